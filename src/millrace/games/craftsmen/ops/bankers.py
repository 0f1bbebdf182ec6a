"""Rule C7: stage I, the bankers' guild."""

from __future__ import annotations

from millrace.games.craftsmen.content.board import BANKERS, BANKERS_DISCARD, BANKERS_GAIN, HAND_MOST, kind_of
from millrace.games.craftsmen.names import capital_name
from millrace.games.craftsmen.numbers import (
    A_DRAW,
    A_KIND,
    A_POINTS,
    A_PRIVILEGE,
    A_TOKEN,
    E_TOOK,
    E_WAIVED,
    EMPTY,
    OP_BANKERS_DISCARD,
    OP_BANKERS_MORE,
    OP_DRAW,
    SKIP,
)
from millrace.games.craftsmen.ops.cards import can_draw, discard, kind_options, no_such_card
from millrace.games.craftsmen.ops.stages import (
    ACTING,
    DISCS,
    privilege_options,
    privilege_reason,
    use_privilege,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, refusal
from millrace.kernel.stack import CHANCE, Frame


def face_up_kinds(s: State) -> list[int]:
    return sorted({A_KIND + kind_of(card) for card in s.capital_up if card != EMPTY})


def take_face_up(s: State, seat: int, kind: int) -> None:
    """A face-up capital card goes to a hand, for all to see."""
    place = next(i for i, card in enumerate(s.capital_up) if card != EMPTY and kind_of(card) == kind)
    card = s.capital_up[place]
    s.capital_up[place] = EMPTY
    s.seats[seat].capital |= 1 << card
    s.tell(E_TOOK, seat, 0, card)


def not_face_up(action: int, clause: str) -> Reason | None:
    """Why a capital card cannot be taken: none of that kind lies there."""
    if A_KIND <= action < A_POINTS:
        return refusal("not-face-up", clause, capital=capital_name(action - A_KIND))
    return None


def _rest(taken: int) -> Message:
    """Drawing means: all that are still to come."""
    return Message("option-draw-rest", {"n": BANKERS_GAIN - taken})


class Bankers(Choice[State]):  # b: the disc
    """Rule C7.1: first one face-up card, if there is one; or waive the action."""

    name = "bankers"
    bounds = ACTING
    clause = "C7.1"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        found = face_up_kinds(s)
        if not found and can_draw(s):
            found.append(A_DRAW)
        return [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            s.tell(E_WAIVED, f.seat, 0, BANKERS)
        elif action == A_DRAW:
            draw_rest(s, f, 0)
        else:
            take_face_up(s, f.seat, action - A_KIND)
            s.ask(OP_BANKERS_MORE, f.seat, 0, 1, f.b)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return _rest(0) if action == A_DRAW else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return not_face_up(action, self.clause) or super().reason(s, f, action)


class BankersMore(Choice[State]):  # a: cards taken, b: the disc
    """The second face-up card, or on to the pile."""

    name = "bankers_more"
    bounds = (1, 3, 0, DISCS)
    clause = "C7.1"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [*face_up_kinds(s), A_DRAW]

    def pick(self, s: State, f: Frame, action: int) -> None:
        taken = f.a
        if action != A_DRAW:
            take_face_up(s, f.seat, action - A_KIND)
            taken += 1
        draw_rest(s, f, taken)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return _rest(f.a) if action == A_DRAW else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return not_face_up(action, self.clause) or super().reason(s, f, action)


def draw_rest(s: State, f: Frame, taken: int) -> None:
    """Rules C7.1-C7.2: the rest of the four comes from the pile, then two cards are discarded."""
    s.ask(OP_BANKERS_DISCARD, f.seat, 0, BANKERS_DISCARD, f.b)
    for _ in range(BANKERS_GAIN - taken):
        s.ask(OP_DRAW, CHANCE, 0, f.seat)


class BankersDiscard(Choice[State]):  # a: cards still to discard, b: the disc
    """Rules C7.2 and C7.4: two cards, with the privilege one."""

    name = "bankers_discard"
    bounds = (0, 2, 0, DISCS)
    clause = "C7.2"

    def applies(self, s: State, f: Frame) -> bool:
        return f.a > 0 and s.seats[f.seat].capital != 0

    def options(self, s: State, f: Frame) -> list[int]:
        return kind_options(s, f.seat) + privilege_options(s, f.seat, f.b)

    def pick(self, s: State, f: Frame, action: int) -> None:
        disc = f.b
        if action in (A_PRIVILEGE, A_TOKEN):
            disc = use_privilege(s, f.seat, BANKERS, disc, action)
        else:
            discard(s, f.seat, action - A_KIND)
        s.ask(OP_BANKERS_DISCARD, f.seat, 0, f.a - 1, disc)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        """Rule R-46: the card that the privilege saves may be over the hand limit."""
        if action not in (A_PRIVILEGE, A_TOKEN):
            return None
        if s.seats[f.seat].capital.bit_count() - (f.a - 1) <= HAND_MOST:
            return None
        return Message(
            "option-privilege-vain" if action == A_PRIVILEGE else "option-token-vain", {"n": HAND_MOST}
        )

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action in (A_PRIVILEGE, A_TOKEN):
            return privilege_reason(s, f, action)
        return no_such_card(action) or super().reason(s, f, action)
