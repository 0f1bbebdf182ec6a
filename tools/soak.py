"""Many random games with every sum checked: run by `make soak`, with the compiled engine.

    python tools/soak.py                       all parts: Barrage alone and with Automas, then Craftsmen
    python tools/soak.py --base 20000          so many games of Barrage, people alone
    python tools/soak.py --automa 2000         so many games of Barrage with Automas of each level
    python tools/soak.py --craftsmen 20000     so many games of Craftsmen

Every game is checked at its end. In every fiftieth game every step is checked, and every event is booked:
what the table holds must be what the events told. People answer at random.

Long, because it is one script: it runs where nothing but the package is installed.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final, Protocol, TypeVar

from rich.console import Console
from rich.progress import track

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
from millrace.games.barrage.game import GAME as BARRAGE
from millrace.games.barrage.levels import LEVEL_KEYS
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
from millrace.games.craftsmen.content.board import (
    ASSISTANTS,
    FAIR_MOST,
    N_CAPITAL,
    N_TOWN,
    OWN_MOST,
    QUEUE,
    TOKENS,
    TOKENS_MOST,
    TOWN_MOST,
    WINTER,
    YEARS,
)
from millrace.games.craftsmen.content.buildings import CARD_INPUTS, CARD_TIER, CARDS, FIRST_CARD, SAWMILL
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.games.craftsmen.numbers import (
    E_DISCARDED as E_CAPITAL_DISCARDED,
)
from millrace.games.craftsmen.numbers import (
    E_DREW,
    E_FAIR,
    E_FEE_CARD,
    E_INVESTED,
    E_PAID,
    E_POINTS,
    E_TOKEN,
    E_TOOK,
    NATURAL,
)
from millrace.games.craftsmen.seat import Seat as CraftsmenSeat
from millrace.games.craftsmen.state import State as CraftsmenState
from millrace.kernel import stack
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import Core, Event

S = TypeVar("S", bound=Core)
S_contra = TypeVar("S_contra", bound=Core, contravariant=True)

GAMES: Final = 20_000  # of Barrage, people alone
EACH_LEVEL: Final = 2_000  # of Barrage, with Automas
CRAFTSMEN_GAMES: Final = 20_000
SAMPLE: Final = 50  # one game of so many is checked at every step
LONGEST: Final = 5_000  # answers; a game that takes more does not end
WARM: Final = 2_000  # games after which memory must not grow any more
GROWTH: Final = 1.10
MOST_WINS: Final = {2: 0.60, 3: 0.50, 4: 0.40, 5: 0.35}  # the share of one seat, by players
ENOUGH: Final = 500  # games of a number of players before the shares are judged
# people alone: how many, and the full game, the introductory one, or the one with the Leeghwater Project
TABLES: Final = tuple((players, kind) for kind in ("", "introductory", "leeghwater") for players in (2, 3, 4))
LEVELS: Final = LEVEL_KEYS[1:]
# Automas and people at a table, and whether the Leeghwater Project is on it: every mix that fits
AUTOMA_TABLES: Final = tuple(
    (automas, people, leeghwater)
    for leeghwater in (False, True)
    for automas in (1, 2, 3)
    for people in range(1, 5 - automas)
)
CRAFTSMEN_PLAYERS: Final = (2, 3, 4, 5)
ALL_ADVANCED: Final = sum(pile.bit_count() for pile in PATENT_PILES)
_CAPACITY_OF_GRAZIANO: Final = 4
_FULL_LEVEL: Final = 3


class Wrong(Exception):  # noqa: N818 - what is wrong with a game
    """A sum that does not add up, or a game that does not end."""


def require(holds: bool, what: str) -> None:  # noqa: FBT001 - reads as a sentence
    if not holds:
        raise Wrong(what)


class Books(Protocol[S_contra]):
    """What must hold at a table, and what its events told."""

    def book(self, s: S_contra, event: Event) -> None: ...

    def check(self, s: S_contra) -> None:
        """The table is whole and holds what was told."""
        ...

    def check_end(self, s: S_contra) -> None:
        """So is the table of a finished game."""
        ...


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


# Craftsmen ------------------------------------------------------------------------------------------------


def check_craftsmen(s: CraftsmenState) -> None:
    """What must hold in every state."""
    check_capital(s)
    check_cards(s)
    check_markers(s)
    n = len(s.seats)
    for what, pool, held in (
        ("privilege", s.privilege_pool, [p.privileges for p in s.seats]),
        ("work", s.work_pool, [p.works for p in s.seats]),
    ):
        require(pool + sum(held) == TOKENS[n], f"{pool} and {held} {what} tokens, not {TOKENS[n]}")
        require(pool >= 0, f"{pool} {what} tokens are in the supply")
    for seat, p in enumerate(s.seats):
        check_assistants(s, seat)
        check_craftsman(p, f"seat {seat + 1}")
    for town in range(N_TOWN):
        discs = sum(disc != EMPTY for disc in s.queues[town * 2 * QUEUE : (town + 1) * 2 * QUEUE])
        require(discs <= TOWN_MOST[n], f"{discs} assistants are in town building {town}")


def check_capital(s: CraftsmenState) -> None:
    """48 cards, each in one place."""
    masks = [s.pile, s.discards, s.mayor, *(p.capital for p in s.seats)]
    masks += [1 << card for card in s.capital_up if card != EMPTY]
    found = sorted(card for mask in masks for card in bits(mask))
    require(found == list(range(N_CAPITAL)), f"the capital cards are {found}")


def check_cards(s: CraftsmenState) -> None:
    """70 building cards, each in one place."""
    found = [*(card for card in s.display if card != EMPTY), *s.looked]
    found += [FIRST_CARD[SAWMILL] + i for i in bits(s.sawmills)]
    for tier in range(SAWMILL):
        found += [FIRST_CARD[tier] + i for i in bits(s.upper[tier]) + bits(s.lower[tier])]
    for entry in s.tops + s.bottoms:
        require(CARD_TIER[entry % 100] == entry // 100, f"card {entry % 100} lies in another pile")
        found.append(entry % 100)
    for p in s.seats:
        found += p.cards + p.row
    require(sorted(found) == list(range(len(CARDS))), f"the building cards are {sorted(found)}")


def check_markers(s: CraftsmenState) -> None:
    """Pairs of the granary and the holds fill from below, by players; natural markers stay out of holds."""
    n = len(s.seats)
    for cells, strangers in ((s.granary, (NATURAL,)), (s.holds, ())):
        known = {*range(n), EMPTY, *strangers}
        require(known.issuperset(cells), f"markers of nobody: {cells}")
        gaps = [i for i in range(0, len(cells), 2) if cells[i] == EMPTY != cells[i + 1]]
        require(not gaps, f"a marker lies above none: {gaps}")


def check_assistants(s: CraftsmenState, seat: int) -> None:
    """Five: at hand, in queues, on pictures, on the order-change track."""
    n = len(s.seats)
    p = s.seats[seat]
    pictures, on_track = s.pictures[seat::n], s.track.count(seat)
    found = p.assistants + s.queues.count(seat) + sum(pictures) + on_track
    require(found == ASSISTANTS, f"seat {seat + 1} has {found} assistants")
    require(p.pictures == sum(pictures), f"seat {seat + 1} has {pictures} on pictures, booked {p.pictures}")
    require(min(pictures) >= 0, f"seat {seat + 1} has {pictures} on pictures")
    for town in range(N_TOWN):
        own = s.queues[town * 2 * QUEUE : (town + 1) * 2 * QUEUE].count(seat)
        require(own <= OWN_MOST, f"seat {seat + 1} has {own} assistants in town building {town}")


def check_craftsman(p: CraftsmenSeat, who: str) -> None:
    """Nothing is negative, nothing is more than may be held."""
    held = (p.vp, p.fair, p.privileges, p.works, p.assistants)
    require(min(held) >= 0, f"{who} has less than nothing: {held}")
    require(p.fair <= FAIR_MOST, f"{who} has {p.fair} cubes on the fair")
    require(max(p.privileges, p.works) <= TOKENS_MOST, f"{who} has too many tokens: {held}")
    require(len(p.filled) == len(p.row), f"{who} has {len(p.row)} buildings and {len(p.filled)} of inputs")
    for card, filled in zip(p.row, p.filled, strict=True):
        require(0 <= filled < 1 << len(CARD_INPUTS[card]), f"{who} has inputs {filled} on card {card}")


def check_craftsmen_end(s: CraftsmenState) -> None:
    check_craftsmen(s)
    require((s.year, s.season) == (YEARS, WINTER), f"the game ended in year {s.year}, season {s.season}")
    best = CRAFTSMEN.winners(s)
    require(len(best) == 1, f"{len(best)} players win")
    require(s.seats[best[0]].vp == max(p.vp for p in s.seats), "the winner has not the most points")


class CraftsmenBooks:
    """Points, capital cards, tokens and cubes on the fair as the events told them."""

    def __init__(self) -> None:
        self.told: Final[Counter[tuple[int, str]]] = Counter()

    def book(self, s: CraftsmenState, event: Event) -> None:  # noqa: ARG002 - other books look at the table
        kind, seat, _, a, b = event
        if kind == E_POINTS:
            self.told[seat, "points"] += a
        elif kind == E_FAIR:
            self.told[seat, "cubes on the fair"] += a
        elif kind == E_TOKEN:
            self.told[seat, "work tokens" if a else "privilege tokens"] += b
        elif kind in (E_DREW, E_TOOK):
            self.told[seat, "capital cards"] += 1
        elif kind in (E_CAPITAL_DISCARDED, E_PAID, E_INVESTED):
            self.told[seat, "capital cards"] -= 1
        elif kind == E_FEE_CARD:
            self.told[seat, "capital cards"] -= 1
            self.told[b, "capital cards"] += 1

    def check(self, s: CraftsmenState) -> None:
        check_craftsmen(s)
        for seat, p in enumerate(s.seats):
            for what, held in (
                ("points", p.vp),
                ("cubes on the fair", p.fair),
                ("privilege tokens", p.privileges),
                ("work tokens", p.works),
                ("capital cards", p.capital.bit_count()),
            ):
                told = self.told[seat, what]
                require(held == told, f"seat {seat + 1} holds {held} {what}, the events told {told}")

    def check_end(self, s: CraftsmenState) -> None:
        self.check(s)
        check_craftsmen_end(s)


# Playing --------------------------------------------------------------------------------------------------


def play(game: Game[S], options: Options, seed: int, check: Callable[[S], None]) -> S:
    """One game at random, checked at its end."""
    s = game.new(options)
    rolls = Stream(seed)
    for _ in range(LONGEST):
        if not s.stack:
            check(s)
            return s
        legal = game.legal(s)
        require(len(legal) > 0, f"seat {game.decider(s) + 1} has no answer")
        game.apply(s, legal[rolls.below(len(legal))])
    raise Wrong(f"the game did not end within {LONGEST} answers")


def play_watched(game: Game[S], options: Options, seed: int, books: Books[S]) -> S:
    """The same game, checked at every step and against its events."""
    s = game.new(options)
    rolls = Stream(seed)
    for _ in range(LONGEST):
        if not s.stack:
            books.check_end(s)
            return s
        legal = game.legal(s)
        require(len(legal) > 0, f"seat {game.decider(s) + 1} has no answer")
        require(len(legal) == len(set(legal)), "an answer is offered twice")
        story: list[Event] = []
        s.story = story
        game.apply(s, legal[rolls.below(len(legal))])
        for event in story:
            books.book(s, event)
        books.check(s)
    raise Wrong(f"the game did not end within {LONGEST} answers")


def rss() -> int:
    """The bytes the process holds now; where the system does not say, the most it ever held."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def options_of_base(k: int) -> Options:
    players, kind = TABLES[k % len(TABLES)]
    return BARRAGE.parse_options({"players": players, **({kind: True} if kind else {})})


def options_with_automas(k: int, level: str) -> Options:
    automas, people, leeghwater = AUTOMA_TABLES[k % len(AUTOMA_TABLES)]
    return BARRAGE.parse_options(
        {"players": automas + people, "automas": [level] * automas, "leeghwater": leeghwater}
    )


def options_of_craftsmen(k: int) -> Options:
    return CRAFTSMEN.parse_options({"players": CRAFTSMEN_PLAYERS[k % len(CRAFTSMEN_PLAYERS)]})


class Wins:
    """Games won, by number of players and seat; a shared win counts in equal parts."""

    def __init__(self) -> None:
        self.won: Final[dict[int, list[float]]] = {}
        self.played: Final[Counter[int]] = Counter()

    def add(self, players: int, best: Sequence[int]) -> None:
        self.played[players] += 1
        won = self.won.setdefault(players, [0.0] * players)
        for seat in best:
            won[seat] += 1 / len(best)

    def judge(self) -> Iterator[str]:
        """Print the shares; those that are too large are faults."""
        for players, won in sorted(self.won.items()):
            played = self.played[players]
            shares = [n / played for n in won]
            print(f"{players} players, {played} games, wins by seat: {' '.join(f'{x:.1%}' for x in shares)}")
            if played >= ENOUGH and max(shares) > MOST_WINS[players]:
                yield f"with {players} players one seat wins {max(shares):.1%} of the games"


class Soak:
    """The run: wins per number of players and seat, points per level, and what went wrong."""

    def __init__(self) -> None:
        self.base: Final = Wins()
        self.craftsmen: Final = Wins()
        self.points: Final[dict[str, list[int]]] = {level: [] for level in LEVEL_KEYS}
        self.won: Final = dict.fromkeys(LEVELS, 0.0)  # games won by any of the Automas
        self.faults: Final[list[str]] = []

    def play(self, options: Options, k: int, *, is_watched: bool) -> State | None:
        """The end of a game of Barrage, unless something is wrong with it."""
        if is_watched:
            return self.attempt(k, options, lambda: play_watched(BARRAGE, options, k, BarrageBooks()))
        return self.attempt(k, options, lambda: play(BARRAGE, options, k, check_end))

    def attempt(self, k: int, options: Options, play: Callable[[], S]) -> S | None:
        try:
            return play()
        except Exception as error:  # noqa: BLE001 - whatever breaks a game is a finding
            self.faults.append(f"game {k} {options}: {type(error).__name__}: {error}")
            return None

    def play_base(self, k: int) -> None:
        s = self.play(options_of_base(k), k, is_watched=k // len(TABLES) % SAMPLE == 0)
        if s is not None:
            self.base.add(len(s.seats), BARRAGE.winners(s))

    def play_craftsmen(self, k: int) -> None:
        options = options_of_craftsmen(k)
        if k // len(CRAFTSMEN_PLAYERS) % SAMPLE == 0:
            s = self.attempt(k, options, lambda: play_watched(CRAFTSMEN, options, k, CraftsmenBooks()))
        else:
            s = self.attempt(k, options, lambda: play(CRAFTSMEN, options, k, check_craftsmen_end))
        if s is not None:
            self.craftsmen.add(len(s.seats), CRAFTSMEN.winners(s))

    def play_automas(self, k: int, level: str) -> None:
        is_watched = k // len(AUTOMA_TABLES) % SAMPLE == 0
        s = self.play(options_with_automas(k, level), k, is_watched=is_watched)
        if s is None:
            return
        for p in s.seats:
            self.points[LEVEL_KEYS[p.level]].append(p.vp)
        best = BARRAGE.winners(s)
        self.won[level] += sum(s.seats[seat].level != PERSON for seat in best) / len(best)

    def judge_automas(self, games: int) -> None:
        """Low scores less than medium, medium less than high, at the same tables.

        Very high is high with an officer, who may be of little use: it is only printed.
        """
        means = {level: fmean(points) for level, points in self.points.items() if points}
        for level, mean in means.items():
            points = self.points[level]
            won = f", wins {self.won[level] / games:.1%} of the games" if level in self.won else ""
            print(f"{level:10}{mean:7.1f} points on average, {min(points)} to {max(points)}{won}")
        if games >= ENOUGH and not means["low"] < means["medium"] < means["high"]:
            self.faults.append("a higher level scores less than a lower one")

    def check_memory(self, warm: int, end: int) -> None:
        print(f"memory {warm / 1e6:.1f} MB when warm, {end / 1e6:.1f} MB at the end")
        if end > warm * GROWTH:
            self.faults.append(f"memory grew from {warm} to {end} bytes")

    def run(self, title: str, n: int, play: Callable[[int], None]) -> None:
        """So many games, with a bar; memory must not grow once they have warmed up."""
        begin = time.perf_counter()
        warm = rss()
        bar = track(
            range(n), title, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
        )
        for k in bar:
            play(k)
            if k == min(WARM, n // 2):
                warm = rss()
        print(f"{title}: {n} games, {time.perf_counter() - begin:.1f} s")
        self.check_memory(warm, rss())


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, and return 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Play many random games and check every sum.")
    parser.add_argument("--base", type=int, metavar="N", help=f"games of Barrage, people alone ({GAMES})")
    parser.add_argument(
        "--automa", type=int, metavar="N", help=f"games of Barrage with Automas, per level ({EACH_LEVEL})"
    )
    parser.add_argument("--craftsmen", type=int, metavar="N", help=f"games of Craftsmen ({CRAFTSMEN_GAMES})")
    args = parser.parse_args(arguments)
    asked = (args.base, args.automa, args.craftsmen)
    is_whole = all(n is None for n in asked)
    base, automa, craftsmen = (
        (GAMES, EACH_LEVEL, CRAFTSMEN_GAMES) if is_whole else tuple(n or 0 for n in asked)
    )
    print("plain engine" if stack.__file__.endswith(".py") else "compiled engine")
    soak = Soak()
    if base:
        soak.run("people alone", base, soak.play_base)
        soak.faults.extend(soak.base.judge())
    if automa:
        for level in LEVELS:
            soak.run(f"Automas, {level}", automa, partial(soak.play_automas, level=level))
        soak.judge_automas(automa)
    if craftsmen:
        soak.run("Craftsmen", craftsmen, soak.play_craftsmen)
        soak.faults.extend(soak.craftsmen.judge())
    for fault in soak.faults[:20]:
        print(fault, file=sys.stderr)
    print(f"{len(soak.faults)} faults" if soak.faults else "nothing wrong")
    return 1 if soak.faults else 0


if __name__ == "__main__":
    sys.exit(main())
