"""Craftsmen: what must hold in every state, and what the events told."""

from __future__ import annotations

from collections import Counter
from typing import Final

from millrace.games.craftsmen.content.board import (
    ASSISTANTS,
    FAIR_MOST,
    N_CAPITAL,
    N_TOWN,
    OWN_MOST,
    QUEUE,
    TOKENS,
    TOKENS_MOST,
    TOWN_MOST,
    WINTER,
    YEARS,
)
from millrace.games.craftsmen.content.buildings import CARD_INPUTS, CARD_TIER, CARDS, FIRST_CARD, SAWMILL
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.games.craftsmen.numbers import (
    E_DISCARDED,
    E_DREW,
    E_FAIR,
    E_FEE_CARD,
    E_INVESTED,
    E_PAID,
    E_POINTS,
    E_TOKEN,
    E_TOOK,
    EMPTY,
    NATURAL,
)
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.kernel.bits import bits
from millrace.kernel.stack import Event
from tools.soak.sums import require

# Craftsmen ------------------------------------------------------------------------------------------------


def check_state(s: State) -> None:
    """What must hold in every state."""
    check_capital(s)
    check_cards(s)
    check_markers(s)
    n = len(s.seats)
    for what, pool, held in (
        ("privilege", s.privilege_pool, [p.privileges for p in s.seats]),
        ("work", s.work_pool, [p.works for p in s.seats]),
    ):
        require(pool + sum(held) == TOKENS[n], f"{pool} and {held} {what} tokens, not {TOKENS[n]}")
        require(pool >= 0, f"{pool} {what} tokens are in the supply")
    for seat, p in enumerate(s.seats):
        check_assistants(s, seat)
        check_craftsman(p, f"seat {seat + 1}")
    for town in range(N_TOWN):
        discs = sum(disc != EMPTY for disc in s.queues[town * 2 * QUEUE : (town + 1) * 2 * QUEUE])
        require(discs <= TOWN_MOST[n], f"{discs} assistants are in town building {town}")


def check_capital(s: State) -> None:
    """48 cards, each in one place."""
    masks = [s.pile, s.discards, s.mayor, *(p.capital for p in s.seats)]
    masks += [1 << card for card in s.capital_up if card != EMPTY]
    found = sorted(card for mask in masks for card in bits(mask))
    require(found == list(range(N_CAPITAL)), f"the capital cards are {found}")


def check_cards(s: State) -> None:
    """70 building cards, each in one place."""
    found = [*(card for card in s.display if card != EMPTY), *s.looked]
    found += [FIRST_CARD[SAWMILL] + i for i in bits(s.sawmills)]
    for tier in range(SAWMILL):
        found += [FIRST_CARD[tier] + i for i in bits(s.upper[tier]) + bits(s.lower[tier])]
    for entry in s.tops + s.bottoms:
        require(CARD_TIER[entry % 100] == entry // 100, f"card {entry % 100} lies in another pile")
        found.append(entry % 100)
    for p in s.seats:
        found += p.cards + p.row
    require(sorted(found) == list(range(len(CARDS))), f"the building cards are {sorted(found)}")


def check_markers(s: State) -> None:
    """Pairs of the granary and the holds fill from below, by players; natural markers stay out of holds."""
    n = len(s.seats)
    for cells, strangers in ((s.granary, (NATURAL,)), (s.holds, ())):
        known = {*range(n), EMPTY, *strangers}
        require(known.issuperset(cells), f"markers of nobody: {cells}")
        gaps = [i for i in range(0, len(cells), 2) if cells[i] == EMPTY != cells[i + 1]]
        require(not gaps, f"a marker lies above none: {gaps}")


def check_assistants(s: State, seat: int) -> None:
    """Five: at hand, in queues, on pictures, on the order-change track."""
    n = len(s.seats)
    p = s.seats[seat]
    pictures, on_track = s.pictures[seat::n], s.track.count(seat)
    found = p.assistants + s.queues.count(seat) + sum(pictures) + on_track
    require(found == ASSISTANTS, f"seat {seat + 1} has {found} assistants")
    require(p.pictures == sum(pictures), f"seat {seat + 1} has {pictures} on pictures, booked {p.pictures}")
    require(min(pictures) >= 0, f"seat {seat + 1} has {pictures} on pictures")
    for town in range(N_TOWN):
        own = s.queues[town * 2 * QUEUE : (town + 1) * 2 * QUEUE].count(seat)
        require(own <= OWN_MOST, f"seat {seat + 1} has {own} assistants in town building {town}")


def check_craftsman(p: Seat, who: str) -> None:
    """Nothing is negative, nothing is more than may be held."""
    held = (p.vp, p.fair, p.privileges, p.works, p.assistants)
    require(min(held) >= 0, f"{who} has less than nothing: {held}")
    require(p.fair <= FAIR_MOST, f"{who} has {p.fair} cubes on the fair")
    require(max(p.privileges, p.works) <= TOKENS_MOST, f"{who} has too many tokens: {held}")
    require(len(p.filled) == len(p.row), f"{who} has {len(p.row)} buildings and {len(p.filled)} of inputs")
    for card, filled in zip(p.row, p.filled, strict=True):
        require(0 <= filled < 1 << len(CARD_INPUTS[card]), f"{who} has inputs {filled} on card {card}")


def check_end(s: State) -> None:
    check_state(s)
    require((s.year, s.season) == (YEARS, WINTER), f"the game ended in year {s.year}, season {s.season}")
    best = CRAFTSMEN.winners(s)
    require(len(best) == 1, f"{len(best)} players win")
    require(s.seats[best[0]].vp == max(p.vp for p in s.seats), "the winner has not the most points")


class CraftsmenBooks:
    """Points, capital cards, tokens and cubes on the fair as the events told them."""

    def __init__(self) -> None:
        self.told: Final[Counter[tuple[int, str]]] = Counter()

    def book(self, s: State, event: Event) -> None:  # noqa: ARG002 - other books look at the table
        kind, seat, _, a, b = event
        if kind == E_POINTS:
            self.told[seat, "points"] += a
        elif kind == E_FAIR:
            self.told[seat, "cubes on the fair"] += a
        elif kind == E_TOKEN:
            self.told[seat, "work tokens" if a else "privilege tokens"] += b
        elif kind in (E_DREW, E_TOOK):
            self.told[seat, "capital cards"] += 1
        elif kind in (E_DISCARDED, E_PAID, E_INVESTED):
            self.told[seat, "capital cards"] -= 1
        elif kind == E_FEE_CARD:
            self.told[seat, "capital cards"] -= 1
            self.told[b, "capital cards"] += 1

    def check(self, s: State) -> None:
        check_state(s)
        for seat, p in enumerate(s.seats):
            for what, held in (
                ("points", p.vp),
                ("cubes on the fair", p.fair),
                ("privilege tokens", p.privileges),
                ("work tokens", p.works),
                ("capital cards", p.capital.bit_count()),
            ):
                told = self.told[seat, what]
                require(held == told, f"seat {seat + 1} holds {held} {what}, the events told {told}")

    def check_end(self, s: State) -> None:
        self.check(s)
        check_end(s)
