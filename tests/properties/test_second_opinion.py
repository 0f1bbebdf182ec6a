"""What an Automa chooses, in the engine and in the second opinion, on thousands of positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from millrace.games.barrage.automa import build, drops, systems
from millrace.games.barrage.automa.words import condition_name
from millrace.games.barrage.content.automa import AUTOMA_TILES, DOWN, UP
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import DAM_KEYS, HOUSE_BASIN, SITE_BASIN, SITE_KEYS
from millrace.games.barrage.content.officers import ALL_OFFICERS, OFFICERS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.effects import ANYWHERE
from millrace.games.barrage.game import GAME
from millrace.games.barrage.levels import ability_as_automa
from millrace.games.barrage.numbers import (
    BASE,
    BUILDING,
    CONDUIT,
    E_ADDED,
    ELEVATION,
    EMPTY,
    HIGH,
    HILL,
    LOW,
    MEDIUM,
    MOUNTAIN,
    N_STRUCTURES,
    NO_OFFICER,
    OP_AUTOMA_REFILL,
    PAY_RADIX,
    PERSON,
    PLAIN,
    POWERHOUSE,
    S_COMPANY,
    SP_ANTON,
    VERY_HIGH,
)
from millrace.games.barrage.ops.produce import AGAIN
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.chance import Stream
from millrace.kernel.game import Options
from millrace.kernel.stack import Event, Frame
from tests import second_opinion as opinion
from tests.players import busy_game
from tests.tables import tile_number

BLOCKS: Final = 20
POSITIONS: Final = 1000  # in each block
EVERY: Final = 3  # answers between two positions
AREAS: Final = {MOUNTAIN: "mountains", HILL: "hills", PLAIN: "plains"}
AUTOMA_LEVELS: Final = ("low", "medium", "high", "very-high")
NETHERLANDS: Final = 4


# Positions ------------------------------------------------------------------------------------------------


def options_of(seed: int) -> Options:
    """Two to four participants, one to three of them Automas; Leeghwater in every other game."""
    players = 2 + seed % 3
    automas = [AUTOMA_LEVELS[(seed + 3 * i) % 4] for i in range(1 + seed // 3 % (players - 1))]
    return GAME.parse_options(
        {"players": players, "automas": automas, "leeghwater": (seed + seed // BLOCKS) % 2 == 1}
    )


def games(block: int) -> Iterator[State]:
    seed = block
    while True:
        for moment, (s, _) in enumerate(busy_game(options_of(seed), seed, gift=seed % 5)):
            if s.round >= 1 and moment % EVERY == 0:
                yield s
        seed += BLOCKS


def stir(s: State, p: Seat, rolls: Stream) -> None:
    """Levels, officers, companies, machines, tiles and waters that the game would rarely bring together."""
    p.level = (LOW, MEDIUM, HIGH, VERY_HIGH, VERY_HIGH, VERY_HIGH)[rolls.below(6)]
    free = bits(
        ALL_OFFICERS & ~sum(1 << x.officer for x in s.seats if x is not p and x.officer != NO_OFFICER)
    )
    p.officer = free[rolls.below(len(free))]
    p.ability = p.officer if p.level == VERY_HIGH else NO_OFFICER
    companies = [c for c in range(5) if all(x.company != c for x in s.seats if x is not p)]
    p.company = companies[rolls.below(len(companies))]
    p.excavators, p.mixers = rolls.below(11), rolls.below(9)
    everything = [tile for tile in range(len(TILES)) if tile != SP_ANTON]
    shown = [everything.pop(rolls.below(len(everything))) for _ in range(8)]
    n_at_hand = rolls.below(9)
    p.tiles = sum(1 << tile for tile in shown[:n_at_hand])
    if OFFICERS[p.officer].copies_tile:
        p.tiles |= 1 << SP_ANTON
    p.wheel = [0, *(tile + 1 for tile in shown[n_at_hand:])][:6]
    p.wheel += [0] * (6 - len(p.wheel))
    for head in range(4):
        s.head_drops[head] = rolls.below(4)
    for dam, level in enumerate(s.dam_level):
        s.dam_drops[dam] = rolls.below(level + 1)


def crowd(s: State, rolls: Stream) -> None:
    """More pieces on the map than random players leave there, within the limits of B5.4."""
    for seat, p in enumerate(s.seats):
        for _ in range(rolls.below(4)):
            dam, conduit, house = rolls.below(20), rolls.below(20), rolls.below(23)
            if s.dam_owner[dam] == EMPTY and not p.base_basins >> SITE_BASIN[dam] & 1 and p.bases < 5:
                s.dam_owner[dam], s.dam_level[dam] = seat, 1
                p.bases += 1
                p.base_basins |= 1 << SITE_BASIN[dam]
            elif s.dam_owner[dam] == seat and s.dam_level[dam] < 3 and p.elevations < 5:
                s.dam_level[dam] += 1
                p.elevations += 1
            if s.conduit_owner[conduit] == EMPTY and p.conduits < 5:
                s.conduit_owner[conduit] = seat
                p.conduits += 1
            if (
                s.house_owner[house] == EMPTY
                and not p.house_basins >> HOUSE_BASIN[house] & 1
                and p.houses < 4
            ):
                s.house_owner[house] = seat
                p.houses += 1
                p.house_basins |= 1 << HOUSE_BASIN[house]


def lend(p: Seat) -> None:
    """Rule A7.4.8: a person's turn played by the procedure."""
    p.as_automa = 1
    p.ability = ability_as_automa(p)


def positions(block: int) -> Iterator[tuple[State, int, Stream]]:
    """States with a seat for the procedure; three of four are stirred, one of two crowded."""
    rolls = Stream(900 + block)
    for n, moment in enumerate(games(block)):
        if n == POSITIONS:
            return
        s = moment.clone()
        seats = [i for i, p in enumerate(s.seats) if p.level != PERSON]
        seat = seats[rolls.below(len(seats))]
        if n % 4 > 1:
            crowd(s, rolls)
        if n % 16 == 3:
            seat = 0
            lend(s.seats[seat])
        elif n % 4:
            stir(s, s.seats[seat], rolls)
        s.criteria = n % len(AUTOMA_TILES)
        yield s, seat, rolls


# Comparisons: what is asked, what the engine says, what the second opinion says ---------------------------

Answer = tuple[str, object, object]


def site_key(site: int) -> str | None:
    return SITE_KEYS[site] if site != EMPTY else None


def restriction_of(structure: int, limit: int) -> opinion.Restriction:
    """The restriction of an entry: a mask of areas for bases, the least value for conduits."""
    if structure == CONDUIT:
        return opinion.Restriction(least=limit)
    return opinion.Restriction(areas=tuple(name for area, name in AREAS.items() if limit >> area & 1))


def limits_of(structure: int, rolls: Stream) -> list[int]:
    """No restriction, and one of any kind."""
    if structure == BASE:
        return [0, 1 + rolls.below(7)]
    return [0, 1 + rolls.below(5)] if structure == CONDUIT else [0]


def sites(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:
    """Where it builds, with and without a restriction; each side of criteria has its turn."""
    table = opinion.table_of(s)
    me = table.participants[seat]
    for structure in (BASE, ELEVATION, CONDUIT, POWERHOUSE):
        name = opinion.STRUCTURES[structure]
        for limit in limits_of(structure, rolls):
            second = opinion.site_for(table, me, name, restriction_of(structure, limit))
            if build.why_not_build(s, seat, structure, limit):
                yield f"{name}, limit {limit}: none", None, second
                continue
            engine = site_key(build.site_for(s, seat, structure, limit))
            yield f"site of a {name}, limit {limit}, criteria {s.criteria + 1}", engine, second


def free_sites(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:
    """Where a free structure goes: areas for bases, the highest value for conduits."""
    table = opinion.table_of(s)
    me = table.participants[seat]
    for structure in (BASE, ELEVATION, CONDUIT, POWERHOUSE):
        name = opinion.STRUCTURES[structure]
        limit, restriction = ANYWHERE, opinion.Restriction()
        if structure == BASE:
            limit = 1 + rolls.below(7)
            restriction = restriction_of(structure, limit)
        elif structure == CONDUIT:
            limit = 1 + rolls.below(5)
            restriction = opinion.Restriction(most=limit)
        engine = site_key(build.free_site(s, seat, structure, limit))
        yield f"free {name}, limit {limit}", engine, opinion.free_site(table, me, name, restriction)


def conditions(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:
    """The first condition of A5.4.1 that fails."""
    table = opinion.table_of(s)
    me = table.participants[seat]
    for structure in range(N_STRUCTURES if s.buildings else BUILDING):
        name = opinion.STRUCTURES[structure]
        for limit in limits_of(structure, rolls):
            engine = condition_name(build.why_not_build(s, seat, structure, limit)).key
            second = opinion.why_not(table, me, name, restriction_of(structure, limit))
            yield f"condition of a {name}, limit {limit}", engine, "condition-" + second


def buildings(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:  # noqa: ARG001
    """L8.1, in both directions."""
    if not s.buildings:
        return
    table = opinion.table_of(s)
    me = table.participants[seat]
    for direction in (DOWN, UP):
        second = opinion.building_site(table, me, direction)
        if build.why_not_build(s, seat, BUILDING, direction):
            yield f"building {direction}: none", None, second
            continue
        yield f"building {direction}", site_key(build.site_for(s, seat, BUILDING, direction)), second


def payments(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:
    """The tile and the machines on some spaces, and the machines with every tile at hand."""
    p = s.seats[seat]
    table = opinion.table_of(s)
    me = table.participants[seat]
    for structure in range(N_STRUCTURES if s.buildings else BUILDING):
        name = opinion.STRUCTURES[structure]
        spaces = opinion.all_spaces(table, name)
        for space in {spaces[rolls.below(len(spaces))] for _ in range(8)}:
            site = SITE_KEYS.index(space)
            tile = build.tile_used(p, structure)
            is_paid = tile != EMPTY and build.payment(p, structure, site, tile) != EMPTY
            used = TILES[tile].key if is_paid else None
            yield f"tile for a {name} on {space}", used, opinion.tile_for(table, me, name, space)
            for key in opinion.tiles_at_hand(me, name):
                paid = build.payment(p, structure, site, tile_number(key))
                second = opinion.payment(table, me, name, space, key)
                engine = divmod(paid, PAY_RADIX) if paid != EMPTY else None
                yield f"machines for a {name} on {space} with {key}", engine, second and second[:2]


def system_key(system: int) -> tuple[str, str] | None:
    if system == EMPTY:
        return None
    dam, side = divmod(system, 2)
    return DAM_KEYS[dam], f"C{dam // 2 + 1}{'AB'[side]}"


def productions(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:
    """The best system and its drops, for an entry and for Germany's second production."""
    table = opinion.table_of(s)
    me = table.participants[seat]
    for bonus in (-2, -1, 0, 1, 2, 3):
        found = systems.best_system(s, seat, bonus)
        second = opinion.best_system(table, me, bonus)
        yield f"system with {bonus}", system_key(found), second and second[:2]
        if second is not None:
            yield f"drops with {bonus}", systems.drops_used(s, seat, found, bonus), second.drops
    spared = 5 + rolls.below(8)
    found = systems.best_system(s, seat, AGAIN, spared)
    second = opinion.second_system(table, me, spared)
    yield f"second system, not {spared}", system_key(found), second and second[:2]
    if second is not None:
        yield "second drops", systems.drops_used(s, seat, found, AGAIN), second.drops


def waters(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:
    """One to three drops, waiting or flowing."""
    table = opinion.table_of(s)
    me = table.participants[seat]
    n = 1 + rolls.below(3)
    for is_flowing in (False, True):
        found = drops.placements(s, seat, n, is_flowing=is_flowing)
        placed = drops.best_placement(s, seat, found) if found else []
        engine = {letter: n for letter, n in zip(opinion.LETTERS, placed, strict=False) if n}
        second = opinion.best_placement(table, me, n, is_flowing=is_flowing)
        second = {letter: n for letter, n in second.items() if n}
        yield f"{n} drops, flowing {is_flowing}", engine, second


def contracts(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:
    """The contract and the set within every reach."""
    table = opinion.table_of(s)
    for reach in (rolls.below(12), 12 + rolls.below(20)):
        found = systems.best_contract(s, seat, reach)
        engine = CONTRACTS[found].key if found != EMPTY else None
        yield f"contract within {reach}", engine, opinion.best_contract(table, reach)
        some = {CONTRACTS[c].key for c in systems.best_set(s, reach)}
        yield f"contracts within {reach}", some, opinion.best_set(table, reach)


def refills(s: State, seat: int, rolls: Stream) -> Iterator[Answer]:
    """Where the Netherlands put their drop after a production (L8.5)."""
    table = opinion.table_of(s)
    me = table.participants[seat]
    complete = opinion.systems(table, me)
    if not complete or me.level in ("low", "medium"):
        return
    dam, conduit = complete[rolls.below(len(complete))]
    system = DAM_KEYS.index(dam) * 2 + "AB".index(conduit[-1])
    ahead = s.clone()
    ahead.stack = [Frame(OP_AUTOMA_REFILL, seat, S_COMPANY + NETHERLANDS, 0, system)]
    story: list[Event] = []
    ahead.story = story
    RULES.settle(ahead)
    added = [DAM_KEYS[a] for kind, _, _, a, _ in story if kind == E_ADDED]
    second = opinion.refilled_dam(table, me, dam, conduit)
    yield f"refill after {dam} {conduit}", added, [second] if second else []


Comparison = Callable[[State, int, Stream], Iterator[Answer]]
COMPARISONS: Final[tuple[Comparison, ...]] = (
    sites,
    free_sites,
    conditions,
    buildings,
    payments,
    productions,
    waters,
    contracts,
    refills,
)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_engine_agrees_with_the_second_opinion(block: int) -> None:
    n_asked = dict.fromkeys(COMPARISONS, 0)
    differ: list[str] = []
    for at, (s, seat, rolls) in enumerate(positions(block)):
        for compare in COMPARISONS:
            for asked, engine, second in compare(s.clone(), seat, rolls):
                n_asked[compare] += 1
                if engine != second:
                    differ.append(
                        f"position {at}, seat {seat}: {asked}: engine {engine}, second opinion {second}"
                    )
    assert all(n_asked.values())
    assert not differ
