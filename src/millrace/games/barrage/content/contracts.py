"""The 55 contracts: four starting, six national, fifteen of each private colour.

Source: the contract tiles. A key is the kind's letter and a number; the order of the rows is the number
that actions use.
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.effects import (
    credits_,
    drops,
    energy,
    excavators,
    flowing_drops,
    free_base,
    free_conduit,
    free_elevation,
    free_powerhouse,
    in_order,
    machines,
    mixers,
    rotate,
    vp,
)
from millrace.games.barrage.numbers import HILL, MOUNTAIN, PLAIN
from millrace.kernel.stack import Effect

GREEN: Final = 0  # the private colours are also the numbers of their piles
YELLOW: Final = 1
RED: Final = 2
NATIONAL: Final = 3
STARTING: Final = 4


class Contract:
    """One contract tile: how much energy it asks for, and what it gives."""

    def __init__(self, key: str, kind: int, requirement: int, rewards: tuple[Effect, ...]) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.requirement: Final = requirement
        self.rewards: Final = rewards


# fmt: off
CONTRACTS: Final[tuple[Contract, ...]] = (
    Contract("S1", STARTING, 3, in_order((credits_(2), energy(2)))),
    Contract("S2", STARTING, 3, in_order((credits_(2), rotate(1)))),
    Contract("S3", STARTING, 2, in_order((credits_(3),))),
    Contract("S4", STARTING, 4, in_order((credits_(2), machines(1)))),
    Contract("N1", NATIONAL, 13, in_order((vp(7), rotate(4)))),
    Contract("N2", NATIONAL, 13, in_order((vp(6), machines(4)))),
    Contract("N3", NATIONAL, 14, in_order((vp(8), credits_(8)))),
    Contract("N4", NATIONAL, 14, in_order((vp(8), energy(6)))),
    Contract("N5", NATIONAL, 15, in_order((vp(12),))),
    Contract("N6", NATIONAL, 15, in_order((vp(9), flowing_drops(3)))),
    Contract("G01", GREEN, 2, in_order((credits_(1), rotate(2)))),
    Contract("G02", GREEN, 2, in_order((machines(2),))),
    Contract("G03", GREEN, 2, in_order((credits_(5),))),
    Contract("G04", GREEN, 2, in_order((vp(2), energy(3)))),
    Contract("G05", GREEN, 2, in_order((credits_(3), drops(2)))),
    Contract("G06", GREEN, 3, in_order((credits_(4), excavators(1)))),
    Contract("G07", GREEN, 3, in_order((vp(3), mixers(1)))),
    Contract("G08", GREEN, 3, in_order((credits_(4), flowing_drops(1)))),
    Contract("G09", GREEN, 3, in_order((energy(2), rotate(2)))),
    Contract("G10", GREEN, 3, in_order((vp(4), credits_(2)))),
    Contract("G11", GREEN, 4, in_order((free_conduit(2),))),
    Contract("G12", GREEN, 4, in_order((free_base(PLAIN),))),
    Contract("G13", GREEN, 4, in_order((vp(5), excavators(1)))),
    Contract("G14", GREEN, 4, in_order((vp(1), rotate(3)))),
    Contract("G15", GREEN, 4, in_order((vp(3), flowing_drops(2)))),
    Contract("Y01", YELLOW, 5, in_order((vp(4), excavators(2)))),
    Contract("Y02", YELLOW, 5, in_order((free_powerhouse(),))),
    Contract("Y03", YELLOW, 5, in_order((credits_(3), mixers(2)))),
    Contract("Y04", YELLOW, 5, in_order((vp(2), flowing_drops(1), rotate(2)))),
    Contract("Y05", YELLOW, 5, in_order((vp(3), excavators(1), energy(2)))),
    Contract("Y06", YELLOW, 6, in_order((free_base(HILL, PLAIN),))),
    Contract("Y07", YELLOW, 6, in_order((rotate(3), flowing_drops(1)))),
    Contract("Y08", YELLOW, 6, in_order((free_conduit(3),))),
    Contract("Y09", YELLOW, 6, in_order((vp(3), machines(2)))),
    Contract("Y10", YELLOW, 6, in_order((vp(2), free_elevation()))),
    Contract("Y11", YELLOW, 7, in_order((vp(6), excavators(1)))),
    Contract("Y12", YELLOW, 7, in_order((vp(7), rotate(1)))),
    Contract("Y13", YELLOW, 7, in_order((vp(3), flowing_drops(2), mixers(1)))),
    Contract("Y14", YELLOW, 7, in_order((vp(6), drops(3)))),
    Contract("Y15", YELLOW, 7, in_order((credits_(4), drops(2), machines(1)))),
    Contract("R01", RED, 8, in_order((vp(4), rotate(3)))),
    Contract("R02", RED, 8, in_order((free_base(MOUNTAIN, HILL, PLAIN),))),
    Contract("R03", RED, 8, in_order((credits_(4), mixers(1), rotate(2)))),
    Contract("R04", RED, 8, in_order((free_conduit(4),))),
    Contract("R05", RED, 8, in_order((vp(4), energy(5)))),
    Contract("R06", RED, 9, in_order((vp(3), credits_(2), machines(2)))),
    Contract("R07", RED, 9, in_order((vp(8), rotate(1)))),
    Contract("R08", RED, 9, in_order((vp(5), drops(3), excavators(1)))),
    Contract("R09", RED, 9, in_order((free_powerhouse(), energy(3)))),
    Contract("R10", RED, 9, in_order((free_elevation(), flowing_drops(2)))),
    Contract("R11", RED, 10, in_order((free_conduit(5),))),
    Contract("R12", RED, 10, in_order((vp(7), credits_(3)))),
    Contract("R13", RED, 10, in_order((vp(8), flowing_drops(1)))),
    Contract("R14", RED, 10, in_order((vp(6), rotate(2), drops(2)))),
    Contract("R15", RED, 10, in_order((vp(2), machines(3)))),
)
# fmt: on
