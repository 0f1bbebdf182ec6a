"""Rule R-41: what each player may know. Hands, cards looked at and draws into a hand are secret.

All of it is here: which answers and events are hidden, how far a player can see ahead, and what the table
might be as far as he knows. Who remembers a card he put back into a pile is not part of the state: nobody.
"""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.buildings import CARD_TIER, CARDS, FIRST_CARD, in_tier
from millrace.games.craftsmen.numbers import (
    E_DISCARDED,
    E_DREW,
    E_DREW_BUILDING,
    E_FEE_CARD,
    E_INVESTED,
    E_PAID,
    E_RETURNED,
    EMPTY,
    NATURAL,
    OP_DRAW,
    OP_DRAW_BUILDING,
    OP_FEE,
    OP_LOOK_DRAW,
    OP_LOOK_ORDER,
    OP_MERCHANT_PAY,
    OP_PAY,
    OP_SIDE,
    OP_SWAP_BACK,
    OP_SWAP_CARD,
)
from millrace.games.craftsmen.ops.cards import TOP
from millrace.games.craftsmen.ops.promises import keeps_promise, promisers
from millrace.games.craftsmen.rules import RULES
from millrace.games.craftsmen.state import State
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.game import Foreseen
from millrace.kernel.stack import Event

_FROM_HAND: Final = (E_PAID, E_DISCARDED, E_INVESTED)
_TRIES: Final = (
    60  # deals until everybody could have promised what he promised; a few are enough nearly always
)


def is_secret(s: State, viewer: int) -> bool:
    """Whether the answer to the pending question is hidden from a viewer."""
    f = s.stack[-1]
    if f.op in (OP_DRAW, OP_DRAW_BUILDING, OP_LOOK_DRAW):
        return f.a != viewer
    if f.op in (OP_SWAP_CARD, OP_LOOK_ORDER):
        return f.seat != viewer
    if f.op in (OP_FEE, OP_MERCHANT_PAY) and f.a != NATURAL:
        return viewer not in (f.seat, f.a)
    return False


def seen_by(event: Event, viewer: int) -> Event:
    """The event as a viewer may know it: a card that is none of his business is EMPTY."""
    kind, seat, source, _, b = event
    if kind in (E_DREW, E_DREW_BUILDING, E_RETURNED) and seat != viewer:
        return (kind, seat, source, EMPTY, b)
    if kind == E_FEE_CARD and viewer not in (seat, b):
        return (kind, seat, source, EMPTY, b)
    return event


# Looking ahead --------------------------------------------------------------------------------------------


def foresee(s: State, viewer: int, action: int) -> Foreseen[State]:
    """What an answer would cause as the viewer may know it beforehand.

    It ends where another player's hand begins to show: in what he would pay, or in having a choice how to.
    """
    ahead = s.clone()
    story: list[Event] = []
    ahead.story = story
    RULES.apply(ahead, action)
    ahead.story = None
    known: list[Event] = []
    for event in story:
        if event[0] in _FROM_HAND and event[1] != viewer:
            return Foreseen(known, None)
        known.append(seen_by(event, viewer))
    pays = bool(ahead.stack) and ahead.stack[-1].op == OP_PAY and ahead.stack[-1].seat != viewer
    return Foreseen(known, None if pays else ahead)


# What the table might be ----------------------------------------------------------------------------------


def redeal(s: State, viewer: int, rolls: Stream) -> State:
    """A table the viewer cannot tell from this one: other hands and the piles are dealt afresh.

    Numbers stay, as does the house mark of whatever lies in a place: cards with it come up first. Whoever has
    bid, built or begun to pay is dealt a hand with which he can keep his word.
    """
    for _ in range(_TRIES):
        found = _dealt(s, {viewer}, rolls)
        if all(keeps_promise(found, f) for f in found.stack):
            return found
    return _dealt(s, {viewer, *promisers(s)}, rolls)  # a word that hardly another hand could keep


def _dealt(s: State, known: set[int], rolls: Stream) -> State:
    """The table with all cards dealt afresh that lie face down, but for the hands of some seats."""
    found = s.clone()
    others = [seat for seat in range(len(s.seats)) if seat not in known]
    hides_looked = not known & lookers(s)
    for tier in range(len(s.upper)):
        for has_house in (False, True):
            hidden = [card for card in _face_down(s, others, tier) if CARDS[card].has_house == has_house]
            if hides_looked:
                hidden += [c for c in s.looked if CARD_TIER[c] == tier and CARDS[c].has_house == has_house]
            _exchange(found, others, tier, _new_faces(s, hidden, rolls))
    for seat in others:
        found.seats[seat].cards.sort()
    _deal_capital(found, others, rolls)
    return found


def _new_faces(s: State, hidden: list[int], rolls: Stream) -> dict[int, int]:
    """Which card lies instead of which; one that a pending frame names stays where it is."""
    named = [f.source if f.op == OP_SIDE else f.a for f in s.stack if f.op in (OP_SIDE, OP_SWAP_BACK)]
    cards = [card for card in hidden if card not in named]
    return dict(zip(cards, shuffled(cards, rolls), strict=True))


def _exchange(s: State, others: list[int], tier: int, instead: dict[int, int]) -> None:
    for entries in (s.tops, s.bottoms):
        for at, entry in enumerate(entries):
            entries[at] = entry // TOP * TOP + instead.get(entry % TOP, entry % TOP)
    for part in (s.upper, s.lower):
        cards = [FIRST_CARD[tier] + i for i in bits(part[tier])]
        part[tier] = _mask([in_tier(instead.get(card, card)) for card in cards])
    for seat in others:
        s.seats[seat].cards = [instead.get(card, card) for card in s.seats[seat].cards]
    s.looked = [instead.get(card, card) for card in s.looked]


def _face_down(s: State, others: list[int], tier: int) -> list[int]:
    """The building cards of a tier in the pile and in the hands of others."""
    found = [entry % TOP for entry in s.tops + s.bottoms if entry // TOP == tier]
    found += [FIRST_CARD[tier] + i for part in (s.upper, s.lower) for i in bits(part[tier])]
    return found + [card for seat in others for card in s.seats[seat].cards if CARD_TIER[card] == tier]


def lookers(s: State) -> set[int]:
    """Who looks into a pile now, if anybody does."""
    if not s.stack:
        return set()
    f = s.stack[-1]
    return {f.a if f.op == OP_LOOK_DRAW else f.seat}


def _deal_capital(s: State, others: list[int], rolls: Stream) -> None:
    pool = bits(s.pile)
    for seat in others:
        pool += bits(s.seats[seat].capital)
    pool = shuffled(pool, rolls)
    for seat in others:
        n = s.seats[seat].capital.bit_count()
        s.seats[seat].capital = _mask(pool[:n])
        pool = pool[n:]
    s.pile = _mask(pool)


def _mask(numbers: list[int]) -> int:
    found = 0
    for n in numbers:
        found |= 1 << n
    return found


def shuffled(cards: list[int], rolls: Stream) -> list[int]:
    found = sorted(cards)
    for i in range(len(found) - 1, 0, -1):
        j = rolls.below(i + 1)
        found[i], found[j] = found[j], found[i]
    return found
