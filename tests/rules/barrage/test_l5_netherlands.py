"""Rule L5: the Netherlands, whose third powerhouse refills a dam after each production."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from millrace.games.barrage.content.map import DAM_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_ADDED,
    E_CREDITS,
    E_ENERGY,
    E_FULFILLED,
    E_HELD,
    E_LEAVES,
    E_REVEAL,
    E_ROTATE,
    E_VP,
    S_INCOME,
)
from tests.tables import BASIC, FRANCE, USA, Play, barrage, seat, wheel

NETHERLANDS = "netherlands"
DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]  # full, so that nothing is drawn after a turn
HOUSES = {"P8_1": 1, "P9_1": 1, "P10_1": 1}
# the dam of the system, another own dam with room, a full one, one of somebody else and a neutral one
DAMS = {
    "B5L": (1, 3, 2),
    "C5A": 1,
    "B6L": (1, 2, 1),
    "B7L": (1, 1, 1),
    "B6U": (2, 2, 0),
    "B8L": ("neutral", 3, 0),
}
PRODUCE = ("space turbine_zero_L", "system B5L C5A", "drops 1")


def netherlands(
    *,
    company: str = NETHERLANDS,
    officer: str = "jill",
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """Her turns follow each other: the other seat, the USA, has passed."""
    return barrage(
        seat(company, officer, extra_tiles=(), **fields),
        seat(USA if company != USA else FRANCE, "graziano", passed=True),
        on_map={**DAMS, **HOUSES} if on_map is None else on_map,
        **{"leeghwater": True, "display": DISPLAY, **(table or {})},
    )


def told(t: Play, kind: int, who: int = 0) -> list[tuple[int, int]]:
    """What the last answers did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def drops(t: Play, key: str) -> int:
    return t.s.dam_drops[DAM_KEYS.index(key)]


# L5.1 -----------------------------------------------------------------------------------------------------


def test_l5_1_a_drop_may_go_on_another_own_dam_with_room() -> None:
    """Not on the dam just used, a full one, a foreign one or a neutral one."""
    t = netherlands()

    t.play(*PRODUCE)
    assert t.options() == ["site B6L", "skip"]
    t.play("site B6L")

    assert told(t, E_ADDED) == [(DAM_KEYS.index("B6L"), 1)]
    assert drops(t, "B6L") == 2


def test_bx_114_netherlands() -> None:
    """Dam X is used, dam Y has room; a neutral dam is near."""
    t = netherlands(on_map={"B5L": (1, 3, 3), "C5A": 1, "B7L": (1, 2, 0), "B8L": ("neutral", 3, 0), **HOUSES})

    t.play(*PRODUCE)

    assert t.options() == ["site B7L", "skip"]
    t.play("site B7L")
    assert (drops(t, "B5L"), drops(t, "B7L")) == (2, 1)


def test_b11_6_1_the_netherlands_have_an_ability_like_the_others() -> None:
    """With two powerhouses nothing is asked, with three it is."""
    two = {key: owner for key, owner in HOUSES.items() if key != "P10_1"}
    t = netherlands(on_map={**DAMS, **two})
    t.play(*PRODUCE)
    assert "space bank" in t.options()

    t = netherlands()
    t.play(*PRODUCE)
    assert t.options() == ["site B6L", "skip"]


def test_l5_1_it_may_be_declined() -> None:
    t = netherlands()

    t.play(*PRODUCE, "skip")

    assert told(t, E_ADDED) == []
    assert drops(t, "B6L") == 1
    assert "space bank" in t.options()


def test_l5_1_no_dam_with_room_no_question() -> None:
    t = netherlands(on_map={"B5L": (1, 3, 2), "C5A": 1, "B7L": (1, 1, 1), **HOUSES})

    t.play(*PRODUCE)

    assert "space bank" in t.options()


def test_l5_1_it_comes_after_the_contract() -> None:
    t = netherlands(contracts=["S3"])

    t.play(*PRODUCE)
    assert t.options() == ["contract S3", "skip"]
    t.play("contract S3")

    assert len(told(t, E_FULFILLED)) == 1
    assert t.options() == ["site B6L", "skip"]


def test_l5_1_the_water_of_the_production_flows_first() -> None:
    """The drop turbined in basin 8 is caught below: that dam is full when the question comes."""
    t = netherlands(on_map={**DAMS, "B8U": (1, 1, 0), **HOUSES})

    t.play(*PRODUCE)

    assert drops(t, "B8U") == 1
    assert t.options() == ["site B6L", "skip"]


def test_l5_1_also_after_the_control_station_and_the_level_ii_powerhouse() -> None:
    buildings = [{"key": "control_station", "slots": [1, None, None, None]}]
    t = netherlands(table={"buildings": buildings})
    t.play("space control_station_1", "system B5L C5A", "drops 1")
    assert t.options() == ["site B6L", "skip"]

    t = netherlands(
        wheel=wheel(("BASIC_powerhouse", 0, 0)),
        tiles=[*(tile for tile in BASIC if tile != "BASIC_powerhouse"), "BASIC_building", "A2_powerhouse"],
        mixers=5,
    )
    t.play("build powerhouse", "site P11_1", "system B5L C5A", "drops 1")
    assert t.options() == ["site B6L", "skip"]


def test_l5_1_not_after_contract_energy() -> None:
    t = netherlands(table={"buildings": [{"key": "wind_farm", "slots": [1, None, None, None]}]})

    t.play("space wind_farm_1")

    assert t.seat(0).energy == 5
    assert "space bank" in t.options()


def test_l5_1_not_for_another_company() -> None:
    t = netherlands(company=USA)

    t.play(*PRODUCE)

    assert "space bank" in t.options()


def test_l5_1_a_neutral_dam_may_be_produced_with_and_all_own_dams_stay_open() -> None:
    t = netherlands(on_map={"B8L": ("neutral", 3, 1), "C8A": 1, "B6L": (1, 2, 1), "P11_1": 1, **HOUSES})

    t.play("space turbine_zero_L", "system B8L C8A", "drops 1")

    assert t.options() == ["site B6L", "skip"]


def test_l5_1_an_ability_won_by_the_contract_acts_at_once() -> None:
    """R-81: the third powerhouse is the reward of the contract."""
    two = {key: owner for key, owner in HOUSES.items() if key != "P10_1"}
    t = netherlands(
        on_map={**DAMS, **two}, contracts=["Y02"], table={"display": [*DISPLAY[:3], "Y03", "R01", "R02"]}
    )

    t.play("space turbine_plus2_L", "system B5L C5A", "drops 2", "contract Y02", "site P10_1")

    assert t.seat(0).houses == 3
    assert t.options() == ["site B6L", "skip"]


# L5.2 -----------------------------------------------------------------------------------------------------


def test_l5_2_the_drop_does_not_flow_and_wakes_no_other_ability() -> None:
    """The USA has powerhouses in the basin of the dam and below; only flowing drops would count."""
    t = netherlands(on_map={**DAMS, **HOUSES, "P6_1": 2, "P7_1": 2, "P10_3": 2})
    t.play(*PRODUCE)
    before = t.seat(1).energy

    t.play("site B6L")

    assert t.seat(1).energy == before == 0
    assert [event for event in t.events if event[0] in (E_HELD, E_LEAVES)] == []
    assert t.s.head_drops == [0, 0, 0, 0]


def test_l5_2_a_flowing_drop_would_wake_the_usa() -> None:
    """The same map, the drop sent from headstream C."""
    t = netherlands(on_map={**DAMS, **HOUSES, "P6_1": 2, "P7_1": 2, "P10_3": 2})

    t.play("space water_flow1_L", "head C")

    assert told(t, E_ENERGY, 1) != []


# L5.3 -----------------------------------------------------------------------------------------------------


BASES = {"B1L": 1, "B2L": 1, "B3L": 1, "B4L": 1}
CONDUITS = {"C9A": 1, "C10A": 1, "C10B": 1, "C8B": 1}
# row, pieces before, what is built, the place of the income, what it does
INCOMES = [
    (0, dict(list(BASES.items())[:1]), "base", "site B8L", "head A"),
    (0, dict(list(BASES.items())[:3]), "base", "site B8L", (E_ROTATE, 2)),
    (0, BASES, "base", "site B8L", (E_VP, 7)),
    (1, {"B8L": (1, 2, 0)}, "elevation", "site B8L", (E_CREDITS, 3)),
    (1, {"B8L": (1, 3, 0), "B9L": (1, 2, 0)}, "elevation", "site B9L", (E_VP, 2)),
    (1, {"B8L": (1, 3, 0), "B9L": (1, 3, 0), "B10L": 1}, "elevation", "site B10L", (E_VP, 7)),
    (2, dict(list(CONDUITS.items())[:1]), "conduit", "site C7A", (E_ENERGY, 2)),
    (2, dict(list(CONDUITS.items())[:3]), "conduit", "site C7A", "excavators 2"),
    (2, CONDUITS, "conduit", "site C7A", (E_VP, 7)),
]


@pytest.mark.parametrize(("place", "income"), list(enumerate(INCOMES)))
def test_l5_3_the_incomes_of_the_board(
    place: int, income: tuple[int, dict[str, object], str, str, str | tuple[int, int]]
) -> None:
    """The second, the fourth and the fifth piece of each row."""
    row, before, structure, site, given = income
    t = netherlands(on_map=before, excavators=9, mixers=9)
    assert place // 3 == row

    t.play(f"build {structure}", site)
    if t.options()[0].startswith("pay"):
        t.play(t.options()[0])

    assert told(t, E_REVEAL)[-1] == (S_INCOME + place, 0)
    if isinstance(given, str):
        assert given in t.options()
    else:
        kind, amount = given
        assert (amount, 0) in told(t, kind)


def test_l5_3_two_drops_wait_and_two_drops_flow() -> None:
    """The second base gives drops that wait, the fourth elevation drops that flow."""
    t = netherlands(on_map={"B1L": 1}, excavators=9)
    t.play("build base", "site B8L", "head A", "head D")
    assert t.s.head_drops == [1, 0, 0, 1]
    assert t.decider == 0

    t = netherlands(on_map={"B8L": (1, 3, 0), "B9L": (1, 2, 0)}, mixers=9)
    t.play("build elevation", "site B9L", "head A", "head A")
    assert t.s.head_drops == [0, 0, 0, 0]
    assert drops(t, "B8L") == 2


def test_l5_3_an_income_is_received_again_every_round() -> None:
    """The income step of the next round: two steps of energy for the conduits."""
    t = netherlands(on_map={"C9A": 1, "C10A": 1}, engineers=1)

    t.play("space bank", "engineers 1").deal()

    assert GAME.view(t.s, 0)["round"] == 2
    assert t.seat(0).energy == 2
