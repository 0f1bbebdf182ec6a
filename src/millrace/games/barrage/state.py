"""The state of a game of Barrage: integers and lists of integers, nothing else.

What stands in lists by place or by seat can be copied by slicing; `clone` is the only way to fork.
"""

from __future__ import annotations

from millrace.games.barrage.numbers import EMPTY, N_CONDUITS, N_DAMS, N_HEADSTREAMS, N_HOUSES, ROUNDS
from millrace.games.barrage.seat import SEAT_CELLS, Seat, empty_seat, load_seat
from millrace.kernel.cells import Cells
from millrace.kernel.stack import Core, Frame


class State(Core):
    """The whole table."""

    __slots__ = (  # plain Python: smaller and faster to clone than a dictionary for each
        "aside",
        "bonus",
        "bonus_box",
        "buildings",
        "companies",
        "conduit_owner",
        "criteria",
        "dam_drops",
        "dam_level",
        "dam_owner",
        "deck",
        "discards",
        "display",
        "head_drops",
        "head_tiles",
        "house_owner",
        "is_introductory",
        "kit",
        "national",
        "national_row",
        "objective",
        "offers",
        "officers",
        "order",
        "pairs",
        "patents",
        "piles",
        "priority",
        "round",
        "seats",
        "slots",
        "spaces",
        "top",
        "under",
        "works",
    )

    def __init__(
        self,
        is_introductory: int,
        round_: int,
        objective: int,
        national: int,
        aside: int,
        companies: int,
        officers: int,
        bonus_box: int,
        kit: int,
        deck: int,
        discards: int,
        top: int,
        criteria: int,
        priority: int,
        seats: list[Seat],
        dam_owner: list[int],
        dam_level: list[int],
        dam_drops: list[int],
        conduit_owner: list[int],
        house_owner: list[int],
        head_tiles: list[int],
        head_drops: list[int],
        bonus: list[int],
        piles: list[int],
        display: list[int],
        patents: list[int],
        order: list[int],
        national_row: list[int],
        spaces: list[int],
        pairs: list[int],
        offers: list[int],
        works: list[int],
        buildings: list[int],
        slots: list[int],
        under: list[int],
        stack: list[Frame],
    ) -> None:
        super().__init__(stack)
        self.is_introductory = is_introductory
        self.round = round_
        self.objective = objective
        self.national = national  # national contracts on display, as a mask
        self.aside = aside  # officers nobody owns but Mahiri may copy, as a mask
        self.companies = companies  # in the box, as a mask
        self.officers = officers  # in the box, as a mask
        self.bonus_box = bonus_box  # bonus tiles in the box, as a mask
        self.kit = kit  # technology tiles every company starts with, as a mask
        self.deck = deck  # Automa tiles nobody has seen yet, as a mask
        self.discards = discards  # Automa tiles on the discard pile, as a mask
        self.top = top  # the Automa tile on top of the stack: it shows the entries
        self.criteria = criteria  # the Automa tile on top of the discards: it shows the criteria
        self.priority = priority  # the discarded Automa tile last seen with an order of external works
        self.seats = seats
        self.dam_owner = dam_owner  # EMPTY, a seat, or NEUTRAL
        self.dam_level = dam_level
        self.dam_drops = dam_drops
        self.conduit_owner = conduit_owner
        self.house_owner = house_owner
        self.head_tiles = head_tiles
        self.head_drops = head_drops
        self.bonus = bonus  # the bonus tile of each round
        self.piles = (
            piles  # what is left, as masks: green, yellow, red contracts; tiles I, II, III; works A, B, C
        )
        self.display = display  # private contracts face up: green left, green right, yellow left, ...
        self.patents = patents  # tiles in the patent office, top to bottom
        self.national_row = national_row  # the national contracts as they were laid out, left to right
        self.order = order  # of turns; in the draft, of picks
        self.spaces = spaces  # 0 free, BLOCKED, or 1 + seat x 16 + engineers
        self.pairs = pairs  # in the draft: company x 16 + officer
        self.offers = offers  # in the draft: starting contracts
        self.works = works  # external works face up, top to bottom
        self.buildings = buildings  # private buildings in play, top to bottom
        self.slots = slots  # who built where: building x SLOTS + slot
        self.under = under  # contracts an Automa put under their piles, in this order

    def clone(self) -> State:
        return State(
            self.is_introductory,
            self.round,
            self.objective,
            self.national,
            self.aside,
            self.companies,
            self.officers,
            self.bonus_box,
            self.kit,
            self.deck,
            self.discards,
            self.top,
            self.criteria,
            self.priority,
            [seat.clone() for seat in self.seats],
            self.dam_owner[:],
            self.dam_level[:],
            self.dam_drops[:],
            self.conduit_owner[:],
            self.house_owner[:],
            self.head_tiles[:],
            self.head_drops[:],
            self.bonus[:],
            self.piles[:],
            self.display[:],
            self.patents[:],
            self.order[:],
            self.national_row[:],
            self.spaces[:],
            self.pairs[:],
            self.offers[:],
            self.works[:],
            self.buildings[:],
            self.slots[:],
            self.under[:],
            self.stack[:],
        )

    def dump(self) -> list[int]:
        """The state as one list of integers: lists of changing length carry it in front."""
        cells = [
            self.is_introductory,
            self.round,
            self.objective,
            self.national,
            self.aside,
            self.companies,
            self.officers,
            self.bonus_box,
            self.kit,
            self.deck,
            self.discards,
            self.top,
            self.criteria,
            self.priority,
            len(self.seats),
        ]
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
            self.bonus,
            self.piles,
            self.display,
            self.patents,
        ):
            cells += fixed
        for growing in (
            self.order,
            self.national_row,
            self.spaces,
            self.pairs,
            self.offers,
            self.works,
            self.buildings,
            self.slots,
            self.under,
        ):
            cells.append(len(growing))
            cells += growing
        for f in self.stack:
            cells += [f.op, f.seat, f.source, f.a, f.b]
        return cells


def load(cells: list[int]) -> State:
    """The state that `dump` wrote."""
    r = Cells(cells)
    return State(
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        [load_seat(r.some(SEAT_CELLS)) for _ in range(r.one())],
        r.some(N_DAMS),
        r.some(N_DAMS),
        r.some(N_DAMS),
        r.some(N_CONDUITS),
        r.some(N_HOUSES),
        r.some(N_HEADSTREAMS),
        r.some(N_HEADSTREAMS),
        r.some(ROUNDS),
        r.some(9),
        r.some(6),
        r.some(3),
        r.counted(),
        r.counted(),
        r.counted(),
        r.counted(),
        r.counted(),
        r.counted(),
        r.counted(),
        r.counted(),
        r.counted(),
        r.frames(),
    )


def empty_table(levels: list[int]) -> State:
    """A table with the boards laid out and nothing on them; a level for each seat."""
    return State(
        0,
        0,
        EMPTY,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        EMPTY,
        EMPTY,
        EMPTY,
        [empty_seat(level) for level in levels],
        [EMPTY] * N_DAMS,
        [0] * N_DAMS,
        [0] * N_DAMS,
        [EMPTY] * N_CONDUITS,
        [EMPTY] * N_HOUSES,
        [EMPTY] * N_HEADSTREAMS,
        [0] * N_HEADSTREAMS,
        [EMPTY] * ROUNDS,
        [0] * 9,
        [EMPTY] * 6,
        [EMPTY] * 3,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
    )
