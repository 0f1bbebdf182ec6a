"""Who is here, and when an absent person may be replaced by a bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from millrace.rooms.room import Room

HERE_FOR: Final = 45.0  # seconds after the last sign of life
SIGN_EVERY: Final = 20.0
PATIENCE: Final = 120.0  # seconds an asked person of a live table may be away


class Presence(Struct, frozen=True):
    """When each person was last seen, and since when anybody could be: before that, nobody was away."""

    now: float
    seen: Mapping[str, float]
    since: float

    def is_here(self, person: str | None) -> bool:
        return person is not None and self.now - self.seen.get(person, 0.0) < HERE_FOR


def may_replace(room: Room, seat: int, presence: Presence) -> bool:
    """Whether the others need not wait any longer: at a slow table after the deadline, else by absence."""
    sitter = room.sitters[seat - 1]
    if room.asked != seat or sitter.awaits is None:
        return False
    if room.deadline is not None:
        return presence.now > room.deadline
    last_seen = presence.seen.get(sitter.awaits, 0.0)
    away_since = max(last_seen, room.lines[room.at].time, presence.since)
    return presence.now - away_since > PATIENCE
