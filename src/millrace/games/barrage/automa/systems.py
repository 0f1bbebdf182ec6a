"""Rules A5.1.2-A5.1.4 and L8.10: the best system, and the contracts an Automa fulfils."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import CONDUIT_VALUE
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.numbers import E_AUTOMA_SYSTEM, EMPTY, N_CONDUITS, NEUTRAL, S_RULES
from millrace.games.barrage.ops.produce import AGAIN, NO_BASIN, conduit_of, dam_of, energy_of, systems
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits

_WEAK: Final = 2  # conduits up to this value: Viktor at the very high level uses one drop (A7.4.4)


def drops_used(s: State, seat: int, system: int, bonus: int) -> int:
    """All drops of the dam, but one through a weak conduit where Viktor's minimum counts."""
    held = s.dam_drops[dam_of(system)]
    has_minimum = bonus != AGAIN and OFFICERS[s.seats[seat].ability].least_product > 0
    return 1 if has_minimum and CONDUIT_VALUE[conduit_of(system)] <= _WEAK else held


def best_system(s: State, seat: int, bonus: int, spared: int = NO_BASIN) -> int:
    """The system of the largest energy, at least 1, or EMPTY. Ties: a neutral dam, then the conduit code."""
    code = AUTOMA_TILES[s.criteria].conduits.code
    best, best_worth = EMPTY, (0, 0, 0)
    for system in systems(s, seat, spared):
        energy = energy_of(s, seat, system, drops_used(s, seat, system, bonus), bonus)
        s.tell(E_AUTOMA_SYSTEM, seat, S_RULES, energy, system)
        is_neutral = int(s.dam_owner[dam_of(system)] == NEUTRAL)
        worth = (energy, is_neutral, -((conduit_of(system) - code) % N_CONDUITS))
        if energy > 0 and (best == EMPTY or worth > best_worth):
            best, best_worth = system, worth
    return best


def best_contract(s: State, reach: int) -> int:
    """Rule A5.1.4: the highest requirement among what is face up; the one further right on ties; or EMPTY."""
    best = EMPTY
    for contract in [*_private(s), *s.national_row]:
        needed = CONTRACTS[contract].requirement
        if needed <= reach and (best == EMPTY or needed >= CONTRACTS[best].requirement):
            best = contract
    return best


def best_private(s: State, most: int) -> int:
    """Rule L8.6: the same among private contracts only, up to a requirement."""
    best = EMPTY
    for contract in _private(s):
        needed = CONTRACTS[contract].requirement
        if needed <= most and (best == EMPTY or needed >= CONTRACTS[best].requirement):
            best = contract
    return best


def best_set(s: State, reach: int) -> list[int]:
    """Rule L8.10: the highest eligible national contract, then as many private ones as the rest allows."""
    chosen: list[int] = []
    for contract in s.national_row:
        needed = CONTRACTS[contract].requirement
        if needed <= reach and (not chosen or needed >= CONTRACTS[chosen[0]].requirement):
            chosen = [contract]
    rest = reach - sum(CONTRACTS[c].requirement for c in chosen)
    private = _private(s)
    best: list[int] = []
    best_worth: tuple[int, list[int], list[int]] = (0, [], [])
    for mask in range(1, 1 << len(private)):
        slots = sorted(bits(mask), key=lambda i: (-CONTRACTS[private[i]].requirement, -i))
        needs = [CONTRACTS[private[i]].requirement for i in slots]
        worth = (len(slots), needs, slots)
        if sum(needs) <= rest and worth > best_worth:
            best, best_worth = [private[i] for i in slots], worth
    return chosen + best


def _private(s: State) -> list[int]:
    """The displayed private contracts; later ones are further right."""
    return [contract for contract in s.display if contract != EMPTY]
