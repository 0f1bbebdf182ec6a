"""Rule L6: Simone, Tommaso, Leslie and Margot, and Mahiri copying each of them.

Long, because every officer is also tried as a copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_AGAIN,
    E_CREDITS,
    E_DEALT,
    E_DISCARDED,
    E_ENERGY,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_FULFILLED,
    E_INVEST,
    E_MIXERS,
    E_RECOVER,
    E_ROTATE,
    E_VP,
    E_WORK,
    EMPTY,
    SP_LESLIE,
)
from tests.tables import BASIC, FRANCE, ITALY, USA, Play, barrage, seat, tile_number, wheel

DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]  # full, so that nothing is drawn after a turn
SYSTEM = {"B5L": (1, 3, 3), "C5A": 1, "P8_1": 1}  # three drops through a conduit of 3
NINE = ("space turbine_zero_L", "system B5L C5A", "drops 3")  # nine energy on it
FRENCH = {**SYSTEM, "P9_1": 1, "P10_1": 1}  # with the ability and a bonus of one


def project(
    officer: str,
    *,
    company: str = USA,
    other: str = "graziano",
    built: Sequence[str] = (),
    works: Sequence[str | None] = (),
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The first seat has built on some; its turns follow each other, since the other one has passed."""
    buildings = [{"key": key, "slots": [1, None, None, None]} for key in built]
    return barrage(
        seat(company, officer, extra_tiles=(), **fields),
        seat(FRANCE if company != FRANCE else ITALY, other, passed=True),
        on_map=on_map,
        **{
            "leeghwater": True,
            "display": DISPLAY,
            "buildings": buildings,
            "works": [*works, None, None, None][:3],
            **(table or {}),
        },
    )


def mahiri(other: str, **fields: object) -> Play:
    """Mahiri plays, the owner of the other officer has passed."""
    given: dict[str, Any] = {"other": other, **fields}
    return project("mahiri", **given)


def told(t: Play, kind: int, who: int = 0) -> list[tuple[int, int]]:
    """What the last answers did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def fulfilled(t: Play) -> list[str]:
    """The contracts the last answers fulfilled, in order."""
    return [CONTRACTS[a].key for a, _ in told(t, E_FULFILLED)]


def contracts(t: Play) -> list[str]:
    return [option.removeprefix("contract ") for option in t.options() if option.startswith("contract")]


def is_at_turn(t: Play) -> bool:
    return "space bank" in t.deal().options()


# L6.1 Simone ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("officer", "limit"), [("simone", 4), ("viktor", 3)])
def test_l6_1_1_simone_holds_four_contracts(officer: str, limit: int) -> None:
    """With two in hand she takes two more and keeps them all."""
    t = project(officer, contracts=["S1", "S2"])

    t.play("space contract_take2_L", "contract Y01", "contract R01")

    assert (contracts(t) == ["S1", "S2", "Y01", "R01"]) == (limit == 3)
    assert is_at_turn(t) == (limit == 4)


def test_l6_1_1_above_four_she_discards() -> None:
    t = project("simone", contracts=["S1", "S2", "S3"])

    t.play("space contract_take2_L", "contract Y01", "contract R01")
    assert contracts(t) == ["S1", "S2", "S3", "Y01", "R01"]
    t.play("contract S1")

    assert len(told(t, E_DISCARDED)) == 1
    assert t.seat(0).hand.bit_count() == 4


def test_l6_1_2_any_number_of_contracts_within_the_energy() -> None:
    """Nine energy: 4, 3 and 2; after each the rest decides what is left to choose."""
    t = project("simone", contracts=["S4", "S1", "S3", "Y03"], on_map=SYSTEM)

    t.play(*NINE)
    assert contracts(t) == ["S1", "S3", "S4", "Y03"]
    t.play("contract S4", "excavators 1")
    assert contracts(t) == ["S1", "S3", "Y03"]
    t.play("contract S1")
    assert contracts(t) == ["S3"]
    t.play("contract S3")

    assert is_at_turn(t)
    assert t.seat(0).fulfilled.bit_count() == 3


def test_l6_1_2_the_sum_counts_not_each_contract() -> None:
    t = project("simone", contracts=["Y03", "Y05"], on_map=SYSTEM)

    t.play(*NINE, "contract Y03")

    assert is_at_turn(t)
    assert fulfilled(t) == ["Y03"]


def test_l6_1_2_she_may_stop_after_any_of_them() -> None:
    t = project("simone", contracts=["S1", "S3"], on_map=SYSTEM)

    t.play(*NINE, "contract S1")
    assert t.options() == ["contract S3", "skip"]
    t.play("skip")

    assert t.seat(0).fulfilled.bit_count() == 1


def test_l6_1_2_national_and_own_contracts_together() -> None:
    """Fifteen energy: a national contract of 13 and an own one of 2."""
    t = project(
        "simone",
        contracts=["S3"],
        on_map={"B2L": (1, 3, 3), "C2B": 1, "P10_1": 1},
        table={"national": ["N1"]},
    )

    t.play("space turbine_zero_L", "system B2L C2B", "drops 3", "contract N1")

    assert contracts(t) == ["S3"]


def test_l6_1_2_rewards_are_resolved_one_after_the_other() -> None:
    """The machine of the first contract is chosen before the second is asked for."""
    t = project("simone", contracts=["S4", "S1"], on_map=SYSTEM)

    t.play(*NINE, "contract S4")
    assert t.options() == ["excavators 0", "excavators 1"]
    t.play("excavators 0", "contract S1")

    assert (t.seat(0).credits, t.seat(0).energy) == (6 + 2 + 2, 9 + 2)


def test_l6_1_2_energy_of_a_reward_does_not_add_to_the_sum() -> None:
    """Nine energy: 5 and 3 are fulfilled; the two steps of the second do not reach a contract of 2."""
    t = project("simone", contracts=["Y03", "S1", "S3"], on_map=SYSTEM)

    t.play(*NINE, "contract Y03", "contract S1")

    assert t.seat(0).energy == 11
    assert is_at_turn(t)


def test_l6_1_2_others_fulfil_one() -> None:
    t = project("viktor", contracts=["S1", "S3"], on_map=SYSTEM)

    t.play(*NINE, "contract S1")

    assert is_at_turn(t)


@pytest.mark.parametrize(
    ("held", "is_reached"), [(["Y01", "R05"], True), (["Y06", "R05"], False), (["S3", "Y03", "Y09"], True)]
)
def test_l6_1_3_france_lowers_the_sum_once(held: list[str], *, is_reached: bool) -> None:
    """R-40: ten energy reach a sum of 13, not 14; lowering each contract would reach more."""
    t = project(
        "simone",
        company=FRANCE,
        contracts=held,
        on_map=FRENCH,
        table={"display": ["G01", "G02", "Y11", "Y12", "R01", "R02"]},
    )

    t.play(*NINE)
    for contract in held[:-1]:
        t.play(f"contract {contract}")
        while t.options()[0].startswith(("excavators", "head", "site")):
            t.play(t.options()[-1])

    assert (held[-1] in contracts(t)) == is_reached


def test_l6_1_4_contract_energy_allows_only_one() -> None:
    t = project("simone", built=["wind_farm"], contracts=["S1", "S3"])

    t.play("space wind_farm_1", "contract S1")

    assert is_at_turn(t)
    assert t.seat(0).fulfilled.bit_count() == 1


def test_l6_1_4_and_so_does_a_reward_without_energy() -> None:
    t = project("simone", works=["C3"], excavators=6, contracts=["S1", "S3"])

    t.play("space external_1", "contract S1")

    assert is_at_turn(t)


# L6.2 Tommaso ---------------------------------------------------------------------------------------------


def test_l6_2_1_the_architect_is_one_of_twelve_engineers() -> None:
    """All twelve can go to the bank, also with him; he is back in the next round."""
    t = project("tommaso", credits=0)
    assert t.seat(0).engineers == 12

    t.play("space bank")
    assert t.options()[-1] == "engineers 12"
    t.play("engineers 12").deal()

    assert t.s.round == 2
    assert (t.seat(0).engineers, t.seat(0).architect) == (12, 1)


def test_l6_2_1_with_only_the_architect_left_one_does_not_pass() -> None:
    t = project("tommaso", engineers=1)

    assert "pass" not in t.options()
    assert "space workshop_turn1_L" in t.options()


def test_l6_2_2_alone_on_a_space_for_one_he_earns_another_turn() -> None:
    t = barrage(
        seat(USA, "tommaso"),
        seat(ITALY, "jill"),
        leeghwater=True,
        display=DISPLAY,
    )

    t.play("space workshop_turn1_L")
    assert t.options() == ["architect", "skip"]
    t.play("architect")

    assert told(t, E_AGAIN) == [(0, 0)]
    assert (t.decider, t.seat(0).engineers, t.seat(0).architect) == (0, 11, 0)
    t.play("space bank", "engineers 1")
    assert t.decider == 1


def test_l6_2_2_he_works_once_a_round() -> None:
    t = project("tommaso")

    t.play("space workshop_turn1_L", "architect", "space machinery_excavator_L")

    assert is_at_turn(t)
    assert told(t, E_AGAIN) == [(0, 0)]


def test_l6_2_2_the_action_is_resolved_before_he_asks() -> None:
    t = project("tommaso", contracts=["S1"], on_map=SYSTEM)

    t.play("space turbine_minus2_L", "system B5L C5A", "drops 3")
    assert contracts(t) == ["S1"]
    t.play("contract S1")

    assert t.options() == ["architect", "skip"]


@pytest.mark.parametrize(
    "answers",
    [
        ["space cofferdam_1", "site B6L"],
        ["space water_flow1_L", "head D"],
        ["space machinery_excavator_R"],
        ["build base", "site B8L"],
        ["build building", "site research_lab.1"],
    ],
)
def test_l6_2_2_every_space_for_one_engineer_counts(answers: list[str]) -> None:
    """Those of buildings and the first construction space too."""
    t = project(
        "tommaso",
        on_map={"B6L": (1, 1, 0)},
        table={
            "buildings": [{"key": "cofferdam", "slots": [1, None, None, None]}, {"key": "research_lab"}],
        },
    )

    t.play(*answers)

    assert t.options() == ["architect", "skip"]


def test_l6_2_2_the_display_is_refilled_before_the_extra_turn() -> None:
    """Two contracts of one colour are never missing when he goes again."""
    t = project("tommaso")

    t.play("space contract_take1_L", "contract Y01", "architect")
    assert E_DEALT not in [event[0] for event in t.events]
    assert t.options()[0].startswith("contract Y")  # chance draws the new one
    t.deal("contract Y07")

    assert GAME.view(t.s, 0)["display"] == ["G01", "G02", "Y07", "Y02", "R01", "R02"]
    assert (t.decider, is_at_turn(t)) == (0, True)


def test_l6_2_2_with_nothing_left_to_do_there_is_no_extra_turn() -> None:
    """He is the last engineer; only an engineer-free construction would make another turn."""
    t = project("tommaso", engineers=1)
    t.play("space workshop_turn1_L").deal()
    assert t.s.round == 2

    t = project("tommaso", engineers=1, tiles=[*BASIC, "BASIC_building", "A3_base"])
    t.play("space workshop_turn1_L")
    assert t.options() == ["architect", "skip"]
    t.play("architect")
    assert t.options() == ["build base", "pass"]


@pytest.mark.parametrize(
    ("constructions", "answers"),
    [
        (0, ["space workshop_turn1_R"]),
        (0, ["space external_1"]),
        (1, ["build base", "site B8L"]),
        (2, ["build base", "site B8L"]),
    ],
)
def test_l6_2_3_no_extra_turn_together_with_others(constructions: int, answers: list[str]) -> None:
    t = project("tommaso", works=["B4"], constructions=constructions)

    t.play(*answers)

    assert is_at_turn(t)
    assert told(t, E_AGAIN) == []


@pytest.mark.parametrize("engineers", [1, 2])
def test_l6_2_3_no_extra_turn_in_the_bank(engineers: int) -> None:
    """R-41."""
    t = project("tommaso")

    t.play("space bank", f"engineers {engineers}")

    assert is_at_turn(t)
    assert told(t, E_AGAIN) == []


def test_bx_115_architect() -> None:
    """Alone on a space for one engineer: another turn; with an engineer on a space for two: none."""
    alone = project("tommaso", engineers=2)
    alone.play("space workshop_turn1_L", "architect")
    assert (is_at_turn(alone), alone.seat(0).architect) == (True, 0)

    together = project("tommaso", engineers=2)
    together.play("space workshop_turn1_R").deal()
    assert (together.s.round, told(together, E_AGAIN)) == (2, [])


def test_l6_2_4_the_player_decides_whether_it_was_the_architect() -> None:
    """Declined, he is still at hand and asked for again; by default he goes last."""
    t = project("tommaso", engineers=3)

    t.play("space workshop_turn1_L", "skip")
    assert t.seat(0).architect == 1
    t.play("space bank", "engineers 1")
    assert (t.seat(0).engineers, t.seat(0).architect) == (1, 1)
    t.play("space machinery_excavator_L").deal()

    assert t.s.round == 2


def test_l6_2_4_he_is_the_last_of_those_that_leave() -> None:
    """Two on a space for two and one in the bank: the fourth is the architect, who still earns his turn."""
    t = project("tommaso", engineers=4, tiles=[*BASIC, "BASIC_building", "A3_base"])

    t.play("space workshop_turn1_R", "space bank", "engineers 1", "space machinery_excavator_L")

    assert t.options() == ["architect", "skip"]


def test_l6_2_4_with_the_last_engineers_he_is_gone() -> None:
    t = barrage(seat(USA, "tommaso", engineers=2), seat(ITALY, "jill"), leeghwater=True, display=DISPLAY)

    t.play("space workshop_turn1_R")

    assert (t.decider, t.seat(0).engineers, t.seat(0).architect) == (1, 0, 0)


# L6.3 Leslie ----------------------------------------------------------------------------------------------


def test_l6_3_1_the_machines_go_onto_the_wheel_with_her_tile() -> None:
    """Two engineers at the work as ever, no construction space, one rotation, then the reward."""
    t = project("leslie", works=["B4"], excavators=4)

    t.play("space external_1")
    assert t.options() == ["tile SP_leslie", "skip"]
    t.play("tile SP_leslie")

    p = t.seat(0)
    assert told(t, E_INVEST) == [(SP_LESLIE, 3 << 4)]
    assert told(t, E_ROTATE) == [(1, 0)]
    assert told(t, E_EXCAVATORS) == []
    assert (p.excavators, p.engineers, p.constructions, p.energy) == (1, 10, 0, 6)
    assert len(told(t, E_WORK)) == 1


def test_l6_3_1_they_come_back_like_those_of_a_construction() -> None:
    t = project("leslie", works=["B4"], excavators=3)
    t.play("space external_1", "tile SP_leslie", "space workshop_turn3_L", "space workshop_turn1_L")
    assert told(t, E_RECOVER) == []

    t.play("space workshop_turn1_R")

    assert told(t, E_RECOVER) == [(SP_LESLIE, 3 << 4)]
    assert t.seat(0).excavators == 3


def test_l6_3_1_the_rotation_returns_what_arrives_before_the_reward() -> None:
    """A2 then turns the wheel by two more."""
    t = project(
        "leslie",
        works=["A2"],
        wheel=wheel(None, None, ("BASIC_base", 3, 0), None, ("BASIC_conduit", 2, 0)),
        excavators=0,
    )

    t.play("space external_1", "tile SP_leslie")

    assert told(t, E_ROTATE) == [(1, 0), (2, 0)]
    assert told(t, E_RECOVER) == [
        (tile_number("BASIC_conduit"), 2 << 4),
        (tile_number("BASIC_base"), 3 << 4),
    ]


def test_l6_3_1_she_may_lose_them_instead() -> None:
    t = project("leslie", works=["B4"], excavators=4)

    t.play("space external_1", "skip")

    assert (told(t, E_INVEST), told(t, E_ROTATE)) == ([], [])
    assert told(t, E_EXCAVATORS) == [(-3, 0)]
    assert t.seat(0).tiles >> SP_LESLIE & 1


def test_l6_3_1_the_machines_must_be_at_hand() -> None:
    t = project("leslie", works=["B4"], excavators=2)

    assert "space external_1" not in t.options()


def test_l6_3_2_only_with_the_tile_in_the_supply() -> None:
    t = project("leslie", works=["B4"], excavators=4, wheel=wheel(("SP_leslie", 1, 0)))

    t.play("space external_1")

    assert told(t, E_EXCAVATORS) == [(-3, 0)]
    assert is_at_turn(t)


def test_l6_3_2_her_tile_allows_no_structure() -> None:
    t = project(
        "leslie",
        excavators=9,
        mixers=9,
        on_map={"B5L": 1},
        wheel=wheel(*((tile, 0, 0) for tile in (*BASIC, "BASIC_building"))),
        table={"buildings": [{"key": "cofferdam"}]},
    )

    assert [option for option in t.options() if option.startswith("build")] == []


def test_l6_3_2_her_tile_is_not_an_advanced_one() -> None:
    """Round 1, six energy: four points for each advanced tile, and she has one besides."""
    t = project(
        "leslie",
        engineers=1,
        energy=6,
        tiles=[*BASIC, "BASIC_building", "SP_leslie", "A1_base"],
        table={"bonus": ["BT_advanced_tech", "BT_bases", "BT_elevations", "BT_conduits", "BT_powerhouses"]},
    )

    t.play("space bank", "engineers 1")

    assert [a for a, _ in told(t, E_VP)] == [6, 4]


def test_l6_3_3_not_with_the_loan_agency() -> None:
    t = project("leslie", built=["loan_agency"], works=["B4"], excavators=3)

    t.play("space loan_agency_1", "work B4")

    assert (told(t, E_INVEST), told(t, E_ROTATE)) == ([], [])
    assert t.seat(0).excavators == 3
    assert is_at_turn(t)


# L6.4 Margot ----------------------------------------------------------------------------------------------


def test_l6_4_1_one_engineer_for_the_action_of_an_own_building() -> None:
    """Also where the building's own spaces take two; only the symbol is paid."""
    t = project("margot", built=["robot_factory"], credits=1)

    t.play("use robot_factory", "excavators 2")

    assert told(t, E_ENGINEERS) == [(1, 0)]
    assert told(t, E_CREDITS) == [(-1, 0)]
    assert told(t, E_EXCAVATORS) == [(2, 0)]


def test_l6_4_1_the_symbol_must_be_payable_and_the_action_possible() -> None:
    t = project("margot", built=["robot_factory", "customer_office", "financial_division"], credits=0)

    assert [option for option in t.options() if option.startswith("use")] == ["use financial_division"]


def test_l6_4_1_once_a_round() -> None:
    t = project("margot", built=["financial_division", "energy_relay_field"])
    t.play("use financial_division")
    assert not [option for option in t.options() if option.startswith("use")]

    t.finish_turns().deal()
    while t.decider != 0:
        t.answer_plainly()

    assert "use financial_division" in t.options()


def test_l6_4_1_the_same_action_twice_a_round_in_either_order() -> None:
    """R-80: her space and the spaces of the tile do not know each other."""
    t = project("margot", built=["financial_division"], credits=0)
    t.play("use financial_division", "space financial_division_1")
    assert t.seat(0).credits == 10

    t = project("margot", built=["financial_division"], credits=0)
    t.play("space financial_division_1", "use financial_division")
    assert t.seat(0).credits == 10


def test_l6_4_1_only_what_the_player_has_activated() -> None:
    t = project(
        "margot",
        table={
            "buildings": [
                {"key": "financial_division", "slots": [2, None, None, None]},
                {"key": "energy_relay_field", "slots": [2, None, 1, None]},
            ]
        },
    )

    assert [option for option in t.options() if option.startswith("use")] == ["use energy_relay_field"]


def test_l6_4_1_it_is_the_action_of_the_turn_and_needs_an_engineer() -> None:
    t = barrage(
        seat(USA, "margot", engineers=1),
        seat(ITALY, "jill"),
        leeghwater=True,
        display=DISPLAY,
        buildings=[{"key": "financial_division", "slots": [1, None, None, None]}],
    )

    t.play("use financial_division")

    assert (t.decider, t.seat(0).engineers) == (1, 0)


def test_l6_4_1_nobody_else_has_her_space() -> None:
    t = project("viktor", built=["financial_division"])

    assert not [option for option in t.options() if option.startswith("use")]


# L6.5 Mahiri copying them ---------------------------------------------------------------------------------


def test_l6_5_1_as_simone_many_contracts() -> None:
    t = mahiri("simone", contracts=["S1", "S3"], on_map=SYSTEM)

    t.play("officer simone", *NINE, "contract S1", "contract S3")

    assert t.seat(0).fulfilled.bit_count() == 2


def test_l6_5_1_as_simone_four_contracts_until_the_next_are_taken() -> None:
    t = mahiri("simone", contracts=["S1", "S2"])
    t.play("officer simone", "space contract_take2_L", "contract Y01", "contract R01").deal()
    assert is_at_turn(t)
    assert t.seat(0).hand.bit_count() == 4
    t.play("space bank", "engineers 1")
    assert (is_at_turn(t), t.seat(0).hand.bit_count()) == (True, 4)  # nothing was taken, nothing goes

    t.play("space contract_take1_L", "contract G01")
    assert contracts(t) == ["S1", "S2", "G01", "Y01", "R01"]
    t.play("contract S1")
    assert contracts(t) == ["S2", "G01", "Y01", "R01"]
    t.play("contract S2").deal()

    assert (is_at_turn(t), t.seat(0).hand.bit_count()) == (True, 3)


def test_l6_5_1_without_the_copy_only_one_contract() -> None:
    t = mahiri("simone", contracts=["S1", "S3"], on_map=SYSTEM)

    t.play(*NINE, "contract S1")

    assert is_at_turn(t)


def test_l6_5_2_as_tommaso_the_single_engineer_earns_another_turn() -> None:
    """In it she cannot be activated again."""
    t = mahiri("tommaso")

    t.play("officer tommaso", "space workshop_turn1_L")
    assert t.options() == ["architect", "skip"]
    t.play("architect")

    assert told(t, E_AGAIN) == [(0, 0)]
    assert (is_at_turn(t), t.seat(0).engineers) == (True, 10)
    assert not [option for option in t.options() if option.startswith("officer")]
    t.play("space machinery_excavator_L")
    assert is_at_turn(t)
    assert "officer tommaso" in t.options()


def test_l6_5_2_her_own_space_does_not_count_nor_does_a_space_for_two() -> None:
    t = mahiri("tommaso")

    t.play("officer tommaso", "space workshop_turn1_R")

    assert (is_at_turn(t), told(t, E_AGAIN)) == (True, [])


def test_l6_5_2_in_the_extra_turn_the_copy_is_over() -> None:
    """A space for one engineer earns nothing more."""
    t = mahiri("tommaso")

    t.play("officer tommaso", "space workshop_turn1_L", "architect", "space machinery_excavator_L")

    assert told(t, E_AGAIN) == [(0, 0)]
    assert is_at_turn(t)


def test_l6_5_2_without_the_copy_no_architect() -> None:
    t = mahiri("tommaso")

    t.play("space workshop_turn1_L")

    assert is_at_turn(t)


def test_l6_5_3_as_leslie_the_machines_go_onto_the_wheel_without_a_tile() -> None:
    t = mahiri("leslie", works=["B4"], excavators=3)

    t.play("officer leslie", "space external_1", "tile SP_leslie")

    assert told(t, E_INVEST) == [(EMPTY, 3 << 4)]
    assert told(t, E_ROTATE) == [(1, 0)]
    assert t.seat(0).energy == 6
    assert not t.seat(0).tiles >> SP_LESLIE & 1


def test_l6_5_3_in_this_turn_only() -> None:
    t = mahiri("leslie", works=["B4", "A1"], excavators=4)

    t.play("officer leslie", "space external_2", "tile SP_leslie", "space external_1")

    assert len(told(t, E_INVEST)) == 1
    assert told(t, E_EXCAVATORS) == [(-3, 0)]
    assert told(t, E_MIXERS) == []


def test_l6_5_4_as_margot_one_engineer_for_an_own_building() -> None:
    t = mahiri("margot", built=["robot_factory"])
    assert "use robot_factory" not in t.options()

    t.play("officer margot")
    assert "use robot_factory" in t.options()
    t.play("use robot_factory", "excavators 0")

    assert told(t, E_ENGINEERS) == [(1, 0)]
    assert (t.seat(0).engineers, t.seat(0).mixers) == (10, 4 + 2)


def test_l6_5_4_her_second_activation_may_do_it_again() -> None:
    """Margot's owner uses her space once a round; Mahiri pays for each copy."""
    t = mahiri("margot", built=["financial_division"], credits=0)

    t.play("officer margot", "use financial_division", "officer margot", "use financial_division")

    assert t.seat(0).credits == 5 - 3 + 5
    assert t.seat(0).engineers == 8


def test_b12_7_10_mahiri_copies_the_officers_of_the_expansion() -> None:
    """Those of the others and those set aside; also that of an Automa's board (R-82)."""
    t = barrage(
        seat(USA, "mahiri"),
        seat(ITALY, "margot", level="low"),
        leeghwater=True,
        display=DISPLAY,
        aside=["simone", "tommaso"],
        automa={"entries": 1},
    )

    assert {"officer simone", "officer tommaso", "officer margot"} <= set(t.options())
    assert "officer leslie" not in t.options()


def test_b12_7_10_track_energy_of_a_copy_stays_track_energy() -> None:
    t = mahiri("margot", built=["energy_relay_field"], contracts=["S3"])

    t.play("officer margot", "use energy_relay_field")

    assert told(t, E_ENERGY) == [(4, 0)]
    assert is_at_turn(t)
