// The ways drops take in a story of events, as the events tell them.
import type { EventKind, Told } from '../types';
import { Way, type Point } from './curves';
import { LEGS, PIPES } from './geometry';

/** One drop, from where it starts to where it stops. */
export interface Run {
  /** The conduit it came through, or null for a river. */
  readonly conduit: string | null;
  /** The places it passes, each the start of a leg: first a headstream or powerhouses. */
  readonly legs: readonly string[];
  /** A dam or an exit. */
  readonly stop: string;
  /** Where in the story it is told. */
  readonly event: number;
}

const STOPS: ReadonlySet<EventKind> = new Set(['held', 'leaves']);

/** Every drop that runs in a story. */
export function runsOf(story: readonly Told[]): Run[] {
  return story.flatMap((told, event) => (STOPS.has(told.kind) ? [runOf(told, event)] : []));
}

/** A drop starts on the headstream it waited on, at the one it was put on, or after the conduit of its dam. */
function runOf({ origin, way }: Told, event: number): Run {
  const conduit = way.find((place) => place in PIPES) ?? null;
  const river = conduit ? way.slice(1) : [origin, ...way].filter(Boolean);
  return { conduit, legs: river.slice(0, -1), stop: river.at(-1) ?? '', event };
}

/** The line a run draws on the map, without its pipe. */
export function wayOf(run: Run): Way {
  const points: Point[] = [];
  for (const leg of run.legs) points.push(...(LEGS[leg]?.points ?? []).slice(points.length ? 1 : 0));
  return new Way(points);
}
