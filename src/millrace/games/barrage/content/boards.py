"""The small tiles of the set-up: headstreams, starting tiles, bonus and objective tiles, the energy track.

Source: the tiles and the main board.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class HeadTile(NamedTuple):
    key: str
    drops: tuple[int, int, int, int]  # put on it in rounds 1 to 4


class StartTile(NamedTuple):
    key: str
    dam: int
    level: int


HEAD_TILES: Final[tuple[HeadTile, ...]] = (
    HeadTile("HT1", (0, 2, 2, 0)),
    HeadTile("HT2", (0, 0, 1, 3)),
    HeadTile("HT3", (2, 0, 2, 0)),
    HeadTile("HT4", (1, 1, 1, 1)),
    HeadTile("HT5", (0, 1, 0, 2)),
    HeadTile("HT6", (0, 0, 1, 2)),
    HeadTile("HT7", (1, 0, 2, 2)),
    HeadTile("HT8", (0, 1, 2, 1)),
)

# Each names the lower base space of one basin; the level is that of its area.
START_TILES: Final[tuple[StartTile, ...]] = (
    StartTile("ST_mountain_1", 1, 1),
    StartTile("ST_mountain_2", 3, 1),
    StartTile("ST_mountain_3", 5, 1),
    StartTile("ST_mountain_4", 7, 1),
    StartTile("ST_hill_5", 9, 2),
    StartTile("ST_hill_6", 11, 2),
    StartTile("ST_hill_7", 13, 2),
    StartTile("ST_plain_8", 15, 3),
    StartTile("ST_plain_9", 17, 3),
    StartTile("ST_plain_10", 19, 3),
)
START_TILES_OF: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 3), (4, 5, 6), (7, 8, 9))  # by area

BONUS_KEYS: Final[tuple[str, ...]] = (
    "BT_contracts",
    "BT_bases",
    "BT_elevations",
    "BT_conduits",
    "BT_powerhouses",
    "BT_advanced_tech",
    "BT_external_works",
    "BT_buildings",
)
BONUS_VP: Final[tuple[int, ...]] = (2, 4, 4, 4, 5, 4, 5, 4)
INTRODUCTORY_BONUS: Final = 0b011111  # without the advanced tiles
BASE_BONUS: Final = 0b111111
ALL_BONUS: Final = 0b11111111

OBJECTIVE_KEYS: Final[tuple[str, ...]] = (
    "OBJ_red_border",
    "OBJ_most_area",
    "OBJ_connected_bases",
    "OBJ_fewest_area",
    "OBJ_basins_1",
    "OBJ_basins_3",
)
OBJECTIVE_VP: Final[tuple[int, ...]] = (15, 10, 5, 0)
OBJECTIVE_VP_AUTOMA: Final[tuple[int, ...]] = (20, 15, 10, 0)

RANK_FIRST: Final = 6
RANK_SECOND: Final = 2
RANK_SECOND_TIED: Final = 1

# fmt: off
TRACK_CREDITS: Final[tuple[int, ...]] = (
    3, 1, 2, 2, 3, 3,  3, 4, 4, 4, 4, 5,  5, 5, 5, 5, 6, 6,  6, 6, 6, 6, 7, 7,  7, 7, 7, 7, 7, 8,  8,
)
# fmt: on
TRACK_END: Final = 30  # a total above counts as 30 for credits and the bonus tile
SECTION: Final = 6  # energy per section of the track
SECTION_PENALTY: Final = 4
ZERO_ENERGY_VP: Final = -3

# Rule B15.1.1: company, officer and starting contract by turn order; all three have the same number
INTRODUCTORY_OFFICERS: Final[tuple[int, ...]] = (0, 3, 4, 2)
INTRODUCTORY_CONTRACTS: Final[tuple[int, ...]] = (0, 1, 2, 3)
