"""Rules B5.2 and B5.4: what a structure costs there, and what pays for it."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import PIECES
from millrace.games.barrage.content.map import CONDUIT_VALUE, SITE_AREA
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import CONSTRUCTION_COST, CONSTRUCTION_ENGINEERS
from millrace.games.barrage.content.tiles import (
    CAP,
    CONDUIT_CAP,
    NO_ENGINEERS,
    NO_MACHINES,
    ONE_KIND,
    SWAP,
    TILE_PURSE,
    TILES_FOR,
)
from millrace.games.barrage.names import site_name, structure_name
from millrace.games.barrage.numbering import building_of
from millrace.games.barrage.numbers import (
    BASE,
    BUILDING,
    CONDUIT,
    ELEVATION,
    EMPTY,
    N_SITES,
    N_STRUCTURES,
    PAY_RADIX,
    POWERHOUSE,
    SITE_CONDUIT,
    SP_ANTON,
)
from millrace.games.barrage.ops.sites import open_sites, pieces_built, surcharge
from millrace.games.barrage.ops.wheel import tiles_on_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.game import Reason
from millrace.kernel.operation import refusal

BASE_COST: Final[tuple[int, ...]] = (5, 4, 3)  # excavators, by area
ELEVATION_COST: Final[tuple[int, ...]] = (4, 3, 2)  # mixers, by area
FIRST_POWERHOUSE: Final = 2  # mixers; one more for each already built
EXCAVATORS_PER_VALUE: Final = 2
_CAPPED: Final = 6


def budget(p: Seat, purse: int) -> int:
    """Credits left once the construction space is paid; negative when no space can be used (B5.1.2)."""
    if purse & NO_ENGINEERS:
        return p.credits
    k = p.constructions
    if k == len(CONSTRUCTION_COST) or p.engineers < CONSTRUCTION_ENGINEERS[k]:
        return EMPTY
    return p.credits - CONSTRUCTION_COST[k]


def price(p: Seat, structure: int, site: int, purse: int) -> int:
    """Rule B5.4: excavators x 16 + mixers of a structure there, after Wilhelm and the tile."""
    if purse & NO_MACHINES:
        return 0
    if structure == BASE:
        fixed = OFFICERS[p.ability].base_cost
        return (fixed or BASE_COST[SITE_AREA[site]]) << 4
    if structure == ELEVATION:
        return ELEVATION_COST[SITE_AREA[site]]
    if structure == POWERHOUSE:
        return FIRST_POWERHOUSE + p.houses
    if structure == CONDUIT:
        n = EXCAVATORS_PER_VALUE * CONDUIT_VALUE[site - SITE_CONDUIT]
        return (CONDUIT_CAP if purse & CAP and n >= _CAPPED else n) << 4
    building = BUILDINGS[building_of(site)]
    return building.excavators << 4 if purse & ONE_KIND else building.excavators << 4 | building.mixers


def other_price(p: Seat, structure: int, site: int, purse: int) -> int:
    """The second price where there is one: Jill's mixers (B12.4), the other kind of L4.3; else EMPTY."""
    if structure == CONDUIT:
        if purse & SWAP:  # rule B12.4.3
            return EMPTY
        n = OFFICERS[p.ability].mixers_per_value * CONDUIT_VALUE[site - SITE_CONDUIT]
        return n or EMPTY
    if structure == BUILDING and purse & ONE_KIND:
        return BUILDINGS[building_of(site)].mixers
    return EMPTY


def _is_within(p: Seat, due: int, left: int, *, is_swap: bool) -> bool:
    """Whether machines, and credits for those that an officer replaces, cover a price."""
    short_e, short_m = (due >> 4) - p.excavators, (due & 15) - p.mixers
    if short_e <= 0 and short_m <= 0:
        return True
    if is_swap and short_e + short_m <= 0:
        return True
    per_machine = OFFICERS[p.ability].credits_per_machine
    if not per_machine:
        return False
    missing = short_e + short_m if is_swap else max(0, short_e) + max(0, short_m)
    return missing * per_machine <= left


def is_payable(p: Seat, structure: int, site: int, purse: int, left: int) -> bool:
    """Whether some payment exists, with so many credits left after the construction space."""
    left -= surcharge(structure, site, purse)
    if left < 0:
        return False
    if _is_within(p, price(p, structure, site, purse), left, is_swap=purse & SWAP != 0):
        return True
    other = other_price(p, structure, site, purse)
    return other != EMPTY and _is_within(p, other, left, is_swap=False)


def payments(p: Seat, structure: int, site: int, tile: int) -> list[int]:
    """The payments that are not worse than another one; machines that are not named are paid in credits."""
    purse = TILE_PURSE[tile]
    left = budget(p, purse) - surcharge(structure, site, purse)
    per_machine = OFFICERS[p.ability].credits_per_machine
    replaceable = left // per_machine if per_machine else 0
    due, other = price(p, structure, site, purse), other_price(p, structure, site, purse)
    found: list[int] = []
    if purse & SWAP:
        n = (due >> 4) + (due & 15)
        found += [
            e * PAY_RADIX + m
            for e in range(min(n, p.excavators), -1, -1)
            for m in range(min(n - e, p.mixers), -1, -1)
            if n - e - m <= replaceable
        ]
    else:
        found += _mixes(p, due, replaceable)
    if other != EMPTY:
        found += [way for way in _mixes(p, other, replaceable) if way not in found]
    return found


def _mixes(p: Seat, due: int, replaceable: int) -> list[int]:
    """The ways to cover a price of both kinds, most machines first."""
    e, m = due >> 4, due & 15
    return [
        i * PAY_RADIX + j
        for i in range(min(e, p.excavators), -1, -1)
        for j in range(min(m, p.mixers), -1, -1)
        if e - i + m - j <= replaceable
    ]


def credits_due(p: Seat, structure: int, site: int, purse: int, payment: int) -> int:
    """Rule B12.5: the credits that replace the machines a payment leaves out, at the cheaper price."""
    per_machine = OFFICERS[p.ability].credits_per_machine
    if not per_machine:
        return 0
    e, m = payment // PAY_RADIX, payment % PAY_RADIX
    due, other = price(p, structure, site, purse), other_price(p, structure, site, purse)
    missing = (due >> 4) + (due & 15) - e - m
    if other != EMPTY and e <= other >> 4 and m <= other & 15:
        fewer = (other >> 4) - e + (other & 15) - m
        if e > due >> 4 or m > due & 15 or fewer < missing:
            missing = fewer
    return missing * per_machine


def can_copy(p: Seat) -> bool:
    """Rule B12.6: Anton's tile is at hand, or Mahiri copies him and needs none."""
    if not OFFICERS[p.ability].copies_tile:
        return False
    return p.ability != p.officer or p.tiles >> SP_ANTON & 1 == 1


def purses(p: Seat, structure: int) -> list[int]:
    """The different ways of paying that the tiles at hand offer for a structure."""
    tiles = p.tiles & TILES_FOR[structure]
    if can_copy(p):
        tiles |= tiles_on_wheel(p) & TILES_FOR[structure]
    seen: list[int] = []
    for tile in bits(tiles):
        purse = TILE_PURSE[tile]
        if purse not in seen:
            seen.append(purse)
    return seen


def sites_for(s: State, seat: int, structure: int, most: int = N_SITES) -> list[int]:
    """The building spaces this company can build the structure on now; the first `most` of them."""
    p = s.seats[seat]
    ways: list[int] = []
    lefts: list[int] = []
    for purse in purses(p, structure):
        left = budget(p, purse)
        if left >= 0:
            ways.append(purse)
            lefts.append(left)
    found: list[int] = []
    if not ways:
        return found
    for site in open_sites(s, seat, structure):
        for i, purse in enumerate(ways):
            if is_payable(p, structure, site, purse, lefts[i]):
                found.append(site)
                if len(found) == most:
                    return found
                break
    return found


def can_build(s: State, seat: int, structure: int) -> bool:
    return len(sites_for(s, seat, structure, 1)) > 0


def can_build_something(s: State, seat: int) -> bool:
    return any(can_build(s, seat, structure) for structure in range(N_STRUCTURES))


def fits(p: Seat, structure: int, site: int, tile: int) -> bool:
    """Whether this tile, or a copy of it, pays for the structure there."""
    purse = TILE_PURSE[tile]
    left = budget(p, purse)
    return left >= 0 and is_payable(p, structure, site, purse, left)


def copies_for(p: Seat, structure: int, site: int) -> list[int]:
    """The tiles on the wheel that Anton's tile may imitate here."""
    if not can_copy(p):
        return []
    return [t for t in bits(tiles_on_wheel(p) & TILES_FOR[structure]) if fits(p, structure, site, t)]


def tiles_for(p: Seat, structure: int, site: int) -> list[int]:
    """The tiles at hand that build the structure there."""
    found = [t for t in bits(p.tiles & TILES_FOR[structure]) if fits(p, structure, site, t)]
    if copies_for(p, structure, site):
        found.append(SP_ANTON)
    return found


# Why not --------------------------------------------------------------------------------------------------


def unbuildable(s: State, seat: int, structure: int, site: int = EMPTY) -> Reason:
    """Why a structure cannot be built now; its price is that of the site given, or of the cheapest one."""
    p = s.seats[seat]
    name = structure_name(structure)
    if structure == BUILDING and not s.buildings:
        return refusal("not-in-box", "L1.1", thing=name)
    if pieces_built(p, structure) >= PIECES[structure]:
        return refusal("no-piece", "B5.2.2", structure=name)
    if not open_sites(s, seat, structure):
        return refusal("no-site", "B5.4.2" if structure == ELEVATION else "B5.2.2", structure=name)
    ways = purses(p, structure)
    if not ways:
        return refusal("no-tile", "B5.2.2", structure=name)
    if not any(budget(p, purse) >= 0 for purse in ways):
        return _construction_space(p)
    if site == EMPTY:
        sites = open_sites(s, seat, structure)
        _, site = min((_price(p, structure, at, purse), at) for purse in ways for at in sites)
    return unpayable(p, structure, site, ways)


def _construction_space(p: Seat) -> Reason:
    k = p.constructions
    if k == len(CONSTRUCTION_COST):
        return refusal("no-construction-space", "B5.1.2")
    if p.engineers < CONSTRUCTION_ENGINEERS[k]:
        return refusal("engineers", "B5.1.2", need=CONSTRUCTION_ENGINEERS[k], have=p.engineers)
    return refusal("credits", "B5.1.1", need=CONSTRUCTION_COST[k], have=p.credits)


def _price(p: Seat, structure: int, site: int, purse: int) -> int:
    due = price(p, structure, site, purse)
    return (due >> 4) + (due & 15) + surcharge(structure, site, purse)


def unpayable(p: Seat, structure: int, site: int, ways: list[int]) -> Reason:
    """What is missing for a site: first the credits of its border, then the machines."""
    live = [purse for purse in ways if budget(p, purse) >= 0]
    if not live:
        return _construction_space(p)
    for purse in live:
        border = surcharge(structure, site, purse)
        if budget(p, purse) < border:
            space = 0 if purse & NO_ENGINEERS else CONSTRUCTION_COST[p.constructions]
            return refusal(
                "border",
                "B5.4.4" if structure == POWERHOUSE else "B5.4.1",
                need=border + space,
                have=p.credits,
            )
    purse = live[0]
    due = price(p, structure, site, purse)
    if due >> 4 > p.excavators:
        return refusal("excavators", "B5.2.2", need=due >> 4, have=p.excavators, site=site_name(site))
    return refusal("mixers", "B5.2.2", need=due & 15, have=p.mixers, site=site_name(site))
