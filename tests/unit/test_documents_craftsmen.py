"""The documents of Craftsmen for clients: views, components, facts of events, words of a new table."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from millrace.games.craftsmen import numbers
from millrace.games.craftsmen.component_types import Components
from millrace.games.craftsmen.components import PLACE_KEYS
from millrace.games.craftsmen.content.board import CAPITAL_KEYS, TOWN_KEYS
from millrace.games.craftsmen.content.buildings import CARDS, TIER_KEYS, TYPES
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.facts import EVENT_KINDS, Fact, fact_of
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_FEE_CARD, E_INPUT, E_POINTS, EMPTY, N_EVENTS
from millrace.games.craftsmen.plan_types import Plans
from millrace.games.craftsmen.view_types import View
from millrace.kernel.game import Told
from millrace.kernel.stack import NOBODY
from millrace.words import LANGUAGES
from tests.craftsmen_facts import BONUS, BUILDINGS
from tests.craftsmen_players import busy_game
from tests.word_checks import File

COMPONENTS: Final[dict[str, Any]] = dict(GAME.components())
PLAYERS: Final = [2, 3, 4, 5]

# Views ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_every_view_has_the_declared_shape(players: int) -> None:
    for at, (s, _) in enumerate(busy_game(GAME.parse_options({"players": players}), players)):
        if at % 10 == 0:
            for seat in (NOBODY, *range(players)):
                view = dict(GAME.view(s, seat))
                assert msgspec.convert(view, View, strict=True) == view
                assert set(view) == set(View.__annotations__)
            for seat in range(players):
                plans = dict(GAME.plans(s, seat))
                assert msgspec.convert(plans, Plans, strict=True) == plans


# Components -----------------------------------------------------------------------------------------------


def test_components_have_the_declared_shape() -> None:
    assert msgspec.convert(COMPONENTS, Components, strict=True) == COMPONENTS
    assert COMPONENTS["digest"] == GAME.content_digest()
    assert GAME.types() == (View, Components, Plans)


def test_every_component_of_the_box_is_there_once() -> None:
    keys = {part: [row["key"] for row in rows] for part, rows in COMPONENTS.items() if isinstance(rows, list)}

    assert keys["goods"] == list(GOOD_KEYS)
    assert keys["tiers"] == list(TIER_KEYS)
    assert keys["buildings"] == [row.key for row in TYPES]
    assert keys["cards"] == [card.key for card in CARDS]
    assert keys["capital"] == list(CAPITAL_KEYS)
    assert keys["town"] == list(TOWN_KEYS)
    assert keys["ships"] == ["1", "2", "3", "4"]
    assert sum(row["copies"] for row in COMPONENTS["capital"]) == 48
    assert sum(row["cards"] for row in COMPONENTS["tiers"]) == len(keys["cards"]) == 70


def test_every_component_cites_clauses_there_are() -> None:
    for rows in COMPONENTS.values():
        for row in rows if isinstance(rows, list) else []:
            assert row["clauses"], row["key"]
            assert set(row["clauses"]) <= set(COMPONENTS["clauses"]), row["key"]


def test_buildings_are_those_of_the_box() -> None:
    """Held against the facts written down apart from the content."""
    for row in COMPONENTS["buildings"]:
        fact = BUILDINGS[row["key"]]
        assert (row["tier"], row["inputs"], row["good"], row["vp"]) == (
            fact.tier,
            fact.inputs.split(),
            fact.good,
            fact.vp,
        )
    for row in COMPONENTS["cards"]:
        copies = BUILDINGS[row["building"]].copies.split()
        copy = copies[int(row["key"].rpartition("-")[2]) - 1]
        assert f"{row['top'][0]}{row['bottom'][0]}{'*' if row['house'] else ''}" == copy
    assert {row["key"]: (row["vp"], " ".join(row["line"])) for row in COMPONENTS["bonus"]} == BONUS


def messages_in(value: object) -> Iterator[dict[str, Any]]:
    """Everything that is said in a document."""
    if isinstance(value, dict):
        if set(value) <= {"key", "args"} and "said" not in value:
            yield value
        for inner in value.values():
            yield from messages_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from messages_in(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_words(language: str) -> None:
    file = File("craftsmen", language)
    said = [*messages_in({part: rows for part, rows in COMPONENTS.items() if part != "clauses"})]

    assert len(said) > 200
    assert {message["key"] for message in said} <= set(file.keys)


# Events ---------------------------------------------------------------------------------------------------


def test_every_event_has_a_kind_of_its_own() -> None:
    assert len(EVENT_KINDS) == N_EVENTS == len(set(EVENT_KINDS))
    assert GAME.event_kinds == EVENT_KINDS
    assert EVENT_KINDS[E_POINTS] == "points"


KNOWN: Final = {
    *GOOD_KEYS,
    *TIER_KEYS,
    *CAPITAL_KEYS,
    *TOWN_KEYS,
    *(card.key for card in CARDS),
    *("spring", "summer", "autumn", "winter", "assistants", "buildings", "end", "year-end"),
    *("privilege", "work", "1", "2", "3", "4", ""),
}
ORIGINS: Final = {"", *PLACE_KEYS, *(card.key for card in CARDS)}


def told_in(players: int) -> Iterator[tuple[tuple[int, ...], Told, int]]:
    """Every event of a game as each seat may know it."""
    for s, action in busy_game(GAME.parse_options({"players": players}), players):
        ahead = GAME.clone(s)
        story: list[tuple[int, int, int, int, int]] = []
        ahead.story = story
        GAME.apply(ahead, action)
        for event in story:
            for viewer in (NOBODY, *range(players)):
                seen = GAME.seen(event, viewer)
                yield seen, GAME.told(ahead, seen), viewer


@pytest.mark.parametrize("players", PLAYERS)
def test_facts_name_what_clients_know(players: int) -> None:
    kinds = set()
    for event, told, _ in told_in(players):
        kinds.add(told.kind)
        assert told.kind == EVENT_KINDS[event[0]]
        assert told.what in KNOWN
        assert told.origin in ORIGINS
        assert all(GAME.actions_at(place) for place in told.places), told
        if told.kind == "points":
            assert told.amount == event[3]
    assert len(kinds) > 30


def test_only_passing_needs_no_fact() -> None:
    """Card 1 is a mine without icons, so an input is looked at on a card that has one."""
    cooperage = next(i for i, card in enumerate(CARDS) if card.key == "cooperage-1")
    bare = [
        kind for kind in range(N_EVENTS) if fact_of(kind, cooperage if kind == E_INPUT else 1, 0) == Fact()
    ]

    assert [EVENT_KINDS[kind] for kind in bare] == ["passed"]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_fact_does_not_name_a_secret_card(players: int) -> None:
    """Rule R-41."""
    hidden = 0
    for event, told, _ in told_in(players):
        if event[3] == EMPTY and told.kind in {"drew", "drew_building", "returned", "gave"}:
            hidden += 1
            assert told.what == ""
            assert told.places == ()
    assert hidden
    assert EVENT_KINDS[E_FEE_CARD] == "gave"


# A new table ----------------------------------------------------------------------------------------------


def setup_words(language: str) -> dict[str, ftl.Message]:
    text = (resources.files(GAME.package) / "text" / "setup" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_is_described_in_every_language(language: str) -> None:
    words = ("title", "about", "facts", "play-now", "solo")

    assert list(setup_words(language)) == [f"craftsmen-{word}" for word in words]


def test_numbers_of_events_are_dense() -> None:
    found = [value for name, value in vars(numbers).items() if name.startswith("E_")]

    assert sorted(found) == list(range(N_EVENTS))
