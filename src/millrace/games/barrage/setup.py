"""Rule B2: from options to the first state and the questions that chance answers before round 1."""

from __future__ import annotations

from millrace.games.barrage.content.boards import ALL_BONUS, BASE_BONUS, INTRODUCTORY_BONUS
from millrace.games.barrage.content.buildings import IN_PLAY
from millrace.games.barrage.content.companies import ALL_COMPANIES, BASE_COMPANIES
from millrace.games.barrage.content.officers import ALL_OFFICERS, BASE_OFFICERS
from millrace.games.barrage.content.spaces import BASE_SPACES, SPACES
from millrace.games.barrage.content.tiles import (
    BASIC,
    BASIC_BUILDING,
    BASIC_JOKER,
    BUILDING_TILES,
    PATENT_PILES,
)
from millrace.games.barrage.content.works import ON_DISPLAY, WORK_PILES
from millrace.games.barrage.numbers import (
    BLOCKED,
    DRAFT,
    EMPTY,
    FREE,
    MAX_SEATS,
    N_AUTOMA_TILES,
    N_BUILDINGS,
    N_HEADSTREAMS,
    OP_DEAL_ASIDE,
    OP_DEAL_AUTOMA_TILE,
    OP_DEAL_BONUS,
    OP_DEAL_BUILDING,
    OP_DEAL_COMPANY,
    OP_DEAL_CONTRACT,
    OP_DEAL_FIRST,
    OP_DEAL_HEADSTREAM,
    OP_DEAL_NATIONAL,
    OP_DEAL_OBJECTIVE,
    OP_DEAL_OFFICER,
    OP_DEAL_REMOVED,
    OP_DEAL_START_TILE,
    OP_DEAL_STARTING,
    OP_DEAL_TILE,
    OP_DEAL_WORK,
    OP_ROUND,
    PATENT_SPACES,
    PERSON,
    PILE_SIZE,
    ROUNDS,
    S_RULES,
    SLOTS,
)
from millrace.games.barrage.state import State, empty_table
from millrace.kernel.stack import CHANCE, NOBODY


def new_table(
    levels: list[int], *, is_introductory: bool = False, has_leeghwater: bool = False, choice: int = DRAFT
) -> State:
    """The table before anything is drawn: a level for each seat, people first."""
    s = empty_table(levels)
    s.is_introductory = int(is_introductory)
    _open_box(s, has_leeghwater=has_leeghwater)
    for i in range(BASE_SPACES):
        if len(levels) < SPACES[i].fewest or (is_introductory and i >= PATENT_SPACES):
            s.spaces[i] = BLOCKED
    s.ask(OP_ROUND, NOBODY, S_RULES, 1)
    for op, a, b in reversed(_deals(s, choice)):
        s.ask(op, CHANCE, S_RULES, a, b)
    return s


def _open_box(s: State, *, has_leeghwater: bool) -> None:
    """What is in the game: the one place that knows the introductory game and the expansion."""
    s.companies, s.officers, s.bonus_box, s.kit = BASE_COMPANIES, BASE_OFFICERS, BASE_BONUS, BASIC
    s.spaces = [0] * BASE_SPACES
    s.piles[:3] = [(1 << PILE_SIZE) - 1] * 3
    if s.is_introductory:
        s.bonus_box, s.kit = INTRODUCTORY_BONUS, BASIC | BASIC_JOKER
        return
    s.piles[3:6] = PATENT_PILES
    if any(p.level != PERSON for p in s.seats):
        s.deck = (1 << N_AUTOMA_TILES) - 1
    if has_leeghwater:
        s.companies, s.officers, s.bonus_box, s.kit = (
            ALL_COMPANIES,
            ALL_OFFICERS,
            ALL_BONUS,
            BASIC | BASIC_BUILDING,
        )
        s.spaces += [0] * ON_DISPLAY + [BLOCKED] * (
            N_BUILDINGS * SLOTS
        )  # a building's spaces open when it is drawn
        s.piles[3:6] = [pile | extra for pile, extra in zip(PATENT_PILES, BUILDING_TILES, strict=True)]
        s.piles[6:] = WORK_PILES
        s.works = [EMPTY] * ON_DISPLAY
        s.slots = [EMPTY] * (N_BUILDINGS * SLOTS)


def _deals(s: State, choice: int) -> list[tuple[int, int, int]]:
    """What chance is asked, in order: op, a, b."""
    n = len(s.seats)
    asked = [(OP_DEAL_HEADSTREAM, 0, head) for head in range(N_HEADSTREAMS)]
    asked += [(OP_DEAL_BONUS, 0, i) for i in range(ROUNDS)]
    asked += [(OP_DEAL_OBJECTIVE, 0, 0)]
    asked += [(OP_DEAL_NATIONAL, 0, 0)] * (n - 1)
    asked += [(OP_DEAL_CONTRACT, slot // 2, slot) for slot in range(6)]
    asked += [(OP_DEAL_START_TILE, area, 0) for area in range(3)]
    if s.works:
        asked += [(OP_DEAL_REMOVED, level, 0) for level in range(3)]
        asked += [(OP_DEAL_BUILDING, 0, 0)] * IN_PLAY
        asked += [(OP_DEAL_WORK, 0, position) for position in range(ON_DISPLAY)]
    if s.deck:
        asked += [(OP_DEAL_AUTOMA_TILE, 0, 0)]
    if not s.is_introductory:
        asked += [(OP_DEAL_TILE, 0, slot) for slot in range(3)]
        if choice != FREE:
            asked += [(OP_DEAL_COMPANY, 0, 0)] * n
            asked += [(OP_DEAL_OFFICER, 0, pair) for pair in range(n)]
        asked += [(OP_DEAL_STARTING, 0, 0)] * n
        if choice != FREE:
            asked += [(OP_DEAL_ASIDE, 0, 0)] * (MAX_SEATS - n)
    return [*asked, (OP_DEAL_FIRST, choice, 0)]
