"""Rule C10: stage IV, the craftsmen's guild, and work tokens."""

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
from millrace.games.craftsmen.content.ships import HOLD, N_SHIPS, row_of
from millrace.games.craftsmen.numbers import (
    A_CARD,
    A_DRAW,
    A_FAIR,
    A_GOOD,
    A_KIND,
    A_PRIVILEGE,
    A_ROW,
    A_SHIP,
    A_SLOT,
    A_SPEND,
    A_TOKEN,
    A_TRADE,
    E_FAIR,
    E_GRANARY,
    E_INPUT,
    E_LOST,
    E_MADE,
    E_POINTS,
    E_RAW,
    E_SHIPPED,
    E_TOKEN,
    E_WAIVED,
    EMPTY,
    OP_BRIBE,
    OP_CRAFT,
    OP_DRAW,
    OP_GRANARY_REWARD,
    OP_HALF_PLACE,
    OP_LIMIT,
    OP_RAW,
    OP_RAW_PLACE,
    OP_REFILL,
    OP_SHIP,
    OP_TOKEN,
    OP_TRADE_PLACE,
    S_SHIP,
    SKIP,
)
from millrace.games.craftsmen.ops.bankers import face_up_kinds, take_face_up
from millrace.games.craftsmen.ops.cards import can_draw, discard, kind_options, refill
from millrace.games.craftsmen.ops.stages import (
    BY_TOKEN,
    DISCS,
    NO_DISC,
    USED,
    privilege_options,
    use_privilege,
)
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.kernel.operation import Choice, Step
from millrace.kernel.stack import CHANCE, NOBODY, Frame

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


class Craft(Choice[State]):  # a: work points left, b: the disc
    name = "craft"
    bounds = (0, 5, 0, DISCS)

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


# Raw materials --------------------------------------------------------------------------------------------


class Raw(Choice[State]):  # a: units left of the two that one work point makes
    """Rules C10.8 and R-27: the second unit only if there is room and a wish for it."""

    name = "raw"
    bounds = (0, 2, 0, 0)

    def applies(self, s: State, f: Frame) -> bool:
        return f.a > 0 and len(raw_goods(s.seats[f.seat])) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        found = [A_GOOD + good for good in raw_goods(s.seats[f.seat])]
        return found if f.a == 2 else [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action != SKIP:
            s.ask(OP_RAW, f.seat, 0, f.a - 1)
            make_raw(s, f.seat, action - A_GOOD)


def make_raw(s: State, seat: int, good: int) -> None:
    s.tell(E_RAW, seat, 0, good)
    s.ask(OP_RAW_PLACE, seat, 0, good)


class RawPlace(Choice[State]):  # a: the good
    """To the fair, or onto an input icon for it."""

    name = "raw_place"
    bounds = (0, N_GOODS - 1, 0, 0)

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

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SLOT + icon for icon in empty_icons(s.seats[f.seat], EMPTY)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        put_on_fair(s, f.seat, -1)
        fill(s, f.seat, action - A_SLOT)


# Half-products and final goods ----------------------------------------------------------------------------


def score(s: State, seat: int, source: int, n: int) -> None:
    if n:
        s.seats[seat].vp += n
        s.tell(E_POINTS, seat, source, n)


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

    def options(self, s: State, f: Frame) -> list[int]:
        return [*(A_SLOT + icon for icon in empty_icons(s.seats[f.seat], f.a)), A_ROW + f.a - FIRST_HALF]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action >= A_ROW:
            deliver(s, f.seat, action - A_ROW)
        else:
            fill(s, f.seat, action - A_SLOT)


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


# Ships ----------------------------------------------------------------------------------------------------


def has_room(s: State, row: int) -> bool:
    return s.holds[2 * row + 1] == EMPTY


def can_bribe(s: State, seat: int, row: int) -> bool:
    """Rules C10.6.3-C10.6.4: a card to give, and not one's own marker to remove."""
    return s.seats[seat].capital != 0 and s.holds[2 * row] != seat


def ships_for(s: State, seat: int, good: int) -> list[int]:
    rows = [(ship, row_of(ship, good)) for ship in range(N_SHIPS)]
    return [ship for ship, row in rows if row != EMPTY and (has_room(s, row) or can_bribe(s, seat, row))]


class Ship(Choice[State]):  # a: the good, b: points for making it
    """Rule C10.6: where there is room it must be shipped; a bribe is voluntary."""

    name = "ship"
    bounds = (FIRST_HALF + N_ROWS, N_GOODS - 1, 0, 9)

    def applies(self, s: State, f: Frame) -> bool:
        if ships_for(s, f.seat, f.a):
            return True
        s.tell(E_LOST, f.seat, 0, f.a)
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        found = [A_SHIP + ship for ship in ships_for(s, f.seat, f.a)]
        if any(row.good == f.a and has_room(s, i) for i, row in enumerate(HOLD)):
            return found
        return [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            s.tell(E_LOST, f.seat, 0, f.a)
            return
        row = row_of(action - A_SHIP, f.a)
        if has_room(s, row):
            load_ship(s, f.seat, row, f.b)
        else:
            s.ask(OP_BRIBE, f.seat, 0, row, f.b)


class Bribe(Choice[State]):  # a: row of the hold, b: points for making the good
    name = "bribe"
    bounds = (0, len(HOLD) - 1, 0, 9)

    def options(self, s: State, f: Frame) -> list[int]:
        return kind_options(s, f.seat)

    def pick(self, s: State, f: Frame, action: int) -> None:
        discard(s, f.seat, action - A_KIND)
        load_ship(s, f.seat, f.a, f.b)


def load_ship(s: State, seat: int, row: int, vp: int) -> None:
    """The older marker lies left; with both slots taken the left one leaves."""
    left, right = 2 * row, 2 * row + 1
    pushed = EMPTY
    if s.holds[left] == EMPTY:
        s.holds[left] = seat
    elif s.holds[right] == EMPTY:
        s.holds[right] = seat
    else:
        pushed = s.holds[left]
        s.holds[left], s.holds[right] = s.holds[right], seat
    s.tell(E_SHIPPED, seat, 0, row, pushed)
    score(s, seat, S_SHIP, vp)


# Work tokens ----------------------------------------------------------------------------------------------


class Gap(Step[State]):
    """Rule C5.7: between two stages the players may spend work tokens, asked in turn order."""

    name = "gap"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        for seat in reversed(s.order):
            if s.seats[seat].works:
                s.ask(OP_TOKEN, seat)


class SpendToken(Choice[State]):
    name = "token"

    def applies(self, s: State, f: Frame) -> bool:
        return s.seats[f.seat].works > 0 and len(uses_of_work(s, f.seat)) > 0

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_SPEND, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        s.seats[f.seat].works -= 1
        s.work_pool += 1
        s.tell(E_TOKEN, f.seat, 0, 1, -1)
        s.ask(OP_TOKEN, f.seat)
        s.ask(OP_REFILL, NOBODY)
        s.ask(OP_LIMIT, f.seat, 0, HAND_MOST)
        s.ask(OP_CRAFT, f.seat, 0, 1, NO_DISC | USED | BY_TOKEN)
