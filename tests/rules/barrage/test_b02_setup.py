"""Chapter B2: what is drawn and laid out before round 1, and the draft."""

from __future__ import annotations

from collections import Counter

import pytest

from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.game import GAME
from millrace.kernel.errors import ConfigError
from millrace.kernel.stack import CHANCE, NOBODY
from tests.tables import BASIC, FRANCE, GERMANY, ITALY, USA, Play, barrage, new_game, seat

# Facts of the box.
STARTING_TILES = {
    "ST_mountain_1": ("B1L", 1),
    "ST_mountain_2": ("B2L", 1),
    "ST_mountain_3": ("B3L", 1),
    "ST_mountain_4": ("B4L", 1),
    "ST_hill_5": ("B5L", 2),
    "ST_hill_6": ("B6L", 2),
    "ST_hill_7": ("B7L", 2),
    "ST_plain_8": ("B8L", 3),
    "ST_plain_9": ("B9L", 3),
    "ST_plain_10": ("B10L", 3),
}
BONUS_TILES = ["contracts", "bases", "elevations", "conduits", "powerhouses", "advanced_tech"]
OBJECTIVES = ["red_border", "most_area", "connected_bases", "fewest_area", "basins_1", "basins_3"]
OFFICERS = ["wilhelm", "graziano", "viktor", "jill", "solomon", "anton", "mahiri"]
KINDS = ["base", "elevation", "conduit", "powerhouse", "joker"]
MARKED_4 = {
    "turbine_plus1_L",
    "turbine_plus1_R",
    "machinery_any_L",
    "machinery_any_R",
    "contract_take1b_L",
    "contract_take1b_R",
}
MARKED_3 = {"turbine_minus1_L", "turbine_minus1_R", "workshop_turn2_L", "workshop_turn2_R"}
N_MANAGEMENT = 33  # spaces of the management board, the bank among them


def shown(t: Play, key: str) -> object:
    return GAME.view(t.s, NOBODY)[key]


def at_seat(t: Play, who: int) -> dict[str, object]:
    seats = shown(t, "seats")
    assert isinstance(seats, list)
    found: dict[str, object] = seats[who]
    return found


def draw(t: Play, *draws: str) -> Play:
    """Answer exactly these draws."""
    for option in draws:
        assert t.decider == CHANCE
        assert option in t.options(), f"{option} cannot be drawn: {t.options()}"
        GAME.apply(t.s, GAME.read(option))
    return t


def until(t: Play, beginning: str) -> Play:
    """Draw the first of everything until something of another kind is asked."""
    while not t.options()[0].startswith(beginning):
        assert t.decider == CHANCE
        GAME.apply(t.s, GAME.legal(t.s)[0])
    return t


def drafting(players: int, *officers: str, first: int = 1) -> Play:
    """The draft with companies in the usual order, paired with these officers."""
    t = until(new_game(players), "company ")
    draw(t, *(f"company {company}" for company in (USA, GERMANY, ITALY, FRANCE)[:players]))
    draw(t, *(f"officer {officer}" for officer in officers))
    return draw(until(t, "first "), f"first p{first}")


def drafted(players: int, *officers: str) -> Play:
    """Round 1: everybody took the first pair and the first contract."""
    t = drafting(players, *officers)
    while not t.s.round:
        t.play(t.options()[0])
    return t


def crowded(players: int) -> Play:
    """A rich seat 1 with water, conduit and powerhouse: every space that is open can be used."""
    others = [seat(ITALY, "anton"), seat(FRANCE, "viktor"), seat(GERMANY, "jill")][: players - 1]
    return barrage(
        seat(USA, "graziano", credits=40),
        *others,
        on_map={"B8L": (1, 3, 3), "C8A": 1, "P11_1": 1},
        display=["G01", "G02", "Y01", "Y02", "R01", "R02"],
    )


def management(t: Play) -> set[str]:
    return {option.removeprefix("space ") for option in t.options() if option.startswith("space ")}


# The table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b2_1_1_two_to_four_participants(players: int) -> None:
    seats = shown(new_game(players), "seats")
    assert isinstance(seats, list)
    assert len(seats) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_b2_1_1_not_fewer_not_more(players: int) -> None:
    """A single person needs an Automa beside them."""
    with pytest.raises(ConfigError):
        GAME.parse_options({"players": players})


def test_b2_1_2_four_of_eight_headstream_tiles() -> None:
    t = new_game(4)
    assert t.options() == [f"headstream HT{n}" for n in range(1, 9)]

    draw(t, "headstream HT7")
    assert t.options() == [f"headstream HT{n}" for n in (1, 2, 3, 4, 5, 6, 8)]
    draw(t, "headstream HT1", "headstream HT8", "headstream HT4")

    heads = shown(t, "headstreams")
    assert isinstance(heads, list)
    assert [head["tile"] for head in heads] == ["HT7", "HT1", "HT8", "HT4"]
    assert not t.options()[0].startswith("headstream")


def test_b2_1_3_five_of_six_bonus_tiles_in_random_order() -> None:
    t = until(new_game(4), "bonus ")
    assert t.options() == [f"bonus BT_{key}" for key in BONUS_TILES]

    order = ["powerhouses", "contracts", "advanced_tech", "bases", "conduits"]
    draw(t, *(f"bonus BT_{key}" for key in order))

    assert shown(t, "bonus") == [f"BT_{key}" for key in order]
    assert not t.options()[0].startswith("bonus")


def test_b2_1_3_place_k_belongs_to_round_k() -> None:
    """In round 2 the second tile pays: 4 VP for the base, and not 4 VP for each conduit of the first."""
    t = barrage(
        seat(USA, "graziano", engineers=1, energy=12),
        seat(ITALY, "anton", engineers=1),
        on_map={"B8L": 1, "C8A": 1, "C9A": 1, "C9B": 1},
        bonus=["BT_conduits", "BT_bases", "BT_contracts", "BT_powerhouses", "BT_elevations"],
        round=2,
    )

    t.finish_turns()

    ranking, tile, income = 6, 4, 3
    assert at_seat(t, 0)["vp"] == 10 + ranking + tile + income


def test_b2_1_4_one_of_six_objective_tiles() -> None:
    t = until(new_game(4), "objective ")
    assert t.options() == [f"objective OBJ_{key}" for key in OBJECTIVES]

    draw(t, "objective OBJ_basins_3")

    assert shown(t, "objective") == "OBJ_basins_3"
    assert not t.options()[0].startswith("objective")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b2_1_5_one_national_contract_fewer_than_participants(players: int) -> None:
    t = until(new_game(players), "contract N")
    assert t.options() == [f"contract N{n}" for n in range(1, 7)]

    drawn = ["N2", "N3", "N6"][: players - 1]
    draw(t, *(f"contract {key}" for key in drawn))

    assert shown(t, "national") == drawn
    assert t.options()[0] == "contract G01"


def test_b2_1_5_the_row_of_national_contracts_keeps_its_order() -> None:
    """What was drawn first lies left, whatever its number."""
    t = draw(until(new_game(4), "contract N"), "contract N5", "contract N1", "contract N4")

    assert shown(t, "national") == ["N5", "N1", "N4"]


def test_b2_1_6_contracts_of_the_box() -> None:
    """Fifteen of each colour, five for each requirement; six national, four starting ones."""
    found: dict[str, Counter[int]] = {}
    for contract in CONTRACTS:
        found.setdefault(contract.key[0], Counter())[contract.requirement] += 1

    assert found == {
        "G": {2: 5, 3: 5, 4: 5},
        "Y": {5: 5, 6: 5, 7: 5},
        "R": {8: 5, 9: 5, 10: 5},
        "N": {13: 2, 14: 2, 15: 2},
        "S": {2: 1, 3: 2, 4: 1},
    }
    assert len(CONTRACTS) == 55


def test_b2_1_6_two_of_each_colour_are_shown() -> None:
    t = until(new_game(4), "contract G")
    for letter, left, right in (("G", 15, 7), ("Y", 3, 11), ("R", 9, 1)):
        assert t.options() == [f"contract {letter}{n:02}" for n in range(1, 16)]
        draw(t, f"contract {letter}{left:02}")
        assert t.options() == [f"contract {letter}{n:02}" for n in range(1, 16) if n != left]
        draw(t, f"contract {letter}{right:02}")

    assert shown(t, "display") == ["G15", "G07", "Y03", "Y11", "R09", "R01"]
    piles = shown(t, "piles")
    assert isinstance(piles, dict)
    assert [piles[colour] for colour in ("green", "yellow", "red")] == [13, 13, 13]


def test_b2_1_7_one_starting_tile_per_area() -> None:
    t = until(new_game(2), "start ")
    for area, tile in (("mountain", "ST_mountain_3"), ("hill", "ST_hill_7"), ("plain", "ST_plain_9")):
        assert t.options() == [f"start {key}" for key in STARTING_TILES if f"_{area}_" in key]
        draw(t, f"start {tile}")

    assert not t.options()[0].startswith("start")
    assert shown(t, "dams") == {
        "B3L": {"owner": "neutral", "level": 1, "drops": 1, "capacity": 1},
        "B7L": {"owner": "neutral", "level": 2, "drops": 1, "capacity": 2},
        "B9L": {"owner": "neutral", "level": 3, "drops": 1, "capacity": 3},
    }


@pytest.mark.parametrize("tile", STARTING_TILES)
def test_b2_1_7_the_dam_of_each_starting_tile(tile: str) -> None:
    key, level = STARTING_TILES[tile]
    t = until(new_game(2), "start ")
    while f"start {tile}" not in t.options():
        draw(t, t.options()[0])

    draw(t, f"start {tile}")

    dams = shown(t, "dams")
    assert isinstance(dams, dict)
    assert dams[key] == {"owner": "neutral", "level": level, "drops": 1, "capacity": level}


def test_b2_1_8_three_level_one_tiles_in_the_patent_office() -> None:
    t = until(new_game(4), "tile ")
    assert t.options() == [f"tile A1_{kind}" for kind in KINDS]

    draw(t, "tile A1_joker", "tile A1_conduit", "tile A1_base")

    assert shown(t, "patents") == ["A1_joker", "A1_conduit", "A1_base"]
    piles = shown(t, "piles")
    assert isinstance(piles, dict)
    assert [piles[level] for level in ("I", "II", "III")] == [2, 5, 5]


def test_b2_1_8_five_tiles_of_each_level() -> None:
    """Nobody buys: all fifteen pass through the patent office, level by level."""
    t = drafted(2, "graziano", "viktor")
    seen: list[str] = []
    for _ in range(5):
        patents = shown(t, "patents")
        assert isinstance(patents, list)
        seen += patents
        t.finish_turns()

    assert seen == [f"A{level}_{kind}" for level in (1, 2, 3) for kind in KINDS]


def blocked(t: Play) -> set[str]:
    spaces = shown(t, "spaces")
    assert isinstance(spaces, dict)
    return {key for key, space in spaces.items() if space == {"blocked": True}}


def test_b2_1_9_three_participants_close_the_spaces_marked_4() -> None:
    """They stay closed when the engineers of round 1 go home."""
    t = crowded(3)
    assert blocked(t) == MARKED_4
    assert management(t) & (MARKED_4 | MARKED_3) == MARKED_3
    assert t.why_not("space machinery_any_R").clause == "B2.1.9"

    t.finish_turns()

    assert t.s.round == 2
    assert blocked(t) == MARKED_4


def test_b2_1_10_two_participants_close_those_marked_3_too() -> None:
    t = crowded(2)
    assert blocked(t) == MARKED_4 | MARKED_3
    assert not management(t) & (MARKED_4 | MARKED_3)
    assert t.why_not("space workshop_turn2_L").clause == "B2.1.10"

    t.finish_turns()

    assert t.s.round == 2
    assert blocked(t) == MARKED_4 | MARKED_3


def test_b2_1_11_four_participants_have_every_space() -> None:
    t = crowded(4)

    assert blocked(t) == set()
    assert len(management(t)) == N_MANAGEMENT
    assert management(t) > MARKED_4 | MARKED_3


# A player's set-up ----------------------------------------------------------------------------------------


def test_b2_2_1_the_company_board_at_the_start() -> None:
    t = drafted(3, "graziano", "viktor", "anton")

    for who in range(3):
        board = at_seat(t, who)
        pieces = {kind: board[kind] for kind in ("bases", "elevations", "conduits", "powerhouses")}
        assert pieces == {"bases": 0, "elevations": 0, "conduits": 0, "powerhouses": 0}
        assert (board["engineers"], board["energy"]) == (12, 0)
        assert board["wheel"] == [None] * 6


def test_b2_2_2_resources_at_the_start() -> None:
    """The same for all, Mahiri's owner too."""
    t = drafted(4, "mahiri", "viktor", "anton", "solomon")

    for who in range(4):
        mine = at_seat(t, who)
        assert (mine["credits"], mine["excavators"], mine["mixers"], mine["vp"]) == (6, 6, 4, 10)


def test_b2_2_3_four_basic_tiles() -> None:
    t = drafted(2, "graziano", "viktor")

    assert [at_seat(t, who)["tiles"] for who in (0, 1)] == [list(BASIC)] * 2


def test_b2_2_4_anton_brings_his_tile() -> None:
    t = drafted(2, "anton", "viktor")

    assert at_seat(t, 0)["officer"] == "anton"
    assert at_seat(t, 0)["tiles"] == [*BASIC, "SP_anton"]
    assert at_seat(t, 1)["tiles"] == list(BASIC)


def test_b2_2_5_the_starting_contract_counts_towards_the_limit() -> None:
    """It lies face up from the draft on; with two more, a fourth contract forces a discard."""
    drafted_ = drafted(2, "graziano", "viktor")
    assert at_seat(drafted_, 0)["contracts"] == ["S1"]

    t = barrage(
        seat(USA, "graziano", contracts=["S1", "G05", "Y05"]),
        seat(ITALY, "anton"),
        display=["G01", "G02", "Y01", "Y02", "R01", "R02"],
    )
    t.play("space contract_take1_L", "contract R01")

    assert (t.decider, GAME.question(t.s).key) == (0, "question-limit")
    assert t.options() == ["contract S1", "contract G05", "contract Y05", "contract R01"]


# The draft ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b2_3_1_as_many_companies_as_participants(players: int) -> None:
    t = until(new_game(players), "company ")
    assert t.options() == ["company usa", "company germany", "company italy", "company france"]

    drawn = [FRANCE, USA, ITALY, GERMANY][:players]
    draw(t, *(f"company {company}" for company in drawn))

    pairs = shown(t, "pairs")
    assert isinstance(pairs, list)
    assert [pair["company"] for pair in pairs] == drawn
    draw(until(t, "first "), "first p1")
    assert sorted(t.options()) == sorted(f"company {company}" for company in drawn)


def test_b2_3_2_officers_are_paired_at_random_and_stay() -> None:
    """The pair is known before the pick, and the company comes with its officer."""
    t = until(new_game(3), "officer ")
    assert t.options() == [f"officer {officer}" for officer in OFFICERS]
    draw(t, "officer jill")
    assert "officer jill" not in t.options()
    draw(t, "officer anton", "officer viktor")

    assert shown(t, "pairs") == [
        {"company": "usa", "officer": "jill"},
        {"company": "germany", "officer": "anton"},
        {"company": "italy", "officer": "viktor"},
    ]
    draw(until(t, "first "), "first p1")
    t.play("company germany")
    assert (at_seat(t, 0)["company"], at_seat(t, 0)["officer"]) == ("germany", "anton")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b2_3_3_as_many_starting_contracts_as_participants(players: int) -> None:
    t = until(new_game(players), "contract S")
    assert t.options() == ["contract S1", "contract S2", "contract S3", "contract S4"]

    drawn = ["S4", "S2", "S1", "S3"][:players]
    draw(t, *(f"contract {key}" for key in drawn))

    assert shown(t, "offers") == drawn
    assert not t.options()[0].startswith("contract S")


@pytest.mark.parametrize(("players", "extra"), [(2, 2), (3, 1), (4, 0)])
def test_b2_3_4_officers_set_aside_for_mahiri(players: int, extra: int) -> None:
    """They are drawn before the draft, are public, nobody gets them, and she may copy them."""
    officers = ["mahiri", "viktor", "anton", "solomon"][:players]
    t = until(new_game(players), "officer ")
    draw(t, *(f"officer {officer}" for officer in officers))
    until(t, "contract S")
    draw(t, *(f"contract S{n + 1}" for n in range(players)))
    unused = [officer for officer in OFFICERS if officer not in officers]

    for n in range(extra):
        assert t.options() == [f"officer {officer}" for officer in unused[n:]]
        draw(t, f"officer {unused[n]}")

    assert shown(t, "aside") == unused[:extra]
    draw(t, "first p1")
    while not t.s.round:
        t.play(t.options()[0])
    assert not {at_seat(t, who)["officer"] for who in range(players)} & set(unused)
    while at_seat(t, t.decider)["officer"] != "mahiri":
        t.play("space bank", "engineers 1")
    copies = {option.removeprefix("officer ") for option in t.options() if option.startswith("officer ")}
    assert copies == {*officers[1:], *unused[:extra]}


def test_b2_3_4_none_without_mahiri() -> None:
    t = until(new_game(2), "officer ")
    draw(t, "officer viktor", "officer anton", "contract S1", "contract S2")

    assert t.options() == ["first p1", "first p2"]
    assert shown(t, "aside") == []


def test_b2_3_5_a_random_player_picks_first_then_clockwise() -> None:
    t = drafting(4, "viktor", "anton", "jill", "solomon", first=3)
    order = []
    while not t.s.round:
        order.append(t.decider)
        t.play(t.options()[0])

    assert order == [2, 2, 3, 3, 0, 0, 1, 1]


def test_b2_3_5_everybody_may_be_first() -> None:
    assert until(new_game(4), "first ").options() == ["first p1", "first p2", "first p3", "first p4"]


def test_b2_3_6_a_pick_is_a_pair_and_independently_a_contract() -> None:
    """What is taken is gone for the others; any contract goes with any pair."""
    t = drafting(3, "viktor", "anton", "jill")
    offers = [f"contract S{n}" for n in (1, 2, 3)]

    assert t.options() == ["company usa", "company germany", "company italy"]
    for company in (USA, GERMANY, ITALY):
        assert Play(t.s.clone()).play(f"company {company}").options() == offers
    t.play("company germany", "contract S3")

    assert (at_seat(t, 0)["company"], at_seat(t, 0)["contracts"]) == ("germany", ["S3"])
    assert (t.decider, t.options()) == (1, ["company usa", "company italy"])
    t.play("company usa")
    assert t.options() == ["contract S1", "contract S2"]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_b2_3_7_the_last_to_pick_plays_first(first: int) -> None:
    t = drafting(3, "viktor", "anton", "jill", first=first)
    picks = [(first - 1 + i) % 3 for i in range(3)]
    while not t.s.round:
        t.play(t.options()[0])

    assert shown(t, "order") == [who + 1 for who in reversed(picks)]
    assert t.decider == picks[-1]


def test_b2_3_9_the_last_pick_leaves_no_choice() -> None:
    """One pair and one contract remain: whoever asks or does not ask, the outcome is the same."""
    t = drafting(2, "viktor", "anton")
    t.play("company germany", "contract S1")

    assert (t.decider, t.options()) == (1, ["company usa"])
    t.play("company usa")
    assert t.options() == ["contract S2"]
    t.play("contract S2")

    last = at_seat(t, 1)
    assert (t.s.round, last["company"], last["officer"], last["contracts"]) == (1, "usa", "viktor", ["S2"])


# Examples -------------------------------------------------------------------------------------------------


def test_bx_12_draft_and_turn_order() -> None:
    """Sophia, Viktor, Paul and Joanna pick in this order; Joanna plays first."""
    t = drafting(4, "wilhelm", "graziano", "viktor", "jill")

    t.play("company france", "contract S1")
    t.play("company italy", "contract S4")
    t.play("company usa", "contract S2")
    assert t.options() == ["company germany"]
    t.play("company germany", "contract S3")

    order = shown(t, "order")
    assert isinstance(order, list)
    assert [at_seat(t, who - 1)["company"] for who in order] == [GERMANY, USA, ITALY, FRANCE]
    requirements = {contract.key: contract.requirement for contract in CONTRACTS}
    assert [requirements[key] for key in ("S1", "S4", "S2", "S3")] == [3, 4, 3, 2]
    assert t.decider == 3


def test_bx_99_two_player_blocking() -> None:
    """Ten spaces are unusable, and one national contract is on display."""
    t = drafted(2, "graziano", "viktor")
    assert blocked(t) == MARKED_4 | MARKED_3
    national = shown(t, "national")
    assert isinstance(national, list)
    assert len(national) == 1

    rich = crowded(2)
    assert all(f"space {key}" not in rich.options() for key in MARKED_4 | MARKED_3)
    assert len(management(rich)) == N_MANAGEMENT - 10
