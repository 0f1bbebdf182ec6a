"""Positions of Craftsmen: the manual's example, what is left out, and what is refused by name."""

import json
import re
from pathlib import Path

import pytest

from millrace.games.craftsmen import position
from millrace.games.craftsmen.game import GAME
from millrace.kernel.chance import Stream
from millrace.kernel.errors import BadPosition

MANUAL = (Path(__file__).resolve().parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")


def example() -> dict[str, object]:
    blocks = re.findall(r"```json\n(.*?)```", MANUAL, re.DOTALL)
    document: dict[str, object] = json.loads(blocks[1])
    return document


def test_the_example_of_the_manual_can_be_played_to_the_end() -> None:
    s = GAME.read_position(example())
    assert GAME.decider(s) == 2
    rolls = Stream(7)
    while not GAME.is_over(s):
        legal = GAME.legal(s)
        GAME.apply(s, legal[rolls.below(len(legal))])

    assert (s.year, s.season) == (3, 3)


def test_the_manual_names_every_field() -> None:
    for name in [*position._FIELDS, *position._SEAT_FIELDS]:
        assert f"`{name}`" in MANUAL, name


def test_what_lies_nowhere_else_lies_in_the_piles() -> None:
    s = GAME.read_position(example())

    assert s.pile.bit_count() == 48 - 2 - 3
    assert s.lower[0].bit_count() == 24 - 2 - 1, "two basic cards on display, one built"
    assert (s.privilege_pool, s.work_pool) == (5, 4)


SEATS = [{"row": ["sawmill-1"]}, {"row": ["sawmill-2"]}, {"row": ["sawmill-3"]}]


@pytest.mark.parametrize(
    ("field", "value", "place", "why"),
    [
        ("players", 6, "players", "must be from 2 to 5"),
        ("winter", True, "winter", "unknown key"),
        ("order", [1, 1, 2], "order", "every seat"),
        ("season", "winter", "season", "a turn sends assistants"),
        ("capital_up", ["violet-4", None], "capital_up[0]", "unknown"),
        ("discards", ["red-1"] * 5, "discards[4]", "only 4 cards red-1"),
        ("discards", ["red-1a", "red-1a"], "discards[1]", "somewhere else already"),
        ("display", ["mill-1", None, None, None, None, None], "display[0]", "two basic"),
        ("tops", ["sawmill-1"], "seats[0].row[0]", "somewhere else already"),
        ("track", [1, 1], "track", "once"),
        ("granary", [None, 1] + ["natural"] * 12, "granary[0]", "lower space"),
        ("holds", [None, 1] + [None] * 34, "holds[0]", "left slot"),
        ("privilege_pool", 7, "privilege_pool", "must be from 0 to 6"),
        ("work_pool", 1, "work_pool", "6 work tokens in all"),
        ("queues", {"bankers": [[1, 1], [1, 1], [1, 1]]}, "queues.bankers", "at most 4 assistants"),
        ("seats", [{"row": []}, SEATS[1], SEATS[2]], "seats", "one sawmill"),
        ("seats", [{"row": ["sawmill-1"], "vp": -1}, SEATS[1], SEATS[2]], "seats[0].vp", "must be from 0"),
        (
            "seats",
            [{"row": ["sawmill-1"], "assistants": 4}, SEATS[1], SEATS[2]],
            "seats[0].assistants",
            "add up",
        ),
        (
            "seats",
            [{"row": ["sawmill-1", {"card": "mill-1", "filled": ["wood"]}]}, SEATS[1], SEATS[2]],
            "seats[0].row[1].filled[0]",
            "no input icon",
        ),
    ],
)
def test_what_cannot_stand_is_named(field: str, value: object, place: str, why: str) -> None:
    document = {"millrace": "position", "game": "craftsmen", "players": 3, "seats": SEATS, field: value}

    with pytest.raises(BadPosition) as refused:
        GAME.read_position(document)

    assert refused.value.place == place
    assert why in refused.value.why
