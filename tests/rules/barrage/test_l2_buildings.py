"""Rule L2: private buildings, how they are built and what their actions do.

Long, because all ten are tried: their costs, their spaces, their actions and their points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_OBJECTIVE,
    A_USE,
    BUILDING,
    E_ADDED,
    E_BUILT,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_FULFILLED,
    E_INVEST,
    E_MIXERS,
    E_PRODUCED,
    E_RETRIEVED,
    E_REVEAL,
    E_ROTATE,
    E_VP,
    E_WORK,
    EMPTY,
)
from tests.tables import BASIC, FRANCE, GERMANY, ITALY, USA, Play, barrage, seat, tile_number, wheel

DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]  # full, so that nothing is drawn after a turn
SYSTEM = {"B5L": (1, 3, 2), "C5A": 1, "P8_1": 1}  # two drops through a conduit of 3


class Facts(NamedTuple):
    """What is printed on a private building; each space as its engineers and its credits."""

    key: str
    excavators: int
    mixers: int
    vp: int
    spaces: tuple[tuple[int, int], ...]


FACTS = (
    Facts("cofferdam", 2, 1, 3, ((1, 0), (1, 3), (1, 3), (1, 3))),
    Facts("control_station", 4, 3, 5, ((2, 0), (2, 3), (2, 3), (2, 3))),
    Facts("customer_office", 3, 5, 7, ((2, 3), (2, 6), (2, 6), (2, 6))),
    Facts("development_office", 1, 2, 3, ((1, 0), (1, 3), (1, 3), (1, 3))),
    Facts("energy_relay_field", 4, 1, 4, ((1, 1), (1, 4), (1, 4), (1, 4))),
    Facts("financial_division", 3, 4, 6, ((1, 0), (2, 0), (2, 0), (2, 0))),
    Facts("loan_agency", 1, 3, 4, ((1, 0), (2, 0), (2, 0), (2, 0))),
    Facts("research_lab", 2, 2, 4, ((1, 0), (1, 3), (1, 3), (1, 3))),
    Facts("robot_factory", 1, 5, 5, ((2, 1), (2, 4), (2, 4), (2, 4))),
    Facts("wind_farm", 6, 2, 5, ((2, 2), (2, 5), (2, 5), (2, 5))),
)
KEYS = [facts.key for facts in FACTS]
EACH = pytest.mark.parametrize("facts", FACTS, ids=KEYS)


def column(built: Mapping[str, Sequence[int | None]], *others: str) -> list[dict[str, object]]:
    """Private buildings top to bottom: who built on the slots of some, and others without buildings."""
    found: list[dict[str, object]] = []
    for key in [*built, *others]:
        slots = [*built.get(key, ()), None, None, None, None][:4]
        found.append({"key": key, "slots": slots})
    return found


def project(
    *built: str,
    others: Sequence[str] = (),
    company: str = USA,
    officer: str = "viktor",
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The first seat has built on some; its turns follow each other, since the other one has passed."""
    return barrage(
        seat(company, officer, extra_tiles=(), **fields),
        seat(FRANCE, "graziano", passed=True),
        on_map=on_map,
        **{
            "leeghwater": True,
            "buildings": column(dict.fromkeys(built, (1,)), *others),
            "display": DISPLAY,
            **(table or {}),
        },
    )


def told(t: Play, kind: int, who: int = 0) -> list[tuple[int, int]]:
    """What the last answers did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def paid(t: Play) -> int:
    """The credits that went away, gains not counted."""
    return -sum(a for a, _ in told(t, E_CREDITS) if a < 0)


def at_hand(*extra: str, without: Sequence[str] = ()) -> list[str]:
    """Technology tiles: the basic ones but those on the wheel, and some more."""
    return [tile for tile in (*BASIC, "BASIC_building", *extra) if tile not in without]


def sites(t: Play) -> list[str]:
    if "build building" not in t.options():
        return []
    return [option.removeprefix("site ") for option in t.play("build building").options()]


def spaces(t: Play, key: str) -> list[int]:
    """Which of its four spaces are offered."""
    return [i for i in (1, 2, 3, 4) if f"space {key}_{i}" in t.deal().options()]


def ready(key: str) -> Play:
    """The first seat has built on it and lacks nothing for its action."""
    return project(
        key,
        credits=20,
        contracts=["S1"],
        on_map=SYSTEM,
        wheel=wheel(("BASIC_base", 3, 0)),
        table={"works": ["A1", "A2", "A3"]},
    )


# L2.1 -----------------------------------------------------------------------------------------------------


def test_l2_1_there_are_ten() -> None:
    assert [building.key for building in BUILDINGS] == KEYS


@EACH
def test_l2_1_what_it_costs_to_build(facts: Facts) -> None:
    assert sites(project(others=[facts.key], excavators=facts.excavators - 1, mixers=9)) == []
    assert sites(project(others=[facts.key], excavators=9, mixers=facts.mixers - 1)) == []

    t = project(others=[facts.key], excavators=facts.excavators, mixers=facts.mixers)
    t.play("build building", f"site {facts.key}.1")

    assert told(t, E_INVEST) == [(tile_number("BASIC_building"), facts.excavators << 4 | facts.mixers)]


@EACH
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_l2_1_what_its_spaces_take(facts: Facts, space: int) -> None:
    engineers, credits_ = facts.spaces[space]
    t = ready(facts.key)

    t.play(f"space {facts.key}_{space + 1}")

    assert told(t, E_ENGINEERS) == [(engineers, 0)]
    assert paid(t) == credits_


@EACH
def test_l2_1_four_slots_and_four_spaces(facts: Facts) -> None:
    t = barrage(
        seat(USA, "viktor", excavators=9, mixers=9, credits=9),
        *(seat(c, o) for c, o in ((ITALY, "jill"), (FRANCE, "graziano"), (GERMANY, "anton"))),
        leeghwater=True,
        buildings=column({}, facts.key),
    )

    assert sites(t) == [f"{facts.key}.{slot}" for slot in (1, 2, 3, 4)]
    assert spaces(ready(facts.key), facts.key) == [1, 2, 3, 4]


# L2.2 -----------------------------------------------------------------------------------------------------


def test_l2_2_a_building_is_a_construction_like_any_other() -> None:
    """Engineers on the company board, tile and both kinds of machines on the wheel, one rotation."""
    t = project(others=["cofferdam"], excavators=2, mixers=1)

    t.play("build building", "site cofferdam.1")

    assert told(t, E_ENGINEERS) == [(1, 0)]
    assert told(t, E_INVEST) == [(tile_number("BASIC_building"), 2 << 4 | 1)]
    assert told(t, E_ROTATE) == [(1, 0)]
    assert told(t, E_BUILT) == [(BUILDING, SITE_KEYS.index("cofferdam.1"))]
    p = t.seat(0)
    assert (p.excavators, p.mixers, p.constructions, p.engineers) == (0, 0, 1, 11)
    assert GAME.view(t.s, 0)["buildings"] == column({"cofferdam": (1,)})


def test_l2_2_the_fourth_construction_of_the_round_costs_three_credits() -> None:
    few = project(others=["cofferdam"], constructions=3, credits=2, engineers=4)
    assert "build building" not in few.options()

    t = project(others=["cofferdam"], constructions=3, credits=3, engineers=4)
    t.play("build building", "site cofferdam.1")

    assert told(t, E_ENGINEERS) == [(3, 0)]
    assert t.seat(0).credits == 0


@pytest.mark.parametrize(
    "tile", ["A1_building", "A2_building", "A3_building", "A1_joker", "A2_joker", "A3_joker"]
)
def test_l2_2_advanced_building_tiles_and_jokers_allow_it(tile: str) -> None:
    t = project(
        others=["research_lab"],
        excavators=2,
        mixers=2,
        wheel=wheel(("BASIC_building", 0, 0)),
        tiles=at_hand(tile, without=["BASIC_building"]),
    )

    t.play("build building", "site research_lab.1")
    if t.options()[0].startswith("pay"):
        t.play(t.options()[0])

    assert t.seat(0).buildings == 1 << KEYS.index("research_lab")
    assert not t.seat(0).tiles >> tile_number(tile) & 1


@pytest.mark.parametrize("tile", ["A1_base", "A2_elevation", "A3_conduit", "A1_powerhouse"])
def test_l2_2_other_tiles_do_not_allow_it(tile: str) -> None:
    t = project(
        others=["cofferdam"],
        wheel=wheel(("BASIC_building", 0, 0)),
        tiles=at_hand(tile, without=["BASIC_building"]),
    )

    assert "build building" not in t.options()
    assert "build base" in t.options()


def test_l2_2_solomon_replaces_machines_of_both_kinds() -> None:
    """R-79: a building is a structure for him. Two excavators and one mixer; each may be three credits."""
    t = project(others=["cofferdam"], officer="solomon", excavators=1, mixers=1, credits=7)

    t.play("build building", "site cofferdam.1")
    assert t.options() == ["pay 1e 1m", "pay 1e 0m", "pay 0e 1m"]
    t.play("pay 0e 1m")

    assert told(t, E_INVEST) == [(tile_number("BASIC_building"), 1)]
    assert paid(t) == 6
    assert t.seat(0).excavators == 1


def test_l2_2_solomon_still_pays_the_slot() -> None:
    t = project(others=["cofferdam"], officer="solomon", excavators=1, mixers=1, credits=5)

    assert sites(t) == ["cofferdam.1"]
    six = project(others=["cofferdam"], officer="solomon", excavators=1, mixers=1, credits=6)
    assert sites(six) == ["cofferdam.1", "cofferdam.3", "cofferdam.4"]


def test_l2_2_the_level_ii_joker_swaps_machines() -> None:
    """R-79: three machines in any mix for two excavators and one mixer."""
    t = project(
        others=["cofferdam"],
        excavators=3,
        mixers=2,
        wheel=wheel(("BASIC_building", 0, 0)),
        tiles=at_hand("A2_joker", without=["BASIC_building"]),
    )

    t.play("build building", "site cofferdam.1")

    assert t.options() == ["pay 3e 0m", "pay 2e 1m", "pay 1e 2m"]
    t.play("pay 3e 0m")
    assert told(t, E_INVEST) == [(tile_number("A2_joker"), 3 << 4)]


def test_l2_2_solomon_with_the_level_ii_joker() -> None:
    t = project(
        others=["cofferdam"],
        officer="solomon",
        excavators=0,
        mixers=2,
        credits=3,
        wheel=wheel(("BASIC_building", 0, 0)),
        tiles=at_hand("A2_joker", without=["BASIC_building"]),
    )

    t.play("build building", "site cofferdam.1")

    assert told(t, E_INVEST) == [(tile_number("A2_joker"), 2)]
    assert paid(t) == 3


# L2.3 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "credits_"), [(1, 0), (2, 0), (3, 3), (4, 3)])
def test_l2_3_the_last_two_slots_cost_three_credits(slot: int, credits_: int) -> None:
    t = barrage(
        seat(USA, "viktor", credits=3),
        *(seat(c, o) for c, o in ((ITALY, "jill"), (FRANCE, "graziano"), (GERMANY, "anton"))),
        leeghwater=True,
        buildings=column({}, "cofferdam"),
    )

    t.play("build building", f"site cofferdam.{slot}")

    assert paid(t) == credits_


def test_l2_3_two_credits_are_not_enough_for_them() -> None:
    t = project(others=["cofferdam"], credits=2)

    assert sites(t) == ["cofferdam.1"]


@pytest.mark.parametrize(("players", "slots"), [(2, [1, 3, 4]), (3, [1, 3, 4]), (4, [1, 2, 3, 4])])
def test_l2_3_the_second_slot_needs_four_participants(players: int, slots: list[int]) -> None:
    """R-39."""
    others = ((ITALY, "jill"), (FRANCE, "graziano"), (GERMANY, "anton"))[: players - 1]
    t = barrage(
        seat(USA, "viktor"),
        *(seat(c, o) for c, o in others),
        leeghwater=True,
        buildings=column({}, "cofferdam"),
    )

    assert sites(t) == [f"cofferdam.{slot}" for slot in slots]


def test_l2_3_a_taken_slot_is_not_offered() -> None:
    t = project(table={"buildings": column({"cofferdam": (2,)})})

    assert sites(t) == ["cofferdam.3", "cofferdam.4"]


# L2.4 -----------------------------------------------------------------------------------------------------


def test_l2_4_a_company_builds_once_on_each() -> None:
    t = project("cofferdam", others=["research_lab"], excavators=9, mixers=9)

    assert sites(t) == ["research_lab.1", "research_lab.3", "research_lab.4"]


# L2.5 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("built", [1, 3, 4])
def test_l2_5_buildings_reveal_no_income(built: int) -> None:
    """The second, fourth and fifth of the other rows do."""
    t = project(*KEYS[:built], others=["wind_farm"], excavators=9, mixers=9)
    before = t.seat(0).vp

    t.play("build building", "site wind_farm.1")

    assert told(t, E_REVEAL) == []
    assert t.seat(0).vp == before


@pytest.mark.parametrize(
    "objective",
    [
        "OBJ_red_border",
        "OBJ_most_area",
        "OBJ_connected_bases",
        "OBJ_fewest_area",
        "OBJ_basins_1",
        "OBJ_basins_3",
    ],
)
def test_l2_5_buildings_do_not_count_for_objective_tiles(objective: str) -> None:
    """R-79: five buildings, some on red-bordered slots, tie with nothing at all: 13 points each."""
    built: dict[str, Sequence[int | None]] = {
        key: (1,) if i < 3 else (None, None, 1) for i, key in enumerate(KEYS[:5])
    }
    t = barrage(
        seat(USA, "viktor", engineers=1),
        seat(ITALY, "jill", passed=True),
        leeghwater=True,
        display=DISPLAY,
        round=5,
        objective=objective,
        buildings=column(built),
    )

    t.play("space bank", "engineers 1")

    sources = [(who, a) for kind, who, source, a, _ in t.events if kind == E_VP and _is_objective(source)]
    assert sources == [(0, 13), (1, 13)]


def _is_objective(source: int) -> bool:
    return A_OBJECTIVE <= source < A_OBJECTIVE + 6


# L2.6 -----------------------------------------------------------------------------------------------------


def test_l2_6_only_who_activated_it_may_use_it() -> None:
    t = project(
        "financial_division",
        table={"buildings": column({"financial_division": (1,), "energy_relay_field": (2,)})},
    )

    assert spaces(t, "financial_division") == [1, 2, 3, 4]
    assert spaces(t, "energy_relay_field") == []


@pytest.mark.parametrize(("credits_", "open_to"), [(0, []), (1, [1]), (3, [1]), (4, [1, 2, 3, 4])])
def test_l2_6_border_and_symbol_are_paid_together(credits_: int, open_to: list[int]) -> None:
    t = project("energy_relay_field", credits=credits_)

    assert spaces(t, "energy_relay_field") == open_to


@pytest.mark.parametrize(("engineers", "open_to"), [(1, [1]), (2, [1, 2, 3, 4])])
def test_l2_6_the_first_space_is_the_cheap_one(engineers: int, open_to: list[int]) -> None:
    t = project("financial_division", engineers=engineers)

    assert spaces(t, "financial_division") == open_to


# L2.7 -----------------------------------------------------------------------------------------------------


def test_l2_7_once_a_round_on_the_same_tile() -> None:
    """R-80: another tile is free to use, and in the next round this one again."""
    t = project("financial_division", "energy_relay_field")

    t.play("space financial_division_1")
    assert spaces(t, "financial_division") == []
    assert spaces(t, "energy_relay_field") == [1, 2, 3, 4]
    t.finish_turns()
    t.deal()
    while t.decider != 0:
        t.answer_plainly()

    assert spaces(t, "financial_division") == [1, 2, 3, 4]


def test_l2_7_a_space_is_for_one_participant() -> None:
    t = barrage(
        seat(USA, "viktor"),
        seat(ITALY, "jill"),
        leeghwater=True,
        display=DISPLAY,
        buildings=column({"financial_division": (1, None, 2)}),
    )

    t.play("space financial_division_2")
    assert t.decider == 1
    assert spaces(t, "financial_division") == [1, 3, 4]


# L2.8 -----------------------------------------------------------------------------------------------------


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "cofferdam": {"on_map": {"B5L": (1, 1, 1), "B8L": ("neutral", 3, 3)}},
    "control_station": {"on_map": {"B5L": (1, 1, 0), "C5A": 1, "P8_1": 1}},
    "customer_office": {"fulfilled": ["S1"]},
    "development_office": {"wheel": wheel((None, 3, 0))},
    "research_lab": {"wheel": wheel(("BASIC_base", 1, 0), ("BASIC_conduit", 0, 1))},
}


def test_l2_8_an_action_that_can_be_done_is_offered() -> None:
    for key in KEYS:
        assert spaces(ready(key), key) == [1, 2, 3, 4], key


@pytest.mark.parametrize("key", IMPOSSIBLE)
def test_l2_8_what_cannot_be_performed_is_not_offered(key: str) -> None:
    """R-87 for the Research Lab: from a segment of one machine nothing would return."""
    t = project(key, credits=20, **IMPOSSIBLE[key])

    assert spaces(t, key) == []


@pytest.mark.parametrize(
    ("works", "credits_", "open_to"), [("B4", 5, []), ("B4", 6, [1, 2, 3, 4]), (None, 20, [])]
)
def test_l2_8_the_loan_agency_needs_a_work_it_can_pay(
    works: str | None, credits_: int, open_to: list[int]
) -> None:
    t = project("loan_agency", credits=credits_, table={"works": [works, None, None]})

    assert spaces(t, "loan_agency") == open_to


def test_l2_8_the_fee_must_be_left_after_the_red_border() -> None:
    """A foreign conduit asks for a credit: three credits pay the border but not the fee as well."""
    foreign = {"B5L": (1, 2, 2), "C5A": 2, "P8_1": 1}

    assert spaces(project("control_station", credits=3, on_map=foreign), "control_station") == [1]
    assert spaces(project("control_station", credits=4, on_map=foreign), "control_station") == [1, 2, 3, 4]


# L2.9 -----------------------------------------------------------------------------------------------------


def test_l2_9_cofferdam_puts_a_drop_on_an_own_or_neutral_dam_with_room() -> None:
    t = project(
        "cofferdam",
        on_map={
            "B1L": (1, 1, 1),  # full
            "B5L": (1, 2, 1),
            "B6L": (2, 2, 0),  # foreign
            "B8L": ("neutral", 3, 2),
            "B4L": ("neutral", 1, 1),  # full
        },
    )

    t.play("space cofferdam_1")
    assert t.options() == ["site B5L", "site B8L"]
    t.play("site B8L")

    assert [(a, b) for kind, _, _, a, b in t.events if kind == E_ADDED] == [(SITE_KEYS.index("B8L"), 1)]
    assert t.s.dam_drops[SITE_KEYS.index("B8L")] == 3
    assert t.s.head_drops == [0, 0, 0, 0]


def test_l2_9_control_station_produces_with_three_more() -> None:
    """Six energy of the water, three of the building, one of the second powerhouse."""
    t = project("control_station", on_map={**SYSTEM, "P9_1": 1}, contracts=["Y11", "R12"])

    t.play("space control_station_1", "system B5L C5A", "drops 2")

    assert [a for a, _ in told(t, E_PRODUCED)] == [10]
    assert t.options() == ["contract Y11", "contract R12", "skip"]


def test_l2_9_control_station_lets_the_company_and_the_officer_act() -> None:
    """Viktor lifts a product of 3 to 4; Italy adds its three steps after the contract."""
    t = project(
        "control_station",
        company=ITALY,
        on_map={"B5L": (1, 1, 1), "C5A": 1, "P8_1": 1, "P9_1": 1, "P10_1": 1},
    )

    t.play("space control_station_1", "system B5L C5A", "drops 1")

    assert [a for a, _ in told(t, E_ENERGY)] == [8, 3]


def test_l2_9_customer_office_fulfils_an_own_contract_without_energy() -> None:
    t = project("customer_office", credits=3, contracts=["R07", "S1"], table={"national": ["N5"]})

    t.play("space customer_office_1")
    assert t.options() == ["contract S1", "contract R07"]
    t.play("contract R07")

    assert len(told(t, E_FULFILLED)) == 1
    assert told(t, E_ENERGY) == []
    p = t.seat(0)
    assert (p.vp, p.credits) == (10 + 8, 0)


def test_l2_9_development_office_returns_a_tile_and_leaves_the_machines() -> None:
    t = project("development_office", wheel=wheel(None, ("BASIC_base", 3, 0), ("BASIC_conduit", 4, 0)))
    before = t.seat(0).excavators

    t.play("space development_office_1")
    assert t.options() == ["tile BASIC_base", "tile BASIC_conduit"]
    t.play("tile BASIC_conduit")

    p = t.seat(0)
    assert told(t, E_RETRIEVED) == [(tile_number("BASIC_conduit"), 0)]
    assert p.tiles >> tile_number("BASIC_conduit") & 1
    assert p.excavators == before
    t.play("space workshop_turn3_L")
    assert p.excavators == before + 4  # they come back with their segment, without the tile


def test_l2_9_energy_relay_field_gives_track_energy_only() -> None:
    t = project("energy_relay_field", contracts=["S3"], credits=1)

    t.play("space energy_relay_field_1")

    assert told(t, E_ENERGY) == [(4, 0)]
    assert t.seat(0).credits == 0
    assert "contract S3" not in t.options()


def test_l2_9_financial_division_gives_five_credits() -> None:
    t = project("financial_division", credits=0)

    t.play("space financial_division_1")

    assert t.seat(0).credits == 5


def test_l2_9_loan_agency_takes_a_work_for_credits() -> None:
    """The engineers stand at the Loan Agency; the space of the work stays free but has no tile."""
    t = project("loan_agency", credits=6, excavators=0, mixers=0, table={"works": ["B4", "C5", "A2"]})

    t.play("space loan_agency_1")
    assert t.options() == ["work B4", "work A2"]
    t.play("work B4")

    p = t.seat(0)
    assert told(t, E_WORK) == [([work.key for work in WORKS].index("B4"), 0)]
    assert (p.credits, p.vp, p.energy, p.excavators) == (0, 10 + 5, 6, 0)
    taken = GAME.view(t.s, 0)["spaces"]
    assert isinstance(taken, dict)
    assert "loan_agency_1" in taken
    assert "external_1" not in taken
    assert GAME.view(t.s, 0)["works"] == [None, "C5", "A2"]


def test_bx_116_loan_agency_takes_six_credits_for_three_machines() -> None:
    t = project("loan_agency", credits=6, excavators=3, mixers=3, table={"works": ["B1", None, None]})

    t.play("space loan_agency_1", "work B1")

    assert told(t, E_CREDITS) == [(-6, 0), (5, 0)]
    assert (t.seat(0).excavators, t.seat(0).mixers) == (3, 3)


def test_l2_9_research_lab_returns_half_a_segment_of_choice() -> None:
    t = project(
        "research_lab", excavators=0, mixers=0, wheel=wheel(("BASIC_building", 3, 2), None, (None, 4, 0))
    )

    t.play("space research_lab_1")
    assert t.options() == ["segment 1", "segment 3"]
    t.play("segment 1")
    assert t.options() == ["excavators 0", "excavators 1", "excavators 2"]
    t.play("excavators 1")

    p = t.seat(0)
    assert (p.excavators, p.mixers) == (1, 1)
    assert not p.tiles >> tile_number("BASIC_building") & 1  # the tile stays where it is
    assert told(t, E_RETRIEVED) == [(EMPTY, 1 << 4 | 1)]


@pytest.mark.parametrize(("excavators", "mixers", "half"), [(2, 0, (1, 0)), (0, 3, (0, 1)), (10, 0, (5, 0))])
def test_l2_9_research_lab_rounds_down(excavators: int, mixers: int, half: tuple[int, int]) -> None:
    t = project("research_lab", excavators=0, mixers=0, wheel=wheel(("BASIC_conduit", excavators, mixers)))

    t.play("space research_lab_1", "segment 1")

    assert (t.seat(0).excavators, t.seat(0).mixers) == half


def test_l2_9_research_lab_halves_the_largest_segment() -> None:
    """A conduit of 5 paid with the level II joker: ten machines of both kinds, of which five return."""
    t = project(
        "research_lab",
        excavators=0,
        mixers=0,
        wheel=wheel(("A2_joker", 6, 4)),
    )

    t.play("space research_lab_1", "segment 1")
    assert t.options() == [f"excavators {n}" for n in (1, 2, 3, 4, 5)]
    t.play("excavators 5")

    assert (t.seat(0).excavators, t.seat(0).mixers) == (5, 0)


def test_bx_117_research_lab_returns_two_of_five() -> None:
    t = project("research_lab", excavators=0, mixers=0, wheel=wheel(("BASIC_base", 5, 0)))

    t.play("space research_lab_1", "segment 1")

    assert t.seat(0).excavators == 2
    assert told(t, E_RETRIEVED) == [(EMPTY, 2 << 4)]


@pytest.mark.parametrize("excavators", [0, 1, 2])
def test_l2_9_robot_factory_gives_two_machines_of_choice(excavators: int) -> None:
    t = project("robot_factory", credits=1, excavators=0, mixers=0)

    t.play("space robot_factory_1")
    assert t.options() == ["excavators 0", "excavators 1", "excavators 2"]
    t.play(f"excavators {excavators}")

    p = t.seat(0)
    assert (p.excavators, p.mixers, p.credits) == (excavators, 2 - excavators, 0)
    assert len(told(t, E_EXCAVATORS)) + len(told(t, E_MIXERS)) == (2 if excavators == 1 else 1)


def test_l2_9_wind_farm_gives_contract_energy() -> None:
    """Five energy, whatever the company board adds to productions (B7.3.8)."""
    t = project(
        "wind_farm",
        company=ITALY,
        credits=2,
        contracts=["Y03", "Y06"],
        on_map={"P8_1": 1, "P9_1": 1, "P10_1": 1},
    )

    t.play("space wind_farm_1")
    assert t.options() == ["contract Y03", "skip"]
    t.play("skip")

    assert (t.seat(0).energy, t.seat(0).credits) == (5, 0)


# L2.10 ----------------------------------------------------------------------------------------------------


@EACH
def test_l2_10_every_company_that_activated_a_tile_scores_it_at_the_end(facts: Facts) -> None:
    t = barrage(
        seat(USA, "viktor", engineers=1),
        seat(ITALY, "jill", passed=True),
        leeghwater=True,
        display=DISPLAY,
        round=5,
        buildings=column({facts.key: (1, None, 2)}, next(key for key in KEYS if key != facts.key)),
    )

    t.play("space bank", "engineers 1")

    scored = [(who, source, a) for kind, who, source, a, _ in t.events if kind == E_VP and source >= A_USE]
    own = A_USE + KEYS.index(facts.key)
    assert [row for row in scored if row[1] < A_USE + len(KEYS)] == [(0, own, facts.vp), (1, own, facts.vp)]


# L2.11 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", [3, 4])
def test_l2_11_the_level_i_joker_frees_the_last_slots(slot: int) -> None:
    t = project(
        others=["cofferdam"],
        credits=0,
        wheel=wheel(("BASIC_building", 0, 0)),
        tiles=at_hand("A1_joker", without=["BASIC_building"]),
    )

    t.play("build building", f"site cofferdam.{slot}")

    assert told(t, E_CREDITS) == []
    assert len(told(t, E_BUILT)) == 1


def test_l2_11_with_another_tile_they_cost_three() -> None:
    t = project(others=["cofferdam"], credits=3, tiles=at_hand("A1_joker"))

    t.play("build building", "site cofferdam.3", "tile BASIC_building")

    assert t.seat(0).credits == 0
