"""The planner in words: what a good still takes, and which cards would fit where."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.craftsmen.page import CraftsmenPage
from millrace.cli.screen import QUIET, wrapped
from millrace.games.craftsmen.content.buildings import CARDS, TYPES
from millrace.games.craftsmen.content.goods import MEAT, N_GOODS
from millrace.games.craftsmen.names import card_name, good_name
from millrace.games.craftsmen.numbers import A_LEFT, EMPTY
from millrace.games.craftsmen.planner import fitting_cards, plan
from millrace.kernel.game import Message

SHIPPED: Final = tuple(range(MEAT, N_GOODS))
_BOTH: Final = 2


def tell_plan(page: CraftsmenPage, seat: int, good: int) -> list[Text]:
    """One unit of a good out of a seat's row: work points, inputs that lie ready, buildings missing."""
    need = plan(page.s.seats[seat], good)
    lines = [Text(page.say("plan-needs", good=good_name(good), work=need.work))]
    for ready in need.ready:
        lines += _bullet(page.say("plan-ready", good=good_name(ready)))
    for kind in need.missing:
        text = page.say("plan-missing", building=Message("building-" + TYPES[kind].key))
        lines += _bullet(text, _whereabouts(page, seat, kind))
    return lines


def tell_plans(page: CraftsmenPage, seat: int) -> list[Text]:
    """All goods that are shipped, the one that takes least first, each in one line."""
    needs = [plan(page.s.seats[seat], good) for good in SHIPPED]
    lines: list[Text] = []
    for need in sorted(needs, key=lambda need: (len(need.missing), need.work)):
        text = page.say("plan-needs", good=good_name(need.good), work=need.work)
        if need.missing:
            text += "; " + page.say("ui-c-missing", n=len(need.missing))
        lines += _bullet(text)
    return lines


def _whereabouts(page: CraftsmenPage, seat: int, kind: int) -> str:
    """Whether a missing building is in the hand or face up."""
    hand, up = page.s.seats[seat].cards, [card for card in page.s.display if card != EMPTY]
    places = (("ui-c-in-hand", hand), ("ui-c-face-up", up))
    return ", ".join(
        page.say(key) for key, cards in places if any(CARDS[card].kind == kind for card in cards)
    )


def tell_fits(page: CraftsmenPage, seat: int) -> list[Text]:
    """The cards in hand and face up that match an end of the row."""
    lines: list[Text] = []
    p = page.s.seats[seat]
    for key, cards in (("ui-c-in-hand", p.cards), ("ui-c-face-up", page.s.display)):
        for card, sides in fitting_cards(p, [card for card in cards if card != EMPTY]):
            side = "both" if len(sides) == _BOTH else "left" if sides[0] == A_LEFT else "right"
            text = page.say("plan-fits", card=card_name(card), side=Message("side-" + side))
            lines += _bullet(text, page.say(key))
    return lines or wrapped(page.say("ui-c-no-fit"))


def _bullet(text: str, note: str = "") -> list[Text]:
    return wrapped(Text("• " + text).append(f" ({note})" if note else "", style=QUIET), 4, 2)
