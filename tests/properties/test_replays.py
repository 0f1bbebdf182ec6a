"""Whole recorded games replay with the digests and scores they were written with, on both builds.

`tools/make_replays.py` makes the files; they are made anew only when rules or content change on purpose.
"""

import json
import os
import re
import subprocess
import tarfile
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from millrace.catalogue import GAMES
from millrace.kernel.errors import BadLog
from millrace.kernel.record import Record, read_record, write_record

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "tests" / "replays"
PEOPLE, AUTOMA, LEEGHWATER = "barrage.tar.xz", "barrage-automa.tar.xz", "barrage-leeghwater.tar.xz"
CRAFTSMEN: Final = "craftsmen.tar.xz"
ARCHIVES: Final = {PEOPLE: 300, AUTOMA: 100, LEEGHWATER: 100, CRAFTSMEN: 200}
LEVELS: Final = ("low", "medium", "high", "very-high")
COMPILED: Final = ROOT / ".venv-compiled" / "bin" / "python"
PARTS: Final = 28  # of 25 games each
# what the compiled build runs: every record read, verified and named with its digest
READ_ALL: Final = """
import sys, tarfile
from millrace.catalogue import GAMES
from millrace.kernel.record import read_record
for archive in sys.argv[1:]:
    with tarfile.open(archive) as tar:
        for member in tar.getmembers():
            record = read_record(tar.extractfile(member).read(), GAMES)
            print(member.name, record.game.digest(record.state()))
"""


@cache
def games_in(archive: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    with tarfile.open(FOLDER / archive) as tar:
        for member in tar.getmembers():
            file = tar.extractfile(member)
            assert file is not None
            found[member.name] = file.read()
    return found


@cache
def replays() -> dict[str, bytes]:
    return {name: raw for archive in ARCHIVES for name, raw in games_in(archive).items()}


def options_of(raw: bytes) -> dict[str, Any]:
    """The options as the record's head has them."""
    line = next(line for line in raw.decode().splitlines() if line.startswith("options "))
    found: dict[str, Any] = json.loads(line.partition(" ")[2].split(" #")[0])
    return found


def last_line(raw: bytes) -> list[str]:
    """end, answers, digest, scores..., without the check."""
    return raw.decode().splitlines()[-1].split(" #")[0].split()


def test_every_archive_has_its_games() -> None:
    assert {archive: len(games_in(archive)) for archive in ARCHIVES} == ARCHIVES
    assert len(replays()) == sum(ARCHIVES.values()), "a name is used twice"
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(ARCHIVES)
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 3_000_000


def test_the_games_of_people_cover_every_table() -> None:
    """Random and greedy players, two to four of them, introductory and full."""
    kinds = {name.rsplit("-", 1)[0] for name in games_in(PEOPLE)}

    assert kinds == {
        f"{bot}-{players}-{kind}"
        for bot in ("random", "greedy")
        for players in (2, 3, 4)
        for kind in ("introductory", "full")
    }


def test_the_games_with_automas_cover_every_level() -> None:
    """25 of each level, one to three Automas, against random and greedy people."""
    found = [(name.split("-")[0], options_of(raw)) for name, raw in games_in(AUTOMA).items()]
    levels = Counter(options["automas"][0] for _, options in found)

    assert levels == dict.fromkeys(LEVELS, 25)
    for level in LEVELS:
        own = [(bot, options) for bot, options in found if options["automas"][0] == level]
        assert {bot for bot, _ in own} == {"random", "greedy"}
        assert {len(options["automas"]) for _, options in own} == {1, 2, 3}
        assert {options["players"] - len(options["automas"]) for _, options in own} == {1, 2, 3}
    assert not any(options["leeghwater"] for _, options in found)


def test_the_games_with_leeghwater_cover_people_and_automas() -> None:
    found = [(name.split("-")[0], options_of(raw)) for name, raw in games_in(LEEGHWATER).items()]
    alone = {(bot, options["players"]) for bot, options in found if not options["automas"]}

    assert all(options["leeghwater"] for _, options in found)
    assert alone == {(bot, players) for bot in ("random", "greedy") for players in (2, 3, 4)}
    assert {level for _, options in found for level in options["automas"]} == set(LEVELS)
    assert {len(options["automas"]) for _, options in found} == {0, 1, 2, 3}


def test_the_games_of_craftsmen_cover_every_number_of_players() -> None:
    found = Counter(options_of(raw)["players"] for raw in games_in(CRAFTSMEN).values())

    assert found == {2: 50, 3: 50, 4: 50, 5: 50}
    assert all(b"\ngame craftsmen #" in raw for raw in games_in(CRAFTSMEN).values())
    assert not any(b"\ngame craftsmen #" in raw for raw in games_in(PEOPLE).values())


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
        [str(COMPILED), "-c", READ_ALL, *(str(FOLDER / archive) for archive in ARCHIVES)],
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
    at = next(i for i, line in enumerate(lines) if i > 40 and re.match(rb"p\d (space|send) ", line))
    lines[at] = lines[at].replace(b" ", b"  ", 1)

    with pytest.raises(BadLog) as found:
        read_record(b"\n".join(lines), GAMES)

    assert found.value.line == at + 1
