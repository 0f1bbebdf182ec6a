"""Whole games, by clicking."""

import random

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.server.running import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def whose_turn(players: list[Player]) -> Player | None:
    """Who is asked; None when the game is over."""
    for _ in range(400):
        for player in players:
            if player.is_asked():
                return player
        if players[0].phase == "over":
            return None
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked, and the game is not over")


def play_on(players: list[Player], most: int) -> int:
    """Random answers by clicking until the game is over, or so many; how many it took."""
    choose = random.Random(7)  # noqa: S311 - a test that can be repeated
    for n in range(most):
        asked = whose_turn(players)
        if asked is None:
            return n
        asked.answer(choose.randrange(1000))
        for player in players:
            player.page.wait_for_function(
                "at => Number(document.querySelector('.table')?.dataset.at) >= at", arg=asked.at
            )
    return most


def test_a_solo_game_is_played_to_the_final_scores_by_clicking(player: Player) -> None:
    player.start_solo()
    assert play_on([player], 2_000) < 2_000

    assert player.phase == "over"
    player.expect_final_scores()


def test_two_people_play_a_game_over_a_reload_and_a_restart_of_the_server(
    new_player: NewPlayer, server: Server
) -> None:
    anna, bruno = new_player(), new_player()
    anna.go("/new")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_text("Person", exact=True).first.click()
    anna.button("^Create").click()
    invite = anna.page.get_by_label("Link to chair").first.input_value()
    bruno.page.goto(invite)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.button("^Sit down").click()
    anna.button("^Start").click()
    players = [anna, bruno]
    for player in players:
        player.table.wait_for()

    play_on(players, 25)
    assert whose_turn(players)  # so nothing goes on by itself
    seen = bruno.at
    bruno.page.reload()
    bruno.table.wait_for()
    assert bruno.at == seen
    server.stop()
    anna.page.locator("[data-connection]").wait_for()
    server.start()
    for player in players:
        player.page.locator("[data-connection]").wait_for(state="detached")
        assert player.at == seen

    assert play_on(players, 2_000) < 2_000
    for player in players:
        assert player.phase == "over"
        player.expect_final_scores()
    tables = [player.page.get_by_role("dialog").first.get_by_role("table").inner_text() for player in players]
    assert tables[0] == tables[1]
