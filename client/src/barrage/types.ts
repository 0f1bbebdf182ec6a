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
export type SpaceComponent = Schemas['BarrageSpaceComponent'];
export type Section = SpaceComponent['section'];
export type SiteComponent = Schemas['BarrageSiteComponent'];
export type HeadstreamComponent = Schemas['BarrageHeadstreamComponent'];
export type HeadTileComponent = Schemas['BarrageHeadTileComponent'];
export type ContractComponent = Schemas['BarrageContractComponent'];
export type Tier = ContractComponent['tier'];
export type TileComponent = Schemas['BarrageTileComponent'];
export type CompanyComponent = Schemas['BarrageCompanyComponent'];
export type CompanyBoardComponent = Schemas['BarrageCompanyBoard'];
export type WorkComponent = Schemas['BarrageWorkComponent'];
export type BuildingComponent = Schemas['BarrageBuildingComponent'];
export type BonusComponent = Schemas['BarrageBonusComponent'];
export type AutomaTileComponent = Schemas['BarrageAutomaTileComponent'];
export type AutomaEntry = AutomaTileComponent['entries'][number];
export type TrackComponent = Schemas['BarrageTrack'];
