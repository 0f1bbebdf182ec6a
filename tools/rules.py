"""Which numbered rules have no test: read the rule documents and the tests, print the difference.

A test names its clause in its own name (`test_b4_2_3_...`, `test_cx_01_...`), and more of them in a line
of its docstring: `Clauses: B4.2.3, B4.2.4`. It counts only if it asserts something.

    python tools/rules.py                 what is in scope now
    python tools/rules.py --prefix C      one part of the rules; may be repeated
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent

IN_SCOPE: Final = ("B", "A", "L", "C")
DOCUMENTS: Final = {"B": "barrage.md", "A": "barrage.md", "L": "barrage.md", "C": "craftsmen.md"}

OUT_OF_SCOPE: Final[Mapping[str, str]] = {}  # a rule that cannot have a test, and why

# Barrage numbers its examples in one row; these belong to the Automa and to the expansion.
EXAMPLES_OF: Final[Mapping[str, frozenset[int]]] = {
    "A": frozenset({*range(36, 54), *range(108, 113), 119, 120}),
    "L": frozenset({*range(114, 118), 121}),
}

_CLAUSE: Final = re.compile(r"^\s*- (?:\*\*)?([ABLC]\d+(?:\.\d+)+)(?:\*\*)?\s")
_EXAMPLE: Final = re.compile(r"^(?:- )?\*\*([BC]X-\d+)\b")
_CHAPTER: Final = re.compile(r"^#{2,3} ([ABL]?\d+)\. (.+)$")
_NAMED_CLAUSE: Final = re.compile(r"^test_([ablc])(\d+(?:_\d+)+)(?:_|$)")
_NAMED_EXAMPLE: Final = re.compile(r"^test_([bc]x)_(\d+)(?:_|$)")
_MORE: Final = re.compile(r"^\s*Clauses: (.+)$", re.MULTILINE)


class Rule(NamedTuple):
    """A clause or an example, and the part of the rules it belongs to."""

    id: str
    prefix: str


class Book(NamedTuple):
    """What the rule documents hold: rules in order, chapter titles, and ids that occur twice."""

    rules: dict[str, Rule]
    chapters: dict[str, str]
    twice: list[str]


class RuleTest(NamedTuple):
    """A test that names rules."""

    place: str
    names: tuple[str, ...]
    asserts: bool


class Report(NamedTuple):
    """What the tests leave open."""

    asked: list[Rule]
    missing: list[Rule]
    unknown: list[str]
    hollow: list[str]
    twice: list[str]

    @property
    def is_clean(self) -> bool:
        """Whether nothing is left to do."""
        return not (self.missing or self.unknown or self.hollow or self.twice)


def prefix_of(rule_id: str) -> str:
    """The part of the rules an id belongs to: B, A, L or C."""
    if "X-" not in rule_id or rule_id[0] == "C":
        return rule_id[0]
    number = int(rule_id.split("-")[1])
    return next((prefix for prefix, numbers in EXAMPLES_OF.items() if number in numbers), "B")


def chapter_of(rule_id: str) -> str:
    """The heading a rule is listed under.

    >>> chapter_of("B4.2.3"), chapter_of("BX-07"), chapter_of("C10.3.1"), chapter_of("CX-30")
    ('B4', 'BX', 'C10', 'CX')
    """
    return rule_id.partition("-" if "X-" in rule_id else ".")[0]


def read_book(texts: Iterable[str]) -> Book:
    """Collect clauses, examples and chapter titles from the text of rule documents."""
    found: list[str] = []
    chapters = {"BX": "Worked examples", "CX": "Worked examples"}
    for line in (line for text in texts for line in text.splitlines()):
        if rule := _CLAUSE.match(line) or _EXAMPLE.match(line):
            found.append(rule[1])
        elif heading := _CHAPTER.match(line):
            chapters[heading[1] if heading[1][0].isalpha() else f"C{heading[1]}"] = heading[2]
    once = list(dict.fromkeys(found))
    # "C2.3 Buildings" only leads in C2.3.1, C2.3.2 ...: the parts are the rules.
    leads = {rule_id.rpartition(".")[0] for rule_id in once}
    rules = {rule_id: Rule(rule_id, prefix_of(rule_id)) for rule_id in once if rule_id not in leads}
    return Book(rules, chapters, [rule_id for rule_id in once if found.count(rule_id) > 1])


def names_in(name: str, docstring: str) -> tuple[str, ...]:
    """The rules a test names.

    >>> names_in("test_b4_2_3_costs_two", "Clauses: B4.2.4, BX-07")
    ('B4.2.3', 'B4.2.4', 'BX-07')
    """
    names: list[str] = []
    if clause := _NAMED_CLAUSE.match(name):
        names.append(clause[1].upper() + clause[2].replace("_", "."))
    elif example := _NAMED_EXAMPLE.match(name):
        names.append(f"{example[1].upper()}-{int(example[2]):02}")
    for line in _MORE.findall(docstring):
        names.extend(part.strip(" .") for part in line.split(","))
    return tuple(dict.fromkeys(names))


def asserts_something(test: ast.AST) -> bool:
    """Whether a test can fail: an assert of more than a constant, or `pytest.raises`."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.raises":
            return True
    return False


def read_tests(place: str, source: str) -> Iterator[RuleTest]:
    """Yield the tests of one file that name rules."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            names = names_in(node.name, ast.get_docstring(node) or "")
            if names:
                yield RuleTest(f"{place}:{node.lineno} {node.name}", names, asserts_something(node))


def compare(book: Book, tests: Sequence[RuleTest], prefixes: Sequence[str]) -> Report:
    """Set the rules asked for against the tests there are."""
    asked = [rule for rule in book.rules.values() if rule.prefix in prefixes and rule.id not in OUT_OF_SCOPE]
    tested = {name for test in tests if test.asserts for name in test.names}
    letters = {rule_id[0] for rule_id in book.rules}  # tests of a document that was not read are left alone
    unknown = [
        f"{test.place}: no rule {name}"
        for test in tests
        for name in test.names
        if name not in book.rules and (not name or name[0] in letters or name[0] not in DOCUMENTS)
    ]
    hollow = [f"{test.place}: asserts nothing" for test in tests if not test.asserts]
    return Report(asked, [rule for rule in asked if rule.id not in tested], unknown, hollow, book.twice)


def lines_of(report: Report, chapters: Mapping[str, str]) -> Iterator[str]:
    """Yield the report as lines: what is missing by chapter, what is wrong, and the totals."""
    by_chapter: dict[str, list[str]] = {}
    for rule in report.missing:
        by_chapter.setdefault(chapter_of(rule.id), []).append(rule.id)
    for chapter, ids in by_chapter.items():
        yield f"{chapter} {chapters.get(chapter, '')}".rstrip()
        yield f"    without a test: {', '.join(ids)}"
    yield from report.unknown
    yield from report.hollow
    yield from (f"{rule_id} is defined twice" for rule_id in report.twice)
    for kind in dict.fromkeys(_kind_of(rule) for rule in report.asked):
        n_asked = sum(_kind_of(rule) == kind for rule in report.asked)
        n_missing = sum(_kind_of(rule) == kind for rule in report.missing)
        yield f"{kind}: {n_asked - n_missing} of {n_asked} tested"


def _kind_of(rule: Rule) -> str:
    return f"{rule.prefix} {'examples' if 'X-' in rule.id else 'clauses'}"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Print the report; 0 if nothing is missing or wrong."""
    parser = argparse.ArgumentParser(description="List the numbered rules that have no test.")
    parser.add_argument("--prefix", action="append", choices=sorted(DOCUMENTS), help="part of the rules")
    prefixes = parser.parse_args(arguments).prefix or list(IN_SCOPE)
    documents = dict.fromkeys(DOCUMENTS[prefix] for prefix in prefixes)
    book = read_book((root / "docs" / "rules" / name).read_text(encoding="utf-8") for name in documents)
    tests = [
        test
        for path in sorted((root / "tests").rglob("*.py"))
        for test in read_tests(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    ]
    report = compare(book, tests, prefixes)
    print("\n".join(lines_of(report, book.chapters)))
    return 0 if report.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
