"""What a person may do at a table: a wish becomes a line of the book, or a refusal. Nothing changes here."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw, Struct, json

from millrace.kernel.errors import IllegalAction
from millrace.kernel.message import Message, Reason
from millrace.kernel.stack import CHANCE
from millrace.rooms import book, to_server
from millrace.rooms.absence import Presence, may_replace
from millrace.rooms.looking import Looker, check_open, looker
from millrace.rooms.play import Moment, Played, begin, play, resume
from millrace.rooms.refusal import Refusal, by_the_rules
from millrace.rooms.room import Request, Room
from millrace.rooms.snapshot import rules_of
from millrace.rooms.terms import USUAL_BOT

Wanted = (
    to_server.Act
    | to_server.Undo
    | to_server.AskUndo
    | to_server.AnswerUndo
    | to_server.AskContinue
    | to_server.AnswerContinue
    | to_server.Chat
    | to_server.Resign
    | to_server.Replace
    | to_server.Return
)


class Asker(Struct, frozen=True):
    """Who wants something, and who is there; `opened` is the seat that was open to them, of several."""

    person: str | None
    name: str
    presence: Presence
    opened: int = 0


class Proposal(Struct, frozen=True):
    """A line to be written, and if it is an answer what was played for it: nobody plays it again."""

    seat: int
    body: book.Body
    played: Played | None = None


def decide(room: Room, asker: Asker, wanted: Wanted) -> Proposal:
    """The line; Refusal if it may not be."""
    held = room.seats_of(asker.person)
    if isinstance(wanted, to_server.Chat):
        return _chat(room, held, asker, wanted)
    if not held:
        raise Refusal("only-looking")
    if room.phase == "waiting":
        raise Refusal("not-begun")
    if room.phase == "over":
        raise Refusal("game-over")
    seat = _speaks_for(room, held, looker(room, asker.person, asker.opened), wanted)
    match wanted:
        case to_server.Resign() | to_server.Replace() | to_server.Return():
            return Proposal(seat, _chair(room, seat, wanted, asker))
        case to_server.AskContinue():
            return _ask_continue(room, seat)
        case to_server.AnswerContinue():
            return _answer_continue(room, seat, wanted)
    if room.parting is not None:
        raise Refusal("other-rules")
    match wanted:
        case to_server.Act():
            return _act(room, seat, wanted)
        case to_server.Undo():
            return Proposal(seat, _undo(room, seat, wanted))
        case to_server.AskUndo():
            return Proposal(seat, _ask_undo(room, seat, wanted))
        case to_server.AnswerUndo():
            return Proposal(seat, _answer_undo(room, seat, wanted))


def _chat(room: Room, held: list[int], asker: Asker, wanted: to_server.Chat) -> Proposal:
    if asker.person is None:
        raise Refusal("no-name")
    seat = looker(room, asker.person, asker.opened).seat or (held[0] if held else 0)
    name = room.sitters[seat - 1].name if len(held) > 1 else asker.name
    return Proposal(seat, book.Chatted(name, wanted.text))


def _speaks_for(room: Room, held: list[int], who: Looker, wanted: Wanted) -> int:
    """The seat that wants it: the one that is open, unless what is wanted concerns another of one's own."""
    match wanted:
        case to_server.Resign(seat=seat) | to_server.Return(seat=seat) if seat:
            if seat not in held:
                raise Refusal("not-your-seat", seat=seat)
            return seat
        case to_server.Act() | to_server.Resign() | to_server.Return():
            return check_open(room, who)
        case to_server.Undo():
            return undoer(room, who) or held[0]
        case to_server.AnswerUndo() | to_server.AnswerContinue() if room.request is not None:
            concerned = (*room.request.waiting, room.request.by)
            return next((seat for seat in concerned if seat in held), held[0])
        case _:
            return who.seat or held[0]


def _plays_himself(room: Room, seat: int) -> None:
    sitter = room.sitters[seat - 1]
    if sitter.resigned:
        raise Refusal("resigned")
    if sitter.stand_in:
        raise Refusal("bot-plays")


def _not_stale(room: Room, at: int) -> None:
    if at != room.at:
        raise Refusal("stale", at=at, now=room.at)


# Playing --------------------------------------------------------------------------------------------------


def start(room: Room) -> Proposal:
    """The game begins; who may say so is for the caller to know."""
    played = begin(room.game, room.terms.options, room.dealer)
    return Proposal(0, book.Started(rules_of(room.game), _draws(room, played), _digest(room, played)), played)


def answer(room: Room, seat: int, action: int, then: Sequence[int] = ()) -> Proposal:
    """The answer of a seat, those it gives with it, and the draws that follow."""
    try:
        played = play(room.game, room.dealer, room.playing(), seat - 1, (action, *then))
    except IllegalAction as error:
        raise by_the_rules(error) from None
    notate = room.game.notate
    further = [notate(one) for one in then]
    body = book.Answered(notate(action), _draws(room, played), played.opens, _digest(room, played), further)
    return Proposal(seat, body, played)


def _draws(room: Room, played: Played) -> list[str]:
    return [room.game.notate(drawn) for drawn in played.draws]


def _digest(room: Room, played: Played) -> str:
    return room.game.digest(played.after.state)


def _act(room: Room, seat: int, wanted: to_server.Act) -> Proposal:
    _plays_himself(room, seat)
    _not_stale(room, wanted.at)
    return answer(room, seat, wanted.action, wanted.then)


# Going back -----------------------------------------------------------------------------------------------


def _undo(room: Room, seat: int, wanted: to_server.Undo) -> book.Undone:
    _plays_himself(room, seat)
    _not_stale(room, wanted.at)
    to = turn_to(room, seat) if wanted.turn else room.course.undo_to(seat - 1)
    if to is None:
        raise Refusal("nothing-to-undo", _barrier(room, seat))
    return book.Undone(to)


def undoer(room: Room, who: Looker) -> int:
    """The seat that would go back: of several at one browser, the one that answered last."""
    last = room.course.marks[-1].seat + 1 if room.course.marks else 0
    return last if last in room.seats_of(who.person) else who.seat


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


def _ask_undo(room: Room, seat: int, wanted: to_server.AskUndo) -> book.UndoWished:
    _plays_himself(room, seat)
    _not_stale(room, wanted.at)
    if room.request is not None:
        raise Refusal("asked-already")
    if not room.course.counts(wanted.to) or wanted.to == room.course.marks[-1].seq:
        raise Refusal("no-such-line", line=wanted.to)
    return book.UndoWished(wanted.to, affected(room, seat, wanted.to))


def affected(room: Room, seat: int, to: int) -> list[int]:
    """Who must agree: whose answers would be lost; all people, if something was revealed since.

    A person whose seat a bot plays meanwhile is asked as well; one who has given up is not. Who shares a
    browser needs no asking.
    """
    lost = room.course.since(to)
    revealed = any(mark.drew for mark in lost)
    answered_since = {mark.seat + 1 for mark in lost}
    return [other for other in _others(room, seat) if revealed or other in answered_since]


def _others(room: Room, seat: int) -> list[int]:
    own = room.sitters[seat - 1].person
    return [
        i + 1
        for i, sitter in enumerate(room.sitters)
        if sitter.person not in {None, own} and not sitter.resigned
    ]


def _answer_undo(room: Room, seat: int, wanted: to_server.AnswerUndo) -> book.UndoAnswered:
    request = room.request
    if request is None or request.to < 0:
        raise Refusal("nobody-asks")
    _check_answer(request, seat, wanted.request, agree=wanted.agree)
    return book.UndoAnswered(wanted.agree, request.line)


def _check_answer(request: Request, seat: int, meant: int, *, agree: bool) -> None:
    """The answer is to the request that stands; who asked may only withdraw it."""
    if request.line != meant:
        raise Refusal("other-request")
    if seat not in request.waiting and (seat != request.by or agree):
        raise Refusal("nobody-asks")


# Going on under other rules -------------------------------------------------------------------------------


def _ask_continue(room: Room, seat: int) -> Proposal:
    if room.parting is None:
        raise Refusal("same-rules")
    if room.parting.moment is None:
        raise Refusal("cannot-continue")
    if room.request is not None:
        raise Refusal("asked-already")
    waiting = _others(room, seat)
    return Proposal(seat, book.ContinueWished(waiting)) if waiting else _continue(room, seat)


def _answer_continue(room: Room, seat: int, wanted: to_server.AnswerContinue) -> Proposal:
    request = room.request
    if room.parting is None or request is None or request.to >= 0:
        raise Refusal("nobody-asks")
    _check_answer(request, seat, wanted.request, agree=wanted.agree)
    if wanted.agree and {room.sitters[one - 1].person for one in request.waiting} == {
        room.sitters[seat - 1].person
    }:
        return _continue(room, seat)
    return Proposal(seat, book.ContinueAnswered(wanted.agree, request.line))


def _continue(room: Room, seat: int) -> Proposal:
    """The last to agree brings the game on its way again."""
    parting, game = room.parting, room.game
    if parting is None or parting.moment is None:
        raise Refusal("cannot-continue")
    there = parting.moment
    position = Raw(json.encode(game.write_position(there.state)))
    before = Moment(there.state, there.draws, there.count)
    played = resume(game, game.clone(there.state), room.dealer, before)
    body = book.Continued(
        parting.back_to,
        rules_of(game),
        position,
        there.draws,
        list(there.count.sources),
        _draws(room, played),
        _digest(room, played),
        list(there.count.periods),
        there.count.period,
        list(there.count.gains),
        there.count.chapter,
    )
    return Proposal(seat, body, played)


# Chairs ---------------------------------------------------------------------------------------------------


def _chair(
    room: Room, seat: int, wanted: to_server.Resign | to_server.Replace | to_server.Return, asker: Asker
) -> book.Body:
    match wanted:
        case to_server.Replace():
            return _replace(room, wanted, asker)
        case to_server.Return():
            return _return(room, seat)
        case to_server.Resign():
            if room.sitters[seat - 1].resigned:
                raise Refusal("resigned")
            return book.Resigned()


def _replace(room: Room, wanted: to_server.Replace, asker: Asker) -> book.Replaced:
    if wanted.seat > len(room.sitters) or not room.sitters[wanted.seat - 1].is_person:
        raise Refusal("no-person-there", seat=wanted.seat)
    sitter = room.sitters[wanted.seat - 1]
    if sitter.player:
        raise Refusal("bot-plays-there", seat=wanted.seat)
    if sitter.person != asker.person and not may_replace(room, wanted.seat, asker.presence):
        raise Refusal("not-away", seat=wanted.seat)
    return book.Replaced(wanted.seat, USUAL_BOT)


def _return(room: Room, seat: int) -> book.Returned:
    sitter = room.sitters[seat - 1]
    if sitter.resigned:
        raise Refusal("resigned")
    if not sitter.stand_in:
        raise Refusal("plays-already")
    return book.Returned()
