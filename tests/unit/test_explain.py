"""Why an Automa did it: the fold of its events says all that was told, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from millrace.games.barrage.automa.choosing import FEWER_OF_KIND, HIGHEST_CONTRACT, LETTERS, NO_GAIN_OF_DROPS
from millrace.games.barrage.automa.drops import drops_on
from millrace.games.barrage.automa.explain import (
    Considered,
    Nothing,
    Pick,
    Placement,
    Production,
    Tried,
    TurnExplanation,
    explain,
    explain_incomes,
    turns_in,
)
from millrace.games.barrage.automa.placement import (
    DROP,
    STEP_CHEAPEST,
    STEP_CODE,
    STEP_COMPLETES,
    STEP_CRITERIA,
    STEP_DIRECTION,
    STEP_OFFICER,
)
from millrace.games.barrage.automa.turn import (
    LAST_ROUND,
    NO_BUILDING_TILES,
    NO_CONTRACT,
    NO_GAIN,
    NO_SYSTEM,
    NO_WORKS,
    NOT_IN_BOX,
)
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import DAM_KEYS, SITE_KEYS
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_CONTRACT,
    A_SYSTEM,
    BASE,
    BUILDING,
    CONDUIT,
    E_ADDED,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_INCOME,
    E_AUTOMA_KEPT,
    E_AUTOMA_NONE,
    E_AUTOMA_PICKS,
    E_AUTOMA_PREFERS,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_AUTOMA_WEIGHS,
    E_BUILT,
    E_CREDITS,
    E_FLOWS,
    E_FULFILLED,
    E_HELD,
    E_INVEST,
    E_PATENT,
    E_SPENT,
    E_WAITS,
    E_WORK,
    EMPTY,
    N_COMPANIES,
    OP_DEAL_AUTOMA_TILE,
    S_COMPANY,
    SP_ANTON,
    SP_LESLIE,
)
from millrace.games.barrage.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.game import ExplainedStep
from millrace.kernel.stack import CHANCE, Event
from millrace.kernel.table import Table
from tests.automa_tables import end_round
from tests.tables import Play, barrage, seat, tile_number

DISPLAY = ["G03", "G10", "Y07", "Y11", "R02", "R12"]


def automa_turn(play: Play, tile: int) -> TurnExplanation:
    """The turn of the Automa that is about to see this tile, explained."""
    assert play.s.stack[-1].op == OP_DEAL_AUTOMA_TILE
    play.s.story = play.events
    GAME.apply(play.s, GAME.read(f"automa {tile}"))
    while play.decider == CHANCE and play.s.stack[-1].op != OP_DEAL_AUTOMA_TILE:
        GAME.apply(play.s, GAME.legal(play.s)[0])
    (turn,) = explain(play.events)
    return turn


def table(
    company: str,
    officer: str,
    level: str,
    *,
    criteria: int,
    on_map: dict[str, object] | None = None,
    machines: tuple[int, int] = (6, 4),
    round_: int = 1,
    box: Mapping[str, object] | None = None,
) -> Play:
    """A person and an Automa whose turn begins; the criteria tile is the one on top of the stack."""
    automa: dict[str, object] = {"company": company, "officer": officer, "level": level}
    automa["excavators"], automa["mixers"] = machines
    fields: dict[str, object] = {"display": DISPLAY, "automa": {"entries": criteria}, "turn": 2}
    fields |= {"round": round_, **(box or {})}
    return barrage(seat("usa", "viktor"), automa, on_map=on_map, **fields)


def keys(sites: tuple[int, ...]) -> list[str]:
    return [SITE_KEYS[site] for site in sites]


def test_every_entry_tried_names_its_condition_and_clause() -> None:
    """Tile 10: production, a flowing drop, a conduit; nothing is built, so the first two fail."""
    turn = automa_turn(table("germany", "jill", "medium", criteria=4), 10)

    assert (turn.seat, turn.entries_tile, turn.criteria_tile) == (1, 9, 3)
    assert [tried[:3] for tried in turn.tried] == [(0, NO_SYSTEM, "A5.1.1"), (1, NO_GAIN, "A5.2.4")]
    assert [(done.entry, done.engineers) for done in turn.performed] == [(2, 2)]


def test_a_placement_tells_what_each_step_kept() -> None:
    """Rule A6.1.2 leaves the one conduit that completes a system; with two of them criteria decide."""
    on_map: dict[str, object] = {"B6L": 2, "P9_1": 2}
    turn = automa_turn(table("germany", "jill", "medium", criteria=1, on_map=on_map, machines=(9, 4)), 10)

    (placement,) = turn.performed[-1].placements
    assert placement.structure == CONDUIT
    assert {"C6A", "C6B", "C5A"} <= set(keys(placement.eligible))
    steps = [(step.step, step.clause, keys(step.kept)) for step in placement.steps]
    assert steps == [(STEP_COMPLETES, "A6.1.2", ["C6A"])]
    assert SITE_KEYS[placement.chosen] == "C6A"

    on_map["P7_1"] = 2
    turn = automa_turn(table("germany", "jill", "medium", criteria=1, on_map=on_map, machines=(9, 4)), 10)
    (placement,) = turn.performed[-1].placements
    steps = [(step.step, step.clause, keys(step.kept)) for step in placement.steps]
    strongest = ["C1B", "C3A", "C5B", "C6A"]
    assert steps == [(STEP_CRITERIA + 6, "A6.5.1", strongest), (STEP_CRITERIA + 8, "A6.5.3", ["C6A"])]


def test_the_code_comes_with_its_clause() -> None:
    """No criterion separates the mountain bases: the scan begins at basin 4."""
    turn = automa_turn(table("germany", "jill", "medium", criteria=4, machines=(9, 4)), 4)

    (placement,) = turn.performed[0].placements
    assert (placement.structure, SITE_KEYS[placement.chosen][:2]) == (BASE, "B4")
    code = next(step for step in placement.steps if step.step == STEP_CODE)
    assert (code.clause, keys(code.kept)) == ("A6.1.4", ["B4U", "B4L"])


def test_an_officers_two_rounds_stay_apart() -> None:
    """Rule A7.4.2: hills and mountains first, then mountains only."""
    turn = automa_turn(table("germany", "wilhelm", "very-high", criteria=4, machines=(9, 4)), 1)

    (placement,) = turn.performed[-1].placements
    kept = [keys(step.kept) for step in placement.steps if step.step == STEP_OFFICER]
    assert [step.clause for step in placement.steps if step.step == STEP_OFFICER] == ["A7.4.2"] * 2
    assert len(kept) == 2
    assert {"B5U", "B4L"} <= set(kept[0])
    assert set(kept[1]) < set(kept[0])
    assert {key[1] for key in kept[1]} <= set("1234")


def test_systems_are_told_with_the_entry_they_were_compared_for() -> None:
    """6 energy do not reach a red contract; the same system produces for a yellow one."""
    on_map: dict[str, object] = {"B5L": (2, 2, 2), "C5A": 2, "P8_1": 2}
    system = GAME.read("system B5L C5A") - A_SYSTEM

    refused = automa_turn(table("germany", "jill", "medium", criteria=4, on_map=on_map), 12)
    assert refused.tried[0] == (0, NO_CONTRACT, "A5.1.1", (Considered(system, 6),), ())

    done = automa_turn(table("germany", "jill", "medium", criteria=4, on_map=on_map), 18)
    (production,) = done.performed[0].productions
    assert production.considered == (Considered(system, 8),)
    assert production.chosen == system


def test_dashed_entries_leave_more_than_one_performed() -> None:
    """Tile 12: the contract office, then whatever ends the turn."""
    turn = automa_turn(table("germany", "jill", "medium", criteria=4), 12)

    assert turn.performed[0].entry == 1
    assert len(turn.performed) == 2


def test_known_absences_have_their_clauses() -> None:
    turn = automa_turn(table("germany", "jill", "medium", criteria=4, round_=5, machines=(0, 0)), 19)

    failed = {tried.condition: tried.clause for tried in turn.tried}
    assert failed[NOT_IN_BOX] == "A5.4.6"
    assert failed[NO_BUILDING_TILES] == "A5.7.3"
    assert failed[LAST_ROUND] == "A5.6.1"

    turn = automa_turn(table("germany", "jill", "medium", criteria=4, round_=5, machines=(0, 0)), 4)
    assert {tried.condition: tried.clause for tried in turn.tried}[NO_WORKS] == "A5.10.1"


LEEGHWATER: Final[dict[str, object]] = {
    "leeghwater": True,
    "buildings": [
        {"key": key} for key in ("wind_farm", "loan_agency", "research_lab", "cofferdam", "robot_factory")
    ],
    "works": ["A1", "A2", "A3"],
}


def test_a_building_names_its_slot() -> None:
    """Rule L8.1: from the top, the first it has the machines for."""
    turn = automa_turn(table("germany", "jill", "medium", criteria=4, machines=(2, 2), box=LEEGHWATER), 17)

    (placement,) = turn.performed[-1].placements
    assert placement.structure == BUILDING
    assert {"cofferdam.1", "research_lab.1", "research_lab.3"} <= set(keys(placement.eligible))
    assert SITE_KEYS[placement.chosen] == "research_lab.1"


def test_an_officer_who_changes_a_construction_is_named() -> None:
    """Margot builds instead of raising a dam (L8.13)."""
    turn = automa_turn(
        table("germany", "margot", "very-high", criteria=4, machines=(4, 4), box=LEEGHWATER), 10
    )

    assert turn.performed[-1].instead is not None
    assert turn.performed[-1].instead.structure == BUILDING


def test_a_drop_for_a_dam_is_no_elevation() -> None:
    """Rule L8.5: after its production the Netherlands choose between two equal dams."""
    on_map: dict[str, object] = {
        "B5L": (2, 2, 2),
        "C5A": 2,
        "P8_1": 2,
        "P9_1": 2,
        "P10_1": 2,
        "B1L": (2, 1, 0),
        "B2L": (2, 1, 0),
    }
    play = table("netherlands", "jill", "high", criteria=4, on_map=on_map, box=LEEGHWATER)
    turn = automa_turn(play, 18)

    drops = [placement for placement in turn.performed[0].placements if placement.structure == DROP]
    assert len(drops) == 1
    assert {"B1L", "B2L"} <= set(keys(drops[0].eligible))
    assert "B5L" not in keys(drops[0].eligible)


def test_without_automas_there_is_nothing_to_explain() -> None:
    assert explain([]) == []
    assert explain([(E_AUTOMA_TRIED, 1, 0, 3, 4)]) == []


def steps_of(play: Play, tile: int) -> list[ExplainedStep]:
    """The turn as clients get it."""
    automa_turn(play, tile)
    (turn,) = GAME.explain(play.s, play.events)
    return list(turn.steps)


def chosen(steps: list[ExplainedStep]) -> list[tuple[tuple[str, ...], str]]:
    return [(step.places, step.clause) for step in steps if step.kind == "chosen"]


def test_the_last_engineer_is_told_as_one() -> None:
    """Rule A3.6: tile 4 builds a base with two engineers; only one is left."""
    play = table("germany", "jill", "medium", criteria=4)
    play.s.seats[1].engineers = 1
    turn = automa_turn(play, 4)
    assert [done.engineers for done in turn.performed] == [1]

    steps = GAME.explain(play.s, play.events)[0].steps
    performed = next(step for step in steps if step.kind == "performed")
    assert performed.message.args["n"] == 1
    assert "A3.6" in [step.clause for step in steps if step.kind == "note"]


def test_a_tile_without_engineers_says_so() -> None:
    """Rule A7.3.3: the level III base."""
    play = table("germany", "jill", "high", criteria=4)
    play.s.seats[1].tiles |= 1 << tile_number("A3_base")
    steps = steps_of(play, 4)

    assert [step.message.args["n"] for step in steps if step.kind == "performed"] == [0]
    assert "A7.3.3" in [step.clause for step in steps if step.kind == "note"]
    assert (("A3_base",), "A5.4.4") in chosen(steps)


def test_a_contract_has_its_reasons() -> None:
    """Rule A5.1.4: of those within eight energy the highest."""
    on_map: dict[str, object] = {"B5L": (2, 2, 2), "C5A": 2, "P8_1": 2}
    turn = automa_turn(table("germany", "jill", "medium", criteria=4, on_map=on_map), 18)

    (pick,) = [pick for pick in turn.performed[0].picks if pick.clause == "A5.1.4"]
    needs = [CONTRACTS[thing - A_CONTRACT].requirement for thing in pick.weighed]
    assert (len(needs), max(needs)) == (5, CONTRACTS[pick.chosen - A_CONTRACT].requirement)
    assert [(step.step, step.kept) for step in pick.steps] == [(HIGHEST_CONTRACT, (pick.chosen,))]


def test_a_headstream_has_its_reasons() -> None:
    """Rule A5.2.6: A and B lead to an own dam each; the criteria of tile 1 name A first."""
    on_map: dict[str, object] = {"B1U": (2, 1, 0), "B2U": (2, 1, 0)}
    turn = automa_turn(table("germany", "jill", "medium", criteria=1, on_map=on_map), 10)

    (pick,) = turn.performed[0].picks
    assert [drops_on(thing) for thing in pick.weighed] == [[0, 1, 0, 0], [1, 0, 0, 0]]
    assert pick.gains == (1, 1)
    assert [(step.step, step.clause) for step in pick.steps] == [(LETTERS, "A5.2.6")]
    assert drops_on(pick.chosen) == [1, 0, 0, 0]


def test_an_external_work_has_its_reasons() -> None:
    """Rule L8.4: all three can be paid; in the last round tile 4 comes to them."""
    play = table("germany", "jill", "medium", criteria=4, machines=(3, 3), round_=5, box=LEEGHWATER)
    play.s.seats[1].tiles = 0
    steps = steps_of(play, 4)

    weighed = next(step for step in steps if step.clause == "L8.4" and step.kind == "considered")
    assert set(weighed.places) == {"A1", "A2", "A3"}
    assert next(clause for _, clause in chosen(steps)) == "L8.4"


def test_an_untied_drop_of_the_netherlands_is_explained() -> None:
    """Rule L8.5: one other dam has water and a system."""
    on_map: dict[str, object] = {
        "B5L": (2, 2, 2),
        "C5A": 2,
        "P8_1": 2,
        "P9_1": 2,
        "P10_1": 2,
        "B6L": (2, 2, 1),
        "C6A": 2,
        "B7L": (2, 1, 0),
    }
    play = table("netherlands", "jill", "high", criteria=4, on_map=on_map, box=LEEGHWATER)
    steps = steps_of(play, 18)

    assert (("B6L",), "L8.5") in chosen(steps)
    narrowed = [step for step in steps if step.clause == "L8.5" and step.kind == "narrowed"]
    assert [step.places for step in narrowed] == [("B6L",)]


def test_a_slot_has_its_reasons() -> None:
    """Rule L8.1: the first building it has the machines for, then the cheapest of its slots."""
    play = table("germany", "jill", "medium", criteria=4, machines=(2, 2), box=LEEGHWATER)
    turn = automa_turn(play, 17)

    (placement,) = turn.performed[-1].placements
    steps = [(step.step, step.clause, keys(step.kept)) for step in placement.steps]
    assert steps == [
        (STEP_DIRECTION, "L8.1", ["research_lab.1", "research_lab.3", "research_lab.4"]),
        (STEP_CHEAPEST, "L8.1", ["research_lab.1"]),
    ]


def whole_game(options: dict[str, object], seed: int) -> tuple[State, list[Event]]:
    game = Table(GAME, GAME.parse_options(options), str(seed))
    rolls = Stream(seed)
    events: list[Event] = []
    while not GAME.is_over(game.state):
        legal = GAME.legal(game.state)
        events += game.play(GAME.decider(game.state), legal[rolls.below(len(legal))])
    return game.state, events


@pytest.mark.parametrize("leeghwater", [False, True])
@pytest.mark.parametrize("level", ["low", "medium", "high", "very-high"])
def test_every_choice_of_an_automa_has_its_step(level: str, leeghwater: bool) -> None:  # noqa: FBT001
    """Whatever an Automa did in its turn that could have been something else was chosen, with a clause."""
    seen: set[int] = set()
    for seed in range(3):
        options: dict[str, object] = {"players": 4, "automas": [level] * 3, "leeghwater": leeghwater}
        s, events = whole_game(options, seed)
        for turn in GAME.explain(s, events):
            assert all(step.clause for step in turn.steps)
            places = [set(step.places) for step in turn.steps if step.kind == "chosen"]
            for event in events[turn.first + 1 : turn.end]:
                wanted = choice_of(event) if event[1] == turn.seat else set()
                if wanted:
                    assert any(wanted <= place for place in places), (seed, event)
                    seen.add(event[0])

    assert seen >= {E_BUILT, E_SPENT, E_FULFILLED, E_PATENT, E_WAITS, E_FLOWS, E_INVEST}
    assert (E_WORK in seen) == leeghwater


def choice_of(event: Event) -> set[str]:
    """The places of what an event shows to have been chosen; empty if nothing was."""
    kind, _, source, a, b = event
    if kind == E_BUILT:
        return {SITE_KEYS[b]}
    if kind == E_SPENT:
        return {DAM_KEYS[a // 2], f"C{a // 4 + 1}{'AB'[a % 2]}"}
    if kind == E_FULFILLED:
        return {CONTRACTS[a].key}
    if kind == E_PATENT or (kind == E_INVEST and a not in (EMPTY, SP_ANTON, SP_LESLIE)):
        return {TILES[a].key}
    if kind in (E_WAITS, E_FLOWS):
        return {"ABCD"[a]}
    if kind == E_WORK:
        return {WORKS[a].key}
    is_refill = kind == E_ADDED and S_COMPANY <= source < S_COMPANY + N_COMPANIES
    return {DAM_KEYS[a]} if is_refill else set()


# Incomes --------------------------------------------------------------------------------------------------


def income(
    company: str, on_map: dict[str, object], *, energy: int = 0, **fields: object
) -> tuple[Play, list[Event]]:
    """The end of a round and the incomes of the next: of a person with two bases, and of the Automa."""
    automa: dict[str, object] = {"company": company, "officer": "jill", "level": "medium", "passed": True}
    automa["excavators"], automa["mixers"], automa["energy"] = 1, 0, energy
    board = {"B8L": (1, 1, 1), "B9L": (1, 1, 1), **on_map}
    fields |= {"automa": {"entries": 4, "criteria": 1}, "display": DISPLAY}
    t = barrage(seat("italy", "viktor", engineers=1), automa, on_map=board, **fields)
    return t, end_round(t)


def test_machines_at_the_income_have_their_reasons() -> None:
    """Rule A3.14: Germany's fourth base brings two, first the kind it has fewer of."""
    t, events = income("germany", {"B1L": 2, "B2L": 2, "B3L": 2, "B4L": 2})

    (found,) = explain_incomes(events)
    assert (found.seat, found.criteria_tile) == (1, 0)
    picks = [(pick.reason, pick.clause) for pick in found.choices if isinstance(pick, Pick)]
    assert picks == [(FEWER_OF_KIND, "A3.14")] * 2
    (told,) = GAME.explain(t.s, events)
    assert (told.seat, told.message.key) == (1, "why-income")
    assert [(step.kind, step.clause) for step in told.steps] == [("chosen", "A3.14")] * 2


def test_drops_at_the_income_have_their_reasons() -> None:
    """Rule A5.2.5: either headstream fills one of the two dams; both together gain most."""
    t, events = income("netherlands", {"B1U": (2, 1, 0), "B2U": (2, 1, 0)}, leeghwater=True)

    (found,) = explain_incomes(events)
    (pick,) = found.choices
    assert isinstance(pick, Pick)
    assert drops_on(pick.chosen) == [1, 1, 0, 0]
    assert [step.clause for step in pick.steps] == ["A5.2.5"]
    (told,) = GAME.explain(t.s, events)
    assert [(step.kind, step.clause) for step in told.steps] == [
        ("considered", "A5.2.5"),
        ("narrowed", "A5.2.5"),
        ("chosen", "A5.2.5"),
    ]
    assert told.steps[-1].places == ("A", "B")


def test_drops_at_the_income_that_gain_nothing_say_so() -> None:
    """Rule A5.9.2: both dams are full."""
    t, events = income("netherlands", {"B1U": (2, 1, 1), "B2U": (2, 1, 1)}, leeghwater=True)

    (found,) = explain_incomes(events)
    assert found.choices == (Nothing((), NO_GAIN_OF_DROPS, "A5.9.2"),)
    (told,) = GAME.explain(t.s, events)
    assert [(step.kind, step.clause) for step in told.steps] == [("note", "A5.9.2")]
    assert events[told.first][0] == E_AUTOMA_INCOME, "there is an event to show it with"


def test_an_income_is_explained_by_its_own_events_alone() -> None:
    """Rule B3.2.5: who has more energy plays later and has the income first; then the person gets credits."""
    t, events = income("germany", {"B1L": 2, "B2L": 2, "B3L": 2, "B4L": 2}, energy=5)

    (told,) = GAME.explain(t.s, events)
    assert {event[1] for event in events[told.first : told.end]} == {1}
    assert events[told.end][:2] == (E_CREDITS, 0)
    assert explain_incomes(events[told.first :]) == explain_incomes(events), "the story may begin there"


def test_what_flows_at_an_income_belongs_to_it_whoever_holds_it() -> None:
    """Germany's two drops: one stops at the person's dam on the way, the other one reaches its own."""
    conduits: dict[str, object] = dict.fromkeys(("C1A", "C1B", "C2A", "C2B"), 2)
    dams: dict[str, object] = {"B2U": (1, 1, 0), "B5U": (2, 1, 0)}
    t, events = income("germany", conduits | dams, energy=5)

    (told,) = GAME.explain(t.s, events)
    held = [event[1] for event in events[told.first : told.end] if event[0] == E_HELD]
    assert held == [0, 1]
    assert events[told.end][:2] == (E_CREDITS, 0)


def test_an_income_without_a_choice_is_not_explained() -> None:
    """The second base of the USA turns the wheel."""
    t, events = income("usa", {"B1L": 2, "B2L": 2})

    assert GAME.explain(t.s, events) == []


@pytest.mark.parametrize("leeghwater", [False, True])
@pytest.mark.parametrize("level", ["low", "medium", "high", "very-high"])
def test_every_reason_an_automa_tells_belongs_to_an_explanation(level: str, leeghwater: bool) -> None:  # noqa: FBT001
    """In its turn or at its income; and every income explained says why each time something was chosen."""
    seen: set[int] = set()
    for seed in range(3):
        options: dict[str, object] = {"players": 4, "automas": [level] * 3, "leeghwater": leeghwater}
        s, events = whole_game(options, seed)
        mine = {(one.seat, i) for one in GAME.explain(s, events) for i in range(one.first, one.end)}
        told = [(event[1], i) for i, event in enumerate(events) if GAME.only_explains(event)]
        assert set(told) <= mine
        for one in GAME.explain(s, events):
            if events[one.first][0] == E_AUTOMA_INCOME:
                assert one.steps
                seen |= {event[0] for event in events[one.first : one.end]}

    assert (E_AUTOMA_PICKS in seen) == (level != "low")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_told_is_lost_and_every_step_narrows(seed: int) -> None:
    """Whole games: as many explanations as turns, each event in one of them."""
    automas = ["medium", "high", "very-high"]
    _, story = whole_game({"players": 4, "automas": automas, "leeghwater": True}, seed)
    turns = explain(story)
    events = [event for first, end in turns_in(story) for event in story[first:end]]

    choices = [choice for turn in turns for done in turn.performed for choice in done.choices]
    placements = [choice for choice in choices if isinstance(choice, Placement)]
    picks = [choice for choice in choices if isinstance(choice, Pick)]
    productions = [choice for choice in choices if isinstance(choice, Production)]
    nothings = [choice for choice in choices if isinstance(choice, Nothing)]
    attempts = [tried for turn in turns for tried in turn.tried]
    weighing: list[Tried | Placement | Production | Nothing] = [
        *attempts,
        *placements,
        *productions,
        *nothings,
    ]
    preferring: list[Tried | Pick | Production] = [*attempts, *picks, *productions]
    assert told(events) == {
        E_AUTOMA_TILES: len(turns),
        E_AUTOMA_TRIED: sum(len(turn.tried) for turn in turns),
        E_AUTOMA_DOES: sum(len(turn.performed) for turn in turns),
        E_AUTOMA_CHOSEN: len(placements),
        E_AUTOMA_ELIGIBLE: sum(len(p.eligible) for p in placements),
        E_AUTOMA_KEPT: sum(len(step.kept) for p in placements for step in p.steps),
        E_AUTOMA_SYSTEM: sum(len(choice.considered) for choice in weighing),
        E_AUTOMA_WEIGHS: sum(len(pick.weighed) for pick in picks),
        E_AUTOMA_PREFERS: sum(len(step.kept) for choice in preferring for step in choice.steps),
        E_AUTOMA_PICKS: len(picks),
        E_AUTOMA_NONE: len(nothings),
    }
    for pick in picks:
        left = set(pick.weighed)
        for step in pick.steps:
            assert set(step.kept) < left
            left = set(step.kept)
        assert not pick.weighed or pick.chosen in left
    for turn in turns:
        assert len(turn.performed) >= 1
    for placement in placements:
        left = set(placement.eligible)
        for step in placement.steps:
            assert set(step.kept) < left
            left = set(step.kept)
        assert placement.chosen in left


def told(events: list[Event]) -> dict[int, int]:
    kinds = (
        *(E_AUTOMA_TILES, E_AUTOMA_TRIED, E_AUTOMA_DOES, E_AUTOMA_CHOSEN),
        *(E_AUTOMA_ELIGIBLE, E_AUTOMA_KEPT, E_AUTOMA_SYSTEM),
        *(E_AUTOMA_WEIGHS, E_AUTOMA_PREFERS, E_AUTOMA_PICKS, E_AUTOMA_NONE),
    )
    return {kind: sum(event[0] == kind for event in events) for kind in kinds}
