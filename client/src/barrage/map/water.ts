// The course of the rivers, and the ways drops take in a story of events. The course is told by the components.
import type { Said, Told } from '../../lib/types';
import type { Components } from '../types';
import { Way, type Point } from './curves';
import { LEGS, PIPES, POWERHOUSES } from './geometry';

export const EXIT_LEFT = 'XL';
export const EXIT_RIGHT = 'XR';

type Facts = Pick<Components, 'sites' | 'flows' | 'headstreams'>;

/** One drop, from where it starts to where it stops. */
export interface Run {
  /** The conduit it came through, or null for a river. */
  readonly conduit: string | null;
  /** The headstream or powerhouses it starts at; null when only its end is known. */
  readonly start: string | null;
  /** The places it passes, each the start of a leg. */
  readonly legs: readonly string[];
  /** A dam or an exit. */
  readonly stop: string;
  /** Where in the story it is told. */
  readonly event: number;
}

/** The next place down the river, or null behind an exit. */
export function downstream(facts: Facts, place: string): string | null {
  const head = facts.headstreams.find((h) => h.key === place);
  if (head) return `B${head.basin}U`;
  if (/^B\d+U$/.test(place)) return place.replace('U', 'L');
  const basin = Number(place.match(/^[BP](\d+)/)?.[1] ?? 0);
  if (place === `P${basin}` && facts.sites.some((site) => site.key === `B${basin}U`)) return `B${basin}U`;
  const next = facts.flows[String(basin)];
  if (next === undefined) return null;
  if (next > 0) return `P${next}`;
  return next === -1 ? EXIT_LEFT : EXIT_RIGHT;
}

/** The legs from one place down to another; empty when the water does not get there. */
export function legsBetween(facts: Facts, start: string, stop: string): string[] {
  const legs: string[] = [];
  for (let at: string | null = start; at && at !== stop; at = downstream(facts, at)) legs.push(at);
  const last = legs[legs.length - 1];
  return last && downstream(facts, last) === stop ? legs : [];
}

const count = (said: Said): number => Number(said.args?.n ?? 1);

interface Spring {
  readonly start: string;
  readonly conduit: string | null;
  left: number;
}

/** Every drop that runs in a story. A drop that stops starts where the last water was let go. */
export function runsOf(facts: Facts, story: readonly Told[]): Run[] {
  const runs: Run[] = [];
  let spring: Spring | null = null;
  story.forEach((told, event) => {
    if (told.kind === 'event-spent') {
      const conduit = told.places[1] ?? '';
      const end = facts.sites.find((site) => site.key === conduit)?.end ?? 0;
      spring = { start: `P${end}`, conduit, left: count(told.said) };
    } else if (told.kind === 'event-flows') {
      spring = { start: told.places[0] ?? '', conduit: null, left: 1 };
    }
    const stop = stopOf(told);
    if (!stop) return;
    const from = headOf(told) ?? taken(spring);
    const start = from?.start ?? null;
    const legs = start ? legsBetween(facts, start, stop) : [];
    runs.push({ conduit: from?.conduit ?? null, start, legs, stop, event });
  });
  return runs;
}

function stopOf(told: Told): string | null {
  if (told.kind === 'event-held') return told.places[0] ?? null;
  if (told.kind === 'event-leaves-left') return EXIT_LEFT;
  return told.kind === 'event-leaves-right' ? EXIT_RIGHT : null;
}

/** In the water phase the drop says itself which headstream it comes from. */
function headOf(told: Told): { start: string; conduit: null } | null {
  const key = told.source.key === 'headstream' ? told.source.args?.key : undefined;
  return typeof key === 'string' ? { start: key, conduit: null } : null;
}

function taken(spring: Spring | null): Spring | null {
  if (!spring || spring.left < 1) return null;
  spring.left -= 1;
  return spring;
}

/** The line a run draws on the map, without its pipe. */
export function wayOf(run: Run): Way {
  const points: Point[] = [];
  for (const leg of run.legs) points.push(...(LEGS[leg]?.points ?? []).slice(points.length ? 1 : 0));
  return new Way(points);
}

/** The powerhouses of a basin a pipe ends at; the middle of them. */
export function pipeEnd(conduit: string): Point {
  const pipe = PIPES[conduit];
  return pipe?.points[pipe.points.length - 1] ?? [0, 0];
}

/** The powerhouse spaces of a basin, in the order they are printed. */
export const housesOf = (basin: number): string[] =>
  Object.keys(POWERHOUSES).filter((key) => key.startsWith(`P${basin}_`));
