"""The WebSocket of a table: lets people in, then leaves them to `Connection`."""

from __future__ import annotations

import contextlib
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import json

from millrace.rooms import protocol
from millrace.rooms.refusal import Refusal
from millrace.server import wire
from millrace.server.errors import ServerError
from millrace.server.metrics import CONNECTIONS
from millrace.server.tables.connection import Connection, ShownOut
from millrace.server.tables.tables import Tables

CLOSED_BY_US: Final = 4000  # a code of our own: the last message said why


class Socket:
    """A WebSocket as `Connection` sees it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket: Final = socket

    async def receive(self) -> str | bytes | None:
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def send(self, text: bytes) -> None:
        try:
            await self.socket.send_text(text.decode())
        except (WebSocketDisconnect, RuntimeError) as error:
            raise ConnectionError from error


async def talk(
    socket: WebSocket[Any, Any, Any], tables: Tables, table_id: str, person: wire.Person | None
) -> None:
    """One connection, from being let in to its end."""
    await socket.accept()
    end: ShownOut | None = None
    try:
        loaded = await tables.look(table_id, person.id if person is not None else None)
    except ServerError as error:
        end = await _turned_away(socket, error.code)
    except Refusal as refusal:
        end = await _turned_away(socket, refusal.code)
    else:
        live = Connection(tables, loaded, person, Socket(socket), tables.clock)
        tables.connections.add(live)
        CONNECTIONS.inc()
        try:
            end = await live.serve()
        finally:
            CONNECTIONS.dec()
            tables.connections.discard(live)
    if end is not None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(CLOSED_BY_US, end.code)


async def _turned_away(socket: WebSocket[Any, Any, Any], code: str) -> ShownOut:
    bye = protocol.Bye(code, {"key": f"refused-{code}"}, again=False)
    with contextlib.suppress(ConnectionError):
        await Socket(socket).send(json.encode(bye))
    return ShownOut(code, again=False)
