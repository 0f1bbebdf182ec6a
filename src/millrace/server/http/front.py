"""Sees every request first and every answer last: measures, logs, adds the headers that keep pages safe."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Send

from millrace.server.metrics import LATENCY, REQUESTS

SAFETY: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # links that let somebody in must not leak
}
NO_ROUTE: Final = "(none)"
UNANSWERED: Final = 499  # the asker left, or the answer failed

_METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
_log: Final = logging.getLogger("millrace.http")


async def watch(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """Pass one HTTP request on."""
    began = perf_counter()
    status = UNANSWERED

    async def send_safely(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            headers = MutableScopeHeaders.from_message(message)
            for name, value in SAFETY.items():
                headers[name] = value
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    try:
        await app(scope, receive, send_safely)
    finally:
        method = scope["method"] if scope["method"] in _METHODS else "OTHER"
        _count(method, str(scope.get("path_template") or NO_ROUTE), status, perf_counter() - began)


def _count(method: str, path: str, status: int, seconds: float) -> None:
    REQUESTS.labels(method, path, str(status)).inc()
    LATENCY.labels(method, path).observe(seconds)
    _log.info(
        "request",
        extra={"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)},
    )
