"""How good a state of Barrage is for one seat, in hundredths of a victory point.

A rough judgement: what is scored counts in full, what will be scored counts in part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from millrace.games.barrage.content.boards import (
    BONUS_VP,
    RANK_FIRST,
    RANK_SECOND,
    TRACK_CREDITS,
    TRACK_END,
)
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES, REVEALED_BY
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import CONDUIT_END, CONDUIT_VALUE
from millrace.games.barrage.content.tiles import ADVANCED
from millrace.games.barrage.levels import has_ability, has_income
from millrace.games.barrage.numbers import (
    EMPTY,
    N_CONDUITS,
    N_DAMS,
    NEUTRAL,
    OP_CREDITS,
    OP_ENERGY,
    OP_EXCAVATORS,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_MACHINES,
    OP_MIXERS,
    OP_PLACE_DROPS,
    OP_ROTATE,
    OP_VP,
    PERSON,
    ROUNDS,
    SEGMENTS,
)
from millrace.games.barrage.ops.wheel import excavators_in, mixers_in, tile_in
from millrace.games.barrage.score import (
    bonus_count,
    bonus_vp,
    leftover_vp,
    objective_counts,
    objective_vp,
)
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.stack import Effect

POINT: Final = 100
CREDIT: Final = 32
SPARE_CREDIT: Final = 8  # beyond what a turn can use
ENOUGH: Final = 7
EXCAVATOR: Final = 90
MIXER: Final = 110
ENGINEER: Final = 25
ENERGY: Final = 42
ROTATION: Final = 60
FREE_BUILD: Final = 420
ADVANCED_TILE: Final = 120
STRUCTURES: Final = (170, 200, 60, 380)  # bases, elevations, conduits, powerhouses
BUILDING: Final = 40  # a private building, per round in which its action can still be used
HELD_DROP: Final = 45
IN_A_SYSTEM: Final = 26  # a held drop, per value of the conduit
# a conduit space by how much of its system is there, per value: nothing, one part, two, all three
PARTS: Final = (0, 4, 22, 75)
BORROWED: Final = 2  # a foreign conduit or a neutral dam is worth the fraction one of this
ABILITY: Final = 260
ROUND_LEFT: Final = 900
HAND: Final = 22  # per cent of the reward of a contract not yet fulfilled
LATER_BONUS: Final = 22  # per cent of what a bonus tile of a later round would give now

EFFECTS: Final = {
    OP_CREDITS: CREDIT,
    OP_EXCAVATORS: EXCAVATOR,
    OP_MIXERS: MIXER,
    OP_MACHINES: MIXER,
    OP_VP: POINT,
    OP_ENERGY: ENERGY,
    OP_ROTATE: ROTATION,
    OP_PLACE_DROPS: HELD_DROP,
    OP_FLOW_DROPS: HELD_DROP,
}


def _effects_worth(effects: Sequence[Effect]) -> int:
    return sum(FREE_BUILD if op == OP_FREE_BUILD else EFFECTS[op] * a for op, a, _ in effects)


CONTRACT_WORTH: Final = tuple(_effects_worth(contract.rewards) for contract in CONTRACTS)
# by company, structure and pieces built: what the revealed incomes give each round
INCOME_WORTH: Final = tuple(
    tuple(
        tuple(
            sum(_effects_worth(row[i]) for i, needed in enumerate(REVEALED_BY) if built >= needed)
            for built in range(REVEALED_BY[-1] + 1)
        )
        for row in company.incomes
    )
    for company in COMPANIES
)


def worth(s: State, seat: int) -> int:
    """What the seat has and may hope for."""
    p = s.seats[seat]
    if p.company == EMPTY:
        return 0
    total = POINT * p.vp + _structures(p) + _river(s, seat) + _contracts(p)
    if not s.stack:
        return total
    total += sum(POINT * BUILDINGS[b].vp for b in bits(p.buildings))  # scored when the game ends
    left = ROUNDS - s.round
    total += ROUND_LEFT * left + _incomes(p) * left + _bonuses(s, p) + _energy(s, seat)
    total += _supply(p, left) + ENGINEER * p.engineers + BUILDING * p.buildings.bit_count() * left
    if left == 0:
        total += POINT * (_objective(s, seat) + leftover_vp(p))
    return total


def _objective(s: State, seat: int) -> int:
    """What the objective tile would give now; Automas have a scale of their own (A3.8)."""
    return objective_vp(objective_counts(s), [p.level != PERSON for p in s.seats])[seat]


def _supply(p: Seat, left: int) -> int:
    """Machines, credits and tiles; what is on the wheel counts less the longer it stays there."""
    total = CREDIT * min(p.credits, ENOUGH) + SPARE_CREDIT * max(0, p.credits - ENOUGH)
    total += EXCAVATOR * p.excavators + MIXER * p.mixers
    total += ADVANCED_TILE * (p.tiles & ADVANCED).bit_count() + _basics(p)
    for at, segment in enumerate(p.wheel):
        if segment:
            there = EXCAVATOR * excavators_in(segment) + MIXER * mixers_in(segment)
            there += ADVANCED_TILE if tile_in(segment) != EMPTY else 0
            total += there * (SEGMENTS + at) // (2 * SEGMENTS)
    return total * (left + 1) // (left + 2)


def _basics(p: Seat) -> int:
    return ADVANCED_TILE * (p.tiles & ~ADVANCED).bit_count()


def _structures(p: Seat) -> int:
    built = (p.bases, p.elevations, p.conduits, p.houses)
    total = sum(each * n for each, n in zip(STRUCTURES, built, strict=True))
    return total + (ABILITY if has_ability(p) else 0)


def _river(s: State, seat: int) -> int:
    """Systems in the making, and water where it can be used."""
    basins = s.seats[seat].house_basins
    total = 0
    for conduit in range(N_CONDUITS):
        dam, drops = _dam_beside(s, seat, conduit & ~1)
        owner = s.conduit_owner[conduit]
        has_house = basins >> CONDUIT_END[conduit] & 1
        parts = (dam != EMPTY) + (owner != EMPTY) + has_house
        value = CONDUIT_VALUE[conduit] * (
            PARTS[parts] + (IN_A_SYSTEM * drops if parts == len(PARTS) - 1 else 0)
        )
        is_borrowed = owner not in (EMPTY, seat) or dam == NEUTRAL
        total += value // BORROWED if is_borrowed else value
    held = sum(s.dam_drops[d] for d in range(N_DAMS) if s.dam_owner[d] == seat)
    return total + HELD_DROP * held


def _dam_beside(s: State, seat: int, upper: int) -> tuple[int, int]:
    """The owner, the seat itself if possible, of a dam this seat may use in a basin, and its drops."""
    found, drops = EMPTY, 0
    for dam in (upper, upper + 1):
        owner = s.dam_owner[dam]
        if owner == seat or (owner == NEUTRAL and found == EMPTY):
            found = owner
            drops = max(drops, s.dam_drops[dam])
    return found, drops


def _contracts(p: Seat) -> int:
    return sum(CONTRACT_WORTH[c] for c in bits(p.hand)) * HAND // 100


def _incomes(p: Seat) -> int:
    if not has_income(p):
        return 0
    bases, elevations, conduits = INCOME_WORTH[p.company]
    return bases[p.bases] + elevations[p.elevations] + conduits[p.conduits]


def _bonuses(s: State, p: Seat) -> int:
    if s.round == 0:
        return 0
    total = POINT * bonus_vp(p, s.bonus[s.round - 1], s.round)
    later = sum(BONUS_VP[tile] * bonus_count(p, tile) for tile in s.bonus[s.round - 1 :])
    return total + POINT * later * LATER_BONUS // 100


def _energy(s: State, seat: int) -> int:
    """Steps on the track, the place in the ranking, and the credits they bring."""
    own = s.seats[seat].energy
    ahead = sum(1 for p in s.seats if p.energy > own)
    rank = (RANK_FIRST, RANK_SECOND, 0, 0)[ahead] if own else -3
    reached = min(own, TRACK_END)
    return ENERGY * reached + POINT * rank // 2 + CREDIT * TRACK_CREDITS[reached]
