"""Pending frames in documents: written by the name of the operation, read back within safe bounds."""

from __future__ import annotations

from typing import Final, TypeVar

from millrace.kernel.document import Place
from millrace.kernel.stack import CHANCE, NOBODY, Choice, Core, Frame, Rules

MOST_FRAMES: Final = 60  # a real game never comes near
S = TypeVar("S", bound=Core)
Bounds = tuple[int, int, int, int]  # lowest and highest a, lowest and highest b


class FrameBook:
    """The names of a game's operations and the arguments each may carry; one not listed carries none."""

    def __init__(
        self, names: dict[int, str], bounds: dict[str, Bounds], draws: tuple[str, ...], sources: int
    ) -> None:
        self.names: Final = names
        self.numbers: Final = {name: number for number, name in names.items()}
        self.bounds: Final = bounds
        self.draws: Final = draws  # the operations that chance answers
        self.sources: Final = sources  # how many sources there are

    def write(self, stack: list[Frame]) -> list[dict[str, object]]:
        """The frames, the bottom one first."""
        return [
            {"op": self.names[f.op], "seat": _who(f.seat), "source": f.source, "a": f.a, "b": f.b}
            for f in stack
        ]

    def read(self, item: Place, n_seats: int) -> Frame:
        """One frame, checked; what it means on this table is for the game to check."""
        item.known(("op", "seat", "source", "a", "b"))
        name = list(self.numbers)[item.field("op").index(list(self.numbers))]
        low_a, high_a, low_b, high_b = self.bounds.get(name, (0, 0, 0, 0))
        a = item.field("a").integer(low_a, high_a) if item.has("a") else low_a
        b = item.field("b").integer(low_b, high_b) if item.has("b") else low_b
        source = item.field("source").integer(0, self.sources - 1) if item.has("source") else 0
        who = item.field("seat")
        seat = {"chance": CHANCE, "nobody": NOBODY}.get(str(who.value), 0)
        if seat == 0:
            seat = who.integer(1, n_seats) - 1
        if (seat == CHANCE) != (name in self.draws):
            raise who.refuse("chance answers draws, and nothing else")
        return Frame(self.numbers[name], seat, source, a, b)


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
