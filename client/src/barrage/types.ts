// What the drawings of Barrage know of its documents; `wire.ts` has them from the server.
import type * as table from '../lib/types';
import type { components } from '../lib/wire';

type Schemas = components['schemas'];

// What happens and what is asked: the table knows any kinds, these are the game's

export type EventKind = Schemas['BarrageEventKind'];
export type QuestionKind = Schemas['BarrageQuestionKind'];
export interface Told extends table.Told {
  readonly kind: EventKind;
}
export interface Asked extends table.Asked {
  readonly kind: QuestionKind;
}
export interface Preview extends table.Preview {
  readonly told: readonly Told[];
}

// The table as one seat sees it

export type View = Schemas['BarrageView'];
export type HeadstreamView = Schemas['BarrageHeadstreamView'];
export type DamView = Schemas['BarrageDamView'];
export type SpaceView = Schemas['BarrageSpaceView'];
export type BuildingView = Schemas['BarrageBuildingView'];
export type AutomaView = Schemas['BarrageAutomaView'];
export type SegmentView = Schemas['BarrageSegmentView'];
export type SeatView = Schemas['BarrageSeatView'];
export type Owner = DamView['owner'];

// What never changes, for drawings and cards

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
