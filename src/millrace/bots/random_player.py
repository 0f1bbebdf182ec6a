"""A player who does not think."""

from __future__ import annotations

from typing import Final, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.knowledge import Knowledge
from millrace.kernel.stack import Core

S = TypeVar("S", bound=Core)


class RandomPlayer:
    """Every answer is equally likely; the same seed gives the same answers everywhere."""

    def __init__(self, seed: int) -> None:
        self.rolls: Final = Stream(seed)

    def choose(self, known: Knowledge[S]) -> int:
        legal = known.legal()
        return legal[self.rolls.below(len(legal))]
