"""A snapshot: the state of the game after a line, so that a long book need not be played again."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, msgpack

from millrace.kernel.game import Game
from millrace.kernel.table import Table

EVERY: Final = 100  # lines between two snapshots


class Snapshot(Struct, frozen=True):
    seq: int
    rules: str  # other rules make another state
    hidden: list[int]
    cells: list[int]


def write_snapshot(seq: int, table: Table[Any]) -> bytes:
    game = table.game
    return msgpack.encode(Snapshot(seq, rules_of(game), list(table.hidden), game.dump(table.state)))


def read_snapshot(raw: bytes, game: Game[Any]) -> Snapshot | None:
    """The snapshot, unless it was made under other rules."""
    snapshot = msgpack.decode(raw, type=Snapshot)
    return snapshot if snapshot.rules == rules_of(game) else None


def rules_of(game: Game[Any]) -> str:
    """Names the rules and components a game is played with."""
    return f"{game.rules_version}/{game.content_digest()}"
