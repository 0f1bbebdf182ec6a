"""The table of Barrage as one seat sees it: the shape of `games/barrage/view.py`, for schemas and clients.

Seats are counted from 1. The whitelist is the game's; nothing is added or left out here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Owner: TypeAlias = int | Literal["neutral"]
SeatLevel: TypeAlias = Literal["person", "low", "medium", "high", "very-high"]


class HeadstreamView(Struct, frozen=True, forbid_unknown_fields=True):
    tile: str | None
    drops: int


class DamView(Struct, frozen=True, forbid_unknown_fields=True):
    owner: Owner
    level: int
    drops: int
    capacity: int


class SpaceView(Struct, frozen=True, forbid_unknown_fields=True):
    """Either closed, or the seat that stands there with its engineers."""

    blocked: bool | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    engineers: int | UnsetType = UNSET


class BuildingView(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    slots: list[int | None]


class AutomaView(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles by their printed numbers."""

    entries: int | None
    criteria: int | None
    stack: int
    discards: list[int]


class PairView(Struct, frozen=True, forbid_unknown_fields=True):
    """What the draft offers."""

    company: str
    officer: str | None


class SegmentView(Struct, frozen=True, forbid_unknown_fields=True):
    tile: str | None
    excavators: int
    mixers: int


class SeatView(Struct, frozen=True, forbid_unknown_fields=True):
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


class View(Struct, frozen=True, forbid_unknown_fields=True):
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
