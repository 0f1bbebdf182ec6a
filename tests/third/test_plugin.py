"""A game from another package is found, checked and played like our own; one that is broken is left out."""

import json
import shutil
from pathlib import Path
from typing import Any, Final

from tests.third.installed import PLUGIN, millrace, python

FOUND: Final = """
import json
from millrace.catalogue import FAULTS, GAMES
print(json.dumps({"games": list(GAMES), "faults": FAULTS}))
"""


def catalogue(*folders: Path) -> dict[str, Any]:
    done = python("-c", FOUND, on=folders)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_it_is_among_the_games(plugin: Path) -> None:
    assert catalogue(plugin) == {"games": ["barrage", "craftsmen", "ferry"], "faults": []}


def test_without_it_there_are_our_own() -> None:
    assert catalogue() == {"games": ["barrage", "craftsmen"], "faults": []}


def test_its_own_tests_pass(plugin: Path, tmp_path: Path) -> None:
    shutil.copytree(PLUGIN / "tests", tmp_path / "tests")

    done = python(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "tests", on=(plugin,), cwd=tmp_path
    )

    assert done.returncode == 0, done.stdout


# Broken ones ----------------------------------------------------------------------------------------------

BROKEN: Final = {
    "bursting": 'raise RuntimeError("it bursts")',
    "stone": "GAME = 7",
    "borrowed": """
from ferry.game import Ferry
class Borrowed(Ferry):
    name = "borrowed"
GAME = Borrowed()
""",
    "wordless": """
from ferry.game import Ferry
from millrace.kernel.options import Flag, OptionTable, Seats
class Wordless(Ferry):
    name = "wordless"
    package = "wordless"
    options = OptionTable("wordless", Seats(2, 4, 3), flags=(Flag("fog"),))
GAME = Wordless()
""",
    "undecided": """
from ferry.game import Ferry
from millrace.kernel.options import OneOf, OptionTable, Seats
class Undecided(Ferry):
    name = "undecided"
    options = OptionTable("undecided", Seats(2, 4, 3), choices=(OneOf("season", ("autumn",), "winter"),))
GAME = Undecided()
""",
    "twin": "from ferry.game import GAME",
}
WHY: Final = {
    "bursting": "RuntimeError: it bursts",
    "stone": "BadGame: 'stone:GAME' is not a Game",
    "borrowed": "BadGame: its options belong to 'ferry', not to 'borrowed'",
    "wordless": "BadGame: it has no words in 'en'",
    "undecided": "BadGame: its default options do not fit: season must be one of autumn, not 'winter'",
    "twin": "BadGame: there is a game 'ferry' already",
}


def put(folder: Path, name: str, source: str) -> None:
    """A package with its entry point, as an installer leaves it."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source, encoding="utf-8")
    about = folder / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[millrace.games]\n{name} = {name}:GAME\n", encoding="utf-8")


def test_broken_ones_are_named_and_left_out_and_the_others_work(plugin: Path, tmp_path: Path) -> None:
    for name, source in BROKEN.items():
        put(tmp_path, name, source)

    found = catalogue(tmp_path, plugin)

    assert found["games"] == ["barrage", "craftsmen", "ferry"]
    assert [fault.partition(" ")[0] for fault in found["faults"]] == sorted(BROKEN)
    for fault in found["faults"]:
        name = fault.partition(" ")[0]
        assert fault.startswith(f"{name} ({name}:GAME): {WHY[name]}"), fault


def test_whoever_asks_for_a_broken_one_hears_why_it_is_left_out(tmp_path: Path) -> None:
    put(tmp_path, "stone", BROKEN["stone"])

    done = millrace("play", "stone", on=tmp_path)

    assert done.returncode == 2
    assert WHY["stone"] in done.stderr
