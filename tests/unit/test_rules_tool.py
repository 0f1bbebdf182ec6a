"""The tool that lists rules without a test, on small made-up rule books."""

from pathlib import Path

import pytest

from tools import rules

BARRAGE = """
## B4. Actions phase

- **B4.2.1** Engineers stand on one space.
- **B4.2.2** A space holds one player.
## A. Automa
### A1. General
- **A1.1** It decides nothing.
## X. Worked examples
**BX-01 Ranking** (goal of the game)
**BX-36 Construction engineers**
**BX-100 USA** - Given BX-01; then nothing.
"""

CRAFTSMEN = """
## 2. Set-up
- C2.1 Board in the middle.
- C2.2 Capital
  - C2.2.1 Deal five cards. **[R-41]**
- **CX-01 calendar.** Given year 1.
"""

TESTS = '''
def test_b4_2_1_engineers_stand() -> None:
    """They stand.

    Clauses: B4.2.2, BX-100
    """
    assert place() == 1


def test_bx_01_ranking() -> None:
    with pytest.raises(ValueError):
        rank()


def test_something_else() -> None:
    pass
'''

TESTS_OF_CRAFTSMEN = '''
def test_c2_1_board() -> None:
    """In the middle.

    Clauses: C2.2.1
    """
    assert board()


def test_cx_01_calendar() -> None:
    assert year() == 1
'''


def report(tests: str, *prefixes: str) -> rules.Report:
    return rules.compare(rules.read_book([BARRAGE]), list(rules.read_tests("t.py", tests)), prefixes)


def report_of_craftsmen(tests: str) -> rules.Report:
    return rules.compare(rules.read_book([CRAFTSMEN]), list(rules.read_tests("t.py", tests)), ["C"])


def test_clauses_and_examples_are_found_with_their_part() -> None:
    book = rules.read_book([BARRAGE, CRAFTSMEN])

    assert {rule.id: rule.prefix for rule in book.rules.values()} == {
        "B4.2.1": "B",
        "B4.2.2": "B",
        "A1.1": "A",
        "BX-01": "B",
        "BX-36": "A",
        "BX-100": "B",
        "C2.1": "C",
        "C2.2.1": "C",
        "CX-01": "C",
    }
    assert book.chapters["B4"] == "Actions phase"
    assert book.chapters["C2"] == "Set-up"


def test_a_clause_defined_twice_is_reported() -> None:
    book = rules.read_book([BARRAGE + "- **B4.2.1** Again.\n"])

    found = rules.compare(book, [], ["B"])

    assert found.twice == ["B4.2.1"]
    assert "B4.2.1 is defined twice" in rules.lines_of(found, book.chapters)


@pytest.mark.parametrize(
    ("name", "docstring", "named"),
    [
        ("test_b4_2_3", "", ("B4.2.3",)),
        ("test_b12_7_10_copies", "", ("B12.7.10",)),
        ("test_bx_07_leftovers", "", ("BX-07",)),
        ("test_bx_7_leftovers", "", ("BX-07",)),
        ("test_bx_113_refresh", "", ("BX-113",)),
        ("test_b4_2_3_costs", "One.\n\n    Clauses: B4.2.3, B4.2.4.", ("B4.2.3", "B4.2.4")),
        ("test_water", "Clauses: B8.1.1", ("B8.1.1",)),
        ("test_c4_2_5_the_fee", "", ("C4.2.5",)),
        ("test_c10_8_twice", "", ("C10.8",)),
        ("test_cx_29_two_players", "", ("CX-29",)),
        ("test_cx_5_sets", "", ("CX-05",)),
        ("test_c4_is_a_chapter", "", ()),
        ("test_b7_is_a_site", "", ()),
        ("test_build_4_2", "", ()),
    ],
)
def test_names_of_rules(name: str, docstring: str, named: tuple[str, ...]) -> None:
    assert rules.names_in(name, docstring) == named


def test_all_tested_is_clean() -> None:
    found = report(TESTS, "B")

    assert found.is_clean
    assert list(rules.lines_of(found, {})) == ["B clauses: 2 of 2 tested", "B examples: 2 of 2 tested"]


def test_missing_rules_are_grouped_by_chapter() -> None:
    found = report(TESTS.replace("Clauses: B4.2.2, BX-100", ""), "B", "A")

    assert list(rules.lines_of(found, {"B4": "Actions phase"})) == [
        "B4 Actions phase",
        "    without a test: B4.2.2",
        "A1",
        "    without a test: A1.1",
        "BX",
        "    without a test: BX-36, BX-100",
        "B clauses: 1 of 2 tested",
        "A clauses: 0 of 1 tested",
        "B examples: 1 of 2 tested",
        "A examples: 0 of 1 tested",
    ]


def test_a_clause_that_does_not_exist_is_unknown() -> None:
    found = report(TESTS + "\n\ndef test_b4_2_99_x() -> None:\n    assert f()\n", "B")

    assert found.unknown == ["t.py:19 test_b4_2_99_x: no rule B4.2.99"]
    assert not found.is_clean


def test_tests_of_a_document_that_was_not_read_are_left_alone() -> None:
    assert report(TESTS + "\n\ndef test_c2_1_board() -> None:\n    assert f()\n", "B").is_clean


@pytest.mark.parametrize("body", ["pass", "assert True", "place()", "raises(ValueError)"])
def test_a_hollow_test_does_not_count(body: str) -> None:
    found = report(f"def test_b4_2_1_x() -> None:\n    {body}\n", "B")

    assert found.hollow == ["t.py:1 test_b4_2_1_x: asserts nothing"]
    assert "B4.2.1" in [rule.id for rule in found.missing]


def test_craftsmen_is_counted_by_itself() -> None:
    """C2.2 only leads in C2.2.1, so it needs no test."""
    found = report_of_craftsmen(TESTS_OF_CRAFTSMEN)

    assert found.is_clean
    assert list(rules.lines_of(found, {})) == ["C clauses: 2 of 2 tested", "C examples: 1 of 1 tested"]


def test_missing_rules_of_craftsmen_are_listed() -> None:
    found = report_of_craftsmen("def test_c2_1_board() -> None:\n    assert board()\n")

    assert list(rules.lines_of(found, rules.read_book([CRAFTSMEN]).chapters)) == [
        "C2 Set-up",
        "    without a test: C2.2.1",
        "CX Worked examples",
        "    without a test: CX-01",
        "C clauses: 1 of 2 tested",
        "C examples: 0 of 1 tested",
    ]


def test_an_example_of_craftsmen_that_does_not_exist_is_unknown() -> None:
    found = report_of_craftsmen(TESTS_OF_CRAFTSMEN + "\n\ndef test_cx_31_x() -> None:\n    assert f()\n")

    assert found.unknown == ["t.py:14 test_cx_31_x: no rule CX-31"]


def test_the_exit_code_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    books = tmp_path / "docs" / "rules"
    books.mkdir(parents=True)
    (books / "barrage.md").write_text(BARRAGE, encoding="utf-8")
    (books / "craftsmen.md").write_text(CRAFTSMEN, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    chapter = tmp_path / "tests" / "test_chapter.py"
    assert rules.main([], tmp_path) == 1

    chapter.write_text(TESTS, encoding="utf-8")
    assert rules.main(["--prefix", "B"], tmp_path) == 0
    capsys.readouterr()
    assert rules.main([], tmp_path) == 1
    out = capsys.readouterr().out
    assert "without a test: A1.1" in out
    assert "without a test: C2.1, C2.2.1" in out

    barrage = TESTS.replace("B4.2.2, BX-100", "B4.2.2, BX-100, A1.1, BX-36")
    chapter.write_text(barrage, encoding="utf-8")
    assert rules.main([], tmp_path) == 1
    chapter.write_text(barrage + TESTS_OF_CRAFTSMEN, encoding="utf-8")
    assert rules.main([], tmp_path) == 0


def whole_book() -> rules.Book:
    folder = rules.ROOT / "docs" / "rules"
    return rules.read_book(
        (folder / name).read_text(encoding="utf-8") for name in set(rules.DOCUMENTS.values())
    )


def test_every_rule_of_both_games_is_in_scope() -> None:
    """Base game, Automa, expansion, Craftsmen, and every example."""
    book = whole_book()

    assert rules.compare(book, [], rules.IN_SCOPE).asked == list(book.rules.values())
    assert {f"CX-{n:02}" for n in range(1, 31)} <= book.rules.keys()


def test_what_is_out_of_scope_exists() -> None:
    assert rules.OUT_OF_SCOPE.keys() <= whole_book().rules.keys()
