"""Many random games of Barrage with every sum checked: run by `make soak`, with the compiled engine.

    python tools/soak.py                       both parts: people alone, then people with Automas
    python tools/soak.py --base 20000          so many games of people alone
    python tools/soak.py --automa 2000         so many games with Automas of each level

Every game is checked at its end. In every fiftieth game every step is checked, and every event is booked:
what the table holds must be what the events told. People answer at random.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final

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
from millrace.games.barrage.game import GAME
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
from millrace.kernel import stack
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.game import Options
from millrace.kernel.stack import Event

GAMES: Final = 20_000  # of people alone
EACH_LEVEL: Final = 2_000  # with Automas
SAMPLE: Final = 50  # one game of so many is checked at every step
LONGEST: Final = 5_000  # answers; a game that takes more does not end
WARM: Final = 2_000  # games after which memory must not grow any more
GROWTH: Final = 1.10
MOST_WINS: Final = {2: 0.60, 3: 0.50, 4: 0.40}  # the share of one seat, by players
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
ALL_ADVANCED: Final = sum(pile.bit_count() for pile in PATENT_PILES)
_CAPACITY_OF_GRAZIANO: Final = 4
_FULL_LEVEL: Final = 3


class Wrong(Exception):  # noqa: N818 - what is wrong with a game
    """A sum that does not add up, or a game that does not end."""


def require(holds: bool, what: str) -> None:  # noqa: FBT001 - reads as a sentence
    if not holds:
        raise Wrong(what)


# What must hold in every state ----------------------------------------------------------------------------


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


# What the events told -------------------------------------------------------------------------------------


class Books:
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
        """The table holds what was told."""
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

    def check_leeghwater(self, s: State) -> None:
        """External works and private buildings are where the events put them."""
        require({w for w in s.works if w != EMPTY} == self.shown, "other external works are face up")
        require(set(works_out(s)) == self.gone, "an external work is gone that nobody told of")
        fulfilled = {work: seat for seat, p in enumerate(s.seats) for work in bits(p.works)}
        require(fulfilled == self.works, "an external work is with somebody else")
        built = {slot: seat for slot, seat in enumerate(s.slots) if seat != EMPTY}
        require(built == self.slots, "a private building has other pieces than were told")


# Playing --------------------------------------------------------------------------------------------------


def play(options: Options, seed: int) -> State:
    """One game at random, checked at its end."""
    s = GAME.new(options)
    rolls = Stream(seed)
    for _ in range(LONGEST):
        if not s.stack:
            check_end(s)
            return s
        legal = GAME.legal(s)
        require(len(legal) > 0, f"seat {GAME.decider(s) + 1} has no answer")
        GAME.apply(s, legal[rolls.below(len(legal))])
    raise Wrong(f"the game did not end within {LONGEST} answers")


def play_watched(options: Options, seed: int) -> State:
    """The same game, checked at every step and against its events."""
    s = GAME.new(options)
    rolls = Stream(seed)
    books = Books()
    for _ in range(LONGEST):
        if not s.stack:
            check_end(s)
            unused = {c for c in contracts_out(s) if c < FIRST_NATIONAL} - books.discarded
            people = sum(1 for p in s.seats if p.level == PERSON)
            require(len(unused) == FIRST_NATIONAL - people, f"starting contracts {unused} are gone")
            return s
        legal = GAME.legal(s)
        require(len(legal) > 0, f"seat {GAME.decider(s) + 1} has no answer")
        require(len(legal) == len(set(legal)), "an answer is offered twice")
        story: list[Event] = []
        s.story = story
        GAME.apply(s, legal[rolls.below(len(legal))])
        for event in story:
            books.book(s, event)
        check_state(s)
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
    return GAME.parse_options({"players": players, **({kind: True} if kind else {})})


def options_with_automas(k: int, level: str) -> Options:
    automas, people, leeghwater = AUTOMA_TABLES[k % len(AUTOMA_TABLES)]
    return GAME.parse_options(
        {"players": automas + people, "automas": [level] * automas, "leeghwater": leeghwater}
    )


class Soak:
    """The run: wins per number of players and seat, points per level, and what went wrong."""

    def __init__(self) -> None:
        self.wins: Final = {players: [0.0] * players for players in MOST_WINS}
        self.played: Final = dict.fromkeys(MOST_WINS, 0)
        self.points: Final[dict[str, list[int]]] = {level: [] for level in LEVEL_KEYS}
        self.won: Final = dict.fromkeys(LEVELS, 0.0)  # games won by any of the Automas
        self.faults: Final[list[str]] = []

    def play(self, options: Options, k: int, *, is_watched: bool) -> State | None:
        """The end of a game, unless something is wrong with it."""
        try:
            return play_watched(options, k) if is_watched else play(options, k)
        except Exception as error:  # noqa: BLE001 - whatever breaks a game is a finding
            self.faults.append(f"game {k} {options}: {type(error).__name__}: {error}")
            return None

    def play_base(self, k: int) -> None:
        s = self.play(options_of_base(k), k, is_watched=k // len(TABLES) % SAMPLE == 0)
        if s is None:
            return
        players = len(s.seats)
        self.played[players] += 1
        best = GAME.winners(s)
        for seat in best:
            self.wins[players][seat] += 1 / len(best)

    def play_automas(self, k: int, level: str) -> None:
        is_watched = k // len(AUTOMA_TABLES) % SAMPLE == 0
        s = self.play(options_with_automas(k, level), k, is_watched=is_watched)
        if s is None:
            return
        for p in s.seats:
            self.points[LEVEL_KEYS[p.level]].append(p.vp)
        best = GAME.winners(s)
        self.won[level] += sum(s.seats[seat].level != PERSON for seat in best) / len(best)

    def judge_base(self) -> None:
        for players, wins in self.wins.items():
            played = self.played[players]
            shares = [won / max(1, played) for won in wins]
            print(f"{players} players, {played} games, wins by seat: {' '.join(f'{x:.1%}' for x in shares)}")
            if played >= ENOUGH and max(shares) > MOST_WINS[players]:
                self.faults.append(f"with {players} players one seat wins {max(shares):.1%} of the games")

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
    parser.add_argument("--base", type=int, metavar="N", help=f"games of people alone ({GAMES})")
    parser.add_argument(
        "--automa", type=int, metavar="N", help=f"games with Automas, per level ({EACH_LEVEL})"
    )
    args = parser.parse_args(arguments)
    is_whole = args.base is None and args.automa is None
    base, automa = (GAMES, EACH_LEVEL) if is_whole else (args.base or 0, args.automa or 0)
    print("plain engine" if stack.__file__.endswith(".py") else "compiled engine")
    soak = Soak()
    if base:
        soak.run("people alone", base, soak.play_base)
        soak.judge_base()
    if automa:
        for level in LEVELS:
            soak.run(f"Automas, {level}", automa, partial(soak.play_automas, level=level))
        soak.judge_automas(automa)
    for fault in soak.faults[:20]:
        print(fault, file=sys.stderr)
    print(f"{len(soak.faults)} faults" if soak.faults else "nothing wrong")
    return 1 if soak.faults else 0


if __name__ == "__main__":
    sys.exit(main())
