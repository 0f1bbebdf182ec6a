"""Rules C3, C5, C13 and C14: seasons, stages, privileges and the end of a season."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import (
    ASSISTANTS,
    BANKERS,
    BUILDERS,
    CRAFT,
    GOLD,
    HAND_MOST,
    HAND_SEASON,
    N_TOWN,
    QUEUE,
    SPRING,
    TOKENS_MOST,
    TOWN_HALL,
    WINTER,
    WORK_POINTS,
    YEARS,
)
from millrace.games.craftsmen.numbers import (
    A_PRIVILEGE,
    A_TOKEN,
    E_ORDER,
    E_PHASE,
    E_PRIVILEGE,
    E_SEASON,
    E_STAGE,
    E_TOKEN,
    EMPTY,
    OP_ASSISTANTS,
    OP_BANKERS,
    OP_BUILD,
    OP_CLEAN_UP,
    OP_CRAFT,
    OP_END_SEASON,
    OP_FINAL,
    OP_GAP,
    OP_LIMIT,
    OP_LIMITS,
    OP_MERCHANTS,
    OP_NEXT_SEASON,
    OP_NOTARY,
    OP_REFILL,
    OP_SEASON,
    OP_STAGE,
    OP_TOWN_HALL,
    OP_WINTER,
    OP_YEAR_END,
    PHASE_BUILDINGS,
    PHASE_END,
    S_RULES,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Reason
from millrace.kernel.operation import Bounds, Step, refusal
from millrace.kernel.stack import NOBODY, Frame

ACTION_OF: Final[tuple[int, ...]] = (OP_BANKERS, OP_BUILD, OP_NOTARY, OP_CRAFT, OP_MERCHANTS, OP_TOWN_HALL)

# the second argument of an action's frame: which disc acts, and whether its privilege is gone
NO_DISC: Final = 6  # winter: no assistant stands there
DISC: Final = 7  # the part that says which disc
USED: Final = 8
BY_TOKEN: Final = 16  # a work token pays for this work point
DISCS: Final = DISC | USED | BY_TOKEN
ACTING: Final[Bounds] = (0, 1, 0, DISCS)


class Season(Step[State]):  # a: year, b: season
    name = "season"
    bounds = (1, YEARS, SPRING, WINTER)

    def run(self, s: State, f: Frame) -> None:
        s.year, s.season = f.a, f.b
        s.tell(E_SEASON, NOBODY, 0, f.a, f.b)
        s.ask(OP_NEXT_SEASON, NOBODY)
        if f.b == WINTER:
            s.ask(OP_CLEAN_UP, NOBODY)
            s.ask(OP_YEAR_END, NOBODY)
            s.ask(OP_WINTER, NOBODY, 0, CRAFT)
            s.ask(OP_GAP, NOBODY)
            s.ask(OP_WINTER, NOBODY, 0, BUILDERS)
        else:
            s.ask(OP_END_SEASON, NOBODY)
            s.ask(OP_STAGE, NOBODY, 0, BANKERS)
            s.ask(OP_ASSISTANTS, NOBODY, 0, 0, 1)


class Stage(Step[State]):  # a: town building, b: the disc that comes next
    """Rules C5.1-C5.2: every assistant acts, spaces from left to right, the lower disc first."""

    name = "stage"
    bounds = (0, N_TOWN - 1, 0, NO_DISC)

    def run(self, s: State, f: Frame) -> None:
        if f.b == 0:
            if f.a == BANKERS:
                s.tell(E_PHASE, NOBODY, 0, PHASE_BUILDINGS)
            s.tell(E_STAGE, NOBODY, 0, f.a)
        first = f.a * QUEUE * 2
        for disc in range(f.b, QUEUE * 2):
            seat = s.queues[first + disc]
            if seat != EMPTY:
                s.ask(OP_STAGE, NOBODY, 0, f.a, disc + 1)
                act(s, f.a, seat, disc)
                return
        if f.a < TOWN_HALL:
            s.ask(OP_STAGE, NOBODY, 0, f.a + 1)
            s.ask(OP_GAP, NOBODY)


def act(s: State, building: int, seat: int, disc: int) -> None:
    """One action of a building; afterwards the hand limit and the empty places are seen to."""
    s.ask(OP_REFILL, NOBODY)
    s.ask(OP_LIMIT, seat, 0, HAND_MOST)
    work = WORK_POINTS[s.year] if building == CRAFT else 0
    s.ask(ACTION_OF[building], seat, 0, work, disc)


class Winter(Step[State]):  # a: town building
    """Rules C14.2-C14.3: in turn order each player acts as if by one assistant."""

    name = "winter"
    bounds = (0, N_TOWN - 1, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        s.tell(E_STAGE, NOBODY, 0, f.a)
        for seat in reversed(s.order):
            act(s, f.a, seat, NO_DISC)


# Privileges -----------------------------------------------------------------------------------------------


def privilege_options(s: State, seat: int, disc: int) -> list[int]:
    """Rules C5.4-C5.5: by the gold space, else by a token; once for each assistant."""
    if disc & USED:
        return []
    if disc >> 1 == GOLD:
        return [A_PRIVILEGE]
    return [A_TOKEN] if s.seats[seat].privileges else []


def privilege_reason(s: State, f: Frame, action: int) -> Reason:
    """Why a question that knows a privilege does not offer it."""
    if f.b & USED:
        return refusal("privilege-used", "C5.5.2")
    is_on_gold = (f.b & DISC) >> 1 == GOLD
    if action == A_PRIVILEGE and not is_on_gold:
        return refusal("not-on-gold", "C5.4")
    if action == A_TOKEN and is_on_gold:
        return refusal("no-token-needed", "C5.4")
    if action == A_TOKEN and not s.seats[f.seat].privileges:
        return refusal("no-token", "C5.5.1")
    return refusal("privilege-useless", "C5.4")


def use_privilege(s: State, seat: int, building: int, disc: int, action: int) -> int:
    """Declare it; the assistant goes onto the picture (C5.6). The disc, marked as used."""
    p = s.seats[seat]
    if action == A_TOKEN:
        p.privileges -= 1
        s.privilege_pool += 1
        s.tell(E_TOKEN, seat, 0, 0, -1)
    s.tell(E_PRIVILEGE, seat, 0, building, int(action == A_TOKEN))
    if disc < NO_DISC:
        s.queues[building * QUEUE * 2 + disc] = EMPTY
        s.pictures[building * len(s.seats) + seat] += 1
        p.pictures += 1
    return disc | USED


# The end of a season --------------------------------------------------------------------------------------


class EndSeason(Step[State]):
    """Rule C13: tokens for the fewest privileges, the new order, hand limits, everybody home."""

    name = "end_season"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        s.tell(E_PHASE, NOBODY, 0, PHASE_END)
        self.award(s)
        s.order = s.track + [seat for seat in s.order if seat not in s.track]
        s.track = []
        for at, seat in enumerate(s.order):
            s.tell(E_ORDER, seat, S_RULES, at)
        s.queues = [EMPTY] * (N_TOWN * QUEUE * 2)
        s.pictures = [0] * (N_TOWN * len(s.seats))
        for p in s.seats:
            p.assistants, p.has_passed, p.pictures = ASSISTANTS, 0, 0
        s.ask(OP_REFILL, NOBODY)
        s.ask(OP_LIMITS, NOBODY, 0, HAND_SEASON)

    def award(self, s: State) -> None:
        """Rules C13.1 and C17.4: one privilege token for whoever used the fewest privileges."""
        fewest = min(p.pictures for p in s.seats)
        lucky = [seat for seat in s.order if s.seats[seat].pictures == fewest]
        if len(s.seats) == 2 and len(lucky) == 2:
            return
        for seat in lucky:
            take_privilege(s, seat)


def take_privilege(s: State, seat: int) -> None:
    """A privilege token from the pool, if there is one and the player holds fewer than three."""
    if s.privilege_pool and s.seats[seat].privileges < TOKENS_MOST:
        s.privilege_pool -= 1
        s.seats[seat].privileges += 1
        s.tell(E_TOKEN, seat, 0, 0, 1)


class NextSeason(Step[State]):
    """Rules C3.4 and C17.5: the calendar advances; two players swap places."""

    name = "next_season"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        if s.year == YEARS and s.season == WINTER:
            s.ask(OP_FINAL, NOBODY)
            return
        if len(s.seats) == 2:
            s.order.reverse()
            for at, seat in enumerate(s.order):
                s.tell(E_ORDER, seat, S_RULES, at)
        if s.season == WINTER:
            s.ask(OP_SEASON, NOBODY, 0, s.year + 1, 0)
        else:
            s.ask(OP_SEASON, NOBODY, 0, s.year, s.season + 1)
