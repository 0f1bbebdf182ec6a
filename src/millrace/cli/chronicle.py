"""What has happened so far, in paragraphs: one for each turn, each phase, and the setup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

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
        s = self._s
        seat = _whose_turn_begins(s)
        if seat != NOBODY and not self._is_begun(seat):
            self.paragraphs.append(Paragraph(seat, []))
        story: list[Event] = []
        s.story = story
        self.game.apply(s, entry.action)
        s.story = None
        for event in story:
            if event[0] == E_ROUND or (event[0] == E_PHASE and event[3] != PHASE_INCOME):
                self.paragraphs.append(Paragraph(NOBODY, []))
            if event[0] == E_AS_AUTOMA:
                self.paragraphs.append(Paragraph(event[1], []))
            self.paragraphs[-1].happenings.append(Happening(len(self._told), event))
        self._told.append(entry)

    def _is_begun(self, seat: int) -> bool:
        """Whether the turn was announced with the answer before: a person's turn played as an Automa's."""
        last = self.paragraphs[-1]
        return last.seat == seat and [h.event[0] for h in last.happenings] == [E_AS_AUTOMA]

    def since(self, at: int) -> list[Paragraph]:
        """What the answers from `at` on have caused, still in paragraphs."""
        found = [
            Paragraph(p.seat, [h for h in p.happenings if h.at >= at])
            for p in self.paragraphs
            if p.happenings
        ]
        return [p for p in found if p.happenings]

    def events(self) -> list[Event]:
        """Everything from the beginning, without its paragraphs."""
        return [happening.event for paragraph in self.paragraphs for happening in paragraph.happenings]

    def points(self, seat: int) -> dict[str, int]:
        """Victory points by where they came from, from the first event to the last."""
        found: dict[str, int] = {}
        for paragraph in self.paragraphs:
            for _, (kind, whose, source, n, _) in paragraph.happenings:
                if kind == E_VP and whose == seat:
                    key = points_key(source, n)
                    found[key] = found.get(key, 0) + n
        return found


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
