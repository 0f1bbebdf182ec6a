"""Actions as short text and back: `send bankers`, `capital violet-2`, `card tailor-1`."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import CAPITAL_KEYS, TOWN_KEYS
from millrace.games.craftsmen.content.buildings import CARD_INPUTS, CARDS, TIER_KEYS
from millrace.games.craftsmen.content.goods import FIRST_HALF, GOOD_KEYS, N_RAW, N_ROWS
from millrace.games.craftsmen.content.ships import N_SHIPS
from millrace.games.craftsmen.names import SPACE_KEYS
from millrace.games.craftsmen.numbers import (
    A_AUCTION,
    A_BID,
    A_BOTTOM,
    A_BUY,
    A_CAPITAL,
    A_CARD,
    A_CHANGE_ORDER,
    A_DRAW,
    A_FAIR,
    A_GOOD,
    A_KIND,
    A_LEFT,
    A_POINTS,
    A_PRIVILEGE,
    A_RIGHT,
    A_ROW,
    A_SHIP,
    A_SLOT,
    A_SPACE,
    A_SPEND,
    A_TAKE_PRIVILEGE,
    A_TAKE_WORK,
    A_TIER,
    A_TOKEN,
    A_TOP,
    A_TOWN,
    A_TRADE,
    BID_MOST,
    N_ACTIONS,
    PASS,
    SKIP,
)
from millrace.kernel.catalogue import Catalogue, Kind

_PLACES: Final = tuple(f"{tier}-{place}" for tier in TIER_KEYS[:3] for place in (1, 2))


def _icon_key(i: int) -> str:
    """An input icon goes by its card and the good it takes; some cards have fewer than two."""
    inputs = CARD_INPUTS[i // 2]
    return f"{CARDS[i // 2].key} {GOOD_KEYS[inputs[i % 2]]}" if i % 2 < len(inputs) else ""


KINDS: Final[tuple[Kind, ...]] = (
    Kind("skip", SKIP, [""]),
    Kind("pass", PASS, [""]),
    Kind("send", A_TOWN, list(TOWN_KEYS)),
    Kind("stack", A_SPACE, list(SPACE_KEYS)),
    Kind("capital", A_KIND, list(CAPITAL_KEYS)),
    Kind("points", A_POINTS, [""]),
    Kind("draw", A_DRAW, [""]),
    Kind("card", A_CARD, [card.key for card in CARDS]),
    Kind("left", A_LEFT, [""]),
    Kind("right", A_RIGHT, [""]),
    Kind("buy", A_BUY, list(_PLACES)),
    Kind("auction", A_AUCTION, list(_PLACES)),
    Kind("bid", A_BID, [str(bid) for bid in range(BID_MOST + 1)]),
    Kind("look", A_TIER, list(TIER_KEYS[:3])),
    Kind("top", A_TOP, [""]),
    Kind("bottom", A_BOTTOM, [""]),
    Kind("privilege", A_PRIVILEGE, [""]),
    Kind("token", A_TOKEN, [""]),
    Kind("make", A_GOOD, list(GOOD_KEYS[:N_RAW])),
    Kind("fair", A_FAIR, [""]),
    Kind("trade", A_TRADE, [""]),
    Kind("input", A_SLOT, [_icon_key(i) for i in range(2 * len(CARDS))]),
    Kind("granary", A_ROW, list(GOOD_KEYS[FIRST_HALF : FIRST_HALF + N_ROWS])),
    Kind("ship", A_SHIP, [str(ship + 1) for ship in range(N_SHIPS)]),
    Kind("take-privilege", A_TAKE_PRIVILEGE, [""]),
    Kind("take-work", A_TAKE_WORK, [""]),
    Kind("change-order", A_CHANGE_ORDER, [""]),
    Kind("spend", A_SPEND, [""]),
    Kind("drawn", A_CAPITAL, [f"{CAPITAL_KEYS[card // 4]}{'abcd'[card % 4]}" for card in range(48)]),
)

ACTIONS: Final = Catalogue(KINDS, N_ACTIONS)
