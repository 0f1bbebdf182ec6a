"""The compiled build plays the same games as the plain one, answer for answer."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
COMPILED: Final = ROOT / ".venv-compiled" / "bin" / "python"
GAMES: Final = 500
CRAFTSMEN_GAMES: Final = {2: 125, 3: 125, 4: 125, 5: 125}  # by players: 500 in all
AUTOMA_GAMES: Final = 8  # at each table with Automas: 200 and a few in all
LEVELS: Final = ("low", "medium", "high", "very-high")
AUTOMA_TABLES: Final = [
    pytest.param(
        [f"--players={automas + people}", *[f"--automa={level}"] * automas, *leeghwater],
        id=f"{level}-{people}+{automas}{'-leeghwater' if leeghwater else ''}",
    )
    for level in LEVELS
    for automas in (1, 2, 3)
    for people in (1 if automas != 2 else 2,)
    for leeghwater in ((), ("--leeghwater",))
]
SEED: Final = 20
CheckSame = Callable[..., None]
TELLING: Final = ("games", "decisions", "real_decisions", "errors", "wins", "mean_scores", "digest")
# what each interpreter runs: one call as JSON comes in, what it returns goes out
ANSWER: Final = """
import json, sys, traceback
from contextlib import redirect_stdout
from io import StringIO
from millrace.catalogue import GAMES
from millrace.cli.main import main as command
from millrace.kernel import stack
from millrace.kernel.conformance import check_conformance

def main(argv):
    with redirect_stdout(StringIO()) as said:
        code = command(argv)
    return code, said.getvalue()

def conform(name, options, seeds):
    game = GAMES[name]
    for seed in range(seeds):
        check_conformance(game, game.parse_options(options), seed)

def where():
    return stack.__file__

for line in sys.stdin:
    what, *arguments = json.loads(line)
    try:
        answer = {"found": globals()[what](*arguments)}
    except Exception:
        answer = {"fault": traceback.format_exc()}
    print(json.dumps(answer), flush=True)
"""

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def compiled_python() -> str:
    """The interpreter of the compiled build; its absence is a failure where everything must be checked."""
    if not COMPILED.exists():
        missing = ".venv-compiled is missing: make compiled builds it"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return str(COMPILED)


class Build:
    """An interpreter with one of the two builds, started once, outside the source tree."""

    def __init__(self, python: str) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if python == sys.executable:
            environment["PYTHONPATH"] = str(ROOT / "src")
        self._process: Final = subprocess.Popen(
            [python, "-c", ANSWER],
            cwd="/",
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, what: str, *arguments: object) -> Any:  # noqa: ANN401 - any document
        """What one of the functions of ANSWER returns."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([what, *arguments]) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert "fault" not in answer, answer["fault"]
        return answer["found"]

    def stop(self) -> None:
        self._process.communicate()

    def totals(self, bot: str, games: int, *table: str) -> dict[str, object]:
        argv = ["simulate", *table, "--json", "--quiet"]
        argv += ["--games", str(games), "--seed", str(SEED), "--bot", bot]
        code, said = self.run("main", argv)
        assert code == 0, said
        found = json.loads(said)
        return {key: found[key] for key in TELLING}


@pytest.fixture(scope="module")
def plain() -> Iterator[Build]:
    build = Build(sys.executable)
    yield build
    build.stop()


@pytest.fixture(scope="module")
def compiled() -> Iterator[Build]:
    build = Build(compiled_python())
    yield build
    build.stop()


@pytest.fixture
def check_same(plain: Build, compiled: Build) -> CheckSame:
    def check(bot: str, games: int, *table: str, game: str = "barrage") -> None:
        """Both builds play the same games to their ends; the digest covers every final state in order."""
        found = plain.totals(bot, games, game, *table)

        assert found == compiled.totals(bot, games, game, *table)
        assert found["errors"] == 0
        assert found["games"] == games

    return check


def test_the_builds_are_what_they_are_called(plain: Build, compiled: Build) -> None:
    """Otherwise the tests below would compare the plain build with itself."""
    assert compiled.run("where").endswith(".so")
    assert plain.run("where").endswith(".py")


@pytest.mark.parametrize("kind", ["--introductory", "--leeghwater", ""])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_in_the_same_states(check_same: CheckSame, players: int, kind: str) -> None:
    check_same(
        "random", GAMES if kind != "--leeghwater" else GAMES // 5, f"--players={players}", *kind.split()
    )


@pytest.mark.parametrize("table", AUTOMA_TABLES)
def test_games_with_automas_end_in_the_same_states(check_same: CheckSame, table: list[str]) -> None:
    """All levels, one to three Automas, with and without the Leeghwater Project."""
    check_same("random", AUTOMA_GAMES, *table)


def test_automas_of_different_levels_at_one_table(check_same: CheckSame) -> None:
    check_same(
        "random", 2 * AUTOMA_GAMES, "--automa=very-high", "--automa=low", "--automa=high", "--leeghwater"
    )


@pytest.mark.parametrize(
    "table", ["--introductory", "", "--leeghwater", "--automa=medium", "--automa=very-high"]
)
def test_greedy_games_end_in_the_same_states(check_same: CheckSame, table: str) -> None:
    """Greedy players clone and look ahead: other paths through the engine than random ones."""
    check_same("greedy", 6, "--players=3", *table.split())


@pytest.mark.parametrize(("players", "games"), CRAFTSMEN_GAMES.items())
def test_games_of_craftsmen_end_in_the_same_states(check_same: CheckSame, players: int, games: int) -> None:
    check_same("random", games, f"--players={players}", game="craftsmen")


@pytest.mark.parametrize("players", CRAFTSMEN_GAMES)
def test_craftsmen_conforms_on_the_compiled_build(compiled: Build, players: int) -> None:
    assert compiled.run("conform", "craftsmen", {"players": players}, 3) is None


@pytest.mark.parametrize(
    "more",
    [
        {"introductory": True},
        {},
        {"leeghwater": True},
        {"automas": ["medium"]},
        {"automas": ["very-high"], "leeghwater": True},
    ],
    ids=["introductory", "full", "leeghwater", "automa", "everything"],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_compiled_build_conforms(compiled: Build, players: int, more: dict[str, object]) -> None:
    """The same checks every game must pass, run where the engine is compiled."""
    games = 5 if len(more) < 2 else 3

    assert compiled.run("conform", "barrage", {"players": players, **more}, games) is None
