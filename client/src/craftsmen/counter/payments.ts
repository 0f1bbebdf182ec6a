// Laying down cards for a payment: what they are worth so far, and what one card more would make of it. What
// cards are worth and which payments are accepted, the view says.
import { capitalOf } from '../art/cards';
import type { PartView, PaymentView, PaymentWayView } from '../types';

/** What a card of the hand would do for a payment. */
export type Effect =
  | { readonly is: 'down' }
  | { readonly is: 'due' | 'exact' | 'lost'; readonly sum: number; readonly n: number }
  | { readonly is: 'colour' | 'needless' };

const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ');

/** The cards that are laid down, colour by colour, each part with its worth. */
export function partsOf({ parts }: PaymentView, cards: readonly string[]): readonly PartView[] {
  const colours = new Set(cards.map((card) => capitalOf(card).colour));
  return [...colours].flatMap((colour) => {
    const wanted = sorted(cards.filter((card) => capitalOf(card).colour === colour));
    return parts.filter((part) => sorted(part.cards) === wanted);
  });
}

export const worthOf = (payment: PaymentView, cards: readonly string[]): number =>
  partsOf(payment, cards).reduce((sum, part) => sum + part.worth, 0);

/** Whether some cards are part of others, each counted as often as it is there. */
export function isPart(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The payment that these cards make, if it is accepted. */
export function wayOf({ ways }: PaymentView, cards: readonly string[]): PaymentWayView | null {
  return ways.find((way) => sorted(way.cards) === sorted(cards)) ?? null;
}

/** What a card would do on top of those that are down. */
export function effectOf(payment: PaymentView, down: readonly string[], card: string): Effect {
  if (!payment.colours.includes(capitalOf(card).colour)) return { is: 'colour' };
  const with_ = [...down, card];
  if (!payment.ways.some((way) => isPart(with_, way.cards))) return { is: 'needless' };
  const sum = worthOf(payment, with_);
  const way = wayOf(payment, with_);
  if (!way) return { is: 'due', sum, n: Math.max(0, payment.due - sum) };
  return { is: way.over ? 'lost' : 'exact', sum, n: way.over };
}

/** The ways that are worth a button: what contains the cards down, the best first. */
export function bestWays(
  { ways }: PaymentView,
  down: readonly string[],
  most: number,
): readonly PaymentWayView[] {
  return ways.filter((way) => isPart(down, way.cards) && way.cards.length > down.length).slice(0, most);
}
