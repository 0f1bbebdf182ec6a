"""Rule B5: construction. What is asked, and what is done once everything is chosen."""

from __future__ import annotations

from millrace.games.barrage.content.companies import COMPANIES, REVEALED_BY
from millrace.games.barrage.content.map import HOUSE_BASIN
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import CONSTRUCTION_COST, CONSTRUCTION_ENGINEERS
from millrace.games.barrage.content.tiles import NO_EFFECT, NO_ENGINEERS, SWAP, TILE_PURSE, TILES, TILES_FOR
from millrace.games.barrage.levels import has_income
from millrace.games.barrage.names import site_name, structure_name, tile_name
from millrace.games.barrage.numbering import building_of
from millrace.games.barrage.numbers import (
    A_COPY,
    A_OFFICER,
    A_PAY,
    A_SITE,
    A_SYSTEM,
    A_TILE,
    BASE,
    BLOCKED,
    BUILDING,
    BUILDING_SPACES,
    CONDUIT,
    E_BUILT,
    E_REVEAL,
    ELEVATION,
    EMPTY,
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
    SLOTS,
    SP_ANTON,
)
from millrace.games.barrage.ops.asking import reward
from millrace.games.barrage.ops.prices import (
    can_copy,
    copies_for,
    credits_due,
    other_price,
    payments,
    price,
    purses,
    sites_for,
    tiles_for,
    unpayable,
)
from millrace.games.barrage.ops.sites import closed_site, pieces_built, surcharge
from millrace.games.barrage.ops.supply import pay_credits, place_engineers
from millrace.games.barrage.ops.wheel import invest, tiles_on_wheel, turn_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, refusal
from millrace.kernel.stack import Frame

# Questions: each is asked only if there are two answers, except where to build ----------------------------


class ChooseSite(Choice[State]):  # a: structure
    name = "site"
    bounds = (BASE, BUILDING, 0, 0)
    clause = "B16.1.4"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SITE + site for site in sites_for(s, f.seat, f.a)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        tiles = tiles_for(s.seats[f.seat], f.a, action - A_SITE)
        if len(tiles) > 1:
            s.ask(OP_TILE, f.seat, action, f.a, action - A_SITE)
        else:
            _with_tile(s, f.seat, f.a, action - A_SITE, tiles[0])

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"structure": structure_name(f.a)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_SITE <= action < A_TILE:
            return super().reason(s, f, action)
        p, site = s.seats[f.seat], action - A_SITE
        return closed_site(s, f.seat, f.a, site) or unpayable(p, f.a, site, purses(p, f.a))


class ChooseTile(Choice[State]):  # a: structure, b: site
    name = "tile"
    bounds = (BASE, BUILDING, 0, N_SITES - 1)
    clause = "B16.1.4"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_TILE + tile for tile in tiles_for(s.seats[f.seat], f.a, f.b)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        _with_tile(s, f.seat, f.a, f.b, action - A_TILE)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"structure": structure_name(f.a), "site": site_name(f.b)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_TILE <= action < A_COPY:
            return super().reason(s, f, action)
        tile, p = action - A_TILE, s.seats[f.seat]
        if tile == SP_ANTON and can_copy(p):
            return refusal("nothing-to-copy", "B12.6.2")
        if tiles_on_wheel(p) >> tile & 1:
            return refusal("tile-on-wheel", "B5.3.7", tile=tile_name(tile))
        if not p.tiles >> tile & 1:
            return refusal("tile-not-yours", "B5.2.2", tile=tile_name(tile))
        return _unfit(p, f.a, f.b, tile)


class ChooseCopy(Choice[State]):  # a: structure, b: site
    name = "copy"
    bounds = (BASE, BUILDING, 0, N_SITES - 1)
    clause = "B16.1.4"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_COPY + tile for tile in copies_for(s.seats[f.seat], f.a, f.b)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        _with_copy(s, f.seat, f.a, f.b, SP_ANTON, action - A_COPY)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"structure": structure_name(f.a), "site": site_name(f.b)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_COPY <= action < A_PAY:
            return super().reason(s, f, action)
        tile, p = action - A_COPY, s.seats[f.seat]
        if not tiles_on_wheel(p) >> tile & 1:
            return refusal("tile-not-on-wheel", "B12.6.2", tile=tile_name(tile))
        return _unfit(p, f.a, f.b, tile)


def _unfit(p: Seat, structure: int, site: int, tile: int) -> Reason:
    """Why a tile, or a copy of it, does not build the structure there."""
    if not TILES_FOR[structure] >> tile & 1:
        return refusal("tile-wrong", "B5.2.5", tile=tile_name(tile), structure=structure_name(structure))
    return unpayable(p, structure, site, [TILE_PURSE[tile]])


class ChoosePayment(Choice[State]):  # a: structure x N_SITES + site, b: tile x 32 + tile imitated
    name = "pay"
    bounds = (0, (BUILDING + 1) * N_SITES - 1, 0, 25 << 5 | 25)
    clause = "B16.1.4"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_PAY + p for p in payments(s.seats[f.seat], f.a // N_SITES, f.a % N_SITES, f.b & 31)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        construct(s, f.seat, f.a // N_SITES, f.a % N_SITES, f.b >> 5, f.b & 31, action - A_PAY)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"structure": structure_name(f.a // N_SITES), "site": site_name(f.a % N_SITES)})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        n = action - A_PAY
        due = credits_due(s.seats[f.seat], f.a // N_SITES, f.a % N_SITES, TILE_PURSE[f.b & 31], n)
        return Message("option-pay", {"excavators": n // PAY_RADIX, "mixers": n % PAY_RADIX, "credits": due})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_PAY <= action < A_SYSTEM:
            return super().reason(s, f, action)
        p, n = s.seats[f.seat], action - A_PAY
        excavators, mixers = n // PAY_RADIX, n % PAY_RADIX
        structure, site, purse = f.a // N_SITES, f.a % N_SITES, TILE_PURSE[f.b & 31]
        if excavators > p.excavators:
            return refusal("excavators", "B5.2.2", need=excavators, have=p.excavators, site=site_name(site))
        if mixers > p.mixers:
            return refusal("mixers", "B5.2.2", need=mixers, have=p.mixers, site=site_name(site))
        if excavators and mixers and structure == CONDUIT and other_price(p, structure, site, purse) != EMPTY:
            return refusal("no-mixing", "B12.4.2")
        jills = OFFICERS[p.ability].mixers_per_value
        if structure == CONDUIT and purse & SWAP and jills and not excavators:
            return refusal("jill-or-joker", "B12.4.3")
        due = price(p, structure, site, purse)
        return refusal("payment", "B5.4.7", excavators=due >> 4, mixers=due & 15)


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
    turn_wheel(s, seat, source, 1)
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
