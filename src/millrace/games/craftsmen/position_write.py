"""Positions as documents: writing one. `position.py` reads them back."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import (
    CAPITAL_KEYS,
    COPIES,
    N_CAPITAL,
    N_TOWN,
    QUEUE,
    SEASON_KEYS,
    TOWN_KEYS,
)
from millrace.games.craftsmen.content.buildings import CARD_INPUTS, CARDS
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.numbers import EMPTY, N_SOURCES
from millrace.games.craftsmen.ops.assistants import cell
from millrace.games.craftsmen.rules import RULES
from millrace.games.craftsmen.state import State
from millrace.games.craftsmen.view import owner_key
from millrace.kernel.bits import bits
from millrace.kernel.pending import FrameBook

CARD_KEYS: Final = [card.key for card in CARDS]
COPY_KEYS: Final = [f"{CAPITAL_KEYS[card // COPIES]}{'abcd'[card % COPIES]}" for card in range(N_CAPITAL)]
BOOK: Final = FrameBook(RULES, N_SOURCES)


def write_position(s: State) -> dict[str, object]:
    """The state in full, with the pending frames. It shows every hand: never send it to a player."""
    return {
        "millrace": "position",
        "game": "craftsmen",
        "players": len(s.seats),
        "year": s.year,
        "season": SEASON_KEYS[s.season],
        "order": [seat + 1 for seat in s.order],
        "capital_up": [_copy(card) for card in s.capital_up],
        "discards": [_copy(card) for card in bits(s.discards)],
        "mayor": [_copy(card) for card in bits(s.mayor)],
        "display": [_card(card) for card in s.display],
        "tops": [CARD_KEYS[entry % 100] for entry in s.tops],
        "bottoms": [CARD_KEYS[entry % 100] for entry in s.bottoms],
        "looked": [CARD_KEYS[card] for card in s.looked],
        "queues": {
            TOWN_KEYS[b]: [[owner_key(s.queues[cell(b, x, layer)]) for layer in (0, 1)] for x in range(QUEUE)]
            for b in range(N_TOWN)
        },
        "pictures": {
            TOWN_KEYS[b]: s.pictures[b * len(s.seats) : (b + 1) * len(s.seats)] for b in range(N_TOWN)
        },
        "track": [seat + 1 for seat in s.track],
        "granary": [owner_key(owner) for owner in s.granary],
        "holds": [owner_key(owner) for owner in s.holds],
        "bonus": [owner_key(owner) for owner in s.bonus],
        "privilege_pool": s.privilege_pool,
        "work_pool": s.work_pool,
        "seats": [_write_seat(s, seat) for seat in range(len(s.seats))],
        "stack": BOOK.write(s.stack),
    }


def _copy(card: int) -> str | None:
    return None if card == EMPTY else COPY_KEYS[card]


def _card(card: int) -> str | None:
    return None if card == EMPTY else CARD_KEYS[card]


def _write_seat(s: State, seat: int) -> dict[str, object]:
    p = s.seats[seat]
    return {
        "vp": p.vp,
        "capital": [_copy(card) for card in bits(p.capital)],
        "cards": [CARD_KEYS[card] for card in p.cards],
        "row": [
            {
                "card": CARD_KEYS[card],
                "filled": [GOOD_KEYS[g] for i, g in enumerate(CARD_INPUTS[card]) if p.filled[at] >> i & 1],
            }
            for at, card in enumerate(p.row)
        ],
        "fair": p.fair,
        "privileges": p.privileges,
        "works": p.works,
        "assistants": p.assistants,
        "passed": bool(p.has_passed),
        "pictures": p.pictures,
    }
