"""About the server itself: whether it is well, what it counts, what it speaks."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, route
from litestar.enums import HttpMethod
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from millrace import __version__
from millrace.server import wire
from millrace.server.bus import Bus
from millrace.server.errors import NotFound
from millrace.server.http.answers import refusals
from millrace.server.http.cached import answer_cached
from millrace.server.storage import Storage

Asked = Request[Any, Any, Any]


@get("/health", responses=refusals(), summary="Whether the server is well")
async def get_health(request: Asked) -> wire.Health:
    state = request.app.state
    storage: Storage = state.storage
    bus: Bus = state.bus
    await asyncio.to_thread(storage.ping)
    return wire.Health("stopping" if state.is_stopping else "ok", __version__, storage.backend, bus.kind)


@get("/openapi.json", include_in_schema=False)
async def get_openapi(request: Asked) -> Response[bytes]:
    body, etag = request.app.state.document()
    return answer_cached(request, body, etag, "application/json")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@route("/{rest:path}", http_method=list(HttpMethod), include_in_schema=False, sync_to_thread=False)
def nothing_here(rest: FromPath[str]) -> None:
    del rest
    raise NotFound("not-found", "there is nothing at this address")


HANDLERS = [get_health]
