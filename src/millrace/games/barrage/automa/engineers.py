"""Rules A3.6-A3.12: where an Automa's engineers go when it performs an entry."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.automa import Entry
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    A_SPACE,
    BANK,
    E_AUTOMA_DOES,
    E_BESIDE,
    OP_AUTOMA_ENTRY,
    S_RULES,
    VERY_HIGH,
)
from millrace.games.barrage.ops.supply import place_engineers
from millrace.games.barrage.ops.works import go_again
from millrace.games.barrage.state import State

_FIRST_FREE: Final[dict[int, tuple[int, ...]]] = {
    section: tuple(
        sorted(
            (i for i, space in enumerate(SPACES) if space.section == section),
            key=lambda i: (SPACES[i].key.endswith("_R"), i),
        )
    )
    for section in range(7)
}


def begin(s: State, seat: int, entry: Entry, index: int, engineers: int) -> None:
    """Tell the entry; what follows a dashed one waits below; the architect goes alone (L8.11)."""
    p = s.seats[seat]
    s.tell(E_AUTOMA_DOES, seat, S_RULES, s.top << 4 | index, min(engineers, p.engineers))
    if entry.is_dashed:
        s.ask(OP_AUTOMA_ENTRY, seat, S_RULES, index + 1)
    elif engineers == 1 and p.architect and p.level == VERY_HIGH:
        p.architect = 0
        if p.engineers > 1:
            go_again(s, seat)


def stand(s: State, seat: int, space: int, n: int) -> None:
    """Put engineers on a space; in the bank there is always room."""
    if space == BANK:
        s.seats[seat].banked += n
    else:
        s.spaces[space] = 1 + seat * 16 + n
    place_engineers(s, seat, A_SPACE + space, n)


def stand_in(s: State, seat: int, section: int, entry: Entry) -> int:
    """Rules A3.11-A3.12: the first free space of a section, or beside it; the source of what follows."""
    p = s.seats[seat]
    n = min(entry.engineers, p.engineers)
    for space in _FIRST_FREE[section]:
        if s.spaces[space] == 0:
            stand(s, seat, space, n)
            return A_SPACE + space
    p.elsewhere += n
    s.tell(E_BESIDE, seat, S_RULES, section, n)
    place_engineers(s, seat, A_AUTOMA_TILE + s.top, n)
    return A_AUTOMA_TILE + s.top


def stand_on_board(s: State, seat: int, n: int) -> None:
    """Rule A3.10: construction engineers go onto the company board; its spaces do not count."""
    p = s.seats[seat]
    n = min(n, p.engineers)
    if n:
        p.elsewhere += n
        place_engineers(s, seat, A_AUTOMA_TILE + s.top, n)
