"""How good a state of Craftsmen is for one seat, in hundredths of a victory point.

A rough judgement: points and markers count in full, what the row can still make counts by the work points
that are left, and an assistant counts by what he will find to do.
"""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.capital import can_pay, hand_worth, kinds_in
from millrace.games.craftsmen.content.board import (
    AUTUMN,
    BANKERS,
    BUILDERS,
    CRAFT,
    HAND_SEASON,
    MERCHANTS,
    N_COLOURS,
    N_TOWN,
    N_VALUES,
    NOTARY,
    QUEUE,
    SET_VP,
    TOWN_HALL,
    WINTER,
    WORK_POINTS,
    YEARS,
)
from millrace.games.craftsmen.content.buildings import BUILD_COST, CARD_INPUTS, CARD_TIER, CARDS, PRICE, TYPES
from millrace.games.craftsmen.content.goods import is_shipped
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD, MAJORITY, N_SHIPS
from millrace.games.craftsmen.numbers import EMPTY, OP_BID, OP_CRAFT, OP_RAW, OP_STAGE, OP_WINTER
from millrace.games.craftsmen.ops.builders import sides_for
from millrace.games.craftsmen.ops.merchants import rows_for_sale
from millrace.games.craftsmen.ops.notary import bid_of, card_of_auction, highest_bidder
from millrace.games.craftsmen.ops.year_end import city_sets, ship_markers, ship_ranking
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State

POINT: Final = 100
CAPITAL: Final = 26  # a unit of what the hand is worth, up to ENOUGH
SPARE_CAPITAL: Final = 6
ENOUGH: Final = 16
CARD: Final = 30  # a building card in hand, whatever it is
FITS: Final = 25  # more if it could be built at once
CUBE: Final = 45  # on the fair
PRIVILEGE: Final = 110
HALF_UNIT: Final = 90  # what a half-product brings beside the point for making it
GRANARY: Final = 60  # a marker there, until the year ends
MARKER: Final = 92  # per cent of what a marker in a hold would score now
RANK: Final = 70  # per cent of what a ship's places would score now
PROGRESS: Final = 88  # per cent of the work that lies on input icons of a line that is complete
LOOSE: Final = 45  # per cent of it in a line that is not
LATER: Final = 75  # per cent: a work point that still needs an assistant and a place
SPARED: Final = 30  # per cent of what an assistant at hand would make with work points
FOUR_CARDS: Final = 260  # of the bankers, less two
A_CARD: Final = 130  # the notary: the chance of a better card when his turn comes
BUILT: Final = 130  # a card more in the row, whatever it is
LONG: Final = 30  # so many work points ahead, capital can still be turned into buildings
# by building types missing: per cent of a line's rate; one in hand is missing by half
MISSING: Final[tuple[int, ...]] = (100, 86, 66, 52, 38, 27, 18, 12, 8, 5, 3, 2, 1)
SHARES: Final[tuple[int, ...]] = (60, 26, 14)  # of the best lines: one alone would soon fill its holds


class Line:
    """One way from raw materials to a good that scores: its building types, its work and its points."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        self.good: Final = TYPES[kind].good
        self.types: Final = _types_of(kind)
        self.work: Final = _work_of(self.good)
        self.points: Final = TYPES[kind].vp * POINT + _sold_for(self.good)
        self.rate: Final = self.points // self.work


def _types_of(kind: int) -> int:
    found = 1 << kind
    for good in TYPES[kind].inputs:
        found |= _types_of(_maker_of(good))
    return found


def _maker_of(good: int) -> int:
    return next(i for i, building in enumerate(TYPES) if building.good == good)


def _work_of(good: int) -> int:
    return 1 + sum([_work_of(wanted) for wanted in TYPES[_maker_of(good)].inputs])


def _sold_for(good: int) -> int:
    """What a unit brings when it leaves: a row of a hold and a share of the ship's places, or the granary."""
    if not is_shipped(good):
        return HALF_UNIT
    return POINT * max([row.vp for row in HOLD if row.good == good]) + POINT


LINES: Final[tuple[Line, ...]] = tuple([Line(kind) for kind, row in enumerate(TYPES) if row.inputs])
LINE_OF: Final = {line.kind: line for line in LINES}
GOOD_WORK: Final[tuple[int, ...]] = tuple([_work_of(row.good) for row in sorted(TYPES, key=lambda t: t.good)])
_BONUS_LINES: Final[tuple[int, ...]] = tuple(
    [sum([1 << i for i, kind in enumerate(TYPES) if kind.key in token.line]) for token in BONUS_TOKENS]
)


def worth(s: State, seat: int) -> int:
    """What the seat has and may hope for."""
    p = s.seats[seat]
    total = POINT * p.vp
    if not s.stack or not s.order:
        return total + CAPITAL * hand_worth(p.capital)
    built, held = _types_in(p.row), _types_in(p.cards)
    rate = _rate(built, held)
    now, later = _work_now(s, seat), _work_later(s)
    total += rate * now + rate * later * LATER // 100
    total += _progress(p, built, now + later)
    total += _markers(s, seat) + _city(s, p) + _bonus(s, seat, built)
    total += _hand(s, p) + CUBE * p.fair * (now + later > 3)
    total += _tokens(p, rate, later) + _assistants(s, seat, built, held, rate, later)
    return total + _auction(s, seat, built, held, rate, later)


# What the row can make ------------------------------------------------------------------------------------


def _types_in(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << CARDS[card].kind
    return found


def _rate(built: int, held: int) -> int:
    """What a work point brings, in hundredths: the best lines together, less where types are missing."""
    best = [0, 0, 0]
    for line in LINES:
        missing = line.types & ~built
        at = 2 * missing.bit_count() - (missing & held).bit_count()
        value = line.rate * (MISSING[at] if at < len(MISSING) else 0) // 100
        if value > best[2]:
            best[2] = value
            best.sort(reverse=True)
    return (SHARES[0] * best[0] + SHARES[1] * best[1] + SHARES[2] * best[2]) // 100


def _progress(p: Seat, built: int, work: int) -> int:
    """Cubes on input icons, by the work they took; near the end only as far as it can be finished."""
    total = 0
    for at, card in enumerate(p.row):
        if not p.filled[at]:
            continue
        line = LINE_OF[CARDS[card].kind]
        has_all = not line.types & ~built
        rate = max(line.rate, _best_use(line.good, built))
        done = sum([GOOD_WORK[good] for i, good in enumerate(CARD_INPUTS[card]) if p.filled[at] >> i & 1])
        per_cent = PROGRESS if has_all or done == line.work - 1 else LOOSE
        if line.work - done > work:
            per_cent //= 4
        total += rate * done * per_cent // 100
    return total


def _best_use(good: int, built: int) -> int:
    """The best rate of a complete line that takes this half-product."""
    if is_shipped(good):
        return 0
    rates = [line.rate for line in LINES if good in TYPES[line.kind].inputs and not line.types & ~built]
    return max(rates, default=0)


# Time -----------------------------------------------------------------------------------------------------


def _work_now(s: State, seat: int) -> int:
    """Work points that are certain: of an action that has begun, of assistants who wait, of winter."""
    found = s.seats[seat].works
    for f in s.stack:
        if f.seat == seat and f.op == OP_CRAFT:
            found += f.a
        elif f.seat == seat and f.op == OP_RAW:
            found += f.a - 1
        elif f.op == OP_WINTER and f.a == CRAFT:
            found += WORK_POINTS[s.year]
    return found + WORK_POINTS[s.year] * _waiting(s, seat)[CRAFT]


def _work_later(s: State) -> int:
    """Work points of the seasons to come: one assistant and a half in each, and the winters."""
    found = 0
    for year in range(s.year, YEARS + 1):
        seasons = WINTER if year > s.year else max(0, AUTUMN - s.season)
        winters = 1 if year > s.year or s.season < WINTER else 0
        found += WORK_POINTS[year] * (3 * seasons + 2 * winters) // 2
    return found


def _waiting(s: State, seat: int) -> list[int]:
    """By town building, the assistants of a seat who have not acted yet."""
    stage = [f for f in s.stack if f.op == OP_STAGE]
    found = [0] * N_TOWN
    if not stage:
        return found
    first = stage[0].a * QUEUE * 2 + stage[0].b
    for at in range(first, len(s.queues)):
        if s.queues[at] == seat:
            found[at // (QUEUE * 2)] += 1
    return found


# Assistants -----------------------------------------------------------------------------------------------


def _assistants(s: State, seat: int, built: int, held: int, rate: int, later: int) -> int:
    """What those who wait will find to do, but for work, and what those at hand might."""
    p = s.seats[seat]
    waiting = _waiting(s, seat)
    money = hand_worth(p.capital)
    total = 0
    if waiting[BANKERS]:
        gain = FOUR_CARDS if p.capital.bit_count() < HAND_SEASON else FOUR_CARDS // 3
        total += gain * waiting[BANKERS] * min(later, LONG) // LONG
        money += 4 * waiting[BANKERS]
    if waiting[BUILDERS]:
        total += _builders(p, waiting[BUILDERS], money, built, held, rate, later)
    if waiting[NOTARY]:
        total += _notary(s, p, money, built, held, rate) * later * LATER // 100
        total += A_CARD * later // LONG if money >= 5 else 0
    if waiting[MERCHANTS]:
        rows = len(rows_for_sale(s, seat))
        total += (rate * 3 // 2 if rows else 0) + (rate if rows > 1 and waiting[MERCHANTS] > 1 else 0)
    total += (rate * 3 // 4) * waiting[TOWN_HALL]
    if p.has_passed:
        return total + (POINT if p.assistants and _is_sending(s) else 0)
    if _is_sending(s):
        total += p.assistants * rate * WORK_POINTS[s.year] * SPARED // 100
    return total


def _is_sending(s: State) -> bool:
    """Whether assistants are still being sent."""
    return any(f.op == OP_STAGE and f.a == BANKERS and f.b == 0 for f in s.stack)


def _builders(p: Seat, waiting: int, money: int, built: int, held: int, rate: int, later: int) -> int:
    """Up to two cards for each who waits, those that fit and can be paid: each, and what the rate gains."""
    gains = [
        _rate(built | 1 << CARDS[card].kind, held) - rate
        for card in p.cards
        if BUILD_COST[CARD_TIER[card]] <= money and sides_for(p, card, is_free=False)
    ]
    gains.sort(reverse=True)
    able = gains[: min(2 * waiting, 1 + money // 4)]
    return sum(able) * later * LATER // 100 + BUILT * len(able) * later // LONG


def _notary(s: State, p: Seat, money: int, built: int, held: int, rate: int) -> int:
    """By how much the rate would grow with the best card on display; one to be auctioned may be lost."""
    best = 0
    for card in s.display:
        if card != EMPTY and PRICE[CARD_TIER[card]] <= money:
            gain = _rate(built, held | 1 << CARDS[card].kind) - rate
            is_sure = can_pay(p.capital, PRICE[CARD_TIER[card]], CARDS[card].colours)
            best = max(best, gain if is_sure else gain * 6 // 10)
    return best


# What lies on the table -----------------------------------------------------------------------------------


def _markers(s: State, seat: int) -> int:
    total = GRANARY * s.granary.count(seat)
    if seat not in s.holds:
        return total
    for ship in range(N_SHIPS):
        total += sum([MARKER * HOLD[i >> 1].vp for i, owner in ship_markers(s, ship) if owner == seat])
        ranking = ship_ranking(s, ship)
        if seat in ranking and ranking.index(seat) < len(MAJORITY[ship]):
            total += RANK * MAJORITY[ship][ranking.index(seat)]
    return total


def _city(s: State, p: Seat) -> int:
    return POINT * SET_VP * city_sets(p) * (YEARS + 1 - s.year)


def _bonus(s: State, seat: int, built: int) -> int:
    total = 0
    for token, line in enumerate(_BONUS_LINES):
        if s.bonus[token] == seat:
            total += POINT * BONUS_TOKENS[token].vp
        elif s.bonus[token] == EMPTY:
            total += 25 * BONUS_TOKENS[token].vp // (1 + (line & ~built).bit_count())
    return total


def _hand(s: State, p: Seat) -> int:
    """Capital and building cards: worth less the less time there is to use them."""
    left = 3 * (YEARS - s.year) + max(0, WINTER - s.season)
    money = hand_worth(p.capital)
    total = CAPITAL * min(money, ENOUGH) + SPARE_CAPITAL * max(0, money - ENOUGH)
    total += sum([CARD + (FITS if sides_for(p, card, is_free=False) else 0) for card in p.cards])
    total = total * min(left + 2, 8) // 8
    return total + _investment(s, p)


def _investment(s: State, p: Seat) -> int:
    """Half of what four colours would bring at the end of the year, from autumn on."""
    best = [0] * N_COLOURS
    for kind in kinds_in(p.capital):
        best[kind // N_VALUES] = kind % N_VALUES + 1
    if not all(best):
        return 0
    return POINT * sum(best) * (40 if s.season < AUTUMN else 70) // 100


def _tokens(p: Seat, rate: int, later: int) -> int:
    return (PRIVILEGE if later else 20) * p.privileges + (rate * p.works // 5 if later else 0)


def _auction(s: State, seat: int, built: int, held: int, rate: int, later: int) -> int:
    """A card for which the own bid stands: half of what it would add, less half of the bid."""
    f = s.stack[-1]
    if f.op != OP_BID or highest_bidder(f) != seat:
        return 0
    more = _rate(built, held | 1 << CARDS[card_of_auction(s, f)].kind) - rate
    return (more * later * LATER // 100 + CARD - CAPITAL * bid_of(f)) // 2
