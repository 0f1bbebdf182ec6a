"""Who sits where: people by name, and players made of code. A record keeps both in its list of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from millrace.bots import BOTS
from millrace.kernel.errors import ConfigError

_BOT: Final = "bot:"
_NAMELESS: Final = "player"  # every seat of a record has a name
_LONGEST: Final = 16
_ONLY: Final = {"greedy": ("barrage",)}  # computer players that do not know every game


class Chair(NamedTuple):
    """`bot`: a key of BOTS; `level`: that of an Automa; both empty for a person."""

    name: str
    bot: str = ""
    level: str = ""

    def recorded(self) -> str:
        if self.level:
            return f"Automa ({self.level})"
        return _BOT + self.bot if self.bot else self.name or _NAMELESS


def bots_for(game: str) -> list[str]:
    """The computer players that know a game."""
    return [bot for bot in BOTS if game in _ONLY.get(bot, (game,))]


def check_bot(game: str, bot: str) -> None:
    if bot not in bots_for(game):
        raise ConfigError(
            f"there is no computer player '{bot}' for {game}: choose one of {', '.join(bots_for(game))}"
        )


def chairs_for(
    names: Sequence[str], n_people: int, n_bots: int, bot: str, levels: Sequence[str] = ()
) -> list[Chair]:
    """People first, Automas last; people without a name are called by their company only."""
    people = [Chair(checked(name)) for name in names]
    people += [Chair("")] * (n_people - len(people))
    return people + [Chair("", bot)] * n_bots + [Chair("", "", level) for level in levels]


def chairs_of_record(seats: Sequence[str], levels: Sequence[str]) -> list[Chair]:
    """The chairs a record names, Automas of these levels last; who is no bot of ours is a person."""
    n = len(seats) - len(levels)
    return [_chair(seat) for seat in seats[:n]] + [Chair("", "", level) for level in levels]


def _chair(seat: str) -> Chair:
    bot = seat.removeprefix(_BOT)
    if seat.startswith(_BOT) and bot in BOTS:
        return Chair("", bot)
    return Chair("" if seat == _NAMELESS else seat)


def checked(name: str) -> str:
    """A name that can stand on the screen."""
    if not name.strip() or not name.isprintable() or len(name) > _LONGEST:
        raise ConfigError(f"a seat's name has 1 to {_LONGEST} printable characters, not {name[:40]!r}")
    if name.startswith(_BOT):
        raise ConfigError(f"a seat's name cannot begin with '{_BOT}'")
    return name.strip()
