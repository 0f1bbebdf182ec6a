"""Why nothing can be chosen at a place of the board: what a person means by it, and what stands in the way.

At the start of a turn most of the board is not an answer yet: a building space means a construction there, a
contract of the display means the contract office. Slow; only people ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from millrace.games.barrage.content.map import CONDUIT_END, SITE_BASIN
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import CONTRACT, SPACES, TURBINE, WATER
from millrace.games.barrage.names import (
    building_name,
    company_name,
    contract_name,
    seat_name,
    space_name,
    structure_name,
    tile_name,
    work_name,
)
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbering import company_of, conduit_of, dam_of, officer_of
from millrace.games.barrage.numbers import (
    A_BUILD,
    A_COMPANY,
    A_SPACE,
    A_SYSTEM,
    A_USE,
    BASE,
    BUILDING,
    BUILDING_SPACES,
    CONDUIT,
    ELEVATION,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    N_DAMS,
    NEUTRAL,
    PATENT_SPACES,
    POWERHOUSE,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
    SLOTS,
    WORK_SPACES,
)
from millrace.games.barrage.ops.draft import DraftCompany
from millrace.games.barrage.ops.prices import sites_for, unbuildable
from millrace.games.barrage.ops.produce import Produce, systems, unusable
from millrace.games.barrage.ops.sites import closed_site
from millrace.games.barrage.ops.turn import Turn
from millrace.games.barrage.ops.wheel import tiles_on_wheel
from millrace.games.barrage.places import PLACES
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.state import State
from millrace.kernel.game import Reason
from millrace.kernel.operation import Choice, refusal
from millrace.kernel.stack import Frame

_NOTHING_ASKED: Final = -1  # an action no question offers


def why_at(s: State, place: str) -> Reason:
    """The reason for what the place most likely means; if that is offered, that nothing is in the way."""
    asking, f, legal = RULES.asking(s), s.stack[-1], RULES.legal(s)
    meant = _meant(s, asking, place)
    for action in meant:
        if action in legal:
            return RULES.reason(s, action)
    if isinstance(asking, Turn) and meant:
        kind = ACTIONS.kind_of(meant[0])
        return _AT_TURN.get(kind.word, _no_decision)(s, f, meant[0] - kind.first)
    if isinstance(asking, Produce):
        for site in _of_kind("site", meant):
            if site >= SITE_HOUSE and not s.seats[f.seat].house_basins >> SITE_BASIN[site] & 1:
                return refusal("no-powerhouse", "B7.1.1", basin=SITE_BASIN[site])
    words = {ACTIONS.kind_of(action).word for action in legal}
    fitting = [action for action in meant if ACTIONS.kind_of(action).word in words]
    if not fitting:
        return RULES.reason(s, _NOTHING_ASKED)
    return min((RULES.reason(s, action) for action in fitting), key=_distance)


def _meant(s: State, asking: Choice[State], place: str) -> list[int]:
    """The actions of a place, and those a person points at by it while another kind is asked for."""
    found = PLACES.get(place, [])
    if isinstance(asking, Produce):
        return found + [A_SYSTEM + system for site in _of_kind("site", found) for system in _systems_at(site)]
    if isinstance(asking, DraftCompany):
        officers = _of_kind("officer", found)
        return found + [A_COMPANY + company_of(pair) for pair in s.pairs if officer_of(pair) in officers]
    return found


def _of_kind(word: str, actions: list[int]) -> list[int]:
    """Of these actions the members of one kind, by their numbers within it."""
    kinds = [(ACTIONS.kind_of(action), action) for action in actions]
    return [action - kind.first for kind, action in kinds if kind.word == word]


def _systems_at(site: int) -> list[int]:
    """The systems a dam, a conduit or a powerhouse would be part of."""
    found = range(2 * N_DAMS)
    if site < SITE_CONDUIT:
        return [system for system in found if dam_of(system) == site]
    if site < SITE_HOUSE:
        return [system for system in found if conduit_of(system) == site - SITE_CONDUIT]
    return [system for system in found if CONDUIT_END[conduit_of(system)] == SITE_BASIN[site]]


# what a system lacks, the most first
_FAR: Final[tuple[str, ...]] = ("not-your-water", "no-conduit", "no-powerhouse", "no-water")


def _distance(reason: Reason) -> int:
    """How far a refused answer is from being offered: of several, the nearest one is explained."""
    return len(_FAR) - _FAR.index(reason.kind) if reason.kind in _FAR else 0


# At the start of a turn -----------------------------------------------------------------------------------


def _no_decision(s: State, f: Frame, i: int) -> Reason:  # noqa: ARG001
    return refusal("no-decision", "B16.1.13")


def _space(s: State, f: Frame, space: int) -> Reason:  # noqa: ARG001
    return RULES.reason(s, A_SPACE + space)


def _build(s: State, f: Frame, structure: int) -> Reason:  # noqa: ARG001
    return RULES.reason(s, A_BUILD + structure)


def _site(s: State, f: Frame, site: int) -> Reason:
    """A construction there: an own or neutral dam would be raised, anything else built."""
    structure = _structure_at(s, f.seat, site)
    closed = closed_site(s, f.seat, structure, site)
    if closed is not None:
        return closed
    if site in sites_for(s, f.seat, structure) and A_BUILD + structure in RULES.legal(s):
        return refusal("build-first", "B5.2.1", structure=structure_name(structure))
    return unbuildable(s, f.seat, structure, site)


def _structure_at(s: State, seat: int, site: int) -> int:
    if site < SITE_CONDUIT:
        return ELEVATION if s.dam_owner[site] in (seat, NEUTRAL) else BASE
    if site < SITE_HOUSE:
        return CONDUIT
    return POWERHOUSE if site < SITE_BUILDING else BUILDING


def _by_section(s: State, section: int, first: Reason) -> Reason:
    """That a space of a section comes first, if one is open; if none is, why."""
    return _by_spaces(s, [i for i in range(len(s.spaces)) if SPACES[i].section == section], first)


def _by_spaces(s: State, spaces: list[int], first: Reason) -> Reason:
    legal = RULES.legal(s)
    if any(A_SPACE + i in legal for i in spaces):
        return first
    return min((RULES.reason(s, A_SPACE + i) for i in spaces), key=_hardness)


_HARD: Final[tuple[str, ...]] = ("occupied", "closed", "closed-introductory", "closed-by-automa")


def _hardness(reason: Reason) -> int:
    """Of the reasons for several spaces, one that is about the player says more than one about the space."""
    return _HARD.index(reason.kind) + 1 if reason.kind in _HARD else 0


def _head(s: State, f: Frame, head: int) -> Reason:  # noqa: ARG001
    return _by_section(s, WATER, refusal("drops-first", "B6.3.1"))


def _contract(s: State, f: Frame, contract: int) -> Reason:
    """One of the own or a national one is fulfilled by producing; one on display is taken."""
    p = s.seats[f.seat]
    if p.fulfilled >> contract & 1:
        return refusal("fulfilled", "B7.3.4", contract=contract_name(contract))
    if (p.hand | s.national) >> contract & 1:
        return _by_section(s, TURBINE, refusal("energy-first", "B7.3.1"))
    if contract in s.display:
        return _by_section(s, CONTRACT, refusal("take-first", "B6.6.1"))
    if any((other.hand | other.fulfilled) >> contract & 1 for other in s.seats):
        return refusal("not-your-contract", "B7.3.1", contract=contract_name(contract))
    if FIRST_NATIONAL <= contract < FIRST_PRIVATE:
        return refusal("national-gone", "B7.3.5", contract=contract_name(contract))
    return refusal("not-on-display", "B6.6.3", contract=contract_name(contract))


def _system(s: State, f: Frame, system: int) -> Reason:
    if system in systems(s, f.seat):
        return _by_section(s, TURBINE, refusal("produce-first", "B7.1.1"))
    return unusable(s, f.seat, system, 0)


def _tile(s: State, f: Frame, tile: int) -> Reason:
    """A tile of the patent office is acquired, one at hand is used in a construction."""
    p = s.seats[f.seat]
    if tile in s.patents:
        space = PATENT_SPACES + s.patents.index(tile)
        return _by_spaces(s, [space], refusal("space-first", "B6.7.1", space=space_name(space)))
    if p.tiles >> tile & 1:
        return refusal("tile-first", "B5.2.1")
    if tiles_on_wheel(p) >> tile & 1:
        return refusal("tile-on-wheel", "B5.3.7", tile=tile_name(tile))
    return refusal("tile-not-yours", "B5.2.2", tile=tile_name(tile))


def _officer(s: State, f: Frame, officer: int) -> Reason:  # noqa: ARG001
    return RULES.reason(s, ACTIONS.read("officer " + OFFICERS[officer].key))


def _company(s: State, f: Frame, company: int) -> Reason:
    """A company board, with its wheel: only its owner builds from it."""
    for seat, p in enumerate(s.seats):
        if p.company == company and seat == f.seat:
            return refusal("board-first", "B5.1.2")
        if p.company == company:
            return refusal("other-board", "B5.1.3", owner=seat_name(s, seat))
    return refusal("not-in-box", "B2.3.1", thing=company_name(company))


def _segment(s: State, f: Frame, segment: int) -> Reason:  # noqa: ARG001
    return refusal("wheel-turns", "B5.3.3")


def _work(s: State, f: Frame, work: int) -> Reason:  # noqa: ARG001
    if not s.works:
        return refusal("not-in-box", "L1.1", thing=work_name(work))
    if work not in s.works:
        return refusal("work-gone", "L3.3")
    space = WORK_SPACES + s.works.index(work)
    return _by_spaces(s, [space], refusal("space-first", "L3.1", space=space_name(space)))


def _use(s: State, f: Frame, building: int) -> Reason:
    """A private building: one of its action spaces, or the space of the officer who uses buildings."""
    if building not in s.buildings:
        return refusal("not-in-box", "L1.6" if s.buildings else "L1.1", thing=building_name(building))
    if OFFICERS[s.seats[f.seat].ability].uses_building:
        return RULES.reason(s, A_USE + building)
    spaces = [BUILDING_SPACES + building * SLOTS + i for i in range(SLOTS)]
    open_ = [i for i in spaces if A_SPACE + i in RULES.legal(s)]
    return _by_spaces(s, spaces, refusal("space-first", "L2.6", space=space_name((open_ or spaces)[0])))


_AT_TURN: Final[dict[str, Callable[[State, Frame, int], Reason]]] = {
    "build": _build,
    "space": _space,
    "site": _site,
    "head": _head,
    "contract": _contract,
    "system": _system,
    "tile": _tile,
    "officer": _officer,
    "company": _company,
    "segment": _segment,
    "work": _work,
    "use": _use,
}
