"""Arguments made from a game's table of options, and which modules of the terminal may know a game."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Final

import pytest

from millrace.catalogue import GAMES
from millrace.cli.main import main
from millrace.kernel.options import Flag, OneOf, OptionTable, Seats

CLI: Final = Path(__file__).resolve().parents[2] / "src" / "millrace" / "cli"
DRAWINGS: Final = ("barrage", "companion", "craftsmen")


def options_of(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, object]:
    assert main(["simulate", *line.split(), "--games", "1", "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)["options"]
    return found


def refused(capsys: pytest.CaptureFixture[str], line: str) -> str:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


# Options --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spelling",
    ["--automas low,high", "--automa low --automa high", "--automa low,high", "--automas=low,high"],
)
def test_levels_one_by_one_or_with_commas(capsys: pytest.CaptureFixture[str], spelling: str) -> None:
    assert options_of(capsys, f"barrage {spelling}")["automas"] == ["low", "high"]


def test_flags_and_choices(capsys: pytest.CaptureFixture[str]) -> None:
    found = options_of(capsys, "barrage --leeghwater --choice free --players 3")

    assert (found["leeghwater"], found["choice"], found["players"]) == (True, "free", 3)


def test_the_game_may_stand_behind_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert options_of(capsys, "--leeghwater --players 2 barrage")["leeghwater"] is True


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ("nim", "there is no game 'nim': this Millrace plays barrage, craftsmen"),
        ("", "required: GAME"),
        ("--leeghwater", "required: GAME"),
        ("barrage --choice fair", "--choice: invalid choice: 'fair'"),
        (
            "barrage --choice free --introductory",
            "(B15.1.1): leave out choice 'free', or leave out introductory",
        ),
        ("barrage --leeghwater --introductory", "(B15.1.5): leave out leeghwater, or leave out introductory"),
        (
            "barrage --automas low,deep",
            "--automas: invalid choice: 'deep': automas must be up to three of low",
        ),
        ("barrage --expert", "unrecognized arguments: --expert"),
        ("craftsmen --choice free", "--choice is an option of barrage, not of craftsmen"),
        ("craftsmen --automas=low", "--automas is an option of barrage, not of craftsmen"),
        ("craftsmen --players 9", "players must be 2 to 5, not 9"),
    ],
)
def test_what_does_not_fit_is_named(
    capsys: pytest.CaptureFixture[str], command: str, rest: str, why: str
) -> None:
    assert why in refused(capsys, f"{command} {rest}")


def test_help_has_the_games_own_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    assert "barrage, craftsmen" in capsys.readouterr().out
    assert main(["play", "barrage", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "--leeghwater Adds the Netherlands, private buildings and external works." in said
    assert "Companies and officers: draft, random, free (default: draft)" in said
    assert main(["play", "craftsmen", "--help"]) == 0
    assert "--leeghwater" not in capsys.readouterr().out


def test_an_option_without_words_has_its_own_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = OptionTable(
        "craftsmen", Seats(2, 5, 4), (Flag("hurry"),), (OneOf("weather", ("dry", "wet"), "dry"),)
    )
    monkeypatch.setattr(type(GAMES["craftsmen"]), "options", table)

    assert main(["simulate", "craftsmen", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "--hurry hurry" in said
    assert "--weather WHICH weather: dry, wet (default: dry)" in said
    assert options_of(capsys, "craftsmen --hurry --weather wet") == {
        "players": 4,
        "hurry": True,
        "weather": "wet",
    }


# Layers ---------------------------------------------------------------------------------------------------


def imported(path: Path) -> set[str]:
    """Every module a source names, also where only types are checked."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def modules() -> dict[str, Path]:
    return {
        ".".join(path.relative_to(CLI.parents[1]).with_suffix("").parts): path
        for path in sorted(CLI.rglob("*.py"))
    }


def test_what_knows_no_game_imports_none() -> None:
    games = tuple(f"millrace.games.{name}" for name in GAMES)
    drawings = tuple(f"millrace.cli.{name}" for name in DRAWINGS)
    faults = [
        f"{name} imports {target}"
        for name, path in modules().items()
        if not name.startswith(drawings)
        for target in imported(path)
        if target.startswith((*games, *drawings))
    ]

    assert faults == []


def test_what_knows_no_game_names_none() -> None:
    """Neither in code nor in words."""
    for path in [*CLI.glob("*.py"), *CLI.glob("bench_workers/*.py"), *CLI.glob("text/*.ftl")]:
        text = path.read_text(encoding="utf-8").lower()
        assert not [name for name in GAMES if name in text], path.name


def test_one_drawing_does_not_know_another() -> None:
    """The companion draws Automa tiles as Barrage does; nothing else leans on a neighbour."""
    reach = {"barrage": ("barrage",), "craftsmen": ("craftsmen",), "companion": ("companion", "barrage")}
    for folder, allowed in reach.items():
        others = tuple(f"millrace.cli.{name}" for name in DRAWINGS if name not in allowed)
        for path in (CLI / folder).glob("*.py"):
            assert not [target for target in imported(path) if target.startswith(others)], path.name


def test_no_modules_import_each_other_in_a_circle() -> None:
    found = modules()
    edges = {name: imported(path) & found.keys() - {name} for name, path in found.items()}
    while True:
        free = [name for name, targets in edges.items() if not targets & edges.keys()]
        if not free:
            break
        for name in free:
            del edges[name]

    assert sorted(edges) == []
