"""Rule B5: construction. What may be built where, with which tile, for which payment."""

from __future__ import annotations

from typing import Final

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
    SWAP,
    TILE_PURSE,
    TILES,
    TILES_FOR,
)
from millrace.games.barrage.numbers import (
    A_COPY,
    A_OFFICER,
    A_PAY,
    A_SITE,
    A_TILE,
    BASE,
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
    OP_COPY,
    OP_PAY,
    OP_TILE,
    PAY_RADIX,
    POWERHOUSE,
    S_CONSTRUCTION,
    S_INCOME,
    SITE_CONDUIT,
    SITE_HOUSE,
    SKIP,
    SP_ANTON,
    SURCHARGE,
)
from millrace.games.barrage.ops.supply import pay_credits, place_engineers
from millrace.games.barrage.ops.wheel import invest, rotate, tiles_on_wheel
from millrace.games.barrage.state import Seat, State
from millrace.kernel.bits import bits
from millrace.kernel.stack import Choice, Frame

_BASE_COST: Final[tuple[int, ...]] = (5, 4, 3)  # excavators, by area
_ELEVATION_COST: Final[tuple[int, ...]] = (4, 3, 2)  # mixers, by area
_FIRST_POWERHOUSE: Final = 2  # mixers; one more for each already built
_EXCAVATORS_PER_VALUE: Final = 2
_CAPPED: Final = 6


# Where ----------------------------------------------------------------------------------------------------


def pieces_built(p: Seat, structure: int) -> int:
    if structure == BASE:
        return p.bases
    if structure == ELEVATION:
        return p.elevations
    if structure == CONDUIT:
        return p.conduits
    return p.houses


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
    basins = p.house_basins
    return [
        SITE_HOUSE + h for h in range(N_HOUSES) if s.house_owner[h] < 0 and not basins >> HOUSE_BASIN[h] & 1
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


def machines_due(p: Seat, structure: int, site: int, purse: int) -> int:
    """Rule B5.4: the machines of the printed type, after Wilhelm and the tile."""
    if purse & NO_MACHINES:
        return 0
    if structure == BASE:
        fixed = OFFICERS[p.ability].base_cost
        return fixed or _BASE_COST[SITE_AREA[site]]
    if structure == ELEVATION:
        return _ELEVATION_COST[SITE_AREA[site]]
    if structure == POWERHOUSE:
        return _FIRST_POWERHOUSE + p.houses
    n = _EXCAVATORS_PER_VALUE * CONDUIT_VALUE[site - SITE_CONDUIT]
    return CONDUIT_CAP if purse & CAP and n >= _CAPPED else n


def takes_excavators(structure: int) -> bool:
    return structure in (BASE, CONDUIT)


def mixer_price(p: Seat, structure: int, site: int) -> int:
    """Rule B12.4: Jill's price of a conduit, or 0 where she has none."""
    if structure != CONDUIT:
        return 0
    return OFFICERS[p.ability].mixers_per_value * CONDUIT_VALUE[site - SITE_CONDUIT]


def is_payable(p: Seat, structure: int, site: int, purse: int, left: int) -> bool:
    """Whether some payment exists, with so many credits left after the construction space."""
    left -= surcharge(structure, site, purse)
    if left < 0:
        return False
    due = machines_due(p, structure, site, purse)
    if purse & SWAP:
        missing = due - p.excavators - p.mixers
    else:
        missing = due - (p.excavators if takes_excavators(structure) else p.mixers)
    if missing <= 0:
        return True
    officer = OFFICERS[p.ability]
    if officer.credits_per_machine:
        return missing * officer.credits_per_machine <= left
    price = mixer_price(p, structure, site)
    return 0 < price <= p.mixers


def payments(p: Seat, structure: int, site: int, tile: int) -> list[int]:
    """The payments that are not worse than another one; machines that are not named are paid in credits."""
    purse = TILE_PURSE[tile]
    due = machines_due(p, structure, site, purse)
    left = budget(p, purse) - surcharge(structure, site, purse)
    per_machine = OFFICERS[p.ability].credits_per_machine
    most_missing = left // per_machine if per_machine else 0
    price = mixer_price(p, structure, site)
    uses_excavators = purse & SWAP or takes_excavators(structure)
    uses_mixers = purse & SWAP or not takes_excavators(structure)
    found: list[int] = []
    for e in range(min(due, p.excavators) if uses_excavators else 0, -1, -1):
        most_mixers = min(due - e, p.mixers) if uses_mixers else 0
        found += [
            e * PAY_RADIX + m
            for m in range(most_mixers, -1, -1)
            if due - e - m <= most_missing and not 0 < price <= m
        ]
    if 0 < price <= p.mixers:
        found.append(price)
    return found


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
    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SITE + site for site in sites_for(s, f.seat, f.a)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        tiles = tiles_for(s.seats[f.seat], f.a, action - A_SITE)
        if len(tiles) > 1:
            s.ask(OP_TILE, f.seat, action, f.a, action - A_SITE)
        else:
            _with_tile(s, f.seat, f.a, action - A_SITE, tiles[0])


class ChooseTile(Choice[State]):  # a: structure, b: site
    def options(self, s: State, f: Frame) -> list[int]:
        return [A_TILE + tile for tile in tiles_for(s.seats[f.seat], f.a, f.b)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        _with_tile(s, f.seat, f.a, f.b, action - A_TILE)


class ChooseCopy(Choice[State]):  # a: structure, b: site
    def options(self, s: State, f: Frame) -> list[int]:
        return [A_COPY + tile for tile in copies_for(s.seats[f.seat], f.a, f.b)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        _with_copy(s, f.seat, f.a, f.b, SP_ANTON, action - A_COPY)


class ChoosePayment(Choice[State]):  # a: structure x N_SITES + site, b: tile x 32 + tile imitated
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
    excavators, mixers = payment // PAY_RADIX, payment % PAY_RADIX
    replaced = machines_due(p, structure, site, row.purse) - excavators - mixers
    if not row.purse & NO_ENGINEERS:
        k = p.constructions
        place_engineers(s, seat, S_CONSTRUCTION + k, CONSTRUCTION_ENGINEERS[k])
        pay_credits(s, seat, S_CONSTRUCTION + k, CONSTRUCTION_COST[k])
        p.constructions += 1
    if replaced > 0:  # by Solomon's credits; Jill's price is lower than the machines due and costs none
        pay_credits(s, seat, A_OFFICER + p.ability, replaced * OFFICERS[p.ability].credits_per_machine)
    at_hand = tile != SP_ANTON or p.tiles >> SP_ANTON & 1
    invest(s, seat, source, tile if at_hand else EMPTY, excavators, mixers)
    rotate(s, seat, source, 1)
    if row.effect != NO_EFFECT:
        s.ask(row.effect, seat, source, row.amount, site)
    pay_credits(s, seat, A_SITE + site, surcharge(structure, site, row.purse))
    put_piece(s, seat, source, structure, site)


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
    else:
        p.houses += 1
        p.house_basins |= 1 << HOUSE_BASIN[site - SITE_HOUSE]
        s.house_owner[site - SITE_HOUSE] = seat
    s.tell(E_BUILT, seat, source, structure, site)
    built = pieces_built(p, structure)
    if structure != POWERHOUSE and built in REVEALED_BY:
        place = REVEALED_BY.index(built)
        income = S_INCOME + structure * 3 + place
        s.tell(E_REVEAL, seat, source, income)
        s.push(seat, income, COMPANIES[p.company].incomes[structure][place])


class FreeBuild(Choice[State]):  # a: structure, b: areas as a mask, or the highest value of a conduit
    """Rule B5.6: a structure without engineers, tile and machines; the red border is still paid."""

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
