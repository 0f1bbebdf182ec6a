"""Rule B5: construction. What may be built where, with which tile, for which payment."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.buildings import BUILDINGS, SLOT_FEWEST
from millrace.games.barrage.content.companies import COMPANIES, PIECES, REVEALED_BY
from millrace.games.barrage.content.map import CONDUIT_VALUE, HOUSE_BASIN, SITE_AREA, SITE_RED
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import CONSTRUCTION_COST, CONSTRUCTION_ENGINEERS
from millrace.games.barrage.content.tiles import (
    CAP,
    CONDUIT_CAP,
    NO_EFFECT,
    NO_ENGINEERS,
    NO_MACHINES,
    NO_SURCHARGE,
    ONE_KIND,
    SWAP,
    TILE_PURSE,
    TILES,
    TILES_FOR,
)
from millrace.games.barrage.levels import has_income
from millrace.games.barrage.numbers import (
    A_COPY,
    A_OFFICER,
    A_PAY,
    A_SITE,
    A_TILE,
    BASE,
    BLOCKED,
    BUILDING,
    BUILDING_SPACES,
    CONDUIT,
    E_BUILT,
    E_FORFEIT,
    E_REVEAL,
    ELEVATION,
    EMPTY,
    N_CONDUITS,
    N_DAMS,
    N_HOUSES,
    N_SITES,
    OP_ARCHITECT,
    OP_COPY,
    OP_PAY,
    OP_TILE,
    PAY_RADIX,
    PERSON,
    POWERHOUSE,
    S_CONSTRUCTION,
    S_INCOME,
    S_RULES,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
    SKIP,
    SLOTS,
    SP_ANTON,
    SURCHARGE,
)
from millrace.games.barrage.ops.asking import reward
from millrace.games.barrage.ops.supply import pay_credits, place_engineers
from millrace.games.barrage.ops.wheel import invest, rotate, tiles_on_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.operation import Choice
from millrace.kernel.stack import Frame

BASE_COST: Final[tuple[int, ...]] = (5, 4, 3)  # excavators, by area
ELEVATION_COST: Final[tuple[int, ...]] = (4, 3, 2)  # mixers, by area
FIRST_POWERHOUSE: Final = 2  # mixers; one more for each already built
EXCAVATORS_PER_VALUE: Final = 2
_CAPPED: Final = 6


# Where ----------------------------------------------------------------------------------------------------


def pieces_built(p: Seat, structure: int) -> int:
    if structure == BASE:
        return p.bases
    if structure == ELEVATION:
        return p.elevations
    if structure == CONDUIT:
        return p.conduits
    return p.houses if structure == POWERHOUSE else p.buildings.bit_count()


def open_sites(s: State, seat: int, structure: int) -> list[int]:
    """Rule B5.4: the building spaces where this company may have the structure, whatever it costs."""
    p = s.seats[seat]
    if pieces_built(p, structure) >= PIECES[structure]:
        return []
    if structure == BASE:
        basins = p.base_basins
        return [d for d in range(N_DAMS) if s.dam_owner[d] < 0 and not basins >> (d >> 1) + 1 & 1]
    if structure == ELEVATION:
        return [d for d in range(N_DAMS) if s.dam_owner[d] == seat and s.dam_level[d] < 3]
    if structure == CONDUIT:
        return [SITE_CONDUIT + c for c in range(N_CONDUITS) if s.conduit_owner[c] < 0]
    if structure == BUILDING:
        return _open_slots(s, p)
    basins = p.house_basins
    return [
        SITE_HOUSE + h for h in range(N_HOUSES) if s.house_owner[h] < 0 and not basins >> HOUSE_BASIN[h] & 1
    ]


def _open_slots(s: State, p: Seat) -> list[int]:
    """Rules L2.3-L2.4: free slots of the private buildings this company has not activated."""
    return [
        SITE_BUILDING + building * SLOTS + slot
        for building in s.buildings
        if not p.buildings >> building & 1
        for slot in range(SLOTS)
        if s.slots[building * SLOTS + slot] == EMPTY and SLOT_FEWEST[slot] <= len(s.seats)
    ]


def surcharge(structure: int, site: int, purse: int) -> int:
    """Rule B5.4: three credits for a base or powerhouse on a red-bordered building space."""
    if SITE_RED[site] and structure != ELEVATION and not purse & NO_SURCHARGE:
        return SURCHARGE
    return 0


# What with ------------------------------------------------------------------------------------------------


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


def building_of(site: int) -> int:
    return (site - SITE_BUILDING) // SLOTS


def _is_within(p: Seat, due: int, left: int, *, is_swap: bool) -> bool:
    """Whether machines, and credits for those that an officer replaces, cover a price."""
    e, m = due >> 4, due & 15
    missing = max(0, e - p.excavators) + max(0, m - p.mixers)
    if is_swap:
        missing = e + m - p.excavators - p.mixers
    if missing <= 0:
        return True
    per_machine = OFFICERS[p.ability].credits_per_machine
    return 0 < missing * per_machine <= left


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


# Questions: each is asked only if there are two answers, except where to build ----------------------------


class ChooseSite(Choice[State]):  # a: structure
    name = "site"
    bounds = (BASE, BUILDING, 0, 0)

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SITE + site for site in sites_for(s, f.seat, f.a)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        tiles = tiles_for(s.seats[f.seat], f.a, action - A_SITE)
        if len(tiles) > 1:
            s.ask(OP_TILE, f.seat, action, f.a, action - A_SITE)
        else:
            _with_tile(s, f.seat, f.a, action - A_SITE, tiles[0])


class ChooseTile(Choice[State]):  # a: structure, b: site
    name = "tile"
    bounds = (BASE, BUILDING, 0, N_SITES - 1)

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_TILE + tile for tile in tiles_for(s.seats[f.seat], f.a, f.b)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        _with_tile(s, f.seat, f.a, f.b, action - A_TILE)


class ChooseCopy(Choice[State]):  # a: structure, b: site
    name = "copy"
    bounds = (BASE, BUILDING, 0, N_SITES - 1)

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_COPY + tile for tile in copies_for(s.seats[f.seat], f.a, f.b)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        _with_copy(s, f.seat, f.a, f.b, SP_ANTON, action - A_COPY)


class ChoosePayment(Choice[State]):  # a: structure x N_SITES + site, b: tile x 32 + tile imitated
    name = "pay"
    bounds = (0, (BUILDING + 1) * N_SITES - 1, 0, 25 << 5 | 25)

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_PAY + p for p in payments(s.seats[f.seat], f.a // N_SITES, f.a % N_SITES, f.b & 31)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        construct(s, f.seat, f.a // N_SITES, f.a % N_SITES, f.b >> 5, f.b & 31, action - A_PAY)


def _with_tile(s: State, seat: int, structure: int, site: int, tile: int) -> None:
    if tile != SP_ANTON:
        _with_copy(s, seat, structure, site, tile, tile)
        return
    copies = copies_for(s.seats[seat], structure, site)
    if len(copies) > 1:
        s.ask(OP_COPY, seat, A_TILE + tile, structure, site)
    else:
        _with_copy(s, seat, structure, site, tile, copies[0])


def _with_copy(s: State, seat: int, structure: int, site: int, tile: int, copied: int) -> None:
    ways = payments(s.seats[seat], structure, site, copied)
    if len(ways) > 1:
        s.ask(OP_PAY, seat, A_TILE + tile, structure * N_SITES + site, tile << 5 | copied)
    else:
        construct(s, seat, structure, site, tile, copied, ways[0])


# Doing it -------------------------------------------------------------------------------------------------


def construct(s: State, seat: int, structure: int, site: int, tile: int, copied: int, payment: int) -> None:
    """Rule B5.2.1: steps 1 to 7, everything having been chosen."""
    p = s.seats[seat]
    row = TILES[copied]
    source = A_TILE + tile
    replaced = credits_due(p, structure, site, row.purse, payment)
    if not row.purse & NO_ENGINEERS:
        k = p.constructions
        p.constructions += 1
        if CONSTRUCTION_ENGINEERS[k] == 1:
            offer_architect(s, seat)
        place_engineers(s, seat, S_CONSTRUCTION + k, CONSTRUCTION_ENGINEERS[k])
        pay_credits(s, seat, S_CONSTRUCTION + k, CONSTRUCTION_COST[k])
    pay_credits(s, seat, A_OFFICER + p.ability, replaced)
    at_hand = tile != SP_ANTON or p.tiles >> SP_ANTON & 1
    invest(s, seat, source, tile if at_hand else EMPTY, payment // PAY_RADIX, payment % PAY_RADIX)
    rotate(s, seat, source, 1)
    if row.effect != NO_EFFECT:
        s.ask(row.effect, seat, source, row.amount, site)
    pay_credits(s, seat, A_SITE + site, surcharge(structure, site, row.purse))
    put_piece(s, seat, source, structure, site)


def offer_architect(s: State, seat: int) -> None:
    """Rule L6.2.2: one engineer goes alone; once the action is done it may have been the architect."""
    p = s.seats[seat]
    if OFFICERS[p.ability].is_architect and (p.architect or p.ability != p.officer):
        s.ask(OP_ARCHITECT, seat, S_RULES)


def put_piece(s: State, seat: int, source: int, structure: int, site: int) -> None:
    """Place the leftmost piece; an income it reveals is received next (B3.2.7)."""
    p = s.seats[seat]
    if structure == BASE:
        p.bases += 1
        p.base_basins |= 1 << (site >> 1) + 1
        s.dam_owner[site] = seat
        s.dam_level[site] = 1
    elif structure == ELEVATION:
        p.elevations += 1
        s.dam_level[site] += 1
    elif structure == CONDUIT:
        p.conduits += 1
        s.conduit_owner[site - SITE_CONDUIT] = seat
    elif structure == POWERHOUSE:
        p.houses += 1
        p.house_basins |= 1 << HOUSE_BASIN[site - SITE_HOUSE]
        s.house_owner[site - SITE_HOUSE] = seat
    else:
        p.buildings |= 1 << building_of(site)
        s.slots[site - SITE_BUILDING] = seat
        close_first_space(s, building_of(site))
    s.tell(E_BUILT, seat, source, structure, site)
    built = pieces_built(p, structure)
    if structure < POWERHOUSE and built in REVEALED_BY and has_income(p):
        place = REVEALED_BY.index(built)
        income = S_INCOME + structure * 3 + place
        s.tell(E_REVEAL, seat, source, income)
        reward(s, seat, income, COMPANIES[p.company].incomes[structure][place])


def close_first_space(s: State, building: int) -> None:
    """Rule L8.2: what an Automa activated loses its first action space, once nobody stands there."""
    space = BUILDING_SPACES + building * SLOTS
    if s.spaces[space] == 0 and any(p.level != PERSON and p.buildings >> building & 1 for p in s.seats):
        s.spaces[space] = BLOCKED


class FreeBuild(Choice[State]):  # a: structure, b: areas as a mask, or the highest value of a conduit
    """Rule B5.6: a structure without engineers, tile and machines; the red border is still paid."""

    name = "free_build"
    bounds = (BASE, POWERHOUSE, 1, 7)

    def applies(self, s: State, f: Frame) -> bool:
        if free_sites(s, f.seat, f.a, f.b):
            return True
        s.tell(E_FORFEIT, f.seat, f.source, f.op, f.a)
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        return [*[A_SITE + site for site in free_sites(s, f.seat, f.a, f.b)], SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        site = action - A_SITE
        pay_credits(s, f.seat, action, surcharge(f.a, site, 0))
        put_piece(s, f.seat, f.source, f.a, site)


def free_sites(s: State, seat: int, structure: int, limit: int) -> list[int]:
    """Where a free structure may go: the usual places, within the limit shown, the border payable."""
    own = s.seats[seat].credits
    found: list[int] = []
    for site in open_sites(s, seat, structure):
        if structure == CONDUIT:
            is_within = CONDUIT_VALUE[site - SITE_CONDUIT] <= limit
        else:
            is_within = limit >> SITE_AREA[site] & 1 == 1
        if is_within and surcharge(structure, site, 0) <= own:
            found.append(site)
    return found
