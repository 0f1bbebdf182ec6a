"""Section C5: stages, the order inside a building, privileges and tokens."""

from __future__ import annotations

import pytest

from millrace.games.craftsmen.numbers import E_STAGE, E_WAIVED
from millrace.kernel.errors import BadPosition
from tests.craftsmen_tables import Play, built, craftsmen, queue, seat

TOWN = ("bankers", "builders", "notary", "craft_guild", "merchants", "town_hall")
WITH_PRIVILEGE = TOWN[:5]


def ready(**fields: int) -> dict[str, object]:
    """A player with a use for every privilege: a card that does not fit, an empty icon, a cube, capital."""
    return {
        **seat(
            "sawmill-1",
            "tailor-1",
            capital=["red-1", "red-2", "blue-3", "green-3"],
            cards=["mine-4"],
        ),
        "fair": 1,
        **fields,
    }


def acting(town: str, space: int, *, privileges: int = 0, layer: int = 0) -> Play:
    """Player 1 acts in a building from a queue space; as the upper disc on one of player 2."""
    spaces: list[list[int]] = [[], [], []]
    spaces[space] = [2, 1] if layer else [1]
    t = craftsmen(ready(privileges=privileges), seat(), seat(), queues={town: queue(*spaces)}, stage=town)
    if layer:
        t.play("skip")
    if town == "bankers":
        t.play(t.options()[0], "draw").deal()
    return t


# C5.1-C5.3 ------------------------------------------------------------------------------------------------


def test_c5_1_stages_one_to_six_every_assistant_acts_once() -> None:
    t = craftsmen(
        seat(),
        seat(),
        seat(),
        queues={
            "bankers": queue([3], [1]),
            "builders": queue([2]),
            "notary": queue([1]),
            "craft_guild": queue([3]),
            "merchants": queue([2], [2]),
            "town_hall": queue([1], [3]),
        },
        stage="bankers",
    )
    t.listen()
    acted: list[tuple[int, int]] = []
    while "pass" not in t.options():
        stages = [event[3] for event in t.events if event[0] == E_STAGE]
        acted.append((stages[-1] if stages else 0, t.decider + 1))
        t.answer_plainly()

    assert acted == [(0, 3), (0, 1), (1, 2), (2, 1), (3, 3), (4, 2), (4, 2), (5, 1), (5, 3)]
    assert t.season == (1, "summer")


def test_c5_2_spaces_from_left_to_right_the_lower_disc_first() -> None:
    t = craftsmen(
        *[seat() for _ in range(5)],
        queues={"notary": queue([5, 4], [3, 2], [1, 5])},
        order=[1, 2, 3, 4, 5],
        stage="notary",
    )
    acted: list[int] = []
    for _ in range(6):
        acted.append(t.decider + 1)
        t.play("skip")

    assert acted == [5, 4, 3, 2, 1, 5]


def test_cx_04_order_in_a_building() -> None:
    """The bankers of CX-03: yellow 1, black 2, red 3, blue 4, green 5."""
    t = craftsmen(
        *[seat() for _ in range(5)], queues={"bankers": queue([1, 3], [2, 4], [3, 5])}, stage="bankers"
    )
    acted: list[int] = []
    offered: list[bool] = []
    for _ in range(6):
        acted.append(t.decider + 1)
        t.play(t.options()[0], "draw").deal()
        offered.append("privilege" in t.options())
        t.play(*[f"capital {kind}" for kind in t.capital(t.decider)[:2]]).deal()

    assert acted == [1, 3, 2, 4, 3, 5]
    assert offered == [True, True, False, False, False, False]


@pytest.mark.parametrize("town", TOWN)
def test_c5_3_an_action_may_be_waived(town: str) -> None:
    t = craftsmen(
        ready(vp=4), seat(vp=4), seat(), queues={town: queue([], [1], [2])}, stage=town, discards=["red-3"]
    )
    before = t.document()["seats"]

    t.play("skip")

    assert t.document()["seats"] == before
    assert [(event[1], event[3]) for event in t.told(E_WAIVED)] == [(0, TOWN.index(town))]
    assert t.decider == 1


# Privileges -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("town", WITH_PRIVILEGE)
@pytest.mark.parametrize("layer", [0, 1])
def test_c5_4_both_discs_on_gold_have_the_privilege(town: str, layer: int) -> None:
    t = acting(town, 0, layer=layer)

    assert t.decider == 0
    assert "privilege" in t.options()


@pytest.mark.parametrize("town", WITH_PRIVILEGE)
@pytest.mark.parametrize("space", [1, 2])
def test_c5_4_no_privilege_off_the_gold_space(town: str, space: int) -> None:
    t = acting(town, space)

    assert t.decider == 0
    assert "privilege" not in t.options()
    assert t.why_not("privilege").clause == "C5.4"


def test_c5_4_a_privilege_that_is_not_used_does_not_count() -> None:
    """Player 1 stood on gold and did without; player 2 used it. Player 1 and 3 get a token for it."""
    t = craftsmen(ready(), seat(), seat(), queues={"notary": queue([1, 2])}, stage="notary")

    t.play("skip")
    assert t.picture("notary") == [0, 0, 0]
    t.play("privilege", "look basic").deal()
    t.finish("pass")

    assert [p.privileges for p in t.s.seats] == [1, 0, 1]


def test_c5_4_the_town_hall_has_no_privilege() -> None:
    """R-08: nothing extra on its gold space, and nothing is counted."""
    t = craftsmen(ready(privileges=1), seat(), seat(), queues={"town_hall": queue([1])}, stage="town_hall")
    assert t.options() == ["take-privilege", "take-work", "change-order", "skip"]
    assert t.why_not("privilege").clause == "C5.4"

    t.play("take-work")

    assert [p.privileges for p in t.s.seats] == [2, 1, 1]  # all are tied with no privilege used


@pytest.mark.parametrize("town", WITH_PRIVILEGE)
def test_c5_5_1_a_token_stands_for_the_gold_space(town: str) -> None:
    t = acting(town, 1, privileges=2)
    assert "token" in t.options()
    assert "token" not in acting(town, 1).options()

    t.play("token")

    assert t.seat(0).privileges == 1
    assert t.s.privilege_pool == 6 - 1
    assert t.picture(town) == [1, 0, 0]


def test_c5_5_1_no_token_in_the_town_hall() -> None:
    t = craftsmen(
        ready(privileges=3), seat(), seat(), queues={"town_hall": queue([], [1])}, stage="town_hall"
    )

    assert "token" not in t.options()
    assert t.why_not("token").clause == "C5.4"


def test_c5_5_2_one_assistant_uses_a_privilege_once() -> None:
    """By the gold space and then by a token, or by two tokens: neither is offered."""
    gold = craftsmen(
        ready(privileges=3), seat(), seat(), queues={"craft_guild": queue([1])}, stage="craft_guild"
    )
    assert "token" not in gold.options()  # it stands on gold already
    gold.play("privilege", "make wood", "fair", "skip")
    silver = craftsmen(
        ready(privileges=3), seat(), seat(), queues={"craft_guild": queue([], [1])}, stage="craft_guild"
    )
    silver.play("token", "make wood", "fair", "skip")

    for t in (gold, silver):
        assert "make wood" in t.options()
        assert "privilege" not in t.options()
        assert "token" not in t.options()
        assert t.why_not("token").clause == "C5.5.2"


def test_c5_5_2_each_assistant_has_its_own() -> None:
    """Two assistants of one player, two privileges."""
    t = craftsmen(
        ready(privileges=1, fair=0),
        seat(),
        seat(),
        queues={"craft_guild": queue([1], [1]), "town_hall": queue([2])},
        stage="craft_guild",
    )
    t.play("privilege", "make wood", "fair", "skip", "skip")

    assert "token" in t.options()
    t.play("token", "make wood", "fair", "skip", "skip")
    assert t.picture("craft_guild") == [2, 0, 0]


def test_c5_5_3_never_more_than_three_privilege_tokens() -> None:
    """Not from the town hall, not as the award, not in a position."""
    t = craftsmen(ready(privileges=3), seat(), seat(), queues={"town_hall": queue([1])}, stage="town_hall")
    assert "take-privilege" not in t.options()
    assert t.why_not("take-privilege").clause == "C12.2"

    t.play("skip")

    assert [p.privileges for p in t.s.seats] == [3, 1, 1]
    with pytest.raises(BadPosition):
        craftsmen(seat(privileges=4), seat(), seat(), seat(), seat())


def test_cx_20_privilege_token() -> None:
    """Yellow and red on the first space, green elsewhere with a token: all three use the privilege."""
    t = craftsmen(
        seat(),
        seat(),
        seat(privileges=1),
        queues={"notary": queue([1, 2], [3]), "town_hall": queue([1])},
        stage="notary",
    )
    offered: list[list[str]] = []
    for _ in range(3):
        offered.append([option for option in t.options() if option in ("privilege", "token")])
        t.play(*offered[-1], "look basic").deal()
        shown = t.options()[:2]
        t.play(*shown, "top").finish("skip").play("skip")

    assert offered == [["privilege"], ["privilege"], ["token"]]
    assert t.picture("notary") == [1, 1, 1]
    assert t.seat(2).privileges == 0


# C5.6 -----------------------------------------------------------------------------------------------------


def test_c5_6_who_used_a_privilege_stays_on_the_picture_until_the_end() -> None:
    """Player 1 by the space, player 2 by a token, player 3 not at all; stages later they are still there."""
    t = craftsmen(
        seat("sawmill-1"),
        seat("sawmill-2", privileges=1),
        seat("sawmill-3"),
        queues={"craft_guild": queue([1], [2], [3]), "town_hall": queue([3])},
        stage="craft_guild",
    )
    t.play("privilege", "make wood", "fair", "skip", "skip")
    assert t.picture("craft_guild") == [1, 0, 0]
    assert t.queue("craft_guild") == [[], [2], [3]]
    t.play("token", "make wood", "fair", "skip", "skip", "skip")

    assert "take-work" in t.options()  # stage VI
    assert t.picture("craft_guild") == [1, 1, 0]
    assert t.queue("craft_guild") == [[], [], [3]]
    t.play("skip")
    assert t.season == (1, "summer")
    assert [p.privileges for p in t.s.seats] == [0, 0, 1]  # counted: player 3 used the fewest
    assert t.picture("craft_guild") == [0, 0, 0]
    assert t.queue("craft_guild") == [[], [], []]
    assert [p.assistants for p in t.s.seats] == [5, 5, 5]


# Work tokens ----------------------------------------------------------------------------------------------


def test_c5_7_1_in_the_five_gaps_between_stages() -> None:
    """R-09: after stages I, II, III, IV and V; not before I and not after VI."""
    t = craftsmen(
        seat(passed=True, works=1), seat(passed=True), seat(), queues={"bankers": queue([2])}, turn=3
    )
    t.listen()
    gaps: list[int] = []
    while t.season == (1, "spring"):
        if "spend" in t.options():
            assert t.decider == 0
            gaps.append([event[3] for event in t.events if event[0] == E_STAGE][-1])
        t.answer_plainly()
        t.deal()

    assert gaps == [0, 1, 2, 3, 4]


def test_c5_7_1_asked_in_turn_order_any_number_one_after_another() -> None:
    """R-09."""
    t = craftsmen(
        seat(works=1),
        seat(works=2),
        seat(works=1),
        queues={"bankers": queue([1])},
        order=[2, 3, 1],
        stage="bankers",
    )
    t.play("skip")
    asked: list[int] = []
    while "spend" in t.options():
        asked.append(t.decider + 1)
        t.play("spend", "make wood", "fair")
        if len(asked) == 4:
            break

    assert asked == [2, 2, 3, 1]
    assert [p.fair for p in t.s.seats] == [1, 2, 1]


def test_c5_7_1_the_token_returns_and_the_point_is_spent_at_once() -> None:
    """All four uses of C10.3 are open, nothing else is: no waiving, no privilege."""
    t = craftsmen(
        seat(
            "sawmill-1",
            built("mill-1", "wheat"),
            built("tailor-1", "cloth", "leather"),
            "cooperage-1",
            works=1,
            privileges=2,
            fair=1,
        ),
        seat(),
        seat(),
        queues={"bankers": queue([2])},
        stage="bankers",
    )
    t.play("skip", "spend")

    assert t.seat(0).works == 0
    assert t.s.work_pool == 6
    assert t.options() == ["make wood", "trade", "card mill-1", "card tailor-1"]
    t.play("card mill-1", "granary flour")
    assert t.seat(0).vp == 1
    t.play("draw").deal()
    assert t.season == (1, "summer")  # one point, one use: nobody is asked again


def test_c5_7_1_no_assistant_is_needed() -> None:
    """Player 3 has passed with all five at hand."""
    t = craftsmen(
        seat(), seat(), seat(works=1, passed=True), queues={"merchants": queue([1])}, stage="merchants"
    )

    t.play("skip", "spend", "make wood", "fair")

    assert t.seat(2).fair == 1


def test_c5_7_2_never_more_than_three_work_tokens() -> None:
    t = craftsmen(
        seat(works=3), seat(works=2), seat(), queues={"town_hall": queue([1], [2])}, stage="town_hall"
    )
    assert "take-work" not in t.options()
    assert t.why_not("take-work").clause == "C12.3"
    t.play("skip")
    assert "take-work" in t.options()
    t.play("take-work")

    assert t.seat(1).works == 3
    with pytest.raises(BadPosition):
        craftsmen(seat(works=4), seat(), seat(), seat(), seat())
