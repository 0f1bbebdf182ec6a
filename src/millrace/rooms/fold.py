"""The room a book makes: all lines folded, or those since a snapshot."""

from __future__ import annotations

from typing import Any

from msgspec import json

from millrace.kernel.errors import MillraceError
from millrace.kernel.game import Game
from millrace.rooms import book
from millrace.rooms.book import Line
from millrace.rooms.play import Moment
from millrace.rooms.room import Parting, Room
from millrace.rooms.snapshot import Snapshot, rules_of
from millrace.rooms.terms import Terms


def fold(terms: Terms, game: Game[Any], lines: list[Line], snapshot: Snapshot | None = None) -> Room:
    """The room a book makes. What a snapshot of the same rules covers is not played again."""
    room = Room(terms, game)
    covered = 0
    if snapshot is not None and _still_counts(snapshot, lines):
        room.snapshot = snapshot
        if snapshot.rules == rules_of(game) or snapshot.ending is not None:
            covered = snapshot.seq + 1
    for line in lines[:covered]:
        room.take(line, dry=True)
    if snapshot is not None and covered:
        room.told = snapshot.lines()
        if snapshot.rules == rules_of(game):
            room.stand(snapshot.seq, snapshot.moment(game))
            room.see_whether_it_is_over()
    for line in lines[covered:]:
        room.take(line)
    if room.parting is not None and snapshot is not None and snapshot is room.snapshot:
        room.parting = _from_snapshot(game, room.parting, snapshot)
        later = {seq: told for seq, told in room.told.items() if seq > snapshot.seq}
        room.told = snapshot.lines() | later  # what was told then, not what these rules make of it
    return room


def _still_counts(snapshot: Snapshot, lines: list[Line]) -> bool:
    """A later undo to before the snapshot makes it worthless."""
    for line in lines[snapshot.seq + 1 :]:
        body = book.read_body(line.body)
        if isinstance(body, book.Undone | book.UndoWished) and body.to < snapshot.seq:
            return False
    return snapshot.seq < len(lines)


def _from_snapshot(game: Game[Any], parting: Parting, snapshot: Snapshot) -> Parting:
    """The game may go on from where it was stored last, if these rules can read it."""
    if snapshot.seq < parting.back_to:
        return parting
    try:
        state = game.read_position(json.decode(snapshot.position))
    except MillraceError:
        return parting
    moment = Moment(state, snapshot.draws, snapshot.count())
    return Parting(parting.theirs, parting.line, snapshot.seq, moment)
