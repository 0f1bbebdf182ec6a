"""What has happened so far, in paragraphs: one for each turn, each phase, and the setup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from millrace.kernel.game import NOTHING, Game
from millrace.kernel.stack import CHANCE, NOBODY, Core, Event

S = TypeVar("S", bound=Core)


class Happening(NamedTuple):
    at: int  # the answer of the log that caused it
    event: Event


class Paragraph(NamedTuple):
    """`seat` took a turn; NOBODY: a phase, opened by its own event; CHANCE: the setup."""

    seat: int
    happenings: list[Happening]
    begun: int = 0  # with this answer of the log


class Paragraphing(Generic[S]):
    """How one game falls into paragraphs."""

    def begins(self, s: S, last: Paragraph) -> int:
        """Who opens a paragraph with the answer to come, or NOBODY."""
        raise NotImplementedError

    def opens(self, event: Event) -> bool:
        """Whether an event opens a paragraph: of its seat, or of a phase if it has none."""
        raise NotImplementedError


class History(Generic[S]):
    """Grows with the game: whoever plays an answer adds what came of it. Nothing is played here."""

    def __init__(self, game: Game[S], paragraphing: Paragraphing[S]) -> None:
        self.game: Final = game
        self.paragraphing: Final = paragraphing
        self.paragraphs: list[Paragraph] = [Paragraph(CHANCE, [])]

    def add(self, at: int, before: S, events: Sequence[Event]) -> None:
        """What answer `at` of the log caused; `before` is the state it was given in."""
        seat = self.paragraphing.begins(before, self.paragraphs[-1])
        if seat != NOBODY:
            self.paragraphs.append(Paragraph(seat, [], at))
        for event in events:
            if self.paragraphing.opens(event):
                self.paragraphs.append(Paragraph(event[1], [], at))
            self.paragraphs[-1].happenings.append(Happening(at, event))

    def cut(self, length: int) -> None:
        """Forget what the answers from there on have caused: they were taken back."""
        kept = [p for p in self.paragraphs if p.begun < length or p.seat == CHANCE]
        self.paragraphs = [
            Paragraph(p.seat, [h for h in p.happenings if h.at < length], p.begun) for p in kept
        ]

    def since(self, at: int, viewer: int = NOBODY) -> list[Paragraph]:
        """What the answers from `at` on have caused, as a viewer may know it, still in paragraphs."""
        found = [
            Paragraph(
                p.seat,
                [Happening(h.at, self.game.seen(h.event, viewer)) for h in p.happenings if h.at >= at],
                p.begun,
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
