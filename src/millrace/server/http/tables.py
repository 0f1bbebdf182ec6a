"""Tables: making one, sitting down, leaving, beginning, reading its book."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import replace

from millrace.rooms import protocol
from millrace.rooms.new_table import NewChair, NewTable
from millrace.server import wire
from millrace.server.errors import NotFound
from millrace.server.http.answers import refusals
from millrace.server.http.guards import limits_of, somebody, who_asks
from millrace.server.naming import clean_name, clean_text
from millrace.server.tables.tables import Tables

Asked = Request[Any, Any, Any]

NEWEST: Final = 1_000_000_000
PAGE: Final = 50
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def tables_of(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def is_table_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


def known_table(table_id: str) -> str:
    """What cannot be the name of a table is not looked up."""
    if not is_table_id(table_id):
        raise NotFound("no-table", "there is no such table: look at the list of tables")
    return table_id


def _clean(chair: NewChair) -> NewChair:
    return replace(chair, name=clean_name(chair.name)) if chair.name else chair


@get("/tables", responses=refusals(), summary="Your tables, open ones, ones to watch")
async def list_tables(request: Asked) -> wire.TableList:
    return await tables_of(request).listing(await who_asks(request))


@post("/tables", responses=refusals(401, 409), summary="Make a table")
async def new_table(request: Asked, data: JSONBody[NewTable]) -> wire.Created:
    person = await somebody(request)
    limits_of(request).tables.take(person.id)
    if data.name is not None:
        data = replace(data, name=clean_name(data.name))
    data = replace(data, chairs=[_clean(chair) for chair in data.chairs])
    if data.seed is not None:
        clean_text(data.seed, "seed")
    return wire.Created(await tables_of(request).create(person, data))


@get("/tables/{table_id:str}", responses=refusals(404), summary="A table, without the game on it")
async def get_table(
    request: Asked,
    table_id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=protocol.MOST_SEATS)] = 0,
    invite: Annotated[str, QueryParameter(max_length=128)] = "",
) -> protocol.RoomView:
    invitation = wire.Sit(seat, invite)
    return await tables_of(request).room_for(known_table(table_id), await who_asks(request), invitation)


@post("/tables/{table_id:str}/sit", status_code=200, responses=refusals(401, 404, 409), summary="Sit down")
async def sit(request: Asked, table_id: FromPath[str], data: JSONBody[wire.Sit]) -> protocol.RoomView:
    return await tables_of(request).sit(known_table(table_id), await somebody(request), data)


@post("/tables/{table_id:str}/leave", status_code=200, responses=refusals(401, 404, 409), summary="Leave")
async def leave(request: Asked, table_id: FromPath[str]) -> None:
    await tables_of(request).leave(known_table(table_id), await somebody(request))


@post("/tables/{table_id:str}/start", status_code=200, responses=refusals(401, 404, 409), summary="Begin")
async def start(request: Asked, table_id: FromPath[str]) -> protocol.RoomView:
    tables, person = tables_of(request), await somebody(request)
    await tables.begin(known_table(table_id), person)
    return await tables.room_for(table_id, person)


@put(
    "/tables/{table_id:str}/chairs/{seat:int}",
    responses=refusals(401, 404, 409),
    summary="Give a free chair to a bot or to somebody at your own browser, or take it back",
)
async def set_chair(
    request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[NewChair]
) -> protocol.RoomView:
    tables, person = tables_of(request), await somebody(request)
    await tables.set_chair(known_table(table_id), person, seat, _clean(data))
    return await tables.room_for(table_id, person)


@get("/tables/{table_id:str}/book", responses=refusals(404), summary="A page of what happened")
async def get_book(
    request: Asked,
    table_id: FromPath[str],
    before: Annotated[int, QueryParameter(ge=0, le=NEWEST)] = NEWEST,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = PAGE,
) -> wire.Book:
    return await tables_of(request).book(known_table(table_id), await who_asks(request), before, limit)


@get(
    "/tables/{table_id:str}/record",
    media_type="text/plain",
    responses=refusals(404, 409),
    summary="The record of the game, as far as you may read it",
)
async def get_record(request: Asked, table_id: FromPath[str]) -> Response[str]:
    text = await tables_of(request).record(known_table(table_id), await who_asks(request))
    named = {"Content-Disposition": f'attachment; filename="{table_id}.millrace"'}
    return Response(text, media_type="text/plain", headers=named)


HANDLERS = [list_tables, new_table, get_table, sit, leave, start, set_chair, get_book, get_record]
