"""Nothing appears and nothing vanishes: every component is somewhere, every change is told."""

from collections import Counter
from typing import Final

import pytest

from millrace.games.barrage.content.companies import PIECES
from millrace.games.barrage.content.contracts import CONTRACTS, GREEN, RED
from millrace.games.barrage.content.map import HOUSE_BASIN
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_COMPANY,
    A_CONTRACT,
    A_HEAD,
    A_OFFICER,
    A_START_TILE,
    A_TILE,
    BANK,
    E_ADDED,
    E_BUILT,
    E_CLEARED,
    E_COPIES,
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
    E_RETURN,
    E_SPENT,
    E_TOOK,
    E_VP,
    E_WAITS,
    EMPTY,
    N_BASINS,
    N_HEADSTREAMS,
    NEUTRAL,
    PHASE_END,
    SITE_CONDUIT,
    SITE_HOUSE,
    SP_ANTON,
)
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.conformance import play_out
from millrace.kernel.game import Options
from millrace.kernel.stack import Event
from tests.players import busy_game

GAMES_EACH: Final = 12
TABLES: Final = [
    pytest.param(
        GAME.parse_options({"players": players, "introductory": introductory}),
        block,
        id=f"{players}-{kind}-{block}",
    )
    for players in (2, 3, 4)
    for introductory, kind in ((True, "introductory"), (False, "full"))
    for block in range(2)
]
ADVANCED: Final = {i for i, tile in enumerate(TILES) if tile.level > 0 and "building" not in tile.key}
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
        self.wheel = [[0, 0] for _ in range(n)]
        self.tiles: list[Counter[int]] = [Counter() for _ in range(n)]  # at hand
        self.tiles_out: list[Counter[int]] = [Counter() for _ in range(n)]  # on the wheel
        self.hands: list[set[int]] = [set() for _ in range(n)]
        self.fulfilled: list[set[int]] = [set() for _ in range(n)]
        self.pieces = [[0, 0, 0, 0] for _ in range(n)]
        self.passed = [0] * n
        self.heads = [0] * N_HEADSTREAMS
        self.dams = [0] * len(s.dam_drops)
        self.levels = [0] * len(s.dam_level)
        self.dealt: set[int] = set()  # components chance has brought, as actions
        self.gone: set[int] = set()  # contracts and tiles that left the game by a told event
        self.national: set[int] = set()
        self.flowing = 0  # drops on their way, from a powerhouse or straight from the supply

    def book(self, s: State, event: Event) -> None:
        kind, seat, source, a, b = event
        if kind in _PLAIN:
            getattr(self, _PLAIN[kind])[seat] += a
        elif kind == E_ENGINEERS:
            self.engineers[seat] -= a
        elif kind == E_RETURN:
            self.engineers[seat] += a
        elif kind == E_PHASE and a == PHASE_END:
            self.energy = [0] * len(self.energy)
            self.passed = [0] * len(self.passed)
        elif kind == E_PASSED:
            self.passed[seat] = 1
        elif kind == E_PICKED:
            self.sit_down(s, seat, b)
        elif kind in (E_INVEST, E_RECOVER):
            self.turn_wheel(seat, a, b, 1 if kind == E_INVEST else -1)
        elif kind == E_BUILT:
            self.pieces[seat][a] += 1
            if b < SITE_CONDUIT:
                self.levels[b] += 1
        elif kind in _WATER:
            self.move_water(kind, source, a, b)
        elif kind in _CARDS:
            self.move_card(kind, seat, a)

    def sit_down(self, s: State, seat: int, officer: int) -> None:
        """Rule B2.2: six credits, six excavators, four mixers, ten points and the basic tiles."""
        self.credits[seat], self.excavators[seat], self.mixers[seat], self.vp[seat] = 6, 6, 4, 10
        self.tiles[seat] = Counter([0, 1, 2, 3, *([5] if s.is_introductory else [])])
        if officer == 5:
            self.tiles[seat][SP_ANTON] += 1

    def turn_wheel(self, seat: int, tile: int, machines: int, sign: int) -> None:
        excavators, mixers = machines // 16, machines % 16
        self.excavators[seat] -= sign * excavators
        self.mixers[seat] -= sign * mixers
        self.wheel[seat][0] += sign * excavators
        self.wheel[seat][1] += sign * mixers
        if tile != EMPTY:
            self.tiles[seat][tile] -= sign
            self.tiles_out[seat][tile] += sign

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

    def move_card(self, kind: int, seat: int, a: int) -> None:
        if kind == E_DEALT:
            assert a not in self.dealt, f"{GAME.notate(a)} is dealt twice"
            self.dealt.add(a)
            if A_CONTRACT + 4 <= a < A_CONTRACT + 10:
                self.national.add(a - A_CONTRACT)
        elif kind == E_TOOK:
            self.hands[seat].add(a)
        elif kind == E_DISCARDED:
            self.hands[seat].remove(a)
            self.gone.add(A_CONTRACT + a)
        elif kind == E_FULFILLED:
            (self.national if a in self.national else self.hands[seat]).remove(a)
            self.fulfilled[seat].add(a)
        elif kind == E_PATENT:
            self.tiles[seat][a] += 1
        else:
            self.gone.add(A_TILE + a)


_PLAIN: Final = {
    E_CREDITS: "credits",
    E_EXCAVATORS: "excavators",
    E_MIXERS: "mixers",
    E_VP: "vp",
    E_ENERGY: "energy",
}
_WATER: Final = (E_WAITS, E_FLOWS, E_HEAD_DROPS, E_ADDED, E_SPENT, E_HELD, E_LEAVES)
_CARDS: Final = (E_DEALT, E_TOOK, E_DISCARDED, E_FULFILLED, E_PATENT, E_CLEARED)


def check_ledger(s: State, told: Ledger) -> None:
    """Every supply and every place is what the events have made it."""
    assert told.flowing == 0
    assert s.head_drops == told.heads
    assert s.dam_drops == told.dams
    assert s.dam_level == told.levels
    assert set(bits(s.national)) == told.national
    for seat, p in enumerate(s.seats):
        assert (p.credits, p.excavators, p.mixers) == (
            told.credits[seat],
            told.excavators[seat],
            told.mixers[seat],
        )
        assert (p.vp, p.energy, p.engineers) == (told.vp[seat], told.energy[seat], told.engineers[seat])
        assert [p.bases, p.elevations, p.conduits, p.houses] == told.pieces[seat]
        assert set(bits(p.hand)) == told.hands[seat]
        assert set(bits(p.fulfilled)) == told.fulfilled[seat]
        assert p.has_passed == told.passed[seat]
        segments = [on_wheel(segment) for segment in p.wheel]
        assert [sum(x[1] for x in segments), sum(x[2] for x in segments)] == told.wheel[seat]
        assert Counter(x[0] for x in segments if x[0] != EMPTY) == +told.tiles_out[seat]
        assert Counter(bits(p.tiles)) == +told.tiles[seat]


def check_engineers(s: State) -> None:
    """Twelve per seat: at hand, on shared spaces, in the bank, on the company board, with Mahiri."""
    for seat, p in enumerate(s.seats):
        placed = sum((cell - 1) % 16 for cell in s.spaces if cell > 0 and (cell - 1) // 16 == seat)
        construction = sum((1, 2, 3, 3)[: p.constructions])
        assert p.engineers + placed + p.banked + construction + p.activations == 12
        assert min(p.engineers, p.banked) >= 0
        assert 0 <= p.constructions <= 4
        assert 0 <= p.activations <= (2 if p.officer == 6 else 0)
    assert s.spaces[BANK] == 0, "engineers in the bank are counted at their seat"


def check_pieces(s: State) -> None:
    """What stands on the map is what the counters say, and no more than the box has."""
    assert s.dam_owner.count(NEUTRAL) <= 3
    for seat, p in enumerate(s.seats):
        dams = [d for d, owner in enumerate(s.dam_owner) if owner == seat]
        houses = [h for h, owner in enumerate(s.house_owner) if owner == seat]
        assert p.bases == len(dams)
        assert p.elevations == sum(s.dam_level[d] - 1 for d in dams)
        assert p.conduits == s.conduit_owner.count(seat)
        assert p.houses == len(houses)
        assert max(p.bases, p.elevations, p.conduits) <= 5
        assert p.houses <= 4
        assert sorted(bits(p.base_basins)) == sorted(d // 2 + 1 for d in dams), "one base per basin"
        assert sorted(bits(p.house_basins)) == sorted(HOUSE_BASIN[h] for h in houses), "one per basin"
        assert not p.house_basins >> N_BASINS + 1
    for dam, owner in enumerate(s.dam_owner):
        assert 0 <= s.dam_drops[dam] <= (0 if owner == EMPTY else s.dam_level[dam] + (s.dam_level[dam] == 3))
        assert (owner == EMPTY) == (s.dam_level[dam] == 0)


def check_contracts(s: State, told: Ledger) -> None:
    """Every contract that came into the game is in exactly one place or was told to leave it."""
    places: Counter[int] = Counter(c for c in s.display if c != EMPTY)
    places.update(s.offers)
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
    for p in s.seats:
        own = Counter(bits(p.tiles)) + Counter(on_wheel(x)[0] for x in p.wheel if on_wheel(x)[0] != EMPTY)
        advanced.update({t: n for t, n in own.items() if t in ADVANCED})
        if p.company != EMPTY:
            due = [0, 1, 2, 3, *([5] if s.is_introductory else []), *([SP_ANTON] if p.officer == 5 else [])]
            assert Counter({t: n for t, n in own.items() if t not in ADVANCED}) == Counter(due)
    advanced.update(a - A_TILE for a in told.gone if A_TILE <= a < A_TILE + len(TILES))
    assert advanced == Counter({} if s.is_introductory else dict.fromkeys(ADVANCED, 1))


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
    for p in s.seats:
        assert p.officer in (p.ability, 6), "only Mahiri has another's ability"


def check_nothing_negative(s: State) -> None:
    for p in s.seats:
        assert min(p.credits, p.excavators, p.mixers, p.energy, p.engineers, p.banked) >= 0
    assert min(s.head_drops) >= 0


def check_everything(s: State, told: Ledger) -> None:
    check_ledger(s, told)
    check_engineers(s)
    check_pieces(s)
    check_contracts(s, told)
    check_tiles(s, told)
    check_people(s, told)
    check_nothing_negative(s)


@pytest.mark.parametrize(("options", "block"), TABLES)
def test_every_component_is_accounted_for_at_every_step(options: Options, block: int) -> None:
    """Uniformly random games in one block, busy ones in the other."""
    copied = False
    for seed in range(GAMES_EACH):
        first = GAME.new(options)
        told = Ledger(first)
        moments = busy_game(options, seed) if block else play_out(GAME, options, seed)
        for s, action in moments:
            check_everything(s, told)
            story = GAME.consequences(s, action)
            for event in story:
                told.book(s, event)
                copied |= event[0] == E_COPIES
            first = s
        check_everything(first, told)
        assert not first.stack
        assert GAME.scores(first) == told.vp
    assert copied or options["introductory"] or not block, "no game had Mahiri at work"


def test_the_ledger_notices_a_gift() -> None:
    """The check itself: one credit too many is found."""
    s = GAME.new(GAME.parse_options({"players": 2, "introductory": True}))
    told = Ledger(s)
    s.seats[0].credits += 1

    with pytest.raises(AssertionError):
        check_ledger(s, told)


def test_structures_of_the_box() -> None:
    """Rule B1.2.1, since the checks above lean on it."""
    assert PIECES[:4] == (5, 5, 5, 4)
    assert len(PRIVATE) == 45
    assert len(ADVANCED) == 15
    assert SITE_HOUSE - SITE_CONDUIT == 20
