"""What crosses the network over HTTP, as types; what is said at a table is in `rooms/protocol.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from millrace.rooms.protocol import MOST_SEATS, Chair, Entry, Name, Pace, Phase

Backend: TypeAlias = Literal["sqlite", "postgresql"]


class Problem(Struct, frozen=True):
    """Every 4xx: what is wrong and the way out. `code` is for programs."""

    code: str
    detail: str


class Person(Struct, frozen=True):
    """Who is asking; a guest has no login."""

    id: str
    name: str
    login: str | None = None


class Me(Struct, frozen=True):
    person: Person | None


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret that stands for a person: keep the link, come back on any device."""

    token: Annotated[str, Meta(min_length=16, max_length=128)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Created(Struct, frozen=True):
    id: str


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free chair: any of a public table (`seat` 0: the first), or the one an invite is for."""

    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    invite: Annotated[str, Meta(max_length=128)] = ""


class TableSummary(Struct, frozen=True):
    """One line of the table list."""

    id: str
    name: str
    game: str
    phase: Phase
    pace: Pace
    public: bool
    options: dict[str, Any]
    chairs: list[Chair]
    yours: list[int]  # the seats you sit at
    your_turn: bool
    asked: int  # the seat that is asked; 0 when nobody is
    chapter: int
    updated: float
    deadline: float | None = None


class TableList(Struct, frozen=True):
    """`yours`: your turn first, then latest; `open`: public with a free chair; `watch`: others in play."""

    yours: list[TableSummary] = field(default_factory=list)
    open: list[TableSummary] = field(default_factory=list)
    watch: list[TableSummary] = field(default_factory=list)


class Book(Struct, frozen=True):
    """A page of a table's book: entries in order; `more` if there are earlier ones."""

    entries: list[Entry]
    more: bool


class Health(Struct, frozen=True):
    status: Literal["ok", "stopping"]
    version: str
    database: Backend
    bus: Literal["process", "redis"]


class SeatRange(Struct, frozen=True):
    least: int
    most: int
    default: int


class DeclaredOption(Struct, frozen=True):
    """A flag, or a choice of one of its values. A flag's default is `no`."""

    key: str
    kind: Literal["flag", "choice"]
    values: list[str]
    default: str


class DeclaredChair(Struct, frozen=True):
    """A kind of seat: `person`, `bot`, or one that the game plays by its own rules."""

    kind: str
    option: str  # the key its levels are listed under, of a game's own seats
    levels: list[str]
    default: str
    most: int


class DeclaredSetting(Struct, frozen=True):
    """One of these values under this key: of a choice, `yes` of a flag, or a kind of chair that is taken."""

    key: str
    values: list[str]


class DeclaredExclusion(Struct, frozen=True):
    """Two settings that cannot go together; the clause says why."""

    one: DeclaredSetting
    other: DeclaredSetting
    clause: str


class GameOffered(Struct, frozen=True):
    """What a table of a game can be made with. The words are those of its set-up file."""

    key: str
    rules_version: int
    content: str
    seats: SeatRange
    options: list[DeclaredOption]
    chairs: list[DeclaredChair]
    exclusions: list[DeclaredExclusion]
    period: str  # the message that names a round or year of the points; empty if they are not counted so


class GameList(Struct, frozen=True):
    games: list[GameOffered]
