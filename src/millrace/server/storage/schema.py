"""The tables of the database. Times are seconds since 1970; secrets are stored only as hashes.

A change here needs a migration beside it; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# One value for the whole database, such as the secret that all processes share.
settings: Final = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

accounts: Final = Table(
    "accounts",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("login", Text, nullable=False),  # as its owner writes it
    Column("folded", Text, nullable=False, unique=True),  # as it is looked up
    Column("password_hash", Text, nullable=False),
    Column("created", Double, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

recoveries: Final = Table(
    "recoveries",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("created", Double, nullable=False),
)

# What the lists show of a table; everything else is a fold of its lines.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("asked_person", Text, ForeignKey("people.id")),
    Column("chapter", Integer, nullable=False),
    Column("deadline", Double),
    Index("ix_tables_listed", "public", "phase", "updated"),
)

lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("seat", Integer, nullable=False),
    Column("key", Text),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "person", "key", name="uq_lines_key"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

table_people: Final = Table(
    "table_people",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
)

# When a seated person last had a connection open, at any process.
presence: Final = Table(
    "presence",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Double, nullable=False),
)
