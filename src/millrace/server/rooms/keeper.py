"""Keeps rooms in memory while somebody needs them: reads their books, appends to them, lets bots play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Final

from millrace.catalogue import GAMES
from millrace.server.bus import EVERY_TABLE, Bus
from millrace.server.metrics import LINES_APPENDED, ROOMS_LOADED
from millrace.server.rooms import lines as book
from millrace.server.rooms.absence import is_here
from millrace.server.rooms.bots import bot_answer
from millrace.server.rooms.decide import answered
from millrace.server.rooms.refusal import Refusal
from millrace.server.rooms.room import Room
from millrace.server.rooms.snapshot import EVERY, read_snapshot, write_snapshot
from millrace.server.storage import KeyUsed, Line, Storage, TableRow, Taken

IDLE: Final = 600.0  # seconds a room without connections stays in memory
SWEEP_EVERY: Final = 60.0
BOT_AGAIN: Final = 10.0  # seconds after which a bot tries again what could not be written
BOT_GRACE: Final = 2.0  # seconds another process has to play its bot first


_log: Final = logging.getLogger("millrace.rooms")


class Kept:
    """A room in memory, its lock, and who wants to know when it changes."""

    def __init__(self, room: Room, now: float) -> None:
        self.room = room
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[dict[Callable[[], None], str | None]] = {}  # with the person who listens
        self.seen: dict[str, float] = {}
        self.used = now
        self.bots: asyncio.Task[None] | None = None
        self.is_lost = False  # it may hold what was never written: nobody may use it any more

    def wake(self) -> None:
        for listener in self.listeners:
            listener()

    def watching(self) -> int:
        """How many connections look on without a seat."""
        return sum(not self.room.seat_of(person) for person in self.listeners.values())

    def is_idle(self, now: float) -> bool:
        busy = self.listeners or self.lock.locked() or (self.bots is not None and not self.bots.done())
        return not busy and now - self.used > IDLE


class Keeper:
    """Rooms by table. Every change of a room goes through `append`, under the room's lock."""

    def __init__(self, storage: Storage, bus: Bus, clock: Callable[[], float]) -> None:
        self.storage: Final = storage
        self.bus: Final = bus
        self.clock: Final = clock
        self.kept: Final[dict[str, Kept]] = {}
        self._opening: Final[dict[str, asyncio.Lock]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._stopping = False

    async def start(self) -> None:
        self.bus.subscribe(self._heard)
        self._spawn(self._sweep())

    async def stop(self) -> None:
        self._stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Opening ----------------------------------------------------------------------------------------------

    async def open(self, table_id: str) -> Kept | None:
        """The room, read from the storage if it is not in memory."""
        kept = self.kept.get(table_id)
        if kept is None:
            lock = self._opening.setdefault(table_id, asyncio.Lock())
            async with lock:
                kept = self.kept.get(table_id)
                if kept is None:
                    room = await asyncio.to_thread(self._read, table_id)
                    if room is None:
                        self._opening.pop(table_id, None)
                        return None
                    kept = self._keep(room)
            self._opening.pop(table_id, None)
            self._let_bots_play(kept, after=BOT_GRACE)
        kept.used = self.clock()
        return kept

    def _keep(self, room: Room) -> Kept:
        kept = Kept(room, self.clock())
        self.kept[room.row.id] = kept
        ROOMS_LOADED.set(len(self.kept))
        return kept

    def _read(self, table_id: str) -> Room | None:
        row = self.storage.table(table_id)
        if row is None:
            return None
        room = Room(row, GAMES[row.game])
        found = self.storage.latest_snapshot(table_id)
        snapshot = read_snapshot(found[1], room.game) if found is not None else None
        room.resume(self.storage.lines(table_id, -1), snapshot)
        return room

    async def create(self, row: TableRow, person: str, body: book.Body) -> Kept:
        room = Room(row, GAMES[row.game])
        seat = next(i + 1 for i, sitter in enumerate(room.sitters) if sitter.is_free)
        line = Line(0, row.created, book.kind_of(body), person, seat, None, book.write_body(body))
        room.apply(line)
        await asyncio.to_thread(self.storage.create_table, row, [line], room.summary())
        return self._keep(room)

    # Changing ---------------------------------------------------------------------------------------------

    async def append(
        self, kept: Kept, person: str | None, seat: int, key: str | None, body: book.Body
    ) -> Line:
        """Write the next line; Refusal if another process wrote first, the room is then up to date."""
        line = await self.try_append(kept, person, seat, key, body)
        if line is None:
            raise Refusal("stale", at=kept.room.at, now=kept.room.at)
        return line

    async def try_append(
        self, kept: Kept, person: str | None, seat: int, key: str | None, body: book.Body
    ) -> Line | None:
        """The line, or None when another process was first. Nobody looks at the room before it is written."""
        work = asyncio.create_task(self._append(kept, person, seat, key, body))
        return await asyncio.shield(work)  # once begun, a write is finished even if the asker is gone

    async def _append(
        self, kept: Kept, person: str | None, seat: int, key: str | None, body: book.Body
    ) -> Line | None:
        room = kept.room
        line = Line(room.seq + 1, self.clock(), book.kind_of(body), person, seat, key, book.write_body(body))
        room.apply(line)
        try:
            await asyncio.to_thread(self.storage.append, room.row.id, line, room.summary())
        except (Taken, KeyUsed):
            await self._reread(kept)
            return None
        except Exception as error:
            _log.exception("a line could not be written", extra={"table": room.row.id, "seq": line.seq})
            await self._reread(kept)
            raise Refusal("server") from error
        LINES_APPENDED.inc()
        self._changed(kept)
        await self.bus.publish(room.row.id, line.seq)
        if line.seq % EVERY == 0 and room.table is not None:
            await asyncio.to_thread(
                self.storage.save_snapshot, room.row.id, line.seq, write_snapshot(line.seq, room.table)
            )
        return line

    async def _reread(self, kept: Kept) -> None:
        """Back to what is written. If that is out of reach too, the room is given up for another."""
        try:
            room = await asyncio.to_thread(self._read, kept.room.row.id)
        except Exception as error:
            kept.is_lost = True
            self.kept.pop(kept.room.row.id, None)
            kept.wake()
            raise Refusal("server") from error
        if room is not None:
            kept.room = room
        self._changed(kept)

    def _changed(self, kept: Kept) -> None:
        kept.used = self.clock()
        kept.wake()
        self._let_bots_play(kept, after=0.0)

    def _heard(self, table_id: str, seq: int) -> None:
        """Another process wrote, or, for every table, messages may have been lost."""
        if table_id == EVERY_TABLE:
            for kept in self.kept.values():
                self._spawn(self.catch_up(kept))
            return
        kept_one = self.kept.get(table_id)
        if kept_one is not None and seq > kept_one.room.seq:
            self._spawn(self.catch_up(kept_one))

    async def catch_up(self, kept: Kept) -> None:
        """Take the lines that other processes wrote."""
        async with kept.lock:
            room = kept.room
            lines = await asyncio.to_thread(self.storage.lines, room.row.id, room.seq)
            for line in lines:
                room.apply(line)
            if lines:
                kept.used = self.clock()
                kept.wake()
                self._let_bots_play(kept, after=BOT_GRACE)

    async def sign_of_life(self, kept: Kept, person: str | None) -> None:
        """A seated person is here; find out who else was seen, here or at another process."""
        room = kept.room
        if person is not None and room.seat_of(person):
            await asyncio.to_thread(self.storage.mark_seen, room.row.id, person, self.clock())
        seen = await asyncio.to_thread(self.storage.seen, room.row.id)
        before = {who for who in kept.seen if is_here(who, self.clock(), kept.seen)}
        kept.seen = seen
        if before != {who for who in seen if is_here(who, self.clock(), seen)}:
            kept.wake()

    # Bots -------------------------------------------------------------------------------------------------

    def _let_bots_play(self, kept: Kept, after: float) -> None:
        if kept.room.bot_asked is None or self._stopping:
            return
        if kept.bots is None or kept.bots.done():
            kept.bots = self._spawn(self._play_bots(kept, after))

    async def _play_bots(self, kept: Kept, after: float) -> None:
        """Answer for bots as long as one is asked."""
        await asyncio.sleep(after)
        while kept.room.bot_asked is not None and not kept.is_lost:
            async with kept.lock:
                room = kept.room
                at, seat, bot = room.at, room.asked, room.bot_asked
                if bot is None or room.table is None:
                    return
                state = room.game.clone(room.table.state)
            action = await asyncio.to_thread(bot_answer, room, bot, state)
            try:
                async with kept.lock:
                    if kept.room.at == at and kept.room.bot_asked == bot:
                        body = answered(kept.room, seat, action)
                        await self.try_append(kept, None, seat, None, body)
            except Refusal:
                await asyncio.sleep(BOT_AGAIN)  # it could not be written, and the log says so

    async def _sweep(self) -> None:
        """Forget rooms nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = self.clock()
            for table_id in [t for t, kept in self.kept.items() if kept.is_idle(now)]:
                with contextlib.suppress(KeyError):
                    del self.kept[table_id]
            ROOMS_LOADED.set(len(self.kept))
