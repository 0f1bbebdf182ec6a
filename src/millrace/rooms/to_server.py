"""What clients say to a room, live. Each message is checked against its type at the edge."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from millrace.rooms.protocol import MOST_SEATS, Action, Ask, Count, Key, SeatNumber


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the last line the client has, -1 for none."""

    have: Annotated[int, Meta(ge=-1, le=1_000_000_000)]


MOST_AT_ONCE = 20
Path: TypeAlias = Annotated[list[Action], Meta(max_length=MOST_AT_ONCE)]


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Answer the question asked after line `at`. The same key again is the same answer.

    `then` answers the questions that follow from it: one line of the book, and one undo, for all of them.
    """

    key: Key
    at: Count
    action: Action
    then: Path = []


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
    """Agree or not to what line `request` asks; who asked may withdraw it so."""

    key: Key
    request: Count
    agree: bool


class AskContinue(Struct, frozen=True, tag="ask_continue", forbid_unknown_fields=True):
    """Ask everybody to go on under the rules as they are now."""

    key: Key


class AnswerContinue(Struct, frozen=True, tag="answer_continue", forbid_unknown_fields=True):
    key: Key
    request: Count
    agree: bool


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


OwnSeat: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS)]  # one of several; 0: the one that is open


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    key: Key
    seat: OwnSeat = 0


class Replace(Struct, frozen=True, tag="replace", forbid_unknown_fields=True):
    """Let a bot play a seat: the own one, or one whose person has been away long enough."""

    key: Key
    seat: SeatNumber


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take the own seat back from the bot."""

    key: Key
    seat: OwnSeat = 0


class AskPreview(Struct, frozen=True, tag="ask_preview", forbid_unknown_fields=True):
    ask: Ask
    at: Count
    action: Action
    then: Path = []


class AskWhy(Struct, frozen=True, tag="ask_why", forbid_unknown_fields=True):
    """Why a place of the board cannot be chosen now, or with `action` why that one action cannot."""

    ask: Ask
    at: Count
    place: Annotated[str, Meta(max_length=40)] = ""
    action: Action | UnsetType = UNSET


class AskPlans(Struct, frozen=True, tag="ask_plans", forbid_unknown_fields=True):
    ask: Ask
    at: Count


class AskForecast(Struct, frozen=True, tag="ask_forecast", forbid_unknown_fields=True):
    ask: Ask
    at: Count


class Open(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """Look as one of the own seats: the one that is asked, or any while none of them is.

    Where several people share a browser this is how the screen is handed over.
    """

    ask: Ask
    at: Count
    seat: SeatNumber


class Cover(Struct, frozen=True, tag="cover", forbid_unknown_fields=True):
    """Cover the hand that is open."""

    ask: Ask


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    ask: Ask


ToServer: TypeAlias = (
    Hello
    | Act
    | Undo
    | AskUndo
    | AnswerUndo
    | AskContinue
    | AnswerContinue
    | Chat
    | Resign
    | Replace
    | Return
    | AskPreview
    | AskWhy
    | AskForecast
    | AskPlans
    | Open
    | Cover
    | Ping
)
