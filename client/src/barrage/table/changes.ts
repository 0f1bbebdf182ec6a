// What an option would change in the supplies of the companies: the number now, and the number then.
import type { IconName } from '../art/icons';
import type { SeatView, View } from '../types';

export interface Change {
  readonly icon: IconName;
  readonly before: number;
  readonly after: number;
  /** The key of the words for an amount of it. */
  readonly words: string;
}

export interface SeatChange {
  readonly seat: number;
  readonly changes: readonly Change[];
  /** Place on the energy track now and then; both 0 when it stays. */
  readonly rank: { readonly before: number; readonly after: number };
}

type Countable = 'credits' | 'vp' | 'excavators' | 'mixers' | 'engineers' | 'energy';

const COUNTED: readonly (readonly [Countable, IconName])[] = [
  ['credits', 'credits'],
  ['excavators', 'excavator'],
  ['mixers', 'mixer'],
  ['engineers', 'engineer'],
  ['energy', 'energy'],
  ['vp', 'vp'],
];

/** Equal energy is an equal place. */
export function rankOf(view: View, seat: number): number {
  const own = view.seats[seat - 1]?.energy ?? 0;
  return 1 + view.seats.filter((other) => other.energy > own).length;
}

function changesOf(before: SeatView, after: SeatView): readonly Change[] {
  return COUNTED.filter(([key]) => before[key] !== after[key]).map(([key, icon]) => ({
    icon,
    before: before[key],
    after: after[key],
    words: key,
  }));
}

/** The seats with other numbers than now, your own first. */
export function changed(now: View, then: View, you: number): readonly SeatChange[] {
  const found = now.seats.flatMap((before, i): SeatChange[] => {
    const after = then.seats[i];
    if (!after) return [];
    const seat = i + 1;
    const places = { before: rankOf(now, seat), after: rankOf(then, seat) };
    const stays = places.before === places.after || before.energy === after.energy;
    const changes = changesOf(before, after);
    return changes.length ? [{ seat, changes, rank: stays ? { before: 0, after: 0 } : places }] : [];
  });
  return found.sort((a, b) => Number(b.seat === you) - Number(a.seat === you));
}
