"""Which seat somebody looks as. Several people may share one browser: then one of its seats looks at a time.

While a game has secrets, all hands of such a browser are covered as soon as another of its seats is asked,
until that person says who they are. Nothing is sent for a seat that is not open.
"""

from __future__ import annotations

from msgspec import Struct

from millrace.rooms import to_server
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import Room


class Looker(Struct, frozen=True):
    """Somebody, and the seat they look as; 0 looks on from outside."""

    person: str | None
    seat: int


def looker(room: Room, person: str | None, opened: int = 0) -> Looker:
    """Who looks now; `opened` is the seat that was open until now, if one was."""
    return Looker(person, _seat(room, person, opened))


def _seat(room: Room, person: str | None, opened: int) -> int:
    held = room.seats_of(person)
    if len(held) < 2:  # noqa: PLR2004 - nobody to hide it from
        return held[0] if held else 0
    still = opened if opened in held else 0
    asked = room.asked_of(person)
    if room.phase == "playing" and room.game.has_secrets:
        return still if asked in {0, still} else 0
    return asked or still or held[0]


def is_handed_over(room: Room, person: str | None) -> bool:
    """Whether this person's seats have secrets from each other."""
    return room.game.has_secrets and len(room.seats_of(person)) > 1


def opened(room: Room, person: str | None, wanted: to_server.Open) -> int:
    """The seat that is open from here on; Refusal if it may not be."""
    held = room.seats_of(person)
    if not held:
        raise Refusal("only-looking")
    if wanted.seat not in held:
        raise Refusal("not-your-seat", seat=wanted.seat)
    if room.phase == "waiting":
        raise Refusal("not-begun")
    if wanted.at != room.at:
        raise Refusal("stale", at=wanted.at, now=room.at)
    if room.asked_of(person) not in {0, wanted.seat}:
        raise Refusal("seat-not-asked", seat=wanted.seat)
    return wanted.seat


def check_open(room: Room, looker: Looker) -> int:
    """The seat that looks; Refusal if none does."""
    if looker.seat:
        return looker.seat
    raise Refusal("covered" if room.seats_of(looker.person) else "only-looking")
