"""Rule B1.4-B1.5: what comes to and goes from a personal supply, each change told with its cause."""

from __future__ import annotations

from millrace.games.barrage.levels import is_automa
from millrace.games.barrage.numbers import (
    A_EXCAVATORS,
    A_HEAD,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_MIXERS,
    E_VP,
    MOST,
    N_DAMS,
)
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import Frame


def gain_credits(s: State, seat: int, source: int, n: int) -> None:
    """Rule A3.1: an Automa gains VP instead."""
    p = s.seats[seat]
    if is_automa(p):
        p.vp += n
        s.tell(E_VP, seat, source, n)
    else:
        p.credits += n
        s.tell(E_CREDITS, seat, source, n)


def pay_credits(s: State, seat: int, source: int, n: int) -> None:
    """Pay to the general supply; nothing is told when nothing is due."""
    if n:
        gain_credits(s, seat, source, -n)


def gain_excavators(s: State, seat: int, source: int, n: int) -> None:
    s.seats[seat].excavators += n
    s.tell(E_EXCAVATORS, seat, source, n)


def gain_mixers(s: State, seat: int, source: int, n: int) -> None:
    s.seats[seat].mixers += n
    s.tell(E_MIXERS, seat, source, n)


def gain_vp(s: State, seat: int, source: int, n: int) -> None:
    s.seats[seat].vp += n
    s.tell(E_VP, seat, source, n)


def gain_energy(s: State, seat: int, source: int, n: int) -> None:
    s.seats[seat].energy += n
    s.tell(E_ENERGY, seat, source, n)


def place_engineers(s: State, seat: int, source: int, n: int) -> None:
    p = s.seats[seat]
    p.engineers -= n
    if p.engineers == 0:
        p.architect = 0  # he goes last (L6.2.4)
    s.tell(E_ENGINEERS, seat, source, n)


class GainCredits(Step[State]):  # a: how many
    name = "credits"
    bounds = (0, MOST, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        gain_credits(s, f.seat, f.source, f.a)


class GainExcavators(Step[State]):  # a: how many
    name = "excavators"
    bounds = (0, MOST, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        gain_excavators(s, f.seat, f.source, f.a)


class GainMixers(Step[State]):  # a: how many
    name = "mixers"
    bounds = (0, MOST, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        gain_mixers(s, f.seat, f.source, f.a)


class GainVp(Step[State]):  # a: how many
    name = "vp"
    bounds = (0, MOST, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        gain_vp(s, f.seat, f.source, f.a)


class GainEnergy(Step[State]):  # a: how many steps on the track
    name = "energy"
    bounds = (0, MOST, 0, 2 * N_DAMS - 1)

    def run(self, s: State, f: Frame) -> None:
        gain_energy(s, f.seat, f.source, f.a)


class ChooseMachines(Choice[State]):  # a: how many machines of choice (B1.4.6)
    name = "machines"
    bounds = (1, 4, 0, 0)
    clause = "B16.1.9"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_EXCAVATORS + n for n in range(f.a + 1)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        n = action - A_EXCAVATORS
        if n:
            gain_excavators(s, f.seat, f.source, n)
        if n < f.a:
            gain_mixers(s, f.seat, f.source, f.a - n)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        n = action - A_EXCAVATORS
        return Message("option-machines", {"excavators": n, "mixers": f.a - n})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if A_EXCAVATORS <= action < A_HEAD:
            return refusal("machines-split", "B1.4.6", n=f.a)
        return super().reason(s, f, action)
