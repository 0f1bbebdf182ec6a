"""Who sits where: people by name, and players made of code. A record keeps both in its list of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from millrace.bots import BOTS
from millrace.kernel.errors import ConfigError

_BOT: Final = "bot:"
_LONGEST: Final = 16


class Chair(NamedTuple):
    name: str
    bot: str = ""  # a key of BOTS; empty for a person

    def recorded(self) -> str:
        return _BOT + self.bot if self.bot else self.name


def chairs_for(names: Sequence[str], n_people: int, n_bots: int, bot: str) -> list[Chair]:
    """People first; those without a name are called by their company only."""
    if bot not in BOTS:
        raise ConfigError(f"there is no computer player '{bot}': choose one of {', '.join(BOTS)}")
    people = [Chair(checked(name)) for name in names]
    people += [Chair("")] * (n_people - len(people))
    return people + [Chair("", bot)] * n_bots


def chairs_of_record(seats: Sequence[str], n: int) -> list[Chair]:
    """The chairs a record names; whoever it does not know how to play is a person."""
    if len(seats) != n:
        raise ConfigError(f"the record names {len(seats)} seats for {n} players")
    return [
        Chair("", seat.removeprefix(_BOT))
        if seat.startswith(_BOT) and seat.removeprefix(_BOT) in BOTS
        else Chair(seat)
        for seat in seats
    ]


def checked(name: str) -> str:
    """A name that can stand on the screen."""
    if not name.strip() or not name.isprintable() or len(name) > _LONGEST:
        raise ConfigError(f"a seat's name has 1 to {_LONGEST} printable characters, not {name[:40]!r}")
    if name.startswith(_BOT):
        raise ConfigError(f"a seat's name cannot begin with '{_BOT}'")
    return name.strip()
