"""Contracts, technology tiles, wheels, works and buildings in the words a line has room for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from millrace.cli.barrage.page import BarragePage
from millrace.games.barrage.components.effects import effect_text
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import EMPTY, JOKER
from millrace.games.barrage.ops.wheel import excavators_in, mixers_in, tile_in
from millrace.kernel.stack import Effect

ENERGY: Final = "↯"
_LEVELS: Final = ("", "I ", "II ", "III ")


def effects_words(page: BarragePage, effects: Iterable[Effect]) -> str:
    return ", ".join(page.words.say(effect_text(effect)) for effect in effects)


def contract_words(page: BarragePage, contract: int) -> str:
    """`Y07 ↯6: rotate the wheel by 3, 1 flowing drop`."""
    row = CONTRACTS[contract]
    return f"{row.key} {ENERGY}{row.requirement}: {effects_words(page, row.rewards)}"


def tile_short(page: BarragePage, tile: int) -> str:
    """`base`, `II joker`, `Anton's tile`: enough to know it by."""
    row = TILES[tile]
    if 0 <= row.kind < len(STRUCTURE_KEYS):
        return _LEVELS[row.level] + page.say("structure-" + STRUCTURE_KEYS[row.kind])
    if row.kind == JOKER:
        return _LEVELS[row.level] + page.say("ui-joker")
    return page.say("tile-" + row.key)


def tile_words(page: BarragePage, tile: int) -> str:
    """The tile's full name and what it does."""
    key = TILES[tile].key
    return page.say(f"tile-{key}") + ": " + page.say(f"tile-{key}-effect")


def segment_words(page: BarragePage, segment: int) -> str:
    """What lies in a segment of a wheel: `conduit + 4 excavators`."""
    parts: list[str] = []
    if tile_in(segment) != EMPTY:
        parts.append(tile_short(page, tile_in(segment)))
    machines = machines_words(page, excavators_in(segment), mixers_in(segment))
    return " + ".join([*parts, machines] if machines else parts)


def machines_words(page: BarragePage, excavators: int, mixers: int) -> str:
    """`4 excavators + 1 mixer`; empty if there are none."""
    parts = [page.say(key, n=n) for key, n in (("excavators", excavators), ("mixers", mixers)) if n]
    return " + ".join(parts)


def work_words(page: BarragePage, work: int) -> str:
    """`B1 2 excavators + 1 mixer: 5 credits, 6 energy for a contract`."""
    row = WORKS[work]
    price = machines_words(page, row.excavators, row.mixers)
    return f"{row.key} {price}: {effects_words(page, row.rewards)}"


def building_words(page: BarragePage, building: int) -> str:
    """What its action does, and what it costs besides the space: `4 energy (1¤)`."""
    row = BUILDINGS[building]
    cost = f" ({page.say('ui-cost', n=row.printed)})" if row.printed else ""
    return effects_words(page, row.effects) + cost
