"""The one maker of what a person sees of a table. What is not named here is not sent."""

from __future__ import annotations

from typing import Final

from millrace.kernel.stack import CHANCE, NOBODY
from millrace.server import saying, wire
from millrace.server.rooms.absence import is_here, may_replace
from millrace.server.rooms.decide import playing, turn_to
from millrace.server.rooms.refusal import Refusal
from millrace.server.rooms.room import Room
from millrace.server.rooms.standings import standings

GAP_LIMIT: Final = 200  # lines; a client further behind gets the table without its past


class Viewer:
    """Who looks, from where, and what else is known of the people at the table."""

    def __init__(
        self, person: str | None, now: float, seen: dict[str, float], watching: int, invites: list[str]
    ) -> None:
        self.person = person
        self.now = now
        self.seen = seen
        self.watching = watching
        self.invites = invites  # for the host only


def room_of(room: Room, viewer: Viewer) -> wire.Room:
    you = room.seat_of(viewer.person)
    is_host = viewer.person is not None and viewer.person == room.row.host
    is_over = room.phase == "over"
    shows_seed = is_over or room.row.seed_chosen
    return wire.Room(
        id=room.row.id,
        name=room.row.name,
        game=room.row.game,
        options=dict(room.options),
        phase=room.phase,
        pace=room.row.pace,
        public=room.row.public,
        chairs=[
            sitter.shown(
                here=is_here(sitter.person, viewer.now, viewer.seen),
                may_replace=may_replace(room, i + 1, viewer.now, viewer.seen),
            )
            for i, sitter in enumerate(room.sitters)
        ],
        you=you,
        host=room.seat_of(room.row.host),
        watching=viewer.watching,
        deadline=room.deadline,
        undo_to=room.course.undo_to(you - 1) if you and room.phase == "playing" else None,
        turn_to=turn_to(room, you) if you and room.phase == "playing" else None,
        undo_asked=_wish(room),
        commitment=room.commitment,
        seed=room.row.seed if shows_seed else "",
        standings=standings(room) if is_over else [],
        invites=viewer.invites if is_host else [],
    )


def _wish(room: Room) -> wire.UndoAsked | None:
    return wire.UndoAsked(room.wish.by, room.wish.to, room.wish.waiting) if room.wish is not None else None


def update(room: Room, viewer: Viewer, have: int) -> wire.Update:
    """The table now, with the lines since `have`, or none of them if that is too far back."""
    since = have if 0 <= have <= room.seq and room.seq - have <= GAP_LIMIT else -1
    you = room.seat_of(viewer.person)
    return wire.Update(
        seq=room.seq,
        at=room.at,
        since=since,
        room=room_of(room, viewer),
        entries=entries(room, you, since + 1, room.seq) if since >= 0 else [],
        view=dict(room.game.view(room.table.state, _game_seat(you))) if room.table is not None else None,
        asked=_asked(room, you),
        scenes=_scenes(room, you) if since >= 0 else [],
    )


def _scenes(room: Room, you: int) -> list[dict[str, object]]:
    """The way to the table as it is, if the newest line is the answer that led to it."""
    seq, states = room.teller.scenes
    return [dict(room.game.view(state, _game_seat(you))) for state in states] if seq == room.seq else []


def _game_seat(you: int) -> int:
    return you - 1 if you else NOBODY


def entries(room: Room, you: int, first: int, last: int) -> list[wire.Entry]:
    """The lines from first to last as this seat may read them."""
    if not room.teller.knows(first, last):
        room.retell()
    return [room.teller.entries[seq][you] for seq in range(first, last + 1)]


def _asked(room: Room, you: int) -> wire.Asked | None:
    """The question; the options only for the person who answers it."""
    if not room.asked or room.table is None:
        return None
    game, state = room.game, room.table.state
    rows: list[wire.Row] = []
    if room.asked == you and room.sitters[you - 1].player is None:
        rows = [saying.row(game.row(state, action)) for action in game.legal(state)]
    return wire.Asked(room.asked, game.question_kind(state), saying.said(game.question(state)), rows)


def _own_question(room: Room, person: str | None, at: int) -> int:
    """The seat, if it is this person who is asked and the question is the one meant."""
    if at != room.at:
        raise Refusal("stale", at=at, now=room.at)
    you = room.seat_of(person)
    if not you:
        raise Refusal("only-looking")
    if room.phase == "over":
        raise Refusal("game-over")
    if room.asked != you:
        raise Refusal("not-your-turn")
    return you


def preview(room: Room, person: str | None, wanted: wire.AskPreview) -> wire.Preview:
    """What an option would cause, as far as nobody else has a say."""
    you = _own_question(room, person, wanted.at)
    table = playing(room)
    game = room.game
    if wanted.action not in game.legal(table.state):
        raise Refusal("illegal", game.why_not(table.state, wanted.action))
    told = [saying.told(game.told(table.state, event)) for event in _consequences(room, you, wanted.action)]
    ahead = game.clone(table.state)
    game.apply(ahead, wanted.action)
    then = game.decider(ahead)
    return wire.Preview(
        ask=wanted.ask,
        told=told,
        view=dict(game.view(ahead, you - 1)),
        ends_turn=then != you - 1 or game.opens_turn(ahead),
        reveals=then == CHANCE,
        then=saying.said(game.question(ahead)) if then == you - 1 else None,
    )


def _consequences(room: Room, you: int, action: int) -> list[tuple[int, int, int, int, int]]:
    game, state = room.game, playing(room).state
    return game.foresee(state, you - 1, action).events


def why(room: Room, person: str | None, wanted: wire.AskWhy) -> wire.Why:
    """Why something cannot be chosen now."""
    _own_question(room, person, wanted.at)
    game, state = room.game, playing(room).state
    legal = game.legal(state)
    if isinstance(wanted.action, int):
        is_legal = wanted.action in legal
        reason = game.why_not(state, wanted.action)
    else:
        is_legal = any(game.row(state, action).place == wanted.place for action in legal)
        reason = game.why_at(state, wanted.place)
    return wire.Why(wanted.ask, saying.said(reason.message), reason.clause, is_legal)


def forecast(room: Room, wanted: wire.AskForecast) -> wire.Forecast:
    """Public water: anybody may look ahead."""
    if wanted.at != room.at:
        raise Refusal("stale", at=wanted.at, now=room.at)
    state = playing(room).state
    return wire.Forecast(
        wanted.ask, [saying.told(room.game.told(state, event)) for event in room.game.forecast(state)]
    )
