"""The book as each seat may read it: told once, when a line is taken, because names depend on the moment."""

from __future__ import annotations

from typing import Any, Final

from millrace.kernel.game import Game, Message
from millrace.kernel.stack import NOBODY, Core, Event
from millrace.kernel.table import Entry as Answer
from millrace.kernel.table import Table
from millrace.server import saying
from millrace.server.rooms import lines as book
from millrace.server.storage import Line
from millrace.server.wire import Entry, Explained, Told

_NOTES: Final = {
    book.Opened: "note-opened",
    book.Sat: "note-sat",
    book.Left: "note-left",
    book.Replaced: "note-replaced",
    book.Returned: "note-returned",
    book.Resigned: "note-resigned",
    book.Closed: "note-closed",
    book.UndoWished: "note-undo-asked",
}


class Teller:
    """Entries by line and viewer: 0 looks on, others are seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game: Final = game
        self.viewers: Final = range(seats + 1)
        self.entries: dict[int, list[Entry]] = {}
        self.scenes: tuple[int, list[Core]] = (
            -1,
            [],
        )  # states on the way through the newest answer, by its line

    def take_over(self, other: Teller) -> None:
        self.entries = other.entries

    def knows(self, first: int, last: int) -> bool:
        return all(seq in self.entries for seq in range(first, last + 1))

    def start(self, line: Line, table: Table[Any]) -> None:
        """The set-up: chance's answers, played again for their events."""
        state = self.game.new(table.options)
        story: list[Event] = []
        state.story = story
        for answer in table.log:
            self.game.apply(state, answer.action)
        self._tell(
            line, "start", table.state, story, {viewer: Message("note-start") for viewer in self.viewers}
        )

    def answer(self, line: Line, table: Table[Any], body: book.Answered) -> None:
        """Play the answer and tell it."""
        game, before = self.game, table.state
        said = game.row(before, body.action).message
        words = {
            viewer: Message("note-secret") if game.hides(before, _seat(viewer)) else said
            for viewer in self.viewers
        }
        copy, length = game.clone(before), len(table.log)
        story = table.play(line.seat - 1, body.action)
        self._tell(line, "answer", table.state, story, words, opens=body.opens)
        turns = self.entries[line.seq][0].explained
        on_the_way = _on_the_way(game, copy, table.log[length:], turns) if turns else []
        self.scenes = (line.seq, on_the_way)

    def undo(self, line: Line, to: int) -> None:
        entry = Entry(
            line.seq, "undo", line.time, seat=line.seat, said=saying.said(Message("note-undone")), to=to
        )
        self.entries[line.seq] = [entry] * len(self.viewers)

    def note(self, line: Line, body: book.Body, name: str) -> None:
        """Anything about people and chairs; `name` is the person of the seat concerned."""
        if isinstance(body, book.Chatted):
            entry = Entry(line.seq, "chat", line.time, seat=line.seat, name=body.name, text=body.text)
        else:
            entry = Entry(
                line.seq, "note", line.time, seat=line.seat, said=saying.said(_note(line, body, name))
            )
        self.entries[line.seq] = [entry] * len(self.viewers)

    def _tell(
        self,
        line: Line,
        kind: str,
        state: Core,
        story: list[Event],
        words: dict[int, Message],
        *,
        opens: bool = False,
    ) -> None:
        told: dict[tuple[Event, ...], tuple[list[Told], list[Explained]]] = {}
        entries: list[Entry] = []
        for viewer in self.viewers:
            seen = tuple(self.game.seen(event, _seat(viewer)) for event in story)
            if seen not in told:
                told[seen] = (
                    [saying.told(self.game.told(state, event)) for event in seen],
                    [saying.explained(turn) for turn in self.game.explain(state, list(seen))],
                )
            entries.append(
                Entry(
                    line.seq,
                    "start" if kind == "start" else "answer",
                    line.time,
                    seat=line.seat,
                    said=saying.said(words[viewer]),
                    told=told[seen][0],
                    explained=told[seen][1],
                    opens=opens,
                )
            )
        self.entries[line.seq] = entries


def _on_the_way(game: Game[Any], state: Core, log: list[Answer], turns: list[Explained]) -> list[Core]:
    """The states after the answer itself and after each turn that followed from it."""
    story: list[Event] = []
    state.story = story
    scenes: list[Core] = []
    ends = [0, *(turn.end for turn in turns)]
    for answer in log:
        game.apply(state, answer.action)
        while len(scenes) < len(ends) and len(story) >= ends[len(scenes)]:
            scenes.append(game.clone(state))
    return scenes


def _seat(viewer: int) -> int:
    return viewer - 1 if viewer else NOBODY


def _note(line: Line, body: book.Body, name: str) -> Message:
    """People and chairs in words; the client has the sentences."""
    args: dict[str, int | str | Message] = {"name": name}
    match body:
        case book.Sat() if not line.seat:
            return Message("note-watches", args)
        case book.ChairSet(chair=chair):
            return Message("note-chair-bot" if chair.kind == "bot" else "note-chair-free", {"n": line.seat})
        case book.UndoAnswered(agree=agree):
            return Message("note-undo-agreed" if agree else "note-undo-declined", args)
        case _:
            return Message(_NOTES[type(body)], args)
