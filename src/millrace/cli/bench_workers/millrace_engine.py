"""Measures Millrace, plain or compiled: whatever this interpreter has installed."""

from __future__ import annotations

import json
import platform
from hashlib import sha256
from typing import Any, Final

import millrace
from millrace.catalogue import GAMES
from millrace.kernel import stack
from millrace.kernel.chance import Stream
from millrace.kernel.game import Game, Options

_SAMPLE: Final = 5  # games whose end is compared between builds


class Millrace:
    """A game for four without Automas, if nothing else is wanted."""

    def __init__(self, game: Game[Any], options: str = '{"players": 4}') -> None:
        self.game: Final = game
        self.options: Final = game.parse_options(json.loads(options))

    def tables(self) -> tuple[Options, ...]:
        """The tables at which builds are compared."""
        return (self.options,)

    def about(self) -> dict[str, object]:
        ends = sha256()
        for options in self.tables():
            for seed in range(_SAMPLE):
                s = self.game.new(options)
                answer_at_random(self.game, s, seed, -1)
                ends.update(self.game.digest(s).encode())
        return {
            "python": platform.python_version(),
            "version": millrace.__version__,
            "place": stack.__file__,
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
            answers = answer_at_random(self.game, self.game.new(self.options), seed, -1)
            s = self.game.new(self.options)
            answer_at_random(self.game, s, seed, answers // 2)
            found.append(s)
        return found

    def clone(self, state: Any) -> object:  # noqa: ANN401
        return self.game.clone(state)


def answer_at_random(game: Game[Any], s: Any, seed: int, most: int) -> int:  # noqa: ANN401
    """Answer so many questions at random, or all; how many were answered."""
    rolls = Stream(seed)
    n = 0
    while s.stack and n != most:
        legal = game.legal(s)
        game.apply(s, legal[rolls.below(len(legal))])
        n += 1
    return n


def engine(game: str, *options: str) -> Millrace:
    return Millrace(GAMES[game], *options)
