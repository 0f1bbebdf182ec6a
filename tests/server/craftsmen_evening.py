"""A game of Craftsmen on a real server that always goes the same way, up to a question one wants to see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.state import State
from millrace.kernel.table import Table
from tests.server.running import Guest, Server, Talk

ADA: Final = 0


class Evening:
    """Two people, both played from here; the same table here to choose from."""

    def __init__(self, server: Server, seed: str) -> None:
        self.ada: Final[Guest] = server.guest("Ada")
        self.bruno: Final[Guest] = server.guest("Bruno")
        self.table_id: Final = self.ada.new_table(
            "person", "person", game="craftsmen", seed=seed, public=True
        )
        self.bruno.post(f"/api/tables/{self.table_id}/sit")
        self.ada.post(f"/api/tables/{self.table_id}/start")
        self.talks: Final[list[Talk]] = [guest.live(self.table_id) for guest in (self.ada, self.bruno)]
        self.here: Final = Table(GAME, GAME.parse_options({"players": 2}), seed)
        self._rolls: Final = random.Random(1)  # noqa: S311 - a game, not a secret

    @property
    def state(self) -> State:
        return self.here.state

    @property
    def asked(self) -> int:
        """The seat that is asked, from 0."""
        return GAME.decider(self.state)

    def until(self, wanted: Callable[[State], bool]) -> None:
        """Play by chance until the question is the wanted one."""
        while not wanted(self.state):
            assert not GAME.is_over(self.state), "the game never came to this question"
            self.answer(self._rolls.choice(GAME.legal(self.state)))

    def answer(self, action: int) -> None:
        seat = self.asked
        self.here.play(seat, action)
        done = self.talks[seat].act(action)
        assert done["type"] == "done", done
        for talk in self.talks:
            talk.wait_for(done["seq"])

    def view(self, seat: int = ADA) -> Any:  # noqa: ANN401 - any document
        return GAME.view(self.state, seat)


def is_asked(kind: str) -> Callable[[State], bool]:
    """Ada is asked this."""
    return lambda s: GAME.question_kind(s) == kind and GAME.decider(s) == ADA
