"""Rule A5.4: construction by an Automa: which tile, which machines, which space."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.automa.choosing import (
    COPY_LEVEL,
    COPY_SPECIFIC,
    PAYS_FEWER,
    PAYS_MIXERS,
    PAYS_OTHER,
    PAYS_VP,
    TILE_LEVEL,
    TILE_SPECIFIC,
    Step,
    best_of,
    choose,
    pick,
)
from millrace.games.barrage.automa.placement import STEP_CHEAPEST, STEP_DIRECTION, Wishes, choose_site, narrow
from millrace.games.barrage.content.companies import PIECES
from millrace.games.barrage.content.map import CONDUIT_VALUE, SITE_AREA
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.tiles import (
    CAP,
    NO_EFFECT,
    NO_ENGINEERS,
    NO_SURCHARGE,
    ONE_KIND,
    SWAP,
    TILES,
    TILES_FOR,
)
from millrace.games.barrage.levels import uses_tile_effects
from millrace.games.barrage.numbering import building_of
from millrace.games.barrage.numbers import (
    A_COPY,
    A_OFFICER,
    A_PAY,
    A_SITE,
    A_TILE,
    BASE,
    BUILDING,
    CONDUIT,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_ELIGIBLE,
    EMPTY,
    JOKER,
    PAY_RADIX,
    POWERHOUSE,
    S_RULES,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
    SLOTS,
    SP_ANTON,
)
from millrace.games.barrage.ops.asking import ask_seat
from millrace.games.barrage.ops.construct import put_piece
from millrace.games.barrage.ops.prices import can_copy, other_price, price
from millrace.games.barrage.ops.sites import open_sites, pieces_built, surcharge
from millrace.games.barrage.ops.supply import pay_credits
from millrace.games.barrage.ops.wheel import invest, tiles_on_wheel, turn_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits

# Why a construction is not possible, in the order of A5.4.1
POSSIBLE = 0
NO_PIECE = 1
NO_TILE = 2
NO_MACHINES = 3
NO_SPACE = 4

_HIGH_VALUE = 3  # the level II conduit tile prefers conduits from this value on (A7.3.4)


def purse_of(p: Seat, tile: int) -> int:
    """What a tile changes about paying: nothing below the high level (A3.5)."""
    return TILES[tile].purse if uses_tile_effects(p) else 0


def tile_used(p: Seat, structure: int) -> int:
    """Rule A5.4.4: the highest level, then specific before joker; of Anton's (A7.4.7) what it imitates."""
    tiles = _tiles_for(p, structure)
    return best_of(tiles, _BY_LEVEL) if tiles else EMPTY


def _tiles_for(p: Seat, structure: int) -> list[int]:
    """The tiles that allow a structure; with none of them those on the wheel that Anton's tile imitates."""
    tiles = p.tiles & TILES_FOR[structure]
    if not tiles and can_copy(p):
        tiles = tiles_on_wheel(p) & TILES_FOR[structure]
    return bits(tiles)


def _level(tile: int) -> int:
    return TILES[tile].level


def _is_specific(tile: int) -> int:
    return int(TILES[tile].kind != JOKER)


_BY_LEVEL: Final[tuple[Step, ...]] = ((TILE_LEVEL, _level), (TILE_SPECIFIC, _is_specific))


def choose_tile(s: State, seat: int, structure: int) -> None:
    """Tell how the tile is found."""
    p = s.seats[seat]
    first, steps = A_TILE, (TILE_LEVEL, TILE_SPECIFIC)
    if not p.tiles & TILES_FOR[structure]:
        first, steps = A_COPY, (COPY_LEVEL, COPY_SPECIFIC)
    by_level = (
        (steps[0], lambda x: _level(x - first)),
        (steps[1], lambda x: _is_specific(x - first)),
    )
    choose(s, seat, [first + tile for tile in _tiles_for(p, structure)], by_level)


def payment(p: Seat, structure: int, site: int, tile: int) -> int:
    """Excavators x PAY_RADIX + mixers that an Automa inserts with this tile, or EMPTY if it cannot."""
    purse = purse_of(p, tile)
    due, other = price(p, structure, site, purse), other_price(p, structure, site, purse)
    if purse & ONE_KIND:
        return _one_kind(p, due >> 4, other)
    if structure == CONDUIT and 0 < other <= p.mixers:
        return other  # Jill: mixers whenever they suffice
    e, m = min(due >> 4, p.excavators), min(due & 15, p.mixers)
    missing = (due >> 4) - e + (due & 15) - m
    if purse & SWAP:  # the usual kind first, the other for the rest (A7.3.7)
        more = min(missing, p.mixers - m)
        m += more
        missing -= more
        more = min(missing, p.excavators - e)
        e += more
        missing -= more
    return e * PAY_RADIX + m if missing <= replaceable(p) else EMPTY


def replaceable(p: Seat) -> int:
    """Rule A7.4.6: at most one missing machine is replaced, by Solomon's owner."""
    return 1 if OFFICERS[p.ability].credits_per_machine else 0


def _one_kind(p: Seat, excavators: int, mixers: int) -> int:
    """Rule L8.8: only the kind of which it has fewer, excavators on a tie."""
    if pays_excavators(p):
        e = min(excavators, p.excavators)
        return e * PAY_RADIX if excavators - e <= replaceable(p) else EMPTY
    m = min(mixers, p.mixers)
    return m if mixers - m <= replaceable(p) else EMPTY


def pays_excavators(p: Seat) -> bool:
    """Rule L8.8: which kind the level II building tile takes."""
    return p.excavators <= p.mixers


def fits_limit(structure: int, site: int, limit: int) -> bool:
    """Rule A5.4.2: inside the entry's restriction; 0 is none."""
    if not limit or structure == BUILDING:
        return True
    if structure == CONDUIT:
        return CONDUIT_VALUE[site - SITE_CONDUIT] >= limit
    return bool(limit >> SITE_AREA[site] & 1)


def why_not_build(s: State, seat: int, structure: int, limit: int) -> int:
    """The first condition of A5.4.1 that fails, or POSSIBLE."""
    p = s.seats[seat]
    if pieces_built(p, structure) >= PIECES[structure]:
        return NO_PIECE
    tile = tile_used(p, structure)
    if tile == EMPTY:
        return NO_TILE
    legal = [site for site in open_sites(s, seat, structure) if fits_limit(structure, site, limit)]
    if any(payment(p, structure, site, tile) != EMPTY for site in legal):
        return POSSIBLE
    if legal:
        return NO_MACHINES
    anywhere = [site for site in all_sites(s, structure) if fits_limit(structure, site, limit)]
    is_paid = any(payment(p, structure, site, tile) != EMPTY for site in anywhere)
    return NO_SPACE if is_paid else NO_MACHINES


def all_sites(s: State, structure: int) -> list[int]:
    """Every building space for a structure, built on or not: condition 3 comes before condition 4."""
    if structure == BUILDING:
        return [SITE_BUILDING + building * SLOTS + slot for building in s.buildings for slot in range(SLOTS)]
    if structure == CONDUIT:
        return list(range(SITE_CONDUIT, SITE_HOUSE))
    return list(range(SITE_HOUSE, SITE_BUILDING)) if structure == POWERHOUSE else list(range(SITE_CONDUIT))


def eligible_sites(s: State, seat: int, structure: int, limit: int) -> list[int]:
    """Rule A5.4.3."""
    p = s.seats[seat]
    tile = tile_used(p, structure)
    return [
        site
        for site in open_sites(s, seat, structure)
        if fits_limit(structure, site, limit) and payment(p, structure, site, tile) != EMPTY
    ]


def site_for(s: State, seat: int, structure: int, limit: int) -> int:
    """Where it builds: A6 for the map, L8.1 for private buildings."""
    sites = eligible_sites(s, seat, structure, limit)
    if structure == BUILDING:
        return _slot(s, seat, sites, limit)
    p = s.seats[seat]
    purse = purse_of(p, tile_used(p, structure))
    is_capped = structure == CONDUIT and purse & CAP != 0
    wishes = Wishes(
        mountains=structure == BASE and OFFICERS[p.ability].base_cost > 0,
        tile_sites=[x for x in sites if is_capped and CONDUIT_VALUE[x - SITE_CONDUIT] >= _HIGH_VALUE],
        red=structure == BASE and purse & NO_SURCHARGE != 0,
    )
    return choose_site(s, seat, structure, sites, wishes)


def _slot(s: State, seat: int, sites: list[int], direction: int) -> int:
    """Rule L8.1: the first building in the direction of the scan, its cheapest free slot."""
    for site in sites:
        s.tell(E_AUTOMA_ELIGIBLE, seat, S_RULES, BUILDING, site)
    column = s.buildings[::-1] if direction else s.buildings
    first = min(column.index(building_of(site)) for site in sites)
    left = [site for site in sites if building_of(site) == column[first]]
    left = narrow(s, seat, sites, STEP_DIRECTION, left)
    left = narrow(s, seat, left, STEP_CHEAPEST, [min(left)])
    s.tell(E_AUTOMA_CHOSEN, seat, S_RULES, BUILDING, left[0])
    return left[0]


def is_engineer_free(p: Seat, structure: int) -> bool:
    """Rule A7.3.3."""
    return purse_of(p, tile_used(p, structure)) & NO_ENGINEERS != 0


def place_structure(s: State, seat: int, structure: int, site: int) -> None:
    """Rule A5.4.5: tile and machines onto the wheel, one rotation, the piece, and what the tile does."""
    p = s.seats[seat]
    copied = tile_used(p, structure)
    tile = copied if p.tiles >> copied & 1 else SP_ANTON
    source, purse = A_TILE + tile, purse_of(p, copied)
    paid = payment(p, structure, site, copied)
    e, m = paid // PAY_RADIX, paid % PAY_RADIX
    reason = why_paid(p, structure, site, copied)
    if reason != EMPTY:
        pick(s, seat, reason, A_PAY + paid)
    if is_short(p, structure, site, purse, e, m):
        pay_credits(s, seat, A_OFFICER + p.ability, OFFICERS[p.ability].credits_per_machine)
    invest(s, seat, source, tile, e, m)
    turn_wheel(s, seat, source, 1)
    if uses_tile_effects(p) and TILES[copied].effect != NO_EFFECT:
        ask_seat(s, TILES[copied].effect, seat, source, TILES[copied].amount, site)
    pay_credits(s, seat, A_SITE + site, surcharge(structure, site, purse))
    put_piece(s, seat, source, structure, site)


def why_paid(p: Seat, structure: int, site: int, tile: int) -> int:
    """The reason behind a payment that is not simply the price, or EMPTY."""
    purse, paid = purse_of(p, tile), payment(p, structure, site, tile)
    e, m = paid // PAY_RADIX, paid % PAY_RADIX
    due = price(p, structure, site, purse)
    if is_short(p, structure, site, purse, e, m):
        return PAYS_VP
    if purse & ONE_KIND:
        return PAYS_FEWER
    if (e, m) == (due >> 4, due & 15):
        return EMPTY
    return PAYS_OTHER if purse & SWAP else PAYS_MIXERS


def is_short(p: Seat, structure: int, site: int, purse: int, e: int, m: int) -> bool:
    """Whether one machine of the price is replaced by VP."""
    if not replaceable(p):
        return False
    due, other = price(p, structure, site, purse), other_price(p, structure, site, purse)
    if purse & ONE_KIND:
        return e + m < (due >> 4 if pays_excavators(p) else other)
    return e + m < (due >> 4) + (due & 15)


def free_site(s: State, seat: int, structure: int, limit: int) -> int:
    """Rule A5.9.3: where a free structure goes, or EMPTY; the border costs VP, which never stops it."""
    if structure == CONDUIT:
        sites = [
            site for site in open_sites(s, seat, structure) if CONDUIT_VALUE[site - SITE_CONDUIT] <= limit
        ]
    else:
        sites = [site for site in open_sites(s, seat, structure) if limit >> SITE_AREA[site] & 1]
    wishes = Wishes(mountains=structure == BASE and OFFICERS[s.seats[seat].ability].base_cost > 0)
    return choose_site(s, seat, structure, sites, wishes) if sites else EMPTY
