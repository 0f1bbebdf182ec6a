"""How many answers and positions lie one, two and three questions away from fixed starts.

A change in what is legal shows here at once. The first number of every start was counted by hand from the
clauses, as written beside it; the deeper ones follow from the engine the oracle agrees with.
"""

from collections.abc import Callable
from typing import Final

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.state import State
from millrace.kernel.table import Table
from tests.tables import FRANCE, GERMANY, ITALY, USA, barrage, seat, wheel


def dealt(players: int, *, introductory: bool) -> State:
    """The first turn of a game dealt from a fixed seed; in the draft everybody takes what is listed first."""
    options = GAME.parse_options({"players": players, "introductory": introductory})
    table = Table(GAME, options, "counts")
    while table.state.round == 0:
        table.play(GAME.decider(table.state), GAME.legal(table.state)[0])
    return table.state


def introductory_for_two() -> State:
    """Three structures; 4 water, bank, 3 workshop, 3 machinery, 4 contract spaces: 18."""
    return dealt(2, introductory=True)


def full_for_four() -> State:
    """Three structures; 4 water, bank, 5 workshop, 5 machinery, 6 contract, 3 patent spaces: 27."""
    return dealt(4, introductory=False)


def solomon_with_a_joker() -> State:
    """All structures, six credits left after the fourth space; 6 turbine, 4 water, bank, 4 and 4: 23."""
    rich = seat(
        USA,
        "solomon",
        credits=9,
        excavators=2,
        mixers=1,
        constructions=3,
        engineers=4,
        extra_tiles=["A2_joker"],
    )
    places = {"B5L": (1, 1, 1), "B1L": ("neutral", 1, 1), "C5A": 1, "P8_1": 1}
    return barrage(rich, seat(ITALY, "jill"), on_map=places).s


def anton_with_engineer_free_copies() -> State:
    """Base and powerhouse by copies; one engineer: turbine, 2 water, bank, workshop, machinery: 8."""
    out = wheel(("A1_powerhouse", 0, 2), ("BASIC_base", 3, 0), ("A3_base", 0, 0))
    own = seat(GERMANY, "anton", credits=4, excavators=5, mixers=5, engineers=1, constructions=3, wheel=out)
    places = {"B6U": (1, 2, 2), "B7L": ("neutral", 2, 2), "C6B": 2, "C7A": 1, "P7_1": 1, "P10_1": 1}
    return barrage(own, seat(FRANCE, "viktor"), seat(ITALY, "graziano"), on_map=places).s


def mahiri_with_her_last_engineer() -> State:
    """Three structures, three officers; turbine, 2 water, bank, workshop, machinery, 2 contract: 14."""
    own = seat(
        FRANCE,
        "mahiri",
        credits=3,
        excavators=3,
        mixers=3,
        engineers=1,
        activations=1,
        extra_tiles=["A1_powerhouse"],
        contracts=["S1"],
    )
    return barrage(
        own,
        seat(USA, "anton"),
        on_map={"B9L": ("neutral", 3, 3), "C9A": 2, "P11_1": 1},
        aside=["wilhelm", "jill"],
        national=["N1"],
        display=["G01", "G02", None, None, None, None],
    ).s


def count(s: State, depth: int) -> list[tuple[int, int]]:
    """For each depth: sequences of answers (draws among them), and different positions they lead to."""
    level: dict[tuple[int, ...], tuple[State, int]] = {(): (s, 1)}
    counts: list[tuple[int, int]] = []
    for _ in range(depth):
        ahead: dict[tuple[int, ...], tuple[State, int]] = {}
        for state, ways in level.values():
            for action in GAME.legal(state):
                after = state.clone()
                GAME.apply(after, action)
                cells = tuple(after.dump())
                ahead[cells] = (after, ways + (ahead[cells][1] if cells in ahead else 0))
        level = ahead
        counts.append((sum(ways for _, ways in level.values()), len(level)))
    return counts


COUNTS: Final[list[tuple[Callable[[], State], list[tuple[int, int]]]]] = [
    (introductory_for_two, [(18, 18), (207, 205), (1755, 1631)]),
    (full_for_four, [(27, 27), (411, 409), (6387, 6271)]),
    (solomon_with_a_joker, [(23, 23), (186, 180), (2062, 1960)]),
    (anton_with_engineer_free_copies, [(8, 8), (76, 73), (1044, 993)]),
    (mahiri_with_her_last_engineer, [(14, 14), (72, 69), (723, 654)]),
]


@pytest.mark.parametrize(("start", "wanted"), COUNTS, ids=lambda value: getattr(value, "__name__", ""))
def test_answers_and_positions_three_questions_deep(
    start: Callable[[], State], wanted: list[tuple[int, int]]
) -> None:
    assert count(start(), 3) == wanted
