"""Plans: what a final good still needs, and which cards would fit a row. Pure functions for any client."""

from __future__ import annotations

from typing import NamedTuple

from millrace.games.craftsmen.content.buildings import CARDS, TYPES
from millrace.games.craftsmen.ops.builders import sides_for
from millrace.games.craftsmen.seat import Seat


class Need(NamedTuple):
    """What one more unit of a good takes from here."""

    good: int
    work: int  # work points
    missing: tuple[int, ...]  # building types that are not in the row yet
    ready: tuple[int, ...]  # goods that already lie on input icons and will be used


def plan(p: Seat, good: int) -> Need:
    """The way to one unit out of the own row: inputs that lie ready count, everything else is made.

    Rule C10.3: each raw material, each half-product and the final good itself takes one work point.
    """
    missing: set[int] = set()
    ready: list[int] = []
    work = _work_for(p, good, missing, ready, _filled(p))
    return Need(good, work, tuple(sorted(missing)), tuple(sorted(ready)))


def _filled(p: Seat) -> dict[int, list[int]]:
    """For each building type in the row the goods that lie on its input icons, of its fullest card."""
    found: dict[int, list[int]] = {}
    for at, card in enumerate(p.row):
        kind = CARDS[card].kind
        goods = [good for icon, good in enumerate(TYPES[kind].inputs) if p.filled[at] >> icon & 1]
        if kind not in found or len(goods) > len(found[kind]):
            found[kind] = goods
    return found


def _work_for(p: Seat, good: int, missing: set[int], ready: list[int], filled: dict[int, list[int]]) -> int:
    kind = next(i for i, building in enumerate(TYPES) if building.good == good)
    if not any(CARDS[card].kind == kind for card in p.row):
        missing.add(kind)
    work = 1
    at_hand = list(filled.get(kind, []))
    filled[kind] = []
    for wanted in TYPES[kind].inputs:
        if wanted in at_hand:
            at_hand.remove(wanted)
            ready.append(wanted)
        else:
            work += _work_for(p, wanted, missing, ready, filled)
    return work


def chain(good: int) -> list[int]:
    """The building types of a good's production line, raw materials first."""
    found: list[int] = []
    for wanted in TYPES[next(i for i, b in enumerate(TYPES) if b.good == good)].inputs:
        found += [kind for kind in chain(wanted) if kind not in found]
    found.append(next(i for i, b in enumerate(TYPES) if b.good == good))
    return found


def fitting_cards(p: Seat, cards: list[int]) -> list[tuple[int, list[int]]]:
    """Which of some cards would fit the row, and at which ends."""
    found = [(card, sides_for(p, card, is_free=False)) for card in cards]
    return [(card, sides) for card, sides in found if sides]
