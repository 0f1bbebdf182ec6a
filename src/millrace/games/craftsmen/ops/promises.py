"""What players have committed themselves to: a bid, a cost, a payment that has begun."""

from __future__ import annotations

from millrace.games.craftsmen.capital import hand_worth, kinds_in
from millrace.games.craftsmen.content.board import N_COLOURS, N_VALUES
from millrace.games.craftsmen.content.buildings import BUILD_COST, CARD_TIER
from millrace.games.craftsmen.numbers import OP_BID, OP_BUILD, OP_INVEST, OP_MAYOR, OP_PAY, OP_SIDE
from millrace.games.craftsmen.ops.builders import cards_to_build, cost_of, is_free, ways_to_pay
from millrace.games.craftsmen.ops.notary import bid_of, highest_bidder
from millrace.games.craftsmen.state import State
from millrace.kernel.stack import Frame


def keeps_promise(s: State, f: Frame) -> bool:
    """Whether the hands allow what a pending frame takes for granted."""
    if f.op == OP_BID:
        return hand_worth(s.seats[highest_bidder(f)].capital) >= bid_of(f)
    if f.op == OP_MAYOR:
        return hand_worth(s.seats[f.seat].capital) >= f.a
    if f.op == OP_SIDE:
        due = cost_of(f) + BUILD_COST[CARD_TIER[f.source]]
        return hand_worth(s.seats[f.seat].capital) >= due
    if f.op == OP_BUILD:
        p = s.seats[f.seat]
        if is_free(f):
            return len(cards_to_build(p, cost_of(f), is_free=True)) > 0
        return hand_worth(p.capital) >= cost_of(f)
    if f.op == OP_PAY:
        return len(ways_to_pay(s, f)) > 1
    if f.op == OP_INVEST and f.a:
        left = {kind // N_VALUES for kind in kinds_in(s.seats[f.seat].capital)}
        return left >= set(range(f.a, N_COLOURS))
    return True


def promisers(s: State) -> set[int]:
    """The seats that pending frames have bound, and those that may have been."""
    found = {f.seat for f in s.stack if f.op in (OP_MAYOR, OP_SIDE, OP_BUILD, OP_PAY, OP_INVEST)}
    return found | {highest_bidder(f) for f in s.stack if f.op == OP_BID}
