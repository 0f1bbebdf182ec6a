"""A snapshot: the table after a line, so that a long book need not be played again.

It carries also what was told since the snapshot before, and the table as each could see it: under other
rules, which may make another state of the same answers, a table can still be read from here.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

from msgspec import DecodeError, Struct, json, msgpack

from millrace.kernel.game import Game
from millrace.kernel.stack import Event
from millrace.rooms.play import Count, Moment, count_of
from millrace.rooms.protocol import Entry, Standing

EVERY: Final = 20  # lines between two snapshots


class ToldLine(Struct, frozen=True, array_like=True):
    """A line in every way it is told, and by viewer which way is theirs."""

    ways: list[Entry]
    viewers: list[int]

    def to(self, viewer: int) -> Entry:
        return self.ways[self.viewers[viewer]]


class Ending(Struct, frozen=True):
    """How a game ended, and its record."""

    standings: list[Standing]
    record: str


class Snapshot(Struct, frozen=True):
    """`cells` are the state for the same rules, `position` for others; `views` are by viewer, as sent."""

    seq: int
    rules: str
    digest: str
    cells: list[int]
    position: bytes  # JSON, as the views are
    draws: int
    points: list[dict[str, int]]
    last: Event
    views: list[bytes]
    viewers: list[int]
    first: int  # the line `told` begins with
    told: list[ToldLine]
    ending: Ending | None = None
    periods: list[dict[int, int]] = []
    period: int = 0
    gains: list[dict[int, dict[str, int]]] = []
    chapter: int = 0

    def count(self) -> Count:
        return count_of(self.points, self.periods, self.gains, (self.period, self.chapter), self.last)

    def moment(self, game: Game[Any]) -> Moment:
        return Moment(game.load(self.cells), self.draws, self.count())

    def lines(self) -> dict[int, ToldLine]:
        """What was told since the snapshot before, by line."""
        return {self.first + i: told for i, told in enumerate(self.told)}

    def view(self, viewer: int) -> Any:  # noqa: ANN401 - the game's own document
        return json.decode(self.views[self.viewers[viewer]])


def once(things: Sequence[Any]) -> tuple[list[Any], list[int]]:
    """Equal things once, and for each of them the place of the one it is equal to.

    >>> once(["a", "b", "a"])
    (['a', 'b'], [0, 1, 0])
    """
    kept: list[Any] = []
    at: list[int] = []
    for thing in things:
        if thing not in kept:
            kept.append(thing)
        at.append(kept.index(thing))
    return kept, at


def write_snapshot(snapshot: Snapshot) -> bytes:
    return zlib.compress(msgpack.encode(snapshot))


def read_snapshot(raw: bytes) -> Snapshot | None:
    """The snapshot; None for one that an older Millrace made."""
    try:
        return msgpack.decode(zlib.decompress(raw), type=Snapshot)
    except (zlib.error, DecodeError):
        return None


def rules_of(game: Game[Any]) -> str:
    """Names the rules and components a game is played with."""
    return f"{game.rules_version}/{game.content_digest()}"
