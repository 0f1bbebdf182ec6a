"""Rule A6.1: where an Automa builds. Every step that narrows the choice is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from millrace.games.barrage.automa.criteria import (
    CONDUIT_CRITERIA,
    DAM_CRITERIA,
    HOUSE_CRITERIA,
    Criterion,
    dams_in,
)
from millrace.games.barrage.content.automa import AUTOMA_TILES, Column
from millrace.games.barrage.content.map import CONDUIT_END, SITE_AREA, SITE_BASIN, SITE_RED
from millrace.games.barrage.numbers import (
    BASE,
    CONDUIT,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_KEPT,
    ELEVATION,
    EMPTY,
    HILL,
    MOUNTAIN,
    N_CONDUITS,
    POWERHOUSE,
    S_RULES,
    SITE_CONDUIT,
)
from millrace.games.barrage.state import State

# Steps as they are told; a criterion is told as STEP_CRITERIA + its number
STEP_COMPLETES: Final = 0
STEP_OFFICER: Final = 1
STEP_TILE: Final = 2
STEP_CODE: Final = 3
STEP_BORDER: Final = 4
STEP_DIRECTION: Final = 5
STEP_CHEAPEST: Final = 6
STEP_PRODUCTIVE: Final = 7
STEP_CRITERIA: Final = 10
DROP: Final = EMPTY  # in place of a structure: a drop behind a dam (L8.5)

_LAST_DAM_BASIN: Final = 10
_FIRST_HOUSE_BASIN: Final = 5
_HOUSE_BASINS: Final = 8
_OWN: Final = 0
_NEUTRAL: Final = 1


class Wishes:
    """What a level, an officer or a tile adds to the procedure (A7.3.4, A7.3.6, A7.4.2)."""

    def __init__(
        self,
        *,
        mountains: bool = False,
        tile_sites: list[int] | None = None,
        red: bool = False,
        productive: list[int] | None = None,
    ) -> None:
        self.mountains: Final = mountains  # after step 1 keep mountains, else hills
        self.tile_sites: Final = (
            tile_sites if tile_sites is not None else []
        )  # after step 1 keep these, if any
        self.red: Final = red  # in step 6 prefer the red border
        self.productive: Final = productive if productive is not None else []  # before all steps keep these


def choose_site(s: State, seat: int, structure: int, eligible: list[int], wishes: Wishes) -> int:
    """The space the procedure picks from those that are eligible."""
    for site in eligible:
        s.tell(E_AUTOMA_ELIGIBLE, seat, S_RULES, structure, site)
    left = narrow(s, seat, eligible, STEP_PRODUCTIVE, wishes.productive)
    if structure not in (ELEVATION, DROP):
        left = narrow(s, seat, left, STEP_COMPLETES, _only_completing(s, seat, structure, left))
    if wishes.mountains:
        for area in (HILL, MOUNTAIN):  # mountains last: where there are any, only they stay
            high = [site for site in left if SITE_AREA[site] <= area]
            left = narrow(s, seat, left, STEP_OFFICER, high)
    left = narrow(s, seat, left, STEP_TILE, [site for site in left if site in wishes.tile_sites])
    column, criteria = _column(s, structure)
    for number in column.criteria:
        if len(left) > 1:
            left = narrow(s, seat, left, STEP_CRITERIA + number, criteria[number](s, seat, left))
    left = _by_code(s, seat, structure, left, column.code)
    if len(left) > 1:
        left = narrow(s, seat, left, STEP_BORDER, [site for site in left if SITE_RED[site] == wishes.red])
    s.tell(E_AUTOMA_CHOSEN, seat, S_RULES, structure, left[0])
    return left[0]


def narrow(s: State, seat: int, left: list[int], step: int, kept: list[int]) -> list[int]:
    """Rule A6.1.3: what none satisfies is ignored; what removes nobody is not worth telling."""
    if not kept or len(kept) == len(left):
        return left
    for site in kept:
        s.tell(E_AUTOMA_KEPT, seat, S_RULES, step, site)
    return kept


def _column(s: State, structure: int) -> tuple[Column, dict[int, Criterion]]:
    tile = AUTOMA_TILES[s.criteria]
    if structure == CONDUIT:
        return tile.conduits, CONDUIT_CRITERIA
    if structure == POWERHOUSE:
        return tile.houses, HOUSE_CRITERIA
    return tile.dams, DAM_CRITERIA


def _by_code(s: State, seat: int, structure: int, left: list[int], code: int) -> list[int]:
    """Rule A6.1.4: the first remaining space, or basin, when scanning cyclically from the code."""
    if len(left) == 1:
        return left
    distance: Callable[[int], int]
    if structure == CONDUIT:
        distance = lambda site: (site - SITE_CONDUIT - code) % N_CONDUITS  # noqa: E731
    elif structure == POWERHOUSE:
        distance = lambda site: (SITE_BASIN[site] - code) % _HOUSE_BASINS  # noqa: E731
    else:
        distance = lambda site: (SITE_BASIN[site] - code) % _LAST_DAM_BASIN  # noqa: E731
    nearest = min(distance(site) for site in left)
    return narrow(s, seat, left, STEP_CODE, [site for site in left if distance(site) == nearest])


def _only_completing(s: State, seat: int, structure: int, left: list[int]) -> list[int]:
    """Rule R-30: where a system is completed, if that is one conduit or one basin; elsewhere nothing."""
    found = [site for site in left if completes(s, seat, structure, site)]
    places = {site if structure == CONDUIT else SITE_BASIN[site] for site in found}
    return found if len(places) == 1 else []


def completes(s: State, seat: int, structure: int, site: int) -> bool:
    """Rule A6.1.2: an own or neutral dam, a built conduit of anyone and an own powerhouse come together."""
    own = s.seats[seat].house_basins
    basin = SITE_BASIN[site]
    if structure == CONDUIT:
        return bool(own >> CONDUIT_END[site - SITE_CONDUIT] & 1) and has_source(s, seat, basin)
    for c in range(N_CONDUITS):
        if s.conduit_owner[c] < 0:
            continue
        if structure == BASE and c // 2 + 1 == basin and own >> CONDUIT_END[c] & 1:
            return True
        if structure == POWERHOUSE and CONDUIT_END[c] == basin and has_source(s, seat, c // 2 + 1):
            return True
    return False


def has_source(s: State, seat: int, basin: int) -> bool:
    kinds = dams_in(s, seat, basin)
    return _OWN in kinds or _NEUTRAL in kinds
