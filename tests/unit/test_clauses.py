"""The clauses of each game and their words: each is a clause of the rules, in four languages."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from millrace.catalogue import GAMES
from millrace.games.barrage.components.clauses import CLAUSES as OF_BARRAGE
from millrace.games.craftsmen.clauses import CLAUSES as OF_CRAFTSMEN
from millrace.kernel.message import clause_text
from millrace.words import LANGUAGES, Words
from tests.word_checks import ROOT, SOURCE, references

CLAUSES: Final = {"barrage": OF_BARRAGE, "craftsmen": OF_CRAFTSMEN}
PARTS: Final = "BALC"  # Barrage, its Automa and Leeghwater; Craftsmen
CLAUSE: Final = re.compile(rf"[{PARTS}]\d+(\.\d+)+")

each_game = pytest.mark.parametrize("game", CLAUSES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def cited(game: str) -> set[str]:
    """Every clause that stands in the code of a game as a text of its own."""
    found: set[str] = set()
    for path in (SOURCE / "games" / game).rglob("*.py"):
        if path.name != "clauses.py":
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            texts = (node.value for node in nodes if isinstance(node, ast.Constant))
            found |= {text for text in texts if isinstance(text, str) and CLAUSE.fullmatch(text)}
    return found


def stated(game: str) -> list[str]:
    """Every clause of the rules, in their order."""
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(rf"^ *- (?:\*\*)?([{PARTS}]\d+(?:\.\d+)+)(?:\*\*)? ", rules, re.MULTILINE)


def place(clause: str) -> tuple[int, list[int]]:
    """Where a clause stands in the rules."""
    return PARTS.index(clause[0]), [int(n) for n in clause[1:].split(".")]


@cache
def messages(game: str, language: str) -> dict[str, ftl.Message]:
    file = resources.files(f"millrace.games.{game}") / "text" / "clauses" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    named = {entry.id.name: entry for entry in found}
    assert len(named) == len(found), "no key twice"
    return named


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """The words of every clause by its number."""
    folder = resources.files(f"millrace.games.{game}") / "text" / "clauses"
    words = Words(game, language, extra=[folder])
    return {clause: words.say(clause_text(clause)) for clause in CLAUSES[game]}


def test_every_game_of_ours_has_clauses() -> None:
    assert set(CLAUSES) == {game.name for game in GAMES.values() if game.package.startswith("millrace.")}


@each_game
def test_the_list_has_every_clause_that_is_cited_in_the_order_of_the_rules(game: str) -> None:
    assert cited(game) - set(CLAUSES[game]) == set()
    assert sorted(CLAUSES[game], key=place) == list(CLAUSES[game])


@each_game
def test_every_clause_stands_in_the_rules(game: str) -> None:
    assert set(CLAUSES[game]) - set(stated(game)) == set()


def test_barrage_lists_no_clause_that_nobody_cites() -> None:
    assert set(OF_BARRAGE) - cited("barrage") == set()


def test_craftsmen_lists_every_clause_of_its_rules() -> None:
    assert list(OF_CRAFTSMEN) == stated("craftsmen")


@each_game
@each_language
def test_every_clause_has_words_and_nothing_else_has(game: str, language: str) -> None:
    assert list(messages(game, language)) == [clause_text(clause).key for clause in CLAUSES[game]]


@each_game
@each_language
def test_every_clause_is_a_sentence_of_its_own(game: str, language: str) -> None:
    entries = messages(game, language)

    for clause, text in texts(game, language).items():
        assert references(entries[clause_text(clause).key]).arguments == set()
        assert text.endswith("."), clause
        assert text == " ".join(text.split()), clause
        assert not re.search(rf"R-\d|[{PARTS}]\d+\.\d", text), "it can be read without the rules at hand"


@each_language
def test_every_language_tells_the_same_numbers_of_craftsmen(language: str) -> None:
    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d+|\b(?:II|IV|VI?)\b", text))

    english, said = texts("craftsmen", "en"), texts("craftsmen", language)
    differing = {clause for clause in english if numbers(english[clause]) != numbers(said[clause])}

    assert differing == set()


@each_game
def test_the_components_have_every_clause_by_its_number(game: str) -> None:
    found = GAMES[game].components()["clauses"]

    assert found == {clause: {"key": clause_text(clause).key} for clause in CLAUSES[game]}
