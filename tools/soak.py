"""Many random games of Barrage with every sum checked: run by `make soak`, with the compiled engine.

    python tools/soak.py --games 20000

Every game is checked at its end. In every fiftieth game every step is checked, and every event is booked:
what the table holds must be what the events told.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

from millrace.games.barrage.content.companies import (
    PIECES,
    START_CREDITS,
    START_EXCAVATORS,
    START_MIXERS,
    START_VP,
)
from millrace.games.barrage.content.map import HOUSE_BASIN
from millrace.games.barrage.content.officers import MAHIRI, OFFICERS
from millrace.games.barrage.content.spaces import CONSTRUCTION_ENGINEERS
from millrace.games.barrage.content.tiles import ADVANCED, BASIC, BASIC_JOKER, PATENT_PILES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_ADDED,
    E_CLEARED,
    E_CREDITS,
    E_DISCARDED,
    E_ENERGY,
    E_EXCAVATORS,
    E_HELD,
    E_MIXERS,
    E_PICKED,
    E_RETURN,
    E_SPENT,
    E_VP,
    EMPTY,
    ENGINEERS,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    N_CONTRACTS,
    NEUTRAL,
    PILE_SIZE,
    ROUNDS,
)
from millrace.games.barrage.ops.wheel import excavators_in, mixers_in, tile_in, tiles_on_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel import stack
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.game import Options
from millrace.kernel.stack import Event

GAMES: Final = 20_000
SAMPLE: Final = 50  # one game of so many is checked at every step
LONGEST: Final = 5_000  # answers; a game that takes more does not end
WARM: Final = 2_000  # games after which memory must not grow any more
GROWTH: Final = 1.10
MOST_WINS: Final = {2: 0.60, 3: 0.50, 4: 0.40}  # the share of one seat, by players
ENOUGH: Final = 500  # games of a number of players before the shares are judged
TABLES: Final = tuple((players, introductory) for introductory in (False, True) for players in (2, 3, 4))
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
        check_pieces(s, seat)
        check_basic_tiles(s, p, who)
    check_water(s)
    tiles_out(s)
    contracts_out(s)


def engineers_of(s: State, seat: int) -> int:
    """At hand, on spaces, on the company board, with Mahiri, in the bank."""
    p = s.seats[seat]
    placed = sum(cell - 1 & 15 for cell in s.spaces if cell > 0 and cell - 1 >> 4 == seat)
    return p.engineers + p.banked + placed + sum(CONSTRUCTION_ENGINEERS[: p.constructions]) + p.activations


def check_pieces(s: State, seat: int) -> None:
    p = s.seats[seat]
    dams = [d for d, owner in enumerate(s.dam_owner) if owner == seat]
    houses = [h for h, owner in enumerate(s.house_owner) if owner == seat]
    on_map = (
        len(dams),
        sum(s.dam_level[d] - 1 for d in dams),
        s.conduit_owner.count(seat),
        len(houses),
    )
    booked = (p.bases, p.elevations, p.conduits, p.houses)
    require(on_map == booked, f"seat {seat + 1} has {on_map} pieces on the map and {booked} booked")
    require(all(a <= b for a, b in zip(booked, PIECES, strict=True)), f"seat {seat + 1} built {booked}")
    base_basins, house_basins = (d // 2 + 1 for d in dams), (HOUSE_BASIN[h] for h in houses)
    require(p.base_basins == sum(1 << b for b in base_basins), "the basins of the bases are wrong")
    require(p.house_basins == sum(1 << b for b in house_basins), "the basins of the powerhouses are wrong")


def check_basic_tiles(s: State, p: Seat, who: str) -> None:
    """The basic tiles and Anton's are at hand or on the wheel, each once."""
    if p.company == EMPTY:
        return
    due = BASIC | (BASIC_JOKER if s.is_introductory else 0)
    if OFFICERS[p.officer].tile != EMPTY:
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
            officer = s.seats[owner].officer
            most = _CAPACITY_OF_GRAZIANO if officer == MAHIRI else OFFICERS[officer].level_3_capacity
        require(0 <= drops <= most, f"dam {dam} of level {level} holds {drops}")


def tiles_out(s: State) -> int:
    """How many advanced tiles are not in piles; none is in two places."""
    found = [tile for pile in s.piles[3:] for tile in bits(pile)]
    left = len(found)
    found += [tile for tile in s.patents if tile != EMPTY]
    for p in s.seats:
        found += bits((p.tiles | tiles_on_wheel(p)) & ADVANCED)
    require(len(found) == len(set(found)), "an advanced tile is in two places")
    return (0 if s.is_introductory else ALL_ADVANCED) - left


def contracts_out(s: State) -> list[int]:
    """The contracts that lie nowhere; none is in two places."""
    found = [*bits(s.national), *s.offers, *(c for c in s.display if c != EMPTY)]
    for colour in range(3):
        found += [FIRST_PRIVATE + PILE_SIZE * colour + c for c in bits(s.piles[colour])]
    for p in s.seats:
        found += bits(p.hand) + bits(p.fulfilled)
    require(len(found) == len(set(found)), "a contract is in two places")
    return sorted(set(range(N_CONTRACTS)) - set(found))


def check_end(s: State) -> None:
    check_state(s)
    players = len(s.seats)
    require(s.round == ROUNDS, f"the game ended in round {s.round}")
    if not s.is_introductory:
        require(tiles_out(s) == ALL_ADVANCED, "advanced tiles are left in the piles")
    nowhere = contracts_out(s)
    unused = sum(1 for c in nowhere if c < FIRST_NATIONAL)
    require(unused >= FIRST_NATIONAL - players, f"only {unused} starting contracts are out of the game")
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

    def book(self, event: Event) -> None:
        kind, seat, _, a, b = event
        if kind == E_PICKED:
            for what, start in (
                (E_CREDITS, START_CREDITS),
                (E_EXCAVATORS, START_EXCAVATORS),
                (E_MIXERS, START_MIXERS),
                (E_VP, START_VP),
            ):
                self.seats[seat, what] += start
        elif kind == E_RETURN:
            self.seats[seat, E_ENERGY] = 0
        elif kind in (E_ADDED, E_SPENT):
            self.table[kind] += b
        elif kind in (E_HELD, E_CLEARED):
            self.table[kind] += 1
        elif kind == E_DISCARDED:
            self.discarded.add(a)
        else:
            self.seats[seat, kind] += a

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
        require(cleared == self.table[E_CLEARED], f"{cleared} advanced tiles are gone")


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
            require(len(unused) == FIRST_NATIONAL - len(s.seats), f"starting contracts {unused} are gone")
            return s
        legal = GAME.legal(s)
        require(len(legal) > 0, f"seat {GAME.decider(s) + 1} has no answer")
        require(len(legal) == len(set(legal)), "an answer is offered twice")
        story: list[Event] = []
        s.story = story
        GAME.apply(s, legal[rolls.below(len(legal))])
        for event in story:
            books.book(event)
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


class Soak:
    """The run: wins per number of players and seat, and what went wrong."""

    def __init__(self) -> None:
        self.wins: Final = {players: [0.0] * players for players in MOST_WINS}
        self.played: Final = dict.fromkeys(MOST_WINS, 0)
        self.faults: Final[list[str]] = []

    def play(self, k: int) -> None:
        players, introductory = TABLES[k % len(TABLES)]
        options: Options = {"players": players, "introductory": introductory}
        try:
            s = play_watched(options, k) if k // len(TABLES) % SAMPLE == 0 else play(options, k)
        except Exception as error:  # noqa: BLE001 - whatever breaks a game is a finding
            self.faults.append(f"game {k} {options}: {type(error).__name__}: {error}")
            return
        self.played[players] += 1
        best = GAME.winners(s)
        for seat in best:
            self.wins[players][seat] += 1 / len(best)

    def judge(self) -> None:
        for players, wins in self.wins.items():
            played = self.played[players]
            shares = [won / max(1, played) for won in wins]
            print(f"{players} players, {played} games, wins by seat: {' '.join(f'{x:.1%}' for x in shares)}")
            if played >= ENOUGH and max(shares) > MOST_WINS[players]:
                self.faults.append(f"with {players} players one seat wins {max(shares):.1%} of the games")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, and return 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Play many random games and check every sum.")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"how many ({GAMES})")
    games = parser.parse_args(arguments).games
    soak = Soak()
    begin = time.perf_counter()
    warm = rss()
    bar = track(
        range(games), "playing", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    )
    for k in bar:
        soak.play(k)
        if k == min(WARM, games // 2):
            warm = rss()
    end = rss()
    seconds = time.perf_counter() - begin
    build = "plain" if stack.__file__.endswith(".py") else "compiled"
    print(f"{games} games, {seconds:.1f} s, {build} engine")
    print(f"memory {warm / 1e6:.1f} MB when warm, {end / 1e6:.1f} MB at the end")
    if end > warm * GROWTH:
        soak.faults.append(f"memory grew from {warm} to {end} bytes")
    soak.judge()
    for fault in soak.faults[:20]:
        print(fault, file=sys.stderr)
    print(f"{len(soak.faults)} faults" if soak.faults else "nothing wrong")
    return 1 if soak.faults else 0


if __name__ == "__main__":
    sys.exit(main())
