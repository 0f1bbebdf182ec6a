"""The arguments of a game, made from its table of options; their help from the game's set-up words."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from millrace.catalogue import FAULTS, GAMES
from millrace.cli.page import open_words_of
from millrace.cli.parser import Parser
from millrace.kernel.errors import ConfigError
from millrace.kernel.game import Game, Message
from millrace.kernel.options import SEATS, ChairKind, OptionTable

# adds the arguments of a command, and those of the game
Fill: TypeAlias = Callable[[argparse.ArgumentParser, Game[Any]], None]
_HELP: Final = ("-h", "--help")


class CommandParser(Parser):
    """A subcommand. One with `fill` takes `GAME`, and then the options of that game."""

    def __init__(self, fill: Fill | None = None, **kwargs: Any) -> None:  # noqa: ANN401 - what argparse takes
        super().__init__(**kwargs)
        self._fill: Final = fill
        if fill is not None:
            self.add_argument("game", metavar="GAME", help=", ".join(sorted(GAMES)))
            self.epilog = "GAME --help lists the options of a game."

    def parse_known_args(  # type: ignore[override] # argparse has overloads for other kinds of namespace
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        given = list(args or ())
        if self._fill is None:
            return super().parse_known_args(given, namespace)
        at = _place_of_game(given)
        if at < 0:
            return super().parse_known_args([word for word in given if word in _HELP], namespace)
        game = game_named(given[at])
        parser = Parser(prog=f"{self.prog} {game.name}", description=self.description)
        self._fill(parser, game)
        parser.set_defaults(game=game.name, **self._defaults)
        found, left = parser.parse_known_args([*given[:at], *given[at + 1 :]], namespace)
        for word in left:
            _refuse_foreign(word, game)
        return found, left


def _place_of_game(args: Sequence[str]) -> int:
    """The first word, or behind options the one that names a game; -1 if there is none."""
    if args and not args[0].startswith("-"):
        return 0
    return next((i for i, word in enumerate(args) if word in GAMES), -1)


def game_named(name: str) -> Game[Any]:
    """The game; ConfigError names those there are, and those that had to be left out."""
    if name in GAMES:
        return GAMES[name]
    left_out = f"; left out: {'; '.join(FAULTS)}" if FAULTS else ""
    raise ConfigError(f"there is no game '{name}': this Millrace plays {', '.join(sorted(GAMES))}{left_out}")


def _refuse_foreign(word: str, game: Game[Any]) -> None:
    """Say whose option it is, if it is one of another game."""
    name = word.partition("=")[0].removeprefix("--")
    owners = [other.name for other in GAMES.values() if name in spellings(other.options)]
    if word.startswith("--") and owners:
        raise ConfigError(f"--{name} is an option of {' and '.join(owners)}, not of {game.name}")


def spellings(table: OptionTable) -> list[str]:
    """Everything that may stand behind two dashes for a game."""
    found = [flag.key for flag in table.flags] + [choice.key for choice in table.choices]
    return found + [name for kind in table.chair_kinds for name in (kind.kind, kind.key)]


def add_options(parser: argparse.ArgumentParser, game: Game[Any]) -> None:
    """Flags, choices and the seats the game plays itself. Who is not asked for is not in the namespace."""
    group = parser.add_argument_group(f"options of {game.name}")
    words = open_words_of(game.name, "en", ())

    def about(*keys: str) -> str:
        """The first of these set-up words there is."""
        found = [f"{game.name}-{key}" for key in keys if f"{game.name}-{key}" in words]
        text = words.say(Message(found[0])) if found else keys[-1]
        return text.replace("%", "%%")

    for flag in game.options.flags:
        text = about(f"{flag.key}-hint", flag.key)
        group.add_argument(f"--{flag.key}", action="store_true", default=None, help=text)
    for choice in game.options.choices:
        values = ", ".join(choice.values)
        text = f"{about(choice.key)}: {values} (default: {choice.default})"
        group.add_argument(f"--{choice.key}", choices=choice.values, metavar="WHICH", help=text)
    for kind in game.options.chair_kinds:
        name, levels = about(kind.kind), ", ".join(kind.levels)
        for spelling, metavar, text in (
            (kind.kind, "LEVEL", f"{name}: {levels}; again for more"),
            (kind.key, "LEVELS", f"the same, up to {kind.most} with commas between them"),
        ):
            group.add_argument(
                f"--{spelling}",
                dest=kind.key,
                action="extend",
                type=partial(_levels, game.options, kind),
                metavar=metavar,
                help=text,
            )


def _levels(table: OptionTable, kind: ChairKind, text: str) -> list[str]:
    """Levels with commas between them; the table says what is wrong with one that is none."""
    found = text.split(",")
    for level in found:
        if level not in kind.levels:
            with_it: Mapping[str, object] = {kind.key: [level]}
            try:
                table.parse(with_it)
            except ConfigError as error:
                raise argparse.ArgumentTypeError(f"invalid choice: '{level}': {error}") from None
    return found


def asked_for(args: argparse.Namespace, table: OptionTable) -> dict[str, object]:
    """The options that were given, as `OptionTable.parse` takes them; the rest is the game's to say."""
    wanted = set(table.keys()) - {SEATS}
    return {key: value for key, value in vars(args).items() if key in wanted and value is not None}
