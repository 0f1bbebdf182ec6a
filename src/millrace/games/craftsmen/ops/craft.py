"""Rule C10: stage IV, the craftsmen's guild."""

from __future__ import annotations

from millrace.games.craftsmen.content.board import CRAFT, FAIR_MOST, HAND_MOST
from millrace.games.craftsmen.content.buildings import (
    ADVANCED,
    CARD_GOOD,
    CARD_INPUTS,
    CARD_TIER,
    CARDS,
    EXTENDED,
    TYPES,
)
from millrace.games.craftsmen.content.goods import FIRST_HALF, N_GOODS, N_RAW, N_ROWS, is_shipped
from millrace.games.craftsmen.names import card_name, good_name
from millrace.games.craftsmen.numbers import (
    A_CARD,
    A_DRAW,
    A_FAIR,
    A_GOOD,
    A_KIND,
    A_PRIVILEGE,
    A_ROW,
    A_SLOT,
    A_TOKEN,
    A_TRADE,
    E_FAIR,
    E_GRANARY,
    E_INPUT,
    E_MADE,
    E_RAW,
    E_WAIVED,
    EMPTY,
    OP_CRAFT,
    OP_DRAW,
    OP_GRANARY_REWARD,
    OP_HALF_PLACE,
    OP_LIMIT,
    OP_RAW,
    OP_RAW_PLACE,
    OP_SHIP,
    OP_TRADE_PLACE,
    SKIP,
)
from millrace.games.craftsmen.ops.bankers import face_up_kinds, not_face_up, take_face_up
from millrace.games.craftsmen.ops.cards import can_draw, refill
from millrace.games.craftsmen.ops.ships import score
from millrace.games.craftsmen.ops.stages import (
    BY_TOKEN,
    DISCS,
    privilege_options,
    privilege_reason,
    use_privilege,
)
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, refusal
from millrace.kernel.stack import CHANCE, Frame

# What a player could do with a work point ------------------------------------------------------------------


def empty_icons(p: Seat, good: int) -> list[int]:
    """Empty input icons of own buildings for a good, as card x 2 + icon; EMPTY: for any raw material."""
    found: list[int] = []
    for at, card in enumerate(p.row):
        for icon, wanted in enumerate(CARD_INPUTS[card]):
            fits = wanted < N_RAW if good == EMPTY else wanted == good
            if fits and not p.filled[at] >> icon & 1:
                found.append(2 * card + icon)
    return sorted(found)


def raw_goods(p: Seat) -> list[int]:
    """Raw materials the own buildings make that have somewhere to go (R-21)."""
    made = {CARD_GOOD[card] for card in p.row if CARD_GOOD[card] < N_RAW}
    return [good for good in sorted(made) if p.fair < FAIR_MOST or empty_icons(p, good)]


def ready_cards(p: Seat) -> list[int]:
    """Extended and advanced buildings whose input icons are all filled."""
    return sorted(
        card
        for at, card in enumerate(p.row)
        if CARD_TIER[card] in (EXTENDED, ADVANCED) and p.filled[at] == (1 << len(CARD_INPUTS[card])) - 1
    )


def uses_of_work(s: State, seat: int) -> list[int]:
    """Rule C10.3: what one work point can be spent on now."""
    p = s.seats[seat]
    found = [A_GOOD + good for good in raw_goods(p)]
    if p.fair and empty_icons(p, EMPTY):
        found.append(A_TRADE)
    return found + [A_CARD + card for card in ready_cards(p)]


def no_raw(p: Seat, action: int) -> Reason | None:
    """Why a raw material cannot be made."""
    if not A_GOOD <= action < A_GOOD + N_RAW:
        return None
    good = action - A_GOOD
    is_made = any(CARD_GOOD[card] == good for card in p.row)
    return refusal("no-room" if is_made else "no-building", "C10.3.1", good=good_name(good))


def not_ready(p: Seat, card: int) -> Reason:
    """Why a building cannot work."""
    if card not in p.row:
        return refusal("not-built", "C10.3.3", card=card_name(card))
    if not CARD_INPUTS[card]:
        return refusal("makes-raw", "C10.3.1", card=card_name(card))
    filled = p.filled[p.row.index(card)]
    wanted = next(good for i, good in enumerate(CARD_INPUTS[card]) if not filled >> i & 1)
    return refusal("input-missing", "C10.3.4", card=card_name(card), good=good_name(wanted))


class Craft(Choice[State]):  # a: work points left, b: the disc
    name = "craft"
    bounds = (0, 5, 0, DISCS)
    clause = "C10.3"

    def applies(self, s: State, f: Frame) -> bool:
        return f.a > 0 and len(uses_of_work(s, f.seat)) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        found = uses_of_work(s, f.seat)
        if f.b & BY_TOKEN:
            return found
        if raw_goods(s.seats[f.seat]):
            found += privilege_options(s, f.seat, f.b)
        return [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            s.tell(E_WAIVED, f.seat, 0, CRAFT)
            return
        if action in (A_PRIVILEGE, A_TOKEN):
            disc = use_privilege(s, f.seat, CRAFT, f.b, action)
            s.ask(OP_CRAFT, f.seat, 0, f.a - 1, disc)
            s.ask(OP_RAW, f.seat, 0, 2)
            return
        s.ask(OP_CRAFT, f.seat, 0, f.a - 1, f.b)
        if action == A_TRADE:
            s.ask(OP_TRADE_PLACE, f.seat)
        elif action >= A_GOOD:
            make_raw(s, f.seat, action - A_GOOD)
        else:
            work(s, f.seat, action - A_CARD)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        if action == SKIP:
            return Message("option-skip-enough")
        if not A_CARD <= action < A_CARD + len(CARDS):
            return None
        card = action - A_CARD
        return Message("option-work", {"card": card_name(card), "good": good_name(CARD_GOOD[card])})

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action in (A_PRIVILEGE, A_TOKEN):
            return privilege_reason(s, f, action)
        p = s.seats[f.seat]
        if action == A_TRADE:
            return refusal("no-raw-icon" if p.fair else "fair-empty", "C10.3.2")
        if A_CARD <= action < A_CARD + len(CARDS):
            return not_ready(p, action - A_CARD)
        return no_raw(p, action) or super().reason(s, f, action)


# Raw materials --------------------------------------------------------------------------------------------


class Raw(Choice[State]):  # a: units left of the two that one work point makes
    """Rules C10.8 and R-27: the second unit only if there is room and a wish for it."""

    name = "raw"
    bounds = (0, 2, 0, 0)
    clause = "C10.8"

    def applies(self, s: State, f: Frame) -> bool:
        return f.a > 0 and len(raw_goods(s.seats[f.seat])) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        found = [A_GOOD + good for good in raw_goods(s.seats[f.seat])]
        return found if f.a == 2 else [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action != SKIP:
            s.ask(OP_RAW, f.seat, 0, f.a - 1)
            make_raw(s, f.seat, action - A_GOOD)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-enough") if action == SKIP else None

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return no_raw(s.seats[f.seat], action) or super().reason(s, f, action)


def make_raw(s: State, seat: int, good: int) -> None:
    s.tell(E_RAW, seat, 0, good)
    s.ask(OP_RAW_PLACE, seat, 0, good)


def no_place(p: Seat, action: int) -> Reason | None:
    """Why a cube cannot go onto an input icon."""
    if not A_SLOT <= action < A_ROW:
        return None
    card, icon = divmod(action - A_SLOT, 2)
    if card not in p.row or icon >= len(CARD_INPUTS[card]):
        return refusal("no-such-icon", "C10.3.1")
    if p.filled[p.row.index(card)] >> icon & 1:
        return refusal("icon-filled", "C10.3.1", card=card_name(card))
    return refusal("other-good", "C10.3.1", good=good_name(CARD_INPUTS[card][icon]))


class RawPlace(Choice[State]):  # a: the good
    """To the fair, or onto an input icon for it."""

    name = "raw_place"
    bounds = (0, N_GOODS - 1, 0, 0)
    clause = "C10.3.1"

    def options(self, s: State, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        found = [A_SLOT + icon for icon in empty_icons(p, f.a)]
        if p.fair < FAIR_MOST:
            found.append(A_FAIR)
        return found

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == A_FAIR:
            put_on_fair(s, f.seat, 1)
        else:
            fill(s, f.seat, action - A_SLOT)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"good": good_name(f.a)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action == A_FAIR:
            return refusal("fair-full", "C10.4")
        return no_place(s.seats[f.seat], action) or super().reason(s, f, action)


def put_on_fair(s: State, seat: int, n: int) -> None:
    s.seats[seat].fair += n
    s.tell(E_FAIR, seat, 0, n)


def fill(s: State, seat: int, icon: int) -> None:
    p = s.seats[seat]
    p.filled[p.row.index(icon >> 1)] |= 1 << (icon & 1)
    s.tell(E_INPUT, seat, 0, icon >> 1, icon & 1)


class TradePlace(Choice[State]):
    """Rule C10.3.2: a cube from the fair becomes any raw material."""

    name = "trade_place"
    clause = "C10.3.2"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SLOT + icon for icon in empty_icons(s.seats[f.seat], EMPTY)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        put_on_fair(s, f.seat, -1)
        fill(s, f.seat, action - A_SLOT)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return no_place(s.seats[f.seat], action) or super().reason(s, f, action)


# Half-products and final goods ----------------------------------------------------------------------------


def work(s: State, seat: int, card: int) -> None:
    """Rules C10.3.3-C10.3.4: the inputs are consumed and the unit goes on at once."""
    p = s.seats[seat]
    p.filled[p.row.index(card)] = 0
    s.tell(E_MADE, seat, 0, card)
    good, vp = CARD_GOOD[card], TYPES[CARDS[card].kind].vp
    if is_shipped(good):
        s.ask(OP_SHIP, seat, 0, good, vp)
    else:
        score(s, seat, A_CARD + card, vp)
        s.ask(OP_HALF_PLACE, seat, 0, good)


class HalfPlace(Choice[State]):  # a: the good
    """Rule C10.5: an input icon for it, or the granary."""

    name = "half_place"
    bounds = (FIRST_HALF, FIRST_HALF + N_ROWS - 1, 0, 0)
    clause = "C10.5"

    def options(self, s: State, f: Frame) -> list[int]:
        return [*(A_SLOT + icon for icon in empty_icons(s.seats[f.seat], f.a)), A_ROW + f.a - FIRST_HALF]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action >= A_ROW:
            deliver(s, f.seat, action - A_ROW)
        else:
            fill(s, f.seat, action - A_SLOT)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"good": good_name(f.a)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return no_place(s.seats[f.seat], action) or super().reason(s, f, action)


def deliver(s: State, seat: int, row: int) -> None:
    """Rule C10.5.2: the older marker lies below; a third one pushes it out. A capital card is the reward."""
    lower, upper = 2 * row, 2 * row + 1
    pushed = EMPTY
    if s.granary[lower] == EMPTY:
        s.granary[lower] = seat
    elif s.granary[upper] == EMPTY:
        s.granary[upper] = seat
    else:
        pushed = s.granary[lower]
        s.granary[lower], s.granary[upper] = s.granary[upper], seat
    s.tell(E_GRANARY, seat, 0, row, pushed)
    s.ask(OP_GRANARY_REWARD, seat)


class GranaryReward(Choice[State]):
    """One face-up capital card, or the top card of the pile."""

    name = "granary_reward"
    clause = "C10.5.2"

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return can_draw(s) or max(s.capital_up) != EMPTY

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        found = face_up_kinds(s)
        if can_draw(s):
            found.append(A_DRAW)
        return found

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.ask(OP_LIMIT, f.seat, 0, HAND_MOST)
        if action == A_DRAW:
            s.ask(OP_DRAW, CHANCE, 0, f.seat)
        else:
            refill(s)
            take_face_up(s, f.seat, action - A_KIND)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return not_face_up(action, self.clause) or super().reason(s, f, action)
