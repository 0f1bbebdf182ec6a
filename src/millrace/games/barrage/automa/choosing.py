"""How an Automa chooses: reasons in order, each of which keeps what it prefers, every step told.

What is chosen goes by its action number (a contract, a tile, a work, a system, a payment), drops by DROPS_ON.
Building spaces have a procedure of their own, in `placement.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from millrace.games.barrage.numbers import (
    E_AUTOMA_NONE,
    E_AUTOMA_PICKS,
    E_AUTOMA_PREFERS,
    E_AUTOMA_WEIGHS,
    S_RULES,
)
from millrace.games.barrage.state import State

MOST_ENERGY: Final = 0
NEUTRAL_DAM: Final = 1
CONDUIT_CODE: Final = 2
HIGHEST_CONTRACT: Final = 3
RIGHTMOST: Final = 4
HIGHEST_PRIVATE: Final = 5
RIGHTMOST_PRIVATE: Final = 6
MANY_CONTRACTS: Final = 7
MOST_GAIN: Final = 8
FEWEST_DROPS: Final = 9
MOST_STEPS: Final = 10
LETTERS: Final = 11
TILE_LEVEL: Final = 12
TILE_SPECIFIC: Final = 13
COPY_LEVEL: Final = 14
COPY_SPECIFIC: Final = 15
PATENT_LEVEL: Final = 16
PATENT_SPECIFIC: Final = 17
PATENT_TOPMOST: Final = 18
REWARD_LEVEL: Final = 19
REWARD_TOPMOST: Final = 20
WORK_PRIORITY: Final = 21
LESLIES_PRIORITY: Final = 22
FEWER_OF_KIND: Final = 23
MIXERS_OF_CHOICE: Final = 24
PAYS_MIXERS: Final = 25
PAYS_FEWER: Final = 26
PAYS_OTHER: Final = 27
PAYS_VP: Final = 28
ONE_DROP: Final = 29
NO_GAIN_OF_DROPS: Final = 30
NO_CONTRACT_IN_REACH: Final = 31
NO_PRIVATE_CONTRACT: Final = 32
NO_TILE_FACE_UP: Final = 33
NO_DAM_WITH_ROOM: Final = 34
NO_SYSTEM_FOR_TILE: Final = 35
NO_SECOND_SYSTEM: Final = 36

# the words of each, and its clause
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("most-energy", "A5.1.2"),
    ("neutral-dam", "A5.1.3"),
    ("conduit-code", "A5.1.3"),
    ("highest-contract", "A5.1.4"),
    ("rightmost", "A5.1.4"),
    ("highest-contract", "L8.6"),
    ("rightmost", "L8.6"),
    ("many-contracts", "L8.10"),
    ("most-gain", "A5.2.5"),
    ("fewest-drops", "A5.2.5"),
    ("most-steps", "A7.3.9"),
    ("letters", "A5.2.6"),
    ("level", "A5.4.4"),
    ("specific", "A5.4.4"),
    ("level", "A7.4.7"),
    ("specific", "A7.4.7"),
    ("level", "A5.7.2"),
    ("specific", "A5.7.2"),
    ("topmost", "A5.7.2"),
    ("level", "L8.7"),
    ("topmost", "L8.7"),
    ("priority", "L8.4"),
    ("priority", "L8.12"),
    ("fewer", "A3.14"),
    ("mixers", "A7.4.5"),
    ("mixers", "A7.4.5"),
    ("fewer", "L8.8"),
    ("other-kind", "A7.3.7"),
    ("for-vp", "A7.4.6"),
    ("one-drop", "A7.4.4"),
    ("no-gain", "A5.9.2"),
    ("no-contract", "A5.1.4"),
    ("no-contract", "L8.6"),
    ("no-tile", "L8.7"),
    ("no-dam", "L8.5"),
    ("no-system", "A7.3.5"),
    ("no-system", "A7.3.9"),
)

Step = tuple[int, Callable[[int], int]]  # a reason, and what it prefers more of


def best_of(things: Sequence[int], steps: Sequence[Step]) -> int:
    """What `choose` would choose, untold."""
    left = things
    for _, worth in steps:
        left = _most(left, worth)
    return left[0]


def choose(s: State, seat: int, things: Sequence[int], steps: Sequence[Step]) -> int:
    """Weigh all, prefer step by step, pick the first that is left."""
    for thing in things:
        s.tell(E_AUTOMA_WEIGHS, seat, S_RULES, 0, thing)
    chosen = prefer(s, seat, things, steps)
    pick(s, seat, steps[0][0], chosen)
    return chosen


def prefer(s: State, seat: int, things: Sequence[int], steps: Sequence[Step]) -> int:
    """The steps alone; one that removes nothing is not told."""
    left = things
    for reason, worth in steps:
        if len(left) == 1:
            break
        kept = _most(left, worth)
        if len(kept) < len(left):
            for thing in kept:
                s.tell(E_AUTOMA_PREFERS, seat, S_RULES, reason, thing)
        left = kept
    return left[0]


def _most(things: Sequence[int], worth: Callable[[int], int]) -> Sequence[int]:
    if len(things) == 1:
        return things
    most = max([worth(thing) for thing in things])
    return [thing for thing in things if worth(thing) == most]


def pick(s: State, seat: int, reason: int, thing: int) -> None:
    s.tell(E_AUTOMA_PICKS, seat, S_RULES, reason, thing)


def nothing(s: State, seat: int, reason: int) -> None:
    """There was nothing to choose from."""
    s.tell(E_AUTOMA_NONE, seat, S_RULES, reason)
