"""Nothing appears and nothing vanishes in Craftsmen: every component is somewhere, every change is told."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from millrace.games.craftsmen.content.board import (
    HAND_SEASON,
    N_CAPITAL,
    WINTER,
)
from millrace.games.craftsmen.content.buildings import CARD_TIER
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import (
    E_BONUS,
    E_BOUGHT,
    E_BUILDING_UP,
    E_BUILT,
    E_DEALT_UP,
    E_DISCARDED,
    E_DREW,
    E_DREW_BUILDING,
    E_FAIR,
    E_FEE_CARD,
    E_GRANARY,
    E_INPUT,
    E_INVESTED,
    E_LOOKS,
    E_MADE,
    E_MAYOR,
    E_MAYOR_OFFERS,
    E_MERCHANT,
    E_ORDER,
    E_PAID,
    E_PHASE,
    E_POINTS,
    E_PRIVILEGE,
    E_RESHUFFLED,
    E_SAWMILL,
    E_SEASON,
    E_SENT,
    E_SHIPPED,
    E_SHOWN,
    E_STACKED,
    E_SWAPPED,
    E_TOKEN,
    E_TOOK,
    E_TRACK,
    E_UNDER,
    EMPTY,
    NATURAL,
    OP_YEAR_END,
    PHASE_END,
    PHASE_YEAR_END,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.bits import bits
from millrace.kernel.conformance import play_out
from millrace.kernel.game import Options
from millrace.kernel.stack import Event
from tests.craftsmen_box import check_box, check_capital, check_cards
from tests.craftsmen_players import busy_game

GAMES_EACH: Final = 8
TABLES: Final = [
    pytest.param(GAME.parse_options({"players": players}), block, id=f"{players}-{kind}")
    for players in (2, 3, 4, 5)
    for block, kind in enumerate(("uniform", "busy"))
]


class Ledger:
    """The table as the events tell it. Which card was exchanged at the start is nobody's to know."""

    def __init__(self, s: State) -> None:
        n = len(s.seats)
        self.n = n
        self.points = [0] * n
        self.fair = [0] * n
        self.tokens = [[0, 0] for _ in range(n)]  # privilege, work
        self.capital: list[set[int]] = [set() for _ in range(n)]
        self.pile = set(range(N_CAPITAL))
        self.discards: set[int] = set()
        self.up: set[int] = set()
        self.mayor: set[int] = set()
        self.hand: list[Counter[int]] = [Counter() for _ in range(n)]  # with what was exchanged
        self.swapped: list[int] = [0] * n
        self.row: list[list[int]] = [[] for _ in range(n)]
        self.inputs: list[set[int]] = [set() for _ in range(n)]  # card x 2 + icon
        self.display: set[int] = set()
        self.granary = [NATURAL] * 14
        self.holds = [EMPTY] * 36
        self.bonus = [EMPTY] * 8
        self.order: list[int] = [EMPTY] * n
        self.sent = [0] * n  # assistants not at hand
        self.pictures = [0] * n
        self.track: list[int] = []
        self.is_winter = False
        self.year = self.season = 0

    def book(self, event: Event) -> None:
        kind, seat, _, a, b = event
        if kind == E_POINTS:
            self.points[seat] += a
        elif kind == E_FAIR:
            self.fair[seat] += a
        elif kind == E_TOKEN:
            self.tokens[seat][a] += b
        elif kind in _CAPITAL:
            self.move_capital(kind, seat, a, b)
        elif kind in _CARDS:
            self.move_card(kind, seat, a, b)
        elif kind in (E_GRANARY, E_MERCHANT, E_SHIPPED):
            self.move_marker(kind, seat, a, b)
        elif kind == E_INPUT:
            assert 2 * a + b not in self.inputs[seat], "an icon holds one cube"
            self.inputs[seat].add(2 * a + b)
        elif kind == E_MADE:
            self.inputs[seat] -= {2 * a, 2 * a + 1}
        elif kind == E_BONUS:
            assert self.bonus[a] == EMPTY, "a bonus token is taken twice"
            self.bonus[a] = seat
        elif kind in (E_SENT, E_STACKED):
            self.sent[seat] += 1
        elif kind == E_PRIVILEGE:
            self.pictures[seat] += not self.is_winter
        elif kind == E_TRACK:
            assert a == len(self.track)
            self.track.append(seat)
        elif kind == E_ORDER:
            self.order[a] = seat
        else:
            self.turn_calendar(kind, a, b)

    def turn_calendar(self, kind: int, a: int, b: int) -> None:
        if kind == E_SEASON:
            self.year, self.season = a, b
            self.is_winter = b == WINTER
            if b == 0:
                self.granary = [NATURAL] * 14
        elif kind == E_PHASE and a == PHASE_END:
            self.sent, self.pictures, self.track = [0] * self.n, [0] * self.n, []
        elif kind == E_PHASE and a == PHASE_YEAR_END:
            self.holds = [EMPTY] * 36

    def move_capital(self, kind: int, seat: int, a: int, b: int) -> None:
        if kind == E_RESHUFFLED:
            assert not self.pile, "only an empty pile is made anew"
            assert a == len(self.discards)
            self.pile, self.discards = self.discards, set()
        elif kind == E_MAYOR_OFFERS:
            self.discards |= self.mayor
            self.mayor = set()
        elif kind == E_FEE_CARD:
            self.capital[seat].remove(a)
            self.capital[b].add(a)
        else:
            source, to = {
                E_DEALT_UP: (self.pile, self.up),
                E_DREW: (self.pile, self.capital[seat]),
                E_TOOK: (self.up, self.capital[seat]),
                E_MAYOR: (self.pile, self.mayor),
            }.get(kind, (self.capital[seat], self.discards))
            source.remove(a)
            to.add(a)

    def move_card(self, kind: int, seat: int, a: int, b: int) -> None:
        if kind == E_SWAPPED:
            self.swapped[seat] += 1
        elif kind == E_DREW_BUILDING:
            self.hand[seat][a] += 1
        elif kind == E_SAWMILL:
            self.row[seat] = [a]
        elif kind == E_BUILT:
            self.hand[seat][a] -= 1
            self.row[seat].insert(len(self.row[seat]) if b else 0, a)
        elif kind == E_BOUGHT:
            self.display.remove(a)
            self.hand[seat][a] += 1
        elif kind == E_LOOKS:
            self.display = {card for card in self.display if CARD_TIER[card] != a}
        elif kind == E_UNDER:
            self.display.remove(a)
        else:
            self.display.add(a)

    def move_marker(self, kind: int, seat: int, a: int, b: int) -> None:
        cells = self.holds if kind == E_SHIPPED else self.granary
        pair = [owner for owner in cells[2 * a : 2 * a + 2] if owner != EMPTY]
        if kind == E_MERCHANT:
            assert pair.pop(0) == b
        else:
            pair.append(seat)
            if b != EMPTY or len(pair) > 2:
                assert pair.pop(0) == b, "another marker was pushed out than told"
        cells[2 * a : 2 * a + 2] = [*pair, EMPTY, EMPTY][:2]


_CAPITAL: Final = (
    *(E_DEALT_UP, E_DREW, E_TOOK, E_DISCARDED, E_PAID, E_FEE_CARD, E_INVESTED, E_MAYOR, E_MAYOR_OFFERS),
    E_RESHUFFLED,
)
_CARDS: Final = (
    *(E_DREW_BUILDING, E_SAWMILL, E_SWAPPED, E_BUILT, E_BOUGHT, E_BUILDING_UP, E_UNDER, E_SHOWN, E_LOOKS),
)

# What must hold at every moment -----------------------------------------------------------------------------


def check_ledger(s: State, told: Ledger) -> None:
    """Every place is what the events have made it."""
    assert set(bits(s.pile)) == told.pile
    assert set(bits(s.discards)) == told.discards
    assert set(bits(s.mayor)) == told.mayor
    assert {card for card in s.capital_up if card != EMPTY} == told.up
    assert {card for card in s.display if card != EMPTY} == told.display
    assert s.holds == told.holds
    assert s.bonus == told.bonus
    assert s.track == told.track
    assert s.order == ([] if EMPTY in told.order else told.order)
    assert (s.year, s.season) == (told.year, told.season)
    for seat, p in enumerate(s.seats):
        assert p.vp == told.points[seat], "points change only by told events"
        assert p.fair == told.fair[seat]
        assert [p.privileges, p.works] == told.tokens[seat]
        assert set(bits(p.capital)) == told.capital[seat]
        assert p.row == told.row[seat]
        assert len(p.cards) == told.hand[seat].total() - told.swapped[seat]
        assert not Counter(p.cards) - told.hand[seat]
        icons = {2 * card + i for at, card in enumerate(p.row) for i in bits(p.filled[at])}
        assert icons == told.inputs[seat]
        assert p.pictures == told.pictures[seat]
        assert p.assistants == 5 - told.sent[seat]


def check_granary(s: State, told: Ledger) -> None:
    """Rules C15.3 and C15.5: from the scoring on, the cubes leave and natural markers come, untold."""
    is_scored = s.season == WINTER and all(f.op != OP_YEAR_END for f in s.stack)
    for now, before in zip(s.granary, told.granary, strict=True):
        assert now == before or (is_scored and now in (EMPTY, NATURAL))


def check_everything(s: State, told: Ledger) -> None:
    check_ledger(s, told)
    check_granary(s, told)
    check_box(s)


def listening(options: Options, seed: int, block: int) -> Iterator[tuple[State, list[Event]]]:
    """Every moment of a random game, the end included, with the events since the one before."""
    story: list[Event] = []
    last: State | None = None
    for s, _ in busy_game(options, seed) if block else play_out(GAME, options, seed):
        yield s, story
        story.clear()
        s.story = story
        last = s
    assert last is not None, "the game was over before it began"
    yield last, story


@pytest.mark.parametrize(("options", "block"), TABLES)
def test_every_component_is_accounted_for_at_every_step(options: Options, block: int) -> None:
    """Uniformly random games in one block, busy ones in the other."""
    kinds: set[int] = set()
    for seed in range(GAMES_EACH):
        told = Ledger(GAME.new(options))
        last = GAME.new(options)
        for s, story in listening(options, seed, block):
            for event in story:
                told.book(event)
                kinds.add(event[0])
            check_everything(s, told)
            last = s
        assert not last.stack
        assert GAME.scores(last) == told.points
    if block:
        assert kinds >= {
            E_GRANARY,
            E_SHIPPED,
            E_MERCHANT,
            E_MAYOR,
            E_SHOWN,
            E_UNDER,
            E_INVESTED,
            E_RESHUFFLED,
        }
        assert E_BONUS in kinds or len(told.points) < 4, "few players seldom complete a line"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_season_begins_with_eight_cards_at_most(players: int) -> None:
    """Rules C6.5 and C13.3, at the first question of every season."""
    options = GAME.parse_options({"players": players})
    for seed in range(GAMES_EACH):
        season = (0, 0)
        for s, _ in busy_game(options, seed):
            if (s.year, s.season) != season:
                season = (s.year, s.season)
                assert all(p.capital.bit_count() <= HAND_SEASON for p in s.seats)
                assert all(p.assistants == 5 for p in s.seats)


def test_the_ledger_notices_a_gift() -> None:
    """The check itself: one point too many is found."""
    s = GAME.new(GAME.parse_options({"players": 2}))
    told = Ledger(s)
    check_ledger(s, told)
    s.seats[0].vp += 1

    with pytest.raises(AssertionError):
        check_ledger(s, told)


def test_a_card_in_two_places_is_noticed() -> None:
    s = GAME.new(GAME.parse_options({"players": 2}))
    check_cards(s)
    check_capital(s)
    s.seats[0].cards = [0]
    s.discards = 1

    with pytest.raises(AssertionError):
        check_cards(s)
    with pytest.raises(AssertionError):
        check_capital(s)
