"""Why an action is not offered, and what an offered one would cause."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_CONTRACT,
    A_SITE,
    A_SPACE,
    A_TILE,
    BASE,
    E_BUILT,
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_FULFILLED,
    E_HELD,
    E_INVEST,
    E_LEAVES,
    E_PRODUCED,
    E_REVEAL,
    E_ROTATE,
    E_SPENT,
    E_VP,
    N_ACTIONS,
    POWERHOUSE,
    S_CONSTRUCTION,
    S_INCOME,
)
from millrace.games.barrage.rules import RULES as OPERATIONS
from millrace.games.barrage.state import State
from millrace.kernel.errors import IllegalAction
from millrace.kernel.game import Message
from millrace.kernel.operation import Choice
from millrace.kernel.stack import Event
from millrace.kernel.table import Table
from tests.players import busy_game, options_of
from tests.tables import FRANCE, GERMANY, ITALY, USA, Play, barrage, new_game, seat, wheel

RULES: Final = Path(__file__).resolve().parents[2] / "docs" / "rules" / "barrage.md"
CLAUSES: Final = set(
    re.findall(r"^ *- \*\*([A-Z][\d.]+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)
)
PARTS: Final = 6
POSITIONS: Final = 50  # in each part: 300 in all
STRANGE: Final = (-1_000_000, -1, N_ACTIONS, 1_000_000)


def positions(part: int) -> Iterator[State]:
    """Every seventeenth moment of many games, of every kind of question."""
    found = 0
    for seed in range(part * 100, part * 100 + 100):
        for i, (s, _) in enumerate(busy_game(options_of(seed), seed, gift=10 * (seed % 2))):
            if i % 17 == part:
                yield s
                found += 1
            if found == POSITIONS:
                return


def holds(s: State, action: int) -> None:
    """A reason in full: its kind, the form of its key, an existing clause, and a need that is not met."""
    reason = GAME.why_not(s, action)
    text = f"{GAME.notate(action)}: {reason}"
    assert re.fullmatch(r"[a-z-]+", reason.kind), text
    assert re.fullmatch(r"reason-[a-z-]+", reason.message.key), text
    assert reason.clause in CLAUSES, text
    need, have = reason.message.args.get("need"), reason.message.args.get("have")
    if isinstance(need, int) and isinstance(have, int):
        assert need > have, text


def test_every_question_names_the_clause_that_says_what_may_be_answered() -> None:
    for op in OPERATIONS.ops:
        if isinstance(op, Choice):
            assert op.clause in CLAUSES, op.name


@pytest.mark.parametrize("part", range(PARTS))
def test_every_action_not_offered_has_a_reason(part: int) -> None:
    for s in positions(part):
        legal = set(GAME.legal(s))
        for action in (*range(N_ACTIONS), *STRANGE):
            if action not in legal:
                holds(s, action)


def test_asking_about_an_offered_action_is_answered_too() -> None:
    """For an offered one, that nothing stands in the way: nobody who asks late gets an error."""
    for s in positions(0):
        for action in GAME.legal(s):
            assert GAME.why_not(s, action).kind == "nothing"


def test_an_officer_of_the_expansion_is_refused_by_name() -> None:
    t = barrage(seat(USA, "mahiri"), seat(ITALY, "jill"), aside=["viktor", "anton"])

    holds(t.s, GAME.read("officer tommaso"))
    assert t.why_not("officer tommaso").clause == "B12.7.4"


def test_a_game_that_is_over_says_so() -> None:
    t = new_game(2, introductory=True)
    while t.s.stack:
        t.deal()
        if t.s.stack:
            t.answer_plainly()

    assert GAME.why_not(t.s, GAME.read("pass"))[:2] == (Message("reason-game-over"), "B10.3.1")


# Cases ----------------------------------------------------------------------------------------------------

Arguments = dict[str, int | str]


def two(first: dict[str, object], **fields: object) -> Play:
    """A table for two: the seat in question and somebody with Italy."""
    on_map = fields.pop("on_map", None)
    assert on_map is None or isinstance(on_map, dict)
    return barrage(first, seat(ITALY, "graziano"), on_map=on_map, **fields)


def occupied() -> Play:
    return two(seat(USA, "viktor"), spaces={"water_flow1_L": {"seat": 2}})


def plain() -> Play:
    return two(seat(USA, "viktor"))


def for_three() -> Play:
    return barrage(seat(USA, "viktor"), seat(ITALY, "jill"), seat(FRANCE, "anton"))


def introductory() -> Play:
    return barrage(seat(USA, "wilhelm"), seat(GERMANY, "jill"), introductory=True)


def tired() -> Play:
    return two(seat(USA, "viktor", engineers=1, constructions=1))


def poor() -> Play:
    return two(seat(USA, "viktor", credits=2, excavators=4))


def fourth_space() -> Play:
    return two(seat(USA, "viktor", credits=2, constructions=3))


def four_built() -> Play:
    return two(seat(USA, "viktor", constructions=4))


def building(structure: str, table: Play) -> Play:
    return table.play(f"build {structure}")


def poor_base() -> Play:
    return building("base", poor())


def two_bases() -> Play:
    return building("base", two(seat(USA, "viktor"), on_map={"B5L": (1, 1, 0), "B8U": (2, 1, 0)}))


def elevating() -> Play:
    places = {"B5L": (1, 3, 0), "B6U": (1, 1, 0), "B8U": (2, 1, 0), "B9L": ("neutral", 3, 1)}
    return building("elevation", two(seat(USA, "viktor"), on_map=places))


def housing() -> Play:
    return building("powerhouse", two(seat(USA, "viktor", mixers=9), on_map={"P8_1": 1, "P9_1": 2}))


def all_bases() -> Play:
    return two(seat(USA, "viktor"), on_map={f"B{basin}U": (1, 1, 0) for basin in range(1, 6)})


def tile_out() -> Play:
    return two(seat(USA, "viktor", wheel=wheel(("BASIC_base", 3, 0))))


def choosing_tile() -> Play:
    own = seat(USA, "viktor", extra_tiles=["A1_base"], wheel=wheel(("BASIC_conduit", 2, 0)))
    return building("base", two(own)).play("site B8L")


def jill_pays() -> Play:
    own = seat(USA, "jill", excavators=6, mixers=3)
    return building("conduit", two(own)).play("site C5A")


def jill_with_joker() -> Play:
    own = seat(
        USA, "jill", excavators=6, mixers=4, extra_tiles=["A2_joker"], wheel=wheel(("BASIC_conduit", 0, 0))
    )
    return building("conduit", two(own)).play("site C5A")


def with_water(credits_: int, drops: int, *, value_1: bool = False) -> Play:
    """A neutral dam and a powerhouse joined by Italy's conduit, of value 3 or 1."""
    if value_1:
        places: dict[str, object] = {"B9L": ("neutral", 3, drops), "C9A": 1, "P11_1": 1}
    else:
        places = {"B8L": ("neutral", 3, drops), "C8A": 2, "P11_1": 1}
    return two(seat(USA, "wilhelm", credits=credits_, contracts=["S1"]), on_map=places, national=["N1"])


def no_fee() -> Play:
    return with_water(0, 3)


def fee_for_one() -> Play:
    return with_water(1, 3).play("space turbine_zero_L", "system B8L C8A")


def malus() -> Play:
    return with_water(6, 2, value_1=True)


def malus_drops() -> Play:
    return with_water(6, 3, value_1=True).play("space turbine_minus2_L", "system B9L C9A")


def produced() -> Play:
    """Three energy for the national contract of thirteen."""
    return with_water(6, 1).play("space turbine_zero_L", "system B8L C8A", "drops 1")


def produced_by_france() -> Play:
    places = {"B8L": ("neutral", 3, 1), "C8A": 2, "P11_1": 1, "P9_1": 1, "P7_1": 1}
    own = seat(FRANCE, "wilhelm", contracts=["S1", "Y11"])
    return two(own, on_map=places).play("space turbine_minus2_L", "system B8L C8A", "drops 1")


def patent_gone() -> Play:
    return two(seat(USA, "viktor", credits=9), patents=["A1_base", None, "A1_joker"])


def mahiri(**fields: object) -> Play:
    return two({"company": USA, "officer": "mahiri", **fields}, aside=["viktor", "anton"])


def mahiri_twice() -> Play:
    return mahiri(activations=2)


def mahiri_poor() -> Play:
    return mahiri(activations=1, credits=2)


def mahiri_last() -> Play:
    return mahiri(engineers=1)


def mahiri_copied() -> Play:
    return mahiri().play("officer viktor")


def taking() -> Play:
    shown = ["G01", "G02", None, None, None, None]
    return two(seat(USA, "viktor"), display=shown, national=["N1"]).play("space contract_take1_L")


def banking() -> Play:
    return two(seat(USA, "viktor", engineers=3)).play("space bank")


def placing_drops() -> Play:
    return plain().play("space water_place2_L")


CASES: Final[list[tuple[Callable[[], Play], str, str, str, Arguments]]] = [
    (occupied, "space water_flow1_L", "occupied", "B4.2.4", {"space": "space-water_flow1_L"}),
    (plain, "space turbine_minus1_L", "closed", "B2.1.10", {"fewest": 3}),
    (for_three, "space turbine_plus1_L", "closed", "B2.1.9", {"fewest": 4}),
    (introductory, "space patent_1", "closed-introductory", "B15.1.3", {}),
    (tired, "space workshop_turn1_R", "engineers", "B4.2.1", {"need": 2, "have": 1}),
    (tired, "build base", "engineers", "B5.1.2", {"need": 2, "have": 1}),
    (poor, "space machinery_both_L", "credits", "B4.2.6", {"need": 5, "have": 2}),
    (poor, "space water_flow1_R", "credits", "B4.2.6", {"need": 3, "have": 2}),
    (fourth_space, "build base", "credits", "B5.1.1", {"need": 3, "have": 2}),
    (four_built, "build base", "no-construction-space", "B5.1.2", {}),
    (plain, "build elevation", "no-site", "B5.4.2", {"structure": "structure-elevation"}),
    (plain, "build building", "not-in-box", "L1.1", {}),
    (all_bases, "build base", "no-piece", "B5.2.2", {"structure": "structure-base"}),
    (tile_out, "build base", "no-tile", "B5.2.2", {"structure": "structure-base"}),
    (plain, "pass", "has-engineers", "B4.3.1", {"n": 12}),
    (poor_base, "site B1L", "excavators", "B5.2.2", {"need": 5, "have": 4, "site": "site-base"}),
    (poor_base, "site B8U", "border", "B5.4.1", {"need": 3, "have": 2}),
    (poor_base, "site C1A", "wrong-site", "B5.2.5", {"structure": "structure-base"}),
    (two_bases, "site B5U", "second-base", "B5.4.1", {"basin": 5}),
    (two_bases, "site B8U", "built-on", "B5.4.1", {"owner": "company-italy"}),
    (elevating, "site B9L", "neutral-dam", "B1.2.4", {"site": "site-base"}),
    (elevating, "site B8U", "not-own-dam", "B5.4.2", {"site": "site-base"}),
    (elevating, "site B5L", "dam-full-height", "B5.4.2", {"site": "site-base"}),
    (housing, "site P8_2", "second-powerhouse", "B5.4.4", {"basin": 8}),
    (housing, "site P9_1", "built-on", "B5.4.4", {"owner": "company-italy"}),
    (choosing_tile, "tile BASIC_conduit", "tile-on-wheel", "B5.3.7", {"tile": "tile-BASIC_conduit"}),
    (choosing_tile, "tile A2_joker", "tile-not-yours", "B5.2.2", {"tile": "tile-A2_joker"}),
    (choosing_tile, "tile BASIC_powerhouse", "tile-wrong", "B5.2.5", {"structure": "structure-base"}),
    (jill_pays, "pay 3e 2m", "no-mixing", "B12.4.2", {}),
    (jill_with_joker, "pay 0e 3m", "jill-or-joker", "B12.4.3", {}),
    (jill_pays, "pay 7e 0m", "excavators", "B5.2.2", {"need": 7, "have": 6}),
    (jill_pays, "pay 5e 0m", "payment", "B5.4.7", {"excavators": 6, "mixers": 0}),
    (plain, "space turbine_zero_L", "no-system", "B7.1.6", {}),
    (no_fee, "space turbine_zero_L", "fee", "B7.1.8", {"have": 0}),
    (fee_for_one, "drops 2", "fee", "B7.1.8", {"have": 1}),
    (fee_for_one, "drops 4", "drops-held", "B7.1.2", {"have": 3}),
    (malus, "space turbine_minus2_L", "no-energy", "B7.1.5", {"bonus": -2}),
    (malus_drops, "drops 2", "no-energy", "B7.1.5", {"bonus": -2}),
    (produced, "contract N1", "energy", "B7.3.1", {"need": 13, "have": 3, "contract": "contract-national"}),
    (produced, "contract G01", "not-your-contract", "B7.3.1", {"contract": "contract-green"}),
    (produced, "contract N2", "national-gone", "B7.3.5", {"contract": "contract-national"}),
    (produced_by_france, "contract Y11", "energy", "B7.3.1", {"need": 4, "have": 2}),
    (patent_gone, "space patent_2", "tile-gone", "B6.7.2", {}),
    (plain, "space contract_take1_L", "no-contracts", "B6.6.5", {}),
    (taking, "contract N1", "national-stays", "B6.6.4", {"contract": "contract-national"}),
    (taking, "contract Y01", "not-on-display", "B6.6.3", {"contract": "contract-yellow"}),
    (plain, "officer jill", "not-mahiri", "B12.7.1", {}),
    (mahiri, "officer jill", "officer-away", "B12.7.4", {"officer": "officer-jill"}),
    (mahiri_twice, "officer viktor", "copied-twice", "B12.7.3", {}),
    (mahiri_poor, "officer viktor", "credits", "B12.7.1", {"need": 3, "have": 2}),
    (mahiri_last, "officer viktor", "no-action-left", "B12.7.5", {}),
    (mahiri_copied, "officer anton", "copied-already", "B12.7.3", {}),
    (mahiri_copied, "pass", "copied-must-act", "B12.7.5", {}),
    (banking, "engineers 0", "bank-least", "B6.4.1", {}),
    (banking, "engineers 4", "engineers", "B6.4.1", {"need": 4, "have": 3}),
    (banking, "site B1U", "not-asked", "B16.1.3", {}),
    (placing_drops, "skip", "one-drop-least", "B6.3.1", {}),
]


@pytest.mark.parametrize(
    ("table", "answer", "key", "clause", "arguments"),
    CASES,
    ids=[f"{table.__name__}: {answer}" for table, answer, *_ in CASES],
)
def test_the_reason_for(
    table: Callable[[], Play], answer: str, key: str, clause: str, arguments: Arguments
) -> None:
    reason = table().why_not(answer)
    found = reason.message.args

    assert reason.message.key == "reason-" + key
    assert reason.clause == clause
    assert arguments == {name: _plain(found[name]) for name in arguments}
    assert clause in CLAUSES


def _plain(value: int | str | Message) -> int | str:
    return value.key if isinstance(value, Message) else value


def test_a_refusal_at_the_table_carries_the_reason() -> None:
    table = Table(GAME, GAME.parse_options({"players": 2, "introductory": True}), "why")
    seat_ = GAME.decider(table.state)

    with pytest.raises(IllegalAction) as refused:
        table.play(seat_, GAME.read("build elevation"))

    assert refused.value.reason.message.key == "reason-no-site"
    assert refused.value.reason.clause == "B5.4.2"
    assert str(refused.value) == "build elevation: reason-no-site (B5.4.2)"


# Consequences ---------------------------------------------------------------------------------------------


def caused(t: Play, answer: str) -> list[Event]:
    """What is foretold, after making sure that the state was left alone and that it comes true."""
    action = GAME.read(answer)
    before = GAME.dump(t.s)
    foretold = GAME.foresee(t.s, GAME.decider(t.s), action).events
    assert GAME.dump(t.s) == before
    t.play(answer)
    assert t.events == foretold
    return foretold


def test_a_production_foretells_fee_energy_and_where_the_drops_end() -> None:
    """Two drops from basin 6 to 7 through Italy's conduit: one is held there, one leaves on the right."""
    places = {"B6U": (1, 2, 2), "C6B": 2, "P7_1": 1, "B7U": (2, 1, 0)}
    t = two(seat(USA, "viktor", credits=6, contracts=["S1"]), on_map=places)
    t.play("space turbine_plus2_L", "system B6U C6B")
    space = A_SPACE + 0
    conduit = GAME.read("site C6B")
    origin = GAME.read("system B6U C6B")
    system = origin - GAME.read("system B1U C1A")
    dam = GAME.read("site B7U") - A_SITE

    assert caused(t, "drops 2") == [
        (E_SPENT, 0, space, system, 2),
        (E_CREDITS, 0, conduit, -2, 0),
        (E_CREDITS, 1, conduit, 2, 0),
        (E_VP, 1, conduit, 2, 0),
        (E_PRODUCED, 0, space, 6, system),
        (E_ENERGY, 0, space, 6, 0),
        (E_HELD, 1, space, dam, origin),
        (E_LEAVES, -2, space, 1, origin),
    ]


def test_a_contract_foretells_its_rewards() -> None:
    t = produced()

    assert caused(t, "contract S1")[:3] == [
        (E_FULFILLED, 0, GAME.read("space turbine_zero_L"), 0, 0),
        (E_CREDITS, 0, A_CONTRACT, 2, 0),
        (E_ENERGY, 0, A_CONTRACT, 2, 0),
    ]


def test_a_construction_foretells_every_step_and_the_income_it_reveals() -> None:
    """Italy's second base on a red border: engineers, wheel, border, piece, income, in this order."""
    t = barrage(
        seat(ITALY, "viktor", credits=3, excavators=3),
        seat(USA, "jill"),
        on_map={"B5L": (1, 1, 0)},
    )
    t.play("build base")
    tile = A_TILE + 0
    site = GAME.read("site B8U")

    assert caused(t, "site B8U")[:7] == [
        (E_ENGINEERS, 0, S_CONSTRUCTION, 1, 0),
        (E_INVEST, 0, tile, 0, 3 * 16),
        (E_ROTATE, 0, tile, 1, 0),
        (E_CREDITS, 0, site, -3, 0),
        (E_BUILT, 0, tile, BASE, site - A_SITE),
        (E_REVEAL, 0, tile, S_INCOME, 0),
        (E_CREDITS, 0, S_INCOME, 3, 0),
    ]


def test_an_engineer_free_powerhouse_foretells_no_engineers() -> None:
    t = two(seat(USA, "viktor", extra_tiles=["A1_powerhouse"]))
    t.play("build powerhouse", "site P8_1")
    tile = GAME.read("tile A1_powerhouse")

    assert caused(t, "tile A1_powerhouse")[:3] == [
        (E_INVEST, 0, tile, tile - A_TILE, 2),
        (E_ROTATE, 0, tile, 1, 0),
        (E_BUILT, 0, tile, POWERHOUSE, GAME.read("site P8_1") - A_SITE),
    ]


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_foretold_happens(part: int) -> None:
    """Every option at 300 positions: the same events when it is really taken."""
    for s in positions(part):
        before = GAME.dump(s)
        for action in GAME.legal(s):
            foretold = GAME.foresee(s, GAME.decider(s), action).events
            taken = s.clone()
            story: list[Event] = []
            taken.story = story
            GAME.apply(taken, action)
            assert story == foretold
        assert GAME.dump(s) == before
