"""Only what is written has happened, and it is said only then; and nobody decides over those who are away."""

from __future__ import annotations

import asyncio
import threading

import pytest

from millrace.rooms import to_server
from millrace.rooms.absence import PATIENCE
from millrace.rooms.refusal import Refusal
from millrace.server.storage import Line, Storage, Summary
from tests.server.club import Club, in_club


class SlowDisk:
    """A storage that writes when it is let to, and may then fail."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_write = threading.Event()
        self.may_write.set()
        self.fails = False
        append = storage.append

        def slow(table_id: str, line: Line, summary: Summary, snapshot: bytes = b"") -> None:
            assert self.may_write.wait(20)
            if self.fails:
                raise OSError("no space left")
            append(table_id, line, summary, snapshot)

        monkeypatch.setattr(storage, "append", slow)


@pytest.mark.parametrize("fails", [False, True])
def test_an_asker_who_goes_away_changes_nothing_about_what_is_written(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, *, fails: bool
) -> None:
    """The key that is sent again is answered by what became of the first."""
    disk = SlowDisk(storage, monkeypatch)

    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        asked, before = club.asked(loaded, *people), club.digest(loaded)
        act = to_server.Act(club.key(), loaded.room.at, club.legal(loaded)[0])
        disk.may_write.clear()
        first = asyncio.create_task(club.tables.submit(loaded, asked, act))
        await asyncio.sleep(0.05)
        first.cancel()
        await asyncio.sleep(0.05)
        assert club.digest(loaded) == before, "nobody sees what is not written"
        assert loaded.lock.locked(), "nobody comes between"
        again = asyncio.create_task(club.tables.submit(loaded, asked, act))
        await asyncio.sleep(0.05)
        assert not again.done(), "nothing is said before it is written"
        disk.fails = fails
        disk.may_write.set()
        if fails:
            with pytest.raises(Refusal):
                await again
            assert club.digest(loaded) == before
            assert [line.key for line in storage.lines(loaded.room.terms.id, -1)].count(act.key) == 0
        else:
            done = await again
            assert done.again
            assert [line.key for line in storage.lines(loaded.room.terms.id, -1)].count(act.key) == 1

    in_club(storage, play)


def test_a_server_that_stops_ends_what_it_is_writing(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(storage, monkeypatch)
    made: list[str] = []

    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        act = to_server.Act("a-key-of-its-own", loaded.room.at, club.legal(loaded)[0])
        disk.may_write.clear()
        asyncio.get_running_loop().call_later(0.1, disk.may_write.set)
        task = asyncio.create_task(club.tables.submit(loaded, club.asked(loaded, *people), act))
        await asyncio.sleep(0.02)
        task.cancel()
        made.append(loaded.room.terms.id)

    in_club(storage, play)
    assert storage.lines(made[0], -1)[-1].key == "a-key-of-its-own"


def test_a_room_that_was_just_opened_knows_who_is_here(storage: Storage) -> None:
    """After a restart nobody is away before the server could have seen them."""
    made: list[str] = []

    async def before(club: Club) -> None:
        loaded = await club.table(club.person("anna"), club.person("bruno"))
        made.append(loaded.room.terms.id)

    async def after(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        club.clock.now += 10 * PATIENCE
        loaded = await club.tables.look(made[0], people[0].id)
        away = club.asked(loaded, *people)
        here = next(person for person in people if person is not away)
        replace = to_server.Replace(club.key(), people.index(away) + 1)
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, here, replace)
        assert refused.value.code == "not-away"
        club.clock.now += PATIENCE - 10
        await club.tables.rooms.sign_of_life(loaded, away.id)
        club.clock.now += 20
        with pytest.raises(Refusal):
            await club.tables.submit(loaded, here, replace)
        club.clock.now += PATIENCE + 1
        await club.tables.submit(loaded, here, replace)

    in_club(storage, before)
    in_club(storage, after)


def test_who_was_replaced_is_asked_too(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        to, first = loaded.room.at, club.asked(loaded, *people)
        while club.asked(loaded, *people) is first:
            await club.answer(loaded, first)
        second = club.asked(loaded, *people)
        await club.answer(loaded, second)
        seat = people.index(second) + 1
        await club.tables.submit(loaded, second, to_server.Replace(club.key(), seat))
        while loaded.bots is not None and not loaded.bots.done():
            await loaded.bots
        before = club.digest(loaded)
        await club.tables.submit(loaded, first, to_server.AskUndo(club.key(), loaded.room.at, to))

        assert loaded.room.request is not None
        assert loaded.room.request.waiting == (seat,)
        assert club.digest(loaded) == before

    in_club(storage, play)


def test_an_answer_is_to_the_request_it_names(storage: Storage) -> None:
    """What is agreed to cannot be changed after it was seen."""

    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        start, first = loaded.room.at, club.asked(loaded, *people)
        while club.asked(loaded, *people) is first:
            await club.answer(loaded, first)
        second = club.asked(loaded, *people)
        await club.answer(loaded, second)
        later = loaded.room.course.marks[-2].seq
        await club.tables.submit(loaded, first, to_server.AskUndo(club.key(), loaded.room.at, later))
        seen = loaded.room.request
        assert seen is not None
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, first, to_server.AskUndo(club.key(), loaded.room.at, start))
        assert refused.value.code == "asked-already"
        await club.tables.submit(loaded, first, to_server.AnswerUndo(club.key(), seen.line, agree=False))
        await club.tables.submit(loaded, first, to_server.AskUndo(club.key(), loaded.room.at, start))
        before = club.digest(loaded)
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, second, to_server.AnswerUndo(club.key(), seen.line, agree=True))
        assert refused.value.code == "other-request"
        assert club.digest(loaded) == before

    in_club(storage, play)
