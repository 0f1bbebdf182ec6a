"""The table as one seat sees it: the shape of what `view.py` shows. Seats are counted from 1."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Owner: TypeAlias = int | Literal["natural"] | None


class CapitalView(TypedDict):
    pile: int
    discards: list[str]
    up: list[str | None]
    mayor: list[str]


class PileView(TypedDict):
    """The building cards of a tier: how many lie face down, and which lie face up."""

    pile: int
    up: list[str | None]


class TownView(TypedDict):
    """A town building: for each queue space its lower and its upper disc, and the discs on its picture."""

    queue: list[list[Owner]]
    picture: list[int]


class HoldView(TypedDict):
    """A row of a ship's hold: its good, what a marker scores there, and whose markers lie in its slots."""

    good: str
    vp: int
    slots: list[Owner]


class TokensView(TypedDict):
    """What is left in the town hall."""

    privilege: int
    work: int


class BuiltView(TypedDict):
    """A card of a row, and the goods on its input icons."""

    card: str
    filled: list[str]


class SeatView(TypedDict):
    """Hands of others show numbers only, and what they are worth not at all."""

    vp: int
    capital: list[str] | int
    worth: int | None
    cards: list[str] | int
    row: list[BuiltView]
    fair: int
    privileges: int
    works: int
    assistants: int
    passed: bool
    pictures: int


class View(TypedDict):
    year: int
    season: str
    order: list[int]
    capital: CapitalView
    market: dict[str, PileView]
    town: dict[str, TownView]
    track: list[int]
    granary: dict[str, list[Owner]]
    ships: list[list[HoldView]]
    tokens: TokensView
    bonus: dict[str, Owner]
    looked: list[str] | int
    seats: list[SeatView]
