"""What every drawing is given: the state, the words, who sits where, and what may be chosen now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Final

from rich.text import Text

from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.describe import seat_name
from millrace.games.barrage.numbers import EMPTY, NEUTRAL
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.words import Words

WIDTH: Final = 100
QUIET: Final = "dim"
STRONG: Final = "bold"
CHOICE: Final = "bold green"  # always with its number or the mark of a legal space
NEUTRAL_MARK: Final = "#"
# company: letter and colours; the letter alone says who it is
_MARKS: Final = {
    "usa": ("U", "bold #FFFFFF on #B01E3C"),
    "germany": ("G", "bold #FFFFFF on #1D2126"),
    "italy": ("I", "bold #FFFFFF on #14847F"),
    "france": ("F", "bold #1D2730 on #FBFAF5"),
    "netherlands": ("N", "bold #1D2730 on #F2932B"),
}


def open_words(language: str) -> Words:
    """The words of the game together with those of this client."""
    return Words("barrage", language, extra=[resources.files("millrace.cli") / "text"])


class Sheet:
    """One moment of the table as it is drawn: `numbers` gives the actions on offer their option numbers."""

    def __init__(
        self, s: State, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> None:
        self.s: Final = s
        self.words: Final = words
        self.names: Final = names
        self.numbers: Final[Mapping[int, int]] = numbers or {}

    def say(self, key: str, **args: int | str | Message) -> str:
        return self.words.say(Message(key, dict(args)))

    def seat(self, seat: int) -> str:
        return self.words.say(seat_name(self.s, seat))

    def letter(self, owner: int) -> str:
        """One cell that names an owner: the company's letter, the chair before the draft, or neutral."""
        if owner == NEUTRAL:
            return NEUTRAL_MARK
        company = self.s.seats[owner].company
        return str(owner + 1) if company == EMPTY else _MARKS[COMPANIES[company].key][0]

    def mark(self, owner: int, after: str = "") -> Text:
        """The letter in the owner's colours, with a number behind it if there is one."""
        style = "reverse"
        if owner != NEUTRAL and self.s.seats[owner].company != EMPTY:
            style = _MARKS[COMPANIES[self.s.seats[owner].company].key][1]
        return Text(self.letter(owner) + after, style=style)


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
    lines = [Text(" " * (indent if first < 0 else first))]
    is_fresh = True
    for word in (Text(text) if isinstance(text, str) else text).split(" "):
        if not is_fresh and lines[-1].cell_len + 1 + word.cell_len > WIDTH:
            lines.append(Text(" " * indent))
            is_fresh = True
        lines[-1].append("" if is_fresh else " ").append_text(word)
        is_fresh = False
    for line in lines:
        line.truncate(WIDTH, overflow="ellipsis")
    return lines


def printable(text: str) -> str:
    """Somebody else's text with everything removed that could move the cursor."""
    return "".join(c for c in text if c.isprintable())
