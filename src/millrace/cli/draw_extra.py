"""The extra management board of the Leeghwater Project: private buildings and external works as a menu."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.effects import building_words, work_words
from millrace.cli.menu import ENGINEER, numbered, price
from millrace.cli.sheet import CHOICE, QUIET, STRONG, Sheet, padded, rule, wrapped
from millrace.games.barrage.content.buildings import BUILDINGS, SLOT_FEWEST, SLOT_RED
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.numbers import (
    A_SITE,
    A_SPACE,
    BLOCKED,
    BUILDING_SPACES,
    EMPTY,
    SITE_BUILDING,
    SLOTS,
    SURCHARGE,
    WORK_SPACES,
)

_NAME: Final = 31
_VP: Final = 5
_MACHINES: Final = 5
_SLOTS: Final = 13  # U - +3· +3·
_SPACE: Final = 11
_CLOSED: Final = "-"
_FREE: Final = "·"
_LEGAL: Final = "◇"


def draw_extra(sheet: Sheet) -> list[Text]:
    """Nothing without the expansion."""
    if not sheet.s.buildings:
        return []
    lines = [rule(sheet.say("ui-extra"), sheet.say("ui-extra-note"))]
    for place, building in enumerate(sheet.s.buildings):
        lines.append(_building(sheet, place, building))
        lines += wrapped(Text(building_words(sheet, building), style=QUIET), 5, 5)
    lines.append(Text(sheet.say("section-works").upper(), style=STRONG))
    for position in range(len(sheet.s.works)):
        lines += _work(sheet, position)
    return lines


def _building(sheet: Sheet, place: int, building: int) -> Text:
    """Name, worth, machines, slots, action spaces."""
    row = BUILDINGS[building]
    out = padded(f" {place + 1} " + sheet.say("building-" + row.key), _NAME)
    out.append(f"{row.vp}".rjust(_VP - 2) + "  ", style=STRONG)
    out.append(f"{row.excavators}/{row.mixers}".ljust(_MACHINES))
    out.append_text(padded(_slots(sheet, building), _SLOTS))
    for i in range(SLOTS):
        out.append_text(padded(_space(sheet, BUILDING_SPACES + building * SLOTS + i), _SPACE))
    out.rstrip()
    return out


def _slots(sheet: Sheet, building: int) -> Text:
    """Who built where; the third and fourth slot cost credits while they are free."""
    out = Text()
    for slot in range(SLOTS):
        i = building * SLOTS + slot
        owner = sheet.s.slots[i]
        out.append(" " if slot else "")
        if owner != EMPTY:
            out.append_text(sheet.mark(owner))
            continue
        if len(sheet.s.seats) < SLOT_FEWEST[slot]:
            out.append(_CLOSED, style=QUIET)
            continue
        is_legal = A_SITE + SITE_BUILDING + i in sheet.numbers
        out.append(f"+{SURCHARGE}" if SLOT_RED[slot] else "", style=QUIET)
        out.append(_LEGAL if is_legal else _FREE, style=CHOICE if is_legal else QUIET)
    return out


def _space(sheet: Sheet, i: int) -> Text:
    """Who stands there, what it takes, or that it is closed to everybody (L8.2)."""
    cell = sheet.s.spaces[i]
    if cell > 0:
        return Text("    ").append_text(sheet.mark(cell - 1 >> 4)).append(f" {cell - 1 & 15}{ENGINEER}")
    if cell == BLOCKED:
        return Text("    ").append(_CLOSED, style=QUIET)
    is_dim = bool(sheet.numbers) and A_SPACE + i not in sheet.numbers
    return numbered(sheet, A_SPACE + i).append(price(SPACES[i]), style=QUIET if is_dim else "")


def _work(sheet: Sheet, position: int) -> list[Text]:
    work = sheet.s.works[position]
    out = Text(f" {position + 1} ").append_text(padded(_space(sheet, WORK_SPACES + position), _SPACE))
    return wrapped(out.append("—" if work == EMPTY else work_words(sheet, work)), 16, 0)
