"""Effects and Automa tiles as facts: operation and amount for drawings, words beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from millrace.games.barrage.automa.words import ENTRY_KINDS, criterion_name, entry_name
from millrace.games.barrage.components.document_types import (
    AutomaColumn,
    AutomaTileEntry,
    Effect,
    EffectOp,
    Land,
    Structure,
    Tier,
)
from millrace.games.barrage.components.effects import effect_text
from millrace.games.barrage.content.automa import (
    AUTOMA_TILES,
    CONSTRUCT,
    DOWN,
    FLOWING,
    MACHINERY,
    OFFICE,
    PATENT,
    PRODUCTION,
    WAITING,
    WORKS,
    WORKSHOP,
    Column,
    Entry,
)
from millrace.games.barrage.content.buildings import ANY_CONTRACT
from millrace.games.barrage.content.map import CONDUIT_SPACES, HEADSTREAM_KEYS
from millrace.games.barrage.numbers import (
    BASE,
    BUILDING,
    CONDUIT,
    OP_BANK,
    OP_CONTRACT_ENERGY,
    OP_CREDITS,
    OP_DROP_ON_DAM,
    OP_ENERGY,
    OP_EXCAVATORS,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_FULFIL_FREE,
    OP_LOAN,
    OP_MACHINES,
    OP_MIXERS,
    OP_PLACE_DROPS,
    OP_PRODUCE,
    OP_RETRIEVE_MACHINES,
    OP_RETRIEVE_TILE,
    OP_ROTATE,
    OP_TAKE_CONTRACT,
    OP_TAKE_PATENT,
    OP_TAKE_TILE,
    OP_VP,
    OP_WORK,
)
from millrace.kernel import stack
from millrace.kernel.message import said

AREAS: Final[tuple[Land, ...]] = ("mountain", "hill", "plain")
TIERS: Final[tuple[Tier, ...]] = ("green", "yellow", "red", "national", "starting")
STRUCTURES: Final[tuple[Structure, ...]] = ("base", "elevation", "conduit", "powerhouse", "building")

# Effects --------------------------------------------------------------------------------------------------

_OPS: Final[dict[int, EffectOp]] = {
    OP_CREDITS: "credits",
    OP_VP: "vp",
    OP_EXCAVATORS: "excavators",
    OP_MIXERS: "mixers",
    OP_MACHINES: "machines",
    OP_ENERGY: "energy",
    OP_CONTRACT_ENERGY: "contract_energy",
    OP_ROTATE: "rotate",
    OP_PLACE_DROPS: "place_drops",
    OP_FLOW_DROPS: "flow_drops",
    OP_TAKE_CONTRACT: "take_contract",
    OP_PRODUCE: "produce",
    OP_BANK: "bank",
    OP_TAKE_TILE: "take_tile",
    OP_TAKE_PATENT: "take_patent",
    OP_DROP_ON_DAM: "drop_on_dam",
    OP_RETRIEVE_TILE: "retrieve_tile",
    OP_RETRIEVE_MACHINES: "retrieve_machines",
    OP_LOAN: "loan",
    OP_WORK: "work",
    OP_FULFIL_FREE: "fulfil_free",
    OP_FREE_BUILD: "free_build",
}
_UNCOUNTED: Final = (OP_TAKE_TILE, OP_WORK)  # their first argument is a place


def effects(found: Sequence[stack.Effect]) -> list[Effect]:
    """What a space, a reward or an income does, part by part."""
    return [_effect(effect) for effect in found]


def _effect(effect: stack.Effect) -> Effect:
    op, a, b = effect
    is_any = op == OP_FULFIL_FREE and a == ANY_CONTRACT
    found = Effect(op=_OPS[op], amount=0 if is_any or op in _UNCOUNTED else a, said=said(effect_text(effect)))
    if op == OP_FREE_BUILD:
        found["amount"] = b if a == CONDUIT else 0
        found["structure"] = STRUCTURES[a]
        if a == BASE:
            found["areas"] = areas(b)
    return found


def areas(mask: int) -> list[Land]:
    return [area for i, area in enumerate(AREAS) if mask >> i & 1]


# Automa tiles ---------------------------------------------------------------------------------------------


def automa_entries(tile: int) -> list[AutomaTileEntry]:
    """The action side, in the order in which the entries are tried."""
    return [_entry(entry) for entry in AUTOMA_TILES[tile].entries]


def _entry(entry: Entry) -> AutomaTileEntry:
    found = AutomaTileEntry(
        kind=ENTRY_KINDS[entry.kind],
        engineers=entry.engineers,
        dashed=entry.is_dashed,
        vp=entry.vp,
        amount=entry.a if entry.kind in _COUNTED else 0,
        said=said(entry_name(entry)),
    )
    if entry.kind == PRODUCTION:
        found["tier"] = TIERS[entry.b]
    elif entry.kind == OFFICE:
        found["tier"] = TIERS[entry.a]
    elif entry.kind == PATENT:
        found["structure"] = STRUCTURES[entry.a]
    elif entry.kind == WORKS:
        found["order"] = [(entry.a >> 2 * i & 3) + 1 for i in range(3)]
    elif entry.kind == MACHINERY:
        found["excavators"], found["mixers"], found["amount"] = entry.a >> 4, entry.a & 15, entry.b
    elif entry.kind == CONSTRUCT:
        _limit(found, entry)
    return found


_COUNTED: Final = (PRODUCTION, WAITING, FLOWING, WORKSHOP)


def _limit(found: AutomaTileEntry, entry: Entry) -> None:
    """What an entry builds, and what narrows it: areas, a least value, a direction."""
    found["structure"] = STRUCTURES[entry.a]
    if entry.a == BUILDING:
        found["down"] = entry.b == DOWN
    elif entry.a == CONDUIT:
        found["amount"] = entry.b
    elif entry.b:
        found["areas"] = areas(entry.b)


def automa_columns(tile: int) -> list[AutomaColumn]:
    """The criteria side: bases and elevations, conduits, powerhouses."""
    row = AUTOMA_TILES[tile]
    return [
        _column(["base", "elevation"], row.dams, str(row.dams.code)),
        _column(["conduit"], row.conduits, CONDUIT_SPACES[row.conduits.code].key[1:]),
        _column(["powerhouse"], row.houses, str(row.houses.code)),
    ]


def _column(structures: list[Structure], column: Column, code: str) -> AutomaColumn:
    criteria = [said(criterion_name(criterion)) for criterion in column.criteria]
    return AutomaColumn(structures=structures, criteria=criteria, code=code)


def automa_headstreams(tile: int) -> list[str]:
    return [HEADSTREAM_KEYS[head] for head in AUTOMA_TILES[tile].headstreams]
