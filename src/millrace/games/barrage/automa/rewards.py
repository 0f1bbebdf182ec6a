"""Rule A5.9: rewards and incomes of an Automa, where a person would be asked."""

from __future__ import annotations

from millrace.games.barrage.automa.build import free_site
from millrace.games.barrage.automa.choosing import (
    FEWER_OF_KIND,
    MIXERS_OF_CHOICE,
    NO_DAM_WITH_ROOM,
    NO_GAIN_OF_DROPS,
    NO_SECOND_SYSTEM,
    NO_SYSTEM_FOR_TILE,
    NO_TILE_FACE_UP,
    REWARD_LEVEL,
    REWARD_TOPMOST,
    choose,
    nothing,
    pick,
)
from millrace.games.barrage.automa.drops import best_placement, placements, put_drops
from millrace.games.barrage.automa.placement import DROP, Wishes, choose_site
from millrace.games.barrage.automa.systems import (
    best_contract,
    best_private,
    best_system,
    drops_used,
    fulfilled_together,
    produce_with,
)
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import CONDUIT_END
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.numbering import conduit_of, dam_of
from millrace.games.barrage.numbers import (
    A_CONTRACT,
    A_EXCAVATORS,
    A_SITE,
    A_TILE,
    BASE,
    E_AUTOMA_SYSTEM,
    E_FORFEIT,
    E_FULFILLED,
    EMPTY,
    MOST,
    N_DAMS,
    N_SITES,
    POWERHOUSE,
    S_RULES,
)
from millrace.games.barrage.ops.asking import reward
from millrace.games.barrage.ops.construct import put_piece
from millrace.games.barrage.ops.contracts import leave_row, lowering
from millrace.games.barrage.ops.produce import AGAIN, energy_of, systems
from millrace.games.barrage.ops.sites import surcharge
from millrace.games.barrage.ops.spaces import take_tile
from millrace.games.barrage.ops.supply import gain_excavators, gain_mixers, pay_credits
from millrace.games.barrage.ops.turn import refill_display
from millrace.games.barrage.ops.water import dams_with_room, put_behind
from millrace.games.barrage.state import State
from millrace.kernel.operation import Step
from millrace.kernel.stack import Frame


class AutomaMachines(Step[State]):  # a: how many of choice
    """Rules A3.14 and A7.4.5: one at a time, the kind it has fewer of; with Jill always mixers."""

    name = "automa_machines"
    bounds = (1, 4, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        p = s.seats[f.seat]
        is_jills = OFFICERS[p.ability].mixers_per_value > 0
        for _ in range(f.a):
            n = 0 if is_jills or p.mixers < p.excavators else 1
            pick(s, f.seat, MIXERS_OF_CHOICE if is_jills else FEWER_OF_KIND, A_EXCAVATORS + n)
            if n:
                gain_excavators(s, f.seat, f.source, 1)
            else:
                gain_mixers(s, f.seat, f.source, 1)


class AutomaPlaceDrops(Step[State]):  # a: how many at the most
    """Rule A5.9.2: drops without gain are forfeited."""

    name = "automa_place_drops"
    bounds = (1, 4, 0, 1)

    def run(self, s: State, f: Frame) -> None:
        put_what_gains(s, f, is_flowing=False)


class AutomaFlowDrops(Step[State]):  # a: how many at the most
    name = "automa_flow_drops"
    bounds = (1, 4, 0, 1)

    def run(self, s: State, f: Frame) -> None:
        put_what_gains(s, f, is_flowing=True)


def put_what_gains(s: State, f: Frame, *, is_flowing: bool) -> None:
    found = placements(s, f.seat, f.a, is_flowing=is_flowing)
    if found:
        put_drops(s, f.seat, f.source, best_placement(s, f.seat, found), is_flowing=is_flowing)
    else:
        nothing(s, f.seat, NO_GAIN_OF_DROPS)


class AutomaFreeBuild(Step[State]):  # a: structure, b: areas as a mask, or the highest value of a conduit
    """Rule A5.9.3."""

    name = "automa_free_build"
    bounds = (BASE, POWERHOUSE, 1, 7)

    def run(self, s: State, f: Frame) -> None:
        site = free_site(s, f.seat, f.a, f.b)
        if site == EMPTY:
            s.tell(E_FORFEIT, f.seat, f.source, f.op, f.a)
            return
        pay_credits(s, f.seat, A_SITE + site, surcharge(f.a, site, 0))
        put_piece(s, f.seat, f.source, f.a, site)


class AutomaFulfil(Step[State]):  # a: energy, b: IN_PRODUCTION when it comes from a production
    """Rules A5.1.4 and L8.10: the highest contract face up; with Simone as many as a production covers."""

    name = "automa_fulfil"
    bounds = (1, MOST, 0, 1)

    def run(self, s: State, f: Frame) -> None:
        p = s.seats[f.seat]
        reach = f.a + lowering(p)
        if f.b and OFFICERS[p.ability].many_contracts:
            fulfil_all(s, f.seat, f.source, fulfilled_together(s, f.seat, reach))
        else:
            contract = best_contract(s, f.seat, reach)
            fulfil_all(s, f.seat, f.source, [contract] if contract != EMPTY else [])


class AutomaFulfilFree(Step[State]):  # a: the highest requirement
    """Rule L8.6: a private contract of the contract office, without energy."""

    name = "automa_fulfil_free"
    bounds = (1, MOST, 0, 1)

    def run(self, s: State, f: Frame) -> None:
        contract = best_private(s, f.seat, f.a)
        fulfil_all(s, f.seat, f.source, [contract] if contract != EMPTY else [])


def fulfil_all(s: State, seat: int, source: int, contracts: list[int]) -> None:
    """Rule A5.1.5: face down to the Automa, the display refilled at once, then the rewards in order."""
    for contract in contracts[::-1]:
        reward(s, seat, A_CONTRACT + contract, CONTRACTS[contract].rewards)
    for contract in contracts:
        s.seats[seat].fulfilled |= 1 << contract
        leave_row(s, contract)
        if contract in s.display:
            s.display[s.display.index(contract)] = EMPTY
        s.tell(E_FULFILLED, seat, source, contract)
    if contracts:
        refill_display(s)


class AutomaProduce(Step[State]):  # a: bonus
    """Rule A7.3.5: a production with the best system, if there is one."""

    name = "automa_produce"
    bounds = (-2, 3, 0, N_SITES - 1)

    def run(self, s: State, f: Frame) -> None:
        system = best_system(s, f.seat, f.a)
        if system != EMPTY:
            produce_with(s, f.seat, f.source, system, f.a)
        else:
            nothing(s, f.seat, NO_SYSTEM_FOR_TILE)


class AutomaProduceAgain(Step[State]):  # b: the system of the first production
    """Rule A7.3.9: Germany's second production, with the system of the largest energy."""

    name = "automa_produce_again"
    bounds = (0, 0, 0, 2 * N_DAMS - 1)

    def run(self, s: State, f: Frame) -> None:
        system = best_system(s, f.seat, AGAIN, CONDUIT_END[conduit_of(f.b)])
        if system != EMPTY:
            produce_with(s, f.seat, f.source, system, AGAIN)
        else:
            nothing(s, f.seat, NO_SECOND_SYSTEM)


class AutomaRefill(Step[State]):  # b: the system just used
    """Rule L8.5: the drop goes to the dam of the system that would produce most now (R-85)."""

    name = "automa_refill"
    bounds = (0, 0, 0, 2 * N_DAMS - 1)

    def run(self, s: State, f: Frame) -> None:
        dams = [dam for dam in dams_with_room(s, f.seat) if dam != dam_of(f.b)]
        if not dams:
            nothing(s, f.seat, NO_DAM_WITH_ROOM)
            return
        most = dict.fromkeys(dams, 0)  # energy, 0 without a system or without water
        for system in systems(s, f.seat):
            if dam_of(system) in most:
                energy = energy_of(s, f.seat, system, drops_used(s, f.seat, system, 0), 0)
                s.tell(E_AUTOMA_SYSTEM, f.seat, S_RULES, energy, system)
                most[dam_of(system)] = max(most[dam_of(system)], energy)
        best = [dam for dam in dams if most[dam] == max(most.values())]
        put_behind(s, choose_site(s, f.seat, DROP, dams, Wishes(productive=best)), f.source, 1)


class AutomaTakePatent(Step[State]):
    """Rule L8.7: the highest level, the topmost on ties."""

    name = "automa_take_patent"

    def run(self, s: State, f: Frame) -> None:
        tiles = [A_TILE + tile for tile in s.patents if tile != EMPTY]
        if not tiles:
            nothing(s, f.seat, NO_TILE_FACE_UP)
            return
        steps = (
            (REWARD_LEVEL, lambda x: TILES[x - A_TILE].level),
            (REWARD_TOPMOST, lambda x: -s.patents.index(x - A_TILE)),
        )
        take_tile(s, f.seat, f.source, s.patents.index(choose(s, f.seat, tiles, steps) - A_TILE))
