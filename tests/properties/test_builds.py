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
TELLING: Final = ("games", "decisions", "real_decisions", "errors", "wins", "mean_scores", "digest")
WHERE_FROM: Final = "import millrace.kernel.stack as m; print(m.__file__)"
CONFORM: Final = """
import json, sys
from millrace.catalogue import GAMES
from millrace.kernel.conformance import check_conformance
game = GAMES[sys.argv[1]]
options = game.parse_options(json.loads(sys.argv[2]))
for seed in range(int(sys.argv[3])):
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


def totals(python: str, bot: str, games: int, *table: str) -> dict[str, object]:
    arguments = ["-m", "millrace.cli.main", "simulate", *table, "--json", "--quiet"]
    arguments += ["--games", str(games), "--seed", str(SEED), "--bot", bot]
    found: dict[str, object] = json.loads(run(python, *arguments))
    return {key: found[key] for key in TELLING}


def check_same(bot: str, games: int, *table: str, game: str = "barrage") -> None:
    """Both builds play the same games to their ends; the digest covers every final state in order."""
    plain = totals(sys.executable, bot, games, game, *table)

    assert plain == totals(compiled_python(), bot, games, game, *table)
    assert plain["errors"] == 0
    assert plain["games"] == games


def test_the_builds_are_what_they_are_called() -> None:
    """Otherwise the tests below would compare the plain build with itself."""
    python = compiled_python()

    assert run(python, "-c", WHERE_FROM).strip().endswith(".so")
    assert run(sys.executable, "-c", WHERE_FROM).strip().endswith(".py")


@pytest.mark.parametrize("kind", ["--introductory", "--leeghwater", ""])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_in_the_same_states(players: int, kind: str) -> None:
    check_same(
        "random", GAMES if kind != "--leeghwater" else GAMES // 5, f"--players={players}", *kind.split()
    )


@pytest.mark.parametrize("table", AUTOMA_TABLES)
def test_games_with_automas_end_in_the_same_states(table: list[str]) -> None:
    """All levels, one to three Automas, with and without the Leeghwater Project."""
    check_same("random", AUTOMA_GAMES, *table)


def test_automas_of_different_levels_at_one_table() -> None:
    check_same(
        "random", 2 * AUTOMA_GAMES, "--automa=very-high", "--automa=low", "--automa=high", "--leeghwater"
    )


@pytest.mark.parametrize(
    "table", ["--introductory", "", "--leeghwater", "--automa=medium", "--automa=very-high"]
)
def test_greedy_games_end_in_the_same_states(table: str) -> None:
    """Greedy players clone and look ahead: other paths through the engine than random ones."""
    check_same("greedy", 6, "--players=3", *table.split())


@pytest.mark.parametrize(("players", "games"), CRAFTSMEN_GAMES.items())
def test_games_of_craftsmen_end_in_the_same_states(players: int, games: int) -> None:
    check_same("random", games, f"--players={players}", game="craftsmen")


@pytest.mark.parametrize("players", CRAFTSMEN_GAMES)
def test_craftsmen_conforms_on_the_compiled_build(players: int) -> None:
    options = json.dumps({"players": players})

    assert run(compiled_python(), "-c", CONFORM, "craftsmen", options, "3") == ""


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
def test_the_compiled_build_conforms(players: int, more: dict[str, object]) -> None:
    """The same checks every game must pass, run where the engine is compiled."""
    options = json.dumps({"players": players, **more})
    games = "5" if len(more) < 2 else "3"

    assert run(compiled_python(), "-c", CONFORM, "barrage", options, games) == ""
