"""Measures Millrace, plain or compiled: whatever this interpreter has installed."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from typing import Any, Final

import millrace
from millrace.catalogue import GAMES
from millrace.games.barrage.automa.explain import explain
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.numbers import OP_AUTOMA_ENTRY, OP_DEAL_AUTOMA_TILE
from millrace.kernel import stack
from millrace.kernel.chance import Stream
from millrace.kernel.game import Game, Options

_BARRAGE: Final = GAMES["barrage"]
_SAMPLE: Final = 5  # games whose end is compared between builds
# three Automas of each level, with and without the Leeghwater Project
_AUTOMA_TABLES: Final = tuple(
    _BARRAGE.parse_options({"players": 4, "automas": [level] * 3, "leeghwater": leeghwater})
    for level in LEVEL_KEYS[1:]
    for leeghwater in (False, True)
)


class Millrace:
    """A game for four, without Automas."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.options: Final = game.parse_options({"players": 4})

    def tables(self) -> tuple[Options, ...]:
        """The tables at which builds are compared."""
        return (self.options,)

    def about(self) -> dict[str, object]:
        ends = sha256()
        for options in self.tables():
            for seed in range(_SAMPLE):
                s = self.game.new(options)
                _answer(self.game, s, seed, -1)
                ends.update(self.game.digest(s).encode())
        return {
            "python": platform.python_version(),
            "version": millrace.__version__,
            "is_compiled": not stack.__file__.endswith(".py"),
            "digest": ends.hexdigest(),
        }

    def play(self, seed: int) -> int:
        legal_of, apply = self.game.legal, self.game.apply
        s = self.game.new(self.options)
        pending = s.stack
        below = Stream(seed).below
        decisions = 0
        while pending:
            legal = legal_of(s)
            n = len(legal)
            if n > 1 and pending[-1].seat >= 0:
                decisions += 1
            apply(s, legal[below(n)])
        return decisions

    def middles(self) -> list[Any]:
        found = []
        for seed in range(8):
            answers = _answer(self.game, self.game.new(self.options), seed, -1)
            s = self.game.new(self.options)
            _answer(self.game, s, seed, answers // 2)
            found.append(s)
        return found

    def clone(self, state: Any) -> object:  # noqa: ANN401
        return self.game.clone(state)


class Barrage(Millrace):
    """The game with an Automa."""

    def __init__(self) -> None:
        super().__init__(_BARRAGE)
        self._turns: Final = _turns()

    def tables(self) -> tuple[Options, ...]:
        return (self.options, *_AUTOMA_TABLES)

    def automa_turns(self, n: int) -> Iterator[tuple[Callable[[], object], Callable[[], object]]]:
        for _ in range(n):
            s, action, seed = next(self._turns)
            yield (
                partial(_take_turn, _BARRAGE.clone(s), action, seed),
                partial(_explain_turn, _BARRAGE.clone(s), action, seed),
            )


def _turns() -> Iterator[tuple[Any, int, int]]:
    """Every turn of an Automa in game after game: the state, the tile that is drawn, a seed for the rest."""
    seed = 0
    while True:
        s = _BARRAGE.new(_AUTOMA_TABLES[seed % len(_AUTOMA_TABLES)])
        rolls = Stream(seed)
        while s.stack:
            legal = _BARRAGE.legal(s)
            action = legal[rolls.below(len(legal))]
            if _begins_turn(s):
                yield s, action, seed
            _BARRAGE.apply(s, action)
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
    _BARRAGE.apply(s, action)
    while len(s.stack) > at and s.stack[at] is end:
        legal = _BARRAGE.legal(s)
        _BARRAGE.apply(s, legal[rolls.below(len(legal))])


def _explain_turn(s: Any, action: int, seed: int) -> object:  # noqa: ANN401
    """The same turn with a story attached, folded into its explanation."""
    story: list[stack.Event] = []
    s.story = story
    _take_turn(s, action, seed)
    return explain(story)


def _answer(game: Game[Any], s: Any, seed: int, most: int) -> int:  # noqa: ANN401
    """Answer so many questions at random, or all; how many were answered."""
    rolls = Stream(seed)
    n = 0
    while s.stack and n != most:
        legal = game.legal(s)
        game.apply(s, legal[rolls.below(len(legal))])
        n += 1
    return n


BARRAGE: Final = Barrage()
ENGINES: Final[dict[str, Millrace]] = {"barrage": BARRAGE, "craftsmen": Millrace(GAMES["craftsmen"])}
