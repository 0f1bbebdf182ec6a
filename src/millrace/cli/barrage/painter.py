"""Barrage at this terminal: its painter and the pages only it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from millrace.cli.barrage.automa_tiles import draw_automa
from millrace.cli.barrage.companies import draw_companies, draw_company
from millrace.cli.barrage.contracts import draw_contracts
from millrace.cli.barrage.extra_board import draw_extra
from millrace.cli.barrage.map import draw_map
from millrace.cli.barrage.page import PACKAGES, BarragePage
from millrace.cli.barrage.question import label_options
from millrace.cli.barrage.screen import draw_board, draw_moment
from millrace.cli.painter import GameCommand, Painter, Prompt
from millrace.cli.screen import WIDTH
from millrace.cli.telling import tell_turn
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbers import A_AUTOMA_TILE, EMPTY, N_AUTOMA_TILES
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.rooms.protocol import Explained, Told
from millrace.words import Words

_PHASES: Final = ("round", "phase")
_INCOME: Final = "income"  # the phase that a round begins with
_TIDYING: Final = ("return", "cleared", "work-leaves")  # goes without saying at the end of a round
_AS_AUTOMA: Final = "as-automa"  # a person's turn that the procedure plays
_TURN: Final = "automa-tiles"  # the event that the turn of an Automa begins with, unlike its income
_AUTOMA_TILES: Final = ACTIONS.kind_of(A_AUTOMA_TILE).keys


def _why(prompt: Prompt, page: BarragePage, rest: str) -> None:
    """Alone: the last turn of every Automa, and its income since; with a company: its own; else an answer."""
    last: dict[int, list[Explained]] = {}
    for entry in prompt.entries():
        for one in entry.explained:
            if entry.told[one.first].kind == _TURN:
                last[one.seat] = []
            last.setdefault(one.seat, []).append(one)
    found = [seat for seat in last if not rest or rest.lower() in _calls(page, seat - 1)]
    if found:
        prompt.show([line for seat in found for one in last[seat] for line in tell_turn(page, one)])
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


def _is_automa_tile(told: Told) -> bool:
    return told.kind == "dealt" and told.what in _AUTOMA_TILES


class BarragePainter(Painter[BarragePage]):
    game = GAME
    packages = PACKAGES
    least_width = WIDTH
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

    def moment(self, page: BarragePage, news: list[Text], *, is_new: bool) -> list[Text]:
        return draw_moment(page, news, is_new=is_new)

    def labels(self, page: BarragePage) -> list[Text]:
        return label_options(page)

    def announces(self, told: Told) -> bool:
        return told.kind in _PHASES and told.what != _INCOME

    def leads(self, told: Told) -> bool:
        return told.kind == _AS_AUTOMA or _is_automa_tile(told)

    def is_dull(self, told: Told) -> bool:
        """Tidying up, and the tile that the turn of an Automa names anyway."""
        return told.kind in _TIDYING or _is_automa_tile(told)

    def ties(self, page: BarragePage) -> list[tuple[str, list[int]]]:
        return [("ui-points-tie", [p.energy for p in page.s.seats])]

    def read(self, text: str) -> int:
        return ACTIONS.read_loosely(text)

    def barrier(self, action: int) -> str:
        return "automa" if A_AUTOMA_TILE <= action < A_AUTOMA_TILE + N_AUTOMA_TILES else ""


PAINTER: Final = BarragePainter()
