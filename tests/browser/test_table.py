"""What a person does at a table, apart from playing to the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import PHONE, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]


IN_FOCUS = "document.activeElement.matches('a, button') ? document.activeElement.textContent.trim() : ''"
# Controls one can see that are smaller than a fingertip; places on the map have an area of their own to hit.
TOO_SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')]
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(one => !one.closest('.for-ears') && getComputedStyle(one).clipPath === 'none')
    .map(one => [one.matches('label input') ? one.closest('label') : one, one])
    .map(([box, one]) => [box.getBoundingClientRect(), one])
    .filter(([box]) => box.width > 1 && (box.width < 24 || box.height < 24))
    .map(([box, one]) => `${box.width} x ${box.height}: ${one.outerHTML.slice(0, 150)}`)
"""


def first_turn(player: Player) -> None:
    player.start_solo()
    player.play_to_first_turn()


def test_an_undo_across_a_reveal_is_refused(player: Player) -> None:
    first_turn(player)
    at = player.at
    while player.page.locator('[data-question="turn"]').count() == 0 or player.at == at:
        player.answer()
        player.wait_until_asked()

    after = player.at
    player.page.keyboard.press("z")
    # The Automa's tile was drawn since: alone one cannot go back.
    expect(player.page.get_by_role("dialog").or_(player.page.locator("[data-why-not]")).first).to_be_visible()
    assert player.at == after


def test_an_undo_within_a_turn_brings_the_question_back(player: Player) -> None:
    first_turn(player)
    at, question = player.at, player.question
    player.page.locator("button[data-action]:visible", has_text="Build a").first.click()
    player.wait_past(at)
    assert player.question != question
    later = player.at
    player.page.keyboard.press("z")
    player.wait_past(later)

    assert player.question == question


def test_the_language_changes_in_mid_game_and_the_log_with_it(player: Player) -> None:
    first_turn(player)
    question = player.question
    words: dict[str, str] = {}
    for language in ("pl", "ru", "it", "en"):
        player.choose_language(language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        words[language] = player.question
        assert player.log_text()
    assert words["en"] == question
    assert len(set(words.values())) == 4


def test_a_place_that_cannot_be_chosen_says_why_with_its_clause(player: Player) -> None:
    first_turn(player)
    player.page.locator('[data-place="C1A"]').first.click(force=True)

    card = player.page.locator("[data-why-not]")
    expect(card).to_be_visible()
    expect(card).to_contain_text("B")


def test_pointing_at_an_option_shows_what_it_would_cause(player: Player) -> None:
    first_turn(player)
    at = player.at
    player.page.locator("button[data-action]:visible").first.hover()

    expect(player.page.locator("[data-preview]").first).to_be_visible()
    assert player.at == at


def test_a_first_round_with_the_keyboard_only(player: Player) -> None:
    player.go()
    page = player.page
    player.button("^Play now").wait_for()
    for _ in range(30):
        if page.evaluate(IN_FOCUS).startswith("Play now"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start").wait_for()
    for _ in range(60):
        if page.evaluate(IN_FOCUS).startswith("Start"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player.table.wait_for()
    for _ in range(300):
        if not player.wait_until_asked() or page.locator('[data-round="2"]').count():
            break
        at = player.at
        page.keyboard.press("1")
        page.wait_for_function(
            "at => document.querySelector('[data-confirm]') "
            "|| Number(document.querySelector('.table').dataset.at) !== at",
            arg=at,
        )
        if page.locator("[data-confirm]").count():
            page.keyboard.press("Enter")
        player.wait_past(at)

    assert page.locator('[data-round="2"]').count()


def test_arrows_follow_the_river(player: Player) -> None:
    first_turn(player)
    player.page.keyboard.press("m")
    places = []
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        player.page.keyboard.press(key)
        places.append(player.page.evaluate("document.activeElement?.dataset.place ?? ''"))

    assert all(places)
    assert len(set(places)) > 2


def test_the_text_view_offers_the_same_options(player: Player) -> None:
    first_turn(player)
    offered = sorted(player.actions())
    player.page.keyboard.press("t")
    expect(player.page.locator("#text-question")).to_be_visible()

    assert sorted(player.actions()) == offered
    at = player.at
    player.answer()
    assert player.at != at


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/account", "table"])
def test_a_phone_scrolls_down_only_and_every_control_can_be_hit(new_player: NewPlayer, path: str) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    if path == "table":
        player.start_solo()
        player.phone_tab("Map")
        player.wait_until_asked()
    else:
        player.go(path)
        player.page.get_by_role("main").wait_for()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 375
    assert player.page.evaluate(TOO_SMALL) == []
