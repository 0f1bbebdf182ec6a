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
from millrace.cli.barrage.page import BarragePage
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


def draw_table(page: BarragePage, seat: int) -> list[Text]:
    """Everything but the question."""
    s = page.s
    lines = [*draw_header(page), *draw_map(page), *draw_track(page), *draw_contracts(page)]
    return lines + ([*draw_companies(page, seat), *automa_line(page)] if s.round else [])


def draw_moment(page: BarragePage, news: list[Text], *, is_new: bool) -> list[Text]:
    """What a player needs for the pending question: the whole table when a turn begins, else a part of it."""
    f = page.s.stack[-1]
    if f.op in _WHOLE or is_new:
        lines = draw_table(page, f.seat)
    elif f.op == OP_SITE and f.a == BUILDING:
        lines = draw_extra(page)
    elif f.op in _ON_MAP:
        lines = draw_map(page)
    elif f.op == OP_DRAFT_CONTRACT:
        lines = draw_contracts(page)
    else:
        lines = []
    if news:
        lines += [rule(page.say("ui-news")), *news]
    note = "ui-turn-note" if f.op == OP_TURN else "ui-question-note"
    return [Text(), *lines, rule(page.say("ui-question"), page.say(note)), *draw_question(page)]


def draw_board(page: BarragePage) -> list[Text]:
    """The management board and the patent office, with the energy track and the objective tile."""
    seat = page.s.stack[-1].seat if page.s.stack else NOBODY
    title = rule(page.say("ui-board"), page.say("ui-board-note"))
    tiles = [
        line for tile in page.s.patents if tile != EMPTY for line in wrapped(tile_words(page, tile), 2, 0)
    ]
    return [*draw_track(page), *draw_objective(page), title, *draw_actions(page, seat), *tiles]
