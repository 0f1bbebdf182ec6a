"""Whole games of Craftsmen by clicking: five people at one browser; two far away, and somebody looks on."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocket

from millrace.rooms.changes import changed
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.server.running import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil")
MODEST: Final = 0.75  # how often somebody does without, so that a game is short
ENDS: Final = ("pass", "skip")


class Sent:
    """All that a page was sent of a table, and the document that it makes."""

    def __init__(self, player: Player) -> None:
        self.document: Any = {}
        self.at = -1  # the line the question stands after
        self.frames: Final[list[str]] = []
        player.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._heard(str(payload)))

    def _heard(self, text: str) -> None:
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            for scene in message["scenes"]:
                self.document["view"] = changed(self.document["view"], scene)
            self.document = changed(self.document, message["changes"])
            self.at = message["at"]

    @property
    def asked(self) -> Any:  # noqa: ANN401 - any document
        return self.document.get("asked")

    def cards(self, seat: int) -> set[str]:
        """The building cards of a seat, as far as this page knows them; of each there is one in the box."""
        held = self.document["view"]["seats"][seat - 1]["cards"]
        return set(held) if isinstance(held, list) else set()


def choice(rows: list[dict[str, Any]], rolls: random.Random) -> int:
    """An action out of those the page was sent."""
    ends = [row["action"] for row in rows if row["kind"] in ENDS]
    if ends and rolls.random() < MODEST:
        return int(ends[0])
    return int(rolls.choice(rows)["action"])


def answer(player: Player, sent: Sent, rolls: random.Random) -> None:
    """Click an answer, wherever the table offers it, and confirm it if it is the last word.

    An only option goes by itself, and a payment is offered as a whole.
    """
    at = sent.at
    rows = sent.asked["rows"]
    player.page.wait_for_function("at => Number(document.querySelector('.table')?.dataset.at) >= at", arg=at)
    if len(rows) > 1 and not player.confirm.count():
        way = player.page.locator("[data-way]:visible")
        wanted = player.page.locator(f'button[data-action="{choice(rows, rolls)}"]:visible')
        (way if way.count() else wanted if wanted.count() else player.options).first.click()
    player.page.wait_for_function(
        "at => document.querySelector('[data-confirm]') "
        "|| document.querySelector(`.table:not([data-at='${at}'])`)",  # it may be laid anew for the next one
        arg=at,
    )
    if player.at == at:
        player.confirm.first.click()
        player.wait_past(at)


def take_over(player: Player, names: list[str]) -> None:
    """Whoever is asked next says so, if the screen has to be handed over."""
    bar = player.page.locator("[data-hand-over]:visible")
    if not bar.count():
        return
    seat = int(bar.get_attribute("data-hand-over") or 0)
    names.append(NAMES[seat - 1])
    bar.get_by_role("button", name=f"I am {NAMES[seat - 1]}").click()
    bar.wait_for(state="detached")


def wait_for_a_question(player: Player) -> bool:
    """Whether somebody is asked, covered or not; otherwise the game is over."""
    player.page.wait_for_function(
        "() => document.querySelector('[data-hand-over], button[data-action], [data-confirm]') "
        "|| document.querySelector('.table')?.dataset.phase === 'over'"
    )
    return player.phase != "over"


def test_five_people_at_one_browser_play_to_the_final_scores(player: Player) -> None:
    sent, rolls, names = Sent(player), random.Random(5), list[str]()  # noqa: S311 - a test that can be repeated
    player.go()
    craftsmen = player.page.get_by_role("region", name="Craftsmen")
    craftsmen.get_by_role("link", name="Play here together").click()
    player.page.get_by_label("Your name").fill(NAMES[0])
    for n, name in enumerate(NAMES[1:], start=2):
        if n > 2:
            player.button("^Add a chair").click()
        player.page.get_by_label(f"Name of the person on chair {n}").fill(name)
    player.button("^Start").click()
    player.table.wait_for()

    for _ in range(1_500):
        if not wait_for_a_question(player):
            break
        take_over(player, names)
        answer(player, sent, rolls)

    assert player.phase == "over"
    player.expect_final_scores()
    assert set(names) == set(NAMES)
    scores = player.page.get_by_role("dialog").first.get_by_role("table").first.inner_text()
    assert all(name in scores for name in NAMES)


def test_two_people_and_a_spectator_never_receive_a_card_they_may_not_know(
    new_player: NewPlayer, server: Server
) -> None:
    anna, bruno, viewer = players = [new_player() for _ in range(3)]
    sent = [Sent(player) for player in players]
    anna.go("/new?game=craftsmen")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_text("Person", exact=True).first.click()
    anna.button("^Create").click()
    watch = anna.page.get_by_label("Link to look on").input_value()
    bruno.page.goto(anna.page.get_by_label("Link to chair").first.input_value())
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.button("^Sit down").click()
    anna.button("^Start").click()
    anna.table.wait_for()
    viewer.page.goto(watch)
    viewer.button("^Look on").click()
    for player in players:
        player.table.wait_for()
    rolls = random.Random(9)  # noqa: S311 - a test that can be repeated
    secret = {seat: sent[seat - 1].cards(seat) for seat in (1, 2)}  # dealt in secret, and held since
    searched = 0

    for n in range(1_500):
        if n == 30:
            bruno.page.reload()
            bruno.table.wait_for()
        if n == 60:
            server.stop()
            anna.page.locator("[data-connection]").wait_for()
            server.start()
            for player in players:
                player.page.locator("[data-connection]").wait_for(state="detached")
        asked = next_asked(players)
        if asked is None:
            break
        answer(players[asked - 1], sent[asked - 1], rolls)
        for player in players:
            player.page.wait_for_function(
                "at => Number(document.querySelector('.table')?.dataset.at) >= at",
                arg=players[asked - 1].at,
            )
        for seat, own in enumerate(sent[:2], start=1):
            held = secret[seat] = secret[seat] & own.cards(seat)
            for text in [text for other in sent if other is not own for text in other.frames]:
                assert not [card for card in held if f'"{card}"' in text]
                searched += len(held)
        for one in sent:
            one.frames.clear()

    assert anna.phase == "over"
    assert searched > 100
    for player in (anna, bruno, viewer):
        player.expect_final_scores()


def next_asked(players: list[Player]) -> int | None:
    """The seat that is asked, from 1; None when the game is over."""
    for _ in range(400):
        for seat, player in enumerate(players[:2], start=1):
            if player.is_asked():
                return seat
        if players[0].phase == "over":
            return None
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked, and the game is not over")
