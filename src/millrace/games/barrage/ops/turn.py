"""Rule B4: a turn, its action, and passing."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.levels import ability_as_automa, lasting_ability
from millrace.games.barrage.names import officer_name
from millrace.games.barrage.numbers import (
    A_BUILD,
    A_COMPANY,
    A_OFFICER,
    A_SEGMENT,
    A_SITE,
    A_SPACE,
    A_USE,
    E_AS_AUTOMA,
    E_PASSED,
    E_PHASE,
    EMPTY,
    N_STRUCTURES,
    OP_ACTIONS,
    OP_AUTOMA_TURN,
    OP_DEAL_CONTRACT,
    OP_DRAFT_COMPANY,
    OP_END_TURN,
    OP_EXTRA_TURN,
    OP_PICK_COMPANY,
    OP_SITE,
    OP_TURN,
    PASS,
    PERSON,
    PHASE_ACTIONS,
    S_RULES,
    VERY_HIGH,
)
from millrace.games.barrage.ops.buildings import buildings_to_use, unavailable, use_by_officer
from millrace.games.barrage.ops.mahiri import NO_COPY, activate, officers_to_copy, uncopied
from millrace.games.barrage.ops.prices import can_build, can_build_something, unbuildable
from millrace.games.barrage.ops.spaces import closed_space, open_spaces, take_space
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import CHANCE, NOBODY, Frame


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


class Turn(
    Choice[State]
):  # a: NO_COPY once Mahiri has been activated, and in an extra turn; b: 1 if activated
    """Rule B4.1.2: exactly one action; before it, Mahiri's owner may copy an officer."""

    name = "turn"
    bounds = (0, 1, 0, 1)
    clause = "B16.1.3"

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

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        if A_OFFICER <= action < A_COMPANY:
            return Message("option-copy-officer", {"officer": officer_name(action - A_OFFICER)})
        return None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action == PASS:
            if f.a:
                return refusal("copied-must-act", "B12.7.5")
            return refusal("has-engineers", "B4.3.1", n=s.seats[f.seat].engineers)
        if A_BUILD <= action < A_SPACE:
            return unbuildable(s, f.seat, action - A_BUILD)
        if A_SPACE <= action < A_SITE:
            return closed_space(s, f.seat, action - A_SPACE)
        if A_USE <= action < A_SEGMENT:
            return unavailable(s, f.seat, action - A_USE)
        if A_OFFICER <= action < A_COMPANY:
            return uncopied(s, f, action - A_OFFICER)
        return super().reason(s, f, action)


def actions_for(s: State, seat: int) -> list[int]:
    """Every legal action of a turn: constructions, spaces, and buildings by an officer's space."""
    found = [A_BUILD + structure for structure in range(N_STRUCTURES) if can_build(s, seat, structure)]
    found += [A_SPACE + i for i in open_spaces(s, seat)]
    found += [A_USE + building for building in buildings_to_use(s, seat)]
    return found


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
