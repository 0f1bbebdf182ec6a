"""The connection to one database: its address, its kind, its transactions, its migrations."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Table,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from millrace.kernel.errors import ConfigError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6D696C6C  # any number, the same in every process
PATIENCE: Final = 30.0  # seconds to wait for another writer of a SQLite file
CONNECT: Final = 10  # seconds to wait for a PostgreSQL server

Backend = Literal["sqlite", "postgresql"]


class Database:
    """One engine. `reading` and `writing` are the only ways in."""

    def __init__(self, url: str) -> None:
        self._url: Final = parse_url(url)
        self.backend: Final[Backend] = "sqlite" if self._url.get_backend_name() == "sqlite" else "postgresql"
        self._engine: Final = _engine(self._url, self.backend)
        self._writer: Final = self._engine.execution_options(writes=True)

    @property
    def address(self) -> str:
        """Where it is, without the password."""
        return self._url.render_as_string(hide_password=True)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One consistent look."""
        with self._engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: everything in it is kept, or nothing."""
        with self._writer.begin() as connection:
            yield connection

    def migrate(self) -> None:
        """Bring the database to the newest form. Of two processes that start at once, one waits."""
        try:
            if self.backend == "sqlite":
                _write_ahead(self._engine)
            with self.writing() as connection:
                if self.backend == "postgresql":
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
                _upgrade(connection, self.address)
        except (DBAPIError, sqlite3.Error) as error:
            raise ConfigError(f"cannot use the database {self.address}: {_first_line(error)}") from error

    def ping(self) -> None:
        with self.reading() as connection:
            connection.execute(text("SELECT 1"))

    def close(self) -> None:
        self._engine.dispose()

    def insert_if_absent(self, connection: Connection, table: Table, **values: object) -> None:
        """Insert a row unless one with its key exists."""
        connection.execute(self._insert(table).values(**values).on_conflict_do_nothing())

    def insert_or_update(self, connection: Connection, table: Table, column: str, **values: object) -> None:
        """Insert a row; if one with its key exists, give it the value of one column."""
        insert = self._insert(table).values(**values)
        key = [part.name for part in table.primary_key]
        connection.execute(insert.on_conflict_do_update(index_elements=key, set_={column: values[column]}))

    def _insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        return sqlite.insert(table) if self.backend == "sqlite" else postgresql.insert(table)


def parse_url(url: str) -> URL:
    """The address of a database, with the driver we speak through."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise ConfigError(
            "the database URL cannot be read: it looks like "
            "sqlite:////path/to/file or postgresql://user@host/database"
        ) from error
    name = parsed.get_backend_name()
    if name in {"postgres", "postgresql"}:
        return parsed.set(drivername="postgresql+psycopg")
    if name != "sqlite":
        raise ConfigError(f"the database URL names '{name}': Millrace keeps tables in sqlite or postgresql")
    if parsed.database in {None, "", ":memory:"}:
        raise ConfigError("the database URL names no file: sqlite:////path/to/file")
    return parsed.set(drivername="sqlite+pysqlite")


def _engine(url: URL, backend: Backend) -> Engine:
    if backend == "postgresql":
        return create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": CONNECT})
    engine = create_engine(url, connect_args={"timeout": PATIENCE, "isolation_level": None})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin(connection: Connection) -> None:
    """A transaction that will write takes the lock first: one that reads and then writes could be refused."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _write_ahead(engine: Engine) -> None:
    """Switch a SQLite file to its write-ahead log, once. SQLite does not wait here by itself, so we do."""
    until = time.monotonic() + PATIENCE
    with _raw(engine) as connection:
        while True:
            try:
                connection.cursor().execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.05)
            else:
                return


@contextmanager
def _raw(engine: Engine) -> Iterator[PoolProxiedConnection]:
    connection = engine.raw_connection()
    try:
        yield connection
    finally:
        connection.close()


def _upgrade(connection: Connection, address: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise ConfigError(f"the database {address} was made by a newer Millrace: please upgrade")
    command.upgrade(config, "head")


def _first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0] or type(cause).__name__
