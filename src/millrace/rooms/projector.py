"""The one maker of what a person sees of a table. What is not named here is not sent."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from msgspec import Struct, to_builtins

from millrace.kernel.message import said
from millrace.kernel.stack import CHANCE, Core, Event
from millrace.rooms import protocol, telling, to_server
from millrace.rooms.absence import Presence, may_replace
from millrace.rooms.changes import changes
from millrace.rooms.decide import turn_to, undoer
from millrace.rooms.looking import Looker, check_open, is_handed_over
from millrace.rooms.play import Moment
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import Room
from millrace.rooms.snapshot import rules_of
from millrace.rooms.standings import gains, standings
from millrace.rooms.telling import engine_seat

GAP_LIMIT: Final = 200  # lines; a client further behind gets the table without its past


class Viewer(Struct, frozen=True):
    """Who looks, and what else is known of the people at the table."""

    looker: Looker
    presence: Presence
    watching: int = 0
    invites: tuple[str, ...] = ()  # for the host only


class Sight(Struct, frozen=True):
    """What was sent to somebody last: the document and the line it was true after. Nothing at first."""

    seq: int = -1
    seat: int = -1  # that looked
    document: dict[str, Any] = {}


def room_of(room: Room, viewer: Viewer) -> protocol.RoomView:
    terms, presence, person = room.terms, viewer.presence, viewer.looker.person
    is_host = person is not None and person == terms.host
    is_over = room.phase == "over"
    undoes = undoer(room, viewer.looker) if room.phase == "playing" and room.parting is None else 0
    return protocol.RoomView(
        id=terms.id,
        name=terms.name,
        game=terms.game,
        options=dict(terms.options),
        phase=room.phase,
        pace=terms.pace,
        public=terms.public,
        chairs=[
            sitter.shown(here=presence.is_here(sitter.person), may_replace=may_replace(room, i + 1, presence))
            for i, sitter in enumerate(room.sitters)
        ],
        you=viewer.looker.seat,
        yours=room.seats_of(person),
        hand_over=is_handed_over(room, person),
        host=next(iter(room.seats_of(terms.host)), 0),
        watching=viewer.watching,
        deadline=room.deadline,
        undo_to=room.course.undo_to(undoes - 1) if undoes else None,
        turn_to=turn_to(room, undoes) if undoes else None,
        undo_asked=_undo_asked(room),
        other_rules=_other_rules(room),
        commitment=room.dealer.commitment(),
        seed=terms.seed if is_over or terms.seed_chosen else "",
        seed_chosen=terms.seed_chosen,
        standings=_standings(room) if is_over else [],
        gains=gains(room),
        invites=list(viewer.invites) if is_host else [],
    )


def _standings(room: Room) -> list[protocol.Standing]:
    return room.ending.standings if room.ending is not None else standings(room)


def _undo_asked(room: Room) -> protocol.UndoAsked | None:
    request = room.request
    if request is None or request.to < 0:
        return None
    return protocol.UndoAsked(request.line, request.by, request.to, list(request.waiting))


def _other_rules(room: Room) -> protocol.OtherRules | None:
    parting, request = room.parting, room.request
    if parting is None:
        return None
    asked = None
    if request is not None and request.to < 0:
        asked = protocol.ContinueAsked(request.line, request.by, list(request.waiting))
    return protocol.OtherRules(parting.theirs, rules_of(room.game), parting.line, parting.back_to, asked)


def document(room: Room, viewer: Viewer) -> dict[str, Any]:
    """All that somebody sees of a table now."""
    you = viewer.looker.seat
    return {
        "room": to_builtins(room_of(room, viewer)),
        "view": view_of(room, you),
        "asked": to_builtins(_asked(room, you)),
    }


def view_of(room: Room, you: int) -> Any:  # noqa: ANN401 - the game's own document
    """The game on the table; of one that these rules cannot play any more, as it was stored last."""
    stored = room.snapshot
    if room.moment is None or (room.parting is not None and stored is not None):
        return stored.view(you) if stored is not None else None
    return _view(room, room.moment, you)


def _view(room: Room, moment: Moment, you: int) -> Any:  # noqa: ANN401 - the game's own document
    return room.game.view(moment.state, engine_seat(you))


def update(room: Room, viewer: Viewer, sight: Sight, have: int) -> tuple[protocol.Update, Sight]:
    """What changed since `sight`, with the lines since `have`, or none of them if that is too far back."""
    oldest = max(room.told_since() - 1, room.seq - GAP_LIMIT)
    you = viewer.looker.seat
    forget = sight.seat != you and is_handed_over(room, viewer.looker.person)
    if forget:
        sight, have = Sight(), max(oldest, 0)
    since = have if oldest <= have <= room.seq and have >= 0 else -1
    now = document(room, viewer)
    was = sight.document.get("view")
    views = _scenes(room, you) if since >= 0 and was is not None else []
    scenes = [changes(old, new) for old, new in pairwise([was, *views])]
    before = sight.document | {"view": views[-1]} if views else sight.document
    sent = protocol.Update(
        seq=room.seq,
        at=room.at,
        since=since,
        changes=changes(before, now) if before else [[[], now]],
        entries=entries(room, you, since + 1, room.seq) if since >= 0 else [],
        scenes=scenes,
        forget=forget,
    )
    return sent, Sight(room.seq, you, now)


def _scenes(room: Room, you: int) -> list[Any]:
    """The way to the table as it is, if the newest line is the answer that led to it."""
    seq, states = room.scenes
    return [room.game.view(state, engine_seat(you)) for state in states] if seq == room.seq else []


def entries(room: Room, you: int, first: int, last: int) -> list[protocol.Entry]:
    """The lines from first to last as this seat may read them; they must be told here."""
    return [room.told[seq].to(you) for seq in range(first, last + 1)]


def _asked(room: Room, you: int) -> protocol.Asked | None:
    """The question; the options only for the person who answers it."""
    if not room.asked:
        return None
    game, state = room.game, room.playing().state
    rows: list[protocol.Row] = []
    if room.asked == you and not room.sitters[you - 1].player:
        rows = [telling.row(game.row(state, action)) for action in game.legal(state)]
    return protocol.Asked(room.asked, game.question_kind(state), said(game.question(state)), rows)


# What a person asks ---------------------------------------------------------------------------------------


def _own_question(room: Room, who: Looker, at: int) -> int:
    """The seat, if it is this one that is asked and the question is the one meant."""
    if at != room.at:
        raise Refusal("stale", at=at, now=room.at)
    you = check_open(room, who)
    if room.phase == "over":
        raise Refusal("game-over")
    if room.asked != you:
        raise Refusal("not-your-turn")
    return you


def preview(room: Room, who: Looker, wanted: to_server.AskPreview) -> protocol.Preview:
    """What an option would cause, as far as this seat may know and nobody else has a say."""
    you = _own_question(room, who, wanted.at)
    game, state = room.game, room.playing().state
    events: list[Event] = []
    after: Core | None = state
    for action in (wanted.action, *wanted.then):
        if after is None or game.decider(after) != you - 1:
            raise Refusal("reveals-between")
        if action not in game.legal(after):
            raise Refusal("illegal", game.why_not(after, action))
        foreseen = game.foresee(after, you - 1, action)
        events += foreseen.events
        after = foreseen.after
    then = game.decider(after) if after is not None else None
    is_own = after is not None and then == you - 1
    return protocol.Preview(
        ask=wanted.ask,
        told=telling.told(game, state, events),
        changes=changes(game.view(state, you - 1), game.view(after, you - 1)) if after is not None else None,
        ends_turn=not is_own or game.opens_turn(after),
        reveals=then == CHANCE,
        then=said(game.question(after)) if is_own else None,
    )


def why(room: Room, who: Looker, wanted: to_server.AskWhy) -> protocol.Why:
    """Why something cannot be chosen now."""
    _own_question(room, who, wanted.at)
    game, state = room.game, room.playing().state
    legal = game.legal(state)
    if isinstance(wanted.action, int):
        is_legal = wanted.action in legal
        reason = game.why_not(state, wanted.action)
    else:
        reason = game.why_at(state, wanted.place)
        # a place of the board may be part of where an option stands: a space of a building
        is_legal = reason.kind == "nothing" or any(
            game.row(state, action).place == wanted.place for action in legal
        )
    return protocol.Why(wanted.ask, said(reason.message), reason.clause, is_legal)


def plans(room: Room, who: Looker, wanted: to_server.AskPlans) -> protocol.Plans:
    """What the seat could work towards, as far as it may know."""
    if wanted.at != room.at:
        raise Refusal("stale", at=wanted.at, now=room.at)
    you = check_open(room, who)
    if room.moment is None or room.parting is not None:
        raise Refusal("not-begun")
    return protocol.Plans(wanted.ask, dict(room.game.plans(room.moment.state, you - 1)))


def forecast(room: Room, who: Looker, wanted: to_server.AskForecast) -> protocol.Forecast:
    """What moves by itself is public: anybody may look ahead."""
    if wanted.at != room.at:
        raise Refusal("stale", at=wanted.at, now=room.at)
    if room.moment is None or room.parting is not None:
        raise Refusal("not-begun")
    game, state, seat = room.game, room.moment.state, engine_seat(who.seat)
    told = telling.told(game, state, [game.seen(event, seat) for event in game.forecast(state)])
    return protocol.Forecast(wanted.ask, told)
