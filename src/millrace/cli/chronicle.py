"""What has happened so far, in paragraphs: one for each turn, each phase, and the setup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from millrace.games.barrage.numbers import (
    A_BONUS,
    A_CONTRACT,
    A_COPY,
    A_OBJECTIVE,
    A_OFFICER,
    A_SITE,
    A_START_TILE,
    A_TILE,
    E_PHASE,
    E_ROUND,
    E_VP,
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
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import CHANCE, NOBODY, Event
from millrace.kernel.table import Entry


class Happening(NamedTuple):
    at: int  # the answer of the log that caused it
    event: Event


class Paragraph(NamedTuple):
    """`seat` took a turn; NOBODY: a phase, opened by its own event; CHANCE: the setup."""

    seat: int
    happenings: list[Happening]


class Chronicle:
    """Follows a log: replays what is new, and starts again when something was taken back."""

    def __init__(self, game: Game[State], options: Options) -> None:
        self.game: Final = game
        self.options: Final = options
        self._restart()

    def _restart(self) -> None:
        self.paragraphs: list[Paragraph] = [Paragraph(CHANCE, [])]
        self._told: list[Entry] = []
        self._s = self.game.new(self.options)

    def follow(self, log: Sequence[Entry]) -> None:
        if list(log[: len(self._told)]) != self._told:
            self._restart()
        for entry in log[len(self._told) :]:
            self._tell(entry)

    def _tell(self, entry: Entry) -> None:
        s, f = self._s, self._s.stack[-1]
        is_opening = f.op in (OP_DRAFT_COMPANY, OP_DRAFT_CONTRACT) or (f.op == OP_TURN and not f.a)
        if is_opening:
            self.paragraphs.append(Paragraph(entry.seat, []))
        story: list[Event] = []
        s.story = story
        self.game.apply(s, entry.action)
        s.story = None
        for event in story:
            if event[0] == E_ROUND or (event[0] == E_PHASE and event[3] != PHASE_INCOME):
                self.paragraphs.append(Paragraph(NOBODY, []))
            self.paragraphs[-1].happenings.append(Happening(len(self._told), event))
        self._told.append(entry)

    def since(self, at: int) -> list[Paragraph]:
        """What the answers from `at` on have caused, still in paragraphs."""
        found = [
            Paragraph(p.seat, [h for h in p.happenings if h.at >= at])
            for p in self.paragraphs
            if p.happenings
        ]
        return [p for p in found if p.happenings]

    def points(self, seat: int) -> dict[str, int]:
        """Victory points by where they came from, from the first event to the last."""
        found: dict[str, int] = {}
        for paragraph in self.paragraphs:
            for _, (kind, whose, source, n, _) in paragraph.happenings:
                if kind == E_VP and whose == seat:
                    key = points_key(source)
                    found[key] = found.get(key, 0) + n
        return found


_SINGLE: Final = {S_RANK: "rank", S_TRACK: "track", S_LEFTOVERS: "leftovers", S_HELD: "held"}
_RANGES: Final = (
    (A_SITE, A_TILE, "fees"),
    (A_TILE, A_COPY, "tiles"),
    (A_CONTRACT, A_OFFICER, "contracts"),
    (A_BONUS, A_OBJECTIVE, "bonus"),
    (A_OBJECTIVE, A_START_TILE, "objective"),
    (S_INCOME, S_COMPANY, "incomes"),
)
POINTS: Final = (
    "contracts",
    "incomes",
    "fees",
    "tiles",
    "rank",
    "track",
    "bonus",
    "objective",
    "leftovers",
    "held",
    "other",
)


def points_key(source: int) -> str:
    """The row of the final table that points from a source belong to."""
    if source in _SINGLE:
        return _SINGLE[source]
    return next((key for low, high, key in _RANGES if low <= source < high), "other")
