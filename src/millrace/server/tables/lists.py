"""The list of tables: yours, open ones, ones to watch."""

from __future__ import annotations

from msgspec import json

from millrace.rooms.new_table import NewChair
from millrace.rooms.protocol import Chair
from millrace.rooms.terms import PERSON
from millrace.server import wire
from millrace.server.storage import Storage, TableRow


def listing(storage: Storage, person: wire.Person | None, limit: int) -> wire.TableList:
    """Your turn first, then the latest; open tables with a chair to take; others to look at."""
    who = person.id if person is not None else None
    yours = storage.tables_of(who, limit) if who is not None else []
    open_ = [row for row in storage.open_tables(limit) if row not in yours]
    watch = [row for row in storage.watchable(limit) if row not in yours]
    names = storage.names({sitting for row in [*yours, *open_, *watch] for sitting, _ in row.people})

    def summary(row: TableRow) -> wire.TableSummary:
        return _summary(row, names, who)

    return wire.TableList(
        yours=sorted(map(summary, yours), key=lambda found: (not found.your_turn, -found.updated)),
        open=[found for found in map(summary, open_) if _has_room(found)],
        watch=[summary(row) for row in watch],
    )


def _has_room(found: wire.TableSummary) -> bool:
    return any(chair.kind == PERSON and not chair.name for chair in found.chairs)


def _summary(row: TableRow, names: dict[str, str], who: str | None) -> wire.TableSummary:
    at = {seat: person for person, seat in row.people}
    chairs = [
        Chair(
            kind=chair.kind,
            level=chair.level,
            name=chair.name or names.get(at[i + 1], "") if i + 1 in at else "",
            stand_in="",
            here=False,
            resigned=False,
            may_replace=False,
        )
        for i, chair in enumerate(json.decode(row.chairs, type=list[NewChair]))
    ]
    return wire.TableSummary(
        id=row.id,
        name=row.name,
        game=row.game,
        phase=row.phase,
        pace=row.pace,
        public=row.public,
        options=json.decode(row.options),
        chairs=chairs,
        yours=[seat for seat, person in at.items() if person == who],
        your_turn=who is not None and row.asked_person == who,
        asked=row.asked,
        chapter=row.chapter,
        updated=row.updated,
        deadline=row.deadline,
    )
