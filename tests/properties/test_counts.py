"""How many answers and positions lie one, two and three questions away from fixed starts.

A change in what is legal shows here at once. The first number of every start was counted by hand from the
clauses, as written beside it; the deeper ones follow from the engine the oracle agrees with.
"""

from collections.abc import Callable
from typing import Final, TypeVar

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.state import State
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.games.craftsmen.state import State as CraftsmenState
from millrace.kernel.game import Game
from millrace.kernel.stack import Core
from millrace.kernel.table import Table
from tests.craftsmen_tables import built, craftsmen, queue
from tests.craftsmen_tables import seat as craftsman
from tests.tables import FRANCE, GERMANY, ITALY, USA, barrage, seat, wheel

S = TypeVar("S", bound=Core)


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


# Craftsmen ------------------------------------------------------------------------------------------------


def first_turn_of_two() -> CraftsmenState:
    """Dealt, and nobody exchanges a card: six town buildings and pass make 7."""
    table = Table(CRAFTSMEN, CRAFTSMEN.parse_options({"players": 2}), "counts")
    while table.state.year == 0:
        table.play(CRAFTSMEN.decider(table.state), CRAFTSMEN.read("skip"))
    return table.state


def notary_on_the_gold_space() -> CraftsmenState:
    """Violet 5, green 6, blue 2: the winery costs 10 and is too dear; 4 to buy, 5 to auction, 2 more: 11."""
    return craftsmen(
        craftsman(capital=["violet-1", "violet-2", "green-3", "green-3", "blue-2"], privileges=1),
        craftsman(capital=["red-2", "red-3"]),
        craftsman(),
        stage="notary",
        queues={"notary": queue((1,), (2,))},
        year=2,
        display=["mine-1", "mine-2", "cooperage-1", "ropery-1", "winery-1", None],
    ).s


def builders_on_the_gold_space() -> CraftsmenState:
    """The brewery, red and blue, fits at neither end; 4 other cards, the privilege and skip: 6."""
    return craftsmen(
        craftsman(
            "sawmill-1",
            "wheat_farm-1",
            capital=["violet-1", "violet-2", "green-3", "green-3", "blue-2"],
            cards=["mine-1", "mine-2", "bakery-1", "brewery-2", "tannery-1"],
        ),
        craftsman(capital=["red-2"]),
        craftsman(),
        craftsman(),
        stage="builders",
        queues={"builders": queue((1, 2), (1,))},
    ).s


def craft_guild_with_a_full_mill() -> CraftsmenState:
    """Wood, wheat, a cube from the fair, the mill, the privilege and skip: 6."""
    return craftsmen(
        craftsman(
            built("mill-1", "wheat"),
            "wheat_farm-1",
            built("bakery-1", "flour"),
            "sawmill-2",
            "weaver-1",
            fair=2,
            works=1,
            capital=["red-1"],
        ),
        craftsman(capital=["red-2"]),
        stage="craft_guild",
        queues={"craft_guild": queue((1,), (2,))},
        season="summer",
    ).s


# Counting -------------------------------------------------------------------------------------------------


def count(game: Game[S], s: S, depth: int) -> list[tuple[int, int]]:
    """For each depth: sequences of answers (draws among them), and different positions they lead to."""
    level: dict[tuple[int, ...], tuple[S, int]] = {(): (s, 1)}
    counts: list[tuple[int, int]] = []
    for _ in range(depth):
        ahead: dict[tuple[int, ...], tuple[S, int]] = {}
        for state, ways in level.values():
            for action in game.legal(state):
                after = game.clone(state)
                game.apply(after, action)
                cells = tuple(game.dump(after))
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
    assert count(GAME, start(), 3) == wanted


CRAFTSMEN_COUNTS: Final[list[tuple[Callable[[], CraftsmenState], list[tuple[int, int]]]]] = [
    (first_turn_of_two, [(7, 7), (49, 49), (343, 253)]),
    (notary_on_the_gold_space, [(11, 11), (131, 131), (637, 606)]),
    (builders_on_the_gold_space, [(6, 6), (21, 20), (72, 68)]),
    (craft_guild_with_a_full_mill, [(6, 6), (10, 9), (40, 34)]),
]


@pytest.mark.parametrize(
    ("start", "wanted"), CRAFTSMEN_COUNTS, ids=lambda value: getattr(value, "__name__", "")
)
def test_answers_and_positions_of_craftsmen_three_questions_deep(
    start: Callable[[], CraftsmenState], wanted: list[tuple[int, int]]
) -> None:
    assert count(CRAFTSMEN, start(), 3) == wanted
