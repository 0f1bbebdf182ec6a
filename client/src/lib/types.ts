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
export type Entry = Schemas['Entry'];
export type Asked = Schemas['Asked'];
export type Chair = Schemas['Chair'];
export type UndoAsked = Schemas['UndoAsked'];
export type Standing = Schemas['Standing'];
export type Room = Schemas['Room'];
export type Options = Room['options'];

export type Level = Schemas['NewChair']['level'];
export type BotName = Schemas['NewChair']['bot'];
export type Pace = Schemas['NewTable']['pace'];
export type Phase = Room['phase'];

// From the server, live

export type Update = With<
  Schemas['Update'],
  { readonly view: View | null; readonly entries: readonly Entry[]; readonly scenes: readonly View[] }
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
  Exclude<Schemas['ToServer'], { type: 'ask_why' }> | With<Schemas['AskWhy'], { readonly place?: string }>;

// Over HTTP

export type Problem = Schemas['Problem'];
export type Person = Schemas['Person'];
export type NewChair = Schemas['NewChair'];
export type NewTable = Schemas['NewTable'];
export type TableSummary = Schemas['TableSummary'];
export type TableList = Schemas['TableList'];
export type Book = With<Schemas['Book'], { readonly entries: readonly Entry[] }>;
export type Health = Schemas['Health'];

// Barrage: the table as one seat sees it

export type View = Schemas['View'];
export type HeadstreamView = Schemas['HeadstreamView'];
export type DamView = Schemas['DamView'];
export type SpaceView = Schemas['SpaceView'];
export type BuildingView = Schemas['BuildingView'];
export type AutomaView = Schemas['AutomaView'];
export type SegmentView = Schemas['SegmentView'];
export type SeatView = Schemas['SeatView'];
export type Owner = DamView['owner'];

// Barrage: what never changes, for drawings and cards

export type Components = Schemas['Components'];
export type Component = Schemas['Component'];
export type SpaceComponent = Schemas['Space'];
export type Section = SpaceComponent['section'];
export type SiteComponent = Schemas['Site'];
export type HeadstreamComponent = Schemas['Headstream'];
export type HeadTileComponent = Schemas['HeadTile'];
export type ContractComponent = Schemas['Contract'];
export type Tier = ContractComponent['tier'];
export type TileComponent = Schemas['Tile'];
export type CompanyComponent = Schemas['Company'];
export type CompanyBoardComponent = Schemas['CompanyBoard'];
export type WorkComponent = Schemas['Work'];
export type BuildingComponent = Schemas['Building'];
export type BonusComponent = Schemas['Bonus'];
export type TrackComponent = Schemas['Track'];
