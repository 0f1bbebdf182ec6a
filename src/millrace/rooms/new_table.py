"""What somebody asks for who makes a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from millrace.rooms.protocol import MOST_SEATS, Name, Pace, Word


class NewChair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit there: `person`, `bot`, or a kind of seat that the game plays by its own rules.

    A person with a `name` plays at the browser of the table's maker; others come by a link.
    """

    kind: Annotated[Word, Meta(min_length=1)]
    level: Word = ""  # of a bot or of the game's own seat; empty: the usual one
    name: Annotated[str, Meta(max_length=40, pattern=r"^(\S(.*\S)?)?$")] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """People and bots first, the game's own seats last. With no free chair left the game begins at once.

    Its maker sits on the first chair for a person, under the name of that chair if it has one.

    `options` are those that the game declares.
    """

    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=MOST_SEATS)]
    game: Annotated[Word, Meta(min_length=1)]
    options: dict[Word, bool | Word] = {}
    name: Name | None = None
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    pace: Pace = "live"
    public: bool = False
