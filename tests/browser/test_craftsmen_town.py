"""The town of Craftsmen in a browser: sending, why not, languages, narrow screens, nobody shut out."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from millrace.games.craftsmen.game import GAME
from tests.browser.conftest import NewPlayer
from tests.browser.player import DESKTOP, PHONE, Player
from tests.browser.test_axe import Inspector
from tests.browser.test_craftsmen_paying import sit_as_ada
from tests.server.craftsmen_evening import ADA, Evening
from tests.server.running import Server, Talk

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SPACES: Final = ("gold", "silver", "ribbon")
WINTER: Final = 3
PHONE_LIKE: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


class Table:
    """Ada and bots; Ada's answers up to some question are given from here."""

    def __init__(self, server: Server, bots: int = 2) -> None:
        self.ada: Final = server.guest("Ada")
        self.id: Final = self.ada.new_table("person", *["bot"] * bots, game="craftsmen", seed="town")
        self.talk: Final[Talk] = self.ada.live(self.id)

    @property
    def view(self) -> Any:  # noqa: ANN401 - any document
        return self.talk.document["view"]

    def places(self, *, fee: bool) -> list[str]:
        """The queue spaces Ada may take, those with a fee or those without."""
        return [
            f"{town} {space}"
            for town, seen in self.view["town"].items()
            for space, place in zip(SPACES, seen["places"], strict=False)
            if place and bool(place["fee"]) == fee
        ]

    def until_send(self, *, fee: bool = False) -> None:
        """Until Ada is asked where to send; with `fee` at least one place has to cost one."""
        rolls = random.Random(3)  # noqa: S311 - a game, not a secret
        while True:
            asked = self.talk.document["asked"]
            if asked is None or asked["seat"] != 1:
                self.talk.hear("update")
                continue
            if asked["kind"] == "send" and (not fee or self.places(fee=True)):
                return
            rows = [row for row in asked["rows"] if row["kind"] not in ("pass", "skip")] or asked["rows"]
            done = self.talk.act(rolls.choice(rows)["action"])
            assert done["type"] == "done", done
            self.talk.wait_for(done["seq"])

    def sit(self, new_player: NewPlayer, server: Server, **how: object) -> Player:
        player = new_player(**how)
        for cookie in self.ada.http.cookies.jar:
            value = cookie.value or ""
            player.context.add_cookies([{"name": cookie.name, "value": value, "url": server.address}])
        player.go(f"/t/{self.id}")
        player.table.wait_for()
        player.page.locator("[data-question]").first.wait_for()
        return player


def place(key: str) -> str:
    return f'button[data-place="{key}"]'


def discs(view: Any, key: str) -> list[int | None]:  # noqa: ANN401
    town, space = key.split()
    return list(view["town"][town]["queue"][SPACES.index(space)])


def test_an_assistant_is_sent_by_a_click_on_its_place(new_player: NewPlayer, server: Server) -> None:
    table = Table(server)
    table.until_send()
    player = table.sit(new_player, server)
    free = table.places(fee=False)[0]
    target = player.page.locator(place(free))
    expect(target).to_have_attribute("data-legal", "")
    expect(player.page.locator(".place[data-legal]")).to_have_count(len(table.places(fee=False)))

    target.hover()
    expect(player.page.locator("[data-preview]").first).to_contain_text("to act here")
    at = player.at
    target.click()
    if player.confirm.count():
        player.confirm.first.click()
    player.wait_past(at)
    player.page.locator("[data-question]").first.wait_for()

    player.page.wait_for_function(
        'key => !document.querySelector(`[data-place="${key}"]`)?.dataset.legal', arg=free
    )
    assert "Ada" in (target.text_content() or "")


def test_a_place_with_a_fee_asks_what_to_pay(new_player: NewPlayer, server: Server) -> None:
    table = Table(server)
    table.until_send(fee=True)
    player = table.sit(new_player, server)
    key = table.places(fee=True)[0]
    target = player.page.locator(place(key))
    assert "capital card or" in (target.text_content() or "")

    at = player.at
    target.click()
    player.page.wait_for_function(
        "at => document.querySelector('[data-confirm]') "
        "|| Number(document.querySelector('.table').dataset.at) !== at",
        arg=at,
    )
    if player.confirm.count():
        player.confirm.first.click()
        player.wait_past(at)
    expect(player.page.locator('[data-question="fee"]').first).to_be_visible()
    table.talk.hear("update")

    assert 1 in discs(table.view, key)


def test_a_place_that_cannot_be_taken_says_why(new_player: NewPlayer, server: Server) -> None:
    """The reason names what comes first, and its clause can be read."""
    table = Table(server)
    table.until_send()
    player = table.sit(new_player, server)
    legal = table.places(fee=False)
    closed = next(f"{one.split()[0]} ribbon" for one in legal if not one.endswith("ribbon"))

    player.page.locator(place(closed)).click()
    card = player.page.locator("[data-why-not]")
    expect(card).to_contain_text("leftmost empty space")
    card.locator("summary").click()
    expect(card.locator("details p")).to_contain_text(re.compile("leftmost", re.IGNORECASE))


def test_the_language_changes_in_the_middle_of_a_season(new_player: NewPlayer, server: Server) -> None:
    table = Table(server)
    table.until_send()
    player = table.sit(new_player, server)
    expect(player.page.locator('[data-town="bankers"]')).to_contain_text("Bankers")
    at = player.at
    player.page.get_by_role("button", name="Menu").first.click()
    player.page.get_by_role("dialog").first.wait_for()
    player.choose_language("pl")

    expect(player.page.locator('[data-town="bankers"]')).to_contain_text("Gildia")
    player.page.keyboard.press("Escape")
    expect(player.page.locator("[data-question]").first).to_contain_text("Ada")
    assert player.at == at
    assert player.page.evaluate("document.documentElement.lang") == "pl"


def test_seats_go_by_names(new_player: NewPlayer, server: Server) -> None:
    table = Table(server, bots=3)
    table.until_send()
    player = table.sit(new_player, server)

    assert "Player " not in player.page.locator(".table").inner_text()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_phone_needs_no_scrolling_sideways_and_no_small_fingers(
    new_player: NewPlayer, server: Server, language: str
) -> None:
    table = Table(server, bots=4)
    table.until_send()
    player = table.sit(new_player, server, settings={"language": language}, **PHONE_LIKE)
    page = player.page
    for tab in range(page.locator("nav button").count()):
        page.locator("nav button").nth(tab).tap()
        page.wait_for_timeout(200)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a[href], summary')]
                .filter(one => one.checkVisibility() && !one.disabled)
                .map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
                .filter(([box]) => box.width > 0 && (box.width < 24 || box.height < 24))
                .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
        )
        assert small == []
    page.locator("nav button").first.tap()
    sizes = page.locator(".place").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)])
def test_the_page_itself_never_scrolls_and_every_place_is_in_sight(
    new_player: NewPlayer, server: Server, size: tuple[int, int]
) -> None:
    width, height = size
    table = Table(server, bots=4)
    table.until_send()
    player = table.sit(new_player, server, viewport={"width": width, "height": height})
    page = player.page

    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.place, [data-ship], [data-row], .market button')]
            .filter(one => { const box = one.getBoundingClientRect();
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return !(top && (one.contains(top) || top.contains(one))); })
            .map(one => one.dataset.place)"""
    )
    assert covered == []


OVERLAPS: Final = """([first, second]) => {
    const boxes = where => [...document.querySelectorAll(where)].flatMap(one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const box = one.matches('p') ? range.getBoundingClientRect() : one.getBoundingClientRect();
        return box.width ? [box] : [];
    });
    return boxes(first).filter(a => boxes(second).some(b => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_nothing_lies_on_a_sail_or_on_a_house_in_winter(
    new_player: NewPlayer, server: Server, size: tuple[int, int]
) -> None:
    evening = Evening(server, "axe 209")
    evening.until(lambda s: s.season == WINTER and GAME.decider(s) == ADA)
    width, height = size
    player = sit_as_ada(new_player, server, evening, viewport={"width": width, "height": height})
    page = player.page
    page.locator(".guild .snowed").first.wait_for()
    header = '[data-area="harbour"] header'

    assert page.evaluate(OVERLAPS, [f"{header} button, {header} h3, {header} p", ".sail, .flag"]) == 0
    assert page.evaluate(OVERLAPS, [".guild .snowed", ".guild .picture"]) == 0


@pytest.mark.parametrize("language", ["it", "ru"])
def test_long_names_of_piles_do_not_run_into_each_other(
    new_player: NewPlayer, server: Server, language: str
) -> None:
    table = Table(server)
    table.until_send()
    page = table.sit(new_player, server, settings={"language": language}).page

    for at in range(1, 4):
        tier = f".tier:nth-child({at})"
        assert page.locator(f"{tier} + *").count() == 1
        assert page.evaluate(OVERLAPS, [f"{tier} .head > span:not(.for-ears)", f"{tier} + *"]) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("how", [{"viewport": DESKTOP}, PHONE_LIKE])
def test_axe_finds_nothing_serious_in_the_town(
    new_player: NewPlayer, server: Server, scheme: str, how: dict[str, Any]
) -> None:
    table = Table(server, bots=3)
    table.until_send()
    player = table.sit(new_player, server, color_scheme=scheme, **how)
    inspector = Inspector(player)
    page = player.page
    inspector.look("send")
    if how["viewport"] == DESKTOP:
        page.locator(place(table.places(fee=False)[0])).hover()
        inspector.look("preview")
        page.locator('[data-town="notary"] .name').click()
        page.get_by_role("dialog").or_(page.locator("[data-card]")).first.wait_for()
        inspector.look("card")
        page.keyboard.press("Escape")
        page.keyboard.press("p")
        inspector.look("planner")
        page.keyboard.press("t")
        inspector.look("text view")
    else:
        for tab in range(page.locator("nav button").count()):
            page.locator("nav button").nth(tab).tap()
            inspector.look(f"tab {tab}")

    assert inspector.faults == {}
