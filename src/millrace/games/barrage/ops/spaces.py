"""Rules B4.2 and B6: action spaces: which are open, who stands there, the bank and the patent office."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.spaces import CONTRACT, PATENT, PRIVATE, SPACES
from millrace.games.barrage.names import building_name, seat_name, space_name
from millrace.games.barrage.numbers import (
    A_ENGINEERS,
    A_EXCAVATORS,
    A_SPACE,
    BANK,
    BLOCKED,
    BUILDING_SPACES,
    E_PATENT,
    EMPTY,
    OP_PRODUCE,
    PATENT_SPACES,
    SLOTS,
)
from millrace.games.barrage.ops.ability import can_do, undoable
from millrace.games.barrage.ops.construct import offer_architect
from millrace.games.barrage.ops.produce import best_energy
from millrace.games.barrage.ops.supply import gain_credits, pay_credits, place_engineers
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import Frame


def open_spaces(s: State, seat: int) -> list[int]:
    """Rule B4.2.6: the spaces whose engineers and credits are at hand and whose action can be done."""
    p = s.seats[seat]
    found: list[int] = []
    engineers, own = p.engineers, p.credits
    if not engineers:
        return found
    best = [
        EMPTY,
        EMPTY,
    ]  # energy of the best production without and with a surcharge, lifted; found when needed
    for i, cell in enumerate(s.spaces):
        if cell:
            continue
        space = SPACES[i]
        if space.engineers > engineers or space.cost > own:
            continue
        if space.section == PRIVATE and not is_open_to(p, (i - BUILDING_SPACES) // SLOTS):
            continue
        op, a, _ = space.effects[0]
        if op == OP_PRODUCE:
            if best[space.red] == EMPTY:
                best[space.red] = best_energy(s, seat, _LIFT, own - space.cost)
            if best[space.red] and best[space.red] - _LIFT + a > 0:
                found.append(i)
        elif can_do(s, seat, op, a, own - space.cost):
            found.append(i)
    return found


_LIFT: Final = 9  # keeps a production under a malus apart from no production at all


def is_open_to(p: Seat, building: int) -> bool:
    """Rules L2.6-L2.7: activated by this company, and its spaces not used by it this round."""
    return p.buildings >> building & 1 == 1 and not p.used >> building & 1


def take_space(s: State, seat: int, i: int) -> None:
    """Rule B4.2: place the engineers, pay, and perform the action."""
    space = SPACES[i]
    if i != BANK:
        s.spaces[i] = 1 + seat * 16 + space.engineers
        if space.engineers == 1:
            offer_architect(s, seat)
        place_engineers(s, seat, A_SPACE + i, space.engineers)
        pay_credits(s, seat, A_SPACE + i, space.cost)
        if space.section == PRIVATE:
            s.seats[seat].used |= 1 << (i - BUILDING_SPACES) // SLOTS
    s.push(seat, A_SPACE + i, space.effects)


class Bank(Choice[State]):
    """Rule B6.4: any number of engineers for as many credits."""

    name = "bank"
    clause = "B16.1.3"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_ENGINEERS + n for n in range(1, s.seats[f.seat].engineers + 1)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        n = action - A_ENGINEERS
        s.seats[f.seat].banked += n
        place_engineers(s, f.seat, f.source, n)
        gain_credits(s, f.seat, f.source, n)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_ENGINEERS <= action < A_EXCAVATORS:
            return super().reason(s, f, action)
        if action == A_ENGINEERS:
            return refusal("bank-least", "B6.4.1")
        return refusal("engineers", "B6.4.1", need=action - A_ENGINEERS, have=s.seats[f.seat].engineers)


class TakeTile(Step[State]):  # a: place in the patent office
    """Rule B6.7: the tile goes to the supply; its place stays empty until the round ends."""

    name = "take_tile"
    bounds = (0, 2, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        take_tile(s, f.seat, f.source, f.a)


def take_tile(s: State, seat: int, source: int, place: int) -> None:
    tile = s.patents[place]
    s.patents[place] = EMPTY
    s.seats[seat].tiles |= 1 << tile
    s.tell(E_PATENT, seat, source, tile)


# Why not --------------------------------------------------------------------------------------------------


def closed_space(s: State, seat: int, i: int) -> Reason:
    """Why nobody, or not this company, may take a space now."""
    name = space_name(i)
    if i >= len(s.spaces):
        return refusal("not-in-box", "L1.1", thing=name)
    p, space, cell = s.seats[seat], SPACES[i], s.spaces[i]
    building = (i - BUILDING_SPACES) // SLOTS
    if space.section == PRIVATE and building not in s.buildings:
        return refusal("not-in-box", "L1.6", thing=name)
    if space.section == PRIVATE and cell == BLOCKED:
        return refusal("closed-by-automa", "L8.2", space=name)
    if space.section == PRIVATE and not p.buildings >> building & 1:
        return refusal("not-activated", "L2.6", building=building_name(building))
    if space.section == PRIVATE and p.used >> building & 1:
        return refusal("used-already", "L2.7", building=building_name(building))
    if cell == BLOCKED:
        if s.is_introductory and i >= PATENT_SPACES:
            return refusal("closed-introductory", "B15.1.3", space=name)
        return refusal(
            "closed", "B2.1.10" if len(s.seats) == 2 else "B2.1.9", space=name, fewest=space.fewest
        )
    if cell:
        return refusal("occupied", "B4.2.4", space=name, owner=seat_name(s, cell - 1 >> 4))
    if p.engineers < space.engineers:
        return refusal("engineers", "B4.2.1", need=space.engineers, have=p.engineers)
    if p.credits < space.cost:
        return refusal("credits", "B4.2.6", need=space.cost, have=p.credits)
    if space.section == PATENT:
        return refusal("tile-gone", "B6.7.2")
    if space.section == CONTRACT:
        return refusal("no-contracts", "B6.6.5")
    return undoable(s, seat, space.effects[0], p.credits - space.cost)
