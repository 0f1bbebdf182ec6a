"""Positions as documents: saved from any moment, written by hand, refused by place."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from millrace.games.barrage.content.companies import START_CREDITS, START_EXCAVATORS, START_MIXERS, START_VP
from millrace.games.barrage.game import GAME
from millrace.games.barrage.position import read
from millrace.games.barrage.position import seat as position_seat
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.errors import BadPosition
from tests.tables import FRANCE, GERMANY, ITALY, USA, document, seat, wheel

MANUAL: Final = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
Document = dict[str, Any]


def example() -> Document:
    """The example of the manual."""
    block = re.search(r"```json\n(.*?)```", MANUAL, re.DOTALL)
    assert block is not None
    found: Document = json.loads(block[1])
    return found


def small() -> Document:
    return document(seat(USA, "wilhelm"), seat(ITALY, "viktor"))


def refusal(doc: Document) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(doc)
    return caught.value


def with_value(doc: Document, place: str, value: object) -> Document:
    """The document with one value replaced or added: `seats[0].credits`."""
    found = copy.deepcopy(doc)
    *way, last = re.findall(r"[^.\[\]]+", place)
    inner: Any = found
    for step in way:
        inner = inner[int(step)] if isinstance(inner, list) else inner.setdefault(step, {})
    inner[int(last) if isinstance(inner, list) else last] = value
    return found


# Round trips ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("introductory", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_of_a_game_round_trips(players: int, *, introductory: bool) -> None:
    s = GAME.new(GAME.parse_options({"players": players, "introductory": introductory}))
    rolls = Stream(players)
    moments = 0
    while True:
        written = json.loads(json.dumps(GAME.write_position(s)))
        again = GAME.read_position(written)
        assert GAME.dump(again) == GAME.dump(s)
        assert GAME.legal(again) == GAME.legal(s)
        moments += 1
        if GAME.is_over(s):
            break
        legal = GAME.legal(s)
        GAME.apply(s, legal[rolls.below(len(legal))])

    assert moments > 100 * players / 2


def test_a_position_by_hand_says_as_much_when_it_is_saved() -> None:
    s = GAME.read_position(example())

    assert GAME.dump(GAME.read_position(GAME.write_position(s))) == GAME.dump(s)


# By hand --------------------------------------------------------------------------------------------------


def test_the_example_of_the_manual_loads() -> None:
    s = GAME.read_position(example())
    options = [GAME.notate(action) for action in GAME.legal(s)]

    assert GAME.decider(s) == 0
    assert (s.round, s.order) == (2, [1, 0])
    assert "space turbine_zero_L" in options
    assert "space turbine_plus2_L" not in options
    assert (s.seats[0].bases, s.seats[0].elevations, s.seats[0].conduits, s.seats[0].houses) == (1, 1, 1, 1)
    assert (s.seats[1].engineers, s.seats[1].banked) == (9, 0)


def test_the_example_can_be_played_to_the_end() -> None:
    s = GAME.read_position(example())
    rolls = Stream(4)
    while not GAME.is_over(s):
        legal = GAME.legal(s)
        GAME.apply(s, legal[rolls.below(len(legal))])

    assert s.round == 5


def test_the_manual_names_every_field_and_operation() -> None:
    for name in [*read._FIELDS, *position_seat._SEAT_FIELDS, *RULES.names]:
        assert f"`{name}`" in MANUAL, name


def test_what_is_left_out_has_the_value_of_the_start() -> None:
    s = GAME.read_position(small())
    p = s.seats[0]

    assert (p.credits, p.excavators, p.mixers, p.vp) == (
        START_CREDITS,
        START_EXCAVATORS,
        START_MIXERS,
        START_VP,
    )
    assert (p.energy, p.engineers, p.banked, p.hand, p.fulfilled) == (0, 12, 0, 0, 0)
    assert (s.round, s.order, GAME.decider(s)) == (1, [0, 1], 0)
    assert [pile.bit_count() for pile in s.piles] == [15, 15, 15, 5, 5, 5, 0, 0, 0]


def test_engineers_without_banked_leaves_the_rest_in_the_bank() -> None:
    doc = document(seat(USA, "wilhelm", engineers=3), seat(ITALY, "viktor", banked=5))
    s = GAME.read_position(doc)

    assert (s.seats[0].engineers, s.seats[0].banked) == (3, 9)
    assert (s.seats[1].engineers, s.seats[1].banked) == (7, 5)


def test_piles_hold_what_lies_nowhere_else() -> None:
    doc = document(
        seat(USA, "wilhelm", contracts=["G01"], extra_tiles=["A2_base"]),
        seat(ITALY, "viktor", fulfilled=["R15"]),
        display=["G02", None, None, None, None, None],
        patents=["A1_joker", None, None],
    )
    piles = GAME.read_position(doc).piles

    assert [pile.bit_count() for pile in piles] == [13, 15, 14, 4, 4, 5, 0, 0, 0]


def test_the_turn_may_be_anybodys_who_has_not_passed() -> None:
    s = GAME.read_position({**small(), "turn": 2})

    assert GAME.decider(s) == 1


def test_a_game_that_is_over_has_an_empty_stack() -> None:
    s = GAME.read_position({**small(), "round": 5, "stack": []})

    assert GAME.is_over(s)
    assert GAME.legal(s) == []


# Refusals -------------------------------------------------------------------------------------------------

SIX_BASES: Final = {f"B{basin}L": {"owner": 1} for basin in range(1, 7)}
SIX_CONDUITS: Final = {f"C{basin}A": {"owner": 1} for basin in range(1, 7)}
SIX_ELEVATIONS: Final = {f"B{basin}L": {"owner": 1, "level": 3} for basin in range(1, 4)}
FIVE_HOUSES: Final = {f"P{basin}_1": {"owner": 1} for basin in range(5, 10)}


@pytest.mark.parametrize(
    ("place", "value", "named", "why"),
    [
        # the document
        ("millrace", "record", "millrace", "must be 'position'"),
        ("game", "chess", "game", "must be 'barrage'"),
        ("players", 5, "players", "must be from 2 to 4, is 5"),
        ("players", "2", "players", "a whole number is expected"),
        ("players", True, "players", "a whole number is expected"),
        ("players", 3, "seats", "the list must have 3 entries, it has 2"),
        ("introductory", 1, "introductory", "true or false is expected"),
        ("weather", "fine", "weather", "unknown key; known are millrace, game"),
        ("round", 6, "round", "must be from 0 to 5, is 6"),
        ("round", 0, "turn", "a turn needs a round and a turn order"),
        ("order", [1, 1], "order", "every seat must stand in the turn order once"),
        ("order", [1], "order", "every seat must stand in the turn order once"),
        ("order", [1, 3], "order[1]", "must be from 1 to 2, is 3"),
        ("order", 1, "order", "a list is expected"),
        ("turn", 3, "turn", "must be from 1 to 2, is 3"),
        # the boards
        ("objective", "OBJ_fun", "objective", "unknown: 'OBJ_fun'; known are OBJ_red_border"),
        ("bonus", ["BT_bases"], "bonus", "the list must have 5 entries, it has 1"),
        ("bonus", ["BT_bases", "BT_bases", None, None, None], "bonus", "BT_bases stands here twice"),
        ("bonus", ["BT_fun", None, None, None, None], "bonus[0]", "unknown: 'BT_fun'"),
        ("headstreams", [], "headstreams", "the list must have 4 entries, it has 0"),
        ("headstreams", [{"tile": "HT1"}] * 4, "headstreams", "HT1 stands here twice"),
        ("headstreams", [{"tile": "HT9"}] * 4, "headstreams[0].tile", "unknown: 'HT9'"),
        ("headstreams", [{"drops": -1}] * 4, "headstreams[0].drops", "must be from 0 to 999, is -1"),
        ("headstreams", [{"rain": 1}] * 4, "headstreams[0].rain", "unknown key"),
        ("national", ["G01"], "national", "only national contracts are expected here"),
        ("national", ["N1", "N1"], "national[1]", "stands here twice"),
        ("national", ["N9"], "national[0]", "unknown: 'N9'"),
        ("display", ["Y01"] + [None] * 5, "display[0]", "place 1 of the display is for green contracts"),
        ("display", ["G01"], "display", "the list must have 6 entries"),
        ("display", ["G01", "G01"] + [None] * 4, "the document", "G01 is in two places"),
        ("patents", ["BASIC_base", None, None], "patents[0]", "only advanced tiles lie in the patent office"),
        ("patents", ["A1_base", "A1_base", None], "the document", "A1_base is in two places"),
        ("piles", {"blue": []}, "piles.blue", "unknown key"),
        ("piles", {"green": ["Y01"]}, "piles.green[0]", "unknown: 'Y01'"),
        ("piles", {"I": ["A2_base"]}, "piles.I", "A2_base cannot lie in this pile"),
        ("aside", ["wilhelm"], "the document", "wilhelm is in two places"),
        ("aside", ["nobody"], "aside[0]", "unknown: 'nobody'"),
        ("pairs", [{"company": "usa"}], "the document", "usa is in two places"),
        ("offers", ["G01"], "offers[0]", "only starting contracts are offered in the draft"),
        # the map
        ("map.B13U", {"owner": 1}, "map.B13U", "there is no such building space"),
        ("map.B5U", {"owner": 3}, "map.B5U.owner", "must be from 1 to 2, is 3"),
        ("map.B5U", {}, "map.B5U.owner", "a whole number is expected"),
        ("map.B5U", 1, "map.B5U", "an object is expected"),
        ("map.B5U", {"owner": 1, "level": 0}, "map.B5U.level", "a dam has level 1 to 3"),
        ("map.B5U", {"owner": 1, "level": 4}, "map.B5U.level", "must be from 0 to 3, is 4"),
        ("map.B5U", {"owner": 1, "drops": 2}, "map.B5U.drops", "the dam holds at most 1"),
        ("map.B5U", {"owner": 1, "drops": -1}, "map.B5U.drops", "must be from 0 to 999, is -1"),
        ("map.B5U", {"owner": 1, "height": 1}, "map.B5U.height", "unknown key"),
        ("map.B5U", {"owner": "neutral", "level": 2}, "map.B5U", "neutral dams: one per area"),
        ("map.B5L", {"owner": "neutral", "level": 1}, "map.B5L", "neutral dams: one per area"),
        ("map.C5A", {"owner": "neutral"}, "map.C5A.owner", "a whole number is expected"),
        ("map.C5A", {"owner": 1, "level": 1}, "map.C5A.level", "unknown key"),
        ("map", SIX_BASES, "map", "seat 1 has 6 pieces of base, the box has 5"),
        ("map", SIX_CONDUITS, "map", "seat 1 has 6 pieces of conduit, the box has 5"),
        ("map", SIX_ELEVATIONS, "map", "seat 1 has 6 pieces of elevation, the box has 5"),
        ("map", FIVE_HOUSES, "map", "seat 1 has 5 pieces of powerhouse, the box has 4"),
        # the spaces
        ("spaces.casino", {"seat": 1}, "spaces.casino", "unknown: 'casino'"),
        ("spaces.bank", {"seat": 1}, "spaces.bank", "it is the bank (use 'banked')"),
        ("spaces.turbine_plus1_L", {"seat": 1}, "spaces.turbine_plus1_L", "the space is closed"),
        ("spaces.turbine_plus2_L", {"seat": 0}, "spaces.turbine_plus2_L.seat", "must be from 1 to 2, is 0"),
        ("spaces.turbine_plus2_L", {"seat": 1, "who": 1}, "spaces.turbine_plus2_L.who", "unknown key"),
        # the seats
        ("seats[0].company", "spain", "seats[0].company", "unknown: 'spain'"),
        ("seats[0].company", "italy", "the document", "italy is in two places"),
        ("seats[0].company", None, "seats", "seat 1 needs a company and an officer"),
        ("seats[1].officer", "wilhelm", "the document", "wilhelm is in two places"),
        ("seats[1].officer", None, "seats", "seat 2 needs a company and an officer"),
        ("seats[0].copies", "jill", "seats[0].copies", "only Mahiri copies"),
        ("seats[0].luck", 1, "seats[0].luck", "unknown key; known are company, officer"),
        ("seats[0].credits", -1, "seats[0].credits", "must be from 0 to 999, is -1"),
        ("seats[0].excavators", -1, "seats[0].excavators", "must be from 0 to 999, is -1"),
        ("seats[0].mixers", -1, "seats[0].mixers", "must be from 0 to 999, is -1"),
        ("seats[0].energy", -1, "seats[0].energy", "must be from 0 to 999, is -1"),
        ("seats[0].vp", -1000, "seats[0].vp", "must be from -999 to 999, is -1000"),
        ("seats[0].credits", 1.5, "seats[0].credits", "a whole number is expected"),
        ("seats[0].engineers", 13, "seats[0].engineers", "must be from 0 to 12, is 13"),
        ("seats[0].banked", 13, "seats[0].engineers", "the engineers do not add up to 12"),
        ("seats[0].banked", -1, "seats[0].banked", "must be from 0 to 999, is -1"),
        ("seats[0].constructions", 5, "seats[0].constructions", "must be from 0 to 4, is 5"),
        ("seats[0].activations", 3, "seats[0].activations", "must be from 0 to 2, is 3"),
        ("seats[0].passed", "no", "seats[0].passed", "true or false is expected"),
        ("seats[0].passed", True, "turn", "seat 1 has passed"),
        ("seats[0].tiles", ["BASIC_base"], "seats[0].tiles", "BASIC_elevation is missing"),
        ("seats[0].tiles", ["BASIC_base"] * 2, "seats[0].tiles[1]", "stands here twice"),
        ("seats[0].contracts", ["S1", "S1"], "seats[0].contracts[1]", "stands here twice"),
        ("seats[0].contracts", "S1", "seats[0].contracts", "a list is expected"),
        ("seats[0].wheel", [None] * 5, "seats[0].wheel", "the list must have 6 entries, it has 5"),
        ("seats[0].wheel", [{"mixers": 1}] + [None] * 5, "seats[0].wheel[0]", "the open segment is empty"),
        (
            "seats[0].wheel",
            wheel((None, 32, 0)),
            "seats[0].wheel[1].excavators",
            "must be from 0 to 31, is 32",
        ),
        ("seats[0].wheel", wheel((None, 0, -1)), "seats[0].wheel[1].mixers", "must be from 0 to 31, is -1"),
        ("seats[0].wheel", wheel(("A9", 0, 0)), "seats[0].wheel[1].tile", "unknown: 'A9'"),
        (
            "seats[0].wheel",
            wheel(("BASIC_base", 0, 0), ("BASIC_base", 0, 0)),
            "seats[0].wheel",
            "a technology tile lies on the wheel twice",
        ),
    ],
)
def test_what_cannot_stand_is_named(place: str, value: object, named: str, why: str) -> None:
    error = refusal(with_value(small(), place, value))

    assert error.place == named, error
    assert why in error.why, error


@pytest.mark.parametrize("key", ["millrace", "game", "players", "seats"])
def test_what_must_be_given_is_named_when_it_is_missing(key: str) -> None:
    doc = small()
    del doc[key]

    assert refusal(doc).place == key


def test_two_bases_of_one_company_in_a_basin() -> None:
    doc = document(seat(USA, "wilhelm"), seat(ITALY, "viktor"), on_map={"B5U": 1, "B5L": 1})

    assert str(refusal(doc)) == "map.B5L: seat 1 has two bases in basin 5 (B5.4.1)"


def test_two_powerhouses_of_one_company_in_a_basin() -> None:
    doc = document(seat(USA, "wilhelm"), seat(ITALY, "viktor"), on_map={"P8_1": 2, "P8_3": 2})

    assert str(refusal(doc)) == "map.P8_3: seat 2 has two powerhouses in basin 8 (B5.4.4)"


def test_a_second_neutral_dam_in_an_area() -> None:
    doc = document(
        seat(USA, "wilhelm"),
        seat(ITALY, "viktor"),
        on_map={"B5L": ("neutral", 2, 0), "B6L": ("neutral", 2, 0)},
    )

    assert refusal(doc).place == "map.B6L"


def test_four_drops_only_behind_a_dam_of_graziano_or_mahiri() -> None:
    def with_officer(officer: str) -> Document:
        return document(seat(USA, officer), seat(ITALY, "viktor"), on_map={"B5L": (1, 3, 4)})

    assert str(refusal(with_officer("wilhelm"))) == "map.B5L.drops: the dam holds at most 3"
    assert GAME.read_position(with_officer("graziano")).dam_drops[9] == 4
    assert GAME.read_position(with_officer("mahiri")).dam_drops[9] == 4


def test_engineers_on_spaces_count() -> None:
    doc = document(
        seat(USA, "wilhelm", engineers=11, banked=0),
        seat(ITALY, "viktor"),
        spaces={"turbine_plus2_L": {"seat": 1}},
    )

    assert str(refusal(doc)) == "seats[0].engineers: the engineers do not add up to 12"


@pytest.mark.parametrize("field", ["contracts", "fulfilled"])
def test_a_contract_with_two_owners(field: str) -> None:
    doc = document(seat(USA, "wilhelm", contracts=["G01"]), seat(ITALY, "viktor", **{field: ["G01"]}))

    assert str(refusal(doc)) == "the document: G01 is in two places"


def test_the_introductory_game_has_no_advanced_tiles() -> None:
    doc = {**small(), "introductory": True, "patents": ["A1_base", None, None]}

    assert refusal(doc).why == "the introductory game has no advanced tiles (B15.1.3)"


def test_special_tiles_stay_with_their_owner() -> None:
    doc = document(seat(USA, "wilhelm", extra_tiles=["SP_anton"]), seat(ITALY, "viktor"))

    assert str(refusal(doc)) == "seats[0].tiles: SP_anton does not belong to this seat"


def test_a_tile_at_hand_and_on_the_wheel() -> None:
    doc = document(
        seat(
            USA,
            "wilhelm",
            tiles=["BASIC_base", "BASIC_elevation", "BASIC_conduit", "BASIC_powerhouse"],
            wheel=wheel(("BASIC_base", 0, 0)),
        ),
        seat(ITALY, "viktor"),
    )

    assert str(refusal(doc)) == "seats[0].tiles: BASIC_base is on the wheel already"


def test_either_a_turn_or_a_stack() -> None:
    assert refusal({**small(), "turn": 1, "stack": []}).place == "turn"


def test_a_seat_with_nothing_to_do_has_no_turn() -> None:
    """No engineer at hand: the seat may still pass, so it is the only thing it does."""
    s = GAME.read_position(document(seat(USA, "wilhelm", engineers=0), seat(ITALY, "viktor")))

    assert [GAME.notate(action) for action in GAME.legal(s)] == ["pass"]


# Frames ---------------------------------------------------------------------------------------------------


def turn_frame(**fields: object) -> Document:
    return {"op": "turn", "seat": 1, **fields}


@pytest.mark.parametrize(
    ("frame", "named", "why"),
    [
        ({"op": "fly", "seat": 1}, "stack[0].op", "unknown: 'fly'"),
        ({"seat": 1}, "stack[0].op", "unknown"),
        (turn_frame(c=1), "stack[0].c", "unknown key"),
        (turn_frame(seat=3), "stack[0].seat", "must be from 1 to 2, is 3"),
        (turn_frame(seat="nobody"), "stack[0].seat", "somebody must answer this question"),
        (turn_frame(seat="chance"), "stack[0].seat", "chance answers draws, and nothing else"),
        ({"op": "deal_bonus", "seat": 1}, "stack[0].seat", "chance answers draws, and nothing else"),
        (turn_frame(a=2), "stack[0].a", "must be from 0 to 1, is 2"),
        (turn_frame(b=2), "stack[0].b", "must be from 0 to 1, is 2"),
        (turn_frame(source=9999), "stack[0].source", "must be from 0 to 614, is 9999"),
        ({"op": "pay", "seat": 1, "a": 0, "b": 26 << 5}, "stack[0].b", "must be from 0 to 825"),
        ({"op": "pay", "seat": 1, "a": 0, "b": 31}, "stack[0].b", "there is no such technology tile"),
        ({"op": "tile", "seat": 1, "a": 0, "b": 30}, "stack[0]", "does not go on that building space"),
        ({"op": "end_turn", "seat": 1}, "stack", "the last frame must be a question that has an answer"),
        (
            {"op": "fulfil", "seat": 1, "a": 2},
            "stack",
            "the last frame must be a question that has an answer",
        ),
    ],
)
def test_a_frame_that_makes_no_sense_is_named(frame: Document, named: str, why: str) -> None:
    error = refusal({**small(), "stack": [frame]})

    assert error.place == named, error
    assert why in error.why, error


def test_too_many_frames() -> None:
    assert refusal({**small(), "stack": [turn_frame()] * 61}).place == "stack"


# What must not come in by the back door ------------------------------------------------------------------


def play_out(s: State, seed: int) -> None:
    rolls = Stream(seed)
    while not GAME.is_over(s):
        legal = GAME.legal(s)
        assert legal
        GAME.apply(s, legal[rolls.below(len(legal))])


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("objective", None),
        ("bonus", [None] * 5),
        ("headstreams", [{}] * 4),
        ("headstreams[1]", {"tile": None}),
    ],
)
def test_a_turn_needs_the_boards_laid_out(place: str, value: object) -> None:
    """A tile that was never drawn cannot be scored or poured from."""
    doc = with_value(example(), place, value)

    assert refusal(doc).place.startswith(place)


def test_empty_tile_piles_do_not_break_the_end_of_a_round() -> None:
    """Rounds 2 to 5 show three new tiles each; four of the fifteen are at hand already in round 1."""
    doc = document(
        seat(GERMANY, "wilhelm", extra_tiles=["A1_base", "A1_joker", "A2_base", "A3_base"]),
        seat(FRANCE, "viktor"),
    )
    s = GAME.read_position(doc)

    play_out(s, 1)

    assert s.round == 5
