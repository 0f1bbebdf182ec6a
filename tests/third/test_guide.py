"""The guide to adding a game shows the third game as it is, and whoever follows it has a game."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.third.guide import PAGE, files_of
from tests.third.installed import PLUGIN, install, millrace, python

TRANSLATIONS: Final = {
    f"ferry/text/{folder}{language}.ftl" for folder in ("", "setup/") for language in ("pl", "ru", "it")
}
FURTHER: Final = {"tests/test_rules.py", "tests/test_secrets.py"}  # the page points at them


def plugin_files() -> dict[str, str]:
    return {
        str(path.relative_to(PLUGIN)): path.read_text(encoding="utf-8")
        for path in PLUGIN.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_it_shows_every_file_of_the_plug_in_but_translations_and_further_tests(page: str) -> None:
    assert set(files_of(page)) == set(plugin_files()) - TRANSLATIONS - FURTHER


@pytest.mark.parametrize("name", sorted(set(plugin_files()) - TRANSLATIONS - FURTHER))
def test_it_shows_them_as_they_are(page: str, name: str) -> None:
    """If this fails, `python -m tests.third.guide` writes them into the page."""
    assert files_of(page)[name] == plugin_files()[name]


def test_its_steps_are_numbered_in_order(page: str) -> None:
    steps = re.findall(r"^## (\d+)\. ", page, re.MULTILINE)

    assert steps == [str(n + 1) for n in range(12)]


def test_every_clause_the_code_cites_is_a_rule_on_the_page(page: str) -> None:
    rules = set(re.findall(r"^- \*\*(F\d+)\*\*", page, re.MULTILINE))
    cited = {clause for text in files_of(page).values() for clause in re.findall(r"\bF\d+\b", text)}

    assert cited <= rules
    assert rules == {f"F{n + 1}" for n in range(10)}


def test_whoever_follows_it_has_a_game_that_conforms_and_is_played(page: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    for name, text in files_of(page).items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text, encoding="utf-8")
    [translating] = re.findall(r"^```sh\n(for language .*?)^```$", page, re.MULTILINE | re.DOTALL)
    subprocess.run(["/bin/sh", "-euc", translating], check=True, cwd=made)
    folder = tmp_path / "installed"
    work = tmp_path / "work"
    work.mkdir()

    install(made, folder, work)
    shutil.rmtree(made / "ferry")  # what is tested is what was installed
    tested = python(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "tests", on=(folder,), cwd=made
    )
    played = millrace("simulate", "ferry", "--games", "10", "--json", on=folder)

    assert tested.returncode == 0, tested.stdout
    assert played.returncode == 0, played.stderr
    assert '"errors": 0' in played.stdout
