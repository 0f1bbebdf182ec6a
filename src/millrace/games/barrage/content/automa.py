"""The twenty Automa tiles: entries on one side, criteria on the other.

Source: the tiles. Entries stand in the order in which they are tried: column by column, top to bottom (A4.3).
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.contracts import GREEN, RED, YELLOW
from millrace.games.barrage.numbers import BASE, BUILDING, CONDUIT, ELEVATION, HILL, MOUNTAIN, POWERHOUSE

# Kinds of entries
PRODUCTION: Final = 0  # a: bonus, b: colour of the contract it must reach
WAITING: Final = 1  # a: drops that wait for the water phase
FLOWING: Final = 2  # a: drops that flow at once
OFFICE: Final = 3  # a: colour of the contracts to replace
CONSTRUCT: Final = (
    4  # a: structure, b: areas as a mask, least value of a conduit, or direction for a building
)
WORKSHOP: Final = 5  # a: segments
MACHINERY: Final = 6  # a: excavators x 16 + mixers, b: machines of choice
PATENT: Final = 7  # a: structure
WORKS: Final = 8  # a: positions in order, two bits each
BANK: Final = 9

DOWN: Final = 0  # private buildings top to bottom
UP: Final = 1
OFFICE_ENERGY: Final = 2
PATENT_VP: Final = -2
BANK_VP: Final = 1

# Criteria
BEST_CONDUIT: Final = 0  # column 1 and 3
OWN_POWERHOUSE: Final = 1
MOST_WATER: Final = 2
RED_BORDER: Final = 3
UPSTREAM_POWERHOUSE: Final = 4
DOWNSTREAM_DAM: Final = 5
STRONGEST: Final = 6
SECOND_STRONGEST: Final = 7
DAM_OWN_FIRST: Final = 8
POWERHOUSE_OWN_FIRST: Final = 9
DAM_OPPONENT_FIRST: Final = 10
POWERHOUSE_OPPONENT_FIRST: Final = 11
OWN_DAM: Final = 12
PLAINS: Final = 13
BASIN_5: Final = 14
BASIN_6: Final = 15
BASIN_7: Final = 16
FEEDS_OWN: Final = 17
AVOIDS_OPPONENT: Final = 18


class Entry:
    """One entry of an action side."""

    def __init__(self, kind: int, engineers: int, vp: int, a: int = 0, b: int = 0) -> None:
        self.kind: Final = kind
        self.engineers: Final = engineers
        self.vp: Final = vp
        self.a: Final = a
        self.b: Final = b
        self.is_dashed: Final = kind in (WAITING, FLOWING, OFFICE)  # the turn goes on after it (A4.6)


class Column:
    """One column of a criteria side: three criteria and the placement code at its foot."""

    def __init__(self, criteria: tuple[int, ...], code: int) -> None:
        self.criteria: Final = criteria
        self.code: Final = code


class AutomaTile:
    """One tile, both sides."""

    def __init__(
        self, entries: tuple[Entry, ...], dams: Column, conduits: Column, houses: Column, headstreams: str
    ) -> None:
        self.entries: Final = entries
        self.dams: Final = dams
        self.conduits: Final = conduits
        self.houses: Final = houses
        self.headstreams: Final[tuple[int, ...]] = tuple("ABCD".index(letter) for letter in headstreams)
        orders = [entry.a for entry in entries if entry.kind == WORKS]
        self.works_order: Final = orders[0] if orders else -1


def production(engineers: int, bonus: int, colour: int) -> Entry:
    return Entry(PRODUCTION, engineers, 0, bonus, colour)


def waiting(engineers: int, drops: int) -> Entry:
    return Entry(WAITING, engineers, 0, drops)


def flowing(engineers: int, drops: int) -> Entry:
    return Entry(FLOWING, engineers, 0, drops)


def office(engineers: int, colour: int) -> Entry:
    return Entry(OFFICE, engineers, 0, colour)


def structure(engineers: int, kind: int, limit: int = 0) -> Entry:
    """A limit of 0 is none; for bases it is a mask of areas, for conduits the least value."""
    return Entry(CONSTRUCT, engineers, 0, kind, limit)


def building(engineers: int, direction: int) -> Entry:
    return Entry(CONSTRUCT, engineers, 0, BUILDING, direction)


def workshop(engineers: int, vp: int, segments: int) -> Entry:
    return Entry(WORKSHOP, engineers, vp, segments)


def machinery(engineers: int, vp: int, excavators: int, mixers: int, of_choice: int) -> Entry:
    return Entry(MACHINERY, engineers, vp, excavators << 4 | mixers, of_choice)


def patent(structure: int) -> Entry:
    return Entry(PATENT, 1, PATENT_VP, structure)


def works(first: int, second: int, third: int) -> Entry:
    return Entry(WORKS, 2, 0, first - 1 | second - 1 << 2 | third - 1 << 4)


def bank() -> Entry:
    return Entry(BANK, 1, BANK_VP)


AUTOMA_TILES: Final[tuple[AutomaTile, ...]] = (
    AutomaTile(
        (
            production(1, -2, GREEN),
            waiting(1, 2),
            structure(2, BASE),
            structure(2, ELEVATION),
            works(1, 2, 3),
            workshop(1, 0, 1),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((BEST_CONDUIT, OWN_POWERHOUSE, UPSTREAM_POWERHOUSE), 1),
        conduits=Column((STRONGEST, DAM_OWN_FIRST, POWERHOUSE_OWN_FIRST), 0),  # 1A
        houses=Column((FEEDS_OWN, BEST_CONDUIT, OWN_DAM), 5),
        headstreams="ABCD",
    ),
    AutomaTile(
        (
            production(1, -2, GREEN),
            flowing(1, 1),
            structure(2, BASE, 1 << HILL),
            structure(2, POWERHOUSE),
            workshop(1, -2, 2),
            works(2, 3, 1),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((BEST_CONDUIT, OWN_POWERHOUSE, RED_BORDER), 2),
        conduits=Column((STRONGEST, DAM_OWN_FIRST, POWERHOUSE_OWN_FIRST), 1),  # 1B
        houses=Column((FEEDS_OWN, BEST_CONDUIT, OWN_DAM), 6),
        headstreams="BCDA",
    ),
    AutomaTile(
        (
            production(1, -1, GREEN),
            office(1, GREEN),
            structure(2, BASE),
            patent(BASE),
            works(3, 2, 1),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((BEST_CONDUIT, OWN_POWERHOUSE, DOWNSTREAM_DAM), 3),
        conduits=Column((STRONGEST, POWERHOUSE_OWN_FIRST, DAM_OWN_FIRST), 2),  # 2A
        houses=Column((AVOIDS_OPPONENT, BEST_CONDUIT, OWN_DAM), 7),
        headstreams="CDAB",
    ),
    AutomaTile(
        (
            production(1, -1, GREEN),
            structure(2, BASE, 1 << MOUNTAIN),
            machinery(1, -2, 1, 0, 0),
            works(1, 2, 3),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((BEST_CONDUIT, OWN_POWERHOUSE, MOST_WATER), 4),
        conduits=Column((STRONGEST, POWERHOUSE_OWN_FIRST, DAM_OWN_FIRST), 3),  # 2B
        houses=Column((AVOIDS_OPPONENT, BEST_CONDUIT, OWN_DAM), 11),
        headstreams="DABC",
    ),
    AutomaTile(
        (
            production(2, 0, GREEN),
            waiting(1, 2),
            structure(2, ELEVATION),
            structure(2, CONDUIT),
            workshop(2, -5, 3),
            works(2, 3, 1),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((BEST_CONDUIT, OWN_POWERHOUSE, UPSTREAM_POWERHOUSE), 6),
        conduits=Column((POWERHOUSE_OWN_FIRST, DAM_OWN_FIRST, STRONGEST), 4),  # 3A
        houses=Column((BASIN_5, BEST_CONDUIT, OWN_DAM), 5),
        headstreams="DCBA",
    ),
    AutomaTile(
        (
            production(2, 0, GREEN),
            flowing(1, 1),
            structure(2, ELEVATION),
            structure(2, BASE),
            works(3, 2, 1),
            workshop(1, 0, 1),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((BEST_CONDUIT, OWN_POWERHOUSE, RED_BORDER), 7),
        conduits=Column((POWERHOUSE_OWN_FIRST, DAM_OWN_FIRST, STRONGEST), 5),  # 3B
        houses=Column((BASIN_6, BEST_CONDUIT, OWN_DAM), 6),
        headstreams="CBAD",
    ),
    AutomaTile(
        (
            production(2, 0, YELLOW),
            office(1, YELLOW),
            structure(2, ELEVATION),
            structure(2, POWERHOUSE),
            patent(ELEVATION),
            works(1, 2, 3),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((BEST_CONDUIT, OWN_POWERHOUSE, DOWNSTREAM_DAM), 8),
        conduits=Column((POWERHOUSE_OWN_FIRST, DAM_OWN_FIRST, STRONGEST), 6),  # 4A
        houses=Column((BASIN_7, BEST_CONDUIT, OWN_DAM), 7),
        headstreams="BADC",
    ),
    AutomaTile(
        (
            production(2, 0, YELLOW),
            office(1, YELLOW),
            structure(2, ELEVATION),
            structure(2, POWERHOUSE),
            machinery(1, -3, 0, 1, 0),
            works(2, 3, 1),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((BEST_CONDUIT, OWN_POWERHOUSE, MOST_WATER), 9),
        conduits=Column((POWERHOUSE_OWN_FIRST, DAM_OWN_FIRST, STRONGEST), 7),  # 4B
        houses=Column((PLAINS, BEST_CONDUIT, OWN_DAM), 12),
        headstreams="CBAD",
    ),
    AutomaTile(
        (
            production(2, 0, GREEN),
            waiting(1, 2),
            structure(2, CONDUIT, 3),
            structure(2, ELEVATION),
            workshop(1, -2, 2),
            works(3, 2, 1),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((RED_BORDER, BEST_CONDUIT, OWN_POWERHOUSE), 1),
        conduits=Column((DAM_OWN_FIRST, POWERHOUSE_OWN_FIRST, STRONGEST), 8),  # 5A
        houses=Column((BEST_CONDUIT, OWN_DAM, FEEDS_OWN), 8),
        headstreams="ABCD",
    ),
    AutomaTile(
        (
            production(2, 0, GREEN),
            flowing(1, 1),
            structure(2, CONDUIT),
            structure(2, POWERHOUSE),
            works(1, 2, 3),
            workshop(2, -5, 3),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((RED_BORDER, BEST_CONDUIT, OWN_POWERHOUSE), 2),
        conduits=Column((DAM_OWN_FIRST, POWERHOUSE_OWN_FIRST, STRONGEST), 9),  # 5B
        houses=Column((BEST_CONDUIT, OWN_DAM, FEEDS_OWN), 9),
        headstreams="BCDA",
    ),
    AutomaTile(
        (
            production(2, 1, GREEN),
            office(1, GREEN),
            structure(2, CONDUIT),
            patent(CONDUIT),
            works(2, 3, 1),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((DOWNSTREAM_DAM, OWN_POWERHOUSE, BEST_CONDUIT), 3),
        conduits=Column((DAM_OWN_FIRST, POWERHOUSE_OWN_FIRST, STRONGEST), 10),  # 6A
        houses=Column((BEST_CONDUIT, OWN_DAM, FEEDS_OWN), 9),
        headstreams="CDAB",
    ),
    AutomaTile(
        (
            production(2, 0, RED),
            office(1, RED),
            structure(2, CONDUIT, 4),
            machinery(2, -4, 2, 0, 0),
            works(3, 2, 1),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((DOWNSTREAM_DAM, OWN_POWERHOUSE, BEST_CONDUIT), 4),
        conduits=Column((DAM_OWN_FIRST, POWERHOUSE_OWN_FIRST, STRONGEST), 11),  # 6B
        houses=Column((BEST_CONDUIT, OWN_DAM, FEEDS_OWN), 10),
        headstreams="DABC",
    ),
    AutomaTile(
        (
            production(2, 1, YELLOW),
            waiting(1, 2),
            structure(2, POWERHOUSE),
            structure(2, BASE),
            workshop(1, 0, 1),
            works(1, 2, 3),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((RED_BORDER, OWN_POWERHOUSE, BEST_CONDUIT), 6),
        conduits=Column((DAM_OPPONENT_FIRST, SECOND_STRONGEST, POWERHOUSE_OWN_FIRST), 12),  # 7A
        houses=Column((BEST_CONDUIT, OWN_DAM, FEEDS_OWN), 10),
        headstreams="DCBA",
    ),
    AutomaTile(
        (
            production(2, 1, YELLOW),
            flowing(1, 1),
            structure(2, POWERHOUSE),
            structure(2, CONDUIT),
            workshop(1, -2, 2),
            works(2, 3, 1),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((RED_BORDER, OWN_POWERHOUSE, BEST_CONDUIT), 7),
        conduits=Column((DAM_OPPONENT_FIRST, SECOND_STRONGEST, POWERHOUSE_OWN_FIRST), 13),  # 7B
        houses=Column((BEST_CONDUIT, OWN_DAM, FEEDS_OWN), 11),
        headstreams="CBAD",
    ),
    AutomaTile(
        (
            production(2, 1, GREEN),
            structure(2, POWERHOUSE),
            patent(POWERHOUSE),
            works(3, 2, 1),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((MOST_WATER, BEST_CONDUIT, OWN_POWERHOUSE), 8),
        conduits=Column((POWERHOUSE_OPPONENT_FIRST, SECOND_STRONGEST, DAM_OPPONENT_FIRST), 14),  # 8A
        houses=Column((BEST_CONDUIT, OWN_DAM, FEEDS_OWN), 11),
        headstreams="BADC",
    ),
    AutomaTile(
        (
            production(2, 0, RED),
            office(1, RED),
            structure(2, POWERHOUSE),
            machinery(1, -3, 0, 1, 0),
            works(1, 2, 3),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((MOST_WATER, BEST_CONDUIT, OWN_POWERHOUSE), 9),
        conduits=Column((POWERHOUSE_OPPONENT_FIRST, SECOND_STRONGEST, DAM_OPPONENT_FIRST), 15),  # 8B
        houses=Column((OWN_DAM, BEST_CONDUIT, FEEDS_OWN), 12),
        headstreams="CBAD",
    ),
    AutomaTile(
        (
            production(2, 2, GREEN),
            waiting(1, 2),
            structure(2, BASE),
            building(1, DOWN),
            workshop(1, 0, 1),
            machinery(1, -3, 0, 0, 1),
            bank(),
        ),
        dams=Column((UPSTREAM_POWERHOUSE, BEST_CONDUIT, RED_BORDER), 5),
        conduits=Column((SECOND_STRONGEST, DAM_OWN_FIRST, POWERHOUSE_OWN_FIRST), 16),  # 9A
        houses=Column((OWN_DAM, BEST_CONDUIT, FEEDS_OWN), 8),
        headstreams="ABCD",
    ),
    AutomaTile(
        (
            production(2, 2, YELLOW),
            waiting(1, 2),
            structure(2, BASE),
            building(1, DOWN),
            works(3, 2, 1),
            machinery(2, -5, 1, 1, 0),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((UPSTREAM_POWERHOUSE, BEST_CONDUIT, DOWNSTREAM_DAM), 10),
        conduits=Column((SECOND_STRONGEST, DAM_OWN_FIRST, POWERHOUSE_OWN_FIRST), 17),  # 9B
        houses=Column((OWN_DAM, BEST_CONDUIT, FEEDS_OWN), 11),
        headstreams="CBAD",
    ),
    AutomaTile(
        (
            production(2, 2, YELLOW),
            structure(2, CONDUIT),
            building(1, UP),
            patent(BUILDING),
            machinery(2, -5, 1, 1, 0),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((UPSTREAM_POWERHOUSE, BEST_CONDUIT, MOST_WATER), 5),
        conduits=Column((SECOND_STRONGEST, POWERHOUSE_OWN_FIRST, DAM_OWN_FIRST), 18),  # 10A
        houses=Column((OWN_DAM, BEST_CONDUIT, FEEDS_OWN), 12),
        headstreams="CDAB",
    ),
    AutomaTile(
        (
            production(2, 2, GREEN),
            structure(2, POWERHOUSE),
            building(1, UP),
            machinery(2, -5, 1, 1, 0),
            works(2, 3, 1),
            workshop(1, 0, 1),
            bank(),
        ),
        dams=Column((UPSTREAM_POWERHOUSE, BEST_CONDUIT, MOST_WATER), 10),
        conduits=Column((SECOND_STRONGEST, POWERHOUSE_OWN_FIRST, DAM_OWN_FIRST), 19),  # 10B
        houses=Column((OWN_DAM, BEST_CONDUIT, FEEDS_OWN), 12),
        headstreams="DABC",
    ),
)
