"""Who is let in: how often, from which page, with what kind of body; and who it is."""

from __future__ import annotations

from typing import Final

from litestar import Request
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from millrace.server import wire
from millrace.server.errors import Forbidden, NotJson, Unknown
from millrace.server.http.origins import Connection, address_of, is_from_here, is_secure
from millrace.server.limits import Limits
from millrace.server.people import YEAR, Doorkeeper

COOKIE: Final = "millrace"
SAFE: Final = {"GET", "HEAD", "OPTIONS"}


async def let_in(connection: Connection, _handler: BaseRouteHandler) -> None:
    """For everything under /api."""
    limits = limits_of(connection)
    limits.requests.take(address_of(connection))
    if isinstance(connection, Request) and connection.method in SAFE:
        return
    if not is_from_here(connection):
        raise Forbidden("cross-origin", "this page is not of this server: use the address it is served at")
    if not isinstance(connection, Request):
        return
    _check_json(connection)
    person = await who_asks(connection)
    if person is not None:
        limits.changes.take(person.id)


def _check_json(connection: Connection) -> None:
    headers = connection.headers
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and (has_body or kind):
        raise NotJson("not-json", "send JSON, with the header Content-Type: application/json")


def limits_of(connection: Connection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def doorkeeper_of(connection: Connection) -> Doorkeeper:
    doorkeeper: Doorkeeper = connection.app.state.doorkeeper
    return doorkeeper


async def who_asks(connection: Connection) -> wire.Person | None:
    """The person whose cookie came along; looked up once for each request."""
    if "person" not in connection.state:
        token = token_of(connection)
        connection.state["person"] = (
            None if token is None else await doorkeeper_of(connection).person_of(token)
        )
    person: wire.Person | None = connection.state["person"]
    return person


async def somebody(connection: Connection) -> wire.Person:
    """The person; refused if it is nobody we know."""
    person = await who_asks(connection)
    if person is None:
        raise Unknown("nobody", "tell us your name first: POST /api/guests")
    return person


def token_of(connection: Connection) -> str | None:
    return connection.cookies.get(COOKIE)


def session_cookie(connection: Connection, token: str) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=token,
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )
