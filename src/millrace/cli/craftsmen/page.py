"""What every drawing of Craftsmen is given: the table as one seat sees it, and the marks of things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from millrace.cli.page import Page, open_words_of
from millrace.cli.screen import QUIET
from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from millrace.games.craftsmen.content.buildings import CARDS, COLOUR_KEYS, TYPES
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.names import good_name, seat_name
from millrace.games.craftsmen.numbers import NATURAL
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message
from millrace.words import Words

PACKAGES: Final = ("millrace.cli.craftsmen",)
NATURAL_MARK: Final = "○"
NONE: Final = "·"
MAKES: Final = "▸"
LEFT: Final = "◀"
RIGHT: Final = "▶"
# the letter alone says which colour it is
_COLOURS: Final = {
    "violet": ("V", "bold #B48EE6"),
    "green": ("G", "bold #5FBF6A"),
    "blue": ("B", "bold #6BA4F2"),
    "red": ("R", "bold #F26B6B"),
}
_CARD: Final = {card.key: i for i, card in enumerate(CARDS)}


def open_words(language: str) -> Words:
    """The words of Craftsmen together with those of the terminal."""
    return open_words_of(GAME.name, language, PACKAGES)


class CraftsmenPage(Page[State]):
    """One moment of a table of Craftsmen as whoever is asked sees it: `view` is all that is drawn of it."""

    game = GAME

    def __init__(
        self, s: State, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> None:
        super().__init__(s, words, names, numbers)
        self.viewer = GAME.decider(s)
        self.view: Final[Mapping[str, Any]] = GAME.view(s, self.viewer)

    def seat(self, seat: int) -> str:
        return self.words.say(seat_name(seat))

    def letter(self, owner: int) -> str:
        return NATURAL_MARK if owner == NATURAL else str(owner + 1)

    def mark(self, owner: int, after: str = "") -> Text:
        return Text(self.letter(owner) + after) if owner == NATURAL else super().mark(owner, after)

    def marker(self, key: int | str | None) -> Text:
        """A marker or a disc as a view names its owner."""
        if key is None:
            return Text(NONE, style=QUIET)
        return self.mark(NATURAL if key == "natural" else int(key) - 1)

    def good(self, good: int) -> str:
        return self.words.say(good_name(good))


def colour(key: str) -> Text:
    """V, G, B or R."""
    letter, style = _COLOURS[key]
    return Text(letter, style=style)


def capital(key: str) -> Text:
    """A capital card: `V2`."""
    return colour(key[:-2]).append(key[-1])


def capital_key(text: str) -> str:
    """The kind of card that people mean: `V2` or `violet-2`, in any case; empty if there is none."""
    wanted = text.lower()
    for key in CAPITAL_KEYS:
        if wanted in (key, capital(key).plain.lower()):
            return key
    return ""


def capital_cards(page: CraftsmenPage, keys: Sequence[str]) -> list[Text]:
    """Capital cards, colour by colour, the same ones counted."""
    found: list[Text] = []
    for key in CAPITAL_KEYS:
        n = keys.count(key)
        if n:
            found.append(capital(key).append(page.say("ui-times", n=n) if n > 1 else ""))
    return found


def card_number(key: str) -> int:
    return _CARD[key]


def building(page: CraftsmenPage, card: int) -> Text:
    """A building card: its name and the colours of its halves."""
    row = CARDS[card]
    out = Text(page.words.say(Message("building-" + TYPES[row.kind].key))).append(" ")
    out.append_text(colour(COLOUR_KEYS[row.top])).append("/")
    return out.append_text(colour(COLOUR_KEYS[row.bottom]))


def recipe(page: CraftsmenPage, card: int) -> str:
    """What a building makes of what, and the points for it: `wheat + barrel ▸ beer +3`."""
    kind = TYPES[CARDS[card].kind]
    inputs = "+".join(page.good(good) for good in kind.inputs)
    points = f" +{kind.vp}" if kind.vp else ""
    return f"{inputs}{MAKES}{page.good(kind.good)}{points}"


def good_number(text: str, page: CraftsmenPage) -> int:
    """The good people mean: by its key or by its name, in any case; -1 if there is none."""
    wanted = " ".join(text.lower().replace("_", " ").split())
    for good, key in enumerate(GOOD_KEYS):
        if wanted in (key.replace("_", " "), page.good(good).lower()):
            return good
    return -1
