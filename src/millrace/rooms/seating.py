"""Chairs before and beside the game: who may sit where, and who may change what."""

from __future__ import annotations

from millrace.kernel.errors import ConfigError
from millrace.rooms import book
from millrace.rooms.new_table import NewChair
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import Room
from millrace.rooms.terms import BOT, PERSON, USUAL_BOT, usual


def sitting_down(chairs: list[NewChair], name: str) -> list[tuple[int, book.Body]]:
    """The first lines of a book: the maker takes the first chair for people, those with names sit beside."""
    people = [(i + 1, chair) for i, chair in enumerate(chairs) if chair.kind == PERSON]
    (first, own), *others = people
    here: list[tuple[int, book.Body]] = [(seat, book.Sat(chair.name)) for seat, chair in others if chair.name]
    return [(first, book.Opened(own.name or name)), *here]


def seat_to_take(room: Room, person: str, wanted: int, *, invited: bool) -> int | None:
    """The seat to sit down at, 0 to look on at a private table; None if the person already may."""
    if room.seats_of(person):
        return None
    if not room.terms.public and not invited:
        raise Refusal(
            "bad-invite", detail="this invitation does not fit: ask the host of the table for a new one"
        )
    if wanted == 0 and not room.terms.public:
        return None if person in room.watchers else 0
    if room.phase != "waiting":
        raise Refusal("begun", detail="the game has begun: you can look on, but not sit down")
    free = [i + 1 for i, sitter in enumerate(room.sitters) if sitter.is_free]
    if wanted > len(room.sitters):
        raise _no_seat(room, wanted)
    if not free or (wanted and wanted not in free):
        raise Refusal("seat-taken", detail="this chair is taken: choose another")
    return wanted or free[0]


def _no_seat(room: Room, seat: int) -> Refusal:
    return Refusal("no-seat", detail=f"there is no seat {seat}: this table has {len(room.sitters)}")


def leaving(room: Room, person: str) -> tuple[int, book.Body]:
    """Before the game the chair is free again; in the game a bot plays on and the person may return.

    Who has several seats leaves them one by one.
    """
    held = room.seats_of(person)
    if not held:
        raise Refusal("not-seated", detail="you do not sit at this table")
    if room.phase == "over":
        raise Refusal("game-over", detail="the game is over: the table stays in your list")
    if room.phase == "waiting":
        return held[0], book.Closed() if person == room.terms.host else book.Left()
    left = played_by(room, person)
    if not left:
        raise Refusal("bot-plays", detail="a bot already plays for you")
    return left[0], book.Replaced(left[0], USUAL_BOT)


def played_by(room: Room, person: str) -> list[int]:
    """The seats that a person plays, and no bot."""
    return [seat for seat in room.seats_of(person) if not room.sitters[seat - 1].player]


def check_host(room: Room, person: str) -> None:
    if person != room.terms.host:
        raise Refusal("not-host", detail="only the host of the table may do this")
    if room.phase != "waiting":
        raise Refusal("begun", detail="the game has begun")


def check_full(room: Room) -> None:
    if not room.is_full():
        raise Refusal("chairs-free", detail="some chairs are free: invite people or fill them with bots")


def chair_set(room: Room, seat: int, chair: NewChair) -> book.Body:
    """A free chair or a bot's may change between person and bot; others belong to the rules of the table.

    With a name somebody at the host's browser sits down there; without one they get up again.
    """
    if not 1 <= seat <= len(room.sitters):
        raise _no_seat(room, seat)
    sitter = room.sitters[seat - 1]
    if {sitter.chair.kind, chair.kind} - {PERSON, BOT}:
        raise Refusal("fixed-chair", detail="chairs of this kind are chosen with the table: make a new one")
    if seat in room.seats_of(room.terms.host)[1:] and chair == NewChair(PERSON):
        return book.Left()
    if sitter.person is not None:
        raise Refusal("seat-taken", detail="somebody sits there")
    try:
        agreed = usual(chair, room.game.options)
    except ConfigError as error:
        raise Refusal("bad-options", detail=str(error)) from None
    return book.Sat(agreed.name) if agreed.name else book.ChairSet(agreed)
