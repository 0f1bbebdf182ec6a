"""Where victory points come from: the rows of the table at the end of the game."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.companies import START_VP, START_VP_AUTOMA
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
    E_VP,
    N_ACTIONS,
    PERSON,
    S_COMPANY,
    S_HELD,
    S_INCOME,
    S_LEFTOVERS,
    S_RANK,
    S_TRACK,
)
from millrace.games.barrage.seat import Seat
from millrace.kernel.stack import Event

_SINGLE: Final = {
    S_RANK: "points-rank",
    S_TRACK: "points-track",
    S_LEFTOVERS: "points-leftovers",
    S_HELD: "points-held",
}
_RANGES: Final = (
    (A_SPACE, A_SITE, "points-entries"),
    (A_SITE, A_TILE, "points-fees"),
    (A_TILE, A_COPY, "points-tiles"),
    (A_CONTRACT, A_OFFICER, "points-contracts"),
    (A_OFFICER, A_COMPANY, "points-spent"),
    (A_BONUS, A_OBJECTIVE, "points-bonus"),
    (A_OBJECTIVE, A_START_TILE, "points-objective"),
    (A_WORK, A_USE, "points-works"),
    (A_USE, A_SEGMENT, "points-buildings"),
    (A_AUTOMA_TILE, N_ACTIONS, "points-entries"),
    (S_INCOME, S_COMPANY, "points-incomes"),
)
PERIOD: Final = "points-period"  # a round
# every row, in the order of the table
POINTS: Final[tuple[str, ...]] = (
    "points-start",
    "points-contracts",
    "points-incomes",
    "points-fees",
    "points-tiles",
    "points-works",
    "points-buildings",
    "points-entries",
    "points-spent",
    "points-rank",
    "points-track",
    "points-bonus",
    "points-objective",
    "points-leftovers",
    "points-held",
    "points-other",
)


def points_key(event: Event) -> str:
    """The row an event's points belong to, empty if it gives none; what an Automa pays is one row."""
    kind, _, source, n, _ = event
    if kind != E_VP:
        return ""
    if source in _SINGLE:
        return _SINGLE[source]
    found = next((key for low, high, key in _RANGES if low <= source < high), "points-other")
    return "points-spent" if n < 0 and found in ("points-fees", "points-tiles") else found


def start_points(p: Seat) -> int:
    """Rules B2.2.2 and A2.4."""
    return START_VP if p.level == PERSON else START_VP_AUTOMA
