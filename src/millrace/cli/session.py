"""A game at this terminal: the table, its chairs, the computer players, and the file it is kept in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from millrace.bots import BOTS, answer_of
from millrace.cli.chairs import Chair
from millrace.cli.history import History, Paragraphing
from millrace.cli.saves import new_autosave, save
from millrace.kernel.chance import Dealer
from millrace.kernel.game import Game
from millrace.kernel.record import Record
from millrace.kernel.stack import NOBODY
from millrace.kernel.table import Entry, Table


class Session:
    """`commitment` is kept from a record whose seed is not revealed: such a game is saved without a seed."""

    def __init__(
        self,
        table: Table[Any],
        chairs: Sequence[Chair],
        paragraphing: Paragraphing[Any],
        commitment: str = "",
    ) -> None:
        self.table: Final = table
        self.chairs: Final = list(chairs)
        self.history: Final = History(table.game, table.options, paragraphing)
        self.history.follow(table.log)
        self.path: Path | None = None  # where the game is kept, once it is
        self._commitment: Final = commitment
        self._bots: Final = {
            seat: BOTS[chair.bot](_bot_seed(table.dealer, seat))
            for seat, chair in enumerate(chairs)
            if chair.bot
        }

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def s(self) -> Any:  # noqa: ANN401 - only its game knows what it is
        return self.table.state

    @property
    def decider(self) -> int:
        return self.game.decider(self.s)

    @property
    def is_over(self) -> bool:
        return self.decider == NOBODY

    @property
    def people(self) -> list[int]:
        """The seats whose answers come from this keyboard."""
        return [seat for seat in range(len(self.chairs)) if seat not in self._bots]

    def answer(self, action: int) -> None:
        """The pending question's answer; IllegalAction if it is not on offer."""
        self.table.play(self.decider, action)
        self.history.follow(self.table.log)

    def let_bots_play(self) -> None:
        """Until a person is asked or the game is over."""
        while self.decider in self._bots:
            seat = self.decider
            self.answer(answer_of(self._bots[seat], self.game, self.s))

    def undo(self) -> None:
        """Take back the last answer if a person at this terminal gave it; IllegalAction otherwise."""
        last = self.table.log[-1].seat if self.table.log else self.decider
        self.table.undo(self.decider if last in self._bots else max(last, 0))
        self.history.follow(self.table.log)

    def since_last_answer(self) -> list[Entry]:
        """What computer players and chance answered after the last answer of a person, if there is one."""
        log = self.table.log
        last = max((i for i, entry in enumerate(log) if entry.seat in self.people), default=len(log))
        return log[last + 1 :]

    def record(self) -> Record[Any]:
        dealer = self.table.dealer
        return Record(
            self.game,
            self.table.options,
            [chair.recorded() for chair in self.chairs],
            self._commitment or dealer.commitment(),
            self.table.log,
            "" if self._commitment else dealer.seed,
        )

    def autosave(self, folder: Path) -> None:
        """Keep the game in a file of its own; OSError if that cannot be."""
        if self.path is None:
            self.path = new_autosave(self.game.name, folder)
        save(self.record(), self.path)


def _bot_seed(dealer: Dealer, seat: int) -> int:
    """Computer players are as repeatable as the draws, but do not share their numbers."""
    return dealer.choose(1_000_000 + seat, 1 << 31)
