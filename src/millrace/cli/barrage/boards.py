"""The management board and the patent office as a menu: free spaces on offer wear their option number."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.effects import tile_short
from millrace.cli.barrage.extra_board import draw_extra
from millrace.cli.barrage.menu import CREDIT, ENGINEER, numbered, price
from millrace.cli.barrage.page import BarragePage
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


def draw_actions(page: BarragePage, seat: int) -> list[Text]:
    """Everything a turn may be spent on, laid out as on the table."""
    columns = [
        [*_section(page, TURBINE), *_section(page, WATER)],
        [*_section(page, WORKSHOP), *_section(page, MACHINERY), _bank(page)],
        [*_section(page, CONTRACT), *_patents(page)],
    ]
    lines = _builds(page, seat) if seat >= 0 else []
    for i in range(max(len(column) for column in columns)):
        line = Text()
        for column in columns:
            line.append_text(padded(column[i] if i < len(column) else "", _BLOCK))
        line.rstrip()
        lines.append(line)
    return [*lines, *draw_extra(page), *_others(page)]


def _title(page: BarragePage, section: int) -> Text:
    return Text().append(page.say("section-" + SECTION_KEYS[section]).upper(), style=STRONG)


def _section(page: BarragePage, section: int) -> list[Text]:
    """The rows of a section, left and right; rows closed by the number of participants are left out."""
    lines = [_title(page, section)]
    for i, space in enumerate(SPACES):
        if space.section == section and space.key.endswith("_L") and page.s.spaces[i] != BLOCKED:
            line = padded(_label(page, space), _LABEL)
            line.append_text(padded(_cell(page, i), _LEFT)).append_text(_cell(page, i + 1))
            lines.append(line)
    return lines


def _label(page: BarragePage, space: Space) -> str:
    """What a row does, left and right alike."""
    if space.section == TURBINE:
        return page.say("signed-bonus", bonus=space.effects[0][1])
    return page.say("ui-row-" + space.key[: -len("_L")])


def _cell(page: BarragePage, i: int) -> Text:
    """Who stands there, or what it takes: `12) 3♙ 5+3¤`."""
    cell = page.s.spaces[i]
    if cell > 0:
        out = Text("    ")
        return out.append_text(page.mark(cell - 1 >> 4)).append(f" {cell - 1 & 15}{ENGINEER}")
    out = numbered(page, A_SPACE + i)
    is_dim = bool(page.numbers) and A_SPACE + i not in page.numbers
    return out.append(price(SPACES[i]), style=QUIET if is_dim else "")


def _bank(page: BarragePage) -> Text:
    out = _title(page, BANKING).append(" ")
    out.append_text(numbered(page, A_SPACE + BANK)).append(f"1{CREDIT}/{ENGINEER}")
    for seat, p in enumerate(page.s.seats):
        if p.banked:
            out.append(" ").append_text(page.mark(seat)).append(f"{p.banked}{ENGINEER}")
    return out


def _patents(page: BarragePage) -> list[Text]:
    if page.s.is_introductory:
        return []
    lines = [_title(page, PATENT).append(f" {price(SPACES[PATENT_SPACES])}", style=QUIET)]
    for slot, tile in enumerate(page.s.patents):
        i = PATENT_SPACES + slot
        line = numbered(page, A_SPACE + i)
        line.append(tile_short(page, tile) if tile != EMPTY else "—")
        if page.s.spaces[i] > 0:
            line.append(" ").append_text(page.mark(page.s.spaces[i] - 1 >> 4))
        lines.append(line)
    return lines


def _builds(page: BarragePage, seat: int) -> list[Text]:
    """The private construction spaces: what the next construction takes, and what may be built."""
    p = page.s.seats[seat]
    k = p.constructions
    out = Text().append(page.say("ui-build").upper() + " ", style=STRONG)
    space = page.say("ui-build-none")
    if k < len(CONSTRUCTION_COST):
        cost = f"+{CONSTRUCTION_COST[k]}{CREDIT}" if CONSTRUCTION_COST[k] else ""
        space = f"{page.say('ui-build-space', n=k + 1)}: {CONSTRUCTION_ENGINEERS[k]}{ENGINEER}{cost}"
    out.append(f"({space}) ", style=QUIET)
    for structure in range((BUILDING if page.s.buildings else POWERHOUSE) + 1):
        is_offered = A_BUILD + structure in page.numbers
        out.append_text(numbered(page, A_BUILD + structure) if is_offered else Text("  "))
        out.append(
            page.say("structure-" + STRUCTURE_KEYS[structure]) + " ", style="" if is_offered else QUIET
        )
    out.rstrip()
    return wrapped(out)


def _others(page: BarragePage) -> list[Text]:
    """Copying an officer, the buildings an officer reaches, and passing."""
    out = Text()
    for building in page.s.buildings:
        if A_USE + building in page.numbers:
            name = page.say("building-" + BUILDINGS[building].key)
            out.append_text(numbered(page, A_USE + building))
            out.append(page.say("ui-use", building=name) + " ")
    for officer in range(len(OFFICERS)):
        if A_OFFICER + officer in page.numbers and officer < len(OFFICERS) - 1:
            out.append_text(numbered(page, A_OFFICER + officer))
            out.append(page.say("ui-copy", officer=page.say("officer-" + OFFICERS[officer].key)) + " ")
    if PASS in page.numbers:
        out.append_text(numbered(page, PASS)).append(page.say("option-pass"))
    out.rstrip()
    return wrapped(out) if out else []
