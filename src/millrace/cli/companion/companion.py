"""The Automas of a cardboard table: their stack of tiles, their engineers, and how far each turn has come.

Everything follows from the options, the seed and the steps taken: `back` is a replay without the last one.
Whatever contradicts the table is refused and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Final, NamedTuple

from millrace.cli.companion.deck import Contradiction, Deck
from millrace.games.barrage.automa.turn import LAST_ROUND, POSSIBLE, absence
from millrace.games.barrage.automa.words import condition_clause, condition_name
from millrace.games.barrage.content.automa import (
    AUTOMA_TILES,
    BANK,
    MACHINERY,
    OFFICE,
    Entry,
)
from millrace.games.barrage.numbers import ENGINEERS, ROUNDS

MOST_AUTOMAS: Final = 3
ALWAYS: Final = (OFFICE, BANK)  # entries that are always possible (A4.8, A5.3.1)


def impossible(entry: int, condition: int) -> Contradiction:
    """An entry that cannot be performed, with the condition that fails."""
    why, clause = condition_name(condition), condition_clause(condition)
    return Contradiction("ui-deck-impossible", n=entry + 1, why=why, clause=clause)


class Automa(NamedTuple):
    """One of them: a key of LEVEL_KEYS, and a key of a company or nothing."""

    level: str
    company: str = ""


class Turn:
    """A turn under way: who, which entry comes next, and what became of those before it."""

    def __init__(self, who: int) -> None:
        self.who: Final = who
        self.entry = 0
        self.conditions: dict[int, int] = {}  # entries passed over because of what is known anyway
        self.placed: dict[int, int] = {}  # engineers of the entries performed
        self.is_over = False


class Companion:
    """The whole of it. `turn` is the last one begun, if any."""

    def __init__(self, automas: Sequence[Automa], seed: str, *, has_leeghwater: bool) -> None:
        self.automas: Final = tuple(automas)
        self.seed: Final = seed
        self.has_leeghwater: Final = has_leeghwater
        self.steps: list[str] = []
        self._restart()

    def _restart(self) -> None:
        self.round = 1
        self.left = [ENGINEERS] * len(self.automas)
        self.deck = Deck(self.seed)
        self.turn: Turn | None = None

    @property
    def open_turn(self) -> Turn | None:
        return None if self.turn is None or self.turn.is_over else self.turn

    @property
    def entry(self) -> Entry:
        """The entry that is asked about."""
        assert self.open_turn is not None, "a turn is under way"
        return AUTOMA_TILES[self.deck.top].entries[self.open_turn.entry]

    # Steps --------------------------------------------------------------------------------------------------

    def take(self, *steps: str) -> None:
        """Take steps, all or none; Contradiction says why not."""
        before = self.round, self.left[:], deepcopy(self.deck), deepcopy(self.turn)
        try:
            for step in steps:
                self._take(step)
        except Contradiction:
            self.round, self.left, self.deck, self.turn = before
            raise
        self.steps += steps

    def back(self) -> None:
        """Undo the last step."""
        if not self.steps:
            raise Contradiction("ui-deck-no-back")
        steps = self.steps[:-1]
        self.steps = []
        self._restart()
        self.take(*steps)

    def _take(self, step: str) -> None:
        word, *numbers = step.split()
        act = _ACTS.get(word)
        if act is None or not all(number.isascii() and number.isdecimal() for number in numbers):
            raise Contradiction("ui-deck-no-step", step=step[:40])
        act(self, [int(number[:9]) for number in numbers])

    def _next(self, numbers: list[int]) -> None:
        """The next Automa's turn, or the next round when none has engineers left (A3.7)."""
        if self.open_turn is not None:
            raise Contradiction("ui-deck-open", n=self.open_turn.entry + 1)
        if not any(self.left):
            self._new_round()
            return
        who = numbers[0] - 1 if numbers else self._whose_turn()
        if not 0 <= who < len(self.automas):
            raise Contradiction("ui-deck-no-automa", n=who + 1, most=len(self.automas))
        if not self.left[who]:
            raise Contradiction("ui-deck-passed", n=who + 1)
        self.deck.flip()
        self.turn = Turn(who)
        self._settle()

    def _new_round(self) -> None:
        if self.round == ROUNDS:
            raise Contradiction("ui-deck-over")
        self.round += 1
        self.left = [ENGINEERS] * len(self.automas)
        self.turn = None

    def _whose_turn(self) -> int:
        """The next one round the table who has engineers."""
        n = len(self.automas)
        last = self.turn.who if self.turn is not None else n - 1
        return next(who % n for who in range(last + 1, last + 1 + n) if self.left[who % n])

    def _yes(self, numbers: list[int]) -> None:
        """The entry is performed, with so many engineers as it shows, or as are left (A3.6)."""
        turn = self._asked()
        left = self.left[turn.who]
        n = numbers[0] if numbers else min(self.entry.engineers, left)
        if n > left:
            raise Contradiction("ui-deck-too-many", n=n, left=left)
        if n > self.entry.engineers:
            raise Contradiction("ui-deck-more-than-shown", n=n, most=self.entry.engineers)
        goes_on = self.entry.is_dashed and left - n > 0
        turn.placed[turn.entry] = n
        self.left[turn.who] -= n
        turn.entry += 1
        turn.is_over = not goes_on
        self._settle()

    def _no(self, _: list[int]) -> None:
        turn = self._asked()
        if self.entry.kind in ALWAYS:
            raise Contradiction("ui-deck-always", n=turn.entry + 1)
        turn.entry += 1
        self._settle()

    def _tiles(self, numbers: list[int]) -> None:
        """The pair by hand, before anything has been answered."""
        turn = self._asked()
        if len(numbers) != 2:  # noqa: PLR2004 - actions and criteria
            raise Contradiction("ui-deck-tiles-how")
        if turn.placed or turn.entry > len(turn.conditions):
            raise Contradiction("ui-deck-tiles-late")
        self.deck.lay(numbers[0] - 1, numbers[1] - 1)
        self.turn = Turn(turn.who)
        self._settle()

    def _asked(self) -> Turn:
        if self.open_turn is None:
            raise Contradiction("ui-deck-closed")
        return self.open_turn

    def _settle(self) -> None:
        """Pass over the entries that what is known anyway makes impossible."""
        while self.open_turn is not None and self.known_condition(self.entry):
            turn = self.open_turn
            turn.conditions[turn.entry] = self.known_condition(self.entry)
            turn.entry += 1

    def known_condition(self, entry: Entry) -> int:
        """Why nobody needs to be asked: the last round, or a part of the box that is not in the game."""
        if entry.kind == MACHINERY and self.round == ROUNDS:
            return LAST_ROUND
        return POSSIBLE if self.has_leeghwater else absence(entry)


_ACTS: Final[dict[str, Callable[[Companion, list[int]], None]]] = {
    "next": Companion._next,  # noqa: SLF001 - the steps by their words
    "yes": Companion._yes,  # noqa: SLF001
    "no": Companion._no,  # noqa: SLF001
    "tiles": Companion._tiles,  # noqa: SLF001
}
