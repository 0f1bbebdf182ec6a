"""The documents clients draw from: the components of the box, as `document.py` puts them together."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from millrace.kernel.message import Said

Section: TypeAlias = Literal[
    "turbine", "water", "bank", "workshop", "machinery", "contract", "patent", "works", "private"
]
SiteKind: TypeAlias = Literal["base", "conduit", "powerhouse", "building"]
Land: TypeAlias = Literal["mountain", "hill", "plain"]
Area: TypeAlias = Literal["mountain", "hill", "plain", ""]
Tier: TypeAlias = Literal["green", "yellow", "red", "national", "starting"]
TileStructure: TypeAlias = Literal["base", "elevation", "conduit", "powerhouse", "building", "joker", ""]
Pile: TypeAlias = Literal["A", "B", "C"]
Structure: TypeAlias = Literal["base", "elevation", "conduit", "powerhouse", "building"]
EffectOp: TypeAlias = Literal[
    "credits",
    "vp",
    "excavators",
    "mixers",
    "machines",
    "energy",
    "contract_energy",
    "rotate",
    "place_drops",
    "flow_drops",
    "take_contract",
    "produce",
    "bank",
    "take_tile",
    "take_patent",
    "drop_on_dam",
    "retrieve_tile",
    "retrieve_machines",
    "loan",
    "work",
    "fulfil_free",
    "free_build",
]
EntryKind: TypeAlias = Literal[
    "production",
    "waiting",
    "flowing",
    "office",
    "construct",
    "workshop",
    "machinery",
    "patent",
    "works",
    "bank",
]


class Component(TypedDict):
    """Anything with a card: its name, what it does, and the clauses that say so."""

    key: str
    said: Said
    text: list[Said]
    clauses: list[str]


class Effect(TypedDict):
    """One part of what a space, a reward or an income does.

    `amount` is how much of it: the bonus of a production, the highest value of a free conduit, the highest
    requirement of a contract to fulfil, 0 for any. `structure` and `areas` are of what is built for free.
    """

    op: EffectOp
    amount: int
    structure: NotRequired[Structure]
    areas: NotRequired[list[Land]]
    said: Said


class Stand(TypedDict):
    """A place for engineers."""

    engineers: int
    red: bool


class SpaceComponent(Component):
    section: Section
    engineers: int
    red: bool
    printed: int  # credits in the action symbol
    cost: int  # with the red border
    fewest: int  # players it is open for
    effects: list[Effect]


class SiteComponent(Component):
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
    fewest: int  # players a slot is open for; 0 elsewhere


class HeadstreamComponent(Component):
    basin: int


class HeadTileComponent(Component):
    drops: list[int]


class ContractComponent(Component):
    tier: Tier
    energy: int
    rewards: list[Effect]


class TileComponent(Component):
    level: int  # 0 for basic and special ones
    structure: TileStructure


class CompanyComponent(Component):
    incomes: list[list[list[Effect]]]  # by row (base, elevation, conduit), by place, the effects


class CompanyBoard(TypedDict):
    pieces: list[int]
    revealed_by: list[int]
    production_bonus: list[int]
    ability_from: int
    constructions: list[Stand]


class WorkComponent(Component):
    pile: Pile
    excavators: int
    mixers: int
    rewards: list[Effect]


class BuildingComponent(Component):
    excavators: int
    mixers: int
    vp: int
    printed: int
    spaces: list[Stand]
    effects: list[Effect]


class BonusComponent(Component):
    vp: int


class Track(TypedDict):
    credits: dict[int, int]  # by energy
    end: int
    sections: list[int]  # the first step of each, the unnumbered one included


class AutomaTileEntry(TypedDict):
    """One entry of an action side.

    `amount` is a bonus, drops, segments, machines of choice, or the least value of a conduit. `tier` is the
    colour of the contracts meant, `areas` are those of a base, `down` is the way through private buildings,
    `order` that through external works.
    """

    kind: EntryKind
    engineers: int
    dashed: bool  # the turn goes on after it
    vp: int  # given, or taken when negative
    amount: int
    tier: NotRequired[Tier]
    structure: NotRequired[Structure]
    areas: NotRequired[list[Land]]
    down: NotRequired[bool]
    excavators: NotRequired[int]
    mixers: NotRequired[int]
    order: NotRequired[list[int]]
    said: Said


class AutomaColumn(TypedDict):
    """One column of a criteria side: what it is for, the criteria in their order, the code at its foot."""

    structures: list[Structure]
    criteria: list[Said]
    code: str


class AutomaTileComponent(Component):
    entries: list[AutomaTileEntry]
    columns: list[AutomaColumn]
    headstreams: list[str]  # the preferred one first


class Components(TypedDict):
    digest: str
    spaces: list[SpaceComponent]
    sites: list[SiteComponent]
    flows: dict[int, int]  # by basin the next one; -1 is the left exit, -2 the right one
    headstreams: list[HeadstreamComponent]
    head_tiles: list[HeadTileComponent]
    contracts: list[ContractComponent]
    tiles: list[TileComponent]
    companies: list[CompanyComponent]
    company_board: CompanyBoard
    officers: list[Component]
    works: list[WorkComponent]
    buildings: list[BuildingComponent]
    bonus: list[BonusComponent]
    objectives: list[Component]
    track: Track
    automa_tiles: list[AutomaTileComponent]
    terms: list[Component]
    clauses: dict[str, Said]
