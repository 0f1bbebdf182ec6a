"""The rules of Ferry, by tables made for them."""

from __future__ import annotations

import pytest

from ferry.game import GAME
from ferry.state import State
from millrace.kernel.errors import BadPosition, ConfigError


def test_there_is_no_fog_in_summer() -> None:
    with pytest.raises(ConfigError, match="fog"):
        GAME.parse_options({"fog": True, "season": "summer"})


def table(boat: str, *crates: int, lashed: tuple[int, ...] = ()) -> State:
    """A boat at the quay that all but the last seat have loaded; the last one is asked."""
    hands = [[10 + seat, 15 + seat, 20 + seat, crate] for seat, crate in enumerate(crates)]
    seats = [
        {"vp": 0, "ropes": 2, "hand": hand[:3], "aboard": hand[3], "lashed": seat in lashed}
        for seat, hand in enumerate(hands)
    ]
    last = {"vp": 0, "ropes": 0, "hand": [1, 2, 3, 14], "aboard": None, "lashed": False}
    document = {"millrace": "position", "game": "ferry", "season": "autumn", "fog": False, "drawn": [boat]}
    return GAME.read_position(
        {**document, "boat": boat, "seats": [*seats, last], "asks": "load", "seat": len(crates) + 1}
    )


@pytest.mark.parametrize(
    ("boat", "crates", "lashed", "answer", "points"),
    [
        ("barge", (4, 6), (), "load 14", [2, 2, 7]),  # the heaviest earns the fare, the others freight
        ("barge", (4, 6), (), "wait", [2, 7, 1]),  # waiting earns a point
        ("raft", (4, 6), (), "load 14", [2, 3, 0]),  # 24 is too much for 18: the heaviest goes overboard
        ("raft", (8, 9), (1,), "load 3", [0, 3, 2]),  # 20: what is lashed stays, the next heaviest goes
        ("raft", (9, 8), (0, 1), "load 3", [3, 2, 0]),  # 17 without the loose one
        ("raft", (9, 13), (0, 1), "wait", [-3, -3, 1]),  # 22, all lashed: the boat sinks
    ],
)  # fmt: skip
def test_a_boat_leaves(
    boat: str, crates: tuple[int, ...], lashed: tuple[int, ...], answer: str, points: list[int]
) -> None:
    s = table(boat, *crates, lashed=lashed)

    GAME.apply(s, GAME.read(answer))

    assert GAME.scores(s) == points
    assert GAME.question_kind(s) == "draw"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"boat": None}, "boat"),
        ({"drawn": []}, "drawn"),
        ({"fog": 1}, "fog"),
        ({"season": "winter"}, "season"),
        ({"asks": "lash"}, "asks"),
        ({"asks": "draw", "boat": None}, "seats[0].aboard"),
        ({"seat": 1}, "seats[0].aboard"),
        ({"seats": []}, "seats"),
    ],
)
def test_a_position_that_cannot_stand_is_refused_by_its_place(change: dict[str, object], place: str) -> None:
    document = {**GAME.write_position(table("raft", 8, 9)), **change}

    with pytest.raises(BadPosition) as found:
        GAME.read_position(document)

    assert found.value.place == place
