"""The pending frames of a position: written by the name of the operation, read back within safe bounds."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage import numbers
from millrace.games.barrage.numbers import (
    BASE,
    BUILDING,
    DRAFT,
    FREE,
    N_DAMS,
    N_SITES,
    N_SOURCES,
    N_TILES,
    OP_COPY,
    OP_PAY,
    OP_TILE,
    POWERHOUSE,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
)
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.state import State
from millrace.kernel.document import Place
from millrace.kernel.pending import MOST_FRAMES, Bounds, FrameBook, check_top
from millrace.kernel.stack import Choice, Frame

OP_NAMES: Final = {
    number: name[3:].lower()
    for name, number in vars(numbers).items()
    if name.startswith("OP_") and isinstance(number, int)
}
QUESTION_KINDS: Final = tuple(OP_NAMES[op] for op, rule in enumerate(RULES.ops) if isinstance(rule, Choice))
_ENERGY: Final = 99

# The arguments an operation may carry: lowest and highest a, lowest and highest b. Others carry none.
_BOUNDS: Final[dict[str, Bounds]] = {
    "round": (1, 5, 0, 0),
    "actions": (0, 3, 0, 1),
    "deal_headstream": (0, 0, 0, 3),
    "deal_bonus": (0, 0, 0, 4),
    "deal_contract": (0, 2, 0, 5),
    "deal_start_tile": (0, 2, 0, 0),
    "deal_tile": (0, 0, 0, 2),
    "deal_officer": (0, 0, 0, 3),
    "deal_first": (DRAFT, FREE, 0, 0),
    "deal_seat_company": (0, 0, 0, 3),
    "deal_seat_contract": (0, 0, 0, 3),
    "turn": (0, 1, 0, 1),
    "site": (BASE, BUILDING, 0, 0),
    "tile": (BASE, BUILDING, 0, N_SITES - 1),
    "copy": (BASE, BUILDING, 0, N_SITES - 1),
    "pay": (0, (BUILDING + 1) * N_SITES - 1, 0, 25 << 5 | 25),
    "take_contract": (1, 2, 0, 0),
    "take_tile": (0, 2, 0, 0),
    "produce": (-2, 3, 0, 0),
    "produce_may": (-2, 3, 0, N_SITES - 1),
    "produce_again": (0, 0, 0, 2 * N_DAMS - 1),
    "drops": (0, 2 * N_DAMS - 1, -2, 99),
    "fulfil": (0, _ENERGY, 0, 2),
    "credits": (0, _ENERGY, 0, 0),
    "excavators": (0, _ENERGY, 0, 0),
    "mixers": (0, _ENERGY, 0, 0),
    "vp": (0, _ENERGY, 0, 0),
    "energy": (0, _ENERGY, 0, 2 * N_DAMS - 1),
    "machines": (1, 4, 0, 0),
    "rotate": (0, 6, 0, 0),
    "place_drops": (1, 4, 0, 1),
    "flow_drops": (1, 4, 0, 1),
    "free_build": (BASE, POWERHOUSE, 1, 7),
    "contract_energy": (1, _ENERGY, 0, 0),
    "fill_empty_dams": (0, 0, 0, N_DAMS - 1),
    "rotate_per_elevation": (0, 0, 0, N_DAMS - 1),
    "credits_per_value": (1, 9, SITE_CONDUIT, SITE_HOUSE - 1),
    "energy_per_base": (0, 0, 0, N_DAMS - 1),
    "fill_dam": (0, 0, 0, N_DAMS - 1),
    "energy_per_value": (1, 9, SITE_CONDUIT, SITE_HOUSE - 1),
    "vp_per_raised_dam": (1, 9, 0, N_SITES - 1),
    "vp_per_powerhouse": (1, 9, 0, N_SITES - 1),
    "vp_per_advanced": (1, 9, 0, N_SITES - 1),
    "work": (0, 2, 0, 0),
    "invest_work": (0, 2, 0, 0),
    "fulfil_free": (1, _ENERGY, 0, 1),
    "refill": (0, 0, 0, 2 * N_DAMS - 1),
    "retrieve_split": (1, 5, 0, 0),
    "use_building": (0, 0, SITE_BUILDING, N_SITES - 1),
    "score_building": (0, 0, SITE_BUILDING, N_SITES - 1),
    "deal_work": (0, 0, 0, 2),
    "deal_removed": (0, 2, 0, 0),
    "deal_automa_company": (0, 0, 0, 3),
    "automa_entry": (0, 7, 0, 0),
    "automa_machines": (1, 4, 0, 0),
    "automa_place_drops": (1, 4, 0, 1),
    "automa_flow_drops": (1, 4, 0, 1),
    "automa_free_build": (BASE, POWERHOUSE, 1, 7),
    "automa_fulfil": (1, _ENERGY, 0, 1),
    "automa_produce": (-2, 3, 0, N_SITES - 1),
    "automa_produce_again": (0, 0, 0, 2 * N_DAMS - 1),
    "automa_refill": (0, 0, 0, 2 * N_DAMS - 1),
    "automa_fulfil_free": (1, _ENERGY, 0, 1),
}
_SITES: Final = (
    (0, SITE_CONDUIT),
    (0, SITE_CONDUIT),
    (SITE_CONDUIT, SITE_HOUSE),
    (SITE_HOUSE, SITE_BUILDING),
    (SITE_BUILDING, N_SITES),
)


BOOK: Final = FrameBook(
    OP_NAMES,
    _BOUNDS,
    draws=tuple(name for name in OP_NAMES.values() if name.startswith("deal_")),
    sources=N_SOURCES,
)


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
