"""A club to test with: people, tables and their rooms, without a network."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from msgspec import convert
from msgspec.structs import replace

from millrace.rooms import new_table, projector, protocol, to_server
from millrace.rooms.changes import changed
from millrace.rooms.projector import Sight
from millrace.server import wire
from millrace.server.bus import ProcessBus
from millrace.server.storage import Storage
from millrace.server.tables.loaded import LoadedRoom
from millrace.server.tables.tables import Tables

T = TypeVar("T")
PERSON: Final = new_table.NewChair("person")


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Seen:
    """A table as somebody sees it who had nothing before but the view as it then was."""

    def __init__(self, update: protocol.Update, was: object) -> None:
        document: Any = changed({}, update.changes)
        self.room: Final = convert(document["room"], protocol.RoomView)
        self.view: Final = document["view"]
        self.asked: Final = convert(document["asked"], protocol.Asked | None)
        self.entries: Final = update.entries
        self.scenes: Final[list[object]] = []
        for scene in update.scenes:
            was = changed(was, scene)
            self.scenes.append(was)


class Club:
    """One process of a server on a storage."""

    def __init__(self, storage: Storage) -> None:
        self.clock: Final = Clock()
        self.storage: Final = storage
        self.tables: Final = Tables(storage, ProcessBus(), self.clock)
        self._keys = 0
        self._evening = secrets.token_hex(4)  # a key of another one is another key

    def person(self, name: str) -> wire.Person:
        person_id = f"{name}-{self.storage.backend}"
        if self.storage.people.person(person_id) is None:
            self.storage.people.add(person_id, name, self.clock())
        return wire.Person(person_id, name)

    def key(self) -> str:
        self._keys += 1
        return f"key-{self._evening}-{self._keys:08}"

    async def table(self, *people: wire.Person, **options: object) -> LoadedRoom:
        """A public table with these people in their chairs, first one first; the game has begun."""
        chairs = [PERSON for _ in people]
        new = new_table.NewTable(
            **{"game": "barrage", "chairs": chairs, "public": True, "seed": "oak", **options}  # type: ignore[arg-type]
        )
        table_id = await self.tables.create(people[0], new)
        for i, person in enumerate(people[1:]):
            await self.tables.sit(table_id, person, wire.Sit(seat=i + 2))
        loaded = await self.tables.look(table_id, people[0].id)
        if loaded.room.phase == "waiting":
            await self.tables.begin(table_id, people[0])
        return loaded

    def update(
        self, loaded: LoadedRoom, person: wire.Person | None, have: int = -1, was: object = None
    ) -> Seen:
        """The table now. With the view as it was after line `have`, the scenes since then."""
        who = person.id if person is not None else None
        viewer = self.tables.viewer(loaded, who)
        update, sight = projector.update(loaded.room, viewer, Sight(), have)
        if was is not None:
            then = Sight(have, sight.seat, sight.document | {"view": was})
            scenes = projector.update(loaded.room, viewer, then, have)[0].scenes
            update = replace(update, scenes=scenes)
        return Seen(update, was)

    def asked(self, loaded: LoadedRoom, *people: wire.Person) -> wire.Person:
        """Who of these has to answer."""
        return people[loaded.room.asked - 1]

    def legal(self, loaded: LoadedRoom) -> list[int]:
        return loaded.room.game.legal(loaded.room.playing().state)

    async def answer(
        self, loaded: LoadedRoom, person: wire.Person, action: int | None = None
    ) -> protocol.Done:
        chosen = self.legal(loaded)[0] if action is None else action
        return await self.tables.submit(loaded, person, to_server.Act(self.key(), loaded.room.at, chosen))

    def digest(self, loaded: LoadedRoom) -> str:
        return loaded.room.game.digest(loaded.room.playing().state)


def in_club(storage: Storage, play: Callable[[Club], Awaitable[T]]) -> T:
    """Play in a club that is open for as long as it takes."""

    async def evening() -> T:
        club = Club(storage)
        await club.tables.start()
        try:
            return await play(club)
        finally:
            await club.tables.stop()

    return asyncio.run(evening())
