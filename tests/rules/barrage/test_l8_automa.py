"""Rule L8: Automas with the Leeghwater Project.

In every table the first seat is a person and the second the Automa whose turn it is. `criteria` is the
Automa tile that is flipped, `go` draws the one that shows the entries. Long, because every level and each
of the four officers is tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import DAM_KEYS, SITE_KEYS
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_SITE,
    A_USE,
    BUILDING,
    BUILDING_SPACES,
    E_ADDED,
    E_AGAIN,
    E_AUTOMA_TILES,
    E_BUILT,
    E_ENERGY,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_FULFILLED,
    E_INVEST,
    E_MIXERS,
    E_PATENT,
    E_ROTATE,
    E_VP,
    E_WORK,
    SP_LESLIE,
)
from tests.players import busy_game
from tests.tables import BASIC, FRANCE, GERMANY, ITALY, USA, Play, barrage, seat, tile_number, wheel

NETHERLANDS = "netherlands"
DISPLAY = ["G01", "G06", "Y09", "Y07", "R06", "R11"]  # they ask for 2, 3, 6, 6, 9 and 10
LEVELS = ["low", "medium", "high", "very-high"]
# machines of both kinds: 2+1, 2+2, 6+2, 1+5, 4+1
COLUMN = ("cofferdam", "research_lab", "wind_farm", "robot_factory", "energy_relay_field")
POINTS = dict(zip(COLUMN, (3, 4, 5, 5, 4), strict=True))


def column(
    keys: Sequence[str] = COLUMN, built: Mapping[str, Sequence[int | None]] | None = None
) -> list[dict[str, object]]:
    """Private buildings top to bottom, and who built on their slots."""
    return [{"key": key, "slots": [*(built or {}).get(key, ()), None, None, None, None][:4]} for key in keys]


def automa(
    level: str = "medium",
    *,
    criteria: int = 1,
    officer: str = "wilhelm",
    company: str = USA,
    works: Sequence[str | None] = (),
    on_map: Mapping[str, object] | None = None,
    person: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    other = FRANCE if company != FRANCE else ITALY
    return barrage(
        seat(other, "graziano", extra_tiles=(), **(person or {})),
        seat(company, officer, extra_tiles=(), level=level, **fields),
        on_map=on_map,
        **{
            "leeghwater": True,
            "display": DISPLAY,
            "buildings": column(),
            "works": [*works, None, None, None][:3],
            "automa": {"entries": criteria},
            "turn": 2,
            **(table or {}),
        },
    )


def go(t: Play, *entries: int) -> Play:
    """Play the Automa's turn with these tiles until the person is asked; `events` is what happened."""
    t.events = []
    t.s.story = t.events
    t.deal(*(f"automa {tile}" for tile in entries))
    t.s.story = None
    assert t.decider == 0
    return t


def told(t: Play, kind: int, who: int = 1) -> list[tuple[int, int]]:
    """What the turn did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def built(t: Play) -> list[str]:
    return [SITE_KEYS[site] for _, site in told(t, E_BUILT)]


def fulfilled(t: Play) -> list[str]:
    """The contracts fulfilled in this turn, in order."""
    return [CONTRACTS[a].key for a, _ in told(t, E_FULFILLED)]


def performed(t: Play) -> list[str]:
    """The external works of this turn."""
    return [WORKS[a].key for a, _ in told(t, E_WORK)]


def at_space(t: Play, key: str) -> object:
    spaces = GAME.view(t.s, 0)["spaces"]
    assert isinstance(spaces, dict)
    return spaces.get(key)


def at_hand(*extra: str, without: Sequence[str] = ()) -> list[str]:
    """Technology tiles: the basic ones but those on the wheel, and some more."""
    return [tile for tile in (*BASIC, "BASIC_building", *extra) if tile not in without]


# Tile 17 builds a base, then a building top to bottom; tile 20 a powerhouse, then a building bottom to top.
NO_BASE = wheel(("BASIC_base", 0, 0))
NO_HOUSE = wheel(("BASIC_powerhouse", 0, 0))


# L8.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_l8_1_down_takes_the_first_from_the_top_it_can_pay(level: str) -> None:
    t = automa(level, wheel=NO_BASE, excavators=2, mixers=2, table={"buildings": column(COLUMN[::-1])})

    go(t, 17)

    assert built(t) == ["research_lab.1"]
    assert told(t, E_INVEST) == [(tile_number("BASIC_building"), 2 << 4 | 2)]
    assert told(t, E_ROTATE) == [(1, 0)]
    assert told(t, E_ENGINEERS) == [(1, 0)]


@pytest.mark.parametrize("level", LEVELS)
def test_l8_1_up_takes_the_first_from_the_bottom(level: str) -> None:
    t = automa(level, wheel=NO_HOUSE, excavators=2, mixers=2)

    go(t, 20)

    assert built(t) == ["research_lab.1"]


def test_l8_1_down_and_up_differ_on_the_same_column() -> None:
    keys = ("cofferdam", "research_lab", "wind_farm", "control_station", "development_office")
    table = {"buildings": column(keys)}

    assert built(go(automa(wheel=NO_BASE, table=table), 17)) == ["cofferdam.1"]
    assert built(go(automa(wheel=NO_HOUSE, table=table), 20)) == ["development_office.1"]


def test_l8_1_what_it_has_activated_is_passed_over() -> None:
    t = automa(wheel=NO_BASE, table={"buildings": column(built={"cofferdam": (2,)})})

    assert built(go(t, 17)) == ["research_lab.1"]


@pytest.mark.parametrize(("taken", "site", "vp"), [((1,), "cofferdam.3", -3), ((), "cofferdam.1", 0)])
def test_l8_1_the_cheapest_free_slot(taken: Sequence[int], site: str, vp: int) -> None:
    t = automa(wheel=NO_BASE, table={"buildings": column(built={"cofferdam": taken})})

    go(t, 17)

    assert built(t) == [site]
    assert sum(a for a, _ in told(t, E_VP)) == vp


@pytest.mark.parametrize(
    ("taken", "site", "vp"),
    [((1,), "cofferdam.2", 0), ((1, 3), "cofferdam.3", -3), ((None, 1), "cofferdam.1", 0)],
)
def test_l8_1_with_four_participants_the_second_slot_is_free(
    taken: Sequence[int | None], site: str, vp: int
) -> None:
    t = barrage(
        seat(FRANCE, "graziano"),
        seat(USA, "wilhelm", level="medium", wheel=NO_BASE),
        seat(ITALY, "jill", level="medium"),
        seat(GERMANY, "anton", level="medium"),
        leeghwater=True,
        display=DISPLAY,
        buildings=column(built={"cofferdam": taken}),
        automa={"entries": 1},
        turn=2,
        order=[3, 4, 2, 1],
    )

    go(t, 17)

    assert built(t) == [site]
    assert sum(a for a, _ in told(t, E_VP)) == vp


def test_l8_1_no_building_without_machines_for_any() -> None:
    t = automa(wheel=NO_BASE, excavators=0, mixers=9)

    assert built(go(t, 17)) == []


def test_l8_1_a_joker_builds_it_too() -> None:
    t = automa(
        wheel=wheel(("BASIC_base", 0, 0), ("BASIC_building", 0, 0)),
        tiles=at_hand("A1_joker", without=["BASIC_base", "BASIC_building"]),
        excavators=2,
        mixers=1,
    )

    go(t, 17)

    assert told(t, E_INVEST) == [(tile_number("A1_joker"), 2 << 4 | 1)]


def test_l8_1_the_entry_is_skipped_without_the_expansion() -> None:
    t = automa(wheel=NO_BASE, table={"leeghwater": False, "buildings": [], "works": []})

    assert built(go(t, 17)) == []


# L8.2 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_l8_2_activating_a_tile_closes_its_first_space(level: str) -> None:
    """For the person too, who has built there before; the other spaces stay."""
    t = automa(
        level,
        wheel=NO_BASE,
        person={"credits": 9},
        table={"buildings": column(("energy_relay_field",), {"energy_relay_field": (1,)})},
    )

    go(t, 17)

    assert built(t) == ["energy_relay_field.3"]
    offered = [option for option in t.options() if option.startswith("space energy_relay_field")]
    assert offered == [f"space energy_relay_field_{i}" for i in (2, 3, 4)]


def test_l8_2_for_the_rest_of_the_game() -> None:
    t = automa(
        wheel=NO_BASE,
        engineers=1,
        person={"credits": 9},
        table={"buildings": column(("energy_relay_field",), {"energy_relay_field": (1,)})},
    )
    go(t, 17)

    t.play("space bank", "engineers 12").deal()
    while t.s.round < 2 or t.decider != 0:
        t.answer_plainly()
        t.deal()

    assert t.s.round == 2
    assert "space energy_relay_field_1" not in t.options()
    assert "space energy_relay_field_2" in t.options()


def test_l8_2_it_is_closed_in_a_position_too() -> None:
    built_there = {"energy_relay_field": (1, None, 2)}
    t = automa(table={"turn": 1, "buildings": column(("energy_relay_field",), built_there)})

    assert "space energy_relay_field_1" not in t.options()
    assert "space energy_relay_field_2" in t.options()


def test_l8_2_who_stands_there_stays_until_the_round_ends() -> None:
    """The tile is activated while the person's engineer is on the first space."""
    t = automa(
        wheel=NO_BASE,
        engineers=1,
        person={"used": ["energy_relay_field"]},
        table={
            "buildings": column(("energy_relay_field",), {"energy_relay_field": (1,)}),
            "spaces": {"energy_relay_field_1": {"seat": 1}},
        },
    )
    go(t, 17)
    assert at_space(t, "energy_relay_field_1") == {"seat": 1, "engineers": 1}

    t.play("space bank", "engineers 11").deal()

    assert at_space(t, "energy_relay_field_1") == {"blocked": True}


def test_l8_2_a_persons_building_closes_nothing() -> None:
    t = automa(person={"credits": 9}, table={"turn": 1, "buildings": column(("energy_relay_field",))})

    t.play("build building", "site energy_relay_field.1")

    assert at_space(t, "energy_relay_field_1") is None


def test_l8_2_an_automa_never_stands_on_a_building_space() -> None:
    """A whole game of one person and three Automas: they activate tiles and leave the spaces alone."""
    options = {"players": 4, "leeghwater": True, "automas": ["very-high", "high", "medium"]}
    activated = 0
    for s, _ in busy_game(GAME.parse_options(options), seed=1, gift=9):
        activated |= s.seats[1].buildings | s.seats[2].buildings | s.seats[3].buildings
        assert all(cell <= 0 or cell - 1 >> 4 == 0 for cell in s.spaces[BUILDING_SPACES:])

    assert activated


# L8.3 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_l8_3_activated_tiles_score_at_the_end(level: str) -> None:
    t = automa(
        level,
        passed=True,
        person={"engineers": 1},
        table={
            "round": 5,
            "turn": 1,
            "buildings": column(built={"wind_farm": (2,), "cofferdam": (1, None, 2)}),
        },
    )

    t.play("space bank", "engineers 1")

    own = [(source - A_USE, a) for k, i, source, a, _ in t.events if k == E_VP and i == 1 and source >= A_USE]
    assert [row for row in own if row[0] < 10] == [(0, 3), (9, 5)]


# L8.4 -----------------------------------------------------------------------------------------------------


def worker(*works: str | None, **fields: object) -> Play:
    """Round 5 and no base tile, so that tile 4 comes to its external works (1, 2, 3) at once."""
    given: dict[str, Any] = {
        "works": works,
        "wheel": NO_BASE,
        "excavators": 9,
        "mixers": 9,
        "criteria": 1,
        **fields,
    }
    given["table"] = {"round": 5, "buildings": [], **given.get("table", {})}
    return automa(given.pop("level", "medium"), **given)


def test_bx_46_external_work() -> None:
    """Tile 2 shows 2, 3, 1: the second from the top, all three being payable."""
    t = automa(works=["A1", "A2", "A4"], excavators=3, mixers=1, table={"buildings": []})

    go(t, 2)

    assert performed(t) == ["A2"]
    assert GAME.view(t.s, 0)["works"] == ["A1", None, "A4"]


@pytest.mark.parametrize(
    ("tile", "order"), [(2, ["A2", "A4", "A1"]), (4, ["A1", "A2", "A4"]), (12, ["A4", "A2", "A1"])]
)
def test_l8_4_the_priority_is_the_one_printed(tile: int, order: list[str]) -> None:
    """Each time the best one is gone the next one follows; in round 5 there is no machinery shop."""
    works: list[str | None] = ["A1", "A2", "A4"]
    for expected in order:
        t = automa(works=works, excavators=1, mixers=1, table={"round": 5, "buildings": []})
        go(t, tile)
        assert performed(t) == [expected]
        works[works.index(expected)] = None


def test_l8_4_what_cannot_be_paid_is_passed_over() -> None:
    assert performed(go(worker("C1", "A2", "A1", excavators=1, mixers=3), 4)) == ["A2"]
    assert performed(go(worker("C1", None, "A1", excavators=1, mixers=3), 4)) == ["A1"]


def test_l8_4_with_nothing_payable_the_next_entry_follows() -> None:
    """The workshop: something is on the wheel."""
    t = worker("C1", "C2", "C3", excavators=1, mixers=1)

    go(t, 4)

    assert performed(t) == []
    assert told(t, E_ROTATE) == [(1, 0)]


def test_l8_4_engineers_at_the_work_machines_lost_turn_over() -> None:
    t = worker("C1", "B4", None, excavators=3, mixers=0, engineers=5)

    go(t, 4)

    assert at_space(t, "external_2") == {"seat": 2, "engineers": 2}
    assert told(t, E_EXCAVATORS) == [(-3, 0)]
    assert told(t, E_INVEST) == []
    assert (t.seat(1).engineers, t.decider) == (3, 0)


def test_l8_4_the_last_engineer_is_enough() -> None:
    """A3.6."""
    t = worker("B4", engineers=1)

    go(t, 4)

    assert at_space(t, "external_1") == {"seat": 2, "engineers": 1}
    assert performed(t) == ["B4"]


def test_l8_4_solomon_does_not_help() -> None:
    t = worker("A1", level="very-high", officer="solomon", excavators=0)

    assert performed(go(t, 4)) == []


@pytest.mark.parametrize(
    ("work", "vp", "energy", "machines"),
    [
        ("A2", 3, 0, (0, -1)),
        ("A3", 4, 0, (0, -2)),
        ("A4", 2, 0, (-1, -1)),
        ("A5", 4, 0, (-2, 0)),
        ("B2", 2, 0, (0, -4)),
        ("B3", 6, 0, (0, -3)),
        ("B4", 5, 6, (-3, 0)),
        ("B5", 4, 0, (-4, 0)),
        ("C1", 8, 0, (-2, -4)),
        ("C2", 10, 0, (0, -5)),
        ("C4", 6, 0, (-3, -2)),
        ("C5", 6, 0, (-5, 3)),
    ],
)
def test_l8_4_what_the_works_give_an_automa(
    work: str, vp: int, energy: int, machines: tuple[int, int]
) -> None:
    """Credits become points; at the low level no income adds to them, and no border costs any."""
    table = {"patents": ["A1_base", None, None]}
    t = worker(work, level="low", on_map={"B6L": (2, 1, 1)}, table=table)
    p = t.seat(1)
    before = (p.vp, p.energy, p.excavators, p.mixers)

    go(t, 4)

    assert performed(t) == [work]
    after = (p.vp - before[0], p.energy - before[1], p.excavators - before[2], p.mixers - before[3])
    assert after == (vp, energy, *machines)
    pieces = {"A3": 1, "A4": 1, "B2": 2, "B3": 1}
    assert len(built(t)) == pieces.get(work, 0)


# L8.5 -----------------------------------------------------------------------------------------------------

# Automa's system through C5A; powerhouses in 8, 9 and 10, so that 6A (4, to 9) and 7A (2, to 10) end at one
DUTCH = {"B5L": (2, 3, 2), "C5A": 2, "P8_1": 2, "P9_1": 2, "P10_1": 2}


def dutch(on_map: Mapping[str, object], *, level: str = "high", criteria: int = 1) -> Play:
    return automa(
        level,
        criteria=criteria,
        company=NETHERLANDS,
        on_map={**DUTCH, **on_map},
        table={"buildings": []},
    )


def refilled(t: Play) -> list[str]:
    """The dams a drop was put on. Tile 17 produces with two more for a green contract."""
    return [DAM_KEYS[a] for a, _ in told(go(t, 17), E_ADDED)]


@pytest.mark.parametrize("level", ["high", "very-high"])
def test_l8_5_the_drop_goes_to_the_most_productive_other_system(level: str) -> None:
    """R-85: one drop through a conduit of 4 against one through 2."""
    strong_first = dutch({"B6L": (2, 2, 1), "C6A": 2, "B7L": (2, 2, 1), "C7A": 2}, level=level)
    assert refilled(strong_first) == ["B6L"]

    strong_last = dutch(
        {"B6L": (2, 2, 1), "C6B": 2, "P7_1": 2, "B7L": (2, 2, 1), "C7B": 2, "P12_1": 1}, level=level
    )
    assert refilled(strong_last) == ["B6L"]  # 7B ends at a powerhouse of somebody else


def test_l8_5_water_counts_not_the_conduit_alone() -> None:
    """R-85: nothing through a conduit of 4, one drop through a conduit of 2."""
    assert refilled(dutch({"B6L": (2, 2, 0), "C6A": 2, "B7L": (2, 2, 1), "C7A": 2})) == ["B7L"]


def test_l8_5_two_drops_through_a_weaker_conduit_win() -> None:
    """R-85: two times 2 against one time 3; the code of tile 1 would say basin 4."""
    t = dutch({"B4L": (2, 2, 1), "C4A": 2, "P7_1": 2, "B7L": (2, 3, 2), "C7A": 2, "P8_1": 2, "P9_1": 1})
    assert refilled(t) == ["B7L"]


@pytest.mark.parametrize(("criteria", "expected"), [(1, "B6L"), (9, "B7U")])
def test_l8_5_without_water_column_1_decides_among_all(criteria: int, expected: str) -> None:
    """R-85: two complete systems and a dam beside them, all dry; strongest conduit first, or red border."""
    dry = {"B6L": (2, 1, 0), "C6A": 2, "B7U": (2, 1, 0), "C7A": 2, "B9L": (2, 1, 0)}
    t = dutch(dry, criteria=criteria)
    assert refilled(t) == [expected]


def test_l8_5_viktors_minimum_counts() -> None:
    """R-85: one drop gives four through either conduit; then the red border (tile 9)."""
    on_map = {**DUTCH, "B6L": (2, 2, 1), "C6A": 2, "B7U": (2, 2, 1), "C7A": 2}
    given: dict[str, Any] = {"company": NETHERLANDS, "on_map": on_map, "table": {"buildings": []}}
    assert refilled(automa("very-high", criteria=9, officer="viktor", **given)) == ["B7U"]
    assert refilled(automa("very-high", criteria=9, officer="jill", **given)) == ["B6L"]


def test_l8_5_the_conduit_may_be_foreign_the_powerhouse_not() -> None:
    assert refilled(dutch({"B6L": (2, 2, 1), "C6B": 2, "B7L": (2, 2, 1), "C7A": 1})) == ["B7L"]


@pytest.mark.parametrize("level", ["low", "medium"])
def test_l8_5_not_below_the_high_level(level: str) -> None:
    assert refilled(dutch({"B6L": (2, 1, 0), "C6A": 2}, level=level)) == []


def test_l8_5_the_dam_just_used_is_excluded() -> None:
    """Its second conduit is the strongest of all: 5B, four, to basin 10. The other dam leads nowhere."""
    t = dutch({"C5B": 2, "B7L": (2, 1, 0)})

    assert refilled(t) == ["B7L"]


def test_l8_5_a_full_dam_is_passed_over() -> None:
    assert refilled(dutch({"B6L": (2, 1, 1), "C6A": 2, "B7L": (2, 1, 0)})) == ["B7L"]


@pytest.mark.parametrize(
    ("criteria", "dams", "expected"),
    [
        (2, ["B3L", "B9L", "B10L"], "B3L"),  # no criterion tells them apart: from basin 2 on
        (6, ["B3L", "B9L", "B10L"], "B9L"),  # the same criteria, from basin 7 on
        (6, ["B3U", "B9L", "B10L"], "B3U"),  # the red border comes before the code
        (1, ["B3L", "B9L", "B10L"], "B9L"),  # a powerhouse upstream, then from basin 1 on
    ],
)
def test_l8_5_without_another_system_column_1_decides(criteria: int, dams: list[str], expected: str) -> None:
    t = dutch(dict.fromkeys(dams, (2, 1, 0)), criteria=criteria)

    assert refilled(t) == [expected]


def test_l8_5_a_tie_is_decided_among_the_tied() -> None:
    """Two conduits of 4 against one of 2; tiles 1, 5 and 6 scan from basins 1, 6 and 7."""
    tied: dict[str, object] = {
        "B3L": (2, 2, 1),
        "C3A": 2,  # 4, to basin 5
        "B6L": (2, 2, 1),
        "C6A": 2,  # 4, to basin 9
        "B7L": (2, 2, 1),
        "C7A": 2,  # 2, to basin 10
        "P5_1": 2,
    }

    assert refilled(dutch(tied, criteria=1)) == ["B3L"]
    assert refilled(dutch(tied, criteria=5)) == ["B6L"]
    assert refilled(dutch(tied, criteria=6)) == ["B3L"]  # basin 7 is not among the tied
    tied["B7U"] = tied.pop("B7L")
    assert refilled(dutch(tied, criteria=14)) == ["B3L"]  # nor is the red border there


# L8.6 -----------------------------------------------------------------------------------------------------


def test_l8_6_any_contract_is_the_highest_private_one_face_up() -> None:
    """Never a national one; the place is refilled."""
    t = worker("C3", table={"national": ["N5"]})

    go(t, 4)

    assert fulfilled(t) == ["R11"]
    display = GAME.view(t.s, 0)["display"]
    assert isinstance(display, list)
    assert None not in display
    assert "R11" not in display
    assert t.seat(1).fulfilled.bit_count() == 1


def test_l8_6_the_rightmost_on_ties() -> None:
    t = worker("C3", table={"display": ["G01", "G06", "Y09", "Y07", "R12", "R11"]})
    assert fulfilled(go(t, 4)) == ["R11"]

    t = worker("C3", table={"display": ["G01", "G06", "Y09", "Y07", "R11", "R12"]})
    assert fulfilled(go(t, 4)) == ["R12"]


@pytest.mark.parametrize(
    ("display", "expected"),
    [
        (["G01", "G06", "Y09", "Y07", "R06", "R11"], ["G06"]),
        (["G13", "G06", "Y09", "Y07", "R06", "R11"], ["G13"]),
        (["G13", "G14", "Y09", "Y07", "R06", "R11"], ["G14"]),
        ([None, None, "Y09", "Y07", "R06", "R11"], []),
    ],
)
def test_l8_6_up_to_four_is_the_highest_of_those(display: list[str | None], expected: list[str]) -> None:
    t = worker("A1", table={"display": display, "piles": {"green": []}})

    go(t, 4)

    assert performed(t) == ["A1"]
    assert fulfilled(t) == expected


def test_l8_6_france_does_not_lower_it() -> None:
    t = worker(
        "A1",
        level="high",
        company=FRANCE,
        on_map={"P8_1": 2, "P9_1": 2, "P10_1": 2},
        table={"display": ["G01", "G06", "Y09", "Y03", "R06", "R11"]},
    )

    assert fulfilled(go(t, 4)) == ["G06"]


def test_l8_6_contract_energy_of_a_work_may_take_a_national_contract() -> None:
    """B1 gives six energy (A5.9.4): the highest of 6 or less, rightmost."""
    t = worker("B1", table={"national": ["N1"]})

    go(t, 4)

    assert told(t, E_ENERGY) == [(6, 0)]
    assert fulfilled(t) == ["Y07"]


# L8.7 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("patents", "tile"),
    [
        (["A1_base", "A2_conduit", "A1_joker"], "A2_conduit"),
        (["A1_joker", "A1_base", "A1_conduit"], "A1_joker"),
        ([None, "A2_joker", "A2_base"], "A2_joker"),
        ([None, "A1_base", "A3_base"], "A3_base"),
    ],
)
def test_l8_7_the_highest_tile_and_the_topmost_on_ties(patents: list[str | None], tile: str) -> None:
    t = worker("A5", table={"patents": patents})

    go(t, 4)

    assert told(t, E_PATENT) == [(tile_number(tile), 0)]
    assert t.seat(1).tiles >> tile_number(tile) & 1
    assert at_space(t, "patent_1") is None


def test_l8_7_no_tile_left_is_forfeited() -> None:
    t = worker("A5", table={"patents": [None, None, None]})

    go(t, 4)

    assert (performed(t), told(t, E_PATENT)) == (["A5"], [])


# L8.8 -----------------------------------------------------------------------------------------------------


def with_tile(level: str, tile: str, *keys: str, **fields: object) -> Play:
    """An advanced building tile at hand beside the basic one; tile 17 builds top to bottom."""
    given: dict[str, Any] = {
        "wheel": NO_BASE,
        "tiles": at_hand(tile, without=["BASIC_base"]),
        "table": {"buildings": column(keys)},
        **fields,
    }
    return go(automa(level, **given), 17)


@pytest.mark.parametrize(("level", "vp"), [("low", 0), ("medium", 0), ("high", 7), ("very-high", 7)])
def test_l8_8_level_i_scores_instead_of_the_action(level: str, vp: int) -> None:
    t = with_tile(level, "A1_building", "customer_office", excavators=3, mixers=5)

    assert told(t, E_INVEST) == [(tile_number("A1_building"), 3 << 4 | 5)]
    assert sum(a for a, _ in told(t, E_VP)) == vp
    assert fulfilled(t) == []


@pytest.mark.parametrize(("level", "vp"), [("medium", 0), ("high", 5), ("very-high", 5)])
def test_l8_8_level_iii_scores_now(level: str, vp: int) -> None:
    t = with_tile(level, "A3_building", "wind_farm", excavators=6, mixers=2)

    assert sum(a for a, _ in told(t, E_VP)) == vp


@pytest.mark.parametrize(
    ("excavators", "mixers", "key", "paid"),
    [
        (5, 4, "cofferdam", (0, 1)),  # fewer mixers
        (3, 4, "cofferdam", (2, 0)),  # fewer excavators
        (4, 4, "cofferdam", (2, 0)),  # tie
        (6, 7, "wind_farm", (6, 0)),
        (7, 2, "wind_farm", (0, 2)),
    ],
)
def test_l8_8_level_ii_pays_the_kind_it_has_fewer_of(
    excavators: int, mixers: int, key: str, paid: tuple[int, int]
) -> None:
    t = with_tile("high", "A2_building", key, excavators=excavators, mixers=mixers)

    assert told(t, E_INVEST) == [(tile_number("A2_building"), paid[0] << 4 | paid[1])]


def test_l8_8_level_ii_counts_for_what_is_payable() -> None:
    """Scanned from the top: with the tile the first building is within reach of two mixers alone."""
    assert built(with_tile("high", "A2_building", "wind_farm", "cofferdam", excavators=3, mixers=2)) == [
        "wind_farm.1"
    ]
    assert built(with_tile("medium", "A2_building", "wind_farm", "cofferdam", excavators=3, mixers=2)) == [
        "cofferdam.1"
    ]


@pytest.mark.parametrize(
    ("excavators", "mixers"),
    [
        (3, 4),  # fewer excavators, six are due; the mixers would have been enough
        (7, 1),  # fewer mixers, two are due; the excavators would have been enough
        (2, 2),  # a tie
    ],
)
def test_l8_8_level_ii_never_takes_the_other_kind(excavators: int, mixers: int) -> None:
    """R-101: the wind farm is passed over; of the cofferdam's price that kind is at hand."""
    t = with_tile("high", "A2_building", "wind_farm", "cofferdam", excavators=excavators, mixers=mixers)

    assert built(t) == ["cofferdam.1"]


def test_l8_8_level_ii_lets_solomon_replace_one_of_its_kind() -> None:
    """R-101 and A7.4.6: five of six excavators and three points; with four it would not be enough."""
    t = with_tile("very-high", "A2_building", "wind_farm", officer="solomon", excavators=5, mixers=5)
    assert told(t, E_INVEST) == [(tile_number("A2_building"), 5 << 4)]
    assert (-3, 0) in told(t, E_VP)

    t = with_tile("very-high", "A2_building", "wind_farm", officer="solomon", excavators=4, mixers=5)
    assert "wind_farm.1" not in built(t)


def test_l8_8_below_the_high_level_both_kinds_are_paid() -> None:
    t = with_tile("medium", "A2_building", "cofferdam", excavators=5, mixers=4)

    assert told(t, E_INVEST) == [(tile_number("A2_building"), 2 << 4 | 1)]


def test_l8_8_the_level_i_joker_frees_the_slot() -> None:
    """L2.11 for an Automa: the first slot is taken, the third costs nothing with the joker."""
    given: dict[str, Any] = {
        "wheel": wheel(("BASIC_base", 0, 0), ("BASIC_building", 0, 0)),
        "tiles": at_hand("A1_joker", without=["BASIC_base", "BASIC_building"]),
        "excavators": 2,
        "table": {"buildings": column(("cofferdam",), {"cofferdam": (1,)})},
    }

    for level, vp in (("medium", -3), ("high", 0)):
        t = go(automa(level, **given), 17)
        assert built(t) == ["cofferdam.3"]
        assert sum(a for a, _ in told(t, E_VP)) == vp


def test_l8_8_anton_of_an_automa_copies_a_building_tile() -> None:
    """A7.4.7: nothing else allows a building; the level III tile on the wheel is imitated."""
    t = go(
        automa(
            "very-high",
            officer="anton",
            wheel=wheel(("BASIC_base", 0, 0), ("BASIC_building", 0, 0), ("A3_building", 0, 0)),
            tiles=at_hand("SP_anton", without=["BASIC_base", "BASIC_building"]),
            excavators=2,
            mixers=1,
            table={"buildings": column(("cofferdam",))},
        ),
        17,
    )

    # A base could be copied as well, but two excavators do not pay one.
    assert built(t) == ["cofferdam.1"]
    assert told(t, E_INVEST) == [(tile_number("SP_anton"), 2 << 4 | 1)]
    assert told(t, E_VP) == [(3, 0)]


def test_l8_8_solomon_of_an_automa_replaces_one_machine() -> None:
    """A7.4.6 and R-79: two excavators and a mixer, of which one is missing and costs three points."""
    table = {"buildings": column(("cofferdam",))}
    t = go(automa("very-high", officer="solomon", wheel=NO_BASE, excavators=1, mixers=1, table=table), 17)
    assert told(t, E_INVEST) == [(tile_number("BASIC_building"), 1 << 4 | 1)]
    assert told(t, E_VP) == [(-3, 0)]

    t = go(automa("very-high", officer="solomon", wheel=NO_BASE, excavators=0, mixers=1, table=table), 17)
    assert built(t) == []


# L8.9 -----------------------------------------------------------------------------------------------------


def patent(*patents: str | None, **fields: object) -> Play:
    """Tile 19 comes to its patent for buildings: no conduit tile, no machines for a building."""
    given: dict[str, Any] = {
        "wheel": wheel(("BASIC_conduit", 0, 0)),
        "excavators": 0,
        "mixers": 0,
        "table": {"patents": [*patents, None, None, None][:3]},
        **fields,
    }
    return go(automa(**given), 19)


@pytest.mark.parametrize(
    ("patents", "taken"),
    [
        (["A1_base", "A1_building", "A1_conduit"], "A1_building"),
        (["A1_joker", "A1_building", "A1_conduit"], "A1_building"),
        (["A1_building", "A2_joker", "A1_conduit"], "A2_joker"),
        (["A1_joker", "A1_base", "A1_conduit"], "A1_joker"),
    ],
)
def test_l8_9_a_building_tile_or_a_joker_is_taken(patents: list[str], taken: str) -> None:
    t = patent(*patents)

    assert told(t, E_PATENT) == [(tile_number(taken), 0)]
    assert told(t, E_VP) == [(-2, 0)]
    assert at_space(t, "patent_1") == {"seat": 2, "engineers": 1}


def test_l8_9_not_possible_without_such_a_tile() -> None:
    assert told(patent("A1_base", "A1_conduit"), E_PATENT) == []


def test_l8_9_skipped_without_the_expansion() -> None:
    table = {"leeghwater": False, "buildings": [], "works": [], "patents": ["A1_joker", None, None]}

    assert told(patent(table=table), E_PATENT) == []


# L8.10 Simone ---------------------------------------------------------------------------------------------

# Tile 13 produces with one more for a yellow contract, tiles 17 and 18 with two more for green and yellow
NINE = {"B5L": (2, 2, 2), "C5B": 2, "P10_1": 2}  # 2 x 4 + 1
TWELVE = {"B1L": (2, 2, 2), "C1A": 2, "P8_1": 2}  # 2 x 5 + 2


def simone(on_map: Mapping[str, object], level: str = "very-high", **fields: object) -> Play:
    given: dict[str, Any] = {"officer": "simone", "on_map": on_map, "table": {"buildings": []}, **fields}
    return automa(level, **given)


def test_bx_48_simone_with_nine_energy() -> None:
    """Two contracts: 3 and the right one of the two 6; not the single 9, not 2 and 6."""
    t = simone(NINE, table={"buildings": [], "national": ["N5"]})

    assert sorted(fulfilled(go(t, 13))) == ["G06", "Y07"]
    assert t.seat(1).fulfilled.bit_count() == 2


def test_bx_49_simone_with_twelve_energy() -> None:
    """Three contracts: 2, 3 and the right 6."""
    assert sorted(fulfilled(go(simone(TWELVE), 18))) == ["G01", "G06", "Y07"]


def test_l8_10_at_the_high_level_one_contract_as_ever() -> None:
    assert fulfilled(go(simone(NINE, "high"), 13)) == ["R06"]


def test_l8_10_a_national_contract_goes_first() -> None:
    """Seventeen energy: the national 15, then the 2; without it 6, 6, 3 and 2 would have been four."""
    t = simone(
        {"B1L": (2, 3, 3), "C1A": 2, "P8_1": 2}, table={"buildings": [], "national": ["N1", "N5", "N3"]}
    )

    assert fulfilled(go(t, 18)) == ["N5", "G01"]


def test_l8_10_without_a_national_contract_four_private_ones() -> None:
    t = simone({"B1L": (2, 3, 3), "C1A": 2, "P8_1": 2})

    assert sorted(fulfilled(go(t, 18))) == ["G01", "G06", "Y07", "Y09"]


def test_l8_10_the_highest_of_a_set_is_compared_first() -> None:
    """Nine energy: 7 and 2, not 5 and 4."""
    display = ["G01", "G13", "Y03", "Y11", "R06", "R11"]
    t = simone(NINE, table={"buildings": [], "display": display})

    assert sorted(fulfilled(go(t, 13))) == ["G01", "Y11"]


def test_l8_10_the_set_is_chosen_before_any_refill() -> None:
    """The new contracts of this turn are not fulfilled, and every place is filled again."""
    t = simone(NINE)
    before = set(DISPLAY)

    go(t, 13)

    assert set(fulfilled(t)) <= before
    display = GAME.view(t.s, 0)["display"]
    assert isinstance(display, list)
    assert None not in display


def test_l8_10_france_lowers_the_set_once() -> None:
    """Five energy and three: 6 and 2; lowering each would have given 2, 3 and 6."""
    t = simone(
        {"B5L": (2, 1, 1), "C5A": 2, "P8_1": 2, "P9_1": 2, "P10_1": 2},
        company=FRANCE,
    )

    go(t, 13)

    assert told(t, E_ENERGY)[0] == (5, 0)
    assert sorted(fulfilled(t)) == ["G01", "Y07"]


def test_l8_10_contract_energy_still_takes_one() -> None:
    t = worker("B1", level="very-high", officer="simone")

    assert fulfilled(go(t, 4)) == ["Y07"]


# L8.11 Tommaso --------------------------------------------------------------------------------------------


def tommaso(level: str = "very-high", **fields: object) -> Play:
    """Nothing can be built and nothing is on the wheel: tile 4 buys an excavator with one engineer."""
    given: dict[str, Any] = {
        "officer": "tommaso",
        "excavators": 0,
        "mixers": 0,
        "engineers": 6,
        "table": {"buildings": []},
        **fields,
    }
    return automa(level, **given)


def tiles_seen(t: Play) -> list[tuple[int, int]]:
    """Entries and criteria of each turn, by their printed numbers."""
    return [(a + 1, b + 1) for a, b in told(t, E_AUTOMA_TILES)]


def test_bx_121_architect_of_an_automa() -> None:
    """The architect and five engineers: the machinery shop takes one, then another tile is flipped."""
    t = tommaso()

    go(t, 4, 12)

    assert told(t, E_AGAIN) == [(0, 0)]
    assert tiles_seen(t) == [(4, 1), (12, 4)]
    assert told(t, E_ENGINEERS)[0] == (1, 0)
    assert t.seat(1).architect == 0


def test_l8_11_only_at_the_very_high_level() -> None:
    t = tommaso("high")

    go(t, 4)

    assert told(t, E_AGAIN) == []
    assert tiles_seen(t) == [(4, 1)]


def test_l8_11_not_for_an_entry_of_two_engineers() -> None:
    """Tile 5 with something on the wheel: the workshop takes two; ordinary engineers go first."""
    t = tommaso(wheel=wheel(("BASIC_base", 0, 0)))

    go(t, 5)

    assert told(t, E_ENGINEERS) == [(2, 0)]
    assert (told(t, E_AGAIN), t.seat(1).architect) == ([], 1)


def test_l8_11_not_for_an_entry_that_does_not_end_the_turn() -> None:
    """Tile 12: the contract office takes one and the turn goes on; the machinery shop takes two."""
    t = tommaso()

    go(t, 12)

    assert told(t, E_ENGINEERS) == [(1, 0), (2, 0)]
    assert (told(t, E_AGAIN), t.seat(1).architect) == ([], 1)


def test_l8_11_the_last_engineer_earns_nothing() -> None:
    t = tommaso(engineers=1)

    go(t, 4)

    assert (told(t, E_AGAIN), t.seat(1).engineers, t.seat(1).architect) == ([], 0, 0)


def test_l8_11_one_ordinary_engineer_left_is_enough() -> None:
    t = tommaso(engineers=2)

    go(t, 4, 12)

    assert told(t, E_AGAIN) == [(0, 0)]
    assert t.seat(1).engineers == 0


def test_l8_11_once_a_round() -> None:
    """The second turn spends an ordinary engineer on the same kind of entry."""
    t = tommaso()

    go(t, 4, 8)

    assert told(t, E_AGAIN) == [(0, 0)]
    assert tiles_seen(t) == [(4, 1), (8, 4)]


def test_l8_11_he_is_back_in_the_next_round() -> None:
    t = tommaso(engineers=2, person={"engineers": 1})
    go(t, 4, 12)

    t.play("space bank", "engineers 1")
    while t.s.round < 2:
        t.deal() if t.decider < 0 else t.answer_plainly()

    assert t.seat(1).architect == 1


def test_l8_11_the_bank_entry_needs_one_engineer_too() -> None:
    """Round 5 and nothing else possible: the last entry of tile 4 (A4.9: the engineers of the tile count)."""
    t = tommaso(table={"round": 5, "buildings": []})

    go(t, 4, 12)

    assert told(t, E_AGAIN) == [(0, 0)]


def test_l8_11_a_building_entry_takes_one_engineer() -> None:
    t = tommaso(excavators=2, mixers=1, wheel=NO_BASE, table={"buildings": column()})

    go(t, 17, 12)

    assert built(t)[0] == "cofferdam.1"
    assert told(t, E_AGAIN) == [(0, 0)]


def test_l8_11_not_for_a_person_who_plays_as_an_automa() -> None:
    """R-38: under a very high Mahiri the person's officer rests; tile 4 takes one engineer of his."""
    t = barrage(
        seat(FRANCE, "tommaso", excavators=0, mixers=0),
        seat(USA, "mahiri", level="very-high"),
        leeghwater=True,
        display=DISPLAY,
        automa={"entries": 1},
        turn=2,
    )

    go(t, 15, 4)

    assert told(t, E_EXCAVATORS, 0) == [(1, 0)]
    assert told(t, E_AGAIN, 0) == []
    assert (t.seat(0).engineers, t.seat(0).architect) == (11, 1)


# L8.12 Leslie ---------------------------------------------------------------------------------------------


def leslie(*works: str | None, level: str = "very-high", **fields: object) -> Play:
    given: dict[str, Any] = {
        "officer": "leslie",
        "works": works,
        "table": {"buildings": []},
        **fields,
    }
    return automa(level, **given)


def test_l8_12_a_work_in_place_of_a_construction() -> None:
    """Tile 13 shows a powerhouse for two engineers, and could build it."""
    t = leslie("B4", "A2", "A1")

    go(t, 13)

    assert (performed(t), built(t)) == (["B4"], [])
    assert told(t, E_INVEST) == [(SP_LESLIE, 3 << 4)]
    assert told(t, E_ROTATE) == [(1, 0)]
    assert at_space(t, "external_1") == {"seat": 2, "engineers": 1}
    assert told(t, E_ENGINEERS) == [(1, 0)]
    assert told(t, E_EXCAVATORS) == []
    assert t.seat(1).energy == 6


def test_l8_12_also_where_the_structure_shown_could_not_be_built() -> None:
    t = leslie("B4", excavators=3, mixers=0)

    assert performed(go(t, 13)) == ["B4"]


def test_l8_12_only_at_the_very_high_level() -> None:
    t = leslie("B4", "A2", "A1", level="high")

    go(t, 13)

    assert (performed(t), len(built(t))) == ([], 1)


def test_l8_12_with_the_tile_on_the_wheel_it_builds() -> None:
    t = leslie("B4", "A2", "A1", wheel=wheel(("SP_leslie", 3, 0)))

    go(t, 13)

    assert (performed(t), len(built(t))) == ([], 1)


def test_l8_12_with_nothing_payable_it_builds() -> None:
    t = leslie("C1", "C2", "C3", excavators=3, mixers=3)

    go(t, 13)

    assert (performed(t), len(built(t))) == ([], 1)


def test_l8_12_production_comes_before_and_is_not_replaced() -> None:
    t = leslie("B4", on_map=NINE)

    go(t, 13)

    assert performed(t) == []
    assert fulfilled(t) == ["R06"]


def test_l8_12_an_external_work_entry_is_performed_as_usual() -> None:
    """Tile 4 in round 5: the mountain base is the construction; without her tile the entry follows."""
    t = leslie(
        "B4",
        "A2",
        "A1",
        excavators=4,
        wheel=wheel(("SP_leslie", 0, 0)),
        table={"round": 5, "buildings": []},
    )

    go(t, 4)

    assert performed(t) == ["B4"]
    assert (told(t, E_INVEST), told(t, E_EXCAVATORS)) == ([], [(-3, 0)])
    assert at_space(t, "external_1") == {"seat": 2, "engineers": 2}


@pytest.mark.parametrize(
    ("entries", "criteria", "discards", "priority", "expected"),
    [
        (2, 1, [], None, "A2"),  # the current tile shows 2, 3, 1, the one before 1, 2, 3
        (17, 3, [], None, "A4"),  # 17 shows none, 3 shows 3, 2, 1
        (17, 19, [2], 2, "A2"),  # neither 17 nor 19; tile 2 was discarded before
        (17, 19, [2, 3], 3, "A4"),
        (17, 19, [], None, "A1"),  # no tile shows one: 1, 2, 3
    ],
)
def test_l8_12_the_priority_of_works(
    entries: int, criteria: int, discards: list[int], priority: int | None, expected: str
) -> None:
    """R-42."""
    t = leslie(
        "A1",
        "A2",
        "A4",
        table={
            "buildings": [],
            "automa": {"entries": criteria, "discards": discards, "priority": priority},
        },
    )

    assert performed(go(t, entries)) == [expected]


def test_l8_12_the_next_payable_work_of_the_priority() -> None:
    """Tile 2 shows 2, 3, 1: the second is not payable."""
    t = leslie("A1", "C2", "A4", excavators=5, mixers=1)

    assert performed(go(t, 2)) == ["A4"]


# L8.13 Margot ---------------------------------------------------------------------------------------------


def margot(level: str = "very-high", *, criteria: int = 1, **fields: object) -> Play:
    given: dict[str, Any] = {"officer": "margot", "criteria": criteria, **fields}
    return automa(level, **given)


@pytest.mark.parametrize(("criteria", "site"), [(1, "cofferdam.1"), (2, "energy_relay_field.1")])
def test_l8_13_a_building_in_place_of_a_construction(criteria: int, site: str) -> None:
    """R-43: conduit code 1A scans down, 1B up. Tile 13 shows a powerhouse for two engineers."""
    t = margot(criteria=criteria)

    go(t, 13)

    assert built(t) == [site]
    assert told(t, E_ENGINEERS) == [(1, 0)]


@pytest.mark.parametrize("criteria", [1, 3, 5, 7, 9, 11, 15, 17, 19])
def test_l8_13_every_letter_a_scans_down(criteria: int) -> None:
    assert built(go(margot(criteria=criteria), 13)) == ["cofferdam.1"]


@pytest.mark.parametrize("criteria", [2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
def test_l8_13_every_letter_b_scans_up(criteria: int) -> None:
    assert built(go(margot(criteria=criteria), 13)) == ["energy_relay_field.1"]


def test_l8_13_only_at_the_very_high_level() -> None:
    t = margot("high")

    assert built(go(t, 13))[0].startswith("P")


def test_l8_13_without_a_building_to_build_the_structure_shown() -> None:
    t = margot(excavators=0)

    assert built(go(t, 13))[0].startswith("P")


def test_l8_13_her_space_is_never_used() -> None:
    """She has activated a building and stands beside nothing else to do."""
    t = margot(excavators=0, mixers=0, table={"buildings": column(built={"cofferdam": (2,)})})

    go(t, 13)

    assert (t.seat(1).on_officer, t.seat(1).activations) == (0, 0)


@pytest.mark.parametrize(
    ("criteria", "entries", "index", "site"),
    [(2, 17, 3, "cofferdam.1"), (1, 20, 2, "energy_relay_field.1")],
)
def test_l8_13_an_entry_for_a_building_keeps_its_own_direction(
    criteria: int, entries: int, index: int, site: str
) -> None:
    """R-86: tile 17 shows down under the letter B, tile 20 up under the letter A.

    The turn is taken up at that entry: before it comes a construction that she would have replaced.
    """
    frames = [("end_round", "nobody"), ("scoring", "nobody"), ("water", "nobody"), ("actions", "nobody")]
    stack: list[dict[str, object]] = [{"op": op, "seat": who} for op, who in frames]
    stack += [{"op": "end_turn", "seat": 2}, {"op": "automa_entry", "seat": 2, "a": index}]
    t = barrage(
        seat(FRANCE, "graziano"),
        seat(USA, "margot", level="very-high"),
        leeghwater=True,
        display=DISPLAY,
        buildings=column(),
        automa={"criteria": criteria},
        stack=[*stack, {"op": "deal_automa_tile", "seat": "chance"}],
    )

    assert built(go(t, entries)) == [site]


def test_l8_13_red_bordered_slots_cost_points() -> None:
    t = margot(table={"buildings": column(built={"cofferdam": (1,)})})

    go(t, 13)

    assert built(t) == ["cofferdam.3"]
    paid = [
        a
        for k, _, source, a, _ in t.events
        if k == E_VP and source == A_SITE + SITE_KEYS.index("cofferdam.3")
    ]
    assert paid == [-3]
    assert told(t, E_BUILT) == [(BUILDING, SITE_KEYS.index("cofferdam.3"))]
    assert told(t, E_MIXERS) == []
