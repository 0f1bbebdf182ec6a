"""The turn of an Automa in words: every entry tried, every condition, every step of every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from millrace.cli.sheet import CHOICE, QUIET, STRONG, Sheet, wrapped
from millrace.games.barrage.automa.explain import (
    Considered,
    Instead,
    Narrowing,
    Performed,
    Placement,
    Production,
    Tried,
    TurnExplanation,
)
from millrace.games.barrage.automa.placement import STEP_CODE
from millrace.games.barrage.automa.words import condition_name, entry_name, step_name
from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.content.map import CONDUIT_SPACES, SITE_KEYS
from millrace.games.barrage.describe import site_name, structure_name, system_name, told
from millrace.games.barrage.numbers import (
    CONDUIT,
    E_AUTOMA_INSTEAD,
    EMPTY,
    POWERHOUSE,
    S_RULES,
    SITE_BUILDING,
)
from millrace.kernel.stack import Event

NO: Final = "✗ "
YES: Final = "✓ "
_STEP: Final = "· "


def tell_turn(sheet: Sheet, turn: TurnExplanation) -> list[Text]:
    """A heading, then the entries in the order in which they were tried."""
    head = Text().append_text(sheet.mark(turn.seat)).append(" ")
    args = {"entries": turn.entries_tile + 1, "criteria": turn.criteria_tile + 1}
    head.append(sheet.say("ui-why-tiles", seat=sheet.seat(turn.seat), **args), style=STRONG)
    lines = wrapped(head, 2, 0)
    attempts: list[Tried | Performed] = [*turn.tried, *turn.performed]
    for attempt in sorted(attempts, key=_entry_of):
        if isinstance(attempt, Tried):
            lines += _tried(sheet, turn, attempt)
        else:
            lines += _performed(sheet, turn, attempt)
    return lines


def _entry_of(attempt: Tried | Performed) -> int:
    return attempt.entry


def _tried(sheet: Sheet, turn: TurnExplanation, tried: Tried) -> list[Text]:
    out = Text().append(NO, style="red").append(_entry(sheet, turn, tried.entry) + ": ")
    out.append(sheet.words.say(condition_name(tried.condition)), style=STRONG)
    lines = wrapped(out.append(f" [{tried.clause}]", style=QUIET), 4, 2)
    return lines + _systems(sheet, tried.considered)


def _performed(sheet: Sheet, turn: TurnExplanation, performed: Performed) -> list[Text]:
    out = Text().append(YES, style=CHOICE).append(_entry(sheet, turn, performed.entry), style=STRONG)
    out.append(", " + sheet.say("engineers", n=performed.engineers))
    lines = wrapped(out, 4, 2)
    if performed.instead is not None:
        lines += _step(_instead(sheet, turn.seat, performed.instead))
    for production in performed.productions:
        lines += _production(sheet, production)
    for placement in performed.placements:
        lines += tell_placement(sheet, turn.criteria_tile, placement)
    return lines


def _instead(sheet: Sheet, seat: int, instead: Instead) -> str:
    event: Event = (E_AUTOMA_INSTEAD, seat, S_RULES, instead.officer, instead.structure)
    return sheet.words.say(told(sheet.s, event).message)


def _entry(sheet: Sheet, turn: TurnExplanation, entry: int) -> str:
    name = sheet.words.say(entry_name(AUTOMA_TILES[turn.entries_tile].entries[entry]))
    return f"{entry + 1} {name}"


def _step(text: str) -> list[Text]:
    return wrapped(Text(_STEP + text), 8, 6)


def _systems(sheet: Sheet, considered: Sequence[Considered]) -> list[Text]:
    """Every system with the energy it would give."""
    lines: list[Text] = []
    for system, energy in considered:
        name = sheet.words.say(system_name(system))
        lines += _step(sheet.say("ui-why-system", system=name, energy=energy))
    return lines


def _production(sheet: Sheet, production: Production) -> list[Text]:
    lines = _systems(sheet, production.considered)
    if production.chosen == EMPTY:
        return [*lines, *_chosen(sheet.say("ui-why-none"))]
    return [*lines, *_chosen(sheet.words.say(system_name(production.chosen)))]


def _chosen(text: str) -> list[Text]:
    return wrapped(Text().append("→ ", style=CHOICE).append(text, style=STRONG), 8, 6)


def tell_placement(sheet: Sheet, criteria: int, placement: Placement) -> list[Text]:
    """The eligible spaces, what each step kept, and the space chosen."""
    structure = sheet.say("ui-why-drop")
    if placement.structure != EMPTY:
        structure = sheet.words.say(structure_name(placement.structure))
    keys = _keys(sheet, placement.eligible)
    if len(placement.eligible) == 1:
        return _chosen(sheet.say("ui-why-only", structure=structure, site=keys))
    lines = _step(sheet.say("ui-why-eligible", structure=structure, n=len(placement.eligible), sites=keys))
    for narrowing in placement.steps:
        name = _step_words(sheet, criteria, placement.structure, narrowing)
        lines += _step(sheet.say("ui-why-kept", step=name, sites=_keys(sheet, narrowing.kept)))
    return [*lines, *_chosen(_keys(sheet, [placement.chosen]))]


def _keys(sheet: Sheet, sites: Sequence[int]) -> str:
    """Keys of the map; slots of private buildings by their names."""
    return ", ".join(
        SITE_KEYS[site] if site < SITE_BUILDING else sheet.words.say(site_name(site)) for site in sites
    )


def _step_words(sheet: Sheet, criteria: int, structure: int, narrowing: Narrowing) -> str:
    """The step with its clause; the code also with where it begins."""
    name = sheet.words.say(step_name(narrowing.step))
    if narrowing.step == STEP_CODE:
        row = AUTOMA_TILES[criteria]
        if structure == CONDUIT:
            name += " " + CONDUIT_SPACES[row.conduits.code].key[1:]
        else:
            name += f" {row.houses.code if structure == POWERHOUSE else row.dams.code}"
    return f"{name} [{narrowing.clause}]"
