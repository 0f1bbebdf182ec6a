"""What a person and a table say to each other, as types. Nothing here decides anything.

Seats are counted from 1 as in positions; 0 is nobody, or chance. A sentence is never sent: `Said` is a key of
the message files with its arguments, and the client says it in the language of its reader. What programs need
to know is in fields: kinds, amounts, places.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from millrace.kernel.message import Said

MOST_SEATS = 8

# Parts ----------------------------------------------------------------------------------------------------

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Ask: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]  # a client's own number of a question
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Action: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Word: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")]  # a key of something declared
Pace: TypeAlias = Literal["live", "1d", "3d", "7d"]
Phase: TypeAlias = Literal["waiting", "playing", "over"]
StepKind: TypeAlias = Literal["tried", "performed", "considered", "narrowed", "chosen", "note"]


class Row(Struct, frozen=True):
    """One option: the action to send, what kind it is, the place on the board it glows at, its words."""

    action: int
    kind: str
    place: str
    said: Said


class Told(Struct, frozen=True, omit_defaults=True):
    """One event: `kernel.game.Told` with seats from 1.

    `what` is the component concerned, `amount` how much (a loss is negative), `origin` where it came from,
    `way` the places it passed, `goods` how much of each good where one event moves several, `places` what it
    touches on the board. Without a source it has that of the event before it; `by_rules`: none is worth
    naming, the rules are so.
    """

    kind: str
    seat: int
    said: Said
    source: Said | None = None
    places: list[str] = []
    what: str = ""
    amount: int = 0
    origin: str = ""
    way: list[str] = []
    goods: dict[str, int] = {}
    by_rules: bool = False


class Step(Struct, frozen=True, omit_defaults=True):
    """One step of a turn's explanation: what was weighed, the clause, the places that were left by it."""

    kind: StepKind
    said: Said
    clause: str = ""
    places: list[str] = []


class Explained(Struct, frozen=True):
    """Why an Automa did what it did in the events from `first` up to, not including, `end` of an entry."""

    seat: int
    said: Said
    first: int
    end: int
    steps: list[Step]


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a table's book, by its kind.

    answer    a seat answered: `said` is the option, `then` those it chose with it, `told` what followed,
              `explained` the turns that fixed rules played; `opens`: it began a turn
    undo      the game went back to just after line `to`
    start     the game begins; `told` is the set-up
    chat      `text`
    note      anything else about people and seats, in words
    """

    seq: int
    kind: Literal["answer", "undo", "start", "chat", "note"]
    time: float
    seat: int = 0
    name: str = ""
    said: Said | None = None
    then: list[Said] = []
    told: list[Told] = []
    explained: list[Explained] = []
    text: str = ""
    to: int = 0
    opens: bool = False


class Asked(Struct, frozen=True):
    """The pending question, `kind` for programs. Rows are sent only to the seat that answers."""

    seat: int
    kind: str
    said: Said
    rows: list[Row]


class Chair(Struct, frozen=True):
    """Who sits at one seat."""

    kind: str
    level: str
    name: str  # of the person; empty while the chair is free
    stand_in: str  # the bot that plays in place of the person
    here: bool
    resigned: bool
    may_replace: bool  # the person has been away long enough that a bot may play on


class UndoAsked(Struct, frozen=True):
    """Somebody asks to take back more than is theirs alone; `request` is the line that asks."""

    request: int
    by: int
    to: int  # the game would go back to just after this line
    waiting: list[int]  # seats whose word is awaited


class ContinueAsked(Struct, frozen=True):
    """Somebody asks to go on under the rules as they are now."""

    request: int
    by: int
    waiting: list[int]


class OtherRules(Struct, frozen=True):
    """The game was played under other rules and goes another way under these from line `line` on."""

    theirs: str
    ours: str
    line: int
    back_to: int  # the line it can be continued from; -1 if it cannot
    asked: ContinueAsked | None


class Standing(Struct, frozen=True):
    seat: int
    points: int
    winner: bool
    sources: dict[str, int]  # message key of a source of points: points
    periods: dict[int, int] = {}  # round or year, 0 for the set-up: points; empty if they were not counted


class ChapterGains(Struct, frozen=True):
    """The points of one chapter, a round or a season, by seat: message key of a source: points."""

    chapter: int
    seats: list[dict[str, int]]


class RoomView(Struct, frozen=True):
    """A table as one person sees it, without the game on it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    phase: Phase
    pace: Pace
    public: bool
    chairs: list[Chair]
    you: int  # the seat you look as; 0 looks on
    yours: list[int]  # your seats: several people may share one browser
    hand_over: bool  # your seats have secrets from each other: one is open at a time, by `open`
    host: int
    watching: int
    deadline: float | None
    undo_to: int | None  # line an undo of yours would go back to
    turn_to: int | None  # line where your turn began
    undo_asked: UndoAsked | None
    other_rules: OtherRules | None
    commitment: str
    seed: str  # revealed when the game is over, or chosen by the host
    seed_chosen: bool
    standings: list[Standing]
    gains: list[ChapterGains]  # chapter by chapter, the set-up is 0; empty if they were not counted
    invites: list[str]  # for the host: a secret to look on, then one for each seat that is free


# `[path, value]`: what stands at the path now; `[path]`: nothing stands there any more. `rooms/changes.py`.
Change: TypeAlias = list[Any]


# From the server, live ------------------------------------------------------------------------------------


class Update(Struct, frozen=True, tag="update"):
    """What changed, up to line `seq`, of the document `{room, view, asked}` that both sides keep.

    `entries` are the lines after `since`; -1: earlier ones are only on request. `scenes` lead through the
    views on the way: after the newest answer itself, and after each of its explained turns, each from the one
    before and the first from the view before this update; `changes` come after them. `forget`: another seat
    looks than before, and the lines that were known were not for it.
    """

    seq: int
    at: int  # the line after which the question was asked: an answer names it
    since: int
    changes: list[Change]
    entries: list[Entry]
    scenes: list[list[Change]] = []
    forget: bool = False


class Done(Struct, frozen=True, tag="done", omit_defaults=True):
    """What was sent under this key is in the book; `again` if it already was."""

    key: str
    seq: int
    again: bool = False


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """Nothing changed. `code` is for programs, `said` and `clause` for people."""

    code: str
    said: Said
    clause: str = ""
    key: str = ""
    ask: int = -1


class Preview(Struct, frozen=True, tag="preview"):
    """What an option would cause up to the next question, and how the view would change."""

    ask: int
    told: list[Told]
    changes: list[Change] | None  # None: how the table would be cannot be known
    ends_turn: bool  # somebody else is asked next, or nobody
    reveals: bool  # a draw follows: it cannot be undone alone
    then: Said | None  # the next question, if it is yours


class Why(Struct, frozen=True, tag="why"):
    ask: int
    said: Said
    clause: str
    legal: bool  # the place can be chosen after all


class Forecast(Struct, frozen=True, tag="forecast"):
    """Where the water of this round would go if nobody changed anything any more."""

    ask: int
    told: list[Told]


class Plans(Struct, frozen=True, tag="plans"):
    """What the seat could work towards, as a document of the game's own."""

    ask: int
    plans: dict[str, Any]


class Looking(Struct, frozen=True, tag="looking"):
    """The seat that this connection looks as from here on; 0: all of its hands are covered."""

    ask: int
    seat: int


class Pong(Struct, frozen=True, tag="pong"):
    ask: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the connection; `code` says why and `again` whether to come back."""

    code: str
    said: Said
    again: bool


FromServer: TypeAlias = Update | Done | Refused | Preview | Why | Forecast | Plans | Looking | Pong | Bye
