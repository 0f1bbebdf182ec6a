"""Why nothing can be chosen at a place of the board: what a click means, and the clause that answers it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.places import PLACES
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.kernel.conformance import play_out
from millrace.kernel.game import Game, Message
from millrace.kernel.stack import Core
from tests.players import busy_game
from tests.tables import GERMANY, ITALY, USA, Play, barrage, new_game, seat, wheel

RULES: Final = Path(__file__).resolve().parents[2] / "docs" / "rules" / "barrage.md"
CLAUSES: Final = set(
    re.findall(r"^ *- \*\*([A-Z][\d.]+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)
)
SHOWN: Final = ["G01", "G02", "Y01", "Y02", "R01", "R02"]
PATENTS: Final = ["A1_base", None, "A1_joker"]


def two(first: dict[str, object], **fields: object) -> Play:
    """A table for two: the seat in question and somebody with Italy."""
    on_map = fields.pop("on_map", None)
    assert on_map is None or isinstance(on_map, dict)
    return barrage(first, seat(ITALY, "graziano", contracts=["S2"]), on_map=on_map, **fields)


def rich() -> Play:
    """A turn in which everything can be paid; a dam of each owner stands, and one system is ready."""
    own = seat(
        USA,
        "viktor",
        credits=30,
        excavators=20,
        mixers=20,
        contracts=["S1"],
        fulfilled=["G05"],
        extra_tiles=["A1_conduit"],
        wheel=wheel(("A1_elevation", 0, 3)),
    )
    places = {
        "B5L": (1, 1, 1),
        "B6L": (1, 3, 0),
        "B8U": (2, 1, 0),
        "B9L": ("neutral", 3, 1),
        "C5A": 2,
        "P8_1": 1,
        "P9_1": 2,
    }
    return two(own, on_map=places, display=SHOWN, patents=PATENTS, national=["N1"])


def poor() -> Play:
    """Nothing can be paid, and no machine is left."""
    own = seat(USA, "viktor", credits=0, excavators=0, mixers=0, contracts=["S1"])
    return two(own, display=SHOWN, patents=PATENTS, national=["N1"])


def office_full() -> Play:
    taken = {key: {"seat": 2} for key in ("contract_take1_L", "contract_take1_R", "contract_take2_L")}
    return two(seat(USA, "viktor"), display=SHOWN, spaces={**taken, "contract_take2_R": {"seat": 2}})


def expansion(*used: str) -> Play:
    own = seat(USA, "viktor", credits=30, excavators=9, mixers=9, used=list(used))
    return two(
        own,
        leeghwater=True,
        works=["A1", None, "A3"],
        buildings=[
            {"key": "cofferdam", "slots": [1, None, None, None]},
            {"key": "robot_factory", "slots": [2, None, None, None]},
        ],
    )


def expansion_spent() -> Play:
    return expansion("cofferdam")


def factory() -> Play:
    building = {"key": "robot_factory", "slots": [1, None, None, None]}
    return two(seat(USA, "viktor"), leeghwater=True, buildings=[building])


def margot() -> Play:
    building = {"key": "cofferdam", "slots": [2, None, None, None]}
    return two(seat(USA, "margot"), leeghwater=True, buildings=[building])


def producing() -> Play:
    """Basin 5 is ready on one side; B6L has no water; Italy's dam and powerhouse stand elsewhere."""
    places = {
        "B5L": (1, 1, 1),
        "C5A": 1,
        "P8_1": 1,
        "B6L": (1, 1, 0),
        "B8U": (2, 1, 1),
        "P9_1": 2,
        "B7U": (1, 1, 1),
    }
    return two(seat(USA, "viktor", credits=9), on_map=places).play("space turbine_plus2_L")


def drafting() -> Play:
    t = new_game(2)
    while not t.options()[0].startswith("company "):
        t.draw(t.options()[0])
    return t.draw("company usa", "company italy", "officer jill", "officer viktor").deal()


def placing_drops() -> Play:
    return rich().play("space water_place2_L")


def choosing_site() -> Play:
    return rich().play("build base")


Case = tuple[Callable[[], Play], str, str, str, dict[str, int | str]]
CASES: Final[list[Case]] = [
    # building spaces at the start of a turn
    (rich, "B1U", "build-first", "B5.2.1", {"structure": "structure-base"}),
    (rich, "B5L", "build-first", "B5.2.1", {"structure": "structure-elevation"}),
    (rich, "C7A", "build-first", "B5.2.1", {"structure": "structure-conduit"}),
    (rich, "P10_1", "build-first", "B5.2.1", {"structure": "structure-powerhouse"}),
    (rich, "B5U", "second-base", "B5.4.1", {"basin": 5}),
    (rich, "B6L", "dam-full-height", "B5.4.2", {}),
    (rich, "B8U", "built-on", "B5.4.1", {"owner": "company-italy"}),
    (rich, "B9L", "neutral-dam", "B1.2.4", {}),
    (rich, "C5A", "built-on", "B5.4.3", {"owner": "company-italy"}),
    (rich, "P9_1", "built-on", "B5.4.4", {"owner": "company-italy"}),
    (rich, "P8_2", "second-powerhouse", "B5.4.4", {"basin": 8}),
    (poor, "B1L", "excavators", "B5.2.2", {"need": 5, "have": 0}),
    (poor, "P5_1", "mixers", "B5.2.2", {"need": 2, "have": 0}),
    (rich, "cofferdam.1", "not-in-box", "L1.6", {}),
    (expansion, "robot_factory.3", "build-first", "B5.2.1", {"structure": "structure-building"}),
    (expansion, "cofferdam.3", "activated-already", "L2.4", {}),
    # action spaces
    (rich, "turbine_minus1_L", "closed", "B2.1.10", {"fewest": 3}),
    (rich, "bank", "nothing", "B16.1.3", {}),
    (rich, "patent_2", "tile-gone", "B6.7.2", {}),
    # contracts
    (rich, "G01", "take-first", "B6.6.1", {}),
    (office_full, "G01", "occupied", "B4.2.4", {"owner": "company-italy"}),
    (rich, "S1", "energy-first", "B7.3.1", {}),
    (rich, "N1", "energy-first", "B7.3.1", {}),
    (poor, "S1", "no-system", "B7.1.6", {}),
    (rich, "G05", "fulfilled", "B7.3.4", {}),
    (rich, "S2", "not-your-contract", "B7.3.1", {}),
    (rich, "N2", "national-gone", "B7.3.5", {}),
    (rich, "R15", "not-on-display", "B6.6.3", {}),
    # technology tiles, officers, company boards, wheels
    (rich, "A1_base", "space-first", "B6.7.1", {"space": "space-patent_1"}),
    (poor, "A1_base", "credits", "B4.2.6", {"need": 5, "have": 0}),
    (rich, "A1_conduit", "tile-first", "B5.2.1", {}),
    (rich, "A1_elevation", "tile-on-wheel", "B5.3.7", {}),
    (rich, "A2_joker", "tile-not-yours", "B5.2.2", {}),
    (rich, "graziano", "not-mahiri", "B12.7.1", {}),
    (rich, "italy", "other-board", "B5.1.3", {"owner": "company-italy"}),
    (rich, "usa", "board-first", "B5.1.2", {}),
    (rich, "france", "not-in-box", "B2.3.1", {}),
    (rich, "3", "wheel-turns", "B5.3.3", {}),
    # water
    (rich, "A", "drops-first", "B6.3.1", {}),
    (rich, "B5L C5A", "produce-first", "B7.1.1", {}),
    (rich, "B6L C6A", "no-water", "B7.1.1", {}),
    # what nobody chooses
    (rich, "HT1", "no-decision", "B16.1.13", {}),
    (rich, "BT_bases", "no-decision", "B16.1.13", {}),
    (rich, "nowhere", "not-asked", "B16.1.3", {}),
    # the Leeghwater Project
    (expansion, "A1", "space-first", "L3.1", {"space": "space-external_1"}),
    (expansion, "A2", "work-gone", "L3.3", {}),
    (rich, "A1", "not-in-box", "L1.1", {}),
    (expansion, "cofferdam", "no-room", "L2.9", {}),
    (expansion_spent, "cofferdam", "used-already", "L2.7", {}),
    (expansion, "robot_factory", "not-activated", "L2.6", {}),
    (factory, "robot_factory", "space-first", "L2.6", {"space": "space-private"}),
    (expansion, "wind_farm", "not-in-box", "L1.6", {}),
    (rich, "wind_farm", "not-in-box", "L1.1", {}),
    (margot, "cofferdam", "not-activated", "L2.6", {}),
    # other questions
    (choosing_site, "B8U", "built-on", "B5.4.1", {"owner": "company-italy"}),
    (choosing_site, "B1U", "nothing", "B16.1.4", {}),
    (choosing_site, "C7A", "wrong-site", "B5.2.5", {}),
    (choosing_site, "G01", "not-asked", "B16.1.4", {}),
    (producing, "B5L", "nothing", "B16.1.5", {}),
    (producing, "C5A", "nothing", "B16.1.5", {}),
    (producing, "P8_1", "nothing", "B16.1.5", {}),
    (producing, "B8U", "not-your-water", "B7.1.1", {}),
    (producing, "B6L", "no-water", "B7.1.1", {}),
    (producing, "B7U", "no-conduit", "B7.1.1", {}),
    (producing, "P9_1", "no-powerhouse", "B7.1.1", {"basin": 9}),
    (placing_drops, "A", "nothing", "B16.1.8", {}),
    (placing_drops, "B5L", "not-asked", "B16.1.8", {}),
    (drafting, "jill", "nothing", "B16.1.1", {}),
    (drafting, "usa", "nothing", "B16.1.1", {}),
    (drafting, "france", "not-offered", "B2.3.6", {}),
    (drafting, "anton", "not-asked", "B16.1.1", {}),
]


@pytest.mark.parametrize(
    ("table", "place", "key", "clause", "arguments"),
    CASES,
    ids=[f"{table.__name__}: {place}" for table, place, *_ in CASES],
)
def test_the_reason_at(
    table: Callable[[], Play], place: str, key: str, clause: str, arguments: dict[str, int | str]
) -> None:
    s = table().s
    before = GAME.dump(s)

    reason = GAME.why_at(s, place)

    found = reason.message.args
    assert (reason.message.key, reason.clause) == ("reason-" + key, clause)
    assert arguments == {name: _plain(found[name]) for name in arguments}
    assert clause in CLAUSES
    assert GAME.dump(s) == before


def _plain(value: int | str | Message) -> int | str:
    return value.key if isinstance(value, Message) else value


@pytest.mark.parametrize(
    "raw",
    [
        {"players": 4},
        {"players": 3, "automas": ["high"], "leeghwater": True},
        {"players": 2, "introductory": True},
        {"players": 2, "choice": "free", "leeghwater": True},
    ],
    ids=["full", "leeghwater", "introductory", "free"],
)
def test_every_place_says_something_at_every_question(raw: dict[str, object]) -> None:
    for i, (s, _) in enumerate(busy_game(GAME.parse_options(raw), 5, gift=10)):
        if i % 9 == 0:
            for place in PLACES:
                reason = GAME.why_at(s, place)
                assert reason.message.key.startswith("reason-")
                assert reason.clause in CLAUSES, (place, reason)


def test_a_place_where_something_is_offered_says_that_nothing_is_in_the_way() -> None:
    for i, (s, _) in enumerate(busy_game(GAME.parse_options({"players": 3, "leeghwater": True}), 8, gift=10)):
        if i % 5 == 0:
            for action in GAME.legal(s):
                place = GAME.row(s, action).place
                assert not place or GAME.why_at(s, place).message.key == "reason-nothing"


def test_a_game_that_is_over_says_so_everywhere() -> None:
    t = new_game(2, introductory=True)
    while t.s.stack:
        t.deal()
        if t.s.stack:
            t.answer_plainly()

    assert GAME.why_at(t.s, "B1U")[:2] == (Message("reason-game-over"), "B10.3.1")


def test_the_actions_of_a_place() -> None:
    assert [GAME.notate(action) for action in GAME.actions_at("A1_base")] == ["tile A1_base", "copy A1_base"]
    assert [GAME.notate(action) for action in GAME.actions_at("B8U")] == ["site B8U"]
    assert [GAME.notate(action) for action in GAME.actions_at("B8U C8A")] == ["system B8U C8A"]
    assert GAME.actions_at("") == GAME.actions_at("12e 9m") == []


def test_craftsmen_answers_by_place_too() -> None:
    """By the kind of the question: a building card in hand is built, its icon is filled."""
    towns = CRAFTSMEN.actions_at("bankers")
    assert [CRAFTSMEN.notate(action) for action in towns] == ["send bankers"]
    for i, (s, _) in enumerate(play_out(CRAFTSMEN, CRAFTSMEN.parse_options({"players": 3}), 4)):
        if i % 11 == 0:
            for place in ("bankers", "sawmill-1", "1", "gold", "nowhere"):
                assert CRAFTSMEN.why_at(s, place).message.key.startswith("reason-")
            for action in CRAFTSMEN.legal(s):
                place = CRAFTSMEN.row(s, action).place
                assert not place or CRAFTSMEN.why_at(s, place) == CRAFTSMEN.why_not(
                    s, min(set(CRAFTSMEN.actions_at(place)).intersection(CRAFTSMEN.legal(s)))
                )


def test_a_game_without_places_has_none() -> None:
    assert Game[Core]().actions_at("B1U") == []


def test_germany_is_at_this_table_too() -> None:
    """A company board is found by whoever has it, at any seat."""
    t = barrage(seat(USA, "viktor"), seat(ITALY, "jill"), seat(GERMANY, "anton"), turn=3)

    assert GAME.why_at(t.s, "germany").message.key == "reason-board-first"
    assert GAME.why_at(t.s, "usa").message.args["owner"] == Message("company-usa")


def test_a_structure_says_why_it_cannot_be_built() -> None:
    """The structures of the construction action are places as well."""
    t = two(seat(USA, "viktor", excavators=0, mixers=0))

    assert GAME.why_at(t.s, "elevation").message.key == "reason-no-site"
    assert GAME.why_at(t.s, "building").message.key == "reason-not-in-box"
    assert [GAME.notate(action) for action in GAME.actions_at("base")] == ["build base"]
