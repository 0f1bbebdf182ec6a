"""Rule A5.2: where an Automa puts drops, if any placement is worth it."""

from __future__ import annotations

from millrace.games.barrage.automa.simulate import Forecast
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.levels import acts_with_ability
from millrace.games.barrage.numbers import E_FLOWS, E_WAITS, N_HEADSTREAMS
from millrace.games.barrage.ops.water import flow_from
from millrace.games.barrage.state import State


def best_placement(s: State, seat: int, n: int, *, is_flowing: bool) -> list[int]:
    """Drops by headstream: the largest gain, then the fewest drops, then the letters; perhaps none."""
    waiting = [0] * N_HEADSTREAMS if is_flowing else s.head_drops
    before = Forecast(s).flow_all(waiting).held_by(seat)
    letters = AUTOMA_TILES[s.criteria].headstreams
    p = s.seats[seat]
    counts_energy = acts_with_ability(p) and COMPANIES[p.company].flow_energy > 0
    best, best_worth = [0] * N_HEADSTREAMS, (0, 0, 0, [0])
    for extra in _placements(n):
        after = Forecast(s).flow_all([waiting[h] + extra[h] for h in range(N_HEADSTREAMS)])
        gain = after.held_by(seat) - before
        worth = (
            gain,
            -sum(extra),
            after.energy_of(seat) if counts_energy else 0,
            [extra[h] for h in letters],
        )
        if gain > 0 and (best_worth[0] == 0 or worth > best_worth):
            best, best_worth = extra, worth
    return best


def _placements(n: int) -> list[list[int]]:
    """All ways to put 1 to n drops on the headstreams."""
    found = [
        [a, b, c, total - a - b - c]
        for total in range(1, n + 1)
        for a in range(total + 1)
        for b in range(total - a + 1)
        for c in range(total - a - b + 1)
    ]
    assert all(min(extra) >= 0 for extra in found), "no headstream gets less than nothing"
    return found


def put_drops(s: State, seat: int, source: int, placement: list[int], *, is_flowing: bool) -> None:
    """Put them there; flowing ones flow at once, A to D."""
    for head in range(N_HEADSTREAMS):
        for _ in range(placement[head]):
            if is_flowing:
                s.tell(E_FLOWS, seat, source, head)
                flow_from(s, head, source)
            else:
                s.head_drops[head] += 1
                s.tell(E_WAITS, seat, source, head)
