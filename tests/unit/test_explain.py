"""Why an Automa did it: the fold of its events says all that was told, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from millrace.games.barrage.automa.explain import Considered, TurnExplanation, explain
from millrace.games.barrage.automa.placement import STEP_CODE, STEP_COMPLETES, STEP_CRITERIA, STEP_OFFICER
from millrace.games.barrage.automa.turn import LAST_ROUND, NO_CONTRACT, NO_GAIN, NO_SYSTEM, NOT_IN_BOX
from millrace.games.barrage.content.map import SITE_KEYS
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_SYSTEM,
    BASE,
    BUILDING,
    CONDUIT,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_KEPT,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    EMPTY,
    OP_DEAL_AUTOMA_TILE,
)
from millrace.kernel.chance import Stream
from millrace.kernel.stack import CHANCE, Event
from millrace.kernel.table import Table
from tests.tables import Play, barrage, seat

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
    assert refused.tried[0] == (0, NO_CONTRACT, "A5.1.1", (Considered(system, 6),))

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
    assert failed[LAST_ROUND] == "A5.6.1"


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

    drops = [placement for placement in turn.performed[0].placements if placement.structure == EMPTY]
    assert len(drops) == 1
    assert {"B1L", "B2L"} <= set(keys(drops[0].eligible))
    assert "B5L" not in keys(drops[0].eligible)


def test_without_automas_there_is_nothing_to_explain() -> None:
    assert explain([]) == []
    assert explain([(E_AUTOMA_TRIED, 1, 0, 3, 4)]) == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_told_is_lost_and_every_step_narrows(seed: int) -> None:
    """Whole games: as many explanations as turns, each event in one of them."""
    automas = ["medium", "high", "very-high"]
    game = Table(GAME, GAME.parse_options({"players": 4, "automas": automas, "leeghwater": True}), str(seed))
    rolls = Stream(seed)
    events: list[Event] = []
    while not GAME.is_over(game.state):
        legal = GAME.legal(game.state)
        events += game.play(GAME.decider(game.state), legal[rolls.below(len(legal))])
    turns = explain(events)

    placements = [p for turn in turns for done in turn.performed for p in done.placements]
    considered = [c for turn in turns for tried in turn.tried for c in tried.considered]
    considered += [
        c for turn in turns for done in turn.performed for p in done.productions for c in p.considered
    ]
    assert told(events) == {
        E_AUTOMA_TILES: len(turns),
        E_AUTOMA_TRIED: sum(len(turn.tried) for turn in turns),
        E_AUTOMA_DOES: sum(len(turn.performed) for turn in turns),
        E_AUTOMA_CHOSEN: len(placements),
        E_AUTOMA_ELIGIBLE: sum(len(p.eligible) for p in placements),
        E_AUTOMA_KEPT: sum(len(step.kept) for p in placements for step in p.steps),
        E_AUTOMA_SYSTEM: len(considered),
    }
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
    )
    return {kind: sum(event[0] == kind for event in events) for kind in kinds}
