"""What every worker does: one command per line comes in, one JSON object per line goes out.

    about            what is being measured
    play SECONDS     play whole games at random; decisions with two or more options are counted
    clone SECONDS    copy games in the middle, one after the other
    memory N         bytes per copy, over N copies
    automa N         play N turns of Automas, each twice: as it is, and explained
    rss              bytes of memory the process holds

    python worker.py millrace_engine GAME [OPTIONS as JSON]

Standard library only: the scripts run with interpreters that have nothing else in common.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Protocol, cast

_BATCH: Final = 100  # copies between two looks at the clock


class Measured(Protocol):
    """The engine a worker measures."""

    def about(self) -> dict[str, object]: ...

    def play(self, seed: int) -> int:
        """Play one game for four; the number of decisions with two or more options."""
        ...

    def middles(self) -> list[Any]:
        """Some games in the middle."""
        ...

    def clone(self, state: Any) -> object:  # noqa: ANN401 - every engine has its own
        ...


class MeasuredAutoma(Measured, Protocol):
    """An engine whose game has an Automa."""

    def automa_turns(self, n: int) -> Iterator[tuple[Callable[[], object], Callable[[], object]]]:
        """So many turns of real games, each ready to be played: as it is, and with its explanation."""
        ...


def _play(engine: Measured, seconds: float, seed: int) -> dict[str, object]:
    begin, used = time.perf_counter(), time.process_time()
    games = decisions = 0
    while time.perf_counter() - begin < seconds:
        decisions += engine.play(seed + games)
        games += 1
    return {
        "games": games,
        "decisions": decisions,
        "seconds": time.perf_counter() - begin,
        "processor": time.process_time() - used,
    }


def _clone(engine: Measured, middles: list[Any], seconds: float) -> dict[str, object]:
    clone = engine.clone
    begin = time.perf_counter()
    clones = 0
    while time.perf_counter() - begin < seconds:
        state = middles[clones // _BATCH % len(middles)]
        for _ in range(_BATCH):
            clone(state)
        clones += _BATCH
    return {"clones": clones, "seconds": time.perf_counter() - begin}


def _memory(engine: Measured, middles: list[Any], n: int) -> dict[str, object]:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [engine.clone(middles[i % len(middles)]) for i in range(n)]
    used = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)
    tracemalloc.stop()
    return {"bytes": used / n}


def _automa(engine: MeasuredAutoma, n: int) -> dict[str, object]:
    turns: list[float] = []
    explained: list[float] = []
    for play, explain in engine.automa_turns(n):
        for action, found in ((play, turns), (explain, explained)):
            begin = time.perf_counter()
            action()
            found.append(time.perf_counter() - begin)
    return {"turns": turns, "explained": explained}


def rss() -> int:
    """The bytes the process holds now; where the system does not say, the most it ever held."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def serve(engine: Measured) -> None:
    """Answer commands until the input ends."""
    middles = engine.middles()
    seed = 0
    for line in sys.stdin:
        word, *arguments = line.split()
        if word == "about":
            answer = engine.about()
        elif word == "play":
            answer = _play(engine, float(arguments[0]), seed)
            seed += int(str(answer["games"]))
        elif word == "clone":
            answer = _clone(engine, middles, float(arguments[0]))
        elif word == "memory":
            answer = _memory(engine, middles, int(arguments[0]))
        elif word == "automa":
            answer = _automa(cast("MeasuredAutoma", engine), int(arguments[0]))
        else:
            answer = {"bytes": rss()}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve(importlib.import_module(sys.argv[1]).engine(*sys.argv[2:]))
