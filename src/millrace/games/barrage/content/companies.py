"""The company boards: the incomes of each row, and what the third powerhouse switches on.

Source: the company boards. Incomes of bases, elevations and conduits, each revealed by the second, the
fourth and the fifth piece of the row.
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.effects import credits_, drops, energy, flowing_drops, machines, rotate, vp
from millrace.games.barrage.numbers import OP_PRODUCE_AGAIN, OP_REFILL
from millrace.kernel.stack import Effect

PIECES: Final[tuple[int, ...]] = (5, 5, 5, 4, 5)  # of each structure on a company board
REVEALED_BY: Final[tuple[int, ...]] = (
    2,
    4,
    5,
)  # how many pieces of a row reveal its first, second and third income
PRODUCTION_BONUS: Final[tuple[int, ...]] = (0, 0, 1, 1, 3)  # by powerhouses built
ABILITY_FROM: Final = 3  # powerhouses that switch the special ability on
START_CREDITS: Final = 6
START_EXCAVATORS: Final = 6
START_MIXERS: Final = 4
START_VP: Final = 10
START_VP_AUTOMA: Final = 16


class Company:
    """One company board."""

    def __init__(
        self,
        key: str,
        incomes: tuple[tuple[tuple[Effect, ...], ...], ...],
        after_production: tuple[Effect, ...] = (),
        flow_energy: int = 0,
        lowering: int = 0,
    ) -> None:
        self.key: Final = key
        self.incomes: Final = incomes
        self.after_production: Final = after_production  # resolved after each production action
        self.flow_energy: Final = flow_energy  # track energy per drop flowing past an own powerhouse
        self.lowering: Final = lowering  # by which every contract asks for less


COMPANIES: Final[tuple[Company, ...]] = (
    Company(
        "usa",
        incomes=(
            ((rotate(1),), (credits_(6),), (vp(7),)),
            ((machines(1),), (vp(2), flowing_drops(2)), (vp(7),)),
            ((vp(3),), (vp(2), rotate(1)), (vp(7),)),
        ),
        flow_energy=1,
    ),
    Company(
        "germany",
        incomes=(
            ((vp(3),), (machines(2),), (vp(7),)),
            ((credits_(3),), (vp(2), energy(2)), (vp(7),)),
            ((rotate(1),), (vp(2), flowing_drops(2)), (vp(7),)),
        ),
        after_production=((OP_PRODUCE_AGAIN, 0, 0),),
    ),
    Company(
        "italy",
        incomes=(
            ((credits_(3),), (vp(5),), (vp(7),)),
            ((rotate(1),), (energy(4),), (vp(7),)),
            ((machines(1),), (vp(2), credits_(3)), (vp(7),)),
        ),
        after_production=(energy(3),),
    ),
    Company(
        "france",
        incomes=(
            ((machines(1),), (rotate(2),), (vp(7),)),
            ((vp(3),), (vp(2), machines(1)), (vp(7),)),
            ((credits_(3),), (energy(4),), (vp(7),)),
        ),
        lowering=3,
    ),
    Company(
        "netherlands",
        incomes=(
            ((drops(2),), (rotate(2),), (vp(7),)),
            ((credits_(3),), (vp(2), flowing_drops(2)), (vp(7),)),
            ((energy(2),), (machines(2),), (vp(7),)),
        ),
        after_production=((OP_REFILL, 0, 0),),
    ),
)
BASE_COMPANIES: Final = 0b1111
ALL_COMPANIES: Final = 0b11111
