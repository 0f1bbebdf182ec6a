"""The building types and the 70 building cards: 24 basic, 24 extended, 16 advanced, 6 sawmills.

Source: deck sizes, prices and house marks are printed in the rules; colours, inputs and most names are
reconstructions (docs/rules/craftsmen.md says which). Printed values can replace them here; no rule changes.
"""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.goods import (
    BARREL,
    BEER,
    BOOKS,
    BREAD,
    CANDLES,
    CLOTH,
    CLOTHES,
    COW,
    FLAX,
    FLOUR,
    GRAPES,
    IRON,
    IRON_ORE,
    LEATHER,
    MEAT,
    PAPER,
    ROPE,
    TOOLS,
    WAX,
    WEAPONS,
    WHEAT,
    WINE,
    WOOD,
)

BASIC: Final = 0  # the tiers with a pile come first, so that a tier is the number of its pile
EXTENDED: Final = 1
ADVANCED: Final = 2
SAWMILL: Final = 3
TIER_KEYS: Final[tuple[str, ...]] = ("basic", "extended", "advanced", "sawmill")
BUILD_COST: Final[tuple[int, ...]] = (2, 3, 6, 0)
PRICE: Final[tuple[int, ...]] = (3, 5, 10, 0)
MAYOR_CARDS: Final[tuple[int, ...]] = (1, 2, 3, 0)

VIOLET: Final = 0
GREEN: Final = 1
BLUE: Final = 2
RED: Final = 3
COLOUR_KEYS: Final[tuple[str, ...]] = ("violet", "green", "blue", "red")


class Building:
    """One building type: what it takes in, what it makes, the points for making it."""

    def __init__(self, key: str, tier: int, inputs: tuple[int, ...], good: int, vp: int) -> None:
        self.key: Final = key
        self.tier: Final = tier
        self.inputs: Final = inputs
        self.good: Final = good
        self.vp: Final = vp


class Card:
    """One building card: its type and the colours of its two halves."""

    def __init__(self, key: str, kind: int, top: int, bottom: int, has_house: bool) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.top: Final = top
        self.bottom: Final = bottom
        self.has_house: Final = has_house
        self.colours: Final = 1 << top | 1 << bottom


# fmt: off
TYPES: Final[tuple[Building, ...]] = (
    Building("sawmill", SAWMILL, (), WOOD, 0),
    Building("mine", BASIC, (), IRON_ORE, 0),
    Building("flax_plantation", BASIC, (), FLAX, 0),
    Building("wheat_farm", BASIC, (), WHEAT, 0),
    Building("pasture", BASIC, (), COW, 0),
    Building("apiary", BASIC, (), WAX, 0),
    Building("vineyard", BASIC, (), GRAPES, 0),
    Building("cooperage", EXTENDED, (WOOD,), BARREL, 1),
    Building("paper_mill", EXTENDED, (WOOD,), PAPER, 1),
    Building("ropery", EXTENDED, (FLAX,), ROPE, 1),
    Building("weaver", EXTENDED, (FLAX,), CLOTH, 1),
    Building("tannery", EXTENDED, (COW,), LEATHER, 1),
    Building("butcher", EXTENDED, (COW,), MEAT, 1),
    Building("smelter", EXTENDED, (IRON_ORE,), IRON, 1),
    Building("mill", EXTENDED, (WHEAT,), FLOUR, 1),
    Building("armourer", ADVANCED, (IRON, LEATHER), WEAPONS, 4),
    Building("toolmaker", ADVANCED, (IRON, WOOD), TOOLS, 3),
    Building("tailor", ADVANCED, (CLOTH, LEATHER), CLOTHES, 4),
    Building("bookbinder", ADVANCED, (PAPER, LEATHER), BOOKS, 4),
    Building("chandler", ADVANCED, (WAX, ROPE), CANDLES, 3),
    Building("winery", ADVANCED, (GRAPES, BARREL), WINE, 3),
    Building("brewery", ADVANCED, (WHEAT, BARREL), BEER, 3),
    Building("bakery", ADVANCED, (FLOUR, WOOD), BREAD, 3),
)

CARDS: Final[tuple[Card, ...]] = (
    Card("mine-1", 1, VIOLET, VIOLET, False),
    Card("mine-2", 1, GREEN, GREEN, False),
    Card("mine-3", 1, BLUE, BLUE, False),
    Card("mine-4", 1, RED, RED, False),
    Card("flax_plantation-1", 2, VIOLET, VIOLET, False),
    Card("flax_plantation-2", 2, GREEN, GREEN, False),
    Card("flax_plantation-3", 2, BLUE, BLUE, False),
    Card("flax_plantation-4", 2, RED, RED, False),
    Card("wheat_farm-1", 3, VIOLET, VIOLET, False),
    Card("wheat_farm-2", 3, GREEN, GREEN, False),
    Card("wheat_farm-3", 3, BLUE, BLUE, False),
    Card("wheat_farm-4", 3, RED, RED, False),
    Card("pasture-1", 4, VIOLET, VIOLET, False),
    Card("pasture-2", 4, GREEN, GREEN, False),
    Card("pasture-3", 4, BLUE, BLUE, False),
    Card("pasture-4", 4, RED, RED, False),
    Card("apiary-1", 5, VIOLET, VIOLET, False),
    Card("apiary-2", 5, GREEN, GREEN, False),
    Card("apiary-3", 5, BLUE, BLUE, False),
    Card("apiary-4", 5, RED, RED, False),
    Card("vineyard-1", 6, VIOLET, VIOLET, False),
    Card("vineyard-2", 6, GREEN, GREEN, False),
    Card("vineyard-3", 6, BLUE, BLUE, False),
    Card("vineyard-4", 6, RED, RED, False),
    Card("cooperage-1", 7, GREEN, VIOLET, False),
    Card("cooperage-2", 7, VIOLET, RED, True),
    Card("cooperage-3", 7, RED, BLUE, False),
    Card("paper_mill-1", 8, BLUE, VIOLET, True),
    Card("paper_mill-2", 8, GREEN, BLUE, False),
    Card("paper_mill-3", 8, RED, GREEN, False),
    Card("ropery-1", 9, BLUE, VIOLET, False),
    Card("ropery-2", 9, VIOLET, RED, False),
    Card("ropery-3", 9, RED, GREEN, True),
    Card("weaver-1", 10, VIOLET, GREEN, False),
    Card("weaver-2", 10, GREEN, BLUE, True),
    Card("weaver-3", 10, BLUE, RED, False),
    Card("tannery-1", 11, RED, VIOLET, True),
    Card("tannery-2", 11, BLUE, GREEN, False),
    Card("tannery-3", 11, GREEN, RED, False),
    Card("butcher-1", 12, GREEN, VIOLET, False),
    Card("butcher-2", 12, VIOLET, BLUE, True),
    Card("butcher-3", 12, BLUE, RED, False),
    Card("smelter-1", 13, VIOLET, BLUE, False),
    Card("smelter-2", 13, RED, VIOLET, False),
    Card("smelter-3", 13, BLUE, GREEN, True),
    Card("mill-1", 14, VIOLET, GREEN, False),
    Card("mill-2", 14, GREEN, RED, True),
    Card("mill-3", 14, RED, BLUE, False),
    Card("armourer-1", 15, GREEN, VIOLET, True),
    Card("armourer-2", 15, BLUE, RED, False),
    Card("toolmaker-1", 16, BLUE, GREEN, True),
    Card("toolmaker-2", 16, RED, VIOLET, False),
    Card("tailor-1", 17, GREEN, BLUE, True),
    Card("tailor-2", 17, VIOLET, RED, False),
    Card("bookbinder-1", 18, GREEN, BLUE, False),
    Card("bookbinder-2", 18, RED, VIOLET, True),
    Card("chandler-1", 19, BLUE, VIOLET, True),
    Card("chandler-2", 19, RED, GREEN, False),
    Card("winery-1", 20, VIOLET, BLUE, False),
    Card("winery-2", 20, GREEN, RED, True),
    Card("brewery-1", 21, VIOLET, GREEN, False),
    Card("brewery-2", 21, RED, BLUE, True),
    Card("bakery-1", 22, VIOLET, GREEN, True),
    Card("bakery-2", 22, BLUE, RED, False),
    Card("sawmill-1", 0, VIOLET, GREEN, False),
    Card("sawmill-2", 0, GREEN, BLUE, False),
    Card("sawmill-3", 0, BLUE, RED, False),
    Card("sawmill-4", 0, RED, VIOLET, False),
    Card("sawmill-5", 0, VIOLET, BLUE, False),
    Card("sawmill-6", 0, GREEN, RED, False),
)
# fmt: on
N_CARDS: Final = len(CARDS)
CARD_TIER: Final[tuple[int, ...]] = tuple(TYPES[card.kind].tier for card in CARDS)
CARD_GOOD: Final[tuple[int, ...]] = tuple(TYPES[card.kind].good for card in CARDS)
CARD_INPUTS: Final[tuple[tuple[int, ...], ...]] = tuple(TYPES[card.kind].inputs for card in CARDS)
FIRST_CARD: Final[tuple[int, ...]] = (0, 24, 48, 64)  # of each tier
CARDS_OF: Final[tuple[int, ...]] = (24, 24, 16, 6)


def in_tier(card: int) -> int:
    """The number of a card within its tier: its bit in the masks of the piles."""
    return card - FIRST_CARD[CARD_TIER[card]]
