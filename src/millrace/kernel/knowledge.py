"""What a seat may know of a game: all that a player made of code is given."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.game import Game
from millrace.kernel.stack import Core

S = TypeVar("S", bound=Core)


class Knowledge(Generic[S]):
    """The pending question of a seat, and states it cannot tell from the true one, which is not kept here."""

    def __init__(self, game: Game[S], s: S, rolls: Stream) -> None:
        self.game: Final = game
        self.seat: Final = game.decider(s)
        self._one: Final = game.redeal(s, self.seat, rolls)

    def legal(self) -> list[int]:
        """The answers to choose from."""
        return self.game.legal(self._one)

    def sample(self, rolls: Stream) -> S:
        """A state that may be the true one, as far as the seat knows. It is the caller's own."""
        return self.game.redeal(self._one, self.seat, rolls)
