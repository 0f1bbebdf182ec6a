"""Rules B7.1, B7.2 and B7.5: production actions and where their water goes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from millrace.games.barrage.content.map import DAM_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_CREDITS,
    E_ENERGY,
    E_FULFILLED,
    E_HELD,
    E_LEAVES,
    E_PRODUCED,
    E_SPENT,
    E_VP,
)
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, seat

PAUL, JOANNA, VIKTOR = 0, 1, 2
NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}
OWN_SYSTEM: dict[str, object] = {"B2L": (1, 3, 3), "C2A": 1, "P6_1": 1}  # value 3, three drops


def told(t: Play, kind: int) -> list[tuple[int, int]]:
    """Seat and amount of the events of one kind, in order."""
    return [(who, a) for k, who, _, a, _ in t.events if k == kind]


def held(t: Play) -> list[str]:
    """The dams that stopped a drop, in order."""
    return [DAM_KEYS[a] for _, a in told(t, E_HELD)]


def drops_behind(t: Play, dam: str) -> object:
    dams = GAME.view(t.s, PAUL)["dams"]
    assert isinstance(dams, dict)
    return dams[dam]["drops"]


def paul_and_joanna(
    on_map: Mapping[str, object], *, own: int = 6, officer: str = "wilhelm", **fields: object
) -> Play:
    """Paul's turn; he has so many credits of his own."""
    paul = seat(USA, officer, credits=own)
    return barrage(paul, seat(GERMANY, "jill"), on_map=on_map, piles=NO_PILES, **fields)


def four(on_map: Mapping[str, object], *, own: int = 6, officer: str = "wilhelm") -> Play:
    return barrage(
        seat(USA, officer, credits=own),
        seat(GERMANY, "jill"),
        seat(ITALY, "solomon"),
        seat(FRANCE, "graziano"),
        on_map=on_map,
    )


# B7.1 Production action -----------------------------------------------------------------------------------


def test_b7_1_1_own_powerhouse_any_conduit_own_or_neutral_dam_with_water() -> None:
    t = paul_and_joanna(
        {
            "B5U": (1, 1, 1),
            "B5L": ("neutral", 2, 1),
            "C5A": 2,
            "P8_1": 1,  # own and neutral dam, foreign conduit, own powerhouse
            "B6U": (2, 1, 1),
            "C6A": 1,
            "P9_1": 1,  # the dam is Joanna's
            "B2L": (1, 1, 0),
            "C2A": 1,
            "P6_1": 1,  # no water
            "B3U": (1, 1, 1),
            "C3A": 1,
            "P5_1": 2,  # the powerhouse is Joanna's
            "B7U": (1, 1, 1),
            "P10_1": 1,  # no conduit
        }
    )

    t.play("space turbine_zero_L")

    assert t.options() == ["system B5U C5A", "system B5L C5A"]
    for missing in ("B6U C6A", "B2L C2A", "B3U C3A", "B7U C7A"):
        assert t.why_not(f"system {missing}").clause == "B7.1.1"


@pytest.mark.parametrize("drops", [1, 2, 3])
def test_b7_1_2_at_least_one_drop_at_most_all(drops: int) -> None:
    t = paul_and_joanna(OWN_SYSTEM)

    t.play("space turbine_zero_L", "system B2L C2A")
    assert t.options() == ["drops 1", "drops 2", "drops 3"]
    assert t.why_not("drops 0").clause == "B7.1.2"
    assert t.why_not("drops 4").clause == "B7.1.2"
    t.play(f"drops {drops}")

    assert told(t, E_PRODUCED) == [(PAUL, 3 * drops)]
    assert drops_behind(t, "B2L") == 3 - drops


def test_b7_1_3_drops_of_one_production_come_from_one_dam() -> None:
    """One drop of his own and two behind the neutral dam never make three."""
    t = paul_and_joanna(
        {"B5U": (1, 1, 1), "B5L": ("neutral", 2, 2), "C5A": 1, "C5B": 1, "P8_1": 1, "P10_1": 1}
    )

    t.play("space turbine_zero_L", "system B5U C5A")
    assert t.options() == ["drops 1"]
    t.play("drops 1")

    assert told(t, E_PRODUCED) == [(PAUL, 3 + 1)]
    assert drops_behind(t, "B5L") == 2
    assert t.decider == JOANNA  # no second system in the same action


def test_b7_1_4_viktor_first_then_action_then_company() -> None:
    """One drop of value 2 becomes 4; +2 of the action and +1 of two powerhouses follow."""
    on_map = {"B6U": (1, 1, 1), "C6B": 1, "P7_1": 1, "P9_1": 1}
    t = paul_and_joanna(on_map, officer="viktor")

    t.play("space turbine_plus2_L", "system B6U C6B", "drops 1")

    assert told(t, E_PRODUCED) == [(PAUL, 7)]
    assert told(t, E_ENERGY) == [(PAUL, 7)]


def test_b7_1_4_drops_times_value() -> None:
    t = paul_and_joanna(OWN_SYSTEM)

    t.play("space turbine_plus2_L", "system B2L C2A", "drops 2")

    assert told(t, E_PRODUCED) == [(PAUL, 2 * 3 + 2)]


def test_b7_1_5_less_than_one_energy_is_illegal() -> None:
    """R-61: value 1, malus 2: two drops give nothing, three give 1."""
    t = paul_and_joanna({"B9U": (1, 3, 3), "C9A": 1, "P11_1": 1})

    t.play("space turbine_minus2_L", "system B9U C9A")

    assert t.options() == ["drops 3"]
    assert t.why_not("drops 2").clause == "B7.1.5"


def test_b7_1_5_company_bonus_counts() -> None:
    """R-61: the bonus of the second powerhouse makes two drops enough."""
    t = paul_and_joanna({"B9U": (1, 3, 3), "C9A": 1, "P11_1": 1, "P12_1": 1})

    t.play("space turbine_minus2_L", "system B9U C9A")

    assert t.options() == ["drops 2", "drops 3"]


def test_b7_1_5_system_without_energy_is_not_offered() -> None:
    """Even with the bonus of two powerhouses one drop of value 1 gives nothing."""
    t = paul_and_joanna({**OWN_SYSTEM, "B9U": (1, 1, 1), "C9A": 1, "P11_1": 1})

    t.play("space turbine_minus2_L")

    assert t.options() == ["system B2L C2A"]
    assert t.why_not("system B9U C9A").clause == "B7.1.5"


@pytest.mark.parametrize(
    ("on_map", "own", "clause"),
    [
        ({"B2L": (1, 1, 0), "C2A": 1, "P6_1": 1}, 6, "B7.1.6"),
        ({"B2L": (1, 1, 1), "C2A": 1}, 6, "B7.1.6"),
        ({"B2L": (1, 1, 1), "P6_1": 1}, 6, "B7.1.6"),
        ({"B2L": (1, 1, 1), "C2A": 2, "P6_1": 1}, 0, "B7.1.8"),
        ({"B9U": (1, 2, 2), "C9A": 1, "P11_1": 1}, 6, "B7.1.5"),
    ],
    ids=["no water", "no powerhouse", "no conduit", "no credit for the fee", "no energy"],
)
def test_b7_1_6_space_is_closed_without_a_production(
    on_map: Mapping[str, object], own: int, clause: str
) -> None:
    t = paul_and_joanna(on_map, own=own)

    assert t.why_not("space turbine_minus2_L").clause == clause


def test_b7_1_6_one_choice_is_enough() -> None:
    t = paul_and_joanna({"B9U": (1, 2, 2), "C9A": 1, "P11_1": 1})

    assert "space turbine_zero_L" in t.options()
    assert "space turbine_minus2_L" not in t.options()


def test_b7_1_7_foreign_conduit_costs_a_credit_per_drop_and_scores_for_its_owner() -> None:
    t = paul_and_joanna({"B2L": (1, 3, 3), "C2A": 2, "P6_1": 1})

    t.play("space turbine_zero_L", "system B2L C2A", "drops 3")

    assert told(t, E_CREDITS) == [(PAUL, -3), (JOANNA, 3)]
    assert told(t, E_VP) == [(JOANNA, 3)]
    assert (t.seat(PAUL).credits, t.seat(PAUL).vp) == (3, 10)
    assert (t.seat(JOANNA).credits, t.seat(JOANNA).vp) == (9, 13)


def test_b7_1_8_fee_comes_after_the_space() -> None:
    """Four credits: the left space leaves three of them for fees, the right one a single one."""
    foreign = {"B2L": (1, 3, 3), "C2A": 2, "P6_1": 1}
    left = paul_and_joanna(foreign, own=4).play("space turbine_zero_L", "system B2L C2A")
    right = paul_and_joanna(foreign, own=4).play("space turbine_zero_R", "system B2L C2A")

    assert left.options() == ["drops 1", "drops 2", "drops 3"]
    assert right.options() == ["drops 1"]
    assert right.why_not("drops 2").clause == "B7.1.8"


def test_b7_1_8_space_that_leaves_no_credit_is_closed() -> None:
    t = paul_and_joanna({"B2L": (1, 3, 3), "C2A": 2, "P6_1": 1}, own=3)

    assert "space turbine_zero_L" in t.options()
    assert t.why_not("space turbine_zero_R").clause == "B7.1.8"


def test_b7_1_8_reward_of_the_contract_comes_too_late() -> None:
    """R-13: three credits of the starting contract do not pay for a second drop."""
    paul = seat(USA, "wilhelm", credits=1, contracts=["S3"])
    t = barrage(paul, seat(GERMANY, "jill"), on_map={"B2L": (1, 2, 2), "C2A": 2, "P6_1": 1})

    t.play("space turbine_zero_L", "system B2L C2A")
    assert t.options() == ["drops 1"]
    t.play("drops 1", "contract S3")

    assert told(t, E_PRODUCED) == [(PAUL, 3)]  # the fee does not lower the energy
    assert told(t, E_CREDITS) == [(PAUL, -1), (JOANNA, 1), (PAUL, 3)]
    assert drops_behind(t, "B2L") == 1


def test_b7_1_9_own_conduit_is_free_and_scores_nothing() -> None:
    t = paul_and_joanna(OWN_SYSTEM, own=0)

    t.play("space turbine_zero_L", "system B2L C2A", "drops 3")

    assert told(t, E_PRODUCED) == [(PAUL, 9)]
    assert told(t, E_CREDITS) == []
    assert told(t, E_VP) == []


# B7.2 Order of resolution ---------------------------------------------------------------------------------


def test_b7_2_1_order_of_resolution() -> None:
    """Italy with its ability, a foreign conduit, a dam below and a contract: every step is there."""
    viktor = seat(ITALY, "solomon", contracts=["S3"])
    on_map = {
        "B2L": (1, 2, 2),
        "C2A": 2,
        "P6_1": 1,
        "P7_1": 1,
        "P8_1": 1,
        "B6U": (2, 1, 0),
    }
    t = barrage(viktor, seat(USA, "wilhelm"), on_map=on_map, piles=NO_PILES)

    t.play("space turbine_zero_L", "system B2L C2A")
    t.play("drops 2")
    assert [(kind, who, a) for kind, who, _, a, _ in t.events if kind != E_SPENT] == [
        (E_CREDITS, 0, -2),
        (E_CREDITS, 1, 2),
        (E_VP, 1, 2),
        (E_PRODUCED, 0, 7),
        (E_ENERGY, 0, 7),
        (E_HELD, 1, DAM_KEYS.index("B6U")),
        (E_LEAVES, -2, 1),
    ]
    assert t.events[0][0] == E_SPENT
    assert t.options() == ["contract S3", "skip"]

    t.play("contract S3")
    assert [(kind, a) for kind, who, _, a, _ in t.events if who == 0][:3] == [
        (E_FULFILLED, 2),
        (E_CREDITS, 3),
        (E_ENERGY, 3),
    ]


def test_b7_2_1_drops_flow_before_the_contract() -> None:
    """R-14: a free base of the reward cannot catch the water of its own production."""
    paul = seat(USA, "wilhelm", contracts=["G12"])
    t = barrage(paul, seat(GERMANY, "jill"), on_map={"B6U": (1, 1, 1), "C6A": 1, "P9_1": 1})

    t.play("space turbine_zero_L", "system B6U C6A", "drops 1")
    assert told(t, E_LEAVES) == [(-2, 0)]
    t.play("contract G12", "site B9L")

    assert held(t) == []
    assert drops_behind(t, "B9L") == 0


def test_b7_2_1_ability_gained_by_the_reward_acts_after_this_production() -> None:
    """R-81: the third powerhouse comes at step 5, Italy's three steps at step 6; the bonus stays +1."""
    viktor = seat(ITALY, "solomon", contracts=["Y02"])
    t = barrage(
        viktor,
        seat(USA, "wilhelm"),
        on_map={"B2L": (1, 2, 2), "C2A": 1, "P6_1": 1, "P7_1": 1},
        piles=NO_PILES,
    )

    t.play("space turbine_zero_L", "system B2L C2A", "drops 2", "contract Y02", "site P8_1")

    assert t.decider == 1
    assert t.seat(0).houses == 3
    assert told(t, E_ENERGY) == [(0, 7), (0, 3)]


def test_b7_2_1_without_the_third_powerhouse_nothing_follows_the_contract() -> None:
    """R-81: the same table, the reward left."""
    viktor = seat(ITALY, "solomon", contracts=["Y02"])
    t = barrage(
        viktor,
        seat(USA, "wilhelm"),
        on_map={"B2L": (1, 2, 2), "C2A": 1, "P6_1": 1, "P7_1": 1},
        piles=NO_PILES,
    )

    t.play("space turbine_zero_L", "system B2L C2A", "drops 2", "contract Y02", "skip")

    assert t.decider == 1
    assert told(t, E_ENERGY) == [(0, 7)]


# B7.5 Where the water goes --------------------------------------------------------------------------------


def test_b7_5_1_drops_flow_from_the_powerhouse_basin() -> None:
    """First the base spaces of basin 9, then on to basin 11 and out; dams upstream get nothing."""
    on_map = {
        "B6U": (1, 3, 3),
        "B6L": (2, 1, 0),
        "C6A": 1,
        "P9_1": 1,
        "B9U": (2, 1, 0),
        "B9L": ("neutral", 3, 2),
        "B10U": (2, 1, 0),
    }
    t = paul_and_joanna(on_map)

    t.play("space turbine_zero_L", "system B6U C6A", "drops 3")

    assert held(t) == ["B9U", "B9L"]
    assert told(t, E_LEAVES) == [(-2, 0)]


def test_b7_5_1_the_events_name_the_system_and_the_headstream_drops_came_from() -> None:
    """One drop of the dam is held, one leaves; a drop that flows in from a headstream names that."""
    t = paul_and_joanna({**OWN_SYSTEM, "B6U": (2, 2, 1)})
    system = GAME.read("system B2L C2A")

    t.play("space turbine_zero_L", "system B2L C2A", "drops 2")
    assert origins(t) == [(E_HELD, system), (E_LEAVES, system)]

    t.play("space water_flow1_L", "head C")
    assert origins(t) == [(E_LEAVES, GAME.read("head C"))]


def origins(t: Play) -> list[tuple[int, int]]:
    return [(kind, b) for kind, _, _, _, b in t.events if kind in (E_HELD, E_LEAVES)]


def test_b7_5_2_drops_are_neither_returned_nor_kept() -> None:
    t = paul_and_joanna(OWN_SYSTEM)

    t.play("space turbine_zero_L", "system B2L C2A", "drops 3")

    assert len(told(t, E_LEAVES)) == 3
    heads = GAME.view(t.s, PAUL)["headstreams"]
    assert isinstance(heads, list)
    assert [head["drops"] for head in heads] == [0, 0, 0, 0]
    assert drops_behind(t, "B2L") == 0
    t.play("space bank", "engineers 1")
    assert t.why_not("space turbine_zero_R").clause == "B7.1.6"


# Worked examples ------------------------------------------------------------------------------------------


def test_bx_09_connections() -> None:
    on_map = {
        "B5U": (1, 1, 1),
        "B5L": ("neutral", 2, 1),
        "C5B": 1,
        "C5A": 3,
        "P8_1": 1,
        "P10_1": 1,
    }
    t = four(on_map)

    t.play("space turbine_zero_L")

    assert t.options() == ["system B5U C5A", "system B5U C5B", "system B5L C5A", "system B5L C5B"]


@pytest.mark.parametrize("dam", ["B5U", "B5L"])
def test_bx_09_only_the_green_conduit_has_a_fee(dam: str) -> None:
    on_map = {"B5U": (1, 1, 1), "B5L": ("neutral", 2, 1), "C5B": 1, "C5A": 3, "P8_1": 1, "P10_1": 1}
    own = four(on_map).play("space turbine_zero_L", f"system {dam} C5B", "drops 1")
    green = four(on_map).play("space turbine_zero_L", f"system {dam} C5A", "drops 1")

    assert told(own, E_CREDITS) == []
    assert told(green, E_CREDITS) == [(PAUL, -1), (VIKTOR, 1)]


def test_bx_10_simple_production() -> None:
    t = four({"B2L": (1, 1, 1), "C2A": 1, "P6_1": 1})

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1")

    assert told(t, E_PRODUCED) == [(PAUL, 3)]
    assert told(t, E_CREDITS) == []


def test_bx_11_production_through_a_foreign_conduit() -> None:
    t = four({"B5L": ("neutral", 2, 2), "C5A": 2, "P8_1": 1}, own=2)

    t.play("space turbine_zero_L", "system B5L C5A", "drops 2")

    assert told(t, E_PRODUCED) == [(PAUL, 6)]
    assert told(t, E_CREDITS) == [(PAUL, -2), (JOANNA, 2)]
    assert told(t, E_VP) == [(JOANNA, 2)]


@pytest.mark.parametrize(("space", "own"), [("turbine_plus1_L", 2), ("turbine_plus1_R", 5)])
def test_bx_20_production_with_bonus_and_fee(space: str, own: int) -> None:
    t = four({"B5L": ("neutral", 2, 2), "C5B": 3, "P10_1": 1}, own=own)

    t.play(f"space {space}")
    assert t.seat(PAUL).credits == 2
    t.play("system B5L C5B", "drops 2")

    assert told(t, E_PRODUCED) == [(PAUL, 9)]
    assert told(t, E_CREDITS) == [(PAUL, -2), (VIKTOR, 2)]
    assert told(t, E_VP) == [(VIKTOR, 2)]


def test_bx_24_water_after_production() -> None:
    on_map = {"B6U": (1, 1, 1), "C6A": 1, "P9_1": 1, "B9U": (1, 1, 1), "B9L": (3, 1, 0)}
    t = four(on_map)

    t.play("space turbine_zero_L", "system B6U C6A", "drops 1")

    assert held(t) == ["B9L"]
    assert (drops_behind(t, "B9U"), drops_behind(t, "B9L")) == (1, 1)


def test_bx_66_malus() -> None:
    t = four({"B9U": (1, 3, 3), "C9A": 1, "P11_1": 1})

    t.play("space turbine_minus2_L", "system B9U C9A")
    assert t.options() == ["drops 3"]
    assert t.why_not("drops 1").clause == "B7.1.5"
    assert t.why_not("drops 2").clause == "B7.1.5"
    t.play("drops 3")

    assert told(t, E_PRODUCED) == [(PAUL, 1)]


@pytest.mark.parametrize(("space", "own"), [("turbine_zero_L", 1), ("turbine_zero_R", 4)])
def test_bx_67_fee_limits_drops(space: str, own: int) -> None:
    t = four({"B2L": (1, 3, 3), "C2A": 2, "P6_1": 1}, own=own)

    t.play(f"space {space}", "system B2L C2A")

    assert t.options() == ["drops 1"]


def test_bx_68_viktor_fiesler() -> None:
    t = four({"B6U": (1, 1, 1), "C6B": 1, "P7_1": 1, "P9_1": 1}, officer="viktor")

    t.play("space turbine_minus2_L", "system B6U C6B", "drops 1")

    assert told(t, E_PRODUCED) == [(PAUL, 3)]


def test_bx_69_viktor_fiesler_changes_nothing_above_four() -> None:
    t = four({"B2L": (1, 2, 2), "C2A": 1, "P6_1": 1}, officer="viktor")

    t.play("space turbine_plus1_L", "system B2L C2A", "drops 2")

    assert told(t, E_PRODUCED) == [(PAUL, 7)]


def test_bx_72_fourth_powerhouse() -> None:
    on_map = {"B9U": (1, 1, 1), "C9A": 1, "P11_1": 1, "P12_1": 1, "P10_1": 1, "P8_1": 1}
    t = four(on_map)

    t.play("space turbine_minus2_L", "system B9U C9A", "drops 1")

    assert told(t, E_PRODUCED) == [(PAUL, 2)]
