"""Rule C9.4: the privilege of the notary, a look into a pile."""

from __future__ import annotations

from millrace.games.craftsmen.content.board import LOOK
from millrace.games.craftsmen.numbers import (
    A_BOTTOM,
    A_CARD,
    A_TIER,
    A_TOP,
    E_LOOKS,
    E_RETURNED,
    E_SHOWN,
    EMPTY,
    MAX_SEATS,
    OP_LOOK_DRAW,
    OP_LOOK_ORDER,
    OP_LOOK_SHOW,
    OP_LOOK_WHERE,
)
from millrace.games.craftsmen.ops.cards import DrawFromPile, pile_size, put_on_top, put_under
from millrace.games.craftsmen.state import State
from millrace.kernel.operation import Choice
from millrace.kernel.stack import CHANCE, Frame


def tiers_to_look(s: State) -> list[int]:
    """Tiers with a card in the pile or face up (R-19)."""
    return [
        tier for tier in range(3) if pile_size(s, tier) or max(s.display[2 * tier : 2 * tier + 2]) != EMPTY
    ]


class LookTier(Choice[State]):
    """Rule C9.4: three cards of one pile and the face-up ones of its tier."""

    name = "look_tier"
    clause = "C9.4"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_TIER + tier for tier in tiers_to_look(s)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        tier = action - A_TIER
        s.tell(E_LOOKS, f.seat, 0, tier)
        for slot in (2 * tier, 2 * tier + 1):
            if s.display[slot] != EMPTY:
                s.looked.append(s.display[slot])
                s.display[slot] = EMPTY
        s.ask(OP_LOOK_SHOW, f.seat, 0, tier)
        for _ in range(LOOK):
            s.ask(OP_LOOK_DRAW, CHANCE, 0, f.seat, tier)


class LookDraw(DrawFromPile):  # a: who looks, b: tier
    name = "look_draw"
    bounds = (0, MAX_SEATS - 1, 0, 2)

    def put(self, s: State, f: Frame, card: int) -> None:  # noqa: ARG002
        s.looked.append(card)


class LookShow(Choice[State]):  # a: tier
    """Which of them lie face up: two, or all if fewer."""

    name = "look_show"
    bounds = (0, 2, 0, 0)
    clause = "C9.4"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CARD + card for card in sorted(s.looked)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        card, first = action - A_CARD, 2 * f.a
        s.looked.remove(card)
        slot = first if s.display[first] == EMPTY else first + 1
        s.display[slot] = card
        s.tell(E_SHOWN, f.seat, 0, card)
        if slot == first and s.looked:
            s.ask(OP_LOOK_SHOW, f.seat, 0, f.a)
        elif s.looked:
            s.ask(OP_LOOK_WHERE, f.seat)


class LookWhere(Choice[State]):
    """Rule R-19: all the others together on top or at the bottom."""

    name = "look_where"
    clause = "C9.4"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_TOP, A_BOTTOM]

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.ask(OP_LOOK_ORDER, f.seat, 0, int(action == A_BOTTOM))


class LookOrder(Choice[State]):  # a: 0 on top, 1 at the bottom; b: how many lie in order already
    """In which order: the first one comes to lie above the others."""

    name = "look_order"
    bounds = (0, 1, 0, 3)
    clause = "C9.4"

    def applies(self, s: State, f: Frame) -> bool:
        if len(s.looked) - f.b > 1:
            return True
        for card in s.looked:
            s.tell(E_RETURNED, f.seat, 0, card, f.a)
        if f.a:
            for card in s.looked:
                put_under(s, card)
        else:
            put_on_top(s, s.looked)
        s.looked = []
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_CARD + card for card in sorted(s.looked[f.b :])]

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.looked.remove(action - A_CARD)
        s.looked.insert(f.b, action - A_CARD)
        s.ask(OP_LOOK_ORDER, f.seat, 0, f.a, f.b + 1)
