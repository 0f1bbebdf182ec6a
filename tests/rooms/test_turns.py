"""What belongs to one turn: a question that an answer leaves open does not end it."""

from __future__ import annotations

from millrace.kernel.chance import Stream
from millrace.rooms import projector
from millrace.rooms.to_server import AskPreview
from tests.rooms.tables import NOW, table_of, viewer

LEFT_OPEN = ("stack", "fee", "pay", "side", "raw_place", "look_tier")


def test_a_preview_that_asks_again_at_once_does_not_end_the_turn() -> None:
    table = table_of("craftsmen", "person", "person", "person")
    rolls = Stream(2)
    seen: set[str] = set()
    for _ in range(900):
        room = table.room
        game, state = room.game, room.playing().state
        legal = game.legal(state)
        action = legal[rolls.below(len(legal))]
        after = game.foresee(state, room.asked - 1, action).after
        shown = projector.preview(room, viewer(room.asked).looker, AskPreview(1, room.at, action))
        if after is not None and game.decider(after) == room.asked - 1:
            kind = game.question_kind(after)
            seen.add(kind)
            assert shown.ends_turn == game.opens_turn(after)
            assert not (shown.ends_turn and kind in LEFT_OPEN)
        table.act(room.asked, action, NOW)
        if table.room.phase == "over":
            break

    assert seen & {"stack", "pay", "fee"}
