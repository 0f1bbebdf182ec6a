"""Why an Automa did what it did: the events of its turns, folded into one explanation per turn.

Reads a story only, never a state, so that a replay, a server and a terminal explain a turn alike. Entries,
conditions, steps and sites keep the numbers of the events; `words.py` names them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from millrace.games.barrage.automa.placement import STEP_CRITERIA
from millrace.games.barrage.automa.turn import CONDITION_CLAUSES
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    E_ADDED,
    E_AS_AUTOMA,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_INSTEAD,
    E_AUTOMA_KEPT,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_DEALT,
    E_PASSED,
    E_PHASE,
    E_ROUND,
    E_SPENT,
    ELEVATION,
    EMPTY,
    N_AUTOMA_TILES,
    POWERHOUSE,
)
from millrace.kernel.stack import Event

_STEPS: Final[tuple[str, ...]] = ("A6.1.2", "A7.4.2", "A7.3.4", "A6.1.4", "A6.1.5")
_CRITERIA: Final[tuple[str, ...]] = (  # by the numbers of content/automa.py
    *("A6.4.1", "A6.4.2", "A6.4.3", "A6.4.4", "A6.4.5", "A6.4.6"),
    *("A6.5.1", "A6.5.2", "A6.5.3", "A6.5.4", "A6.5.5", "A6.5.6"),
    *("A6.6.2", "A6.6.3", "A6.6.4", "A6.6.4", "A6.6.4", "A6.6.5", "A6.6.6"),
)


class Considered(NamedTuple):
    """A system and the energy it would produce."""

    system: int
    energy: int


class Production(NamedTuple):
    """The systems compared, and the one that produces; EMPTY if none does."""

    considered: tuple[Considered, ...]
    chosen: int


class Narrowing(NamedTuple):
    """A step of the placement that removed something, its clause, and the sites it kept."""

    step: int
    clause: str
    kept: tuple[int, ...]


class Placement(NamedTuple):
    """From the eligible sites, step by step, to the one chosen. Structure EMPTY: a dam for a drop (L8.5)."""

    structure: int
    eligible: tuple[int, ...]
    steps: tuple[Narrowing, ...]
    chosen: int


class Tried(NamedTuple):
    """An entry that was not possible: the first condition that failed, and its clause."""

    entry: int
    condition: int
    clause: str
    considered: tuple[Considered, ...]


class Instead(NamedTuple):
    """The officer who changes a construction, and into what: a structure, or EMPTY for an external work."""

    officer: int
    structure: int


class Performed(NamedTuple):
    """An entry that was performed, with every choice it led to, rewards included."""

    entry: int
    engineers: int
    productions: tuple[Production, ...]
    placements: tuple[Placement, ...]
    instead: Instead | None


class TurnExplanation(NamedTuple):
    """One turn; entries are indices of the tile. More than one is performed after a dashed entry (A4.6)."""

    seat: int
    entries_tile: int
    criteria_tile: int
    tried: tuple[Tried, ...]
    performed: tuple[Performed, ...]


def step_clause(structure: int, step: int) -> str:
    """The clause behind a step; the strongest conduit starts at a dam but ends at a powerhouse."""
    if step < STEP_CRITERIA:
        return _STEPS[step]
    is_end = structure == POWERHOUSE and step == STEP_CRITERIA
    return "A6.6.1" if is_end else _CRITERIA[step - STEP_CRITERIA]


def explain(events: Sequence[Event]) -> list[TurnExplanation]:
    """Every Automa turn that begins in these events, in order; what belongs to no such turn is left out."""
    return [_folded(events[first:end]) for first, end in turns_in(events)]


def turns_in(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Where each Automa turn begins, and the first event that is no longer part of it."""
    turns: list[tuple[int, int]] = []
    first = EMPTY
    for i, event in enumerate(events):
        if _ends_turn(event):
            if first != EMPTY:
                turns.append((first, i))
            first = i if event[0] == E_AUTOMA_TILES else EMPTY
    return turns if first == EMPTY else [*turns, (first, len(events))]


def _ends_turn(event: Event) -> bool:
    """The next turn of anybody, or the end of the phase."""
    is_tile = event[0] == E_DEALT and A_AUTOMA_TILE <= event[3] < A_AUTOMA_TILE + N_AUTOMA_TILES
    return is_tile or event[0] in (E_AUTOMA_TILES, E_AS_AUTOMA, E_PASSED, E_PHASE, E_ROUND)


def _folded(turn: Sequence[Event]) -> TurnExplanation:
    """The explanation of one turn: what its own seat did, from the tiles on."""
    _, seat, _, entries_tile, criteria_tile = turn[0]
    fold = _Fold()
    for event in turn[1:]:
        if event[1] == seat:
            fold.take(event)
    fold.close()
    return TurnExplanation(seat, entries_tile, criteria_tile, tuple(fold.tried), tuple(fold.performed))


class _Fold:
    """Choices are told before the entry they lead to, and after it when they belong to its rewards."""

    def __init__(self) -> None:
        self.tried: list[Tried] = []
        self.performed: list[Performed] = []
        self._considered: list[Considered] = []
        self._placements: list[Placement] = []
        self._productions: list[Production] = []
        self._eligible: list[int] = []
        self._steps: list[tuple[int, list[int]]] = []  # step, sites kept
        self._instead: Instead | None = None
        self._before = EMPTY  # the kind of the event before

    def take(self, event: Event) -> None:
        kind, _, _, a, b = event
        if kind == E_AUTOMA_SYSTEM:
            self._considered.append(Considered(b, a))
        elif kind == E_AUTOMA_ELIGIBLE:
            self._eligible.append(b)
        elif kind == E_AUTOMA_KEPT:
            self._keep(a, b)
        elif kind == E_AUTOMA_CHOSEN:
            self._place(a, b)
        elif kind == E_AUTOMA_TRIED:
            self.tried.append(Tried(a & 15, b, CONDITION_CLAUSES[b], tuple(self._considered)))
            self._considered = []
        elif kind == E_AUTOMA_INSTEAD:
            self._instead = Instead(a, b)
        elif kind == E_AUTOMA_DOES:
            self._perform(a & 15, b)
        elif kind == E_ADDED and self._before == E_AUTOMA_CHOSEN:
            self._add(a)
        elif kind == E_SPENT and self._considered:
            self._productions.append(Production(tuple(self._considered), a))
            self._considered = []
        self._before = kind

    def close(self) -> None:
        """What is left over belongs to the entry performed last."""
        if self._considered:
            self._productions.append(Production(tuple(self._considered), EMPTY))
        if not self.performed:
            return
        last = self.performed.pop()
        productions = (*last.productions, *self._productions)
        placements = (*last.placements, *self._placements)
        self.performed.append(Performed(last.entry, last.engineers, productions, placements, last.instead))
        self._considered, self._placements, self._productions = [], [], []

    def _place(self, structure: int, site: int) -> None:
        steps = [Narrowing(step, step_clause(structure, step), tuple(kept)) for step, kept in self._steps]
        self._placements.append(Placement(structure, tuple(self._eligible), tuple(steps), site))
        self._eligible, self._steps = [], []

    def _keep(self, step: int, site: int) -> None:
        """A site told again belongs to another round of the step: an officer's hills, then mountains."""
        if self._steps and self._steps[-1][0] == step and site not in self._steps[-1][1]:
            self._steps[-1][1].append(site)
        else:
            self._steps.append((step, [site]))

    def _add(self, dam: int) -> None:
        """Chosen like a dam to raise, but a drop was put behind it."""
        last = self._placements.pop()
        structure = EMPTY if last.structure == ELEVATION and last.chosen == dam else last.structure
        self._placements.append(Placement(structure, last.eligible, last.steps, last.chosen))

    def _perform(self, entry: int, engineers: int) -> None:
        """A construction is placed before its entry is told; a production is spent after it."""
        self.performed.append(Performed(entry, engineers, (), tuple(self._placements), self._instead))
        self._placements, self._instead = [], None
