"""Rule B4 and B6: a turn, its action, and passing."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import MAHIRI_COST, PRIVATE, SPACES
from millrace.games.barrage.levels import ability_as_automa, lasting_ability
from millrace.games.barrage.numbers import (
    A_BUILD,
    A_ENGINEERS,
    A_OFFICER,
    A_SITE,
    A_SPACE,
    A_USE,
    BANK,
    BUILDING_SPACES,
    E_AS_AUTOMA,
    E_COPIES,
    E_PASSED,
    E_PATENT,
    E_PHASE,
    EMPTY,
    N_STRUCTURES,
    NO_OFFICER,
    OP_ACTIONS,
    OP_AUTOMA_TURN,
    OP_DEAL_CONTRACT,
    OP_DRAFT_COMPANY,
    OP_END_TURN,
    OP_EXTRA_TURN,
    OP_PICK_COMPANY,
    OP_PRODUCE,
    OP_SITE,
    OP_TURN,
    PASS,
    PERSON,
    PHASE_ACTIONS,
    S_MAHIRI,
    S_RULES,
    SLOTS,
    VERY_HIGH,
)
from millrace.games.barrage.ops.ability import can_do
from millrace.games.barrage.ops.buildings import buildings_to_use, use_by_officer
from millrace.games.barrage.ops.construct import can_build, offer_architect
from millrace.games.barrage.ops.produce import best_energy
from millrace.games.barrage.ops.supply import gain_credits, pay_credits, place_engineers
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.operation import Choice, Step
from millrace.kernel.stack import CHANCE, NOBODY, Frame

NO_COPY: Final = 1  # in a turn's frame: Mahiri cannot be activated any more


class Actions(Step[State]):  # a: place in the turn order whose turn comes next, b: 1 when the phase begins
    """Rule B4.1.1: turns go round until all have passed."""

    name = "actions"
    bounds = (0, 3, 0, 1)

    def run(self, s: State, f: Frame) -> None:
        if f.b:
            s.tell(E_PHASE, NOBODY, S_RULES, PHASE_ACTIONS)
        n = len(s.order)
        for i in range(n):
            at = (f.a + i) % n
            seat = s.order[at]
            p = s.seats[seat]
            if p.has_passed:
                continue
            if p.engineers == 0 and (p.level != PERSON or not can_build_something(s, seat)):
                p.has_passed = 1
                s.tell(E_PASSED, seat, S_RULES, 0)
                continue
            s.ask(OP_ACTIONS, NOBODY, S_RULES, (at + 1) % n)
            s.ask(OP_END_TURN, seat, S_RULES)
            begin_turn(s, seat)
            return


_OPENING: Final[tuple[int, ...]] = (OP_DRAFT_COMPANY, OP_PICK_COMPANY)


def opens_turn(s: State) -> bool:
    """Whether the pending question begins somebody's turn: the first choice of a pick or of an action."""
    f = s.stack[-1]
    return f.op in _OPENING or (f.op == OP_TURN and not f.a)


def begin_turn(s: State, seat: int) -> None:
    """A person's turn, an Automa's turn, or a person's first turn of the round under Mahiri (A7.4.8)."""
    p = s.seats[seat]
    if p.level == PERSON and not p.has_moved and any(_bewitches(other) for other in s.seats):
        p.as_automa = 1
        p.ability = ability_as_automa(p)
        s.tell(E_AS_AUTOMA, seat, S_RULES, 0)
    p.has_moved = 1
    s.ask(OP_TURN if p.level == PERSON and not p.as_automa else OP_AUTOMA_TURN, seat, S_RULES)


def _bewitches(p: Seat) -> bool:
    return p.level == VERY_HIGH and OFFICERS[p.officer].copies_officer


def can_build_something(s: State, seat: int) -> bool:
    return any(can_build(s, seat, structure) for structure in range(N_STRUCTURES))


class Turn(
    Choice[State]
):  # a: NO_COPY once Mahiri has been activated, and in an extra turn; b: 1 if activated
    """Rule B4.1.2: exactly one action; before it, Mahiri's owner may copy an officer."""

    name = "turn"
    bounds = (0, 1, 0, 1)

    def options(self, s: State, f: Frame) -> list[int]:
        found = actions_for(s, f.seat)
        if f.a != NO_COPY:
            found += [A_OFFICER + officer for officer in officers_to_copy(s, f.seat)]
        if not f.b and s.seats[f.seat].engineers == 0:
            found.append(PASS)
        return found

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == PASS:
            s.seats[f.seat].has_passed = 1
            s.tell(E_PASSED, f.seat, S_RULES, 1)
        elif action < A_SPACE:
            s.ask(OP_SITE, f.seat, action, action - A_BUILD)
        elif action < A_SITE:
            take_space(s, f.seat, action - A_SPACE)
        elif action < A_USE:
            activate(s, f.seat, action - A_OFFICER)
        else:
            use_by_officer(s, f.seat, action - A_USE)


def actions_for(s: State, seat: int) -> list[int]:
    """Every legal action of a turn: constructions, spaces, and buildings by an officer's space."""
    found = [A_BUILD + structure for structure in range(N_STRUCTURES) if can_build(s, seat, structure)]
    found += [A_SPACE + i for i in open_spaces(s, seat)]
    found += [A_USE + building for building in buildings_to_use(s, seat)]
    return found


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

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_ENGINEERS + n for n in range(1, s.seats[f.seat].engineers + 1)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        n = action - A_ENGINEERS
        s.seats[f.seat].banked += n
        place_engineers(s, f.seat, f.source, n)
        gain_credits(s, f.seat, f.source, n)


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


# Mahiri ---------------------------------------------------------------------------------------------------


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


class EndTurn(Step[State]):
    """Rules B12.7.4 and B6.6.6: a copied ability ends; the contract display is refilled."""

    name = "end_turn"

    def run(self, s: State, f: Frame) -> None:
        p = s.seats[f.seat]
        p.as_automa = 0
        p.ability = lasting_ability(p)
        if p.again:
            p.again = 0
            s.ask(OP_EXTRA_TURN, f.seat, S_RULES)
        refill_display(s)


def refill_display(s: State) -> None:
    """Rule B6.6.6: empty places of the display are filled, left before right."""
    if min(s.display) == EMPTY:
        for slot in range(len(s.display) - 1, -1, -1):
            if s.display[slot] == EMPTY:
                s.ask(OP_DEAL_CONTRACT, CHANCE, S_RULES, slot >> 1, slot)
