"""Barrage at this terminal: its painter and the pages only it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from millrace.cli.barrage.automa_tiles import draw_automa
from millrace.cli.barrage.automa_turn import tell_explained
from millrace.cli.barrage.companies import draw_companies, draw_company
from millrace.cli.barrage.contracts import draw_contracts
from millrace.cli.barrage.ending import draw_ending
from millrace.cli.barrage.extra_board import draw_extra
from millrace.cli.barrage.log import tell_log, tell_summary
from millrace.cli.barrage.map import draw_map
from millrace.cli.barrage.page import PACKAGES, BarragePage
from millrace.cli.barrage.paragraphs import BarrageParagraphing
from millrace.cli.barrage.question import draw_options
from millrace.cli.barrage.screen import draw_board, draw_moment
from millrace.cli.history import History, Paragraph
from millrace.cli.painter import GameCommand, Painter, Prompt
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbers import A_AUTOMA_TILE, E_AUTOMA_TILES, EMPTY, N_AUTOMA_TILES
from millrace.games.barrage.state import State
from millrace.kernel.game import Explained, Message
from millrace.words import Words


def _why(prompt: Prompt, page: BarragePage, rest: str) -> None:
    """Alone: the last turn of every Automa, and its income since; with a company: its own; else an answer."""
    events = prompt.history.events()
    last: dict[int, list[Explained]] = {}
    for one in GAME.explain(page.s, events):
        if events[one.first][0] == E_AUTOMA_TILES:
            last[one.seat] = []
        last.setdefault(one.seat, []).append(one)
    found = [seat for seat in last if not rest or rest.lower() in _calls(page, seat)]
    if found:
        prompt.show([line for seat in found for one in last[seat] for line in tell_explained(page, one)])
    else:
        prompt.explain(rest)


def _map(prompt: Prompt, page: BarragePage, _: str) -> None:
    prompt.show(draw_map(page))


def _board(prompt: Prompt, page: BarragePage, _: str) -> None:
    prompt.show(draw_board(page))


def _buildings(prompt: Prompt, page: BarragePage, _: str) -> None:
    lines = draw_extra(page)
    if lines:
        prompt.show(lines)
    else:
        prompt.note("ui-no-extra")


def _automa(prompt: Prompt, page: BarragePage, _: str) -> None:
    prompt.show(draw_automa(page))


def _contracts(prompt: Prompt, page: BarragePage, _: str) -> None:
    prompt.show(draw_contracts(page))


def _company(prompt: Prompt, page: BarragePage, rest: str) -> None:
    if not rest:
        prompt.show(draw_companies(page, GAME.decider(page.s)))
        return
    found = [seat for seat in range(len(page.s.seats)) if rest.lower() in _calls(page, seat)]
    if found:
        prompt.show(draw_company(page, found[0]))
    else:
        prompt.note("ui-no-company", text=rest[:40])


def _calls(page: BarragePage, seat: int) -> set[str]:
    """Everything a company answers to, in lower case."""
    company = page.s.seats[seat].company
    key = COMPANIES[company].key if company != EMPTY else ""
    names = {page.letter(seat), page.seat(seat), key, page.names[seat], f"p{seat + 1}", str(seat + 1)}
    return {name.lower() for name in names if name}


class BarragePainter(Painter[BarragePage]):
    game = GAME
    paragraphing = BarrageParagraphing()
    packages = PACKAGES
    help_key = "ui-barrage-help"
    why_key = "ui-barrage-why-help"
    bench = "millrace.cli.barrage.bench_engine"
    subcommands = ("millrace.cli.companion.command",)
    commands: ClassVar[Mapping[str, GameCommand[BarragePage]]] = {
        "why": _why,
        "map": _map,
        "board": _board,
        "contracts": _contracts,
        "buildings": _buildings,
        "works": _buildings,
        "automa": _automa,
        "company": _company,
    }

    def chair(self, words: Words, kind: str, level: str) -> str:  # noqa: ARG002 - there are only Automas
        """The printed name of the level."""
        return words.say(Message("ui-automa-name", {"level": Message("level-" + level)}))

    def page(
        self, s: State, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> BarragePage:
        return BarragePage(s, words, names, numbers)

    def moment(
        self,
        page: BarragePage,
        history: History[State],  # noqa: ARG002 - the state says it all
        news: list[Text],
        *,
        is_new: bool,
    ) -> list[Text]:
        return draw_moment(page, news, is_new=is_new)

    def options(self, page: BarragePage) -> list[Text]:
        return draw_options(page)

    def summary(self, page: BarragePage, paragraphs: Sequence[Paragraph]) -> list[Text]:
        return tell_summary(page, paragraphs)

    def log(self, page: BarragePage, paragraphs: Sequence[Paragraph], *, is_whole: bool) -> list[Text]:
        """In the whole log the Automas explain every turn; otherwise one line is enough."""
        return tell_log(page, paragraphs, is_whole=is_whole)

    def ending(self, page: BarragePage, history: History[State]) -> list[Text]:
        return draw_ending(page, history)

    def read(self, text: str) -> int:
        return ACTIONS.read_loosely(text)

    def barrier(self, action: int) -> str:
        return "automa" if A_AUTOMA_TILE <= action < A_AUTOMA_TILE + N_AUTOMA_TILES else ""


PAINTER: Final = BarragePainter()
