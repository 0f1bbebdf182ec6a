// What a player is about, in a word: the facts are the server's, the word is chosen here.
import type { View } from '../types';

export type PlayerState =
  | { readonly is: 'now' | 'next' | 'passed' | 'waits' | 'done' | 'nothing' }
  | { readonly is: 'to-send'; readonly n: number };

/** Whether a seat has an assistant in a building whose stage is still to come or under way. */
function stands({ town, stages_over }: View, seat: number): boolean {
  return Object.values(town)
    .slice(stages_over)
    .some(({ queue }) => queue.some((discs) => discs.includes(seat)));
}

/** Who sends next after the one that is asked. */
function next({ order, seats }: View, asked: number): number {
  const at = order.indexOf(asked);
  const after = [...order.slice(at + 1), ...order.slice(0, at)];
  return after.find((seat) => !seats[seat - 1]?.passed && (seats[seat - 1]?.assistants ?? 0) > 0) ?? 0;
}

/** `asked`: the seat that is asked now, 0 when nobody is. */
export function stateOf(view: View, asked: number, seat: number): PlayerState {
  if (view.phase === 'over') return { is: 'nothing' };
  if (seat === asked) return { is: 'now' };
  const { passed = false, assistants = 0 } = view.seats[seat - 1] ?? {};
  switch (view.phase) {
    case 'assistants':
      if (passed || !assistants) return { is: 'passed' };
      return seat === next(view, asked) ? { is: 'next' } : { is: 'to-send', n: assistants };
    case 'buildings':
      if (view.acting?.seat === seat) return { is: 'now' };
      return view.season === 'winter' ? { is: 'nothing' } : { is: stands(view, seat) ? 'waits' : 'done' };
    default:
      return { is: 'nothing' };
  }
}

/** How many: a hand of one's own is a list, that of another a number. */
export const countOf = (cards: readonly string[] | number): number =>
  typeof cards === 'number' ? cards : cards.length;
