"""The compiled build plays the same games as the plain one, answer for answer."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
COMPILED: Final = ROOT / ".venv-compiled" / "bin" / "python"
GAMES: Final = 500
SEED: Final = 20
TELLING: Final = ("games", "decisions", "real_decisions", "errors", "wins", "mean_scores", "digest")
WHERE_FROM: Final = "import millrace.kernel.stack as m; print(m.__file__)"
CONFORM: Final = """
import sys
from millrace.catalogue import GAMES
from millrace.kernel.conformance import check_conformance
game = GAMES["barrage"]
options = game.parse_options({"players": int(sys.argv[1]), "introductory": sys.argv[2] == "True"})
for seed in range(5):
    check_conformance(game, options, seed)
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


def run(python: str, *arguments: str) -> str:
    """The output of a command of the given build, started outside the source tree."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if python == sys.executable:
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [python, *arguments], cwd="/", env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def totals(python: str, players: int, bot: str, games: int, *, introductory: bool) -> dict[str, object]:
    arguments = ["-m", "millrace.cli.main", "simulate", "barrage", "--players", str(players), "--json"]
    arguments += ["--games", str(games), "--seed", str(SEED), "--bot", bot, "--quiet"]
    found: dict[str, object] = json.loads(
        run(python, *arguments, *(["--introductory"] if introductory else []))
    )
    return {key: found[key] for key in TELLING}


def test_the_builds_are_what_they_are_called() -> None:
    """Otherwise the tests below would compare the plain build with itself."""
    python = compiled_python()

    assert run(python, "-c", WHERE_FROM).strip().endswith(".so")
    assert run(sys.executable, "-c", WHERE_FROM).strip().endswith(".py")


@pytest.mark.parametrize("introductory", [True, False], ids=["introductory", "full"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_in_the_same_states(players: int, introductory: bool) -> None:  # noqa: FBT001
    """500 games each; the digest covers every final state in order."""
    python = compiled_python()

    plain = totals(sys.executable, players, "random", GAMES, introductory=introductory)

    assert plain == totals(python, players, "random", GAMES, introductory=introductory)
    assert plain["errors"] == 0
    assert plain["games"] == GAMES


@pytest.mark.parametrize("introductory", [True, False], ids=["introductory", "full"])
def test_greedy_games_end_in_the_same_states(introductory: bool) -> None:  # noqa: FBT001
    """Greedy players clone and look ahead: other paths through the engine than random ones."""
    python = compiled_python()

    plain = totals(sys.executable, 3, "greedy", 6, introductory=introductory)

    assert plain == totals(python, 3, "greedy", 6, introductory=introductory)
    assert plain["errors"] == 0


@pytest.mark.parametrize("introductory", [True, False], ids=["introductory", "full"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_compiled_build_conforms(players: int, introductory: bool) -> None:  # noqa: FBT001
    """The same checks every game must pass, run where the engine is compiled."""
    assert run(compiled_python(), "-c", CONFORM, str(players), str(introductory)) == ""
