"""Chapter B1: the map, the pieces, resources, points, symbols, and what is public."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping

import pytest

from millrace.games.barrage.content.map import AREAS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    E_BUILT,
    E_CREDITS,
    E_ENERGY,
    E_EXCAVATORS,
    E_FLOWS,
    E_HELD,
    E_INVEST,
    E_LEAVES,
    E_MIXERS,
    E_PRODUCED,
    E_RECOVER,
    E_ROTATE,
    E_VP,
    E_WAITS,
    EMPTY,
    HILL,
    MOUNTAIN,
    NEUTRAL,
    PLAIN,
)
from millrace.games.barrage.score import objective_counts
from millrace.games.barrage.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.errors import BadPosition, ConfigError
from millrace.kernel.stack import CHANCE, NOBODY, Event
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, new_game, seat, wheel

# Facts of the map: production value and end basin of every conduit space.
CONDUITS = {
    "C1A": (5, 8),
    "C1B": (4, 5),
    "C2A": (3, 6),
    "C2B": (5, 10),
    "C3A": (4, 5),
    "C3B": (3, 6),
    "C4A": (3, 7),
    "C4B": (5, 12),
    "C5A": (3, 8),
    "C5B": (4, 10),
    "C6A": (4, 9),
    "C6B": (2, 7),
    "C7A": (2, 10),
    "C7B": (3, 12),
    "C8A": (3, 11),
    "C8B": (2, 9),
    "C9A": (1, 11),
    "C9B": (3, 12),
    "C10A": (2, 11),
    "C10B": (1, 12),
}
HEAD_ABOVE = {1: "A", 2: "B", 3: "C", 4: "D", 5: "B", 6: "C", 7: "D", 8: "A", 9: "B", 10: "C"}
RED_POWERHOUSES = [
    *("P5_2", "P6_2", "P7_2", "P8_3", "P9_3", "P10_2", "P10_3"),
    *("P11_3", "P11_4", "P12_2", "P12_3", "P12_4"),
]


def rich(company: str, officer: str, **fields: object) -> dict[str, object]:
    """A seat that can pay for anything."""
    return {**seat(company, officer, credits=90, excavators=90, mixers=90), **fields}


def told(events: list[Event], kind: int, who: int) -> list[int]:
    """The amounts of one kind of event for one seat, in order."""
    return [a for k, seat_, _, a, _ in events if k == kind and seat_ == who]


def at_seat(t: Play, who: int) -> dict[str, object]:
    seats = GAME.view(t.s, NOBODY)["seats"]
    assert isinstance(seats, list)
    found: dict[str, object] = seats[who]
    return found


def sites(t: Play, structure: str) -> list[str]:
    return [option.removeprefix("site ") for option in t.play(f"build {structure}").options()]


def everywhere(structure: str) -> list[str]:
    """Every building space of a kind: what a company with everything and nothing built is offered."""
    return sites(barrage(rich(USA, "graziano"), seat(ITALY, "anton")), structure)


def in_basin(spaces: list[str], basin: int) -> int:
    return sum(re.fullmatch(rf"[BCP]{basin}(?:[A-Z]|_\d)", space) is not None for space in spaces)


def counts(basin: int) -> tuple[int, int, int]:
    """Powerhouse, base and conduit spaces of a basin."""
    powerhouses, bases, conduits = map(everywhere, ("powerhouse", "base", "conduit"))
    return in_basin(powerhouses, basin), in_basin(bases, basin), in_basin(conduits, basin)


SYSTEM: dict[str, object] = {"B8L": (1, 3, 3), "C8A": 1, "P11_1": 1}  # one to three drops of value 3


def with_contracts(*contracts: str, on_map: Mapping[str, object] = SYSTEM, **fields: object) -> Play:
    """Seat 1 has a system to produce 3, 6 or 9 with, and contracts."""
    mine = {**seat(USA, "jill", contracts=list(contracts)), **fields}
    return barrage(mine, seat(ITALY, "anton"), on_map=on_map)


def fulfil(t: Play, contract: str, drops: int) -> Play:
    """Produce and fulfil; `events` begin with the contract."""
    t.play("space turbine_zero_L", "system B8L C8A", f"drops {drops}")
    return t.play(f"contract {contract}")


def play_at_random(players: int, seed: int, watch: Callable[[State, list[Event]], None]) -> Play:
    """A whole game of random answers; `watch` sees the state and the events after each answer."""
    t, stream = new_game(players), Stream(seed)
    while t.s.stack:
        events: list[Event] = []
        t.s.story = events
        options = GAME.legal(t.s)
        GAME.apply(t.s, options[stream.below(len(options))])
        watch(t.s, events)
    return t


# The map --------------------------------------------------------------------------------------------------


def test_b1_1_1_twelve_basins_four_headstreams_two_exits() -> None:
    """On an empty map a drop from A or B leaves on the left, one from C or D on the right."""
    t = barrage(seat(USA, "graziano"), seat(ITALY, "anton")).play("space water_flow1_L")
    assert t.options() == ["head A", "head B", "head C", "head D"]

    exits = []
    for head in "ABCD":
        told_ = Play(t.s.clone()).play(f"head {head}").events
        exits.append([a for kind, _, _, a, _ in told_ if kind == E_LEAVES])

    assert exits == [[0], [0], [1], [1]]
    numbered = {int(re.findall(r"\d+", space)[0]) for space in everywhere("base") + everywhere("powerhouse")}
    assert numbered == set(range(1, 13))


def test_b1_1_2_areas_of_the_basins() -> None:
    """Three excavators reach the plains, four the hills too, five the mountains; 11 and 12 are plains."""
    reach = {
        n: {
            int(space[1:-1])
            for space in sites(barrage(seat(USA, "graziano", excavators=n), seat(ITALY, "anton")), "base")
        }
        for n in (3, 4, 5)
    }
    assert reach == {3: {8, 9, 10}, 4: {5, 6, 7, 8, 9, 10}, 5: set(range(1, 11))}

    low = barrage(
        seat(USA, "graziano"),
        seat(ITALY, "anton"),
        on_map={"P10_1": 1, "P11_1": 1, "P12_1": 1},
        objective="OBJ_most_area",
    )
    assert objective_counts(low.s) == [3, 0]
    assert list(AREAS[1:]) == [MOUNTAIN] * 4 + [HILL] * 3 + [PLAIN] * 5


@pytest.mark.parametrize("basin", [1, 2, 3, 4])
def test_b1_1_3_mountain_basins(basin: int) -> None:
    assert counts(basin) == (0, 2, 2)


@pytest.mark.parametrize("basin", [5, 6, 7])
def test_b1_1_4_hill_basins(basin: int) -> None:
    assert counts(basin) == (2, 2, 2)


@pytest.mark.parametrize("basin", [8, 9, 10])
def test_b1_1_5_upper_plains(basin: int) -> None:
    assert counts(basin) == (3, 2, 2)


@pytest.mark.parametrize("basin", [11, 12])
def test_b1_1_6_lower_plains_have_powerhouses_only(basin: int) -> None:
    assert counts(basin) == (4, 0, 0)


def test_b1_1_7_red_borders() -> None:
    """Without credits no red-bordered space is offered, and every conduit space is."""

    def free(structure: str) -> list[str]:
        return sites(barrage(rich(USA, "graziano", credits=0), seat(ITALY, "anton")), structure)

    assert free("base") == [f"B{basin}L" for basin in range(1, 11)]
    assert sorted(set(everywhere("powerhouse")) - set(free("powerhouse"))) == sorted(RED_POWERHOUSES)
    assert sorted(free("conduit")) == sorted(CONDUITS)


@pytest.mark.parametrize("basin", range(1, 11))
def test_b1_1_7_the_upper_base_space_is_upstream(basin: int) -> None:
    """A drop that comes down the river stops at the upper dam, the lower one stays empty."""
    t = barrage(
        seat(USA, "graziano"),
        seat(ITALY, "anton"),
        on_map={f"B{basin}U": (1, 1, 0), f"B{basin}L": (2, 1, 0)},
    )

    t.play("space water_flow1_L", f"head {HEAD_ABOVE[basin]}")

    dams = GAME.view(t.s, NOBODY)["dams"]
    assert isinstance(dams, dict)
    assert (dams[f"B{basin}U"]["drops"], dams[f"B{basin}L"]["drops"]) == (1, 0)


@pytest.mark.parametrize("conduit", CONDUITS)
def test_b1_1_8_value_and_end_of_every_conduit(conduit: str) -> None:
    """One drop through a conduit gives its value, at a powerhouse of its end basin and of no other."""
    value, end = CONDUITS[conduit]
    dam = f"B{conduit[1:-1]}L"

    def powered(basin: int) -> Play:
        on_map = {dam: (1, 1, 1), conduit: 1, f"P{basin}_1": 1}
        return barrage(seat(USA, "graziano"), seat(ITALY, "anton"), on_map=on_map)

    t = powered(end).play("space turbine_zero_L")
    assert t.options() == [f"system {dam} {conduit}"]
    t.play(f"system {dam} {conduit}", "drops 1")
    assert told(t.events, E_PRODUCED, 0) == [value]
    others = [basin for basin in range(5, 13) if basin != end]
    assert all("space turbine_zero_L" not in powered(basin).options() for basin in others)


def test_b1_1_8_a_conduit_belongs_to_its_start_basin() -> None:
    """C4B runs from the mountains to the plains and counts for basin 4 and for the mountains."""
    on_map: dict[str, object] = {"C4B": 1, "C4A": 1, "B4L": 1, "P12_1": 1}

    def quantity(objective: str) -> int:
        t = barrage(seat(USA, "graziano"), seat(ITALY, "anton"), on_map=on_map, objective=objective)
        return objective_counts(t.s)[0]

    assert quantity("OBJ_basins_1") == 2
    assert quantity("OBJ_basins_3") == 1
    assert quantity("OBJ_most_area") == 3


def test_b1_1_9_there_is_no_choice_of_a_map_side() -> None:
    assert not [key for key in GAME.parse_options({"players": 3}) if "map" in key or "icon" in key]
    with pytest.raises(ConfigError):
        GAME.parse_options({"players": 3, "icons": True})


# Structures -----------------------------------------------------------------------------------------------

FOUR_OF: dict[str, dict[str, object]] = {
    "base": {f"B{basin}L": (1, 1, 0) for basin in range(1, 5)},
    "elevation": {"B1L": (1, 3, 0), "B2L": (1, 3, 0), "B3L": (1, 1, 0)},
    "conduit": dict.fromkeys(("C1A", "C1B", "C2A", "C2B"), 1),
}
FIFTH = {"base": "B5L", "elevation": "B3L", "conduit": "C3A"}


@pytest.mark.parametrize("structure", FOUR_OF)
def test_b1_2_1_five_bases_elevations_and_conduits(structure: str) -> None:
    t = barrage(rich(USA, "graziano"), seat(ITALY, "anton"), on_map=FOUR_OF[structure])
    assert f"build {structure}" in t.options()

    t.play(f"build {structure}", f"site {FIFTH[structure]}")
    t.play("space bank", "engineers 1")

    assert t.decider == 0
    assert f"build {structure}" not in t.options()
    assert t.why_not(f"build {structure}").message.key == "reason-no-piece"


def test_b1_2_1_four_kinds_and_four_powerhouses() -> None:
    on_map: dict[str, object] = {"B1L": 1, "P8_1": 1, "P9_1": 1, "P10_1": 1}
    t = barrage(rich(USA, "graziano"), seat(ITALY, "anton"), on_map=on_map)
    kinds = [option for option in t.options() if option.startswith("build")]
    assert kinds == ["build base", "build elevation", "build conduit", "build powerhouse"]

    t.play("build powerhouse", "site P11_1")
    t.play("space bank", "engineers 1")

    assert t.why_not("build powerhouse").message.key == "reason-no-piece"


def test_b1_2_2_a_dam_has_one_to_three_pieces() -> None:
    """Elevations are offered on levels 1 and 2 only, and raise the level by one."""
    t = barrage(
        rich(USA, "graziano"),
        seat(ITALY, "anton"),
        on_map={"B8L": (1, 1, 0), "B9L": (1, 2, 0), "B10L": (1, 3, 0)},
    )

    assert sites(t, "elevation") == ["B8L", "B9L"]
    t.play("site B9L")

    dams = GAME.view(t.s, NOBODY)["dams"]
    assert isinstance(dams, dict)
    assert {key: dam["level"] for key, dam in dams.items()} == {"B8L": 1, "B9L": 3, "B10L": 3}


def test_b1_2_3_only_the_owner_elevates_a_dam() -> None:
    t = barrage(
        rich(USA, "graziano"),
        rich(ITALY, "anton"),
        on_map={"B8L": (1, 1, 0), "B9L": (2, 1, 0)},
    )
    theirs = Play(t.s.clone()).play("space bank", "engineers 1")

    assert sites(t, "elevation") == ["B8L"]
    assert sites(theirs, "elevation") == ["B9L"]
    t.play("site B8L")

    dams = GAME.view(t.s, NOBODY)["dams"]
    assert isinstance(dams, dict)
    assert (dams["B8L"]["owner"], dams["B9L"]["owner"]) == (1, 2)


def test_b1_2_4_nobody_elevates_a_neutral_dam() -> None:
    t = barrage(
        rich(USA, "graziano"),
        seat(ITALY, "anton"),
        on_map={"B1L": ("neutral", 1, 1), "B5L": ("neutral", 2, 1), "B8L": (1, 1, 0)},
    )

    assert sites(t, "elevation") == ["B8L"]


def test_b1_2_4_neutral_dams_never_change() -> None:
    """One each of level 1, 2 and 3, where they were placed, through a whole random game."""
    seen: list[dict[int, int]] = []

    def watch(s: State, _: list[Event]) -> None:
        if s.round:
            seen.append({d: s.dam_level[d] for d, owner in enumerate(s.dam_owner) if owner == NEUTRAL})

    play_at_random(3, 4, watch)

    assert sorted(seen[0].values()) == [1, 2, 3]
    assert all(dams == seen[0] for dams in seen)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_b1_2_5_capacity_is_the_level(level: int) -> None:
    """The last place takes a drop; a full dam lets the next one pass."""
    for drops in (level - 1, level):
        t = barrage(
            seat(USA, "viktor"),
            seat(ITALY, "anton"),
            on_map={"B1L": (1, level, drops)},
        )
        t.play("space water_flow1_L", "head A")
        is_full = drops == level
        assert [kind for kind, *_ in t.events if kind in (E_HELD, E_LEAVES)] == [
            E_LEAVES if is_full else E_HELD
        ]
        dams = GAME.view(t.s, NOBODY)["dams"]
        assert isinstance(dams, dict)
        assert dams["B1L"] == {"owner": 1, "level": level, "drops": level, "capacity": level}


def test_b1_2_6_pieces_stay_where_they_are() -> None:
    """In a whole random game no owner of a space changes and no dam gets lower."""
    before: list[list[int]] = []
    built: list[int] = []

    def watch(s: State, events: list[Event]) -> None:
        owners = s.dam_owner + s.conduit_owner + s.house_owner
        if before:
            assert all(old in (EMPTY, new) for old, new in zip(before[0], owners, strict=True))
            assert all(old <= new for old, new in zip(before[1], s.dam_level, strict=True))
        before[:] = [owners, s.dam_level[:]]
        built.extend(a for kind, _, _, a, _ in events if kind == E_BUILT)

    play_at_random(4, 7, watch)

    assert len(built) > 10


# Connections ----------------------------------------------------------------------------------------------


def test_b1_3_1_a_conduit_connects_every_dam_with_every_powerhouse() -> None:
    """Own and neutral dam of basin 5 feed basin 8 through a conduit of somebody else."""
    on_map: dict[str, object] = {"B5U": (1, 1, 1), "B5L": ("neutral", 2, 1), "C5A": 2, "P8_1": 1, "P8_2": 2}
    t = barrage(seat(USA, "graziano"), seat(ITALY, "anton"), on_map=on_map)
    theirs = Play(t.s.clone()).play("space bank", "engineers 1", "space turbine_zero_L")

    t.play("space turbine_zero_L")

    assert t.options() == ["system B5U C5A", "system B5L C5A"]
    assert theirs.options() == ["system B5L C5A"]


def test_b1_3_2_an_unbuilt_conduit_connects_nothing() -> None:
    def table(**conduits: int) -> Play:
        on_map = {"B5L": (1, 1, 1), "P8_1": 1, "P10_1": 1, **conduits}
        return barrage(seat(USA, "graziano"), seat(ITALY, "anton"), on_map=on_map)

    assert "space turbine_zero_L" not in table().options()
    assert table(C5B=1).play("space turbine_zero_L").options() == ["system B5L C5B"]


def test_b1_3_3_the_same_basin_is_no_connection() -> None:
    """A dam and a powerhouse stand in basin 8, but the conduits of basin 8 end elsewhere."""
    on_map: dict[str, object] = {"B8L": (1, 1, 1), "P8_1": 1, "C8A": 1, "C8B": 1}
    t = barrage(seat(USA, "graziano"), seat(ITALY, "anton"), on_map=on_map)

    assert not [option for option in t.options() if option.startswith("space turbine")]


# Resources ------------------------------------------------------------------------------------------------


def test_b1_4_1_resources_are_integers() -> None:
    """Seven credits pay two and leave five; half a credit does not exist."""
    t = barrage(seat(USA, "graziano", credits=7), seat(ITALY, "anton"))
    t.play("space machinery_excavator_L")
    assert at_seat(t, 0)["credits"] == 5

    with pytest.raises(BadPosition):
        barrage(seat(USA, "graziano", credits=2.5), seat(ITALY, "anton"))


def test_b1_4_2_the_general_supply_never_runs_out() -> None:
    """Beyond every count of the box there are more credits, machines and drops."""
    heads = [{"tile": f"HT{i + 1}", "drops": 40} for i in range(4)]
    t = barrage(
        seat(USA, "graziano", credits=500, excavators=300, mixers=300),
        seat(ITALY, "anton", engineers=1),
        headstreams=heads,
    )
    t.play("space water_place2_L", "head A", "head A", "space bank", "engineers 1")
    t.play("space bank", "engineers 4", "space machinery_both_L")

    mine = at_seat(t, 0)
    assert (mine["credits"], mine["excavators"], mine["mixers"]) == (499, 301, 301)
    assert t.s.head_drops == [42, 40, 40, 40]


def test_b1_4_3_what_is_gained_is_usable_at_once() -> None:
    """The credits of the first production's contract pay the fee of Germany's second production."""
    on_map: dict[str, object] = {
        "B6L": (1, 2, 1),
        "C6B": 1,
        "P7_1": 1,
        "B7L": (1, 1, 0),
        "C7A": 2,
        "P10_1": 1,
        "P11_1": 1,
    }
    t = barrage(
        seat(GERMANY, "graziano", credits=0, contracts=["S3"]), seat(ITALY, "anton", credits=0), on_map=on_map
    )
    t.play("space turbine_zero_L", "system B6L C6B", "drops 1")
    declined = Play(t.s.clone()).play("skip")

    t.play("contract S3")

    assert t.options() == ["system B7L C7A", "skip"]
    assert declined.deal().decider == 1
    t.play("system B7L C7A", "drops 1")
    assert told(t.events, E_CREDITS, 0) == [-1]
    assert (t.seat(0).credits, t.seat(1).credits) == (2, 1)


def test_b1_4_3_gains_never_go_onto_the_wheel() -> None:
    t = barrage(seat(USA, "graziano", credits=9), seat(ITALY, "anton"))

    t.play("space machinery_both_L")

    mine = at_seat(t, 0)
    assert (mine["excavators"], mine["mixers"], mine["wheel"]) == (7, 5, [None] * 6)


def test_b1_4_4_spent_credits_go_to_nobody() -> None:
    """Solomon pays two mixers and a red border in credits: nobody gains, the wheel holds no credits."""
    t = barrage(seat(FRANCE, "solomon", mixers=0, credits=9), seat(ITALY, "anton"))

    t.play("build powerhouse", "site P8_3")

    assert sum(told(t.events, E_CREDITS, 0)) == -9
    assert told(t.events, E_CREDITS, 1) == []
    tiles_only = {"tile": "BASIC_powerhouse", "excavators": 0, "mixers": 0}
    assert at_seat(t, 0)["wheel"] == [None, tiles_only, None, None, None, None]
    assert (t.seat(0).credits, t.seat(1).credits) == (0, 6)


def test_b1_4_4_a_fee_is_paid_to_the_owner() -> None:
    on_map: dict[str, object] = {"B8L": (1, 3, 2), "C8A": 2, "P11_1": 1}
    t = barrage(seat(USA, "graziano"), seat(ITALY, "anton"), on_map=on_map)

    t.play("space turbine_zero_L", "system B8L C8A", "drops 2")

    assert (told(t.events, E_CREDITS, 0), told(t.events, E_CREDITS, 1)) == ([-2], [2])


def test_b1_4_5_machines_are_invested_not_spent() -> None:
    """Three excavators lie on the wheel after a base and come back with its sixth rotation."""
    t = barrage(seat(USA, "graziano"), seat(ITALY, "anton", engineers=0), turn=1)

    t.play("build base", "site B8L")
    assert at_seat(t, 0)["excavators"] == 3
    invested = {"tile": "BASIC_base", "excavators": 3, "mixers": 0}
    assert at_seat(t, 0)["wheel"] == [None, invested, None, None, None, None]
    t.play("space workshop_turn3_L", "space workshop_turn1_L", "space bank", "engineers 1")
    assert at_seat(t, 0)["excavators"] == 3
    t.play("space workshop_turn1_R")

    assert [kind for kind, *_ in t.events if kind == E_RECOVER] == [E_RECOVER]
    assert at_seat(t, 0)["excavators"] == 6


@pytest.mark.parametrize("excavators", [0, 1, 2])
def test_b1_4_6_machines_of_choice_split_freely(excavators: int) -> None:
    t = fulfil(with_contracts("G02"), "G02", 1)

    assert t.options() == ["excavators 0", "excavators 1", "excavators 2"]
    t.play(f"excavators {excavators}")

    mine = at_seat(t, 0)
    assert (mine["excavators"], mine["mixers"]) == (6 + excavators, 4 + 2 - excavators)


def test_b1_4_7_what_cannot_be_paid_in_full_is_illegal() -> None:
    poor = barrage(seat(USA, "graziano", credits=1), seat(ITALY, "anton"))
    just = barrage(seat(USA, "graziano", credits=2), seat(ITALY, "anton"))

    assert "space machinery_excavator_L" not in poor.options()
    assert at_seat(just.play("space machinery_excavator_L"), 0)["credits"] == 0


@pytest.mark.parametrize("seed", [1, 2])
def test_b1_4_7_no_supply_is_ever_negative(seed: int) -> None:
    least = [0]

    def watch(s: State, _: list[Event]) -> None:
        least.extend(min(p.credits, p.excavators, p.mixers, p.engineers, p.energy) for p in s.seats)

    play_at_random(4, seed, watch)

    assert min(least) == 0


# Points and energy ----------------------------------------------------------------------------------------


def test_b1_5_1_victory_points_have_no_bounds() -> None:
    """98 and 3 are 101; a round without energy takes 1 down to -2."""
    t = barrage(
        seat(USA, "graziano", vp=98, engineers=1),
        seat(ITALY, "anton", vp=1, engineers=1),
        on_map={"C9A": 1},
    )

    t.play("build conduit", "site C10B")
    assert at_seat(t, 0)["vp"] == 101
    t.finish_turns()

    assert at_seat(t, 1)["vp"] == -2


def test_b1_5_2_energy_has_no_upper_bound_and_is_of_the_round() -> None:
    t = with_contracts(energy=28, engineers=2)

    t.play("space turbine_zero_L", "system B8L C8A", "drops 3")
    assert at_seat(t, 0)["energy"] == 37
    t.finish_turns()

    assert (t.s.round, at_seat(t, 0)["energy"]) == (2, 0)


def test_b1_5_3_track_energy_fulfils_nothing() -> None:
    """Italy's fourth elevation gives 4 track energy: the contract of 2 at hand is not asked for."""
    t = barrage(
        seat(ITALY, "graziano", contracts=["G03"]),
        seat(USA, "anton"),
        on_map={"B8L": (1, 3, 0), "B9L": (1, 2, 0)},
    )

    t.play("build elevation", "site B9L")

    assert told(t.events, E_ENERGY, 0) == [4]
    assert (t.deal().decider, at_seat(t, 0)["contracts"]) == (1, ["G03"])


def test_b1_5_3_contract_energy_moves_the_marker_and_fulfils() -> None:
    """The level II base tile gives 2 contract energy with the second base."""
    t = barrage(
        seat(USA, "graziano", contracts=["G03"], extra_tiles=["A2_base"]),
        seat(ITALY, "anton"),
        on_map={"B8L": (1, 1, 0)},
    )

    t.play("build base", "site B9L", "tile A2_base")

    assert told(t.events, E_ENERGY, 0) == [2]
    assert t.options() == ["contract G03", "skip"]


def test_b1_5_4_energy_is_not_saved() -> None:
    """Ten on the track do not help: a production of 3 reaches the contract of 3, not the one of 4."""
    t = with_contracts("G06", "G13", energy=10)

    t.play("space turbine_zero_L", "system B8L C8A", "drops 1")

    assert t.options() == ["contract G06", "skip"]
    assert t.seat(0).energy == 13


# Symbols --------------------------------------------------------------------------------------------------

REWARDS = {  # contract: drops to turbine, what the reward tells
    "G03": (1, [(E_CREDITS, 5)]),
    "G10": (1, [(E_CREDITS, 2), (E_VP, 4)]),
    "G06": (1, [(E_CREDITS, 4), (E_EXCAVATORS, 1)]),
    "G07": (1, [(E_VP, 3), (E_MIXERS, 1)]),
    "Y01": (2, [(E_EXCAVATORS, 2), (E_VP, 4)]),
    "Y03": (2, [(E_CREDITS, 3), (E_MIXERS, 2)]),
}


@pytest.mark.parametrize("contract", REWARDS)
def test_b1_6_1_gains_as_the_words_say(contract: str) -> None:
    drops, gains = REWARDS[contract]

    t = fulfil(with_contracts(contract), contract, drops)

    kinds = (E_CREDITS, E_EXCAVATORS, E_MIXERS, E_VP)
    assert sorted((kind, a) for kind, who, _, a, _ in t.events if who == 0 and kind in kinds) == sorted(gains)


def test_b1_6_1_paying_and_machines_of_choice() -> None:
    """Pay 4 credits for one machine of choice."""
    t = barrage(
        seat(USA, "graziano"), seat(ITALY, "anton"), seat(FRANCE, "viktor"), seat(GERMANY, "jill"), turn=1
    )

    t.play("space machinery_any_L")
    assert told(t.events, E_CREDITS, 0) == [-4]
    assert t.options() == ["excavators 0", "excavators 1"]
    t.play("excavators 0")

    assert told(t.events, E_MIXERS, 0) == [1]
    assert told(t.events, E_EXCAVATORS, 0) == []


def test_b1_6_2_energy_without_contract_use() -> None:
    """The 3 energy of a reward move the marker; another contract of 2 is not asked for."""
    t = fulfil(with_contracts("G04", "G03"), "G04", 1)

    assert told(t.events, E_ENERGY, 0) == [3]
    assert (t.deal().decider, at_seat(t, 0)["contracts"], at_seat(t, 0)["energy"]) == (1, ["G03"], 6)


@pytest.mark.parametrize(
    ("site", "energy", "offered"), [("C1A", 10, ["contract R07", "contract R12"]), ("C1B", 8, [])]
)
def test_b1_6_3_energy_with_contract_use(site: str, energy: int, offered: list[str]) -> None:
    """The level III conduit tile: 10 reach requirements 9 and 10, 8 reach neither."""
    t = barrage(
        seat(USA, "graziano", excavators=10, contracts=["R07", "R12"], extra_tiles=["A3_conduit"]),
        seat(ITALY, "anton"),
    )

    t.play("build conduit", f"site {site}", "tile A3_conduit")

    assert told(t.events, E_ENERGY, 0) == [energy]
    assert [option for option in t.deal().options() if option.startswith("contract")] == offered
    assert t.decider == (0 if offered else 1)


def test_b1_6_4_drops_wait_on_the_headstreams() -> None:
    """Two drops of a reward lie on A and C although an empty dam stands below A."""
    t = fulfil(with_contracts("G05", on_map={**SYSTEM, "B1U": (2, 1, 0)}), "G05", 1)

    t.play("head A", "head C")

    moves = (E_WAITS, E_FLOWS, E_HELD, E_LEAVES)
    assert [kind for kind, *_ in t.events if kind in moves] == [E_WAITS, E_WAITS]
    heads = GAME.view(t.s, NOBODY)["headstreams"]
    assert isinstance(heads, list)
    assert [head["drops"] for head in heads] == [1, 0, 1, 0]
    assert t.s.dam_drops[0] == 0


def test_b1_6_5_flowing_drops_flow_at_once() -> None:
    """Of two flowing drops the first is held by the dam below B, the second passes and leaves."""
    t = fulfil(with_contracts("G15", on_map={**SYSTEM, "B2U": (2, 1, 0)}), "G15", 2)

    t.play("head B", "head B")

    moves = (E_WAITS, E_FLOWS, E_HELD, E_LEAVES)
    assert [kind for kind, *_ in t.events if kind in moves] == [E_FLOWS, E_HELD, E_FLOWS, E_LEAVES]
    assert t.s.dam_drops[2] == 1
    assert t.s.head_drops == [0, 0, 0, 0]


def test_b1_6_6_a_structure_symbol_places_the_leftmost_piece() -> None:
    """Germany's second base, placed by a reward, is the one that reveals the first income of the row."""
    t = barrage(
        seat(GERMANY, "graziano", contracts=["R02"]),
        seat(ITALY, "anton"),
        on_map={"B8L": (1, 3, 3), "C8A": 1, "P11_1": 1},
    )
    fulfil(t, "R02", 3)

    assert t.options() == [*(f"site {key}" for key in everywhere("base") if key[:-1] != "B8"), "skip"]
    t.play("site B1L")

    assert told(t.events, E_VP, 0) == [3]
    assert at_seat(t, 0)["bases"] == 2


def test_b1_6_6_an_any_symbol_is_a_structure_of_choice() -> None:
    """With every other tile on the wheel the joker builds each of the four."""
    out = wheel(
        ("BASIC_base", 0, 0), ("BASIC_elevation", 0, 0), ("BASIC_conduit", 0, 0), ("BASIC_powerhouse", 0, 0)
    )
    t = barrage(
        rich(USA, "graziano", wheel=out),
        seat(ITALY, "solomon"),
        on_map={"B8L": (1, 1, 0)},
        introductory=True,
    )

    built = []
    for structure, site in (
        ("base", "B1L"),
        ("elevation", "B8L"),
        ("conduit", "C9A"),
        ("powerhouse", "P11_1"),
    ):
        events = Play(t.s.clone()).play(f"build {structure}", f"site {site}").events
        built += told(events, E_BUILT, 0)

    assert built == [0, 1, 2, 3]


def test_b1_6_7_a_conduit_symbol_with_a_number() -> None:
    """A conduit of value 2 or less, without engineers, tile and machines."""
    out = wheel(("BASIC_conduit", 0, 0))
    t = with_contracts("G11", engineers=2, excavators=0, mixers=0, wheel=out)
    fulfil(t, "G11", 2)

    assert t.options() == [*(f"site {c}" for c, (value, _) in CONDUITS.items() if value <= 2), "skip"]
    t.play("site C10A")

    assert [kind for kind, *_ in t.events if kind in (E_INVEST, E_ROTATE, E_CREDITS)] == []
    assert GAME.view(t.s, NOBODY)["conduits"] == {"C8A": 1, "C10A": 1}
    assert at_seat(t, 0)["wheel"] == out


def test_b1_6_8_insertion_is_part_of_construction() -> None:
    """A powerhouse puts its tile and two mixers into the segment that then turns away."""
    t = barrage(seat(USA, "graziano"), seat(ITALY, "anton"))

    t.play("build powerhouse", "site P8_1")

    inserted = {"tile": "BASIC_powerhouse", "excavators": 0, "mixers": 2}
    assert at_seat(t, 0)["wheel"] == [None, inserted, None, None, None, None]
    assert at_seat(t, 0)["tiles"] == ["BASIC_base", "BASIC_elevation", "BASIC_conduit"]
    assert at_seat(t, 0)["mixers"] == 2


def test_b1_6_8_nothing_else_inserts() -> None:
    """In a random game every insertion is told together with a structure built."""
    invested: list[bool] = []

    def watch(_: State, events: list[Event]) -> None:
        kinds = [kind for kind, *_ in events]
        if E_INVEST in kinds:
            invested.append(E_BUILT in kinds)

    play_at_random(4, 11, watch)

    assert len(invested) > 5
    assert all(invested)


def test_b1_6_9_rotate_turns_the_own_wheel() -> None:
    """Three rotations bring home what lies three away, and leave the other wheel alone."""
    mine = wheel(None, None, ("BASIC_base", 4, 0), ("BASIC_conduit", 2, 0))
    theirs = wheel(("BASIC_base", 3, 0))
    t = barrage(
        seat(USA, "graziano", contracts=["G14"], wheel=mine),
        seat(ITALY, "anton", wheel=theirs),
        on_map={"B8L": (1, 3, 3), "C8A": 1, "P11_1": 1},
    )

    fulfil(t, "G14", 2)

    assert told(t.events, E_ROTATE, 0) == [3]
    assert at_seat(t, 0)["wheel"] == [None] * 6
    assert at_seat(t, 0)["excavators"] == 12
    assert at_seat(t, 1)["wheel"] == theirs


@pytest.mark.parametrize(
    ("symbol", "bonus"), [("plus2", 2), ("plus1", 1), ("zero", 0), ("minus1", -1), ("minus2", -2)]
)
def test_b1_6_10_production_symbols(symbol: str, bonus: int) -> None:
    others = (seat(ITALY, "anton"), seat(FRANCE, "viktor"), seat(GERMANY, "jill"))
    on_map: dict[str, object] = {"B8L": (1, 3, 3), "C8A": 1, "P11_1": 1}
    t = barrage(seat(USA, "graziano"), *others, on_map=on_map)

    t.play(f"space turbine_{symbol}_L", "system B8L C8A", "drops 1")

    assert told(t.events, E_PRODUCED, 0) == [3 + bonus]


# Information ----------------------------------------------------------------------------------------------


def test_b1_7_1_everything_but_the_piles_is_public() -> None:
    """Every seat and the onlooker see the same table; no face-down tile is in it."""
    t = new_game(3).deal()
    while not t.s.round:
        t.answer_plainly()
        t.deal()
    views = [GAME.view(t.s, who) for who in (0, 1, 2, NOBODY)]
    text = json.dumps(views[0])

    assert all(view == views[0] for view in views)
    assert views[0]["piles"] == {
        "green": 13,
        "yellow": 13,
        "red": 13,
        "I": 2,
        "II": 5,
        "III": 5,
    } | dict.fromkeys("ABC", 0)
    shown = set(re.findall(r'"([GYR]\d\d|A\d_[a-z]+)"', text))
    assert shown == {"G01", "G02", "Y01", "Y02", "R01", "R02", "A1_base", "A1_elevation", "A1_conduit"}
    assert all(at_seat(t, who)["contracts"] for who in range(3))


def test_b1_7_2_after_setup_chance_only_draws_from_piles() -> None:
    asked: set[str] = set()

    def watch(s: State, _: list[Event]) -> None:
        if s.round and GAME.decider(s) == CHANCE:
            asked.add(GAME.question(s).key)

    play_at_random(4, 3, watch)
    play_at_random(2, 5, watch)

    assert asked == {"question-deal-contract", "question-deal-tile"}
