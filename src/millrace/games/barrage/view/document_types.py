"""The table as one seat sees it: the shape of what `document.py` shows. Seats are counted from 1."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Owner: TypeAlias = int | Literal["neutral"]
SeatLevel: TypeAlias = Literal["person", "low", "medium", "high", "very-high"]


class HeadstreamView(TypedDict):
    tile: str | None
    drops: int


class DamView(TypedDict):
    owner: Owner
    level: int
    drops: int
    capacity: int


class SpaceView(TypedDict):
    """Either closed, or the seat that stands there with its engineers."""

    blocked: NotRequired[bool]
    seat: NotRequired[int]
    engineers: NotRequired[int]


class BuildingView(TypedDict):
    key: str
    slots: list[int | None]


class AutomaView(TypedDict):
    """Tiles by their printed numbers."""

    entries: int | None
    criteria: int | None
    stack: int
    discards: list[int]


class PairView(TypedDict):
    """What the draft offers."""

    company: str
    officer: str | None


class SegmentView(TypedDict):
    tile: str | None
    excavators: int
    mixers: int


class SeatView(TypedDict):
    company: str | None
    officer: str | None
    level: SeatLevel
    copies: str | None
    credits: int
    excavators: int
    mixers: int
    vp: int
    energy: int
    engineers: int
    banked: int
    constructions: int
    activations: int
    on_officer: int
    elsewhere: int
    architect: bool
    bases: int
    elevations: int
    conduits: int
    powerhouses: int
    buildings: list[str]
    works: list[str]
    tiles: list[str]
    wheel: list[SegmentView | None]
    contracts: list[str]
    fulfilled: list[str]
    passed: bool


class View(TypedDict):
    round: int
    introductory: bool
    order: list[int]
    objective: str | None
    bonus: list[str | None]
    headstreams: list[HeadstreamView]
    national: list[str]
    display: list[str | None]
    piles: dict[str, int]
    patents: list[str | None]
    aside: list[str]
    pairs: list[PairView]
    offers: list[str]
    dams: dict[str, DamView]
    conduits: dict[str, int]
    powerhouses: dict[str, int]
    spaces: dict[str, SpaceView]
    works: list[str | None]
    buildings: list[BuildingView]
    under: int
    automa: AutomaView | None
    seats: list[SeatView]
