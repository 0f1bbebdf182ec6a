"""Rules A6.4-A6.6: the criteria. Each keeps those of the remaining spaces that satisfy it, perhaps none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from millrace.games.barrage.automa.simulate import water_phase
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.map import (
    CONDUIT_END,
    CONDUIT_VALUE,
    COURSE,
    HOUSE_BASIN,
    SITE_BASIN,
    SITE_RED,
)
from millrace.games.barrage.numbers import N_CONDUITS, NEUTRAL, SITE_CONDUIT
from millrace.games.barrage.state import State

Criterion = Callable[[State, int, list[int]], list[int]]

_OWN: Final = 0
_NEUTRAL: Final = 1
_OPPONENT: Final = 2


# What stands where ----------------------------------------------------------------------------------------


def dams_in(s: State, seat: int, basin: int) -> list[int]:
    """The kinds of dams in a basin: _OWN, _NEUTRAL, _OPPONENT."""
    if basin > 10:
        return []
    owners = (s.dam_owner[2 * basin - 2], s.dam_owner[2 * basin - 1])
    return [_kind(owner, seat) for owner in owners if owner >= 0]


def houses_in(s: State, seat: int, basin: int) -> list[int]:
    """The kinds of powerhouses in a basin."""
    return [
        _kind(owner, seat) for h, owner in enumerate(s.house_owner) if owner >= 0 and HOUSE_BASIN[h] == basin
    ]


def _kind(owner: int, seat: int) -> int:
    if owner == seat:
        return _OWN
    return _NEUTRAL if owner == NEUTRAL else _OPPONENT


def routes_of(basin: int) -> tuple[int, int]:
    """The end basins of a basin's two conduit spaces, built or not (A6.3.1)."""
    return CONDUIT_END[2 * basin - 2], CONDUIT_END[2 * basin - 1]


def fed_by(s: State, seat: int, basin: int) -> int:
    """Rule A6.3.3: the kind of the dam that the powerhouses of a basin feed directly, or -1."""
    for place in COURSE[basin]:
        if place >= 0 and s.dam_owner[place] >= 0:
            return _kind(s.dam_owner[place], seat)
    return -1


def _best(sites: list[int], worth: Callable[[int], int]) -> list[int]:
    """The sites of the highest worth; 0 and less is worth nothing."""
    most = max([worth(site) for site in sites], default=0)
    return [site for site in sites if worth(site) == most] if most > 0 else []


def _either(first: list[int], second: list[int]) -> list[int]:
    return first or second


# Bases and elevations -------------------------------------------------------------------------------------


def _best_conduit_from(s: State, seat: int, sites: list[int]) -> list[int]:
    return _best(sites, lambda site: _strength(s, seat, (2 * SITE_BASIN[site] - 2, 2 * SITE_BASIN[site] - 1)))


def _strength(s: State, seat: int, conduits: tuple[int, ...]) -> int:
    """Twice the value of the best built conduit, one more if it is an own one."""
    return max(
        [2 * CONDUIT_VALUE[c] + (s.conduit_owner[c] == seat) for c in conduits if s.conduit_owner[c] >= 0],
        default=0,
    )


def _own_powerhouse(s: State, seat: int, sites: list[int]) -> list[int]:
    own = s.seats[seat].house_basins
    return [site for site in sites if any(own >> end & 1 for end in routes_of(SITE_BASIN[site]))]


def _most_water(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    """Total first, then by the headstream letters of the criteria side (R-32)."""
    ahead = water_phase(s)
    letters = AUTOMA_TILES[s.criteria].headstreams
    counts: dict[int, tuple[int, ...]] = {}
    for site in sites:
        reached = ahead.reached(site)
        counts[site] = (sum(reached), *(reached[head] for head in letters))
    most = max(counts.values())
    return [site for site in sites if counts[site] == most] if most[0] > 0 else []


def _red_border(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    return [site for site in sites if SITE_RED[site]]


def _upstream_powerhouse(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    below: set[int] = set()
    for basin in {HOUSE_BASIN[h] for h, owner in enumerate(s.house_owner) if owner >= 0}:
        for place in COURSE[basin]:
            if place >= 0:
                below.add(place)
                if s.dam_owner[place] >= 0:
                    break
    return [site for site in sites if site in below]


def _downstream_dam(s: State, seat: int, sites: list[int]) -> list[int]:
    def leads_to(site: int, kind: int) -> bool:
        return any(kind in dams_in(s, seat, end) for end in routes_of(SITE_BASIN[site]))

    own = [site for site in sites if leads_to(site, _OWN)]
    return _either(own, [site for site in sites if not leads_to(site, _OPPONENT)])


# Conduits -------------------------------------------------------------------------------------------------


def _value(site: int) -> int:
    return CONDUIT_VALUE[site - SITE_CONDUIT]


def _strongest(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    return _best(sites, _value)


def _second_strongest(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    values = sorted({_value(site) for site in sites}, reverse=True)
    wanted = values[1] if len(values) > 1 else values[0]
    return [site for site in sites if _value(site) == wanted]


def _first_kind(sites: list[int], present: Callable[[int], list[int]], order: tuple[int, ...]) -> list[int]:
    """Rule A6.5.7: a space qualifies by the best kind present; the best kind of all is kept."""
    for kind in order:
        found = [site for site in sites if kind in present(site)]
        if found:
            return found
    return []


def _dam_own_first(s: State, seat: int, sites: list[int]) -> list[int]:
    return _first_kind(sites, lambda site: dams_in(s, seat, SITE_BASIN[site]), (_OWN, _NEUTRAL, _OPPONENT))


def _dam_opponent_first(s: State, seat: int, sites: list[int]) -> list[int]:
    return _first_kind(sites, lambda site: dams_in(s, seat, SITE_BASIN[site]), (_OPPONENT, _NEUTRAL, _OWN))


def _houses_at_end(s: State, seat: int, site: int) -> list[int]:
    return houses_in(s, seat, CONDUIT_END[site - SITE_CONDUIT])


def _powerhouse_own_first(s: State, seat: int, sites: list[int]) -> list[int]:
    return _first_kind(sites, lambda site: _houses_at_end(s, seat, site), (_OWN, _OPPONENT))


def _powerhouse_opponent_first(s: State, seat: int, sites: list[int]) -> list[int]:
    return _first_kind(sites, lambda site: _houses_at_end(s, seat, site), (_OPPONENT, _OWN))


# Powerhouses ----------------------------------------------------------------------------------------------


def _conduits_to(basin: int) -> tuple[int, ...]:
    return tuple(c for c in range(N_CONDUITS) if CONDUIT_END[c] == basin)


def _best_conduit_to(s: State, seat: int, sites: list[int]) -> list[int]:
    return _best(sites, lambda site: _strength(s, seat, _conduits_to(SITE_BASIN[site])))


def _own_dam(s: State, seat: int, sites: list[int]) -> list[int]:
    def is_linked(site: int) -> bool:
        return any(_OWN in dams_in(s, seat, c // 2 + 1) for c in _conduits_to(SITE_BASIN[site]))

    return [site for site in sites if is_linked(site)]


def _plains(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    return [site for site in sites if SITE_BASIN[site] >= 8]


def _basin_5(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    return [site for site in sites if SITE_BASIN[site] == 5]


def _basin_6(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    return [site for site in sites if SITE_BASIN[site] == 6]


def _basin_7(s: State, seat: int, sites: list[int]) -> list[int]:  # noqa: ARG001
    return [site for site in sites if SITE_BASIN[site] == 7]


def _feeds_own(s: State, seat: int, sites: list[int]) -> list[int]:
    return _either(_feeding(s, seat, sites, own=True), _feeding(s, seat, sites, own=False))


def _avoids_opponent(s: State, seat: int, sites: list[int]) -> list[int]:
    return _either(_feeding(s, seat, sites, own=False), _feeding(s, seat, sites, own=True))


def _feeding(s: State, seat: int, sites: list[int], *, own: bool) -> list[int]:
    """Spaces that feed an own dam, or else those that do not feed an opponent's."""
    if own:
        return [site for site in sites if fed_by(s, seat, SITE_BASIN[site]) == _OWN]
    return [site for site in sites if fed_by(s, seat, SITE_BASIN[site]) != _OPPONENT]


# by the numbers of content/automa.py; the strongest conduit starts at a dam and ends at a powerhouse
DAM_CRITERIA: Final[dict[int, Criterion]] = {
    0: _best_conduit_from,
    1: _own_powerhouse,
    2: _most_water,
    3: _red_border,
    4: _upstream_powerhouse,
    5: _downstream_dam,
}
CONDUIT_CRITERIA: Final[dict[int, Criterion]] = {
    6: _strongest,
    7: _second_strongest,
    8: _dam_own_first,
    9: _powerhouse_own_first,
    10: _dam_opponent_first,
    11: _powerhouse_opponent_first,
}
HOUSE_CRITERIA: Final[dict[int, Criterion]] = {
    0: _best_conduit_to,
    12: _own_dam,
    13: _plains,
    14: _basin_5,
    15: _basin_6,
    16: _basin_7,
    17: _feeds_own,
    18: _avoids_opponent,
}
