"""The door of the live connection. What is said there is told in `rooms/socket.py`."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from millrace.server.http.guards import who_asks
from millrace.server.http.tables import is_table_id
from millrace.server.rooms.rooms import Rooms
from millrace.server.rooms.socket import talk


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    rooms: Rooms = socket.app.state.rooms
    known = table_id if is_table_id(table_id) else ""  # which no table is called; said as of any other
    await talk(socket, rooms, known, await who_asks(socket))
