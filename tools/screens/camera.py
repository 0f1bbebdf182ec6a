"""Takes pictures of what one person sees, into docs/screens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.player import DESKTOP, PHONE, Player
from tests.server.running import Guest, Server

SCREENS: Final = Path(__file__).resolve().parents[2] / "docs/screens"
PHONE_LIKE: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LOW: Final = {"width": 1280, "height": 720}


class Camera:
    """Takes pictures of what one person sees."""

    def __init__(self, browser: Browser, server: Server, guest: Guest | None) -> None:
        self.browser: Final = browser
        self.server: Final = server
        self.guest: Final = guest

    @contextmanager
    def page(self, path: str, **how: Any) -> Iterator[Player]:  # noqa: ANN401 - Playwright's own options
        settings = {"motion": "none", "automa": how.pop("automa", "skip"), "autoAnswer": False}
        player = Player(self.browser, self.server.address, settings, how)
        if self.guest is not None:
            for cookie in self.guest.http.cookies.jar:
                value = cookie.value or ""
                player.context.add_cookies(
                    [{"name": cookie.name, "value": value, "url": self.server.address}]
                )
        player.go(path)
        player.page.get_by_role("main").wait_for()
        player.page.wait_for_timeout(1500)  # letters and pictures
        yield player
        player.context.close()

    def shoot(self, page: Page, name: str) -> None:
        page.screenshot(path=SCREENS / f"{name}.png")
        print(f"docs/screens/{name}.png")

    def take(self, name: str, path: str, **how: Any) -> None:  # noqa: ANN401
        with self.page(path, **how) as player:
            self.shoot(player.page, name)


def both(camera: Camera, name: str, path: str) -> None:
    """Wide and narrow, light; and wide, dark."""
    camera.take(f"{name}-1440", path, viewport=DESKTOP)
    camera.take(f"{name}-375", path, **PHONE_LIKE)
    camera.take(f"{name}-1440-dark", path, viewport=DESKTOP, color_scheme="dark")
