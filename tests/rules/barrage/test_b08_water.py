"""Rule B8: how a drop flows, and the water phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest

from millrace.games.barrage.content.map import DAM_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import E_ADDED, E_ENERGY, E_HELD, E_LEAVES, E_WAITS
from millrace.games.barrage.ops.water import flow_from
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, seat

PAUL, JOANNA, VIKTOR = 0, 1, 2
LEFT, RIGHT = 0, 1
HEADS = ["head A", "head B", "head C", "head D"]
NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}


def told(t: Play, kind: int) -> list[tuple[int, int]]:
    """Seat and amount of the events of one kind, in order."""
    return [(who, a) for k, who, _, a, _ in t.events if k == kind]


def course(t: Play) -> list[str]:
    """Where drops ended, in order: the dam that stopped each, or the exit."""
    ends = []
    for kind, _, _, a, _ in t.events:
        if kind == E_HELD:
            ends.append(DAM_KEYS[a])
        elif kind == E_LEAVES:
            ends.append("right" if a else "left")
    return ends


def behind(t: Play) -> dict[str, object]:
    """The drops each dam holds, as everybody sees them."""
    dams = GAME.view(t.s, PAUL)["dams"]
    assert isinstance(dams, dict)
    return {key: dam["drops"] for key, dam in dams.items()}


def waiting(t: Play) -> list[object]:
    """The drops on the headstream tiles, A to D."""
    heads = GAME.view(t.s, PAUL)["headstreams"]
    assert isinstance(heads, list)
    return [head["drops"] for head in heads]


def headstreams(drops: Sequence[int]) -> list[dict[str, object]]:
    return [{"tile": f"HT{i + 1}", "drops": n} for i, n in enumerate(drops)]


def table(on_map: Mapping[str, object], *, officer: str = "wilhelm", **fields: object) -> Play:
    """Paul's turn at a table of four."""
    return barrage(
        seat(USA, officer),
        seat(GERMANY, "jill"),
        seat(ITALY, "solomon"),
        seat(FRANCE, "graziano"),
        on_map=on_map,
        piles=NO_PILES,
        **fields,
    )


def water_phase(on_map: Mapping[str, object], drops: Sequence[int], last: Sequence[str] = ()) -> Play:
    """The last engineer of the round has been placed, in the bank unless told otherwise."""
    t = barrage(
        seat(USA, "wilhelm", engineers=1),
        seat(GERMANY, "jill", engineers=0, passed=True),
        seat(ITALY, "solomon", engineers=0, passed=True),
        seat(FRANCE, "graziano", engineers=0, passed=True),
        on_map=on_map,
        headstreams=headstreams(drops),
        piles=NO_PILES,
    )
    return t.play(*(last or ("space bank", "engineers 1")))


# B8.1 Natural flow of one drop ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "basins", "exit_"),
    [("A", [1, 8], "left"), ("B", [2, 5, 9], "left"), ("C", [3, 6, 10], "right"), ("D", [4, 7, 10], "right")],
)
def test_b8_1_1_upper_space_lower_space_next_basin(head: str, basins: list[int], exit_: str) -> None:
    """Dams of level 1 all along a river fill from the top; the last drop leaves the map."""
    on_map = {f"B{basin}{side}": (owner, 1, 0) for basin in basins for owner, side in ((1, "U"), (2, "L"))}
    drops = [0, 0, 0, 0]
    drops["ABCD".index(head)] = len(on_map) + 1

    t = water_phase(on_map, drops)

    assert course(t) == [*on_map, exit_]


def test_b8_1_1_powerhouse_spaces_come_before_the_base_spaces() -> None:
    """Paul's energy for the drop that passes his powerhouse is told before a dam below it stops the drop."""
    t = table({"P8_1": 1, "P9_1": 1, "P10_1": 1, "B8U": (2, 1, 0)})

    t.play("space water_flow1_L", "head A")

    assert [kind for kind, *_ in t.events if kind in (E_ENERGY, E_HELD)] == [E_ENERGY, E_HELD]


@pytest.mark.parametrize(("head", "basin"), [("A", 1), ("B", 2), ("C", 3), ("D", 4)])
def test_b8_1_2_headstream_enters_the_upper_space_of_its_basin(head: str, basin: int) -> None:
    t = table({f"B{basin}U": (2, 1, 0), f"B{basin}L": (1, 1, 0)})

    t.play("space water_flow1_L", f"head {head}")

    assert course(t) == [f"B{basin}U"]


@pytest.mark.parametrize("owner", [1, 2, "neutral"], ids=["own", "foreign", "neutral"])
def test_b8_1_3_dam_with_room_holds_the_drop(owner: object) -> None:
    t = table({"B5L": (owner, 2, 1), "B9U": (3, 1, 0)})

    t.play("space water_flow1_L", "head B")

    assert course(t) == ["B5L"]
    assert behind(t) == {"B5L": 2, "B9U": 0}


def test_b8_1_4_full_dam_lets_the_drop_continue() -> None:
    t = table({"B2U": (1, 1, 1), "B5U": (2, 2, 2), "B5L": ("neutral", 2, 2), "B9L": (3, 1, 0)})

    t.play("space water_flow1_L", "head B")

    assert course(t) == ["B9L"]
    assert behind(t) == {"B2U": 1, "B5U": 2, "B5L": 2, "B9L": 1}


def test_b8_1_4_empty_base_space_holds_nothing() -> None:
    t = table({"B9L": (3, 1, 0)})

    t.play("space water_flow1_L", "head B")

    assert course(t) == ["B9L"]


def test_b8_1_4_dam_with_a_fourth_drop_is_full() -> None:
    """R-62: Mahiri's dam kept four; with one drop used, three still fill it."""
    on_map = {"B2U": (1, 3, 4), "C2A": 1, "P6_1": 1}
    t = table(on_map, officer="mahiri")

    t.play("space water_flow1_L", "head B")
    assert course(t) == ["left"]
    t.play(*["space bank", "engineers 1"] * 3)

    t.play("space turbine_zero_L", "system B2U C2A", "drops 1")
    assert behind(t) == {"B2U": 3}
    t.play("space water_flow1_R", "head B")
    assert course(t) == ["left"]
    assert behind(t) == {"B2U": 3}


@pytest.mark.parametrize(("head", "exit_"), [("A", "left"), ("B", "left"), ("C", "right"), ("D", "right")])
def test_b8_1_5_drop_leaves_the_map_below_basin_11_or_12(head: str, exit_: str) -> None:
    t = table({})

    t.play("space water_flow1_L", f"head {head}")

    assert course(t) == [exit_]
    assert waiting(t) == [0, 0, 0, 0]
    assert sum(t.s.dam_drops) == 0


def test_b8_1_6_each_drop_finishes_before_the_next_starts() -> None:
    """Two drops of a production: the first takes the last room of the upper dam, the second goes on."""
    t = table({"B6U": (1, 2, 2), "C6A": 1, "P9_1": 1, "B9U": (2, 2, 1), "B9L": (3, 1, 0)})

    t.play("space turbine_zero_L", "system B6U C6A", "drops 2")

    assert course(t) == ["B9U", "B9L"]


def test_b8_1_7_powerhouses_and_conduits_do_not_stop_water() -> None:
    conduits = {"C2A": 1, "C2B": 1, "C5A": 2, "C5B": 2}
    powerhouses = {"P5_1": 2, "P5_2": 3, "P9_1": 2, "P9_2": 3}
    t = table({**conduits, **powerhouses, "B9L": (4, 1, 0)})

    t.play("space water_flow1_L", "head B")

    assert course(t) == ["B9L"]


def test_b8_1_8_held_drop_moves_only_through_a_production() -> None:
    """Neither a passing drop, nor an elevation, nor the water phase moves it."""
    t = table({"B2U": (1, 1, 1), "B9L": (2, 1, 0), "C2A": 1, "P6_1": 1})

    t.play("space water_flow1_L", "head B")
    assert behind(t) == {"B2U": 1, "B9L": 1}
    t.play(*["space bank", "engineers 1"] * 3, "build elevation", "site B2U")
    assert behind(t) == {"B2U": 1, "B9L": 1}
    t.finish_turns()
    assert t.s.round == 2
    assert behind(t) == {"B2U": 1, "B9L": 1}

    while t.decider != PAUL:
        t.play("space bank", "engineers 1")
    t.play("space turbine_zero_L", "system B2U C2A", "drops 1")
    assert behind(t) == {"B2U": 0, "B9L": 1}


def test_b8_1_9_drops_put_on_a_dam_do_not_flow() -> None:
    """The level I base tile beside an active USA ability: no energy, nothing held on the way."""
    paul = seat(USA, "wilhelm", extra_tiles=["A1_base"])
    on_map = {"P8_1": 1, "P9_1": 1, "P10_1": 1, "B10L": (1, 2, 0)}
    t = barrage(paul, seat(GERMANY, "jill"), on_map=on_map)

    t.play("build base", "site B8L", "tile A1_base")

    assert told(t, E_ADDED) == [(PAUL, DAM_KEYS.index("B8L")), (PAUL, DAM_KEYS.index("B10L"))]
    assert course(t) == []
    assert told(t, E_ENERGY) == []
    assert behind(t) == {"B8L": 1, "B10L": 1}


def test_b8_1_9_filled_dam_triggers_nothing() -> None:
    paul = seat(USA, "wilhelm", extra_tiles=["A2_elevation"])
    on_map = {"P8_1": 1, "P9_1": 1, "P10_1": 1, "B10L": (1, 1, 0)}
    t = barrage(paul, seat(GERMANY, "jill"), on_map=on_map)

    t.play("build elevation", "site B10L", "tile A2_elevation")

    assert [(a, b) for kind, _, _, a, b in t.events if kind == E_ADDED] == [(DAM_KEYS.index("B10L"), 2)]
    assert course(t) == []
    assert told(t, E_ENERGY) == []


def test_b8_1_10_passing_drop_triggers_the_usa() -> None:
    """Past basins 9 and 11, where Paul has powerhouses; not past 5, where he has none."""
    t = table({"P8_1": 1, "P9_1": 1, "P11_1": 1, "P5_1": 2})

    t.play("space water_flow1_L", "head B")

    assert told(t, E_ENERGY) == [(PAUL, 1), (PAUL, 1)]


# B8.2 Water phase -----------------------------------------------------------------------------------------


def test_b8_2_1_all_waiting_drops_flow_after_the_actions() -> None:
    """Also the one placed by the last action of the round."""
    t = water_phase({"B1U": (2, 1, 0), "B4U": (3, 2, 0)}, [1, 0, 0, 2], ["space water_place2_L", "head D"])
    assert told(t, E_HELD) == []
    assert waiting(t) == [1, 0, 0, 3]

    t.play("skip")

    assert course(t) == ["B1U", "B4U", "B4U", "right"]
    assert waiting(t) == [0, 0, 0, 0]


def test_b8_2_1_drops_wait_while_anybody_still_acts() -> None:
    t = table({"B1U": (2, 1, 0)}, headstreams=headstreams([1, 0, 0, 0]))

    t.play("space bank", "engineers 12")

    assert course(t) == []
    assert waiting(t) == [1, 0, 0, 0]


def test_b8_2_2_headstreams_a_to_d_each_to_its_end() -> None:
    """C and D share basin 10: its dam holds the drop of C."""
    on_map = {"B1U": (1, 1, 0), "B2U": (2, 1, 0), "B10U": (3, 1, 0)}

    t = water_phase(on_map, [2, 2, 1, 1])

    assert course(t) == ["B1U", "left", "B2U", "left", "B10U", "right"]


def test_b8_2_2_order_does_not_change_the_result() -> None:
    """R-18: every order of six drops leaves the same dams and the same energy."""
    on_map = {
        "B2U": (2, 1, 0),
        "B3U": (3, 1, 0),
        "B6L": ("neutral", 2, 2),
        "B10U": (3, 2, 1),
        "B10L": (2, 1, 0),
        "P8_1": 1,
        "P10_1": 1,
        "P12_1": 1,
    }
    results = set()
    for order in set(permutations([1, 1, 2, 2, 3, 3])):
        t = table(on_map)
        for head in order:
            flow_from(t.s, head, 0)
        results.add((tuple(t.s.dam_drops), t.seat(PAUL).energy))

    assert len(results) == 1
    dams, energy = results.pop()
    assert sum(dams) == 3 + 6 - 2  # one drop leaves through each exit
    assert energy == 3 + 1  # three pass basin 10, two stop there, one passes basin 12


def test_b8_2_3_held_drops_do_not_move() -> None:
    t = water_phase({"B1U": (1, 2, 2), "B8L": ("neutral", 3, 1)}, [1, 0, 0, 0])

    assert course(t) == ["B8L"]
    assert behind(t) == {"B1U": 2, "B8L": 2}


# Worked examples ------------------------------------------------------------------------------------------


def test_bx_08_dam_capacity() -> None:
    t = water_phase({"B5L": ("neutral", 2, 1)}, [0, 2, 0, 0])

    assert course(t) == ["B5L", "left"]
    assert behind(t) == {"B5L": 2}


@pytest.mark.parametrize(
    ("answers", "drops"),
    [
        (["head B", "head B"], [0, 2, 0, 0]),
        (["head B", "head D"], [0, 1, 0, 1]),
        (["head B", "skip"], [0, 1, 0, 0]),
    ],
)
def test_bx_25_water_management_two_drops(answers: list[str], drops: list[int]) -> None:
    t = table({"B2U": (1, 3, 0), "B4U": (2, 1, 0)})

    t.play("space water_place2_L")
    assert t.options() == HEADS  # none at all is not offered
    t.play(*answers)

    assert waiting(t) == drops
    assert len(told(t, E_WAITS)) == sum(drops)
    assert course(t) == []
    assert t.decider == JOANNA


def test_bx_26_flowing_drop() -> None:
    t = table({"B8U": (2, 1, 0)})

    t.play("space water_flow1_L", "head A")

    assert course(t) == ["B8U"]
    assert behind(t) == {"B8U": 1}


def test_bx_28_water_phase() -> None:
    on_map = {
        "B1U": (3, 1, 1),
        "B8L": ("neutral", 3, 2),
        "B4U": (4, 2, 1),
        "B7U": (1, 2, 1),
        "B7L": ("neutral", 2, 1),
    }

    t = water_phase(on_map, [2, 0, 0, 3])

    assert course(t) == ["B8L", "left", "B4U", "B7U", "B7L"]
    assert behind(t) == {"B1U": 1, "B8L": 3, "B4U": 2, "B7U": 2, "B7L": 2}
    assert waiting(t) == [0, 0, 0, 0]
