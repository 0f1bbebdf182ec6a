"""Plans: what one more unit of a good takes from here, what is missing for it, and what it would pay.

A plan reads the own seat and what lies open, nothing else. It needs no privilege.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from millrace.games.craftsmen.capital import hand_worth
from millrace.games.craftsmen.content.board import WORK_POINTS
from millrace.games.craftsmen.content.buildings import (
    BUILD_COST,
    CARD_GOOD,
    CARD_TIER,
    CARDS,
    PRICE,
    TIER_KEYS,
    TYPES,
)
from millrace.games.craftsmen.content.goods import FIRST_HALF, GOOD_KEYS, MEAT, N_GOODS, N_RAW, N_ROWS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD
from millrace.games.craftsmen.numbers import A_LEFT, EMPTY, OP_CRAFT
from millrace.games.craftsmen.ops.builders import matches, sides_for
from millrace.games.craftsmen.ops.craft import empty_icons, raw_goods
from millrace.games.craftsmen.ops.ships import can_bribe
from millrace.games.craftsmen.plan_types import (
    CardPlan,
    FairWay,
    GranaryWay,
    HeldPlan,
    MissingPlan,
    OfferPlan,
    PayPlan,
    Plan,
    Plans,
    RoomPlan,
    UnitPlan,
    UnitState,
)
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.games.craftsmen.view_types import Owner

SHIPPED: Final = tuple(range(MEAT, N_GOODS))
MAKER: Final = tuple(next(i for i, kind in enumerate(TYPES) if kind.good == good) for good in range(N_GOODS))
_THROUGH_THE_FAIR: Final = 2  # any raw material to the fair, and back as another one


class Unit(NamedTuple):
    """One unit to have: the card of the row that makes it or, if it is ready, on which it lies."""

    good: int
    card: int
    is_ready: bool
    into: int


def plans(s: State, seat: int) -> Plans:
    """Everything a seat could work towards."""
    p = s.seats[seat]
    goods = [plan(s, seat, good) for good in range(N_GOODS)]
    nearest = sorted((goods[good] for good in SHIPPED), key=_distance)
    crafting = next((f.a for f in s.stack if f.op == OP_CRAFT and f.seat == seat), WORK_POINTS[s.year])
    return {
        "goods": {found["good"]: found for found in goods},
        "shipped": [found["good"] for found in nearest],
        "cards": {CARDS[card].key: _card(p, card) for card in (*p.cards, *_face_up(s))},
        "worth": hand_worth(p.capital),
        "fair": p.fair,
        "work": crafting,
    }


def _distance(found: Plan) -> tuple[bool, int, int]:
    now = found["now"]
    return now is None, len(found["missing"]), found["work"] if now is None else now


def plan(s: State, seat: int, good: int) -> Plan:
    """One more unit of a good out of a seat's row: what lies ready counts, everything else is made.

    Rule C10.3: each raw material, each half-product and the final good itself takes one work point.
    """
    p = s.seats[seat]
    units = _way(p, good, EMPTY, 0, set())
    made = [unit for unit in units if not unit.is_ready]
    missing = sorted({MAKER[unit.good] for unit in made if unit.card == EMPTY})
    wanted = [_missing(s, p, kind) for kind in missing]
    rows = [_unit(s, seat, units, at) for at in range(len(units))]
    return {
        "good": GOOD_KEYS[good],
        "work": len(made),
        "now": _with_the_row(p, made),
        "units": rows,
        "missing": wanted,
        "build": sum(one["build"] for one in wanted),
        "buy": sum(one["buy"] for one in wanted if not one["hand"]),
        "pays": _pays(s, seat, good, made),
        "cards": [CARDS[card].key for card in (*p.cards, *_face_up(s)) if CARDS[card].kind in missing],
        "rows": [row["good"] for row in rows if row["granary"] is not None],
    }


def chain(good: int) -> list[int]:
    """The building types of a good's production line, raw materials first."""
    found: list[int] = []
    for wanted in TYPES[MAKER[good]].inputs:
        found += [kind for kind in chain(wanted) if kind not in found]
    return [*found, MAKER[good]]


def fitting_cards(p: Seat, cards: list[int]) -> list[tuple[int, list[int]]]:
    """Which of some cards would fit the row, and at which ends."""
    found = [(card, sides_for(p, card, is_free=False)) for card in cards]
    return [(card, sides) for card, sides in found if sides]


# The way to one unit --------------------------------------------------------------------------------------


def _way(p: Seat, good: int, into: int, at: int, used: set[int]) -> list[Unit]:
    """A unit and all it needs, the last unit first, by the card that asks for the least; `at`: its number."""
    ways = [_by_card(p, good, into, at, card, used) for card in _cards_for(p, good, used)]
    best = min(ways, key=lambda units: _cost(p, units))
    used.update(unit.card for unit in best)
    return best


def _cards_for(p: Seat, good: int, used: set[int]) -> list[int]:
    found = [card for card in p.row if CARD_GOOD[card] == good and (good < N_RAW or card not in used)]
    return found or [EMPTY]


def _by_card(p: Seat, good: int, into: int, at: int, card: int, used: set[int]) -> list[Unit]:
    """The units if this card of the row makes the good."""
    found = [Unit(good, card, is_ready=False, into=into)]
    taken = used | {card}
    filled = p.filled[p.row.index(card)] if card != EMPTY else 0
    for icon, wanted in enumerate(TYPES[MAKER[good]].inputs):
        if filled >> icon & 1:
            found.append(Unit(wanted, card, is_ready=True, into=at))
        else:
            found += _way(p, wanted, at, at + len(found), taken)
    return found


def _cost(p: Seat, units: list[Unit]) -> tuple[bool, int, int]:
    """What the row can make as it is comes first, by its work points; then by what is missing."""
    made = [unit for unit in units if not unit.is_ready]
    now = _with_the_row(p, made)
    missing = sum(unit.card == EMPTY for unit in made)
    return (True, missing, len(made)) if now is None else (False, now, missing)


def _with_the_row(p: Seat, made: list[Unit]) -> int | None:
    """Work points with the row as it is: the fair stands in for raw materials that no building makes."""
    strange = [unit.good for unit in made if unit.card == EMPTY]
    if any(good >= N_RAW for good in strange) or (made[0].good < N_RAW and strange):
        return None
    return len(made) + (_THROUGH_THE_FAIR - 1) * max(len(strange) - p.fair, 0)


def _unit(s: State, seat: int, units: list[Unit], at: int) -> UnitPlan:
    unit, p = units[at], s.seats[seat]
    state: UnitState = "ready" if unit.is_ready else "missing" if unit.card == EMPTY else "own"
    inputs = [one for one in units if one.into == at and not unit.is_ready]
    to = units[unit.into].card if unit.into != EMPTY else EMPTY
    has_room = (unit.into == EMPTY or to != EMPTY) and (unit.good >= N_RAW or unit.good in raw_goods(p))
    fair: FairWay | None = None
    if unit.good < N_RAW and not unit.is_ready and unit.into != EMPTY:
        fair = {"cubes": p.fair, "work": 1 if p.fair else _THROUGH_THE_FAIR}
    return {
        "good": GOOD_KEYS[unit.good],
        "building": TYPES[MAKER[unit.good]].key,
        "state": state,
        "card": CARDS[unit.card].key if unit.card != EMPTY else "",
        "now": state == "own" and has_room and all(one.is_ready for one in inputs),
        "into": unit.into,
        "fair": fair,
        "granary": _granary(s, seat, unit),
    }


def _granary(s: State, seat: int, unit: Unit) -> GranaryWay | None:
    """Rules C11.1-C11.4: the lower marker of the row, unless it is one's own."""
    row = unit.good - FIRST_HALF
    if unit.is_ready or unit.into == EMPTY or not 0 <= row < N_ROWS:
        return None
    marker = s.granary[2 * row]
    if marker in (EMPTY, seat):
        return None
    owner: Owner = marker + 1 if marker < len(s.seats) else "natural"
    return {"owner": owner, "now": bool(empty_icons(s.seats[seat], unit.good))}


# Cards ----------------------------------------------------------------------------------------------------


def _face_up(s: State) -> list[int]:
    return [card for card in s.display if card != EMPTY]


def _ends(p: Seat, card: int) -> list[Literal["left", "right"]]:
    sides = sides_for(p, card, is_free=False) if p.row else []
    return ["left" if side == A_LEFT else "right" for side in sides]


def _missing(s: State, p: Seat, kind: int) -> MissingPlan:
    tier = TYPES[kind].tier
    hand = [card for card in p.cards if CARDS[card].kind == kind]
    up = [card for card in _face_up(s) if CARDS[card].kind == kind]
    built = sum(CARDS[card].kind == kind for other in s.seats for card in other.row)
    held: list[HeldPlan] = [{"card": CARDS[card].key, "ends": _ends(p, card)} for card in hand]
    return {
        "building": TYPES[kind].key,
        "tier": TIER_KEYS[tier],
        "build": BUILD_COST[tier],
        "buy": PRICE[tier],
        "hand": held,
        "up": [_offer(p, card) for card in up],
        "hidden": sum(card.kind == kind for card in CARDS) - len(hand) - len(up) - built,
    }


def _offer(p: Seat, card: int) -> OfferPlan:
    return {
        "card": CARDS[card].key,
        "price": PRICE[CARD_TIER[card]],
        "worth": hand_worth(p.capital, CARDS[card].colours),
        "ends": _ends(p, card),
    }


def _card(p: Seat, card: int) -> CardPlan:
    """What this would need."""
    good = CARD_GOOD[card]
    return {
        "good": GOOD_KEYS[good],
        "price": 0 if card in p.cards else PRICE[CARD_TIER[card]],
        "worth": hand_worth(p.capital, CARDS[card].colours),
        "build": BUILD_COST[CARD_TIER[card]],
        "ends": _ends(p, card),
        "beside": [CARDS[other].key for other in p.cards if other != card and matches(card, other)],
        "serves": [GOOD_KEYS[last] for last in SHIPPED if CARDS[card].kind in chain(last)],
    }


# What it pays ---------------------------------------------------------------------------------------------


def _pays(s: State, seat: int, good: int, made: list[Unit]) -> PayPlan:
    ships = [_room(s, seat, row) for row, hold in enumerate(HOLD) if hold.good == good]
    ship = max((room["vp"] for room in ships if room["free"] or room["bribe"]), default=0)
    is_lost = good in SHIPPED and not ship
    points = sum(TYPES[MAKER[unit.good]].vp for unit in made if not (is_lost and unit.good == good))
    tokens = zip(BONUS_TOKENS, s.bonus, strict=True)
    bonus = sum(token.vp for token, owner in tokens if token.good == good and owner == EMPTY)
    return {"made": points, "ships": ships, "ship": ship, "bonus": bonus, "total": points + ship + bonus}


def _room(s: State, seat: int, row: int) -> RoomPlan:
    slots = s.holds[2 * row : 2 * row + 2]
    free = slots.count(EMPTY)
    hold = HOLD[row]
    return {"ship": hold.ship + 1, "vp": hold.vp, "free": free, "bribe": not free and can_bribe(s, seat, row)}
