"""`millrace simulate`: bots play many games, and the totals are counted."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track

from millrace.bots import BOTS, answer_of
from millrace.catalogue import GAMES
from millrace.cli.game_options import add_options, asked_for
from millrace.cli.parser import FAILED, OK, Subparsers, natural, positive
from millrace.kernel.chance import Stream
from millrace.kernel.game import Game, Options
from millrace.kernel.options import SEATS

ABOUT: Final = """
Bots play games against each other and against what the game itself plays, such as
an Automa: what that does is no decision, its turns are rules and draws. Game k of
seed S depends on S and k only.
A shared win counts for each winner in equal parts. The digest covers all final
states in order and is the same on every build and machine. A quantile of 25 is the
score that a quarter of the games did not exceed.
"""
QUANTILES: Final = (5, 25, 50, 75, 95)  # per cent


class Job(NamedTuple):
    """What is to be played."""

    game: Game[Any]
    options: Options
    games: int
    seed: int
    bot: str


class Totals:
    """What the games add up to."""

    def __init__(self, n_seats: int) -> None:
        self.decisions = 0
        self.real_decisions = 0
        self.errors: list[str] = []
        self.wins = [0.0] * n_seats
        self.scores: Final[list[list[int]]] = [[] for _ in range(n_seats)]  # by seat, game by game
        self.states: Final = sha256()

    def add(self, game: Game[Any], s: Any) -> None:  # noqa: ANN401 - only its game knows what it is
        """Count a finished game."""
        winners = game.winners(s)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, score in enumerate(game.scores(s)):
            self.scores[seat].append(score)
        self.states.update(",".join(map(str, game.dump(s))).encode() + b"\n")

    def fail(self, k: int, error: Exception) -> None:
        self.errors.append(f"game {k}: {type(error).__name__}: {error}")
        self.states.update(b"broken\n")


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("simulate", help="let bots play many games", description=ABOUT, fill=_fill)
    parser.set_defaults(run=run)


def _fill(parser: argparse.ArgumentParser, game: Game[Any]) -> None:
    seats = game.options.seats.default
    parser.add_argument("--players", type=positive, metavar="N", help=f"seats, all kinds together ({seats})")
    parser.add_argument("--games", type=positive, default=100, metavar="K", help="how many (100)")
    parser.add_argument("--seed", type=natural, default=1, metavar="S", help="a whole number (1)")
    parser.add_argument("--bot", choices=sorted(BOTS), default="random", help="who plays (random)")
    parser.add_argument("--json", action="store_true", help="the totals as one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    add_options(parser, game)


def run(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    raw = asked_for(args, game.options)
    if args.players is not None:
        raw[SEATS] = args.players
    job = Job(game, game.parse_options(raw), args.games, args.seed, args.bot)
    begin = time.perf_counter()
    totals = simulate(job, shows_progress=not args.quiet and sys.stderr.isatty())
    report = _report(job, totals, time.perf_counter() - begin)
    if args.json:
        print(json.dumps(report))
    else:
        print("\n".join(_lines(report)))
    return FAILED if totals.errors else OK


def simulate(job: Job, *, shows_progress: bool = False) -> Totals:
    """Play all games of a job."""
    totals = Totals(job.game.n_seats(job.game.new(job.options)))
    numbers = track(
        range(job.games), "playing", console=Console(stderr=True), transient=True, disable=not shows_progress
    )
    for k in numbers:
        try:
            totals.add(job.game, play(job, k, totals))
        except Exception as error:  # noqa: BLE001 - a game that breaks is what one simulates for
            totals.fail(k, error)
    return totals


def seed_of(seed: int, k: int) -> int:
    """The number that game k of a seed is played with."""
    return int.from_bytes(sha256(f"millrace game {seed} {k}".encode()).digest()[:4], "big")


def play(job: Job, k: int, totals: Totals) -> Any:  # noqa: ANN401 - only its game knows what it is
    """The final state of game k; its answers are counted on the way."""
    s = job.game.new(job.options)
    if job.bot == "random":
        _play_at_random(job.game, s, Stream(seed_of(job.seed, k)), totals)
    else:
        _play_with_bots(job, s, seed_of(job.seed, k), totals)
    return s


def _play_at_random(game: Game[Any], s: Any, rolls: Stream, totals: Totals) -> None:  # noqa: ANN401
    """One stream answers for chance and for every seat."""
    legal_of, apply, below, stack = game.legal, game.apply, rolls.below, s.stack
    decisions = real = 0
    while stack:
        legal = legal_of(s)
        n = len(legal)
        if stack[-1].seat >= 0:
            decisions += 1
            if n > 1:
                real += 1
        apply(s, legal[below(n)])
    totals.decisions += decisions
    totals.real_decisions += real


def _play_with_bots(job: Job, s: Any, seed: int, totals: Totals) -> None:  # noqa: ANN401
    game = job.game
    rolls = Stream(seed)
    bots = [BOTS[job.bot](seed + 1 + seat) for seat in range(game.n_seats(s))]
    while not game.is_over(s):
        legal = game.legal(s)
        seat = game.decider(s)
        if seat < 0:
            game.apply(s, legal[rolls.below(len(legal))])
            continue
        totals.decisions += 1
        totals.real_decisions += len(legal) > 1
        game.apply(s, answer_of(bots[seat], game, s))


def _report(job: Job, totals: Totals, seconds: float) -> dict[str, object]:
    return {
        "game": job.game.name,
        "options": job.options,
        "players": len(totals.wins),
        **{key: value for key, value in job.options.items() if key != SEATS},
        "games": job.games,
        "seed": job.seed,
        "bot": job.bot,
        "decisions": totals.decisions,
        "real_decisions": totals.real_decisions,
        "seconds": round(seconds, 3),
        "errors": len(totals.errors),
        "first_error": totals.errors[0] if totals.errors else None,
        "wins": [round(n, 4) for n in totals.wins],
        "mean_scores": [round(sum(of) / max(1, len(of)), 4) for of in totals.scores],
        "least_scores": [min(of, default=0) for of in totals.scores],
        "most_scores": [max(of, default=0) for of in totals.scores],
        "quantiles": {str(cent): [quantile(of, cent) for of in totals.scores] for cent in QUANTILES},
        "digest": totals.states.hexdigest(),
    }


def quantile(scores: list[int], cent: int) -> int:
    """The lowest score that so many per cent of all do not exceed; 0 of none."""
    rank = -(-len(scores) * cent // 100)
    return sorted(scores)[max(rank, 1) - 1] if scores else 0


def _lines(report: dict[str, object]) -> Iterator[str]:
    for key, value in report.items():
        if value not in (None, []):
            shown = " ".join(map(str, value)) if isinstance(value, list) else value
            yield f"{key.replace('_', ' '):16}{json.dumps(shown) if isinstance(shown, dict) else shown}"
