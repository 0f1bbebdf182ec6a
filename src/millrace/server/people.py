"""Knows people again: by the cookie of their browser, by a recovery link, by login and password.

A token is 32 random bytes, known only to who holds it; we keep its hash. Passwords are kept as argon2id.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.low_level import ARGON2_VERSION
from msgspec import Struct

from millrace.server import wire
from millrace.server.errors import BadRequest, Conflict, Unknown
from millrace.server.naming import clean_name
from millrace.server.storage import LoginTaken, PersonRow, Storage

TOKEN_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
RENEW_BELOW: Final = YEAR * 11 / 12  # a session in use never ends
PASSWORDS_AT_ONCE: Final = 2  # each takes 64 MB while it is hashed


class Known(Struct, frozen=True):
    """Somebody who holds a token of ours."""

    person: wire.Person
    token: str


class Doorkeeper:
    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._people: Final = storage.people
        self._clock: Final = clock
        self._hasher: Final = PasswordHasher()
        self._nobody: Final = _hash_of_nobody(self._hasher)
        self._hashing: Final = asyncio.Semaphore(PASSWORDS_AT_ONCE)

    async def person_of(self, token: str) -> wire.Person | None:
        row = await asyncio.to_thread(self._people.of_session, _hash(token), self._clock())
        return None if row is None else _person(row)

    async def renew(self, token: str) -> bool:
        """Let the session last another year, if it has not just begun; whether it does."""
        now = self._clock()
        return await asyncio.to_thread(
            self._people.renew_session, _hash(token), now + RENEW_BELOW, now + YEAR
        )

    async def new_guest(self, name: str) -> Known:
        person_id = secrets.token_urlsafe(12)
        row = PersonRow(person_id, clean_name(name))
        await asyncio.to_thread(self._people.add, row.id, row.name, self._clock())
        return await self._open_session(row)

    async def rename(self, person: wire.Person, name: str) -> wire.Person:
        name = clean_name(name)
        await asyncio.to_thread(self._people.rename, person.id, name)
        return wire.Person(person.id, name, person.login)

    async def forget(self, token: str) -> None:
        await asyncio.to_thread(self._people.close_session, _hash(token))

    # Recovery links ---------------------------------------------------------------------------------------

    async def new_recovery(self, person: wire.Person) -> wire.Token:
        """A link that is good on any device until a newer one is made: so a lost one can be called back."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await asyncio.to_thread(self._people.set_recovery, _hash(token), person.id, self._clock())
        return wire.Token(token)

    async def recover(self, token: str) -> Known:
        row = await asyncio.to_thread(self._people.of_recovery, _hash(token))
        if row is None:
            raise Unknown("bad-link", "this link is not good any more: a newer one may have been made")
        return await self._open_session(row)

    # Accounts ---------------------------------------------------------------------------------------------

    async def add_account(self, person: wire.Person, given: wire.Credentials) -> wire.Person:
        if person.login is not None:
            raise Conflict("has-account", f"you have an account already: your login is {person.login}")
        _check_password(given)
        async with self._hashing:
            password_hash = await asyncio.to_thread(self._hasher.hash, given.password)
        try:
            await asyncio.to_thread(
                self._people.add_account, person.id, given.login, password_hash, self._clock()
            )
        except LoginTaken:
            raise Conflict("login-taken", "somebody has this login: choose another") from None
        return wire.Person(person.id, person.name, given.login)

    async def log_in(self, given: wire.Credentials) -> Known:
        """Takes as long for a login nobody has as for a wrong password."""
        account = await asyncio.to_thread(self._people.account, given.login)
        kept = self._nobody if account is None else account.password_hash
        async with self._hashing:
            is_right = await asyncio.to_thread(self._is_right, kept, given.password)
            if account is None or not is_right:
                raise Unknown("bad-login", "login and password do not fit: check both")
            if self._hasher.check_needs_rehash(kept):
                password_hash = await asyncio.to_thread(self._hasher.hash, given.password)
                await asyncio.to_thread(self._people.set_password_hash, account.person_id, password_hash)
        row = await asyncio.to_thread(self._people.person, account.person_id)
        assert row is not None, "an account always has its person"
        return await self._open_session(row)

    def _is_right(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except VerificationError:
            return False

    async def _open_session(self, row: PersonRow) -> Known:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self._clock()
        await asyncio.to_thread(self._people.open_session, _hash(token), row.id, now, now + YEAR)
        return Known(_person(row), token)


def _hash_of_nobody(hasher: PasswordHasher) -> str:
    """Fits no password, but takes as long to try as any other."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (b64encode(secrets.token_bytes(n)).decode().rstrip("=") for n in (16, hasher.hash_len))
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


def _check_password(given: wire.Credentials) -> None:
    if given.password.casefold() == given.login.casefold():
        raise BadRequest("invalid", "password: must not be the login")


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def _person(row: PersonRow) -> wire.Person:
    return wire.Person(row.id, row.name, row.login)
