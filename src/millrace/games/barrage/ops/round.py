"""Rules B3, B9 and B10: rounds, incomes, scoring, and the end of the game."""

from __future__ import annotations

from millrace.games.barrage.content.boards import TRACK_CREDITS, ZERO_ENERGY_VP
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES, REVEALED_BY
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.effects import turn_of
from millrace.games.barrage.levels import has_income, is_automa, lasting_ability
from millrace.games.barrage.numbers import (
    A_BONUS,
    A_OBJECTIVE,
    A_USE,
    BLOCKED,
    E_AUTOMA_INCOME,
    E_CLEARED,
    E_ORDER,
    E_PHASE,
    E_RETURN,
    E_ROUND,
    E_WINS,
    E_WORK_LEAVES,
    EMPTY,
    ENGINEERS,
    OP_ACTIONS,
    OP_DEAL_TILE,
    OP_DEAL_WORK,
    OP_END_ROUND,
    OP_FINAL,
    OP_HEADSTREAMS,
    OP_INCOME,
    OP_INCOMES,
    OP_ROUND,
    OP_SCORING,
    OP_WATER,
    PERSON,
    PHASE_END,
    PHASE_INCOME,
    PHASE_SCORING,
    ROUNDS,
    S_HELD,
    S_INCOME,
    S_LEFTOVERS,
    S_RANK,
    S_RULES,
    S_TRACK,
)
from millrace.games.barrage.ops.asking import TWIN, ask_seat
from millrace.games.barrage.ops.construct import close_first_space
from millrace.games.barrage.ops.sites import pieces_built
from millrace.games.barrage.ops.supply import gain_credits, gain_vp
from millrace.games.barrage.score import (
    bonus_vp,
    counted_energy,
    held_drops,
    leftover_vp,
    new_order,
    objective_counts,
    objective_vp,
    rank_vp,
    winners,
)
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.operation import Step
from millrace.kernel.stack import CHANCE, NOBODY, Effect, Frame


class Round(Step[State]):  # a: which
    """Rule B3.1: five phases; the last round ends with the final scoring instead."""

    name = "round"
    bounds = (1, 5, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        s.round = f.a
        s.tell(E_ROUND, NOBODY, S_RULES, f.a)
        s.ask(OP_END_ROUND if f.a < ROUNDS else OP_FINAL, NOBODY, S_RULES)
        s.ask(OP_SCORING, NOBODY, S_RULES)
        s.ask(OP_WATER, NOBODY, S_RULES)
        s.ask(OP_ACTIONS, NOBODY, S_RULES, 0, 1)
        s.ask(OP_HEADSTREAMS, NOBODY, S_RULES)
        s.ask(OP_INCOMES, NOBODY, S_RULES)


class Incomes(Step[State]):
    """Rule B3.2.5: in reverse turn order."""

    name = "incomes"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        s.tell(E_PHASE, NOBODY, S_RULES, PHASE_INCOME)
        for seat in s.order:
            s.ask(OP_INCOME, seat, S_RULES)


class Income(Step[State]):
    """Rules B3.2.1 and B7.6.1: every revealed income once, plain gains first."""

    name = "income"

    def run(self, s: State, f: Frame) -> None:
        p = s.seats[f.seat]
        if not has_income(p):
            return
        parts: list[tuple[int, Effect]] = []
        for structure, row in enumerate(COMPANIES[p.company].incomes):
            built = pieces_built(p, structure)
            for place in range(len(REVEALED_BY)):
                if built >= REVEALED_BY[place]:
                    parts += [(S_INCOME + structure * 3 + place, effect) for effect in row[place]]
        if is_automa(p) and any(TWIN[effect[0]] != effect[0] for _, effect in parts):
            s.tell(E_AUTOMA_INCOME, f.seat, S_RULES, s.criteria)
        for turn in (2, 1, 0):
            for source, effect in reversed(parts):
                if turn_of(effect) == turn:
                    ask_seat(s, effect[0], f.seat, source, effect[1], effect[2])


class Scoring(Step[State]):
    """Rules B9.4-B9.5: ranking for all, credits for all, the bonus tile for all; then it leaves the game."""

    name = "scoring"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        s.tell(E_PHASE, NOBODY, S_RULES, PHASE_SCORING)
        for seat, n in enumerate(rank_vp([p.energy for p in s.seats])):
            if n:
                gain_vp(s, seat, S_RANK, n)
        for seat, p in enumerate(s.seats):
            gain_credits(s, seat, S_TRACK, TRACK_CREDITS[counted_energy(p)])
            if p.energy == 0:
                gain_vp(s, seat, S_TRACK, ZERO_ENERGY_VP)
        tile = s.bonus[s.round - 1]
        for seat, p in enumerate(s.seats):
            n = bonus_vp(p, tile, s.round)
            if n:
                gain_vp(s, seat, A_BONUS + tile, n)
        s.bonus[s.round - 1] = EMPTY


class EndRound(Step[State]):
    """Rule B9.6: new turn order, markers and engineers back, new advanced tiles."""

    name = "end_round"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        s.tell(E_PHASE, NOBODY, S_RULES, PHASE_END)
        s.order = new_order(s)
        for at, seat in enumerate(s.order):
            s.tell(E_ORDER, seat, S_RULES, at)
        for seat, p in enumerate(s.seats):
            s.tell(E_RETURN, seat, S_RULES, ENGINEERS - p.engineers)
            p.energy = 0
            p.engineers = ENGINEERS
            p.architect = int(OFFICERS[lasting_ability(p)].is_architect)
            p.banked = p.constructions = p.activations = p.on_officer = p.elsewhere = 0
            p.used = p.has_moved = p.has_passed = 0
        for i, cell in enumerate(s.spaces):
            if cell != BLOCKED:
                s.spaces[i] = 0
        for building in s.buildings:
            close_first_space(s, building)
        s.ask(OP_ROUND, NOBODY, S_RULES, s.round + 1)
        self.refresh(s)

    def refresh(self, s: State) -> None:
        """Rules B9.6.4 and L3.4: what lies face up leaves the game, new tiles and works come."""
        for position in range(len(s.works) - 1, -1, -1):
            if s.works[position] != EMPTY:
                s.tell(E_WORK_LEAVES, NOBODY, S_RULES, s.works[position])
                s.works[position] = EMPTY
            s.ask(OP_DEAL_WORK, CHANCE, S_RULES, 0, position)
        for slot in range(len(s.patents) - 1, -1, -1):
            if s.patents[slot] != EMPTY:
                s.tell(E_CLEARED, NOBODY, S_RULES, s.patents[slot])
                s.patents[slot] = EMPTY
            s.ask(OP_DEAL_TILE, CHANCE, S_RULES, 0, slot)


class FinalScoring(Step[State]):
    """Rule B10: objective tile, leftovers, held drops, and who wins."""

    name = "final"

    def run(self, s: State, f: Frame) -> None:  # noqa: ARG002
        automas = [p.level != PERSON for p in s.seats]
        for seat, n in enumerate(objective_vp(objective_counts(s), automas)):
            if n:
                gain_vp(s, seat, A_OBJECTIVE + s.objective, n)
        for seat, p in enumerate(s.seats):
            for source, n in ((S_LEFTOVERS, leftover_vp(p)), (S_HELD, held_drops(s, seat))):
                if n:
                    gain_vp(s, seat, source, n)
            for building in bits(p.buildings):
                gain_vp(s, seat, A_USE + building, BUILDINGS[building].vp)
        for seat in winners(s):
            s.tell(E_WINS, seat, S_RULES, s.seats[seat].vp)
