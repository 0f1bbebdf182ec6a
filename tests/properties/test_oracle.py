"""A slow oracle written from the clauses, beside the engine's fast predicates.

Nothing here uses the operations of the engine: legal answers are found by trying everything against the
clauses, and compared with what a walk through the engine's questions finds.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, NamedTuple

import pytest

from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import AREAS, CONDUIT_SPACES, FLOWS_TO, HOUSE_SPACES
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_BUILD,
    A_CONTRACT,
    A_COPY,
    A_DROPS,
    A_OFFICER,
    A_SITE,
    A_SPACE,
    A_SYSTEM,
    E_BUILT,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_HELD,
    E_INVEST,
    E_LEAVES,
    E_PRODUCED,
    E_VP,
    OP_COPY,
    OP_DROPS,
    OP_END_TURN,
    OP_FREE_BUILD,
    OP_FULFIL,
    OP_PAY,
    OP_PRODUCE,
    OP_PRODUCE_AGAIN,
    OP_PRODUCE_MAY,
    OP_SITE,
    OP_TILE,
    OP_TURN,
    PASS,
    SKIP,
)
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.stack import CHANCE, Event
from tests.players import busy_game, options_of

STRUCTURES: Final = ("base", "elevation", "conduit", "powerhouse")
PIECES: Final = {"base": 5, "elevation": 5, "conduit": 5, "powerhouse": 4}  # B1.2.1
NEUTRAL: Final = 4
BLOCKS: Final = 20
POSITIONS: Final = 250  # turns compared in each block: 5 000 in all
TILE_NAMES: Final = [tile.key for tile in TILES]
ANTONS: Final = TILE_NAMES.index("SP_anton")


# The clauses ----------------------------------------------------------------------------------------------


class Building(NamedTuple):
    """One way to build: what, where, with which tile imitating which, and everything it costs."""

    structure: str
    site: int
    tile: int
    copied: int
    excavators: int
    mixers: int
    credits: int
    engineers: int


def ability(p: Seat) -> str:
    return OFFICERS[p.ability].key


def dams_of(s: State, seat: int) -> list[int]:
    return [d for d in range(20) if s.dam_owner[d] == seat]


def basin_of(site: int) -> int:
    """Sites: twenty base spaces, twenty conduit spaces, then the powerhouse spaces."""
    return site % 20 // 2 + 1 if site < 40 else HOUSE_SPACES[site - 40].basin


def is_red(structure: str, site: int) -> bool:
    """B1.1.7: upper base spaces and some powerhouse spaces; elevations never pay (B5.4.2)."""
    if structure == "base":
        return site % 2 == 0
    return structure == "powerhouse" and HOUSE_SPACES[site - 40].red


def pieces_on_map(s: State, seat: int, structure: str) -> int:
    return {
        "base": len(dams_of(s, seat)),
        "elevation": sum(s.dam_level[d] - 1 for d in dams_of(s, seat)),
        "conduit": s.conduit_owner.count(seat),
        "powerhouse": s.house_owner.count(seat),
    }[structure]


def sites_of(s: State, seat: int, structure: str) -> list[int]:
    """B5.4: where the structure may stand, whatever it costs."""
    if pieces_on_map(s, seat, structure) >= PIECES[structure]:
        return []
    if structure == "base":
        taken = {basin_of(d) for d in dams_of(s, seat)}
        return [d for d in range(20) if s.dam_owner[d] == -1 and basin_of(d) not in taken]
    if structure == "elevation":
        return [d for d in dams_of(s, seat) if s.dam_level[d] in (1, 2)]
    if structure == "conduit":
        return [20 + c for c in range(20) if s.conduit_owner[c] == -1]
    taken = {HOUSE_SPACES[h].basin for h in range(23) if s.house_owner[h] == seat}
    free = [h for h in range(23) if s.house_owner[h] == -1]
    return [40 + h for h in free if HOUSE_SPACES[h].basin not in taken]


def wheel_tiles(p: Seat) -> list[int]:
    return [segment % 64 - 1 for segment in p.wheel if segment % 64]


def allows(tile: int, structure: str) -> bool:
    """B5.2.5: the structure shown, or any of them."""
    return TILE_NAMES[tile].split("_")[1] in (structure, "joker")


def tiles_and_copies(p: Seat, structure: str) -> list[tuple[int, int]]:
    """B12.6 and B12.7.6: Anton's tile, or Mahiri copying him, imitates a tile on the wheel."""
    found = [(t, t) for t in range(len(TILES)) if p.tiles >> t & 1 and t != ANTONS]
    has_tile = OFFICERS[p.officer].key == "anton" and p.tiles >> ANTONS & 1
    if ability(p) == "anton" and (has_tile or OFFICERS[p.officer].key == "mahiri"):
        found += [(ANTONS, t) for t in wheel_tiles(p) if t != ANTONS]
    return [(tile, copied) for tile, copied in found if allows(copied, structure)]


def machines_for(s: State, seat: int, structure: str, site: int, copied: str) -> tuple[int, str]:
    """B5.4 with B12.1, B13.3.3 and B13.4.1: how many machines, and of which kind."""
    area = AREAS[basin_of(site)]  # 0 mountains, 1 hills, 2 plains
    if structure == "base":
        if copied == "A3_base":
            return 0, "excavators"
        return 3 if ability(s.seats[seat]) == "wilhelm" else 5 - area, "excavators"
    if structure == "elevation":
        return 4 - area, "mixers"
    if structure == "powerhouse":
        return 2 + pieces_on_map(s, seat, "powerhouse"), "mixers"
    price = 2 * CONDUIT_SPACES[site - 20].value
    return 5 if copied == "A2_conduit" and price >= 6 else price, "excavators"


def pays(p: Seat, due: int, kind: str, copied: str, conduit_value: int, e: int, m: int, c: int) -> bool:
    """Whether e excavators, m mixers and c credits are a payment the rules know."""
    replaced, rest = divmod(c, 3)
    if rest or (replaced and ability(p) != "solomon"):
        return False
    if ability(p) == "jill" and conduit_value and (e, m, c) == (0, conduit_value, 0):
        return copied != "A2_joker"  # B12.4.3
    if e + m + replaced != due:
        return False
    if copied == "A2_joker":
        return True
    return m == 0 if kind == "excavators" else e == 0


def payments_of(
    s: State, seat: int, structure: str, site: int, copied: str, credits_left: int
) -> list[tuple[int, int, int]]:
    """Everything that pays, without what costs more of one thing and less of nothing than another payment."""
    p = s.seats[seat]
    due, kind = machines_for(s, seat, structure, site, copied)
    value = CONDUIT_SPACES[site - 20].value if structure == "conduit" else 0
    found = [
        (e, m, c)
        for e, m, c in product(
            range(min(p.excavators, 10) + 1),
            range(min(p.mixers, 10) + 1),
            range(0, min(credits_left, 30) + 1, 3),
        )
        if pays(p, due, kind, copied, value, e, m, c)
    ]

    def is_worse(x: tuple[int, int, int]) -> bool:
        return any(y != x and all(b <= a for a, b in zip(x, y, strict=True)) for y in found)

    return [x for x in found if not is_worse(x)]


def buildings(s: State, seat: int) -> set[Building]:
    """B5.2.2: every construction action the seat could make now."""
    p = s.seats[seat]
    found: set[Building] = set()
    for structure in STRUCTURES:
        for site, (tile, copied) in product(sites_of(s, seat, structure), tiles_and_copies(p, structure)):
            name = TILE_NAMES[copied]
            is_free = name in ("A1_powerhouse", "A3_base")  # B5.5.1
            if not is_free and (p.constructions == 4 or p.engineers < (1, 2, 3, 3)[p.constructions]):
                continue
            engineers = 0 if is_free else (1, 2, 3, 3)[p.constructions]
            fixed = 3 if p.constructions == 3 and not is_free else 0
            fixed += 3 if is_red(structure, site) and name != "A1_joker" else 0
            if fixed > p.credits:
                continue
            for e, m, c in payments_of(s, seat, structure, site, name, p.credits - fixed):
                found.add(Building(structure, site, tile, copied, e, m, fixed + c, engineers))
    return found


class Production(NamedTuple):
    dam: int
    conduit: int
    drops: int
    energy: int


def productions(s: State, seat: int, bonus: int | None, own: int, spared: int = 0) -> set[Production]:
    """B7.1: every system and number of drops; a bonus of None is Germany's second production."""
    p = s.seats[seat]
    built = s.house_owner.count(seat)
    found: set[Production] = set()
    for h, conduit in product(range(23), range(20)):
        basin = HOUSE_SPACES[h].basin
        owner = s.conduit_owner[conduit]
        if s.house_owner[h] != seat or owner == -1 or CONDUIT_SPACES[conduit].end != basin or basin == spared:
            continue
        for dam in (conduit // 2 * 2, conduit // 2 * 2 + 1):
            if s.dam_owner[dam] not in (seat, NEUTRAL):
                continue
            for drops in range(1, s.dam_drops[dam] + 1):
                energy = drops * CONDUIT_SPACES[conduit].value
                if bonus is not None:
                    energy = max(energy, 4) if ability(p) == "viktor" else energy
                    energy += bonus + (3 if built == 4 else 1 if built >= 2 else 0)
                fee = drops if owner != seat else 0
                if energy >= 1 and fee <= own:
                    found.add(Production(dam, conduit, drops, energy))
    return found


def open_spaces(s: State, seat: int) -> set[str]:
    """B4.2.6: the shared spaces that can be chosen."""
    p = s.seats[seat]
    found: set[str] = set()
    for i, space in enumerate(SPACES[: len(s.spaces)]):
        is_taken = s.spaces[i] != 0 and space.key != "bank"
        is_closed = space.fewest > len(s.seats) or (bool(s.is_introductory) and "patent" in space.key)
        cost = space.printed + (3 if space.red else 0)
        if is_taken or is_closed or space.engineers > p.engineers or cost > p.credits:
            continue
        if "turbine" in space.key and not productions(s, seat, bonus_of(space.key), p.credits - cost):
            continue
        if "contract" in space.key and all(c == -1 for c in s.display):
            continue
        if "patent" in space.key and s.patents[int(space.key[-1]) - 1] == -1:
            continue
        found.add(space.key)
    return found


def bonus_of(key: str) -> int:
    """What a turbine space adds, by its name."""
    return {"plus2": 2, "plus1": 1, "zero": 0, "minus1": -1, "minus2": -2}[key.split("_")[1]]


def officers_to_copy(s: State, seat: int) -> set[int]:
    """B12.7: another's or a set aside officer, if an action remains afterwards."""
    p = s.seats[seat]
    cost = 3 * p.activations
    if OFFICERS[p.officer].key != "mahiri" or p.activations == 2 or not p.engineers or cost > p.credits:
        return set()
    others = {q.officer for q in s.seats if q is not p} | {o for o in range(7) if s.aside >> o & 1}
    return {officer for officer in others if action_remains(s, seat, officer, cost)}


def action_remains(s: State, seat: int, officer: int, cost: int) -> bool:
    after = s.clone()
    p = after.seats[seat]
    p.engineers, p.credits, p.ability = p.engineers - 1, p.credits - cost, officer
    return bool(open_spaces(after, seat) or buildings(after, seat))


def contracts_for(s: State, seat: int, energy: int) -> set[int]:
    """B7.3.1 and B11.5: own face-up and national contracts within reach."""
    p = s.seats[seat]
    reach = energy + (3 if p.company == 3 and s.house_owner.count(seat) >= 3 else 0)
    return {
        c
        for c in range(len(CONTRACTS))
        if (p.hand | s.national) >> c & 1 and CONTRACTS[c].requirement <= reach
    }


def free_sites(s: State, seat: int, structure: str, limit: int) -> set[int]:
    """B5.6: within the area or value shown, with the credits of the border at hand."""
    found: set[int] = set()
    for site in sites_of(s, seat, structure):
        if structure == "conduit":
            is_within = CONDUIT_SPACES[site - 20].value <= limit
        else:
            is_within = bool(limit >> AREAS[basin_of(site)] & 1)
        if is_within and (not is_red(structure, site) or s.seats[seat].credits >= 3):
            found.add(site)
    return found


def flow_on(s: State, basin: int, gains: Counter[int]) -> None:
    """B8.1 and B11.2: a drop from below the powerhouses of a basin, on the oracle's own state."""
    while True:
        for dam in (2 * basin - 2, 2 * basin - 1) if basin <= 10 else ():
            owner = s.dam_owner[dam]
            if owner == -1:
                continue
            holds = s.dam_level[dam]
            if holds == 3 and owner != NEUTRAL and ability(s.seats[owner]) == "graziano":
                holds = 4
            if s.dam_drops[dam] < holds:
                s.dam_drops[dam] += 1
                return
        basin = FLOWS_TO[basin]
        if basin < 0:
            return
        for seat, p in enumerate(s.seats):
            own = [HOUSE_SPACES[h].basin for h in range(23) if s.house_owner[h] == seat]
            if p.company == 0 and len(own) >= 3 and basin in own:
                gains[seat] += 1


# The engine, walked through its questions -----------------------------------------------------------------


def step(s: State, action: int) -> tuple[State, list[Event]]:
    ahead = s.clone()
    story: list[Event] = []
    ahead.story = story
    GAME.apply(ahead, action)
    return ahead, story


def offered_buildings(s: State) -> Iterator[Building]:
    """Every way through the questions of a construction, read off the events it causes."""
    for action in GAME.legal(s):
        if A_BUILD <= action < A_SPACE:
            ahead, _ = step(s, action)
            assert ahead.stack[-1].op == OP_SITE
            yield from _ways(ahead, -1)


def _ways(s: State, copied: int) -> Iterator[Building]:
    for action in GAME.legal(s):
        named = action - A_COPY if s.stack[-1].op == OP_COPY else copied
        ahead, story = step(s, action)
        if any(event[0] == E_BUILT for event in story):
            yield _read_building(s.stack[-1].seat, story, named)
        else:
            assert ahead.stack[-1].op in (OP_TILE, OP_COPY, OP_PAY)
            yield from _ways(ahead, named)


def _read_building(seat: int, story: list[Event], copied: int) -> Building:
    built = next(i for i, event in enumerate(story) if event[0] == E_BUILT)
    before = story[:built]
    assert all(event[1] == seat for event in before)
    invest = next(event for event in before if event[0] == E_INVEST)
    tile = GAME.read("tile SP_anton") - GAME.read("tile BASIC_base") if invest[3] == -1 else invest[3]
    return Building(
        STRUCTURES[story[built][3]],
        story[built][4],
        tile,
        copied if tile == ANTONS else tile,
        invest[4] // 16,
        invest[4] % 16,
        -sum(event[3] for event in before if event[0] == E_CREDITS),
        sum(event[3] for event in before if event[0] == E_ENGINEERS),
    )


def unnamed_single_copies(found: set[Building]) -> set[Building]:
    """The engine does not ask what Anton's tile imitates when there is only one tile to imitate."""
    copies: dict[tuple[str, int], set[int]] = {}
    for way in found:
        if way.tile == ANTONS:
            copies.setdefault((way.structure, way.site), set()).add(way.copied)
    return {
        way._replace(copied=-1) if way.tile == ANTONS and len(copies[way.structure, way.site]) == 1 else way
        for way in found
    }


def offered_productions(s: State) -> Iterator[Production]:
    for action in GAME.legal(s):
        if action != SKIP:
            yield from offered_drops(step(s, action)[0])


def offered_drops(s: State) -> Iterator[Production]:
    """What the question for drops offers, with the energy that really comes; the flow is checked too."""
    f = s.stack[-1]
    assert f.op == OP_DROPS
    dam, conduit = f.a // 2, f.a // 4 * 2 + f.a % 2
    for action in GAME.legal(s):
        _, story = step(s, action)
        made = next(event for event in story if event[0] == E_PRODUCED)
        drops = action - A_DROPS
        check_flow(s, story, Production(dam, conduit, drops, made[3]))
        yield Production(dam, conduit, drops, made[3])


def check_flow(s: State, story: list[Event], way: Production) -> None:
    """B7.2.1: fee, energy and the way of the water, found once more by hand and compared with the events."""
    seat, owner = s.stack[-1].seat, s.conduit_owner[way.conduit]
    mine = s.clone()
    mine.dam_drops[way.dam] -= way.drops
    gains: Counter[int] = Counter({seat: way.energy})
    for _ in range(way.drops):
        flow_on(mine, CONDUIT_SPACES[way.conduit].end, gains)
    theirs = s.dam_drops[:]
    theirs[way.dam] -= way.drops
    told: Counter[tuple[int, int]] = Counter()
    arrived = 0
    for kind, who, _, a, _ in story:
        if kind in (E_HELD, E_LEAVES):
            arrived += 1
            theirs[a] += kind == E_HELD
        elif kind in (E_CREDITS, E_VP, E_ENERGY):
            told[kind, who] += a
        if arrived == way.drops:  # what follows is the contract, the ability, or the next turn
            break
    wanted = Counter({(E_ENERGY, who): n for who, n in gains.items()})
    if owner != seat:
        wanted.update(
            {(E_CREDITS, seat): -way.drops, (E_CREDITS, owner): way.drops, (E_VP, owner): way.drops}
        )
    assert theirs == mine.dam_drops
    assert dict(told) == dict(wanted)


# Comparing ------------------------------------------------------------------------------------------------


def check_turn(s: State, seen: Counter[str]) -> None:
    f = s.stack[-1]
    legal = set(GAME.legal(s))
    mine, theirs = buildings(s, f.seat), list(offered_buildings(s))
    assert len(theirs) == len(set(theirs)), "one construction is offered twice"
    assert set(theirs) == unnamed_single_copies(mine)
    structures = {way.structure for way in mine}
    assert {a - A_BUILD for a in legal if A_BUILD <= a < A_SPACE} == {STRUCTURES.index(x) for x in structures}
    spaces = {SPACES[a - A_SPACE].key for a in legal if A_SPACE <= a < A_SITE}
    assert spaces == open_spaces(s, f.seat)
    officers = {a - A_OFFICER for a in legal if A_OFFICER <= a < A_OFFICER + 11}
    assert officers == (set() if f.a else officers_to_copy(s, f.seat))
    assert (PASS in legal) == (s.seats[f.seat].engineers == 0 and not f.a)
    note(s, mine, seen)


def note(s: State, mine: set[Building], seen: Counter[str]) -> None:
    """What the positions have shown, so that a test that sees nothing does not pass."""
    p = s.seats[s.stack[-1].seat]
    seen["turns"] += 1
    seen["copying " + ability(p)] += p.ability != p.officer
    for way in mine:
        name = TILE_NAMES[way.copied]
        seen["with " + name] += 1
        seen["copy of " + name] += way.tile == ANTONS
        seen["red border"] += is_red(way.structure, way.site)
        seen["solomon in credits"] += ability(p) == "solomon" and way.credits >= 9
        seen["jill in mixers"] += way.structure == "conduit" and way.mixers > 0 and ability(p) == "jill"
        seen["wilhelm in the mountains"] += (
            ability(p) == "wilhelm" and way.structure == "base" and way.site < 8
        )
        seen["without engineers"] += way.engineers == 0


def check_question(s: State, seen: Counter[str]) -> None:
    """Any other question the oracle has an opinion about."""
    f = s.stack[-1]
    p, legal = s.seats[f.seat], GAME.legal(s)
    if f.op in (OP_PRODUCE, OP_PRODUCE_MAY, OP_PRODUCE_AGAIN):
        again = f.op == OP_PRODUCE_AGAIN
        spared = CONDUIT_SPACES[f.b // 4 * 2 + f.b % 2].end if again else 0
        wanted = productions(s, f.seat, None if again else f.a, p.credits, spared)
        theirs = list(offered_productions(s))
        assert len(theirs) == len(set(theirs))
        assert set(theirs) == wanted
        assert (SKIP in legal) == (f.op != OP_PRODUCE)
        assert len({a - A_SYSTEM for a in legal if a != SKIP}) == len({(x.dam, x.conduit) for x in wanted})
    elif f.op == OP_FULFIL:
        assert legal == [A_CONTRACT + c for c in sorted(contracts_for(s, f.seat, f.a))] + [SKIP]
    elif f.op == OP_FREE_BUILD:
        assert legal == [A_SITE + x for x in sorted(free_sites(s, f.seat, STRUCTURES[f.a], f.b))] + [SKIP]
    else:
        return
    seen[f"question {f.op}"] += 1


def moments(block: int) -> Iterator[State]:
    """States of many games; every second game starts with a gift, so that dear things are tried too."""
    for seed in range(block * 1000, block * 1000 + 1000):
        for s, _ in busy_game(options_of(seed), seed, gift=16 if seed % 2 else 0):
            if s.stack[-1].seat != CHANCE and s.round > 0:
                yield s


@cache
def survey(block: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for i, s in enumerate(moments(block)):
        if s.stack[-1].op != OP_TURN:
            check_question(s, seen)
        elif i % 7 == block % 7:
            check_turn(s, seen)
        if seen["turns"] == POSITIONS:
            break
    return seen


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_engine_offers_what_the_clauses_allow(block: int) -> None:
    assert survey(block)["turns"] == POSITIONS


def test_the_positions_compared_show_every_officer_tile_and_price() -> None:
    """A survey that never meets Solomon's credits says nothing about them."""
    seen: Counter[str] = Counter()
    for block in range(BLOCKS):
        seen += survey(block)
    tiles = [name for name in TILE_NAMES if name[:2] in ("BA", "A1", "A2", "A3") and "building" not in name]
    officers = ("wilhelm", "graziano", "viktor", "jill", "solomon", "anton")
    questions = (OP_PRODUCE, OP_PRODUCE_MAY, OP_PRODUCE_AGAIN, OP_FULFIL, OP_FREE_BUILD)
    wanted = [
        *("with " + name for name in tiles),
        *("copying " + name for name in officers),
        *("copy of " + name for name in ("BASIC_base", "A1_powerhouse", "A3_base", "A2_joker")),
        *(f"question {op}" for op in questions),
        *("red border", "solomon in credits", "jill in mixers", "wilhelm in the mountains"),
        "without engineers",
    ]

    assert [what for what in wanted if seen[what] < 5] == []


# No dead ends ---------------------------------------------------------------------------------------------

LEAVES: Final = 2000  # ends of the turn looked at for each first answer


class Turn:
    """The frame that ends the turn waits below its first question; while it is there, the turn goes on."""

    def __init__(self, s: State) -> None:
        self.at = len(s.stack) - 2
        self.end = s.stack[self.at]
        assert self.end.op == OP_END_TURN

    def goes_on(self, s: State) -> bool:
        return len(s.stack) > self.at and s.stack[self.at] is self.end


def ends_of_turn(s: State, turn: Turn, left: list[int]) -> int:
    """Follow every answer to the end of the turn, as long as the budget lasts; how many ends were seen."""
    if not turn.goes_on(s):
        left[0] -= 1
        return 1
    legal = GAME.legal(s)
    assert legal, f"{s.stack[-1].op} asks and there is no answer"
    found = 0
    for action in legal:
        if left[0] <= 0 and found:
            break
        ahead = s.clone()
        GAME.apply(ahead, action)
        found += ends_of_turn(ahead, turn, left)
    return found


@pytest.mark.parametrize("block", range(4))
def test_every_answer_leads_to_the_end_of_the_turn(block: int) -> None:
    """No option may be offered that cannot be carried through, with the whole tree behind it tried."""
    compared = ends = 0
    for i, s in enumerate(moments(100 + block)):
        if s.stack[-1].op != OP_TURN or i % 11:
            continue
        for action in GAME.legal(s):
            ahead = s.clone()
            GAME.apply(ahead, action)
            ends += ends_of_turn(ahead, Turn(s), [LEAVES])
        compared += 1
        if compared == 100:
            break

    assert compared == 100
    assert ends > 10_000
