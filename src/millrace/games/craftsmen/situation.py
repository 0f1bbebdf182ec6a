"""Where a table stands, read off the frames of its stack: phase, stage, and whatever is under way."""

from __future__ import annotations

from millrace.games.craftsmen.capital import worth_of
from millrace.games.craftsmen.content.board import (
    BUILDERS,
    CRAFT,
    FEE_POINTS,
    N_TOWN,
    QUEUE,
    TOWN_KEYS,
    WINTER,
)
from millrace.games.craftsmen.content.buildings import CARDS, COLOUR_KEYS
from millrace.games.craftsmen.content.ships import HOLD, N_SHIPS
from millrace.games.craftsmen.hand import bids, ends, part_views, payment_keys, ways
from millrace.games.craftsmen.names import SPACE_KEYS
from millrace.games.craftsmen.numbers import (
    A_SPACE,
    A_TOWN,
    EMPTY,
    OP_ASSISTANTS,
    OP_BID,
    OP_BUILD,
    OP_CRAFT,
    OP_LIMIT,
    OP_MAYOR,
    OP_MAYOR_ANSWER,
    OP_NEXT_SEASON,
    OP_OPEN,
    OP_PAY,
    OP_SEND,
    OP_SIDE,
    OP_STACK,
    OP_STAGE,
    OP_TAKE_CARD,
    OP_TOKEN,
    OP_WINTER,
    OP_YEAR_END,
)
from millrace.games.craftsmen.ops.assistants import (
    acts_as,
    can_send,
    cell,
    fee_due,
    free_space,
    has_privilege,
    spaces_to_stack,
)
from millrace.games.craftsmen.ops.builders import MOST, built_with, cost_of, is_free, ways_to_pay
from millrace.games.craftsmen.ops.notary import bid_of, card_of_auction, highest_bidder, opener_of, still_in
from millrace.games.craftsmen.ops.year_end import city_points, ship_markers, ship_places
from millrace.games.craftsmen.state import State
from millrace.games.craftsmen.view_types import (
    ActingView,
    AuctionView,
    BuildView,
    PaymentView,
    Phase,
    PlaceView,
    WorkView,
    YearEndView,
)
from millrace.kernel.stack import Frame


def _frame(s: State, *ops: int) -> Frame | None:
    """The uppermost frame of some operations."""
    return next((f for f in reversed(s.stack) if f.op in ops), None)


def phase_of(s: State) -> Phase:
    if not s.stack:
        return "over"
    if _frame(s, OP_NEXT_SEASON) is None:
        return "start"
    if _frame(s, OP_ASSISTANTS) is not None:
        return "assistants"
    if _frame(s, OP_STAGE, OP_YEAR_END) is not None:
        return "buildings"
    return "year-end" if s.season == WINTER else "end"


def turn_clause(s: State) -> str:
    """What says whose turn it is: the queue of a building, or the turn order."""
    match phase_of(s):
        case "start":
            return "C2.7"
        case "buildings":
            return "C14.2" if s.season == WINTER else "C5.2"
        case "year-end":
            return "C15.4"
        case _:
            return "C4.1"


def stages(s: State) -> tuple[int, int]:
    """The stage whose actions run, counted from 1, or 0 between two; and how many stages are over."""
    if phase_of(s) != "buildings":
        return 0, N_TOWN if phase_of(s) in ("end", "year-end") else 0
    stage = _frame(s, OP_STAGE)
    if stage is not None:
        return stage.a + 1 if stage.b else 0, stage.a
    if _frame(s, OP_WINTER) is None:
        return CRAFT + 1, CRAFT
    if _frame(s, OP_TOKEN) is not None:  # rule C5.7: between the two stages of winter
        return 0, BUILDERS + 1
    if _frame(s, OP_BUILD) is not None or _acting_seat(s, 0) != EMPTY:
        return BUILDERS + 1, BUILDERS
    return 0, BUILDERS + 1


def _acting_seat(s: State, above: int) -> int:
    """Whose action runs: the hand limit is seen to after every action, and waits below it (R-11)."""
    return next((f.seat for f in s.stack[above:] if f.op == OP_LIMIT), EMPTY)


def acting(s: State) -> ActingView | None:
    """The assistant whose action is under way."""
    now, _ = stages(s)
    if not now:
        return None
    at = next((i for i, f in enumerate(s.stack) if f.op == OP_STAGE), EMPTY)
    if at == EMPTY:  # winter: the frames of all who are still to act lie on the stack, the next on top
        seat = next((f.seat for f in reversed(s.stack) if f.op == OP_LIMIT), EMPTY)
        space, is_upper = "", False
    else:
        disc = s.stack[at].b - 1
        seat, space, is_upper = _acting_seat(s, at), SPACE_KEYS[disc >> 1], disc & 1 == 1
    if seat == EMPTY:
        return None
    return {"seat": seat + 1, "town": TOWN_KEYS[now - 1], "space": space, "is_upper": is_upper}


def work_left(s: State) -> WorkView | None:
    """Work points left, of an assistant or of a token."""
    f, who = _frame(s, OP_CRAFT), acting(s)
    if f is None or (who is not None and who["seat"] != f.seat + 1):
        return None
    return {"seat": f.seat + 1, "left": f.a}


# Sending --------------------------------------------------------------------------------------------------


def places(s: State, viewer: int, building: int) -> list[PlaceView | None]:
    """Rule C4.2: the queue spaces of a building as the viewer may take them, while he is asked where to."""
    f = s.stack[-1] if s.stack else None
    if f is None or f.seat != viewer or f.op not in (OP_SEND, OP_STACK):
        return []
    found: list[PlaceView | None] = [None] * QUEUE
    if f.op == OP_STACK:
        if f.a == building:
            for space in spaces_to_stack(s, viewer, building):
                found[space] = _upper(s, viewer, building, space, [A_SPACE + space])
        return found
    if not can_send(s, viewer, building):
        return found
    free = free_space(s, building)
    if free != EMPTY:
        found[free] = _place(s, building, free, 0, [A_TOWN + building])
        return found
    spaces = spaces_to_stack(s, viewer, building)
    for space in spaces:
        further = [A_SPACE + space] if len(spaces) > 1 else []
        found[space] = _upper(s, viewer, building, space, [A_TOWN + building, *further])
    return found


def _place(s: State, building: int, space: int, layer: int, path: list[int]) -> PlaceView:
    acts = acts_as(s, building, space, layer)
    return {
        "path": path,
        "fee": 0,
        "to": 0,
        "own": False,
        "acts": acts,
        "privilege": has_privilege(building, space),
    }


def _upper(s: State, viewer: int, building: int, space: int, path: list[int]) -> PlaceView:
    """On another disc."""
    found = _place(s, building, space, 1, path)
    owner = s.queues[cell(building, space, 0)]
    found["own"] = owner == viewer
    if fee_due(s, viewer, building, space):
        found["fee"] = FEE_POINTS[s.year]
        found["to"] = owner + 1
    elif owner != viewer and len(s.seats) == 2:  # rule C17.2: he draws a card
        found["to"] = owner + 1
    return found


# Auctions and payments ------------------------------------------------------------------------------------


def auction(s: State, viewer: int) -> AuctionView | None:
    f = _frame(s, OP_OPEN, OP_BID, OP_MAYOR, OP_MAYOR_ANSWER)
    if f is None:
        return None
    asked = s.stack[-1] is f and f.seat == viewer
    capital = s.seats[viewer].capital if asked else 0
    if f.op == OP_BID:
        return {
            "card": CARDS[card_of_auction(s, f)].key,
            "opener": opener_of(f) + 1,
            "bid": bid_of(f),
            "by": highest_bidder(f) + 1,
            "left": [seat + 1 for seat in still_in(s, f)],
            "offer": 0,
            "bids": bids(capital, bid_of(f) + 1),
        }
    place, offer = f.b & 255, f.a if f.op == OP_MAYOR_ANSWER else 0
    everybody = range(len(s.seats))
    return {
        "card": CARDS[s.display[f.a if f.op == OP_OPEN else place]].key,
        "opener": f.seat + 1,
        "bid": f.a if f.op == OP_MAYOR else 0,
        "by": f.seat + 1 if f.op == OP_MAYOR else 0,
        "left": [seat + 1 for seat in everybody] if f.op == OP_OPEN else [f.seat + 1],
        "offer": offer,
        "bids": bids(capital, offer + 1) if f.op != OP_MAYOR else [],
    }


def payment(s: State, viewer: int) -> PaymentView | None:
    f = s.stack[-1] if s.stack else None
    if f is None or f.op != OP_PAY:
        return None
    due, accepted = f.a & 255, f.a >> 8
    taken = next((g for g in s.stack if g.op == OP_TAKE_CARD), None)
    capital = s.seats[f.seat].capital
    return {
        "seat": f.seat + 1,
        "card": CARDS[s.display[taken.a]].key if taken is not None else "",
        "due": due,
        "colours": [key for i, key in enumerate(COLOUR_KEYS) if accepted >> i & 1],
        "laid": payment_keys(f.b),
        "worth": worth_of(f.b),
        "parts": part_views(capital, accepted) if f.seat == viewer else [],
        "ways": ways(capital, due, f.b, ways_to_pay(s, f)) if f.seat == viewer else [],
    }


def building_under_way(s: State, viewer: int) -> BuildView | None:
    """Rule C8: the costs of the cards built add up, and are paid at the end."""
    f = s.stack[-1] if s.stack else None
    if f is None or f.op not in (OP_BUILD, OP_SIDE):
        return None
    return {
        "seat": f.seat + 1,
        "cost": cost_of(f),
        "built": built_with(f),
        "most": MOST,
        "is_free": is_free(f),
        "ends": ends(s, f) if f.seat == viewer else {},
    }


# The end of the year --------------------------------------------------------------------------------------


def year_end(s: State) -> list[YearEndView]:
    """Rules C15.1-C15.3: what every seat would score if the year ended now."""
    ships = [0] * len(s.seats)
    for ship in range(N_SHIPS):
        for seat, bonus in ship_places(s, ship):
            ships[seat] += bonus
        for at, seat in ship_markers(s, ship):
            ships[seat] += HOLD[at >> 1].vp
    found: list[YearEndView] = []
    for seat, p in enumerate(s.seats):
        city, granary = city_points(p), s.granary.count(seat)
        found.append(
            {"ships": ships[seat], "city": city, "granary": granary, "total": ships[seat] + city + granary}
        )
    return found
