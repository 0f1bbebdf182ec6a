"""Rule B5.3: the construction wheel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from millrace.games.barrage.content.boards import BONUS_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_BONUS,
    E_INVEST,
    E_RECOVER,
    E_ROTATE,
    E_VP,
    S_LEFTOVERS,
)
from tests.tables import FRANCE, USA, Play, barrage, seat, tile_number, wheel

DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]  # full, so that nothing is drawn after a turn
BASE_SET = {"tile": "BASIC_base", "excavators": 3, "mixers": 0}


def alone(
    officer: str = "viktor",
    *,
    extra_tiles: Sequence[str] = (),
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The first seat's turns follow each other: the other one has passed."""
    return barrage(
        seat(USA, officer, extra_tiles=extra_tiles, **fields),
        seat(FRANCE, "graziano", passed=True),
        on_map=on_map,
        **(table or {}),
    )


def shown_wheel(t: Play) -> list[object]:
    """The wheel of the first seat as the table sees it, the open segment first."""
    seats = GAME.view(t.s, 0)["seats"]
    assert isinstance(seats, list)
    segments: list[object] = seats[0]["wheel"]
    return segments


def told(t: Play, kind: int) -> list[tuple[int, int]]:
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == 0]


def points_for(t: Play, cause: int) -> list[int]:
    return [a for k, i, source, a, _ in t.events if k == E_VP and i == 0 and source == cause]


def came_back(tile: str | None, excavators: int, mixers: int) -> tuple[int, int]:
    return (-1 if tile is None else tile_number(tile), excavators << 4 | mixers)


def test_b5_3_1_a_ring_of_six_segments_one_of_them_open() -> None:
    """A set visits each of the five closed segments, then it is back at the open one."""
    t = alone(excavators=3, credits=20, engineers=12)
    assert shown_wheel(t) == [None] * 6

    t.play("build base", "site B8L")
    for at, space in ((1, "workshop_turn1_L"), (2, "workshop_turn1_R"), (3, "workshop_turn3_L")):
        assert shown_wheel(t) == [BASE_SET if i == at else None for i in range(6)]
        t.play(f"space {space}")

    assert told(t, E_RECOVER) == [came_back("BASIC_base", 3, 0)]
    assert shown_wheel(t) == [None] * 6


def test_b5_3_2_a_set_goes_into_the_open_segment_only() -> None:
    """It joins nothing that is on the wheel already."""
    t = alone(excavators=3, wheel=wheel(("BASIC_conduit", 2, 0), None, ("BASIC_elevation", 0, 3)))

    t.play("build base", "site B8L")

    assert told(t, E_INVEST) == [(tile_number("BASIC_base"), 3 << 4)]
    assert shown_wheel(t) == [
        None,
        BASE_SET,
        {"tile": "BASIC_conduit", "excavators": 2, "mixers": 0},
        None,
        {"tile": "BASIC_elevation", "excavators": 0, "mixers": 3},
        None,
    ]


def test_b5_3_3_a_rotation_moves_every_segment_and_returns_what_arrives() -> None:
    t = alone(
        excavators=1,
        mixers=1,
        wheel=wheel(("BASIC_base", 3, 0), None, None, ("BASIC_conduit", 4, 0), ("A2_joker", 2, 5)),
        extra_tiles=["A1_base"],
    )

    t.play("space workshop_turn1_L")

    assert told(t, E_ROTATE) == [(1, 0)]
    assert told(t, E_RECOVER) == [came_back("A2_joker", 2, 5)]
    assert shown_wheel(t) == [
        None,
        None,
        BASE_SET,
        None,
        None,
        {"tile": "BASIC_conduit", "excavators": 4, "mixers": 0},
    ]
    p = t.seat(0)
    assert (p.excavators, p.mixers) == (3, 6)
    assert p.tiles >> tile_number("A2_joker") & 1


def test_b5_3_3_what_arrives_may_be_used_in_the_next_turn() -> None:
    t = alone(excavators=0, wheel=wheel(None, None, None, None, ("BASIC_base", 3, 0)))

    t.play("space workshop_turn1_L").play("build base", "site B8L")

    assert told(t, E_INVEST) == [(tile_number("BASIC_base"), 3 << 4)]


def test_b5_3_4_a_set_returns_at_the_sixth_rotation() -> None:
    """Four constructions and two workshops, the own construction being the first."""
    t = alone(excavators=20, mixers=20, credits=20)
    turns = (
        ("build base", "site B8L"),
        ("build elevation", "site B8L"),
        ("build conduit", "site C9A"),
        ("build powerhouse", "site P8_1"),
        ("space workshop_turn1_L",),
        ("space workshop_turn1_R",),
    )

    returned = [told(t.play(*answers), E_RECOVER) for answers in turns]

    assert returned == [[], [], [], [], [], [came_back("BASIC_base", 3, 0)]]


def test_b5_3_5_rotating_by_three_is_three_single_rotations() -> None:
    """Each arrival is recovered, the nearest first; the fourth stays out."""
    t = alone(
        credits=5,
        wheel=wheel(
            None,
            ("BASIC_powerhouse", 0, 2),
            ("BASIC_base", 3, 0),
            ("BASIC_conduit", 4, 0),
            ("BASIC_elevation", 0, 4),
        ),
    )

    t.play("space workshop_turn3_L")

    assert told(t, E_RECOVER) == [
        came_back("BASIC_elevation", 0, 4),
        came_back("BASIC_conduit", 4, 0),
        came_back("BASIC_base", 3, 0),
    ]
    assert shown_wheel(t) == [None] * 5 + [{"tile": "BASIC_powerhouse", "excavators": 0, "mixers": 2}]


def test_b5_3_6_the_open_segment_is_empty_between_actions() -> None:
    """Also after an engineer-free construction, and after five rotations in one action."""
    t = alone(
        excavators=20,
        mixers=20,
        credits=20,
        wheel=wheel(None, None, None, None, ("BASIC_conduit", 2, 2)),
        extra_tiles=["A1_powerhouse", "A1_elevation"],
        on_map={"B8L": (1, 2, 0), "B5L": (1, 3, 0), "B6L": (1, 1, 0)},
    )

    for answers in (
        ("build base", "site B9L"),
        ("build powerhouse", "site P8_1", "tile A1_powerhouse"),
        ("build conduit", "site C9A"),
        ("build elevation", "site B6L", "tile A1_elevation", "skip"),
        ("space workshop_turn3_L",),
    ):
        t.play(*answers)
        assert shown_wheel(t)[0] is None


def test_b5_3_7_what_is_on_the_wheel_cannot_be_used() -> None:
    t = alone(excavators=2, mixers=1, wheel=wheel(("BASIC_base", 9, 9), ("BASIC_conduit", 9, 9)))

    assert [option for option in t.options() if option.startswith("build")] == []
    assert t.why_not("build base").clause == "B5.2.2"


@pytest.mark.parametrize(("excavators", "points"), [(2, []), (3, [1])])
def test_b5_3_7_machines_on_the_wheel_do_not_score(excavators: int, points: list[int]) -> None:
    """A credit of the bank and one of the track make 4 or 5 items; those on the wheel do not count."""
    t = alone(
        table={"round": 5, "display": DISPLAY},
        engineers=1,
        energy=1,
        credits=0,
        excavators=excavators,
        mixers=0,
        wheel=wheel(("BASIC_base", 5, 0)),
    )

    t.play("space bank", "engineers 1")

    assert t.s.stack == []
    assert points_for(t, S_LEFTOVERS) == points


def test_b5_3_8_advanced_tiles_on_the_wheel_count_as_acquired() -> None:
    """Three tiles at 4 VP, two of them on the wheel; Anton's and the basic ones do not count."""
    t = alone(
        "anton",
        table={"bonus": ["BT_advanced_tech", *BONUS_KEYS[:4]], "display": DISPLAY},
        engineers=1,
        energy=6,
        extra_tiles=["A1_base"],
        wheel=wheel(("A2_conduit", 5, 0), ("BASIC_base", 3, 0), ("A3_joker", 0, 2)),
    )

    t.play("space bank", "engineers 1")

    assert points_for(t, A_BONUS + BONUS_KEYS.index("BT_advanced_tech")) == [12]


# Examples -------------------------------------------------------------------------------------------------


def test_bx_60_wheel_six_rotations() -> None:
    t = alone(excavators=3, credits=20)

    t.play("build base", "site B8L")
    four = t.play("space workshop_turn3_L", "space workshop_turn1_L")
    assert told(four, E_RECOVER) == []
    t.play("space workshop_turn1_R")

    assert told(t, E_RECOVER) == [came_back("BASIC_base", 3, 0)]
    assert t.seat(0).excavators == 3
    assert t.seat(0).tiles >> tile_number("BASIC_base") & 1


def test_bx_61_recovery_during_construction() -> None:
    t = alone(excavators=0, wheel=wheel(None, None, None, None, ("BASIC_conduit", 3, 0)))

    assert "build base" not in t.options()
    assert t.why_not("build base").clause == "B5.2.2"
