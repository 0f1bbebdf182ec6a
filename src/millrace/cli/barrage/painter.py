"""Barrage at this terminal: its painter and the pages only it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from millrace.cli.barrage.automa_tiles import draw_automa
from millrace.cli.barrage.automa_turn import tell_turn
from millrace.cli.barrage.companies import draw_companies, draw_company
from millrace.cli.barrage.contracts import draw_contracts
from millrace.cli.barrage.ending import draw_ending
from millrace.cli.barrage.extra_board import draw_extra
from millrace.cli.barrage.log import tell_log, tell_summary
from millrace.cli.barrage.map import draw_map
from millrace.cli.barrage.page import Sheet
from millrace.cli.barrage.paragraphs import BarrageStory
from millrace.cli.barrage.question import draw_options
from millrace.cli.barrage.screen import draw_board, draw_moment
from millrace.cli.history import Chronicle, Paragraph
from millrace.cli.page import Page
from millrace.cli.painter import Command, Painter
from millrace.games.barrage.automa.explain import explain
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbers import A_AUTOMA_TILE, EMPTY, N_AUTOMA_TILES
from millrace.games.barrage.state import State
from millrace.words import Words

if TYPE_CHECKING:
    from millrace.cli.prompt import Desk
    from millrace.cli.session import Session


def _why(desk: Desk, rest: str) -> None:
    """Alone: the last turn of every Automa; with a company: its last one; else about an answer."""
    sheet = _sheet(desk.page())
    last = {turn.seat: turn for turn in explain(desk.session.chronicle.events())}
    turns = [turn for turn in last.values() if not rest or rest.lower() in _calls(sheet, turn.seat)]
    if turns:
        desk.show([line for turn in turns for line in tell_turn(sheet, turn)])
    else:
        desk.explain(rest)


def _map(desk: Desk, _: str) -> None:
    desk.show(draw_map(_sheet(desk.page())))


def _board(desk: Desk, _: str) -> None:
    desk.show(draw_board(_sheet(desk.page())))


def _buildings(desk: Desk, _: str) -> None:
    lines = draw_extra(_sheet(desk.page()))
    if lines:
        desk.show(lines)
    else:
        desk.note("ui-no-extra")


def _automa(desk: Desk, _: str) -> None:
    desk.show(draw_automa(_sheet(desk.page())))


def _contracts(desk: Desk, _: str) -> None:
    desk.show(draw_contracts(_sheet(desk.page())))


def _company(desk: Desk, rest: str) -> None:
    sheet = _sheet(desk.page())
    if not rest:
        desk.show(draw_companies(sheet, desk.session.decider))
        return
    found = [seat for seat in range(len(sheet.s.seats)) if rest.lower() in _calls(sheet, seat)]
    if found:
        desk.show(draw_company(sheet, found[0]))
    else:
        desk.note("ui-no-company", text=rest[:40])


def _calls(sheet: Sheet, seat: int) -> set[str]:
    """Everything a company answers to, in lower case."""
    company = sheet.s.seats[seat].company
    key = COMPANIES[company].key if company != EMPTY else ""
    names = {sheet.letter(seat), sheet.seat(seat), key, sheet.names[seat], f"p{seat + 1}", str(seat + 1)}
    return {name.lower() for name in names if name}


def _sheet(page: Page[Any]) -> Sheet:
    assert isinstance(page, Sheet), "the painter of Barrage makes nothing else"
    return page


class BarragePainter(Painter[State]):
    game = GAME
    story = BarrageStory()
    commands: ClassVar[Mapping[str, Command]] = {
        "why": _why,
        "map": _map,
        "board": _board,
        "contracts": _contracts,
        "buildings": _buildings,
        "works": _buildings,
        "automa": _automa,
        "company": _company,
    }

    def page(
        self, s: State, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> Sheet:
        return Sheet(s, words, names, numbers)

    def moment(
        self,
        session: Session,  # noqa: ARG002 - the state says it all
        page: Page[State],
        news: list[Text],
        *,
        is_new: bool,
    ) -> list[Text]:
        return draw_moment(_sheet(page), news, is_new=is_new)

    def options(self, page: Page[State]) -> list[Text]:
        return draw_options(_sheet(page))

    def summary(self, page: Page[State], paragraphs: Sequence[Paragraph]) -> list[Text]:
        return tell_summary(_sheet(page), paragraphs)

    def log(self, page: Page[State], paragraphs: Sequence[Paragraph], *, is_whole: bool) -> list[Text]:
        """In the whole log the Automas explain every turn; otherwise one line is enough."""
        return tell_log(_sheet(page), paragraphs, is_whole=is_whole)

    def ending(self, page: Page[State], chronicle: Chronicle[State]) -> list[Text]:
        return draw_ending(_sheet(page), chronicle)

    def read(self, text: str) -> int:
        return ACTIONS.read_loosely(text)

    def barrier(self, action: int) -> str:
        return "automa" if A_AUTOMA_TILE <= action < A_AUTOMA_TILE + N_AUTOMA_TILES else ""
