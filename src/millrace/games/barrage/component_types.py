"""The documents clients draw from: the components of the box, as `components.py` puts them together."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from millrace.kernel.message import Said

Section: TypeAlias = Literal[
    "turbine", "water", "bank", "workshop", "machinery", "contract", "patent", "works", "private"
]
SiteKind: TypeAlias = Literal["base", "conduit", "powerhouse", "building"]
Area: TypeAlias = Literal["mountain", "hill", "plain", ""]
Tier: TypeAlias = Literal["green", "yellow", "red", "national", "starting"]
TileStructure: TypeAlias = Literal["base", "elevation", "conduit", "powerhouse", "building", "joker", ""]
Pile: TypeAlias = Literal["A", "B", "C"]


class Component(TypedDict):
    """Anything with a card: its name, what it does, and the clauses that say so."""

    key: str
    said: Said
    text: list[Said]
    clauses: list[str]


class Stand(TypedDict):
    """A place for engineers."""

    engineers: int
    red: bool


class Space(Component):
    section: Section
    engineers: int
    red: bool
    printed: int  # credits in the action symbol
    cost: int  # with the red border
    fewest: int  # players it is open for
    effects: list[Said]


class Site(Component):
    """Where something can be built; `value` and `end` are of conduits, `building` is of slots.

    Machines are those of B5.4, before anything makes them fewer; those of powerhouses grow with their number.
    """

    kind: SiteKind
    basin: int
    area: Area
    red: bool
    value: int
    end: int
    excavators: int  # for a base or a conduit
    elevation: int  # mixers for each level above the base
    building: str


class Headstream(Component):
    basin: int


class HeadTile(Component):
    drops: list[int]


class Contract(Component):
    tier: Tier
    energy: int
    rewards: list[Said]


class Tile(Component):
    level: int  # 0 for basic and special ones
    structure: TileStructure


class Company(Component):
    incomes: list[list[list[Said]]]  # by row (base, elevation, conduit), by place, the effects


class CompanyBoard(TypedDict):
    pieces: list[int]
    revealed_by: list[int]
    production_bonus: list[int]
    ability_from: int
    constructions: list[Stand]


class Work(Component):
    pile: Pile
    excavators: int
    mixers: int
    rewards: list[Said]


class Building(Component):
    excavators: int
    mixers: int
    vp: int
    printed: int
    spaces: list[Stand]
    effects: list[Said]


class Bonus(Component):
    vp: int


class Track(TypedDict):
    credits: dict[int, int]  # by energy
    end: int
    sections: list[int]  # the first step of each, the unnumbered one included


class Components(TypedDict):
    digest: str
    spaces: list[Space]
    sites: list[Site]
    flows: dict[int, int]  # by basin the next one; -1 is the left exit, -2 the right one
    headstreams: list[Headstream]
    head_tiles: list[HeadTile]
    contracts: list[Contract]
    tiles: list[Tile]
    companies: list[Company]
    company_board: CompanyBoard
    officers: list[Component]
    works: list[Work]
    buildings: list[Building]
    bonus: list[Bonus]
    objectives: list[Component]
    track: Track
    automa_tiles: list[Component]
    terms: list[Component]
    clauses: dict[str, Said]
