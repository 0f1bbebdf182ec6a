"""The decision stack: frames of integers, and the operations that give them meaning."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

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


S = TypeVar("S", bound=Core)


class Step(Generic[S]):
    """A frame that runs by itself."""

    def run(self, s: S, f: Frame) -> None:
        raise NotImplementedError


class Choice(Step[S]):
    """A frame that waits for one answer out of a short list, never an empty one."""

    def applies(self, s: S, f: Frame) -> bool:  # noqa: ARG002 - most questions are always worth asking
        """Whether there is anything to ask; an offer nobody can take up is dropped unasked.

        Saying no, it may settle what needs no answer and tell it, but never push frames.
        """
        return True

    def options(self, s: S, f: Frame) -> list[int]:
        raise NotImplementedError

    def pick(self, s: S, f: Frame, action: int) -> None:
        raise NotImplementedError


class Rules(Generic[S]):
    """The table of a game's operations, and the loop that runs them."""

    def __init__(self, ops: tuple[Step[S], ...]) -> None:
        self.ops: Final = ops

    def legal(self, s: S) -> list[int]:
        """The answers to the pending question, in a fixed order."""
        f = s.stack[-1]
        op = self.ops[f.op]
        assert isinstance(op, Choice), "the stack rests on a question"
        return op.options(s, f)

    def apply(self, s: S, action: int) -> None:
        """Answer the pending question, then run every frame that asks nobody anything."""
        f = s.stack.pop()
        op = self.ops[f.op]
        assert isinstance(op, Choice), "the stack rests on a question"
        op.pick(s, f, action)
        self.settle(s)

    def settle(self, s: S) -> None:
        """Run until a question is on top or nothing is left."""
        stack = s.stack
        while stack:
            f = stack[-1]
            op = self.ops[f.op]
            if isinstance(op, Choice):
                if op.applies(s, f):
                    return
                assert stack[-1] is f, "a question that is not asked pushes nothing"
                stack.pop()
            else:
                stack.pop()
                op.run(s, f)
