"""Rule L1: what the Leeghwater Project adds to the set-up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import E_DEALT, E_REMOVED
from millrace.kernel.errors import ConfigError
from tests.tables import ITALY, USA, Play, barrage, seat, tile_number

COMPANIES = ["usa", "germany", "italy", "france", "netherlands"]
OFFICERS = [
    "wilhelm",
    "graziano",
    "viktor",
    "jill",
    "solomon",
    "anton",
    "mahiri",
    "simone",
    "tommaso",
    "leslie",
    "margot",
]
BUILDINGS = [
    "cofferdam",
    "control_station",
    "customer_office",
    "development_office",
    "energy_relay_field",
    "financial_division",
    "loan_agency",
    "research_lab",
    "robot_factory",
    "wind_farm",
]
BONUS = ["contracts", "bases", "elevations", "conduits", "powerhouses", "advanced_tech", "external_works"]
BONUS += ["buildings"]


def box(players: int = 2, *, leeghwater: bool = True, automas: Sequence[str] = ()) -> Play:
    """A table before anything is drawn."""
    options = {"players": players, "leeghwater": leeghwater, "automas": list(automas)}
    return Play(GAME.new(GAME.parse_options(options)))


def reach(t: Play, word: str) -> Play:
    """Draw the first of everything until chance is asked for this kind of component."""
    while not t.options()[0].startswith(word + " "):
        GAME.apply(t.s, GAME.legal(t.s)[0])
    return t


def keys(t: Play) -> list[str]:
    """What may be drawn or answered now, without the word in front."""
    return [option.partition(" ")[2] for option in t.options()]


def draw(t: Play, *answers: str) -> Play:
    """Answer for chance exactly so; the events stay with the table."""
    t.events = []
    t.s.story = t.events
    for answer in answers:
        assert answer in t.options(), f"{answer} is not offered: {t.options()}"
        GAME.apply(t.s, GAME.read(answer))
    t.s.story = None
    return t


def shown(t: Play, key: str) -> object:
    """A part of the table as a participant sees it."""
    return GAME.view(t.s, 0)[key]


def drafted(*pairs: tuple[str, str], automas: Sequence[str] = ()) -> Play:
    """A game begun with these pairs; the first person takes the first pair, Automas what is left."""
    t = reach(box(len(pairs), automas=automas), "company")
    draw(t, *(f"company {company}" for company, _ in pairs))
    draw(t, *(f"officer {officer}" for _, officer in pairs))
    reach(t, "first")
    draw(t, "first p1")
    for company, _ in pairs[: len(pairs) - len(automas)]:
        draw(t, f"company {company}")
        draw(t, t.options()[0])
    while t.options()[0].startswith(("company ", "first ")):
        draw(t, t.options()[0])
    return t


def seat_of(t: Play, company: str) -> dict[str, object]:
    """A participant as the table sees it."""
    seats = shown(t, "seats")
    assert isinstance(seats, list)
    found: dict[str, object] = next(p for p in seats if p["company"] == company)
    return found


def standing(*built: str) -> list[dict[str, object]]:
    """Five private buildings; the first seat has built on the first slot of those named."""
    column = [*built, *(key for key in BUILDINGS if key not in built)][:5]
    return [{"key": key, "slots": [1 if key in built else None, None, None, None]} for key in column]


# L1.1 -----------------------------------------------------------------------------------------------------


def test_l1_1_the_expansion_is_not_for_the_introductory_game() -> None:
    with pytest.raises(ConfigError, match="Leeghwater"):
        GAME.parse_options({"players": 2, "introductory": True, "leeghwater": True})

    assert GAME.parse_options({"players": 2, "leeghwater": True})["leeghwater"] is True


def test_l1_1_without_the_option_nothing_of_it_is_in_the_game() -> None:
    t = Play(GAME.new(GAME.parse_options({"players": 2})))
    seen: set[str] = set()
    while t.s.round == 0 and not t.options()[0].startswith("company"):
        seen |= {option.partition(" ")[0] for option in t.options()}
        GAME.apply(t.s, GAME.legal(t.s)[0])

    assert {"headstream", "bonus", "tile"} <= seen
    assert not {"use", "work"} & seen
    assert (shown(t, "works"), shown(t, "buildings")) == ([], [])


# L1.2 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l1_2_the_netherlands_and_four_officers_join_the_pools(players: int) -> None:
    """Still only one pair for each participant is drawn."""
    t = reach(box(players), "company")
    assert keys(t) == COMPANIES
    draw(t, *(f"company {company}" for company in COMPANIES[-players:]))
    assert keys(t) == OFFICERS
    draw(t, *(f"officer {officer}" for officer in OFFICERS[-players:]))

    pairs = shown(t, "pairs")

    assert isinstance(pairs, list)
    assert [pair["company"] for pair in pairs] == COMPANIES[-players:]
    assert [pair["officer"] for pair in pairs] == OFFICERS[-players:]


def test_l1_2_the_basic_pools_are_smaller() -> None:
    t = reach(box(leeghwater=False), "company")
    assert keys(t) == COMPANIES[:4]
    draw(t, "company usa", "company italy")
    assert keys(t) == OFFICERS[:7]


# L1.3 -----------------------------------------------------------------------------------------------------


def test_l1_3_everybody_gets_a_basic_building_tile() -> None:
    t = drafted(("usa", "viktor"), ("netherlands", "margot"))

    for company in ("usa", "netherlands"):
        assert seat_of(t, company)["tiles"] == [
            "BASIC_base",
            "BASIC_elevation",
            "BASIC_conduit",
            "BASIC_powerhouse",
            "BASIC_building",
        ]


def test_l1_3_an_automa_gets_one_too() -> None:
    t = drafted(("usa", "viktor"), ("italy", "jill"), automas=["low"])

    tiles = seat_of(t, "italy")["tiles"]

    assert isinstance(tiles, list)
    assert "BASIC_building" in tiles


def test_l1_3_leslies_owner_gets_her_tile_and_tommasos_an_architect() -> None:
    t = drafted(("usa", "leslie"), ("italy", "tommaso"))
    leslie, tommaso = seat_of(t, "usa"), seat_of(t, "italy")
    of_leslie, of_tommaso = leslie["tiles"], tommaso["tiles"]

    assert isinstance(of_leslie, list)
    assert isinstance(of_tommaso, list)
    assert ("SP_leslie" in of_leslie, "SP_leslie" in of_tommaso) == (True, False)
    assert (leslie["architect"], tommaso["architect"]) == (False, True)
    assert (leslie["engineers"], tommaso["engineers"]) == (12, 12)


@pytest.mark.parametrize(("level", "has_them"), [("high", False), ("very-high", True)])
@pytest.mark.parametrize("officer", ["leslie", "tommaso"])
def test_l1_3_an_automa_owns_an_officer_at_the_very_high_level_only(
    level: str, officer: str, *, has_them: bool
) -> None:
    t = drafted(("usa", "viktor"), ("italy", officer), automas=[level])
    automa = seat_of(t, "italy")
    tiles = automa["tiles"]

    assert isinstance(tiles, list)
    assert ("SP_leslie" in tiles) == (has_them and officer == "leslie")
    assert automa["architect"] == (has_them and officer == "tommaso")


def test_l1_3_five_buildings_and_no_more() -> None:
    four = BUILDINGS[:4]
    t = barrage(
        seat(USA, "viktor", excavators=9, mixers=9),
        seat(ITALY, "jill", passed=True),
        leeghwater=True,
        buildings=standing(*four),
    )

    t.play("build building", "site energy_relay_field.1")

    assert seat_of(t, "usa")["buildings"] == BUILDINGS[:5]
    assert "build building" not in t.options()


# L1.4 -----------------------------------------------------------------------------------------------------


def test_l1_4_each_pile_gets_a_building_tile_and_loses_one_tile_for_all_to_see() -> None:
    t = reach(box(), "tile")
    for level, numeral in ((1, "I"), (2, "II"), (3, "III")):
        kinds = ("base", "elevation", "conduit", "powerhouse", "building", "joker")
        assert keys(t) == [f"A{level}_{kind}" for kind in kinds]
        draw(t, f"tile A{level}_conduit")
        removed = (E_REMOVED, tile_number(f"A{level}_conduit"))
        assert removed in [(kind, a) for kind, _, _, a, _ in t.events]
        piles = shown(t, "piles")
        assert isinstance(piles, dict)
        assert piles[numeral] == 5
    reach(t, "tile")
    assert keys(t) == ["A1_base", "A1_elevation", "A1_powerhouse", "A1_building", "A1_joker"]


def test_l1_4_the_building_tile_itself_may_be_taken_out() -> None:
    t = reach(box(), "tile")
    draw(t, "tile A1_building", "tile A2_base", "tile A3_base")
    reach(t, "tile")

    assert keys(t) == ["A1_base", "A1_elevation", "A1_conduit", "A1_powerhouse", "A1_joker"]


def test_l1_4_the_refresh_is_the_same_as_without_the_expansion() -> None:
    """Five of each level: I I I, I I II, II II II, II III III, III III III."""
    t = drafted(("usa", "viktor"), ("italy", "jill"))
    levels: list[str] = []
    for _ in range(5):
        t.deal()
        patents = shown(t, "patents")
        assert isinstance(patents, list)
        levels.append("".join(tile[1] for tile in patents))
        t.finish_turns()

    assert levels == ["111", "112", "222", "233", "333"]


# L1.5 -----------------------------------------------------------------------------------------------------


def test_l1_5_eight_bonus_tiles_of_which_five_are_drawn() -> None:
    t = reach(box(), "bonus")
    assert keys(t) == [f"BT_{key}" for key in BONUS]
    drawn = [f"BT_{key}" for key in BONUS[3:]]
    draw(t, *(f"bonus {key}" for key in drawn))

    assert shown(t, "bonus") == drawn
    assert not t.options()[0].startswith("bonus")


def test_l1_5_six_without_the_expansion() -> None:
    assert keys(reach(box(leeghwater=False), "bonus")) == [f"BT_{key}" for key in BONUS[:6]]


# L1.6 -----------------------------------------------------------------------------------------------------


def test_l1_6_five_of_ten_private_buildings_lie_in_a_column() -> None:
    t = reach(box(), "use")
    assert keys(t) == BUILDINGS
    column = ["wind_farm", "cofferdam", "research_lab", "loan_agency", "control_station"]
    draw(t, "use wind_farm")
    assert keys(t) == BUILDINGS[:-1]
    draw(t, *(f"use {key}" for key in column[1:]))

    assert shown(t, "buildings") == [{"key": key, "slots": [None] * 4} for key in column]
    assert not t.options()[0].startswith("use ")


def test_l1_6_what_was_not_drawn_cannot_be_built() -> None:
    t = barrage(
        seat(USA, "viktor", excavators=9, mixers=9),
        seat(ITALY, "jill"),
        leeghwater=True,
        buildings=standing(),
    )

    t.play("build building")

    assert {option.partition(" ")[2].partition(".")[0] for option in t.options()} == set(BUILDINGS[:5])


# L1.7 -----------------------------------------------------------------------------------------------------


def test_l1_7_three_external_works_of_pile_a_are_revealed() -> None:
    t = reach(box(), "work")
    assert keys(t) == ["A1", "A2", "A3", "A4", "A5"]
    draw(t, "work A4", "work A2")
    assert keys(t) == ["A1", "A3", "A5"]
    draw(t, "work A5")

    assert shown(t, "works") == ["A4", "A2", "A5"]
    piles = shown(t, "piles")
    assert isinstance(piles, dict)
    assert (piles["A"], piles["B"], piles["C"]) == (2, 5, 5)
    assert E_DEALT in [event[0] for event in t.events]


# L1.8 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l1_8_only_the_second_building_slot_depends_on_the_number_of_participants(players: int) -> None:
    others = [("italy", "jill"), ("france", "anton"), ("germany", "margot")][: players - 1]
    t = barrage(
        seat(USA, "viktor", excavators=9, mixers=9, credits=9),
        *(seat(company, officer) for company, officer in others),
        leeghwater=True,
        works=["A1", "A2", "A3"],
        buildings=standing("energy_relay_field"),
    )
    options = t.options()

    assert {"space external_1", "space external_2", "space external_3"} <= set(options)
    assert {f"space energy_relay_field_{i}" for i in (1, 2, 3, 4)} <= set(options)
    t.play("build building")
    assert ("site cofferdam.2" in t.options()) == (players == 4)
    assert {"site cofferdam.1", "site cofferdam.3", "site cofferdam.4"} <= set(t.options())
