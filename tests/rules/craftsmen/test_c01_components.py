"""Section C1: what is in the box, and what it counts."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.content.buildings import CARDS, COLOUR_KEYS, TIER_KEYS, TYPES
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS
from millrace.games.craftsmen.game import GAME
from millrace.kernel.errors import BadPosition
from tests.craftsmen_facts import BONUS, BUILDINGS, CAPITAL, Fact, cards_of
from tests.craftsmen_tables import built, craftsmen, holds, new_game, queue, seat

FULL_HOLDS = holds(
    {
        (1, "beer"): [1, 1],
        (1, "bread"): [1, 1],
        (2, "weapons"): [1, 1],
        (2, "clothes"): [1, 1],
        (2, "candles"): [1, 1],
        (2, "wine"): [1, 1],
        (3, "weapons"): [1, 1],
        (3, "books"): [1, 1],
        (3, "wine"): [1, 1],
        (3, "tools"): [1, 1],
    }
)


def test_c1_1_the_highest_score_wins() -> None:
    t = craftsmen(
        seat(vp=70), seat(vp=72), seat(vp=71), year=3, season="winter", stage="craft_guild", order=[3, 1, 2]
    )

    t.finish_season()

    assert not t.s.stack
    assert t.scores == [70, 72, 71]
    assert GAME.winners(t.s) == [1]


def test_c1_2_capital_cards() -> None:
    """Before anything is dealt, any of the 48 may come."""
    t = new_game(2)

    assert sorted(t.options()) == sorted(f"drawn {card}" for card in CAPITAL)
    assert len(CAPITAL) == 48


@pytest.mark.parametrize(("tier", "n"), [("sawmill", 6), ("basic", 24), ("extended", 24), ("advanced", 16)])
def test_c1_2_building_cards(tier: str, n: int) -> None:
    found = [card.key for card in CARDS if TIER_KEYS[TYPES[card.kind].tier] == tier]

    assert sorted(found) == sorted(cards_of(tier))
    assert len(found) == n


@pytest.mark.parametrize("key", BUILDINGS)
def test_c1_2_every_card_has_its_colours_and_mark(key: str) -> None:
    found = [
        COLOUR_KEYS[card.top][0] + COLOUR_KEYS[card.bottom][0] + "*" * card.has_house
        for card in CARDS
        if TYPES[card.kind].key == key
    ]

    assert found == BUILDINGS[key].copies.split()


def test_c1_3_bonus_tokens() -> None:
    assert {GOOD_KEYS[t.good]: (t.vp, " ".join(t.line)) for t in BONUS_TOKENS} == BONUS
    assert len(BONUS) == 8


def test_c1_3_tokens_and_natural_markers() -> None:
    """With five players no token leaves the game."""
    t = new_game(5)

    assert t.view(0)["tokens"] == {"privilege": 10, "work": 10}
    assert t.document()["granary"] == ["natural"] * 14


def test_c1_4_five_assistants_each() -> None:
    t = craftsmen(seat(), seat(), seat(), queues={"bankers": queue([2], [2])}, turn=1)

    assert [p.assistants for p in t.s.seats] == [5, 3, 5]
    with pytest.raises(BadPosition):
        craftsmen(seat(assistants=6), seat(), seat())
    with pytest.raises(BadPosition):
        craftsmen(seat(assistants=5), seat(), seat(), queues={"bankers": queue([1])})


def test_c1_4_twenty_cubes_are_no_limit() -> None:
    """R-01: with twenty cubes on ships and two on the fair there are more for an icon and the granary."""
    t = craftsmen(
        seat("sawmill-1", built("cooperage-1", "wood"), fair=2),
        seat(),
        seat(),
        holds=FULL_HOLDS,
        queues={"craft_guild": queue([1])},
        stage="craft_guild",
    )
    assert t.s.holds.count(0) == 20

    t.play("card cooperage-1", "granary barrel", "draw", "make wood", "input cooperage-1 wood")

    assert t.granary("barrel") == ["natural", 1]
    assert t.filled(0, "cooperage-1") == ["wood"]
    assert t.s.holds.count(0) == 20
    assert t.seat(0).fair == 2


@pytest.mark.parametrize("before", [49, 50, 99, 100, 150])
def test_c1_5_one_integer_counts_past_every_fifty(before: int) -> None:
    t = craftsmen(seat(vp=before), seat(passed=True), seat(passed=True), turn=1)

    t.play("pass")

    assert t.seat(0).vp == before + 1
    assert GAME.scores(t.s)[0] == before + 1


@pytest.mark.parametrize("key", BUILDINGS)
def test_cx_09_card_anatomy(key: str) -> None:
    """Inputs, product and the points for making it."""
    kind = next(kind for kind in TYPES if kind.key == key)

    inputs = " ".join(GOOD_KEYS[good] for good in kind.inputs)
    found = Fact(TIER_KEYS[kind.tier], inputs, GOOD_KEYS[kind.good], kind.vp, BUILDINGS[key].copies)

    assert found == BUILDINGS[key]


def test_cx_09_what_a_card_says_is_what_it_does() -> None:
    """A tailor takes cloth and leather in, gives clothes out, and four points go with it."""
    t = craftsmen(
        seat("sawmill-1", built("tailor-1", "cloth", "leather")),
        seat(),
        seat(),
        queues={"craft_guild": queue([1])},
        stage="craft_guild",
    )

    t.play("card tailor-1", "ship 2")

    assert t.filled(0, "tailor-1") == []
    assert t.hold(2, "clothes") == [1, None]
    assert t.seat(0).vp == 4
