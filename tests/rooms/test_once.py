"""Nothing is played twice: an answer and each draw once, a preview once, a finished table never again."""

from __future__ import annotations

import asyncio

import pytest

from millrace.catalogue import GAMES
from millrace.games.barrage.game import Barrage
from millrace.games.barrage.state import State
from millrace.kernel.chance import Stream
from millrace.rooms import projector
from millrace.rooms.new_table import NewChair
from millrace.rooms.projector import Sight
from millrace.rooms.to_server import AskPreview
from millrace.server.storage import Storage
from tests.rooms.tables import NOW, table_of, viewer
from tests.server.club import PERSON, Club, in_club


class Counting(Barrage):
    """Counts how often anything is played."""

    def __init__(self) -> None:
        self.applied = 0

    def apply(self, s: State, action: int) -> None:
        self.applied += 1
        super().apply(s, action)


def test_an_answer_and_each_draw_are_played_once_and_a_preview_once() -> None:
    game = Counting()
    table = table_of("barrage", "person", "person", "automa medium", game=game)
    rolls = Stream(3)
    seen = [Sight(), Sight(), Sight()]
    previews = 0
    while table.room.phase == "playing":
        room = table.room
        legal = room.game.legal(room.playing().state)
        action = legal[rolls.below(len(legal))]
        projector.preview(room, viewer(room.asked).looker, AskPreview(1, room.at, action))
        previews += 1
        table.act(room.asked, action, NOW)
        for seat in (0, 1, 2):
            update, seen[seat] = projector.update(table.room, viewer(seat), seen[seat], table.room.seq - 1)
            assert update.entries

    assert previews > 100
    assert game.applied == len(table.room.course.log) + previews


def test_an_undo_within_the_turn_plays_nothing() -> None:
    game = Counting()
    table = table_of("barrage", "person", "person", game=game, seed="elm")
    rolls = Stream(5)
    undone = 0
    while undone < 5:
        seat = table.room.asked
        legal = table.room.game.legal(table.room.playing().state)
        before = table.room.game.digest(table.room.playing().state)
        table.act(seat, legal[rolls.below(len(legal))], NOW)
        if table.room.course.undo_to(seat - 1) is not None and table.room.seq % 3 == 0:
            applied = game.applied
            table.undo(seat, NOW)
            assert game.applied == applied
            assert table.room.game.digest(table.room.playing().state) == before
            undone += 1


@pytest.mark.parametrize("storage", ["sqlite"], indirect=True)
def test_on_a_server_too_and_a_finished_table_is_never_played_again(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Counting()
    monkeypatch.setitem(GAMES, "barrage", game)
    made: list[str] = []

    async def play(club: Club) -> None:
        anna = club.person("anna")
        loaded = await club.table(anna, chairs=[PERSON, NewChair("automa", "low")])
        rolls = Stream(1)
        while loaded.room.phase == "playing":
            legal = club.legal(loaded)
            before = game.applied
            length = len(loaded.room.course.log)
            await club.answer(loaded, anna, legal[rolls.below(len(legal))])
            club.update(loaded, anna, loaded.room.seq - 1)
            played = len(loaded.room.course.log) - length
            # the record of the whole game is written once, when it ends
            whole = len(loaded.room.course.log) if loaded.room.ending is not None else 0
            assert game.applied == before + played + whole
        made.append(loaded.room.terms.id)

    async def look(club: Club) -> None:
        anna = club.person("anna")
        before = game.applied
        loaded = await club.tables.look(made[0], anna.id)
        assert club.update(loaded, anna).room.standings
        assert await club.tables.record(made[0], anna)
        assert (await club.tables.book(made[0], anna, 10**9, 200)).entries
        await asyncio.sleep(0)
        assert game.applied == before

    in_club(storage, play)
    in_club(storage, look)
