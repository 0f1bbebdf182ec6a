"""What a player made of code is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from millrace.kernel.game import Game
from millrace.kernel.stack import Core

S = TypeVar("S", bound=Core)


class Bot(Protocol):
    """Answers questions. The state is only looked at; who wants to try something out clones it."""

    def choose(self, game: Game[S], state: S, legal: Sequence[int]) -> int:
        """One of the legal answers to the pending question."""
        ...
