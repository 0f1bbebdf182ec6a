"""`millrace play`, driven as a person would: lines in, screen out."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from rich.text import Text

from millrace.cli.barrage import painter
from millrace.cli.barrage.automa_tiles import draw_automa
from millrace.cli.barrage.companies import draw_companies, draw_company
from millrace.cli.barrage.energy_track import draw_track
from millrace.cli.barrage.extra_board import draw_extra
from millrace.cli.barrage.map import draw_map
from millrace.cli.barrage.page import BarragePage, open_words
from millrace.cli.barrage.painter import BarragePainter
from millrace.cli.barrage.question import draw_options
from millrace.cli.barrage.screen import draw_board, draw_moment
from millrace.cli.chairs import Chair
from millrace.cli.commands import barrier_of
from millrace.cli.main import main
from millrace.cli.paragraphs import paragraphs
from millrace.cli.prompt import PlayPrompt
from millrace.cli.screen import WIDTH, new_console, padded, wrapped
from millrace.cli.session import Session
from millrace.cli.telling import consequences, tell_turn
from millrace.games.barrage.automa.explain import explain
from millrace.games.barrage.content.companies import START_VP, START_VP_AUTOMA
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.names import seat_name
from millrace.games.barrage.numbers import N_ACTIONS
from millrace.games.barrage.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.errors import IllegalAction
from millrace.kernel.record import Record, read_record, write_record
from millrace.kernel.stack import CHANCE, Event
from millrace.rooms.protocol import Entry
from millrace.words import LANGUAGES
from tests import tables

PAINTER: Final = BarragePainter()
HOT_SEAT: Final = ("play", "barrage", "--introductory", "--bots", "0", "--seed", "oak", "--language", "en")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, where the games are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


class Terminal:
    """Plays a game with prepared lines and keeps what was printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.out = ""
        self.err = ""

    def run(self, *argv: str, lines: str = "") -> int:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = main(argv)
        self.out, self.err = self._capsys.readouterr()
        return code


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> Terminal:
    assert folder.is_dir()
    return Terminal(monkeypatch, capsys)


def kept(folder: Path, n: int = 1) -> bytes:
    return (folder / "data" / "millrace" / f"barrage-{n}.millrace").read_bytes()


def answers(raw: bytes) -> list[str]:
    """The answers of people in a record, in notation."""
    record = read_record(raw, {"barrage": GAME})
    return [GAME.notate(entry.action) for entry in record.log if entry.seat != CHANCE]


# Playing --------------------------------------------------------------------------------------------------


def test_a_whole_game_of_first_options_comes_to_its_final_scoring(terminal: Terminal, folder: Path) -> None:
    code = terminal.run(*HOT_SEAT, lines="1\n" * 1000)

    assert code == 0
    record = read_record(kept(folder), {"barrage": GAME})
    end = record.state()
    assert GAME.is_over(end)
    ending = terminal.out.partition("── FINAL SCORING")[2]
    assert re.search(r"^  VP +" + " +".join(map(str, GAME.scores(end))) + "$", ending, re.MULTILINE)
    names = [open_words("en").say(seat_name(end, seat)) for seat in GAME.winners(end)]
    assert f"★ Winner: {', '.join(names)}\n" in ending
    rounds = [
        list(map(int, row)) for row in re.findall(r"^  Round \d +(-?\d+) +(-?\d+)$", ending, re.MULTILINE)
    ]
    assert len(rounds) == 5
    assert [START_VP + sum(column) for column in zip(*rounds, strict=True)] == GAME.scores(end)


def test_the_points_by_source_add_up_to_the_score() -> None:
    sessions = [random_session(2 + seed % 3, seed, introductory=seed == 0) for seed in range(4)]
    sessions += [
        random_session(3, seed, automas=(level, "very-high"), leeghwater=True)
        for seed, level in enumerate(("low", "medium", "high"))
    ]
    for session in sessions:
        assert session.is_over
        for seat, score in enumerate(GAME.scores(session.s)):
            [standing] = [standing for standing in session.standings() if standing.seat == seat + 1]
            start = START_VP_AUTOMA if session.s.seats[seat].level else START_VP
            assert standing.sources["points-start"] == standing.periods[0] == start
            assert sum(standing.sources.values()) == sum(standing.periods.values()) == score
            assert "points-other" not in standing.sources


def test_an_answer_in_notation_in_any_case(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="BUILD  Base\nsite b2u\n")

    assert answers(kept(folder))[:2] == ["build base", "site B2U"]


def test_an_empty_line_takes_the_only_option(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="space bank\nengineers 12\nspace bank\nengineers 11\nspace bank\n\n")

    assert answers(kept(folder))[-1] == "engineers 1"


def test_computer_players_move_by_themselves_and_are_told_about(terminal: Terminal, folder: Path) -> None:
    code = terminal.run(
        *("play", "barrage", "--seed", "oak", "--language", "en", "--introductory", "--players", "3"),
        *("--bot", "greedy", "--seat", "Anna"),
        lines="space bank\nengineers 1\n" * 2,
    )

    assert code == 0
    record = read_record(kept(folder), {"barrage": GAME})
    assert record.seats == ["Anna", "bot:greedy", "bot:greedy"]
    people = [entry.seat for entry in record.log if entry.seat != CHANCE]
    assert {1, 2} < set(people)
    news = terminal.out.rpartition("── WHAT HAPPENED")[2].partition("── QUESTION")[0]
    assert len(re.findall(r"^[UGI] ", news, re.MULTILINE)) == 3  # the own turn and two others
    assert "(Anna)" in terminal.out


@pytest.mark.parametrize(
    ("argv", "seats"),
    [
        ((), ["player", "Automa (medium)"]),
        (("--players", "3"), ["player", "Automa (medium)", "Automa (medium)"]),
        (("--seat", "Anna", "Ben", "--players", "3"), ["Anna", "Ben", "Automa (medium)"]),
        (("--seat", "Anna", "Ben"), ["Anna", "Ben"]),
        (("--automa", "high", "--automa", "low"), ["player", "Automa (high)", "Automa (low)"]),
        (("--players", "3", "--automa", "very-high"), ["player", "player", "Automa (very-high)"]),
        (("--bot", "greedy"), ["player", "bot:greedy"]),
        (("--bots", "1", "--automa", "low"), ["player", "bot:random", "Automa (low)"]),
        (("--introductory",), ["player", "bot:random"]),
    ],
)
def test_free_seats_are_taken_by_automas_unless_bots_are_named(
    terminal: Terminal, folder: Path, argv: tuple[str, ...], seats: list[str]
) -> None:
    assert terminal.run("play", "barrage", "--seed", "oak", *argv, lines="1\n1\n") == 0

    record = read_record(kept(folder), {"barrage": GAME})
    assert record.seats == seats
    levels = [LEVEL_KEYS[p.level] for p in record.state().seats]
    assert levels == [seat[8:-1] if seat.startswith("Automa") else "person" for seat in seats]


def test_a_game_against_automas_is_played_to_its_end_and_loaded_again(
    terminal: Terminal, folder: Path
) -> None:
    argv = ("play", "barrage", "--automa", "high", "--leeghwater", "--seed", "oak", "--language", "en")
    terminal.run(*argv, lines="1\n" * 60)
    path = str(folder / "data" / "millrace" / "barrage-1.millrace")

    assert terminal.run("play", "barrage", "--load", path, "--language", "en", lines="1\n" * 1000) == 0

    end = read_record(kept(folder), {"barrage": GAME}).state()
    assert GAME.is_over(end)
    assert "Automa (high voltage)" in terminal.out
    ending = terminal.out.partition("── FINAL SCORING")[2]
    assert re.search(r"^  at the start +10 +16$", ending, re.MULTILINE)
    assert re.search(r"^  VP +" + " +".join(map(str, GAME.scores(end))) + "$", ending, re.MULTILINE)


# Automas --------------------------------------------------------------------------------------------------


SOLO: Final = ("play", "barrage", "--automa", "high", "--leeghwater", "--seed", "oak")


def story_of(record: Record[State]) -> list[Event]:
    s = GAME.new(record.options)
    story: list[Event] = []
    s.story = story
    for entry in record.log:
        GAME.apply(s, entry.action)
    return story


def test_why_explains_the_last_automa_turn_as_it_was_played(terminal: Terminal, folder: Path) -> None:
    """The tiles, every entry up to the one performed, and the space chosen are those of the record."""
    terminal.run(*SOLO, "--language", "en", lines="1\n" * 10 + "why\nwhy g\n")

    record = read_record(kept(folder), {"barrage": GAME})
    turn = explain(story_of(record))[-1]
    said = terminal.out.partition("> why\n")[2].partition("> why g\n")
    assert said[0] == said[2].partition("> ")[0]
    lines = said[0].splitlines()
    assert lines[0] == (
        f"G Germany: actions of tile {turn.entries_tile + 1}, criteria of tile {turn.criteria_tile + 1}"
    )
    marks = [line.split()[:2] for line in lines if line.startswith(("  ✗", "  ✓"))]
    expected = [(tried.entry, "✗") for tried in turn.tried]
    expected += [(performed.entry, "✓") for performed in turn.performed]
    assert marks == [[mark, str(entry + 1)] for entry, mark in sorted(expected)]
    for tried in turn.tried:
        assert f"[{tried.clause}]" in said[0]
    for performed in turn.performed:
        for placement in performed.placements:
            assert SITE_KEYS[placement.chosen] in said[0]


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "G Germany: actions of tile"),
        ("pl", "G Niemcy: akcje kafla"),
        ("ru", "G Германия: действия жетона"),
        ("it", "G Germania: azioni della tessera"),
    ],
)
def test_why_speaks_every_language(terminal: Terminal, language: str, heading: str) -> None:
    terminal.run(*SOLO, "--language", language, lines="1\n" * 10 + "why\nautoma\n")

    said = terminal.out.partition("> why\n")[2]
    assert said.startswith(heading)
    assert "✓" in said


def income_session() -> Session:
    """A game in which a person is asked between the income of an Automa and its turn."""
    session = random_session(2, 6, automas=("medium",), answers=0)
    rolls = Stream(6)
    while last_explained(session) != "automa-income":
        legal = GAME.legal(session.s)
        session.answer(legal[rolls.below(len(legal))])
    return session


def last_explained(session: Session) -> str:
    """The kind of event that the last explanation begins with."""
    begins = [entry.told[one.first].kind for entry in session.entries(0) for one in entry.explained]
    return begins[-1] if begins else ""


class Asked:
    """A prompt that keeps what a command shows."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.lines: list[str] = []

    def entries(self) -> list[Entry]:
        return self.session.entries(0)

    def show(self, lines: Sequence[Text]) -> None:
        self.lines += [line.plain for line in lines]

    def note(self, key: str, **args: int | str) -> None:
        raise AssertionError((key, args))

    def explain(self, text: str) -> None:
        raise AssertionError(text)


def test_why_tells_the_last_turn_and_the_income_since() -> None:
    """A person is asked between the income of the Automa and its turn."""
    asked = Asked(income_session())
    session = asked.session

    PAINTER.commands["why"](asked, pages(session)[0], "")

    heads = [line for line in asked.lines if ": actions of tile" in line or ": income" in line]
    assert [": income" in line for line in heads] == [False, True]
    assert asked.lines[-1].startswith("      ")


def test_the_kinds_of_events_it_looks_for_exist() -> None:
    looked_for = {*painter._PHASES, *painter._TIDYING, painter._AS_AUTOMA, painter._TURN}

    assert looked_for <= set(GAME.event_kinds)


def test_what_others_get_after_an_income_is_a_paragraph_of_its_own() -> None:
    entries = income_session().entries(0)
    (one,) = [one for one in entries[-1].explained if entries[-1].told[one.first].kind == "automa-income"]
    found = paragraphs(entries[-1:], PAINTER)

    at = next(i for i, paragraph in enumerate(found) if paragraph.turn is one)
    assert [happening.told for happening in found[at].happenings] == entries[-1].told[one.first : one.end]
    assert {paragraph.seat for paragraph in found[at + 1 :]} <= {0}


def test_the_log_folds_what_an_automa_weighed_unless_it_is_whole(terminal: Terminal) -> None:
    """The whole log has every step that `why` tells; the short one and the news only what was done."""
    terminal.run(*SOLO, "--language", "en", lines="1\n" * 10 + "why\nlog\nlog all\n")

    why, _, rest = terminal.out.partition("> why\n")[2].partition("> log\n")
    short, _, whole = rest.partition("> log all\n")
    _, *steps = why.splitlines()
    done = [step for step in steps if step.startswith("  ✓ ")]
    assert "\n".join(steps) in whole
    assert "passed over: " not in whole
    assert "passed over: " in short
    assert [step for step in steps if step in short] == done != steps
    news = terminal.out.rpartition("── WHAT HAPPENED")[2].partition("── QUESTION")[0]
    assert "Germany: actions of Automa tile" in news
    assert " ".join(done[0].split()[1:-1]) in " ".join(news.split())
    assert "passed over: " not in news


def test_undo_stops_at_an_automa_and_says_why(terminal: Terminal, folder: Path) -> None:
    terminal.run(*SOLO, "--language", "en", lines="1\n1\nspace bank\nundo\nspace bank\nengineers 2\nundo\n")

    first, _, second = terminal.out.partition("> undo\n")
    del first
    told, _, last = second.rpartition("> undo\n")
    assert "✗" not in told.partition("── QUESTION")[0]
    assert "✗ There is nothing to undo." in last
    assert "An Automa has drawn a tile since your last answer" in last
    assert answers(kept(folder))[-2:] == ["space bank", "engineers 2"]


def test_undo_at_the_beginning_gives_no_false_reason(terminal: Terminal) -> None:
    terminal.run(*SOLO, "--language", "en", lines="undo\n")

    assert terminal.out.partition("> undo\n")[2].strip().startswith("✗ There is nothing to undo.")
    assert "since" not in terminal.out.partition("> undo\n")[2]


def test_undo_after_a_draw_that_is_not_an_automas() -> None:
    """Taking a contract refills the display: a draw, but nobody else has moved."""
    session = random_session(2, 3, answers=0)
    while barrier_of(session, PAINTER) != "drawn":
        wanted = [a for a in GAME.legal(session.s) if GAME.notate(a).startswith("space contract")]
        session.answer((wanted or GAME.legal(session.s))[0])

    with pytest.raises(IllegalAction):
        session.undo()


def test_pages_of_the_automa_and_of_the_extra_board(terminal: Terminal) -> None:
    terminal.run(*SOLO, "--language", "en", lines="1\n1\nautoma\nbuildings\ncompany g\n")

    said = terminal.out.partition("> automa\n")[2]
    tiles, _, rest = said.partition("> buildings\n")
    extra, _, company = rest.partition("> company g\n")
    assert re.search(r"^ Tile \d+, actions$", tiles, re.MULTILINE)
    assert "code: basin" in tiles
    assert re.search(r"^ 1 .+ \d \d/\d · - \+3· \+3·", extra, re.MULTILINE)
    assert len(re.findall(r"^ [123] +\d*\)? *2♙", extra, re.MULTILINE)) == 3
    assert "Level: The Automa tiles decide." in company
    assert "Officer: (not used)" in company


def test_pages_that_this_game_does_not_have(terminal: Terminal) -> None:
    terminal.run(*HOT_SEAT, lines="automa\nbuildings\n")

    assert "No Automa plays here." in terminal.out
    assert "belong to the Leeghwater Project." in terminal.out


def test_the_netherlands_wear_an_n_and_pieces_on_buildings_are_drawn() -> None:
    play = tables.barrage(
        tables.seat("netherlands", "tommaso", works=["A1"]),
        tables.seat("italy", "margot"),
        leeghwater=True,
        buildings=[
            {"key": "cofferdam", "slots": [1, None, 2, None]},
            *({"key": key} for key in ("wind_farm", "loan_agency", "research_lab", "robot_factory")),
        ],
        works=["A2", None, "A5"],
        turn=1,
    )
    numbers = {action: n + 1 for n, action in enumerate(GAME.legal(play.s))}
    page = BarragePage(play.s, open_words("en"), ["", ""], numbers)

    extra = [line.plain for line in draw_extra(page)]
    companies = "\n".join(line.plain for line in draw_companies(page, 0))

    assert re.match(r" 1 Cofferdam +3 2/1 N - I \+3·", extra[1])
    assert extra[-2].endswith("—")
    assert "architect at hand" in companies
    assert "own space free" in companies
    assert "Works: A1" in companies
    assert "Buildings: Cofferdam" in companies


# Asking ---------------------------------------------------------------------------------------------------


def test_a_question_mark_and_a_number_tell_what_would_happen(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="build base\nsite B1U\n? 1\n")

    assert answers(kept(folder)) == ["build base", "site B1U"]
    would = terminal.out.partition("? 1\n")[2]
    assert "pays 3 credits ← base space B1U" in would
    assert "builds a base on B1U" in would
    assert "→ Then: " in would


def test_consequences_follow_every_drop(terminal: Terminal) -> None:
    terminal.run(*HOT_SEAT, lines="space water_flow1_L\n?1\n?2\n")

    assert re.search(r"A drop (stops at dam|leaves the map).* ← water management", terminal.out)


def test_what_is_not_offered_is_explained_with_its_clause(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="? build elevation\n? space turbine_plus1_L\n1\n")

    assert len(answers(kept(folder))) == 1
    assert "✗ No building space is free for an elevation. [B5.4.2]" in terminal.out
    assert "[B2.1.10]" in terminal.out


def test_a_refused_answer_changes_nothing_and_names_the_clause(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="space bank\nengineers 2\n")
    untouched = kept(folder, 1)

    wrong = "pass\nbuild elevation\n99\n0\n77777777777\nnonsense\n? nonsense\n?99\n"
    terminal.run(*HOT_SEAT, lines="space bank\nengineers 2\n" + wrong)

    assert kept(folder, 2) == untouched
    assert "✗ You cannot pass: you still have 12 engineers. [B4.3.1]" in terminal.out
    assert terminal.out.count("Options go from 1 to") == 4
    assert terminal.out.count("Not understood: “nonsense”") == 2


def test_a_clause_is_read_by_its_number_in_any_language(terminal: Terminal) -> None:
    terminal.run(
        *HOT_SEAT, lines="rule B4.2.1\nrule b4.2\nrule [B4.3.1]\nrule Z1\nrule\nlanguage it\nrule B4.3.1\n"
    )

    one, _, rest = terminal.out.partition("> rule B4.2.1\n")[2].partition("> rule b4.2\n")
    assert one.startswith("[B4.2.1] ")
    chapter, _, rest = rest.partition("> rule [B4.3.1]\n")
    assert re.findall(r"^\[(.+?)\]", chapter, re.MULTILINE)[:2] == ["B4.2.1", "B4.2.2"]
    assert rest.startswith("[B4.3.1] ")
    assert "No clause is called “Z1”." in rest
    assert "Say which: `rule NUMBER`." in rest
    italian = rest.rpartition("> rule B4.3.1\n")[2]
    assert italian.startswith("[B4.3.1] ")
    assert italian.split("\n")[0] != rest.split("\n")[0]


def test_undo_takes_back_one_answer_at_a_time(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="build base\nundo\nspace bank\nengineers 2\nundo\nengineers 3\n")

    assert answers(kept(folder)) == ["space bank", "engineers 3"]


def test_undo_stops_at_a_computer_players_move(terminal: Terminal, folder: Path) -> None:
    argv = ("play", "barrage", "--introductory", "--seed", "oak", "--language", "en", "--bot", "greedy")
    terminal.run(*argv, lines="space bank\nengineers 1\nundo\n")

    assert "✗ There is nothing to undo.\nA computer player has answered since." in terminal.out
    assert "engineers 1" in answers(kept(folder))


def test_pages_of_detail(terminal: Terminal) -> None:
    lines = (
        "map\nboard\ncontracts\noptions\nhelp\nwhy\ncompany\ncompany u\ncompany Germany\ncompany x\nlog all\n"
    )
    terminal.run(*HOT_SEAT, lines=lines)

    assert terminal.out.count("──▼ 10 plains") == 2
    assert terminal.out.count("── CONTRACTS") == 2
    assert "space water_place2_R" in terminal.out
    assert "Wilhelm Adler: Your bases cost 3 excavators in every area." in terminal.out
    assert "Jill McDowell: You may pay" in terminal.out
    assert "No company is called “x”." in terminal.out
    assert "• Drawn: headstream tile" in terminal.out


def test_in_the_draft_a_company_is_an_answer_before_it_is_a_page(terminal: Terminal, folder: Path) -> None:
    terminal.run("play", "barrage", "--bots", "0", "--seed", "oak", "--language", "en", lines="company usa\n")

    assert answers(kept(folder)) == ["company usa"]


def test_the_language_changes_at_once_for_everything(terminal: Terminal) -> None:
    terminal.run(*HOT_SEAT, lines="space bank\nengineers 2\nlanguage ru\nlog\nlanguage xx\n")

    english, _, russian = terminal.out.partition("> language ru")
    assert "places 2 engineers" in english
    assert "── ВОПРОС" in russian
    assert "какое действие?" in russian
    assert "помещает 2 инженеров ← банк" in russian
    assert "Языки: en, pl, ru, it" in russian
    assert "which action" not in russian


# Keeping --------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="build base\n1\nspace bank\nengineers 2\nsave mine\n")
    saved = (folder / "mine.millrace").read_bytes()
    before = read_record(saved, {"barrage": GAME})

    terminal.run("play", "barrage", "--language", "en", "--load", "mine.millrace", lines="save again\n1\n")

    assert (folder / "again.millrace").read_bytes() == saved
    after = read_record(kept(folder, 2), {"barrage": GAME})
    assert after.log[: len(before.log)] == before.log
    assert len(after.log) == len(before.log) + 1
    assert GAME.digest(after.state(len(before.log))) == GAME.digest(before.state())


def test_a_loaded_game_ends_as_the_uninterrupted_one(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="1\n" * 1000)
    terminal.run(*HOT_SEAT, lines="1\n" * 60)
    path = str(folder / "data" / "millrace" / "barrage-2.millrace")

    terminal.run("play", "barrage", "--load", path, lines="1\n" * 1000)

    assert kept(folder, 2) == kept(folder, 1)  # in the file it was kept in


def test_saving_replaces_a_file_only_when_told(terminal: Terminal, folder: Path) -> None:
    (folder / "old.millrace").write_text("precious")

    terminal.run(*HOT_SEAT, lines="save old.millrace\nsave\n")
    assert (folder / "old.millrace").read_text() == "precious"
    assert "exists" in terminal.out

    terminal.run(*HOT_SEAT, lines="save old.millrace !\nsave no/such/place\n")
    assert read_record((folder / "old.millrace").read_bytes(), {"barrage": GAME}).log
    assert "Cannot write" in terminal.out


def test_leaving_says_how_to_go_on(terminal: Terminal, folder: Path) -> None:
    path = folder / "data" / "millrace" / "barrage-1.millrace"

    assert terminal.run(*HOT_SEAT, lines="space bank\nquit\n1\n") == 0

    assert terminal.out.endswith(f"Continue with: millrace play barrage --load {path}\n")
    assert answers(kept(folder)) == ["space bank"]


def test_a_game_nobody_has_begun_leaves_no_file(terminal: Terminal, folder: Path) -> None:
    assert terminal.run(*HOT_SEAT, lines="map\nquit\n") == 0

    assert not (folder / "data").exists()


def test_a_game_that_cannot_be_kept_is_played_all_the_same(terminal: Terminal, folder: Path) -> None:
    (folder / "data").write_text("a file where the folder should be")

    assert terminal.run(*HOT_SEAT, lines="space bank\nengineers 1\nquit\n") == 0

    assert terminal.out.count("Autosave failed") == 1
    assert "Continue with" not in terminal.out


def test_an_answer_is_played_once_and_keeping_the_game_plays_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the log nor the record plays what the room has played."""
    session = random_session(3, 4, automas=("high",), leeghwater=True, answers=80)
    applied: list[int] = []
    apply = GAME.apply

    def counted(s: State, action: int) -> None:
        applied.append(action)
        apply(s, action)

    monkeypatch.setattr(GAME, "apply", counted)
    for _ in range(20):
        before = len(session.log)
        session.answer(GAME.legal(session.s)[0])
        session.autosave(tmp_path)
        assert applied == [entry.action for entry in list(session.log)[before:]]
        applied.clear()


def test_the_record_that_grew_is_the_one_that_is_played_through() -> None:
    """Answers that were taken back leave nothing behind, in the record or in the log."""
    rolls = Stream(3)
    session = random_session(2, 9, answers=0)
    taken_back = 0
    while not session.is_over:
        if rolls.below(3) == 0:
            with suppress(IllegalAction):
                session.undo()
                taken_back += 1
        legal = GAME.legal(session.s)
        session.answer(legal[rolls.below(len(legal))])
    again = Session(GAME, session.options, "9", session.chairs, session.log)

    assert taken_back > 20
    assert session.record_text() == write_record(session.record()) == again.record_text()
    assert paragraphs(session.entries(0), PAINTER) == paragraphs(again.entries(0), PAINTER)


# Refusals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("--players", "7"), "players must be 2, 3 or 4"),
        (("--colour", "red"), "--colour"),
        (("--bot", "clever"), "clever"),
        (("--language", "de"), "de"),
        (("--players", "2", "--bots", "3"), "do not fit"),
        (("--players", "2", "--seat", "A", "B", "C"), "do not fit"),
        (("--seat", "\x1b[2J"), "printable"),
        (("--seat", "bot:greedy"), "bot:"),
        (("--seed", ""), "seed"),
        (("--load", "nowhere.millrace"), "nowhere.millrace"),
        (("--load", "x", "--players", "3"), "--players does not go with --load"),
        (("--load", "x", "--automa", "low"), "--automa does not go with --load"),
        (("--players", "5"), "players must be 2, 3 or 4, not 5"),
        (("--automa", "low", "--automa", "low", "--automa", "low", "--seat", "A", "B"), "not 5"),
        (("--automa", "easy"), "automas must be up to three of low, medium, high, very-high"),
        (("--players", "2", "--automa", "low", "--automa", "high"), "at least one of the 2 players"),
        (("--introductory", "--automa", "low"), "the introductory game has no Automa"),
        (("--introductory", "--leeghwater"), "the introductory game has no Automa and no Leeghwater"),
        (("--players", "2", "--automa", "low", "--seat", "A", "B"), "do not fit 2 players"),
    ],
)
def test_wrong_arguments_are_one_line_and_exit_code_2(
    terminal: Terminal, argv: tuple[str, ...], why: str
) -> None:
    assert terminal.run("play", "barrage", *argv) == 2

    assert terminal.out == ""
    assert why in terminal.err
    assert terminal.err.count("\n") == 1


def test_a_record_without_its_seed_goes_on_with_new_draws(terminal: Terminal, folder: Path) -> None:
    """Its commitment stays: the draws so far can still be checked by whoever knows the seed."""
    session = random_session(2, 3, introductory=True, answers=60)
    record = session.record()
    names = ["\x1b[2JAnna", "Ben"]
    hidden = Record(GAME, record.options, names, record.commitment, record.log)
    (folder / "hidden.millrace").write_text(write_record(hidden), encoding="utf-8")

    terminal.run("play", "barrage", "--load", "hidden.millrace", lines="1\n" * 200)

    after = read_record(kept(folder), {"barrage": GAME})
    assert len(after.log) > len(record.log) + 50
    assert after.log[: len(record.log)] == record.log
    assert (after.commitment, after.seed, after.seats) == (record.commitment, "", names)
    assert "\x1b" not in terminal.out


def test_a_damaged_record_is_refused_with_its_line(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="build base\nsave mine\n")
    path = folder / "mine.millrace"
    path.write_bytes(path.read_bytes().replace(b"build base", b"build cave"))

    assert terminal.run("play", "barrage", "--load", str(path)) == 2

    assert "line " in terminal.err
    assert terminal.err.count("\n") == 1


def test_ctrl_c_leaves_cleanly(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["space bank"]

    def interrupted(_: str = "") -> str:
        if not lines:
            raise KeyboardInterrupt
        return lines.pop()

    monkeypatch.setattr("builtins.input", interrupted)

    assert terminal.run(*HOT_SEAT) == 130
    assert "Continue with: millrace play barrage --load" in terminal.out
    assert terminal.err == ""


def test_as_a_command_without_a_terminal_nothing_is_coloured(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "millrace.cli.main", *HOT_SEAT],
        input=b"build base\n?1\n\xff\nquit\n",
        capture_output=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1"},
    )

    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert "which action?" in done.stdout.decode()


# Drawing --------------------------------------------------------------------------------------------------


def random_session(
    players: int,
    seed: int,
    *,
    introductory: bool = False,
    automas: Sequence[str] = (),
    leeghwater: bool = False,
    answers: int = 10_000,
) -> Session:
    raw = {
        "players": players,
        "introductory": introductory,
        "automas": list(automas),
        "leeghwater": leeghwater,
    }
    chairs = [Chair("Bartholomew Long")] * (players - len(automas)) + [
        Chair("", "", "automa", a) for a in automas
    ]
    session = Session(GAME, GAME.parse_options(raw), str(seed), chairs)
    rolls = Stream(seed)
    while not session.is_over and answers > 0:
        legal = GAME.legal(session.s)
        session.answer(legal[rolls.below(len(legal))])
        answers -= 1
    return session


def pages(session: Session) -> list[BarragePage]:
    """The present moment in every language."""
    prompts = [PlayPrompt(session, PAINTER, new_console(), lang, Path("nowhere")) for lang in LANGUAGES]
    return [prompt.page() for prompt in prompts]


@pytest.mark.parametrize(
    ("players", "automas", "box"),
    [
        (2, (), "base"),
        (4, (), "base"),
        (2, ("medium",), "base"),
        (3, ("high", "very-high"), "leeghwater"),
        (4, ("low",), "leeghwater"),
    ],
)
def test_no_line_is_wider_than_the_screen_in_any_language(
    players: int, automas: tuple[str, ...], box: str
) -> None:
    """A random game, looked at every eleventh answer, with its previews, pages and ending."""
    session = random_session(players, players, automas=automas, leeghwater=box == "leeghwater", answers=0)
    rolls = Stream(players)
    n = 0
    while not session.is_over:
        if n % 11 == 0:
            for page in pages(session):
                assert_fits(drawn(page, session, rolls))
        legal = GAME.legal(session.s)
        session.answer(legal[rolls.below(len(legal))])
        n += 1
    for page in pages(session):
        assert_fits(PAINTER.ending(page, session.standings()) + PAINTER.log(page, session.entries(0)))


def drawn(page: BarragePage, session: Session, rolls: Stream) -> list[Text]:
    entries = session.entries(0)
    news = PAINTER.summary(page, entries[-6:])
    lines = draw_moment(page, news, is_new=True) + draw_options(page) + draw_board(page)
    lines += draw_company(page, rolls.below(len(page.s.seats))) + draw_automa(page)
    for turn in [turn for entry in entries for turn in entry.explained][-2:]:
        lines += tell_turn(page, turn)
    for action in page.numbers:
        lines += consequences(page, [action])
    return lines


def assert_fits(lines: list[Text]) -> None:
    for line in lines:
        assert line.cell_len <= WIDTH, line.plain
        assert "\n" not in line.plain
        assert "…" not in line.plain, "something was cut off"


@pytest.mark.parametrize("box", ["base", "leeghwater"])
def test_every_option_of_a_turn_is_on_the_boards_with_its_number(box: str) -> None:
    """The menu of a turn is drawn by hand, so nothing on offer may be missing from it."""
    session = random_session(4, 1, leeghwater=box == "leeghwater", answers=0)
    rolls = Stream(8)
    turns = 0
    while not session.is_over:
        page = pages(session)[0]
        text = "\n".join(line.plain for line in draw_moment(page, [], is_new=False))
        question = text.partition("── QUESTION")[2]
        found = {int(n) for n in re.findall(r"(?<!\d)(\d+)\) ", question)}
        assert found >= set(page.numbers.values())
        turns += 1
        legal = GAME.legal(session.s)
        session.answer(legal[rolls.below(len(legal))])
    assert turns > 100


def test_owners_and_red_borders_are_told_without_colour() -> None:
    session = random_session(2, 3, introductory=True, answers=60)
    page = BarragePage(session.s, open_words("en"), ["", ""])

    text = "\n".join(line.plain for line in draw_map(page))

    for dam, owner in enumerate(session.s.dam_owner):
        key = f"B{dam // 2 + 1}{'UL'[dam % 2]}"
        mark = "·" if owner < 0 else f"{page.letter(owner)}{session.s.dam_level[dam]}"
        assert re.search(rf"{key}{'[+]3' if dam % 2 == 0 else '  '} {mark}", text), key


def test_why_not_is_in_words_for_everything() -> None:
    """Every refusal a person can provoke has a sentence in every language."""
    session = random_session(3, 5, answers=90)
    for page in pages(session):
        for action in range(N_ACTIONS):
            if action not in page.numbers:
                assert page.words.say(GAME.why_not(session.s, action).message)


def test_the_forecast_gives_an_automa_vp_for_credits() -> None:
    """Rule A3.9: with 0 energy the gain of 3 and the loss of 3 cancel out."""
    play = tables.barrage(
        tables.seat("usa", "viktor"),
        {"company": "italy", "officer": "jill", "level": "medium"},
        automa={"entries": 3},
        turn=1,
    )
    page = BarragePage(play.s, open_words("en"), ["", ""])

    assert draw_track(page)[-1].plain == "If the round ended now:  U -3 VP +3¤  I +0 VP"


def test_long_words_are_wrapped_and_long_cells_cut() -> None:
    lines = wrapped("word " * 60, 4, 0)

    assert [line.plain[:4] for line in lines] == ["word", *["    "] * (len(lines) - 1)]
    assert all(line.cell_len <= WIDTH for line in lines)
    assert padded("abcdef", 4).plain == "abc…"
