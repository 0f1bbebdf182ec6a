"""The state of a game of Ferry: integers and lists of integers, nothing else."""

from __future__ import annotations

from typing import Final

from ferry.content import CRATES, HAND, ROPES, SEASONS
from ferry.numbers import HIDDEN, NONE, OP_DRAW, OP_NEXT
from millrace.kernel.cells import Cells, cells_of, cells_of_frames
from millrace.kernel.stack import CHANCE, NOBODY, Core, Frame

# every field by name but the stack: what a dump holds, in this order
NUMBERS: Final = ("season", "fog", "drawn", "boat")
LISTS: Final = ("vp", "ropes", "hands", "aboard", "lashed")


class State(Core):
    """The whole table."""

    __slots__ = (*NUMBERS, *LISTS)

    def __init__(
        self,
        season: int,
        fog: int,
        drawn: int,
        boat: int,
        vp: list[int],
        ropes: list[int],
        hands: list[int],
        aboard: list[int],
        lashed: list[int],
        stack: list[Frame],
    ) -> None:
        super().__init__(stack)
        self.season = season
        self.fog = fog
        self.drawn = drawn  # boats that have come, as a mask
        self.boat = boat  # at the quay, or NONE
        self.vp = vp
        self.ropes = ropes
        self.hands = hands  # by seat, weights as a mask
        self.aboard = aboard  # by seat, the crate it has loaded, or HIDDEN
        self.lashed = lashed  # by seat, 1 if that crate is lashed

    def clone(self) -> State:
        return State(
            self.season,
            self.fog,
            self.drawn,
            self.boat,
            self.vp[:],
            self.ropes[:],
            self.hands[:],
            self.aboard[:],
            self.lashed[:],
            self.stack[:],
        )

    def add_seat(self, vp: int, ropes: int, hand: int, aboard: int, lashed: int) -> None:
        self.vp.append(vp)
        self.ropes.append(ropes)
        self.hands.append(hand)
        self.aboard.append(aboard)
        self.lashed.append(lashed)

    def dump(self) -> list[int]:
        return cells_of(self, NUMBERS, LISTS) + cells_of_frames(self.stack)


def load(cells: list[int]) -> State:
    """The state that `dump` wrote."""
    r = Cells(cells)
    s = empty_table(0, fog=False)
    r.fill(s, NUMBERS, LISTS)
    s.stack = r.frames()
    return s


def empty_table(season: int, *, fog: bool) -> State:
    return State(season, int(fog), 0, NONE, [], [], [], [], [], [])


def new_table(n_seats: int, season: int, *, fog: bool) -> State:
    """The table before anything is drawn."""
    s = empty_table(season, fog=fog)
    for _ in range(n_seats):
        s.add_seat(0, ROPES, 0, HIDDEN, 0)
    s.ask(OP_NEXT, NOBODY)
    refill(s)
    return s


def order(s: State) -> list[int]:
    """Who loads first, second, ...: with each boat the next seat begins."""
    n = len(s.vp)
    first = max(0, s.drawn.bit_count() - 1)
    return [(first + i) % n for i in range(n)]


def refill(s: State) -> None:
    """Everybody is to draw up to a full hand (F8)."""
    for seat in reversed(order(s)):
        for _ in range(HAND - s.hands[seat].bit_count()):
            s.ask(OP_DRAW, CHANCE, 0, seat)


def quay(s: State) -> int:
    """The crates that nobody has, as a mask."""
    left = CRATES
    for seat in range(len(s.vp)):
        left &= ~(s.hands[seat] | 1 << s.aboard[seat])
    return left


def boats_to_come(s: State) -> int:
    return SEASONS[s.season].boats - s.drawn.bit_count()


def is_aboard(s: State, seat: int) -> bool:
    return s.aboard[seat] != HIDDEN
