"""Positions as documents: writing the state in full, with the pending frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from millrace.games.barrage.content.boards import BONUS_KEYS, HEAD_TILES, OBJECTIVE_KEYS
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.numbering import company_of, officer_of
from millrace.games.barrage.numbers import (
    EMPTY,
    FIRST_PRIVATE,
    N_HEADSTREAMS,
    PERSON,
    PILE_SIZE,
    SITE_CONDUIT,
    SITE_HOUSE,
    SLOTS,
)
from millrace.games.barrage.position.frames import BOOK
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.games.barrage.view.document import PILE_KEYS, owner_view, segment_view, space_view
from millrace.kernel.bits import bits

CONTRACT_KEYS: Final = [contract.key for contract in CONTRACTS]
TILE_KEYS: Final = [tile.key for tile in TILES]
OFFICER_KEYS: Final = [officer.key for officer in OFFICERS[:-1]]
COMPANY_KEYS: Final = [company.key for company in COMPANIES]
SPACE_KEYS: Final = [space.key for space in SPACES]
HEAD_KEYS: Final = [tile.key for tile in HEAD_TILES]
WORK_KEYS: Final = [work.key for work in WORKS]
BUILDING_KEYS: Final = [building.key for building in BUILDINGS]


def write_position(s: State) -> dict[str, object]:
    """The state in full, with the pending frames."""
    return {
        "millrace": "position",
        "game": "barrage",
        "players": len(s.seats),
        "introductory": bool(s.is_introductory),
        "leeghwater": len(s.works) > 0,
        "round": s.round,
        "order": [seat + 1 for seat in s.order],
        "objective": _key(OBJECTIVE_KEYS, s.objective),
        "bonus": [_key(BONUS_KEYS, t) for t in s.bonus],
        "headstreams": [
            {"tile": _key(HEAD_KEYS, s.head_tiles[h]), "drops": s.head_drops[h]} for h in range(N_HEADSTREAMS)
        ],
        "national": [CONTRACT_KEYS[c] for c in s.national_row],
        "display": [_key(CONTRACT_KEYS, c) for c in s.display],
        "piles": {key: pile_names(i, s.piles[i]) for i, key in enumerate(PILE_KEYS)},
        "patents": [_key(TILE_KEYS, t) for t in s.patents],
        "aside": names(OFFICER_KEYS, s.aside),
        "pairs": [_write_pair(pair) for pair in s.pairs],
        "offers": [CONTRACT_KEYS[c] for c in s.offers],
        "works": [_key(WORK_KEYS, work) for work in s.works],
        "buildings": [_write_building(s, building) for building in s.buildings],
        "under": [CONTRACT_KEYS[c] for c in s.under],
        "automa": _write_automa(s),
        "map": _write_map(s),
        "spaces": {SPACES[i].key: space_view(v) for i, v in enumerate(s.spaces) if v > 0},
        "seats": [_write_seat(p) for p in s.seats],
        "stack": BOOK.write(s.stack),
    }


def _key(keys: Sequence[str], i: int) -> str | None:
    return None if i == EMPTY else keys[i]


def names(keys: list[str], mask: int) -> list[str]:
    return [keys[i] for i in bits(mask)]


def pile_names(pile: int, mask: int) -> list[str]:
    if pile < 3:
        return names(CONTRACT_KEYS, mask << FIRST_PRIVATE + pile * PILE_SIZE)
    return names(TILE_KEYS if pile < 6 else WORK_KEYS, mask)


def _write_pair(pair: int) -> dict[str, object]:
    officer = officer_of(pair)
    partner = OFFICER_KEYS[officer] if officer < len(OFFICER_KEYS) else None
    return {"company": COMPANY_KEYS[company_of(pair)], "officer": partner}


def _write_building(s: State, building: int) -> dict[str, object]:
    slots = s.slots[building * SLOTS : (building + 1) * SLOTS]
    return {
        "key": BUILDING_KEYS[building],
        "slots": [owner + 1 if owner != EMPTY else None for owner in slots],
    }


def _write_automa(s: State) -> dict[str, object] | None:
    """Automa tiles by their printed numbers."""
    if s.top == EMPTY and not s.deck:
        return None
    return {
        "entries": s.top + 1 if s.top != EMPTY else None,
        "criteria": s.criteria + 1 if s.criteria != EMPTY else None,
        "discards": [tile + 1 for tile in bits(s.discards)],
        "priority": s.priority + 1 if s.priority != EMPTY else None,
    }


def _write_map(s: State) -> dict[str, object]:
    found: dict[str, object] = {}
    for d, owner in enumerate(s.dam_owner):
        if owner != EMPTY:
            found[SITE_KEYS[d]] = {
                "owner": owner_view(owner),
                "level": s.dam_level[d],
                "drops": s.dam_drops[d],
            }
    for c, owner in enumerate(s.conduit_owner):
        if owner != EMPTY:
            found[SITE_KEYS[SITE_CONDUIT + c]] = {"owner": owner + 1}
    for h, owner in enumerate(s.house_owner):
        if owner != EMPTY:
            found[SITE_KEYS[SITE_HOUSE + h]] = {"owner": owner + 1}
    return found


def _write_seat(p: Seat) -> dict[str, object]:
    return {
        "company": _key(COMPANY_KEYS, p.company),
        "officer": _key(OFFICER_KEYS, p.officer),
        "level": LEVEL_KEYS[p.level],
        "as_automa": bool(p.as_automa),
        "moved": bool(p.has_moved),
        "copies": _key(OFFICER_KEYS, p.ability) if _is_copying(p) else None,
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
        "again": bool(p.again),
        "used": names(BUILDING_KEYS, p.used),
        "works": names(WORK_KEYS, p.works),
        "tiles": names(TILE_KEYS, p.tiles),
        "wheel": [segment_view(segment) for segment in p.wheel],
        "contracts": names(CONTRACT_KEYS, p.hand),
        "fulfilled": names(CONTRACT_KEYS, p.fulfilled),
        "passed": bool(p.has_passed),
    }


def _is_copying(p: Seat) -> bool:
    return p.level == PERSON and not p.as_automa and p.ability != p.officer
