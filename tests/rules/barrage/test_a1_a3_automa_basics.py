"""Rules A1 to A3: what an Automa is, how it is set up, and which basic rules are different for it."""

from __future__ import annotations

import pytest

from millrace.games.barrage.content.boards import BONUS_KEYS, OBJECTIVE_KEYS
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbering import company_of, officer_of
from millrace.games.barrage.numbers import (
    A_BONUS,
    A_COMPANY,
    A_OBJECTIVE,
    E_BESIDE,
    E_CREDITS,
    E_ENERGY,
    E_PASSED,
    E_VP,
    S_LEFTOVERS,
    S_TRACK,
)
from millrace.kernel.bits import bits
from millrace.kernel.errors import ConfigError
from millrace.kernel.stack import CHANCE, Event
from tests.automa_tables import (
    DISPLAY,
    NO_MACHINES,
    automa_turn,
    built,
    did,
    end_round,
    failed,
    fulfilled,
    of,
    produced,
    stands,
    tiles,
    vp_changes,
    whole_turn,
)
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, automa, barrage, new_game, seat, wheel

POOR = automa(GERMANY, "jill", **NO_MACHINES)
SYSTEM = {"B5L": (2, 2, 2), "C5A": 2, "P8_1": 2}  # of the Automa: two drops, value 3


def vp_from(events: list[Event], who: int, source: int) -> list[int]:
    return [a for kind, seat_, cause, a, _ in events if (kind, seat_, cause) == (E_VP, who, source)]


def deal_until(t: Play, kind: str) -> Play:
    """Chance draws the first of everything before the first draw of a kind."""
    while not t.options()[0].startswith(kind):
        assert t.decider == CHANCE
        t.draw(t.options()[0])
    return t


def deal_all(t: Play, kind: str) -> Play:
    """Chance draws the first of everything as long as it draws one kind."""
    while t.options()[0].startswith(kind):
        t.draw(t.options()[0])
    return t


# A1 -------------------------------------------------------------------------------------------------------


def test_a1_1_an_automa_decides_nothing() -> None:
    """A whole game: only the person and chance are ever asked."""
    t = new_game(3, automas=["low", "very-high"])
    asked: set[int] = set()
    n = 0
    while t.s.stack:
        asked.add(t.decider)
        options = GAME.legal(t.s)
        n += 1
        GAME.apply(t.s, options[n * 7 % len(options)])

    assert asked == {CHANCE, 0}
    assert t.s.round == 5


def test_a1_1_only_with_the_full_game() -> None:
    with pytest.raises(ConfigError):
        new_game(2, introductory=True, automas=["medium"])


@pytest.mark.parametrize(("players", "automas"), [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)])
def test_a1_2_one_to_three_automas_with_one_to_three_people(players: int, automas: int) -> None:
    t = new_game(players, automas=["medium"] * automas)

    assert [p.level > 0 for p in t.s.seats] == [False] * (players - automas) + [True] * automas


@pytest.mark.parametrize(("players", "automas"), [(2, 2), (3, 3), (4, 4), (5, 3)])
def test_a1_2_a_person_is_needed_and_four_are_the_most(players: int, automas: int) -> None:
    with pytest.raises(ConfigError):
        new_game(players, automas=["medium"] * automas)


def test_a1_2_all_automas_share_one_stack() -> None:
    """The second Automa flips the tile by which the first one played."""
    t = automa_turn(1, POOR, seat(FRANCE, "viktor"), automa(ITALY, "solomon", **NO_MACHINES), order=[3, 2, 1])

    t.draw("automa 20")
    assert tiles(t) == [(20, 1)]
    t.draw("automa 13")
    assert tiles(t) == [(13, 20)]


def test_a1_3_every_automa_has_its_own_level() -> None:
    """Both have two bases; in the income step only the medium one receives its three points."""
    t = barrage(
        seat(FRANCE, "viktor", engineers=1),
        automa(ITALY, "jill", "low", passed=True),
        automa(GERMANY, "solomon", "medium", passed=True),
        on_map={"B1L": 2, "B2L": 2, "B3L": 3, "B4L": 3},
    )

    end_round(t)

    incomes = [event for event in t.events if event[0] == E_VP]
    assert [(who, a) for _, who, _, a, _ in incomes] == [(2, 3)]


def test_a1_4_otherwise_the_normal_rules_hold() -> None:
    """Rule B5.4.1: no second own base in a basin, though three mountain spaces are free."""
    on_map = {"B1L": 2, "B2L": 2, "B3L": 2, "B4U": 1, "B4L": ("neutral", 1, 0)}
    t = automa_turn(1, automa(GERMANY, "jill"), on_map=on_map).draw("automa 4")

    assert failed(t)[2] == "no-space"


# A2 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "automas"), [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2)])
def test_a2_1_set_up_for_people_and_automas_together(people: int, automas: int) -> None:
    """National contracts, pairs and starting contracts for all of them; spaces closed by their number."""
    n = people + automas
    t = new_game(n, automas=["medium"] * automas)

    t.deal()

    assert len(t.s.national_row) == n - 1
    assert len(t.s.pairs) == len(t.s.offers) == n
    closed = {SPACES[i].key for i, cell in enumerate(t.s.spaces) if cell < 0}
    assert closed == {space.key for space in SPACES[:36] if space.fewest > n}


def test_a2_2_the_boards_left_go_to_the_automas_at_random() -> None:
    t = new_game(3, automas=["medium", "very-high"])
    t.deal()
    boards = [option.removeprefix("company ") for option in t.options()]
    officers = {option: officer_of(pair) for option, pair in zip(boards, sorted(t.s.pairs), strict=True)}
    assert len(boards) == 3

    t.play(f"company {boards[1]}")
    t.play(t.options()[0])

    assert t.decider == CHANCE
    assert t.options() == [f"company {boards[0]}", f"company {boards[2]}"]
    t.draw(f"company {boards[2]}", f"company {boards[0]}")
    assert [p.officer for p in t.s.seats[1:]] == [officers[boards[2]], officers[boards[0]]]


def test_a2_2_an_automa_gets_no_starting_contract() -> None:
    """The person takes one of three; the others leave the game."""
    t = new_game(3, automas=["medium", "medium"])
    t.deal()
    t.play(t.options()[0])
    starting = t.options()
    assert len(starting) == 3

    t.play(starting[1])
    deal_all(t, "company")

    assert [[f"contract {CONTRACTS[c].key}" for c in bits(p.hand)] for p in t.s.seats] == [
        [starting[1]],
        [],
        [],
    ]
    assert t.s.offers == []


@pytest.mark.parametrize(("level", "base"), [("medium", 5), ("high", 5), ("very-high", 3)])
def test_a2_2_the_officer_stays_at_the_very_high_level_only(level: str, base: int) -> None:
    """Wilhelm's bases cost three excavators."""
    t = automa_turn(1, automa(GERMANY, "wilhelm", level)).draw("automa 4")

    assert t.seat(1).excavators == 6 - base


def test_a2_3_automas_first_then_people_in_reverse_picking_order() -> None:
    t = deal_until(new_game(4, automas=["medium", "low"]), "first")
    assert t.options() == ["first p1", "first p2"]
    t.draw("first p2")
    for _ in range(4):
        t.play(t.options()[0])
    deal_all(t, "company")

    assert t.options() == ["first p3", "first p4"]
    t.draw("first p3")
    t.draw("first p4")

    assert t.s.order == [3, 2, 0, 1]
    assert t.decider == CHANCE
    assert t.options()[0].startswith("automa")


@pytest.mark.parametrize("level", ["low", "medium", "high", "very-high"])
def test_a2_4_what_an_automa_starts_with(level: str) -> None:
    t = deal_until(new_game(2, automas=[level]), "first").draw("first p1")
    t.play(t.options()[0])
    t.play(t.options()[0])
    t.draw(t.options()[0])

    p = t.seat(1)
    assert (p.vp, p.credits, p.excavators, p.mixers, p.engineers) == (16, 0, 6, 4, 12)
    assert p.tiles & 0b111111 == 0b001111


def test_a2_5_twenty_tiles_action_side_up_and_no_discards() -> None:
    """The first flip happens at the first Automa turn: it turns the tile that lay on top."""
    t = deal_until(new_game(2, automas=["medium"]), "automa")
    assert len(t.options()) == 20

    t.draw("automa 6")
    assert t.s.discards == 0
    deal_until(t, "first").draw("first p1")
    t.play(t.options()[0])
    t.play(t.options()[0])
    t.draw(t.options()[0])
    t.draw(t.options()[0])

    assert len(t.options()) == 19
    t.draw("automa 4")
    assert tiles(t) == [(4, 6)]


def test_b2_3_8_only_people_pick() -> None:
    """Two people and two Automas: two picks, then chance deals the other boards."""
    t = deal_until(new_game(4, automas=["medium", "high"]), "first").draw("first p1")

    pickers = []
    while t.decider != CHANCE:
        pickers.append(t.decider)
        t.play(t.options()[0])

    assert pickers == [0, 0, 1, 1]
    assert [option.split()[0] for option in t.options()] == ["company", "company"]


@pytest.mark.parametrize("level", ["low", "medium", "high", "very-high"])
def test_b12_7_9_officers_of_automas_can_be_copied(level: str) -> None:
    """Rule R-82: at every level; Wilhelm's bases then cost Mahiri's owner three excavators."""
    t = barrage(
        seat(USA, "mahiri", excavators=3),
        automa(FRANCE, "wilhelm", level, passed=True),
        automa(ITALY, "anton", level, passed=True),
    )
    assert [option for option in t.options() if option.startswith("officer")] == [
        "officer wilhelm",
        "officer anton",
    ]

    t.play("officer wilhelm", "build base")

    assert "site B1L" in t.options()


def with_mahiri(automas: list[str], players: int) -> Play:
    """The first turn of a person who picked her; chance draws her first."""
    t = new_game(players, automas=automas)
    while not any(option.startswith("space") for option in t.options()):
        if t.decider == CHANCE:
            t.draw("officer mahiri" if "officer mahiri" in t.options() else t.options()[0])
        elif t.options()[0].startswith("company"):
            pairs = {company_of(pair): officer_of(pair) for pair in t.s.pairs}
            wanted = [c for c, officer in pairs.items() if OFFICERS[officer].key == "mahiri"]
            named = [GAME.notate(A_COMPANY + company) for company in wanted]
            t.play(named[0] if named and named[0] in t.options() else t.options()[0])
        else:
            t.play(t.options()[0])
    return t


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["low", "medium", "high", "very-high"])
def test_b12_7_9_mahiri_always_has_three_officers_to_copy(level: str, players: int) -> None:
    """Rule R-82: one person against Automas, from the first draw on."""
    t = with_mahiri([level] * (players - 1), players)

    assert OFFICERS[t.seat(0).officer].key == "mahiri"
    assert sum(option.startswith("officer") for option in t.options()) == 3


@pytest.mark.parametrize("level", ["low", "medium", "high"])
def test_b12_7_9_the_officer_beside_an_automa_does_nothing_for_it(level: str) -> None:
    """Rule R-82: Wilhelm lies beside the board; a mountain base costs the Automa five excavators."""
    t = automa_turn(1, automa(GERMANY, "wilhelm", level), seat(USA, "mahiri")).draw("automa 4")

    assert [key[:2] for key in built(t)] == ["B1"]
    assert t.seat(1).excavators == 1


# A3 -------------------------------------------------------------------------------------------------------


def test_a3_1_credits_are_vp() -> None:
    """Contract G03 gives five credits."""
    display = ["G01", "G03", None, None, None, None]
    t = automa_turn(1, automa(GERMANY, "jill"), on_map={**SYSTEM, "B5L": (2, 1, 1)}, display=display)

    whole_turn(t, "automa 9")

    assert produced(t) == [3]
    assert fulfilled(t) == ["G03"]
    assert t.seat(1).vp == 16 + 5
    assert t.seat(1).credits == 0
    assert not of(t, E_CREDITS)


def test_a3_1_vp_may_become_negative() -> None:
    t = automa_turn(1, automa(GERMANY, "jill", vp=1, **NO_MACHINES)).draw("automa 20")

    assert did(t) == [4]
    assert t.seat(1).vp == -4


def test_a3_2_an_automa_pays_a_persons_conduit_in_vp() -> None:
    on_map = {**SYSTEM, "C5A": 1}
    t = automa_turn(1, automa(GERMANY, "jill"), seat(FRANCE, "viktor", credits=0), on_map=on_map)

    whole_turn(t, "automa 9")

    assert produced(t) == [6]
    assert vp_changes(t, 1)[0] == -2
    assert (t.seat(0).credits, t.seat(0).vp) == (2, 12)


def test_a3_2_an_automa_pays_another_automa() -> None:
    on_map = {"B5L": (3, 2, 2), "C5A": 2, "P8_1": 3}
    me = automa(GERMANY, "jill", vp=0)
    t = automa_turn(1, me, seat(FRANCE, "viktor"), automa(ITALY, "solomon", vp=0), on_map=on_map)

    whole_turn(t, "automa 9")

    assert vp_changes(t, 1) == [2, 2]
    assert vp_changes(t, 2)[0] == -2


def test_bx_108_automa_fees() -> None:
    """Three drops of an Automa through a person's conduit; two of a person through an Automa's."""
    on_map = {"B5L": (2, 3, 3), "C5A": 1, "P8_1": 2}
    t = automa_turn(1, automa(GERMANY, "jill"), seat(FRANCE, "viktor", credits=0), on_map=on_map)
    whole_turn(t, "automa 9")
    assert vp_changes(t, 1)[0] == -3
    assert (t.seat(0).credits, t.seat(0).vp) == (3, 13)

    on_map = {"B5L": (1, 2, 2), "C5A": 2, "P8_1": 1}
    t = barrage(seat(FRANCE, "viktor", credits=5), automa(GERMANY, "jill", vp=0), on_map=on_map, turn=1)
    t.play("space turbine_plus2_L", "system B5L C5A", "drops 2")
    assert t.seat(0).credits == 3
    assert t.seat(1).vp == 4


def test_a3_3_no_company_ability_but_the_production_bonus() -> None:
    """Italy with three powerhouses: the second gives 1 energy, the third would give 3 steps."""
    on_map = {**SYSTEM, "P5_1": 2, "P6_1": 2}
    t = automa_turn(1, automa(ITALY, "jill"), on_map=on_map)

    whole_turn(t, "automa 9")

    assert produced(t) == [6 + 1]
    assert [a for _, _, _, a, _ in of(t, E_ENERGY)] == [7]


def test_a3_3_the_bonus_of_the_fourth_powerhouse() -> None:
    on_map = {**SYSTEM, "P5_1": 2, "P6_1": 2, "P7_1": 2}
    t = automa_turn(1, automa(ITALY, "jill"), on_map=on_map)

    whole_turn(t, "automa 9")

    assert produced(t) == [6 + 3]


def test_a3_3_no_officer() -> None:
    """Viktor would make four of one drop through a conduit of value 3."""
    t = automa_turn(1, automa(GERMANY, "viktor"), on_map={**SYSTEM, "B5L": (2, 1, 1)})

    whole_turn(t, "automa 9")

    assert produced(t) == [3]


def test_a3_4_it_fulfils_contracts_from_the_contract_office() -> None:
    t = automa_turn(1, automa(GERMANY, "jill"), on_map=SYSTEM)

    whole_turn(t, "automa 9")

    assert fulfilled(t) == ["Y02"]
    assert [CONTRACTS[c].key for c in bits(t.seat(1).fulfilled)] == ["Y02"]
    assert t.seat(1).hand == 0


def test_a3_4_fulfilled_contracts_count_for_the_bonus_tile() -> None:
    """Rule R-74: two contracts, two points each."""
    bonus = ["BT_contracts", "BT_bases", "BT_elevations", "BT_conduits", "BT_powerhouses"]
    t = barrage(
        seat(FRANCE, "viktor", engineers=1),
        automa(GERMANY, "jill", passed=True, energy=6, fulfilled=["G05", "N1"]),
        bonus=bonus,
    )

    events = end_round(t)

    assert vp_from(events, 1, A_BONUS + BONUS_KEYS.index("BT_contracts")) == [4]


@pytest.mark.parametrize(("level", "vp"), [("medium", 16), ("high", 26)])
def test_a3_5_advanced_tiles_are_used_as_basic_ones(level: str, vp: int) -> None:
    """The level I conduit tile gives two credits per value, ten here; below the high level nothing."""
    me = automa(GERMANY, "jill", level, extra_tiles=["A1_conduit"], excavators=10)
    t = automa_turn(1, me).draw("automa 19")

    assert built(t) == ["C1A"]
    assert t.seat(1).vp == vp
    assert "A1_conduit" in on_wheel(t, 1)


def on_wheel(t: Play, who: int) -> list[str]:
    seats = GAME.write_position(t.s)["seats"]
    assert isinstance(seats, list)
    return [segment["tile"] for segment in seats[who]["wheel"] if segment and segment["tile"]]


@pytest.mark.parametrize(("engineers", "placed"), [(1, 1), (2, 2), (3, 2)])
def test_a3_6_with_too_few_engineers_it_places_all_it_has(engineers: int, placed: int) -> None:
    t = automa_turn(1, automa(GERMANY, "jill", engineers=engineers, **NO_MACHINES)).draw("automa 20")

    assert stands(t) == {"machinery_excavator_L": placed}
    assert t.seat(1).excavators == t.seat(1).mixers == 1


def test_a3_7_without_engineers_it_passes_and_flips_nothing() -> None:
    t = barrage(
        seat(FRANCE, "viktor", engineers=2),
        automa(GERMANY, "jill", engineers=0),
        display=list(DISPLAY),
        automa={"entries": 5},
        turn=1,
    )

    t.play("space bank", "engineers 1")

    assert [who for _, who, _, _, _ in of(t, E_PASSED)] == [1]
    assert t.decider == 0
    assert t.s.discards == 0


OBJECTIVE = A_OBJECTIVE + OBJECTIVE_KEYS.index("OBJ_basins_1")


def objective(counts: dict[int, int]) -> list[list[int]]:
    """What the objective tile gives seats with structures in so many basins; seats 1.. , Automas below 0."""
    seats: list[dict[str, object]] = []
    on_map: dict[str, object] = {}
    for i, (who, count) in enumerate(counts.items()):
        company, officer = (USA, GERMANY, ITALY, FRANCE)[i], ("viktor", "jill", "solomon", "anton")[i]
        seats.append(
            automa(company, officer, passed=True) if who < 0 else seat(company, officer, passed=i > 0)
        )
        places = [f"C{basin}{'AB'[i % 2]}" for basin in range(1, 6)] if i < 2 else []
        places = places or [f"C{basin}{'AB'[i % 2]}" for basin in range(6, 11)]
        places += [("P12_1", "P12_2", "P11_1", "P11_2")[i]]
        on_map |= dict.fromkeys(places[:count], i + 1)
    seats[0]["engineers"] = 1
    t = barrage(*seats, on_map=on_map, round=5, objective="OBJ_basins_1", turn=1)
    events = end_round(t)
    return [vp_from(events, i, OBJECTIVE) for i in range(len(seats))]


def test_bx_53_automa_objective() -> None:
    assert objective({1: 4, 2: 3, -3: 6}) == [[10], [5], [20]]


@pytest.mark.parametrize(
    ("counts", "awards"),
    [
        ({1: 4, -2: 4}, [[13], [18]]),  # 25 and 35 shared by two
        ({1: 5, -2: 3, -3: 3}, [[15], [13], [13]]),  # 25 shared by two Automas
        ({1: 2, 2: 2, -3: 2}, [[10], [10], [15]]),  # 30 and 45 shared by three
        ({1: 4, -2: 3, -3: 2, -4: 1}, [[15], [15], [10], []]),
    ],
)
def test_a3_8_each_shares_on_its_own_scale(counts: dict[int, int], awards: list[list[int]]) -> None:
    assert objective(counts) == awards


def test_b10_1_5_automas_have_their_own_scale() -> None:
    assert objective({1: 1, -2: 4, -3: 3, -4: 2}) == [[], [20], [15], [10]]


def test_a3_9_zero_energy_costs_nothing_in_the_end() -> None:
    t = barrage(seat(FRANCE, "viktor", engineers=1), automa(GERMANY, "jill", passed=True))

    events = end_round(t)

    assert vp_from(events, 1, S_TRACK) == [3, -3]
    assert t.seat(1).vp == 16


def test_a3_9_track_credits_are_vp() -> None:
    """Five steps: three credits."""
    t = barrage(seat(FRANCE, "viktor", engineers=1), automa(GERMANY, "jill", passed=True, energy=5))

    assert vp_from(end_round(t), 1, S_TRACK) == [3]


def test_a3_9_only_machines_are_left_over() -> None:
    t = barrage(
        seat(FRANCE, "viktor", engineers=1),
        automa(GERMANY, "jill", passed=True, excavators=7, mixers=7),
        round=5,
    )

    assert vp_from(end_round(t), 1, S_LEFTOVERS) == [2]


def test_a3_10_no_limit_on_constructions() -> None:
    """Five in one round, two engineers each, none on the construction spaces."""
    me = automa(GERMANY, "jill", extra_tiles=["A1_base"], excavators=30, mixers=30, energy=6)
    t = automa_turn(1, me, seat(FRANCE, "viktor", passed=True), on_map={"B10L": (2, 1, 1)})

    for number in (5, 19, 15, 4, 17):
        t.draw(f"automa {number}")
        assert len(built(t)) == 1

    p = t.seat(1)
    assert stands(t) == {"water_place2_L": 1}
    assert (p.elsewhere, p.constructions, p.engineers) == (10, 0, 1)


WORKSHOP = (
    "workshop_turn1_L",
    "workshop_turn2_L",
    "workshop_turn3_L",
    "workshop_turn1_R",
    "workshop_turn2_R",
)
SPUN = wheel(None, (None, 1, 0))  # something on the wheel, two rotations from home


@pytest.mark.parametrize("taken", range(6))
def test_a3_11_left_column_then_right_column(taken: int) -> None:
    """Tile 5: workshop with two engineers, whatever the spaces ask for."""
    people = [seat(FRANCE, "viktor", credits=0), seat(USA, "solomon"), seat(ITALY, "wilhelm")]
    spaces = {key: {"seat": 1} for key in WORKSHOP[:taken]}
    t = automa_turn(1, automa(GERMANY, "jill", wheel=SPUN, **NO_MACHINES), *people, spaces=spaces)

    t.draw("automa 5")

    assert stands(t) == {(*WORKSHOP, "workshop_turn3_R")[taken]: 2}


@pytest.mark.parametrize(
    ("entry", "first", "engineers"),
    [
        ("automa 9", "turbine_plus2_L", 2),
        ("automa 1", "turbine_plus2_L", 1),
        ("automa 3", "contract_take1_L", 1),
        ("automa 4", "machinery_excavator_L", 1),
        ("automa 5", "water_place2_L", 1),
        ("automa 6", "water_place2_L", 1),
        ("automa 15", "patent_1", 1),
    ],
)
def test_a3_11_each_entry_in_its_section(entry: str, first: str, engineers: int) -> None:
    """Productions with a full dam, everything else with an empty one that can be filled."""
    drops = 2 if first.startswith("turbine") else 0
    t = automa_turn(2, POOR, on_map={**SYSTEM, "B5L": (2, 2, drops)}, patents=["A1_powerhouse", None, None])

    t.draw(entry)

    assert next(iter(stands(t).items())) == (first, engineers)


def test_a3_11_the_space_is_occupied_for_everybody() -> None:
    t = automa_turn(1, POOR).draw("automa 20")

    assert "space machinery_excavator_L" not in t.options()
    assert "space machinery_excavator_R" in t.options()


def test_bx_39_first_free_space() -> None:
    """Three rotations and five points by the tile; the space would give one rotation for one engineer."""
    me = automa(GERMANY, "jill", vp=20, wheel=wheel(None, (None, 1, 0)), **NO_MACHINES)
    t = automa_turn(1, me).draw("automa 5")

    assert stands(t) == {"workshop_turn1_L": 2}
    assert t.seat(1).vp == 15
    assert [i for i, segment in enumerate(t.seat(1).wheel) if segment] == [5]


def test_bx_40_first_free_space_crowded() -> None:
    people = [seat(FRANCE, "viktor"), seat(USA, "solomon"), seat(ITALY, "wilhelm")]
    spaces = {key: {"seat": 1} for key in WORKSHOP[:4]}
    me = automa(GERMANY, "jill", vp=20, wheel=SPUN, **NO_MACHINES)
    t = automa_turn(1, me, *people, spaces=spaces).draw("automa 5")

    assert stands(t) == {"workshop_turn2_R": 2}
    assert t.seat(3).vp == 15


def test_bx_120_blocked_rows() -> None:
    t = automa_turn(
        1,
        POOR,
        seat(FRANCE, "viktor"),
        seat(USA, "solomon"),
        spaces={"machinery_excavator_L": {"seat": 1}},
    )

    t.draw("automa 20")

    assert stands(t) == {"machinery_both_L": 2}


def test_a3_12_blocked_spaces_are_not_free() -> None:
    """Two participants: the second workshop row is closed."""
    spaces = {"workshop_turn1_L": {"seat": 1}}
    t = automa_turn(1, automa(GERMANY, "jill", wheel=SPUN, **NO_MACHINES), spaces=spaces).draw("automa 5")

    assert stands(t) == {"workshop_turn3_L": 2}


def test_a3_12_in_a_full_section_they_stand_beside_it() -> None:
    keys = ("workshop_turn1_L", "workshop_turn3_L", "workshop_turn1_R", "workshop_turn3_R")
    spaces = {key: {"seat": 1} for key in keys}
    t = automa_turn(1, automa(GERMANY, "jill", wheel=SPUN, **NO_MACHINES), spaces=spaces).draw("automa 5")

    assert did(t) == [5]
    assert stands(t) == {}
    assert [b for _, _, _, _, b in of(t, E_BESIDE)] == [2]
    assert (t.seat(1).engineers, t.seat(1).elsewhere) == (10, 2)


def test_a3_12_the_bank_is_always_free() -> None:
    others = seat(FRANCE, "viktor", engineers=4)
    t = automa_turn(1, POOR, others, round=5).draw("automa 13")

    assert stands(t) == {"bank": 1}
    assert "space bank" in t.options()


def test_a3_13_the_topmost_free_patent_space() -> None:
    """Rule R-27: the tile taken lay in the third place."""
    t = automa_turn(
        1, POOR, seat(FRANCE, "viktor", credits=20), patents=["A1_elevation", None, "A1_powerhouse"]
    )

    t.draw("automa 15")

    assert stands(t) == {"patent_1": 1}
    assert "A1_powerhouse" in tiles_at_hand(t, 1)


def test_a3_13_its_engineer_can_block_another_tile() -> None:
    """Rule R-89: nobody gets the tile in the first place; the third space stays free but empty."""
    t = automa_turn(
        1, POOR, seat(FRANCE, "viktor", credits=20), patents=["A1_elevation", None, "A1_powerhouse"]
    )
    t.draw("automa 15")

    assert not [option for option in t.options() if option.startswith("space patent")]
    assert t.why_not("space patent_1").clause == "B4.2.4"


def test_a3_13_a_space_without_tile_is_free() -> None:
    spaces = {"patent_1": {"seat": 1}}
    t = automa_turn(1, POOR, patents=["A1_elevation", None, "A1_powerhouse"], spaces=spaces)

    t.draw("automa 15")

    assert stands(t) == {"patent_2": 1}


def tiles_at_hand(t: Play, who: int) -> list[str]:
    seats = GAME.write_position(t.s)["seats"]
    assert isinstance(seats, list)
    return list(seats[who]["tiles"])


@pytest.mark.parametrize(
    ("before", "after"), [((2, 2), (3, 2)), ((1, 2), (2, 2)), ((2, 1), (2, 2)), ((0, 5), (1, 5))]
)
def test_a3_14_the_machine_it_has_fewer_of(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Tile 1 buys one machine of choice when there are too few excavators for a base."""
    me = automa(GERMANY, "jill", excavators=before[0], mixers=before[1])
    t = automa_turn(2, me).draw("automa 1")

    assert did(t) == [7]
    assert (t.seat(1).excavators, t.seat(1).mixers) == after


def test_a3_14_one_at_a_time() -> None:
    """Contract G02: two of choice; first a mixer, then on the tie an excavator; the wheel does not count."""
    display = ["G01", "G02", None, None, None, None]
    me = automa(GERMANY, "jill", excavators=1, mixers=0, wheel=wheel((None, 0, 9)))
    t = automa_turn(1, me, on_map={**SYSTEM, "B5L": (2, 1, 1)}, display=display)

    whole_turn(t, "automa 9")

    assert fulfilled(t) == ["G02"]
    assert (t.seat(1).excavators, t.seat(1).mixers) == (2, 1)


def test_a3_15_a_red_border_costs_three_vp() -> None:
    """Powerhouses too: the only free space of basin 5 is red, and the criteria want basin 5."""
    t = automa_turn(5, automa(GERMANY, "jill"), on_map={"P5_1": 1}).draw("automa 15")

    assert built(t) == ["P5_2"]
    assert t.seat(1).vp == 13


def test_bx_50_red_border_for_an_automa() -> None:
    t = automa_turn(9, automa(GERMANY, "jill", vp=16)).draw("automa 4")

    assert built(t) == ["B1U"]
    assert t.seat(1).vp == 13


def test_a3_16_incomes_in_the_income_step() -> None:
    t = barrage(
        seat(FRANCE, "viktor", engineers=1),
        automa(GERMANY, "jill", passed=True, excavators=1, mixers=0),
        on_map={"B1L": 2, "B2L": 2, "B3L": 2, "B4L": 2},
    )

    end_round(t)

    assert vp_changes(t, 1) == [3]
    assert (t.seat(1).excavators, t.seat(1).mixers) == (2, 1)


@pytest.mark.parametrize(("level", "vp"), [("low", 16), ("medium", 19), ("high", 19), ("very-high", 19)])
def test_bx_111_automa_income_levels(level: str, vp: int) -> None:
    """Its second base reveals an income of three credits."""
    t = automa_turn(1, automa(ITALY, "viktor", level), on_map={"B9L": 2}).draw("automa 4")

    assert len(built(t)) == 1
    assert t.seat(1).vp == vp
