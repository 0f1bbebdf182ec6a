"""Many random games with every sum checked: run by `make soak`, with the compiled engine.

    python -m tools.soak                       all parts: Barrage alone and with Automas, then Craftsmen
    python -m tools.soak --base 20000          so many games of Barrage, people alone
    python -m tools.soak --automa 2000         so many games of Barrage with Automas of each level
    python -m tools.soak --craftsmen 20000     so many games of Craftsmen

Every game is checked at its end. In every fiftieth game every step is checked, and every event is booked:
what the table holds must be what the events told. People answer at random.

It runs where nothing but the package is installed.
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
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import track

from millrace.games.barrage.game import GAME as BARRAGE
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.numbers import (
    PERSON,
)
from millrace.games.barrage.state import State
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.kernel import stack
from millrace.kernel.chance import Stream
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import Core, Event
from tools.soak.barrage import BarrageBooks
from tools.soak.barrage import check_end as check_barrage
from tools.soak.craftsmen import CraftsmenBooks
from tools.soak.craftsmen import check_end as check_craftsmen
from tools.soak.sums import Books, Wrong, require

S = TypeVar("S", bound=Core)

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
        return self.attempt(k, options, lambda: play(BARRAGE, options, k, check_barrage))

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
            s = self.attempt(k, options, lambda: play(CRAFTSMEN, options, k, check_craftsmen))
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
