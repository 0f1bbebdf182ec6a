"""The pending frames of a position: written by the name of the operation, read back within safe bounds."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.numbers import (
    N_SITES,
    N_SOURCES,
    N_TILES,
    OP_COPY,
    OP_PAY,
    OP_TILE,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
)
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.state import State
from millrace.kernel.document import Place
from millrace.kernel.pending import MOST_FRAMES, FrameBook, check_top
from millrace.kernel.stack import Frame

_SITES: Final = (
    (0, SITE_CONDUIT),
    (0, SITE_CONDUIT),
    (SITE_CONDUIT, SITE_HOUSE),
    (SITE_HOUSE, SITE_BUILDING),
    (SITE_BUILDING, N_SITES),
)


BOOK: Final = FrameBook(RULES, N_SOURCES)


def read_stack(place: Place, s: State) -> None:
    """Put the frames on the table; the top one must be a question with an answer."""
    for item in place.items(0, MOST_FRAMES):
        f = BOOK.read(item, len(s.seats))
        _check_sites(item, f)
        s.stack.append(f)
    check_top(place, RULES, s)


def _check_sites(item: Place, f: Frame) -> None:
    """Frames of a construction name a site for their structure, and tiles that exist."""
    if f.op not in (OP_TILE, OP_COPY, OP_PAY):
        return
    structure, site = (f.a // N_SITES, f.a % N_SITES) if f.op == OP_PAY else (f.a, f.b)
    if not _SITES[structure][0] <= site < _SITES[structure][1]:
        raise item.refuse("the structure does not go on that building space")
    if f.op == OP_PAY and max(f.b & 31, f.b >> 5) >= N_TILES:
        raise item.field("b").refuse("there is no such technology tile")
