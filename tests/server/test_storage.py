import multiprocessing
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from millrace.kernel.errors import ConfigError
from millrace.rooms.protocol import Phase
from millrace.server.storage import KeyUsed, Line, Storage, Summary, TableRow, Taken
from millrace.server.storage.schema import metadata

ANNA = "anna"
BRUNO = "bruno"


@pytest.fixture(scope="module", autouse=True)
def _people(storage: Storage) -> None:
    storage.people.add(ANNA, "Anna", 1.0)
    storage.people.add(BRUNO, "Bruno", 2.0)


def summary_of(
    *people: tuple[str, int], phase: Phase = "playing", asked: int = 1, asked_person: str | None = None
) -> Summary:
    return Summary(phase, asked, asked_person, 1, None, list(people))


def line(seq: int, *, person: str | None = ANNA, key: str | None = None, body: bytes = b"\x00\xff") -> Line:
    return Line(seq, 10.0 + seq, "answer", person, 1, key, body)


def row_of(table_id: str, *, public: bool = False) -> TableRow:
    return TableRow(
        id=table_id,
        created=10.0,
        updated=10.0,
        host=ANNA,
        name="Łódź",
        game="barrage",
        options='{"players":2}',
        chairs="[]",
        seed="seed",
        seed_chosen=False,
        public=public,
        pace="live",
        phase="waiting",
        seq=0,
        asked=0,
        asked_person=None,
        chapter=0,
        deadline=None,
    )


def new_table(storage: Storage, *, public: bool = False, summary: Summary | None = None) -> str:
    table_id = secrets.token_hex(8)
    storage.create_table(row_of(table_id, public=public), [line(0)], summary or summary_of((ANNA, 1)))
    return table_id


def test_a_table_comes_back_as_it_was_created(storage: Storage) -> None:
    table_id = secrets.token_hex(8)
    row = row_of(table_id, public=True)
    summary = Summary("playing", 2, BRUNO, 3, 99.5, [(ANNA, 1), (BRUNO, 2)])

    storage.create_table(row, [line(0), line(1)], summary)

    kept = storage.table(table_id)
    assert kept is not None
    row.seq, row.phase, row.asked, row.asked_person = 1, "playing", 2, BRUNO
    row.chapter, row.deadline, row.people = 3, 99.5, [(ANNA, 1), (BRUNO, 2)]
    assert kept == row
    assert storage.lines(table_id, -1) == [line(0), line(1)]


def test_a_table_that_does_not_exist_is_none(storage: Storage) -> None:
    assert storage.table("nowhere") is None
    assert storage.lines("nowhere", -1) == []
    assert storage.latest_snapshot("nowhere") is None


def test_a_table_id_is_taken_once(storage: Storage) -> None:
    table_id = new_table(storage)

    with pytest.raises(Taken):
        storage.create_table(row_of(table_id), [line(0)], summary_of())

    assert storage.lines(table_id, -1) == [line(0)]


def test_a_table_of_a_stranger_is_a_fault_of_the_caller(storage: Storage) -> None:
    with pytest.raises(IntegrityError):
        storage.create_table(row_of(secrets.token_hex(8)), [line(0)], summary_of(("stranger", 1)))


def test_lines_are_read_after_one_and_up_to_another(storage: Storage) -> None:
    table_id = new_table(storage)
    for seq in range(1, 6):
        storage.append(table_id, line(seq), summary_of((ANNA, 1)))

    assert [kept.seq for kept in storage.lines(table_id, 2)] == [3, 4, 5]
    assert [kept.seq for kept in storage.lines(table_id, 1, 3)] == [2, 3]


def test_an_append_changes_what_the_lists_show(storage: Storage) -> None:
    table_id = new_table(storage)

    storage.append(table_id, line(1), Summary("over", 0, None, 5, 7.0, [(BRUNO, 2)]))

    kept = storage.table(table_id)
    assert kept is not None
    assert (kept.seq, kept.updated, kept.phase, kept.chapter, kept.deadline) == (1, 11.0, "over", 5, 7.0)
    assert kept.people == [(BRUNO, 2)]


@pytest.mark.parametrize("seq", [0, 1, 3])
def test_only_the_next_line_can_be_appended(storage: Storage, seq: int) -> None:
    table_id = new_table(storage)
    storage.append(table_id, line(1), summary_of((ANNA, 1)))

    with pytest.raises(Taken):
        storage.append(table_id, line(seq, body=b"other"), summary_of((BRUNO, 1), phase="over"))

    kept = storage.table(table_id)
    assert kept is not None
    assert (kept.seq, kept.phase, kept.people) == (1, "playing", [(ANNA, 1)])
    assert storage.lines(table_id, -1) == [line(0), line(1)]


def test_nothing_is_appended_to_a_table_that_does_not_exist(storage: Storage) -> None:
    with pytest.raises(Taken):
        storage.append("nowhere", line(1), summary_of())


@pytest.mark.parametrize("seq", [1, 2, 9])
def test_a_key_is_used_once_whatever_the_sequence(storage: Storage, seq: int) -> None:
    table_id = new_table(storage)
    storage.append(table_id, line(1, key="key-0001"), summary_of())

    with pytest.raises(KeyUsed) as refused:
        storage.append(table_id, line(seq, key="key-0001"), summary_of())

    assert refused.value.seq == 1
    kept = storage.table(table_id)
    assert kept is not None
    assert kept.seq == 1


def test_keys_belong_to_one_person_at_one_table(storage: Storage) -> None:
    table_id, other = new_table(storage), new_table(storage)
    storage.append(table_id, line(1, key="key-0001"), summary_of())
    storage.append(table_id, line(2, person=BRUNO, key="key-0001"), summary_of())
    storage.append(other, line(1, key="key-0001"), summary_of())

    found = storage.line_by_key(table_id, BRUNO, "key-0001")
    assert found is not None
    assert found.seq == 2
    assert storage.line_by_key(table_id, ANNA, "key-0002") is None
    assert storage.line_by_key(table_id, None, None) is None


def test_lines_of_nobody_need_no_key(storage: Storage) -> None:
    table_id = new_table(storage)

    for seq in (1, 2, 3):
        storage.append(table_id, line(seq, person=None), summary_of())

    assert len(storage.lines(table_id, 0)) == 3


def test_a_snapshot_is_written_with_its_line(storage: Storage) -> None:
    table_id = new_table(storage)
    for seq, snapshot in ((1, b"one"), (2, b""), (3, b"three"), (4, b""), (5, b"five"), (6, b"")):
        storage.append(table_id, line(seq), summary_of((ANNA, 1)), snapshot)

    assert storage.latest_snapshot(table_id) == (5, b"five")
    assert storage.snapshots_over(table_id, 2, 2) == [b"three"]
    assert storage.snapshots_over(table_id, 1, 4) == [b"one", b"three", b"five"]
    assert storage.snapshots_over(table_id, 6, 6) == []


def test_a_person_is_remembered_as_last_seen(storage: Storage) -> None:
    table_id = new_table(storage)
    assert storage.seen(table_id) == {}

    storage.mark_seen(table_id, ANNA, 5.0)
    storage.mark_seen(table_id, BRUNO, 6.0)
    storage.mark_seen(table_id, ANNA, 7.5)

    assert storage.seen(table_id) == {ANNA: 7.5, BRUNO: 6.0}


def test_the_tables_of_a_person_begin_with_those_that_wait_for_them(new_database: Callable[[], str]) -> None:
    storage = Storage(new_database())
    storage.migrate()
    storage.people.add(ANNA, "Anna", 1.0)
    storage.people.add(BRUNO, "Bruno", 1.0)
    over = new_table(storage, summary=summary_of((ANNA, 1), phase="over"))
    idle = new_table(storage, summary=summary_of((ANNA, 1), (BRUNO, 2), asked=2, asked_person=BRUNO))
    mine = new_table(storage, summary=summary_of((ANNA, 1), asked_person=ANNA))
    new_table(storage, summary=summary_of((BRUNO, 1)))
    storage.append(over, line(1), summary_of((ANNA, 1), phase="over"))

    listed = storage.tables_of(ANNA, 10)

    assert [row.id for row in listed] == [mine, idle, over]
    assert listed[1].people == [(ANNA, 1), (BRUNO, 2)]
    assert [row.id for row in storage.tables_of(ANNA, 1)] == [mine]
    storage.close()


def test_only_public_tables_are_listed_for_everybody(new_database: Callable[[], str]) -> None:
    storage = Storage(new_database())
    storage.migrate()
    storage.people.add(ANNA, "Anna", 1.0)
    waiting, playing, over = (
        new_table(storage, public=True, summary=summary_of((ANNA, 1), phase=phase))
        for phase in ("waiting", "playing", "over")
    )
    later = new_table(storage, public=True, summary=summary_of(phase="waiting"))
    storage.append(later, line(1), summary_of(phase="waiting"))
    new_table(storage, summary=summary_of(phase="waiting"))
    new_table(storage, summary=summary_of(phase="playing"))

    assert [row.id for row in storage.open_tables(10)] == [later, waiting]
    assert [row.id for row in storage.watchable(10)] == [playing]
    assert over not in {row.id for row in storage.open_tables(10) + storage.watchable(10)}
    storage.close()


def test_names_are_given_of_those_that_exist(storage: Storage) -> None:
    assert storage.names([ANNA, BRUNO, "nobody"]) == {ANNA: "Anna", BRUNO: "Bruno"}
    assert storage.names([]) == {}


def test_the_secret_is_made_once_for_all_processes(new_database: Callable[[], str]) -> None:
    url = new_database()
    first, second = Storage(url), Storage(url)
    first.migrate()

    secret = first.secret()

    assert len(secret) == 32
    assert second.secret() == secret
    first.close()
    second.close()


def test_the_migrations_make_the_schema(storage: Storage) -> None:
    storage.migrate()  # a second time changes nothing
    with storage._database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_a_database_of_a_newer_millrace_is_refused(new_database: Callable[[], str]) -> None:
    storage = Storage(new_database())
    storage.migrate()
    with storage._database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(ConfigError, match="newer Millrace"):
        storage.migrate()
    storage.close()


# Races ----------------------------------------------------------------------------------------------------


def race(url: str, table_id: str, writer: int, upto: int) -> list[int]:
    """Append whatever the next line is, until there are enough; the lines this writer won."""
    storage = Storage(url)
    won: list[int] = []
    while (row := storage.table(table_id)) is not None and row.seq < upto:
        try:
            storage.append(table_id, line(row.seq + 1, body=b"%d" % writer), summary_of((ANNA, 1)))
        except Taken:
            continue
        won.append(row.seq + 1)
    storage.close()
    return won


def check_race(storage: Storage, table_id: str, won: list[list[int]], upto: int) -> None:
    assert sorted(seq for each in won for seq in each) == list(range(1, upto + 1))
    for kept in storage.lines(table_id, 0):
        assert kept.seq in won[int(kept.body)]


def test_threads_that_race_never_both_write_a_line(storage: Storage, database_url: str) -> None:
    table_id = new_table(storage)
    with ThreadPoolExecutor(4) as pool:
        won = list(pool.map(lambda writer: race(database_url, table_id, writer, 60), range(4)))

    check_race(storage, table_id, won, 60)


def test_processes_that_race_never_both_write_a_line(storage: Storage, database_url: str) -> None:
    table_id = new_table(storage)
    context = multiprocessing.get_context("spawn")
    with context.Pool(3) as pool:
        won = pool.starmap(race, [(database_url, table_id, writer, 60) for writer in range(3)])

    check_race(storage, table_id, won, 60)


def test_the_same_line_at_the_same_moment_is_written_once(storage: Storage) -> None:
    table_id = new_table(storage)
    together = Barrier(6)

    def write(writer: int) -> bool:
        together.wait()
        try:
            storage.append(table_id, line(1, body=b"%d" % writer), summary_of())
        except Taken:
            return False
        return True

    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(write, range(6))) == 1
    assert len(storage.lines(table_id, 0)) == 1


def start(url: str) -> bytes:
    storage = Storage(url)
    storage.migrate()
    secret = storage.secret()
    storage.close()
    return secret


def test_processes_that_start_at_once_migrate_once(new_database: Callable[[], str]) -> None:
    url = new_database()
    context = multiprocessing.get_context("spawn")
    with context.Pool(3) as pool:
        made = pool.map(start, [url] * 3)

    assert len(set(made)) == 1


# Addresses ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("not a url", "cannot be read"),
        ("", "cannot be read"),
        ("postgresql://host:port/x", "cannot be read"),
        ("mysql://root@127.0.0.1/test", "'mysql'"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
    ],
)
def test_an_address_that_is_none_is_refused(url: str, why: str) -> None:
    with pytest.raises(ConfigError, match=why):
        Storage(url)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://root:hush@127.0.0.1:1/test",
        "sqlite:////nowhere/at/all.db",
        "postgres://root@127.0.0.1:1/x",
    ],
)
def test_a_database_out_of_reach_is_said_in_one_line_without_the_password(url: str) -> None:
    storage = Storage(url)

    with pytest.raises(ConfigError, match="cannot use the database") as refused:
        storage.migrate()

    assert "hush" not in str(refused.value)
    assert "\n" not in str(refused.value)
    storage.close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("something else entirely\n" * 100)
    storage = Storage(f"sqlite:///{tmp_path}/notes.txt")

    with pytest.raises(ConfigError, match="not a database"):
        storage.migrate()
    storage.close()


def test_sqlite_keeps_a_write_ahead_log_and_syncs_fully(sqlite_storage: Storage, tmp_path: Path) -> None:
    with sqlite_storage._database.reading() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    with sqlite3.connect(tmp_path / "millrace.db") as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    plain.close()
