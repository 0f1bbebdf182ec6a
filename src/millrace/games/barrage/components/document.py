"""What never changes about Barrage, for drawings and cards, put together from the content of the game."""

from __future__ import annotations

from functools import cache
from typing import Final

from millrace.games.barrage.components import cards
from millrace.games.barrage.components.cards import Card
from millrace.games.barrage.components.clauses import CLAUSES
from millrace.games.barrage.components.document_types import (
    AutomaTileComponent,
    BonusComponent,
    BuildingComponent,
    CompanyBoard,
    CompanyComponent,
    Component,
    Components,
    ContractComponent,
    HeadstreamComponent,
    HeadTileComponent,
    Pile,
    Section,
    SiteComponent,
    SiteKind,
    SpaceComponent,
    Stand,
    TileComponent,
    TileStructure,
    Track,
    WorkComponent,
)
from millrace.games.barrage.components.parts import (
    AREAS,
    STRUCTURES,
    TIERS,
    automa_columns,
    automa_entries,
    automa_headstreams,
    effects,
)
from millrace.games.barrage.components.terms import term_cards
from millrace.games.barrage.content import boards, companies
from millrace.games.barrage.content import map as river
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.buildings import BUILDINGS, SLOT_FEWEST
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import CONSTRUCTION_COST, CONSTRUCTION_ENGINEERS, SPACES
from millrace.games.barrage.content.tiles import NO_KIND, TILES
from millrace.games.barrage.content.works import WORK_PILES, WORKS
from millrace.games.barrage.numbers import N_SITES, NOWHERE, SITE_BUILDING, SITE_CONDUIT, SITE_HOUSE, SLOTS
from millrace.kernel.message import all_said, clauses_said, said

SECTIONS: Final[tuple[Section, ...]] = (
    *("turbine", "water", "bank", "workshop", "machinery", "contract", "patent", "works", "private"),
)
TILE_STRUCTURES: Final[tuple[TileStructure, ...]] = (*STRUCTURES, "joker")
PILES: Final[tuple[Pile, ...]] = ("A", "B", "C")
EXITS: Final = {river.EXIT_LEFT: -1, river.EXIT_RIGHT: -2}


@cache
def components(digest: str) -> Components:
    """Everything at once: it is the same for every table."""
    return Components(
        digest=digest,
        spaces=[_space(i) for i in range(len(SPACES))],
        sites=[_site(i) for i in range(N_SITES)],
        flows={basin: EXITS.get(to, to) for basin, to in enumerate(river.FLOWS_TO) if basin},
        headstreams=[_headstream(i) for i in range(len(river.HEADSTREAM_KEYS))],
        head_tiles=[_head_tile(i) for i in range(len(boards.HEAD_TILES))],
        contracts=[_contract(i) for i in range(len(CONTRACTS))],
        tiles=[_tile(i) for i in range(len(TILES))],
        companies=[_company(i) for i in range(len(companies.COMPANIES))],
        company_board=_company_board(),
        officers=[_words(row.key, cards.officer_card(i)) for i, row in enumerate(OFFICERS[:-1])],
        works=[_work(i) for i in range(len(WORKS))],
        buildings=[_building(i) for i in range(len(BUILDINGS))],
        bonus=[_bonus(i) for i in range(len(boards.BONUS_KEYS))],
        objectives=[_words(key, cards.objective_card(i)) for i, key in enumerate(boards.OBJECTIVE_KEYS)],
        track=_track(),
        automa_tiles=[_automa_tile(i) for i in range(len(AUTOMA_TILES))],
        terms=[_words(key, card) for key, card in term_cards().items()],
        clauses=clauses_said(CLAUSES),
    )


def _words(key: str, card: Card) -> Component:
    return {
        "key": key,
        "said": said(card.name),
        "text": all_said(card.text),
        "clauses": list(card.clauses),
    }


def _space(space: int) -> SpaceComponent:
    row = SPACES[space]
    return {
        **_words(row.key, cards.space_card(space)),
        "section": SECTIONS[row.section],
        "engineers": row.engineers,
        "red": row.red,
        "printed": row.printed,
        "cost": row.cost,
        "fewest": row.fewest,
        "effects": effects(row.effects),
    }


def _site(site: int) -> SiteComponent:
    is_conduit = SITE_CONDUIT <= site < SITE_HOUSE
    conduit = river.CONDUIT_SPACES[site - SITE_CONDUIT] if is_conduit else None
    area = river.SITE_AREA[site]
    return {
        **_words(river.SITE_KEYS[site], cards.site_card(site)),
        "kind": _kind_of(site),
        "basin": river.SITE_BASIN[site],
        "area": AREAS[area] if area != NOWHERE else "",
        "red": river.SITE_RED[site],
        "value": conduit.value if conduit else 0,
        "end": conduit.end if conduit else 0,
        "excavators": cards.excavators_at(site),
        "elevation": cards.elevation_at(site),
        "building": BUILDINGS[(site - SITE_BUILDING) // SLOTS].key if site >= SITE_BUILDING else "",
        "fewest": SLOT_FEWEST[(site - SITE_BUILDING) % SLOTS] if site >= SITE_BUILDING else 0,
    }


def _kind_of(site: int) -> SiteKind:
    if site < SITE_CONDUIT:
        return "base"
    if site < SITE_HOUSE:
        return "conduit"
    return "powerhouse" if site < SITE_BUILDING else "building"


def _headstream(head: int) -> HeadstreamComponent:
    """The four headstreams flow into the first four basins (B8.1.2)."""
    return {
        **_words(river.HEADSTREAM_KEYS[head], cards.head_card(head)),
        "basin": head + 1,
    }


def _head_tile(tile: int) -> HeadTileComponent:
    row = boards.HEAD_TILES[tile]
    return {
        **_words(row.key, cards.head_tile_card(tile)),
        "drops": list(row.drops),
    }


def _contract(contract: int) -> ContractComponent:
    row = CONTRACTS[contract]
    return {
        **_words(row.key, cards.contract_card(contract)),
        "tier": TIERS[row.kind],
        "energy": row.requirement,
        "rewards": effects(row.rewards),
    }


def _tile(tile: int) -> TileComponent:
    row = TILES[tile]
    structure = TILE_STRUCTURES[row.kind] if row.kind != NO_KIND else ""
    return {
        **_words(row.key, cards.tile_card(tile)),
        "level": row.level,
        "structure": structure,
    }


def _company(company: int) -> CompanyComponent:
    row = companies.COMPANIES[company]
    return {
        **_words(row.key, cards.company_card(company)),
        "incomes": [[effects(income) for income in places] for places in row.incomes],
    }


def _company_board() -> CompanyBoard:
    return CompanyBoard(
        pieces=list(companies.PIECES),
        revealed_by=list(companies.REVEALED_BY),
        production_bonus=list(companies.PRODUCTION_BONUS),
        ability_from=companies.ABILITY_FROM,
        constructions=[
            Stand(engineers=engineers, red=cost > 0)
            for engineers, cost in zip(CONSTRUCTION_ENGINEERS, CONSTRUCTION_COST, strict=True)
        ],
    )


def _work(work: int) -> WorkComponent:
    row = WORKS[work]
    return {
        **_words(row.key, cards.work_card(work)),
        "pile": next(pile for pile, mask in zip(PILES, WORK_PILES, strict=True) if mask >> work & 1),
        "excavators": row.excavators,
        "mixers": row.mixers,
        "rewards": effects(row.rewards),
    }


def _building(building: int) -> BuildingComponent:
    row = BUILDINGS[building]
    return {
        **_words(row.key, cards.building_card(building)),
        "excavators": row.excavators,
        "mixers": row.mixers,
        "vp": row.vp,
        "printed": row.printed,
        "spaces": [Stand(engineers=engineers, red=red) for engineers, red in row.spaces],
        "effects": effects(row.effects),
    }


def _automa_tile(tile: int) -> AutomaTileComponent:
    return {
        **_words(str(tile + 1), cards.automa_card(tile)),
        "entries": automa_entries(tile),
        "columns": automa_columns(tile),
        "headstreams": automa_headstreams(tile),
    }


def _bonus(bonus: int) -> BonusComponent:
    key = boards.BONUS_KEYS[bonus]
    return {
        **_words(key, cards.bonus_card(bonus)),
        "vp": boards.BONUS_VP[bonus],
    }


def _track() -> Track:
    return Track(
        credits=dict(enumerate(boards.TRACK_CREDITS)),
        end=boards.TRACK_END,
        sections=list(range(0, boards.TRACK_END + 1, boards.SECTION)),
    )
