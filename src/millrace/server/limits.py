"""How often somebody may ask: token buckets in memory, by the clock of the caller."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from millrace.server.errors import TooMany

MOST_BUCKETS: Final = 10_000  # of one kind; who has not asked for longest is forgotten first


class Bucket:
    """Holds up to `burst` tokens and gains `rate` of them a second."""

    __slots__ = ("_burst", "_rate", "_time", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._time = now

    def take(self, now: float) -> bool:
        """Whether there was a token."""
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._time) * self._rate)
        self._time = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Seconds until the next token, counted from the last time one was asked for."""
        return max(0.0, (1 - self._tokens) / self._rate)


class Rate(Struct, frozen=True):
    """So many at once, and then one every so many seconds."""

    burst: int
    every: float


class Buckets:
    """One bucket for each key; raises `TooMany` when it is empty."""

    def __init__(self, rate: Rate, clock: Callable[[], float], most: int = MOST_BUCKETS) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._most: Final = most
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> None:
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(1 / self._rate.every, self._rate.burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take(now):
            raise TooMany(bucket.wait())


class Rates(Struct, frozen=True):
    """What an operator may change; tests do."""

    requests: Rate = Rate(300, 0.02)  # by address, everything under /api
    changes: Rate = Rate(60, 0.25)  # by person, everything that is not a GET
    guests: Rate = Rate(60, 20.0)  # by address
    logins: Rate = Rate(5, 30.0)  # by address and login
    secrets: Rate = Rate(30, 10.0)  # by address: passwords and recovery links tried or made
    tables: Rate = Rate(30, 20.0)  # by person


class Limits:
    """The buckets of one process."""

    def __init__(self, rates: Rates, clock: Callable[[], float]) -> None:
        self.requests: Final = Buckets(rates.requests, clock)
        self.changes: Final = Buckets(rates.changes, clock)
        self.guests: Final = Buckets(rates.guests, clock)
        self.logins: Final = Buckets(rates.logins, clock)
        self.secrets: Final = Buckets(rates.secrets, clock)
        self.tables: Final = Buckets(rates.tables, clock)
