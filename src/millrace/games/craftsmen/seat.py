"""One player's part of the state."""

from __future__ import annotations

from millrace.games.craftsmen.content.board import ASSISTANTS


class Seat:
    """Points, tokens, hands and the row of buildings."""

    __slots__ = (  # plain Python: smaller and faster to clone than a dictionary for each
        "assistants",
        "capital",
        "cards",
        "fair",
        "filled",
        "has_passed",
        "pictures",
        "privileges",
        "row",
        "vp",
        "works",
    )

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
        cells = [
            self.vp,
            self.capital,
            self.fair,
            self.privileges,
            self.works,
            self.assistants,
            self.has_passed,
            self.pictures,
        ]
        for growing in (self.cards, self.row, self.filled):
            cells.append(len(growing))
            cells += growing
        return cells


def empty_seat() -> Seat:
    return Seat(0, 0, 0, 0, 0, ASSISTANTS, 0, 0, [], [], [])
