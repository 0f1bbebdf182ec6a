"""Rule B7.1-B7.2: production with a dam, a conduit and a powerhouse."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.map import CONDUIT_END, CONDUIT_VALUE
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.levels import acts_with_ability, production_bonus
from millrace.games.barrage.names import seat_name, system_name
from millrace.games.barrage.numbering import conduit_of, dam_of
from millrace.games.barrage.numbers import (
    A_DROPS,
    A_ENGINEERS,
    A_SITE,
    A_SYSTEM,
    E_PRODUCED,
    E_SPENT,
    EMPTY,
    N_DAMS,
    N_SITES,
    NEUTRAL,
    OP_AFTER_PRODUCTION,
    OP_DROPS,
    OP_FULFIL,
    S_COMPANY,
    SITE_CONDUIT,
    SKIP,
)
from millrace.games.barrage.ops.asking import ask_seat
from millrace.games.barrage.ops.supply import gain_credits, gain_energy, gain_vp, pay_credits
from millrace.games.barrage.ops.water import flow
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Args, Choice, Step, refusal
from millrace.kernel.stack import Frame

AGAIN: Final = 99  # in place of an action's bonus: Germany's second production, where nothing is added
NO_BASIN: Final = 0
IN_PRODUCTION: Final = 1  # the energy comes from a production, not from a tile or reward


def systems(s: State, seat: int, spared: int = NO_BASIN) -> list[int]:
    """Rule B7.1.1: dam x 2 + side for every system with water; `spared` is a basin not to produce in.

    A company has at most one powerhouse in a basin, so dam and conduit name the powerhouse too.
    """
    basins = s.seats[seat].house_basins & ~(1 << spared)
    found: list[int] = []
    if not basins:
        return found
    for dam in range(N_DAMS):
        if s.dam_drops[dam] > 0 and (s.dam_owner[dam] == seat or s.dam_owner[dam] == NEUTRAL):
            left = dam & ~1
            if s.conduit_owner[left] >= 0 and basins >> CONDUIT_END[left] & 1:
                found.append(2 * dam)
            if s.conduit_owner[left + 1] >= 0 and basins >> CONDUIT_END[left + 1] & 1:
                found.append(2 * dam + 1)
    return found


def most_drops(s: State, seat: int, system: int, own: int) -> int:
    """Rule B7.1.8: as many as the dam holds and, through a foreign conduit, as many as there are credits."""
    held = s.dam_drops[dam_of(system)]
    if s.conduit_owner[conduit_of(system)] == seat:
        return held
    return min(held, own)


def energy_of(s: State, seat: int, system: int, drops: int, bonus: int) -> int:
    """Rule B7.1.4: drops times value, at least Viktor's four, with the bonuses of action and company."""
    product = drops * CONDUIT_VALUE[conduit_of(system)]
    if bonus == AGAIN:
        return product
    p = s.seats[seat]
    return max(product, OFFICERS[p.ability].least_product) + bonus + production_bonus(p)


def best_energy(s: State, seat: int, bonus: int, own: int, spared: int = NO_BASIN) -> int:
    """The most energy one production could give with so many credits for fees; 0 when there is none."""
    best = 0
    for system in systems(s, seat, spared):
        drops = most_drops(s, seat, system, own)
        if drops > 0:
            best = max(best, energy_of(s, seat, system, drops, bonus))
    return best


class Produce(Choice[State]):  # a: the action's bonus
    """Which system? Mandatory, since the space was chosen for it."""

    name = "produce"
    bounds = (-2, 3, 0, 0)
    clause = "B16.1.5"

    def bonus(self, f: Frame) -> int:
        return f.a

    def spared(self, f: Frame) -> int:  # noqa: ARG002
        return NO_BASIN

    def ready(self, s: State, f: Frame) -> list[int]:
        own = s.seats[f.seat].credits
        found: list[int] = []
        for system in systems(s, f.seat, self.spared(f)):
            drops = most_drops(s, f.seat, system, own)
            if drops > 0 and energy_of(s, f.seat, system, drops, self.bonus(f)) > 0:
                found.append(A_SYSTEM + system)
        return found

    def options(self, s: State, f: Frame) -> list[int]:
        return self.ready(s, f)

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action != SKIP:
            s.ask(OP_DROPS, f.seat, f.source, action - A_SYSTEM, self.bonus(f))

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"bonus": f.a})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        if action == SKIP:
            return Message("option-skip-produce")
        system = action - A_SYSTEM
        held, owner = s.dam_drops[dam_of(system)], s.conduit_owner[conduit_of(system)]
        args: Args = {
            "system": system_name(system),
            "drops": held,
            "energy": energy_of(s, f.seat, system, held, self.bonus(f)),
        }
        if owner == f.seat:
            return Message("option-system", args)
        args["owner"] = seat_name(s, owner)
        return Message("option-system-fee", args)

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if A_SYSTEM <= action < A_DROPS:
            return unusable(s, f.seat, action - A_SYSTEM, f.a, self.spared(f))
        return super().reason(s, f, action)


def unusable(s: State, seat: int, system: int, bonus: int, spared: int = NO_BASIN) -> Reason:
    """What a system lacks for a production with the bonus of an action."""
    p, dam, conduit = s.seats[seat], dam_of(system), conduit_of(system)
    basin, name = CONDUIT_END[conduit], system_name(system)
    if s.dam_owner[dam] not in (seat, NEUTRAL):
        return refusal("not-your-water", "B7.1.1", system=name)
    if s.dam_drops[dam] == 0:
        return refusal("no-water", "B7.1.1", system=name)
    if s.conduit_owner[conduit] == EMPTY:
        return refusal("no-conduit", "B7.1.1", system=name)
    if not p.house_basins >> basin & 1:
        return refusal("no-powerhouse", "B7.1.1", basin=basin)
    if basin == spared:
        return refusal("same-powerhouse", "B11.4.1", basin=basin)
    if most_drops(s, seat, system, p.credits) == 0:
        return refusal("fee", "B7.1.8", have=p.credits)
    return refusal("no-energy", "B7.1.5", bonus=bonus)


class MayProduce(Produce):
    """Rule B13.3.4: the level II powerhouse tile offers a production."""

    name = "produce_may"
    bounds = (-2, 3, 0, N_SITES - 1)
    clause = "B16.1.11"

    def applies(self, s: State, f: Frame) -> bool:
        return len(self.ready(s, f)) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        return [*self.ready(s, f), SKIP]


class ProduceAgain(MayProduce):  # b: the system of the first production
    """Rule B11.4: Germany's second production, with a different powerhouse and nothing added."""

    name = "produce_again"
    bounds = (0, 0, 0, 2 * N_DAMS - 1)

    def bonus(self, f: Frame) -> int:  # noqa: ARG002
        return AGAIN

    def spared(self, f: Frame) -> int:
        return CONDUIT_END[conduit_of(f.b)]

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({})


class ChooseDrops(Choice[State]):  # a: the system, b: the action's bonus
    name = "drops"
    bounds = (0, 2 * N_DAMS - 1, -2, 99)
    clause = "B16.1.5"

    def options(self, s: State, f: Frame) -> list[int]:
        most = most_drops(s, f.seat, f.a, s.seats[f.seat].credits)
        return [A_DROPS + d for d in range(1, most + 1) if energy_of(s, f.seat, f.a, d, f.b) > 0]

    def pick(self, s: State, f: Frame, action: int) -> None:
        produce(s, f.seat, f.source, f.a, action - A_DROPS, f.b)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"system": system_name(f.a)})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:
        n = action - A_DROPS
        return Message("option-drops", {"n": n, "energy": energy_of(s, f.seat, f.a, n, f.b)})

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_DROPS <= action < A_ENGINEERS:
            return super().reason(s, f, action)
        drops, held, own = action - A_DROPS, s.dam_drops[dam_of(f.a)], s.seats[f.seat].credits
        if drops == 0 or drops > held:
            return refusal("drops-held", "B7.1.2", have=held)
        if drops > most_drops(s, f.seat, f.a, own):
            return refusal("fee", "B7.1.8", have=own)
        return refusal("no-energy", "B7.1.5", bonus=0 if f.b == AGAIN else f.b)


def produce(s: State, seat: int, source: int, system: int, drops: int, bonus: int) -> None:
    """Rule B7.2.1, in its order; the contract and the company's ability follow as frames."""
    conduit = conduit_of(system)
    energy = energy_of(s, seat, system, drops, bonus)
    if bonus != AGAIN and COMPANIES[s.seats[seat].company].after_production:
        s.ask(OP_AFTER_PRODUCTION, seat, source, 0, system)
    s.dam_drops[dam_of(system)] -= drops
    s.tell(E_SPENT, seat, source, system, drops)
    pay_fee(s, seat, conduit, drops)
    s.tell(E_PRODUCED, seat, source, energy, system)
    gain_energy(s, seat, source, energy)
    for _ in range(drops):
        flow(s, CONDUIT_END[conduit], source, A_SYSTEM + system)
    ask_seat(s, OP_FULFIL, seat, source, energy, IN_PRODUCTION)


class AfterProduction(Step[State]):  # b: the system used
    """Rule B7.2.1, step 6: an ability that the contract's reward has just switched on acts too (R-81)."""

    name = "after_production"
    bounds = (0, 0, 0, 2 * N_DAMS - 1)

    def run(self, s: State, f: Frame) -> None:
        p = s.seats[f.seat]
        if acts_with_ability(p):
            for op, a, _ in COMPANIES[p.company].after_production[::-1]:
                ask_seat(s, op, f.seat, S_COMPANY + p.company, a, f.b)


def pay_fee(s: State, seat: int, conduit: int, drops: int) -> None:
    """Rule B7.1.7: one credit per drop to the owner of a foreign conduit, who also scores."""
    owner = s.conduit_owner[conduit]
    if owner != seat:
        source = A_SITE + SITE_CONDUIT + conduit
        pay_credits(s, seat, source, drops)
        gain_credits(s, owner, source, drops)
        gain_vp(s, owner, source, drops)
