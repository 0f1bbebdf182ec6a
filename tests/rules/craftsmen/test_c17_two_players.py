"""Rule C17: two players."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.numbers import E_DREW, E_POINTS
from millrace.kernel.stack import CHANCE
from tests.craftsmen_tables import Play, craftsmen, frame, queue, seat

TEN = ["violet-1"] * 4 + ["violet-2"] * 4 + ["green-1"] * 2


def two(
    a: dict[str, object] | None = None, b: dict[str, object] | None = None, stage: str = "", **fields: object
) -> Play:
    """A and B, players 1 and 2."""
    return craftsmen(a or seat(), b or seat(), stage=stage, **fields)


def hall(a: dict[str, object], b: dict[str, object], **fields: object) -> Play:
    return two(a, b, stage="town_hall", queues={"town_hall": queue((), (1,))}, **fields)


def test_c17_1_the_third_space_is_closed() -> None:
    """The third disc is stacked already."""
    t = two(turn=1)

    t.play("send bankers", "send bankers", "send bankers")

    assert t.options() == ["stack gold", "stack silver"]
    assert t.play("stack gold").queue("bankers") == [[1, 1], [2], []]


def test_c17_1_at_most_four() -> None:
    t = two(turn=1, queues={"bankers": queue((1, 2), (2,)), "notary": queue((1, 2), (2, 1))})

    assert "send bankers" in t.options()
    assert "send notary" not in t.options()
    t.play("send bankers")
    assert t.queue("bankers") == [[1, 2], [2, 1], []], "the only place left"


def test_c17_1_two_of_each_player() -> None:
    t = two(turn=1, queues={"bankers": queue((1, 1), (2,))})

    assert "send bankers" not in t.options()
    assert t.why_not("send bankers").clause == "C4.2.7"
    assert "send bankers" in t.play("pass").options()


def test_c17_2_stacking_on_the_opponent_costs_nothing() -> None:
    """Not even without cards and points; the opponent draws."""
    t = two(turn=1, queues={"bankers": queue((2,), (1,))})

    t.play("send bankers", "stack gold")

    assert t.decider == CHANCE
    t.draw("drawn red-3b")
    assert t.capital(1) == ["red-3"]
    assert t.capital(0) == []
    assert t.scores == [0, 0]
    assert not t.told(E_POINTS)


def test_c17_2_the_own_disc_is_a_free_choice() -> None:
    """Rule R-39: nobody draws then."""
    t = two(turn=1, queues={"bankers": queue((2,), (1,))})

    t.play("send bankers", "stack silver")

    assert t.queue("bankers") == [[2], [1, 1], []]
    assert t.decider == 1
    assert (t.capital(0), t.capital(1)) == ([], [])


def test_c17_2_stacking_begins_when_both_spaces_are_taken() -> None:
    """Rule R-39, after C4.2.3."""
    t = two(turn=1, queues={"bankers": queue((2,))})

    t.play("send bankers")

    assert t.queue("bankers") == [[2], [1], []]
    assert t.capital(1) == []


def test_c17_2_the_drawn_card_counts_for_the_hand_limit() -> None:
    """Rule R-39: the eleventh card is discarded at once, before the opponent's own turn."""
    t = two(seat(), seat(capital=TEN), turn=1, queues={"bankers": queue((2,), (1,))})

    t.play("send bankers", "stack gold").draw("drawn red-3a")

    assert t.decider == 1
    assert "capital red-3" in t.options()
    t.play("capital green-1")
    assert len(t.capital(1)) == 10
    assert "send notary" in t.options()


def test_c17_2_only_the_drawer_sees_the_card() -> None:
    t = two(turn=1, queues={"bankers": queue((2,), (1,))})

    t.play("send bankers", "stack gold", "pass")

    assert [(event[1], event[3] >= 0) for event in t.told(E_DREW)] == [(1, True)]
    assert t.view(0)["seats"][1]["capital"] == 1  # type: ignore[index]


def test_c17_3_two_actions_of_the_town_hall() -> None:
    t = hall(seat(), seat())

    assert t.options() == ["take-privilege", "take-work", "skip"]
    assert t.why_not("change-order").clause == "C17.3"


@pytest.mark.parametrize(
    ("counts", "gained"), [([0, 0], [0, 0]), ([1, 1], [0, 0]), ([0, 1], [1, 0]), ([2, 1], [0, 1])]
)
def test_c17_4_a_tie_gives_no_token(counts: list[int], gained: list[int]) -> None:
    t = hall(seat(), seat(), pictures={"builders": counts})

    t.play("skip")

    assert [p.privileges for p in t.s.seats] == gained


@pytest.mark.parametrize(("season", "after"), [("spring", "summer"), ("autumn", "winter")])
def test_c17_5_the_players_swap_places(season: str, after: str) -> None:
    t = hall(seat(), seat(), season=season, order=[1, 2])

    t.play("skip")

    assert t.season == (1, after)
    assert t.order == [2, 1]
    assert t.decider == 1


def test_c17_5_as_the_last_step() -> None:
    """The hand limit of the season still goes by the old order."""
    t = hall(seat(capital=TEN[:9]), seat(capital=[f"blue-{n}" for n in (1, 2, 3)] * 3), order=[2, 1])

    t.play("skip")

    assert t.order == [2, 1]
    assert t.decider == 1
    t.play("capital blue-1", "capital violet-1")
    assert t.order == [1, 2]


@pytest.mark.parametrize(("year", "order"), [(1, [2, 1]), (2, [2, 1]), (3, [1, 2])])
def test_c17_5_after_winter_too_but_the_last(year: int, order: list[int]) -> None:
    """Rule R-40: after the scoring of years 1 and 2; the tie-break uses the order of the last winter."""
    pending = [frame("next_season"), frame("clean_up"), frame("year_end"), frame("craft", 1, 1, 6)]
    t = two(season="winter", year=year, stack=pending)

    t.play("skip")

    assert t.order == order


def test_c17_5_each_is_first_in_six_of_twelve_seasons() -> None:
    t = two(order=[2, 1])
    first = []

    while t.s.stack:
        first.append((t.season, t.order[0]))
        t.finish_season()

    assert len(first) == 12
    assert [player for _, player in first] == [2, 1] * 6
