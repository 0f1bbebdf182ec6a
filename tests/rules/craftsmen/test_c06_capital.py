"""Section C6: what capital cards are worth, paying, hand limits, empty piles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from millrace.games.craftsmen.capital import count_of, payments
from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_RESHUFFLED
from millrace.kernel.chance import Stream
from millrace.kernel.stack import CHANCE
from tests.craftsmen_facts import CAPITAL
from tests.craftsmen_tables import Play, craftsmen, queue, seat

COLOURS = ("violet", "green", "blue", "red")


def best_worth(kinds: Sequence[str]) -> int:
    """C6.1, C6.2: for each colour the printed values or the set, whichever is more."""
    total = 0
    for colour in COLOURS:
        values = [int(kind[-1]) for kind in kinds if kind.startswith(colour)]
        as_set = 5 * (len(values) - 1) if len(values) > 1 else 0
        total += max(sum(values), as_set)
    return total


def worth(*kinds: str) -> object:
    return craftsmen(seat(capital=kinds), seat(), seat()).worth(0)


def builder(*capital: str, card: str = "mine-1") -> Play:
    """Player 1 may build a card; the sawmill is violet above green."""
    return craftsmen(
        seat("sawmill-1", capital=capital, cards=[card]),
        seat(),
        seat(),
        queues={"builders": queue([], [1])},
        stage="builders",
    )


def hands(*sizes: int) -> list[list[str]]:
    """Hands of these sizes, dealt out from the whole deck: cards of a hand are of one or two colours."""
    found: list[list[str]] = []
    at = 0
    for size in sizes:
        found.append(CAPITAL[at : at + size])
        at += size
    return found


# Worth ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3])
def test_c6_1_a_single_card_counts_its_value(value: int) -> None:
    assert worth(f"blue-{value}") == value


@pytest.mark.parametrize(("n", "value"), [(2, 5), (3, 10), (4, 15), (5, 20), (6, 25), (9, 40), (10, 45)])
def test_c6_1_a_set_of_one_colour(n: int, value: int) -> None:
    """Printed values are ignored: the lowest cards count as much as any."""
    reds = ["red-1"] * 4 + ["red-2"] * 4 + ["red-3"] * 4

    assert worth(*reds[:n]) == value


def test_c6_1_colours_are_added() -> None:
    assert worth("violet-1", "violet-1", "green-3", "blue-2", "red-1", "red-1", "red-1") == 5 + 3 + 2 + 10


def test_c6_2_the_set_value_is_optional() -> None:
    """R-10: a pair of threes counts 6; with a third card the set is worth more."""
    assert worth("red-3", "red-3") == 6
    assert worth("red-3", "red-3", "red-3") == 10
    assert worth("red-3", "red-3", "blue-3", "blue-3") == 12
    assert worth("red-2", "red-3") == 5


def test_c6_2_a_pair_of_threes_pays_six() -> None:
    t = builder("red-3", "red-3", card="brewery-1")
    assert t.options() == ["card brewery-1", "skip"]

    t.play("card brewery-1", "left")

    assert t.row(0) == ["brewery-1", "sawmill-1"]
    assert t.capital(0) == []


def test_c6_2_best_worth_of_any_hand() -> None:
    dice = Stream(62)
    for _ in range(200):
        hand = [CAPITAL[card] for card in some_cards(dice, 1 + dice.below(10))]

        assert worth(*hand) == best_worth([card[:-1] for card in hand]), hand


def some_cards(dice: Stream, n: int) -> list[int]:
    deck = list(range(48))
    return [deck.pop(dice.below(len(deck))) for _ in range(n)]


def without_spare_cards(kinds: Sequence[str], due: int) -> set[tuple[str, ...]]:
    """Every payment no card of which can be taken back."""
    found: set[tuple[str, ...]] = set()
    for n in range(1, len(kinds) + 1):
        for part in combinations(sorted(kinds), n):
            rests = [part[:i] + part[i + 1 :] for i in range(n)]
            if best_worth(part) >= due and all(best_worth(rest) < due for rest in rests):
                found.add(part)
    return found


def test_c6_3_every_payment_without_a_spare_card_is_offered() -> None:
    """R-43, held against all parts of a hand; of each colour set or values, whichever serves."""
    dice = Stream(6)
    for _ in range(120):
        hand = some_cards(dice, 1 + dice.below(8))
        kinds = [CAPITAL_KEYS[card // 4] for card in hand]
        due = 1 + dice.below(best_worth(kinds))

        found = payments(sum(1 << card for card in hand), due, 15)

        as_kinds = {
            tuple(sorted(key for i, key in enumerate(CAPITAL_KEYS) for _ in range(count_of(way, i))))
            for way in found
        }
        assert as_kinds == without_spare_cards(kinds, due), (kinds, due)
        assert len(as_kinds) == len(found)


def test_cx_05_sets() -> None:
    assert worth("red-1", "red-2", "red-1", "blue-3") == 10 + 3
    assert worth("red-1", "red-2", "red-3", "blue-1", "blue-1", "green-1") == 10 + 5 + 1
    assert [worth(*["violet-1"] * n) for n in (2, 3, 4)] == [5, 10, 15]


# Paying ---------------------------------------------------------------------------------------------------


def test_c6_3_overpaying_gives_no_change() -> None:
    t = builder("blue-3")

    t.play("card mine-1", "left")

    assert t.capital(0) == []
    assert t.row(0) == ["mine-1", "sawmill-1"]


def test_c6_3_the_payer_may_overpay_by_choice() -> None:
    """Two due: the exact red 2 or the blue 3."""
    t = builder("blue-3", "red-2")

    t.play("card mine-1", "left")
    assert t.options() == ["capital blue-3", "capital red-2"]
    t.play("capital blue-3")

    assert t.capital(0) == ["red-2"]


def test_c6_3_an_overpayment_is_offered_beside_an_exact_one() -> None:
    """R-43: two due; also the higher card of the same colour, and nothing from which one could be kept."""
    t = builder("red-3", "red-2", "red-1")

    t.play("card mine-1", "left")
    assert t.options() == ["capital red-2", "capital red-3"]
    assert t.why_not("capital red-1").kind == "wasteful"
    t.play("capital red-3")

    assert t.capital(0) == ["red-1", "red-2"]


@pytest.mark.parametrize(
    ("answer", "lost"), [("capital red-2", None), ("capital red-3", 1), ("capital blue-1", None)]
)
def test_c6_3_the_option_says_what_would_be_lost(answer: str, lost: int | None) -> None:
    """R-43: two due. The blue 1 is no loss: the green 1 makes it exact."""
    t = builder("red-3", "red-2", "blue-1", "green-1")
    t.play("card mine-1", "left")

    message = GAME.row(t.s, GAME.read(answer)).message

    assert message.key == ("option-pay-loses" if lost else "capital")
    assert message.args.get("n") == lost


def test_c6_3_the_least_loss_is_named_when_every_way_loses() -> None:
    """R-43: three due. Two and two are four; two reds as a set are five."""
    t = builder("red-2", "red-2", "blue-2", card="weaver-1")
    t.play("card weaver-1", "left")
    assert losses(t) == {"capital blue-2": 1, "capital red-2": 1}

    t.play("capital red-2")

    assert losses(t) == {"capital blue-2": 1, "capital red-2": 2}


def losses(t: Play) -> dict[str, object]:
    return {text: GAME.row(t.s, GAME.read(text)).message.args.get("n") for text in t.options()}


def test_c6_4_paid_cards_are_discarded() -> None:
    t = builder("blue-1", "red-1")

    t.play("card mine-1", "left")

    assert t.discards() == ["blue-1", "red-1"]


# Hand limits ----------------------------------------------------------------------------------------------


def at_bankers(n: int) -> Play:
    """Player 1 with so many cards gains four; player 2 before him waived."""
    t = craftsmen(
        seat(capital=CAPITAL[:n]),
        seat(),
        seat(),
        capital_up=["red-3", "red-3"],
        queues={"bankers": queue([2], [1]), "town_hall": queue([2])},
        stage="bankers",
    )
    return t.play("skip", "capital red-3", "draw").deal("drawn red-1a", "drawn red-1b", "drawn red-1c")


def test_c6_5_ten_cards_after_the_action() -> None:
    """R-11: fourteen while four are gained, twelve after the bankers' own discard, then down to ten."""
    t = at_bankers(10)
    assert len(t.capital(0)) == 14

    t.play("capital red-3", "capital red-1")
    assert len(t.capital(0)) == 12
    assert t.decider == 0
    assert t.why_not("skip").clause == "C6.5"
    t.play("capital red-1", "capital red-1").deal()

    assert t.capital(0) == [card[:-1] for card in CAPITAL[:10]]
    assert t.decider == 1


def test_c6_5_nothing_more_is_discarded_within_the_limit() -> None:
    """Seven and four are eleven, less two are nine."""
    t = at_bankers(7)

    t.play("capital red-1", "capital red-1").deal()

    assert len(t.capital(0)) == 9
    assert t.decider == 1


def test_c6_5_eight_cards_at_the_end_of_a_season_in_turn_order() -> None:
    """R-11: players 3 and 1 have surplus, the owners choose."""
    first, second, third = hands(9, 8, 10)
    t = craftsmen(
        seat(capital=first),
        seat(capital=second),
        seat(capital=third),
        order=[3, 2, 1],
        queues={"town_hall": queue([2])},
        stage="town_hall",
    )
    t.play("skip")
    asked: list[int] = []
    while "pass" not in t.options():
        asked.append(t.decider + 1)
        t.play(t.options()[-1])

    assert asked == [3, 3, 1]
    assert [p.capital.bit_count() for p in t.s.seats] == [8, 8, 8]
    assert t.season == (1, "summer")


def test_c6_5_eight_cards_after_winter_too() -> None:
    first, second, third = hands(10, 8, 3)
    t = craftsmen(
        seat(capital=first), seat(capital=second), seat(capital=third), season="winter", stage="craft_guild"
    )

    t.finish_season()

    assert [p.capital.bit_count() for p in t.s.seats] == [8, 8, 3]


# Empty piles ----------------------------------------------------------------------------------------------


def test_c6_6_the_discards_are_shuffled_when_a_card_is_due() -> None:
    """One card in the pile comes first, then any of the discards and nothing else."""
    held = hands(10, 10, 10, 9)
    up, discards, last = CAPITAL[39:41], CAPITAL[41:47], CAPITAL[47]
    t = craftsmen(
        *[seat(capital=hand) for hand in held],
        capital_up=up,
        discards=discards,
        queues={"bankers": queue([4])},
        stage="bankers",
    )
    t.play(f"capital {up[0][:-1]}", "draw")
    assert t.options() == [f"drawn {last}"]
    assert len(t.discards()) == 6
    t.listen().draw(f"drawn {last}")

    assert t.options() == [f"drawn {card}" for card in discards]
    assert t.discards() == []
    assert [event[3] for event in t.told(E_RESHUFFLED)] == [6]


def test_c6_6_with_both_piles_empty_fewer_are_drawn() -> None:
    """R-12: the bankers give the two face-up cards and no more; two cards are discarded all the same."""
    held = hands(10, 10, 10, 10, 6)
    t = craftsmen(
        *[seat(capital=hand) for hand in held],
        capital_up=CAPITAL[46:],
        queues={"bankers": queue([], [5]), "town_hall": queue([1])},
        stage="bankers",
    )
    t.play(f"capital {CAPITAL[46][:-1]}", f"capital {CAPITAL[47][:-1]}")
    assert t.decider == 4
    assert len(t.capital(4)) == 8

    t.play("capital red-2", "capital red-2").deal()

    assert len(t.capital(4)) == 6
    assert sorted(t.capital_up()) == ["red-2", "red-2"]  # the discards became the pile and lie face up
    assert t.decider == 0


def test_c6_6_an_empty_place_is_refilled_after_the_first_action_that_frees_a_card() -> None:
    """R-12: all 48 cards are in hands; a builder pays one."""
    held = hands(10, 10, 10, 9, 9)
    t = craftsmen(
        seat(capital=held[0]),
        seat(capital=held[1]),
        seat(capital=held[2]),
        seat(capital=held[3]),
        seat("sawmill-4", capital=held[4], cards=["mine-4"]),
        capital_up=[None, None],
        queues={"builders": queue([1], [5]), "town_hall": queue([2])},
        stage="builders",
    )
    t.play("skip")
    assert t.capital_up() == []

    t.play("card mine-4", "left", "capital red-2").deal()

    assert t.capital_up() == ["red-2"]


def all_in_hands(*, town: str) -> Play:
    held = hands(10, 10, 10, 9, 9)
    return craftsmen(
        *[seat(capital=hand) for hand in held],
        capital_up=[None, None],
        queues={town: queue([1])},
        stage=town,
    )


def test_c6_6_what_the_end_of_a_season_frees_is_turned_up() -> None:
    """R-12: surplus of the season limit makes cards available, so both places are filled before summer."""
    t = all_in_hands(town="town_hall")
    t.play("skip")
    while "pass" not in t.options():
        t.play(t.options()[0])
        t.deal()

    assert t.season == (1, "summer")
    assert [p.capital.bit_count() for p in t.s.seats] == [8] * 5
    assert len(t.capital_up()) == 2


def test_c6_6_asking_what_is_possible_changes_nothing() -> None:
    """Bankers with nothing face up and cards in the discard pile only: a question is no draw."""
    held = hands(8, 8, 8, 8, 8)
    t = craftsmen(
        *[seat(capital=hand, passed=i > 0) for i, hand in enumerate(held)],
        capital_up=[None, None],
        discards=CAPITAL[40:],
        turn=1,
    )
    t.play("send bankers", "pass")
    assert t.decider == 0
    before = GAME.digest(t.s)

    GAME.legal(t.s)

    assert GAME.digest(t.s) == before


def test_c6_6_a_card_drawn_for_the_opponent() -> None:
    """Also the card of C17.2 comes out of the shuffled discards."""
    t = craftsmen(
        seat(capital=CAPITAL[:8]),
        seat(capital=CAPITAL[8:16]),
        capital_up=CAPITAL[16:18],
        discards=CAPITAL[18:],
        queues={"bankers": queue([1], [2])},
        turn=2,
    )

    t.play("send bankers", "stack gold")

    assert t.decider == CHANCE
    assert t.options() == [f"drawn {card}" for card in CAPITAL[18:]]
