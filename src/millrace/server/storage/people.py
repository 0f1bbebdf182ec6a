"""People as they are kept: guests, accounts, sessions, recovery links. Of every secret only its hash."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from millrace.server.storage.database import Database
from millrace.server.storage.schema import accounts, people, recoveries, sessions


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    login: str | None = None


class Account(Struct, frozen=True):
    person_id: str
    password_hash: str


class LoginTaken(Exception):  # noqa: N818 - what the caller asks about
    """Somebody has this login already, or this person has one."""


class People:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def add(self, person_id: str, name: str, now: float) -> None:
        with self._database.writing() as c:
            c.execute(insert(people).values(id=person_id, name=name, created=now))

    def rename(self, person_id: str, name: str) -> None:
        with self._database.writing() as c:
            c.execute(update(people).where(people.c.id == person_id).values(name=name))

    def person(self, person_id: str) -> PersonRow | None:
        return self._one(_person_where(people.c.id == person_id))

    def names(self, person_ids: Iterable[str]) -> dict[str, str]:
        """The names of those that exist."""
        wanted = set(person_ids)
        if not wanted:
            return {}
        with self._database.reading() as c:
            rows = c.execute(select(people.c.id, people.c.name).where(people.c.id.in_(wanted)))
            return {person_id: name for person_id, name in rows}  # noqa: C416 - rows are not pairs to mypy

    # Sessions ---------------------------------------------------------------------------------------------

    def open_session(self, token_hash: bytes, person_id: str, now: float, expires: float) -> None:
        """Also sweeps out what has expired."""
        with self._database.writing() as c:
            c.execute(delete(sessions).where(sessions.c.expires <= now))
            c.execute(
                insert(sessions).values(
                    token_hash=token_hash, person_id=person_id, created=now, expires=expires
                )
            )

    def of_session(self, token_hash: bytes, now: float) -> PersonRow | None:
        found = _person_where((sessions.c.token_hash == token_hash) & (sessions.c.expires > now))
        return self._one(found.join(sessions, sessions.c.person_id == people.c.id))

    def renew_session(self, token_hash: bytes, below: float, expires: float) -> bool:
        """Move the end of a session that ends before a time; whether there was one."""
        ends_soon = (sessions.c.token_hash == token_hash) & (sessions.c.expires < below)
        with self._database.writing() as c:
            return c.execute(update(sessions).where(ends_soon).values(expires=expires)).rowcount == 1

    def close_session(self, token_hash: bytes) -> None:
        with self._database.writing() as c:
            c.execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    # Recovery links ---------------------------------------------------------------------------------------

    def set_recovery(self, token_hash: bytes, person_id: str, now: float) -> None:
        """The person's one link; an earlier one is no longer good."""
        with self._database.writing() as c:
            c.execute(delete(recoveries).where(recoveries.c.person_id == person_id))
            c.execute(insert(recoveries).values(token_hash=token_hash, person_id=person_id, created=now))

    def of_recovery(self, token_hash: bytes) -> PersonRow | None:
        found = _person_where(recoveries.c.token_hash == token_hash)
        return self._one(found.join(recoveries, recoveries.c.person_id == people.c.id))

    # Accounts ---------------------------------------------------------------------------------------------

    def add_account(self, person_id: str, login: str, password_hash: str, now: float) -> None:
        values = {"person_id": person_id, "login": login, "folded": login.casefold()}
        try:
            with self._database.writing() as c:
                c.execute(insert(accounts).values(**values, password_hash=password_hash, created=now))
        except IntegrityError as error:
            raise LoginTaken from error

    def account(self, login: str) -> Account | None:
        found = select(accounts.c.person_id, accounts.c.password_hash)
        with self._database.reading() as c:
            row = c.execute(found.where(accounts.c.folded == login.casefold())).first()
        return None if row is None else Account(row.person_id, row.password_hash)

    def set_password_hash(self, person_id: str, password_hash: str) -> None:
        with self._database.writing() as c:
            mine = accounts.c.person_id == person_id
            c.execute(update(accounts).where(mine).values(password_hash=password_hash))

    def _one(self, found: Select[tuple[str, str, str | None]]) -> PersonRow | None:
        with self._database.reading() as c:
            row = c.execute(found).first()
        return None if row is None else PersonRow(**row._mapping)  # noqa: SLF001 - its public name


def _person_where(condition: ColumnElement[bool]) -> Select[tuple[str, str, str | None]]:
    columns = select(people.c.id, people.c.name, accounts.c.login)
    return columns.outerjoin_from(people, accounts).where(condition)
