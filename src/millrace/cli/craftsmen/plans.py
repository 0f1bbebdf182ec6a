"""The planner in words: what a good still takes, and which cards would fit where."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.craftsmen.page import CraftsmenPage
from millrace.cli.screen import QUIET, wrapped
from millrace.games.craftsmen.capital import hand_worth
from millrace.games.craftsmen.names import card_name, good_name
from millrace.games.craftsmen.numbers import A_LEFT, EMPTY
from millrace.games.craftsmen.plan_types import MissingPlan, Plan
from millrace.games.craftsmen.planner import fitting_cards, plan, plans
from millrace.kernel.game import Message

_BOTH: Final = 2


def tell_plan(page: CraftsmenPage, seat: int, good: int) -> list[Text]:
    """One unit of a good out of a seat's row: work points, inputs that lie ready, buildings missing."""
    found = plan(page.s, seat, good)
    lines = [Text(page.say("plan-needs", good=good_name(good), work=_work(found)))]
    for unit in found["units"]:
        if unit["state"] == "ready":
            lines += _bullet(page.say("plan-ready", good=Message("good-" + unit["good"])))
    for missing in found["missing"]:
        text = page.say("plan-missing", building=Message("building-" + missing["building"]))
        lines += _bullet(text, _whereabouts(page, missing))
    for key in found["rows"]:
        lines += _bullet(page.say("plan-granary", good=Message("good-" + key)))
    if found["missing"]:
        worth = hand_worth(page.s.seats[seat].capital)
        lines += _bullet(page.say("plan-costs", build=found["build"], buy=found["buy"], worth=worth))
    if found["pays"]["total"]:
        lines += _bullet(page.say("plan-pays", n=found["pays"]["total"]))
    return lines


def tell_plans(page: CraftsmenPage, seat: int) -> list[Text]:
    """All goods that are shipped, the nearest first, each in one line."""
    lines: list[Text] = []
    found = plans(page.s, seat)
    for key in found["shipped"]:
        one = found["goods"][key]
        text = page.say("plan-needs", good=Message("good-" + key), work=_work(one))
        if one["missing"]:
            text += "; " + page.say("ui-c-missing", n=len(one["missing"]))
        lines += _bullet(text)
    return lines


def _work(found: Plan) -> int:
    return found["work"] if found["now"] is None else found["now"]


def _whereabouts(page: CraftsmenPage, missing: MissingPlan) -> str:
    """Whether a missing building is in the hand or face up."""
    places = (("ui-c-in-hand", missing["hand"]), ("ui-c-face-up", missing["up"]))
    return ", ".join(page.say(key) for key, cards in places if cards)


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
