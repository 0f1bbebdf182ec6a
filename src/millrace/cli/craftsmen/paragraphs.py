"""How a game of Craftsmen falls into paragraphs."""

from __future__ import annotations

from typing import Final

from millrace.cli.history import Paragraph, Paragraphing
from millrace.games.craftsmen.numbers import (
    E_PHASE,
    E_SEASON,
    E_STAGE,
    OP_SEND,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.stack import NOBODY, Event

ANNOUNCED: Final = (E_SEASON, E_PHASE, E_STAGE)


class CraftsmenParagraphing(Paragraphing[State]):
    """One paragraph for each run of a seat's answers, each season, phase and stage, and the setup."""

    def begins(self, s: State, last: Paragraph) -> int:
        f = s.stack[-1]
        is_begun = last.seat == f.seat and f.op != OP_SEND
        return NOBODY if f.seat < 0 or is_begun else f.seat

    def opens(self, event: Event) -> bool:
        return event[0] in ANNOUNCED
