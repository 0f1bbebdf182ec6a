"""A game of Craftsmen on a real server that always goes the same way, up to a question one wants to see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.state import State
from millrace.kernel.table import Table
from tests.server.running import Guest, Server, Talk

ADA: Final = 0


class Evening:
    """People who are all played from here, by chance or as `choose` says; the same table stands here too."""

    def __init__(
        self,
        server: Server,
        seed: str,
        names: Sequence[str] = ("Ada", "Bruno"),
        choose: Callable[[State], int] | None = None,
    ) -> None:
        guests: list[Guest] = [server.guest(name) for name in names]
        self.ada: Final = guests[ADA]
        self.table_id: Final = self.ada.new_table(
            *("person" for _ in names), game="craftsmen", seed=seed, public=True, name="Thursday"
        )
        for guest in guests[1:]:
            guest.post(f"/api/tables/{self.table_id}/sit")
        self.ada.post(f"/api/tables/{self.table_id}/start")
        self.talks: Final[list[Talk]] = [guest.live(self.table_id) for guest in guests]
        self.here: Final = Table(GAME, GAME.parse_options({"players": len(names)}), seed)
        rolls = random.Random(1)  # noqa: S311 - a game, not a secret
        self._choose: Final = choose or (lambda s: rolls.choice(GAME.legal(s)))

    @property
    def state(self) -> State:
        return self.here.state

    @property
    def asked(self) -> int:
        """The seat that is asked, from 0."""
        return GAME.decider(self.state)

    def until(self, wanted: Callable[[State], bool]) -> None:
        """Play on until the question is the wanted one."""
        while not wanted(self.state):
            assert not GAME.is_over(self.state), "the game never came to this question"
            self.answer(self._choose(self.state))

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
