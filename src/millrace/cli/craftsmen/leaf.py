"""What every drawing of Craftsmen is given: the table as one seat sees it, and the marks of things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from millrace.cli.page import QUIET, Page
from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from millrace.games.craftsmen.content.buildings import CARDS, COLOUR_KEYS, TYPES
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.names import good_name, seat_name
from millrace.games.craftsmen.numbers import NATURAL
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message
from millrace.words import Words

NATURAL_MARK: Final = "○"
NONE: Final = "·"
MAKES: Final = "▸"
LEFT: Final = "◀"
RIGHT: Final = "▶"
# the number alone says who it is
_SEATS: Final = (
    "bold #FFFFFF on #B01E3C",
    "bold #FFFFFF on #1F5FA8",
    "bold #1D2730 on #F2C12B",
    "bold #FFFFFF on #2F7D3B",
    "bold #FFFFFF on #6A4A9C",
)
# the letter alone says which colour it is
_COLOURS: Final = {
    "violet": ("V", "bold #B48EE6"),
    "green": ("G", "bold #5FBF6A"),
    "blue": ("B", "bold #6BA4F2"),
    "red": ("R", "bold #F26B6B"),
}
_CARD: Final = {card.key: i for i, card in enumerate(CARDS)}


class Leaf(Page[State]):
    """One moment of a table of Craftsmen as whoever is asked sees it: `look` is all that is drawn of it."""

    game = GAME

    def __init__(
        self, s: State, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> None:
        super().__init__(s, words, names, numbers)
        self.viewer = GAME.decider(s)
        self.look: Final[Mapping[str, Any]] = GAME.view(s, self.viewer)

    def seat(self, seat: int) -> str:
        return self.words.say(seat_name(seat))

    def letter(self, owner: int) -> str:
        return NATURAL_MARK if owner == NATURAL else str(owner + 1)

    def mark(self, owner: int, after: str = "") -> Text:
        return Text(self.letter(owner) + after, style="" if owner == NATURAL else _SEATS[owner])

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


def capital_cards(leaf: Leaf, keys: Sequence[str]) -> list[Text]:
    """Capital cards, colour by colour, the same ones counted."""
    found: list[Text] = []
    for key in CAPITAL_KEYS:
        n = keys.count(key)
        if n:
            found.append(capital(key).append(leaf.say("ui-times", n=n) if n > 1 else ""))
    return found


def card_number(key: str) -> int:
    return _CARD[key]


def building(leaf: Leaf, card: int) -> Text:
    """A building card: its name and the colours of its halves."""
    row = CARDS[card]
    out = Text(leaf.words.say(Message("building-" + TYPES[row.kind].key))).append(" ")
    out.append_text(colour(COLOUR_KEYS[row.top])).append("/")
    return out.append_text(colour(COLOUR_KEYS[row.bottom]))


def recipe(leaf: Leaf, card: int) -> str:
    """What a building makes of what, and the points for it: `wheat + barrel ▸ beer +3`."""
    kind = TYPES[CARDS[card].kind]
    inputs = "+".join(leaf.good(good) for good in kind.inputs)
    points = f" +{kind.vp}" if kind.vp else ""
    return f"{inputs}{MAKES}{leaf.good(kind.good)}{points}"


def good_number(text: str, leaf: Leaf) -> int:
    """The good people mean: by its key or by its name, in any case; -1 if there is none."""
    wanted = " ".join(text.lower().replace("_", " ").split())
    for good, key in enumerate(GOOD_KEYS):
        if wanted in (key.replace("_", " "), leaf.good(good).lower()):
            return good
    return -1
