"""Which clauses of docs/rules/craftsmen.md a component rests on, for its card."""

from __future__ import annotations

from typing import Final

TOWN: Final[tuple[tuple[str, ...], ...]] = (
    ("C7.1", "C7.2", "C7.3", "C7.4"),
    ("C8.1", "C8.2", "C8.3", "C8.4", "C8.5", "C8.6"),
    ("C9.1", "C9.2", "C9.3", "C9.4", "C9.5"),
    ("C10.1", "C10.2", "C10.3", "C10.7", "C10.8"),
    ("C11.1", "C11.2", "C11.3", "C11.4", "C11.5", "C11.6"),
    ("C12.1", "C12.2", "C12.3", "C12.4", "C12.5"),
)
SPACES: Final[tuple[tuple[str, ...], ...]] = (
    ("C4.2.2", "C4.2.5", "C5.4"),
    ("C4.2.2", "C4.2.5"),
    ("C4.2.2", "C4.2.6", "C17.1"),
)
GOODS: Final[dict[str, tuple[str, ...]]] = {
    "raw": ("C10.3.1", "C10.4"),
    "half": ("C10.3.3", "C10.5"),
    "final": ("C10.3.4", "C10.6"),
}
# raw, half-product, final good; the sawmill makes a raw material
BUILDINGS: Final[tuple[tuple[str, ...], ...]] = (
    ("C8.2", "C10.3.1"),
    ("C8.2", "C10.3.3"),
    ("C8.2", "C10.3.4"),
    ("C2.3.4", "C10.3.1"),
)
TIERS: Final[tuple[tuple[str, ...], ...]] = (
    ("C2.3.1", "C8.1", "C9.2.1"),
    ("C2.3.2", "C8.1", "C9.2.1"),
    ("C2.3.3", "C8.1", "C9.2.1"),
    ("C2.3.4",),
)
CAPITAL: Final = ("C6.1", "C6.2", "C6.3", "C6.4", "C6.5", "C15.4")
SHIPS: Final = ("C10.6.1", "C10.6.2", "C10.6.3", "C15.1.1", "C15.1.2", "C15.1.3")
BONUS: Final = ("C8.6", "C16.1")
SEASON: Final = ("C3.2", "C13.1", "C13.2", "C13.3")
WINTER: Final = ("C3.3", "C14.2", "C14.3", "C15.1", "C15.2", "C15.3", "C15.4")
PLACES: Final[dict[str, tuple[str, ...]]] = {
    "fair": ("C10.3.2", "C10.4", "C10.7"),
    "granary": ("C10.5.2", "C11.1", "C15.3"),
    "row": ("C8.2", "C15.2"),
    "hand": ("C6.5",),
    "pile": ("C2.2.2", "C6.6"),
    "discards": ("C6.4", "C6.6"),
    "order": ("C2.7", "C13.2"),
    "track": ("C12.4", "C13.2"),
    "mayor": ("C9.3.4",),
    "bonus": BONUS,
}
