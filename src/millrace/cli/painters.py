"""Finds the painter that a game names, or makes the one for games that bring no drawings."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from millrace.cli.painter import Painter
from millrace.cli.text_painter import TextPainter
from millrace.kernel.errors import ConfigError
from millrace.kernel.game import Game


def painter_of(game: Game[Any]) -> Painter[Any]:
    """`Game.terminal` is `module:object`; ConfigError if there is no painter."""
    if not game.terminal:
        return TextPainter(game)
    module, _, name = game.terminal.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise ConfigError(
            f"'{game.terminal}', which should draw {game.name}, cannot be loaded: {error}"
        ) from None
    if not isinstance(found, Painter):
        raise ConfigError(f"'{game.terminal}', which should draw {game.name}, is no painter")
    return found
