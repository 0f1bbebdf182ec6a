"""Where drops would go, without moving any: what entries and criteria look ahead to (A5.2.2, A6.4.3)."""

from __future__ import annotations

from millrace.games.barrage.content.map import COURSE, EXIT_LEFT
from millrace.games.barrage.numbers import N_DAMS, N_HEADSTREAMS
from millrace.games.barrage.ops.water import capacity, flow_gainer
from millrace.games.barrage.state import State


class Forecast:
    """The dams after some drops have flowed from the headstreams, A to D."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.held = s.dam_drops[:]
        self.room = [capacity(s, d) for d in range(N_DAMS)]
        self.reached = [
            [0] * N_HEADSTREAMS for _ in range(N_DAMS)
        ]  # drops that come to a space, by headstream
        self.energy = 0  # steps of a company that gains from flowing water (B11.2)
        self.gainer = flow_gainer(s)

    def flow(self, head: int) -> None:
        """One drop from a headstream, as in B8.1."""
        for place in COURSE[head + 1]:
            if place >= 0:
                self.reached[place][head] += 1
                if self.s.dam_owner[place] >= 0 and self.held[place] < self.room[place]:
                    self.held[place] += 1
                    return
            elif place > EXIT_LEFT and self.gainer >= 0:
                self.energy += self.s.seats[self.gainer].house_basins >> -place & 1

    def flow_all(self, drops: list[int]) -> Forecast:
        for head in range(N_HEADSTREAMS):
            for _ in range(drops[head]):
                self.flow(head)
        return self

    def held_by(self, seat: int) -> int:
        """Drops behind the dams of a seat; neutral dams are not own dams (A5.2.7)."""
        return sum(self.held[d] for d in range(N_DAMS) if self.s.dam_owner[d] == seat)


def water_phase(s: State) -> Forecast:
    """The coming water phase with the drops now on the headstreams."""
    return Forecast(s).flow_all(s.head_drops)
