"""Actions and events for people: short texts, rows and messages. No sentence stands here."""

from __future__ import annotations

from typing import Final

from ferry.content import BOAT_KEYS, HEAVIEST
from ferry.numbers import (
    A_BOAT,
    A_DRAW,
    A_LOAD,
    E_ARRIVED,
    E_CROSSED,
    E_DREW,
    E_LASHED,
    E_LOADED,
    E_OVERBOARD,
    E_POINTS,
    E_SANK,
    E_TURNED,
    E_WON,
    HIDDEN,
    LASH,
    LOOSE,
    N_ACTIONS,
    WAIT,
)
from millrace.kernel.catalogue import Catalogue, Kind
from millrace.kernel.game import Row, Told
from millrace.kernel.message import Message
from millrace.kernel.stack import NOBODY, Event

_WEIGHTS: Final = [str(weight + 1) for weight in range(HEAVIEST)]
ACTIONS: Final = Catalogue(
    (
        Kind("wait", WAIT, [""]),
        Kind("loose", LOOSE, [""]),
        Kind("lash", LASH, [""]),
        Kind("load", A_LOAD, _WEIGHTS),
        Kind("boat", A_BOAT, list(BOAT_KEYS)),
        Kind("draw", A_DRAW, _WEIGHTS),
    ),
    N_ACTIONS,
)
EVENT_KINDS: Final = (  # in the order of their numbers
    *("arrived", "loaded", "waited", "lashed", "turned", "overboard", "crossed", "sank"),
    *("points", "drew", "won"),
)
SOURCES: Final = ("source-rules", "source-waiting", "source-fare", "source-freight", "source-wreck")
POINTS: Final = ("points-fare", "points-freight", "points-waiting", "points-wreck")


def seat_name(seat: int) -> Message:
    return Message("seat", {"n": seat + 1})


def boat_name(boat: int) -> Message:
    return Message("boat-" + BOAT_KEYS[boat])


def place_of(action: int) -> str:
    """Where on the table an action is; empty if nowhere."""
    if A_LOAD <= action < A_BOAT:
        return f"crate-{action - A_LOAD + 1}"
    return {WAIT: "quay", LASH: "rope"}.get(action, "")


PLACES: Final = {place_of(action): [action] for action in range(N_ACTIONS) if place_of(action)}


def row(action: int) -> Row:
    kind = ACTIONS.kind_of(action)
    if kind.word == "boat":
        message = boat_name(action - A_BOAT)
    elif kind.word in ("load", "draw"):
        message = Message("option-" + kind.word, {"n": action - kind.first + 1})
    else:
        message = Message("option-" + kind.word)
    return Row(action, kind.word, place_of(action), message)


def told(event: Event) -> Told:
    """An event as clients show it. What the viewer may not know has been blanked before."""
    kind, seat, source, a, _ = event
    message = _message(kind, a)
    if seat != NOBODY:
        message.args["seat"] = seat_name(seat)
    what = _what(kind, a)
    place = "boat" if what in BOAT_KEYS else what
    amount = a if kind == E_POINTS else -1 if kind == E_LASHED else 0
    return Told(
        EVENT_KINDS[kind],
        seat,
        message,
        Message(SOURCES[source]),
        places=(place,) if place else (),
        what=what,
        amount=amount,
        origin="quay" if kind == E_DREW else "",
    )


def _what(kind: int, a: int) -> str:
    if kind in (E_ARRIVED, E_CROSSED, E_SANK):
        return BOAT_KEYS[a]
    if kind in (E_LOADED, E_TURNED, E_OVERBOARD, E_DREW) and a != HIDDEN:
        return f"crate-{a}"
    return "rope" if kind == E_LASHED else ""


def _message(kind: int, a: int) -> Message:
    key = "event-" + EVENT_KINDS[kind]
    if kind in (E_ARRIVED, E_CROSSED, E_SANK):
        return Message(key, {"boat": boat_name(a)})
    if kind in (E_LOADED, E_DREW) and a == HIDDEN:
        return Message(key + "-hidden", {})
    if kind == E_POINTS:
        return Message(key if a > 0 else key + "-lost", {"n": abs(a)})
    if kind in (E_LOADED, E_TURNED, E_OVERBOARD, E_DREW, E_WON):
        return Message(key, {"n": a})
    return Message(key, {})


def points_key(event: Event) -> str:
    kind, _, source, _, _ = event
    return SOURCES[source].replace("source-", "points-") if kind == E_POINTS else ""
