"""The decision stack: frames of integers. What they mean is said by operations (operation.py)."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1  # the seat that answers for dice, bags and shuffled piles
NOBODY: Final = -2  # who decides when the game is over

Effect = tuple[int, int, int]  # op, a, b: a frame that does not know yet for whom, nor why
Event = tuple[int, int, int, int, int]  # kind, seat, source, a, b: what happened, to whom, because of what


class Frame:
    """One pending piece of the rules: what, for whom, because of what, and two arguments."""

    __slots__ = (  # plain Python: smaller and faster to clone than a dictionary for each
        "a",
        "b",
        "op",
        "seat",
        "source",
    )

    def __init__(self, op: int, seat: int, source: int, a: int, b: int) -> None:
        self.op: Final = op
        self.seat: Final = seat
        self.source: Final = source
        self.a: Final = a
        self.b: Final = b


class Core:
    """What every game state has: the stack of pending frames, and perhaps a listener.

    >>> s = Core([])
    >>> s.ask(7, 0)
    >>> s.stack[-1].op
    7
    """

    __slots__ = (  # plain Python: smaller and faster to clone than a dictionary for each
        "stack",
        "story",
    )

    def __init__(self, stack: list[Frame]) -> None:
        self.stack = stack
        self.story: list[Event] | None = None  # not part of the value: clones never listen

    def ask(self, op: int, seat: int, source: int = 0, a: int = 0, b: int = 0) -> None:
        """Put one frame on top: it happens next."""
        self.stack.append(Frame(op, seat, source, a, b))

    def push(self, seat: int, source: int, effects: tuple[Effect, ...]) -> None:
        """Queue effects for a seat; the first one listed happens first."""
        i = len(effects)
        while i > 0:
            i -= 1
            op, a, b = effects[i]
            self.stack.append(Frame(op, seat, source, a, b))

    def tell(self, kind: int, seat: int, source: int, a: int, b: int = 0) -> None:
        """Note what happened, if anybody listens."""
        if self.story is not None:
            self.story.append((kind, seat, source, a, b))
