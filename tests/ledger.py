"""What the events of a game add up to, kept beside the state and compared with it, component by component."""

from __future__ import annotations

from collections import Counter
from typing import Final

from millrace.games.barrage.content.contracts import CONTRACTS, GREEN, RED
from millrace.games.barrage.content.map import HOUSE_BASIN
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    A_COMPANY,
    A_CONTRACT,
    A_HEAD,
    A_OFFICER,
    A_SPACE,
    A_START_TILE,
    A_TILE,
    A_USE,
    A_WORK,
    BANK,
    BUILDING_SPACES,
    E_ADDED,
    E_AS_AUTOMA,
    E_AUTOMA_TILES,
    E_BESIDE,
    E_BUILT,
    E_CLEARED,
    E_CREDITS,
    E_DEALT,
    E_DISCARDED,
    E_ENERGY,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_FLOWS,
    E_FULFILLED,
    E_HEAD_DROPS,
    E_HELD,
    E_INVEST,
    E_LEAVES,
    E_MIXERS,
    E_PASSED,
    E_PATENT,
    E_PHASE,
    E_PICKED,
    E_RECOVER,
    E_REMOVED,
    E_RETRIEVED,
    E_RETURN,
    E_SPENT,
    E_TOOK,
    E_UNDER,
    E_VP,
    E_WAITS,
    E_WORK,
    E_WORK_LEAVES,
    ELEVATION,
    EMPTY,
    N_BASINS,
    N_HEADSTREAMS,
    N_SPACES,
    N_WORKS,
    NEUTRAL,
    PERSON,
    PHASE_END,
    S_CONSTRUCTION,
    S_MAHIRI,
    S_MARGOT,
    SITE_BUILDING,
    SITE_CONDUIT,
    SP_ANTON,
    SP_LESLIE,
    VERY_HIGH,
)
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.stack import Event

ADVANCED: Final = {i for i, tile in enumerate(TILES) if tile.level > 0}
BUILDING_TILES: Final = {i for i in ADVANCED if "building" in TILES[i].key}
OFFICER_TILES: Final = {5: SP_ANTON, 9: SP_LESLIE}
GRAZIANO: Final = 1
MAHIRI: Final = 6
PRIVATE: Final = {i for i, contract in enumerate(CONTRACTS) if GREEN <= contract.kind <= RED}


def on_wheel(segment: int) -> tuple[int, int, int]:
    """Tile, excavators and mixers of a segment, taken apart here once more."""
    return segment % 64 - 1, segment // 64 % 64, segment // 4096


class Ledger:
    """What the events say each seat and place must have; kept beside the game and compared with it."""

    def __init__(self, s: State) -> None:
        n = len(s.seats)
        self.credits = [0] * n
        self.excavators = [0] * n  # at hand
        self.mixers = [0] * n
        self.vp = [0] * n
        self.energy = [0] * n
        self.engineers = [12] * n
        self.standing: list[Counter[int]] = [Counter() for _ in range(n)]  # engineers by where they stand
        self.wheel = [[0, 0] for _ in range(n)]
        self.tiles: list[Counter[int]] = [Counter() for _ in range(n)]  # at hand
        self.tiles_out: list[Counter[int]] = [Counter() for _ in range(n)]  # on the wheel
        self.hands: list[set[int]] = [set() for _ in range(n)]
        self.fulfilled: list[set[int]] = [set() for _ in range(n)]
        self.works: list[set[int]] = [set() for _ in range(n)]
        self.pieces = [[0] * 5 for _ in range(n)]
        self.passed = [0] * n
        self.heads = [0] * N_HEADSTREAMS
        self.dams = [0] * len(s.dam_drops)
        self.levels = [0] * len(s.dam_level)
        self.owners: dict[int, int] = {}  # of sites, private buildings included
        self.dealt: set[int] = set()  # components chance has brought, as actions
        self.gone: set[int] = set()  # contracts, works and tiles that left the game, as actions
        self.national: set[int] = set()
        self.offers: set[int] = set()  # starting contracts
        self.display: set[int] = set()  # private contracts face up
        self.under: list[int] = []  # contracts under their piles
        self.shown: set[int] = set()  # external works face up
        self.buildings: list[int] = []  # private buildings in play
        self.deck = set(range(20)) if any(p.level != PERSON for p in s.seats) else set()
        self.discards: set[int] = set()
        self.top = EMPTY
        self.criteria = EMPTY
        self.flowing = 0  # drops on their way, from a powerhouse or straight from the supply
        self.beside = 0  # engineers told to stand beside a full section, until they are placed
        self.bewitched = EMPTY  # who is playing a turn by the Automa procedure
        self.seen: set[int] = set()

    def book(self, s: State, event: Event) -> None:
        kind, seat, source, a, b = event
        self.seen.add(kind)
        self.follow_turns(kind, seat)
        if kind in _PLAIN:
            assert kind != E_CREDITS or not self.has_no_credits(s, seat), "VP stand for its credits"
            getattr(self, _PLAIN[kind])[seat] += a
        elif kind == E_ENGINEERS:
            self.place_engineers(seat, source, a)
        elif kind == E_BESIDE:
            self.beside = b
        elif kind == E_RETURN:
            self.engineers[seat] += a
            assert a == sum(self.standing[seat].values())
            self.standing[seat].clear()
        elif kind == E_PHASE and a == PHASE_END:
            self.end_round()
        elif kind == E_PASSED:
            self.passed[seat] = 1
        elif kind == E_PICKED:
            self.sit_down(s, seat, b)
        elif kind in (E_INVEST, E_RECOVER, E_RETRIEVED):
            self.turn_wheel(seat, a, b, 1 if kind == E_INVEST else -1)
        elif kind == E_BUILT:
            self.build(seat, a, b)
        elif kind in _WATER:
            self.move_water(kind, source, a, b)
        elif kind in _CARDS:
            self.move_card(s, kind, seat, a)
        elif kind == E_AUTOMA_TILES:
            assert (a, b) == (self.top, self.criteria)

    def follow_turns(self, kind: int, seat: int) -> None:
        """Rule A7.4.8: whose turn is played by the Automa procedure, until another one's begins."""
        if kind == E_AS_AUTOMA:
            self.bewitched = seat
        elif kind in (E_PHASE, E_PASSED) or (kind == E_AUTOMA_TILES and seat != self.bewitched):
            self.bewitched = EMPTY

    def has_no_credits(self, s: State, seat: int) -> bool:
        """Rules A3.1 and R-38."""
        return s.seats[seat].level != PERSON or seat == self.bewitched

    def place_engineers(self, seat: int, source: int, n: int) -> None:
        """The source says where they stand: an Automa's tile, for those on its board or beside a section."""
        assert not self.beside or (self.beside, A_AUTOMA_TILE + self.top) == (n, source)
        self.beside = 0
        self.engineers[seat] -= n
        self.standing[seat][source] += n

    def end_round(self) -> None:
        """Rule B9.6: energy to zero, and all may play again."""
        self.energy = [0] * len(self.energy)
        self.passed = [0] * len(self.passed)

    def sit_down(self, s: State, seat: int, officer: int) -> None:
        """Rules B2.2, A2.4 and L1.3; the starting contracts nobody took leave with the last Automa (A2.2)."""
        is_person = s.seats[seat].level == PERSON
        self.credits[seat], self.vp[seat] = (6, 10) if is_person else (0, 16)
        self.excavators[seat], self.mixers[seat] = 6, 4
        self.tiles[seat] = Counter(own_tiles(s, seat, officer))
        if seat == len(s.seats) - 1 and not is_person:
            self.gone.update(A_CONTRACT + c for c in self.offers)
            self.offers.clear()

    def turn_wheel(self, seat: int, tile: int, machines: int, sign: int) -> None:
        excavators, mixers = machines // 16, machines % 16
        self.excavators[seat] -= sign * excavators
        self.mixers[seat] -= sign * mixers
        self.wheel[seat][0] += sign * excavators
        self.wheel[seat][1] += sign * mixers
        if tile != EMPTY:
            self.tiles[seat][tile] -= sign
            self.tiles_out[seat][tile] += sign

    def build(self, seat: int, structure: int, site: int) -> None:
        self.pieces[seat][structure] += 1
        if site < SITE_CONDUIT:
            self.levels[site] += 1
        if structure == ELEVATION:
            assert self.owners[site] == seat
        else:
            assert site not in self.owners, "two structures on one site"
            self.owners[site] = seat

    def move_water(self, kind: int, source: int, a: int, b: int) -> None:
        if kind == E_WAITS:
            self.heads[a] += 1
        elif kind == E_FLOWS:
            self.flowing += 1
        elif kind == E_HEAD_DROPS:
            self.heads[a] += b
        elif kind == E_ADDED:
            self.dams[a] += b
            if A_START_TILE <= source < A_START_TILE + 10:
                self.levels[a] = 1 + (source - A_START_TILE >= 4) + (source - A_START_TILE >= 7)
                self.owners[a] = NEUTRAL
        elif kind == E_SPENT:
            self.dams[a // 2] -= b
            self.flowing += b
        else:  # one drop has come to its end: from where it flowed, to where
            if A_HEAD <= source < A_HEAD + N_HEADSTREAMS:
                self.heads[source - A_HEAD] -= 1
            else:
                self.flowing -= 1
                assert self.flowing >= 0, "a drop arrives that never started"
            if kind == E_HELD:
                self.dams[a] += 1

    def move_card(self, s: State, kind: int, seat: int, a: int) -> None:
        if kind == E_DEALT:
            self.deal(s, a)
        elif kind == E_TOOK:
            if not s.is_introductory or a >= 4:  # rule B15.1.1: there starting contracts are not dealt
                (self.offers if a < 4 else self.display).remove(a)
            self.hands[seat].add(a)
        elif kind == E_DISCARDED:
            self.hands[seat].remove(a)
            self.gone.add(A_CONTRACT + a)
        elif kind == E_FULFILLED:
            self.fulfil(s, seat, a)
        elif kind == E_UNDER:
            self.display.remove(a)
            self.under.append(a)
        elif kind == E_WORK:
            self.shown.remove(a)
            self.works[seat].add(a)
        elif kind == E_WORK_LEAVES:
            self.shown.remove(a)
            self.gone.add(A_WORK + a)
        elif kind == E_PATENT:
            self.tiles[seat][a] += 1
        else:
            self.gone.add(A_TILE + a)

    def deal(self, s: State, a: int) -> None:
        if a >= A_AUTOMA_TILE:
            self.deck.remove(a - A_AUTOMA_TILE)
            self.top = a - A_AUTOMA_TILE
            return
        contract = a - A_CONTRACT
        if contract in self.under:  # rule A5.3.1: first under, first up, and only when the pile is used up
            colour = (contract - 10) // 15
            assert contract == next(c for c in self.under if (c - 10) // 15 == colour)
            assert s.piles[colour] == 0
            self.under.remove(contract)
        else:
            is_left_over = A_COMPANY <= a < A_COMPANY + 5 and s.seats[0].company != EMPTY  # rule A2.2
            assert a not in self.dealt or is_left_over, f"{GAME.notate(a)} is dealt twice"
        self.dealt.add(a)
        if 0 <= contract < len(CONTRACTS):
            (self.offers if contract < 4 else self.national if contract < 10 else self.display).add(contract)
        elif A_WORK <= a < A_WORK + N_WORKS:
            self.shown.add(a - A_WORK)
        elif A_USE <= a < A_USE + 10:
            self.buildings.append(a - A_USE)

    def fulfil(self, s: State, seat: int, contract: int) -> None:
        """Rules B7.3 and A3.4: from the hand, for an Automa from the contract office; or a national one."""
        where = self.display if self.has_no_credits(s, seat) else self.hands[seat]
        (self.national if contract in self.national else where).remove(contract)
        self.fulfilled[seat].add(contract)

    def flip(self) -> None:
        """Rules A4.1 and A4.2: a turn of an Automa has begun; its events come with the next tile."""
        self.discards.add(self.top)
        self.criteria, self.top = self.top, EMPTY
        if not self.deck:
            self.deck = self.discards - {self.criteria}
            self.discards = {self.criteria}


def own_tiles(s: State, seat: int, officer: int) -> list[int]:
    """The technology tiles a seat starts with; an Automa has its officer's at the very high level only."""
    found = [0, 1, 2, 3, *([5] if s.is_introductory else []), *([4] if s.works else [])]
    if officer in OFFICER_TILES and s.seats[seat].level in (PERSON, VERY_HIGH):
        found.append(OFFICER_TILES[officer])
    return found


_PLAIN: Final = {
    E_CREDITS: "credits",
    E_EXCAVATORS: "excavators",
    E_MIXERS: "mixers",
    E_VP: "vp",
    E_ENERGY: "energy",
}
_WATER: Final = (E_WAITS, E_FLOWS, E_HEAD_DROPS, E_ADDED, E_SPENT, E_HELD, E_LEAVES)
_CARDS: Final = (
    *(E_DEALT, E_TOOK, E_DISCARDED, E_FULFILLED, E_PATENT, E_CLEARED),
    *(E_UNDER, E_WORK, E_WORK_LEAVES, E_REMOVED),
)


def check_ledger(s: State, told: Ledger) -> None:
    """Every supply and every place is what the events have made it."""
    assert told.flowing == 0
    assert s.head_drops == told.heads
    assert s.dam_drops == told.dams
    assert s.dam_level == told.levels
    assert set(bits(s.national)) == told.national
    assert {c for c in s.display if c != EMPTY} == told.display
    assert set(s.offers) == told.offers
    assert s.under == told.under
    for seat, p in enumerate(s.seats):
        assert (p.credits, p.excavators, p.mixers) == (
            told.credits[seat],
            told.excavators[seat],
            told.mixers[seat],
        )
        assert (p.vp, p.energy, p.engineers) == (told.vp[seat], told.energy[seat], told.engineers[seat])
        assert [p.bases, p.elevations, p.conduits, p.houses, p.buildings.bit_count()] == told.pieces[seat]
        assert set(bits(p.hand)) == told.hands[seat]
        assert set(bits(p.fulfilled)) == told.fulfilled[seat]
        assert set(bits(p.works)) == told.works[seat]
        assert p.has_passed == told.passed[seat]
        segments = [on_wheel(segment) for segment in p.wheel]
        assert [sum(x[1] for x in segments), sum(x[2] for x in segments)] == told.wheel[seat]
        assert Counter(x[0] for x in segments if x[0] != EMPTY) == +told.tiles_out[seat]
        assert Counter(bits(p.tiles)) == +told.tiles[seat]


def check_automas(s: State, told: Ledger) -> None:
    """The twenty tiles are in the stack, on top or discarded; Automas have no credits and no hand."""
    if s.top == EMPTY and told.top != EMPTY:
        told.flip()
    assert (s.top, s.criteria) == (told.top, told.criteria)
    assert (set(bits(s.deck)), set(bits(s.discards))) == (told.deck, told.discards)
    assert told.deck.isdisjoint(told.discards)
    everywhere = told.deck | told.discards | ({s.top} - {EMPTY})
    has_automas = any(p.level != PERSON for p in s.seats)
    assert everywhere == (set(range(20)) if has_automas else set())
    for p in s.seats:
        if p.level != PERSON:
            assert (p.credits, p.hand, p.constructions, p.activations, p.on_officer) == (0, 0, 0, 0, 0)


def check_leeghwater(s: State, told: Ledger) -> None:
    """External works and private buildings: each is once somewhere, or was told to be gone."""
    assert {work for work in s.works if work != EMPTY} == told.shown
    places: Counter[int] = Counter(told.shown)
    for pile in s.piles[6:]:
        places.update(bits(pile))
    for fulfilled in told.works:
        places.update(fulfilled)
    places.update(a - A_WORK for a in told.gone if A_WORK <= a < A_WORK + N_WORKS)
    assert places == Counter(range(15) if s.works else [])
    assert s.buildings == told.buildings
    built = {SITE_BUILDING + i: seat for i, seat in enumerate(s.slots) if seat != EMPTY}
    assert built == {site: seat for site, seat in told.owners.items() if site >= SITE_BUILDING}
    for seat, p in enumerate(s.seats):
        own = [(site - SITE_BUILDING) // 4 for site, owner in built.items() if owner == seat]
        assert sorted(own) == bits(p.buildings), "one piece on each private building"
        assert set(own) <= set(s.buildings)
        first = A_SPACE + BUILDING_SPACES
        spaces = {(source - first) // 4 for source in told.standing[seat] if first <= source < first + 40}
        assert set(bits(p.used)) == spaces


def check_engineers(s: State, told: Ledger) -> None:
    """Twelve per seat, each where it was told to stand."""
    spaces: dict[int, int] = {}
    for seat, p in enumerate(s.seats):
        at = told.standing[seat]
        spaces |= {
            i: 1 + seat * 16 + at[A_SPACE + i] for i in range(N_SPACES) if at[A_SPACE + i] and i != BANK
        }
        assert p.banked == at[A_SPACE + BANK]
        assert p.on_officer == at[S_MAHIRI] + at[S_MAHIRI + 1] + at[S_MARGOT]
        assert p.elsewhere == sum(
            n for source, n in at.items() if A_AUTOMA_TILE <= source < A_AUTOMA_TILE + 20
        )
        assert sum((1, 2, 3, 3)[: p.constructions]) == sum(at[S_CONSTRUCTION + k] for k in range(4))
        assert p.engineers + sum(at.values()) == 12
        assert min(p.engineers, p.banked) >= 0
        assert 0 <= p.constructions <= 4
        assert 0 <= p.activations <= {MAHIRI: 2, 10: 1}.get(p.officer, 0)
        assert p.activations <= p.on_officer <= 2 * p.activations
    assert {i: cell for i, cell in enumerate(s.spaces) if cell > 0} == spaces


def check_pieces(s: State, told: Ledger) -> None:
    """What stands on the map is what the counters say and what was told, and no more than the box has."""
    assert s.dam_owner.count(NEUTRAL) <= 3
    owners = [*s.dam_owner, *s.conduit_owner, *s.house_owner]
    on_map = {site: owner for site, owner in told.owners.items() if site < SITE_BUILDING}
    assert {site: owner for site, owner in enumerate(owners) if owner != EMPTY} == on_map
    for seat, p in enumerate(s.seats):
        dams = [d for d, owner in enumerate(s.dam_owner) if owner == seat]
        houses = [h for h, owner in enumerate(s.house_owner) if owner == seat]
        assert p.bases == len(dams)
        assert p.elevations == sum(s.dam_level[d] - 1 for d in dams)
        assert p.conduits == s.conduit_owner.count(seat)
        assert p.houses == len(houses)
        assert max(p.bases, p.elevations, p.conduits, p.buildings.bit_count()) <= 5
        assert p.houses <= 4
        assert sorted(bits(p.base_basins)) == sorted(d // 2 + 1 for d in dams), "one base per basin"
        assert sorted(bits(p.house_basins)) == sorted(HOUSE_BASIN[h] for h in houses), "one per basin"
        assert not p.house_basins >> N_BASINS + 1
    for dam, owner in enumerate(s.dam_owner):
        assert 0 <= s.dam_drops[dam] <= most_drops(s, dam)
        assert (owner == EMPTY) == (s.dam_level[dam] == 0)


def most_drops(s: State, dam: int) -> int:
    """As many as pieces; one more at level 3 for Graziano, and for a person who may copy him."""
    owner, level = s.dam_owner[dam], s.dam_level[dam]
    if level < 3 or owner == NEUTRAL:
        return level
    p = s.seats[owner]
    holds_four = p.officer == GRAZIANO and p.level in (PERSON, VERY_HIGH)
    return 4 if holds_four or (p.officer == MAHIRI and p.level == PERSON) else 3


def check_contracts(s: State, told: Ledger) -> None:
    """Every contract that came into the game is in exactly one place or was told to leave it."""
    places: Counter[int] = Counter(c for c in s.display if c != EMPTY)
    places.update(s.offers)
    places.update(s.under)
    places.update(bits(s.national))
    for colour in range(3):
        places.update(10 + 15 * colour + c for c in bits(s.piles[colour]))
    for p in s.seats:
        places.update(bits(p.hand))
        places.update(bits(p.fulfilled))
    places.update(a - A_CONTRACT for a in told.gone if A_CONTRACT <= a < A_OFFICER)
    assert max(places.values(), default=1) == 1, "a contract is in two places"
    assert set(places) >= PRIVATE, "a private contract is nowhere"
    others = {a - A_CONTRACT for a in told.dealt if A_CONTRACT <= a < A_CONTRACT + 10}
    if s.is_introductory and s.round:
        others |= set(range(len(s.seats)))  # fixed starting contracts, handed out by turn order
    assert set(places) == PRIVATE | others


def check_tiles(s: State, told: Ledger) -> None:
    """Every technology tile is once in the box's places; basic and special ones with their owners."""
    advanced: Counter[int] = Counter(t for t in s.patents if t != EMPTY)
    for level in range(3, 6):
        advanced.update(bits(s.piles[level]))
    for seat, p in enumerate(s.seats):
        own = Counter(bits(p.tiles)) + Counter(on_wheel(x)[0] for x in p.wheel if on_wheel(x)[0] != EMPTY)
        advanced.update({t: n for t, n in own.items() if t in ADVANCED})
        if p.company != EMPTY:
            due = Counter(own_tiles(s, seat, p.officer))
            assert Counter({t: n for t, n in own.items() if t not in ADVANCED}) == due
    advanced.update(a - A_TILE for a in told.gone if A_TILE <= a < A_TILE + len(TILES))
    in_box = ADVANCED if s.works else ADVANCED - BUILDING_TILES
    assert advanced == Counter({} if s.is_introductory else dict.fromkeys(in_box, 1))


def check_people(s: State, told: Ledger) -> None:
    """Companies and officers: each dealt one is with one seat, in a pair, or aside."""
    companies = [p.company for p in s.seats if p.company != EMPTY] + [pair // 16 for pair in s.pairs]
    officers = [p.officer for p in s.seats if p.officer != EMPTY] + bits(s.aside)
    officers += [pair % 16 for pair in s.pairs if pair % 16 != 15]
    assert len(set(companies)) == len(companies)
    assert len(set(officers)) == len(officers)
    if not s.is_introductory:
        assert set(companies) == {a - A_COMPANY for a in told.dealt if A_COMPANY <= a < A_COMPANY + 5}
        assert set(officers) == {a - A_OFFICER for a in told.dealt if A_OFFICER <= a < A_OFFICER + 11}
    for seat, p in enumerate(s.seats):
        if p.level not in (PERSON, VERY_HIGH):
            assert p.ability == EMPTY, "no officer below the very high level"
        elif p.as_automa:
            assert (seat, p.ability) == (told.bewitched, p.officer if p.officer == GRAZIANO else EMPTY)
        else:
            assert p.officer in (p.ability, MAHIRI), "only Mahiri has another's ability"
            assert p.officer == p.ability or p.level == PERSON, "an Automa does not use her"


def check_nothing_negative(s: State) -> None:
    for p in s.seats:
        assert min(p.credits, p.excavators, p.mixers, p.energy, p.engineers, p.banked) >= 0
    assert min(s.head_drops) >= 0


def check_everything(s: State, told: Ledger) -> None:
    check_ledger(s, told)
    check_automas(s, told)
    check_leeghwater(s, told)
    check_engineers(s, told)
    check_pieces(s, told)
    check_contracts(s, told)
    check_tiles(s, told)
    check_people(s, told)
    check_nothing_negative(s)
