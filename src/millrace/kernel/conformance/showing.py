"""What seats are shown: words, places, foresight, and nothing of what is hidden from them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.conformance.playing import RARELY, play_out
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import NOBODY, Core, Event

S = TypeVar("S", bound=Core)


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
        if step % RARELY == 0:
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
        if step % RARELY:
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
        outside = game.view(s, NOBODY) if step % RARELY == 0 else None
        for seat in range(game.n_seats(s)):
            assert not game.hides(s, seat), f"an answer is hidden from seat {seat}"
            assert all(game.seen(event, seat) == event for event in story), f"seat {seat} is told less"
            assert outside is None or game.view(s, seat) == outside, f"seat {seat} sees another table"


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
