"""Every refusal as a `wire.Problem`, whoever raised it."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from millrace.rooms.refusal import Refusal
from millrace.server.errors import ServerError, TooMany
from millrace.server.metrics import REFUSALS
from millrace.server.wire import Problem

Asked = Request[Any, Any, Any]

BODY: Final = "data"  # as the framework calls it; who asks knows it by no name
_log: Final = logging.getLogger("millrace.http")

_CODES: Final = {
    401: "nobody",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
    429: "too-many",
}
# what a table refuses is a conflict, unless it is about who asks or what does not exist
_OF_A_TABLE: Final = {"bad-invite": 403, "not-host": 403, "no-seat": 400, "bad-options": 400, "server": 503}
_DETAILS: Final = {
    404: "there is nothing at this address",
    405: "this address does not answer to this method",
    413: "the body is too large: 64 kB at most",
}


def problem(status: int, code: str, detail: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    REFUSALS.labels(code).inc()
    return Response(Problem(code, detail), status_code=status, headers=headers, media_type="application/json")


def _of_ours(_: Asked, error: ServerError) -> Response[Problem]:
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooMany) else None
    return problem(error.status, error.code, error.detail, headers)


def _of_the_table(_: Asked, error: Refusal) -> Response[Problem]:
    return problem(_OF_A_TABLE.get(error.code, 409), error.code, error.detail)


def _of_the_framework(_: Asked, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:  # noqa: PLR2004 - where HTTP says that it is our fault
        return problem(status, "internal", "something is wrong with the server: try again later")
    detail = _DETAILS.get(status) or error.detail.partition("\n")[0][:300]
    return problem(status, _CODES.get(status, "invalid"), detail, error.headers)


def _of_the_input(_: Asked, error: ValidationException) -> Response[Problem]:
    """Names the field."""
    faults = error.extra if isinstance(error.extra, list) else []
    parts = [
        str(fault["message"]) if fault.get("key", BODY) == BODY else f"{fault['key']}: {fault['message']}"
        for fault in faults
        if isinstance(fault, dict) and "message" in fault
    ]
    return problem(400, "invalid", "; ".join(parts)[:300] or error.detail.partition("\n")[0][:300])


def _of_the_database(request: Asked, error: Exception) -> Response[Problem]:
    _log.error("the database failed", exc_info=error, extra={"path": request.scope.get("path_template")})
    return problem(503, "unavailable", "the server cannot reach its database: try again in a moment")


def _of_depth(request: Asked, error: RecursionError) -> Response[Problem]:
    """JSON that is nested beyond all measure; anything else that goes round in circles is our fault."""
    if "deserializing" not in str(error):
        return _of_anything(request, error)
    return problem(400, "invalid", "the body is nested too deeply")


def _of_anything(request: Asked, error: Exception) -> Response[Problem]:
    _log.error("a request failed", exc_info=error, extra={"path": request.scope.get("path_template")})
    return problem(500, "internal", "something is wrong with the server: try again later")


HANDLERS: Final[ExceptionHandlersMap] = {
    ServerError: _of_ours,
    Refusal: _of_the_table,
    ValidationException: _of_the_input,
    HTTPException: _of_the_framework,
    DBAPIError: _of_the_database,
    PoolTimeout: _of_the_database,
    RecursionError: _of_depth,
    Exception: _of_anything,
}
