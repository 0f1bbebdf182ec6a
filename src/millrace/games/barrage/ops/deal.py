"""Rule B2: what chance deals, at setup and later, and the draft."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.boards import (
    BONUS_ADVANCED,
    BONUS_KEYS,
    INTRODUCTORY_CONTRACTS,
    INTRODUCTORY_OFFICERS,
    OBJECTIVE_KEYS,
    START_TILES,
    START_TILES_OF,
)
from millrace.games.barrage.content.companies import (
    COMPANIES,
    START_CREDITS,
    START_EXCAVATORS,
    START_MIXERS,
    START_VP,
)
from millrace.games.barrage.content.officers import BASE_OFFICERS, MAHIRI, OFFICERS
from millrace.games.barrage.content.tiles import BASIC, BASIC_JOKER
from millrace.games.barrage.numbers import (
    A_BONUS,
    A_COMPANY,
    A_CONTRACT,
    A_HEAD_TILE,
    A_OBJECTIVE,
    A_OFFICER,
    A_SEAT,
    A_START_TILE,
    A_TILE,
    E_ADDED,
    E_DEALT,
    E_PICKED,
    E_TOOK,
    EMPTY,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    FIRST_STARTING,
    N_HEAD_TILES,
    NEUTRAL,
    OP_DRAFT_COMPANY,
    OP_DRAFT_CONTRACT,
    OP_SEATING,
    PILE_SIZE,
    S_RULES,
)
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.stack import NOBODY, Choice, Frame, Step

_NO_PARTNER: Final = 15  # a company that waits for its officer
_PILE_TILES: Final = 3  # tile piles follow the three contract piles


class Deal(Choice[State]):
    """A draw: the options are what is left, all equally likely. Telling it is the same for all."""

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.tell(E_DEALT, NOBODY, f.source, action)
        self.put(s, f, action)

    def put(self, s: State, f: Frame, action: int) -> None:
        raise NotImplementedError


class DealHeadstream(Deal):  # b: headstream
    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_HEAD_TILE + t for t in range(N_HEAD_TILES) if t not in s.head_tiles]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.head_tiles[f.b] = action - A_HEAD_TILE


class DealBonus(Deal):  # b: round, from 0
    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [
            A_BONUS + t
            for t in range(len(BONUS_KEYS))
            if t not in s.bonus and not (s.is_introductory and t == BONUS_ADVANCED)
        ]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.bonus[f.b] = action - A_BONUS


class DealObjective(Deal):
    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_OBJECTIVE + t for t in range(len(OBJECTIVE_KEYS))]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.objective = action - A_OBJECTIVE


class DealNational(Deal):
    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CONTRACT + c for c in range(FIRST_NATIONAL, FIRST_PRIVATE) if not s.national >> c & 1]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.national |= 1 << action - A_CONTRACT


class DealContract(Deal):  # a: colour, b: place on display
    """Rules B2.1.6 and B6.6.6: an exhausted pile is not refilled."""

    def applies(self, s: State, f: Frame) -> bool:
        return s.piles[f.a] != 0

    def options(self, s: State, f: Frame) -> list[int]:
        first = A_CONTRACT + FIRST_PRIVATE + f.a * PILE_SIZE
        return [first + c for c in bits(s.piles[f.a])]

    def put(self, s: State, f: Frame, action: int) -> None:
        contract = action - A_CONTRACT
        s.piles[f.a] ^= 1 << contract - FIRST_PRIVATE - f.a * PILE_SIZE
        s.display[f.b] = contract


class DealStartTile(Deal):  # a: area
    """Rule B2.1.7: a neutral dam with one drop behind it."""

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

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_TILE + tile for tile in bits(s.piles[_tile_pile(s)])]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.patents[f.b] = action - A_TILE
        s.piles[_tile_pile(s)] ^= 1 << action - A_TILE


def _tile_pile(s: State) -> int:
    pile = _PILE_TILES
    while not s.piles[pile]:
        pile += 1
    return pile


# The draft ------------------------------------------------------------------------------------------------


def company_of(pair: int) -> int:
    return pair >> 4


def officer_of(pair: int) -> int:
    return pair & 15


class DealCompany(Deal):
    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        taken = [company_of(pair) for pair in s.pairs]
        return [A_COMPANY + c for c in range(len(COMPANIES)) if c not in taken]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.pairs.append((action - A_COMPANY) << 4 | _NO_PARTNER)


class DealOfficer(Deal):  # b: the pair
    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        taken = [officer_of(pair) for pair in s.pairs]
        return [A_OFFICER + o for o in bits(BASE_OFFICERS) if o not in taken]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.pairs[f.b] = company_of(s.pairs[f.b]) << 4 | action - A_OFFICER


class DealAside(Deal):
    """Rule B2.3.4: further officers for Mahiri to copy, only if she is in the game."""

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return MAHIRI in [officer_of(pair) for pair in s.pairs]

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        taken = [officer_of(pair) for pair in s.pairs]
        return [A_OFFICER + o for o in bits(BASE_OFFICERS & ~s.aside) if o not in taken]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.aside |= 1 << action - A_OFFICER


class DealStarting(Deal):
    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CONTRACT + c for c in range(FIRST_STARTING, FIRST_NATIONAL) if c not in s.offers]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.offers.append(action - A_CONTRACT)


class DealFirst(Deal):
    """Rules B2.3.5 and B15.1.1: who picks first, or in the introductory game who plays first."""

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_SEAT + seat for seat in range(len(s.seats))]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        n, first = len(s.seats), action - A_SEAT
        s.order = [(first + i) % n for i in range(n)]
        s.ask(OP_SEATING, NOBODY, S_RULES)
        if not s.is_introductory:
            for seat in reversed(s.order):
                s.ask(OP_DRAFT_CONTRACT, seat, S_RULES)
                s.ask(OP_DRAFT_COMPANY, seat, S_RULES)


class DraftCompany(Choice[State]):
    """Rule B2.3.6: a company with the officer it was paired with."""

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return sorted(A_COMPANY + company_of(pair) for pair in s.pairs)

    def pick(self, s: State, f: Frame, action: int) -> None:
        company = action - A_COMPANY
        pair = next(pair for pair in s.pairs if company_of(pair) == company)
        s.pairs.remove(pair)
        sit_down(s, f.seat, company, officer_of(pair))


class DraftContract(Choice[State]):
    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return sorted(A_CONTRACT + c for c in s.offers)

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.offers.remove(action - A_CONTRACT)
        _hand_out(s, f.seat, action - A_CONTRACT)


class Seating(Step[State]):
    """The order of round 1: the last to pick plays first; the introductory game deals by turn order."""

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        if s.is_introductory:
            for at, seat in enumerate(s.order):
                sit_down(s, seat, at, INTRODUCTORY_OFFICERS[at])
                s.seats[seat].tiles |= BASIC_JOKER
                _hand_out(s, seat, INTRODUCTORY_CONTRACTS[at])
        else:
            s.order.reverse()


def sit_down(s: State, seat: int, company: int, officer: int) -> None:
    """Rule B2.2: the player's set-up."""
    p = s.seats[seat]
    p.company = company
    p.officer = p.ability = officer
    p.credits, p.excavators, p.mixers, p.vp = START_CREDITS, START_EXCAVATORS, START_MIXERS, START_VP
    p.tiles = BASIC
    if OFFICERS[officer].tile != EMPTY:
        p.tiles |= 1 << OFFICERS[officer].tile
    s.tell(E_PICKED, seat, S_RULES, company, officer)


def _hand_out(s: State, seat: int, contract: int) -> None:
    s.seats[seat].hand |= 1 << contract
    s.tell(E_TOOK, seat, S_RULES, contract)
