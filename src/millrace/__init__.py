"""Millrace: an open table for heavy economic board games, as a library.

A game is found by its name, a table is played by answers, a record is a text, a bot answers for a seat:

>>> import millrace
>>> millrace.game_names()[:2]
['barrage', 'craftsmen']
>>> table = millrace.new_table("barrage", seed="oak", players=2)
>>> table.game.decider(table.state) in (0, 1)
True
>>> bots = [millrace.bot("random", seed) for seed in (1, 2)]
>>> while not table.game.is_over(table.state):
...     seat = table.game.decider(table.state)
...     _ = table.play(seat, millrace.answer_of(bots[seat], table.game, table.state))
>>> len(table.game.scores(table.state))
2
>>> text = millrace.write_record(table, ["Anna", "Bruno"])
>>> millrace.read_record(text).log == table.log
True

What stands here is public and kept stable; what it leads to, `millrace.kernel` and `millrace.rooms`, is
documented where it is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from millrace.bots import Bot
    from millrace.kernel.game import Game, Option
    from millrace.kernel.record import Record
    from millrace.kernel.stack import Core
    from millrace.kernel.table import Table

__all__ = [
    "answer_of",
    "bot",
    "bot_names",
    "game",
    "game_names",
    "new_table",
    "read_record",
    "write_record",
]
__version__ = "0.1.0"

# Imported where they are used: who wants only a part of Millrace does not load all games.


def game_names() -> list[str]:
    """The games of this installation, those of other packages included."""
    from millrace.catalogue import GAMES  # noqa: PLC0415 - see above, here and below

    return sorted(GAMES)


def game(name: str) -> Game[Any]:
    """A game by its name; ConfigError names those there are.

    >>> game("barrage").rules_version > 0
    True
    """
    from millrace.catalogue import game_named  # noqa: PLC0415

    return game_named(name)


def new_table(name: str, seed: str, **options: Option) -> Table[Any]:
    """A table at its first question; ConfigError names an option that does not fit.

    >>> new_table("craftsmen", seed="oak", players=3).game.name
    'craftsmen'
    """
    from millrace.kernel.table import Table  # noqa: PLC0415

    found = game(name)
    return Table(found, found.parse_options(options), seed)


def write_record(table: Table[Any], seats: Sequence[str]) -> str:
    """The game on a table as a record, its seed revealed; `seats` are the names of who played."""
    from millrace.kernel.record import Record, write_record  # noqa: PLC0415

    dealer = table.dealer
    return write_record(
        Record(table.game, table.options, list(seats), dealer.commitment(), table.log, dealer.seed)
    )


def read_record(text: str) -> Record[Any]:
    """The game a record holds, every line checked; BadLog names the line that does not fit."""
    from millrace.catalogue import GAMES  # noqa: PLC0415
    from millrace.kernel.record import read_record  # noqa: PLC0415

    return read_record(text.encode(), GAMES)


def bot_names() -> list[str]:
    """The players made of code.

    >>> bot_names()
    ['greedy', 'random']
    """
    from millrace.bots import BOTS  # noqa: PLC0415

    return sorted(BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """A player made of code; the same seed gives the same answers.

    >>> bot("clever")
    Traceback (most recent call last):
    millrace.kernel.errors.ConfigError: there is no bot 'clever': choose one of greedy, random
    """
    from millrace.bots import BOTS  # noqa: PLC0415
    from millrace.kernel.errors import ConfigError  # noqa: PLC0415

    if name not in BOTS:
        raise ConfigError(f"there is no bot '{name}': choose one of {', '.join(sorted(BOTS))}")
    return BOTS[name](seed)


def answer_of(player: Bot, rules: Game[Any], state: Core) -> int:
    """The bot's answer for the seat that is asked: it is given only what that seat may know."""
    from millrace.bots import answer_of  # noqa: PLC0415

    return answer_of(player, rules, state)
