"""Events of Barrage as facts: kind, what, how much, from where and which way, for programs that draw them."""

from __future__ import annotations

from typing import Final

import pytest

from millrace.games.barrage import numbers
from millrace.games.barrage.events.telling import EVENT_KINDS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_HEAD,
    A_SYSTEM,
    E_BUILT,
    E_CREDITS,
    E_ENGINEERS,
    E_HELD,
    E_INVEST,
    E_LEAVES,
    E_PHASE,
    E_SPENT,
    E_VP,
    EMPTY,
    N_EVENTS,
    PHASE_WATER,
    S_RULES,
)
from millrace.kernel.game import NOTHING, Game, Told
from millrace.kernel.naming import names_of
from millrace.kernel.stack import NOBODY, Core
from tests.players import busy_game
from tests.tables import FRANCE, ITALY, USA, barrage, seat

FLOWS_AT_ONCE: Final = GAME.read("space water_flow1_L")
SYSTEM: Final = GAME.read("system B6U C6B") - GAME.read("system B1U C1A")


def told(kind: int, a: int, b: int = 0, *, source: int = S_RULES, who: int = 0) -> Told:
    return GAME.told(barrage(seat(FRANCE, "viktor"), seat(USA, "jill")).s, (kind, who, source, a, b))


def dam(key: str) -> int:
    return GAME.read(f"site {key}") - GAME.read("site B1U")


def test_every_kind_is_named_after_its_number() -> None:
    assert len(EVENT_KINDS) == len(set(EVENT_KINDS)) == N_EVENTS
    assert GAME.event_kinds == EVENT_KINDS
    assert [EVENT_KINDS[kind] for kind in (E_BUILT, E_HELD, numbers.E_AUTOMA_TILES)] == [
        *("built", "held", "automa-tiles"),
    ]


def test_a_gap_in_the_numbers_is_found() -> None:
    with pytest.raises(AssertionError, match="E_ have a gap"):
        names_of({"E_BUILT": 0, "E_HELD": 2}, "E_")


@pytest.mark.parametrize(
    ("event", "kind", "amount"),
    [
        pytest.param((E_CREDITS, 3), "credits", 3, id="gains"),
        pytest.param((E_CREDITS, -3), "credits", -3, id="pays"),
        pytest.param((E_VP, -5), "vp", -5, id="loses"),
        pytest.param((E_ENGINEERS, 2), "engineers", -2, id="places"),
    ],
)
def test_a_loss_is_negative(event: tuple[int, int], kind: str, amount: int) -> None:
    found = told(*event)

    assert (found.kind, found.amount) == (kind, amount)


def test_machines_are_told_good_by_good() -> None:
    assert told(E_INVEST, EMPTY, 3 << 4).goods == {"excavators": -3}
    assert told(numbers.E_RECOVER, 0, 2 << 4 | 1).goods == {"excavators": 2, "mixers": 1}
    assert told(E_INVEST, 0, 1).what == "BASIC_base"


def test_what_a_phase_and_a_construction_are_about() -> None:
    assert told(E_PHASE, PHASE_WATER, who=NOBODY).what == "water"
    built = told(E_BUILT, 2, GAME.read("site C6B") - GAME.read("site B1U"))
    assert (built.what, built.places) == ("conduit", ("C6B",))


def test_the_fee_says_from_which_conduit_it_comes() -> None:
    conduit = GAME.read("site C6B")

    assert told(E_VP, 2, source=conduit).origin == "C6B"
    assert told(E_CREDITS, -2, source=conduit).origin == ""
    assert told(E_VP, 2).origin == ""


def test_the_rules_themselves_are_no_cause() -> None:
    assert GAME.has_cause((E_VP, 0, GAME.read("site C6B"), 2, 0))
    assert not GAME.has_cause((E_VP, 0, S_RULES, 2, 0))
    assert Game[Core]().has_cause(NOTHING)


# The way of a drop ----------------------------------------------------------------------------------------


def test_a_drop_of_the_water_phase_leaves_its_headstream() -> None:
    found = told(E_HELD, dam("B5U"), A_HEAD + 1, source=A_HEAD + 1)

    assert (found.origin, found.way) == ("B", ("B2U", "B2L", "P5", "B5U"))


def test_a_drop_that_flows_at_once_comes_from_the_supply() -> None:
    found = told(E_LEAVES, 1, A_HEAD + 3, source=FLOWS_AT_ONCE, who=NOBODY)

    assert found.origin == ""
    assert found.way == ("D", "B4U", "B4L", "P7", "B7U", "B7L", "P10", "B10U", "B10L", "P12", "XR")


def test_a_turbined_drop_leaves_the_dam_by_the_conduit() -> None:
    held = told(E_HELD, dam("B7L"), A_SYSTEM + SYSTEM)
    spent = told(E_SPENT, SYSTEM, 2)

    assert (held.origin, held.way) == ("B6U", ("C6B", "P7", "B7U", "B7L"))
    assert (spent.origin, spent.way, spent.amount) == ("B6U", ("C6B", "P7"), -2)


def test_every_drop_of_a_game_ends_where_it_is_told() -> None:
    """And starts at a headstream, at a dam by its conduit, or in the supply."""
    starts = set()
    for s, action in busy_game(GAME.parse_options({"players": 3}), 5, gift=10):
        ahead = GAME.clone(s)
        story = ahead.story = []
        GAME.apply(ahead, action)
        for found in (GAME.told(ahead, event) for event in story if event[0] in (E_HELD, E_LEAVES)):
            assert found.way[-1] in (found.places or ("XL", "XR"))
            starts.add((found.origin or found.way[0])[0] + found.way[0][0])
    assert starts >= {"AB", "BB", "CB", "DB", "BC"}


def test_the_drops_of_a_production_are_told_with_their_way() -> None:
    """The dam holds one; the second passes it."""
    t = barrage(
        seat(ITALY, "viktor", contracts=["S1"]),
        seat(USA, "jill"),
        on_map={"B6U": (1, 2, 2), "C6B": 1, "P7_1": 1, "B7U": (2, 1, 0)},
    )
    t.play("space turbine_plus2_L", "system B6U C6B", "drops 2")

    ways = [GAME.told(t.s, event).way for event in t.events if event[0] in (E_HELD, E_LEAVES)]
    assert ways == [("C6B", "P7", "B7U"), ("C6B", "P7", "B7U", "B7L", "P10", "B10U", "B10L", "P12", "XR")]
