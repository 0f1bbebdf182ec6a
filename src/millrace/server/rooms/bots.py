"""The answer of a bot: the same for the same table, whichever process asks it."""

from __future__ import annotations

from hashlib import sha256

from millrace.bots import BOTS, answer_of
from millrace.kernel.stack import Core
from millrace.server.rooms.room import Room


def bot_answer(room: Room, bot: str, state: Core) -> int:
    """Slow for a bot that thinks; the state is a copy."""
    digest = sha256(f"{room.row.seed} {room.at}".encode()).digest()
    player = BOTS[bot](int.from_bytes(digest[:4], "big"))
    game = room.game
    return answer_of(player, game, state)
