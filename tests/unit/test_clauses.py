"""The clauses that are cited, and their words: each is a clause of the rules, in four languages."""

from __future__ import annotations

import ast
import re
from importlib import resources
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from millrace.games.barrage.components.clauses import CLAUSES, clause_text
from millrace.words import LANGUAGES, Words
from tests.word_checks import ROOT, SOURCE, references

GAME: Final = SOURCE / "games" / "barrage"
TEXT: Final = resources.files("millrace.games.barrage") / "text" / "clauses"
CLAUSE: Final = re.compile(r"[BAL]\d+(\.\d+)+")


def cited() -> set[str]:
    """Every clause that stands in the code of the game as a text of its own."""
    found: set[str] = set()
    for path in GAME.rglob("*.py"):
        if path.name != "clauses.py":
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            texts = (node.value for node in nodes if isinstance(node, ast.Constant))
            found |= {text for text in texts if isinstance(text, str) and CLAUSE.fullmatch(text)}
    return found


def place(clause: str) -> tuple[int, list[int]]:
    """Where a clause stands in the rules."""
    return "BAL".index(clause[0]), [int(n) for n in clause[1:].split(".")]


def messages(language: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    named = {entry.id.name: entry for entry in found}
    assert len(named) == len(found), "no key twice"
    return named


def test_the_list_has_every_clause_that_is_cited_in_the_order_of_the_rules() -> None:
    assert sorted(cited(), key=place) == list(CLAUSES)


def test_every_clause_stands_in_the_rules() -> None:
    rules = (ROOT / "docs" / "rules" / "barrage.md").read_text(encoding="utf-8")
    stated = set(re.findall(r"^ *- \*\*([BAL]\d+(?:\.\d+)+)\*\* ", rules, re.MULTILINE))

    assert set(CLAUSES) - stated == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_words_and_nothing_else_has(language: str) -> None:
    assert list(messages(language)) == [clause_text(clause).key for clause in CLAUSES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_a_sentence_of_its_own(language: str) -> None:
    words, entries = Words("barrage", language, extra=[TEXT]), messages(language)

    for clause in CLAUSES:
        said = clause_text(clause)
        assert references(entries[said.key]).arguments == set()
        text = words.say(said)
        assert text.endswith(".")
        assert not re.search(r"R-\d|[BAL]\d+\.\d", text), "it can be read without the rules at hand"
