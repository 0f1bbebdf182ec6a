"""How a game ended: points, where they came from, and who won."""

from __future__ import annotations

from collections import Counter
from typing import Final

from millrace.kernel.game import NOTHING
from millrace.kernel.stack import Event
from millrace.server import wire
from millrace.server.rooms.room import Room

START: Final = "points-start"  # a message of every game


def standings(room: Room) -> list[wire.Standing]:
    """Best first. A game given up is won by the people who did not give up."""
    if room.table is None:
        return []
    game, table = room.game, room.table
    points = game.scores(table.state)
    winners = set(game.winners(table.state)) if game.is_over(table.state) else _left(room)
    sources = _sources(room)
    found = [
        wire.Standing(seat + 1, points[seat], seat in winners, sources[seat]) for seat in range(len(points))
    ]
    return sorted(found, key=lambda standing: (not standing.winner, -standing.points, standing.seat))


def _left(room: Room) -> set[int]:
    return {
        seat for seat, sitter in enumerate(room.sitters) if sitter.kind == "person" and not sitter.resigned
    }


def _sources(room: Room) -> list[dict[str, int]]:
    """Points by source, from the story of the game that counts."""
    game = room.game
    state = game.new(room.options)
    story: list[Event] = []
    state.story = story
    for entry in room.course.log:
        game.apply(state, entry.action)
    sums = [Counter({START: points}) for points in game.start_points(state)]
    before = NOTHING
    for event in story:
        key = game.points_key(before, event)
        if key:
            sums[event[1]][key] += event[3]
        before = event
    return [{key: found[key] for key in game.points_rows if found[key]} for found in sums]
