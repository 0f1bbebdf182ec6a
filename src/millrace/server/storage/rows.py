"""What goes into the storage and comes out of it, and the two ways an append can be refused."""

from __future__ import annotations

from msgspec import Struct, field

from millrace.server.wire import Pace, Phase


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


class Line(Struct):
    """One line of a table's book. `body` belongs to the caller; the storage never looks inside."""

    seq: int
    time: float
    kind: str
    person: str | None
    seat: int
    key: str | None
    body: bytes


class Summary(Struct):
    """What the lists show of a table after its newest line."""

    phase: Phase
    asked: int
    asked_person: str | None
    chapter: int
    deadline: float | None
    people: list[tuple[str, int]]  # person, seat: everybody who sits
    chairs: str = ""  # JSON as they are set now; empty leaves them


class Taken(Exception):  # noqa: N818 - the word of the caller's question
    """Somebody else wrote this line first: the table has moved on."""


class KeyUsed(Exception):  # noqa: N818
    """The person has already written a line under this key."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the key was used for line {seq}")
        self.seq = seq
