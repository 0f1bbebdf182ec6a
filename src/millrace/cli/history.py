"""What has happened so far, in paragraphs: one for each turn, each phase, and the setup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from millrace.kernel.game import NOTHING, Game, Options
from millrace.kernel.stack import CHANCE, NOBODY, Core, Event
from millrace.kernel.table import Entry

S = TypeVar("S", bound=Core)


class Happening(NamedTuple):
    at: int  # the answer of the log that caused it
    event: Event


class Paragraph(NamedTuple):
    """`seat` took a turn; NOBODY: a phase, opened by its own event; CHANCE: the setup."""

    seat: int
    happenings: list[Happening]


class Paragraphing(Generic[S]):
    """How one game falls into paragraphs."""

    def begins(self, s: S, last: Paragraph) -> int:
        """Who opens a paragraph with the answer to come, or NOBODY."""
        raise NotImplementedError

    def opens(self, event: Event) -> bool:
        """Whether an event opens a paragraph: of its seat, or of a phase if it has none."""
        raise NotImplementedError


class History(Generic[S]):
    """Follows a log: replays what is new, and starts again when something was taken back."""

    def __init__(self, game: Game[S], options: Options, paragraphing: Paragraphing[S]) -> None:
        self.game: Final = game
        self.options: Final = options
        self.paragraphing: Final = paragraphing
        self._restart()

    def _restart(self) -> None:
        self.paragraphs: list[Paragraph] = [Paragraph(CHANCE, [])]
        self._told: list[Entry] = []
        self._s = self.game.new(self.options)

    def follow(self, log: Sequence[Entry]) -> None:
        if list(log[: len(self._told)]) != self._told:
            self._restart()
        for entry in log[len(self._told) :]:
            self._tell(entry)

    def _tell(self, entry: Entry) -> None:
        s = self._s
        seat = self.paragraphing.begins(s, self.paragraphs[-1])
        if seat != NOBODY:
            self.paragraphs.append(Paragraph(seat, []))
        told: list[Event] = []
        s.story = told
        self.game.apply(s, entry.action)
        s.story = None
        for event in told:
            if self.paragraphing.opens(event):
                self.paragraphs.append(Paragraph(event[1], []))
            self.paragraphs[-1].happenings.append(Happening(len(self._told), event))
        self._told.append(entry)

    def since(self, at: int, viewer: int = NOBODY) -> list[Paragraph]:
        """What the answers from `at` on have caused, as a viewer may know it, still in paragraphs."""
        found = [
            Paragraph(
                p.seat,
                [Happening(h.at, self.game.seen(h.event, viewer)) for h in p.happenings if h.at >= at],
            )
            for p in self.paragraphs
            if p.happenings
        ]
        return [p for p in found if p.happenings]

    def events(self) -> list[Event]:
        """Everything from the beginning, without its paragraphs."""
        return [happening.event for paragraph in self.paragraphs for happening in paragraph.happenings]

    def backwards(self) -> Iterator[Event]:
        """Everything, the latest first."""
        for paragraph in reversed(self.paragraphs):
            for happening in reversed(paragraph.happenings):
                yield happening.event

    def points(self, seat: int) -> dict[str, int]:
        """Victory points by where they came from, from the first event to the last."""
        found: dict[str, int] = {}
        before = NOTHING
        for event in self.events():
            key = self.game.points_key(before, event)
            if key and event[1] == seat:
                found[key] = found.get(key, 0) + event[3]
            before = event
        return found
