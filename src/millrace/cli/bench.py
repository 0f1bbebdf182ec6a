"""`millrace bench`: both games, plain and compiled, beside catanatron, in one interleaved run."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track

from millrace.catalogue import GAMES
from millrace.cli.painters import painter_of
from millrace.cli.parser import FAILED, OK, Subparsers, positive
from millrace.kernel.errors import ConfigError, MillraceError
from millrace.kernel.game import Game

PLAIN: Final = "plain"
COMPILED: Final = "compiled"
_WORKERS: Final = Path(__file__).parent / "bench_workers"
_MAKE: Final = {PLAIN: "make check", COMPILED: "make compiled", "catanatron": "make bench"}
_SLICES: Final = 10
_CLONE_SHARE: Final = 0.25  # of a slice, beside the time for playing
_COPIES: Final = 2_000
_MEDIAN: Final = 0.5
_SLOWEST: Final = 0.99
_TURNS: Final = 200  # of Automas, in each slice

PLAY_COMPILED: Final = 15.0
PLAY_PLAIN: Final = 2.0
CLONE_COMPILED: Final = 12.0
STATE_BYTES: Final = 8_000
GROWTH: Final = 1.10
AUTOMA_TURN: Final = 3.0  # milliseconds
AUTOMA_EXPLAINED: Final = 20.0


class Engine(NamedTuple):
    """One column of the report: a game, the interpreter that plays it, and the module that measures it."""

    name: str
    python: str
    script: str
    game: str
    has_automa: bool = False


def _engines_of(game: Game[Any]) -> tuple[Engine, Engine]:
    """A game as it is, and compiled."""
    own = painter_of(game).bench
    title = game.name.capitalize()
    plain, compiled = (
        Engine(f"{title}, {python}", python, own or "millrace_engine", game.name, bool(own))
        for python in (PLAIN, COMPILED)
    )
    return plain, compiled


# our own games, plain and compiled; a plug-in makes its own promises
PAIRS: Final = tuple(_engines_of(game) for game in GAMES.values() if game.package.startswith("millrace."))
OTHER: Final = Engine("catanatron", "catanatron", "catanatron_engine", "catan")
ENGINES: Final = (*(engine for pair in PAIRS for engine in pair), OTHER)


def engine_of(game: str, python: str) -> Engine:
    return next(engine for engine in ENGINES if (engine.game, engine.python) == (game, python))


class Target(NamedTuple):
    what: str
    wanted: str
    found: str
    is_met: bool


Slices = dict[Engine, list[float]]


class Runs:
    """What the slices gave: rates by engine, one number per slice; of Automas, one number per turn."""

    def __init__(self) -> None:
        self.about: Final[dict[Engine, dict[str, object]]] = {}
        self.plays: Final[Slices] = {engine: [] for engine in ENGINES}
        self.clones: Final[Slices] = {engine: [] for engine in ENGINES}
        self.state_bytes: Final[dict[Engine, float]] = {}
        self.rss: Final[Slices] = {engine: [] for engine in ENGINES}
        self.turns: Final[Slices] = {engine: [] for engine in ENGINES if engine.has_automa}
        self.explained: Final[Slices] = {engine: [] for engine in ENGINES if engine.has_automa}
        self.load: Final[list[float]] = []


class Worker:
    """One interpreter at work, or waiting."""

    def __init__(
        self, engine: Engine, python: Path, options: Mapping[str, object] | None = None, path: str = ""
    ) -> None:
        """`options` are those of the game, if not the usual ones; `path` is a folder to import from first."""
        self.engine: Final = engine
        wanted = [json.dumps(options)] if options is not None else []
        self.process: Final = subprocess.Popen(  # noqa: S603 - our own script
            [python, _WORKERS / "worker.py", engine.script, engine.game, *wanted],
            env={**os.environ, "PYTHONPATH": path} if path else None,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ask(self, command: str) -> dict[str, object]:
        assert self.process.stdin is not None, "a pipe was asked for"
        assert self.process.stdout is not None, "a pipe was asked for"
        try:
            self.process.stdin.write(command + "\n")
            self.process.stdin.flush()
            answer: dict[str, object] = json.loads(self.process.stdout.readline())
        except (BrokenPipeError, json.JSONDecodeError):
            raise self._fault() from None
        return answer

    def rate(self, command: str, what: str) -> float:
        """How many per second."""
        answer = self.ask(command)
        return number(answer[what]) / number(answer["seconds"])

    def stop(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with suppress(BrokenPipeError):  # what it did not read any more
                    pipe.close()
        self.process.wait()

    def _fault(self) -> MillraceError:
        _, said = self.process.communicate()
        last = said.strip().splitlines()[-1:] or ["it stopped without a word"]
        name, python = self.engine.name, self.engine.python
        return ConfigError(f"bench: the worker of {name} failed: {last[0]}; try '{_MAKE[python]}'")


def number(value: object) -> float:
    assert isinstance(value, int | float), "workers answer with numbers"
    return float(value)


def numbers(values: object) -> list[float]:
    assert isinstance(values, list), "workers answer with a list of numbers"
    return [number(value) for value in values]


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="measure speed, plain and compiled, beside another engine",
        description="Random players, four seats, decisions with two or more options. Run by 'make bench'.",
    )
    parser.add_argument("--seconds", type=positive, default=30, metavar="N", help="time for all slices (30)")
    parser.add_argument("--plain", type=Path, metavar="PYTHON", help="interpreter with Millrace as it is")
    parser.add_argument("--compiled", type=Path, metavar="PYTHON", help="interpreter with it compiled")
    parser.add_argument("--catanatron", type=Path, metavar="PYTHON", help="interpreter with catanatron")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also store the report in a file")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    pythons = interpreters(args.plain, args.compiled, args.catanatron)
    runs = measure(pythons, args.seconds, shows_progress=not args.quiet and sys.stderr.isatty())
    goals = targets(runs)
    text = "\n".join(report(runs, goals)) + "\n"
    print(text, end="")
    if args.write is not None:
        args.write.write_text(text, encoding="utf-8")
    return OK if all(goal.is_met for goal in goals) else FAILED


def interpreters(plain: Path | None, compiled: Path | None, other: Path | None) -> dict[str, Path]:
    """The three interpreters: as given, or in the environments beside each other in the project folder."""
    project = Path(sys.prefix).parent
    places = {
        PLAIN: plain or project / ".venv" / "bin" / "python",
        COMPILED: compiled or project / ".venv-compiled" / "bin" / "python",
        OTHER.python: other or project / ".venv-bench" / "bin" / "python",
    }
    for name, place in places.items():
        if not place.exists():
            raise ConfigError(f"bench: there is no {name} interpreter {place}: '{_MAKE[name]}' makes it")
    return places


def measure(pythons: dict[str, Path], seconds: float, *, shows_progress: bool) -> Runs:
    """Slices in turn, so that whatever else the machine does falls on all engines alike."""
    workers: list[Worker] = []
    runs = Runs()
    runs.load.append(_load())
    try:
        workers += [Worker(engine, pythons[engine.python]) for engine in ENGINES]
        for worker in workers:
            runs.about[worker.engine] = worker.ask("about")
        _check_builds(runs)
        each = seconds / _SLICES / len(workers) / (1 + _CLONE_SHARE)
        _warm_up(workers)
        slices = track(
            range(_SLICES),
            "measuring",
            console=Console(stderr=True),
            transient=True,
            disable=not shows_progress,
        )
        for _ in slices:
            for worker in workers:
                runs.plays[worker.engine].append(worker.rate(f"play {each}", "decisions"))
                runs.clones[worker.engine].append(worker.rate(f"clone {each * _CLONE_SHARE}", "clones"))
                if worker.engine in runs.turns:
                    _measure_automas(worker, runs)
                runs.rss[worker.engine].append(number(worker.ask("rss")["bytes"]))
        for worker in workers:
            runs.state_bytes[worker.engine] = number(worker.ask(f"memory {_COPIES}")["bytes"])
    finally:
        for worker in workers:
            worker.stop()
    runs.load.append(_load())
    return runs


def _measure_automas(worker: Worker, runs: Runs) -> None:
    answer = worker.ask(f"automa {_TURNS}")
    runs.turns[worker.engine] += numbers(answer["turns"])
    runs.explained[worker.engine] += numbers(answer["explained"])


def _warm_up(workers: Sequence[Worker]) -> None:
    for worker in workers:
        worker.ask("play 0.2")
        worker.ask("clone 0.1")


def _check_builds(runs: Runs) -> None:
    make = _MAKE[COMPILED]
    for plain, compiled in PAIRS:
        if runs.about[plain]["is_compiled"]:
            raise ConfigError("bench: the plain interpreter has a compiled Millrace")
        if not runs.about[compiled]["is_compiled"]:
            raise ConfigError(f"bench: the compiled interpreter has a plain Millrace: run '{make}'")
        if runs.about[plain]["digest"] != runs.about[compiled]["digest"]:
            raise ConfigError(f"bench: the two builds play {plain.game} differently: run '{make}'")


def ratios(of: Engine, rates: Slices) -> list[float]:
    """How many times as fast as the other engine, slice by slice."""
    return [ours / theirs for ours, theirs in zip(rates[of], rates[OTHER], strict=True)]


def targets(runs: Runs) -> list[Target]:
    """What we promise, and whether it was kept: ratios by the median of the slices."""
    found = [target for pair in PAIRS for target in _targets_of(runs, *pair)]
    for what, seconds, most in (
        ("turn of an Automa, compiled", runs.turns, AUTOMA_TURN),
        ("the turn explained, compiled", runs.explained, AUTOMA_EXPLAINED),
    ):
        times = [1e3 * median(turns) for engine, turns in seconds.items() if engine.python == COMPILED]
        found += [Target(what, f"at most {most:g} ms", f"{ms:.3f} ms", ms <= most) for ms in times]
    return found


def _targets_of(runs: Runs, plain: Engine, compiled: Engine) -> Iterator[Target]:
    """Those every game has."""
    for engine, what, rates, least in (
        (compiled, "decisions", runs.plays, PLAY_COMPILED),
        (plain, "decisions", runs.plays, PLAY_PLAIN),
        (compiled, "clones", runs.clones, CLONE_COMPILED),
    ):
        times = median(ratios(engine, rates))
        yield Target(f"{engine.name}: {what}", f"at least {least:g} x", f"{times:.1f} x", times >= least)
    size, name = runs.state_bytes[compiled], compiled.name
    yield Target(f"{name}: state", f"at most {STATE_BYTES} bytes", f"{size:.0f} bytes", size <= STATE_BYTES)
    growth = runs.rss[compiled][-1] / runs.rss[compiled][0]
    yield Target(f"{name}: memory growth", f"at most {GROWTH:g} x", f"{growth:.2f} x", growth <= GROWTH)


# Words ----------------------------------------------------------------------------------------------------


def report(runs: Runs, goals: Sequence[Target]) -> Iterator[str]:
    """The whole report as Markdown."""
    yield "# Performance"
    yield ""
    yield "Written by `millrace bench --write docs/performance.md`; `make bench` prints it anew."
    yield ""
    yield "Random players, four seats. A decision is a question to a seat with two or more options; chance"
    yield "and forced answers take time but are not counted. Clones are of games in the middle. All"
    yield f"columns take turns in {_SLICES} slices; ratios compare slices of the same turn, with"
    yield "catanatron as 1."
    yield ""
    yield "The turn of an Automa begins with the draw of its tile and ends where the next one may begin."
    yield "Three Automas of each level in turn, with and without the expansion, play against a random"
    yield "player. Explained: the same turn with its events kept and folded into what was tried and chosen."
    yield ""
    yield from _table(runs)
    yield ""
    yield "| target | wanted | found | |"
    yield "| --- | --- | --- | --- |"
    for goal in goals:
        yield f"| {goal.what} | {goal.wanted} | {goal.found} | {'met' if goal.is_met else 'missed'} |"
    yield ""
    load = ", ".join(f"{n:.1f}" for n in runs.load)
    yield f"Machine: {_machine()}; load before and after the run: {load}."


def _table(runs: Runs) -> Iterator[str]:
    yield "| | " + " | ".join(engine.name for engine in ENGINES) + " |"
    yield "| --- |" + " ---: |" * len(ENGINES)
    rows: tuple[tuple[str, Callable[[Engine], str]], ...] = (
        ("version", lambda engine: str(runs.about[engine]["version"])),
        ("Python", lambda engine: str(runs.about[engine]["python"])),
        ("decisions per second, median", lambda engine: _grouped(median(runs.plays[engine]))),
        ("ratio, least", lambda engine: f"{min(ratios(engine, runs.plays)):.2f}"),
        ("ratio, median", lambda engine: f"{median(ratios(engine, runs.plays)):.2f}"),
        ("clone, median, µs", lambda engine: f"{1e6 / median(runs.clones[engine]):.2f}"),
        ("clones ratio, least", lambda engine: f"{min(ratios(engine, runs.clones)):.2f}"),
        ("clones ratio, median", lambda engine: f"{median(ratios(engine, runs.clones)):.2f}"),
        ("bytes per state", lambda engine: _grouped(runs.state_bytes[engine])),
        ("memory after the first slice, MB", lambda engine: f"{runs.rss[engine][0] / 1e6:.1f}"),
        ("memory after the last slice, MB", lambda engine: f"{runs.rss[engine][-1] / 1e6:.1f}"),
        ("turn of an Automa, median, ms", lambda engine: _ms(runs.turns, engine, _MEDIAN)),
        ("the slowest of a hundred, ms", lambda engine: _ms(runs.turns, engine, _SLOWEST)),
        ("the turn explained, median, ms", lambda engine: _ms(runs.explained, engine, _MEDIAN)),
        ("the slowest of a hundred, ms", lambda engine: _ms(runs.explained, engine, _SLOWEST)),
    )
    for what, cell in rows:
        yield f"| {what} | " + " | ".join(cell(engine) for engine in ENGINES) + " |"


def _grouped(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ")


def _ms(times: Slices, engine: Engine, part: float) -> str:
    """The time that this part of the turns does not exceed; empty for an engine without Automas."""
    if engine not in times:
        return ""
    found = sorted(times[engine])
    return f"{1e3 * found[int(part * (len(found) - 1))]:.3f}"


def _load() -> float:
    """How many processes wanted a processor in the last minute; 0 where the system does not say."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def _machine() -> str:
    """The processor and the system."""
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text(encoding="utf-8").splitlines() if cpus.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor() or "unknown processor"
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"
