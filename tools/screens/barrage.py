"""Barrage: one person against three Automas.

A greedy bot chooses the person's answers, so that the table looks lived in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser

from millrace.bots import BOTS, answer_of
from millrace.games.barrage.game import GAME
from millrace.kernel.table import Table
from tests.server.running import Guest, Server, Talk
from tools.screens.camera import PHONE_LIKE, Camera, both

SEED: Final = "millrace"
LEVELS: Final = ("medium", "high", "very-high")
PERSON: Final = 0


class Evening:
    """A game in progress: the table of the server, and the same one here to choose from."""

    def __init__(self, server: Server) -> None:
        self.guest: Final[Guest] = server.guest("Ada")
        chairs = [{"kind": "person"}, *({"kind": "automa", "level": level} for level in LEVELS)]
        made = self.guest.post("/api/tables", {"chairs": chairs, "seed": SEED, "name": "Tuesday"})
        self.table_id: Final = str(made["id"])
        self.talk: Final[Talk] = self.guest.live(self.table_id)
        options = GAME.parse_options({"players": 4, "automas": list(LEVELS)})
        self.here: Final = Table(GAME, options, SEED)
        self.bot: Final = BOTS["greedy"](1)

    def until(self, wanted: Callable[[str, int], bool]) -> None:
        """Play until the question is the wanted one, by its kind and the round, or the game is over."""
        while not self.is_over():
            if wanted(GAME.question_kind(self.here.state), GAME.chapter(self.here.state)):
                return
            self.answer()

    def is_over(self) -> bool:
        return GAME.is_over(self.here.state)

    def answer(self) -> None:
        action = answer_of(self.bot, GAME, self.here.state)
        self.here.play(PERSON, action)
        done = self.talk.act(action)
        if done["type"] != "done":
            raise RuntimeError(f"the server does not agree: {done}")
        self.talk.wait_for(done["seq"])

    def next_action(self) -> int:
        """What the bot would choose."""
        return answer_of(self.bot, GAME, self.here.state)


def pictures(browser: Browser, server: Server) -> None:
    game = Evening(server)
    camera = Camera(browser, server, game.guest)
    path = f"/t/{game.table_id}"
    game.until(lambda kind, round_: kind == "turn" and round_ == 1)
    both(camera, "early", path)
    with camera.page(path) as player:
        player.page.locator('[data-place="C1A"]').first.click(force=True)
        player.page.locator("[data-why-not]").wait_for()
        camera.shoot(player.page, "why-not")
    automa_turn(camera, game, path)
    game.until(lambda kind, round_: kind == "drops" and round_ >= 3)  # noqa: PLR2004
    production(camera, game, path)
    game.until(lambda kind, round_: kind == "turn" and round_ == 5)  # noqa: PLR2004
    both(camera, "late", path)
    with camera.page(path) as player:
        player.page.get_by_role("tab", name="My company").click()
        player.page.wait_for_timeout(600)
        camera.shoot(player.page, "company")
    game.until(lambda *_: False)
    camera.take("final-1440", path)
    camera.take("final-375", path, **PHONE_LIKE)


def production(camera: Camera, game: Evening, path: str) -> None:
    with camera.page(path) as player:
        player.page.locator(f'button[data-action="{game.next_action()}"]').hover()
        player.page.locator("[data-preview]").first.wait_for()
        player.page.wait_for_timeout(600)
        camera.shoot(player.page, "production")


def automa_turn(camera: Camera, game: Evening, path: str) -> None:
    """Answers come while the page is open: Automas play out their turns on it, up to a choice of places."""
    with camera.page(path, automa="click") as player:
        skip = player.page.get_by_role("button", name="Skip", exact=True)
        while True:
            at = player.at
            game.answer()
            player.wait_past(at)
            weighed = narrowing_in(game.talk.update)
            if weighed >= 0:
                break
            player.page.wait_for_timeout(300)
            if skip.count():
                skip.click()
        for _ in range(weighed):
            player.page.get_by_role("button", name="Next step").click()
        player.page.wait_for_timeout(600)
        camera.shoot(player.page, "automa")


def narrowing_in(update: dict[str, Any]) -> int:
    """Which step of the first turn it tells leaves fewer places; -1 if none does."""
    turns = [turn for entry in update["entries"] for turn in entry.get("explained", [])]
    kinds = [step["kind"] for step in turns[0]["steps"]] if turns else []
    return kinds.index("narrowed") if "narrowed" in kinds else -1
