// The types of what crosses the network, by the names the client uses. `wire.ts` is generated from the server's
// document by `npm run types`. A field with a default may be left out on the wire; `fill.ts` puts it back at the
// edge, so that inside it is always there.
import type { Change } from './changes';
import type { components } from './wire';

type Schemas = components['schemas'];
/** A type in place of fields the document cannot describe. */
type With<T, Fields> = Omit<T, keyof Fields> & Fields;

export type Said = Schemas['Said'];
/** An option; `then` are answers to the questions that follow, chosen with it. */
export type Row = Schemas['Row'] & { readonly then?: readonly number[] };
/** An event as it is sent: without a source it has that of the event before it. */
export type SentTold = Schemas['Told'];
export type Told = With<SentTold, { readonly source: Said }>;
interface WithTold {
  readonly told: readonly Told[];
}
export type Step = Schemas['Step'];
export type Explained = Schemas['Explained'];
export type SentEntry = Schemas['Entry'];
export type Entry = With<SentEntry, WithTold>;
export type Asked = Schemas['Asked'];
export type Chair = Schemas['Chair'];
export type UndoAsked = Schemas['UndoAsked'];
export type OtherRules = Schemas['OtherRules'];
export type Standing = Schemas['Standing'];
export type Room = Schemas['RoomView'];
export type Pace = Schemas['NewTable']['pace'];
/** The table as one seat sees it. What is in it only the game's own drawings know. */
export type View = Readonly<Record<string, unknown>>;

// From the server, live

/** The document that updates change. */
export interface TableDocument {
  readonly room: Room;
  readonly view: View | null;
  readonly asked: Asked | null;
}

/** What comes: the lines after `since`, what they change, and the tables on the way there. */
export type SentUpdate = With<
  Schemas['Update'],
  {
    readonly entries: readonly Entry[];
    readonly changes: readonly Change[];
    readonly scenes: readonly (readonly Change[])[];
    readonly forget: boolean;
  }
>;

/** The table after line `seq`, whole. */
export interface Update extends TableDocument {
  readonly seq: number;
  readonly at: number;
  readonly since: number;
  readonly entries: readonly Entry[];
  readonly scenes: readonly View[];
  /** Another seat looks than before. */
  readonly forget: boolean;
}

export type Done = Schemas['Done'];
export type Refused = Schemas['Refused'];
/** `changes` against the view as it is; null when nobody can know the table after it. */
export type SentPreview = With<Schemas['Preview'], { readonly changes: readonly Change[] | null }>;
/** What an option would cause, with the table after it if it can be known. */
export type Preview = With<Omit<SentPreview, 'changes'>, WithTold & { readonly view: View | null }>;
export type Why = Schemas['Why'];
export type SentForecast = Schemas['Forecast'];
export type Forecast = With<SentForecast, WithTold>;
/** What one could work towards; what is in it only the game's own drawings know. */
export type Plans = Schemas['Plans'];
/** The seat that looks from here on. */
export type Looking = Schemas['Looking'];
export type Pong = Schemas['Pong'];
export type Bye = Schemas['Bye'];
export type FromServer =
  SentUpdate | Done | Refused | SentPreview | Why | SentForecast | Plans | Looking | Pong | Bye;
/** The same with every field in its place. */
export type Filled =
  | With<SentUpdate, { readonly entries: readonly Entry[] }>
  | With<SentPreview, WithTold>
  | Forecast
  | Exclude<FromServer, SentUpdate | SentPreview | SentForecast>;

// To the server, live. What carries a key changes the table; what carries an `ask` only asks.

export type ToServer =
  Exclude<Schemas['ToServer'], { type: 'ask_why' }> | With<Schemas['AskWhy'], { readonly place?: string }>;

// Over HTTP

export type Problem = Schemas['Problem'];
export type Person = Schemas['Person'];
/** Only somebody who plays at the browser of the table's maker has a name. */
export type NewChair = With<Schemas['NewChair'], { readonly name?: string }>;
export type NewTable = With<Schemas['NewTable'], { readonly chairs: readonly NewChair[] }>;
/** What a table of a game may be made with. */
export type GameInfo = Schemas['GameOffered'];
export type GameOption = Schemas['DeclaredOption'];
export type ChairKind = Schemas['DeclaredChair'];
/** Options under one key that have one of these values; "yes" for a flag, and for a kind of chair that sits. */
export type Setting = Schemas['DeclaredSetting'];
export type Exclusion = Schemas['DeclaredExclusion'];
export type TableSummary = Schemas['TableSummary'];
export type TableList = Schemas['TableList'];
export type SentBook = Schemas['Book'];
export type Book = With<SentBook, { readonly entries: readonly Entry[] }>;
export type Health = Schemas['Health'];
