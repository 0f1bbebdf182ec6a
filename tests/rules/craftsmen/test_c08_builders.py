"""Section C8: the builders' guild, the building rule, bonus tokens."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from millrace.games.craftsmen.numbers import E_BONUS
from tests.craftsmen_facts import BONUS, BUILDINGS
from tests.craftsmen_tables import Play, built, craftsmen, queue, seat

RICH = ["red-1", "red-1", "red-1", "red-1", "red-2", "red-2"]  # worth 25
PLAIN = "sawmill-1"  # violet above green


def builders(
    *row: str | Mapping[str, object], cards: list[str], capital: list[str] | None = None, space: int = 1
) -> Play:
    """Player 1 builds; player 2 is next in the town hall."""
    spaces: list[list[int]] = [[], [], []]
    spaces[space] = [1]
    return craftsmen(
        seat(*(row or [PLAIN]), cards=cards, capital=capital if capital is not None else RICH),
        seat(),
        seat(),
        queues={"builders": queue(*spaces), "town_hall": queue([2])},
        stage="builders",
    )


# C8.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("mine-1", ["blue-2"], ["blue-1"]),
        ("weaver-1", ["blue-3"], ["blue-2"]),
        ("brewery-1", ["blue-3", "red-3"], ["blue-3", "red-2"]),
    ],
)
def test_c8_1_costs_by_tier(card: str, enough: list[str], short: list[str]) -> None:
    t = builders(cards=[card], capital=short)
    assert t.options() == ["skip"]
    assert t.why_not(f"card {card}").clause == "C8.1"

    t = builders(cards=[card], capital=enough).play(f"card {card}", "left").deal()
    assert t.row(0) == [card, PLAIN]
    assert t.capital(0) == []
    assert sorted(t.discards()) == enough


def test_c8_1_up_to_two_cards() -> None:
    t = builders(cards=["mine-1", "mine-2", "pasture-1"])

    t.play("card mine-1", "left", "card mine-2").pay().deal()

    assert t.row(0) == ["mine-1", PLAIN, "mine-2"]
    assert t.cards(0) == ["pasture-1"]
    assert t.decider == 1  # no third one


def test_c8_1_one_card_is_enough() -> None:
    t = builders(cards=["mine-1", "mine-2"], capital=["blue-2", "red-2"])

    t.play("card mine-1", "right", "skip", "capital red-2").deal()

    assert t.row(0) == [PLAIN, "mine-1"]
    assert t.capital(0) == ["blue-2"]
    assert t.decider == 1


def test_c8_1_both_costs_are_paid_together() -> None:
    """Two reds are worth 5 as a set: enough for 2 + 3, though a red 1 alone pays for neither."""
    t = builders(cards=["mine-1", "weaver-1"], capital=["red-1", "red-1"])

    t.play("card mine-1", "left", "card weaver-1", "right").deal()

    assert t.row(0) == ["mine-1", PLAIN, "weaver-1"]
    assert t.capital(0) == []


def test_c8_1_the_sum_must_be_affordable() -> None:
    """4 pay for one basic card and one more, not for a basic and an extended one."""
    t = builders(cards=["mine-1", "pasture-1", "weaver-1"], capital=["blue-3", "red-1"])

    t.play("card mine-1", "left")

    assert "card pasture-1" in t.options()
    assert "card weaver-1" not in t.options()
    reason = t.why_not("card weaver-1")
    assert (reason.clause, reason.message.args) == ("C8.1", {"need": 5, "have": 4})


# C8.2-C8.4 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("mine-1", True),  # violet above violet
        ("mine-2", True),  # green above green
        ("mine-3", False),  # blue
        ("ropery-2", True),  # violet above red
        ("tannery-2", True),  # blue above green
        ("butcher-1", False),  # green above violet: the colours cross
    ],
)
def test_c8_2_upper_with_upper_or_lower_with_lower(card: str, fits: bool) -> None:  # noqa: FBT001
    """R-14: beside a sawmill, violet above green."""
    t = builders(cards=[card])

    assert (f"card {card}" in t.options()) == fits
    if not fits:
        assert t.why_not(f"card {card}").clause == "C8.2"


def test_c8_2_at_either_end() -> None:
    t = builders(PLAIN, "mine-1", "flax_plantation-1", cards=["pasture-1"])

    t.play("card pasture-1")
    assert t.options() == ["left", "right"]
    t.play("right").deal()

    assert t.row(0) == [PLAIN, "mine-1", "flax_plantation-1", "pasture-1"]


@pytest.mark.parametrize(
    ("row", "then"),
    [
        ([PLAIN, "mine-1"], ["pasture-2", PLAIN, "mine-1"]),
        (["mine-1", PLAIN], ["mine-1", PLAIN, "pasture-2"]),
    ],
)
def test_c8_2_only_the_touched_card_matters(row: list[str], then: list[str]) -> None:
    """R-14: the green card matches the sawmill's lower half, so it goes to the sawmill's end, unasked."""
    t = builders(*row, cards=["pasture-2"])

    t.play("card pasture-2").deal()

    assert t.row(0) == then


def test_c8_2_no_card_is_put_between() -> None:
    """R-14: blue matches the card in the middle only."""
    t = builders(PLAIN, "smelter-1", "mine-1", cards=["pasture-3"])

    assert t.options() == ["skip"]
    assert t.why_not("card pasture-3").clause == "C8.2"


def test_c8_3_the_second_card_may_touch_the_first() -> None:
    """Red above violet fits the mine just built, not the sawmill."""
    t = builders(cards=["mine-1", "smelter-2"])
    assert "card smelter-2" not in t.options()

    t.play("card mine-1", "right", "card smelter-2").deal()

    assert t.row(0) == [PLAIN, "mine-1", "smelter-2"]


def test_c8_3_the_same_building_twice() -> None:
    """R-42: allowed."""
    t = builders(PLAIN, "mine-1", cards=["ropery-1", "ropery-2"])

    t.play("card ropery-1", "card ropery-2").deal()

    assert sorted(t.row(0)) == sorted([PLAIN, "mine-1", "ropery-1", "ropery-2"])


def test_c8_3_each_card_works_on_its_own() -> None:
    """R-42: a filled ropery is ready, the other one is not and takes its own flax."""
    t = craftsmen(
        seat(PLAIN, "mine-1", built("ropery-1", "flax"), "ropery-2", fair=1),
        seat(),
        seat(),
        queues={"craft_guild": queue([1])},
        stage="craft_guild",
    )
    assert "card ropery-1" in t.options()
    assert "card ropery-2" not in t.options()

    t.play("trade", "input ropery-2 flax", "card ropery-1", "granary rope")

    assert t.filled(0, "ropery-1") == []
    assert t.filled(0, "ropery-2") == ["flax"]


def test_c8_4_one_card_ignores_the_matching() -> None:
    """It goes to an end of the row all the same; the second card must fit again."""
    t = builders(cards=["mine-3", "pasture-4", "pasture-3"], space=0)
    assert t.options() == ["privilege", "skip"]

    t.play("privilege")
    assert t.options() == ["card mine-3", "card pasture-3", "card pasture-4"]
    t.play("card mine-3")
    assert t.options() == ["left", "right"]
    t.play("left")

    assert t.row(0) == ["mine-3", PLAIN]
    assert t.options() == ["card pasture-3", "skip"]
    assert t.picture("builders") == [1, 0, 0]


def test_c8_4_it_may_be_the_second_card() -> None:
    t = builders(cards=["mine-1", "pasture-3"], space=0)

    t.play("card mine-1", "left", "privilege", "card pasture-3", "right").deal()

    assert t.row(0) == ["mine-1", PLAIN, "pasture-3"]


def test_c8_4_it_costs_as_much() -> None:
    t = builders(cards=["mine-3"], capital=["red-1"], space=0)

    assert t.options() == ["skip"]


# C8.5 -----------------------------------------------------------------------------------------------------


def test_c8_5_what_each_tier_makes() -> None:
    """By the facts: raw materials need nothing, half-products one raw material, final goods two inputs."""
    raw = {fact.good for fact in BUILDINGS.values() if fact.tier in ("sawmill", "basic")}
    half = {fact.good for fact in BUILDINGS.values() if fact.tier == "extended"}
    final = {fact.good for fact in BUILDINGS.values() if fact.tier == "advanced"}

    assert raw == {"wood", "iron_ore", "flax", "wheat", "cow", "wax", "grapes"}
    assert half == {"barrel", "rope", "leather", "paper", "iron", "cloth", "flour", "meat"}
    assert final == set(BONUS)


@pytest.mark.parametrize(
    ("card", "inputs", "then"),
    [
        ("mill-1", ("wheat",), ["granary flour"]),
        ("butcher-1", ("cow",), ["ship 1", "ship 3"]),
        ("bakery-1", ("flour", "wood"), ["ship 1", "ship 4"]),
    ],
)
def test_c8_5_meat_is_shipped_like_a_final_good(card: str, inputs: tuple[str, ...], then: list[str]) -> None:
    t = craftsmen(
        seat(PLAIN, built(card, *inputs)),
        seat(),
        seat(),
        queues={"craft_guild": queue([1])},
        stage="craft_guild",
    )

    t.play(f"card {card}")

    assert t.options() == then


def test_c8_5_meat_is_never_processed() -> None:
    assert not any("meat" in fact.inputs.split() for fact in BUILDINGS.values())


# C8.6 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", BONUS)
def test_c8_6_the_first_complete_line_takes_the_token(good: str) -> None:
    """The last building of each line, by the privilege where it does not fit; points only at the end."""
    *before, last = [f"{key}-1" for key in BONUS[good][1].split()]
    row = before if "sawmill-1" in before else ["sawmill-1", *before]
    t = builders(*row, cards=[last], space=0)

    t.play("privilege", f"card {last}", "right").pay().deal()

    assert t.view(0)["bonus"] == {other: 1 if other == good else None for other in BONUS}
    assert t.seat(0).vp == 0


@pytest.mark.parametrize("good", BONUS)
@pytest.mark.parametrize("gap", [0, 1, 2])
def test_c8_6_every_building_of_the_line_is_needed(good: str, gap: int) -> None:
    *before, last = [f"{key}-1" for key in BONUS[good][1].split()]
    if before[gap] == "sawmill-1":
        gap = 1 if gap == 0 else 0
    missing = before.pop(gap)
    t = builders(*dict.fromkeys(["sawmill-1", *before]), cards=[last], space=0)

    t.play("privilege", f"card {last}", "right").pay().deal()

    assert t.sees(0, "bonus", good) is None, missing


def test_c8_6_only_the_first() -> None:
    """Player 1 completes bread before player 2; the token is gone."""
    t = craftsmen(
        seat("sawmill-1", "wheat_farm-1", "mill-1", cards=["bakery-1"], capital=RICH),
        seat("sawmill-6", "bakery-2", "wheat_farm-4", cards=["mill-2"], capital=["blue-3"]),
        seat(),
        queues={"builders": queue([1], [2]), "town_hall": queue([3])},
        stage="builders",
    )

    t.play("card bakery-1", "left").pay().deal()
    t.play("card mill-2", "left").deal()

    assert t.row(1)[0] == "mill-2"
    assert t.sees(0, "bonus", "bread") == 1


def test_c8_6_a_building_serves_several_lines_and_one_action_earns_several_tokens() -> None:
    """The wheat farm was missing for beer and for bread."""
    t = builders(PLAIN, "cooperage-1", "brewery-1", "mill-1", "bakery-1", cards=["wheat_farm-1"])

    t.play("card wheat_farm-1", "left", "capital red-2")

    assert [event[1] for event in t.told(E_BONUS)] == [0, 0]
    assert [good for good in BONUS if t.sees(0, "bonus", good) == 1] == ["beer", "bread"]


def test_c8_6_two_cards_of_one_action_complete_a_line() -> None:
    """R-15: the check follows the finished action."""
    t = builders(PLAIN, "wheat_farm-1", cards=["mill-1", "bakery-1"])

    t.play("card mill-1", "left")
    assert t.sees(0, "bonus", "bread") is None
    t.play("card bakery-1", "left").pay().deal()

    assert t.sees(0, "bonus", "bread") == 1


def test_c8_6_in_winter_too() -> None:
    """R-15."""
    t = craftsmen(
        seat(PLAIN, "wheat_farm-1", "mill-1", cards=["bakery-1"], capital=RICH),
        seat(),
        seat(),
        season="winter",
        stage="builders",
    )

    t.play("card bakery-1", "left").pay().deal()

    assert t.sees(0, "bonus", "bread") == 1


def test_c8_6_tokens_score_at_the_end_of_the_game() -> None:
    t = craftsmen(
        seat(), seat(), seat(), year=3, season="winter", stage="craft_guild", bonus=[1, 2, 1, *[None] * 5]
    )

    t.finish_season()

    assert t.scores == [5 + 5, 4, 0]


def test_cx_06_building() -> None:
    """Paper mill 3 and flax plantation 2 in one action: 5 are due, of any colours."""
    t = builders(
        cards=["paper_mill-3", "flax_plantation-1"], capital=["violet-2", "green-1", "blue-1", "red-1"]
    )

    t.play("card paper_mill-3", "left", "card flax_plantation-1").deal()

    assert sorted(t.row(0)) == sorted(["paper_mill-3", PLAIN, "flax_plantation-1"])
    assert sorted(t.discards()) == ["blue-1", "green-1", "red-1", "violet-2"]
    short = builders(cards=["paper_mill-3", "flax_plantation-1"], capital=["violet-2", "green-2"])
    short.play("card paper_mill-3", "left")
    assert short.options() == ["skip"], "asked all the same: nobody shows what is in the hand (R-45)"
    short.play("skip").deal()
    assert short.cards(0) == ["flax_plantation-1"]
    assert short.decider == 1
