"""The state of a game of Craftsmen: integers and lists of integers, nothing else."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen import seat as seats
from millrace.games.craftsmen.content.board import N_TOWN, QUEUE
from millrace.games.craftsmen.content.goods import N_ROWS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD
from millrace.games.craftsmen.numbers import EMPTY, NATURAL
from millrace.games.craftsmen.seat import Seat, empty_seat
from millrace.kernel.cells import Cells, cells_of, cells_of_frames
from millrace.kernel.stack import Core, Frame

# Every field by name but the seats, which stand between them, and the stack: what a dump holds, in this order
NUMBERS: Final[tuple[str, ...]] = (
    *("year", "season", "pile", "discards", "sawmills", "privilege_pool", "work_pool", "mayor"),
)
LISTS: Final[tuple[str, ...]] = (
    *("order", "upper", "lower", "tops", "bottoms", "capital_up", "display", "queues", "pictures", "track"),
    *("granary", "holds", "bonus", "looked"),
)


class State(Core):
    """The whole table."""

    __slots__ = (
        *NUMBERS,
        "seats",
        *LISTS,
    )  # plain Python: smaller, faster to clone

    def __init__(
        self,
        year: int,
        season: int,
        pile: int,
        discards: int,
        sawmills: int,
        privilege_pool: int,
        work_pool: int,
        mayor: int,
        seats: list[Seat],
        order: list[int],
        upper: list[int],
        lower: list[int],
        tops: list[int],
        bottoms: list[int],
        capital_up: list[int],
        display: list[int],
        queues: list[int],
        pictures: list[int],
        track: list[int],
        granary: list[int],
        holds: list[int],
        bonus: list[int],
        looked: list[int],
        stack: list[Frame],
    ) -> None:
        super().__init__(stack)
        self.year = year  # 1 to 3
        self.season = season
        self.pile = pile  # capital cards of the draw pile, as a mask
        self.discards = discards  # capital cards of the discard pile, as a mask
        self.sawmills = sawmills  # sawmills in the box, as a mask
        self.privilege_pool = privilege_pool
        self.work_pool = work_pool
        self.mayor = mayor  # capital cards the mayor has drawn in this auction, as a mask
        self.seats = seats
        self.order = order  # of turns
        self.upper = (
            upper  # by tier, the cards of the pile that come first, as masks: those with the house mark
        )
        self.lower = lower  # by tier, the cards below them
        self.tops = tops  # known cards on top of the piles, tier x 100 + card, the topmost first
        self.bottoms = bottoms  # known cards under the piles, the same way
        self.capital_up = capital_up  # capital cards face up
        self.display = display  # building cards face up, two for each tier
        self.queues = queues  # by town building, three spaces of a lower and an upper disc: seats
        self.pictures = pictures  # assistants on pictures, by town building and seat
        self.track = track  # seats on the order-change track
        self.granary = granary  # seven rows of a lower and an upper marker: EMPTY, a seat or NATURAL
        self.holds = holds  # rows of the ships, a left and a right slot
        self.bonus = bonus  # who has each bonus token
        self.looked = looked  # cards the notary's privilege shows its user, and nobody else

    def clone(self) -> State:
        return State(
            self.year,
            self.season,
            self.pile,
            self.discards,
            self.sawmills,
            self.privilege_pool,
            self.work_pool,
            self.mayor,
            [seat.clone() for seat in self.seats],
            self.order[:],
            self.upper[:],
            self.lower[:],
            self.tops[:],
            self.bottoms[:],
            self.capital_up[:],
            self.display[:],
            self.queues[:],
            self.pictures[:],
            self.track[:],
            self.granary[:],
            self.holds[:],
            self.bonus[:],
            self.looked[:],
            self.stack[:],
        )

    def dump(self) -> list[int]:
        """The state as one list of integers: lists carry their length in front."""
        cells = [*cells_of(self, NUMBERS, ()), len(self.seats)]
        for seat in self.seats:
            cells += seat.dump()
        return cells + cells_of(self, (), LISTS) + cells_of_frames(self.stack)


def load(cells: list[int]) -> State:
    """The state that `dump` wrote."""
    r = Cells(cells)
    s = empty_table(0)
    r.fill(s, NUMBERS, ())
    s.seats = [_load_seat(r) for _ in range(r.one())]
    r.fill(s, (), LISTS)
    s.stack = r.frames()
    return s


def _load_seat(r: Cells) -> Seat:
    p = empty_seat()
    r.fill(p, seats.NUMBERS, seats.LISTS)
    return p


def empty_table(n_seats: int) -> State:
    """A table with the boards laid out: natural markers in the granary, everything else empty."""
    return State(
        year=0,
        season=0,
        pile=0,
        discards=0,
        sawmills=0,
        privilege_pool=0,
        work_pool=0,
        mayor=0,
        seats=[empty_seat() for _ in range(n_seats)],
        order=[],
        upper=[0, 0, 0],
        lower=[0, 0, 0],
        tops=[],
        bottoms=[],
        capital_up=[EMPTY] * 2,
        display=[EMPTY] * 6,
        queues=[EMPTY] * (N_TOWN * QUEUE * 2),
        pictures=[0] * (N_TOWN * n_seats),
        track=[],
        granary=[NATURAL] * (N_ROWS * 2),
        holds=[EMPTY] * (len(HOLD) * 2),
        bonus=[EMPTY] * len(BONUS_TOKENS),
        looked=[],
        stack=[],
    )
