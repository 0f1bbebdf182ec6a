"""Who answers: a person is asked, an Automa's answer is a rule of its own (A5.9)."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.levels import is_automa
from millrace.games.barrage.numbers import (
    N_OPS,
    OP_AUTOMA_FLOW_DROPS,
    OP_AUTOMA_FREE_BUILD,
    OP_AUTOMA_FULFIL,
    OP_AUTOMA_FULFIL_FREE,
    OP_AUTOMA_MACHINES,
    OP_AUTOMA_PLACE_DROPS,
    OP_AUTOMA_PRODUCE,
    OP_AUTOMA_PRODUCE_AGAIN,
    OP_AUTOMA_REFILL,
    OP_AUTOMA_TAKE_PATENT,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_FULFIL,
    OP_FULFIL_FREE,
    OP_MACHINES,
    OP_PLACE_DROPS,
    OP_PRODUCE_AGAIN,
    OP_PRODUCE_MAY,
    OP_REFILL,
    OP_SCORE_BUILDING,
    OP_TAKE_PATENT,
    OP_USE_BUILDING,
)
from millrace.games.barrage.state import State
from millrace.kernel.stack import Effect

_TWINS: Final = {
    OP_MACHINES: OP_AUTOMA_MACHINES,
    OP_PLACE_DROPS: OP_AUTOMA_PLACE_DROPS,
    OP_FLOW_DROPS: OP_AUTOMA_FLOW_DROPS,
    OP_FREE_BUILD: OP_AUTOMA_FREE_BUILD,
    OP_FULFIL: OP_AUTOMA_FULFIL,
    OP_FULFIL_FREE: OP_AUTOMA_FULFIL_FREE,
    OP_PRODUCE_MAY: OP_AUTOMA_PRODUCE,
    OP_PRODUCE_AGAIN: OP_AUTOMA_PRODUCE_AGAIN,
    OP_REFILL: OP_AUTOMA_REFILL,
    OP_TAKE_PATENT: OP_AUTOMA_TAKE_PATENT,
    OP_USE_BUILDING: OP_SCORE_BUILDING,
}
TWIN: Final[tuple[int, ...]] = tuple(_TWINS.get(op, op) for op in range(N_OPS))


def ask_seat(s: State, op: int, seat: int, source: int, a: int = 0, b: int = 0) -> None:
    """Put a frame on top: the question for a person, its Automa twin for an Automa."""
    s.ask(TWIN[op] if is_automa(s.seats[seat]) else op, seat, source, a, b)


def reward(s: State, seat: int, source: int, effects: tuple[Effect, ...]) -> None:
    """Queue effects for whoever sits there; the first one listed happens first."""
    for op, a, b in effects[::-1]:
        ask_seat(s, op, seat, source, a, b)
