"""The painter of a game that brings no drawings: its view, question, options and log as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from millrace.cli.page import Page
from millrace.cli.painter import GameCommand, Painter, Prompt
from millrace.cli.question import asked
from millrace.cli.screen import rule, ruled
from millrace.cli.view_table import draw_view
from millrace.kernel.game import Game
from millrace.words import Words


class TextPage(Page[Any]):
    """One moment of any table as whoever is asked sees it."""

    def __init__(
        self,
        game: Game[Any],
        s: Any,  # noqa: ANN401 - only its game knows what it is
        words: Words,
        names: Sequence[str],
        numbers: Mapping[int, int] | None = None,
    ) -> None:
        super().__init__(s, words, names, numbers)
        self.game = game
        self.viewer = game.decider(s)


def _view(prompt: Prompt, page: TextPage, _: str) -> None:
    prompt.show(draw_table(page))


def draw_table(page: TextPage) -> list[Text]:
    """Everything but the question."""
    return draw_view(page.words, page.game.view(page.s, page.viewer))


class TextPainter(Painter[TextPage]):
    """Draws one game, whichever it is."""

    help_key = "ui-text-help"
    commands: ClassVar[Mapping[str, GameCommand[TextPage]]] = {"table": _view, "view": _view}

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        kind = type(game)
        self.has_secrets = kind.hides is not Game.hides or kind.seen is not Game.seen

    def page(
        self,
        s: Any,  # noqa: ANN401
        words: Words,
        names: Sequence[str],
        numbers: Mapping[int, int] | None = None,
    ) -> TextPage:
        return TextPage(self.game, s, words, names, numbers)

    def moment(self, page: TextPage, news: list[Text], *, is_new: bool) -> list[Text]:
        lines = draw_table(page) if is_new or self.game.opens_turn(page.s) else []
        if news:
            lines += [rule(page.say("ui-news")), *news]
        lines += ruled(page.say("ui-question"), page.say("ui-question-note"))
        return [Text(), *lines, *asked(page), *self.options(page)]

    def read(self, text: str) -> int:
        exact = self.game.read(text)
        return exact if exact >= 0 else self.game.read(text.lower())
