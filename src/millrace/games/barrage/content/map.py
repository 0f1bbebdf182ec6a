"""The river map: basins, where they flow, and every building space.

Source: the map of the two-to-four-player game. Base spaces are numbered by basin, upper (red-bordered)
before lower; conduit spaces by basin, left (A) before right (B).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from millrace.games.barrage.content.buildings import BUILDINGS, SLOT_RED
from millrace.games.barrage.numbers import (
    HILL,
    MOUNTAIN,
    N_BASINS,
    N_BUILDINGS,
    N_DAMS,
    NOWHERE,
    PLAIN,
    SITE_HOUSE,
    SLOTS,
)

EXIT_LEFT: Final = -101
EXIT_RIGHT: Final = -102


class ConduitSpace(NamedTuple):
    key: str
    value: int
    end: int  # the basin of the powerhouses it feeds


class HouseSpace(NamedTuple):
    key: str
    basin: int
    red: bool


# fmt: off
AREAS: Final[tuple[int, ...]] = (  # by basin; there is no basin 0
    NOWHERE,
    MOUNTAIN, MOUNTAIN, MOUNTAIN, MOUNTAIN, HILL, HILL, HILL, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN,
)
FLOWS_TO: Final[tuple[int, ...]] = (0, 8, 5, 6, 7, 9, 10, 10, 11, 11, 12, EXIT_LEFT, EXIT_RIGHT)

CONDUIT_SPACES: Final[tuple[ConduitSpace, ...]] = (
    ConduitSpace("C1A", 5, 8),
    ConduitSpace("C1B", 4, 5),
    ConduitSpace("C2A", 3, 6),
    ConduitSpace("C2B", 5, 10),
    ConduitSpace("C3A", 4, 5),
    ConduitSpace("C3B", 3, 6),
    ConduitSpace("C4A", 3, 7),
    ConduitSpace("C4B", 5, 12),
    ConduitSpace("C5A", 3, 8),
    ConduitSpace("C5B", 4, 10),
    ConduitSpace("C6A", 4, 9),
    ConduitSpace("C6B", 2, 7),
    ConduitSpace("C7A", 2, 10),
    ConduitSpace("C7B", 3, 12),
    ConduitSpace("C8A", 3, 11),
    ConduitSpace("C8B", 2, 9),
    ConduitSpace("C9A", 1, 11),
    ConduitSpace("C9B", 3, 12),
    ConduitSpace("C10A", 2, 11),
    ConduitSpace("C10B", 1, 12),
)
HOUSE_SPACES: Final[tuple[HouseSpace, ...]] = (
    HouseSpace("P5_1", 5, red=False),
    HouseSpace("P5_2", 5, red=True),
    HouseSpace("P6_1", 6, red=False),
    HouseSpace("P6_2", 6, red=True),
    HouseSpace("P7_1", 7, red=False),
    HouseSpace("P7_2", 7, red=True),
    HouseSpace("P8_1", 8, red=False),
    HouseSpace("P8_2", 8, red=False),
    HouseSpace("P8_3", 8, red=True),
    HouseSpace("P9_1", 9, red=False),
    HouseSpace("P9_2", 9, red=False),
    HouseSpace("P9_3", 9, red=True),
    HouseSpace("P10_1", 10, red=False),
    HouseSpace("P10_2", 10, red=True),
    HouseSpace("P10_3", 10, red=True),
    HouseSpace("P11_1", 11, red=False),
    HouseSpace("P11_2", 11, red=False),
    HouseSpace("P11_3", 11, red=True),
    HouseSpace("P11_4", 11, red=True),
    HouseSpace("P12_1", 12, red=False),
    HouseSpace("P12_2", 12, red=True),
    HouseSpace("P12_3", 12, red=True),
    HouseSpace("P12_4", 12, red=True),
)
# fmt: on
HOUSES_FROM: Final = 5  # basins 1-4 have no powerhouses, 11 and 12 nothing else
DAMS_TO: Final = 10

DAM_KEYS: Final = tuple(f"B{dam // 2 + 1}{'UL'[dam % 2]}" for dam in range(N_DAMS))
MAP_KEYS: Final = DAM_KEYS + tuple(c.key for c in CONDUIT_SPACES) + tuple(h.key for h in HOUSE_SPACES)
SITE_KEYS: Final = MAP_KEYS + tuple(f"{b.key}.{slot + 1}" for b in BUILDINGS for slot in range(SLOTS))
HEADSTREAM_KEYS: Final[tuple[str, ...]] = ("A", "B", "C", "D")
EXIT_KEYS: Final[tuple[str, ...]] = ("XL", "XR")

CONDUIT_VALUE: Final = tuple(c.value for c in CONDUIT_SPACES)
CONDUIT_END: Final = tuple(c.end for c in CONDUIT_SPACES)
HOUSE_BASIN: Final = tuple(h.basin for h in HOUSE_SPACES)
SITE_BASIN: Final = (
    tuple([i // 2 + 1 for i in range(N_DAMS)] * 2) + HOUSE_BASIN + (0,) * (N_BUILDINGS * SLOTS)
)
SITE_AREA: Final = tuple(AREAS[b] for b in SITE_BASIN)
SITE_RED: Final[tuple[bool, ...]] = (
    tuple(dam % 2 == 0 for dam in range(N_DAMS))
    + (False,) * len(CONDUIT_SPACES)
    + tuple(h.red for h in HOUSE_SPACES)
    + SLOT_RED * N_BUILDINGS
)
HOUSE_SITES: Final = tuple(
    tuple(SITE_HOUSE + i for i, h in enumerate(HOUSE_SPACES) if h.basin == b) for b in range(N_BASINS + 1)
)


def _course(basin: int) -> tuple[int, ...]:
    """Rule B8.1.1: what a drop meets from below the powerhouses of a basin down to the exit.

    A dam is its number, the powerhouse spaces of basin b are -b, an exit is its own number.
    """
    met: list[int] = []
    while True:
        if basin <= DAMS_TO:
            met += [2 * basin - 2, 2 * basin - 1]
        basin = FLOWS_TO[basin]
        met.append(-basin if basin > 0 else basin)
        if basin < 0:
            return tuple(met)


COURSE: Final[tuple[tuple[int, ...], ...]] = ((), *(_course(basin) for basin in range(1, N_BASINS + 1)))
