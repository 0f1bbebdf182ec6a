"""Random players of Barrage who build, produce and patent, so that tests see full boards."""

from __future__ import annotations

from collections.abc import Iterator

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import N_ACTIONS, OP_TURN
from millrace.games.barrage.state import State
from millrace.kernel.conformance import BOUND, play_out
from millrace.kernel.game import Options

# chances of an answer by how its notation begins; everything else has two
CHANCES = {
    "build": 12,
    "space turbine": 12,
    "space patent": 10,
    "space workshop": 3,
    "space bank": 1,
    "officer": 3,
    "pass": 1,
    "skip": 1,
    "engineers 1": 9,
    "engineers 2": 4,
    "engineers": 1,
}


def _chances(action: int) -> int:
    text = GAME.notate(action)
    return next((n for start, n in CHANCES.items() if text.startswith(start)), 2)


WEIGHTS = [_chances(action) for action in range(N_ACTIONS)]


def busy_game(options: Options, seed: int, gift: int = 0) -> Iterator[tuple[State, int]]:
    """A random game of players who get on with it; a gift of credits and machines makes more possible."""
    given = not gift
    for s, action in play_out(GAME, options, seed, BOUND, WEIGHTS.__getitem__):
        if not given and s.stack[-1].op == OP_TURN:
            given = True
            for p in s.seats:
                p.credits += gift
                p.excavators += gift
                p.mixers += gift
        yield s, action


def options_of(seed: int) -> Options:
    """Two, three or four players, introductory once in four games."""
    return GAME.parse_options({"players": 2 + seed % 3, "introductory": seed % 4 == 3})
