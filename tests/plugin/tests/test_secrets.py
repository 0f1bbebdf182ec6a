"""Secrets: two tables that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from ferry.game import GAME, Ferry
from ferry.numbers import E_TURNED, HIDDEN
from ferry.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.conformance import play_out
from millrace.kernel.game import Foreseen, Game
from millrace.kernel.options import Options
from millrace.kernel.stack import NOBODY, Event

TABLES: Final = [
    GAME.parse_options({"players": players, "fog": fog}) for players in (2, 3, 4) for fog in (False, True)
]
FOGGY: Final = [options for options in TABLES if options["fog"]]


def given(game: Game[State], s: State, seat: int) -> list[object]:
    """All that a seat is given of a moment."""
    found: list[object] = [game.view(s, seat), game.question(s), game.decider(s)]
    if game.decider(s) == seat:
        found += [game.row(s, action) for action in game.legal(s)]
        found += [game.why_not(s, game.read(f"load {crate}")) for crate in range(1, 25)]
        for action in game.legal(s):
            foreseen = game.foresee(s, seat, action)
            found.append(foreseen.events)
            found.append(game.view(foreseen.after, seat) if foreseen.after is not None else None)
    return found


def told(game: Game[State], s: State, action: int, seat: int) -> list[Event]:
    """What a seat is told of an answer, up to where crates are turned over."""
    story: list[Event] = []
    ahead = game.clone(s)
    ahead.story = story
    game.apply(ahead, action)
    kinds = [event[0] for event in story]
    end = kinds.index(E_TURNED) if E_TURNED in kinds else len(story)
    return [game.seen(event, seat) for event in story[:end]]


def twins(game: Game[State], options: Options, seed: int) -> Iterator[tuple[State, State, int, int]]:
    """Moments with another state that a seat cannot tell from it, the seat, and the answer that comes."""
    for step, (s, action) in enumerate(play_out(game, options, seed)):
        for seat in (NOBODY, *range(game.n_seats(s))):
            yield s, game.redeal(s, seat, Stream(seed + step)), seat, action


def compare(game: Game[State], options: Options, seed: int) -> int:
    """How many twins differed in the dark; whatever a seat is given must be the same."""
    differed = 0
    for s, other, seat, action in twins(game, options, seed):
        differed += game.dump(s) != game.dump(other)
        assert given(game, s, seat) == given(game, other, seat), f"seat {seat} can tell"
        word = game.notate(action).partition(" ")[0]
        same = [answer for answer in game.legal(other) if game.notate(answer).startswith(word)]
        answer = action if action in same and not game.hides(s, seat) else same[0] if same else -1
        if answer == action or game.hides(s, seat):
            assert told(game, s, action, seat) == told(game, other, answer, seat), f"seat {seat} is told"
    return differed


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_seat_is_given_nothing_it_may_not_know(options: Options) -> None:
    assert compare(GAME, options, seed=5) > 50


def test_what_is_foreseen_in_fog_ends_where_crates_of_others_are_turned_over() -> None:
    ends = 0
    for s, _ in play_out(GAME, FOGGY[0], seed=1):
        seat = GAME.decider(s)
        for action in GAME.legal(s):
            foreseen = GAME.foresee(s, seat, action)
            assert not any(event[0] == E_TURNED and event[1] != seat for event in foreseen.events)
            assert (foreseen.after is None) == (
                leaves(s, action) and any(crate != HIDDEN for i, crate in enumerate(s.aboard) if i != seat)
            )
            ends += foreseen.after is None
    assert ends


def leaves(s: State, action: int) -> bool:
    """Whether the boat leaves after this answer."""
    ahead = GAME.clone(s)
    GAME.apply(ahead, action)
    return s.boat >= 0 and ahead.boat < 0


class ShowsHands(Ferry):
    def view(self, s: State, seat: int) -> dict[str, object]:
        return {**super().view(s, seat), "hands": s.hands}


class SeesThroughFog(Ferry):
    def foresee(self, s: State, seat: int, action: int) -> Foreseen[State]:
        return Game.foresee(self, s, seat, action)


class TellsDraws(Ferry):
    def seen(self, event: Event, seat: int) -> Event:  # noqa: ARG002
        return event


@pytest.mark.parametrize(
    "game", [ShowsHands(), SeesThroughFog(), TellsDraws()], ids=lambda game: type(game).__name__
)
def test_a_leak_is_caught(game: Game[State]) -> None:
    with pytest.raises(AssertionError, match="seat"):
        compare(game, FOGGY[-1], seed=5)
