"""Rules C11 and C12: stage V, the merchants' guild, and stage VI, the town hall."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import FAIR_MOST, MERCHANTS, TOKENS_MOST, TOWN_HALL, TRACK_SPACES
from millrace.games.craftsmen.content.goods import FIRST_HALF, N_ROWS
from millrace.games.craftsmen.names import good_name, owner_name
from millrace.games.craftsmen.numbers import (
    A_CHANGE_ORDER,
    A_KIND,
    A_PRIVILEGE,
    A_ROW,
    A_SHIP,
    A_SLOT,
    A_TAKE_PRIVILEGE,
    A_TAKE_WORK,
    A_TOKEN,
    E_MERCHANT,
    E_TOKEN,
    E_TRACK,
    E_WAIVED,
    EMPTY,
    NATURAL,
    OP_MERCHANT_PAY,
    OP_MERCHANT_SLOT,
    OP_MERCHANTS,
    SKIP,
)
from millrace.games.craftsmen.ops.assistants import give_card
from millrace.games.craftsmen.ops.cards import discard, kind_options, no_such_card
from millrace.games.craftsmen.ops.craft import empty_icons, fill, put_on_fair
from millrace.games.craftsmen.ops.stages import (
    ACTING,
    privilege_options,
    privilege_reason,
    take_privilege,
    use_privilege,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, refusal
from millrace.kernel.stack import Frame

BY_CUBE: Final = 1  # the privilege: a cube of the fair pays


def rows_for_sale(s: State, seat: int) -> list[int]:
    """Rules C11.1-C11.4: rows whose lower marker is not one's own and finds an empty icon."""
    p = s.seats[seat]
    return [
        row
        for row in range(N_ROWS)
        if s.granary[2 * row] not in (EMPTY, seat) and empty_icons(p, FIRST_HALF + row)
    ]


class Merchants(Choice[State]):  # a: 0 or BY_CUBE, b: the disc
    name = "merchants"
    bounds = ACTING
    clause = "C11.1"

    def options(self, s: State, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        rows = rows_for_sale(s, f.seat)
        if f.a == BY_CUBE:
            return [A_ROW + row for row in rows]
        found = [A_ROW + row for row in rows] if p.capital else []
        if rows and p.fair:
            found += privilege_options(s, f.seat, f.b)
        return [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            s.tell(E_WAIVED, f.seat, 0, MERCHANTS)
        elif action in (A_PRIVILEGE, A_TOKEN):
            disc = use_privilege(s, f.seat, MERCHANTS, f.b, action)
            s.ask(OP_MERCHANTS, f.seat, 0, BY_CUBE, disc)
        else:
            row = action - A_ROW
            icons = empty_icons(s.seats[f.seat], FIRST_HALF + row)
            if len(icons) > 1:
                s.ask(OP_MERCHANT_SLOT, f.seat, 0, row, f.a)
            else:
                purchase(s, f.seat, row, icons[0], f.a)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action in (A_PRIVILEGE, A_TOKEN):
            return privilege_reason(s, f, action)
        if not A_ROW <= action < A_SHIP:
            return super().reason(s, f, action)
        row = action - A_ROW
        good = good_name(FIRST_HALF + row)
        if s.granary[2 * row] == EMPTY:
            return refusal("row-empty", self.clause, good=good)
        if s.granary[2 * row] == f.seat:
            return refusal("own-goods", "C11.2", good=good)
        if not empty_icons(s.seats[f.seat], FIRST_HALF + row):
            return refusal("no-icon", "C11.4", good=good)
        return refusal("no-capital", "C11.3")


class MerchantSlot(Choice[State]):  # a: row, b: 0 or BY_CUBE
    name = "merchant_slot"
    bounds = (0, N_ROWS - 1, 0, 1)
    clause = "C11.4"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SLOT + icon for icon in empty_icons(s.seats[f.seat], FIRST_HALF + f.a)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        purchase(s, f.seat, f.a, action - A_SLOT, f.b)


def purchase(s: State, seat: int, row: int, icon: int, way: int) -> None:
    """Rules C11.3-C11.6: the marker leaves, the unit lies on the icon, the price is paid."""
    owner = s.granary[2 * row]
    s.granary[2 * row], s.granary[2 * row + 1] = s.granary[2 * row + 1], EMPTY
    s.tell(E_MERCHANT, seat, 0, row, owner)
    fill(s, seat, icon)
    if way != BY_CUBE:
        s.ask(OP_MERCHANT_PAY, seat, 0, owner)
        return
    put_on_fair(s, seat, -1)
    if owner != NATURAL and s.seats[owner].fair < FAIR_MOST:
        put_on_fair(s, owner, 1)


class MerchantPay(Choice[State]):  # a: the marker's owner, or NATURAL
    name = "merchant_pay"
    bounds = (0, NATURAL, 0, 0)
    clause = "C11.3"

    def options(self, s: State, f: Frame) -> list[int]:
        return kind_options(s, f.seat)

    def pick(self, s: State, f: Frame, action: int) -> None:
        if f.a == NATURAL:
            discard(s, f.seat, action - A_KIND)
        else:
            give_card(s, f.seat, f.a, action - A_KIND)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"owner": owner_name(f.a)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        return no_such_card(action) or super().reason(s, f, action)


class TownHall(Choice[State]):  # b: the disc
    """Rule C12: a token, or an assistant on the order-change track."""

    name = "town_hall"
    bounds = ACTING
    clause = "C12.1"

    def options(self, s: State, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        found: list[int] = []
        if s.privilege_pool and p.privileges < TOKENS_MOST:
            found.append(A_TAKE_PRIVILEGE)
        if s.work_pool and p.works < TOKENS_MOST:
            found.append(A_TAKE_WORK)
        if len(s.seats) > 2 and len(s.track) < TRACK_SPACES and f.seat not in s.track:
            found.append(A_CHANGE_ORDER)
        return [*found, SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            s.tell(E_WAIVED, f.seat, 0, TOWN_HALL)
        elif action == A_TAKE_PRIVILEGE:
            take_privilege(s, f.seat)
        elif action == A_TAKE_WORK:
            s.work_pool -= 1
            s.seats[f.seat].works += 1
            s.tell(E_TOKEN, f.seat, 0, 1, 1)
        else:
            s.queues[TOWN_HALL * 6 + f.b] = EMPTY
            s.track.append(f.seat)
            s.tell(E_TRACK, f.seat, 0, len(s.track) - 1)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        p = s.seats[f.seat]
        if action == A_TAKE_PRIVILEGE:
            has_most = p.privileges >= TOKENS_MOST
            return refusal("tokens-most" if has_most else "pool-empty", "C12.2", most=TOKENS_MOST)
        if action == A_TAKE_WORK:
            has_most = p.works >= TOKENS_MOST
            return refusal("tokens-most" if has_most else "pool-empty", "C12.3", most=TOKENS_MOST)
        if action != A_CHANGE_ORDER:
            return super().reason(s, f, action)
        if len(s.seats) == 2:
            return refusal("two-players", "C17.3")
        if f.seat in s.track:
            return refusal("on-track", "C12.4")
        return refusal("track-full", "C12.4", most=TRACK_SPACES)
