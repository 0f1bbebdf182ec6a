"""Everybody's estate, and the own hand."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from millrace.cli.craftsmen.page import LEFT, NONE, RIGHT, Leaf, building, card_number, colour
from millrace.cli.craftsmen.town import offered
from millrace.cli.screen import CHOICE, QUIET, STRONG, filled, printable, rule
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


def draw_players(leaf: Leaf) -> list[Text]:
    lines = [rule(leaf.say("ui-c-players"), leaf.say("ui-c-players-note"))]
    for seat in range(len(leaf.look["seats"])):
        lines += draw_estate(leaf, seat)
    return lines


def draw_estate(leaf: Leaf, seat: int) -> list[Text]:
    """Points, cards and tokens in one line, the row of buildings below it."""
    p = leaf.look["seats"][seat]
    return [*_state_of(leaf, seat, p), *filled([_built(leaf, b) for b in p["row"]], _BETWEEN, 4, 2)]


def _state_of(leaf: Leaf, seat: int, p: dict[str, Any]) -> list[Text]:
    who = Text().append_text(leaf.mark(seat)).append(" ")
    who.append(printable(leaf.names[seat]) or leaf.seat(seat), style=STRONG)
    capital, cards = p["capital"], p["cards"]
    parts = [
        who,
        Text(leaf.say("points", n=p["vp"]), style=STRONG),
        Text(leaf.say("capital-cards", n=capital if isinstance(capital, int) else len(capital))),
        Text(leaf.say("building-cards", n=cards if isinstance(cards, int) else len(cards))),
        Text(f"{leaf.say('place-fair')} {p['fair']}"),
        Text(f"◆{p['privileges']} ▲{p['works']} ●{p['assistants']}"),
    ]
    if p["passed"]:
        parts.append(Text(leaf.say("ui-passed"), style=QUIET))
    return filled(parts, _GAP, 4, 0)


def _built(leaf: Leaf, built: dict[str, Any]) -> Text:
    """A card of a row with its input icons, filled or not."""
    card = card_number(built["card"])
    out = building(leaf, card)
    for good in CARD_INPUTS[card]:
        is_filled = GOOD_KEYS[good] in built["filled"]
        out.append(
            f" {_FILLED if is_filled else _UNFILLED}{leaf.good(good)}", style="" if is_filled else QUIET
        )
    return out


def draw_hand(leaf: Leaf) -> list[Text]:
    """The hand of whoever looks: capital by colour with its worth, building cards with where they fit."""
    if leaf.viewer == NOBODY:
        return []
    p = leaf.look["seats"][leaf.viewer]
    worth = leaf.say("ui-c-worth", n=p["worth"])
    title = rule(leaf.say("place-hand"), f"{worth}{_GAP}{leaf.say('ui-c-hand-note')}")
    lines = [title, *filled([_of_colour(p["capital"], key) for key in COLOUR_KEYS], _BETWEEN, 2, 1)]
    if p["cards"]:
        lines += filled([with_ends(leaf, card_number(key)) for key in p["cards"]], "   ", 2, 1)
    looked = leaf.look["looked"]
    if isinstance(looked, list) and looked:
        cards = [offered(leaf, card_number(key)) for key in looked]
        lines += filled([Text(leaf.say("ui-c-looked"), style=STRONG), *cards], "  ", 4, 1)
    return lines


def _of_colour(capital: list[str], key: str) -> Text:
    """`V 1 1 3 = 10`."""
    values = sorted(int(card[-1]) for card in capital if card[:-2] == key)
    out = colour(key)
    if not values:
        return out.append(f" {NONE}", style=QUIET)
    worth = set_worth(values.count(1), values.count(2), values.count(3))
    return out.append(" " + " ".join(map(str, values))).append(f" = {worth}", style=QUIET)


def with_ends(leaf: Leaf, card: int) -> Text:
    """A card between the marks of the ends of the own row where it would fit."""
    ends = [_ENDS[side] for _, sides in fitting_cards(leaf.s.seats[leaf.viewer], [card]) for side in sides]
    out = Text(LEFT if LEFT in ends else "", style=CHOICE).append_text(offered(leaf, card))
    return out.append(RIGHT if RIGHT in ends else "", style=CHOICE)
