"""`millrace play craftsmen`, driven as people would: lines in, screen out, no hand for other eyes."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from rich.text import Text

from millrace.cli.chairs import Chair
from millrace.cli.craftsmen.leaf import Leaf
from millrace.cli.craftsmen.painter import CraftsmenPainter, draw_options, draw_table
from millrace.cli.craftsmen.plans import SHIPPED, tell_fits, tell_plan, tell_plans
from millrace.cli.desk import Desk
from millrace.cli.main import main
from millrace.cli.page import WIDTH, new_console, open_words_of
from millrace.cli.session import Session
from millrace.cli.telling import tell_consequences
from millrace.games.craftsmen.content.board import CAPITAL_KEYS, START_POINTS, kind_of
from millrace.games.craftsmen.content.buildings import CARDS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.names import card_name, good_name
from millrace.games.craftsmen.numbers import OP_BID, OP_SEND, PASS
from millrace.games.craftsmen.state import State
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.game import Message
from millrace.kernel.record import read_record
from millrace.kernel.stack import CHANCE
from millrace.kernel.table import Table
from millrace.words import LANGUAGES
from tests.craftsmen_tables import built, craftsmen, document, seat

HOT_SEAT: Final = (
    *("play", "craftsmen", "--players", "3", "--bots", "0", "--seed", "oak", "--language", "en"),
)
ALONE: Final = ("play", "craftsmen", "--seed", "oak", "--language", "en")


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

    def run(self, *argv: str, lines: str = "", is_terminal: bool = False) -> int:
        stdin = io.StringIO(lines)
        self._monkeypatch.setattr(sys, "stdin", stdin)
        if is_terminal:
            self._monkeypatch.setattr(stdin, "isatty", lambda: True)
            self._monkeypatch.setattr("builtins.input", _typed(stdin))
            self._monkeypatch.setenv("FORCE_COLOR", "1")
        code = main(argv)
        self.out, self.err = self._capsys.readouterr()
        return code


def _typed(stdin: io.StringIO) -> Callable[[str], str]:
    """`input` of a terminal: what is typed is seen there."""

    def typed(prompt: str = "") -> str:
        line = stdin.readline()
        if not line:
            raise EOFError
        sys.stdout.write(prompt + line)
        return line.rstrip("\n")

    return typed


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> Terminal:
    assert folder.is_dir()
    return Terminal(monkeypatch, capsys)


def kept(folder: Path, n: int = 1) -> bytes:
    return (folder / "data" / "millrace" / f"craftsmen-{n}.millrace").read_bytes()


def answers(raw: bytes) -> list[str]:
    """The answers of players in a record, in notation."""
    record = read_record(raw, {"craftsmen": GAME})
    return [GAME.notate(entry.action) for entry in record.log if entry.seat != CHANCE]


def session_of(players: int, seed: str = "7") -> Session:
    chairs = [Chair("Bartholomew Long")] * players
    return Session(Table(GAME, GAME.parse_options({"players": players}), seed), chairs)


def busy(session: Session, rolls: Stream) -> int:
    """A random answer that keeps the game moving: nobody passes or waives while there is something to do."""
    legal = GAME.legal(session.s)
    eager = [action for action in legal if GAME.notate(action) not in ("pass", "skip")] or legal
    return eager[rolls.below(len(eager))]


def leaf_of(s: State, language: str = "en") -> Leaf:
    numbers = {action: n + 1 for n, action in enumerate(GAME.legal(s))}
    return Leaf(s, open_words_of("craftsmen", language), [""] * len(s.seats), numbers)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


# Playing --------------------------------------------------------------------------------------------------


def test_a_whole_piped_game_comes_to_its_final_scoring(terminal: Terminal, folder: Path) -> None:
    assert terminal.run(*ALONE, "--players", "3", lines="1\n2\n" * 2000) == 0

    end = read_record(kept(folder), {"craftsmen": GAME}).state()
    assert GAME.is_over(end)
    ending = terminal.out.partition("── FINAL SCORING")[2]
    assert re.search(r"^  VP +" + " +".join(map(str, GAME.scores(end))) + "$", ending, re.MULTILINE)
    assert f"★ Winner: Player {GAME.winners(end)[0] + 1}\n" in ending
    assert max(map(len, terminal.out.splitlines()[:-1])) <= WIDTH  # the last line names a file


@pytest.mark.parametrize(("players", "seed"), [(2, "a"), (3, "b"), (5, "c")])
def test_the_points_by_source_add_up_to_the_score(players: int, seed: str) -> None:
    session, rolls = session_of(players, seed), Stream(3)
    while not session.is_over:
        session.answer(busy(session, rolls))

    points = [session.chronicle.points(who) for who in range(players)]

    assert [sum(p.values()) for p in points] == GAME.scores(session.s)
    assert sorted(p.get("points-start", 0) for p in points) == sorted(START_POINTS[:players])
    assert any("points-made" in p for p in points)
    assert any("points-city" in p for p in points)


@pytest.mark.parametrize(
    ("argv", "seats"),
    [
        ((), ["player", "bot:random"]),
        (("--players", "5"), ["player", *["bot:random"] * 4]),
        (("--players", "4", "--bots", "2"), ["player", "player", "bot:random", "bot:random"]),
        (("--seat", "Anna", "Ben", "--players", "3"), ["Anna", "Ben", "bot:random"]),
        (("--seat", "Anna", "Ben"), ["Anna", "Ben"]),
        (("--bot", "random", "--players", "3"), ["player", "bot:random", "bot:random"]),
    ],
)
def test_free_seats_are_taken_by_computer_players(
    terminal: Terminal, folder: Path, argv: tuple[str, ...], seats: list[str]
) -> None:
    assert terminal.run(*ALONE, *argv, lines="1\n1\n") == 0

    assert read_record(kept(folder), {"craftsmen": GAME}).seats == seats


def test_an_answer_in_notation_in_any_case(terminal: Terminal, folder: Path) -> None:
    terminal.run(*ALONE, lines="SKIP\nskip\nsend  Bankers\n")

    assert "send bankers" in answers(kept(folder))


def test_a_loaded_game_goes_on_as_the_uninterrupted_one(terminal: Terminal, folder: Path) -> None:
    terminal.run(*HOT_SEAT, lines="1\n" * 160)
    terminal.run(*HOT_SEAT, lines="1\n" * 60)
    path = str(folder / "data" / "millrace" / "craftsmen-2.millrace")

    assert terminal.out.endswith(f"Go on with: millrace play craftsmen --load {path}\n")
    assert terminal.run("play", "craftsmen", "--load", path, lines="1\n" * 100) == 0

    assert kept(folder, 2) == kept(folder, 1)


def test_the_language_changes_at_once_for_everything(terminal: Terminal) -> None:
    terminal.run(*ALONE, lines="language pl\nlog\nhelp\nlanguage it\n")

    polish, _, italian = terminal.out.partition("> language pl")[2].partition("> language it")
    assert "── PYTANIE" in polish
    assert "── STATKI" in polish
    assert "czego wymaga jeszcze jedna sztuka" in polish
    assert "── GRANAIO" in italian


def test_pages_of_detail(terminal: Terminal) -> None:
    terminal.run(*ALONE, lines="town\nmarket\nboard\nplayers\nhand\ntable\noptions\nhelp\nwhy\nlog all\n")

    pages = terminal.out.split("> ")
    assert re.search(r"^  I bankers' guild +g·/· s·/· r✗", pages[1], re.MULTILINE)
    assert re.search(r"^ advanced 10/6 ▤14  \S", pages[2], re.MULTILINE)
    assert re.search(r"^ beer +5 \[·\]\[·\]   weapons +8 \[·\]\[·\]", pages[3], re.MULTILINE)
    assert re.search(r"^ barrel ○/○   rope ○/○", pages[3], re.MULTILINE)
    assert re.search(r"^  sawmill [VGBR]/[VGBR]$", pages[4], re.MULTILINE)
    assert re.search(r"^── HAND best worth \d+", pages[5], re.MULTILINE)
    assert all(title in pages[6] for title in ("── TOWN", "── MARKET", "── SHIPS", "── PLAYERS", "── HAND"))
    assert "Keep what you have  skip" in pages[7]
    assert "plan beer " in pages[8]
    assert "`? send notary`" in pages[9]
    assert "• Player 2 draws a capital card\n" in pages[10]


# Asking ---------------------------------------------------------------------------------------------------


def test_a_question_mark_tells_what_would_happen_and_why_not(terminal: Terminal, folder: Path) -> None:
    terminal.run(*ALONE, lines="skip\nskip\n?1\n? bid 3\nbid 3\n99\nnonsense\n")

    assert answers(kept(folder))[0] == "skip"
    would = terminal.out.partition("> ?1\n")[2]
    assert "• Player " in would.partition("> ")[0]
    assert "→ Then: Player " in would.partition("> ")[0]
    assert terminal.out.count("✗ This does not answer the question.") == 2
    assert "Options go from 1 to" in terminal.out
    assert "Not understood: “nonsense”" in terminal.out


def test_a_preview_does_not_show_how_another_player_would_pay() -> None:
    """The last bidder who passes must not learn beforehand which cards the highest bidder has."""
    session, rolls = session_of(3, "auction"), Stream(11)
    seen = 0
    while not session.is_over:
        s = session.s
        if s.stack[-1].op == OP_BID and PASS in GAME.legal(s):
            ahead = GAME.clone(s)
            GAME.apply(ahead, PASS)
            if not any(f.op == OP_BID for f in ahead.stack) and GAME.decider(ahead) != GAME.decider(s):
                said = plain(tell_consequences(leaf_of(s), PASS))
                assert " pays " not in said
                seen += "depends on another player" in said
        session.answer(busy(session, rolls) if rolls.below(3) else GAME.legal(s)[-1])
    assert seen > 2


def test_undo_until_something_is_revealed(terminal: Terminal, folder: Path) -> None:
    """Sending an assistant can be taken back; an exchanged card has been seen."""
    terminal.run(*HOT_SEAT, lines="skip\nundo\nskip\nskip\nundo\nundo\n1\nundo\n")

    first, _, rest = terminal.out.partition("> undo\n")
    assert "Player 1: which building card" in first
    assert terminal.out.count("> undo\n") == 4
    assert "✗" not in rest.rpartition("> undo\n")[0].replace("r✗", "")
    last = rest.rpartition("> undo\n")[2]
    assert "✗ There is nothing to undo." in last
    assert "Something has been drawn since your last answer" in last
    assert len(answers(kept(folder))) == 1


def test_undo_stops_at_a_computer_players_move(terminal: Terminal) -> None:
    terminal.run(*ALONE, lines="skip\nskip\nsend bankers\nundo\n")

    assert "✗ There is nothing to undo.\nA computer player has answered since." in terminal.out


def test_every_option_stands_on_the_screen_with_its_number() -> None:
    session, rolls = session_of(4), Stream(2)
    for _ in range(400):
        leaf = leaf_of(session.s)
        found = {int(n) for n in re.findall(r"(?<!\d)(\d+)\) ", plain(draw_options(leaf)))}
        assert found >= set(leaf.numbers.values())
        session.answer(busy(session, rolls))


def test_why_not_is_in_words_for_everything() -> None:
    session, rolls = session_of(3), Stream(4)
    for n in range(300):
        if n % 60 == 0:
            for language in LANGUAGES:
                leaf = leaf_of(session.s, language)
                for action in range(0, 420, 7):
                    if action not in leaf.numbers:
                        assert leaf.words.say(GAME.why_not(session.s, action).message)
        session.answer(busy(session, rolls))


# Secrets --------------------------------------------------------------------------------------------------


def hand_line(capital: int) -> str:
    """The line of a hand on the screen: `V 1 2 = 5 │ G · │ ...` without what it is worth."""
    parts = []
    for colour in ("violet", "green", "blue", "red"):
        keys = sorted(CAPITAL_KEYS[kind_of(card)] for card in bits(capital))
        values = [key[-1] for key in keys if key.startswith(colour)]
        parts.append(" ".join([colour[0].upper(), *values]) if values else f"{colour[0].upper()} ·")
    return " " + " │ ".join(parts)


def test_a_screen_is_the_same_whatever_the_others_hold() -> None:
    """With other cards in the hands of the others the table, the options and the plans stay the same."""
    session, rolls = session_of(4), Stream(9)
    checked = 0
    for n in range(600):
        if n % 29 == 0:
            before = screen(session.s)
            after = screen(shuffled(session.s))
            assert after == before
            checked += 1
        session.answer(busy(session, rolls))
    assert checked > 15


def screen(s: State) -> str:
    leaf = leaf_of(s)
    lines = (
        draw_table(leaf, "")
        + draw_options(leaf)
        + tell_plans(leaf, leaf.viewer)
        + tell_fits(leaf, leaf.viewer)
    )
    return plain(lines)


def shuffled(s: State) -> State:
    """The same table with other cards, as many as before, in the hands of the others."""
    other = GAME.clone(s)
    viewer = GAME.decider(s)
    for who, p in enumerate(other.seats):
        if who != viewer and p.capital:
            hand = bits(p.capital)
            new = bits(other.pile)[: len(hand)]
            for old, card in zip(hand, new, strict=False):
                p.capital ^= 1 << old | 1 << card
                other.pile ^= 1 << old | 1 << card
        if who != viewer:
            p.cards = [(card + 5) % len(CARDS) for card in p.cards]
    return other


def test_between_two_people_the_keyboard_is_handed_over_and_no_other_hand_is_printed(
    terminal: Terminal, folder: Path
) -> None:
    """Between two handovers only the hand of the one who sits at the keyboard is on the screen."""
    terminal.run(*HOT_SEAT, lines="1\n2\nlog 20\n3\n" * 70 + "log all\n")

    table = Table(GAME, GAME.parse_options({"players": 3}), "oak")
    record = read_record(kept(folder), {"craftsmen": GAME})
    drew = secret_draws(record.log)
    assert table.options == record.options
    parts = re.split(r"^⇄ Pass the keyboard to Player (\d), press Enter$", terminal.out, flags=re.MULTILINE)
    sittings = list(zip(map(int, parts[1::2]), parts[2::2], strict=True))
    assert len(sittings) > 30
    for who, text in sittings:
        asked = re.findall(r"^(\d) Player \d: ", text, re.MULTILINE)
        assert set(asked) == {str(who)}
        told = re.findall(r"Player (\d) draws (?:the )?(?!a capital|a building)\w", text)
        assert set(told) <= {str(who)}
        assert not re.search(
            r"Player \d gives Player \d (violet|green|blue|red)", text.replace(f"Player {who}", "I")
        )
    assert {who for who, _ in sittings} == {1, 2, 3} == {who + 1 for who in drew}
    hands = [hand_line(p.capital) for p in table.state.seats]
    first = re.sub(r" = \d+", "", sittings[0][1])
    asked_first = sittings[0][0] - 1
    assert [line in first for line in hands] == [who == asked_first for who in range(3)]


def secret_draws(log: list[Any]) -> set[int]:
    """Who drew a card into the hand at all."""
    s = GAME.new(GAME.parse_options({"players": 3}))
    found: set[int] = set()
    for entry in log:
        if entry.seat == CHANCE and GAME.hides(s, CHANCE):
            found.add(s.stack[-1].a)
        GAME.apply(s, entry.action)
    return found


def test_at_a_terminal_the_screen_is_wiped_before_and_after_the_handover(
    terminal: Terminal, folder: Path
) -> None:
    """The line typed at the handover is no answer."""
    lines = "1\nskip\nskip\n2\nskip\nskip\n"
    terminal.run(*HOT_SEAT, lines=lines, is_terminal=True)

    assert answers(kept(folder)) == ["skip"] * 4
    sittings = [re.sub(r"\x1b\[[\d;]*m", "", part) for part in terminal.out.split("\x1b[H\x1b[2J\x1b[3J")]
    assert len(sittings) == 5  # wiped after Enter, then before the next one comes and after Enter
    for waiting in sittings[0::2]:
        assert "Pass the keyboard to Player" in waiting
        assert "HAND" not in waiting
    for who, sitting in zip("12", sittings[1:4:2], strict=True):
        assert "HAND" in sitting
        assert set(re.findall(r"^(\d) Player \d: ", sitting, re.MULTILINE)) == {who}


def test_leaving_at_the_handover(terminal: Terminal) -> None:
    assert terminal.run(*HOT_SEAT, lines="\nskip\nskip\nquit\n", is_terminal=True) == 0

    assert "Go on with: millrace play craftsmen --load" in terminal.out


def test_one_person_against_computers_keeps_the_keyboard(terminal: Terminal) -> None:
    terminal.run(*ALONE, "--players", "4", lines="1\n" * 30)

    assert "Pass the keyboard" not in terminal.out
    assert set(re.findall(r"Player (\d) draws (?:the )?(?!a capital|a building)\w", terminal.out)) <= {"1"}


def test_news_are_everything_since_the_own_last_question(terminal: Terminal) -> None:
    """Player 1 is told what 2 and 3 did while he was away from the keyboard."""
    terminal.run(*HOT_SEAT, lines="skip\nskip\n" * 3 + "send bankers\nsend notary\nsend builders\n")

    news = terminal.out.rpartition("── WHAT HAPPENED")[2].partition("── QUESTION")[0]
    assert [line[0] for line in news.splitlines() if re.match(r"\d Player", line)] == ["1", "2", "3"]


# Drawing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_line_is_wider_than_the_screen_in_any_language(players: int) -> None:
    """A busy game, looked at now and then, with its previews, pages, news, log and ending."""
    session, rolls = session_of(players), Stream(players)
    painter = CraftsmenPainter()
    n = 0
    while not session.is_over:
        if n % 47 == 0:
            for language in LANGUAGES:
                desk = Desk(session, new_console(), language, Path("nowhere"))
                assert_fits(drawn(painter, session, desk))
        session.answer(busy(session, rolls))
        n += 1
    for language in LANGUAGES:
        page = painter.page(session.s, open_words_of("craftsmen", language), ["Bartholomew Long"] * players)
        assert_fits(painter.ending(page, session.chronicle))
        assert_fits(painter.log(page, session.chronicle.paragraphs, is_whole=True))


def drawn(painter: CraftsmenPainter, session: Session, desk: Desk) -> list[Text]:
    page = desk.page()
    assert isinstance(page, Leaf)
    news = painter.summary(page, session.chronicle.since(0, page.viewer)[-6:])
    lines = painter.moment(session, page, news, is_new=True) + painter.moment(session, page, [], is_new=False)
    lines += painter.options(page) + tell_fits(page, page.viewer) + tell_plans(page, page.viewer)
    for good in SHIPPED:
        lines += tell_plan(page, page.viewer, good)
    for action in list(page.numbers)[:12]:
        lines += tell_consequences(page, action)
    return lines


def assert_fits(lines: list[Text]) -> None:
    for line in lines:
        assert line.cell_len <= WIDTH, line.plain
        assert "\n" not in line.plain
        assert "…" not in line.plain, line.plain


def test_the_table_is_told_without_colour() -> None:
    """Discs, markers, halves and icons have letters, numbers and signs of their own."""
    play = craftsmen(
        seat(
            "sawmill-1", built("cooperage-1", "wood"), "brewery-1", capital=["violet-1", "violet-1", "red-3"]
        ),
        seat("sawmill-2"),
        seat("sawmill-3"),
        queues={"bankers": [[1, 2], [3, None], [None, None]]},
        turn=1,
    )

    text = plain(draw_table(leaf_of(play.s), ""))

    assert re.search(r"I bankers' guild +g1/2 s3/· r·/·", text)
    assert "sawmill V/G │ cooperage G/V ■wood │ brewery V/G □wheat □barrel" in text
    assert " V 1 1 = 5 │ G · │ B · │ R 3 = 3" in text
    assert "best worth 8" in text


def test_the_whole_table_is_drawn_when_an_assistant_is_sent() -> None:
    session, rolls = session_of(3), Stream(6)
    painter = CraftsmenPainter()
    sent = 0
    for _ in range(60):
        page = Desk(session, new_console(), "en", Path("nowhere")).page()
        text = plain(painter.moment(session, page, [], is_new=False))
        assert "── QUESTION" in text
        if session.s.stack[-1].op == OP_SEND:
            sent += 1
            assert "Year 1 of 3 · spring · Phase: assistants" in text
        session.answer(busy(session, rolls))
    assert sent > 10


# Planner --------------------------------------------------------------------------------------------------


def planned() -> dict[str, object]:
    return document(
        seat("sawmill-1", built("cooperage-1", "wood"), cards=["brewery-1", "mine-2"]),
        seat("sawmill-2"),
        display=["wheat_farm-1", "mine-4", None, None, None, None],
        turn=1,
    )


def test_plan_says_what_beer_still_takes(terminal: Terminal, folder: Path) -> None:
    """The wood lies ready: wheat, barrel and beer are three work points; farm and brewery are missing."""
    (folder / "p.json").write_text(json.dumps(planned()))

    assert terminal.run("plan", "craftsmen", "p.json", "--seat", "1", "--good", "beer") == 0

    words = open_words_of("craftsmen", "en")
    assert terminal.out.splitlines()[:4] == [
        words.say(Message("plan-needs", {"good": good_name(21), "work": 3})),
        "  • Already there: wood",
        "  • Not built yet: wheat farm (face up)",
        "  • Not built yet: brewery (in hand)",
    ]
    brewery = words.say(card_name(next(i for i, card in enumerate(CARDS) if card.key == "brewery-1")))
    fits = terminal.out.partition("match an end of the row:\n")[2]
    assert re.search(rf"\(left end\): {re.escape(brewery)} \(in hand\)", fits)
    assert "mine (red/red)" not in fits


def test_plan_and_fits_at_the_prompt(terminal: Terminal, folder: Path) -> None:
    terminal.run(*ALONE, lines="plan beer\nplan\nfits\nplan gold\nlanguage pl\nplan piwo\n")

    assert not (folder / "data").exists()  # none of it is an answer
    assert re.search(r"> plan beer\nbeer: 4 work points\n  • Not built yet: ", terminal.out)
    assert len(re.findall(r"^  • .+ work points?; \d buildings? missing$", terminal.out, re.MULTILINE)) == 9
    assert "No good is called “gold”." in terminal.out
    assert re.search(r"> fits\n  ?• ?Fits|> fits\nNo building card", terminal.out)
    assert "> plan piwo\npiwo: " in terminal.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_plan_speaks_every_language(terminal: Terminal, folder: Path, language: str) -> None:
    (folder / "p.json").write_text(json.dumps(planned()))

    assert terminal.run("plan", "craftsmen", "p.json", "--language", language) == 0

    good = open_words_of("craftsmen", language).say(good_name(21))
    assert f"• {good}: " in terminal.out


# Other commands -------------------------------------------------------------------------------------------


def test_simulate_counts_games_of_five(terminal: Terminal) -> None:
    assert terminal.run("simulate", "craftsmen", "--players", "5", "--games", "3", "--json") == 0

    report = json.loads(terminal.out)
    assert (report["game"], report["players"], report["games"], report["errors"]) == ("craftsmen", 5, 3, 0)
    assert sum(report["wins"]) == pytest.approx(3)


def test_replay_and_position_know_the_game(terminal: Terminal, folder: Path) -> None:
    terminal.run(*ALONE, lines="1\n" * 40)
    path = str(folder / "data" / "millrace" / "craftsmen-1.millrace")

    assert terminal.run("replay", path) == 0
    assert "game     craftsmen, rules 1, players 2" in terminal.out
    assert terminal.run("position", path, "--at", "60", "-o", "p.json") == 0
    assert terminal.run("position", "p.json") == 0
    assert terminal.out.startswith("craftsmen: ")
    assert terminal.run("plan", "craftsmen", "p.json") == 0


# Refusals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("play", "craftsmen", "--players", "6"), "players must be 2 to 5, not 6"),
        (("play", "craftsmen", "--players", "1"), "players must be 2 to 5, not 1"),
        (
            ("play", "craftsmen", "--bot", "greedy"),
            "no computer player 'greedy' for craftsmen: choose one of random",
        ),
        (("play", "craftsmen", "--automa", "low"), "--automa is an option of barrage"),
        (("play", "craftsmen", "--leeghwater"), "--leeghwater is an option of barrage"),
        (("play", "craftsmen", "--introductory"), "--introductory is an option of barrage"),
        (("play", "craftsmen", "--players", "2", "--bots", "3"), "do not fit 2 players"),
        (("play", "craftsmen", "--players", "2", "--seat", "A", "B", "C"), "do not fit 2 players"),
        (("play", "craftsmen", "--load", "nowhere.millrace"), "nowhere.millrace"),
        (("play", "chess"), "chess"),
        (("simulate", "craftsmen", "--bot", "greedy"), "no computer player 'greedy' for craftsmen"),
        (("simulate", "craftsmen", "--leeghwater"), "leeghwater"),
        (("plan", "craftsmen", "nowhere.json"), "nowhere.json"),
        (("plan", "craftsmen", "p.json", "--seat", "3"), "there is no seat 3: they go from 1 to 2"),
        (("plan", "craftsmen", "p.json", "--good", "gold"), "there is no good 'gold': choose one of wood"),
        (("plan", "barrage", "p.json"), "barrage"),
    ],
)
def test_wrong_arguments_are_one_line_and_exit_code_2(
    terminal: Terminal, folder: Path, argv: tuple[str, ...], why: str
) -> None:
    (folder / "p.json").write_text(json.dumps(planned()))

    assert terminal.run(*argv) == 2

    assert terminal.out == ""
    assert why in terminal.err
    assert terminal.err.count("\n") == 1


def test_a_record_of_the_other_game_is_refused(terminal: Terminal, folder: Path) -> None:
    terminal.run(*ALONE, lines="skip\n")
    path = str(folder / "data" / "millrace" / "craftsmen-1.millrace")

    assert terminal.run("play", "barrage", "--load", path) == 2
    assert "is a game of craftsmen, not of barrage" in terminal.err
