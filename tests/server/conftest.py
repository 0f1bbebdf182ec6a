"""Databases and a Redis to test against. Where one is missing the test is skipped, and in CI it fails."""

import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Never

import psycopg
import pytest
import redis
from litestar.testing import TestClient

from millrace.server.app import Server, create_app
from millrace.server.settings import Settings
from millrace.server.storage import Storage
from tests.server.club import Clock

POSTGRES: Final = os.environ.get("MILLRACE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
REDIS: Final = os.environ.get("MILLRACE_TEST_REDIS", "redis://127.0.0.1:6379/0")
HERE: Final = "http://millrace.example"

NewDatabase = Callable[[], str]


def unreachable(what: str, why: Exception) -> Never:
    message = f"no {what}: {why}"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def postgres_databases() -> Iterator[NewDatabase]:
    """Makes empty places on the PostgreSQL server, and drops them afterwards."""
    try:
        admin = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError as error:
        unreachable(f"PostgreSQL at {POSTGRES}", error)
    made: list[str] = []

    def make() -> str:
        name = f"millrace_{secrets.token_hex(6)}"
        admin.execute(f'CREATE SCHEMA "{name}"'.encode())
        made.append(name)
        joint = "&" if "?" in POSTGRES else "?"
        return f"{POSTGRES}{joint}options=-csearch_path%3D{name}"

    with admin:
        yield make
        for name in made:
            admin.execute(f'DROP SCHEMA "{name}" CASCADE'.encode())


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Each call is the URL of another empty database."""
    if request.param == "postgresql":
        make: NewDatabase = request.getfixturevalue("postgres_databases")
        return make
    folder: Path = tmp_path_factory.mktemp("sqlite")
    return lambda: f"sqlite:///{folder}/{secrets.token_hex(6)}.db"


@pytest.fixture(scope="module")
def database_url(new_database: NewDatabase) -> str:
    return new_database()


@pytest.fixture(scope="module")
def storage(database_url: str) -> Iterator[Storage]:
    """One storage for the module, on each kind of database."""
    opened = Storage(database_url)
    opened.migrate()
    yield opened
    opened.close()


@pytest.fixture
def sqlite_storage(tmp_path: Path) -> Iterator[Storage]:
    """One of its own, where the kind of database does not matter."""
    opened = Storage(f"sqlite:///{tmp_path}/millrace.db")
    opened.migrate()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def redis_url() -> str:
    client = redis.Redis.from_url(REDIS)
    try:
        client.ping()
    except redis.ConnectionError as error:
        unreachable(f"Redis at {REDIS}", error)
    finally:
        client.close()
    return REDIS


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Server]]:
    """A browser at a server of its own, without pages, by a clock that stands still."""
    with TestClient(create_app(Settings(tmp_path, web=tmp_path / "web"), Clock()), HERE) as opened:
        yield opened
