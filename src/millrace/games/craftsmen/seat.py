"""One player's part of the state."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import ASSISTANTS
from millrace.kernel.cells import cells_of

# Every field by name: what a dump holds, in this order
NUMBERS: Final[tuple[str, ...]] = (
    *("vp", "capital", "fair", "privileges", "works", "assistants", "has_passed", "pictures"),
)
LISTS: Final[tuple[str, ...]] = ("cards", "row", "filled")


class Seat:
    """Points, tokens, hands and the row of buildings."""

    __slots__ = (*NUMBERS, *LISTS)  # plain Python: smaller, faster to clone

    def __init__(
        self,
        vp: int,
        capital: int,
        fair: int,
        privileges: int,
        works: int,
        assistants: int,
        has_passed: int,
        pictures: int,
        cards: list[int],
        row: list[int],
        filled: list[int],
    ) -> None:
        self.vp = vp
        self.capital = capital  # capital cards in hand, as a mask
        self.fair = fair  # own cubes on the fair
        self.privileges = privileges  # privilege tokens
        self.works = works  # work tokens
        self.assistants = assistants  # at hand
        self.has_passed = has_passed
        self.pictures = pictures  # assistants on the pictures of buildings: privileges used this season
        self.cards = cards  # building cards in hand, ascending
        self.row = row  # built cards, left to right
        self.filled = filled  # for each card of the row, the input icons that hold a cube, as a mask

    def clone(self) -> Seat:
        return Seat(
            self.vp,
            self.capital,
            self.fair,
            self.privileges,
            self.works,
            self.assistants,
            self.has_passed,
            self.pictures,
            self.cards[:],
            self.row[:],
            self.filled[:],
        )

    def dump(self) -> list[int]:
        return cells_of(self, NUMBERS, LISTS)


def empty_seat() -> Seat:
    return Seat(
        vp=0,
        capital=0,
        fair=0,
        privileges=0,
        works=0,
        assistants=ASSISTANTS,
        has_passed=0,
        pictures=0,
        cards=[],
        row=[],
        filled=[],
    )
