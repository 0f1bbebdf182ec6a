"""Rule L7: what the Leeghwater Project adds to scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from millrace.games.barrage.content.boards import BONUS_KEYS
from millrace.games.barrage.numbers import A_BONUS, A_OBJECTIVE, A_USE, E_VP, S_HELD, S_LEFTOVERS
from tests.tables import BASIC, FRANCE, ITALY, USA, Play, barrage, seat, wheel

DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]  # full, so that nothing is drawn after a turn
FIVE = ["cofferdam", "control_station", "customer_office", "development_office", "energy_relay_field"]
OTHERS = ["BT_contracts", "BT_bases", "BT_elevations", "BT_conduits"]


def last_turn(
    bonus: str,
    *,
    built: Sequence[str] = (),
    round_: int = 1,
    energy: int = 6,
    level: str = "person",
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The person's last engineer goes to the bank and the round is scored; the other seat is measured."""
    tiles = [*OTHERS[: round_ - 1], bonus, *OTHERS[round_ - 1 :]]
    other = seat(ITALY, "jill", extra_tiles=(), passed=True, energy=energy, level=level, **fields)
    t = barrage(
        seat(USA, "viktor", engineers=1, energy=1),
        other,
        on_map=on_map,
        **{
            "leeghwater": True,
            "display": DISPLAY,
            "round": round_,
            "bonus": tiles,
            "buildings": [{"key": key, "slots": [2, None, None, None]} for key in built],
            **(table or {}),
        },
    )
    return t.play("space bank", "engineers 1")


def scored(t: Play, source: int, who: int = 1) -> list[int]:
    return [a for kind, i, s, a, _ in t.events if kind == E_VP and i == who and s == source]


def bonus_of(t: Play, key: str, who: int = 1) -> int:
    return sum(scored(t, A_BONUS + BONUS_KEYS.index(key), who))


# L7.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("works", "points"), [([], 0), (["A1"], 5), (["A1", "B3", "C5"], 15)])
@pytest.mark.parametrize("level", ["person", "low", "very-high"])
def test_l7_1_five_points_for_each_external_work(level: str, works: list[str], points: int) -> None:
    t = last_turn("BT_external_works", works=works, level=level)

    assert bonus_of(t, "BT_external_works") == points


def test_l7_1_a_work_of_the_loan_agency_counts() -> None:
    t = barrage(
        seat(USA, "viktor", engineers=1, energy=6),
        seat(ITALY, "jill", passed=True),
        leeghwater=True,
        display=DISPLAY,
        bonus=["BT_external_works", *OTHERS],
        works=["C5", None, None],
        buildings=[{"key": "loan_agency", "slots": [1, None, None, None]}],
    )
    t.s.seats[0].credits = 10

    t.play("space loan_agency_1", "work C5")

    assert bonus_of(t, "BT_external_works", 0) == 5


def test_l7_1_the_reduction_by_sections_applies() -> None:
    """Round 3, section 1: eight points less (B9.3.4)."""
    t = last_turn("BT_external_works", round_=3, works=["A1", "A2", "A3"])

    assert bonus_of(t, "BT_external_works") == 7


# L7.2 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("built", [0, 1, 5])
@pytest.mark.parametrize("level", ["person", "low", "very-high"])
def test_l7_2_four_points_for_each_building(level: str, built: int) -> None:
    t = last_turn("BT_buildings", built=FIVE[:built], level=level)

    assert bonus_of(t, "BT_buildings") == 4 * built


def test_b14_1_7_the_two_bonus_tiles_of_the_expansion() -> None:
    """Works and buildings count each for its own tile, and neither for another one."""
    both: dict[str, Any] = {"built": FIVE[:2], "works": ["A1", "A2", "A3"]}

    assert bonus_of(last_turn("BT_external_works", **both), "BT_external_works") == 15
    assert bonus_of(last_turn("BT_buildings", **both), "BT_buildings") == 8
    assert bonus_of(last_turn("BT_powerhouses", **both), "BT_powerhouses") == 0
    assert bonus_of(last_turn("BT_advanced_tech", **both), "BT_advanced_tech") == 0


# L7.3 -----------------------------------------------------------------------------------------------------


def test_l7_3_advanced_building_tiles_count_as_advanced_tiles() -> None:
    """Two at hand, one on the wheel; the basic one does not count."""
    t = last_turn(
        "BT_advanced_tech",
        tiles=[*BASIC, "BASIC_building", "A1_building", "A2_building"],
        wheel=wheel(("A3_building", 1, 1)),
    )

    assert bonus_of(t, "BT_advanced_tech") == 12


def test_l7_3_also_for_the_level_iii_joker() -> None:
    """Three points for each acquired advanced tile, the joker among them."""
    t = barrage(
        seat(
            USA,
            "viktor",
            tiles=[*BASIC[1:], "BASIC_building", "A1_building", "A3_joker"],
            wheel=wheel(("BASIC_base", 0, 0)),
        ),
        seat(FRANCE, "jill", passed=True),
        leeghwater=True,
        display=DISPLAY,
    )

    t.play("build base", "site B8L")

    assert t.seat(0).vp == 10 + 6


# L7.4 -----------------------------------------------------------------------------------------------------


def test_l7_4_final_scoring_adds_objective_leftovers_buildings_and_drops() -> None:
    """Level 2 dam with two drops; ten machines and nothing else; buildings of 3, 5 and 7 points."""
    t = last_turn(
        "BT_external_works",
        round_=5,
        energy=3,
        built=FIVE[:3],
        excavators=5,
        mixers=5,
        credits=0,
        on_map={"B5L": (2, 2, 2)},
        table={"objective": "OBJ_basins_1"},
    )

    assert scored(t, A_OBJECTIVE + 4) == [15]
    assert scored(t, S_LEFTOVERS) == [2]  # the two credits of three energy do not fill another five
    assert [scored(t, A_USE + i) for i in range(3)] == [[3], [5], [7]]
    assert scored(t, S_HELD) == [2]
    rank = 6
    assert t.seat(1).vp == 10 + rank + 15 + 2 + 15 + 2


def test_l7_4_the_buildings_are_not_scored_before_the_end() -> None:
    t = last_turn("BT_external_works", round_=4, built=FIVE[:3], energy=24)

    assert [scored(t, A_USE + i) for i in range(3)] == [[], [], []]
