"""Barrage: what must hold in every state, and what the events told."""

from __future__ import annotations

from collections import Counter
from typing import Final

from millrace.games.barrage.content.companies import (
    PIECES,
    START_CREDITS,
    START_EXCAVATORS,
    START_MIXERS,
    START_VP,
    START_VP_AUTOMA,
)
from millrace.games.barrage.content.map import HOUSE_BASIN
from millrace.games.barrage.content.officers import MAHIRI, OFFICERS
from millrace.games.barrage.content.spaces import CONSTRUCTION_ENGINEERS
from millrace.games.barrage.content.tiles import (
    ADVANCED,
    BASIC,
    BASIC_BUILDING,
    BASIC_JOKER,
    BUILDING_TILES,
    PATENT_PILES,
)
from millrace.games.barrage.numbers import (
    A_WORK,
    BUILDING,
    E_ADDED,
    E_BUILT,
    E_CLEARED,
    E_CREDITS,
    E_DEALT,
    E_DISCARDED,
    E_ENERGY,
    E_EXCAVATORS,
    E_HELD,
    E_MIXERS,
    E_PICKED,
    E_REMOVED,
    E_RETURN,
    E_SPENT,
    E_VP,
    E_WORK,
    E_WORK_LEAVES,
    EMPTY,
    ENGINEERS,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    N_AUTOMA_TILES,
    N_BUILDINGS,
    N_CONTRACTS,
    N_WORKS,
    NEUTRAL,
    OP_DEAL_AUTOMA_TILE,
    PERSON,
    PILE_SIZE,
    ROUNDS,
    SITE_BUILDING,
    SLOTS,
    VERY_HIGH,
)
from millrace.games.barrage.ops.wheel import excavators_in, mixers_in, tile_in, tiles_on_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.stack import Event
from tools.soak.sums import require

ALL_ADVANCED: Final = sum(pile.bit_count() for pile in PATENT_PILES)
_CAPACITY_OF_GRAZIANO: Final = 4
_FULL_LEVEL: Final = 3


# Barrage: what must hold in every state -------------------------------------------------------------------


def check_state(s: State) -> None:
    for seat, p in enumerate(s.seats):
        who = f"seat {seat + 1}"
        supply = (p.credits, p.excavators, p.mixers, p.energy, p.engineers, p.banked)
        require(min(supply) >= 0, f"{who} has a negative supply: {supply}")
        require(engineers_of(s, seat) == ENGINEERS, f"{who} has {engineers_of(s, seat)} engineers")
        require(p.level == PERSON or p.credits == 0, f"{who} is an Automa with {p.credits} credits")
        require(p.level == PERSON or p.hand == 0, f"{who} is an Automa with contracts in hand")
        check_pieces(s, seat)
        check_basic_tiles(s, p, who)
    check_water(s)
    check_buildings(s)
    check_automa_tiles(s)
    tiles_out(s)
    contracts_out(s)
    works_out(s)


def engineers_of(s: State, seat: int) -> int:
    """At hand, on spaces, on the company board, on the officer's tile, in the bank, beside a full section."""
    p = s.seats[seat]
    placed = sum(cell - 1 & 15 for cell in s.spaces if cell > 0 and cell - 1 >> 4 == seat)
    constructing = sum(CONSTRUCTION_ENGINEERS[: p.constructions])
    return p.engineers + p.banked + placed + constructing + p.on_officer + p.elsewhere


def check_pieces(s: State, seat: int) -> None:
    p = s.seats[seat]
    dams = [d for d, owner in enumerate(s.dam_owner) if owner == seat]
    houses = [h for h, owner in enumerate(s.house_owner) if owner == seat]
    on_map = (
        len(dams),
        sum(s.dam_level[d] - 1 for d in dams),
        s.conduit_owner.count(seat),
        len(houses),
        s.slots.count(seat),
    )
    booked = (p.bases, p.elevations, p.conduits, p.houses, p.buildings.bit_count())
    require(on_map == booked, f"seat {seat + 1} has {on_map} pieces on the map and {booked} booked")
    require(all(a <= b for a, b in zip(booked, PIECES, strict=True)), f"seat {seat + 1} built {booked}")
    base_basins, house_basins = (d // 2 + 1 for d in dams), (HOUSE_BASIN[h] for h in houses)
    require(p.base_basins == sum(1 << b for b in base_basins), "the basins of the bases are wrong")
    require(p.house_basins == sum(1 << b for b in house_basins), "the basins of the powerhouses are wrong")


def check_basic_tiles(s: State, p: Seat, who: str) -> None:
    """The basic tiles and the officer's own are at hand or on the wheel, each once."""
    if p.company == EMPTY:
        return
    due = BASIC | (BASIC_JOKER if s.is_introductory else 0) | (BASIC_BUILDING if s.works else 0)
    if OFFICERS[p.officer].tile != EMPTY and p.level in (PERSON, VERY_HIGH):
        due |= 1 << OFFICERS[p.officer].tile
    on_wheel = [tile_in(segment) for segment in p.wheel if tile_in(segment) != EMPTY]
    held = bits(p.tiles) + on_wheel
    require(len(held) == len(set(held)), f"{who} has a tile twice")
    require((p.tiles | tiles_on_wheel(p)) & ~ADVANCED == due, f"{who} lacks a basic tile or has one too many")


def check_water(s: State) -> None:
    require(min(s.head_drops) >= 0, "fewer than no drops on a headstream")
    for dam, drops in enumerate(s.dam_drops):
        owner, level = s.dam_owner[dam], s.dam_level[dam]
        most = level if owner != EMPTY else 0
        if level == _FULL_LEVEL and owner not in (EMPTY, NEUTRAL):
            most = _capacity(s.seats[owner])
        require(0 <= drops <= most, f"dam {dam} of level {level} holds {drops}")


def _capacity(p: Seat) -> int:
    """Of a dam of level 3: Graziano's, or a person's with Mahiri, may hold four."""
    if p.officer == MAHIRI and p.level == PERSON:
        return _CAPACITY_OF_GRAZIANO
    return OFFICERS[p.officer].level_3_capacity if p.level in (PERSON, VERY_HIGH) else _FULL_LEVEL


def check_buildings(s: State) -> None:
    """Every company at most once on a private building, and only on those in play."""
    for building in range(N_BUILDINGS if s.slots else 0):
        owners = [seat for seat in s.slots[building * SLOTS : (building + 1) * SLOTS] if seat != EMPTY]
        own = [seat for seat, p in enumerate(s.seats) if p.buildings >> building & 1]
        require(sorted(owners) == own, f"building {building} has pieces of {owners}, booked are {own}")
        require(not owners or building in s.buildings, f"building {building} is not in play")


def check_automa_tiles(s: State) -> None:
    """Stack, top and discard pile are the twenty tiles, each once; the criteria lie on the discards."""
    found = [*bits(s.deck), *bits(s.discards), *([s.top] if s.top != EMPTY else [])]
    has_automas = any(p.level != PERSON for p in s.seats)
    require(sorted(found) == list(range(N_AUTOMA_TILES if has_automas else 0)), f"Automa tiles: {found}")
    require(s.criteria == EMPTY or s.discards >> s.criteria & 1 == 1, "the criteria are not discarded")
    is_drawn = any(f.op == OP_DEAL_AUTOMA_TILE for f in s.stack)
    require(has_automas == (s.top != EMPTY or is_drawn), "no Automa tile shows the entries")


def tiles_out(s: State) -> int:
    """How many advanced tiles are not in piles; none is in two places."""
    found = [tile for pile in s.piles[3:6] for tile in bits(pile)]
    left = len(found)
    found += [tile for tile in s.patents if tile != EMPTY]
    for p in s.seats:
        found += bits((p.tiles | tiles_on_wheel(p)) & ADVANCED)
    require(len(found) == len(set(found)), "an advanced tile is in two places")
    return tiles_in_box(s) - left


def tiles_in_box(s: State) -> int:
    """How many advanced tiles this game begins with; those of buildings come with the Leeghwater Project."""
    return 0 if s.is_introductory else ALL_ADVANCED + (len(BUILDING_TILES) if s.works else 0)


def works_out(s: State) -> list[int]:
    """The external works that lie nowhere; none is in two places."""
    found = [*(w for w in s.works if w != EMPTY), *(w for pile in s.piles[6:] for w in bits(pile))]
    for p in s.seats:
        found += bits(p.works)
    require(len(found) == len(set(found)), "an external work is in two places")
    return sorted(set(range(N_WORKS if s.works else 0)) - set(found))


def contracts_out(s: State) -> list[int]:
    """The contracts that lie nowhere; none is in two places."""
    found = [*bits(s.national), *s.offers, *(c for c in s.display if c != EMPTY), *s.under]
    for colour in range(3):
        found += [FIRST_PRIVATE + PILE_SIZE * colour + c for c in bits(s.piles[colour])]
    for p in s.seats:
        found += bits(p.hand) + bits(p.fulfilled)
    require(len(found) == len(set(found)), "a contract is in two places")
    return sorted(set(range(N_CONTRACTS)) - set(found))


def check_end(s: State) -> None:
    check_state(s)
    players = len(s.seats)
    people = sum(1 for p in s.seats if p.level == PERSON)
    require(s.round == ROUNDS, f"the game ended in round {s.round}")
    require(tiles_out(s) == tiles_in_box(s), "advanced tiles are left in the piles")
    require(not any(s.piles[6:]), "external works are left in the piles")
    nowhere = contracts_out(s)
    unused = sum(1 for c in nowhere if c < FIRST_NATIONAL)
    require(unused >= FIRST_NATIONAL - people, f"only {unused} starting contracts are out of the game")
    national = sum(1 for c in nowhere if FIRST_NATIONAL <= c < FIRST_PRIVATE)
    require(
        national == FIRST_PRIVATE - FIRST_NATIONAL - (players - 1), f"{national} national contracts are gone"
    )


# Barrage: what the events told ----------------------------------------------------------------------------


class BarrageBooks:
    """Sums over events, per seat and for the table."""

    def __init__(self) -> None:
        self.seats: Final[Counter[tuple[int, int]]] = Counter()
        self.table: Final[Counter[int]] = Counter()
        self.discarded: Final[set[int]] = set()
        self.shown: Final[set[int]] = set()  # external works face up
        self.gone: Final[set[int]] = set()  # external works that left the game
        self.works: Final[dict[int, int]] = {}  # who fulfilled which external work
        self.slots: Final[dict[int, int]] = {}  # who built on which slot of a private building

    def book(self, s: State, event: Event) -> None:
        kind, seat, _, a, b = event
        if kind == E_PICKED:
            self.sit_down(seat, is_person=s.seats[seat].level == PERSON)
        elif kind == E_RETURN:
            self.seats[seat, E_ENERGY] = 0
        elif kind in (E_ADDED, E_SPENT):
            self.table[kind] += b
        elif kind in (E_HELD, E_CLEARED, E_REMOVED):
            self.table[kind] += 1
        elif kind == E_DISCARDED:
            self.discarded.add(a)
        elif kind == E_DEALT and A_WORK <= a < A_WORK + N_WORKS:
            self.shown.add(a - A_WORK)
        elif kind == E_WORK:
            self.shown.remove(a)
            self.works[a] = seat
        elif kind == E_WORK_LEAVES:
            self.shown.remove(a)
            self.gone.add(a)
        elif kind == E_BUILT and a == BUILDING:
            self.slots[b - SITE_BUILDING] = seat
        else:
            self.seats[seat, kind] += a

    def sit_down(self, seat: int, *, is_person: bool) -> None:
        """Rules B2.2 and A2.4."""
        for what, start in (
            (E_CREDITS, START_CREDITS if is_person else 0),
            (E_EXCAVATORS, START_EXCAVATORS),
            (E_MIXERS, START_MIXERS),
            (E_VP, START_VP if is_person else START_VP_AUTOMA),
        ):
            self.seats[seat, what] += start

    def check(self, s: State) -> None:
        check_state(s)
        for seat, p in enumerate(s.seats):
            for what, held in (
                (E_CREDITS, p.credits),
                (E_EXCAVATORS, p.excavators + sum(excavators_in(segment) for segment in p.wheel)),
                (E_MIXERS, p.mixers + sum(mixers_in(segment) for segment in p.wheel)),
                (E_VP, p.vp),
                (E_ENERGY, p.energy),
            ):
                told = self.seats[seat, what]
                require(held == told, f"seat {seat + 1} holds {held} of kind {what}, the events told {told}")
        drops = self.table[E_HELD] + self.table[E_ADDED] - self.table[E_SPENT]
        require(sum(s.dam_drops) == drops, f"dams hold {sum(s.dam_drops)} drops, the events told {drops}")
        nowhere = set(contracts_out(s))
        require(self.discarded <= nowhere, "a discarded contract is back on the table")
        gone = {c for c in nowhere if c >= FIRST_PRIVATE}
        require(gone <= self.discarded, f"the private contracts {sorted(gone - self.discarded)} are gone")
        seen = sum(t != EMPTY for t in s.patents) + sum(
            ((p.tiles | tiles_on_wheel(p)) & ADVANCED).bit_count() for p in s.seats
        )
        cleared = tiles_out(s) - seen
        told = self.table[E_CLEARED] + self.table[E_REMOVED]
        require(cleared == told, f"{cleared} advanced tiles are gone, the events told {told}")
        self.check_leeghwater(s)

    def check_end(self, s: State) -> None:
        """Also: all starting contracts but those of the people are gone, or were discarded."""
        check_end(s)
        unused = {c for c in contracts_out(s) if c < FIRST_NATIONAL} - self.discarded
        people = sum(1 for p in s.seats if p.level == PERSON)
        require(len(unused) == FIRST_NATIONAL - people, f"starting contracts {unused} are gone")

    def check_leeghwater(self, s: State) -> None:
        """External works and private buildings are where the events put them."""
        require({w for w in s.works if w != EMPTY} == self.shown, "other external works are face up")
        require(set(works_out(s)) == self.gone, "an external work is gone that nobody told of")
        fulfilled = {work: seat for seat, p in enumerate(s.seats) for work in bits(p.works)}
        require(fulfilled == self.works, "an external work is with somebody else")
        built = {slot: seat for slot, seat in enumerate(s.slots) if seat != EMPTY}
        require(built == self.slots, "a private building has other pieces than were told")
