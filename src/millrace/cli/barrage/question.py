"""The pending question of Barrage in words, with its options numbered in the engine's order."""

from __future__ import annotations

from rich.text import Text

from millrace.cli.barrage.boards import draw_actions
from millrace.cli.barrage.effects import building_words, effects_words, segment_words, tile_words, work_words
from millrace.cli.barrage.menu import price
from millrace.cli.barrage.page import BarragePage
from millrace.cli.question import asked, listed, option
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbering import company_of, officer_of
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
from millrace.games.barrage.ops.prices import price as build_price
from millrace.games.barrage.ops.sites import surcharge


def draw_question(page: BarragePage) -> list[Text]:
    """The question, then the options: a turn's as the boards they stand on, all others as a list."""
    f = page.s.stack[-1]
    return asked(page) + (draw_actions(page, f.seat) if f.op == OP_TURN else draw_options(page))


def draw_options(page: BarragePage) -> list[Text]:
    """One option to a line with its notation; short ones share a line."""
    return listed(label_options(page))


def label_options(page: BarragePage) -> list[Text]:
    return [option(page, [action], hint=_hint(page, action)) for action in page.numbers]


def _hint(page: BarragePage, action: int) -> str:
    """What a player would otherwise have to look up: a reward, an ability, a price."""
    f = page.s.stack[-1]
    kind = ACTIONS.kind_of(action)
    i = action - kind.first
    match kind.word:
        case "contract":
            return effects_words(page, CONTRACTS[i].rewards)
        case "tile" | "copy":
            return page.say(f"tile-{TILES[i].key}-effect")
        case "space":
            return _space(page, i)
        case "officer":
            return page.say(f"officer-{OFFICERS[i].key}-ability")
        case "company" if f.op == OP_DRAFT_COMPANY:
            partner = next(officer_of(pair) for pair in page.s.pairs if company_of(pair) == i)
            return _abilities(page, i, partner)
        case "site" if f.op == OP_SITE:
            return _price(page, f.seat, f.a, i)
        case "work":
            return effects_words(page, WORKS[i].rewards)
        case "use":
            return building_words(page, i)
        case "segment":
            return segment_words(page, page.s.seats[f.seat].wheel[i])
        case _:
            return ""


def _space(page: BarragePage, i: int) -> str:
    """What a shared space takes; also what its tile, work or building does."""
    if i == BANK:
        return ""
    return ". ".join(filter(None, (price(SPACES[i]), _on_space(page, i))))


def _on_space(page: BarragePage, i: int) -> str:
    if i >= BUILDING_SPACES:
        return building_words(page, (i - BUILDING_SPACES) // SLOTS)
    if i >= WORK_SPACES:
        work = page.s.works[i - WORK_SPACES]
        return work_words(page, work) if work != EMPTY else ""
    return tile_words(page, page.s.patents[i - PATENT_SPACES]) if i >= PATENT_SPACES else ""


def _abilities(page: BarragePage, company: int, officer: int) -> str:
    ours = page.say(f"company-{COMPANIES[company].key}-ability")
    return page.say(f"officer-{OFFICERS[officer].key}-ability") + " " + page.say("ui-third", ability=ours)


def _price(page: BarragePage, seat: int, structure: int, site: int) -> str:
    """What a tile without effect on the price would make the site cost."""
    due = build_price(page.s.seats[seat], structure, site, 0)
    border = surcharge(structure, site, 0)
    parts = (("excavators", due >> 4), ("mixers", due & 15), ("credits", border))
    return " + ".join(page.say(key, n=n) for key, n in parts if n)
