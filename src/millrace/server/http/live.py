"""The door of the live connection. What is said there is told in `tables/socket.py`."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from millrace.server.http.guards import who_asks
from millrace.server.http.tables import is_table_id
from millrace.server.tables.socket import talk
from millrace.server.tables.tables import Tables


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    tables: Tables = socket.app.state.tables
    known = table_id if is_table_id(table_id) else ""  # which no table is called; said as of any other
    await talk(socket, tables, known, await who_asks(socket))
