"""A player who takes what looks best at the end of the turn. It does not look at other seats' answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from millrace.bots import barrage_worth
from millrace.kernel.game import Game
from millrace.kernel.stack import Core

S = TypeVar("S", bound=Core)

# How good a state is for a seat; a game without an entry is judged by its scores.
WORTHS: Final[dict[str, Callable[[Any, int], int]]] = {"barrage": barrage_worth.worth}
BUDGET: Final = 150  # answers tried per decision beyond the first ones


class Greedy:
    """Tries every answer and finishes the turn from there, taking the best answer of each further question.

    When the budget is spent, the first answer stands for the best. Equal answers: the earlier one is taken.
    It plays without chance, so its seed does not matter.
    """

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def choose(self, game: Game[S], state: S, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = game.decider(state)
        turn = _Turn(state, seat)
        worth = _worth_in(game)
        left = BUDGET
        best, most = legal[0], None
        for i, action in enumerate(legal):
            ahead = game.clone(state)
            game.apply(ahead, action)
            share = left // (len(legal) - i)
            left -= share - _finish_turn(game, ahead, turn, worth, share)
            value = worth(ahead, seat)
            if most is None or value > most:
                best, most = action, value
        return best


def _worth_in(game: Game[S]) -> Callable[[S, int], int]:
    def points(s: S, seat: int) -> int:
        return game.scores(s)[seat]

    return WORTHS.get(game.name, points)


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


def _finish_turn(game: Game[S], ahead: S, turn: _Turn, worth: Callable[[S, int], int], budget: int) -> int:
    """Answer in place for the seat until its turn ends; what is left of the budget is returned."""
    while turn.goes_on(ahead):
        legal = game.legal(ahead)
        action = legal[0]
        if 1 < len(legal) <= budget:
            budget -= len(legal)
            action = _best_at_once(game, ahead, legal, turn.seat, worth)
        game.apply(ahead, action)
    return budget


def _best_at_once(
    game: Game[S], s: S, legal: Sequence[int], seat: int, worth: Callable[[S, int], int]
) -> int:
    """The answer after which the state is worth most, before anything further is answered."""
    best, most = legal[0], None
    for action in legal:
        ahead = game.clone(s)
        game.apply(ahead, action)
        value = worth(ahead, seat)
        if most is None or value > most:
            best, most = action, value
    return best
