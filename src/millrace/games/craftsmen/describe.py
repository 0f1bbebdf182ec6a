"""Questions, options and events as keys of the message files. No sentence stands here."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen import numbers
from millrace.games.craftsmen.content.board import CAPITAL_KEYS, SEASON_KEYS, TOWN_KEYS, kind_of
from millrace.games.craftsmen.content.buildings import CARDS, COLOUR_KEYS, TIER_KEYS, TYPES
from millrace.games.craftsmen.content.goods import FIRST_HALF, GOOD_KEYS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD, row_of
from millrace.games.craftsmen.notation import ACTIONS, KINDS, SPACE_KEYS
from millrace.games.craftsmen.numbers import (
    A_CARD,
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
    E_PASSED,
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
    NATURAL,
    OP_BANKERS,
    OP_BANKERS_DISCARD,
    OP_BANKERS_MORE,
    OP_BID,
    OP_BRIBE,
    OP_BUILD,
    OP_CRAFT,
    OP_DEAL_SAWMILL,
    OP_DRAW,
    OP_DRAW_BUILDING,
    OP_FEE,
    OP_GRANARY_REWARD,
    OP_HALF_PLACE,
    OP_INVEST,
    OP_LIMIT,
    OP_LOOK_DRAW,
    OP_LOOK_ORDER,
    OP_LOOK_SHOW,
    OP_LOOK_TIER,
    OP_LOOK_WHERE,
    OP_MAYOR_ANSWER,
    OP_MAYOR_DRAW,
    OP_MERCHANT_PAY,
    OP_MERCHANT_SLOT,
    OP_MERCHANTS,
    OP_NOTARY,
    OP_OPEN,
    OP_PAY,
    OP_RAW,
    OP_RAW_PLACE,
    OP_SEND,
    OP_SHIP,
    OP_SIDE,
    OP_STACK,
    OP_SWAP_CARD,
    OP_SWAP_SAWMILL,
    OP_TOKEN,
    OP_TOWN_HALL,
    OP_TRADE_PLACE,
    OP_TURN_UP,
    OP_TURN_UP_CAPITAL,
    S_BONUS,
    S_CITY,
    S_FEE,
    S_GRANARY,
    S_IDLE,
    S_INVESTMENT,
    S_SHIP,
)
from millrace.games.craftsmen.ops.craft import has_room
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Row, Told
from millrace.kernel.naming import names_of
from millrace.kernel.stack import NOBODY, Event, Frame

Args = dict[str, int | str | Message]

# Things ---------------------------------------------------------------------------------------------------


def seat_name(seat: int) -> Message:
    return Message("seat", {"n": seat + 1})


def owner_name(owner: int) -> Message:
    return Message("natural") if owner == NATURAL else seat_name(owner)


def capital_name(kind: int) -> Message:
    return Message("capital", {"colour": Message("colour-" + CAPITAL_KEYS[kind][:-2]), "value": kind % 3 + 1})


def card_name(card: int) -> Message:
    """A building card: its type and the colours of its halves."""
    row = CARDS[card]
    return Message(
        "card",
        {
            "building": Message("building-" + TYPES[row.kind].key),
            "top": Message("colour-" + COLOUR_KEYS[row.top]),
            "bottom": Message("colour-" + COLOUR_KEYS[row.bottom]),
        },
    )


def good_name(good: int) -> Message:
    return Message("good-" + GOOD_KEYS[good])


def town_name(building: int) -> Message:
    return Message("town-" + TOWN_KEYS[building])


def tier_name(tier: int) -> Message:
    return Message("tier-" + TIER_KEYS[tier])


def is_named(source: int) -> bool:
    """Whether a source is something of its own, and not just the rules."""
    return source in _SOURCES or A_CARD <= source < A_CARD + len(CARDS)


def source_name(source: int) -> Message:
    """Because of what points change; most events need no cause beside themselves."""
    if source in _SOURCES:
        return Message(_SOURCES[source])
    if A_CARD <= source < A_CARD + len(CARDS):
        return card_name(source - A_CARD)
    return Message("source-rules")


_SOURCES: Final = {
    S_FEE: "source-fee",
    S_IDLE: "source-idle",
    S_SHIP: "source-ship",
    S_CITY: "source-city",
    S_GRANARY: "source-granary",
    S_INVESTMENT: "source-investment",
    S_BONUS: "source-bonus",
}

# Questions ------------------------------------------------------------------------------------------------

_QUESTIONS: Final = {
    OP_DRAW: "question-draw",
    OP_DRAW_BUILDING: "question-draw-building",
    OP_DEAL_SAWMILL: "question-deal-sawmill",
    OP_TURN_UP_CAPITAL: "question-turn-up-capital",
    OP_TURN_UP: "question-turn-up",
    OP_SWAP_CARD: "question-swap-card",
    OP_SWAP_SAWMILL: "question-swap-sawmill",
    OP_SEND: "question-send",
    OP_STACK: "question-stack",
    OP_FEE: "question-fee",
    OP_LIMIT: "question-limit",
    OP_BANKERS: "question-bankers",
    OP_BANKERS_MORE: "question-bankers-more",
    OP_BANKERS_DISCARD: "question-bankers-discard",
    OP_BUILD: "question-build",
    OP_SIDE: "question-side",
    OP_PAY: "question-pay",
    OP_NOTARY: "question-notary",
    OP_OPEN: "question-open",
    OP_BID: "question-bid",
    OP_MAYOR_DRAW: "question-mayor-draw",
    OP_MAYOR_ANSWER: "question-mayor-answer",
    OP_LOOK_TIER: "question-look-tier",
    OP_LOOK_DRAW: "question-look-draw",
    OP_LOOK_SHOW: "question-look-show",
    OP_LOOK_WHERE: "question-look-where",
    OP_LOOK_ORDER: "question-look-order",
    OP_CRAFT: "question-craft",
    OP_RAW: "question-raw",
    OP_RAW_PLACE: "question-raw-place",
    OP_TRADE_PLACE: "question-trade-place",
    OP_HALF_PLACE: "question-half-place",
    OP_GRANARY_REWARD: "question-granary-reward",
    OP_SHIP: "question-ship",
    OP_BRIBE: "question-bribe",
    OP_MERCHANTS: "question-merchants",
    OP_MERCHANT_SLOT: "question-merchant-slot",
    OP_MERCHANT_PAY: "question-merchant-pay",
    OP_TOWN_HALL: "question-town-hall",
    OP_TOKEN: "question-token",
    OP_INVEST: "question-invest",
}


def question(s: State) -> Message:
    """What is asked of the decider, with what the words need."""
    f = s.stack[-1]
    args: Args = {"seat": seat_name(f.seat)}
    if f.op in (OP_CRAFT, OP_RAW, OP_BANKERS_DISCARD, OP_LIMIT, OP_MAYOR_ANSWER):
        args["n"] = f.a
    if f.op in (OP_PAY, OP_BID):
        args["n"] = f.a & 255
    if f.op == OP_BID:
        args["owner"] = seat_name(f.a >> 8 & 15)
        args["card"] = card_name(s.display[f.b & 255])
    if f.op in (OP_RAW_PLACE, OP_HALF_PLACE, OP_SHIP):
        args["good"] = good_name(f.a)
    if f.op == OP_STACK:
        args["town"] = town_name(f.a)
    if f.op in (OP_FEE, OP_MERCHANT_PAY):
        args["owner"] = owner_name(f.a)
    if f.op == OP_SIDE:
        args["card"] = card_name(f.source)
    return Message(_QUESTIONS[f.op], args)


# Options --------------------------------------------------------------------------------------------------

_PLAIN: Final = (
    "pass",
    "points",
    "draw",
    "left",
    "right",
    "top",
    "bottom",
    "privilege",
    "token",
    "fair",
    "trade",
)
_PLAIN_TOO: Final = ("take-privilege", "take-work", "change-order", "spend")


PLACES: Final = ACTIONS.places([kind.word for kind in KINDS])


def row(s: State, action: int) -> Row:
    """An option as a row: kind, place on the board, and words."""
    f = s.stack[-1]
    kind = ACTIONS.kind_of(action)
    i = action - kind.first
    return Row(action, kind.word, kind.keys[i], _option(s, f, kind.word, i))


def _option(s: State, f: Frame, word: str, i: int) -> Message:
    if word in _PLAIN or word in _PLAIN_TOO:
        return Message("option-" + word)
    match word:
        case "skip":
            return Message("option-skip-" + _SKIPS.get(f.op, "waive"))
        case "send":
            return town_name(i)
        case "stack":
            return Message("space-" + SPACE_KEYS[i])
        case "capital":
            return capital_name(i)
        case "card":
            return card_name(i)
        case "buy" | "auction":
            return Message("option-" + word, {"card": card_name(s.display[i])})
        case "bid":
            return Message("option-bid", {"n": i})
        case "look":
            return tier_name(i)
        case "make":
            return Message("option-make", {"good": good_name(i)})
        case "input":
            good = TYPES[CARDS[i // 2].kind].inputs[i % 2]
            return Message("option-input", {"card": card_name(i // 2), "good": good_name(good)})
        case "granary":
            return Message("option-granary", {"good": good_name(FIRST_HALF + i)})
        case "ship":
            key = "option-ship" if has_room(s, row_of(i, f.a)) else "option-bribe"
            return Message(key, {"n": i + 1})
        case _:
            return capital_name(kind_of(i))


_SKIPS: Final = {
    OP_SWAP_CARD: "keep",
    OP_SWAP_SAWMILL: "keep",
    OP_BUILD: "enough",
    OP_CRAFT: "enough",
    OP_RAW: "enough",
    OP_NOTARY: "enough",
    OP_SHIP: "lose",
    OP_TOKEN: "save",
    OP_INVEST: "invest",
}

# Events ---------------------------------------------------------------------------------------------------

EVENT_KINDS: Final = names_of(vars(numbers), "E_")

_PHASES: Final = (
    "event-phase-assistants",
    "event-phase-buildings",
    "event-phase-end",
    "event-phase-year-end",
)
_CAPITAL: Final = {
    E_DEALT_UP: "event-capital-up",
    E_DREW: "event-drew",
    E_TOOK: "event-took",
    E_DISCARDED: "event-discarded",
    E_PAID: "event-paid",
    E_MAYOR: "event-mayor",
    E_INVESTED: "event-invested",
}
_CARDS: Final = {
    E_BUILDING_UP: "event-building-up",
    E_DREW_BUILDING: "event-drew-building",
    E_SAWMILL: "event-sawmill",
    E_BOUGHT: "event-bought",
    E_UNDER: "event-under",
    E_SHOWN: "event-shown",
    E_MADE: "event-made",
}
_NUMBERS: Final = {
    E_BIDS: "event-bids",
    E_MAYOR_OFFERS: "event-mayor-offers",
    E_RESHUFFLED: "event-reshuffled",
    E_WINS: "event-wins",
}
_PLACES: Final = {E_ORDER: "event-order", E_TRACK: "event-track"}


def told(event: Event) -> Told:
    """An event as clients show it. What the viewer may not know has been blanked before."""
    kind, seat, source, a, b = event
    message = _event(kind, a, b)
    if seat != NOBODY:
        message.args["seat"] = seat_name(seat)
    return Told(EVENT_KINDS[kind], seat, message, source_name(source), _places(kind, a))


def _places(kind: int, a: int) -> tuple[str, ...]:
    if kind in _CARDS or kind in (E_BUILT, E_INPUT, E_OPENS):
        return (CARDS[a].key,) if a != EMPTY else ()
    if kind in (E_SENT, E_STACKED, E_STAGE, E_PRIVILEGE):
        return (TOWN_KEYS[a],)
    return ()


def _event(kind: int, a: int, b: int) -> Message:  # noqa: C901 - one line per kind
    if kind in _CAPITAL:
        key = _CAPITAL[kind]
        return (
            Message(key, {"capital": capital_name(kind_of(a))})
            if a != EMPTY
            else Message(key + "-hidden", {})
        )
    if kind in _CARDS:
        key = _CARDS[kind]
        return Message(key, {"card": card_name(a)}) if a != EMPTY else Message(key + "-hidden", {})
    if kind in _NUMBERS:
        return Message(_NUMBERS[kind], {"n": a})
    if kind in _PLACES:
        return Message(_PLACES[kind], {"n": a + 1})
    if kind == E_SWAPPED:
        return Message("event-swapped", {"tier": tier_name(a)})
    if kind == E_SEASON:
        return Message("event-season", {"year": a, "season": Message("season-" + SEASON_KEYS[b])})
    if kind == E_PHASE:
        return Message(_PHASES[a], {})
    if kind == E_STAGE:
        return Message("event-stage", {"n": a + 1, "town": town_name(a)})
    if kind == E_POINTS:
        return Message("event-points" if a > 0 else "event-loses-points", {"n": abs(a)})
    if kind in (E_SENT, E_STACKED):
        key = "event-sent" if kind == E_SENT else "event-stacked"
        return Message(key, {"town": town_name(a), "space": Message("space-" + SPACE_KEYS[b])})
    if kind == E_FEE_CARD:
        if a == EMPTY:
            return Message("event-gives-hidden", {"owner": seat_name(b)})
        return Message("event-gives", {"capital": capital_name(kind_of(a)), "owner": seat_name(b)})
    if kind == E_PASSED:
        return Message("event-passed", {})
    if kind == E_WAIVED:
        return Message("event-waived", {"town": town_name(a)})
    if kind == E_PRIVILEGE:
        return Message("event-privilege-token" if b else "event-privilege", {"town": town_name(a)})
    if kind == E_BUILT:
        return Message("event-built-right" if b else "event-built-left", {"card": card_name(a)})
    if kind == E_BONUS:
        return Message("event-bonus", {"good": good_name(BONUS_TOKENS[a].good), "n": BONUS_TOKENS[a].vp})
    if kind == E_OPENS:
        return Message("event-opens", {"card": card_name(a), "n": b})
    return _later_event(kind, a, b)


def _later_event(kind: int, a: int, b: int) -> Message:
    """Production, trade and the end of seasons."""
    if kind == E_LOOKS:
        return Message("event-looks", {"tier": tier_name(a)})
    if kind == E_RETURNED:
        side = "bottom" if b else "top"
        if a == EMPTY:
            return Message(f"event-returned-{side}-hidden", {})
        return Message(f"event-returned-{side}", {"card": card_name(a)})
    if kind in (E_RAW, E_LOST):
        return Message("event-raw" if kind == E_RAW else "event-lost", {"good": good_name(a)})
    if kind == E_FAIR:
        return Message("event-fair" if a > 0 else "event-leaves-fair", {})
    if kind == E_INPUT:
        good = TYPES[CARDS[a].kind].inputs[b]
        return Message("event-input", {"card": card_name(a), "good": good_name(good)})
    if kind == E_GRANARY:
        return _pushing("event-granary", {"good": good_name(FIRST_HALF + a)}, b)
    if kind == E_SHIPPED:
        return _pushing("event-shipped", {"good": good_name(HOLD[a].good), "n": HOLD[a].ship + 1}, b)
    if kind == E_MERCHANT:
        return Message("event-merchant", {"good": good_name(FIRST_HALF + a), "owner": owner_name(b)})
    if kind == E_TOKEN:
        token = "work" if a else "privilege"
        return Message(("event-takes-" if b > 0 else "event-returns-") + token, {})
    assert kind == E_SHIP_RANK, f"event kind {kind} has no words"
    return Message("event-ship-rank", {"ship": a + 1, "n": b + 1})


def _pushing(key: str, args: Args, pushed: int) -> Message:
    if pushed == EMPTY:
        return Message(key, args)
    return Message(key + "-pushes", {**args, "owner": owner_name(pushed)})
