"""Several people at one browser: one seat looks at a time, and whoever is asked says so first."""

from __future__ import annotations

import pytest
from msgspec import json

from millrace.kernel.chance import Stream
from millrace.rooms import book, projector, to_server
from millrace.rooms.absence import Presence
from millrace.rooms.changes import changed
from millrace.rooms.decide import Asker, Wanted, decide
from millrace.rooms.local import LocalTable
from millrace.rooms.looking import Looker, looker, opened
from millrace.rooms.projector import Sight, Viewer
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import Room
from millrace.rooms.to_server import AskForecast, AskPlans, AskPreview, AskWhy, Open
from tests.rooms.tables import NOW, table_of
from tests.rooms.test_secrets import dealt_afresh

KEY = "key-00000001"
THREE = ("person", "person", "person")


def look(room: Room, seat: int = 0, person: str = "p1") -> Viewer:
    """Somebody to whom a seat was open until now."""
    return Viewer(looker(room, person, seat), Presence(NOW, {}, NOW))


def want(table: LocalTable, wanted: Wanted, seat: int = 0) -> None:
    """What the shared browser wants while a seat is open."""
    asker = Asker("p1", "Player 1", Presence(NOW, {}, NOW), seat)
    table._write(NOW, "p1", decide(table.room, asker, wanted))


def play_until(table: LocalTable, asked: set[int], rolls: Stream, least: int = 1) -> Room:
    """Any answers until one of these seats is asked."""
    for step in range(400):
        room = table.room
        if step >= least and room.asked in asked:
            return room
        legal = room.game.legal(room.playing().state)
        table.act(room.asked, legal[rolls.below(len(legal))], NOW)
    raise AssertionError("none of them is asked")


def refusal(room: Room, person: str | None, seat: int, at: int) -> str:
    with pytest.raises(Refusal) as refused:
        opened(room, person, Open(1, at, seat))
    return refused.value.code


# Who looks ------------------------------------------------------------------------------------------------


def test_a_hand_is_covered_as_soon_as_another_of_the_browser_is_asked() -> None:
    table = table_of("craftsmen", *THREE, together=(1, 2))
    room = play_until(table, {1}, Stream(1), least=0)

    assert look(room).looker.seat == 0, "nobody has said who they are"
    assert look(room, opened(room, "p1", Open(1, room.at, 1))).looker.seat == 1
    room = play_until(table, {2}, Stream(1))
    assert look(room, 1).looker.seat == 0, "the other one is asked"
    assert look(room, 2).looker.seat == 2
    room = play_until(table, {3}, Stream(1))
    assert look(room, 2).looker.seat == 2, "while somebody far away thinks, the hand stays with its owner"
    assert look(room, 3).looker.seat == 0, "it is not a seat of theirs"
    assert looker(room, "p3").seat == 3, "who sits alone looks as ever"


def test_who_may_be_opened() -> None:
    table = table_of("craftsmen", *THREE, together=(1, 2))
    room = play_until(table, {1}, Stream(1), least=0)

    assert refusal(room, "p1", 1, room.at - 1) == "stale"
    assert refusal(room, "p1", 2, room.at) == "seat-not-asked"
    assert refusal(room, "p1", 3, room.at) == "not-your-seat"
    assert refusal(room, "p3", 1, room.at) == "not-your-seat"
    assert refusal(room, "p9", 1, room.at) == "only-looking"
    assert refusal(room, None, 1, room.at) == "only-looking"
    room = play_until(table, {3}, Stream(1))
    assert opened(room, "p1", Open(1, room.at, 2)) == 2, "nobody else at this browser has to answer"


def test_a_seat_that_a_bot_plays_does_not_cover_the_others() -> None:
    table = table_of("craftsmen", *THREE, together=(1, 2))
    room = play_until(table, {2}, Stream(1), least=0)
    want(table, to_server.Replace(KEY, 2))

    assert look(table.room, 1).looker.seat == 1
    assert table.room.asked_of("p1") == 0
    assert room.asked_of("p1") == 2


def test_without_secrets_the_seat_follows_the_question() -> None:
    table = table_of("barrage", *THREE, together=(1, 2))
    rolls, seen, seat = Stream(3), set(), 0
    for _ in range(60):
        room = table.room
        seat = look(room, seat).looker.seat
        shown = projector.room_of(room, look(room, seat))
        assert (shown.you, shown.yours, shown.hand_over) == (seat, [1, 2], False)
        assert room.asked in {3, seat}
        seen.add(seat)
        legal = room.game.legal(room.playing().state)
        table.act(room.asked, legal[rolls.below(len(legal))], NOW)
    assert seen == {1, 2}


def test_a_finished_game_is_seen_again_from_a_seat() -> None:
    table = table_of("craftsmen", *THREE, together=(1, 2, 3))
    for seat in (1, 2):
        want(table, to_server.Resign(KEY, seat))

    assert table.room.phase == "over"
    assert look(table.room).looker.seat == 1


# What is sent ---------------------------------------------------------------------------------------------


def covered_answers(room: Room, sight: Sight, have: int) -> list[bytes]:
    """All that the shared browser can be sent while its hands are covered."""
    who = look(room)
    assert who.looker == Looker("p1", 0)
    found = [
        json.encode(projector.update(room, who, sight, have)[0]),
        json.encode(projector.update(room, who, Sight(), -1)[0]),
        json.encode(projector.room_of(room, who)),
        json.encode(projector.forecast(room, who.looker, AskForecast(1, room.at))),
    ]
    asker = Asker("p1", "Player 1", Presence(NOW, {}, NOW))
    for refused in (
        lambda: projector.preview(room, who.looker, AskPreview(1, room.at, 0)),
        lambda: projector.why(room, who.looker, AskWhy(1, room.at, "notary")),
        lambda: projector.plans(room, who.looker, AskPlans(1, room.at)),
        lambda: decide(room, asker, to_server.Act(KEY, room.at, 0)),
    ):
        with pytest.raises(Refusal) as said:
            refused()
        assert said.value.code == "covered"
    return found


def test_equal_bytes_while_covered_whatever_anybody_holds() -> None:
    """Neither the hands of the browser nor those of others change anything of what it is sent."""
    compared = differing = 0
    for seed in range(8):
        table = table_of("craftsmen", *THREE, seed=f"shared {seed}", together=(1, 2))
        rolls = Stream(seed)
        sight, have, last = [Sight(), Sight()], -1, 0
        for _ in range(120):
            room = table.room
            other = dealt_afresh(room, 0, rolls)
            if room.asked_of("p1"):
                if last:
                    assert covered_answers(room, sight[0], have) == covered_answers(other, sight[1], have)
                    differing += sight[0].document["view"] != sight[1].document["view"]
                    compared += 1
                last = opened(room, "p1", Open(1, room.at, room.asked))
                # each world as its own seat sees it: what was open before must leave no trace
                sight = [projector.update(one, look(one, last), Sight(), -1)[1] for one in (room, other)]
                have = room.seq
            legal = room.game.legal(room.playing().state)
            table.act(room.asked, legal[rolls.below(len(legal))], NOW)
    assert compared > 200
    assert differing > 50, "what was open before must really differ"


def test_after_a_hand_over_the_log_is_that_of_the_seat() -> None:
    """Lines that only one of them may read never come along with another."""
    table = table_of("craftsmen", *THREE, together=(1, 2, 3))
    rolls = Stream(5)
    sight, have, told = Sight(), -1, 0
    for _ in range(150):
        room = table.room
        for seat in (0, room.asked):  # covered, then open
            update, sight = projector.update(room, look(room, seat), sight, have)
            have = room.seq
            assert update.forget
            assert update.changes == [[[], sight.document]]
            assert update.entries == [room.told[entry.seq].to(seat) for entry in update.entries]
            assert update.entries[-1].seq == room.seq
            told += update.entries != [room.told[entry.seq].to(0) for entry in update.entries]
        again, sight = projector.update(room, look(room, room.asked), sight, have)
        assert not again.forget
        assert changed(sight.document, again.changes) == sight.document
        legal = room.game.legal(room.playing().state)
        table.act(room.asked, legal[rolls.below(len(legal))], NOW)
    assert told > 10, "some lines must be told differently"


# What they may do -----------------------------------------------------------------------------------------


def test_an_answer_is_given_by_the_seat_that_is_open() -> None:
    table = table_of("craftsmen", *THREE, together=(1, 2))
    room = play_until(table, {1}, Stream(1), least=0)
    action = room.game.legal(room.playing().state)[0]

    with pytest.raises(Refusal, match="covered"):
        want(table, to_server.Act(KEY, room.at, action), seat=2)
    want(table, to_server.Act(KEY, room.at, action), seat=1)
    assert table.room.lines[-1].seat == 1


def test_the_last_answer_of_the_browser_is_taken_back_without_asking() -> None:
    """Also by the next one, and while all is covered: nobody else is concerned."""
    table = table_of("barrage", *THREE, together=(1, 2, 3))
    rolls = Stream(1)
    crossed = 0
    for _ in range(200):
        before = table.room
        legal = before.game.legal(before.playing().state)
        table.act(before.asked, legal[rolls.below(len(legal))], NOW)
        room = table.room
        to = projector.room_of(room, look(room)).undo_to
        if to is None or room.asked == before.asked:
            continue
        want(table, to_server.Undo(KEY, room.at), seat=room.asked)
        assert table.room.playing().state is before.playing().state
        assert table.room.lines[-1].seat == before.asked
        table.act(before.asked, legal[0], NOW)
        crossed += 1
    assert crossed > 10


def test_who_is_far_away_is_asked_and_one_word_of_a_browser_counts_for_all_of_it() -> None:
    table = table_of("craftsmen", *THREE, "person", together=(1, 2))
    start = table.room.course.marks[0].seq
    rolls = Stream(2)
    answered: set[int] = set()
    while answered != {1, 2, 3, 4}:
        answered.add(table.room.asked)
        play_until(table, {1, 2, 3, 4}, rolls)

    want(table, to_server.AskUndo(KEY, table.room.at, start))
    request = table.room.request
    assert request is not None
    assert request.waiting == (3, 4), "the two at the browser need no asking"
    table.want(3, to_server.AnswerUndo(KEY, request.line, agree=False), NOW)

    table.want(3, to_server.AskUndo(KEY, table.room.at, start), NOW)
    request = table.room.request
    assert request is not None
    assert request.waiting == (1, 2, 4)
    want(table, to_server.AnswerUndo(KEY, request.line, agree=True))
    assert table.room.request is not None
    assert table.room.request.waiting == (4,)
    table.want(4, to_server.AnswerUndo(KEY, request.line, agree=True), NOW)
    assert table.room.course.marks[-1].seq == start


def test_all_at_one_browser_go_back_by_asking_nobody() -> None:
    table = table_of("craftsmen", *THREE, together=(1, 2, 3))
    start = table.room.course.marks[0].seq
    play_until(table, {1}, Stream(2), least=6)

    want(table, to_server.AskUndo(KEY, table.room.at, start))

    assert table.room.course.marks[-1].seq == start


def test_seats_are_given_up_and_taken_back_one_by_one() -> None:
    table = table_of("craftsmen", *THREE, "person", together=(1, 2, 3))

    for wanted in (to_server.Resign(KEY, 4), to_server.Return(KEY, 4)):
        with pytest.raises(Refusal, match="not-your-seat"):
            want(table, wanted)
    with pytest.raises(Refusal, match="covered"):
        want(table, to_server.Resign(KEY))
    want(table, to_server.Replace(KEY, 2))
    assert [sitter.stand_in != "" for sitter in table.room.sitters] == [False, True, False, False]
    want(table, to_server.Return(KEY, 2))
    want(table, to_server.Resign(KEY, 3))
    assert [sitter.resigned for sitter in table.room.sitters] == [False, False, True, False]
    assert [sitter.stand_in for sitter in table.room.sitters][:2] == ["", ""]
    assert table.room.phase == "playing"


def test_chat_is_said_by_whoever_has_the_screen() -> None:
    table = table_of("craftsmen", *THREE, together=(1, 2))
    room = play_until(table, {2}, Stream(1), least=0)

    want(table, to_server.Chat(KEY, "hello"), seat=2)
    want(table, to_server.Chat(KEY, "anybody?"))

    said = [book.read_body(line.body) for line in table.room.lines[room.seq + 1 :]]
    assert said == [book.Chatted("Player 2", "hello"), book.Chatted("Player 1", "anybody?")]
