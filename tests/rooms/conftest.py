"""Rooms on a storage are tested with the databases of the server's tests."""

from tests.server.conftest import database_url, new_database, postgres_databases, storage

__all__ = ["database_url", "new_database", "postgres_databases", "storage"]
