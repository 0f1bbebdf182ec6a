"""The clauses of a game's rules that its package has in words: `text/clauses/<language>.ftl`."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from millrace.kernel.game import Game
from millrace.kernel.message import clause_text
from millrace.words import Words

_PREFIX: Final = clause_text("").key


def has_clauses(game: Game[Any]) -> bool:
    return _folder(game).is_dir()


def clauses_of(game: Game[Any], language: str, wanted: str) -> list[tuple[str, str]]:
    """Clauses by number with their words: `B4.2.6` is that one, `b4.2` all that begin so."""
    number = wanted.strip().strip("[].").upper()
    if not number or not has_clauses(game):
        return []
    words = Words(game.name, language, extra=[_folder(game)])
    keys = [key for key in _numbers(game, language) if key == number or key.startswith(number + ".")]
    return [(key, words.say(clause_text(key))) for key in keys]


def _folder(game: Game[Any]) -> Traversable:
    return resources.files(game.package) / "text" / "clauses"


def _numbers(game: Game[Any], language: str) -> list[str]:
    """The clauses of a file, in its order."""
    text = (_folder(game) / f"{language}.ftl").read_text(encoding="utf-8")
    names = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return [name.removeprefix(_PREFIX).replace("-", ".") for name in names if name.startswith(_PREFIX)]
