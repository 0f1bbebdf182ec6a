"""Rule A8: what an Automa never does, watched over whole games."""

from __future__ import annotations

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_CREDITS,
    E_ENGINEERS,
    E_PASSED,
    E_RETURN,
    E_TOOK,
    ENGINEERS,
    PERSON,
)
from millrace.games.barrage.state import State
from millrace.kernel.game import Options
from millrace.kernel.stack import Event
from tests.players import busy_game

LEVELS = ("low", "medium", "high", "very-high")


def game(seed: int, *, leeghwater: bool) -> Options:
    automas = [LEVELS[seed % 4], LEVELS[(seed + 1 + seed // 4) % 4]]
    return GAME.parse_options({"players": 3, "automas": automas, "leeghwater": leeghwater})


class Watch:
    """Follows the events of a game and names what an Automa did that it never does."""

    def __init__(self) -> None:
        self.at_hand = [ENGINEERS] * 3
        self.passes = 0
        self.broken: list[str] = []

    def see(self, s: State, events: list[Event]) -> None:
        for kind, seat, _, a, _ in events:
            if 0 <= seat < len(s.seats) and s.seats[seat].level != PERSON:
                self.see_event(kind, seat, a)
        for seat, p in enumerate(s.seats):
            if p.level != PERSON:
                self.broken += ["credits"] if p.credits else []
                self.broken += ["contract"] if p.hand else []
                self.broken += ["building"] if p.used or p.on_officer else []
                self.broken += ["decision"] if s.stack and s.stack[-1].seat == seat else []

    def see_event(self, kind: int, seat: int, a: int) -> None:
        if kind == E_ENGINEERS:
            self.at_hand[seat] -= a
        elif kind == E_RETURN:
            self.at_hand[seat] = ENGINEERS
        elif kind == E_PASSED:
            self.passes += 1
            self.broken += ["pass"] if self.at_hand[seat] else []
        elif kind in (E_CREDITS, E_TOOK):
            self.broken.append("credits or contract")


@pytest.mark.parametrize("leeghwater", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_a8_1_what_an_automa_never_does(seed: int, leeghwater: bool) -> None:  # noqa: FBT001
    """No contracts in its supply, no credits, no private buildings' actions, no pass with engineers left."""
    watch, events = Watch(), list[Event]()
    for s, _ in busy_game(game(seed, leeghwater=leeghwater), seed):
        watch.see(s, events)
        events.clear()
        s.story = events
    watch.see(s, events)

    assert watch.broken == []
    assert watch.passes == 2 * 5
