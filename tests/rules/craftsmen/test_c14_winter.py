"""Rule C14: winter."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_PHASE, E_STAGE, PHASE_ASSISTANTS, PHASE_END, PHASE_YEAR_END
from tests.craftsmen_tables import Play, built, craftsmen, queue, seat

FULL = 3  # cubes on the fair: a lone sawmill has nothing to do then


def winter(*seats: dict[str, object], **fields: object) -> Play:
    """Winter begins: the first player in turn order may build."""
    return craftsmen(*seats, stage="builders", season="winter", **fields)


def autumn(*seats: dict[str, object], **fields: object) -> Play:
    """The last assistant of autumn has acted: winter begins by the rules themselves."""
    fields["queues"] = {"town_hall": queue((), (1,))}
    return craftsmen(*seats, stage="town_hall", season="autumn", **fields).play("skip")


def question(t: Play) -> str:
    return GAME.question(t.deal().s).key


def test_c14_1_no_assistants_phase() -> None:
    """From autumn straight to the builders' guild of winter."""
    t = autumn(seat(), seat(), seat())

    assert t.season == (1, "winter")
    assert question(t) == "question-build"
    assert PHASE_ASSISTANTS not in [event[3] for event in t.told(E_PHASE)]


def test_c14_2_one_building_action_each_in_turn_order() -> None:
    hands: tuple[list[str], ...] = (["mine-1"], ["mine-2"], [])
    seats = [
        seat(sawmill, cards=cards, capital=["red-3"])
        for sawmill, cards in zip(("sawmill-1", "sawmill-2", "sawmill-3"), hands, strict=True)
    ]
    t = winter(*seats, order=[2, 3, 1])

    assert t.decider == 1
    t.play("card mine-2", "left")
    assert t.row(1) == ["mine-2", "sawmill-2"]
    assert t.capital(1) == []
    assert t.decider == 2
    t.play("skip")
    assert t.decider == 0
    t.play("card mine-1", "right")
    assert t.row(0) == ["sawmill-1", "mine-1"]


def test_c14_2_up_to_two_cards() -> None:
    """As in C8.1: both are paid together, here with a pair worth five."""
    t = winter(seat("sawmill-1", cards=["mine-1", "cooperage-2"], capital=["red-1", "red-2"]), seat(), seat())

    while t.decider == 0:
        t.play(t.options()[0])

    assert sorted(t.row(0)) == ["cooperage-2", "mine-1", "sawmill-1"]
    assert t.capital(0) == []


@pytest.mark.parametrize(("year", "work"), [(1, 3), (2, 4), (3, 5)])
def test_c14_3_one_production_action_each_in_turn_order(year: int, work: int) -> None:
    t = winter(seat(), seat(fair=FULL), seat(), order=[3, 2, 1], year=year)

    t.play("skip", "skip", "skip")

    assert (t.decider, question(t)) == (2, "question-craft")
    assert GAME.question(t.s).args["n"] == work
    t.play("make wood", "fair", "skip")
    assert (t.decider, question(t)) == (0, "question-craft"), "player 2 has nothing to do"
    assert GAME.question(t.s).args["n"] == work


def test_c14_3_two_stages_only() -> None:
    t = autumn(seat(), seat(), seat())
    t.s.story = t.events

    t.finish_season()

    assert [event[3] for event in t.told(E_STAGE)] == [1, 3]


def test_c14_4_a_privilege_token_for_the_builders() -> None:
    """Rule R-33: the mine does not match, the token makes it fit. One for the action."""
    hand = ["mine-3", "mine-4"]
    t = winter(seat("sawmill-1", cards=hand, capital=["red-3", "blue-3"], privileges=2), seat(), seat())

    assert t.options() == ["token", "skip"]
    t.play("token")
    assert t.options() == ["card mine-3", "card mine-4"]
    t.play("card mine-3", "right")
    assert t.row(0) == ["sawmill-1", "mine-3"]
    assert t.options() == ["skip"], "another card needs another token"
    t.play("skip")
    assert t.options() == ["capital blue-3", "capital red-3"], "to pay with"
    t.play("capital red-3")
    assert t.decider == 1
    assert t.seat(0).privileges == 1


def test_c14_4_a_privilege_token_for_the_craftsmen() -> None:
    t = winter(seat(privileges=2), seat(), seat())

    t.play("skip", "skip", "skip", "token", "make wood", "fair", "make wood", "fair")

    assert t.seat(0).fair == 2
    assert GAME.question(t.s).args["n"] == 2
    assert t.why_not("token").clause == "C5.5.2"
    assert t.seat(0).pictures == 0, "no assistant stands there"


def test_c14_4_work_tokens_between_the_two_stages() -> None:
    """Rule R-33: in this gap only; not before the first stage and not after the second."""
    t = autumn(seat(works=1), seat(works=2), seat(), order=[2, 1, 3])

    asked = []
    while t.season == (1, "winter"):
        asked.append((t.deal().decider, question(t)))
        t.answer_plainly()

    assert asked == [
        *((who, "question-build") for who in (1, 0, 2)),
        *((who, "question-token") for who in (1, 0)),
        *((who, "question-craft") for who in (1, 0, 2)),
    ]


def test_c14_4_a_work_token_is_one_work_point() -> None:
    t = winter(seat("sawmill-1", built("mill-1", "wheat"), works=2), seat(fair=FULL), seat(fair=FULL))

    t.play("skip", "skip", "skip", "spend", "card mill-1", "granary flour", "draw")

    assert t.scores[0] == 1
    assert t.deal().seat(0).works == 1
    assert t.options() == ["spend", "skip"]


def test_c14_5_no_end_phase() -> None:
    """Rule R-34: no token for the fewest privileges, no change of order; the scoring follows."""
    t = winter(*[seat() for _ in range(3)], order=[3, 1, 2])
    t.s.story = t.events

    t.finish_season()

    phases = [event[3] for event in t.told(E_PHASE)]
    assert PHASE_YEAR_END in phases
    assert PHASE_END not in phases
    assert [p.privileges for p in t.s.seats] == [0, 0, 0]
    assert t.order == [3, 1, 2]
    assert t.season == (2, "spring")
