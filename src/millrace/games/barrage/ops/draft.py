"""Rules B2.2-B2.3: who gets which company, officer and starting contract, and who plays first."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.boards import INTRODUCTORY_CONTRACTS, INTRODUCTORY_OFFICERS
from millrace.games.barrage.content.companies import (
    START_CREDITS,
    START_EXCAVATORS,
    START_MIXERS,
    START_VP,
    START_VP_AUTOMA,
)
from millrace.games.barrage.content.officers import MAHIRI, OFFICERS
from millrace.games.barrage.levels import lasting_ability
from millrace.games.barrage.names import company_name, officer_name, seat_name
from millrace.games.barrage.numbering import company_of, officer_of
from millrace.games.barrage.numbers import (
    A_COMPANY,
    A_CONTRACT,
    A_HEAD_TILE,
    A_OFFICER,
    A_SEAT,
    DRAFT,
    E_CHOSE,
    E_PICKED,
    E_TOOK,
    EMPTY,
    FIRST_NATIONAL,
    FIRST_STARTING,
    FREE,
    MAX_SEATS,
    OP_DEAL_ASIDE,
    OP_DEAL_AUTOMA_COMPANY,
    OP_DEAL_AUTOMA_ORDER,
    OP_DEAL_COMPANY,
    OP_DEAL_OFFICER,
    OP_DEAL_SEAT_COMPANY,
    OP_DEAL_SEAT_CONTRACT,
    OP_DRAFT_COMPANY,
    OP_DRAFT_CONTRACT,
    OP_PICK_COMPANY,
    OP_PICK_OFFICER,
    OP_SEATING,
    PERSON,
    RANDOM,
    S_RULES,
)
from millrace.games.barrage.ops.deal import Deal
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import CHANCE, NOBODY, Frame

_NO_PARTNER: Final = 15  # a company that waits for its officer


def free_companies(s: State) -> list[int]:
    """The company boards that lie in no pair and belong to nobody."""
    taken = [company_of(pair) for pair in s.pairs] + [p.company for p in s.seats]
    return [company for company in bits(s.companies) if company not in taken]


def free_officers(s: State) -> list[int]:
    """The officers that lie in no pair, belong to nobody and are not set aside."""
    taken = [officer_of(pair) for pair in s.pairs] + [p.officer for p in s.seats]
    return [officer for officer in bits(s.officers & ~s.aside) if officer not in taken]


class DealCompany(Deal):
    name = "deal_company"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_COMPANY + company for company in free_companies(s)]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.pairs.append((action - A_COMPANY) << 4 | _NO_PARTNER)


class DealOfficer(Deal):  # b: the pair
    name = "deal_officer"
    bounds = (0, 0, 0, 3)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_OFFICER + officer for officer in free_officers(s)]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.pairs[f.b] = company_of(s.pairs[f.b]) << 4 | action - A_OFFICER


class DealAside(Deal):
    """Rule B2.3.4: further officers for Mahiri to copy, only if she is in the game."""

    name = "deal_aside"

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return MAHIRI in [officer_of(pair) for pair in s.pairs] + [p.officer for p in s.seats]

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_OFFICER + officer for officer in free_officers(s)]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.aside |= 1 << action - A_OFFICER


class DealStarting(Deal):
    name = "deal_starting"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CONTRACT + c for c in range(FIRST_STARTING, FIRST_NATIONAL) if c not in s.offers]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.offers.append(action - A_CONTRACT)


class DealFirst(Deal):  # a: DRAFT, RANDOM or FREE
    """Rules B2.3.5 and B15.1.1: who picks first, or in the introductory game who plays first.

    People sit on the first chairs; only they pick (B2.3.8). Automas get what is left (A2.2).
    """

    name = "deal_first"
    bounds = (DRAFT, FREE, 0, 0)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_SEAT + seat for seat in people(s)]

    def put(self, s: State, f: Frame, action: int) -> None:
        n, first = len(people(s)), action - A_SEAT
        s.order = [(first + i) % n for i in range(n)]
        for _ in range(len(s.seats) - n):
            s.ask(OP_DEAL_AUTOMA_ORDER, CHANCE, S_RULES)
        s.ask(OP_SEATING, NOBODY, S_RULES)
        if not s.is_introductory:
            for seat in range(len(s.seats) - 1, n - 1, -1):
                s.ask(OP_DEAL_AUTOMA_COMPANY, CHANCE, S_RULES, 0, seat)
            if f.a == FREE:
                self.pair_what_is_left(s, len(s.seats) - n)
            for seat in reversed(s.order):
                self.seat_person(s, f.a, seat)

    def pair_what_is_left(self, s: State, n: int) -> None:
        """Rule B2.3.11: once people have chosen, pairs for n Automas are drawn, and officers for Mahiri."""
        for _ in range(MAX_SEATS - len(s.seats)):
            s.ask(OP_DEAL_ASIDE, CHANCE, S_RULES)
        for pair in range(n - 1, -1, -1):
            s.ask(OP_DEAL_OFFICER, CHANCE, S_RULES, 0, pair)
        for _ in range(n):
            s.ask(OP_DEAL_COMPANY, CHANCE, S_RULES)

    def seat_person(self, s: State, choice: int, seat: int) -> None:
        """What a person picks or is dealt, the first thing on top."""
        if choice == RANDOM:
            s.ask(OP_DEAL_SEAT_CONTRACT, CHANCE, S_RULES, 0, seat)
            s.ask(OP_DEAL_SEAT_COMPANY, CHANCE, S_RULES, 0, seat)
            return
        s.ask(OP_DRAFT_CONTRACT, seat, S_RULES)
        if choice == FREE:
            s.ask(OP_PICK_OFFICER, seat, S_RULES)
            s.ask(OP_PICK_COMPANY, seat, S_RULES)
        else:
            s.ask(OP_DRAFT_COMPANY, seat, S_RULES)


def people(s: State) -> list[int]:
    """The seats of people; they come before those of Automas."""
    return [seat for seat, p in enumerate(s.seats) if p.level == PERSON]


def pairs_to_take(s: State) -> list[int]:
    """The pairs nobody has yet, by their companies."""
    return sorted(A_COMPANY + company_of(pair) for pair in s.pairs)


class DealSeatCompany(Deal):  # b: a person's seat
    """Rule B2.3.10: a person is dealt a company with its officer."""

    name = "deal_seat_company"
    bounds = (0, 0, 0, 3)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return pairs_to_take(s)

    def put(self, s: State, f: Frame, action: int) -> None:
        take_pair(s, f.b, action - A_COMPANY)

    def question(self, s: State, f: Frame) -> Message:
        return self.asks({"seat": seat_name(s, f.b)})


class DealAutomaCompany(Deal):  # b: the Automa's seat
    """Rule A2.2: the boards nobody picked go to the Automas at random, each with its officer."""

    name = "deal_automa_company"
    bounds = (0, 0, 0, 3)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return pairs_to_take(s)

    def put(self, s: State, f: Frame, action: int) -> None:
        take_pair(s, f.b, action - A_COMPANY)
        if not s.pairs:
            s.offers.clear()


class DealSeatContract(Deal):  # b: a person's seat
    """Rule B2.3.10: a person is dealt a starting contract."""

    name = "deal_seat_contract"
    bounds = (0, 0, 0, 3)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return sorted(A_CONTRACT + c for c in s.offers)

    def put(self, s: State, f: Frame, action: int) -> None:
        take_offer(s, f.b, action - A_CONTRACT)

    def question(self, s: State, f: Frame) -> Message:
        return self.asks({"seat": seat_name(s, f.b)})


class DealAutomaOrder(Deal):
    """Rule A2.3: Automas play before people, in random order among themselves."""

    name = "deal_automa_order"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_SEAT + seat for seat in range(len(s.seats)) if seat not in s.order]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.order.insert(0, action - A_SEAT)


class DraftCompany(Choice[State]):
    """Rule B2.3.6: a company with the officer it was paired with."""

    name = "draft_company"
    clause = "B16.1.1"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return pairs_to_take(s)

    def pick(self, s: State, f: Frame, action: int) -> None:
        take_pair(s, f.seat, action - A_COMPANY)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        company = action - A_COMPANY
        officer = next(officer_of(pair) for pair in s.pairs if company_of(pair) == company)
        return Message("option-pair", {"company": company_name(company), "officer": officer_name(officer)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if A_COMPANY <= action < A_HEAD_TILE:
            return refusal("not-offered", "B2.3.6")
        return super().reason(s, f, action)


def take_pair(s: State, seat: int, company: int) -> None:
    pair = next(pair for pair in s.pairs if company_of(pair) == company)
    s.pairs.remove(pair)
    sit_down(s, seat, company, officer_of(pair))


class DraftContract(Choice[State]):
    name = "draft_contract"
    clause = "B16.1.1"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return sorted(A_CONTRACT + c for c in s.offers)

    def pick(self, s: State, f: Frame, action: int) -> None:
        take_offer(s, f.seat, action - A_CONTRACT)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if A_CONTRACT <= action < A_OFFICER:
            return refusal("not-offered", "B2.3.6")
        return super().reason(s, f, action)


def take_offer(s: State, seat: int, contract: int) -> None:
    s.offers.remove(contract)
    _hand_out(s, seat, contract)


class PickCompany(Choice[State]):
    """Rule B2.3.11: any company of the box that is still free."""

    name = "pick_company"
    clause = "B16.1.1"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_COMPANY + company for company in free_companies(s)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.seats[f.seat].company = action - A_COMPANY
        s.tell(E_CHOSE, f.seat, S_RULES, action - A_COMPANY)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_COMPANY <= action < A_HEAD_TILE:
            return super().reason(s, f, action)
        company = action - A_COMPANY
        return _taken([p.company for p in s.seats], company, company_name(company))


class PickOfficer(Choice[State]):
    """Rule B2.3.11: any officer of the box who is still free, for the company just chosen."""

    name = "pick_officer"
    clause = "B16.1.1"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_OFFICER + officer for officer in free_officers(s)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        sit_down(s, f.seat, s.seats[f.seat].company, action - A_OFFICER)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_OFFICER <= action < A_COMPANY:
            return super().reason(s, f, action)
        officer = action - A_OFFICER
        return _taken([p.officer for p in s.seats], officer, officer_name(officer))


def _taken(chosen: list[int], thing: int, name: Message) -> Reason:
    """Why somebody may not have a company or an officer: another has it, or it is not in the box."""
    if thing in chosen:
        return refusal("taken", "B2.3.11", n=chosen.index(thing) + 1)
    return refusal("not-in-box", "L1.2", thing=name)


class Seating(Step[State]):
    """The order of round 1: the last to pick plays first; the introductory game deals by turn order."""

    name = "seating"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        if s.is_introductory:
            for at, seat in enumerate(s.order):
                sit_down(s, seat, at, INTRODUCTORY_OFFICERS[at])
                _hand_out(s, seat, INTRODUCTORY_CONTRACTS[at])
        else:
            s.order.reverse()


def sit_down(s: State, seat: int, company: int, officer: int) -> None:
    """Rules B2.2, A2.4 and L1.3: the participant's set-up."""
    p = s.seats[seat]
    p.company = company
    p.officer = officer
    p.ability = lasting_ability(p)
    p.excavators, p.mixers, p.vp = START_EXCAVATORS, START_MIXERS, START_VP_AUTOMA
    if p.level == PERSON:
        p.credits, p.vp = START_CREDITS, START_VP
    p.tiles = s.kit
    p.architect = int(OFFICERS[p.ability].is_architect)
    if OFFICERS[p.ability].tile != EMPTY:
        p.tiles |= 1 << OFFICERS[p.ability].tile
    s.tell(E_PICKED, seat, S_RULES, company, officer)


def _hand_out(s: State, seat: int, contract: int) -> None:
    s.seats[seat].hand |= 1 << contract
    s.tell(E_TOOK, seat, S_RULES, contract)
