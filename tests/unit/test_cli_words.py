"""The terminal's words: one folder for what knows no game, one for each drawing, four languages each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from millrace.cli.page import open_words_of
from millrace.cli.screen import WIDTH
from millrace.kernel.game import Message
from millrace.words import LANGUAGES

CLI: Final = Path(__file__).resolve().parents[2] / "src" / "millrace" / "cli"
FOLDERS: Final = ("", "barrage", "companion", "craftsmen")
LIMITS: Final = {
    "ui-exit": 8,
    "ui-legend-": 20,
    "ui-BT_": 14,
    "ui-row-": 10,
    "ui-col-vp": 4,
    "ui-col-": 7,
    "ui-points-": 42,
}


class Arguments(Visitor):
    """Collects the names of the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def messages(folder: str, language: str) -> dict[str, set[str]]:
    """The keys of a file with their arguments."""
    file = CLI / folder / "text" / f"{language}.ftl"
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_keys_and_arguments(language: str, folder: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_texts_are_short_enough(language: str) -> None:
    checked = 0
    for folder in ("barrage", "craftsmen"):
        words = open_words_of(folder, language, (f"millrace.cli.{folder}",))
        for key in [*messages("", language), *messages(folder, language)]:
            limit = next((most for start, most in LIMITS.items() if key.startswith(start)), WIDTH * 100)
            if limit <= WIDTH:
                assert len(words.say(Message(key, {"n": 5}))) <= limit, key
                checked += 1
    assert checked > 30
