"""Where victory points come from: the rows of the table at the end of the game."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.numbers import (
    E_MADE,
    E_POINTS,
    E_SHIPPED,
    S_BONUS,
    S_CITY,
    S_FEE,
    S_GRANARY,
    S_IDLE,
    S_INVESTMENT,
    S_RULES,
    S_SHIP,
)
from millrace.kernel.stack import Event

_ROWS: Final = {
    S_RULES: "points-start",
    S_FEE: "points-fee",
    S_IDLE: "points-idle",
    S_SHIP: "points-ships",
    S_CITY: "points-city",
    S_GRANARY: "points-granary",
    S_INVESTMENT: "points-investment",
    S_BONUS: "points-bonus",
}
PERIOD: Final = "points-period"  # a year
# every row, in the order of the table
POINTS: Final[tuple[str, ...]] = (
    *(
        "points-start",
        "points-made",
        "points-ships",
        "points-city",
        "points-granary",
        "points-investment",
        "points-bonus",
        "points-idle",
        "points-fee",
    ),
)


def points_key(before: Event, event: Event) -> str:
    """Points for a unit follow at once when it is made or loaded; others have their own source."""
    if event[0] != E_POINTS:
        return ""
    if before[0] in (E_MADE, E_SHIPPED) and before[1] == event[1]:
        return "points-made"
    return _ROWS[event[2]]
