"""Rule B10: the end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import A_OBJECTIVE, E_VP, E_WINS, N_OBJECTIVES, S_HELD, S_LEFTOVERS
from tests.tables import COMPANIES, OFFICERS, Play, barrage, seat, wheel

PAUL, JOANNA, VIKTOR, SOPHIA = range(4)
NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}
NO_BONUS = [None, None, None, None, "BT_advanced_tech"]  # nobody has such a tile here


def ended(
    *boards: Mapping[str, object], on_map: Mapping[str, object] | None = None, **fields: object
) -> Play:
    """The game is over: the last engineer of the last round went to the bank, for Paul's one credit."""
    seats = []
    for i, board in enumerate(boards):
        shared: dict[str, object] = {"energy": 1, "engineers": int(i == PAUL), "passed": i != PAUL}
        seats.append(seat(COMPANIES[i], OFFICERS[i], extra_tiles=(), **{**shared, **board}))
    t = barrage(*seats, on_map=on_map, round=5, bonus=NO_BONUS, piles=NO_PILES, **fields)
    t.play("space bank", "engineers 1")
    assert GAME.is_over(t.s)
    return t


def vp_from(t: Play, source: int) -> dict[int, int]:
    """The VP each seat got because of a source; those who got none are not there."""
    return {who: a for k, who, because, a, _ in t.events if (k, because) == (E_VP, source)}


def objective_vp(quantities: Sequence[int]) -> list[int]:
    """The VP of the objective tile when so many basins hold a structure of each seat."""
    on_map: dict[str, object] = {}
    for i, quantity in enumerate(quantities):
        first, side = 1 + 5 * (i // 2), "AB"[i % 2]
        on_map.update({f"C{basin}{side}": i + 1 for basin in range(first, first + quantity)})
    t = ended(*[{} for _ in quantities], on_map=on_map, objective="OBJ_basins_1")
    tiles = range(A_OBJECTIVE, A_OBJECTIVE + N_OBJECTIVES)
    found = {who: a for k, who, because, a, _ in t.events if k == E_VP and because in tiles}
    return [found.get(i, 0) for i in range(len(quantities))]


def supply(excavators: int, mixers: int, credits_: int) -> dict[str, object]:
    return {"excavators": excavators, "mixers": mixers, "credits": credits_}


# B10.1 Objective tile -------------------------------------------------------------------------------------


def test_b10_1_1_places_give_15_10_5_and_nothing() -> None:
    assert objective_vp([2, 5, 1, 4]) == [5, 15, 0, 10]


@pytest.mark.parametrize(
    ("quantities", "vp"),
    [
        ([4, 4, 3, 2], [13, 13, 5, 0]),
        ([4, 4, 4, 2], [10, 10, 10, 0]),
        ([5, 4, 4, 2], [15, 8, 8, 0]),
        ([5, 4, 2, 2], [15, 10, 3, 3]),
        ([3, 3, 3, 3], [8, 8, 8, 8]),
        ([5, 3, 3, 3], [15, 5, 5, 5]),
        ([4, 4, 3], [13, 13, 5]),
        ([5, 3, 3], [15, 8, 8]),
    ],
)
def test_b10_1_2_tied_participants_share_their_places(quantities: list[int], vp: list[int]) -> None:
    """R-66: divided and rounded up; a fourth place adds nothing."""
    assert objective_vp(quantities) == vp


@pytest.mark.parametrize(
    ("quantities", "vp"),
    [([0, 3, 1], [5, 15, 10]), ([0, 0, 2, 0], [5, 5, 15, 5]), ([0, 0, 0, 0], [8, 8, 8, 8])],
)
def test_b10_1_3_zero_is_ranked_like_any_other(quantities: list[int], vp: list[int]) -> None:
    """R-20."""
    assert objective_vp(quantities) == vp


@pytest.mark.parametrize(("quantities", "vp"), [([1, 2], [10, 15]), ([2, 2], [13, 13]), ([0, 0], [13, 13])])
def test_b10_1_4_two_participants_have_two_places(quantities: list[int], vp: list[int]) -> None:
    assert objective_vp(quantities) == vp


# B10.2 Leftovers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        (supply(2, 1, 0), {}),
        (supply(2, 1, 1), {JOANNA: 1}),
        (supply(4, 0, 0), {JOANNA: 1}),
        (supply(0, 8, 0), {JOANNA: 1}),
        (supply(0, 0, 9), {JOANNA: 2}),
        (supply(3, 3, 3), {JOANNA: 2}),
    ],
)
def test_b10_2_1_one_vp_for_five_items_of_the_supply(board: dict[str, object], vp: dict[int, int]) -> None:
    """Joanna has one credit of the energy track on top."""
    t = ended(supply(0, 0, 0), board)

    assert vp_from(t, S_LEFTOVERS) == vp


def test_b10_2_2_machines_on_the_wheel_do_not_count() -> None:
    """Three at hand and the credit of the track are four; seven on the wheel do not help."""
    joanna = {**supply(2, 1, 0), "wheel": wheel(("BASIC_base", 4, 0), ("BASIC_elevation", 0, 3))}

    t = ended(supply(0, 0, 0), joanna)

    assert vp_from(t, S_LEFTOVERS) == {}


def test_b10_2_3_one_vp_for_each_drop_behind_own_dams() -> None:
    on_map = {"B1U": (1, 2, 2), "B5U": (1, 1, 1), "B8U": (2, 3, 1), "B5L": ("neutral", 2, 2)}

    t = ended({}, {}, {}, on_map=on_map)

    assert vp_from(t, S_HELD) == {PAUL: 3, JOANNA: 1}


# B10.3 Winner ---------------------------------------------------------------------------------------------


def test_b10_3_1_most_vp_win() -> None:
    """More energy does not help when the points differ."""
    t = ended({"vp": 30, "energy": 9}, {"vp": 60, "energy": 1})

    assert [who for k, who, *_ in t.events if k == E_WINS] == [JOANNA]
    assert GAME.winners(t.s) == [JOANNA]
    assert t.seat(JOANNA).vp > t.seat(PAUL).vp


@pytest.mark.parametrize(("energies", "winner"), [((34, 31), PAUL), ((31, 34), JOANNA)])
def test_b10_3_2_tie_goes_to_the_energy_of_round_5(energies: tuple[int, int], winner: int) -> None:
    """Real totals, both above 30; the VP of the ranking are made up for in advance."""
    boards = [{**supply(0, 0, 0), "energy": energy, "vp": 10 if energy == 34 else 14} for energy in energies]
    t = ended(*boards)

    assert t.seat(PAUL).vp == t.seat(JOANNA).vp
    assert [who for k, who, *_ in t.events if k == E_WINS] == [winner]
    assert GAME.winners(t.s) == [winner]


def test_b10_3_3_still_tied_shared_victory() -> None:
    """R-21: Paul and Joanna end with the same points and energy, Viktor behind."""
    alike = {**supply(0, 0, 0), "energy": 11, "vp": 40}  # the bank's credit makes no fifth item
    t = ended(alike, alike, {**supply(0, 0, 0), "energy": 2, "vp": 40})

    assert [who for k, who, *_ in t.events if k == E_WINS] == [PAUL, JOANNA]
    assert GAME.winners(t.s) == [PAUL, JOANNA]
    assert t.seat(PAUL).vp == t.seat(JOANNA).vp > t.seat(VIKTOR).vp


# Worked examples ------------------------------------------------------------------------------------------


def test_bx_06_objective_places() -> None:
    assert objective_vp([5, 3, 2]) == [15, 10, 5]


def test_bx_07_leftovers() -> None:
    """Joanna: 2 excavators, 1 mixer and 2 credits, the last of them from the energy track; 1 drop."""
    t = ended(supply(0, 0, 0), supply(2, 1, 1), on_map={"B1U": (2, 1, 1)})

    assert vp_from(t, S_LEFTOVERS) == {JOANNA: 1}
    assert vp_from(t, S_HELD) == {JOANNA: 1}


def test_bx_32_leftover_resources() -> None:
    """Seven of Joanna's eight credits are hers before the energy track gives the last one."""
    on_wheel = wheel(("BASIC_elevation", 0, 3), None, ("BASIC_base", 4, 0))
    t = ended(supply(0, 0, 0), {**supply(6, 4, 7), "wheel": on_wheel})

    p = t.seat(JOANNA)
    assert (p.excavators, p.mixers, p.credits) == (6, 4, 8)
    assert vp_from(t, S_LEFTOVERS) == {JOANNA: 3}


def test_bx_33_drops_at_the_end() -> None:
    t = ended({}, {}, on_map={"B1U": (1, 1, 1), "B8U": (1, 2, 1)})

    assert vp_from(t, S_HELD) == {PAUL: 2}


@pytest.mark.parametrize(
    ("quantities", "vp"),
    [
        ([4, 4, 3, 1], [13, 13, 5, 0]),
        ([5, 2, 2, 0], [15, 8, 8, 0]),
        ([5, 4, 1, 1], [15, 10, 3, 3]),
        ([3, 0], [15, 10]),
    ],
)
def test_bx_97_objective_ties(quantities: list[int], vp: list[int]) -> None:
    assert objective_vp(quantities) == vp
