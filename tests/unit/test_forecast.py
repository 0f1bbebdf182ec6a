"""The forecast: what the water of this round would do by itself if nobody did anything more."""

import pytest

from millrace.games.barrage.content.map import DAM_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_HEAD,
    E_ENERGY,
    E_HEAD_DROPS,
    E_HELD,
    E_LEAVES,
    E_PHASE,
    OP_HEADSTREAMS,
    PHASE_WATER,
    S_RULES,
)
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.kernel.conformance import play_out
from millrace.kernel.stack import CHANCE, NOBODY, Event
from tests.players import busy_game
from tests.tables import FRANCE, ITALY, USA, Play, barrage, new_game, seat

HEADS = [{"tile": f"HT{n}", "drops": drops} for n, drops in ((1, 2), (2, 0), (3, 1), (4, 0))]


def dam(key: str) -> int:
    return DAM_KEYS.index(key)


def rainy(**fields: object) -> Play:
    """Two drops wait on A, one on C; a dam with room for one stands below A."""
    return barrage(
        seat(ITALY, "viktor"),
        seat(USA, "jill"),
        on_map={"B1L": (1, 1, 0)},
        headstreams=HEADS,
        **fields,
    )


def water_phase(events: list[Event]) -> list[Event]:
    """What the water phase told."""
    at = events.index((E_PHASE, NOBODY, S_RULES, PHASE_WATER, 0))
    later = [i for i, event in enumerate(events) if event[0] == E_PHASE and i > at]
    return events[at + 1 : later[0]]


def test_the_drops_that_wait_flow_headstream_by_headstream() -> None:
    """The first of A stops at the dam, the second passes it; each says where it comes from."""
    t = rainy()
    before = GAME.dump(t.s)

    found = GAME.forecast(t.s)

    assert found[0] == (E_HELD, 0, A_HEAD, dam("B1L"), A_HEAD)
    assert [event[0] for event in found[1:]] == [E_LEAVES, E_LEAVES]
    assert [event[2] for event in found] == [A_HEAD, A_HEAD, A_HEAD + 2]
    assert GAME.dump(t.s) == before


def test_it_changes_with_the_map() -> None:
    t = barrage(
        seat(ITALY, "viktor"),
        seat(USA, "jill"),
        on_map={"B1L": (1, 2, 0), "B3U": (2, 1, 0)},
        headstreams=HEADS,
    )

    assert [(event[0], event[1], event[3]) for event in GAME.forecast(t.s)] == [
        (E_HELD, 0, dam("B1L")),
        (E_HELD, 0, dam("B1L")),
        (E_HELD, 1, dam("B3U")),
    ]


def test_energy_on_the_way_is_part_of_it() -> None:
    """B11.2: drops that flow past powerhouses of the USA."""
    houses = {"P5_1": 2, "P6_1": 2, "P7_1": 2, "P8_1": 2}
    t = barrage(seat(FRANCE, "viktor"), seat(USA, "jill"), on_map=houses, headstreams=HEADS)

    assert {event[:2] for event in GAME.forecast(t.s)} >= {(E_ENERGY, 1), (E_LEAVES, NOBODY)}


def test_without_drops_nothing_happens() -> None:
    assert GAME.forecast(barrage(seat(ITALY, "viktor"), seat(USA, "jill")).s) == []


def test_it_comes_true_if_nobody_does_anything() -> None:
    """Everybody has passed but one who banks: the water phase tells exactly what was foretold."""
    t = barrage(
        seat(ITALY, "viktor", engineers=1),
        seat(USA, "jill", passed=True, engineers=0),
        on_map={"B1L": (1, 1, 0), "B3U": (2, 1, 0), "P8_1": 2},
        headstreams=HEADS,
        display=["G01", "G02", "Y01", "Y02", "R01", "R02"],
    )
    foretold = GAME.forecast(t.s)

    t.play("space bank", "engineers 1")

    assert foretold
    assert water_phase(t.events) == foretold


def test_drops_just_placed_are_in_it() -> None:
    t = rainy()
    length = len(GAME.forecast(t.s))

    t.play("space water_place2_L", "head D")

    assert len(GAME.forecast(t.s)) == length + 1


def test_during_incomes_the_drops_of_the_round_are_put_first() -> None:
    """A question of the income phase comes before B3.3."""
    for seed in range(200):
        for s, _ in busy_game(GAME.parse_options({"players": 4}), seed, gift=20):
            if s.stack[-1].seat >= 0 and OP_HEADSTREAMS in [f.op for f in s.stack]:
                kinds = [event[0] for event in GAME.forecast(s)]
                assert E_HEAD_DROPS in kinds
                assert kinds.index(E_HEAD_DROPS) == 0
                return
    pytest.fail("no income asks anything")


def test_outside_rounds_there_is_none() -> None:
    t = new_game(2)
    assert GAME.forecast(t.s) == []
    t.deal()
    assert GAME.forecast(t.s) == []

    t = new_game(2, introductory=True)
    while t.s.stack:
        t.deal()
        if t.s.stack:
            t.answer_plainly()
    assert GAME.forecast(t.s) == []


def test_after_the_water_phase_there_is_none() -> None:
    """While tiles are drawn for the next round."""
    options = GAME.parse_options({"players": 2})
    seen = 0
    for s, _ in play_out(GAME, options, 3):
        if s.round and GAME.decider(s) == CHANCE and GAME.notate(GAME.legal(s)[0]).startswith("tile"):
            assert GAME.forecast(s) == []
            seen += 1
    assert seen


def test_every_event_of_it_has_words() -> None:
    for i, (s, _) in enumerate(busy_game(GAME.parse_options({"players": 4}), 2, gift=10)):
        if i % 7 == 0:
            for event in GAME.forecast(s):
                assert GAME.told(s, event).message.key.startswith("event-")


def test_craftsmen_has_no_forecast() -> None:
    assert CRAFTSMEN.forecast(CRAFTSMEN.new(CRAFTSMEN.parse_options({}))) == []
