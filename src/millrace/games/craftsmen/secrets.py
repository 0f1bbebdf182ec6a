"""Rule R-41: what each player may know. Hands, cards looked at and draws into a hand are secret."""

from __future__ import annotations

from millrace.games.craftsmen.numbers import (
    E_DREW,
    E_DREW_BUILDING,
    E_FEE_CARD,
    E_RETURNED,
    EMPTY,
    NATURAL,
    OP_DRAW,
    OP_DRAW_BUILDING,
    OP_FEE,
    OP_LOOK_DRAW,
    OP_LOOK_ORDER,
    OP_MERCHANT_PAY,
    OP_SWAP_CARD,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.stack import Event


def is_secret(s: State, viewer: int) -> bool:
    """Whether the answer to the pending question is hidden from a viewer."""
    f = s.stack[-1]
    if f.op in (OP_DRAW, OP_DRAW_BUILDING, OP_LOOK_DRAW):
        return f.a != viewer
    if f.op in (OP_SWAP_CARD, OP_LOOK_ORDER):
        return f.seat != viewer
    if f.op in (OP_FEE, OP_MERCHANT_PAY) and f.a != NATURAL:
        return viewer not in (f.seat, f.a)
    return False


def seen_by(event: Event, viewer: int) -> Event:
    """The event as a viewer may know it: a card that is none of his business is EMPTY."""
    kind, seat, source, _, b = event
    if kind in (E_DREW, E_DREW_BUILDING, E_RETURNED) and seat != viewer:
        return (kind, seat, source, EMPTY, b)
    if kind == E_FEE_CARD and viewer not in (seat, b):
        return (kind, seat, source, EMPTY, b)
    return event
