"""What a game says, as it crosses the network: the same keys and arguments, seats counted from 1."""

from __future__ import annotations

from typing import cast

from millrace.kernel.game import Explained, Message, Row, Told
from millrace.server import wire


def said(message: Message) -> wire.Said:
    return wire.Said(
        message.key,
        {name: said(value) if isinstance(value, Message) else value for name, value in message.args.items()},
    )


def seat_number(seat: int) -> int:
    """A seat of the engine as the wire counts it; chance and nobody are 0."""
    return max(seat + 1, 0)


def row(option: Row) -> wire.Row:
    return wire.Row(option.action, option.kind, option.place, said(option.message))


def told(event: Told) -> wire.Told:
    return wire.Told(
        event.kind,
        seat_number(event.seat),
        said(event.message),
        said(event.source),
        event.what,
        event.amount,
        event.origin,
        list(event.way),
        dict(event.goods),
        list(event.places),
    )


def explained(turn: Explained) -> wire.Explained:
    steps = [
        wire.Step(cast("wire.StepKind", step.kind), said(step.message), step.clause, list(step.places))
        for step in turn.steps
    ]
    return wire.Explained(seat_number(turn.seat), said(turn.message), turn.first, turn.end, steps)
