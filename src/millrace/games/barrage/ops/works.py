"""Rules L3, L6.2 and L6.3: external works, Leslie's tile, free patents, and the architect's extra turn."""

from __future__ import annotations

from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.names import work_name
from millrace.games.barrage.numbers import (
    A_ARCHITECT,
    A_TILE,
    A_USE,
    A_WORK,
    E_AGAIN,
    E_EXCAVATORS,
    E_MIXERS,
    E_WORK,
    EMPTY,
    OP_END_TURN,
    OP_INVEST_WORK,
    OP_TURN,
    PERSON,
    S_RULES,
    SKIP,
    SP_LESLIE,
)
from millrace.games.barrage.ops.ability import loan_for, loans_for
from millrace.games.barrage.ops.asking import reward
from millrace.games.barrage.ops.mahiri import NO_COPY
from millrace.games.barrage.ops.prices import can_build_something
from millrace.games.barrage.ops.spaces import take_tile
from millrace.games.barrage.ops.supply import pay_credits
from millrace.games.barrage.ops.turn import actions_for, begin_turn
from millrace.games.barrage.ops.wheel import invest, turn_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import Frame


def can_invest_work(p: Seat) -> bool:
    """Rules L6.3.2 and L6.5.3: Leslie's tile is at hand, or Mahiri copies her and needs none."""
    if not OFFICERS[p.ability].works_on_wheel:
        return False
    return p.ability != p.officer or p.tiles >> SP_LESLIE & 1 == 1


class ExternalWork(Step[State]):  # a: position
    """Rule L3.2; who has Leslie's tile is asked how to pay."""

    name = "work"
    bounds = (0, 2, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        if can_invest_work(s.seats[f.seat]):
            s.ask(OP_INVEST_WORK, f.seat, f.source, f.a)
        else:
            spend_on_work(s, f.seat, f.source, f.a)


class InvestWork(Choice[State]):  # a: position
    """Whether the machines go onto the wheel with Leslie's tile or back to the supply of all."""

    name = "invest_work"
    bounds = (0, 2, 0, 0)
    clause = "B16.1.12"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_TILE + SP_LESLIE, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            spend_on_work(s, f.seat, f.source, f.a)
        else:
            invest_in_work(s, f.seat, f.source, f.a)

    def question(self, s: State, f: Frame) -> Message:
        return Message("question-work", {"work": work_name(s.works[f.a])})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-invest" if action == SKIP else "option-invest-work")


def spend_on_work(s: State, seat: int, source: int, position: int) -> None:
    """Rule L3.2: the machines are lost."""
    p, row = s.seats[seat], WORKS[s.works[position]]
    p.excavators -= row.excavators
    p.mixers -= row.mixers
    if row.excavators:
        s.tell(E_EXCAVATORS, seat, source, -row.excavators)
    if row.mixers:
        s.tell(E_MIXERS, seat, source, -row.mixers)
    finish_work(s, seat, source, position)


def invest_in_work(s: State, seat: int, source: int, position: int) -> None:
    """Rule L6.3.1: the machines go onto the wheel with Leslie's tile, and the wheel turns."""
    p, row = s.seats[seat], WORKS[s.works[position]]
    tile = SP_LESLIE if p.tiles >> SP_LESLIE & 1 else EMPTY
    invest(s, seat, source, tile, row.excavators, row.mixers)
    turn_wheel(s, seat, source, 1)
    finish_work(s, seat, source, position)


def finish_work(s: State, seat: int, source: int, position: int) -> None:
    """Take the tile face down and receive its reward."""
    work = s.works[position]
    s.works[position] = EMPTY
    s.seats[seat].works |= 1 << work
    s.tell(E_WORK, seat, source, work)
    reward(s, seat, A_WORK + work, WORKS[work].rewards)


class Loan(Choice[State]):
    """Loan Agency: an external work for credits instead of machines."""

    name = "loan"
    clause = "B16.1.12"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_WORK + work for work in loans_for(s, s.seats[f.seat].credits)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        work = action - A_WORK
        pay_credits(s, f.seat, f.source, loan_for(work))
        finish_work(s, f.seat, f.source, s.works.index(work))

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_WORK <= action < A_USE:
            return super().reason(s, f, action)
        work = action - A_WORK
        if work not in s.works:
            return refusal("work-gone", "L3.3")
        return refusal("credits", "L2.9", need=loan_for(work), have=s.seats[f.seat].credits)


class TakePatent(Choice[State]):
    """Rule L3.5: a face-up tile of the patent office, free of charge."""

    name = "take_patent"
    clause = "B16.1.12"

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return max(s.patents) != EMPTY

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_TILE + tile for tile in s.patents if tile != EMPTY]

    def pick(self, s: State, f: Frame, action: int) -> None:
        take_tile(s, f.seat, f.source, s.patents.index(action - A_TILE))


# The architect --------------------------------------------------------------------------------------------


class Architect(Choice[State]):
    """Rule L6.2.2: it was the architect who went alone, so another turn follows."""

    name = "architect"
    clause = "B16.1.12"

    def applies(self, s: State, f: Frame) -> bool:
        """Something can be done afterwards."""
        return s.seats[f.seat].engineers > 0 or can_build_something(s, f.seat)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_ARCHITECT, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action != SKIP:
            go_again(s, f.seat)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-architect") if action == SKIP else None


def go_again(s: State, seat: int) -> None:
    p = s.seats[seat]
    p.architect = 0
    p.again = 1
    s.tell(E_AGAIN, seat, S_RULES, 0)


class ExtraTurn(Step[State]):
    """Another turn of the same seat, in which Mahiri cannot be activated (L6.5.2)."""

    name = "extra_turn"

    def run(self, s: State, f: Frame) -> None:
        p = s.seats[f.seat]
        if p.level != PERSON:
            s.ask(OP_END_TURN, f.seat, S_RULES)
            begin_turn(s, f.seat)
        elif actions_for(s, f.seat):
            s.ask(OP_END_TURN, f.seat, S_RULES)
            s.ask(OP_TURN, f.seat, S_RULES, NO_COPY)
