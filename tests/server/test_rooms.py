"""What people do at a table: sitting, answering, taking back, leaving, coming back."""

import pytest
from msgspec import json

from millrace.games.barrage.game import GAME as BARRAGE
from millrace.server import wire
from millrace.server.errors import BadRequest, Conflict, Forbidden, NotFound
from millrace.server.rooms.absence import PATIENCE
from millrace.server.rooms.refusal import Refusal
from millrace.server.rooms.room import DAY
from millrace.server.rooms.snapshot import EVERY
from millrace.server.storage import Line, Storage, Summary
from tests.server.club import PERSON, Club, in_club

AUTOMA = wire.NewChair("automa", level="medium")
BOT = wire.NewChair("bot", bot="random")
OPENERS = ("draft_company", "turn")


def test_a_solo_table_begins_at_once(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        table_id = await club.rooms.create(anna, wire.NewTable(chairs=[PERSON, AUTOMA]))
        kept = await club.rooms.look(table_id, anna.id)

        update = club.update(kept, anna)
        assert update.room.phase == "playing"
        assert update.room.you == 1
        assert update.asked is not None
        assert update.asked.seat == 1
        assert update.asked.rows

    in_club(storage, play)


def test_people_sit_down_and_the_host_begins(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna, bruno = club.person("anna"), club.person("bruno")
        table_id = await club.rooms.create(anna, wire.NewTable(chairs=[PERSON, PERSON], public=True))
        with pytest.raises(Conflict, match="free"):
            await club.rooms.begin(table_id, anna)
        assert (await club.rooms.sit(table_id, bruno, wire.Sit())).you == 2
        with pytest.raises(Forbidden, match="host"):
            await club.rooms.begin(table_id, bruno)
        await club.rooms.begin(table_id, anna)

        assert (await club.rooms.room_for(table_id, bruno)).phase == "playing"

    in_club(storage, play)


def test_a_private_table_opens_to_invited_people_only(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna, bruno, carla = club.person("anna"), club.person("bruno"), club.person("carla")
        table_id = await club.rooms.create(anna, wire.NewTable(chairs=[PERSON, PERSON, PERSON]))
        with pytest.raises(Forbidden, match="private"):
            await club.rooms.room_for(table_id, bruno)
        with pytest.raises(Forbidden, match="private"):
            await club.rooms.room_for(table_id, None)
        invites = (await club.rooms.room_for(table_id, anna)).invites
        with pytest.raises(Forbidden, match="invitation"):
            await club.rooms.sit(table_id, bruno, wire.Sit(seat=3, invite=invites[2]))

        assert (await club.rooms.sit(table_id, bruno, wire.Sit(seat=2, invite=invites[2]))).you == 2
        looking = await club.rooms.sit(table_id, carla, wire.Sit(seat=0, invite=invites[0]))
        assert looking.you == 0
        assert (await club.rooms.room_for(table_id, carla)).invites == []

    in_club(storage, play)


def test_there_is_no_table_of_that_name(storage: Storage) -> None:
    async def play(club: Club) -> None:
        with pytest.raises(NotFound, match="nowhere"):
            await club.rooms.room_for("nowhere", None)

    in_club(storage, play)


def test_options_that_do_not_fit_are_refused_by_name(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        with pytest.raises(BadRequest, match="introductory"):
            await club.rooms.create(anna, wire.NewTable(chairs=[PERSON, AUTOMA], introductory=True))
        with pytest.raises(BadRequest, match="person"):
            await club.rooms.create(anna, wire.NewTable(chairs=[BOT, AUTOMA]))

    in_club(storage, play)


def test_only_the_asked_seat_may_answer_and_only_what_is_offered(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        asked = club.asked(kept, *people)
        other = next(person for person in people if person is not asked)
        before = club.digest(kept)
        for person, action, code in ((other, club.legal(kept)[0], "illegal"), (asked, 0, "illegal")):
            with pytest.raises(Refusal) as refused:
                await club.answer(kept, person, action)
            assert refused.value.code == code
        with pytest.raises(Refusal) as refused:
            await club.answer(kept, club.person("carla"))
        assert refused.value.code == "only-looking"

        assert club.digest(kept) == before
        done = await club.answer(kept, asked)
        assert done.seq == kept.room.seq

    in_club(storage, play)


def test_the_options_are_shown_to_the_asked_person_only(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        asked = club.asked(kept, *people)
        for person in (*people, None):
            shown = club.update(kept, person).asked
            assert shown is not None
            assert bool(shown.rows) == (person is asked)

    in_club(storage, play)


def test_questions_and_entries_say_for_programs_what_they_are(storage: Storage) -> None:
    """The kind of the question, and of each answer whether it began a turn; events with their facts."""

    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        asked: list[str] = []
        for _ in range(40):
            shown = club.update(kept, None).asked
            assert shown is not None
            asked.append(shown.kind)
            await club.answer(kept, club.asked(kept, *people))

        entries = [entry for entry in club.update(kept, None, have=0).entries if entry.kind == "answer"]
        assert [entry.opens for entry in entries] == [kind in OPENERS for kind in asked[-len(entries) :]]
        told = [event for entry in entries for event in entry.told]
        assert {event.kind for event in told} <= set(BARRAGE.event_kinds)
        assert any(event.amount < 0 for event in told if event.kind == "engineers")

    in_club(storage, play)


def test_the_same_key_is_one_answer(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        asked = club.asked(kept, *people)
        act = wire.Act("the-same-key", kept.room.at, club.legal(kept)[0])
        first = await club.rooms.submit(kept, asked, act)
        after = club.digest(kept)
        again = await club.rooms.submit(kept, asked, act)

        assert (again.seq, again.again) == (first.seq, True)
        with pytest.raises(Refusal) as refused:
            await club.rooms.submit(kept, asked, wire.Act(act.key, act.at, act.action + 1))
        assert refused.value.code == "key-used"
        assert club.digest(kept) == after

    in_club(storage, play)


def test_an_answer_to_an_earlier_question_is_stale(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        at = kept.room.at
        await club.answer(kept, club.asked(kept, *people))
        asked = club.asked(kept, *people)
        with pytest.raises(Refusal) as refused:
            await club.rooms.submit(kept, asked, wire.Act(club.key(), at, club.legal(kept)[0]))
        assert refused.value.code == "stale"

    in_club(storage, play)


def test_chat_does_not_make_an_answer_stale(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        at = kept.room.at
        await club.rooms.submit(kept, people[1], wire.Chat(club.key(), "hello"))

        assert kept.room.at == at
        await club.answer(kept, club.asked(kept, *people))

    in_club(storage, play)


def test_a_draw_cannot_be_taken_back_alone(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        kept = await club.table(anna, chairs=[PERSON, AUTOMA])
        while not kept.room.course.marks[-1].drew or kept.room.course.marks[-1].seat != 0:
            await club.answer(kept, anna)
        with pytest.raises(Refusal) as refused:
            await club.rooms.submit(kept, anna, wire.Undo(club.key(), kept.room.at))
        assert refused.value.reason.message.key == "refused-undo-revealed"

    in_club(storage, play)


def test_an_undo_brings_the_question_back(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        while True:
            before, asked = club.digest(kept), club.asked(kept, *people)
            await club.answer(kept, asked)
            if club.update(kept, asked).room.undo_to is not None:
                break
        await club.rooms.submit(kept, asked, wire.Undo(club.key(), kept.room.at))

        assert club.digest(kept) == before
        assert club.asked(kept, *people) is asked

    in_club(storage, play)


def test_going_back_over_others_needs_their_word(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        before, to = club.digest(kept), kept.room.at
        first = club.asked(kept, *people)
        while club.asked(kept, *people) is first:
            await club.answer(kept, first)
        second = club.asked(kept, *people)
        await club.answer(kept, second)
        later = club.digest(kept)

        await club.rooms.submit(kept, first, wire.AskUndo(club.key(), kept.room.at, to))
        wish = club.update(kept, second).room.undo_asked
        assert wish is not None
        assert wish.waiting == [people.index(second) + 1]
        assert club.digest(kept) == later
        await club.rooms.submit(kept, second, wire.AnswerUndo(club.key(), kept.room.at, agree=False))
        assert (club.digest(kept), kept.room.wish) == (later, None)

        await club.rooms.submit(kept, first, wire.AskUndo(club.key(), kept.room.at, to))
        with pytest.raises(Refusal):
            await club.rooms.submit(kept, first, wire.AnswerUndo(club.key(), kept.room.at, agree=True))
        await club.rooms.submit(kept, second, wire.AnswerUndo(club.key(), kept.room.at, agree=True))
        assert club.digest(kept) == before

    in_club(storage, play)


def test_an_absent_person_is_replaced_and_comes_back(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        away = club.asked(kept, *people)
        here = next(person for person in people if person is not away)
        seat = people.index(away) + 1
        replace = wire.Replace(club.key(), seat, "random")
        with pytest.raises(Refusal) as refused:
            await club.rooms.submit(kept, here, replace)
        assert refused.value.code == "not-away"

        club.clock.now += PATIENCE + 1
        await club.rooms.submit(kept, here, replace)
        assert kept.room.sitters[seat - 1].player == "random"
        with pytest.raises(Refusal) as refused:
            await club.answer(kept, away)
        assert refused.value.code == "bot-plays"
        await club.rooms.submit(kept, away, wire.Return(club.key()))
        assert kept.room.sitters[seat - 1].player is None

    in_club(storage, play)


def test_at_a_slow_table_nobody_is_replaced_before_the_deadline(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people, pace="1d")
        away = club.asked(kept, *people)
        here = next(person for person in people if person is not away)
        seat = people.index(away) + 1
        club.clock.now += DAY - 10
        with pytest.raises(Refusal):
            await club.rooms.submit(kept, here, wire.Replace(club.key(), seat, "random"))
        club.clock.now += 20

        await club.rooms.submit(kept, here, wire.Replace(club.key(), seat, "random"))
        assert kept.room.sitters[seat - 1].player == "random"

    in_club(storage, play)


def test_resigning_among_two_people_ends_the_game(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        await club.rooms.submit(kept, people[0], wire.Resign(club.key()))
        room = club.update(kept, people[1]).room

        assert room.phase == "over"
        assert [(standing.seat, standing.winner) for standing in room.standings] == [(2, True), (1, False)]

    in_club(storage, play)


def test_resigning_among_three_people_lets_a_bot_play_on(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno"), club.person("carla")
        kept = await club.table(*people)
        resigned = next(person for person in people if person is not club.asked(kept, *people))
        await club.rooms.submit(kept, resigned, wire.Resign(club.key()))

        assert kept.room.phase == "playing"
        with pytest.raises(Refusal) as refused:
            await club.rooms.submit(kept, resigned, wire.Return(club.key()))
        assert refused.value.code == "resigned"

    in_club(storage, play)


def test_a_secret_seed_is_shown_only_when_the_game_is_over(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people, seed=None)
        seed = kept.room.row.seed
        for person in (*people, None):
            assert seed.encode() not in json.encode(club.update(kept, person))
        await club.rooms.submit(kept, people[0], wire.Resign(club.key()))
        assert club.update(kept, None).room.seed == seed

    in_club(storage, play)


def test_another_process_reads_the_same_table(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno"), club.person("carla")
        kept = await club.table(*people)
        while kept.room.seq < EVERY + 20:
            legal = club.legal(kept)
            await club.answer(kept, club.asked(kept, *people), legal[len(legal) // 3])
        assert storage.latest_snapshot(kept.room.row.id) is not None
        other = Club(storage)
        await other.rooms.start()
        again = await other.rooms.look(kept.room.row.id, people[0].id)

        assert other.digest(again) == club.digest(kept)
        assert other.update(again, people[0]) == club.update(kept, people[0])
        page = await club.rooms.book(kept.room.row.id, people[0], 10**9, 200)
        assert await other.rooms.book(kept.room.row.id, people[0], 10**9, 200) == page
        await other.rooms.stop()

    in_club(storage, play)


def test_of_two_processes_one_takes_the_answer(storage: Storage) -> None:
    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        other = Club(storage)
        await other.rooms.start()
        again = await other.rooms.look(kept.room.row.id, people[0].id)
        asked = club.asked(kept, *people)
        at, actions = kept.room.at, club.legal(kept)[:2]
        await club.rooms.submit(kept, asked, wire.Act("from-the-first", at, actions[0]))
        with pytest.raises(Refusal) as refused:
            await other.rooms.submit(again, asked, wire.Act("from-the-second", at, actions[1]))

        assert refused.value.code == "stale"
        assert other.digest(again) == club.digest(kept)
        await other.rooms.stop()

    in_club(storage, play)


def test_bots_play_a_whole_game_to_its_end(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        kept = await club.table(anna, chairs=[PERSON, BOT])
        await club.rooms.submit(kept, anna, wire.Replace(club.key(), 1, "random"))
        while kept.bots is not None and not kept.bots.done():
            await kept.bots
        room = club.update(kept, anna).room

        assert room.phase == "over"
        assert kept.room.table is not None
        points = kept.room.game.scores(kept.room.table.state)
        assert {standing.seat: standing.points for standing in room.standings} == {1: points[0], 2: points[1]}
        for standing in room.standings:
            assert sum(standing.sources.values()) == standing.points

    in_club(storage, play)


def test_the_turns_of_automas_are_shown_one_after_the_other(storage: Storage) -> None:
    async def play(club: Club) -> None:
        anna = club.person("anna")
        kept = await club.table(anna, chairs=[PERSON, AUTOMA, AUTOMA])
        update = club.update(kept, anna, kept.room.seq)
        while not update.entries or len(update.entries[-1].explained) < 2:
            before = kept.room.seq
            await club.answer(kept, anna)
            update = club.update(kept, anna, before)

        assert len(update.scenes) == len(update.entries[-1].explained) + 1
        assert update.scenes[-1] == update.view
        assert update.scenes[0] != update.scenes[1] != update.scenes[2]
        assert club.update(kept, anna).scenes == []
        await club.rooms.submit(kept, anna, wire.Chat(club.key(), "well played"))
        assert club.update(kept, anna, before).scenes == []

    in_club(storage, play)


class Failing:
    """A storage whose disk is full for a while."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.can_write, self.can_read = True, True
        append, lines = storage.append, storage.lines

        def failing_append(table_id: str, line: Line, summary: Summary) -> None:
            if not self.can_write:
                raise OSError("no space left")
            append(table_id, line, summary)

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
        kept = await club.table(*people)
        asked, before = club.asked(kept, *people), club.digest(kept)
        disk.can_write = False
        with pytest.raises(Refusal) as refused:
            await club.answer(kept, asked)
        assert refused.value.code == "server"
        assert club.digest(kept) == before
        disk.can_write = True
        await club.answer(kept, asked)
        assert club.digest(kept) != before

    in_club(storage, play)


def test_a_room_that_cannot_be_read_again_is_given_up(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Failing(storage, monkeypatch)

    async def play(club: Club) -> None:
        people = club.person("anna"), club.person("bruno")
        kept = await club.table(*people)
        asked, before = club.asked(kept, *people), club.digest(kept)
        disk.can_write = disk.can_read = False
        with pytest.raises(Refusal):
            await club.answer(kept, asked)
        disk.can_write = disk.can_read = True
        with pytest.raises(Refusal) as refused:
            await club.answer(kept, asked)
        assert refused.value.code == "server"
        again = await club.rooms.look(kept.room.row.id, asked.id)
        assert again is not kept
        assert club.digest(again) == before

    in_club(storage, play)
