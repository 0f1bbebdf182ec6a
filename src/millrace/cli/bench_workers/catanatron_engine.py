"""Measures catanatron, the engine we set ourselves beside."""

from __future__ import annotations

import platform
import random
from importlib.metadata import version
from typing import Any, Final

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

_TURNS: Final = 1000  # where catanatron's own `play` gives up


class Catanatron:
    def about(self) -> dict[str, object]:
        return {"python": platform.python_version(), "version": version("catanatron")}

    def play(self, seed: int) -> int:
        game = _game(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < _TURNS:
            if len(game.state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
        return decisions

    def middles(self) -> list[Any]:
        found = []
        for seed in range(8):
            ticks = _tick(_game(seed), -1)
            game = _game(seed)
            _tick(game, ticks // 2)
            found.append(game)
        return found

    def clone(self, state: Any) -> object:  # noqa: ANN401
        copy: object = state.copy()
        return copy


def _game(seed: int) -> Any:  # noqa: ANN401 - it ships no types
    random.seed(seed)  # the order of the seats
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def _tick(game: Any, most: int) -> int:  # noqa: ANN401
    n = 0
    while game.winning_color() is None and game.state.num_turns < _TURNS and n != most:
        game.play_tick()
        n += 1
    return n


def engine(_: str) -> Catanatron:
    return Catanatron()
