"""Rule C2: the set-up, the first turn order, and the exchange before the start."""

from __future__ import annotations

from millrace.games.craftsmen.content.board import (
    SPRING,
    START_BASIC,
    START_CAPITAL,
    START_POINTS,
    TOKENS,
    value_of,
)
from millrace.games.craftsmen.content.buildings import (
    ADVANCED,
    BASIC,
    CARD_TIER,
    CARDS,
    CARDS_OF,
    EXTENDED,
    FIRST_CARD,
    N_CARDS,
    SAWMILL,
    in_tier,
)
from millrace.games.craftsmen.names import card_name
from millrace.games.craftsmen.numbers import (
    A_CARD,
    E_ORDER,
    E_POINTS,
    E_SAWMILL,
    E_SWAPPED,
    MAX_SEATS,
    OP_DEAL_SAWMILL,
    OP_DRAW,
    OP_DRAW_BUILDING,
    OP_REFILL,
    OP_SEASON,
    OP_START,
    OP_SWAP_BACK,
    OP_SWAP_CARD,
    OP_SWAP_SAWMILL,
    SKIP,
)
from millrace.games.craftsmen.ops.cards import pile_size, put_under
from millrace.games.craftsmen.state import State, empty_table
from millrace.kernel.bits import bits
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import CHANCE, NOBODY, Frame


def new_table(n_seats: int) -> State:
    """The table before anything is drawn."""
    s = empty_table(n_seats)
    s.pile = (1 << 48) - 1
    s.sawmills = (1 << CARDS_OF[SAWMILL]) - 1
    s.privilege_pool = s.work_pool = TOKENS[n_seats]
    for tier in (BASIC, EXTENDED, ADVANCED):
        for card in range(FIRST_CARD[tier], FIRST_CARD[tier] + CARDS_OF[tier]):
            if CARDS[card].has_house:
                s.upper[tier] |= 1 << in_tier(card)
            else:
                s.lower[tier] |= 1 << in_tier(card)
    s.ask(OP_SEASON, NOBODY, 0, 1, SPRING)
    s.ask(OP_START, NOBODY)
    s.ask(OP_REFILL, NOBODY)
    for seat in range(n_seats - 1, -1, -1):
        s.ask(OP_DEAL_SAWMILL, CHANCE, 0, seat)
        s.ask(OP_DRAW_BUILDING, CHANCE, 0, seat, EXTENDED)
        for _ in range(START_BASIC):
            s.ask(OP_DRAW_BUILDING, CHANCE, 0, seat, BASIC)
        for _ in range(START_CAPITAL):
            s.ask(OP_DRAW, CHANCE, 0, seat)
    return s


class DealSawmill(Choice[State]):  # a: whose
    """Rule C2.3.4: built at once, free of charge."""

    name = "deal_sawmill"
    bounds = (0, MAX_SEATS - 1, 0, 0)
    is_draw = True
    clause = "C2.3.4"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CARD + FIRST_CARD[SAWMILL] + i for i in bits(s.sawmills)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        card = action - A_CARD
        s.sawmills ^= 1 << in_tier(card)
        s.seats[f.a].row = [card]
        s.seats[f.a].filled = [0]
        s.tell(E_SAWMILL, f.a, 0, card)


class Start(Step[State]):
    """Rules C2.7-C2.8: the first order by the sum of the capital cards, and the points that go with it."""

    name = "start"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        sums = [sum(value_of(card) for card in bits(p.capital)) for p in s.seats]
        s.order = sorted(range(len(s.seats)), key=lambda seat: sums[seat])
        for at, seat in enumerate(s.order):
            s.tell(E_ORDER, seat, 0, at)
            s.seats[seat].vp = START_POINTS[at]
            if START_POINTS[at]:
                s.tell(E_POINTS, seat, 0, START_POINTS[at])
        for seat in reversed(s.order):
            s.ask(OP_SWAP_SAWMILL, seat)
            s.ask(OP_SWAP_CARD, seat)


class SwapCard(Choice[State]):
    """Rule C2.4.1: one building card of the hand may be exchanged for the top card of its pile."""

    name = "swap_card"
    clause = "C2.4.1"

    def options(self, s: State, f: Frame) -> list[int]:
        cards = s.seats[f.seat].cards
        return [*(A_CARD + card for card in cards if pile_size(s, CARD_TIER[card])), SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        card = action - A_CARD
        s.ask(OP_SWAP_BACK, f.seat, 0, card)
        s.ask(OP_DRAW_BUILDING, CHANCE, 0, f.seat, CARD_TIER[card])

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-keep") if action == SKIP else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if A_CARD <= action < A_CARD + N_CARDS:
            return refusal("not-in-hand", self.clause, card=card_name(action - A_CARD))
        return super().reason(s, f, action)


class SwapBack(Step[State]):  # a: the card that goes under its pile
    name = "swap_back"
    bounds = (0, N_CARDS - 1, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        s.seats[f.seat].cards.remove(f.a)
        put_under(s, f.a)
        s.tell(E_SWAPPED, f.seat, 0, CARD_TIER[f.a])


class SwapSawmill(Choice[State]):
    """Rule C2.4.2: the sawmill may be exchanged for one in the box."""

    name = "swap_sawmill"
    clause = "C2.4.2"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [*(A_CARD + FIRST_CARD[SAWMILL] + i for i in bits(s.sawmills)), SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        p = s.seats[f.seat]
        s.sawmills ^= 1 << in_tier(p.row[0]) | 1 << in_tier(action - A_CARD)
        p.row[0] = action - A_CARD
        s.tell(E_SAWMILL, f.seat, 0, p.row[0])

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-keep") if action == SKIP else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if A_CARD <= action < A_CARD + N_CARDS:
            return refusal("not-in-box", self.clause, card=card_name(action - A_CARD))
        return super().reason(s, f, action)
