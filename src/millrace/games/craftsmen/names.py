"""The names of things as keys of the message files. No sentence stands here."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import CAPITAL_KEYS, TOWN_KEYS
from millrace.games.craftsmen.content.buildings import CARDS, COLOUR_KEYS, TIER_KEYS, TYPES
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.numbers import (
    A_CARD,
    NATURAL,
    S_BONUS,
    S_CITY,
    S_FEE,
    S_GRANARY,
    S_IDLE,
    S_INVESTMENT,
    S_SHIP,
)
from millrace.kernel.game import Message

SPACE_KEYS: Final[tuple[str, ...]] = ("gold", "silver", "ribbon")


def seat_name(seat: int) -> Message:
    return Message("seat", {"n": seat + 1})


def owner_name(owner: int) -> Message:
    return Message("natural") if owner == NATURAL else seat_name(owner)


def capital_name(kind: int) -> Message:
    return Message("capital", {"colour": Message("colour-" + CAPITAL_KEYS[kind][:-2]), "value": kind % 3 + 1})


def card_name(card: int) -> Message:
    """A building card: its type and the colours of its halves."""
    row = CARDS[card]
    return Message(
        "card",
        {
            "building": building_name(row.kind),
            "top": Message("colour-" + COLOUR_KEYS[row.top]),
            "bottom": Message("colour-" + COLOUR_KEYS[row.bottom]),
        },
    )


def building_name(kind: int) -> Message:
    return Message("building-" + TYPES[kind].key)


def good_name(good: int) -> Message:
    return Message("good-" + GOOD_KEYS[good])


def town_name(building: int) -> Message:
    return Message("town-" + TOWN_KEYS[building])


def tier_name(tier: int) -> Message:
    return Message("tier-" + TIER_KEYS[tier])


def space_name(space: int) -> Message:
    return Message("space-" + SPACE_KEYS[space])


def is_named(source: int) -> bool:
    """Whether a source is something of its own, and not just the rules."""
    return source in SOURCES or A_CARD <= source < A_CARD + len(CARDS)


def source_name(source: int) -> Message:
    """Because of what points change; most events need no cause beside themselves."""
    if source in SOURCES:
        return Message(SOURCES[source])
    if A_CARD <= source < A_CARD + len(CARDS):
        return card_name(source - A_CARD)
    return Message("source-rules")


SOURCES: Final = {
    S_FEE: "source-fee",
    S_IDLE: "source-idle",
    S_SHIP: "source-ship",
    S_CITY: "source-city",
    S_GRANARY: "source-granary",
    S_INVESTMENT: "source-investment",
    S_BONUS: "source-bonus",
}
