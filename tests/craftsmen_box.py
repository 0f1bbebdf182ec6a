"""What a table of Craftsmen always holds: every component of the box, each in one place."""

from __future__ import annotations

from collections import Counter

from millrace.games.craftsmen.content.board import (
    FAIR_MOST,
    HAND_MOST,
    N_CAPITAL,
    N_TOWN,
    QUEUE,
    QUEUE_OPEN,
    TOKENS,
    TOKENS_MOST,
    TOWN_MOST,
)
from millrace.games.craftsmen.content.buildings import CARD_INPUTS, CARD_TIER, CARDS, FIRST_CARD, SAWMILL
from millrace.games.craftsmen.numbers import EMPTY, NATURAL, OP_SEND
from millrace.games.craftsmen.state import State
from millrace.kernel.bits import bits


def check_box(s: State) -> None:
    """Everything that holds of any table, whatever happened before."""
    check_capital(s)
    check_cards(s)
    check_assistants(s)
    check_numbers(s)


def check_capital(s: State) -> None:
    """48 cards, each in one place."""
    masks = [s.pile, s.discards, s.mayor, *(p.capital for p in s.seats)]
    masks += [1 << card for card in s.capital_up if card != EMPTY]
    assert sum(mask.bit_count() for mask in masks) == N_CAPITAL
    assert sum(masks) == (1 << N_CAPITAL) - 1


def check_cards(s: State) -> None:
    """70 cards, each in one place, and in the pile of its own tier."""
    places: Counter[int] = Counter(card for card in s.display if card != EMPTY)
    places.update(s.looked)
    places.update(FIRST_CARD[SAWMILL] + i for i in bits(s.sawmills))
    for tier in range(3):
        places.update(FIRST_CARD[tier] + i for i in bits(s.upper[tier]) + bits(s.lower[tier]))
        assert all(CARDS[FIRST_CARD[tier] + i].has_house for i in bits(s.upper[tier]))
    for entry in s.tops + s.bottoms:
        assert CARD_TIER[entry % 100] == entry // 100
        places[entry % 100] += 1
    for p in s.seats:
        places.update(p.cards)
        places.update(p.row)
        assert len(p.filled) == len(p.row)
        assert p.cards == sorted(p.cards)
        assert all(CARD_TIER[card] != SAWMILL for card in p.cards)
        for at, card in enumerate(p.row):
            assert 0 <= p.filled[at] < 1 << len(CARD_INPUTS[card])
    assert places == Counter(dict.fromkeys(range(70), 1))
    for slot, card in enumerate(s.display):
        assert card == EMPTY or CARD_TIER[card] == slot // 2


def check_assistants(s: State) -> None:
    """Five for each player: at hand, in queues, on pictures, on the order-change track."""
    n = len(s.seats)
    for seat, p in enumerate(s.seats):
        pictures = s.pictures[seat::n]
        assert p.assistants + s.queues.count(seat) + sum(pictures) + s.track.count(seat) == 5
        assert p.pictures == sum(pictures)
        assert s.track.count(seat) <= 1
        assert max(pictures) <= 2
    for town in range(N_TOWN):
        discs = s.queues[town * 2 * QUEUE : (town + 1) * 2 * QUEUE]
        assert all(disc == EMPTY for disc in discs[2 * QUEUE_OPEN[n] :])
        assert 2 * QUEUE - discs.count(EMPTY) <= TOWN_MOST[n]
        assert all(discs.count(seat) <= 2 for seat in range(n))


def check_numbers(s: State) -> None:
    """Tokens add up, limits hold, nothing is negative."""
    total = TOKENS[len(s.seats)]
    assert s.privilege_pool + sum(p.privileges for p in s.seats) == total
    assert s.work_pool + sum(p.works for p in s.seats) == total
    assert min(s.privilege_pool, s.work_pool) >= 0
    for p in s.seats:
        assert p.vp >= 0
        assert 0 <= p.fair <= FAIR_MOST
        assert 0 <= p.privileges <= TOKENS_MOST
        assert 0 <= p.works <= TOKENS_MOST
        assert 0 <= p.assistants <= 5
        assert p.capital.bit_count() <= HAND_MOST + 4
        if s.stack and s.stack[-1].op == OP_SEND:
            assert p.capital.bit_count() <= HAND_MOST
    for cells in (s.granary, s.holds):
        assert all(cells[i] != EMPTY or cells[i + 1] == EMPTY for i in range(0, len(cells), 2))
    assert s.granary.count(NATURAL) <= 14
    assert NATURAL not in s.holds
    assert not s.order or sorted(s.order) == list(range(len(s.seats)))
