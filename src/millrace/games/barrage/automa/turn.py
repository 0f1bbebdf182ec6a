"""Rules A4 and A5: an Automa's turn. Entries are tried in order; each failure is told with its condition."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.automa import build
from millrace.games.barrage.automa.choosing import (
    LESLIES_PRIORITY,
    PATENT_LEVEL,
    PATENT_SPECIFIC,
    PATENT_TOPMOST,
    WORK_PRIORITY,
    choose,
)
from millrace.games.barrage.automa.drops import best_placement, placements, put_drops
from millrace.games.barrage.automa.engineers import begin, stand, stand_in, stand_on_board
from millrace.games.barrage.automa.systems import best_system, drops_used, produce_with
from millrace.games.barrage.content.automa import (
    AUTOMA_TILES,
    BANK,
    CONSTRUCT,
    DOWN,
    FLOWING,
    MACHINERY,
    OFFICE,
    OFFICE_ENERGY,
    PATENT,
    PRODUCTION,
    UP,
    WAITING,
    WORKS,
    WORKSHOP,
    Entry,
)
from millrace.games.barrage.content.boards import SECTION
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.numbering import colour_of
from millrace.games.barrage.numbers import (
    A_SPACE,
    A_TILE,
    A_WORK,
    BUILDING,
    E_AUTOMA_INSTEAD,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_UNDER,
    ELEVATION,
    EMPTY,
    JOKER,
    OP_AUTOMA_ENTRY,
    OP_DEAL_AUTOMA_TILE,
    OP_MACHINES,
    ROUNDS,
    S_RULES,
    SP_LESLIE,
    VERY_HIGH,
    WORK_SPACES,
)
from millrace.games.barrage.numbers import BANK as BANK_SPACE
from millrace.games.barrage.ops.ability import can_work
from millrace.games.barrage.ops.asking import ask_seat
from millrace.games.barrage.ops.contracts import lowering
from millrace.games.barrage.ops.produce import energy_of
from millrace.games.barrage.ops.spaces import take_tile
from millrace.games.barrage.ops.supply import gain_energy, gain_excavators, gain_mixers, gain_vp
from millrace.games.barrage.ops.turn import refill_display
from millrace.games.barrage.ops.wheel import turn_wheel
from millrace.games.barrage.ops.works import invest_in_work, spend_on_work
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.operation import Step
from millrace.kernel.stack import CHANCE, Frame

# The conditions an entry may fail, as they are told; construction's own are those of build.py
POSSIBLE: Final = 0
NO_SYSTEM: Final = 5
IS_LEADING: Final = 6
NO_CONTRACT: Final = 7
NO_GAIN: Final = 8
WHEEL_EMPTY: Final = 9
LAST_ROUND: Final = 10
NO_PATENT: Final = 11
NO_WORK: Final = 12
NOT_IN_BOX: Final = 13
NO_BUILDING_TILES: Final = 14
NO_WORKS: Final = 15
CONDITION_CLAUSES: Final[tuple[str, ...]] = (
    "A4.4",
    "A5.4.1",
    "A5.4.1",
    "A5.4.1",
    "A5.4.1",
    "A5.1.1",
    "A5.1.1",
    "A5.1.1",
    "A5.2.4",
    "A5.5.1",
    "A5.6.1",
    "A5.7.1",
    "L8.4",
    "A5.4.6",
    "A5.7.3",
    "A5.10.1",
)


def absence(entry: Entry) -> int:
    """Why an entry is passed over where the Leeghwater Project is not in the game, or POSSIBLE."""
    if entry.kind == WORKS:
        return NO_WORKS
    if entry.a != BUILDING or entry.kind not in (CONSTRUCT, PATENT):
        return POSSIBLE
    return NOT_IN_BOX if entry.kind == CONSTRUCT else NO_BUILDING_TILES


class AutomaTurn(Step[State]):
    """Rule A4.1: flip the top tile; the next one shows the entries."""

    name = "automa_turn"

    def run(self, s: State, f: Frame) -> None:
        s.criteria, s.top = s.top, EMPTY
        flipped = 1 << s.criteria
        s.discards |= flipped
        if not s.deck:  # rule A4.2: all discarded tiles but the one just flipped
            s.deck = s.discards & ~flipped
            s.discards = flipped
            s.priority = EMPTY
        if AUTOMA_TILES[s.criteria].works_order != EMPTY:
            s.priority = s.criteria
        s.ask(OP_AUTOMA_ENTRY, f.seat, S_RULES)
        s.ask(OP_DEAL_AUTOMA_TILE, CHANCE, S_RULES)


class AutomaEntry(Step[State]):  # a: which entry of the action side
    """Rules A4.3-A4.7: perform it if its conditions hold, otherwise go on."""

    name = "automa_entry"
    bounds = (0, 7, 0, 0)

    def run(self, s: State, f: Frame) -> None:
        p = s.seats[f.seat]
        if p.engineers == 0:
            return
        if f.a == 0:
            s.tell(E_AUTOMA_TILES, f.seat, S_RULES, s.top, s.criteria)
        entry = AUTOMA_TILES[s.top].entries[f.a]
        failed = attempt(s, f.seat, entry, f.a)
        if failed:
            s.tell(E_AUTOMA_TRIED, f.seat, S_RULES, s.top << 4 | f.a, failed)
            s.ask(OP_AUTOMA_ENTRY, f.seat, S_RULES, f.a + 1)


def attempt(s: State, seat: int, entry: Entry, index: int) -> int:
    """Perform an entry, or name the condition that fails."""
    kind = entry.kind
    if kind == PRODUCTION:
        return _production(s, seat, entry, index)
    if kind in (WAITING, FLOWING):
        return _water(s, seat, entry, index)
    if kind == OFFICE:
        return _office(s, seat, entry, index)
    if kind == CONSTRUCT:
        return _construction(s, seat, entry, index)
    if kind == WORKSHOP:
        return _workshop(s, seat, entry, index)
    if kind == MACHINERY:
        return _machinery(s, seat, entry, index)
    if kind == PATENT:
        return _patent(s, seat, entry, index)
    if kind == WORKS:
        return _works(s, seat, entry, index)
    assert kind == BANK, "every kind of entry has its rule"
    begin(s, seat, entry, index, entry.engineers)
    stand(s, seat, BANK_SPACE, min(entry.engineers, s.seats[seat].engineers))
    gain_vp(s, seat, A_SPACE + BANK_SPACE, entry.vp)
    return POSSIBLE


# Entries --------------------------------------------------------------------------------------------------


def _production(s: State, seat: int, entry: Entry, index: int) -> int:
    """Rule A5.1."""
    p = s.seats[seat]
    system = best_system(s, seat, entry.a)
    if system == EMPTY:
        return NO_SYSTEM
    others = [other.energy for other in s.seats if other is not p]
    if p.energy >= SECTION * s.round and p.energy > max(others):
        return IS_LEADING
    drops = drops_used(s, seat, system, entry.a)
    reach = energy_of(s, seat, system, drops, entry.a) + lowering(p)
    wanted = [c for c in s.display if c != EMPTY and colour_of(c) == entry.b]
    if not any(CONTRACTS[c].requirement <= reach for c in wanted):
        return NO_CONTRACT
    begin(s, seat, entry, index, entry.engineers)
    source = stand_in(s, seat, 0, entry)
    produce_with(s, seat, source, system, entry.a)
    return POSSIBLE


def _water(s: State, seat: int, entry: Entry, index: int) -> int:
    """Rule A5.2."""
    is_flowing = entry.kind == FLOWING
    found = placements(s, seat, entry.a, is_flowing=is_flowing)
    if not found:
        return NO_GAIN
    begin(s, seat, entry, index, entry.engineers)
    placement = best_placement(s, seat, found)
    put_drops(s, seat, stand_in(s, seat, 1, entry), placement, is_flowing=is_flowing)
    return POSSIBLE


def _office(s: State, seat: int, entry: Entry, index: int) -> int:
    """Rule A5.3: the displayed contracts of a colour go under their pile, new ones come."""
    begin(s, seat, entry, index, entry.engineers)
    source = stand_in(s, seat, 5, entry)
    for slot in (2 * entry.a, 2 * entry.a + 1):
        if s.display[slot] != EMPTY:
            s.under.append(s.display[slot])
            s.tell(E_UNDER, seat, source, s.display[slot])
            s.display[slot] = EMPTY
    gain_energy(s, seat, source, OFFICE_ENERGY)
    refill_display(s)
    return POSSIBLE


def _workshop(s: State, seat: int, entry: Entry, index: int) -> int:
    """Rule A5.5: only with something on the wheel."""
    if not any(s.seats[seat].wheel):
        return WHEEL_EMPTY
    begin(s, seat, entry, index, entry.engineers)
    source = stand_in(s, seat, 3, entry)
    _lose(s, seat, source, entry)
    turn_wheel(s, seat, source, entry.a)
    return POSSIBLE


def _machinery(s: State, seat: int, entry: Entry, index: int) -> int:
    """Rule A5.6: not in the last round."""
    if s.round == ROUNDS:
        return LAST_ROUND
    begin(s, seat, entry, index, entry.engineers)
    source = stand_in(s, seat, 4, entry)
    _lose(s, seat, source, entry)
    if entry.a >> 4:
        gain_excavators(s, seat, source, entry.a >> 4)
    if entry.a & 15:
        gain_mixers(s, seat, source, entry.a & 15)
    if entry.b:
        ask_seat(s, OP_MACHINES, seat, source, entry.b)
    return POSSIBLE


def _lose(s: State, seat: int, source: int, entry: Entry) -> None:
    if entry.vp:
        gain_vp(s, seat, source, entry.vp)


def _patent(s: State, seat: int, entry: Entry, index: int) -> int:
    """Rule A5.7: the highest level, then specific before joker, then topmost."""
    if entry.a == BUILDING and not s.buildings:
        return absence(entry)
    fitting = [A_TILE + tile for tile in s.patents if tile != EMPTY and TILES[tile].kind in (entry.a, JOKER)]
    if not fitting:
        return NO_PATENT
    begin(s, seat, entry, index, entry.engineers)
    source = stand_in(s, seat, 6, entry)
    _lose(s, seat, source, entry)
    steps = (
        (PATENT_LEVEL, lambda x: TILES[x - A_TILE].level),
        (PATENT_SPECIFIC, lambda x: int(TILES[x - A_TILE].kind != JOKER)),
        (PATENT_TOPMOST, lambda x: -s.patents.index(x - A_TILE)),
    )
    take_tile(s, seat, source, s.patents.index(choose(s, seat, fitting, steps) - A_TILE))
    return POSSIBLE


def payable_works(s: State, p: Seat) -> list[int]:
    """The external works on display whose machines are at hand, as actions."""
    return [A_WORK + work for work in s.works if work != EMPTY and can_work(p, work)]


def choose_work(s: State, seat: int, works: list[int], order: int, reason: int) -> int:
    """The position of the first of these works in an order of positions."""
    ranks = {order >> 2 * i & 3: i for i in range(len(s.works))}
    chosen = choose(s, seat, works, ((reason, lambda x: -ranks[s.works.index(x - A_WORK)]),))
    return s.works.index(chosen - A_WORK)


def _works(s: State, seat: int, entry: Entry, index: int) -> int:
    """Rule L8.4: the engineers go to that work's space; the machines are lost."""
    p = s.seats[seat]
    if not s.works:
        return absence(entry)
    works = payable_works(s, p)
    if not works:
        return NO_WORK
    begin(s, seat, entry, index, entry.engineers)
    position = choose_work(s, seat, works, entry.a, WORK_PRIORITY)
    stand(s, seat, WORK_SPACES + position, min(entry.engineers, p.engineers))
    spend_on_work(s, seat, A_SPACE + WORK_SPACES + position, position)
    return POSSIBLE


# Construction ---------------------------------------------------------------------------------------------


def _construction(s: State, seat: int, entry: Entry, index: int) -> int:
    """Rule A5.4; very high officers may put something else in its place (A7.4.3, L8.12, L8.13)."""
    p = s.seats[seat]
    structure, limit, engineers = entry.a, entry.b, entry.engineers
    if p.level == VERY_HIGH and not p.as_automa:
        officer = OFFICERS[p.ability]
        if officer.works_on_wheel and p.tiles >> SP_LESLIE & 1:
            works = payable_works(s, p)
            if works:
                s.tell(E_AUTOMA_INSTEAD, seat, S_RULES, p.ability, EMPTY)
                begin(s, seat, entry, index, 1)
                position = choose_work(s, seat, works, works_order(s), LESLIES_PRIORITY)
                stand(s, seat, WORK_SPACES + position, 1)
                invest_in_work(s, seat, A_SPACE + WORK_SPACES + position, position)
                return POSSIBLE
        if officer.level_3_capacity > 3 and _is_possible(s, seat, ELEVATION, 0):
            structure, limit = ELEVATION, 0
        if officer.uses_building:
            direction = entry.b if entry.a == BUILDING else code_direction(s)
            if _is_possible(s, seat, BUILDING, direction):
                structure, limit, engineers = BUILDING, direction, 1
        if structure != entry.a:
            s.tell(E_AUTOMA_INSTEAD, seat, S_RULES, p.ability, structure)
    failed = build.why_not_build(s, seat, structure, limit)
    if failed:
        return NOT_IN_BOX if structure == BUILDING and not s.buildings else failed
    if build.is_engineer_free(p, structure):
        engineers = 0
    begin(s, seat, entry, index, engineers)
    build.choose_tile(s, seat, structure)
    site = build.site_for(s, seat, structure, limit)
    stand_on_board(s, seat, engineers)
    build.place_structure(s, seat, structure, site)
    return POSSIBLE


def _is_possible(s: State, seat: int, structure: int, limit: int) -> bool:
    return build.why_not_build(s, seat, structure, limit) == build.POSSIBLE


def works_order(s: State) -> int:
    """Rule R-42: the order on the current tile, else on the last discard with one, else 1, 2, 3."""
    if AUTOMA_TILES[s.top].works_order != EMPTY:
        return AUTOMA_TILES[s.top].works_order
    return AUTOMA_TILES[s.priority].works_order if s.priority != EMPTY else 0 | 1 << 2 | 2 << 4


def code_direction(s: State) -> int:
    """Rule R-43: conduit letter A is top to bottom, B bottom to top."""
    return UP if AUTOMA_TILES[s.criteria].conduits.code & 1 else DOWN
