"""Rule B12.7: Mahiri copies the ability of another officer for one turn."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import MAHIRI_COST
from millrace.games.barrage.names import officer_name
from millrace.games.barrage.numbers import E_COPIES, NO_OFFICER, OP_TURN, S_MAHIRI, S_RULES
from millrace.games.barrage.ops.prices import can_build_something
from millrace.games.barrage.ops.supply import pay_credits, place_engineers
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.game import Reason
from millrace.kernel.operation import refusal
from millrace.kernel.stack import Frame

NO_COPY: Final = 1  # in a turn's frame: Mahiri cannot be activated any more


def officers_to_copy(s: State, seat: int) -> list[int]:
    """Rule B12.7: the officers whose copy would leave a legal action."""
    p = s.seats[seat]
    if not OFFICERS[p.officer].copies_officer or p.activations == len(MAHIRI_COST) or not p.engineers:
        return []
    if p.credits < MAHIRI_COST[p.activations]:
        return []
    mask = s.aside
    for other in s.seats:
        if other is not p and other.officer != NO_OFFICER:
            mask |= 1 << other.officer
    if p.engineers > 1:  # the bank remains
        return bits(mask)
    return [officer for officer in bits(mask) if _leaves_an_action(s, seat, officer)]


def _leaves_an_action(s: State, seat: int, officer: int) -> bool:
    """With the last engineer on Mahiri's tile only an engineer-free construction remains."""
    p = s.seats[seat]
    cost, before = MAHIRI_COST[p.activations], p.ability
    p.engineers, p.credits, p.ability = 0, p.credits - cost, officer
    is_left = can_build_something(s, seat)
    p.engineers, p.credits, p.ability = 1, p.credits + cost, before
    return is_left


def activate(s: State, seat: int, officer: int) -> None:
    """Place an engineer on Mahiri's tile; the copied ability is in force until the turn ends."""
    p = s.seats[seat]
    k = p.activations
    p.activations += 1
    p.on_officer += 1
    place_engineers(s, seat, S_MAHIRI + k, 1)
    pay_credits(s, seat, S_MAHIRI + k, MAHIRI_COST[k])
    p.ability = officer
    s.tell(E_COPIES, seat, S_MAHIRI + k, officer)
    s.ask(OP_TURN, seat, S_RULES, NO_COPY, 1)


def uncopied(s: State, f: Frame, officer: int) -> Reason:
    """Why Mahiri does not copy an officer in this turn."""
    p = s.seats[f.seat]
    if not OFFICERS[p.officer].copies_officer:
        return refusal("not-mahiri", "B12.7.1")
    if f.a:
        return refusal("copied-already", "B12.7.3")
    if p.activations == len(MAHIRI_COST):
        return refusal("copied-twice", "B12.7.3")
    if p.engineers == 0:
        return refusal("engineers", "B12.7.1", need=1, have=0)
    if p.credits < MAHIRI_COST[p.activations]:
        return refusal("credits", "B12.7.1", need=MAHIRI_COST[p.activations], have=p.credits)
    others = [other.officer for other in s.seats if other is not p]
    if officer not in others and not s.aside >> officer & 1:
        return refusal("officer-away", "B12.7.4", officer=officer_name(officer))
    return refusal("no-action-left", "B12.7.5")
