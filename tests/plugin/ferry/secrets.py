"""Who may know what: hands are secret, and in fog so is what others have loaded (F2, F9)."""

from __future__ import annotations

from ferry.numbers import E_DREW, E_LOADED, E_TURNED, HIDDEN, OP_DRAW, OP_LOAD
from ferry.state import State, is_aboard, quay
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.game import Foreseen
from millrace.kernel.stack import Event


def hides(s: State, viewer: int) -> bool:
    """Whether the answer to the pending question is secret from a viewer."""
    f = s.stack[-1]
    if f.op == OP_DRAW:
        return f.a != viewer
    return f.op == OP_LOAD and s.fog == 1 and f.seat != viewer


def seen(event: Event, viewer: int) -> Event:
    """The event as a viewer may know it."""
    kind, seat, source, _, b = event
    if seat != viewer and (kind == E_DREW or (kind == E_LOADED and b)):
        return (kind, seat, source, HIDDEN, b)
    return event


def as_foreseen(found: Foreseen[State], viewer: int) -> Foreseen[State]:
    """What somebody knows beforehand ends where a crate of somebody else is turned over."""
    for i, (kind, seat, _, _, _) in enumerate(found.events):
        if kind == E_TURNED and seat != viewer:
            return Foreseen(found.events[:i], None)
    return found


def redeal(s: State, viewer: int, rolls: Stream) -> State:
    """The same table with every crate that the viewer does not see dealt afresh."""
    other = s.clone()
    seats = [seat for seat in range(len(s.vp)) if seat != viewer]
    unknown = bits(quay(s))
    for seat in seats:
        unknown += bits(s.hands[seat])
        if s.fog and is_aboard(s, seat):
            unknown.append(s.aboard[seat])
    for seat in seats:
        n = s.hands[seat].bit_count()
        other.hands[seat] = sum(1 << _take(unknown, rolls) for _ in range(n))
        if s.fog and is_aboard(s, seat):
            other.aboard[seat] = _take(unknown, rolls)
    return other


def _take(crates: list[int], rolls: Stream) -> int:
    return crates.pop(rolls.below(len(crates)))
