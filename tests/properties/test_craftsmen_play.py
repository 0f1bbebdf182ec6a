"""Random play of Craftsmen: what every game must hold, by seeds that Hypothesis picks, and a little more."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import N_ACTIONS
from millrace.kernel import conformance
from millrace.kernel.game import Game, Options
from tests.craftsmen_players import busy_game, disguise
from tests.craftsmen_tables import craftsmen, queue, seat

STEADY: Final = settings(max_examples=2, deadline=None, derandomize=True, database=None)
SEEDS: Final = st.integers(0, 2**32 - 1)
TABLES: Final = [
    pytest.param(GAME.parse_options({"players": players}), id=f"{players}") for players in (2, 3, 4, 5)
]
LONGEST: Final = 3_000  # answers in a game of Craftsmen; random ones take 250 to 1,000
BUSY: Final = 2  # games of players who get on with it

Check = Callable[[Game[Any], Options, int], None]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_craftsmen_conforms(check: Check, options: Options) -> None:
    @STEADY
    @given(SEEDS)
    def hold(seed: int) -> None:
        check(GAME, options, seed)

    hold()


@pytest.mark.parametrize("options", TABLES)
def test_the_whole_suite_with_secrets(options: Options) -> None:
    conformance.check_conformance(GAME, options, 7, disguise)


@pytest.mark.parametrize("options", TABLES)
@STEADY
@given(seed=SEEDS)
def test_random_play_ends_soon(options: Options, seed: int) -> None:
    conformance.check_end(GAME, options, seed, LONGEST)


@pytest.mark.parametrize("options", TABLES)
def test_every_offered_action_is_in_the_catalogue(options: Options) -> None:
    for seed in range(BUSY):
        for s, _ in busy_game(options, seed):
            assert all(0 <= action < N_ACTIONS for action in GAME.legal(s))


@pytest.mark.parametrize("options", TABLES)
def test_asking_changes_nothing_in_busy_games(options: Options) -> None:
    """Also not asking for the options, which uniform players seldom get into a corner."""
    for seed in range(BUSY):
        for s, _ in busy_game(options, seed):
            before = GAME.dump(s)
            legal = GAME.legal(s)
            for action in legal:
                GAME.row(s, action)
            GAME.question(s)
            assert GAME.dump(s) == before
            assert len(set(legal)) == len(legal) > 0


@pytest.mark.parametrize("options", TABLES)
def test_every_refusal_has_a_reason(options: Options) -> None:
    """Any action of the catalogue, at moments of busy games."""
    for at, (s, _) in enumerate(busy_game(options, 5)):
        legal = GAME.legal(s)
        for action in range(at % 7, N_ACTIONS, 7):
            reason = GAME.why_not(s, action)
            assert (reason.message.key == "reason-nothing") == (action in legal)
            assert reason.message.key.startswith("reason-")
            assert reason.clause.startswith("C")


@pytest.mark.parametrize("options", TABLES)
def test_one_winner_with_the_most_points(options: Options) -> None:
    """Rule C16.2 leaves no tie."""
    for seed in range(5):
        last = conformance.final_state(GAME, options, seed)
        winners = GAME.winners(last)

        assert len(winners) == 1
        assert GAME.scores(last)[winners[0]] == max(GAME.scores(last))


def test_asking_the_bankers_does_not_shuffle() -> None:
    """All cards are in hands when the season ends; then only the discards are left for the bankers."""
    copies = [f"{kind}{copy}" for kind in CAPITAL_KEYS for copy in "abcd"]
    hands = (copies[:10], copies[10:20], copies[20:30], copies[30:39], copies[39:])
    t = craftsmen(
        *(seat(capital=hand) for hand in hands),
        stage="town_hall",
        queues={"town_hall": queue((1,))},
        capital_up=[None, None],
    )
    t.finish_season()
    t.play("send bankers", "pass", "pass", "pass", "pass", "pass").deal()
    before = t.s.dump()

    t.options()

    assert t.s.dump() == before
