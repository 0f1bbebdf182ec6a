"""The four ships and their holds, and the bonus tokens.

Source: the number of ships, slots and bonus places is printed in the rules; which goods a hold lists and
what they are worth is reconstructed so that the printed scoring example comes out (CX-23).
"""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.goods import (
    BEER,
    BOOKS,
    BREAD,
    CANDLES,
    CLOTHES,
    MEAT,
    TOOLS,
    WEAPONS,
    WINE,
)


class HoldRow:
    """One row of a hold: two slots for one good."""

    def __init__(self, ship: int, good: int, vp: int) -> None:
        self.ship: Final = ship
        self.good: Final = good
        self.vp: Final = vp


# fmt: off
HOLD: Final[tuple[HoldRow, ...]] = (  # ship by ship, the highest row first
    HoldRow(0, BEER, 5),
    HoldRow(0, BREAD, 4),
    HoldRow(0, MEAT, 2),
    HoldRow(1, WEAPONS, 8),
    HoldRow(1, CLOTHES, 8),
    HoldRow(1, CANDLES, 6),
    HoldRow(1, WINE, 6),
    HoldRow(2, WEAPONS, 8),
    HoldRow(2, BOOKS, 7),
    HoldRow(2, WINE, 6),
    HoldRow(2, TOOLS, 5),
    HoldRow(2, MEAT, 2),
    HoldRow(3, CLOTHES, 8),
    HoldRow(3, BOOKS, 7),
    HoldRow(3, CANDLES, 6),
    HoldRow(3, BEER, 5),
    HoldRow(3, TOOLS, 5),
    HoldRow(3, BREAD, 4),
)
# fmt: on
N_SHIPS: Final = 4
MAJORITY: Final[tuple[tuple[int, ...], ...]] = ((4,), (5, 3), (6, 4, 2), (7, 5, 3, 1))


class BonusToken:
    """The award for the first complete production line of a final good."""

    def __init__(self, good: int, vp: int, line: tuple[str, ...]) -> None:
        self.good: Final = good
        self.vp: Final = vp
        self.line: Final = line


BONUS_TOKENS: Final[tuple[BonusToken, ...]] = (
    BonusToken(WEAPONS, 5, ("mine", "smelter", "pasture", "tannery", "armourer")),
    BonusToken(TOOLS, 4, ("mine", "smelter", "sawmill", "toolmaker")),
    BonusToken(CLOTHES, 5, ("flax_plantation", "weaver", "pasture", "tannery", "tailor")),
    BonusToken(BOOKS, 5, ("sawmill", "paper_mill", "pasture", "tannery", "bookbinder")),
    BonusToken(CANDLES, 4, ("apiary", "flax_plantation", "ropery", "chandler")),
    BonusToken(WINE, 4, ("vineyard", "sawmill", "cooperage", "winery")),
    BonusToken(BEER, 4, ("wheat_farm", "sawmill", "cooperage", "brewery")),
    BonusToken(BREAD, 4, ("wheat_farm", "mill", "sawmill", "bakery")),
)


def row_of(ship: int, good: int) -> int:
    """The row of a ship's hold for a good, or -1."""
    for i, row in enumerate(HOLD):
        if row.ship == ship and row.good == good:
            return i
    return -1
