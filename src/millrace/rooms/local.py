"""A table in one process, without a server: its book is in memory, and who is here may play several seats.

The terminal plays through it, and a browser can. The time of a line is the caller's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from millrace.kernel.chance import Dealer
from millrace.kernel.game import Game
from millrace.rooms import book, to_server
from millrace.rooms.absence import Presence
from millrace.rooms.book import Line, kind_of, write_body
from millrace.rooms.bots import bot_answer
from millrace.rooms.decide import Asker, Proposal, Wanted, answer, decide, start
from millrace.rooms.fold import fold
from millrace.rooms.play import Played
from millrace.rooms.room import Room
from millrace.rooms.terms import Terms

KEY: Final = "local-table"  # nobody sends anything twice here


class LocalTable:
    """The room as it is now; every change of it is a line more in the book."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.played: Played | None = None  # for the newest line, if it went on with the game

    @classmethod
    def made(
        cls,
        terms: Terms,
        game: Game[Any],
        people: Mapping[int, tuple[str, str]],
        now: float,
        dealer: Dealer | None = None,
    ) -> LocalTable:
        """A new table in play; `people` are ids and names by seat from 1."""
        table = cls(Room(terms, game, dealer))
        for seat, (person, name) in sorted(people.items()):
            first = table.room.seq < 0
            table._write(now, person, Proposal(seat, book.Opened(name) if first else book.Sat(name)))
        table._write(now, None, start(table.room))
        return table

    @classmethod
    def read(cls, terms: Terms, game: Game[Any], lines: list[Line]) -> LocalTable:
        """A table whose book was kept."""
        return cls(fold(terms, game, lines))

    def act(self, seat: int, action: int, now: float, then: Sequence[int] = ()) -> Line:
        """Answer for a seat, whoever sits there; Refusal with the reason if it may not be."""
        return self._write(now, self.room.sitters[seat - 1].person, answer(self.room, seat, action, then))

    def undo(self, seat: int, now: float, *, turn: bool = False) -> Line:
        return self.want(seat, to_server.Undo(KEY, self.room.at, turn), now)

    def want(self, seat: int, wanted: Wanted, now: float) -> Line:
        """What the person of a seat wants; Refusal if it may not be."""
        sitter = self.room.sitters[seat - 1]
        presence = Presence(now, {}, now)
        asker = Asker(sitter.person, sitter.name, presence, opened=seat)
        return self._write(now, sitter.person, decide(self.room, asker, wanted))

    def play_bots(self, now: float) -> list[Line]:
        """Let bots answer as long as one is asked."""
        found: list[Line] = []
        while self.room.bot_asked:
            found.append(self.act(self.room.asked, bot_answer(self.room), now))
        return found

    def _write(self, now: float, person: str | None, proposal: Proposal) -> Line:
        body = proposal.body
        line = Line(self.room.seq + 1, now, kind_of(body), person, proposal.seat, None, write_body(body))
        self.room = self.room.next(line, proposal.played)
        self.played = proposal.played
        return line
