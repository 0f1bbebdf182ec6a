"""Tables for tests of the Automa: a turn by a chosen tile, and what its events say about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from millrace.games.barrage.automa.words import condition_name, step_name
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.numbers import (
    A_SPACE,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_KEPT,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_BUILT,
    E_ENGINEERS,
    E_FULFILLED,
    E_PRODUCED,
    E_VP,
    N_SPACES,
)
from millrace.kernel.stack import CHANCE, Event
from tests.tables import FRANCE, USA, Play, barrage, seat

DISPLAY: Final = ("G01", "G02", "Y01", "Y02", "R01", "R02")  # full, so that nothing is drawn after a turn


class Machines(TypedDict):
    """The machines in a seat's supply."""

    excavators: int
    mixers: int


NO_MACHINES: Final[Machines] = {"excavators": 0, "mixers": 0}  # with it no construction entry is possible


def automa_turn(
    criteria: int,
    me: dict[str, object],
    *others: dict[str, object],
    on_map: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The turn of the Automa `me` on the last chair; `criteria` is the tile it flips.

    The test draws the entries: `automa_turn(...).draw("automa 4")`.
    """
    company = FRANCE if me["company"] != FRANCE else USA
    officer = "viktor" if me["officer"] != "viktor" else "wilhelm"
    people = others or (seat(company, officer),)
    table: dict[str, object] = {"display": list(DISPLAY), "automa": {"entries": criteria}, **fields}
    return barrage(*people, me, on_map=on_map, turn=len(people) + 1, **table)


def whole_turn(t: Play, tile: str) -> Play:
    """Draw the entries and then the first of every pile a contract is drawn from; all events are kept."""
    events = list(t.draw(tile).events)
    while t.decider == CHANCE and t.options()[0].startswith("contract"):
        events += t.draw(t.options()[0]).events
    t.events = events
    return t


def end_round(t: Play) -> list[Event]:
    """A person banks with the last engineers; all events until somebody's turn in the next round."""
    t.play("space bank")
    events = list(t.play(t.options()[-1]).events)
    while t.decider == CHANCE and not t.options()[0].startswith("automa"):
        events += t.draw(t.options()[0]).events
    return events


def of(t: Play, kind: int) -> list[Event]:
    return [event for event in t.events if event[0] == kind]


def did(t: Play) -> list[int]:
    """The entries performed, numbered from 1."""
    return [(a & 15) + 1 for _, _, _, a, _ in of(t, E_AUTOMA_DOES)]


def failed(t: Play) -> dict[int, str]:
    """The entries that were not possible, each with the condition that failed."""
    return {
        (a & 15) + 1: condition_name(b).key.removeprefix("condition-")
        for _, _, _, a, b in of(t, E_AUTOMA_TRIED)
    }


def tiles(t: Play) -> list[tuple[int, int]]:
    """The tile with the entries and the tile with the criteria, by their numbers, for each turn."""
    return [(a + 1, b + 1) for _, _, _, a, b in of(t, E_AUTOMA_TILES)]


def built(t: Play) -> list[str]:
    return [SITE_KEYS[b] for _, _, _, _, b in of(t, E_BUILT)]


def eligible(t: Play) -> list[str]:
    return [SITE_KEYS[b] for _, _, _, _, b in of(t, E_AUTOMA_ELIGIBLE)]


def chosen(t: Play) -> list[str]:
    return [SITE_KEYS[b] for _, _, _, _, b in of(t, E_AUTOMA_CHOSEN)]


def kept(t: Play) -> dict[str, list[str]]:
    """What each step of the placement kept; steps that removed nothing are not told."""
    found: dict[str, list[str]] = {}
    for _, _, _, a, b in of(t, E_AUTOMA_KEPT):
        found.setdefault(step_name(a).key.partition("-")[2], []).append(SITE_KEYS[b])
    return found


def produced(t: Play) -> list[int]:
    """The energy of each production."""
    return [a for _, _, _, a, _ in of(t, E_PRODUCED)]


def fulfilled(t: Play) -> list[str]:
    return [CONTRACTS[a].key for _, _, _, a, _ in of(t, E_FULFILLED)]


def stands(t: Play) -> dict[str, int]:
    """Engineers put on spaces, by space."""
    return {
        SPACES[source - A_SPACE].key: a
        for _, _, source, a, _ in of(t, E_ENGINEERS)
        if 0 <= source - A_SPACE < N_SPACES
    }


def vp_changes(t: Play, who: int) -> list[int]:
    return [a for _, seat_, _, a, _ in of(t, E_VP) if seat_ == who]
