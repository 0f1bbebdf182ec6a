"""What is built, and the water: where drops wait, which way they take, where they stop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from millrace.games.barrage.content.map import (
    CONDUIT_END,
    CONDUIT_SPACES,
    COURSE,
    DAM_KEYS,
    EXIT_KEYS,
    EXIT_LEFT,
    HEADSTREAM_KEYS,
    HOUSE_BASIN,
    SITE_KEYS,
)
from millrace.games.barrage.events.fact import Fact, Tell
from millrace.games.barrage.names import (
    dam_name,
    head_name,
    site_name,
    source_name,
    structure_name,
    system_name,
)
from millrace.games.barrage.notation import ACTIONS, STRUCTURE_KEYS
from millrace.games.barrage.numbering import conduit_of, dam_of
from millrace.games.barrage.numbers import (
    A_HEAD,
    A_SYSTEM,
    E_ADDED,
    E_BUILT,
    E_FLOWS,
    E_FORFEIT,
    E_HEAD_DROPS,
    E_HELD,
    E_LEAVES,
    E_PRODUCED,
    E_REVEAL,
    E_SPENT,
    E_WAITS,
    EMPTY,
    S_INCOME,
    SITE_HOUSE,
)
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.kernel.stack import Event


def _built(_s: State, event: Event) -> Fact:
    _, _, _, structure, site = event
    message = Message("event-built", {"structure": structure_name(structure), "site": site_name(site)})
    return Fact(message, STRUCTURE_KEYS[structure], places=(SITE_KEYS[site],))


def _reveal(s: State, event: Event) -> Fact:
    income = event[3]
    row = (income - S_INCOME) // 3
    return Fact(Message("event-reveal", {"income": source_name(s, income)}), STRUCTURE_KEYS[row])


def _forfeit(_s: State, event: Event) -> Fact:
    structure = event[4]
    return Fact(Message("event-forfeit", {"structure": structure_name(structure)}), STRUCTURE_KEYS[structure])


def _waits(_s: State, event: Event) -> Fact:
    head = event[3]
    key = "event-waits" if event[0] == E_WAITS else "event-flows"
    return Fact(Message(key, {"head": head_name(head)}), amount=1, places=(HEADSTREAM_KEYS[head],))


def _head_drops(_s: State, event: Event) -> Fact:
    _, _, _, head, n = event
    message = Message("event-head-drops", {"head": head_name(head), "n": n})
    return Fact(message, amount=n, places=(HEADSTREAM_KEYS[head],))


def _added(_s: State, event: Event) -> Fact:
    _, _, _, dam, n = event
    return Fact(Message("event-added", {"dam": dam_name(dam), "n": n}), amount=n, places=(DAM_KEYS[dam],))


def _held(_s: State, event: Event) -> Fact:
    _, _, source, dam, origin = event
    start, way = _way(source, origin, dam)
    message = Message("event-held", {"dam": dam_name(dam)})
    return Fact(message, amount=1, places=(DAM_KEYS[dam],), origin=start, way=way)


def _leaves(_s: State, event: Event) -> Fact:
    _, _, source, side, origin = event
    start, way = _way(source, origin)
    message = Message("event-leaves-left" if side == 0 else "event-leaves-right", {})
    return Fact(message, amount=-1, origin=start, way=way)


def _way(source: int, origin: int, dam: int = EMPTY) -> tuple[str, tuple[str, ...]]:
    """Where a drop came from, and what it passed on its way to a dam or, without one, to an exit (B8.1.1).

    In the water phase it waited on its headstream, which is the source. One that flows at once comes from the
    supply, so from no place; its way begins at the headstream. A turbined one leaves a dam by a conduit.
    """
    if ACTIONS.kind_of(origin).word == "system":
        system = origin - A_SYSTEM
        start, passed = through(system)
        return start, (*passed, *_down(CONDUIT_END[conduit_of(system)], dam))
    head, river = HEADSTREAM_KEYS[origin - A_HEAD], _down(origin - A_HEAD + 1, dam)
    return (head, river) if source == origin else ("", (head, *river))


def through(system: int) -> tuple[str, tuple[str, ...]]:
    """The dam of a system, then its conduit and the powerhouses that conduit leads to."""
    conduit = conduit_of(system)
    return DAM_KEYS[dam_of(system)], (CONDUIT_SPACES[conduit].key, _passed(-CONDUIT_END[conduit]))


def _down(basin: int, dam: int) -> tuple[str, ...]:
    course = COURSE[basin]
    end = course.index(dam) + 1 if dam != EMPTY else len(course)
    return tuple(_passed(place) for place in course[:end])


def _passed(place: int) -> str:
    """A place of the course: a dam, the powerhouses of a basin, an exit."""
    if place >= 0:
        return DAM_KEYS[place]
    return f"P{-place}" if place > EXIT_LEFT else EXIT_KEYS[EXIT_LEFT - place]


def _spent(_s: State, event: Event) -> Fact:
    _, _, _, system, n = event
    dam, passed = through(system)
    message = Message("event-spent", {"system": system_name(system), "n": n})
    return Fact(message, amount=-n, places=(dam, passed[0]), origin=dam, way=passed)


def _produced(s: State, event: Event) -> Fact:
    _, seat, _, energy, system = event
    basin = CONDUIT_END[conduit_of(system)]
    houses = tuple(
        SITE_KEYS[SITE_HOUSE + house]
        for house, owner in enumerate(s.house_owner)
        if owner == seat and HOUSE_BASIN[house] == basin
    )
    return Fact(Message("event-produced", {"n": energy}), amount=energy, places=houses)


FACTS: Final[Mapping[int, Tell]] = {
    E_BUILT: _built,
    E_REVEAL: _reveal,
    E_FORFEIT: _forfeit,
    E_WAITS: _waits,
    E_FLOWS: _waits,
    E_HEAD_DROPS: _head_drops,
    E_ADDED: _added,
    E_HELD: _held,
    E_LEAVES: _leaves,
    E_SPENT: _spent,
    E_PRODUCED: _produced,
}
