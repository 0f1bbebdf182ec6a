"""Tables to test with, without a server."""

from __future__ import annotations

from typing import Any

from millrace.catalogue import GAMES
from millrace.kernel.game import Game
from millrace.rooms.absence import Presence
from millrace.rooms.local import LocalTable
from millrace.rooms.looking import Looker
from millrace.rooms.new_table import NewChair, NewTable
from millrace.rooms.projector import Viewer
from millrace.rooms.terms import PERSON, Terms, agreed

NOW = 1_000_000.0


def table_of(
    name: str,
    *chairs: str,
    seed: str = "oak",
    game: Game[Any] | None = None,
    together: tuple[int, ...] = (),
    **options: bool | str,
) -> LocalTable:
    """A table in play; a chair is `person`, or a kind and its level: `automa medium`. Seat 1 is p1.

    The seats `together` share the browser of the first of them.
    """
    new = NewTable(
        chairs=[NewChair(*chair.split()) for chair in chairs], game=name, options=options, seed=seed
    )
    parsed, seats = agreed(new)
    people = {
        i + 1: (f"p{together[0] if i + 1 in together else i + 1}", f"Player {i + 1}")
        for i, chair in enumerate(seats)
        if chair.kind == PERSON
    }
    return LocalTable.made(Terms("t", name, parsed, seats, seed), game or GAMES[name], people, NOW)


def viewer(seat: int) -> Viewer:
    """Who sits at a seat; 0 looks on."""
    return Viewer(Looker(f"p{seat}" if seat else None, seat), Presence(NOW, {}, NOW))
