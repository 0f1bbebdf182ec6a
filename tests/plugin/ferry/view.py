"""What a seat may see: a whitelist of the state, by keys. Seats are counted from 1."""

from __future__ import annotations

from typing import TypedDict

from ferry.content import (
    BOAT_KEYS,
    BOATS,
    FREIGHT,
    HAND,
    HEAVIEST,
    ROPES,
    SEASON_KEYS,
    SEASONS,
    WAITING,
    WRECK,
)
from ferry.describe import boat_name
from ferry.numbers import NONE
from ferry.rules import hold_of, loaders, weight_of
from ferry.state import State, order
from millrace.kernel.bits import bits
from millrace.kernel.message import Said, said


class CrateView(TypedDict):
    seat: int
    weight: int | None  # face down
    lashed: bool


class SeatView(TypedDict):
    vp: int
    ropes: int
    crates: int
    hand: list[int] | None  # somebody else's


class View(TypedDict):
    season: str
    fog: bool
    round: int
    boats: int
    boat: str | None
    hold: int | None
    fare: int | None
    weight: int | None
    order: list[int]
    aboard: list[CrateView]
    seats: list[SeatView]


class BoatFacts(TypedDict):
    key: str
    said: Said
    hold: int  # for each player
    fare: int


class Components(TypedDict):
    boats: list[BoatFacts]
    seasons: dict[str, int]
    heaviest: int
    hand: int
    ropes: int
    waiting: int
    freight: int
    wreck: int


def view(s: State, viewer: int) -> View:
    has_boat = s.boat != NONE
    return {
        "season": SEASON_KEYS[s.season],
        "fog": s.fog == 1,
        "round": s.drawn.bit_count(),
        "boats": SEASONS[s.season].boats,
        "boat": BOAT_KEYS[s.boat] if has_boat else None,
        "hold": hold_of(s) if has_boat else None,
        "fare": BOATS[s.boat].fare if has_boat else None,
        "weight": weight_of(s) if has_boat and not s.fog else None,
        "order": [seat + 1 for seat in order(s)],
        "aboard": [_crate(s, seat, viewer) for seat in loaders(s)],
        "seats": [_seat(s, seat, viewer) for seat in range(len(s.vp))],
    }


def _crate(s: State, seat: int, viewer: int) -> CrateView:
    is_seen = not s.fog or seat == viewer
    return {
        "seat": seat + 1,
        "weight": s.aboard[seat] if is_seen else None,
        "lashed": s.lashed[seat] == 1,
    }


def _seat(s: State, seat: int, viewer: int) -> SeatView:
    hand = bits(s.hands[seat])
    return {
        "vp": s.vp[seat],
        "ropes": s.ropes[seat],
        "crates": len(hand),
        "hand": hand if seat == viewer else None,
    }


def components() -> Components:
    """What never changes."""
    return {
        "boats": [
            {"key": boat.key, "said": said(boat_name(i)), "hold": boat.hold, "fare": boat.fare}
            for i, boat in enumerate(BOATS)
        ],
        "seasons": {season.key: season.boats for season in SEASONS},
        "heaviest": HEAVIEST,
        "hand": HAND,
        "ropes": ROPES,
        "waiting": WAITING,
        "freight": FREIGHT,
        "wreck": WRECK,
    }
