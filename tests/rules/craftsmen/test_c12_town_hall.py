"""Rule C12: stage VI, the town hall."""

from __future__ import annotations

from millrace.games.craftsmen.numbers import E_WAIVED
from tests.craftsmen_tables import Play, craftsmen, queue, seat

YELLOW, GREEN, RED = 0, 1, 2  # players 1, 2, 3
THREE = ["take-privilege", "take-work", "change-order", "skip"]


def hall(*seats: dict[str, object], at: list[list[int | None]] | None = None, **fields: object) -> Play:
    """The first disc of the town hall acts: yellow on gold, unless the queue says otherwise."""
    seats = seats or (seat(), seat(), seat())
    return craftsmen(*seats, stage="town_hall", queues={"town_hall": at or queue((1,))}, **fields)


def test_c12_1_one_of_three_actions_for_each_assistant() -> None:
    """The gold space gives no privilege here (R-08)."""
    t = hall(seat(privileges=1), seat(), seat(), at=queue((1,), (1,)))

    assert t.options() == THREE
    t.play("take-work")
    assert t.decider == YELLOW, "the second assistant"
    assert t.options() == THREE
    t.play("take-privilege")
    assert (t.seat(YELLOW).works, t.seat(YELLOW).privileges) == (1, 3), (
        "one of them for the fewest privileges"
    )


def test_c12_1_the_action_may_be_waived() -> None:
    t = hall(at=queue((1,), (2,)))

    t.play("skip")

    assert t.told(E_WAIVED)
    assert t.decider == GREEN
    assert (t.seat(YELLOW).works, t.seat(YELLOW).privileges) == (0, 0)


def test_c12_2_a_privilege_token_comes_from_the_pool() -> None:
    t = hall(at=queue((1,), (2,)))

    t.play("take-privilege")

    assert t.seat(YELLOW).privileges == 1
    assert t.s.privilege_pool == 5


def test_c12_2_not_with_three_tokens_or_an_empty_pool() -> None:
    t = hall(seat(privileges=3), seat(), seat())
    assert t.options() == ["take-work", "change-order", "skip"]
    assert t.why_not("take-privilege").message.key == "reason-tokens-most"

    t = hall(seat(), seat(privileges=3), seat(privileges=3))
    assert t.options() == ["take-work", "change-order", "skip"]
    assert t.why_not("take-privilege").message.key == "reason-pool-empty"


def test_c12_3_a_work_token_comes_from_the_pool() -> None:
    t = hall(seat(works=2), seat(), seat(), at=queue((1,), (2,)))

    t.play("take-work")

    assert t.seat(YELLOW).works == 3
    assert t.s.work_pool == 3


def test_c12_3_not_with_three_tokens_or_none_left() -> None:
    t = hall(seat(works=3), seat(), seat())
    assert t.options() == ["take-privilege", "change-order", "skip"]
    assert t.why_not("take-work").message.key == "reason-tokens-most"

    t = hall(seat(), seat(works=3), seat(works=3))
    assert t.options() == ["take-privilege", "change-order", "skip"]
    assert t.why_not("take-work").message.key == "reason-pool-empty"


def test_c12_4_the_assistant_moves_to_the_leftmost_free_space() -> None:
    t = hall(at=queue((3,), (1,), (2,)))

    t.play("change-order", "change-order")

    assert t.s.track == [RED, YELLOW]
    assert t.queue("town_hall") == [[], [], [2]]


def test_c12_4_one_disc_for_each_player() -> None:
    """Rule R-31."""
    t = hall(at=queue((1,), (1,)))

    t.play("change-order")

    assert t.decider == YELLOW
    assert t.options() == ["take-privilege", "take-work", "skip"]
    assert t.why_not("change-order").message.key == "reason-on-track"


def test_c12_4_three_spaces() -> None:
    """Rule R-31: the fourth comes too late."""
    seats = [seat() for _ in range(4)]
    t = hall(*seats, at=queue((1, 2), (3, 4)))

    t.play("change-order", "change-order", "change-order")

    assert t.decider == 3
    assert "change-order" not in t.options()
    assert t.why_not("change-order").message.key == "reason-track-full"


def test_c12_5_everybody_goes_home() -> None:
    """From the queues, the pictures and the track, once the season is over."""
    t = craftsmen(
        *[seat() for _ in range(3)],
        stage="town_hall",
        queues={"town_hall": queue((1,), (2,)), "merchants": queue((), (3,), (2,))},
        pictures={"bankers": [1, 1, 0]},
    )

    t.play("change-order", "skip")

    assert t.season == (1, "summer")
    assert [p.assistants for p in t.s.seats] == [5, 5, 5]
    assert t.queue("merchants") == t.queue("town_hall") == [[], [], []]
    assert t.picture("bankers") == [0, 0, 0]


def test_c12_5_who_used_a_privilege_stays_to_be_counted() -> None:
    """Yellow went home without one, green waits on the picture: the token is for yellow and red."""
    t = hall(at=queue((1,)), pictures={"craft_guild": [0, 1, 0]})

    t.play("skip")

    assert [p.privileges for p in t.s.seats] == [1, 0, 1]
