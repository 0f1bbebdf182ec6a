"""A game at this terminal: a room whose book is in memory, and the file it is kept in.

The room plays and tells: what people and computer players answer, what is drawn, and what is taken back. The
record grows by what it has played; nothing is played twice.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from millrace.cli.chairs import Chair
from millrace.cli.saves import new_autosave, save
from millrace.kernel.chance import Dealer
from millrace.kernel.errors import IllegalAction
from millrace.kernel.game import Game, Options
from millrace.kernel.message import Message, Reason
from millrace.kernel.record import Record, RecordWriter
from millrace.kernel.stack import CHANCE, NOBODY
from millrace.kernel.table import Entry
from millrace.rooms import protocol
from millrace.rooms.bots import bot_answer
from millrace.rooms.local import LocalTable
from millrace.rooms.new_table import NewChair
from millrace.rooms.refusal import Refusal
from millrace.rooms.standings import standings
from millrace.rooms.terms import BOT, PERSON, Terms

_NOTHING_TO_UNDO: Final = Reason(Message("reason-nothing-to-undo"), "")


class Session:
    """`commitment` is kept from a record whose seed is not revealed: such a game is saved without a seed."""

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        seed: str,
        chairs: Sequence[Chair],
        log: Sequence[Entry] = (),
        commitment: str = "",
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.chairs: Final = list(chairs)
        self.path: Path | None = None  # where the game is kept, once it is
        self._seed: Final = "" if commitment else seed
        self._commitment: Final = commitment or Dealer(seed).commitment()
        seats = [chair.recorded() for chair in chairs]
        self._writer: Final = RecordWriter(game, options, seats, self._commitment)
        terms = Terms("terminal", game.name, options, [_new_chair(chair) for chair in chairs], seed)
        people = {i + 1: (f"seat-{i + 1}", chair.name) for i, chair in enumerate(chairs) if chair.is_person}
        dealer = Dealer(seed, _given(game, options, log)) if commitment else None
        self._table: Final = LocalTable.made(terms, game, people, time.time(), dealer)
        self._follow()
        for entry in log:
            if entry.seat != CHANCE:
                self.answer(entry.action)

    @property
    def s(self) -> Any:  # noqa: ANN401 - only its game knows what it is
        return self._table.room.playing().state

    @property
    def log(self) -> Sequence[Entry]:
        """The answers that count, draws among them."""
        return self._table.room.course.log

    @property
    def decider(self) -> int:
        return self.game.decider(self.s)

    @property
    def is_over(self) -> bool:
        return self.decider == NOBODY

    @property
    def people(self) -> list[int]:
        """The seats whose answers come from this keyboard."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.bot]

    @property
    def line(self) -> int:
        """The newest line of the book; it grows with whatever is done, taking back included."""
        return self._table.room.seq

    def entries(self, viewer: int, since: int = -1) -> list[protocol.Entry]:
        """The lines after `since` that count, as a seat may read them; NOBODY looks on."""
        room = self._table.room
        return [room.told[mark.seq].to(viewer + 1) for mark in room.course.marks if mark.seq > since]

    def standings(self) -> list[protocol.Standing]:
        return standings(self._table.room)

    def answer(self, action: int, *then: int) -> None:
        """The pending question's answer, and those to the questions it leaves open, as one.

        IllegalAction if one of them is not on offer.
        """
        try:
            self._table.act(self.decider + 1, action, time.time(), then)
        except Refusal as refused:
            raise IllegalAction(refused.reason, self.game.notate(action)) from None
        self._follow()

    def let_bots_play(self) -> None:
        """Until a person is asked or the game is over."""
        while self._table.room.bot_asked:
            self.answer(bot_answer(self._table.room))

    def undo(self) -> None:
        """Take back the last answer if a person at this terminal gave it; IllegalAction otherwise."""
        last = self._table.room.course.marks[-1].seat
        if last not in self.people:
            raise IllegalAction(_NOTHING_TO_UNDO, "undo")
        try:
            self._table.undo(last + 1, time.time())
        except Refusal:
            raise IllegalAction(_NOTHING_TO_UNDO, "undo") from None
        self._writer.cut(len(self.log))

    def since_last_answer(self) -> list[Entry]:
        """What computer players and chance answered after the last answer of a person, if there is one."""
        log = list(self.log)
        last = max((i for i, entry in enumerate(log) if entry.seat in self.people), default=len(log))
        return log[last + 1 :]

    def record(self) -> Record[Any]:
        seats = [chair.recorded() for chair in self.chairs]
        return Record(self.game, self.options, seats, self._commitment, self.log, self._seed)

    def record_text(self) -> str:
        """The record as it is written down; the answers are not played for it."""
        return self._writer.text(self.s, self._seed)

    def autosave(self, folder: Path) -> None:
        """Keep the game in a file of its own; OSError if that cannot be."""
        if self.path is None:
            self.path = new_autosave(self.game.name, folder)
        save(self.record_text(), self.path)

    def _follow(self) -> None:
        """Write down what was played: answers or the set-up, and their draws."""
        played = self._table.played
        assert played is not None, "an answer or the set-up was played"
        n = len(played.answers) + len(played.draws)
        states = [state for _, state in played.steps]
        for entry, state in zip(self.log[len(self.log) - n :], states[len(states) - n :], strict=True):
            self._writer.add(entry, state)


def _new_chair(chair: Chair) -> NewChair:
    if chair.kind:
        return NewChair(chair.kind, chair.level)
    return NewChair(BOT, chair.bot) if chair.bot else NewChair(PERSON)


def _given(game: Game[Any], options: Options, log: Sequence[Entry]) -> list[int]:
    """The draws of a log by their place among what could be drawn."""
    s = game.new(options)
    found: list[int] = []
    for entry in log:
        if entry.seat == CHANCE:
            found.append(game.legal(s).index(entry.action))
        game.apply(s, entry.action)
    return found
