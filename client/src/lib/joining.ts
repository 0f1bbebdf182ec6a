// What comes in pieces, put together: lines of a book, and the tables on the way through an answer.
import { changed, type Change } from './changes';
import type { Entry, View } from './types';

/** The tables on the way, each from the one before. */
export function scenesFrom(view: View | null, scenes: readonly (readonly Change[])[]): readonly View[] {
  const views: View[] = [];
  scenes.reduce<View | null>((now, changes) => {
    const next = changed(now, changes);
    if (next) views.push(next);
    return next;
  }, view);
  return views;
}

/** Two runs of lines as one, in order, each line once; the later word about a line holds. */
export function merged(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  const first = after[0];
  if (!first) return before;
  const last = after[after.length - 1] ?? first;
  return [
    ...before.filter((entry) => entry.seq < first.seq),
    ...after,
    ...before.filter((entry) => entry.seq > last.seq),
  ];
}
