"""Rule C13: the end phase of spring, summer and autumn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from tests.craftsmen_tables import Play, craftsmen, queue, seat

COPIES = [f"{kind}{copy}" for kind in CAPITAL_KEYS for copy in "abcd"]


def last_action(*seats: dict[str, object], who: int = 1, **fields: object) -> Play:
    """The last assistant of the season stands in the town hall: `skip` ends the season."""
    return craftsmen(*seats, stage="town_hall", queues={"town_hall": queue((), (who,))}, **fields)


def tokens(t: Play) -> list[int]:
    return [p.privileges for p in t.s.seats]


def used(*counts: int) -> dict[str, list[int]]:
    """Privileges used so far: the first two of each seat in the bank, the others at the builders."""
    return {"bankers": [min(2, n) for n in counts], "builders": [max(0, n - 2) for n in counts]}


@pytest.mark.parametrize(
    ("counts", "gained"),
    [((2, 1, 0), [0, 0, 1]), ((1, 1, 2), [1, 1, 0]), ((0, 0, 0), [1, 1, 1]), ((3, 1, 2), [0, 1, 0])],
)
def test_c13_1_the_fewest_privileges_earn_a_token(counts: tuple[int, ...], gained: list[int]) -> None:
    t = last_action(seat(), seat(), seat(), pictures=used(*counts))

    t.play("skip")

    assert tokens(t) == gained
    assert t.s.privilege_pool == 6 - sum(gained)
    assert [p.pictures for p in t.s.seats] == [0, 0, 0], "they go home"
    assert t.picture("bankers") == [0, 0, 0]


def test_c13_1_a_privilege_used_in_play_counts() -> None:
    """By the gold space and by a token, but not the gold space alone."""
    capital = ["red-1", "red-2"]
    seats = (seat(capital=capital), seat(privileges=1, capital=["blue-1", "blue-2"]), seat())
    t = craftsmen(*seats, stage="bankers", queues={"bankers": queue((1, 3), (2,))})

    t.play("skip")
    for who, way in ((2, "privilege"), (1, "token")):
        assert t.deal().decider == who
        t.play(t.options()[0], "draw", way)
        t.answer_plainly()
    t.finish_season()

    assert tokens(t) == [1, 0, 0]


@pytest.mark.parametrize(
    ("order", "gained"), [([1, 2, 3, 4, 5], [1, 1, 0, 0]), ([4, 5, 3, 2, 1], [0, 0, 1, 1])]
)
def test_c13_1_short_of_tokens_the_turn_order_decides(order: list[int], gained: list[int]) -> None:
    """The order before the order-change track is looked at."""
    held = [2, 2, 1, 1, 2]
    seats = [seat(privileges=n) for n in held]
    counts = used(0, 0, 0, 0, 1)
    t = last_action(*seats, order=order, pictures=counts, track=[3])

    t.play("skip")

    assert [now - before for now, before in zip(tokens(t), held, strict=True)] == [*gained, 0]
    assert t.order[0] == 3


def test_c13_1_with_three_tokens_none_and_nobody_instead() -> None:
    """Rule R-32."""
    t = last_action(seat(privileges=3), seat(), seat(), pictures=used(0, 1, 1))

    t.play("skip")

    assert tokens(t) == [3, 0, 0]


def test_c13_1_the_order_change_track_does_not_count() -> None:
    """Rule R-32: yellow stands there and still has used no privilege."""
    t = last_action(seat(), seat(), seat(), pictures=used(0, 1, 1))

    t.play("change-order")

    assert tokens(t) == [1, 0, 0]


@pytest.mark.parametrize(
    ("track", "after"),
    [([], [2, 4, 1, 3]), ([3], [3, 2, 4, 1]), ([1, 2], [1, 2, 4, 3]), ([3, 1, 4], [3, 1, 4, 2])],
)
def test_c13_2_the_track_comes_first(track: Sequence[int], after: list[int]) -> None:
    """The others follow in their old order; the discs go home."""
    t = last_action(*[seat() for _ in range(4)], order=[2, 4, 1, 3], track=list(track))

    t.play("skip")

    assert t.order == after
    assert t.s.track == []
    assert [p.assistants for p in t.s.seats] == [5, 5, 5, 5]
    assert t.decider == after[0] - 1


def test_c13_3_hand_limit_of_eight() -> None:
    """Surplus by the owner's choice, in turn order: nine cards of one, ten of another, eight of a third."""
    hands = (COPIES[:9], COPIES[9:19], COPIES[19:27])
    t = last_action(*(seat(capital=hand) for hand in hands), order=[2, 1, 3])

    t.play("skip")

    asked = []
    while t.season == (1, "spring"):
        asked.append(t.decider)
        assert t.options() == [f"capital {kind}" for kind in CAPITAL_KEYS if kind in t.capital(t.decider)]
        t.play(t.options()[-1])
    assert asked == [1, 1, 0]
    assert [len(t.capital(i)) for i in range(3)] == [8, 8, 8]


def test_c13_3_discards_fill_the_face_up_places() -> None:
    """Rule R-12: the first cards that become available again do, though no assistant acts."""
    hands = (COPIES[:10], COPIES[10:20], COPIES[20:30], COPIES[30:39], COPIES[39:])
    t = last_action(*(seat(capital=hand) for hand in hands), capital_up=[None, None])

    t.finish_season()
    t.deal()

    assert t.season == (1, "summer")
    assert sum(len(t.capital(i)) for i in range(5)) == 40
    assert len(t.capital_up()) == 2


@pytest.mark.parametrize(
    ("season", "after"), [("spring", "summer"), ("summer", "autumn"), ("autumn", "winter")]
)
def test_c13_3_the_season_advances(season: str, after: str) -> None:
    t = last_action(seat(), seat(), seat(), season=season, year=2)

    t.play("skip")

    assert t.season == (2, after)


def test_c13_3_all_five_assistants_are_available_again() -> None:
    """Whoever passed may send again."""
    t = last_action(seat(), seat(passed=True), seat(passed=True), pictures=used(2, 3, 0))

    t.play("skip")

    assert [p.assistants for p in t.s.seats] == [5, 5, 5]
    t.play("send bankers", "send bankers", "send bankers")
    assert t.queue("bankers") == [[1], [2], [3]]


# Worked examples --------------------------------------------------------------------------------------------

YELLOW, GREEN, RED, BLACK, BLUE = range(5)
STAYING = {"bankers": [2, 1, 0, 0, 0], "builders": [0, 0, 1, 1, 1]}


def test_cx_21_assistants_staying() -> None:
    """Six of the ten tokens are held: four are in the pool."""
    held = [3, 0, 1, 1, 1]
    t = last_action(*(seat(privileges=n) for n in held), pictures=STAYING)
    assert [p.pictures for p in t.s.seats] == [2, 1, 1, 1, 1]
    assert t.s.privilege_pool == 4

    t.play("skip")

    assert tokens(t) == [3, 1, 2, 2, 2]


def test_cx_21_short_of_tokens_leftmost_first() -> None:
    held = [3, 2, 2, 1, 0]
    t = last_action(*(seat(privileges=n) for n in held), pictures=STAYING, order=[1, 5, 3, 2, 4])
    assert t.s.privilege_pool == 2

    t.play("skip")

    assert tokens(t) == [3, 2, 3, 1, 1]


def test_cx_22_turn_order() -> None:
    """A to E are the players 1 to 5."""
    t = last_action(*[seat() for _ in range(5)], order=[1, 2, 3, 4, 5], track=[4, 2, 5])

    t.play("skip")

    assert t.order == [4, 2, 5, 1, 3]
