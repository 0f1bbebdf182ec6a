"""Rule B9: the scoring phase and the end of a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_BONUS,
    E_CLEARED,
    E_CREDITS,
    E_ORDER,
    E_RETURN,
    E_VP,
    E_WINS,
    N_BONUS_TILES,
    S_RANK,
    S_TRACK,
)
from millrace.kernel.stack import CHANCE
from tests.tables import COMPANIES, GERMANY, OFFICERS, USA, Play, barrage, new_game, seat, tile_number, wheel

PAUL, JOANNA, VIKTOR, SOPHIA = range(4)
NO_PILES: dict[str, list[str]] = {"green": [], "yellow": [], "red": []}
BONUS_TILES = (
    "BT_contracts",
    "BT_bases",
    "BT_elevations",
    "BT_conduits",
    "BT_powerhouses",
    "BT_advanced_tech",
)
FIVE_CONDUITS = {"C1A": 1, "C2A": 1, "C3A": 1, "C4A": 1, "C5A": 1}


def bonus_of(round_: int, tile: str) -> list[str | None]:
    """The energy track with this tile in the place of a round; earlier tiles have left the game."""
    others = iter(key for key in BONUS_TILES if key != tile)
    return [None if r < round_ else tile if r == round_ else next(others) for r in range(1, 6)]


def scored(energies: Sequence[int], *, on_map: Mapping[str, object] | None = None, **fields: object) -> Play:
    """The round has just ended with these energies; Paul's last engineer went to the bank."""
    seats = [
        seat(COMPANIES[i], OFFICERS[i], energy=energy, engineers=int(i == PAUL), passed=i != PAUL)
        for i, energy in enumerate(energies)
    ]
    t = barrage(*seats, on_map=on_map, piles=NO_PILES, turn=PAUL + 1, **fields)
    return t.play("space bank", "engineers 1")


def gained(t: Play, kind: int, source: int) -> dict[int, int]:
    """What each seat got of a kind because of a source; those who got nothing are not there."""
    return {who: a for k, who, because, a, _ in t.events if (k, because) == (kind, source)}


def ranked(*energies: int) -> dict[int, int]:
    """The VP of the energy ranking by seat."""
    return gained(scored(energies), E_VP, S_RANK)


def bonus_vp(t: Play) -> dict[int, int]:
    """The VP of the round's bonus tile by seat."""
    tiles = range(A_BONUS, A_BONUS + N_BONUS_TILES)
    return {who: a for k, who, because, a, _ in t.events if k == E_VP and because in tiles}


def turn_order(t: Play) -> list[int]:
    return [who for _, who in sorted((a, who) for k, who, _, a, _ in t.events if k == E_ORDER)]


# B9.1 Energy ranking --------------------------------------------------------------------------------------


def test_b9_1_1_six_for_the_most_two_for_the_second() -> None:
    assert ranked(3, 9, 1, 5) == {JOANNA: 6, SOPHIA: 2}


def test_b9_1_1_nobody_scores_with_zero() -> None:
    assert ranked(3, 0, 0, 0) == {PAUL: 6}


def test_b9_1_2_ranking_uses_the_real_total() -> None:
    """R-19: 31 beats 30, though both markers stand at 30 for credits."""
    t = scored([30, 31, 45, 29])

    assert gained(t, E_VP, S_RANK) == {VIKTOR: 6, JOANNA: 2}
    assert gained(t, E_CREDITS, S_TRACK) == {PAUL: 8, JOANNA: 8, VIKTOR: 8, SOPHIA: 8}


def test_b9_1_2_bonus_tile_counts_thirty_at_most() -> None:
    """R-19: 40 is full reward, not more."""
    t = scored([40, 30], round=5, bonus=bonus_of(5, "BT_conduits"), on_map={"C1A": 1, "C2A": 2})

    assert bonus_vp(t) == {PAUL: 4, JOANNA: 4}


@pytest.mark.parametrize(
    ("energies", "vp"),
    [
        ((7, 7, 3, 2), {PAUL: 4, JOANNA: 4}),
        ((7, 7, 7, 2), {PAUL: 3, JOANNA: 3, VIKTOR: 3}),
        ((7, 7, 7, 7), {PAUL: 2, JOANNA: 2, VIKTOR: 2, SOPHIA: 2}),
    ],
)
def test_b9_1_3_tied_for_first_share_eight(energies: Sequence[int], vp: dict[int, int]) -> None:
    """R-65: rounded up, and nobody is second."""
    assert ranked(*energies) == vp


@pytest.mark.parametrize(
    ("energies", "vp"),
    [
        ((9, 4, 4, 1), {PAUL: 6, JOANNA: 1, VIKTOR: 1}),
        ((9, 4, 4, 4), {PAUL: 6, JOANNA: 1, VIKTOR: 1, SOPHIA: 1}),
    ],
)
def test_b9_1_4_tied_for_second_score_one_each(energies: Sequence[int], vp: dict[int, int]) -> None:
    assert ranked(*energies) == vp


@pytest.mark.parametrize(
    ("energies", "vp"),
    [
        ((4, 9), {PAUL: 2, JOANNA: 6}),
        ((9, 9), {PAUL: 4, JOANNA: 4}),
        ((4, 9, 2), {PAUL: 2, JOANNA: 6}),
        ((9, 9, 9), {PAUL: 3, JOANNA: 3, VIKTOR: 3}),
        ((4, 9, 4), {PAUL: 1, JOANNA: 6, VIKTOR: 1}),
        ((4, 9, 2, 3), {PAUL: 2, JOANNA: 6}),
    ],
)
def test_b9_1_5_same_rule_for_every_count(energies: Sequence[int], vp: dict[int, int]) -> None:
    assert ranked(*energies) == vp


# B9.2 Credits ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("energy", "credits_"),
    [
        (1, 1),
        (2, 2),
        (3, 2),
        (4, 3),
        (6, 3),
        (7, 4),
        (10, 4),
        (11, 5),
        (15, 5),
        (16, 6),
        (21, 6),
        (22, 7),
        (28, 7),
        (29, 8),
        (30, 8),
        (37, 8),
    ],
)
def test_b9_2_1_credits_of_the_last_mark_reached(energy: int, credits_: int) -> None:
    t = scored([1, energy])

    assert gained(t, E_CREDITS, S_TRACK) == {PAUL: 1, JOANNA: credits_}
    assert t.seat(JOANNA).credits == 6 + credits_


def test_b9_2_2_zero_energy_gives_three_credits_and_costs_three_vp() -> None:
    t = scored([5, 0])

    assert gained(t, E_CREDITS, S_TRACK)[JOANNA] == 3
    assert gained(t, E_VP, S_TRACK) == {JOANNA: -3}
    assert t.seat(JOANNA).vp == 7


def test_b9_2_2_loss_has_no_floor() -> None:
    """R-02: VP may become negative."""
    t = barrage(
        seat(USA, "wilhelm", engineers=1),
        seat(GERMANY, "jill", vp=1, engineers=0, passed=True),
        piles=NO_PILES,
    )

    t.play("space bank", "engineers 1")

    assert t.seat(JOANNA).vp == -2


# B9.3 Bonus tile ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("energy", "vp"),
    [
        (5, 0),
        (6, 4),
        (11, 4),
        (12, 8),
        (17, 8),
        (18, 12),
        (23, 12),
        (24, 16),
        (29, 16),
        (30, 20),
    ],
)
def test_b9_3_1_sections_start_at_6_12_18_24_30(energy: int, vp: int) -> None:
    """Round 5, five conduits: 20 VP less 4 for each section behind."""
    t = scored([energy, 1], round=5, bonus=bonus_of(5, "BT_conduits"), on_map=FIVE_CONDUITS)

    assert bonus_vp(t) == ({PAUL: vp} if vp else {})


@pytest.mark.parametrize(("round_", "vp"), [(1, 20), (2, 20), (3, 16), (4, 12), (5, 8)])
def test_b9_3_2_round_against_section(round_: int, vp: int) -> None:
    """Thirteen energy is section 2 in every round."""
    t = scored([13, 1], round=round_, bonus=bonus_of(round_, "BT_conduits"), on_map=FIVE_CONDUITS)

    assert bonus_vp(t) == {PAUL: vp}


@pytest.mark.parametrize(("round_", "energy"), [(1, 6), (1, 30), (2, 12), (3, 18), (4, 24), (5, 30), (3, 29)])
def test_b9_3_3_full_reward_from_the_rounds_section_on(round_: int, energy: int) -> None:
    t = scored([energy, 1], round=round_, bonus=bonus_of(round_, "BT_conduits"), on_map=FIVE_CONDUITS)

    assert bonus_vp(t) == {PAUL: 20}


@pytest.mark.parametrize(
    ("round_", "energy", "vp"),
    [(2, 11, 16), (3, 6, 12), (4, 7, 8), (5, 29, 16), (5, 6, 4)],
)
def test_b9_3_4_reduced_by_four_for_each_section_missing(round_: int, energy: int, vp: int) -> None:
    t = scored([energy, 1], round=round_, bonus=bonus_of(round_, "BT_conduits"), on_map=FIVE_CONDUITS)

    assert bonus_vp(t) == {PAUL: vp}


@pytest.mark.parametrize(("round_", "vp"), [(1, {JOANNA: 4}), (2, {}), (5, {})])
def test_b9_3_5_no_reward_below_six(round_: int, vp: dict[int, int]) -> None:
    """Paul has five conduits and 5 energy, Joanna one conduit and 6 energy."""
    on_map = {**FIVE_CONDUITS, "C6A": 2}

    t = scored([5, 6], round=round_, bonus=bonus_of(round_, "BT_conduits"), on_map=on_map)

    assert bonus_vp(t) == vp


def test_b9_3_6_reward_never_costs_vp() -> None:
    """One powerhouse, four sections behind: 5 - 16 is nothing, not a loss."""
    t = scored([6, 1], round=5, bonus=bonus_of(5, "BT_powerhouses"), on_map={"P8_1": 1})

    assert bonus_vp(t) == {}
    assert [a for k, who, _, a, _ in t.events if (k, who) == (E_VP, PAUL) and a < 0] == []


def test_b9_3_7_counts_are_taken_at_this_moment() -> None:
    """The base built with the last engineer of the round counts."""
    t = barrage(
        seat(USA, "wilhelm", engineers=1, energy=6),
        seat(GERMANY, "jill", engineers=0, passed=True, energy=1),
        on_map={"B5L": (1, 1, 0)},
        bonus=bonus_of(1, "BT_bases"),
        piles=NO_PILES,
    )

    t.play("build base", "site B8L")

    assert bonus_vp(t) == {PAUL: 8}


# B9.4 and B9.5 --------------------------------------------------------------------------------------------


def test_b9_4_1_bonus_tile_leaves_the_game() -> None:
    tiles = ["BT_bases", "BT_conduits", "BT_elevations", "BT_powerhouses", "BT_contracts"]

    t = scored([6, 1], bonus=tiles)

    assert GAME.view(t.s, PAUL)["bonus"] == [None, *tiles[1:]]


def test_b9_4_1_after_the_fifth_the_game_ends() -> None:
    t = scored([6, 1], round=5, bonus=bonus_of(5, "BT_bases"))

    assert E_WINS in [kind for kind, *_ in t.events]
    assert E_ORDER not in [kind for kind, *_ in t.events]
    assert GAME.is_over(t.s)


def test_b9_5_1_ranking_then_credits_then_bonus_tile() -> None:
    """For all participants each; Sophia's loss belongs to the credits."""
    bonus = bonus_of(1, "BT_conduits")
    t = scored([7, 8, 6, 0], bonus=bonus, on_map={"C1A": 1, "C2A": 2, "C3A": 3})

    tile = A_BONUS + 3
    told = [(k, because, who) for k, who, because, _, _ in t.events if because in (S_RANK, S_TRACK, tile)]
    assert told == [
        (E_VP, S_RANK, PAUL),
        (E_VP, S_RANK, JOANNA),
        (E_CREDITS, S_TRACK, PAUL),
        (E_CREDITS, S_TRACK, JOANNA),
        (E_CREDITS, S_TRACK, VIKTOR),
        (E_CREDITS, S_TRACK, SOPHIA),
        (E_VP, S_TRACK, SOPHIA),
        (E_VP, tile, PAUL),
        (E_VP, tile, JOANNA),
        (E_VP, tile, VIKTOR),
    ]


# B9.6 End of round ----------------------------------------------------------------------------------------


def test_b9_6_1_least_energy_first() -> None:
    t = scored([9, 2, 5, 0])

    assert turn_order(t) == [SOPHIA, JOANNA, VIKTOR, PAUL]
    assert GAME.view(t.s, PAUL)["order"] == [4, 2, 3, 1]


def test_b9_6_1_tied_pair_is_reversed() -> None:
    t = scored([9, 5, 5, 0], order=[1, 3, 2, 4])

    assert turn_order(t) == [SOPHIA, JOANNA, VIKTOR, PAUL]


def test_b9_6_1_tied_block_of_three_is_reversed_as_a_whole() -> None:
    """R-67."""
    t = scored([5, 9, 5, 5], order=[1, 3, 2, 4])

    assert turn_order(t) == [SOPHIA, VIKTOR, PAUL, JOANNA]


def test_b9_6_1_totals_above_thirty_compare_by_real_value() -> None:
    """R-68: with 30 for both the tie would put Joanna first."""
    t = scored([31, 40])

    assert turn_order(t) == [PAUL, JOANNA]


def test_b9_6_2_energy_returns_to_zero() -> None:
    t = scored([9, 31, 5, 0])

    assert [p.energy for p in t.s.seats] == [0, 0, 0, 0]
    t.deal()
    assert t.s.round == 2
    assert [p.energy for p in t.s.seats] == [0, 0, 0, 0]


def test_b9_6_3_engineers_return_and_closed_spaces_stay_closed() -> None:
    """From management spaces, construction spaces, Mahiri's tile and the bank."""
    t = barrage(
        seat(USA, "mahiri", engineers=1, constructions=2, activations=1),
        seat(GERMANY, "jill", engineers=0, passed=True),
        spaces={"water_flow1_L": {"seat": 1}, "turbine_plus2_L": {"seat": 2}},
        piles=NO_PILES,
    )
    closed = {"blocked": True}
    before = GAME.view(t.s, PAUL)["spaces"]
    assert isinstance(before, dict)
    assert "water_flow1_L" in before

    t.play("space bank", "engineers 1")

    assert [(who, a) for k, who, _, a, _ in t.events if k == E_RETURN] == [(PAUL, 12), (JOANNA, 12)]
    after = GAME.view(t.s, PAUL)["spaces"]
    assert after == {key: cell for key, cell in before.items() if cell == closed}
    assert [p.engineers for p in t.s.seats] == [12, 12]
    t.deal()
    assert t.why_not("space turbine_plus1_L").clause == "B2.1.10"
    for p in t.s.seats:
        assert (p.banked, p.constructions, p.activations, p.has_passed) == (0, 0, 0, 0)


def test_b9_6_4_remaining_tiles_leave_and_three_are_drawn() -> None:
    """One tile is left in pile I; the second and third come from pile II, top to bottom."""
    patents = ["A1_base", None, "A1_joker"]
    t = barrage(
        seat(USA, "wilhelm", engineers=1),
        seat(GERMANY, "jill", engineers=0, passed=True),
        patents=patents,
        piles={**NO_PILES, "I": ["A1_conduit"]},
    )

    t.play("space bank", "engineers 1")
    gone = sorted(TILES[a].key for k, _, _, a, _ in t.events if k == E_CLEARED)
    assert gone == ["A1_base", "A1_joker"]
    assert GAME.view(t.s, PAUL)["patents"] == [None, None, None]
    assert t.decider == CHANCE
    assert t.options() == ["tile A1_conduit"]

    t.deal("tile A1_conduit", "tile A2_joker", "tile A2_base")
    assert GAME.view(t.s, PAUL)["patents"] == ["A1_conduit", "A2_joker", "A2_base"]
    assert t.s.round == 2


def test_b9_6_4_pile_three_follows_pile_two() -> None:
    t = barrage(
        seat(USA, "wilhelm", engineers=1),
        seat(GERMANY, "jill", engineers=0, passed=True),
        piles={**NO_PILES, "I": [], "II": ["A2_base"]},
        round=3,
    )

    t.play("space bank", "engineers 1")
    assert t.options() == ["tile A2_base"]
    t.deal("tile A2_base", "tile A3_base", "tile A3_joker")

    assert GAME.view(t.s, PAUL)["patents"] == ["A2_base", "A3_base", "A3_joker"]


def test_b9_6_5_wheel_contracts_drops_and_supplies_are_untouched() -> None:
    paul = seat(
        USA,
        "wilhelm",
        engineers=1,
        energy=7,
        contracts=["S1", "R05"],
        fulfilled=["G01"],
        wheel=wheel(("BASIC_base", 4, 0), None, ("BASIC_powerhouse", 0, 2)),
    )
    t = barrage(
        paul,
        seat(GERMANY, "jill", engineers=0, passed=True),
        on_map={"B1U": (1, 2, 2), "B5L": ("neutral", 2, 1)},
        display=["G02", None, None, None, None, None],
        piles=NO_PILES,
    )
    before = GAME.view(t.s, PAUL)

    t.play("space bank", "engineers 1").deal()

    after = GAME.view(t.s, PAUL)
    assert t.s.round == 2
    assert (after["dams"], after["display"]) == (before["dams"], before["display"])
    old, new = before["seats"], after["seats"]
    assert isinstance(old, list)
    assert isinstance(new, list)
    for key in ("excavators", "mixers", "tiles", "wheel", "contracts", "fulfilled"):
        assert new[PAUL][key] == old[PAUL][key]
    assert t.seat(PAUL).credits == 6 + 1 + 4  # the bank's and those of the energy track


# Worked examples ------------------------------------------------------------------------------------------


def test_bx_01_energy_ranking() -> None:
    """Paul has the most energy, Viktor the second most."""
    assert ranked(11, 2, 6, 1) == {PAUL: 6, VIKTOR: 2}


def test_bx_02_bonus_tile_round_1() -> None:
    t = scored([7, 1], bonus=bonus_of(1, "BT_bases"), on_map={"B1U": (1, 2, 0), "B5U": (1, 1, 0)})

    assert bonus_vp(t) == {PAUL: 8}


def test_bx_29_ranking_tie_and_credits() -> None:
    """Paul 8, Joanna 5, Viktor 0, Sophia 5."""
    t = scored([8, 5, 0, 5])

    assert gained(t, E_VP, S_RANK) == {PAUL: 6, JOANNA: 1, SOPHIA: 1}
    assert gained(t, E_CREDITS, S_TRACK) == {PAUL: 4, JOANNA: 3, SOPHIA: 3, VIKTOR: 3}
    assert gained(t, E_VP, S_TRACK) == {VIKTOR: -3}


def test_bx_30_bonus_tile_in_round_3() -> None:
    on_map = {
        "P8_1": 1,
        "P9_1": 1,
        "P10_1": 1,
        "P8_2": 2,
        "P9_2": 3,
        "P10_2": 3,
        "P11_1": 3,
        "P8_3": 4,
        "P9_3": 4,
    }

    t = scored([5, 7, 13, 19], round=3, bonus=bonus_of(3, "BT_powerhouses"), on_map=on_map)

    assert bonus_vp(t) == {SOPHIA: 10, VIKTOR: 11}


def test_bx_31_new_turn_order() -> None:
    t = scored([8, 5, 0, 5], order=[2, 1, 3, 4])

    assert turn_order(t) == [VIKTOR, SOPHIA, JOANNA, PAUL]


@pytest.mark.parametrize(
    ("energies", "vp"), [((8, 8, 3, 2), [4, 4]), ((8, 8, 8, 2), [3, 3, 3]), ((8, 8, 8, 8), [2, 2, 2, 2])]
)
def test_bx_93_first_place_ties(energies: Sequence[int], vp: list[int]) -> None:
    assert ranked(*energies) == dict(enumerate(vp))


def test_bx_94_second_place_tie_of_three() -> None:
    assert ranked(9, 4, 4, 4) == {PAUL: 6, JOANNA: 1, VIKTOR: 1, SOPHIA: 1}


def test_bx_95_all_zero() -> None:
    t = scored([0, 0, 0, 0])

    assert gained(t, E_VP, S_RANK) == {}
    assert gained(t, E_CREDITS, S_TRACK) == dict.fromkeys(range(4), 3)
    assert gained(t, E_VP, S_TRACK) == dict.fromkeys(range(4), -3)
    assert turn_order(t) == [SOPHIA, VIKTOR, JOANNA, PAUL]


def test_bx_96_above_30() -> None:
    t = scored([34, 31], round=5, bonus=bonus_of(5, "BT_conduits"), on_map={**FIVE_CONDUITS, "C6A": 2})

    assert gained(t, E_VP, S_RANK) == {PAUL: 6, JOANNA: 2}
    assert gained(t, E_CREDITS, S_TRACK) == {PAUL: 8, JOANNA: 8}
    assert bonus_vp(t) == {PAUL: 20, JOANNA: 4}


def test_bx_106_turn_order_block() -> None:
    t = scored([6, 6, 6, 2])

    assert turn_order(t) == [SOPHIA, VIKTOR, JOANNA, PAUL]


@pytest.mark.parametrize(("energy", "vp"), [(17, 4), (29, 12), (30, 16)])
def test_bx_107_reduced_reward_in_round_5(energy: int, vp: int) -> None:
    on_map = {"C1A": 1, "C2A": 1, "C3A": 1, "C4A": 1}

    t = scored([energy, 1], round=5, bonus=bonus_of(5, "BT_conduits"), on_map=on_map)

    assert bonus_vp(t) == {PAUL: vp}


def test_bx_113_advanced_tile_refresh() -> None:
    t = new_game(4)
    t.finish_turns()  # the draft

    shown = []
    while t.s.stack:
        patents = GAME.view(t.s, PAUL)["patents"]
        assert isinstance(patents, list)
        shown.append([TILES[tile_number(key)].level for key in patents])
        t.finish_turns()

    assert shown == [[1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 3, 3], [3, 3, 3]]
