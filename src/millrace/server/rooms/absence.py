"""Who is here, and when an absent person may be replaced by a bot."""

from __future__ import annotations

from typing import Final

from millrace.server.rooms.room import Room

HERE_FOR: Final = 45.0  # seconds after the last sign of life
SIGN_EVERY: Final = 20.0
PATIENCE: Final = 120.0  # seconds an asked person of a live table may be away


def is_here(person: str | None, now: float, seen: dict[str, float]) -> bool:
    return person is not None and now - seen.get(person, 0.0) < HERE_FOR


def may_replace(room: Room, seat: int, now: float, seen: dict[str, float]) -> bool:
    """Whether the others need not wait any longer: at a slow table after the deadline, else by absence."""
    sitter = room.sitters[seat - 1]
    if room.asked != seat or sitter.awaits is None:
        return False
    if room.deadline is not None:
        return now > room.deadline
    away_since = max(seen.get(sitter.awaits, 0.0), room.lines[room.at].time)
    return now - away_since > PATIENCE
