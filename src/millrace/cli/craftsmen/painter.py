"""The painter of Craftsmen: the screen before a question, the pages of detail, the ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.text import Text

from millrace.cli.craftsmen.goods import draw_granary, draw_ships
from millrace.cli.craftsmen.page import Leaf, good_number, recipe
from millrace.cli.craftsmen.paragraphs import ANNOUNCED, CraftsmenStory
from millrace.cli.craftsmen.plans import tell_fits, tell_plan, tell_plans
from millrace.cli.craftsmen.players import draw_estate, draw_hand, draw_players
from millrace.cli.craftsmen.town import draw_header, draw_market, draw_town
from millrace.cli.final_scores import final_table
from millrace.cli.history import Chronicle, Paragraph
from millrace.cli.page import Page
from millrace.cli.painter import Command, Painter
from millrace.cli.question import asked, listed
from millrace.cli.screen import rule
from millrace.cli.telling import bullet, heading, summary, told_line
from millrace.games.craftsmen.content.buildings import BUILD_COST, CARD_TIER, N_CARDS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.notation import ACTIONS
from millrace.games.craftsmen.numbers import (
    A_AUCTION,
    A_BUY,
    A_CARD,
    E_BUILDING_UP,
    E_DEALT_UP,
    E_SEASON,
    OP_BANKERS,
    OP_BANKERS_MORE,
    OP_BID,
    OP_BRIBE,
    OP_BUILD,
    OP_CRAFT,
    OP_GRANARY_REWARD,
    OP_HALF_PLACE,
    OP_LOOK_ORDER,
    OP_LOOK_SHOW,
    OP_LOOK_TIER,
    OP_LOOK_WHERE,
    OP_MAYOR_ANSWER,
    OP_MERCHANT_SLOT,
    OP_MERCHANTS,
    OP_NOTARY,
    OP_OPEN,
    OP_RAW,
    OP_RAW_PLACE,
    OP_SEND,
    OP_SHIP,
    OP_SIDE,
    OP_STACK,
    OP_SWAP_CARD,
    OP_TOKEN,
    OP_TRADE_PLACE,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.stack import Event
from millrace.words import Words

if TYPE_CHECKING:
    from millrace.cli.prompt import Desk
    from millrace.cli.session import Session

_WHOLE: Final = (OP_SEND, OP_SWAP_CARD)  # questions before which the whole table is looked at
_AT_MARKET: Final = (
    *(OP_BANKERS, OP_BANKERS_MORE, OP_NOTARY, OP_OPEN, OP_BID, OP_MAYOR_ANSWER),
    *(OP_LOOK_TIER, OP_LOOK_SHOW, OP_LOOK_WHERE, OP_LOOK_ORDER, OP_GRANARY_REWARD),
)
_IN_ROW: Final = (
    *(OP_BUILD, OP_SIDE, OP_CRAFT, OP_RAW, OP_RAW_PLACE, OP_TRADE_PLACE, OP_HALF_PLACE),
    *(OP_MERCHANTS, OP_MERCHANT_SLOT, OP_TOKEN),
)
_OF_GRANARY: Final = (OP_HALF_PLACE, OP_MERCHANTS)
_OF_SHIPS: Final = (OP_SHIP, OP_BRIBE)
_COLUMNS: Final = 5
_ON_TABLE: Final = (E_DEALT_UP, E_BUILDING_UP)  # is seen there


def _leaf(page: Page[Any]) -> Leaf:
    assert isinstance(page, Leaf), "the painter of Craftsmen makes nothing else"
    return page


# Commands -------------------------------------------------------------------------------------------------


def _table(desk: Desk, _: str) -> None:
    desk.show(draw_table(_leaf(desk.page()), announced(desk.session, desk.page())))


def _town(desk: Desk, _: str) -> None:
    leaf = _leaf(desk.page())
    desk.show([*draw_header(leaf, announced(desk.session, leaf)), *draw_town(leaf)])


def _market(desk: Desk, _: str) -> None:
    desk.show(draw_market(_leaf(desk.page())))


def _board(desk: Desk, _: str) -> None:
    leaf = _leaf(desk.page())
    desk.show([*draw_ships(leaf), *draw_granary(leaf)])


def _players(desk: Desk, _: str) -> None:
    desk.show(draw_players(_leaf(desk.page())))


def _hand(desk: Desk, _: str) -> None:
    desk.show(draw_hand(_leaf(desk.page())))


def _plan(desk: Desk, rest: str) -> None:
    """`plan beer`: what it takes; alone: all goods that are shipped."""
    leaf = _leaf(desk.page())
    good = good_number(rest, leaf)
    if not rest:
        desk.show(tell_plans(leaf, leaf.viewer))
    elif good < 0:
        desk.note("ui-c-no-good", text=rest[:40])
    else:
        desk.show(tell_plan(leaf, leaf.viewer, good))


def _fits(desk: Desk, _: str) -> None:
    leaf = _leaf(desk.page())
    desk.show(tell_fits(leaf, leaf.viewer))


# The screen -----------------------------------------------------------------------------------------------


def announced(session: Session, page: Page[Any]) -> str:
    """The phase or stage that was announced last; a new season says nothing more than itself."""
    for event in session.chronicle.backwards():
        if event[0] in ANNOUNCED:
            return "" if event[0] == E_SEASON else page.words.say(GAME.told(page.s, event).message)
    return ""


def draw_table(leaf: Leaf, stage: str) -> list[Text]:
    """Everything but the question."""
    return [
        *draw_header(leaf, stage),
        *draw_town(leaf),
        *draw_market(leaf),
        *draw_ships(leaf),
        *draw_granary(leaf),
        *draw_players(leaf),
        *draw_hand(leaf),
    ]


def _part(leaf: Leaf) -> list[Text]:
    """What a question in the middle of an action is about."""
    op = leaf.s.stack[-1].op
    lines: list[Text] = []
    if op == OP_STACK:
        lines += draw_town(leaf)
    if op in _AT_MARKET:
        lines += draw_market(leaf)
    if op in _OF_SHIPS:
        lines += draw_ships(leaf)
    if op in _OF_GRANARY:
        lines += draw_granary(leaf)
    if op in _IN_ROW:
        lines += [rule(leaf.say("place-row")), *draw_estate(leaf, leaf.viewer)]
    return lines + draw_hand(leaf)


def draw_options(leaf: Leaf) -> list[Text]:
    return listed(leaf, lambda action: _hint(leaf, action), _COLUMNS)


def _hint(leaf: Leaf, action: int) -> str:
    """What a building makes, and what it costs where that is asked."""
    if A_CARD <= action < A_CARD + N_CARDS:
        card = action - A_CARD
        cost = BUILD_COST[CARD_TIER[card]]
        price = f" ({leaf.say('ui-c-cost', n=cost)})" if leaf.s.stack[-1].op == OP_BUILD else ""
        return recipe(leaf, card) + price
    if A_BUY <= action < A_AUCTION:
        return recipe(leaf, leaf.s.display[action - A_BUY])
    return ""


def _is_dull(event: Event) -> bool:
    return event[0] in _ON_TABLE


class CraftsmenPainter(Painter[State]):
    game = GAME
    story = CraftsmenStory()
    has_secrets = True
    help_key = "ui-c-help"
    why_key = "ui-c-why-help"
    commands: ClassVar[Mapping[str, Command]] = {
        "table": _table,
        "town": _town,
        "market": _market,
        "board": _board,
        "players": _players,
        "hand": _hand,
        "plan": _plan,
        "fits": _fits,
    }

    def page(
        self, s: State, words: Words, names: Sequence[str], numbers: Mapping[int, int] | None = None
    ) -> Leaf:
        return Leaf(s, words, names, numbers)

    def moment(self, session: Session, page: Page[State], news: list[Text], *, is_new: bool) -> list[Text]:
        leaf = _leaf(page)
        is_whole = is_new or leaf.s.stack[-1].op in _WHOLE
        lines = draw_table(leaf, announced(session, leaf)) if is_whole else _part(leaf)
        if news:
            lines += [rule(leaf.say("ui-news")), *news]
        lines.append(rule(leaf.say("ui-question"), leaf.say("ui-question-note")))
        return [Text(), *lines, *asked(leaf), *draw_options(leaf)]

    def options(self, page: Page[State]) -> list[Text]:
        return draw_options(_leaf(page))

    def summary(self, page: Page[State], paragraphs: Sequence[Paragraph]) -> list[Text]:
        """Without what lies on the table, and without stages in which nothing happened."""
        told = [
            p for p in paragraphs if any(h.event[0] not in (*ANNOUNCED, *_ON_TABLE) for h in p.happenings)
        ]
        return summary(page, told, _is_dull)

    def log(
        self,
        page: Page[State],
        paragraphs: Sequence[Paragraph],
        *,
        is_whole: bool,  # noqa: ARG002 - nothing is folded
    ) -> list[Text]:
        lines: list[Text] = []
        for paragraph in paragraphs:
            lines += heading(page, paragraph)
            for _, event in paragraph.happenings:
                lines += bullet(told_line(page, event))
        return lines

    def ending(self, page: Page[State], chronicle: Chronicle[State]) -> list[Text]:
        seats = page.s.seats
        points = [chronicle.points(seat) for seat in range(len(seats))]
        ties = [
            ("ui-points-c-hand", [p.capital.bit_count() for p in seats]),
            ("ui-points-c-order", [page.s.order.index(seat) + 1 for seat in range(len(seats))]),
        ]
        return final_table(page, points, ties)

    def read(self, text: str) -> int:
        return ACTIONS.read_loosely(text)
