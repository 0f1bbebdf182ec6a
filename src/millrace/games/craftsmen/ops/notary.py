"""Rule C9: stage III, the notary: buying, and auctions with the mayor."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.capital import ANY_COLOUR, can_pay, hand_worth
from millrace.games.craftsmen.content.board import NOTARY, value_of
from millrace.games.craftsmen.content.buildings import CARD_TIER, CARDS, MAYOR_CARDS, PRICE
from millrace.games.craftsmen.names import card_name, seat_name
from millrace.games.craftsmen.numbers import (
    A_AUCTION,
    A_BID,
    A_BUY,
    A_PRIVILEGE,
    A_TOKEN,
    BID_MOST,
    E_BIDS,
    E_BOUGHT,
    E_MAYOR,
    E_MAYOR_OFFERS,
    E_OPENS,
    E_PASSED,
    E_UNDER,
    E_WAIVED,
    EMPTY,
    OP_BID,
    OP_LOOK_TIER,
    OP_MAYOR,
    OP_MAYOR_ANSWER,
    OP_MAYOR_DRAW,
    OP_NOTARY,
    OP_OPEN,
    OP_TAKE_CARD,
    PASS,
    S_RULES,
    SKIP,
)
from millrace.games.craftsmen.ops.builders import pay
from millrace.games.craftsmen.ops.cards import (
    DrawCapital,
    has_capital,
    put_under,
    refill,
    take_in_hand,
)
from millrace.games.craftsmen.ops.look import tiers_to_look
from millrace.games.craftsmen.ops.stages import ACTING, privilege_options, privilege_reason, use_privilege
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import CHANCE, NOBODY, Frame

AFTERWARDS: Final = 1  # the action is done, only the privilege is left


class Notary(Choice[State]):  # a: 0 or AFTERWARDS, b: the disc
    """Rule C9.1: buy or auction one face-up building card; the privilege before or after it."""

    name = "notary"
    bounds = ACTING
    clause = "C9.1"

    def options(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        if f.a != AFTERWARDS:
            capital = s.seats[f.seat].capital
            slots = [slot for slot in range(6) if s.display[slot] != EMPTY]
            found += [A_BUY + slot for slot in slots if _can_buy(s, f.seat, slot)]
            if capital:
                found += [A_AUCTION + slot for slot in slots]
        if tiers_to_look(s):
            found += privilege_options(s, f.seat, f.b)
        return [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            if f.a != AFTERWARDS:
                s.tell(E_WAIVED, f.seat, 0, NOTARY)
        elif action in (A_PRIVILEGE, A_TOKEN):
            disc = use_privilege(s, f.seat, NOTARY, f.b, action)
            if f.a != AFTERWARDS:
                s.ask(OP_NOTARY, f.seat, 0, f.a, disc)
            s.ask(OP_LOOK_TIER, f.seat)
        else:
            if privilege_options(s, f.seat, f.b):
                s.ask(OP_NOTARY, f.seat, 0, AFTERWARDS, f.b)
            if action >= A_AUCTION:
                s.ask(OP_OPEN, f.seat, 0, action - A_AUCTION)
            else:
                buy(s, f.seat, action - A_BUY)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"done": f.a})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        if action == SKIP:
            return Message("option-skip-enough") if f.a == AFTERWARDS else None
        if not A_BUY <= action < A_AUCTION:
            return None
        card = s.display[action - A_BUY]
        return Message("option-buy", {"card": card_name(card), "n": PRICE[CARD_TIER[card]]})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action in (A_PRIVILEGE, A_TOKEN):
            return privilege_reason(s, f, action)
        if not A_BUY <= action < A_BID:
            return super().reason(s, f, action)
        if f.a == AFTERWARDS:
            return refusal("action-done", self.clause)
        card = s.display[(action - A_BUY) % len(s.display)]
        if card == EMPTY:
            return refusal("no-card-there", self.clause)
        if action >= A_AUCTION:
            return refusal("worth", "C9.3.1", need=1, have=0)
        need, have = PRICE[CARD_TIER[card]], hand_worth(s.seats[f.seat].capital, CARDS[card].colours)
        return refusal("worth-in-colours", "C9.2.2", card=card_name(card), need=need, have=have)


def _can_buy(s: State, seat: int, slot: int) -> bool:
    card = s.display[slot]
    return can_pay(s.seats[seat].capital, PRICE[CARD_TIER[card]], CARDS[card].colours)


def buy(s: State, seat: int, slot: int) -> None:
    """Rule C9.2: only capital cards whose colour occurs on the building card."""
    card = s.display[slot]
    s.ask(OP_TAKE_CARD, seat, 0, slot)
    pay(s, seat, PRICE[CARD_TIER[card]], CARDS[card].colours)


class TakeCard(Step[State]):  # a: place on display
    name = "take_card"
    bounds = (0, 5, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        card = s.display[f.a]
        s.display[f.a] = EMPTY
        take_in_hand(s, f.seat, card)
        s.tell(E_BOUGHT, f.seat, 0, card)
        refill(s)


# Auctions -------------------------------------------------------------------------------------------------

# a bidding frame's first argument: bid | highest bidder << 8 | opener << 12 | raised << 16; its second one:
# place on display | seats still in << 8
_HIGH: Final = 8
_OPENER: Final = 12
_RAISED: Final = 16
_IN: Final = 8


def not_this_bid(s: State, f: Frame, action: int, least: int, clause: str) -> Reason | None:
    """Why a bid is not possible: too low, or more than the hand is worth."""
    if not A_BID <= action <= A_BID + BID_MOST:
        return None
    if action - A_BID < least:
        return refusal("bid-low", clause, need=least)
    return refusal("bid-high", "C9.3.2", have=hand_worth(s.seats[f.seat].capital))


class OpenAuction(Choice[State]):  # a: place on display
    """Rule C9.3.1: an opening bid of at least 1."""

    name = "open"
    bounds = (0, 5, 0, 0)
    clause = "C9.3.1"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_BID + bid for bid in range(1, hand_worth(s.seats[f.seat].capital) + 1)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        bid = action - A_BID
        s.tell(E_OPENS, f.seat, 0, s.display[f.a], bid)
        everybody = (1 << len(s.seats)) - 1
        go_round(s, f.seat, bid | f.seat << _HIGH | f.seat << _OPENER, f.a | everybody << _IN)

    def question(self, s: State, f: Frame) -> Message:
        return self.asks({"card": card_name(s.display[f.a])})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return not_this_bid(s, f, action, 1, self.clause) or super().reason(s, f, action)


def bid_of(f: Frame) -> int:
    """The highest bid of a bidding frame."""
    return f.a & 255


def highest_bidder(f: Frame) -> int:
    return f.a >> _HIGH & 15


def opener_of(f: Frame) -> int:
    return f.a >> _OPENER & 15


def still_in(s: State, f: Frame) -> list[int]:
    """The seats that have not passed."""
    return [seat for seat in range(len(s.seats)) if f.b >> _IN + seat & 1]


def card_of_auction(s: State, f: Frame) -> int:
    """The building card a bidding frame is about."""
    return s.display[f.b & 255]


class Bid(Choice[State]):
    """Rule C9.3.2: raise, or pass for good. Always asked: who cannot raise must not show it."""

    name = "bid"
    bounds = (1, (1 << 17) - 1, 0, (1 << 13) - 1)
    clause = "C9.3.2"

    def options(self, s: State, f: Frame) -> list[int]:
        worth = hand_worth(s.seats[f.seat].capital)
        return [*(A_BID + bid for bid in range(bid_of(f) + 1, worth + 1)), PASS]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == PASS:
            s.tell(E_PASSED, f.seat, S_RULES, 0)
            go_round(s, f.seat, f.a, f.b & ~(1 << f.seat + _IN))
        else:
            bid = action - A_BID
            s.tell(E_BIDS, f.seat, 0, bid)
            go_round(s, f.seat, bid | f.seat << _HIGH | opener_of(f) << _OPENER | 1 << _RAISED, f.b)

    def question(self, s: State, f: Frame) -> Message:
        owner, card = seat_name(highest_bidder(f)), card_name(card_of_auction(s, f))
        return self.asks({"n": bid_of(f), "owner": owner, "card": card})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return not_this_bid(s, f, action, bid_of(f) + 1, self.clause) or super().reason(s, f, action)


def go_round(s: State, seat: int, bidding: int, field: int) -> None:
    """Ask the next bidder to the left, or end the auction when only the highest is left."""
    n, high = len(s.seats), bidding >> _HIGH & 15
    for i in range(1, n):
        other = (seat + i) % n
        if other != high and field >> _IN + other & 1:
            s.ask(OP_BID, other, 0, bidding, field)
            return
    if bidding >> _RAISED & 1:
        win(s, high, field & 255, bidding & 255)
    else:
        card = s.display[field & 255]
        s.ask(OP_MAYOR, high, 0, bidding & 255, field & 255 | MAYOR_CARDS[CARD_TIER[card]] << 8)


def win(s: State, seat: int, slot: int, bid: int) -> None:
    """Rule C9.3.3: pay with cards of any colour."""
    s.ask(OP_TAKE_CARD, seat, 0, slot)
    pay(s, seat, bid, ANY_COLOUR)


class Mayor(Step[State]):  # a: the opening bid, b: place on display | cards to draw << 8
    """Rule C9.3.4: the mayor draws; the value of the cards is the offer."""

    name = "mayor"
    bounds = (1, BID_MOST, 0, (1 << 10) - 1)

    def run(self, s: State, f: Frame) -> None:
        left = f.b >> 8
        if left and has_capital(s):
            s.ask(OP_MAYOR, f.seat, 0, f.a, f.b & 255 | left - 1 << 8)
            s.ask(OP_MAYOR_DRAW, CHANCE)
            return
        offer = sum(value_of(card) for card in range(48) if s.mayor >> card & 1)
        s.discards |= s.mayor
        s.mayor = 0
        s.tell(E_MAYOR_OFFERS, NOBODY, 0, offer)
        if offer <= f.a:
            win(s, f.seat, f.b & 255, f.a)
        else:
            s.ask(OP_MAYOR_ANSWER, f.seat, 0, offer, f.b & 255)


class MayorDraw(DrawCapital):
    name = "mayor_draw"

    def put(self, s: State, f: Frame, card: int) -> None:  # noqa: ARG002
        s.mayor |= 1 << card
        s.tell(E_MAYOR, NOBODY, 0, card)


class MayorAnswer(Choice[State]):  # a: the mayor's offer, b: place on display
    """Rule C9.3.5: bid more than the mayor, or let the card go under its pile."""

    name = "mayor_answer"
    bounds = (1, BID_MOST, 0, 5)
    clause = "C9.3.5"

    def options(self, s: State, f: Frame) -> list[int]:
        worth = hand_worth(s.seats[f.seat].capital)
        return [*(A_BID + bid for bid in range(f.a + 1, worth + 1)), PASS]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == PASS:
            card = s.display[f.b]
            s.display[f.b] = EMPTY
            put_under(s, card)
            s.tell(E_UNDER, f.seat, 0, card)
            refill(s)
        else:
            s.tell(E_BIDS, f.seat, 0, action - A_BID)
            win(s, f.seat, f.b, action - A_BID)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return not_this_bid(s, f, action, f.a + 1, self.clause) or super().reason(s, f, action)
