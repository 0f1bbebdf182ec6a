"""An update carries what changed, and leads to what a whole snapshot would show."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from millrace.bots import BOTS, answer_of
from millrace.kernel.chance import Stream
from millrace.rooms import projector
from millrace.rooms.changes import changed, changes
from millrace.rooms.projector import Sight
from tests.rooms.tables import NOW, table_of, viewer

MEAN = 4_000  # bytes, over a solo game of Barrage

values = st.recursive(
    st.none() | st.integers(0, 3) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=3),
    max_leaves=12,
)


def text(document: object) -> bytes:
    return json.encode(document, order="sorted")


@given(values, values)
def test_changes_lead_from_any_document_to_any_other(old: Any, new: Any) -> None:  # noqa: ANN401 - anything
    sent = json.decode(json.encode(changes(old, new)))
    assert text(changed(old, sent)) == text(new)


def test_nothing_changed_is_nothing_sent() -> None:
    assert changes({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}) == []


@pytest.mark.parametrize(
    ("name", "chairs"),
    [
        ("barrage", ("person", "automa medium")),
        ("barrage", ("person", "person", "automa high")),
        ("craftsmen", ("person", "person")),
    ],
)
def test_what_a_client_keeps_is_what_a_snapshot_shows(name: str, chairs: tuple[str, ...]) -> None:
    table = table_of(name, *chairs)
    rolls = Stream(9)
    kept: list[Any] = [None] * 3
    sight = [Sight()] * 3
    have = [-1] * 3
    steps = 0
    while table.room.phase == "playing" and steps < 400:
        steps += 1
        for seat in (0, 1, 2 if len(chairs) > 2 or name == "craftsmen" else 1):
            update, sight[seat] = projector.update(table.room, viewer(seat), sight[seat], have[seat])
            for scene in json.decode(json.encode(update.scenes)):
                kept[seat] = kept[seat] | {"view": changed(kept[seat]["view"], scene)}
            kept[seat] = changed(kept[seat], json.decode(json.encode(update.changes)))
            have[seat] = update.seq
            whole = projector.update(table.room, viewer(seat), Sight(), -1)[0].changes
            assert text(kept[seat]) == text(whole[0][1])
        seat = table.room.asked
        if table.room.course.undo_to(seat - 1) is not None and rolls.below(5) == 0:
            table.undo(seat, NOW)
        else:
            legal = table.room.game.legal(table.room.playing().state)
            table.act(seat, legal[rolls.below(len(legal))], NOW)


def test_an_update_of_a_solo_game_is_small() -> None:
    """Measured over whole games of a bot against an Automa on medium, every message as it is sent."""
    sizes: list[int] = []
    for seed in ("oak", "elm", "ash"):
        table = table_of("barrage", "person", "automa medium", seed=seed)
        update, sight = projector.update(table.room, viewer(1), Sight(), -1)
        while table.room.phase == "playing":
            bot = BOTS["greedy"](1)
            table.act(1, answer_of(bot, table.room.game, table.room.playing().state), NOW)
            update, sight = projector.update(table.room, viewer(1), sight, update.seq)
            sizes.append(len(json.encode(update)))

    assert len(sizes) > 150
    assert mean(sizes) <= MEAN
