"""Rule C5.7: work tokens, between two stages."""

from __future__ import annotations

from millrace.games.craftsmen.content.board import HAND_MOST
from millrace.games.craftsmen.numbers import A_SPEND, E_TOKEN, OP_CRAFT, OP_LIMIT, OP_REFILL, OP_TOKEN, SKIP
from millrace.games.craftsmen.ops.craft import uses_of_work
from millrace.games.craftsmen.ops.stages import BY_TOKEN, NO_DISC, USED
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message
from millrace.kernel.operation import Choice, Step
from millrace.kernel.stack import NOBODY, Frame


class Gap(Step[State]):
    """Rule C5.7: between two stages the players may spend work tokens, asked in turn order."""

    name = "gap"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        for seat in reversed(s.order):
            if s.seats[seat].works:
                s.ask(OP_TOKEN, seat)


class SpendToken(Choice[State]):
    name = "token"
    clause = "C5.7.1"

    def applies(self, s: State, f: Frame) -> bool:
        return s.seats[f.seat].works > 0 and len(uses_of_work(s, f.seat)) > 0

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_SPEND, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        s.seats[f.seat].works -= 1
        s.work_pool += 1
        s.tell(E_TOKEN, f.seat, 0, 1, -1)
        s.ask(OP_TOKEN, f.seat)
        s.ask(OP_REFILL, NOBODY)
        s.ask(OP_LIMIT, f.seat, 0, HAND_MOST)
        s.ask(OP_CRAFT, f.seat, 0, 1, NO_DISC | USED | BY_TOKEN)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-save") if action == SKIP else None
