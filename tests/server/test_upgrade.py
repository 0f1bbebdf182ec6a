"""Databases and tables of an earlier Millrace: nothing that was played is lost, and nobody is fooled."""

from __future__ import annotations

import base64
import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import insert

from millrace.catalogue import GAMES
from millrace.games.barrage.game import Barrage
from millrace.games.barrage.state import State
from millrace.kernel.record import read_record
from millrace.rooms import to_server
from millrace.rooms.fold import fold
from millrace.rooms.refusal import Refusal
from millrace.rooms.snapshot import EVERY, rules_of
from millrace.server import wire
from millrace.server.storage import Storage
from millrace.server.storage.database import MIGRATIONS
from millrace.server.storage.schema import metadata
from tests.server.club import Club, in_club
from tests.server.conftest import NewDatabase

FIRST: Final[dict[str, Any]] = json.loads(
    lzma.decompress((Path(__file__).parent / "version_1.json.xz").read_bytes())
)


class Later(Barrage):
    """The next version, with rules that make the same of every answer."""

    rules_version = 99


class Kinder(Later):
    """A version that gives whoever answers in the second round a credit: the same answers, another game."""

    def apply(self, s: State, action: int) -> None:
        seat = self.decider(s)
        super().apply(s, action)
        if seat >= 0 and s.round > 1:
            s.seats[seat].credits += 1


def first_version(url: str) -> Storage:
    """A database as the first version left it, with tables in every phase."""
    storage = Storage(url)
    database = storage._database
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with database.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table in metadata.sorted_tables:
            rows = [{name: _plain(value) for name, value in row.items()} for row in FIRST["rows"][table.name]]
            if rows:
                connection.execute(insert(table), rows)
    return storage


@pytest.fixture
def first(new_database: NewDatabase) -> Iterator[Storage]:
    """The same, brought to the newest form."""
    storage = first_version(new_database())
    storage.migrate()
    yield storage
    storage.close()


def _plain(value: Any) -> Any:  # noqa: ANN401 - a cell of any column
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


def table_id(name: str) -> str:
    return str(next(row["id"] for row in FIRST["rows"]["tables"] if row["name"] == name))


@pytest.mark.parametrize("name", ["two people", "solo", "resigned", "over"])
def test_a_table_of_the_first_version_is_as_it_was(first: Storage, name: str) -> None:
    then = FIRST["tables"][table_id(name)]

    async def play(club: Club) -> None:
        loaded = await club.tables.look(table_id(name), None)
        room = loaded.room

        assert (room.phase, room.seq, room.asked) == (then["phase"], then["seq"], then["asked"])
        assert club.digest(loaded) == then["digest"]
        page = await club.tables.book(table_id(name), None, 10**9, 200)
        assert [entry.seq for entry in page.entries] == list(range(room.seq + 1))[-200:]
        assert "\n" in await club.tables.record(table_id(name), None)

    in_club(first, play)


def test_people_of_the_first_version_play_on(first: Storage) -> None:

    async def play(club: Club) -> None:
        people = [wire.Person(row["id"], row["name"]) for row in FIRST["rows"]["people"]][:2]
        loaded = await club.tables.look(table_id("two people"), people[0].id)
        before = loaded.room.seq
        for _ in range(5):
            await club.answer(loaded, club.asked(loaded, *people))

        assert loaded.room.seq == before + 5

    in_club(first, play)


def test_a_free_chair_of_the_first_version_is_still_a_bots_or_a_persons(first: Storage) -> None:
    row = first.table(table_id("waiting"))

    assert row is not None
    assert [(chair.kind, chair.level) for chair in row.terms().chairs] == [
        ("person", ""),
        ("person", ""),
        ("bot", "random"),
    ]


# Other rules ----------------------------------------------------------------------------------------------


async def a_table_in_the_second_round(club: Club, *names: str) -> tuple[str, int]:
    """Its id, and its last line."""
    people = [club.person(name) for name in names]
    loaded = await club.table(*people)
    while loaded.room.summary().chapter < 2 or loaded.room.seq % EVERY != 7:
        legal = club.legal(loaded)
        await club.answer(loaded, club.asked(loaded, *people), legal[loaded.room.seq % len(legal)])
    return loaded.room.terms.id, loaded.room.seq


def test_a_game_that_new_rules_play_the_same_goes_on(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, int]] = []

    async def before(club: Club) -> None:
        made.append(await a_table_in_the_second_round(club, "anna", "bruno"))

    async def after(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.tables.look(made[0][0], people[0].id)
        assert (loaded.room.seq, loaded.room.parting) == (made[0][1], None)
        await club.answer(loaded, club.asked(loaded, *people))

    in_club(storage, before)
    monkeypatch.setitem(GAMES, "barrage", Later())
    in_club(storage, after)


def test_a_game_that_new_rules_play_otherwise_says_so_and_stays_readable(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, int]] = []
    seen: list[Any] = []

    async def before(club: Club) -> None:
        made.append(await a_table_in_the_second_round(club, "anna", "bruno"))
        loaded = await club.tables.look(made[0][0], club.person("anna").id)
        snapshot = loaded.room.snapshot
        assert snapshot is not None
        seen.extend(
            [snapshot.view(1), (await club.tables.book(made[0][0], None, snapshot.seq + 1, 200)).entries]
        )

    async def after(club: Club) -> None:
        anna, bruno = club.person("anna"), club.person("bruno")
        loaded = await club.tables.look(made[0][0], anna.id)
        shown = club.update(loaded, anna)
        other = shown.room.other_rules
        assert other is not None
        assert other.ours == rules_of(loaded.room.game)
        assert other.back_to >= 0
        assert shown.asked is None
        assert shown.view == seen[0], "the table as it was stored last"
        page = await club.tables.book(made[0][0], anna, other.back_to + 1, 200)
        assert [entry.said for entry in page.entries] == [entry.said for entry in seen[1]]
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, anna, to_server.Act(club.key(), loaded.room.at, 0))
        assert refused.value.code == "other-rules"

        await club.tables.submit(loaded, anna, to_server.AskContinue(club.key()))
        request = club.update(loaded, bruno).room.other_rules
        assert request is not None
        assert request.asked is not None
        assert request.asked.waiting == [2]
        with pytest.raises(Refusal):
            await club.tables.submit(
                loaded, anna, to_server.AnswerContinue(club.key(), request.asked.request, agree=True)
            )
        await club.tables.submit(
            loaded, bruno, to_server.AnswerContinue(club.key(), request.asked.request, agree=True)
        )
        assert club.update(loaded, anna).room.other_rules is None
        assert loaded.room.asked
        await club.answer(loaded, club.asked(loaded, anna, bruno))
        seen.append(club.digest(loaded))

    async def again(club: Club) -> None:
        loaded = await club.tables.look(made[0][0], None)
        assert (loaded.room.parting, club.digest(loaded)) == (None, seen[2])
        room = loaded.room
        folded = fold(room.terms, room.game, room.lines)  # without its snapshot
        assert room.game.digest(folded.playing().state) == seen[2]

    in_club(storage, before)
    monkeypatch.setitem(GAMES, "barrage", Kinder())
    in_club(storage, after)
    in_club(storage, again)


def test_a_finished_game_is_readable_under_any_rules(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    then: dict[str, Any] = {}

    async def before(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        for i in range(60):
            legal = club.legal(loaded)
            await club.answer(loaded, club.asked(loaded, *people), legal[i % len(legal)])
        await club.tables.submit(loaded, people[0], to_server.Resign(club.key()))
        shown = club.update(loaded, people[1])
        name = loaded.room.terms.id
        then.update(id=name, view=shown.view, standings=shown.room.standings)
        then["record"] = await club.tables.record(name, people[1])
        then["book"] = (await club.tables.book(name, people[1], 10**9, 200)).entries

    async def after(club: Club) -> None:
        bruno = club.person("bruno")
        loaded = await club.tables.look(then["id"], bruno.id)
        shown = club.update(loaded, bruno)
        assert (shown.view, shown.room.standings) == (then["view"], then["standings"])
        assert await club.tables.record(then["id"], bruno) == then["record"]
        assert (await club.tables.book(then["id"], bruno, 10**9, 200)).entries == then["book"]

    in_club(storage, before)
    read_record(then["record"].encode(), {"barrage": GAMES["barrage"]})
    monkeypatch.setitem(GAMES, "barrage", Kinder())
    in_club(storage, after)


def test_a_table_of_a_game_that_is_gone_says_so(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def before(club: Club) -> None:
        loaded = await club.table(club.person("anna"), club.person("bruno"))
        made.append(loaded.room.terms.id)

    async def after(club: Club) -> None:
        with pytest.raises(Refusal, match="barrage") as refused:
            await club.tables.look(made[0], None)
        assert refused.value.code == "no-game"

    in_club(storage, before)
    monkeypatch.delitem(GAMES, "barrage")
    in_club(storage, after)
