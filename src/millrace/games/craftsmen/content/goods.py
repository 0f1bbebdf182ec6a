"""The goods: seven raw materials, seven half-products of the granary, meat, and eight final goods.

Source: names and tiers are printed in the rules; see docs/rules/craftsmen.md for what is reconstructed.
"""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
IRON_ORE: Final = 1
FLAX: Final = 2
WHEAT: Final = 3
COW: Final = 4
WAX: Final = 5
GRAPES: Final = 6
BARREL: Final = 7
ROPE: Final = 8
LEATHER: Final = 9
PAPER: Final = 10
IRON: Final = 11
CLOTH: Final = 12
FLOUR: Final = 13
MEAT: Final = 14
WEAPONS: Final = 15
TOOLS: Final = 16
CLOTHES: Final = 17
BOOKS: Final = 18
CANDLES: Final = 19
WINE: Final = 20
BEER: Final = 21
BREAD: Final = 22
N_GOODS: Final = 23
N_RAW: Final = 7  # goods below this number are raw materials
FIRST_HALF: Final = 7  # the rows of the granary are these, in their order
N_ROWS: Final = 7
GOOD_KEYS: Final[tuple[str, ...]] = (
    "wood",
    "iron_ore",
    "flax",
    "wheat",
    "cow",
    "wax",
    "grapes",
    "barrel",
    "rope",
    "leather",
    "paper",
    "iron",
    "cloth",
    "flour",
    "meat",
    "weapons",
    "tools",
    "clothes",
    "books",
    "candles",
    "wine",
    "beer",
    "bread",
)


def is_shipped(good: int) -> bool:
    """Meat and the final goods leave by ship."""
    return good >= MEAT
