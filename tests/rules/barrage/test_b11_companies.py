"""Rule B11: the powerhouse row and the special abilities of the companies."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from millrace.games.barrage.content.map import DAM_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_CREDITS,
    E_ENERGY,
    E_FULFILLED,
    E_HELD,
    E_LEAVES,
    E_PRODUCED,
    E_VP,
    S_RANK,
)
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, seat

NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}
HOUSES = ["P6_1", "P5_1", "P7_1", "P8_1"]
# Joanna's works of BX-35: 2 drops from basin 6 to basin 7, and from there through a white conduit to basin 10
TWO_STAGES: dict[str, object] = {
    "B6U": (1, 2, 2),
    "C6B": 1,
    "P7_1": 1,
    "B7U": (1, 3, 1),
    "C7A": 2,
    "P10_1": 1,
    "P9_1": 1,
}


def told(t: Play, kind: int) -> list[tuple[int, int]]:
    """Seat and amount of the events of one kind, in order."""
    return [(who, a) for k, who, _, a, _ in t.events if k == kind]


def houses(n: int) -> dict[str, object]:
    """One drop, a conduit of value 3 to basin 6, and n powerhouses, the first of them there."""
    return {"B2L": (1, 1, 1), "C2A": 1, **dict.fromkeys(HOUSES[:n], 1)}


def table(
    company: str,
    on_map: Mapping[str, object],
    *,
    officer: str = "wilhelm",
    tile: str = "",
    mine: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The turn of the company in the first seat; the second is another one with Jill."""
    own = seat(company, officer, extra_tiles=[tile] if tile else [], **(mine or {}))
    other = seat(FRANCE if company != FRANCE else ITALY, "jill")
    return barrage(own, other, on_map=on_map, piles=NO_PILES, **fields)


# B11.1 Powerhouse row -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("built", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 3)])
def test_b11_1_1_production_bonus_of_the_second_and_fourth(built: int, bonus: int) -> None:
    t = table(FRANCE, houses(built))

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1")

    assert told(t, E_PRODUCED) == [(0, 3 + bonus)]


@pytest.mark.parametrize(("built", "energy"), [(2, [4]), (3, [4, 3]), (4, [6, 3])])
def test_b11_1_1_ability_from_the_third_on(built: int, energy: list[int]) -> None:
    """Italy's three steps show that its ability is active."""
    t = table(ITALY, houses(built))

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1")

    assert told(t, E_ENERGY) == [(0, n) for n in energy]


def test_b11_1_1_ability_stays_for_the_rest_of_the_game() -> None:
    t = table(ITALY, {**houses(3), "B2L": (1, 2, 2)})

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1").finish_turns()
    assert t.s.round == 2
    while t.decider != 0:
        t.play("space bank", "engineers 1")
    t.play("space turbine_zero_L", "system B2L C2A", "drops 1")

    assert told(t, E_ENERGY) == [(0, 4), (0, 3)]


def test_b11_1_2_bonus_applies_to_a_production_granted_by_a_tile() -> None:
    """The third powerhouse with the level II tile: +2 of the tile, +1 of the board."""
    t = table(FRANCE, houses(2), tile="A2_powerhouse")

    t.play("build powerhouse", "site P8_1", "tile A2_powerhouse", "system B2L C2A", "drops 1")

    assert told(t, E_PRODUCED) == [(0, 3 + 2 + 1)]


def test_b11_1_2_bonus_does_not_apply_to_the_second_production_of_germany() -> None:
    """Four powerhouses: +3 for the first production only."""
    t = table(GERMANY, {**TWO_STAGES, "P12_1": 1})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 1")
    assert told(t, E_PRODUCED) == [(0, 2 + 3)]
    t.play("system B7U C7A", "drops 1")

    assert told(t, E_PRODUCED) == [(0, 2)]


def test_b11_1_3_bonus_acts_on_the_production_of_the_tile_that_built_it() -> None:
    """The second powerhouse itself is used: 3 + 2 + 1."""
    on_map = {"B2L": (1, 1, 1), "C2A": 1, "P5_1": 1}
    t = table(FRANCE, on_map, tile="A2_powerhouse")

    t.play("build powerhouse", "site P6_1", "tile A2_powerhouse", "system B2L C2A", "drops 1")

    assert told(t, E_PRODUCED) == [(0, 6)]


def test_b11_1_3_ability_acts_on_the_production_of_the_tile_that_built_it() -> None:
    t = table(ITALY, houses(2), tile="A2_powerhouse")

    t.play("build powerhouse", "site P8_1", "tile A2_powerhouse", "system B2L C2A", "drops 1")

    assert told(t, E_ENERGY) == [(0, 6), (0, 3)]


# B11.2 USA ------------------------------------------------------------------------------------------------


def test_b11_2_1_usa_gains_in_anybodys_turn_and_phase() -> None:
    """Joanna's flowing drop, then the water phase: one each past basin 9."""
    t = barrage(
        seat(GERMANY, "jill", engineers=2),
        seat(USA, "wilhelm", engineers=0, passed=True),
        on_map={"P9_1": 2, "P7_1": 2, "P8_1": 2},
        headstreams=[{"tile": f"HT{i}", "drops": int(i == 2)} for i in (1, 2, 3, 4)],
        piles=NO_PILES,
    )

    t.play("space water_flow1_L", "head B")
    assert told(t, E_ENERGY) == [(1, 1)]
    t.play("space bank", "engineers 1")
    assert told(t, E_ENERGY) == [(1, 1)]


def test_b11_2_1_needs_three_powerhouses() -> None:
    t = table(USA, {"P5_1": 1, "P9_1": 1})

    t.play("space water_flow1_L", "head B")

    assert told(t, E_LEAVES) != []
    assert told(t, E_ENERGY) == []


def test_b11_2_2_one_energy_per_drop_and_basin() -> None:
    """Two drops past basins 5, 9 and 11, every powerhouse counting."""
    t = table(
        USA,
        {"P5_1": 1, "P9_1": 1, "P11_1": 1},
        mine={"engineers": 1},
        headstreams=[{"tile": f"HT{i}", "drops": 2 * int(i == 2)} for i in (1, 2, 3, 4)],
        round=5,
    )

    t.play("space bank", "engineers 1", "space bank", "engineers 12")

    assert told(t, E_ENERGY) == [(0, 1)] * 6
    assert t.seat(0).energy == 6


@pytest.mark.parametrize("producer", [USA, GERMANY])
def test_b11_2_3_basin_of_the_production_does_not_trigger(producer: str) -> None:
    """R-63: neither in the USA's own production nor in another's; basin 11 below does."""
    mine = 1 if producer == USA else 2
    on_map = {"B6U": (1, 1, 1), "C6A": 1, "P9_1": 1, "P9_2": 2, "P11_1": mine, "P5_1": mine}
    other = seat(GERMANY if producer == USA else USA, "jill")
    t = barrage(seat(producer, "wilhelm"), other, on_map=on_map, piles=NO_PILES)

    t.play("space turbine_zero_L", "system B6U C6A", "drops 1")

    produced = told(t, E_PRODUCED)[0][1]
    assert told(t, E_ENERGY) == [(0, produced), (mine - 1, 1)]


def test_b11_2_4_water_phase_triggers_before_scoring() -> None:
    """Paul's only energy of the round comes with the water phase and wins him the ranking."""
    t = barrage(
        seat(GERMANY, "jill", engineers=1),
        seat(USA, "wilhelm", engineers=0, passed=True),
        on_map={"P9_1": 2, "P7_1": 2, "P8_1": 2},
        headstreams=[{"tile": f"HT{i}", "drops": int(i == 2)} for i in (1, 2, 3, 4)],
        piles=NO_PILES,
    )

    t.play("space bank", "engineers 1")

    assert told(t, E_ENERGY) == [(1, 1)]
    assert [(who, a) for k, who, because, a, _ in t.events if (k, because) == (E_VP, S_RANK)] == [(1, 6)]


@pytest.mark.parametrize(("dam", "energy"), [("B2L", []), ("B5U", [(0, 1)]), ("B5L", [(0, 1)])])
def test_b11_2_5_powerhouse_spaces_come_before_the_dams_of_the_basin(
    dam: str, energy: list[tuple[int, int]]
) -> None:
    """The powerhouse is in basin 5: a dam in basin 2 stops the drop too early, one in basin 5 does not."""
    t = table(USA, {"P5_1": 1, "P7_1": 1, "P8_1": 1, dam: (2, 1, 0)})

    t.play("space water_flow1_L", "head B")

    assert told(t, E_HELD) == [(1, DAM_KEYS.index(dam))]
    assert told(t, E_ENERGY) == energy


def test_b11_2_6_gain_is_not_asked_and_fulfils_nothing() -> None:
    """Three energy past three basins, and a contract of requirement 2 face up."""
    t = table(USA, {"P5_1": 1, "P9_1": 1, "P11_1": 1}, mine={"contracts": ["S3"]})

    t.play("space water_flow1_L", "head B")

    assert t.seat(0).energy == 3
    assert t.decider == 1
    assert told(t, E_FULFILLED) == []


# B11.3 Italy ----------------------------------------------------------------------------------------------


def test_b11_3_1_three_steps_after_the_contract() -> None:
    """R-57: E is 4 for contracts; the three steps follow the reward."""
    t = table(ITALY, houses(3), mine={"contracts": ["G10", "Y01"]})

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1")
    assert told(t, E_ENERGY) == [(0, 4)]
    assert t.options() == ["contract G10", "skip"]
    t.play("contract G10")

    assert [k for k, *_ in t.events[:4]] == [E_FULFILLED, E_VP, E_CREDITS, E_ENERGY]
    assert told(t, E_ENERGY) == [(0, 3)]
    assert t.seat(0).energy == 7


def test_b11_3_1_also_after_a_second_production_of_the_round_and_of_a_tile() -> None:
    """R-57: a turbine space and, a turn later, the level II powerhouse tile."""
    on_map = {**houses(3), "B2L": (1, 2, 2)}
    t = table(ITALY, on_map, tile="A2_powerhouse", mine={"mixers": 5})

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1", "space bank", "engineers 1")
    assert told(t, E_ENERGY) == [(0, 4), (0, 3)]
    t.play("build powerhouse", "site P8_1", "tile A2_powerhouse", "system B2L C2A", "drops 1")

    assert told(t, E_ENERGY) == [(0, 3 + 2 + 3), (0, 3)]


def test_b11_3_2_not_after_the_energy_of_a_tile() -> None:
    t = table(
        ITALY,
        dict.fromkeys(HOUSES[:3], 1),
        officer="anton",
        tile="A3_conduit",
        mine={"excavators": 10},
    )

    t.play("build conduit", "site C1A", "tile A3_conduit")

    assert told(t, E_ENERGY) == [(0, 10)]


def test_b11_3_2_not_after_the_energy_of_an_income() -> None:
    """The fourth elevation reveals 4 track energy, and that is all."""
    on_map = {"B8L": (1, 3, 0), "B9L": (1, 2, 0), **dict.fromkeys(HOUSES[:3], 1)}
    t = table(ITALY, on_map)

    t.play("build elevation", "site B9L")

    assert told(t, E_ENERGY) == [(0, 4)]


def test_b11_3_2_energy_of_a_reward_brings_no_further_steps() -> None:
    """G04 gives 3 track energy: the ability acts once, for the production."""
    t = table(ITALY, houses(3), mine={"contracts": ["G04"]})

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1", "contract G04")

    assert told(t, E_ENERGY) == [(0, 4), (0, 3), (0, 3)]
    assert t.seat(0).energy == 10


# B11.4 Germany --------------------------------------------------------------------------------------------


def test_b11_4_1_second_production_with_a_different_powerhouse() -> None:
    """R-56: water is left behind the first dam, but basin 7 has been used."""
    t = table(GERMANY, TWO_STAGES)

    t.play("space turbine_zero_L", "system B6U C6B", "drops 1")

    assert t.decider == 0
    assert t.options() == ["system B7U C7A", "skip"]
    assert t.why_not("system B6U C6B").clause == "B11.4.1"


def test_b11_4_1_second_production_is_optional() -> None:
    t = table(GERMANY, TWO_STAGES)

    t.play("space turbine_zero_L", "system B6U C6B", "drops 1", "skip")

    assert t.decider == 1
    assert t.seat(0).energy == 3


def test_b11_4_1_two_powerhouses_are_not_enough() -> None:
    t = table(GERMANY, {key: entry for key, entry in TWO_STAGES.items() if key != "P9_1"})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 1")

    assert t.decider == 1


def test_b11_4_1_also_after_a_production_granted_by_a_tile() -> None:
    """R-56."""
    on_map = {key: entry for key, entry in TWO_STAGES.items() if key != "P9_1"}
    t = table(GERMANY, on_map, tile="A2_powerhouse")

    t.play("build powerhouse", "site P9_1", "tile A2_powerhouse", "system B6U C6B", "drops 1")
    assert told(t, E_PRODUCED) == [(0, 2 + 2 + 1)]

    assert t.options() == ["system B7U C7A", "skip"]


def test_b11_4_1_ability_gained_by_the_reward_acts_at_once() -> None:
    """R-81: the third powerhouse is built by the contract of this very production.

    Clauses: B11.1.3
    """
    on_map = {key: entry for key, entry in TWO_STAGES.items() if key != "P9_1"}
    t = table(GERMANY, on_map, mine={"contracts": ["Y02"]})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 2", "contract Y02", "site P9_1")

    assert t.seat(0).houses == 3
    assert t.options() == ["system B7U C7A", "skip"]


def test_b11_4_1_third_powerhouse_built_by_the_reward_can_be_used() -> None:
    """R-81: it switches the ability on and serves the second production itself."""
    on_map = {key: entry for key, entry in TWO_STAGES.items() if key != "P10_1"}
    t = table(GERMANY, on_map, mine={"contracts": ["Y02"]})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 2", "contract Y02", "site P10_1")

    assert t.options() == ["system B7U C7A", "skip"]


def test_b11_4_1_powerhouse_built_by_the_reward_can_be_used() -> None:
    """R-81: the fourth powerhouse goes to basin 10 and serves the second production."""
    on_map = {**{key: entry for key, entry in TWO_STAGES.items() if key != "P10_1"}, "P8_1": 1}
    t = table(GERMANY, on_map, mine={"contracts": ["Y02"]})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 2", "contract Y02", "site P10_1")
    assert told(t, E_PRODUCED) == [(0, 4 + 1)]  # the bonus is fixed when E is computed
    assert t.options() == ["system B7U C7A", "skip"]
    t.play("system B7U C7A", "drops 1")

    assert told(t, E_PRODUCED) == [(0, 2)]


@pytest.mark.parametrize("space", ["turbine_plus2_L", "turbine_minus2_L"])
def test_b11_4_2_second_production_is_drops_times_value(space: str) -> None:
    """R-22: no bonus, no malus, no +1, and Viktor does not lift 2 to 4."""
    t = table(GERMANY, TWO_STAGES, officer="viktor")

    t.play(f"space {space}", "system B6U C6B", "drops 2", "system B7U C7A", "drops 1")

    assert told(t, E_PRODUCED)[1] == (0, 2)


def test_b11_4_3_fee_applies_and_the_first_drops_may_be_used() -> None:
    """Two drops have flowed to the one behind the dam; two credits pay for two of them."""
    t = table(GERMANY, TWO_STAGES, mine={"credits": 2})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 2", "system B7U C7A")
    assert t.options() == ["drops 1", "drops 2"]
    assert t.why_not("drops 3").clause == "B7.1.8"
    t.play("drops 2")

    assert told(t, E_CREDITS) == [(0, -2), (1, 2)]
    assert told(t, E_VP) == [(1, 2)]


def test_b11_4_3_without_credits_for_the_fee_nothing_is_offered() -> None:
    t = table(GERMANY, TWO_STAGES, mine={"credits": 0})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 2")

    assert t.decider == 1


def test_b11_4_4_each_production_has_its_own_contract() -> None:
    """5 and 6 energy: one contract each, and never 11."""
    t = table(GERMANY, TWO_STAGES, mine={"contracts": ["Y01", "Y07", "Y11"]})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 2")
    assert t.options() == ["contract Y01", "skip"]
    t.play("contract Y01", "system B7U C7A", "drops 3")
    assert told(t, E_PRODUCED) == [(0, 6)]
    assert t.options() == ["contract Y07", "skip"]
    assert t.why_not("contract Y11").clause == "B7.3.1"
    t.play("contract Y07")

    assert t.seat(0).fulfilled.bit_count() == 2


def test_b11_4_5_no_third_production() -> None:
    """Basin 9 could still be fed from the neutral dam."""
    on_map = {**TWO_STAGES, "B6L": ("neutral", 2, 2), "C6A": 1}
    t = table(GERMANY, on_map)

    t.play("space turbine_zero_L", "system B6U C6B", "drops 1")
    assert "system B6L C6A" in t.options()
    t.play("system B7U C7A", "drops 1")

    assert t.decider == 1


def test_b11_4_6_same_dam_through_another_conduit() -> None:
    on_map = {"B5U": (1, 2, 2), "C5A": 1, "C5B": 1, "P8_1": 1, "P10_1": 1, "P7_1": 1}
    t = table(GERMANY, on_map)

    t.play("space turbine_zero_L", "system B5U C5A", "drops 1")
    assert t.options() == ["system B5U C5B", "skip"]
    t.play("system B5U C5B", "drops 1")

    assert told(t, E_PRODUCED) == [(0, 4)]


# B11.5 France ---------------------------------------------------------------------------------------------


def test_b11_5_1_requirements_are_lowered_by_three() -> None:
    """Ten energy: starting, private and national contracts up to 13 (R-15, R-58)."""
    on_map = {**houses(3), "B2L": (1, 3, 3)}
    t = table(FRANCE, on_map, mine={"contracts": ["S4", "R15"]}, national=["N1", "N3"])

    t.play("space turbine_zero_L", "system B2L C2A", "drops 3")

    assert told(t, E_PRODUCED) == [(0, 10)]
    assert t.options() == ["contract S4", "contract N1", "contract R15", "skip"]


@pytest.mark.parametrize(("built", "offered"), [(2, ["S4"]), (3, ["S4", "Y11"])])
def test_b11_5_1_only_with_the_third_powerhouse(built: int, offered: list[str]) -> None:
    """Four energy reach seven, not eight."""
    t = table(FRANCE, houses(built), mine={"contracts": ["S4", "Y11", "R01"]})

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1")

    assert t.options() == [*[f"contract {key}" for key in offered], "skip"]


def test_b11_5_1_contract_energy_is_lowered_too() -> None:
    """R-15: the first base with the level II tile gives 1, which reaches a requirement of 4."""
    t = table(FRANCE, dict.fromkeys(HOUSES[:3], 1), tile="A2_base", mine={"contracts": ["S4", "Y01"]})

    t.play("build base", "site B8L", "tile A2_base")

    assert told(t, E_ENERGY) == [(0, 1)]
    assert t.options() == ["contract S4", "skip"]


def test_b11_5_2_track_records_the_energy_produced() -> None:
    """R-58: a contract of 7 with 4 energy: the marker moves by 4."""
    t = table(FRANCE, houses(3), mine={"contracts": ["Y11"]})

    t.play("space turbine_zero_L", "system B2L C2A", "drops 1", "contract Y11")

    assert told(t, E_ENERGY) == [(0, 4)]
    assert t.seat(0).energy == 4


def test_b11_5_3_requirement_of_zero_still_needs_a_production() -> None:
    """S3 asks for 2, lowered below 0: no turn offers it, nor does track energy."""
    on_map = {**houses(3), "B2L": (1, 1, 1), "C3A": 1, "C4A": 1}
    t = table(FRANCE, on_map, mine={"contracts": ["S3"]})
    assert not [option for option in t.options() if option.startswith("contract")]

    t.play("build conduit", "site C10B")  # the fourth conduit reveals 4 track energy

    assert told(t, E_ENERGY) == [(0, 4)]
    assert t.decider == 1
    assert told(t, E_FULFILLED) == []


def test_b11_5_3_one_energy_is_enough() -> None:
    """Value 1 and two drops less 2, plus 1 of the board: E = 1."""
    on_map = {"B9U": (1, 2, 2), "C9A": 1, "P11_1": 1, "P5_1": 1, "P6_1": 1}
    t = table(FRANCE, on_map, mine={"contracts": ["S3", "S4", "Y01"]})

    t.play("space turbine_minus2_L", "system B9U C9A", "drops 2")

    assert told(t, E_PRODUCED) == [(0, 1)]
    assert t.options() == ["contract S3", "contract S4", "skip"]


# Worked examples ------------------------------------------------------------------------------------------


def test_bx_34_usa_ability() -> None:
    """Viktor first produces, then puts his last engineer in the bank; the others have passed."""
    t = barrage(
        seat(ITALY, "solomon", engineers=3),
        seat(USA, "wilhelm", engineers=0, passed=True, energy=4, contracts=["S3"]),
        seat(FRANCE, "graziano", engineers=0, passed=True),
        on_map={
            "P8_1": 2,
            "P9_1": 2,
            "P10_1": 2,
            "B4U": (1, 2, 2),
            "C4A": 1,
            "P7_1": 1,
            "B6L": (3, 1, 1),
        },
        headstreams=[{"tile": f"HT{i}", "drops": int(i == 3)} for i in (1, 2, 3, 4)],
        round=5,
        piles=NO_PILES,
    )
    paul = 1

    t.play("space turbine_zero_L", "system B4U C4A", "drops 2")
    assert [n for who, n in told(t, E_ENERGY) if who == paul] == [1, 1]
    assert t.seat(paul).energy == 6
    assert t.decider == 0  # no contract for Paul

    t.play("space bank", "engineers 1")
    assert told(t, E_ENERGY) == [(paul, 1)]
    assert t.seat(paul).energy == 7


def test_bx_35_germanys_second_production() -> None:
    joanna = seat(GERMANY, "jill", credits=3, contracts=["Y11", "Y07"])
    t = barrage(joanna, seat(FRANCE, "graziano"), on_map=TWO_STAGES, national=["N1"], piles=NO_PILES)

    t.play("space turbine_plus2_L", "system B6U C6B", "drops 2")
    assert told(t, E_PRODUCED) == [(0, 7)]
    assert told(t, E_HELD) == [(0, DAM_KEYS.index("B7U"))] * 2
    dams = GAME.view(t.s, 0)["dams"]
    assert isinstance(dams, dict)
    assert dams["B7U"]["drops"] == 3
    assert t.options() == ["contract Y07", "contract Y11", "skip"]

    t.play("contract Y11", "system B7U C7A", "drops 3")
    assert told(t, E_PRODUCED) == [(0, 6)]
    assert told(t, E_CREDITS) == [(0, -3), (1, 3)]
    assert [(who, n) for who, n in told(t, E_VP) if who == 1] == [(1, 3)]
    assert t.options() == ["contract Y07", "skip"]
    assert t.why_not("contract N1").clause == "B7.3.1"


def test_bx_70_italy() -> None:
    on_map = {"B6U": (1, 2, 2), "C6B": 1, "P7_1": 1, "P8_1": 1, "P9_1": 1}
    t = table(ITALY, on_map, mine={"contracts": ["Y01", "Y07"]})

    t.play("space turbine_zero_L", "system B6U C6B", "drops 2")
    assert told(t, E_ENERGY) == [(0, 5)]
    assert t.options() == ["contract Y01", "skip"]
    t.play("skip")

    assert told(t, E_ENERGY) == [(0, 3)]
    assert t.seat(0).energy == 8


def test_bx_71_france() -> None:
    on_map = {**houses(3), "B2L": (1, 3, 3)}
    t = table(FRANCE, on_map, national=["N1"])

    t.play("space turbine_zero_L", "system B2L C2A", "drops 3")
    assert told(t, E_PRODUCED) == [(0, 10)]
    assert t.options() == ["contract N1", "skip"]
    t.play("contract N1")

    assert t.seat(0).energy == 10


@pytest.mark.parametrize(("third", "energy"), [("P8_1", []), ("P11_1", [1])])
def test_bx_100_usa_not_triggered_at_the_turbined_basin(third: str, energy: list[int]) -> None:
    on_map = {"B6U": (1, 1, 1), "C6A": 1, "P9_2": 1, "P9_1": 2, "P7_1": 2, third: 2}
    t = barrage(seat(ITALY, "solomon"), seat(USA, "wilhelm"), on_map=on_map, piles=NO_PILES)

    t.play("space turbine_zero_L", "system B6U C6A", "drops 1")

    assert told(t, E_PRODUCED) == [(0, 4)]
    assert [n for who, n in told(t, E_ENERGY) if who == 1] == energy


def test_bx_101_same_basin_dam_after_a_usa_powerhouse() -> None:
    t = table(USA, {"P8_1": 1, "P7_1": 1, "P10_1": 1, "B8L": (2, 1, 0)})

    t.play("space water_flow1_L", "head A")

    assert told(t, E_HELD) == [(1, DAM_KEYS.index("B8L"))]
    assert told(t, E_ENERGY) == [(0, 1)]


def test_bx_118_usa_during_its_own_production() -> None:
    on_map = {"B4U": (1, 1, 1), "C4A": 1, "P7_1": 1, "P10_1": 1, "P11_1": 1}
    t = table(USA, on_map, mine={"contracts": ["S4", "Y01"]})

    t.play("space turbine_zero_L", "system B4U C4A", "drops 1")

    assert told(t, E_ENERGY) == [(0, 3 + 1), (0, 1)]
    assert told(t, E_LEAVES) == [(-2, 1)]
    assert t.options() == ["contract S4", "skip"]  # five on the track do not reach Y01
