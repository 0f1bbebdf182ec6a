"""Paying with capital cards: the ways there are, and the cards of one typed in a line, as in `V2 B1 B3`."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from rich.text import Text

from millrace.cli.craftsmen.page import CraftsmenPage, capital, capital_key
from millrace.games.craftsmen.capital import one_of, worth_of
from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from millrace.games.craftsmen.numbers import A_KIND
from millrace.kernel.errors import IllegalAction
from millrace.kernel.message import Message, Reason

MOST: Final = 9  # ways that are listed; the others are paid by naming their cards
_GAP: Final = re.compile(r"[\s,+;]+")


def listed_ways(page: CraftsmenPage) -> list[dict[str, Any]]:
    """The best ways to complete the payment under way, if there is one."""
    payment = page.view["payment"]
    return payment["ways"][:MOST] if payment is not None else []


def way_label(page: CraftsmenPage, way: dict[str, Any], laid: list[str]) -> Text:
    """The cards beside those that lie there, what is lost by them, and what the rest of the hand is worth."""
    out = named(_beside(way, laid)).append(", ")
    if way["over"]:
        out.append(page.say("ui-c-over", n=way["over"]) + ", ")
    return out.append(page.say("ui-c-leaves", n=way["leaves"]))


def _beside(way: dict[str, Any], laid: list[str]) -> list[str]:
    return list((Counter(way["cards"]) - Counter(laid)).elements())


def payment_notes(page: CraftsmenPage) -> list[Text]:
    """What is due, what lies there, and how many ways there are to go on."""
    payment = page.view["payment"]
    if payment is None:
        return []
    due, laid, ways = payment["due"], payment["laid"], payment["ways"]
    found: list[Text] = []
    if laid:
        left = page.say("ui-c-laid", n=payment["worth"], due=due - payment["worth"])
        found.append(named(laid).append(": " + left))
    example = named(_beside(ways[-1], laid)).plain
    return [*found, Text(page.say("ui-c-ways", n=len(ways), cards=example))]


def named(keys: list[str]) -> Text:
    """Cards as they are typed: `V2 B1 B1`."""
    return Text(" ").join(capital(key) for key in keys)


def read_payment(page: CraftsmenPage, text: str) -> tuple[int, ...]:
    """The answers that lay the cards typed; empty if no payment is under way or these are no cards.

    IllegalAction if there is no such payment.
    """
    payment = page.view["payment"]
    typed = [capital_key(part) for part in _GAP.split(text.strip()) if part]
    if payment is None or not typed or not all(typed):
        return ()
    wanted = Counter(key for key in typed if key) + Counter(payment["laid"])
    fitting = [way for way in payment["ways"] if wanted <= Counter(way["cards"])]
    for way in fitting:
        if wanted == Counter(way["cards"]):
            return tuple(way["path"])
    if fitting:
        return tuple(_until_settled(payment, [key for key in typed if key]))
    worth = worth_of(sum(n * one_of(CAPITAL_KEYS.index(key)) for key, n in wanted.items()))
    args: dict[str, int | str | Message] = {
        "cards": named(list(wanted.elements())).plain,
        "n": worth,
        "due": payment["due"],
    }
    raise IllegalAction(Reason(Message("ui-c-no-payment", args), "C6.3"), text)


def _until_settled(payment: dict[str, Any], typed: list[str]) -> list[int]:
    """The cards one by one, until only one payment is left: the rest of it is laid by itself."""
    laid = Counter(payment["laid"])
    ways = [Counter(way["cards"]) for way in payment["ways"]]
    path: list[int] = []
    for key in typed:
        if len(ways) == 1:
            break
        laid[key] += 1
        path.append(A_KIND + CAPITAL_KEYS.index(key))
        ways = [way for way in ways if laid <= way]
    return path
