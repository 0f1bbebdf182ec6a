"""Tests every game must pass; imported by tests and by anyone adding a game.

Every check plays one whole game with answers drawn from a seed and raises AssertionError with a sentence.
"""
# plain: not compiled, since only tests import it

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.errors import IllegalAction
from millrace.kernel.game import Game, Options
from millrace.kernel.record import Record, read_record, write_record
from millrace.kernel.stack import CHANCE, NOBODY, Core, Event
from millrace.kernel.table import Entry, Table

S = TypeVar("S", bound=Core)

BOUND: Final = 20_000  # answers; no game on a table is longer
_RARELY: Final = 12  # what costs a whole replay is done once in so many steps
_STRANGE: Final = (-7, -1, 1_000_000)  # numbers no action has


def play_out(
    game: Game[S],
    options: Options,
    seed: int,
    bound: int = BOUND,
    weigh: Callable[[int], int] | None = None,
) -> Iterator[tuple[S, int]]:
    """Every moment of a random game: the state and the answer it is about to get; the game must end.

    `weigh` gives an answer more chances than one, for players who should get on with it.
    """
    rolls = Stream(seed)
    s = game.new(options)
    for _ in range(bound):
        if game.is_over(s):
            return
        legal = game.legal(s)
        assert legal, "a question without options: the game is not over and nobody can answer"
        action = _draw(legal, rolls, weigh)
        yield s, action
        game.apply(s, action)
    raise AssertionError(f"the game is not over after {bound} answers")


def _draw(legal: list[int], rolls: Stream, weigh: Callable[[int], int] | None) -> int:
    if weigh is None:
        return legal[rolls.below(len(legal))]
    at = rolls.below(sum(map(weigh, legal)))
    for action in legal:
        at -= weigh(action)
        if at < 0:
            return action
    raise AssertionError("the weights of the answers do not add up")


def final_state(game: Game[S], options: Options, seed: int) -> S:
    """The state a random game ends in."""
    last = game.new(options)
    for s, _ in play_out(game, options, seed):
        last = s
    return last


def play_table(game: Game[S], options: Options, seed: int) -> Iterator[tuple[Table[S], int, int]]:
    """Every moment of a random game at a table: the table, who is about to answer, and what."""
    rolls = Stream(seed)
    table = Table(game, options, str(seed))
    for _ in range(BOUND):
        seat = game.decider(table.state)
        if seat == NOBODY:
            return
        legal = game.legal(table.state)
        action = legal[rolls.below(len(legal))]
        yield table, seat, action
        table.play(seat, action)
    raise AssertionError(f"the game is not over after {BOUND} answers")


# The game itself ------------------------------------------------------------------------------------------


def check_end(game: Game[S], options: Options, seed: int, bound: int = BOUND) -> None:
    """Random play ends, with a score for every seat, at least one winner and nobody to decide."""
    last = game.new(options)
    chapter = game.chapter(last)
    for s, _ in play_out(game, options, seed, bound):
        assert game.chapter(s) >= chapter, "the chapter went back"
        chapter = game.chapter(s)
        last = s
    scores, winners = game.scores(last), game.winners(last)
    assert game.decider(last) == NOBODY, "the game is over, but somebody is asked"
    assert game.legal(last) == [], "the game is over, but options are offered"
    assert len(scores) == game.n_seats(last), "there is not one score for each seat"
    assert winners, "the game is over, but nobody has won"
    most = max(scores)
    assert all(scores[seat] == most for seat in winners), "a winner has less than the best score"


def check_options(game: Game[S], options: Options, seed: int) -> None:
    """Options are there, without doubles, in a fixed order, and asked of a seat that exists."""
    for s, _ in play_out(game, options, seed):
        legal = game.legal(s)
        assert len(set(legal)) == len(legal), f"an option is offered twice: {_texts(game, legal)}"
        assert game.legal(s) == legal, "asking twice gives different options"
        assert game.legal(game.load(game.dump(s))) == legal, "the order of options is not part of the value"
        seat = game.decider(s)
        assert seat == CHANCE or 0 <= seat < game.n_seats(s), f"seat {seat} is asked and does not exist"


def check_asking(game: Game[S], options: Options, seed: int) -> None:
    """No question to a game changes its state."""
    seen = 0
    for s, action in play_out(game, options, seed):
        before = game.dump(s)
        legal = game.legal(s)
        game.question(s)
        for seat in (NOBODY, *range(game.n_seats(s))):
            game.view(s, seat)
        for option in legal:
            game.row(s, option)
        game.foresee(s, game.decider(s), action)
        game.redeal(s, game.decider(s), Stream(seen))
        game.forecast(s)
        if seen not in legal:
            game.why_not(s, seen)
        game.write_position(s)
        game.scores(s)
        assert game.dump(s) == before, "asking changed the state"
        seen = action


def check_clone(game: Game[S], options: Options, seed: int) -> None:
    """What happens to a clone does not happen to the original, and the other way round."""
    last = game.new(options)
    kept, before, twin, text = game.clone(last), game.dump(last), game.clone(last), "the set-up"
    for s, action in play_out(game, options, seed):
        _expect_apart(game, s, kept, before, twin, text)
        last, text = s, game.notate(action)
        kept, before, twin = game.clone(s), game.dump(s), game.clone(s)
        game.apply(twin, action)
        assert game.dump(s) == before, f"{text} on a clone changed the original"
    _expect_apart(game, last, kept, before, twin, text)


def _expect_apart(game: Game[S], s: S, kept: S, before: list[int], twin: S, text: str) -> None:
    assert game.dump(kept) == before, f"{text} on the original changed a clone"
    assert game.dump(twin) == game.dump(s), f"{text} gives two different states"


def check_dump(game: Game[S], options: Options, seed: int) -> None:
    """A dump holds the whole value: what is loaded from it goes the same way to the end."""
    loaded: S | None = None
    for s, action in play_out(game, options, seed):
        if loaded is not None:
            assert game.dump(loaded) == game.dump(s), "a loaded state went another way"
        loaded = game.load(game.dump(s))
        assert game.dump(loaded) == game.dump(s), "dump, load and dump again differ"
        assert game.legal(loaded) == game.legal(s), "a loaded state offers other options"
        game.apply(loaded, action)


def check_position(game: Game[S], options: Options, seed: int) -> None:
    """Every moment can be written as a document of plain values and read back whole."""
    for s, action in play_out(game, options, seed):
        document = json.loads(json.dumps(game.write_position(s)))
        try:
            found = game.read_position(document)
        except Exception as error:
            raise AssertionError(
                f"before {game.notate(action)} the own position is refused: {error}"
            ) from error
        assert game.dump(found) == game.dump(s), (
            f"the position before {game.notate(action)} reads differently"
        )
    last = final_state(game, options, seed)
    assert game.dump(game.read_position(game.write_position(last))) == game.dump(last), (
        "the end reads differently"
    )


def check_notation(game: Game[S], options: Options, seed: int) -> None:
    """Every offered action has a text of its own that reads back."""
    texts: dict[str, int] = {}
    for s, _ in play_out(game, options, seed):
        for option in game.legal(s):
            text = game.notate(option)
            assert text == " ".join(text.split()), f"'{text}' has blanks that a record would lose"
            assert game.read(text) == option, f"'{text}' does not read back as {option}"
            assert texts.setdefault(text, option) == option, f"two actions are written '{text}'"
    assert game.read("no such action") == -1, "nonsense reads as an action"


def check_words(game: Game[S], options: Options, seed: int) -> None:
    """Every question, option and event has a key for its words."""
    for s, action in play_out(game, options, seed):
        assert game.question(s).key, "a question without words"
        kind = game.question_kind(s)
        assert kind in game.question_kinds, f"the game does not declare questions of kind {kind}"
        for option in game.legal(s):
            row = game.row(s, option)
            assert row.action == option, f"the row of {game.notate(option)} names another action"
            assert row.kind, f"the row of {game.notate(option)} has no kind"
            assert row.message.key, f"{game.notate(option)} has no words"
        ahead = game.clone(s)
        story = _listen(ahead)
        game.apply(ahead, action)
        for event in story:
            told = game.told(ahead, event)
            assert told.kind in game.event_kinds, f"the game does not declare events of kind {told.kind}"
            assert told.message.key, f"the event {event} has no words"
            assert told.source.key, f"the event {event} has no source"
            assert told.seat == event[1], f"the event {event} is told of another seat"


def _listen(s: Core) -> list[Event]:
    story: list[Event] = []
    s.story = story
    return story


def check_places(game: Game[S], options: Options, seed: int) -> None:
    """What is offered at a place is found by it, and every place says why nothing else is."""
    seen: set[str] = set()
    for step, (s, _) in enumerate(play_out(game, options, seed)):
        before = game.dump(s)
        for row in (game.row(s, option) for option in game.legal(s)):
            if row.place:
                seen.add(row.place)
                assert row.action in game.actions_at(row.place), f"{row.place} does not lead to its own row"
        if step % _RARELY == 0:
            for place in (*sorted(seen), "nowhere"):
                reason = game.why_at(s, place)
                assert reason.kind, f"{place} gives no kind of reason"
                assert reason.message.key, f"{place} says nothing"
        assert game.dump(s) == before, "asking about a place changed the state"
    assert game.actions_at("nowhere") == [], "a place that does not exist leads somewhere"


def check_foresight(game: Game[S], options: Options, seed: int) -> None:
    """What is foretold for an option is what happens, up to where the seat may know it."""
    for s, _ in play_out(game, options, seed):
        seat = game.decider(s)
        for option in game.legal(s):
            foreseen = game.foresee(s, seat, option)
            ahead = game.clone(s)
            story = _listen(ahead)
            game.apply(ahead, option)
            seen = [game.seen(event, seat) for event in story]
            text = game.notate(option)
            if foreseen.after is None:
                assert foreseen.events == seen[: len(foreseen.events)], f"{text} causes other events"
            else:
                assert foreseen.events == seen, f"{text} causes other events than foretold"
                assert game.dump(foreseen.after) == game.dump(ahead), f"{text} leads elsewhere than foretold"


def check_redeal(game: Game[S], options: Options, seed: int) -> None:
    """A seat cannot tell a state from one in which all it may not know was dealt afresh."""
    for step, (s, _) in enumerate(play_out(game, options, seed)):
        if step % _RARELY:
            continue
        for seat in range(game.n_seats(s)):
            other = game.redeal(s, seat, Stream(seed + step))
            assert game.view(other, seat) == game.view(s, seat), f"seat {seat} sees another table"
            assert game.decider(other) == game.decider(s), "somebody else is asked"
            if game.decider(s) == seat:
                assert game.legal(other) == game.legal(s), f"seat {seat} is offered something else"


def check_openness(game: Game[S], options: Options, seed: int) -> None:
    """A game that declares no secrets shows everybody the same, from every seat and from outside."""
    if game.has_secrets:
        return
    for step, (s, action) in enumerate(play_out(game, options, seed)):
        ahead = game.clone(s)
        story = _listen(ahead)
        game.apply(ahead, action)
        outside = game.view(s, NOBODY) if step % _RARELY == 0 else None
        for seat in range(game.n_seats(s)):
            assert not game.hides(s, seat), f"an answer is hidden from seat {seat}"
            assert all(game.seen(event, seat) == event for event in story), f"seat {seat} is told less"
            assert outside is None or game.view(s, seat) == outside, f"seat {seat} sees another table"


# The log --------------------------------------------------------------------------------------------------


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
        if (step + seed) % _RARELY == 0 and mover >= 0 and log[-1].seat == mover:
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
        if twin is None or (step + seed) % _RARELY == 0:
            kept = game.load(game.dump(table.state))
            twin = Table.resume(game, options, table.dealer.seed, table.log, table.hidden, kept)
        assert twin.digest() == table.digest(), "a resumed table is in another state"
        assert twin.log == table.log, "a resumed table has another log"
        for reader in (NOBODY, *range(game.n_seats(table.state))):
            assert twin.log_for(reader) == table.log_for(reader), "a resumed table hides other answers"
        if (step + seed) % _RARELY == 1:
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


# Secrets --------------------------------------------------------------------------------------------------

Disguise = Callable[[S, int, Stream], S]  # another state that the seat cannot tell from the one it sees


def check_views(game: Game[S], options: Options, seed: int, disguise: Disguise[S]) -> None:
    """States that differ only in what is hidden from a seat look the same to it, in plain values."""
    rolls = Stream(seed + 2)
    differed = False
    for s, _ in play_out(game, options, seed):
        for seat in (NOBODY, *range(game.n_seats(s))):
            other = disguise(game.clone(s), seat, rolls)
            differed |= game.dump(other) != game.dump(s)
            shown = json.dumps(game.view(s, seat))
            assert json.dumps(game.view(other, seat)) == shown, (
                f"the view of seat {seat} leaks what is hidden"
            )
    assert differed, "the disguise never changed anything: nothing was tested"


CHECKS: Final = (
    check_end,
    check_options,
    check_asking,
    check_clone,
    check_dump,
    check_position,
    check_notation,
    check_words,
    check_places,
    check_foresight,
    check_redeal,
    check_openness,
    check_replay,
    check_refusals,
    check_undo,
    check_snapshots,
    check_deals,
)


def check_conformance(
    game: Game[S], options: Options, seed: int, disguise: Disguise[S] | None = None
) -> None:
    """Every check for one game; views need to know what is hidden, so they are checked with a disguise."""
    for check in CHECKS:
        check(game, options, seed)
    if disguise is not None:
        check_views(game, options, seed, disguise)


def _texts(game: Game[S], actions: list[int]) -> str:
    return ", ".join(game.notate(action) for action in actions)
