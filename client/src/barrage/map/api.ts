// What the table may ask of the map.
import type { Told } from '../types';

/** How far the page covers the map at its edges, in pixels: the sheet of a phone, a header. */
export interface Inset {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

export interface MapHandle {
  /** The whole map. */
  fit(): void;
  zoom(direction: 'in' | 'out'): void;
  /** Bring a place into sight, larger if it is small. */
  showPlace(key: string): void;
  /** Move the keyboard's focus into the map, to a place or to where it was. */
  enter(key?: string): void;
  /** To the next or previous place that can be chosen; false when there is none. */
  nextLegal(step: 1 | -1): boolean;
  /**
   * Show a story of events moving, in its order. The view is already that after it; the map draws what has not
   * moved yet as it was. Resolves when all has come to rest. A second story begins when the first is done.
   */
  play(story: readonly Told[], speed?: number): Promise<void>;
  /** Everything at once where it belongs. */
  skip(): void;
}
