"""How one game looks at this terminal. All that the desk, the session and the commands know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from rich.text import Text

from millrace.cli.history import Chronicle, Paragraph, Story
from millrace.cli.page import Page
from millrace.kernel.game import Game
from millrace.kernel.stack import Core
from millrace.words import Words

if TYPE_CHECKING:
    from millrace.cli.prompt import Desk
    from millrace.cli.session import Session

S = TypeVar("S", bound=Core)
Command = Callable[["Desk", str], None]


class Painter(Generic[S]):
    """The drawing of a game behind one interface; `commands` are those no other game has."""

    game: Game[S]
    story: Story[S]
    commands: ClassVar[Mapping[str, Command]]
    has_secrets = False  # then the keyboard is handed over, and everybody sees the news for his eyes
    help_key = "ui-help"
    why_key = "ui-why-help"

    def page(
        self, s: S, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> Page[S]:
        """The moment to draw; the viewer is whoever is asked."""
        raise NotImplementedError

    def moment(self, session: Session, page: Page[S], news: list[Text], *, is_new: bool) -> list[Text]:
        """What a player needs for the pending question: the whole table when `is_new`, else a part of it."""
        raise NotImplementedError

    def options(self, page: Page[S]) -> list[Text]:
        raise NotImplementedError

    def summary(self, page: Page[S], paragraphs: Sequence[Paragraph]) -> list[Text]:
        """What happened since the last question."""
        raise NotImplementedError

    def log(self, page: Page[S], paragraphs: Sequence[Paragraph], *, is_whole: bool) -> list[Text]:
        raise NotImplementedError

    def ending(self, page: Page[S], chronicle: Chronicle[S]) -> list[Text]:
        raise NotImplementedError

    def read(self, text: str) -> int:
        """The action that people mean by what they typed, in any case, or -1."""
        raise NotImplementedError

    def barrier(self, action: int) -> str:  # noqa: ARG002
        """What an answer after the own one is besides a draw, for the words why there is no undo."""
        return ""
