"""Who sits where: people by name, players made of code, and seats that the rules play by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from millrace.bots import BOTS
from millrace.kernel.errors import ConfigError
from millrace.kernel.options import Options, OptionTable

_BOT: Final = "bot:"
_NAMELESS: Final = "player"  # every seat of a record has a name
_LONGEST: Final = 16


class Chair(NamedTuple):
    """`bot`: a key of BOTS; `kind` and `level`: of a seat the rules play; all empty for a person."""

    name: str
    bot: str = ""
    kind: str = ""
    level: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot and not self.kind

    def recorded(self) -> str:
        """How a record's list of seats names it."""
        if self.kind:
            return f"{self.kind.capitalize()} ({self.level})"
        return _BOT + self.bot if self.bot else self.name or _NAMELESS


def chairs_for(names: Sequence[str], n_people: int, n_bots: int, bot: str) -> list[Chair]:
    """People first; those without a name are called by their seat only."""
    people = [Chair(checked(name)) for name in names]
    return people + [Chair("")] * (n_people - len(people)) + [Chair("", bot)] * n_bots


def chairs_of_rules(table: OptionTable, options: Options) -> list[Chair]:
    """The seats that the rules play: the last ones, in the order of the options."""
    found: list[Chair] = []
    for kind in table.chair_kinds:
        levels = options[kind.key]
        assert isinstance(levels, list), "the options were parsed"
        found += [Chair("", "", kind.kind, level) for level in levels]
    return found


def chairs_of_record(seats: Sequence[str], of_rules: Sequence[Chair]) -> list[Chair]:
    """The chairs a record names, those of the rules last; who is no bot of ours is a person."""
    return [_chair(seat) for seat in seats[: len(seats) - len(of_rules)]] + list(of_rules)


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
