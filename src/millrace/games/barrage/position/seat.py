"""Positions: what belongs to one participant."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.companies import (
    START_CREDITS,
    START_EXCAVATORS,
    START_MIXERS,
    START_VP,
    START_VP_AUTOMA,
)
from millrace.games.barrage.content.officers import MAHIRI, OFFICERS
from millrace.games.barrage.content.spaces import CONSTRUCTION_ENGINEERS, MAHIRI_COST
from millrace.games.barrage.content.tiles import ADVANCED
from millrace.games.barrage.levels import LEVEL_KEYS, ability_as_automa, lasting_ability
from millrace.games.barrage.numbers import EMPTY, ENGINEERS, NO_OFFICER, PERSON, SEGMENTS
from millrace.games.barrage.ops.wheel import filled, tile_in, tiles_on_wheel
from millrace.games.barrage.position.parts import MOST, flag, given, number, read_set
from millrace.games.barrage.position.write import (
    BUILDING_KEYS,
    COMPANY_KEYS,
    CONTRACT_KEYS,
    OFFICER_KEYS,
    TILE_KEYS,
    WORK_KEYS,
    names,
)
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.document import Place

_SEAT_FIELDS: Final = [
    "company",
    "officer",
    "level",
    "as_automa",
    "moved",
    "copies",
    "credits",
    "excavators",
    "mixers",
    "vp",
    "energy",
    "engineers",
    "banked",
    "constructions",
    "activations",
    "on_officer",
    "elsewhere",
    "architect",
    "again",
    "used",
    "works",
    "tiles",
    "wheel",
    "contracts",
    "fulfilled",
    "passed",
]


def read_level(place: Place) -> int:
    return place.field("level").index(LEVEL_KEYS) if given(place, "level") else PERSON


def read_seat(place: Place, s: State, seat: int) -> None:
    place.known(_SEAT_FIELDS)
    p = s.seats[seat]
    p.company = place.field("company").index(COMPANY_KEYS) if given(place, "company") else EMPTY
    p.officer = place.field("officer").index(OFFICER_KEYS) if given(place, "officer") else NO_OFFICER
    p.as_automa = int(flag(place, "as_automa"))
    p.has_moved = int(flag(place, "moved"))
    p.again = int(flag(place, "again"))
    p.ability = ability_as_automa(p) if p.as_automa else lasting_ability(p)
    if p.as_automa and p.level != PERSON:
        raise place.field("as_automa").refuse("this is an Automa already")
    if given(place, "copies"):
        p.ability = place.field("copies").index(OFFICER_KEYS)
        if p.officer != MAHIRI or p.ability == MAHIRI or p.level != PERSON:
            raise place.field("copies").refuse("only Mahiri copies, and never herself")
    is_seated = _is_seated(p)
    is_person = p.level == PERSON
    p.credits = number(place, "credits", START_CREDITS if is_seated and is_person else 0)
    if p.credits and not is_person:
        raise place.field("credits").refuse("an Automa has no credits (A3.1)")
    p.excavators = number(place, "excavators", START_EXCAVATORS if is_seated else 0)
    p.mixers = number(place, "mixers", START_MIXERS if is_seated else 0)
    p.vp = place.field("vp").integer(-MOST, MOST) if place.has("vp") else _start_vp(p)
    p.energy = number(place, "energy", 0)
    p.used = read_set(place.field("used"), BUILDING_KEYS) if place.has("used") else 0
    p.works = read_set(place.field("works"), WORK_KEYS) if place.has("works") else 0
    p.constructions = number(place, "constructions", 0, len(CONSTRUCTION_ENGINEERS))
    p.activations = number(place, "activations", 0, len(MAHIRI_COST))
    p.has_passed = int(place.field("passed").boolean()) if place.has("passed") else 0
    p.hand = read_set(place.field("contracts"), CONTRACT_KEYS) if place.has("contracts") else 0
    p.fulfilled = read_set(place.field("fulfilled"), CONTRACT_KEYS) if place.has("fulfilled") else 0
    if place.has("wheel"):
        _read_wheel(place.field("wheel"), p)
    _read_tiles(place, s, p)


def _is_seated(p: Seat) -> bool:
    """Whether the set-up of B2.2 is done; who chooses freely has a company before an officer (B2.3.11)."""
    return p.company != EMPTY and p.officer != NO_OFFICER


def _start_vp(p: Seat) -> int:
    if not _is_seated(p):
        return 0
    return START_VP if p.level == PERSON else START_VP_AUTOMA


def _read_wheel(place: Place, p: Seat) -> None:
    for i, item in enumerate(place.items(SEGMENTS, SEGMENTS)):
        if item.value is None:
            continue
        item.known(("tile", "excavators", "mixers"))
        tile = item.field("tile").index(TILE_KEYS) if given(item, "tile") else EMPTY
        p.wheel[i] = filled(tile, number(item, "excavators", 0, 31), number(item, "mixers", 0, 31))
        if i == 0 and p.wheel[i]:
            raise item.refuse("the open segment is empty between actions")


def _read_tiles(place: Place, s: State, p: Seat) -> None:
    """The basic tiles and Anton's must be somewhere; by default what is not on the wheel is at hand."""
    on_wheel = tiles_on_wheel(p)
    if sum(1 for segment in p.wheel if tile_in(segment) != EMPTY) != on_wheel.bit_count():
        raise place.field("wheel").refuse("a technology tile lies on the wheel twice")
    due = 0
    if _is_seated(p):
        due = s.kit
        if OFFICERS[lasting_ability(p)].tile != EMPTY:
            due |= 1 << OFFICERS[lasting_ability(p)].tile
    p.tiles = read_set(place.field("tiles"), TILE_KEYS) if place.has("tiles") else due & ~on_wheel
    if p.tiles & on_wheel:
        raise place.field("tiles").refuse(
            f"{names(TILE_KEYS, p.tiles & on_wheel)[0]} is on the wheel already"
        )
    held = p.tiles | on_wheel
    if due & ~held:
        raise place.field("tiles").refuse(
            f"{names(TILE_KEYS, due & ~held)[0]} is missing, at hand or on the wheel"
        )
    if held & ~due & ~ADVANCED:
        raise place.field("tiles").refuse(
            f"{names(TILE_KEYS, held & ~due & ~ADVANCED)[0]} does not belong to this seat"
        )


def settle_engineers(place: Place, s: State, seat: int) -> None:
    """Twelve engineers in all: at hand, on spaces, on the company board, with Mahiri, in the bank."""
    p = s.seats[seat]
    placed = sum(cell - 1 & 15 for cell in s.spaces if cell > 0 and cell - 1 >> 4 == seat)
    p.on_officer = number(place, "on_officer", p.activations)
    p.elsewhere = number(place, "elsewhere", 0)
    placed += sum(CONSTRUCTION_ENGINEERS[: p.constructions]) + p.on_officer + p.elsewhere
    p.banked = number(place, "banked", 0)
    left = ENGINEERS - placed - p.banked
    if place.has("engineers"):
        p.engineers = place.field("engineers").integer(0, ENGINEERS)
        if not place.has("banked"):
            p.banked = left - p.engineers
            left = p.engineers
    else:
        p.engineers = left
    if p.engineers != left or p.banked < 0 or left < 0:
        raise place.field("engineers").refuse(f"the engineers do not add up to {ENGINEERS}")
    owns_architect = OFFICERS[lasting_ability(p)].is_architect
    p.architect = int(flag(place, "architect") if place.has("architect") else owns_architect and left > 0)
    if p.architect and not (owns_architect and left):
        raise place.field("architect").refuse("only Tommaso's engineers at hand have an architect among them")
