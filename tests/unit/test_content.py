"""The digest of content: no field of any row of any game can change without it."""

from __future__ import annotations

import copy
import gc
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NamedTuple

import pytest

from millrace.catalogue import GAMES
from millrace.kernel.content import content_digest, fields_of, written
from millrace.kernel.errors import RulesError

OURS: Final = ("barrage", "craftsmen")


def tables_of(game: str) -> dict[str, ModuleType]:
    """The content modules of a game, as they lie in its folder."""
    package = import_module(f"millrace.games.{game}.content")
    names = [info.name for info in pkgutil.iter_modules(package.__path__)]
    return {name: import_module(f"{package.__name__}.{name}") for name in names}


def rows_in(value: object) -> Iterator[object]:
    """Everything with fields, at any depth."""
    if fields_of(value):
        yield value
        for field in fields_of(value):
            yield from rows_in(getattr(value, field))
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from rows_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from rows_in(item)


def changed(value: object) -> object:
    """Another value of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if fields_of(value):
        return with_field(value, fields_of(value)[0])
    assert isinstance(value, tuple), f"{value!r} is not known to content"
    return (*value[:-1], changed(value[-1])) if value else (1,)


def with_field(row: Any, field: str) -> Any:  # noqa: ANN401 - any row
    """The row with one field changed."""
    if isinstance(row, tuple) and hasattr(row, "_replace"):
        return row._replace(**{field: changed(getattr(row, field))})
    other = copy.copy(row)
    object.__setattr__(other, field, changed(getattr(row, field)))
    return other


@pytest.mark.parametrize("game", OURS)
def test_a_game_digests_all_its_content(game: str) -> None:
    """In whatever order it names them."""
    modules = list(tables_of(game).values())

    assert GAMES[game].content_digest() == content_digest(*modules) == content_digest(*reversed(modules))


@pytest.mark.parametrize("game", OURS)
def test_every_field_of_every_row_counts(game: str) -> None:
    rows = [
        row
        for module in tables_of(game).values()
        for name, value in vars(module).items()
        if name.isupper()
        for row in rows_in(value)
    ]

    assert len(rows) > 90
    for row in rows:
        for field in fields_of(row):
            assert written(with_field(row, field), "row") != written(row, "row"), f"{row}.{field}"


@pytest.mark.parametrize("game", OURS)
def test_every_table_counts(game: str) -> None:
    for module in tables_of(game).values():
        for name, value in [(name, value) for name, value in vars(module).items() if name.isupper()]:
            twin = ModuleType(module.__name__)
            vars(twin).update({**vars(module), name: changed(value)})
            assert content_digest(twin) != content_digest(module), f"{module.__name__}.{name}"


class Slotted:
    __slots__ = ("a", "b")

    def __init__(self, a: int, b: int) -> None:
        self.a, self.b = a, b


class Wider(Slotted):
    __slots__ = ("c",)

    def __init__(self, a: int, b: int, c: int) -> None:
        super().__init__(a, b)
        self.c = c


class Pair(NamedTuple):
    left: int
    right: str


def test_rows_are_read_however_they_keep_their_fields() -> None:
    assert fields_of(Slotted(1, 2)) == ["a", "b"]
    assert fields_of(Wider(1, 2, 3)) == ["a", "b", "c"]
    assert fields_of(Pair(1, "x")) == ["left", "right"]
    assert fields_of((1, 2)) == fields_of([1]) == fields_of({"a": 1}) == []
    assert written((Wider(1, 2, 3), {"k": [Pair(1, "x")]}), "T") == (
        "(Wider(a=1, b=2, c=3), {'k': (Pair(left=1, right='x'))})"
    )


class Plain:
    def __init__(self, a: int) -> None:
        self.a = a


def test_rows_are_as_fast_to_read_as_before() -> None:
    """A plain object whose `__dict__` was asked for refers to it from then on, and is read more slowly."""
    module = ModuleType("rows")
    rows = [Plain(1), Plain(2), Plain(3)]
    vars(module)["ROWS"] = rows

    assert written(rows, "ROWS") == "(Plain(a=1), Plain(a=2), Plain(a=3))"
    assert content_digest(module)
    for row in rows[1:]:
        assert not any(isinstance(held, dict) for held in gc.get_referents(row))


def test_a_tuple_in_a_tuple_is_not_one_tuple() -> None:
    assert written(((1, 2), 3), "T") != written((1, (2, 3)), "T")


def test_what_is_no_value_is_refused() -> None:
    with pytest.raises(RulesError, match=r"T\.left holds a function"):
        written(Pair(test_a_tuple_in_a_tuple_is_not_one_tuple, "x"), "T")  # type: ignore[arg-type]  # on purpose
