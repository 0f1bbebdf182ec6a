"""Whatever a client sends: it is refused with a reason, nothing changes, and the table can be played on."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Guest, Server, Talk, running


class Scene(NamedTuple):
    """Two people at a table, one of them asked; a third looks on."""

    asked: Talk
    other: Talk
    watcher: Talk
    observer: Talk  # of what a client can see
    host: Guest
    table_id: str
    elsewhere: str  # another table


Message = Callable[[Scene], str | bytes]


def act(**changed: object) -> Message:
    """A good answer, but for what is changed; None leaves a field out."""

    def make(scene: Scene) -> str:
        good: dict[str, object] = {
            "type": "act",
            "key": scene.asked.key(),
            "at": scene.asked.update["at"],
            "action": scene.asked.rows[0]["action"],
        }
        fields = {**good, **changed}
        return json.dumps({name: value for name, value in fields.items() if value is not None})

    return make


def other(kind: str, **fields: object) -> Message:
    """Any other message, with a key and the right line."""

    def make(scene: Scene) -> str:
        good = {"key": scene.asked.key(), "at": scene.asked.update["at"]}
        has_line = kind in {"act", "undo", "ask_undo"}
        base = {name: value for name, value in good.items() if name == "key" or has_line}
        return json.dumps({"type": kind, **base, **fields})

    return make


def asking(kind: str, **fields: object) -> Message:
    def make(scene: Scene) -> str:
        return json.dumps({"type": kind, "ask": 1, "at": scene.asked.update["at"], **fields})

    return make


def text(raw: str | bytes) -> Message:
    return lambda _: raw


def first(scene: Scene) -> int:
    return int(scene.asked.rows[0]["action"])


REFUSED: Final[dict[str, tuple[str, Message]]] = {
    "nothing": ("bad-message", text("")),
    "a word": ("bad-message", text("hello")),
    "null": ("bad-message", text("null")),
    "a list": ("bad-message", text("[]")),
    "a number": ("bad-message", text("42")),
    "a string": ("bad-message", text('"act"')),
    "an object without a type": ("bad-message", text("{}")),
    "an unknown type": ("bad-message", text('{"type":"cheat"}')),
    "a type that is a number": ("bad-message", text('{"type":7}')),
    "a server's message": ("bad-message", text('{"type":"update","seq":1}')),
    "something after the end": ("bad-message", text('{"type":"ping","ask":1}x')),
    "half a message": ("bad-message", text('{"type":"act","key":')),
    "single quotes": ("bad-message", text("{'type':'ping','ask':1}")),
    "a comment": ("bad-message", text('{"type":"ping",/*hi*/"ask":1}')),
    "a byte order mark": ("bad-message", text('\ufeff{"type":"ping","ask":1}')),
    "a control character": ("bad-message", text('{"type":"chat","key":"12345678","text":"\u0007"}')),
    "half a surrogate pair": ("bad-message", text('{"type":"chat","key":"12345678","text":"\\ud800"}')),
    "not a number": ("bad-message", act(action=float("nan"))),
    "infinity": ("bad-message", act(action=float("inf"))),
    "a list a hundred thousand deep": ("too-big", text("[" * 100_000)),
    "a list eight thousand deep": ("bad-message", text("[" * 8_000 + "]" * 8_000)),
    "an object 2,500 deep": ("bad-message", text('{"a":' * 2_500 + "1" + "}" * 2_500)),
    "a deep unknown field": (
        "bad-message",
        text('{"type":"ping","ask":1,"x":' + "[" * 5_000 + "]" * 5_000 + "}"),
    ),
    "a giant text": ("too-big", text('{"type":"chat","key":"12345678","text":"' + "x" * 500_000 + '"}')),
    "a giant number": ("bad-message", text('{"type":"ping","ask":' + "9" * 10_000 + "}")),
    "bytes": ("not-text", text(b'{"type":"ping","ask":1}')),
    "an unknown field": ("bad-message", act(seat=1)),
    "another table's id": ("bad-message", lambda scene: act(table=scene.elsewhere)(scene)),
    "no key": ("bad-message", act(key=None)),
    "a short key": ("bad-message", act(key="1")),
    "a long key": ("bad-message", act(key="k" * 65)),
    "a key with blanks": ("bad-message", act(key="my key is this")),
    "a key that is a number": ("bad-message", act(key=12345678)),
    "no line": ("bad-message", act(at=None)),
    "a line before the first": ("bad-message", act(at=-1)),
    "a line and a half": ("bad-message", act(at=1.5)),
    "a line as text": ("bad-message", act(at="1")),
    "a line beyond counting": ("bad-message", act(at=10**18)),
    "an earlier line": ("stale", act(at=0)),
    "a line to come": ("stale", act(at=999_999)),
    "no action": ("bad-message", act(action=None)),
    "an action below zero": ("bad-message", act(action=-1)),
    "an action beyond all": ("bad-message", act(action=10**9)),
    "an action as text": ("bad-message", act(action="3")),
    "half an action": ("bad-message", act(action=1.5)),
    "an action that is true": ("bad-message", act(action=True)),
    "a list of actions": ("bad-message", act(action=[1])),
    "an action that no question offers": ("illegal", act(action=99_999)),
    "a pass where none is offered": ("illegal", act(action=1)),
    "a draw of chance": ("illegal", act(action=500)),
    "an empty line of chat": ("bad-message", other("chat", text="")),
    "a long line of chat": ("bad-message", other("chat", text="x" * 501)),
    "chat that is a number": ("bad-message", other("chat", text=5)),
    "an undo of nothing": ("nothing-to-undo", other("undo")),
    "an undo of an earlier question": ("stale", other("undo", at=0)),
    "an undo to a line that never was": ("no-such-line", other("ask_undo", to=424_242)),
    "a word that nobody waits for": ("nobody-asks", other("answer_undo", request=1, agree=True)),
    "a word for no request": ("bad-message", other("answer_undo", agree=True)),
    "going on where nothing has changed": ("same-rules", other("ask_continue")),
    "agreement as text": ("bad-message", other("answer_undo", request=1, agree="yes")),
    "a bot for a chair that is not there": ("bad-message", other("replace", seat=9)),
    "a bot for a chair beyond the table": ("no-person-there", other("replace", seat=5)),
    "a bot for somebody who is here": ("not-away", other("replace", seat=2)),
    "a bot that does not exist": ("bad-message", other("replace", seat=1, bot="alphazero")),
    "a return to the own seat": ("plays-already", other("return")),
    "a preview of an earlier question": ("stale", asking("ask_preview", at=0, action=1)),
    "a preview of what is not offered": ("illegal", asking("ask_preview", action=99_999)),
    "a question with a number below zero": ("bad-message", asking("ask_why", ask=-1, place="B1U")),
    "a place as a list": ("bad-message", asking("ask_why", place=["B1U"])),
    "a place with a long name": ("bad-message", asking("ask_why", place="B" * 41)),
    "a forecast of an earlier question": ("stale", asking("ask_forecast", at=0)),
    "a hello from before the beginning": ("bad-message", text('{"type":"hello","have":-2}')),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    return set_up(server)


def set_up(server: Server) -> Scene:
    people = [server.guest("Anna"), server.guest("Bruno")]
    table_id = people[0].new_table("person", "person", public=True, seed="oak")
    people[1].post(f"/api/tables/{table_id}/sit")
    people[0].post(f"/api/tables/{table_id}/start")
    talks = [person.live(table_id) for person in people]
    asked = 0 if talks[0].rows else 1
    watcher, observer = server.guest("Carla").live(table_id), server.guest("Olga").live(table_id)
    elsewhere = people[0].new_table("person", "automa")
    return Scene(talks[asked], talks[1 - asked], watcher, observer, people[0], table_id, elsewhere)


def send(talk: Talk, message: str | bytes) -> dict[str, Any]:
    """Send it, slower if need be: that one is too fast is another test."""
    while True:
        talk.socket.send(message)
        answer = talk.hear("refused", "done", "preview", "why", "pong", "forecast", "bye")
        if answer.get("code") != "too-fast":
            return answer
        time.sleep(0.5)


def position(scene: Scene) -> object:
    """Everything a client can see of the game, from the first line; the server's digest follows from it."""
    while True:
        scene.observer.say(type="ping", ask=1)
        scene.observer.hear("pong", "refused")  # what was under way has arrived
        scene.observer.say(type="hello", have=-1)
        update = scene.observer.hear("update", "refused")
        while update["type"] == "update" and [path for path, _ in update["changes"]] != [[]]:
            update = scene.observer.hear("update", "refused")  # who is here changed meanwhile
        if update["type"] == "update":
            [[_, document]] = update["changes"]  # the whole table
            return document["view"], document["asked"], update["at"], update["seq"]
        time.sleep(0.5)


def fitting(scene: Scene, name: str) -> Message:
    """The seat in 'somebody who is here' is whichever is not asked."""
    if name == "a bot for somebody who is here":
        return other("replace", seat=scene.other.document["room"]["you"])
    return REFUSED[name][1]


@pytest.mark.parametrize("name", REFUSED)
def test_a_malformed_message_is_refused_and_changes_nothing(scene: Scene, name: str) -> None:
    before = position(scene)
    refused = send(scene.asked, fitting(scene, name)(scene))

    assert refused["type"] == "refused"
    assert refused["code"] == REFUSED[name][0]
    assert refused["said"]["key"]
    assert position(scene) == before


def test_an_answer_from_the_wrong_seat_is_refused(scene: Scene) -> None:
    before = position(scene)
    for talk, code in ((scene.other, "illegal"), (scene.watcher, "only-looking")):
        answer = send(talk, act(key=talk.key())(scene))
        assert answer.get("code") == code, answer
    assert position(scene) == before


def test_a_used_key_with_another_meaning_is_refused_and_with_the_same_is_harmless(scene: Scene) -> None:
    key, at, action = scene.asked.key(), scene.asked.update["at"], first(scene)
    message = {"type": "chat", "key": key, "text": "good luck"}
    assert send(scene.asked, json.dumps(message))["type"] == "done"
    before = position(scene)
    assert send(scene.asked, json.dumps(message)) == {
        "type": "done",
        "key": key,
        "seq": scene.asked.update["seq"],
        "again": True,
    }
    again = {"type": "act", "key": key, "at": at, "action": action}
    assert send(scene.asked, json.dumps(again))["code"] == "key-used"
    assert position(scene) == before


def test_text_that_is_not_utf_8_closes_the_connection_and_nothing_else(scene: Scene, server: Server) -> None:
    before = position(scene)
    talk = server.guest("Dora").live(scene.table_id)
    talk.socket.send(b'{"type":"ping","ask":\xff}', text=True)
    with pytest.raises(ConnectionClosed) as closed:
        talk.hear("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert position(scene) == before


def test_a_message_before_hello_is_refused(scene: Scene, server: Server) -> None:
    talk = server.guest("Emil").live(scene.table_id)
    talk.close()
    guest = server.guest("Flora")
    late = guest.live(scene.table_id)
    late.say(type="hello", have=10**6)
    assert late.hear("update")["since"] == -1
    late.close()


def test_a_page_of_another_origin_is_not_let_in(scene: Scene, server: Server) -> None:
    with pytest.raises(Exception, match=r"403|rejected"):
        server.guest("Gina").live(scene.table_id, Origin="https://elsewhere.example")


def test_too_many_messages_at_once_are_refused(scene: Scene, server: Server) -> None:
    talk = server.guest("Hugo").live(scene.table_id)
    for i in range(150):
        talk.say(type="ping", ask=i)
    codes = [talk.hear("pong", "refused").get("code", "") for _ in range(150)]
    assert "too-fast" in codes
    talk.close()


def test_the_table_can_be_played_on_after_all_that(server: Server) -> None:
    scene = set_up(server)
    for name in REFUSED:
        assert send(scene.asked, fitting(scene, name)(scene))["type"] == "refused"

    assert scene.asked.act(first(scene))["type"] == "done"
