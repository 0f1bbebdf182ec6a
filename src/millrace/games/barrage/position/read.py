"""Positions as documents: written by hand or saved from any moment. `docs/positions.md` describes the form.

Whatever is left out has the value it has at the start; whatever contradicts the box is refused by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from millrace.games.barrage.content.boards import BONUS_KEYS, OBJECTIVE_KEYS
from millrace.games.barrage.content.tiles import ADVANCED
from millrace.games.barrage.content.works import ON_DISPLAY
from millrace.games.barrage.numbers import (
    EMPTY,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    N_HEADSTREAMS,
    NO_OFFICER,
    OP_ACTIONS,
    OP_AUTOMA_TURN,
    OP_END_ROUND,
    OP_END_TURN,
    OP_FINAL,
    OP_SCORING,
    OP_TURN,
    OP_WATER,
    PERSON,
    PILE_SIZE,
    ROUNDS,
    S_RULES,
)
from millrace.games.barrage.ops.turn import begin_turn
from millrace.games.barrage.position.box import check_box, read_automa, read_piles
from millrace.games.barrage.position.frames import read_stack
from millrace.games.barrage.position.map import read_buildings, read_map, read_spaces
from millrace.games.barrage.position.parts import MOST, check_twice, flag, given, read_set, within
from millrace.games.barrage.position.seat import read_level, read_seat, settle_engineers
from millrace.games.barrage.position.write import (
    COMPANY_KEYS,
    CONTRACT_KEYS,
    HEAD_KEYS,
    OFFICER_KEYS,
    TILE_KEYS,
    WORK_KEYS,
)
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.setup import new_table
from millrace.games.barrage.state import State
from millrace.games.barrage.view.document import PILE_KEYS
from millrace.kernel.document import Place
from millrace.kernel.stack import NOBODY

_FIELDS: Final = [
    "millrace",
    "game",
    "players",
    "introductory",
    "leeghwater",
    "round",
    "order",
    "objective",
    "bonus",
    "headstreams",
    "national",
    "display",
    "piles",
    "patents",
    "aside",
    "pairs",
    "offers",
    "works",
    "buildings",
    "under",
    "automa",
    "map",
    "spaces",
    "seats",
    "turn",
    "stack",
]


def read_position(document: Mapping[str, object]) -> State:
    """The state a document describes, checked; BadPosition names what cannot stand."""
    doc = Place(dict(document))
    doc.known(_FIELDS)
    if doc.field("millrace").value != "position":
        raise doc.field("millrace").refuse("must be 'position'")
    if doc.field("game").value != "barrage":
        raise doc.field("game").refuse("must be 'barrage'")
    n = doc.field("players").integer(2, 4)
    levels = [read_level(place) for place in doc.field("seats").items(n, n)]
    is_introductory, has_leeghwater = flag(doc, "introductory"), flag(doc, "leeghwater")
    if is_introductory and (has_leeghwater or any(levels)):
        raise doc.field("introductory").refuse(
            "the introductory game has no Automa and no Leeghwater Project (B15.1.5)"
        )
    if levels != sorted(levels, key=bool) or all(levels):
        raise doc.field("seats").refuse("people sit before Automas, and there is at least one of them")
    s = new_table(levels, is_introductory=is_introductory, has_leeghwater=has_leeghwater)
    s.stack = []
    s.round = doc.field("round").integer(0, ROUNDS) if doc.has("round") else 1
    _read_order(doc, s)
    _read_boards(doc, s)
    for seat, place in enumerate(doc.field("seats").items(n, n)):
        read_seat(place, s, seat)
    read_map(doc, s)
    read_buildings(doc, s)
    read_spaces(doc, s)
    for seat, place in enumerate(doc.field("seats").items(n, n)):
        settle_engineers(place, s, seat)
    _read_draft(doc, s)
    read_automa(doc, s)
    read_piles(doc, s)
    check_box(doc, s)
    _read_pending(doc, s)
    return s


def _read_order(doc: Place, s: State) -> None:
    n = len(s.seats)
    s.order = list(range(n))
    if doc.has("order"):
        place = doc.field("order")
        s.order = [item.integer(1, n) - 1 for item in place.items(0, n)]
        is_whole = len(s.order) == n or s.round == 0  # while the companies are dealt only people stand in it
        if not is_whole or len(set(s.order)) != len(s.order):
            raise place.refuse("every seat must stand in the turn order once")


def _read_boards(doc: Place, s: State) -> None:
    _read_tiles_of_rounds(doc, s)
    _read_offer(doc, s)
    if doc.has("aside"):
        s.aside = read_set(doc.field("aside"), OFFICER_KEYS)


def _read_tiles_of_rounds(doc: Place, s: State) -> None:
    """The objective tile, the bonus tiles and the headstreams."""
    s.objective = doc.field("objective").index(OBJECTIVE_KEYS) if given(doc, "objective") else 0
    if doc.has("objective") and doc.field("objective").value is None:
        s.objective = EMPTY
    s.bonus = list(range(ROUNDS))
    if doc.has("bonus"):
        place = doc.field("bonus")
        s.bonus = [
            EMPTY if item.value is None else item.index(BONUS_KEYS) for item in place.items(ROUNDS, ROUNDS)
        ]
        check_twice(place, [t for t in s.bonus if t != EMPTY], list(BONUS_KEYS))
    s.head_tiles = list(range(N_HEADSTREAMS))
    if doc.has("headstreams"):
        place = doc.field("headstreams")
        for h, item in enumerate(place.items(N_HEADSTREAMS, N_HEADSTREAMS)):
            item.known(("tile", "drops"))
            s.head_tiles[h] = item.field("tile").index(HEAD_KEYS) if given(item, "tile") else EMPTY
            s.head_drops[h] = item.field("drops").integer(0, MOST) if item.has("drops") else 0
        check_twice(place, [t for t in s.head_tiles if t != EMPTY], HEAD_KEYS)


def _read_offer(doc: Place, s: State) -> None:
    """What lies face up for all: contracts, patents, external works."""
    if doc.has("national"):
        s.national = read_set(doc.field("national"), CONTRACT_KEYS)
        within(doc.field("national"), s.national, FIRST_NATIONAL, FIRST_PRIVATE)
        s.national_row = [item.index(CONTRACT_KEYS) for item in doc.field("national").items()]
    if doc.has("display"):
        for slot, item in enumerate(doc.field("display").items(6, 6)):
            s.display[slot] = EMPTY if item.value is None else item.index(CONTRACT_KEYS)
            if s.display[slot] != EMPTY and (s.display[slot] - FIRST_PRIVATE) // PILE_SIZE != slot // 2:
                raise item.refuse(f"place {slot + 1} of the display is for {PILE_KEYS[slot // 2]} contracts")
    if doc.has("patents"):
        for slot, item in enumerate(doc.field("patents").items(3, 3)):
            s.patents[slot] = EMPTY if item.value is None else item.index(TILE_KEYS)
            if s.patents[slot] != EMPTY and not ADVANCED >> s.patents[slot] & 1:
                raise item.refuse("only advanced tiles lie in the patent office")
    if doc.has("under"):
        read_set(doc.field("under"), CONTRACT_KEYS[FIRST_PRIVATE:])
        s.under = [item.index(CONTRACT_KEYS) for item in doc.field("under").items()]
    if doc.has("works") and s.works:
        for position, item in enumerate(doc.field("works").items(ON_DISPLAY, ON_DISPLAY)):
            s.works[position] = EMPTY if item.value is None else item.index(WORK_KEYS)
    elif doc.has("works") and doc.field("works").items():
        raise doc.field("works").refuse("external works belong to the Leeghwater Project")


def _read_draft(doc: Place, s: State) -> None:
    if doc.has("pairs"):
        for item in doc.field("pairs").items(0, 4):
            item.known(("company", "officer"))
            officer = item.field("officer").index(OFFICER_KEYS) if given(item, "officer") else 15
            s.pairs.append(item.field("company").index(COMPANY_KEYS) << 4 | officer)
    if doc.has("offers"):
        s.offers = [item.index(CONTRACT_KEYS) for item in doc.field("offers").items(0, 4)]
        for item, contract in zip(doc.field("offers").items(), s.offers, strict=True):
            if contract >= FIRST_NATIONAL:
                raise item.refuse("only starting contracts are offered in the draft")


def _check_laid_out(doc: Place, s: State) -> None:
    """What the rest of the game will look at must be there."""
    if s.objective == EMPTY:
        raise doc.field("objective").refuse("a turn needs an objective tile")
    if EMPTY in s.bonus[s.round - 1 :]:
        raise doc.field("bonus").refuse("this and every later round needs its bonus tile")
    for head, tile in enumerate(s.head_tiles):
        if tile == EMPTY:
            raise doc.field("headstreams").items()[head].refuse("every headstream needs its tile")


def _read_pending(doc: Place, s: State) -> None:
    """The frames as saved, or the beginning of a seat's turn."""
    if doc.has("stack"):
        if doc.has("turn"):
            raise doc.field("turn").refuse("give either a turn or a stack")
        read_stack(doc.field("stack"), s)
        return
    for seat, p in enumerate(s.seats):
        if p.company == EMPTY or p.officer == NO_OFFICER:
            raise doc.field("seats").refuse(f"seat {seat + 1} needs a company and an officer")
    if s.round == 0 or not s.order:
        raise doc.field("turn").refuse("a turn needs a round and a turn order")
    _check_laid_out(doc, s)
    seat = doc.field("turn").integer(1, len(s.seats)) - 1 if doc.has("turn") else s.order[0]
    if s.seats[seat].has_passed:
        raise doc.field("turn").refuse(f"seat {seat + 1} has passed")
    s.ask(OP_END_ROUND if s.round < ROUNDS else OP_FINAL, NOBODY, S_RULES)
    s.ask(OP_SCORING, NOBODY, S_RULES)
    s.ask(OP_WATER, NOBODY, S_RULES)
    s.ask(OP_ACTIONS, NOBODY, S_RULES, (s.order.index(seat) + 1) % len(s.order))
    s.ask(OP_END_TURN, seat, S_RULES)
    if s.seats[seat].level != PERSON:
        s.ask(OP_AUTOMA_TURN, seat, S_RULES)
        RULES.settle(s)
        return
    if doc.field("seats").items()[seat].has("moved") and not s.seats[seat].has_moved:
        begin_turn(s, seat)  # perhaps by the Automa procedure (A7.4.8)
        RULES.settle(s)
        return
    s.seats[seat].has_moved = 1
    s.ask(OP_TURN, seat, S_RULES)
    if not RULES.legal(s):
        raise doc.field("turn").refuse(f"seat {seat + 1} has nothing to do")
