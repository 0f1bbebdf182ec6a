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


class GoodComponent(Component):
    tier: GoodTier
    ships: bool  # meat and the final goods leave by ship
    work: int  # work points for a unit, all that goes into it included


class TierComponent(Component):
    cost: int  # to build
    price: int  # to buy
    mayor: int  # capital cards he draws in an auction
    cards: int


class BuildingComponent(Component):
    """A building type."""

    tier: str
    inputs: list[str]
    good: str
    vp: int


class CardComponent(Component):
    """A building card: its type, the colours of its halves, and whether it has the house mark."""

    building: str
    top: str
    bottom: str
    house: bool


class CapitalComponent(Component):
    """A kind of capital card."""

    colour: str
    value: int
    copies: int


class ShipRow(TypedDict):
    good: str
    vp: int
    slots: int


class ShipComponent(Component):
    rows: list[ShipRow]  # the highest first
    places: list[int]  # points for most markers, second most, ...


class TownComponent(Component):
    """A town building, in the order of the stages."""

    stage: int
    privilege: Said


class SpaceComponent(Component):
    """A queue space, from left to right."""

    privilege: bool
    fee: bool  # whether stacking on another player's assistant is paid for


class SeasonComponent(Component):
    """A season: whether assistants are sent, and the town buildings that act in it."""

    assistants: bool
    town: list[str]


class BonusTokenComponent(Component):
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
    goods: list[GoodComponent]
    tiers: list[TierComponent]
    buildings: list[BuildingComponent]
    cards: list[CardComponent]
    capital: list[CapitalComponent]
    ships: list[ShipComponent]
    town: list[TownComponent]
    spaces: list[SpaceComponent]
    bonus: list[BonusTokenComponent]
    places: list[Component]
    seasons: list[SeasonComponent]
    limits: Limits
    clauses: dict[str, Said]
