"""Answers that are not among the options: refused by reason and clause, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import N_ACTIONS
from millrace.games.craftsmen.state import State
from millrace.kernel.errors import IllegalAction
from millrace.kernel.stack import CHANCE, NOBODY
from millrace.kernel.table import Table
from tests.craftsmen_tables import Play, at_table, built, craftsmen, new_game, queue, seat

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "craftsmen.md").read_text(encoding="utf-8")
DISPLAY = ["vineyard-2", "mine-1", "mill-3", "weaver-1", "brewery-1", "tailor-2"]
ELEVEN = ["red-1"] * 4 + ["blue-1"] * 4 + ["green-1"] * 3


def refusal(table: Table[State], who: int, action: int) -> tuple[str, str]:
    """Reason and clause of a refused answer; log, state and options are as before."""
    before = GAME.dump(table.state)
    options = GAME.legal(table.state)
    log = list(table.log)

    with pytest.raises(IllegalAction) as refused:
        table.play(who, action)

    assert GAME.dump(table.state) == before
    assert GAME.legal(table.state) == options
    assert table.log == log
    return refused.value.reason.message.key, refused.value.reason.clause


def refused(t: Play, answer: str, who: int | None = None) -> tuple[str, str]:
    action = GAME.read(answer)
    assert action >= 0, f"not an action: {answer}"
    return refusal(at_table(t), t.decider if who is None else who, action)


def notary(*hands: list[str]) -> Play:
    return craftsmen(
        *[seat(capital=hand) for hand in hands],
        display=DISPLAY,
        queues={"notary": queue([], [1])},
        stage="notary",
    )


# Bids -----------------------------------------------------------------------------------------------------


def test_an_opening_bid_above_the_means() -> None:
    """A pair of reds and a blue 2 are worth 7."""
    t = notary(["red-1", "red-1", "blue-2"], [], []).play("auction basic-1")

    assert refused(t, "bid 8") == ("reason-bid-high", "C9.3.2")
    assert refused(t, "bid 60") == ("reason-bid-high", "C9.3.2")
    assert t.play("bid 7").decider == 1


def test_a_raise_above_the_means_or_not_above_the_bid() -> None:
    t = notary(["red-3"], ["green-2", "blue-2"], []).play("auction basic-1", "bid 2")

    assert refused(t, "bid 5") == ("reason-bid-high", "C9.3.2")
    assert refused(t, "bid 2") == ("reason-bid-low", "C9.3.2")


def test_an_answer_to_the_mayor_above_the_means() -> None:
    t = notary(["red-3", "blue-2"], [], []).play("auction basic-1", "bid 1", "pass", "pass")
    t.draw("drawn green-3a")

    assert refused(t, "bid 6") == ("reason-bid-high", "C9.3.2")
    assert refused(t, "bid 3") == ("reason-bid-low", "C9.3.5")


# Paying ---------------------------------------------------------------------------------------------------


def test_paying_with_the_wrong_colour() -> None:
    """A red-blue mill; the violet cards are worth enough."""
    t = notary(["red-1", "red-2", "blue-3", "blue-3", "violet-3", "violet-3"], [], []).play("buy extended-1")

    assert refused(t, "capital violet-3") == ("reason-wrong-colour", "C9.2.2")


def test_paying_with_a_card_one_does_not_hold() -> None:
    t = notary(["red-1", "red-2", "blue-3", "blue-3"], [], []).play("buy extended-1")

    assert refused(t, "capital red-3") == ("reason-no-such-card", "C6.4")


def test_buying_without_enough_of_its_colours() -> None:
    t = notary(["red-3", "red-3", "red-3", "green-2"], [], [])

    assert refused(t, "buy basic-1") == ("reason-worth-in-colours", "C9.2.2")


def test_a_fee_in_points_one_does_not_have() -> None:
    t = craftsmen(
        seat(),
        seat(),
        seat(vp=1, capital=["red-1"]),
        year=2,
        queues={"bankers": queue([1], [2], [1])},
        turn=3,
    ).play("send bankers", "stack gold")

    assert refused(t, "points") == ("reason-points", "C4.2.5")
    assert refused(t, "capital red-2") == ("reason-no-such-card", "C6.4")


def test_keeping_more_cards_than_the_limit() -> None:
    t = craftsmen(
        seat(capital=ELEVEN[:10]), seat(capital=["violet-1"]), queues={"bankers": queue([1], [2])}, turn=2
    )
    t.play("send bankers", "stack gold").draw("drawn violet-2b")

    assert t.decider == 0
    assert refused(t, "skip") == ("reason-over-limit", "C6.5")
    assert refused(t, "capital red-3") == ("reason-no-such-card", "C6.4")


# Assistants -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "queued"),
    [
        (5, queue([2, 3], [2, 4], [3, 5])),
        (4, queue([2, 3], [2, 4], [3])),
        (3, queue([2, 3], [2], [3])),
        (2, queue([2, 1], [2, 1])),
    ],
)
def test_one_assistant_too_many_in_a_building(players: int, queued: list[list[int | None]]) -> None:
    """The seventh with five players, the sixth with four, the fifth with three; with two one's own third."""
    t = craftsmen(*[seat(vp=9) for _ in range(players)], queues={"bankers": queued}, turn=1)

    assert refused(t, "send bankers") == (
        ("reason-town-full", "C4.2.8") if players > 2 else ("reason-two-assistants", "C4.2.7")
    )


def test_a_third_assistant_of_ones_own() -> None:
    t = craftsmen(seat(), seat(), seat(), queues={"notary": queue([1], [1])}, turn=1)

    assert refused(t, "send notary") == ("reason-two-assistants", "C4.2.7")


def test_a_third_disc_on_a_space() -> None:
    t = craftsmen(*[seat(vp=9) for _ in range(5)], queues={"notary": queue([1, 2], [2], [3])}, turn=4)
    t.play("send notary")

    assert refused(t, "stack gold") == ("reason-space-full", "C4.2.3")


# Buildings ------------------------------------------------------------------------------------------------


def builders(*cards: str, capital: list[str]) -> Play:
    """The sawmill is violet above green."""
    return craftsmen(
        seat("sawmill-1", cards=cards, capital=capital),
        seat(),
        seat(),
        queues={"builders": queue([], [1])},
        stage="builders",
    )


def test_a_building_that_does_not_fit_the_row() -> None:
    t = builders("mine-3", "butcher-1", "mine-1", capital=["red-1", "red-1", "red-1"])

    assert refused(t, "card mine-3") == ("reason-no-match", "C8.2")
    assert refused(t, "card butcher-1") == ("reason-no-match", "C8.2")


def test_a_building_one_does_not_hold_or_cannot_pay() -> None:
    t = builders("brewery-1", "mine-1", capital=["red-3"])

    assert refused(t, "card brewery-1") == ("reason-worth", "C8.1")
    assert refused(t, "card mine-2") == ("reason-not-in-hand", "C8.1")


def test_a_privilege_one_does_not_have() -> None:
    t = builders("mine-3", capital=["red-3"])

    assert refused(t, "privilege") == ("reason-not-on-gold", "C5.4")
    assert refused(t, "token") == ("reason-no-token", "C5.5.1")


# Turns ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [1, 2, CHANCE, NOBODY, 7])
def test_answering_out_of_turn(who: int) -> None:
    """Even with an answer that the player to move could give."""
    t = craftsmen(seat(), seat(), seat(), turn=1)

    assert refused(t, "send bankers", who)[0] == "reason-not-your-turn"
    assert refused(t, "pass", who)[0] == "reason-not-your-turn"


def test_acting_for_another_in_a_building() -> None:
    """Player 2 stands on the next space; now player 1 acts."""
    t = craftsmen(
        seat(),
        seat(),
        seat(),
        queues={"bankers": queue([1], [2])},
        capital_up=["red-1", "red-2"],
        stage="bankers",
    )

    assert refused(t, "capital red-1", 1)[0] == "reason-not-your-turn"
    t.play("skip")
    assert refused(t, "capital red-1", 0)[0] == "reason-not-your-turn"


@pytest.mark.parametrize(
    "answer", ["buy basic-1", "card mine-1", "make wood", "take-work", "send notary", "spend"]
)
def test_the_action_of_another_stage(answer: str) -> None:
    """At the bankers nobody builds, buys, makes or takes anything but capital."""
    t = craftsmen(
        seat(capital=["green-3", "red-3"], cards=["mine-1"], works=1),
        seat(),
        seat(),
        display=["vineyard-2", "mine-2", *DISPLAY[2:]],
        queues={"bankers": queue([1]), "notary": queue([1]), "craft_guild": queue([1])},
        stage="bankers",
    )

    assert refused(t, answer) == ("reason-not-asked", "C7.1")


def test_raising_when_it_is_another_bidders_turn() -> None:
    t = notary(["red-3"], ["green-3"], ["blue-3"]).play("auction basic-1", "bid 1")

    assert refused(t, "bid 2", 2)[0] == "reason-not-your-turn"
    assert refused(t, "bid 2", 0)[0] == "reason-not-your-turn"


def test_after_the_end() -> None:
    t = craftsmen(seat(), seat(), seat(), year=3, season="winter", stage="craft_guild").finish_season()

    assert refused(t, "pass", 0)[0] == "reason-game-over"


# Everything -----------------------------------------------------------------------------------------------


def _look() -> Play:
    t = craftsmen(seat(), seat(), seat(), display=DISPLAY, queues={"notary": queue([1])}, stage="notary")
    return t.play("privilege", "look extended").deal()


def _bought() -> Play:
    t = craftsmen(
        seat(capital=["green-3"]),
        seat(),
        seat(),
        display=DISPLAY,
        queues={"notary": queue([1])},
        stage="notary",
    )
    return t.play("buy basic-1").deal()


def _bankers() -> Play:
    return craftsmen(
        seat(capital=["red-1"], privileges=1),
        seat(),
        seat(),
        queues={"bankers": queue([], [1])},
        stage="bankers",
    )


def _full() -> Play:
    return craftsmen(
        *[seat(vp=1, capital=[f"red-{1 + i % 3}"]) for i in range(5)],
        queues={"notary": queue([1, 2], [2], [3])},
        turn=4,
    )


def _mayor() -> Play:
    t = notary(["red-3", "blue-2"], [], []).play("auction basic-1", "bid 1", "pass", "pass")
    return t.draw("drawn green-3a")


def _gap() -> Play:
    t = craftsmen(seat(works=1, fair=1), seat(), seat(), queues={"bankers": queue([1])}, stage="bankers")
    return t.play("skip")


QUESTIONS: dict[str, Callable[[], Play]] = {
    "swap a card": lambda: new_game(3).deal(),
    "swap the sawmill": lambda: new_game(3).deal().play("skip"),
    "send": _full,
    "stack": lambda: _full().play("send notary"),
    "fee": lambda: _full().play("send notary", "stack silver"),
    "limit": lambda: (
        craftsmen(seat(capital=ELEVEN[:10]), seat(), queues={"bankers": queue([1], [2])}, turn=2)
        .play("send bankers", "stack gold")
        .deal()
    ),
    "bankers": _bankers,
    "bankers, second card": lambda: _bankers().play(_bankers().options()[0]),
    "bankers, discard": lambda: _bankers().play(_bankers().options()[0], "draw").deal(),
    "build": lambda: builders("mine-1", "mine-3", capital=["red-1", "blue-1", "blue-3"]),
    "side": lambda: builders("mine-1", capital=["red-2"]).play("card mine-1"),
    "pay": lambda: builders("mine-1", capital=["red-1", "blue-1", "blue-3"]).play("card mine-1", "left"),
    "notary": lambda: notary(["red-1", "red-1", "green-3"], [], []),
    "notary, afterwards": _bought,
    "open": lambda: notary(["red-1", "red-1"], [], []).play("auction basic-1"),
    "bid": lambda: notary(["red-3"], ["green-3"], []).play("auction basic-1", "bid 1"),
    "mayor": _mayor,
    "look, tier": lambda: craftsmen(
        seat(), seat(), seat(), queues={"notary": queue([1])}, stage="notary"
    ).play("privilege"),
    "look, show": _look,
    "look, where": lambda: _look().play("card mill-3", "card weaver-1"),
    "look, order": lambda: _look().play("card mill-3", "card weaver-1", "top"),
    "gap": _gap,
    "spend": lambda: _gap().play("spend"),
    "two raw materials": lambda: craftsmen(
        seat("sawmill-1", built("mill-1", "wheat")),
        seat(),
        seat(),
        queues={"craft_guild": queue([1])},
        stage="craft_guild",
    ).play("privilege"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_whatever_is_not_offered_is_refused_with_a_reason(question: str) -> None:
    """Every number of the catalogue, and some that nothing stands behind."""
    t = QUESTIONS[question]()
    table, who, options = at_table(t), t.decider, GAME.legal(t.s)
    assert who >= 0

    for action in [-1, -99, *range(N_ACTIONS + 2), 1 << 40]:
        if action not in options:
            key, clause = refusal(table, who, action)
            assert key.startswith("reason-"), GAME.notate(action)
            assert f"- {clause} " in RULES, (GAME.notate(action), clause)
