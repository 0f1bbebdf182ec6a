"""What people can do with the tables of a server."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final, Protocol

from msgspec import json

from millrace.kernel.errors import ConfigError
from millrace.rooms import book, new_table, projector, protocol, seating, to_server
from millrace.rooms.book import Line
from millrace.rooms.decide import Asker, Proposal, Wanted, decide, start
from millrace.rooms.fold import fold
from millrace.rooms.looking import looker
from millrace.rooms.projector import Viewer
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import Room
from millrace.rooms.snapshot import ToldLine, read_snapshot
from millrace.rooms.storing import record_for
from millrace.rooms.terms import agreed
from millrace.server import wire
from millrace.server.bus import Bus
from millrace.server.errors import BadRequest, Conflict, Forbidden, NotFound
from millrace.server.storage import Storage, TableRow
from millrace.server.tables.lists import listing
from millrace.server.tables.loaded import LoadedRoom, LoadedRooms

LIST_LIMIT: Final = 50
PAGE_LIMIT: Final = 200
GOODBYES, GOODBYE_EVERY = 20, 0.05  # how long connections have to close when the server stops


class Guest(Protocol):
    """A live connection, as far as the tables care."""

    def show_out(self, code: str, *, again: bool) -> None: ...


class Tables:
    """`http/tables.py` and `connection.py` call it."""

    def __init__(self, storage: Storage, bus: Bus, clock: Callable[[], float] = time.time) -> None:
        self.storage: Final = storage
        self.clock: Final = clock
        self.rooms: Final = LoadedRooms(storage, bus, clock)
        self.connections: Final[set[Guest]] = set()
        self._secret = b""

    async def start(self) -> None:
        self._secret = await asyncio.to_thread(self.storage.secret)
        await self.rooms.start()

    async def stop(self) -> None:
        """Everybody is told to come back; what is in the book is safe."""
        for guest in list(self.connections):
            guest.show_out("restarting", again=True)
        for _ in range(GOODBYES):
            if not self.connections:
                break
            await asyncio.sleep(GOODBYE_EVERY)
        await self.rooms.stop()

    # Opening tables ---------------------------------------------------------------------------------------

    async def create(self, person: wire.Person, new: new_table.NewTable) -> str:
        """A new table with its maker at the first chair for people; with nobody to wait for it begins."""
        try:
            options, chairs = agreed(new)
        except ConfigError as error:
            raise BadRequest("bad-options", str(error)) from None
        now = self.clock()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            created=now,
            updated=now,
            host=person.id,
            name=new.name or person.name,
            game=new.game,
            options=json.encode(options).decode(),
            chairs=json.encode(chairs).decode(),
            seed=new.seed or secrets.token_hex(16),
            seed_chosen=new.seed is not None,
            public=new.public,
            pace=new.pace,
            phase="waiting",
            seq=0,
            asked=0,
            asked_person=None,
            chapter=0,
            deadline=None,
        )
        loaded = await self.rooms.create(row, person.id, seating.sitting_down(chairs, person.name))
        if loaded.room.is_full():
            await self.rooms.write(loaded, person.id, None, start)
        return row.id

    # Looking ----------------------------------------------------------------------------------------------

    async def look(self, table_id: str, person: str | None) -> LoadedRoom:
        """The table, if this person may see it."""
        loaded = await self._any(table_id)
        room = loaded.room
        if not room.terms.public and not room.seats_of(person) and person not in room.watchers:
            raise Forbidden("private-table", "this table is private: ask its host for an invitation")
        return loaded

    def viewer(self, loaded: LoadedRoom, person: str | None, opened: int = 0) -> Viewer:
        """Who looks; `opened` is the seat that was open to them, of several."""
        looks, presence = looker(loaded.room, person, opened), loaded.presence(self.clock())
        return Viewer(looks, presence, loaded.watching(), self._invites(loaded.room))

    def _invites(self, room: Room) -> tuple[str, ...]:
        """A secret for each seat that can be taken, and first of all one for looking on."""
        seats = (
            self.invite(room.terms.id, i + 1) if sitter.is_free else ""
            for i, sitter in enumerate(room.sitters)
        )
        return (self.invite(room.terms.id, 0), *seats)

    def invite(self, table_id: str, seat: int) -> str:
        digest = hmac.new(self._secret, f"invite {table_id} {seat}".encode(), sha256).digest()
        return urlsafe_b64encode(digest[:18]).decode()

    async def room_for(
        self, table_id: str, person: wire.Person | None, invitation: wire.Sit | None = None
    ) -> protocol.RoomView:
        """The table without the game on it; an invitation lets somebody see what it is to."""
        who = person.id if person is not None else None
        is_invited = invitation is not None and self._is_invited(table_id, invitation)
        loaded = await (self._any(table_id) if is_invited else self.look(table_id, who))
        return projector.room_of(loaded.room, self.viewer(loaded, who))

    def _is_invited(self, table_id: str, wanted: wire.Sit) -> bool:
        secret = self.invite(table_id, wanted.seat)
        return bool(wanted.invite) and hmac.compare_digest(wanted.invite.encode(), secret.encode())

    async def book(self, table_id: str, person: wire.Person | None, before: int, limit: int) -> wire.Book:
        """A page of the book: the entries before line `before`, newest last."""
        who = person.id if person is not None else None
        room = (await self.look(table_id, who)).room
        last = min(before - 1, room.seq)
        first = max(0, last + 1 - min(max(limit, 1), PAGE_LIMIT))
        you = looker(room, who).seat
        told = room.told
        if any(seq not in told for seq in range(first, last + 1)):
            told = await asyncio.to_thread(self._told, room, first, last)
        return wire.Book([told[seq].to(you) for seq in range(first, last + 1)], more=first > 0)

    def _told(self, room: Room, first: int, last: int) -> dict[int, ToldLine]:
        """Lines that are not in memory, as they were told then."""
        found = dict(room.told)
        for raw in self.storage.snapshots_over(room.terms.id, first, last):
            snapshot = read_snapshot(raw)
            if snapshot is not None:
                found |= snapshot.lines()
        if any(
            seq not in found for seq in range(first, last + 1)
        ):  # it began before lines were stored as told
            found = fold(room.terms, room.game, room.lines).told | found
        return found

    async def record(self, table_id: str, person: wire.Person | None) -> str:
        """The whole record when the game is over; before that, what the seat may read."""
        who = person.id if person is not None else None
        room = (await self.look(table_id, who)).room
        if room.phase == "waiting":
            raise Conflict("not-begun", "the game has not begun: there is no record yet")
        text = await asyncio.to_thread(record_for, room, looker(room, who).seat)
        if not text:
            raise Conflict("other-rules", "the rules changed in mid-game: there is no record, read the log")
        return text

    async def listing(self, person: wire.Person | None) -> wire.TableList:
        return await asyncio.to_thread(listing, self.storage, person, LIST_LIMIT)

    # Sitting ----------------------------------------------------------------------------------------------

    async def sit(self, table_id: str, person: wire.Person, wanted: wire.Sit) -> protocol.RoomView:
        loaded = await self._any(table_id)
        invited = self._is_invited(table_id, wanted)

        def sits(room: Room) -> Proposal:
            seat = seating.seat_to_take(room, person.id, wanted.seat, invited=invited)
            if seat is None:
                raise _NothingToDo
            return Proposal(seat, book.Sat(person.name))

        with suppress(_NothingToDo):
            await self.rooms.write(loaded, person.id, None, sits)
        return projector.room_of(loaded.room, self.viewer(loaded, person.id))

    async def leave(self, table_id: str, person: wire.Person) -> None:
        """Before the game the chair is free again; in the game a bot plays on and the person may return."""
        loaded = await self._any(table_id)
        await self._leave_one(loaded, person)
        while loaded.room.phase == "playing" and seating.played_by(loaded.room, person.id):
            await self._leave_one(loaded, person)

    async def _leave_one(self, loaded: LoadedRoom, person: wire.Person) -> None:
        await self.rooms.write(
            loaded, person.id, None, lambda room: Proposal(*seating.leaving(room, person.id))
        )

    async def begin(self, table_id: str, person: wire.Person) -> None:
        loaded = await self._any(table_id)

        def begins(room: Room) -> Proposal:
            seating.check_host(room, person.id)
            seating.check_full(room)
            return start(room)

        await self.rooms.write(loaded, person.id, None, begins)

    async def set_chair(
        self, table_id: str, person: wire.Person, seat: int, chair: new_table.NewChair
    ) -> None:
        loaded = await self._any(table_id)

        def sets(room: Room) -> Proposal:
            seating.check_host(room, person.id)
            return Proposal(seat, seating.chair_set(room, seat, chair))

        await self.rooms.write(loaded, person.id, None, sets)

    async def _any(self, table_id: str) -> LoadedRoom:
        loaded = await self.rooms.open(table_id)
        if loaded is None:
            raise NotFound("no-table", f"there is no table '{table_id[:40]}': look at the list of tables")
        return loaded

    # Playing ----------------------------------------------------------------------------------------------

    async def submit(
        self, loaded: LoadedRoom, person: wire.Person | None, wanted: Wanted, opened: int = 0
    ) -> protocol.Done:
        """Bring a wish into the book, once: the same key again is answered as before."""
        who = person.id if person is not None else None
        name = person.name if person is not None else ""

        def decides(room: Room) -> Proposal:
            return decide(room, Asker(who, name, loaded.presence(self.clock()), opened), wanted)

        written = await self.rooms.write(loaded, who, wanted.key, decides)
        if written.again and not _is_same(loaded.room, written.line, wanted):
            raise Refusal("key-used")
        return protocol.Done(wanted.key, written.line.seq, again=written.again)


class _NothingToDo(Exception):  # noqa: N818
    """What is wanted is so already."""


def _is_same(room: Room, line: Line, wanted: Wanted) -> bool:
    """Whether the line under this key is what is wanted now."""
    match wanted, book.read_body(line.body):
        case to_server.Act(action=action, then=then), book.Answered(action=text, then=further):
            return [room.game.notate(one) for one in (action, *then)] == [text, *further]
        case to_server.Chat(text=text), book.Chatted(text=said):
            return text == said
        case to_server.AskUndo(to=to), book.UndoWished(to=asked):
            return to == asked
        case to_server.Replace(seat=seat), book.Replaced(seat=replaced):
            return seat == replaced
        case (to_server.AnswerUndo(agree=agree), book.UndoAnswered(agree=agreed_)) | (
            to_server.AnswerContinue(agree=agree),
            book.ContinueAnswered(agree=agreed_),
        ):
            return agree == agreed_
        case (to_server.Resign(seat=seat), book.Resigned()) | (to_server.Return(seat=seat), book.Returned()):
            return seat in {0, line.seat}
        case (
            (to_server.Undo(), book.Undone())
            | (to_server.AskContinue(), book.ContinueWished() | book.Continued())
            | (to_server.AnswerContinue(agree=True), book.Continued())
        ):
            return True
        case _:
            return False
