// What the cards of a row can do now: they work themselves, or a good may be put onto an input.
import type { Printed } from '../art/cards';
import type { CraftsmenPlay } from '../table/play.svelte';

type Source = Pick<CraftsmenPlay, 'legal' | 'asked' | 'you'>;

const CRAFT = ['craft', 'raw'];

/** An input goes by its card and the good it takes. */
export const inputPlace = (card: string, good: string): string => `${card} ${good}`;

/** Inputs of a card that can be chosen now. */
export const inputsOf = (play: Source, { key, inputs }: Printed): readonly string[] =>
  inputs.filter((good) => play.legal(inputPlace(key, good)).length > 0);

/** The place a card stands for while work points are spent: itself, or the raw material it makes. */
export function workPlace(play: Source, { key, good, inputs }: Printed): string | null {
  if (!CRAFT.includes(play.asked?.kind ?? '')) return null;
  return inputs.length ? key : good;
}

/** Whether a card of a row can be chosen, or a part of it. */
export function actsOf(play: Source, card: Printed | null, seat: number): boolean {
  if (!card || seat !== play.you) return false;
  const place = workPlace(play, card);
  return (place !== null && play.legal(place).length > 0) || inputsOf(play, card).length > 0;
}
