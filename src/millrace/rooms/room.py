"""One table: its book, folded. A room is a value: `next` makes the room after one more line."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, json

from millrace.kernel.chance import Dealer
from millrace.kernel.errors import IllegalAction, MillraceError, RulesError
from millrace.kernel.game import Game
from millrace.kernel.stack import Core
from millrace.rooms import book, telling
from millrace.rooms.book import Line
from millrace.rooms.course import Course
from millrace.rooms.play import Moment, Played, begin, count_of, play, resume
from millrace.rooms.protocol import Phase
from millrace.rooms.seats import Sitter, people_playing
from millrace.rooms.snapshot import Ending, Snapshot, ToldLine, rules_of
from millrace.rooms.terms import USUAL_BOT, Terms

DAY: Final = 24 * 60 * 60.0
PACE_DAYS: Final = {"live": 0, "1d": 1, "3d": 3, "7d": 7}
RECENT: Final = 16  # moments that are kept to go back to without playing again


class Request(Struct, frozen=True):
    """Somebody asks the others for something: to go back to just after line `to`, or with -1 to go on."""

    line: int
    by: int
    to: int
    waiting: tuple[int, ...]


class Parting(Struct, frozen=True):
    """Where the rules as they are now part from those a game was played under."""

    theirs: str
    line: int
    back_to: int = -1  # the line it can be continued from
    moment: Moment | None = None  # the game there, as these rules read it


class Summary(Struct):
    """What a list shows of a table after its newest line."""

    phase: Phase
    asked: int
    asked_person: str | None
    chapter: int
    deadline: float | None
    people: list[tuple[str, int]]  # person, seat: everybody who sits
    chairs: str = ""  # JSON as they are set now; empty leaves them


class Room:
    """Seats are counted from 1 here, as in the book; the game's own count starts at 0."""

    def __init__(self, terms: Terms, game: Game[Any], dealer: Dealer | None = None) -> None:
        """`dealer` is for a game whose first draws are given: its seed was never revealed."""
        self.terms: Final = terms
        self.game: Final = game
        self.dealer: Final = dealer or Dealer(terms.seed)
        self.sitters = [Sitter(chair) for chair in terms.chairs]
        self.watchers: frozenset[str] = frozenset()
        self.lines: list[Line] = []
        self.keys: dict[tuple[str, str], Line] = {}
        self.course = Course()
        self.told: dict[int, ToldLine] = {}
        self.phase: Phase = "waiting"
        self.at = 0  # the line after which the question was asked
        self.deadline: float | None = None
        self.request: Request | None = None
        self.rules = ""  # the game was begun, or continued, under these
        self.moment: Moment | None = None
        self.recent: dict[int, Moment] = {}
        self.scenes: tuple[int, list[Core]] = (-1, [])  # states on the way through the newest answer
        self.parting: Parting | None = None
        self.snapshot: Snapshot | None = None  # the table as it was stored: for who cannot play it any more

    def _copy(self) -> Room:
        other = Room.__new__(Room)
        other.__dict__.update(self.__dict__)
        other.sitters = [sitter.copy() for sitter in self.sitters]
        other.lines = self.lines.copy()
        other.keys = self.keys.copy()
        other.course = self.course.copy()
        other.told = self.told.copy()
        other.recent = self.recent.copy()
        return other

    def next(self, line: Line, played: Played | None = None) -> Room:
        """The room after one more line; this one stays as it is. Who has played the answer brings it."""
        other = self._copy()
        other.take(line, played)
        return other

    def stored(self, snapshot: Snapshot) -> Room:
        """The room once its snapshot is written: what was told long ago is left to the storage."""
        other = self._copy()
        oldest = self.snapshot.seq + 1 if self.snapshot is not None else 0
        other.told = {seq: told for seq, told in self.told.items() if seq >= oldest}
        other.snapshot = snapshot
        return other

    # Asking -----------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.lines) - 1

    @property
    def viewers(self) -> int:
        """How many ways there are to look at it: from outside, and from each seat."""
        return len(self.sitters) + 1

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited; 0 when none is."""
        if self.phase != "playing" or self.moment is None or self.parting is not None:
            return 0
        return telling.seat_number(self.game.decider(self.moment.state))

    @property
    def bot_asked(self) -> str:
        return self.sitters[self.asked - 1].player if self.asked else ""

    @property
    def opens_turn(self) -> bool:
        """Whether the pending question begins a turn."""
        return self.moment is not None and self.asked > 0 and self.game.opens_turn(self.moment.state)

    @property
    def ending(self) -> Ending | None:
        return self.snapshot.ending if self.snapshot is not None else None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, several if people share a browser; who has none looks on."""
        if person is None:
            return []
        return [i + 1 for i, sitter in enumerate(self.sitters) if sitter.person == person]

    def asked_of(self, person: str | None) -> int:
        """The seat this person has to answer for now; 0 if none."""
        asked = self.asked
        return asked if asked and person is not None and self.sitters[asked - 1].awaits == person else 0

    def is_full(self) -> bool:
        return not any(sitter.is_free for sitter in self.sitters)

    def told_since(self) -> int:
        """The first line from which on every line is told here."""
        first = self.seq + 1
        while first - 1 in self.told:
            first -= 1
        return first

    def summary(self) -> Summary:
        """What the table list needs to know without opening the book."""
        asked = self.asked
        return Summary(
            phase=self.phase,
            asked=asked,
            asked_person=self.sitters[asked - 1].awaits if asked else None,
            chapter=self.game.chapter(self.moment.state) if self.moment is not None else 0,
            deadline=self.deadline,
            chairs=json.encode([sitter.chair for sitter in self.sitters]).decode(),
            people=[(s.person, i + 1) for i, s in enumerate(self.sitters) if s.person is not None],
        )

    def playing(self) -> Moment:
        if self.moment is None:
            raise RulesError(f"table {self.terms.id}: the game has not begun")
        return self.moment

    # Folding ----------------------------------------------------------------------------------------------

    def take(self, line: Line, played: Played | None = None, *, dry: bool = False) -> None:
        """Take a line, for who makes the room; `dry` does not play it: a snapshot stands for that."""
        body = book.read_body(line.body)
        if line.seq != self.seq + 1:
            raise RulesError(f"table {self.terms.id}: line {line.seq} follows line {self.seq}")
        self.lines.append(line)
        if line.key and line.person:
            self.keys[line.person, line.key] = line
        match body:
            case book.Started() | book.Answered() | book.Continued():
                self._go_on(line, body, played, dry=dry)
            case book.Undone(to=to):
                self._go_back(line, to, dry=dry)
            case book.UndoWished() | book.UndoAnswered() | book.ContinueWished() | book.ContinueAnswered():
                self._ask(line, body, dry=dry)
            case _:
                name = self._name(line, body)
                self._sit(line, body)
                self._note(line, body, name, dry=dry)

    def _note(self, line: Line, body: book.Body, name: str, *, dry: bool) -> None:
        if not dry:
            self.told[line.seq] = telling.tell_all(telling.tell_note(line, body, name), self.viewers)

    def _name(self, line: Line, body: book.Body) -> str:
        """The person a line is about."""
        if isinstance(body, book.Opened | book.Sat | book.Chatted):
            return body.name
        seat = body.seat if isinstance(body, book.Replaced) else line.seat
        return self.sitters[seat - 1].name if seat else ""

    def _sit(self, line: Line, body: book.Body) -> None:
        """What concerns people and chairs."""
        match body:
            case book.Opened(name=name) | book.Sat(name=name) if line.person is not None:
                if line.seat:
                    is_further = bool(self.seats_of(line.person))
                    self.sitters[line.seat - 1].sit(line.person, name, is_further=is_further)
                else:
                    self.watchers |= {line.person}
            case book.Left():
                self.sitters[line.seat - 1].get_up()
            case book.ChairSet(chair=chair):
                self.sitters[line.seat - 1].chair = chair
            case book.Replaced(seat=seat, bot=bot):
                self.sitters[seat - 1].stand_in = bot
            case book.Returned():
                self.sitters[line.seat - 1].stand_in = ""
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
        sitter.stand_in = USUAL_BOT
        if people_playing(self.sitters) <= among_people:
            self.phase = "over"
            self.deadline = None
        self.request = None

    # The game ---------------------------------------------------------------------------------------------

    def _go_on(
        self,
        line: Line,
        body: book.Started | book.Answered | book.Continued,
        played: Played | None,
        *,
        dry: bool,
    ) -> None:
        draws = [self.game.read(text) for text in body.draws]
        if isinstance(body, book.Answered):
            self.course.answer(line.seq, line.seat - 1, self._read(body), draws, opens=body.opens)
        else:
            self.rules = body.rules
            self.course.start(line.seq, draws)
            self.phase = "playing"
        if isinstance(body, book.Continued):
            self.parting = None
        if not dry and self.parting is None:
            played = played or self._play(line, body)
        if played is not None:
            self._adopt(line, played)
        elif not dry and isinstance(body, book.Answered):
            self.told[line.seq] = telling.tell_all(telling.tell_unplayed(line), self.viewers)
        self._asks(line)

    def _read(self, body: book.Answered) -> list[int]:
        return [self.game.read(text) for text in (body.action, *body.then)]

    def _adopt(self, line: Line, played: Played) -> None:
        """What was played becomes part of the room."""
        self.stand(line.seq, played.after)
        told, ends = telling.tell_played(self.game, line, played, self.viewers)
        self.told[line.seq] = told
        self.scenes = (line.seq, played.scenes(ends) if ends else [])

    def stand(self, seq: int, moment: Moment) -> None:
        self.moment = moment
        self.recent[seq] = moment
        if len(self.recent) > RECENT:
            del self.recent[min(self.recent)]

    def _play(self, line: Line, body: book.Started | book.Answered | book.Continued) -> Played | None:
        """Play a line of the book. None, and a parting, if other rules made something else of it."""
        game = self.game
        try:
            match body:
                case book.Started():
                    played = begin(game, self.terms.options, self.dealer)
                case book.Answered():
                    played = play(game, self.dealer, self.playing(), line.seat - 1, self._read(body))
                case book.Continued():
                    state = game.read_position(json.decode(body.position))
                    under_way = (body.period, body.chapter)
                    count = count_of(body.points, body.periods, body.gains, under_way)
                    before = Moment(state, body.drawn, count)
                    played = resume(game, state, self.dealer, before)
            is_same = [game.notate(drawn) for drawn in played.draws] == body.draws and (
                not body.digest or game.digest(played.after.state) == body.digest
            )
        except (IllegalAction, MillraceError):
            is_same = False
        if is_same:
            return played
        if self.rules == rules_of(game):
            raise RulesError(f"table {self.terms.id}: line {line.seq} does not follow from those before it")
        last = self.course.marks[-2] if len(self.course.marks) > 1 else None
        self.parting = Parting(self.rules, line.seq, last.seq if last else -1, self.moment if last else None)
        return None

    def _go_back(self, line: Line, to: int, *, dry: bool) -> None:
        self.course.back_to(to)
        self.recent = {seq: moment for seq, moment in self.recent.items() if seq <= to}
        if not dry:
            if self.parting is None:
                self.stand(to, self.recent[to] if to in self.recent else self._again())
            self.told[line.seq] = telling.tell_all(telling.tell_undo(line, to), self.viewers)
        self._asks(line)

    def _again(self) -> Moment:
        """The moment after the answers that count, played once more from the start."""
        first = self.course.marks[0]
        body = book.read_body(self.lines[first.seq].body)
        assert isinstance(body, book.Started | book.Continued), "a course begins with a start"
        played = self._play(self.lines[first.seq], body)
        for mark in self.course.marks[1:]:
            answer = book.read_body(self.lines[mark.seq].body)
            assert isinstance(answer, book.Answered), "a course goes on with answers"
            assert played is not None, "it was played before"
            self.moment = played.after
            played = self._play(self.lines[mark.seq], answer)
        assert played is not None, "it was played before"
        return played.after

    def _asks(self, line: Line) -> None:
        """A new question stands, or the game is over."""
        self.at = line.seq
        self.request = None
        self.see_whether_it_is_over()
        days = PACE_DAYS[self.terms.pace]
        self.deadline = line.time + days * DAY if days and self.phase == "playing" else None

    def see_whether_it_is_over(self) -> None:
        is_on = self.phase == "playing" and self.moment is not None and self.parting is None
        if is_on and self.game.is_over(self.playing().state):
            self.phase = "over"

    # Asking the others ------------------------------------------------------------------------------------

    def _ask(
        self,
        line: Line,
        body: book.UndoWished | book.UndoAnswered | book.ContinueWished | book.ContinueAnswered,
        *,
        dry: bool,
    ) -> None:
        request = self.request
        match body:
            case book.UndoWished(to=to, waiting=waiting):
                request = Request(line.seq, line.seat, to, tuple(waiting))
            case book.ContinueWished(waiting=waiting):
                request = Request(line.seq, line.seat, -1, tuple(waiting))
            case _ if request is not None and body.agree:
                word_of = self.sitters[line.seat - 1].person  # it counts for all seats of that browser
                left = tuple(seat for seat in request.waiting if self.sitters[seat - 1].person != word_of)
                request = Request(request.line, request.by, request.to, left)
            case _:
                request = None
        self.request = request
        if request is not None and not request.waiting and request.to >= 0:
            self._go_back(line, request.to, dry=dry)
        else:
            self._note(line, body, self._name(line, body), dry=dry)
