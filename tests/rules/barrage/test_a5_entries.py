"""Rule A5: the entries of the Automa tiles, their conditions and what they do."""

from __future__ import annotations

import pytest

from millrace.games.barrage.automa.turn import CONDITION_CLAUSES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.numbers import (
    E_AUTOMA_TRIED,
    E_ENERGY,
    E_EXCAVATORS,
    E_FLOWS,
    E_FORFEIT,
    E_HELD,
    E_INVEST,
    E_MIXERS,
    E_PATENT,
    E_ROTATE,
    E_SPENT,
    E_UNDER,
    E_VP,
    E_WAITS,
    EMPTY,
)
from millrace.kernel.bits import bits
from millrace.kernel.stack import CHANCE
from tests.automa_tables import (
    NO_MACHINES,
    automa_turn,
    built,
    did,
    eligible,
    failed,
    fulfilled,
    kept,
    of,
    produced,
    stands,
    vp_changes,
    whole_turn,
)
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, automa, seat, wheel

SYSTEM = {"B5L": (2, 2, 2), "C5A": 2, "P8_1": 2}  # of the Automa: two drops, value 3
PLAIN = automa(GERMANY, "jill")
POOR = automa(GERMANY, "jill", **NO_MACHINES)


def display(t: Play) -> list[str | None]:
    return [CONTRACTS[c].key if c != EMPTY else None for c in t.s.display]


def invested(t: Play) -> list[tuple[str, int, int]]:
    """Tile, excavators and mixers put on the wheel."""
    return [(TILES[a].key, b >> 4, b & 15) for _, _, _, a, b in of(t, E_INVEST)]


def waiting(t: Play) -> str:
    """The headstreams on which drops were put, in order."""
    return "".join("ABCD"[a] for _, _, _, a, _ in of(t, E_WAITS))


def flowing(t: Play) -> str:
    return "".join("ABCD"[a] for _, _, _, a, _ in of(t, E_FLOWS))


# A5.1 Production ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drops", "number", "reason"),
    [
        (0, 9, "no-system"),  # no water
        (1, 9, None),  # 3
        (1, 2, "no-contract"),  # 3 - 2: a system, but too weak for a green contract
    ],
)
def test_a5_1_1_a_system_that_produces(drops: int, number: int, reason: str | None) -> None:
    t = automa_turn(1, POOR, on_map={**SYSTEM, "B5L": (2, 2, drops)})

    t.draw(f"automa {number}")

    assert failed(t).get(1) == reason


def test_a5_1_1_the_malus_counts() -> None:
    """One drop through a conduit of value 2, and 2 less by the tile: nothing is produced."""
    t = automa_turn(1, POOR, on_map={"B7L": (2, 1, 1), "C7A": 2, "P10_1": 2}).draw("automa 2")

    assert failed(t)[1] == "no-system"


def test_a5_1_1_the_production_bonus_counts() -> None:
    """The second powerhouse adds 1: energy 1 is a system, which then reaches no contract."""
    on_map = {"B7L": (2, 1, 1), "C7A": 2, "P10_1": 2, "P5_1": 2}
    t = automa_turn(1, POOR, on_map=on_map).draw("automa 2")

    assert failed(t)[1] == "no-contract"


@pytest.mark.parametrize(
    ("round_", "energy", "other", "reason"),
    [(1, 5, 0, None), (1, 6, 0, "leading"), (1, 6, 6, None), (1, 6, 7, None), (3, 17, 0, None)],
)
def test_a5_1_1_below_the_section_or_not_first(
    round_: int, energy: int, other: int, reason: str | None
) -> None:
    me, person = automa(GERMANY, "jill", energy=energy), seat(FRANCE, "viktor", energy=other)
    t = automa_turn(1, me, person, on_map=SYSTEM, round=round_).draw("automa 9")

    assert failed(t).get(1) == reason


def test_bx_109_automa_energy_condition() -> None:
    for other, reason in ((12, None), (11, "leading")):
        me, person = automa(GERMANY, "jill", energy=12), seat(FRANCE, "viktor", energy=other)
        t = automa_turn(1, me, person, on_map=SYSTEM, round=2).draw("automa 9")

        assert failed(t).get(1) == reason


@pytest.mark.parametrize(
    ("yellow", "reason"), [(["Y11", "Y12"], "no-contract"), (["Y11", "Y06"], None), ([None, "Y01"], None)]
)
def test_a5_1_1_a_contract_of_the_colour(yellow: list[str | None], reason: str | None) -> None:
    """Six energy and a yellow entry: green contracts in reach do not help."""
    offer = ["G01", "G02", *yellow, "R01", "R02"]
    t = automa_turn(1, PLAIN, on_map=SYSTEM, display=offer).draw("automa 7")

    assert failed(t).get(1) == reason


def test_a5_1_1_national_contracts_do_not_help() -> None:
    """Rule A5.1.1: a face-up private contract of the colour is asked for."""
    on_map = {"B5L": (2, 3, 3), "C5B": 2, "P10_1": 2}
    offer = ["G01", "G02", "Y01", "Y02", None, None]
    t = automa_turn(1, PLAIN, on_map=on_map, display=offer, national=["N1"], piles={"red": []})

    t.draw("automa 12")

    assert failed(t)[1] == "no-contract"


def test_a5_1_2_the_system_of_the_largest_energy_with_all_drops() -> None:
    """Two drops of value 3 beat one drop of value 5."""
    t = automa_turn(1, PLAIN, on_map={**SYSTEM, "B1L": (2, 1, 1), "C1A": 2})

    t.draw("automa 9")

    assert produced(t) == [6]
    assert [(a >> 1, b) for _, _, _, a, b in of(t, E_SPENT)] == [(9, 2)]
    assert t.s.dam_drops[9] == 0


def test_a5_1_3_a_neutral_dam_first() -> None:
    """Both give 4; the code 5B would find the own dam's conduit first."""
    on_map = {"B5L": (2, 1, 1), "C5B": 2, "B7L": ("neutral", 2, 2), "C7A": 2, "P10_1": 2}
    t = automa_turn(10, PLAIN, on_map=on_map).draw("automa 9")

    assert produced(t) == [4]
    assert t.s.dam_drops[13] == 0
    assert t.s.dam_drops[9] == 1


@pytest.mark.parametrize(("criteria", "dam"), [(1, 9), (9, 9), (10, 9), (11, 13), (13, 13), (14, 9), (20, 9)])
def test_a5_1_3_then_the_conduit_code(criteria: int, dam: int) -> None:
    """Codes 1A, 5A, 5B find 5B first; 6A, 7A find 7A; 7B and 10B go round to 5B."""
    on_map = {"B5L": (2, 1, 1), "C5B": 2, "B7L": (2, 2, 2), "C7A": 2, "P10_1": 2}
    t = automa_turn(criteria, PLAIN, on_map=on_map)

    t.draw("automa 6")

    assert [a >> 1 for _, _, _, a, _ in of(t, E_SPENT)] == [dam]


def test_a5_1_4_the_highest_requirement_of_any_colour() -> None:
    """A green entry, energy 6: the yellow 6 is taken."""
    offer = ["G01", "G02", "Y06", "Y01", "R01", "R02"]
    t = automa_turn(1, PLAIN, on_map=SYSTEM, display=offer).draw("automa 9")

    assert fulfilled(t) == ["Y06"]


def test_a5_1_4_the_one_further_right_on_ties() -> None:
    offer = ["G01", "G02", "Y06", "Y07", "R01", "R02"]
    t = automa_turn(1, PLAIN, on_map=SYSTEM, display=offer).draw("automa 9")

    assert fulfilled(t) == ["Y07"]


def test_a5_1_4_national_contracts_too() -> None:
    """Rule R-73: the one further right of two with the same requirement."""
    on_map = {"B5L": (3, 3, 3), "C5B": 3, "P10_1": 3}
    people = [seat(FRANCE, "viktor"), seat(USA, "wilhelm")]
    t = automa_turn(1, PLAIN, *people, on_map=on_map, national=["N4", "N3"]).draw("automa 17")

    assert produced(t) == [14]
    assert fulfilled(t) == ["N3"]


def test_bx_41_production_check() -> None:
    offer = ["G01", "G02", "Y01", "Y02", "R06", "R01"]
    t = automa_turn(1, PLAIN, seat(FRANCE, "viktor", energy=5), on_map=SYSTEM, display=offer)

    whole_turn(t, "automa 17")

    assert produced(t) == [8]
    assert fulfilled(t) == ["R01"]


def test_bx_112_automa_national_contract() -> None:
    on_map = {"B5L": (2, 3, 3), "C5B": 2, "P10_1": 2}
    offer = ["G01", "G02", "Y01", "Y02", "R11", "R12"]
    t = automa_turn(1, PLAIN, on_map=on_map, display=offer, national=["N3", "N1"]).draw("automa 17")

    assert produced(t) == [14]
    assert fulfilled(t) == ["N3"]


def test_a5_1_5_the_place_is_refilled_immediately() -> None:
    """Before the reward: its seven points come after the draw."""
    offer = ["G01", "G02", "Y12", "Y01", "R01", "R02"]
    t = automa_turn(1, PLAIN, on_map=SYSTEM, display=offer).draw("automa 13")

    assert produced(t) == [7]
    assert fulfilled(t) == ["Y12"]
    assert t.decider == CHANCE
    assert vp_changes(t, 1) == []
    t.draw("contract Y09")
    assert display(t) == ["G01", "G02", "Y09", "Y01", "R01", "R02"]
    assert vp_changes(t, 1) == [7]


def test_a5_1_5_it_is_kept_face_down() -> None:
    t = automa_turn(1, PLAIN, on_map=SYSTEM)

    whole_turn(t, "automa 9")

    assert [CONTRACTS[c].key for c in bits(t.seat(1).fulfilled)] == ["Y02"]
    assert t.seat(1).hand == 0


def test_a5_1_5_a_national_contract_is_not_replaced() -> None:
    on_map = {"B5L": (2, 3, 3), "C5B": 2, "P10_1": 2}
    t = automa_turn(1, PLAIN, on_map=on_map, national=["N3"]).draw("automa 17")

    assert fulfilled(t) == ["N3"]
    assert t.s.national_row == []
    assert t.decider == 0


def test_a5_1_6_rewards_are_received() -> None:
    """Contract Y05: three points, an excavator, two steps."""
    offer = ["G01", "G02", None, "Y05", None, None]
    t = automa_turn(1, POOR, on_map=SYSTEM, display=offer)

    whole_turn(t, "automa 9")

    p = t.seat(1)
    assert (p.vp, p.excavators, p.energy) == (19, 1, 6 + 2)


def test_a5_1_7_fees_do_not_influence_the_choice() -> None:
    """Six energy through a person's conduit, five through the own one; it pays two points."""
    on_map = {**SYSTEM, "C5A": 1, "B1L": (2, 1, 1), "C1A": 2}
    t = automa_turn(1, PLAIN, on_map=on_map).draw("automa 9")

    assert produced(t) == [6]
    assert vp_changes(t, 1) == [-2]


# A5.2 Water management ------------------------------------------------------------------------------------


def test_a5_2_1_waiting_drops() -> None:
    t = automa_turn(1, POOR, on_map={"B2L": (2, 2, 0)}).draw("automa 5")

    assert waiting(t) == "BB"
    assert not of(t, E_FLOWS)
    assert t.s.dam_drops[3] == 0


def test_a5_2_1_a_flowing_drop() -> None:
    t = automa_turn(1, POOR, on_map={"B2L": (2, 2, 0)}).draw("automa 6")

    assert flowing(t) == "B"
    assert not of(t, E_WAITS)
    assert t.s.dam_drops[3] == 1


def heads(**drops: int) -> list[dict[str, object]]:
    return [{"tile": f"HT{i + 1}", "drops": drops.get(head, 0)} for i, head in enumerate("ABCD")]


def test_a5_2_2_waiting_drops_come_on_top_of_those_on_the_headstreams() -> None:
    """The drop already on B will fill the dam."""
    t = automa_turn(1, POOR, on_map={"B2L": (2, 1, 0)}, headstreams=heads(B=1)).draw("automa 5")

    assert failed(t)[2] == "no-gain"


def test_a5_2_2_a_flowing_drop_does_not_wait_for_them() -> None:
    t = automa_turn(1, POOR, on_map={"B2L": (2, 1, 0)}, headstreams=heads(B=1)).draw("automa 6")

    assert flowing(t) == "B"


def test_a5_2_2_the_water_phase_goes_from_a_to_d() -> None:
    """C and D meet in basin 10: C's own drop comes first, D's one fills up; a third would be lost."""
    on_map = {"B10L": (2, 2, 0)}
    t = automa_turn(5, POOR, on_map=on_map, headstreams=heads(C=1)).draw("automa 9")

    assert waiting(t) == "D"


def test_a5_2_3_the_gain_is_the_difference() -> None:
    """The drop on B fills B5L anyway; one more passes it and fills B9L, a second would be lost."""
    on_map = {"B5L": (2, 1, 0), "B9L": (2, 1, 0)}
    t = automa_turn(1, POOR, on_map=on_map, headstreams=heads(B=1)).draw("automa 5")

    assert waiting(t) == "B"


@pytest.mark.parametrize(("drops", "reason"), [(0, None), (1, "no-gain")])
def test_a5_2_4_possible_with_a_gain_of_one(drops: int, reason: str | None) -> None:
    t = automa_turn(1, POOR, on_map={"B2L": (2, 1, drops)}).draw("automa 6")

    assert failed(t).get(2) == reason


def test_a5_2_5_the_largest_gain() -> None:
    """Two dams with one place each: both are filled."""
    on_map = {"B2L": (2, 1, 0), "B3L": (2, 1, 0)}
    t = automa_turn(1, POOR, on_map=on_map).draw("automa 5")

    assert waiting(t) == "BC"


def test_a5_2_5_the_fewest_drops() -> None:
    """D's dam takes one drop; the second would reach nothing."""
    t = automa_turn(1, POOR, on_map={"B4L": (2, 1, 0)}).draw("automa 5")

    assert waiting(t) == "D"


def test_a5_2_5_a_larger_gain_beats_fewer_drops_and_letters() -> None:
    """B2L takes one, B4L two; two on D gain as much as B and D, and the letters ABCD prefer B."""
    on_map = {"B2L": (2, 1, 0), "B4L": (2, 2, 0)}
    t = automa_turn(1, POOR, on_map=on_map).draw("automa 5")

    assert waiting(t) == "BD"


@pytest.mark.parametrize(("criteria", "heads_used"), [(1, "AA"), (2, "BB"), (3, "CC"), (4, "DD"), (6, "CC")])
def test_a5_2_6_more_drops_on_the_first_letter(criteria: int, heads_used: str) -> None:
    on_map = {f"B{basin}L": (2, 2, 0) for basin in (1, 2, 3)} | {"B7L": (2, 2, 0)}
    t = automa_turn(criteria, POOR, on_map=on_map).draw("automa 5")

    assert waiting(t) == heads_used


def test_a5_2_6_then_on_the_second_letter() -> None:
    """Letters CBAD: C's dam is full, B comes next."""
    on_map = {"B1L": (2, 1, 0), "B2L": (2, 1, 0), "B3L": (2, 1, 1), "B4L": (2, 1, 0)}
    t = automa_turn(6, POOR, on_map=on_map).draw("automa 10")

    assert flowing(t) == "B"


def test_bx_52_headstream_letters() -> None:
    dams = {"B1L": (2, 1, 0), "B2L": (2, 1, 0), "B3L": (2, 1, 0)}
    t = automa_turn(1, POOR, on_map=dams).draw("automa 6")
    assert flowing(t) == "A"

    del dams["B1L"]
    t = automa_turn(1, POOR, on_map=dams).draw("automa 6")
    assert flowing(t) == "B"


def test_a5_2_7_neutral_dams_are_not_own_dams() -> None:
    t = automa_turn(1, POOR, on_map={"B2L": ("neutral", 1, 0)}).draw("automa 6")

    assert failed(t)[2] == "no-gain"


def test_a5_2_8_engineers_go_to_water_management() -> None:
    t = automa_turn(1, POOR, on_map={"B2L": (2, 1, 0)}).draw("automa 5")

    assert stands(t)["water_place2_L"] == 1
    assert did(t) == [2, 7]


def test_a5_2_8_without_a_drop_nobody_goes_there() -> None:
    t = automa_turn(1, POOR, on_map={"B2L": (2, 1, 1)}).draw("automa 5")

    assert "water_place2_L" not in stands(t)


def test_bx_37_an_opponents_dam_upstream() -> None:
    on_map = {"B4L": (1, 1, 0), "B7L": (2, 1, 0)}
    t = automa_turn(1, POOR, on_map=on_map).draw("automa 5")

    assert waiting(t) == "DD"


def test_bx_38_capacity_one() -> None:
    t = automa_turn(1, POOR, on_map={"B2L": (2, 1, 0)}).draw("automa 5")

    assert waiting(t) == "B"
    assert stands(t)["water_place2_L"] == 1
    assert len(did(t)) == 2


# A5.3 Contract office -------------------------------------------------------------------------------------


def test_a5_3_1_the_displayed_contracts_go_under_their_pile() -> None:
    """Rule R-28: with one tile left in the pile, the first one put under it comes up again."""
    t = automa_turn(1, POOR, piles={"green": ["G09"]})

    t.draw("automa 3")
    assert [CONTRACTS[a].key for _, _, _, a, _ in of(t, E_UNDER)] == ["G01", "G02"]
    assert t.options() == ["contract G09"]
    t.draw("contract G09")
    assert t.options() == ["contract G01"]
    t.draw("contract G01")

    assert display(t) == ["G09", "G01", "Y01", "Y02", "R01", "R02"]
    assert t.seat(1).energy == 2


def test_a5_3_1_always_possible() -> None:
    """No yellow contract left at all: two steps all the same."""
    offer = ["G01", "G02", None, None, "R01", "R02"]
    t = automa_turn(1, POOR, display=offer, piles={"yellow": []}).draw("automa 7")

    assert did(t) == [2, 8]
    assert t.seat(1).energy == 2
    assert display(t) == offer


def test_a5_3_1_only_the_colour_shown() -> None:
    t = automa_turn(1, POOR).draw("automa 12", "contract R05", "contract R09")

    assert display(t) == ["G01", "G02", "Y01", "Y02", "R05", "R09"]


@pytest.mark.parametrize(("engineers", "entries"), [(12, [2, 7]), (1, [2])])
def test_bx_42_contract_office(engineers: int, entries: list[int]) -> None:
    t = automa_turn(1, automa(GERMANY, "jill", engineers=engineers, **NO_MACHINES))

    t.draw("automa 3", "contract G07", "contract G08")

    assert display(t)[:2] == ["G07", "G08"]
    assert t.seat(1).energy == 2
    assert did(t) == entries


# A5.4 Construction ----------------------------------------------------------------------------------------


ALL_CONDUITS = {f"C{basin}A": 2 for basin in range(1, 6)}
GONE = wheel(("BASIC_conduit", 0, 0))


@pytest.mark.parametrize(
    ("me", "on_map", "reason"),
    [
        (PLAIN, ALL_CONDUITS, "no-piece"),
        (automa(GERMANY, "jill", wheel=GONE), ALL_CONDUITS, "no-piece"),
        (automa(GERMANY, "jill", wheel=GONE), {}, "no-tile"),
        (automa(GERMANY, "jill", wheel=GONE, excavators=0), {}, "no-tile"),
        (automa(GERMANY, "jill", excavators=1), {}, "no-machines"),
        (automa(GERMANY, "jill", excavators=2), {}, None),
    ],
)
def test_a5_4_1_piece_tile_machines(
    me: dict[str, object], on_map: dict[str, object], reason: str | None
) -> None:
    t = automa_turn(1, me, on_map=on_map).draw("automa 19")

    assert failed(t).get(2) == reason


def test_a5_4_1_a_legal_space() -> None:
    """No own dam that could be raised."""
    t = automa_turn(1, PLAIN, on_map={"B1L": (2, 3, 3)}).draw("automa 6")

    assert failed(t)[3] == "no-space"


def test_a5_4_1_a_joker_allows_any_structure() -> None:
    me = automa(GERMANY, "jill", wheel=GONE, extra_tiles=["A1_joker"])
    t = automa_turn(1, me).draw("automa 19")

    assert invested(t)[0][0] == "A1_joker"


@pytest.mark.parametrize(("number", "basins"), [(2, (5, 6, 7)), (4, (1, 2, 3, 4))])
def test_a5_4_2_a_base_in_an_area(number: int, basins: tuple[int, ...]) -> None:
    t = automa_turn(8, PLAIN).draw(f"automa {number}")

    assert eligible(t) == [f"B{basin}{side}" for basin in basins for side in "UL"]


@pytest.mark.parametrize(("number", "least"), [(9, 3), (12, 4)])
def test_a5_4_2_a_conduit_of_some_value(number: int, least: int) -> None:
    values = {"C1A": 5, "C1B": 4, "C2A": 3, "C6B": 2, "C9A": 1}
    t = whole_turn(automa_turn(1, automa(GERMANY, "jill", excavators=10)), f"automa {number}")

    assert {key for key in values if key in eligible(t)} == {
        key for key, value in values.items() if value >= least
    }


def test_a5_4_2_the_machines_must_suffice_within_the_restriction() -> None:
    """Four excavators are enough in the hills, but the entry says mountains."""
    t = automa_turn(1, automa(GERMANY, "jill", excavators=4)).draw("automa 4")

    assert failed(t)[2] == "no-machines"


def test_a5_4_2_the_restriction_overrides_the_tie_break() -> None:
    """The code is basin 8; scanning goes on to the first basin of the mountains."""
    t = automa_turn(7, PLAIN).draw("automa 4")

    assert built(t) == ["B1L"]


def test_bx_43_construction_check() -> None:
    on_map = {"B1U": 1, "B2U": 1, "B3U": 1, "B4U": 1, "B1L": 2, "B2L": 2, "B3L": 2}
    people = [seat(FRANCE, "viktor"), seat(USA, "wilhelm")]
    t = automa_turn(1, automa(GERMANY, "jill", excavators=5), *people, on_map=on_map).draw("automa 4")

    assert built(t) == ["B4L"]
    assert invested(t) == [("BASIC_base", 5, 0)]


def test_a5_4_3_only_affordable_spaces_are_eligible() -> None:
    """Four excavators: no mountains; an own base in basin 6: not there either."""
    t = automa_turn(1, automa(GERMANY, "jill", excavators=4), on_map={"B6L": (2, 1, 1)}).draw("automa 17")

    assert eligible(t) == [f"B{basin}{side}" for basin in (5, 7, 8, 9, 10) for side in "UL"]


@pytest.mark.parametrize(
    ("tiles", "used"),
    [
        ([], "BASIC_base"),
        (["A1_joker"], "A1_joker"),
        (["A1_base", "A1_joker"], "A1_base"),
        (["A2_joker", "A1_base"], "A2_joker"),
        (["A3_base", "A2_joker", "A3_joker"], "A3_base"),
        (["A3_conduit"], "BASIC_base"),
    ],
)
def test_a5_4_4_the_highest_level_then_specific(tiles: list[str], used: str) -> None:
    """Rule R-75: at the medium level too."""
    t = automa_turn(1, automa(GERMANY, "jill", extra_tiles=tiles)).draw("automa 4")

    assert invested(t) == [(used, 5, 0)]


def test_a5_4_5_machines_and_tile_go_on_the_wheel_and_it_turns() -> None:
    """What lay one rotation from home comes back; the second base brings an income of three points."""
    me = automa(GERMANY, "jill", wheel=wheel(None, None, None, None, (None, 0, 3)), mixers=0)
    t = automa_turn(9, me, on_map={"B8L": (2, 1, 1)}).draw("automa 4")

    assert built(t) == ["B1U"]
    assert invested(t) == [("BASIC_base", 5, 0)]
    assert [a for _, _, _, a, _ in of(t, E_ROTATE)] == [1]
    p = t.seat(1)
    assert (p.excavators, p.mixers) == (1, 3)
    assert [i for i, segment in enumerate(p.wheel) if segment] == [1]
    assert vp_changes(t, 1) == [-3, 3]


@pytest.mark.parametrize(("number", "entry"), [(17, 4), (18, 4), (19, 3), (20, 3)])
def test_a5_4_6_buildings_are_skipped_without_the_expansion(number: int, entry: int) -> None:
    t = automa_turn(1, POOR).draw(f"automa {number}")

    assert failed(t)[entry] == "not-in-box"


def test_a5_10_1_external_works_are_skipped_without_the_expansion() -> None:
    """Tile 1, fifth entry; told with a clause of its own, not with that of buildings."""
    t = automa_turn(2, POOR).draw("automa 1")

    assert failed(t)[5] == "not-in-box"
    assert [CONDITION_CLAUSES[b] for _, _, _, a, b in of(t, E_AUTOMA_TRIED) if a & 15 == 4] == ["A5.10.1"]


# A5.5 - A5.8 Workshop, machinery shop, patent office ------------------------------------------------------


def test_a5_5_1_a_workshop_needs_something_on_the_wheel() -> None:
    t = automa_turn(1, POOR).draw("automa 9")

    assert failed(t)[5] == "wheel-empty"


@pytest.mark.parametrize("segment", [("BASIC_base", 0, 0), (None, 1, 0), (None, 0, 1)])
def test_a5_5_1_vp_and_rotations_of_the_tile(segment: tuple[str | None, int, int]) -> None:
    """Tile 9: two points for two rotations."""
    t = automa_turn(1, automa(GERMANY, "jill", wheel=wheel(segment), **NO_MACHINES)).draw("automa 9")

    assert did(t) == [5]
    assert t.seat(1).vp == 14
    assert [i for i, cell in enumerate(t.seat(1).wheel) if cell] == [3]


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_a5_6_1_machinery_in_rounds_1_to_4(round_: int) -> None:
    """Tile 4: two points for an excavator."""
    t = automa_turn(1, POOR, round=round_).draw("automa 4")

    assert did(t) == [3]
    assert (t.seat(1).vp, t.seat(1).excavators, t.seat(1).mixers) == (14, 1, 0)


def test_a5_6_1_not_in_round_5() -> None:
    """Rule R-71."""
    t = automa_turn(1, POOR, round=5).draw("automa 4")

    assert failed(t)[3] == "last-round"
    assert t.seat(1).excavators == 0


def test_bx_44_machinery_shop() -> None:
    t = automa_turn(1, automa(GERMANY, "jill", vp=20, **NO_MACHINES), round=2).draw("automa 20")

    p = t.seat(1)
    assert (p.vp, p.excavators, p.mixers) == (15, 1, 1)
    assert stands(t) == {"machinery_excavator_L": 2}


def test_bx_45_patent_office() -> None:
    t = automa_turn(1, automa(GERMANY, "jill", vp=20, **NO_MACHINES), patents=[None, "A1_base", "A1_conduit"])

    t.draw("automa 3", "contract G03", "contract G04")

    assert did(t) == [2, 4]
    assert stands(t)["patent_1"] == 1
    assert t.seat(1).vp == 18
    assert [TILES[a].key for _, _, _, a, _ in of(t, E_PATENT)] == ["A1_base"]


@pytest.mark.parametrize(
    ("patents", "taken"),
    [
        (["A1_base", "A1_elevation", "A1_conduit"], None),
        (["A1_base", "A1_powerhouse", "A1_conduit"], "A1_powerhouse"),
        (["A1_base", "A1_joker", "A1_conduit"], "A1_joker"),
        ([None, None, None], None),
    ],
)
def test_a5_7_1_a_tile_for_the_structure_or_a_joker(patents: list[str | None], taken: str | None) -> None:
    t = automa_turn(1, POOR, patents=patents).draw("automa 15")

    assert [TILES[a].key for _, _, _, a, _ in of(t, E_PATENT)] == ([taken] if taken else [])
    assert failed(t).get(3) == (None if taken else "no-patent")


def test_a5_7_1_one_engineer_and_two_vp() -> None:
    """Rule R-83: for the powerhouse patent as well."""
    t = automa_turn(1, POOR, patents=["A1_powerhouse", None, None]).draw("automa 15")

    assert stands(t) == {"patent_1": 1}
    assert vp_changes(t, 1) == [-2]


@pytest.mark.parametrize(
    ("patents", "taken"),
    [
        (["A1_powerhouse", "A2_joker", "A2_conduit"], "A2_joker"),
        (["A1_joker", "A1_powerhouse", "A2_conduit"], "A1_powerhouse"),
        (["A2_joker", "A2_powerhouse", "A3_conduit"], "A2_powerhouse"),
        (["A2_powerhouse", "A3_joker", "A3_powerhouse"], "A3_powerhouse"),
    ],
)
def test_a5_7_2_the_highest_level_then_specific(patents: list[str], taken: str) -> None:
    """Rule R-29."""
    t = automa_turn(1, POOR, patents=patents).draw("automa 15")

    assert [TILES[a].key for _, _, _, a, _ in of(t, E_PATENT)] == [taken]


def test_a5_7_3_patents_for_buildings_are_skipped_without_the_expansion() -> None:
    """Even with a joker face up."""
    t = automa_turn(1, POOR, patents=["A1_joker", None, None]).draw("automa 19")

    assert failed(t)[4] == "not-in-box"
    assert [CONDITION_CLAUSES[b] for _, _, _, a, b in of(t, E_AUTOMA_TRIED) if a & 15 == 3] == ["A5.7.3"]
    assert not of(t, E_PATENT)


def test_a5_8_1_workshop_or_bank() -> None:
    me = automa(GERMANY, "jill", wheel=wheel((None, 1, 0)), **NO_MACHINES)
    t = automa_turn(1, me, round=5).draw("automa 20")
    assert stands(t) == {"workshop_turn1_L": 1}
    assert t.seat(1).vp == 16
    assert [i for i, cell in enumerate(t.seat(1).wheel) if cell] == [2]

    t = automa_turn(1, POOR, round=5).draw("automa 20")
    assert stands(t) == {"bank": 1}
    assert t.seat(1).vp == 17


def test_a5_8_2_machine_or_bank() -> None:
    t = automa_turn(1, POOR, round=4).draw("automa 17")
    assert stands(t) == {"machinery_excavator_L": 1}
    assert (t.seat(1).vp, t.seat(1).excavators) == (13, 1)

    t = automa_turn(1, POOR, round=5).draw("automa 17")
    assert stands(t) == {"bank": 1}
    assert (t.seat(1).vp, t.seat(1).excavators) == (17, 0)


# A5.9 Rewards and incomes ---------------------------------------------------------------------------------


def rewarded(contract: str, *, on_map: dict[str, object] | None = None, out: object = None) -> Play:
    """An Automa fulfils a contract with eight energy and receives its reward; `out` is its wheel."""
    slot = "GYR".index(contract[0]) * 2 + 1
    offer: list[str | None] = ["G01", "G02", None, None, None, None]
    offer[slot] = contract
    me = automa(ITALY, "jill", wheel=out or wheel(), **NO_MACHINES)
    t = automa_turn(1, me, on_map={**SYSTEM, **(on_map or {})}, display=offer)
    whole_turn(t, "automa 17")
    assert fulfilled(t) == [contract]
    return t


@pytest.mark.parametrize(
    ("contract", "change"),
    [  # VP, excavators, mixers, energy beside the eight produced
        ("G03", (5, 0, 0, 0)),
        ("G04", (2, 0, 0, 3)),
        ("G06", (4, 1, 0, 0)),
        ("Y01", (4, 2, 0, 0)),
        ("Y03", (3, 0, 2, 0)),
        ("Y09", (3, 1, 1, 0)),
        ("R05", (4, 0, 0, 5)),
    ],
)
def test_a5_9_1_credits_vp_energy_machines(contract: str, change: tuple[int, int, int, int]) -> None:
    p = rewarded(contract).seat(1)

    assert (p.vp - 16, p.excavators, p.mixers, p.energy - 8) == change


def test_a5_9_1_rotation() -> None:
    """Contract R01: three rotations bring the mixers home."""
    t = rewarded("R01", out=wheel(None, None, (None, 0, 2)))

    assert t.seat(1).mixers == 2


@pytest.mark.parametrize(
    ("dams", "placed"), [({}, ""), ({"B2L": (2, 1, 0)}, "B"), ({"B2L": (2, 2, 0)}, "BB")]
)
def test_a5_9_2_drops_without_gain_are_forfeited(dams: dict[str, object], placed: str) -> None:
    """Contract G05: two drops. The water came from a neutral dam, so only the dams listed have room."""
    on_map = {"B5L": ("neutral", 2, 1), "C5A": 2, "P8_1": 2, **dams}
    t = automa_turn(1, POOR, on_map=on_map, display=["G01", "G05", None, None, None, None])
    whole_turn(t, "automa 9")

    assert fulfilled(t) == ["G05"]
    assert waiting(t) == placed


def test_a5_9_2_flowing_drops_need_no_engineers() -> None:
    """Contract G15: two flowing drops; one place is free, and the engineers of the production are all."""
    on_map = {"B5L": ("neutral", 2, 2), "C5B": 2, "P10_1": 2, "B3L": (2, 1, 0)}
    t = automa_turn(1, POOR, on_map=on_map, display=["G01", "G15", None, None, None, None])
    whole_turn(t, "automa 9")

    assert fulfilled(t) == ["G15"]
    assert flowing(t) == "C"
    assert [place for _, _, _, place, _ in of(t, E_HELD)] == [5]
    assert t.seat(1).engineers == 10


def test_a5_9_3_a_free_structure_by_the_placement_procedure() -> None:
    """Contract Y02: a powerhouse; tile 5's first criterion is basin 5."""
    offer = ["G01", "G02", None, "Y02", None, None]
    t = automa_turn(5, POOR, on_map=SYSTEM, display=offer)
    whole_turn(t, "automa 9")

    assert kept(t)["basin-5"] == ["P5_1", "P5_2"]
    assert built(t) == ["P5_1"]
    assert t.seat(1).vp == 16


def test_a5_9_3_the_red_border_costs_three_vp() -> None:
    """Rule R-10."""
    offer = ["G01", "G02", None, "Y02", None, None]
    t = automa_turn(
        5, automa(GERMANY, "jill", vp=0, **NO_MACHINES), on_map={**SYSTEM, "P5_1": 1}, display=offer
    )
    whole_turn(t, "automa 9")

    assert built(t) == ["P5_2"]
    assert t.seat(1).vp == -3


def test_a5_9_3_within_the_restriction() -> None:
    """Contract G11: a conduit of value 2 or less."""
    t = rewarded("G11")

    assert set(eligible(t)) == {"C6B", "C7A", "C8B", "C9A", "C10A", "C10B"}
    assert len(built(t)) == 1


def test_a5_9_3_forfeited_without_a_space() -> None:
    """Contract Y10: two points and an elevation, but the only dam has three levels."""
    t = rewarded("Y10", on_map={"B5L": (2, 3, 2)})

    assert built(t) == []
    assert len(of(t, E_FORFEIT)) == 1
    assert t.seat(1).vp == 18


def test_a5_9_4_contract_energy_fulfils_one_contract() -> None:
    """The level II base tile, third base: three contract energy reach the green 3, not the 4."""
    me = automa(GERMANY, "jill", "high", extra_tiles=["A2_base"])
    offer = ["G01", "G10", "Y01", "Y02", "R01", "R02"]
    t = automa_turn(1, me, on_map={"B8L": (2, 1, 1), "B9L": (2, 1, 1)}, display=offer).draw("automa 4")

    assert [a for _, _, _, a, _ in of(t, E_ENERGY)] == [3]
    assert fulfilled(t) == ["G10"]


def test_bx_119_contract_energy_of_an_automa() -> None:
    """Ten by the level III conduit tile, lowered by three for the national contract of 13."""
    me = automa(FRANCE, "jill", "high", extra_tiles=["A3_conduit"], excavators=10, mixers=0)
    offer = ["G01", "G02", "Y01", "Y02", "R11", "R12"]
    houses = {"P6_1": 2, "P7_1": 2, "P9_1": 2}
    t = automa_turn(1, me, on_map=houses, display=offer, national=["N1"]).draw("automa 19")

    assert built(t) == ["C1A"]
    assert [a for _, _, _, a, _ in of(t, E_ENERGY)] == [10]
    assert fulfilled(t) == ["N1"]


def test_a5_9_5_plain_gains_then_machines_then_the_rest() -> None:
    """Contract Y15: four credits, two drops, a machine; the machine comes before the drops."""
    t = rewarded("Y15", on_map={"B2L": (2, 1, 0)})
    rewards = [event[0] for event in t.events if event[0] in (E_VP, E_EXCAVATORS, E_MIXERS, E_WAITS)]

    assert rewards == [E_VP, E_EXCAVATORS, E_WAITS, E_WAITS]


def test_a5_9_5_nothing_is_declined() -> None:
    """Contract R10: an elevation and two flowing drops, both taken."""
    t = rewarded_by_nine("R10", {"B2L": (2, 1, 0)})

    assert built(t) == ["B2L"]
    assert flowing(t) == "BB"


def rewarded_by_nine(contract: str, dams: dict[str, object]) -> Play:
    """A red contract of nine by a neutral dam: three drops of value 3 in the plains."""
    on_map = {"B8L": ("neutral", 3, 3), "C8A": 2, "P11_1": 2, **dams}
    t = automa_turn(1, POOR, on_map=on_map, display=["G01", "G02", None, None, None, contract])
    whole_turn(t, "automa 9")
    assert fulfilled(t) == [contract]
    return t
