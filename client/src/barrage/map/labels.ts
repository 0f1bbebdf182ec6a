// The places of the map in full words, for ears and tips.
import type { SiteComponent } from '../types';
import type { Play } from '../play';
import type { Scene } from './scene';

/** What a red border costs more. */
export const SURCHARGE = 3;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

type Words = Pick<Play, 'say' | 'ui' | 'components'>;

function nameOf(words: Words, site: SiteComponent): string {
  const { basin, value, end, key } = site;
  if (site.kind === 'base')
    return words.ui(key.endsWith('U') ? 'map-base-upper' : 'map-base-lower', { basin });
  if (site.kind === 'conduit') {
    return words.ui(key.endsWith('A') ? 'map-conduit-left' : 'map-conduit-right', { basin, value, end });
  }
  return words.ui('map-powerhouse', { basin, n: Number(key.split('_')[1]) });
}

function ownerName(words: Words, company: string | null): string {
  return words.say({ key: company === null ? 'neutral' : `company-${company}` });
}

function stateOf(words: Words, site: SiteComponent, scene: Scene): string {
  const dam = scene.dams[site.key];
  if (dam) {
    const { level, drops, capacity } = dam;
    return words.ui('map-dam', { owner: ownerName(words, dam.company), level, drops, capacity });
  }
  const company = site.kind === 'conduit' ? scene.conduits[site.key] : scene.houses[site.key];
  if (company === undefined) return words.ui('map-empty');
  const key = site.kind === 'conduit' ? 'map-conduit-built' : 'map-powerhouse-built';
  return words.ui(key, { owner: ownerName(words, company) });
}

const isBuilt = ({ key }: SiteComponent, { dams, conduits, houses }: Scene): boolean =>
  key in dams || key in conduits || key in houses;

function headLabel(words: Words, key: string, scene: Scene): string[] {
  const basin = words.components.headstreams.find((head) => head.key === key)?.basin ?? 0;
  const seen = scene.heads[key];
  const parts = [
    words.ui('map-headstream', { key, basin }),
    words.ui('map-waiting', { n: seen?.drops ?? 0 }),
  ];
  if (seen?.rounds) parts.push(words.ui('map-rounds', { drops: seen.rounds.join(', ') }));
  return parts;
}

/** "Basin 7, upper base space, red border, 3 credits more, empty, legal". */
export function labelOf(words: Words, key: string, scene: Scene, legal: boolean): string {
  const site = words.components.sites.find((s) => s.key === key);
  const parts = site ? [nameOf(words, site)] : headLabel(words, key, scene);
  if (site?.red)
    parts.push(isBuilt(site, scene) ? words.ui('map-red-built') : words.ui('map-red', { n: SURCHARGE }));
  if (site) parts.push(stateOf(words, site, scene));
  if (legal) parts.push(words.ui('map-legal'));
  return parts.join(', ');
}
