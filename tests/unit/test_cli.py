"""The `millrace` command: what it prints, and how it refuses."""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from millrace import __version__
from millrace.cli import bench, simulate
from millrace.cli.barrage import bench_engine
from millrace.cli.bench_workers import millrace_engine
from millrace.cli.main import main
from millrace.games.barrage.automa.explain import TurnExplanation
from millrace.games.barrage.game import GAME, Barrage
from millrace.games.barrage.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.errors import ConfigError
from millrace.kernel.game import Options
from millrace.kernel.record import Record, write_record
from millrace.kernel.stack import CHANCE
from millrace.kernel.table import Table
from tests.tables import ITALY, USA, document, seat

Printed = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
KEYS: Final = {
    "game",
    "players",
    "automas",
    "leeghwater",
    "games",
    "decisions",
    "real_decisions",
    "seconds",
    "errors",
    "wins",
    "mean_scores",
    "least_scores",
    "most_scores",
    "quantiles",
    "digest",
}


def millrace(line: str, *more: object) -> int:
    return main([*line.split(), *map(str, more)])


def refused(capsys: Printed, line: str, *more: object) -> str:
    """What a refused command says: nothing on stdout, one line on stderr, exit code 2."""
    assert millrace(line, *more) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("millrace: ")
    assert err.count("\n") == 1
    return err.removeprefix("millrace: ").rstrip("\n")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game, unfinished, with its seed revealed."""
    table = Table(GAME, GAME.parse_options({"players": 2, "introductory": True}), "oak")
    rolls = Stream(2)
    for _ in range(12):
        legal = GAME.legal(table.state)
        table.play(GAME.decider(table.state), legal[rolls.below(len(legal))])
    path = tmp_path / "short.millrace"
    found = Record(GAME, table.options, ["Ann", "Bo"], table.dealer.commitment(), table.log, "oak")
    path.write_text(write_record(found), encoding="utf-8")
    return path


def position_file(folder: Path, doc: object) -> Path:
    path = folder / "position.json"
    path.write_text(json.dumps(doc), encoding="utf-8")
    return path


def small(**fields: Any) -> dict[str, Any]:  # noqa: ANN401 - any field of a position
    return document(seat(USA, "wilhelm"), seat(ITALY, "viktor"), **fields)


# Arguments ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("fly", "'fly'"),
        ("--fly", "COMMAND"),
        ("simulate", "the following arguments are required: GAME"),
        ("simulate chess", "there is no game 'chess': this Millrace plays barrage"),
        ("simulate barrage --players 1", "players must be 2, 3 or 4, not 1"),
        ("simulate barrage --players five", "--players: 'five' is not a whole number from 1"),
        ("simulate barrage --games 0", "--games: '0' is not a whole number from 1"),
        ("simulate barrage --games -3", "--games"),
        ("simulate barrage --seed 1.5", "--seed: '1.5' is not a whole number from 0"),
        ("simulate barrage --games ²", "--games: '²' is not a whole number from 1"),
        ("simulate barrage --bot deep", "--bot: invalid choice: 'deep'"),
        ("simulate barrage --fast", "unrecognized arguments: --fast"),
        ("simulate barrage --players 5 --automa low", "players must be 2, 3 or 4, not 5 (Automas included)"),
        ("simulate barrage --automa deep", "--automa: invalid choice: 'deep'"),
        ("simulate barrage --automa person", "--automa: invalid choice: 'person'"),
        ("simulate barrage --automa", "--automa: expected one argument"),
        (
            "simulate barrage --players 2 --automa low --automa high",
            "at least one of the 2 players must be a person, 2 are Automas",
        ),
        (
            "simulate barrage" + " --automa low" * 4,
            "automas must be up to three of low, medium, high, very-high",
        ),
        ("simulate barrage --introductory --automa low", "the introductory game has no Automa"),
        ("simulate barrage --introductory --leeghwater", "and no Leeghwater Project (B15.1.5)"),
        ("replay", "the following arguments are required: FILE"),
        ("replay x --at -1", "--at"),
        ("position", "the following arguments are required: FILE"),
        ("position x.json -o y", "-o needs --at N"),
        ("position x.millrace", "a record needs --at N"),
        ("bench --seconds none", "--seconds: 'none' is not a whole number from 1"),
        ("bench --plain nowhere/python", "there is no plain interpreter nowhere/python"),
    ],
)
def test_bad_arguments_are_one_line(capsys: Printed, line: str, why: str) -> None:
    assert why in refused(capsys, line)


def test_a_refusal_is_one_line_whatever_it_quotes(capsys: Printed) -> None:
    assert main(["simulate", "x\n\x1by"]) == 2
    assert capsys.readouterr().err.startswith("millrace: there is no game 'x ?y': ")


def test_version_and_help(capsys: Printed) -> None:
    assert millrace("--version") == 0
    assert capsys.readouterr().out == f"millrace {__version__}\n"
    assert millrace("--help") == 0
    listed = capsys.readouterr().out
    assert all(command in listed for command in ("play", "simulate", "replay", "position", "bench"))


def test_ctrl_c_prints_nothing(capsys: Printed, monkeypatch: Patch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play", interrupted)

    assert millrace("simulate barrage --games 2") == 130
    assert capsys.readouterr() == ("", "")


# Simulating -----------------------------------------------------------------------------------------------


def simulated(capsys: Printed, line: str) -> dict[str, Any]:
    assert millrace(f"simulate barrage --json {line}") == 0
    out, err = capsys.readouterr()
    assert err == ""
    found: dict[str, Any] = json.loads(out)
    return found


def test_simulate_counts(capsys: Printed) -> None:
    report = simulated(capsys, "--players 3 --games 6 --seed 5")

    assert report.keys() >= KEYS
    assert (report["game"], report["players"], report["games"], report["errors"]) == ("barrage", 3, 6, 0)
    assert report["decisions"] > report["real_decisions"] > 6 * 100
    assert sum(report["wins"]) == pytest.approx(6)
    assert len(report["mean_scores"]) == 3
    assert len(report["digest"]) == 64


@pytest.mark.parametrize("game", ["barrage", "craftsmen"])
def test_simulate_says_how_far_scores_lie_apart(capsys: Printed, game: str) -> None:
    assert millrace(f"simulate {game} --json --players 2 --games 9") == 0
    report = json.loads(capsys.readouterr().out)

    rows = [report["least_scores"], *report["quantiles"].values(), report["most_scores"]]

    assert list(report["quantiles"]) == ["5", "25", "50", "75", "95"]
    for of_seat in zip(*rows, strict=True):
        assert list(of_seat) == sorted(of_seat)
        assert of_seat[0] < of_seat[-1]
    for least, mean, most in zip(rows[0], report["mean_scores"], rows[-1], strict=True):
        assert least < mean < most


def test_a_quantile_is_a_score_that_was_made() -> None:
    assert [simulate.quantile([40, 10, 30, 20], cent) for cent in (5, 25, 50, 75, 95)] == [10, 10, 20, 30, 40]
    assert simulate.quantile([], 50) == 0


def test_simulate_with_automas_and_leeghwater(capsys: Printed) -> None:
    report = simulated(capsys, "--players 4 --automa high --automa low --leeghwater --games 4")

    assert (report["automas"], report["leeghwater"]) == (["high", "low"], True)
    assert (report["players"], report["errors"]) == (4, 0)
    assert len(report["mean_scores"]) == 4
    assert report["options"] == {
        "players": 4,
        "introductory": False,
        "automas": ["high", "low"],
        "leeghwater": True,
    }


def test_simulate_without_them_says_so(capsys: Printed) -> None:
    report = simulated(capsys, "--players 2 --games 1")

    assert (report["automas"], report["leeghwater"]) == ([], False)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_turns_of_automas_are_no_decisions(bot: str) -> None:
    """Only the questions put to the one person are counted."""
    options = GAME.parse_options({"players": 3, "automas": ["very-high", "medium"], "leeghwater": True})
    asked = Counter[int]()

    class Watched(Barrage):
        def apply(self, s: State, action: int) -> None:
            if s in played:  # not a clone somebody looks ahead with
                asked[self.decider(s)] += 1
            super().apply(s, action)

        def new(self, options: Options) -> State:
            played.append(super().new(options))
            return played[-1]

    played: list[State] = []
    totals = simulate.simulate(simulate.Job(Watched(), options, 2, 1, bot))

    assert totals.errors == []
    assert set(asked) == {CHANCE, 0}
    assert totals.decisions == asked[0]


@pytest.mark.parametrize("table", ["--introductory", "--automa high --leeghwater"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_simulate_is_a_function_of_its_seed(capsys: Printed, bot: str, table: str) -> None:
    line = f"--players 2 --games 2 {table} --bot {bot} --seed "
    first, again, other = (simulated(capsys, line + seed) for seed in ("8", "8", "9"))

    first.pop("seconds")
    again.pop("seconds")
    assert first == again
    assert first["digest"] != other["digest"]


def test_game_k_does_not_depend_on_how_many_are_played() -> None:
    options = GAME.parse_options({"players": 2})
    ends = [
        GAME.dump(simulate.play(simulate.Job(GAME, options, games, 3, "random"), 4, simulate.Totals(2)))
        for games in (5, 50)
    ]

    assert ends[0] == ends[1]


def test_the_digest_covers_the_games_in_order(monkeypatch: Patch) -> None:
    job = simulate.Job(GAME, GAME.parse_options({"players": 2}), 2, 3, "random")
    forwards = simulate.simulate(job).states.hexdigest()
    play = simulate.play
    monkeypatch.setattr(simulate, "play", lambda job, k, totals: play(job, 1 - k, totals))

    assert simulate.simulate(job).states.hexdigest() != forwards


def test_shared_wins_are_split(monkeypatch: Patch) -> None:
    monkeypatch.setattr(type(GAME), "winners", lambda *_: [0, 1])
    job = simulate.Job(GAME, GAME.parse_options({"players": 2}), 3, 1, "random")

    assert simulate.simulate(job).wins == [1.5, 1.5]


def test_a_game_that_breaks_is_counted(capsys: Printed, monkeypatch: Patch) -> None:
    play = simulate.play

    def breaking(job: simulate.Job, k: int, totals: simulate.Totals) -> object:
        if k == 1:
            raise ZeroDivisionError("dam broke")
        return play(job, k, totals)

    monkeypatch.setattr(simulate, "play", breaking)

    assert millrace("simulate barrage --players 2 --games 3 --json") == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["errors"], report["first_error"]) == (1, "game 1: ZeroDivisionError: dam broke")
    assert sum(report["wins"]) == pytest.approx(2)


def test_simulate_for_people(capsys: Printed) -> None:
    assert millrace("simulate barrage --players 2 --games 1 --quiet") == 0
    out = capsys.readouterr().out

    assert "games           1\n" in out
    assert "automas" not in [line.split()[0] for line in out.splitlines()]
    assert "real decisions  " in out


# Records --------------------------------------------------------------------------------------------------


def test_replay_says_what_is_in_a_record(capsys: Printed, record: Path) -> None:
    assert millrace("replay", record) == 0
    out = capsys.readouterr().out

    assert "verified" in out
    assert "Ann, Bo" in out
    assert "scores   open" in out
    assert "revealed and checked" in out


def test_replay_reads_gzip_and_several_files(capsys: Printed, record: Path) -> None:
    packed = record.with_suffix(".millrace.gz")
    packed.write_bytes(gzip.compress(record.read_bytes()))

    assert millrace("replay", record, packed) == 0
    assert capsys.readouterr().out.count(": verified\n") == 2


def test_replay_at_a_moment(capsys: Printed, record: Path) -> None:
    assert millrace("replay --at 3", record) == 0
    assert "after 3: digest " in capsys.readouterr().out
    assert "answers, no 9999" in refused(capsys, "replay --at 9999", record)


def test_replay_quietly_prints_only_what_is_wrong(capsys: Printed, record: Path) -> None:
    broken = record.with_name("broken.millrace")
    broken.write_bytes(record.read_bytes()[:-10])
    n = record.read_bytes().count(b"\n")

    assert millrace("replay --quiet", record) == 0
    assert capsys.readouterr() == ("", "")
    assert (
        refused(capsys, "replay --quiet", record, broken) == f"{broken}: line {n}: the last line is cut off"
    )


def test_a_broken_record_does_not_hide_the_others(capsys: Printed, record: Path) -> None:
    assert millrace("replay", record.with_name("none.millrace"), record) == 2
    out, err = capsys.readouterr()

    assert out.startswith(f"{record}: verified\n")
    assert err == f"millrace: {record.with_name('none.millrace')}: No such file or directory\n"


def test_an_edited_record_is_named_by_its_line(capsys: Printed, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[9] = lines[9].replace("chance", "p1")
    record.write_text("".join(lines), encoding="utf-8")

    assert refused(capsys, "replay", record).startswith(f"{record}: line 10: the line was changed")


def test_a_truncated_record_is_named_by_its_line(capsys: Printed, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:20]), encoding="utf-8")

    assert refused(capsys, "replay", record) == f"{record}: line 21: the record ends before its end line"


@pytest.mark.parametrize(
    "raw", [b"", b"hello\n", b"\x00\xff\xfe\n", b"\x1f\x8b", b"\x1f\x8bxxxxxxxxxxxxxxxxxx"]
)
def test_what_is_no_record_is_refused(capsys: Printed, tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "x.millrace"
    path.write_bytes(raw)

    assert refused(capsys, "replay", path).startswith(f"{path}: ")


def test_a_damaged_gzip_file_is_refused(capsys: Printed, record: Path) -> None:
    packed = gzip.compress(record.read_bytes())
    record.write_bytes(packed[:-20])

    assert refused(capsys, "replay", record).startswith(f"{record}: the gzip file is damaged")


def test_names_cannot_command_the_terminal(capsys: Printed, record: Path) -> None:
    table = Table(GAME, GAME.parse_options({"players": 2}), "oak")
    found = Record(GAME, table.options, ["\x1b[2JAnn", "B\no"], table.dealer.commitment(), table.log)
    record.write_text(write_record(found), encoding="utf-8")

    assert millrace("replay", record) == 0
    assert "  seats    ?[2JAnn, B o\n" in capsys.readouterr().out


def test_a_folder_is_no_record(capsys: Printed, tmp_path: Path) -> None:
    assert refused(capsys, "replay", tmp_path) == f"{tmp_path}: Is a directory"


# Positions ------------------------------------------------------------------------------------------------


def test_a_moment_of_a_record_is_saved_and_checked(capsys: Printed, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "moment.json"

    assert millrace("position", record, "--at", 30, "-o", out) == 0
    assert capsys.readouterr().out == ""
    assert millrace("position", record, "--at", 30) == 0
    assert capsys.readouterr().out == out.read_text(encoding="utf-8")
    assert millrace("position", out) == 0
    assert " is asked: " in capsys.readouterr().out


def test_a_position_is_explained_in_notation_and_words(capsys: Printed, tmp_path: Path) -> None:
    assert millrace("position", position_file(tmp_path, small(turn=2))) == 0
    first, *options = capsys.readouterr().out.splitlines()

    assert first.startswith("barrage: p2 is asked: ")
    assert any(line.startswith("  build base ") for line in options)
    assert all(len(line.split("  ", 2)) == 3 for line in options)


def test_a_game_that_is_over_is_said_so(capsys: Printed, tmp_path: Path) -> None:
    assert millrace("position", position_file(tmp_path, small(round=5, stack=[]))) == 0
    assert capsys.readouterr().out == "barrage: the game is over, scores 10 10\n"


def test_a_moment_beyond_the_end_is_refused(capsys: Printed, record: Path) -> None:
    assert "answers, no 5000" in refused(capsys, "position --at 5000", record)


SIX_BASES: Final = {f"B{basin}L": 1 for basin in range(1, 7)}


@pytest.mark.parametrize(
    ("doc", "why"),
    [
        (small(weather="fine"), "weather: unknown key"),
        ({**small(), "game": "chess"}, "game: unknown: 'chess'; known are barrage"),
        ([], "a position is a JSON object"),
        (document(seat(USA, "wilhelm", luck=1), seat(ITALY, "viktor")), "seats[0].luck: unknown key"),
        (
            document(seat(USA, "wilhelm", credits=-1), seat(ITALY, "viktor")),
            "seats[0].credits: must be from 0",
        ),
        (
            document(seat(USA, "wilhelm"), seat(ITALY, "viktor"), on_map=SIX_BASES),
            "map: seat 1 has 6 pieces of base, the box has 5",
        ),
        (
            document(seat(USA, "wilhelm"), seat(ITALY, "viktor"), on_map={"B5U": 1, "B5L": 1}),
            "map.B5L: seat 1 has two bases in basin 5 (B5.4.1)",
        ),
    ],
    ids=["key", "game", "list", "seat key", "negative", "six bases", "two bases"],
)
def test_a_bad_position_is_one_line_with_its_place(
    capsys: Printed, tmp_path: Path, doc: object, why: str
) -> None:
    path = position_file(tmp_path, doc)

    assert refused(capsys, "position", path).startswith(f"{path}: {why}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "line 1: not JSON"),
        ('{\n"a": 1,\n}', "line 3: not JSON"),
        ("", "line 1: not JSON"),
        ("[" * 100_000, "not JSON"),
        ('{"game": "barrage", "game": "barrage"}', "not JSON: the key 'game' stands twice"),
    ],
)
def test_what_is_no_json_is_refused(capsys: Printed, tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(text, encoding="utf-8")

    assert refused(capsys, "position", path).startswith(f"{path}: {why}")


def test_bytes_that_are_no_text_are_refused(capsys: Printed, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b'{"game": "\xff\xff"}')

    assert refused(capsys, "position", path).startswith(f"{path}: not JSON")


def test_a_place_that_cannot_be_written_is_refused(capsys: Printed, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "no" / "folder.json"

    assert refused(capsys, "position --at 3", record, "-o", out) == f"{out}: No such file or directory"


# Measuring ------------------------------------------------------------------------------------------------

BARRAGE_PLAIN: Final = bench.engine_of("barrage", bench.PLAIN)
BARRAGE: Final = bench.engine_of("barrage", bench.COMPILED)
CRAFTSMEN_PLAIN: Final = bench.engine_of("craftsmen", bench.PLAIN)
CRAFTSMEN: Final = bench.engine_of("craftsmen", bench.COMPILED)


def runs_of(
    plain: float, compiled: float, clones: float, size: float = 4000, turn: float = 0.003
) -> bench.Runs:
    runs = bench.Runs()
    for engine, play, clone in (
        (BARRAGE_PLAIN, plain, clones / 3),
        (BARRAGE, compiled, clones),
        (CRAFTSMEN_PLAIN, plain * 2, clones / 2),
        (CRAFTSMEN, compiled * 2, clones * 2),
        (bench.OTHER, 1.0, 1.0),
    ):
        runs.about[engine] = {"version": "1", "python": "3.11.0", "is_compiled": "compiled" in engine.name}
        runs.about[engine]["digest"] = engine.game
        runs.plays[engine] += [play * 1000, play * 2000]
        runs.clones[engine] += [clone * 1000, clone * 1000]
        runs.rss[engine] += [1e7, 1e7]
        runs.state_bytes[engine] = size
        if engine in runs.turns:
            runs.turns[engine] += [turn, turn / 2, turn * 9]
            runs.explained[engine] += [turn * 6, turn * 6.5, turn * 20]
    runs.load.extend((1.25, 2.0))
    return runs


def test_targets_are_judged_by_the_ratios_of_the_same_slice() -> None:
    kept = bench.targets(runs_of(2.0, 15.0, 12.0))
    missed = bench.targets(runs_of(1.9, 14.9, 11.9, size=8001, turn=0.0031))

    barrage, craftsmen, automa = [False] * 4 + [True], [True, True, True, False, True], [False, False]
    assert [goal.is_met for goal in kept] == [True] * 12
    assert [goal.is_met for goal in missed] == barrage + craftsmen + automa


def test_a_slow_craftsmen_is_a_missed_target() -> None:
    """Ratios of its own: a fast Barrage does not make up for it."""
    runs = runs_of(3.0, 20.0, 20.0)
    runs.plays[CRAFTSMEN] = [14.9 * 1000, 14.9 * 2000]
    runs.clones[CRAFTSMEN] = [11.9 * 1000] * 2
    runs.rss[CRAFTSMEN] = [1e7, 1.2e7]
    missed = [goal.what for goal in bench.targets(runs) if not goal.is_met]

    assert missed == [f"Craftsmen, compiled: {what}" for what in ("decisions", "clones", "memory growth")]


def test_the_report_is_a_table_without_dates() -> None:
    runs = runs_of(3.0, 20.0, 20.0)
    lines = list(bench.report(runs, bench.targets(runs)))

    assert "| ratio, median | 3.00 | 20.00 | 6.00 | 40.00 | 1.00 |" in lines
    assert "| Barrage, compiled: decisions | at least 15 x | 20.0 x | met |" in lines
    assert "| Craftsmen, compiled: decisions | at least 15 x | 40.0 x | met |" in lines
    assert "| turn of an Automa, median, ms | 3.000 | 3.000 |  |  |  |" in lines
    assert "| turn of an Automa, compiled | at most 3 ms | 3.000 ms | met |" in lines
    assert "| the turn explained, compiled | at most 20 ms | 19.500 ms | met |" in lines
    assert lines[-1].endswith("; load before and after the run: 1.2, 2.0.")
    assert lines[0] == "# Performance"


@pytest.mark.parametrize("engine", [BARRAGE, CRAFTSMEN_PLAIN], ids=lambda engine: engine.name)
def test_builds_that_play_differently_are_not_compared(engine: bench.Engine) -> None:
    runs = runs_of(3.0, 20.0, 20.0)
    bench._check_builds(runs)
    runs.about[engine]["digest"] = "another"

    with pytest.raises(ConfigError, match=f"the two builds play {engine.game} differently"):
        bench._check_builds(runs)


def test_a_worker_measures_and_answers() -> None:
    """The plain engine in its own process, for a moment."""
    worker = bench.Worker(BARRAGE_PLAIN, Path(sys.executable))
    try:
        about = worker.ask("about")
        decisions = worker.rate("play 0.01", "decisions")
        clones = worker.rate("clone 0.01", "clones")
        size = bench.number(worker.ask("memory 50")["bytes"])
        automa = worker.ask("automa 12")
        held = bench.number(worker.ask("rss")["bytes"])
    finally:
        worker.stop()

    assert about["version"] == __version__
    assert decisions > 100
    assert clones > 100
    assert 1000 < size < 20_000
    assert held > 1_000_000
    turns, explained = bench.numbers(automa["turns"]), bench.numbers(automa["explained"])
    assert len(turns) == len(explained) == 12
    assert min(turns + explained) > 0


def test_the_worker_of_craftsmen_plays_craftsmen() -> None:
    """Its games end as the ones played here do."""
    worker = bench.Worker(CRAFTSMEN_PLAIN, Path(sys.executable))
    try:
        about = worker.ask("about")
        decisions = worker.rate("play 0.01", "decisions")
        clones = worker.rate("clone 0.01", "clones")
    finally:
        worker.stop()

    assert about == millrace_engine.engine("craftsmen").about()
    assert about["digest"] != bench_engine.engine("barrage").about()["digest"]
    assert decisions > 100
    assert clones > 100


def test_what_is_measured_is_one_whole_turn_of_an_automa() -> None:
    """The two ways to play it end alike, and the second one explains exactly that turn."""
    for play, explained in bench_engine.engine("barrage").automa_turns(40):
        assert isinstance(play, partial)
        assert isinstance(explained, partial)
        before = GAME.dump(play.args[0])
        seat_ = play.args[0].stack[-2].seat
        play()
        turns = explained()
        assert isinstance(turns, list)
        assert [type(turn) for turn in turns] == [TurnExplanation]
        assert turns[0].seat == seat_
        assert before != GAME.dump(play.args[0]) == GAME.dump(explained.args[0])


def test_a_worker_that_cannot_start_is_said_in_one_line() -> None:
    """Our own interpreter has no catanatron."""
    worker = bench.Worker(bench.OTHER, Path(sys.executable))

    with pytest.raises(ConfigError, match=r"worker of catanatron failed: .*catanatron.*; try 'make bench'"):
        worker.ask("about")
    worker.stop()
