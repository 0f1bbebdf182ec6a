"""How a game of Barrage falls into paragraphs, and where its points come from."""

from __future__ import annotations

from typing import Final

from millrace.cli.chronicle import Paragraph, Story
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    A_BONUS,
    A_COMPANY,
    A_CONTRACT,
    A_COPY,
    A_OBJECTIVE,
    A_OFFICER,
    A_SEGMENT,
    A_SITE,
    A_SPACE,
    A_START_TILE,
    A_TILE,
    A_USE,
    A_WORK,
    E_AS_AUTOMA,
    E_PHASE,
    E_ROUND,
    E_VP,
    N_ACTIONS,
    OP_AUTOMA_ENTRY,
    OP_DEAL_AUTOMA_TILE,
    OP_DRAFT_COMPANY,
    OP_DRAFT_CONTRACT,
    OP_TURN,
    PHASE_INCOME,
    S_COMPANY,
    S_HELD,
    S_INCOME,
    S_LEFTOVERS,
    S_RANK,
    S_TRACK,
)
from millrace.games.barrage.state import State
from millrace.kernel.stack import NOBODY, Event


class BarrageStory(Story[State]):
    """One paragraph for each turn, each phase, and the setup."""

    def begins(self, s: State, last: Paragraph) -> int:
        seat = _whose_turn_begins(s)
        return NOBODY if seat == NOBODY or _is_begun(last, seat) else seat

    def opens(self, event: Event) -> bool:
        is_phase = event[0] == E_ROUND or (event[0] == E_PHASE and event[3] != PHASE_INCOME)
        return is_phase or event[0] == E_AS_AUTOMA

    def points_key(self, before: Event, event: Event) -> str:  # noqa: ARG002 - the source says it all
        kind, _, source, n, _ = event
        return points_key(source, n) if kind == E_VP else ""


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


_SINGLE: Final = {S_RANK: "rank", S_TRACK: "track", S_LEFTOVERS: "leftovers", S_HELD: "held"}
_RANGES: Final = (
    (A_SPACE, A_SITE, "entries"),
    (A_SITE, A_TILE, "fees"),
    (A_TILE, A_COPY, "tiles"),
    (A_CONTRACT, A_OFFICER, "contracts"),
    (A_OFFICER, A_COMPANY, "spent"),
    (A_BONUS, A_OBJECTIVE, "bonus"),
    (A_OBJECTIVE, A_START_TILE, "objective"),
    (A_WORK, A_USE, "works"),
    (A_USE, A_SEGMENT, "buildings"),
    (A_AUTOMA_TILE, N_ACTIONS, "entries"),
    (S_INCOME, S_COMPANY, "incomes"),
)
POINTS: Final = (
    "contracts",
    "incomes",
    "fees",
    "tiles",
    "works",
    "buildings",
    "entries",
    "spent",
    "rank",
    "track",
    "bonus",
    "objective",
    "leftovers",
    "held",
    "other",
)


def points_key(source: int, n: int) -> str:
    """The row of the final table that points from a source belong to; what an Automa pays is one row."""
    if source in _SINGLE:
        return _SINGLE[source]
    found = next((key for low, high, key in _RANGES if low <= source < high), "other")
    return "spent" if n < 0 and found in ("fees", "tiles") else found
