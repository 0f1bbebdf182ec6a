// The types of what crosses the network, by the names the client uses. `wire.ts` is generated from the server's
// document by `npm run types`. A field with a default may be left out on the wire; `fill.ts` puts it back at the
// edge, so that inside it is always there.
import type { Change } from './changes';
import type { components } from './wire';

type Schemas = components['schemas'];
/** A type in place of fields the document cannot describe. */
type With<T, Fields> = Omit<T, keyof Fields> & Fields;

export type Said = Schemas['Said'];
export type Row = Schemas['Row'];
export type Told = With<
  Schemas['Told'],
  {
    /** The key of the thing concerned. */
    readonly what: string;
    /** How much; below 0 is a loss. */
    readonly amount: number;
    /** The place it came from. */
    readonly origin: string;
    /** The places it passed, in order, the last one included. */
    readonly way: readonly string[];
  }
>;
export type Step = Schemas['Step'];
export type Explained = Schemas['Explained'];
export type Entry = With<
  Schemas['Entry'],
  {
    readonly told: readonly Told[];
    /** It began a turn. */
    readonly opens: boolean;
  }
>;
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

/** The document that updates change; a part that is at its default may be left out of it. */
export interface TableDocument {
  readonly room: Room;
  readonly view: View | null;
  readonly asked: Asked | null;
}

/** What comes: the lines after `since`, what they change, and the tables on the way there. */
export interface SentUpdate {
  readonly type: 'update';
  readonly seq: number;
  readonly at: number;
  readonly since: number;
  readonly changes: readonly Change[];
  readonly entries: readonly Entry[];
  /** Each leads on from the view before it, the first from the view before the update. */
  readonly scenes: readonly (readonly Change[])[];
}

/** The table after line `seq`, whole. */
export interface Update extends TableDocument {
  readonly seq: number;
  readonly at: number;
  readonly since: number;
  readonly entries: readonly Entry[];
  readonly scenes: readonly View[];
}

export type Done = Schemas['Done'];
export type Refused = Schemas['Refused'];
export type SentPreview = With<
  Omit<Schemas['Preview'], 'view'>,
  {
    readonly told: readonly Told[];
    /** Against the view as it is; null when nobody can know the table after it. */
    readonly changes: readonly Change[] | null;
    /** Nothing that follows is left out. */
    readonly whole: boolean;
  }
>;
/** What an option would cause, with the table after it if it can be known. */
export type Preview = Omit<SentPreview, 'changes'> & { readonly view: View | null };
export type Why = Schemas['Why'];
export type Forecast = With<Schemas['Forecast'], { readonly told: readonly Told[] }>;
export type Pong = Schemas['Pong'];
export type Bye = Schemas['Bye'];
export type FromServer = SentUpdate | Done | Refused | SentPreview | Why | Forecast | Pong | Bye;

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
