"""Rule L2: the actions of private buildings, and the officers and tiles that reach them."""

from __future__ import annotations

from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.names import building_name, site_name
from millrace.games.barrage.numbering import building_of, dam_of
from millrace.games.barrage.numbers import (
    A_EXCAVATORS,
    A_SEGMENT,
    A_SITE,
    A_TILE,
    A_USE,
    EMPTY,
    N_DAMS,
    N_SITES,
    NEUTRAL,
    OP_RETRIEVE_SPLIT,
    S_MARGOT,
    SITE_BUILDING,
    SITE_CONDUIT,
    SKIP,
)
from millrace.games.barrage.ops.ability import can_do, segments_to_halve, undoable
from millrace.games.barrage.ops.supply import gain_vp, pay_credits, place_engineers
from millrace.games.barrage.ops.water import dams_with_room, put_behind
from millrace.games.barrage.ops.wheel import excavators_in, mixers_in, retrieve, tile_in, tiles_on_wheel
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import Frame


def can_use(s: State, seat: int, building: int) -> bool:
    """Whether the cost in the symbol can be paid and the action done."""
    row, own = BUILDINGS[building], s.seats[seat].credits
    op, a, _ = row.effects[0]
    return row.printed <= own and can_do(s, seat, op, a, own - row.printed)


def use(s: State, seat: int, building: int) -> None:
    """Perform the action of a building without its space: only the symbol is paid."""
    pay_credits(s, seat, A_USE + building, BUILDINGS[building].printed)
    s.push(seat, A_USE + building, BUILDINGS[building].effects)


# Margot ---------------------------------------------------------------------------------------------------


def buildings_to_use(s: State, seat: int) -> list[int]:
    """Rules L6.4 and L6.5.4: what Margot's space offers, once a round, or Mahiri's copy of it."""
    p = s.seats[seat]
    if not p.buildings or not OFFICERS[p.ability].uses_building or not p.engineers:
        return []
    if p.ability == p.officer and p.activations:
        return []
    return [building for building in bits(p.buildings) if can_use(s, seat, building)]


def use_by_officer(s: State, seat: int, building: int) -> None:
    """Place one engineer on the officer tile and perform the action."""
    p = s.seats[seat]
    if p.ability == p.officer:
        p.activations += 1
    p.on_officer += 1
    place_engineers(s, seat, S_MARGOT, 1)
    use(s, seat, building)


def unavailable(s: State, seat: int, building: int) -> Reason:
    """Why Margot's space does not offer the action of a building."""
    p, row = s.seats[seat], BUILDINGS[building]
    if not OFFICERS[p.ability].uses_building:
        return refusal("not-margot", "L6.4.1")
    if p.ability == p.officer and p.activations:
        return refusal("margot-used", "L6.4.1")
    if not p.buildings >> building & 1:
        return refusal("not-activated", "L2.6", building=building_name(building))
    if not p.engineers:
        return refusal("engineers", "L6.4.1", need=1, have=0)
    if p.credits < row.printed:
        return refusal("credits", "B4.2.6", need=row.printed, have=p.credits)
    return undoable(s, seat, row.effects[0], p.credits - row.printed)


# Building tiles -------------------------------------------------------------------------------------------


class UseBuilding(Choice[State]):  # b: the slot just built on
    """Rule L4.2: the level I tile offers the action of the building just activated."""

    name = "use_building"
    bounds = (0, 0, SITE_BUILDING, N_SITES - 1)
    clause = "B16.1.12"

    def applies(self, s: State, f: Frame) -> bool:
        return can_use(s, f.seat, building_of(f.b))

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_USE + building_of(f.b), SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action != SKIP:
            use(s, f.seat, action - A_USE)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"building": building_name(building_of(f.b))})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-use") if action == SKIP else None


class ScoreBuilding(Step[State]):  # b: the slot just built on
    """Rule L4.4: the level III tile scores the building just activated."""

    name = "score_building"
    bounds = (0, 0, SITE_BUILDING, N_SITES - 1)

    def run(self, s: State, f: Frame) -> None:
        gain_vp(s, f.seat, f.source, BUILDINGS[building_of(f.b)].vp)


# Actions --------------------------------------------------------------------------------------------------


class DropOnDam(Choice[State]):
    """Cofferdam: a drop straight on an own or neutral dam with room."""

    name = "drop_on_dam"
    clause = "B16.1.12"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SITE + dam for dam in sorted(dams_with_room(s, f.seat) + dams_with_room(s, NEUTRAL))]

    def pick(self, s: State, f: Frame, action: int) -> None:
        put_behind(s, action - A_SITE, f.source, 1)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_SITE <= action < A_TILE:
            return super().reason(s, f, action)
        return closed_dam(s, action - A_SITE, (f.seat, NEUTRAL), "L2.9")


def closed_dam(s: State, site: int, owners: tuple[int, ...], clause: str) -> Reason:
    """Why no drop is put straight there: it is no dam, somebody else's, or full."""
    if site >= SITE_CONDUIT:
        return refusal("no-dam", clause, site=site_name(site))
    if s.dam_owner[site] not in owners:
        return refusal("not-own-dam", clause, site=site_name(site))
    return refusal("dam-full", clause, site=site_name(site))


class Refill(Choice[State]):  # b: the system just used
    """Rule L5.1: the Netherlands may put a drop on another own dam with room."""

    name = "refill"
    bounds = (0, 0, 0, 2 * N_DAMS - 1)
    clause = "B16.1.12"

    def dams(self, s: State, f: Frame) -> list[int]:
        return [dam for dam in dams_with_room(s, f.seat) if dam != dam_of(f.b)]

    def applies(self, s: State, f: Frame) -> bool:
        return len(self.dams(s, f)) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        return [*[A_SITE + dam for dam in self.dams(s, f)], SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action != SKIP:
            put_behind(s, action - A_SITE, f.source, 1)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-refill") if action == SKIP else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_SITE <= action < A_TILE:
            return super().reason(s, f, action)
        site = action - A_SITE
        if site == dam_of(f.b) and s.dam_owner[site] == f.seat:
            return refusal("dam-just-used", "L5.1", site=site_name(site))
        return closed_dam(s, site, (f.seat,), "L5.1")


class RetrieveTile(Choice[State]):
    """Development Office: a technology tile comes back from the wheel; the machines stay."""

    name = "retrieve_tile"
    clause = "B16.1.12"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_TILE + tile for tile in bits(tiles_on_wheel(s.seats[f.seat]))]

    def pick(self, s: State, f: Frame, action: int) -> None:
        tile = action - A_TILE
        wheel = s.seats[f.seat].wheel
        segment = next(i for i, content in enumerate(wheel) if tile_in(content) == tile)
        retrieve(s, f.seat, f.source, segment, tile, 0, 0)


class RetrieveMachines(Choice[State]):
    """Research Lab: half the machines of one segment, rounded down."""

    name = "retrieve_machines"
    clause = "B16.1.12"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_SEGMENT + i for i in segments_to_halve(s.seats[f.seat])]

    def pick(self, s: State, f: Frame, action: int) -> None:
        segment = action - A_SEGMENT
        splits = _splits(s.seats[f.seat], segment)
        if len(splits) > 1:
            s.ask(OP_RETRIEVE_SPLIT, f.seat, f.source, segment)
        else:
            _retrieve_half(s, f.seat, f.source, segment, splits[0])


class RetrieveSplit(Choice[State]):  # a: the segment
    """Of which kind they are: how many of them are excavators."""

    name = "retrieve_split"
    bounds = (1, 5, 0, 0)
    clause = "B16.1.12"

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_EXCAVATORS + n for n in _splits(s.seats[f.seat], f.a)]

    def pick(self, s: State, f: Frame, action: int) -> None:
        _retrieve_half(s, f.seat, f.source, f.a, action - A_EXCAVATORS)

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        n = action - A_EXCAVATORS
        half = half_of(s.seats[f.seat].wheel[f.a])
        return Message("option-machines", {"excavators": n, "mixers": half - n})


def half_of(content: int) -> int:
    """How many machines of a segment the Research Lab returns."""
    return (excavators_in(content) + mixers_in(content)) // 2


def _splits(p: Seat, segment: int) -> list[int]:
    content = p.wheel[segment]
    n = half_of(content)
    return list(range(max(0, n - mixers_in(content)), min(n, excavators_in(content)) + 1))


def _retrieve_half(s: State, seat: int, source: int, segment: int, excavators: int) -> None:
    n = half_of(s.seats[seat].wheel[segment])
    retrieve(s, seat, source, segment, EMPTY, excavators, n - excavators)
