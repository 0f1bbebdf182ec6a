"""Rule A6: where an Automa builds. The tile flipped shows the criteria, the tile drawn the structure."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.automa_tables import automa_turn, built, eligible, kept
from tests.tables import FRANCE, GERMANY, ITALY, Play, automa, seat

BASE, ELEVATION, CONDUIT, POWERHOUSE = "automa 17", "automa 6", "automa 19", "automa 15"


def places(
    entry: str,
    criteria: int,
    on_map: Mapping[str, object] | None = None,
    *,
    excavators: int = 12,
    drops: str = "",
) -> Play:
    """The Automa (seat 2 on the map) builds what the entry says; `drops` are on the headstreams."""
    heads = [{"tile": f"HT{i + 1}", "drops": drops.count(head)} for i, head in enumerate("ABCD")]
    me = automa(GERMANY, "jill", excavators=excavators, mixers=9)
    return automa_turn(criteria, me, on_map=on_map, headstreams=heads).draw(entry)


def both(*basins: int) -> list[str]:
    """The base spaces of basins."""
    return [f"B{basin}{side}" for basin in basins for side in "UL"]


# A6.1 Steps -----------------------------------------------------------------------------------------------


def test_a6_1_1_a_single_space_is_chosen_at_once() -> None:
    """Only one conduit can be paid; no step has anything to decide."""
    taken = {"C9A": 1}
    t = places(CONDUIT, 1, taken, excavators=2)

    assert eligible(t) == ["C10B"]
    assert kept(t) == {}
    assert built(t) == ["C10B"]


def test_a6_1_1_once_one_is_left_no_further_step_is_taken() -> None:
    """The strongest conduit from basin 4 is the only one of its value; the code is not looked at."""
    t = places(CONDUIT, 9, {"B4L": (2, 1, 1)})

    assert kept(t) == {"dam-own-first": ["C4A", "C4B"], "strongest": ["C4B"]}
    assert built(t) == ["C4B"]


def test_a6_1_2_a_conduit_that_completes_a_system() -> None:
    """Between an own dam and an own powerhouse; the strongest conduit would be another one."""
    t = places(CONDUIT, 1, {"B7L": (2, 1, 0), "P10_1": 2})

    assert built(t) == ["C7A"]


def test_a6_1_2_a_neutral_dam_is_good_enough() -> None:
    t = places(CONDUIT, 1, {"B7L": ("neutral", 2, 1), "P10_1": 2})

    assert kept(t) == {"completes": ["C7A"]}
    assert built(t) == ["C7A"]


def test_a6_1_2_an_opponents_dam_or_powerhouse_is_not() -> None:
    t = places(CONDUIT, 1, {"B7L": (1, 1, 1), "P10_1": 2, "B6L": (2, 1, 1), "P7_1": 1})

    assert "completes" not in kept(t)


def test_a6_1_2_a_base_that_completes_a_system() -> None:
    """The conduit may be an opponent's."""
    t = places(BASE, 1, {"C7A": 1, "P10_1": 2, "C1A": 2})

    assert kept(t)["completes"] == both(7)
    assert built(t) == ["B7L"]


def test_a6_1_2_a_base_needs_a_built_conduit() -> None:
    t = places(BASE, 1, {"P10_1": 2})

    assert "completes" not in kept(t)


def test_a6_1_2_a_powerhouse_that_completes_a_system() -> None:
    """The criteria want basin 5; basin 10 completes one with a neutral dam and an opponent's conduit."""
    t = places(POWERHOUSE, 5, {"B7L": ("neutral", 2, 1), "C7A": 1})

    assert kept(t)["completes"] == ["P10_1", "P10_2", "P10_3"]
    assert built(t) == ["P10_1"]


def test_a6_1_2_not_for_elevations() -> None:
    """B7L belongs to a system, B1L does not; the code says basin 1."""
    on_map = {"B1L": (2, 1, 1), "B7L": (2, 1, 1), "P12_1": 2, "C7B": 2}
    t = automa_turn(1, automa(GERMANY, "jill", energy=6), on_map={**on_map, "C1B": 2}).draw(ELEVATION)

    assert "completes" not in kept(t)
    assert built(t) == ["B1L"]


def test_a6_1_2_with_several_conduits_it_goes_on_with_all_spaces() -> None:
    """Rule R-30: C6A and C6B would each complete one; of all conduits C6A is among the second strongest."""
    t = places(CONDUIT, 17, {"B6L": (2, 1, 0), "P9_1": 2, "P7_1": 2})

    assert kept(t) == {"second-strongest": ["C1B", "C3A", "C5B", "C6A"], "dam-own-first": ["C6A"]}
    assert built(t) == ["C6A"]


def test_a6_1_2_with_several_basins_it_goes_on_with_all_spaces() -> None:
    """Rule R-30: basins 7 and 10 would complete systems; the criteria want basin 5."""
    on_map = {"B7L": ("neutral", 2, 1), "C7A": 1, "B6L": (2, 1, 0), "C6B": 2}
    t = places(POWERHOUSE, 5, on_map)

    assert "completes" not in kept(t)
    assert built(t) == ["P5_1"]


def test_a6_1_2_several_spaces_of_one_basin_are_one_place() -> None:
    """Rule R-30: two systems, but both end in basin 9."""
    on_map = {"B8L": (2, 1, 0), "C8B": 1, "B6L": (2, 1, 0), "C6A": 2}
    t = places(POWERHOUSE, 5, on_map)

    assert {key[:2] for key in kept(t)["completes"]} == {"P9"}
    assert built(t) == ["P9_1"]


def test_a6_1_2_a_base_beside_a_neutral_dam_completes_a_system_of_its_own() -> None:
    """Rule R-30: the neutral dam, the conduit and the powerhouse are a system already."""
    t = places(BASE, 1, {"B7L": ("neutral", 2, 0), "C7A": 1, "P10_1": 2, "C1A": 2})

    assert kept(t) == {"completes": ["B7U"]}
    assert built(t) == ["B7U"]


def test_bx_47_third_structure() -> None:
    t = places(CONDUIT, 13, {"B6L": (2, 1, 0), "P9_1": 2})

    assert kept(t) == {"completes": ["C6A"]}
    assert built(t) == ["C6A"]


def test_a6_1_3_criteria_in_order_and_ignored_if_none_satisfies() -> None:
    """Tile 1: nothing is built that conduits could tell apart, then the own powerhouse, then upstream."""
    t = places(BASE, 1, {"P8_1": 2, "P5_1": 1})

    assert kept(t) == {"own-powerhouse": both(1, 5), "upstream-powerhouse": both(5), "border": ["B5L"]}


def test_a6_1_3_another_order_keeps_others() -> None:
    """Tile 18 asks for the upstream powerhouse first and never for the own one."""
    t = places(BASE, 18, {"P8_1": 2, "P5_1": 1})

    assert next(iter(kept(t))) == "upstream-powerhouse"
    assert kept(t)["upstream-powerhouse"] == both(5, 8, 9)


@pytest.mark.parametrize(
    ("entry", "step"), [(BASE, "red-border"), (CONDUIT, "dam-own-first"), (POWERHOUSE, "own-dam")]
)
def test_a6_1_3_each_structure_has_its_column(entry: str, step: str) -> None:
    """Tile 9: red border, own dam's conduits, linked to an own dam."""
    t = places(entry, 9, {"B5L": (2, 1, 1)})

    assert next(iter(kept(t))) == step


def test_a6_1_3_elevations_use_the_first_column() -> None:
    """Tile 9: the red border, then the conduit, then the own powerhouse."""
    t = places(ELEVATION, 9, {"B5L": (2, 1, 1), "B6U": (2, 1, 1), "B7U": (2, 1, 1), "P12_1": 2})

    assert kept(t) == {"red-border": ["B6U", "B7U"], "own-powerhouse": ["B7U"]}
    assert built(t) == ["B7U"]


@pytest.mark.parametrize(
    ("criteria", "site"), [(1, "B1L"), (3, "B3L"), (8, "B9L"), (18, "B10L"), (19, "B5L")]
)
def test_a6_1_4_bases_by_basin(criteria: int, site: str) -> None:
    """Nothing on the map: no criterion helps but the red border, which these tiles do not show."""
    assert built(places(BASE, criteria)) == [site]


def test_a6_1_4_bases_cyclically() -> None:
    """Code 10 with an own base there: the next basin is 1."""
    assert built(places(BASE, 20, {"B10L": (2, 1, 1)})) == ["B1L"]


@pytest.mark.parametrize(("criteria", "site"), [(1, "B2L"), (5, "B6L"), (8, "B9L"), (20, "B2L")])
def test_a6_1_4_elevations_by_basin(criteria: int, site: str) -> None:
    on_map = {"B2L": (2, 1, 1), "B6L": (2, 1, 1), "B9L": (2, 1, 1)}
    assert built(places(ELEVATION, criteria, on_map)) == [site]


@pytest.mark.parametrize(
    ("criteria", "site"),
    [
        (1, "C2A"),  # the strongest payable ones have value 3; code 1A
        (5, "C3B"),  # 3A
        (7, "C4A"),  # 4A
        (8, "C5A"),  # 4B
        (10, "C7B"),  # 5B
        (13, "C7A"),  # second strongest: value 2; 7A
        (14, "C8B"),  # 7B
        (17, "C10A"),  # 9A
        (20, "C6B"),  # 10B, and round
    ],
)
def test_a6_1_4_conduits_by_code(criteria: int, site: str) -> None:
    assert built(places(CONDUIT, criteria, excavators=6)) == [site]


@pytest.mark.parametrize(
    ("criteria", "site"),
    [(1, "P5_1"), (9, "P8_1"), (10, "P9_1"), (12, "P10_1"), (14, "P11_1"), (16, "P12_1")],
)
def test_a6_1_4_powerhouses_by_basin(criteria: int, site: str) -> None:
    assert built(places(POWERHOUSE, criteria)) == [site]


def test_a6_1_4_powerhouses_cyclically() -> None:
    """Code 12 with an own powerhouse there: the next basin is 5."""
    assert built(places(POWERHOUSE, 16, {"P12_1": 2})) == ["P5_1"]


def test_a6_1_5_without_red_border_first() -> None:
    assert built(places(POWERHOUSE, 1)) == ["P5_1"]
    assert built(places(POWERHOUSE, 1, {"P5_1": 1})) == ["P5_2"]
    assert built(places(BASE, 1)) == ["B1L"]
    assert built(places(BASE, 1, {"B1L": ("neutral", 1, 1)})) == ["B1U"]


def test_a6_1_5_unless_a_criterion_chose() -> None:
    assert built(places(BASE, 9)) == ["B1U"]


def test_a6_1_5_the_rest_are_equivalent() -> None:
    assert built(places(POWERHOUSE, 9, {"P8_1": 1})) == ["P8_2"]
    assert built(places(POWERHOUSE, 12, {"P10_1": 1})) == ["P10_2"]


def test_a6_1_6_the_restriction_holds_from_the_start() -> None:
    """A base in the hills: the one that would complete a system in the mountains is not looked at."""
    t = places("automa 2", 1, {"C1A": 2, "P8_1": 2})

    assert eligible(t) == both(5, 6, 7)
    assert "completes" not in kept(t)


# A6.2, A6.3 Codes and definitions -------------------------------------------------------------------------


def test_a6_2_1_conduit_a_is_left_and_b_right() -> None:
    """Code 7A begins with 7A itself, code 7B passes it; 6A ends in basin 9, 6B in basin 7."""
    assert built(places(CONDUIT, 13, excavators=6)) == ["C7A"]
    assert built(places(CONDUIT, 14, excavators=6)) == ["C8B"]
    t = places(CONDUIT, 1, {"B6L": (2, 1, 0), "P7_1": 2})
    assert kept(t) == {"completes": ["C6B"]}


def test_a6_3_1_linked_by_conduit_spaces_built_or_not() -> None:
    """Rule R-31: no conduit stands anywhere; spaces 1A and 5A end in basin 8."""
    t = places(BASE, 1, {"P8_1": 2})

    assert kept(t)["own-powerhouse"] == both(1, 5)


def test_a6_3_1_strongest_conduit_means_a_built_one() -> None:
    t = places(BASE, 1, {"C9A": 1})

    assert kept(t)["best-conduit"] == both(9)


@pytest.mark.parametrize(("criteria", "sites"), [(9, ["C5A", "C5B"]), (13, ["C6A", "C6B", "C7A", "C7B"])])
def test_a6_3_2_other_automas_are_opponents(criteria: int, sites: list[str]) -> None:
    """B5L is own, B6L another Automa's, B7L a person's; tile 9 asks for own dams, tile 13 for opponents'."""
    on_map = {"B5L": (3, 1, 1), "B6L": (2, 1, 1), "B7L": (1, 1, 1)}
    t = automa_turn(
        criteria,
        automa(GERMANY, "jill", excavators=12),
        seat(FRANCE, "viktor"),
        automa(ITALY, "solomon"),
        on_map=on_map,
    ).draw(CONDUIT)

    assert next(iter(kept(t).values())) == sites


def test_a6_3_2_neutral_dams_are_neither() -> None:
    """Tile 3: basins 6 and 8 lead to the neutral dam in basin 9; that is neither good nor bad."""
    t = places(BASE, 11, {"B9L": ("neutral", 3, 1)})

    assert "downstream-dam" not in kept(t)


def test_a6_3_3_the_first_dam_on_the_way_is_fed() -> None:
    """B9L is own; from basin 5 an opponent's full dam comes first."""
    t = places(POWERHOUSE, 1, {"B9L": (2, 1, 1), "B5U": (1, 1, 1)})

    assert kept(t)["feeds-own"] == ["P9_1", "P9_2", "P9_3"]


def test_a6_3_3_without_it_basin_5_feeds_too() -> None:
    t = places(POWERHOUSE, 1, {"B9L": (2, 1, 1)})

    assert kept(t)["feeds-own"] == ["P5_1", "P5_2", "P9_1", "P9_2", "P9_3"]


def test_a6_3_3_the_exit_feeds_nothing() -> None:
    """Opponents' dams in basins 8, 9, 10: all water but that of basins 11 and 12 meets one of them."""
    t = places(POWERHOUSE, 3, {"B8L": (1, 1, 1), "B9L": (1, 1, 1), "B10L": (1, 1, 1)})

    assert {site.split("_")[0] for site in kept(t)["avoids-opponent"]} == {"P11", "P12"}


# A6.4 Bases and elevations --------------------------------------------------------------------------------


def test_a6_4_1_the_strongest_built_conduit() -> None:
    """An opponent's conduit of value 4 beats the own one of value 3."""
    t = places(BASE, 1, {"C5A": 2, "C6A": 1})

    assert kept(t)["best-conduit"] == both(6)


def test_a6_4_1_the_own_one_of_equal_value() -> None:
    t = places(BASE, 1, {"C3A": 1, "C6A": 2})

    assert kept(t)["best-conduit"] == both(6)


def test_a6_4_1_equal_and_both_foreign() -> None:
    t = places(BASE, 1, {"C3A": 1, "C6A": 1})

    assert kept(t)["best-conduit"] == both(3, 6)


def test_a6_4_1_among_the_basins_concerned() -> None:
    """The strongest of all starts in the mountains, but a base in the hills is asked for."""
    t = places("automa 2", 1, {"C1A": 1, "C7A": 1})

    assert kept(t)["best-conduit"] == both(7)


def test_a6_4_2_linked_to_an_own_powerhouse() -> None:
    """Basin 10 is the end of 2B, 5B and 7A; the opponent's powerhouse in basin 5 does not count."""
    t = places(BASE, 2, {"P10_1": 2, "P5_1": 1})

    assert kept(t)["own-powerhouse"] == both(2, 5, 7)


def test_a6_4_3_most_water() -> None:
    """Two drops on C come through basins 3, 6 and 10, one on A through 1 and 8."""
    t = places(BASE, 15, drops="ACC")

    assert kept(t)["most-water"] == both(3, 6, 10)


def test_a6_4_3_dams_on_the_way_hold_water() -> None:
    """An opponent's dam in basin 6 keeps one of the two drops from basin 10."""
    t = places(BASE, 15, {"B6L": (1, 1, 0)}, drops="CC")

    assert kept(t)["most-water"] == [*both(3), "B6U"]


def test_a6_4_3_a_full_dam_lets_it_pass() -> None:
    t = places(BASE, 15, {"B6L": (1, 1, 1)}, drops="CC")

    assert kept(t)["most-water"] == [*both(3), "B6U", *both(10)]


def test_a6_4_3_the_capacity_of_the_new_piece_does_not_count() -> None:
    """Rule R-32: three drops reach basin 1 though a base there would hold one."""
    t = places(BASE, 15, {"B8U": (1, 1, 0)}, drops="AAACC")

    assert kept(t)["most-water"] == both(1)


def test_a6_4_3_for_elevations_drops_that_reach_the_dam() -> None:
    """One drop reaches each; B2L is full, which does not matter; letters BADC."""
    t = places(ELEVATION, 15, {"B2L": (2, 1, 1), "B3L": (2, 1, 0), "B8L": (2, 1, 1)}, drops="BC")

    assert kept(t)["most-water"] == ["B2L"]


@pytest.mark.parametrize(("criteria", "basins"), [(15, (2, 5, 9)), (16, (3, 6, 10))])
def test_a6_4_3_ties_by_the_letters(criteria: int, basins: tuple[int, ...]) -> None:
    """One drop each on B and C: letters BADC prefer B's, letters CBAD C's."""
    t = places(BASE, criteria, drops="BC")

    assert kept(t)["most-water"] == both(*basins)


def test_a6_4_3_no_water_at_all_is_ignored() -> None:
    t = places(BASE, 15)

    assert "most-water" not in kept(t)
    assert built(t) == ["B8L"]


def test_a6_4_4_red_border() -> None:
    t = places(BASE, 9)

    assert kept(t)["red-border"] == [f"B{basin}U" for basin in range(1, 11)]


def test_a6_4_5_below_a_powerhouse_of_anyone() -> None:
    """From basin 6: its own base spaces, then those of basin 10."""
    assert kept(places(BASE, 18, {"P6_1": 1}))["upstream-powerhouse"] == both(6, 10)
    assert kept(places(BASE, 18, {"P6_1": 2}))["upstream-powerhouse"] == both(6, 10)


def test_a6_4_5_a_dam_between_hides_it() -> None:
    """The lower space of basin 6 is built on: only the upper one lies before it."""
    t = places(BASE, 18, {"P6_1": 1, "B6L": (1, 1, 1)})

    assert kept(t)["upstream-powerhouse"] == ["B6U"]


def test_a6_4_5_for_elevations_the_dam_itself_is_no_obstacle() -> None:
    on_map = {"P6_1": 1, "B6L": (2, 1, 1), "B10L": (2, 1, 1), "B1L": (2, 1, 1)}
    t = places(ELEVATION, 17, on_map)

    assert kept(t)["upstream-powerhouse"] == ["B6L"]


def test_a6_4_6_a_conduit_space_leads_to_an_own_dam() -> None:
    """6A and 8B end in basin 9."""
    t = places(BASE, 11, {"B9L": (2, 1, 1), "B10U": (1, 1, 1)})

    assert kept(t)["downstream-dam"] == both(6, 8)


def test_a6_4_6_else_none_leads_to_an_opponents() -> None:
    """Rule R-33: one route to basin 9 is enough to be out, the other does not help."""
    t = places(BASE, 11, {"B9L": (1, 1, 1)})

    assert kept(t)["downstream-dam"] == [*both(1, 2, 3, 4, 5, 7), "B9U", *both(10)]


# A6.5 Conduits --------------------------------------------------------------------------------------------


def test_a6_5_1_strongest() -> None:
    assert kept(places(CONDUIT, 1))["strongest"] == ["C1A", "C2B", "C4B"]


def test_a6_5_1_among_the_remaining_spaces() -> None:
    assert kept(places(CONDUIT, 1, excavators=4))["strongest"] == ["C6B", "C7A", "C8B", "C10A"]


def test_a6_5_2_second_strongest() -> None:
    assert kept(places(CONDUIT, 17))["second-strongest"] == ["C1B", "C3A", "C5B", "C6A"]
    assert kept(places(CONDUIT, 17, excavators=6))["second-strongest"] == ["C6B", "C7A", "C8B", "C10A"]


def test_a6_5_2_the_highest_if_all_are_equal() -> None:
    """Only conduits of value 1 can be paid."""
    t = places(CONDUIT, 17, excavators=2)

    assert eligible(t) == ["C9A", "C10B"]
    assert built(t) == ["C9A"]


DAMS = {"B5L": (2, 1, 1), "B7L": ("neutral", 2, 1), "B9L": (1, 1, 1)}


def without(dams: Mapping[str, object], *keys: str) -> dict[str, object]:
    return {key: dam for key, dam in dams.items() if key not in keys}


@pytest.mark.parametrize(
    ("gone", "sites"),
    [((), ["C5A", "C5B"]), (("B5L",), ["C7A", "C7B"]), (("B5L", "B7L"), ["C9A", "C9B"])],
)
def test_a6_5_3_own_then_neutral_then_opponent(gone: tuple[str, ...], sites: list[str]) -> None:
    assert kept(places(CONDUIT, 9, without(DAMS, *gone)))["dam-own-first"] == sites


@pytest.mark.parametrize(
    ("gone", "sites"),
    [((), ["C9A", "C9B"]), (("B9L",), ["C7A", "C7B"]), (("B9L", "B7L"), ["C5A", "C5B"])],
)
def test_a6_5_5_opponent_then_neutral_then_own(gone: tuple[str, ...], sites: list[str]) -> None:
    assert kept(places(CONDUIT, 13, without(DAMS, *gone)))["dam-opponent-first"] == sites


HOUSES = {"P9_1": 2, "P11_1": 1}
TO_9, TO_11 = ["C6A", "C8B"], ["C8A", "C9A", "C10A"]


@pytest.mark.parametrize(("gone", "sites"), [((), TO_9), (("P9_1",), TO_11)])
def test_a6_5_4_own_powerhouse_then_opponents(gone: tuple[str, ...], sites: list[str]) -> None:
    assert kept(places(CONDUIT, 5, without(HOUSES, *gone)))["powerhouse-own-first"] == sites


@pytest.mark.parametrize(("gone", "sites"), [((), TO_11), (("P11_1",), TO_9)])
def test_a6_5_6_opponents_powerhouse_then_own(gone: tuple[str, ...], sites: list[str]) -> None:
    assert kept(places(CONDUIT, 15, without(HOUSES, *gone)))["powerhouse-opponent-first"] == sites


@pytest.mark.parametrize(
    ("criteria", "step", "sites"),
    [
        (9, "dam-own-first", ["C5A", "C5B", "C6A", "C6B"]),
        (13, "dam-opponent-first", ["C5A", "C5B", "C7A", "C7B"]),
    ],
)
def test_a6_5_7_the_best_class_in_the_basin(criteria: int, step: str, sites: list[str]) -> None:
    """Basin 5 has an own and an opponent's dam, basin 6 an own one, basin 7 an opponent's."""
    on_map = {"B5L": (2, 1, 1), "B5U": (1, 1, 1), "B6L": (2, 1, 1), "B7L": (1, 1, 1)}
    assert kept(places(CONDUIT, criteria, on_map))[step] == sites


@pytest.mark.parametrize(
    ("criteria", "step"), [(5, "powerhouse-own-first"), (15, "powerhouse-opponent-first")]
)
def test_a6_5_7_powerhouses_likewise(criteria: int, step: str) -> None:
    """Basin 9 has both: it is never worse than the basin with the class asked for."""
    on_map = {"P9_1": 2, "P9_2": 1, "P11_1": 2 if criteria == 5 else 1}
    assert kept(places(CONDUIT, criteria, on_map))[step] == ["C6A", "C8A", "C8B", "C9A", "C10A"]


# A6.6 Powerhouses -----------------------------------------------------------------------------------------


def basins(sites: list[str]) -> set[int]:
    return {int(site[1:].split("_")[0]) for site in sites}


def test_a6_6_1_the_end_of_the_strongest_built_conduit() -> None:
    """An opponent's value 4 to basin 9, an own value 3 to basin 8."""
    t = places(POWERHOUSE, 9, {"C6A": 1, "C5A": 2})

    assert basins(kept(t)["best-conduit"]) == {9}


def test_a6_6_1_the_own_one_of_equal_value() -> None:
    t = places(POWERHOUSE, 9, {"C6A": 1, "C5B": 2})

    assert basins(kept(t)["best-conduit"]) == {10}


def test_a6_6_1_among_those_concerned() -> None:
    """Basin 9 has an own powerhouse already; the weaker conduit ends in basin 10."""
    t = places(POWERHOUSE, 9, {"C6A": 1, "P9_1": 2, "C7A": 1})

    assert basins(kept(t)["best-conduit"]) == {10}


def test_a6_6_2_linked_to_an_own_dam() -> None:
    """5A and 5B end in basins 8 and 10; the dams in basins 6 and 7 are not own ones."""
    t = places(POWERHOUSE, 16, {"B5L": (2, 1, 1), "B6L": (1, 1, 1), "B7L": ("neutral", 2, 1)})

    assert basins(kept(t)["own-dam"]) == {8, 10}


def test_a6_6_3_plains() -> None:
    assert basins(kept(places(POWERHOUSE, 8))["plains"]) == {8, 9, 10, 11, 12}


@pytest.mark.parametrize(("criteria", "basin"), [(5, 5), (6, 6), (7, 7)])
def test_a6_6_4_a_basin(criteria: int, basin: int) -> None:
    t = places(POWERHOUSE, criteria)

    assert basins(kept(t)[f"basin-{basin}"]) == {basin}
    assert built(t) == [f"P{basin}_1"]


def test_a6_6_4_ignored_when_there_is_no_space() -> None:
    t = places(POWERHOUSE, 6, {"P6_1": 1, "P6_2": 2})

    assert "basin-6" not in kept(t)


def test_a6_6_5_feeds_an_own_dam() -> None:
    """The own dam in basin 10 is fed by basins 6, 7 and 10."""
    t = places(POWERHOUSE, 1, {"B10L": (2, 1, 1), "B9L": (1, 1, 1)})

    assert basins(kept(t)["feeds-own"]) == {6, 7, 10}


def test_a6_6_5_else_no_opponents_dam() -> None:
    """Basins 5 and 9 feed the opponent's dam in basin 9; a neutral dam may be fed."""
    t = places(POWERHOUSE, 1, {"B9L": (1, 1, 1), "B10L": ("neutral", 3, 1)})

    assert basins(kept(t)["feeds-own"]) == {6, 7, 8, 10, 11, 12}


def test_a6_6_6_avoids_an_opponents_dam() -> None:
    """Rule R-34: all that does not feed one stays, own dam or not."""
    t = places(POWERHOUSE, 3, {"B10L": (2, 1, 1), "B9L": (1, 1, 1)})

    assert basins(kept(t)["avoids-opponent"]) == {6, 7, 8, 10, 11, 12}


def test_a6_6_6_ignored_when_all_feed_an_opponents_dam() -> None:
    """Own powerhouses in basins 11 and 12, opponents' dams in 8, 9 and 10: the conduit decides."""
    on_map = {"B8L": (1, 1, 1), "B9L": (1, 1, 1), "B10L": (1, 1, 1), "P11_1": 2, "P12_1": 2, "C6A": 1}
    t = places(POWERHOUSE, 3, on_map)

    assert "avoids-opponent" not in kept(t)
    assert basins(kept(t)["best-conduit"]) == {9}
