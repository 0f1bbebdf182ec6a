"""Tables resumed from a kept state, and undo by consent."""

from typing import Final

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.state import State
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.kernel.chance import Stream
from millrace.kernel.errors import IllegalAction, RulesError
from millrace.kernel.stack import CHANCE, NOBODY
from millrace.kernel.table import Entry, Table

OPTIONS: Final = GAME.parse_options({"players": 3, "automas": ["medium"]})
SEED: Final = "kept"


def played(answers: int, seed: str = SEED) -> Table[State]:
    """A table after so many random answers."""
    t = Table(GAME, OPTIONS, seed)
    rolls = Stream(7)
    for _ in range(answers):
        legal = GAME.legal(t.state)
        t.play(GAME.decider(t.state), legal[rolls.below(len(legal))])
    return t


def resumed(t: Table[State]) -> Table[State]:
    return Table.resume(GAME, OPTIONS, t.dealer.seed, t.log, t.hidden, GAME.load(GAME.dump(t.state)))


def test_a_resumed_table_is_the_table() -> None:
    t = played(30)

    kept = resumed(t)

    assert (kept.digest(), kept.log, kept.hidden) == (t.digest(), t.log, t.hidden)
    assert kept.log_for(0) == t.log_for(0)
    assert kept.turn_start(0) == t.turn_start(0)


def test_it_does_not_play_the_log_again() -> None:
    """The state is believed: another state than the log leads to is not found out."""
    t = played(10)
    strange = GAME.load(GAME.dump(t.state))
    strange.seats[0].credits += 40

    kept = Table.resume(GAME, OPTIONS, SEED, t.log, t.hidden, strange)

    assert kept.state is strange
    assert kept.digest() != t.digest()


def test_it_goes_on_with_the_same_draws() -> None:
    t = played(30)
    kept = resumed(t)

    for _ in range(60):
        seat, action = GAME.decider(t.state), GAME.legal(t.state)[0]
        assert kept.play(seat, action) == t.play(seat, action)

    assert kept.log == t.log
    assert kept.digest() == t.digest()
    assert CHANCE in [entry.seat for entry in t.log[-60:]]


def test_its_log_is_its_own() -> None:
    t = played(5)
    log, hidden = list(t.log), list(t.hidden)
    kept = Table.resume(GAME, OPTIONS, SEED, log, hidden, GAME.clone(t.state))

    kept.play(GAME.decider(kept.state), GAME.legal(kept.state)[0])

    assert (log, hidden) == (t.log, t.hidden)


def test_undo_works_at_a_resumed_table() -> None:
    t = Table(GAME, GAME.parse_options({"players": 2, "introductory": True}), SEED)
    before = t.digest()
    seat = GAME.decider(t.state)
    t.play(seat, GAME.read("build base"))
    kept = Table.resume(GAME, t.options, SEED, t.log, t.hidden, GAME.clone(t.state))

    assert kept.undo_point(seat) == len(t.log) - 1
    kept.undo(seat)

    assert kept.digest() == before
    assert kept.log == t.log[:-1]


def test_a_fork_of_a_resumed_table_is_a_fork_of_the_table() -> None:
    t = played(25)

    assert resumed(t).fork(40, "other").digest() == t.fork(40, "other").digest()


def test_a_state_kept_before_a_draw_deals_at_once() -> None:
    """A snapshot may be of the moment after a seat's answer: chance is asked and answers as ever."""
    whole = Table(GAME, OPTIONS, SEED)
    early = GAME.new(OPTIONS)

    kept = Table.resume(GAME, OPTIONS, SEED, [], [], early)

    assert (kept.log, kept.digest()) == (whole.log, whole.digest())


def test_a_snapshot_that_does_not_fit_its_log_is_refused() -> None:
    t = played(3)

    with pytest.raises(RulesError, match="a snapshot has"):
        Table.resume(GAME, OPTIONS, SEED, t.log, t.hidden[:-1], t.state)


def test_secrets_stay_hidden_at_a_resumed_table() -> None:
    """Craftsmen has secret answers: the masks come from the snapshot."""
    options = CRAFTSMEN.parse_options({"players": 3})
    t = Table(CRAFTSMEN, options, SEED)
    for _ in range(40):
        t.play(CRAFTSMEN.decider(t.state), CRAFTSMEN.legal(t.state)[0])

    kept = Table.resume(CRAFTSMEN, options, SEED, t.log, t.hidden, CRAFTSMEN.clone(t.state))

    assert any(t.hidden)
    for seat in (NOBODY, 0, 1, 2):
        assert kept.log_for(seat) == t.log_for(seat)


# Undo by consent ------------------------------------------------------------------------------------------


def test_undo_to_goes_over_draws_and_other_seats() -> None:
    t = played(0)
    digests = {len(t.log): t.digest()}
    rolls = Stream(3)
    for _ in range(25):
        legal = GAME.legal(t.state)
        t.play(GAME.decider(t.state), legal[rolls.below(len(legal))])
        digests[len(t.log)] = t.digest()
    log = list(t.log)
    assert len({entry.seat for entry in log}) > 2

    for length in sorted(digests, reverse=True)[1:]:
        t.undo_to(length)
        assert (t.digest(), t.log, len(t.hidden)) == (digests[length], log[:length], length)


def test_undo_to_the_middle_of_draws_deals_them_again() -> None:
    """The draws of the set-up cannot be undone: they are the same each time."""
    t = played(8)
    start = played(0)

    t.undo_to(5)

    assert (t.log, t.digest()) == (start.log, start.digest())


def test_after_undo_to_the_same_answers_lead_to_the_same_game() -> None:
    t = played(40)
    log, digest = list(t.log), t.digest()
    answers = [entry for entry in log[60:] if entry.seat != CHANCE]

    t.undo_to(60)
    if t.log != log[:60]:  # it stopped in the middle of draws and dealt on
        assert t.log == log[: len(t.log)]
    for entry in answers:
        t.play(entry.seat, entry.action)

    assert (t.log, t.digest()) == (log, digest)


@pytest.mark.parametrize("length", [-1, 10_000])
def test_there_is_no_undo_to_what_never_was(length: int) -> None:
    t = played(4)
    log = list(t.log)

    with pytest.raises(IllegalAction, match="reason-nothing-to-undo"):
        t.undo_to(length)
    with pytest.raises(IllegalAction, match="reason-nothing-to-undo"):
        t.undo_to(len(log))

    assert t.log == log


def test_the_draws_that_followed_an_answer_stand_behind_it() -> None:
    """What a keeper of the log needs: the answer, then the draws, all at the end."""
    t = Table(GAME, GAME.parse_options({"players": 2, "introductory": True}), SEED)
    seat = GAME.decider(t.state)
    t.play(seat, GAME.read("space contract_take1_L"))
    length = len(t.log)

    t.play(seat, action := GAME.legal(t.state)[0])

    assert t.log[length] == Entry(seat, action)
    assert [entry.seat for entry in t.log[length + 1 :]] == [CHANCE]
