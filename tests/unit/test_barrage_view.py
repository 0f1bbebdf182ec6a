"""The shape of a view on the wire is the shape the game gives it."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec
import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.state import State
from millrace.games.barrage.view.document_types import View
from millrace.kernel.stack import NOBODY

TABLES: Final[dict[str, dict[str, object]]] = {
    "two": {"players": 2},
    "four": {"players": 4},
    "introductory": {"players": 3, "introductory": True},
    "Automas": {"players": 4, "automas": ["low", "medium", "high"]},
    "Leeghwater": {"players": 4, "leeghwater": True, "automas": ["very-high"]},
}


def check(s: State) -> None:
    for viewer in (NOBODY, *range(GAME.n_seats(s))):
        view = GAME.view(s, viewer)
        read = msgspec.convert(view, View, strict=True)
        assert msgspec.to_builtins(read) == view


@pytest.mark.parametrize("name", TABLES)
def test_views_of_whole_games_fit_the_type(name: str) -> None:
    random = Random(name)  # noqa: S311 - a game, no secret
    s = GAME.new(GAME.parse_options(TABLES[name]))
    steps = 0
    while s.stack:
        if steps % 5 == 0:
            check(s)
        GAME.apply(s, random.choice(GAME.legal(s)))
        steps += 1
    check(s)
    assert steps > 100
