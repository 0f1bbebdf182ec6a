"""A player's own hand: what its colours are worth, where its building cards fit, and what it can pay."""

from __future__ import annotations

from millrace.games.craftsmen.capital import (
    ANY_COLOUR,
    card_of,
    contains,
    count_of,
    hand_worth,
    one_of,
    parts,
    payments,
    worth_of,
)
from millrace.games.craftsmen.content.board import (
    CAPITAL_KEYS,
    COPIES,
    N_COLOURS,
    N_KINDS,
    N_VALUES,
    kind_of,
)
from millrace.games.craftsmen.content.buildings import CARDS, COLOUR_KEYS
from millrace.games.craftsmen.numbers import A_CARD, A_KIND, A_LEFT, A_RIGHT, OP_SIDE
from millrace.games.craftsmen.ops.builders import cards_to_build, cost_of, is_free, matches, sides_for
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.games.craftsmen.view_types import (
    BidView,
    ColourView,
    FitView,
    PartView,
    PaymentWayView,
    WayView,
)
from millrace.kernel.bits import bits
from millrace.kernel.stack import Frame


def capital_keys(mask: int) -> list[str]:
    return [CAPITAL_KEYS[kind_of(card)] for card in bits(mask)]


def colours(p: Seat) -> list[ColourView]:
    """Rule C6.2: the colours in hand, each at its best."""
    found: list[ColourView] = []
    for colour in range(N_COLOURS):
        first = colour * COPIES * N_VALUES
        cards = p.capital >> first & (1 << COPIES * N_VALUES) - 1
        if cards:
            worth = hand_worth(p.capital, 1 << colour)
            found.append(
                {"colour": COLOUR_KEYS[colour], "cards": capital_keys(cards << first), "worth": worth}
            )
    return found


def fits(p: Seat) -> dict[str, FitView]:
    """Rule C8.2: where each building card in hand could be put."""
    found: dict[str, FitView] = {}
    for card in p.cards:
        sides = sides_for(p, card, is_free=False) if p.row else []
        found[CARDS[card].key] = {
            "ends": ["left" if side == A_LEFT else "right" for side in sides],
            "beside": [CARDS[other].key for other in p.cards if other != card and matches(card, other)],
        }
    return found


def payment_keys(payment: int) -> list[str]:
    return [CAPITAL_KEYS[kind] for kind in range(N_KINDS) for _ in range(count_of(payment, kind))]


def way(capital: int, due: int, payment: int) -> WayView:
    over = worth_of(payment) - due
    return {"cards": payment_keys(payment), "over": over, "leaves": _left(capital, payment)}


def _order(way: WayView) -> tuple[int, int, int, list[str]]:
    """What leaves the most comes first, then what loses the least."""
    return (-way["leaves"], way["over"], len(way["cards"]), way["cards"])


def _left(capital: int, payment: int) -> int:
    """What is left of a hand is worth so much."""
    for kind in range(N_KINDS):
        for _ in range(count_of(payment, kind)):
            capital ^= 1 << card_of(capital, kind)
    return hand_worth(capital)


def bids(capital: int, least: int) -> list[BidView]:
    """The bids a hand can pay, each in the way that leaves the most."""
    found: list[BidView] = []
    for bid in range(least, hand_worth(capital) + 1):
        ways = [way(capital, bid, payment) for payment in payments(capital, bid, ANY_COLOUR)]
        best = min(ways, key=_order)
        found.append({"bid": bid, "cards": best["cards"], "over": best["over"], "leaves": best["leaves"]})
    return found


def ways(capital: int, due: int, laid: int, accepted: list[int]) -> list[PaymentWayView]:
    """The payments that are accepted, the best first, as answers to the questions that lead to each."""
    found: list[PaymentWayView] = []
    for payment in accepted:
        one = way(capital, due, payment)
        path = [A_KIND + kind for kind in _answers(payment, laid, accepted)]
        found.append({"cards": one["cards"], "over": one["over"], "leaves": one["leaves"], "path": path})
    return sorted(found, key=_order)


def part_views(capital: int, colours: int) -> list[PartView]:
    """Rule C6.2: whatever the hand could lay of one colour, at its best."""
    return [{"cards": payment_keys(part), "worth": worth} for part, worth in parts(capital, colours)]


def ends(s: State, f: Frame) -> dict[str, dict[str, list[int]]]:
    """Rule C8.2: the ends each card may be put at, as answers; the only one is not asked for."""
    if f.op == OP_SIDE:
        return {CARDS[f.source].key: {"left": [A_LEFT], "right": [A_RIGHT]}}
    p = s.seats[f.seat]
    found: dict[str, dict[str, list[int]]] = {}
    for card in cards_to_build(p, cost_of(f), is_free=is_free(f)):
        sides = sides_for(p, card, is_free=is_free(f))
        found[CARDS[card].key] = {
            "left" if side == A_LEFT else "right": [A_CARD + card, *([side] if len(sides) > 1 else [])]
            for side in sides
        }
    return found


def _answers(payment: int, laid: int, accepted: list[int]) -> list[int]:
    """The cards to name, by their kinds, until no other payment is left; the rest is laid by itself."""
    named: list[int] = []
    for kind in range(N_KINDS):
        for _ in range(count_of(payment, kind) - count_of(laid, kind)):
            if len(accepted) == 1:
                return named
            named.append(kind)
            laid += one_of(kind)
            accepted = [other for other in accepted if contains(other, laid)]
    return named
