"""A player who does not think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.game import Game
from millrace.kernel.stack import Core

S = TypeVar("S", bound=Core)


class RandomPlayer:
    """Every answer is equally likely; the same seed gives the same answers everywhere."""

    def __init__(self, seed: int) -> None:
        self.rolls: Final = Stream(seed)

    def choose(self, game: Game[S], state: S, legal: Sequence[int]) -> int:  # noqa: ARG002
        return legal[self.rolls.below(len(legal))]
