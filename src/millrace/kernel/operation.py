"""Operations: what the frames of the stack mean. Each declares its name and what its frame may carry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Final, Generic, TypeVar

from millrace.kernel.errors import RulesError
from millrace.kernel.message import Message, Reason
from millrace.kernel.stack import Core, Frame

Bounds = tuple[int, int, int, int]  # lowest and highest a, lowest and highest b
Args = dict[str, int | str | Message]
_PREFIX: Final = "OP_"  # of an operation's number among the numbers of a game

S = TypeVar("S", bound=Core)


class Step(Generic[S]):
    """A frame that runs by itself. One without a name is only there to be inherited from."""

    name = ""  # its number is OP_ and this, in capitals
    bounds: Bounds = (0, 0, 0, 0)  # what a document may put into a and b; most carry nothing
    is_draw = False  # whether chance answers

    def run(self, s: S, f: Frame) -> None:
        raise NotImplementedError


class Choice(Step[S]):
    """A frame that waits for one answer out of a short list, never an empty one."""

    clause = ""  # what says what may be answered

    def applies(self, s: S, f: Frame) -> bool:  # noqa: ARG002 - most questions are always worth asking
        """Whether there is anything to ask; an offer nobody can take up is dropped unasked.

        Saying no, it may settle what needs no answer and tell it, but never push frames.
        """
        return True

    def options(self, s: S, f: Frame) -> list[int]:
        raise NotImplementedError

    def pick(self, s: S, f: Frame, action: int) -> None:
        raise NotImplementedError

    # For people: slow, and never asked while a game is searched or simulated

    def question(self, s: S, f: Frame) -> Message:  # noqa: ARG002 - most words need nothing from the table
        """What is asked, without who is asked: that is the same for all questions of a game."""
        return self.asks({})

    def asks(self, args: Args) -> Message:
        """The question's words with what they need; they are called after the operation."""
        return Message("question-" + self.name.replace("_", "-"), args)

    def wording(self, s: S, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        """The words of an option that means something else here than elsewhere; None: its usual ones."""
        return None

    def reason(self, s: S, f: Frame, action: int) -> Reason:  # noqa: ARG002
        """Why an action is not offered. By default it is not what is asked."""
        return refusal("not-asked", self.clause)


def refusal(key: str, clause: str, **args: int | str | Message) -> Reason:
    """A reason by its word, with what its sentence needs.

    >>> refusal("no-token", "C5.5.1").message.key
    'reason-no-token'
    """
    return Reason(Message("reason-" + key, dict(args)), clause, key)


class Rules(Generic[S]):
    """A game's operations in the order of their numbers, and the loop that runs them."""

    def __init__(self, numbers: Mapping[str, int], operations: Iterable[Step[S]]) -> None:
        """`numbers` says which number goes with which name; it and the operations must agree exactly."""
        found: dict[str, Step[S]] = {}
        for operation in operations:
            if operation.name in found:
                raise RulesError(f"two operations are called {operation.name!r}")
            if operation.name not in numbers:
                raise RulesError(f"the operation {operation.name!r} has no number")
            found[operation.name] = operation
        ordered = sorted(numbers, key=lambda name: numbers[name])
        for at, name in enumerate(ordered):
            if numbers[name] != at:
                raise RulesError(f"the numbers of operations go 0, 1, 2 ...: {name!r} has {numbers[name]}")
            if name not in found:
                raise RulesError(f"no operation is called {name!r}")
        self.names: Final = ordered
        self.ops: Final = tuple([found[name] for name in ordered])
        self.questions: Final = tuple([name for name in ordered if isinstance(found[name], Choice)])

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

    # For people

    def asking(self, s: S) -> Choice[S]:
        """The operation whose question is pending."""
        op = self.ops[s.stack[-1].op]
        assert isinstance(op, Choice), "the stack rests on a question"
        return op

    def question(self, s: S) -> Message:
        return self.asking(s).question(s, s.stack[-1])

    def wording(self, s: S, action: int) -> Message | None:
        return self.asking(s).wording(s, s.stack[-1], action)

    def reason(self, s: S, action: int) -> Reason:
        """Why an action is not offered now; of one that is offered, that nothing stands in its way."""
        op = self.asking(s)
        if action in self.legal(s):
            return refusal("nothing", op.clause)
        return op.reason(s, s.stack[-1], action)


def op_numbers(numbers: ModuleType) -> dict[str, int]:
    """The operations a game's numbers name: `OP_LOOK_TIER = 33` gives `look_tier` 33."""
    return {
        name.removeprefix(_PREFIX).lower(): number
        for name, number in vars(numbers).items()
        if name.startswith(_PREFIX) and isinstance(number, int)
    }
