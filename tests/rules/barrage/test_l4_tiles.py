"""Rule L4: the technology tiles for buildings, also as Anton and Mahiri copy them; and rule B16.1.12."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_TILE,
    A_USE,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_INVEST,
    E_PRODUCED,
    E_ROTATE,
    E_VP,
    EMPTY,
    SP_ANTON,
)
from tests.tables import BASIC, FRANCE, USA, Play, barrage, seat, tile_number, wheel

NETHERLANDS = "netherlands"
DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]  # full, so that nothing is drawn after a turn
SYSTEM = {"B5L": (1, 3, 2), "C5A": 1, "P8_1": 1}  # two drops through a conduit of 3
# the credits in the symbol, and what is asked when the action is performed
ACTIONS = (
    ("cofferdam", 0, "site B5L"),
    ("control_station", 0, "system B5L C5A"),
    ("customer_office", 3, "contract S1"),
    ("development_office", 0, "tile BASIC_base"),
    ("energy_relay_field", 1, ""),
    ("financial_division", 0, ""),
    ("loan_agency", 0, "work A1"),
    ("research_lab", 0, "segment 3"),
    ("robot_factory", 1, "excavators 0"),
    ("wind_farm", 2, "contract S1"),
)
POINTS = dict(zip((key for key, _, _ in ACTIONS), (3, 5, 7, 3, 4, 6, 4, 4, 5, 5), strict=True))


def at_hand(*extra: str, without: Sequence[str] = ()) -> list[str]:
    """Technology tiles: the basic ones but those on the wheel, and some more."""
    return [tile for tile in (*BASIC, "BASIC_building", *extra) if tile not in without]


def project(
    *column: str,
    built: Sequence[str] = (),
    officer: str = "viktor",
    company: str = USA,
    other: str = "graziano",
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """Private buildings, of which the first seat has built on some; the other seat has passed."""
    buildings = [{"key": key, "slots": [1 if key in built else None, None, None, None]} for key in column]
    return barrage(
        seat(company, officer, extra_tiles=(), **fields),
        seat(FRANCE, other, passed=True),
        on_map=on_map,
        **{"leeghwater": True, "display": DISPLAY, "buildings": buildings, **(table or {})},
    )


def told(t: Play, kind: int, who: int = 0) -> list[tuple[int, int]]:
    """What the last answers did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def invested(tile: str | None, excavators: int, mixers: int) -> list[tuple[int, int]]:
    return [(EMPTY if tile is None else tile_number(tile), excavators << 4 | mixers)]


def level_i(key: str, **fields: object) -> Play:
    """The level I tile is the only one at hand for this building, and nothing lacks for its action."""
    given: dict[str, Any] = {
        "excavators": 9,
        "mixers": 9,
        "contracts": ["S1"],
        "on_map": SYSTEM,
        "wheel": wheel(None, ("BASIC_base", 3, 0), ("BASIC_building", 0, 0)),
        "tiles": at_hand("A1_building", without=["BASIC_base", "BASIC_building"]),
        "table": {"works": ["A1", "A2", "A3"]},
        **fields,
    }
    return project(key, **given)


# L4.1 -----------------------------------------------------------------------------------------------------


def test_l4_1_the_basic_building_tile_allows_a_building_and_nothing_else() -> None:
    t = project(
        "cofferdam", excavators=9, mixers=9, on_map={"B5L": 1}, wheel=wheel(*((tile, 0, 0) for tile in BASIC))
    )

    assert [option for option in t.options() if option.startswith("build")] == ["build building"]


def test_l4_1_on_the_wheel_it_allows_nothing() -> None:
    t = project("cofferdam", wheel=wheel(("BASIC_building", 0, 0)))

    assert "build building" not in t.options()
    assert "build base" in t.options()


# L4.2 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "cost", "asked"), ACTIONS)
def test_l4_2_level_i_offers_the_action_of_the_building_just_built(key: str, cost: int, asked: str) -> None:
    """One engineer for the construction, none for the action; no border, but the cost in the symbol."""
    t = level_i(key)

    t.play("build building", f"site {key}.1")
    assert t.options() == [f"use {key}", "skip"]
    before = t.seat(0).credits
    t.play(f"use {key}")

    assert told(t, E_ENGINEERS) == []
    assert -sum(a for a, _ in told(t, E_CREDITS) if a < 0) == cost
    if asked:
        assert asked in t.options()
    gained = 5 if key == "financial_division" else 0
    assert t.seat(0).credits == before - cost + gained


@pytest.mark.parametrize(("key", "cost", "asked"), ACTIONS)
def test_l4_2_it_may_be_declined(key: str, cost: int, asked: str) -> None:  # noqa: ARG001
    t = level_i(key)

    t.play("build building", f"site {key}.1", "skip")

    assert told(t, E_CREDITS) == []
    assert "space bank" in t.options()


@pytest.mark.parametrize(("key", "cost", "asked"), ACTIONS)
def test_l4_2_neither_a_space_nor_the_use_of_the_round_is_taken(key: str, cost: int, asked: str) -> None:  # noqa: ARG001
    t = level_i(key, credits=30, contracts=["S1", "S2"], on_map={**SYSTEM, "B6L": (1, 2, 0)})

    t.play("build building", f"site {key}.1", f"use {key}")
    while "space bank" not in t.options():
        t.play(t.options()[0])

    taken = GAME.view(t.s, 0)["spaces"]
    assert isinstance(taken, dict)
    assert not [space for space in taken if space.startswith(key) and "seat" in taken[space]]
    for space in (1, 2, 3, 4):
        assert f"space {key}_{space}" in t.options()


@pytest.mark.parametrize(("key", "cost"), [(key, cost) for key, cost, _ in ACTIONS if cost])
def test_l4_2_not_offered_when_the_symbol_cannot_be_paid(key: str, cost: int) -> None:
    t = level_i(key, credits=cost - 1)

    t.play("build building", f"site {key}.1")

    assert "space bank" in t.options()


def test_l4_2_the_slot_is_paid_before_the_symbol() -> None:
    t = level_i("customer_office", credits=5)

    t.play("build building", "site customer_office.3")

    assert (t.seat(0).credits, "space bank" in t.options()) == (2, True)


@pytest.mark.parametrize("key", ["cofferdam", "control_station", "customer_office", "loan_agency"])
def test_l4_2_not_offered_when_it_cannot_be_performed(key: str) -> None:
    t = level_i(key, contracts=[], on_map={}, table={"works": [None, None, None]})

    t.play("build building", f"site {key}.1")

    assert "space bank" in t.options()


def test_l4_2_the_tile_just_used_may_come_back_through_the_development_office() -> None:
    """It lies on the wheel when the action is performed."""
    t = level_i("development_office")

    t.play("build building", "site development_office.1", "use development_office")
    assert "tile A1_building" in t.options()
    t.play("tile A1_building")

    assert t.seat(0).tiles >> tile_number("A1_building") & 1


def test_l4_2_the_control_station_produces_at_once() -> None:
    t = level_i("control_station")

    t.play("build building", "site control_station.1", "use control_station", "system B5L C5A", "drops 2")

    assert [a for a, _ in told(t, E_PRODUCED)] == [9]


# L4.3 -----------------------------------------------------------------------------------------------------


def level_ii(*column: str, officer: str = "viktor", **fields: object) -> Play:
    """The level II tile is the only one at hand for buildings."""
    given: dict[str, Any] = {
        "officer": officer,
        "wheel": wheel(("BASIC_building", 0, 0)),
        "tiles": at_hand("A2_building", without=["BASIC_building"]),
        **fields,
    }
    return project(*column, **given)


def test_l4_3_level_ii_takes_one_kind_of_choice() -> None:
    t = level_ii("wind_farm", excavators=6, mixers=2)

    t.play("build building", "site wind_farm.1")
    assert t.options() == ["pay 6e 0m", "pay 0e 2m"]
    t.play("pay 0e 2m")

    assert told(t, E_INVEST) == invested("A2_building", 0, 2)
    assert (t.seat(0).excavators, t.seat(0).mixers) == (6, 0)


@pytest.mark.parametrize(
    ("excavators", "mixers", "paid"), [(6, 1, (6, 0)), (5, 2, (0, 2)), (5, 1, None), (0, 2, (0, 2))]
)
def test_l4_3_only_the_amount_of_that_kind_counts(
    excavators: int, mixers: int, paid: tuple[int, int] | None
) -> None:
    t = level_ii("wind_farm", excavators=excavators, mixers=mixers)

    if paid is None:
        assert "build building" not in t.options()
        return
    t.play("build building", "site wind_farm.1")
    assert told(t, E_INVEST) == invested("A2_building", *paid)


def test_l4_3_every_building_of_the_box_costs_both_kinds() -> None:
    """So that with this tile none of them is free."""
    assert all(building.excavators and building.mixers for building in BUILDINGS)
    assert "build building" not in level_ii(*list(POINTS)[:5], excavators=0, mixers=0).options()


def test_l4_3_solomon_replaces_what_is_left_to_pay() -> None:
    """Two mixers are due, or six excavators: with nothing at hand six credits do, the cheaper kind."""
    t = level_ii("wind_farm", officer="solomon", excavators=0, mixers=0, credits=6)

    t.play("build building", "site wind_farm.1")

    assert told(t, E_INVEST) == invested("A2_building", 0, 0)
    assert told(t, E_CREDITS) == [(-6, 0)]
    assert (
        "build building"
        not in level_ii("wind_farm", officer="solomon", excavators=0, mixers=0, credits=5).options()
    )


def test_l4_3_solomon_may_pay_part_of_either_kind() -> None:
    t = level_ii("cofferdam", officer="solomon", excavators=2, mixers=1, credits=3)

    t.play("build building", "site cofferdam.1")
    assert set(t.options()) == {"pay 2e 0m", "pay 1e 0m", "pay 0e 1m", "pay 0e 0m"}
    t.play("pay 1e 0m")

    assert told(t, E_INVEST) == invested("A2_building", 1, 0)
    assert told(t, E_CREDITS) == [(-3, 0)]


# L4.4 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", POINTS)
def test_l4_4_level_iii_scores_the_building_now_and_again_at_the_end(key: str) -> None:
    t = project(
        key,
        excavators=6,
        mixers=5,
        engineers=2,
        wheel=wheel(("BASIC_building", 0, 0)),
        tiles=at_hand("A3_building", without=["BASIC_building"]),
        table={"round": 5},
    )

    t.play("build building", f"site {key}.1")
    tile = A_TILE + tile_number("A3_building")
    assert [(s, a) for k, _, s, a, _ in t.events if k == E_VP] == [(tile, POINTS[key])]
    t.play("space bank", "engineers 1")

    building = A_USE + list(POINTS).index(key)
    assert [a for k, _, s, a, _ in t.events if k == E_VP and s == building] == [POINTS[key]]


def test_l4_4_the_other_levels_do_not_score() -> None:
    t = level_i("wind_farm")
    before = t.seat(0).vp

    t.play("build building", "site wind_farm.1", "skip")

    assert t.seat(0).vp == before


# Anton and Mahiri with building tiles (B12.6, B12.7.6) ----------------------------------------------------


def anton(copied: str, *column: str, **fields: object) -> Play:
    """A building tile lies on Anton's wheel, and no other tile for buildings is at hand."""
    others = [] if copied == "BASIC_building" else [(copied, 0, 0)]
    given: dict[str, Any] = {
        "officer": "anton",
        "wheel": wheel(("BASIC_building", 0, 0), *others),
        "tiles": at_hand("SP_anton", without=["BASIC_building"]),
        **fields,
    }
    return project(*column, **given)


def test_l4_1_anton_copies_the_basic_building_tile() -> None:
    t = anton("BASIC_building", "cofferdam")

    t.play("build building", "site cofferdam.1")

    assert told(t, E_INVEST) == [(SP_ANTON, 2 << 4 | 1)]
    assert told(t, E_ROTATE) == [(1, 0)]


def test_l4_2_anton_copies_the_level_i_building_tile() -> None:
    t = anton("A1_building", "financial_division", excavators=3, mixers=4, credits=0)

    t.play("build building", "site financial_division.1", "copy A1_building")
    assert t.options() == ["use financial_division", "skip"]
    t.play("use financial_division")

    assert t.seat(0).credits == 5


def test_l4_3_anton_copies_the_level_ii_building_tile() -> None:
    t = anton("A2_building", "wind_farm", excavators=0, mixers=2)

    t.play("build building", "site wind_farm.1")

    assert told(t, E_INVEST) == [(SP_ANTON, 2)]


def test_l4_4_anton_copies_the_level_iii_building_tile() -> None:
    t = anton("A3_building", "cofferdam")

    t.play("build building", "site cofferdam.1", "copy A3_building")

    assert told(t, E_VP) == [(3, 0)]


def test_l4_4_mahiri_copies_anton_and_inserts_no_tile() -> None:
    t = project(
        "cofferdam",
        officer="mahiri",
        other="anton",
        wheel=wheel(("BASIC_building", 0, 0), ("A3_building", 0, 0)),
        tiles=at_hand(without=["BASIC_building"]),
    )
    assert "build building" not in t.options()

    t.play("officer anton", "build building", "site cofferdam.1", "copy A3_building")

    assert told(t, E_INVEST) == invested(None, 2, 1)
    assert told(t, E_VP) == [(3, 0)]


# B16.1.12 -------------------------------------------------------------------------------------------------


def netherlands() -> Play:
    """Three powerhouses, and a second own dam with room."""
    return project(
        company=NETHERLANDS,
        on_map={**SYSTEM, "B6L": (1, 1, 0), "P9_1": 1, "P10_1": 1},
        contracts=[],
    )


def decisions() -> dict[str, tuple[Play, list[str], list[str]]]:
    """By the words of the clause: a table, what is answered first, and what must then be offered."""
    everything: dict[str, Any] = {
        "excavators": 9,
        "mixers": 9,
        "contracts": ["S1", "S2"],
        "on_map": SYSTEM,
        "table": {"works": ["A1", "A5", "B1"], "patents": ["A1_base", "A1_joker", None]},
    }

    def table(*column: str, **fields: object) -> Play:
        given: dict[str, Any] = {**everything, **fields}
        return project(*column, built=column, **given)

    lab = wheel(("BASIC_base", 2, 3), ("BASIC_conduit", 2, 0))
    return {
        "building slot": (
            project("cofferdam", "wind_farm", excavators=6, mixers=2),
            ["build building"],
            ["site cofferdam.1", "site cofferdam.3", "site wind_farm.1"],
        ),
        "private building action": (table("cofferdam"), [], ["space cofferdam_1", "space cofferdam_4"]),
        "external work": (table(), [], ["space external_1", "space external_2", "space external_3"]),
        "use of Leslie's tile": (
            table(officer="leslie"),
            ["space external_1"],
            ["tile SP_leslie", "skip"],
        ),
        "use of the architect": (
            table(officer="tommaso"),
            ["space workshop_turn1_L"],
            ["architect", "skip"],
        ),
        "Margot's building": (
            table("cofferdam", "wind_farm", officer="margot"),
            [],
            ["use cofferdam", "use wind_farm"],
        ),
        "segment for the Research Lab": (
            table("research_lab", wheel=lab),
            ["space research_lab_1"],
            ["segment 1", "segment 2"],
        ),
        "machines for the Research Lab": (
            table("research_lab", wheel=lab),
            ["space research_lab_1", "segment 1"],
            ["excavators 0", "excavators 1", "excavators 2"],
        ),
        "tile for the Development Office": (
            table("development_office", wheel=lab),
            ["space development_office_1"],
            ["tile BASIC_base", "tile BASIC_conduit"],
        ),
        "dam for Cofferdam": (
            table("cofferdam", on_map={**SYSTEM, "B8L": ("neutral", 3, 0)}),
            ["space cofferdam_1"],
            ["site B5L", "site B8L"],
        ),
        "dam for the Netherlands": (
            netherlands(),
            ["space turbine_zero_L", "system B5L C5A", "drops 1"],
            ["site B6L", "skip"],
        ),
        "whether to use the level I building effect": (
            level_i("cofferdam"),
            ["build building", "site cofferdam.1"],
            ["use cofferdam", "skip"],
        ),
        "machine type for the level II building tile": (
            level_ii("cofferdam"),
            ["build building", "site cofferdam.1"],
            ["pay 2e 0m", "pay 0e 1m"],
        ),
        "set and order of contracts for Simone": (
            table(officer="simone"),
            ["space turbine_zero_L", "system B5L C5A", "drops 2", "contract S2"],
            ["contract S1", "skip"],
        ),
        "which contract without energy": (
            table(),
            ["space external_1"],
            ["contract S1", "contract S2", "skip"],
        ),
        "which tile for an advanced tile": (
            table(),
            ["space external_2"],
            ["tile A1_base", "tile A1_joker"],
        ),
    }


@pytest.mark.parametrize("what", decisions())
def test_b16_1_12_every_decision_of_the_expansion_is_asked(what: str) -> None:
    t, answers, offered = decisions()[what]

    t.play(*answers)

    assert t.decider == 0
    assert set(offered) <= set(t.options())


def test_b16_1_12_nothing_of_it_is_asked_twice() -> None:
    """Track energy and the credits of a building are simply received."""
    t = project("energy_relay_field", built=["energy_relay_field"])

    t.play("space energy_relay_field_1")

    assert told(t, E_ENERGY) == [(4, 0)]
    assert "space bank" in t.options()
