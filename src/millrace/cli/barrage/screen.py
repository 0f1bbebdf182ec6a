"""The screen of Barrage: what is drawn before a question, and the pages of detail."""

from __future__ import annotations

from rich.text import Text

from millrace.cli.barrage.automa_tiles import automa_line
from millrace.cli.barrage.boards import draw_actions
from millrace.cli.barrage.companies import draw_companies
from millrace.cli.barrage.contracts import draw_contracts
from millrace.cli.barrage.effects import tile_words
from millrace.cli.barrage.energy_track import draw_header, draw_objective, draw_track
from millrace.cli.barrage.extra_board import draw_extra
from millrace.cli.barrage.map import draw_map
from millrace.cli.barrage.page import Sheet
from millrace.cli.barrage.question import draw_question
from millrace.cli.screen import rule, wrapped
from millrace.games.barrage.numbers import (
    BUILDING,
    EMPTY,
    OP_DRAFT_COMPANY,
    OP_DRAFT_CONTRACT,
    OP_DROP_ON_DAM,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_PLACE_DROPS,
    OP_REFILL,
    OP_SITE,
    OP_TURN,
)
from millrace.kernel.stack import NOBODY

_WHOLE = (OP_DRAFT_COMPANY, OP_TURN)  # questions before which the whole table is looked at
_ON_MAP = (OP_SITE, OP_FREE_BUILD, OP_PLACE_DROPS, OP_FLOW_DROPS, OP_DROP_ON_DAM, OP_REFILL)


def draw_table(sheet: Sheet, seat: int) -> list[Text]:
    """Everything but the question."""
    s = sheet.s
    lines = [*draw_header(sheet), *draw_map(sheet), *draw_track(sheet), *draw_contracts(sheet)]
    return lines + ([*draw_companies(sheet, seat), *automa_line(sheet)] if s.round else [])


def draw_moment(sheet: Sheet, news: list[Text], *, is_new: bool) -> list[Text]:
    """What a player needs for the pending question: the whole table when a turn begins, else a part of it."""
    f = sheet.s.stack[-1]
    if f.op in _WHOLE or is_new:
        lines = draw_table(sheet, f.seat)
    elif f.op == OP_SITE and f.a == BUILDING:
        lines = draw_extra(sheet)
    elif f.op in _ON_MAP:
        lines = draw_map(sheet)
    elif f.op == OP_DRAFT_CONTRACT:
        lines = draw_contracts(sheet)
    else:
        lines = []
    if news:
        lines += [rule(sheet.say("ui-news")), *news]
    note = "ui-turn-note" if f.op == OP_TURN else "ui-question-note"
    return [Text(), *lines, rule(sheet.say("ui-question"), sheet.say(note)), *draw_question(sheet)]


def draw_board(sheet: Sheet) -> list[Text]:
    """The management board and the patent office, with the energy track and the objective tile."""
    seat = sheet.s.stack[-1].seat if sheet.s.stack else NOBODY
    title = rule(sheet.say("ui-board"), sheet.say("ui-board-note"))
    tiles = [
        line for tile in sheet.s.patents if tile != EMPTY for line in wrapped(tile_words(sheet, tile), 2, 0)
    ]
    return [*draw_track(sheet), *draw_objective(sheet), title, *draw_actions(sheet, seat), *tiles]
