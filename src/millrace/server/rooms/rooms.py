"""The rooms of this process, kept in step with the storage and with other processes."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final, Protocol

from msgspec import json

from millrace.catalogue import GAMES
from millrace.kernel.chance import Dealer
from millrace.kernel.errors import ConfigError
from millrace.kernel.record import Record, excerpt, write_record
from millrace.kernel.table import Table
from millrace.server import wire
from millrace.server.bus import Bus
from millrace.server.errors import BadRequest, Conflict, Forbidden, NotFound
from millrace.server.rooms import lines as book
from millrace.server.rooms import projector, seating
from millrace.server.rooms.decide import Asker, Wanted, decide
from millrace.server.rooms.keeper import Keeper, Kept
from millrace.server.rooms.projector import Viewer
from millrace.server.rooms.refusal import Refusal
from millrace.server.rooms.snapshot import rules_of
from millrace.server.storage import Line, Storage, TableRow

LIST_LIMIT: Final = 50
PAGE_LIMIT: Final = 200
GOODBYES, GOODBYE_EVERY = 20, 0.05  # how long connections have to close when the server stops
TRIES: Final = 5  # another process may have been first that often in a row


class Guest(Protocol):
    """A live connection, as far as the rooms care."""

    def show_out(self, code: str, *, again: bool) -> None: ...


class Rooms:
    """What people do with tables; `http/tables.py` and `live.py` call it."""

    def __init__(self, storage: Storage, bus: Bus, clock: Callable[[], float] = time.time) -> None:
        self.storage: Final = storage
        self.clock: Final = clock
        self.keeper: Final = Keeper(storage, bus, clock)
        self.connections: Final[set[Guest]] = set()
        self._secret = b""

    async def start(self) -> None:
        self._secret = await asyncio.to_thread(self.storage.secret)
        await self.keeper.start()

    async def stop(self) -> None:
        """Everybody is told to come back; what is in the book is safe."""
        for guest in list(self.connections):
            guest.show_out("restarting", again=True)
        for _ in range(GOODBYES):
            if not self.connections:
                break
            await asyncio.sleep(GOODBYE_EVERY)
        await self.keeper.stop()

    # Opening tables ---------------------------------------------------------------------------------------

    async def create(self, person: wire.Person, new: wire.NewTable) -> str:
        """A new table with its maker at the first chair for people; with nobody to wait for it begins."""
        game = GAMES[new.game]
        chairs = sorted(new.chairs, key=lambda chair: chair.kind == "automa")
        if not any(chair.kind == "person" for chair in chairs):
            raise BadRequest(
                "no-person", "at least one chair must be for a person: make one of them 'person'"
            )
        try:
            options = game.parse_options(
                {
                    "players": len(chairs),
                    "automas": [chair.level for chair in chairs if chair.kind == "automa"],
                    "introductory": new.introductory,
                    "leeghwater": new.leeghwater,
                    "choice": new.choice,
                }
            )
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
        kept = await self.keeper.create(row, person.id, book.Opened(person.name))
        if kept.room.is_full():
            async with kept.lock:
                await self._begin(kept, person.id)
        return row.id

    async def _begin(self, kept: Kept, person: str) -> None:
        room = kept.room
        table = Table(room.game, room.options, room.row.seed)
        body = book.Started(rules_of(room.game), [entry.action for entry in table.log])
        await self.keeper.append(kept, person, 0, None, body)

    # Looking ----------------------------------------------------------------------------------------------

    async def look(self, table_id: str, person: str | None) -> Kept:
        """The table, if this person may see it."""
        kept = await self.keeper.open(table_id)
        if kept is None:
            raise NotFound("no-table", f"there is no table '{table_id[:40]}': look at the list of tables")
        room = kept.room
        if not room.row.public and not room.seat_of(person) and person not in room.watchers:
            raise Forbidden("private-table", "this table is private: ask its host for an invitation")
        return kept

    def viewer(self, kept: Kept, person: str | None) -> Viewer:
        return Viewer(person, self.clock(), kept.seen, kept.watching(), self._invites(kept))

    def _invites(self, kept: Kept) -> list[str]:
        """A secret for each seat that can be taken, and first of all one for looking on."""
        room = kept.room
        watch = [self.invite(room.row.id, 0)]
        return watch + [
            self.invite(room.row.id, i + 1) if sitter.is_free else "" for i, sitter in enumerate(room.sitters)
        ]

    def invite(self, table_id: str, seat: int) -> str:
        digest = hmac.new(self._secret, f"invite {table_id} {seat}".encode(), sha256).digest()
        return urlsafe_b64encode(digest[:18]).decode()

    async def room_for(self, table_id: str, person: wire.Person | None) -> wire.Room:
        who = person.id if person is not None else None
        kept = await self.look(table_id, who)
        async with kept.lock:
            return projector.room_of(kept.room, self.viewer(kept, who))

    async def book(self, table_id: str, person: wire.Person | None, before: int, limit: int) -> wire.Book:
        """A page of the book: the entries before line `before`, newest last."""
        who = person.id if person is not None else None
        kept = await self.look(table_id, who)
        async with kept.lock:
            room = kept.room
            last = min(before - 1, room.seq)
            first = max(0, last + 1 - min(max(limit, 1), PAGE_LIMIT))
            you = room.seat_of(who)
            found = projector.entries(room, you, first, last) if last >= 0 else []
            return wire.Book(found, more=first > 0)

    async def record(self, table_id: str, person: wire.Person | None) -> str:
        """The whole record when the game is over; before that, what the seat may read."""
        who = person.id if person is not None else None
        kept = await self.look(table_id, who)
        async with kept.lock:
            room = kept.room
            if room.table is None:
                raise Conflict("not-begun", "the game has not begun: there is no record yet")
            names = [
                sitter.name or str(sitter.level or sitter.bot or i + 1)
                for i, sitter in enumerate(room.sitters)
            ]
            commitment = Dealer(room.row.seed).commitment()
            is_over = room.phase == "over"
            record = Record(
                room.game,
                room.options,
                names,
                commitment,
                list(room.course.log),
                room.row.seed if is_over else "",
            )
            if is_over:
                return write_record(record)
            return "\n".join(excerpt(record, room.seat_of(who) - 1 if room.seat_of(who) else -2)) + "\n"

    async def listing(self, person: wire.Person | None) -> wire.TableList:
        return await asyncio.to_thread(seating.listing, self.storage, person, LIST_LIMIT)

    # Sitting ----------------------------------------------------------------------------------------------

    async def sit(self, table_id: str, person: wire.Person, wanted: wire.Sit) -> wire.Room:
        kept = await self._any(table_id)
        async with kept.lock:
            room = kept.room
            invited = bool(wanted.invite) and hmac.compare_digest(
                wanted.invite.encode(), self.invite(room.row.id, wanted.seat).encode()
            )
            body_seat = seating.seat_to_take(room, person.id, wanted.seat, invited=invited)
            if body_seat is not None:
                await self.keeper.append(kept, person.id, body_seat, None, book.Sat(person.name))
            return projector.room_of(kept.room, self.viewer(kept, person.id))

    async def leave(self, table_id: str, person: wire.Person) -> None:
        """Before the game the chair is free again; in the game a bot plays on and the person may return."""
        kept = await self._any(table_id)
        async with kept.lock:
            seat, body = seating.leaving(kept.room, person.id)
            await self.keeper.append(kept, person.id, seat, None, body)

    async def begin(self, table_id: str, person: wire.Person) -> None:
        kept = await self._any(table_id)
        async with kept.lock:
            seating.check_host(kept.room, person.id)
            if not kept.room.is_full():
                raise Conflict("chairs-free", "some chairs are free: invite people or fill them with bots")
            await self._begin(kept, person.id)

    async def set_chair(self, table_id: str, person: wire.Person, seat: int, chair: wire.NewChair) -> None:
        kept = await self._any(table_id)
        async with kept.lock:
            seating.check_host(kept.room, person.id)
            seating.check_chair(kept.room, seat, chair)
            await self.keeper.append(kept, person.id, seat, None, book.ChairSet(chair))

    async def _any(self, table_id: str) -> Kept:
        kept = await self.keeper.open(table_id)
        if kept is None:
            raise NotFound("no-table", f"there is no table '{table_id[:40]}': look at the list of tables")
        return kept

    # Playing ----------------------------------------------------------------------------------------------

    async def submit(self, kept: Kept, person: wire.Person | None, wanted: Wanted) -> wire.Done:
        """Bring a wish into the book, once: the same key again is answered as before."""
        who = person.id if person is not None else ""
        name = person.name if person is not None else ""
        async with kept.lock:
            if kept.is_lost:
                raise Refusal("server")
            for _ in range(TRIES):
                earlier = kept.room.keys.get((who, wanted.key))
                if earlier is not None:
                    return _again(earlier, wanted)
                asker = Asker(who or None, name, self.clock(), kept.seen)
                seat, body = decide(kept.room, asker, wanted)
                line = await self.keeper.try_append(kept, who or None, seat, wanted.key, body)
                if line is not None:
                    return wire.Done(wanted.key, line.seq)
            raise Refusal("busy")


def _again(earlier: Line, wanted: Wanted) -> wire.Done:
    """The key was used: fine for the same wish, refused for another."""
    body = book.read_body(earlier.body)
    match wanted, body:
        case wire.Act(action=wish), book.Answered(action=done) if wish == done:
            pass
        case wire.Chat(text=wish_text), book.Chatted(text=done_text) if wish_text == done_text:
            pass
        case wire.AnswerUndo(agree=wish_agree), book.UndoAnswered(agree=agreed) if wish_agree == agreed:
            pass
        case wire.AskUndo(to=wish_to), book.UndoWished(to=done_to) if wish_to == done_to:
            pass
        case wire.Replace(seat=wish_seat), book.Replaced(seat=done_seat) if wish_seat == done_seat:
            pass
        case (
            (wire.Undo(), book.Undone()) | (wire.Resign(), book.Resigned()) | (wire.Return(), book.Returned())
        ):
            pass
        case _:
            raise Refusal("key-used")
    return wire.Done(wanted.key, earlier.seq, again=True)
