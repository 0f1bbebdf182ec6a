"""A player who takes what looks best at the end of the turn. It does not look at other seats' answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.game import Game
from millrace.kernel.knowledge import Knowledge
from millrace.kernel.stack import Core

S = TypeVar("S", bound=Core)

BUDGET: Final = 150  # answers tried per decision beyond the first ones


class Greedy:
    """Tries every answer and finishes the turn from there, taking the best answer of each further question.

    When the budget is spent, the first answer stands for the best. Equal answers: the earlier one is taken.
    What its seat may not know it takes to be as its seed deals it.
    """

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def choose(self, known: Knowledge[S]) -> int:
        legal = known.legal()
        if len(legal) == 1:
            return legal[0]
        game, seat = known.game, known.seat
        state = known.sample(Stream(self.seed))
        turn = _Turn(state, seat)
        left = BUDGET
        best, most = legal[0], None
        for i, action in enumerate(legal):
            ahead = game.clone(state)
            game.apply(ahead, action)
            share = left // (len(legal) - i)
            left -= share - _finish_turn(game, ahead, turn, share)
            value = game.worth(ahead, seat)
            if most is None or value > most:
                best, most = action, value
        return best


class _Turn:
    """The pending frames of a seat: while the lowest of them stays where it is, the turn is not over."""

    def __init__(self, s: Core, seat: int) -> None:
        self.seat: Final = seat
        self.at: Final = next(i for i, f in enumerate(s.stack) if f.seat == seat)
        self.lowest: Final = s.stack[self.at]

    def goes_on(self, s: Core) -> bool:
        """Whether the seat is asked again within the turn."""
        stack = s.stack
        return len(stack) > self.at and stack[self.at] is self.lowest and stack[-1].seat == self.seat


def _finish_turn(game: Game[S], ahead: S, turn: _Turn, budget: int) -> int:
    """Answer in place for the seat until its turn ends; what is left of the budget is returned."""
    while turn.goes_on(ahead):
        legal = game.legal(ahead)
        action = legal[0]
        if 1 < len(legal) <= budget:
            budget -= len(legal)
            action = _best_at_once(game, ahead, legal, turn.seat)
        game.apply(ahead, action)
    return budget


def _best_at_once(game: Game[S], s: S, legal: Sequence[int], seat: int) -> int:
    """The answer after which the state is worth most, before anything further is answered."""
    best, most = legal[0], None
    for action in legal:
        ahead = game.clone(s)
        game.apply(ahead, action)
        value = game.worth(ahead, seat)
        if most is None or value > most:
            best, most = action, value
    return best
