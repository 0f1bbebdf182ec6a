"""Paying as one gesture, and auctions with the mayor, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.state import State
from tests.browser.conftest import NewPlayer
from tests.browser.player import PHONE, Player
from tests.server.craftsmen_evening import ADA, Evening, is_asked
from tests.server.running import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

THREE = "evening 17"  # Ada pays with three cards soon
MAYOR = "evening 70"  # the mayor outbids Ada soon
COLOURS = "evening 79"  # Ada buys a card, and some of her colours are not accepted


def pays(s: State) -> bool:
    """Ada pays, and three cards may do it exactly."""
    return is_asked("pay")(s) and three_cards(GAME.view(s, ADA)) is not None


def three_cards(view: Any) -> list[str] | None:  # noqa: ANN401 - any document
    payment = view["payment"]
    if payment["laid"] or len(payment["ways"]) < 3:
        return None
    return next((way["cards"] for way in payment["ways"] if len(way["cards"]) == 3 and not way["over"]), None)


def sit_as_ada(new_player: NewPlayer, server: Server, evening: Evening, **context: object) -> Player:
    player = new_player(**context)
    for cookie in evening.ada.http.cookies.jar:
        value = cookie.value or ""
        player.context.add_cookies([{"name": cookie.name, "value": value, "url": server.address}])
    player.go(f"/t/{evening.table_id}")
    player.table.wait_for()
    return player


def hand_of(player: Player) -> list[str]:
    cards = player.page.locator("button[data-capital]:visible")
    return [str(card) for card in cards.evaluate_all("all => all.map(one => one.dataset.capital)")]


def places_of(hand: list[str], cards: list[str]) -> list[int]:
    """Where some cards lie in the hand; two of a kind lie at two places."""
    found: list[int] = []
    for card in cards:
        found.append(next(i for i, one in enumerate(hand) if one == card and i not in found))
    return found


def pay_three(player: Player, evening: Evening, tick: Callable[[Locator], None], confirm: str) -> None:
    """Tick three cards and pay; the sum runs along, and one line of the book has it all."""
    cards = three_cards(evening.view())
    assert cards is not None
    payment, hand = evening.view()["payment"], hand_of(player)
    assert sorted(hand) == sorted(evening.view()["seats"][ADA]["capital"])
    button = player.page.locator("[data-pay]:visible")
    expect(button).to_be_disabled()
    expect(button).to_contain_text(f"{payment['due']} still due")
    capital = player.page.locator("button[data-capital]:visible")
    first, *others = places_of(hand, cards)
    tick(capital.nth(first))
    expect(capital.nth(first)).to_have_attribute("aria-pressed", "true")
    tick(capital.nth(first))  # a second time takes it back
    expect(capital.nth(first)).to_have_attribute("aria-pressed", "false")
    for place in (first, *others):
        expect(button).to_be_disabled()
        tick(capital.nth(place))
    expect(button).to_be_enabled()
    expect(button).to_have_text(f"Pay {payment['due']}")
    at = player.at
    if confirm == "keys":
        expect(button).to_be_focused()
        player.page.keyboard.press("Enter")
    elif confirm == "tap":
        button.tap()
    else:
        button.click()
    player.wait_past(at)
    talk = evening.talks[ADA]
    talk.wait_for(at + 1)
    left = talk.document["view"]["seats"][ADA]["capital"]
    assert sorted([*left, *cards]) == sorted(hand)
    assert talk.update["at"] == at + 1  # one answer, one line of the book


def test_three_cards_are_paid_by_mouse(new_player: NewPlayer, server: Server) -> None:
    evening = Evening(server, THREE)
    evening.until(pays)
    player = sit_as_ada(new_player, server, evening)
    pay_three(player, evening, lambda card: card.click(), "mouse")


def test_three_cards_are_paid_by_touch(new_player: NewPlayer, server: Server) -> None:
    evening = Evening(server, THREE)
    evening.until(pays)
    player = sit_as_ada(new_player, server, evening, viewport=PHONE, has_touch=True, is_mobile=True)
    player.page.locator("button[data-capital]:visible").first.wait_for()
    pay_three(player, evening, lambda card: card.tap(), "tap")
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_three_cards_are_paid_by_keys(new_player: NewPlayer, server: Server) -> None:
    evening = Evening(server, THREE)
    evening.until(pays)
    player = sit_as_ada(new_player, server, evening)
    player.page.keyboard.press("c")  # to the hand
    hand = player.page.locator("button[data-capital]:visible")
    hand.first.wait_for()
    player.page.wait_for_function("() => document.activeElement?.matches('[data-capital]')")

    def tick(card: Locator) -> None:
        for _ in range(hand.count()):
            if card.evaluate("one => one === document.activeElement"):
                break
            player.page.keyboard.press("ArrowRight")
        player.page.keyboard.press("Space")

    pay_three(player, evening, tick, "keys")


def test_a_colour_that_is_not_accepted_says_why(new_player: NewPlayer, server: Server) -> None:
    evening = Evening(server, COLOURS)

    def some_are_not(s: State) -> bool:
        if not is_asked("pay")(s):
            return False
        view = GAME.view(s, ADA)
        payment: Any = view["payment"]
        seats: Any = view["seats"]
        return any(card.partition("-")[0] not in payment["colours"] for card in seats[ADA]["capital"])

    evening.until(some_are_not)
    player = sit_as_ada(new_player, server, evening)
    other = player.page.locator("button[data-capital].colour").first
    expect(other).to_contain_text("other colour")
    at = player.at
    other.click()
    why = player.page.locator("[data-why-not]")
    expect(why).to_be_visible()
    expect(why).to_contain_text("C9.2.2")
    expect(other).to_have_attribute("aria-pressed", "false")
    assert player.at == at


def against_the_mayor(s: State) -> bool:
    return is_asked("mayor_answer")(s) and len(GAME.legal(s)) > 2


def test_an_auction_is_won_against_the_mayor(new_player: NewPlayer, server: Server) -> None:
    evening = Evening(server, MAYOR)
    evening.until(against_the_mayor)
    auction = evening.view()["auction"]
    player = sit_as_ada(new_player, server, evening)
    page = player.page.locator('[data-area="auction"]')
    expect(page).to_contain_text("Mayor")
    expect(page).to_contain_text(str(auction["offer"]))
    stepper = player.page.get_by_role("spinbutton")
    assert stepper.get_attribute("data-bid") == str(auction["offer"] + 1)
    player.page.get_by_role("button", name="More", exact=True).click()
    assert stepper.get_attribute("data-bid") == str(auction["offer"] + 2)
    stepper.focus()
    player.page.keyboard.press("ArrowDown")
    bid = auction["offer"] + 1
    at = player.at
    player.button(f"^Bid {bid}$").click()
    player.page.wait_for_function(
        "at => document.querySelector('[data-confirm]')"
        " || Number(document.querySelector('.table').dataset.at) !== at",
        arg=at,
    )
    if player.confirm.count():
        player.confirm.first.click()
    player.wait_past(at)
    if player.page.locator('[data-question="pay"]').count():
        at = player.at
        player.page.locator("[data-way]").first.click()
        player.wait_past(at)
    talk = evening.talks[ADA]
    talk.wait_for(player.at)
    assert auction["card"] in talk.document["view"]["seats"][ADA]["cards"]


def test_an_auction_is_lost_against_the_mayor(new_player: NewPlayer, server: Server) -> None:
    evening = Evening(server, MAYOR)
    evening.until(against_the_mayor)
    auction = evening.view()["auction"]
    hand = evening.view()["seats"][ADA]
    player = sit_as_ada(new_player, server, evening)
    expect(player.page.get_by_text("cannot be undone alone")).to_be_visible()
    at = player.at
    player.button("^Let it go$").click()
    player.page.locator("[data-confirm]").click()
    player.wait_past(at)
    talk = evening.talks[ADA]
    talk.wait_for(player.at)
    seat = talk.document["view"]["seats"][ADA]
    assert auction["card"] not in seat["cards"]
    assert seat["capital"] == hand["capital"]
    assert auction["card"] not in [
        card for tier in talk.document["view"]["market"].values() for card in tier["up"]
    ]
