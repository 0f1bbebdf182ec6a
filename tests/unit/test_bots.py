"""Players made of code."""

from __future__ import annotations

import time
from typing import Any

import pytest

from millrace.bots import BOTS, Bot, answer_of
from millrace.games.barrage.game import GAME, Barrage
from millrace.games.barrage.numbers import OP_TURN
from millrace.games.barrage.state import State
from millrace.games.barrage.worth import worth
from millrace.kernel.chance import Stream
from tests.tables import FRANCE, ITALY, USA, barrage, seat, wheel


def play(bots: list[Bot], seed: int) -> State:
    """A whole game; chance deals from the seed."""
    s = GAME.new(GAME.parse_options({"players": len(bots)}))
    rolls = Stream(seed)
    while not GAME.is_over(s):
        legal = GAME.legal(s)
        at = GAME.decider(s)
        action = legal[rolls.below(len(legal))] if at < 0 else answer_of(bots[at], GAME, s)
        assert action in legal
        GAME.apply(s, action)
    return s


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_is_a_function_of_its_seed(name: str) -> None:
    ends = [GAME.dump(play([BOTS[name](5), BOTS[name](6)], 1)) for _ in range(2)]

    assert ends[0] == ends[1]


def test_random_players_with_other_seeds_play_otherwise() -> None:
    assert GAME.dump(play([BOTS["random"](1), BOTS["random"](2)], 1)) != GAME.dump(
        play([BOTS["random"](3), BOTS["random"](4)], 1)
    )


def test_random_takes_every_answer_about_equally_often() -> None:
    s = barrage(seat(USA, "wilhelm"), seat(ITALY, "viktor")).s
    bot = BOTS["random"](3)
    legal = [10, 20, 30]

    class Three(Barrage):
        def legal(self, s: State) -> list[int]:  # noqa: ARG002
            return legal

    taken = [answer_of(bot, Three(), s) for _ in range(3000)]

    assert all(900 < taken.count(action) < 1100 for action in legal)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_choosing_leaves_the_state_alone(name: str) -> None:
    t = barrage(seat(USA, "wilhelm"), seat(ITALY, "viktor"))
    before = GAME.dump(t.s)

    answer_of(BOTS[name](1), GAME, t.s)

    assert GAME.dump(t.s) == before


def test_greedy_produces_with_all_the_water_and_fulfils_the_contract() -> None:
    """Two drops through a conduit of value 3, and a contract that asks for 7 in the hand."""
    t = barrage(
        seat(USA, "wilhelm", contracts=["Y12"], excavators=0, mixers=0, credits=0),
        seat(FRANCE, "jill"),
        on_map={"B5L": (1, 2, 2), "C5A": 1, "P8_1": 1},
        turn=1,
    )
    bot = BOTS["greedy"](0)
    answers: list[str] = []
    while GAME.decider(t.s) == 0:
        answers.append(GAME.notate(answer_of(bot, GAME, t.s)))
        t.play(answers[-1])

    assert answers == ["space turbine_plus2_L", "system B5L C5A", "drops 2", "contract Y12"]


def test_greedy_looks_no_further_than_its_turn() -> None:
    """The other seat has passed, so the next turn is the same seat's: its question is not answered."""
    t = barrage(seat(USA, "wilhelm"), seat(ITALY, "viktor", passed=True), turn=1)
    now = t.s.stack[-1]
    tried: list[int] = []

    class Watched(Barrage):
        def apply(self, s: State, action: int) -> None:
            if s.stack[-1].op == OP_TURN:
                assert s.stack[-1] is now, "a later turn was looked into"
                tried.append(action)
            super().apply(s, action)

    answer_of(BOTS["greedy"](0), Watched(), t.s)

    assert tried == GAME.legal(t.s)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """At least 85 % of 60 games for two, on either chair."""
    won = 0
    for k in range(60):
        chair = k % 2
        bots = [BOTS["random"](k), BOTS["random"](k)]
        bots[chair] = BOTS["greedy"](k)
        won += GAME.winners(play(bots, k)) == [chair]

    assert won >= 51


@pytest.mark.slow
def test_greedy_is_quick() -> None:
    """A game for four well under three seconds in plain Python; processor time, whatever else runs."""
    begin = time.process_time()

    play([BOTS["greedy"](seat_) for seat_ in range(4)], 1)

    assert time.process_time() - begin < 2.0


# What the judgement must get right ------------------------------------------------------------------------


def own(**fields: Any) -> int:  # noqa: ANN401 - any field of a seat
    return worth(barrage(seat(USA, "wilhelm", **fields), seat(ITALY, "viktor")).s, 0)


@pytest.mark.parametrize("field", ["vp", "credits", "excavators", "mixers", "energy"])
def test_more_is_worth_more(field: str) -> None:
    assert own(**{field: 12}) > own(**{field: 11})


def test_machines_are_worth_more_the_further_the_wheel_has_turned() -> None:
    early = own(wheel=wheel((None, 5, 0)))
    late = own(wheel=wheel(None, None, None, None, (None, 5, 0)))

    assert early < late < own(excavators=11)


def test_a_finished_system_is_worth_more_than_its_parts_apart() -> None:
    joined = barrage(
        seat(USA, "wilhelm"), seat(ITALY, "viktor"), on_map={"B5L": (1, 1, 1), "C5A": 1, "P8_1": 1}
    )
    apart = barrage(
        seat(USA, "wilhelm"), seat(ITALY, "viktor"), on_map={"B5L": (1, 1, 1), "C5A": 1, "P12_1": 1}
    )

    assert worth(joined.s, 0) > worth(apart.s, 0)


def test_contracts_in_the_hand_and_incomes_count() -> None:
    plain = {"B5L": 1, "B6L": (1, 2, 0)}
    two_bases = barrage(seat(USA, "wilhelm"), seat(ITALY, "viktor"), on_map=plain, round=1)
    later = barrage(seat(USA, "wilhelm"), seat(ITALY, "viktor"), on_map=plain, round=4)
    bare = [barrage(seat(USA, "wilhelm"), seat(ITALY, "viktor"), round=r) for r in (1, 4)]

    assert own(contracts=["Y12"]) > own()
    assert worth(two_bases.s, 0) - worth(bare[0].s, 0) > worth(later.s, 0) - worth(bare[1].s, 0)
