"""Rule B2: what chance deals, at setup and later, and the draft."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.boards import (
    INTRODUCTORY_CONTRACTS,
    INTRODUCTORY_OFFICERS,
    OBJECTIVE_KEYS,
    START_TILES,
    START_TILES_OF,
)
from millrace.games.barrage.content.companies import (
    START_CREDITS,
    START_EXCAVATORS,
    START_MIXERS,
    START_VP,
    START_VP_AUTOMA,
)
from millrace.games.barrage.content.officers import MAHIRI, OFFICERS
from millrace.games.barrage.levels import lasting_ability
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    A_BONUS,
    A_COMPANY,
    A_CONTRACT,
    A_HEAD_TILE,
    A_OBJECTIVE,
    A_OFFICER,
    A_SEAT,
    A_START_TILE,
    A_TILE,
    A_USE,
    A_WORK,
    BUILDING_SPACES,
    DRAFT,
    E_ADDED,
    E_CHOSE,
    E_DEALT,
    E_PICKED,
    E_REMOVED,
    E_TOOK,
    EMPTY,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    FIRST_STARTING,
    FREE,
    MAX_SEATS,
    N_BUILDINGS,
    N_HEAD_TILES,
    NEUTRAL,
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
    PILE_SIZE,
    RANDOM,
    S_RULES,
    SLOTS,
)
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.operation import Choice, Step
from millrace.kernel.stack import CHANCE, NOBODY, Frame

_NO_PARTNER: Final = 15  # a company that waits for its officer
_PILE_TILES: Final = 3  # tile piles follow the three contract piles
_PILE_WORKS: Final = 6


class Deal(Choice[State]):
    """A draw: the options are what is left, all equally likely. Telling it is the same for all."""

    is_draw = True

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.tell(E_DEALT, NOBODY, f.source, action)
        self.put(s, f, action)

    def put(self, s: State, f: Frame, action: int) -> None:
        raise NotImplementedError


class DealHeadstream(Deal):  # b: headstream
    name = "deal_headstream"
    bounds = (0, 0, 0, 3)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_HEAD_TILE + t for t in range(N_HEAD_TILES) if t not in s.head_tiles]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.head_tiles[f.b] = action - A_HEAD_TILE


class DealBonus(Deal):  # b: round, from 0
    name = "deal_bonus"
    bounds = (0, 0, 0, 4)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_BONUS + t for t in bits(s.bonus_box) if t not in s.bonus]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.bonus[f.b] = action - A_BONUS


class DealObjective(Deal):
    name = "deal_objective"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_OBJECTIVE + t for t in range(len(OBJECTIVE_KEYS))]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.objective = action - A_OBJECTIVE


class DealNational(Deal):
    name = "deal_national"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CONTRACT + c for c in range(FIRST_NATIONAL, FIRST_PRIVATE) if not s.national >> c & 1]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.national |= 1 << action - A_CONTRACT
        s.national_row.append(action - A_CONTRACT)


class DealContract(Deal):  # a: colour, b: place on display
    """Rules B2.1.6 and B6.6.6: an exhausted pile is not refilled.

    What an Automa put under a pile (A5.3.1) comes up after the rest, in the order in which it was put there.
    """

    name = "deal_contract"
    bounds = (0, 2, 0, 5)

    def applies(self, s: State, f: Frame) -> bool:
        return s.piles[f.a] != 0 or self.buried(s, f.a) != EMPTY

    def buried(self, s: State, colour: int) -> int:
        """The contract under the pile that comes up first, or EMPTY."""
        for contract in s.under:
            if colour_of(contract) == colour:
                return contract
        return EMPTY

    def options(self, s: State, f: Frame) -> list[int]:
        if not s.piles[f.a]:
            return [A_CONTRACT + self.buried(s, f.a)]
        first = A_CONTRACT + FIRST_PRIVATE + f.a * PILE_SIZE
        return [first + c for c in bits(s.piles[f.a])]

    def put(self, s: State, f: Frame, action: int) -> None:
        contract = action - A_CONTRACT
        if s.piles[f.a]:
            s.piles[f.a] ^= 1 << contract - FIRST_PRIVATE - f.a * PILE_SIZE
        else:
            s.under.remove(contract)
        s.display[f.b] = contract


def colour_of(contract: int) -> int:
    """The pile of a private contract."""
    return (contract - FIRST_PRIVATE) // PILE_SIZE


class DealStartTile(Deal):  # a: area
    """Rule B2.1.7: a neutral dam with one drop behind it."""

    name = "deal_start_tile"
    bounds = (0, 2, 0, 0)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_START_TILE + t for t in START_TILES_OF[f.a]]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        tile = START_TILES[action - A_START_TILE]
        s.dam_owner[tile.dam] = NEUTRAL
        s.dam_level[tile.dam] = tile.level
        s.dam_drops[tile.dam] = 1
        s.tell(E_ADDED, NEUTRAL, action, tile.dam, 1)


class DealTile(Deal):  # b: place in the patent office
    """Rules B2.1.8 and B9.6.4: from pile I, then II, then III."""

    name = "deal_tile"
    bounds = (0, 0, 0, 2)

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return _first_pile(s, _PILE_TILES) != EMPTY

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_TILE + tile for tile in bits(s.piles[_first_pile(s, _PILE_TILES)])]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.patents[f.b] = action - A_TILE
        s.piles[_first_pile(s, _PILE_TILES)] ^= 1 << action - A_TILE


class DealRemoved(Deal):  # a: level, from 0
    """Rule L1.4: one tile of each level goes back to the box, for all to see."""

    name = "deal_removed"
    bounds = (0, 2, 0, 0)

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_TILE + tile for tile in bits(s.piles[_PILE_TILES + f.a])]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.piles[_PILE_TILES + f.a] ^= 1 << action - A_TILE
        s.tell(E_REMOVED, NOBODY, f.source, action - A_TILE)


class DealWork(Deal):  # b: position
    """Rules L1.7 and L3.4: from pile A, then B, then C."""

    name = "deal_work"
    bounds = (0, 0, 0, 2)

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return _first_pile(s, _PILE_WORKS) != EMPTY

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_WORK + work for work in bits(s.piles[_first_pile(s, _PILE_WORKS)])]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.works[f.b] = action - A_WORK
        s.piles[_first_pile(s, _PILE_WORKS)] ^= 1 << action - A_WORK


class DealBuilding(Deal):
    """Rule L1.6: the private buildings of this game, top to bottom."""

    name = "deal_building"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_USE + b for b in range(N_BUILDINGS) if b not in s.buildings]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        building = action - A_USE
        s.buildings.append(building)
        for space in range(SLOTS):
            s.spaces[BUILDING_SPACES + building * SLOTS + space] = 0


def _first_pile(s: State, first: int) -> int:
    """The first of three piles that has something left, or EMPTY."""
    for pile in range(first, first + 3):
        if s.piles[pile]:
            return pile
    return EMPTY


class DealAutomaTile(Deal):
    """Rules A2.5 and A4.2: the Automa tile that comes to lie on top of the stack."""

    name = "deal_automa_tile"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_AUTOMA_TILE + tile for tile in bits(s.deck)]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.top = action - A_AUTOMA_TILE
        s.deck ^= 1 << s.top


# The draft ------------------------------------------------------------------------------------------------


def company_of(pair: int) -> int:
    return pair >> 4


def officer_of(pair: int) -> int:
    return pair & 15


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

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return pairs_to_take(s)

    def pick(self, s: State, f: Frame, action: int) -> None:
        take_pair(s, f.seat, action - A_COMPANY)


def take_pair(s: State, seat: int, company: int) -> None:
    pair = next(pair for pair in s.pairs if company_of(pair) == company)
    s.pairs.remove(pair)
    sit_down(s, seat, company, officer_of(pair))


class DraftContract(Choice[State]):
    name = "draft_contract"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return sorted(A_CONTRACT + c for c in s.offers)

    def pick(self, s: State, f: Frame, action: int) -> None:
        take_offer(s, f.seat, action - A_CONTRACT)


def take_offer(s: State, seat: int, contract: int) -> None:
    s.offers.remove(contract)
    _hand_out(s, seat, contract)


class PickCompany(Choice[State]):
    """Rule B2.3.11: any company of the box that is still free."""

    name = "pick_company"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_COMPANY + company for company in free_companies(s)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.seats[f.seat].company = action - A_COMPANY
        s.tell(E_CHOSE, f.seat, S_RULES, action - A_COMPANY)


class PickOfficer(Choice[State]):
    """Rule B2.3.11: any officer of the box who is still free, for the company just chosen."""

    name = "pick_officer"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_OFFICER + officer for officer in free_officers(s)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        sit_down(s, f.seat, s.seats[f.seat].company, action - A_OFFICER)


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
