"""Several people at one browser: hands are covered until whoever is asked has taken over the screen."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from millrace.rooms.changes import changed
from tests.browser.conftest import NewPlayer
from tests.browser.player import PHONE, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class Frames:
    """All that the page was sent of a table, and the document that it makes."""

    def __init__(self, player: Player) -> None:
        self.document: Any = {}
        self.covered: Final[list[str]] = []  # what came while all hands were covered
        player.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._heard(str(payload)))

    def _heard(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            for scene in message["scenes"]:
                self.document["view"] = changed(self.document["view"], scene)
            self.document = changed(self.document, message["changes"])
        if self.document and not self.document["room"]["you"]:
            self.covered.append(text)

    def hand(self, seat: int) -> set[str]:
        """The cards of the seat that is open; of nobody else any can be seen."""
        seats = self.document["view"]["seats"]
        assert [i + 1 for i, one in enumerate(seats) if isinstance(one["cards"], list)] == [seat]
        return set(seats[seat - 1]["cards"])  # of each there is one in the box


def start_together(player: Player, game: str, *here: str) -> None:
    """From the home page to a table with these people beside Ada."""
    player.go()
    way_in(player, game, "Play here together").click()
    player.page.get_by_label("Your name").fill("Ada")
    for n, name in enumerate(here, start=2):
        if n > 2:
            player.button("^Add a chair").click()
        player.page.get_by_label(f"Name of the person on chair {n}").fill(name)
    player.button("^Start").click()
    player.table.wait_for()


def way_in(player: Player, game: str, name: str) -> Locator:
    return player.page.get_by_role("region", name=game).get_by_role("link", name=name)


def bar(player: Player) -> Locator:
    return player.page.locator("[data-hand-over]:visible")


def answer_until_handed_over(player: Player) -> None:
    """Answers until another of them is asked."""
    for n in range(60):
        expect(bar(player).or_(player.options.first).first).to_be_visible()
        if bar(player).count():
            return
        player.answer(n)
    raise AssertionError("the turn never ends")


def test_three_people_hand_the_screen_over_and_no_hand_is_ever_sent_while_covered(player: Player) -> None:
    frames = Frames(player)
    start_together(player, "Craftsmen", "Ben", "Cleo")
    names = {1: "Ada", 2: "Ben", 3: "Cleo"}
    known: dict[int, tuple[set[str], int]] = {}  # a hand, and how many frames had come covered by then
    compared = 0
    for turn in range(9):
        expect(bar(player)).to_be_visible()
        assert not player.options.count()
        seat = int(bar(player).get_attribute("data-hand-over") or 0)
        expect(bar(player)).to_contain_text(f"{names[seat]}\u2019s turn")
        button = bar(player).get_by_role("button", name=f"I am {names[seat]}")
        if turn % 2:
            button.click()
        else:
            expect(button).to_be_focused()
            player.page.keyboard.press("Enter")
        player.wait_until_asked()
        hand = frames.hand(seat)
        if seat in known:
            before, since = known[seat]
            for text in frames.covered[since:]:
                assert not [card for card in hand & before if f'"{card}"' in text]
                compared += len(hand & before)
        known[seat] = (hand, len(frames.covered))
        answer_until_handed_over(player)
    assert set(known) == {1, 2, 3}
    assert compared > 20
    for text in frames.covered:
        assert '"rows":[{' not in text


def test_a_hand_is_covered_at_any_time_and_after_a_reload(player: Player) -> None:
    start_together(player, "Craftsmen", "Ben")
    bar(player).get_by_role("button", name="I am").click()
    player.wait_until_asked()
    player.page.get_by_role("button", name="Cover my hand").first.click()
    expect(bar(player)).to_be_visible()
    bar(player).get_by_role("button", name="I am").click()
    player.wait_until_asked()

    player.page.reload()

    expect(bar(player)).to_be_visible()
    assert not player.options.count()


def test_it_is_handed_over_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    start_together(player, "Craftsmen", "Ben")
    for _ in range(3):
        button = bar(player).get_by_role("button", name="I am")
        expect(button).to_be_in_viewport()
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        button.tap()
        player.wait_until_asked()
        answer_until_handed_over(player)


def test_a_game_without_secrets_follows_the_question(player: Player) -> None:
    start_together(player, "Barrage", "Ben")
    seen = set()
    for n in range(12):
        player.wait_until_asked()
        assert not bar(player).count()
        seen.add(player.page.locator(".headline .tag:visible").first.inner_text())
        player.answer(n)
    assert seen == {"Ada", "Ben"}
