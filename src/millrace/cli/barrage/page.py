"""What every drawing of Barrage is given: the state, the words, who sits where, what may be chosen now."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.page import Page, open_words_of
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.names import seat_name
from millrace.games.barrage.numbers import EMPTY, NEUTRAL
from millrace.games.barrage.state import State
from millrace.words import Words

PACKAGES: Final = ("millrace.cli.barrage",)
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
    """The words of Barrage together with those of the terminal."""
    return open_words_of(GAME.name, language, PACKAGES)


class BarragePage(Page[State]):
    """One moment of a table of Barrage."""

    game = GAME

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
