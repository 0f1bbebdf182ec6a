// What a preview adds to the table: the difference of two scenes, and what its story says.
import type { EventKind, QuestionKind, Told } from '../types';
import type { IconName } from '../art/icons';
import type { Play } from '../play';
import type { Point } from './curves';
import { DAMS, HEADSTREAMS, kindOf, PIPES, POWERHOUSES } from './geometry';
import { sceneOf, type Scene } from './scene';
import { runsOf, type Run } from './water';

export interface Added {
  readonly dams: readonly { readonly key: string; readonly above: number }[];
  readonly conduits: readonly string[];
  readonly houses: readonly string[];
}

const fresh = (
  after: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): string[] => Object.keys(after).filter((key) => !(key in before));

/** Pieces that stand in the second scene and not in the first. */
export function addedTo(before: Scene, after: Scene): Added {
  const dams = Object.entries(after.dams)
    .map(([key, dam]) => ({ key, above: before.dams[key]?.level ?? 0, level: dam.level }))
    .filter(({ level, above }) => level > above);
  return {
    dams,
    conduits: fresh(after.conduits, before.conduits),
    houses: fresh(after.houses, before.houses),
  };
}

export interface ChangeAt {
  readonly key: string;
  readonly at: Point;
  readonly n: number;
  readonly icon: IconName;
  readonly before?: number;
}

/** How many drops each dam and headstream would gain or lose. */
export function drops(before: Scene, after: Scene): ChangeAt[] {
  const changes: ChangeAt[] = [];
  for (const [key, dam] of Object.entries(after.dams)) {
    const was = before.dams[key]?.drops ?? 0;
    const [x, y] = DAMS[key] ?? [0, 0];
    if (dam.drops !== was) changes.push({ key, at: [x + 66, y - 30], n: dam.drops - was, icon: 'drop' });
  }
  for (const [key, head] of Object.entries(after.heads)) {
    const was = before.heads[key]?.drops ?? 0;
    const [x, y] = HEADSTREAMS[key] ?? [0, 0];
    if (head.drops !== was)
      changes.push({ key, at: [x + 24, y - 20], n: head.drops - was, icon: 'drop', before: was });
  }
  return changes;
}

/** What a production brings, at the hall, and what the owner of the pipe gains, beside it. */
export function gains(story: readonly Told[]): ChangeAt[] {
  const sums = new Map<string, ChangeAt>();
  for (const gain of gainsOf(story)) {
    sums.set(gain.key, { ...gain, n: gain.n + (sums.get(gain.key)?.n ?? 0) });
  }
  return [...sums.values()];
}

function gainsOf(story: readonly Told[]): ChangeAt[] {
  return story.flatMap((told): ChangeAt[] => {
    const { amount: n, origin } = told;
    const house = POWERHOUSES[told.places[0] ?? ''];
    if (told.kind === 'produced' && house) {
      return [{ key: 'energy', at: [house[0] + 62, house[1]], n, icon: 'energy' }];
    }
    const pipe = PIPES[origin];
    if (told.kind === 'vp' && pipe)
      return [{ key: `${origin} vp`, at: pipe.at(pipe.length / 2), n, icon: 'vp' }];
    return [];
  });
}

const PRODUCES: ReadonlySet<EventKind> = new Set(['spent', 'produced']);

/** Dam, pipe and hall of the productions in a story; empty when there is none. */
export function producing(story: readonly Told[]): Set<string> {
  return new Set(story.filter((told) => PRODUCES.has(told.kind)).flatMap((told) => told.places));
}

/** A preview as the map shows it. */
export interface PreviewSeen {
  /** The map as it would be; null when nothing is previewed. */
  readonly after: Scene | null;
  readonly story: readonly Told[];
  readonly runs: readonly Run[];
  readonly producing: ReadonlySet<string>;
}

const BUILDS: ReadonlySet<QuestionKind> = new Set(['site', 'free_build']);

/** The site in focus when the question is where to build: the piece will stand there, whatever is asked next. */
function promised({ asked, you, focused, legal }: Play): string | null {
  if (!focused || !asked || asked.seat !== you || !BUILDS.has(asked.kind)) return null;
  return kindOf(focused) && legal(focused).length ? focused : null;
}

/** The scene with one more piece on a site: a base or elevation, a conduit, a powerhouse. */
export function withPiece(scene: Scene, site: string, company: string | null): Scene {
  const kind = kindOf(site);
  if (kind === 'conduit') return { ...scene, conduits: { ...scene.conduits, [site]: company } };
  if (kind === 'powerhouse') return { ...scene, houses: { ...scene.houses, [site]: company } };
  if (kind !== 'dam') return scene;
  const { level, drops, capacity } = scene.dams[site] ?? { level: 0, drops: 0, capacity: 0 };
  const dam = { company, level: level + 1, drops, capacity: capacity + 1 };
  return { ...scene, dams: { ...scene.dams, [site]: dam } };
}

export function previewOf(play: Play): PreviewSeen {
  const { preview, components, company } = play;
  const story = preview?.told ?? [];
  const site = promised(play);
  const after = preview || site ? sceneOf(play.shown, components, company) : null;
  const isTold = story.some((told) => told.kind === 'built');
  return {
    after: after && site && !isTold ? withPiece(after, site, company(play.you)) : after,
    story,
    runs: runsOf(story),
    producing: producing(story),
  };
}
