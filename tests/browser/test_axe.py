"""No page, in any state, is closed to somebody: axe finds nothing serious, light or dark."""

from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import DESKTOP, PHONE, Player
from tests.browser.test_hot_seat import bar, start_together

pytestmark = [pytest.mark.browser, pytest.mark.slow]

AXE: Final = Path(__file__).resolve().parents[2] / "client/node_modules/axe-core/axe.min.js"
RUN: Final = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
    .filter(found => ['serious', 'critical'].includes(found.impact))
    .map(found => `${found.id}: ${found.nodes.map(node => node.html.slice(0, 160)).slice(0, 4).join(' | ')}`)
"""
PAGES: Final = ("/", "/new", "/new?game=craftsmen&here", "/settings", "/account", "/nowhere", "/t/nowhere")


class Inspector:
    """Looks at one page in one state after the other."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self.faults: Final[dict[str, list[str]]] = {}
        self.states = 0

    def look(self, state: str) -> None:
        page = self.player.page
        page.wait_for_timeout(250)  # what slides in has arrived
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = page.evaluate(RUN)
        self.states += 1
        if found:
            self.faults[state] = found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_pages(new_player: NewPlayer, scheme: str) -> None:
    player = new_player(color_scheme=scheme)
    inspector = Inspector(player)
    for path in PAGES:
        player.go(path)
        player.page.get_by_role("main").wait_for()
        inspector.look(path)
    player.go("/new")
    player.page.get_by_text("Person", exact=True).first.click()
    player.button("^Create").click()
    player.page.get_by_label("Link to chair").first.wait_for()
    inspector.look("waiting room")

    assert inspector.faults == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table(new_player: NewPlayer, scheme: str) -> None:
    player = new_player(color_scheme=scheme)
    page = player.page
    inspector = Inspector(player)
    player.start_solo()
    player.wait_until_asked()
    inspector.look("draft")
    player.play_to_first_turn()
    inspector.look("turn")
    player.options.first.hover()
    page.locator("[data-preview]").first.wait_for()
    inspector.look("preview")
    page.locator('[data-place="C1A"]').first.click(force=True)
    page.locator("[data-why-not]").wait_for()
    inspector.look("why not")
    page.keyboard.press("Escape")
    for tab in ("My company", "Contracts", "All companies", "Log"):
        page.get_by_role("tab", name=tab).click()
        inspector.look(tab)
    page.keyboard.press("w")
    inspector.look("forecast")
    page.keyboard.press("?")
    page.get_by_role("dialog").first.wait_for()
    inspector.look("keys")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator("#text-question").wait_for()
    inspector.look("text view")

    assert inspector.faults == {}
    assert inspector.states >= 10


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_phone(new_player: NewPlayer, scheme: str) -> None:
    player = new_player(color_scheme=scheme, viewport=PHONE, has_touch=True, is_mobile=True)
    inspector = Inspector(player)
    player.start_solo()
    for tab in ("Map", "Actions", "Mine", "Offer", "All", "Log"):
        player.phone_tab(tab)
        inspector.look(tab)

    assert inspector.faults == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_axe_finds_nothing_serious_at_a_game_without_drawings(
    new_player: NewPlayer, scheme: str, viewport: dict[str, int]
) -> None:
    player = new_player(color_scheme=scheme, viewport=viewport)
    inspector = Inspector(player)
    player.go("/new?game=craftsmen&solo")
    player.button("^Start").click()
    player.table.wait_for()
    for n in range(6):
        assert player.wait_until_asked()
        inspector.look(f"question {n}")
        player.answer(n)
    player.page.keyboard.press("?")
    player.page.get_by_role("dialog").first.wait_for()
    inspector.look("keys")

    assert inspector.faults == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_axe_finds_nothing_serious_where_the_screen_is_handed_over(
    new_player: NewPlayer, scheme: str, viewport: dict[str, int]
) -> None:
    player = new_player(color_scheme=scheme, viewport=viewport)
    inspector = Inspector(player)
    start_together(player, "Craftsmen", "Ben")
    bar(player).wait_for()
    inspector.look("covered")
    bar(player).get_by_role("button", name="I am").click()
    player.wait_until_asked()
    inspector.look("open")

    assert inspector.faults == {}
