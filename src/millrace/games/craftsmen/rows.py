"""Options as rows: kind, place on the board, and the words an action usually has."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import kind_of
from millrace.games.craftsmen.content.buildings import CARD_INPUTS
from millrace.games.craftsmen.content.goods import FIRST_HALF
from millrace.games.craftsmen.names import (
    capital_name,
    card_name,
    good_name,
    tier_name,
)
from millrace.games.craftsmen.notation import ACTIONS, KINDS
from millrace.games.craftsmen.rules import RULES
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Row

PLACES: Final = ACTIONS.places([kind.word for kind in KINDS])
PLAIN: Final = (
    *("pass", "draw", "left", "right", "top", "bottom", "privilege", "token", "fair", "trade"),
    *("take-privilege", "take-work", "change-order", "spend"),
)


def row(s: State, action: int) -> Row:
    """An option as a row. Where it means something special the question itself has the words."""
    kind = ACTIONS.kind_of(action)
    i = action - kind.first
    words = RULES.wording(s, action)
    return Row(action, kind.word, kind.keys[i], words if words is not None else _usual(s, kind.word, i))


def _usual(s: State, word: str, i: int) -> Message:
    if word in PLAIN:
        return Message("option-" + word)
    match word:
        case "skip":
            return Message("option-skip-waive")
        case "capital":
            return capital_name(i)
        case "card":
            return card_name(i)
        case "auction":
            return Message("option-auction", {"card": card_name(s.display[i])})
        case "bid":
            return Message("option-bid", {"n": i})
        case "look":
            return tier_name(i)
        case "make":
            return Message("option-make", {"good": good_name(i)})
        case "input":
            good = CARD_INPUTS[i // 2][i % 2]
            return Message("option-input", {"card": card_name(i // 2), "good": good_name(good)})
        case "granary":
            return Message("option-granary", {"good": good_name(FIRST_HALF + i)})
        case _:
            return capital_name(kind_of(i))
