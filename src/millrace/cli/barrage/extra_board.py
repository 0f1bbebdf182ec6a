"""The extra management board of the Leeghwater Project: private buildings and external works as a menu."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.effects import effects_words, work_words
from millrace.cli.barrage.menu import ENGINEER, numbered, price
from millrace.cli.barrage.page import BarragePage
from millrace.cli.screen import CHOICE, QUIET, STRONG, padded, rule, wrapped
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

_SLOTS: Final = 13  # U - +3· +3·
_SPACE: Final = 11
_CLOSED: Final = "-"
_FREE: Final = "·"
_LEGAL: Final = "◇"


def draw_extra(page: BarragePage) -> list[Text]:
    """Nothing without the expansion."""
    if not page.s.buildings:
        return []
    lines = [rule(page.say("ui-extra"), page.say("ui-extra-note"))]
    width = max(len(_name(page, building)) for building in page.s.buildings)
    for place, building in enumerate(page.s.buildings):
        lines += _building(page, place, building, width)
    lines.append(Text(page.say("section-works").upper(), style=STRONG))
    for position in range(len(page.s.works)):
        lines += _work(page, position)
    return lines


def _name(page: BarragePage, building: int) -> str:
    return page.say("building-" + BUILDINGS[building].key)


def _building(page: BarragePage, place: int, building: int, width: int) -> list[Text]:
    """Name, worth, machines, slots, what its spaces take, what they do; then the spaces if they matter."""
    row = BUILDINGS[building]
    out = Text(f" {place + 1} ").append_text(padded(_name(page, building), width))
    out.append(f"{row.vp:>3} ", style=STRONG)
    out.append(f"{row.excavators}/{row.mixers} ")
    out.append_text(padded(_slots(page, building), _SLOTS))
    spaces = range(BUILDING_SPACES + building * SLOTS, BUILDING_SPACES + (building + 1) * SLOTS)
    out.append(f"{price(SPACES[spaces[0]])}/{price(SPACES[spaces[1]])}  ", style=QUIET)
    lines = wrapped(out.append(effects_words(page, row.effects)), 5, 0)
    if all(page.s.spaces[i] == 0 and A_SPACE + i not in page.numbers for i in spaces):
        return lines
    standing = Text("   ")
    for i in spaces:
        standing.append_text(padded(_space(page, i), _SPACE))
    standing.rstrip()
    return [*lines, standing]


def _slots(page: BarragePage, building: int) -> Text:
    """Who built where; the third and fourth slot cost credits while they are free."""
    out = Text()
    for slot in range(SLOTS):
        i = building * SLOTS + slot
        owner = page.s.slots[i]
        out.append(" " if slot else "")
        if owner != EMPTY:
            out.append_text(page.mark(owner))
            continue
        if len(page.s.seats) < SLOT_FEWEST[slot]:
            out.append(_CLOSED, style=QUIET)
            continue
        is_legal = A_SITE + SITE_BUILDING + i in page.numbers
        out.append(f"+{SURCHARGE}" if SLOT_RED[slot] else "", style=QUIET)
        out.append(_LEGAL if is_legal else _FREE, style=CHOICE if is_legal else QUIET)
    return out


def _space(page: BarragePage, i: int) -> Text:
    """Who stands there, what it takes, or that it is closed to everybody (L8.2)."""
    cell = page.s.spaces[i]
    if cell > 0:
        return Text("    ").append_text(page.mark(cell - 1 >> 4)).append(f" {cell - 1 & 15}{ENGINEER}")
    if cell == BLOCKED:
        return Text("    ").append(_CLOSED, style=QUIET)
    is_dim = bool(page.numbers) and A_SPACE + i not in page.numbers
    return numbered(page, A_SPACE + i).append(price(SPACES[i]), style=QUIET if is_dim else "")


def _work(page: BarragePage, position: int) -> list[Text]:
    work = page.s.works[position]
    out = Text(f" {position + 1} ").append_text(padded(_space(page, WORK_SPACES + position), _SPACE))
    return wrapped(out.append("—" if work == EMPTY else work_words(page, work)), 16, 0)
