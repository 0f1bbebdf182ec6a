"""How a game stands and how it ended: points, where they came from, and who won."""

from __future__ import annotations

from millrace.rooms.protocol import ChapterGains, Standing
from millrace.rooms.room import Room


def standings(room: Room) -> list[Standing]:
    """Best first. A game given up is won by the people who did not give up."""
    if room.moment is None:
        return []
    game, moment = room.game, room.moment
    points = game.scores(moment.state)
    winners = set(game.winners(moment.state)) if game.is_over(moment.state) else _left(room)
    found = [
        Standing(
            seat + 1,
            points[seat],
            seat in winners,
            _sources(room, moment.count.sources[seat]),
            _periods(moment.count.periods[seat], points[seat]),
        )
        for seat in range(len(points))
    ]
    return sorted(found, key=lambda standing: (not standing.winner, -standing.points, standing.seat))


def gains(room: Room) -> list[ChapterGains]:
    """The points of every chapter so far. Nothing for a game that was begun before they were counted."""
    if room.moment is None:
        return []
    points, found = room.game.scores(room.moment.state), room.moment.count.gains
    if [sum(sum(by.values()) for by in seat.values()) for seat in found] != points:
        return []
    chapters = sorted({chapter for seat in found for chapter in seat})
    return [
        ChapterGains(chapter, [_sources(room, seat.get(chapter, {})) for seat in found])
        for chapter in chapters
    ]


def _left(room: Room) -> set[int]:
    return {seat for seat, sitter in enumerate(room.sitters) if sitter.is_person and not sitter.resigned}


def _sources(room: Room, found: dict[str, int]) -> dict[str, int]:
    return {key: found[key] for key in room.game.points_rows if found.get(key)}


def _periods(found: dict[int, int], points: int) -> dict[int, int]:
    """Nothing for a game that was begun before points were counted by rounds and years."""
    return dict(sorted(found.items())) if sum(found.values()) == points else {}
