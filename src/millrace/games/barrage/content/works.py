"""The external works of the Leeghwater Project: the machines they take and what they give.

Source: the tiles. Three piles of five; those of pile A come first.
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.buildings import ANY_CONTRACT
from millrace.games.barrage.effects import (
    advanced_tile,
    contract_energy,
    credits_,
    drops,
    energy,
    flowing_drops,
    free_base,
    free_conduit,
    free_elevation,
    free_powerhouse,
    fulfil_contract,
    in_order,
    mixers,
    rotate,
    vp,
)
from millrace.games.barrage.numbers import PLAIN
from millrace.kernel.stack import Effect


class Work:
    """One external work."""

    def __init__(self, key: str, excavators: int, mixers_: int, rewards: tuple[Effect, ...]) -> None:
        self.key: Final = key
        self.excavators: Final = excavators
        self.mixers: Final = mixers_
        self.rewards: Final = rewards


# fmt: off
WORKS: Final[tuple[Work, ...]] = (
    Work("A1", 1, 0, in_order((credits_(3), fulfil_contract(4)))),
    Work("A2", 0, 1, in_order((credits_(3), rotate(2)))),
    Work("A3", 0, 2, in_order((vp(4), free_base(PLAIN)))),
    Work("A4", 1, 1, in_order((credits_(2), free_powerhouse()))),
    Work("A5", 2, 0, in_order((credits_(4), advanced_tile()))),
    Work("B1", 2, 1, in_order((credits_(5), contract_energy(6)))),
    Work("B2", 0, 4, in_order((vp(2), free_elevation(), free_elevation()))),
    Work("B3", 0, 3, in_order((vp(3), credits_(3), free_conduit(4)))),
    Work("B4", 3, 0, in_order((vp(5), energy(6)))),
    Work("B5", 4, 0, in_order((vp(4), drops(2), rotate(2)))),
    Work("C1", 2, 4, in_order((vp(8), rotate(3)))),
    Work("C2", 0, 5, in_order((vp(10), flowing_drops(1)))),
    Work("C3", 6, 0, in_order((vp(5), fulfil_contract(ANY_CONTRACT)))),
    Work("C4", 3, 2, in_order((vp(6), flowing_drops(2)))),
    Work("C5", 5, 0, in_order((vp(6), mixers(3)))),
)
# fmt: on
WORK_PILES: Final[tuple[int, ...]] = (0b11111, 0b11111 << 5, 0b11111 << 10)
ON_DISPLAY: Final = 3
