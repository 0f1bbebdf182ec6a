"""Tells the processes of one server that a table has reached a line. Nothing else crosses it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Final, Literal, Protocol, TypeAlias

from msgspec import DecodeError, json
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from millrace.kernel.errors import ConfigError

Heard: TypeAlias = Callable[[str, int], None]  # table, line
EVERY_TABLE: Final = ""  # in place of a table: messages may be lost, look at all you have
NO_LINE: Final = -1
CHANNEL: Final = "millrace:tables"
CONNECT: Final = 5  # seconds to wait for the Redis
AGAIN_AFTER: Final = 0.5  # seconds between attempts to come back
SIGN_WITHIN: Final = 10.0  # seconds after which a silent connection is asked whether it lives

_log: Final = logging.getLogger("millrace.bus")
_MESSAGE: Final = json.Decoder(tuple[str, int])


class Bus(Protocol):
    @property
    def kind(self) -> Literal["process", "redis"]: ...

    async def start(self) -> None:
        """Listen; a `ConfigError` if that is impossible."""

    async def stop(self) -> None: ...

    def subscribe(self, heard: Heard) -> None:
        """From now on call this for every line, also those published here."""

    async def publish(self, table_id: str, seq: int) -> None:
        """Never fails: who misses a message looks for itself when it can."""


class ProcessBus:
    """For one process alone."""

    kind: Final = "process"

    def __init__(self) -> None:
        self._heard: Final[list[Heard]] = []

    async def start(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        self._heard.clear()

    def subscribe(self, heard: Heard) -> None:
        self._heard.append(heard)

    async def publish(self, table_id: str, seq: int) -> None:
        for heard in self._heard:
            heard(table_id, seq)


class RedisBus:
    """Over one channel of a Redis. Whenever the connection was lost, all are told to look for themselves."""

    kind: Final = "redis"

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self.name: Final = f"millrace-{secrets.token_hex(4)}"  # in Redis's list of its clients
        try:
            self._redis: Final = Redis.from_url(
                url, client_name=self.name, socket_connect_timeout=CONNECT, socket_timeout=CONNECT
            )
        except ValueError as error:
            raise ConfigError("the Redis URL cannot be read: it looks like redis://host:6379/0") from error
        self._channel: Final = channel
        self._heard: Final[list[Heard]] = []
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        listening = self._redis.pubsub(ignore_subscribe_messages=True)
        try:
            await listening.subscribe(self._channel)
        except RedisError as error:
            await self._redis.aclose()
            raise ConfigError(f"cannot use the Redis: {str(error).partition(chr(10))[0]}") from error
        self._task = asyncio.create_task(self._listen(listening))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
        self._heard.clear()

    def subscribe(self, heard: Heard) -> None:
        self._heard.append(heard)

    async def publish(self, table_id: str, seq: int) -> None:
        try:
            await self._redis.publish(self._channel, json.encode((table_id, seq)))
        except (RedisError, OSError) as error:
            _log.warning("a message was not sent", extra={"table": table_id, "seq": seq, "why": str(error)})

    async def _listen(self, listening: PubSub) -> None:
        while True:
            try:
                await self._read(listening)
            except (RedisError, OSError) as error:
                _log.warning("the connection to Redis is lost", extra={"why": str(error)})
                await listening.aclose()  # type: ignore[no-untyped-call]  # it has no types
            await asyncio.sleep(AGAIN_AFTER)
            listening = self._redis.pubsub(ignore_subscribe_messages=True)
            with contextlib.suppress(RedisError, OSError):
                await listening.subscribe(self._channel)
                _log.info("listening to Redis again")
                self._tell(EVERY_TABLE, NO_LINE)

    async def _read(self, listening: PubSub) -> None:
        while True:
            message = await listening.get_message(timeout=SIGN_WITHIN)
            if message is None:
                await listening.ping()
                continue
            if message["type"] != "message":
                continue
            try:
                table_id, seq = _MESSAGE.decode(message["data"])
            except DecodeError:
                _log.warning("a message on the channel is not ours")
                continue
            self._tell(table_id, seq)

    def _tell(self, table_id: str, seq: int) -> None:
        for heard in self._heard:
            heard(table_id, seq)
