"""Rule C4 and C17.1-C17.2: sending assistants."""

from __future__ import annotations

from millrace.games.craftsmen.capital import card_of
from millrace.games.craftsmen.content.board import (
    FEE_POINTS,
    GOLD,
    HAND_MOST,
    N_TOWN,
    OWN_MOST,
    QUEUE,
    QUEUE_OPEN,
    RIBBON,
    TOWN_HALL,
    TOWN_MOST,
)
from millrace.games.craftsmen.names import owner_name, seat_name, space_name, town_name
from millrace.games.craftsmen.numbers import (
    A_KIND,
    A_POINTS,
    A_SPACE,
    A_TOWN,
    E_FEE_CARD,
    E_PASSED,
    E_PHASE,
    E_POINTS,
    E_SENT,
    E_STACKED,
    EMPTY,
    MAX_SEATS,
    OP_ASSISTANTS,
    OP_DRAW,
    OP_FEE,
    OP_IDLE,
    OP_LIMIT,
    OP_REFILL,
    OP_SEND,
    OP_STACK,
    PASS,
    PHASE_ASSISTANTS,
    S_FEE,
    S_IDLE,
)
from millrace.games.craftsmen.ops.cards import kind_options, no_such_card
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import CHANCE, NOBODY, Frame


class Assistants(Step[State]):  # a: place in the turn order that comes next, b: 1 when the phase begins
    """Rule C4.1: one action each, round after round, until nobody can or wants to."""

    name = "assistants"
    bounds = (0, MAX_SEATS - 1, 0, 1)

    def run(self, s: State, f: Frame) -> None:
        if f.b:
            s.tell(E_PHASE, NOBODY, 0, PHASE_ASSISTANTS)
        n = len(s.order)
        for i in range(n):
            at = (f.a + i) % n
            p = s.seats[s.order[at]]
            if not p.has_passed and p.assistants:
                s.ask(OP_ASSISTANTS, NOBODY, 0, (at + 1) % n)
                s.ask(OP_SEND, s.order[at])
                return
        s.ask(OP_IDLE, NOBODY)


class Idle(Step[State]):
    """Rule C4.4: one point for whoever still holds an assistant."""

    name = "idle"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        for seat in s.order:
            if s.seats[seat].assistants:
                s.seats[seat].vp += 1
                s.tell(E_POINTS, seat, S_IDLE, 1)


def cell(building: int, space: int, layer: int) -> int:
    """Where a disc lies in `State.queues`: layer 0 is the lower disc."""
    return (building * QUEUE + space) * 2 + layer


def discs_in(s: State, building: int) -> list[int]:
    """The seats of the discs in a building, in the order in which they act."""
    first = cell(building, 0, 0)
    return [seat for seat in s.queues[first : first + QUEUE * 2] if seat != EMPTY]


def free_space(s: State, building: int) -> int:
    """The leftmost empty queue space, or EMPTY."""
    for space in range(QUEUE_OPEN[len(s.seats)]):
        if s.queues[cell(building, space, 0)] == EMPTY:
            return space
    return EMPTY


def fee_due(s: State, seat: int, building: int, space: int) -> bool:
    """Rules C4.2.4-C4.2.6: whether stacking there is paid to the owner of the covered disc."""
    if s.queues[cell(building, space, 0)] == seat or space == RIBBON:
        return False
    return len(s.seats) > 2


def spaces_to_stack(s: State, seat: int, building: int) -> list[int]:
    """Spaces with one disc whose fee, if any, can be paid."""
    p = s.seats[seat]
    can_pay = p.capital != 0 or p.vp >= FEE_POINTS[s.year]
    return [
        space
        for space in range(QUEUE_OPEN[len(s.seats)])
        if s.queues[cell(building, space, 1)] == EMPTY and (can_pay or not fee_due(s, seat, building, space))
    ]


def can_send(s: State, seat: int, building: int) -> bool:
    discs = discs_in(s, building)
    if len(discs) >= TOWN_MOST[len(s.seats)] or discs.count(seat) >= OWN_MOST:
        return False
    return free_space(s, building) != EMPTY or len(spaces_to_stack(s, seat, building)) > 0


# Places in words ------------------------------------------------------------------------------------------


def acts_as(s: State, building: int, space: int, layer: int) -> int:
    """As which a disc put there would act, counted from 1."""
    first = cell(building, 0, 0)
    return 1 + sum(disc != EMPTY for disc in s.queues[first : cell(building, space, layer)])


def has_privilege(building: int, space: int) -> bool:
    """Rule C5.4: the gold space, where the building has a privilege."""
    return space == GOLD and building != TOWN_HALL


def place_name(s: State, seat: int, building: int, space: int) -> Message:
    """Where a disc would come to lie: the space, on whom and for what, and as which it would act."""
    owner = s.queues[cell(building, space, 0)]
    args: dict[str, int | str | Message] = {
        "space": Message("space-privilege") if has_privilege(building, space) else space_name(space),
        "n": acts_as(s, building, space, int(owner != EMPTY)),
    }
    if owner == EMPTY:
        return Message("queue-free", args)
    if owner == seat:
        return Message("queue-own", args)
    args["owner"] = seat_name(owner)
    if fee_due(s, seat, building, space):
        return Message("queue-fee", {**args, "points": Message("points", {"n": FEE_POINTS[s.year]})})
    return Message("queue-draws" if len(s.seats) == 2 else "queue-ribbon", args)


class Send(Choice[State]):
    """Rules C4.2-C4.3: a town building, or pass."""

    name = "send"
    clause = "C4.2.1"

    def options(self, s: State, f: Frame) -> list[int]:
        return [*(A_TOWN + b for b in range(N_TOWN) if can_send(s, f.seat, b)), PASS]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == PASS:
            s.seats[f.seat].has_passed = 1
            s.tell(E_PASSED, f.seat, 0, 0)
            return
        building = action - A_TOWN
        space = free_space(s, building)
        if space != EMPTY:
            _put(s, f.seat, building, space, 0)
            s.tell(E_SENT, f.seat, 0, building, space)
            return
        spaces = spaces_to_stack(s, f.seat, building)
        if len(spaces) > 1:
            s.ask(OP_STACK, f.seat, 0, building)
        else:
            _stack(s, f.seat, building, spaces[0])

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        if action == PASS:
            return None
        building = action - A_TOWN
        space = free_space(s, building)
        if space == EMPTY:
            spaces = spaces_to_stack(s, f.seat, building)
            if len(spaces) > 1:
                return Message("option-send-stack", {"town": town_name(building)})
            space = spaces[0]
        place = place_name(s, f.seat, building, space)
        return Message("option-send", {"town": town_name(building), "place": place})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_TOWN <= action < A_SPACE:
            return super().reason(s, f, action)
        building, most = action - A_TOWN, TOWN_MOST[len(s.seats)]
        discs = discs_in(s, building)
        if discs.count(f.seat) >= OWN_MOST:
            return refusal("two-assistants", "C4.2.7", town=town_name(building))
        if len(discs) >= most:
            return refusal("town-full", "C4.2.8", town=town_name(building), most=most)
        return refusal("fee", "C4.2.5", points=FEE_POINTS[s.year])


class Stack(Choice[State]):  # a: town building
    name = "stack"
    bounds = (0, N_TOWN - 1, 0, 0)
    clause = "C4.2.3"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SPACE + space for space in spaces_to_stack(s, f.seat, f.a)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        _stack(s, f.seat, f.a, action - A_SPACE)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"town": town_name(f.a)})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        return place_name(s, f.seat, f.a, action - A_SPACE)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_SPACE <= action < A_KIND:
            return super().reason(s, f, action)
        return why_space(s, f.a, action - A_SPACE)


def why_space(s: State, building: int, space: int) -> Reason:
    """Why no assistant may be sent to a queue space of a building that takes one."""
    if space >= QUEUE_OPEN[len(s.seats)]:
        return refusal("space-closed", "C17.1")
    free = free_space(s, building)
    if free != EMPTY:
        return refusal("leftmost", "C4.2.1", space=space_name(free))
    if s.queues[cell(building, space, 1)] != EMPTY:
        return refusal("space-full", "C4.2.3")
    return refusal("fee", "C4.2.5", points=FEE_POINTS[s.year])


def _put(s: State, seat: int, building: int, space: int, layer: int) -> None:
    s.queues[cell(building, space, layer)] = seat
    s.seats[seat].assistants -= 1


def _stack(s: State, seat: int, building: int, space: int) -> None:
    owner = s.queues[cell(building, space, 0)]
    _put(s, seat, building, space, 1)
    s.tell(E_STACKED, seat, 0, building, space)
    if fee_due(s, seat, building, space):
        s.ask(OP_FEE, seat, 0, owner)
    elif owner != seat and len(s.seats) == 2:  # rule C17.2
        s.ask(OP_REFILL, NOBODY)
        s.ask(OP_LIMIT, owner, 0, HAND_MOST)
        s.ask(OP_DRAW, CHANCE, 0, owner)


class Fee(Choice[State]):  # a: who is paid
    """Rule C4.2.5: one capital card, or points by the year."""

    name = "fee"
    bounds = (0, MAX_SEATS - 1, 0, 0)
    clause = "C4.2.5"

    def options(self, s: State, f: Frame) -> list[int]:
        found = kind_options(s, f.seat)
        if s.seats[f.seat].vp >= FEE_POINTS[s.year]:
            found.append(A_POINTS)
        return found

    def pick(self, s: State, f: Frame, action: int) -> None:
        p, owner = s.seats[f.seat], s.seats[f.a]
        if action == A_POINTS:
            n = FEE_POINTS[s.year]
            p.vp -= n
            owner.vp += n
            s.tell(E_POINTS, f.seat, S_FEE, -n)
            s.tell(E_POINTS, f.a, S_FEE, n)
            return
        give_card(s, f.seat, f.a, action - A_KIND)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"owner": owner_name(f.a)})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-points", {"n": FEE_POINTS[s.year]}) if action == A_POINTS else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action == A_POINTS:
            return refusal("points", self.clause, need=FEE_POINTS[s.year], have=s.seats[f.seat].vp)
        return no_such_card(action) or super().reason(s, f, action)


def give_card(s: State, seat: int, to: int, kind: int) -> None:
    """A capital card changes hands; only the two know which."""
    card = card_of(s.seats[seat].capital, kind)
    s.seats[seat].capital ^= 1 << card
    s.seats[to].capital |= 1 << card
    s.tell(E_FEE_CARD, seat, 0, card, to)
    s.ask(OP_REFILL, NOBODY)
    s.ask(OP_LIMIT, to, 0, HAND_MOST)
