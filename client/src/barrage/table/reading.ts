// The board as sentences, basin by basin and company by company, from the same view the drawings use.
import type { SiteComponent } from '../types';
import { capital, joined } from '../boards/facts';
import type { BarragePlay } from './play.svelte';

const sentence = (parts: readonly (string | false | null | undefined)[]): string =>
  `${capital(joined(parts))}.`;

function ownerName(play: BarragePlay, owner: number | 'neutral'): string {
  return owner === 'neutral' ? play.say({ key: 'neutral' }) : play.name(owner);
}

/** Who has built on a building space, and what. */
function built(play: BarragePlay, site: SiteComponent): string | null {
  const { dams, conduits, powerhouses } = play.view;
  const dam = dams[site.key];
  if (dam) {
    const { level, drops, capacity } = dam;
    return play.ui('table-read-dam', { owner: ownerName(play, dam.owner), level, drops, capacity });
  }
  const owner = conduits[site.key] ?? powerhouses[site.key];
  return owner === undefined ? null : ownerName(play, owner);
}

/** A building space in words: what it is, who is there, and whether it can be chosen. */
export function siteLine(play: BarragePlay, site: SiteComponent): string {
  return sentence([
    play.say(site.said),
    site.red && play.ui('table-read-red'),
    built(play, site) ?? play.ui('table-read-empty'),
    play.legal(site.key).length > 0 && play.ui('table-read-legal'),
  ]);
}

export interface Basin {
  readonly number: number;
  readonly title: string;
  readonly lines: readonly string[];
}

export function basins(play: BarragePlay): readonly Basin[] {
  const { sites, flows, headstreams } = play.components;
  return Object.entries(flows).map(([key, next]) => {
    const number = Number(key);
    const here = sites.filter((site) => site.basin === number && site.kind !== 'building');
    const area = here[0]?.area;
    const to = next < 0 ? play.ui('table-read-exit') : play.ui('table-read-flows', { n: next });
    const title = joined([
      play.ui('table-read-basin', { n: number }),
      area && play.say({ key: `area-${area}` }),
      to,
    ]);
    const heads = headstreams.flatMap((head, i) => (head.basin === number ? [headLine(play, i)] : []));
    return { number, title, lines: [...heads, ...here.map((site) => siteLine(play, site))] };
  });
}

function headLine(play: BarragePlay, i: number): string {
  const head = play.components.headstreams[i];
  const now = play.view.headstreams[i];
  const tile = play.components.head_tiles.find((one) => one.key === now?.tile);
  return sentence([
    head && play.say(head.said),
    play.say({ key: 'drops', args: { n: now?.drops ?? 0 } }),
    tile && play.say(tile.said),
    !!head && play.legal(head.key).length > 0 && play.ui('table-read-legal'),
  ]);
}

export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

const SUPPLY = ['vp', 'credits', 'excavators', 'mixers', 'engineers', 'energy'] as const;

/** A company: its supply, its wheel, its tiles and contracts. */
export function companySheet(play: BarragePlay, seat: number): TextSection {
  const own = play.view.seats[seat - 1];
  if (!own) return { title: play.name(seat), lines: [] };
  const names = (keys: readonly string[], of: readonly { key: string; said: { key: string } }[]) =>
    keys.flatMap((key) => {
      const found = of.find((one) => one.key === key);
      return found ? [play.say(found.said)] : [];
    });
  const { tiles, contracts, officers, works, buildings } = play.components;
  const list = (key: string, found: readonly string[]) =>
    found.length > 0 && play.ui(key, { list: found.join('; ') });
  const wheel = own.wheel.flatMap((segment, i) =>
    segment
      ? [
          joined([
            play.say({ key: 'segment', args: { n: i } }),
            ...names(segment.tile ? [segment.tile] : [], tiles),
            play.say({
              key: 'machine-set',
              args: { excavators: segment.excavators, mixers: segment.mixers },
            }),
          ]),
        ]
      : [],
  );
  const lines = [
    SUPPLY.map((key) => play.say({ key, args: { n: own[key] } })).join(', '),
    play.ui('table-read-pieces', {
      bases: own.bases,
      elevations: own.elevations,
      conduits: own.conduits,
      powerhouses: own.powerhouses,
    }),
    list('table-read-officer', names(own.officer ? [own.officer] : [], officers)),
    list('table-read-wheel', wheel),
    list('table-read-tiles', names(own.tiles, tiles)),
    list('table-read-contracts', names(own.contracts, contracts)),
    list('table-read-fulfilled', names(own.fulfilled, contracts)),
    list('table-read-works', names(own.works, works)),
    list('table-read-buildings', names(own.buildings, buildings)),
    own.passed && play.ui('table-read-passed'),
  ];
  return {
    title: play.name(seat),
    lines: lines.filter((line) => line !== false).map((line) => sentence([line])),
  };
}

/** What lies on the boards for everybody. */
export function offer(play: BarragePlay): readonly TextSection[] {
  const { view, components } = play;
  const named = (keys: readonly (string | null)[], of: readonly { key: string; said: { key: string } }[]) =>
    keys.flatMap((key) => {
      const found = of.find((one) => one.key === key);
      return found
        ? [
            sentence([
              play.say(found.said),
              key !== null && play.legal(key).length > 0 && play.ui('table-read-legal'),
            ]),
          ]
        : [];
    });
  const standing = Object.entries(view.spaces).flatMap(([key, space]) => {
    const found = components.spaces.find((one) => one.key === key);
    if (!found || space.blocked || !space.seat) return [];
    const who = play.ui('table-read-stands', { name: play.name(space.seat), n: space.engineers ?? 0 });
    return [sentence([play.say(found.said), who])];
  });
  const sheets: TextSection[] = [
    { title: play.ui('table-read-display'), lines: named(view.display, components.contracts) },
    { title: play.ui('table-read-national'), lines: named(view.national, components.contracts) },
    { title: play.ui('table-read-patents'), lines: named(view.patents, components.tiles) },
    { title: play.ui('table-read-external'), lines: named(view.works, components.works) },
    {
      title: play.ui('table-read-private'),
      lines: named(
        view.buildings.map((one) => one.key),
        components.buildings,
      ),
    },
    { title: play.ui('table-read-bonus'), lines: named(view.bonus, components.bonus) },
    { title: play.ui('table-read-objective'), lines: named([view.objective], components.objectives) },
    { title: play.ui('table-read-spaces'), lines: standing },
  ];
  return sheets.filter((sheet) => sheet.lines.length > 0);
}
