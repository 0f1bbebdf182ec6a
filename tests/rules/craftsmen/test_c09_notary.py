"""Section C9: the notary: buying, auctions, the mayor, the look into a pile."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_BOUGHT, E_MAYOR, E_MAYOR_OFFERS, E_RETURNED, EMPTY
from millrace.kernel.stack import CHANCE, NOBODY
from tests.craftsmen_facts import CAPITAL, cards_of
from tests.craftsmen_tables import Play, craftsmen, queue, seat

DISPLAY = ["vineyard-2", "mine-1", "mill-3", "weaver-1", "brewery-1", "tailor-2"]
PLACES = ("basic-1", "basic-2", "extended-1", "extended-2", "advanced-1", "advanced-2")
RICH = ["red-1", "red-1", "red-1", "blue-3"]  # worth 13


def notary(*hands: Sequence[str], space: int = 1, privileges: int = 0, **fields: object) -> Play:
    """Player 1 acts at the notary, player 2 is next in the town hall; players with these capital hands."""
    spaces: list[list[int]] = [[], [], []]
    spaces[space] = [1]
    full = [*hands, *[()] * (3 - len(hands))]
    return craftsmen(
        *[seat(capital=hand, privileges=0 if i else privileges) for i, hand in enumerate(full)],
        queues={"notary": queue(*spaces), "town_hall": queue([2])},
        stage="notary",
        **{"display": DISPLAY, **fields},
    )


def pile(t: Play, tier: str) -> object:
    return t.sees(0, "market", tier, "pile")


# C9.1, C9.2 -----------------------------------------------------------------------------------------------


def test_c9_1_buy_or_auction_a_face_up_card_of_any_tier() -> None:
    t = notary(["violet-1", "violet-1", "green-1", "green-1"])

    assert t.options() == [
        "buy basic-1",  # green: the pair is worth 5
        "buy basic-2",  # violet
        "buy extended-2",  # violet and green: 10
        "buy advanced-1",  # violet and green
        *(f"auction {place}" for place in PLACES),
        "skip",
    ]


def test_c9_1_one_of_the_two_once() -> None:
    """The action is over with the purchase; a place that is empty offers nothing."""
    t = notary(RICH, display=["vineyard-4", "mine-4", *DISPLAY[2:]])

    t.play("buy basic-1").deal()

    assert t.decider == 1
    assert "take-privilege" in t.options()
    gap = notary(RICH, display=[None, *DISPLAY[1:]])
    assert "auction basic-1" not in gap.options()
    assert gap.why_not("auction basic-1").clause == "C9.1"


@pytest.mark.parametrize(
    ("place", "enough", "short"),
    [
        ("basic-2", ["violet-3"], ["violet-2"]),
        ("extended-2", ["violet-2", "green-3"], ["violet-2", "green-2"]),
        ("advanced-1", ["violet-1", "violet-1", "violet-1"], ["violet-3", "violet-3", "green-3"]),
    ],
)
def test_c9_2_1_prices(place: str, enough: list[str], short: list[str]) -> None:
    t = notary(short)
    assert f"buy {place}" not in t.options()
    assert t.why_not(f"buy {place}").clause == "C9.2.2"

    t = notary(enough).play(f"buy {place}").deal()
    assert t.cards(0) == [DISPLAY[PLACES.index(place)]]
    assert t.capital(0) == []
    assert sorted(t.discards()) == sorted(enough)


def test_c9_2_2_only_colours_of_the_card() -> None:
    """Any number of blue and red cards does not buy a green vineyard."""
    t = notary(["blue-1", "blue-1", "blue-1", "red-3", "red-3", "green-2"])

    reason = t.why_not("buy basic-1")

    assert reason.clause == "C9.2.2"
    assert (reason.message.args["need"], reason.message.args["have"]) == (3, 2)


def test_c9_2_2_either_colour_or_a_mixture() -> None:
    """A red-blue mill for 5: two reds, two blues, or red 2 with blue 3; violet is no help."""
    t = notary(["red-2", "red-2", "blue-3", "blue-3", "violet-3", "violet-3"])
    assert "buy extended-1" in t.options()

    t.play("buy extended-1")

    assert t.options() == ["capital blue-3", "capital red-2"]
    assert t.why_not("capital violet-3").clause == "C9.2.2"
    t.play("capital blue-3")
    assert t.options() == ["capital blue-3", "capital red-2"]
    t.play("capital red-2").deal()
    assert t.capital(0) == ["violet-3", "violet-3", "blue-3", "red-2"]
    assert t.cards(0) == ["mill-3"]


def test_c9_2_2_set_values_per_colour() -> None:
    """R-16: three greens are worth 10, a violet and a green pair are 5 each."""
    assert "buy advanced-1" in notary(["green-1", "green-1", "green-1"]).options()
    assert "buy advanced-1" in notary(["green-1", "green-1", "violet-1", "violet-1"]).options()
    assert "buy advanced-1" not in notary(["green-1", "green-1", "violet-3", "red-1", "red-1"]).options()


def test_c9_2_3_the_card_goes_to_the_hand_and_the_gap_is_refilled() -> None:
    t = notary(["violet-3"])
    before = pile(t, "basic")

    t.play("buy basic-2")
    assert t.cards(0) == ["mine-1"]
    assert t.decider == CHANCE
    assert all(option.removeprefix("card ") in cards_of("basic") for option in t.options())
    t.draw("card pasture-4")

    assert t.display() == ["vineyard-2", "pasture-4", *DISPLAY[2:]]
    assert isinstance(before, int)
    assert pile(t, "basic") == before - 1
    assert t.row(0) == ["sawmill-1"]


def test_c9_2_3_an_empty_pile_leaves_the_gap() -> None:
    """R-12: the other fourteen advanced cards lie in rows."""
    others = [card for card in cards_of("advanced") if card not in DISPLAY]
    t = craftsmen(
        seat(capital=["green-1", "green-1", "green-1"]),
        seat("sawmill-2", *others),
        seat(),
        display=DISPLAY,
        queues={"notary": queue([1]), "town_hall": queue([2])},
        stage="notary",
    )

    t.play("buy advanced-1", "skip").deal()

    assert t.display() == [*DISPLAY[:4], None, "tailor-2"]


# C9.3 -----------------------------------------------------------------------------------------------------


def test_c9_3_1_an_opening_bid_of_at_least_one() -> None:
    t = notary(["red-2", "blue-1"])

    t.play("auction advanced-2")

    assert t.options() == ["bid 1", "bid 2", "bid 3"]
    reason = t.why_not("bid 0")
    assert (reason.message.key, reason.clause) == ("reason-bid-low", "C9.3.1")


def test_c9_3_1_nobody_opens_without_capital() -> None:
    t = notary([])

    assert t.options() == ["skip"]
    assert t.why_not("auction basic-1").clause == "C9.3.1"


def test_c9_3_2_round_the_table_from_the_left_neighbour() -> None:
    """R-17: seat numbers, whatever the turn order; who passed stays out, the opener is asked once raised."""
    t = craftsmen(
        seat(capital=RICH),
        seat(capital=["blue-1", "blue-1"]),
        seat(capital=["green-3"]),
        seat(capital=["violet-1", "violet-1", "violet-1"]),
        order=[4, 3, 2, 1],
        display=DISPLAY,
        queues={"notary": queue([3])},
        stage="notary",
    )
    t.play("auction basic-1", "bid 2")
    asked: list[int] = []
    for answer in ("bid 3", "bid 4", "bid 5", "pass", "pass", "bid 6"):
        asked.append(t.decider + 1)
        t.play(answer)

    assert asked == [4, 1, 2, 3, 4, 1]
    assert t.decider == 1
    t.play("pass", "capital blue-3").deal()
    assert t.cards(0) == ["vineyard-2"]
    assert [len(t.cards(i)) for i in (1, 2, 3)] == [0, 0, 0]


def test_c9_3_2_a_raise_exceeds_the_bid_and_not_the_means() -> None:
    """R-17: worth 5 + 3 by C6.2; whoever cannot raise is asked all the same and can only pass."""
    t = notary(RICH, ["blue-1", "blue-1", "red-3"], ["green-2"])
    t.play("auction basic-1", "bid 4")
    assert t.options() == ["bid 5", "bid 6", "bid 7", "bid 8", "pass"]
    assert t.why_not("bid 4").message.key == "reason-bid-low"
    assert t.why_not("bid 9").message.key == "reason-bid-high"

    t.play("bid 8")

    assert (t.decider, t.options()) == (2, ["pass"])


def test_c9_3_2_the_opening_bid_never_exceeds_the_means() -> None:
    t = notary(RICH)

    t.play("auction basic-1")

    assert t.options() == [f"bid {bid}" for bid in range(1, 14)]
    assert t.why_not("bid 14").clause == "C9.3.2"


def test_c9_3_3_the_highest_bidder_pays_any_colours_and_takes_the_card() -> None:
    """R-17: the winner chooses cards worth at least the bid; a green card is paid in violet and blue."""
    t = notary(["red-3"], ["violet-3", "blue-3", "violet-1"], [])
    t.play("auction basic-1", "bid 2", "bid 4", "pass", "pass")
    assert t.decider == 1
    assert t.options() == ["capital violet-1", "capital violet-3", "capital blue-3"]

    t.play("capital blue-3", "capital violet-1").deal("card pasture-4")

    assert t.cards(1) == ["vineyard-2"]
    assert t.capital(1) == ["violet-3"]
    assert t.capital(0) == ["red-3"]
    assert sorted(t.discards()) == ["blue-3", "violet-1"]
    assert t.display()[0] == "pasture-4"


@pytest.mark.parametrize(("place", "n"), [("basic-1", 1), ("extended-1", 2), ("advanced-1", 3)])
def test_c9_3_4_the_mayor_draws_by_tier(place: str, n: int) -> None:
    """R-18: all of one colour, but their printed values are added: 1, 3, 6."""
    t = notary(RICH)
    t.play(f"auction {place}", "bid 9", "pass", "pass")
    t.listen()
    for value in range(1, n + 1):
        assert t.decider == CHANCE
        t.draw(f"drawn green-{value}a")

    assert [event[3] for event in t.told(E_MAYOR_OFFERS)] == [sum(range(1, n + 1))]
    assert len(t.told(E_MAYOR)) == n


def test_c9_3_4_no_mayor_once_somebody_raised() -> None:
    t = notary(RICH, ["green-3"])
    t.play("auction basic-1", "bid 1", "bid 2", "pass", "pass").deal()

    assert t.told(E_MAYOR_OFFERS) == []
    assert t.cards(1) == ["vineyard-2"]


def test_c9_3_4_the_mayors_cards_are_public() -> None:
    """R-41."""
    t = notary(RICH)
    t.play("auction extended-1", "bid 1", "pass", "pass")
    assert not any(GAME.hides(t.s, viewer) for viewer in (0, 1, 2, NOBODY))

    t.draw("drawn green-2a")

    assert t.sees(1, "capital", "mayor") == ["green-2"]


@pytest.mark.parametrize("bid", [3, 4])
def test_c9_3_5_an_offer_that_is_not_above_the_bid(bid: int) -> None:
    """R-18: 3 against 3 or 4: the opener wins at the own bid, unasked."""
    t = notary(["red-2", "blue-2"])

    t.play("auction basic-1", f"bid {bid}", "pass", "pass").draw("drawn green-3a").deal()

    assert t.cards(0) == ["vineyard-2"]
    assert t.capital(0) == []
    assert sorted(t.discards()) == ["blue-2", "green-3", "red-2"]


def test_c9_3_5_the_opener_outbids_the_mayor() -> None:
    t = notary(["red-2", "blue-2", "green-1"])

    t.play("auction basic-1", "bid 1", "pass", "pass").draw("drawn green-3a")
    assert (t.decider, t.options()) == (0, ["bid 4", "bid 5", "pass"])
    assert t.why_not("bid 3").clause == "C9.3.5"
    t.play("bid 4").deal()

    assert t.cards(0) == ["vineyard-2"]
    assert t.capital(0) == ["green-1"]


def test_c9_3_5_or_lets_the_card_go_under_its_pile() -> None:
    t = notary(["red-2", "blue-2", "green-1"])
    before = pile(t, "basic")

    t.play("auction basic-1", "bid 1", "pass", "pass").draw("drawn green-3a")
    t.play("pass")

    assert t.decider == CHANCE
    assert "card vineyard-2" not in t.options()
    t.draw("card pasture-4")
    assert t.display()[0] == "pasture-4"
    assert t.document()["bottoms"] == ["vineyard-2"]
    assert pile(t, "basic") == before
    assert t.capital(0) == ["green-1", "blue-2", "red-2"]
    assert t.discards() == ["green-3"]


def test_c9_3_5_under_an_empty_pile_it_is_turned_up_at_once() -> None:
    """R-12."""
    others = [card for card in cards_of("advanced") if card not in DISPLAY]
    t = craftsmen(
        seat(capital=["red-1"]),
        seat("sawmill-2", *others),
        seat(),
        display=DISPLAY,
        queues={"notary": queue([], [1]), "town_hall": queue([2])},
        stage="notary",
    )
    t.play("auction advanced-1", "bid 1", "pass", "pass")
    t.draw("drawn green-3a", "drawn green-3b", "drawn green-3c").play("pass").deal()

    assert t.display() == DISPLAY
    assert pile(t, "advanced") == 0


@pytest.mark.parametrize("answer", ["bid 4", "pass"])
def test_c9_3_6_the_mayors_cards_are_discarded_in_every_case(answer: str) -> None:
    t = notary(["red-2", "blue-2"])
    t.play("auction basic-1", "bid 1", "pass", "pass").draw("drawn green-3a")

    t.play(answer).deal()

    assert "green-3" in t.discards()
    assert t.sees(0, "capital", "mayor") == []


def all_in_hands(*, left: int) -> Play:
    """Player 1 acts at the notary; the pile holds `left` cards, there are no discards."""
    sizes = [10, 10, 10, 10, 6 - left]
    hands, at = [], 0
    for size in sizes:
        hands.append(CAPITAL[at : at + size])
        at += size
    return craftsmen(
        *[seat(capital=hand) for hand in hands],
        capital_up=CAPITAL[at : at + 2],
        display=DISPLAY,
        queues={"notary": queue([], [1]), "town_hall": queue([2])},
        stage="notary",
    )


def test_c9_3_4_without_a_capital_card_the_mayor_offers_nothing() -> None:
    """R-12: offer 0; the opener wins at the opening bid."""
    t = all_in_hands(left=0)

    t.play("auction extended-1", "bid 1", "pass", "pass", "pass", "pass")
    while t.decider == 0:
        t.play(t.options()[0])
    t.deal()

    assert t.cards(0) == ["mill-3"]
    assert len(t.capital(0)) == 9


def test_c9_3_4_the_mayor_draws_as_many_as_there_are() -> None:
    """R-12: one card instead of two; it beats the bid, and the opener may answer."""
    t = all_in_hands(left=1)
    t.play("auction extended-1", "bid 1", "pass", "pass", "pass", "pass")
    t.draw(f"drawn {CAPITAL[47]}")

    assert t.decider == 0
    assert t.options()[0] == "bid 4"
    t.play("pass").deal()
    assert t.cards(0) == []
    assert t.document()["bottoms"] == ["mill-3"]


# C9.4, C9.5 -----------------------------------------------------------------------------------------------

SEEN = ["cooperage-1", "tannery-3", "ropery-2"]


def test_c9_4_three_of_a_pile_and_the_two_face_up() -> None:
    t = notary(RICH, space=0, tops=SEEN)
    t.play("privilege")
    assert t.options() == ["look basic", "look extended", "look advanced"]

    t.play("look extended").deal()

    assert sorted(t.options()) == sorted(f"card {card}" for card in [*SEEN, "mill-3", "weaver-1"])
    t.play("card tannery-3", "card mill-3")
    assert t.options() == ["top", "bottom"]
    assert t.display() == [*DISPLAY[:2], "tannery-3", "mill-3", *DISPLAY[4:]]


def look(where: str, *, order: Sequence[str] = ("ropery-2", "weaver-1")) -> Play:
    """Tannery and mill stay face up; of cooperage, ropery and weaver two are named, the last follows."""
    t = notary(["violet-1", "violet-1", "violet-1", "green-1"], space=0, tops=SEEN)
    t.play("privilege", "look extended", "card tannery-3", "card mill-3", where)
    return t.play(*[f"card {card}" for card in order])


def test_c9_4_the_others_return_on_top_in_chosen_order() -> None:
    """R-19: all three together, the first named above the others."""
    t = look("top")
    assert t.document()["tops"] == ["ropery-2", "weaver-1", "cooperage-1"]
    assert t.sees(0, "looked") == []
    assert t.document()["bottoms"] == []


def test_c9_4_the_others_return_to_the_bottom_in_chosen_order() -> None:
    """R-19: the first of them is drawn first when nothing else is left."""
    t = look("bottom", order=["weaver-1", "cooperage-1"])

    assert t.document()["bottoms"] == ["weaver-1", "cooperage-1", "ropery-2"]
    assert t.document()["tops"] == []


def test_c9_4_what_lies_on_top_comes_next() -> None:
    t = look("top")

    t.play("auction extended-2", "bid 10", "pass", "pass").draw("drawn blue-1a", "drawn red-1a").deal()
    while t.decider == 0:
        t.play(t.options()[0])
    t.deal()

    assert t.cards(0) == ["mill-3"]
    assert t.display()[2:4] == ["tannery-3", "ropery-2"]


def test_c9_4_what_returns_is_known_to_that_player_only() -> None:
    """R-41: draws, order and returned cards; others see how many he looks at."""
    t = notary(RICH, space=0, tops=SEEN)
    t.play("privilege", "look extended")
    assert [GAME.hides(t.s, viewer) for viewer in (0, 1, NOBODY)] == [False, True, True]
    t.deal()
    mine = t.sees(0, "looked")
    assert isinstance(mine, list)
    assert sorted(mine) == sorted([*SEEN, "mill-3", "weaver-1"])
    assert t.sees(1, "looked") == t.sees(NOBODY, "looked") == 5
    t.play("card tannery-3", "card mill-3", "top")
    assert [GAME.hides(t.s, viewer) for viewer in (0, 1, NOBODY)] == [False, True, True]
    t.play("card ropery-2", "card weaver-1")

    returned = t.told(E_RETURNED)
    assert len(returned) == 3
    assert all(GAME.seen(event, 1)[3] == EMPTY for event in returned)
    assert all(GAME.seen(event, 0) == event for event in returned)


def test_c9_4_before_the_action() -> None:
    """A card just brought up may be bought."""
    t = notary(["green-1", "green-1"], space=0, tops=SEEN)
    assert "buy extended-1" not in t.options()

    t.play("privilege", "look extended", "card cooperage-1", "card mill-3", "top")
    t.play("card ropery-2", "card weaver-1", "buy extended-1").deal()

    assert t.cards(0) == ["cooperage-1"]
    assert t.decider == 1  # no second look


@pytest.mark.parametrize(("space", "word"), [(0, "privilege"), (1, "token")])
def test_c9_4_after_the_action(space: int, word: str) -> None:
    t = notary(["violet-3"], space=space, privileges=1, tops=SEEN)

    t.play("buy basic-2").deal()
    assert t.options() == [word, "skip"]
    assert t.why_not("buy basic-1").clause == "C9.1"
    t.play(word, "look extended", "card cooperage-1", "card ropery-2", "bottom")
    t.play("card mill-3", "card weaver-1").deal()

    assert t.display()[2:4] == ["cooperage-1", "ropery-2"]
    assert t.decider == 1


def test_c9_4_after_an_auction_too() -> None:
    """The other player wins it; the look is still the acting player's."""
    t = notary(["red-1"], ["green-3"], space=0)

    t.play("auction basic-1", "bid 1", "bid 2", "pass", "pass").deal()

    assert t.cards(1) == ["vineyard-2"]
    assert (t.decider, t.options()) == (0, ["privilege", "skip"])


def test_c9_4_also_when_the_action_is_waived() -> None:
    """R-19."""
    t = notary([], space=0, tops=SEEN)

    t.play("privilege", "look extended", "card cooperage-1", "card mill-3", "top")
    t.play("card ropery-2", "card weaver-1", "skip")

    assert t.display()[2:4] == ["cooperage-1", "mill-3"]
    assert t.picture("notary") == [1, 0, 0]
    assert t.decider == 1


@pytest.mark.parametrize(
    ("left", "up", "asked"),
    [
        (["winery-1", "winery-2"], ["brewery-1", "tailor-2"], 2),
        (["winery-1"], ["brewery-1", None], 0),
        ([], ["brewery-1", None], 0),
        ([], ["brewery-1", "tailor-2"], 0),
    ],
)
def test_c9_4_with_fewer_cards_what_is_there(left: list[str], up: list[str | None], asked: int) -> None:
    """R-19: two of them, or all if fewer, end up face up; the rest returns."""
    seen = [*left, *[card for card in up if card]]
    t = craftsmen(
        seat(),
        seat("sawmill-2", *[card for card in cards_of("advanced") if card not in seen]),
        seat(),
        display=[*DISPLAY[:4], *up],
        queues={"notary": queue([1]), "town_hall": queue([2])},
        stage="notary",
    )
    t.play("privilege", "look advanced").deal()
    assert sorted(t.options()) == sorted(f"card {card}" for card in seen)

    for card in seen[:2]:
        t.play(f"card {card}")
    if asked:
        t.play("top", f"card {seen[2]}")

    assert t.display()[4:] == [*seen[:2], *[None] * (2 - len(seen[:2]))]
    assert pile(t, "advanced") == asked
    assert t.options() == ["skip"]


def test_c9_5_no_limit_on_building_cards_in_hand() -> None:
    """R-20: fourteen cards in hand, one more is bought, and all stay at the end of the season."""
    held = [card for card in cards_of("basic") if card not in DISPLAY][:14]
    t = craftsmen(
        seat(capital=["violet-3"], cards=held),
        seat(),
        seat(),
        display=DISPLAY,
        queues={"notary": queue([], [1])},
        stage="notary",
    )

    t.play("buy basic-2")
    assert [event[3] for event in t.told(E_BOUGHT)] == [0]
    t.deal()

    assert t.season == (1, "summer")
    assert sorted(t.cards(0)) == sorted([*held, "mine-1"])


# Examples -------------------------------------------------------------------------------------------------


def test_cx_07_colours_when_buying() -> None:
    """A green vineyard takes green cards only; a red-blue mill takes red and blue ones."""
    assert "buy basic-1" in notary(["green-3"]).options()
    assert "buy basic-1" not in notary(["red-3", "blue-3", "violet-3", "red-3"]).options()
    for hand in (["red-2", "blue-3"], ["red-1", "red-1"]):
        t = notary(hand).play("buy extended-1").deal()
        assert t.cards(0) == ["mill-3"]
        assert t.capital(0) == []
    assert "buy extended-1" not in notary(["red-2", "blue-2", "green-3"]).options()


@pytest.mark.parametrize("shown", [(0, 1), (2, 4), (0, 3)])
def test_cx_08_notary_privilege(shown: tuple[int, int]) -> None:
    """A, B face up, C, D, E on the pile: any two stay face up, the others return in chosen order."""
    five = ["mill-3", "weaver-1", *SEEN]
    rest = [card for i, card in enumerate(five) if i not in shown][::-1]
    t = notary([], space=0, tops=SEEN)

    t.play("privilege", "look extended", *[f"card {five[i]}" for i in shown], "top")
    t.play(*[f"card {card}" for card in rest[:2]])

    assert t.display()[2:4] == [five[i] for i in shown]
    assert t.document()["tops"] == rest


def test_cx_27_mayor() -> None:
    """Opening bid 3 for an extended card, all pass; 2 and 3 make 5: bid 6 or more, or let it go."""
    hand = ["red-1", "red-1", "blue-2"]  # worth 7
    bids = notary(hand).play("auction extended-1", "bid 3", "pass", "pass")
    bids.draw("drawn green-2a", "drawn green-3a")
    assert bids.options() == ["bid 6", "bid 7", "pass"]
    bids.play("bid 6").deal()
    assert bids.cards(0) == ["mill-3"]
    assert bids.capital(0) == []

    passes = notary(hand).play("auction extended-1", "bid 3", "pass", "pass")
    passes.draw("drawn green-2a", "drawn green-3a").play("pass").deal()
    assert passes.cards(0) == []
    assert len(passes.capital(0)) == 3
    assert passes.document()["bottoms"] == ["mill-3"]

    wins = notary(hand).play("auction extended-1", "bid 3", "pass", "pass")
    wins.draw("drawn green-1a", "drawn green-2a").deal()
    assert wins.decider == 0  # only how the 3 are paid is left: two reds, or a red and the blue
    wins.play("capital red-1", "capital blue-2").deal()
    assert wins.cards(0) == ["mill-3"]
    assert wins.capital(0) == ["red-1"]
