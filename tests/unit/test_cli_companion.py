"""`millrace automa`, the companion of a cardboard table: lines in, screen out."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Final

import pytest

from millrace.cli.companion.companion import Automa, Companion, Turn
from millrace.cli.companion.deck import Contradiction, Deck
from millrace.cli.companion.drawing import condition_words, draw_companion, draw_doing, draw_entry
from millrace.cli.companion.position import verdict_of
from millrace.cli.companion.prompt import CompanionPrompt
from millrace.cli.main import main
from millrace.cli.screen import WIDTH, new_console
from millrace.games.barrage.automa.explain import explain
from millrace.games.barrage.content.automa import AUTOMA_TILES, CONSTRUCT, MACHINERY, OFFICE
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    ENGINEERS,
    N_AUTOMA_TILES,
    OP_AUTOMA_ENTRY,
    OP_DEAL_AUTOMA_TILE,
    ROUNDS,
)
from millrace.games.barrage.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.stack import CHANCE, Event
from millrace.words import LANGUAGES
from tests import tables

ONE: Final = ("automa", "--automas", "high:germany", "--seed", "oak", "--language", "en")


class Terminal:
    """Runs the companion with prepared lines and keeps what was printed."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.file = folder / "data" / "millrace" / "automa.json"
        self.out = ""
        self.err = ""

    def run(self, *argv: str, lines: str = "") -> int:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = main(argv)
        self.out, self.err = self._capsys.readouterr()
        return code

    def after(self, command: str) -> str:
        """What followed a line, up to the next prompt."""
        return self.out.rpartition(f"> {command}\n")[2].partition("\n> ")[0]

    def steps(self) -> list[str]:
        found: list[str] = json.loads(self.file.read_text(encoding="utf-8"))["steps"]
        return found


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return Terminal(tmp_path, monkeypatch, capsys)


def companion(*levels: str, seed: str = "oak", leeghwater: bool = False) -> Companion:
    return Companion([Automa(level) for level in levels or ("medium",)], seed, has_leeghwater=leeghwater)


def finish_turn(c: Companion) -> None:
    """The last entry is always possible; dashed offices before it must be performed."""
    while c.open_turn is not None:
        is_forced = c.entry.kind == OFFICE or c.open_turn.entry == len(AUTOMA_TILES[c.deck.top].entries) - 1
        c.take("yes" if is_forced else "no")


# The stack ------------------------------------------------------------------------------------------------


def test_a4_1_the_top_tile_gives_the_criteria_and_the_next_one_the_entries() -> None:
    deck = Deck("oak")
    seen = deck.top

    deck.flip()

    assert deck.criteria == seen
    assert deck.top != seen


def test_a4_2_all_tiles_come_once_then_all_but_the_two_visible_are_shuffled() -> None:
    deck = Deck("oak")
    tops = [deck.top]
    for _ in range(N_AUTOMA_TILES - 1):
        deck.flip()
        tops.append(deck.top)
    assert sorted(tops) == list(range(N_AUTOMA_TILES))
    last = deck.top

    deck.flip()

    assert deck.criteria == last
    assert deck.discards == [last]
    assert deck.top != last
    assert sorted([*deck.unseen, deck.top, last]) == list(range(N_AUTOMA_TILES))


def test_the_seed_decides_the_order() -> None:
    orders: dict[str, list[int]] = {}
    for seed in ("oak", "elm"):
        deck = Deck(seed)
        orders[seed] = [deck.top]
        for _ in range(30):
            deck.flip()
            orders[seed].append(deck.top)
    again = Deck("oak")
    assert again.top == orders["oak"][0]
    assert orders["oak"] != orders["elm"]


# Turns ----------------------------------------------------------------------------------------------------


def test_engineers_are_counted_and_those_without_pass() -> None:
    """Three Automas take turns until each has placed twelve; then the round is over."""
    c = companion("low", "medium", "high")
    turns = []
    while any(c.left):
        c.take("next")
        assert c.turn is not None
        turns.append(c.turn.who)
        finish_turn(c)

    assert c.left == [0, 0, 0]
    assert turns[:4] == [0, 1, 2, 0]
    with pytest.raises(Contradiction, match="ui-deck-closed"):
        c.take("yes")
    c.take("next")
    assert (c.round, c.left) == (2, [ENGINEERS] * 3)


def test_a3_6_the_last_engineers_do_for_an_entry_that_shows_more() -> None:
    c = companion()
    c.left[0] = 1
    c.take("next")
    while c.entry.engineers < 2:
        c.take("no")

    c.take("yes")

    assert c.left == [0]


def test_a4_6_a_dashed_entry_goes_on_while_engineers_are_left() -> None:
    c = to_office(companion())
    c.take("yes")
    assert c.open_turn is not None

    last = to_office(companion())
    last.left[0] = 1
    last.take("yes")
    assert last.open_turn is None


def to_office(c: Companion) -> Companion:
    """The first contract office entry of the stack."""
    while True:
        c.take("next")
        while c.open_turn is not None and c.entry.kind != OFFICE:
            is_last = c.open_turn.entry == len(AUTOMA_TILES[c.deck.top].entries) - 1
            c.take("yes" if is_last else "no")
        if c.open_turn is not None:
            return c


def test_a5_6_1_machines_are_passed_over_in_the_last_round_without_asking() -> None:
    c = companion()
    c.round = ROUNDS
    seen = 0
    while any(c.left):
        c.take("next")
        assert c.turn is not None
        entries = AUTOMA_TILES[c.deck.top].entries
        finish_turn(c)
        machinery = [i for i, entry in enumerate(entries) if entry.kind == MACHINERY and i < c.turn.entry]
        assert [i for i in machinery if i not in c.turn.conditions] == []
        seen += len(machinery)
    assert seen > 0


def test_the_game_ends_after_the_last_round() -> None:
    c = companion()
    for n in range(ROUNDS):
        assert c.round == n + 1
        while any(c.left):
            c.take("next")
            finish_turn(c)
        if c.round < ROUNDS:
            c.take("next")

    with pytest.raises(Contradiction, match="ui-deck-over"):
        c.take("next")


def test_back_undoes_every_step_in_turn() -> None:
    c = companion("low", "high")
    seen = [state(c)]
    for _ in range(9):
        c.take("next")
        seen.append(state(c))
        while c.open_turn is not None:
            before = len(c.steps)
            finish_one(c)
            assert len(c.steps) == before + 1
            seen.append(state(c))

    while len(seen) > 1:
        assert state(c) == seen.pop()
        c.back()
    assert state(c) == seen[0]
    with pytest.raises(Contradiction, match="ui-deck-no-back"):
        c.back()


def finish_one(c: Companion) -> None:
    turn = c.open_turn
    assert turn is not None
    is_forced = c.entry.kind == OFFICE or turn.entry == len(AUTOMA_TILES[c.deck.top].entries) - 1
    c.take("yes" if is_forced else "no")


def state(c: Companion) -> tuple[object, ...]:
    turn = None if c.turn is None else (c.turn.who, c.turn.entry, c.turn.is_over, dict(c.turn.placed))
    return (c.round, c.left[:], c.deck.top, c.deck.discards[:], c.deck.unseen[:], turn)


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (("next", "next"), "ui-deck-open"),
        (("next 3",), "ui-deck-no-automa"),
        (("next 0",), "ui-deck-no-automa"),
        (("yes",), "ui-deck-closed"),
        (("next", "yes 3"), "ui-deck-more-than-shown"),
        (("next", "tiles 7"), "ui-deck-tiles-how"),
        (("next", "tiles 7 21"), "ui-deck-no-tile"),
        (("next", "tiles 0 7"), "ui-deck-no-tile"),
        (("next", "tiles 7 7"), "ui-deck-same"),
        (("next", "no", "tiles 7 8"), "ui-deck-tiles-late"),
        (("next", "yes x"), "ui-deck-no-step"),
        (("dance",), "ui-deck-no-step"),
    ],
)
def test_a_contradiction_changes_nothing(steps: tuple[str, ...], why: str) -> None:
    c = companion("low", "high")
    c.take(*steps[:-1])
    before, taken = state(c), list(c.steps)

    with pytest.raises(Contradiction, match=why):
        c.take(steps[-1])

    assert (state(c), c.steps) == (before, taken)


def test_more_engineers_than_left_are_refused() -> None:
    c = companion()
    c.left[0] = 1
    c.take("next")
    while c.entry.engineers < 2:
        c.take("no")

    with pytest.raises(Contradiction, match="ui-deck-too-many"):
        c.take("yes 2")

    assert c.left == [1]
    assert c.open_turn is not None


def test_tiles_by_hand_replace_the_pair_and_leave_the_discards() -> None:
    c = companion()
    c.take("next")
    finish_turn(c)
    first = c.deck.criteria
    c.take("next")
    entries, criteria = [t for t in c.deck.unseen if t != first][:2]

    c.take(f"tiles {entries + 1} {criteria + 1}")

    assert (c.deck.top, c.deck.criteria) == (entries, criteria)
    assert first in c.deck.discards
    everything = [*c.deck.unseen, *c.deck.discards, c.deck.top]
    assert sorted(everything) == list(range(N_AUTOMA_TILES))
    with pytest.raises(Contradiction, match="ui-deck-discarded"):
        c.take(f"tiles {first + 1} {criteria + 1}")


# At the prompt --------------------------------------------------------------------------------------------


def test_the_pair_of_tiles_and_the_condition_are_spelled_out(terminal: Terminal) -> None:
    assert terminal.run(*ONE, lines="next\n") == 0

    said = terminal.after("next")
    assert "GERMANY · AUTOMA (HIGH VOLTAGE) actions of tile 12, criteria of tile 5" in said
    assert re.search(r"^ ▸  1 2♙  production ±0 with a red contract in reach$", said, re.MULTILINE)
    assert "bases, elevations" in said
    assert "Condition: a production system produces at least 1 energy with ±0" in said
    assert "its energy is below 6" in " ".join(said.split())
    assert "a red contract on display. [A5.1]" in " ".join(said.split())


def test_yes_says_what_to_do_and_for_a_construction_where(terminal: Terminal) -> None:
    terminal.run(*ONE, lines="next\nentry 3\nno\nyes\nentry 3\n")

    assert "✗ Entry 2 is always possible." in terminal.out  # the office is not passed over
    said = terminal.after("entry 3")
    assert "→ Engineers onto the company board." in said
    places = [line.strip() for line in said.splitlines() if line.startswith("    · ")]
    assert places[0].startswith("· spaces that complete a production system")
    assert places[1:4] == [
        "· criterion 1 powerhouse at its end: own, else an opponent's",
        "· criterion 2 dam at its start: own, else neutral, else an opponent's",
        "· criterion 3 highest production value",
    ]
    assert places[4].endswith("code: conduit 3A")
    assert terminal.steps() == ["next", "no", "yes", "yes"]
    assert "9♙" in said


def test_it_goes_on_where_it_was_left(terminal: Terminal) -> None:
    terminal.run(*ONE, lines="next\nno\nyes\n")

    terminal.run("automa", "--language", "en", lines="yes\nback\nback\n")

    assert terminal.steps() == ["next", "no"]
    assert "contract office: replace the red contracts" in terminal.after("back")


def test_answers_in_every_language(terminal: Terminal) -> None:
    terminal.run(*ONE, lines="next\nnie\nд\n")

    assert terminal.steps() == ["next", "no", "yes"]
    terminal.run("automa", "--language", "it", lines="sì\nlanguage ru\nlanguage xx\n")
    assert terminal.steps()[-1] == "yes"
    assert "`next` начинает ход" in terminal.out


def test_what_is_not_understood_changes_nothing(terminal: Terminal) -> None:
    lines = ("next", "no", "perhaps", "yes 9", "yes x", "no way", "tile 21", "entry 9", "entry", "next")
    pages = ("go", "position", "tile 7", "help", "", "quit", "yes")
    terminal.run(*ONE, lines="\n".join([*lines, *pages]))

    assert terminal.steps() == ["next", "no"]
    assert "✗ Not understood: “no way”." in terminal.out
    assert "✗ Not a step: “yes x”." in terminal.out
    assert "✗ Not understood: “perhaps”." in terminal.out
    assert "✗ 9 engineers cannot be placed: the entry shows 1." in terminal.out
    assert "✗ There is no Automa tile 21, they go from 1 to 20." in terminal.out
    assert terminal.out.count("✗ Say which: entries 2 to 7 are left.") == 2
    assert "✗ The turn is not over: is entry 2 possible?" in terminal.out
    assert terminal.out.count("✗ Say which file: `position FILE`.") == 2
    assert "Tile 7, actions" in terminal.out
    assert "begin a turn" in terminal.out


def test_an_entry_that_is_not_in_the_box_cannot_be_chosen(terminal: Terminal) -> None:
    terminal.run(*ONE, lines="next\nentry 5\n")

    assert "✗ Entry 5 is not possible: not part of this game (A5.10.1)." in terminal.out
    assert terminal.steps() == ["next"]


def test_with_the_expansion_buildings_and_works_are_asked_about(terminal: Terminal) -> None:
    terminal.run(*ONE, "--leeghwater", lines="next\nno\nyes\nno\nno\n")

    assert "Condition: it has the machines for at least one external work on display. [L8.4]" in terminal.out


# Positions ------------------------------------------------------------------------------------------------


def position(folder: Path, **fields: object) -> str:
    """Germany, a high Automa, with a system of 8 energy at +2."""
    document = tables.document(
        tables.seat("usa", "wilhelm"),
        {"company": "germany", "officer": "viktor", "level": "high", **fields},
        on_map={"B5L": (2, 2, 2), "C5A": 2, "P8_1": 2, "B6L": ("neutral", 2, 1)},
        display=["G03", "G10", "Y07", "Y11", "R02", "R12"],
        turn=1,
    )
    (folder / "table.json").write_text(json.dumps(document), encoding="utf-8")
    return "table.json"


def test_a_position_answers_and_builds_by_itself(terminal: Terminal, tmp_path: Path) -> None:
    """Tile 18 with the criteria of 14: production +2 reaches Y07, the reward of R02 is a free base."""
    name = position(tmp_path)

    terminal.run(*ONE, lines=f"next\ntiles 18 14\nposition {name}\ngo\n")

    said = terminal.after(f"position {name}")
    assert "✓ 1 production +2 with a yellow contract in reach, 2 engineers" in said
    assert "· 8 energy: dam B5L, conduit C5A, powerhouse in basin 8" in said
    assert "fulfils red contract R02" in said
    assert "Drawn" not in said
    assert terminal.steps() == ["next", "tiles 18 14", "yes 2"]
    assert "10♙" in terminal.after("go")


def test_a_position_agrees_with_the_game_about_whole_turns(tmp_path: Path) -> None:
    """Every turn of an Automa in a random game, asked again from its position: same entries, same spaces."""
    s = GAME.new(GAME.parse_options({"players": 2, "automas": ["high"], "leeghwater": True}))
    rolls = Stream(5)
    path = tmp_path / "turn.json"
    turns = constructions = 0
    while not GAME.is_over(s):
        legal = GAME.legal(s)
        action = legal[rolls.below(len(legal))]
        if s.stack[-1].op != OP_DEAL_AUTOMA_TILE or s.stack[-2].op != OP_AUTOMA_ENTRY:
            GAME.apply(s, action)
            continue
        path.write_text(json.dumps(GAME.write_position(s)), encoding="utf-8")
        verdict = verdict_of(at_table(s, action - A_AUTOMA_TILE), str(path))
        story: list[Event] = []
        s.story = story
        GAME.apply(s, action)
        while GAME.decider(s) == CHANCE and s.stack[-1].op != OP_DEAL_AUTOMA_TILE:
            GAME.apply(s, GAME.legal(s)[0])
        s.story = None
        played = explain(story)[0]
        assert verdict.turn.tried == played.tried
        assert [done.entry for done in verdict.turn.performed] == [done.entry for done in played.performed]
        if AUTOMA_TILES[played.entries_tile].entries[played.performed[-1].entry].kind == CONSTRUCT:
            assert verdict.turn.performed[-1].placements[0] == played.performed[-1].placements[0]
            constructions += 1
        turns += 1
    assert turns > 20
    assert constructions > 5


def at_table(s: State, tile: int) -> Companion:
    """A companion whose Automa is about to see this tile."""
    c = companion("high", leeghwater=True)
    c.round, c.left = s.round, [s.seats[1].engineers]
    c.deck.top, c.deck.discards = tile, [s.criteria]
    c.turn = Turn(0)
    return c


def test_a_yes_that_the_position_makes_impossible_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    """Tile 12 wants a red contract within 6 energy: R02 needs 8."""
    name = position(tmp_path)

    terminal.run(*ONE, lines=f"next\nposition {name}\nnext\nyes\nno\nno\nyes 0\n\n")

    assert "✗ Entry 1 is not possible: no contract of this colour in reach (A5.1.1)." in terminal.out
    assert terminal.out.count("✗ By the position entry 2 is possible.") == 1
    assert "✗ By the position the engineers of entry 2 are 1, not 0." in terminal.out
    assert terminal.steps() == ["next", "no", "yes 1"]


@pytest.mark.parametrize(
    ("fields", "more", "why"),
    [
        ({"level": "low"}, {}, "this Automa is of another level: low voltage, here high voltage"),
        ({"company": "italy"}, {}, "The position has no Automa with this company: Germany."),
        ({"engineers": 7}, {}, "this Automa has 7 engineers at hand, here 12"),
        ({}, {"round": 2}, "The position is of round 2, here it is round 1."),
        ({}, {"leeghwater": True}, "differ about the Leeghwater Project"),
        ({}, {"map": {"B99": {"owner": 1}}}, "B99"),
    ],
)
def test_a_position_of_another_table_is_refused(
    terminal: Terminal, tmp_path: Path, fields: dict[str, object], more: dict[str, object], why: str
) -> None:
    name = position(tmp_path, **fields)
    path = tmp_path / name
    path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), **more}), encoding="utf-8")

    terminal.run(*ONE, lines=f"next\nposition {name}\nposition nowhere.json\n")

    assert why in " ".join(terminal.out.split())
    assert "✗ nowhere.json: No such file or directory" in terminal.out
    assert terminal.steps() == ["next"]


def test_a_position_needs_a_turn(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*ONE, lines=f"position {position(tmp_path)}\n")

    assert "✗ No turn is under way" in terminal.out


# Arguments and files --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("--automas", "easy"), "there is no level 'easy'"),
        (("--automas", "high:spain"), "there is no company 'spain' in the box"),
        (("--automas", "high:netherlands"), "there is no company 'netherlands' in the box"),
        (("--automas", "low:usa", "high:usa"), "two Automas cannot both be usa"),
        (("--automas", "low", "low", "low", "low"), "1 to 3 Automas, not 4"),
        (("--seed", ""), "the seed is empty"),
        (("--language", "de"), "de"),
        (("--state", "."), "."),
    ],
)
def test_wrong_arguments_are_one_line_and_exit_code_2(
    terminal: Terminal, argv: tuple[str, ...], why: str
) -> None:
    assert terminal.run("automa", *argv) == 2

    assert terminal.out == ""
    assert why in terminal.err
    assert terminal.err.count("\n") == 1
    assert not terminal.file.exists()


def test_options_do_not_change_what_is_kept_unless_begun_anew(terminal: Terminal) -> None:
    terminal.run(*ONE, lines="next\n")

    assert terminal.run(*ONE, lines="no\n") == 2
    assert "add --new to begin anew" in terminal.err
    assert terminal.steps() == ["next"]

    assert terminal.run(*ONE, "--new", lines="next\nno\n") == 0
    assert terminal.steps() == ["next", "no"]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"millrace": "automa"}',
        '{"millrace": "automa", "automas": ["low"], "leeghwater": 1, "seed": "x", "steps": []}',
        '{"millrace": "automa", "automas": [], "leeghwater": false, "seed": "x", "steps": []}',
        '{"millrace": "automa", "automas": ["low"], "leeghwater": false, "seed": "x", "steps": [1]}',
        '{"millrace": "automa", "automas": ["low"], "leeghwater": false, "seed": "x", "steps": ["yes"]}',
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(terminal: Terminal, tmp_path: Path, text: str) -> None:
    path = tmp_path / "kept.json"
    path.write_text(text, encoding="utf-8")

    assert terminal.run("automa", "--state", "kept.json", lines="next\n") == 2

    assert terminal.err.startswith("millrace: kept.json: ")
    assert terminal.err.count("\n") == 1
    assert path.read_text(encoding="utf-8") == text


def test_what_cannot_be_kept_is_said_once_and_played_all_the_same(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", encoding="utf-8")

    assert terminal.run(*ONE, lines="next\nno\nyes\n") == 0

    assert terminal.out.count("This cannot be kept in") == 1
    assert "11♙" not in terminal.out.partition("> yes")[0]
    assert "ENTRY 3" in terminal.after("yes")


def test_ctrl_c_leaves_cleanly(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)

    assert terminal.run(*ONE) == 130
    assert terminal.err == ""


# Words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_every_tile_fits_the_screen(language: str) -> None:
    """All conditions, all that is to be done, all criteria."""
    c = companion("very-high", "low", leeghwater=True)
    page = CompanionPrompt(c, new_console(), language, Path("nowhere")).page()
    lines = draw_companion(page, c)
    for tile in range(N_AUTOMA_TILES):
        for entry in AUTOMA_TILES[tile].entries:
            assert condition_words(page, c, entry)
            lines += draw_doing(page, tile, entry)
        for who in range(2):
            c.turn = Turn(who)
            c.deck.top, c.deck.discards = tile, [(tile + 1) % N_AUTOMA_TILES]
            lines += draw_companion(page, c)
            for c.turn.entry in range(len(AUTOMA_TILES[tile].entries)):
                lines += draw_entry(page, c)

    for line in lines:
        assert line.cell_len <= WIDTH, line.plain
        assert "…" not in line.plain
