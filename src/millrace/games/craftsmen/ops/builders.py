"""Rule C8: stage II, the builders' guild, and paying with capital cards."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.capital import (
    ANY_COLOUR,
    contains,
    count_of,
    hand_worth,
    kinds_in,
    one_of,
    payments,
    worth_of,
)
from millrace.games.craftsmen.content.board import BUILDERS, N_KINDS, N_VALUES
from millrace.games.craftsmen.content.buildings import BUILD_COST, CARD_TIER, CARDS, N_CARDS, TYPES
from millrace.games.craftsmen.content.ships import BONUS_TOKENS
from millrace.games.craftsmen.names import capital_name, card_name
from millrace.games.craftsmen.numbers import (
    A_CARD,
    A_KIND,
    A_LEFT,
    A_POINTS,
    A_PRIVILEGE,
    A_RIGHT,
    A_TOKEN,
    E_BONUS,
    E_BUILT,
    E_PAID,
    E_WAIVED,
    EMPTY,
    OP_BONUS,
    OP_BUILD,
    OP_PAY,
    OP_SIDE,
    SKIP,
)
from millrace.games.craftsmen.ops.cards import discard
from millrace.games.craftsmen.ops.stages import DISCS, privilege_options, privilege_reason, use_privilege
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import Frame

# a building frame's first argument: the cost so far, the cards built, whether the next one fits anywhere
_BUILT: Final = 8
_FREE: Final = 12
_COST: Final = 255
MOST: Final = 2  # cards that one action builds

_LINES: Final[tuple[int, ...]] = tuple(
    sum(1 << i for i, kind in enumerate(TYPES) if kind.key in token.line) for token in BONUS_TOKENS
)


def matches(card: int, other: int) -> bool:
    """Rule C8.2: the same colour in the upper half or in the lower half."""
    return CARDS[card].top == CARDS[other].top or CARDS[card].bottom == CARDS[other].bottom


def sides_for(p: Seat, card: int, *, is_free: bool) -> list[int]:
    """The ends of the row a card may be put at."""
    found: list[int] = []
    if is_free or matches(card, p.row[0]):
        found.append(A_LEFT)
    if is_free or matches(card, p.row[-1]):
        found.append(A_RIGHT)
    return found


def cards_to_build(p: Seat, spent: int, *, is_free: bool) -> list[int]:
    """Cards in hand that fit and whose cost, added to what is due already, can be paid."""
    worth = hand_worth(p.capital) - spent
    return [
        card
        for card in p.cards
        if BUILD_COST[CARD_TIER[card]] <= worth and sides_for(p, card, is_free=is_free)
    ]


def cost_of(f: Frame) -> int:
    """What is due so far for the cards of a building frame."""
    return f.a & _COST


def built_with(f: Frame) -> int:
    """Cards of a building frame that stand in the row already."""
    return f.a >> _BUILT & 3


def is_free(f: Frame) -> bool:
    """Whether the next card of a building frame fits anywhere."""
    return f.a >> _FREE & 1 == 1


class Build(Choice[State]):  # a: cost so far | built << 8 | free << 12, b: the disc
    """Up to two cards; with the privilege one of them needs no match (C8.4)."""

    name = "build"
    bounds = (0, (1 << 13) - 1, 0, DISCS)
    clause = "C8.1"

    def options(self, s: State, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        found = [A_CARD + card for card in cards_to_build(p, cost_of(f), is_free=is_free(f))]
        if is_free(f):
            return found
        if cards_to_build(p, cost_of(f), is_free=True):
            found += privilege_options(s, f.seat, f.b)
        return [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            if not f.a:
                s.tell(E_WAIVED, f.seat, 0, BUILDERS)
            settle(s, f.seat, cost_of(f))
        elif action in (A_PRIVILEGE, A_TOKEN):
            disc = use_privilege(s, f.seat, BUILDERS, f.b, action)
            s.ask(OP_BUILD, f.seat, 0, f.a | 1 << _FREE, disc)
        else:
            card = action - A_CARD
            sides = sides_for(s.seats[f.seat], card, is_free=is_free(f))
            if len(sides) > 1:
                s.ask(OP_SIDE, f.seat, card, f.a, f.b)
            else:
                build(s, f, card, sides[0])

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        if action == SKIP:
            return Message("option-skip-enough") if f.a else None
        if not A_CARD <= action < A_CARD + N_CARDS:
            return None
        card = action - A_CARD
        return Message("option-build", {"card": card_name(card), "n": BUILD_COST[CARD_TIER[card]]})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action in (A_PRIVILEGE, A_TOKEN):
            return privilege_reason(s, f, action)
        if not A_CARD <= action < A_CARD + N_CARDS:
            return super().reason(s, f, action)
        card, p = action - A_CARD, s.seats[f.seat]
        if card not in p.cards:
            return refusal("not-in-hand", self.clause, card=card_name(card))
        if not sides_for(p, card, is_free=is_free(f)):
            return refusal("no-match", "C8.2", card=card_name(card))
        due = BUILD_COST[CARD_TIER[card]] + cost_of(f)
        return refusal("worth", self.clause, need=due, have=hand_worth(p.capital))


class Side(Choice[State]):  # source: the card, a and b as in the question before
    name = "side"
    bounds = (0, (1 << 13) - 1, 0, DISCS)
    clause = "C8.2"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_LEFT, A_RIGHT]

    def pick(self, s: State, f: Frame, action: int) -> None:
        build(s, f, f.source, action)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"card": card_name(f.source)})


def build(s: State, f: Frame, card: int, side: int) -> None:
    """Put a card to the row, then go on with a second one or pay."""
    p = s.seats[f.seat]
    p.cards.remove(card)
    at = 0 if side == A_LEFT else len(p.row)
    p.row.insert(at, card)
    p.filled.insert(at, 0)
    s.tell(E_BUILT, f.seat, 0, card, int(side == A_RIGHT))
    cost = cost_of(f) + BUILD_COST[CARD_TIER[card]]
    built = built_with(f) + 1
    if built < MOST and p.cards:  # always asked: whether a second card fits is nobody's business
        s.ask(OP_BUILD, f.seat, 0, cost | built << _BUILT, f.b)
    else:
        settle(s, f.seat, cost)


def settle(s: State, seat: int, cost: int) -> None:
    """Rule C8.1: both costs are added and paid once; then the bonus tokens are looked at (R-15)."""
    if cost:
        s.ask(OP_BONUS, seat)
        pay(s, seat, cost, ANY_COLOUR)


class Bonus(Step[State]):
    """Rule C8.6: the first complete production line of a final good."""

    name = "bonus"

    def run(self, s: State, f: Frame) -> None:
        built = 0
        for card in s.seats[f.seat].row:
            built |= 1 << CARDS[card].kind
        for token, line in enumerate(_LINES):
            if s.bonus[token] == EMPTY and not line & ~built:
                s.bonus[token] = f.seat
                s.tell(E_BONUS, f.seat, 0, token)


# Paying ---------------------------------------------------------------------------------------------------


def pay(s: State, seat: int, due: int, colours: int) -> None:
    """Discard capital cards worth so much, of some colours; asked card by card where there is a choice."""
    s.ask(OP_PAY, seat, 0, due | colours << 8, 0)


def ways_to_pay(s: State, f: Frame) -> list[int]:
    """The payments that contain what was chosen so far."""
    found = payments(s.seats[f.seat].capital, f.a & 255, f.a >> 8)
    return [way for way in found if contains(way, f.b)] if f.b else found


class Pay(Choice[State]):  # a: due | colours << 8, b: the payment so far
    """Rules C6 and R-43: no card too many; several orders lead to the same payment."""

    name = "pay"
    bounds = (1, (1 << 12) - 1, 0, 1 << 48)
    clause = "C6.1"

    def applies(self, s: State, f: Frame) -> bool:
        found = ways_to_pay(s, f)
        if len(found) > 1:
            return True
        self.discard_all(s, f.seat, found[0])
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        kinds: set[int] = set()
        for way in ways_to_pay(s, f):
            kinds.update(k for k in range(N_KINDS) if count_of(way, k) > count_of(f.b, k))
        return [A_KIND + kind for kind in sorted(kinds)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.ask(OP_PAY, f.seat, 0, f.a, f.b + one_of(action - A_KIND))

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        """Rule R-43: what would be lost with this card, whatever follows."""
        with_it = f.b + one_of(action - A_KIND)
        least = min(worth_of(way) for way in ways_to_pay(s, f) if contains(way, with_it)) - (f.a & 255)
        if not least:
            return None
        return Message("option-pay-loses", {"capital": capital_name(action - A_KIND), "n": least})

    def discard_all(self, s: State, seat: int, payment: int) -> None:
        for kind in range(N_KINDS):
            for _ in range(count_of(payment, kind)):
                discard(s, seat, kind, E_PAID)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a & _COST, "worth": worth_of(f.b)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_KIND <= action < A_POINTS:
            return super().reason(s, f, action)
        kind = action - A_KIND
        if kind not in kinds_in(s.seats[f.seat].capital):
            return refusal("no-such-card", "C6.4", capital=capital_name(kind))
        if not f.a >> 8 >> kind // N_VALUES & 1:
            return refusal("wrong-colour", "C9.2.2", capital=capital_name(kind))
        return refusal("wasteful", "C6.3", need=(f.a & _COST) - worth_of(f.b))
