"""Rules B9, B10 and B14: scoring as pure functions over a state."""

from __future__ import annotations

from millrace.games.barrage.content.boards import (
    BONUS_VP,
    OBJECTIVE_VP,
    OBJECTIVE_VP_AUTOMA,
    RANK_FIRST,
    RANK_SECOND,
    RANK_SECOND_TIED,
    SECTION,
    SECTION_PENALTY,
    TRACK_END,
)
from millrace.games.barrage.content.map import CONDUIT_END, HOUSE_BASIN, SITE_AREA, SITE_BASIN, SITE_RED
from millrace.games.barrage.content.tiles import ADVANCED
from millrace.games.barrage.numbers import N_BASINS, N_CONDUITS, N_DAMS, N_HOUSES, SITE_CONDUIT, SITE_HOUSE
from millrace.games.barrage.ops.wheel import tiles_on_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State


def advanced_tiles(p: Seat) -> int:
    """Rule B13.1.4: the acquired advanced tiles, in the supply and on the wheel."""
    return ((p.tiles | tiles_on_wheel(p)) & ADVANCED).bit_count()


def rank_vp(energies: list[int]) -> list[int]:
    """Rule B9.1: points of the energy ranking, by the real totals."""
    most = max(energies)
    if most == 0:
        return [0] * len(energies)
    first = energies.count(most)
    if first > 1:
        share = -(-(RANK_FIRST + RANK_SECOND) // first)
        return [share if e == most else 0 for e in energies]
    next_most = max([e for e in energies if e != most], default=0)
    second = RANK_SECOND if energies.count(next_most) == 1 else RANK_SECOND_TIED
    return [RANK_FIRST if e == most else second if e == next_most and e > 0 else 0 for e in energies]


def counted_energy(p: Seat) -> int:
    """Rule B9.1.2: above 30 counts as 30 for the credits and the bonus tile."""
    return min(p.energy, TRACK_END)


def bonus_count(p: Seat, tile: int) -> int:
    """Rule B14.1: how many of what the bonus tile counts."""
    return (
        p.fulfilled.bit_count(),
        p.bases,
        p.elevations,
        p.conduits,
        p.houses,
        advanced_tiles(p),
        p.works.bit_count(),
        p.buildings.bit_count(),
    )[tile]


def bonus_vp(p: Seat, tile: int, round_: int) -> int:
    """Rule B9.3: the full reward, or less by four for each section the marker is behind."""
    section = counted_energy(p) // SECTION
    if section == 0:
        return 0
    full = BONUS_VP[tile] * bonus_count(p, tile)
    return max(0, full - SECTION_PENALTY * max(0, round_ - section))


def new_order(s: State) -> list[int]:
    """Rule B9.6.1: least energy first; ties reverse the order of the round just played."""
    backwards = s.order[::-1]
    return sorted(backwards, key=lambda seat: s.seats[seat].energy)


def objective_counts(s: State) -> list[int]:
    """Rule B14.2: every seat's quantity for the objective tile."""
    count = (_red_borders, _most_area, _connected_bases, _fewest_area, _basins_with_1, _basins_with_3)[
        s.objective
    ]
    return [count(s, seat) for seat in range(len(s.seats))]


def objective_vp(counts: list[int], automas: list[bool]) -> list[int]:
    """Rules B10.1 and A3.8: tied seats share what their places give, each on its own scale, rounded up."""
    awards: list[int] = []
    for count, is_automa in zip(counts, automas, strict=True):
        scale = OBJECTIVE_VP_AUTOMA if is_automa else OBJECTIVE_VP
        ahead = sum(1 for other in counts if other > count)
        tied = counts.count(count)
        awards.append(-(-sum(scale[ahead : ahead + tied]) // tied))
    return awards


def leftover_vp(p: Seat) -> int:
    """Rule B10.2.1: a point for every five machines and credits of the supply."""
    return (p.excavators + p.mixers + p.credits) // 5


def held_drops(s: State, seat: int) -> int:
    """Rule B10.2.3: drops held by own dams."""
    return sum(s.dam_drops[d] for d in range(N_DAMS) if s.dam_owner[d] == seat)


def winners(s: State) -> list[int]:
    """Rule B10.3: most points, then most energy in the last round, then shared."""
    best = max((p.vp, p.energy) for p in s.seats)
    return [seat for seat, p in enumerate(s.seats) if (p.vp, p.energy) == best]


# Objective tiles ------------------------------------------------------------------------------------------


def _structures(s: State, seat: int) -> list[int]:
    """The sites of the own structures, a dam once for each of its pieces."""
    found: list[int] = []
    for d in range(N_DAMS):
        if s.dam_owner[d] == seat:
            found += [d] * s.dam_level[d]
    found += [SITE_CONDUIT + c for c in range(N_CONDUITS) if s.conduit_owner[c] == seat]
    found += [SITE_HOUSE + h for h in range(N_HOUSES) if s.house_owner[h] == seat]
    return found


def _by_area(s: State, seat: int) -> list[int]:
    areas = [SITE_AREA[site] for site in _structures(s, seat)]
    return [areas.count(area) for area in range(3)]


def _by_basin(s: State, seat: int) -> list[int]:
    basins = [SITE_BASIN[site] for site in _structures(s, seat)]
    return [basins.count(basin) for basin in range(1, N_BASINS + 1)]


def _red_borders(s: State, seat: int) -> int:
    return sum(1 for site in set(_structures(s, seat)) if SITE_RED[site])


def _most_area(s: State, seat: int) -> int:
    return max(_by_area(s, seat))


def _fewest_area(s: State, seat: int) -> int:
    return min(_by_area(s, seat))


def _connected_bases(s: State, seat: int) -> int:
    houses = {HOUSE_BASIN[h] for h in range(N_HOUSES) if s.house_owner[h] == seat}
    feeding = {c // 2 for c in range(N_CONDUITS) if s.conduit_owner[c] == seat and CONDUIT_END[c] in houses}
    return sum(1 for d in range(N_DAMS) if s.dam_owner[d] == seat and d // 2 in feeding)


def _basins_with_1(s: State, seat: int) -> int:
    return sum(1 for n in _by_basin(s, seat) if n >= 1)


def _basins_with_3(s: State, seat: int) -> int:
    return sum(1 for n in _by_basin(s, seat) if n >= 3)
