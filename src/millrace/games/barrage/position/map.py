"""Positions: what stands on the map, on private buildings and on action spaces."""

from __future__ import annotations

from millrace.games.barrage.content.buildings import IN_PLAY, SLOT_FEWEST
from millrace.games.barrage.content.companies import PIECES
from millrace.games.barrage.content.map import HOUSE_BASIN, MAP_KEYS, SITE_AREA, SITE_BASIN
from millrace.games.barrage.content.officers import MAHIRI, OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import (
    BANK,
    BASE,
    BLOCKED,
    BUILDING_SPACES,
    CONDUIT,
    ENGINEERS,
    NEUTRAL,
    POWERHOUSE,
    SITE_CONDUIT,
    SITE_HOUSE,
    SLOTS,
)
from millrace.games.barrage.ops.construct import close_first_space
from millrace.games.barrage.position.parts import number
from millrace.games.barrage.position.write import BUILDING_KEYS, SPACE_KEYS
from millrace.games.barrage.state import State
from millrace.kernel.document import Place


def read_map(doc: Place, s: State) -> None:
    if not doc.has("map"):
        return
    place = doc.field("map")
    for key in place.members():
        item = place.field(key)
        if key not in MAP_KEYS:
            raise item.refuse("there is no such building space on the map")
        site = MAP_KEYS.index(key)
        if site < SITE_CONDUIT:
            _read_dam(item, s, site)
        else:
            item.known(("owner",))
            _put(item, s, CONDUIT if site < SITE_HOUSE else POWERHOUSE, site)
    for seat, p in enumerate(s.seats):
        for structure, built in enumerate((p.bases, p.elevations, p.conduits, p.houses)):
            if built > PIECES[structure]:
                name = STRUCTURE_KEYS[structure]
                raise place.refuse(
                    f"seat {seat + 1} has {built} pieces of {name}, the box has {PIECES[structure]}"
                )


def _read_dam(item: Place, s: State, site: int) -> None:
    item.known(("owner", "level", "drops"))
    level = number(item, "level", 1, 3)
    if level == 0:
        raise item.field("level").refuse("a dam has level 1 to 3")
    s.dam_level[site] = level
    if item.field("owner").value == "neutral":
        if site % 2 == 0 or level != SITE_AREA[site] + 1 or NEUTRAL in _owners_in_area(s, site):
            raise item.refuse(
                "neutral dams: one per area on a lower space, level 1 mountains, 2 hills, 3 plains"
            )
        s.dam_owner[site] = NEUTRAL
        most = level
    else:
        seat = _put(item, s, BASE, site)
        s.seats[seat].elevations += level - 1
        officer = s.seats[seat].officer
        most = max(
            level,
            OFFICERS[officer].level_3_capacity if level == 3 else 0,
            4 if level == 3 and officer == MAHIRI else 0,
        )
    s.dam_drops[site] = number(item, "drops", 0)
    if s.dam_drops[site] > most:
        raise item.field("drops").refuse(f"the dam holds at most {most}")


def _owners_in_area(s: State, site: int) -> list[int]:
    return [owner for d, owner in enumerate(s.dam_owner) if SITE_AREA[d] == SITE_AREA[site]]


def _put(item: Place, s: State, structure: int, site: int) -> int:
    """One piece of a company on the map, checked against its neighbours."""
    seat = item.field("owner").integer(1, len(s.seats)) - 1
    p = s.seats[seat]
    basin = 1 << SITE_BASIN[site]
    if structure == BASE:
        if p.base_basins & basin:
            raise item.refuse(f"seat {seat + 1} has two bases in basin {SITE_BASIN[site]} (B5.4.1)")
        p.base_basins |= basin
        p.bases += 1
        s.dam_owner[site] = seat
    elif structure == CONDUIT:
        p.conduits += 1
        s.conduit_owner[site - SITE_CONDUIT] = seat
    else:
        if p.house_basins & basin:
            raise item.refuse(f"seat {seat + 1} has two powerhouses in basin {SITE_BASIN[site]} (B5.4.4)")
        p.house_basins |= 1 << HOUSE_BASIN[site - SITE_HOUSE]
        p.houses += 1
        s.house_owner[site - SITE_HOUSE] = seat
    return seat


def read_buildings(doc: Place, s: State) -> None:
    """The private buildings in play, top to bottom, and who built on their slots."""
    if not doc.has("buildings"):
        return
    place = doc.field("buildings")
    for item in place.items(0, IN_PLAY if s.works else 0):
        item.known(("key", "slots"))
        building = item.field("key").index(BUILDING_KEYS)
        if building in s.buildings:
            raise item.refuse(f"{BUILDING_KEYS[building]} stands here twice")
        s.buildings.append(building)
        for space in range(SLOTS):
            s.spaces[BUILDING_SPACES + building * SLOTS + space] = 0
        if item.has("slots"):
            _read_slots(item.field("slots"), s, building)
        close_first_space(s, building)


def _read_slots(place: Place, s: State, building: int) -> None:
    for slot, item in enumerate(place.items(SLOTS, SLOTS)):
        if item.value is None:
            continue
        seat = item.integer(1, len(s.seats)) - 1
        if s.seats[seat].buildings >> building & 1:
            raise item.refuse(f"seat {seat + 1} has built here already (L2.4)")
        if SLOT_FEWEST[slot] > len(s.seats):
            raise item.refuse(f"slot {slot + 1} needs {SLOT_FEWEST[slot]} participants (L2.3)")
        s.seats[seat].buildings |= 1 << building
        s.slots[building * SLOTS + slot] = seat


def read_spaces(doc: Place, s: State) -> None:
    if not doc.has("spaces"):
        return
    place = doc.field("spaces")
    for key in place.members():
        item = place.field(key)
        i = Place(key, item.path).index(SPACE_KEYS[: len(s.spaces)])
        item.known(("seat", "engineers"))
        if i == BANK or (s.spaces[i] == BLOCKED and not _was_first_space(s, i)):
            raise item.refuse("nobody can stand here: the space is closed, or it is the bank (use 'banked')")
        seat = item.field("seat").integer(1, len(s.seats)) - 1
        n = item.field("engineers").integer(1, ENGINEERS) if item.has("engineers") else SPACES[i].engineers
        s.spaces[i] = 1 + seat * 16 + n


def _was_first_space(s: State, space: int) -> bool:
    """The first space of a building in play: somebody may still stand there when an Automa activates it."""
    return space >= BUILDING_SPACES and (space - BUILDING_SPACES) // SLOTS in s.buildings
