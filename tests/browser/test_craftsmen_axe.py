"""Craftsmen shuts nobody out: one evening moved on from state to state, seen light, dark and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.state import State
from tests.browser.conftest import NewPlayer
from tests.browser.player import DESKTOP, PHONE
from tests.browser.test_axe import Inspector
from tests.browser.test_craftsmen_paying import sit_as_ada
from tests.server.craftsmen_evening import Evening, is_asked
from tests.server.running import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SEED: Final = "axe 209"  # Ada builds, pays, looks into a pile and bids against the mayor
SUMMER: Final = 1
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "light": {"viewport": DESKTOP, "color_scheme": "light"},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone, light": {"viewport": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True},
    "phone, dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
}

Do = Callable[[Page], object]


def is_choosing(kind: str) -> Callable[[State], bool]:
    """Ada is asked this, and has a choice."""
    return lambda s: is_asked(kind)(s) and len(GAME.legal(s)) > 2


class Evenings:
    """The same evening on several screens, each looked at in one state after the other."""

    def __init__(self, evening: Evening, screens: dict[str, Inspector]) -> None:
        self.evening: Final = evening
        self.screens: Final = screens

    def until(self, wanted: Callable[[State], bool]) -> None:
        self.evening.until(wanted)
        at = self.evening.talks[0].update["at"]
        for screen in self.screens.values():
            screen.player.page.wait_for_function(
                "at => Number(document.querySelector('.table')?.dataset.at) >= at", arg=at
            )

    def look(
        self, state: str, shown: str, do: Do | None = None, undo: Do | None = None, *, phone: bool = False
    ) -> None:
        """See that `shown` is there after `do`, and what axe says of it."""
        for name, screen in self.screens.items():
            page = screen.player.page
            if name.startswith("phone") and not phone:
                continue
            if do:
                do(page)
            page.locator(f"{shown}:visible").first.wait_for()
            screen.look(state)
            if undo:
                undo(page)


def pressed(key: str) -> Do:
    return lambda page: page.keyboard.press(key)


def clicked(where: str) -> Do:
    return lambda page: page.locator(f"{where}:visible").first.click()


def test_axe_finds_nothing_serious_from_the_first_season_to_the_final_scores(
    new_player: NewPlayer, server: Server
) -> None:
    evening = Evening(server, SEED)
    evening.until(is_choosing("send"))
    seen = Evenings(
        evening,
        {
            name: Inspector(sit_as_ada(new_player, server, evening, **screen))
            for name, screen in SCREENS.items()
        },
    )
    escape = pressed("Escape")
    seen.look("town", "[data-question=send]", phone=True)
    seen.look("card", "[data-card='']", clicked('[data-town="notary"] .name'), escape)
    seen.look("why not", "[data-why-not]", clicked('.place[data-place$="ribbon"]:not([data-legal])'), escape)
    seen.look("estate dialog", "dialog[open]", clicked('[data-area="players"] h4 button'), escape)
    seen.look("planner", '[data-area="planner"]', pressed("p"), pressed("p"))
    seen.look("text view", "#text-question", pressed("t"), pressed("t"))

    seen.until(lambda s: s.season == SUMMER and is_asked("send")(s))
    page = '[data-area="season-page"]'
    seen.look("season's page", page, undo=clicked(f"{page} header button"), phone=True)
    seen.until(is_choosing("build"))
    seen.look("placing", ".end.open", clicked(".hand-card.legal"))
    seen.until(is_choosing("pay"))
    seen.look("paying", "button[data-capital]", phone=True)
    seen.until(is_choosing("look_show"))
    seen.look("pile looked into", "[data-option]")
    seen.until(is_choosing("mayor_answer"))
    seen.look("auction", '[data-area="auction"]', phone=True)
    seen.until(GAME.is_over)
    seen.look("final scores", "dialog[open]", phone=True)

    assert {name: screen.faults for name, screen in seen.screens.items() if screen.faults} == {}
    assert seen.screens["light"].states == seen.screens["dark"].states == 12
