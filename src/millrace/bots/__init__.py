"""Players made of code. `BOTS` makes one by name from a seed: `BOTS["greedy"](7)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from millrace.bots.bot import Bot, answer_of
from millrace.bots.greedy import Greedy
from millrace.bots.random_player import RandomPlayer

__all__ = ["BOTS", "Bot", "answer_of"]

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomPlayer, "greedy": Greedy}
