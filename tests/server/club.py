"""A club to test with: people, tables and their rooms, without a network."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from millrace.server import wire
from millrace.server.bus import ProcessBus
from millrace.server.rooms import projector
from millrace.server.rooms.keeper import Kept
from millrace.server.rooms.rooms import Rooms
from millrace.server.storage import Storage

T = TypeVar("T")
PERSON: Final = wire.NewChair("person")


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Club:
    """One process of a server on a storage."""

    def __init__(self, storage: Storage) -> None:
        self.clock: Final = Clock()
        self.storage: Final = storage
        self.rooms: Final = Rooms(storage, ProcessBus(), self.clock)
        self._keys = 0

    def person(self, name: str) -> wire.Person:
        person_id = f"{name}-{self.storage.backend}"
        if self.storage.people.person(person_id) is None:
            self.storage.people.add(person_id, name, self.clock())
        return wire.Person(person_id, name)

    def key(self) -> str:
        self._keys += 1
        return f"key-{self._keys:08}"

    async def table(self, *people: wire.Person, **options: object) -> Kept:
        """A public table with these people in their chairs, first one first; the game has begun."""
        chairs = [PERSON for _ in people]
        new = wire.NewTable(**{"chairs": chairs, "public": True, "seed": "oak", **options})  # type: ignore[arg-type]
        table_id = await self.rooms.create(people[0], new)
        for i, person in enumerate(people[1:]):
            await self.rooms.sit(table_id, person, wire.Sit(seat=i + 2))
        kept = await self.rooms.look(table_id, people[0].id)
        if kept.room.phase == "waiting":
            await self.rooms.begin(table_id, people[0])
        return kept

    def update(self, kept: Kept, person: wire.Person | None, have: int = -1) -> wire.Update:
        who = person.id if person is not None else None
        return projector.update(kept.room, self.rooms.viewer(kept, who), have)

    def asked(self, kept: Kept, *people: wire.Person) -> wire.Person:
        """Who of these has to answer."""
        return people[kept.room.asked - 1]

    def legal(self, kept: Kept) -> list[int]:
        assert kept.room.table is not None
        return kept.room.game.legal(kept.room.table.state)

    async def answer(self, kept: Kept, person: wire.Person, action: int | None = None) -> wire.Done:
        chosen = self.legal(kept)[0] if action is None else action
        return await self.rooms.submit(kept, person, wire.Act(self.key(), kept.room.at, chosen))

    def digest(self, kept: Kept) -> str:
        assert kept.room.table is not None
        return kept.room.table.digest()


def in_club(storage: Storage, play: Callable[[Club], Awaitable[T]]) -> T:
    """Play in a club that is open for as long as it takes."""

    async def evening() -> T:
        club = Club(storage)
        await club.rooms.start()
        try:
            return await play(club)
        finally:
            await club.rooms.stop()

    return asyncio.run(evening())
