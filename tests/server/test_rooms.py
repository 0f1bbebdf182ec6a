"""What people do at a table: sitting, answering, taking back, leaving, coming back."""

import pytest
from msgspec import json

from millrace.games.barrage.game import GAME as BARRAGE
from millrace.rooms import new_table, protocol, to_server
from millrace.rooms.absence import PATIENCE
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import DAY
from millrace.rooms.snapshot import EVERY
from millrace.server import wire
from millrace.server.errors import BadRequest, Forbidden, NotFound
from millrace.server.storage import Line, Storage, Summary
from millrace.server.tables.loaded import LoadedRoom
from tests.server.club import PERSON, Club, in_club

AUTOMA = new_table.NewChair("automa", level="medium")
BOT = new_table.NewChair("bot", "random")
OPENERS = ("draft_company", "turn")


def requested(loaded: LoadedRoom) -> int:
    """The line of the request that stands."""
    assert loaded.room.request is not None
    return loaded.room.request.line


def test_a_solo_table_begins_at_once(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        table_id = await club.tables.create(anna, new_table.NewTable(game="barrage", chairs=[PERSON, AUTOMA]))
        loaded = await club.tables.look(table_id, anna.id)

        update = club.update(loaded, anna)
        assert update.room.phase == "playing"
        assert update.room.you == 1
        assert update.asked is not None
        assert update.asked.seat == 1
        assert update.asked.rows

    in_club(storage, play)


def test_people_sit_down_and_the_host_begins(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna, bruno = club.person("anna"), club.person("bruno")
        table_id = await club.tables.create(
            anna, new_table.NewTable(game="barrage", chairs=[PERSON, PERSON], public=True)
        )
        with pytest.raises(Refusal, match="free"):
            await club.tables.begin(table_id, anna)
        assert (await club.tables.sit(table_id, bruno, wire.Sit())).you == 2
        with pytest.raises(Refusal, match="host"):
            await club.tables.begin(table_id, bruno)
        await club.tables.begin(table_id, anna)

        assert (await club.tables.room_for(table_id, bruno)).phase == "playing"

    in_club(storage, play)


def test_a_private_table_opens_to_invited_people_only(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna, bruno, carla = club.person("anna"), club.person("bruno"), club.person("carla")
        table_id = await club.tables.create(
            anna, new_table.NewTable(game="barrage", chairs=[PERSON, PERSON, PERSON])
        )
        with pytest.raises(Forbidden, match="private"):
            await club.tables.room_for(table_id, bruno)
        with pytest.raises(Forbidden, match="private"):
            await club.tables.room_for(table_id, None)
        invites = (await club.tables.room_for(table_id, anna)).invites
        with pytest.raises(Refusal, match="invitation"):
            await club.tables.sit(table_id, bruno, wire.Sit(seat=3, invite=invites[2]))

        assert (await club.tables.sit(table_id, bruno, wire.Sit(seat=2, invite=invites[2]))).you == 2
        looking = await club.tables.sit(table_id, carla, wire.Sit(seat=0, invite=invites[0]))
        assert looking.you == 0
        assert (await club.tables.room_for(table_id, carla)).invites == []

    in_club(storage, play)


def test_there_is_no_table_of_that_name(storage: Storage) -> None:
    async def play(club: Club) -> None:
        with pytest.raises(NotFound, match="nowhere"):
            await club.tables.room_for("nowhere", None)

    in_club(storage, play)


def test_options_that_do_not_fit_are_refused_by_name(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        with pytest.raises(BadRequest, match="introductory"):
            await club.tables.create(
                anna,
                new_table.NewTable(game="barrage", chairs=[PERSON, AUTOMA], options={"introductory": True}),
            )
        with pytest.raises(BadRequest, match="person"):
            await club.tables.create(anna, new_table.NewTable(game="barrage", chairs=[BOT, AUTOMA]))

    in_club(storage, play)


def test_only_the_asked_seat_may_answer_and_only_what_is_offered(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        asked = club.asked(loaded, *people)
        other = next(person for person in people if person is not asked)
        before = club.digest(loaded)
        for person, action, code in ((other, club.legal(loaded)[0], "illegal"), (asked, 0, "illegal")):
            with pytest.raises(Refusal) as refused:
                await club.answer(loaded, person, action)
            assert refused.value.code == code
        with pytest.raises(Refusal) as refused:
            await club.answer(loaded, club.person("carla"))
        assert refused.value.code == "only-looking"

        assert club.digest(loaded) == before
        done = await club.answer(loaded, asked)
        assert done.seq == loaded.room.seq

    in_club(storage, play)


def test_the_options_are_shown_to_the_asked_person_only(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        asked = club.asked(loaded, *people)
        for person in (*people, None):
            shown = club.update(loaded, person).asked
            assert shown is not None
            assert bool(shown.rows) == (person is asked)

    in_club(storage, play)


def test_questions_and_entries_say_for_programs_what_they_are(storage: Storage) -> None:
    """The kind of the question, and of each answer whether it began a turn; events with their facts."""

    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        asked: list[str] = []
        entries: list[protocol.Entry] = []
        for _ in range(40):
            shown = club.update(kept, None).asked
            assert shown is not None
            asked.append(shown.kind)
            before = kept.room.seq
            await club.answer(kept, club.asked(kept, *people))
            entries += club.update(kept, None, have=before).entries

        assert [entry.kind for entry in entries] == ["answer"] * 40
        assert [entry.opens for entry in entries] == [kind in OPENERS for kind in asked]
        told = [event for entry in entries for event in entry.told]
        assert {event.kind for event in told} <= set(BARRAGE.event_kinds)
        assert any(event.amount < 0 for event in told if event.kind == "engineers")

    in_club(storage, play)


def test_the_same_key_is_one_answer(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        asked = club.asked(loaded, *people)
        act = to_server.Act("the-same-key", loaded.room.at, club.legal(loaded)[0])
        first = await club.tables.submit(loaded, asked, act)
        after = club.digest(loaded)
        again = await club.tables.submit(loaded, asked, act)

        assert (again.seq, again.again) == (first.seq, True)
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, asked, to_server.Act(act.key, act.at, act.action + 1))
        assert refused.value.code == "key-used"
        assert club.digest(loaded) == after

    in_club(storage, play)


def test_an_answer_to_an_earlier_question_is_stale(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        at = loaded.room.at
        await club.answer(loaded, club.asked(loaded, *people))
        asked = club.asked(loaded, *people)
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, asked, to_server.Act(club.key(), at, club.legal(loaded)[0]))
        assert refused.value.code == "stale"

    in_club(storage, play)


def test_chat_does_not_make_an_answer_stale(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        at = loaded.room.at
        await club.tables.submit(loaded, people[1], to_server.Chat(club.key(), "hello"))

        assert loaded.room.at == at
        await club.answer(loaded, club.asked(loaded, *people))

    in_club(storage, play)


def test_a_draw_cannot_be_taken_back_alone(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        loaded = await club.table(anna, chairs=[PERSON, AUTOMA])
        while not loaded.room.course.marks[-1].drew or loaded.room.course.marks[-1].seat != 0:
            await club.answer(loaded, anna)
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, anna, to_server.Undo(club.key(), loaded.room.at))
        assert refused.value.reason.message.key == "refused-undo-revealed"

    in_club(storage, play)


def test_an_undo_brings_the_question_back(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        while True:
            before, asked = club.digest(loaded), club.asked(loaded, *people)
            await club.answer(loaded, asked)
            if club.update(loaded, asked).room.undo_to is not None:
                break
        await club.tables.submit(loaded, asked, to_server.Undo(club.key(), loaded.room.at))

        assert club.digest(loaded) == before
        assert club.asked(loaded, *people) is asked

    in_club(storage, play)


def test_going_back_over_others_needs_their_word(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        before, to = club.digest(loaded), loaded.room.at
        first = club.asked(loaded, *people)
        while club.asked(loaded, *people) is first:
            await club.answer(loaded, first)
        second = club.asked(loaded, *people)
        await club.answer(loaded, second)
        later = club.digest(loaded)

        await club.tables.submit(loaded, first, to_server.AskUndo(club.key(), loaded.room.at, to))
        wish = club.update(loaded, second).room.undo_asked
        assert wish is not None
        assert wish.waiting == [people.index(second) + 1]
        assert club.digest(loaded) == later
        await club.tables.submit(
            loaded, second, to_server.AnswerUndo(club.key(), requested(loaded), agree=False)
        )
        assert (club.digest(loaded), loaded.room.request) == (later, None)

        await club.tables.submit(loaded, first, to_server.AskUndo(club.key(), loaded.room.at, to))
        with pytest.raises(Refusal):
            await club.tables.submit(
                loaded, first, to_server.AnswerUndo(club.key(), requested(loaded), agree=True)
            )
        await club.tables.submit(
            loaded, second, to_server.AnswerUndo(club.key(), requested(loaded), agree=True)
        )
        assert club.digest(loaded) == before

    in_club(storage, play)


def test_an_absent_person_is_replaced_and_comes_back(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        away = club.asked(loaded, *people)
        here = next(person for person in people if person is not away)
        seat = people.index(away) + 1
        replace = to_server.Replace(club.key(), seat)
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, here, replace)
        assert refused.value.code == "not-away"

        club.clock.now += PATIENCE + 1
        await club.tables.submit(loaded, here, replace)
        assert loaded.room.sitters[seat - 1].player == "greedy"
        with pytest.raises(Refusal) as refused:
            await club.answer(loaded, away)
        assert refused.value.code == "bot-plays"
        await club.tables.submit(loaded, away, to_server.Return(club.key()))
        assert loaded.room.sitters[seat - 1].player == ""

    in_club(storage, play)


def test_at_a_slow_table_nobody_is_replaced_before_the_deadline(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people, pace="1d")
        away = club.asked(loaded, *people)
        here = next(person for person in people if person is not away)
        seat = people.index(away) + 1
        club.clock.now += DAY - 10
        with pytest.raises(Refusal):
            await club.tables.submit(loaded, here, to_server.Replace(club.key(), seat))
        club.clock.now += 20

        await club.tables.submit(loaded, here, to_server.Replace(club.key(), seat))
        assert loaded.room.sitters[seat - 1].player == "greedy"

    in_club(storage, play)


def test_resigning_among_two_people_ends_the_game(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        await club.tables.submit(loaded, people[0], to_server.Resign(club.key()))
        room = club.update(loaded, people[1]).room

        assert room.phase == "over"
        assert [(standing.seat, standing.winner) for standing in room.standings] == [(2, True), (1, False)]

    in_club(storage, play)


def test_resigning_among_three_people_lets_a_bot_play_on(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno"), club.person("carla")
        loaded = await club.table(*people)
        resigned = next(person for person in people if person is not club.asked(loaded, *people))
        await club.tables.submit(loaded, resigned, to_server.Resign(club.key()))

        assert loaded.room.phase == "playing"
        with pytest.raises(Refusal) as refused:
            await club.tables.submit(loaded, resigned, to_server.Return(club.key()))
        assert refused.value.code == "resigned"

    in_club(storage, play)


def test_a_secret_seed_is_shown_only_when_the_game_is_over(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people, seed=None)
        seed = loaded.room.terms.seed
        for person in (*people, None):
            shown = club.update(loaded, person)
            assert seed.encode() not in json.encode([shown.room, shown.view, shown.asked, shown.entries])
        await club.tables.submit(loaded, people[0], to_server.Resign(club.key()))
        assert club.update(loaded, None).room.seed == seed

    in_club(storage, play)


def test_another_process_reads_the_same_table(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno"), club.person("carla")
        loaded = await club.table(*people)
        while loaded.room.seq < EVERY + 20:
            legal = club.legal(loaded)
            await club.answer(loaded, club.asked(loaded, *people), legal[len(legal) // 3])
        assert storage.latest_snapshot(loaded.room.terms.id) is not None
        other = Club(storage)
        await other.tables.start()
        again = await other.tables.look(loaded.room.terms.id, people[0].id)

        assert other.digest(again) == club.digest(loaded)
        theirs, ours = other.update(again, people[0]), club.update(loaded, people[0])
        assert (theirs.room, theirs.view, theirs.asked) == (ours.room, ours.view, ours.asked)
        page = await club.tables.book(loaded.room.terms.id, people[0], 10**9, 200)
        assert await other.tables.book(loaded.room.terms.id, people[0], 10**9, 200) == page
        await other.tables.stop()

    in_club(storage, play)


def test_of_two_processes_one_takes_the_answer(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        other = Club(storage)
        await other.tables.start()
        again = await other.tables.look(loaded.room.terms.id, people[0].id)
        asked = club.asked(loaded, *people)
        at, actions = loaded.room.at, club.legal(loaded)[:2]
        await club.tables.submit(loaded, asked, to_server.Act("from-the-first", at, actions[0]))
        with pytest.raises(Refusal) as refused:
            await other.tables.submit(again, asked, to_server.Act("from-the-second", at, actions[1]))

        assert refused.value.code == "stale"
        assert other.digest(again) == club.digest(loaded)
        await other.tables.stop()

    in_club(storage, play)


def test_bots_play_a_whole_game_to_its_end(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        loaded = await club.table(anna, chairs=[PERSON, BOT])
        await club.tables.submit(loaded, anna, to_server.Replace(club.key(), 1))
        while loaded.bots is not None and not loaded.bots.done():
            await loaded.bots
        room = club.update(loaded, anna).room

        assert room.phase == "over"
        points = loaded.room.game.scores(loaded.room.playing().state)
        assert {standing.seat: standing.points for standing in room.standings} == {1: points[0], 2: points[1]}
        for standing in room.standings:
            assert sum(standing.sources.values()) == standing.points

    in_club(storage, play)


def test_the_turns_of_automas_are_shown_one_after_the_other(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        loaded = await club.table(anna, chairs=[PERSON, AUTOMA, AUTOMA])
        update = club.update(loaded, anna, loaded.room.seq)
        while not update.entries or len(update.entries[-1].explained) < 2:
            before, was = loaded.room.seq, update.view
            await club.answer(loaded, anna)
            update = club.update(loaded, anna, before, was)

        assert len(update.scenes) == len(update.entries[-1].explained) + 1
        assert update.scenes[-1] == update.view
        assert update.scenes[0] != update.scenes[1] != update.scenes[2]
        assert club.update(loaded, anna).scenes == []
        await club.tables.submit(loaded, anna, to_server.Chat(club.key(), "well played"))
        assert club.update(loaded, anna, before, was).scenes == []

    in_club(storage, play)


class Failing:
    """A storage whose disk is full for a while."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.can_write, self.can_read = True, True
        append, lines = storage.append, storage.lines

        def failing_append(table_id: str, line: Line, summary: Summary, snapshot: bytes = b"") -> None:
            if not self.can_write:
                raise OSError("no space left")
            append(table_id, line, summary, snapshot)

        def failing_lines(table_id: str, after: int) -> list[Line]:
            if not self.can_read:
                raise OSError("gone")
            return lines(table_id, after)

        monkeypatch.setattr(storage, "append", failing_append)
        monkeypatch.setattr(storage, "lines", failing_lines)


def test_what_cannot_be_written_has_not_happened(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Failing(storage, monkeypatch)

    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        asked, before = club.asked(loaded, *people), club.digest(loaded)
        disk.can_write = False
        with pytest.raises(Refusal) as refused:
            await club.answer(loaded, asked)
        assert refused.value.code == "server"
        assert club.digest(loaded) == before
        disk.can_write = True
        await club.answer(loaded, asked)
        assert club.digest(loaded) != before

    in_club(storage, play)


def test_a_room_that_cannot_be_read_again_is_given_up(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Failing(storage, monkeypatch)

    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        loaded = await club.table(*people)
        asked, before = club.asked(loaded, *people), club.digest(loaded)
        disk.can_write = disk.can_read = False
        with pytest.raises(Refusal):
            await club.answer(loaded, asked)
        disk.can_write = disk.can_read = True
        with pytest.raises(Refusal) as refused:
            await club.answer(loaded, asked)
        assert refused.value.code == "server"
        again = await club.tables.look(loaded.room.terms.id, asked.id)
        assert again is not loaded
        assert club.digest(again) == before

    in_club(storage, play)
