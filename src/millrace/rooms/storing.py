"""What is stored of a table beside its book: snapshots, and the record of a game that has ended."""

from __future__ import annotations

from typing import Any

from msgspec import json

from millrace.kernel.record import Record, excerpt, write_record
from millrace.kernel.stack import NOBODY
from millrace.rooms import book
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import Room
from millrace.rooms.snapshot import EVERY, Ending, Snapshot, once, rules_of
from millrace.rooms.standings import standings
from millrace.rooms.telling import engine_seat


def is_due(before: Room, after: Room) -> bool:
    """Whether the newest line is one to store a snapshot after."""
    if after.moment is None or after.parting is not None:
        return False
    ends = before.phase != "over" and after.phase == "over"
    kind = after.lines[-1].kind
    return ends or kind in {"start", "continue"} or after.seq % EVERY == 0


def snapshot_of(room: Room) -> Snapshot:
    """The room as it is now. At the end of a game this writes its record, which plays it once more."""
    game, moment = room.game, room.playing()
    first = max(room.told_since(), _after_last(room))
    views = [json.encode(game.view(moment.state, engine_seat(viewer))) for viewer in range(room.viewers)]
    kept, viewers = once(views)
    ending = Ending(standings(room), _whole(room)) if room.phase == "over" else None
    return Snapshot(
        seq=room.seq,
        rules=rules_of(game),
        digest=game.digest(moment.state),
        cells=game.dump(moment.state),
        position=json.encode(game.write_position(moment.state)),
        draws=moment.draws,
        points=list(moment.count.sources),
        last=moment.count.last,
        views=kept,
        viewers=viewers,
        first=first,
        told=[room.told[seq] for seq in range(first, room.seq + 1)],
        ending=ending,
        periods=list(moment.count.periods),
        period=moment.count.period,
        gains=list(moment.count.gains),
        chapter=moment.count.chapter,
    )


def _after_last(room: Room) -> int:
    """The line after the last one that is stored as told."""
    return room.snapshot.seq + 1 if room.snapshot is not None else 0


def record_for(room: Room, viewer: int) -> str:
    """The whole record when the game is over; before that, what the seat may read."""
    if room.ending is not None:
        return room.ending.record
    if room.phase == "waiting" or room.moment is None:
        raise Refusal("not-begun")
    if room.phase == "over":
        return _whole(room)
    return "\n".join(excerpt(_record(room), engine_seat(viewer) if viewer else NOBODY)) + "\n"


def _whole(room: Room) -> str:
    """Nothing for a game that was continued under other rules: its beginning cannot be played by these."""
    begun = book.read_body(room.lines[room.course.marks[0].seq].body)
    return write_record(_record(room)) if isinstance(begun, book.Started) else ""


def _record(room: Room) -> Record[Any]:
    names = [sitter.name or sitter.chair.level or str(i + 1) for i, sitter in enumerate(room.sitters)]
    return Record(
        room.game,
        room.terms.options,
        names,
        room.dealer.commitment(),
        list(room.course.log),
        room.terms.seed if room.phase == "over" else "",
    )
