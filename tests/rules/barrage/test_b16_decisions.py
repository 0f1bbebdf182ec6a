"""Chapter B16: what is ever asked of a person, each question in a position, and nothing else."""

from __future__ import annotations

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_HELD,
    E_ORDER,
    E_RECOVER,
    E_REVEAL,
    E_ROTATE,
    E_VP,
)
from millrace.kernel.chance import Stream
from millrace.kernel.stack import CHANCE, Event
from tests.tables import GERMANY, ITALY, USA, Play, barrage, new_game, seat, wheel

# Every question a seat may be asked, and the kinds of answers it takes.
LISTED = {
    "question-draft-company": {"company"},
    "question-draft-contract": {"contract"},
    "question-turn": {"build", "space", "officer", "pass"},
    "question-bank": {"engineers"},
    "question-site": {"site"},
    "question-tile": {"tile"},
    "question-copy": {"copy"},
    "question-pay": {"pay"},
    "question-produce": {"system"},
    "question-produce-may": {"system", "skip"},
    "question-produce-again": {"system", "skip"},
    "question-drops": {"drops"},
    "question-fulfil": {"contract", "skip"},
    "question-take-contract": {"contract"},
    "question-limit": {"contract"},
    "question-place-drops": {"head", "skip"},
    "question-flow-drops": {"head", "skip"},
    "question-machines": {"excavators"},
    "question-free-build": {"site", "skip"},
}
DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]
SYSTEM: dict[str, object] = {"B8L": (1, 3, 3), "C8A": 1, "P11_1": 1}  # value 3
HEADS = ["head A", "head B", "head C", "head D"]


def table(
    mine: dict[str, object], theirs: dict[str, object] | None = None, on_map: dict[str, object] | None = None
) -> Play:
    """Two participants at seat 1's turn, contracts on display so that no draw comes between."""
    return barrage(mine, theirs or seat(ITALY, "anton"), on_map=on_map, display=DISPLAY)


def question(t: Play) -> str:
    return GAME.question(t.s).key


def fulfilling(contract: str, on_map: dict[str, object] = SYSTEM) -> Play:
    """Nine energy produced and the contract fulfilled: its reward is asked for."""
    t = table(seat(USA, "graziano", contracts=[contract]), on_map=on_map)
    t.play("space turbine_zero_L", "system B8L C8A", "drops 3")
    return t.play(f"contract {contract}")


def told(t: Play, kind: int, who: int) -> list[int]:
    return [a for k, seat_, _, a, _ in t.events if k == kind and seat_ == who]


# All of them ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "introductory"), [(2, False), (3, False), (4, False), (4, True)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_b16_1_13_nothing_unlisted_is_ever_asked(players: int, introductory: bool, seed: int) -> None:  # noqa: FBT001 - a column of the table above
    """Whole random games: every question to a seat is on the list, with answers of its kinds."""
    t, stream = new_game(players, introductory=introductory), Stream(seed)
    decisions = 0
    while t.s.stack:
        options = GAME.legal(t.s)
        if t.decider != CHANCE:
            words = {option.split()[0] for option in t.options()}
            assert words <= LISTED[question(t)]
            decisions += 1
        GAME.apply(t.s, options[stream.below(len(options))])

    assert decisions > 50 * players


# One by one -----------------------------------------------------------------------------------------------


def test_b16_1_1_draft() -> None:
    t = new_game(2).deal()

    assert (question(t), len(t.options())) == ("question-draft-company", 2)
    t.play(t.options()[1])
    assert (question(t), len(t.options())) == ("question-draft-contract", 2)


def test_b16_1_2_mahiri() -> None:
    """Her officers stand beside the actions; the first space is used first, the second costs 3 credits."""
    t = table(seat(USA, "mahiri", credits=4), seat(ITALY, "jill", engineers=0, passed=True))
    assert [option for option in t.options() if option.startswith("officer")] == ["officer jill"]

    t.play("officer jill")
    assert (told(t, E_ENGINEERS, 0), told(t, E_CREDITS, 0)) == ([1], [])
    assert not [option for option in t.options() if option.startswith("officer")]
    t.play("space bank", "engineers 1", "officer jill")

    assert told(t, E_CREDITS, 0) == [1, -3]


def test_b16_1_3_the_own_turn() -> None:
    """Spaces, constructions, the number of engineers in the bank; pass only with none left."""
    t = table(seat(USA, "graziano", engineers=3))
    assert question(t) == "question-turn"
    assert {option.split()[0] for option in t.options()} == {"build", "space"}
    t.play("space bank")
    assert (question(t), t.options()) == ("question-bank", ["engineers 1", "engineers 2", "engineers 3"])

    tiles = ["A1_powerhouse"]
    with_one = table(seat(USA, "graziano", engineers=1, excavators=0, extra_tiles=tiles))
    assert "build powerhouse" in with_one.options()
    assert "pass" not in with_one.options()
    with_none = table(seat(USA, "graziano", engineers=0, extra_tiles=tiles))
    assert (question(with_none), with_none.options()) == ("question-turn", ["build powerhouse", "pass"])


def test_b16_1_4_structure_space_and_tile() -> None:
    mine = seat(USA, "graziano", excavators=3, mixers=1, credits=0, extra_tiles=["A2_base"])
    t = table(mine)
    assert [option for option in t.options() if option.startswith("build")] == ["build base", "build conduit"]

    t.play("build base")
    assert (question(t), t.options()) == ("question-site", ["site B8L", "site B9L", "site B10L"])
    t.play("site B9L")

    assert (question(t), t.options()) == ("question-tile", ["tile BASIC_base", "tile A2_base"])


def test_b16_1_4_the_tile_that_anton_copies() -> None:
    out = wheel(("BASIC_base", 0, 0), ("A2_base", 0, 0), ("BASIC_conduit", 0, 0))
    t = table(seat(USA, "anton", wheel=out), seat(ITALY, "jill"))

    t.play("build base", "site B8L")

    assert (question(t), t.options()) == ("question-copy", ["copy BASIC_base", "copy A2_base"])


@pytest.mark.parametrize(
    ("officer", "tiles", "answers", "payments"),
    [
        ("jill", [], ("build conduit", "site C10A"), ["pay 4e 0m", "pay 0e 2m"]),
        ("solomon", [], ("build powerhouse", "site P8_1"), ["pay 0e 2m", "pay 0e 1m", "pay 0e 0m"]),
        (
            "graziano",
            ["A2_joker"],
            ("build powerhouse", "site P8_1", "tile A2_joker"),
            ["pay 2e 0m", "pay 1e 1m", "pay 0e 2m"],
        ),
    ],
)
def test_b16_1_4_the_payment_where_there_are_two(
    officer: str, tiles: list[str], answers: tuple[str, ...], payments: list[str]
) -> None:
    t = table(seat(USA, officer, extra_tiles=tiles))

    t.play(*answers)

    assert (question(t), t.options()) == ("question-pay", payments)


def test_b16_1_4_one_tile_and_one_payment_are_not_asked() -> None:
    t = table(seat(USA, "graziano"))

    t.play("build powerhouse", "site P8_1")

    assert (t.decider, question(t)) == (1, "question-turn")


def test_b16_1_5_production() -> None:
    """Dam and conduit name the system; then the number of drops."""
    t = table(seat(USA, "graziano"), on_map={**SYSTEM, "B8U": (2, 1, 1), "C8B": 2, "P9_1": 1})

    t.play("space turbine_zero_L")
    assert (question(t), t.options()) == ("question-produce", ["system B8L C8A", "system B8L C8B"])
    t.play("system B8L C8B")

    assert (question(t), t.options()) == ("question-drops", ["drops 1", "drops 2", "drops 3"])


def test_b16_1_6_which_contract_or_none() -> None:
    """After a production and after contract energy of a tile."""
    t = table(seat(USA, "graziano", contracts=["G03", "G06", "R12"]), on_map=SYSTEM)
    t.play("space turbine_zero_L", "system B8L C8A", "drops 1")
    assert (question(t), t.options()) == ("question-fulfil", ["contract G03", "contract G06", "skip"])

    mine = seat(USA, "graziano", contracts=["G03", "G06"], extra_tiles=["A2_base"])
    tile = table(mine, on_map={"B9L": (1, 1, 0)})
    tile.play("build base", "site B8L", "tile A2_base")
    assert (question(tile), tile.options()) == ("question-fulfil", ["contract G03", "skip"])


def test_b16_1_7_which_contracts_and_which_to_discard() -> None:
    t = table(seat(USA, "graziano", contracts=["S1", "G05"]))

    t.play("space contract_take2_L")
    assert (question(t), t.options()) == ("question-take-contract", [f"contract {key}" for key in DISPLAY])
    t.play("contract Y01")
    assert question(t) == "question-take-contract"
    assert t.options() == [f"contract {key}" for key in DISPLAY if key != "Y01"]
    t.play("contract R02")

    assert question(t) == "question-limit"
    assert t.options() == ["contract S1", "contract G05", "contract Y01", "contract R02"]


def test_b16_1_8_drops_to_place() -> None:
    """An action places at least one; a reward may be declined wholly or in part."""
    t = table(seat(USA, "graziano")).play("space water_place2_L")
    assert (question(t), t.options()) == ("question-place-drops", HEADS)
    assert t.play("head B").options() == [*HEADS, "skip"]

    reward = fulfilling("R08")
    assert (question(reward), reward.options()) == ("question-place-drops", [*HEADS, "skip"])
    reward.play("head B", "skip")
    assert reward.s.head_drops == [0, 1, 0, 0]


def test_b16_1_8_the_order_of_flowing_drops() -> None:
    """The second headstream is chosen when the first drop has flowed."""
    t = fulfilling("G15", {**SYSTEM, "B2U": (2, 1, 0)})
    assert (question(t), t.options()) == ("question-flow-drops", [*HEADS, "skip"])

    t.play("head B")

    assert told(t, E_HELD, 1) == [2]
    assert (question(t), t.options()) == ("question-flow-drops", [*HEADS, "skip"])


def test_b16_1_9_machines_of_choice() -> None:
    t = fulfilling("Y09")

    assert (question(t), t.options()) == (
        "question-machines",
        ["excavators 0", "excavators 1", "excavators 2"],
    )


def test_b16_1_10_free_structure_or_decline() -> None:
    t = fulfilling("G12")
    sites = ["site B9U", "site B9L", "site B10U", "site B10L"]
    assert (question(t), t.options()) == ("question-free-build", [*sites, "skip"])

    t.play("skip")

    assert (t.decider, t.seat(0).bases) == (1, 1)


def test_b16_1_11_the_second_production_of_germany() -> None:
    """It may be declined; taken, it asks for drops and a contract of its own."""
    on_map: dict[str, object] = {**SYSTEM, "B10L": (1, 2, 2), "C10B": 1, "P12_1": 1, "P5_1": 1}
    t = table(seat(GERMANY, "graziano", contracts=["G03"]), on_map=on_map)
    t.play("space turbine_zero_L", "system B8L C8A", "drops 1", "skip")
    assert (question(t), t.options()) == ("question-produce-again", ["system B10L C10B", "skip"])
    declined = Play(t.s.clone()).play("skip")

    t.play("system B10L C10B")
    assert (question(t), t.options()) == ("question-drops", ["drops 1", "drops 2"])
    t.play("drops 2")

    assert (question(t), t.options()) == ("question-fulfil", ["contract G03", "skip"])
    assert (declined.decider, declined.s.dam_drops[19]) == (1, 2)


def test_b16_1_11_the_production_of_the_level_two_powerhouse_tile() -> None:
    mine = seat(USA, "graziano", extra_tiles=["A2_powerhouse"])
    t = table(mine, on_map={"B8L": (1, 3, 3), "C8A": 1})

    t.play("build powerhouse", "site P11_1", "tile A2_powerhouse")

    assert (question(t), t.options()) == ("question-produce-may", ["system B8L C8A", "skip"])
    assert t.play("system B8L C8A").options() == ["drops 1", "drops 2", "drops 3"]


def test_b16_1_12_no_question_of_the_expansion_in_a_game_without_it() -> None:
    """Nobody is offered a building, its tile, an officer or a company of the Leeghwater Project."""
    expansion = {"build building", "company netherlands", "tile SP_leslie"}
    expansion |= {f"officer {key}" for key in ("simone", "tommaso", "leslie", "margot")}
    expansion |= {
        f"{word} {tile}_building" for word in ("tile", "copy") for tile in ("BASIC", "A1", "A2", "A3")
    }
    t, stream = new_game(4), Stream(9)
    offered: set[str] = set()
    while t.s.stack:
        offered.update(t.options())
        options = GAME.legal(t.s)
        GAME.apply(t.s, options[stream.below(len(options))])

    assert offered & expansion == set()
    assert {"company usa", "officer mahiri", "tile A3_joker"} <= offered


def test_b16_1_13_income_rotation_recovery_and_track_energy_just_happen() -> None:
    """Italy's second elevation turns the wheel once more, and what arrives comes home, unasked."""
    out = wheel(None, None, None, ("BASIC_base", 3, 0), ("BASIC_conduit", 2, 0))
    t = table(seat(ITALY, "graziano", wheel=out), seat(USA, "jill"), on_map={"B8L": (1, 2, 0)})

    t.play("build elevation", "site B8L")

    assert len(told(t, E_REVEAL, 0)) == 1
    assert (told(t, E_ROTATE, 0), len(told(t, E_RECOVER, 0))) == ([1, 1], 2)
    assert (t.decider, question(t)) == (1, "question-turn")


def test_b16_1_13_fees_and_energy_of_the_usa_just_happen() -> None:
    """Germany turbines at basin 7 through Italy's conduit; the drop passes the USA in basin 10."""
    t = barrage(
        seat(GERMANY, "graziano"),
        seat(ITALY, "anton"),
        seat(USA, "jill"),
        on_map={"B6L": (1, 1, 1), "C6B": 2, "P7_1": 1, "P8_1": 3, "P9_1": 3, "P10_1": 3},
        display=DISPLAY,
    )

    t.play("space turbine_zero_L", "system B6L C6B", "drops 1")

    assert (told(t, E_CREDITS, 0), told(t, E_CREDITS, 1), told(t, E_VP, 1)) == ([-1], [1], [1])
    assert told(t, E_ENERGY, 2) == [1]
    assert (t.decider, question(t)) == (1, "question-turn")


def test_b16_1_13_scoring_and_turn_order_just_happen() -> None:
    """Between the last engineer of round 1 and the first turn of round 2 only chance is asked."""
    t = table(seat(USA, "graziano", engineers=1, energy=8), seat(ITALY, "anton", engineers=0, passed=True))
    events: list[Event] = []

    t.play("space bank", "engineers 1")
    events += t.events
    while t.decider == CHANCE:
        GAME.apply(t.s, GAME.legal(t.s)[0])

    assert [a for kind, who, _, a, _ in events if kind == E_VP and who == 0] == [6]
    assert [who for kind, who, *_ in events if kind == E_ORDER] == [1, 0]
    assert (t.s.round, t.decider, question(t)) == (2, 1, "question-turn")
