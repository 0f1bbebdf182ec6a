"""The documents clients draw from: the components of the box, as `components.py` puts them together."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from millrace.kernel.message import Said

GoodTier: TypeAlias = Literal["raw", "half", "final"]


class Component(TypedDict):
    """Anything with a name; `text` says what it does, `clauses` where the rules say so."""

    key: str
    said: Said
    text: list[Said]
    clauses: list[str]


class Good(Component):
    tier: GoodTier
    ships: bool  # meat and the final goods leave by ship
    work: int  # work points for a unit, all that goes into it included


class Tier(Component):
    cost: int  # to build
    price: int  # to buy
    mayor: int  # capital cards he draws in an auction
    cards: int


class Building(Component):
    """A building type."""

    tier: str
    inputs: list[str]
    good: str
    vp: int


class Card(Component):
    """A building card: its type, the colours of its halves, and whether it has the house mark."""

    building: str
    top: str
    bottom: str
    house: bool


class Capital(Component):
    """A kind of capital card."""

    colour: str
    value: int
    copies: int


class HoldRow(TypedDict):
    good: str
    vp: int
    slots: int


class Ship(Component):
    rows: list[HoldRow]  # the highest first
    places: list[int]  # points for most markers, second most, ...


class Town(Component):
    """A town building, in the order of the stages."""

    stage: int
    privilege: Said


class Space(Component):
    """A queue space, from left to right."""

    privilege: bool
    fee: bool  # whether stacking on another player's assistant is paid for


class Season(Component):
    """A season: whether assistants are sent, and the town buildings that act in it."""

    assistants: bool
    town: list[str]


class BonusToken(Component):
    """The award for the first complete production line of a final good."""

    vp: int
    line: list[str]


class Limits(TypedDict):
    """Numbers of the rules; those by players or years are lists, the first for the fewest or for year 1."""

    assistants: int
    own_in_building: int
    in_building: list[int]
    queue: list[int]
    tokens: list[int]
    tokens_held: int
    fair: int
    hand: int
    hand_season: int
    track: int
    city_set: int
    start_points: list[int]
    fee: list[int]
    work: list[int]


class Components(TypedDict):
    digest: str
    goods: list[Good]
    tiers: list[Tier]
    buildings: list[Building]
    cards: list[Card]
    capital: list[Capital]
    ships: list[Ship]
    town: list[Town]
    spaces: list[Space]
    bonus: list[BonusToken]
    places: list[Component]
    seasons: list[Season]
    limits: Limits
    clauses: dict[str, Said]
