"""What a greedy player of Craftsmen makes of a game, and what its judgement rests on."""

from __future__ import annotations

from typing import Final

import pytest

from millrace.bots import BOTS, Bot, answer_of
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.state import State
from millrace.kernel.chance import Stream
from tests.craftsmen_players import busy_game
from tests.craftsmen_tables import built, craftsmen, queue, seat


def play(bots: list[Bot], seed: int) -> State:
    """A whole game; chance deals from the seed."""
    s = GAME.new(GAME.parse_options({"players": len(bots)}))
    rolls = Stream(seed)
    while not GAME.is_over(s):
        legal = GAME.legal(s)
        at = GAME.decider(s)
        GAME.apply(s, legal[rolls.below(len(legal))] if at < 0 else answer_of(bots[at], GAME, s, seed))
    return s


@pytest.mark.parametrize("seed", [2, 3])
def test_greedy_players_make_goods_and_ship_them(seed: int) -> None:
    """Random players score about 17; half of the games of greedy ones end above 120."""
    scores = GAME.scores(play([BOTS["greedy"](seed), BOTS["greedy"](seed + 1)], seed))

    assert sum(scores) > 120


def test_greedy_beats_random() -> None:
    greedy, random = GAME.scores(play([BOTS["greedy"](1), BOTS["random"](2)], 4))

    assert greedy > 60 > random


@pytest.mark.parametrize("players", [2, 5])
def test_the_judgement_leaves_the_state_alone_and_knows_no_secrets(players: int) -> None:
    """It is the same on any table that the seat cannot tell from this one."""
    rolls = Stream(players)
    for at, (s, _) in enumerate(busy_game(GAME.parse_options({"players": players}), players)):
        if at % 9 == 0:
            before = GAME.dump(s)
            for i in range(players):
                assert GAME.worth(GAME.redeal(s, i, rolls), i) == GAME.worth(s, i)
            assert GAME.dump(s) == before


def worth(**fields: object) -> int:
    row = fields.pop("row", ["sawmill-1"])
    assert isinstance(row, list)
    return GAME.worth(craftsmen(seat(*row, **fields), seat(), seat(), turn=1).s, 0)  # type: ignore[arg-type]  # by name


def test_what_is_better_is_worth_more() -> None:
    line = ["sawmill-1", "cooperage-1", "vineyard-1", "winery-1"]

    assert worth(vp=5) > worth()
    assert worth(capital=["red-1", "red-2"]) > worth(capital=["red-1", "blue-2"]) > worth()
    assert worth(cards=["winery-1"]) > worth()
    assert worth(row=line) > worth(row=line[:3]) > worth(row=line[:2]) > worth()
    assert worth(row=line[:3], cards=["winery-1"]) > worth(row=line[:3])
    assert worth(row=[*line[:3], built("winery-1", "barrel")]) > worth(row=line)
    assert worth(works=1) > worth()
    assert worth(privileges=1) > worth()
    assert worth(fair=1) > worth()


TOWN: Final = ("bankers", "builders", "notary", "craft_guild", "merchants", "town_hall")


@pytest.mark.parametrize("building", TOWN)
def test_an_assistant_who_waits_is_worth_something(building: str) -> None:
    """More than one who lies on the picture already."""
    me = seat("sawmill-1", "winery-1", cards=["mine-1"], capital=["red-1", "red-2", "blue-3"])

    waits = craftsmen(me, seat(), seat(), queues={building: queue((1,))}, turn=1).s
    has_acted = craftsmen(me, seat(), seat(), pictures={building: [1, 0, 0]}, turn=1).s

    assert GAME.worth(waits, 0) > GAME.worth(has_acted, 0)
