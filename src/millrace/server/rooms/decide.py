"""What a person may do at a table: a wish becomes a line of the book, or a refusal. Nothing changes here."""

from __future__ import annotations

from typing import Any

from millrace.kernel.errors import IllegalAction
from millrace.kernel.game import Message, Reason
from millrace.kernel.stack import CHANCE
from millrace.kernel.table import Table
from millrace.server import wire
from millrace.server.rooms import lines as book
from millrace.server.rooms.absence import may_replace
from millrace.server.rooms.refusal import Refusal, by_the_rules
from millrace.server.rooms.room import Room


class Asker:
    """Who wants something, when, and since when each person has been away."""

    def __init__(self, person: str | None, name: str, now: float, seen: dict[str, float]) -> None:
        self.person = person
        self.name = name
        self.now = now
        self.seen = seen


Wanted = (
    wire.Act
    | wire.Undo
    | wire.AskUndo
    | wire.AnswerUndo
    | wire.Chat
    | wire.Resign
    | wire.Replace
    | wire.Return
)


def decide(room: Room, asker: Asker, wanted: Wanted) -> tuple[int, book.Body]:
    """The seat and the line; Refusal if it may not be."""
    seat = room.seat_of(asker.person)
    if isinstance(wanted, wire.Chat):
        if asker.person is None:
            raise Refusal("no-name")
        return seat, book.Chatted(asker.name, wanted.text)
    if not seat:
        raise Refusal("only-looking")
    if room.phase == "waiting":
        raise Refusal("not-begun")
    if room.phase == "over":
        raise Refusal("game-over")
    match wanted:
        case wire.Act():
            return seat, _answer(room, seat, wanted)
        case wire.Undo():
            return seat, _undo(room, seat, wanted)
        case wire.AskUndo():
            return seat, _wish(room, seat, wanted)
        case wire.AnswerUndo():
            return seat, _agree(room, seat, wanted)
        case wire.Resign():
            if room.sitters[seat - 1].resigned:
                raise Refusal("resigned")
            return seat, book.Resigned()
        case wire.Replace():
            return seat, _replace(room, seat, wanted, asker)
        case wire.Return():
            return seat, _return(room, seat)


def _plays_himself(room: Room, seat: int) -> None:
    sitter = room.sitters[seat - 1]
    if sitter.resigned:
        raise Refusal("resigned")
    if sitter.stand_in:
        raise Refusal("bot-plays")


def _not_stale(room: Room, at: int) -> None:
    if at != room.at:
        raise Refusal("stale", at=at, now=room.at)


def playing(room: Room) -> Table[Any]:
    """The game on the table; Refusal if there is none yet."""
    if room.table is None:
        raise Refusal("not-begun")
    return room.table


def _answer(room: Room, seat: int, wanted: wire.Act) -> book.Answered:
    _plays_himself(room, seat)
    _not_stale(room, wanted.at)
    return answered(room, seat, wanted.action)


def answered(room: Room, seat: int, action: int) -> book.Answered:
    """The answer with the draws that follow it, found on a copy of the table."""
    table = playing(room)
    copy = Table.resume(
        table.game, table.options, table.dealer.seed, table.log, table.hidden, table.game.clone(table.state)
    )
    try:
        copy.play(seat - 1, action)
    except IllegalAction as error:
        raise by_the_rules(error) from None
    draws = [entry.action for entry in copy.log[len(table.log) + 1 :]]
    return book.Answered(action, draws, room.opens_turn)


def _undo(room: Room, seat: int, wanted: wire.Undo) -> book.Undone:
    _plays_himself(room, seat)
    _not_stale(room, wanted.at)
    to = turn_to(room, seat) if wanted.turn else room.course.undo_to(seat - 1)
    if to is None:
        raise Refusal("nothing-to-undo", _barrier(room, seat))
    return book.Undone(to)


def _barrier(room: Room, seat: int) -> Reason:
    """Why one cannot go back alone: what stands between."""
    last = room.course.marks[-1]
    if last.seat == seat - 1 and last.drew:
        return Reason(Message("refused-undo-revealed"), "")
    if last.seat == CHANCE or last.seq == room.course.marks[0].seq:
        return Reason(Message("refused-undo-nothing"), "")
    return Reason(Message("refused-undo-answered"), "")


def turn_to(room: Room, seat: int) -> int | None:
    """The line where this seat's turn began, if something was answered in it."""
    if room.asked == seat and room.opens_turn:
        return None
    return room.course.turn_to(seat - 1)


def _wish(room: Room, seat: int, wanted: wire.AskUndo) -> book.Body:
    _plays_himself(room, seat)
    _not_stale(room, wanted.at)
    if not room.course.counts(wanted.to) or wanted.to == room.course.marks[-1].seq:
        raise Refusal("no-such-line", line=wanted.to)
    return book.UndoWished(wanted.to, affected(room, seat, wanted.to))


def affected(room: Room, seat: int, to: int) -> list[int]:
    """Who must agree: whose answers would be lost; all people, if something was revealed since."""
    lost = room.course.since(to)
    revealed = any(mark.drew for mark in lost)
    answered_since = {mark.seat + 1 for mark in lost}
    return [
        i + 1
        for i, sitter in enumerate(room.sitters)
        if i + 1 != seat and sitter.awaits is not None and (revealed or i + 1 in answered_since)
    ]


def _agree(room: Room, seat: int, wanted: wire.AnswerUndo) -> book.UndoAnswered:
    _not_stale(room, wanted.at)
    if room.wish is None or seat not in room.wish.waiting:
        raise Refusal("nobody-asks")
    return book.UndoAnswered(wanted.agree)


def _replace(room: Room, seat: int, wanted: wire.Replace, asker: Asker) -> book.Replaced:
    if wanted.seat > len(room.sitters) or room.sitters[wanted.seat - 1].kind != "person":
        raise Refusal("no-person-there", seat=wanted.seat)
    sitter = room.sitters[wanted.seat - 1]
    if sitter.player is not None:
        raise Refusal("bot-plays-there", seat=wanted.seat)
    if wanted.seat != seat and not may_replace(room, wanted.seat, asker.now, asker.seen):
        raise Refusal("not-away", seat=wanted.seat)
    return book.Replaced(wanted.seat, wanted.bot)


def _return(room: Room, seat: int) -> book.Returned:
    sitter = room.sitters[seat - 1]
    if sitter.resigned:
        raise Refusal("resigned")
    if sitter.stand_in is None:
        raise Refusal("plays-already")
    return book.Returned()
