"""Which games there are: our own, and those that other packages bring as entry points `millrace.games`.

A package that cannot be used is named in `FAULTS` and left out; the others work.
"""

from __future__ import annotations

from collections.abc import Container
from importlib import import_module, resources
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from millrace.kernel.errors import ConfigError, MillraceError
from millrace.kernel.game import Game

GROUP: Final = "millrace.games"
BUILT_IN: Final = ("millrace.games.barrage.game", "millrace.games.craftsmen.game")
LANGUAGES: Final = ("en", "pl", "ru", "it")


class BadGame(MillraceError):  # noqa: N818 - said of the game
    """A plug-in's fault: it does not declare what a game declares."""


def _find() -> tuple[dict[str, Game[Any]], list[str]]:
    found: dict[str, Game[Any]] = {}
    faults: list[str] = []
    for module in BUILT_IN:
        game = import_module(module).GAME
        found[game.name] = game
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            game = _load(point, found)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one plug-in, the others work
            faults.append(f"{point.name} ({point.value}): {type(error).__name__}: {error}")
        else:
            found[game.name] = game
    return found, faults


def _load(point: EntryPoint, found: Container[str]) -> Game[Any]:
    game = point.load()
    if not isinstance(game, Game):
        raise BadGame(f"'{point.value}' is not a Game")
    check_declared(game)
    if game.name in found:
        raise BadGame(f"there is a game '{game.name}' already")
    return game


def check_declared(game: Game[Any]) -> None:
    """What every layer relies on before a table is made; `kernel/conformance` checks the play."""
    if not game.name.isidentifier() or game.name != game.name.lower():
        raise BadGame(f"its name must be a word in lower case, not '{game.name}'")
    if game.options.game != game.name:
        raise BadGame(f"its options belong to '{game.options.game}', not to '{game.name}'")
    if game.rules_version < 1:
        raise BadGame("rules_version must be 1 or more")
    try:
        options = game.parse_options({})
    except ConfigError as error:
        raise BadGame(f"its default options do not fit: {error}") from None
    state = game.new(options)
    if game.is_over(state):
        raise BadGame("a new game is over already")
    text = resources.files(game.package) / "text"
    for language in LANGUAGES:
        for file in (text / f"{language}.ftl", text / "setup" / f"{language}.ftl"):
            if not file.is_file():
                raise BadGame(f"it has no words in '{language}': {file.name} is missing in {file}")


# every layer above treats a state as a sealed thing that only its game opens
_FOUND: Final = _find()
GAMES: Final = _FOUND[0]
FAULTS: Final = _FOUND[1]


def game_named(name: str) -> Game[Any]:
    """The game; ConfigError names those there are."""
    if name not in GAMES:
        raise ConfigError(f"there is no game '{name[:40]}': this Millrace plays {', '.join(sorted(GAMES))}")
    return GAMES[name]
