"""Rooms in memory while somebody needs them: read from their books, written to, played in by bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from millrace.catalogue import GAMES
from millrace.rooms import book
from millrace.rooms.absence import Presence
from millrace.rooms.book import Line
from millrace.rooms.bots import bot_answer
from millrace.rooms.decide import Proposal, answer
from millrace.rooms.fold import fold
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import Room
from millrace.rooms.snapshot import read_snapshot, write_snapshot
from millrace.rooms.storing import is_due, snapshot_of
from millrace.server.bus import EVERY_TABLE, Bus
from millrace.server.metrics import LINES_APPENDED, ROOMS_LOADED
from millrace.server.storage import KeyUsed, Storage, TableRow, Taken

IDLE: Final = 600.0  # seconds a room without connections stays in memory
SWEEP_EVERY: Final = 60.0
BOT_AGAIN: Final = 10.0  # seconds after which a bot tries again what could not be written
BOT_GRACE: Final = 2.0  # seconds another process has to play its bot first
TRIES: Final = 5  # another process may have been first that often in a row

_log: Final = logging.getLogger("millrace.tables")

Propose = Callable[[Room], Proposal]


class Written:
    """A line that is in the book; `again` if it was before."""

    def __init__(self, line: Line, *, again: bool) -> None:
        self.line: Final = line
        self.again: Final = again


class LoadedRoom:
    """A room in memory, its lock, and who wants to know when it changes."""

    def __init__(self, room: Room, seen: dict[str, float], now: float) -> None:
        self.room = room
        self.seen = seen  # when each person was last seen, here or at another process
        self.since: Final = now
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[dict[Callable[[], None], str | None]] = {}  # with the person who listens
        self.used = now
        self.bots: asyncio.Task[None] | None = None
        self.is_lost = False  # it may lag behind what is written: nobody may use it any more

    def wake(self) -> None:
        for listener in self.listeners:
            listener()

    def watching(self) -> int:
        """How many connections look on without a seat."""
        return sum(not self.room.seats_of(person) for person in self.listeners.values())

    def presence(self, now: float) -> Presence:
        return Presence(now, self.seen, self.since)

    def is_idle(self, now: float) -> bool:
        busy = self.listeners or self.lock.locked() or (self.bots is not None and not self.bots.done())
        return not busy and now - self.used > IDLE


class LoadedRooms:
    """Rooms by table. Every line goes through `write`, which holds the room's lock until it is written."""

    def __init__(self, storage: Storage, bus: Bus, clock: Callable[[], float]) -> None:
        self.storage: Final = storage
        self.bus: Final = bus
        self.clock: Final = clock
        self.loaded: Final[dict[str, LoadedRoom]] = {}
        self._opening: Final[dict[str, asyncio.Lock]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._writes: Final[set[asyncio.Task[Any]]] = set()
        self._stopping = False

    async def start(self) -> None:
        self.bus.subscribe(self._heard)
        self._spawn(self._sweep())

    async def stop(self) -> None:
        """What is being written is written; the rest is given up."""
        self._stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._writes, return_exceptions=True)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Opening ----------------------------------------------------------------------------------------------

    async def open(self, table_id: str) -> LoadedRoom | None:
        """The room, read from the storage if it is not in memory."""
        loaded = self.loaded.get(table_id)
        if loaded is None:
            lock = self._opening.setdefault(table_id, asyncio.Lock())
            async with lock:
                loaded = self.loaded.get(table_id)
                if loaded is None:
                    found = await asyncio.to_thread(self._read, table_id)
                    if found is None:
                        self._opening.pop(table_id, None)
                        return None
                    loaded = self._keep(*found)
            self._opening.pop(table_id, None)
            self._let_bots_play(loaded, after=BOT_GRACE)
        loaded.used = self.clock()
        return loaded

    def _keep(self, room: Room, seen: dict[str, float]) -> LoadedRoom:
        loaded = LoadedRoom(room, seen, self.clock())
        self.loaded[room.terms.id] = loaded
        ROOMS_LOADED.set(len(self.loaded))
        return loaded

    def _read(self, table_id: str) -> tuple[Room, dict[str, float]] | None:
        row = self.storage.table(table_id)
        if row is None:
            return None
        if row.game not in GAMES:
            raise Refusal("no-game", detail=f"this server does not have the game '{row.game}' any more")
        found = self.storage.latest_snapshot(table_id)
        snapshot = read_snapshot(found[1]) if found is not None else None
        lines = self.storage.lines(table_id, -1)
        return fold(row.terms(), GAMES[row.game], lines, snapshot), self.storage.seen(table_id)

    async def create(
        self, row: TableRow, person: str, sitting: Sequence[tuple[int, book.Body]]
    ) -> LoadedRoom:
        """A new table; `sitting` are its first lines, of this person, with their seats."""
        room = Room(row.terms(), GAMES[row.game])
        for i, (seat, body) in enumerate(sitting):
            line = Line(i, row.created, book.kind_of(body), person, seat, None, book.write_body(body))
            room = room.next(line)
        await asyncio.to_thread(self.storage.create_table, row, room.lines, room.summary())
        return self._keep(room, {})

    # Writing ----------------------------------------------------------------------------------------------

    async def write(
        self, loaded: LoadedRoom, person: str | None, key: str | None, propose: Propose
    ) -> Written:
        """Write the line that `propose` makes of the room as it is; Refusal if it makes none.

        Once begun, it is ended whatever becomes of the asker: nobody sees the room between.
        """
        task = asyncio.create_task(self._write(loaded, person, key, propose))
        self._writes.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits is told; nobody else needs to be

    async def _write(
        self, loaded: LoadedRoom, person: str | None, key: str | None, propose: Propose
    ) -> Written:
        async with loaded.lock:
            for _ in range(TRIES):
                if loaded.is_lost:
                    raise Refusal("server")
                room = loaded.room
                earlier = room.keys.get((person or "", key or ""))
                if earlier is not None:
                    return Written(earlier, again=True)
                proposal = propose(room)
                body = book.write_body(proposal.body)
                line = Line(
                    room.seq + 1, self.clock(), book.kind_of(proposal.body), person, proposal.seat, key, body
                )
                if await self._is_written(loaded, line, proposal):
                    return Written(line, again=False)
            raise Refusal("busy")

    async def _is_written(self, loaded: LoadedRoom, line: Line, proposal: Proposal) -> bool:
        """Whether it is; if another process was first it is not, and the room is up to date."""
        before = loaded.room
        after = before.next(line, proposal.played)
        try:
            after = await asyncio.to_thread(self._store, before, after)
        except (Taken, KeyUsed):
            await self._read_again(loaded)
            return False
        except Exception as error:
            _log.exception("a line may not be written", extra={"table": before.terms.id, "seq": line.seq})
            await self._read_again(loaded)
            known = loaded.room.lines[line.seq] if loaded.room.seq >= line.seq else None
            if known is None or (known.time, known.body, known.key) != (line.time, line.body, line.key):
                raise Refusal("server") from error
            return True
        loaded.room = after
        LINES_APPENDED.inc()
        self._changed(loaded)
        await self.bus.publish(after.terms.id, line.seq)
        return True

    def _store(self, before: Room, after: Room) -> Room:
        """In a thread: the line, and the snapshot that is due with it, in one transaction."""
        line, table_id = after.lines[-1], after.terms.id
        if not is_due(before, after):
            self.storage.append(table_id, line, after.summary())
            return after
        snapshot = snapshot_of(after)
        self.storage.append(table_id, line, after.summary(), write_snapshot(snapshot))
        return after.stored(snapshot)

    async def _read_again(self, loaded: LoadedRoom) -> None:
        """Back to what is written. If that is out of reach too, the room is given up for another."""
        table_id = loaded.room.terms.id
        try:
            found = await asyncio.to_thread(self._read, table_id)
        except Exception as error:
            loaded.is_lost = True
            self.loaded.pop(table_id, None)
            loaded.wake()
            raise Refusal("server") from error
        if found is not None:
            loaded.room, loaded.seen = found
        self._changed(loaded)

    def _changed(self, loaded: LoadedRoom) -> None:
        loaded.used = self.clock()
        loaded.wake()
        self._let_bots_play(loaded, after=0.0)

    def _heard(self, table_id: str, seq: int) -> None:
        """Another process wrote, or, for every table, messages may have been lost."""
        if table_id == EVERY_TABLE:
            for loaded in self.loaded.values():
                self._spawn(self.catch_up(loaded))
            return
        one = self.loaded.get(table_id)
        if one is not None and seq > one.room.seq:
            self._spawn(self.catch_up(one))

    async def catch_up(self, loaded: LoadedRoom) -> None:
        """Take the lines that other processes wrote."""
        async with loaded.lock:
            room = loaded.room
            lines = await asyncio.to_thread(self.storage.lines, room.terms.id, room.seq)
            for line in lines:
                room = room.next(line)
            if lines:
                loaded.room = room
                loaded.used = self.clock()
                loaded.wake()
                self._let_bots_play(loaded, after=BOT_GRACE)

    async def sign_of_life(self, loaded: LoadedRoom, person: str | None) -> None:
        """A seated person is here; find out who else was seen, here or at another process."""
        room = loaded.room
        before = loaded.presence(self.clock())
        try:
            if person is not None and room.seats_of(person):
                await asyncio.to_thread(self.storage.mark_seen, room.terms.id, person, self.clock())
            loaded.seen = await asyncio.to_thread(self.storage.seen, room.terms.id)
        except Exception:  # noqa: BLE001 - whatever it is, the connection stays
            # who is here can be said again later; a game goes on without it
            _log.exception("a sign of life was not written", extra={"table": room.terms.id})
            return
        after = loaded.presence(self.clock())
        if any(before.is_here(who) != after.is_here(who) for who in before.seen.keys() | after.seen.keys()):
            loaded.wake()

    # Bots -------------------------------------------------------------------------------------------------

    def _let_bots_play(self, loaded: LoadedRoom, after: float) -> None:
        if not loaded.room.bot_asked or self._stopping:
            return
        if loaded.bots is None or loaded.bots.done():
            loaded.bots = self._spawn(self._play_bots(loaded, after))

    async def _play_bots(self, loaded: LoadedRoom, after: float) -> None:
        """Answer for bots as long as one is asked."""
        await asyncio.sleep(after)
        while loaded.room.bot_asked and not loaded.is_lost:
            room = loaded.room
            action = await asyncio.to_thread(bot_answer, room)
            try:
                await self.write(loaded, None, None, _bots_answer(room, action))
            except Refusal as refusal:
                if refusal.code != "stale":
                    await asyncio.sleep(BOT_AGAIN)  # it could not be written, and the log says so

    async def _sweep(self) -> None:
        """Forget rooms nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = self.clock()
            for table_id in [t for t, loaded in self.loaded.items() if loaded.is_idle(now)]:
                with contextlib.suppress(KeyError):
                    del self.loaded[table_id]
            ROOMS_LOADED.set(len(self.loaded))


def _bots_answer(asked: Room, action: int) -> Propose:
    """The answer is to the question as the bot saw it."""

    def propose(room: Room) -> Proposal:
        if (room.at, room.bot_asked) != (asked.at, asked.bot_asked):
            raise Refusal("stale")
        return answer(room, room.asked, action)

    return propose
