"""What a player of Craftsmen would otherwise have to look up. All of it is what the viewer may know.

`notes` stand below a question, `hint` behind an option, `about` is what an option's thing itself does.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.craftsmen.page import CraftsmenPage, building, card_number, recipe
from millrace.cli.craftsmen.paying import listed_ways, payment_notes, way_label
from millrace.cli.craftsmen.town import STAGES, phase_words
from millrace.cli.question import option
from millrace.cli.screen import STRONG, wrapped
from millrace.games.craftsmen.content.board import CRAFT, TOWN_KEYS, WORK_POINTS
from millrace.games.craftsmen.content.buildings import CARDS, TYPES
from millrace.games.craftsmen.names import SPACE_KEYS, tier_name, town_name
from millrace.games.craftsmen.notation import ACTIONS
from millrace.games.craftsmen.numbers import OP_SEND, PASS
from millrace.games.craftsmen.ops.assistants import place_name

# the first question of an assistant's action
_ACTIONS: Final = ("bankers", "build", "notary", "craft", "merchants", "town_hall")
# always asked, as only a hand says whether there is anything to answer
_OF_HAND: Final = ("build", "bid", "mayor_answer", "invest")
_POINT: Final = "●"
_SPENT: Final = "○"
_PRIVILEGES: Final = ("privilege", "token")


# Options --------------------------------------------------------------------------------------------------


def paths(page: CraftsmenPage) -> list[tuple[int, ...]]:
    """Ways to pay and spaces of queues are chosen whole; every other option is one answer."""
    ways = listed_ways(page)
    if ways:
        return [tuple(way["path"]) for way in ways]
    if page.s.stack[-1].op == OP_SEND:
        return [*(path for _, _, path in _places(page)), (PASS,)]
    return [(action,) for action in page.numbers]


def labels(page: CraftsmenPage) -> list[Text]:
    ways = listed_ways(page)
    if ways:
        return [way_label(page, way, page.view["payment"]["laid"]) for way in ways]
    if page.s.stack[-1].op != OP_SEND:
        return [option(page, path, hint=_hint(page, path[0])) for path in paths(page)]
    found: list[Text] = []
    for town, space, path in _places(page):
        place = place_name(page.s, page.viewer, town, space)
        found.append(option(page, path, page.say("option-send", town=town_name(town), place=place)))
    return [*found, option(page, (PASS,))]


def _places(page: CraftsmenPage) -> list[tuple[int, int, tuple[int, ...]]]:
    """Where an assistant may go: town building, space, and the answers that lead there."""
    return [
        (town, space, tuple(place["path"]))
        for town, key in enumerate(TOWN_KEYS)
        for space, place in enumerate(page.view["town"][key]["places"])
        if place is not None
    ]


def _hint(page: CraftsmenPage, action: int) -> str:
    """Behind an option: what a card makes, what a bid costs, what a privilege does."""
    kind = ACTIONS.kind_of(action)
    i = action - kind.first
    if kind.word == "card":
        return recipe(page, i)
    if kind.word in ("buy", "auction"):
        return recipe(page, page.s.display[i])
    if kind.word == "bid":
        return _bidding(page, i)
    return _privilege(page) if kind.word in _PRIVILEGES else ""


def _bidding(page: CraftsmenPage, bid: int) -> str:
    """The cards that would pay it best, and what they leave."""
    way = next(way for way in page.view["auction"]["bids"] if way["bid"] == bid)
    return way_label(page, way, []).plain


def _privilege(page: CraftsmenPage) -> str:
    acting = page.view["acting"]
    return "" if acting is None else page.say(f"town-{acting['town']}-privilege")


def about(page: CraftsmenPage, action: int) -> list[Text]:
    """What the town building or the building card of an option does."""
    kind = ACTIONS.kind_of(action)
    i = action - kind.first
    if kind.word == "send":
        return tell_town(page, i)
    if kind.word not in ("card", "buy", "auction"):
        return []
    card = i if kind.word == "card" else page.s.display[i]
    row = TYPES[CARDS[card].kind]
    out = building(page, card).append(f", {page.words.say(tier_name(row.tier))}: ")
    return wrapped(out.append(page.say(f"building-{row.key}-text")), 4, 2)


def tell_town(page: CraftsmenPage, town: int) -> list[Text]:
    """What a town building does, and its privilege."""
    key = TOWN_KEYS[town]
    out = Text(f"{STAGES[town]:>3} ").append(page.words.say(town_name(town)), style=STRONG)
    out.append(f": {page.say(f'town-{key}-text')} ")
    out.append(page.say("ui-c-privilege", text=page.say(f"town-{key}-privilege")))
    return wrapped(out, 6, 0)


# Below the question ---------------------------------------------------------------------------------------


def notes(page: CraftsmenPage) -> list[Text]:
    """What the question does not say: which assistant acts, how an auction stands, what is still due."""
    kind = page.game.question_kind(page.s)
    found: list[Text] = []
    if kind == "send":
        found.append(Text(page.say("ui-c-send")))
    if kind in _ACTIONS:
        found.append(Text(" · ".join([*phase_words(page), *_which_assistant(page)])))
    found += [*_work(page), *_auction(page), *payment_notes(page)]
    if kind in _OF_HAND and len(page.numbers) == 1:
        found.append(Text(page.say("ui-c-only")))
    return [line for note in found for line in wrapped(Text("  · ").append_text(note), 4, 0)]


def _which_assistant(page: CraftsmenPage) -> list[str]:
    """Two of the own assistants in one building act one after the other; which one it is."""
    acting = page.view["acting"]
    if acting is None or not acting["space"]:
        return []
    town = page.view["town"][acting["town"]]
    discs = [disc for space in town["queue"] for disc in space]
    at = 2 * SPACE_KEYS.index(acting["space"]) + acting["is_upper"]
    seat = acting["seat"]
    used = town["picture"][seat - 1] - (discs[at] != seat)  # an assistant that used a privilege lies there
    before = used + discs[:at].count(seat)
    of = before + 1 + discs[at + 1 :].count(seat)
    return [page.say("ui-c-assistant", n=before + 1, of=of)] if of > 1 else []


def _work(page: CraftsmenPage) -> list[Text]:
    """Work points as steps: those left, and those that are spent."""
    work, acting = page.view["work"], page.view["acting"]
    if work is None or acting is None or acting["town"] != TOWN_KEYS[CRAFT]:
        return []
    left, most = work["left"], WORK_POINTS[page.view["year"]]
    return [Text(page.say("ui-c-work", steps=_POINT * left + _SPENT * (most - left)))]


def _auction(page: CraftsmenPage) -> list[Text]:
    """The card, the highest bid and who may still bid; the worth of the own hand bounds every bid."""
    auction = page.view["auction"]
    if auction is None:
        return []
    card = card_number(auction["card"])
    out = building(page, card).append(" " + recipe(page, card))
    if auction["bid"]:
        highest = page.say("ui-c-highest", n=auction["bid"], owner=page.seat(auction["by"] - 1))
        out.append(" · " + highest)
    if auction["offer"]:
        out.append(" · " + page.say("ui-c-offer", n=auction["offer"]))
    out.append(f" · {page.say('ui-c-still-in')}")
    for seat in auction["left"]:
        out.append(" ").append_text(page.mark(seat - 1))
    return [out]
