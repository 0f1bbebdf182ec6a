"""The book of a table: its lines, what each says, and how it is written down.

Answers and draws stand in the game's notation, so that a book can be read by whoever knows the game, and
outlives any change of its numbers.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Raw, Struct, json

from millrace.rooms.new_table import NewChair


class Line(Struct):
    """One line. `body` is a `Body` as `write_body` writes it."""

    seq: int
    time: float
    kind: str
    person: str | None
    seat: int
    key: str | None
    body: bytes


class Opened(Struct, frozen=True, tag="opened"):
    """The first line: the host sits down at the line's seat."""

    name: str


class Sat(Struct, frozen=True, tag="sat"):
    """A person takes the line's seat; seat 0 may look on at a private table."""

    name: str


class Left(Struct, frozen=True, tag="left"):
    """A person gets up from the line's seat before the game."""


class ChairSet(Struct, frozen=True, tag="chair"):
    """The host gives a free chair to a bot, or back to people."""

    chair: NewChair


class Started(Struct, frozen=True, tag="start", omit_defaults=True):
    """The game begins, under these rules; what chance drew for the set-up; the digest of the state then."""

    rules: str
    draws: list[str]
    digest: str = ""


class Answered(Struct, frozen=True, tag="answer", omit_defaults=True):
    """The line's seat answers; what chance drew after it. `opens`: the answer began a turn.

    `then` are its answers to the questions that followed at once: they were given as one.
    """

    action: str
    draws: list[str]
    opens: bool
    digest: str = ""
    then: list[str] = []


class Undone(Struct, frozen=True, tag="undo"):
    """The game goes back to just after line `to`."""

    to: int


class UndoWished(Struct, frozen=True, tag="ask_undo"):
    """The line's seat asks to go back to just after line `to`; nobody to ask means it is done."""

    to: int
    waiting: list[int]


class UndoAnswered(Struct, frozen=True, tag="answer_undo", omit_defaults=True):
    """The last to agree brings the game back. `request` is the line that asked."""

    agree: bool
    request: int = -1


class ContinueWished(Struct, frozen=True, tag="ask_continue"):
    """The line's seat asks to go on under the rules as they are now."""

    waiting: list[int]


class ContinueAnswered(Struct, frozen=True, tag="answer_continue"):
    agree: bool
    request: int


class Continued(Struct, frozen=True, tag="continue"):
    """All have agreed: the game goes on from the state after line `back_to`, as these rules read it."""

    back_to: int
    rules: str
    position: Raw
    drawn: int  # how often chance had answered before
    points: list[dict[str, int]]  # by seat, by source
    draws: list[str]
    digest: str
    periods: list[dict[int, int]] = []  # points by seat, by round or year
    period: int = 0
    gains: list[dict[int, dict[str, int]]] = []  # points by seat, by chapter, by source
    chapter: int = 0


class Chatted(Struct, frozen=True, tag="chat"):
    name: str
    text: str


class Replaced(Struct, frozen=True, tag="replace"):
    """A bot plays the seat from here on; its person may return."""

    seat: int
    bot: str


class Returned(Struct, frozen=True, tag="return"):
    """The person of the line's seat plays again."""


class Resigned(Struct, frozen=True, tag="resign"):
    """The person of the line's seat gives up. A bot plays on if enough people are left."""


class Closed(Struct, frozen=True, tag="close"):
    """The host closes a table that never began."""


Body: TypeAlias = (
    Opened
    | Sat
    | Left
    | ChairSet
    | Started
    | Answered
    | Undone
    | UndoWished
    | UndoAnswered
    | ContinueWished
    | ContinueAnswered
    | Continued
    | Chatted
    | Replaced
    | Returned
    | Resigned
    | Closed
)

_DECODER: Final[json.Decoder[Body]] = json.Decoder(Body)


def write_body(body: Body) -> bytes:
    return json.encode(body)


def read_body(raw: bytes) -> Body:
    return _DECODER.decode(raw)


def kind_of(body: Body) -> str:
    """The word a line is filed under."""
    return str(body.__struct_config__.tag)
