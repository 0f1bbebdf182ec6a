// The types of what crosses the network, by the names the client uses. `wire.ts` is generated from the server's
// document by `npm run types`. A field with a default may be left out on the wire; `fill.ts` puts it back at the
// edge, so that inside it is always there.
import type { components } from './wire';

type Schemas = components['schemas'];
/** A type in place of fields the document cannot describe. */
type With<T, Fields> = Omit<T, keyof Fields> & Fields;

export type Said = Schemas['Said'];
export type Row = Schemas['Row'];
export type Told = With<Schemas['Told'], { readonly kind: EventKind }>;
export type Step = Schemas['Step'];
export type Explained = Schemas['Explained'];
export type Entry = With<Schemas['Entry'], { readonly told: readonly Told[] }>;
export type Asked = With<Schemas['Asked'], { readonly kind: QuestionKind }>;
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
  {
    readonly view: View | null;
    readonly asked: Asked | null;
    readonly entries: readonly Entry[];
    readonly scenes: readonly View[];
  }
>;
export type Done = Schemas['Done'];
export type Refused = Schemas['Refused'];
export type Preview = With<Schemas['Preview'], { readonly view: View; readonly told: readonly Told[] }>;
export type Why = Schemas['Why'];
export type Forecast = With<Schemas['Forecast'], { readonly told: readonly Told[] }>;
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

// Barrage: what happens and what is asked

export type EventKind = Schemas['BarrageEventKind'];
export type QuestionKind = Schemas['BarrageQuestionKind'];

// Barrage: the table as one seat sees it

export type View = Schemas['BarrageView'];
export type HeadstreamView = Schemas['BarrageHeadstreamView'];
export type DamView = Schemas['BarrageDamView'];
export type SpaceView = Schemas['BarrageSpaceView'];
export type BuildingView = Schemas['BarrageBuildingView'];
export type AutomaView = Schemas['BarrageAutomaView'];
export type SegmentView = Schemas['BarrageSegmentView'];
export type SeatView = Schemas['BarrageSeatView'];
export type Owner = DamView['owner'];

// Barrage: what never changes, for drawings and cards

export type Components = Schemas['BarrageComponents'];
export type Component = Schemas['BarrageComponent'];
export type Effect = Schemas['BarrageEffect'];
export type SpaceComponent = Schemas['BarrageSpace'];
export type Section = SpaceComponent['section'];
export type SiteComponent = Schemas['BarrageSite'];
export type HeadstreamComponent = Schemas['BarrageHeadstream'];
export type HeadTileComponent = Schemas['BarrageHeadTile'];
export type ContractComponent = Schemas['BarrageContract'];
export type Tier = ContractComponent['tier'];
export type TileComponent = Schemas['BarrageTile'];
export type CompanyComponent = Schemas['BarrageCompany'];
export type CompanyBoardComponent = Schemas['BarrageCompanyBoard'];
export type WorkComponent = Schemas['BarrageWork'];
export type BuildingComponent = Schemas['BarrageBuilding'];
export type BonusComponent = Schemas['BarrageBonus'];
export type AutomaTileComponent = Schemas['BarrageAutomaTile'];
export type AutomaEntry = AutomaTileComponent['entries'][number];
export type TrackComponent = Schemas['BarrageTrack'];
