"""Rule B5.4: where a structure may stand, whatever it costs."""

from __future__ import annotations

from millrace.games.barrage.content.buildings import SLOT_FEWEST
from millrace.games.barrage.content.companies import PIECES
from millrace.games.barrage.content.map import HOUSE_BASIN, SITE_BASIN, SITE_RED
from millrace.games.barrage.content.tiles import NO_SURCHARGE
from millrace.games.barrage.names import building_name, seat_name, site_name, structure_name
from millrace.games.barrage.numbering import building_of
from millrace.games.barrage.numbers import (
    BASE,
    BUILDING,
    CONDUIT,
    ELEVATION,
    EMPTY,
    N_CONDUITS,
    N_DAMS,
    N_HOUSES,
    NEUTRAL,
    POWERHOUSE,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
    SLOTS,
    SURCHARGE,
)
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Reason
from millrace.kernel.operation import refusal


def pieces_built(p: Seat, structure: int) -> int:
    if structure == BASE:
        return p.bases
    if structure == ELEVATION:
        return p.elevations
    if structure == CONDUIT:
        return p.conduits
    return p.houses if structure == POWERHOUSE else p.buildings.bit_count()


def open_sites(s: State, seat: int, structure: int) -> list[int]:
    """Rule B5.4: the building spaces where this company may have the structure, whatever it costs."""
    p = s.seats[seat]
    if pieces_built(p, structure) >= PIECES[structure]:
        return []
    if structure == BASE:
        basins = p.base_basins
        return [d for d in range(N_DAMS) if s.dam_owner[d] < 0 and not basins >> (d >> 1) + 1 & 1]
    if structure == ELEVATION:
        return [d for d in range(N_DAMS) if s.dam_owner[d] == seat and s.dam_level[d] < 3]
    if structure == CONDUIT:
        return [SITE_CONDUIT + c for c in range(N_CONDUITS) if s.conduit_owner[c] < 0]
    if structure == BUILDING:
        return _open_slots(s, p)
    basins = p.house_basins
    return [
        SITE_HOUSE + h for h in range(N_HOUSES) if s.house_owner[h] < 0 and not basins >> HOUSE_BASIN[h] & 1
    ]


def _open_slots(s: State, p: Seat) -> list[int]:
    """Rules L2.3-L2.4: free slots of the private buildings this company has not activated."""
    return [
        SITE_BUILDING + building * SLOTS + slot
        for building in s.buildings
        if not p.buildings >> building & 1
        for slot in range(SLOTS)
        if s.slots[building * SLOTS + slot] == EMPTY and SLOT_FEWEST[slot] <= len(s.seats)
    ]


def surcharge(structure: int, site: int, purse: int) -> int:
    """Rule B5.4: three credits for a base or powerhouse on a red-bordered building space."""
    if SITE_RED[site] and structure != ELEVATION and not purse & NO_SURCHARGE:
        return SURCHARGE
    return 0


def closed_site(s: State, seat: int, structure: int, site: int) -> Reason | None:
    """Why the structure may not stand there at any price."""
    p, basin = s.seats[seat], SITE_BASIN[site]
    if structure not in _kinds_on(site):
        return refusal("wrong-site", "B5.2.5", structure=structure_name(structure), site=site_name(site))
    if structure == ELEVATION:
        if s.dam_owner[site] == NEUTRAL:
            return refusal("neutral-dam", "B1.2.4", site=site_name(site))
        if s.dam_owner[site] != seat:
            return refusal("not-own-dam", "B5.4.2", site=site_name(site))
        return refusal("dam-full-height", "B5.4.2", site=site_name(site)) if s.dam_level[site] == 3 else None
    if structure == BUILDING:
        return _closed_slot(s, p, site)
    owner = s.dam_owner[site] if structure == BASE else EMPTY
    if structure == CONDUIT:
        owner = s.conduit_owner[site - SITE_CONDUIT]
    if structure == POWERHOUSE:
        owner = s.house_owner[site - SITE_HOUSE]
    if owner != EMPTY:
        clause = ("B5.4.1", "B5.4.2", "B5.4.3", "B5.4.4")[structure]
        return refusal("built-on", clause, site=site_name(site), owner=seat_name(s, owner))
    if structure == BASE and p.base_basins >> basin & 1:
        return refusal("second-base", "B5.4.1", basin=basin)
    if structure == POWERHOUSE and p.house_basins >> basin & 1:
        return refusal("second-powerhouse", "B5.4.4", basin=basin)
    return None


def _kinds_on(site: int) -> tuple[int, ...]:
    if site < SITE_CONDUIT:
        return (BASE, ELEVATION)
    if site < SITE_HOUSE:
        return (CONDUIT,)
    return (POWERHOUSE,) if site < SITE_BUILDING else (BUILDING,)


def _closed_slot(s: State, p: Seat, site: int) -> Reason | None:
    building, slot = building_of(site), (site - SITE_BUILDING) % SLOTS
    if building not in s.buildings:
        return refusal("not-in-box", "L1.6", thing=building_name(building))
    if p.buildings >> building & 1:
        return refusal("activated-already", "L2.4", building=building_name(building))
    if SLOT_FEWEST[slot] > len(s.seats):
        return refusal("slot-closed", "L2.3", fewest=SLOT_FEWEST[slot])
    owner = s.slots[site - SITE_BUILDING]
    return (
        refusal("built-on", "L2.2", site=site_name(site), owner=seat_name(s, owner))
        if owner != EMPTY
        else None
    )
