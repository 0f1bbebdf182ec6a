// What the drawings of Craftsmen know of its documents; `wire.ts` has them from the server.
import type * as table from '../lib/types';
import type { components } from '../lib/wire';

type Schemas = components['schemas'];

// What happens and what is asked: the table knows any kinds, these are the game's

export type EventKind = Schemas['CraftsmenEventKind'];
export type QuestionKind = Schemas['CraftsmenQuestionKind'];
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

export type View = Schemas['CraftsmenView'];
export type TownView = Schemas['CraftsmenTownView'];
export type PlaceView = Schemas['CraftsmenPlaceView'];
export type SeatView = Schemas['CraftsmenSeatView'];
export type BuiltView = Schemas['CraftsmenBuiltView'];
export type FitView = Schemas['CraftsmenFitView'];
export type PaymentView = Schemas['CraftsmenPaymentView'];
export type PartView = Schemas['CraftsmenPartView'];
export type BuildView = Schemas['CraftsmenBuildView'];
export type PaymentWayView = Schemas['CraftsmenPaymentWayView'];
export type ColourView = Schemas['CraftsmenColourView'];
export type BidView = Schemas['CraftsmenBidView'];
export type AuctionView = Schemas['CraftsmenAuctionView'];
export type HoldView = Schemas['CraftsmenHoldView'];
export type YearEndView = Schemas['CraftsmenYearEndView'];
export type OwnerKey = number | 'natural' | null;

// What you could work towards

export type Plans = Schemas['CraftsmenPlans'];
export type Plan = Schemas['CraftsmenPlan'];
export type UnitPlan = Schemas['CraftsmenUnitPlan'];
export type MissingPlan = Schemas['CraftsmenMissingPlan'];
export type CardPlan = Schemas['CraftsmenCardPlan'];

// What never changes, for drawings and cards

export type Components = Schemas['CraftsmenComponents'];
export type Component = Schemas['CraftsmenComponent'];
export type GoodComponent = Schemas['CraftsmenGoodComponent'];
export type TierComponent = Schemas['CraftsmenTierComponent'];
export type BuildingComponent = Schemas['CraftsmenBuildingComponent'];
export type CardComponent = Schemas['CraftsmenCardComponent'];
export type CapitalComponent = Schemas['CraftsmenCapitalComponent'];
export type ShipComponent = Schemas['CraftsmenShipComponent'];
export type TownComponent = Schemas['CraftsmenTownComponent'];
export type SpaceComponent = Schemas['CraftsmenSpaceComponent'];
export type SeasonComponent = Schemas['CraftsmenSeasonComponent'];
export type BonusComponent = Schemas['CraftsmenBonusTokenComponent'];
export type Limits = Schemas['CraftsmenLimits'];
export type Colour = 'violet' | 'green' | 'blue' | 'red';
