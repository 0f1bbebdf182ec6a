"""What a player made of code is."""

from __future__ import annotations

from typing import Protocol, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.game import Game
from millrace.kernel.knowledge import Knowledge
from millrace.kernel.stack import Core

S = TypeVar("S", bound=Core)


class Bot(Protocol):
    """Answers questions from what its seat may know; it is never given the true state."""

    def choose(self, known: Knowledge[S]) -> int:
        """One of the legal answers to the pending question."""
        ...


def answer_of(bot: Bot, game: Game[S], s: S, seed: int = 0) -> int:
    """The bot's answer for the seat that is asked; the state is left alone."""
    return bot.choose(Knowledge(game, s, Stream(seed)))
