"""Rule C11: stage V, the merchants' guild."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.numbers import E_DISCARDED, E_FEE_CARD, E_MADE, E_WAIVED
from millrace.kernel.stack import NOBODY
from tests.craftsmen_tables import Play, at_table, built, craftsmen, granary, queue, seat

YELLOW, GREEN, RED = 0, 1, 2  # players 1, 2, 3
GOLD, SILVER = queue((1,)), queue((), (1,))


def guild(
    yellow: dict[str, object],
    *others: dict[str, object],
    at: list[list[int | None]] = SILVER,
    **fields: object,
) -> Play:
    """Yellow acts in the merchants' guild, without the privilege unless it stands on gold."""
    seats = [yellow, *others, *[seat() for _ in range(2 - len(others))]]
    return craftsmen(*seats, stage="merchants", queues={"merchants": at}, **fields)


def buyer(*capital: str, fair: int = 0, privileges: int = 0) -> dict[str, object]:
    """Somebody with an empty icon for leather, one for cloth and one for barrels."""
    row = ("sawmill-1", "tailor-1", built("brewery-1", "wheat"))
    return seat(*row, capital=capital, fair=fair, privileges=privileges)


def test_c11_1_one_half_product_for_each_assistant() -> None:
    t = guild(buyer("red-1", "red-2"), seat(), at=queue((), (1,), (2,)))

    assert t.options() == ["granary barrel", "granary leather", "granary cloth", "skip"]
    t.play("granary leather", "capital red-1")
    assert t.filled(YELLOW, "tailor-1") == ["leather"]
    assert t.decider == GREEN


def test_c11_1_the_action_may_be_waived() -> None:
    t = guild(buyer("red-1"))

    t.play("skip")

    assert t.told(E_WAIVED)
    assert t.capital(YELLOW) == ["red-1"]


@pytest.mark.parametrize(("row", "after"), [((2, 3), [3, None]), ((2,), [None, None]), ((2, 1), [1, None])])
def test_c11_1_only_the_lower_marker_is_for_sale(row: tuple[int, ...], after: list[int | None]) -> None:
    """A lone marker too."""
    t = guild(buyer("red-1"), granary=granary(leather=row))

    t.play("granary leather", "capital red-1")

    assert t.granary("leather") == after
    assert t.capital(GREEN) == ["red-1"]


@pytest.mark.parametrize("row", [(), (1, 2)])
def test_c11_1_not_the_upper_marker(row: tuple[int, ...]) -> None:
    """Nothing is sold from an empty row, and nothing from above an own marker."""
    t = guild(buyer("red-1"), granary=granary(leather=row))

    assert t.options() == ["granary barrel", "granary cloth", "skip"]


def test_c11_2_not_ones_own_marker() -> None:
    """Rule R-28: with the own cube below, the row is closed to its owner, even for the privilege."""
    t = guild(buyer("red-1", fair=1), at=GOLD, granary=granary(leather=(1, "natural"), cloth=("natural", 1)))

    assert t.why_not("granary leather").clause == "C11.2"
    assert "granary cloth" in t.options()
    t.play("privilege")
    assert t.options() == ["granary barrel", "granary cloth"]


def test_c11_3_a_natural_marker_costs_a_discarded_card() -> None:
    t = guild(buyer("red-1", "blue-3"))

    t.play("granary leather")

    assert t.options() == ["capital blue-3", "capital red-1"], "of the buyer's choice"
    t.play("capital blue-3")
    assert t.discards() == ["blue-3"]
    assert t.capital(YELLOW) == ["red-1"]


def test_c11_3_a_foreign_marker_costs_a_card_for_its_owner() -> None:
    """Which card it is, only the two know."""
    t = guild(buyer("red-1", "blue-3"), seat(capital=["green-1"]), granary=granary(leather=(3, 2)))
    table = at_table(t)

    t.play("granary leather")
    secret_from = [who for who in (YELLOW, GREEN, RED, NOBODY) if table.game.hides(t.s, who)]
    t.play("capital blue-3")

    assert t.capital(RED) == ["blue-3"]
    assert t.capital(GREEN) == ["green-1"]
    assert t.discards() == []
    assert secret_from == [GREEN, NOBODY]
    assert table.game.seen(t.told(E_FEE_CARD)[0], GREEN)[3] == -1


def test_c11_3_no_purchase_without_a_card() -> None:
    t = guild(buyer(fair=2))

    assert t.options() == ["skip"]
    assert t.why_not("granary leather").clause == "C11.3"


def test_c11_3_the_receiver_keeps_the_hand_limit() -> None:
    """Rule R-11: the surplus card is discarded by the receiver's choice."""
    ten = ["violet-1"] * 4 + ["violet-2"] * 4 + ["green-1"] * 2
    t = guild(buyer("red-1"), seat(capital=ten), granary=granary(leather=(2, 3)))

    t.play("granary leather", "capital red-1")

    assert t.decider == GREEN
    t.play("capital green-1")
    assert sorted(t.capital(GREEN)) == sorted(["violet-1"] * 4 + ["violet-2"] * 4 + ["green-1", "red-1"])


def test_c11_4_needs_an_empty_matching_icon() -> None:
    row = ("sawmill-1", built("tailor-1", "leather"), "cooperage-1")
    t = guild(seat(*row, capital=["red-1"]))

    assert t.options() == ["granary cloth", "skip"]
    assert t.why_not("granary leather").clause == "C11.4"


def test_c11_4_several_icons_are_a_choice() -> None:
    t = guild(seat("sawmill-1", "tailor-1", "armourer-1", capital=["red-1"]))

    t.play("granary leather")

    assert t.options() == ["input armourer-1 leather", "input tailor-1 leather"]
    t.play("input tailor-1 leather", "capital red-1")
    assert t.filled(YELLOW, "tailor-1") == ["leather"]
    assert t.filled(YELLOW, "armourer-1") == []


@pytest.mark.parametrize("owner", ["natural", 2])
def test_c11_4_the_output_has_the_producers_colour(owner: int | str) -> None:
    """Rule R-29: whatever the marker was, clothes made with it are yellow."""
    t = craftsmen(
        seat("sawmill-1", built("tailor-1", "cloth"), capital=["red-1"], works=1),
        seat(),
        seat(),
        stage="merchants",
        queues={"merchants": SILVER},
        granary=granary(leather=(owner, "natural")),
    )

    t.play("granary leather", "capital red-1", "spend", "card tailor-1", "ship 2")

    assert t.told(E_MADE)
    assert t.hold(2, "clothes") == [1, None]


def test_c11_5_the_remaining_marker_drops() -> None:
    t = guild(buyer("red-1"), granary=granary(leather=("natural", 1)))

    t.play("granary leather", "capital red-1")

    assert t.granary("leather") == [1, None]
    assert t.granary("cloth") == ["natural", "natural"]


def test_c11_6_a_cube_of_the_fair_instead_of_the_card() -> None:
    """Rule R-30: the owner of the marker gets a cube there, not a card."""
    t = guild(buyer("red-1", fair=2), seat(fair=2), at=GOLD, granary=granary(leather=(2, 3)))

    t.play("privilege", "granary leather")

    assert t.filled(YELLOW, "tailor-1") == ["leather"]
    assert [t.seat(i).fair for i in (YELLOW, GREEN, RED)] == [1, 3, 0]
    assert t.capital(YELLOW) == ["red-1"]
    assert t.capital(GREEN) == []
    assert t.granary("leather") == [3, None]


def test_c11_6_an_owner_with_three_cubes_gets_nothing() -> None:
    """Rule R-30."""
    t = guild(buyer(fair=1), seat(fair=3), at=GOLD, granary=granary(leather=(2, 3)))

    t.play("privilege", "granary leather")

    assert [t.seat(i).fair for i in (YELLOW, GREEN)] == [0, 3]
    assert t.capital(GREEN) == []


def test_c11_6_not_without_a_cube_of_ones_own() -> None:
    t = guild(buyer("red-1"), seat(fair=3), at=GOLD)

    assert t.options() == ["granary barrel", "granary leather", "granary cloth", "skip"]


def test_c11_6_the_reason_is_not_the_space() -> None:
    """On gold, without a cube: the privilege is of no use, and that is what is said."""
    t = guild(buyer("red-1"), at=GOLD)

    assert t.why_not("privilege").message.key == "reason-privilege-useless"


def test_c11_6_by_a_token_off_the_gold_space() -> None:
    t = guild(buyer(fair=1, privileges=1))

    assert t.options() == ["token", "skip"], "without a capital card there is no other way"
    t.play("token", "granary cloth")
    assert t.filled(YELLOW, "tailor-1") == ["cloth"]
    assert t.seat(YELLOW).fair == 0
    assert t.seat(YELLOW).privileges == 0


def test_c11_6_the_privilege_is_a_declared_choice() -> None:
    """On gold a card may pay as well; the assistant is not counted then (C5.4)."""
    t = guild(buyer("red-1", fair=1), at=GOLD)

    t.play("granary leather", "capital red-1")

    assert t.seat(YELLOW).fair == 1
    assert t.picture("merchants") == [0, 0, 0]


# Worked examples --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("upper", ["natural", 1, 2])
def test_cx_16_merchants_natural(upper: int | str) -> None:
    t = guild(buyer("red-1"), granary=granary(leather=("natural", upper)))

    t.play("granary leather", "capital red-1")

    assert t.granary("leather") == [upper, None]
    assert len(t.told(E_DISCARDED)) == 1
    assert t.filled(YELLOW, "tailor-1") == ["leather"]


def test_cx_17_merchants_foreign() -> None:
    t = guild(buyer("red-1"), granary=granary(leather=(2, 3)))

    t.play("granary leather", "capital red-1")

    assert t.granary("leather") == [3, None]
    assert t.capital(GREEN) == ["red-1"]
    assert not t.told(E_DISCARDED)


def test_cx_18_merchants_privilege_natural() -> None:
    t = guild(buyer("red-1", fair=1), at=GOLD, granary=granary(leather=("natural", 3)))

    t.play("privilege", "granary leather")

    assert t.granary("leather") == [3, None]
    assert t.seat(YELLOW).fair == 0
    assert t.capital(YELLOW) == ["red-1"]


def test_cx_19_merchants_privilege_foreign() -> None:
    t = guild(buyer("red-1", fair=1), at=GOLD, granary=granary(leather=(2, 3)))

    t.play("privilege", "granary leather")

    assert t.granary("leather") == [3, None]
    assert [t.seat(i).fair for i in (YELLOW, GREEN, RED)] == [0, 1, 0]
    assert (t.capital(YELLOW), t.capital(GREEN)) == (["red-1"], [])
