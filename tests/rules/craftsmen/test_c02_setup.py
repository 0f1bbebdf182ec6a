"""Section C2: the set-up, the exchange before the start, the first turn order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_DREW, E_DREW_BUILDING, EMPTY
from millrace.kernel.stack import CHANCE, NOBODY
from millrace.kernel.table import HIDDEN, Table
from tests.craftsmen_facts import cards_of, marked
from tests.craftsmen_tables import Play, new_game

LOW = ("violet-1", "green-1", "blue-1", "red-1", "violet-2")  # sum 6
MIDDLE = ("violet-2", "green-2", "blue-2", "red-1", "violet-1")  # sum 8
HIGH = ("violet-3", "green-3", "blue-3", "red-3", "violet-3")  # sum 15


def dealt(*hands: Sequence[str], buildings: Sequence[Sequence[str]] = ()) -> Play:
    """A new game with these capital hands; buildings are basic, basic, extended, sawmill of a seat."""
    t = new_game(len(hands))
    for i, hand in enumerate(hands):
        for kind in hand:
            t.draw(next(draw for draw in t.options() if draw.startswith(f"drawn {kind}")))
        for at in range(4):
            t.draw(f"card {buildings[i][at]}" if i < len(buildings) else t.options()[0])
    return t.deal()


def dealing(players: int) -> list[tuple[str, list[str]]]:
    """Every draw of the set-up as (what was drawn, what could have been drawn)."""
    t = new_game(players)
    found: list[tuple[str, list[str]]] = []
    while t.decider == CHANCE:
        options = t.options()
        found.append((options[-1], options))
        t.draw(options[-1])
    return found


def cards(options: Sequence[str]) -> list[str]:
    return sorted(option.removeprefix("card ") for option in options)


def test_c2_1_the_calendar_starts_with_spring_of_year_1() -> None:
    t = dealt(LOW, MIDDLE, HIGH)

    t.play("skip", "skip", "skip", "skip", "skip", "skip")

    assert t.season == (1, "spring")
    assert t.options() == [
        "send bankers",
        "send builders",
        "send notary",
        "send craft_guild",
        "send merchants",
        "send town_hall",
        "pass",
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_c2_2_1_five_capital_cards_each(players: int) -> None:
    t = new_game(players).deal()

    assert [p.capital.bit_count() for p in t.s.seats] == [5] * players


def test_c2_2_1_hands_are_secret() -> None:
    """R-41: others see how many cards a hand has, and no more."""
    t = dealt(LOW, MIDDLE, HIGH)

    mine = t.sees(0, "seats", 0, "capital")
    assert isinstance(mine, list)
    assert sorted(mine) == sorted(LOW)
    assert t.sees(0, "seats", 0, "worth") == 5 + 1 + 1 + 1
    for other, viewer in ((1, 0), (0, 1), (0, NOBODY)):
        assert t.sees(viewer, "seats", other, "capital") == 5
        assert t.sees(viewer, "seats", other, "worth") is None
        assert t.sees(viewer, "seats", other, "cards") == 3


@pytest.mark.parametrize("kind", [E_DREW, E_DREW_BUILDING])
def test_c2_2_1_what_is_dealt_is_told_to_its_owner_only(kind: int) -> None:
    t = new_game(3).listen().deal()
    (event, *_) = [event for event in t.events if event[0] == kind and event[1] == 1]

    assert GAME.seen(event, 1) == event
    assert GAME.seen(event, 0)[3] == GAME.seen(event, NOBODY)[3] == EMPTY


def test_c2_2_1_the_log_hides_other_hands() -> None:
    """R-41: of the eight draws for each seat a seat reads its own, and everybody's sawmill."""
    table = Table(GAME, {"players": 3}, "secret")

    for seat in range(3):
        log = [entry.action for entry in table.log_for(seat)[:27]]
        for other in range(3):
            hidden = [action == HIDDEN for action in log[9 * other : 9 * other + 9]]
            assert hidden == [other != seat] * 8 + [False]
    assert [entry.action == HIDDEN for entry in table.log_for(NOBODY)[:9]] == [True] * 8 + [False]


@pytest.mark.parametrize(("players", "pile"), [(2, 36), (3, 31), (4, 26), (5, 21)])
def test_c2_2_2_the_rest_is_the_pile_and_two_lie_face_up(players: int, pile: int) -> None:
    t = new_game(players).deal()

    assert t.sees(0, "capital", "pile") == pile
    assert t.sees(0, "capital", "discards") == []
    assert len(t.capital_up()) == 2


@pytest.mark.parametrize(("players", "pile"), [(2, 18), (3, 16), (4, 14), (5, 12)])
def test_c2_3_1_basic_cards(players: int, pile: int) -> None:
    t = new_game(players).deal()

    for i in range(players):
        assert sum(card in cards_of("basic") for card in t.cards(i)) == 2
    assert t.sees(0, "market", "basic", "pile") == pile
    assert all(card in cards_of("basic") for card in t.display()[:2])


def test_c2_3_2_marked_extended_cards_are_dealt_and_lie_on_top() -> None:
    """Five players take five of the eight marked ones, two of the rest lie face up, then the last comes."""
    t = new_game(5)
    seen: list[str] = []
    while t.decider == CHANCE:
        options = t.options()
        if cards(options)[0] in cards_of("extended"):
            assert cards(options) == sorted(card for card in marked("extended") if card not in seen)
            seen.append(options[0].removeprefix("card "))
        t.draw(options[0])

    assert [sum(card in marked("extended") for card in t.cards(i)) for i in range(5)] == [1] * 5
    assert len(seen) == 7
    (last,) = set(marked("extended")) - set(seen)
    swap = next(card for card in t.cards(t.decider) if card in seen)
    t.play(f"card {swap}")
    assert t.options() == [f"card {last}"]


def test_c2_3_2_the_other_extended_cards_lie_below() -> None:
    """Once the marked ones are gone, any of the sixteen others may come."""
    t = new_game(5).deal()
    for _ in range(2):  # the last marked card, then the first of the others
        swap = next(card for card in t.cards(t.decider) if card in marked("extended"))
        t.play(f"card {swap}")
        options = cards(t.options())
        t.draw(t.options()[0]).play("skip")

    assert options == sorted(set(cards_of("extended")) - set(marked("extended")))


def test_c2_3_3_marked_advanced_cards_lie_on_top() -> None:
    """R-02: on the advanced pile. Nobody is dealt one; eight may come first, then seven."""
    options = [cards(could) for _, could in dealing(4) if cards(could)[0] in cards_of("advanced")]

    assert options[0] == sorted(marked("advanced"))
    assert len(options) == 2
    assert len(options[1]) == 7
    assert set(options[1]) < set(marked("advanced"))


@pytest.mark.parametrize("players", [2, 5])
def test_c2_3_3_two_advanced_cards_face_up_none_in_hand(players: int) -> None:
    t = new_game(players).deal()

    assert all(card in marked("advanced") for card in t.display()[4:])
    assert t.sees(0, "market", "advanced", "pile") == 14
    assert not any(card in cards_of("advanced") for i in range(players) for card in t.cards(i))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_c2_3_4_a_sawmill_each(players: int) -> None:
    t = new_game(players).deal()

    rows = [t.row(i) for i in range(players)]

    assert all(len(row) == 1 and row[0] in cards_of("sawmill") for row in rows)
    assert len({row[0] for row in rows}) == players
    assert [p.capital.bit_count() for p in t.s.seats] == [5] * players


def test_c2_4_1_one_building_card_may_be_swapped() -> None:
    """R-03: the new card is drawn first, from the pile of the same tier; the old one goes under it."""
    own = ("mine-1", "mine-2", "cooperage-2", "sawmill-1")
    t = dealt(LOW, HIGH, buildings=[own])
    size = t.sees(0, "market", "basic", "pile")
    assert t.options() == ["card mine-1", "card mine-2", "card cooperage-2", "skip"]

    t.play("card mine-2")
    assert t.decider == CHANCE
    assert "card mine-2" not in t.options()
    assert all(card in cards_of("basic") for card in cards(t.options()))
    t.draw("card vineyard-4")

    assert t.cards(0) == ["mine-1", "vineyard-4", "cooperage-2"]
    assert t.document()["bottoms"] == ["mine-2"]
    assert t.sees(0, "market", "basic", "pile") == size
    assert t.options()[-1] == "skip"
    assert "card mine-1" not in t.options()  # one card only: the sawmill is asked for next


def test_c2_4_1_which_card_was_swapped_stays_secret() -> None:
    t = dealt(LOW, HIGH)

    assert [GAME.hides(t.s, viewer) for viewer in (0, 1, NOBODY)] == [False, True, True]


def test_c2_4_2_the_sawmill_may_be_swapped_for_one_in_the_box() -> None:
    """R-03: a sawmill returned earlier is available again. The card swap is another matter."""
    rows = [
        ("mine-1", "mine-2", "cooperage-2", "sawmill-1"),
        ("mine-3", "mine-4", "paper_mill-1", "sawmill-2"),
        ("pasture-1", "pasture-2", "ropery-3", "sawmill-3"),
        ("pasture-3", "pasture-4", "weaver-2", "sawmill-4"),
        ("apiary-1", "apiary-2", "tannery-1", "sawmill-5"),
    ]
    fourth = ("violet-3", "green-2", "blue-2", "red-2", "green-1")
    t = dealt(LOW, MIDDLE, HIGH, fourth, ("red-1", "red-1", "red-2", "blue-1", "green-1"), buildings=rows)
    assert t.decider == 0
    t.play("skip")
    assert t.options() == ["card sawmill-6", "skip"]

    t.play("card sawmill-6")

    assert t.row(0) == ["sawmill-6"]
    assert t.cards(0) == ["mine-1", "mine-2", "cooperage-2"]
    t.play("skip")
    assert t.options() == ["card sawmill-1", "skip"]


def test_c2_4_2_both_exchanges_in_turn_order() -> None:
    """R-03: each player is asked for a card, then for the sawmill, in the new turn order."""
    t = dealt(HIGH, LOW, MIDDLE)
    asked: list[tuple[int, bool]] = []
    while t.s.year == 0:
        asked.append((t.decider, any("sawmill" in option for option in t.options())))
        t.play("skip")

    assert asked == [(1, False), (1, True), (2, False), (2, True), (0, False), (0, True)]


def test_c2_5_bonus_tokens_and_natural_markers() -> None:
    t = new_game(3).deal()

    assert t.view(0)["bonus"] == dict.fromkeys(
        ("weapons", "tools", "clothes", "books", "candles", "wine", "beer", "bread")
    )
    assert t.view(0)["granary"] == {
        good: ["natural", "natural"]
        for good in ("barrel", "rope", "leather", "paper", "iron", "cloth", "flour")
    }


@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_c2_6_tokens_by_players(players: int, tokens: int) -> None:
    t = new_game(players).deal()

    assert t.view(0)["tokens"] == {"privilege": tokens, "work": tokens}
    assert [(p.privileges, p.works) for p in t.s.seats] == [(0, 0)] * players


def test_c2_7_order_by_printed_values() -> None:
    """Four reds are worth 15 as a set, but add up to 6 with the violet 1: first all the same."""
    t = dealt(MIDDLE, HIGH, ("red-1", "red-1", "red-1", "red-2", "violet-1"))

    assert t.order == [3, 1, 2]


def test_c2_7_ties_go_to_the_lower_seat() -> None:
    """R-04: all sums are 8."""
    same = ("violet-2", "violet-2", "blue-2", "red-1", "violet-1")
    t = dealt(HIGH, MIDDLE, ("green-2", "green-2", "blue-2", "red-1", "green-1"), same)

    assert t.order == [2, 3, 4, 1]


def test_c2_7_the_order_is_fixed_before_the_exchanges() -> None:
    t = dealt(MIDDLE, HIGH, LOW)

    assert (t.decider, t.order, t.scores) == (2, [3, 1, 2], [1, 1, 0])


@pytest.mark.parametrize(
    ("players", "points"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2]), (5, [0, 1, 1, 2, 2])]
)
def test_c2_8_starting_points(players: int, points: list[int]) -> None:
    t = new_game(players).deal()

    assert [t.scores[i - 1] for i in t.order] == points


def test_cx_02_order_and_start_points() -> None:
    """Hands that sum to 12, 7, 10, 8 and 9."""
    t = dealt(
        ("violet-3", "green-3", "blue-2", "red-2", "violet-2"),
        ("violet-1", "green-1", "blue-1", "red-2", "violet-2"),
        ("violet-2", "green-2", "blue-2", "red-2", "green-2"),
        ("violet-1", "green-1", "blue-3", "red-1", "blue-2"),
        ("violet-1", "green-3", "blue-1", "red-1", "red-3"),
    )

    assert t.order == [2, 4, 5, 3, 1]
    assert t.scores == [2, 0, 2, 1, 1]
