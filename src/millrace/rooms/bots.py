"""The answer of a bot: the same for the same table, whoever asks it."""

from __future__ import annotations

from hashlib import sha256

from millrace.bots import BOTS, answer_of
from millrace.rooms.room import Room


def bot_answer(room: Room) -> int:
    """Slow for a bot that thinks. It is given what its seat may know."""
    digest = sha256(f"{room.terms.seed} {room.at}".encode()).digest()
    seed = int.from_bytes(digest[:4], "big")
    return answer_of(BOTS[room.bot_asked](seed), room.game, room.playing().state, seed)
