"""Rules B7.3-B7.4 and B6.6: taking, holding and fulfilling contracts."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.levels import acts_with_ability
from millrace.games.barrage.names import contract_name
from millrace.games.barrage.numbers import (
    A_CONTRACT,
    A_OFFICER,
    E_DISCARDED,
    E_FULFILLED,
    E_TOOK,
    EMPTY,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    MOST,
    OP_FULFIL,
    OP_LIMIT,
    OP_TAKE_CONTRACT,
    SKIP,
)
from millrace.games.barrage.ops.asking import ask_seat, reward
from millrace.games.barrage.ops.supply import gain_energy
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import Frame

REST: Final = 2  # what the contracts fulfilled so far left of a production


def lowering(p: Seat) -> int:
    """Rule B11.5: by how much every contract asks for less."""
    return COMPANIES[p.company].lowering if acts_with_ability(p) else 0


def contracts_for(s: State, seat: int, reach: int) -> list[int]:
    """Rule B7.3.1: the own and the national contracts that ask for no more than that."""
    return [c for c in bits(s.seats[seat].hand | s.national) if CONTRACTS[c].requirement <= reach]


class Fulfil(Choice[State]):  # a: the energy just produced, b: 0, IN_PRODUCTION, or REST of a production
    """One contract, or with Simone as many as the energy of a production covers together (L6.1)."""

    name = "fulfil"
    bounds = (0, MOST, 0, 2)
    clause = "B16.1.6"

    def reach(self, s: State, f: Frame) -> int:
        """Rule R-40: the lowering counts once for all contracts of a production."""
        return f.a if f.b == REST else f.a + lowering(s.seats[f.seat])

    def applies(self, s: State, f: Frame) -> bool:
        return len(contracts_for(s, f.seat, self.reach(s, f))) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        return [*[A_CONTRACT + c for c in contracts_for(s, f.seat, self.reach(s, f))], SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        contract = action - A_CONTRACT
        if f.b and OFFICERS[s.seats[f.seat].ability].many_contracts:
            s.ask(f.op, f.seat, f.source, self.reach(s, f) - CONTRACTS[contract].requirement, REST)
        fulfil(s, f.seat, f.source, contract)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-fulfil") if action == SKIP else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_CONTRACT <= action < A_OFFICER:
            return super().reason(s, f, action)
        contract, p = action - A_CONTRACT, s.seats[f.seat]
        name = contract_name(contract)
        if p.fulfilled >> contract & 1:
            return refusal("fulfilled", "B7.3.4", contract=name)
        if FIRST_NATIONAL <= contract < FIRST_PRIVATE and not s.national >> contract & 1:
            return refusal("national-gone", "B7.3.5", contract=name)
        if not (p.hand | s.national) >> contract & 1:
            return refusal("not-your-contract", "B7.3.1", contract=name)
        need = CONTRACTS[contract].requirement - (0 if f.b == REST else lowering(p))
        return refusal("energy", "B7.3.1", contract=name, need=need, have=f.a)


class FulfilFree(Choice[State]):  # a: the highest requirement, b: 1 if it must be done
    """Rules L2.9 and L3.5: a contract of the own supply, without energy."""

    name = "fulfil_free"
    bounds = (1, MOST, 0, 1)
    clause = "B16.1.12"

    def applies(self, s: State, f: Frame) -> bool:
        return len(own_contracts(s, f.seat, f.a)) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        found = [A_CONTRACT + c for c in own_contracts(s, f.seat, f.a)]
        return found if f.b else [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action != SKIP:
            fulfil(s, f.seat, f.source, action - A_CONTRACT)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-fulfil") if action == SKIP else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_CONTRACT <= action < A_OFFICER:
            return super().reason(s, f, action)
        contract = action - A_CONTRACT
        name = contract_name(contract)
        if not s.seats[f.seat].hand >> contract & 1:
            return refusal("not-your-contract", "L3.5", contract=name)
        return refusal("energy", "L3.5", contract=name, need=CONTRACTS[contract].requirement, have=f.a)


def own_contracts(s: State, seat: int, most: int) -> list[int]:
    """Face-up contracts of the own supply up to a printed requirement."""
    return [c for c in bits(s.seats[seat].hand) if CONTRACTS[c].requirement <= most]


def fulfil(s: State, seat: int, source: int, contract: int) -> None:
    """Turn the contract face down and receive its reward."""
    p = s.seats[seat]
    bit = 1 << contract
    p.hand &= ~bit
    leave_row(s, contract)
    p.fulfilled |= bit
    s.tell(E_FULFILLED, seat, source, contract)
    reward(s, seat, A_CONTRACT + contract, CONTRACTS[contract].rewards)


def leave_row(s: State, contract: int) -> None:
    """Rule B7.3.5: a fulfilled national contract is not replaced."""
    if s.national >> contract & 1:
        s.national ^= 1 << contract
        s.national_row.remove(contract)


class ContractEnergy(Step[State]):  # a: how much
    """Rule B7.3.8: energy without water that may fulfil one contract."""

    name = "contract_energy"
    bounds = (1, MOST, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        gain_contract_energy(s, f.seat, f.source, f.a)


def gain_contract_energy(s: State, seat: int, source: int, n: int) -> None:
    gain_energy(s, seat, source, n)
    ask_seat(s, OP_FULFIL, seat, source, n)


class TakeContract(Choice[State]):  # a: how many are still to be taken
    """Rule B6.6: the full number if it is on display, else what is there."""

    name = "take_contract"
    bounds = (1, 2, 0, 0)
    clause = "B16.1.7"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CONTRACT + c for c in s.display if c != EMPTY]

    def pick(self, s: State, f: Frame, action: int) -> None:
        contract = action - A_CONTRACT
        s.display[s.display.index(contract)] = EMPTY
        s.seats[f.seat].hand |= 1 << contract
        s.tell(E_TOOK, f.seat, f.source, contract)
        if f.a > 1 and max(s.display) != EMPTY:
            s.ask(OP_TAKE_CONTRACT, f.seat, f.source, f.a - 1)
        else:
            s.ask(OP_LIMIT, f.seat, f.source)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_CONTRACT <= action < A_OFFICER:
            return super().reason(s, f, action)
        contract = action - A_CONTRACT
        if FIRST_NATIONAL <= contract < FIRST_PRIVATE:
            return refusal("national-stays", "B6.6.4", contract=contract_name(contract))
        return refusal("not-on-display", "B6.6.3", contract=contract_name(contract))


class KeepLimit(Choice[State]):
    """Rule B7.4.6: above the limit, discard at once a contract of choice."""

    name = "limit"
    clause = "B16.1.7"

    def applies(self, s: State, f: Frame) -> bool:
        p = s.seats[f.seat]
        return p.hand.bit_count() > OFFICERS[p.ability].contract_limit

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_CONTRACT + c for c in bits(s.seats[f.seat].hand)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.seats[f.seat].hand ^= 1 << action - A_CONTRACT
        s.tell(E_DISCARDED, f.seat, f.source, action - A_CONTRACT)
        s.ask(OP_LIMIT, f.seat, f.source)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action == SKIP:
            return refusal("over-limit", "B7.4.6")
        if A_CONTRACT <= action < A_OFFICER:
            return refusal("not-your-contract", "B7.4.6", contract=contract_name(action - A_CONTRACT))
        return super().reason(s, f, action)
