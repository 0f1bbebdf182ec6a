"""A real browser. Where there is none the tests are skipped, and in CI they fail."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from tests.browser.player import Player
from tests.server.conftest import unreachable
from tests.server.running import Server, running

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = (
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

NewPlayer = Callable[..., Player]


def found_browser() -> str | None:
    """The browser of this machine; none is ever downloaded."""
    return os.environ.get("MILLRACE_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="module")  # a browser kept open would keep its event loop in the way of other tests
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")  # a browser kept open would keep its event loop in the way of other tests
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = found_browser()
    if found is None:
        unreachable("browser", FileNotFoundError("none of " + ", ".join(BROWSERS) + " is on the path"))
    try:
        opened = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
    except Error as error:
        unreachable("browser", error)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def new_player(browser: Browser, server: Server, tmp_path: Path) -> Iterator[NewPlayer]:
    """Each call is another person, with a browser profile of their own."""
    players: list[Player] = []

    def make(settings: dict[str, Any] | None = None, **context: Any) -> Player:  # noqa: ANN401 - Playwright's own
        player = Player(browser, server.address, settings or {}, context)
        players.append(player)
        return player

    yield make
    for i, player in enumerate(players):
        player.close(tmp_path / f"{i}.png")


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    return new_player()
