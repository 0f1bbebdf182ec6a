"""What a seat could work towards: the shape of what `planner.py` finds. Seats are counted from 1."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from millrace.games.craftsmen.view_types import Owner

UnitState: TypeAlias = Literal["ready", "own", "missing"]


class FairWay(TypedDict):
    """Rule C10.3.2: a cube of the fair instead of a raw material; without one, another goes there first."""

    cubes: int  # of yours that lie there
    work: int


class GranaryWay(TypedDict):
    """Rule C11: a half-product of the granary instead of one's own, for an assistant and a card."""

    owner: Owner  # of the marker for sale; who is paid, unless it is natural
    now: bool  # the building it is for stands and has room


class UnitPlan(TypedDict):
    """One unit on the way, `into` the number of the unit that takes it in; -1: the last.

    `ready`: it lies on its input icon; `own`: your building makes it; `missing`: you have no such building.
    """

    good: str
    building: str
    state: UnitState
    card: str  # of your row that makes it, or on which it lies; empty when missing
    now: bool  # the next work point could make it
    into: int
    fair: FairWay | None
    granary: GranaryWay | None


class OfferPlan(TypedDict):
    """A face-up card: its price, the worth of your cards in its colours, and the ends of your row it fits."""

    card: str
    price: int
    worth: int
    ends: list[Literal["left", "right"]]


class HeldPlan(TypedDict):
    """A card in your hand and the ends of your row it fits."""

    card: str
    ends: list[Literal["left", "right"]]


class MissingPlan(TypedDict):
    """A building type that is not in your row, and where its cards are."""

    building: str
    tier: str
    build: int
    buy: int
    hand: list[HeldPlan]
    up: list[OfferPlan]
    hidden: int  # cards of it that lie face down or in other hands


class RoomPlan(TypedDict):
    """A row of a ship for the good."""

    ship: int
    vp: int
    free: int  # slots
    bribe: bool  # with no slot free: you may bribe the captain


class PayPlan(TypedDict):
    """What it would pay: for making all that is still to be made, on the best ship, for the whole line."""

    made: int
    ships: list[RoomPlan]
    ship: int
    bonus: int  # 0: there is none, or it is taken
    total: int


class Plan(TypedDict):
    """One unit of a good. `work`: with every building of the line; `now`: with your row as it is.

    `now` is None while a building is missing that nothing replaces.
    """

    good: str
    work: int
    now: int | None
    units: list[UnitPlan]
    missing: list[MissingPlan]
    build: int  # what all missing buildings cost to build
    buy: int  # and, those in your hand aside, to buy
    pays: PayPlan
    cards: list[str]  # in your hand or face up, of a building that is missing
    rows: list[str]  # of the granary that spare you work


class CardPlan(TypedDict):
    """A building card in your hand or face up: what it costs, where it fits, and the goods it serves."""

    good: str
    price: int  # 0: it is in your hand
    worth: int  # of your capital cards that may buy it
    build: int
    ends: list[Literal["left", "right"]]
    beside: list[str]  # cards of your hand it could stand beside
    serves: list[str]


class Plans(TypedDict):
    """Every good by its key; `shipped` are those that leave by ship, the nearest first."""

    goods: dict[str, Plan]
    shipped: list[str]
    cards: dict[str, CardPlan]
    worth: int
    fair: int
    work: int  # work points in your hand now: of the production under way, else what an assistant gets
