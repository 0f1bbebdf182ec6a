"""Players made of code at tables with Automas and with the Leeghwater Project."""

from __future__ import annotations

import pytest

from millrace.bots import BOTS, answer_of
from millrace.games.barrage.content.boards import OBJECTIVE_VP, OBJECTIVE_VP_AUTOMA
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.state import State
from millrace.games.barrage.worth import POINT, worth
from millrace.kernel.chance import Stream
from millrace.kernel.game import Options
from tests.tables import FRANCE, ITALY, USA, automa, barrage, seat


def play(options: Options, bot: str, seed: int) -> State:
    s = GAME.new(options)
    bots = [BOTS[bot](seed + i) for i in range(len(s.seats))]
    rolls = Stream(seed)
    while not GAME.is_over(s):
        legal = GAME.legal(s)
        at = GAME.decider(s)
        action = legal[rolls.below(len(legal))] if at < 0 else answer_of(bots[at], GAME, s)
        assert action in legal
        GAME.apply(s, action)
    return s


@pytest.mark.parametrize("level", ["low", "medium", "high", "very-high"])
@pytest.mark.parametrize("leeghwater", [False, True], ids=["base", "leeghwater"])
def test_greedy_plays_against_every_level(level: str, leeghwater: bool) -> None:  # noqa: FBT001
    options = GAME.parse_options({"players": 3, "automas": [level], "leeghwater": leeghwater})

    ends = [GAME.dump(play(options, "greedy", 3)) for _ in range(2)]

    assert ends[0] == ends[1]


@pytest.mark.slow
def test_greedy_does_better_against_an_automa_than_random() -> None:
    """At the same tables, with everything on them."""
    options = GAME.parse_options({"players": 2, "automas": ["medium"], "leeghwater": True})
    greedy, random = (
        sum(GAME.scores(play(options, bot, seed))[0] for seed in range(8)) for bot in ("greedy", "random")
    )

    assert greedy > random + 8 * 15


def test_greedy_builds_the_building_that_scores_more() -> None:
    """Cofferdam gives 3, the Customer Office 7, the Development Office 3."""
    t = barrage(
        seat(USA, "wilhelm", engineers=1, excavators=3, mixers=5, credits=0),
        seat(ITALY, "viktor", engineers=0, passed=True),
        leeghwater=True,
        buildings=[{"key": "cofferdam"}, {"key": "customer_office"}, {"key": "development_office"}],
        turn=1,
        round=5,
    )
    t.play("build building")

    chosen = GAME.notate(answer_of(BOTS["greedy"](0), GAME, t.s))

    assert chosen == "site customer_office.1"


# What the judgement must get right ------------------------------------------------------------------------


def last_round(*seats: dict[str, object]) -> State:
    return barrage(*seats, on_map={"B5L": 1, "B6L": 2}, objective="OBJ_basins_1", round=5, turn=1).s


def test_the_objective_of_an_automa_is_counted_on_its_own_scale() -> None:
    """Rule A3.8: 20, 15, 10 instead of 15, 10, 5; a tie is shared on the own scale."""
    with_automa = last_round(seat(USA, "wilhelm"), automa(FRANCE, "viktor", credits=0))
    of_people = last_round(seat(USA, "wilhelm"), seat(FRANCE, "viktor", credits=0))
    more = -(-sum(OBJECTIVE_VP_AUTOMA[:2]) // 2) - -(-sum(OBJECTIVE_VP[:2]) // 2)

    assert worth(with_automa, 0) == worth(of_people, 0), "a person has a person's scale beside an Automa"
    assert worth(with_automa, 1) - with_automa.seats[1].vp * POINT == (
        worth(of_people, 1) - of_people.seats[1].vp * POINT + more * POINT
    )


def test_incomes_and_abilities_count_for_the_levels_that_have_them() -> None:
    """Rules A7.1.1 and A3.3: low has no income; low and medium have no special ability."""
    houses = {"P5_1": 2, "P6_1": 2, "P7_1": 2, "B5L": 2, "B6L": 2}
    low, medium, high = (
        worth(barrage(seat(USA, "wilhelm"), automa(FRANCE, "viktor", level), on_map=houses, round=2).s, 1)
        for level in ("low", "medium", "high")
    )

    assert low < medium < high


def test_a_private_building_is_worth_what_it_scores_and_more() -> None:
    def with_slots(*slots: int | None) -> int:
        t = barrage(
            seat(USA, "wilhelm"),
            seat(ITALY, "viktor"),
            leeghwater=True,
            buildings=[{"key": "customer_office", "slots": list(slots)}, {"key": "cofferdam"}],
            round=2,
        )
        return worth(t.s, 0)

    vp = next(b.vp for b in BUILDINGS if b.key == "customer_office")
    assert with_slots(1, None, None, None) > with_slots(None, None, None, None) + vp * POINT
