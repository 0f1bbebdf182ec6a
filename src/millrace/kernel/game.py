"""What any layer above may ask of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, Generic, NamedTuple, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.message import Message, Reason
from millrace.kernel.options import Option, Options, OptionTable, Seats
from millrace.kernel.stack import NOBODY, Core, Event

__all__ = [
    "NOTHING",
    "Explained",
    "ExplainedStep",
    "Foreseen",
    "Game",
    "Message",
    "Option",
    "Options",
    "Reason",
    "Row",
    "Told",
]

S = TypeVar("S", bound=Core)


class Row(NamedTuple):
    """One option as clients show it: the action, what kind it is, where on the board, and its words."""

    action: int
    kind: str
    place: str
    message: Message


class Told(NamedTuple):
    """One event as clients show it. Facts are fields, words are only said.

    kind      what happened, one of `Game.event_kinds`
    seat      to whom
    message   in words; `source`: because of what
    places    what it touches on the board
    what      the component, structure or good concerned, by its key
    amount    how much; a loss is negative
    origin    the place it came from
    way       the places it passed, in order, the last one included
    goods     how much of each good, where one event moves several; a loss is negative
    """

    kind: str
    seat: int
    message: Message
    source: Message
    places: tuple[str, ...]
    what: str = ""
    amount: int = 0
    origin: str = ""
    way: tuple[str, ...] = ()
    goods: Mapping[str, int] = {}


class ExplainedStep(NamedTuple):
    """One step of an explained turn: what was weighed, the clause, and the places that were left by it.

    Kinds: tried, performed, considered, narrowed, chosen, note.
    """

    kind: str
    message: Message
    clause: str
    places: tuple[str, ...]


class Explained(NamedTuple):
    """Why a seat that follows fixed rules did what it did, in the events from `first` up to before `end`."""

    seat: int
    message: Message
    first: int
    end: int
    steps: tuple[ExplainedStep, ...]


class Foreseen(Generic[S]):
    """What an answer would cause, as far as its seat may know and nobody else has a say."""

    def __init__(self, events: list[Event], after: S | None) -> None:
        self.events: Final = events  # as the seat may know them
        self.after: Final = after  # the state ahead; None where it would show what the seat may not know


NOTHING: Final[Event] = (-1, NOBODY, 0, 0, 0)  # before the first event of a story


class Game(Generic[S]):
    """A game as the layers above see it. `apply` trusts its caller; `Table` is the door that checks."""

    name = ""
    package = (
        ""  # where its files are: `text/<language>.ftl`, and in `text` the folders `setup` and `clauses`
    )
    rules_version = 0
    options = OptionTable("", Seats(2, 2, 2))
    period_key: str = ""  # the message that names a round or year, if points are counted by them
    points_rows: tuple[str, ...] = ()  # messages: every source of points, in the order they are shown
    event_kinds: tuple[str, ...] = ()  # every kind that `told` may give
    question_kinds: tuple[str, ...] = ()  # every kind that `question_kind` may give
    terminal = ""  # what draws it at a terminal, as `module:object`; without one it is drawn as text
    has_secrets = True  # a seat may know what another may not; False only if all see the same, always

    def content_digest(self) -> str:
        """A digest of every component: a record names the content it was played with."""
        raise NotImplementedError

    def types(self) -> Sequence[type]:
        """The types of the documents `view` and `components` return: clients' types are made from them."""
        return ()

    def components(self) -> Mapping[str, object]:
        """What never changes: every component with its facts and words, for drawings and cards."""
        return {}

    def parse_options(self, raw: Mapping[str, object]) -> Options:
        """The options in full, defaults filled in; ConfigError names what does not fit."""
        return self.options.parse(raw)

    def new(self, options: Options) -> S:
        raise NotImplementedError

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def n_seats(self, s: S) -> int:
        raise NotImplementedError

    def legal(self, s: S) -> list[int]:
        """The options of the pending question; never empty unless the game is over, in a fixed order."""
        raise NotImplementedError

    def apply(self, s: S, action: int) -> None:
        """Answer the pending question, in place."""
        raise NotImplementedError

    def decider(self, s: S) -> int:
        """The seat whose answer is awaited: CHANCE for a draw, NOBODY when the game is over."""
        return s.stack[-1].seat if s.stack else NOBODY

    def is_over(self, s: S) -> bool:
        return not s.stack

    def turn_clause(self, s: S) -> str:  # noqa: ARG002 - a game may name none
        """The clause that says whose turn it is now, for who answers out of turn."""
        return ""

    def chapter(self, s: S) -> int:
        """A number that grows from round to round; records carry a digest where it changes."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        raise NotImplementedError

    def view(self, s: S, seat: int) -> Mapping[str, object]:
        """What a seat may see; NOBODY looks on from outside. A whitelist: what is not named is not shown."""
        raise NotImplementedError

    def hides(self, s: S, seat: int) -> bool:  # noqa: ARG002 - most games hide nothing
        """Whether the answer to the pending question is secret from a seat."""
        return False

    def seen(self, event: Event, seat: int) -> Event:  # noqa: ARG002
        """The event as a seat may know it: what is secret from it is blanked."""
        return event

    def dump(self, s: S) -> list[int]:
        raise NotImplementedError

    def load(self, cells: list[int]) -> S:
        raise NotImplementedError

    def digest(self, s: S) -> str:
        """The same for equal states, on every build and machine."""
        return sha256(",".join(map(str, self.dump(s))).encode()).hexdigest()[:16]

    def write_position(self, s: S) -> dict[str, object]:
        """The state as a document a person can read and edit."""
        raise NotImplementedError

    def read_position(self, document: Mapping[str, object]) -> S:
        """The state a document describes; BadPosition names the place that cannot stand."""
        raise NotImplementedError

    def notate(self, action: int) -> str:
        """The action in short text, the form in records and tests."""
        raise NotImplementedError

    def read(self, text: str) -> int:
        """The action a short text names, or -1."""
        raise NotImplementedError

    def question(self, s: S) -> Message:
        raise NotImplementedError

    def question_kind(self, s: S) -> str:
        """A word for programs: which question is pending."""
        raise NotImplementedError

    def row(self, s: S, action: int) -> Row:
        raise NotImplementedError

    def told(self, s: S, event: Event) -> Told:
        raise NotImplementedError

    def has_cause(self, event: Event) -> bool:  # noqa: ARG002 - most games always name one
        """Whether the source of an event says more than that the rules are so."""
        return True

    def explain(self, s: S, events: Sequence[Event]) -> list[Explained]:  # noqa: ARG002 - most seats think for themselves
        """The parts of a story that followed from fixed rules, such as whole turns, each with its reasons."""
        return []

    def only_explains(self, event: Event) -> bool:  # noqa: ARG002
        """Whether an event says nothing but why: the explanation of its turn tells it."""
        return False

    def points_key(self, before: Event, event: Event) -> str:  # noqa: ARG002 - a game may not know
        """The source an event's points count under, as a key of the message files; empty if it gives none.

        `before` is the event before it, or NOTHING.
        """
        return ""

    def opens_period(self, event: Event) -> int:  # noqa: ARG002 - a game may have none
        """The number of the round or year that begins with an event, from 1; 0 if none does.

        Points are also counted by it; `period_key` names one.
        """
        return 0

    def opens_chapter(self, event: Event) -> int:
        """The number of the chapter that begins with an event, as `chapter` counts them; 0 if none does."""
        return self.opens_period(event)

    def start_points(self, s: S) -> list[int]:
        """The points of each seat that no event tells: those it starts with."""
        return [0] * self.n_seats(s)

    def why_not(self, s: S, action: int) -> Reason:
        """Why the pending question does not offer this action. Slow; only people ask."""
        raise NotImplementedError

    def actions_at(self, place: str) -> list[int]:  # noqa: ARG002 - a game may have no places
        """The actions whose rows have this place, whether they are offered or not."""
        return []

    def why_at(self, s: S, place: str) -> Reason:
        """Why nothing can be chosen at a place of the board: the reason for the action it most likely means.

        One that is offered comes first, then one of a kind that the question offers. Slow; only people ask.
        """
        found = self.actions_at(place)
        if not found:
            return Reason(Message("reason-not-asked"), "", "not-asked")
        legal = self.legal(s)
        kinds = {self._kind(action) for action in legal}
        for action in found:
            if action in legal:
                return self.why_not(s, action)
        for action in found:
            if self._kind(action) in kinds:
                return self.why_not(s, action)
        return self.why_not(s, found[0])

    def _kind(self, action: int) -> str:
        return self.notate(action).partition(" ")[0]

    def opens_turn(self, s: S) -> bool:  # noqa: ARG002 - in a game without longer turns every question does
        """Whether the pending question begins a turn, and is not a further one within it."""
        return True

    def foresee(self, s: S, seat: int, action: int) -> Foreseen[S]:
        """What an offered action would cause up to the next question; the state is left alone.

        A game with secrets stops where another seat's begin to show: every preview comes from here.
        """
        ahead = self.clone(s)
        story: list[Event] = []
        ahead.story = story
        self.apply(ahead, action)
        ahead.story = None
        return Foreseen([self.seen(event, seat) for event in story], ahead)

    def redeal(self, s: S, seat: int, rolls: Stream) -> S:  # noqa: ARG002 - most games hide nothing
        """A state this seat cannot tell from the true one: what it may not know is dealt afresh."""
        return self.clone(s)

    def worth(self, s: S, seat: int) -> int:
        """How good a state looks for a seat, to a player who thinks no further than one turn."""
        return self.scores(s)[seat]

    def plans(self, s: S, seat: int) -> Mapping[str, object]:  # noqa: ARG002 - few games are worth planning in
        """What a seat could work towards and what is missing for it, as far as it may know. Slow."""
        return {}

    def forecast(self, s: S) -> list[Event]:  # noqa: ARG002 - few games have anything that moves by itself
        """What would still happen by itself this round if nobody did anything; the state is left alone."""
        return []
