"""Several people at one browser, on a server: made by names, one seat looks, handed over by word."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from millrace.kernel.errors import ConfigError
from millrace.rooms.new_table import NewChair, NewTable
from millrace.rooms.refusal import Refusal
from millrace.rooms.terms import agreed
from millrace.server import wire
from millrace.server.storage import Storage
from tests.server.club import PERSON, Club, in_club
from tests.server.running import Guest, Server, Talk, running

BEN = NewChair("person", name="Ben")
BOT = NewChair("bot")


# On both storages -----------------------------------------------------------------------------------------


async def listing(club: Club, person: wire.Person, table_id: str) -> wire.TableSummary:
    """A table as its list shows it to somebody who sits there."""
    found = {listed.id: listed for listed in (await club.tables.listing(person)).yours}
    return found[table_id]


def test_people_here_sit_down_by_their_names_and_the_game_begins(storage: Storage) -> None:
    async def play(club: Club) -> None:
        ada = club.person("Ada")
        new = NewTable(game="craftsmen", chairs=[PERSON, BEN, BOT], seed="oak")
        loaded = await club.tables.look(await club.tables.create(ada, new), ada.id)
        table_id = loaded.room.terms.id
        await club.tables.rooms.sign_of_life(loaded, ada.id)

        room = await club.tables.room_for(table_id, ada)
        assert room.phase == "playing"
        assert [chair.name for chair in room.chairs] == ["Ada", "Ben", ""]
        assert (room.you, room.yours, room.hand_over, room.host) == (0, [1, 2], True, 1)
        assert [chair.here for chair in room.chairs] == [True, True, False]
        listed = await listing(club, ada, table_id)
        assert (listed.yours, listed.your_turn) == ([1, 2], True)
        assert [chair.name for chair in listed.chairs] == ["Ada", "Ben", ""]
        notes = [entry.said for entry in (await club.tables.book(table_id, ada, 2, 50)).entries]
        assert [said["args"]["name"] for said in notes if said is not None] == ["Ada", "Ben"]

        loaded.used = -1e9
        club.tables.rooms.loaded.clear()
        again = (await club.tables.look(table_id, ada.id)).room
        assert [(sitter.person, sitter.name) for sitter in again.sitters[:2]] == [
            (ada.id, "Ada"),
            (ada.id, "Ben"),
        ]
        assert again.terms.chairs[1] == BEN

    in_club(storage, play)


def test_leaving_lets_bots_play_every_seat_of_the_browser(storage: Storage) -> None:
    async def play(club: Club) -> None:
        ada, carl = club.person("Ada"), club.person("Carl")
        new = NewTable(game="craftsmen", chairs=[PERSON, BEN, PERSON], public=True, seed="oak")
        table_id = await club.tables.create(ada, new)
        await club.tables.sit(table_id, carl, wire.Sit(seat=3))
        await club.tables.begin(table_id, ada)

        await club.tables.leave(table_id, ada)

        room = (await club.tables.look(table_id, ada.id)).room
        assert [bool(sitter.stand_in) for sitter in room.sitters] == [True, True, False]
        with pytest.raises(Refusal, match="bot"):
            await club.tables.leave(table_id, ada)

    in_club(storage, play)


def test_the_host_seats_somebody_beside_himself_in_the_waiting_room(storage: Storage) -> None:
    async def play(club: Club) -> None:
        ada, carl = club.person("Ada"), club.person("Carl")
        new = NewTable(game="barrage", chairs=[PERSON, PERSON, PERSON], public=True)
        table_id = await club.tables.create(ada, new)
        await club.tables.sit(table_id, carl, wire.Sit(seat=3))

        async def names() -> list[str]:
            return [chair.name for chair in (await club.tables.room_for(table_id, ada)).chairs]

        await club.tables.set_chair(table_id, ada, 2, BEN)
        assert await names() == ["Ada", "Ben", "Carl"]
        for seat, chair in ((1, PERSON), (2, BOT), (2, BEN), (3, PERSON), (3, BEN)):
            with pytest.raises(Refusal, match="somebody sits there"):
                await club.tables.set_chair(table_id, ada, seat, chair)
        await club.tables.set_chair(table_id, ada, 2, PERSON)
        assert await names() == ["Ada", "", "Carl"]
        listed = await listing(club, ada, table_id)
        assert (listed.yours, [chair.name for chair in listed.chairs]) == ([1], ["Ada", "", "Carl"])
        await club.tables.set_chair(table_id, ada, 2, BOT)
        await club.tables.set_chair(table_id, ada, 2, BEN)
        assert (await club.tables.room_for(table_id, ada)).yours == [1, 2]

    in_club(storage, play)


def test_only_people_have_names() -> None:
    with pytest.raises(ConfigError, match="has no name"):
        agreed(NewTable(game="barrage", chairs=[PERSON, NewChair("bot", name="Ben")]))


def test_the_maker_may_sit_under_another_name(sqlite_storage: Storage) -> None:
    async def play(club: Club) -> None:
        new = NewTable(game="barrage", chairs=[BOT, BEN, NewChair("person", name="Cleo")])
        room = await club.tables.room_for(
            await club.tables.create(club.person("Ada"), new), club.person("Ada")
        )
        assert [chair.name for chair in room.chairs] == ["", "Ben", "Cleo"]
        assert (room.yours, room.host) == ([2, 3], 2)

    in_club(sqlite_storage, play)


def test_a_name_beside_is_one_that_can_be_read(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        for name in ("a\u202eb", "\u2800\u00a0", " Ben", "x" * 41):
            with pytest.raises(httpx.HTTPStatusError, match="400"):
                make(ada, name)


# Over the live connection ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def make(guest: Guest, *here: str, game: str = "craftsmen", others: tuple[str, ...] = ()) -> str:
    """A table with these people beside its maker, and others after them."""
    chairs: list[dict[str, str]] = [{"kind": "person"}]
    chairs += [{"kind": "person", "name": name} for name in here]
    chairs += [{"kind": kind} for kind in others]
    wanted = {"game": game, "chairs": chairs, "seed": "oak", "public": True}
    return str(guest.post("/api/tables", wanted)["id"])


def hands(talk: Talk) -> list[int]:
    """The seats whose hands can be seen."""
    seats = talk.document["view"]["seats"]
    return [i + 1 for i, seat in enumerate(seats) if isinstance(seat["cards"], list)]


def take_over(talk: Talk, seat: int, at: int | None = None) -> dict[str, Any]:
    talk.say(type="open", ask=7, at=talk.update["at"] if at is None else at, seat=seat)
    return talk.hear("looking", "refused")


def go_on(talk: Talk) -> None:
    """Answer until another seat is asked."""
    was = talk.document["asked"]["seat"]
    while talk.document["asked"]["seat"] == was:
        done = talk.act(talk.rows[0]["action"])
        assert done["type"] == "done", done
        talk.wait_for(done["seq"])


def test_three_people_hand_one_browser_over(server: Server) -> None:
    guest = server.guest("Ada")
    talk = guest.live(make(guest, "Ben", "Cleo"))
    seen = set()
    for _ in range(9):
        room, asked = talk.document["room"], talk.document["asked"]
        assert (room["you"], room["yours"], room["hand_over"]) == (0, [1, 2, 3], True)
        assert (hands(talk), talk.rows) == ([], [])
        assert take_over(talk, asked["seat"]) == {"type": "looking", "ask": 7, "seat": asked["seat"]}
        assert talk.update["forget"]
        assert hands(talk) == [asked["seat"]]
        assert talk.document["room"]["you"] == asked["seat"]
        seen.add(asked["seat"])
        go_on(talk)
    assert seen == {1, 2, 3}


def test_a_hand_over_that_may_not_be_changes_nothing_and_shows_nothing(server: Server) -> None:
    guest, carl = server.guest("Ada"), server.guest("Carl")
    table_id = make(guest, "Ben", others=("person",))
    carl.post(f"/api/tables/{table_id}/sit", {"seat": 3})
    guest.post(f"/api/tables/{table_id}/start")
    talk, far = guest.live(table_id), carl.live(table_id)
    asked, at = talk.document["asked"]["seat"], talk.update["at"]
    before = (talk.document["view"], talk.document["asked"], talk.update["seq"])

    foreign, other = 3, 3 - asked
    assert take_over(talk, asked, at - 1)["code"] == "stale"
    assert take_over(talk, foreign)["code"] == "not-your-seat"
    assert take_over(talk, other)["code"] == "seat-not-asked"
    assert take_over(far, asked)["code"] == "not-your-seat"
    talk.say(type="open", ask=7, at=at, seat=0)
    assert talk.hear("looking", "refused")["code"] == "bad-message"
    talk.say(type="act", key=talk.key(), at=at, action=0)
    assert talk.hear("done", "refused")["code"] == "covered"
    for kind in ("ask_preview", "ask_why", "ask_plans"):
        more = {"action": 0} if kind == "ask_preview" else {}
        talk.say(type=kind, ask=8, at=at, **more)
        assert talk.hear("preview", "why", "plans", "refused")["code"] == "covered"
    assert (talk.document["view"], talk.document["asked"], talk.update["seq"]) == before
    assert hands(talk) == []
    assert hands(far) == [3]


def test_a_covered_hand_a_second_page_and_a_new_connection(server: Server) -> None:
    """Each connection is open for itself; a new one begins covered, whatever it had."""
    guest = server.guest("Ada")
    table_id = make(guest, "Ben")
    talk = guest.live(table_id)
    seat = talk.document["asked"]["seat"]
    take_over(talk, seat)
    other = guest.live(table_id, have=talk.update["seq"])
    assert (hands(talk), hands(other)) == ([seat], [])
    assert other.update["forget"]

    talk.say(type="cover", ask=9)
    assert talk.hear("looking") == {"type": "looking", "ask": 9, "seat": 0}
    assert hands(talk) == []
    assert talk.update["forget"]
    take_over(talk, seat)
    go_on(talk)
    assert hands(talk) == []


def test_over_http_a_browser_with_several_seats_looks_on(server: Server) -> None:
    guest = server.guest("Ada")
    table_id = make(guest, "Ben")
    talk = guest.live(table_id)
    stranger = server.guest("Stranger")
    for _ in range(4):
        take_over(talk, talk.document["asked"]["seat"])
        go_on(talk)

    for path in (f"/api/tables/{table_id}/book", f"/api/tables/{table_id}/record"):
        ours, theirs = (one.http.get(one.address + path).content for one in (guest, stranger))
        assert ours == theirs
        assert len(ours) > 100


def test_without_secrets_nothing_is_handed_over(server: Server) -> None:
    guest = server.guest("Ada")
    talk = guest.live(make(guest, "Ben", game="barrage"))
    for _ in range(6):
        room, asked = talk.document["room"], talk.document["asked"]
        assert (room["you"], room["hand_over"]) == (asked["seat"], False)
        assert talk.rows
        go_on(talk)
        assert not talk.update["forget"]
