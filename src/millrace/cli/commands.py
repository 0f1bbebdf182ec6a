"""The commands every game has at the prompt: help, undo, log, save, language, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from millrace.cli.page import open_words_of
from millrace.cli.painter import Command
from millrace.cli.saves import SUFFIX, save
from millrace.cli.screen import wrapped
from millrace.kernel.errors import IllegalAction
from millrace.words import LANGUAGES

if TYPE_CHECKING:
    from millrace.cli.prompt import Desk

_RECENT: Final = 8  # paragraphs of the log


class Leave(Exception):  # noqa: N818 - not an error
    """The people want to stop."""


def _help(desk: Desk, _: str) -> None:
    lines = desk.say(desk.painter.help_key).splitlines()
    desk.show([part for line in lines for part in wrapped(line, 17, 0)])


def _why(desk: Desk, rest: str) -> None:
    desk.explain(rest)


def _undo(desk: Desk, _: str) -> None:
    try:
        desk.session.undo()
    except IllegalAction as refused:
        desk.refuse(refused.reason)
        barrier = desk.session.barrier()
        if barrier != "nothing":
            desk.note("ui-undo-" + barrier)


def _log(desk: Desk, rest: str) -> None:
    """What happened last, `log all`: from the beginning, `log 20`: so many turns."""
    paragraphs = desk.session.chronicle.since(0, desk.session.decider)
    is_whole = rest.lower() == "all"
    if rest.isascii() and rest.isdecimal():
        paragraphs = paragraphs[-int(rest[:6]) :] if int(rest[:6]) else []
    elif not is_whole:
        paragraphs = paragraphs[-_RECENT:]
    desk.show(desk.painter.log(desk.page(), paragraphs, is_whole=is_whole))


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
    desk.words = open_words_of(desk.session.game.name, rest.lower())
    desk.show_moment(is_new=True)


def _options(desk: Desk, _: str) -> None:
    desk.show(desk.painter.options(desk.page()))


def _quit(_desk: Desk, _: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Command]] = {
    "help": _help,
    "why": _why,
    "undo": _undo,
    "log": _log,
    "save": _save,
    "language": _language,
    "options": _options,
    "quit": _quit,
    "exit": _quit,
}
