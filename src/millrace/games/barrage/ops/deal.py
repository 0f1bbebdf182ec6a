"""Rule B2.1: what chance deals onto the table, at setup and later."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.boards import OBJECTIVE_KEYS, START_TILES, START_TILES_OF
from millrace.games.barrage.numbering import colour_of
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    A_BONUS,
    A_CONTRACT,
    A_HEAD_TILE,
    A_OBJECTIVE,
    A_START_TILE,
    A_TILE,
    A_USE,
    A_WORK,
    BUILDING_SPACES,
    E_ADDED,
    E_DEALT,
    E_REMOVED,
    EMPTY,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    N_BUILDINGS,
    N_HEAD_TILES,
    NEUTRAL,
    PILE_SIZE,
    SLOTS,
)
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.operation import Choice
from millrace.kernel.stack import NOBODY, Frame

_PILE_TILES: Final = 3  # tile piles follow the three contract piles
_PILE_WORKS: Final = 6


class Deal(Choice[State]):
    """A draw: the options are what is left, all equally likely. Telling it is the same for all."""

    is_draw = True
    clause = "B16.1.13"

    def pick(self, s: State, f: Frame, action: int) -> None:
        s.tell(E_DEALT, NOBODY, f.source, action)
        self.put(s, f, action)

    def put(self, s: State, f: Frame, action: int) -> None:
        raise NotImplementedError


class DealHeadstream(Deal):  # b: headstream
    name = "deal_headstream"
    bounds = (0, 0, 0, 3)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_HEAD_TILE + t for t in range(N_HEAD_TILES) if t not in s.head_tiles]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.head_tiles[f.b] = action - A_HEAD_TILE


class DealBonus(Deal):  # b: round, from 0
    name = "deal_bonus"
    bounds = (0, 0, 0, 4)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_BONUS + t for t in bits(s.bonus_box) if t not in s.bonus]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.bonus[f.b] = action - A_BONUS


class DealObjective(Deal):
    name = "deal_objective"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_OBJECTIVE + t for t in range(len(OBJECTIVE_KEYS))]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.objective = action - A_OBJECTIVE


class DealNational(Deal):
    name = "deal_national"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_CONTRACT + c for c in range(FIRST_NATIONAL, FIRST_PRIVATE) if not s.national >> c & 1]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.national |= 1 << action - A_CONTRACT
        s.national_row.append(action - A_CONTRACT)


class DealContract(Deal):  # a: colour, b: place on display
    """Rules B2.1.6 and B6.6.6: an exhausted pile is not refilled.

    What an Automa put under a pile (A5.3.1) comes up after the rest, in the order in which it was put there.
    """

    name = "deal_contract"
    bounds = (0, 2, 0, 5)

    def applies(self, s: State, f: Frame) -> bool:
        return s.piles[f.a] != 0 or self.buried(s, f.a) != EMPTY

    def buried(self, s: State, colour: int) -> int:
        """The contract under the pile that comes up first, or EMPTY."""
        for contract in s.under:
            if colour_of(contract) == colour:
                return contract
        return EMPTY

    def options(self, s: State, f: Frame) -> list[int]:
        if not s.piles[f.a]:
            return [A_CONTRACT + self.buried(s, f.a)]
        first = A_CONTRACT + FIRST_PRIVATE + f.a * PILE_SIZE
        return [first + c for c in bits(s.piles[f.a])]

    def put(self, s: State, f: Frame, action: int) -> None:
        contract = action - A_CONTRACT
        if s.piles[f.a]:
            s.piles[f.a] ^= 1 << contract - FIRST_PRIVATE - f.a * PILE_SIZE
        else:
            s.under.remove(contract)
        s.display[f.b] = contract


class DealStartTile(Deal):  # a: area
    """Rule B2.1.7: a neutral dam with one drop behind it."""

    name = "deal_start_tile"
    bounds = (0, 2, 0, 0)

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_START_TILE + t for t in START_TILES_OF[f.a]]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        tile = START_TILES[action - A_START_TILE]
        s.dam_owner[tile.dam] = NEUTRAL
        s.dam_level[tile.dam] = tile.level
        s.dam_drops[tile.dam] = 1
        s.tell(E_ADDED, NEUTRAL, action, tile.dam, 1)


class DealTile(Deal):  # b: place in the patent office
    """Rules B2.1.8 and B9.6.4: from pile I, then II, then III."""

    name = "deal_tile"
    bounds = (0, 0, 0, 2)

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return _first_pile(s, _PILE_TILES) != EMPTY

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_TILE + tile for tile in bits(s.piles[_first_pile(s, _PILE_TILES)])]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.patents[f.b] = action - A_TILE
        s.piles[_first_pile(s, _PILE_TILES)] ^= 1 << action - A_TILE


class DealRemoved(Deal):  # a: level, from 0
    """Rule L1.4: one tile of each level goes back to the box, for all to see."""

    name = "deal_removed"
    bounds = (0, 2, 0, 0)

    def options(self, s: State, f: Frame) -> list[int]:
        return [A_TILE + tile for tile in bits(s.piles[_PILE_TILES + f.a])]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.piles[_PILE_TILES + f.a] ^= 1 << action - A_TILE
        s.tell(E_REMOVED, NOBODY, f.source, action - A_TILE)


class DealWork(Deal):  # b: position
    """Rules L1.7 and L3.4: from pile A, then B, then C."""

    name = "deal_work"
    bounds = (0, 0, 0, 2)

    def applies(self, s: State, f: Frame) -> bool:  # noqa: ARG002
        return _first_pile(s, _PILE_WORKS) != EMPTY

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_WORK + work for work in bits(s.piles[_first_pile(s, _PILE_WORKS)])]

    def put(self, s: State, f: Frame, action: int) -> None:
        s.works[f.b] = action - A_WORK
        s.piles[_first_pile(s, _PILE_WORKS)] ^= 1 << action - A_WORK


class DealBuilding(Deal):
    """Rule L1.6: the private buildings of this game, top to bottom."""

    name = "deal_building"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_USE + b for b in range(N_BUILDINGS) if b not in s.buildings]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        building = action - A_USE
        s.buildings.append(building)
        for space in range(SLOTS):
            s.spaces[BUILDING_SPACES + building * SLOTS + space] = 0


def _first_pile(s: State, first: int) -> int:
    """The first of three piles that has something left, or EMPTY."""
    for pile in range(first, first + 3):
        if s.piles[pile]:
            return pile
    return EMPTY


class DealAutomaTile(Deal):
    """Rules A2.5 and A4.2: the Automa tile that comes to lie on top of the stack."""

    name = "deal_automa_tile"

    def options(self, s: State, f: Frame) -> list[int]:  # noqa: ARG002
        return [A_AUTOMA_TILE + tile for tile in bits(s.deck)]

    def put(self, s: State, f: Frame, action: int) -> None:  # noqa: ARG002
        s.top = action - A_AUTOMA_TILE
        s.deck ^= 1 << s.top
