"""The technology tiles: six basic kinds, eighteen advanced ones, two special ones.

Source: the tiles. A tile allows one kind of structure, or any of them (joker). What it changes about the
construction stands as numbers in its row; what it does afterwards as an effect (B13).
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.numbers import (
    BASE,
    BUILDING,
    CONDUIT,
    ELEVATION,
    JOKER,
    N_STRUCTURES,
    OP_CREDITS_PER_VALUE,
    OP_ENERGY_PER_BASE,
    OP_ENERGY_PER_VALUE,
    OP_FILL_DAM,
    OP_FILL_EMPTY_DAMS,
    OP_PRODUCE_MAY,
    OP_ROTATE_PER_ELEVATION,
    OP_SCORE_BUILDING,
    OP_USE_BUILDING,
    OP_VP_PER_ADVANCED,
    OP_VP_PER_POWERHOUSE,
    OP_VP_PER_RAISED_DAM,
    POWERHOUSE,
)

NO_KIND: Final = -1
NO_EFFECT: Final = -1

# What a tile changes about paying: bits of `Tile.purse`
NO_ENGINEERS: Final = 1
NO_MACHINES: Final = 2
NO_SURCHARGE: Final = 4
SWAP: Final = 8
CAP: Final = 16
ONE_KIND: Final = 32

CONDUIT_CAP: Final = 5  # the level II conduit tile: six excavators or more become five


class Tile:
    """One technology tile. The effect's second argument is the site just built on."""

    def __init__(
        self, key: str, level: int, kind: int, purse: int = 0, effect: int = NO_EFFECT, amount: int = 0
    ) -> None:
        self.key: Final = key
        self.level: Final = level
        self.kind: Final = kind
        self.purse: Final = purse
        self.effect: Final = effect
        self.amount: Final = amount


# fmt: off
TILES: Final[tuple[Tile, ...]] = (
    Tile("BASIC_base",       0, BASE),
    Tile("BASIC_elevation",  0, ELEVATION),
    Tile("BASIC_conduit",    0, CONDUIT),
    Tile("BASIC_powerhouse", 0, POWERHOUSE),
    Tile("BASIC_building",   0, BUILDING),
    Tile("BASIC_joker",      0, JOKER),
    Tile("A1_base",          1, BASE,       effect=OP_FILL_EMPTY_DAMS),
    Tile("A1_elevation",     1, ELEVATION,  effect=OP_ROTATE_PER_ELEVATION),
    Tile("A1_conduit",       1, CONDUIT,    effect=OP_CREDITS_PER_VALUE, amount=2),
    Tile("A1_powerhouse",    1, POWERHOUSE, purse=NO_ENGINEERS),
    Tile("A1_building",      1, BUILDING,   effect=OP_USE_BUILDING),
    Tile("A1_joker",         1, JOKER,      purse=NO_SURCHARGE),
    Tile("A2_base",          2, BASE,       effect=OP_ENERGY_PER_BASE),
    Tile("A2_elevation",     2, ELEVATION,  effect=OP_FILL_DAM),
    Tile("A2_conduit",       2, CONDUIT,    purse=CAP),
    Tile("A2_powerhouse",    2, POWERHOUSE, effect=OP_PRODUCE_MAY, amount=2),
    Tile("A2_building",      2, BUILDING,   purse=ONE_KIND),
    Tile("A2_joker",         2, JOKER,      purse=SWAP),
    Tile("A3_base",          3, BASE,       purse=NO_ENGINEERS | NO_MACHINES),
    Tile("A3_elevation",     3, ELEVATION,  effect=OP_VP_PER_RAISED_DAM, amount=3),
    Tile("A3_conduit",       3, CONDUIT,    effect=OP_ENERGY_PER_VALUE, amount=2),
    Tile("A3_powerhouse",    3, POWERHOUSE, effect=OP_VP_PER_POWERHOUSE, amount=3),
    Tile("A3_building",      3, BUILDING,   effect=OP_SCORE_BUILDING),
    Tile("A3_joker",         3, JOKER,      effect=OP_VP_PER_ADVANCED, amount=3),
    Tile("SP_anton",         0, NO_KIND),
    Tile("SP_leslie",        0, NO_KIND),
)
# fmt: on

TILE_PURSE: Final = tuple(t.purse for t in TILES)
TILES_FOR: Final = tuple(
    sum(1 << i for i, t in enumerate(TILES) if t.kind in (structure, JOKER))
    for structure in range(N_STRUCTURES)
)
ADVANCED: Final = sum(1 << i for i, t in enumerate(TILES) if t.level > 0)
BASIC: Final = sum(
    1 << i for i, t in enumerate(TILES) if t.level == 0 and t.kind in (BASE, ELEVATION, CONDUIT, POWERHOUSE)
)
BASIC_JOKER: Final = 1 << next(i for i, t in enumerate(TILES) if t.key == "BASIC_joker")
BASIC_BUILDING: Final = 1 << next(i for i, t in enumerate(TILES) if t.key == "BASIC_building")
# the piles of the patent office, levels I to III; the building tiles come with the expansion
PATENT_PILES: Final = tuple(
    sum(1 << i for i, t in enumerate(TILES) if t.level == level and t.kind != BUILDING) for level in (1, 2, 3)
)
BUILDING_TILES: Final = tuple(
    sum(1 << i for i, t in enumerate(TILES) if t.level == level and t.kind == BUILDING) for level in (1, 2, 3)
)
