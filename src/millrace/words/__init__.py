"""The words of a game in one language: messages of the rules become sentences.

What it offers: `LANGUAGES` and `Words`. The sentences stand in the game's message files, one per language;
a client may bring a folder of its own. `docs/architecture.md`, "Words, in four languages".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast

from millrace.catalogue import GAMES
from millrace.kernel.errors import ConfigError, RulesError
from millrace.kernel.game import Message

__all__ = ["LANGUAGES", "Words"]

LANGUAGES: Final = ("en", "pl", "ru", "it")


class Words:
    """One game in one language; `extra` are folders of further message files, named as the game's are."""

    def __init__(self, game: str, language: str, extra: Sequence[Traversable] = ()) -> None:
        if game not in GAMES:
            raise ConfigError(f"there is no game '{game}': choose one of {', '.join(GAMES)}")
        if language not in LANGUAGES:
            raise ConfigError(f"there are no words in '{language}': choose one of {', '.join(LANGUAGES)}")
        self.game: Final = game
        self.language: Final = language
        self._bundle: Final = _bundle(game, language, tuple(extra))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, message: Message) -> str:
        """The sentence, in this language; a message without one is an error, never a silent gap."""
        return self._forms(message)[""]

    def _forms(self, message: Message) -> dict[str, str]:
        """The sentence under the empty name, and what the file says of its cases and articles by theirs."""
        if message.key not in self:
            raise RulesError(
                f"no message '{message.key}' in {self.language} for {self.game}: add it to the file"
            )
        args = self._arguments(message)
        entry = self._bundle.get_message(message.key)
        if entry.value is None:
            raise RulesError(
                f"message '{message.key}' in {self.language} has attributes but no text: add one"
            )
        texts = {"": self._text(message.key, entry.value, args)}
        for form, pattern in entry.attributes.items():
            texts[form] = self._text(message.key, pattern, args)
        return texts

    def _arguments(self, message: Message) -> dict[str, int | str]:
        """Numbers stay numbers; a message `x` gives its text as `x` and each of its forms as `x-form`."""
        args: dict[str, int | str] = {}
        for name, value in message.args.items():
            if isinstance(value, Message):
                for form, text in self._forms(value).items():
                    args[f"{name}-{form}" if form else name] = text
            else:
                args[name] = value
        return args

    def _text(self, key: str, pattern: Pattern, args: dict[str, int | str]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            faults = "; ".join(str(error) for error in errors)
            raise RulesError(f"message '{key}' in {self.language} does not render: {faults}")
        return str(text)


@cache
def _bundle(game: str, language: str, extra: tuple[Traversable, ...]) -> FluentBundle:
    """The messages of the game and of the folders beside it; no two may have the same key."""
    bundle = FluentBundle([language], use_isolating=False)
    taken: set[str] = set()
    for folder in (resources.files(GAMES[game].package) / "text", *extra):
        file = folder / f"{language}.ftl"
        resource = _resource(file)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.id.name in taken:
                    raise RulesError(f"{file}: message '{entry.id.name}' is taken: give it another key")
                taken.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle


def _resource(file: Traversable) -> ast.Resource:
    """A message file, read whole or not at all."""
    if not file.is_file():
        raise RulesError(f"there is no message file {file}: every language needs one")
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise RulesError(f"{file}: not a message: {line}")
    return resource
