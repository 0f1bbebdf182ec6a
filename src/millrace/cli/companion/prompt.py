"""The companion of a cardboard table at the prompt: one line after the other until people leave."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from millrace.cli.barrage.automa_tiles import draw_criteria, draw_entries
from millrace.cli.barrage.page import PACKAGES, BarragePage
from millrace.cli.companion.companion import Companion, impossible
from millrace.cli.companion.deck import Contradiction
from millrace.cli.companion.drawing import draw_companion, draw_doing, draw_entry, tell_verdict
from millrace.cli.companion.file import save_companion
from millrace.cli.companion.position import Verdict, verdict_of
from millrace.cli.page import open_words_of
from millrace.cli.parser import OK
from millrace.cli.prompt import Leave
from millrace.cli.screen import STRONG, printable, show, wrapped
from millrace.cli.telling import tell_reason
from millrace.games.barrage.automa.turn import POSSIBLE
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import N_AUTOMA_TILES
from millrace.games.barrage.state import State
from millrace.kernel.errors import MillraceError
from millrace.kernel.game import Reason
from millrace.words import LANGUAGES, Words

_INTERRUPTED: Final = 130
_PROMPT: Final = "> "
_YES: Final = ("yes", "y", "tak", "t", "да", "д", "sì", "si", "s")
_NO: Final = ("no", "n", "nie", "нет", "н")


def _words(language: str) -> Words:
    return open_words_of(GAME.name, language, (*PACKAGES, "millrace.cli.companion"))


class CompanionPrompt:
    """One companion on one console. `verdict`: what a position says of the present turn, if one was given."""

    def __init__(self, companion: Companion, console: Console, language: str, path: Path) -> None:
        self.companion: Final = companion
        self.console: Final = console
        self.path: Final = path
        self.words = _words(language)
        self.verdict: Verdict | None = None
        self._can_keep = True

    def run(self) -> int:
        """The exit code: 0 however it was left, 130 after Ctrl-C."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # editing and history for input(), where there is such a thing
                import_module("readline")
        self.note("ui-deck-welcome")
        self.draw()
        try:
            while True:
                self._take(self._line())
        except (EOFError, Leave):
            print()
            return OK
        except KeyboardInterrupt:
            print()
            return _INTERRUPTED

    def page(self) -> BarragePage:
        """A page that knows the companies of the Automas; one person sits before them."""
        levels = [automa.level for automa in self.companion.automas]
        options = GAME.parse_options({"players": len(levels) + 1, "automas": levels})
        s: State = GAME.new(options)
        keys = [company.key for company in COMPANIES]
        for p, automa in zip(s.seats[1:], self.companion.automas, strict=True):
            if automa.company:
                p.company = keys.index(automa.company)
        return BarragePage(s, self.words, [])

    def show(self, lines: list[Text]) -> None:
        show(self.console, lines)

    def note(self, key: str, **args: int | str) -> None:
        self.show(wrapped(self.page().say(key, **args)))

    def draw(self) -> None:
        self.show(draw_companion(self.page(), self.companion))

    def _line(self) -> str:
        text = input(_PROMPT)
        if not sys.stdin.isatty():
            print(text)  # a transcript shows both sides
        return printable(" ".join(text.encode("utf-8", "replace").decode().split()))

    def _take(self, text: str) -> None:
        """One line; whatever contradicts the table is said, and nothing has changed."""
        word, _, rest = text.partition(" ")
        try:
            self._act(word.lower(), rest)
        except Contradiction as refused:
            self.show(tell_reason(self.page(), Reason(refused.message, "")))
        except MillraceError as error:
            self.console.print(Text("✗ " + printable(str(error))), soft_wrap=True)
        except OSError as error:
            self.console.print(Text(f"✗ {printable(str(error.filename))}: {error.strerror}"), soft_wrap=True)

    def _act(self, word: str, rest: str) -> None:
        if word in _YES:
            self.answer(f"yes {rest}".strip())
        elif word in _NO and not rest:
            self.answer("no")
        elif word in COMMANDS:
            COMMANDS[word](self, rest)
        else:
            raise Contradiction("ui-deck-not-understood", text=f"{word} {rest}".strip()[:40])

    # Steps --------------------------------------------------------------------------------------------------

    def step(self, *steps: str) -> None:
        """Take steps, all or none, keep them, and show where that leads."""
        self.companion.take(*steps)
        self.keep()
        if self.companion.open_turn is None:
            self.verdict = None
        self.draw()

    def answer(self, *steps: str) -> None:
        """Answers about the entries from the present one on; after the last yes people read what to do."""
        turn = self.companion.open_turn
        if turn is None:
            raise Contradiction("ui-deck-closed")
        entries = self._asked_in_turn(turn.entry, len(steps))
        had_verdict = self.verdict is not None
        self.companion.take(*(self._judged(*pair) for pair in zip(entries, steps, strict=True)))
        self.keep()
        deck = self.companion.deck
        if steps[-1].startswith("yes") and not had_verdict:
            self.show(draw_doing(self.page(), deck.criteria, AUTOMA_TILES[deck.top].entries[entries[-1]]))
        if self.companion.open_turn is None:
            self.verdict = None
            self.draw()
        else:
            self.show(draw_entry(self.page(), self.companion))

    def _judged(self, entry: int, step: str) -> str:
        """The step as people say it, or as the position has it; Contradiction where they differ."""
        if self.verdict is None:
            return step
        self.verdict.check(entry, step)
        return self.verdict.step(entry)

    def _asked_in_turn(self, first: int, n: int) -> list[int]:
        """The next n entries people are asked about."""
        entries = AUTOMA_TILES[self.companion.deck.top].entries
        return [i for i in range(first, len(entries)) if not self.companion.known_condition(entries[i])][:n]

    def keep(self) -> None:
        """Write it down; when that fails it is said once and the companion goes on."""
        if not self._can_keep:
            return
        try:
            save_companion(self.companion, self.path)
        except OSError as error:
            self._can_keep = False
            self.note("ui-deck-not-kept", path=str(self.path), why=str(error.strerror or error))


# Commands -------------------------------------------------------------------------------------------------


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < len("1000000") else -1


def _next(prompt: CompanionPrompt, rest: str) -> None:
    prompt.step(f"next {rest}".strip())
    prompt.verdict = None


def _back(prompt: CompanionPrompt, _: str) -> None:
    prompt.companion.back()
    prompt.verdict = None
    prompt.keep()
    prompt.draw()


def _entry(prompt: CompanionPrompt, rest: str) -> None:
    """No to every entry before the one named, yes to that one."""
    companion = prompt.companion
    turn = companion.open_turn
    if turn is None:
        raise Contradiction("ui-deck-closed")
    entries = AUTOMA_TILES[companion.deck.top].entries
    wanted = _number(rest) - 1
    if not turn.entry <= wanted < len(entries):
        raise Contradiction("ui-deck-no-entry", first=turn.entry + 1, last=len(entries))
    condition = companion.known_condition(entries[wanted])
    if condition != POSSIBLE:
        raise impossible(wanted, condition)
    passed = [i for i in range(turn.entry, wanted) if not companion.known_condition(entries[i])]
    prompt.answer(*["no"] * len(passed), "yes")


def _tiles(prompt: CompanionPrompt, rest: str) -> None:
    prompt.step(f"tiles {rest}".strip())
    prompt.verdict = None


def _tile(prompt: CompanionPrompt, rest: str) -> None:
    """Both sides of any tile."""
    tile = _number(rest) - 1
    if not 0 <= tile < N_AUTOMA_TILES:
        raise Contradiction("ui-deck-no-tile", n=tile + 1, most=N_AUTOMA_TILES)
    page = prompt.page()
    title = Text(" " + page.say("ui-entries-of", n=tile + 1), style=STRONG)
    prompt.show([title, *draw_entries(page, tile), *draw_criteria(page, tile)])


def _position(prompt: CompanionPrompt, rest: str) -> None:
    """The table as it is now answers for the rest of the turn."""
    names = shlex.split(rest)
    if len(names) != 1:
        raise Contradiction("ui-deck-position-how")
    verdict = verdict_of(prompt.companion, str(Path(names[0]).expanduser()))
    prompt.verdict = verdict
    prompt.show(tell_verdict(BarragePage(verdict.state, prompt.words, []), verdict))


def _go(prompt: CompanionPrompt, _: str) -> None:
    """Everything the position has answered."""
    if prompt.verdict is None:
        raise Contradiction("ui-deck-position-how")
    while prompt.verdict is not None:
        _enter(prompt, "")


def _enter(prompt: CompanionPrompt, _: str) -> None:
    """An empty line takes the position's answer; without one it draws everything again."""
    turn = prompt.companion.open_turn
    if prompt.verdict is None or turn is None:
        prompt.draw()
    else:
        prompt.answer(prompt.verdict.step(turn.entry))


def _language(prompt: CompanionPrompt, rest: str) -> None:
    if rest.lower() not in LANGUAGES:
        prompt.note("ui-languages", languages=", ".join(LANGUAGES))
        return
    prompt.words = _words(rest.lower())
    prompt.draw()


def _help(prompt: CompanionPrompt, _: str) -> None:
    lines = prompt.page().say("ui-deck-help").splitlines()
    prompt.show([part for line in lines for part in wrapped(line, 17, 0)])


def _quit(_croupier: CompanionPrompt, _: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Callable[[CompanionPrompt, str], None]]] = {
    "": _enter,
    "next": _next,
    "back": _back,
    "entry": _entry,
    "tiles": _tiles,
    "tile": _tile,
    "position": _position,
    "go": _go,
    "language": _language,
    "help": _help,
    "quit": _quit,
    "exit": _quit,
}
