"""Points by chapter: the page that is turned when a season or a round is over."""

from __future__ import annotations

import pytest
from msgspec import structs

from millrace.kernel.chance import Stream
from millrace.rooms.play import Count
from millrace.rooms.projector import room_of
from millrace.rooms.snapshot import Snapshot
from millrace.rooms.standings import gains
from millrace.rooms.storing import snapshot_of
from tests.rooms.tables import NOW, table_of, viewer


@pytest.mark.parametrize(("name", "chapters"), [("craftsmen", [0, *range(4, 16)]), ("barrage", [*range(6)])])
def test_points_by_chapter_add_up_to_the_score(name: str, chapters: list[int]) -> None:
    """After every answer; each season and round has a page, and what is stored reads back the same."""
    table = table_of(name, "person", "person")
    rolls = Stream(3)
    while table.room.phase != "over":
        room = table.room
        game, state = room.game, room.playing().state
        legal = game.legal(state)
        table.act(room.asked, legal[rolls.below(len(legal))], NOW)
        current = game.chapter(table.room.playing().state)
        if not current:  # companies that are still being chosen have no points yet
            continue
        scores = game.scores(table.room.playing().state)
        shown = room_of(table.room, viewer(1)).gains
        for seat, points in enumerate(scores):
            assert sum(sum(page.seats[seat].values()) for page in shown) == points
        assert current == shown[-1].chapter or game.is_over(table.room.playing().state)

    found = gains(table.room)
    assert [page.chapter for page in found] == chapters
    standing = room_of(table.room, viewer(1)).standings[0]
    for source, points in standing.sources.items():
        assert sum(page.seats[standing.seat - 1].get(source, 0) for page in found) == points


def test_a_table_of_an_older_version_has_no_pages() -> None:
    """Its points were not counted by chapter: rather none than wrong ones."""
    table = table_of("craftsmen", "person", "person")
    stored = structs.replace(snapshot_of(table.room), gains=[], chapter=0)

    assert isinstance(stored, Snapshot)
    count: Count = stored.count()
    assert count.gains == ({}, {})
    assert count.sources == table.room.playing().count.sources
