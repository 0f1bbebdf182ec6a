"""What is in the box."""

from __future__ import annotations

from typing import Final, NamedTuple


class Boat(NamedTuple):
    """A boat carries `hold` for each player at the table."""

    key: str
    hold: int
    fare: int


class Season(NamedTuple):
    key: str
    boats: int  # how many come


BOATS: Final = (
    Boat("raft", hold=6, fare=3),
    Boat("canoe", hold=7, fare=3),
    Boat("punt", hold=8, fare=4),
    Boat("rowboat", hold=8, fare=5),
    Boat("longboat", hold=9, fare=4),
    Boat("cutter", hold=10, fare=6),
    Boat("sloop", hold=11, fare=5),
    Boat("lighter", hold=12, fare=6),
    Boat("barge", hold=13, fare=7),
    Boat("steamer", hold=14, fare=8),
)
BOAT_KEYS: Final = tuple([boat.key for boat in BOATS])
HEAVIEST: Final = 24  # one crate of each weight from 1
CRATES: Final = (1 << HEAVIEST + 1) - 2  # all of them, as a mask of weights
HAND: Final = 4
ROPES: Final = 2

WAITING: Final = 1  # points for a turn without a crate
FREIGHT: Final = 2  # for a crate that crosses and is not the heaviest
WRECK: Final = 3  # lost with a lashed crate when the boat sinks

SEASONS: Final = (Season("spring", 6), Season("autumn", 8), Season("summer", 10))
SEASON_KEYS: Final = tuple([season.key for season in SEASONS])
AUTUMN: Final = 1
SUMMER: Final = 2
