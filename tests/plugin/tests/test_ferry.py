"""Ferry is a game, and speaks four languages. Run where it is installed."""

from __future__ import annotations

from typing import Final

import pytest

from ferry.game import GAME
from millrace.kernel.conformance import check_conformance
from millrace.kernel.options import Options
from millrace.words.conformance import check_said

WEATHER: Final = ((False, "spring"), (False, "autumn"), (False, "summer"), (True, "spring"), (True, "autumn"))
TABLES: Final = [
    GAME.parse_options({"players": players, "fog": fog, "season": season})
    for players in (2, 3, 4)
    for fog, season in WEATHER
]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_is_a_game(options: Options) -> None:
    for seed in range(3):
        check_conformance(GAME, options, seed, disguise=GAME.redeal)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_has_words_for_everything(options: Options) -> None:
    check_said(GAME, options, seed=1)
