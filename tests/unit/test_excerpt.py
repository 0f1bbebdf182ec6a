"""Excerpts of records: what a seat may read of a game with secret hands."""

import pytest

from millrace.games.barrage.game import GAME as BARRAGE
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.record import Record, excerpt
from millrace.kernel.stack import CHANCE, NOBODY
from millrace.kernel.table import HIDDEN, Table


def played(answers: int) -> Table[State]:
    table = Table(GAME, GAME.parse_options({"players": 3}), "excerpt")
    rolls = Stream(5)
    for _ in range(answers):
        legal = GAME.legal(table.state)
        table.play(GAME.decider(table.state), legal[rolls.below(len(legal))])
    return table


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_an_excerpt_hides_what_the_log_hides(seat: int) -> None:
    table = played(120)
    record = Record(GAME, table.options, ["a", "b", "c"], table.dealer.commitment(), table.log)

    lines = excerpt(record, seat)

    for line, entry in zip(lines, table.log_for(seat), strict=True):
        assert line.endswith(" ?") == (entry.action == HIDDEN)
    assert any(line == "chance ?" for line in lines), "other hands are dealt face down"


def test_two_games_that_differ_in_another_hand_read_the_same() -> None:
    """The first card dealt to seat 2 is another one; seat 1 reads the same lines."""
    table = played(0)
    log = list(table.log)
    first = next(i for i, entry in enumerate(log) if entry.seat == CHANCE and i >= 9)
    s = GAME.new(table.options)
    for entry in log[:first]:
        GAME.apply(s, entry.action)
    assert GAME.hides(s, 0), "a draw of another seat"
    other = next(action for action in GAME.legal(s) if action not in [entry.action for entry in log])
    changed = [*log[:first], log[first]._replace(action=other)]

    mine = [
        excerpt(Record(GAME, table.options, ["a", "b", "c"], "", entries), 0)
        for entries in (log[: first + 1], changed)
    ]

    assert mine[0] == mine[1]
    assert mine[0][-1] == "chance ?"


def test_a_game_without_secrets_is_read_in_full() -> None:
    table = Table(BARRAGE, BARRAGE.parse_options({"players": 2}), "open")
    record = Record(BARRAGE, table.options, ["a", "b"], "", table.log)

    assert not any(line.endswith("?") for line in excerpt(record, 0))
