"""Rule B12: the executive officers, what Anton copies from the wheel and whom Mahiri copies.

Long, because every officer is also tried as a copy and every tile twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from millrace.games.barrage.content.boards import BONUS_KEYS
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_BONUS,
    A_HEAD,
    BASE,
    E_ADDED,
    E_BUILT,
    E_COPIES,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_HELD,
    E_INVEST,
    E_LEAVES,
    E_PRODUCED,
    E_RECOVER,
    E_REVEAL,
    E_ROTATE,
    E_SPENT,
    E_VP,
    EMPTY,
    S_INCOME,
    S_MAHIRI,
)
from millrace.kernel.stack import NOBODY
from tests.tables import BASIC, FRANCE, GERMANY, ITALY, USA, Play, barrage, seat, tile_number, wheel

BANK = ("space bank", "engineers 1")
DISPLAY = ["G01", "G02", "Y01", "Y02", "R01", "R02"]  # full, so that nothing is drawn after a turn


def alone(
    officer: str,
    company: str = USA,
    *,
    extra_tiles: Sequence[str] = (),
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """The first seat's turns follow each other: the other one has passed."""
    other = "graziano" if officer != "graziano" else "wilhelm"
    return barrage(
        seat(company, officer, extra_tiles=extra_tiles, **fields),
        seat(FRANCE, other, passed=True),
        on_map=on_map,
        **(table or {}),
    )


def mahiri(
    other: str,
    *,
    extra_tiles: Sequence[str] = (),
    on_map: Mapping[str, object] | None = None,
    table: Mapping[str, object] | None = None,
    **fields: object,
) -> Play:
    """Mahiri's turns follow each other; the owner of the other officer has passed."""
    return barrage(
        seat(USA, "mahiri", extra_tiles=extra_tiles, **fields),
        seat(FRANCE, other, passed=True),
        on_map=on_map,
        **(table or {}),
    )


def told(t: Play, kind: int, who: int = 0) -> list[tuple[int, int]]:
    """What the last answers did to a seat: the arguments of every event of a kind."""
    return [(a, b) for k, i, _, a, b in t.events if k == kind and i == who]


def invested(tile: str | None, excavators: int, mixers: int) -> list[tuple[int, int]]:
    return [(EMPTY if tile is None else tile_number(tile), excavators << 4 | mixers)]


def sites(t: Play, structure: str) -> list[str]:
    if f"build {structure}" not in t.deal().options():
        return []
    return [option.removeprefix("site ") for option in t.play(f"build {structure}").options()]


def officers(t: Play) -> list[str]:
    return [option for option in t.deal().options() if option.startswith("officer")]


def dam(t: Play, key: str) -> dict[str, object]:
    """A dam as the table sees it."""
    dams = GAME.view(t.s, 0)["dams"]
    assert isinstance(dams, dict)
    shown: dict[str, object] = dams[key]
    return shown


def copied_by(t: Play) -> object:
    """Whom the first seat copies, as the table sees it."""
    seats = GAME.view(t.s, 1)["seats"]
    assert isinstance(seats, list)
    name: object = seats[0]["copies"]
    return name


# B12.1 Wilhelm --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", ["B1L", "B4L", "B5L", "B7L", "B8L", "B10L"])
def test_b12_1_1_wilhelms_bases_cost_three_everywhere(site: str) -> None:
    assert sites(alone("wilhelm", excavators=2), "base") == []

    t = alone("wilhelm", excavators=3, credits=0)
    t.play("build base", f"site {site}")

    assert told(t, E_INVEST) == invested("BASIC_base", 3, 0)


@pytest.mark.parametrize(("site", "mixers"), [("B1L", 4), ("B5L", 3), ("B8L", 2)])
def test_b12_1_1_wilhelms_elevations_cost_the_same(site: str, mixers: int) -> None:
    t = alone("wilhelm", mixers=9, on_map={site: 1})

    t.play("build elevation", f"site {site}")

    assert told(t, E_INVEST) == invested("BASIC_elevation", 0, mixers)


def test_b12_1_1_wilhelm_pays_the_red_border() -> None:
    assert "B1U" not in sites(alone("wilhelm", excavators=3, credits=2), "base")

    t = alone("wilhelm", excavators=3, credits=3)
    t.play("build base", "site B1U")

    assert told(t, E_CREDITS) == [(-3, 0)]


# B12.2 Graziano -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "entry", "is_held"),
    [
        pytest.param("B1L", (1, 3, 2), True, id="third"),
        pytest.param("B1L", (1, 3, 3), True, id="fourth"),
        pytest.param("B1L", (1, 3, 4), False, id="fifth"),
        pytest.param("B1L", (1, 2, 2), False, id="level_2"),
        pytest.param("B1L", (1, 1, 1), False, id="level_1"),
        pytest.param("B8L", ("neutral", 3, 3), False, id="neutral"),
        pytest.param("B1L", (2, 3, 3), False, id="foreign"),
    ],
)
def test_b12_2_1_grazianos_level_three_dams_hold_four(
    key: str, entry: tuple[object, int, int], *, is_held: bool
) -> None:
    t = alone("graziano", on_map={key: entry})

    t.play("space water_flow1_L", "head A")

    assert told(t, E_HELD) == ([(SITE_KEYS.index(key), A_HEAD)] if is_held else [])
    assert told(t, E_LEAVES, NOBODY) == ([] if is_held else [(0, A_HEAD)])
    assert dam(t, key)["drops"] == entry[2] + is_held


# B12.3 Viktor ---------------------------------------------------------------------------------------------

WEAK_SYSTEM = {"B9L": (1, 3, 3), "C9A": 1, "P11_1": 1}  # a conduit of value 1


@pytest.mark.parametrize(
    ("space", "drops", "more", "energy"),
    [
        ("turbine_zero_L", 1, {}, 4),
        ("turbine_zero_L", 3, {}, 4),
        ("turbine_minus2_L", 1, {}, 2),
        ("turbine_plus2_L", 1, {}, 6),
        ("turbine_plus2_L", 1, {"P5_1": 1}, 7),
        ("turbine_minus2_L", 2, {"P5_1": 1, "P6_1": 1, "P7_1": 1}, 5),
    ],
)
def test_b12_3_1_viktor_lifts_the_product_to_four_first(
    space: str, drops: int, more: dict[str, object], energy: int
) -> None:
    """Then come the action's bonus or malus and the company's production bonus."""
    t = alone("viktor", on_map={**WEAK_SYSTEM, **more})

    t.play(f"space {space}", "system B9L C9A", f"drops {drops}")

    assert [a for a, _ in told(t, E_PRODUCED)] == [energy]
    assert t.seat(0).energy == energy


@pytest.mark.parametrize(("drops", "energy"), [(1, 4), (2, 8), (3, 12)])
def test_b12_3_1_viktor_leaves_four_and_more_alone(drops: int, energy: int) -> None:
    t = alone("viktor", on_map={"B6L": (1, 3, 3), "C6A": 1, "P9_1": 1})

    t.play("space turbine_zero_L", "system B6L C6A", f"drops {drops}")

    assert [a for a, _ in told(t, E_PRODUCED)] == [energy]


def test_b12_3_1_nobody_else_is_lifted() -> None:
    t = alone("wilhelm", on_map=WEAK_SYSTEM)

    t.play("space turbine_zero_L", "system B9L C9A", "drops 1")

    assert [a for a, _ in told(t, E_PRODUCED)] == [1]


def test_b12_3_2_viktor_does_not_lift_germanys_second_production() -> None:
    """R-22. The first one has his four and the bonus of three powerhouses."""
    t = alone(
        "viktor",
        GERMANY,
        on_map={**WEAK_SYSTEM, "B10L": (1, 1, 1), "C10B": 1, "P12_1": 1, "P5_1": 1},
    )

    t.play("space turbine_zero_L", "system B9L C9A", "drops 1")
    assert [a for a, _ in told(t, E_PRODUCED)] == [5]
    t.play("system B10L C10B", "drops 1")

    assert [a for a, _ in told(t, E_PRODUCED)] == [1]
    assert t.seat(0).energy == 6


def test_b12_3_2_viktor_does_not_lift_the_energy_of_a_tile() -> None:
    t = alone("viktor", extra_tiles=["A2_base"])

    t.play("build base", "site B8L", "tile A2_base")

    assert told(t, E_ENERGY) == [(1, 0)]


# B12.4 Jill -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("site", "value"), [("C9A", 1), ("C6B", 2), ("C5A", 3), ("C5B", 4), ("C1A", 5)])
def test_b12_4_1_jill_pays_a_conduit_in_mixers(site: str, value: int) -> None:
    assert site not in sites(alone("jill", excavators=0, mixers=value - 1), "conduit")

    t = alone("jill", excavators=0, mixers=value)
    t.play("build conduit", f"site {site}")

    assert told(t, E_INVEST) == invested("BASIC_conduit", 0, value)
    assert told(t, E_CREDITS) == []
    assert t.seat(0).mixers == 0


def test_b12_4_1_jills_bases_still_take_excavators() -> None:
    assert sites(alone("jill", excavators=2, mixers=9), "base") == []


def test_b12_4_2_jill_never_mixes_machines() -> None:
    t = alone("jill", excavators=6, mixers=3)

    t.play("build conduit", "site C5A")
    assert t.options() == ["pay 6e 0m", "pay 0e 3m"]
    assert t.why_not("pay 2e 2m").clause == "B12.4.2"

    short = alone("jill", excavators=5, mixers=2)
    assert "C5A" not in sites(short, "conduit")


@pytest.mark.parametrize(
    ("excavators", "mixers", "paid"),
    [(5, 3, (5, 3)), (2, 6, (2, 6)), (0, 8, (0, 8)), (2, 4, None), (0, 4, None), (2, 3, None), (7, 0, None)],
)
def test_b12_4_3_jill_or_the_level_ii_joker_but_not_both(
    excavators: int, mixers: int, paid: tuple[int, int] | None
) -> None:
    """A conduit of 4 with that tile: eight machines in any mix, never four mixers (R-23)."""
    t = alone(
        "jill",
        excavators=excavators,
        mixers=mixers,
        wheel=wheel(("BASIC_conduit", 0, 0)),
        extra_tiles=["A2_joker"],
    )

    offered = sites(t, "conduit")

    assert ("C5B" in offered) == (paid is not None)
    if paid is not None:
        t.play("site C5B")
        assert told(t, E_INVEST) == invested("A2_joker", *paid)


def test_b12_4_3_with_the_joker_only_the_normal_price_is_offered() -> None:
    """R-23: also mixes with four mixers and more, which Jill's own price would have made a waste."""
    t = alone("jill", excavators=5, mixers=5, wheel=wheel(("BASIC_conduit", 0, 0)), extra_tiles=["A2_joker"])

    t.play("build conduit", "site C5B")

    assert t.options() == ["pay 5e 3m", "pay 4e 4m", "pay 3e 5m"]
    assert t.why_not("pay 0e 4m").clause == "B12.4.3"


def test_b12_4_3_with_another_tile_jills_price_is_offered() -> None:
    """R-23: the tile decides which prices there are."""
    t = alone("jill", excavators=5, mixers=4, extra_tiles=["A2_joker"])

    t.play("build conduit", "site C5B", "tile BASIC_conduit")

    assert told(t, E_INVEST) == invested("BASIC_conduit", 0, 4)


@pytest.mark.parametrize(
    ("site", "offered"),
    [
        ("C6B", ["pay 4e 0m", "pay 0e 2m"]),
        ("C5A", ["pay 5e 0m", "pay 0e 3m"]),
        ("C5B", ["pay 5e 0m", "pay 0e 4m"]),
        ("C1A", ["pay 5e 0m", "pay 0e 5m"]),
    ],
)
def test_b12_4_4_the_level_ii_conduit_tile_leaves_jills_price_alone(site: str, offered: list[str]) -> None:
    """R-23: the tile caps the excavators only."""
    t = alone(
        "jill", excavators=9, mixers=9, wheel=wheel(("BASIC_conduit", 0, 0)), extra_tiles=["A2_conduit"]
    )

    t.play("build conduit", f"site {site}")

    assert t.options() == offered


# B12.5 Solomon --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("excavators", "credits_", "offered"),
    [
        (5, 6, ["pay 5e 0m", "pay 4e 0m", "pay 3e 0m"]),
        (5, 2, None),
        (2, 15, ["pay 2e 0m", "pay 1e 0m", "pay 0e 0m"]),
    ],
)
def test_b12_5_1_solomon_replaces_any_machine_by_three_credits(
    excavators: int, credits_: int, offered: list[str] | None
) -> None:
    """A mountain base of five excavators; the number named is what goes on the wheel (R-49)."""
    t = alone("solomon", excavators=excavators, credits=credits_)

    t.play("build base", "site B1L")
    if offered is None:
        assert told(t, E_INVEST) == invested("BASIC_base", 5, 0)
        assert told(t, E_CREDITS) == []
        return
    assert t.options() == offered
    t.play(offered[-1])

    left = int(offered[-1][4])
    assert told(t, E_INVEST) == invested("BASIC_base", left, 0)
    assert told(t, E_CREDITS) == [(-3 * (5 - left), 0)]
    assert told(t, E_CREDITS, 1) == []
    assert t.seat(0).credits == credits_ - 3 * (5 - left)


@pytest.mark.parametrize(
    ("structure", "site", "due"), [("elevation", "B8L", 2), ("conduit", "C9A", 2), ("powerhouse", "P8_1", 2)]
)
def test_b12_5_1_solomon_replaces_machines_of_every_structure(structure: str, site: str, due: int) -> None:
    on_map = {"B8L": 1}
    poor = alone("solomon", excavators=0, mixers=0, credits=3 * due - 1, on_map=on_map)
    assert site not in sites(poor, structure)

    t = alone("solomon", excavators=0, mixers=0, credits=3 * due, on_map=on_map)
    t.play(f"build {structure}", f"site {site}")

    assert told(t, E_INVEST) == invested(f"BASIC_{structure}", 0, 0)
    assert told(t, E_CREDITS) == [(-3 * due, 0)]


def test_b12_5_2_solomon_inserts_the_tile_also_without_machines() -> None:
    t = alone("solomon", excavators=0, credits=40)

    t.play("build base", "site B8L")

    assert told(t, E_INVEST) == invested("BASIC_base", 0, 0)
    assert sites(t, "base") == []
    assert t.why_not("build base").clause == "B5.2.2"


def test_b12_5_3_solomon_replaces_machines_of_the_final_cost() -> None:
    """With the level II conduit tile a conduit of 5 is worth 15 credits, not 30 (R-49)."""
    t = alone("solomon", excavators=0, credits=15, extra_tiles=["A2_conduit"])

    t.play("build conduit", "site C1A")

    assert told(t, E_INVEST) == invested("A2_conduit", 0, 0)
    assert told(t, E_CREDITS) == [(-15, 0)]


def test_b12_5_3_solomon_replaces_nothing_where_nothing_is_due() -> None:
    """The level III base tile (R-49)."""
    t = alone("solomon", excavators=5, credits=15, extra_tiles=["A3_base"])

    t.play("build base", "site B1L", "tile A3_base")

    assert told(t, E_BUILT) == [(BASE, SITE_KEYS.index("B1L"))]
    assert told(t, E_CREDITS) == []


def test_b12_5_3_solomon_with_the_level_ii_joker() -> None:
    """Each machine of the base's four may be an excavator, a mixer or three credits."""
    t = alone(
        "solomon",
        excavators=1,
        mixers=1,
        credits=9,
        wheel=wheel(("BASIC_base", 0, 0)),
        extra_tiles=["A2_joker"],
    )

    t.play("build base", "site B5L")

    assert t.options() == ["pay 1e 1m", "pay 1e 0m", "pay 0e 1m"]
    t.play("pay 0e 1m")
    assert told(t, E_CREDITS) == [(-9, 0)]


# B12.6 Anton ----------------------------------------------------------------------------------------------


class Copy(NamedTuple):
    """A construction with a copied tile, and everything it does to the builder."""

    tile: str
    structure: str
    site: str
    engineers: int
    machines: tuple[int, int]
    after: tuple[tuple[int, int, int], ...]  # told after the piece is placed
    answers: tuple[str, ...] = ()  # to what the tile asks


B5L, B8L = SITE_KEYS.index("B5L"), SITE_KEYS.index("B8L")
B8L_C8B = 2 * B8L + 1
# USA: the second base reveals a rotation, the second conduit 3 VP.
SECOND_BASE = ((E_REVEAL, S_INCOME, 0), (E_ROTATE, 1, 0))
SECOND_CONDUIT = ((E_REVEAL, S_INCOME + 6, 0), (E_VP, 3, 0))
PRODUCED_5 = ((E_SPENT, B8L_C8B, 1), (E_PRODUCED, 5, B8L_C8B), (E_ENERGY, 5, 0))
# fmt: off
COPIES = (
    Copy("A1_base",       "base",       "B5L",  1, (4, 0), (*SECOND_BASE, (E_ADDED, B5L, 1))),
    Copy("A1_elevation",  "elevation",  "B8L",  1, (0, 2), ((E_ROTATE, 1, 0),)),
    Copy("A1_conduit",    "conduit",    "C9A",  1, (2, 0), (*SECOND_CONDUIT, (E_CREDITS, 2, 0))),
    Copy("A1_powerhouse", "powerhouse", "P5_1", 0, (0, 3), ()),
    Copy("A1_joker",      "base",       "B5U",  1, (4, 0), SECOND_BASE),
    Copy("A2_base",       "base",       "B5L",  1, (4, 0), (*SECOND_BASE, (E_ENERGY, 2, 0))),
    Copy("A2_elevation",  "elevation",  "B8L",  1, (0, 2), ((E_ADDED, B8L, 1),)),
    Copy("A2_conduit",    "conduit",    "C1A",  1, (5, 0), SECOND_CONDUIT),
    Copy("A2_powerhouse", "powerhouse", "P5_1", 1, (0, 3), PRODUCED_5, ("system B8L C8B", "drops 1")),
    Copy("A2_joker",      "base",       "B5L",  1, (1, 3), SECOND_BASE, ("pay 1e 3m",)),
    Copy("A3_base",       "base",       "B5L",  0, (0, 0), SECOND_BASE),
    Copy("A3_elevation",  "elevation",  "B8L",  1, (0, 2), ((E_VP, 3, 0),)),
    Copy("A3_conduit",    "conduit",    "C9A",  1, (2, 0), (*SECOND_CONDUIT, (E_ENERGY, 2, 0))),
    Copy("A3_powerhouse", "powerhouse", "P5_1", 1, (0, 3), ((E_VP, 6, 0),)),
    Copy("A3_joker",      "base",       "B5L",  1, (4, 0), (*SECOND_BASE, (E_VP, 3, 0))),
)
# fmt: on
NAMES = [copy.tile for copy in COPIES]
COPY_MAP = {"B8L": (1, 1, 1), "C8B": 1, "P9_1": 1}


def of_copy(copy: Copy) -> dict[str, Any]:
    """A seat that could build with a basic tile too, the tile to copy being on its wheel."""
    return {
        "excavators": 10,
        "mixers": 6,
        "credits": 6,
        "wheel": wheel((copy.tile, 0, 0)),
        "on_map": COPY_MAP,
    }


def told_by(copy: Copy, inserted: int) -> list[tuple[int, int, int]]:
    """The whole story of the construction, as it must be."""
    excavators, mixers = copy.machines
    kinds = {"base": 0, "elevation": 1, "conduit": 2, "powerhouse": 3}
    return [
        *([(E_ENGINEERS, copy.engineers, 0)] if copy.engineers else []),
        (E_INVEST, inserted, excavators << 4 | mixers),
        (E_ROTATE, 1, 0),
        (E_BUILT, kinds[copy.structure], SITE_KEYS.index(copy.site)),
        *copy.after,
    ]


def build_with_copy(t: Play, copy: Copy) -> list[tuple[int, int, int]]:
    t.play(f"build {copy.structure}", f"site {copy.site}", "tile SP_anton", *copy.answers)
    return [(kind, a, b) for kind, who, _, a, b in t.events if who == 0]


@pytest.mark.parametrize("copy", COPIES, ids=NAMES)
def test_b12_6_1_anton_copies_each_advanced_tile(copy: Copy) -> None:
    t = alone("anton", **of_copy(copy))

    assert build_with_copy(t, copy) == told_by(copy, tile_number("SP_anton"))


@pytest.mark.parametrize(
    ("tile", "site", "machines", "after"),
    [
        ("BASIC_base", "B5L", (4, 0), SECOND_BASE),
        ("BASIC_elevation", "B8L", (0, 2), ()),
        ("BASIC_conduit", "C9A", (2, 0), SECOND_CONDUIT),
        ("BASIC_powerhouse", "P5_1", (0, 3), ()),
    ],
)
def test_b12_6_1_copying_a_basic_tile_gives_no_effect(
    tile: str, site: str, machines: tuple[int, int], after: tuple[tuple[int, int, int], ...]
) -> None:
    """R-51 (e): nothing follows but the income that a second piece reveals."""
    copy = Copy(tile, tile.removeprefix("BASIC_"), site, 1, machines, after)
    t = alone("anton", **of_copy(copy))

    t.play(f"build {copy.structure}", f"site {site}")

    found = [(kind, a, b) for kind, who, _, a, b in t.events if who == 0]
    assert found == told_by(copy, tile_number("SP_anton"))


@pytest.mark.parametrize(
    ("structure", "site"), [("base", "B5L"), ("elevation", "B8L"), ("conduit", "C9A"), ("powerhouse", "P5_1")]
)
def test_b12_6_1_copying_a_joker_allows_any_structure(structure: str, site: str) -> None:
    """R-51 (d)."""
    t = alone("anton", excavators=9, mixers=9, wheel=wheel(("A1_joker", 0, 0)), on_map=COPY_MAP)

    t.play(f"build {structure}", f"site {site}", "tile SP_anton")

    assert told(t, E_INVEST)[0][0] == tile_number("SP_anton")


def test_b12_6_1_a_copy_allows_only_what_the_copied_tile_shows() -> None:
    """With a base tile on the wheel a conduit is built with the own tile; there is nothing to choose."""
    t = alone("anton", excavators=9, mixers=9, wheel=wheel(("A1_base", 0, 0)), on_map=COPY_MAP)

    t.play("build conduit", "site C9A")

    assert told(t, E_INVEST) == invested("BASIC_conduit", 2, 0)


def test_b12_6_1_the_copied_tile_is_chosen_from_the_wheel() -> None:
    """R-51 (a)."""
    t = alone(
        "anton",
        excavators=9,
        wheel=wheel(("BASIC_base", 0, 0), ("A1_base", 0, 0), ("A2_conduit", 0, 0), ("A3_joker", 0, 0)),
    )

    t.play("build base", "site B8L")
    assert t.options() == ["copy BASIC_base", "copy A1_base", "copy A3_joker"]
    assert t.why_not("copy A2_conduit").clause == "B5.2.5"
    t.play("copy A1_base")

    assert told(t, E_ADDED) == [(B8L, 1)]
    assert told(t, E_VP) == []


def test_b12_6_1_the_effect_stays_when_the_copied_tile_returns() -> None:
    """R-51 (b): the rotation of the same action brings the tile back."""
    t = alone("anton", mixers=9, wheel=wheel(None, None, None, None, ("A3_powerhouse", 0, 0)))

    t.play("build powerhouse", "site P8_1", "tile SP_anton")

    assert told(t, E_RECOVER) == [(tile_number("A3_powerhouse"), 0)]
    assert told(t, E_VP) == [(3, 0)]


def test_b12_6_1_nothing_to_copy_on_an_empty_wheel() -> None:
    """R-51 (c)."""
    t = alone("anton", excavators=9, extra_tiles=["A1_base"], wheel=wheel((None, 2, 2)))

    t.play("build base", "site B8L")

    assert t.options() == ["tile BASIC_base", "tile A1_base"]
    assert t.why_not("tile SP_anton").clause == "B12.6.2"


def test_b12_6_1_the_special_tile_does_not_copy_itself() -> None:
    """R-51 (f): on the wheel it offers nothing, to nobody."""
    t = alone("anton", excavators=9, extra_tiles=["A1_base"], wheel=wheel(("SP_anton", 0, 0)))

    t.play("build base", "site B8L")

    assert t.options() == ["tile BASIC_base", "tile A1_base"]


def test_b12_6_2_a_tile_of_the_supply_cannot_be_copied() -> None:
    t = alone("anton", excavators=9, extra_tiles=["A3_base"], wheel=wheel(("BASIC_elevation", 0, 0)))

    t.play("build base", "site B8L")

    assert t.options() == ["tile BASIC_base", "tile A3_base"]


def test_b12_6_2_the_wheel_as_it_is_before_the_action() -> None:
    """A tile inserted by the last turn may be copied in this one."""
    t = alone("anton", excavators=9, mixers=9, extra_tiles=["A1_powerhouse"])

    t.play("build powerhouse", "site P8_1", "tile A1_powerhouse")
    t.play("build powerhouse", "site P5_1", "tile SP_anton")

    assert told(t, E_INVEST) == invested("SP_anton", 0, 3)
    assert told(t, E_ENGINEERS) == []


@pytest.mark.parametrize(("tile", "machines"), [("BASIC_conduit", 10), ("A2_conduit", 5)])
def test_b12_6_3_machines_as_usual_or_as_the_copied_tile_says(tile: str, machines: int) -> None:
    away = ("BASIC_conduit", 0, 0)
    segments = wheel(away) if tile == "BASIC_conduit" else wheel(away, (tile, 0, 0))
    t = alone("anton", excavators=10, wheel=segments)

    t.play("build conduit", "site C1A")
    if tile != "BASIC_conduit":
        t.play(f"copy {tile}")

    assert told(t, E_INVEST) == invested("SP_anton", machines, 0)


def test_b12_6_4_the_special_tile_returns_like_any_tile() -> None:
    t = alone("anton", credits=20, excavators=9, wheel=wheel(("BASIC_base", 0, 0)))

    t.play("build base", "site B8L")
    t.play("space workshop_turn3_L", "space workshop_turn1_L")
    assert (tile_number("SP_anton"), 3 << 4) not in told(t, E_RECOVER)
    t.play("space workshop_turn1_R")

    assert told(t, E_RECOVER) == [(tile_number("SP_anton"), 3 << 4)]


def test_b12_6_4_nothing_is_copied_while_the_special_tile_is_on_the_wheel() -> None:
    t = alone("anton", excavators=9, wheel=wheel(("SP_anton", 3, 0), ("BASIC_base", 3, 0)))

    assert sites(t, "base") == []
    assert t.why_not("build base").clause == "B5.2.2"


@pytest.mark.parametrize("where", ["at hand", "on the wheel"])
def test_b12_6_4_the_special_tile_is_not_advanced(where: str) -> None:
    """One advanced tile makes 4 VP with the bonus tile; the special one adds nothing."""
    segments = [("A1_base", 0, 0), *([("SP_anton", 0, 0)] if where == "on the wheel" else [])]
    t = alone(
        "anton",
        table={"bonus": ["BT_advanced_tech", *BONUS_KEYS[:4]], "display": DISPLAY},
        engineers=1,
        energy=6,
        wheel=wheel(*segments),
    )

    t.play(*BANK)

    bonus = A_BONUS + BONUS_KEYS.index("BT_advanced_tech")
    assert [a for k, _, source, a, _ in t.events if k == E_VP and source == bonus] == [4]


def test_b12_6_4_the_special_tile_does_not_count_for_the_level_iii_joker() -> None:
    t = alone("anton", excavators=9, extra_tiles=["A1_base"], wheel=wheel(("A3_joker", 0, 0)))

    t.play("build base", "site B8L", "tile SP_anton")

    assert told(t, E_VP) == [(6, 0)]


@pytest.mark.parametrize(
    ("structure", "site", "tile"), [("powerhouse", "P8_1", "A1_powerhouse"), ("base", "B8L", "A3_base")]
)
def test_b12_6_5_copying_an_engineer_free_tile(structure: str, site: str, tile: str) -> None:
    t = alone("anton", engineers=0, wheel=wheel((tile, 0, 0)))

    assert t.options() == [f"build {structure}", "pass"]
    t.play(f"build {structure}", f"site {site}")

    assert told(t, E_ENGINEERS) == []
    assert told(t, E_INVEST)[0][0] == tile_number("SP_anton")


# B12.7 Mahiri ---------------------------------------------------------------------------------------------


def test_b12_7_1_two_spaces_the_second_for_three_credits() -> None:
    t = mahiri("wilhelm", credits=3)

    t.play("officer wilhelm")
    assert [(source, a) for k, _, source, a, _ in t.events if k == E_ENGINEERS] == [(S_MAHIRI, 1)]
    assert told(t, E_CREDITS) == []
    t.play("space workshop_turn1_L").play("officer wilhelm")

    assert [(source, a) for k, _, source, a, _ in t.events if k == E_ENGINEERS] == [(S_MAHIRI + 1, 1)]
    assert told(t, E_CREDITS) == [(-3, 0)]
    assert (t.seat(0).credits, t.seat(0).engineers) == (0, 12 - 3)


def test_b12_7_1_the_second_space_needs_the_three_credits() -> None:
    t = mahiri("wilhelm", credits=2, activations=1)

    assert officers(t) == []
    assert t.why_not("officer wilhelm").clause == "B12.7.1"
    assert officers(mahiri("wilhelm", credits=2)) == ["officer wilhelm"]


def test_b12_7_1_the_spaces_are_mahiris_own() -> None:
    t = alone("viktor")

    assert officers(t) == []
    assert t.why_not("officer graziano").clause == "B12.7.1"


def test_b12_7_1_both_spaces_are_free_again_in_the_next_round() -> None:
    t = mahiri("wilhelm", activations=2, engineers=1, credits=0)

    t.play(*BANK).finish_turns().deal()
    while t.decider != 0:
        t.play(*BANK)
    t.deal().play("officer wilhelm")

    assert t.s.round == 2
    assert [(source, a) for k, _, source, a, _ in t.events if k == E_ENGINEERS] == [(S_MAHIRI, 1)]


def test_b12_7_2_activation_is_an_extra_step_before_the_action() -> None:
    """R-24: the same seat goes on, must act, and only then the turn ends."""
    t = barrage(seat(USA, "mahiri", engineers=2), seat(FRANCE, "wilhelm"))

    t.play("officer wilhelm")
    assert t.decider == 0
    assert "space bank" in t.options()
    assert "pass" not in t.options()
    t.play(*BANK)

    assert t.deal().decider == 1


def test_b12_7_3_once_per_turn() -> None:
    t = barrage(seat(USA, "mahiri", credits=9), seat(FRANCE, "wilhelm"), seat(ITALY, "jill"))
    assert officers(t) == ["officer wilhelm", "officer jill"]

    t.play("officer wilhelm")

    assert officers(t) == []
    assert t.why_not("officer jill").clause == "B12.7.3"


def test_b12_7_3_twice_per_round() -> None:
    t = mahiri("wilhelm", credits=9, activations=2)

    assert officers(t) == []
    assert t.why_not("officer wilhelm").clause == "B12.7.3"


def test_b12_7_4_officers_of_others_and_those_set_aside() -> None:
    t = barrage(seat(USA, "mahiri"), seat(FRANCE, "wilhelm"), aside=["jill", "solomon"])

    assert officers(t) == ["officer wilhelm", "officer jill", "officer solomon"]
    assert t.why_not("officer viktor").clause == "B12.7.4"
    t.play("officer solomon")
    assert told(t, E_COPIES) == [(4, 0)]


def test_b12_7_4_the_copy_ends_with_the_turn() -> None:
    t = mahiri("wilhelm", excavators=7)

    t.play("officer wilhelm")
    assert copied_by(t) == "wilhelm"
    t.play("space workshop_turn1_L").deal()

    assert copied_by(t) is None
    t.play("build base", "site B1L")
    assert told(t, E_INVEST) == invested("BASIC_base", 5, 0)


def test_b12_7_4_the_owner_keeps_his_ability() -> None:
    """R-69: Graziano's dam catches the fourth drop in the turn in which he is copied."""
    t = mahiri("graziano", on_map={"B1L": (2, 3, 3)})

    t.play("officer graziano", "space water_flow1_L", "head A")

    assert told(t, E_HELD, 1) == [(SITE_KEYS.index("B1L"), A_HEAD)]
    assert dam(t, "B1L")["capacity"] == 4


def test_b12_7_4_the_owner_builds_at_his_price_afterwards() -> None:
    """R-69."""
    t = barrage(seat(USA, "mahiri", excavators=3), seat(FRANCE, "wilhelm", excavators=3))

    t.play("officer wilhelm", "build base", "site B1L").play("build base", "site B2L")

    assert told(t, E_INVEST, 1) == invested("BASIC_base", 3, 0)


def test_b12_7_5_the_last_engineer_needs_an_engineer_free_construction() -> None:
    """R-24. Once activated there is no way back: build, and no pass."""
    t = mahiri("wilhelm", engineers=1, extra_tiles=["A1_powerhouse"])

    assert officers(t) == ["officer wilhelm"]
    t.play("officer wilhelm")

    assert t.options() == ["build powerhouse"]
    assert t.why_not("pass").clause == "B12.7.5"


def test_b12_7_5_the_copied_ability_counts_for_what_remains() -> None:
    """Without mixers only Solomon's six credits build the powerhouse."""
    table = {"aside": ["wilhelm", "jill"]}
    t = mahiri("solomon", engineers=1, mixers=0, credits=6, extra_tiles=["A1_powerhouse"], table=table)

    assert officers(t) == ["officer solomon"]
    assert t.why_not("officer wilhelm").clause == "B12.7.5"


def test_b12_7_5_the_second_activations_credits_are_gone() -> None:
    """Eight credits less the three of the second space leave five of the six that Solomon asks for."""
    fields: dict[str, Any] = {"engineers": 1, "activations": 1, "mixers": 0, "extra_tiles": ["A1_powerhouse"]}

    assert officers(mahiri("solomon", credits=8, **fields)) == []
    assert officers(mahiri("solomon", credits=9, **fields)) == ["officer solomon"]


def test_b12_7_5_anton_leaves_an_engineer_free_copy() -> None:
    table = {"aside": ["wilhelm"]}
    t = mahiri("anton", engineers=1, wheel=wheel(("A3_base", 0, 0)), table=table)

    assert officers(t) == ["officer anton"]
    t.play("officer anton")

    assert t.options() == ["build base"]


@pytest.mark.parametrize("copy", COPIES, ids=NAMES)
def test_b12_7_6_mahiri_copies_each_advanced_tile_through_anton(copy: Copy) -> None:
    """No technology tile is inserted; machines are, and the wheel rotates."""
    t = mahiri("anton", **of_copy(copy))
    at_hand = t.seat(0).tiles

    t.play("officer anton")

    assert build_with_copy(t, copy) == told_by(copy, EMPTY)
    assert t.seat(0).tiles == at_hand


@pytest.mark.parametrize("tile", BASIC)
def test_b12_7_6_mahiri_copies_each_basic_tile_through_anton(tile: str) -> None:
    structure = tile.removeprefix("BASIC_")
    site = {"base": "B5L", "elevation": "B8L", "conduit": "C9A", "powerhouse": "P5_1"}[structure]
    fields: dict[str, Any] = {"excavators": 9, "mixers": 9, "on_map": COPY_MAP, "wheel": wheel((tile, 0, 0))}
    assert sites(mahiri("anton", **fields), structure) == []

    t = mahiri("anton", **fields)
    t.play("officer anton", f"build {structure}", f"site {site}")

    assert [a for a, _ in told(t, E_INVEST)] == [EMPTY]
    assert [b for _, b in told(t, E_BUILT)] == [SITE_KEYS.index(site)]


def test_b12_7_6_the_copied_tile_is_chosen_and_the_machines_return_alone() -> None:
    t = mahiri("anton", credits=20, excavators=9, wheel=wheel(("BASIC_base", 0, 0), ("A1_base", 0, 0)))

    t.play("officer anton", "build base", "site B8L")
    assert t.options() == ["copy BASIC_base", "copy A1_base"]
    t.play("copy A1_base")
    assert told(t, E_ADDED) == [(B8L, 1)]
    t.play("space workshop_turn3_L", "space workshop_turn1_L").play("space workshop_turn1_R")

    assert told(t, E_RECOVER) == [(EMPTY, 3 << 4)]


def test_b12_7_6_without_the_copy_the_wheel_offers_nothing() -> None:
    t = mahiri("anton", excavators=9, wheel=wheel(("BASIC_base", 0, 0)))

    assert sites(t, "base") == []
    assert t.why_not("build base").clause == "B5.2.2"


def test_b12_7_7_graziano_copied_holds_a_fourth_drop_in_this_turn_only() -> None:
    """R-25: the drop stays; R-62: the dam is full after it, at three again."""
    t = mahiri("graziano", credits=9, on_map={"B1L": (1, 3, 3)})

    t.play("officer graziano")
    assert dam(t, "B1L")["capacity"] == 4
    t.play("space water_flow1_L", "head A").deal()

    assert dam(t, "B1L") == {"owner": 1, "level": 3, "drops": 4, "capacity": 3}
    t.play("space water_flow1_R", "head A")
    assert told(t, E_HELD) == []
    assert dam(t, "B1L")["drops"] == 4


def test_b12_7_7_four_drops_less_one_is_still_a_full_dam() -> None:
    """R-62."""
    t = mahiri("graziano", on_map={"B1L": (1, 3, 4), "C1A": 1, "P8_1": 1})

    t.play("space turbine_zero_L", "system B1L C1A", "drops 1")
    assert dam(t, "B1L")["drops"] == 3
    t.play("space water_flow1_L", "head A")

    assert told(t, E_HELD) == []
    assert dam(t, "B1L")["drops"] == 3


def test_b12_7_7_all_four_drops_may_be_used() -> None:
    t = mahiri("graziano", on_map={"B1L": (1, 3, 4), "C1A": 1, "P8_1": 1})

    t.play("space turbine_zero_L", "system B1L C1A")

    assert t.options() == ["drops 1", "drops 2", "drops 3", "drops 4"]


def test_b12_7_7_lower_dams_are_unchanged() -> None:
    t = mahiri("graziano", on_map={"B1L": (1, 2, 2)})

    t.play("officer graziano", "space water_flow1_L", "head A")

    assert told(t, E_HELD) == []


def test_b12_7_8_mahiri_copies_wilhelm() -> None:
    t = mahiri("wilhelm", excavators=3)
    assert "B1L" not in sites(mahiri("wilhelm", excavators=3), "base")

    t.play("officer wilhelm", "build base", "site B1L")

    assert told(t, E_INVEST) == invested("BASIC_base", 3, 0)


def test_b12_7_8_mahiri_copies_viktor() -> None:
    t = mahiri("viktor", on_map=WEAK_SYSTEM)

    t.play("space turbine_zero_L", "system B9L C9A", "drops 1")
    assert [a for a, _ in told(t, E_PRODUCED)] == [1]
    t.play("officer viktor", "space turbine_minus2_L", "system B9L C9A", "drops 1")

    assert [a for a, _ in told(t, E_PRODUCED)] == [2]


def test_b12_7_8_mahiri_copies_jill() -> None:
    fields: dict[str, Any] = {"excavators": 6, "mixers": 3}
    plain = mahiri("jill", **fields)
    plain.play("build conduit", "site C5A")
    assert told(plain, E_INVEST) == invested("BASIC_conduit", 6, 0)

    t = mahiri("jill", **fields)
    t.play("officer jill", "build conduit", "site C5A")

    assert t.options() == ["pay 6e 0m", "pay 0e 3m"]


def test_b12_7_8_mahiri_copies_solomon() -> None:
    t = mahiri("solomon", excavators=3, credits=6)
    assert "B1L" not in sites(mahiri("solomon", excavators=3, credits=6), "base")

    t.play("officer solomon", "build base", "site B1L")

    assert told(t, E_INVEST) == invested("BASIC_base", 3, 0)
    assert told(t, E_CREDITS) == [(-6, 0)]


# Examples -------------------------------------------------------------------------------------------------


def test_bx_73_jill_mcdowell() -> None:
    t = alone("jill", excavators=8, mixers=4)

    t.play("build conduit", "site C5B")

    assert t.options() == ["pay 8e 0m", "pay 0e 4m"]
    assert t.why_not("pay 4e 2m").clause == "B12.4.2"


def test_bx_74_solomon_p_jordan() -> None:
    t = alone("solomon", excavators=3, credits=6)
    t.play("build base", "site B1L")
    assert told(t, E_INVEST) == invested("BASIC_base", 3, 0)
    assert told(t, E_CREDITS) == [(-6, 0)]

    assert "B1U" not in sites(alone("solomon", excavators=3, credits=8), "base")
    red = alone("solomon", excavators=3, credits=9)
    red.play("build base", "site B1U")
    assert told(red, E_CREDITS) == [(-6, 0), (-3, 0)]


def test_bx_75_wilhelm_adler() -> None:
    t = alone("wilhelm", excavators=3)

    t.play("build base", "site B1L")

    assert told(t, E_INVEST) == invested("BASIC_base", 3, 0)


@pytest.mark.parametrize(("level", "drops", "after"), [(3, 3, 4), (2, 2, 2)])
def test_bx_76_graziano_del_monte(level: int, drops: int, after: int) -> None:
    t = alone("graziano", on_map={"B1L": (1, level, drops)})

    t.play("space water_flow1_L", "head A")

    assert len(told(t, E_HELD)) == after - drops
    assert dam(t, "B1L")["drops"] == after


def test_bx_102_anton() -> None:
    t = alone(
        "anton",
        table={"bonus": ["BT_advanced_tech", *BONUS_KEYS[:4]], "display": DISPLAY},
        energy=6,
        engineers=1,
        mixers=4,
        wheel=wheel(("A3_powerhouse", 0, 0)),
        on_map={"P5_1": 1, "P6_1": 1},
    )

    t.play("build powerhouse", "site P8_1", "tile SP_anton")

    assert told(t, E_INVEST) == invested("SP_anton", 0, 4)
    bonus = A_BONUS + BONUS_KEYS.index("BT_advanced_tech")
    points = [(a, source == bonus) for k, i, source, a, _ in t.events if k == E_VP and i == 0]
    assert points[0] == (9, False)
    assert [a for a, is_bonus in points if is_bonus] == [4]


def test_bx_103_mahiri_copies_wilhelm() -> None:
    t = mahiri("wilhelm", engineers=3, excavators=3)

    t.play("officer wilhelm", "build base", "site B1L")

    assert told(t, E_ENGINEERS) == [(1, 0), (1, 0)]
    assert told(t, E_INVEST) == invested("BASIC_base", 3, 0)
    assert t.seat(0).engineers == 1


def test_bx_104_mahiri_with_the_last_engineer() -> None:
    t = mahiri("wilhelm", engineers=1)

    assert officers(t) == []
    assert t.why_not("officer wilhelm").clause == "B12.7.5"
    assert officers(mahiri("wilhelm", engineers=2)) == ["officer wilhelm"]


def test_bx_105_mahiri_copies_graziano() -> None:
    t = mahiri("graziano", credits=3, on_map={"B1L": (1, 3, 3)})

    t.play("officer graziano", "space water_flow1_L", "head A").deal()
    assert dam(t, "B1L")["drops"] == 4
    t.play("space water_flow1_R", "head A")

    assert told(t, E_HELD) == []
    assert told(t, E_LEAVES, NOBODY) == [(0, A_HEAD)]
    assert dam(t, "B1L")["drops"] == 4
