"""The course of the game: rounds, phases, who is who, what is dealt, taken and discarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.events.fact import Fact, Tell
from millrace.games.barrage.names import (
    company_name,
    contract_name,
    officer_name,
    thing_name,
    tile_name,
    work_name,
)
from millrace.games.barrage.numbers import (
    E_AGAIN,
    E_AS_AUTOMA,
    E_CHOSE,
    E_CLEARED,
    E_COPIES,
    E_DEALT,
    E_DISCARDED,
    E_FULFILLED,
    E_ORDER,
    E_PASSED,
    E_PATENT,
    E_PHASE,
    E_PICKED,
    E_REMOVED,
    E_ROUND,
    E_TOOK,
    E_UNDER,
    E_WINS,
    E_WORK,
    E_WORK_LEAVES,
)
from millrace.games.barrage.places import key_of
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.kernel.stack import Event


def _dealt(s: State, event: Event) -> Fact:
    return Fact(Message("event-dealt", {"thing": thing_name(s, event[3])}), key_of(event[3]))


def _round(_s: State, event: Event) -> Fact:
    return Fact(Message("event-round", {"n": event[3]}), amount=event[3])


_PHASE_KEYS: Final = ("income", "actions", "water", "scoring", "end")
_PHASES: Final = (
    "event-phase-income",
    "event-phase-actions",
    "event-phase-water",
    "event-phase-scoring",
    "event-phase-end",
)


def _phase(_s: State, event: Event) -> Fact:
    return Fact(Message(_PHASES[event[3]], {}), _PHASE_KEYS[event[3]])


def _picked(_s: State, event: Event) -> Fact:
    _, seat, _, company, officer = event
    args: dict[str, int | str | Message] = {
        "company": company_name(company),
        "officer": officer_name(officer),
        "chair": seat + 1,
    }
    return Fact(Message("event-picked", args), COMPANIES[company].key)


def _chose(_s: State, event: Event) -> Fact:
    _, seat, _, company, _ = event
    message = Message("event-chose", {"company": company_name(company), "chair": seat + 1})
    return Fact(message, COMPANIES[company].key)


_PLAIN: Final = {
    E_PASSED: "event-passed",
    E_AGAIN: "event-again",
    E_AS_AUTOMA: "event-as-automa",
}


def _plain(_s: State, event: Event) -> Fact:
    return Fact(Message(_PLAIN[event[0]], {}))


def _wins(_s: State, event: Event) -> Fact:
    return Fact(Message("event-wins", {"n": event[3]}), amount=event[3])


def _order(_s: State, event: Event) -> Fact:
    return Fact(Message("event-order", {"n": event[3] + 1}), amount=event[3] + 1)


# Contracts, tiles, officers and works ---------------------------------------------------------------------

_CONTRACTS: Final = {
    E_FULFILLED: "event-fulfilled",
    E_TOOK: "event-took",
    E_DISCARDED: "event-discarded",
    E_UNDER: "event-under",
}


def _contract(_s: State, event: Event) -> Fact:
    kind, _, _, contract, _ = event
    key = CONTRACTS[contract].key
    return Fact(Message(_CONTRACTS[kind], {"contract": contract_name(contract)}), key, places=(key,))


_TILES: Final = {E_PATENT: "event-patent", E_CLEARED: "event-cleared", E_REMOVED: "event-removed"}


def _tile(_s: State, event: Event) -> Fact:
    kind, _, _, tile, _ = event
    key = TILES[tile].key
    places = () if kind == E_REMOVED else (key,)
    return Fact(Message(_TILES[kind], {"tile": tile_name(tile)}), key, places=places)


def _copies(_s: State, event: Event) -> Fact:
    return Fact(Message("event-copies", {"officer": officer_name(event[3])}), OFFICERS[event[3]].key)


_WORKS: Final = {E_WORK: "event-work", E_WORK_LEAVES: "event-work-leaves"}


def _work(_s: State, event: Event) -> Fact:
    kind, _, _, work, _ = event
    key = WORKS[work].key
    return Fact(Message(_WORKS[kind], {"work": work_name(work)}), key, places=(key,))


FACTS: Final[Mapping[int, Tell]] = {
    E_DEALT: _dealt,
    E_ROUND: _round,
    E_PHASE: _phase,
    E_PICKED: _picked,
    E_CHOSE: _chose,
    E_WINS: _wins,
    E_ORDER: _order,
    E_COPIES: _copies,
    **dict.fromkeys(_PLAIN, _plain),
    **dict.fromkeys(_CONTRACTS, _contract),
    **dict.fromkeys(_TILES, _tile),
    **dict.fromkeys(_WORKS, _work),
}
