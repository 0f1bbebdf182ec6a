"""Why an action is not offered: a reason, its arguments and the clause. Slow; only people ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from millrace.games.craftsmen.capital import hand_worth, worth_of
from millrace.games.craftsmen.content.board import (
    FEE_POINTS,
    GOLD,
    N_VALUES,
    OWN_MOST,
    QUEUE_OPEN,
    TOKENS_MOST,
    TOWN_MOST,
    TRACK_SPACES,
    kind_of,
)
from millrace.games.craftsmen.content.buildings import (
    BUILD_COST,
    CARD_GOOD,
    CARD_INPUTS,
    CARD_TIER,
    CARDS,
    PRICE,
)
from millrace.games.craftsmen.content.goods import FIRST_HALF
from millrace.games.craftsmen.content.ships import row_of
from millrace.games.craftsmen.describe import capital_name, card_name, good_name, town_name
from millrace.games.craftsmen.numbers import (
    A_AUCTION,
    A_BID,
    A_BUY,
    A_CARD,
    A_CHANGE_ORDER,
    A_FAIR,
    A_GOOD,
    A_KIND,
    A_POINTS,
    A_PRIVILEGE,
    A_ROW,
    A_SHIP,
    A_SLOT,
    A_SPACE,
    A_TAKE_PRIVILEGE,
    A_TAKE_WORK,
    A_TOKEN,
    A_TOWN,
    A_TRADE,
    EMPTY,
    N_ACTIONS,
    OP_BANKERS,
    OP_BANKERS_DISCARD,
    OP_BANKERS_MORE,
    OP_BID,
    OP_BRIBE,
    OP_BUILD,
    OP_CRAFT,
    OP_FEE,
    OP_GRANARY_REWARD,
    OP_HALF_PLACE,
    OP_INVEST,
    OP_LIMIT,
    OP_MAYOR_ANSWER,
    OP_MERCHANT_PAY,
    OP_MERCHANTS,
    OP_NOTARY,
    OP_OPEN,
    OP_PAY,
    OP_RAW,
    OP_RAW_PLACE,
    OP_SEND,
    OP_SHIP,
    OP_STACK,
    OP_SWAP_CARD,
    OP_SWAP_SAWMILL,
    OP_TOWN_HALL,
    OP_TRADE_PLACE,
    SKIP,
)
from millrace.games.craftsmen.ops.assistants import cell, discs_in
from millrace.games.craftsmen.ops.builders import sides_for
from millrace.games.craftsmen.ops.craft import empty_icons
from millrace.games.craftsmen.ops.merchants import rows_for_sale
from millrace.games.craftsmen.ops.stages import DISC, USED
from millrace.games.craftsmen.rules import RULES
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.stack import Frame

Arg = int | str | Message


def _no(key: str, clause: str, **args: Arg) -> Reason:
    return Reason(Message("reason-" + key, dict(args)), clause, key)


def why_not(s: State, action: int) -> Reason:
    """The first thing that stands in the way of an action; for an offered one, that nothing does."""
    if not s.stack:
        return _no("game-over", "C16.2")
    f = s.stack[-1]
    if action in RULES.legal(s):
        return _no("nothing", _CLAUSES.get(f.op, "C5.1"))
    if action in (A_PRIVILEGE, A_TOKEN):
        return _privilege(s, f, action)
    if f.op in _BY_OP and 0 <= action < N_ACTIONS:
        found = _BY_OP[f.op](s, f, action)
        if found is not None:
            return found
    return _no("not-asked", _CLAUSES.get(f.op, "C5.1"))


def _privilege(s: State, f: Frame, action: int) -> Reason:
    if f.op not in (OP_BANKERS_DISCARD, OP_BUILD, OP_NOTARY, OP_CRAFT, OP_MERCHANTS):
        return _no("no-privilege-here", "C5.4")
    if f.b & USED:
        return _no("privilege-used", "C5.5.2")
    is_on_gold = (f.b & DISC) >> 1 == GOLD
    if action == A_PRIVILEGE and not is_on_gold:
        return _no("not-on-gold", "C5.4")
    if action == A_TOKEN and is_on_gold:
        return _no("no-token-needed", "C5.4")
    if action == A_TOKEN and not s.seats[f.seat].privileges:
        return _no("no-token", "C5.5.1")
    return _no("privilege-useless", "C5.4")


# Assistants -----------------------------------------------------------------------------------------------


def _send(s: State, f: Frame, action: int) -> Reason | None:
    if not A_TOWN <= action < A_SPACE:
        return None
    building, n = action - A_TOWN, len(s.seats)
    discs = discs_in(s, building)
    if discs.count(f.seat) >= OWN_MOST:
        return _no("two-assistants", "C4.2.7", town=town_name(building))
    if len(discs) >= TOWN_MOST[n]:
        return _no("town-full", "C4.2.8", town=town_name(building), most=TOWN_MOST[n])
    return _no("fee", "C4.2.5", points=FEE_POINTS[s.year])


def _stack(s: State, f: Frame, action: int) -> Reason | None:
    if not A_SPACE <= action < A_KIND:
        return None
    space = action - A_SPACE
    if space >= QUEUE_OPEN[len(s.seats)]:
        return _no("space-closed", "C17.1")
    if s.queues[cell(f.a, space, 1)] != EMPTY:
        return _no("space-full", "C4.2.3")
    return _no("fee", "C4.2.5", points=FEE_POINTS[s.year])


def _fee(s: State, f: Frame, action: int) -> Reason | None:
    if action == A_POINTS:
        return _no("points", "C4.2.5", need=FEE_POINTS[s.year], have=s.seats[f.seat].vp)
    return _kind(s, f, action)


def _kind(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    if A_KIND <= action < A_POINTS:
        return _no("no-such-card", "C6.4", capital=capital_name(action - A_KIND))
    return None


def _face_up(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    if A_KIND <= action < A_POINTS:
        clause = "C10.5.2" if f.op == OP_GRANARY_REWARD else "C7.1"
        return _no("not-face-up", clause, capital=capital_name(action - A_KIND))
    return None


# Buildings ------------------------------------------------------------------------------------------------


def _build(s: State, f: Frame, action: int) -> Reason | None:
    if not A_CARD <= action < A_CARD + len(CARDS):
        return None
    card, p = action - A_CARD, s.seats[f.seat]
    if card not in p.cards:
        return _no("not-in-hand", "C8.1", card=card_name(card))
    if not sides_for(p, card, is_free=f.a >> 12 & 1 == 1):
        return _no("no-match", "C8.2", card=card_name(card))
    due = BUILD_COST[CARD_TIER[card]] + (f.a & 255)
    return _no("worth", "C8.1", need=due, have=hand_worth(p.capital))


def _pay(s: State, f: Frame, action: int) -> Reason | None:
    if not A_KIND <= action < A_POINTS:
        return None
    kind, p = action - A_KIND, s.seats[f.seat]
    if not p.capital >> kind * 4 & 15:
        return _no("no-such-card", "C6.4", capital=capital_name(kind))
    if not f.a >> 8 >> kind // N_VALUES & 1:
        return _no("wrong-colour", "C9.2.2", capital=capital_name(kind))
    return _no("wasteful", "C6.3", need=(f.a & 255) - worth_of(f.b))


def _notary(s: State, f: Frame, action: int) -> Reason | None:
    if not A_BUY <= action < A_BID:
        return None
    if f.a:
        return _no("action-done", "C9.1")
    slot = (action - A_BUY) % 6
    card, capital = s.display[slot], s.seats[f.seat].capital
    if card == EMPTY:
        return _no("no-card-there", "C9.1")
    if action >= A_AUCTION:
        return _no("worth", "C9.3.1", need=1, have=0)
    have = hand_worth(capital, CARDS[card].colours)
    return _no("worth-in-colours", "C9.2.2", card=card_name(card), need=PRICE[CARD_TIER[card]], have=have)


def _bid(s: State, f: Frame, action: int) -> Reason | None:
    if not A_BID <= action < A_BID + 61:
        return None
    bid, least = action - A_BID, 1 if f.op == OP_OPEN else (f.a & 255) + 1
    if bid < least:
        clause = {OP_OPEN: "C9.3.1", OP_MAYOR_ANSWER: "C9.3.5"}.get(f.op, "C9.3.2")
        return _no("bid-low", clause, need=least)
    return _no("bid-high", "C9.3.2", have=hand_worth(s.seats[f.seat].capital))


# Goods ----------------------------------------------------------------------------------------------------


def _craft(s: State, f: Frame, action: int) -> Reason | None:
    p = s.seats[f.seat]
    if f.op == OP_RAW and not A_GOOD <= action < A_FAIR:
        return None
    if A_GOOD <= action < A_FAIR:
        good = action - A_GOOD
        if all(CARD_GOOD[card] != good for card in p.row):
            return _no("no-building", "C10.3.1", good=good_name(good))
        return _no("no-room", "C10.3.1", good=good_name(good))
    if action == A_TRADE:
        return _no("fair-empty" if not p.fair else "no-raw-icon", "C10.3.2")
    if A_CARD <= action < A_CARD + len(CARDS):
        card = action - A_CARD
        if card not in p.row:
            return _no("not-built", "C10.3.3", card=card_name(card))
        if not CARD_INPUTS[card]:
            return _no("makes-raw", "C10.3.1", card=card_name(card))
        filled = p.filled[p.row.index(card)]
        wanted = next(good for i, good in enumerate(CARD_INPUTS[card]) if not filled >> i & 1)
        return _no("input-missing", "C10.3.4", card=card_name(card), good=good_name(wanted))
    return None


def _place(s: State, f: Frame, action: int) -> Reason | None:
    p = s.seats[f.seat]
    if action == A_FAIR and f.op == OP_RAW_PLACE:
        return _no("fair-full", "C10.4")
    if not A_SLOT <= action < A_ROW:
        return None
    card, icon = divmod(action - A_SLOT, 2)
    if card not in p.row or icon >= len(CARD_INPUTS[card]):
        return _no("no-such-icon", "C10.3.1")
    if p.filled[p.row.index(card)] >> icon & 1:
        return _no("icon-filled", "C10.3.1", card=card_name(card))
    return _no("other-good", "C10.3.1", good=good_name(CARD_INPUTS[card][icon]))


def _ship(s: State, f: Frame, action: int) -> Reason | None:
    if action == SKIP:
        return _no("must-ship", "C10.6.5", good=good_name(f.a))
    if not A_SHIP <= action < A_TAKE_PRIVILEGE:
        return None
    line = row_of(action - A_SHIP, f.a)
    if line == EMPTY:
        return _no("ship-without-row", "C10.6.1", good=good_name(f.a))
    if s.holds[2 * line] == f.seat:
        return _no("own-marker", "C10.6.4")
    return _no("no-bribe", "C10.6.4")


def _merchants(s: State, f: Frame, action: int) -> Reason | None:
    if not A_ROW <= action < A_SHIP:
        return None
    line, p = action - A_ROW, s.seats[f.seat]
    good = good_name(FIRST_HALF + line)
    if s.granary[2 * line] == EMPTY:
        return _no("row-empty", "C11.1", good=good)
    if s.granary[2 * line] == f.seat:
        return _no("own-goods", "C11.2", good=good)
    if not empty_icons(p, FIRST_HALF + line):
        return _no("no-icon", "C11.4", good=good)
    assert line in rows_for_sale(s, f.seat), "nothing else keeps a row from being sold"
    return _no("no-capital", "C11.3")


def _town_hall(s: State, f: Frame, action: int) -> Reason | None:
    p = s.seats[f.seat]
    if action == A_TAKE_PRIVILEGE:
        full = p.privileges >= TOKENS_MOST
        return _no("tokens-most" if full else "pool-empty", "C12.2", most=TOKENS_MOST)
    if action == A_TAKE_WORK:
        full = p.works >= TOKENS_MOST
        return _no("tokens-most" if full else "pool-empty", "C12.3", most=TOKENS_MOST)
    if action == A_CHANGE_ORDER:
        if len(s.seats) == 2:
            return _no("two-players", "C17.3")
        if f.seat in s.track:
            return _no("on-track", "C12.4")
        return _no("track-full", "C12.4", most=TRACK_SPACES)
    return None


def _invest(s: State, f: Frame, action: int) -> Reason | None:
    if not A_KIND <= action < A_POINTS:
        return None
    kinds = {kind_of(card) // N_VALUES for card in range(48) if s.seats[f.seat].capital >> card & 1}
    if not f.a and len(kinds) < 4:
        return _no("four-colours", "C15.4")
    if (action - A_KIND) // N_VALUES != f.a:
        return _no("other-colour", "C15.4", capital=capital_name(action - A_KIND))
    return _no("no-such-card", "C15.4", capital=capital_name(action - A_KIND))


def _limit(s: State, f: Frame, action: int) -> Reason | None:
    if action == SKIP:
        return _no("over-limit", "C6.5", most=f.a, have=s.seats[f.seat].capital.bit_count())
    return _kind(s, f, action)


def _card(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    if A_CARD <= action < A_CARD + len(CARDS):
        card = card_name(action - A_CARD)
        if f.op == OP_SWAP_SAWMILL:
            return _no("not-in-box", "C2.4.2", card=card)
        return _no("not-in-hand", "C2.4.1", card=card)
    return None


_BY_OP: Final[dict[int, Callable[[State, Frame, int], Reason | None]]] = {
    OP_SEND: _send,
    OP_STACK: _stack,
    OP_FEE: _fee,
    OP_LIMIT: _limit,
    OP_BANKERS: _face_up,
    OP_BANKERS_MORE: _face_up,
    OP_BANKERS_DISCARD: _kind,
    OP_BUILD: _build,
    OP_PAY: _pay,
    OP_NOTARY: _notary,
    OP_OPEN: _bid,
    OP_BID: _bid,
    OP_MAYOR_ANSWER: _bid,
    OP_CRAFT: _craft,
    OP_RAW: _craft,
    OP_RAW_PLACE: _place,
    OP_TRADE_PLACE: _place,
    OP_HALF_PLACE: _place,
    OP_GRANARY_REWARD: _face_up,
    OP_SHIP: _ship,
    OP_BRIBE: _kind,
    OP_MERCHANTS: _merchants,
    OP_MERCHANT_PAY: _kind,
    OP_TOWN_HALL: _town_hall,
    OP_INVEST: _invest,
    OP_SWAP_CARD: _card,
    OP_SWAP_SAWMILL: _card,
}
_CLAUSES: Final = {
    OP_SWAP_CARD: "C2.4.1",
    OP_SWAP_SAWMILL: "C2.4.2",
    OP_SEND: "C4.2.1",
    OP_STACK: "C4.2.3",
    OP_FEE: "C4.2.5",
    OP_LIMIT: "C6.5",
    OP_BANKERS: "C7.1",
    OP_BANKERS_MORE: "C7.1",
    OP_BANKERS_DISCARD: "C7.2",
    OP_BUILD: "C8.1",
    OP_PAY: "C6.1",
    OP_NOTARY: "C9.1",
    OP_OPEN: "C9.3.1",
    OP_BID: "C9.3.2",
    OP_MAYOR_ANSWER: "C9.3.5",
    OP_CRAFT: "C10.3",
    OP_RAW: "C10.8",
    OP_RAW_PLACE: "C10.3.1",
    OP_TRADE_PLACE: "C10.3.2",
    OP_HALF_PLACE: "C10.5",
    OP_GRANARY_REWARD: "C10.5.2",
    OP_SHIP: "C10.6.1",
    OP_BRIBE: "C10.6.3",
    OP_MERCHANTS: "C11.1",
    OP_MERCHANT_PAY: "C11.3",
    OP_TOWN_HALL: "C12.1",
    OP_INVEST: "C15.4",
}
