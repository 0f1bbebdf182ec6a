"""Measures Barrage: as every game, and besides the turns of its Automas."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from millrace.cli.bench_workers.millrace_engine import Millrace
from millrace.games.barrage.automa.explain import explain
from millrace.games.barrage.game import GAME
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.numbers import OP_AUTOMA_ENTRY, OP_DEAL_AUTOMA_TILE
from millrace.kernel import stack
from millrace.kernel.chance import Stream
from millrace.kernel.game import Options

# three Automas of each level, with and without the Leeghwater Project
_AUTOMA_TABLES: Final = tuple(
    GAME.parse_options({"players": 4, "automas": [level] * 3, "leeghwater": leeghwater})
    for level in LEVEL_KEYS[1:]
    for leeghwater in (False, True)
)


class Barrage(Millrace):
    """The game with an Automa."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self._turns: Final = _turns()

    def tables(self) -> tuple[Options, ...]:
        return (self.options, *_AUTOMA_TABLES)

    def automa_turns(self, n: int) -> Iterator[tuple[Callable[[], object], Callable[[], object]]]:
        for _ in range(n):
            s, action, seed = next(self._turns)
            yield (
                partial(_take_turn, GAME.clone(s), action, seed),
                partial(_explain_turn, GAME.clone(s), action, seed),
            )


def _turns() -> Iterator[tuple[Any, int, int]]:
    """Every turn of an Automa in game after game: the state, the tile that is drawn, a seed for the rest."""
    seed = 0
    while True:
        s = GAME.new(_AUTOMA_TABLES[seed % len(_AUTOMA_TABLES)])
        rolls = Stream(seed)
        while s.stack:
            legal = GAME.legal(s)
            action = legal[rolls.below(len(legal))]
            if _begins_turn(s):
                yield s, action, seed
            GAME.apply(s, action)
        seed += 1


def _begins_turn(s: Any) -> bool:  # noqa: ANN401
    """The tile of a turn is about to be drawn; the first tile of the game is drawn for nobody."""
    ops = [f.op for f in s.stack[-2:]]
    return ops == [OP_AUTOMA_ENTRY, OP_DEAL_AUTOMA_TILE]


def _take_turn(s: Any, action: int, seed: int) -> None:  # noqa: ANN401
    """From the draw of its tile until the turn is over, contracts drawn on the way included."""
    at = len(s.stack) - 3  # the frame that ends the turn
    end = s.stack[at]
    rolls = Stream(seed)
    GAME.apply(s, action)
    while len(s.stack) > at and s.stack[at] is end:
        legal = GAME.legal(s)
        GAME.apply(s, legal[rolls.below(len(legal))])


def _explain_turn(s: Any, action: int, seed: int) -> object:  # noqa: ANN401
    """The same turn with a story attached, folded into its explanation."""
    story: list[stack.Event] = []
    s.story = story
    _take_turn(s, action, seed)
    return explain(story)


def engine(_: str) -> Barrage:
    """The only one this module has."""
    return Barrage()
