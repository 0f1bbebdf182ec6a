"""The state of Craftsmen: every field is declared, and what is declared is cloned, dumped and loaded."""

from __future__ import annotations

from inspect import signature
from typing import Final

import pytest

from millrace.games.craftsmen import seat as seats
from millrace.games.craftsmen import state as states
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.state import State, load
from millrace.kernel.stack import CHANCE

FIELDS: Final = [(name, 7) for name in states.NUMBERS] + [(name, [3, 1, 4]) for name in states.LISTS]
SEAT_FIELDS: Final = [(name, 7) for name in seats.NUMBERS] + [(name, [3, 1, 4]) for name in seats.LISTS]


def dealt() -> State:
    s = GAME.new(GAME.parse_options({"players": 3}))
    while GAME.decider(s) == CHANCE:
        GAME.apply(s, GAME.legal(s)[0])
    return s


def expect_kept(s: State, before: list[int]) -> None:
    assert s.dump() != before
    assert s.clone().dump() == s.dump()
    assert load(s.dump()).dump() == s.dump()


@pytest.mark.parametrize(("name", "value"), FIELDS)
def test_every_field_of_the_table_is_kept(name: str, value: int | list[int]) -> None:
    s = dealt()
    before = s.dump()

    setattr(s, name, value)

    expect_kept(s, before)
    assert getattr(s.clone(), name) == getattr(load(s.dump()), name) == value


@pytest.mark.parametrize(("name", "value"), SEAT_FIELDS)
def test_every_field_of_a_seat_is_kept(name: str, value: int | list[int]) -> None:
    s = dealt()
    before = s.dump()

    setattr(s.seats[1], name, value)

    expect_kept(s, before)
    assert getattr(s.clone().seats[1], name) == getattr(load(s.dump()).seats[1], name) == value


def test_nothing_else_is_part_of_the_state() -> None:
    """Names are taken from the constructors: a field that is set there must be declared."""
    table = set(signature(State.__init__).parameters) - {"self", "seats", "stack"}
    seat = set(signature(seats.Seat.__init__).parameters) - {"self"}

    assert table == {*states.NUMBERS, *states.LISTS}
    assert seat == {*seats.NUMBERS, *seats.LISTS}


def test_what_is_cloned_is_not_shared() -> None:
    s = dealt()
    twin = s.clone()

    for name in states.LISTS:
        getattr(twin, name).append(9)
    for name in seats.LISTS:
        getattr(twin.seats[0], name).append(9)

    assert s.dump() == dealt().dump()
