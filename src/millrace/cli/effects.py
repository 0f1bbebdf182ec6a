"""Rewards, incomes, contracts and tiles in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from millrace.cli.sheet import Sheet
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import (
    BASE,
    CONDUIT,
    ELEVATION,
    EMPTY,
    JOKER,
    OP_CONTRACT_ENERGY,
    OP_CREDITS,
    OP_ENERGY,
    OP_EXCAVATORS,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_MACHINES,
    OP_MIXERS,
    OP_PLACE_DROPS,
    OP_ROTATE,
    OP_VP,
)
from millrace.games.barrage.ops.wheel import excavators_in, mixers_in, tile_in
from millrace.kernel.bits import bits
from millrace.kernel.game import Message
from millrace.kernel.stack import Effect

ENERGY: Final = "↯"
_AMOUNTS: Final = {
    OP_CREDITS: "effect-credits",
    OP_EXCAVATORS: "effect-excavators",
    OP_MIXERS: "effect-mixers",
    OP_MACHINES: "effect-machines",
    OP_VP: "effect-vp",
    OP_ENERGY: "effect-energy",
    OP_CONTRACT_ENERGY: "effect-contract-energy",
    OP_ROTATE: "ui-effect-rotate",
    OP_PLACE_DROPS: "effect-place-drops",
    OP_FLOW_DROPS: "effect-flow-drops",
}
_AREAS: Final = ("area-mountain", "area-hill", "area-plain")
_LEVELS: Final = ("", "I ", "II ", "III ")


def effect_words(sheet: Sheet, effect: Effect) -> str:
    op, a, b = effect
    if op in _AMOUNTS:
        return sheet.say(_AMOUNTS[op], n=a)
    if op == OP_FREE_BUILD and a == BASE:
        return sheet.say("effect-free-base", areas=_areas(b))
    if op == OP_FREE_BUILD and a == CONDUIT:
        return sheet.say("ui-effect-free-conduit", most=b)
    if op == OP_FREE_BUILD:
        return sheet.say("effect-free-elevation" if a == ELEVATION else "effect-free-powerhouse")
    raise AssertionError(f"operation {op} is no reward and no income")


def _areas(mask: int) -> Message:
    names = [Message(_AREAS[area]) for area in bits(mask)]
    if len(names) == len(_AREAS):
        return Message("areas-all")
    if len(names) == 1:
        return Message("areas-one", {"first": names[0]})
    return Message("areas-two", {"first": names[0], "second": names[1]})


def effects_words(sheet: Sheet, effects: Iterable[Effect]) -> str:
    return ", ".join(effect_words(sheet, effect) for effect in effects)


def contract_words(sheet: Sheet, contract: int) -> str:
    """`Y07 ↯6: rotate 3, 1 flowing drop`."""
    row = CONTRACTS[contract]
    return f"{row.key} {ENERGY}{row.requirement}: {effects_words(sheet, row.rewards)}"


def tile_short(sheet: Sheet, tile: int) -> str:
    """`base`, `II joker`, `Anton's tile`: enough to know it by."""
    row = TILES[tile]
    if 0 <= row.kind < len(STRUCTURE_KEYS):
        return _LEVELS[row.level] + sheet.say("structure-" + STRUCTURE_KEYS[row.kind])
    if row.kind == JOKER:
        return _LEVELS[row.level] + sheet.say("ui-joker")
    return sheet.say("tile-" + row.key)


def tile_words(sheet: Sheet, tile: int) -> str:
    """The tile's full name and what it does."""
    key = TILES[tile].key
    return sheet.say(f"tile-{key}") + ": " + sheet.say(f"tile-{key}-effect")


def segment_words(sheet: Sheet, segment: int) -> str:
    """What lies in a segment of a wheel: `conduit + 4 excavators`."""
    parts: list[str] = []
    if tile_in(segment) != EMPTY:
        parts.append(tile_short(sheet, tile_in(segment)))
    if excavators_in(segment):
        parts.append(sheet.say("excavators", n=excavators_in(segment)))
    if mixers_in(segment):
        parts.append(sheet.say("mixers", n=mixers_in(segment)))
    return " + ".join(parts)
