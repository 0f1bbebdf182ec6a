"""Positions as documents: who is asked what says which frames are pending, so they are not written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ferry.content import BOAT_KEYS, HAND, HEAVIEST, ROPES, SEASON_KEYS, SEASONS, SUMMER
from ferry.numbers import HIDDEN, NONE, OP_BOAT, OP_DEPART, OP_LASH, OP_LOAD, OP_NEXT
from ferry.options import OPTIONS
from ferry.rules import RULES
from ferry.state import State, empty_table, is_aboard, order, refill
from millrace.kernel.bits import bits
from millrace.kernel.document import Place
from millrace.kernel.stack import CHANCE, NOBODY

_KEYS: Final = ("millrace", "game", "season", "fog", "drawn", "boat", "seats", "asks", "seat")
_SEAT_KEYS: Final = ("vp", "ropes", "hand", "aboard", "lashed")
_OVER: Final = "over"
_ASKS: Final = ("draw", "boat", "load", "lash", _OVER)
_MOST: Final = 999


def write_position(s: State) -> dict[str, object]:
    """The state in full. It shows every hand: never send it to a player."""
    return {
        "millrace": "position",
        "game": "ferry",
        "season": SEASON_KEYS[s.season],
        "fog": s.fog == 1,
        "drawn": [BOAT_KEYS[boat] for boat in bits(s.drawn)],
        "boat": BOAT_KEYS[s.boat] if s.boat != NONE else None,
        "seats": [
            {
                "vp": s.vp[seat],
                "ropes": s.ropes[seat],
                "hand": bits(s.hands[seat]),
                "aboard": s.aboard[seat] or None,
                "lashed": s.lashed[seat] == 1,
            }
            for seat in range(len(s.vp))
        ],
        "asks": RULES.asking(s).name if s.stack else _OVER,
        "seat": s.stack[-1].seat + 1 if s.stack and s.stack[-1].seat >= 0 else None,
    }


def read_position(document: Mapping[str, object]) -> State:
    """The state a document describes; BadPosition names the place that cannot stand."""
    top = Place(dict(document))
    top.known(_KEYS)
    if top.field("game").value != "ferry":
        raise top.field("game").refuse("a position of ferry is expected")
    season = top.field("season").index(SEASON_KEYS)
    fog = top.field("fog").boolean()
    if fog and season == SUMMER:
        raise top.field("fog").refuse("there is no fog in summer (F9)")
    s = empty_table(season, fog=fog)
    for item in top.field("drawn").items(0, SEASONS[season].boats):
        s.drawn = _added(item, s.drawn, item.index(BOAT_KEYS))
    if top.field("boat").value is not None:
        s.boat = top.field("boat").index(BOAT_KEYS)
    seen = 0
    for item in top.field("seats").items(OPTIONS.seats.least, OPTIONS.seats.most):
        seen = _read_seat(item, s, seen)
    _read_question(top, s)
    return s


def _added(item: Place, mask: int, bit: int) -> int:
    if mask >> bit & 1:
        raise item.refuse("it is here twice")
    return mask | 1 << bit


def _read_seat(item: Place, s: State, seen: int) -> int:
    """One seat; `seen` are the crates of those before it, as a mask."""
    item.known(_SEAT_KEYS)
    hand = 0
    for crate in item.field("hand").items(0, HAND):
        seen = _added(crate, seen, crate.integer(1, HEAVIEST))
        hand |= 1 << crate.integer(1, HEAVIEST)
    aboard, lashed = item.field("aboard"), item.field("lashed")
    loaded = HIDDEN
    if aboard.value is not None:
        loaded = aboard.integer(1, HEAVIEST)
        seen = _added(aboard, seen, loaded)
    if lashed.boolean() and loaded == HIDDEN:
        raise lashed.refuse("there is no crate aboard")
    vp = item.field("vp").integer(-_MOST, _MOST)
    s.add_seat(vp, item.field("ropes").integer(0, ROPES), hand, loaded, int(lashed.boolean()))
    return seen


def _read_question(top: Place, s: State) -> None:
    """The pending frames, from what is asked of whom; everything on the table must agree with it."""
    asks, seat = top.field("asks"), NOBODY
    question = _ASKS[asks.index(_ASKS)]
    if question in ("load", "lash"):
        seat = top.field("seat").integer(1, len(s.vp)) - 1
    _check_boat(top, s, question)
    _check_crates(top, s, question, seat)
    if question == _OVER:
        return
    s.ask(OP_NEXT, NOBODY)
    if question == "draw":
        refill(s)
        return
    s.ask(OP_DEPART, NOBODY)
    if question == "boat":
        s.ask(OP_BOAT, CHANCE)
        return
    turns = order(s)
    for later in reversed(turns[turns.index(seat) + 1 :]):
        s.ask(OP_LOAD, later)
    s.ask(OP_LOAD if question == "load" else OP_LASH, seat)


def _check_boat(top: Place, s: State, question: str) -> None:
    is_here = s.boat != NONE
    if is_here != (question in ("load", "lash")):
        raise top.field("boat").refuse("a boat is at the quay while it is loaded, and only then")
    if is_here and not s.drawn >> s.boat & 1:
        raise top.field("drawn").refuse("the boat at the quay is not among those that have come")
    n, most = s.drawn.bit_count(), SEASONS[s.season].boats
    if (question == _OVER and n < most) or (question == "boat" and n == most):
        raise top.field("drawn").refuse(f"{n} of {most} boats have come")


def _check_crates(top: Place, s: State, question: str, seat: int) -> None:
    turns = order(s)
    done = turns[: turns.index(seat)] if seat >= 0 else []
    if question == "lash":
        done.append(seat)
        if not is_aboard(s, seat) or s.lashed[seat] or not s.ropes[seat]:
            raise top.field("asks").refuse("who lashes has a crate aboard that is loose, and a rope")
    for i, item in enumerate(top.field("seats").items()):
        if is_aboard(s, i) and i not in done:
            raise item.field("aboard").refuse("it is not loaded yet")
        if question != "draw" and s.hands[i].bit_count() + is_aboard(s, i) != HAND:
            raise item.field("hand").refuse(f"with what is aboard, everybody has {HAND} crates")
    if question == "draw" and all(hand.bit_count() == HAND for hand in s.hands):
        raise top.field("asks").refuse("every hand is full")
