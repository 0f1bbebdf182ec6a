"""Rule B4 and B6: a turn, its action, and passing."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import CONTRACT, MAHIRI_COST, PATENT, SPACES, TURBINE
from millrace.games.barrage.numbers import (
    A_BUILD,
    A_ENGINEERS,
    A_OFFICER,
    A_SPACE,
    BANK,
    E_COPIES,
    E_PASSED,
    E_PATENT,
    E_PHASE,
    EMPTY,
    NO_OFFICER,
    OP_ACTIONS,
    OP_DEAL_CONTRACT,
    OP_END_TURN,
    OP_SITE,
    OP_TURN,
    PASS,
    PHASE_ACTIONS,
    POWERHOUSE,
    S_MAHIRI,
    S_RULES,
)
from millrace.games.barrage.ops.construct import can_build
from millrace.games.barrage.ops.produce import best_energy
from millrace.games.barrage.ops.supply import gain_credits, pay_credits, place_engineers
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.stack import CHANCE, NOBODY, Choice, Frame, Step


class Actions(Step[State]):  # a: place in the turn order whose turn comes next, b: 1 when the phase begins
    """Rule B4.1.1: turns go round until all have passed."""

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
            if p.engineers == 0 and not can_build_something(s, seat):
                p.has_passed = 1
                s.tell(E_PASSED, seat, S_RULES, 0)
                continue
            s.ask(OP_ACTIONS, NOBODY, S_RULES, (at + 1) % n)
            s.ask(OP_END_TURN, seat, S_RULES)
            s.ask(OP_TURN, seat, S_RULES)
            return


def can_build_something(s: State, seat: int) -> bool:
    return any(can_build(s, seat, structure) for structure in range(POWERHOUSE + 1))


class Turn(Choice[State]):  # a: 1 once Mahiri has been activated this turn
    """Rule B4.1.2: exactly one action; before it, Mahiri's owner may copy an officer."""

    def options(self, s: State, f: Frame) -> list[int]:
        seat = f.seat
        p = s.seats[seat]
        found = [A_BUILD + structure for structure in range(POWERHOUSE + 1) if can_build(s, seat, structure)]
        found += [A_SPACE + i for i in open_spaces(s, seat)]
        if not f.a:
            found += [A_OFFICER + officer for officer in officers_to_copy(s, seat)]
            if p.engineers == 0:
                found.append(PASS)
        return found

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == PASS:
            s.seats[f.seat].has_passed = 1
            s.tell(E_PASSED, f.seat, S_RULES, 1)
        elif action < A_SPACE:
            s.ask(OP_SITE, f.seat, action, action - A_BUILD)
        elif action < A_OFFICER:
            take_space(s, f.seat, action - A_SPACE)
        else:
            activate(s, f.seat, action - A_OFFICER)


_LIFT: Final = 9  # keeps a production under a malus apart from no production at all


def open_spaces(s: State, seat: int) -> list[int]:
    """Rule B4.2.6: the shared spaces whose engineers and credits are at hand and whose action can be done."""
    p = s.seats[seat]
    found: list[int] = []
    if not p.engineers:
        return found
    has_contracts = max(s.display) != EMPTY
    best = [
        EMPTY,
        EMPTY,
    ]  # lifted energy of the best production, without and with a surcharge; found when needed
    for i, space in enumerate(SPACES):
        if s.spaces[i] or space.engineers > p.engineers or space.cost > p.credits:
            continue
        if space.section == TURBINE:
            if best[space.red] == EMPTY:
                best[space.red] = best_energy(s, seat, _LIFT, p.credits - space.cost)
            if not best[space.red] or best[space.red] - _LIFT + space.effects[0][1] < 1:
                continue
        elif space.section == CONTRACT:
            if not has_contracts:
                continue
        elif space.section == PATENT and s.patents[space.effects[0][1]] == EMPTY:
            continue
        found.append(i)
    return found


def take_space(s: State, seat: int, i: int) -> None:
    """Rule B4.2: place the engineers, pay, and perform the action."""
    space = SPACES[i]
    if i != BANK:
        s.spaces[i] = 1 + seat * 16 + space.engineers
        place_engineers(s, seat, A_SPACE + i, space.engineers)
        pay_credits(s, seat, A_SPACE + i, space.cost)
    s.push(seat, A_SPACE + i, space.effects)


class Bank(Choice[State]):
    """Rule B6.4: any number of engineers for as many credits."""

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_ENGINEERS + n for n in range(1, s.seats[f.seat].engineers + 1)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        n = action - A_ENGINEERS
        s.seats[f.seat].banked += n
        place_engineers(s, f.seat, f.source, n)
        gain_credits(s, f.seat, f.source, n)


class TakeTile(Step[State]):  # a: place in the patent office
    """Rule B6.7: the tile goes to the supply; its place stays empty until the round ends."""

    def run(self, s: State, f: Frame) -> None:
        tile = s.patents[f.a]
        s.patents[f.a] = EMPTY
        s.seats[f.seat].tiles |= 1 << tile
        s.tell(E_PATENT, f.seat, f.source, tile)


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
    place_engineers(s, seat, S_MAHIRI + k, 1)
    pay_credits(s, seat, S_MAHIRI + k, MAHIRI_COST[k])
    p.ability = officer
    s.tell(E_COPIES, seat, S_MAHIRI + k, officer)
    s.ask(OP_TURN, seat, S_RULES, 1)


class EndTurn(Step[State]):
    """Rules B12.7.4 and B6.6.6: a copied ability ends; the contract display is refilled."""

    def run(self, s: State, f: Frame) -> None:
        p = s.seats[f.seat]
        p.ability = p.officer
        if min(s.display) == EMPTY:
            for slot in range(len(s.display) - 1, -1, -1):
                if s.display[slot] == EMPTY:
                    s.ask(OP_DEAL_CONTRACT, CHANCE, S_RULES, slot >> 1, slot)
