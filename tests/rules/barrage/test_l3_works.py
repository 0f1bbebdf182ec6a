"""Rule L3: external works, what they take and what they give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_BUILT,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_FULFILLED,
    E_INVEST,
    E_MIXERS,
    E_PATENT,
    E_REVEAL,
    E_ROTATE,
    E_VP,
    E_WORK,
)
from tests.tables import BASIC, FRANCE, ITALY, USA, Play, barrage, seat, tile_number, wheel

DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]  # full, so that nothing is drawn after a turn
KEYS = [f"{pile}{n}" for pile in "ABC" for n in (1, 2, 3, 4, 5)]
HEADS = ("head A", "head B", "head C", "head D", "skip")


class Facts(NamedTuple):
    """What is printed on an external work; the question its reward ends with, or the rotation."""

    key: str
    excavators: int
    mixers: int
    gains: Mapping[int, int]
    rotation: int = 0
    asked: Sequence[str] = ()


FACTS = (
    Facts("A1", 1, 0, {E_CREDITS: 3}, asked=("contract S4", "skip")),
    Facts("A2", 0, 1, {E_CREDITS: 3}, rotation=2),
    Facts("A3", 0, 2, {E_VP: 4}, asked=("site B8L", "site B9L", "site B10L", "skip")),
    Facts("A4", 1, 1, {E_CREDITS: 2}, asked=("site P5_1", "site P6_1", "site P7_1", "site P8_1", "skip")),
    Facts("A5", 2, 0, {E_CREDITS: 4}, asked=("tile A1_base", "tile A1_joker", "tile A1_conduit")),
    Facts("B1", 2, 1, {E_CREDITS: 5, E_ENERGY: 6}, asked=("contract S4", "contract Y06", "skip")),
    Facts("B2", 0, 4, {E_VP: 2}, asked=("site B1L", "site B5L", "skip")),
    Facts("B3", 0, 3, {E_VP: 3, E_CREDITS: 3}, asked=("site C1B", "site C2A", "site C5B", "skip")),
    Facts("B4", 3, 0, {E_VP: 5, E_ENERGY: 6}),
    Facts("B5", 4, 0, {E_VP: 4}, asked=HEADS),
    Facts("C1", 2, 4, {E_VP: 8}, rotation=3),
    Facts("C2", 0, 5, {E_VP: 10}, asked=HEADS),
    Facts("C3", 6, 0, {E_VP: 5}, asked=("contract S4", "contract Y06", "contract R07", "skip")),
    Facts("C4", 3, 2, {E_VP: 6}, asked=HEADS),
    Facts("C5", 5, 0, {E_VP: 6, E_MIXERS: 3}),
)
EACH = pytest.mark.parametrize("facts", FACTS, ids=KEYS)


def project(
    *works: str | None,
    officer: str = "viktor",
    company: str = USA,
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """Some works lie face up; the first seat's turns follow each other, since the other one has passed."""
    return barrage(
        seat(company, officer, extra_tiles=(), **fields),
        seat(FRANCE, "graziano", passed=True),
        on_map=on_map,
        **{
            "leeghwater": True,
            "works": [*works, None, None, None][:3],
            "display": DISPLAY,
            "patents": ["A1_base", "A1_joker", "A1_conduit"],
            **(table or {}),
        },
    )


def told(t: Play, kind: int, who: int = 0) -> list[tuple[int, int]]:
    """What the last answers did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def shown(t: Play, key: str) -> object:
    """A part of the table as a participant sees it."""
    return GAME.view(t.s, 0)[key]


def built(t: Play) -> int:
    return len(told(t, E_BUILT))


# L3.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [1, 2, 3])
def test_l3_1_every_position_takes_two_engineers_and_no_credits(position: int) -> None:
    alone = project("A1", "A2", "A4", engineers=1)
    assert f"space external_{position}" not in alone.options()

    t = project("A1", "A2", "A4", credits=0, engineers=3)
    t.play(f"space external_{position}")

    assert told(t, E_ENGINEERS) == [(2, 0)]
    assert [a for a, _ in told(t, E_CREDITS) if a < 0] == []


# L3.2 -----------------------------------------------------------------------------------------------------


def test_l3_2_there_are_fifteen_works() -> None:
    assert [work.key for work in WORKS] == KEYS == [facts.key for facts in FACTS]


@EACH
def test_l3_2_what_it_takes(facts: Facts) -> None:
    """One machine fewer and the space is not offered; more of the other kind do not help."""
    if facts.excavators:
        few = project(facts.key, excavators=facts.excavators - 1, mixers=9)
        assert "space external_1" not in few.options()
    if facts.mixers:
        few = project(facts.key, excavators=9, mixers=facts.mixers - 1)
        assert "space external_1" not in few.options()

    t = project(facts.key, excavators=facts.excavators, mixers=facts.mixers)
    t.play("space external_1")

    gone = (sum(a for a, _ in told(t, kind) if a < 0) for kind in (E_EXCAVATORS, E_MIXERS))
    assert tuple(gone) == (-facts.excavators, -facts.mixers)


@EACH
def test_l3_2_what_it_gives(facts: Facts) -> None:
    """On a map and with contracts where every reward has something to ask."""
    t = project(
        facts.key,
        excavators=facts.excavators,
        mixers=facts.mixers,
        contracts=["S4", "Y06", "R07"],
        credits=0,
        on_map={"B1L": (1, 1, 0), "B5L": (1, 2, 0), "B6L": (1, 3, 0), "C3A": 1, "C10A": 2},
    )

    t.play("space external_1")

    for kind in (E_CREDITS, E_VP, E_ENERGY, E_MIXERS, E_EXCAVATORS):
        assert sum(a for a, _ in told(t, kind) if a > 0) == facts.gains.get(kind, 0)
    assert told(t, E_ROTATE) == ([(facts.rotation, 0)] if facts.rotation else [])
    if facts.asked:
        assert set(facts.asked) <= set(t.options())
        assert "space bank" not in t.options()
    else:
        assert "space bank" in t.options()


def test_l3_2_the_machines_are_lost_and_the_tile_is_kept() -> None:
    """Nothing goes onto the wheel, nothing turns, and no construction space is used."""
    t = project("B4", excavators=4, mixers=2, wheel=wheel(("BASIC_base", 3, 0)))
    before = list(t.seat(0).wheel)

    t.play("space external_1")

    p = t.seat(0)
    assert (p.excavators, p.mixers, p.constructions) == (1, 2, 0)
    assert (told(t, E_INVEST), told(t, E_ROTATE)) == ([], [])
    assert p.wheel == before
    assert told(t, E_WORK) == [(KEYS.index("B4"), 0)]
    seats = shown(t, "seats")
    assert isinstance(seats, list)
    assert seats[0]["works"] == ["B4"]


# L3.3 -----------------------------------------------------------------------------------------------------


def test_l3_3_the_position_stays_empty_until_the_round_ends() -> None:
    t = barrage(
        seat(USA, "viktor"),
        seat(ITALY, "jill"),
        leeghwater=True,
        works=["A1", "A2", "A4"],
        display=DISPLAY,
    )

    t.play("space external_2")

    assert t.decider == 1
    assert shown(t, "works") == ["A1", None, "A4"]
    assert "space external_2" not in t.options()
    assert {"space external_1", "space external_3"} <= set(t.options())


def test_l3_3_a_position_emptied_by_the_loan_agency_cannot_be_used() -> None:
    """Nobody stands there, but there is no work either."""
    t = project(
        "A1",
        "A2",
        table={"buildings": [{"key": "loan_agency", "slots": [1, None, None, None]}]},
    )

    t.play("space loan_agency_1", "work A2")

    assert "space external_1" in t.options()
    assert "space external_2" not in t.options()


# L3.4 -----------------------------------------------------------------------------------------------------


def test_l3_4_remaining_works_leave_the_game_and_pile_a_goes_before_pile_b() -> None:
    t = project("A1", "A2", "A3", engineers=1, excavators=0, mixers=0)

    t.play("space bank", "engineers 1").deal()

    works = shown(t, "works")
    assert isinstance(works, list)
    assert works[:2] == ["A4", "A5"]
    assert works[2] in ("B1", "B2", "B3", "B4", "B5")
    piles = shown(t, "piles")
    assert isinstance(piles, dict)
    assert (piles["A"], piles["B"], piles["C"]) == (0, 4, 5)


@pytest.mark.parametrize(
    ("face_up", "left", "expected"),
    [
        (["A1", "A2", "A3"], {}, "AAB"),
        (["A4", "A5", "B1"], {"A": []}, "BBB"),
        (["B2", "B3", "B4"], {"A": [], "B": ["B5"]}, "BCC"),
        (["B5", "C1", "C2"], {"A": [], "B": []}, "CCC"),
    ],
)
def test_l3_4_three_piles_last_for_five_rounds(
    face_up: list[str], left: dict[str, list[str]], expected: str
) -> None:
    t = project(*face_up, engineers=1, table={"piles": left})

    t.play("space bank", "engineers 1").deal()

    works = shown(t, "works")
    assert isinstance(works, list)
    assert "".join(work[0] for work in works) == expected
    assert not set(works) & set(face_up)


def test_l3_4_an_empty_position_is_filled_as_well() -> None:
    t = project("A1", "A2", "A3", engineers=3, mixers=1)
    t.play("space external_2", "space bank", "engineers 1").deal()

    works = shown(t, "works")

    assert isinstance(works, list)
    assert None not in works


def test_l3_4_with_empty_piles_nothing_stays_face_up() -> None:
    t = project("C3", "C4", "C5", engineers=1, table={"piles": {"A": [], "B": [], "C": []}})

    t.play("space bank", "engineers 1").deal()

    assert shown(t, "works") == [None, None, None]


# L3.5 -----------------------------------------------------------------------------------------------------


def test_l3_5_contract_up_to_four_takes_an_own_contract_without_energy() -> None:
    t = project("A1", contracts=["S4", "G13", "Y03"], credits=0, table={"national": ["N1"]})

    t.play("space external_1")
    assert t.options() == ["contract S4", "contract G13", "skip"]
    t.play("contract G13")

    assert len(told(t, E_FULFILLED)) == 1
    assert told(t, E_ENERGY) == []


def test_l3_5_france_does_not_lower_it() -> None:
    """Three powerhouses: a production would reach a contract of 7, this reward does not reach 5."""
    t = barrage(
        seat(FRANCE, "viktor", contracts=["Y03", "S4"]),
        seat(USA, "graziano", passed=True),
        on_map={"P8_1": 1, "P9_1": 1, "P10_1": 1},
        leeghwater=True,
        works=["A1", None, None],
        display=DISPLAY,
    )

    t.play("space external_1")

    assert t.options() == ["contract S4", "skip"]


def test_l3_5_any_contract_is_never_a_national_one() -> None:
    t = project("C3", excavators=6, contracts=["R12"], table={"national": ["N1", "N5"]})

    t.play("space external_1")

    assert t.options() == ["contract R12", "skip"]


@pytest.mark.parametrize("work", ["A1", "C3"])
def test_l3_5_fulfilling_is_optional_and_forfeited_without_a_contract(work: str) -> None:
    t = project(work, excavators=6, contracts=["S1"])
    t.play("space external_1", "skip")
    assert t.seat(0).fulfilled == 0

    none = project(work, excavators=6)
    none.play("space external_1")

    assert "space bank" in none.options()
    assert len(told(none, E_WORK)) == 1


def test_l3_5_an_advanced_tile_of_the_patent_office_is_free() -> None:
    """Its place stays empty, and nobody stands there."""
    t = project("A5", credits=0)

    t.play("space external_1")
    assert t.options() == ["tile A1_base", "tile A1_joker", "tile A1_conduit"]
    t.play("tile A1_joker")

    assert told(t, E_PATENT) == [(tile_number("A1_joker"), 0)]
    assert told(t, E_CREDITS) == []
    assert t.seat(0).tiles >> tile_number("A1_joker") & 1
    assert shown(t, "patents") == ["A1_base", None, "A1_conduit"]


def test_l3_5_no_tile_left_is_no_obstacle() -> None:
    t = project("A5", credits=0, table={"patents": [None, None, None]})

    t.play("space external_1")

    assert t.seat(0).credits == 4
    assert "space bank" in t.options()


def test_l3_5_up_to_two_elevations() -> None:
    """Also both on the same dam, without tile, machines or rotation; the second may be declined."""
    on_map = {"B5L": (1, 1, 0)}
    t = project("B2", mixers=4, on_map=on_map)
    t.play("space external_1", "site B5L")
    assert t.options() == ["site B5L", "skip"]
    t.play("site B5L")
    assert (t.seat(0).elevations, told(t, E_INVEST), told(t, E_ROTATE)) == (2, [], [])

    declined = project("B2", mixers=4, on_map=on_map)
    declined.play("space external_1", "site B5L", "skip")
    assert declined.seat(0).elevations == 1

    without = project("B2", mixers=4)
    without.play("space external_1")
    assert "space bank" in without.options()


def test_l3_5_an_income_is_received_between_two_elevations() -> None:
    """The first one is the second piece of the row: the Italian income rotates the wheel before the other."""
    t = project("B2", company=ITALY, mixers=4, on_map={"B5L": (1, 2, 0), "B6L": (1, 1, 0)})

    t.play("space external_1", "site B6L")

    assert (len(told(t, E_REVEAL)), told(t, E_ROTATE)) == (1, [(1, 0)])
    assert t.options() == ["site B5L", "site B6L", "skip"]


def test_l3_5_contract_energy_allows_one_contract_also_a_national_one() -> None:
    """Six energy as in B7.3.8: France reaches 9 with it."""
    t = barrage(
        seat(FRANCE, "viktor", contracts=["R07", "R12"]),
        seat(USA, "graziano", passed=True),
        on_map={"P8_1": 1, "P9_1": 1, "P10_1": 1},
        leeghwater=True,
        works=["B1", None, None],
        display=DISPLAY,
        national=["N1"],
    )

    t.play("space external_1")

    assert t.options() == ["contract R07", "skip"]
    assert t.seat(0).energy == 6


def test_l3_5_structures_are_placed_within_their_limits() -> None:
    """Bases in the plains, conduits up to four; a red border still costs three credits (B5.6)."""
    t = project("A3", mixers=2, credits=3)
    t.play("space external_1")
    assert t.options() == [f"site B{basin}{side}" for basin in (8, 9, 10) for side in "UL"] + ["skip"]
    t.play("site B8U")
    assert (built(t), t.seat(0).credits) == (1, 0)

    t = project("A3", mixers=2, credits=2)
    t.play("space external_1")
    assert t.options() == ["site B8L", "site B9L", "site B10L", "skip"]

    t = project("B3", mixers=3)
    t.play("space external_1")
    strong = {"site C1A", "site C2B", "site C4B"}
    assert not strong & set(t.options())
    assert len(t.options()) == 20 - len(strong) + 1


def test_l3_5_the_credits_of_a_work_can_pay_the_border() -> None:
    """A4 gives two credits first: with one at hand a red-bordered powerhouse is within reach."""
    t = project("A4", credits=1)

    t.play("space external_1", "site P5_2")

    assert (built(t), t.seat(0).credits) == (1, 0)


def test_l3_5_drops_wait_or_flow_as_printed() -> None:
    """B5 puts two that wait, then turns the wheel; C4 lets two flow."""
    t = project("B5", excavators=4)
    t.play("space external_1", "head A", "head B")
    assert t.s.head_drops == [1, 1, 0, 0]
    assert told(t, E_ROTATE) == [(2, 0)]

    t = project("C4", excavators=3, on_map={"B1L": (1, 2, 0)})
    t.play("space external_1", "head A", "head A")
    assert t.s.head_drops == [0, 0, 0, 0]
    assert sum(t.s.dam_drops) == 2


# L3.6 -----------------------------------------------------------------------------------------------------


def test_l3_6_solomon_cannot_replace_the_machines() -> None:
    t = project("A1", officer="solomon", excavators=0, mixers=9, credits=30)

    assert "space external_1" not in t.options()


def test_l3_6_jokers_do_not_swap_them() -> None:
    t = project("A1", "A2", excavators=0, mixers=1, tiles=[*BASIC, "BASIC_building", "A2_joker"])

    assert "space external_1" not in t.options()
    assert "space external_2" in t.options()
