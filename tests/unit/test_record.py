"""The text record: every byte counts, and every refusal names its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.errors import BadLog
from millrace.kernel.record import MAX_LINE, MAX_LINES, Record, read_record, seat_name, write_record
from millrace.kernel.table import Table

SEED: Final = "oak"
GAMES: Final = {"barrage": GAME}
Lines = list[str]


def table(*, answers: int = -1, players: int = 2, introductory: bool = True, seed: int = 1) -> Table[State]:
    """A table after so many answers of seats, or at its end."""
    options = GAME.parse_options({"players": players, "introductory": introductory})
    found = Table(GAME, options, SEED)
    rolls = Stream(seed)
    while not GAME.is_over(found.state) and answers != 0:
        legal = GAME.legal(found.state)
        found.play(GAME.decider(found.state), legal[rolls.below(len(legal))])
        answers -= 1
    return found


def record_of(found: Table[State], seed: str = SEED) -> Record[State]:
    names = ["Ann", "Zoë", "Łucja", "Дима"][: len(found.state.seats)]
    return Record(GAME, found.options, names, found.dealer.commitment(), found.log, seed)


def text_of(*, answers: int = -1, seed: str = SEED) -> str:
    return write_record(record_of(table(answers=answers), seed))


def bodies(text: str) -> Lines:
    return [line.rpartition(" #")[0] for line in text.splitlines()]


def checked(lines: Lines) -> bytes:
    """Lines with the checks written anew, as a forger would."""
    out, so_far = "", ""
    for line in lines:
        so_far = sha256(f"{so_far}|{line}".encode()).hexdigest()[:6]
        out += f"{line} #{so_far}\n"
    return out.encode()


def refusal(raw: bytes) -> BadLog:
    with pytest.raises(BadLog) as caught:
        read_record(raw, GAMES)
    return caught.value


def at(lines: Lines, beginning: str) -> int:
    """The index of the first line that begins so."""
    return next(i for i, line in enumerate(lines) if line.startswith(beginning))


# Round trips ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("introductory", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_round_trips(players: int, *, introductory: bool) -> None:
    found = table(players=players, introductory=introductory)
    text = write_record(record_of(found))
    read = read_record(text.encode(), GAMES)

    assert read.log == found.log
    assert read.options == found.options
    assert read.seed == SEED
    assert read.seats == record_of(found).seats
    assert GAME.dump(read.state()) == GAME.dump(found.state)
    assert write_record(read) == text


@pytest.mark.parametrize("answers", [0, 1, 2, 7, 60])
@pytest.mark.parametrize("seed", ["", SEED])
def test_an_unfinished_game_round_trips(answers: int, seed: str) -> None:
    found = table(answers=answers)
    text = write_record(record_of(found, seed))
    read = read_record(text.encode(), GAMES)

    assert read.log == found.log
    assert read.seed == seed
    assert GAME.digest(read.state()) == found.digest()
    assert " open #" in text.splitlines()[-1]
    assert write_record(read) == text


def test_the_state_after_so_many_answers() -> None:
    found = table(answers=20)
    read = read_record(write_record(record_of(found)).encode(), GAMES)
    shorter = table(answers=12)
    n = len(shorter.log)

    assert GAME.dump(read.state(n)) == GAME.dump(shorter.state)
    assert GAME.dump(read.state(0)) == GAME.dump(GAME.new(found.options))
    assert GAME.dump(read.state(len(found.log))) == GAME.dump(read.state())


def test_a_record_goes_on_where_it_ended() -> None:
    found = table(answers=15)
    read = read_record(write_record(record_of(found)).encode(), GAMES)
    again = Table(GAME, read.options, read.seed, read.log)

    assert again.log == found.log
    assert GAME.dump(again.state) == GAME.dump(found.state)


def test_round_ends_have_digests_and_the_end_has_scores() -> None:
    found = table()
    lines = bodies(write_record(record_of(found)))
    chapters = [line.split()[1] for line in lines if line.startswith("digest ")]
    scores = " ".join(map(str, GAME.scores(found.state)))

    assert chapters == ["0", "1", "2", "3", "4"]
    assert lines[-1] == f"end {len(found.log)} {GAME.digest(found.state)} {scores}"
    assert lines[-2] == f'seed "{SEED}"'


def test_seats_are_named_from_one() -> None:
    assert [seat_name(seat) for seat in (-1, 0, 4)] == ["chance", "p1", "p5"]


# Accidents ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_flipped_byte_is_named_by_its_line() -> None:
    """A changed line end joins or splits lines: then the line it ended is named."""
    raw = text_of(answers=4).encode()
    for i in range(len(raw)):
        for bit in (1, 0x20, 0x80):
            broken = raw[:i] + bytes([raw[i] ^ bit]) + raw[i + 1 :]
            error = refusal(broken)
            assert error.line == raw[:i].count(b"\n") + 1, f"byte {i}: {error}"


def test_truncation_at_every_line_is_named_by_the_line_that_is_missing() -> None:
    lines = text_of(answers=4).splitlines(keepends=True)
    for n in range(len(lines)):
        assert refusal("".join(lines[:n]).encode()).line == n + 1


def test_truncation_within_a_line_is_named_by_that_line() -> None:
    text = text_of(answers=4)
    raw = text.encode()
    for n in range(1, len(raw)):
        if raw[n - 1 : n] != b"\n":
            error = refusal(raw[:n])
            assert error.line == raw[:n].count(b"\n") + 1
            assert error.why == "the last line is cut off"


def test_a_missing_or_doubled_or_swapped_line_is_named() -> None:
    lines = text_of(answers=4).splitlines(keepends=True)
    for i in range(1, len(lines) - 1):
        assert refusal("".join(lines[:i] + lines[i + 1 :]).encode()).line == i + 1
        assert refusal("".join(lines[:i] + lines[i : i + 1] + lines[i:]).encode()).line == i + 2
        assert refusal("".join([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]).encode()).line == i + 1


@pytest.mark.parametrize("raw", [b"", b"\n", b"\n\n", b"\x00\xff\n", b"hello\n", b"\x1f\x8b\n", b" #\n"])
def test_what_is_no_record_is_refused_at_line_1(raw: bytes) -> None:
    assert refusal(raw).line == 1


def test_too_many_lines_and_too_long_lines_are_refused() -> None:
    assert refusal(b"\n" * (MAX_LINES + 1)).line == MAX_LINES
    assert refusal(b"x" * (MAX_LINE + 1) + b"\n").why == "the line is too long"


def test_what_follows_the_end_is_refused() -> None:
    text = text_of(answers=4)
    n = text.count("\n")

    assert refusal(text.encode() + b"more\n").line == n + 1
    assert refusal(text.encode() + b"more").line == n + 1
    assert refusal(text.encode() + b"\n").line == n + 1


# Forgeries: the checks are right, the content is not -------------------------------------------------------


@pytest.mark.parametrize(
    ("beginning", "instead", "why"),
    [
        ("millrace record", "millrace record 2", "not a Millrace record"),
        ("game ", "game chess", "unknown game 'chess': this Millrace plays barrage"),
        ("game ", "player barrage", "expected 'game ...', found 'player barrage'"),
        ("rules ", "rules 999", "played with rules 999"),
        ("content ", "content 0000000000000000", "played with content 0000000000000000"),
        ("options ", "options {", "the options are not JSON"),
        ("options ", "options []", "the options are not an object"),
        ("options ", 'options {"players": 7}', "players must be 2, 3 or 4, not 7"),
        ("options ", 'options {"players": 2, "maps": 1}', "no option 'maps'"),
        ("seats ", "seats {}", "the seats are not a list of 2 names"),
        ("seats ", "seats [1, 2]", "the name is not a text"),
        ("p", "p1 fly to the moon", "who answers here|'fly to the moon' is not an action of barrage"),
        ("p", "p3 space bank", "who answers here, not p3"),
        ("p", "chance contract G01", "who answers here, not chance"),
        ("chance headstream", "chance bonus BT_bases", "'bonus BT_bases' is not legal here"),
        ("chance headstream", "p1 headstream HT1", "it is chance who answers here, not p1"),
        ("digest 0", "digest 0 0000000000000000", "comes to another state here: expected 'digest 0 "),
        ("seed ", "seed oak", "the seed is not a text"),
        ("seed ", "seed 7", "the seed is not a text"),
        ("seed ", 'seed ""', "the seed is not a text"),
        ("end ", "end 1 0000000000000000 open", "the game ends otherwise: expected 'end "),
    ],
)
def test_a_forged_line_is_named(beginning: str, instead: str, why: str) -> None:
    lines = bodies(text_of(answers=4))
    i = at(lines, beginning)
    lines[i] = instead
    error = refusal(checked(lines))

    assert error.line == i + 1
    assert re.search(why, error.why), error.why


def test_an_illegal_answer_is_named_with_its_clause() -> None:
    """The bank takes no engineer who is not there: the same answer, out of its place."""
    lines = bodies(text_of(answers=0))
    end = at(lines, "seed ")
    who = seat_name(GAME.decider(table(answers=0).state))
    lines.insert(end, f"{who} engineers 3")
    error = refusal(checked(lines))

    assert error.line == end + 1
    assert re.fullmatch(r"'engineers 3' is not legal here: [BR][-\d.]+", error.why), error.why


def test_an_answer_after_the_end_of_the_game_is_refused() -> None:
    lines = bodies(text_of())
    end = at(lines, "seed ")
    lines.insert(end, "p1 pass")
    error = refusal(checked(lines))

    assert (error.line, error.why) == (end + 1, "the game is over, no answer is awaited")


def test_scores_of_another_game_are_refused() -> None:
    lines = bodies(text_of())
    lines[-1] = re.sub(r"-?\d+$", "777", lines[-1])

    assert refusal(checked(lines)).line == len(lines)


def test_a_wrong_commitment_is_named_by_the_seed() -> None:
    lines = bodies(text_of(answers=4))
    lines[at(lines, "commitment ")] = "commitment " + "0" * 64
    error = refusal(checked(lines))

    assert error.line == at(lines, "seed ") + 1
    assert error.why == "the seed is not the one the record is committed to"


def test_a_seed_that_was_not_committed_to_is_named() -> None:
    lines = bodies(text_of(answers=4))
    i = at(lines, "seed ")
    lines[i] = 'seed "elm"'

    assert refusal(checked(lines)).line == i + 1


def test_a_committed_seed_that_gives_other_draws_is_named() -> None:
    """Somebody committed to one seed and dealt with another."""
    found = table(answers=4)
    other = Table(GAME, found.options, "elm").dealer
    lines = bodies(
        write_record(Record(GAME, found.options, ["Ann", "Bo"], other.commitment(), found.log, "elm"))
    )
    error = refusal(checked(lines))

    assert error.line == at(lines, "seed ") + 1
    assert re.fullmatch(r"draw \d+ is not the one this seed gives", error.why)


def test_without_a_seed_the_draws_are_not_checked_but_must_be_possible() -> None:
    """A record of another dealer is fine as long as every draw was on offer."""
    found = table(answers=4)
    text = write_record(Record(GAME, found.options, ["Ann", "Bo"], "0" * 64, found.log))

    assert read_record(text.encode(), GAMES).log == found.log


@pytest.mark.parametrize("escape", [r"\ud800", r"\udfff\ud800"])
@pytest.mark.parametrize("key", ["seed", "seats"])
def test_text_that_is_no_unicode_is_refused(key: str, escape: str) -> None:
    """Half a surrogate pair is valid JSON but no text: it can be neither hashed nor shown."""
    lines = bodies(text_of(answers=4))
    i = at(lines, f"{key} ")
    lines[i] = f'seed "{escape}"' if key == "seed" else f'seats ["{escape}", "Bo"]'

    assert refusal(checked(lines)).line == i + 1


def test_as_many_names_as_seats() -> None:
    lines = bodies(text_of(answers=4))
    i = at(lines, "seats ")
    lines[i] = 'seats ["Ann", "Bo", "Cy"]'

    assert refusal(checked(lines)).line == i + 1


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines.insert(at(lines, "seed "), lines[at(lines, "seed ")]),
        lambda lines: lines.insert(at(lines, "p"), lines[at(lines, "seed ")]),
    ],
    ids=["twice", "in the middle"],
)
def test_the_seed_stands_once_and_at_the_end(change: Callable[[Lines], None]) -> None:
    lines = bodies(text_of(answers=4))
    change(lines)

    assert "seed" in str(refusal(checked(lines)))


def test_options_are_written_in_full_with_sorted_keys() -> None:
    line = bodies(text_of(answers=0))[4]

    assert line == 'options {"automas": [], "introductory": true, "leeghwater": false, "players": 2}'
