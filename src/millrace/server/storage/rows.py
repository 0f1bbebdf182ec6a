"""What goes into the storage and comes out of it, and the two ways an append can be refused."""

from __future__ import annotations

from msgspec import Struct, field, json

from millrace.kernel.game import Options
from millrace.rooms.book import Line
from millrace.rooms.protocol import NewChair, Pace, Phase
from millrace.rooms.room import Summary
from millrace.rooms.terms import Terms

__all__ = ["KeyUsed", "Line", "Summary", "TableRow", "Taken"]


class TableRow(Struct):
    """One table as the lists need it. `options` and `chairs` are JSON as the table was created."""

    id: str
    created: float
    updated: float
    host: str
    name: str
    game: str
    options: str
    chairs: str
    seed: str
    seed_chosen: bool
    public: bool
    pace: Pace
    phase: Phase
    seq: int
    asked: int
    asked_person: str | None
    chapter: int
    deadline: float | None
    people: list[tuple[str, int]] = field(default_factory=list)  # person, seat; filled on the way out

    def terms(self) -> Terms:
        return Terms(
            id=self.id,
            game=self.game,
            options=json.decode(self.options, type=Options),
            chairs=json.decode(self.chairs, type=list[NewChair]),
            seed=self.seed,
            seed_chosen=self.seed_chosen,
            host=self.host,
            name=self.name,
            public=self.public,
            pace=self.pace,
        )


class Taken(Exception):  # noqa: N818 - the word of the caller's question
    """Somebody else wrote this line first: the table has moved on."""


class KeyUsed(Exception):  # noqa: N818
    """The person has already written a line under this key."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the key was used for line {seq}")
        self.seq = seq
