"""What a seat may not know changes nothing of what it is sent: equal bytes for what it cannot tell apart."""

from __future__ import annotations

import pytest
from msgspec import json

from millrace.catalogue import GAMES
from millrace.kernel.chance import Stream
from millrace.rooms import projector
from millrace.rooms.bots import bot_answer
from millrace.rooms.play import Moment
from millrace.rooms.projector import Sight
from millrace.rooms.refusal import Refusal
from millrace.rooms.room import Room
from millrace.rooms.to_server import AskForecast, AskPreview, AskWhy
from tests.rooms.tables import NOW, table_of, viewer

WANTED = 5_000  # answers compared in all, over tables of two to five
SEATS = (2, 3, 4, 5)


def dealt_afresh(room: Room, seat: int, rolls: Stream) -> Room:
    """The same room with all dealt anew that this seat, or with 0 who looks on, may not know."""
    moment = room.playing()
    state = room.game.redeal(moment.state, seat - 1 if seat else -2, rolls)
    other = room._copy()
    other.moment = Moment(state, moment.draws, moment.count)
    return other


def answers(room: Room, seat: int) -> list[bytes]:
    """All that this person can be sent of the room as it is: the frame, every preview, reasons, the page."""
    who = viewer(seat)
    looks = who.looker
    found = [
        json.encode(projector.update(room, who, Sight(), -1)[0]),
        json.encode(projector.room_of(room, who)),
    ]
    if room.asked == seat:
        legal = room.game.legal(room.playing().state)
        found += [
            json.encode(projector.preview(room, looks, AskPreview(1, room.at, action))) for action in legal
        ]
        places = ("notary", "wood", "nowhere")
        found += [json.encode(projector.why(room, looks, AskWhy(1, room.at, place))) for place in places]
    else:
        with pytest.raises(Refusal) as refused:
            projector.preview(room, looks, AskPreview(1, room.at, 0))
        found.append(json.encode([refused.value.code, refused.value.detail]))
    found.append(json.encode(projector.forecast(room, looks, AskForecast(1, room.at))))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_equal_bytes_for_what_cannot_be_told_apart(seats: int) -> None:
    compared = differing = 0
    for seed in range(100):
        table = table_of("craftsmen", *["person"] * seats, seed=f"secret {seed}")
        rolls = Stream(seats * 1000 + seed)
        steps = 0
        while table.room.phase == "playing" and compared < WANTED / len(SEATS):
            room = table.room
            legal = room.game.legal(room.playing().state)
            if steps % 7 == 0:
                seat = room.asked if steps % 2 else rolls.below(seats + 1)
                other = dealt_afresh(room, seat, rolls)
                differing += other.game.digest(other.playing().state) != room.game.digest(
                    room.playing().state
                )
                ours, theirs = answers(room, seat), answers(other, seat)
                assert ours == theirs
                compared += len(ours)
            table.act(room.asked, legal[rolls.below(len(legal))], NOW)
            steps += 1
        if compared >= WANTED / len(SEATS):
            break

    assert compared >= WANTED / len(SEATS)
    assert differing > 20, "the pairs must really differ"


def test_a_bot_is_given_nothing_but_what_its_seat_may_know() -> None:
    """Whatever the others hold, it answers the same."""
    table = table_of("craftsmen", "person", "bot greedy", "bot random", seed="bots")
    rolls = Stream(4)
    asked = 0
    while asked < 60:
        room = table.room
        if room.bot_asked:
            assert bot_answer(dealt_afresh(room, room.asked, rolls)) == bot_answer(room)
            asked += 1
        legal = GAMES["craftsmen"].legal(room.playing().state)
        table.act(room.asked, legal[rolls.below(len(legal))], NOW)
