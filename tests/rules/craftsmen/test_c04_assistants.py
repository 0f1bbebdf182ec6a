"""Section C4: the assistants phase; the first rules for two players (C17.1, C17.2) where CX-29 needs them."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_FEE_CARD, EMPTY
from millrace.kernel.errors import BadPosition
from millrace.kernel.stack import CHANCE, NOBODY
from tests.craftsmen_tables import Play, craftsmen, queue, seat

TOWN = ("bankers", "builders", "notary", "craft_guild", "merchants", "town_hall")
TEN = ["red-1", "red-1", "red-1", "red-1", "blue-1", "blue-1", "blue-1", "blue-1", "green-1", "green-1"]


def full_bankers(*, year: int = 1, capital: list[str] | None = None, vp: int = 0) -> Play:
    """Player 4 of five sends; at the bankers 1 stands on gold, 2 on silver, 3 on the ribbon."""
    return craftsmen(
        seat(),
        seat(),
        seat(),
        seat(capital=capital or [], vp=vp),
        seat(),
        year=year,
        queues={"bankers": queue([1], [2], [3])},
        turn=4,
    )


# C4.1 -----------------------------------------------------------------------------------------------------


def test_c4_1_one_action_each_in_turn_order_round_after_round() -> None:
    t = craftsmen(seat(), seat(), seat(), order=[2, 3, 1], turn=2)
    asked: list[int] = []
    for town in ("bankers", "builders", "notary", "bankers", "builders"):
        asked.append(t.decider + 1)
        t.play(f"send {town}")

    assert asked == [2, 3, 1, 2, 3]
    assert t.queue("bankers") == [[2], [2], []]


def test_c4_1_who_passed_or_has_none_left_is_skipped() -> None:
    """Player 2 has passed, player 3 has one left, player 1 goes on alone."""
    t = craftsmen(
        seat(),
        seat(),
        seat(),
        queues={"bankers": queue([3], [3]), "builders": queue([3], [3])},
        turn=2,
    )
    t.play("pass", "send notary")
    asked: list[int] = []
    for town in ("notary", "craft_guild", "merchants", "town_hall"):
        asked.append(t.decider + 1)
        t.play(f"send {town}")

    assert asked == [1, 1, 1, 1]
    assert t.decider == 0
    t.play("send bankers")  # the fifth: nobody has one left or wants to, the phase is over
    assert "pass" not in t.options()
    assert [p.assistants for p in t.s.seats] == [0, 5, 0]


def closed_town(*, vp: int = 0) -> Play:
    """Player 1 has one assistant left; everywhere gold and silver are another's, the ribbon holds two."""
    others = [(2, 3, 4), (3, 4, 5), (4, 5, 2), (5, 2, 3)]
    queues = {town: queue([a], [b], [1, c]) for town, (a, b, c) in zip(TOWN, others, strict=False)}
    queues["merchants"] = queue([2], [3], [4, 5])
    queues["town_hall"] = queue([5], [4], [3, 2])
    return craftsmen(seat(vp=vp), seat(), seat(), seat(), seat(), queues=queues, turn=1)


def test_c4_1_without_a_legal_placement_one_must_pass() -> None:
    t = closed_town()
    assert t.options() == ["pass"]

    t.play("pass")

    assert t.seat(0).assistants == 1
    assert t.scores == [1, 0, 0, 0, 0]
    assert closed_town(vp=1).options() == [*(f"send {town}" for town in TOWN), "pass"]


# C4.2 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("town", TOWN)
def test_c4_2_1_the_leftmost_empty_space(town: str) -> None:
    t = craftsmen(seat(), seat(), seat(), turn=1)

    t.play(f"send {town}")
    assert t.queue(town) == [[1], [], []]
    t.play(f"send {town}")
    assert t.queue(town) == [[1], [2], []]
    t.play(f"send {town}")
    assert t.queue(town) == [[1], [2], [3]]
    assert [p.assistants for p in t.s.seats] == [4, 4, 4]


def test_c4_2_2_only_the_gold_space_gives_the_privilege() -> None:
    t = craftsmen(
        seat(capital=["red-1", "red-2"]),
        seat(capital=["blue-1", "blue-2"]),
        seat(capital=["green-1", "green-2"]),
        queues={"notary": queue([1], [2], [3])},
        stage="notary",
    )
    offered: list[bool] = []
    for _ in range(3):
        offered.append("privilege" in t.options())
        t.play("skip")

    assert offered == [True, False, False]


@pytest.mark.parametrize(("space", "fee"), [("gold", True), ("silver", True), ("ribbon", False)])
def test_c4_2_2_the_ribbon_is_on_the_third_space(space: str, fee: bool) -> None:  # noqa: FBT001
    """R-05."""
    t = full_bankers(vp=5)

    t.play("send bankers", f"stack {space}")

    assert (t.options() == ["points"]) == fee


def test_c4_2_3_no_stacking_while_a_space_is_empty() -> None:
    """Sending to a queue with an empty third space asks nothing: the disc goes there."""
    t = craftsmen(seat(), seat(), seat(), queues={"bankers": queue([1], [2])}, turn=1)

    t.play("send bankers")

    assert t.queue("bankers") == [[1], [2], [1]]


@pytest.mark.parametrize(("space", "then"), [("gold", 0), ("silver", 1), ("ribbon", 2)])
def test_c4_2_3_the_player_chooses_the_space(space: str, then: int) -> None:
    t = full_bankers(vp=1)

    t.play("send bankers")
    assert t.options() == ["stack gold", "stack silver", "stack ribbon"]
    t.play(f"stack {space}")

    assert t.queue("bankers") == [[i + 1, 4] if i == then else [i + 1] for i in range(3)]


def test_c4_2_3_a_space_holds_two_discs() -> None:
    """R-06."""
    t = craftsmen(
        *[seat(vp=9) for _ in range(5)], queues={"bankers": queue([1, 2], [2], [3])}, order=[4, 5, 1, 2, 3]
    )

    t.play("send bankers")

    assert t.options() == ["stack silver", "stack ribbon"]
    assert t.why_not("stack gold").clause == "C4.2.3"


def test_c4_2_4_stacking_on_the_own_disc_is_free() -> None:
    t = craftsmen(
        seat(vp=3, capital=["red-3"]), seat(), seat(), queues={"bankers": queue([2], [1], [3])}, turn=1
    )

    t.play("send bankers", "stack silver")

    assert t.decider == 1  # no fee is asked for
    assert (t.scores, t.capital(0)) == ([3, 0, 0], ["red-3"])
    assert t.queue("bankers") == [[2], [1, 1], [3]]


@pytest.mark.parametrize("year", [1, 2, 3])
def test_c4_2_5_the_fee_in_points(year: int) -> None:
    """R-07: they move from the payer to the owner of the covered disc."""
    t = full_bankers(year=year, vp=3)

    t.play("send bankers", "stack silver", "points")

    assert t.scores == [0, year, 0, 3 - year, 0]


@pytest.mark.parametrize(("year", "space", "owner"), [(1, "gold", 0), (2, "silver", 1), (3, "gold", 0)])
def test_c4_2_5_the_fee_as_a_card(year: int, space: str, owner: int) -> None:
    """One card in every year; the payer picks it, and it is not discarded."""
    t = full_bankers(year=year, vp=3, capital=["red-3", "red-1", "blue-2"])

    t.play("send bankers", f"stack {space}")
    assert t.options() == ["capital blue-2", "capital red-1", "capital red-3", "points"]
    t.play("capital red-3")

    assert t.capital(owner) == ["red-3"]
    assert t.capital(3) == ["blue-2", "red-1"]
    assert t.scores == [0, 0, 0, 3, 0]
    assert t.discards() == []


def test_c4_2_5_only_the_two_know_the_card() -> None:
    """R-41."""
    t = full_bankers(capital=["red-3", "red-1"])
    t.play("send bankers", "stack gold")
    assert [GAME.hides(t.s, i) for i in (0, 1, 2, 3, 4, NOBODY)] == [False, True, True, False, True, True]

    t.play("capital red-3")

    (event,) = t.told(E_FEE_CARD)
    assert [GAME.seen(event, i)[3] == EMPTY for i in (0, 1, 2, 3, NOBODY)] == [False, True, True, False, True]


@pytest.mark.parametrize(("year", "vp", "can"), [(1, 0, False), (1, 1, True), (2, 1, False), (3, 2, False)])
def test_c4_2_5_without_means_only_the_free_space(year: int, vp: int, can: bool) -> None:  # noqa: FBT001
    """R-07: with one space left there is no question which."""
    t = full_bankers(year=year, vp=vp)

    t.play("send bankers")

    if can:
        assert t.options() == ["stack gold", "stack silver", "stack ribbon"]
    else:
        assert t.queue("bankers") == [[1], [2], [3, 4]]
        assert t.decider == 4


def test_c4_2_5_a_fee_that_cannot_be_paid_closes_the_building() -> None:
    """R-07: the ribbon holds two, player 4 owns nothing."""
    t = craftsmen(seat(), seat(), seat(), seat(), queues={"notary": queue([1], [2], [3, 2])}, turn=4, year=2)

    assert "send notary" not in t.options()
    assert t.why_not("send notary").clause == "C4.2.5"


def test_c4_2_5_a_fee_card_obeys_the_hand_limit() -> None:
    """R-11: the receiver holds ten, gets an eleventh and discards one of choice at once."""
    t = craftsmen(
        seat(capital=TEN),
        seat(capital=["violet-3"]),
        seat(),
        queues={"bankers": queue([1], [2], [3])},
        turn=2,
    )

    t.play("send bankers", "stack gold", "capital violet-3")

    assert t.decider == 0
    assert t.options() == ["capital violet-3", "capital green-1", "capital blue-1", "capital red-1"]
    t.play("capital green-1")
    assert len(t.capital(0)) == 10
    assert "violet-3" in t.capital(0)
    assert t.decider == 2


def test_c4_2_6_no_fee_on_the_ribbon() -> None:
    t = full_bankers(capital=["red-3"], vp=4)

    t.play("send bankers", "stack ribbon")

    assert t.decider == 4
    assert (t.capital(3), t.scores) == (["red-3"], [0, 0, 0, 4, 0])


@pytest.mark.parametrize("queued", [queue([1], [1]), queue([1], [2], [1]), queue([2], [1, 1], [3])])
def test_c4_2_7_two_of_one_player_in_a_building(queued: list[list[int | None]]) -> None:
    t = craftsmen(seat(vp=9), seat(), seat(), seat(), queues={"craft_guild": queued}, turn=1)

    assert "send craft_guild" not in t.options()
    assert t.why_not("send craft_guild").clause == "C4.2.7"


@pytest.mark.parametrize(
    ("players", "queued"),
    [
        (3, queue([2, 3], [2], [3])),
        (4, queue([2, 3], [2, 3], [4])),
        (5, queue([2, 3], [2, 3], [4, 5])),
    ],
)
def test_c4_2_8_no_more_than_players_plus_one(players: int, queued: list[list[int | None]]) -> None:
    """One fewer leaves room, the last one closes the building."""
    seats = [seat(vp=9) for _ in range(players)]
    last = next(space for space in range(3) if queued[space][1] is not None)
    fewer = [[*discs] for discs in queued]
    fewer[last][1] = None

    assert "send merchants" in craftsmen(*seats, queues={"merchants": fewer}, turn=1).options()
    t = craftsmen(*seats, queues={"merchants": queued}, turn=1)
    assert "send merchants" not in t.options()
    assert t.why_not("send merchants").clause == "C4.2.8"


# C4.3, C4.4 -----------------------------------------------------------------------------------------------


def test_c4_3_who_passes_places_no_more_this_season() -> None:
    t = craftsmen(seat(), seat(), seat(), turn=1)
    t.play("pass")
    asked: set[int] = set()
    while t.seat(1).assistants or t.seat(2).assistants:
        asked.add(t.decider)
        t.play(next(option for option in t.options() if option != "pass"))

    assert asked == {1, 2}
    assert [p.assistants for p in t.s.seats] == [5, 0, 0]
    t.finish("pass")
    assert t.season == (1, "summer")
    assert t.decider == 0
    assert not t.seat(0).has_passed


def test_c4_4_one_point_however_many_are_left() -> None:
    """Five left, one left, none left."""
    t = craftsmen(
        seat(passed=True),
        seat(),
        seat(),
        queues={
            "bankers": queue([2], [3], [2]),
            "builders": queue([2], [3], [2]),
            "merchants": queue([3], [3]),
            "town_hall": queue([3]),
        },
        turn=2,
    )
    assert [p.assistants for p in t.s.seats] == [5, 1, 0]

    t.play("pass")

    assert t.scores == [1, 1, 0]


# Examples -------------------------------------------------------------------------------------------------

YELLOW, BLACK, RED, BLUE, GREEN = range(5)


def bankers_of_cx_03() -> Play:
    t = craftsmen(*[seat(vp=1) for _ in range(5)], turn=1)
    t.play("send bankers", "send bankers", "send bankers", "send builders", "send builders")
    t.play("send builders", "send notary", "send bankers", "stack gold", "points")
    t.play("send bankers", "stack silver", "points")
    return t.play("send bankers")  # only the ribbon is left


def test_cx_03_sending_assistants() -> None:
    t = bankers_of_cx_03()

    assert t.queue("bankers") == [[YELLOW + 1, RED + 1], [BLACK + 1, BLUE + 1], [RED + 1, GREEN + 1]]
    assert t.scores == [2, 2, 0, 0, 1]  # red paid yellow, blue paid black, green nobody
    assert t.decider == YELLOW
    assert t.why_not("send bankers").clause == "C4.2.8"


def test_cx_03_yellow_and_red_have_the_privilege() -> None:
    t = bankers_of_cx_03().finish("skip")
    offered: dict[int, bool] = {}
    for actor in (YELLOW, RED, BLACK, BLUE):
        assert t.deal().decider == actor
        t.play(t.options()[0], "draw").deal()
        offered[actor] = "privilege" in t.options()
        t.play(*_discards(t)).deal()

    assert offered == {YELLOW: True, RED: True, BLACK: False, BLUE: False}


def _discards(t: Play) -> list[str]:
    """Two discards of the first kinds at hand."""
    return [f"capital {kind}" for kind in t.capital(t.decider)[:2]]


def test_cx_29_two_players() -> None:
    """B stacks on A and pays nothing; A draws the top capital card."""
    t = craftsmen(
        seat(vp=2, capital=["red-1"]),
        seat(vp=2, capital=["blue-1"]),
        queues={"bankers": queue([1], [2])},
        turn=2,
    )

    t.play("send bankers", "stack gold")
    assert t.decider == CHANCE
    t.draw("drawn green-3a")

    assert t.queue("bankers") == [[1, 2], [2], []]
    assert t.scores == [2, 2]
    assert t.capital(0) == ["green-3", "red-1"]
    assert t.capital(1) == ["blue-1"]
    assert t.decider == 0


def test_cx_29_the_player_picks_the_disc_freely() -> None:
    """R-39: own or foreign; the own disc gives nobody a card. The third space is closed."""
    t = craftsmen(seat(), seat(), queues={"bankers": queue([1], [2])}, turn=2)
    t.play("send bankers")
    assert t.options() == ["stack gold", "stack silver"]

    t.play("stack silver")

    assert t.decider == 0
    assert t.queue("bankers") == [[1], [2, 2], []]
    with pytest.raises(BadPosition):
        craftsmen(seat(), seat(), queues={"bankers": queue([1], [2], [1])})


def test_cx_29_the_drawn_card_obeys_the_hand_limit() -> None:
    """R-39: A holds ten cards, draws an eleventh and discards one."""
    t = craftsmen(seat(capital=TEN), seat(), queues={"bankers": queue([1], [2])}, turn=2)

    t.play("send bankers", "stack gold").draw("drawn violet-3a")

    assert t.decider == 0
    t.play("capital red-1")
    assert len(t.capital(0)) == 10
    assert t.discards() == ["red-1"]
    assert t.options()[-1] == "pass"


# Why a queue space cannot be taken ------------------------------------------------------------------------


def test_a_queue_space_says_why_it_cannot_be_taken() -> None:
    """By the building and the space together: `bankers gold`."""
    t = craftsmen(seat(), seat(), seat(), queues={"bankers": queue([1])}, turn=2)

    assert GAME.why_at(t.s, "bankers silver").kind == "nothing"
    found = GAME.why_at(t.s, "bankers ribbon")
    assert (found.kind, found.clause) == ("leftmost", "C4.2.1")
    assert GAME.why_at(t.s, "bankers gold").kind == "leftmost"
    assert GAME.why_at(t.s, "bankers").kind == "nothing"


def test_a_queue_space_of_a_full_building_says_what_the_building_says() -> None:
    t = craftsmen(seat(), seat(), seat(), queues={"bankers": queue([2], [2])}, turn=2)

    assert GAME.why_at(t.s, "bankers ribbon").kind == "two-assistants"


def test_a_queue_space_with_two_discs_is_full() -> None:
    t = full_bankers(capital=["red-1"])
    t.play("send bankers")
    assert GAME.why_at(t.s, "bankers gold").kind == "nothing"
    t = craftsmen(seat(), seat(), seat(), seat(), queues={"bankers": queue([1, 3], [2], [3])}, turn=4)

    assert GAME.why_at(t.s, "bankers gold").kind == "space-full"
    assert GAME.why_at(t.s, "bankers silver").kind == "fee"


def test_a_queue_space_outside_the_assistants_phase_does_not_answer() -> None:
    t = full_bankers(capital=["red-1"])
    t.play("send bankers", "stack gold")

    assert GAME.why_at(t.s, "bankers gold").kind == "not-asked"
