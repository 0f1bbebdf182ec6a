"""Tables for tests of the Automa: a turn by a chosen tile, and what its events say about it."""

from __future__ import annotations

from collections.abc import Mapping

from millrace.games.barrage.automa.words import condition_name, step_name
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.numbers import (
    A_CONTRACT,
    A_SPACE,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_KEPT,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_BUILT,
    E_ENGINEERS,
    E_FULFILLED,
    E_PRODUCED,
    E_VP,
    N_SPACES,
)
from millrace.kernel.stack import CHANCE, Event
from tests.tables import FRANCE, USA, Play, barrage, seat

DISPLAY = ("G01", "G02", "Y01", "Y02", "R01", "R02")  # full, so that nothing is drawn after a turn
NOTHING = {"excavators": 0, "mixers": 0}  # with it no construction entry is possible


def automa_turn(
    criteria: int,
    me: dict[str, object],
    *others: dict[str, object],
    on_map: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The turn of the Automa `me` on the last chair; `criteria` is the tile it flips.

    The entries are drawn by the test: `automa_turn(...).draw("automa 4")`.
    """
    people = others or (
        seat(
            FRANCE if me["company"] != FRANCE else USA, "viktor" if me["officer"] != "viktor" else "wilhelm"
        ),
    )
    table: dict[str, object] = {"display": list(DISPLAY), "automa": {"entries": criteria}, **fields}
    return barrage(*people, me, on_map=on_map, turn=len(people) + 1, **table)


def end_round(t: Play) -> list[Event]:
    """The last person puts all engineers in the bank; what follows, up to the first turn of the new round."""
    t.play("space bank", t.play("space bank").options()[-1] if t.options()[0] != "engineers 1" else "")
    return t.events


def of(t: Play, kind: int) -> list[Event]:
    return [event for event in t.events if event.kind == kind]


def did(t: Play) -> list[int]:
    """The entries performed, numbered from 1 as on the tile."""
    return [(event.a & 15) + 1 for event in of(t, E_AUTOMA_DOES)]


def failed(t: Play) -> dict[int, str]:
    """The entries that were not possible, each with its failed condition."""
    return {
        (event.a & 15) + 1: condition_name(event.b).key.removeprefix("condition-")
        for event in of(t, E_AUTOMA_TRIED)
    }
