"""B2.3.10 and B2.3.11: companies dealt at random, and companies and officers chosen freely."""

from collections import Counter
from collections.abc import Sequence

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import E_CHOSE, E_PICKED
from millrace.kernel.errors import BadPosition, ConfigError
from millrace.kernel.record import Record, read_record, write_record
from millrace.kernel.stack import CHANCE
from millrace.kernel.table import Table
from tests.tables import FRANCE, GERMANY, ITALY, OFFICERS, USA, Play, document, new_game, seat

ALL_OFFICERS = (*OFFICERS, "simone", "tommaso", "leslie", "margot")


def table(choice: str, players: int = 4, *, automas: Sequence[str] = (), leeghwater: bool = False) -> Play:
    """A table before anything is drawn."""
    raw = {"players": players, "automas": list(automas), "leeghwater": leeghwater, "choice": choice}
    return Play(GAME.new(GAME.parse_options(raw)))


def until(t: Play, beginning: str) -> Play:
    """Draw the first of everything until something of another kind is asked."""
    while not t.options()[0].startswith(beginning):
        assert t.decider == CHANCE
        t.draw(t.options()[0])
    return t


def draw_pairs(t: Play, *officers: str) -> Play:
    """Companies in the usual order with these officers, then everything up to who is first."""
    until(t, "company ").draw(*(f"company {key}" for key in (USA, GERMANY, ITALY, FRANCE)[: len(officers)]))
    return until(t.draw(*(f"officer {officer}" for officer in officers)), "first ")


def choosing(
    players: int = 3, *, automas: Sequence[str] = (), leeghwater: bool = False, first: int = 1
) -> Play:
    """A free choice in which p1, or another, is about to pick."""
    t = until(table("free", players, automas=automas, leeghwater=leeghwater), "first ")
    return t.draw(f"first p{first}")


def who(t: Play, i: int) -> tuple[object, object, object]:
    """What a seat has got: company, officer, contracts."""
    seats = GAME.view(t.s, i)["seats"]
    assert isinstance(seats, list)
    return seats[i]["company"], seats[i]["officer"], seats[i]["contracts"]


def shown(t: Play, key: str) -> object:
    return GAME.view(t.s, 0)[key]


# Random ---------------------------------------------------------------------------------------------------


def test_b2_3_10_pairs_and_contracts_are_dealt_and_nobody_is_asked() -> None:
    """What chance is asked up to the first turn, in the order of the seats from the one drawn."""
    t = draw_pairs(table("random", 3), "jill", "anton", "viktor").draw("first p2")

    assert t.options() == ["company usa", "company germany", "company italy"]
    t.draw("company italy")
    assert t.options() == ["contract S1", "contract S2", "contract S3"]
    t.draw("contract S2")
    assert t.options() == ["company usa", "company germany"]
    t.draw("company germany", "contract S3", "company usa", "contract S1")

    assert t.s.round == 1
    assert [who(t, i) for i in range(3)] == [
        (USA, "jill", ["S1"]),
        (ITALY, "viktor", ["S2"]),
        (GERMANY, "anton", ["S3"]),
    ]
    assert (shown(t, "pairs"), shown(t, "offers")) == ([], [])


def test_b2_3_10_the_last_to_be_dealt_plays_first() -> None:
    """R-98: p2, p3, p1 are dealt in this order, so p1 begins round 1."""
    t = draw_pairs(table("random", 3), "jill", "anton", "viktor").draw("first p2").deal()

    assert shown(t, "order") == [1, 3, 2]
    assert t.decider == 0


def test_b2_3_10_what_a_player_is_dealt_is_told() -> None:
    t = draw_pairs(table("random", 2), "jill", "anton").draw("first p1")

    t.draw("company germany")

    assert (E_PICKED, 0) in [event[:2] for event in t.events]


def test_b2_3_10_officers_for_mahiri_are_drawn_before() -> None:
    """R-98: B2.3.4 is as in the draft."""
    t = until(table("random", 2), "company ").draw("company usa", "company germany")
    t.draw("officer mahiri", "officer jill")
    until(t, "contract S").draw("contract S1", "contract S2")

    assert t.options()[0] == "officer wilhelm"
    t.draw("officer wilhelm", "officer viktor")
    assert shown(t, "aside") == ["wilhelm", "viktor"]
    assert t.options() == ["first p1", "first p2"]


def test_b2_3_10_automas_get_the_pairs_that_are_left() -> None:
    """R-98 and A2.2: no starting contract for them; those left leave the game. They play first (A2.3)."""
    t = draw_pairs(table("random", 4, automas=["medium", "very-high"]), "jill", "anton", "viktor", "solomon")
    t.draw("first p1", "company france", "contract S4", "company usa", "contract S1")

    assert t.options() == ["company germany", "company italy"]
    t.draw("company italy", "company germany")
    assert [who(t, i) for i in range(4)] == [
        (FRANCE, "solomon", ["S4"]),
        (USA, "jill", ["S1"]),
        (ITALY, "viktor", []),
        (GERMANY, "anton", []),
    ]
    t.draw("first p3", "first p4")
    assert (shown(t, "order"), shown(t, "offers")) == ([4, 3, 2, 1], [])


@pytest.mark.parametrize("seed", range(20))
def test_b2_3_10_any_player_may_get_any_pair(seed: int) -> None:
    """By the dealer's seed: nobody is asked before round 1, and all companies are different."""
    t = Table(GAME, GAME.parse_options({"players": 4, "choice": "random", "leeghwater": True}), str(seed))

    assert t.state.round == 1
    assert len({p.company for p in t.state.seats}) == len({p.officer for p in t.state.seats}) == 4
    assert all(p.hand.bit_count() == 1 for p in t.state.seats)


def test_b2_3_10_the_draws_are_equally_likely() -> None:
    options = GAME.parse_options({"players": 2, "choice": "random"})
    found = Counter(Table(GAME, options, str(seed)).state.seats[0].company for seed in range(400))

    assert sorted(found) == [0, 1, 2, 3]
    assert min(found.values()) > 60


# Free -----------------------------------------------------------------------------------------------------


def test_b2_3_11_any_company_then_any_officer_then_a_contract() -> None:
    """R-99: nothing was drawn before; what is taken is gone for the others."""
    t = choosing(2)

    assert (shown(t, "pairs"), t.decider) == ([], 0)
    assert t.options() == [f"company {key}" for key in (USA, GERMANY, ITALY, FRANCE)]
    t.play("company italy")
    assert t.events == [(E_CHOSE, 0, t.events[0][2], 2, 0)]
    assert (t.decider, t.options()) == (0, [f"officer {officer}" for officer in OFFICERS])
    t.play("officer jill")
    assert t.options() == ["contract S1", "contract S2"]
    t.play("contract S2")

    assert who(t, 0) == (ITALY, "jill", ["S2"])
    assert (t.decider, t.options()) == (1, ["company usa", "company germany", "company france"])
    t.play("company france")
    assert t.options() == [f"officer {officer}" for officer in OFFICERS if officer != "jill"]
    t.play("officer viktor")
    assert t.options() == ["contract S1"]
    t.play("contract S1")
    assert t.s.round == 1


def test_b2_3_11_the_box_of_leeghwater_can_be_chosen() -> None:
    t = choosing(4, leeghwater=True)

    assert "company netherlands" in t.options()
    t.play("company netherlands")
    assert sorted(t.options()) == sorted(f"officer {officer}" for officer in ALL_OFFICERS)
    t.play("officer tommaso", "contract S1")
    assert t.seat(0).architect == 1


@pytest.mark.parametrize("first", [1, 2, 3])
def test_b2_3_11_order_of_picks_and_of_turns(first: int) -> None:
    """R-99: clockwise from a random player; the last to pick plays first."""
    t = choosing(3, first=first)
    picks = []
    while not t.s.round:
        picks.append(t.decider)
        t.play(t.options()[0])

    order = [(first - 1 + i) % 3 for i in range(3)]
    assert picks == [i for i in order for _ in range(3)]
    assert shown(t, "order") == [i + 1 for i in reversed(order)]


def test_b2_3_11_the_set_up_comes_with_the_officer() -> None:
    """Until then the company is known and nothing else; a position of this moment reads back."""
    t = choosing(2).play("company germany")

    assert who(t, 0) == (GERMANY, None, [])
    assert (t.seat(0).credits, t.seat(0).tiles) == (0, 0)
    again = GAME.read_position(GAME.write_position(t.s))
    assert GAME.dump(again) == GAME.dump(t.s)
    t.play("officer anton")
    assert (t.seat(0).credits, t.seat(0).excavators, t.seat(0).mixers, t.seat(0).vp) == (6, 6, 4, 10)
    assert "SP_anton" in GAME.view(t.s, 0)["seats"][0]["tiles"]  # type: ignore[index]


@pytest.mark.parametrize(("players", "extra"), [(2, 2), (3, 1), (4, 0)])
def test_b2_3_11_officers_for_mahiri_are_drawn_after_the_picks(players: int, extra: int) -> None:
    """R-99: from those nobody chose."""
    t = choosing(players)
    officers = ["viktor", "mahiri", "jill", "anton"][:players]
    for i, officer in enumerate(officers):
        assert shown(t, "aside") == []
        t.play(t.options()[0], f"officer {officer}", f"contract S{i + 1}")

    unused = [officer for officer in OFFICERS if officer not in officers]
    for n in range(extra):
        assert t.options() == [f"officer {officer}" for officer in unused[n:]]
        t.draw(f"officer {unused[n]}")
    assert shown(t, "aside") == unused[:extra]
    assert t.s.round == 1


def test_b2_3_11_nobody_is_set_aside_without_her() -> None:
    t = choosing(2)

    t.play("company usa", "officer jill", "contract S1", "company italy", "officer anton", "contract S2")

    assert (t.s.round, shown(t, "aside")) == (1, [])


def test_b2_3_11_automas_get_what_is_left() -> None:
    """R-99: a pair is drawn for each after the picks, from everything nobody chose; then as in A2.2."""
    t = choosing(3, automas=["medium", "very-high"])
    t.play("company italy", "officer mahiri", "contract S3")

    assert (t.decider, t.options()) == (CHANCE, ["company usa", "company germany", "company france"])
    t.draw("company france", "company usa")
    assert t.options() == [f"officer {officer}" for officer in OFFICERS if officer != "mahiri"]
    t.draw("officer solomon", "officer jill")
    assert shown(t, "pairs") == [
        {"company": FRANCE, "officer": "solomon"},
        {"company": USA, "officer": "jill"},
    ]
    aside = [officer for officer in OFFICERS if officer not in ("mahiri", "solomon", "jill")]
    assert t.options() == [f"officer {officer}" for officer in aside]
    t.draw(f"officer {aside[0]}")
    assert t.options() == ["company usa", "company france"]
    t.draw("company usa", "company france", "first p2", "first p3")

    assert [who(t, i) for i in range(3)] == [
        (ITALY, "mahiri", ["S3"]),
        (USA, "jill", []),
        (FRANCE, "solomon", []),
    ]
    assert shown(t, "offers") == []
    assert t.s.round == 1


def test_b2_3_11_what_is_not_free_says_why() -> None:
    """Clauses: L1.2"""
    t = choosing(2).play("company italy", "officer jill", "contract S1")

    taken, away = t.why_not("company italy"), t.why_not("company netherlands")
    assert (taken.message.key, taken.message.args["n"], taken.clause) == ("reason-taken", 1, "B2.3.11")
    assert (away.message.key, away.clause) == ("reason-not-in-box", "L1.2")
    assert t.why_not("officer jill").clause == "B16.1.1"
    t.play("company usa")
    taken, away = t.why_not("officer jill"), t.why_not("officer leslie")
    assert (taken.message.key, taken.message.args["n"], taken.clause) == ("reason-taken", 1, "B2.3.11")
    assert (away.message.key, away.clause) == ("reason-not-in-box", "L1.2")
    assert t.why_not("company germany").clause == "B16.1.1"


# Options --------------------------------------------------------------------------------------------------


def test_b2_3_6_a_draft_is_what_happens_if_nothing_is_said() -> None:
    """Records from before there was a choice have no such option and read as they did."""
    plain = GAME.parse_options({"players": 3})

    assert GAME.parse_options({"players": 3, "choice": "draft"}) == plain
    assert "choice" not in plain
    assert GAME.dump(table("draft", 3).s) == GAME.dump(new_game(3).s)


@pytest.mark.parametrize("choice", ["random", "free"])
def test_the_record_of_a_choice_reads_back(choice: str) -> None:
    options = GAME.parse_options({"players": 2, "choice": choice})
    t = Table(GAME, options, "choice")
    for _ in range(6):
        t.play(GAME.decider(t.state), GAME.legal(t.state)[0])
    text = write_record(Record(GAME, options, ["Ann", "Bo"], t.dealer.commitment(), t.log, "choice"))

    found = read_record(text.encode(), {"barrage": GAME})

    assert found.options == {
        "players": 2,
        "introductory": False,
        "automas": [],
        "leeghwater": False,
        "choice": choice,
    }
    assert GAME.digest(found.state()) == t.digest()
    assert write_record(found) == text


@pytest.mark.parametrize("choice", ["auction", "Random", 1, True, None, ["free"]])
def test_a_choice_that_does_not_exist_is_refused(choice: object) -> None:
    with pytest.raises(ConfigError, match="choice must be one of draft, random, free, not"):
        GAME.parse_options({"players": 2, "choice": choice})


@pytest.mark.parametrize("choice", ["random", "free"])
def test_b15_1_1_the_introductory_game_leaves_no_choice(choice: str) -> None:
    """R-100: what it cannot mean is refused with the way out."""
    with pytest.raises(ConfigError, match=f"leave out choice '{choice}', or leave out introductory"):
        GAME.parse_options({"players": 2, "introductory": True, "choice": choice})

    assert GAME.parse_options({"introductory": True, "choice": "draft"})["introductory"] is True


def test_a_position_may_stop_before_it_is_known_who_is_first() -> None:
    t = until(table("free", 2), "first ")

    position = GAME.write_position(t.s)
    again = Play(GAME.read_position(position)).draw("first p2")

    assert (again.decider, again.options()[0]) == (1, "company usa")


def test_a_position_needs_an_officer_for_a_turn() -> None:
    with pytest.raises(BadPosition, match="seat 1 needs a company and an officer"):
        GAME.read_position(document({"company": USA}, seat(ITALY, "jill")))
