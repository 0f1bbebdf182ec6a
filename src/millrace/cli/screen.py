"""The screen: its width and styles, and how text is fitted to it."""

from __future__ import annotations

from collections.abc import Sequence
from shutil import get_terminal_size
from typing import Final

from rich.console import Console
from rich.text import Text

WIDTH: Final = 100  # what drawings are made for
NARROW: Final = 80  # what most of them can do with
QUIET: Final = "dim"
STRONG: Final = "bold"
CHOICE: Final = "bold green"  # always with its number or the mark of a legal space
# seats by number; the number alone says who it is
SEATS: Final = (
    "bold #FFFFFF on #B01E3C",
    "bold #FFFFFF on #1F5FA8",
    "bold #1D2730 on #F2C12B",
    "bold #FFFFFF on #2F7D3B",
    "bold #FFFFFF on #6A4A9C",
)


class Screen:
    """How wide lines may be now."""

    width = WIDTH

    def fit(self, console: Console, least: int) -> None:
        """As wide as the terminal, but not wider than drawings and not narrower than they can do with."""
        columns = get_terminal_size().columns if console.is_terminal else WIDTH
        self.width = max(least, min(WIDTH, columns))
        console.width = self.width


SCREEN: Final = Screen()


def new_console() -> Console:
    """A console of our width; nothing but our own styles is interpreted in what is printed."""
    return Console(width=SCREEN.width, markup=False, emoji=False, highlight=False)


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
    out.truncate(SCREEN.width - 1, overflow="ellipsis")
    return out.append("─" * (SCREEN.width - out.cell_len), style=QUIET)


def ruled(title: str, note: str) -> list[Text]:
    """The same; a note that is too long for the line stands below it."""
    if len(title) + len(note) + len("── ") + 2 <= SCREEN.width:
        return [rule(title, note)]
    return [rule(title), *wrapped(Text(note, style=QUIET), 3)]


def wrapped(text: Text | str, indent: int = 0, first: int = -1) -> list[Text]:
    """The text in lines that fit the screen: the first one indented by `first`, the others by `indent`."""
    words = (Text(text) if isinstance(text, str) else text).split(" ")
    return filled(list(words), " ", indent, first)


def filled(pieces: Sequence[Text], gap: str, indent: int = 0, first: int = -1) -> list[Text]:
    """Pieces one after the other, a gap between them, none of them broken at the end of a line."""
    lines = [Text(" " * (indent if first < 0 else first))]
    is_fresh = True
    for piece in pieces:
        if not is_fresh and lines[-1].cell_len + len(gap) + piece.cell_len > SCREEN.width:
            lines.append(Text(" " * indent))
            is_fresh = True
        lines[-1].append("" if is_fresh else gap).append_text(piece)
        is_fresh = False
    for line in lines:
        line.truncate(SCREEN.width, overflow="ellipsis")
    return lines


def printable(text: str) -> str:
    """Somebody else's text with everything removed that could move the cursor."""
    return "".join(c for c in text if c.isprintable())
