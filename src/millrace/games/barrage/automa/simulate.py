"""Where drops would go, without moving any: what entries and criteria look ahead to (A5.2.2, A6.4.3)."""

from __future__ import annotations

from millrace.games.barrage.content.map import COURSE
from millrace.games.barrage.numbers import N_DAMS, N_HEADSTREAMS
from millrace.games.barrage.ops.water import houses_passed, stop_on_course
from millrace.games.barrage.state import State


class Forecast:
    """The dams after some drops have flowed from the headstreams, A to D."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.held = s.dam_drops[:]
        self.stops: list[list[int]] = [[] for _ in range(N_HEADSTREAMS)]  # on the courses of their drops

    def flow_all(self, drops: list[int]) -> Forecast:
        for head in range(N_HEADSTREAMS):
            for _ in range(drops[head]):
                self._flow(head)
        return self

    def _flow(self, head: int) -> None:
        stop = stop_on_course(self.s, head + 1, self.held)
        self.stops[head].append(stop)
        place = COURSE[head + 1][stop]
        if place >= 0:
            self.held[place] += 1

    def reached(self, dam: int) -> list[int]:
        """By headstream, the drops that come to a base space, held there or not."""
        return [
            sum(dam in COURSE[head + 1][: stop + 1] for stop in self.stops[head])
            for head in range(N_HEADSTREAMS)
        ]

    def energy_of(self, seat: int) -> int:
        """Steps of a company that gains from flowing water (B11.2)."""
        p = self.s.seats[seat]
        return sum(
            houses_passed(p, head + 1, stop) for head in range(N_HEADSTREAMS) for stop in self.stops[head]
        )

    def held_by(self, seat: int) -> int:
        """Drops behind the dams of a seat; neutral dams are not own dams (A5.2.7)."""
        return sum(self.held[d] for d in range(N_DAMS) if self.s.dam_owner[d] == seat)


def water_phase(s: State) -> Forecast:
    """The coming water phase with the drops now on the headstreams."""
    return Forecast(s).flow_all(s.head_drops)
