"""Chapter B3: rounds and their phases, incomes, and the drops on the headstreams."""

from __future__ import annotations

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_CREDITS,
    E_ENERGY,
    E_EXCAVATORS,
    E_FLOWS,
    E_HEAD_DROPS,
    E_HELD,
    E_MIXERS,
    E_PHASE,
    E_REVEAL,
    E_ROTATE,
    E_ROUND,
    E_VP,
    E_WINS,
    PHASE_ACTIONS,
    PHASE_END,
    PHASE_INCOME,
    PHASE_SCORING,
    PHASE_WATER,
    S_COMPANY,
    S_INCOME,
)
from millrace.kernel.stack import NOBODY, Event
from tests.tables import COMPANIES, FRANCE, GERMANY, ITALY, USA, Play, barrage, new_game, seat

BASES, ELEVATIONS, CONDUITS = range(3)
GAINS = (E_CREDITS, E_EXCAVATORS, E_MIXERS, E_VP, E_ENERGY, E_ROTATE, E_FLOWS)

# Facts of the company boards: first and second income of a row as events; a machine of choice is taken as
# a mixer, a flowing drop is put on headstream A.
_DROP = (E_FLOWS, 0)
INCOMES: dict[str, tuple[tuple[list[tuple[int, int]], list[tuple[int, int]]], ...]] = {
    USA: (
        ([(E_ROTATE, 1)], [(E_CREDITS, 6)]),
        ([(E_MIXERS, 1)], [(E_VP, 2), _DROP, _DROP]),
        ([(E_VP, 3)], [(E_VP, 2), (E_ROTATE, 1)]),
    ),
    GERMANY: (
        ([(E_VP, 3)], [(E_MIXERS, 2)]),
        ([(E_CREDITS, 3)], [(E_VP, 2), (E_ENERGY, 2)]),
        ([(E_ROTATE, 1)], [(E_VP, 2), _DROP, _DROP]),
    ),
    ITALY: (
        ([(E_CREDITS, 3)], [(E_VP, 5)]),
        ([(E_ROTATE, 1)], [(E_ENERGY, 4)]),
        ([(E_MIXERS, 1)], [(E_VP, 2), (E_CREDITS, 3)]),
    ),
    FRANCE: (
        ([(E_MIXERS, 1)], [(E_ROTATE, 2)]),
        ([(E_VP, 3)], [(E_VP, 2), (E_MIXERS, 1)]),
        ([(E_CREDITS, 3)], [(E_ENERGY, 4)]),
    ),
}
HEADSTREAM_TILES = {  # drops in rounds 1 to 4
    "HT1": (0, 2, 2, 0),
    "HT2": (0, 0, 1, 3),
    "HT3": (2, 0, 2, 0),
    "HT4": (1, 1, 1, 1),
    "HT5": (0, 1, 0, 2),
    "HT6": (0, 0, 1, 2),
    "HT7": (1, 0, 2, 2),
    "HT8": (0, 1, 2, 1),
}


def at_seat(t: Play, who: int) -> dict[str, object]:
    seats = GAME.view(t.s, NOBODY)["seats"]
    assert isinstance(seats, list)
    found: dict[str, object] = seats[who]
    return found


def head_drops(t: Play) -> list[int]:
    heads = GAME.view(t.s, NOBODY)["headstreams"]
    assert isinstance(heads, list)
    return [head["drops"] for head in heads]


def pieces(owner: int, bases: int = 0, elevations: int = 0, conduits: int = 0) -> dict[str, object]:
    """So many pieces of a company; elevations on the first bases. Two owners take different sides."""
    found: dict[str, object] = {}
    for n in range(bases):
        level = 1 + min(2, max(0, elevations - 2 * n))
        found[f"B{n + 1}{'UL'[owner - 1]}"] = (owner, level, 0)
    for n in range(conduits):
        found[f"C{n + 1}{'AB'[owner - 1]}"] = owner
    return found


def ending(company: str, on_map: dict[str, object], round_: int = 1, **fields: object) -> Play:
    """The last turns of a round: one engineer each."""
    other = ITALY if company != ITALY else USA
    return barrage(
        {**seat(company, "graziano", engineers=1), **fields},
        seat(other, "anton", engineers=1),
        on_map=on_map,
        round=round_,
    )


def listen(t: Play) -> list[Event]:
    """What is told from now on."""
    events: list[Event] = []
    t.s.story = events
    return events


def next_round(t: Play) -> list[Event]:
    """Play the round out; what is told from the next income phase up to the first question."""
    events = listen(t)
    t.finish_turns()
    return events[begin_of(events, PHASE_INCOME) :]


def begin_of(events: list[Event], phase: int) -> int:
    return next(i for i, (kind, _, _, a, _) in enumerate(events) if kind == E_PHASE and a == phase)


def whole_income(t: Play) -> list[Event]:
    """The income phase to its end; machines of choice are mixers, drops go to A."""
    events = next_round(t)
    t.s.story = events
    while not [1 for kind, _, _, a, _ in events if kind == E_PHASE and a == PHASE_ACTIONS]:
        GAME.apply(t.s, GAME.legal(t.s)[0])
    return events[: begin_of(events, PHASE_ACTIONS)]


def gains(events: list[Event], who: int) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """What a seat received, by row and place of the income."""
    found: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for kind, seat_, source, a, _ in events:
        if kind in GAINS and seat_ == who and S_INCOME <= source < S_COMPANY:
            row, place = divmod(source - S_INCOME, 3)
            found.setdefault((row, place), []).append((kind, a))
    return found


# Rounds ---------------------------------------------------------------------------------------------------


def test_b3_1_1_exactly_five_rounds() -> None:
    t = new_game(2).deal()
    events = listen(t)
    while t.s.stack:
        t.deal()
        if t.s.stack:
            t.answer_plainly()

    assert [a for kind, _, _, a, _ in events if kind == E_ROUND] == [1, 2, 3, 4, 5]
    assert (t.decider, GAME.view(t.s, NOBODY)["round"]) == (NOBODY, 5)


def test_b3_1_2_five_phases_in_order() -> None:
    """From the end of the actions of round 1 to the actions of round 2."""
    t = ending(USA, {})
    events = listen(t)

    t.finish_turns()

    told = [(kind, a) for kind, _, _, a, _ in events if kind in (E_PHASE, E_ROUND)]
    assert told == [
        (E_PHASE, PHASE_WATER),
        (E_PHASE, PHASE_SCORING),
        (E_PHASE, PHASE_END),
        (E_ROUND, 2),
        (E_PHASE, PHASE_INCOME),
        (E_PHASE, PHASE_ACTIONS),
    ]


def test_b3_1_3_round_five_ends_with_final_scoring() -> None:
    """No end of round: energy stays on the track, and the objective is scored after the scoring phase."""
    t = ending(USA, {}, round_=5, energy=7)
    events = listen(t)

    t.finish_turns()

    assert [a for kind, _, _, a, _ in events if kind == E_PHASE] == [PHASE_WATER, PHASE_SCORING]
    assert events[-1][:2] == (E_WINS, 0)
    assert (t.decider, at_seat(t, 0)["energy"]) == (NOBODY, 7)


# Incomes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [BASES, ELEVATIONS, CONDUITS])
@pytest.mark.parametrize(("built", "active"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_b3_2_1_second_fourth_and_fifth_piece(row: int, built: int, active: int) -> None:
    """Active incomes of a row are received together, whatever the other rows hold."""
    on_map = (
        pieces(1, bases=built),
        pieces(1, bases=(built + 1) // 2, elevations=built),
        pieces(1, conduits=built),
    )[row]

    found = gains(whole_income(ending(ITALY, on_map)), 0)

    assert sorted(key for key in found if key[0] == row) == [(row, place) for place in range(active)]


@pytest.mark.parametrize("company", COMPANIES)
def test_b3_2_2_incomes_of_the_company_boards(company: str) -> None:
    """The first two of each row differ per company; the third is 7 VP everywhere."""
    found = gains(whole_income(ending(company, pieces(1, 5, 5, 5))), 0)

    expected: dict[tuple[int, int], list[tuple[int, int]]] = {(row, 2): [(E_VP, 7)] for row in range(3)}
    for row in range(3):
        for place in range(2):
            expected[row, place] = INCOMES[company][row][place]
    assert found == expected


def test_b3_2_3_powerhouses_give_no_income() -> None:
    on_map: dict[str, object] = {"P5_1": 1, "P6_1": 1, "P7_1": 1, "P8_1": 1}

    events = whole_income(ending(GERMANY, on_map))

    assert [event for event in events if event[0] in GAINS] == []


def test_b3_2_4_everybody_receives_all_active_incomes_once() -> None:
    """Germany: 3 VP and 3 credits; Italy: 3 credits and 5 VP."""
    on_map = {**pieces(1, bases=2, elevations=2), **pieces(2, bases=4)}

    events = whole_income(ending(GERMANY, on_map))

    assert gains(events, 0) == {(BASES, 0): [(E_VP, 3)], (ELEVATIONS, 0): [(E_CREDITS, 3)]}
    assert gains(events, 1) == {(BASES, 0): [(E_CREDITS, 3)], (BASES, 1): [(E_VP, 5)]}


@pytest.mark.parametrize(("energies", "order"), [((5, 2), [2, 1]), ((2, 5), [1, 2])])
def test_b3_2_5_incomes_in_reverse_turn_order(energies: tuple[int, int], order: list[int]) -> None:
    """Germany and the USA have flowing drops: whoever plays last is asked first."""
    on_map = {**pieces(1, conduits=4), **pieces(2, bases=2, elevations=4)}
    t = barrage(
        seat(GERMANY, "graziano", engineers=1, energy=energies[0]),
        seat(USA, "anton", engineers=1, energy=energies[1]),
        on_map=on_map,
    )

    t.finish_turns()

    assert GAME.view(t.s, NOBODY)["order"] == order
    asked = []
    while GAME.question(t.s).key != "question-turn":
        asked.append(t.decider + 1)
        GAME.apply(t.s, GAME.legal(t.s)[0])
    last, first = order[1], order[0]
    assert list(dict.fromkeys(asked)) == [last, first]
    assert t.decider == first - 1


def test_b3_2_6_gains_then_machines_of_choice_then_the_rest() -> None:
    """USA with two of each: 3 VP at once, then the machine is asked, and the wheel turns after it."""
    on_map = pieces(1, bases=2, elevations=2, conduits=2)
    t = ending(USA, on_map)

    events = next_round(t)

    assert [event[0] for event in events if event[0] in GAINS] == [E_VP]
    assert (t.decider, t.options()) == (0, ["excavators 0", "excavators 1"])
    t.play("excavators 1")
    assert [event[0] for event in t.events if event[0] in GAINS] == [E_EXCAVATORS, E_ROTATE]


def test_b3_2_7_a_revealed_income_is_received_at_once_and_alone() -> None:
    """Italy's fourth base gives 5 VP, not the 3 credits again; the next income step gives both."""
    t = barrage(
        seat(ITALY, "wilhelm", engineers=1, energy=1),
        seat(USA, "anton", engineers=1, energy=1),
        on_map=pieces(1, bases=3),
    )

    t.play("build base", "site B8L")

    assert [a for kind, who, _, a, _ in t.events if kind == E_REVEAL and who == 0] == [S_INCOME + 1]
    assert gains(t.events, 0) == {(BASES, 1): [(E_VP, 5)]}
    assert (t.seat(0).credits, t.seat(0).vp) == (6, 15)
    assert gains(whole_income(t), 0) == {(BASES, 0): [(E_CREDITS, 3)], (BASES, 1): [(E_VP, 5)]}


# Headstreams ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tiles", [("HT1", "HT2", "HT3", "HT4"), ("HT8", "HT7", "HT6", "HT5")])
@pytest.mark.parametrize("round_", [2, 3, 4])
def test_b3_3_1_drops_of_the_round(tiles: tuple[str, ...], round_: int) -> None:
    heads = [{"tile": tile} for tile in tiles]
    t = barrage(
        seat(USA, "graziano", engineers=1),
        seat(ITALY, "anton", engineers=1),
        headstreams=heads,
        round=round_ - 1,
    )

    t.finish_turns()

    assert head_drops(t) == [HEADSTREAM_TILES[tile][round_ - 1] for tile in tiles]


@pytest.mark.parametrize("tiles", [("HT1", "HT2", "HT3", "HT4"), ("HT8", "HT7", "HT6", "HT5")])
def test_b3_3_1_drops_of_round_one(tiles: tuple[str, ...]) -> None:
    t = new_game(2).deal(*(f"headstream {tile}" for tile in tiles))
    assert head_drops(t) == [0, 0, 0, 0]
    while not t.s.round:
        t.answer_plainly()

    assert head_drops(t) == [HEADSTREAM_TILES[tile][0] for tile in tiles]


def test_b3_3_1_after_all_incomes() -> None:
    """While an income is still asked for, the drops of the round are not there."""
    t = ending(USA, pieces(1, bases=2, elevations=2))

    t.finish_turns()
    assert (t.s.round, t.options()[0]) == (2, "excavators 0")
    assert head_drops(t) == [0, 0, 0, 0]
    t.play("excavators 0")

    assert [a for kind, _, _, a, _ in t.events if kind == E_HEAD_DROPS] == [0, 3]
    assert head_drops(t) == [2, 0, 0, 1]


def test_b3_3_2_no_drops_in_round_five() -> None:
    t = ending(USA, {}, round_=4)

    events = next_round(t)

    assert t.s.round == 5
    assert [event for event in events if event[0] == E_HEAD_DROPS] == []
    assert head_drops(t) == [0, 0, 0, 0]


def test_b3_3_3_drops_stay_until_the_water_phase() -> None:
    """An empty dam below headstream A catches its two drops only when the actions are over."""
    heads = [{"tile": "HT3", "drops": 2}, {"tile": "HT1"}, {"tile": "HT2"}, {"tile": "HT5"}]
    t = barrage(
        seat(USA, "graziano", engineers=2),
        seat(ITALY, "anton", engineers=1),
        on_map={"B1L": (1, 2, 0)},
        headstreams=heads,
    )

    t.play("space bank", "engineers 1", "space bank", "engineers 1")
    assert (head_drops(t), t.s.dam_drops[1]) == ([2, 0, 0, 0], 0)
    events = listen(t)
    t.finish_turns()

    assert [kind for kind, *_ in events if kind == E_HELD] == [E_HELD, E_HELD]
    assert t.s.dam_drops[1] == 2


def test_b3_3_4_a_headstream_tile_holds_any_number() -> None:
    heads = [{"tile": f"HT{n}", "drops": 30} for n in range(1, 5)]
    t = barrage(seat(USA, "graziano"), seat(ITALY, "anton"), headstreams=heads)

    t.play("space water_place2_L", "head D", "head D")

    assert head_drops(t) == [30, 30, 30, 32]


# Examples -------------------------------------------------------------------------------------------------


def test_bx_03_income_on_reveal() -> None:
    """Joanna's second base: 3 VP immediately, and 3 VP in every following income step."""
    t = barrage(
        seat(GERMANY, "graziano", engineers=1, vp=10),
        seat(ITALY, "anton", engineers=1),
        on_map={"B8L": (1, 1, 0)},
    )

    t.play("build base", "site B9L")

    assert gains(t.events, 0) == {(BASES, 0): [(E_VP, 3)]}
    assert at_seat(t, 0)["vp"] == 13
    for _ in range(4):
        assert gains(whole_income(t), 0) == {(BASES, 0): [(E_VP, 3)]}


def test_bx_13_income_thresholds() -> None:
    """Four bases, one elevation, two conduits: both base incomes, the first conduit income, no more."""
    on_map = pieces(1, bases=4, elevations=1, conduits=2)

    found = gains(whole_income(ending(ITALY, on_map)), 0)

    assert found == {
        (BASES, 0): [(E_CREDITS, 3)],
        (BASES, 1): [(E_VP, 5)],
        (CONDUITS, 0): [(E_MIXERS, 1)],
    }


def test_bx_14_headstream_tile() -> None:
    """Two drops printed for round 1 lie on the tile until the water phase."""
    t = new_game(2).deal("headstream HT3", "headstream HT1", "headstream HT2", "headstream HT5")
    while not t.s.round:
        t.answer_plainly()
    assert head_drops(t) == [2, 0, 0, 0]

    t.play("space bank", "engineers 5", "space bank", "engineers 5")
    assert head_drops(t) == [2, 0, 0, 0]
    t.finish_turns()

    assert t.s.round == 2
    assert head_drops(t) == [0, 2, 0, 1]


def test_bx_98_round_five_headstreams() -> None:
    """The round places none; drops of an income flow, and drops of an action are placed."""
    t = ending(USA, pieces(1, bases=2, elevations=4), round_=4)

    events = next_round(t)
    assert t.s.round == 5
    t.play("excavators 0", "head B", "skip")
    assert [event for event in events + t.events if event[0] == E_HEAD_DROPS] == []
    assert [event[0] for event in t.events if event[0] in (E_FLOWS, E_HELD)] == [E_FLOWS, E_HELD]
    assert (t.s.dam_drops[2], head_drops(t)) == (1, [0, 0, 0, 0])
    t.play("space water_place2_L", "head C", "head D")

    assert head_drops(t) == [0, 0, 1, 1]
