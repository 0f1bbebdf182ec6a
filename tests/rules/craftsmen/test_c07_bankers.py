"""Section C7: the bankers' guild."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_DISCARDED
from millrace.kernel.stack import CHANCE
from tests.craftsmen_facts import CAPITAL
from tests.craftsmen_tables import Play, craftsmen, queue, seat


def bankers(*capital: str, space: int = 1, up: tuple[str | None, str | None] = ("red-1", "blue-2")) -> Play:
    """Player 1 acts; player 2 is next in the town hall."""
    spaces: list[list[int]] = [[], [], []]
    spaces[space] = [1]
    return craftsmen(
        seat(capital=capital, privileges=1),
        seat(),
        seat(),
        capital_up=list(up),
        queues={"bankers": queue(*spaces), "town_hall": queue([2])},
        stage="bankers",
    )


# C7.1 -----------------------------------------------------------------------------------------------------


def test_c7_1_one_face_up_card_and_three_from_the_pile() -> None:
    t = bankers()
    assert t.options() == ["capital blue-2", "capital red-1", "skip"]
    t.play("capital red-1")
    assert t.options() == ["capital blue-2", "draw"]
    t.play("draw")

    for card in ("violet-1a", "violet-2a", "violet-3a"):
        assert t.decider == CHANCE
        t.draw(f"drawn {card}")

    assert t.capital(0) == ["violet-1", "violet-2", "violet-3", "red-1"]
    assert t.decider == 0
    assert t.capital_up() == ["blue-2"]


def test_c7_1_two_face_up_cards_and_two_from_the_pile() -> None:
    t = bankers()

    t.play("capital blue-2", "capital red-1")
    t.draw("drawn green-1a", "drawn green-3a")

    assert t.capital(0) == ["green-1", "green-3", "blue-2", "red-1"]
    assert t.decider == 0


def test_c7_1_at_least_one_face_up_card() -> None:
    """R-13: no drawing of four while a card lies face up."""
    t = bankers()

    assert t.why_not("draw").clause == "C7.1"


def test_c7_1_the_places_are_not_refilled_between_the_two() -> None:
    t = bankers(up=("red-1", "red-1"))

    t.play("capital red-1")
    assert t.options() == ["capital red-1", "draw"]
    t.play("capital red-1")

    assert t.capital_up() == []


def test_c7_1_with_one_face_up_card_three_come_from_the_pile() -> None:
    """R-13: at most as many as there are."""
    t = bankers(up=("red-1", None))

    t.play("capital red-1")
    assert t.options() == ["draw"]
    t.play("draw").draw("drawn green-1a", "drawn green-2a", "drawn green-3a")

    assert len(t.capital(0)) == 4
    assert t.decider == 0


def test_c7_1_without_face_up_cards_all_four_come_from_the_pile() -> None:
    """R-13."""
    t = bankers(up=(None, None))
    assert t.options() == ["draw", "skip"]

    t.play("draw").draw("drawn green-1a", "drawn green-2a", "drawn green-3a", "drawn red-3a")

    assert len(t.capital(0)) == 4
    assert t.decider == 0


# C7.2-C7.4 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thrown", "kept"),
    [
        (("violet-3", "violet-3"), ["green-1", "green-2", "green-3", "red-1"]),  # old ones
        (("green-1", "red-1"), ["violet-3", "violet-3", "green-2", "green-3"]),  # new ones
        (("violet-3", "green-3"), ["violet-3", "green-1", "green-2", "red-1"]),
    ],
)
def test_c7_2_two_cards_of_the_hand_are_discarded(thrown: tuple[str, str], kept: list[str]) -> None:
    t = bankers("violet-3", "violet-3")
    t.play("capital red-1", "draw").draw("drawn green-1a", "drawn green-2a", "drawn green-3a")

    t.play(*[f"capital {kind}" for kind in thrown])

    assert t.capital(0) == kept
    assert sorted(t.discards()) == sorted(thrown)
    assert len(t.told(E_DISCARDED)) == 2


def test_c7_2_it_is_no_choice_to_keep_them() -> None:
    t = bankers()
    t.play("capital red-1", "draw").deal()

    assert "skip" not in t.options()
    assert t.why_not("skip").clause == "C7.2"


@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 1)])
def test_c7_2_two_also_when_fewer_could_be_gained(held: int, left: int) -> None:
    """One face-up card is all there is; whoever holds fewer than two then discards all."""
    others = [CAPITAL[10 * i : 10 * i + 10] for i in range(4)]
    rest = CAPITAL[40:47]
    t = craftsmen(
        seat(capital=rest[:held]),
        *[seat(capital=hand) for hand in others],
        capital_up=[CAPITAL[47], None],
        discards=[],
        mayor=rest[held:],  # out of reach
        queues={"bankers": queue([], [1]), "town_hall": queue([2])},
        stage="bankers",
    )
    t.play("capital red-3", "draw")
    while t.decider == 0:
        t.play(t.options()[0])
    t.deal()

    assert len(t.capital(0)) == left
    assert len(t.capital_up()) == min(2, held + 1 - left)


def test_c7_3_the_places_are_refilled_after_the_discard() -> None:
    t = bankers("violet-3", "violet-3")
    t.play("capital red-1", "capital blue-2").draw("drawn green-1a", "drawn green-2a")
    t.play("capital violet-3")
    assert t.capital_up() == []  # not yet

    t.play("capital violet-3")

    assert t.decider == CHANCE
    t.draw("drawn red-3a", "drawn green-3a")
    assert t.capital_up() == ["red-3", "green-3"]
    assert t.decider == 1


@pytest.mark.parametrize(("space", "word"), [(0, "privilege"), (2, "token")])
def test_c7_4_with_the_privilege_one_card_is_discarded(space: int, word: str) -> None:
    t = bankers("violet-3", space=space)
    t.play("capital red-1", "draw").draw("drawn green-1a", "drawn green-2a", "drawn green-3a")

    t.play(word)
    assert t.options() == [
        f"capital {kind}" for kind in ("violet-3", "green-1", "green-2", "green-3", "red-1")
    ]
    t.play("capital green-1").deal()

    assert t.capital(0) == ["violet-3", "green-2", "green-3", "red-1"]
    assert t.discards() == ["green-1"]
    assert t.picture("bankers") == [1, 0, 0]
    assert t.decider == 1


def test_c7_4_it_may_be_declared_after_the_first_discard() -> None:
    t = bankers("violet-3", space=0)
    t.play("capital red-1", "draw").draw("drawn green-1a", "drawn green-2a", "drawn green-3a")

    t.play("capital green-1", "privilege").deal()

    assert len(t.capital(0)) == 4
    assert t.decider == 1


@pytest.mark.parametrize(("space", "word"), [(0, "privilege"), (2, "token")])
@pytest.mark.parametrize(("held", "is_vain"), [(7, False), (8, True), (9, True)])
def test_c7_4_a_privilege_in_vain_says_so(space: int, word: str, held: int, *, is_vain: bool) -> None:
    """R-46: eight and four, less one, are eleven: the card saved is over the limit of ten."""
    t = bankers(*[card[:-1] for card in CAPITAL[:held]], space=space)
    t.play("capital red-1", "draw").deal()

    message = GAME.row(t.s, GAME.read(word)).message

    assert message.key == f"option-{word}" + ("-vain" if is_vain else "")
    t.play(word)
    assert len(t.capital(0)) == held + 4
    t.play(t.options()[0])
    assert (t.decider == 0) == is_vain  # the hand limit asks at once


def test_c7_4_after_the_first_discard_it_is_looked_at_again() -> None:
    """R-46: the same card is at stake, before the first discard and after it."""
    t = bankers(*[card[:-1] for card in CAPITAL[:8]], space=0)
    t.play("capital red-1", "draw").deal()
    t.play(t.options()[0])

    assert GAME.row(t.s, GAME.read("privilege")).message.key == "option-privilege-vain"
