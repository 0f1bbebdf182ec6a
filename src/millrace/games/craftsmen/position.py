"""Positions as documents: written by hand or saved from any moment. `docs/positions.md` describes the form.

Piles are not written: what lies nowhere else lies in them. Whatever contradicts the box is refused by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from millrace.games.craftsmen.content.board import (
    ASSISTANTS,
    CAPITAL_KEYS,
    COPIES,
    FAIR_MOST,
    HAND_MOST,
    N_CAPITAL,
    N_TOWN,
    QUEUE,
    QUEUE_OPEN,
    SEASON_KEYS,
    TOKENS,
    TOKENS_MOST,
    TOWN_KEYS,
    TOWN_MOST,
    TRACK_SPACES,
)
from millrace.games.craftsmen.content.buildings import (
    CARD_INPUTS,
    CARD_TIER,
    CARDS,
    N_CARDS,
    SAWMILL,
    in_tier,
)
from millrace.games.craftsmen.content.goods import GOOD_KEYS, N_ROWS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD
from millrace.games.craftsmen.numbers import (
    EMPTY,
    N_SOURCES,
    NATURAL,
    OP_ASSISTANTS,
    OP_END_SEASON,
    OP_NEXT_SEASON,
    OP_SEND,
    OP_STAGE,
)
from millrace.games.craftsmen.ops.assistants import cell, discs_in
from millrace.games.craftsmen.ops.start import new_table
from millrace.games.craftsmen.rules import RULES
from millrace.games.craftsmen.state import State
from millrace.games.craftsmen.view import owner_key
from millrace.kernel.bits import bits
from millrace.kernel.document import Place
from millrace.kernel.pending import FrameBook, check_top
from millrace.kernel.stack import NOBODY

CARD_KEYS: Final = [card.key for card in CARDS]
_COPY_KEYS: Final = [f"{CAPITAL_KEYS[card // COPIES]}{'abcd'[card % COPIES]}" for card in range(N_CAPITAL)]
_MOST: Final = 999

_FIELDS: Final = (
    *("millrace", "game", "players", "year", "season", "order", "capital_up", "discards", "mayor", "display"),
    *("tops", "bottoms", "looked", "queues", "pictures", "track", "granary", "holds", "bonus"),
    *("privilege_pool", "work_pool", "seats", "turn", "stack"),
)
_SEAT_FIELDS: Final = (
    *("vp", "capital", "cards", "row", "fair", "privileges", "works", "assistants", "passed", "pictures"),
)

# Pending frames -------------------------------------------------------------------------------------------

BOOK: Final = FrameBook(RULES, N_SOURCES)

# Writing --------------------------------------------------------------------------------------------------


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
    return None if card == EMPTY else _COPY_KEYS[card]


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


# Reading --------------------------------------------------------------------------------------------------


class _Capital:
    """Hands out capital cards: `violet-2` is any copy that is left, `violet-2c` that one."""

    def __init__(self, doc: Place) -> None:
        self.taken = 0
        self.named = _named_copies(doc.value)

    def card(self, item: Place) -> int:
        if item.value in CAPITAL_KEYS:
            kind = CAPITAL_KEYS.index(str(item.value))
            for card in range(kind * COPIES, (kind + 1) * COPIES):
                if not (self.taken | self.named) >> card & 1:
                    self.taken |= 1 << card
                    return card
            raise item.refuse(f"the box has only {COPIES} cards {item.value}")
        card = item.index(_COPY_KEYS)
        if self.taken >> card & 1:
            raise item.refuse("this card lies somewhere else already")
        self.taken |= 1 << card
        return card

    def mask(self, place: Place) -> int:
        found = 0
        for item in place.items(0, N_CAPITAL):
            found |= 1 << self.card(item)
        return found


def _named_copies(value: object) -> int:
    """The cards a document names with their copy, wherever they stand."""
    found = 0
    if isinstance(value, dict):
        for inner in value.values():
            found |= _named_copies(inner)
    elif isinstance(value, list):
        for inner in value:
            found |= _named_copies(inner)
    elif value in _COPY_KEYS:
        found = 1 << _COPY_KEYS.index(str(value))
    return found


def read_position(document: Mapping[str, object]) -> State:
    """The state a document describes, checked; BadPosition names what cannot stand."""
    doc = Place(dict(document))
    doc.known(_FIELDS)
    if doc.field("millrace").value != "position":
        raise doc.field("millrace").refuse("must be 'position'")
    if doc.field("game").value != "craftsmen":
        raise doc.field("game").refuse("must be 'craftsmen'")
    n = doc.field("players").integer(2, 5)
    s = new_table(n)
    s.stack = []
    capital, seen = _Capital(doc), _Seen()
    s.year = doc.field("year").integer(0, 3) if doc.has("year") else 1
    s.season = doc.field("season").index(SEASON_KEYS) if doc.has("season") else 0
    _read_order(doc, s)
    _read_offer(doc, s, capital, seen)
    for seat, place in enumerate(doc.field("seats").items(n, n)):
        _read_seat(place, s, seat, capital, seen)
    _read_town(doc, s)
    _read_markers(doc, s)
    _read_tokens(doc, s)
    s.pile = ((1 << N_CAPITAL) - 1) & ~capital.taken
    for card in seen.cards:
        _leave_box(s, card)
    _read_pending(doc, s)
    return s


class _Seen:
    """Building cards that have been named; none may be named twice."""

    def __init__(self) -> None:
        self.cards: list[int] = []

    def card(self, item: Place) -> int:
        card = item.index(CARD_KEYS)
        if card in self.cards:
            raise item.refuse("this card lies somewhere else already")
        self.cards.append(card)
        return card


def _leave_box(s: State, card: int) -> None:
    tier, bit = CARD_TIER[card], 1 << in_tier(card)
    if tier == SAWMILL:
        s.sawmills &= ~bit
    else:
        s.upper[tier] &= ~bit
        s.lower[tier] &= ~bit


def _read_order(doc: Place, s: State) -> None:
    n = len(s.seats)
    s.order = list(range(n))
    if doc.has("order"):
        s.order = [item.integer(1, n) - 1 for item in doc.field("order").items(0, n)]
        if s.order and sorted(s.order) != list(range(n)):
            raise doc.field("order").refuse("every seat must stand in the turn order once")


def _read_offer(doc: Place, s: State, capital: _Capital, seen: _Seen) -> None:
    if doc.has("capital_up"):
        items = doc.field("capital_up").items(2, 2)
        s.capital_up = [EMPTY if item.value is None else capital.card(item) for item in items]
    s.discards = capital.mask(doc.field("discards")) if doc.has("discards") else 0
    s.mayor = capital.mask(doc.field("mayor")) if doc.has("mayor") else 0
    if doc.has("display"):
        for slot, item in enumerate(doc.field("display").items(6, 6)):
            s.display[slot] = EMPTY if item.value is None else seen.card(item)
            if s.display[slot] != EMPTY and CARD_TIER[s.display[slot]] != slot // 2:
                raise item.refuse("two basic, two extended, two advanced cards lie there, in this order")
    for field, entries in (("tops", s.tops), ("bottoms", s.bottoms)):
        if doc.has(field):
            cards = [seen.card(item) for item in doc.field(field).items(0, N_CARDS)]
            entries += [CARD_TIER[card] * 100 + card for card in cards]
    if doc.has("looked"):
        s.looked = [seen.card(item) for item in doc.field("looked").items(0, 5)]


def _number(place: Place, key: str, default: int, most: int = _MOST) -> int:
    return place.field(key).integer(0, most) if place.has(key) else default


def _read_seat(place: Place, s: State, seat: int, capital: _Capital, seen: _Seen) -> None:
    place.known(_SEAT_FIELDS)
    p = s.seats[seat]
    p.vp = _number(place, "vp", 0)
    p.capital = capital.mask(place.field("capital")) if place.has("capital") else 0
    if p.capital.bit_count() > HAND_MOST + 4:
        raise place.field("capital").refuse("nobody ever holds that many capital cards")
    p.cards = sorted(seen.card(item) for item in place.field("cards").items()) if place.has("cards") else []
    if place.has("row"):
        for item in place.field("row").items(0, N_CARDS):
            _read_built(item, s, seat, seen)
    p.fair = _number(place, "fair", 0, FAIR_MOST)
    p.privileges = _number(place, "privileges", 0, TOKENS_MOST)
    p.works = _number(place, "works", 0, TOKENS_MOST)
    p.pictures = _number(place, "pictures", 0, ASSISTANTS)
    p.has_passed = int(place.field("passed").boolean()) if place.has("passed") else 0
    p.assistants = _number(place, "assistants", EMPTY, ASSISTANTS)


def _read_built(item: Place, s: State, seat: int, seen: _Seen) -> None:
    p = s.seats[seat]
    if isinstance(item.value, str):
        p.row.append(seen.card(item))
        p.filled.append(0)
        return
    item.known(("card", "filled"))
    card = seen.card(item.field("card"))
    mask = 0
    if item.has("filled"):
        for good in item.field("filled").items(0, 2):
            wanted = good.index(GOOD_KEYS)
            if wanted not in CARD_INPUTS[card]:
                raise good.refuse(f"{CARD_KEYS[card]} has no input icon for it")
            bit = 1 << CARD_INPUTS[card].index(wanted)
            if mask & bit:
                raise good.refuse("an input icon holds one cube (R-21)")
            mask |= bit
    p.row.append(card)
    p.filled.append(mask)


def _owner(item: Place, s: State, *, natural: bool = False) -> int:
    if item.value is None:
        return EMPTY
    if natural and item.value == "natural":
        return NATURAL
    return item.integer(1, len(s.seats)) - 1


def _read_town(doc: Place, s: State) -> None:
    """Queues, pictures and the order-change track; assistants not named are at hand."""
    n = len(s.seats)
    for building, key in enumerate(TOWN_KEYS):
        _read_queue(doc, s, building, key)
        if doc.has("pictures") and doc.field("pictures").has(key):
            counts = doc.field("pictures").field(key).items(n, n)
            s.pictures[building * n : (building + 1) * n] = [item.integer(0, 2) for item in counts]
    for field in ("queues", "pictures"):
        if doc.has(field):
            doc.field(field).known(TOWN_KEYS)
    _read_track(doc, s)
    _settle_assistants(doc, s)


def _read_queue(doc: Place, s: State, building: int, key: str) -> None:
    n = len(s.seats)
    if not doc.has("queues") or not doc.field("queues").has(key):
        return
    place = doc.field("queues").field(key)
    for space, item in enumerate(place.items(0, QUEUE)):
        for layer, disc in enumerate(item.items(0, 2)):
            s.queues[cell(building, space, layer)] = _owner(disc, s)
            if s.queues[cell(building, space, layer)] != EMPTY and space >= QUEUE_OPEN[n]:
                raise disc.refuse("this queue space is closed with two players (C17.1)")
    if len(discs_in(s, building)) > TOWN_MOST[n]:
        raise place.refuse(f"at most {TOWN_MOST[n]} assistants fit in (C4.2.8)")


def _read_track(doc: Place, s: State) -> None:
    """Rules C12.4 and R-31: each player once; with two players there is no track."""
    n = len(s.seats)
    if doc.has("track"):
        most = TRACK_SPACES if n > 2 else 0
        s.track = [item.integer(1, n) - 1 for item in doc.field("track").items(0, most)]
        if len(set(s.track)) != len(s.track):
            raise doc.field("track").refuse("a player stands on the track once (R-31)")


def _settle_assistants(doc: Place, s: State) -> None:
    """Five assistants each: at hand, in queues, on pictures, on the track."""
    n = len(s.seats)
    for seat, place in enumerate(doc.field("seats").items(n, n)):
        p = s.seats[seat]
        out = s.queues.count(seat) + sum(s.pictures[seat::n]) + s.track.count(seat)
        p.pictures = sum(s.pictures[seat::n])
        if p.assistants == EMPTY:
            p.assistants = ASSISTANTS - out
        if p.assistants + out != ASSISTANTS:
            raise place.field("assistants").refuse(f"the assistants do not add up to {ASSISTANTS}")


def _read_markers(doc: Place, s: State) -> None:
    if doc.has("granary"):
        items = doc.field("granary").items(2 * N_ROWS, 2 * N_ROWS)
        s.granary = [_owner(item, s, natural=True) for item in items]
        for line in range(N_ROWS):
            if s.granary[2 * line] == EMPTY and s.granary[2 * line + 1] != EMPTY:
                raise items[2 * line].refuse("a lone marker lies on the lower space")
    if doc.has("holds"):
        items = doc.field("holds").items(2 * len(HOLD), 2 * len(HOLD))
        s.holds = [_owner(item, s) for item in items]
        for line in range(len(HOLD)):
            if s.holds[2 * line] == EMPTY and s.holds[2 * line + 1] != EMPTY:
                raise items[2 * line].refuse("a lone marker lies on the left slot")
    if doc.has("bonus"):
        s.bonus = [_owner(item, s) for item in doc.field("bonus").items(len(BONUS_TOKENS), len(BONUS_TOKENS))]


def _read_tokens(doc: Place, s: State) -> None:
    """Rule C2.6: as many tokens of each kind as the players bring."""
    total = TOKENS[len(s.seats)]
    privileges = sum(p.privileges for p in s.seats)
    works = sum(p.works for p in s.seats)
    s.privilege_pool = _number(doc, "privilege_pool", max(0, total - privileges), total)
    s.work_pool = _number(doc, "work_pool", max(0, total - works), total)
    if s.privilege_pool + privileges != total:
        raise doc.field("privilege_pool").refuse(f"there are {total} privilege tokens in all")
    if s.work_pool + works != total:
        raise doc.field("work_pool").refuse(f"there are {total} work tokens in all")


def _read_pending(doc: Place, s: State) -> None:
    """The frames as saved, or the assistants phase with a seat to send."""
    if doc.has("stack"):
        if doc.has("turn"):
            raise doc.field("turn").refuse("give either a turn or a stack")
        s.stack = [BOOK.read(item, len(s.seats)) for item in doc.field("stack").items()]
        check_top(doc.field("stack"), RULES, s)
        return
    for seat, p in enumerate(s.seats):
        if sum(CARD_TIER[card] == SAWMILL for card in p.row) != 1:
            raise doc.field("seats").refuse(f"seat {seat + 1} needs a row with one sawmill")
    if s.year == 0 or s.season == 3 or not s.order:
        raise doc.field("season").refuse("a turn sends assistants: spring, summer or autumn of year 1 to 3")
    seat = doc.field("turn").integer(1, len(s.seats)) - 1 if doc.has("turn") else s.order[0]
    s.ask(OP_NEXT_SEASON, NOBODY)
    s.ask(OP_END_SEASON, NOBODY)
    s.ask(OP_STAGE, NOBODY)
    s.ask(OP_ASSISTANTS, NOBODY, 0, (s.order.index(seat) + 1) % len(s.order))
    s.ask(OP_SEND, seat)
