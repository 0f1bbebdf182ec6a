"""Who you are: guests, names, recovery links, accounts."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.params import JSONBody

from millrace.server import wire
from millrace.server.errors import Conflict
from millrace.server.http.answers import refusals
from millrace.server.http.guards import (
    doorkeeper_of,
    limits_of,
    session_cookie,
    somebody,
    token_of,
    who_asks,
)
from millrace.server.http.origins import address_of
from millrace.server.people import Known

Asked = Request[Any, Any, Any]


@get("/me", responses=refusals(), summary="Who is asking")
async def get_me(request: Asked) -> Response[wire.Me]:
    person = await who_asks(request)
    answer = Response(wire.Me(person))
    token = token_of(request)
    if person is not None and token is not None and await doorkeeper_of(request).renew(token):
        answer.set_cookie(session_cookie(request, token))
    return answer


@post("/guests", responses=refusals(409), summary="Come in with nothing but a name")
async def new_guest(request: Asked, data: JSONBody[wire.NewGuest]) -> Response[wire.Me]:
    if await who_asks(request) is not None:
        raise Conflict("known", "we know you already: PATCH /api/me changes your name")
    limits_of(request).guests.take(address_of(request))
    return _welcome(request, await doorkeeper_of(request).new_guest(data.name))


@patch("/me", responses=refusals(401), summary="Change your name")
async def change_me(request: Asked, data: JSONBody[wire.NewName]) -> wire.Me:
    return wire.Me(await doorkeeper_of(request).rename(await somebody(request), data.name))


@post(
    "/me/recovery", responses=refusals(401), summary="Make a link to come back with; it replaces the last one"
)
async def new_recovery(request: Asked) -> wire.Token:
    person = await somebody(request)
    limits_of(request).secrets.take(address_of(request))
    return await doorkeeper_of(request).new_recovery(person)


@post("/recover", status_code=200, responses=refusals(401), summary="Come back with a link")
async def recover(request: Asked, data: JSONBody[wire.Token]) -> Response[wire.Me]:
    limits_of(request).secrets.take(address_of(request))
    return await _change_to(request, await doorkeeper_of(request).recover(data.token))


@post("/account", responses=refusals(401, 409), summary="Take a login and a password")
async def new_account(request: Asked, data: JSONBody[wire.Credentials]) -> wire.Me:
    person = await somebody(request)
    limits_of(request).secrets.take(address_of(request))
    return wire.Me(await doorkeeper_of(request).add_account(person, data))


@post("/login", status_code=200, responses=refusals(401), summary="Come back with login and password")
async def log_in(request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    limits, address = limits_of(request), address_of(request)
    limits.secrets.take(address)
    limits.logins.take(f"{address} {data.login.casefold()}")
    return await _change_to(request, await doorkeeper_of(request).log_in(data))


@post("/logout", status_code=200, responses=refusals(), summary="Leave this browser")
async def log_out(request: Asked) -> Response[wire.Me]:
    await _forget(request)
    return Response(wire.Me(None), cookies=[session_cookie(request, "")])


async def _change_to(request: Asked, known: Known) -> Response[wire.Me]:
    """Who the browser was before, it is no longer."""
    await _forget(request)
    return _welcome(request, known)


async def _forget(request: Asked) -> None:
    token = token_of(request)
    if token is not None:
        await doorkeeper_of(request).forget(token)


def _welcome(request: Asked, known: Known) -> Response[wire.Me]:
    return Response(wire.Me(known.person), cookies=[session_cookie(request, known.token)])


HANDLERS = [get_me, new_guest, change_me, new_recovery, recover, new_account, log_in, log_out]
