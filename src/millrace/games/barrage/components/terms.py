"""Cards of things without a tile of their own: resources, structures, sections of the board, levels."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.components.cards import Card
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.kernel.game import Message

# key: its clauses; the words are term-<key> and term-<key>-text
_THINGS: Final[dict[str, tuple[str, ...]]] = {
    "credit": ("B1.4.1", "B1.4.4", "B10.2.1"),
    "vp": ("B1.5.1", "B10.3.1"),
    "excavator": ("B1.4.5", "B5.3.7", "B10.2.1"),
    "mixer": ("B1.4.5", "B5.3.7", "B10.2.1"),
    "machine": ("B1.4.6",),
    "engineer": ("B2.2.1", "B4.2.1", "B4.3.1", "B9.6.3"),
    "architect": ("L6.2.1", "L6.2.2", "L6.2.3"),
    "energy": ("B1.5.2", "B1.5.3", "B1.5.4"),
    "contract-energy": ("B1.5.3", "B7.3.8"),
    "drop": ("B8.1.3", "B8.1.8", "B10.2.3"),
    "flowing-drop": ("B1.6.5", "B8.1.1", "B8.1.3"),
    "basin": ("B1.1.2", "B8.1.1"),
    "dam": ("B1.2.2", "B1.2.5", "B8.1.3", "B8.1.4"),
    "neutral-dam": ("B1.2.4", "B7.1.1"),
    "wheel": ("B5.3.1", "B5.3.2", "B5.3.3", "B5.3.4"),
    "technology": ("B5.2.5", "B13.1.1"),
    "contract": ("B7.3.1", "B7.3.2", "B7.3.6", "B7.4.6"),
    "income": ("B3.2.1", "B3.2.4", "B3.2.7"),
    "production-bonus": ("B11.1.1", "B11.1.2"),
    "ability": ("B11.1.1", "B11.1.3"),
    "officer": ("B2.3.2",),
    "construction": ("B5.1.1", "B5.1.2"),
    "red-border": ("B4.2.2", "B5.4.1", "B5.4.2", "B5.4.4"),
    "order": ("B9.6.1",),
    "track": ("B9.1.1", "B9.1.3", "B9.2.1", "B9.2.2"),
    "bonus-tile": ("B9.3.3", "B9.3.4", "B9.3.5"),
    "objective-tile": ("B10.1.1", "B10.1.2"),
    "automa": ("A1.1", "A4.1", "A4.4"),
}
# key: its clauses; the name is structure-<key>
_STRUCTURES: Final[dict[str, tuple[str, ...]]] = {
    "base": ("B5.4.1", "B1.2.2"),
    "elevation": ("B5.4.2", "B5.4.5"),
    "conduit": ("B5.4.3", "B1.3.1", "B7.1.7"),
    "powerhouse": ("B5.4.4", "B7.1.1"),
    "building": ("L2.2", "L2.4", "L2.5", "L2.10"),
}
# key: the section and its clauses; the name is section-<section>
_SECTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "turbine": ("turbine", ("B6.2.1", "B7.1.1")),
    "water": ("water", ("B6.3.1", "B6.3.2")),
    "bank": ("bank", ("B6.4.1", "B6.4.2")),
    "workshop": ("workshop", ("B6.5.1",)),
    "machinery": ("machinery", ("B6.5.2",)),
    "contract-office": ("contract", ("B6.6.1", "B6.6.2", "B6.6.6")),
    "patent": ("patent", ("B6.7.1", "B6.7.2", "B9.6.4")),
    "works": ("works", ("L3.1", "L3.2", "L3.4")),
    "private": ("private", ("L2.1", "L2.2", "L2.6")),
}
_LEVEL_CLAUSES: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("A7.1.1",),
    ("A7.2.1",),
    ("A7.3.1",),
    ("A7.4.1",),
)


def term_cards() -> dict[str, Card]:
    """Every term by its key."""
    cards = {
        key: Card(Message(f"term-{key}"), (Message(f"term-{key}-text"),), clauses)
        for key, clauses in _THINGS.items()
    }
    for key, clauses in _STRUCTURES.items():
        cards[key] = Card(Message(f"structure-{key}"), (Message(f"term-{key}-text"),), clauses)
    for key, (section, clauses) in _SECTIONS.items():
        cards[key] = Card(Message(f"section-{section}"), (Message(f"term-{key}-text"),), clauses)
    for level, clauses in zip(LEVEL_KEYS, _LEVEL_CLAUSES, strict=True):
        cards[f"level-{level}"] = Card(Message(f"level-{level}"), (Message(f"level-{level}-text"),), clauses)
    return cards
