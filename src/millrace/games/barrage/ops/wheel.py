"""Rule B5.3: the construction wheel."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.numbers import E_INVEST, E_RECOVER, E_RETRIEVED, E_ROTATE, EMPTY
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.operation import Step
from millrace.kernel.stack import Frame

_LOW: Final = 63
_EXCAVATORS: Final = 6
_MIXERS: Final = 12


def tile_in(segment: int) -> int:
    """The technology tile in a segment, or EMPTY."""
    return (segment & _LOW) - 1


def excavators_in(segment: int) -> int:
    return segment >> _EXCAVATORS & _LOW


def mixers_in(segment: int) -> int:
    return segment >> _MIXERS


def filled(tile: int, excavators: int, mixers: int) -> int:
    """A segment with this content; tile may be EMPTY."""
    return tile + 1 | excavators << _EXCAVATORS | mixers << _MIXERS


def tiles_on_wheel(p: Seat) -> int:
    """The technology tiles on the wheel, as a mask."""
    mask = 0
    for segment in p.wheel:
        if segment & _LOW:
            mask |= 1 << (segment & _LOW) - 1
    return mask


def invest(s: State, seat: int, source: int, tile: int, excavators: int, mixers: int) -> None:
    """Insert a tile (or none) and machines from the supply into the open segment."""
    p = s.seats[seat]
    if tile != EMPTY:
        p.tiles ^= 1 << tile
    p.excavators -= excavators
    p.mixers -= mixers
    p.wheel[0] = filled(tile, excavators, mixers)
    s.tell(E_INVEST, seat, source, tile, excavators << 4 | mixers)


def turn_wheel(s: State, seat: int, source: int, n: int) -> None:
    """Rule B5.3.5: n single rotations, each followed by the recovery of what arrives."""
    p = s.seats[seat]
    s.tell(E_ROTATE, seat, source, n)
    for _ in range(n):
        arrived = p.wheel.pop()
        p.wheel.insert(0, 0)
        if arrived:
            tile = tile_in(arrived)
            if tile != EMPTY:
                p.tiles |= 1 << tile
            p.excavators += excavators_in(arrived)
            p.mixers += mixers_in(arrived)
            s.tell(E_RECOVER, seat, source, tile, excavators_in(arrived) << 4 | mixers_in(arrived))


def retrieve(s: State, seat: int, source: int, segment: int, tile: int, excavators: int, mixers: int) -> None:
    """Take a tile (or none) and machines out of the middle of the wheel; the rest of the segment stays."""
    p = s.seats[seat]
    content = p.wheel[segment]
    left = EMPTY if tile != EMPTY else tile_in(content)
    p.wheel[segment] = filled(left, excavators_in(content) - excavators, mixers_in(content) - mixers)
    if tile != EMPTY:
        p.tiles |= 1 << tile
    p.excavators += excavators
    p.mixers += mixers
    s.tell(E_RETRIEVED, seat, source, tile, excavators << 4 | mixers)


class Rotate(Step[State]):  # a: segments
    name = "rotate"
    bounds = (0, 6, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        turn_wheel(s, f.seat, f.source, f.a)
