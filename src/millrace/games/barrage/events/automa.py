"""What an Automa weighs and does, as far as it is told by events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from millrace.games.barrage.automa.chosen import choice_name, choice_places
from millrace.games.barrage.automa.placement import DROP
from millrace.games.barrage.automa.words import (
    ENTRY_KINDS,
    condition_clause,
    condition_name,
    entry_name,
    reason_name,
    step_name,
)
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SECTION_KEYS
from millrace.games.barrage.events.fact import Fact, Tell
from millrace.games.barrage.events.water import through
from millrace.games.barrage.names import officer_name, structure_name, system_name
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import (
    DROPS_ON,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_INCOME,
    E_AUTOMA_INSTEAD,
    E_AUTOMA_KEPT,
    E_AUTOMA_NONE,
    E_AUTOMA_PICKS,
    E_AUTOMA_PREFERS,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_AUTOMA_WEIGHS,
    E_BESIDE,
    EMPTY,
)
from millrace.games.barrage.places import key_of
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.kernel.stack import Event


def _beside(_s: State, event: Event) -> Fact:
    _, _, _, section, n = event
    key = SECTION_KEYS[section]
    return Fact(Message("event-beside", {"section": Message("section-" + key), "n": n}), key, amount=n)


def _automa_tiles(_s: State, event: Event) -> Fact:
    _, _, _, entries, criteria = event
    message = Message("event-automa-tiles", {"entries": entries + 1, "criteria": criteria + 1})
    return Fact(message, str(entries + 1))


def _automa_income(_s: State, event: Event) -> Fact:
    criteria = event[3]
    return Fact(Message("event-automa-income", {"criteria": criteria + 1}), str(criteria + 1))


def _automa_tried(_s: State, event: Event) -> Fact:
    _, _, _, at, condition = event
    entry = AUTOMA_TILES[at >> 4].entries[at & 15]
    args: dict[str, int | str | Message] = {
        "entry": entry_name(entry),
        "condition": condition_name(condition),
        "clause": condition_clause(condition),
    }
    return Fact(Message("event-automa-tried", args), ENTRY_KINDS[entry.kind])


def _automa_does(_s: State, event: Event) -> Fact:
    _, _, _, at, n = event
    entry = AUTOMA_TILES[at >> 4].entries[at & 15]
    message = Message("event-automa-does", {"entry": entry_name(entry), "n": n})
    return Fact(message, ENTRY_KINDS[entry.kind], amount=-n)


def _automa_kept(_s: State, event: Event) -> Fact:
    _, _, _, step, site = event
    key = SITE_KEYS[site]
    return Fact(Message("event-automa-kept", {"step": step_name(step), "site": key}), places=(key,))


_SITES: Final = {E_AUTOMA_ELIGIBLE: "event-automa-eligible", E_AUTOMA_CHOSEN: "event-automa-chosen"}


def _automa_site(_s: State, event: Event) -> Fact:
    kind, _, _, structure, site = event
    key = SITE_KEYS[site]
    if structure == DROP:
        return Fact(Message(_SITES[kind], {"structure": Message("why-drop"), "site": key}), places=(key,))
    message = Message(_SITES[kind], {"structure": structure_name(structure), "site": key})
    return Fact(message, STRUCTURE_KEYS[structure], places=(key,))


def _automa_instead(_s: State, event: Event) -> Fact:
    _, _, _, officer, structure = event
    instead = structure_name(structure) if structure != EMPTY else Message("source-external-work")
    message = Message("event-automa-instead", {"officer": officer_name(officer), "structure": instead})
    return Fact(message, OFFICERS[officer].key)


def _automa_system(_s: State, event: Event) -> Fact:
    _, _, _, energy, system = event
    dam, passed = through(system)
    message = Message("event-automa-system", {"system": system_name(system), "energy": energy})
    return Fact(message, amount=energy, origin=dam, way=passed)


_THINGS: Final = {E_AUTOMA_WEIGHS: "event-automa-weighs", E_AUTOMA_PICKS: "event-automa-picks"}


def _automa_thing(s: State, event: Event) -> Fact:
    """What it could take, with the gain of drops, and what it takes."""
    kind, _, _, a, thing = event
    gain = a if kind == E_AUTOMA_WEIGHS else 0
    message = Message(_THINGS[kind], {"thing": choice_name(s, thing)})
    return Fact(message, _thing_key(thing), gain, choice_places(thing))


def _automa_prefers(s: State, event: Event) -> Fact:
    _, _, _, reason, thing = event
    message = Message("event-automa-prefers", {"reason": reason_name(reason), "thing": choice_name(s, thing)})
    return Fact(message, _thing_key(thing), places=choice_places(thing))


def _thing_key(thing: int) -> str:
    """Drops on headstreams are no single component: their places say where."""
    return key_of(thing) if thing < DROPS_ON else ""


def _automa_none(_s: State, event: Event) -> Fact:
    return Fact(Message("event-automa-none", {"reason": reason_name(event[3])}))


FACTS: Final[Mapping[int, Tell]] = {
    E_BESIDE: _beside,
    E_AUTOMA_TILES: _automa_tiles,
    E_AUTOMA_INCOME: _automa_income,
    E_AUTOMA_TRIED: _automa_tried,
    E_AUTOMA_DOES: _automa_does,
    E_AUTOMA_KEPT: _automa_kept,
    E_AUTOMA_INSTEAD: _automa_instead,
    E_AUTOMA_SYSTEM: _automa_system,
    E_AUTOMA_PREFERS: _automa_prefers,
    E_AUTOMA_NONE: _automa_none,
    **dict.fromkeys(_SITES, _automa_site),
    **dict.fromkeys(_THINGS, _automa_thing),
}
