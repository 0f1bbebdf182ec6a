"""The town, the calendar and the limits.

Source: printed in the rules.
"""

from __future__ import annotations

from typing import Final

BANKERS: Final = 0
BUILDERS: Final = 1
NOTARY: Final = 2
CRAFT: Final = 3
MERCHANTS: Final = 4
TOWN_HALL: Final = 5
TOWN_KEYS: Final[tuple[str, ...]] = ("bankers", "builders", "notary", "craft_guild", "merchants", "town_hall")
N_TOWN: Final = 6

GOLD: Final = 0  # the queue spaces, left to right
SILVER: Final = 1
RIBBON: Final = 2
QUEUE: Final = 3

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASON_KEYS: Final[tuple[str, ...]] = ("spring", "summer", "autumn", "winter")
YEARS: Final = 3

ASSISTANTS: Final = 5
OWN_MOST: Final = 2  # assistants of one player in one building
TOWN_MOST: Final[tuple[int, ...]] = (0, 0, 4, 4, 5, 6)  # assistants in one building, by players
QUEUE_OPEN: Final[tuple[int, ...]] = (0, 0, 2, 3, 3, 3)  # queue spaces in use, by players
TOKENS: Final[tuple[int, ...]] = (0, 0, 4, 6, 8, 10)  # privilege tokens and work tokens each, by players
START_POINTS: Final[tuple[int, ...]] = (0, 1, 1, 2, 2)  # by place in the first turn order

FEE_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3)  # for stacking, by year
WORK_POINTS: Final[tuple[int, ...]] = (0, 3, 4, 5)  # of an assistant, by year

HAND_MOST: Final = 10
HAND_SEASON: Final = 8
START_CAPITAL: Final = 5
START_BASIC: Final = 2
TOKENS_MOST: Final = 3
FAIR_MOST: Final = 3
TRACK_SPACES: Final = 3  # of the order-change track
BANKERS_GAIN: Final = 4
BANKERS_DISCARD: Final = 2
LOOK: Final = 3  # cards of a pile the notary's privilege shows
SET_VP: Final = 3  # for four colours among the halves of a row
N_COLOURS: Final = 4
N_VALUES: Final = 3
COPIES: Final = 4  # of each colour and value
N_CAPITAL: Final = 48
N_KINDS: Final = 12
CAPITAL_KEYS: Final[tuple[str, ...]] = tuple(
    f"{colour}-{value}" for colour in ("violet", "green", "blue", "red") for value in (1, 2, 3)
)


def kind_of(card: int) -> int:
    """Capital cards come in twelve kinds, colour by colour; four cards of a kind are interchangeable."""
    return card // COPIES


def value_of(card: int) -> int:
    return card // COPIES % N_VALUES + 1
