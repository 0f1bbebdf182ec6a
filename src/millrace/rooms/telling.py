"""What happened, as each may read it: told once, from what was played, as names depend on the moment."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final, cast

from millrace.kernel import game as kernel
from millrace.kernel.game import Game, Message
from millrace.kernel.message import Said, said
from millrace.kernel.stack import NOBODY, Core, Event
from millrace.rooms import book
from millrace.rooms.book import Line
from millrace.rooms.play import Played
from millrace.rooms.protocol import Entry, Explained, Row, Step, StepKind, Told
from millrace.rooms.snapshot import ToldLine, once

_NOTES: Final = {
    book.Opened: "note-opened",
    book.Sat: "note-sat",
    book.Left: "note-left",
    book.Replaced: "note-replaced",
    book.Returned: "note-returned",
    book.Resigned: "note-resigned",
    book.Closed: "note-closed",
    book.UndoWished: "note-undo-asked",
    book.ContinueWished: "note-continue-asked",
    book.Continued: "note-continued",
}


# Parts, from the engine's form: the same keys and arguments, seats counted from 1 -------------------------


def seat_number(seat: int) -> int:
    """A seat of the engine as people count it; chance and nobody are 0."""
    return max(seat + 1, 0)


def engine_seat(viewer: int) -> int:
    """Who looks, as the engine counts: 0 looks on."""
    return viewer - 1 if viewer else NOBODY


def row(option: kernel.Row) -> Row:
    return Row(option.action, option.kind, option.place, said(option.message))


def told(game: Game[Any], state: Core, events: Sequence[Event]) -> list[Told]:
    """Events in a row often have one source: it is said with the first of them."""
    found: list[Told] = []
    source: Message | None = None
    for number in events:
        event = game.told(state, number)
        same = None if event.source == source else said(event.source)
        found.append(_told(event, same, by_rules=not game.has_cause(number)))
        source = event.source
    return found


def _told(event: kernel.Told, source: Said | None, *, by_rules: bool) -> Told:
    return Told(
        event.kind,
        seat_number(event.seat),
        said(event.message),
        source,
        list(event.places),
        event.what,
        event.amount,
        event.origin,
        list(event.way),
        dict(event.goods),
        by_rules,
    )


def explained(turn: kernel.Explained) -> Explained:
    steps = [
        Step(cast("StepKind", step.kind), said(step.message), step.clause, list(step.places))
        for step in turn.steps
    ]
    return Explained(seat_number(turn.seat), said(turn.message), turn.first, turn.end, steps)


# Lines ----------------------------------------------------------------------------------------------------


def tell_played(game: Game[Any], line: Line, played: Played, viewers: int) -> tuple[ToldLine, list[int]]:
    """An answer or the set-up, to everybody from viewer 0 on; and where explained turns end in its story."""
    kind = "answer" if line.kind == "answer" else "start"
    state = played.after.state
    known: dict[tuple[Event, ...], tuple[list[Told], list[Explained]]] = {}
    entries: list[Entry] = []
    ends: list[int] = []
    for viewer in range(viewers):
        seen = tuple(game.seen(event, engine_seat(viewer)) for event in played.story)
        if seen not in known:
            turns = game.explain(state, list(seen))
            ends = ends or [turn.end for turn in turns]
            known[seen] = _tell(game, state, seen, turns)
        first, *then = _answers(played, viewer) or [said(Message("note-" + line.kind))]
        entries.append(
            Entry(
                line.seq,
                cast("Any", kind),
                line.time,
                seat=line.seat,
                said=first,
                then=then,
                told=known[seen][0],
                explained=known[seen][1],
                opens=played.opens,
            )
        )
    return ToldLine(*once(entries)), ends


def _answers(played: Played, viewer: int) -> list[Said]:
    return [said(Message("note-secret") if hidden[viewer] else message) for message, hidden in played.answers]


def _tell(
    game: Game[Any], state: Core, seen: tuple[Event, ...], turns: list[kernel.Explained]
) -> tuple[list[Told], list[Explained]]:
    """What happened, and why; an event that says nothing but why is not said twice."""
    left_out = [i for turn in turns for i in range(turn.first, turn.end) if game.only_explains(seen[i])]
    events = told(game, state, [event for i, event in enumerate(seen) if i not in left_out])
    moved = [
        turn._replace(
            first=turn.first - bisect_left(left_out, turn.first),
            end=turn.end - bisect_left(left_out, turn.end),
        )
        for turn in turns
    ]
    return events, [explained(turn) for turn in moved]


def tell_all(entry: Entry, viewers: int) -> ToldLine:
    """A line that is the same for everybody."""
    return ToldLine([entry], [0] * viewers)


def tell_undo(line: Line, to: int) -> Entry:
    return Entry(line.seq, "undo", line.time, seat=line.seat, said=said(Message("note-undone")), to=to)


def tell_unplayed(line: Line) -> Entry:
    """An answer that these rules cannot play: what it said may be secret, so it is not shown."""
    return Entry(line.seq, "note", line.time, seat=line.seat, said=said(Message("note-unplayed")))


def tell_note(line: Line, body: book.Body, name: str) -> Entry:
    """Anything about people and chairs; `name` is the person of the seat concerned."""
    if isinstance(body, book.Chatted):
        return Entry(line.seq, "chat", line.time, seat=line.seat, name=body.name, text=body.text)
    return Entry(line.seq, "note", line.time, seat=line.seat, said=said(_note(line, body, name)))


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
        case book.ContinueAnswered(agree=agree):
            return Message("note-continue-agreed" if agree else "note-continue-declined", args)
        case _:
            return Message(_NOTES[type(body)], args)
