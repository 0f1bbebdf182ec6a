"""Whole games with answers drawn from a seed, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import NOBODY, Core
from millrace.kernel.table import Table

S = TypeVar("S", bound=Core)


BOUND: Final = 20_000  # answers; no game on a table is longer
RARELY: Final = 12  # what costs a whole replay is done once in so many steps


def play_out(
    game: Game[S],
    options: Options,
    seed: int,
    bound: int = BOUND,
    weigh: Callable[[int], int] | None = None,
) -> Iterator[tuple[S, int]]:
    """Every moment of a random game: the state and the answer it is about to get; the game must end.

    `weigh` gives an answer more chances than one, for players who should get on with it.
    """
    rolls = Stream(seed)
    s = game.new(options)
    for _ in range(bound):
        if game.is_over(s):
            return
        legal = game.legal(s)
        assert legal, "a question without options: the game is not over and nobody can answer"
        action = _draw(legal, rolls, weigh)
        yield s, action
        game.apply(s, action)
    raise AssertionError(f"the game is not over after {bound} answers")


def _draw(legal: list[int], rolls: Stream, weigh: Callable[[int], int] | None) -> int:
    if weigh is None:
        return legal[rolls.below(len(legal))]
    at = rolls.below(sum(map(weigh, legal)))
    for action in legal:
        at -= weigh(action)
        if at < 0:
            return action
    raise AssertionError("the weights of the answers do not add up")


def final_state(game: Game[S], options: Options, seed: int) -> S:
    """The state a random game ends in."""
    last = game.new(options)
    for s, _ in play_out(game, options, seed):
        last = s
    return last


def play_table(game: Game[S], options: Options, seed: int) -> Iterator[tuple[Table[S], int, int]]:
    """Every moment of a random game at a table: the table, who is about to answer, and what."""
    rolls = Stream(seed)
    table = Table(game, options, str(seed))
    for _ in range(BOUND):
        seat = game.decider(table.state)
        if seat == NOBODY:
            return
        legal = game.legal(table.state)
        action = legal[rolls.below(len(legal))]
        yield table, seat, action
        table.play(seat, action)
    raise AssertionError(f"the game is not over after {BOUND} answers")
