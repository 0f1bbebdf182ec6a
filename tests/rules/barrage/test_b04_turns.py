"""Chapter B4: turns, action spaces, and passing."""

from __future__ import annotations

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_PASSED,
    E_PHASE,
    E_PRODUCED,
    E_ROTATE,
    E_TOOK,
    E_VP,
    PHASE_WATER,
    S_CONSTRUCTION,
)
from millrace.kernel.game import Message
from millrace.kernel.stack import CHANCE, NOBODY, Event
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, seat, wheel

# Facts of the boards: engineers, red border, credits printed in the symbol.
SPACES = {
    "turbine_plus2_L": (2, False, 0),
    "turbine_plus2_R": (3, True, 0),
    "turbine_plus1_L": (2, False, 0),
    "turbine_plus1_R": (3, True, 0),
    "turbine_zero_L": (2, False, 0),
    "turbine_zero_R": (3, True, 0),
    "turbine_minus1_L": (2, False, 0),
    "turbine_minus1_R": (3, True, 0),
    "turbine_minus2_L": (1, False, 0),
    "turbine_minus2_R": (2, False, 0),
    "water_place2_L": (1, False, 0),
    "water_place2_R": (2, True, 0),
    "water_flow1_L": (1, False, 0),
    "water_flow1_R": (2, True, 0),
    "workshop_turn1_L": (1, False, 0),
    "workshop_turn1_R": (2, False, 0),
    "workshop_turn2_L": (2, False, 2),
    "workshop_turn2_R": (3, True, 2),
    "workshop_turn3_L": (2, False, 5),
    "workshop_turn3_R": (3, True, 5),
    "machinery_excavator_L": (1, False, 2),
    "machinery_excavator_R": (1, True, 2),
    "machinery_any_L": (1, False, 4),
    "machinery_any_R": (2, False, 4),
    "machinery_both_L": (2, False, 5),
    "machinery_both_R": (3, True, 5),
    "contract_take1_L": (1, False, 0),
    "contract_take1_R": (1, True, 0),
    "contract_take1b_L": (1, False, 0),
    "contract_take1b_R": (1, True, 0),
    "contract_take2_L": (2, False, 1),
    "contract_take2_R": (3, False, 1),
    "patent_1": (2, False, 5),
    "patent_2": (2, False, 5),
    "patent_3": (2, False, 5),
}
PRICED = [key for key, (_, _, printed) in SPACES.items() if printed]
DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]
PATENTS = ["A1_base", "A1_elevation", "A1_conduit"]
SYSTEM: dict[str, object] = {"B8L": (1, 3, 3), "C8A": 1, "P11_1": 1}  # value 3


def four(**fields: object) -> Play:
    """Four participants; seat 1 can produce, and everything is on display."""
    return barrage(
        {**seat(USA, "graziano", credits=8), **fields},
        seat(ITALY, "anton"),
        seat(FRANCE, "viktor"),
        seat(GERMANY, "jill"),
        on_map=SYSTEM,
        display=DISPLAY,
        patents=PATENTS,
    )


def two(mine: dict[str, object], theirs: dict[str, object] | None = None, **fields: object) -> Play:
    """Two participants at seat 1's turn, contracts on display so that no draw comes between."""
    on_map = fields.pop("on_map", None)
    assert on_map is None or isinstance(on_map, dict)
    other = seat(ITALY, "anton") if theirs is None else theirs
    return barrage(mine, other, on_map=on_map, **{"display": DISPLAY, **fields})


def told(t: Play, kind: int, who: int) -> list[int]:
    return [a for k, seat_, _, a, _ in t.events if k == kind and seat_ == who]


def at_seat(t: Play, who: int) -> dict[str, object]:
    seats = GAME.view(t.s, NOBODY)["seats"]
    assert isinstance(seats, list)
    found: dict[str, object] = seats[who]
    return found


def spaces(t: Play) -> set[str]:
    return {option.removeprefix("space ") for option in t.options() if option.startswith("space ")}


# A turn ---------------------------------------------------------------------------------------------------


def test_b4_1_1_turns_go_round_in_turn_order_until_all_have_passed() -> None:
    """Order 2, 3, 1; seat 3 has one engineer and drops out after one turn."""
    t = barrage(
        seat(USA, "graziano", engineers=2),
        seat(ITALY, "anton", engineers=3),
        seat(FRANCE, "viktor", engineers=1),
        order=[2, 3, 1],
        turn=2,
    )
    events: list[Event] = []
    turns = []
    while t.s.round == 1:
        t.deal()
        turns.append(t.decider + 1)
        t.play("space bank", "engineers 1")
        events += t.events
        t.deal()

    assert turns == [2, 3, 1, 2, 1, 2]
    assert [who + 1 for kind, who, *_ in events if kind == E_PASSED] == [3, 1, 2]


@pytest.mark.parametrize(
    "answers",
    [
        ("space bank", "engineers 3"),
        ("space workshop_turn1_L",),
        ("space machinery_excavator_L",),
        ("space water_flow1_L", "head A"),
        ("space contract_take1_L", "contract G01"),
        ("space turbine_zero_L", "system B8L C8A", "drops 1"),
        ("space patent_1",),
        ("build base", "site B9L"),
    ],
)
def test_b4_1_2_exactly_one_action(answers: tuple[str, ...]) -> None:
    """The turn offers actions only; after one of them the next participant is asked."""
    t = four()
    words = {option.split()[0] for option in t.options()}
    assert words == {"build", "space"}

    t.play(*answers).deal()

    assert (t.decider, GAME.question(t.s).key) == (1, "question-turn")


def test_b4_1_3_mahiri_does_not_use_up_the_turn() -> None:
    """After copying Wilhelm she is asked for her action; after that the turn is over."""
    t = two(seat(USA, "mahiri"), seat(ITALY, "wilhelm"))

    t.play("officer wilhelm")
    assert (t.decider, GAME.question(t.s).key) == (0, "question-turn")
    assert {option.split()[0] for option in t.options()} == {"build", "space"}
    t.play("build base", "site B1L")

    assert t.decider == 1


def test_b4_1_4_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    """Not between the first and the second contract, but before the next turn."""
    t = two(seat(USA, "graziano"))

    t.play("space contract_take2_L", "contract G01")
    assert GAME.view(t.s, NOBODY)["display"] == [None, "G02", "Y01", "Y02", "R01", "R02"]
    t.play("contract R02")
    assert (t.decider, t.options()[0]) == (CHANCE, "contract G03")
    t.deal("contract G09", "contract R11")

    assert GAME.view(t.s, NOBODY)["display"] == ["G09", "G02", "Y01", "Y02", "R01", "R11"]
    assert (t.decider, GAME.question(t.s).key) == (1, "question-turn")


# Action spaces --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", SPACES)
def test_b4_2_1_engineers_of_each_space(key: str) -> None:
    """Exactly the number shown is placed; with one less the space is not offered."""
    engineers, _, _ = SPACES[key]
    if engineers > 1:
        assert key not in spaces(four(engineers=engineers - 1))

    t = four(engineers=engineers).play(f"space {key}")

    placed = [event for event in t.events if event[0] == E_ENGINEERS]
    assert placed == [(E_ENGINEERS, 0, GAME.read(f"space {key}"), engineers, 0)]
    shown = GAME.view(t.s, NOBODY)["spaces"]
    assert isinstance(shown, dict)
    assert shown[key] == {"seat": 1, "engineers": engineers}
    assert at_seat(t, 0)["engineers"] == 0


@pytest.mark.parametrize("key", SPACES)
def test_b4_2_2_a_red_border_costs_three_credits(key: str) -> None:
    """Paid when the engineers are placed, and to nobody; no other space costs more than its symbol."""
    _, red, printed = SPACES[key]

    t = four().play(f"space {key}")

    assert sum(told(t, E_CREDITS, 0)) == -(3 if red else 0) - printed
    assert [told(t, E_CREDITS, who) for who in (1, 2, 3)] == [[], [], []]


@pytest.mark.parametrize("key", PRICED)
def test_b4_2_3_the_printed_cost_is_paid_together_with_the_border(key: str) -> None:
    """The last credit pays for both; with one credit less the space is not offered."""
    _, red, printed = SPACES[key]
    price = printed + (3 if red else 0)

    assert key not in spaces(four(credits=price - 1))
    lack = Message("reason-credits", {"need": price, "have": price - 1})
    assert four(credits=price - 1).why_not(f"space {key}").message == lack
    t = four(credits=price).play(f"space {key}")

    assert [(event[0], event[3]) for event in t.events[1:2]] == [(E_CREDITS, -price)]
    assert at_seat(t, 0)["credits"] == 0


def test_b4_2_4_a_space_is_used_once_a_round() -> None:
    """Neither the same player nor another may come again, until the engineers go home."""
    t = two(seat(USA, "graziano", engineers=2), seat(ITALY, "anton", engineers=2))

    t.play("space workshop_turn1_L")
    assert "workshop_turn1_L" not in spaces(t)
    t.play("space bank", "engineers 1")
    assert t.decider == 0
    assert "workshop_turn1_L" not in spaces(t)
    assert t.why_not("space workshop_turn1_L").clause == "B4.2.4"
    t.finish_turns()

    assert t.s.round == 2
    assert "workshop_turn1_L" in spaces(t)


def test_b4_2_4_blocking_engineers_and_the_bank() -> None:
    """With two participants the spaces marked 3+ are taken; the bank never is."""
    t = two(seat(USA, "graziano"))
    assert "workshop_turn2_L" not in spaces(t)

    for who in (0, 1, 0, 1):
        assert t.decider == who
        t.play("space bank", "engineers 1")

    assert "bank" in spaces(t)


def test_b4_2_5_left_and_right_by_the_same_player() -> None:
    t = two(seat(USA, "graziano"))

    t.play("space workshop_turn1_L", "space bank", "engineers 1", "space workshop_turn1_R")

    shown = GAME.view(t.s, NOBODY)["spaces"]
    assert isinstance(shown, dict)
    assert shown["workshop_turn1_L"] == {"seat": 1, "engineers": 1}
    assert shown["workshop_turn1_R"] == {"seat": 1, "engineers": 2}


def test_b4_2_6_engineers_and_credits_must_be_there() -> None:
    """One engineer and two credits: what needs two engineers or three credits is out of reach."""
    t = four(engineers=1, credits=2)

    within = {key for key, (n, red, printed) in SPACES.items() if n == 1 and printed + 3 * red <= 2}
    assert spaces(t) == {"bank", *within}


def test_b4_2_6_credits_for_the_fee_must_be_left() -> None:
    """Three credits: the red-bordered space leaves none for the foreign conduit; four leave one."""
    on_map = {**SYSTEM, "C8A": 2}

    three = two(seat(USA, "graziano", credits=3), on_map=on_map)
    assert "turbine_plus2_L" in spaces(three)
    assert "turbine_plus2_R" not in spaces(three)
    t = two(seat(USA, "graziano", credits=4), on_map=on_map)
    t.play("space turbine_plus2_R", "system B8L C8A")

    assert t.options() == ["drops 1"]


def test_b4_2_7_an_action_is_not_forgone() -> None:
    """Once the engineers stand there is nothing to decline before the mandatory part is done."""
    t = four()
    for space in ("turbine_zero_L", "contract_take1_L", "water_flow1_L", "machinery_any_L", "bank"):
        assert "skip" not in Play(t.s.clone()).play(f"space {space}").options()

    water = Play(t.s.clone()).play("space water_place2_L")
    assert water.options() == ["head A", "head B", "head C", "head D"]
    assert water.play("head A").options() == ["head A", "head B", "head C", "head D", "skip"]


def test_b4_2_7_an_optional_part_is_declined_after_the_mandatory_one() -> None:
    """The contract may be left alone, but only when the energy has been produced."""
    t = two(seat(USA, "graziano", contracts=["G03"]), on_map=SYSTEM)

    t.play("space turbine_zero_L", "system B8L C8A")
    assert "skip" not in t.options()
    t.play("drops 1")
    assert told(t, E_PRODUCED, 0) == [3]
    assert t.options() == ["contract G03", "skip"]
    t.play("skip")

    assert (t.decider, at_seat(t, 0)["contracts"]) == (1, ["G03"])


def test_b4_2_8_production_needs_a_choice_with_energy() -> None:
    """One drop of value 1: the malus of 2 leaves nothing, the malus of 1 is not on a board for two."""
    on_map: dict[str, object] = {"B10L": (1, 1, 1), "C10B": 1, "P12_1": 1}
    t = two(seat(USA, "graziano"), on_map=on_map)
    assert {key for key in spaces(t) if key.startswith("turbine")} == {
        *("turbine_plus2_L", "turbine_plus2_R", "turbine_zero_L", "turbine_zero_R"),
    }

    dry = two(seat(USA, "graziano"), on_map={**on_map, "B10L": (1, 1, 0)})
    assert not [key for key in spaces(dry) if key.startswith("turbine")]


def test_b4_2_8_construction_needs_everything() -> None:
    """Engineers, tile, machines, a piece and a space: each one missing takes the offer away."""
    able = seat(USA, "graziano", excavators=3, mixers=1)
    assert "build base" in two(able).options()

    full = {f"B{n}U": 1 for n in (8, 9, 10)} | {f"B{n}L": 2 for n in (8, 9, 10)}
    lacking = {
        "engineers": two({**able, "constructions": 1, "engineers": 1}),
        "tile": two({**able, "wheel": wheel(("BASIC_base", 0, 0))}),
        "machines": two({**able, "excavators": 2}),
        "credits": two({**able, "constructions": 3, "credits": 2}),
        "piece": two(able, on_map={f"B{n}L": 1 for n in range(1, 6)}),
        "space": two(able, on_map=full),
    }
    assert [what for what, t in lacking.items() if "build base" in t.options()] == []


def test_b4_2_8_water_workshop_and_machinery_are_always_possible() -> None:
    """On an empty map with an empty wheel; the workshop turns what is not there."""
    t = two(seat(USA, "graziano", credits=2))

    always = {
        "water_place2_L",
        "water_flow1_L",
        "workshop_turn1_L",
        "workshop_turn1_R",
        "machinery_excavator_L",
    }
    assert spaces(t) >= always
    t.play("space workshop_turn1_L")

    assert told(t, E_ROTATE, 0) == [1]


def test_b4_2_8_the_contract_office_needs_a_contract() -> None:
    empty = [None] * 6
    bare = two(seat(USA, "graziano"), display=empty)
    assert not [key for key in spaces(bare) if key.startswith("contract")]

    one = two(seat(USA, "graziano"), display=[None, None, None, "Y02", None, None])
    one.play("space contract_take2_L", "contract Y02")
    assert told(one, E_TOOK, 0) == [GAME.read("contract Y02") - GAME.read("contract S1")]
    assert one.decider == CHANCE


def test_b4_2_8_the_patent_office_needs_the_tile() -> None:
    """Once the tile of a space is gone nobody can use the space."""
    t = two(seat(USA, "graziano", credits=9), seat(ITALY, "anton", credits=9), patents=[*PATENTS[:2], None])
    assert {key for key in spaces(t) if key.startswith("patent")} == {"patent_1", "patent_2"}

    t.play("space patent_1")

    assert {key for key in spaces(t) if key.startswith("patent")} == {"patent_2"}


# Passing --------------------------------------------------------------------------------------------------


def test_b4_3_1_with_an_engineer_nobody_passes() -> None:
    t = two(seat(USA, "graziano", engineers=1, credits=0))

    assert "pass" not in t.options()
    assert "space bank" in t.options()
    assert t.why_not("pass").clause == "B4.3.1"


def test_b4_3_2_without_engineers_and_tiles_passing_is_automatic() -> None:
    """Seat 2 has no engineers: it is passed over without a question."""
    t = two(seat(USA, "graziano", engineers=2), seat(ITALY, "anton", engineers=0))

    t.play("space bank", "engineers 1")

    assert told(t, E_PASSED, 1) == [0]
    assert (t.decider, at_seat(t, 1)["passed"]) == (0, True)


def test_b4_3_3_without_engineers_a_tile_offers_the_choice() -> None:
    """The level III base tile needs neither engineers nor excavators; passing is the other way."""
    mine = seat(USA, "graziano", engineers=0, credits=0, extra_tiles=["A3_base"])
    t = two(mine, seat(ITALY, "anton", engineers=1))
    assert t.options() == ["build base", "pass"]
    built = Play(t.s.clone()).play("build base", "site B1L")

    t.play("pass")

    assert (told(t, E_PASSED, 0), t.decider) == ([1], 1)
    assert at_seat(built, 0)["bases"] == 1


def test_b4_3_4_a_passed_player_is_passed_over_but_still_reached() -> None:
    """The means to build come back too late; the fee of the conduit comes all the same."""
    t = two(
        seat(USA, "graziano", engineers=4),
        seat(ITALY, "anton", engineers=0, passed=True, extra_tiles=["A3_base"]),
        on_map={**SYSTEM, "C8A": 2},
    )

    t.play("space turbine_zero_L", "system B8L C8A", "drops 2")
    assert (told(t, E_CREDITS, 1), told(t, E_VP, 1)) == ([2], [2])
    assert (t.decider, at_seat(t, 1)["passed"]) == (0, True)
    t.play("space bank", "engineers 1")

    assert t.decider == 0


def test_b4_3_4_energy_of_the_usa_reaches_them_after_passing() -> None:
    usa: dict[str, object] = {"P8_1": 2, "P9_1": 2, "P10_1": 2}
    t = two(seat(ITALY, "graziano"), seat(USA, "anton", engineers=0, passed=True), on_map=usa)

    t.play("space water_flow1_L", "head A")

    assert told(t, E_ENERGY, 1) == [1]


def test_b4_3_5_the_phase_ends_when_all_have_passed() -> None:
    """The last engineer of the last player is followed by the water phase."""
    t = two(seat(USA, "graziano", engineers=2), seat(ITALY, "anton", engineers=0, passed=True))

    t.play("space bank", "engineers 1")
    assert E_PHASE not in [event[0] for event in t.events]
    t.play("space bank", "engineers 1")

    phases = [event for event in t.events if event[0] in (E_PASSED, E_PHASE)]
    assert [(event[0], event[3]) for event in phases[:2]] == [(E_PASSED, 0), (E_PHASE, PHASE_WATER)]


# Examples -------------------------------------------------------------------------------------------------


def test_bx_15_left_and_right_action_space() -> None:
    """The left space is taken: the right one costs 3 engineers and 3 credits for the same action."""
    t = two(
        seat(USA, "graziano"),
        seat(ITALY, "anton"),
        on_map=SYSTEM,
        spaces={"turbine_plus2_L": {"seat": 2}},
    )
    assert "turbine_plus2_L" not in spaces(t)

    t.play("space turbine_plus2_R")
    assert (told(t, E_ENGINEERS, 0), told(t, E_CREDITS, 0)) == ([3], [-3])
    t.play("system B8L C8A", "drops 1")

    assert told(t, E_PRODUCED, 0) == [5]
    assert (t.seat(0).engineers, t.seat(0).credits) == (9, 3)


def test_bx_16_construction_spaces() -> None:
    """Four structures in one round: 1 + 2 + 3 + 3 engineers, and 3 credits for the fourth space."""
    t = two(
        seat(USA, "graziano", credits=3, excavators=20, mixers=20),
        seat(ITALY, "anton", engineers=0, passed=True),
    )
    placed: list[tuple[int, int]] = []
    paid: list[int] = []
    for structure, site in (
        ("base", "B8L"),
        ("elevation", "B8L"),
        ("conduit", "C9A"),
        ("powerhouse", "P11_1"),
    ):
        t.play(f"build {structure}", f"site {site}")
        placed += [(source - S_CONSTRUCTION, a) for kind, _, source, a, _ in t.events if kind == E_ENGINEERS]
        paid += told(t, E_CREDITS, 0)

    assert placed == [(0, 1), (1, 2), (2, 3), (3, 3)]
    assert paid == [-3]
    assert (t.seat(0).engineers, t.seat(0).credits) == (12 - 9, 0)
    assert not [option for option in t.options() if option.startswith("build")]


def test_bx_89_level_one_powerhouse_tile_without_engineers() -> None:
    """No engineers, 2 mixers, no powerhouse yet: build it or pass, but no bank."""
    mine = seat(USA, "graziano", engineers=0, mixers=2, extra_tiles=["A1_powerhouse"])
    t = two(mine)

    assert t.options() == ["build powerhouse", "pass"]
    assert t.why_not("space bank").message == Message("reason-engineers", {"need": 1, "have": 0})
    t.play("build powerhouse", "site P8_1")

    assert at_seat(t, 0)["powerhouses"] == 1
    assert told(t, E_ENGINEERS, 0) == []


def test_bx_90_no_voluntary_pass() -> None:
    """1 engineer, 0 credits, nothing else possible: the bank with 1 engineer."""
    taken = ("workshop_turn1_L", "water_place2_L", "water_flow1_L", "contract_take1_L")
    t = two(
        seat(USA, "graziano", engineers=1, credits=0, excavators=0, mixers=0),
        spaces={key: {"seat": 2} for key in taken},
    )

    assert t.options() == ["space bank"]
    t.play("space bank")
    assert t.options() == ["engineers 1"]


def test_bx_91_bank() -> None:
    """5 engineers: 1 to 5 for as many credits, even if others stand there."""
    t = two(seat(USA, "graziano", engineers=5, credits=0), seat(ITALY, "anton", engineers=4, banked=8))

    t.play("space bank")
    assert t.options() == [f"engineers {n}" for n in range(1, 6)]
    for n in range(1, 6):
        after = Play(t.s.clone()).play(f"engineers {n}")
        assert told(after, E_CREDITS, 0) == [n]
        assert (after.seat(0).credits, after.seat(0).engineers) == (n, 5 - n)
