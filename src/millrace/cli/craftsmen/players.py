"""Everybody's estate, and the own hand."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from millrace.cli.craftsmen.page import LEFT, NONE, RIGHT, CraftsmenPage, building, card_number, colour
from millrace.cli.craftsmen.town import offered
from millrace.cli.screen import CHOICE, QUIET, STRONG, filled, printable, ruled
from millrace.games.craftsmen.capital import set_worth
from millrace.games.craftsmen.content.buildings import CARD_INPUTS, COLOUR_KEYS
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.numbers import A_LEFT, A_RIGHT
from millrace.games.craftsmen.planner import fitting_cards
from millrace.kernel.stack import NOBODY

_GAP: Final = " · "
_BETWEEN: Final = " │ "
_FILLED: Final = "■"
_UNFILLED: Final = "□"
_ENDS: Final = {A_LEFT: LEFT, A_RIGHT: RIGHT}


def draw_players(page: CraftsmenPage) -> list[Text]:
    lines = ruled(page.say("ui-c-players"), page.say("ui-c-players-note"))
    for seat in range(len(page.view["seats"])):
        lines += draw_estate(page, seat)
    return lines


def draw_estate(page: CraftsmenPage, seat: int) -> list[Text]:
    """Points, cards and tokens in one line, the row of buildings below it."""
    p = page.view["seats"][seat]
    return [*_state_of(page, seat, p), *filled([_built(page, b) for b in p["row"]], _BETWEEN, 4, 2)]


def _state_of(page: CraftsmenPage, seat: int, p: dict[str, Any]) -> list[Text]:
    who = Text().append_text(page.mark(seat)).append(" ")
    who.append(printable(page.names[seat]) or page.seat(seat), style=STRONG)
    capital, cards = p["capital"], p["cards"]
    parts = [
        who,
        Text(page.say("points", n=p["vp"]), style=STRONG),
        Text(page.say("capital-cards", n=capital if isinstance(capital, int) else len(capital))),
        Text(page.say("building-cards", n=cards if isinstance(cards, int) else len(cards))),
        Text(f"{page.say('place-fair')} {p['fair']}"),
        Text(f"◆{p['privileges']} ▲{p['works']} ●{p['assistants']}"),
    ]
    if p["passed"]:
        parts.append(Text(page.say("ui-passed"), style=QUIET))
    return filled(parts, _GAP, 4, 0)


def _built(page: CraftsmenPage, built: dict[str, Any]) -> Text:
    """A card of a row with its input icons, filled or not."""
    card = card_number(built["card"])
    out = building(page, card)
    for good in CARD_INPUTS[card]:
        is_filled = GOOD_KEYS[good] in built["filled"]
        out.append(
            f" {_FILLED if is_filled else _UNFILLED}{page.good(good)}", style="" if is_filled else QUIET
        )
    return out


def draw_hand(page: CraftsmenPage) -> list[Text]:
    """The hand of whoever looks: capital by colour with its worth, building cards with where they fit."""
    if page.viewer == NOBODY:
        return []
    p = page.view["seats"][page.viewer]
    worth = page.say("ui-c-worth", n=p["worth"])
    title = ruled(page.say("place-hand"), f"{worth}{_GAP}{page.say('ui-c-hand-note')}")
    lines = [*title, *filled([_of_colour(p["capital"], key) for key in COLOUR_KEYS], _BETWEEN, 2, 1)]
    if p["cards"]:
        lines += filled([with_ends(page, card_number(key)) for key in p["cards"]], "   ", 2, 1)
    looked = page.view["looked"]
    if isinstance(looked, list) and looked:
        cards = [offered(page, card_number(key)) for key in looked]
        lines += filled([Text(page.say("ui-c-looked"), style=STRONG), *cards], "  ", 4, 1)
    return lines


def _of_colour(capital: list[str], key: str) -> Text:
    """`V 1 1 3 = 10`."""
    values = sorted(int(card[-1]) for card in capital if card[:-2] == key)
    out = colour(key)
    if not values:
        return out.append(f" {NONE}", style=QUIET)
    worth = set_worth(values.count(1), values.count(2), values.count(3))
    return out.append(" " + " ".join(map(str, values))).append(f" = {worth}", style=QUIET)


def with_ends(page: CraftsmenPage, card: int) -> Text:
    """A card between the marks of the ends of the own row where it would fit."""
    ends = [_ENDS[side] for _, sides in fitting_cards(page.s.seats[page.viewer], [card]) for side in sides]
    out = Text(LEFT if LEFT in ends else "", style=CHOICE).append_text(offered(page, card))
    return out.append(RIGHT if RIGHT in ends else "", style=CHOICE)
