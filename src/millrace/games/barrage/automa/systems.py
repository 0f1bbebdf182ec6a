"""Rules A5.1.2-A5.1.4 and L8.10: the best system, and the contracts an Automa fulfils."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from millrace.games.barrage.automa.choosing import (
    CONDUIT_CODE,
    HIGHEST_CONTRACT,
    HIGHEST_PRIVATE,
    MANY_CONTRACTS,
    MOST_ENERGY,
    NEUTRAL_DAM,
    NO_CONTRACT_IN_REACH,
    NO_PRIVATE_CONTRACT,
    ONE_DROP,
    RIGHTMOST,
    RIGHTMOST_PRIVATE,
    choose,
    nothing,
    pick,
    prefer,
)
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import CONDUIT_VALUE
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.numbering import conduit_of, dam_of
from millrace.games.barrage.numbers import (
    A_CONTRACT,
    A_DROPS,
    A_SYSTEM,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_WEIGHS,
    EMPTY,
    N_CONDUITS,
    NEUTRAL,
    S_RULES,
)
from millrace.games.barrage.ops.produce import AGAIN, NO_BASIN, energy_of, produce, systems
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits

_WEAK: Final = 2  # conduits up to this value: Viktor at the very high level uses one drop (A7.4.4)


def drops_used(s: State, seat: int, system: int, bonus: int) -> int:
    """All drops of the dam, but one through a weak conduit where Viktor's minimum counts."""
    held = s.dam_drops[dam_of(system)]
    has_minimum = bonus != AGAIN and OFFICERS[s.seats[seat].ability].least_product > 0
    return 1 if has_minimum and CONDUIT_VALUE[conduit_of(system)] <= _WEAK else held


def produce_with(s: State, seat: int, source: int, system: int, bonus: int) -> None:
    """Rules A5.1.2 and A7.4.4: produce, and tell where that is not with all drops."""
    drops = drops_used(s, seat, system, bonus)
    held = s.dam_drops[dam_of(system)]
    produce(s, seat, source, system, drops, bonus)
    if drops < held:
        pick(s, seat, ONE_DROP, A_DROPS + drops)


def best_system(s: State, seat: int, bonus: int, spared: int = NO_BASIN) -> int:
    """The system of the largest energy, at least 1, or EMPTY. Ties: a neutral dam, then the conduit code."""
    code = AUTOMA_TILES[s.criteria].conduits.code
    energies: dict[int, int] = {}  # of what can produce, as actions
    for system in systems(s, seat, spared):
        energy = energy_of(s, seat, system, drops_used(s, seat, system, bonus), bonus)
        s.tell(E_AUTOMA_SYSTEM, seat, S_RULES, energy, system)
        if energy > 0:
            energies[A_SYSTEM + system] = energy
    if not energies:
        return EMPTY
    steps = (
        (MOST_ENERGY, lambda x: energies[x]),
        (NEUTRAL_DAM, lambda x: int(s.dam_owner[dam_of(x - A_SYSTEM)] == NEUTRAL)),
        (CONDUIT_CODE, lambda x: -((conduit_of(x - A_SYSTEM) - code) % N_CONDUITS)),
    )
    return prefer(s, seat, list(energies), steps) - A_SYSTEM


def best_contract(s: State, seat: int, reach: int) -> int:
    """Rule A5.1.4: the highest requirement among what is face up; the one further right on ties; or EMPTY."""
    found = _within([*_private(s), *s.national_row], reach)
    if not found:
        nothing(s, seat, NO_CONTRACT_IN_REACH)
        return EMPTY
    return choose(s, seat, found, ((HIGHEST_CONTRACT, _needed), (RIGHTMOST, found.index))) - A_CONTRACT


def best_private(s: State, seat: int, most: int) -> int:
    """Rule L8.6: the same among private contracts only, up to a requirement."""
    found = _within(_private(s), most)
    if not found:
        nothing(s, seat, NO_PRIVATE_CONTRACT)
        return EMPTY
    return choose(s, seat, found, ((HIGHEST_PRIVATE, _needed), (RIGHTMOST_PRIVATE, found.index))) - A_CONTRACT


def _within(row: Sequence[int], reach: int) -> list[int]:
    """The contracts of a row that ask for no more, as actions; later ones are further right."""
    return [A_CONTRACT + contract for contract in row if CONTRACTS[contract].requirement <= reach]


def _needed(action: int) -> int:
    return CONTRACTS[action - A_CONTRACT].requirement


def fulfilled_together(s: State, seat: int, reach: int) -> list[int]:
    """Rule L8.10 with everything that is in reach told."""
    found = _within([*_private(s), *s.national_row], reach)
    if not found:
        nothing(s, seat, NO_CONTRACT_IN_REACH)
        return []
    for action in found:
        s.tell(E_AUTOMA_WEIGHS, seat, S_RULES, 0, action)
    chosen = best_set(s, reach)
    for contract in chosen:
        pick(s, seat, MANY_CONTRACTS, A_CONTRACT + contract)
    return chosen


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
