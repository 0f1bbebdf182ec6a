"""Rule B13: the advanced technology tiles.

Long, because every one of the fifteen tiles is a story of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    BASE,
    E_ADDED,
    E_BUILT,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_FULFILLED,
    E_HELD,
    E_INVEST,
    E_PRODUCED,
    E_RECOVER,
    E_REVEAL,
    E_ROTATE,
    E_VP,
    POWERHOUSE,
)
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, seat, tile_number, wheel

THREE_POWERHOUSES = {"P5_1": 1, "P6_1": 1, "P7_1": 1}


def alone(
    tile: str,
    company: str = USA,
    officer: str = "wilhelm",
    *,
    more_tiles: Sequence[str] = (),
    on_map: Mapping[str, object] | None = None,
    national: Sequence[str] = (),
    **fields: object,
) -> Play:
    """The first seat has an advanced tile and its turns follow each other: the other one has passed."""
    return barrage(
        seat(company, officer, extra_tiles=[tile, *more_tiles], **fields),
        seat(FRANCE if company != FRANCE else USA, "jill", passed=True),
        on_map=on_map,
        national=list(national),
    )


def told(t: Play, kind: int, who: int = 0) -> list[tuple[int, int]]:
    """What the last answers did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def amounts(t: Play, kind: int, who: int = 0) -> list[int]:
    return [a for a, _ in told(t, kind, who)]


def invested(tile: str, excavators: int, mixers: int) -> list[tuple[int, int]]:
    return [(tile_number(tile), excavators << 4 | mixers)]


def drops(t: Play, *dams: str) -> list[object]:
    """What dams hold, as the table sees it."""
    shown = GAME.view(t.s, 0)["dams"]
    assert isinstance(shown, dict)
    return [shown[key]["drops"] for key in dams]


def is_next_turn(t: Play) -> bool:
    """Whether nothing of the last turn is left to answer."""
    return "space bank" in t.deal().options()


# B13.1 General --------------------------------------------------------------------------------------------


def test_b13_1_1_an_advanced_tile_goes_round_the_wheel_like_a_basic_one() -> None:
    t = alone("A3_powerhouse", credits=20)

    t.play("build powerhouse", "site P8_1", "tile A3_powerhouse")
    assert told(t, E_ENGINEERS) == [(1, 0)]
    assert told(t, E_INVEST) == invested("A3_powerhouse", 0, 2)
    assert told(t, E_ROTATE) == [(1, 0)]
    t.play("space workshop_turn3_L", "space workshop_turn1_L")
    assert told(t, E_RECOVER) == []
    t.play("space workshop_turn1_R")

    assert told(t, E_RECOVER) == invested("A3_powerhouse", 0, 2)


def test_b13_1_1_a_tile_of_the_patent_office_is_at_hand_in_the_next_turn() -> None:
    t = barrage(
        seat(USA, "wilhelm", credits=5),
        seat(FRANCE, "jill", passed=True),
        patents=["A1_base", "A1_powerhouse", "A1_conduit"],
    )

    t.play("space patent_2").play("build powerhouse", "site P8_1")

    assert t.options() == ["tile BASIC_powerhouse", "tile A1_powerhouse"]


def test_b13_1_2_the_effect_comes_each_time_the_tile_is_inserted() -> None:
    t = alone("A3_powerhouse", credits=20, mixers=9)

    t.play("build powerhouse", "site P8_1", "tile A3_powerhouse")
    assert amounts(t, E_VP) == [3]
    t.play("space workshop_turn3_L", "space workshop_turn1_L", "space workshop_turn1_R")
    t.play("build powerhouse", "site P5_1", "tile A3_powerhouse")

    assert amounts(t, E_VP) == [6]


def test_b13_1_2_the_effect_comes_when_the_tile_is_copied() -> None:
    t = alone("A3_powerhouse", officer="anton", mixers=9)

    t.play("build powerhouse", "site P8_1", "tile A3_powerhouse")
    assert amounts(t, E_VP) == [3]
    t.play("build powerhouse", "site P5_1", "tile SP_anton")

    assert amounts(t, E_VP) == [6]


def test_b13_1_2_no_effect_with_another_tile() -> None:
    t = alone("A3_powerhouse")

    t.play("build powerhouse", "site P8_1", "tile BASIC_powerhouse")

    assert amounts(t, E_VP) == []


def test_b13_1_3_effects_follow_the_revealed_income() -> None:
    """USA's second conduit brings 3 VP, then the tile its credits."""
    t = alone("A1_conduit", excavators=9, on_map={"C8B": 1})

    t.play("build conduit", "site C9A", "tile A1_conduit")

    kinds = [kind for kind, *_ in t.events]
    assert kinds[kinds.index(E_BUILT) :] == [E_BUILT, E_REVEAL, E_VP, E_CREDITS]
    assert amounts(t, E_CREDITS) == [2]


@pytest.mark.parametrize(
    ("tile", "answers"),
    [
        ("A1_powerhouse", ("build powerhouse", "site P8_1", "tile A1_powerhouse")),
        ("A1_joker", ("build base", "site B8U", "tile A1_joker")),
        ("A2_conduit", ("build conduit", "site C5A", "tile A2_conduit")),
        ("A2_joker", ("build base", "site B8L", "tile A2_joker", "pay 2e 1m")),
        ("A3_base", ("build base", "site B8L", "tile A3_base")),
    ],
)
def test_b13_1_3_tiles_that_change_the_cost_do_nothing_afterwards(tile: str, answers: Sequence[str]) -> None:
    t = alone(tile)

    t.play(*answers)

    assert t.events[-1][0] == E_BUILT
    assert is_next_turn(t)


def test_b13_1_4_acquired_tiles_are_at_hand_and_on_the_wheel() -> None:
    """Basic tiles and the tiles of others are not counted: two at hand, one on the wheel."""
    t = barrage(
        seat(
            USA,
            "wilhelm",
            excavators=3,
            wheel=wheel(("A2_conduit", 5, 0), ("BASIC_base", 0, 0)),
            extra_tiles=["A1_base", "A3_joker"],
        ),
        seat(FRANCE, "jill", passed=True, extra_tiles=["A1_joker"]),
        patents=["A2_base", "A2_elevation", None],
    )

    t.play("build base", "site B8L", "tile A3_joker")

    assert amounts(t, E_VP) == [9]


# B13.2 Level I --------------------------------------------------------------------------------------------


def test_b13_2_1_base_puts_a_drop_on_every_own_empty_dam() -> None:
    """Not on neutral dams, not on foreign ones, not on dams with water."""
    t = alone(
        "A1_base",
        on_map={
            "B1L": ("neutral", 1, 0),
            "B2L": (2, 1, 0),
            "B3L": (1, 3, 0),
            "B5L": (1, 2, 1),
            "B6L": (1, 1, 1),
        },
    )

    t.play("build base", "site B8L", "tile A1_base")

    assert sorted(told(t, E_ADDED)) == [(SITE_KEYS.index(key), 1) for key in ("B3L", "B8L")]
    assert drops(t, "B1L", "B2L", "B3L", "B5L", "B6L", "B8L") == [0, 0, 1, 1, 1, 1]


def test_b13_2_1_base_fills_after_the_revealed_income() -> None:
    """R-53: the question of France's machine comes first."""
    t = alone("A1_base", FRANCE, on_map={"B5L": (1, 1, 0)})

    t.play("build base", "site B8L", "tile A1_base")
    assert t.options() == ["excavators 0", "excavators 1"]
    assert drops(t, "B5L", "B8L") == [0, 0]
    t.play("excavators 1")

    assert drops(t, "B5L", "B8L") == [1, 1]


@pytest.mark.parametrize("built", [0, 1, 2])
def test_b13_2_2_elevation_rotates_by_the_own_elevations(built: int) -> None:
    """The new one included, in addition to the construction's own rotation."""
    t = alone("A1_elevation", GERMANY, on_map={"B5L": (1, 1 + built, 0), "B8L": (1, 1, 0), "B9L": (2, 3, 0)})

    t.play("build elevation", "site B8L", "tile A1_elevation")

    assert amounts(t, E_ROTATE) == [1, built + 1]
    assert t.seat(0).wheel.index(max(t.seat(0).wheel)) == built + 2


def test_b13_2_2_elevation_recovers_what_arrives() -> None:
    t = alone(
        "A1_elevation",
        wheel=wheel(None, None, None, ("BASIC_base", 3, 0), ("BASIC_conduit", 2, 0)),
        on_map={"B8L": (1, 1, 0)},
    )

    t.play("build elevation", "site B8L", "tile A1_elevation")

    assert told(t, E_RECOVER) == [*invested("BASIC_conduit", 2, 0), *invested("BASIC_base", 3, 0)]


@pytest.mark.parametrize(("site", "value"), [("C9A", 1), ("C6B", 2), ("C5A", 3), ("C5B", 4), ("C2B", 5)])
def test_b13_2_3_conduit_brings_two_credits_for_each_point(site: str, value: int) -> None:
    t = alone("A1_conduit", excavators=10, credits=0)

    t.play("build conduit", f"site {site}", "tile A1_conduit")

    assert amounts(t, E_CREDITS) == [2 * value]
    assert t.seat(0).credits == 2 * value


def test_b13_2_4_powerhouse_needs_no_engineers() -> None:
    t = alone("A1_powerhouse", engineers=0)

    assert t.options() == ["build powerhouse", "pass"]
    t.play("build powerhouse", "site P8_1")

    assert told(t, E_INVEST) == invested("A1_powerhouse", 0, 2)
    assert told(t, E_ENGINEERS) == []


@pytest.mark.parametrize(("structure", "site"), [("base", "B8U"), ("powerhouse", "P5_2")])
def test_b13_2_5_joker_frees_from_the_border_of_a_building_space(structure: str, site: str) -> None:
    t = alone("A1_joker", credits=0)

    t.play(f"build {structure}", f"site {site}")

    assert told(t, E_INVEST)[0][0] == tile_number("A1_joker")
    assert told(t, E_CREDITS) == []


def test_b13_2_5_the_border_of_an_action_space_is_still_paid() -> None:
    fields: dict[str, Any] = {"constructions": 3, "engineers": 3}
    poor = alone("A1_joker", credits=2, **fields)
    assert [option for option in poor.options() if option.startswith("build")] == []

    t = alone("A1_joker", credits=3, **fields)
    t.play("build base", "site B8U")

    assert amounts(t, E_CREDITS) == [-3]


# B13.3 Level II -------------------------------------------------------------------------------------------


def test_b13_3_1_base_gives_contract_energy_for_each_own_base() -> None:
    """Two bases of others do not count; one contract may be fulfilled, or none."""
    t = alone(
        "A2_base",
        on_map={"B1L": 1, "B2L": 1, "B3L": 2, "B5L": ("neutral", 2, 0)},
        contracts=["S3", "G10", "G13"],
    )

    t.play("build base", "site B8L", "tile A2_base")

    assert amounts(t, E_ENERGY) == [3]
    assert t.options() == ["contract S3", "contract G10", "skip"]
    assert t.why_not("contract G13").clause == "B7.3.1"
    t.play("contract G10")
    assert amounts(t, E_VP) == [4]
    assert is_next_turn(t)


def test_b13_3_1_the_contract_is_optional() -> None:
    t = alone("A2_base", on_map={"B1L": 1}, contracts=["S3"])

    t.play("build base", "site B8L", "tile A2_base", "skip")

    assert told(t, E_FULFILLED) == []
    assert is_next_turn(t)


@pytest.mark.parametrize(("level", "held", "added"), [(1, 0, 2), (1, 1, 1), (2, 0, 3), (2, 2, 1)])
def test_b13_3_2_elevation_fills_the_dam_just_elevated(level: int, held: int, added: int) -> None:
    """R-52: to the new capacity, counting what is there; no other dam, and nothing flows."""
    t = alone("A2_elevation", on_map={"B8L": (1, level, held), "B5L": (1, 1, 0)})

    t.play("build elevation", "site B8L", "tile A2_elevation", *(["excavators 1"] if level == 2 else []))

    assert told(t, E_ADDED) == [(SITE_KEYS.index("B8L"), added)]
    assert told(t, E_HELD) == []
    assert drops(t, "B8L", "B5L") == [level + 1, 0]


def test_b13_3_2_elevation_fills_grazianos_dam_with_four() -> None:
    """R-52."""
    t = alone("A2_elevation", GERMANY, "graziano", on_map={"B8L": (1, 2, 1)})

    t.play("build elevation", "site B8L", "tile A2_elevation")

    assert told(t, E_ADDED) == [(SITE_KEYS.index("B8L"), 3)]
    assert drops(t, "B8L") == [4]


def test_b13_3_2_elevation_fills_a_dam_of_mahiri_copying_graziano_with_four() -> None:
    t = barrage(
        seat(GERMANY, "mahiri", extra_tiles=["A2_elevation"]),
        seat(FRANCE, "graziano", passed=True),
        on_map={"B8L": (1, 2, 0)},
    )

    t.play("officer graziano", "build elevation", "site B8L", "tile A2_elevation")

    assert drops(t, "B8L") == [4]


@pytest.mark.parametrize(("site", "excavators"), [("C9A", 2), ("C6B", 4), ("C5A", 5), ("C5B", 5), ("C2B", 5)])
def test_b13_3_3_conduit_costs_five_excavators_at_most(site: str, excavators: int) -> None:
    fields: dict[str, Any] = {"wheel": wheel(("BASIC_conduit", 0, 0))}
    poor = alone("A2_conduit", excavators=excavators - 1, **fields)
    offered = poor.play("build conduit").options() if "build conduit" in poor.options() else []
    assert f"site {site}" not in offered

    t = alone("A2_conduit", excavators=excavators, **fields)
    t.play("build conduit", f"site {site}")

    assert told(t, E_INVEST) == invested("A2_conduit", excavators, 0)


PRODUCING = {"B8L": (1, 3, 3), "C8B": 1, "P9_1": 1}  # a conduit of value 2


def test_b13_3_4_powerhouse_offers_a_production_with_two_more() -> None:
    """With any own powerhouse and at no cost; the second one's production bonus counts already."""
    t = alone("A2_powerhouse", on_map=PRODUCING)

    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse")
    assert told(t, E_ENGINEERS) == [(1, 0)]
    assert t.options() == ["system B8L C8B", "skip"]
    t.play("system B8L C8B", "drops 3")

    assert amounts(t, E_PRODUCED) == [3 * 2 + 2 + 1]
    assert told(t, E_ENGINEERS) == []
    assert told(t, E_CREDITS) == []
    assert is_next_turn(t)


def test_b13_3_4_powerhouse_may_produce_in_the_new_one() -> None:
    t = alone("A2_powerhouse", on_map={"B1L": (1, 1, 1), "C1B": 1})

    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse", "system B1L C1B", "drops 1")

    assert amounts(t, E_PRODUCED) == [4 + 2]


def test_b13_3_4_the_production_may_be_declined() -> None:
    """R-54."""
    t = alone("A2_powerhouse", on_map=PRODUCING)

    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse", "skip")

    assert told(t, E_BUILT) == [(POWERHOUSE, SITE_KEYS.index("P5_1"))]
    assert told(t, E_PRODUCED) == []
    assert is_next_turn(t)


def test_b13_3_4_the_construction_does_not_need_a_usable_system() -> None:
    """R-54."""
    t = alone("A2_powerhouse")

    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse")

    assert told(t, E_BUILT) == [(POWERHOUSE, SITE_KEYS.index("P5_1"))]
    assert is_next_turn(t)


def test_b13_3_4_a_foreign_conduits_fee_is_due() -> None:
    fields: dict[str, Any] = {"on_map": {**PRODUCING, "C8B": 2}}
    penniless = alone("A2_powerhouse", credits=0, **fields)
    penniless.play("build powerhouse", "site P5_1", "tile A2_powerhouse")
    assert is_next_turn(penniless)

    t = alone("A2_powerhouse", credits=2, **fields)
    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse", "system B8L C8B")
    assert t.options() == ["drops 1", "drops 2"]
    t.play("drops 2")

    assert amounts(t, E_CREDITS) == [-2]
    assert (amounts(t, E_CREDITS, 1), amounts(t, E_VP, 1)) == ([2], [2])


def test_b13_3_4_viktor_lifts_it() -> None:
    t = alone("A2_powerhouse", officer="viktor", on_map=PRODUCING)

    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse", "system B8L C8B", "drops 1")

    assert amounts(t, E_PRODUCED) == [4 + 2 + 1]


def test_b13_3_4_italys_ability_follows_it() -> None:
    """The third powerhouse is the one just built."""
    t = alone("A2_powerhouse", ITALY, mixers=9, on_map={**PRODUCING, "P6_1": 1})

    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse", "system B8L C8B", "drops 1")

    assert amounts(t, E_ENERGY) == [2 + 2 + 1, 3]


def test_b13_3_4_germany_may_produce_again() -> None:
    t = alone(
        "A2_powerhouse",
        GERMANY,
        mixers=9,
        on_map={**PRODUCING, "B1L": (1, 1, 1), "C1B": 1, "P6_1": 1},
    )

    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse", "system B8L C8B", "drops 1")
    assert t.options() == ["system B1L C1B", "skip"]
    t.play("system B1L C1B", "drops 1")

    assert amounts(t, E_PRODUCED) == [4]


def test_b13_3_4_a_contract_may_be_fulfilled() -> None:
    t = alone("A2_powerhouse", on_map=PRODUCING, contracts=["Y03", "Y12"])

    t.play("build powerhouse", "site P5_1", "tile A2_powerhouse", "system B8L C8B", "drops 1")

    assert amounts(t, E_PRODUCED) == [5]
    assert t.options() == ["contract Y03", "skip"]


def test_b13_3_5_joker_takes_any_mix_of_machines() -> None:
    """R-50: a conduit of 3 for six machines, in every split."""
    t = alone("A2_joker", excavators=6, mixers=6)

    t.play("build conduit", "site C5A", "tile A2_joker")

    assert t.options() == [f"pay {6 - m}e {m}m" for m in range(7)]
    t.play("pay 0e 6m")
    assert told(t, E_INVEST) == invested("A2_joker", 0, 6)


@pytest.mark.parametrize(
    ("structure", "site", "due"), [("base", "B8L", 3), ("elevation", "B5L", 3), ("powerhouse", "P8_1", 2)]
)
def test_b13_3_5_joker_leaves_the_number_unchanged(structure: str, site: str, due: int) -> None:
    """R-50: in both directions, for every structure."""
    wrong = "mixers" if structure == "base" else "excavators"
    right = "excavators" if structure == "base" else "mixers"
    fields: dict[str, Any] = {right: 0, "on_map": {"B5L": 1}}
    poor = alone("A2_joker", **{**fields, wrong: due - 1})
    assert f"build {structure}" not in poor.options()

    t = alone("A2_joker", **{**fields, wrong: due})
    t.play(f"build {structure}", f"site {site}")

    paid = (0, due) if wrong == "mixers" else (due, 0)
    assert told(t, E_INVEST) == invested("A2_joker", *paid)


# B13.4 Level III ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", ["B1L", "B5L", "B8L"])
def test_b13_4_1_base_needs_neither_engineers_nor_excavators(site: str) -> None:
    t = alone("A3_base", officer="viktor", engineers=0, excavators=0, credits=0)

    t.play("build base", f"site {site}")

    assert told(t, E_BUILT) == [(BASE, SITE_KEYS.index(site))]
    assert told(t, E_INVEST) == invested("A3_base", 0, 0)
    assert told(t, E_ENGINEERS) == []


def test_b13_4_1_base_takes_no_excavators_that_are_there() -> None:
    t = alone("A3_base", excavators=6)

    t.play("build base", "site B1L", "tile A3_base")

    assert t.seat(0).excavators == 6
    assert t.seat(0).engineers == 12


def test_b13_4_2_elevation_scores_own_dams_of_level_two_and_three() -> None:
    """R-55: the dam just elevated counts; level 1, neutral and foreign dams do not."""
    t = alone(
        "A3_elevation",
        GERMANY,
        on_map={
            "B8L": (1, 1, 0),
            "B9L": (1, 1, 0),
            "B5L": (1, 2, 0),
            "B6L": ("neutral", 2, 0),
            "B7L": (2, 3, 0),
        },
    )

    t.play("build elevation", "site B8L", "tile A3_elevation")

    assert amounts(t, E_VP) == [6]


def test_b13_4_2_a_dam_elevated_to_level_three_counts_once() -> None:
    t = alone("A3_elevation", GERMANY, on_map={"B8L": (1, 2, 0)})

    t.play("build elevation", "site B8L", "tile A3_elevation")

    assert amounts(t, E_VP) == [3]


@pytest.mark.parametrize(("site", "value"), [("C9A", 1), ("C6B", 2), ("C5A", 3), ("C5B", 4), ("C2B", 5)])
def test_b13_4_3_conduit_gives_contract_energy_twice_its_value(site: str, value: int) -> None:
    t = alone("A3_conduit", excavators=10, contracts=["S3", "Y09", "R12"])

    t.play("build conduit", f"site {site}", "tile A3_conduit")

    assert amounts(t, E_ENERGY) == [2 * value]
    within = [key for key, need in (("S3", 2), ("Y09", 6), ("R12", 10)) if need <= 2 * value]
    assert t.options() == [*(f"contract {key}" for key in within), "skip"]


def test_b13_4_3_one_contract_only() -> None:
    t = alone("A3_conduit", excavators=10, contracts=["S3", "R12"])

    t.play("build conduit", "site C2B", "tile A3_conduit", "contract S3")

    assert len(told(t, E_FULFILLED)) == 1
    assert is_next_turn(t)


@pytest.mark.parametrize("built", [0, 1, 3])
def test_b13_4_4_powerhouse_scores_every_own_one(built: int) -> None:
    own = dict.fromkeys(("P5_1", "P6_1", "P7_1")[:built], 1)
    t = alone("A3_powerhouse", mixers=9, on_map={**own, "P9_1": 2})

    t.play("build powerhouse", "site P8_1", "tile A3_powerhouse")

    assert amounts(t, E_VP) == [3 * (built + 1)]


@pytest.mark.parametrize(("more", "points"), [([], 3), (["A1_base"], 6), (["A1_base", "A2_joker"], 9)])
def test_b13_4_5_joker_scores_every_acquired_tile(more: list[str], points: int) -> None:
    t = alone("A3_joker", more_tiles=more)

    t.play("build powerhouse", "site P8_1", "tile A3_joker")

    assert amounts(t, E_VP) == [points]


# Examples -------------------------------------------------------------------------------------------------


def test_bx_05_level_iii_powerhouse_tile() -> None:
    t = alone("A3_powerhouse", on_map={"P5_1": 1, "P6_1": 1})

    t.play("build powerhouse", "site P8_1", "tile A3_powerhouse")

    assert amounts(t, E_VP) == [9]


@pytest.mark.parametrize(("site", "excavators"), [("C9A", 2), ("C6B", 4), ("C5A", 5), ("C5B", 5), ("C2B", 5)])
def test_bx_77_level_ii_conduit_tile(site: str, excavators: int) -> None:
    t = alone("A2_conduit", excavators=9, wheel=wheel(("BASIC_conduit", 0, 0)))

    t.play("build conduit", f"site {site}")

    assert told(t, E_INVEST) == invested("A2_conduit", excavators, 0)


def test_bx_78_level_ii_joker_tile() -> None:
    t = alone("A2_joker", excavators=2, mixers=1, on_map={"P5_1": 1})

    t.play("build powerhouse", "site P8_1")

    assert told(t, E_INVEST) == invested("A2_joker", 2, 1)


def test_bx_79_level_i_joker_tile() -> None:
    t = alone("A1_joker", credits=0)
    t.play("build base", "site B8U")
    assert told(t, E_BUILT) == [(BASE, SITE_KEYS.index("B8U"))]

    assert "build base" not in alone("A1_joker", constructions=3, credits=2).options()
    fourth = alone("A1_joker", constructions=3, credits=3)
    fourth.play("build base", "site B8U")
    assert amounts(fourth, E_CREDITS) == [-3]


def test_bx_80_level_i_elevation_tile() -> None:
    t = alone("A1_elevation", on_map={"B5L": (1, 3, 0), "B8L": (1, 1, 0)})

    t.play("build elevation", "site B8L", "tile A1_elevation")

    assert amounts(t, E_ROTATE) == [1, 3]


def test_bx_81_level_i_conduit_tile() -> None:
    t = alone("A1_conduit", excavators=10)

    t.play("build conduit", "site C2B", "tile A1_conduit")

    assert amounts(t, E_CREDITS) == [10]


def test_bx_82_level_i_base_tile() -> None:
    t = alone("A1_base", GERMANY, on_map={"B1L": (1, 1, 0), "B5L": (1, 1, 1), "B6L": (1, 1, 0)})

    t.play("build base", "site B8L", "tile A1_base", "excavators 1")

    assert drops(t, "B1L", "B5L", "B6L", "B8L") == [1, 1, 1, 1]


def test_bx_83_level_ii_elevation_tile() -> None:
    t = alone("A2_elevation", on_map={"B8L": (1, 1, 0)})

    t.play("build elevation", "site B8L", "tile A2_elevation")

    assert drops(t, "B8L") == [2]


@pytest.mark.parametrize(
    ("company", "powerhouses", "offered"),
    [
        (GERMANY, {}, ["contract G10", "skip"]),
        (FRANCE, {}, ["contract G10", "skip"]),
        (FRANCE, THREE_POWERHOUSES, ["contract G10", "contract Y09", "skip"]),
        (ITALY, THREE_POWERHOUSES, ["contract G10", "skip"]),
    ],
)
def test_bx_84_level_ii_base_tile(company: str, powerhouses: dict[str, object], offered: list[str]) -> None:
    """Contracts of 3, 6 and 7; the energy is 3 for everybody."""
    t = alone("A2_base", company, contracts=["G10", "Y09", "Y12"], on_map={"B1L": 1, "B2L": 1, **powerhouses})

    t.play("build base", "site B8L", "tile A2_base")

    assert amounts(t, E_ENERGY) == [3]
    assert t.options() == offered
    t.play("skip")
    assert amounts(t, E_ENERGY) == []
    assert t.seat(0).energy == 3


@pytest.mark.parametrize("company", [USA, GERMANY, ITALY, FRANCE])
def test_bx_85_level_iii_conduit_tile(company: str) -> None:
    """N1 asks for 13, N3 for 14."""
    t = alone("A3_conduit", company, excavators=10, national=["N1", "N3"], on_map=THREE_POWERHOUSES)

    t.play("build conduit", "site C2B", "tile A3_conduit")

    assert amounts(t, E_ENERGY) == [10]
    if company == FRANCE:
        assert t.options() == ["contract N1", "skip"]
    else:
        assert is_next_turn(t)


def test_bx_86_level_iii_joker_tile() -> None:
    t = alone(
        "A3_joker",
        more_tiles=["A1_base"],
        wheel=wheel(("A2_conduit", 5, 0), None, ("A2_base", 3, 0)),
    )

    t.play("build powerhouse", "site P8_1", "tile A3_joker")

    assert amounts(t, E_VP) == [12]


def test_bx_87_level_iii_elevation_tile() -> None:
    t = alone("A3_elevation", ITALY, on_map={"B8L": (1, 1, 0), "B5L": (1, 2, 0), "B6L": (1, 3, 0)})

    t.play("build elevation", "site B8L", "tile A3_elevation")

    assert amounts(t, E_VP) == [9]


def test_bx_88_level_iii_base_tile() -> None:
    t = alone("A3_base", officer="viktor", engineers=0, excavators=0, credits=3)
    t.play("build base", "site B1U")
    assert told(t, E_BUILT) == [(BASE, SITE_KEYS.index("B1U"))]
    assert amounts(t, E_CREDITS) == [-3]

    poor = alone("A3_base", officer="viktor", engineers=0, excavators=0, credits=2)
    poor.play("build base")
    assert "site B1U" not in poor.options()
    assert "site B1L" in poor.options()
