"""Rules B8 and B6.3: how drops flow, wait and are held."""

from __future__ import annotations

from millrace.games.barrage.content.boards import HEAD_TILES
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.map import COURSE, EXIT_LEFT, EXIT_RIGHT
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.levels import has_ability
from millrace.games.barrage.numbers import (
    A_HEAD,
    A_HEAD_TILE,
    E_ADDED,
    E_FLOWS,
    E_HEAD_DROPS,
    E_HELD,
    E_LEAVES,
    E_PHASE,
    E_WAITS,
    EMPTY,
    N_DAMS,
    N_HEADSTREAMS,
    NEUTRAL,
    OP_HEADSTREAMS,
    OP_WATER,
    PHASE_WATER,
    ROUNDS,
    S_COMPANY,
    S_RULES,
    SKIP,
)
from millrace.games.barrage.ops.supply import gain_energy
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import NOBODY, Event, Frame


def capacity(s: State, dam: int) -> int:
    """Rule B1.2.5: a dam holds as many drops as it has pieces; Graziano's level 3 dams hold four."""
    level = s.dam_level[dam]
    if level < 3 or s.dam_owner[dam] == NEUTRAL:
        return level
    return OFFICERS[s.seats[s.dam_owner[dam]].ability].level_3_capacity


def flow_gainer(s: State) -> int:
    """The seat that gains from drops flowing past its powerhouses (B11.2), or EMPTY."""
    for seat, p in enumerate(s.seats):
        if has_ability(p) and COMPANIES[p.company].flow_energy:
            return seat
    return EMPTY


def stop_on_course(s: State, basin: int, held: list[int]) -> int:
    """Rule B8.1: where a drop from below the powerhouses of a basin stops, as an index of its course.

    That is the first dam with room, or the exit; `held` are the drops behind the dams at that moment.
    """
    course = COURSE[basin]
    last = len(course) - 1
    for i in range(last):
        place = course[i]
        if place >= 0 and s.dam_owner[place] >= 0 and held[place] < capacity(s, place):
            return i
    return last


def houses_passed(p: Seat, basin: int, stop: int) -> int:
    """Rule B11.2: in how many basins with an own powerhouse a drop flowed past the powerhouse spaces."""
    n = 0
    for i in range(stop):
        place = COURSE[basin][i]
        if EXIT_LEFT < place < 0:
            n += p.house_basins >> -place & 1
    return n


def flow(s: State, basin: int, source: int, origin: int) -> None:
    """One drop flows to its end; `origin` is the headstream or the system it comes from, as an action."""
    stop = stop_on_course(s, basin, s.dam_drops)
    gainer = flow_gainer(s)
    if gainer >= 0:
        company = s.seats[gainer].company
        for _ in range(houses_passed(s.seats[gainer], basin, stop)):
            gain_energy(s, gainer, S_COMPANY + company, COMPANIES[company].flow_energy)
    place = COURSE[basin][stop]
    if place >= 0:
        s.dam_drops[place] += 1
        s.tell(E_HELD, s.dam_owner[place], source, place, origin)
    else:
        s.tell(E_LEAVES, NOBODY, source, 0 if place > EXIT_RIGHT else 1, origin)


def flow_from(s: State, head: int, source: int) -> None:
    """One drop flows from a headstream."""
    flow(s, head + 1, source, A_HEAD + head)


def put_behind(s: State, dam: int, source: int, n: int) -> None:
    """Rule B8.1.9: drops put straight on a dam do not flow and trigger nothing."""
    if n > 0:
        s.dam_drops[dam] += n
        s.tell(E_ADDED, s.dam_owner[dam], source, dam, n)


class PlaceDrops(Choice[State]):  # a: drops left, b: 1 while the first one is mandatory
    name = "place_drops"
    bounds = (1, 4, 0, 1)
    clause = "B16.1.8"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        found = [A_HEAD + h for h in range(N_HEADSTREAMS)]
        if not f.b:
            found.append(SKIP)
        return found

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        self.place(s, f, action - A_HEAD)
        if f.a > 1:
            s.ask(f.op, f.seat, f.source, f.a - 1)

    def place(self, s: State, f: Frame, head: int) -> None:
        s.head_drops[head] += 1
        s.tell(E_WAITS, f.seat, f.source, head)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-drops") if action == SKIP else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if action == SKIP:
            return refusal("one-drop-least", "B6.3.1")
        return super().reason(s, f, action)


class FlowDrops(PlaceDrops):  # the same, but each drop flows at once (B6.3.2, B7.6.3)
    name = "flow_drops"
    bounds = (1, 4, 0, 1)

    def place(self, s: State, f: Frame, head: int) -> None:
        s.tell(E_FLOWS, f.seat, f.source, head)
        flow_from(s, head, f.source)


class Headstreams(Step[State]):
    """Rule B3.3: the round's drops are put on the headstream tiles."""

    name = "headstreams"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        if s.round == ROUNDS:
            return
        for head in range(N_HEADSTREAMS):
            tile = s.head_tiles[head]
            n = HEAD_TILES[tile].drops[s.round - 1]
            if n:
                s.head_drops[head] += n
                s.tell(E_HEAD_DROPS, NOBODY, A_HEAD_TILE + tile, head, n)


class WaterPhase(Step[State]):
    """Rule B8.2: all drops on the headstreams flow, A to D."""

    name = "water"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        s.tell(E_PHASE, NOBODY, S_RULES, PHASE_WATER)
        for head in range(N_HEADSTREAMS):
            n = s.head_drops[head]
            s.head_drops[head] = 0
            for _ in range(n):
                flow_from(s, head, A_HEAD + head)


def forecast(s: State) -> list[Event]:
    """What the water of this round would still do by itself; after the water phase nothing."""
    pending = [f.op for f in s.stack]
    if OP_WATER not in pending:
        return []
    story: list[Event] = []
    ahead = s.clone()
    ahead.story = story
    nothing = Frame(OP_WATER, NOBODY, S_RULES, 0, 0)
    if OP_HEADSTREAMS in pending:  # the incomes come before it
        Headstreams().run(ahead, nothing)
    WaterPhase().run(ahead, nothing)
    return [event for event in story if event[0] != E_PHASE]


class FillEmptyDams(Step[State]):
    """Rule B13.2.1: one drop on every own dam that holds none."""

    name = "fill_empty_dams"
    bounds = (0, 0, 0, N_DAMS - 1)

    def run(self, s: State, f: Frame) -> None:
        for dam in range(N_DAMS):
            if s.dam_owner[dam] == f.seat and s.dam_drops[dam] == 0:
                put_behind(s, dam, f.source, 1)


class FillDam(Step[State]):  # b: the dam just elevated
    """Rule B13.3.2: fill it up to its capacity."""

    name = "fill_dam"
    bounds = (0, 0, 0, N_DAMS - 1)

    def run(self, s: State, f: Frame) -> None:
        put_behind(s, f.b, f.source, capacity(s, f.b) - s.dam_drops[f.b])


def dams_with_room(s: State, seat: int) -> list[int]:
    """The dams of a seat, or NEUTRAL, that could hold one more drop."""
    return [d for d in range(N_DAMS) if s.dam_owner[d] == seat and s.dam_drops[d] < capacity(s, d)]
