"""Rule B13: what advanced technology tiles do after a construction; b is the site just built on."""

from __future__ import annotations

from millrace.games.barrage.content.map import CONDUIT_VALUE
from millrace.games.barrage.numbers import (
    N_DAMS,
    N_SITES,
    SITE_CONDUIT,
    SITE_HOUSE,
)
from millrace.games.barrage.ops.contracts import gain_contract_energy
from millrace.games.barrage.ops.supply import gain_credits, gain_vp
from millrace.games.barrage.ops.wheel import turn_wheel
from millrace.games.barrage.score import advanced_tiles
from millrace.games.barrage.state import State
from millrace.kernel.operation import Step
from millrace.kernel.stack import Frame


class RotatePerElevation(Step[State]):
    name = "rotate_per_elevation"
    bounds = (0, 0, 0, N_DAMS - 1)

    def run(self, s: State, f: Frame) -> None:
        turn_wheel(s, f.seat, f.source, s.seats[f.seat].elevations)


class CreditsPerValue(Step[State]):  # a: per point of value
    name = "credits_per_value"
    bounds = (1, 9, SITE_CONDUIT, SITE_HOUSE - 1)

    def run(self, s: State, f: Frame) -> None:
        gain_credits(s, f.seat, f.source, f.a * CONDUIT_VALUE[f.b - SITE_CONDUIT])


class EnergyPerValue(Step[State]):  # a: per point of value
    name = "energy_per_value"
    bounds = (1, 9, SITE_CONDUIT, SITE_HOUSE - 1)

    def run(self, s: State, f: Frame) -> None:
        gain_contract_energy(s, f.seat, f.source, f.a * CONDUIT_VALUE[f.b - SITE_CONDUIT])


class EnergyPerBase(Step[State]):
    name = "energy_per_base"
    bounds = (0, 0, 0, N_DAMS - 1)

    def run(self, s: State, f: Frame) -> None:
        gain_contract_energy(s, f.seat, f.source, s.seats[f.seat].bases)


class VpPerRaisedDam(Step[State]):  # a: each
    name = "vp_per_raised_dam"
    bounds = (1, 9, 0, N_SITES - 1)

    def run(self, s: State, f: Frame) -> None:
        raised = sum(1 for d in range(N_DAMS) if s.dam_owner[d] == f.seat and s.dam_level[d] > 1)
        gain_vp(s, f.seat, f.source, f.a * raised)


class VpPerPowerhouse(Step[State]):  # a: each
    name = "vp_per_powerhouse"
    bounds = (1, 9, 0, N_SITES - 1)

    def run(self, s: State, f: Frame) -> None:
        gain_vp(s, f.seat, f.source, f.a * s.seats[f.seat].houses)


class VpPerAdvanced(Step[State]):  # a: each
    name = "vp_per_advanced"
    bounds = (1, 9, 0, N_SITES - 1)

    def run(self, s: State, f: Frame) -> None:
        gain_vp(s, f.seat, f.source, f.a * advanced_tiles(s.seats[f.seat]))
