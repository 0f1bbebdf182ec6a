"""Measures Millrace, plain or compiled: whatever this interpreter has installed."""

from __future__ import annotations

import platform
from hashlib import sha256
from typing import Any, Final

import millrace
from millrace.catalogue import GAMES
from millrace.kernel import stack
from millrace.kernel.chance import Stream

_GAME: Final = GAMES["barrage"]
_OPTIONS: Final = _GAME.parse_options({"players": 4})
_SAMPLE: Final = 5  # games whose end is compared between builds


class Millrace:
    def about(self) -> dict[str, object]:
        ends = sha256()
        for seed in range(_SAMPLE):
            s = _GAME.new(_OPTIONS)
            _answer(s, seed, -1)
            ends.update(_GAME.digest(s).encode())
        return {
            "python": platform.python_version(),
            "version": millrace.__version__,
            "is_compiled": not stack.__file__.endswith(".py"),
            "digest": ends.hexdigest(),
        }

    def play(self, seed: int) -> int:
        legal_of, apply = _GAME.legal, _GAME.apply
        s = _GAME.new(_OPTIONS)
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
            answers = _answer(_GAME.new(_OPTIONS), seed, -1)
            s = _GAME.new(_OPTIONS)
            _answer(s, seed, answers // 2)
            found.append(s)
        return found

    def clone(self, state: Any) -> object:  # noqa: ANN401
        return _GAME.clone(state)


def _answer(s: Any, seed: int, most: int) -> int:  # noqa: ANN401
    """Answer so many questions at random, or all; how many were answered."""
    rolls = Stream(seed)
    n = 0
    while s.stack and n != most:
        legal = _GAME.legal(s)
        _GAME.apply(s, legal[rolls.below(len(legal))])
        n += 1
    return n


ENGINE: Final = Millrace()
