"""Asks the people at this terminal one question after the other until the game is over or left."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, Final, Generic, TypeAlias

from rich.console import Console
from rich.text import Text

from millrace.cli.chairs import Chair
from millrace.cli.painter import P, Painter
from millrace.cli.parser import OK
from millrace.cli.screen import SCREEN, STRONG, printable, show, wrapped
from millrace.cli.session import Session
from millrace.cli.telling import consequences, tell_reason
from millrace.kernel.errors import IllegalAction
from millrace.kernel.game import Message, Reason
from millrace.rooms.protocol import Entry

_INTERRUPTED: Final = 130
_PROMPT: Final = "> "
Command: TypeAlias = Callable[["PlayPrompt[Any]", str], None]
_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


class Leave(Exception):  # noqa: N818 - not an error
    """The people want to stop."""


class PlayPrompt(Generic[P]):
    """One session on one console. `commands` are those every game has; the painter's come before them."""

    def __init__(
        self,
        session: Session,
        painter: Painter[P],
        console: Console,
        language: str,
        folder: Path,
        commands: Mapping[str, Command] | None = None,
    ) -> None:
        self.session: Final = session
        self.painter: Final = painter
        self.console: Final = console
        self.folder: Final = folder
        self.words = painter.words(language)
        self._shown: dict[int, int] = {}  # by viewer, the newest line at the last question shown
        self._start: Final = session.line
        self._seat = -1  # who was asked last
        self._commands: Final = commands or {}
        self._can_save = True
        self._has_begun = False

    def run(self) -> int:
        """The exit code: 0 however the game was left, 130 after Ctrl-C."""
        self._greet()
        try:
            while not self.session.is_over:
                self.session.let_bots_play()
                self._keep()
                if not self._is_settled():
                    self._ask()
        except (EOFError, Leave):
            self._farewell()
            return OK
        except KeyboardInterrupt:
            self._farewell()
            return _INTERRUPTED
        self._end()
        return OK

    def entries(self) -> list[Entry]:
        return self.session.entries(self.session.decider)

    def page(self) -> P:
        """The table as it is now, with the options numbered from 1."""
        session = self.session
        legal = session.game.legal(session.s)
        numbers = {action: n + 1 for n, action in enumerate(legal)}
        return self.painter.page(session.s, self.words, self.names(), numbers)

    def names(self) -> list[str]:
        return [self._name(chair) for chair in self.session.chairs]

    def _name(self, chair: Chair) -> str:
        if chair.kind:
            return self.painter.chair(self.words, chair.kind, chair.level)
        return self.say("ui-computer", bot=chair.bot) if chair.bot else chair.name

    def say(self, key: str, **args: int | str) -> str:
        return self.words.say(Message(key, dict(args)))

    def show(self, lines: Sequence[Text]) -> None:
        show(self.console, lines)

    def note(self, key: str, **args: int | str) -> None:
        """One remark of the prompt itself."""
        self.show(wrapped(self.say(key, **args)))

    def name_file(self, key: str, path: Path, **args: str) -> None:
        """A remark with a file in it: one line however long, so that it can be copied."""
        text = printable(self.say(key, path=shlex.quote(str(path)), **args))
        self.console.print(Text(text), soft_wrap=True)

    # Asking -------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """One question: shown once, then lines are read until one of them answers it."""
        is_other = self._seat != self.session.decider
        if is_other and self.painter.has_secrets and len(self.session.people) > 1:
            self._hand_over()
        self.show_moment(is_new=is_other)
        before = len(self.session.log)
        while len(self.session.log) == before:
            self._take(self._line())
        self._has_begun = True

    def is_unasked(self) -> bool:
        """Whether the pending question has no answer but to skip it, and that may be seen."""
        if len(self.session.game.legal(self.session.s)) > 1:
            return False
        return self.painter.answers_itself(self.page(), is_alone=len(self.session.people) == 1)

    def _is_settled(self) -> bool:
        """Whether nobody needs to be asked; what can only be skipped is skipped, and told with the news."""
        if self.session.is_over:
            return True
        if not self.is_unasked():
            return False
        self.session.answer(self.session.game.legal(self.session.s)[0])
        return True

    def take_back(self) -> None:
        """Undo the last answer given here, with what followed by itself; IllegalAction if there is none."""
        self.session.undo()
        while self.is_unasked():
            self.session.undo()

    def show_moment(self, *, is_new: bool = False) -> None:
        """What has happened since the last question, then the pending one."""
        SCREEN.fit(self.console, self.painter.least_width)
        news = self._news()
        self._seat = self.session.decider
        page = self.page()
        self.show(self.painter.moment(page, self.painter.summary(page, news), is_new=is_new))

    def _news(self) -> list[Entry]:
        """What the one who is asked now has not been told; where nothing is secret, all are told together."""
        viewer = self.session.decider
        key = viewer if self.painter.has_secrets else 0
        since = self._shown.get(key, self._start)
        self._shown[key] = self.session.line
        return self.session.entries(viewer, since)

    def _line(self) -> str:
        text = input(_PROMPT)
        if not sys.stdin.isatty():
            print(text)  # a transcript shows both sides
        return printable(" ".join(text.encode("utf-8", "replace").decode().split()))

    def _take(self, text: str) -> None:
        """A number, a command, a question about an option, or the notation of an answer."""
        if not text:
            self._enter()
        elif text.startswith("?"):
            self.explain(text[1:].strip())
        elif text.isascii() and text.isdecimal():
            self._answer(self.numbered(text))
        else:
            self._words(text)

    def _words(self, text: str) -> None:
        """The notation of answers; but a command comes before answers that are not on offer."""
        page = self.page()
        word, _, rest = text.partition(" ")
        command = word.lower()
        try:
            path = self.painter.read_path(page, text)
        except IllegalAction as refused:
            self.refuse(refused.reason)
            return
        if path and path[0] in page.numbers:
            self._answer(path)
        elif command in self.painter.commands:
            self.painter.commands[command](self, page, rest)
        elif command in self._commands:
            self._commands[command](self, rest)
        elif path:
            self._answer(path)
        else:
            self.note("ui-not-understood", text=text[:40])

    def _enter(self) -> None:
        """An empty line takes the only option there is; else it draws the table again."""
        paths = self.painter.paths(self.page())
        if len(paths) == 1:
            self._answer(paths[0])
        else:
            self.show_moment(is_new=True)

    def numbered(self, text: str) -> tuple[int, ...]:
        """The answers an option number stands for; none if there is no such option."""
        paths = self.painter.paths(self.page())
        number = int(text) if len(text) < len("1000") else 0
        if 0 < number <= len(paths):
            return paths[number - 1]
        self.note("ui-no-number", n=len(paths))
        return ()

    def _answer(self, path: Sequence[int]) -> None:
        if not path:
            return
        try:
            self.session.answer(*path)
        except IllegalAction as refused:
            self.refuse(refused.reason)

    def refuse(self, reason: Reason) -> None:
        self.show(tell_reason(self.page(), reason))

    def explain(self, text: str) -> None:
        """What an option would cause, or why something is not among the options."""
        if not text:
            self.note(self.painter.why_key)
            return
        page = self.page()
        is_number = text.isascii() and text.isdecimal()
        try:
            path = self.numbered(text) if is_number else self.painter.read_path(page, text)
        except IllegalAction as refused:
            self.refuse(refused.reason)
            return
        if path:
            self.show([*self._title(page, path), *self.painter.about(page, path), *consequences(page, path)])
        elif not is_number:
            self.note("ui-not-understood", text=text[:40])

    def _title(self, page: P, path: tuple[int, ...]) -> list[Text]:
        """An option as it is listed."""
        paths = self.painter.paths(page)
        if path not in paths:
            return []
        at = paths.index(path)
        return wrapped(Text(f"{at + 1}) ").append_text(self.painter.labels(page)[at]), 4, 0)

    # Coming and going ---------------------------------------------------------------------------------------

    def _greet(self) -> None:
        least = self.painter.least_width
        if self.console.is_terminal and get_terminal_size().columns < least:
            self.note("ui-narrow", n=least)
        if sys.stdin.isatty():
            with suppress(ImportError):  # editing and history for input(), where there is such a thing
                import_module("readline")
        self.note("ui-welcome")

    def _hand_over(self) -> None:
        """The screen is wiped before the next player comes and again before the table is drawn for him.

        A transcript has no next player: it is told, but nothing waits.
        """
        page = self.page()
        seat = self.session.decider
        name = printable(self.names()[seat])
        if self._seat >= 0:
            self._wipe()
        said = page.say("ui-hand-over", seat=page.seat(seat) + (f" ({name})" if name else ""))
        self.show([Text(), *wrapped(Text("⇄ " + said, style=STRONG))])
        if sys.stdin.isatty():
            self._forget_lines()
            if self._line().lower() in ("quit", "exit"):
                raise Leave
            self._wipe()

    def _wipe(self) -> None:
        """Everything off the screen, also what could be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE)
            self.console.file.flush()

    def _forget_lines(self) -> None:
        """Nobody may page through the answers of the player before him."""
        with suppress(ImportError):
            import_module("readline").clear_history()

    def _keep(self) -> None:
        """Autosave once somebody has answered; when that fails it is said once and the game goes on."""
        if not self._can_save or not self._has_begun:
            return
        try:
            self.session.autosave(self.folder)
        except OSError as error:
            self._can_save = False
            self.note("ui-no-autosave", why=str(error.strerror or error))

    def _farewell(self) -> None:
        print()
        if self.session.path is not None and self._can_save:
            self.name_file("ui-farewell", self.session.path, game=self.session.game.name)

    def _end(self) -> None:
        self._keep()
        page = self.painter.page(self.session.s, self.words, self.names())
        self.show([Text(), *self.painter.summary(page, self._news())])
        self.show(self.painter.ending(page, self.session.standings()))
        if self.session.path is not None and self._can_save:
            self.name_file("ui-kept", self.session.path)
