import asyncio
import secrets
from collections.abc import Callable

import pytest
import redis

from millrace.kernel.errors import ConfigError
from millrace.server.bus import EVERY_TABLE, ProcessBus, RedisBus

pytestmark = pytest.mark.anyio


class Ear:
    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()

    def __call__(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))
        self._news.set()

    async def until(self, is_so: Callable[[list[tuple[str, int]]], bool]) -> None:
        async with asyncio.timeout(8):
            while not is_so(self.heard):
                self._news.clear()
                await self._news.wait()


async def test_a_process_hears_itself() -> None:
    bus, ear = ProcessBus(), Ear()
    await bus.start()
    bus.subscribe(ear)

    await bus.publish("t", 7)

    assert ear.heard == [("t", 7)]
    await bus.stop()


async def test_processes_hear_each_other_through_redis(redis_url: str) -> None:
    channel = secrets.token_hex(8)
    here, there = RedisBus(redis_url, channel), RedisBus(redis_url, channel)
    ear_here, ear_there = Ear(), Ear()
    here.subscribe(ear_here)
    there.subscribe(ear_there)
    await here.start()
    await there.start()

    for seq in range(3):
        await here.publish("t", seq)

    wanted = [("t", 0), ("t", 1), ("t", 2)]
    await ear_here.until(lambda heard: heard == wanted)
    await ear_there.until(lambda heard: heard == wanted)
    await here.stop()
    await there.stop()


async def test_after_a_lost_connection_all_are_told_to_look(redis_url: str) -> None:
    bus, ear = RedisBus(redis_url, secrets.token_hex(8)), Ear()
    bus.subscribe(ear)
    await bus.start()
    with redis.Redis.from_url(redis_url) as admin:
        for client in admin.client_list(_type="pubsub"):
            if client["name"] == bus.name:
                admin.client_kill(client["addr"])

    await ear.until(lambda heard: (EVERY_TABLE, -1) in heard)
    await bus.publish("t", 9)
    await ear.until(lambda heard: ("t", 9) in heard)
    await bus.stop()


async def test_what_is_not_ours_on_the_channel_is_passed_over(redis_url: str) -> None:
    channel = secrets.token_hex(8)
    bus, ear = RedisBus(redis_url, channel), Ear()
    bus.subscribe(ear)
    await bus.start()
    with redis.Redis.from_url(redis_url) as other:
        for message in (b"\xff", b"hello", b"[1,2]", b'{"a":1}'):
            other.publish(channel, message)

    await bus.publish("t", 1)
    await ear.until(lambda heard: heard == [("t", 1)])
    await bus.stop()


@pytest.mark.parametrize(
    ("url", "why"), [("nonsense", "cannot be read"), ("redis://127.0.0.1:1/0", "cannot use the Redis")]
)
async def test_a_redis_out_of_reach_is_the_fault_of_the_operator(url: str, why: str) -> None:
    with pytest.raises(ConfigError, match=why):
        await RedisBus(url).start()
