// What the drawings of Barrage know of its documents; `wire.ts` has them from the server.
import type { components } from '../lib/wire';

type Schemas = components['schemas'];

// The table as one seat sees it

export type View = Schemas['View'];
export type HeadstreamView = Schemas['HeadstreamView'];
export type DamView = Schemas['DamView'];
export type SpaceView = Schemas['SpaceView'];
export type BuildingView = Schemas['BuildingView'];
export type AutomaView = Schemas['AutomaView'];
export type SegmentView = Schemas['SegmentView'];
export type SeatView = Schemas['SeatView'];
export type Owner = DamView['owner'];

// What never changes, for drawings and cards

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
