"""What clients are told once about the components of Barrage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast, get_args

import msgspec
import pytest

from millrace.games.barrage.components.clauses import CLAUSES
from millrace.games.barrage.components.document import components
from millrace.games.barrage.components.document_types import (
    Component,
    Components,
    Effect,
    EffectOp,
    EntryKind,
)
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.notation import ACTIONS
from millrace.kernel.message import Message, Said
from millrace.words import LANGUAGES, Words

ALL: Final = components(GAME.content_digest())
LISTS: Final = (
    *("spaces", "sites", "headstreams", "head_tiles", "contracts", "tiles", "companies", "officers"),
    *("works", "buildings", "bonus", "objectives", "automa_tiles", "terms"),
)


def every_component() -> Iterator[Component]:
    for name in LISTS:
        yield from cast("list[Component]", cast("dict[str, object]", ALL)[name])


def message(said: Said) -> Message:
    args: dict[str, int | str | Message] = {
        name: message(arg) if isinstance(arg, dict) else arg for name, arg in said.get("args", {}).items()
    }
    return Message(said["key"], args)


def every_said(value: Any) -> Iterator[Said]:  # noqa: ANN401 - whatever a document holds
    if isinstance(value, dict):
        if set(value) in ({"key"}, {"key", "args"}):
            yield cast("Said", value)
        else:
            for part in value.values():
                yield from every_said(part)
    elif isinstance(value, list):
        for part in value:
            yield from every_said(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_says_its_name_and_what_it_does(language: str) -> None:
    words = Words("barrage", language)

    for component in every_component():
        assert component["text"], component["key"]
        for said in every_said(component):
            assert words.say(message(said)), component["key"]


def test_every_component_cites_clauses_that_have_a_text() -> None:
    for component in every_component():
        assert component["clauses"] or component["key"] == "level-person", component["key"]
        assert set(component["clauses"]) <= set(ALL["clauses"]), component["key"]


def test_keys_are_those_of_rows_and_views() -> None:
    words = {
        "space": [space["key"] for space in ALL["spaces"]],
        "site": [site["key"] for site in ALL["sites"]],
        "tile": [tile["key"] for tile in ALL["tiles"]],
        "contract": [contract["key"] for contract in ALL["contracts"]],
        "company": [company["key"] for company in ALL["companies"]],
        "officer": [officer["key"] for officer in ALL["officers"]],
        "work": [work["key"] for work in ALL["works"]],
        "use": [building["key"] for building in ALL["buildings"]],
        "head": [head["key"] for head in ALL["headstreams"]],
        "headstream": [tile["key"] for tile in ALL["head_tiles"]],
        "bonus": [bonus["key"] for bonus in ALL["bonus"]],
        "objective": [objective["key"] for objective in ALL["objectives"]],
        "automa": [tile["key"] for tile in ALL["automa_tiles"]],
    }

    for word, keys in words.items():
        kind = next(kind for kind in ACTIONS.kinds if kind.word == word)
        assert keys == list(kind.keys), word


def test_facts_are_those_of_the_content() -> None:
    assert len(ALL["spaces"]) == len(SPACES)
    assert len(ALL["tiles"]) == len(TILES)
    assert [site["key"] for site in ALL["sites"]] == list(SITE_KEYS)
    assert ALL["flows"] == {1: 8, 2: 5, 3: 6, 4: 7, 5: 9, 6: 10, 7: 10, 8: 11, 9: 11, 10: 12, 11: -1, 12: -2}
    red = next(space for space in ALL["spaces"] if space["key"] == "workshop_turn2_R")
    assert (red["engineers"], red["red"], red["printed"], red["cost"], red["fewest"]) == (3, True, 2, 5, 3)
    conduit = next(site for site in ALL["sites"] if site["key"] == "C6A")
    assert (conduit["kind"], conduit["basin"], conduit["area"], conduit["value"], conduit["end"]) == (
        "conduit",
        6,
        "hill",
        4,
        9,
    )
    assert ALL["track"]["sections"] == [0, 6, 12, 18, 24, 30]
    assert ALL["digest"] == GAME.content_digest()
    assert list(ALL["clauses"]) == list(CLAUSES)


def test_sites_tell_their_machines() -> None:
    costs = {site["key"]: (site["excavators"], site["elevation"]) for site in ALL["sites"]}
    assert [costs[key] for key in ("B1U", "B5L", "B8U")] == [(5, 4), (4, 3), (3, 2)]
    assert [costs[key] for key in ("C1A", "C6B", "C10B")] == [(10, 0), (4, 0), (2, 0)]
    assert costs["P5_1"] == (0, 0)


def test_components_survive_the_wire() -> None:
    sent = msgspec.json.encode(ALL)

    assert msgspec.json.decode(sent, type=Components) == ALL


# Facts for drawings ---------------------------------------------------------------------------------------


def facts(effects: list[Effect]) -> list[dict[str, object]]:
    """Effects without their words."""
    return [{name: value for name, value in effect.items() if name != "said"} for effect in effects]


def test_effects_are_operations_with_amounts() -> None:
    rewards = {contract["key"]: facts(contract["rewards"]) for contract in ALL["contracts"]}
    rewards |= {work["key"]: facts(work["rewards"]) for work in ALL["works"]}
    spaces = {space["key"]: facts(space["effects"]) for space in ALL["spaces"]}

    assert rewards["Y06"] == [
        {"op": "free_build", "amount": 0, "structure": "base", "areas": ["hill", "plain"]}
    ]
    assert rewards["R04"] == [{"op": "free_build", "amount": 4, "structure": "conduit"}]
    assert rewards["Y10"] == [
        {"op": "vp", "amount": 2},
        {"op": "free_build", "amount": 0, "structure": "elevation"},
    ]
    assert rewards["C3"] == [{"op": "vp", "amount": 5}, {"op": "fulfil_free", "amount": 0}]
    assert spaces["turbine_plus2_L"] == [{"op": "produce", "amount": 2}]
    assert spaces["patent_3"] == [{"op": "take_tile", "amount": 0}]


def test_every_operation_of_an_effect_is_found_somewhere() -> None:
    parts = [*(row["rewards"] for row in ALL["contracts"]), *(row["rewards"] for row in ALL["works"])]
    parts += [*(row["effects"] for row in ALL["spaces"]), *(row["effects"] for row in ALL["buildings"])]
    parts += [income for row in ALL["companies"] for places in row["incomes"] for income in places]

    assert {effect["op"] for part in parts for effect in part} == set(get_args(EffectOp))


def test_slots_say_for_how_many_they_are_open() -> None:
    fewest = {site["key"]: site["fewest"] for site in ALL["sites"]}
    building = ALL["buildings"][0]["key"]

    assert [fewest[f"{building}.{slot}"] for slot in (1, 2, 3, 4)] == [2, 4, 2, 2]
    assert fewest["B1U"] == 0


def entry(tile: int, at: int) -> dict[str, object]:
    """An entry without its words, and without what it has none of."""
    found = ALL["automa_tiles"][tile - 1]["entries"][at - 1]
    return {name: value for name, value in found.items() if value and name != "said"}


def test_automa_tiles_are_facts() -> None:
    assert entry(1, 1) == {"kind": "production", "engineers": 1, "amount": -2, "tier": "green"}
    assert entry(1, 2) == {"kind": "waiting", "engineers": 1, "dashed": True, "amount": 2}
    assert entry(2, 3) == {"kind": "construct", "engineers": 2, "structure": "base", "areas": ["hill"]}
    assert entry(2, 6) == {"kind": "works", "engineers": 2, "order": [2, 3, 1]}
    assert entry(3, 2) == {"kind": "office", "engineers": 1, "dashed": True, "tier": "green"}
    assert entry(3, 4) == {"kind": "patent", "engineers": 1, "vp": -2, "structure": "base"}
    assert entry(4, 3) == {"kind": "machinery", "engineers": 1, "vp": -2, "excavators": 1}
    assert entry(5, 7) == {"kind": "machinery", "engineers": 1, "vp": -3, "amount": 1}
    assert entry(17, 4) == {"kind": "construct", "engineers": 1, "structure": "building", "down": True}


def test_automa_tiles_tell_their_criteria_and_headstreams() -> None:
    tile = ALL["automa_tiles"][4]

    assert [column["structures"] for column in tile["columns"]] == [
        *(["base", "elevation"], ["conduit"], ["powerhouse"]),
    ]
    assert [column["code"] for column in tile["columns"]] == ["6", "3A", "5"]
    assert [said["key"] for said in tile["columns"][1]["criteria"]] == [
        *("criterion-powerhouse-own-first", "criterion-dam-own-first", "criterion-strongest"),
    ]
    assert tile["headstreams"] == ["D", "C", "B", "A"]


def test_every_kind_of_entry_is_on_a_tile() -> None:
    kinds = {entry["kind"] for tile in ALL["automa_tiles"] for entry in tile["entries"]}

    assert kinds == set(get_args(EntryKind))
