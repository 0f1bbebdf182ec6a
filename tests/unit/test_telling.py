"""Turns of Automas as messages, and points by their sources: what every client builds upon."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from millrace.games.barrage.automa.explain import explain
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.game import GAME as BARRAGE
from millrace.games.barrage.numbers import (
    E_AUTOMA_CHOSEN,
    E_AUTOMA_INCOME,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_PASSED,
)
from millrace.games.barrage.state import State
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.kernel.game import NOTHING, Explained, Game, Message
from millrace.kernel.stack import Event
from millrace.words import LANGUAGES, Words

TABLES: Final[dict[str, dict[str, object]]] = {
    "weak": {"players": 3, "automas": ["low", "medium"]},
    "strong": {"players": 4, "automas": ["high", "very-high", "very-high"], "leeghwater": True},
}
KINDS: Final = {"tried", "performed", "considered", "narrowed", "chosen", "note"}


@cache
def played(name: str) -> tuple[State, list[Event]]:
    return whole_game(BARRAGE, TABLES[name], name)


def whole_game(game: Game[Any], options: dict[str, object], seed: str) -> tuple[Any, list[Event]]:
    random = Random(seed)  # noqa: S311 - a game, no secret
    s = game.new(game.parse_options(options))
    story: list[Event] = []
    s.story = story
    while s.stack:
        game.apply(s, random.choice(game.legal(s)))
    return s, story


def turns(name: str) -> list[Explained]:
    return BARRAGE.explain(*played(name))


@pytest.mark.parametrize("name", TABLES)
def test_an_explanation_covers_the_events_of_its_turn(name: str) -> None:
    _, story = played(name)
    found = turns(name)

    assert [story[turn.first][:2] for turn in found] == [
        event[:2] for event in story if event[0] in (E_AUTOMA_TILES, E_AUTOMA_INCOME)
    ]
    for turn, after in pairwise(found):
        assert turn.first < turn.end <= after.first
    for turn in found:
        kinds = [event[0] for event in story[turn.first : turn.end]]
        assert kinds.count(E_AUTOMA_TILES) + kinds.count(E_AUTOMA_INCOME) == 1
        assert E_PASSED not in kinds


@pytest.mark.parametrize("name", TABLES)
def test_nothing_an_automa_weighed_is_left_out(name: str) -> None:
    _, story = played(name)

    found = [turn for turn in turns(name) if story[turn.first][0] == E_AUTOMA_TILES]
    for turn, folded in zip(found, explain(story), strict=True):
        events = story[turn.first : turn.end]
        tried = [step for step in turn.steps if step.kind == "tried"]
        assert len(tried) == sum(event[0] == E_AUTOMA_TRIED for event in events)
        assert all(step.clause for step in tried)
        assert sum(step.kind == "performed" for step in turn.steps) == len(folded.performed)
        sites = {SITE_KEYS[event[4]] for event in events if event[0] == E_AUTOMA_CHOSEN}
        chosen = {place for step in turn.steps if step.kind == "chosen" for place in step.places}
        assert sites <= chosen
        assert {step.kind for step in turn.steps} <= KINDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_step_has_words(name: str, language: str) -> None:
    words = Words("barrage", language)

    for turn in turns(name):
        assert words.say(turn.message)
        assert all(words.say(step.message) for step in turn.steps)


def test_a_narrowing_leaves_places_that_were_there_before() -> None:
    for turn in turns("strong"):
        left: set[str] = set()
        before = ""
        for step in turn.steps:
            if step.kind == "narrowed":
                assert set(step.places) <= left
            is_more = step.kind == before == "considered"  # systems are told one by one
            left = left | set(step.places) if is_more else set(step.places)
            before = step.kind


def test_a_game_of_people_explains_nothing() -> None:
    assert CRAFTSMEN.explain(*whole_game(CRAFTSMEN, {"players": 2}, "people")) == []


POINTS: Final[dict[str, tuple[Game[Any], dict[str, object]]]] = {
    "weak": (BARRAGE, TABLES["weak"]),
    "strong": (BARRAGE, TABLES["strong"]),
    "introductory": (BARRAGE, {"players": 4, "introductory": True}),
    "craftsmen": (CRAFTSMEN, {"players": 3}),
}


@pytest.mark.parametrize("name", POINTS)
def test_points_by_source_add_up_to_the_score(name: str) -> None:
    game, options = POINTS[name]
    s, story = whole_game(game, options, name)

    sums = game.start_points(s)
    for before, event in zip([NOTHING, *story], story, strict=False):
        key = game.points_key(before, event)
        if key:
            assert key in game.points_rows
            assert key != "points-other"
            sums[event[1]] += event[3]
    assert sums == game.scores(s)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [BARRAGE, CRAFTSMEN], ids=lambda game: game.name)
def test_every_source_of_points_has_words(game: Game[Any], language: str) -> None:
    words = Words(game.name, language)

    for key in game.points_rows:
        assert 0 < len(words.say(Message(key))) <= 42, key
