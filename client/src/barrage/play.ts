// What the drawings of Barrage know of the table they are drawn on. `table.svelte.ts` keeps it.
import type { Room, Row, Said } from '../lib/types';
import type { Asked, Components, Preview, Told, View } from './types';

export type CardKind =
  | 'space'
  | 'site'
  | 'headstream'
  | 'contract'
  | 'tile'
  | 'company'
  | 'officer'
  | 'work'
  | 'building'
  | 'bonus'
  | 'objective'
  | 'automa'
  | 'term'; // a thing without a tile: credit, excavator, engineer, wheel ...

export interface Play {
  readonly components: Components;
  /** The table as it is. */
  readonly view: View;
  /** The table as it would be after the option in focus; equal to `view` when nothing is previewed. */
  readonly shown: View;
  readonly preview: Preview | null;
  readonly room: Room;
  readonly asked: Asked | null;
  /** Your seat from 1; 0 looks on. */
  readonly you: number;
  /** Where the water would go, when the forecast is switched on. */
  readonly forecast: readonly Told[] | null;
  /** The place in focus: hovered, focused by the keyboard, or tapped once. */
  readonly focused: string | null;
  /** Places to outline for a moment: what just changed, or what a line of the log points at. */
  readonly flashing: ReadonlySet<string>;
  /** How far the drawing may move: 'full', or 'none' for reduced motion. */
  readonly motion: 'full' | 'none';

  /**
   * The options at a place; empty when it cannot be chosen now. An option that has no place on the board stands
   * at its kind: `pass`, `skip`, `architect`, `pay`, `drops`, `engineers`, `excavators`. A construction stands at
   * its structure: `base` to `building`.
   */
  legal(place: string): Row[];
  /** Hover, keyboard focus and first tap: the preview. `null` leaves. */
  focus(place: string | null): void;
  /** Click, Enter, second tap: choose if legal, otherwise explain why not. */
  choose(place: string): void;
  /** Open the card of a component beside the element. */
  card(kind: CardKind, key: string, anchor: Element): void;
  /** A sentence of the game, in the reader's language. */
  say(said: Said): string;
  /** A sentence of the client, by its key. */
  ui(key: string, args?: Record<string, string | number>): string;
  /** The company of a seat (from 1), or null before it has one. */
  company(seat: number): string | null;
}
