"""The operations of Ferry: what its frames mean. Numbers in brackets are those of the rules."""

from __future__ import annotations

from typing import Final

from ferry import numbers
from ferry.content import BOATS, FREIGHT, WAITING, WRECK
from ferry.numbers import (
    A_BOAT,
    A_DRAW,
    A_LOAD,
    E_ARRIVED,
    E_CROSSED,
    E_DREW,
    E_LASHED,
    E_LOADED,
    E_OVERBOARD,
    E_POINTS,
    E_SANK,
    E_TURNED,
    E_WAITED,
    E_WON,
    HIDDEN,
    LASH,
    LOOSE,
    NONE,
    OP_BOAT,
    OP_DEPART,
    OP_LASH,
    OP_LOAD,
    OP_NEXT,
    S_FARE,
    S_FREIGHT,
    S_WAITING,
    S_WRECK,
    WAIT,
)
from ferry.state import State, boats_to_come, is_aboard, order, quay, refill
from millrace.kernel.bits import bits
from millrace.kernel.message import Message, Reason
from millrace.kernel.operation import Choice, Rules, Step, op_numbers, refusal
from millrace.kernel.stack import CHANCE, NOBODY, Frame


class Next(Step[State]):
    """The next boat, or the end (F3, F10)."""

    name = "next"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        if boats_to_come(s):
            s.ask(OP_NEXT, NOBODY)
            s.ask(OP_DEPART, NOBODY)
            s.ask(OP_BOAT, CHANCE)
        else:
            for seat in winners(s):
                s.tell(E_WON, seat, 0, s.vp[seat])


class DrawBoat(Choice[State]):
    """Any of the boats that have not come yet (F3)."""

    name = "boat"
    is_draw = True
    clause = "F3"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_BOAT + boat for boat in range(len(BOATS)) if not s.drawn >> boat & 1]

    def pick(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.boat = action - A_BOAT
        s.drawn |= 1 << s.boat
        s.tell(E_ARRIVED, NOBODY, 0, s.boat)
        for seat in reversed(order(s)):
            s.ask(OP_LOAD, seat)


class Load(Choice[State]):
    """One crate of the hand, or none (F3, F4)."""

    name = "load"
    clause = "F3"

    def options(self, s: State, f: Frame) -> list[int]:
        return [WAIT, *(A_LOAD + crate - 1 for crate in bits(s.hands[f.seat]))]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == WAIT:
            s.tell(E_WAITED, f.seat, 0, 0)
            gain(s, f.seat, S_WAITING, WAITING)
            return
        crate = action - A_LOAD + 1
        s.hands[f.seat] ^= 1 << crate
        s.aboard[f.seat] = crate
        s.tell(E_LOADED, f.seat, 0, crate, s.fog)
        s.ask(OP_LASH, f.seat)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"boat": Message("boat-" + BOATS[s.boat].key), "hold": hold_of(s)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if A_LOAD <= action < A_BOAT:
            return refusal("not-in-hand", self.clause, n=action - A_LOAD + 1)
        return super().reason(s, f, action)


class Lash(Choice[State]):
    """Whoever has loaded may spend a rope (F5); without one nothing is asked."""

    name = "lash"
    clause = "F5"

    def applies(self, s: State, f: Frame) -> bool:
        return s.ropes[f.seat] > 0

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [LOOSE, LASH]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == LASH:
            s.ropes[f.seat] -= 1
            s.lashed[f.seat] = 1
            s.tell(E_LASHED, f.seat, 0, 0)

    def question(self, s: State, f: Frame) -> Message:
        return self.asks({"n": s.ropes[f.seat]})


class Depart(Step[State]):
    """The boat leaves: what is too much goes overboard, the rest is paid for (F6 to F8)."""

    name = "depart"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        if s.fog:
            for seat in loaders(s):
                s.tell(E_TURNED, seat, 0, s.aboard[seat])
        while weight_of(s) > hold_of(s):
            loose = [seat for seat in loaders(s) if not s.lashed[seat]]
            if not loose:
                _sink(s)
                break
            heaviest = max(loose, key=lambda seat: s.aboard[seat])
            s.tell(E_OVERBOARD, heaviest, 0, s.aboard[heaviest])
            s.aboard[heaviest] = HIDDEN
        else:
            _cross(s)
        for seat in range(len(s.vp)):
            s.aboard[seat] = HIDDEN
            s.lashed[seat] = 0
        s.boat = NONE
        refill(s)


class Draw(Choice[State]):  # a: whose
    """A crate from the quay (F2, F8)."""

    name = "draw"
    is_draw = True
    clause = "F8"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_DRAW + crate - 1 for crate in bits(quay(s))]

    def pick(self, s: State, f: Frame, action: int) -> None:
        crate = action - A_DRAW + 1
        s.hands[f.a] |= 1 << crate
        s.tell(E_DREW, f.a, 0, crate)


def _sink(s: State) -> None:
    s.tell(E_SANK, NOBODY, 0, s.boat)
    for seat in loaders(s):
        gain(s, seat, S_WRECK, -WRECK)


def _cross(s: State) -> None:
    s.tell(E_CROSSED, NOBODY, 0, s.boat)
    heaviest = max(s.aboard)
    for seat in loaders(s):
        if s.aboard[seat] == heaviest:
            gain(s, seat, S_FARE, BOATS[s.boat].fare)
        else:
            gain(s, seat, S_FREIGHT, FREIGHT)


def gain(s: State, seat: int, source: int, points: int) -> None:
    s.vp[seat] += points
    s.tell(E_POINTS, seat, source, points)


def loaders(s: State) -> list[int]:
    """The seats that have a crate aboard, in the order they loaded."""
    return [seat for seat in order(s) if is_aboard(s, seat)]


def weight_of(s: State) -> int:
    return sum(s.aboard)


def hold_of(s: State) -> int:
    return BOATS[s.boat].hold * len(s.vp)


def winners(s: State) -> list[int]:
    """Most points, then most ropes left (F10)."""
    best = max(zip(s.vp, s.ropes, strict=True))
    return [seat for seat in range(len(s.vp)) if (s.vp[seat], s.ropes[seat]) == best]


RULES: Final[Rules[State]] = Rules(
    op_numbers(numbers), (Next(), DrawBoat(), Load(), Lash(), Depart(), Draw())
)
