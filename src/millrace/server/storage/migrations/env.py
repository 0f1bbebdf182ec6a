"""Runs the migrations in the transaction that `Database.migrate` has opened."""

from __future__ import annotations

from alembic import context

from millrace.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
