"""The planner in words: what a good still takes, and which cards would fit where."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.craftsmen.leaf import Leaf
from millrace.cli.page import QUIET, wrapped
from millrace.games.craftsmen.content.buildings import CARDS, TYPES
from millrace.games.craftsmen.content.goods import MEAT, N_GOODS
from millrace.games.craftsmen.names import card_name, good_name
from millrace.games.craftsmen.numbers import A_LEFT, EMPTY
from millrace.games.craftsmen.planner import fitting_cards, plan
from millrace.kernel.game import Message

SHIPPED: Final = tuple(range(MEAT, N_GOODS))
_BOTH: Final = 2


def tell_plan(leaf: Leaf, seat: int, good: int) -> list[Text]:
    """One unit of a good out of a seat's row: work points, inputs that lie ready, buildings missing."""
    need = plan(leaf.s.seats[seat], good)
    lines = [Text(leaf.say("plan-needs", good=good_name(good), work=need.work))]
    for ready in need.ready:
        lines += _bullet(leaf.say("plan-ready", good=good_name(ready)))
    for kind in need.missing:
        text = leaf.say("plan-missing", building=Message("building-" + TYPES[kind].key))
        lines += _bullet(text, _whereabouts(leaf, seat, kind))
    return lines


def tell_plans(leaf: Leaf, seat: int) -> list[Text]:
    """All goods that are shipped, the one that takes least first, each in one line."""
    needs = [plan(leaf.s.seats[seat], good) for good in SHIPPED]
    lines: list[Text] = []
    for need in sorted(needs, key=lambda need: (len(need.missing), need.work)):
        text = leaf.say("plan-needs", good=good_name(need.good), work=need.work)
        if need.missing:
            text += "; " + leaf.say("ui-c-missing", n=len(need.missing))
        lines += _bullet(text)
    return lines


def _whereabouts(leaf: Leaf, seat: int, kind: int) -> str:
    """Whether a missing building is in the hand or face up."""
    hand, up = leaf.s.seats[seat].cards, [card for card in leaf.s.display if card != EMPTY]
    places = (("ui-c-in-hand", hand), ("ui-c-face-up", up))
    return ", ".join(
        leaf.say(key) for key, cards in places if any(CARDS[card].kind == kind for card in cards)
    )


def tell_fits(leaf: Leaf, seat: int) -> list[Text]:
    """The cards in hand and face up that match an end of the row."""
    lines: list[Text] = []
    p = leaf.s.seats[seat]
    for key, cards in (("ui-c-in-hand", p.cards), ("ui-c-face-up", leaf.s.display)):
        for card, sides in fitting_cards(p, [card for card in cards if card != EMPTY]):
            side = "both" if len(sides) == _BOTH else "left" if sides[0] == A_LEFT else "right"
            text = leaf.say("plan-fits", card=card_name(card), side=Message("side-" + side))
            lines += _bullet(text, leaf.say(key))
    return lines or wrapped(leaf.say("ui-c-no-fit"))


def _bullet(text: str, note: str = "") -> list[Text]:
    return wrapped(Text("• " + text).append(f" ({note})" if note else "", style=QUIET), 4, 2)
