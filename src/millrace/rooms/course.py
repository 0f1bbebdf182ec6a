"""The course of a game through its undos: which lines still count, and how far back one may go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from millrace.kernel.stack import CHANCE
from millrace.kernel.table import Entry

NOT_A_SEAT: Final = -1  # the start is nobody's answer


class Mark(NamedTuple):
    """A line that counts: the game's log is `length` long after it."""

    seq: int
    length: int
    seat: int  # from 0, who answered
    drew: bool  # chance answered after it: something was revealed
    opens: bool  # it began a turn


class Course:
    """The log of answers as the book makes it."""

    def __init__(self, log: Sequence[Entry] = (), marks: Sequence[Mark] = ()) -> None:
        self.log: Final[list[Entry]] = list(log)
        self.marks: Final[list[Mark]] = list(marks)

    def copy(self) -> Course:
        return Course(self.log, self.marks)

    def start(self, seq: int, draws: Sequence[int]) -> None:
        self.log.clear()
        self.marks.clear()
        self._add(seq, NOT_A_SEAT, draws, opens=False)

    def answer(
        self, seq: int, seat: int, actions: Sequence[int], draws: Sequence[int], *, opens: bool
    ) -> None:
        self.log.extend(Entry(seat, action) for action in actions)
        self._add(seq, seat, draws, opens=opens)

    def _add(self, seq: int, seat: int, draws: Sequence[int], *, opens: bool) -> None:
        self.log.extend(Entry(CHANCE, action) for action in draws)
        self.marks.append(Mark(seq, len(self.log), seat, bool(draws), opens))

    def back_to(self, seq: int) -> int:
        """Forget what came after line `seq`; the length of the log that is left."""
        while self.marks[-1].seq > seq:
            self.marks.pop()
        length = self.marks[-1].length
        del self.log[length:]
        return length

    def counts(self, seq: int) -> bool:
        """Whether one can go back to just after this line."""
        return any(mark.seq == seq for mark in self.marks)

    def since(self, seq: int) -> list[Mark]:
        """The answers that going back to `seq` would take back."""
        return [mark for mark in self.marks if mark.seq > seq]

    def undo_to(self, seat: int) -> int | None:
        """The line the seat's own undo goes back to: over its last answer, if nothing was revealed by it."""
        if not self._is_own(len(self.marks) - 1, seat):
            return None
        return self.marks[-2].seq

    def turn_to(self, seat: int) -> int | None:
        """The line where the seat's turn began, as far as it may go back alone."""
        at = len(self.marks) - 1
        first = None
        while self._is_own(at, seat):
            first = at
            if self.marks[at].opens:
                break
            at -= 1
        return None if first is None else self.marks[first - 1].seq

    def _is_own(self, at: int, seat: int) -> bool:
        return at > 0 and self.marks[at].seat == seat and not self.marks[at].drew
