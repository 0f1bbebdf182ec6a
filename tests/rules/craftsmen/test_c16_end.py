"""Rule C16: the end of the game."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_WINS
from tests.craftsmen_tables import Play, built, craftsmen, frame, holds, seat

FOUR = ("violet-1", "green-1", "blue-1", "red-1")


def last_winter(*seats: dict[str, object], bonus: dict[str, int] | None = None, **fields: object) -> Play:
    """The last production action of the game has been waived. Bonus tokens go by their good."""
    pending = [frame("next_season"), frame("clean_up"), frame("year_end"), frame("craft", 1, 1, 6)]
    owners = [(bonus or {}).get(GOOD_KEYS[token.good]) for token in BONUS_TOKENS]
    doc = {"year": 3, "season": "winter", "stack": pending, "bonus": owners, **fields}
    return craftsmen(*seats, stage="", **doc).play("skip")


def finish(t: Play) -> Play:
    """Nobody invests; whoever has too many cards discards the first."""
    while t.s.stack:
        t.deal()
        if t.s.stack:
            t.answer_plainly()
    return t


def test_c16_1_bonus_tokens_after_the_third_year_end() -> None:
    """After the hand limit of C15.6; five points for three of the goods, four for the others."""
    ten = CAPITAL_KEYS[:10]
    t = last_winter(seat(), seat(capital=ten), seat(), bonus={"weapons": 1, "wine": 1, "bread": 3})

    t.play("skip")
    assert t.scores == [0, 0, 0], "two cards are still to be discarded"
    finish(t)

    assert t.scores == [9, 0, 4]
    assert len(t.capital(1)) == 8


@pytest.mark.parametrize("good", [GOOD_KEYS[token.good] for token in BONUS_TOKENS])
def test_c16_1_points_of_each_token(good: str) -> None:
    t = finish(last_winter(seat(), seat(), seat(), bonus={good: 2}))

    assert t.scores == [0, 5 if good in ("weapons", "clothes", "books") else 4, 0]


@pytest.mark.parametrize("year", [1, 2])
def test_c16_1_not_at_an_earlier_year_end(year: int) -> None:
    t = last_winter(seat(), seat(), seat(), bonus={"weapons": 1}, year=year)

    assert t.deal().season == (year + 1, "spring")
    assert t.scores == [0, 0, 0]


def test_c16_1_leftovers_score_nothing() -> None:
    """Cards, tokens, inputs, cubes on the fair."""
    row = ("sawmill-1", built("tailor-1", "cloth", "leather"), built("mill-1", "wheat"))
    rich = seat(*row, capital=FOUR * 2, cards=["mine-1"], fair=2, privileges=3, works=3)
    t = finish(last_winter(rich, seat(), seat()))

    assert t.scores == [0, 0, 0]
    assert GAME.is_over(t.s)


def test_c16_1_the_third_year_end_is_scored_first() -> None:
    t = finish(last_winter(seat(), seat(), seat(), bonus={"wine": 2}, holds=holds({(1, "beer"): (2,)})))

    assert t.scores == [0, 5 + 4 + 4, 0]


def test_c16_2_most_points_win() -> None:
    """Whatever the cards and the order."""
    t = finish(last_winter(seat(vp=30), seat(vp=31), seat(vp=30, capital=FOUR), order=[2, 1, 3]))

    assert GAME.winners(t.s) == [1]


def test_c16_2_a_bonus_token_decides() -> None:
    t = last_winter(seat(vp=30), seat(vp=33), seat(), bonus={"wine": 1})

    assert GAME.is_over(t.s)
    assert GAME.winners(t.s) == [0]
    assert [event[1] for event in t.told(E_WINS)] == [0]


def test_c16_2_tie_more_capital_cards() -> None:
    """The number counts, not the worth."""
    low, high = ["violet-1", "green-1", "blue-1"], ["red-3", "red-3"]
    t = finish(last_winter(seat(vp=30, capital=low), seat(vp=30, capital=high), seat(), order=[1, 3, 2]))

    assert GAME.winners(t.s) == [0]


@pytest.mark.parametrize(("order", "winner"), [([1, 2, 3], 1), ([3, 2, 1], 0), ([2, 3, 1], 0)])
def test_c16_2_still_tied_further_back(order: list[int], winner: int) -> None:
    """Player 3 has fewer points, wherever it stands."""
    t = finish(last_winter(seat(vp=30), seat(vp=30), seat(vp=29), order=order))

    assert GAME.winners(t.s) == [winner]


# Worked example ---------------------------------------------------------------------------------------------


def test_cx_30_more_cards() -> None:
    """80 : 80 after the bonus tokens, five cards to three."""
    hands = (["red-1"] * 4 + ["red-2"], ["blue-1"] * 3)
    seats = (seat(vp=76, capital=hands[0]), seat(vp=80, capital=hands[1]))
    t = finish(last_winter(*seats, bonus={"beer": 1}, order=[1, 2]))

    assert t.scores == [80, 80]
    assert GAME.winners(t.s) == [0]


@pytest.mark.parametrize("order", [[1, 2], [2, 1]])
def test_cx_30_later_in_turn_order(order: list[int]) -> None:
    seats = (seat(vp=80, capital=["red-1"] * 4), seat(vp=80, capital=["blue-1"] * 4))
    t = finish(last_winter(*seats, order=order))

    assert GAME.winners(t.s) == [order[1] - 1]
