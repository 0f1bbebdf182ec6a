"""A game without drawings, from another package, at the plain table of the browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.test_games import play_on
from tests.server.running import Server, running
from tests.third.installed import environment

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MAKE: Final = """async wanted => {
    const post = async (path, body) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return answer.json();
    };
    await post('/guests', { name: 'Anna' });
    const { id } = await post('/tables', wanted);
    await post(`/tables/${id}/start`, {});
    return id;
}"""
ASKED: Final = {
    "en": "which crate goes aboard",
    "pl": "która skrzynia trafi na",
    "ru": "какой ящик погрузить на",
    "it": "quale cassa va",
}


@pytest.fixture(scope="module")
def server(plugin: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(plugin)["PYTHONPATH"])
        with running(tmp_path_factory.mktemp("server")) as found:
            yield found


def sit_down(player: Player, **options: object) -> None:
    """At a table of the third game, with a bot on the other chair."""
    player.go()
    wanted: dict[str, Any] = {"game": "ferry", "chairs": [{"kind": "person"}, {"kind": "bot"}], "seed": "oak"}
    table_id = player.page.evaluate(MAKE, {**wanted, "options": options})
    player.go(f"/t/{table_id}")
    player.table.wait_for()
    player.wait_until_asked()


def test_it_is_played_to_the_final_scores_by_clicking(player: Player) -> None:
    sit_down(player, fog=True)

    assert play_on([player], 200) < 200

    assert player.phase == "over"
    player.expect_final_scores()


def test_question_hand_and_state_are_in_the_words_of_the_game(player: Player) -> None:
    sit_down(player)

    for language, question in ASKED.items():
        player.choose_language(language)
        expect(player.page.locator("[data-question]").first).to_contain_text(question)
    player.choose_language("en")
    expect(player.page.locator('[data-area="state"]')).to_contain_text("autumn")
    expect(player.page.locator('[data-area="seats"]')).to_contain_text("ropes")
    assert len(player.actions()) == 5


def test_an_option_says_what_it_would_cause(player: Player) -> None:
    sit_down(player)

    player.options.first.hover()

    expect(player.page.locator('[data-area="question"]')).to_contain_text("gains 1 point")
