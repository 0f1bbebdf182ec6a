"""How a game of Barrage falls into paragraphs."""

from __future__ import annotations

from millrace.cli.history import Paragraph, Paragraphing
from millrace.games.barrage.numbers import (
    E_AS_AUTOMA,
    E_PHASE,
    E_ROUND,
    OP_AUTOMA_ENTRY,
    OP_DEAL_AUTOMA_TILE,
    OP_DRAFT_COMPANY,
    OP_DRAFT_CONTRACT,
    OP_TURN,
    PHASE_INCOME,
)
from millrace.games.barrage.state import State
from millrace.kernel.stack import NOBODY, Event


class BarrageParagraphing(Paragraphing[State]):
    """One paragraph for each turn, each phase, and the setup."""

    def begins(self, s: State, last: Paragraph) -> int:
        seat = _whose_turn_begins(s)
        return NOBODY if seat == NOBODY or _is_begun(last, seat) else seat

    def opens(self, event: Event) -> bool:
        is_phase = event[0] == E_ROUND or (event[0] == E_PHASE and event[3] != PHASE_INCOME)
        return is_phase or event[0] == E_AS_AUTOMA


def _is_begun(last: Paragraph, seat: int) -> bool:
    """Whether the turn was announced with the answer before: a person's turn played as an Automa's."""
    return last.seat == seat and [h.event[0] for h in last.happenings] == [E_AS_AUTOMA]


def _whose_turn_begins(s: State) -> int:
    """Who opens a paragraph with the answer to come: a drafting or acting person, an Automa by its tile."""
    f = s.stack[-1]
    if f.op in (OP_DRAFT_COMPANY, OP_DRAFT_CONTRACT) or (f.op == OP_TURN and not f.a):
        return f.seat
    if f.op == OP_DEAL_AUTOMA_TILE and s.stack[-2].op == OP_AUTOMA_ENTRY:
        return s.stack[-2].seat
    return NOBODY
