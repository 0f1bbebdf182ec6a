"""Why an action is not offered: a reason, its arguments and the clause. Slow; only people ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from millrace.games.barrage.content.buildings import BUILDINGS, SLOT_FEWEST
from millrace.games.barrage.content.companies import PIECES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import CONDUIT_END, CONDUIT_VALUE, SITE_AREA, SITE_BASIN
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import (
    CONSTRUCTION_COST,
    CONSTRUCTION_ENGINEERS,
    CONTRACT,
    MAHIRI_COST,
    PATENT,
    PRIVATE,
    SPACES,
)
from millrace.games.barrage.content.tiles import NO_ENGINEERS, SWAP, TILE_PURSE, TILES_FOR
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.describe import (
    building_name,
    company_name,
    contract_name,
    officer_name,
    seat_name,
    site_name,
    space_name,
    structure_name,
    system_name,
    tile_name,
)
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbers import (
    A_BUILD,
    A_COMPANY,
    A_CONTRACT,
    A_COPY,
    A_DROPS,
    A_ENGINEERS,
    A_EXCAVATORS,
    A_HEAD,
    A_HEAD_TILE,
    A_OFFICER,
    A_PAY,
    A_SEGMENT,
    A_SITE,
    A_SPACE,
    A_SYSTEM,
    A_TILE,
    A_USE,
    A_WORK,
    BASE,
    BLOCKED,
    BUILDING,
    BUILDING_SPACES,
    CONDUIT,
    ELEVATION,
    EMPTY,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    N_SITES,
    NEUTRAL,
    OP_ARCHITECT,
    OP_BANK,
    OP_COPY,
    OP_DRAFT_COMPANY,
    OP_DRAFT_CONTRACT,
    OP_DROP_ON_DAM,
    OP_DROPS,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_FULFIL,
    OP_FULFIL_FREE,
    OP_INVEST_WORK,
    OP_LIMIT,
    OP_LOAN,
    OP_MACHINES,
    OP_PAY,
    OP_PICK_COMPANY,
    OP_PICK_OFFICER,
    OP_PLACE_DROPS,
    OP_PRODUCE,
    OP_PRODUCE_AGAIN,
    OP_PRODUCE_MAY,
    OP_REFILL,
    OP_RETRIEVE_MACHINES,
    OP_RETRIEVE_SPLIT,
    OP_RETRIEVE_TILE,
    OP_SITE,
    OP_TAKE_CONTRACT,
    OP_TAKE_PATENT,
    OP_TILE,
    OP_TURN,
    OP_USE_BUILDING,
    OP_WORK,
    PASS,
    PATENT_SPACES,
    PAY_RADIX,
    POWERHOUSE,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
    SKIP,
    SLOTS,
    SP_ANTON,
)
from millrace.games.barrage.ops.ability import loan_for
from millrace.games.barrage.ops.construct import (
    budget,
    building_of,
    can_copy,
    open_sites,
    other_price,
    pieces_built,
    price,
    purses,
    surcharge,
)
from millrace.games.barrage.ops.contracts import REST, lowering
from millrace.games.barrage.ops.produce import AGAIN, conduit_of, dam_of, energy_of, most_drops, systems
from millrace.games.barrage.ops.wheel import tiles_on_wheel
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.stack import Effect, Frame

Arg = int | str | Message


def no(key: str, clause: str, **args: Arg) -> Reason:
    """A refusal by its kind, which is also what the key of its words ends with."""
    return Reason(Message("reason-" + key, dict(args)), clause, key)


def why_not(s: State, action: int) -> Reason:
    """The first thing that stands in the way of an action; for an offered one, that nothing does."""
    if not s.stack:
        return no("game-over", "B10.3.1")
    f = s.stack[-1]
    if action in RULES.legal(s):
        return no("nothing", _CLAUSES.get(f.op, "B16.1.13"))
    if f.op in _BY_OP:
        found = _BY_OP[f.op](s, f, action)
        if found is not None:
            return found
    return no("not-asked", _CLAUSES.get(f.op, "B16.1.13"))


# A turn ---------------------------------------------------------------------------------------------------


def _turn(s: State, f: Frame, action: int) -> Reason | None:
    if action == PASS:
        if f.a:
            return no("copied-must-act", "B12.7.5")
        return no("has-engineers", "B4.3.1", n=s.seats[f.seat].engineers)
    if A_BUILD <= action < A_SPACE:
        return unbuildable(s, f.seat, action - A_BUILD)
    if A_SPACE <= action < A_SITE:
        return _space(s, f.seat, action - A_SPACE)
    if A_USE <= action < A_SEGMENT:
        return _use(s, f.seat, action - A_USE)
    if ACTIONS.kind_of(action).word == "officer":
        return _officer(s, f, action - A_OFFICER)
    return None


def unbuildable(s: State, seat: int, structure: int, site: int = EMPTY) -> Reason:
    """Why a structure cannot be built now; its price is that of the site given, or of the cheapest one."""
    p = s.seats[seat]
    name = structure_name(structure)
    if structure == BUILDING and not s.buildings:
        return no("not-in-box", "L1.1", thing=name)
    if pieces_built(p, structure) >= PIECES[structure]:
        return no("no-piece", "B5.2.2", structure=name)
    if not open_sites(s, seat, structure):
        return no("no-site", "B5.4.2" if structure == ELEVATION else "B5.2.2", structure=name)
    ways = purses(p, structure)
    if not ways:
        return no("no-tile", "B5.2.2", structure=name)
    if not any(budget(p, purse) >= 0 for purse in ways):
        return _construction_space(p)
    if site == EMPTY:
        sites = open_sites(s, seat, structure)
        _, site = min((_price(p, structure, at, purse), at) for purse in ways for at in sites)
    return _unpayable(p, structure, site, ways)


def _construction_space(p: Seat) -> Reason:
    k = p.constructions
    if k == len(CONSTRUCTION_COST):
        return no("no-construction-space", "B5.1.2")
    if p.engineers < CONSTRUCTION_ENGINEERS[k]:
        return no("engineers", "B5.1.2", need=CONSTRUCTION_ENGINEERS[k], have=p.engineers)
    return no("credits", "B5.1.1", need=CONSTRUCTION_COST[k], have=p.credits)


def _price(p: Seat, structure: int, site: int, purse: int) -> int:
    due = price(p, structure, site, purse)
    return (due >> 4) + (due & 15) + surcharge(structure, site, purse)


def _unpayable(p: Seat, structure: int, site: int, ways: list[int]) -> Reason:
    """What is missing for a site: first the credits of its border, then the machines."""
    live = [purse for purse in ways if budget(p, purse) >= 0]
    if not live:
        return _construction_space(p)
    for purse in live:
        border = surcharge(structure, site, purse)
        if budget(p, purse) < border:
            space = 0 if purse & NO_ENGINEERS else CONSTRUCTION_COST[p.constructions]
            return no(
                "border",
                "B5.4.4" if structure == POWERHOUSE else "B5.4.1",
                need=border + space,
                have=p.credits,
            )
    purse = live[0]
    due = price(p, structure, site, purse)
    if due >> 4 > p.excavators:
        return no("excavators", "B5.2.2", need=due >> 4, have=p.excavators, site=site_name(site))
    return no("mixers", "B5.2.2", need=due & 15, have=p.mixers, site=site_name(site))


def _space(s: State, seat: int, i: int) -> Reason:
    name = space_name(i)
    if i >= len(s.spaces):
        return no("not-in-box", "L1.1", thing=name)
    p, space, cell = s.seats[seat], SPACES[i], s.spaces[i]
    building = (i - BUILDING_SPACES) // SLOTS
    if space.section == PRIVATE and building not in s.buildings:
        return no("not-in-box", "L1.6", thing=name)
    if space.section == PRIVATE and cell == BLOCKED:
        return no("closed-by-automa", "L8.2", space=name)
    if space.section == PRIVATE and not p.buildings >> building & 1:
        return no("not-activated", "L2.6", building=building_name(building))
    if space.section == PRIVATE and p.used >> building & 1:
        return no("used-already", "L2.7", building=building_name(building))
    if cell == BLOCKED:
        if s.is_introductory and i >= PATENT_SPACES:
            return no("closed-introductory", "B15.1.3", space=name)
        return no("closed", "B2.1.10" if len(s.seats) == 2 else "B2.1.9", space=name, fewest=space.fewest)
    if cell:
        return no("occupied", "B4.2.4", space=name, owner=seat_name(s, cell - 1 >> 4))
    if p.engineers < space.engineers:
        return no("engineers", "B4.2.1", need=space.engineers, have=p.engineers)
    if p.credits < space.cost:
        return no("credits", "B4.2.6", need=space.cost, have=p.credits)
    if space.section == PATENT:
        return no("tile-gone", "B6.7.2")
    if space.section == CONTRACT:
        return no("no-contracts", "B6.6.5")
    return _undoable(s, seat, space.effects[0], p.credits - space.cost)


def _undoable(s: State, seat: int, effect: Effect, own: int) -> Reason:
    """Rule B4.2.8: why an action cannot be performed though its space is open and paid."""
    op, a, _ = effect
    if op == OP_WORK:
        if s.works[a] == EMPTY:
            return no("work-gone", "L3.3")
        row = WORKS[s.works[a]]
        return no("work-machines", "L3.2", excavators=row.excavators, mixers=row.mixers)
    if op in _UNDOABLE:
        key, clause = _UNDOABLE[op]
        return no(key, clause)
    assert op == OP_PRODUCE, "every other space is open to whoever can pay"
    return _no_production(s, seat, a, own)


_UNDOABLE: Final = {
    OP_DROP_ON_DAM: ("no-room", "L2.9"),
    OP_FULFIL_FREE: ("no-open-contract", "L2.9"),
    OP_RETRIEVE_TILE: ("wheel-no-tile", "L2.9"),
    OP_RETRIEVE_MACHINES: ("wheel-no-machines", "L2.9"),
    OP_LOAN: ("no-loan", "L2.9"),
}


def _use(s: State, seat: int, building: int) -> Reason:
    """Why Margot's space does not offer the action of a building."""
    p, row = s.seats[seat], BUILDINGS[building]
    if not OFFICERS[p.ability].uses_building:
        return no("not-margot", "L6.4.1")
    if p.ability == p.officer and p.activations:
        return no("margot-used", "L6.4.1")
    if not p.buildings >> building & 1:
        return no("not-activated", "L2.6", building=building_name(building))
    if not p.engineers:
        return no("engineers", "L6.4.1", need=1, have=0)
    if p.credits < row.printed:
        return no("credits", "B4.2.6", need=row.printed, have=p.credits)
    return _undoable(s, seat, row.effects[0], p.credits - row.printed)


def _no_production(s: State, seat: int, bonus: int, own: int) -> Reason:
    ready = systems(s, seat)
    if not ready:
        return no("no-system", "B7.1.6")
    if all(most_drops(s, seat, system, own) == 0 for system in ready):
        return no("fee", "B7.1.8", have=own)
    return no("no-energy", "B7.1.5", bonus=bonus)


def _officer(s: State, f: Frame, officer: int) -> Reason:
    p = s.seats[f.seat]
    if not OFFICERS[p.officer].copies_officer:
        return no("not-mahiri", "B12.7.1")
    if f.a:
        return no("copied-already", "B12.7.3")
    if p.activations == len(MAHIRI_COST):
        return no("copied-twice", "B12.7.3")
    if p.engineers == 0:
        return no("engineers", "B12.7.1", need=1, have=0)
    if p.credits < MAHIRI_COST[p.activations]:
        return no("credits", "B12.7.1", need=MAHIRI_COST[p.activations], have=p.credits)
    others = [other.officer for other in s.seats if other is not p]
    if officer not in others and not s.aside >> officer & 1:
        return no("officer-away", "B12.7.4", officer=officer_name(officer))
    return no("no-action-left", "B12.7.5")


# Construction ---------------------------------------------------------------------------------------------


def _site(s: State, f: Frame, action: int) -> Reason | None:
    if not A_SITE <= action < A_TILE:
        return None
    site = action - A_SITE
    found = closed_site(s, f.seat, f.a, site)
    if found is not None:
        return found
    p = s.seats[f.seat]
    return _unpayable(p, f.a, site, purses(p, f.a))


def closed_site(s: State, seat: int, structure: int, site: int) -> Reason | None:
    """Why the structure may not stand there at any price."""
    p, basin = s.seats[seat], SITE_BASIN[site]
    if structure not in _kinds_on(site):
        return no("wrong-site", "B5.2.5", structure=structure_name(structure), site=site_name(site))
    if structure == ELEVATION:
        if s.dam_owner[site] == NEUTRAL:
            return no("neutral-dam", "B1.2.4", site=site_name(site))
        if s.dam_owner[site] != seat:
            return no("not-own-dam", "B5.4.2", site=site_name(site))
        return no("dam-full-height", "B5.4.2", site=site_name(site)) if s.dam_level[site] == 3 else None
    if structure == BUILDING:
        return _closed_slot(s, p, site)
    owner = s.dam_owner[site] if structure == BASE else EMPTY
    if structure == CONDUIT:
        owner = s.conduit_owner[site - SITE_CONDUIT]
    if structure == POWERHOUSE:
        owner = s.house_owner[site - SITE_HOUSE]
    if owner != EMPTY:
        clause = ("B5.4.1", "B5.4.2", "B5.4.3", "B5.4.4")[structure]
        return no("built-on", clause, site=site_name(site), owner=seat_name(s, owner))
    if structure == BASE and p.base_basins >> basin & 1:
        return no("second-base", "B5.4.1", basin=basin)
    if structure == POWERHOUSE and p.house_basins >> basin & 1:
        return no("second-powerhouse", "B5.4.4", basin=basin)
    return None


def _kinds_on(site: int) -> tuple[int, ...]:
    if site < SITE_CONDUIT:
        return (BASE, ELEVATION)
    if site < SITE_HOUSE:
        return (CONDUIT,)
    return (POWERHOUSE,) if site < SITE_BUILDING else (BUILDING,)


def _closed_slot(s: State, p: Seat, site: int) -> Reason | None:
    building, slot = building_of(site), (site - SITE_BUILDING) % SLOTS
    if building not in s.buildings:
        return no("not-in-box", "L1.6", thing=building_name(building))
    if p.buildings >> building & 1:
        return no("activated-already", "L2.4", building=building_name(building))
    if SLOT_FEWEST[slot] > len(s.seats):
        return no("slot-closed", "L2.3", fewest=SLOT_FEWEST[slot])
    owner = s.slots[site - SITE_BUILDING]
    return no("built-on", "L2.2", site=site_name(site), owner=seat_name(s, owner)) if owner != EMPTY else None


def _free_build(s: State, f: Frame, action: int) -> Reason | None:
    if not A_SITE <= action < A_TILE:
        return None
    site = action - A_SITE
    found = closed_site(s, f.seat, f.a, site)
    if found is not None:
        return found
    if f.a == CONDUIT and CONDUIT_VALUE[site - SITE_CONDUIT] > f.b:
        return no("free-value", "B5.6.2", most=f.b, value=CONDUIT_VALUE[site - SITE_CONDUIT])
    if f.a != CONDUIT and not f.b >> SITE_AREA[site] & 1:
        return no("free-area", "B5.6.2", site=site_name(site))
    return no("border", "B5.6.3", need=surcharge(f.a, site, 0), have=s.seats[f.seat].credits)


def _tile(s: State, f: Frame, action: int) -> Reason | None:
    if not A_TILE <= action < A_COPY:
        return None
    tile, p = action - A_TILE, s.seats[f.seat]
    if tile == SP_ANTON and can_copy(p):
        return no("nothing-to-copy", "B12.6.2")
    if tiles_on_wheel(p) >> tile & 1:
        return no("tile-on-wheel", "B5.3.7", tile=tile_name(tile))
    if not p.tiles >> tile & 1:
        return no("tile-not-yours", "B5.2.2", tile=tile_name(tile))
    if not TILES_FOR[f.a] >> tile & 1:
        return no("tile-wrong", "B5.2.5", tile=tile_name(tile), structure=structure_name(f.a))
    return _unpayable(p, f.a, f.b, [TILE_PURSE[tile]])


def _copy(s: State, f: Frame, action: int) -> Reason | None:
    if not A_COPY <= action < A_PAY:
        return None
    tile, p = action - A_COPY, s.seats[f.seat]
    if not tiles_on_wheel(p) >> tile & 1:
        return no("tile-not-on-wheel", "B12.6.2", tile=tile_name(tile))
    if not TILES_FOR[f.a] >> tile & 1:
        return no("tile-wrong", "B5.2.5", tile=tile_name(tile), structure=structure_name(f.a))
    return _unpayable(p, f.a, f.b, [TILE_PURSE[tile]])


def _pay(s: State, f: Frame, action: int) -> Reason | None:
    if not A_PAY <= action < A_SYSTEM:
        return None
    p, n = s.seats[f.seat], action - A_PAY
    excavators, mixers = n // PAY_RADIX, n % PAY_RADIX
    if excavators > p.excavators:
        return no("excavators", "B5.2.2", need=excavators, have=p.excavators, site=site_name(f.a % N_SITES))
    if mixers > p.mixers:
        return no("mixers", "B5.2.2", need=mixers, have=p.mixers, site=site_name(f.a % N_SITES))
    structure, site, purse = f.a // N_SITES, f.a % N_SITES, TILE_PURSE[f.b & 31]
    if excavators and mixers and structure == CONDUIT and other_price(p, structure, site, purse) != EMPTY:
        return no("no-mixing", "B12.4.2")
    jills = OFFICERS[p.ability].mixers_per_value
    if structure == CONDUIT and purse & SWAP and jills and not excavators:
        return no("jill-or-joker", "B12.4.3")
    due = price(p, structure, site, purse)
    return no("payment", "B5.4.7", excavators=due >> 4, mixers=due & 15)


# Production and contracts ---------------------------------------------------------------------------------


def unusable(s: State, f: Frame, action: int) -> Reason | None:
    """What a system lacks for the production that is asked about."""
    if not A_SYSTEM <= action < A_DROPS:
        return None
    system, p = action - A_SYSTEM, s.seats[f.seat]
    dam, conduit = dam_of(system), conduit_of(system)
    name = system_name(system)
    if s.dam_owner[dam] not in (f.seat, NEUTRAL):
        return no("not-your-water", "B7.1.1", system=name)
    if s.dam_drops[dam] == 0:
        return no("no-water", "B7.1.1", system=name)
    if s.conduit_owner[conduit] == EMPTY:
        return no("no-conduit", "B7.1.1", system=name)
    if not p.house_basins >> CONDUIT_END[conduit] & 1:
        return no("no-powerhouse", "B7.1.1", basin=CONDUIT_END[conduit])
    if f.op == OP_PRODUCE_AGAIN and CONDUIT_END[conduit] == CONDUIT_END[conduit_of(f.b)]:
        return no("same-powerhouse", "B11.4.1", basin=CONDUIT_END[conduit])
    if most_drops(s, f.seat, system, p.credits) == 0:
        return no("fee", "B7.1.8", have=p.credits)
    return no("no-energy", "B7.1.5", bonus=f.a)


def _drops(s: State, f: Frame, action: int) -> Reason | None:
    if not A_DROPS <= action < A_ENGINEERS:
        return None
    drops, held = action - A_DROPS, s.dam_drops[dam_of(f.a)]
    if drops == 0 or drops > held:
        return no("drops-held", "B7.1.2", have=held)
    if drops > most_drops(s, f.seat, f.a, s.seats[f.seat].credits):
        return no("fee", "B7.1.8", have=s.seats[f.seat].credits)
    bonus = 0 if f.b == AGAIN else f.b
    return no("no-energy", "B7.1.5", bonus=bonus) if energy_of(s, f.seat, f.a, drops, f.b) < 1 else None


def _fulfil(s: State, f: Frame, action: int) -> Reason | None:
    if not A_CONTRACT <= action < A_OFFICER:
        return None
    contract, p = action - A_CONTRACT, s.seats[f.seat]
    name = contract_name(contract)
    if p.fulfilled >> contract & 1:
        return no("fulfilled", "B7.3.4", contract=name)
    if FIRST_NATIONAL <= contract < FIRST_PRIVATE and not s.national >> contract & 1:
        return no("national-gone", "B7.3.5", contract=name)
    if not (p.hand | s.national) >> contract & 1:
        return no("not-your-contract", "B7.3.1", contract=name)
    need = CONTRACTS[contract].requirement - (0 if f.b == REST else lowering(p))
    return no("energy", "B7.3.1", contract=name, need=need, have=f.a)


def _fulfil_free(s: State, f: Frame, action: int) -> Reason | None:
    if not A_CONTRACT <= action < A_OFFICER:
        return None
    contract = action - A_CONTRACT
    if not s.seats[f.seat].hand >> contract & 1:
        return no("not-your-contract", "L3.5", contract=contract_name(contract))
    return no(
        "energy", "L3.5", contract=contract_name(contract), need=CONTRACTS[contract].requirement, have=f.a
    )


def _dam(s: State, f: Frame, action: int) -> Reason | None:
    """A drop straight on a dam: whose, and whether it has room."""
    if not A_SITE <= action < A_TILE:
        return None
    site, clause = action - A_SITE, "L5.1" if f.op == OP_REFILL else "L2.9"
    if site >= SITE_CONDUIT:
        return no("no-dam", clause, site=site_name(site))
    if s.dam_owner[site] != f.seat and (f.op == OP_REFILL or s.dam_owner[site] != NEUTRAL):
        return no("not-own-dam", clause, site=site_name(site))
    if f.op == OP_REFILL and site == dam_of(f.b):
        return no("dam-just-used", clause, site=site_name(site))
    return no("dam-full", clause, site=site_name(site))


def _loan(s: State, f: Frame, action: int) -> Reason | None:
    if not A_WORK <= action < A_USE:
        return None
    work = action - A_WORK
    if work not in s.works:
        return no("work-gone", "L3.3")
    return no("credits", "L2.9", need=loan_for(work), have=s.seats[f.seat].credits)


def _take(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    if not A_CONTRACT <= action < A_OFFICER:
        return None
    contract = action - A_CONTRACT
    if FIRST_NATIONAL <= contract < FIRST_PRIVATE:
        return no("national-stays", "B6.6.4", contract=contract_name(contract))
    return no("not-on-display", "B6.6.3", contract=contract_name(contract))


def _discard(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    if action == SKIP:
        return no("over-limit", "B7.4.6")
    if not A_CONTRACT <= action < A_OFFICER:
        return None
    return no("not-your-contract", "B7.4.6", contract=contract_name(action - A_CONTRACT))


# The rest -------------------------------------------------------------------------------------------------


def _bank(s: State, f: Frame, action: int) -> Reason | None:
    if not A_ENGINEERS <= action < A_EXCAVATORS:
        return None
    if action == A_ENGINEERS:
        return no("bank-least", "B6.4.1")
    return no("engineers", "B6.4.1", need=action - A_ENGINEERS, have=s.seats[f.seat].engineers)


def _machines(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    return no("machines-split", "B1.4.6", n=f.a) if A_EXCAVATORS <= action < A_HEAD else None


def _drops_placed(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    return no("one-drop-least", "B6.3.1") if action == SKIP else None


def _company(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    return no("not-offered", "B2.3.6") if ACTIONS.kind_of(action).word == "company" else None


def _pick_company(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    if not A_COMPANY <= action < A_HEAD_TILE:
        return None
    for seat, p in enumerate(s.seats):
        if p.company == action - A_COMPANY:
            return no("taken", "B2.3.11", n=seat + 1)
    return no("not-in-box", "L1.2", thing=company_name(action - A_COMPANY))


def _pick_officer(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    if not A_OFFICER <= action < A_COMPANY:
        return None
    officer = action - A_OFFICER
    for seat, p in enumerate(s.seats):
        if p.officer == officer:
            return no("taken", "B2.3.11", n=seat + 1)
    return no("not-in-box", "L1.2", thing=officer_name(officer))


def _starting(s: State, f: Frame, action: int) -> Reason | None:  # noqa: ARG001
    return no("not-offered", "B2.3.6") if ACTIONS.kind_of(action).word == "contract" else None


_BY_OP: Final[dict[int, Callable[[State, Frame, int], Reason | None]]] = {
    OP_TURN: _turn,
    OP_SITE: _site,
    OP_FREE_BUILD: _free_build,
    OP_TILE: _tile,
    OP_COPY: _copy,
    OP_PAY: _pay,
    OP_PRODUCE: unusable,
    OP_PRODUCE_MAY: unusable,
    OP_PRODUCE_AGAIN: unusable,
    OP_DROPS: _drops,
    OP_FULFIL: _fulfil,
    OP_TAKE_CONTRACT: _take,
    OP_LIMIT: _discard,
    OP_BANK: _bank,
    OP_MACHINES: _machines,
    OP_PLACE_DROPS: _drops_placed,
    OP_FLOW_DROPS: _drops_placed,
    OP_FULFIL_FREE: _fulfil_free,
    OP_DROP_ON_DAM: _dam,
    OP_REFILL: _dam,
    OP_LOAN: _loan,
    OP_DRAFT_COMPANY: _company,
    OP_DRAFT_CONTRACT: _starting,
    OP_PICK_COMPANY: _pick_company,
    OP_PICK_OFFICER: _pick_officer,
}
_CLAUSES: Final = {
    OP_TURN: "B16.1.3",
    OP_BANK: "B16.1.3",
    OP_SITE: "B16.1.4",
    OP_TILE: "B16.1.4",
    OP_COPY: "B16.1.4",
    OP_PAY: "B16.1.4",
    OP_PRODUCE: "B16.1.5",
    OP_DROPS: "B16.1.5",
    OP_FULFIL: "B16.1.6",
    OP_TAKE_CONTRACT: "B16.1.7",
    OP_LIMIT: "B16.1.7",
    OP_PLACE_DROPS: "B16.1.8",
    OP_FLOW_DROPS: "B16.1.8",
    OP_MACHINES: "B16.1.9",
    OP_FREE_BUILD: "B16.1.10",
    OP_PRODUCE_MAY: "B16.1.11",
    OP_PRODUCE_AGAIN: "B16.1.11",
    OP_INVEST_WORK: "B16.1.12",
    OP_LOAN: "B16.1.12",
    OP_FULFIL_FREE: "B16.1.12",
    OP_TAKE_PATENT: "B16.1.12",
    OP_DROP_ON_DAM: "B16.1.12",
    OP_REFILL: "B16.1.12",
    OP_RETRIEVE_TILE: "B16.1.12",
    OP_RETRIEVE_MACHINES: "B16.1.12",
    OP_RETRIEVE_SPLIT: "B16.1.12",
    OP_USE_BUILDING: "B16.1.12",
    OP_ARCHITECT: "B16.1.12",
    OP_DRAFT_COMPANY: "B16.1.1",
    OP_DRAFT_CONTRACT: "B16.1.1",
    OP_PICK_COMPANY: "B16.1.1",
    OP_PICK_OFFICER: "B16.1.1",
}
