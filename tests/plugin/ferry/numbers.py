"""Operations, actions, events and sources by number. Records depend on them: only ever append."""

from __future__ import annotations

from typing import Final

from ferry.content import BOATS, HEAVIEST

OP_NEXT: Final = 0
OP_BOAT: Final = 1
OP_LOAD: Final = 2
OP_LASH: Final = 3
OP_DEPART: Final = 4
OP_DRAW: Final = 5

WAIT: Final = 0
LOOSE: Final = 1
LASH: Final = 2
A_LOAD: Final = 3  # by weight, from 1
A_BOAT: Final = A_LOAD + HEAVIEST
A_DRAW: Final = A_BOAT + len(BOATS)
N_ACTIONS: Final = A_DRAW + HEAVIEST

E_ARRIVED: Final = 0  # a: boat
E_LOADED: Final = 1  # a: crate, b: 1 if face down, and then only its owner may know which
E_WAITED: Final = 2
E_LASHED: Final = 3
E_TURNED: Final = 4  # a: crate that lay face down
E_OVERBOARD: Final = 5  # a: crate
E_CROSSED: Final = 6  # a: boat
E_SANK: Final = 7  # a: boat
E_POINTS: Final = 8  # a: gained, or lost when negative
E_DREW: Final = 9  # a: crate; only its owner may know which
E_WON: Final = 10  # a: points

S_RULES: Final = 0
S_WAITING: Final = 1
S_FARE: Final = 2
S_FREIGHT: Final = 3
S_WRECK: Final = 4

NONE: Final = -1  # no boat
HIDDEN: Final = 0  # no crate, or one that the viewer may not know
