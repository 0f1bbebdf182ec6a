"""The table of operations, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.ops import (
    construct,
    contracts,
    deal,
    produce,
    supply,
    tile_effects,
    turn,
    water,
    wheel,
)
from millrace.games.barrage.ops import round as round_
from millrace.games.barrage.state import State
from millrace.kernel.stack import Rules

RULES: Final[Rules[State]] = Rules(
    (
        round_.Round(),
        round_.Incomes(),
        round_.Income(),
        water.Headstreams(),
        turn.Actions(),
        turn.EndTurn(),
        water.WaterPhase(),
        round_.Scoring(),
        round_.EndRound(),
        round_.FinalScoring(),
        deal.DealHeadstream(),
        deal.DealBonus(),
        deal.DealObjective(),
        deal.DealNational(),
        deal.DealContract(),
        deal.DealStartTile(),
        deal.DealTile(),
        deal.DealCompany(),
        deal.DealOfficer(),
        deal.DealStarting(),
        deal.DealAside(),
        deal.DealFirst(),
        deal.Seating(),
        deal.DraftCompany(),
        deal.DraftContract(),
        turn.Turn(),
        construct.ChooseSite(),
        construct.ChooseTile(),
        construct.ChooseCopy(),
        construct.ChoosePayment(),
        turn.Bank(),
        contracts.TakeContract(),
        contracts.KeepLimit(),
        turn.TakeTile(),
        produce.Produce(),
        produce.MayProduce(),
        produce.ProduceAgain(),
        produce.ChooseDrops(),
        contracts.Fulfil(),
        supply.GainCredits(),
        supply.GainExcavators(),
        supply.GainMixers(),
        supply.GainVp(),
        supply.GainEnergy(),
        supply.ChooseMachines(),
        wheel.Rotate(),
        water.PlaceDrops(),
        water.FlowDrops(),
        construct.FreeBuild(),
        contracts.ContractEnergy(),
        water.FillEmptyDams(),
        tile_effects.RotatePerElevation(),
        tile_effects.CreditsPerValue(),
        tile_effects.EnergyPerBase(),
        water.FillDam(),
        tile_effects.EnergyPerValue(),
        tile_effects.VpPerRaisedDam(),
        tile_effects.VpPerPowerhouse(),
        tile_effects.VpPerAdvanced(),
    )
)
