"""The private buildings of the Leeghwater Project: their costs, what they are worth, what they do.

Source: the tiles. Each has four slots for buildings and four action spaces (L2.1).
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.effects import contract_energy, credits_, energy, machines
from millrace.games.barrage.numbers import (
    OP_DROP_ON_DAM,
    OP_FULFIL_FREE,
    OP_LOAN,
    OP_PRODUCE,
    OP_RETRIEVE_MACHINES,
    OP_RETRIEVE_TILE,
    SLOTS,
)
from millrace.kernel.stack import Effect

ANY_CONTRACT: Final = 99  # a contract of any requirement
LOAN_PER_MACHINE: Final = 2  # credits


class Building:
    """One private building tile. The spaces are engineers and whether the border is red."""

    def __init__(
        self,
        key: str,
        excavators: int,
        mixers: int,
        vp: int,
        spaces: tuple[tuple[int, bool], ...],
        printed: int,
        effects: tuple[Effect, ...],
    ) -> None:
        self.key: Final = key
        self.excavators: Final = excavators
        self.mixers: Final = mixers
        self.vp: Final = vp
        self.spaces: Final = spaces
        self.printed: Final = printed  # credits in the action symbol
        self.effects: Final = effects


_ONE = ((1, False), (1, True), (1, True), (1, True))
_TWO = ((2, False), (2, True), (2, True), (2, True))
_ONE_OR_TWO = ((1, False), (2, False), (2, False), (2, False))

# fmt: off
BUILDINGS: Final[tuple[Building, ...]] = (
    Building("cofferdam",          2, 1, 3, _ONE, 0, ((OP_DROP_ON_DAM, 0, 0),)),
    Building("control_station",    4, 3, 5, _TWO, 0, ((OP_PRODUCE, 3, 0),)),
    Building("customer_office",    3, 5, 7, _TWO, 3, ((OP_FULFIL_FREE, ANY_CONTRACT, 1),)),
    Building("development_office", 1, 2, 3, _ONE, 0, ((OP_RETRIEVE_TILE, 0, 0),)),
    Building("energy_relay_field", 4, 1, 4, _ONE, 1, (energy(4),)),
    Building("financial_division", 3, 4, 6, _ONE_OR_TWO, 0, (credits_(5),)),
    Building("loan_agency",        1, 3, 4, _ONE_OR_TWO, 0, ((OP_LOAN, 0, 0),)),
    Building("research_lab",       2, 2, 4, _ONE, 0, ((OP_RETRIEVE_MACHINES, 0, 0),)),
    Building("robot_factory",      1, 5, 5, _TWO, 1, (machines(2),)),
    Building("wind_farm",          6, 2, 5, _TWO, 2, (contract_energy(5),)),
)
# fmt: on

IN_PLAY: Final = 5  # drawn for a game
SLOT_RED: Final[tuple[bool, ...]] = (False, False, True, True)
SLOT_FEWEST: Final[tuple[int, ...]] = (2, 4, 2, 2)  # participants: the second slot needs four
assert len(SLOT_RED) == SLOTS, "every building has the same slots"
