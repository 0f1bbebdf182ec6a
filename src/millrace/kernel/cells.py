"""Dumps: one list of integers, written by the names of fields and read from front to back."""

from __future__ import annotations

from millrace.kernel.stack import Frame

Names = tuple[str, ...]


def cells_of(thing: object, numbers: Names, lists: Names) -> list[int]:
    """Some fields of a thing: its numbers, then its lists, each with its length in front."""
    cells: list[int] = [getattr(thing, name) for name in numbers]
    for name in lists:
        counted: list[int] = getattr(thing, name)
        cells.append(len(counted))
        cells += counted
    return cells


def cells_of_frames(stack: list[Frame]) -> list[int]:
    """Pending frames, five cells each."""
    cells: list[int] = []
    for f in stack:
        cells += [f.op, f.seat, f.source, f.a, f.b]
    return cells


class Cells:
    """A dump being read.

    >>> r = Cells([7, 2, 5, 6])
    >>> r.one(), r.counted()
    (7, [5, 6])
    """

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        self.at = 0

    def one(self) -> int:
        self.at += 1
        return self.cells[self.at - 1]

    def some(self, n: int) -> list[int]:
        self.at += n
        return self.cells[self.at - n : self.at]

    def counted(self) -> list[int]:
        """A list that carries its length in front."""
        return self.some(self.one())

    def fill(self, thing: object, numbers: Names, lists: Names) -> None:
        """Give a thing the fields that `cells_of` wrote."""
        for name in numbers:
            setattr(thing, name, self.one())
        for name in lists:
            setattr(thing, name, self.counted())

    def frames(self) -> list[Frame]:
        """The pending frames: all that is left, five cells each."""
        stack: list[Frame] = []
        while self.at < len(self.cells):
            op, seat, source, a, b = self.some(5)
            stack.append(Frame(op, seat, source, a, b))
        return stack
