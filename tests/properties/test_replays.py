"""Whole recorded games replay with the digests and scores they were written with, on both builds.

`tools/make_replays.py` makes the file; it is made anew only when rules or content change on purpose.
"""

import os
import re
import subprocess
import tarfile
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from millrace.catalogue import GAMES
from millrace.kernel.errors import BadLog
from millrace.kernel.record import Record, read_record, write_record

ROOT: Final = Path(__file__).resolve().parents[2]
REPLAYS: Final = ROOT / "tests" / "replays" / "barrage.tar.xz"
COMPILED: Final = ROOT / ".venv-compiled" / "bin" / "python"
PARTS: Final = 12
# what the compiled build runs: every record read, verified and named with its digest
READ_ALL: Final = """
import sys, tarfile
from millrace.catalogue import GAMES
from millrace.kernel.record import read_record
with tarfile.open(sys.argv[1]) as tar:
    for member in tar.getmembers():
        record = read_record(tar.extractfile(member).read(), GAMES)
        print(member.name, record.game.digest(record.state()))
"""


@cache
def replays() -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    with tarfile.open(REPLAYS) as tar:
        for member in tar.getmembers():
            file = tar.extractfile(member)
            assert file is not None
            found[member.name] = file.read()
    return found


def last_line(raw: bytes) -> list[str]:
    """end, answers, digest, scores..., without the check."""
    return raw.decode().splitlines()[-1].split(" #")[0].split()


def test_the_games_cover_every_table() -> None:
    """300 games: random and greedy players, two to four of them, introductory and full."""
    kinds = {name.rsplit("-", 1)[0] for name in replays()}

    assert len(replays()) == 300
    assert kinds == {
        f"{bot}-{players}-{kind}"
        for bot in ("random", "greedy")
        for players in (2, 3, 4)
        for kind in ("introductory", "full")
    }
    assert REPLAYS.stat().st_size < 3_000_000


@pytest.mark.parametrize("part", range(PARTS))
def test_every_record_replays(part: int) -> None:
    """Every answer was legal, every digest is met, the scores are those of the end line."""
    names = sorted(replays())[part::PARTS]
    for name in names:
        raw = replays()[name]
        record: Record[Any] = read_record(raw, GAMES)
        end, answers, digest, *scores = last_line(raw)
        state = record.state()
        assert end == "end"
        assert int(answers) == len(record.log)
        assert record.game.digest(state) == digest
        assert record.game.is_over(state)
        assert record.game.scores(state) == [int(score) for score in scores]
        assert write_record(record).encode() == raw
    assert len(names) == 25


@pytest.mark.compiled
@pytest.mark.slow
def test_every_record_replays_on_the_compiled_build() -> None:
    if not COMPILED.exists():
        missing = ".venv-compiled is missing: make compiled builds it"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [str(COMPILED), "-c", READ_ALL, str(REPLAYS)],
        cwd="/",
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr
    assert dict(line.split() for line in done.stdout.splitlines()) == {
        name: last_line(raw)[2] for name, raw in replays().items()
    }


@pytest.mark.parametrize("part", range(PARTS))
def test_a_changed_answer_is_found_and_its_line_named(part: int) -> None:
    """The check at the end of a line depends on it, so a change is named by its line."""
    raw = replays()[sorted(replays())[part * 25]]
    lines = raw.split(b"\n")
    at = next(i for i, line in enumerate(lines) if i > 40 and re.match(rb"p\d space ", line))
    lines[at] = lines[at].replace(b"space ", b"space  ", 1)

    with pytest.raises(BadLog) as found:
        read_record(b"\n".join(lines), GAMES)

    assert found.value.line == at + 1
