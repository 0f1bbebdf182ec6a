"""Section C3: years and seasons."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import (
    E_PHASE,
    E_STAGE,
    PHASE_ASSISTANTS,
    PHASE_BUILDINGS,
    PHASE_END,
    PHASE_YEAR_END,
)
from millrace.kernel.stack import NOBODY
from tests.craftsmen_tables import Play, craftsmen, new_game, seat

SEASONS = ("spring", "summer", "autumn", "winter")
ALL_STAGES = [(E_STAGE, i) for i in range(6)]
BUILDERS, CRAFT = 1, 3


def steps(t: Play) -> list[tuple[int, int]]:
    """Phases and stages as they were told."""
    return [(event[0], event[3]) for event in t.events if event[0] in (E_PHASE, E_STAGE)]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_c3_1_twelve_seasons(players: int) -> None:
    t = new_game(players)
    seen: list[tuple[int, str]] = []
    t.finish_season()  # the exchange before the start
    while t.s.stack:
        seen.append(t.season)
        t.finish_season()

    assert seen == [(year, season) for year in (1, 2, 3) for season in SEASONS]
    assert t.decider == NOBODY


def test_c3_2_three_phases_and_six_stages() -> None:
    """The spring that follows a winter, then summer; autumn from its start."""
    t = craftsmen(seat(), seat(), seat(), season="winter", stage="craft_guild")

    t.finish_season()
    t.listen().finish_season()
    assert t.season == (2, "summer")
    spring = steps(t)
    t.listen().finish_season()
    assert t.season == (2, "autumn")
    summer = steps(t)

    # the assistants phase of the next season is told before the first question, so it ends each list
    assert spring == [
        (E_PHASE, PHASE_BUILDINGS),
        *ALL_STAGES,
        (E_PHASE, PHASE_END),
        (E_PHASE, PHASE_ASSISTANTS),
    ]
    assert summer == spring


def test_c3_2_autumn_ends_with_an_end_phase() -> None:
    t = craftsmen(seat(), seat(), seat(), season="autumn", turn=1)

    t.listen().finish_season()

    assert steps(t)[:8] == [(E_PHASE, PHASE_BUILDINGS), *ALL_STAGES, (E_PHASE, PHASE_END)]
    assert t.season == (1, "winter")


def test_c3_3_winter_has_stages_two_and_four_then_scores() -> None:
    t = craftsmen(seat(), seat(), seat(), season="autumn", turn=1)
    t.finish_season()

    t.listen()
    assert t.options() == ["skip"]  # somebody may build: no assistants phase
    t.finish_season()

    # the stage of the builders was told when winter began; the next spring begins with its assistants
    assert steps(t) == [(E_STAGE, CRAFT), (E_PHASE, PHASE_YEAR_END), (E_PHASE, PHASE_ASSISTANTS)]
    assert t.season == (2, "spring")


def test_c3_3_winter_begins_with_the_builders() -> None:
    t = craftsmen(seat(passed=True), seat(passed=True), seat(), season="autumn", turn=3)

    t.play("pass")

    assert t.season == (1, "winter")
    assert steps(t)[-1] == (E_STAGE, BUILDERS)
    assert (E_PHASE, PHASE_ASSISTANTS) not in steps(t)


@pytest.mark.parametrize(
    ("year", "season", "then"),
    [
        (1, "spring", (1, "summer")),
        (2, "summer", (2, "autumn")),
        (3, "autumn", (3, "winter")),
    ],
)
def test_c3_4_the_season_marker_advances(year: int, season: str, then: tuple[int, str]) -> None:
    t = craftsmen(seat(), seat(), seat(), year=year, season=season)

    t.finish_season()

    assert t.season == then


def test_c3_4_after_winter_a_new_year() -> None:
    t = craftsmen(seat(), seat(), seat(), year=2, season="winter", stage="builders")

    t.finish_season()

    assert t.season == (3, "spring")
    assert t.options()[-1] == "pass"


def test_cx_01_calendar() -> None:
    first = craftsmen(seat(), seat(), seat(), year=1, season="winter", stage="craft_guild").finish_season()
    last = craftsmen(seat(), seat(), seat(), year=3, season="winter", stage="craft_guild").finish_season()

    assert first.season == (2, "spring")
    assert not GAME.is_over(first.s)
    assert GAME.is_over(last.s)
    assert GAME.legal(last.s) == []
