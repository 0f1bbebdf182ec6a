// What an option would change in what the players have: the number now, and the number then.
import { countOf } from '../players/state';
import type { SeatView, View } from '../types';
import type { AmountIcon } from './gains';

export interface Change {
  readonly icon: AmountIcon;
  readonly before: number;
  readonly after: number;
}

export interface SeatChange {
  readonly seat: number;
  readonly changes: readonly Change[];
  /** What the hand is worth, where it is one's own and changes. */
  readonly worth: { readonly before: number; readonly after: number } | null;
}

const COUNTS: readonly (readonly [AmountIcon, (seat: SeatView) => number])[] = [
  ['points', ({ vp }) => vp],
  ['capital', ({ capital }) => countOf(capital)],
  ['building_card', ({ cards }) => countOf(cards)],
  ['privilege', ({ privileges }) => privileges],
  ['work', ({ works }) => works],
  ['fair', ({ fair }) => fair],
];

/** The seats with other numbers than now, your own first. */
export function changed(now: View, then: View, you: number): readonly SeatChange[] {
  const found = now.seats.flatMap((before, i): SeatChange[] => {
    const after = then.seats[i];
    if (!after) return [];
    const changes = COUNTS.flatMap(([icon, count]): Change[] =>
      count(before) === count(after) ? [] : [{ icon, before: count(before), after: count(after) }],
    );
    const worth =
      before.worth !== null && after.worth !== null && before.worth !== after.worth
        ? { before: before.worth, after: after.worth }
        : null;
    return changes.length || worth ? [{ seat: i + 1, changes, worth }] : [];
  });
  return found.sort((a, b) => Number(b.seat === you) - Number(a.seat === you));
}
