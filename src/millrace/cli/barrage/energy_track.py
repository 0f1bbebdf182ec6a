"""The line of the round, and the energy track with its sections and bonus tiles."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.page import BarragePage
from millrace.cli.screen import CHOICE, QUIET, STRONG, padded, rule, wrapped
from millrace.games.barrage.content.boards import (
    BONUS_KEYS,
    BONUS_VP,
    OBJECTIVE_KEYS,
    SECTION,
    TRACK_CREDITS,
    TRACK_END,
    ZERO_ENERGY_VP,
)
from millrace.games.barrage.numbers import EMPTY, OP_ACTIONS, OP_HEADSTREAMS, PERSON, ROUNDS
from millrace.games.barrage.score import bonus_vp, counted_energy, objective_counts, rank_vp
from millrace.games.barrage.state import State

_CELL: Final = 3
_ZERO: Final = 5  # four markers may stand on 0


def phase_key(s: State) -> str:
    """The phase in which a question is pending; before round 1 that is the setup."""
    if s.round == 0:
        return "ui-phase-setup"
    if not s.stack:
        return "ui-phase-over"
    pending = {f.op for f in s.stack}
    if OP_HEADSTREAMS in pending:
        return "phase-income"
    return "phase-actions" if OP_ACTIONS in pending else "phase-end"


def draw_header(page: BarragePage) -> list[Text]:
    """Round, phase, turn order and objective tile."""
    s = page.s
    title = page.say("ui-title-round", n=s.round, of=ROUNDS) if s.round else page.say("ui-title")
    lines = [rule(title, page.say(phase_key(s)))]
    line = Text()
    if s.order:
        line.append(page.say("ui-order"), style=QUIET)
        for seat in s.order:
            is_asked = bool(s.stack) and s.stack[-1].seat == seat
            line.append(" ▸" if is_asked else " ").append_text(page.mark(seat))
        line.append(" │ ", style=QUIET)
    if s.objective != EMPTY:
        line.append(page.say("ui-objective") + " ", style=QUIET)
        line.append(page.say(f"objective-{OBJECTIVE_KEYS[s.objective]}-text"))
    return lines + wrapped(line, 2, 0)


def draw_objective(page: BarragePage) -> list[Text]:
    """How far everybody is towards the objective tile."""
    s = page.s
    if s.objective == EMPTY or not s.round:
        return []
    line = Text(page.say(f"objective-{OBJECTIVE_KEYS[s.objective]}-text") + ":")
    for seat, n in enumerate(objective_counts(s)):
        line.append(" ").append_text(page.mark(seat)).append(f" {n}")
    return wrapped(line, 2, 0)


def draw_track(page: BarragePage) -> list[Text]:
    """Bonus tiles above the section whose end must be reached for the full reward; numbers; markers."""
    lines = [
        rule(page.say("ui-track"), page.say("ui-track-note")),
        _tiles(page),
        _numbers(),
        _markers(page),
    ]
    if page.s.round and page.s.bonus[page.s.round - 1] != EMPTY:
        lines.append(_forecast(page))
    return lines


def _start(energy: int) -> int:
    """The column where the cell of an energy total begins."""
    return 0 if energy == 0 else _ZERO + (energy - 1) * _CELL


def _tiles(page: BarragePage) -> Text:
    out = Text()
    for i, tile in enumerate(page.s.bonus):
        width = _start(SECTION * (i + 1)) - _start(SECTION * i)
        is_now = i + 1 == page.s.round
        text = f"{i + 1}"
        if tile != EMPTY:
            text += " " + page.say("ui-" + BONUS_KEYS[tile], n=BONUS_VP[tile])
        if i + 1 < page.s.round:
            text = "·"
        cell = padded(("▸" if is_now else " ") + text, width - 1)
        cell.stylize(STRONG if is_now else QUIET)
        out.append_text(cell).append("│")
    return out


def _numbers() -> Text:
    out = Text().append(padded("  0", _ZERO).plain, style=QUIET)
    for energy in range(1, TRACK_END + 1):
        is_border = energy % SECTION == 0
        out.append(f"{energy:>{_CELL - 1}} ", style=STRONG if is_border else QUIET)
    out.rstrip()
    return out


def _markers(page: BarragePage) -> Text:
    """The companies' letters at their energy; above 30 they stand on 30 with the total behind."""
    out = Text()
    for energy in range(TRACK_END + 1):
        here = [i for i, p in enumerate(page.s.seats) if counted_energy(p) == energy]
        if here:
            out.append(
                " " * max(0, _start(energy) + (1 if energy and len(here) < _CELL else 0) - out.cell_len)
            )
        for seat in here:
            out.append_text(page.mark(seat))
    return out


def _forecast(page: BarragePage) -> Text:
    """What the scoring phase would give if the round ended now."""
    s = page.s
    out = Text().append(page.say("ui-if-now"), style=QUIET)
    ranks = rank_vp([p.energy for p in s.seats])
    for seat, p in enumerate(s.seats):
        points = ranks[seat] + bonus_vp(p, s.bonus[s.round - 1], s.round)
        points += 0 if p.energy else ZERO_ENERGY_VP
        gained = TRACK_CREDITS[counted_energy(p)]
        if p.level != PERSON:  # VP stand for credits (A3.9)
            points += gained
        out.append("  ").append_text(page.mark(seat))
        out.append(f" {points:+d} {page.say('ui-vp')}", style=CHOICE if points > 0 else QUIET)
        if p.level == PERSON:
            out.append(" " + page.say("ui-plus-credits", n=gained), style=QUIET)
    return out
