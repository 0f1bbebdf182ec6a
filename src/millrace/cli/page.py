"""What the drawings of every game are given: one moment of the table, its words, who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Final, Generic, TypeVar

from rich.text import Text

from millrace.catalogue import GAMES
from millrace.cli.screen import SEATS
from millrace.kernel.game import Game, Message
from millrace.kernel.message import Said, message_of
from millrace.kernel.stack import NOBODY, Core
from millrace.words import Words

S = TypeVar("S", bound=Core)


def open_words_of(game: str, language: str, packages: Sequence[str]) -> Words:
    """The words of a game and of its set-up, of the terminal, and of the packages that draw the game."""
    setup = resources.files(GAMES[game].package) / "text" / "setup"
    folders = [resources.files(package) / "text" for package in ("millrace.cli", *packages)]
    return Words(game, language, extra=[setup, *folders] if setup.is_dir() else folders)


class Page(Generic[S]):
    """One moment of the table as it is drawn: `numbers` gives the actions on offer their option numbers."""

    game: Game[S]

    def __init__(
        self, s: S, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> None:
        self.s: Final = s
        self.words: Final = words
        self.names: Final = names
        self.numbers: Final[Mapping[int, int]] = numbers or {}
        self.viewer = NOBODY  # whose eyes look at it, where that makes a difference

    def say(self, key: str, **args: int | str | Message) -> str:
        return self.words.say(Message(key, dict(args)))

    def tell(self, said: Said) -> str:
        return self.words.say(message_of(said))

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("ui-seat", n=seat + 1)

    def letter(self, owner: int) -> str:
        """One cell that names an owner."""
        return str(owner + 1)

    def mark(self, owner: int, after: str = "") -> Text:
        """The letter in the owner's colours, with a number behind it if there is one."""
        return Text(self.letter(owner) + after, style=SEATS[owner % len(SEATS)])
