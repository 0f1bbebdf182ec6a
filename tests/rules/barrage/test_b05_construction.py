"""Rule B5.1, B5.2, B5.4-B5.6: construction, its steps, costs and limits. The wheel has its own file.

Long, because every clause of the chapter is a story of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.numbers import (
    BASE,
    CONDUIT,
    E_ADDED,
    E_BUILT,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_FORFEIT,
    E_INVEST,
    E_RECOVER,
    E_REVEAL,
    E_ROTATE,
    E_VP,
    ELEVATION,
    OP_FREE_BUILD,
    POWERHOUSE,
    S_CONSTRUCTION,
    S_INCOME,
)
from tests.tables import BASIC, FRANCE, GERMANY, ITALY, USA, Play, barrage, seat, tile_number, wheel

STRUCTURES = ("base", "elevation", "conduit", "powerhouse")
PIECES_BUILT = {  # positions with so many pieces of the first seat, cheap to extend
    "bases": ("B1L", "B2L", "B3L", "B4L", "B5L"),
    "powerhouses": ("P5_1", "P6_1", "P7_1", "P9_1"),
}
BANK = ("space bank", "engineers 1")


def alone(
    company: str = USA,
    officer: str = "viktor",
    *,
    extra_tiles: Sequence[str] = (),
    on_map: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The first seat's turns follow each other: the other one has passed."""
    return barrage(
        seat(company, officer, extra_tiles=extra_tiles, **fields),
        seat(FRANCE if company != FRANCE else USA, "graziano", passed=True),
        on_map=on_map,
    )


def told(t: Play, kind: int, who: int = 0) -> list[tuple[int, int]]:
    """What the last answers did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def invested(tile: str, excavators: int, mixers: int) -> list[tuple[int, int]]:
    return [(tile_number(tile), excavators << 4 | mixers)]


def builds(t: Play) -> list[str]:
    return [option for option in t.deal().options() if option.startswith("build")]


def sites(t: Play, structure: str) -> list[str]:
    return [option.removeprefix("site ") for option in t.play(f"build {structure}").options()]


def owned(*places: str, owner: int = 1) -> dict[str, object]:
    return dict.fromkeys(places, owner)


# B5.1 -----------------------------------------------------------------------------------------------------


def test_b5_1_1_four_spaces_for_one_two_three_and_three_engineers() -> None:
    """Only the fourth costs credits, and there is no fifth."""
    t = alone(credits=6, excavators=20, mixers=20, extra_tiles=["A3_conduit"])
    answers = (
        ("build base", "site B8L"),
        ("build elevation", "site B8L"),
        ("build powerhouse", "site P5_1"),
        ("build conduit", "site C9A", "tile BASIC_conduit"),
    )

    placed, paid = [], []
    for answer in answers:
        t.play(*answer)
        placed += [(source - S_CONSTRUCTION, a) for k, _, source, a, _ in t.events if k == E_ENGINEERS]
        paid.append([a for a, _ in told(t, E_CREDITS)])

    assert placed == [(0, 1), (1, 2), (2, 3), (3, 3)]
    assert paid == [[], [], [], [-3]]
    assert builds(t) == []
    assert t.why_not("build conduit").clause == "B5.1.2"
    assert t.seat(0).engineers == 12 - 9


@pytest.mark.parametrize(("used", "engineers"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_b5_1_2_the_leftmost_empty_space_is_used(used: int, engineers: int) -> None:
    short = alone(constructions=used, engineers=engineers - 1)
    assert builds(short) == []

    t = alone(constructions=used, engineers=engineers, excavators=3)
    t.play("build base", "site B8L")

    assert [(a, source - S_CONSTRUCTION) for k, _, source, a, _ in t.events if k == E_ENGINEERS] == [
        (engineers, used)
    ]
    assert t.seat(0).engineers == 0


def test_b5_1_2_no_fifth_construction_in_a_round() -> None:
    t = alone(constructions=4, engineers=3, excavators=20, mixers=20, credits=20)

    assert builds(t) == []
    assert t.why_not("build base").clause == "B5.1.2"


def test_b5_1_2_a_new_round_empties_the_spaces() -> None:
    t = alone(constructions=4, engineers=1, excavators=20)

    t.play(*BANK).finish_turns().deal()
    while t.decider != 0:
        t.play(*BANK)
    t.deal().play("build base", "site B8L")

    assert t.s.round == 2
    assert told(t, E_ENGINEERS) == [(1, 0)]


def test_b5_1_3_construction_spaces_are_private() -> None:
    """Another company's construction takes none of mine, and its empty spaces are of no use to me."""
    t = barrage(seat(USA, "viktor", constructions=4), seat(ITALY, "graziano"))

    assert builds(t) == []
    t.play(*BANK).play("build base", "site B8L")

    assert [(i, source) for k, i, source, _, _ in t.events if k == E_ENGINEERS] == [(1, S_CONSTRUCTION)]
    assert (t.seat(0).constructions, t.seat(1).constructions) == (4, 1)


# B5.2 -----------------------------------------------------------------------------------------------------


def test_b5_2_1_the_seven_steps_in_order() -> None:
    """Engineers and space, tile and machines, rotation, border and piece, income, tile effect."""
    t = alone(
        ITALY,
        constructions=3,
        engineers=3,
        credits=6,
        excavators=4,
        extra_tiles=["A1_base"],
        wheel=wheel(None, None, None, None, ("BASIC_base", 1, 2)),
        on_map={"B8L": (1, 1, 0)},
    )

    t.play("build base", "site B5U")

    b5u, b8l = SITE_KEYS.index("B5U"), SITE_KEYS.index("B8L")
    assert [(kind, a, b) for kind, _, _, a, b in t.events] == [
        (E_ENGINEERS, 3, 0),
        (E_CREDITS, -3, 0),
        (E_INVEST, tile_number("A1_base"), 4 << 4),
        (E_ROTATE, 1, 0),
        (E_RECOVER, tile_number("BASIC_base"), 1 << 4 | 2),
        (E_CREDITS, -3, 0),
        (E_BUILT, BASE, b5u),
        (E_REVEAL, S_INCOME, 0),
        (E_CREDITS, 3, 0),
        (E_ADDED, b5u, 1),
        (E_ADDED, b8l, 1),
    ]


@pytest.mark.parametrize(
    ("structure", "fields", "on_map"),
    [
        pytest.param("base", {"constructions": 1, "engineers": 1}, {}, id="engineers"),
        pytest.param("base", {"wheel": wheel(("BASIC_base", 0, 0))}, {}, id="tile"),
        pytest.param("base", {"excavators": 2}, {}, id="machines"),
        pytest.param("base", {"constructions": 3, "credits": 2}, {}, id="credits"),
        pytest.param("base", {}, owned(*PIECES_BUILT["bases"]), id="piece"),
        pytest.param("elevation", {}, {}, id="site"),
    ],
)
def test_b5_2_2_nothing_may_be_missing_before_step_1(
    structure: str, fields: dict[str, Any], on_map: dict[str, object]
) -> None:
    whole = alone(excavators=9, mixers=9, on_map={"B8L": 1})
    assert f"build {structure}" in builds(whole)

    t = alone(**{"excavators": 9, "mixers": 9, **fields}, on_map=on_map)

    assert f"build {structure}" not in builds(t)
    assert t.why_not(f"build {structure}").clause.startswith("B5.")


def test_b5_2_3_recovered_machines_come_too_late() -> None:
    t = alone(excavators=0, wheel=wheel(None, None, None, None, ("BASIC_conduit", 3, 0)))

    assert "build base" not in builds(t)
    t.play("space workshop_turn1_L")

    assert "build base" in builds(t)


def test_b5_2_3_a_recovered_tile_comes_too_late() -> None:
    t = alone(wheel=wheel(None, None, None, None, ("BASIC_base", 0, 0)))

    assert "build base" not in builds(t)
    t.play("space workshop_turn1_L")

    assert "build base" in builds(t)


def test_b5_2_3_a_revealed_income_cannot_pay_the_border() -> None:
    """Italy's second base brings 3 credits, but after the border is due (R-48)."""
    t = alone(ITALY, credits=0, excavators=9, on_map={"B8L": 1})

    offered = sites(t, "base")

    assert "B5L" in offered
    assert "B5U" not in offered
    assert t.why_not("site B5U").clause == "B5.4.1"
    t.play("site B5L")
    assert told(t, E_CREDITS) == [(3, 0)]


def test_b5_2_3_the_tile_effect_cannot_pay_the_space() -> None:
    """The level I conduit tile would bring 2 credits for each point; the fourth space comes first (R-48)."""
    fields: dict[str, Any] = {"constructions": 3, "excavators": 10, "extra_tiles": ["A1_conduit"]}

    assert "build conduit" not in builds(alone(credits=2, **fields))
    assert "build conduit" in builds(alone(credits=3, **fields))


def test_b5_2_4_site_and_tile_are_chosen_before_anything_is_paid() -> None:
    t = alone(constructions=3, engineers=3, extra_tiles=["A1_joker"], excavators=4, credits=6)

    t.play("build base", "site B5U")

    assert t.events == []
    assert t.options() == ["tile BASIC_base", "tile A1_joker"]
    assert (t.seat(0).engineers, t.seat(0).credits, t.seat(0).excavators) == (3, 6, 4)
    t.play("tile A1_joker")
    assert [a for a, _ in told(t, E_CREDITS)] == [-3]


@pytest.mark.parametrize("structure", STRUCTURES)
def test_b5_2_5_a_tile_allows_the_structure_shown(structure: str) -> None:
    away = [(tile, 0, 0) for tile in BASIC if tile != f"BASIC_{structure}"]
    t = alone(excavators=20, mixers=20, wheel=wheel(*away), on_map={"B8L": 1})

    assert builds(t) == [f"build {structure}"]


def test_b5_2_5_a_joker_allows_any_structure() -> None:
    away = [(tile, 0, 0) for tile in BASIC]
    fields: dict[str, Any] = {"excavators": 20, "mixers": 20, "wheel": wheel(*away)}

    assert builds(alone(**fields, on_map={"B8L": 1})) == []
    t = alone(**fields, extra_tiles=["A1_joker"], on_map={"B8L": 1})

    assert builds(t) == [f"build {structure}" for structure in STRUCTURES]


@pytest.mark.parametrize(
    ("built", "revealed"),
    [(0, []), (1, [(S_INCOME, 0)]), (2, []), (3, [(S_INCOME + 1, 0)]), (4, [(S_INCOME + 2, 0)])],
)
def test_b5_2_6_the_leftmost_piece_is_taken(built: int, revealed: list[tuple[int, int]]) -> None:
    """The incomes under the second, fourth and fifth base appear in this order."""
    t = alone(GERMANY, excavators=3, on_map=owned(*PIECES_BUILT["bases"][:built]))

    t.play("build base", "site B8L")

    assert told(t, E_REVEAL) == revealed
    assert t.seat(0).bases == built + 1


def test_b5_2_7_one_action_builds_one_piece() -> None:
    t = barrage(
        seat(USA, "viktor", excavators=20, mixers=20, extra_tiles=["A3_joker"]), seat(ITALY, "graziano")
    )

    t.play("build base", "site B8L", "tile A3_joker")

    assert told(t, E_BUILT) == [(BASE, SITE_KEYS.index("B8L"))]
    p = t.seat(0)
    assert (p.bases, p.elevations, p.conduits, p.houses) == (1, 0, 0, 0)
    assert t.deal().decider == 1


# B5.4 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "excavators"), [("B8L", 3), ("B10L", 3), ("B5L", 4), ("B7L", 4), ("B1L", 5), ("B4L", 5)]
)
def test_b5_4_1_base_costs_by_area(site: str, excavators: int) -> None:
    poor = alone(excavators=excavators - 1)
    assert f"site {site}" not in (poor.play("build base").options() if "build base" in builds(poor) else [])

    t = alone(excavators=excavators, credits=0)
    t.play("build base", f"site {site}")

    assert told(t, E_INVEST) == invested("BASIC_base", excavators, 0)
    assert t.seat(0).excavators == 0


def test_b5_4_1_base_on_an_empty_space_only() -> None:
    t = alone(excavators=9, on_map={"B8L": (2, 1, 0), "B9L": ("neutral", 3, 1)})

    offered = sites(t, "base")

    assert "B8L" not in offered
    assert "B9L" not in offered
    assert len(offered) == 18
    assert t.why_not("site B8L").clause == "B5.4.1"


def test_b5_4_1_a_red_border_costs_three_credits() -> None:
    t = alone(excavators=9, credits=5)

    t.play("build base", "site B8U")

    assert told(t, E_CREDITS) == [(-3, 0)]
    assert t.seat(0).credits == 2


def test_b5_4_1_no_second_base_in_a_basin() -> None:
    t = alone(excavators=9, credits=9, on_map={"B8L": 1, "B9U": 2})

    offered = sites(t, "base")

    assert "B8U" not in offered
    assert "B9L" in offered
    assert t.why_not("site B8U").clause == "B5.4.1"


def test_b5_4_1_a_neutral_dam_in_the_basin_is_no_obstacle() -> None:
    t = alone(excavators=9, credits=9, on_map={"B8L": ("neutral", 3, 1)})

    t.play("build base", "site B8U")

    assert told(t, E_BUILT) == [(BASE, SITE_KEYS.index("B8U"))]


@pytest.mark.parametrize(
    ("site", "mixers"), [("B8L", 2), ("B9U", 2), ("B5L", 3), ("B6U", 3), ("B1L", 4), ("B4U", 4)]
)
def test_b5_4_2_elevation_costs_by_area(site: str, mixers: int) -> None:
    assert "build elevation" not in builds(alone(mixers=mixers - 1, on_map={site: 1}))

    t = alone(mixers=mixers, credits=0, on_map={site: 1})
    t.play("build elevation", f"site {site}")

    assert told(t, E_INVEST) == invested("BASIC_elevation", 0, mixers)
    assert told(t, E_CREDITS) == []
    assert t.seat(0).mixers == 0
    assert t.s.dam_level[SITE_KEYS.index(site)] == 2


def test_b5_4_2_elevation_on_own_dams_of_level_one_or_two() -> None:
    t = alone(
        mixers=9,
        on_map={
            "B1L": ("neutral", 1, 0),
            "B5L": (1, 1, 0),
            "B6L": (1, 2, 0),
            "B7L": (1, 3, 0),
            "B8L": (2, 1, 0),
        },
    )

    assert sites(t, "elevation") == ["B5L", "B6L"]
    assert t.why_not("site B7L").clause == "B5.4.2"
    assert t.why_not("site B8L").clause == "B5.4.2"
    assert t.why_not("site B9L").clause == "B5.4.2"
    t.play("site B6L")
    assert t.s.dam_level[SITE_KEYS.index("B6L")] == 3


def test_b5_4_2_elevation_never_pays_the_border() -> None:
    t = alone(mixers=2, credits=0, on_map={"B8U": 1})

    t.play("build elevation", "site B8U")

    assert told(t, E_BUILT) == [(ELEVATION, SITE_KEYS.index("B8U"))]
    assert told(t, E_CREDITS) == []


@pytest.mark.parametrize(("site", "value"), [("C9A", 1), ("C6B", 2), ("C5A", 3), ("C1B", 4), ("C2B", 5)])
def test_b5_4_3_conduit_costs_two_excavators_for_each_point(site: str, value: int) -> None:
    poor = alone(excavators=2 * value - 1)
    assert f"site {site}" not in (
        poor.play("build conduit").options() if "build conduit" in builds(poor) else []
    )

    t = alone(excavators=2 * value, credits=0)
    t.play("build conduit", f"site {site}")

    assert told(t, E_INVEST) == invested("BASIC_conduit", 2 * value, 0)
    assert t.seat(0).excavators == 0


def test_b5_4_3_conduit_on_an_empty_space_without_limit_per_basin() -> None:
    t = alone(excavators=10, on_map={"C9A": 1, "C5A": 2})

    offered = sites(t, "conduit")

    assert "C9B" in offered
    assert "C5B" in offered
    assert "C9A" not in offered
    assert "C5A" not in offered
    assert t.why_not("site C5A").clause == "B5.4.3"


@pytest.mark.parametrize("site", ["P5_1", "P8_1", "P11_1"])
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_b5_4_4_powerhouse_costs_by_number(site: str, built: int) -> None:
    """Two mixers and one more for each already built, in any area."""
    on_map = owned(*("P6_1", "P7_1", "P9_1")[:built])
    assert "build powerhouse" not in builds(alone(mixers=1 + built, on_map=on_map))

    t = alone(mixers=2 + built, credits=0, on_map=on_map)
    t.play("build powerhouse", f"site {site}")

    assert told(t, E_INVEST) == invested("BASIC_powerhouse", 0, 2 + built)


def test_b5_4_4_powerhouse_on_an_empty_space_once_per_basin() -> None:
    t = alone(mixers=9, credits=9, on_map={"P5_1": 1, "P8_1": 2})

    offered = sites(t, "powerhouse")

    assert "P5_2" not in offered
    assert "P8_1" not in offered
    assert "P8_2" in offered
    assert t.why_not("site P5_2").clause == "B5.4.4"


def test_b5_4_4_a_red_border_costs_three_credits() -> None:
    poor = alone(credits=2)
    assert "P5_2" not in sites(poor, "powerhouse")

    t = alone(credits=5)
    t.play("build powerhouse", "site P5_2")

    assert told(t, E_CREDITS) == [(-3, 0)]


@pytest.mark.parametrize("drops", [0, 1])
def test_b5_4_5_an_elevation_leaves_the_drops_as_they_are(drops: int) -> None:
    t = alone(on_map={"B8L": (1, 1, drops)})

    t.play("build elevation", "site B8L")

    assert told(t, E_ADDED) == []
    assert t.s.dam_drops[SITE_KEYS.index("B8L")] == drops


def test_b5_4_6_a_base_starts_empty() -> None:
    """A drop that passed the empty space before is gone."""
    t = alone(excavators=5)

    t.play("space water_flow1_L", "head A", "build base", "site B1L")

    assert told(t, E_ADDED) == []
    assert t.s.dam_drops == [0] * 20


def test_b5_4_7_costs_are_paid_in_the_printed_type() -> None:
    assert builds(alone(excavators=0, mixers=20, on_map={"B8L": 1})) == [
        "build elevation",
        "build powerhouse",
    ]
    assert builds(alone(excavators=20, mixers=0, on_map={"B8L": 1})) == ["build base", "build conduit"]


# B5.5 -----------------------------------------------------------------------------------------------------

FREE = [("powerhouse", "P8_1", "A1_powerhouse"), ("base", "B8L", "A3_base")]


@pytest.mark.parametrize(("structure", "site", "tile"), FREE)
@pytest.mark.parametrize("constructions", [0, 3, 4])
def test_b5_5_1_no_engineers_and_no_space(structure: str, site: str, tile: str, constructions: int) -> None:
    """No space surcharge either, and the engineers cannot be placed all the same (R-47)."""
    t = alone(credits=0, constructions=constructions, extra_tiles=[tile])

    t.play(f"build {structure}", f"site {site}")
    if constructions == 0:
        t.play(f"tile {tile}")

    assert told(t, E_BUILT)
    assert told(t, E_ENGINEERS) == []
    assert told(t, E_CREDITS) == []
    assert t.seat(0).constructions == constructions
    assert t.seat(0).engineers == 12 - sum((1, 2, 3, 3)[:constructions])


@pytest.mark.parametrize(("structure", "site", "tile"), FREE)
def test_b5_5_1_by_antons_copy(structure: str, site: str, tile: str) -> None:
    t = alone(officer="anton", engineers=0, wheel=wheel((tile, 0, 0)))

    t.play(f"build {structure}", f"site {site}")

    assert told(t, E_INVEST)[0][0] == tile_number("SP_anton")
    assert told(t, E_ENGINEERS) == []
    assert t.seat(0).constructions == 0


@pytest.mark.parametrize(("structure", "site", "tile"), FREE)
def test_b5_5_1_by_mahiri_who_copies_anton(structure: str, site: str, tile: str) -> None:
    t = barrage(
        seat(USA, "mahiri", engineers=1, wheel=wheel((tile, 0, 0))), seat(ITALY, "anton", passed=True)
    )

    t.play("officer anton").play(f"build {structure}", f"site {site}")

    assert told(t, E_BUILT)
    assert told(t, E_ENGINEERS) == []
    assert t.seat(0).constructions == 0


def test_b5_5_1_the_next_construction_uses_the_leftmost_space() -> None:
    """An engineer-free construction occupies none (R-47)."""
    t = alone(extra_tiles=["A1_powerhouse"])

    t.play("build powerhouse", "site P8_1", "tile A1_powerhouse").play("build base", "site B8L")

    assert told(t, E_ENGINEERS) == [(1, 0)]


def test_b5_5_2_it_is_the_turns_action() -> None:
    t = barrage(seat(USA, "viktor", extra_tiles=["A1_powerhouse"]), seat(ITALY, "graziano"))

    t.play("build powerhouse", "site P8_1", "tile A1_powerhouse")

    assert t.deal().decider == 1


def test_b5_5_3_with_or_without_engineers_and_as_often_as_tiles_allow() -> None:
    t = alone(engineers=0, extra_tiles=["A1_powerhouse", "A3_base"])

    assert t.options() == ["build base", "build powerhouse", "pass"]
    t.play("build powerhouse", "site P8_1").play("build base", "site B8L")

    assert told(t, E_BUILT) == [(BASE, SITE_KEYS.index("B8L"))]
    assert (t.seat(0).houses, t.seat(0).bases) == (1, 1)
    assert t.deal().s.round == 2


def test_b5_5_3_the_same_tile_again_in_the_same_round() -> None:
    """Once the wheel has brought it back."""
    t = alone(credits=20, mixers=9, extra_tiles=["A1_powerhouse"])
    t.play("build powerhouse", "site P8_1", "tile A1_powerhouse")
    t.play("space workshop_turn3_L").play("space workshop_turn1_L").play("space workshop_turn1_R")

    t.play("build powerhouse", "site P5_1", "tile A1_powerhouse")

    assert told(t, E_ENGINEERS) == []
    assert t.seat(0).houses == 2


@pytest.mark.parametrize(
    ("structure", "site", "tile"), [("powerhouse", "P5_2", "A1_powerhouse"), ("base", "B5U", "A3_base")]
)
def test_b5_5_4_the_red_border_is_still_paid(structure: str, site: str, tile: str) -> None:
    poor = alone(engineers=0, credits=2, extra_tiles=[tile])
    assert site not in sites(poor, structure)

    t = alone(engineers=0, credits=3, extra_tiles=[tile])
    t.play(f"build {structure}", f"site {site}")

    assert told(t, E_CREDITS) == [(-3, 0)]
    assert t.seat(0).credits == 0


# B5.6 -----------------------------------------------------------------------------------------------------


def rewarded(
    contract: str, company: str = USA, on_map: Mapping[str, object] | None = None, **fields: object
) -> Play:
    """A contract just fulfilled, its reward pending: 2 drops, a conduit of 4, a bonus of 2 make 10 energy."""
    system = {"B5L": (1, 2, 2), "C5B": 1, "P10_1": 1}
    of_seat: dict[str, Any] = {"contracts": [contract], **fields}
    t = alone(company, on_map={**system, **(on_map or {})}, **of_seat)
    return t.play("space turbine_plus2_L", "system B5L C5B", "drops 2", f"contract {contract}")


def free_sites(t: Play) -> list[str]:
    *offered, last = t.options()
    assert last == "skip"
    return [option.removeprefix("site ") for option in offered]


@pytest.mark.parametrize(
    ("contract", "structure", "site", "company"),
    [  # companies whose second piece reveals nothing but points
        ("G12", BASE, "B8L", GERMANY),
        ("Y10", ELEVATION, "B5L", FRANCE),
        ("G11", CONDUIT, "C9A", USA),
        ("Y02", POWERHOUSE, "P8_1", USA),
    ],
)
def test_b5_6_1_a_reward_builds_without_engineers_tile_machines_and_rotation(
    contract: str, structure: int, site: str, company: str
) -> None:
    t = rewarded(contract, company, credits=0, excavators=0, mixers=0, engineers=2)

    t.play(f"site {site}")

    kinds = [kind for kind, *_ in t.events]
    assert told(t, E_BUILT) == [(structure, SITE_KEYS.index(site))]
    assert not {E_ENGINEERS, E_INVEST, E_ROTATE, E_CREDITS} & set(kinds)
    p = t.seat(0)
    assert (p.engineers, p.constructions, p.wheel) == (0, 0, [0] * 6)


@pytest.mark.parametrize(
    ("contract", "basins"),
    [("G12", range(8, 11)), ("Y06", range(5, 11)), ("R02", range(1, 11))],
)
def test_b5_6_2_a_free_base_within_the_areas_shown(contract: str, basins: range) -> None:
    """The own base in basin 5 closes it; a space of another company is closed too."""
    t = rewarded(contract, credits=3, on_map={"B8L": (2, 1, 0)})

    expected = [f"B{b}{side}" for b in basins for side in "UL" if b != 5 and (b, side) != (8, "L")]

    assert free_sites(t) == expected
    assert t.why_not("site B5U").clause == "B5.4.1"


@pytest.mark.parametrize(("contract", "most"), [("G11", 2), ("Y08", 3), ("R04", 4), ("R11", 5)])
def test_b5_6_2_a_free_conduit_within_the_value_shown(contract: str, most: int) -> None:
    by_value = {1: "C9A", 2: "C6B", 3: "C5A", 4: "C1B", 5: "C2B"}
    t = rewarded(contract, on_map={"C10B": 2})

    offered = free_sites(t)

    assert [value for value, site in by_value.items() if site in offered] == list(range(1, most + 1))
    assert "C10B" not in offered
    if most < 5:
        assert t.why_not("site C2B").clause == "B5.6.2"


def test_b5_6_2_a_free_powerhouse_once_per_basin() -> None:
    offered = free_sites(rewarded("Y02", credits=3))

    assert [site for site in offered if site.startswith("P10")] == []
    assert "P5_2" in offered


def test_b5_6_2_a_free_elevation_on_own_low_dams() -> None:
    t = rewarded("Y10", on_map={"B8L": (1, 3, 0), "B9L": (2, 1, 0), "B7L": (1, 1, 0)})

    assert free_sites(t) == ["B5L", "B7L"]


@pytest.mark.parametrize(("contract", "site"), [("G12", "B8U"), ("Y02", "P5_2")])
def test_b5_6_3_the_red_border_of_a_free_structure_is_paid(contract: str, site: str) -> None:
    """R-10: the reward frees from engineers, tile and machines only."""
    poor = rewarded(contract, credits=2)
    assert site not in free_sites(poor)
    assert poor.why_not(f"site {site}").clause == "B5.6.3"

    t = rewarded(contract, credits=3)
    t.play(f"site {site}")

    assert told(t, E_CREDITS) == [(-3, 0)]
    assert t.seat(0).credits == 0


def test_b5_6_4_a_free_structure_reveals_an_income_at_once() -> None:
    """Germany's second base: 3 VP."""
    t = rewarded("G12", GERMANY)

    t.play("site B8L")

    assert told(t, E_REVEAL) == [(S_INCOME, 0)]
    assert told(t, E_VP) == [(3, 0)]
    assert t.seat(0).bases == 2


def test_b5_6_4_the_income_comes_before_the_rest_of_the_reward() -> None:
    """USA's fourth elevation brings 2 VP and flowing drops; the contract's own drops follow."""
    t = rewarded("R10", on_map={"B8L": (1, 3, 0)})

    t.play("site B5L")

    assert told(t, E_REVEAL) == [(S_INCOME + 4, 0)]
    assert told(t, E_VP) == [(2, 0)]
    t.play("skip")
    assert t.options() == ["head A", "head B", "head C", "head D", "skip"]
    t.play("skip")
    assert builds(t)


def test_b5_6_5_a_free_structure_may_be_declined() -> None:
    """R-11."""
    t = rewarded("G12", credits=3)

    t.play("skip")

    assert told(t, E_BUILT) == []
    assert t.seat(0).bases == 1
    assert "space bank" in t.deal().options()


def test_b5_6_5_an_impossible_free_structure_is_forfeited() -> None:
    """R-11: all four powerhouses stand; the rest of the reward is received."""
    t = rewarded("R09", on_map=owned("P5_1", "P6_1", "P7_1"))

    assert told(t, E_FORFEIT) == [(OP_FREE_BUILD, POWERHOUSE)]
    assert told(t, E_ENERGY)[-1] == (3, 0)
    assert t.seat(0).houses == 4
    assert "space bank" in t.deal().options()


# Examples -------------------------------------------------------------------------------------------------


def test_bx_17_construction_of_a_base_in_the_hills() -> None:
    paul = alone(excavators=6, credits=6)

    paul.play("build base", "site B5L")

    assert [(source, a) for k, _, source, a, _ in paul.events if k == E_ENGINEERS] == [(S_CONSTRUCTION, 1)]
    assert told(paul, E_INVEST) == invested("BASIC_base", 4, 0)
    assert told(paul, E_ROTATE) == [(1, 0)]
    assert told(paul, E_BUILT) == [(BASE, SITE_KEYS.index("B5L"))]
    assert told(paul, E_CREDITS) == []
    p = paul.seat(0)
    assert (p.engineers, p.excavators, p.bases, p.credits) == (11, 2, 1, 6)


def test_bx_18_conduit_cost() -> None:
    t = alone(excavators=8)

    t.play("build conduit", "site C5B")

    assert told(t, E_INVEST) == invested("BASIC_conduit", 8, 0)
    assert t.seat(0).excavators == 0


@pytest.mark.parametrize(("built", "mixers"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_bx_19_powerhouse_costs(built: int, mixers: int) -> None:
    t = alone(mixers=9, on_map=owned(*PIECES_BUILT["powerhouses"][:built]))

    t.play("build powerhouse", "site P8_1")

    assert told(t, E_INVEST) == invested("BASIC_powerhouse", 0, mixers)


def test_bx_62_red_bordered_base() -> None:
    poor = alone(credits=2, excavators=9)
    assert "B5U" not in sites(poor, "base")
    assert poor.why_not("site B5U").clause == "B5.4.1"

    t = alone(credits=3, excavators=9)
    t.play("build base", "site B5U")

    assert told(t, E_CREDITS) == [(-3, 0)]
    assert t.seat(0).credits == 0


def test_bx_63_elevation_on_a_red_bordered_base() -> None:
    t = alone(credits=0, mixers=3, on_map={"B5U": (1, 1, 0)})

    t.play("build elevation", "site B5U")

    assert told(t, E_BUILT) == [(ELEVATION, SITE_KEYS.index("B5U"))]
    assert told(t, E_CREDITS) == []


def test_bx_64_fourth_construction_plus_red_border() -> None:
    poor = alone(constructions=3, engineers=3, credits=5)
    assert "P5_2" not in sites(poor, "powerhouse")

    t = alone(constructions=3, engineers=3, credits=6)
    t.play("build powerhouse", "site P5_2")

    assert told(t, E_CREDITS) == [(-3, 0), (-3, 0)]
    assert (t.seat(0).credits, t.seat(0).engineers) == (0, 0)


def test_bx_65_two_bases_in_one_basin() -> None:
    t = barrage(seat(USA, "viktor", excavators=9), seat(ITALY, "graziano"), on_map={"B5L": 1})

    assert "B5U" not in sites(t, "base")
    t.play("site B8L").play("build base", "site B5U")

    assert told(t, E_BUILT, 1) == [(BASE, SITE_KEYS.index("B5U"))]
