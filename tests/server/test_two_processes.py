"""Two processes of one server on PostgreSQL and Redis: their people play one game."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import NewDatabase
from tests.server.running import Guest, Server, Talk, running

pytestmark = pytest.mark.slow


class Evening(NamedTuple):
    """Anna at the first process, Bruno at the second, a game between them."""

    servers: tuple[Server, Server]
    anna: Guest
    table_id: str
    talks: list[Talk]


@pytest.fixture
def evening(postgres_databases: NewDatabase, redis_url: str, tmp_path: Path) -> Iterator[Evening]:
    arguments = ["--database-url", postgres_databases(), "--redis-url", redis_url]
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with running(tmp_path / "one", *arguments) as one, running(tmp_path / "two", *arguments) as two:
        anna, bruno = one.guest("Anna"), two.guest("Bruno")
        table_id = anna.new_table("person", "person", public=True)
        bruno.post(f"/api/tables/{table_id}/sit")
        anna.post(f"/api/tables/{table_id}/start")
        talks = [anna.live(table_id), bruno.live(table_id)]
        talks[1].wait_for(talks[0].update["seq"])
        yield Evening((one, two), anna, table_id, talks)


def play(talks: list[Talk], answers: int) -> int:
    """Answers in turn, each at the process of its person; how many were given."""
    given = 0
    while given < answers:
        asked = talks[0].document["asked"]
        if asked is None:
            return given
        talk = talks[asked["seat"] - 1]
        done = talk.act(talk.rows[secrets.randbelow(len(talk.rows))]["action"])
        assert done["type"] == "done", done
        for other in talks:
            other.wait_for(done["seq"])
        given += 1
    return given


def test_a_game_is_played_by_people_at_two_processes(evening: Evening) -> None:
    play(evening.talks, 10_000)

    ends = [talk.document for talk in evening.talks]
    assert [end["room"]["phase"] for end in ends] == ["over", "over"]
    assert ends[0]["view"] == ends[1]["view"]
    assert ends[0]["room"]["standings"] == ends[1]["room"]["standings"]


def test_a_process_that_dies_loses_nothing_and_the_other_goes_on(evening: Evening) -> None:
    talks, (one, two) = evening.talks, evening.servers
    play(talks, 12)
    before, seq = talks[1].document, talks[1].update["seq"]
    one.kill()
    with pytest.raises((ConnectionClosed, OSError)):
        talks[0].hear("update")

    talks[0] = evening.anna.at(two.address).live(evening.table_id)
    assert talks[0].document["view"] == before["view"]
    assert talks[0].update["seq"] == seq
    assert play(talks, 6) == 6
