"""Rule C10.6: final goods and meat leave by ship."""

from __future__ import annotations

from millrace.games.craftsmen.content.goods import FIRST_HALF, N_GOODS, N_ROWS
from millrace.games.craftsmen.content.ships import HOLD, N_SHIPS, row_of
from millrace.games.craftsmen.names import good_name
from millrace.games.craftsmen.numbers import (
    A_KIND,
    A_SHIP,
    E_LOST,
    E_POINTS,
    E_SHIPPED,
    EMPTY,
    OP_BRIBE,
    S_SHIP,
    SKIP,
)
from millrace.games.craftsmen.ops.cards import discard, kind_options, no_such_card
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, refusal
from millrace.kernel.stack import Frame


def score(s: State, seat: int, source: int, n: int) -> None:
    if n:
        s.seats[seat].vp += n
        s.tell(E_POINTS, seat, source, n)


def has_room(s: State, row: int) -> bool:
    return s.holds[2 * row + 1] == EMPTY


def can_bribe(s: State, seat: int, row: int) -> bool:
    """Rules C10.6.3-C10.6.4: a card to give, and not one's own marker to remove."""
    return s.seats[seat].capital != 0 and s.holds[2 * row] != seat


def ships_for(s: State, seat: int, good: int) -> list[int]:
    rows = [(ship, row_of(ship, good)) for ship in range(N_SHIPS)]
    return [ship for ship, row in rows if row != EMPTY and (has_room(s, row) or can_bribe(s, seat, row))]


class Ship(Choice[State]):  # a: the good, b: points for making it
    """Rule C10.6: where there is room it must be shipped; a bribe is voluntary."""

    name = "ship"
    bounds = (FIRST_HALF + N_ROWS, N_GOODS - 1, 0, 9)
    clause = "C10.6.1"

    def applies(self, s: State, f: Frame) -> bool:
        if ships_for(s, f.seat, f.a):
            return True
        s.tell(E_LOST, f.seat, 0, f.a)
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        found = [A_SHIP + ship for ship in ships_for(s, f.seat, f.a)]
        if any(row.good == f.a and has_room(s, i) for i, row in enumerate(HOLD)):
            return found
        return [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            s.tell(E_LOST, f.seat, 0, f.a)
            return
        row = row_of(action - A_SHIP, f.a)
        if has_room(s, row):
            load_ship(s, f.seat, row, f.b)
        else:
            s.ask(OP_BRIBE, f.seat, 0, row, f.b)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"good": good_name(f.a)})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        if action == SKIP:
            return Message("option-skip-lose")
        ship = action - A_SHIP
        key = "option-ship" if has_room(s, row_of(ship, f.a)) else "option-bribe"
        return Message(key, {"n": ship + 1})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action == SKIP:
            return refusal("must-ship", "C10.6.5", good=good_name(f.a))
        if not A_SHIP <= action < A_SHIP + N_SHIPS:
            return super().reason(s, f, action)
        row = row_of(action - A_SHIP, f.a)
        if row == EMPTY:
            return refusal("ship-without-row", self.clause, good=good_name(f.a))
        return refusal("own-marker" if s.holds[2 * row] == f.seat else "no-bribe", "C10.6.4")


class Bribe(Choice[State]):  # a: row of the hold, b: points for making the good
    name = "bribe"
    bounds = (0, len(HOLD) - 1, 0, 9)
    clause = "C10.6.3"

    def options(self, s: State, f: Frame) -> list[int]:
        return kind_options(s, f.seat)

    def pick(self, s: State, f: Frame, action: int) -> None:
        discard(s, f.seat, action - A_KIND)
        load_ship(s, f.seat, f.a, f.b)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return no_such_card(action) or super().reason(s, f, action)


def load_ship(s: State, seat: int, row: int, vp: int) -> None:
    """The older marker lies left; with both slots taken the left one leaves."""
    left, right = 2 * row, 2 * row + 1
    pushed = EMPTY
    if s.holds[left] == EMPTY:
        s.holds[left] = seat
    elif s.holds[right] == EMPTY:
        s.holds[right] = seat
    else:
        pushed = s.holds[left]
        s.holds[left], s.holds[right] = s.holds[right], seat
    s.tell(E_SHIPPED, seat, 0, row, pushed)
    score(s, seat, S_SHIP, vp)
