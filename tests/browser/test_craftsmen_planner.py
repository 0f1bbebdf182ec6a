"""The planner, the table in sentences, the ledger's page and the final scores, in a real browser."""

from __future__ import annotations

import random
import re
from typing import Final, cast

import pytest
from playwright.sync_api import Page, expect

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.plan_types import Plan, Plans
from millrace.games.craftsmen.state import State
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.server.craftsmen_evening import ADA, Evening, is_asked
from tests.server.running import Guest, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PLANNER: Final = '[data-area="planner"]'
MINUS: Final = "\N{MINUS SIGN}"
SEASONS: Final = ("spring", "summer", "autumn", "winter")


def sit(new_player: NewPlayer, server: Server, guest: Guest, table_id: str) -> Player:
    player = new_player({"autoAnswer": False})
    for cookie in guest.http.cookies.jar:
        value = cookie.value or ""
        player.context.add_cookies([{"name": cookie.name, "value": value, "url": server.address}])
    player.go(f"/t/{table_id}")
    player.table.wait_for()
    return player


def against_a_bot(server: Server) -> tuple[Guest, str]:
    guest = server.guest("Ada")
    chairs = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    made = guest.post("/api/tables", {"game": "craftsmen", "chairs": chairs, "seed": "planner"})
    return guest, str(made["id"])


# The planner ----------------------------------------------------------------------------------------------


def plans_of(evening: Evening) -> Plans:
    return cast("Plans", GAME.plans(evening.state, ADA))


def to_go(plan: Plan) -> str:
    n = plan["now"] if plan["now"] is not None else len(plan["missing"])
    what = "work point" if plan["now"] is not None else "building"
    plural = "" if n == 1 else "s"
    missing = " missing" if plan["now"] is None else ""
    return f"{plan['good'].capitalize()}: {n} {what}{plural}{missing}"


def expect_drawn(page: Page, plans: Plans, good: str) -> None:
    """The nine chips and the drawing of one good are what the rules say."""
    for key in plans["shipped"]:
        expect(page.locator(PLANNER).get_by_role("button", name=to_go(plans["goods"][key]))).to_be_visible()
    units = plans["goods"][good]["units"]
    drawn = page.locator(f"{PLANNER} .tree .unit")
    expect(drawn).to_have_count(len(units))
    for state in ("ready", "own", "missing"):
        expect(page.locator(f"{PLANNER} .tree .unit.{state}")).to_have_count(
            sum(unit["state"] == state for unit in units)
        )


def can_fill(s: State) -> bool:
    """Ada makes goods, and one of the line of some good can be made with the next work point."""
    if not is_asked("craft")(s):
        return False
    found = cast("Plans", GAME.plans(s, ADA))
    return bool(_next(found))


def _next(plans: Plans) -> list[tuple[str, str]]:
    """Goods that are shipped, each with a raw material for it that can be made now."""
    raw = ("wood", "iron_ore", "flax", "wheat", "cow", "wax", "grapes")
    return [
        (plan["good"], unit["good"])
        for plan in plans["goods"].values()
        if plan["good"] in plans["shipped"]
        for unit in plan["units"]
        if unit["now"] and unit["good"] in raw
    ]


def test_the_planner_follows_every_answer(new_player: NewPlayer, server: Server) -> None:
    """It opens by itself when goods are made; a raw material that is made is ticked in the drawing."""
    evening = Evening(server, "planner 1")
    evening.until(can_fill)
    player = sit(new_player, server, evening.ada, evening.table_id)
    page = player.page
    good, raw = _next(plans_of(evening))[0]
    page.locator(PLANNER).get_by_role("button", name=re.compile(f"^{good.capitalize()}: ")).click()
    expect_drawn(page, plans_of(evening), good)
    before = sum(unit["state"] == "ready" for unit in plans_of(evening)["goods"][good]["units"])

    evening.answer(GAME.read(f"make {raw}"))
    unit = next(one for one in plans_of(evening)["goods"][good]["units"] if one["good"] == raw)
    into = plans_of(evening)["goods"][good]["units"][unit["into"]]["card"]
    evening.answer(GAME.read(f"input {into} {raw}"))

    expect_drawn(page, plans_of(evening), good)
    assert sum(one["state"] == "ready" for one in plans_of(evening)["goods"][good]["units"]) == before + 1


def test_any_building_card_says_what_it_would_need(new_player: NewPlayer, server: Server) -> None:
    """From the card of a face-up card; cards that help wear the planner's pin."""
    evening = Evening(server, "planner 2")
    evening.until(is_asked("send"))
    player = sit(new_player, server, evening.ada, evening.table_id)
    page = player.page
    first = page.locator("[data-building]").first
    key = str(first.get_attribute("data-building"))
    first.hover()
    page.get_by_role("button", name="What would this need?").click()

    need = plans_of(evening)["cards"][key]
    expect(page.locator(f"{PLANNER} .need")).to_contain_text(f"Costs {need['price']} to buy")
    expect(page.locator(f"{PLANNER} .need")).to_contain_text(f"Costs {need['build']} to build")
    plan = plans_of(evening)["goods"][need["good"]]
    hand = [card for card in plan["cards"] if card in evening.view()["seats"][ADA]["cards"]]
    expect(page.locator("[data-card] .pin")).to_have_count(len(hand))


# The table in sentences -----------------------------------------------------------------------------------


def test_the_first_season_is_played_in_sentences_by_keyboard_alone(
    new_player: NewPlayer, server: Server
) -> None:
    guest, table_id = against_a_bot(server)
    player = sit(new_player, server, guest, table_id)
    page, rolls = player.page, random.Random(5)  # noqa: S311 - a test that can be repeated
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    expect(page.get_by_role("heading", name="Bankers' guild")).to_be_visible()
    situation = page.locator("#text-situation + ul")
    for _ in range(400):
        if "summer" in situation.inner_text():
            break
        player.wait_until_asked()
        at = player.at
        if not player.confirm.count():
            n = min(9, player.options.count())
            page.keyboard.press(str(1 + rolls.randrange(n)))
            page.wait_for_function(
                "at => document.querySelector('[data-confirm]') "
                "|| Number(document.querySelector('.table').dataset.at) !== at",
                arg=at,
            )
        if player.confirm.count():
            page.keyboard.press("Enter")
        player.wait_past(at)
    assert "Year 1, summer" in situation.inner_text()
    expect(page.get_by_role("heading", name="Harbour")).to_be_visible()
    page.get_by_role("button", name="Show the plans").press("Enter")
    expect(page.locator("[data-area=planner] li")).to_have_count(9)


# The ledger and the end -----------------------------------------------------------------------------------


def test_the_page_of_a_season_is_turned_and_closed_by_a_key(new_player: NewPlayer, server: Server) -> None:
    """When a season is over its gains stand on a page; Space closes it, ledger and calendar open it again."""
    evening = Evening(server, "planner 3")
    evening.until(is_asked("send"))
    player = sit(new_player, server, evening.ada, evening.table_id)
    page = player.page.locator('[data-area="season-page"]')
    expect(page).to_have_count(0)
    evening.until(lambda s: SEASONS[s.season] == "summer" and is_asked("send")(s))

    expect(page).to_contain_text("Gains: year 1, spring")
    gains = evening.talks[ADA].document["room"]["gains"][1]["seats"]
    for seat, found in enumerate(gains):
        line = page.locator("li").nth(evening.view()["order"].index(seat + 1))
        expect(line).to_contain_text(("Ada", "Bruno")[seat])
        for points in found.values():
            expect(line).to_contain_text(f"+{points}" if points > 0 else f"{MINUS}{-points}")
    player.page.keyboard.press("Space")
    expect(page).to_have_count(0)
    player.page.get_by_role("button", name="last season").click()
    expect(page).to_be_visible()
    player.page.keyboard.press("Space")
    player.page.get_by_role("button", name="Spring", exact=True).click()
    expect(page).to_contain_text("Gains: year 1, spring")


def test_a_game_against_a_bot_ends_with_points_by_source_and_by_year(
    new_player: NewPlayer, server: Server
) -> None:
    """Every answer is a click; the table of points adds up either way."""
    guest, table_id = against_a_bot(server)
    player = sit(new_player, server, guest, table_id)
    page, rolls = player.page, random.Random(3)  # noqa: S311
    page.keyboard.press("t")  # the list of all choices
    while player.wait_until_asked():
        player.answer(rolls.randrange(1000))

    player.expect_final_scores()
    final = page.get_by_role("dialog").first
    standings = guest.live(table_id).document["room"]["standings"]
    totals = [str(one["points"]) for one in standings]
    for tab, rows in (("By source", len(standings[0]["sources"])), ("Over the game", 3)):
        final.get_by_role("tab", name=tab).click()
        foot = final.locator("tfoot td").all_inner_texts()
        assert [text.strip() for text in foot] == totals
        lines = final.locator("tbody tr")
        assert lines.count() >= rows
        columns = [
            [int(text.replace(MINUS, "-")) for text in line.locator("td").all_inner_texts()]
            for line in lines.all()
        ]
        assert [str(sum(column)) for column in zip(*columns, strict=True)] == totals
    expect(final.get_by_role("rowheader", name="Year 3")).to_be_visible()
