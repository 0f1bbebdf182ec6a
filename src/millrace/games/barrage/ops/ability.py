"""Rule B4.2.8: what "able to perform" means for each action that can be impossible."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.buildings import LOAN_PER_MACHINE
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.numbers import (
    EMPTY,
    NEUTRAL,
    OP_DROP_ON_DAM,
    OP_FULFIL_FREE,
    OP_LOAN,
    OP_PRODUCE,
    OP_RETRIEVE_MACHINES,
    OP_RETRIEVE_TILE,
    OP_TAKE_CONTRACT,
    OP_TAKE_TILE,
    OP_WORK,
)
from millrace.games.barrage.ops.contracts import own_contracts
from millrace.games.barrage.ops.produce import best_energy, most_drops, systems
from millrace.games.barrage.ops.water import dams_with_room
from millrace.games.barrage.ops.wheel import excavators_in, mixers_in, tiles_on_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Reason
from millrace.kernel.operation import refusal
from millrace.kernel.stack import Effect


def can_do(s: State, seat: int, op: int, a: int, own: int) -> bool:
    """Whether an action's first effect can be performed with so many credits left."""
    if op == OP_PRODUCE:
        return best_energy(s, seat, a, own) > 0
    if op == OP_TAKE_CONTRACT:
        return max(s.display) != EMPTY
    if op == OP_TAKE_TILE:
        return s.patents[a] != EMPTY
    if op == OP_WORK:
        return s.works[a] != EMPTY and can_work(s.seats[seat], s.works[a])
    if op == OP_DROP_ON_DAM:
        return len(dams_with_room(s, seat)) + len(dams_with_room(s, NEUTRAL)) > 0
    if op == OP_FULFIL_FREE:
        return len(own_contracts(s, seat, a)) > 0
    if op == OP_LOAN:
        return len(loans_for(s, own)) > 0
    if op == OP_RETRIEVE_TILE:
        return tiles_on_wheel(s.seats[seat]) > 0
    if op == OP_RETRIEVE_MACHINES:
        return len(segments_to_halve(s.seats[seat])) > 0
    return True


def can_work(p: Seat, work: int) -> bool:
    """Rule L3.2: the machines of an external work are in the supply."""
    return p.excavators >= WORKS[work].excavators and p.mixers >= WORKS[work].mixers


def loan_for(work: int) -> int:
    """Rule L2.9: what the Loan Agency takes instead of the machines."""
    return LOAN_PER_MACHINE * (WORKS[work].excavators + WORKS[work].mixers)


def loans_for(s: State, own: int) -> list[int]:
    """The external works on display that so many credits pay for."""
    return [work for work in s.works if work != EMPTY and loan_for(work) <= own]


def segments_to_halve(p: Seat) -> list[int]:
    """Rule R-87: segments with two machines or more; from others nothing would return."""
    return [i for i, content in enumerate(p.wheel) if excavators_in(content) + mixers_in(content) > 1]


# Why not --------------------------------------------------------------------------------------------------


def undoable(s: State, seat: int, effect: Effect, own: int) -> Reason:
    """Rule B4.2.8: why an action cannot be performed though its space is open and paid."""
    op, a, _ = effect
    if op == OP_WORK:
        if s.works[a] == EMPTY:
            return refusal("work-gone", "L3.3")
        row = WORKS[s.works[a]]
        return refusal("work-machines", "L3.2", excavators=row.excavators, mixers=row.mixers)
    if op in _UNDOABLE:
        return refusal(_UNDOABLE[op], "L2.9")
    assert op == OP_PRODUCE, "every other space is open to whoever can pay"
    return _no_production(s, seat, a, own)


_UNDOABLE: Final = {
    OP_DROP_ON_DAM: "no-room",
    OP_FULFIL_FREE: "no-open-contract",
    OP_RETRIEVE_TILE: "wheel-no-tile",
    OP_RETRIEVE_MACHINES: "wheel-no-machines",
    OP_LOAN: "no-loan",
}


def _no_production(s: State, seat: int, bonus: int, own: int) -> Reason:
    ready = systems(s, seat)
    if not ready:
        return refusal("no-system", "B7.1.6")
    if all(most_drops(s, seat, system, own) == 0 for system in ready):
        return refusal("fee", "B7.1.8", have=own)
    return refusal("no-energy", "B7.1.5", bonus=bonus)
