"""Chairs before and beside the game: who may sit where, who may change what, and the list of tables."""

from __future__ import annotations

from msgspec import json

from millrace.server import wire
from millrace.server.errors import BadRequest, Conflict, Forbidden
from millrace.server.rooms import lines as book
from millrace.server.rooms.room import Room
from millrace.server.storage import Storage, TableRow


def seat_to_take(room: Room, person: str, wanted: int, *, invited: bool) -> int | None:
    """The seat to sit down at, 0 to look on at a private table; None if the person already may."""
    sits_at = room.seat_of(person)
    if sits_at:
        return None
    if not room.row.public and not invited:
        raise Forbidden("bad-invite", "this invitation does not fit: ask the host of the table for a new one")
    if wanted == 0 and not room.row.public:
        return None if person in room.watchers else 0
    if room.phase != "waiting":
        raise Conflict("begun", "the game has begun: you can look on, but not sit down")
    free = [i + 1 for i, sitter in enumerate(room.sitters) if sitter.is_free]
    if wanted > len(room.sitters):
        raise BadRequest("no-seat", f"there is no seat {wanted}: this table has {len(room.sitters)}")
    if not free or (wanted and wanted not in free):
        raise Conflict("seat-taken", "this chair is taken: choose another")
    return wanted or free[0]


def leaving(room: Room, person: str) -> tuple[int, book.Body]:
    seat = room.seat_of(person)
    if not seat:
        raise Conflict("not-seated", "you do not sit at this table")
    if room.phase == "over":
        raise Conflict("game-over", "the game is over: the table stays in your list")
    if room.phase == "waiting":
        return seat, book.Closed() if person == room.row.host else book.Left()
    if room.sitters[seat - 1].player is not None:
        raise Conflict("bot-plays", "a bot already plays for you")
    return seat, book.Replaced(seat, "greedy")


def check_host(room: Room, person: str) -> None:
    if person != room.row.host:
        raise Forbidden("not-host", "only the host of the table may do this")
    if room.phase != "waiting":
        raise Conflict("begun", "the game has begun")


def check_chair(room: Room, seat: int, chair: wire.NewChair) -> None:
    """A free chair or a bot's may change between person and bot; Automas belong to the rules of the table."""
    if not 1 <= seat <= len(room.sitters):
        raise BadRequest("no-seat", f"there is no seat {seat}: this table has {len(room.sitters)}")
    sitter = room.sitters[seat - 1]
    if sitter.kind == "automa" or chair.kind == "automa":
        raise Conflict("automa-chair", "Automas are chosen with the table: make a new one")
    if sitter.person is not None:
        raise Conflict("seat-taken", "somebody sits there")


def listing(storage: Storage, person: wire.Person | None, limit: int) -> wire.TableList:
    """Your turn first, then the latest; open tables with a chair to take; others to look at."""
    who = person.id if person is not None else None
    yours = storage.tables_of(who, limit) if who is not None else []
    open_ = [row for row in storage.open_tables(limit) if row not in yours]
    watch = [row for row in storage.watchable(limit) if row not in yours]
    names = storage.names({sitting for row in [*yours, *open_, *watch] for sitting, _ in row.people})

    def summary(row: TableRow) -> wire.TableSummary:
        return _summary(row, names, who)

    return wire.TableList(
        yours=sorted(map(summary, yours), key=lambda found: (not found.your_turn, -found.updated)),
        open=[found for found in map(summary, open_) if _has_room(found)],
        watch=[summary(row) for row in watch],
    )


def _has_room(found: wire.TableSummary) -> bool:
    return any(chair.kind == "person" and not chair.name for chair in found.chairs)


def _summary(row: TableRow, names: dict[str, str], who: str | None) -> wire.TableSummary:
    at = {seat: person for person, seat in row.people}
    chairs = [
        wire.Chair(
            kind=chair.kind,
            name=names.get(at[i + 1], "") if i + 1 in at else "",
            bot=chair.bot if chair.kind == "bot" else None,
            level=chair.level if chair.kind == "automa" else None,
        )
        for i, chair in enumerate(json.decode(row.chairs, type=list[wire.NewChair]))
    ]
    return wire.TableSummary(
        id=row.id,
        name=row.name,
        game=row.game,
        phase=row.phase,
        pace=row.pace,
        public=row.public,
        options=json.decode(row.options),
        chairs=chairs,
        you=next((seat for seat, person in at.items() if person == who), 0),
        your_turn=who is not None and row.asked_person == who,
        asked=row.asked,
        chapter=row.chapter,
        updated=row.updated,
        deadline=row.deadline,
    )
