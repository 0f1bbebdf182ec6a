"""A second implementation of what an Automa chooses, written from the clauses alone.

It shares with the engine the rows of the content and nothing else: no operation, no predicate, no number of
a site. Spaces are named by their keys (B7U, C5A, P8_2, cofferdam.1), and everything is found by looking at
all of it. `table_of` copies what the clauses speak about from a state; the rest reads only this copy. Slow on
purpose, and long because the whole opinion stands in one file: nothing else may lean on it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple

from millrace.games.barrage.content import automa as sides
from millrace.games.barrage.content.automa import AUTOMA_TILES, DOWN, AutomaTile, Column
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import AREAS, CONDUIT_SPACES, FLOWS_TO, HOUSE_SPACES
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.numbers import JOKER
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State

STRUCTURES: Final = ("base", "elevation", "conduit", "powerhouse", "building")
PIECES: Final = {"base": 5, "elevation": 5, "conduit": 5, "powerhouse": 4, "building": 5}  # B1.2.1, L1.3
LEVELS: Final = ("person", "low", "medium", "high", "very-high")
LETTERS: Final = "ABCD"
NEUTRAL: Final = 4
NOBODY: Final = -1

VALUE: Final = {c.key: c.value for c in CONDUIT_SPACES}
END: Final = {c.key: c.end for c in CONDUIT_SPACES}
BASE_SPACES: Final = tuple(f"B{basin}{side}" for basin in range(1, 11) for side in "UL")
BASIN: Final = {
    **{f"B{basin}{side}": basin for basin in range(1, 11) for side in "UL"},
    **{f"C{basin}{side}": basin for basin in range(1, 11) for side in "AB"},
    **{h.key: h.basin for h in HOUSE_SPACES},
}
RED: Final = {
    **{space: space.endswith("U") for space in BASE_SPACES},
    **{h.key: h.red for h in HOUSE_SPACES},
}
TILE: Final = {tile.key: tile for tile in TILES}
REQUIREMENT: Final = {contract.key: contract.requirement for contract in CONTRACTS}


# What lies on the table -----------------------------------------------------------------------------------


class Dam(NamedTuple):
    owner: int
    level: int
    drops: int
    capacity: int


class Participant(NamedTuple):
    seat: int
    level: str
    company: str
    officer: str  # the one whose ability is in force, or "none"
    excavators: int
    mixers: int
    tiles: tuple[str, ...]  # in the supply
    wheel: tuple[str, ...]  # tiles on the wheel


class Table(NamedTuple):
    participants: tuple[Participant, ...]
    dams: Mapping[str, Dam]
    conduits: Mapping[str, int]  # owners of what is built
    powerhouses: Mapping[str, int]
    waiting: Mapping[str, int]  # drops on the headstreams
    display: tuple[str, ...]  # private contracts face up, left to right
    national: tuple[str, ...]  # those still available, left to right
    buildings: Mapping[str, tuple[int, ...]]  # top to bottom: who stands on the four slots
    criteria: AutomaTile


def table_of(s: State) -> Table:
    """The part of a state that the clauses speak about."""
    taken = {c for p in s.seats for c in range(len(CONTRACTS)) if p.fulfilled >> c & 1}
    participants = tuple(_participant(seat, p) for seat, p in enumerate(s.seats))
    return Table(
        participants,
        {key: _dam(s, participants, i) for i, key in enumerate(BASE_SPACES) if s.dam_owner[i] != NOBODY},
        {c.key: owner for c, owner in zip(CONDUIT_SPACES, s.conduit_owner, strict=True) if owner != NOBODY},
        {h.key: owner for h, owner in zip(HOUSE_SPACES, s.house_owner, strict=True) if owner != NOBODY},
        dict(zip(LETTERS, s.head_drops, strict=True)),
        tuple(CONTRACTS[c].key for c in s.display if c != NOBODY),
        tuple(CONTRACTS[c].key for c in s.national_row if c not in taken),
        {BUILDINGS[b].key: tuple(s.slots[4 * b : 4 * b + 4]) for b in s.buildings},
        AUTOMA_TILES[s.criteria],
    )


def _participant(seat: int, p: Seat) -> Participant:
    return Participant(
        seat,
        "medium" if p.as_automa else LEVELS[p.level],  # A7.4.8
        COMPANIES[p.company].key,
        _officer(p),
        p.excavators,
        p.mixers,
        tuple(tile.key for i, tile in enumerate(TILES) if p.tiles >> i & 1),
        tuple(TILES[segment % 64 - 1].key for segment in p.wheel if segment % 64),
    )


def _officer(p: Seat) -> str:
    """A2.2 and A7.4.1: of the Automas only those of the very high level have one."""
    if p.as_automa:  # only what dams hold stays
        return "graziano" if OFFICERS[p.officer].key == "graziano" else "none"
    if LEVELS[p.level] == "person":
        return OFFICERS[p.ability].key
    return OFFICERS[p.officer].key if LEVELS[p.level] == "very-high" else "none"


def _dam(s: State, participants: Sequence[Participant], i: int) -> Dam:
    """B1.2.5 and B12.2: the capacity is the level; four for Graziano's level 3."""
    owner, level = s.dam_owner[i], s.dam_level[i]
    has_more = owner != NEUTRAL and participants[owner].officer == "graziano" and level == 3
    return Dam(owner, level, s.dam_drops[i], level + has_more)


def bases_in(table: Table, basin: int) -> list[Dam]:
    return [table.dams[space] for space in (f"B{basin}U", f"B{basin}L") if space in table.dams]


def has_dam_of(table: Table, basin: int, owner: int) -> bool:
    return any(dam.owner == owner for dam in bases_in(table, basin))


def owners_at(table: Table, basin: int) -> list[int]:
    """Who has a powerhouse in the basin."""
    return [owner for space, owner in table.powerhouses.items() if BASIN[space] == basin]


@cache
def routes_from(basin: int) -> tuple[str, ...]:
    """The conduit spaces that start in the basin, built or not."""
    return tuple(c.key for c in CONDUIT_SPACES if BASIN[c.key] == basin)


@cache
def routes_to(basin: int) -> tuple[str, ...]:
    return tuple(c.key for c in CONDUIT_SPACES if c.end == basin)


def is_opponent(owner: int, me: Participant) -> bool:
    """A6.3.2."""
    return owner not in (me.seat, NEUTRAL)


def n_powerhouses(table: Table, me: Participant) -> int:
    return list(table.powerhouses.values()).count(me.seat)


def uses_effects(me: Participant) -> bool:
    """A3.5 and A7.3.1: special effects of advanced tiles from the high level on."""
    return me.level in ("high", "very-high")


# Water ----------------------------------------------------------------------------------------------------


@cache
def stations(basin: int) -> tuple[str, ...]:
    """B8.1.1: the water path from above the powerhouse spaces of a basin: "5" stands for those of basin 5."""
    if basin < 0:
        return ()
    bases = [f"B{basin}U", f"B{basin}L"] if basin <= 10 else []
    return (str(basin), *bases, *stations(FLOWS_TO[basin]))


class Flow(NamedTuple):
    held: dict[str, int]  # drops behind each dam afterwards
    reached: dict[str, Counter[str]]  # of each base space: drops that came there, by headstream
    passed: Counter[int]  # drops that flowed past the powerhouse spaces of each basin


def flow(table: Table, letters: str) -> Flow:
    """B8.1: one drop after the other from the headstreams named."""
    result = Flow(
        {space: dam.drops for space, dam in table.dams.items()},
        defaultdict(Counter),
        Counter(),
    )
    for letter in letters:
        for station in stations(LETTERS.index(letter) + 1):
            if station.isdigit():
                result.passed[int(station)] += 1
                continue
            result.reached[station][letter] += 1
            if station in table.dams and result.held[station] < table.dams[station].capacity:
                result.held[station] += 1
                break
    return result


def water_phase(table: Table, added: Mapping[str, int] | None = None) -> Flow:
    """B8.2: all drops on the headstreams, A to D, with some more added to them."""
    return flow(table, "".join(x * (table.waiting[x] + (added or {}).get(x, 0)) for x in LETTERS))


def gain(table: Table, me: Participant, with_them: Flow, without: Flow) -> int:
    """A5.2.3 and A5.2.7."""
    own = [space for space, dam in table.dams.items() if dam.owner == me.seat]
    return sum(with_them.held[space] - without.held[space] for space in own)


def energy_steps(table: Table, me: Participant, water: Flow) -> int:
    """A7.3.9 with B11.2: what the USA would gain on the track."""
    if me.company != "usa" or not uses_effects(me) or n_powerhouses(table, me) < 3:
        return 0
    return sum(n * owners_at(table, basin).count(me.seat) for basin, n in water.passed.items())


def best_placement(table: Table, me: Participant, n: int, *, is_flowing: bool) -> dict[str, int]:
    """A5.2.2-A5.2.6: drops by headstream; nothing if no placement has a gain."""
    without = flow(table, "") if is_flowing else water_phase(table)
    best: tuple[int, ...] = ()
    chosen: dict[str, int] = {}
    for counts in product(range(n + 1), repeat=4):
        if not 1 <= sum(counts) <= n:
            continue
        put = dict(zip(LETTERS, counts, strict=True))
        water = flow(table, "".join(x * put[x] for x in LETTERS)) if is_flowing else water_phase(table, put)
        gained = gain(table, me, water, without)
        by_letter = [put[LETTERS[head]] for head in table.criteria.headstreams]
        worth = (gained, -sum(counts), energy_steps(table, me, water), *by_letter)
        if gained >= 1 and worth > best:
            best, chosen = worth, put
    return chosen


# Costs and tiles ------------------------------------------------------------------------------------------


class Payment(NamedTuple):
    excavators: int
    mixers: int
    missing: int  # machines replaced by 3 VP (A7.4.6)


def area_of(space: str) -> str:
    return ("mountains", "hills", "plains")[AREAS[BASIN[space]]]


def prices(table: Table, me: Participant, structure: str, space: str, tile: str) -> list[Payment]:
    """B5.4 and what officers and tiles change: excavators and mixers, what is preferred first."""
    if structure == "building":
        return _building_prices(me, space, tile)
    if structure == "base":
        if tile == "A3_base" and uses_effects(me):  # A7.3.3
            return [Payment(0, 0, 0)]
        printed = {"plains": 3, "hills": 4, "mountains": 5}[area_of(space)]
        return [Payment(3 if me.officer == "wilhelm" else printed, 0, 0)]  # A7.4.2
    if structure == "elevation":
        return [Payment(0, {"plains": 2, "hills": 3, "mountains": 4}[area_of(space)], 0)]
    if structure == "powerhouse":
        return [Payment(0, 2 + n_powerhouses(table, me), 0)]
    excavators = 2 * VALUE[space]
    if tile == "A2_conduit" and uses_effects(me):  # A7.3.4
        excavators = min(excavators, 5)
    normal = Payment(excavators, 0, 0)
    if me.officer != "jill" or (tile == "A2_joker" and uses_effects(me)):  # B12.4.3
        return [normal]
    return [Payment(0, VALUE[space], 0), normal]  # A7.4.5


def _building_prices(me: Participant, space: str, tile: str) -> list[Payment]:
    """L2.2; L8.8 and R-101 for the level II tile: the type of which there are fewest."""
    building = next(b for b in BUILDINGS if b.key == space.partition(".")[0])
    if tile != "A2_building" or not uses_effects(me):
        return [Payment(building.excavators, building.mixers, 0)]
    if me.mixers < me.excavators:
        return [Payment(0, building.mixers, 0)]
    return [Payment(building.excavators, 0, 0)]


def inserted(me: Participant, price: Payment, *, may_swap: bool) -> Payment:
    """A7.3.7: what is paid of a price, the type required first, and how many machines are missing."""
    excavators, mixers = min(price.excavators, me.excavators), min(price.mixers, me.mixers)
    if may_swap:
        for_excavators = min(price.excavators - excavators, me.mixers - mixers)
        for_mixers = min(price.mixers - mixers, me.excavators - excavators)
        excavators, mixers = excavators + for_mixers, mixers + for_excavators
    return Payment(excavators, mixers, price.excavators + price.mixers - excavators - mixers)


def payment(table: Table, me: Participant, structure: str, space: str, tile: str) -> Payment | None:
    """What the Automa inserts; machines come before Solomon's 3 VP (A7.4.6). None if they do not suffice."""
    for most_missing in (0, 1) if me.officer == "solomon" else (0,):
        for price in prices(table, me, structure, space, tile):
            paid = inserted(me, price, may_swap=tile == "A2_joker" and uses_effects(me))
            if paid.missing <= most_missing:
                return paid
    return None


def allows(tile: str, structure: str) -> bool:
    """B5.2.5."""
    return TILE[tile].kind in (STRUCTURES.index(structure), JOKER)


@cache
def in_order(tiles: tuple[str, ...], structure: str) -> tuple[str, ...]:
    """A5.4.4: those that allow the structure, highest level first, a specific tile before a joker."""
    fitting = [tile for tile in tiles if allows(tile, structure)]
    return tuple(sorted(fitting, key=lambda tile: (-TILE[tile].level, TILE[tile].kind == JOKER)))


def tiles_at_hand(me: Participant, structure: str) -> tuple[str, ...]:
    """Available tiles in the order of A5.4.4; Anton's tile as the one it copies (A7.4.7)."""
    own = in_order(me.tiles, structure)
    if own or me.officer != "anton" or "SP_anton" not in me.tiles:
        return own
    return in_order(me.wheel, structure)[:1]


def tile_for(table: Table, me: Participant, structure: str, space: str) -> str | None:
    """A5.4.4 and R-75: always the first tile at hand; None where it cannot be paid."""
    best = tiles_at_hand(me, structure)[:1]
    return next((tile for tile in best if payment(table, me, structure, space, tile) is not None), None)


# Spaces ---------------------------------------------------------------------------------------------------


def all_spaces(table: Table, structure: str) -> list[str]:
    """Every space the structure has on the table, occupied or not."""
    if structure == "conduit":
        return [c.key for c in CONDUIT_SPACES]
    if structure == "powerhouse":
        return [h.key for h in HOUSE_SPACES]
    if structure == "building":
        return [f"{key}.{slot}" for key in table.buildings for slot in (1, 2, 3, 4)]
    return list(BASE_SPACES)


def is_legal(table: Table, me: Participant, structure: str, space: str) -> bool:
    """B5.4.1-B5.4.4, L2.3 and L2.4: whether the piece may stand there, whatever it costs."""
    if structure == "elevation":
        dam = table.dams.get(space)
        return dam is not None and dam.owner == me.seat and dam.level in (1, 2)
    if structure == "base":
        return space not in table.dams and not has_dam_of(table, BASIN[space], me.seat)
    if structure == "conduit":
        return space not in table.conduits
    if structure == "powerhouse":
        return space not in table.powerhouses and me.seat not in owners_at(table, BASIN[space])
    key, slot = space.split(".")
    owners = table.buildings[key]
    exists = slot != "2" or len(table.participants) == 4
    return exists and owners[int(slot) - 1] == NOBODY and me.seat not in owners


def pieces_built(table: Table, me: Participant, structure: str) -> int:
    own = [dam for dam in table.dams.values() if dam.owner == me.seat]
    return {
        "base": len(own),
        "elevation": sum(dam.level - 1 for dam in own),
        "conduit": list(table.conduits.values()).count(me.seat),
        "powerhouse": n_powerhouses(table, me),
        "building": sum(me.seat in owners for owners in table.buildings.values()),
    }[structure]


class Restriction(NamedTuple):
    """A5.4.2, and the one of a free structure (B5.6.2). Empty areas: all of them."""

    areas: tuple[str, ...] = ()
    least: int = 0
    most: int = 9

    def admits(self, space: str) -> bool:
        if space in VALUE:
            return self.least <= VALUE[space] <= self.most
        return not self.areas or area_of(space) in self.areas


def why_not(table: Table, me: Participant, structure: str, limit: Restriction) -> str:
    """The first condition of A5.4.1 that fails, or "possible"."""
    if pieces_built(table, me, structure) >= PIECES[structure]:
        return "no-piece"
    if not tiles_at_hand(me, structure):
        return "no-tile"
    admitted = [x for x in all_spaces(table, structure) if structure == "building" or limit.admits(x)]
    if not any(tile_for(table, me, structure, space) for space in admitted):
        return "no-machines"
    legal = legal_spaces(table, me, structure, limit)
    if legal and not eligible_spaces(table, me, structure, limit):
        return "no-machines"
    return "possible" if legal else "no-space"


def legal_spaces(table: Table, me: Participant, structure: str, limit: Restriction) -> list[str]:
    spaces = [space for space in all_spaces(table, structure) if is_legal(table, me, structure, space)]
    return [space for space in spaces if structure == "building" or limit.admits(space)]


def eligible_spaces(table: Table, me: Participant, structure: str, limit: Restriction) -> list[str]:
    """A5.4.3."""
    spaces = legal_spaces(table, me, structure, limit)
    return [space for space in spaces if tile_for(table, me, structure, space) is not None]


def site_for(table: Table, me: Participant, structure: str, limit: Restriction) -> str | None:
    """Where a construction entry builds: A6 on the map."""
    if pieces_built(table, me, structure) >= PIECES[structure]:
        return None
    left = eligible_spaces(table, me, structure, limit)

    def picked(space: str) -> str | None:
        return tile_for(table, me, structure, space)

    return place(table, me, structure, left, picked)


def free_site(table: Table, me: Participant, structure: str, limit: Restriction) -> str | None:
    """A5.9.3: where a free structure goes; there is no tile whose wishes count."""
    if pieces_built(table, me, structure) >= PIECES[structure]:
        return None
    return place(table, me, structure, legal_spaces(table, me, structure, limit), lambda _: None)


def building_site(table: Table, me: Participant, direction: int) -> str | None:
    """L8.1: the first payable private building in the direction, on its cheapest free slot."""
    if pieces_built(table, me, "building") >= PIECES["building"]:
        return None
    eligible = eligible_spaces(table, me, "building", Restriction())
    for key in table.buildings if direction == DOWN else reversed([*table.buildings]):
        slots = [space for space in eligible if space.partition(".")[0] == key]
        if slots:
            return min(slots, key=lambda space: (space.endswith(("3", "4")), space))
    return None


# The placement procedure ----------------------------------------------------------------------------------

Picked = Callable[[str], str | None]  # the tile that A5.4.4 picks for a space


def place(table: Table, me: Participant, structure: str, spaces: list[str], picked: Picked) -> str | None:
    """A6.1: the space chosen among the eligible ones."""
    if not spaces:
        return None
    left = _third_structure(table, me, structure, spaces)
    for wish in _wishes(me, structure, picked):
        left = _kept(left, [x for x in left if wish(x)])
    column = _column(table, structure)
    for criterion in column.criteria:
        satisfy = DAM_CRITERIA if structure in ("base", "elevation") else CRITERIA
        left = _kept(left, satisfy[criterion](table, me, left))
    left = _first_by_code(structure, column.code, left)
    wants_red = structure == "base" and uses_effects(me) and picked(left[0]) == "A1_joker"  # A7.3.6
    return min(left, key=lambda space: (RED.get(space, False) != wants_red, left.index(space)))


def _third_structure(table: Table, me: Participant, structure: str, spaces: list[str]) -> list[str]:
    """A6.1.2 and R-30: the one place that completes a system; with none or several of them all spaces."""
    finishing: dict[str, list[str]] = defaultdict(list)
    for space in spaces:
        if completes(table, me, structure, space):
            finishing[space if structure == "conduit" else str(BASIN[space])].append(space)
    return next(iter(finishing.values())) if len(finishing) == 1 else spaces


def _kept(left: list[str], satisfying: list[str]) -> list[str]:
    """A6.1.3: what satisfies; what satisfies nothing is ignored."""
    return satisfying or left


def _wishes(me: Participant, structure: str, picked: Picked) -> Iterator[Callable[[str], bool]]:
    """What levels and officers add after step 1: A7.3.4 and A7.4.2."""
    if structure == "conduit" and uses_effects(me):
        yield lambda space: VALUE[space] >= 3 and picked(space) == "A2_conduit"
    if structure == "base" and me.officer == "wilhelm":
        yield lambda space: area_of(space) == "mountains"
        yield lambda space: area_of(space) in ("mountains", "hills")


def _column(table: Table, structure: str) -> Column:
    side = table.criteria
    return {"conduit": side.conduits, "powerhouse": side.houses}.get(structure, side.dams)


def _first_by_code(structure: str, code: int, left: list[str]) -> list[str]:
    """A6.1.4: what stands first from the code on; several only in the same basin."""
    if structure == "conduit":
        keys = [c.key for c in CONDUIT_SPACES]
        return [next(key for key in keys[code:] + keys[:code] if key in left)]
    basins = list(range(5, 13)) if structure == "powerhouse" else list(range(1, 11))
    at = basins.index(code)
    found = next(b for b in basins[at:] + basins[:at] if any(BASIN[space] == b for space in left))
    return [space for space in left if BASIN[space] == found]


def has_source(table: Table, me: Participant, basin: int) -> bool:
    return any(dam.owner in (me.seat, NEUTRAL) for dam in bases_in(table, basin))


def completes(table: Table, me: Participant, structure: str, space: str) -> bool:
    """A6.1.2: the piece is the third of a dam, a built conduit of any owner and an own powerhouse."""
    if structure == "elevation":
        return False
    if structure == "conduit":
        return has_source(table, me, BASIN[space]) and me.seat in owners_at(table, END[space])
    if structure == "base":
        built = [c for c in routes_from(BASIN[space]) if c in table.conduits]
        return any(me.seat in owners_at(table, END[c]) for c in built)
    built = [c for c in routes_to(BASIN[space]) if c in table.conduits]
    return any(has_source(table, me, BASIN[c]) for c in built)


# Criteria: of the spaces left, those that satisfy ----------------------------------------------------------


def _best_built(
    table: Table, me: Participant, left: list[str], routes: Callable[[int], tuple[str, ...]]
) -> list[str]:
    """A6.4.1 and A6.6.1: the most powerful built conduit; of equal ones an own one."""
    concerned = {c for space in left for c in routes(BASIN[space]) if c in table.conduits}
    if not concerned:
        return []
    most = max(VALUE[c] for c in concerned)
    best = {c for c in concerned if VALUE[c] == most}
    best = {c for c in best if table.conduits[c] == me.seat} or best
    return [space for space in left if best & set(routes(BASIN[space]))]


def best_conduit_from(table: Table, me: Participant, left: list[str]) -> list[str]:
    return _best_built(table, me, left, routes_from)


def best_conduit_to(table: Table, me: Participant, left: list[str]) -> list[str]:
    return _best_built(table, me, left, routes_to)


def own_powerhouse(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.4.2 with A6.3.1."""
    return [x for x in left if any(me.seat in owners_at(table, END[c]) for c in routes_from(BASIN[x]))]


def most_water(table: Table, _me: Participant, left: list[str]) -> list[str]:
    """A6.4.3."""
    reached = water_phase(table).reached
    most = max(reached[space].total() for space in left)
    if most == 0:
        return []
    kept = [space for space in left if reached[space].total() == most]
    for head in table.criteria.headstreams:
        letter = LETTERS[head]
        most = max(reached[space][letter] for space in kept)
        kept = [space for space in kept if reached[space][letter] == most]
    return kept


def red_border(_table: Table, _me: Participant, left: list[str]) -> list[str]:
    """A6.4.4."""
    return [space for space in left if RED[space]]


def upstream_powerhouse(table: Table, _me: Participant, left: list[str]) -> list[str]:
    """A6.4.5."""
    return [space for space in left if any(_comes_freely(table, h, space) for h in table.powerhouses)]


def _comes_freely(table: Table, house: str, space: str) -> bool:
    path = stations(BASIN[house])
    return space in path and not any(between in table.dams for between in path[: path.index(space)])


def downstream_dam(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.4.6 and R-33."""

    def ends(space: str) -> list[Dam]:
        return [dam for c in routes_from(BASIN[space]) for dam in bases_in(table, END[c])]

    own = [space for space in left if any(dam.owner == me.seat for dam in ends(space))]
    return own or [x for x in left if not any(is_opponent(dam.owner, me) for dam in ends(x))]


def strongest(_table: Table, _me: Participant, left: list[str]) -> list[str]:
    """A6.5.1."""
    most = max(VALUE[space] for space in left)
    return [space for space in left if VALUE[space] == most]


def second_strongest(_table: Table, _me: Participant, left: list[str]) -> list[str]:
    """A6.5.2."""
    values = sorted({VALUE[space] for space in left})
    wanted = values[-2] if len(values) > 1 else values[-1]
    return [space for space in left if VALUE[space] == wanted]


def _class(owner: int, me: Participant) -> str:
    return {me.seat: "own", NEUTRAL: "neutral"}.get(owner, "opponent")


def _by_class(
    me: Participant, left: list[str], owners: Callable[[str], list[int]], order: Sequence[str]
) -> list[str]:
    """A6.5.7: the first class of the order that any space has; then all spaces that have it."""
    for wanted in order:
        kept = [space for space in left if wanted in [_class(owner, me) for owner in owners(space)]]
        if kept:
            return kept
    return []


def _dams_first(table: Table, me: Participant, left: list[str], order: Sequence[str]) -> list[str]:
    return _by_class(me, left, lambda x: [dam.owner for dam in bases_in(table, BASIN[x])], order)


def _houses_first(table: Table, me: Participant, left: list[str], order: Sequence[str]) -> list[str]:
    return _by_class(me, left, lambda x: owners_at(table, END[x]), order)


def dam_own_first(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.5.3."""
    return _dams_first(table, me, left, ("own", "neutral", "opponent"))


def dam_opponent_first(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.5.5."""
    return _dams_first(table, me, left, ("opponent", "neutral", "own"))


def powerhouse_own_first(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.5.4."""
    return _houses_first(table, me, left, ("own", "opponent"))


def powerhouse_opponent_first(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.5.6."""
    return _houses_first(table, me, left, ("opponent", "own"))


def own_dam(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.6.2 with A6.3.1."""
    return [x for x in left if any(has_dam_of(table, BASIN[c], me.seat) for c in routes_to(BASIN[x]))]


def plains(_table: Table, _me: Participant, left: list[str]) -> list[str]:
    """A6.6.3."""
    return [space for space in left if area_of(space) == "plains"]


def _in_basin(basin: int) -> Criterion:
    """A6.6.4."""
    return lambda _table, _me, left: [space for space in left if BASIN[space] == basin]


def _fed(table: Table, space: str) -> int:
    """A6.3.3: who owns the dam that is fed, or NOBODY."""
    path = [station for station in stations(BASIN[space]) if station in table.dams]
    return table.dams[path[0]].owner if path else NOBODY


def _feeds_own(table: Table, me: Participant, left: list[str]) -> list[str]:
    return [space for space in left if _fed(table, space) == me.seat]


def _avoids_opponents(table: Table, me: Participant, left: list[str]) -> list[str]:
    return [x for x in left if _fed(table, x) == NOBODY or not is_opponent(_fed(table, x), me)]


def feeds_own(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.6.5."""
    return _feeds_own(table, me, left) or _avoids_opponents(table, me, left)


def avoids_opponent(table: Table, me: Participant, left: list[str]) -> list[str]:
    """A6.6.6 and R-34."""
    return _avoids_opponents(table, me, left) or _feeds_own(table, me, left)


Criterion = Callable[[Table, Participant, list[str]], list[str]]
DAM_CRITERIA: Final[dict[int, Criterion]] = {
    sides.BEST_CONDUIT: best_conduit_from,
    sides.OWN_POWERHOUSE: own_powerhouse,
    sides.MOST_WATER: most_water,
    sides.RED_BORDER: red_border,
    sides.UPSTREAM_POWERHOUSE: upstream_powerhouse,
    sides.DOWNSTREAM_DAM: downstream_dam,
}
CRITERIA: Final[dict[int, Criterion]] = {
    sides.STRONGEST: strongest,
    sides.SECOND_STRONGEST: second_strongest,
    sides.DAM_OWN_FIRST: dam_own_first,
    sides.POWERHOUSE_OWN_FIRST: powerhouse_own_first,
    sides.DAM_OPPONENT_FIRST: dam_opponent_first,
    sides.POWERHOUSE_OPPONENT_FIRST: powerhouse_opponent_first,
    sides.BEST_CONDUIT: best_conduit_to,
    sides.OWN_DAM: own_dam,
    sides.PLAINS: plains,
    sides.BASIN_5: _in_basin(5),
    sides.BASIN_6: _in_basin(6),
    sides.BASIN_7: _in_basin(7),
    sides.FEEDS_OWN: feeds_own,
    sides.AVOIDS_OPPONENT: avoids_opponent,
}


# Production -----------------------------------------------------------------------------------------------


class System(NamedTuple):
    dam: str
    conduit: str
    drops: int
    energy: int


def systems(table: Table, me: Participant) -> list[tuple[str, str]]:
    """B7.1.1: a dam with water, own or neutral, a built conduit, an own powerhouse at its end."""
    return [
        (space, c)
        for space, dam in table.dams.items()
        for c in routes_from(BASIN[space])
        if dam.owner in (me.seat, NEUTRAL)
        and dam.drops
        and c in table.conduits
        and me.seat in owners_at(table, END[c])
    ]


def produced(table: Table, me: Participant, dam: str, conduit: str, bonus: int) -> System:
    """A5.1.2 and B7.1.4: all drops; Viktor's way of A7.4.4; the bonuses of entry and board."""
    drops, value = table.dams[dam].drops, VALUE[conduit]
    if me.officer == "viktor" and value <= 2:
        drops = 1
    energy = drops * value
    if me.officer == "viktor":
        energy = max(energy, 4)
    n = n_powerhouses(table, me)
    board = 0 if me.level == "low" else {2: 1, 3: 1, 4: 3}.get(n, 0)  # B11.1.1, A7.1.1
    return System(dam, conduit, drops, energy + bonus + board)


def produced_again(table: Table, dam: str, conduit: str) -> System:
    """B11.4.2, R-22 and R-84: drops x value, all drops, no bonus of any kind."""
    drops = table.dams[dam].drops
    return System(dam, conduit, drops, drops * VALUE[conduit])


def best_system(table: Table, me: Participant, bonus: int) -> System | None:
    """A5.1.2 and A5.1.3: the system used by an entry or effect with this bonus."""
    return _best(table, [produced(table, me, dam, c, bonus) for dam, c in systems(table, me)])


def second_system(table: Table, me: Participant, spared: int) -> System | None:
    """A7.3.9, Germany: the system of the second production, not with the powerhouse of that basin."""
    others = [(dam, c) for dam, c in systems(table, me) if END[c] != spared]
    return _best(table, [produced_again(table, dam, c) for dam, c in others])


def _best(table: Table, found: list[System]) -> System | None:
    found = [system for system in found if system.energy >= 1]
    if not found:
        return None
    most = max(system.energy for system in found)
    found = [system for system in found if system.energy == most]
    found = [x for x in found if table.dams[x.dam].owner == NEUTRAL] or found
    first = _first_by_code("conduit", table.criteria.conduits.code, [x.conduit for x in found])[0]
    (best,) = [system for system in found if system.conduit == first]
    return best


# Contracts ------------------------------------------------------------------------------------------------


def best_contract(table: Table, reach: int) -> str | None:
    """A5.1.4 and R-73: the highest requirement within reach, the one further right on ties."""
    return _highest([*table.display, *table.national], reach)


def _highest(row: Sequence[str], reach: int) -> str | None:
    best: str | None = None
    for contract in row:
        if REQUIREMENT[contract] <= reach and (best is None or REQUIREMENT[contract] >= REQUIREMENT[best]):
            best = contract
    return best


def best_set(table: Table, reach: int) -> set[str]:
    """L8.10: the highest national one first, then the largest set of private ones, then the higher values."""
    national = _highest(table.national, reach)
    left = reach - REQUIREMENT[national] if national else reach
    best: tuple[int, list[int], list[int]] = (0, [], [])
    chosen: tuple[str, ...] = ()
    for n in range(1, len(table.display) + 1):
        for some in combinations(table.display, n):
            if sum(REQUIREMENT[contract] for contract in some) > left:
                continue
            values = sorted((REQUIREMENT[contract] for contract in some), reverse=True)
            places = sorted((table.display.index(contract) for contract in some), reverse=True)
            if (n, values, places) > best:
                best, chosen = (n, values, places), some
    return {*chosen, *([national] if national else [])}


# Netherlands ----------------------------------------------------------------------------------------------


def refilled_dam(table: Table, me: Participant, used_dam: str, used_conduit: str) -> str | None:
    """L8.5 and R-85: the own dam that gets a drop: that of the other system that would produce most now."""
    candidates = [
        space
        for space, dam in table.dams.items()
        if dam.owner == me.seat and dam.drops < dam.capacity and space != used_dam
    ]
    if not candidates:
        return None
    worth = dict.fromkeys(candidates, 0)
    for dam, conduit in systems(table, me):
        if dam in worth and (dam, conduit) != (used_dam, used_conduit):
            worth[dam] = max(worth[dam], produced(table, me, dam, conduit, 0).energy)
    tied = [space for space in candidates if worth[space] == max(worth.values())]
    for criterion in table.criteria.dams.criteria:
        tied = _kept(tied, DAM_CRITERIA[criterion](table, me, tied))
    (chosen,) = _first_by_code("base", table.criteria.dams.code, tied)
    return chosen
