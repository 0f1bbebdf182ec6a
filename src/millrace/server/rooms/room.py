"""One table: its book, folded. `apply` is the only way it changes; everything else asks."""

from __future__ import annotations

from typing import Any, Final

from msgspec import json

from millrace.kernel.chance import Dealer
from millrace.kernel.errors import RulesError
from millrace.kernel.game import Game, Options
from millrace.kernel.table import Table
from millrace.server.rooms import lines as book
from millrace.server.rooms.chairs import Sitter, people_playing
from millrace.server.rooms.course import Course
from millrace.server.rooms.refusal import Refusal
from millrace.server.rooms.snapshot import Snapshot, rules_of
from millrace.server.rooms.teller import Teller
from millrace.server.storage import Line, Summary, TableRow
from millrace.server.wire import BotName, NewChair, Phase

DAY: Final = 24 * 60 * 60.0
PACE_DAYS: Final = {"live": 0, "1d": 1, "3d": 3, "7d": 7}


class Wish:
    """Somebody's wish to take back more than is theirs alone."""

    def __init__(self, by: int, to: int, waiting: list[int]) -> None:
        self.by: Final = by
        self.to: Final = to
        self.waiting = waiting


class Room:
    """Seats are counted from 1 here, as in the book; the game's own count starts at 0."""

    def __init__(self, row: TableRow, game: Game[Any]) -> None:
        self.row: Final = row
        self.game: Final = game
        self.options: Final[Options] = game.parse_options(json.decode(row.options))
        self.sitters: Final = [Sitter(chair) for chair in json.decode(row.chairs, type=list[NewChair])]
        self.watchers: Final[set[str]] = set()
        self.lines: Final[list[Line]] = []
        self.keys: Final[dict[tuple[str, str], Line]] = {}
        self.course: Final = Course()
        self.teller: Final = Teller(game, len(self.sitters))
        self.commitment: Final = Dealer(row.seed).commitment()
        self.phase: Phase = "waiting"
        self.at = 0  # the line after which the question was asked
        self.deadline: float | None = None
        self.wish: Wish | None = None
        self.table: Table[Any] | None = None

    @property
    def seq(self) -> int:
        return len(self.lines) - 1

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited; 0 when none is."""
        if self.phase != "playing" or self.table is None:
            return 0
        seat = self.game.decider(self.table.state)
        return seat + 1 if seat >= 0 else 0

    @property
    def bot_asked(self) -> BotName | None:
        return self.sitters[self.asked - 1].player if self.asked else None

    @property
    def opens_turn(self) -> bool:
        """Whether the pending question begins a turn."""
        return self.table is not None and self.asked > 0 and self.game.opens_turn(self.table.state)

    def seat_of(self, person: str | None) -> int:
        """The seat of a person; 0 looks on."""
        if person is None:
            return 0
        return next((i + 1 for i, sitter in enumerate(self.sitters) if sitter.person == person), 0)

    def is_full(self) -> bool:
        return not any(sitter.is_free for sitter in self.sitters)

    def summary(self) -> Summary:
        """What the table list needs to know without opening the book."""
        asked = self.asked
        state = self.table.state if self.table is not None else None
        return Summary(
            phase=self.phase,
            asked=asked,
            asked_person=self.sitters[asked - 1].awaits if asked else None,
            chapter=self.game.chapter(state) if state is not None else 0,
            deadline=self.deadline,
            chairs=json.encode([sitter.as_set() for sitter in self.sitters]).decode(),
            people=[(s.person, i + 1) for i, s in enumerate(self.sitters) if s.person is not None],
        )

    # Folding ----------------------------------------------------------------------------------------------

    def resume(self, lines: list[Line], snapshot: Snapshot | None) -> None:
        """Fold a whole book; what a snapshot covers is not played again."""
        covered = snapshot.seq + 1 if snapshot is not None and _still_counts(snapshot, lines) else 0
        for line in lines[:covered]:
            self._take(line, book.read_body(line.body), dry=True)
        if snapshot is not None and covered:
            self.table = Table.resume(
                self.game,
                self.options,
                self.row.seed,
                self.course.log,
                snapshot.hidden,
                self.game.load(snapshot.cells),
            )
            self._see_whether_it_is_over()
        for line in lines[covered:]:
            self.apply(line)

    def apply(self, line: Line) -> None:
        """Take the next line of the book."""
        self._take(line, book.read_body(line.body), dry=False)

    def retell(self) -> None:
        """Tell the whole book again: a snapshot stands for lines that were never told."""
        again = Room(self.row, self.game)
        for line in self.lines:
            again.apply(line)
        self.teller.take_over(again.teller)

    def _take(self, line: Line, body: book.Body, *, dry: bool) -> None:
        if line.seq != self.seq + 1:
            raise RulesError(f"table {self.row.id}: line {line.seq} follows line {self.seq}")
        self.lines.append(line)
        if line.key and line.person:
            self.keys[line.person, line.key] = line
        match body:
            case book.Started() | book.Answered():
                self._go_on(line, body, dry=dry)
            case book.Undone(to=to):
                self._go_back(line, to, dry=dry)
            case book.UndoWished() | book.UndoAnswered():
                self._wish(line, body, dry=dry)
            case _:
                name = self._name(line, body)
                self._seats(line, body)
                if not dry:
                    self.teller.note(line, body, name)

    def _name(self, line: Line, body: book.Body) -> str:
        """The person a line is about."""
        if isinstance(body, book.Opened | book.Sat | book.Chatted):
            return body.name
        seat = body.seat if isinstance(body, book.Replaced) else line.seat
        return self.sitters[seat - 1].name if seat else ""

    def _seats(self, line: Line, body: book.Body) -> None:
        """What concerns people and chairs."""
        match body:
            case book.Opened(name=name) | book.Sat(name=name) if line.person is not None:
                if line.seat:
                    self.sitters[line.seat - 1].sit(line.person, name)
                else:
                    self.watchers.add(line.person)
            case book.Left():
                self.sitters[line.seat - 1].get_up()
            case book.ChairSet(chair=chair):
                self.sitters[line.seat - 1].set_up(chair)
            case book.Replaced(seat=seat, bot=bot):
                self.sitters[seat - 1].stand_in = bot
            case book.Returned():
                self.sitters[line.seat - 1].stand_in = None
            case book.Resigned():
                self._resign(self.sitters[line.seat - 1])
            case book.Closed():
                self.phase = "over"
            case _:
                pass  # chat changes nothing

    def _resign(self, sitter: Sitter) -> None:
        """The last person against the machines, or the last but one among people, ends the game."""
        among_people = people_playing(self.sitters) > 1
        sitter.resigned = True
        sitter.stand_in = "greedy"
        if people_playing(self.sitters) <= among_people:
            self.phase = "over"
            self.deadline = None
        self.wish = None

    def _go_on(self, line: Line, body: book.Started | book.Answered, *, dry: bool) -> None:
        if isinstance(body, book.Started):
            if body.rules != rules_of(self.game):
                raise Refusal("other-rules", theirs=body.rules, ours=rules_of(self.game))
            self.course.start(line.seq, body.draws)
            self.phase = "playing"
        else:
            self.course.answer(line.seq, line.seat - 1, body.action, body.draws, opens=body.opens)
        if not dry:
            if isinstance(body, book.Started):
                self.table = Table(self.game, self.options, self.row.seed)
                self.teller.start(line, self.table)
            else:
                self.teller.answer(line, self._playing(), body)
            self._check(line)
        self._asks(line)

    def _check(self, line: Line) -> None:
        """The draws in the book must be those of the seed: a changed book is not played on."""
        if self._playing().log != self.course.log:
            raise RulesError(f"table {self.row.id}: line {line.seq} does not follow from the seed")

    def _go_back(self, line: Line, to: int, *, dry: bool) -> None:
        length = self.course.back_to(to)
        if not dry:
            self._playing().undo_to(length)
            self.teller.undo(line, to)
        self._asks(line)

    def _asks(self, line: Line) -> None:
        """A new question stands, or the game is over."""
        self.at = line.seq
        self.wish = None
        self._see_whether_it_is_over()
        days = PACE_DAYS[self.row.pace]
        self.deadline = line.time + days * DAY if days and self.phase == "playing" else None

    def _see_whether_it_is_over(self) -> None:
        is_on = self.phase == "playing" and self.table is not None
        if is_on and self.game.is_over(self._playing().state):
            self.phase = "over"

    def _wish(self, line: Line, body: book.UndoWished | book.UndoAnswered, *, dry: bool) -> None:
        if isinstance(body, book.UndoWished):
            self.wish = Wish(line.seat, body.to, list(body.waiting))
        elif self.wish is not None:
            self.wish.waiting = [seat for seat in self.wish.waiting if seat != line.seat]
            if not body.agree:
                self.wish = None
        if self.wish is not None and not self.wish.waiting:
            self._go_back(line, self.wish.to, dry=dry)
        elif not dry:
            self.teller.note(line, body, self._name(line, body))

    def _playing(self) -> Table[Any]:
        if self.table is None:
            raise RulesError(f"table {self.row.id}: the game has not begun")
        return self.table


def _still_counts(snapshot: Snapshot, lines: list[Line]) -> bool:
    """A later undo to before the snapshot makes it worthless."""
    for line in lines[snapshot.seq + 1 :]:
        body = book.read_body(line.body)
        if isinstance(body, book.Undone | book.UndoWished) and body.to < snapshot.seq:
            return False
    return True
