"""The words for the view of Craftsmen, read as text: every field has a name, and no word is idle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args, get_type_hints, is_typeddict

from millrace.games.craftsmen.view_types import View
from tests.word_checks import File

ENGLISH: Final = File("craftsmen", "en")
WORDS: Final = {key for key in ENGLISH.keys if key.startswith("view-")}
# numbers, empty places, lines of a list; words that no other message has
ENDINGS: Final = ("n", "none", "at")
VALUES: Final = {
    "view-phase-start",
    "view-phase-over",
    "view-ends-left",
    "view-ends-right",
    "view-granary-natural",
}


def inner(kind: object) -> Iterator[type]:
    """The documents a type is made of."""
    if is_typeddict(kind):
        assert isinstance(kind, type)
        yield kind
    for part in get_args(kind):
        yield from inner(part)


def fields(kind: type = View, within: str = "") -> Iterator[tuple[str, str]]:
    """Every field of the view that is read with the field it stands in; what has no name is not."""
    for key, value in get_type_hints(kind).items():
        name = key.replace("_", "-")
        yield within, name
        is_read = f"view-{name}" not in WORDS or ENGLISH.say(f"view-{name}") != ""
        for part in inner(value) if is_read else ():
            yield from fields(part, name)


def names(within: str, field: str) -> tuple[str, str]:
    """What a reader looks for, the first that is there."""
    return f"view-{within}-{field}", f"view-{field}"


def test_every_field_of_the_view_has_a_name() -> None:
    assert {field for field in fields() if WORDS.isdisjoint(names(*field))} == set()


def test_every_word_is_for_a_field() -> None:
    known = {name for field in fields() for name in names(*field)}
    known |= {f"{name}-{ending}" for name in known for ending in ENDINGS}

    assert known & VALUES == set()
    assert WORDS - known == VALUES
