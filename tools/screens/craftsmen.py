"""Craftsmen: four people, all played by a greedy bot, looked at over the shoulder of the first."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser

from millrace.bots import BOTS, answer_of
from millrace.games.craftsmen.content.board import WINTER, YEARS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.state import State
from tests.server.craftsmen_evening import ADA, Evening, is_asked
from tests.server.running import Server
from tools.screens.camera import LOW, PHONE_LIKE, Camera

SEED: Final = "millrace"
NAMES: Final = ("Ada", "Bruno", "Cleo", "Dora")
SMALL_SUM: Final = 5  # a payment worth looking at is larger


def pictures(browser: Browser, server: Server) -> None:
    bot = BOTS["greedy"](1)
    game = Evening(server, SEED, NAMES, choose=lambda s: answer_of(bot, GAME, s))
    camera = Camera(browser, server, game.ada)
    path = f"/t/{game.table_id}"
    game.until(lambda s: is_asked("send")(s) and s.seats[ADA].assistants == 3)  # noqa: PLR2004
    town(camera, path, "early")
    game.until(lambda s: is_asked("bid")(s) or is_asked("open")(s) or is_asked("mayor_answer")(s))
    three(camera, path, "auction")
    game.until(pays)
    three(camera, path, "paying")
    game.until(lambda s: s.season == WINTER and GAME.decider(s) == ADA)
    three(camera, path, "winter")
    game.until(lambda s: s.year == YEARS and is_asked("craft")(s))
    three(camera, path, "estate")
    with camera.page(path) as player:  # it opens by itself where one produces
        player.page.locator("[data-area=planner] li button").last.click()
        player.page.wait_for_timeout(600)
        camera.shoot(player.page, "craftsmen-planner-1440")
    game.until(lambda s: s.year == YEARS and s.season > 0 and is_asked("send")(s))
    town(camera, path, "late")
    game.until(GAME.is_over)
    camera.take("craftsmen-final-1440", path)
    camera.take("craftsmen-final-375", path, **PHONE_LIKE)


def pays(s: State) -> bool:
    return is_asked("pay")(s) and s.stack[-1].a & 255 > SMALL_SUM


def town(camera: Camera, path: str, name: str) -> None:
    """Wide, low and narrow; light and dark."""
    for theme, ending in (("light", ""), ("dark", "-dark")):
        camera.take(f"craftsmen-{name}-1440{ending}", path, color_scheme=theme)
        camera.take(f"craftsmen-{name}-1280{ending}", path, color_scheme=theme, viewport=LOW)
        camera.take(f"craftsmen-{name}-375{ending}", path, color_scheme=theme, **PHONE_LIKE)


def three(camera: Camera, path: str, name: str) -> None:
    camera.take(f"craftsmen-{name}-1440", path)
    camera.take(f"craftsmen-{name}-1280", path, viewport=LOW)
    camera.take(f"craftsmen-{name}-375", path, **PHONE_LIKE)
