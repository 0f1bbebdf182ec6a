"""The ways into a game: from the home page, from an invitation, and once more after the last."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_hot_seat import start_together, way_in

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = {
    "Barrage": ("Play now: solo against the Automa", 1),
    "Craftsmen": ("Play now: against two bots", 2),
}


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_begin_a_game(player: Player, game: str) -> None:
    name, machines = GAMES[game]
    player.go()
    way_in(player, game, name).click()
    player.button("^Start").click()

    player.table.wait_for()
    player.wait_until_asked()
    player.page.get_by_role("button", name="Menu").first.click()
    seats = player.page.get_by_role("dialog").first.get_by_role("listitem")
    expect(seats).to_have_count(1 + machines)


def test_games_stand_side_by_side_where_there_is_room(player: Player) -> None:
    player.go()
    cards = [player.page.get_by_role("region", name=game) for game in GAMES]

    def tops() -> list[float]:
        boxes = [card.bounding_box() for card in cards]
        return [box["y"] for box in boxes if box is not None]

    for width, is_beside in ((1920, True), (1024, True), (820, False), (375, False)):
        player.page.set_viewport_size({"width": width, "height": 900})
        first, second = tops()
        assert (first == second) == is_beside
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def end_by_resigning(player: Player) -> None:
    player.page.get_by_role("button", name="Menu").first.click()
    player.button("^Resign$").click()
    player.button("^Resign for good").click()
    player.expect_final_scores()


def test_once_more_after_a_solo_game_is_a_solo_game(player: Player) -> None:
    player.start_solo()
    player.wait_until_asked()
    end_by_resigning(player)

    player.button("^Play again").click()

    expect(player.page.get_by_role("heading", level=1)).to_have_text("Solo against the Automa")
    player.button("^Start").click()
    player.table.wait_for()
    player.wait_until_asked()


def test_once_more_together_has_the_same_people(player: Player) -> None:
    start_together(player, "Barrage", "Ben")
    player.wait_until_asked()
    end_by_resigning(player)

    player.button("^Play again").click()

    expect(player.page.get_by_label("Name of the person on chair 2")).to_have_value("Ben")


def test_an_invitation_says_who_invites_to_what(new_player: NewPlayer) -> None:
    player = new_player()
    player.go("/new?game=barrage")
    player.page.get_by_label("Your name").fill("Anna")
    player.page.get_by_text("Set-up", exact=True).click()
    player.page.get_by_text("The Leeghwater Project", exact=True).click()
    player.button("^Create").click()
    link = player.page.get_by_label("Link to chair").first.input_value()

    stranger = new_player()
    stranger.page.goto(link)

    main = stranger.page.get_by_role("main")
    for words in ("Barrage", "Anna has kept a chair for you", "The Leeghwater Project"):
        expect(main).to_contain_text(words)
