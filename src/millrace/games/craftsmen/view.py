"""What a seat may see: a whitelist of the state, by keys. Hands of others and piles show numbers only."""

from __future__ import annotations

from millrace.games.craftsmen import hand, situation
from millrace.games.craftsmen.capital import hand_worth
from millrace.games.craftsmen.content.board import (
    CAPITAL_KEYS,
    N_TOWN,
    QUEUE,
    SEASON_KEYS,
    TOWN_KEYS,
    kind_of,
)
from millrace.games.craftsmen.content.buildings import CARD_INPUTS, CARDS, TIER_KEYS
from millrace.games.craftsmen.content.goods import FIRST_HALF, GOOD_KEYS, N_ROWS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD, N_SHIPS
from millrace.games.craftsmen.hand import capital_keys
from millrace.games.craftsmen.numbers import EMPTY, NATURAL
from millrace.games.craftsmen.ops.assistants import cell
from millrace.games.craftsmen.ops.cards import pile_size
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.games.craftsmen.view_types import HoldView, Owner, SeatView, TownView, View


def view(s: State, seat: int) -> View:
    """The table as one seat sees it; the cards it looks at with the notary's privilege included."""
    looks = bool(s.stack) and s.stack[-1].seat == seat
    stage, stages_over = situation.stages(s)
    return {
        "year": s.year,
        "season": SEASON_KEYS[s.season],
        "phase": situation.phase_of(s),
        "stage": stage,
        "stages_over": stages_over,
        "acting": situation.acting(s),
        "work": situation.work_left(s),
        "auction": situation.auction(s, seat),
        "payment": situation.payment(s, seat),
        "build": situation.building_under_way(s, seat),
        "year_end": situation.year_end(s),
        "order": [at + 1 for at in s.order],
        "capital": {
            "pile": s.pile.bit_count(),
            "discards": capital_keys(s.discards),
            "up": [CAPITAL_KEYS[kind_of(card)] if card != EMPTY else None for card in s.capital_up],
            "mayor": capital_keys(s.mayor),
        },
        "market": {
            TIER_KEYS[tier]: {
                "pile": pile_size(s, tier),
                "up": [CARDS[c].key if c != EMPTY else None for c in s.display[2 * tier : 2 * tier + 2]],
            }
            for tier in range(3)
        },
        "town": {TOWN_KEYS[b]: _town(s, b, seat) for b in range(N_TOWN)},
        "track": [at + 1 for at in s.track],
        "granary": {
            GOOD_KEYS[FIRST_HALF + row]: [owner_key(owner) for owner in s.granary[2 * row : 2 * row + 2]]
            for row in range(N_ROWS)
        },
        "ships": [_ship(s, ship) for ship in range(N_SHIPS)],
        "tokens": {"privilege": s.privilege_pool, "work": s.work_pool},
        "bonus": {GOOD_KEYS[token.good]: owner_key(s.bonus[i]) for i, token in enumerate(BONUS_TOKENS)},
        "looked": [CARDS[card].key for card in s.looked] if looks else len(s.looked),
        "seats": [_seat(p, is_own=i == seat) for i, p in enumerate(s.seats)],
    }


def owner_key(owner: int) -> Owner:
    if owner == EMPTY:
        return None
    return "natural" if owner == NATURAL else owner + 1


def _town(s: State, building: int, viewer: int) -> TownView:
    n = len(s.seats)
    return {
        "queue": [
            [owner_key(s.queues[cell(building, space, layer)]) for layer in (0, 1)] for space in range(QUEUE)
        ],
        "picture": s.pictures[building * n : (building + 1) * n],
        "places": situation.places(s, viewer, building),
    }


def _ship(s: State, ship: int) -> list[HoldView]:
    return [
        {
            "good": GOOD_KEYS[row.good],
            "vp": row.vp,
            "slots": [owner_key(o) for o in s.holds[2 * i : 2 * i + 2]],
        }
        for i, row in enumerate(HOLD)
        if row.ship == ship
    ]


def _seat(p: Seat, *, is_own: bool) -> SeatView:
    return {
        "vp": p.vp,
        "capital": capital_keys(p.capital) if is_own else p.capital.bit_count(),
        "worth": hand_worth(p.capital) if is_own else None,
        "colours": hand.colours(p) if is_own else [],
        "cards": [CARDS[card].key for card in p.cards] if is_own else len(p.cards),
        "fits": hand.fits(p) if is_own else {},
        "row": [
            {
                "card": CARDS[card].key,
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
