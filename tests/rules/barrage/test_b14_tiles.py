"""Rule B14: what bonus tiles and objective tiles count."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import A_BONUS, A_OBJECTIVE, E_VP, N_BONUS_TILES, N_OBJECTIVES
from millrace.games.barrage.score import objective_counts
from tests.tables import GERMANY, USA, Play, barrage, seat, wheel

PAUL = 0
TIED, PAUL_AHEAD, JOANNA_AHEAD = [13, 13], [15, 10], [10, 15]
NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}

BONUS_TILES = (
    "BT_contracts",
    "BT_bases",
    "BT_elevations",
    "BT_conduits",
    "BT_powerhouses",
    "BT_advanced_tech",
)


def reward(t: Play) -> int:
    """The VP Paul gets of the bonus tile when his last engineer ends the round."""
    t.play("space bank", "engineers 1")
    sources = range(A_BONUS, A_BONUS + N_BONUS_TILES)
    return sum(a for k, who, because, a, _ in t.events if (k, who) == (E_VP, PAUL) and because in sources)


def round_1(tile: str, paul: dict[str, object], on_map: Mapping[str, object] | None = None) -> Play:
    """The end of round 1 is near; with 6 energy Paul will have the full reward."""
    return barrage(
        {**paul, "engineers": 1, "energy": 6},
        seat(GERMANY, "jill", engineers=0, passed=True),
        on_map=on_map,
        bonus=[tile, *[key for key in BONUS_TILES if key != tile][:4]],
        piles=NO_PILES,
    )


def full_reward(tile: str, on_map: Mapping[str, object]) -> int:
    return reward(round_1(tile, seat(USA, "wilhelm"), on_map))


def objective_of(objective: str, on_map: Mapping[str, object]) -> tuple[list[int], list[int]]:
    """At the end of the game: the VP of the objective tile, Paul's first, and the quantities behind them."""
    t = barrage(
        seat(USA, "wilhelm", engineers=1),
        seat(GERMANY, "jill", engineers=0, passed=True),
        on_map=on_map,
        objective=objective,
        round=5,
        piles=NO_PILES,
    )
    t.play("space bank", "engineers 1")

    assert GAME.is_over(t.s)
    sources = range(A_OBJECTIVE, A_OBJECTIVE + N_OBJECTIVES)
    vp = [a for k, _, because, a, _ in t.events if k == E_VP and because in sources]
    return vp, objective_counts(t.s)


# B14.1 Bonus tiles ----------------------------------------------------------------------------------------


def test_b14_1_1_two_vp_for_each_fulfilled_contract_of_any_type() -> None:
    paul = seat(USA, "wilhelm", fulfilled=["S1", "G01", "R05", "N2"], contracts=["Y01"])

    assert reward(round_1("BT_contracts", paul)) == 4 * 2


def test_b14_1_2_four_vp_for_each_base() -> None:
    """Elevations and the neutral dam do not count."""
    on_map = {
        "B1U": (1, 3, 0),
        "B5U": (1, 1, 0),
        "B9U": (1, 1, 0),
        "B5L": ("neutral", 2, 0),
        "B6U": (2, 1, 0),
    }

    assert full_reward("BT_bases", on_map) == 3 * 4


def test_b14_1_3_four_vp_for_each_elevation() -> None:
    on_map = {"B1U": (1, 3, 0), "B5U": (1, 2, 0), "B9U": (1, 1, 0), "B6U": (2, 2, 0)}

    assert full_reward("BT_elevations", on_map) == 3 * 4


def test_b14_1_4_four_vp_for_each_conduit() -> None:
    assert full_reward("BT_conduits", {"C1A": 1, "C1B": 1, "C9A": 1, "C5A": 2}) == 3 * 4


def test_b14_1_5_five_vp_for_each_powerhouse() -> None:
    assert full_reward("BT_powerhouses", {"P5_1": 1, "P11_1": 1, "P12_4": 1, "P6_1": 2}) == 3 * 5


def test_b14_1_6_four_vp_for_each_advanced_tile_at_hand_and_on_the_wheel() -> None:
    """Two at hand, one on the wheel; basic tiles and Anton's special tile do not count."""
    on_wheel = wheel(("A2_joker", 0, 2), ("BASIC_base", 3, 0), None, ("SP_anton", 0, 2))
    paul = seat(USA, "anton", extra_tiles=["A1_base", "A3_conduit"], wheel=on_wheel)

    assert reward(round_1("BT_advanced_tech", paul)) == 3 * 4


# B14.2 Objective tiles ------------------------------------------------------------------------------------


def test_b14_2_1_bases_and_powerhouses_on_red_borders() -> None:
    """Paul: B1U with two elevations counts once, P8_3 once; B5L, P5_1 and conduits have no red border."""
    on_map = {
        "B1U": (1, 3, 0),
        "P8_3": 1,
        "B5L": (1, 1, 0),
        "P5_1": 1,
        "C2A": 1,
        "C2B": 1,
        "C3A": 1,
        "B2U": (2, 1, 0),
        "P12_4": 2,
    }

    assert objective_of("OBJ_red_border", on_map) == (TIED, [2, 2])


@pytest.mark.parametrize(
    ("on_map", "paul"),
    [
        ({"B5U": (1, 1, 0), "C5A": 1, "P8_1": 1}, 1),
        ({"B5U": (1, 2, 2), "C5A": 1, "C5B": 1, "P8_1": 1, "P10_1": 1}, 1),
        ({"B2U": (1, 1, 0), "C2A": 1, "B3U": (1, 1, 0), "C3B": 1, "P6_1": 1}, 2),
        ({"B5U": (1, 1, 1), "C5A": 2, "P8_1": 1}, 0),
        ({"B5U": (1, 1, 1), "C5A": 1, "P8_1": 2}, 0),
        ({"B5L": ("neutral", 2, 1), "C5A": 1, "P8_1": 1}, 0),
        ({"B5U": (1, 1, 1), "P5_1": 1, "C5A": 1}, 0),
    ],
    ids=[
        "dry base",
        "two conduits count once",
        "two bases with one powerhouse",
        "foreign conduit",
        "foreign powerhouse",
        "neutral dam",
        "powerhouse in the same basin",
    ],
)
def test_b14_2_2_bases_connected_to_an_own_powerhouse(on_map: dict[str, object], paul: int) -> None:
    """Joanna has one connected base in basin 9."""
    vp = (JOANNA_AHEAD, TIED, PAUL_AHEAD)[paul]
    joanna = {"B9U": (2, 1, 0), "C9A": 2, "P11_1": 2}

    assert objective_of("OBJ_connected_bases", {**on_map, **joanna}) == (vp, [paul, 1])


AREAS: dict[str, object] = {
    "B1U": (1, 2, 0),
    "C1A": 1,  # mountains: 3
    "B5U": (1, 2, 0),
    "C6A": 1,
    "P7_1": 1,  # hills: 4
    "P8_1": 1,
    "P11_1": 1,  # plains: 2
}


def test_b14_2_3_strongest_area_counts_all_structures() -> None:
    """Paul's 3, 4, 2 against Joanna's four conduits in the mountains."""
    joanna = {"C2A": 2, "C2B": 2, "C3A": 2, "C3B": 2}

    assert objective_of("OBJ_most_area", {**AREAS, **joanna}) == (TIED, [4, 4])


def test_b14_2_4_weakest_area_is_the_smallest_of_the_three() -> None:
    """Paul's 3, 4, 2 against Joanna's 2, 2, 2."""
    joanna = {"C2A": 2, "C2B": 2, "C7A": 2, "C7B": 2, "P9_1": 2, "P10_1": 2}

    assert objective_of("OBJ_fewest_area", {**AREAS, **joanna}) == (TIED, [2, 2])


def test_b14_2_4_an_area_without_structures_is_zero() -> None:
    """Joanna has nothing in the hills."""
    joanna = {"C2A": 2, "C2B": 2, "P9_1": 2, "P10_1": 2}

    assert objective_of("OBJ_fewest_area", {**AREAS, **joanna}) == (PAUL_AHEAD, [2, 0])


def test_b14_2_5_spread_counts_basins_once() -> None:
    """Paul is in basins 1, 5, 6, 7, 8 and 11; Joanna in 2, 3, 9, 10 and 12."""
    joanna = {"C2A": 2, "C2B": 2, "C3A": 2, "P9_1": 2, "P10_1": 2, "P12_1": 2}

    assert objective_of("OBJ_basins_1", {**AREAS, **joanna}) == (PAUL_AHEAD, [6, 5])


def test_b14_2_6_clusters_of_three_structures() -> None:
    """Paul: a base with two elevations in 1, three kinds in 5; two in 8 are too few. Joanna: one cluster."""
    on_map = {
        "B1U": (1, 3, 0),
        "B5U": (1, 1, 0),
        "C5A": 1,
        "P5_1": 1,
        "C8A": 1,
        "P8_1": 1,
        "C10A": 1,
        "P11_1": 1,  # basin 11 has this one only: the conduits that end there count elsewhere
        "B9U": (2, 1, 0),
        "C9A": 2,
        "C9B": 2,
    }

    assert objective_of("OBJ_basins_3", on_map) == (PAUL_AHEAD, [2, 1])


def test_b14_2_6_count_is_not_capped_at_five() -> None:
    """R-102: six clusters of three with 5 bases, 4 elevations, 5 conduits and 4 powerhouses."""
    on_map = {
        "B1U": (1, 3, 0),
        "B2U": (1, 3, 0),
        "B5U": (1, 1, 0),
        "C5A": 1,
        "P5_1": 1,
        "B6U": (1, 1, 0),
        "C6A": 1,
        "P6_1": 1,
        "B7U": (1, 1, 0),
        "C7A": 1,
        "P7_1": 1,
        "C8A": 1,
        "C8B": 1,
        "P8_1": 1,
    }

    assert objective_of("OBJ_basins_3", on_map) == (PAUL_AHEAD, [6, 0])


@pytest.mark.parametrize(
    ("objective", "vp", "counts"),
    [
        ("OBJ_basins_1", JOANNA_AHEAD, [1, 2]),
        ("OBJ_basins_3", PAUL_AHEAD, [1, 0]),
        ("OBJ_most_area", PAUL_AHEAD, [3, 2]),
    ],
)
def test_b14_2_7_conduit_counts_for_its_start(objective: str, vp: list[int], counts: list[int]) -> None:
    """Paul's conduits start in basin 1 and end in 8 and 5; Joanna's start in 5 and 6 and end in 8 and 9."""
    on_map = {"C1A": 1, "C1B": 1, "B1U": (1, 1, 0), "C5A": 2, "C6A": 2}

    assert objective_of(objective, on_map) == (vp, counts)
