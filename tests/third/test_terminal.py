"""The third game at the command line: simulated, refused by name, and played to its end."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from tests.third.installed import millrace, python

TITLE: Final = {
    "en": "FINAL SCORING",
    "pl": "KOŃCOWA PUNKTACJA",
    "ru": "ФИНАЛЬНЫЙ ПОДСЧЁТ ОЧКОВ",
    "it": "PUNTEGGIO FINALE",
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, where the games are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.mark.parametrize(
    "options", [[], ["--fog"], ["--season", "summer", "--players", "4"], ["--bot", "greedy", "--fog"]]
)
def test_bots_play_it(plugin: Path, options: list[str]) -> None:
    done = millrace("simulate", "ferry", "--games", "20", "--json", *options, on=plugin)

    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["game"] == "ferry"
    assert report["errors"] == 0
    assert 20 * 20 <= report["decisions"] <= 20 * 64
    assert sum(report["wins"]) == pytest.approx(20)


REFUSED: Final = {
    ("simulate", "ferri"): ["'ferri'", "barrage, craftsmen, ferry"],
    ("play", "ferri"): ["'ferri'", "barrage, craftsmen, ferry"],
    ("simulate", "ferry", "--snow"): ["--snow"],
    ("play", "ferry", "--snow"): ["--snow"],
    ("simulate", "ferry", "--season", "winter"): ["--season", "winter", "spring"],
    ("simulate", "ferry", "--fog", "--season", "summer"): ["fog", "season 'summer'", "F9"],
    ("play", "ferry", "--fog", "--season", "summer"): ["fog", "season 'summer'", "F9"],
    ("simulate", "ferry", "--players", "5"): ["players must be 2, 3 or 4"],
    ("simulate", "craftsmen", "--fog"): ["--fog"],
}
RUN_ALL: Final = """
import json, sys
from contextlib import redirect_stderr
from io import StringIO
from millrace.cli.main import main
found = []
for argv in json.loads(sys.argv[1]):
    with redirect_stderr(StringIO()) as said:
        found.append([main(argv), said.getvalue()])
print(json.dumps(found))
"""


def test_what_does_not_fit_is_refused_by_name(plugin: Path) -> None:
    done = python("-c", RUN_ALL, json.dumps(list(REFUSED)), on=(plugin,))

    assert done.returncode == 0, done.stderr
    for (argv, named), (code, said) in zip(REFUSED.items(), json.loads(done.stdout), strict=True):
        assert code == 2, argv
        [line] = said.splitlines()
        for name in named:
            assert name in line, argv


@pytest.mark.parametrize("language", TITLE)
def test_a_whole_game_is_played_at_the_terminal(plugin: Path, home: Path, language: str) -> None:
    argv = ("play", "ferry", "--seed", "oak", "--fog", "--seat", "Anna", "--bot", "greedy")

    done = millrace(*argv, "--language", language, on=plugin, lines="2\n" * 60, cwd=home)

    assert done.returncode == 0, done.stderr
    assert f"── {TITLE[language]} ──" in done.stdout
    [kept] = (home / "data" / "millrace").glob("ferry-*.millrace")
    again = millrace("replay", str(kept), on=plugin)
    assert again.returncode == 0, again.stderr


def test_people_share_the_keyboard_and_see_only_their_own_hands(plugin: Path, home: Path) -> None:
    argv = ("play", "ferry", "--players", "2", "--bots", "0", "--seed", "oak", "--language", "en")

    done = millrace(*argv, on=plugin, lines="2\n\n" * 120, cwd=home)

    assert done.returncode == 0, done.stderr
    shown = re.findall(r"hand: (\(|—)", done.stdout)
    assert shown.count("(") == shown.count("—") > 10


def test_a_preview_shows_no_crate_that_somebody_else_loaded_in_fog(plugin: Path, home: Path) -> None:
    argv = (
        "play",
        "ferry",
        "--seed",
        "oak",
        "--fog",
        "--seat",
        "Anna",
        "--bot",
        "greedy",
        "--language",
        "en",
    )

    done = millrace(*argv, on=plugin, lines="?1\n?2\n?3\n2\n" * 40, cwd=home)

    previews = re.findall(
        r"^> \?\d\n(.*?)^> ", done.stdout.replace("\n> ", "\n> \n> "), re.MULTILINE | re.DOTALL
    )
    text = "\n".join(previews)
    assert "Player 1 loads crate" in text
    assert "Player 1 turns over crate" in text
    assert "Player 2 turns over crate" not in text
    assert "Player 2 turns over crate" in done.stdout


def test_why_something_is_not_offered(plugin: Path, home: Path) -> None:
    argv = ("play", "ferry", "--seed", "oak", "--seat", "Anna", "--bot", "random", "--language", "en")
    hand = re.search(r"hand: \((.*?)\)", millrace(*argv, on=plugin, cwd=home).stdout)
    assert hand is not None
    missing = next(str(n) for n in range(1, 25) if str(n) not in hand[1].split(", "))

    done = millrace(*argv, on=plugin, lines=f"? load {missing}\n? lash\nrule F3\n", cwd=home)

    assert f"Crate {missing} is not in your hand. [F3]" in done.stdout
    assert "This does not answer the question." in done.stdout
    assert "The clauses of this game are not written out in this program yet." in done.stdout


def test_clauses_that_are_not_written_out_are_not_promised(plugin: Path, home: Path) -> None:
    argv = ("play", "ferry", "--seed", "oak", "--seat", "Anna", "--bot", "random", "--language", "en")

    done = millrace(*argv, on=plugin, lines="rule F3\nrule\n", cwd=home)

    assert done.stdout.count("The clauses of this game are not written out in this program yet.") == 2


def test_a_position_is_saved_and_explained(plugin: Path, home: Path) -> None:
    argv = ("play", "ferry", "--seed", "oak", "--seat", "Anna", "--bot", "random", "--language", "en")
    millrace(*argv, on=plugin, lines="2\n" * 60, cwd=home)
    [kept] = (home / "data" / "millrace").glob("ferry-*.millrace")

    saved = millrace("position", str(kept), "--at", "9", "-o", "here.json", on=plugin, cwd=home)
    done = millrace("position", "here.json", on=plugin, cwd=home)

    assert saved.returncode == 0, saved.stderr
    assert done.returncode == 0, done.stderr
    assert "load crate" in done.stdout
