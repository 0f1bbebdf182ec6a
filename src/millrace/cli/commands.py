"""The commands every game has at the prompt: help, undo, log, save, language, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.text import Text

from millrace.cli.clauses import clauses_of, has_clauses
from millrace.cli.painter import Painter
from millrace.cli.prompt import Command, Leave, PlayPrompt
from millrace.cli.saves import SUFFIX, save
from millrace.cli.screen import QUIET, wrapped
from millrace.cli.session import Session
from millrace.kernel.errors import IllegalAction
from millrace.words import LANGUAGES

_RECENT: Final = 8  # paragraphs of the log


def _help(prompt: PlayPrompt[Any], _: str) -> None:
    keys = ("ui-help-answers", prompt.painter.help_key, "ui-help-table")
    lines = [line for key in keys if key for line in prompt.say(key).splitlines()]
    prompt.show([part for line in lines for part in wrapped(line, 17, 0)])


def _why(prompt: PlayPrompt[Any], rest: str) -> None:
    prompt.explain(rest)


def _undo(prompt: PlayPrompt[Any], _: str) -> None:
    try:
        prompt.take_back()
    except IllegalAction as refused:
        prompt.refuse(refused.reason)
        barrier = barrier_of(prompt.session, prompt.painter)
        if barrier != "nothing":
            prompt.note("ui-undo-" + barrier)


def barrier_of(session: Session, painter: Painter[Any]) -> str:
    """What came after the last answer of a person: the painter's word, `bot`, `drawn`, or `nothing`."""
    after = session.since_last_answer()
    named = [painter.barrier(entry.action) for entry in after]
    if any(named):
        return max(named)
    if any(entry.seat >= 0 for entry in after):
        return "bot"
    return "drawn" if after else "nothing"


def _log(prompt: PlayPrompt[Any], rest: str) -> None:
    """What happened last, `log all`: from the beginning, `log 20`: so many turns."""
    recent = _RECENT
    if rest.isascii() and rest.isdecimal():
        recent = max(1, int(rest[:6]))
    elif rest.lower() == "all":
        recent = 0
    prompt.show(prompt.painter.log(prompt.page(), prompt.entries(), recent=recent))


def _save(prompt: PlayPrompt[Any], rest: str) -> None:
    """`save FILE` writes a new file; `save FILE !` also an old one."""
    is_forced = rest.endswith(" !")
    name = rest.removesuffix(" !").strip()
    if not name:
        prompt.note("ui-save-how")
        return
    path = Path(name).expanduser()
    path = path if path.suffix else path.with_name(path.name + SUFFIX)
    if path.exists() and not is_forced:
        prompt.name_file("ui-save-exists", path)
        return
    try:
        save(prompt.session.record_text(), path)
    except OSError as error:
        prompt.name_file("ui-save-failed", path, why=str(error.strerror or error))
    else:
        prompt.name_file("ui-saved", path)


def _language(prompt: PlayPrompt[Any], rest: str) -> None:
    if rest.lower() not in LANGUAGES:
        prompt.note("ui-languages", languages=", ".join(LANGUAGES))
        return
    prompt.words = prompt.painter.words(rest.lower())
    prompt.show_moment(is_new=True)


def _rule(prompt: PlayPrompt[Any], rest: str) -> None:
    """`rule B4.2`: the clauses of that number that are written out."""
    game, language = prompt.session.game, prompt.words.language
    found = clauses_of(game, language, rest)
    if found:
        for number, said in found:
            prompt.show(wrapped(Text(f"[{number}] ", style=QUIET).append(said), 4, 0))
    elif not has_clauses(game):
        prompt.note("ui-no-clauses")
    elif rest:
        prompt.note("ui-no-clause", text=rest[:40])
    else:
        prompt.note("ui-rule-how")


def _options(prompt: PlayPrompt[Any], _: str) -> None:
    prompt.show(prompt.painter.options(prompt.page()))


def _quit(_desk: PlayPrompt[Any], _: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Command]] = {
    "help": _help,
    "why": _why,
    "undo": _undo,
    "log": _log,
    "save": _save,
    "language": _language,
    "options": _options,
    "rule": _rule,
    "quit": _quit,
    "exit": _quit,
}
