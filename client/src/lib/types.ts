// The types of what crosses the network, by the names the client uses. `wire.ts` is generated from the server's
// document by `npm run types`. A field with a default may be left out on the wire; `fill.ts` puts it back at the
// edge, so that inside it is always there.
import type { components } from './wire';

type Schemas = components['schemas'];
/** A type in place of fields the document cannot describe. */
type With<T, Fields> = Omit<T, keyof Fields> & Fields;

export type Said = Schemas['Said'];
export type Row = Schemas['Row'];
export type Told = Schemas['Told'];
export type Step = Schemas['Step'];
export type Explained = Schemas['Explained'];
export type Entry = Schemas['Entry'] & { /** It began a turn. */ readonly opens: boolean };
export type Asked = With<
  Schemas['Asked'],
  { /** The word of the question, for programs. */ readonly kind: string }
>;
export type Chair = With<
  Omit<Schemas['Chair'], 'bot'>,
  {
    /** "person", "bot", or one that the game declares. */
    readonly kind: string;
    /** How it plays; empty for a person. */
    readonly level: string;
    /** The bot that plays for the person; empty when none does. */
    readonly stand_in: string;
  }
>;
export type UndoAsked = With<
  Schemas['UndoAsked'],
  { /** The line of the request. */ readonly request: number }
>;
export type Standing = Schemas['Standing'];
export type Room = With<
  Schemas['Room'],
  { readonly chairs: readonly Chair[]; readonly undo_asked: UndoAsked | null }
>;
export type Options = Room['options'];

export type Pace = Schemas['NewTable']['pace'];
export type Phase = Room['phase'];

/** The table as one seat sees it. What is in it only the game's own drawings know. */
export type View = Readonly<Record<string, unknown>>;

// From the server, live

export type Update = With<
  Schemas['Update'],
  {
    readonly room: Room;
    readonly asked: Asked | null;
    readonly view: View | null;
    readonly entries: readonly Entry[];
    readonly scenes: readonly View[];
  }
>;
export type Done = Schemas['Done'];
export type Refused = Schemas['Refused'];
export type Preview = With<Schemas['Preview'], { readonly view: View }>;
export type Why = Schemas['Why'];
export type Forecast = Schemas['Forecast'];
export type Pong = Schemas['Pong'];
export type Bye = Schemas['Bye'];
export type FromServer = Update | Done | Refused | Preview | Why | Forecast | Pong | Bye;

// To the server, live. What carries a key changes the table; what carries an `ask` only asks.

export type ToServer =
  | Exclude<Schemas['ToServer'], { type: 'ask_why' | 'answer_undo' | 'replace' }>
  | With<Schemas['AskWhy'], { readonly place?: string }>
  | With<Schemas['AnswerUndo'], { readonly request: number }>
  | Omit<Schemas['Replace'], 'bot'>;

// Over HTTP

export type Problem = Schemas['Problem'];
export type Person = Schemas['Person'];
export interface NewChair {
  readonly kind: string;
  /** Empty: as the game or the house has it. */
  readonly level: string;
}
export interface NewTable {
  readonly game: string;
  readonly chairs: readonly NewChair[];
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly name: string | null;
  readonly seed: string | null;
  readonly pace: Pace;
  readonly public: boolean;
}
/** What a table of a game may be made with. */
export interface GameInfo {
  readonly key: string;
  readonly seats: { readonly least: number; readonly most: number; readonly default: number };
  readonly options: readonly GameOption[];
  /** The kinds of chair that the game plays by itself. */
  readonly chairs: readonly ChairKind[];
  readonly exclusions: readonly Exclusion[];
}

export interface GameOption {
  readonly key: string;
  readonly kind: 'flag' | 'choice';
  readonly values: readonly string[];
  readonly default: string;
}

export interface ChairKind {
  readonly kind: string;
  readonly levels: readonly string[];
  readonly default: string;
  readonly most: number;
  /** The option that lists them. */
  readonly option: string;
}

/** Options under one key that have one of these values; "yes" for a flag, and for a kind of chair that sits. */
export interface Setting {
  readonly key: string;
  readonly values: readonly string[];
}

/** Two settings that cannot go together, and the clause that says so. */
export interface Exclusion {
  readonly one: Setting;
  readonly other: Setting;
  readonly clause: string;
}

export type TableSummary = With<Schemas['TableSummary'], { readonly chairs: readonly Chair[] }>;
export type TableList = Readonly<Record<'yours' | 'open' | 'watch', readonly TableSummary[]>>;
export type Book = With<Schemas['Book'], { readonly entries: readonly Entry[] }>;
export type Health = Schemas['Health'];
