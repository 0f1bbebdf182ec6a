"""Why an Automa did what it did: the events of its turns and incomes, folded into one explanation for each.

Reads a story only, never a state, so that a replay, a server and a terminal explain a turn alike. Entries,
conditions, steps and sites keep the numbers of the events; `words.py` names them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from millrace.games.barrage.automa.choosing import REASONS
from millrace.games.barrage.automa.placement import DROP, STEP_CRITERIA
from millrace.games.barrage.automa.turn import CONDITION_CLAUSES
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    A_SPACE,
    BANK,
    BUILDING,
    E_AGAIN,
    E_AS_AUTOMA,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_INCOME,
    E_AUTOMA_INSTEAD,
    E_AUTOMA_KEPT,
    E_AUTOMA_NONE,
    E_AUTOMA_PICKS,
    E_AUTOMA_PREFERS,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_AUTOMA_WEIGHS,
    E_BESIDE,
    E_DEALT,
    E_ENGINEERS,
    E_FORFEIT,
    E_HEAD_DROPS,
    E_HELD,
    E_LEAVES,
    E_PASSED,
    E_PHASE,
    E_ROUND,
    E_SPENT,
    ELEVATION,
    EMPTY,
    N_AUTOMA_TILES,
    POWERHOUSE,
    S_COMPANY,
    S_INCOME,
    WORK_SPACES,
)
from millrace.kernel.stack import Event

_STEPS: Final[tuple[str, ...]] = (
    *("A6.1.2", "A7.4.2", "A7.3.4", "A6.1.4", "A6.1.5"),
    *("L8.1", "L8.1", "L8.5"),
)
_CRITERIA: Final[tuple[str, ...]] = (  # by the numbers of content/automa.py
    *("A6.4.1", "A6.4.2", "A6.4.3", "A6.4.4", "A6.4.5", "A6.4.6"),
    *("A6.5.1", "A6.5.2", "A6.5.3", "A6.5.4", "A6.5.5", "A6.5.6"),
    *("A6.6.2", "A6.6.3", "A6.6.4", "A6.6.4", "A6.6.4", "A6.6.5", "A6.6.6"),
)

_INSTEAD: Final = {ELEVATION: "A7.4.3", BUILDING: "L8.13"}  # by the structure; an external work is L8.12
_ELIGIBLE: Final = {BUILDING: "L8.1", DROP: "L8.5"}


class Considered(NamedTuple):
    """A system and the energy it would produce."""

    system: int
    energy: int


class Narrowing(NamedTuple):
    """A step or reason that removed something, its clause, and the sites or things it kept."""

    step: int
    clause: str
    kept: tuple[int, ...]


class Production(NamedTuple):
    """The systems compared, how they were narrowed down, and the one that produces."""

    considered: tuple[Considered, ...]
    steps: tuple[Narrowing, ...]
    chosen: int


class Placement(NamedTuple):
    """From the eligible sites, step by step, to the one chosen. Structure DROP: a dam for a drop (L8.5)."""

    structure: int
    eligible: tuple[int, ...]
    steps: tuple[Narrowing, ...]
    chosen: int
    considered: tuple[Considered, ...]  # for a drop: the systems of the dams
    clause: str  # which says what is eligible


class Pick(NamedTuple):
    """What was weighed, reason by reason, and what was taken; things as in `choosing.py`."""

    weighed: tuple[int, ...]
    gains: tuple[int, ...]  # of drops
    steps: tuple[Narrowing, ...]
    chosen: int
    reason: int
    clause: str


class Nothing(NamedTuple):
    """There was nothing to choose from: systems that produce nothing, and the reason."""

    considered: tuple[Considered, ...]
    reason: int
    clause: str


class Forfeited(NamedTuple):
    """A structure that could not be placed."""

    structure: int
    clause: str


class Stood(NamedTuple):
    """Where the engineers went: a space, or beside a section all of whose spaces are taken."""

    space: int  # EMPTY: beside the section
    section: int
    clause: str


class Again(NamedTuple):
    """The architect went alone: another turn follows."""

    clause: str


Choice = Production | Placement | Pick | Nothing | Forfeited | Stood | Again


class Tried(NamedTuple):
    """An entry that was not possible: the first condition that failed, and its clause."""

    entry: int
    condition: int
    clause: str
    considered: tuple[Considered, ...]
    steps: tuple[Narrowing, ...]


class Instead(NamedTuple):
    """The officer who changes a construction, and into what: a structure, or EMPTY for an external work."""

    officer: int
    structure: int
    clause: str


class Performed(NamedTuple):
    """An entry that was performed, with every choice it led to, in order, rewards included."""

    entry: int
    engineers: int
    choices: tuple[Choice, ...]
    instead: Instead | None

    @property
    def productions(self) -> list[Production]:
        return [choice for choice in self.choices if isinstance(choice, Production)]

    @property
    def placements(self) -> list[Placement]:
        return [choice for choice in self.choices if isinstance(choice, Placement)]

    @property
    def picks(self) -> list[Pick]:
        return [choice for choice in self.choices if isinstance(choice, Pick)]


class TurnExplanation(NamedTuple):
    """One turn; entries are indices of the tile. More than one is performed after a dashed entry (A4.6)."""

    seat: int
    entries_tile: int
    criteria_tile: int
    tried: tuple[Tried, ...]
    performed: tuple[Performed, ...]


class IncomeExplanation(NamedTuple):
    """What an Automa chose at its income (A5.9), and the tile whose criteria it went by."""

    seat: int
    criteria_tile: int
    choices: tuple[Choice, ...]


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


def explain_incomes(events: Sequence[Event]) -> list[IncomeExplanation]:
    """Every income in these events at which an Automa had something to choose, in order."""
    return [_folded_income(events[first:end]) for first, end in incomes_in(events)]


def incomes_in(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Where each of them begins, and the first event that is no longer part of it."""
    incomes: list[tuple[int, int]] = []
    for first, event in enumerate(events):
        if event[0] == E_AUTOMA_INCOME:
            end = first + 1
            while end < len(events) and not _ends_income(events[end], event[1]):
                end += 1
            incomes.append((first, end))
    return incomes


def _ends_income(event: Event, seat: int) -> bool:
    """The income of another seat, or the end of all incomes. Whose dam holds a drop does not matter."""
    kind, owner, source, _, _ = event
    if kind in (E_AUTOMA_INCOME, E_HEAD_DROPS) or _ends_turn(event):
        return True
    return S_INCOME <= source < S_COMPANY and owner != seat and kind not in (E_HELD, E_LEAVES)


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


def _folded_income(income: Sequence[Event]) -> IncomeExplanation:
    _, seat, _, criteria_tile, _ = income[0]
    fold = _Fold()
    for event in income[1:]:
        if event[1] == seat:
            fold.take(event)
    return IncomeExplanation(seat, criteria_tile, tuple(fold.choices))


class _Fold:
    """Systems are told before the entry they are compared for, everything else after it."""

    def __init__(self) -> None:
        self.tried: list[Tried] = []
        self.performed: list[Performed] = []
        self.choices: list[Choice] = []  # of the entry performed last, or of an income
        self._considered: list[Considered] = []
        self._eligible: list[int] = []
        self._weighed: list[tuple[int, int]] = []  # thing, gain
        self._kept: list[tuple[int, list[int]]] = []  # step or reason, sites or things kept
        self._instead: Instead | None = None

    def take(self, event: Event) -> None:
        kind, _, source, a, b = event
        if kind == E_AUTOMA_SYSTEM:
            self._considered.append(Considered(b, a))
        elif kind == E_AUTOMA_ELIGIBLE:
            self._eligible.append(b)
        elif kind == E_AUTOMA_WEIGHS:
            self._weighed.append((b, a))
        elif kind in (E_AUTOMA_KEPT, E_AUTOMA_PREFERS):
            self._keep(a, b)
        elif kind == E_AUTOMA_TRIED:
            tried = (a & 15, b, CONDITION_CLAUSES[b], self._systems(), self._reasons())
            self.tried.append(Tried(*tried))
        elif kind == E_AUTOMA_INSTEAD:
            self._instead = Instead(a, b, _INSTEAD.get(b, "L8.12"))
        elif kind == E_AUTOMA_DOES:
            self.close()
            self.performed.append(Performed(a & 15, b, (), self._instead))
            self._instead = None
        else:
            self._choose(kind, source, a, b)

    def _choose(self, kind: int, source: int, a: int, b: int) -> None:
        """What ends a choice."""
        if kind == E_AUTOMA_CHOSEN:
            steps = tuple(Narrowing(n, step_clause(a, n), tuple(kept)) for n, kept in self._kept)
            considered = self._systems() if a == DROP else ()
            eligible = tuple(self._eligible)
            self.choices.append(Placement(a, eligible, steps, b, considered, self._rule_for(a)))
            self._eligible, self._kept = [], []
        elif kind == E_AUTOMA_PICKS:
            things, gains = tuple(x for x, _ in self._weighed), tuple(gain for _, gain in self._weighed)
            self.choices.append(Pick(things, gains, self._reasons(), b, a, REASONS[a][1]))
            self._weighed = []
        elif kind == E_AUTOMA_NONE:
            self.choices.append(Nothing(self._systems(), a, REASONS[a][1]))
        elif kind == E_SPENT:
            self.choices.append(Production(self._systems(), self._reasons(), a))
        elif kind == E_FORFEIT:
            self.choices.append(Forfeited(b, "A5.9.3"))
        elif kind == E_AGAIN:
            self.choices.append(Again("L8.11"))
        elif kind == E_BESIDE:
            self.choices.append(Stood(EMPTY, a, "A3.12"))
        elif kind == E_ENGINEERS and A_SPACE <= source < A_SPACE + WORK_SPACES and source != A_SPACE + BANK:
            space = source - A_SPACE
            self.choices.append(Stood(space, SPACES[space].section, "A3.11"))

    def _rule_for(self, structure: int) -> str:
        """A construction begins with its tile; what is built without one is free."""
        if structure in _ELIGIBLE:
            return _ELIGIBLE[structure]
        before = self.choices[-1] if self.choices else None
        has_tile = isinstance(before, Pick) and before.clause in ("A5.4.4", "A7.4.7")
        return "A5.4.3" if has_tile else "A5.9.3"

    def close(self) -> None:
        """The choices since belong to the entry performed last."""
        if self.performed:
            self.performed[-1] = self.performed[-1]._replace(choices=tuple(self.choices))
        self.choices = []

    def _systems(self) -> tuple[Considered, ...]:
        found = tuple(self._considered)
        self._considered = []
        return found

    def _reasons(self) -> tuple[Narrowing, ...]:
        found = tuple(Narrowing(reason, REASONS[reason][1], tuple(kept)) for reason, kept in self._kept)
        self._kept = []
        return found

    def _keep(self, step: int, kept: int) -> None:
        """A site told again belongs to another round of the step: an officer's hills, then mountains."""
        if self._kept and self._kept[-1][0] == step and kept not in self._kept[-1][1]:
            self._kept[-1][1].append(kept)
        else:
            self._kept.append((step, [kept]))
