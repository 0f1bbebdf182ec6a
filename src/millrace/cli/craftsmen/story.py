"""How a game of Craftsmen falls into paragraphs, and where its points come from."""

from __future__ import annotations

from typing import Final

from millrace.cli.chronicle import Paragraph, Story
from millrace.games.craftsmen.numbers import (
    E_MADE,
    E_PHASE,
    E_POINTS,
    E_SEASON,
    E_SHIPPED,
    E_STAGE,
    OP_SEND,
    S_BONUS,
    S_CITY,
    S_FEE,
    S_GRANARY,
    S_IDLE,
    S_INVESTMENT,
    S_RULES,
    S_SHIP,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.stack import NOBODY, Event

ANNOUNCED: Final = (E_SEASON, E_PHASE, E_STAGE)
_ROWS: Final = {
    S_RULES: "start",
    S_FEE: "c-fee",
    S_IDLE: "c-idle",
    S_SHIP: "c-ships",
    S_CITY: "c-city",
    S_GRANARY: "c-granary",
    S_INVESTMENT: "c-investment",
    S_BONUS: "c-bonus",
}
POINTS: Final = (
    *("start", "c-made", "c-ships", "c-city", "c-granary", "c-investment", "c-bonus", "c-idle", "c-fee"),
)


class CraftsmenStory(Story[State]):
    """One paragraph for each run of a seat's answers, each season, phase and stage, and the setup."""

    def begins(self, s: State, last: Paragraph) -> int:
        f = s.stack[-1]
        is_begun = last.seat == f.seat and f.op != OP_SEND
        return NOBODY if f.seat < 0 or is_begun else f.seat

    def opens(self, event: Event) -> bool:
        return event[0] in ANNOUNCED

    def points_key(self, before: Event, event: Event) -> str:
        """Points for a unit follow at once when it is made or loaded; others have their own source."""
        if event[0] != E_POINTS:
            return ""
        if before[0] in (E_MADE, E_SHIPPED) and before[1] == event[1]:
            return "c-made"
        return _ROWS[event[2]]
