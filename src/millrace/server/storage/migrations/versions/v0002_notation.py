"""Books in the game's notation: an answer is a text, and a chair has a level whatever kind it is.

The first version kept the numbers of actions. What they meant then is in `actions_of_version_1.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

AT_ONCE = 500  # lines

tables = sa.table("tables", sa.column("id", sa.Text), sa.column("chairs", sa.Text))
lines = sa.table(
    "lines",
    sa.column("table_id", sa.Text),
    sa.column("seq", sa.Integer),
    sa.column("kind", sa.Text),
    sa.column("body", sa.LargeBinary),
)
snapshots = sa.table("snapshots", sa.column("table_id", sa.Text))


def upgrade() -> None:
    texts: list[str] = json.loads(
        (Path(__file__).parents[1] / "actions_of_version_1.json").read_text("utf-8")
    )
    connection = op.get_bind()
    for table_id, chairs in connection.execute(sa.select(tables.c.id, tables.c.chairs)).all():
        new = json.dumps([chair_of(chair) for chair in json.loads(chairs)])
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(chairs=new))
    for table_id, seq, body in _lines(connection):
        mine = (lines.c.table_id == table_id) & (lines.c.seq == seq)
        new_body = json.dumps(body_of(json.loads(body), texts)).encode()
        connection.execute(sa.update(lines).where(mine).values(body=new_body))
    # the snapshots of the first version hold no more than a state; the book makes it again
    connection.execute(sa.delete(snapshots))


def _lines(connection: sa.Connection) -> Iterator[tuple[str, int, bytes]]:
    """The lines whose form has changed, a few at a time."""
    changed = lines.c.kind.in_(("start", "answer", "chair", "replace", "answer_undo"))
    key = sa.tuple_(lines.c.table_id, lines.c.seq)
    wanted = sa.select(lines.c.table_id, lines.c.seq, lines.c.body).where(changed)
    ordered = wanted.order_by(lines.c.table_id, lines.c.seq).limit(AT_ONCE)
    found = connection.execute(ordered).all()
    while found:
        yield from ((row.table_id, row.seq, bytes(row.body)) for row in found)
        last = sa.tuple_(sa.literal(found[-1].table_id), sa.literal(found[-1].seq))
        found = connection.execute(ordered.where(key > last)).all()


def chair_of(chair: dict[str, Any]) -> dict[str, str]:
    """A bot's name and an Automa's level are both the level of the chair."""
    kind = str(chair["kind"])
    level = {"bot": chair.get("bot", "greedy"), "automa": chair.get("level", "medium")}.get(kind, "")
    return {"kind": kind, "level": str(level)}


def body_of(body: dict[str, Any], texts: list[str]) -> dict[str, Any]:
    if "draws" in body:
        body["draws"] = [texts[action] for action in body["draws"]]
    if body["type"] == "answer":
        body["action"] = texts[body["action"]]
    if body["type"] == "chair":
        body["chair"] = chair_of(body["chair"])
    return body
