"""Tables: the log is the truth, what is refused changes nothing, undo leads back."""

from __future__ import annotations

from typing import Final, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.conformance.playing import RARELY, play_out, play_table
from millrace.kernel.errors import IllegalAction
from millrace.kernel.game import Game, Options
from millrace.kernel.record import Record, read_record, write_record
from millrace.kernel.stack import CHANCE, NOBODY, Core
from millrace.kernel.table import Entry, Table

S = TypeVar("S", bound=Core)


_STRANGE: Final = (-7, -1, 1_000_000)  # numbers no action has


def check_replay(game: Game[S], options: Options, seed: int) -> None:
    """The log alone gives every state again, and a record survives being written and read."""
    digests: list[str] = []
    table: Table[S] | None = None
    for moment, _, _ in play_table(game, options, seed):
        table = moment
        digests.append(table.digest())
    assert table is not None, "the game was over before it began"
    again = game.new(options)
    seen = [game.digest(again)]
    for entry in table.log:
        assert game.decider(again) == entry.seat, "the log names another seat than the game asks"
        game.apply(again, entry.action)
        seen.append(game.digest(again))
    assert seen[-1] == table.digest(), "the log leads to another end"
    assert not set(digests) - set(seen), "the log passes by a state the table was in"
    names = [f"seat {seat + 1}" for seat in range(game.n_seats(table.state))]
    dealer = table.dealer
    text = write_record(Record(game, options, names, dealer.commitment(), table.log, dealer.seed))
    found = read_record(text.encode(), {game.name: game})
    assert found.log == table.log, "the record reads back with other answers"
    assert write_record(found) == text, "the record is not the same when written again"


def check_refusals(game: Game[S], options: Options, seed: int) -> None:
    """What a table refuses has changed nothing and has a reason."""
    catalogue = sorted({option for s, _ in play_out(game, options, seed) for option in game.legal(s)})
    rolls = Stream(seed + 1)
    for table, seat, action in play_table(game, options, seed):
        legal = game.legal(table.state)
        wrong = catalogue[rolls.below(len(catalogue))]
        if wrong not in legal:
            _expect_refusal(table, seat, wrong)
        _expect_refusal(table, seat, _STRANGE[rolls.below(len(_STRANGE))])
        others = [other for other in range(game.n_seats(table.state)) if other != seat]
        for other in (CHANCE, NOBODY, *others):
            _expect_refusal(table, other, action)


def _expect_refusal(table: Table[S], seat: int, action: int) -> None:
    digest, log = table.digest(), list(table.log)
    text = table.game.notate(action)
    refusal = _refusal(table, seat, action)
    assert refusal is not None, f"{text} of seat {seat} was taken though it is not offered"
    assert refusal.reason.kind, f"{text} is refused without a kind of reason"
    assert refusal.reason.message.key, f"{text} is refused without a reason"
    assert table.digest() == digest, f"{text} was refused and changed the state"
    assert table.log == log, f"{text} was refused and is in the log"
    assert table.state.story is None, f"{text} was refused and the table still listens"


def _refusal(table: Table[S], seat: int, action: int) -> IllegalAction | None:
    try:
        table.play(seat, action)
    except IllegalAction as error:
        return error
    return None


def check_undo(game: Game[S], options: Options, seed: int) -> None:
    """Undo goes back to the exact state before the own last answer; chance and other seats are barriers."""
    before: list[int] = []
    mover, length = NOBODY, 0
    for step, (table, seat, _) in enumerate(play_table(game, options, seed)):
        now, log = game.dump(table.state), list(table.log)
        for other in range(game.n_seats(table.state)):
            may = bool(log) and log[-1].seat == other
            assert (table.undo_point(other) >= 0) == may, f"seat {other} may undo past a barrier"
            if not may:
                _expect_no_undo(table, other, log)
        if (step + seed) % RARELY == 0 and mover >= 0 and log[-1].seat == mover:
            table.undo(mover)
            assert game.dump(table.state) == before, "undo does not lead back to the state before"
            assert table.log == log[:length], "undo leaves the answer in the log"
            table.play(mover, log[-1].action)
            assert game.dump(table.state) == now, "the same answer after an undo leads elsewhere"
            assert table.log == log, "the same answer after an undo writes another log"
        before, mover, length = now, seat, len(log)


def _expect_no_undo(table: Table[S], seat: int, log: list[Entry]) -> None:
    try:
        table.undo(seat)
    except IllegalAction:
        assert table.log == log, "an undo was refused and changed the log"
    else:
        raise AssertionError(f"seat {seat} took back an answer that is not its own last one")


def check_snapshots(game: Game[S], options: Options, seed: int) -> None:
    """A table resumed from a kept state is the table itself: play, undo, log and draws."""
    twin: Table[S] | None = None
    for step, (table, seat, action) in enumerate(play_table(game, options, seed)):
        if twin is None or (step + seed) % RARELY == 0:
            kept = game.load(game.dump(table.state))
            twin = Table.resume(game, options, table.dealer.seed, table.log, table.hidden, kept)
        assert twin.digest() == table.digest(), "a resumed table is in another state"
        assert twin.log == table.log, "a resumed table has another log"
        for reader in (NOBODY, *range(game.n_seats(table.state))):
            assert twin.log_for(reader) == table.log_for(reader), "a resumed table hides other answers"
        if (step + seed) % RARELY == 1:
            before = table.digest()
            length = len(table.log)
            twin.play(seat, action)
            twin.undo_to(length)
            assert twin.digest() == before, "undo does not lead a resumed table back"
        story = twin.play(seat, action)
        ahead = Table.resume(
            game, options, table.dealer.seed, table.log, table.hidden, game.clone(table.state)
        )
        assert ahead.play(seat, action) == story, "a resumed table tells other events"


def check_deals(game: Game[S], options: Options, seed: int) -> None:
    """The same seed deals the same game; a fork with the same seed goes the same way."""
    tables = [Table(game, options, str(seed)) for _ in range(2)]
    assert tables[0].log == tables[1].log, "the same seed deals differently"
    end: Table[S] = tables[0]
    for table, _, _ in play_table(game, options, seed):
        end = table
    fork = end.fork(len(tables[0].log), str(seed))
    for entry in end.log[len(fork.log) :]:
        if entry.seat != CHANCE:
            fork.play(entry.seat, entry.action)
    assert fork.log == end.log, "the same answers with the same seed draw differently"
    assert fork.digest() == end.digest(), "the same answers with the same seed lead elsewhere"
