"""The text record of a game: a header, one line per answer, digests at round ends, and an end line.

Every line ends with six hexadecimal digits that depend on it and on all lines before it, so that a changed
byte is found and named by its line. `docs/records.md` describes the form.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, Generic, TypeVar

from millrace.kernel.chance import Dealer
from millrace.kernel.errors import BadLog, ConfigError
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import CHANCE, Core
from millrace.kernel.table import Entry

S = TypeVar("S", bound=Core)

MAGIC: Final = "millrace record 1"
_CHECK_DIGITS: Final = 6
_HEADER: Final = ("game", "rules", "content", "options", "seats", "commitment")
_SURROGATES: Final = range(0xD800, 0xE000)
MAX_LINES: Final = 100_000
MAX_LINE: Final = 4_000


class Record(Generic[S]):
    """A record in memory. `seed` is empty until it is revealed."""

    def __init__(
        self,
        game: Game[S],
        options: Options,
        seats: list[str],
        commitment: str,
        log: Sequence[Entry],
        seed: str = "",
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seats: Final = seats
        self.commitment: Final = commitment
        self.log: Final = list(log)
        self.seed: Final = seed

    def state(self, length: int = -1) -> S:
        """The state after so many answers; all of them by default."""
        s = self.game.new(self.options)
        for entry in self.log if length < 0 else self.log[:length]:
            self.game.apply(s, entry.action)
        return s


def seat_name(seat: int) -> str:
    """How lines name who answered: p1 to p5, or chance."""
    return "chance" if seat == CHANCE else f"p{seat + 1}"


def write_record(record: Record[S]) -> str:
    """The record as text. The answers are played through for the digests at round ends."""
    game = record.game
    s = game.new(record.options)
    out = RecordWriter(game, record.options, record.seats, record.commitment)
    for entry in record.log:
        game.apply(s, entry.action)
        out.add(entry, s)
    return out.text(s, record.seed)


class RecordWriter(Generic[S]):
    """A record that grows with its game: who plays an answer adds it, and nothing is played again."""

    def __init__(self, game: Game[S], options: Options, seats: Sequence[str], commitment: str) -> None:
        self._game: Final = game
        self._out: Final = _Writer()
        self._chapter = game.chapter(game.new(options))
        self._marks: Final[list[tuple[int, str, int]]] = []  # before each answer: lines, check, chapter
        self._out.line(MAGIC)
        self._out.line(f"game {game.name}")
        self._out.line(f"rules {game.rules_version}")
        self._out.line(f"content {game.content_digest()}")
        self._out.line(f"options {json.dumps(options, sort_keys=True)}")
        self._out.line(f"seats {json.dumps(list(seats), ensure_ascii=False)}")
        self._out.line(f"commitment {commitment}")

    def add(self, entry: Entry, after: S) -> None:
        """One more answer, and the state after it; at the end of a chapter its digest."""
        self._marks.append((len(self._out.lines), self._out.so_far, self._chapter))
        self._out.line(f"{seat_name(entry.seat)} {self._game.notate(entry.action)}")
        if self._game.chapter(after) != self._chapter:
            self._out.line(_chapter_line(self._game, after, self._chapter))
            self._chapter = self._game.chapter(after)

    def cut(self, length: int) -> None:
        """Keep so many answers; the others were taken back."""
        if length < len(self._marks):
            lines, self._out.so_far, self._chapter = self._marks[length]
            del self._out.lines[lines:]
            del self._marks[length:]

    def text(self, s: S, seed: str = "") -> str:
        """The record as it stands: `s` is the state after the last answer, `seed` is revealed if given."""
        end = _Writer()
        end.so_far = self._out.so_far
        if seed:
            end.line(f"seed {json.dumps(seed)}")
        end.line(_end_line(self._game, s, len(self._marks)))
        return "".join([*self._out.lines, *end.lines])


def excerpt(record: Record[S], seat: int) -> list[str]:
    """The answers as one seat may read them, a line each; what is secret from it is a question mark.

    It carries no digest, no check and no seed: all of these depend on what is secret.
    """
    game = record.game
    s = game.new(record.options)
    lines: list[str] = []
    for entry in record.log:
        lines.append(f"{seat_name(entry.seat)} {'?' if game.hides(s, seat) else game.notate(entry.action)}")
        game.apply(s, entry.action)
    return lines


def _chapter_line(game: Game[S], s: S, chapter: int) -> str:
    return f"digest {chapter} {game.digest(s)}"


def _end_line(game: Game[S], s: S, n: int) -> str:
    scores = " ".join(map(str, game.scores(s))) if game.is_over(s) else "open"
    return f"end {n} {game.digest(s)} {scores}"


class _Writer:
    """Lines with their running check."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.so_far = ""

    def line(self, text: str) -> None:
        self.so_far = _check(self.so_far, text)
        self.lines.append(f"{text} #{self.so_far}\n")


def _check(so_far: str, text: str) -> str:
    return sha256(f"{so_far}|{text}".encode()).hexdigest()[:_CHECK_DIGITS]


class _Reader:
    """Lines whose running check has been verified, one after the other."""

    def __init__(self, raw: bytes) -> None:
        self.raw = raw.split(b"\n")
        self.at = 0  # the number of the line last read
        self.so_far = ""
        if len(self.raw) > MAX_LINES:
            raise BadLog(MAX_LINES, "the record has too many lines")

    def next(self, wanted: str) -> str:
        """The next line without its check; `wanted` says what is missing when the file ends here."""
        if self.at >= len(self.raw) - 1:
            why = "the last line is cut off" if self.raw[-1] else f"the record ends before its {wanted} line"
            raise BadLog(self.at + 1, why)
        line = self.raw[self.at]
        self.at += 1
        if len(line) > MAX_LINE:
            raise BadLog(self.at, "the line is too long")
        try:
            text = line.decode()
        except UnicodeDecodeError:
            raise BadLog(self.at, "the line is not UTF-8") from None
        body, mark, check = text.rpartition(" #")
        self.so_far = _check(self.so_far, body)
        if not mark or check != self.so_far:
            raise BadLog(self.at, "the line was changed after it was written: its check does not match")
        return body

    def value(self, key: str) -> str:
        """The value of the next line, which must be `key value`."""
        text = self.next(key)
        if not text.startswith(key + " "):
            raise BadLog(self.at, f"expected '{key} ...', found '{text[:40]}'")
        return text[len(key) + 1 :]


def read_record(raw: bytes, games: Mapping[str, Game[S]]) -> Record[S]:
    """Parse and verify a record: every line, every answer, every digest. BadLog names the line."""
    r = _Reader(raw)
    if r.next("first") != MAGIC:
        raise BadLog(1, f"this is not a Millrace record: the first line must be '{MAGIC}'")
    name = r.value("game")
    if name not in games:
        raise BadLog(r.at, f"unknown game '{name}': this Millrace plays {', '.join(sorted(games))}")
    game = games[name]
    _same(r, "rules", str(game.rules_version))
    _same(r, "content", game.content_digest())
    options = _options(r, game)
    seats = _names(r, game.n_seats(game.new(options)))
    commitment = r.value("commitment")
    log, seed = _answers(r, game, options)
    if seed and Dealer(seed).commitment() != commitment:
        raise BadLog(r.at - 1, "the seed is not the one the record is committed to")
    if seed:
        _check_draws(game, options, log, seed, r.at - 1)
    if r.at != len(r.raw) - 1 or r.raw[-1]:
        raise BadLog(r.at + 1, "something follows the end line")
    return Record(game, options, seats, commitment, log, seed)


def _same(r: _Reader, key: str, ours: str) -> None:
    theirs = r.value(key)
    if theirs != ours:
        raise BadLog(r.at, f"the record was played with {key} {theirs}, this Millrace has {key} {ours}")


def _json(r: _Reader, key: str) -> object:
    try:
        found: object = json.loads(r.value(key))
    except (ValueError, RecursionError):
        raise BadLog(r.at, f"the {key} are not JSON") from None
    return found


def _options(r: _Reader, game: Game[S]) -> Options:
    found = _json(r, "options")
    if not isinstance(found, dict):
        raise BadLog(r.at, "the options are not an object")
    try:
        return game.parse_options(found)
    except ConfigError as error:
        raise BadLog(r.at, str(error)) from None


def _names(r: _Reader, n: int) -> list[str]:
    found = _json(r, "seats")
    if not isinstance(found, list) or len(found) != n:
        raise BadLog(r.at, f"the seats are not a list of {n} names")
    return [_text(r, name, "name") for name in found]


def _text(r: _Reader, found: object, what: str) -> str:
    """A text that can be written down again: no half of a surrogate pair."""
    if not isinstance(found, str) or not found or any(ord(letter) in _SURROGATES for letter in found):
        raise BadLog(r.at, f"the {what} is not a text")
    return found


def _answers(r: _Reader, game: Game[S], options: Options) -> tuple[list[Entry], str]:
    """The answers, each checked against the options of its moment, and the seed if it is revealed."""
    s = game.new(options)
    log: list[Entry] = []
    seed = ""
    chapter = game.chapter(s)
    while True:
        text = r.next("end")
        word, _, rest = text.partition(" ")
        if game.chapter(s) != chapter:
            if text != _chapter_line(game, s, chapter):
                raise BadLog(
                    r.at,
                    f"the game comes to another state here: expected '{_chapter_line(game, s, chapter)}'",
                )
            chapter = game.chapter(s)
        elif word == "end":
            if text != _end_line(game, s, len(log)):
                raise BadLog(r.at, f"the game ends otherwise: expected '{_end_line(game, s, len(log))}'")
            return log, seed
        elif seed:
            raise BadLog(r.at, "after the seed only the end line may follow")
        elif word == "seed":
            seed = _seed(r, rest)
        else:
            log.append(_answer(r, game, s, word, rest))
            game.apply(s, log[-1].action)


def _seed(r: _Reader, text: str) -> str:
    try:
        found: object = json.loads(text)
    except ValueError:
        found = None
    return _text(r, found, "seed")


def _answer(r: _Reader, game: Game[S], s: S, who: str, text: str) -> Entry:
    if game.is_over(s):
        raise BadLog(r.at, "the game is over, no answer is awaited")
    seat = game.decider(s)
    if who != seat_name(seat):
        raise BadLog(r.at, f"it is {seat_name(seat)} who answers here, not {who}")
    action = game.read(text)
    if action < 0:
        raise BadLog(r.at, f"'{text}' is not an action of {game.name}")
    if action not in game.legal(s):
        raise BadLog(r.at, f"'{text}' is not legal here: {game.why_not(s, action).clause}")
    return Entry(seat, action)


def _check_draws(game: Game[S], options: Options, log: list[Entry], seed: str, line: int) -> None:
    """With the seed revealed, every draw must be the one the seed gives."""
    dealer = Dealer(seed)
    s = game.new(options)
    draws = 0
    for entry in log:
        if entry.seat == CHANCE:
            choices = game.legal(s)
            if choices[dealer.choose(draws, len(choices))] != entry.action:
                raise BadLog(line, f"draw {draws + 1} is not the one this seed gives")
            draws += 1
        game.apply(s, entry.action)
