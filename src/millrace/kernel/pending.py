"""Pending frames in documents: written by the name of the operation, read back within safe bounds."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from millrace.kernel.document import Place
from millrace.kernel.operation import Choice, Rules
from millrace.kernel.stack import CHANCE, NOBODY, Core, Frame

MOST_FRAMES: Final = 60  # a real game never comes near
S = TypeVar("S", bound=Core)


class FrameBook(Generic[S]):
    """Frames of a game written and read by the names and bounds that its operations declare."""

    def __init__(self, rules: Rules[S], sources: int) -> None:
        self.rules: Final = rules
        self.sources: Final = sources  # how many sources there are

    def write(self, stack: list[Frame]) -> list[dict[str, object]]:
        """The frames, the bottom one first."""
        return [
            {"op": self.rules.names[f.op], "seat": _who(f.seat), "source": f.source, "a": f.a, "b": f.b}
            for f in stack
        ]

    def read(self, item: Place, n_seats: int) -> Frame:
        """One frame, checked; what it means on this table is for the game to check."""
        item.known(("op", "seat", "source", "a", "b"))
        number = item.field("op").index(self.rules.names)
        op = self.rules.ops[number]
        low_a, high_a, low_b, high_b = op.bounds
        a = item.field("a").integer(low_a, high_a) if item.has("a") else low_a
        b = item.field("b").integer(low_b, high_b) if item.has("b") else low_b
        source = item.field("source").integer(0, self.sources - 1) if item.has("source") else 0
        who = item.field("seat")
        seat = {"chance": CHANCE, "nobody": NOBODY}.get(str(who.value), 0)
        if seat == 0:
            seat = who.integer(1, n_seats) - 1
        if (seat == CHANCE) != op.is_draw:
            raise who.refuse("chance answers draws, and nothing else")
        return Frame(number, seat, source, a, b)


def _who(seat: int) -> int | str:
    if seat >= 0:
        return seat + 1
    return "chance" if seat == CHANCE else "nobody"


def check_top(place: Place, rules: Rules[S], s: S) -> None:
    """The last frame must be a question that somebody can answer; frames below it need somebody too."""
    for item, f in zip(place.items(0, MOST_FRAMES), s.stack, strict=True):
        if f.seat == NOBODY and isinstance(rules.ops[f.op], Choice):
            raise item.field("seat").refuse("somebody must answer this question")
    if not s.stack:
        return
    f = s.stack[-1]
    op = rules.ops[f.op]
    if not isinstance(op, Choice) or not op.applies(s, f) or not op.options(s, f):
        raise place.refuse("the last frame must be a question that has an answer")
