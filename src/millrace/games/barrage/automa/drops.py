"""Rule A5.2: where an Automa puts drops, if any placement is worth it."""

from __future__ import annotations

from typing import NamedTuple

from millrace.games.barrage.automa.choosing import (
    FEWEST_DROPS,
    LETTERS,
    MOST_GAIN,
    MOST_STEPS,
    pick,
    prefer,
)
from millrace.games.barrage.automa.simulate import Forecast
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.levels import acts_with_ability
from millrace.games.barrage.numbers import (
    DROPS_ON,
    DROPS_RADIX,
    E_AUTOMA_WEIGHS,
    E_FLOWS,
    E_WAITS,
    N_HEADSTREAMS,
    S_RULES,
)
from millrace.games.barrage.ops.water import flow_from
from millrace.games.barrage.state import State


class Worth(NamedTuple):
    """What a placement is compared by, in this order; more is better."""

    gain: int
    spared: int  # minus the drops it takes
    steps: int  # energy of the USA (A7.3.9)
    letters: int  # drops by the letters of the criteria side, as digits


def placements(s: State, seat: int, n: int, *, is_flowing: bool) -> dict[int, Worth]:
    """Every placement of up to n drops that has a gain, by its number from DROPS_ON on."""
    waiting = [0] * N_HEADSTREAMS if is_flowing else s.head_drops
    before = Forecast(s).flow_all(waiting).held_by(seat)
    letters = AUTOMA_TILES[s.criteria].headstreams
    p = s.seats[seat]
    counts_steps = acts_with_ability(p) and COMPANIES[p.company].flow_energy > 0
    found: dict[int, Worth] = {}
    for extra in _ways(n):
        after = Forecast(s).flow_all([waiting[h] + extra[h] for h in range(N_HEADSTREAMS)])
        gain = after.held_by(seat) - before
        if gain > 0:
            steps = after.energy_of(seat) if counts_steps else 0
            by_letter = _digits([extra[h] for h in letters])
            found[DROPS_ON + _digits(extra[::-1])] = Worth(gain, -sum(extra), steps, by_letter)
    return found


def _ways(n: int) -> list[list[int]]:
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


def _digits(counts: list[int]) -> int:
    value = 0
    for count in counts:
        value = value * DROPS_RADIX + count
    return value


def drops_on(thing: int) -> list[int]:
    """The drops by headstream that a number from DROPS_ON on stands for."""
    value = thing - DROPS_ON
    return [value // DROPS_RADIX**head % DROPS_RADIX for head in range(N_HEADSTREAMS)]


def best_placement(s: State, seat: int, found: dict[int, Worth]) -> list[int]:
    """Rules A5.2.5-A5.2.6: the largest gain, the fewest drops, the USA's steps, then the letters."""
    for thing, worth in found.items():
        s.tell(E_AUTOMA_WEIGHS, seat, S_RULES, worth.gain, thing)
    steps = (
        (MOST_GAIN, lambda x: found[x].gain),
        (FEWEST_DROPS, lambda x: found[x].spared),
        (MOST_STEPS, lambda x: found[x].steps),
        (LETTERS, lambda x: found[x].letters),
    )
    chosen = prefer(s, seat, list(found), steps)
    pick(s, seat, MOST_GAIN, chosen)
    return drops_on(chosen)


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
