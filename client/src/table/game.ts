// What a game gives the table that shows it: names, marks, places to look at, and drawings of its own. The table
// asks; the game's drawings answer. `plain/` answers for a game that has none.
import type { Component } from 'svelte';
import type { Asked, Preview, Row, Said, Standing, Told } from '../lib/types';

/** One of the places a drawn table is divided into. */
export interface Tab {
  readonly key: string;
  /** What is drawn on the 24-unit grid. */
  readonly icon: string;
  /** It shows what is the reader's own: nothing for who looks on. */
  readonly own?: boolean;
}

/** Where a letter leads. */
export interface Area {
  /** As in `data-area`. */
  readonly name: string;
  readonly tab?: string;
  /** Behind which tab it is where it has no place of its own. */
  readonly orTab?: string;
  /** The board itself takes the focus. */
  readonly isBoard?: boolean;
}

/** A line of the list of keys. */
export interface Key {
  /** As it is written in the list of keys. */
  readonly keys: string;
  /** The message that says what it does. */
  readonly does: string;
}

/** An event that begins a part of the log. */
export interface Heading {
  readonly part: 'round' | 'phase';
  readonly said: Said;
}

/** How the events of a game are told. */
export interface Telling {
  /** It says nothing beyond amounts, which `Gains` shows. */
  isAmount(told: Told): boolean;
  /** A step of a machine's reasoning; its explanation has it. */
  isReasoning(told: Told): boolean;
  /** Told only to those who look closer. */
  isMinor(told: Told): boolean;
  /** Said aloud to those who listen. */
  isSpoken(told: Told): boolean;
  headingOf(told: Told): Heading | null;
  /** How long it takes to draw, roughly, in milliseconds; 0 when it is not drawn. */
  lengthOf(told: Told): number;
}

/** A group of options. */
export interface GroupName {
  readonly key: string;
  /** Its heading; null when it needs none. */
  readonly said: Said | null;
}

/** How the sentences of a game name a seat: `key` by its number `n`, `named` by who sits there, `name`. */
export interface SeatMessage {
  readonly key: string;
  readonly named: string;
}

export interface Drawings extends Telling {
  /** The name a seat goes by; null when it has none yet. */
  seatName(seat: number): Said | null;
  /** Where seats go by who sits there, and not by what they play. */
  readonly seatMessage?: SeatMessage;
  /** A fill for what belongs to a seat. */
  seatFill(seat: number): string;
  readonly SeatMark: Component<{ seat: number; size?: number; title?: string }>;

  /** The tabs of a narrow screen; the first is the board, which a wide screen always shows. */
  readonly tabs: readonly Tab[];
  tabName(tab: string): string;
  /** Where the options of a question lie; null when they lie nowhere in particular. */
  tabOf(asked: Asked): string | null;
  readonly TabContent: Component<{ tab: string; isNarrow: boolean }> | null;
  /** Letters that lead to a part of the board. */
  readonly areas: Readonly<Record<string, Area>>;
  /** Keys that only this game has. */
  readonly keys: readonly Key[];
  /** A letter that means something in this game alone; false when it does not. */
  press?(letter: string): boolean;
  /** The game can say what will happen by itself. */
  readonly hasForecast: boolean;

  groupOf(row: Row): GroupName;
  /** The text of a clause, by its number. */
  clause(number: string): Said | null;
  /** Open what is printed on the thing at a place; false when there is nothing. */
  openCard(place: string, anchor: Element): boolean;

  /** What a place is called where a sentence names it; null when nothing could show it. Without it, by its key. */
  placeName?(place: string): string | null;

  /** Amounts as icons. */
  readonly Gains: Component<{ told: readonly Told[]; seat?: number }> | null;
  /** What an option changes, in numbers. */
  readonly Changes: Component<{ preview: Preview }> | null;
  /** The winner's picture. */
  readonly Poster: Component<{ standings: readonly Standing[] }> | null;
  /** The board in words. */
  readonly TextBoard: Component;
  readonly TextSituation: Component;
}
