"""Rule C15: the year-end scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from millrace.games.craftsmen.content.buildings import BLUE, CARDS, GREEN, RED, VIOLET
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_SHIP_RANK
from millrace.games.craftsmen.ops.year_end import ship_ranking
from tests.craftsmen_tables import Play, craftsmen, frame, granary, holds, seat

COPIES = [f"{kind}{copy}" for kind in CAPITAL_KEYS for copy in "abcd"]
FOUR = ("violet-3", "green-3", "blue-2", "red-1")
NOTHING = granary()


def year_end(*seats: dict[str, object], **fields: object) -> Play:
    """The last production action of winter has been waived: the year is scored."""
    pending = [frame("next_season"), frame("clean_up"), frame("year_end"), frame("craft", 1, 1, 6)]
    return craftsmen(*seats, stage="", season="winter", stack=pending, **fields).play("skip")


def ships(rows: Mapping[tuple[int, str], Sequence[int]], players: int = 3) -> Play:
    return year_end(*[seat() for _ in range(players)], holds=holds(rows))


# C15.1: ships -----------------------------------------------------------------------------------------------


def test_c15_1_1_ships_from_left_to_right() -> None:
    t = ships({(4, "bread"): (1,), (2, "wine"): (2,), (1, "beer"): (3,), (3, "books"): (1,)})

    assert [(event[3], event[1]) for event in t.told(E_SHIP_RANK)] == [(0, 2), (1, 1), (2, 0), (3, 0)]


def test_c15_1_1_more_markers_rank_higher() -> None:
    """Three low ones before two high ones."""
    t = ships({(2, "weapons"): (1, 1), (2, "wine"): (2, 2), (2, "candles"): (2,)})

    assert t.scores == [16 + 3, 18 + 5, 0]


@pytest.mark.parametrize(
    ("rows", "first"),
    [
        ({(2, "clothes"): (1,), (2, "candles"): (2,)}, 1),
        ({(2, "clothes"): (2,), (2, "candles"): (1,)}, 2),
        ({(2, "wine"): (2, 1)}, 2),
        ({(2, "wine"): (1, 2)}, 1),
        ({(2, "weapons"): (2, 1), (2, "clothes"): (1,), (2, "wine"): (2,)}, 2),
    ],
    ids=("higher row", "whoever it is", "further left", "either way", "best marker only"),
)
def test_c15_1_1_ties(rows: dict[tuple[int, str], tuple[int, ...]], first: int) -> None:
    """Rule R-35: only the best marker is compared, by row, then by slot."""
    t = ships(rows)

    assert [event[1] + 1 for event in t.told(E_SHIP_RANK)] == [first, 3 - first]


def test_c15_1_1_no_marker_no_rank() -> None:
    """Five bonuses of ships 3 and 4 stay where they are."""
    t = ships({(3, "books"): (2,), (4, "beer"): (2, 3)})

    assert t.scores == [0, 7 + 6 + 5 + 7, 5 + 5]


BONUSES = {1: (4,), 2: (5, 3), 3: (6, 4, 2), 4: (7, 5, 3, 1)}
FIVE_ON = {  # five players with one marker each, in the order of their rows
    1: {(1, "beer"): (1, 2), (1, "bread"): (3, 4), (1, "meat"): (5,)},
    2: {(2, "weapons"): (1, 2), (2, "candles"): (3, 4), (2, "wine"): (5,)},
    3: {(3, "weapons"): (1, 2), (3, "tools"): (3, 4), (3, "meat"): (5,)},
    4: {(4, "clothes"): (1, 2), (4, "beer"): (3, 4), (4, "bread"): (5,)},
}
VALUES = {1: (5, 5, 4, 4, 2), 2: (8, 8, 6, 6, 6), 3: (8, 8, 5, 5, 2), 4: (8, 8, 5, 5, 4)}


@pytest.mark.parametrize("ship", [1, 2, 3, 4])
def test_c15_1_2_majority_bonuses(ship: int) -> None:
    t = ships(FIVE_ON[ship], players=5)

    bonuses = [*BONUSES[ship], 0, 0, 0, 0][:5]
    assert t.scores == [value + bonus for value, bonus in zip(VALUES[ship], bonuses, strict=True)]


@pytest.mark.parametrize(
    ("place", "value"),
    [
        *[((1, "beer"), 5), ((1, "bread"), 4), ((1, "meat"), 2)],
        *[((2, "weapons"), 8), ((2, "clothes"), 8), ((2, "candles"), 6), ((2, "wine"), 6)],
        *[((3, "weapons"), 8), ((3, "books"), 7), ((3, "wine"), 6), ((3, "tools"), 5), ((3, "meat"), 2)],
        *[((4, "clothes"), 8), ((4, "books"), 7), ((4, "candles"), 6), ((4, "beer"), 5), ((4, "tools"), 5)],
        ((4, "bread"), 4),
    ],
)
def test_c15_1_3_each_marker_scores_its_row(place: tuple[int, str], value: int) -> None:
    """Both markers of the row, here of one player."""
    t = ships({place: (3, 3)})

    assert t.scores == [0, 0, 2 * value + BONUSES[place[0]][0]]


def test_c15_1_3_the_markers_go_back() -> None:
    """They do not score again next year."""
    t = ships({(2, "wine"): (1, 2), (4, "beer"): (3,)})

    assert all(owner == -1 for owner in t.s.holds)


# C15.2-C15.3: city and granary ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "sets"),
    [
        (("sawmill-1",), 0),
        (("sawmill-1", "mine-3", "mine-4"), 1),
        (("sawmill-1", "sawmill-3"), 1),
        (("mine-1", "mine-2", "mine-3", "mine-4"), 2),
        (("sawmill-1", "sawmill-3", "mine-1", "pasture-1", "apiary-1"), 1),
        (("mine-1", "mine-2", "mine-3"), 0),
    ],
)
def test_c15_2_three_points_for_four_colours(row: tuple[str, ...], sets: int) -> None:
    """Rule R-36: any halves of the row, wherever they lie, the sawmill included."""
    t = year_end(seat(), seat(*row), seat("cooperage-1"))

    assert t.scores[1] == 3 * sets


def test_c15_2_cards_in_hand_do_not_count() -> None:
    t = year_end(seat(), seat("sawmill-1", cards=["sawmill-3", "mine-3", "mine-4"]), seat())

    assert t.scores[1] == 0


def test_c15_2_scored_anew_every_year() -> None:
    """Rule R-36."""
    t = year_end(seat("sawmill-1", "sawmill-3"), seat(), seat())
    assert t.scores[0] == 3

    for _ in range(4):
        t.finish_season()

    assert t.season == (3, "spring")
    assert t.scores[0] == 3 + 3 + 3, "the set again, and a point each season for keeping assistants"


def test_c15_3_a_point_for_each_own_cube() -> None:
    rows = granary(flour=(1, 2), iron=("natural", 1), rope=(1,), paper=())
    t = year_end(seat(), seat(), seat(), granary=rows)

    assert t.scores == [3, 1, 0]


def test_c15_3_the_cubes_are_back_before_the_investments() -> None:
    """The clauses are in order: when somebody is asked to invest, no cube lies in the granary."""
    t = year_end(seat(capital=FOUR), seat(), seat(), granary=granary(flour=(1, 2)))

    assert GAME.question(t.s).key == "question-invest"
    assert not {1, 2} & set(t.granary("flour"))


# C15.4: investment ------------------------------------------------------------------------------------------


def test_c15_4_four_cards_one_of_each_colour() -> None:
    """The printed values count, whatever the rest of the hand."""
    t = year_end(seat(), seat(capital=[*FOUR, "violet-1"]), seat())

    assert t.options() == ["capital violet-1", "capital violet-3", "skip"]
    t.play("capital violet-3")
    assert t.options() == ["capital green-3"], "who begins goes on"
    t.play("capital green-3", "capital blue-2", "capital red-1")
    assert t.scores == [0, 9, 0]
    assert t.capital(1) == ["violet-1"]
    assert sorted(t.discards()) == sorted(FOUR)


def test_c15_4_in_turn_order_once_each() -> None:
    """Rule R-37: eight fitting cards are still one investment."""
    t = year_end(seat(capital=FOUR), seat(capital=FOUR), seat(capital=FOUR * 2), order=[3, 1, 2])

    asked = []
    while GAME.question(t.s).key == "question-invest":
        asked.append(t.decider)
        t.play(*t.options()[:1])
        while t.decider == asked[-1] and "skip" not in t.options():
            t.play(t.options()[0])

    assert asked == [2, 0, 1]
    assert t.scores == [9, 9, 9]


def test_c15_4_may_be_declined() -> None:
    t = year_end(seat(capital=FOUR), seat(), seat())

    t.play("skip")

    assert t.scores == [0, 0, 0]
    assert len(t.capital(0)) == 4


def test_c15_4_a_question_does_not_show_the_hand() -> None:
    """Rule R-41: whoever holds four cards is asked, of whatever colours."""
    t = year_end(seat(capital=["violet-1"] * 4), seat(capital=FOUR[:3]), seat())

    assert t.decider == 0
    assert t.options() == ["skip"]
    t.play("skip")
    assert t.deal().season == (2, "spring"), "three cards are too few, and everybody sees that"


def test_c15_4_a_reason_does_not_deny_a_card_in_hand() -> None:
    """Violet is asked for first; that green comes later is not for want of the card."""
    t = year_end(seat(capital=FOUR), seat(), seat())

    assert t.why_not("capital green-3").message.key != "reason-no-such-card"


# C15.5-C15.6 ------------------------------------------------------------------------------------------------


def test_c15_5_the_ships_are_empty_and_the_granary_is_full() -> None:
    """Rule R-38: a natural marker on every space."""
    rows = granary(flour=(1, "natural"), iron=(2, 1), rope=("natural",), paper=(), cloth=("natural", 3))
    t = year_end(seat(), seat(), seat(), granary=rows, holds=holds({(1, "beer"): (1, 2)}))

    t.deal()

    assert t.hold(1, "beer") == [None, None]
    assert t.document()["granary"] == NOTHING


def test_c15_6_hand_limit_then_the_calendar() -> None:
    """After the investment, in turn order."""
    hands = (COPIES[:9], COPIES[9:19], COPIES[19:27])
    t = year_end(*(seat(capital=hand) for hand in hands), order=[2, 1, 3], year=2)

    asked = []
    while t.season == (2, "winter"):
        asked.append((t.decider, GAME.question(t.s).key))
        t.play(t.options()[-1])

    assert asked == [
        *((who, "question-invest") for who in (1, 0, 2)),
        *((who, "question-limit") for who in (1, 1, 0)),
    ]
    assert [len(t.capital(i)) for i in range(3)] == [8, 8, 8]
    assert t.season == (3, "spring")


# Worked examples --------------------------------------------------------------------------------------------

Y, G, K, B, R = 1, 2, 3, 4, 5
CX_23 = {
    (1, "beer"): (Y,),
    (1, "bread"): (Y, K),
    (1, "meat"): (R, R),
    (2, "weapons"): (G, G),
    (2, "clothes"): (B, K),
    (2, "wine"): (B,),
    (3, "books"): (R,),
    (3, "wine"): (Y, Y),
    (3, "tools"): (Y,),
    (3, "meat"): (R, R),
    (4, "clothes"): (B,),
    (4, "candles"): (K, K),
    (4, "tools"): (G, G),
    (4, "bread"): (K, Y),
}


def test_cx_23_ships() -> None:
    """Totals of yellow, green, black, blue, red."""
    t = ships(CX_23, players=5)

    assert t.scores == [39, 36, 35, 28, 21]


def test_cx_23_ties() -> None:
    """Who stands before whom on each ship."""
    pending = [frame("next_season"), frame("craft", 1, 1, 6)]
    t = craftsmen(*[seat() for _ in range(5)], season="winter", stack=pending, holds=holds(CX_23))

    found = [[player + 1 for player in ship_ranking(t.s, ship)] for ship in range(4)]

    assert found == [[Y, R, K], [G, B, K], [R, Y], [K, G, B, Y]]


def test_cx_24_city() -> None:
    """Halves: violet 2, green 1, blue 3, red 2."""
    row = ("sawmill-1", "mine-3", "cooperage-2", "sawmill-3")
    halves = [half for card in CARDS if card.key in row for half in (card.top, card.bottom)]
    assert [halves.count(colour) for colour in (VIOLET, GREEN, BLUE, RED)] == [2, 1, 3, 2]

    t = year_end(seat(), seat(*row), seat())

    assert t.scores == [0, 3, 0]


def test_cx_25_granary_at_year_end() -> None:
    """Yellow 3, red 2, blue 2, green 1, black 1."""
    rows = granary(
        barrel=(Y, R),
        rope=(Y, B),
        leather=(Y, G),
        paper=(R, B),
        iron=(K, "natural"),
        cloth=(),
        flour=("natural",),
    )
    t = year_end(*[seat() for _ in range(5)], granary=rows)

    assert t.scores == [3, 1, 1, 2, 2]
    assert t.deal().document()["granary"] == NOTHING


@pytest.mark.parametrize(("values", "points"), [((3, 3, 2, 1), 9), ((3, 2, 1, 1), 7)], ids=("nine", "seven"))
def test_cx_26_investment(values: tuple[int, ...], points: int) -> None:
    hand = [f"{colour}-{n}" for colour, n in zip(("violet", "green", "blue", "red"), values, strict=True)]
    t = year_end(seat(capital=hand), seat(), seat())

    t.play(*(f"capital {card}" for card in hand))

    assert t.scores[0] == points
    assert t.capital(0) == []


def test_cx_26_three_colours_are_not_allowed() -> None:
    t = year_end(seat(capital=["violet-3", "green-3", "blue-2", "blue-1"]), seat(), seat())

    assert t.options() == ["skip"]
    assert t.why_not("capital violet-3").message.key == "reason-four-colours"
