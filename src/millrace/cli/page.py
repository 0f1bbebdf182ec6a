"""What the drawings of every game share: the moment they are given, and how text is fitted to the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import Any, Final, Generic, TypeVar

from rich.console import Console
from rich.text import Text

from millrace.kernel.game import Game, Message
from millrace.kernel.stack import NOBODY, Core
from millrace.words import Words

WIDTH: Final = 100
QUIET: Final = "dim"
STRONG: Final = "bold"
CHOICE: Final = "bold green"  # always with its number or the mark of a legal space
_INDENT: Final = 4

S = TypeVar("S", bound=Core)


def open_words_of(game: str, language: str) -> Words:
    """The words of a game together with those of this client."""
    return Words(game, language, extra=[resources.files("millrace.cli") / "text"])


class Page(Generic[S]):
    """One moment of the table as it is drawn: `numbers` gives the actions on offer their option numbers."""

    game: Game[S]

    def __init__(
        self, s: S, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> None:
        self.s: Final = s
        self.words: Final = words
        self.names: Final = names
        self.numbers: Final[Mapping[int, int]] = numbers or {}
        self.viewer = NOBODY  # whose eyes look at it, where that makes a difference

    def say(self, key: str, **args: int | str | Message) -> str:
        return self.words.say(Message(key, dict(args)))

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        raise NotImplementedError

    def letter(self, owner: int) -> str:
        """One cell that names an owner."""
        raise NotImplementedError

    def mark(self, owner: int, after: str = "") -> Text:
        """The letter in the owner's colours, with a number behind it if there is one."""
        raise NotImplementedError


def new_console() -> Console:
    """A console of our width; nothing but our own styles is interpreted in what is printed."""
    return Console(width=WIDTH, markup=False, emoji=False, highlight=False)


def show(console: Console, lines: Sequence[Text]) -> None:
    for line in lines:
        console.print(line, no_wrap=True, overflow="ellipsis", crop=True)


def padded(text: Text | str, width: int) -> Text:
    """The text in exactly so many cells; what does not fit ends in an ellipsis."""
    out = Text(text) if isinstance(text, str) else text.copy()
    if out.cell_len > width:
        out.truncate(width, overflow="ellipsis")
    out.append(" " * (width - out.cell_len))
    return out


def rule(title: str, note: str = "") -> Text:
    """A line across the screen that opens a part of it."""
    out = Text().append("── ", style=QUIET)
    out.append(title.upper(), style=STRONG)
    out.append(" ")
    if note:
        out.append(note + " ", style=QUIET)
    out.truncate(WIDTH - 1, overflow="ellipsis")
    return out.append("─" * (WIDTH - out.cell_len), style=QUIET)


def wrapped(text: Text | str, indent: int = 0, first: int = -1) -> list[Text]:
    """The text in lines that fit the screen: the first one indented by `first`, the others by `indent`."""
    words = (Text(text) if isinstance(text, str) else text).split(" ")
    return filled(list(words), " ", indent, first)


def filled(pieces: Sequence[Text], gap: str, indent: int = 0, first: int = -1) -> list[Text]:
    """Pieces one after the other, a gap between them, none of them broken at the end of a line."""
    lines = [Text(" " * (indent if first < 0 else first))]
    is_fresh = True
    for piece in pieces:
        if not is_fresh and lines[-1].cell_len + len(gap) + piece.cell_len > WIDTH:
            lines.append(Text(" " * indent))
            is_fresh = True
        lines[-1].append("" if is_fresh else gap).append_text(piece)
        is_fresh = False
    for line in lines:
        line.truncate(WIDTH, overflow="ellipsis")
    return lines


def printable(text: str) -> str:
    """Somebody else's text with everything removed that could move the cursor."""
    return "".join(c for c in text if c.isprintable())


# The pending question -------------------------------------------------------------------------------------


def asked(page: Page[Any]) -> list[Text]:
    """The question in words, with the mark and the name of who is asked."""
    seat = page.s.stack[-1].seat
    out = Text().append_text(page.mark(seat)).append(" ")
    out.append(page.words.say(page.game.question(page.s)), style=STRONG)
    if page.names[seat]:
        out.append(f"  ({printable(page.names[seat])})", style=QUIET)
    return wrapped(out, 2, 0)


def listed(page: Page[Any], hint: Callable[[int], str], most_columns: int = 2) -> list[Text]:
    """One option to a line with its notation; short ones share a line. `hint` tells more about an action."""
    cells = [_option(page, action, number, hint(action)) for action, number in page.numbers.items()]
    widest = max((cell.cell_len for cell in cells), default=0)
    columns = min(len(cells), most_columns, WIDTH // (widest + 1))
    if columns > 1:
        height, width = -(-len(cells) // columns), WIDTH // columns
        rows = [Text() for _ in range(height)]
        for i, cell in enumerate(cells):
            rows[i % height].append_text(padded(cell, width))
        for row in rows:
            row.rstrip()
        return rows
    return [line for cell in cells for line in wrapped(cell, _INDENT, 0)]


def _option(page: Page[Any], action: int, number: int, hint: str) -> Text:
    row = page.game.row(page.s, action)
    out = Text().append(f"{number:>2}) ", style=CHOICE).append(page.words.say(row.message))
    if hint:
        out.append(": " + hint)
    return out.append(f"  {page.game.notate(action)}", style=QUIET)
