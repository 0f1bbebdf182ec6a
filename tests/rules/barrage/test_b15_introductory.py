"""Chapter B15: the introductory game."""

from __future__ import annotations

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import E_ENERGY, E_INVEST
from millrace.kernel.errors import ConfigError
from millrace.kernel.stack import CHANCE, NOBODY
from tests.tables import BASIC, FRANCE, GERMANY, ITALY, USA, Play, barrage, new_game, seat

ASSIGNED = [  # by turn order
    ("usa", "wilhelm", ["S1"]),
    ("germany", "jill", ["S2"]),
    ("italy", "solomon", ["S3"]),
    ("france", "viktor", ["S4"]),
]
BONUS_TILES = ["BT_contracts", "BT_bases", "BT_elevations", "BT_conduits", "BT_powerhouses"]


def at_seat(t: Play, who: int) -> dict[str, object]:
    seats = GAME.view(t.s, NOBODY)["seats"]
    assert isinstance(seats, list)
    found: dict[str, object] = seats[who]
    return found


def until(t: Play, beginning: str) -> Play:
    """Draw the first of everything until something of another kind is asked."""
    while not t.options()[0].startswith(beginning):
        assert t.decider == CHANCE
        GAME.apply(t.s, GAME.legal(t.s)[0])
    return t


def begun(players: int = 4, first: int = 1) -> Play:
    return until(new_game(players, introductory=True), "first ").deal(f"first p{first}")


@pytest.mark.parametrize(("players", "first"), [(4, 1), (4, 3), (3, 2), (2, 2)])
def test_b15_1_1_fixed_assignment_by_turn_order(players: int, first: int) -> None:
    """Nobody drafts; the first of the turn order has the USA, and later companies are left out."""
    t = until(new_game(players, introductory=True), "first ")
    assert t.options() == [f"first p{n + 1}" for n in range(players)]

    t.deal(f"first p{first}")

    order = [(first - 1 + i) % players for i in range(players)]
    assert (t.decider, GAME.question(t.s).key) == (order[0], "question-turn")
    assert GAME.view(t.s, NOBODY)["order"] == [who + 1 for who in order]
    seats = [at_seat(t, who) for who in order]
    assert [(p["company"], p["officer"], p["contracts"]) for p in seats] == ASSIGNED[:players]


def test_b15_1_2_the_joker_is_a_fifth_basic_tile() -> None:
    """It builds a second base while the base tile is on the wheel."""
    t = begun()
    for who in range(4):
        assert at_seat(t, who)["tiles"] == [*BASIC, "BASIC_joker"]

    two = barrage(
        seat(USA, "wilhelm"), seat(GERMANY, "jill", engineers=0, passed=True), introductory=True, turn=1
    )
    two.play("build base", "site B8L", "tile BASIC_base", "build base", "site B9L")

    assert [event[0] for event in two.events].count(E_INVEST) == 2
    assert at_seat(two, 0)["tiles"] == ["BASIC_elevation", "BASIC_conduit", "BASIC_powerhouse"]


def test_b15_1_3_no_patent_office() -> None:
    """No tile is drawn at setup or at the end of a round, and no patent space is open to the rich."""
    t = begun(2)
    drawn = set()
    for _ in range(2):
        view = GAME.view(t.s, NOBODY)
        assert view["patents"] == [None, None, None]
        spaces = view["spaces"]
        assert isinstance(spaces, dict)
        assert [spaces[f"patent_{n}"] for n in (1, 2, 3)] == [{"blocked": True}] * 3
        piles = view["piles"]
        assert isinstance(piles, dict)
        assert [piles[level] for level in ("I", "II", "III")] == [0, 0, 0]
        assert not [option for option in t.options() if option.startswith("space patent")]
        now = t.s.round
        while t.s.round == now:
            if t.decider == CHANCE:
                drawn.add(GAME.question(t.s).key)
            t.answer_plainly()

    assert drawn <= {"question-deal-contract"}
    assert t.s.round == 3
    rich = barrage(seat(USA, "wilhelm", credits=50), seat(GERMANY, "jill"), introductory=True)
    assert not [option for option in rich.options() if option.startswith("space patent")]


def test_b15_1_4_five_bonus_tiles_in_random_order() -> None:
    t = until(new_game(3, introductory=True), "bonus ")
    assert t.options() == [f"bonus {key}" for key in BONUS_TILES]

    order = [BONUS_TILES[i] for i in (3, 0, 4, 2, 1)]
    t.deal(*(f"bonus {key}" for key in order))

    assert GAME.view(t.s, NOBODY)["bonus"] == order


@pytest.mark.parametrize("more", [{"automas": 1}, {"automas": ["medium"]}, {"leeghwater": True}])
def test_b15_1_5_no_automa_and_no_leeghwater_project(more: dict[str, object]) -> None:
    with pytest.raises(ConfigError):
        GAME.parse_options({"players": 3, "introductory": True, **more})


def test_b15_1_6_objective_and_the_other_draws_are_as_in_the_full_game() -> None:
    """The same questions to chance, but for tiles and the draft."""
    asked: dict[bool, list[str]] = {}
    for introductory in (True, False):
        t = new_game(4, introductory=introductory)
        asked[introductory] = []
        while t.decider == CHANCE:
            asked[introductory].append(GAME.question(t.s).key)
            GAME.apply(t.s, GAME.legal(t.s)[0])
    drafting = {f"question-deal-{what}" for what in ("tile", "company", "officer", "starting")}

    assert asked[True] == [key for key in asked[False] if key not in drafting]
    assert "question-deal-objective" in asked[True]


def test_b15_1_6_resources_officers_and_abilities_are_the_same() -> None:
    """Wilhelm builds in the mountains for 3; the USA with three powerhouses gain from a passing drop."""
    mine = at_seat(begun(), 0)
    assert (mine["credits"], mine["excavators"], mine["mixers"], mine["vp"]) == (6, 6, 4, 10)

    def table() -> Play:
        return barrage(
            seat(USA, "wilhelm", excavators=3),
            seat(GERMANY, "jill"),
            seat(ITALY, "solomon"),
            seat(FRANCE, "viktor"),
            on_map={"P8_1": 1, "P9_1": 1, "P10_1": 1},
            introductory=True,
        )

    assert "site B1L" in table().play("build base").options()
    flowing = table().play("space water_flow1_L", "head A")
    assert [a for kind, who, _, a, _ in flowing.events if kind == E_ENERGY and who == 0] == [1]
