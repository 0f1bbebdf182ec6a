"""Rules C2, C6 and R-12: drawing, turning up and discarding cards. What is drawn into a hand is secret."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.capital import card_of, kinds_in
from millrace.games.craftsmen.content.buildings import CARD_TIER, FIRST_CARD, in_tier
from millrace.games.craftsmen.names import capital_name
from millrace.games.craftsmen.numbers import (
    A_CAPITAL,
    A_CARD,
    A_KIND,
    A_POINTS,
    E_BUILDING_UP,
    E_DEALT_UP,
    E_DISCARDED,
    E_DREW,
    E_DREW_BUILDING,
    E_RESHUFFLED,
    EMPTY,
    MAX_SEATS,
    OP_LIMIT,
    OP_REFILL,
    OP_TURN_UP,
    OP_TURN_UP_CAPITAL,
    SKIP,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.bits import bits
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import CHANCE, NOBODY, Frame

TOP: Final = 100  # an entry of the known tops and bottoms is tier x 100 + card


# Capital --------------------------------------------------------------------------------------------------


def can_draw(s: State) -> bool:
    """Whether there is a capital card to draw, in the pile or among the discards."""
    return s.pile != 0 or s.discards != 0


def has_capital(s: State) -> bool:
    """The same for a draw that is due: an empty pile is made anew from the discards (C6.6)."""
    if not s.pile and s.discards:
        s.tell(E_RESHUFFLED, NOBODY, 0, s.discards.bit_count())
        s.pile, s.discards = s.discards, 0
    return s.pile != 0


class DrawCapital(Choice[State]):
    """A draw of a capital card: chance answers, all cards of the pile are equally likely."""

    is_draw = True
    clause = "C6.6"

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return has_capital(s)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CAPITAL + card for card in bits(s.pile)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.pile ^= 1 << action - A_CAPITAL
        self.put(s, f, action - A_CAPITAL)

    def put(self, s: State, f: Frame, card: int) -> None:
        raise NotImplementedError


class Draw(DrawCapital):  # a: whose hand
    name = "draw"
    bounds = (0, MAX_SEATS - 1, 0, 0)

    def put(self, s: State, f: Frame, card: int) -> None:
        s.seats[f.a].capital |= 1 << card
        s.tell(E_DREW, f.a, f.source, card)


class TurnUpCapital(DrawCapital):  # b: place
    name = "turn_up_capital"
    bounds = (0, 0, 0, 1)

    def put(self, s: State, f: Frame, card: int) -> None:
        s.capital_up[f.b] = card
        s.tell(E_DEALT_UP, NOBODY, f.source, card)


def discard(s: State, seat: int, kind: int, event: int = E_DISCARDED) -> int:
    """Put a card of a kind from a hand onto the discard pile, for all to see."""
    p = s.seats[seat]
    card = card_of(p.capital, kind)
    p.capital ^= 1 << card
    s.discards |= 1 << card
    s.tell(event, seat, 0, card)
    return card


def kind_options(s: State, seat: int) -> list[int]:
    return [A_KIND + kind for kind in kinds_in(s.seats[seat].capital)]


def no_such_card(action: int) -> Reason | None:
    """Why a capital card cannot be given up: it is not there."""
    if A_KIND <= action < A_POINTS:
        return refusal("no-such-card", "C6.4", capital=capital_name(action - A_KIND))
    return None


class KeepLimit(Choice[State]):  # a: the limit
    """Rule C6.5: surplus capital cards are discarded by the owner's choice."""

    name = "limit"
    bounds = (0, 20, 0, 0)
    clause = "C6.5"

    def applies(self, s: State, f: Frame) -> bool:
        return s.seats[f.seat].capital.bit_count() > f.a

    def options(self, s: State, f: Frame) -> list[int]:
        return kind_options(s, f.seat)

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.ask(OP_LIMIT, f.seat, f.source, f.a)
        discard(s, f.seat, action - A_KIND)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action == SKIP:
            have = s.seats[f.seat].capital.bit_count()
            return refusal("over-limit", self.clause, most=f.a, have=have)
        return no_such_card(action) or super().reason(s, f, action)


class KeepLimits(Step[State]):  # a: the limit
    """Rule R-11: several players with surplus discard in turn order."""

    name = "limits"
    bounds = (0, 20, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        for seat in reversed(s.order):
            s.ask(OP_LIMIT, seat, f.source, f.a)


# Buildings ------------------------------------------------------------------------------------------------


def pile_size(s: State, tier: int) -> int:
    """Cards in the pile of a tier."""
    known = sum(1 for entry in s.tops + s.bottoms if entry // TOP == tier)
    return known + s.upper[tier].bit_count() + s.lower[tier].bit_count()


def pile_options(s: State, tier: int) -> list[int]:
    """What the top card of a pile may be: a known one, else any of the upper part, then of the lower one."""
    for entry in s.tops:
        if entry // TOP == tier:
            return [entry % TOP]
    mask = s.upper[tier] or s.lower[tier]
    if mask:
        return [FIRST_CARD[tier] + i for i in bits(mask)]
    return [entry % TOP for entry in s.bottoms if entry // TOP == tier][:1]


def leave_pile(s: State, card: int) -> None:
    tier = CARD_TIER[card]
    entry, bit = tier * TOP + card, 1 << in_tier(card)
    if entry in s.tops:
        s.tops.remove(entry)
    elif s.upper[tier] & bit:
        s.upper[tier] ^= bit
    elif s.lower[tier] & bit:
        s.lower[tier] ^= bit
    else:
        s.bottoms.remove(entry)


def put_under(s: State, card: int) -> None:
    s.bottoms.append(CARD_TIER[card] * TOP + card)


def put_on_top(s: State, cards: list[int]) -> None:
    """The first card comes to lie on top."""
    s.tops = [CARD_TIER[card] * TOP + card for card in cards] + s.tops


class DrawFromPile(Choice[State]):
    """A draw of a building card."""

    is_draw = True
    clause = "C2.3"

    def tier(self, f: Frame) -> int:
        return f.b

    def applies(self, s: State, f: Frame) -> bool:
        return pile_size(s, self.tier(f)) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_CARD + card for card in pile_options(s, self.tier(f))]

    def pick(self, s: State, f: Frame, action: int) -> None:
        leave_pile(s, action - A_CARD)
        self.put(s, f, action - A_CARD)

    def put(self, s: State, f: Frame, card: int) -> None:
        raise NotImplementedError


class DrawBuilding(DrawFromPile):  # a: whose hand, b: tier
    name = "draw_building"
    bounds = (0, MAX_SEATS - 1, 0, 2)

    def put(self, s: State, f: Frame, card: int) -> None:
        take_in_hand(s, f.a, card)
        s.tell(E_DREW_BUILDING, f.a, f.source, card)


class TurnUp(DrawFromPile):  # b: place on display
    name = "turn_up"
    bounds = (0, 0, 0, 5)

    def tier(self, f: Frame) -> int:
        return f.b >> 1

    def put(self, s: State, f: Frame, card: int) -> None:
        s.display[f.b] = card
        s.tell(E_BUILDING_UP, NOBODY, f.source, card)


def take_in_hand(s: State, seat: int, card: int) -> None:
    cards = s.seats[seat].cards
    cards.append(card)
    cards.sort()


# Face-up places -------------------------------------------------------------------------------------------


class Refill(Step[State]):
    """Rule R-12: every empty place is filled that can be."""

    name = "refill"

    def run(self, s: State, f: Frame) -> None:
        for slot in range(len(s.display) - 1, -1, -1):
            if s.display[slot] == EMPTY and pile_size(s, slot >> 1):
                s.ask(OP_TURN_UP, CHANCE, f.source, 0, slot)
        for slot in range(len(s.capital_up) - 1, -1, -1):
            if s.capital_up[slot] == EMPTY:
                s.ask(OP_TURN_UP_CAPITAL, CHANCE, f.source, 0, slot)


def refill(s: State) -> None:
    """Fill the empty places next."""
    s.ask(OP_REFILL, NOBODY)
