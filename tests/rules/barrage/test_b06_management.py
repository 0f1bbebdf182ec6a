"""Rule B6: management actions."""

from __future__ import annotations

import pytest

from millrace.games.barrage.content.map import DAM_KEYS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_CREDITS,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_FLOWS,
    E_HELD,
    E_MIXERS,
    E_PATENT,
    E_PRODUCED,
    E_RECOVER,
    E_ROTATE,
    E_TOOK,
    E_WAITS,
)
from millrace.kernel.stack import CHANCE
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, seat, tile_number, wheel

PAUL, JOANNA = 0, 1
HEADS = ["head A", "head B", "head C", "head D"]
NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}
DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]
PATENTS = ["A1_base", "A1_conduit", "A1_powerhouse"]


def told(t: Play, kind: int) -> list[tuple[int, int]]:
    """Seat and amount of the events of one kind, in order."""
    return [(who, a) for k, who, _, a, _ in t.events if k == kind]


def waiting(t: Play) -> list[object]:
    """The drops on the headstream tiles, A to D, as everybody sees them."""
    heads = GAME.view(t.s, PAUL)["headstreams"]
    assert isinstance(heads, list)
    return [head["drops"] for head in heads]


def two(**fields: object) -> Play:
    return barrage(seat(USA, "wilhelm"), seat(GERMANY, "jill"), on_map=None, **fields)


def four(**fields: object) -> Play:
    return barrage(
        seat(USA, "wilhelm"),
        seat(GERMANY, "jill"),
        seat(ITALY, "solomon"),
        seat(FRANCE, "graziano"),
        on_map=None,
        **fields,
    )


# B6.1 General ---------------------------------------------------------------------------------------------


def test_b6_1_1_left_space_taken_leaves_the_right_one() -> None:
    t = two(piles=NO_PILES)

    t.play("space water_flow1_L", "head A")

    assert t.decider == JOANNA
    assert t.why_not("space water_flow1_L").clause == "B4.2.4"
    t.play("space water_flow1_R", "head A")
    assert told(t, E_ENGINEERS) == [(JOANNA, 2)]
    assert told(t, E_CREDITS) == [(JOANNA, -3)]
    assert told(t, E_FLOWS) == [(JOANNA, 0)]


def test_b6_1_1_right_space_may_be_taken_while_the_left_is_free() -> None:
    """R-103."""
    t = two(piles=NO_PILES)
    assert {"space water_flow1_L", "space water_flow1_R"} <= set(t.options())

    t.play("space water_flow1_R", "head A")

    assert "space water_flow1_L" in t.options()


def test_b6_1_1_right_spaces_cost_more_and_do_the_same() -> None:
    spaces = {space.key: space for space in SPACES}
    lefts = [key for key in spaces if key.endswith("_L")]

    assert len(lefts) == 16
    for key in lefts:
        left, right = spaces[key], spaces[key[:-1] + "R"]
        assert right.effects == left.effects
        assert right.printed == left.printed
        assert right.fewest == left.fewest
        assert right.engineers >= left.engineers
        assert right.cost >= left.cost
        assert (right.engineers, right.cost) != (left.engineers, left.cost)


def test_b6_1_2_bank_is_one_space_and_each_patent_has_its_own() -> None:
    t = two(patents=PATENTS, piles=NO_PILES)

    assert [option for option in t.options() if "bank" in option] == ["space bank"]
    assert [option for option in t.options() if "patent" in option] == [
        "space patent_1",
        "space patent_2",
        "space patent_3",
    ]
    t.play("space patent_2")
    assert told(t, E_PATENT) == [(PAUL, tile_number("A1_conduit"))]
    assert [option for option in t.options() if "patent" in option] == ["space patent_1", "space patent_3"]


# B6.2 Turbine station -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "energy"),
    [("plus2", 5), ("plus1", 4), ("zero", 3), ("minus1", 2), ("minus2", 1)],
)
@pytest.mark.parametrize("side", ["L", "R"])
def test_b6_2_1_turbine_station_adds_its_bonus_or_malus(space: str, energy: int, side: str) -> None:
    """One drop through a conduit of value 3."""
    t = barrage(
        seat(USA, "wilhelm"),
        seat(GERMANY, "jill"),
        seat(ITALY, "solomon"),
        seat(FRANCE, "graziano"),
        on_map={"B2L": (1, 1, 1), "C2A": 1, "P6_1": 1},
    )

    t.play(f"space turbine_{space}_{side}", "system B2L C2A", "drops 1")

    assert told(t, E_PRODUCED) == [(PAUL, energy)]
    assert t.seat(PAUL).energy == energy


# B6.3 Water management ------------------------------------------------------------------------------------


def test_b6_3_1_two_drops_on_different_headstreams_wait() -> None:
    t = barrage(
        seat(USA, "wilhelm"),
        seat(GERMANY, "jill"),
        on_map={"B2U": (1, 1, 0), "B3U": (2, 1, 0)},
        piles=NO_PILES,
    )

    t.play("space water_place2_L", "head B", "head C")

    assert told(t, E_WAITS) == [(PAUL, 1), (PAUL, 2)]
    assert told(t, E_HELD) == []
    assert waiting(t) == [0, 1, 1, 0]
    assert t.decider == JOANNA


def test_b6_3_1_second_drop_may_be_left_out_the_first_may_not() -> None:
    """R-64: the action places at least one drop."""
    t = two(piles=NO_PILES)

    t.play("space water_place2_L")
    assert t.options() == HEADS
    assert t.why_not("skip").clause == "B6.3.1"

    t.play("head D")
    assert t.options() == [*HEADS, "skip"]
    t.play("skip")
    assert waiting(t) == [0, 0, 0, 1]
    assert t.decider == JOANNA


def test_b6_3_2_flowing_drop_flows_at_once() -> None:
    t = barrage(seat(USA, "wilhelm"), seat(GERMANY, "jill"), on_map={"B3U": (2, 1, 0)}, piles=NO_PILES)

    t.play("space water_flow1_L")
    assert t.options() == HEADS
    t.play("head C")

    assert told(t, E_HELD) == [(JOANNA, DAM_KEYS.index("B3U"))]
    assert told(t, E_WAITS) == []
    assert waiting(t) == [0, 0, 0, 0]
    assert t.decider == JOANNA


# B6.4 Bank ------------------------------------------------------------------------------------------------


def test_b6_4_1_bank_gives_a_credit_for_each_engineer() -> None:
    t = barrage(seat(USA, "wilhelm", engineers=5, credits=1), seat(GERMANY, "jill"))

    t.play("space bank")
    assert t.options() == [f"engineers {n}" for n in range(1, 6)]
    assert t.why_not("engineers 0").clause == "B6.4.1"
    assert t.why_not("engineers 6").clause == "B6.4.1"
    t.play("engineers 4")

    assert told(t, E_ENGINEERS) == [(PAUL, 4)]
    assert told(t, E_CREDITS) == [(PAUL, 4)]
    assert t.seat(PAUL).credits == 5
    assert t.seat(PAUL).engineers == 1


def test_b6_4_2_bank_is_open_to_all_and_again() -> None:
    t = two(piles=NO_PILES)

    t.play("space bank", "engineers 2")
    assert "space bank" in t.options()
    t.play("space bank", "engineers 3")
    assert t.decider == PAUL
    t.play("space bank", "engineers 1")

    assert told(t, E_CREDITS) == [(PAUL, 1)]
    assert (t.seat(PAUL).banked, t.seat(JOANNA).banked) == (3, 3)


# B6.5 Workshop and machinery shop -------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "cost", "n"), [("turn1", 0, 1), ("turn2", 2, 2), ("turn3", 5, 3)])
def test_b6_5_1_workshop_costs_and_rotates_as_printed(space: str, cost: int, n: int) -> None:
    """The set lies three rotations from home: only the dearest space brings it back."""
    on_wheel = wheel(None, None, ("BASIC_base", 3, 0))
    t = barrage(
        seat(USA, "wilhelm", credits=5, excavators=0, wheel=on_wheel),
        seat(GERMANY, "jill"),
        seat(ITALY, "solomon"),
    )

    t.play(f"space workshop_{space}_L")

    assert told(t, E_ROTATE) == [(PAUL, n)]
    assert t.seat(PAUL).credits == 5 - cost
    assert t.seat(PAUL).excavators == (3 if n == 3 else 0)


@pytest.mark.parametrize(
    ("space", "cost", "excavators", "mixers"), [("excavator", 2, 1, 0), ("both", 5, 1, 1)]
)
def test_b6_5_2_machinery_shop_sells_what_is_printed(
    space: str, cost: int, excavators: int, mixers: int
) -> None:
    t = two(piles=NO_PILES)

    t.play(f"space machinery_{space}_L")

    assert told(t, E_CREDITS) == [(PAUL, -cost)]
    assert told(t, E_EXCAVATORS) == [(PAUL, excavators)]
    assert told(t, E_MIXERS) == ([(PAUL, mixers)] if mixers else [])
    assert t.decider == JOANNA


@pytest.mark.parametrize(("excavators", "mixers"), [(1, 0), (0, 1)])
def test_b6_5_2_machine_of_choice(excavators: int, mixers: int) -> None:
    t = four(piles=NO_PILES)

    t.play("space machinery_any_L")
    assert told(t, E_CREDITS) == [(PAUL, -4)]
    assert sorted(t.options()) == ["excavators 0", "excavators 1"]
    t.play(f"excavators {excavators}")

    assert t.seat(PAUL).excavators == 6 + excavators
    assert t.seat(PAUL).mixers == 4 + mixers
    assert t.decider == JOANNA


def test_bx_27_workshop() -> None:
    viktor = seat(
        ITALY, "solomon", wheel=wheel(None, None, None, ("BASIC_elevation", 0, 3), ("BASIC_base", 4, 0))
    )
    t = barrage(viktor, seat(USA, "wilhelm"), seat(GERMANY, "jill"))

    t.play("space workshop_turn2_L")

    assert told(t, E_CREDITS) == [(0, -2)]
    recovered = [(tile, machines) for kind, _, _, tile, machines in t.events if kind == E_RECOVER]
    assert recovered == [(tile_number("BASIC_base"), 4 << 4), (tile_number("BASIC_elevation"), 3)]
    assert (t.seat(0).excavators, t.seat(0).mixers) == (6 + 4, 4 + 3)
    assert t.seat(0).tiles >> tile_number("BASIC_base") & 1
    assert t.seat(0).tiles >> tile_number("BASIC_elevation") & 1


def test_bx_27_first_rotation_returns_only_the_nearer_set() -> None:
    viktor = seat(
        ITALY, "solomon", wheel=wheel(None, None, None, ("BASIC_elevation", 0, 3), ("BASIC_base", 4, 0))
    )
    t = barrage(viktor, seat(USA, "wilhelm"), seat(GERMANY, "jill"))

    t.play("space workshop_turn1_L")

    assert told(t, E_RECOVER) == [(0, tile_number("BASIC_base"))]
    assert (t.seat(0).excavators, t.seat(0).mixers) == (6 + 4, 4)


# B6.6 Contract office -------------------------------------------------------------------------------------


def test_b6_6_1_one_contract_from_the_display() -> None:
    t = two(display=DISPLAY, piles=NO_PILES)

    t.play("space contract_take1_L")
    assert t.options() == [f"contract {key}" for key in DISPLAY]
    t.play("contract Y02")

    assert [who for who, _ in told(t, E_TOOK)] == [PAUL]
    assert GAME.view(t.s, JOANNA)["display"] == ["G01", "G02", "Y01", None, "R01", "R02"]
    assert t.decider == JOANNA


@pytest.mark.parametrize("second", ["G02", "R01"])
def test_b6_6_2_two_contracts_of_any_colours_for_a_credit(second: str) -> None:
    t = two(display=DISPLAY, piles=NO_PILES)

    t.play("space contract_take2_L")
    assert told(t, E_CREDITS) == [(PAUL, -1)]
    t.play("contract G01", f"contract {second}")

    assert [who for who, _ in told(t, E_TOOK)] == [PAUL, PAUL]
    assert t.seat(PAUL).hand.bit_count() == 2
    assert t.decider == JOANNA


def test_b6_6_2_the_credit_must_be_there() -> None:
    t = barrage(seat(USA, "wilhelm", credits=0), seat(GERMANY, "jill"), display=DISPLAY)

    assert "space contract_take1_L" in t.options()
    assert t.why_not("space contract_take2_L").clause == "B4.2.6"


def test_b6_6_3_no_refill_between_the_first_and_the_second() -> None:
    t = two(display=DISPLAY)

    t.play("space contract_take2_L", "contract G01")

    assert t.decider == PAUL
    assert t.options() == [f"contract {key}" for key in DISPLAY[1:]]
    assert t.why_not("contract G03").clause == "B6.6.3"


def test_b6_6_4_national_contracts_cannot_be_taken() -> None:
    t = two(display=DISPLAY, national=["N1"])

    t.play("space contract_take1_L")

    assert t.why_not("contract N1").clause == "B6.6.4"


def test_b6_6_5_full_number_must_be_taken() -> None:
    t = two(display=DISPLAY)

    t.play("space contract_take2_L", "contract G01")

    assert t.decider == PAUL
    assert "skip" not in t.options()


def test_b6_6_5_fewer_on_display_take_what_is_there() -> None:
    """R-12: the full cost is paid for the single contract."""
    t = two(display=[None, None, "Y01", None, None, None], piles=NO_PILES)

    t.play("space contract_take2_L", "contract Y01")

    assert told(t, E_CREDITS) == [(PAUL, -1)]
    assert told(t, E_ENGINEERS) == [(PAUL, 2)]
    assert t.seat(PAUL).hand.bit_count() == 1
    assert t.decider == JOANNA


def test_b6_6_5_with_none_on_display_the_office_is_closed() -> None:
    t = two(piles=NO_PILES)

    assert t.why_not("space contract_take1_L").clause == "B6.6.5"
    assert t.why_not("space contract_take2_L").clause == "B6.6.5"


def test_b6_6_6_refill_at_the_end_of_the_turn_left_first() -> None:
    t = two(display=DISPLAY, piles={"green": ["G05", "G06"], "yellow": ["Y05"], "red": []})

    t.play("space contract_take2_L", "contract G01", "contract G02")
    assert t.decider == CHANCE
    assert t.options() == ["contract G05", "contract G06"]
    t.deal("contract G06")

    assert GAME.view(t.s, PAUL)["display"] == ["G06", "G05", "Y01", "Y02", "R01", "R02"]
    assert t.decider == JOANNA
    assert "space contract_take1_L" in t.options()


def test_b6_6_6_new_tile_takes_the_empty_position() -> None:
    t = two(display=DISPLAY)

    t.play("space contract_take1_L", "contract Y02")
    t.deal("contract Y09")

    assert GAME.view(t.s, PAUL)["display"] == ["G01", "G02", "Y01", "Y09", "R01", "R02"]


def test_b6_6_6_exhausted_pile_is_not_refilled() -> None:
    """R-12: the last tile goes to the left place, the right one stays empty; nothing is reshuffled."""
    t = two(display=DISPLAY, piles={"green": ["G05"], "yellow": ["Y05"], "red": ["R05"]})

    t.play("space contract_take2_L", "contract G01", "contract G02").deal()
    assert GAME.view(t.s, PAUL)["display"] == ["G05", None, "Y01", "Y02", "R01", "R02"]

    t.play("space contract_take1_L", "contract G05").deal()
    assert GAME.view(t.s, PAUL)["display"] == [None, None, "Y01", "Y02", "R01", "R02"]
    assert t.decider == PAUL


def test_b6_6_7_limit_holds_in_the_contract_office() -> None:
    t = barrage(seat(USA, "wilhelm", contracts=["S1", "G03", "G04"]), seat(GERMANY, "jill"), display=DISPLAY)

    t.play("space contract_take1_L", "contract R01")

    assert t.decider == PAUL
    assert t.options() == ["contract S1", "contract G03", "contract G04", "contract R01"]


# B6.7 Patent office ---------------------------------------------------------------------------------------


def test_b6_7_1_patent_costs_five_and_gives_the_tile_for_the_next_turn() -> None:
    t = two(patents=PATENTS, piles=NO_PILES)

    t.play("space patent_3")

    assert told(t, E_ENGINEERS) == [(PAUL, 2)]
    assert told(t, E_CREDITS) == [(PAUL, -5)]
    assert told(t, E_PATENT) == [(PAUL, tile_number("A1_powerhouse"))]
    assert t.decider == JOANNA  # the turn is over: no construction with it now
    t.play("space bank", "engineers 1", "build powerhouse", "site P5_1")
    assert t.options() == ["tile BASIC_powerhouse", "tile A1_powerhouse"]


def test_b6_7_1_four_credits_are_not_enough() -> None:
    t = barrage(seat(USA, "wilhelm", credits=4), seat(GERMANY, "jill"), patents=PATENTS)

    assert t.why_not("space patent_1").clause == "B4.2.6"


def test_b6_7_2_taken_tile_is_not_replaced_in_the_round() -> None:
    t = two(patents=PATENTS, piles=NO_PILES)

    t.play("space patent_1")

    assert t.decider == JOANNA
    assert GAME.view(t.s, JOANNA)["patents"] == [None, "A1_conduit", "A1_powerhouse"]
    assert "space patent_1" not in t.options()
    t.play("space bank", "engineers 1")
    assert GAME.view(t.s, JOANNA)["patents"] == [None, "A1_conduit", "A1_powerhouse"]
    assert "space patent_1" not in t.options()


def test_b6_7_2_space_without_a_tile_is_unusable() -> None:
    t = two(patents=["A1_base", None, "A1_conduit"])

    assert "space patent_1" in t.options()
    assert t.why_not("space patent_2").clause == "B6.7.2"


def test_b6_7_3_no_limit_to_advanced_tiles() -> None:
    """All fourteen others at hand: the fifteenth may be bought."""
    kinds = ("base", "elevation", "conduit", "powerhouse", "joker")
    others = [f"A{level}_{kind}" for level in (1, 2, 3) for kind in kinds if (level, kind) != (1, "base")]
    t = barrage(
        seat(USA, "wilhelm", extra_tiles=others), seat(GERMANY, "jill"), patents=["A1_base", None, None]
    )

    t.play("space patent_1")

    assert told(t, E_PATENT) == [(PAUL, tile_number("A1_base"))]
    assert t.seat(PAUL).tiles.bit_count() == 4 + 15


def test_b6_7_4_acquired_tiles_are_kept_for_the_whole_game() -> None:
    t = two(patents=PATENTS, display=DISPLAY)

    t.play("space patent_1")
    while t.s.stack:
        t.finish_turns()

    seats = GAME.view(t.s, JOANNA)["seats"]
    assert isinstance(seats, list)
    assert "A1_base" in seats[PAUL]["tiles"]
    assert t.s.round == 5
