"""Speed against another commit, plain and compiled: run by `make bench-against`.

    python tools/bench_against.py REV               builds the other commit, unless it is in build/against
    python tools/bench_against.py REV --seconds 60  longer, if the spread is too wide

Both commits play random games at the same tables, in slices that take turns; what counts is the processor's
time. A ratio of 1.02 means that a fiftieth more decisions are made in the same time. Slower beyond noise is
what loses more than a fiftieth in the median and anything at all in three slices of four.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import quantiles
from typing import Final

from millrace.cli.bench import COMPILED, PLAIN, Engine, Worker, number

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "build" / "against"
SLICES: Final = 16
LOSS: Final = 0.98
TABLES: Final[tuple[tuple[str, str, Mapping[str, object]], ...]] = (
    ("Barrage, 2", "barrage", {"players": 2}),
    ("Barrage, 4", "barrage", {"players": 4}),
    ("Barrage, 4, Leeghwater", "barrage", {"players": 4, "leeghwater": True}),
    ("Barrage, 1 and 3 Automas", "barrage", {"players": 4, "automas": ["high"] * 3, "leeghwater": True}),
    ("Craftsmen, 2", "craftsmen", {"players": 2}),
    ("Craftsmen, 4", "craftsmen", {"players": 4}),
)


def run(*command: str, cwd: Path = ROOT, **environment: str) -> str:
    """What a command says; its failure is ours."""
    done = subprocess.run(  # noqa: S603 - git and our own scripts
        command, cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed")
    return done.stdout


def builds_of(rev: str) -> dict[str, Path]:
    """Where the other commit can be imported from, as it is and compiled; made unless it is there."""
    commit = run("git", "rev-parse", "--verify", f"{rev}^{{commit}}").strip()
    folder = KEPT / commit[:12]
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        run("git", "archive", "--output", str(folder / "source.zip"), commit)
        shutil.unpack_archive(folder / "source.zip", folder)
        page = folder / "src/millrace/server/web/index.html"  # nothing is packed without the client
        page.parent.mkdir(parents=True)
        page.touch()
        print(f"compiling {commit[:12]}", file=sys.stderr)
        build = (sys.executable, "setup.py", "--quiet", "build", "--build-lib", "compiled")
        run(*build, cwd=folder, MILLRACE_COMPILED="1")
        (folder / "done").touch()
    return {PLAIN: folder / "src", COMPILED: folder / "compiled"}


def start(engine: Engine, python: Path, options: Mapping[str, object], path: Path | None) -> Worker:
    """A worker that has imported what it was asked to import."""
    worker = Worker(engine, python, options, str(path) if path else "")
    about = worker.ask("about")
    place = Path(str(about["place"]))
    fault = ""
    if path and not place.is_relative_to(path):
        fault = f"{python} imports Millrace from {place}, not from {path}"
    elif about["is_compiled"] != (engine.python == COMPILED):
        fault = f"the Millrace in {place} is not {engine.python}"
    if fault:
        worker.stop()
        sys.exit(fault)
    return worker


def ratios(
    engine: Engine, python: Path, options: Mapping[str, object], other: Path, each: float
) -> list[float]:
    """How many times as many decisions as the other commit, slice by slice."""
    now, before = start(engine, python, options, None), start(engine, python, options, other)
    found = []
    try:
        for n in range(-1, SLICES):
            # whoever comes first has a slice of a quieter machine, or of a busier one
            rates = {worker: rate(worker, each) for worker in ((now, before) if n % 2 else (before, now))}
            if n >= 0:  # the first one warms up
                found.append(rates[now] / rates[before])
    finally:
        for worker in (now, before):
            worker.stop()
    return found


def rate(worker: Worker, seconds: float) -> float:
    answer = worker.ask(f"play {seconds}")
    return number(answer["decisions"]) / number(answer["processor"])


def is_slower(found: list[float]) -> bool:
    """Whether there is a loss that is more than noise."""
    _, middle, high = quantiles(found, n=4)
    return middle < LOSS and high < 1


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rev", metavar="REV", help="the other commit, as git names it")
    parser.add_argument(
        "--seconds", type=float, default=10, metavar="N", help="for each table and build (10)"
    )
    parser.add_argument("--compiled", type=Path, default=ROOT / ".venv-compiled/bin/python", metavar="PYTHON")
    wanted = parser.parse_args()
    builds = builds_of(wanted.rev)
    print(f"| against {wanted.rev} | build | a quarter is below | median | a quarter is above | |")
    print("| --- | --- | ---: | ---: | ---: | --- |")
    has_loss = False
    for title, game, options in TABLES:
        for build, python in ((PLAIN, Path(sys.executable)), (COMPILED, wanted.compiled)):
            engine = Engine(title, build, "millrace_engine", game)
            found = ratios(engine, python, options, builds[build], wanted.seconds / 2 / SLICES)
            has_loss |= is_slower(found)
            figures = " | ".join(f"{ratio:.3f}" for ratio in quantiles(found, n=4))
            print(f"| {title} | {build} | {figures} | {'slower' if is_slower(found) else ''} |", flush=True)
    return int(has_loss)


if __name__ == "__main__":
    sys.exit(main())
