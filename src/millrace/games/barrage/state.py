"""The state of a game of Barrage: integers and lists of integers, nothing else.

What stands in lists by place or by seat can be copied by slicing; `clone` is the only way to fork.
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.numbers import (
    EMPTY,
    ENGINEERS,
    N_CONDUITS,
    N_DAMS,
    N_HEADSTREAMS,
    N_HOUSES,
    N_SPACES,
    NO_OFFICER,
    ROUNDS,
    SEGMENTS,
)
from millrace.kernel.stack import Core, Frame

SEAT_CELLS: Final = 22 + SEGMENTS


class Seat:
    """One participant: company board, supply, wheel and contracts. Sets are bit masks."""

    def __init__(
        self,
        company: int,
        officer: int,
        ability: int,
        credits_: int,
        excavators: int,
        mixers: int,
        vp: int,
        energy: int,
        engineers: int,
        banked: int,
        constructions: int,
        activations: int,
        bases: int,
        elevations: int,
        conduits: int,
        houses: int,
        base_basins: int,
        house_basins: int,
        tiles: int,
        hand: int,
        fulfilled: int,
        has_passed: int,
        wheel: list[int],
    ) -> None:
        self.company = company
        self.officer = officer
        self.ability = ability  # the officer whose ability is in force: the own one, or Mahiri's copy
        self.credits = credits_
        self.excavators = excavators
        self.mixers = mixers
        self.vp = vp
        self.energy = energy
        self.engineers = engineers
        self.banked = banked  # engineers standing in the bank
        self.constructions = constructions  # construction spaces in use this round
        self.activations = activations  # of Mahiri's spaces this round
        self.bases = bases  # pieces on the map
        self.elevations = elevations
        self.conduits = conduits
        self.houses = houses
        self.base_basins = base_basins  # basins with an own base
        self.house_basins = house_basins
        self.tiles = tiles  # technology tiles in the personal supply
        self.hand = hand  # face-up contracts
        self.fulfilled = fulfilled
        self.has_passed = has_passed
        self.wheel = wheel  # segment 0 is open; each holds tile + 1, excavators << 6, mixers << 12

    def clone(self) -> Seat:
        return Seat(
            self.company,
            self.officer,
            self.ability,
            self.credits,
            self.excavators,
            self.mixers,
            self.vp,
            self.energy,
            self.engineers,
            self.banked,
            self.constructions,
            self.activations,
            self.bases,
            self.elevations,
            self.conduits,
            self.houses,
            self.base_basins,
            self.house_basins,
            self.tiles,
            self.hand,
            self.fulfilled,
            self.has_passed,
            self.wheel[:],
        )

    def dump(self) -> list[int]:
        return [
            self.company,
            self.officer,
            self.ability,
            self.credits,
            self.excavators,
            self.mixers,
            self.vp,
            self.energy,
            self.engineers,
            self.banked,
            self.constructions,
            self.activations,
            self.bases,
            self.elevations,
            self.conduits,
            self.houses,
            self.base_basins,
            self.house_basins,
            self.tiles,
            self.hand,
            self.fulfilled,
            self.has_passed,
            *self.wheel,
        ]


def empty_seat() -> Seat:
    """A chair before anybody has a company."""
    return Seat(
        EMPTY,
        NO_OFFICER,
        NO_OFFICER,
        0,
        0,
        0,
        0,
        0,
        ENGINEERS,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        [0] * SEGMENTS,
    )


class State(Core):
    """The whole table."""

    def __init__(
        self,
        is_introductory: int,
        round_: int,
        objective: int,
        national: int,
        aside: int,
        seats: list[Seat],
        order: list[int],
        dam_owner: list[int],
        dam_level: list[int],
        dam_drops: list[int],
        conduit_owner: list[int],
        house_owner: list[int],
        head_tiles: list[int],
        head_drops: list[int],
        spaces: list[int],
        bonus: list[int],
        piles: list[int],
        display: list[int],
        patents: list[int],
        pairs: list[int],
        offers: list[int],
        stack: list[Frame],
    ) -> None:
        super().__init__(stack)
        self.is_introductory = is_introductory
        self.round = round_
        self.objective = objective
        self.national = national  # national contracts on display, as a mask
        self.aside = aside  # officers nobody owns but Mahiri may copy, as a mask
        self.seats = seats
        self.order = order  # of turns; in the draft, of picks
        self.dam_owner = dam_owner  # EMPTY, a seat, or NEUTRAL
        self.dam_level = dam_level
        self.dam_drops = dam_drops
        self.conduit_owner = conduit_owner
        self.house_owner = house_owner
        self.head_tiles = head_tiles
        self.head_drops = head_drops
        self.spaces = spaces  # 0 free, BLOCKED, or 1 + seat x 16 + engineers
        self.bonus = bonus  # the bonus tile of each round
        self.piles = piles  # what is left, as masks: green, yellow, red contracts; tiles of level I, II, III
        self.display = display  # private contracts face up: green left, green right, yellow left, ...
        self.patents = patents  # tiles in the patent office, top to bottom
        self.pairs = pairs  # in the draft: company x 16 + officer
        self.offers = offers  # in the draft: starting contracts

    def clone(self) -> State:
        return State(
            self.is_introductory,
            self.round,
            self.objective,
            self.national,
            self.aside,
            [seat.clone() for seat in self.seats],
            self.order[:],
            self.dam_owner[:],
            self.dam_level[:],
            self.dam_drops[:],
            self.conduit_owner[:],
            self.house_owner[:],
            self.head_tiles[:],
            self.head_drops[:],
            self.spaces[:],
            self.bonus[:],
            self.piles[:],
            self.display[:],
            self.patents[:],
            self.pairs[:],
            self.offers[:],
            self.stack[:],
        )

    def dump(self) -> list[int]:
        """The state as one list of integers: lists of changing length carry it in front."""
        cells = [self.is_introductory, self.round, self.objective, self.national, self.aside, len(self.seats)]
        for seat in self.seats:
            cells += seat.dump()
        for fixed in (
            self.dam_owner,
            self.dam_level,
            self.dam_drops,
            self.conduit_owner,
            self.house_owner,
            self.head_tiles,
            self.head_drops,
            self.spaces,
            self.bonus,
            self.piles,
            self.display,
            self.patents,
        ):
            cells += fixed
        for growing in (self.order, self.pairs, self.offers):
            cells.append(len(growing))
            cells += growing
        for f in self.stack:
            cells += [f.op, f.seat, f.source, f.a, f.b]
        return cells


class _Cells:
    """Reads a dump from front to back."""

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        self.at = 0

    def one(self) -> int:
        self.at += 1
        return self.cells[self.at - 1]

    def some(self, n: int) -> list[int]:
        self.at += n
        return self.cells[self.at - n : self.at]


def load(cells: list[int]) -> State:
    """The state that `dump` wrote."""
    r = _Cells(cells)
    head = r.some(5)
    seats = [_load_seat(r.some(SEAT_CELLS)) for _ in range(r.one())]
    dam_owner, dam_level, dam_drops = r.some(N_DAMS), r.some(N_DAMS), r.some(N_DAMS)
    conduit_owner, house_owner = r.some(N_CONDUITS), r.some(N_HOUSES)
    head_tiles, head_drops = r.some(N_HEADSTREAMS), r.some(N_HEADSTREAMS)
    spaces, bonus = r.some(N_SPACES), r.some(ROUNDS)
    piles, display, patents = r.some(6), r.some(6), r.some(3)
    order, pairs, offers = r.some(r.one()), r.some(r.one()), r.some(r.one())
    stack: list[Frame] = []
    while r.at < len(cells):
        op, seat, source, a, b = r.some(5)
        stack.append(Frame(op, seat, source, a, b))
    return State(
        head[0],
        head[1],
        head[2],
        head[3],
        head[4],
        seats,
        order,
        dam_owner,
        dam_level,
        dam_drops,
        conduit_owner,
        house_owner,
        head_tiles,
        head_drops,
        spaces,
        bonus,
        piles,
        display,
        patents,
        pairs,
        offers,
        stack,
    )


def _load_seat(c: list[int]) -> Seat:
    return Seat(
        c[0],
        c[1],
        c[2],
        c[3],
        c[4],
        c[5],
        c[6],
        c[7],
        c[8],
        c[9],
        c[10],
        c[11],
        c[12],
        c[13],
        c[14],
        c[15],
        c[16],
        c[17],
        c[18],
        c[19],
        c[20],
        c[21],
        c[22:],
    )


def empty_table(n_seats: int, *, is_introductory: int) -> State:
    """A table with the boards laid out and nothing on them."""
    return State(
        is_introductory,
        0,
        EMPTY,
        0,
        0,
        [empty_seat() for _ in range(n_seats)],
        [],
        [EMPTY] * N_DAMS,
        [0] * N_DAMS,
        [0] * N_DAMS,
        [EMPTY] * N_CONDUITS,
        [EMPTY] * N_HOUSES,
        [EMPTY] * N_HEADSTREAMS,
        [0] * N_HEADSTREAMS,
        [0] * N_SPACES,
        [EMPTY] * ROUNDS,
        [0] * 6,
        [EMPTY] * 6,
        [EMPTY] * 3,
        [],
        [],
        [],
    )
