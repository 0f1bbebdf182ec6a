"""Reading a dump: one list of integers, from front to back."""

from __future__ import annotations

from millrace.kernel.stack import Frame


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

    def frames(self) -> list[Frame]:
        """The pending frames: all that is left, five cells each."""
        stack: list[Frame] = []
        while self.at < len(self.cells):
            op, seat, source, a, b = self.some(5)
            stack.append(Frame(op, seat, source, a, b))
        return stack
