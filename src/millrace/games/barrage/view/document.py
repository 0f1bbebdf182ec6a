"""What a seat may see: a whitelist of the state, by keys. Almost everything is public (B1.7.1)."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.boards import BONUS_KEYS, HEAD_TILES, OBJECTIVE_KEYS
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import DAM_KEYS, HEADSTREAM_KEYS, SITE_KEYS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.numbering import company_of, officer_of
from millrace.games.barrage.numbers import (
    BLOCKED,
    EMPTY,
    N_CONDUITS,
    N_DAMS,
    N_HOUSES,
    NEUTRAL,
    NO_OFFICER,
    PERSON,
    SITE_CONDUIT,
    SITE_HOUSE,
    SLOTS,
)
from millrace.games.barrage.ops.water import capacity
from millrace.games.barrage.ops.wheel import excavators_in, mixers_in, tile_in
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.games.barrage.view.document_types import (
    AutomaView,
    BuildingView,
    DamView,
    HeadstreamView,
    Owner,
    PairView,
    SeatLevel,
    SeatView,
    SegmentView,
    SpaceView,
    View,
)
from millrace.kernel.bits import bits

_LEVELS: Final[tuple[SeatLevel, ...]] = ("person", "low", "medium", "high", "very-high")
PILE_KEYS: Final[tuple[str, ...]] = ("green", "yellow", "red", "I", "II", "III", "A", "B", "C")


def view(s: State, seat: int) -> View:  # noqa: ARG001 - nothing of Barrage is secret from one seat alone
    """The public table. Piles show how many are left, never which."""
    return {
        "round": s.round,
        "introductory": bool(s.is_introductory),
        "order": [at + 1 for at in s.order],
        "objective": OBJECTIVE_KEYS[s.objective] if s.objective != EMPTY else None,
        "bonus": [BONUS_KEYS[t] if t != EMPTY else None for t in s.bonus],
        "headstreams": [_headstream(s, h) for h in range(len(HEADSTREAM_KEYS))],
        "national": [CONTRACTS[c].key for c in s.national_row],
        "display": [CONTRACTS[c].key if c != EMPTY else None for c in s.display],
        "piles": {key: s.piles[i].bit_count() for i, key in enumerate(PILE_KEYS)},
        "patents": [TILES[t].key if t != EMPTY else None for t in s.patents],
        "aside": [OFFICERS[o].key for o in bits(s.aside)],
        "pairs": [_pair(pair) for pair in s.pairs],
        "offers": [CONTRACTS[c].key for c in s.offers],
        "dams": {DAM_KEYS[d]: _dam(s, d) for d in range(N_DAMS) if s.dam_owner[d] != EMPTY},
        "conduits": {
            SITE_KEYS[SITE_CONDUIT + c]: s.conduit_owner[c] + 1
            for c in range(N_CONDUITS)
            if s.conduit_owner[c] != EMPTY
        },
        "powerhouses": {
            SITE_KEYS[SITE_HOUSE + h]: s.house_owner[h] + 1
            for h in range(N_HOUSES)
            if s.house_owner[h] != EMPTY
        },
        "spaces": {SPACES[i].key: space_view(v) for i, v in enumerate(s.spaces) if v},
        "works": [WORKS[w].key if w != EMPTY else None for w in s.works],
        "buildings": [_building(s, b) for b in s.buildings],
        "under": len(s.under),
        "automa": _automa(s),
        "seats": [_seat(p) for p in s.seats],
    }


def _building(s: State, building: int) -> BuildingView:
    slots = s.slots[building * SLOTS : (building + 1) * SLOTS]
    return {
        "key": BUILDINGS[building].key,
        "slots": [owner + 1 if owner != EMPTY else None for owner in slots],
    }


def _automa(s: State) -> AutomaView | None:
    """The two visible tiles, by their printed numbers; the order of the stack is unknown to all."""
    if s.top == EMPTY and not s.deck:
        return None
    return {
        "entries": s.top + 1 if s.top != EMPTY else None,
        "criteria": s.criteria + 1 if s.criteria != EMPTY else None,
        "stack": s.deck.bit_count() + (s.top != EMPTY),
        "discards": [tile + 1 for tile in bits(s.discards)],
    }


def _headstream(s: State, head: int) -> HeadstreamView:
    tile = s.head_tiles[head]
    return {"tile": HEAD_TILES[tile].key if tile != EMPTY else None, "drops": s.head_drops[head]}


def _pair(pair: int) -> PairView:
    officer = officer_of(pair)
    known = officer < len(OFFICERS) - 1
    return {"company": COMPANIES[company_of(pair)].key, "officer": OFFICERS[officer].key if known else None}


def owner_view(owner: int) -> Owner:
    return "neutral" if owner == NEUTRAL else owner + 1


def _dam(s: State, dam: int) -> DamView:
    return {
        "owner": owner_view(s.dam_owner[dam]),
        "level": s.dam_level[dam],
        "drops": s.dam_drops[dam],
        "capacity": capacity(s, dam),
    }


def space_view(cell: int) -> SpaceView:
    if cell == BLOCKED:
        return {"blocked": True}
    return {"seat": (cell - 1 >> 4) + 1, "engineers": cell - 1 & 15}


def _seat(p: Seat) -> SeatView:
    return {
        "company": COMPANIES[p.company].key if p.company != EMPTY else None,
        "officer": OFFICERS[p.officer].key if p.officer != NO_OFFICER else None,
        "level": _LEVELS[p.level],
        "copies": OFFICERS[p.ability].key if p.level == PERSON and p.ability != p.officer else None,
        "credits": p.credits,
        "excavators": p.excavators,
        "mixers": p.mixers,
        "vp": p.vp,
        "energy": p.energy,
        "engineers": p.engineers,
        "banked": p.banked,
        "constructions": p.constructions,
        "activations": p.activations,
        "on_officer": p.on_officer,
        "elsewhere": p.elsewhere,
        "architect": bool(p.architect),
        "bases": p.bases,
        "elevations": p.elevations,
        "conduits": p.conduits,
        "powerhouses": p.houses,
        "buildings": [BUILDINGS[b].key for b in bits(p.buildings)],
        "works": [WORKS[w].key for w in bits(p.works)],
        "tiles": [TILES[t].key for t in bits(p.tiles)],
        "wheel": [segment_view(segment) for segment in p.wheel],
        "contracts": [CONTRACTS[c].key for c in bits(p.hand)],
        "fulfilled": [CONTRACTS[c].key for c in bits(p.fulfilled)],
        "passed": bool(p.has_passed),
    }


def segment_view(segment: int) -> SegmentView | None:
    if not segment:
        return None
    tile = tile_in(segment)
    return {
        "tile": TILES[tile].key if tile != EMPTY else None,
        "excavators": excavators_in(segment),
        "mixers": mixers_in(segment),
    }
