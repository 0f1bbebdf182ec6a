"""Rule B2: from options to the first state and the questions that chance answers before round 1."""

from __future__ import annotations

from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import PATENT_PILES
from millrace.games.barrage.numbers import (
    BLOCKED,
    MAX_SEATS,
    N_HEADSTREAMS,
    OP_DEAL_ASIDE,
    OP_DEAL_BONUS,
    OP_DEAL_COMPANY,
    OP_DEAL_CONTRACT,
    OP_DEAL_FIRST,
    OP_DEAL_HEADSTREAM,
    OP_DEAL_NATIONAL,
    OP_DEAL_OBJECTIVE,
    OP_DEAL_OFFICER,
    OP_DEAL_START_TILE,
    OP_DEAL_STARTING,
    OP_DEAL_TILE,
    OP_ROUND,
    PATENT_SPACES,
    PILE_SIZE,
    ROUNDS,
    S_RULES,
)
from millrace.games.barrage.state import State, empty_table
from millrace.kernel.stack import CHANCE, NOBODY


def new_table(n_seats: int, *, is_introductory: bool) -> State:
    """The table before anything is drawn."""
    s = empty_table(n_seats, is_introductory=int(is_introductory))
    for i, space in enumerate(SPACES):
        if n_seats < space.fewest or (is_introductory and i >= PATENT_SPACES):
            s.spaces[i] = BLOCKED
    s.piles = [(1 << PILE_SIZE) - 1] * 3 + (list(PATENT_PILES) if not is_introductory else [0] * 3)
    s.ask(OP_ROUND, NOBODY, S_RULES, 1)
    for op, a, b in reversed(_deals(n_seats, is_introductory=is_introductory)):
        s.ask(op, CHANCE, S_RULES, a, b)
    return s


def _deals(n_seats: int, *, is_introductory: bool) -> list[tuple[int, int, int]]:
    """What chance is asked, in order: op, a, b."""
    asked = [(OP_DEAL_HEADSTREAM, 0, head) for head in range(N_HEADSTREAMS)]
    asked += [(OP_DEAL_BONUS, 0, i) for i in range(ROUNDS)]
    asked += [(OP_DEAL_OBJECTIVE, 0, 0)]
    asked += [(OP_DEAL_NATIONAL, 0, 0)] * (n_seats - 1)
    asked += [(OP_DEAL_CONTRACT, slot // 2, slot) for slot in range(6)]
    asked += [(OP_DEAL_START_TILE, area, 0) for area in range(3)]
    if not is_introductory:
        asked += [(OP_DEAL_TILE, 0, slot) for slot in range(3)]
        asked += [(OP_DEAL_COMPANY, 0, 0)] * n_seats
        asked += [(OP_DEAL_OFFICER, 0, pair) for pair in range(n_seats)]
        asked += [(OP_DEAL_STARTING, 0, 0)] * n_seats
        asked += [(OP_DEAL_ASIDE, 0, 0)] * (MAX_SEATS - n_seats)
    return [*asked, (OP_DEAL_FIRST, 0, 0)]
