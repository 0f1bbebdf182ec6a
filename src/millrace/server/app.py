"""Puts the server together: settings in, an ASGI application out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from hashlib import sha256
from typing import Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send
from msgspec import json

from millrace.server.bus import Bus, ProcessBus, RedisBus
from millrace.server.document import document_of
from millrace.server.http import about, games, live, me, tables
from millrace.server.http.front import watch
from millrace.server.http.guards import let_in
from millrace.server.http.problems import HANDLERS as PROBLEMS
from millrace.server.limits import Limits
from millrace.server.people import Doorkeeper
from millrace.server.settings import Settings
from millrace.server.storage import Storage
from millrace.server.tables.tables import Tables
from millrace.server.web import PACKED, web_handler

BODY_LIMIT: Final = 64 * 1024
WORTH_PACKING: Final = 2_000  # bytes; less is sent as it is

DESCRIBED: Final = Router(
    "/api", route_handlers=[*me.HANDLERS, *tables.HANDLERS, *games.HANDLERS, *about.HANDLERS]
)


class Server(Litestar):
    """Litestar, with somebody at the front who sees also what has no route."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == ScopeType.HTTP:
            await watch(super().__call__, scope, receive, send)  # type: ignore[arg-type]  # types allow lifespan here
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, clock: Callable[[], float] = time.time) -> Server:
    """The application. It opens nothing before its lifespan begins."""
    api = Router(
        "/api",
        route_handlers=[
            *me.HANDLERS,
            *tables.HANDLERS,
            *games.HANDLERS,
            *about.HANDLERS,
            live.live,
            about.get_openapi,
            about.nothing_here,
        ],
        guards=[let_in],
    )
    return Server(
        [api, about.get_metrics, web_handler(settings.web)],
        state=State(
            {
                "settings": settings,
                "clock": clock,
                "limits": Limits(settings.rates, clock),
                "document": document,
                "is_stopping": False,
            }
        ),
        lifespan=[opened],
        exception_handlers=PROBLEMS,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig("gzip", minimum_size=WORTH_PACKING, exclude_opt_key=PACKED),
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    """Storage, bus, tables, in this order; closed the other way round."""
    settings: Settings = app.state.settings
    clock: Callable[[], float] = app.state.clock
    storage = await asyncio.to_thread(_open_storage, settings)
    try:
        bus: Bus = ProcessBus() if settings.redis_url is None else RedisBus(settings.redis_url)
        await bus.start()
        try:
            kept = Tables(storage, bus, clock)
            app.state.update(
                {"storage": storage, "bus": bus, "tables": kept, "doorkeeper": Doorkeeper(storage, clock)}
            )
            await kept.start()
            try:
                yield
            finally:
                app.state.is_stopping = True
                await kept.stop()
        finally:
            await bus.stop()
    finally:
        await asyncio.to_thread(storage.close)


def _open_storage(settings: Settings) -> Storage:
    if settings.database_url is None:
        settings.data.mkdir(parents=True, exist_ok=True)
    storage = Storage(settings.storage_url)
    storage.migrate()
    return storage


@cache
def document() -> tuple[bytes, str]:
    """The OpenAPI document as it is sent, and its tag."""
    body = json.encode(document_of([DESCRIBED]), order="deterministic")
    return body, f'"{sha256(body).hexdigest()[:32]}"'
