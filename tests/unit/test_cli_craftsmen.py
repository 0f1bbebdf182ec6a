"""`millrace play craftsmen`, driven as people would: lines in, screen out, no hand for other eyes."""

from __future__ import annotations

import io
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from rich.text import Text

from millrace.cli.chairs import Chair
from millrace.cli.craftsmen.hints import labels, notes, paths
from millrace.cli.craftsmen.page import CraftsmenPage, open_words
from millrace.cli.craftsmen.painter import PAINTER, CraftsmenPainter, draw_table
from millrace.cli.craftsmen.paying import named
from millrace.cli.craftsmen.plans import tell_fits, tell_plan, tell_plans
from millrace.cli.main import main
from millrace.cli.prompt import PlayPrompt
from millrace.cli.screen import NARROW, SCREEN, WIDTH, new_console
from millrace.cli.session import Session
from millrace.cli.telling import consequences
from millrace.games.craftsmen.capital import one_of, worth_of
from millrace.games.craftsmen.content.board import CAPITAL_KEYS, START_POINTS, kind_of
from millrace.games.craftsmen.content.buildings import CARDS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.names import card_name, good_name
from millrace.games.craftsmen.numbers import (
    A_BID,
    OP_BANKERS,
    OP_BANKERS_MORE,
    OP_BID,
    OP_BUILD,
    OP_FEE,
    OP_INVEST,
    OP_MERCHANTS,
    OP_NOTARY,
    OP_SEND,
    OP_SWAP_CARD,
    PASS,
    SKIP,
)
from millrace.games.craftsmen.planner import SHIPPED
from millrace.games.craftsmen.state import State
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.game import Message
from millrace.kernel.record import read_record, write_record
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
    monkeypatch.setattr(SCREEN, "width", WIDTH)
    return Terminal(monkeypatch, capsys)


def kept(folder: Path, n: int = 1) -> bytes:
    return (folder / "data" / "millrace" / f"craftsmen-{n}.millrace").read_bytes()


def answers(raw: bytes) -> list[str]:
    """The answers of players in a record, in notation."""
    record = read_record(raw, {"craftsmen": GAME})
    return [GAME.notate(entry.action) for entry in record.log if entry.seat != CHANCE]


def session_of(players: int, seed: str = "7") -> Session:
    chairs = [Chair("Bartholomew Long")] * players
    options = GAME.parse_options({"players": players})
    return Session(GAME, options, seed, chairs)


def busy(session: Session, rolls: Stream) -> int:
    """A random answer that keeps the game moving: nobody passes or waives while there is something to do."""
    legal = GAME.legal(session.s)
    eager = [action for action in legal if GAME.notate(action) not in ("pass", "skip")] or legal
    return eager[rolls.below(len(eager))]


def page_of(s: State, language: str = "en") -> CraftsmenPage:
    numbers = {action: n + 1 for n, action in enumerate(GAME.legal(s))}
    return CraftsmenPage(s, open_words(language), [""] * len(s.seats), numbers)


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
    assert re.findall(r"^  (Year \d)  ", ending, re.MULTILINE) == ["Year 1", "Year 2", "Year 3"]
    assert max(map(len, terminal.out.splitlines()[:-1])) <= WIDTH  # the last line names a file


@pytest.mark.parametrize(("players", "seed"), [(2, "a"), (3, "b"), (5, "c")])
def test_the_points_by_source_add_up_to_the_score(players: int, seed: str) -> None:
    session, rolls = session_of(players, seed), Stream(3)
    while not session.is_over:
        session.answer(busy(session, rolls))

    standings = sorted(session.standings(), key=lambda standing: standing.seat)
    points = [standing.sources for standing in standings]

    assert [sum(p.values()) for p in points] == GAME.scores(session.s)
    assert [sum(standing.periods.values()) for standing in standings] == GAME.scores(session.s)
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
        (("--bot", "greedy", "--players", "3"), ["player", "bot:greedy", "bot:greedy"]),
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

    assert terminal.out.endswith(f"Continue with: millrace play craftsmen --load {path}\n")
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
    assert terminal.out.count("✗ That isn't an answer to the current question.") == 2
    assert "Options go from 1 to" in terminal.out
    assert "Not understood: “nonsense”" in terminal.out


def test_a_preview_does_not_show_how_another_player_would_pay() -> None:
    """The last bidder who passes must not learn beforehand which cards the highest bidder has."""
    seen = 0
    for seed in ("auction", "another"):
        session, rolls = session_of(3, seed), Stream(11)
        while not session.is_over:
            s = session.s
            if s.stack[-1].op == OP_BID and PASS in GAME.legal(s):
                ahead = GAME.clone(s)
                GAME.apply(ahead, PASS)
                if not any(f.op == OP_BID for f in ahead.stack) and GAME.decider(ahead) != GAME.decider(s):
                    said = plain(consequences(page_of(s), [PASS]))
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
        page = page_of(session.s)
        found = {int(n) for n in re.findall(r"(?<!\d)(\d+)\) ", plain(PAINTER.options(page)))}
        assert found >= set(range(1, len(paths(page)) + 1))
        session.answer(busy(session, rolls))


def test_why_not_is_in_words_for_everything() -> None:
    session, rolls = session_of(3), Stream(4)
    for n in range(300):
        if n % 60 == 0:
            for language in LANGUAGES:
                page = page_of(session.s, language)
                for action in range(0, 420, 7):
                    if action not in page.numbers:
                        assert page.words.say(GAME.why_not(session.s, action).message)
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
    page = page_of(s)
    lines = (
        draw_table(page)
        + PAINTER.options(page)
        + tell_plans(page, page.viewer)
        + tell_fits(page, page.viewer)
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

    assert "Continue with: millrace play craftsmen --load" in terminal.out


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


@pytest.mark.parametrize(("players", "width"), [(2, WIDTH), (3, NARROW), (5, WIDTH)])
def test_no_line_is_wider_than_the_screen_in_any_language(
    players: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy game, looked at now and then, with its previews, pages, news, log and ending."""
    monkeypatch.setattr(SCREEN, "width", width)
    session, rolls = session_of(players), Stream(players)
    painter = CraftsmenPainter()
    n = 0
    while not session.is_over:
        if n % 47 == 0:
            for language in LANGUAGES:
                prompt = PlayPrompt(session, painter, new_console(), language, Path("nowhere"))
                assert_fits(drawn(painter, session, prompt))
        session.answer(busy(session, rolls))
        n += 1
    for language in LANGUAGES:
        page = painter.page(session.s, open_words(language), ["Bartholomew Long"] * players)
        assert_fits(painter.ending(page, session.standings()))
        assert_fits(painter.log(page, session.entries(0)))


def drawn(painter: CraftsmenPainter, session: Session, prompt: PlayPrompt[CraftsmenPage]) -> list[Text]:
    page = prompt.page()
    news = painter.summary(page, session.entries(page.viewer)[-12:])
    lines = painter.moment(page, news, is_new=True)
    lines += painter.moment(page, [], is_new=False)
    lines += painter.options(page) + tell_fits(page, page.viewer) + tell_plans(page, page.viewer)
    for good in SHIPPED:
        lines += tell_plan(page, page.viewer, good)
    for action in list(page.numbers)[:12]:
        lines += consequences(page, [action])
    return lines


def assert_fits(lines: list[Text]) -> None:
    for line in lines:
        assert line.cell_len <= SCREEN.width, line.plain
        assert "\n" not in line.plain
        assert "…" not in line.plain, line.plain


def test_a_narrow_terminal_gets_narrower_lines(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Down to 80 columns; a narrower window is warned of."""
    for columns, width in ((200, WIDTH), (90, 90), (60, NARROW)):
        monkeypatch.setenv("COLUMNS", str(columns))
        terminal.run(*ALONE, lines="", is_terminal=True)
        shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", terminal.out)
        assert max(map(len, shown.splitlines())) == width
        assert ("narrower than 80 columns" in shown) == (columns < NARROW)


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

    text = plain(draw_table(page_of(play.s)))

    assert re.search(r"I bankers' guild +g1/2 s3/· r·/·", text)
    assert "sawmill V/G │ cooperage G/V ■wood │ brewery V/G □wheat □barrel" in text
    assert " V 1 1 = 5 │ G · │ B · │ R 3 = 3" in text
    assert "best worth 8" in text


def test_the_whole_table_is_drawn_when_an_assistant_is_sent() -> None:
    session, rolls = session_of(3), Stream(6)
    painter = CraftsmenPainter()
    sent = 0
    for _ in range(60):
        page = PlayPrompt(session, painter, new_console(), "en", Path("nowhere")).page()
        text = plain(painter.moment(page, [], is_new=False))
        assert "── QUESTION" in text
        if session.s.stack[-1].op == OP_SEND:
            sent += 1
            assert "Year 1 of 3 · spring · Phase: assistants" in text
        session.answer(busy(session, rolls))
    assert sent > 10


# What would have to be looked up --------------------------------------------------------------------------


def moments(players: int, seed: int) -> Iterator[tuple[Session, CraftsmenPage]]:
    """Every question of a busy game, with its page."""
    session, rolls = session_of(players, str(seed)), Stream(seed)
    while not session.is_over:
        yield session, page_of(session.s)
        session.answer(busy(session, rolls))


def pending(kind: str, players: int, seed: int) -> Iterator[tuple[Session, CraftsmenPage]]:
    return (found for found in moments(players, seed) if GAME.question_kind(found[0].s) == kind)


def before_a_payment() -> tuple[Session, CraftsmenPage]:
    """A game in which cards just built are paid for, and nothing is drawn afterwards."""
    for session, page in pending("pay", 2, 5):
        ways = page.view["payment"]["ways"]
        if not page.view["payment"]["card"] and any(len(way["path"]) > 1 for way in ways):
            ahead = GAME.clone(session.s)
            for action in ways[0]["path"]:
                GAME.apply(ahead, action)
            if GAME.decider(ahead) >= 0:
                return session, page
    raise AssertionError("no such game")


def paid_cards(session: Session, since: int) -> list[str]:
    told = [event for entry in session.entries(0, since) for event in entry.told]
    return sorted(event.what for event in told if event.kind == "paid")


def test_a_whole_payment_is_one_answer_and_one_undo() -> None:
    session, page = before_a_payment()
    before, line = list(session.log), session.line

    for way, path in zip(page.view["payment"]["ways"], paths(page), strict=False):
        session.answer(*path)
        assert session.line == line + 1
        assert paid_cards(session, line) == sorted(way["cards"])
        session.undo()
        assert list(session.log) == before
        line = session.line


@pytest.mark.parametrize("form", ["{letter}{value}", "{colour}-{value}"])
def test_the_cards_of_a_payment_are_named_in_one_line(terminal: Terminal, folder: Path, form: str) -> None:
    session, page = before_a_payment()
    (folder / "s.millrace").write_text(write_record(session.record()), encoding="utf-8")
    way = page.view["payment"]["ways"][-1]
    parts = [key.split("-") for key in reversed(way["cards"])]
    typed = " ".join(form.format(letter=c[0].upper(), colour=c, value=v) for c, v in parts)

    terminal.run("play", "craftsmen", "--load", "s.millrace", "--language", "en", lines=typed + "\n")

    record = read_record(kept(folder), {"craftsmen": GAME})
    played = [entry.action for entry in record.log[len(session.log) :]]
    assert played[: len(way["path"])] == way["path"]
    assert record.log[: len(session.log)] == list(session.log)


def test_cards_that_are_no_payment_are_refused_with_the_sum(terminal: Terminal, folder: Path) -> None:
    session, page = before_a_payment()
    (folder / "s.millrace").write_text(write_record(session.record()), encoding="utf-8")
    hand = page.view["seats"][page.viewer]["capital"]
    due = page.view["payment"]["due"]
    assert worth_of(sum(one_of(CAPITAL_KEYS.index(key)) for key in hand)) > due

    terminal.run("play", "craftsmen", "--load", "s.millrace", "--language", "en", lines=" ".join(hand) + "\n")

    assert f" is no payment: worth {page.view['seats'][page.viewer]['worth']}, due {due}," in terminal.out
    assert not (folder / "data").exists()


def test_a_payment_begun_shows_what_lies_there_and_what_is_due() -> None:
    session, page = before_a_payment()
    path = next(path for path in paths(page) if len(path) > 1)

    session.answer(path[0])

    there = page_of(session.s)
    payment = there.view["payment"]
    assert payment["laid"]
    left = payment["due"] - payment["worth"]
    first = Counter(payment["ways"][0]["cards"]) - Counter(payment["laid"])
    assert labels(there)[0].plain.startswith(named(sorted(first.elements())).plain + ", ")
    assert f"laid, worth {payment['worth']}, {left} still due" in plain(notes(there))
    assert f"({payment['worth']} of {payment['due']} laid)" in plain(PAINTER.moment(there, [], is_new=False))


def test_ways_to_pay_say_what_they_lose_and_leave_the_best_first() -> None:
    overpaid = 0
    for _, page in pending("pay", 3, 5):
        ways = page.view["payment"]["ways"]
        said = [label.plain for label in labels(page)]
        for way, label in zip(ways, said, strict=False):
            assert label.endswith(f"leaves a hand worth {way['leaves']}")
            assert (f"{way['over']} too much" in label) == (way["over"] > 0)
            overpaid += way["over"] > 0
        assert [way["leaves"] for way in ways] == sorted((way["leaves"] for way in ways), reverse=True)
        assert f"{len(ways)} ways to pay" in plain(notes(page))
    assert overpaid > 2


def test_an_assistant_is_sent_to_a_space_whole_and_told_what_it_costs() -> None:
    """Space, privilege, on whom, the fee and as which it would act; one number for both questions."""
    seen: set[str] = set()
    for players in (2, 4):
        for session, page in pending("send", players, 3):
            found = {path: label.plain for path, label in zip(paths(page), labels(page), strict=True)}
            assert found.pop((PASS,)) == "Pass  pass"
            for path, label in found.items():
                ahead = GAME.clone(session.s)
                for action in path:
                    GAME.apply(ahead, action)
                costs = ahead.stack[-1].op == OP_FEE
                assert ("for a capital card or " in label) == costs
                assert ("(privilege)" in label) == ("gold space" in label and "town hall" not in label)
                assert re.search(r", acts \d(st|nd|rd|th)  send ", label)
                seen |= {word for word in ("capital card or", "who draws", "free on") if word in label}
            assert "`town` tells" in plain(notes(page))
    assert seen == {"capital card or", "who draws", "free on"}


def test_prices_exchanges_and_draws_are_told_in_full() -> None:
    found: dict[int, str] = {}
    for session, page in moments(3, 8):
        shown = plain([*PAINTER.moment(page, [], is_new=False)])
        found.setdefault(session.s.stack[-1].op, " ".join(shown.split()))

    assert re.search(r"Buy the .+? for (3|5|10) in its colours: ", found[OP_NOTARY])
    assert re.search(r"Build the .+? for [236]: ", found[OP_BUILD])
    assert "which building card to exchange for the top card of its pile?" in found[OP_SWAP_CARD]
    assert "Draw all the others from the pile: 3 " in found[OP_BANKERS_MORE]
    assert re.search(r"Pay [123] point", found[OP_FEE])
    assert "Discard only 1 card." in "".join(found.values())


def test_an_auction_shows_its_bids_who_is_in_and_what_a_bid_would_cost() -> None:
    seen = 0
    for kind in ("bid", "open"):
        for _, page in pending(kind, 3, 8):
            auction, said = page.view["auction"], plain(notes(page))
            assert ("highest bid" in said) == (kind == "bid")
            marks = " ".join(str(seat) for seat in auction["left"])
            assert f"still in: {marks}" in said
            for path, label in zip(paths(page), labels(page), strict=True):
                bid = path[0] - A_BID
                if path == (PASS,):
                    continue
                way = next(way for way in auction["bids"] if way["bid"] == bid)
                cards = " ".join(key[0].upper() + key[-1] for key in way["cards"])
                assert label.plain.startswith(f"Bid {bid}: {cards}, ")
                assert f"leaves a hand worth {way['leaves']}" in label.plain
                seen += 1
    assert seen > 20


def test_work_points_are_shown_as_steps() -> None:
    """Not where a token pays for a single one."""
    said: set[str] = set()
    for _, page in pending("craft", 2, 4):
        shown = re.findall(r"Work points: ([●○]+)", plain(notes(page)))
        assert len(shown) == (page.view["acting"] is not None)
        said |= set(shown)

    assert said >= {"●●●", "●●○", "●○○", "●●●●", "●●●○○"}


def test_an_investment_says_that_it_takes_four_colours() -> None:
    said = [
        plain(PAINTER.moment(page, [], is_new=False))
        for seed in range(3)
        for _, page in pending("invest", 2, seed)
    ]

    assert "invest 4 capital cards, one of each colour, for the sum of their values?" in said[0]
    assert any(re.search(r"Now blue \(2 of 4, sum \d+\)", one) for one in said)


def test_who_can_only_pass_or_skip_is_told_why_he_is_asked() -> None:
    """R-45: that somebody cannot bid, build or invest is nobody's business."""
    found = [(GAME.legal(session.s), plain(notes(page))) for session, page in moments(3, 4)]
    alone = [said for legal, said in found if legal in ([SKIP], [PASS])]

    assert any("You are asked all the same, so that nobody learns it." in said for said in alone)
    assert not any("asked all the same" in said for legal, said in found if len(legal) > 1)


def test_the_privilege_after_the_notary_is_a_question_of_its_own() -> None:
    said = {
        open_words("en").say(GAME.question(session.s)).partition(": ")[2]
        for seed in range(4)
        for session, _ in pending("notary", 2, seed)
    }

    assert said == {
        "which building card to buy or to put up for auction?",
        "use the privilege after the action?",
    }


def test_asking_about_an_option_tells_what_its_thing_does(terminal: Terminal) -> None:
    terminal.run(*ALONE, lines="?1\nskip\nskip\n? send notary\n")

    card, _, sent = terminal.out.partition("> ? send notary\n")
    assert re.search(r"Makes [a-z ]+\.", card.partition("> ?1\n")[2])
    said = " ".join(sent.split())
    assert "III notary: Buy a face-up building card with capital cards of its colours" in said
    assert "Privilege: Before or after the action, draw 3 cards of a building pile" in said


def test_two_assistants_in_one_building_are_told_apart() -> None:
    acting = []
    for session, page in moments(2, 2):
        if session.s.stack[-1].op == OP_BANKERS:
            acting.append((session.decider, re.sub(r"\D+", " ", plain(notes(page))).split()))
    first, second = ([who for who, numbers in acting if numbers == [n, "2"]] for n in "12")

    assert first
    assert sorted(first) == sorted(second)


def test_the_page_of_the_town_tells_what_the_buildings_and_their_privileges_do(terminal: Terminal) -> None:
    terminal.run(*ALONE, lines="town\n")

    said = " ".join(terminal.out.rpartition("> town\n")[2].split())
    assert "III notary: Buy a face-up building card with capital cards of its colours" in said
    assert "Privilege: Before or after the action, draw 3 cards of a building pile" in said


def only_skip(people: int) -> list[tuple[int, bool]]:
    """The operation of every question with no answer but to skip it, and whether it is answered by itself."""
    found = []
    for seed in range(4):
        for session, _ in moments(3, seed):
            if GAME.legal(session.s) == [SKIP]:
                session.chairs[people:] = [Chair("", "random")] * (3 - people)
                prompt = PlayPrompt(session, PAINTER, new_console(), "en", Path("nowhere"))
                found.append((session.s.stack[-1].op, prompt.is_unasked()))
    return found


def test_alone_a_question_that_can_only_be_skipped_is_not_asked() -> None:
    found = only_skip(1)

    assert {OP_NOTARY, OP_INVEST} <= {op for op, _ in found}
    assert all(is_unasked for _, is_unasked in found)


def test_before_others_only_what_all_can_see_is_skipped() -> None:
    """That somebody cannot build or invest is nobody's business (R-45)."""
    found = only_skip(3)

    assert {op for op, is_unasked in found if not is_unasked} == {OP_BUILD, OP_INVEST}
    assert {OP_NOTARY, OP_MERCHANTS} <= {op for op, is_unasked in found if is_unasked}


def test_undo_goes_back_over_what_followed_by_itself(terminal: Terminal, folder: Path) -> None:
    """The answer before a skipped question is taken back, not the skip alone."""
    session, before = session_before_a_skip()
    (folder / "s.millrace").write_text(write_record(session.record()), encoding="utf-8")
    number = GAME.legal(session.s).index(before) + 1

    terminal.run("play", "craftsmen", "--load", "s.millrace", "--language", "en", lines=f"{number}\nundo\n")

    record = read_record(kept(folder), {"craftsmen": GAME})
    assert record.log == list(session.log)


def session_before_a_skip() -> tuple[Session, int]:
    """A game for one, with an answer after which the same seat can only skip, and is asked again then."""
    for seed in range(60):
        options = GAME.parse_options({"players": 2})
        chairs = [Chair(""), Chair("", "random")]
        session = Session(GAME, options, str(seed), chairs)
        rolls = Stream(seed)
        session.let_bots_play()
        while session.s.stack:
            for action in GAME.legal(session.s):
                ahead = GAME.clone(session.s)
                GAME.apply(ahead, action)
                if action == SKIP or GAME.decider(ahead) != 0 or GAME.legal(ahead) != [SKIP]:
                    continue
                GAME.apply(ahead, SKIP)
                if GAME.decider(ahead) == 0 and GAME.legal(ahead) != [SKIP]:
                    return session, action
            session.answer(busy(session, rolls))
            session.let_bots_play()
    raise AssertionError("no such game")


def test_a_clause_is_told_with_those_below_it(terminal: Terminal) -> None:
    terminal.run(*ALONE, lines="rule C4.2.7\nrule c11\nrule C99\n")

    assert "[C4.2.7] You may have at most 2 assistants in one town building." in terminal.out
    assert all(f"[C11.{n}]" in terminal.out for n in range(1, 7))
    assert "C99" in terminal.out


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

    words = open_words("en")
    assert terminal.out.splitlines()[:7] == [
        words.say(Message("plan-needs", {"good": good_name(21), "work": 3})),
        "  • Already there: wood",
        "  • Not built yet: wheat farm (face up)",
        "  • Not built yet: brewery (in hand)",
        "  • In the granary: barrel",
        "  • Capital: 8 to build, 3 to buy; your hand is worth 0",
        "  • Would pay 13 points",
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

    good = open_words(language).say(good_name(21))
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
    assert f"game     craftsmen, rules {GAME.rules_version}, players 2" in terminal.out
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
        (("play", "craftsmen", "--bot", "clever"), "--bot: invalid choice: 'clever'"),
        (("play", "craftsmen", "--automa", "low"), "--automa is an option of barrage"),
        (("play", "craftsmen", "--leeghwater"), "--leeghwater is an option of barrage"),
        (("play", "craftsmen", "--introductory"), "--introductory is an option of barrage"),
        (("play", "craftsmen", "--players", "2", "--bots", "3"), "do not fit 2 players"),
        (("play", "craftsmen", "--players", "2", "--seat", "A", "B", "C"), "do not fit 2 players"),
        (("play", "craftsmen", "--load", "nowhere.millrace"), "nowhere.millrace"),
        (("play", "chess"), "chess"),
        (("simulate", "craftsmen", "--bot", "clever"), "--bot: invalid choice: 'clever'"),
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
