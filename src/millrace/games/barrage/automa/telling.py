"""The turn of an Automa in words: every entry tried, every condition, every step of every choice."""

from __future__ import annotations

from collections.abc import Sequence

from millrace.games.barrage.automa.explain import (
    Considered,
    Instead,
    Narrowing,
    Performed,
    Placement,
    Production,
    Tried,
    TurnExplanation,
    explain,
    turns_in,
)
from millrace.games.barrage.automa.placement import STEP_CODE
from millrace.games.barrage.automa.words import condition_name, entry_name, step_name
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.map import CONDUIT_SPACES, DAM_KEYS, SITE_KEYS
from millrace.games.barrage.describe import (
    dam_name,
    seat_name,
    site_name,
    structure_name,
    system_name,
)
from millrace.games.barrage.events import told
from millrace.games.barrage.numbers import (
    CONDUIT,
    E_AUTOMA_INSTEAD,
    ELEVATION,
    EMPTY,
    POWERHOUSE,
    S_RULES,
    SITE_BUILDING,
)
from millrace.games.barrage.ops.produce import conduit_of, dam_of
from millrace.games.barrage.state import State
from millrace.kernel.game import Explained, ExplainedStep, Message


def explained(s: State, events: Sequence[tuple[int, int, int, int, int]]) -> list[Explained]:
    """Every Automa turn that begins in these events, with the events it explains."""
    return [
        Explained(turn.seat, turn_name(s, turn), first, end, steps_of(s, turn))
        for first, end in turns_in(events)
        for turn in explain(events[first:end])
    ]


def turn_name(s: State, turn: TurnExplanation) -> Message:
    args: dict[str, int | str | Message] = {
        "seat": seat_name(s, turn.seat),
        "entries": turn.entries_tile + 1,
        "criteria": turn.criteria_tile + 1,
    }
    return Message("why-turn", args)


def steps_of(s: State, turn: TurnExplanation) -> tuple[ExplainedStep, ...]:
    """The entries in the order in which they were tried, each with what was weighed for it."""
    attempts: list[Tried | Performed] = [*turn.tried, *turn.performed]
    steps: list[ExplainedStep] = []
    for attempt in sorted(attempts, key=_entry_of):
        if isinstance(attempt, Tried):
            steps += _tried(turn, attempt)
        else:
            steps += _performed(s, turn, attempt)
    return tuple(steps)


def _entry_of(attempt: Tried | Performed) -> int:
    return attempt.entry


def _tried(turn: TurnExplanation, tried: Tried) -> list[ExplainedStep]:
    args: dict[str, int | str | Message] = {
        "number": tried.entry + 1,
        "entry": _entry(turn, tried.entry),
        "condition": condition_name(tried.condition),
    }
    step = ExplainedStep("tried", Message("why-tried", args), tried.clause, ())
    return [step, *_systems(tried.considered)]


def _performed(s: State, turn: TurnExplanation, performed: Performed) -> list[ExplainedStep]:
    args: dict[str, int | str | Message] = {
        "number": performed.entry + 1,
        "entry": _entry(turn, performed.entry),
        "n": performed.engineers,
    }
    steps = [ExplainedStep("performed", Message("why-performed", args), "", ())]
    if performed.instead is not None:
        steps.append(ExplainedStep("note", _instead(s, turn.seat, performed.instead), "", ()))
    for production in performed.productions:
        steps += _production(production)
    for placement in performed.placements:
        steps += _placement(turn.criteria_tile, placement)
    return steps


def _entry(turn: TurnExplanation, entry: int) -> Message:
    return entry_name(AUTOMA_TILES[turn.entries_tile].entries[entry])


def _instead(s: State, seat: int, instead: Instead) -> Message:
    return told(s, (E_AUTOMA_INSTEAD, seat, S_RULES, instead.officer, instead.structure)).message


# Productions ----------------------------------------------------------------------------------------------


def _systems(considered: Sequence[Considered]) -> list[ExplainedStep]:
    """Every system with the energy it would give."""
    return [
        ExplainedStep(
            "considered",
            Message("why-system", {"system": system_name(system), "energy": energy}),
            "",
            _places_of(system),
        )
        for system, energy in considered
    ]


def _production(production: Production) -> list[ExplainedStep]:
    steps = _systems(production.considered)
    if production.chosen == EMPTY:
        return [*steps, ExplainedStep("note", Message("why-none"), "", ())]
    chosen = production.chosen
    return [*steps, ExplainedStep("chosen", system_name(chosen), "A5.1.2", _places_of(chosen))]


def _places_of(system: int) -> tuple[str, ...]:
    return (DAM_KEYS[dam_of(system)], CONDUIT_SPACES[conduit_of(system)].key)


# Placements -----------------------------------------------------------------------------------------------


def _placement(criteria: int, placement: Placement) -> list[ExplainedStep]:
    """The eligible spaces, what each step kept, and the space chosen."""
    structure = Message("why-drop") if placement.structure == EMPTY else structure_name(placement.structure)
    places = _keys(placement.eligible)
    named = _listed(placement.eligible)
    if len(placement.eligible) == 1:
        only = Message("why-only", {"structure": structure, "site": named})
        return [ExplainedStep("chosen", only, "", places)]
    args: dict[str, int | str | Message] = {
        "structure": structure,
        "n": len(placement.eligible),
        "sites": named,
    }
    steps = [ExplainedStep("considered", Message("why-eligible", args), "", places)]
    for narrowing in placement.steps:
        step = _step(criteria, placement.structure, narrowing)
        kept = Message("why-kept", {"step": step, "sites": _listed(narrowing.kept)})
        steps.append(ExplainedStep("narrowed", kept, narrowing.clause, _keys(narrowing.kept)))
    return [*steps, ExplainedStep("chosen", _site(placement), "", _keys((placement.chosen,)))]


def _site(placement: Placement) -> Message:
    """What is raised or filled is a dam; anything else is a space."""
    is_dam = placement.structure in (ELEVATION, EMPTY)
    return dam_name(placement.chosen) if is_dam else site_name(placement.chosen)


def _keys(sites: Sequence[int]) -> tuple[str, ...]:
    return tuple(SITE_KEYS[site] for site in sites)


def _listed(sites: Sequence[int]) -> str | Message:
    """Keys of the map; slots of private buildings by their names."""
    if all(site < SITE_BUILDING for site in sites):
        return ", ".join(_keys(sites))
    named = site_name(sites[0])
    for site in sites[1:]:
        named = Message("why-listed", {"sites": named, "site": site_name(site)})
    return named


def _step(criteria: int, structure: int, narrowing: Narrowing) -> Message:
    """The step; the code also with where it begins."""
    name = step_name(narrowing.step)
    if narrowing.step != STEP_CODE:
        return name
    row = AUTOMA_TILES[criteria]
    if structure == CONDUIT:
        return Message("why-code", {"step": name, "code": CONDUIT_SPACES[row.conduits.code].key[1:]})
    code = row.houses.code if structure == POWERHOUSE else row.dams.code
    return Message("why-code", {"step": name, "code": code})
