"""The catalogue of a game's actions: dense ranges of numbers, each with a word and keys, as short texts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final


class Kind:
    """One range of the catalogue: its word, its first number, and the keys of its members.

    An action of a kind with one empty key is just the word; other empty keys stand for nothing.
    """

    def __init__(self, word: str, first: int, keys: list[str]) -> None:
        self.word: Final = word
        self.first: Final = first
        self.keys: Final = keys


class Catalogue:
    """All kinds of a game, in the order of their numbers.

    >>> actions = Catalogue((Kind("skip", 0, [""]), Kind("site", 1, ["B1U", "B1L"])), 3)
    >>> actions.notate(2), actions.read("site B1U"), actions.kind_of(2).word
    ('site B1L', 1, 'site')
    """

    def __init__(self, kinds: tuple[Kind, ...], n_actions: int) -> None:
        self.kinds: Final = kinds
        self.texts: Final = [""] * n_actions
        for kind in kinds:
            for i, key in enumerate(kind.keys):
                if key or len(kind.keys) == 1:
                    self.texts[kind.first + i] = f"{kind.word} {key}".rstrip()
        self.actions: Final = {text: action for action, text in enumerate(self.texts) if text}
        self.loose: Final = {text.lower(): action for text, action in self.actions.items()}

    def notate(self, action: int) -> str:
        """The short text of an action; a number nothing stands behind is written as it is."""
        if 0 <= action < len(self.texts) and self.texts[action]:
            return self.texts[action]
        return f"action {action}"

    def read(self, text: str) -> int:
        """The action a short text names, or -1."""
        return self.actions.get(text, -1)

    def read_loosely(self, text: str) -> int:
        """The same for what people type: any case, any blanks."""
        return self.loose.get(" ".join(text.lower().split()), -1)

    def places(self, words: Collection[str]) -> dict[str, list[int]]:
        """The keys of the kinds with these words, as places of the board: each with its actions.

        >>> Catalogue((Kind("tile", 0, ["t1"]), Kind("copy", 1, ["t1"])), 2).places(("tile", "copy"))
        {'t1': [0, 1]}
        """
        found: dict[str, list[int]] = {}
        for kind in self.kinds:
            for i, key in enumerate(kind.keys):
                if key and kind.word in words:
                    found.setdefault(key, []).append(kind.first + i)
        return found

    def kind_of(self, action: int) -> Kind:
        """The range an action belongs to."""
        found = self.kinds[0]
        for kind in self.kinds:
            if kind.first <= action:
                found = kind
        return found
