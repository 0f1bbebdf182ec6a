"""The management board and the patent office as a menu: free spaces on offer wear their option number."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.effects import tile_short
from millrace.cli.barrage.extra_board import draw_extra
from millrace.cli.barrage.menu import CREDIT, ENGINEER, numbered, price
from millrace.cli.barrage.page import Sheet
from millrace.cli.screen import QUIET, STRONG, padded, wrapped
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import (
    BANKING,
    CONSTRUCTION_COST,
    CONSTRUCTION_ENGINEERS,
    CONTRACT,
    MACHINERY,
    PATENT,
    SECTION_KEYS,
    SPACES,
    TURBINE,
    WATER,
    WORKSHOP,
    Space,
)
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import (
    A_BUILD,
    A_OFFICER,
    A_SPACE,
    A_USE,
    BANK,
    BLOCKED,
    BUILDING,
    EMPTY,
    PASS,
    PATENT_SPACES,
    POWERHOUSE,
)

_BLOCK: Final = 33
_LABEL: Final = 11
_LEFT: Final = 10


def draw_actions(sheet: Sheet, seat: int) -> list[Text]:
    """Everything a turn may be spent on, laid out as on the table."""
    columns = [
        [*_section(sheet, TURBINE), *_section(sheet, WATER)],
        [*_section(sheet, WORKSHOP), *_section(sheet, MACHINERY), _bank(sheet)],
        [*_section(sheet, CONTRACT), *_patents(sheet)],
    ]
    lines = _builds(sheet, seat) if seat >= 0 else []
    for i in range(max(len(column) for column in columns)):
        line = Text()
        for column in columns:
            line.append_text(padded(column[i] if i < len(column) else "", _BLOCK))
        line.rstrip()
        lines.append(line)
    return [*lines, *draw_extra(sheet), *_others(sheet)]


def _title(sheet: Sheet, section: int) -> Text:
    return Text().append(sheet.say("section-" + SECTION_KEYS[section]).upper(), style=STRONG)


def _section(sheet: Sheet, section: int) -> list[Text]:
    """The rows of a section, left and right; rows closed by the number of participants are left out."""
    lines = [_title(sheet, section)]
    for i, space in enumerate(SPACES):
        if space.section == section and space.key.endswith("_L") and sheet.s.spaces[i] != BLOCKED:
            line = padded(_label(sheet, space), _LABEL)
            line.append_text(padded(_cell(sheet, i), _LEFT)).append_text(_cell(sheet, i + 1))
            lines.append(line)
    return lines


def _label(sheet: Sheet, space: Space) -> str:
    """What a row does, left and right alike."""
    if space.section == TURBINE:
        return sheet.say("signed-bonus", bonus=space.effects[0][1])
    return sheet.say("ui-row-" + space.key[: -len("_L")])


def _cell(sheet: Sheet, i: int) -> Text:
    """Who stands there, or what it takes: `12) 3♙ 5+3¤`."""
    cell = sheet.s.spaces[i]
    if cell > 0:
        out = Text("    ")
        return out.append_text(sheet.mark(cell - 1 >> 4)).append(f" {cell - 1 & 15}{ENGINEER}")
    out = numbered(sheet, A_SPACE + i)
    is_dim = bool(sheet.numbers) and A_SPACE + i not in sheet.numbers
    return out.append(price(SPACES[i]), style=QUIET if is_dim else "")


def _bank(sheet: Sheet) -> Text:
    out = _title(sheet, BANKING).append(" ")
    out.append_text(numbered(sheet, A_SPACE + BANK)).append(f"1{CREDIT}/{ENGINEER}")
    for seat, p in enumerate(sheet.s.seats):
        if p.banked:
            out.append(" ").append_text(sheet.mark(seat)).append(f"{p.banked}{ENGINEER}")
    return out


def _patents(sheet: Sheet) -> list[Text]:
    if sheet.s.is_introductory:
        return []
    lines = [_title(sheet, PATENT).append(f" {price(SPACES[PATENT_SPACES])}", style=QUIET)]
    for slot, tile in enumerate(sheet.s.patents):
        i = PATENT_SPACES + slot
        line = numbered(sheet, A_SPACE + i)
        line.append(tile_short(sheet, tile) if tile != EMPTY else "—")
        if sheet.s.spaces[i] > 0:
            line.append(" ").append_text(sheet.mark(sheet.s.spaces[i] - 1 >> 4))
        lines.append(line)
    return lines


def _builds(sheet: Sheet, seat: int) -> list[Text]:
    """The private construction spaces: what the next construction takes, and what may be built."""
    p = sheet.s.seats[seat]
    k = p.constructions
    out = Text().append(sheet.say("ui-build").upper() + " ", style=STRONG)
    space = sheet.say("ui-build-none")
    if k < len(CONSTRUCTION_COST):
        cost = f"+{CONSTRUCTION_COST[k]}{CREDIT}" if CONSTRUCTION_COST[k] else ""
        space = f"{sheet.say('ui-build-space', n=k + 1)}: {CONSTRUCTION_ENGINEERS[k]}{ENGINEER}{cost}"
    out.append(f"({space}) ", style=QUIET)
    for structure in range((BUILDING if sheet.s.buildings else POWERHOUSE) + 1):
        is_offered = A_BUILD + structure in sheet.numbers
        out.append_text(numbered(sheet, A_BUILD + structure) if is_offered else Text("  "))
        out.append(
            sheet.say("structure-" + STRUCTURE_KEYS[structure]) + " ", style="" if is_offered else QUIET
        )
    out.rstrip()
    return wrapped(out)


def _others(sheet: Sheet) -> list[Text]:
    """Copying an officer, the buildings an officer reaches, and passing."""
    out = Text()
    for building in sheet.s.buildings:
        if A_USE + building in sheet.numbers:
            name = sheet.say("building-" + BUILDINGS[building].key)
            out.append_text(numbered(sheet, A_USE + building))
            out.append(sheet.say("ui-use", building=name) + " ")
    for officer in range(len(OFFICERS)):
        if A_OFFICER + officer in sheet.numbers and officer < len(OFFICERS) - 1:
            out.append_text(numbered(sheet, A_OFFICER + officer))
            out.append(sheet.say("ui-copy", officer=sheet.say("officer-" + OFFICERS[officer].key)) + " ")
    if PASS in sheet.numbers:
        out.append_text(numbered(sheet, PASS)).append(sheet.say("option-pass"))
    out.rstrip()
    return wrapped(out) if out else []
