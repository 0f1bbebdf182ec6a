// How a row of building cards lies: open or closed, which halves meet, what its ends take.
import type { Printed } from '../art/cards';

export const OPEN = 96;
export const CLOSED = 38;
const GAP = 8;
/** From so many cards on those that cannot act are closed. */
const MANY = 9;

export interface Laid {
  readonly isOpen: boolean;
}

/** Which cards lie open: the ends and whatever can act always, the others while there is room. */
export function layOut(acts: readonly boolean[], room: number, open: number = OPEN): readonly Laid[] {
  const whole = acts.length * (open + GAP) - GAP;
  if (acts.length < MANY && whole <= room) return acts.map(() => ({ isOpen: true }));
  return acts.map((can, i) => ({ isOpen: can || i === 0 || i === acts.length - 1 }));
}

export interface Meeting {
  readonly top: string | null;
  readonly bottom: string | null;
}

type Halves = Pick<Printed, 'top' | 'bottom'>;

/** The colours in which two neighbours meet. */
export const meeting = (left: Halves, right: Halves): Meeting => ({
  top: left.top === right.top ? left.top : null,
  bottom: left.bottom === right.bottom ? left.bottom : null,
});

export const COLOURS = ['violet', 'green', 'blue', 'red'] as const;

/** How often each colour occurs among the halves of a row. */
export const countColours = (row: readonly Halves[]): Readonly<Record<(typeof COLOURS)[number], number>> => {
  const count = (colour: string) =>
    row.filter(({ top }) => top === colour).length + row.filter(({ bottom }) => bottom === colour).length;
  return { violet: count('violet'), green: count('green'), blue: count('blue'), red: count('red') };
};
