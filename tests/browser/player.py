"""A person at the browser: sees what is on the page and clicks on it."""

import json
import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 375, "height": 812}
# Tests look at where things end up; how they get there is looked at by people.
QUICK: Final = {"motion": "none", "automa": "skip", "sound": False, "language": "en"}
STORE: Final = "millrace-settings"
WAIT: Final = 20_000  # milliseconds
# An only option may be on its way by itself; then there is nothing to click.
OPTION: Final = "button[data-action]:not([aria-busy=true])"


class Player:
    """One person with one page."""

    def __init__(
        self, browser: Browser, address: str, settings: dict[str, Any], context: dict[str, Any]
    ) -> None:
        self.context: Final = browser.new_context(**{"viewport": DESKTOP, **context})
        self.context.set_default_timeout(WAIT)
        stored = json.dumps(json.dumps({**QUICK, **settings}))
        self.context.add_init_script(
            f"localStorage.getItem('{STORE}') ?? localStorage.setItem('{STORE}', {stored})"
        )
        self.page: Final = self.context.new_page()
        self.address: Final = address
        self.faults: Final[list[str]] = []
        self.asked_elsewhere: Final[list[str]] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self._asks(request.url))

    def _asks(self, url: str) -> None:
        """Nothing may ever be asked of anybody else."""
        if not url.startswith((self.address, self.address.replace("http", "ws", 1), "data:", "blob:")):
            self.asked_elsewhere.append(url)

    def close(self, picture: Path) -> None:
        self.page.screenshot(path=picture)
        self.context.close()
        assert self.faults == []
        assert self.asked_elsewhere == []

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def button(self, name: str) -> Locator:
        wanted, page = re.compile(name), self.page
        return page.get_by_role("button", name=wanted).or_(page.get_by_role("link", name=wanted)).first

    def start_solo(self) -> None:
        """Two clicks from the home page."""
        self.go()
        self.button("^Play now").click()
        self.button("^Start").click()
        self.table.wait_for()

    def play_to_first_turn(self) -> None:
        """Through the draft to the first action."""
        while self.page.locator('[data-question="turn"]').count() == 0:
            self.wait_until_asked()
            self.answer()

    @property
    def table(self) -> Locator:
        return self.page.locator(".table[data-at]")

    @property
    def table_id(self) -> str:
        return self.page.url.rpartition("/t/")[2].partition("?")[0]

    @property
    def at(self) -> int:
        return int(self.table.get_attribute("data-at") or -1)

    @property
    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    @property
    def options(self) -> Locator:
        return self.page.locator(f"{OPTION}:visible")

    @property
    def question(self) -> str:
        return self.page.locator("[data-question]").first.inner_text()

    @property
    def confirm(self) -> Locator:
        """The last word; an only option goes there by itself."""
        return self.page.locator("[data-confirm]:visible")

    def is_asked(self) -> bool:
        return self.options.count() > 0 or self.confirm.count() > 0

    def wait_until_asked(self) -> bool:
        """Whether a question came; the game may be over instead."""
        self.page.wait_for_function(
            f"() => document.querySelector('{OPTION}, [data-confirm]') "
            "|| document.querySelector('.table')?.dataset.phase === 'over'"
        )
        return self.is_asked()

    def answer(self, n: int = 0) -> None:
        """Click the n-th option, confirm if asked to, and wait until the table has moved on."""
        at = self.at
        if not self.confirm.count():
            self.options.nth(n % self.options.count()).click()
        self.page.wait_for_function(
            "at => document.querySelector('[data-confirm]') "
            "|| Number(document.querySelector('.table').dataset.at) !== at",
            arg=at,
        )
        if self.confirm.count():
            self.confirm.first.click()
        self.wait_past(at)

    def wait_past(self, at: int) -> None:
        self.page.wait_for_function(
            "at => Number(document.querySelector('.table')?.dataset.at) !== at", arg=at
        )

    def expect_final_scores(self) -> None:
        """They open by themselves when the last scene has been shown."""
        expect(self.page.get_by_role("dialog").first).to_be_visible(timeout=WAIT)

    def actions(self) -> list[int]:
        """The actions that are offered, as the page has them."""
        found = self.options.evaluate_all("all => all.map(one => Number(one.dataset.action))")
        return [int(action) for action in found]

    def choose_language(self, language: str) -> None:
        self.page.evaluate(
            """language => { const select = [...document.querySelectorAll('select')]
                .find(one => [...one.options].some(option => option.value === language));
                select.value = language; select.dispatchEvent(new Event('change', { bubbles: true })); }""",
            language,
        )

    def log_text(self) -> str:
        self.page.keyboard.press("l")
        return self.page.locator('[data-area="log"]').first.inner_text()

    def phone_tab(self, name: str) -> None:
        self.page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).tap()
