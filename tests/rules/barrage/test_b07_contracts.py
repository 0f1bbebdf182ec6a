"""Rules B7.3, B7.4 and B7.6: fulfilling and holding contracts, and the parts of a reward."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from millrace.games.barrage.content.contracts import CONTRACTS, NATIONAL
from millrace.games.barrage.content.map import DAM_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_BONUS,
    E_BUILT,
    E_CREDITS,
    E_DISCARDED,
    E_ENERGY,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_FULFILLED,
    E_HELD,
    E_INVEST,
    E_PRODUCED,
    E_REVEAL,
    E_ROTATE,
    E_VP,
)
from millrace.kernel.stack import CHANCE
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, seat, wheel

PAUL, JOANNA = 0, 1
HEADS = ["head A", "head B", "head C", "head D"]
NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}
DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]
SYSTEM: dict[str, object] = {"B2L": (1, 3, 3), "C2A": 1, "P6_1": 1}  # value 3, three drops
STRONG: dict[str, object] = {"B1L": (1, 3, 3), "C1A": 1, "P8_1": 1}  # value 5, three drops


def told(t: Play, kind: int) -> list[tuple[int, int]]:
    """Seat and amount of the events of one kind, in order."""
    return [(who, a) for k, who, _, a, _ in t.events if k == kind]


def kinds(t: Play) -> list[int]:
    return [event[0] for event in t.events]


def held(t: Play) -> list[str]:
    """The dams that stopped a drop, in order."""
    return [DAM_KEYS[a] for _, a in told(t, E_HELD)]


def board(t: Play, who: int) -> dict[str, object]:
    """What everybody sees of a participant."""
    seats = GAME.view(t.s, JOANNA)["seats"]
    assert isinstance(seats, list)
    found = seats[who]
    assert isinstance(found, dict)
    return found


def produce(t: Play, drops: int, system: str = "B2L C2A") -> Play:
    """An action without bonus or malus."""
    return t.play("space turbine_zero_L", f"system {system}", f"drops {drops}")


def with_contracts(
    *contracts: str, on_map: dict[str, object] | None = None, energy: int = 0, **fields: object
) -> Play:
    """Paul's turn with these contracts face up before him."""
    paul = seat(USA, "wilhelm", contracts=list(contracts), energy=energy)
    return barrage(paul, seat(GERMANY, "jill"), on_map=on_map or SYSTEM, piles=NO_PILES, **fields)


def rewarded(contract: str, on_map: dict[str, object] | None = None, **fields: object) -> Play:
    """Paul has just produced 15 and fulfilled this contract."""
    paul = seat(USA, "wilhelm", extra_tiles=(), contracts=[contract], **fields)
    t = barrage(paul, seat(GERMANY, "jill"), on_map={**STRONG, **(on_map or {})}, piles=NO_PILES)
    return produce(t, 3, "B1L C1A").play(f"contract {contract}")


# B7.3 Fulfilling a contract -------------------------------------------------------------------------------


def test_b7_3_1_own_or_national_contract_up_to_the_energy() -> None:
    t = with_contracts("S1", "Y11", "R15", on_map=STRONG, national=["N1", "N6"])

    produce(t, 2, "B1L C1A")
    assert t.options() == ["contract S1", "contract Y11", "contract R15", "skip"]
    assert t.why_not("contract N1").clause == "B7.3.1"


def test_b7_3_1_requirement_may_equal_the_energy() -> None:
    t = with_contracts("S1", on_map=STRONG, national=["N1", "N3", "N6"])

    produce(t, 3, "B1L C1A")

    assert t.options() == ["contract S1", "contract N1", "contract N3", "contract N6", "skip"]


def test_b7_3_1_displayed_and_foreign_contracts_are_out_of_reach() -> None:
    paul = seat(USA, "wilhelm", contracts=["S1"])
    t = barrage(paul, seat(GERMANY, "jill", contracts=["S3"]), on_map=SYSTEM, display=DISPLAY)

    produce(t, 3)

    assert t.options() == ["contract S1", "skip"]
    assert t.why_not("contract S3").clause == "B7.3.1"
    assert t.why_not("contract G01").clause == "B7.3.1"


def test_b7_3_1_national_requirements_are_individual() -> None:
    """R-60: the six tiles ask for 13, 14 and 15, two of each."""
    assert sorted(c.requirement for c in CONTRACTS if c.kind == NATIONAL) == [13, 13, 14, 14, 15, 15]


def test_b7_3_2_energy_of_the_round_does_not_count() -> None:
    t = with_contracts("S4", energy=20)

    produce(t, 1)

    assert told(t, E_PRODUCED) == [(PAUL, 3)]
    assert t.decider == JOANNA  # nothing to fulfil: four are asked for


def test_b7_3_2_later_steps_of_italy_do_not_count() -> None:
    viktor = seat(ITALY, "solomon", contracts=["S3", "Y11"])
    on_map = {**SYSTEM, "P7_1": 1, "P8_1": 1}
    t = barrage(viktor, seat(USA, "wilhelm"), on_map=on_map, piles=NO_PILES)

    produce(t, 1)
    assert told(t, E_PRODUCED) == [(0, 4)]
    assert t.options() == ["contract S3", "skip"]
    t.play("skip")

    assert t.seat(0).energy == 4 + 3
    assert t.decider == 1  # the seven on the track do not reach Y11


def test_b7_3_3_surplus_serves_no_second_contract() -> None:
    t = with_contracts("S1", "S3", "G03")

    produce(t, 3)
    t.play("contract S3")

    assert len(told(t, E_FULFILLED)) == 1
    assert t.decider == JOANNA
    assert t.seat(PAUL).energy == 9  # all of it is on the track


def test_b7_3_4_fulfilled_contract_is_face_down_for_good() -> None:
    t = with_contracts("S3", "G03", on_map={**SYSTEM, "B3U": (1, 1, 1), "C3B": 1})

    produce(t, 3)
    t.play("contract S3")
    assert board(t, PAUL)["contracts"] == ["G03"]
    assert board(t, PAUL)["fulfilled"] == ["S3"]

    t.play("space bank", "engineers 1", "space turbine_zero_R", "system B3U C3B", "drops 1")
    assert t.options() == ["contract G03", "skip"]
    assert t.why_not("contract S3").clause == "B7.3.4"


def test_b7_3_5_national_contract_goes_to_the_player_and_is_not_replaced() -> None:
    joanna = seat(GERMANY, "jill", contracts=["S3"])
    on_map = {**STRONG, "B4U": (2, 3, 3), "C4B": 2, "P12_1": 2}
    t = barrage(seat(USA, "wilhelm"), joanna, seat(ITALY, "solomon"), on_map=on_map, national=["N1", "N5"])

    produce(t, 3, "B1L C1A")
    t.play("contract N5")
    assert board(t, PAUL)["fulfilled"] == ["N5"]
    assert board(t, PAUL)["contracts"] == []
    assert GAME.view(t.s, JOANNA)["national"] == ["N1"]

    t.play("space turbine_zero_R", "system B4U C4B", "drops 3")
    assert t.options() == ["contract S3", "contract N1", "skip"]
    assert t.why_not("contract N5").clause == "B7.3.5"


def test_b7_3_6_reward_is_received_at_once() -> None:
    t = with_contracts("Y11")

    produce(t, 3)
    t.play("contract Y11")

    assert kinds(t)[:3] == [E_FULFILLED, E_VP, E_EXCAVATORS]
    assert (t.seat(PAUL).vp, t.seat(PAUL).excavators) == (16, 7)


def test_b7_3_7_fulfilling_is_optional() -> None:
    t = with_contracts("Y11")

    produce(t, 3)
    t.play("skip")

    assert t.events == []
    assert board(t, PAUL)["contracts"] == ["Y11"]
    assert t.seat(PAUL).vp == 10
    assert t.decider == JOANNA


def build_conduit(company: str, on_map: dict[str, object], contracts: Sequence[str] = ()) -> Play:
    """A conduit of value 5 has just been built with the level III conduit tile: 10 contract energy."""
    builder = seat(company, "viktor", extra_tiles=["A3_conduit"], excavators=10, contracts=list(contracts))
    t = barrage(builder, seat(USA, "wilhelm"), on_map=on_map, national=["N1"], piles=NO_PILES)
    return t.play("build conduit", "site C1A", "tile A3_conduit")


def test_b7_3_8_contract_energy_fulfils_one_own_contract() -> None:
    t = build_conduit(GERMANY, {}, ["S1", "R13"])

    assert told(t, E_ENERGY) == [(0, 10)]
    assert t.options() == ["contract S1", "contract R13", "skip"]
    t.play("contract R13")
    assert told(t, E_VP) == [(0, 8)]


def test_b7_3_8_energy_too_small_asks_nothing() -> None:
    t = build_conduit(GERMANY, {})

    assert t.seat(0).energy == 10
    assert t.decider == 1  # the national contract asks for 13


def test_b7_3_8_france_lowers_a_national_contract() -> None:
    """R-15: ten contract energy and an active ability reach thirteen."""
    t = build_conduit(FRANCE, {"P5_1": 1, "P6_1": 1, "P7_1": 1})

    assert t.options() == ["contract N1", "skip"]
    t.play("contract N1")
    assert told(t, E_VP) == [(0, 7)]
    assert t.seat(0).energy == 10


@pytest.mark.parametrize("company", [ITALY, GERMANY])
def test_b7_3_8_no_bonus_and_no_company_ability(company: str) -> None:
    """R-15: a tile's energy is no production action: no +1, no three steps, no second production."""
    on_map: dict[str, object] = {
        "P5_1": 1,
        "P6_1": 1,
        "P7_1": 1,
        "B4U": (1, 1, 1),
        "C4A": 2,
    }
    t = build_conduit(company, on_map, ["S1"])

    assert told(t, E_ENERGY) == [(0, 10)]
    t.play("skip")
    assert t.decider == 1
    assert t.seat(0).energy == 10


def test_b7_3_8_viktor_does_not_lift_a_tiles_energy() -> None:
    """R-15: the level II base tile with a single base gives 1, not 4."""
    paul = seat(USA, "viktor", extra_tiles=["A2_base"], contracts=["S3"])
    t = barrage(paul, seat(GERMANY, "jill"), piles=NO_PILES)

    t.play("build base", "site B8L", "tile A2_base")

    assert told(t, E_ENERGY) == [(PAUL, 1)]
    assert t.decider == JOANNA


def test_b7_3_8_base_tile_compares_its_own_energy_only() -> None:
    paul = seat(USA, "wilhelm", extra_tiles=["A2_base"], contracts=["S1", "S4"], energy=9)
    t = barrage(paul, seat(GERMANY, "jill"), on_map={"B5L": (1, 1, 0), "B6L": (1, 1, 0)}, piles=NO_PILES)

    t.play("build base", "site B8L", "tile A2_base")

    assert told(t, E_ENERGY) == [(PAUL, 3)]
    assert t.options() == ["contract S1", "skip"]


# B7.4 Holding contracts -----------------------------------------------------------------------------------


def test_b7_4_1_face_up_contracts_are_public() -> None:
    t = with_contracts("S3", "G03")

    seats = GAME.view(t.s, JOANNA)["seats"]
    assert isinstance(seats, list)
    assert seats[PAUL]["contracts"] == ["S3", "G03"]


def test_b7_4_2_fulfilled_contracts_are_unlimited_and_count() -> None:
    """Six of them, one just now: no discard, and 12 VP of the bonus tile at the end of the round."""
    paul = seat(
        USA, "wilhelm", contracts=["S3"], fulfilled=["G01", "G02", "G03", "G04", "G05"], engineers=2, energy=3
    )
    t = barrage(
        paul,
        seat(GERMANY, "jill", engineers=0, passed=True),
        on_map=SYSTEM,
        bonus=["BT_contracts", "BT_bases", "BT_elevations", "BT_conduits", "BT_powerhouses"],
        piles=NO_PILES,
    )

    produce(t, 1)
    t.play("contract S3")

    assert told(t, E_DISCARDED) == []
    assert [a for kind, who, source, a, _ in t.events if (kind, who, source) == (E_VP, PAUL, A_BONUS)] == [12]
    assert t.seat(PAUL).fulfilled.bit_count() == 6


def test_b7_4_3_open_contracts_cost_nothing_at_the_end() -> None:
    """Two seats alike but for three open contracts end alike."""
    t = barrage(
        seat(USA, "wilhelm", engineers=1, contracts=["S1", "R13", "Y11"], credits=0, energy=5),
        seat(GERMANY, "jill", engineers=0, passed=True, credits=1, energy=5),
        round=5,
        piles=NO_PILES,
    )

    t.play("space bank", "engineers 1")

    assert GAME.is_over(t.s)
    assert GAME.scores(t.s)[PAUL] == GAME.scores(t.s)[JOANNA]
    assert [a for who, a in told(t, E_VP) if who == PAUL and a < 0] == []


def test_b7_4_4_no_voluntary_discard() -> None:
    """Neither as an action nor when the third contract has just been taken."""
    t = with_contracts("S1", "G03", display=["G01", "G02", "Y01", "Y02", "R01", "R02"])
    assert {option.split()[0] for option in t.options()} == {"build", "space"}

    t.play("space contract_take1_L", "contract R01")

    assert told(t, E_DISCARDED) == []
    assert t.decider == JOANNA
    assert board(t, PAUL)["contracts"] == ["S1", "G03", "R01"]


def test_b7_4_5_contracts_cannot_be_traded() -> None:
    """No question of a turn names a contract of another participant; a discard goes to nobody."""
    paul = seat(USA, "wilhelm", contracts=["S1", "G03", "G04"])
    t = barrage(paul, seat(GERMANY, "jill", contracts=["S3"]), display=DISPLAY, piles=NO_PILES)
    assert not [option for option in t.options() if option.startswith("contract")]

    t.play("space contract_take1_L")
    assert "contract S3" not in t.options()
    t.play("contract G01")
    assert "contract S3" not in t.options()
    t.play("contract S1")

    assert board(t, JOANNA)["contracts"] == ["S3"]
    assert board(t, PAUL)["contracts"] == ["G01", "G03", "G04"]


@pytest.mark.parametrize("discarded", ["S1", "G03", "R01"], ids=["starting", "old", "new"])
def test_b7_4_6_above_three_discard_at_once_any_contract(discarded: str) -> None:
    """R-59: before the display is refilled."""
    paul = seat(USA, "wilhelm", contracts=["S1", "G03", "G04"])
    t = barrage(paul, seat(GERMANY, "jill"), display=DISPLAY)

    t.play("space contract_take1_L", "contract R01")
    assert t.decider == PAUL
    assert t.options() == ["contract S1", "contract G03", "contract G04", "contract R01"]
    assert t.why_not("skip").clause == "B7.4.6"
    t.play(f"contract {discarded}")

    assert len(told(t, E_DISCARDED)) == 1
    assert t.decider == CHANCE
    kept = board(t, PAUL)["contracts"]
    assert kept == [key for key in ("S1", "G03", "G04", "R01") if key != discarded]


def test_b7_4_6_fulfilled_contracts_do_not_count_towards_the_limit() -> None:
    paul = seat(USA, "wilhelm", contracts=["S1", "G03"], fulfilled=["G04", "G05"])
    t = barrage(paul, seat(GERMANY, "jill"), display=DISPLAY, piles=NO_PILES)

    t.play("space contract_take1_L", "contract R01")

    assert t.decider == JOANNA


def test_b7_4_7_discarded_contracts_leave_the_game() -> None:
    """R-12: it lies nowhere afterwards, and the refill cannot draw it."""
    paul = seat(USA, "wilhelm", contracts=["S1", "G03", "G04"])
    t = barrage(paul, seat(GERMANY, "jill"), display=DISPLAY)

    t.play("space contract_take1_L", "contract G01", "contract G03")

    assert t.decider == CHANCE
    assert "contract G05" in t.options()
    assert "contract G03" not in t.options()
    t.deal()
    shown = GAME.view(t.s, PAUL)["display"]
    assert isinstance(shown, list)
    assert "G03" not in [*shown, *t.options()]
    assert board(t, PAUL)["contracts"] == ["S1", "G01", "G04"]
    assert board(t, PAUL)["fulfilled"] == []


# B7.6 Resolving rewards and incomes -----------------------------------------------------------------------


def test_b7_6_1_plain_gains_then_machines_of_choice_then_the_rest() -> None:
    """R-16: Y15 gives 4 credits, 2 drops, 1 machine of choice."""
    t = rewarded("Y15", credits=0)

    assert told(t, E_CREDITS) == [(PAUL, 4)]
    assert t.options() == ["excavators 0", "excavators 1"]
    t.play("excavators 1")
    assert t.options() == [*HEADS, "skip"]


@pytest.mark.parametrize("contract", ["R08", "Y13"])
def test_b7_6_1_machines_listed_last_come_before_the_drops(contract: str) -> None:
    """R-16: a specific machine is there before the drops are asked about."""
    t = rewarded(contract)

    machines = t.seat(PAUL).excavators + t.seat(PAUL).mixers
    assert machines == 11
    assert t.options() == [*HEADS, "skip"]


def test_b7_6_1_income_step_in_the_same_order() -> None:
    """The USA's first incomes: rotate 1 (bases), a machine (elevations), 3 VP (conduits)."""
    on_map = {"B1L": (1, 2, 0), "B2L": (1, 2, 0), "C1A": 1, "C2A": 1}
    t = barrage(
        seat(USA, "wilhelm", engineers=1, wheel=wheel(None, None, None, None, ("BASIC_base", 3, 0))),
        seat(GERMANY, "jill", engineers=0, passed=True),
        on_map=on_map,
        introductory=True,
        piles=NO_PILES,
    )

    t.play("space bank", "engineers 1")
    assert t.s.round == 2
    assert t.events[-1][:2] == (E_VP, PAUL)
    assert told(t, E_VP)[-1] == (PAUL, 3)
    assert told(t, E_ROTATE) == []
    assert t.options() == ["excavators 0", "excavators 1"]

    t.play("excavators 0")
    assert told(t, E_ROTATE) == [(PAUL, 1)]
    assert t.seat(PAUL).excavators == 6 + 3


@pytest.mark.parametrize(
    ("answers", "waiting"),
    [
        (["skip"], [0, 0, 0, 0]),
        (["head B", "skip"], [0, 1, 0, 0]),
        (["head B", "head D"], [0, 1, 0, 1]),
        (["head C", "head C"], [0, 0, 2, 0]),
    ],
)
def test_b7_6_2_drops_of_a_reward_may_be_declined_and_split(answers: list[str], waiting: list[int]) -> None:
    t = rewarded("G05", {"B2U": (2, 1, 0), "B3U": (2, 1, 0)})

    for answer in answers:
        assert t.options() == [*HEADS, "skip"]
        t.play(answer)
        assert held(t) == []

    assert t.decider == JOANNA
    assert t.s.head_drops == waiting


def test_b7_6_3_flowing_drops_one_after_the_other() -> None:
    """R-17: the second headstream is chosen with the first drop already held."""
    t = rewarded("G15", {"B2U": (2, 1, 0), "B5U": (2, 1, 0)})

    t.play("head B")
    assert held(t) == ["B2U"]
    assert t.options() == [*HEADS, "skip"]
    t.play("head B")

    assert held(t) == ["B5U"]
    assert t.decider == JOANNA
    assert t.s.head_drops == [0, 0, 0, 0]


@pytest.mark.parametrize("answers", [["skip"], ["head B", "skip"]])
def test_b7_6_3_flowing_drops_may_be_declined(answers: list[str]) -> None:
    t = rewarded("G15", {"B2U": (2, 1, 0), "B5U": (2, 1, 0)})

    t.play(*answers)

    assert held(t) == ["B2U"][: len(answers) - 1]
    assert t.decider == JOANNA


def test_b7_6_4_rotation_is_mandatory() -> None:
    """G14 rotates by three without a question."""
    t = rewarded("G14", wheel=wheel(None, None, ("BASIC_base", 3, 0)), excavators=0)

    assert told(t, E_ROTATE) == [(PAUL, 3)]
    assert t.seat(PAUL).excavators == 3
    assert t.decider == JOANNA


def test_b7_6_4_rotating_an_empty_wheel_is_harmless() -> None:
    t = rewarded("G14")

    assert told(t, E_ROTATE) == [(PAUL, 3)]
    assert t.seat(PAUL).wheel == [0] * 6


def test_b7_6_5_track_energy_fulfils_nothing() -> None:
    """Three steps of G04, and a contract of requirement 2 still open."""
    t = with_contracts("G04", "S3")

    produce(t, 1)
    t.play("contract G04")

    assert told(t, E_ENERGY) == [(PAUL, 3)]
    assert t.seat(PAUL).energy == 6
    assert t.decider == JOANNA
    assert board(t, PAUL)["contracts"] == ["S3"]


def test_b7_6_6_free_structure_needs_no_engineers_tile_or_machines() -> None:
    """Y06: a base in the hills or plains; the red border is still paid."""
    paul = seat(USA, "wilhelm", excavators=0, credits=3, contracts=["Y06"])
    t = barrage(
        paul,
        seat(GERMANY, "jill"),
        on_map={"B5L": ("neutral", 2, 2), "C5A": 1, "P8_1": 1},
        piles=NO_PILES,
    )
    produce(t, 2, "B5L C5A").play("contract Y06")

    assert "site B8L" in t.options()
    assert "skip" in t.options()
    assert t.why_not("site B2L").clause == "B5.6.2"
    t.play("site B5U")

    assert [kind for kind in kinds(t) if kind in (E_ENGINEERS, E_INVEST, E_ROTATE)] == []
    assert told(t, E_CREDITS) == [(PAUL, -3)]
    assert len(told(t, E_BUILT)) == 1
    assert t.seat(PAUL).constructions == 0


def test_b7_6_7_revealed_income_comes_before_the_next_part() -> None:
    """R10: the free elevation is Paul's fourth; its 2 VP and two drops precede the reward's own drops."""
    t = rewarded("R10", {"B5L": (1, 2, 0)})

    assert t.options() == ["site B5L", "skip"]
    t.play("site B5L")

    assert len(told(t, E_REVEAL)) == 1
    assert told(t, E_VP) == [(PAUL, 2)]
    t.play("head A", "head A")
    assert len(told(t, E_HELD)) == 2
    assert t.options() == [*HEADS, "skip"]
    t.play("head A", "head B")
    assert t.decider == JOANNA


def test_b7_6_7_machine_of_a_revealed_income_is_chosen_first() -> None:
    """R10 with the second elevation: Paul's first elevation income is a machine of choice."""
    paul = seat(USA, "wilhelm", contracts=["R10"])
    on_map = {"B2L": (1, 1, 1), "B1L": (1, 2, 2), "C1A": 1, "P8_1": 1}
    t = barrage(paul, seat(GERMANY, "jill"), on_map=on_map, piles=NO_PILES)

    produce(t, 2, "B1L C1A")
    t.play("contract R10", "site B2L")

    assert t.options() == ["excavators 0", "excavators 1"]
    t.play("excavators 1")
    assert t.options() == [*HEADS, "skip"]


# Worked examples ------------------------------------------------------------------------------------------


def test_bx_04_contract_reward() -> None:
    t = with_contracts("G10")

    produce(t, 1)
    assert told(t, E_ENERGY) == [(PAUL, 3)]
    t.play("contract G10")

    assert told(t, E_VP) == [(PAUL, 4)]
    assert told(t, E_CREDITS) == [(PAUL, 2)]
    assert (board(t, PAUL)["contracts"], board(t, PAUL)["fulfilled"]) == ([], ["G10"])


def produce_seven(t: Play) -> Play:
    """Two drops of value 3 and the bonus of the second powerhouse."""
    return produce(t, 2)


def test_bx_21_energy_track() -> None:
    t = with_contracts(on_map={**SYSTEM, "P7_1": 1}, energy=5)

    produce_seven(t)

    assert told(t, E_PRODUCED) == [(PAUL, 7)]
    assert board(t, PAUL)["energy"] == 12


def test_bx_22_one_contract_per_production() -> None:
    paul = seat(
        USA,
        "wilhelm",
        energy=5,
        contracts=["G09", "Y11"],
        wheel=wheel(None, None, None, ("BASIC_base", 3, 0)),
    )
    t = barrage(paul, seat(GERMANY, "jill"), on_map={**SYSTEM, "P7_1": 1}, piles=NO_PILES)

    produce_seven(t)
    assert t.options() == ["contract G09", "contract Y11", "skip"]
    t.play("contract G09")

    assert told(t, E_ENERGY) == [(PAUL, 2)]
    assert told(t, E_ROTATE) == [(PAUL, 2)]
    assert board(t, PAUL)["energy"] == 14
    assert t.seat(PAUL).excavators == 6 + 3
    assert board(t, PAUL)["contracts"] == ["Y11"]
    assert t.decider == JOANNA


@pytest.mark.parametrize("national", ["N3", "N4"])
def test_bx_23_national_contract(national: str) -> None:
    t = with_contracts("S1", on_map=STRONG, national=[national])

    produce(t, 3, "B1L C1A")
    assert t.options() == ["contract S1", f"contract {national}", "skip"]
    t.play(f"contract {national}")

    assert board(t, PAUL)["fulfilled"] == [national]
    assert board(t, PAUL)["contracts"] == ["S1"]
    assert GAME.view(t.s, JOANNA)["national"] == []


def test_bx_23_thirteen_are_not_enough() -> None:
    t = with_contracts("S1", on_map=STRONG, national=["N3"])

    t.play("space turbine_minus2_L", "system B1L C1A", "drops 3")

    assert told(t, E_PRODUCED) == [(PAUL, 13)]
    assert t.options() == ["contract S1", "skip"]


def test_bx_92_contract_limit() -> None:
    paul = seat(USA, "wilhelm", contracts=["S1", "G03"])
    t = barrage(paul, seat(GERMANY, "jill"), display=DISPLAY)

    t.play("space contract_take2_L", "contract Y01", "contract R01")
    assert t.decider == PAUL
    assert t.options() == ["contract S1", "contract G03", "contract Y01", "contract R01"]
    assert GAME.view(t.s, PAUL)["display"] == ["G01", "G02", None, "Y02", None, "R02"]

    t.play("contract S1")
    assert t.decider == CHANCE
    t.deal("contract Y05", "contract R05")
    assert GAME.view(t.s, PAUL)["display"] == ["G01", "G02", "Y05", "Y02", "R05", "R02"]
    assert board(t, PAUL)["contracts"] == ["G03", "Y01", "R01"]
    assert t.decider == JOANNA
