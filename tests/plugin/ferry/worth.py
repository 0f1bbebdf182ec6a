"""How good a table looks for a seat, to a player who thinks no further than one turn."""

from __future__ import annotations

from typing import Final

from ferry.content import BOATS, FREIGHT
from ferry.numbers import NONE, OP_LOAD
from ferry.rules import hold_of, weight_of
from ferry.state import State, is_aboard

_POINT: Final = 12  # everything below is in twelfths of a point
_ROPE: Final = 10
_USUAL: Final = 9  # what somebody who has not loaded yet is likely to load
_RISK: Final = 8  # of losing the fare to each of them


def worth(s: State, seat: int) -> int:
    value = _POINT * s.vp[seat] + _ROPE * s.ropes[seat]
    if s.boat == NONE or not is_aboard(s, seat):
        return value
    to_come = sum(f.op == OP_LOAD for f in s.stack)
    if s.aboard[seat] < max(s.aboard):
        return value + _POINT * FREIGHT
    fare = _POINT * BOATS[s.boat].fare
    if weight_of(s) + _USUAL * to_come > hold_of(s):
        return value + (fare // 3 if s.lashed[seat] else 0)
    return value + fare - _RISK * to_come
