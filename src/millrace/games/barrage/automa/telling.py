"""An Automa's turns and incomes in words: every entry tried, every condition, every step of every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from millrace.games.barrage.automa.chosen import choice_name, choice_places
from millrace.games.barrage.automa.explain import (
    Again,
    Choice,
    Considered,
    Forfeited,
    IncomeExplanation,
    Instead,
    Narrowing,
    Nothing,
    Performed,
    Pick,
    Placement,
    Production,
    Stood,
    Tried,
    TurnExplanation,
    explain,
    explain_incomes,
    incomes_in,
    turns_in,
)
from millrace.games.barrage.automa.placement import DROP, STEP_CODE
from millrace.games.barrage.automa.words import condition_name, entry_name, reason_name, step_name
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.map import CONDUIT_SPACES, SITE_KEYS
from millrace.games.barrage.content.spaces import SECTION_KEYS, SPACES
from millrace.games.barrage.events.telling import told
from millrace.games.barrage.names import (
    dam_name,
    seat_name,
    site_name,
    space_name,
    structure_name,
    system_name,
)
from millrace.games.barrage.numbers import (
    A_SYSTEM,
    BUILDING,
    CONDUIT,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_INSTEAD,
    E_AUTOMA_KEPT,
    E_AUTOMA_NONE,
    E_AUTOMA_PICKS,
    E_AUTOMA_PREFERS,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_TRIED,
    E_AUTOMA_WEIGHS,
    ELEVATION,
    EMPTY,
    POWERHOUSE,
    S_RULES,
    SITE_BUILDING,
)
from millrace.games.barrage.state import State
from millrace.kernel.game import Explained, ExplainedStep, Message

# events that say nothing but why an Automa did what it did
REASONS: Final = (
    E_AUTOMA_TRIED,
    E_AUTOMA_DOES,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_KEPT,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_INSTEAD,
    E_AUTOMA_WEIGHS,
    E_AUTOMA_PREFERS,
    E_AUTOMA_PICKS,
    E_AUTOMA_NONE,
)


def explained(s: State, events: Sequence[tuple[int, int, int, int, int]]) -> list[Explained]:
    """Every turn and income of an Automa that begins in these events, with the events it explains."""
    turns = [
        Explained(turn.seat, turn_name(s, turn), first, end, steps_of(s, turn))
        for first, end in turns_in(events)
        for turn in explain(events[first:end])
    ]
    incomes = [
        Explained(income.seat, income_name(s, income), first, end, income_steps(s, income))
        for first, end in incomes_in(events)
        for income in explain_incomes(events[first:end])
    ]
    return sorted([*turns, *incomes], key=lambda one: one.first)


def turn_name(s: State, turn: TurnExplanation) -> Message:
    args: dict[str, int | str | Message] = {
        "seat": seat_name(s, turn.seat),
        "entries": turn.entries_tile + 1,
        "criteria": turn.criteria_tile + 1,
    }
    return Message("why-turn", args)


def income_name(s: State, income: IncomeExplanation) -> Message:
    return Message("why-income", {"seat": seat_name(s, income.seat), "criteria": income.criteria_tile + 1})


def income_steps(s: State, income: IncomeExplanation) -> tuple[ExplainedStep, ...]:
    """What was weighed for each choice, in order."""
    return tuple([step for choice in income.choices for step in _choice(s, income.criteria_tile, choice)])


def steps_of(s: State, turn: TurnExplanation) -> tuple[ExplainedStep, ...]:
    """The entries in the order in which they were tried, each with what was weighed for it."""
    attempts: list[Tried | Performed] = [*turn.tried, *turn.performed]
    steps: list[ExplainedStep] = []
    for attempt in sorted(attempts, key=_entry_of):
        if isinstance(attempt, Tried):
            steps += _tried(s, turn, attempt)
        else:
            steps += _performed(s, turn, attempt)
    return tuple(steps)


def _entry_of(attempt: Tried | Performed) -> int:
    return attempt.entry


def _tried(s: State, turn: TurnExplanation, tried: Tried) -> list[ExplainedStep]:
    args: dict[str, int | str | Message] = {
        "number": tried.entry + 1,
        "entry": _entry(turn, tried.entry),
        "condition": condition_name(tried.condition),
    }
    step = ExplainedStep("tried", Message("why-tried", args), tried.clause, ())
    return [step, *_systems(tried.considered), *_preferred(s, tried.steps)]


def _performed(s: State, turn: TurnExplanation, performed: Performed) -> list[ExplainedStep]:
    args: dict[str, int | str | Message] = {
        "number": performed.entry + 1,
        "entry": _entry(turn, performed.entry),
        "n": performed.engineers,
    }
    steps = [ExplainedStep("performed", Message("why-performed", args), "A4.4", ())]
    if performed.instead is not None:
        told_ = _instead(s, turn.seat, performed.instead)
        steps.append(ExplainedStep("note", told_, performed.instead.clause, ()))
    steps += _engineers(turn, performed)
    for choice in performed.choices:
        steps += _choice(s, turn.criteria_tile, choice)
    return steps


def _engineers(turn: TurnExplanation, performed: Performed) -> list[ExplainedStep]:
    """Fewer engineers than the entry shows: a tile that needs none, an officer, or the last ones."""
    shown = AUTOMA_TILES[turn.entries_tile].entries[performed.entry].engineers
    if performed.engineers == 0:
        return [ExplainedStep("note", Message("why-no-engineers"), "A7.3.3", ())]
    is_one = performed.instead is not None and performed.instead.structure in (BUILDING, EMPTY)
    if performed.engineers == shown or is_one:
        return []
    return [ExplainedStep("note", Message("why-last-engineers", {"n": shown}), "A3.6", ())]


def _entry(turn: TurnExplanation, entry: int) -> Message:
    return entry_name(AUTOMA_TILES[turn.entries_tile].entries[entry])


def _instead(s: State, seat: int, instead: Instead) -> Message:
    return told(s, (E_AUTOMA_INSTEAD, seat, S_RULES, instead.officer, instead.structure)).message


def _choice(s: State, criteria: int, choice: Choice) -> list[ExplainedStep]:
    if isinstance(choice, Production):
        return _production(s, choice)
    if isinstance(choice, Placement):
        return _placement(criteria, choice)
    if isinstance(choice, Pick):
        return _pick(s, choice)
    if isinstance(choice, Nothing):
        note = ExplainedStep("note", reason_name(choice.reason), choice.clause, ())
        return [*_systems(choice.considered), note]
    if isinstance(choice, Forfeited):
        message = Message("why-forfeit", {"structure": structure_name(choice.structure)})
        return [ExplainedStep("note", message, choice.clause, ())]
    if isinstance(choice, Stood):
        return [_stood(choice)]
    assert isinstance(choice, Again), "every choice has its words"
    return [ExplainedStep("note", Message("why-again"), choice.clause, ())]


def _stood(stood: Stood) -> ExplainedStep:
    if stood.space == EMPTY:
        section = Message("section-" + SECTION_KEYS[stood.section])
        return ExplainedStep("note", Message("why-beside", {"section": section}), stood.clause, ())
    named = Message("why-stands", {"space": space_name(stood.space)})
    return ExplainedStep("note", named, stood.clause, (SPACES[stood.space].key,))


# Productions ----------------------------------------------------------------------------------------------


def _systems(considered: Sequence[Considered]) -> list[ExplainedStep]:
    """Every system with the energy it would give."""
    return [
        ExplainedStep(
            "considered",
            Message("why-system", {"system": system_name(system), "energy": energy}),
            "A5.1.1",
            choice_places(A_SYSTEM + system),
        )
        for system, energy in considered
    ]


def _production(s: State, production: Production) -> list[ExplainedStep]:
    steps = [*_systems(production.considered), *_preferred(s, production.steps)]
    chosen = production.chosen
    clause = production.steps[-1].clause if production.steps else "A5.1.2"
    return [*steps, ExplainedStep("chosen", system_name(chosen), clause, choice_places(A_SYSTEM + chosen))]


# Picks: contracts, tiles, works, drops, machines ----------------------------------------------------------


def _pick(s: State, pick: Pick) -> list[ExplainedStep]:
    """What was weighed, what each reason kept, and what was taken."""
    steps: list[ExplainedStep] = []
    if len(pick.weighed) > 1:
        args: dict[str, int | str | Message] = {
            "n": len(pick.weighed),
            "things": _things(s, pick.weighed, pick.gains),
        }
        weighed = Message("why-weighed", args)
        steps.append(ExplainedStep("considered", weighed, pick.clause, _places(pick.weighed)))
    clause = pick.steps[-1].clause if pick.steps else pick.clause
    name = choice_name(s, pick.chosen)
    if not pick.weighed:
        name = Message("why-preferred", {"reason": reason_name(pick.reason), "things": name})
    taken = ExplainedStep("chosen", name, clause, choice_places(pick.chosen))
    return [*steps, *_preferred(s, pick.steps), taken]


def _preferred(s: State, steps: Sequence[Narrowing]) -> list[ExplainedStep]:
    return [
        ExplainedStep(
            "narrowed",
            Message("why-preferred", {"reason": reason_name(step.step), "things": _things(s, step.kept)}),
            step.clause,
            _places(step.kept),
        )
        for step in steps
    ]


def _things(s: State, things: Sequence[int], gains: Sequence[int] = ()) -> Message:
    """Names in a row; drops with the gain each placement has."""
    named = [choice_name(s, thing) for thing in things]
    if any(gains):
        pairs = zip(named, gains, strict=True)
        named = [Message("why-gain", {"thing": name, "gain": gain}) for name, gain in pairs]
    row = named[0]
    for name in named[1:]:
        row = Message("why-listed", {"sites": row, "site": name})
    return row


def _places(things: Sequence[int]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(place for thing in things for place in choice_places(thing)))


# Placements -----------------------------------------------------------------------------------------------


def _placement(criteria: int, placement: Placement) -> list[ExplainedStep]:
    """The eligible spaces, what each step kept, and the space chosen."""
    structure = Message("why-drop") if placement.structure == DROP else structure_name(placement.structure)
    places = _keys(placement.eligible)
    named = _listed(placement.eligible)
    systems = _systems(placement.considered)
    if len(placement.eligible) == 1:
        only = Message("why-only", {"structure": structure, "site": named})
        return [*systems, ExplainedStep("chosen", only, "A6.1.1", places)]
    args: dict[str, int | str | Message] = {
        "structure": structure,
        "n": len(placement.eligible),
        "sites": named,
    }
    steps = [*systems, ExplainedStep("considered", Message("why-eligible", args), placement.clause, places)]
    for narrowing in placement.steps:
        step = _step(criteria, placement.structure, narrowing)
        kept = Message("why-kept", {"step": step, "sites": _listed(narrowing.kept)})
        steps.append(ExplainedStep("narrowed", kept, narrowing.clause, _keys(narrowing.kept)))
    is_settled = len(placement.steps) > 0 and len(placement.steps[-1].kept) == 1
    clause = placement.steps[-1].clause if is_settled else "A6.1.5"
    return [*steps, ExplainedStep("chosen", _site(placement), clause, _keys((placement.chosen,)))]


def _site(placement: Placement) -> Message:
    """What is raised or filled is a dam; anything else is a space."""
    is_dam = placement.structure in (ELEVATION, DROP)
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
