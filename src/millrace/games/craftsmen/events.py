"""Events as clients show them: a fact, whom and what it concerns, and the words for it."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen import numbers
from millrace.games.craftsmen.content.board import SEASON_KEYS, TOWN_KEYS, kind_of
from millrace.games.craftsmen.content.buildings import CARD_INPUTS, CARDS
from millrace.games.craftsmen.content.goods import FIRST_HALF
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD
from millrace.games.craftsmen.names import (
    capital_name,
    card_name,
    good_name,
    owner_name,
    seat_name,
    source_name,
    space_name,
    tier_name,
    town_name,
)
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
)
from millrace.kernel.game import Message, Told
from millrace.kernel.naming import names_of
from millrace.kernel.operation import Args
from millrace.kernel.stack import NOBODY, Event

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
        return Message(key, {"town": town_name(a), "space": space_name(b)})
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
        good = CARD_INPUTS[a][b]
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
