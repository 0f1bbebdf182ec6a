"""Events as facts, for programs: which kind, what it concerns, how much, from where, and where to look.

Places are those of the rows of options; where something came from may also be one of `components.PLACE_KEYS`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from millrace.games.craftsmen.content.board import CAPITAL_KEYS, SEASON_KEYS, TOWN_KEYS, kind_of
from millrace.games.craftsmen.content.buildings import CARD_GOOD, CARD_INPUTS, CARDS, TIER_KEYS
from millrace.games.craftsmen.content.goods import FIRST_HALF, GOOD_KEYS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD
from millrace.games.craftsmen.numbers import (
    E_BIDS,
    E_BONUS,
    E_BOUGHT,
    E_BUILDING_UP,
    E_BUILT,
    E_DEALT_UP,
    E_DISCARDED,
    E_DREW,
    E_DREW_BUILDING,
    E_FAIR,
    E_FEE_CARD,
    E_GRANARY,
    E_INPUT,
    E_INVESTED,
    E_LOOKS,
    E_LOST,
    E_MADE,
    E_MAYOR,
    E_MAYOR_OFFERS,
    E_MERCHANT,
    E_OPENS,
    E_ORDER,
    E_PAID,
    E_PHASE,
    E_POINTS,
    E_PRIVILEGE,
    E_RAW,
    E_RESHUFFLED,
    E_RETURNED,
    E_SAWMILL,
    E_SEASON,
    E_SENT,
    E_SHIP_RANK,
    E_SHIPPED,
    E_SHOWN,
    E_STACKED,
    E_STAGE,
    E_SWAPPED,
    E_TOKEN,
    E_TOOK,
    E_TRACK,
    E_UNDER,
    E_WAIVED,
    E_WINS,
    EMPTY,
)

# what is told, in the order of the numbers E_...
EVENT_KINDS: Final[tuple[str, ...]] = (
    *("capital_up", "building_up", "drew", "drew_building", "sawmill", "swapped", "order", "season", "phase"),
    *("stage", "points", "sent", "stacked", "gave", "passed", "waived", "took", "discarded", "paid"),
    *("reshuffled", "privilege", "built", "bonus", "bought", "opened", "bid", "mayor_drew", "mayor_offered"),
    *("under", "looked", "shown", "returned", "raw", "fair", "input", "made", "granary", "shipped", "lost"),
    *("merchant", "token", "track", "ship_rank", "invested", "won"),
)
PHASE_KEYS: Final[tuple[str, ...]] = ("assistants", "buildings", "end", "year-end")

# capital and building cards: from where, and whether they come to a hand or leave it
_CAPITAL: Final = {
    E_DEALT_UP: ("pile", 0),
    E_DREW: ("pile", 1),
    E_TOOK: ("", 1),
    E_DISCARDED: ("hand", -1),
    E_PAID: ("hand", -1),
    E_MAYOR: ("pile", 0),
    E_INVESTED: ("hand", -1),
    E_FEE_CARD: ("hand", -1),
}
_CARDS: Final = {
    E_BUILDING_UP: ("pile", 0),
    E_DREW_BUILDING: ("pile", 1),
    E_SAWMILL: ("", 0),
    E_BOUGHT: ("", 1),
    E_UNDER: ("", 0),
    E_SHOWN: ("", 0),
    E_RETURNED: ("", 0),
    E_BUILT: ("hand", -1),
}
_TOWN: Final = (E_STAGE, E_SENT, E_STACKED, E_WAIVED, E_PRIVILEGE)
_AMOUNTS: Final = (E_POINTS, E_BIDS, E_MAYOR_OFFERS, E_RESHUFFLED, E_WINS)


class Fact(NamedTuple):
    """What an event is about beside its kind and its seat."""

    what: str = ""
    amount: int = 0
    origin: str = ""
    places: tuple[str, ...] = ()


def fact_of(kind: int, a: int, b: int) -> Fact:
    """The fact of an event; a card that the viewer may not know is EMPTY and has no name."""
    if kind in _CAPITAL:
        origin, amount = _CAPITAL[kind]
        return Fact(CAPITAL_KEYS[kind_of(a)] if a != EMPTY else "", amount, origin)
    if kind in _CARDS:
        origin, amount = _CARDS[kind]
        key = CARDS[a].key if a != EMPTY else ""
        return Fact(key, amount, origin, (key,) if key else ())
    if kind in _TOWN:
        return Fact(TOWN_KEYS[a], places=(TOWN_KEYS[a],))
    if kind in _AMOUNTS:
        return Fact(amount=a)
    if kind in (E_ORDER, E_TRACK):
        return Fact(amount=a + 1)
    if kind == E_SEASON:
        return Fact(SEASON_KEYS[b], a)
    if kind == E_PHASE:
        return Fact(PHASE_KEYS[a])
    if kind in (E_SWAPPED, E_LOOKS):
        return Fact(TIER_KEYS[a])
    if kind == E_OPENS:
        return Fact(CARDS[a].key, b, places=(CARDS[a].key,))
    return _goods(kind, a, b)


def _goods(kind: int, a: int, b: int) -> Fact:
    """Production and trade, tokens and ships."""
    if kind in (E_RAW, E_LOST):
        return Fact(GOOD_KEYS[a], 1 if kind == E_RAW else -1, places=(GOOD_KEYS[a],) if kind == E_RAW else ())
    if kind == E_FAIR:
        return Fact(amount=a)
    if kind == E_INPUT:
        good = GOOD_KEYS[CARD_INPUTS[a][b]]
        return Fact(good, 1, places=(CARDS[a].key, f"{CARDS[a].key} {good}"))
    if kind == E_MADE:
        return Fact(GOOD_KEYS[CARD_GOOD[a]], 1, CARDS[a].key, (CARDS[a].key,))
    if kind in (E_GRANARY, E_MERCHANT):
        good = GOOD_KEYS[FIRST_HALF + a]
        is_bought = kind == E_MERCHANT
        return Fact(good, 1, "granary" if is_bought else "", (good,))
    if kind == E_SHIPPED:
        return Fact(GOOD_KEYS[HOLD[a].good], 1, places=(str(HOLD[a].ship + 1),))
    if kind == E_SHIP_RANK:
        return Fact(str(a + 1), b + 1, places=(str(a + 1),))
    if kind == E_TOKEN:
        return Fact("work" if a else "privilege", b)
    if kind == E_BONUS:
        return Fact(GOOD_KEYS[BONUS_TOKENS[a].good], BONUS_TOKENS[a].vp)
    return Fact()
