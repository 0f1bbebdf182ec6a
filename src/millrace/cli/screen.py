"""The screen: its width and styles, and how text is fitted to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

WIDTH: Final = 100
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
