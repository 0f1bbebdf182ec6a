"""Random players of Craftsmen who build and produce, and tables that differ only in what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from millrace.games.craftsmen.content.buildings import CARD_TIER, CARDS, FIRST_CARD, in_tier
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import (
    N_ACTIONS,
    OP_BID,
    OP_BUILD,
    OP_INVEST,
    OP_MAYOR,
    OP_PAY,
    OP_SIDE,
    OP_SWAP_BACK,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.conformance import BOUND, play_out
from millrace.kernel.game import Options

T = TypeVar("T")

# chances of an answer by how its notation begins; everything else has eight
CHANCES: Final = {
    "bid": 1,
    "auction": 2,
    "look": 4,
    "pass": 2,
    "skip": 1,
    "drawn": 1,
    "card": 20,
    "buy": 20,
    "send bankers": 12,
    "send builders": 12,
}


def _chances(action: int) -> int:
    text = GAME.notate(action)
    return next((n for start, n in CHANCES.items() if text.startswith(start)), 8)


WEIGHTS: Final = [_chances(action) for action in range(N_ACTIONS)]


def busy_game(options: Options, seed: int) -> Iterator[tuple[State, int]]:
    """A random game of players who get on with it: every moment, and the answer it is about to get."""
    return play_out(GAME, options, seed, BOUND, WEIGHTS.__getitem__)


# Disguises --------------------------------------------------------------------------------------------------

Write = Callable[[int], None]  # puts a card into a place


def disguise(s: State, seat: int, rolls: Stream, *, is_bound: bool = True) -> State:
    """Change, in place, everything a seat may not know: hands of others, piles, cards others looked at.

    Numbers stay, as does the house mark of whatever lies in a place. Whoever is bound by what all have heard,
    a bid or a card to be paid for, keeps the means for it, so that the table can be played on.
    """
    kept = _bound_seats(s) if is_bound else set()
    others = [p for i, p in enumerate(s.seats) if i != seat and i not in kept]
    masks = [s.pile, *(p.capital for p in others)]
    cards = shuffled([card for mask in masks for card in bits(mask)], rolls)
    dealt = [sum(1 << cards.pop() for _ in range(mask.bit_count())) for mask in masks]
    s.pile = dealt[0]
    for p, mask in zip(others, dealt[1:], strict=True):
        p.capital = mask
    for tier in range(3):
        for has_house in (False, True):
            _disguise_cards(s, seat, rolls, tier, has_house=has_house)
    for i, p in enumerate(s.seats):
        if i != seat:
            p.cards.sort()
    return s


def _bound_seats(s: State) -> set[int]:
    """Who has bid, built, bought or begun to invest and has not paid in full."""
    found = {f.seat for f in s.stack if f.op in (OP_PAY, OP_SIDE, OP_MAYOR)}
    found |= {f.seat for f in s.stack if f.op in (OP_BUILD, OP_INVEST) and f.a}
    return found | {f.a >> 8 & 15 for f in s.stack if f.op == OP_BID}


def _disguise_cards(s: State, seat: int, rolls: Stream, tier: int, *, has_house: bool) -> None:
    shown = [f.source if f.op == OP_SIDE else f.a for f in s.stack if f.op in (OP_SIDE, OP_SWAP_BACK)]
    found = [
        (card, write)
        for card, write in _places(s, seat, tier)
        if CARD_TIER[card] == tier and CARDS[card].has_house == has_house and card not in shown
    ]
    cards = shuffled([card for card, _ in found], rolls)
    for part in (s.upper, s.lower):
        part[tier] &= ~sum(1 << in_tier(card) for card, _ in found)
    for card, (_, write) in zip(cards, found, strict=True):
        write(card)


def _places(s: State, seat: int, tier: int) -> Iterator[tuple[int, Write]]:
    """The face-down building cards of a tier, each with the place it lies in."""
    for entries in (s.tops, s.bottoms):
        for at, entry in enumerate(entries):
            yield entry % 100, _cell(entries, at, 100 * tier)
    for part in (s.upper, s.lower):
        for i in bits(part[tier]):
            yield FIRST_CARD[tier] + i, _bit(part, tier)
    for i, p in enumerate(s.seats):
        if i != seat:
            for at, card in enumerate(p.cards):
                yield card, _cell(p.cards, at)
    if not s.stack or s.stack[-1].seat != seat:
        for at, card in enumerate(s.looked):
            yield card, _cell(s.looked, at)


def _cell(cells: list[int], at: int, offset: int = 0) -> Write:
    def write(card: int) -> None:
        cells[at] = offset + card

    return write


def _bit(part: list[int], tier: int) -> Write:
    def write(card: int) -> None:
        part[tier] |= 1 << in_tier(card)

    return write


def shuffled(things: list[T], rolls: Stream) -> list[T]:
    found = things[:]
    for i in range(len(found) - 1, 0, -1):
        j = rolls.below(i + 1)
        found[i], found[j] = found[j], found[i]
    return found
