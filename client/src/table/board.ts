// What the table may ask of the board that is drawn on the screen.
import type { Told } from '../lib/types';

/** Draws events on the board. `speed` 2 is twice as fast. */
export interface Animator {
  play(events: readonly Told[], speed: number): Promise<void>;
  skip(): void;
}

export interface BoardHandle extends Animator {
  /** Bring a place into sight. */
  showPlace(key: string): void;
  /** Move the keyboard's focus into the board, to a place or to where it was. */
  enter(key?: string): void;
  /** To the next or previous place that can be chosen; false when there is none. */
  nextLegal(step: 1 | -1): boolean;
}
