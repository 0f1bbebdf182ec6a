"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn

from millrace.kernel.errors import ConfigError
from millrace.server.app import Server, create_app, opened
from millrace.server.logs import log_to_stderr
from millrace.server.settings import Settings

MOST_OF_A_MESSAGE: Final = 1 << 20  # bytes; the live connection refuses less, but with a reason
PING_EVERY: Final = 20.0  # seconds
GRACE: Final = 10  # seconds for what is under way when the server is told to stop
BACKLOG: Final = 2048
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - an address to print for it

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Blocks; `ready` is called with the address once people can come."""
    log_to_stderr()
    asyncio.run(_serve(settings, ready))


async def _serve(settings: Settings, ready: Callable[[str], None]) -> None:
    listening = listen(settings.host, settings.port)
    try:
        app = create_app(settings)
        async with opened(app):  # not by uvicorn, so that what fails here is said plainly
            await _Uvicorn(app, lambda: ready(listening_at(listening))).serve([listening])
    finally:
        listening.close()


class _Uvicorn(uvicorn.Server):
    """Says when it is ready, and lets the app close after it, whatever signal it was that stopped it."""

    def __init__(self, app: Server, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",
                access_log=False,
                log_config=None,
                proxy_headers=False,  # believed by the app, and only behind a proxy
                server_header=False,
                ws_max_size=MOST_OF_A_MESSAGE,
                ws_ping_interval=PING_EVERY,
                ws_ping_timeout=PING_EVERY,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self._app: Final = app
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody comes in any more; those who are here are told why, and to come back."""
        for server in self.servers:
            server.close()
        await self._app.state.tables.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._app.state.is_stopping = True
        super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """A socket that nobody else has; a `ConfigError` says why there is none."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise ConfigError(f"there is no host '{host}' to listen at: try --host 127.0.0.1") from None
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise ConfigError(_why_not(error, host, port)) from None
    return listening


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} at {host} is taken: choose another one with --port"
    return f"cannot listen at {host} port {port}: {error.strerror}"


def listening_at(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = EVERYWHERE.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
