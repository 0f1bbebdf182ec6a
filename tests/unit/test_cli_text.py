"""A game that brings no drawings is played all the same: its view, question, options and log as text."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from millrace.catalogue import GAMES
from millrace.cli.barrage.painter import BarragePainter
from millrace.cli.chairs import Chair
from millrace.cli.main import main
from millrace.cli.painters import painter_of
from millrace.cli.screen import WIDTH
from millrace.cli.session import Session
from millrace.cli.text_painter import TextPainter
from millrace.cli.view_table import draw_view
from millrace.kernel.chance import Stream
from millrace.kernel.errors import ConfigError
from millrace.kernel.game import Game
from millrace.words import LANGUAGES, Words


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Each game as if it named no painter."""
    found = GAMES[request.param]
    monkeypatch.setattr(type(found), "terminal", "")
    return found


@pytest.fixture
def run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def played(*argv: str, lines: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        assert main(argv) == 0
        return capsys.readouterr().out

    return played


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def test_a_whole_game_is_played_to_its_final_scoring(game: Game[Any], run: Callable[..., str]) -> None:
    out = run("play", game.name, "--bots", "0", "--seed", "oak", "--language", "en", lines="1\n2\n" * 3000)

    assert "── SEATS" in out
    assert "── WHAT HAPPENED" in out
    assert re.search(r"^★ (Winner|Tie)", out, re.MULTILINE)


def test_previews_refusals_and_the_log_need_no_drawings(game: Game[Any], run: Callable[..., str]) -> None:
    out = run(
        "play", game.name, "--seed", "oak", "--language", "en", lines="?1\n1\n1\ntable\nlog all\nhelp\n"
    )

    assert "→ Then" in out.partition("> ?1\n")[2]
    assert "── SEATS" in out.rpartition("> table\n")[2]
    assert "•" in out.rpartition("> log all\n")[2]
    assert "the whole table" in out.rpartition("> help\n")[2]


def test_no_line_is_wider_than_the_screen_in_any_language(game: Game[Any]) -> None:
    painter = TextPainter(game)
    options = game.parse_options({"players": 3})
    session = Session(game, options, "7", [Chair("Bartholomew Long")] * 3)
    rolls = Stream(3)
    n = 0
    while not session.is_over:
        legal = game.legal(session.s)
        if n % 40 == 0:
            numbers = {action: i + 1 for i, action in enumerate(legal)}
            for language in LANGUAGES:
                page = painter.page(session.s, painter.words(language), ["Bartholomew Long"] * 3, numbers)
                news = painter.summary(page, session.entries(page.viewer)[-6:])
                for line in painter.moment(page, news, is_new=True):
                    assert line.cell_len <= WIDTH
                    assert "…" not in line.plain
        session.answer(legal[rolls.below(len(legal))])
        n += 1


def test_the_keyboard_is_handed_over_where_something_is_secret() -> None:
    assert TextPainter(GAMES["craftsmen"]).has_secrets
    assert not TextPainter(GAMES["barrage"]).has_secrets


def test_rows_of_the_same_fields_are_a_table_and_keys_may_have_words() -> None:
    words = Words("barrage", "en")
    view = {
        "round": 2,
        "is_open": True,
        "heaps": {"left_heap": {"stones": 12, "owner": None}, "right_heap": {"stones": 3, "owner": "Anna"}},
        "notes": ["a" * 60, "b" * 60],
        "empty": [],
    }

    assert plain(draw_view(words, view)).splitlines() == [
        "round 2 · is open ✓",
        "heaps: left heap: (stones: 12, owner: —), right heap: (stones: 3, owner: Anna)",
        "empty: —",
        "── NOTES " + "─" * 91,
        f" {'a' * 60},",
        f" {'b' * 60}",
    ]
    wide = {"heaps": {key: {"stones": 12, "owner": "Anna" * 9} for key in ("left_heap", "right_heap")}}
    assert plain(draw_view(words, wide)).splitlines()[1:] == [
        "             stones  owner",
        " left heap   12      " + "Anna" * 9,
        " right heap  12      " + "Anna" * 9,
    ]


def test_a_game_names_its_painter() -> None:
    assert isinstance(painter_of(GAMES["barrage"]), BarragePainter)


@pytest.mark.parametrize(
    ("terminal", "why"),
    [
        ("millrace.cli.nowhere:PAINTER", "cannot be loaded"),
        ("millrace.cli.barrage.painter:NOBODY", "cannot be loaded"),
        ("millrace.cli.barrage.painter:GAME", "is no painter"),
        ("painter", "cannot be loaded"),
    ],
)
def test_a_painter_that_cannot_be_loaded_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], terminal: str, why: str
) -> None:
    """Only `play` needs it; the other commands work."""
    game = GAMES["craftsmen"]
    monkeypatch.setattr(type(game), "terminal", terminal)

    with pytest.raises(ConfigError, match=why):
        painter_of(game)
    assert main(["play", "craftsmen"]) == 2
    assert capsys.readouterr().err.startswith(f"millrace: '{terminal}', which should draw craftsmen, ")
    assert main(["simulate", "craftsmen", "--games", "1", "--quiet"]) == 0
