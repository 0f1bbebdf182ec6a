"""Rule A7: what the difficulty levels of an Automa change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.numbers import (
    E_AS_AUTOMA,
    E_CREDITS,
    E_ENERGY,
    E_FLOWS,
    E_INVEST,
    E_ROTATE,
    E_SPENT,
    E_WAITS,
)
from millrace.kernel.bits import bits
from millrace.kernel.stack import CHANCE
from tests.automa_tables import (
    DISPLAY,
    NO_MACHINES,
    automa_turn,
    built,
    did,
    eligible,
    end_round,
    failed,
    fulfilled,
    kept,
    of,
    produced,
    vp_changes,
    whole_turn,
)
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, automa, barrage, seat, wheel

SYSTEM = {"B5L": (2, 2, 2), "C5A": 2, "P8_1": 2}  # of the Automa: two drops, value 3
THREE = {"P8_1": 2, "P5_1": 2, "P6_1": 2}
LEVELS = ("low", "medium", "high", "very-high")
BASE, MOUNTAIN, ELEVATION, CONDUIT, POWERHOUSE = (f"automa {n}" for n in (17, 4, 6, 19, 15))


def with_tile(
    entry: str,
    tiles: Sequence[str],
    criteria: int = 1,
    *,
    level: str = "high",
    on_map: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """An Automa with advanced tiles takes its turn; its officer matters in productions only."""
    me = automa(GERMANY, "viktor", level, extra_tiles=tiles, **fields)
    return whole_turn(automa_turn(criteria, me, on_map=on_map), entry)


def invested(t: Play) -> list[tuple[str, int, int]]:
    """Tile, excavators and mixers put on the wheel."""
    return [(TILES[a].key, b >> 4, b & 15) for _, _, _, a, b in of(t, E_INVEST)]


def energy(t: Play, who: int = 1) -> list[int]:
    return [a for _, seat_, _, a, _ in of(t, E_ENERGY) if seat_ == who]


def spent(t: Play) -> list[tuple[int, int]]:
    """Basin of the dam and drops of each production."""
    return [((a >> 2) + 1, b) for _, _, _, a, b in of(t, E_SPENT)]


# A7.1, A7.2 Low and medium --------------------------------------------------------------------------------


def test_a7_1_1_no_income_in_the_income_step() -> None:
    t = barrage(
        seat(FRANCE, "viktor", engineers=1),
        automa(GERMANY, "jill", "low", passed=True),
        on_map={"B1L": 2, "B2L": 2},
    )

    end_round(t)

    assert vp_changes(t, 1) == []


def test_a7_1_1_no_income_on_reveal() -> None:
    t = automa_turn(1, automa(GERMANY, "jill", "low"), on_map={"B8L": 2}).draw(MOUNTAIN)

    assert built(t) == ["B1L"]
    assert vp_changes(t, 1) == []


@pytest.mark.parametrize(("level", "amount"), [("low", 6), ("medium", 7), ("high", 7), ("very-high", 7)])
def test_a7_1_1_no_production_bonus(level: str, amount: int) -> None:
    t = automa_turn(1, automa(GERMANY, "jill", level), on_map={**SYSTEM, "P12_1": 2})

    whole_turn(t, "automa 9")

    assert produced(t) == [amount]


def test_a7_2_1_medium_has_incomes_and_bonus_but_no_effects() -> None:
    """The second base brings three points; the level I tile fills no dam; Wilhelm gives no discount."""
    me = automa(GERMANY, "wilhelm", "medium", extra_tiles=["A1_base"])
    t = automa_turn(1, me, on_map={"B8L": (2, 1, 0)}).draw(MOUNTAIN)

    assert invested(t) == [("A1_base", 5, 0)]
    assert vp_changes(t, 1) == [3]
    assert t.s.dam_drops[15] == 0


# A7.3 High: tiles -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a7_3_1_tile_effects_from_the_high_level_on(level: str) -> None:
    """Rule R-70: the level III powerhouse tile gives three points for each powerhouse."""
    t = with_tile(POWERHOUSE, ["A3_powerhouse"], level=level, on_map={"P5_1": 2, "P6_1": 2})

    assert invested(t)[0][0] == "A3_powerhouse"
    assert vp_changes(t, 1) == ([9] if level in ("high", "very-high") else [])


def test_a7_3_1_credits_become_vp() -> None:
    t = with_tile(CONDUIT, ["A1_conduit"], excavators=10)

    assert built(t) == ["C1A"]
    assert vp_changes(t, 1) == [10]
    assert not of(t, E_CREDITS)


def test_a7_3_1_level_one_base_fills_empty_dams() -> None:
    t = with_tile(MOUNTAIN, ["A1_base"], on_map={"B8L": (2, 1, 0)})

    assert built(t) == ["B1L"]
    assert (t.s.dam_drops[1], t.s.dam_drops[15]) == (1, 1)


def test_a7_3_1_level_one_elevation_rotates() -> None:
    """The second elevation: one rotation by the construction and two by the tile."""
    t = with_tile(ELEVATION, ["A1_elevation"], on_map={"B8L": (2, 2, 2)})

    assert [a for _, _, _, a, _ in of(t, E_ROTATE)] == [1, 2]


def test_a7_3_1_level_two_elevation_fills_the_dam() -> None:
    t = with_tile(ELEVATION, ["A2_elevation"], on_map={"B8L": (2, 2, 2)})

    assert t.s.dam_drops[15] == 3


def test_a7_3_1_level_three_elevation_and_joker_score() -> None:
    """Two dams of level 2 or more, three points each; two advanced tiles, three points each."""
    on_map = {"B8L": (2, 3, 3), "B9L": (2, 1, 1)}
    t = with_tile(ELEVATION, ["A3_elevation"], on_map=on_map)
    assert vp_changes(t, 1) == [6]

    t = with_tile(MOUNTAIN, ["A3_joker", "A1_conduit"])
    assert vp_changes(t, 1) == [6]


@pytest.mark.parametrize("level", ["high", "very-high"])
def test_a7_3_2_the_highest_level_then_specific(level: str) -> None:
    t = with_tile(MOUNTAIN, ["A1_base", "A2_joker", "A2_base"], level=level)
    assert invested(t)[0][0] == "A2_base"

    t = with_tile(MOUNTAIN, ["A1_base", "A1_joker"], level=level)
    assert invested(t)[0][0] == "A1_base"


def test_a7_3_2_the_spaces_are_what_that_tile_can_pay() -> None:
    """Rule R-75: five excavators pay value 5 with the level II tile, 2 with that of level III."""
    t = with_tile(CONDUIT, ["A2_conduit", "A3_conduit"], excavators=5)

    assert "C1A" not in eligible(t)
    assert {"C6B", "C7A", "C10A"} <= set(eligible(t))


def test_a7_3_2_no_lower_tile_steps_in() -> None:
    """Rule R-75: of four mixers one is missing; the level II joker would replace it, but comes second."""
    on_map = {"B1L": (2, 1, 0)}
    t = with_tile(ELEVATION, ["A2_joker", "A3_elevation"], excavators=2, mixers=3, on_map=on_map)
    assert "no-machines" in failed(t).values()
    assert "B1L" not in built(t)

    t = with_tile(ELEVATION, ["A2_joker"], excavators=2, mixers=3, on_map=on_map)
    assert invested(t) == [("A2_joker", 1, 3)]


def test_a7_3_3_level_one_powerhouse_costs_no_engineers() -> None:
    t = with_tile(POWERHOUSE, ["A1_powerhouse"], engineers=3)

    assert invested(t) == [("A1_powerhouse", 0, 2)]
    assert (t.seat(1).engineers, t.seat(1).elsewhere) == (3, 0)
    assert t.decider == 0


def test_a7_3_3_level_three_base_costs_no_excavators_either() -> None:
    t = with_tile(MOUNTAIN, ["A3_base"], excavators=0)

    assert invested(t) == [("A3_base", 0, 0)]
    assert len(built(t)) == 1
    assert t.seat(1).engineers == 12


def test_a7_3_3_the_red_border_is_still_paid() -> None:
    t = with_tile(MOUNTAIN, ["A3_base"], 9, excavators=0)

    assert built(t) == ["B1U"]
    assert vp_changes(t, 1) == [-3]


def test_a7_3_3_a_turn_needs_an_engineer() -> None:
    """Rule R-35: the person banks twice, in between the Automa passes."""
    t = barrage(
        seat(FRANCE, "viktor", engineers=2),
        automa(GERMANY, "jill", "high", extra_tiles=["A3_base"], engineers=0),
        display=list(DISPLAY),
        turn=1,
    )

    t.play("space bank", "engineers 1")

    assert t.decider == 0
    assert t.seat(1).has_passed


def test_a7_3_3_below_the_high_level_engineers_are_placed() -> None:
    t = with_tile(POWERHOUSE, ["A1_powerhouse"], level="medium")

    assert (t.seat(1).engineers, t.seat(1).elsewhere) == (10, 2)


def test_a7_3_4_level_two_conduit_keeps_values_from_three() -> None:
    """Tile 17 would take the second strongest of all; with five excavators values 3 to 5 cost five."""
    t = with_tile(CONDUIT, ["A2_conduit"], 17, excavators=5)

    assert "C1A" in eligible(t)
    assert "C6B" in eligible(t)
    assert "C6B" not in kept(t)["tile"]
    assert {"C1A", "C1B", "C2A"} <= set(kept(t)["tile"])
    assert invested(t) == [("A2_conduit", 5, 0)]


def test_a7_3_4_before_the_criteria() -> None:
    """The conduits of the own dam in basin 10 have values 2 and 1: they are out before it is looked at."""
    on_map = {"B10L": (2, 1, 1)}
    assert built(with_tile(CONDUIT, [], 9, on_map=on_map)) == ["C10A"]
    assert built(with_tile(CONDUIT, ["A2_conduit"], 9, on_map=on_map)) == ["C1A"]


def test_a7_3_4_after_the_completing_step() -> None:
    """A conduit of value 2 completes a system: that comes first."""
    on_map = {"B7L": (2, 1, 0), "P10_1": 2}
    t = with_tile(CONDUIT, ["A2_conduit"], on_map=on_map)

    assert kept(t) == {"completes": ["C7A"]}


@pytest.mark.parametrize("excavators", [10, 5])
def test_a7_3_4_only_if_this_tile_is_picked(excavators: int) -> None:
    """The level III tile comes first, also where only this one would pay for values 3 to 5."""
    t = with_tile(CONDUIT, ["A2_conduit", "A3_conduit"], 17, excavators=excavators)

    assert "tile" not in kept(t)
    assert invested(t)[0][0] == "A3_conduit"


def test_a7_3_5_level_two_powerhouse_produces() -> None:
    """Strictly first on the track and no contract in reach: it produces with 2 more all the same."""
    on_map = {"B7L": (2, 1, 1), "C7A": 2}
    me = automa(GERMANY, "viktor", "high", extra_tiles=["A2_powerhouse"], energy=20)
    t = automa_turn(1, me, on_map=on_map, display=[None, None, None, None, "R01", "R02"], piles=NO_PILES)

    t.draw(POWERHOUSE)

    assert built(t) == ["P10_1"]
    assert produced(t) == [2 + 2]
    assert fulfilled(t) == []


NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}


def test_a7_3_5_then_the_best_contract() -> None:
    on_map = {"B7L": (2, 1, 1), "C7A": 2}
    t = with_tile(POWERHOUSE, ["A2_powerhouse"], on_map=on_map, energy=20)

    assert produced(t) == [4]
    assert fulfilled(t) == ["G02"]


def test_a7_3_5_nothing_without_a_system() -> None:
    t = with_tile(POWERHOUSE, ["A2_powerhouse"])

    assert len(built(t)) == 1
    assert produced(t) == []


def test_a7_3_6_level_one_joker_pays_no_red_border() -> None:
    """For a base step 6 prefers the red-bordered space."""
    t = with_tile(MOUNTAIN, ["A1_joker"])

    assert kept(t)["border"] == ["B1U"]
    assert built(t) == ["B1U"]
    assert vp_changes(t, 1) == []


def test_a7_3_6_powerhouses_keep_step_six() -> None:
    t = with_tile(POWERHOUSE, ["A1_joker"], 5)
    assert built(t) == ["P5_1"]

    t = with_tile(POWERHOUSE, ["A1_joker"], 5, on_map={"P5_1": 1})
    assert built(t) == ["P5_2"]
    assert vp_changes(t, 1) == []


def test_a7_3_6_only_if_this_tile_is_picked() -> None:
    t = with_tile(MOUNTAIN, ["A1_joker", "A1_base"])

    assert built(t) == ["B1L"]


def test_a7_3_6_not_below_the_high_level() -> None:
    t = with_tile(MOUNTAIN, ["A1_joker"], level="medium")

    assert built(t) == ["B1L"]


@pytest.mark.parametrize(
    ("entry", "have", "paid"),
    [
        (MOUNTAIN, (6, 4), (5, 0)),
        (MOUNTAIN, (2, 4), (2, 3)),
        (MOUNTAIN, (0, 5), (0, 5)),
        (POWERHOUSE, (5, 1), (1, 1)),
        (POWERHOUSE, (5, 3), (0, 2)),
    ],
)
def test_a7_3_7_level_two_joker_mixes_machines(
    entry: str, have: tuple[int, int], paid: tuple[int, int]
) -> None:
    """Rule R-72: the usual kind first, the other for the rest."""
    t = with_tile(entry, ["A2_joker"], excavators=have[0], mixers=have[1])

    assert invested(t) == [("A2_joker", *paid)]


def test_a7_3_7_it_counts_in_the_machine_check() -> None:
    t = with_tile(MOUNTAIN, ["A2_joker"], excavators=2, mixers=2)
    assert failed(t)[2] == "no-machines"

    t = with_tile(MOUNTAIN, ["A2_joker"], excavators=2, mixers=3, level="medium")
    assert failed(t)[2] == "no-machines"


def test_a7_3_8_level_three_conduit_gives_contract_energy() -> None:
    """Value 5: ten energy and the contract of eight further right; no production bonus."""
    t = with_tile(CONDUIT, ["A3_conduit"], excavators=10, on_map={"P5_1": 2, "P6_1": 2})

    assert built(t)[0] == "C1A"
    assert energy(t) == [10]
    assert fulfilled(t) == ["R02"]


def test_a7_3_8_level_two_base_gives_contract_energy() -> None:
    """The second base: two contract energy."""
    t = with_tile(MOUNTAIN, ["A2_base"], on_map={"B8L": (2, 1, 1)})

    assert energy(t) == [2]
    assert fulfilled(t) == ["G02"]


# A7.3.9 High: company abilities ---------------------------------------------------------------------------


def company_turn(
    company: str, level: str, entry: str, on_map: Mapping[str, object], criteria: int = 1, **fields: object
) -> Play:
    me = automa(company, "wilhelm", level, **NO_MACHINES)
    return whole_turn(automa_turn(criteria, me, on_map=on_map, **fields), entry)


@pytest.mark.parametrize(("level", "steps"), [("medium", [7]), ("high", [7, 1]), ("very-high", [7, 1])])
def test_a7_3_9_usa_gains_from_flowing_drops(level: str, steps: list[int]) -> None:
    """Two drops at basin 8, one held there; the other passes the powerhouse in basin 11."""
    on_map = {**SYSTEM, "P5_1": 2, "P11_1": 2, "B8L": (1, 1, 0)}
    t = company_turn(USA, level, "automa 9", on_map)

    assert energy(t) == steps


@pytest.mark.parametrize(("level", "head"), [("medium", "C"), ("high", "B")])
def test_a7_3_9_usa_prefers_the_drop_that_passes_powerhouses(level: str, head: str) -> None:
    """Letters CDAB; from B the drop passes own powerhouses in basins 5 and 9."""
    on_map = {"P5_1": 2, "P9_1": 2, "P6_1": 2, "B9L": (2, 1, 0), "B3L": (2, 1, 0)}
    t = company_turn(USA, level, "automa 6", on_map, criteria=3)

    assert "".join("ABCD"[a] for _, _, _, a, _ in of(t, E_FLOWS)) == head


def test_a7_3_9_usa_prefers_it_for_waiting_drops_too() -> None:
    """Two drops, two places behind each dam: two by B pass four powerhouses."""
    on_map = {"P5_1": 2, "P9_1": 2, "P6_1": 2, "B9L": (2, 2, 0), "B3L": (2, 2, 0)}
    t = company_turn(USA, "high", "automa 5", on_map, criteria=3)

    assert "".join("ABCD"[a] for _, _, _, a, _ in of(t, E_WAITS)) == "BB"


def test_a7_3_9_an_opponents_energy_does_not_count() -> None:
    """The powerhouses on B's way belong to a person with the USA: the letters CDAB decide."""
    on_map = {"P5_1": 1, "P9_1": 1, "P6_1": 1, "B9L": (2, 1, 0), "B3L": (2, 1, 0)}
    me = automa(GERMANY, "jill", "high", **NO_MACHINES)
    t = automa_turn(3, me, seat(USA, "viktor"), on_map=on_map).draw("automa 6")

    assert "".join("ABCD"[a] for _, _, _, a, _ in of(t, E_FLOWS)) == "C"


@pytest.mark.parametrize(("level", "steps"), [("medium", [7]), ("high", [7, 3])])
def test_a7_3_9_italy_gains_three(level: str, steps: list[int]) -> None:
    t = company_turn(ITALY, level, "automa 9", {**SYSTEM, "P5_1": 2, "P6_1": 2})

    assert energy(t) == steps


GERMAN = {**SYSTEM, "B7L": (2, 2, 2), "C7A": 2, "P10_1": 2, "B3L": (2, 1, 1), "C3A": 2, "P5_1": 2}


@pytest.mark.parametrize(("level", "amounts"), [("medium", [7]), ("high", [7, 4])])
def test_a7_3_9_germany_produces_again(level: str, amounts: list[int]) -> None:
    """Four by another powerhouse without any bonus; two systems tie, the code 1A finds 3A before 7A."""
    offer = ["G01", "G11", "Y01", "Y02", "R01", "R02"]
    t = company_turn(GERMANY, level, "automa 9", GERMAN, display=offer)

    assert produced(t) == amounts
    if level == "high":
        assert spent(t) == [(5, 2), (3, 1)]
        assert fulfilled(t) == ["Y02", "G11"]


def test_a7_3_9_germany_ties_by_the_code() -> None:
    """Code 7A finds the conduit of basin 7 first."""
    t = company_turn(GERMANY, "high", "automa 9", GERMAN, criteria=13)

    assert spent(t) == [(5, 2), (7, 2)]


def test_a7_3_9_germany_needs_a_different_powerhouse() -> None:
    """Five by the powerhouse of the first production would be more than four by another one."""
    on_map = {**SYSTEM, "B1L": (2, 1, 1), "C1A": 2, "B7L": (2, 2, 2), "C7A": 2, "P10_1": 2, "P5_1": 2}
    t = company_turn(GERMANY, "high", "automa 9", on_map)

    assert spent(t) == [(5, 2), (7, 2)]


@pytest.mark.parametrize(("level", "contracts"), [("medium", []), ("high", ["Y11"])])
def test_a7_3_9_france_lowers_contracts(level: str, contracts: list[str]) -> None:
    """Four energy: the yellow condition holds, and the contract of seven is fulfilled."""
    on_map = {"P8_1": 2, "P5_1": 2, "P6_1": 2, "B5L": (2, 1, 1), "C5A": 2}
    offer = ["G13", None, "Y06", "Y11", "R01", "R02"]
    t = company_turn(FRANCE, level, "automa 7", on_map, display=offer, piles={"green": []})

    assert fulfilled(t) == contracts
    if level == "medium":
        assert failed(t)[1] == "no-contract"


# A7.4 Very high: officers ---------------------------------------------------------------------------------


def officer_turn(
    officer: str,
    entry: str,
    criteria: int = 1,
    *,
    level: str = "very-high",
    company: str = GERMANY,
    extra_tiles: Sequence[str] = (),
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    me = automa(company, officer, level, extra_tiles=extra_tiles, **fields)
    return whole_turn(automa_turn(criteria, me, on_map=on_map, **(table or {})), entry)


def test_a7_4_1_as_high_and_with_its_officer() -> None:
    """Tile effect, company ability and Viktor's four at once: Italy, one drop of value 2."""
    on_map = {"B7L": (2, 1, 1), "C7A": 2, "P10_1": 2, "P5_1": 2}
    t = officer_turn(
        "viktor", POWERHOUSE, company=ITALY, on_map=on_map, extra_tiles=["A3_powerhouse"], energy=20
    )
    assert vp_changes(t, 1) == [9]

    t = officer_turn("viktor", "automa 9", company=ITALY, on_map={**on_map, "P6_1": 2})
    assert energy(t) == [4 + 1, 3]


@pytest.mark.parametrize("level", ["medium", "high"])
def test_a7_4_1_no_officer_below(level: str) -> None:
    on_map = {"B7L": (2, 1, 1), "C7A": 2, "P10_1": 2}
    t = officer_turn("viktor", "automa 9", level=level, on_map=on_map)

    assert produced(t) == [2]


def test_a7_4_2_wilhelm_builds_in_the_mountains_for_three() -> None:
    """The code is basin 9, most water would be in the plains."""
    t = officer_turn("wilhelm", BASE, 8, excavators=3)

    assert built(t) == ["B1L"]
    assert invested(t) == [("BASIC_base", 3, 0)]


def test_a7_4_2_else_in_the_hills() -> None:
    """Own bases in all four basins of the mountains."""
    t = officer_turn("wilhelm", BASE, 8, on_map={f"B{basin}L": (2, 1, 1) for basin in range(1, 5)})

    assert kept(t)["officer"] == [f"B{basin}{side}" for basin in (5, 6, 7) for side in "UL"]
    assert built(t) == ["B5L"]


def test_a7_4_2_the_completing_step_comes_first() -> None:
    """Rule R-36."""
    t = officer_turn("wilhelm", BASE, on_map={"C8A": 1, "P11_1": 2})

    assert built(t) == ["B8L"]


def test_a7_4_2_not_for_elevations() -> None:
    t = officer_turn("wilhelm", ELEVATION, 8, on_map={"B1L": (2, 1, 1), "B9L": (2, 1, 1)})

    assert built(t) == ["B9L"]


def test_a7_4_2_a_free_base_is_placed_the_same_way() -> None:
    """Contract R02: a free base anywhere. Basins 4, 7 and 10 lead to the own powerhouse; the code is 9."""
    on_map = {"B9L": (2, 2, 2), "C9B": 2, "P12_1": 2}
    offer = ["G01", "G02", None, None, None, "R02"]
    t = officer_turn("wilhelm", "automa 17", 8, on_map=on_map, table={"display": offer}, **NO_MACHINES)

    assert fulfilled(t) == ["R02"]
    assert built(t) == ["B4L"]


def test_a7_4_3_graziano_raises_a_dam_instead() -> None:
    """A base in the mountains is asked for; the own dams are in the plains, the code is basin 9."""
    t = officer_turn("graziano", MOUNTAIN, 8, on_map={"B8L": (2, 1, 1), "B9L": (2, 2, 2), "B10L": (2, 1, 1)})

    assert did(t) == [2]
    assert built(t) == ["B9L"]
    assert t.s.dam_level[17] == 3
    assert t.seat(1).elsewhere == 2


@pytest.mark.parametrize(
    ("mixers", "out", "on_map"),
    [
        (4, wheel(), {}),  # no dam
        (4, wheel(), {"B8L": (2, 3, 3)}),  # no dam of level 1 or 2
        (1, wheel(), {"B8L": (2, 1, 1)}),  # no machines
        (4, wheel(None, None, ("BASIC_elevation", 0, 0)), {"B8L": (2, 1, 1)}),  # no tile
    ],
)
def test_a7_4_3_else_what_the_entry_shows(mixers: int, out: object, on_map: dict[str, object]) -> None:
    t = officer_turn("graziano", MOUNTAIN, on_map=on_map, mixers=mixers, wheel=out)

    assert built(t) == ["B1L"]
    assert t.s.dam_level[1] == 1


def test_a7_4_3_at_every_construction_entry() -> None:
    """Conduits and powerhouses as well; without the mixers the entry is read as it stands."""
    for entry in (CONDUIT, POWERHOUSE):
        t = officer_turn("graziano", entry, on_map={"B8L": (2, 1, 1)})
        assert built(t) == ["B8L"]


def test_a7_4_3_capacity_four() -> None:
    t = officer_turn("graziano", "automa 6", on_map={"B8L": (2, 3, 3)}, **NO_MACHINES)

    assert did(t)[0] == 2
    assert t.s.dam_drops[15] == 4


def test_a7_4_4_viktor_uses_one_drop_of_weak_conduits() -> None:
    """Value 2, two drops behind the dam: four with one of them."""
    on_map = {"B7L": (2, 2, 2), "C7A": 2, "P10_1": 2}
    t = officer_turn("viktor", "automa 9", on_map=on_map)

    assert produced(t) == [4]
    assert spent(t) == [(7, 1)]


def test_a7_4_4_and_all_drops_of_the_others() -> None:
    t = officer_turn("viktor", "automa 9", on_map=SYSTEM)

    assert produced(t) == [6]
    assert spent(t) == [(5, 2)]


def test_a7_4_4_also_when_comparing_systems() -> None:
    """Three drops of value 2 would be six; with one it is four, less than one drop of value 5."""
    on_map = {"B7L": (2, 3, 3), "C7A": 2, "P10_1": 2, "B2L": (2, 1, 1), "C2B": 2}
    t = officer_turn("viktor", "automa 9", on_map=on_map)

    assert spent(t) == [(2, 1)]
    assert produced(t) == [5]


def test_a7_4_4_not_in_the_second_production_of_germany() -> None:
    """Rule R-84: all drops, no minimum."""
    on_map = {**SYSTEM, "B7L": (2, 3, 3), "C7A": 2, "P10_1": 2, "P5_1": 2}
    t = officer_turn("viktor", "automa 9", on_map=on_map)

    assert produced(t) == [7, 6]
    assert spent(t) == [(5, 2), (7, 3)]


@pytest.mark.parametrize(
    ("have", "paid"),
    [
        ((10, 5), (0, 5)),  # both payments possible: mixers
        ((10, 4), (10, 0)),
        ((0, 5), (0, 5)),
    ],
)
def test_a7_4_5_jill_pays_in_mixers(have: tuple[int, int], paid: tuple[int, int]) -> None:
    """Rule R-37, for a conduit of value 5."""
    t = officer_turn("jill", CONDUIT, excavators=have[0], mixers=have[1])

    assert built(t) == ["C1A"]
    assert invested(t) == [("BASIC_conduit", *paid)]


def test_a7_4_5_both_prices_count_in_the_machine_check() -> None:
    t = officer_turn("jill", CONDUIT, excavators=6, mixers=4)

    assert {"C1B", "C2A", "C9A"} <= set(eligible(t))
    assert "C1A" not in eligible(t)


def test_a7_4_5_machines_of_choice_are_mixers() -> None:
    """Contract G02: two machines; without Jill the first would be an excavator."""
    on_map = {**SYSTEM, "B5L": (2, 1, 1)}
    offer = ["G01", "G02", None, None, None, None]
    t = officer_turn("jill", "automa 9", on_map=on_map, table={"display": offer}, excavators=0, mixers=7)

    assert (t.seat(1).excavators, t.seat(1).mixers) == (0, 9)


@pytest.mark.parametrize(
    ("excavators", "reason", "vp"), [(5, None, 16), (4, None, 13), (3, "no-machines", None)]
)
def test_a7_4_6_solomon_replaces_one_machine(excavators: int, reason: str | None, vp: int | None) -> None:
    t = officer_turn("solomon", MOUNTAIN, excavators=excavators)

    assert failed(t).get(2) == reason
    if vp is not None:
        assert invested(t) == [("BASIC_base", min(excavators, 5), 0)]
        assert t.seat(1).vp == vp


def test_a7_4_6_not_at_the_high_level() -> None:
    t = officer_turn("solomon", MOUNTAIN, level="high", excavators=4)

    assert failed(t)[2] == "no-machines"


def test_a7_4_7_anton_copies_when_nothing_else_allows_it() -> None:
    """Both powerhouse tiles are on the wheel: the level III one is copied, nine points for three."""
    out = wheel(None, ("BASIC_powerhouse", 0, 0), ("A3_powerhouse", 0, 0))
    t = officer_turn("anton", POWERHOUSE, wheel=out, on_map={"P5_1": 2, "P6_1": 2})

    assert invested(t) == [("SP_anton", 0, 4)]
    assert vp_changes(t, 1) == [9]


def test_a7_4_7_a_basic_tile_at_hand_comes_first() -> None:
    t = officer_turn("anton", POWERHOUSE, wheel=wheel(None, ("A3_powerhouse", 0, 0)))

    assert invested(t)[0][0] == "BASIC_powerhouse"


def test_a7_4_7_not_to_pay_less() -> None:
    """A tile at hand allows conduits: the capped price of the one on the wheel does not count."""
    t = officer_turn("anton", CONDUIT, wheel=wheel(None, ("A2_conduit", 0, 0)), excavators=5)

    assert set(eligible(t)) == {"C6B", "C7A", "C8B", "C9A", "C10A", "C10B"}
    assert invested(t)[0][0] == "BASIC_conduit"


def test_a7_4_7_specific_before_joker() -> None:
    """The level I joker would spare the points of the red border, the powerhouse tile the engineers."""
    out = wheel(None, ("BASIC_powerhouse", 0, 0), ("A1_joker", 0, 0), ("A1_powerhouse", 0, 0))
    t = officer_turn("anton", POWERHOUSE, 5, wheel=out, on_map={"P5_1": 1})

    assert built(t) == ["P5_2"]
    assert vp_changes(t, 1) == [-3]
    assert t.seat(1).engineers == 12


def test_a7_4_7_a_basic_tile_is_copied_too() -> None:
    t = officer_turn("anton", POWERHOUSE, wheel=wheel(None, ("BASIC_powerhouse", 0, 0)))

    assert invested(t)[0][0] == "SP_anton"


def test_a7_4_7_nothing_to_copy() -> None:
    t = officer_turn("anton", POWERHOUSE, wheel=wheel(None, ("BASIC_powerhouse", 0, 0), ("SP_anton", 0, 0)))

    assert failed(t)[2] == "no-tile"


# A7.4.8 Mahiri --------------------------------------------------------------------------------------------


def under_mahiri(
    person: dict[str, object],
    criteria: int = 1,
    *,
    level: str = "very-high",
    on_map: Mapping[str, object] | None = None,
    **table: object,
) -> Play:
    """The Automa banks by tile 20 in the last round, then it is the person's first turn (seat 1)."""
    me = automa(GERMANY, "mahiri", level, **NO_MACHINES)
    fields: dict[str, object] = {"automa": {"entries": criteria, "discards": [18]}, "round": 5, **table}
    t = automa_turn(criteria, me, person, on_map=on_map, **fields)
    assert t.decider == CHANCE
    return t


def test_a7_4_8_the_first_turn_of_a_person_is_played_by_a_tile() -> None:
    """The Automa used tile 20, so that shows the criteria now: basin 10 in the first column."""
    t = under_mahiri(seat(FRANCE, "wilhelm")).draw("automa 20")
    assert [who for _, who, _, _, _ in of(t, E_AS_AUTOMA)] == [0]
    assert t.decider == CHANCE

    t.draw("automa 17")

    assert did(t) == [3]
    assert built(t) == ["B10L"]
    p = t.seat(0)
    assert (p.credits, p.engineers, p.elsewhere, p.constructions) == (6, 10, 2, 0)


def test_a7_4_8_only_the_first_turn_of_the_round() -> None:
    t = under_mahiri(seat(FRANCE, "wilhelm")).draw("automa 20")
    t.draw("automa 17")
    t.draw("automa 15")

    assert t.decider == 0
    assert "build conduit" in t.options()


def test_a7_4_8_in_every_round() -> None:
    """The person has moved already; in the next round it happens again."""
    person = seat(FRANCE, "wilhelm", moved=True, engineers=1)
    me = automa(GERMANY, "mahiri", "very-high", passed=True)
    t = barrage(person, me, display=list(DISPLAY), turn=1, order=[1, 2])
    assert t.decider == 0

    events = end_round(t)
    while not [event for event in events if event[0] == E_AS_AUTOMA]:
        assert t.decider == CHANCE
        events += t.draw(t.options()[0]).events

    assert [event[1] for event in events if event[0] == E_AS_AUTOMA] == [0]


def test_a7_4_8_every_person() -> None:
    me = automa(GERMANY, "mahiri", "very-high", **NO_MACHINES)
    people = [seat(FRANCE, "wilhelm"), seat(USA, "jill")]
    t = automa_turn(1, me, *people, round=5, order=[3, 1, 2])

    seats = []
    for entry in ("automa 20", "automa 17", "automa 15"):
        t.draw(entry)
        seats += [who for _, who, _, _, _ in of(t, E_AS_AUTOMA)]

    assert seats == [0, 1]
    assert t.decider == CHANCE


@pytest.mark.parametrize("level", ["low", "medium", "high"])
def test_a7_4_8_not_below_the_very_high_level(level: str) -> None:
    t = under_mahiri(seat(FRANCE, "wilhelm"), level=level).draw("automa 20")

    assert t.decider == 0
    assert not of(t, E_AS_AUTOMA)


def test_a7_4_8_the_automa_does_not_use_her() -> None:
    """Wilhelm at the table: its base in the mountains still costs five."""
    me = automa(GERMANY, "mahiri", "very-high")
    t = automa_turn(1, me, seat(FRANCE, "wilhelm", passed=True)).draw(MOUNTAIN)

    assert invested(t) == [("BASIC_base", 5, 0)]


def test_a7_4_8_no_officer_and_no_tile_effects() -> None:
    """Rule R-38: Wilhelm's owner pays five excavators, and his level III tile does nothing."""
    t = under_mahiri(seat(FRANCE, "wilhelm", extra_tiles=["A3_base"])).draw("automa 20")

    t.draw(MOUNTAIN)

    assert invested(t) == [("A3_base", 5, 0)]
    assert t.seat(0).engineers == 10


def test_a7_4_8_vp_stand_for_credits() -> None:
    """Rule R-38: the red border and the second base's income of a French company in points."""
    t = under_mahiri(seat(ITALY, "wilhelm"), on_map={"B1L": 1}).draw("automa 20")
    t.draw(MOUNTAIN)

    assert built(t) == ["B2L"]
    assert (t.seat(0).credits, t.seat(0).vp) == (6, 13)


def test_a7_4_8_contracts_come_from_the_office() -> None:
    """Rule R-38: not from the own supply; five credits are five points."""
    on_map = {"B5L": (1, 1, 1), "C5A": 1, "P8_1": 1}
    person = seat(ITALY, "wilhelm", contracts=["G06"])
    offer = ["G01", "G03", "Y01", "Y02", "R01", "R02"]
    t = under_mahiri(person, on_map=on_map, display=offer).draw("automa 20")

    whole_turn(t, "automa 9")

    assert fulfilled(t) == ["G03"]
    p = t.seat(0)
    assert [CONTRACTS[c].key for c in bits(p.fulfilled)] == ["G03"]
    assert [CONTRACTS[c].key for c in bits(p.hand)] == ["G06"]
    assert (p.credits, p.vp) == (6, 15)


def test_a7_4_8_fees_in_points() -> None:
    """Through the Automa's conduit with two drops: two points less, the Automa four more."""
    on_map = {"B5L": (1, 2, 2), "C5A": 2, "P8_1": 1}
    t = under_mahiri(seat(ITALY, "wilhelm"), on_map=on_map).draw("automa 20")

    whole_turn(t, "automa 9")

    assert vp_changes(t, 0)[0] == -2
    assert vp_changes(t, 1) == [2, 2]
    assert t.seat(0).credits == 6


def test_a7_4_8_too_few_engineers() -> None:
    """Rule A3.6 applies to him."""
    t = under_mahiri(seat(FRANCE, "wilhelm", engineers=1)).draw("automa 20")
    t.draw(MOUNTAIN)

    assert len(built(t)) == 1
    assert t.seat(0).engineers == 0


def test_a7_4_8_passive_abilities_stay() -> None:
    """Rule R-88: Graziano's dam takes a fourth drop; the USA gains from drops that pass."""
    on_map = {"B8L": (1, 3, 3), "P8_1": 1, "P5_1": 1, "P6_1": 1}
    person = seat(USA, "graziano", **NO_MACHINES)
    t = under_mahiri(person, on_map=on_map).draw("automa 20")
    t.draw("automa 6")

    assert did(t)[0] == 2
    assert t.s.dam_drops[15] == 4
    assert [a for _, who, _, a, _ in of(t, E_ENERGY) if who == 0] == [1]


def test_a7_4_8_abilities_that_need_a_decision_are_not_used() -> None:
    """Rule R-88: no second production for Germany."""
    on_map = {"B5L": (1, 2, 2), "C5A": 1, "P8_1": 1, "B7L": (1, 2, 2), "C7A": 1, "P10_1": 1, "P5_1": 1}
    me = automa(FRANCE, "mahiri", "very-high", **NO_MACHINES)
    t = automa_turn(1, me, seat(GERMANY, "wilhelm"), on_map=on_map, round=5).draw("automa 20")

    whole_turn(t, "automa 9")

    assert produced(t) == [7]


def test_a7_4_9_other_officers_act_as_in_l8() -> None:
    """Simone at the very high level fulfils two contracts with one production; at the high level one."""
    on_map = {"B5L": (2, 3, 3), "C5A": 2, "P8_1": 2}
    offer = ["G01", "G10", "Y06", "Y07", "R06", "R11"]
    for level, expected in (("very-high", ["G10", "Y07"]), ("high", ["R06"])):
        table = {"display": offer, "leeghwater": True}
        t = officer_turn("simone", "automa 9", level=level, on_map=on_map, table=table)

        assert produced(t) == [9]
        assert sorted(fulfilled(t)) == expected
