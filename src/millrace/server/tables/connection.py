"""The live connection of one person to one table.

One task reads and answers, one writes. Updates are not queued: the writer makes one from what the room is
when it gets to it, so a slow reader costs nothing. Replies wait in a short queue; who lets it overflow is
shown out.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import DecodeError, json

from millrace.kernel.message import said
from millrace.rooms import projector, protocol, to_server
from millrace.rooms.absence import SIGN_EVERY
from millrace.rooms.decide import Wanted
from millrace.rooms.looking import Looker, looker, opened
from millrace.rooms.projector import Sight
from millrace.rooms.refusal import Refusal
from millrace.server import wire
from millrace.server.limits import Bucket
from millrace.server.metrics import REFUSALS
from millrace.server.tables.loaded import LoadedRoom
from millrace.server.tables.tables import Tables

MAX_MESSAGE: Final = 16_384  # bytes
MAX_REPLIES: Final = 64
HELLO_WITHIN: Final = 15.0  # seconds
READS_WITHIN: Final = 10.0
RATE, BURST = 20.0, 60.0  # messages a second; a person with a mouse makes a few
CHAT_RATE, CHAT_BURST = 0.5, 6.0
PATIENCE_WITH_FAULTS: Final = 200  # refused messages before the connection is closed

_READ: Final[json.Decoder[to_server.ToServer]] = json.Decoder(to_server.ToServer)


class Wire(Protocol):
    """A connection that is open: text in, text out."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when the other side is gone."""

    async def send(self, text: bytes) -> None: ...


class ShownOut(Exception):  # noqa: N818
    """The connection is closed from our side."""

    def __init__(self, code: str, *, again: bool) -> None:
        super().__init__(code)
        self.code = code
        self.again = again


class Connection:
    """One connection after it was let in."""

    def __init__(
        self,
        tables: Tables,
        loaded: LoadedRoom,
        person: wire.Person | None,
        wire_: Wire,
        clock: Callable[[], float],
    ) -> None:
        self.tables: Final = tables
        self.loaded: Final = loaded
        self.person: Final = person
        self.wire: Final = wire_
        self.clock: Final = clock
        self.have = -1
        self.sight = Sight()
        self.opened = 0  # the seat that is open, of somebody who has several
        self.faults = 0
        self.wake: Final = asyncio.Event()
        self.replies: Final[asyncio.Queue[protocol.FromServer]] = asyncio.Queue(MAX_REPLIES)
        self.rate: Final = Bucket(RATE, BURST, clock())
        self.chat_rate: Final = Bucket(CHAT_RATE, CHAT_BURST, clock())
        self.is_updated = False  # whether the newest state has been sent
        self.bye: ShownOut | None = None

    @property
    def _who(self) -> str | None:
        return self.person.id if self.person is not None else None

    def changed(self) -> None:
        """Called by the room whenever anything about it is new."""
        self.is_updated = False
        self.wake.set()

    def show_out(self, code: str, *, again: bool) -> None:
        self.bye = ShownOut(code, again=again)
        self.wake.set()

    async def serve(self) -> ShownOut | None:
        """Until one side has enough; what we closed it for, or None when the other side is gone."""
        try:
            await self._greet()
            if self.bye is not None:
                raise self.bye
        except ShownOut as bye:
            return await self._say_bye(bye)
        except ConnectionError:
            return None
        self.loaded.listeners[self.changed] = self._who
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._live_signs())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.loaded.listeners.pop(self.changed, None)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            self.loaded.wake()  # the others see who is gone
        for end in ends:
            if isinstance(end, ShownOut):
                return await self._say_bye(end)
            if isinstance(end, Exception) and not isinstance(end, ConnectionError):
                raise end
        return None

    async def _say_bye(self, bye: ShownOut) -> ShownOut:
        with contextlib.suppress(ConnectionError):
            await self._send(protocol.Bye(bye.code, {"key": f"refused-{bye.code}"}, bye.again))
        return bye

    async def _greet(self) -> None:
        """The first message says what the client has."""
        while True:
            try:
                async with asyncio.timeout(HELLO_WITHIN):
                    raw = await self.wire.receive()
            except TimeoutError:
                raise ShownOut("no-hello", again=True) from None
            if raw is None:
                raise ConnectionError
            try:
                self.have = self._hello(raw)
            except Refusal as refusal:
                await self._send(self._refused(refusal))
            else:
                return

    def _hello(self, raw: str | bytes) -> int:
        message = self._parse(raw)
        if not isinstance(message, to_server.Hello):
            raise Refusal("no-hello")
        return message.have

    # Reading ----------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            raw = await self.wire.receive()
            if raw is None:
                return
            reply = await self._answer(raw)
            if reply is not None:
                await self._reply(reply)

    async def _reply(self, reply: protocol.FromServer) -> None:
        """Who does not read what was asked for is not listened to either, and then shown out."""
        self.wake.set()
        try:
            async with asyncio.timeout(READS_WITHIN):
                await self.replies.put(reply)
        except TimeoutError:
            raise ShownOut("too-slow", again=True) from None
        self.wake.set()

    async def _answer(self, raw: str | bytes) -> protocol.FromServer | None:
        message: to_server.ToServer | None = None
        try:
            message = self._parse(raw)
            self._keep_pace(self.rate)
            return await self._handle(message)
        except Refusal as refusal:
            return self._refused(refusal, message)

    def _keep_pace(self, bucket: Bucket) -> None:
        if not bucket.take(self.clock()):
            raise Refusal("too-fast")

    def _parse(self, raw: str | bytes) -> to_server.ToServer:
        if isinstance(raw, bytes):
            raise Refusal("not-text")
        if len(raw.encode(errors="surrogatepass")) > MAX_MESSAGE:
            raise Refusal("too-big", most=MAX_MESSAGE)
        try:
            return _READ.decode(raw)
        except (DecodeError, RecursionError, UnicodeError) as error:
            raise Refusal("bad-message", detail=str(error)[:200]) from None

    def _refused(self, refusal: Refusal, message: to_server.ToServer | None = None) -> protocol.Refused:
        self.faults += 1
        REFUSALS.labels(refusal.code).inc()
        if self.faults > PATIENCE_WITH_FAULTS:
            raise ShownOut("too-many-faults", again=False)
        return protocol.Refused(
            refusal.code,
            said(refusal.reason.message),
            refusal.reason.clause,
            key=getattr(message, "key", ""),
            ask=getattr(message, "ask", -1),
        )

    async def _handle(self, message: to_server.ToServer) -> protocol.FromServer | None:
        room = self.loaded.room
        match message:
            case to_server.Hello():
                self.have = message.have
                self.sight = Sight()
                self.changed()
                return None
            case to_server.Ping():
                return protocol.Pong(message.ask)
            case to_server.AskPreview():
                return projector.preview(room, self._looker(), message)
            case to_server.AskWhy():
                return projector.why(room, self._looker(), message)
            case to_server.AskForecast():
                return projector.forecast(room, self._looker(), message)
            case to_server.AskPlans():
                return projector.plans(room, self._looker(), message)
            case to_server.Open():
                return self._looks_as(message.ask, opened(room, self._who, message))
            case to_server.Cover():
                return self._looks_as(message.ask, 0)
            case to_server.Chat():
                self._keep_pace(self.chat_rate)
        wanted: Wanted = message
        return await self.tables.submit(self.loaded, self.person, wanted, self._looker().seat)

    def _looker(self) -> Looker:
        """Who looks at the room as it is now; a seat that may not look any more stays covered."""
        found = looker(self.loaded.room, self._who, self.opened)
        self.opened = found.seat
        return found

    def _looks_as(self, ask: int, seat: int) -> protocol.Looking:
        self.opened = seat
        self.changed()
        return protocol.Looking(ask, self._looker().seat)

    # Writing ----------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            if self.bye is not None:
                raise self.bye
            if self.loaded.is_lost:
                raise ShownOut("server", again=True)
            self.wake.clear()
            if not self.is_updated:
                await self._send_update()
            while not self.replies.empty():
                await self._send(self.replies.get_nowait())
            await self.wake.wait()

    async def _send_update(self) -> None:
        self.is_updated = True
        viewer = self.tables.viewer(self.loaded, self._who, self._looker().seat)
        update, self.sight = projector.update(self.loaded.room, viewer, self.sight, self.have)
        self.have = update.seq
        await self._send(update)

    async def _send(self, message: protocol.FromServer) -> None:
        await self.wire.send(json.encode(message))

    async def _live_signs(self) -> None:
        """Tell everybody, on every process, that this person is here."""
        while True:
            await self.tables.rooms.sign_of_life(self.loaded, self._who)
            await asyncio.sleep(SIGN_EVERY)
