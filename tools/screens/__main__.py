"""The pictures in docs/screens: a real server, a real browser, games that always go the same way."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, BROWSERS, found_browser
from tests.server.running import Server, running
from tools.screens import barrage, craftsmen
from tools.screens.camera import PHONE_LIKE, SCREENS, Camera, both


def of_the_shell(browser: Browser, server: Server) -> None:
    stranger = Camera(browser, server, None)
    both(stranger, "home", "/")
    stranger.take("new-table-1440", "/new")
    stranger.take("new-table-375", "/new", **PHONE_LIKE)


PARTS = {"shell": of_the_shell, "barrage": barrage.pictures, "craftsmen": craftsmen.pictures}


def main(wanted: list[str]) -> None:
    """All of them, one after the other, or the parts that are named."""
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        sys.exit(f"no pictures of {', '.join(unknown)}: there are those of {', '.join(PARTS)}")
    SCREENS.mkdir(parents=True, exist_ok=True)
    chromium = found_browser()
    if chromium is None:
        sys.exit(f"no browser: install one of {', '.join(BROWSERS)}, or set MILLRACE_CHROMIUM")
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        for part in wanted or PARTS:
            PARTS[part](browser, server)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
