"""Who somebody is: a guest who comes back by a link, a login, a seat that a bot keeps warm."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def become(player: Player, name: str) -> None:
    player.go("/account")
    player.page.get_by_label("Your name").fill(name)
    player.button("^Be this guest").click()
    expect(player.page.get_by_text("this browser remembers you")).to_be_visible()


def log_in(player: Player, login: str, password: str, button: str) -> None:
    form = player.page.locator("form", has=player.page.get_by_label("Password")).filter(
        has=player.page.get_by_role("button", name=button)
    )
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button).click()


def test_a_guest_comes_back_on_another_device_by_a_link(new_player: NewPlayer) -> None:
    player = new_player()
    become(player, "Ada")
    player.start_solo()
    table_id = player.table_id
    player.go("/account")
    player.button("^Make a link").click()
    link = player.page.get_by_label("Your own link").input_value()

    other = new_player()
    other.page.goto(link)
    other.page.locator(f'a[href="/t/{table_id}"]').first.click()
    other.wait_until_asked()
    assert other.table_id == table_id


def test_a_login_is_made_left_and_used_again(new_player: NewPlayer) -> None:
    player = new_player()
    become(player, "Grace")
    log_in(player, "grace", "a long password", "Make the login")
    expect(player.page.get_by_text("You are logged in as grace")).to_be_visible()
    player.button("^Log out").click()
    player.button("^Play now").wait_for()
    player.go("/account")
    expect(player.page.get_by_text("Nobody has asked for your name yet")).to_be_visible()
    player.page.get_by_text("If you have a login already").click()
    log_in(player, "grace", "not the password", "Log in")
    expect(player.page.get_by_role("alert").or_(player.page.locator(".fault")).first).to_be_visible()
    log_in(player, "grace", "a long password", "Log in")
    expect(player.page.get_by_text("You are logged in as grace")).to_be_visible()


def test_a_spectator_sees_the_table_and_cannot_play(new_player: NewPlayer) -> None:
    player = new_player()
    player.go("/new")
    player.page.get_by_text("Person", exact=True).first.click()
    player.button("^Create").click()
    link = player.page.get_by_label("Link to look on").input_value()
    player.button("Give it to a bot").click()
    player.button("^Start").click()
    player.wait_until_asked()

    watcher = new_player()
    watcher.page.goto(link)
    watcher.button("^Look on").click()
    watcher.table.wait_for()
    expect(watcher.page.locator(".headline h2")).to_contain_text("Waiting")
    assert not watcher.is_asked()
