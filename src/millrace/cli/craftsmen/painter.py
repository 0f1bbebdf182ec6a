"""The painter of Craftsmen: the screen before a question, the pages of detail, the ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from millrace.cli.craftsmen.goods import draw_granary, draw_ships
from millrace.cli.craftsmen.hints import about, labels, notes, paths, tell_town
from millrace.cli.craftsmen.page import PACKAGES, CraftsmenPage, good_number
from millrace.cli.craftsmen.paying import read_payment
from millrace.cli.craftsmen.plans import tell_fits, tell_plan, tell_plans
from millrace.cli.craftsmen.players import draw_estate, draw_hand, draw_players
from millrace.cli.craftsmen.town import draw_header, draw_market, draw_town
from millrace.cli.painter import GameCommand, Painter, Prompt
from millrace.cli.question import asked
from millrace.cli.screen import rule, ruled
from millrace.games.craftsmen.content.board import N_TOWN
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.notation import ACTIONS
from millrace.games.craftsmen.numbers import (
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
    OP_TOWN_HALL,
    OP_TRADE_PLACE,
)
from millrace.games.craftsmen.state import State
from millrace.rooms.protocol import Told
from millrace.words import Words

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
# questions whose options do not depend on a hand
_OPEN: Final = (OP_BANKERS, OP_NOTARY, OP_CRAFT, OP_RAW, OP_MERCHANTS, OP_TOWN_HALL, OP_TOKEN)
_ANNOUNCED: Final = ("season", "phase", "stage")
_ON_TABLE: Final = ("capital_up", "building_up")  # is seen there


# Commands -------------------------------------------------------------------------------------------------


def _table(prompt: Prompt, page: CraftsmenPage, _: str) -> None:
    prompt.show(draw_table(page))


def _town(prompt: Prompt, page: CraftsmenPage, _: str) -> None:
    about_all = [line for town in range(N_TOWN) for line in tell_town(page, town)]
    prompt.show([*draw_header(page), *draw_town(page), *about_all])


def _market(prompt: Prompt, page: CraftsmenPage, _: str) -> None:
    prompt.show(draw_market(page))


def _board(prompt: Prompt, page: CraftsmenPage, _: str) -> None:
    prompt.show([*draw_ships(page), *draw_granary(page)])


def _players(prompt: Prompt, page: CraftsmenPage, _: str) -> None:
    prompt.show(draw_players(page))


def _hand(prompt: Prompt, page: CraftsmenPage, _: str) -> None:
    prompt.show(draw_hand(page))


def _plan(prompt: Prompt, page: CraftsmenPage, rest: str) -> None:
    """`plan beer`: what it takes; alone: all goods that are shipped."""
    good = good_number(rest, page)
    if not rest:
        prompt.show(tell_plans(page, page.viewer))
    elif good < 0:
        prompt.note("ui-c-no-good", text=rest[:40])
    else:
        prompt.show(tell_plan(page, page.viewer, good))


def _fits(prompt: Prompt, page: CraftsmenPage, _: str) -> None:
    prompt.show(tell_fits(page, page.viewer))


# The screen -----------------------------------------------------------------------------------------------


def draw_table(page: CraftsmenPage) -> list[Text]:
    """Everything but the question."""
    return [
        *draw_header(page),
        *draw_town(page),
        *draw_market(page),
        *draw_ships(page),
        *draw_granary(page),
        *draw_players(page),
        *draw_hand(page),
    ]


def _part(page: CraftsmenPage) -> list[Text]:
    """What a question in the middle of an action is about."""
    op = page.s.stack[-1].op
    lines: list[Text] = []
    if op == OP_STACK:
        lines += draw_town(page)
    if op in _AT_MARKET:
        lines += draw_market(page)
    if op in _OF_SHIPS:
        lines += draw_ships(page)
    if op in _OF_GRANARY:
        lines += draw_granary(page)
    if op in _IN_ROW:
        lines += [rule(page.say("place-row")), *draw_estate(page, page.viewer)]
    return lines + draw_hand(page)


class CraftsmenPainter(Painter[CraftsmenPage]):
    game = GAME
    packages = PACKAGES
    has_secrets = True
    turns_run_on = True
    most_columns = 5
    help_key = "ui-c-help"
    why_key = "ui-c-why-help"
    subcommands = ("millrace.cli.craftsmen.plan_command",)
    commands: ClassVar[Mapping[str, GameCommand[CraftsmenPage]]] = {
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
    ) -> CraftsmenPage:
        return CraftsmenPage(s, words, names, numbers)

    def moment(self, page: CraftsmenPage, news: list[Text], *, is_new: bool) -> list[Text]:
        is_whole = is_new or page.s.stack[-1].op in _WHOLE
        lines = draw_table(page) if is_whole else _part(page)
        if news:
            lines += [rule(page.say("ui-news")), *news]
        lines += ruled(page.say("ui-question"), page.say("ui-question-note"))
        return [Text(), *lines, *asked(page), *notes(page), *self.options(page)]

    def answers_itself(self, page: CraftsmenPage, *, is_alone: bool) -> bool:
        """Before others only where everybody can see that nothing else is possible."""
        return super().answers_itself(page, is_alone=is_alone) and (is_alone or page.s.stack[-1].op in _OPEN)

    def paths(self, page: CraftsmenPage) -> list[tuple[int, ...]]:
        return paths(page)

    def labels(self, page: CraftsmenPage) -> list[Text]:
        return labels(page)

    def about(self, page: CraftsmenPage, path: Sequence[int]) -> list[Text]:
        return about(page, path[0])

    def announces(self, told: Told) -> bool:
        return told.kind in _ANNOUNCED

    def is_dull(self, told: Told) -> bool:
        return told.kind in _ON_TABLE

    def ties(self, page: CraftsmenPage) -> list[tuple[str, list[int]]]:
        seats = page.s.seats
        return [
            ("ui-points-c-hand", [p.capital.bit_count() for p in seats]),
            ("ui-points-c-order", [page.s.order.index(seat) + 1 for seat in range(len(seats))]),
        ]

    def read(self, text: str) -> int:
        return ACTIONS.read_loosely(text)

    def read_path(self, page: CraftsmenPage, text: str) -> tuple[int, ...]:
        """While paying, cards in a row are the payment."""
        return read_payment(page, text) or super().read_path(page, text)


PAINTER: Final = CraftsmenPainter()
