"""The commands of the prompt besides answers: pages of detail, undo, save, language, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from millrace.cli.draw_automa import draw_automa
from millrace.cli.draw_companies import draw_companies, draw_company
from millrace.cli.draw_contracts import draw_contracts
from millrace.cli.draw_extra import draw_extra
from millrace.cli.draw_map import draw_map
from millrace.cli.question import draw_options
from millrace.cli.saves import SUFFIX, save
from millrace.cli.screen import draw_board
from millrace.cli.sheet import Sheet, open_words, wrapped
from millrace.cli.tell import tell_log
from millrace.cli.tell_automa import tell_turn
from millrace.games.barrage.automa.explain import explain
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.numbers import EMPTY
from millrace.kernel.errors import IllegalAction
from millrace.words import LANGUAGES

if TYPE_CHECKING:
    from millrace.cli.desk import Desk

_RECENT: Final = 8  # paragraphs of the log


class Leave(Exception):  # noqa: N818 - not an error
    """The people want to stop."""


def _help(desk: Desk, _: str) -> None:
    lines = desk.say("ui-help").splitlines()
    desk.show([part for line in lines for part in wrapped(line, 17, 0)])


def _why(desk: Desk, rest: str) -> None:
    """Alone: the last turn of every Automa; with a company: its last one; else about an answer."""
    sheet = desk.sheet()
    last = {turn.seat: turn for turn in explain(desk.session.chronicle.events())}
    turns = [turn for turn in last.values() if not rest or rest.lower() in _calls(sheet, turn.seat)]
    if turns:
        desk.show([line for turn in turns for line in tell_turn(sheet, turn)])
    elif rest:
        desk.explain(rest)
    else:
        desk.note("ui-why-help")


def _undo(desk: Desk, _: str) -> None:
    try:
        desk.session.undo()
    except IllegalAction as refused:
        desk.refuse(refused.reason)
        barrier = desk.session.barrier()
        if barrier != "nothing":
            desk.note("ui-undo-" + barrier)


def _log(desk: Desk, rest: str) -> None:
    """In `log all` the Automas explain every turn; otherwise one line is enough."""
    paragraphs = desk.session.chronicle.since(0)
    is_whole = rest.lower() == "all"
    if rest.isascii() and rest.isdecimal():
        paragraphs = paragraphs[-int(rest[:6]) :] if int(rest[:6]) else []
    elif not is_whole:
        paragraphs = paragraphs[-_RECENT:]
    desk.show(tell_log(desk.sheet(), paragraphs, is_whole=is_whole))


def _save(desk: Desk, rest: str) -> None:
    """`save FILE` writes a new file; `save FILE !` also an old one."""
    is_forced = rest.endswith(" !")
    name = rest.removesuffix(" !").strip()
    if not name:
        desk.note("ui-save-how")
        return
    path = Path(name).expanduser()
    path = path if path.suffix else path.with_name(path.name + SUFFIX)
    if path.exists() and not is_forced:
        desk.name_file("ui-save-exists", path)
        return
    try:
        save(desk.session.record(), path)
    except OSError as error:
        desk.name_file("ui-save-failed", path, why=str(error.strerror or error))
    else:
        desk.name_file("ui-saved", path)


def _language(desk: Desk, rest: str) -> None:
    if rest.lower() not in LANGUAGES:
        desk.note("ui-languages", languages=", ".join(LANGUAGES))
        return
    desk.words = open_words(rest.lower())
    desk.show_moment(is_new=True)


def _map(desk: Desk, _: str) -> None:
    desk.show(draw_map(desk.sheet()))


def _board(desk: Desk, _: str) -> None:
    desk.show(draw_board(desk.sheet()))


def _buildings(desk: Desk, _: str) -> None:
    lines = draw_extra(desk.sheet())
    if lines:
        desk.show(lines)
    else:
        desk.note("ui-no-extra")


def _automa(desk: Desk, _: str) -> None:
    desk.show(draw_automa(desk.sheet()))


def _contracts(desk: Desk, _: str) -> None:
    desk.show(draw_contracts(desk.sheet()))


def _options(desk: Desk, _: str) -> None:
    desk.show(draw_options(desk.sheet()))


def _company(desk: Desk, rest: str) -> None:
    sheet = desk.sheet()
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


def _quit(_desk: Desk, _: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Desk, str], None]]] = {
    "help": _help,
    "why": _why,
    "undo": _undo,
    "log": _log,
    "save": _save,
    "language": _language,
    "map": _map,
    "board": _board,
    "contracts": _contracts,
    "buildings": _buildings,
    "works": _buildings,
    "automa": _automa,
    "company": _company,
    "options": _options,
    "quit": _quit,
    "exit": _quit,
}
