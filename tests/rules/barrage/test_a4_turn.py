"""Rule A4: how an Automa's turn goes through the entries of a tile."""

from __future__ import annotations

import pytest

from millrace.games.barrage.numbers import E_AUTOMA_DOES, E_ENGINEERS, E_EXCAVATORS, E_MIXERS, E_VP
from millrace.kernel.bits import bits
from tests.automa_tables import (
    NO_MACHINES,
    automa_turn,
    built,
    did,
    end_round,
    failed,
    kept,
    of,
    stands,
    tiles,
    whole_turn,
)
from tests.tables import FRANCE, GERMANY, ITALY, Play, automa, seat

POOR = automa(GERMANY, "jill", **NO_MACHINES)  # nothing but dashed entries, machinery and the bank
ALL = [f"automa {number}" for number in range(1, 21)]


def test_a4_1_the_top_tile_is_flipped_and_the_next_one_shows_the_entries() -> None:
    t = automa_turn(7, POOR)

    assert t.options() == [tile for tile in ALL if tile != "automa 7"]
    t.draw("automa 12")
    assert tiles(t) == [(12, 7)]


def test_a4_1_the_tile_with_the_entries_is_the_next_one_to_be_flipped() -> None:
    t = automa_turn(7, POOR, seat(FRANCE, "viktor", passed=True)).draw("automa 20")

    assert t.options() == [tile for tile in ALL if tile not in ("automa 7", "automa 20")]
    t.draw("automa 3")
    assert tiles(t) == [(3, 20)]


def test_a4_2_an_empty_stack_is_made_of_all_discards_but_the_one_just_flipped() -> None:
    """Rule R-26: that one stays to show the criteria."""
    discards = [number for number in range(1, 21) if number != 5]
    t = automa_turn(5, POOR, automa={"entries": 5, "discards": discards})

    assert t.options() == [tile for tile in ALL if tile != "automa 5"]
    assert discarded(t) == [5]
    t.draw("automa 9")
    assert tiles(t) == [(9, 5)]


def test_a4_2_while_a_tile_is_left_the_discards_stay() -> None:
    discards = [number for number in range(1, 21) if number not in (5, 8)]
    t = automa_turn(5, POOR, automa={"entries": 5, "discards": discards})

    assert t.options() == ["automa 8"]


def test_a4_2_after_the_reshuffle_only_the_flipped_tile_is_discarded() -> None:
    """The next turn flips the tile just drawn; both of them are out of the stack then."""
    discards = [number for number in range(1, 21) if number != 5]
    t = automa_turn(5, POOR, seat(FRANCE, "viktor", passed=True), automa={"entries": 5, "discards": discards})

    t.draw("automa 9")

    assert t.options() == [tile for tile in ALL if tile not in ("automa 5", "automa 9")]
    assert discarded(t) == [5, 9]


def discarded(t: Play) -> list[int]:
    """The tiles on the discard pile, by their numbers."""
    return [tile + 1 for tile in bits(t.s.discards)]


def test_a4_3_entries_are_tried_column_by_column() -> None:
    """Tile 8: production and office; elevation and powerhouse; machinery, external work, workshop, bank."""
    t = automa_turn(1, POOR, round=5)

    whole_turn(t, "automa 8")

    assert list(failed(t).items()) == [
        (1, "no-system"),
        (3, "no-machines"),  # condition 3 comes before the missing dam of condition 4 (A5.4.1)
        (4, "no-machines"),
        (5, "last-round"),
        (6, "not-in-box"),
        (7, "wheel-empty"),
    ]
    assert did(t) == [2, 8]


def test_a4_4_the_first_entry_whose_conditions_hold_is_performed() -> None:
    """Tile 13: a powerhouse comes before a base, though both are possible."""
    t = automa_turn(1, automa(GERMANY, "jill")).draw("automa 13")

    assert failed(t) == {1: "no-system", 2: "no-gain"}
    assert did(t) == [3]
    assert built(t)[0].startswith("P")


def test_a4_4_conditions_are_those_of_the_current_state() -> None:
    """Rule R-77: the drop just put on B makes B2L the dam with the most water."""
    on_map = {"B1L": (2, 1, 1), "B2L": (2, 1, 0)}
    t = automa_turn(15, automa(GERMANY, "jill"), on_map=on_map).draw("automa 5")

    assert did(t) == [2, 3]
    assert kept(t) == {"most-water": ["B2L"]}
    assert built(t) == ["B2L"]


def test_a4_5_engineers_then_vp_then_the_effect() -> None:
    t = automa_turn(1, POOR).draw("automa 20")

    kinds = [event[0] for event in t.events if event[1] == 1]
    steps = (E_AUTOMA_DOES, E_ENGINEERS, E_VP, E_EXCAVATORS, E_MIXERS)
    assert [kind for kind in kinds if kind in steps] == list(steps)
    assert of(t, E_VP)[0][3] == -5


def test_a4_6_a_dashed_entry_does_not_end_the_turn() -> None:
    t = automa_turn(1, POOR).draw("automa 3", "contract G03", "contract G04")

    assert did(t) == [2, 7]
    assert t.seat(1).engineers == 10


def test_a4_6_every_other_entry_ends_the_turn() -> None:
    """Tile 4: after the base the machinery shop is not used, and the person is asked."""
    t = automa_turn(1, automa(GERMANY, "jill")).draw("automa 4")

    assert did(t) == [2]
    assert t.decider == 0


@pytest.mark.parametrize(("engineers", "entries"), [(1, [2]), (2, [2, 7])])
def test_a4_7_without_engineers_the_turn_ends(engineers: int, entries: list[int]) -> None:
    """Rule R-78: the engineer of the dashed entry is placed before going on."""
    t = automa_turn(1, automa(GERMANY, "jill", engineers=engineers, **NO_MACHINES))

    t.draw("automa 3", "contract G03", "contract G04")

    assert did(t) == entries
    assert t.seat(1).engineers == 0
    assert t.decider == 0


@pytest.mark.parametrize("number", range(1, 21))
def test_a4_8_the_last_entry_is_always_possible(number: int) -> None:
    """With nothing at all in the last round; the contract office may come before."""
    t = automa_turn(number % 20 + 1, automa(GERMANY, "jill", vp=0, **NO_MACHINES), round=5)

    whole_turn(t, f"automa {number}")

    offices = [2] if number in (3, 7, 8, 11, 12, 16) else []
    last = (8, 8, 7, 6, 8, 8, 8, 8, 8, 8, 7, 7, 8, 8, 6, 7, 7, 8, 7, 7)[number - 1]
    assert did(t) == [*offices, last]
    assert t.seat(1).vp == 1
    assert t.seat(1).banked == 1


def test_a4_9_engineers_vp_and_effect_come_from_the_tile() -> None:
    """The first free space wants one engineer and two credits for an excavator; none of it counts."""
    t = automa_turn(1, automa(GERMANY, "jill", vp=20, **NO_MACHINES)).draw("automa 20")

    assert stands(t) == {"machinery_excavator_L": 2}
    p = t.seat(1)
    assert (p.engineers, p.vp, p.excavators, p.mixers) == (10, 15, 1, 1)


def test_a4_10_stack_and_discards_carry_over_to_the_next_round() -> None:
    """The person ends the round; in the next one the Automa flips the tile that lay on top."""
    t = automa_turn(
        7,
        automa(GERMANY, "jill", engineers=1, **NO_MACHINES),
        seat(FRANCE, "viktor", engineers=1),
        automa={"entries": 7, "discards": [2, 3]},
        order=[2, 1],
    )
    t.draw("automa 20")
    assert t.decider == 0

    end_round(t)
    skip_people(t)

    out = ("automa 2", "automa 3", "automa 7", "automa 20")
    assert t.options() == [tile for tile in ALL if tile not in out]
    t.draw("automa 4")
    assert tiles(t) == [(4, 20)]


def skip_people(t: Play) -> None:
    """People who come first put one engineer in the bank."""
    while t.decider >= 0:
        t.play("space bank", "engineers 1")


def test_bx_36_construction_engineers() -> None:
    """Two entries of two engineers in two turns; the company board's spaces do not count."""
    me = automa(ITALY, "jill", excavators=9, mixers=9)
    t = automa_turn(1, me, seat(FRANCE, "viktor", passed=True))

    t.draw("automa 4")
    assert did(t) == [2]
    t.draw("automa 15")
    assert did(t) == [2]

    p = t.seat(1)
    assert p.engineers == 8
    assert p.elsewhere == 4
    assert p.constructions == 0


def test_bx_51_last_engineer() -> None:
    t = automa_turn(1, automa(GERMANY, "jill", engineers=1)).draw("automa 4")

    assert did(t) == [2]
    assert len(built(t)) == 1
    assert t.seat(1).engineers == 0
    assert t.seat(1).elsewhere == 1


def test_bx_110_last_round() -> None:
    """Machinery shop entries are skipped; the combined one gives the bank's point."""
    t = automa_turn(1, automa(GERMANY, "jill", vp=5, **NO_MACHINES), round=5).draw("automa 13")

    assert failed(t)[7] == "last-round"
    assert did(t) == [8]
    p = t.seat(1)
    assert (p.vp, p.banked, p.excavators + p.mixers) == (6, 1, 0)
