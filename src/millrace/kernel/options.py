"""The options of a game as data: command line, HTTP schema and the form in the browser are made from them.

Their words stand in the game's set-up files: `<game>-<key>`, `<game>-<key>-<value>`, and `-hint` after each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from millrace.kernel.errors import ConfigError

Option = bool | int | str | list[str]
Options = dict[str, Option]

SEATS: Final = "players"  # the option every game has


class Seats(NamedTuple):
    """How many play, the game's own seats included."""

    least: int
    most: int
    default: int


class Flag(NamedTuple):
    """Something that is played with, or not."""

    key: str


class OneOf(NamedTuple):
    """One way out of a few. The default is left out of the parsed options: old records stay as they are."""

    key: str
    values: tuple[str, ...]
    default: str


class ChairKind(NamedTuple):
    """Seats that the rules of the game play by themselves: the option lists their levels, last seats first.

    `most` is how many there may be; at least one seat is always left for somebody who thinks.
    """

    kind: str
    key: str
    levels: tuple[str, ...]
    default: str
    most: int


class Setting(NamedTuple):
    """Options under one key that have one of these values; for a chair kind and a flag: `("yes",)`."""

    key: str
    values: tuple[str, ...]


class Exclusion(NamedTuple):
    """Two settings that cannot go together, why, and the clause that says so."""

    one: Setting
    other: Setting
    why: str
    clause: str


YES: Final = "yes"
_LISTED: Final = 3  # so many numbers are named one by one
_COUNTS: Final = ("none", "one", "two", "three", "four", "five")


class OptionTable:
    """Everything a table of one game may be made with.

    >>> table = OptionTable("duel", Seats(2, 2, 2), flags=(Flag("short"),))
    >>> table.parse({"short": True})
    {'players': 2, 'short': True}
    """

    def __init__(
        self,
        game: str,
        seats: Seats,
        flags: tuple[Flag, ...] = (),
        choices: tuple[OneOf, ...] = (),
        chair_kinds: tuple[ChairKind, ...] = (),
        exclusions: tuple[Exclusion, ...] = (),
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.flags: Final = flags
        self.choices: Final = choices
        self.chair_kinds: Final = chair_kinds
        self.exclusions: Final = exclusions

    def keys(self) -> list[str]:
        found = [SEATS]
        found += [flag.key for flag in self.flags]
        found += [kind.key for kind in self.chair_kinds]
        return found + [choice.key for choice in self.choices]

    def parse(self, raw: Mapping[str, object]) -> Options:
        """The options in full, defaults filled in; ConfigError names what does not fit."""
        known = self.keys()
        for key in raw:
            if key not in known:
                raise ConfigError(f"{self.game} has no option '{key}': it knows {', '.join(known)}")
        players = self._players(raw)
        found: Options = {SEATS: players}
        for flag in self.flags:
            found[flag.key] = _flag(raw, flag.key)
        taken = 0
        for kind in self.chair_kinds:
            levels = _levels(raw, kind)
            taken += len(levels)
            found[kind.key] = levels
            if taken >= players:
                raise ConfigError(
                    f"at least one of the {players} players must be a person, "
                    f"{taken} are {kind.key.capitalize()}"
                )
        for choice in self.choices:
            value = _chosen(raw, choice)
            if value != choice.default:
                found[choice.key] = value
        for exclusion in self.exclusions:
            self._check(exclusion, found)
        return found

    def _players(self, raw: Mapping[str, object]) -> int:
        least, most, default = self.seats
        players = raw.get(SEATS, default)
        if isinstance(players, bool) or not isinstance(players, int) or not least <= players <= most:
            raise self._wrong_players(players)
        return players

    def _wrong_players(self, players: object) -> ConfigError:
        """Says how many may play: `2`, `2 or 3`, `2, 3 or 4`, `2 to 5`."""
        least, most, _ = self.seats
        row = ", ".join(str(n) for n in range(least, most))
        if most - least >= _LISTED:
            allowed = f"{least} to {most}"
        else:
            allowed = f"{row} or {most}" if row else str(most)
        included = "".join(f" ({kind.key.capitalize()} included)" for kind in self.chair_kinds)
        return ConfigError(f"players must be {allowed}, not {players!r}{included}")

    def _check(self, exclusion: Exclusion, found: Options) -> None:
        if self.has(found, exclusion.one) and self.has(found, exclusion.other):
            clause = f" ({exclusion.clause})" if exclusion.clause else ""
            raise ConfigError(
                f"{exclusion.why}{clause}: leave out {_named(exclusion.other, found)}, "
                f"or leave out {_named(exclusion.one, found)}"
            )

    def has(self, options: Options, setting: Setting) -> bool:
        """Whether parsed options have this setting."""
        for choice in self.choices:
            if choice.key == setting.key:
                return str(options.get(choice.key, choice.default)) in setting.values
        return bool(options.get(setting.key, False))


def _flag(raw: Mapping[str, object], key: str) -> bool:
    value = raw.get(key, False)
    if not isinstance(value, bool):
        raise ConfigError(f"{key} must be true or false, not {value!r}")
    return value


def _levels(raw: Mapping[str, object], kind: ChairKind) -> list[str]:
    given = raw.get(kind.key, [])
    if (
        not isinstance(given, list)
        or len(given) > kind.most
        or any(not isinstance(level, str) or level not in kind.levels for level in given)
    ):
        most = _COUNTS[kind.most]
        raise ConfigError(f"{kind.key} must be up to {most} of {', '.join(kind.levels)}, not {given!r}")
    return [str(level) for level in given]


def _chosen(raw: Mapping[str, object], choice: OneOf) -> str:
    value = raw.get(choice.key, choice.default)
    if not isinstance(value, str) or value not in choice.values:
        raise ConfigError(f"{choice.key} must be one of {', '.join(choice.values)}, not {value!r}")
    return value


def _named(setting: Setting, found: Options) -> str:
    return setting.key if setting.values == (YES,) else f"{setting.key} '{found[setting.key]}'"
