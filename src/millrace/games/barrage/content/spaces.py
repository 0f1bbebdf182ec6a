"""The action spaces on the boards: management, patent office, external works, private buildings.

Source: the boards. `fewest` is the mark on a space: with fewer participants it is closed (B2.1.9-11).
Left and right of one row differ in price only (B6.1.1); the bank is one space for all.
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.effects import excavators, machines, mixers, rotate
from millrace.games.barrage.numbers import (
    OP_BANK,
    OP_FLOW_DROPS,
    OP_PLACE_DROPS,
    OP_PRODUCE,
    OP_TAKE_CONTRACT,
    OP_TAKE_TILE,
    OP_WORK,
    PATENT_COST,
    SLOTS,
    SURCHARGE,
    WORK_SPACES,
)
from millrace.kernel.stack import Effect

TURBINE: Final = 0
WATER: Final = 1
BANKING: Final = 2
WORKSHOP: Final = 3
MACHINERY: Final = 4
CONTRACT: Final = 5
PATENT: Final = 6
WORKS: Final = 7
PRIVATE: Final = 8
SECTION_KEYS: Final[tuple[str, ...]] = (
    "turbine",
    "water",
    "bank",
    "workshop",
    "machinery",
    "contract",
    "patent",
)


class Space:
    """One action space: who fits in, what it costs, what it does."""

    def __init__(
        self,
        key: str,
        section: int,
        engineers: int,
        red: bool,
        printed: int,
        fewest: int,
        effects: tuple[Effect, ...],
    ) -> None:
        self.key: Final = key
        self.section: Final = section
        self.engineers: Final = engineers
        self.red: Final = red
        self.printed: Final = printed  # credits in the action symbol (B4.2.3)
        self.cost: Final = printed + (SURCHARGE if red else 0)
        self.fewest: Final = fewest
        self.effects: Final = effects


def _production(bonus: int) -> tuple[Effect, ...]:
    return ((OP_PRODUCE, bonus, 0),)


_PLACE_2 = ((OP_PLACE_DROPS, 2, 1),)  # at least one must be placed: R-64
_FLOW_1 = ((OP_FLOW_DROPS, 1, 1),)
_BOTH = (excavators(1), mixers(1))
_TAKE_1 = ((OP_TAKE_CONTRACT, 1, 0),)
_TAKE_2 = ((OP_TAKE_CONTRACT, 2, 0),)

# fmt: off
SPACES: Final[tuple[Space, ...]] = (
    #     key                      section    eng red    price fewest  effects
    Space("turbine_plus2_L",       TURBINE,   2, False,  0, 2, _production(2)),
    Space("turbine_plus2_R",       TURBINE,   3, True,   0, 2, _production(2)),
    Space("turbine_plus1_L",       TURBINE,   2, False,  0, 4, _production(1)),
    Space("turbine_plus1_R",       TURBINE,   3, True,   0, 4, _production(1)),
    Space("turbine_zero_L",        TURBINE,   2, False,  0, 2, _production(0)),
    Space("turbine_zero_R",        TURBINE,   3, True,   0, 2, _production(0)),
    Space("turbine_minus1_L",      TURBINE,   2, False,  0, 3, _production(-1)),
    Space("turbine_minus1_R",      TURBINE,   3, True,   0, 3, _production(-1)),
    Space("turbine_minus2_L",      TURBINE,   1, False,  0, 2, _production(-2)),
    Space("turbine_minus2_R",      TURBINE,   2, False,  0, 2, _production(-2)),
    Space("water_place2_L",        WATER,     1, False,  0, 2, _PLACE_2),
    Space("water_place2_R",        WATER,     2, True,   0, 2, _PLACE_2),
    Space("water_flow1_L",         WATER,     1, False,  0, 2, _FLOW_1),
    Space("water_flow1_R",         WATER,     2, True,   0, 2, _FLOW_1),
    Space("bank",                  BANKING,   1, False,  0, 2, ((OP_BANK, 0, 0),)),
    Space("workshop_turn1_L",      WORKSHOP,  1, False,  0, 2, (rotate(1),)),
    Space("workshop_turn1_R",      WORKSHOP,  2, False,  0, 2, (rotate(1),)),
    Space("workshop_turn2_L",      WORKSHOP,  2, False,  2, 3, (rotate(2),)),
    Space("workshop_turn2_R",      WORKSHOP,  3, True,   2, 3, (rotate(2),)),
    Space("workshop_turn3_L",      WORKSHOP,  2, False,  5, 2, (rotate(3),)),
    Space("workshop_turn3_R",      WORKSHOP,  3, True,   5, 2, (rotate(3),)),
    Space("machinery_excavator_L", MACHINERY, 1, False,  2, 2, (excavators(1),)),
    Space("machinery_excavator_R", MACHINERY, 1, True,   2, 2, (excavators(1),)),
    Space("machinery_any_L",       MACHINERY, 1, False,  4, 4, (machines(1),)),
    Space("machinery_any_R",       MACHINERY, 2, False,  4, 4, (machines(1),)),
    Space("machinery_both_L",      MACHINERY, 2, False,  5, 2, _BOTH),
    Space("machinery_both_R",      MACHINERY, 3, True,   5, 2, _BOTH),
    Space("contract_take1_L",      CONTRACT,  1, False,  0, 2, _TAKE_1),
    Space("contract_take1_R",      CONTRACT,  1, True,   0, 2, _TAKE_1),
    Space("contract_take1b_L",     CONTRACT,  1, False,  0, 4, _TAKE_1),
    Space("contract_take1b_R",     CONTRACT,  1, True,   0, 4, _TAKE_1),
    Space("contract_take2_L",      CONTRACT,  2, False,  1, 2, _TAKE_2),
    Space("contract_take2_R",      CONTRACT,  3, False,  1, 2, _TAKE_2),
    Space("patent_1",              PATENT,    2, False,  PATENT_COST, 2, ((OP_TAKE_TILE, 0, 0),)),
    Space("patent_2",              PATENT,    2, False,  PATENT_COST, 2, ((OP_TAKE_TILE, 1, 0),)),
    Space("patent_3",              PATENT,    2, False,  PATENT_COST, 2, ((OP_TAKE_TILE, 2, 0),)),
    Space("external_1",            WORKS,     2, False,  0, 2, ((OP_WORK, 0, 0),)),
    Space("external_2",            WORKS,     2, False,  0, 2, ((OP_WORK, 1, 0),)),
    Space("external_3",            WORKS,     2, False,  0, 2, ((OP_WORK, 2, 0),)),
    *(
        Space(f"{building.key}_{i + 1}", PRIVATE, *building.spaces[i], building.printed, 2, building.effects)
        for building in BUILDINGS
        for i in range(SLOTS)
    ),
)
# fmt: on
BASE_SPACES: Final = WORK_SPACES  # those that are there without the expansion


CONSTRUCTION_ENGINEERS: Final[tuple[int, ...]] = (
    1,
    2,
    3,
    3,
)  # the four private spaces of a company board (B5.1.1)
CONSTRUCTION_COST: Final[tuple[int, ...]] = (0, 0, 0, SURCHARGE)
MAHIRI_COST: Final[tuple[int, ...]] = (
    0,
    SURCHARGE,
)  # the two spaces of Mahiri's tile, one engineer each (B12.7.1)
