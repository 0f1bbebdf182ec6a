"""What crosses the network: every message and document, as types. Nothing here decides anything.

Seats are counted from 1 as in positions; 0 is nobody, or chance. A sentence is never sent: `Said` is a key of
the message files with its arguments, and the client says it in the language of its reader.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

# Parts ----------------------------------------------------------------------------------------------------

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Ask: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]  # a client's own number of a question
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Action: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Level: TypeAlias = Literal["low", "medium", "high", "very-high"]
BotName: TypeAlias = Literal["greedy", "random"]
Pace: TypeAlias = Literal["live", "1d", "3d", "7d"]
Phase: TypeAlias = Literal["waiting", "playing", "over"]
StepKind: TypeAlias = Literal["tried", "performed", "considered", "narrowed", "chosen", "note"]


class Said(Struct, frozen=True, omit_defaults=True):
    """A key of the message files; an argument may be said itself."""

    key: str
    args: dict[str, int | str | Said] = {}


class Row(Struct, frozen=True):
    """One option: the action to send, what kind it is, the place on the board it glows at, its words."""

    action: int
    kind: str
    place: str
    said: Said


class Told(Struct, frozen=True, omit_defaults=True):
    """One event: facts are fields, words are only said.

    kind      what happened, one of the kinds its game declares
    source    because of what
    what      the component, structure or good concerned, by its key
    amount    how much; a loss is negative
    origin    the place it came from
    way       the places it passed, in order, the last one included
    goods     how much of each good, where one event moves several
    places    what it touches on the board
    """

    kind: str
    seat: int
    said: Said
    source: Said
    what: str = ""
    amount: int = 0
    origin: str = ""
    way: list[str] = []
    goods: dict[str, int] = {}
    places: list[str] = []


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

    answer    a seat answered: `said` is the option, `told` what followed, `explained` the turns of Automas;
              `opens`: it began a turn
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
    told: list[Told] = []
    explained: list[Explained] = []
    text: str = ""
    to: int = 0
    opens: bool = False


class Asked(Struct, frozen=True, omit_defaults=True):
    """The pending question; its kind is for programs. Rows are sent only to the seat that answers."""

    seat: int
    kind: str
    said: Said
    rows: list[Row] = []


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits at one seat."""

    kind: Literal["person", "bot", "automa"]
    name: str = ""  # of the person; empty while the chair is free
    bot: BotName | None = None  # who plays: a bot by nature, or in place of an absent person
    level: Level | None = None
    here: bool = False
    resigned: bool = False
    may_replace: bool = False  # the person has been away long enough that a bot may play on


class UndoAsked(Struct, frozen=True):
    """Somebody asks to take back more than is theirs alone."""

    by: int
    to: int  # the game would go back to just after this line
    waiting: list[int]  # seats whose word is awaited


class Standing(Struct, frozen=True):
    seat: int
    points: int
    winner: bool
    sources: dict[str, int]  # message key of a source of points: points


class Room(Struct, frozen=True, omit_defaults=True):
    """A table as one person sees it, without the game on it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    phase: Phase
    pace: Pace
    public: bool
    chairs: list[Chair]
    you: int = 0  # your seat; 0 looks on
    host: int = 0
    watching: int = 0
    deadline: float | None = None
    undo_to: int | None = None  # line an undo of yours would go back to
    turn_to: int | None = None  # line where your turn began
    undo_asked: UndoAsked | None = None
    commitment: str = ""
    seed: str = ""  # revealed when the game is over, or chosen by the host
    standings: list[Standing] = []
    invites: list[str] = []  # for the host: a secret to look on, then one for each seat that is free


# From the server, live ------------------------------------------------------------------------------------


class Update(Struct, frozen=True, tag="update"):
    """The table after line `seq`. `entries` are those after `since`; -1: earlier ones are only on request.

    `scenes` are views on the way: after the newest answer itself, and after each of its explained turns.
    """

    seq: int
    at: int  # the line after which the question was asked: an answer names it
    since: int
    room: Room
    entries: list[Entry]
    view: dict[str, Any] | None
    asked: Asked | None
    scenes: list[dict[str, Any]] = []


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
    """What an option would cause up to the next question, and the table as it would be."""

    ask: int
    told: list[Told]
    view: dict[str, Any]
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


class Pong(Struct, frozen=True, tag="pong"):
    ask: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the connection; `code` says why and `again` whether to come back."""

    code: str
    said: Said
    again: bool


FromServer: TypeAlias = Update | Done | Refused | Preview | Why | Forecast | Pong | Bye


# To the server, live --------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the last line the client has, -1 for none."""

    have: Annotated[int, Meta(ge=-1, le=1_000_000_000)]


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Answer the question asked after line `at`. The same key again is the same answer."""

    key: Key
    at: Count
    action: Action


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the own last answer, or with `turn` all of them since the turn began."""

    key: Key
    at: Count
    turn: bool = False


class AskUndo(Struct, frozen=True, tag="ask_undo", forbid_unknown_fields=True):
    """Ask those affected to go back to just after line `to`."""

    key: Key
    at: Count
    to: Count


class AnswerUndo(Struct, frozen=True, tag="answer_undo", forbid_unknown_fields=True):
    key: Key
    at: Count
    agree: bool


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    key: Key


class Replace(Struct, frozen=True, tag="replace", forbid_unknown_fields=True):
    """Let a bot play a seat: the own one, or one whose person has been away long enough."""

    key: Key
    seat: SeatNumber
    bot: BotName = "greedy"


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take the own seat back from the bot."""

    key: Key


class AskPreview(Struct, frozen=True, tag="ask_preview", forbid_unknown_fields=True):
    ask: Ask
    at: Count
    action: Action


class AskWhy(Struct, frozen=True, tag="ask_why", forbid_unknown_fields=True):
    """Why a place of the board cannot be chosen now, or with `action` why that one action cannot."""

    ask: Ask
    at: Count
    place: Annotated[str, Meta(max_length=40)] = ""
    action: Action | UnsetType = UNSET


class AskForecast(Struct, frozen=True, tag="ask_forecast", forbid_unknown_fields=True):
    ask: Ask
    at: Count


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    ask: Ask


ToServer: TypeAlias = (
    Hello
    | Act
    | Undo
    | AskUndo
    | AnswerUndo
    | Chat
    | Resign
    | Replace
    | Return
    | AskPreview
    | AskWhy
    | AskForecast
    | Ping
)


# Over HTTP ------------------------------------------------------------------------------------------------


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


class NewChair(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["person", "bot", "automa"]
    bot: BotName = "greedy"
    level: Level = "medium"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """People and bots first, Automas last. With no free chair left the game begins at once."""

    chairs: Annotated[list[NewChair], Meta(min_length=2, max_length=5)]
    game: Literal["barrage"] = "barrage"
    name: Name | None = None
    introductory: bool = False
    leeghwater: bool = False
    choice: Literal["draft", "random", "free"] = "draft"
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    pace: Pace = "live"
    public: bool = False


class Created(Struct, frozen=True):
    id: str


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free chair: any of a public table (`seat` 0: the first), or the one an invite is for."""

    seat: Annotated[int, Meta(ge=0, le=5)] = 0
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
    you: int
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
    database: Literal["sqlite", "postgresql"]
    bus: Literal["process", "redis"]
