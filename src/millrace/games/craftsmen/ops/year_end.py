"""Rules C15 and C16: the year-end scoring and the end of the game."""

from __future__ import annotations

from millrace.games.craftsmen.capital import kinds_in
from millrace.games.craftsmen.content.board import HAND_SEASON, N_COLOURS, N_VALUES, SET_VP, value_of
from millrace.games.craftsmen.content.buildings import CARDS, COLOUR_KEYS
from millrace.games.craftsmen.content.goods import N_ROWS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD, MAJORITY, N_SHIPS
from millrace.games.craftsmen.names import capital_name
from millrace.games.craftsmen.numbers import (
    A_KIND,
    A_POINTS,
    E_INVESTED,
    E_PHASE,
    E_SHIP_RANK,
    E_WINS,
    EMPTY,
    NATURAL,
    OP_INVEST,
    OP_LIMITS,
    OP_REFILL,
    PHASE_YEAR_END,
    S_BONUS,
    S_CITY,
    S_GRANARY,
    S_INVESTMENT,
    S_SHIP,
    SKIP,
)
from millrace.games.craftsmen.ops.cards import discard
from millrace.games.craftsmen.ops.ships import score
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, Step, refusal
from millrace.kernel.stack import NOBODY, Frame


def ship_markers(s: State, ship: int) -> list[tuple[int, int]]:
    """The markers on a ship as (hold place, seat), the best place first."""
    return [
        (i, s.holds[i]) for i in range(2 * len(HOLD)) if HOLD[i >> 1].ship == ship and s.holds[i] != EMPTY
    ]


def ship_ranking(s: State, ship: int) -> list[int]:
    """Rule C15.1.1: most markers first; ties: the best marker higher, then further left."""
    markers = ship_markers(s, ship)
    seats = {seat for _, seat in markers}
    count = {seat: sum(1 for _, owner in markers if owner == seat) for seat in seats}
    best = {seat: min(place for place, owner in markers if owner == seat) for seat in seats}
    return sorted(seats, key=lambda seat: (-count[seat], best[seat]))


def city_sets(p: Seat) -> int:
    """Rule C15.2: complete sets of four colours among the halves of the row."""
    halves = [CARDS[card].top for card in p.row] + [CARDS[card].bottom for card in p.row]
    return min(halves.count(colour) for colour in range(N_COLOURS))


def city_points(p: Seat) -> int:
    return SET_VP * city_sets(p)


def ship_places(s: State, ship: int) -> list[tuple[int, int]]:
    """Rule C15.1: who gets a bonus on a ship, with its points, the first first."""
    return list(zip(ship_ranking(s, ship), MAJORITY[ship], strict=False))


class YearEnd(Step[State]):
    """Rules C15.1-C15.4: ships, city, granary, then investments in turn order."""

    name = "year_end"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        s.tell(E_PHASE, NOBODY, 0, PHASE_YEAR_END)
        for ship in range(N_SHIPS):
            for place, (seat, bonus) in enumerate(ship_places(s, ship)):
                s.tell(E_SHIP_RANK, seat, 0, ship, place)
                score(s, seat, S_SHIP, bonus)
            for i, seat in ship_markers(s, ship):
                score(s, seat, S_SHIP, HOLD[i >> 1].vp)
        s.holds = [EMPTY] * len(s.holds)
        for seat, p in enumerate(s.seats):
            score(s, seat, S_CITY, city_points(p))
        for seat in range(len(s.seats)):
            score(s, seat, S_GRANARY, s.granary.count(seat))
        for row in range(0, len(s.granary), 2):  # own cubes are taken back; natural markers drop
            natural = [marker for marker in s.granary[row : row + 2] if marker == NATURAL]
            s.granary[row : row + 2] = natural + [EMPTY] * (2 - len(natural))
        for seat in reversed(s.order):
            s.ask(OP_INVEST, seat)


class Invest(Choice[State]):  # a: the colour asked for, b: the sum of the values so far
    """Rule C15.4: four cards, one of each colour. All with four cards are asked: nobody shows his hand."""

    name = "invest"
    bounds = (0, 3, 0, 12)
    clause = "C15.4"

    def applies(self, s: State, f: Frame) -> bool:
        return s.seats[f.seat].capital.bit_count() >= N_COLOURS or f.a > 0

    def options(self, s: State, f: Frame) -> list[int]:
        kinds = kinds_in(s.seats[f.seat].capital)
        found = [A_KIND + kind for kind in kinds if kind // N_VALUES == f.a]
        if f.a:
            return found
        has_all = len({kind // N_VALUES for kind in kinds}) == N_COLOURS
        return [*found, SKIP] if has_all else [SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        total = f.b + value_of(discard(s, f.seat, action - A_KIND, E_INVESTED))
        if f.a + 1 < N_COLOURS:
            s.ask(OP_INVEST, f.seat, 0, f.a + 1, total)
        else:
            score(s, f.seat, S_INVESTMENT, total)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"n": f.a, "sum": f.b, "colour": Message("colour-" + COLOUR_KEYS[f.a])})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-invest") if action == SKIP else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_KIND <= action < A_POINTS:
            return super().reason(s, f, action)
        kind = action - A_KIND
        colours = {k // N_VALUES for k in kinds_in(s.seats[f.seat].capital)}
        if not f.a and len(colours) < N_COLOURS:
            return refusal("four-colours", self.clause)
        is_asked = kind // N_VALUES == f.a
        return refusal(
            "no-such-card" if is_asked else "other-colour", self.clause, capital=capital_name(kind)
        )


class CleanUp(Step[State]):
    """Rules C15.5-C15.6: natural markers fill the granary up; hand limits."""

    name = "clean_up"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        s.granary = [NATURAL] * (2 * N_ROWS)
        s.ask(OP_REFILL, NOBODY)
        s.ask(OP_LIMITS, NOBODY, 0, HAND_SEASON)


class FinalScoring(Step[State]):
    """Rule C16: the bonus tokens, and who wins."""

    name = "final"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        for token, seat in enumerate(s.bonus):
            if seat != EMPTY:
                score(s, seat, S_BONUS, BONUS_TOKENS[token].vp)
        for seat in winners(s):
            s.tell(E_WINS, seat, 0, s.seats[seat].vp)


def winners(s: State) -> list[int]:
    """Rule C16.2: most points, then more capital cards, then further back in turn order."""
    if not s.order:
        return []
    return [
        max(
            s.order,
            key=lambda seat: (s.seats[seat].vp, s.seats[seat].capital.bit_count(), s.order.index(seat)),
        )
    ]
