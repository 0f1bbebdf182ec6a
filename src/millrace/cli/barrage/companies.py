"""The companies: one row of numbers each, and below it what lies on their boards."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.effects import (
    ENERGY,
    contract_words,
    effects_words,
    segment_words,
    tile_short,
    tile_words,
)
from millrace.cli.barrage.page import BarragePage
from millrace.cli.screen import QUIET, STRONG, WIDTH, padded, printable, rule, wrapped
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES, PIECES, REVEALED_BY
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.levels import (
    LEVEL_KEYS,
    has_ability,
    has_income,
    lasting_ability,
    production_bonus,
)
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import EMPTY, LOW, MEDIUM, NO_OFFICER, PERSON, POWERHOUSE, SEGMENTS
from millrace.games.barrage.ops.sites import pieces_built
from millrace.games.barrage.seat import Seat
from millrace.kernel.bits import bits

_NAME: Final = 53
_COLUMNS: Final = (
    ("ui-col-vp", 5),
    ("ui-col-credits", 8),
    ("ui-col-excavators", 8),
    ("ui-col-mixers", 8),
    ("ui-col-engineers", 8),
    ("ui-col-energy", 8),
)
_INDENT: Final = 4
_NONE: Final = "-"
TURN: Final = "↻"


def draw_companies(page: BarragePage, seat: int) -> list[Text]:
    """All companies; the one whose turn it is has its contracts in words, the others by number."""
    lines = [_heading(page)]
    for other in _in_order(page):
        lines.append(_numbers(page, other))
        lines += _details(page, other, in_words=other == seat)
    return lines


def draw_company(page: BarragePage, seat: int) -> list[Text]:
    """One company in full: everything in words, hidden incomes too."""
    p = page.s.seats[seat]
    lines = [_heading(page), _numbers(page, seat), *_details(page, seat, in_words=True)]
    if p.company == EMPTY:
        return lines
    for structure, row in enumerate(COMPANIES[p.company].incomes):
        lines += _income_row(page, p, structure, [effects_words(page, income) for income in row])
    lines += _labelled(page, "ui-ability", _ability(page, p))
    if p.level != PERSON:
        lines += _labelled(page, "ui-level", page.say(f"level-{LEVEL_KEYS[p.level]}-text"))
    if p.officer != NO_OFFICER:
        lines += _labelled(page, "ui-officer", _officer(page, p))
    for tile in bits(p.tiles):
        lines += wrapped(tile_words(page, tile), _INDENT + 2, _INDENT)
    done = [CONTRACTS[c].key for c in bits(p.fulfilled)]
    return lines + _labelled(page, "ui-fulfilled", ", ".join(done) or "—")


def _in_order(page: BarragePage) -> list[int]:
    """Turn order once there is one."""
    seats = range(len(page.s.seats))
    return page.s.order if sorted(page.s.order) == list(seats) else list(seats)


def _heading(page: BarragePage) -> Text:
    out = rule(page.say("ui-companies"))
    out.truncate(_NAME)
    for key, width in _COLUMNS:
        out.append(" ")
        out.append_text(_right(page.say(key), width - 1))
    return padded(out, WIDTH)


def _right(text: str, width: int) -> Text:
    cell = Text(text)
    cell.truncate(width)
    return Text(" " * (width - cell.cell_len)).append_text(cell)


def _numbers(page: BarragePage, seat: int) -> Text:
    p = page.s.seats[seat]
    name = Text(" ").append_text(page.mark(seat)).append(" ")
    name.append(page.seat(seat), style=STRONG)
    if p.level == PERSON and p.officer != NO_OFFICER:
        name.append(" · " + page.say("officer-" + OFFICERS[p.officer].key))
    if page.names[seat]:
        name.append(" · " + printable(page.names[seat]), style=QUIET)
    out = padded(name, _NAME)
    own = p.credits if p.level == PERSON else _NONE  # an Automa has VP instead (A3.1)
    for n, (_, width) in zip(
        (p.vp, own, p.excavators, p.mixers, p.engineers, p.energy), _COLUMNS, strict=True
    ):
        out.append(f"{n:>{width}}", style=STRONG)
    out.truncate(WIDTH, overflow="ellipsis")
    return out


def _details(page: BarragePage, seat: int, *, in_words: bool) -> list[Text]:
    p = page.s.seats[seat]
    if p.company == EMPTY:
        return []
    is_very_high = p.level != PERSON and lasting_ability(p) != NO_OFFICER
    parts = [
        ("ui-officer", page.say("officer-" + OFFICERS[p.officer].key) if is_very_high else ""),
        ("ui-tiles", ", ".join(tile_short(page, tile) for tile in bits(p.tiles))),
        ("ui-wheel", _wheel(page, p)),
        ("ui-built", _built(page, p)),
        ("ui-buildings", ", ".join(page.say("building-" + BUILDINGS[b].key) for b in bits(p.buildings))),
        ("ui-works", ", ".join(WORKS[work].key for work in bits(p.works))),
        ("ui-hand", _hand(page, p, in_words=in_words)),
        ("ui-incomes", _incomes(page, p)),
    ]
    line = Text(" │ ".join(page.say(key) for key in _signs(p)))
    for key, text in parts:
        if text:
            line.append(" │ " if line else "", style=QUIET)
            line.append(page.say(key) + " ", style=QUIET).append(text)
    return wrapped(line, _INDENT)


def _signs(p: Seat) -> list[str]:
    """What is true of a company and of no other: passed, the architect, Margot's space."""
    found = ["ui-passed"] if p.has_passed else []
    officer = OFFICERS[lasting_ability(p)]
    if officer.is_architect:
        found.append("ui-architect-here" if p.architect else "ui-architect-out")
    if officer.uses_building and p.level == PERSON:
        found.append("ui-margot-used" if p.activations else "ui-margot-free")
    return found


def _built(page: BarragePage, p: Seat) -> str:
    names = [page.say("structure-" + STRUCTURE_KEYS[i]) for i in range(POWERHOUSE + 1)]
    return ", ".join(
        f"{names[i]} {pieces_built(p, i)}/{PIECES[i]}" for i in range(POWERHOUSE + 1) if pieces_built(p, i)
    )


def _wheel(page: BarragePage, p: Seat) -> str:
    """Soonest back first: `↻1 conduit + 4 excavators`."""
    parts = [
        f"{TURN}{SEGMENTS - i} {segment_words(page, p.wheel[i])}"
        for i in range(SEGMENTS - 1, 0, -1)
        if p.wheel[i]
    ]
    return "; ".join(parts)


def _hand(page: BarragePage, p: Seat, *, in_words: bool) -> str:
    if in_words:
        return "; ".join(contract_words(page, c) for c in bits(p.hand))
    return ", ".join(f"{CONTRACTS[c].key} {ENERGY}{CONTRACTS[c].requirement}" for c in bits(p.hand))


def _incomes(page: BarragePage, p: Seat) -> str:
    """What the next income phase gives, and what the powerhouses have switched on."""
    parts = [
        effects_words(page, income)
        for structure, row in enumerate(COMPANIES[p.company].incomes)
        for place, income in enumerate(row)
        if pieces_built(p, structure) >= REVEALED_BY[place] and has_income(p)
    ]
    if production_bonus(p):
        parts.append(page.say("ui-production-bonus", n=production_bonus(p)))
    if has_ability(p):
        parts.append(page.say("ui-ability-on"))
    return "; ".join(parts)


def _income_row(page: BarragePage, p: Seat, structure: int, incomes: list[str]) -> list[Text]:
    built = pieces_built(p, structure)
    cells = [
        ("✓ " if built >= REVEALED_BY[place] else f"{REVEALED_BY[place]}: ") + income
        for place, income in enumerate(incomes)
    ]
    name = page.say("structure-" + STRUCTURE_KEYS[structure])
    title = page.say("ui-income-row", structure=name, n=built, of=PIECES[structure])
    return wrapped(Text().append(title + " ", style=QUIET).append(" · ".join(cells)), _INDENT + 2, _INDENT)


def _ability(page: BarragePage, p: Seat) -> str:
    state = page.say("ui-ability-on") if has_ability(p) else page.say("ui-ability-off")
    if p.level in (LOW, MEDIUM):
        state = page.say("ui-unused")
    return f"({state}) " + page.say(f"company-{COMPANIES[p.company].key}-ability")


def _officer(page: BarragePage, p: Seat) -> str:
    """Name and ability; the officer of a lesser Automa does nothing but may be copied (R-82)."""
    key = OFFICERS[p.officer].key
    unused = "" if lasting_ability(p) != NO_OFFICER else f"({page.say('ui-unused')}) "
    return unused + page.say(f"officer-{key}") + ": " + page.say(f"officer-{key}-ability")


def _labelled(page: BarragePage, key: str, text: str) -> list[Text]:
    return wrapped(Text().append(page.say(key) + " ", style=QUIET).append(text), _INDENT + 2, _INDENT)
