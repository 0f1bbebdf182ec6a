// How the capital cards of a hand lie: fanned by colour, or open side by side while cards are to be chosen.
import type { ColourView } from '../types';

export interface Fanned {
  readonly card: string;
  /** Its place in the hand, from 0. */
  readonly place: number;
  /** Pixels from the left edge of the fan. */
  readonly x: number;
  /** Another card lies on its right half. */
  readonly covered: boolean;
}

export interface FannedColour {
  readonly colour: string;
  readonly worth: number;
  readonly x: number;
  readonly width: number;
  readonly cards: readonly Fanned[];
}

/** Least that must show of a card under another: its letter and its value. */
const LEAST = 28;
const GAP = 12;
const BETWEEN = 5;
/** Under an open card stands what it would do. */
const WORDS = 56;

/** The colours of a hand side by side. `step` is how far a card lies from the one before it. */
function lay(colours: readonly ColourView[], card: number, step: number): readonly FannedColour[] {
  let x = 0;
  let place = 0;
  return colours.map(({ colour, worth, cards }) => {
    const first = x;
    const laid = cards.map((key, i) => ({
      card: key,
      place: place + i,
      x: first + i * step,
      covered: step < card && i < cards.length - 1,
    }));
    const width = card + (cards.length - 1) * step;
    place += cards.length;
    x += width + GAP;
    return { colour, worth, x: first, width, cards: laid };
  });
}

export const widthOf = (fan: readonly FannedColour[]): number => {
  const last = fan.at(-1);
  return last ? last.x + last.width : 0;
};

/** The fan in a room of so many pixels; open, no card covers another as long as there is room. */
export function fanOf(
  colours: readonly ColourView[],
  card: number,
  room: number,
  isOpen: boolean,
): readonly FannedColour[] {
  const steps = colours.reduce((sum, { cards }) => sum + cards.length - 1, 0);
  const fixed = colours.length * card + Math.max(0, colours.length - 1) * GAP;
  const most = isOpen ? Math.max(card + BETWEEN, WORDS) : Math.max(LEAST, card * 0.55);
  const step = steps ? Math.min(most, Math.max(LEAST, (room - fixed) / steps)) : most;
  return lay(colours, card, step);
}
