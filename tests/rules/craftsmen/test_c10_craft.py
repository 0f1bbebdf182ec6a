"""Rule C10: stage IV, the craftsmen's guild: work points, goods, the granary and the ships."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_DISCARDED, E_LOST, E_MADE, E_POINTS, E_RAW
from tests.craftsmen_tables import Play, built, craftsmen, granary, holds, queue, seat

YELLOW, GREEN, RED = 0, 1, 2  # players 1, 2, 3
NOTHING_ABOARD = holds({})
GOLD, SILVER = queue((1,)), queue((), (1,))
PAIRS = (("violet", "green"), ("blue", "red"), ("violet", "green"), ("blue", "red"))  # all cards are held


def guild(
    yellow: dict[str, object],
    *others: dict[str, object],
    at: list[list[int | None]] = SILVER,
    **fields: object,
) -> Play:
    """Yellow acts in the craftsmen's guild, without the privilege unless it stands on gold."""
    seats = [yellow, *others, *[seat() for _ in range(2 - len(others))]]
    return craftsmen(*seats, stage="craft_guild", queues={"craft_guild": at}, **fields)


def work_left(t: Play) -> object:
    """The work points of the question, or None if it is not the guild that asks."""
    question = GAME.question(t.s)
    return question.args["n"] if question.key == "question-craft" else None


# C10.1-C10.4: work points and raw materials -----------------------------------------------------------------


def test_c10_1_the_reminder_cube_is_not_modelled() -> None:
    """Rule R-01: a building that has made its good is as ready as before, and no cube lies on it."""
    t = guild(seat("sawmill-1"))

    t.play("make wood", "fair")

    assert "make wood" in t.options()
    assert t.filled(YELLOW, "sawmill-1") == []


@pytest.mark.parametrize(("year", "work"), [(1, 3), (2, 4), (3, 5)])
def test_c10_2_work_points_by_year(year: int, work: int) -> None:
    """As many units of wood as the assistant has work points, then the next one acts."""
    t = guild(seat("sawmill-1", "cooperage-1", "paper_mill-1", "toolmaker-1"), year=year)
    made = 0

    while work_left(t) is not None:
        assert work_left(t) == work - made
        t.play("make wood")
        t.play(next(option for option in t.options() if option != "fair" or len(t.options()) == 1))
        made += 1

    assert made == work
    assert t.season == (year, "summer")


def test_c10_2_work_points_left_are_lost() -> None:
    """The second assistant of the same player has three, not five."""
    t = guild(seat("sawmill-1"), at=queue((), (1,), (1,)))

    t.play("make wood", "fair", "skip")

    assert t.decider == YELLOW
    assert work_left(t) == 3


def test_c10_2_an_assistant_that_can_do_nothing_is_not_asked() -> None:
    t = guild(seat("sawmill-1", fair=2), at=queue((), (1,), (2,)))

    t.play("make wood", "fair")

    assert t.decider == GREEN, "the fair is full and there is no icon: two work points are lost"


@pytest.mark.parametrize(
    "answers",
    [
        ("make wood", "fair"),
        ("trade", "input cooperage-1 wood"),
        ("card mill-1", "granary flour", "draw"),
        ("card bakery-1", "ship 1"),
    ],
    ids=("raw", "trade", "half", "final"),
)
def test_c10_2_each_use_takes_one_work_point(answers: tuple[str, ...]) -> None:
    row = ("sawmill-1", "cooperage-1", built("mill-1", "wheat"), built("bakery-1", "flour", "wood"))
    t = guild(seat(*row, fair=1))

    t.play(*answers).deal()

    assert work_left(t) == 2


def test_c10_3_1_a_raw_material_of_an_own_building() -> None:
    t = guild(seat("sawmill-1", "mine-1"), seat("sawmill-2", "pasture-1"))

    assert [option for option in t.options() if option.startswith("make")] == ["make wood", "make iron_ore"]
    assert t.why_not("make cow").clause == "C10.3.1"


def test_c10_3_1_goes_to_the_fair_or_onto_its_icon() -> None:
    t = guild(seat("sawmill-1", "cooperage-1", "mill-1", "bakery-1", built("paper_mill-1", "wood")))

    t.play("make wood")

    assert t.options() == ["input cooperage-1 wood", "input bakery-1 wood", "fair"]
    t.play("input bakery-1 wood")
    assert t.filled(YELLOW, "bakery-1") == ["wood"]
    assert t.seat(YELLOW).fair == 0


def test_c10_3_1_without_a_place_it_is_not_made() -> None:
    """Rule R-21: an icon holds one cube, the fair three."""
    t = guild(seat("sawmill-1", "mine-1", "smelter-1", built("cooperage-1", "wood"), fair=3))

    assert "make wood" not in t.options()
    assert t.why_not("make wood").message.key == "reason-no-room"
    t.play("make iron_ore")
    assert t.options() == ["input smelter-1 iron_ore"]


def test_c10_3_1_no_limit_but_the_work_points() -> None:
    t = guild(seat("vineyard-1", "winery-1"), year=2)

    t.play("make grapes", "input winery-1 grapes", *["make grapes", "fair"] * 3)

    assert t.filled(YELLOW, "winery-1") == ["grapes"]
    assert t.seat(YELLOW).fair == 3


def test_c10_3_2_a_cube_becomes_any_raw_material() -> None:
    """Icons for half-products and filled ones are left out; the good needs no building."""
    t = guild(seat("sawmill-1", built("cooperage-1", "wood"), "mill-1", "tailor-1", "chandler-1", fair=2))

    t.play("trade")

    assert t.options() == ["input mill-1 wheat", "input chandler-1 wax"]
    t.play("input chandler-1 wax")
    assert t.filled(YELLOW, "chandler-1") == ["wax"]
    assert t.seat(YELLOW).fair == 1


def test_c10_3_2_needs_a_cube_of_ones_own_and_an_icon() -> None:
    t = guild(seat("sawmill-1", "mill-1"), seat(fair=3))
    assert t.why_not("trade").message.key == "reason-fair-empty"

    t = guild(seat("sawmill-1", "tailor-1", fair=1))
    assert t.why_not("trade").message.key == "reason-no-raw-icon"


def test_c10_3_3_the_input_is_consumed_and_the_points_are_scored() -> None:
    t = guild(seat("sawmill-1", "mill-2", built("mill-1", "wheat")))

    assert "card mill-2" not in t.options()
    t.play("card mill-1")

    assert t.filled(YELLOW, "mill-1") == []
    assert t.scores[YELLOW] == 1
    assert t.options() == ["granary flour"]
    assert t.play("granary flour", "draw").deal().why_not("card mill-1").message.key == "reason-input-missing"


def test_c10_3_3_meat_scores_when_it_is_shipped() -> None:
    t = guild(seat("sawmill-1", built("butcher-1", "cow")))

    t.play("card butcher-1")

    assert t.scores[YELLOW] == 0
    assert t.options() == ["ship 1", "ship 3"]
    assert t.play("ship 3").scores[YELLOW] == 1
    assert t.hold(3, "meat") == [1, None]


def test_c10_3_3_meat_that_is_lost_scores_nothing() -> None:
    full = holds({(1, "meat"): (1, 2), (3, "meat"): (1, 2)})
    t = guild(seat("sawmill-1", built("butcher-1", "cow"), capital=["red-1"]), holds=full)

    t.play("card butcher-1")

    assert t.scores[YELLOW] == 0
    assert t.told(E_LOST)
    assert t.filled(YELLOW, "butcher-1") == []


def test_c10_3_4_all_inputs_are_needed() -> None:
    t = guild(seat("sawmill-1", built("tailor-1", "cloth"), built("tailor-2", "cloth", "leather")))

    assert "card tailor-2" in t.options()
    assert t.why_not("card tailor-1").message.key == "reason-input-missing"


def test_c10_3_4_scores_once_shipped() -> None:
    t = guild(seat("sawmill-1", built("chandler-1", "wax", "rope")))

    t.play("card chandler-1")

    assert t.filled(YELLOW, "chandler-1") == []
    assert t.scores[YELLOW] == 0
    assert t.play("ship 4").scores[YELLOW] == 3


def test_c10_4_three_cubes_on_the_fair_for_each_player() -> None:
    """The cubes of others take no room."""
    t = guild(seat("sawmill-1", "cooperage-1", fair=2), seat(fair=3), seat(fair=3))

    t.play("make wood", "fair", "make wood")

    assert t.options() == ["input cooperage-1 wood"]
    assert t.why_not("fair").clause == "C10.4"


def test_c10_4_a_cube_is_no_particular_good() -> None:
    """Grapes from the fair become iron ore."""
    t = guild(seat("vineyard-1", "smelter-1"))

    t.play("make grapes", "fair", "trade", "input smelter-1 iron_ore")

    assert t.filled(YELLOW, "smelter-1") == ["iron_ore"]
    assert t.seat(YELLOW).fair == 0


# C10.5: half-products ---------------------------------------------------------------------------------------


def test_c10_5_1_a_half_product_has_two_ways() -> None:
    """Not to the fair, and not onto an icon of another good."""
    t = guild(seat("sawmill-1", built("tannery-1", "cow"), "armourer-1", "tailor-1", "brewery-1"))

    t.play("card tannery-1")

    assert t.options() == ["input armourer-1 leather", "input tailor-1 leather", "granary leather"]


def test_c10_5_1_the_fair_takes_no_half_product() -> None:
    """And the reason is not that it is full."""
    t = guild(seat("sawmill-1", built("tannery-1", "cow")))

    reason = t.play("card tannery-1").why_not("fair")

    assert reason.message.key != "reason-fair-full"
    assert t.seat(YELLOW).fair == 0


def test_c10_5_1_onto_an_icon_without_a_work_point() -> None:
    t = guild(seat("sawmill-1", built("tannery-1", "cow"), "tailor-1"))

    t.play("card tannery-1", "input tailor-1 leather")

    assert t.filled(YELLOW, "tailor-1") == ["leather"]
    assert work_left(t) == 2
    assert t.capital(YELLOW) == [], "the reward is for the granary only"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), [1, None]),
        ((2,), [2, 1]),
        ((2, 3), [3, 1]),
        (("natural", "natural"), ["natural", 1]),
        ((1, 2), [2, 1]),
        ((2, 1), [1, 1]),
    ],
)
def test_c10_5_2_the_older_marker_lies_below(
    before: tuple[int | str, ...], after: list[int | str | None]
) -> None:
    """Rule R-22: an own cube may be pushed out as well."""
    t = guild(seat("sawmill-1", built("mill-1", "wheat")), granary=granary(flour=before))

    t.play("card mill-1", "granary flour")

    assert t.granary("flour") == after


@pytest.mark.parametrize("before", [(), (2,), (2, 3)])
def test_c10_5_2_a_card_for_every_delivery(before: tuple[int, ...]) -> None:
    """Rule R-22: whether or not a marker is pushed out. The top card of the pile."""
    t = guild(seat("sawmill-1", built("mill-1", "wheat")), granary=granary(flour=before))

    t.play("card mill-1", "granary flour", "draw").draw("drawn blue-3d")

    assert t.capital(YELLOW) == ["blue-3"]


def test_c10_5_2_the_reward_may_be_a_face_up_card() -> None:
    t = guild(seat("sawmill-1", built("mill-1", "wheat")), capital_up=["red-3", "blue-1"])

    t.play("card mill-1", "granary flour")

    assert t.options() == ["capital blue-1", "capital red-3", "draw"]
    t.play("capital red-3")
    assert t.capital(YELLOW) == ["red-3"]
    t.draw("drawn green-2a")
    assert sorted(t.capital_up()) == ["blue-1", "green-2"], "the gap is refilled at once"
    assert work_left(t) == 2


def test_c10_5_2_each_reward_is_checked_against_the_hand_limit() -> None:
    """Rule R-11: the eleventh card goes before the next work point is spent."""
    ten = ["violet-1"] * 4 + ["violet-2"] * 4 + ["green-1"] * 2
    t = guild(seat("sawmill-1", built("mill-1", "wheat"), built("mill-2", "wheat"), capital=ten))

    t.play("card mill-1", "granary flour", "draw").draw("drawn red-3a")

    assert t.options() == ["capital violet-1", "capital violet-2", "capital green-1", "capital red-3"]
    t.play("capital violet-1")
    assert len(t.capital(YELLOW)) == 10
    assert "card mill-2" in t.options()


def test_c10_5_2_no_card_left_no_reward() -> None:
    """Rule R-12: with the pile, the discards and the face-up places empty there is none."""
    hands = [[f"{colour}-{value}" for colour in pair for value in (1, 2, 3)] * 2 for pair in PAIRS]
    t = guild(
        seat("sawmill-1", built("mill-1", "wheat"), capital=hands[0]),
        *(seat(capital=hand) for hand in hands[1:]),
        capital_up=[None, None],
    )

    t.play("card mill-1", "granary flour")

    assert t.granary("flour") == ["natural", 1]
    assert len(t.capital(YELLOW)) == 12
    assert work_left(t) == 2


# C10.6: ships -----------------------------------------------------------------------------------------------


def tailor(capital: tuple[str, ...] = (), aboard: Sequence[int | str | None] = NOTHING_ABOARD) -> Play:
    """Yellow has made clothes and looks for a ship; ships 2 and 4 have a row for them."""
    t = guild(seat("sawmill-1", built("tailor-1", "cloth", "leather"), capital=capital), holds=list(aboard))
    return t.play("card tailor-1")


def test_c10_6_1_the_good_is_shipped_at_once() -> None:
    """Nothing else can be done before."""
    assert tailor().options() == ["ship 2", "ship 4"]


def test_c10_6_1_any_ship_with_a_row_for_the_good() -> None:
    """Rule R-23: the choice is free; the other ships do not take clothes."""
    t = tailor()

    assert t.why_not("ship 1").clause == "C10.6.1"
    t.play("ship 4")
    assert t.hold(4, "clothes") == [1, None], "a lone marker lies left"
    assert t.hold(2, "clothes") == [None, None]


def test_c10_6_1_the_older_marker_lies_left() -> None:
    t = tailor(aboard=holds({(4, "clothes"): (2,)}))

    t.play("ship 4")

    assert t.hold(4, "clothes") == [2, 1]


def test_c10_6_2_a_free_slot_costs_nothing() -> None:
    t = tailor(("red-1",), aboard=holds({(2, "clothes"): (2,), (4, "clothes"): (2, 3)}))

    t.play("ship 2")

    assert t.hold(2, "clothes") == [2, 1]
    assert t.capital(YELLOW) == ["red-1"]
    assert t.scores[YELLOW] == 4


def test_c10_6_3_a_bribe_is_one_card_of_any_kind() -> None:
    t = tailor(("red-1", "blue-3"), aboard=holds({(2, "clothes"): (2, 3), (4, "clothes"): (2, 2)}))

    t.play("ship 2")

    assert t.options() == ["capital blue-3", "capital red-1"]
    t.play("capital blue-3")
    assert t.hold(2, "clothes") == [3, 1]
    assert t.capital(YELLOW) == ["red-1"]
    assert t.discards() == ["blue-3"]
    assert t.scores[YELLOW] == 4


def test_c10_6_4_the_own_marker_is_not_removed() -> None:
    t = tailor(("red-1",), aboard=holds({(2, "clothes"): (1, 3), (4, "clothes"): (2, 3)}))

    assert t.options() == ["ship 4", "skip"]
    assert t.why_not("ship 2").message.key == "reason-own-marker"


def test_c10_6_4_no_bribe_without_a_card() -> None:
    t = guild(
        seat("sawmill-1", built("tailor-1", "cloth", "leather")),
        holds=holds({(2, "clothes"): (2, 3), (4, "clothes"): (2, 3)}),
    )

    t.play("card tailor-1")

    assert t.told(E_LOST)
    assert t.scores[YELLOW] == 0
    assert t.hold(2, "clothes") == [2, 3]


def test_c10_6_4_an_own_marker_on_the_right_moves_left() -> None:
    """Rule R-24, also while the other ship has room."""
    t = tailor(("red-1",), aboard=holds({(2, "clothes"): (2, 1)}))

    assert t.options() == ["ship 2", "ship 4"]
    t.play("ship 2", "capital red-1")
    assert t.hold(2, "clothes") == [1, 1]


def test_c10_6_5_with_a_free_slot_it_must_be_shipped() -> None:
    """There, or elsewhere by a bribe."""
    t = tailor(("red-1",), aboard=holds({(2, "clothes"): (2, 3), (4, "clothes"): (2,)}))

    assert t.options() == ["ship 2", "ship 4"]
    assert t.why_not("skip").clause == "C10.6.5"


def test_c10_6_5_a_bribe_is_voluntary() -> None:
    """Rule R-25: without one the unit is lost; inputs and work point are spent, no points."""
    t = tailor(("red-1",), aboard=holds({(2, "clothes"): (2, 3), (4, "clothes"): (2, 3)}))

    t.play("skip")

    assert t.told(E_LOST)
    assert t.scores[YELLOW] == 0
    assert t.capital(YELLOW) == ["red-1"]
    assert t.filled(YELLOW, "tailor-1") == []
    assert work_left(t) == 2


# C10.7-C10.8 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("season", "next_season"), [("autumn", (1, "winter")), ("winter", (2, "spring"))])
def test_c10_7_inputs_and_the_fair_stay(season: str, next_season: tuple[int, str]) -> None:
    """Rule R-26: over the end of a season and of a year."""
    t = guild(seat("sawmill-1", built("tailor-1", "cloth"), built("mill-1", "wheat"), fair=2), season=season)

    t.finish_season()

    assert t.season == next_season
    assert t.filled(YELLOW, "tailor-1") == ["cloth"]
    assert t.filled(YELLOW, "mill-1") == ["wheat"]
    assert t.seat(YELLOW).fair == 2


def test_c10_8_the_privilege_makes_two_raw_materials_for_one_work_point() -> None:
    """Rule R-27: of different buildings, placed one after the other."""
    t = guild(seat("sawmill-1", "mine-1", "smelter-1"), at=GOLD)

    t.play("privilege", "make wood", "fair", "make iron_ore", "input smelter-1 iron_ore")

    assert t.filled(YELLOW, "smelter-1") == ["iron_ore"]
    assert t.seat(YELLOW).fair == 1
    assert work_left(t) == 2
    assert t.picture("craft_guild") == [1, 0, 0]


def test_c10_8_both_of_the_same_building() -> None:
    t = guild(seat("sawmill-1"), at=GOLD)

    t.play("privilege", "make wood", "fair", "make wood", "fair")

    assert t.seat(YELLOW).fair == 2
    assert work_left(t) == 2


def test_c10_8_with_room_for_one_one_is_made() -> None:
    """Rule R-27."""
    t = guild(seat("sawmill-1", built("mill-1", "wheat"), fair=2), at=GOLD)

    t.play("privilege", "make wood", "fair")

    assert len(t.told(E_RAW)) == 1
    assert work_left(t) == 2


def test_c10_8_once_for_each_assistant() -> None:
    """The next assistant may again, with a token."""
    t = guild(seat("sawmill-1", "cooperage-1", "paper_mill-1", privileges=1), at=queue((1,), (1,)))

    t.play("privilege", "make wood", "fair", "make wood", "fair")

    assert "privilege" not in t.options()
    assert t.why_not("token").clause == "C5.5.2"
    t.play("skip")
    assert "token" in t.options()
    t.play("token", "make wood", "fair", "make wood", "input cooperage-1 wood")
    assert t.seat(YELLOW).privileges == 0
    assert t.picture("craft_guild") == [2, 0, 0]


def test_c10_8_not_for_half_products() -> None:
    """Nothing but raw materials can be asked for, and a refusal names a reason."""
    t = guild(seat("sawmill-1", built("mill-1", "wheat")), at=GOLD)

    t.play("privilege")

    assert t.options() == ["make wood"]
    assert t.why_not("card mill-1").message.key.startswith("reason-")


def test_c10_8_a_refusal_names_a_true_reason() -> None:
    """There is a cube and an icon; only two raw materials have been asked for."""
    t = guild(seat("sawmill-1", "mill-1", fair=1), at=GOLD)

    t.play("privilege")

    assert t.why_not("trade").message.key not in ("reason-fair-empty", "reason-no-raw-icon")


# Worked examples --------------------------------------------------------------------------------------------


def test_cx_10_raw_material() -> None:
    t = guild(seat("vineyard-1"))

    t.play("make grapes", "fair")

    assert [event[3] for event in t.told(E_RAW)] == [GAME.read("make grapes") - GAME.read("make wood")]
    assert not t.told(E_POINTS)
    assert work_left(t) == 2


@pytest.mark.parametrize("cubes", [0, 2])
def test_cx_11_fair(cubes: int) -> None:
    t = guild(seat("vineyard-2", "mill-1", fair=cubes))

    t.play("make grapes", "fair", "trade", "input mill-1 wheat")

    assert t.filled(YELLOW, "mill-1") == ["wheat"]
    assert t.seat(YELLOW).fair == cubes
    assert work_left(t) == 1


def test_cx_12_half_product() -> None:
    t = guild(seat("sawmill-1", built("mill-1", "wheat")))

    t.play("card mill-1")

    assert len(t.told(E_MADE)) == 1
    assert t.scores == [1, 0, 0]
    assert "granary flour" in t.options()


def test_cx_13_granary_full() -> None:
    t = guild(seat("sawmill-1", built("mill-1", "wheat")), granary=granary(flour=(2, 3)))

    t.play("card mill-1", "granary flour", "draw").deal()

    assert t.granary("flour") == [3, 1]
    assert len(t.capital(YELLOW)) == 1


def test_cx_14_final_good() -> None:
    t = guild(seat("sawmill-1", built("tailor-1", "cloth", "leather")))

    t.play("card tailor-1", "ship 2")

    assert t.filled(YELLOW, "tailor-1") == []
    assert t.hold(2, "clothes") == [1, None]
    assert t.scores == [4, 0, 0]
    assert work_left(t) == 2


def test_cx_15_bribe() -> None:
    t = tailor(("violet-2",), aboard=holds({(2, "clothes"): (2, 3), (4, "clothes"): (2, 3)}))

    t.play("ship 2", "capital violet-2")

    assert t.hold(2, "clothes") == [3, 1]
    assert len(t.told(E_DISCARDED)) == 1
    assert t.scores == [4, 0, 0]


def test_cx_28_no_room() -> None:
    full = holds({(3, "tools"): (1, 2), (4, "tools"): (1, 3)})
    t = guild(seat("sawmill-1", built("toolmaker-1", "iron", "wood"), capital=["red-1"]), holds=full)

    t.play("card toolmaker-1")

    assert t.told(E_LOST)
    assert t.scores == [0, 0, 0]
    assert t.filled(YELLOW, "toolmaker-1") == []
    assert (t.hold(3, "tools"), t.hold(4, "tools")) == ([1, 2], [1, 3])
    assert t.capital(YELLOW) == ["red-1"]
