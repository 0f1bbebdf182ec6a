"""Tables and their books. Every call is one transaction; call them from a thread, they block."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    case,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from millrace.server.storage.database import Backend, Database
from millrace.server.storage.people import People
from millrace.server.storage.rows import KeyUsed, Line, Summary, TableRow, Taken
from millrace.server.storage.schema import lines, presence, settings, snapshots, table_people, tables

SECRET_BYTES: Final = 32
LINE_COLUMNS: Final = [lines.c[name] for name in Line.__struct_fields__]
TABLE_COLUMNS: Final = [tables.c[name] for name in TableRow.__struct_fields__ if name != "people"]


class Storage:
    """What all processes of a server share. `people` has the persons, the rest is here."""

    def __init__(self, url: str) -> None:
        self._database: Final = Database(url)
        self.people: Final = People(self._database)

    @property
    def backend(self) -> Backend:
        return self._database.backend

    def migrate(self) -> None:
        """Bring the database to the newest form; a `ConfigError` if it cannot be reached."""
        self._database.migrate()

    def ping(self) -> None:
        self._database.ping()

    def close(self) -> None:
        self._database.close()

    def secret(self) -> bytes:
        """Random bytes, made once per database and the same in every process."""
        with self._database.writing() as c:
            made = secrets.token_bytes(SECRET_BYTES)
            self._database.insert_if_absent(c, settings, name="secret", value=made)
            return bytes(c.execute(select(settings.c.value).where(settings.c.name == "secret")).scalar_one())

    def names(self, person_ids: Iterable[str]) -> dict[str, str]:
        return self.people.names(person_ids)

    # The book ---------------------------------------------------------------------------------------------

    def create_table(self, row: TableRow, first: Sequence[Line], summary: Summary) -> None:
        """A new table with the first lines of its book; `Taken` if there is one of that name."""
        values = asdict(row) | _shown(summary)
        del values["people"]
        if first:
            values["seq"] = first[-1].seq
        try:
            with self._database.writing() as c:
                c.execute(insert(tables).values(**values))
                if first:
                    c.execute(insert(lines), [_line_values(row.id, line) for line in first])
                _seat_people(c, row.id, summary)
        except IntegrityError as error:
            if self.table(row.id) is None:
                raise  # not the name: somebody sits there who does not exist
            raise Taken from error

    def append(self, table_id: str, line: Line, summary: Summary, snapshot: bytes = b"") -> None:
        """Write the next line, if it is the next: `Taken` if not, `KeyUsed` if its key is in the book.

        With it a snapshot of the table after the line, if there is one.

        The row of the table is written first. Whoever else wants to append waits for it, and then finds that
        the table has moved on.
        """
        moved = update(tables).where(tables.c.id == table_id, tables.c.seq == line.seq - 1)
        with self._database.writing() as c:
            done = c.execute(moved.values(seq=line.seq, updated=line.time, **_shown(summary)))
            known = self._line_by_key(c, table_id, line.person, line.key)
            if known is not None:
                raise KeyUsed(known.seq)
            if done.rowcount != 1:
                raise Taken
            c.execute(insert(lines).values(**_line_values(table_id, line)))
            c.execute(delete(table_people).where(table_people.c.table_id == table_id))
            _seat_people(c, table_id, summary)
            if snapshot:
                self._database.insert_if_absent(c, snapshots, table_id=table_id, seq=line.seq, body=snapshot)

    def lines(self, table_id: str, after: int, upto: int | None = None) -> list[Line]:
        """The lines after one, in order, up to and including another."""
        wanted = select(*LINE_COLUMNS).where(lines.c.table_id == table_id, lines.c.seq > after)
        if upto is not None:
            wanted = wanted.where(lines.c.seq <= upto)
        with self._database.reading() as c:
            return [_line(row) for row in c.execute(wanted.order_by(lines.c.seq))]

    def line_by_key(self, table_id: str, person: str | None, key: str | None) -> Line | None:
        with self._database.reading() as c:
            return self._line_by_key(c, table_id, person, key)

    @staticmethod
    def _line_by_key(c: Connection, table_id: str, person: str | None, key: str | None) -> Line | None:
        if person is None or key is None:
            return None
        mine = (lines.c.table_id == table_id) & (lines.c.person == person) & (lines.c.key == key)
        row = c.execute(select(*LINE_COLUMNS).where(mine)).first()
        return None if row is None else _line(row)

    # Snapshots --------------------------------------------------------------------------------------------

    def latest_snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        newest = select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == table_id)
        with self._database.reading() as c:
            row = c.execute(newest.order_by(snapshots.c.seq.desc()).limit(1)).first()
        return None if row is None else (row.seq, bytes(row.body))

    def snapshots_over(self, table_id: str, first: int, last: int) -> list[bytes]:
        """The snapshots that tell the lines from first to last: those among them, and the next one."""
        mine = select(snapshots.c.body).where(snapshots.c.table_id == table_id)
        next_one = select(func.min(snapshots.c.seq)).where(
            snapshots.c.table_id == table_id, snapshots.c.seq >= last
        )
        upto = func.coalesce(next_one.scalar_subquery(), last)
        wanted = mine.where(snapshots.c.seq >= first, snapshots.c.seq <= upto)
        with self._database.reading() as c:
            return [bytes(row.body) for row in c.execute(wanted.order_by(snapshots.c.seq))]

    # Who is there -----------------------------------------------------------------------------------------

    def mark_seen(self, table_id: str, person_id: str, now: float) -> None:
        with self._database.writing() as c:
            self._database.insert_or_update(
                c, presence, "seen", table_id=table_id, person_id=person_id, seen=now
            )

    def seen(self, table_id: str) -> dict[str, float]:
        """When each person was last seen at a table."""
        found = select(presence.c.person_id, presence.c.seen).where(presence.c.table_id == table_id)
        with self._database.reading() as c:
            return {row.person_id: row.seen for row in c.execute(found)}

    # Lists ------------------------------------------------------------------------------------------------

    def table(self, table_id: str) -> TableRow | None:
        found = self._tables(select(*TABLE_COLUMNS).where(tables.c.id == table_id))
        return found[0] if found else None

    def tables_of(self, person_id: str, limit: int) -> list[TableRow]:
        """Where this person sits: where they are asked first, then those in play, then the latest."""
        seats = select(table_people.c.table_id).where(table_people.c.person_id == person_id)
        theirs = select(*TABLE_COLUMNS).where(tables.c.id.in_(seats))
        is_asked = (tables.c.phase == "playing") & (tables.c.asked_person == person_id)
        order = case((is_asked, 0), (tables.c.phase == "over", 2), else_=1)
        return self._tables(theirs.order_by(order, tables.c.updated.desc(), tables.c.id).limit(limit))

    def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for people, latest first."""
        return self._listed(tables.c.phase == "waiting", limit)

    def watchable(self, limit: int) -> list[TableRow]:
        """Public tables in play, latest first."""
        return self._listed(tables.c.phase == "playing", limit)

    def _listed(self, condition: ColumnElement[bool], limit: int) -> list[TableRow]:
        found = select(*TABLE_COLUMNS).where(tables.c.public.is_(True), condition)
        return self._tables(found.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))

    def _tables(self, found: Select[Any]) -> list[TableRow]:
        with self._database.reading() as c:
            rows = [TableRow(**row._mapping) for row in c.execute(found)]  # noqa: SLF001 - its public name
            by_id = {row.id: row for row in rows}
            if not by_id:
                return rows
            sitting = select(table_people).where(table_people.c.table_id.in_(by_id))
            for table_id, seat, person_id in c.execute(sitting.order_by(table_people.c.seat)):
                by_id[table_id].people.append((person_id, seat))
        return rows


def _shown(summary: Summary) -> dict[str, Any]:
    values = asdict(summary)
    del values["people"]
    if not summary.chairs:
        del values["chairs"]
    return values


def _line(row: Row[Any]) -> Line:
    return Line(**row._mapping)  # noqa: SLF001 - its public name


def _line_values(table_id: str, line: Line) -> dict[str, Any]:
    return asdict(line) | {"table_id": table_id}


def _seat_people(c: Connection, table_id: str, summary: Summary) -> None:
    sitting = [{"table_id": table_id, "person_id": person, "seat": seat} for person, seat in summary.people]
    if sitting:
        c.execute(insert(table_people), sitting)
