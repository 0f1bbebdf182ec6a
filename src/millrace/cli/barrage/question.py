"""The pending question of Barrage in words, with its options numbered in the engine's order."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from millrace.cli.barrage.boards import draw_actions
from millrace.cli.barrage.effects import building_words, effects_words, segment_words, tile_words, work_words
from millrace.cli.barrage.menu import price
from millrace.cli.barrage.page import Sheet
from millrace.cli.question import asked, listed
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbers import (
    BANK,
    BUILDING_SPACES,
    EMPTY,
    OP_DRAFT_COMPANY,
    OP_SITE,
    OP_TURN,
    PATENT_SPACES,
    SLOTS,
    WORK_SPACES,
)
from millrace.games.barrage.ops.construct import price as build_price
from millrace.games.barrage.ops.construct import surcharge
from millrace.games.barrage.ops.deal import company_of, officer_of


def draw_question(sheet: Sheet) -> list[Text]:
    """The question, then the options: a turn's as the boards they stand on, all others as a list."""
    f = sheet.s.stack[-1]
    return asked(sheet) + (draw_actions(sheet, f.seat) if f.op == OP_TURN else draw_options(sheet))


def draw_options(sheet: Sheet) -> list[Text]:
    """One option to a line with its notation; short ones share a line."""
    return listed(sheet, partial(_hint, sheet))


def _hint(sheet: Sheet, action: int) -> str:
    """What a player would otherwise have to look up: a reward, an ability, a price."""
    f = sheet.s.stack[-1]
    kind = ACTIONS.kind_of(action)
    i = action - kind.first
    match kind.word:
        case "contract":
            return effects_words(sheet, CONTRACTS[i].rewards)
        case "tile" | "copy":
            return sheet.say(f"tile-{TILES[i].key}-effect")
        case "space":
            return _space(sheet, i)
        case "officer":
            return sheet.say(f"officer-{OFFICERS[i].key}-ability")
        case "company" if f.op == OP_DRAFT_COMPANY:
            partner = next(officer_of(pair) for pair in sheet.s.pairs if company_of(pair) == i)
            return _abilities(sheet, i, partner)
        case "site" if f.op == OP_SITE:
            return _price(sheet, f.seat, f.a, i)
        case "work":
            return effects_words(sheet, WORKS[i].rewards)
        case "use":
            return building_words(sheet, i)
        case "segment":
            return segment_words(sheet, sheet.s.seats[f.seat].wheel[i])
        case _:
            return ""


def _space(sheet: Sheet, i: int) -> str:
    """What a shared space takes; also what its tile, work or building does."""
    if i == BANK:
        return ""
    return ". ".join(filter(None, (price(SPACES[i]), _on_space(sheet, i))))


def _on_space(sheet: Sheet, i: int) -> str:
    if i >= BUILDING_SPACES:
        return building_words(sheet, (i - BUILDING_SPACES) // SLOTS)
    if i >= WORK_SPACES:
        work = sheet.s.works[i - WORK_SPACES]
        return work_words(sheet, work) if work != EMPTY else ""
    return tile_words(sheet, sheet.s.patents[i - PATENT_SPACES]) if i >= PATENT_SPACES else ""


def _abilities(sheet: Sheet, company: int, officer: int) -> str:
    ours = sheet.say(f"company-{COMPANIES[company].key}-ability")
    return sheet.say(f"officer-{OFFICERS[officer].key}-ability") + " " + sheet.say("ui-third", ability=ours)


def _price(sheet: Sheet, seat: int, structure: int, site: int) -> str:
    """What a tile without effect on the price would make the site cost."""
    due = build_price(sheet.s.seats[seat], structure, site, 0)
    border = surcharge(structure, site, 0)
    parts = (("excavators", due >> 4), ("mixers", due & 15), ("credits", border))
    return " + ".join(sheet.say(key, n=n) for key, n in parts if n)
