"""What a player of Craftsmen would otherwise have to look up: prices, fees, payments so far.

`notes` stand below a question, `hint` behind an option. Both say only what the viewer may know.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.craftsmen.page import CraftsmenPage, capital_cards, colour, recipe
from millrace.cli.screen import wrapped
from millrace.games.craftsmen.capital import count_of, one_of, payments, worth_of
from millrace.games.craftsmen.content.board import (
    BANKERS,
    BANKERS_GAIN,
    BUILDERS,
    CAPITAL_KEYS,
    CRAFT,
    FEE_POINTS,
    MERCHANTS,
    N_COLOURS,
    NOTARY,
    QUEUE,
    TOWN_HALL,
    TOWN_KEYS,
)
from millrace.games.craftsmen.content.buildings import BUILD_COST, CARD_TIER, CARDS, COLOUR_KEYS, PRICE
from millrace.games.craftsmen.names import SPACE_KEYS, seat_name, tier_name
from millrace.games.craftsmen.notation import ACTIONS
from millrace.games.craftsmen.numbers import (
    EMPTY,
    OP_BANKERS,
    OP_BANKERS_DISCARD,
    OP_BANKERS_MORE,
    OP_BUILD,
    OP_CRAFT,
    OP_INVEST,
    OP_MERCHANTS,
    OP_NOTARY,
    OP_PAY,
    OP_SEND,
    OP_SWAP_CARD,
    OP_TOWN_HALL,
)
from millrace.games.craftsmen.ops.assistants import cell, fee_due, free_space, spaces_to_stack
from millrace.games.craftsmen.ops.stages import DISC, NO_DISC, USED
from millrace.kernel.game import Message

# the first question of an assistant's action, by town building
_ACTIONS: Final = {
    OP_BANKERS: BANKERS,
    OP_BUILD: BUILDERS,
    OP_NOTARY: NOTARY,
    OP_CRAFT: CRAFT,
    OP_MERCHANTS: MERCHANTS,
    OP_TOWN_HALL: TOWN_HALL,
}
_TOWN_OF: Final = {**_ACTIONS, OP_BANKERS_DISCARD: BANKERS}
_COLOURS: Final = 8  # bits of a payment's frame below its colours
_DUE: Final = 255


def notes(page: CraftsmenPage) -> list[Text]:
    """What the question does not say: which of two assistants acts, what is chosen, what is taken."""
    f = page.s.stack[-1]
    found: list[Text] = []
    if f.op == OP_SEND:
        found.append(Text(page.say("ui-c-send")))
    if f.op in _ACTIONS:
        found += _which_assistant(page)
    if f.op == OP_PAY:
        found.append(_paid_so_far(page))
    if f.op == OP_INVEST:
        found.append(_invested_so_far(page))
    return [line for note in found for line in wrapped(Text("  · ").append_text(note), 4, 0)]


def hint(page: CraftsmenPage, action: int) -> str:
    """Behind an option: what it costs and what it brings."""
    kind = ACTIONS.kind_of(action)
    i = action - kind.first
    match kind.word:
        case "card":
            return _card(page, i)
        case "buy":
            card = page.s.display[i]
            return f"{recipe(page, card)} ({_price(page, card)})"
        case "auction":
            return recipe(page, page.s.display[i])
        case "send":
            return _sending(page, i)
        case "stack":
            return _stacking(page, page.s.stack[-1].a, i)
        case "points":
            return page.say("points", n=FEE_POINTS[page.s.year])
        case "draw":
            return _drawing(page)
        case "privilege" | "token":
            return _privilege(page)
        case "capital" if page.s.stack[-1].op == OP_PAY:
            return _paying(page, i)
        case _:
            return ""


def _card(page: CraftsmenPage, card: int) -> str:
    """A building card: what it makes, and what it costs or is exchanged for where that is asked."""
    op = page.s.stack[-1].op
    said = recipe(page, card)
    if op == OP_BUILD:
        return f"{said} ({page.say('ui-c-cost', n=BUILD_COST[CARD_TIER[card]])})"
    if op == OP_SWAP_CARD:
        return f"{said} ({page.say('ui-c-swap', tier=tier_name(CARD_TIER[card]))})"
    return said


def _price(page: CraftsmenPage, card: int) -> str:
    """What a card costs to buy, and in which colours."""
    colours = [colour(key).plain for i, key in enumerate(COLOUR_KEYS) if CARDS[card].colours >> i & 1]
    return page.say("ui-c-price", n=PRICE[CARD_TIER[card]], colours="/".join(colours))


def _drawing(page: CraftsmenPage) -> str:
    """The whole rest of the four comes from the pile."""
    f = page.s.stack[-1]
    return page.say("ui-c-draws", n=BANKERS_GAIN - (f.a if f.op == OP_BANKERS_MORE else 0))


def _privilege(page: CraftsmenPage) -> str:
    town = _TOWN_OF.get(page.s.stack[-1].op)
    return "" if town is None else page.say(f"town-{TOWN_KEYS[town]}-privilege")


# Assistants -----------------------------------------------------------------------------------------------


def _sending(page: CraftsmenPage, town: int) -> str:
    """The space an assistant would go to; where all are taken, on whom it would be stacked and for what."""
    s = page.s
    space = free_space(s, town)
    if space != EMPTY:
        return page.say("space-" + SPACE_KEYS[space])
    spaces = spaces_to_stack(s, s.stack[-1].seat, town)
    return "; ".join(f"{page.say('space-' + SPACE_KEYS[i])}, {_stacking(page, town, i)}" for i in spaces)


def _stacking(page: CraftsmenPage, town: int, space: int) -> str:
    """What lying on somebody's disc costs."""
    s = page.s
    seat, owner = s.stack[-1].seat, s.queues[cell(town, space, 0)]
    if fee_due(s, seat, town, space):
        points = Message("points", {"n": FEE_POINTS[s.year]})
        return page.say("ui-c-fee", owner=seat_name(owner), points=points)
    if owner != seat and len(s.seats) == 2:  # noqa: PLR2004 - rule C17.2
        return page.say("ui-c-free-draw", owner=seat_name(owner))
    return page.say("ui-c-free")


def _which_assistant(page: CraftsmenPage) -> list[Text]:
    """Two of the own assistants in one building act one after the other; which one it is."""
    s, f = page.s, page.s.stack[-1]
    disc = f.b & DISC
    if disc == NO_DISC:
        return []
    town = _ACTIONS[f.op]
    first = town * QUEUE * 2
    on_picture = s.pictures[town * len(s.seats) + f.seat] - (1 if f.b & USED else 0)
    before = on_picture + s.queues[first : first + disc].count(f.seat)
    after = s.queues[first + disc + 1 : first + QUEUE * 2].count(f.seat)
    if before + after == 0:
        return []
    return [Text(page.say("ui-c-assistant", n=before + 1, of=before + 1 + after))]


# Capital cards --------------------------------------------------------------------------------------------


def _ways(page: CraftsmenPage, payment: int) -> list[int]:
    """The payments that are left once these cards are chosen."""
    f = page.s.stack[-1]
    found = payments(page.s.seats[f.seat].capital, f.a & _DUE, f.a >> _COLOURS)
    kinds = range(len(CAPITAL_KEYS))
    return [way for way in found if all(count_of(way, kind) >= count_of(payment, kind) for kind in kinds)]


def _named(page: CraftsmenPage, payment: int) -> Text:
    """The cards of a payment: `V2 B1`."""
    keys = [key for kind, key in enumerate(CAPITAL_KEYS) for _ in range(count_of(payment, kind))]
    return Text(" ").join(capital_cards(page, keys))


def _paid_so_far(page: CraftsmenPage) -> Text:
    f = page.s.stack[-1]
    due, worth = f.a & _DUE, worth_of(f.b)
    if not f.b:
        return Text(page.say("ui-c-none-chosen", n=due))
    out = Text(page.say("ui-c-chosen") + " ").append_text(_named(page, f.b))
    return out.append(" · " + page.say("ui-c-worth-due", n=worth, due=due - worth))


def _paying(page: CraftsmenPage, kind: int) -> str:
    """What is still due with this card, or which payment it completes and what that wastes."""
    f = page.s.stack[-1]
    due = f.a & _DUE
    chosen = f.b + one_of(kind)
    ways = _ways(page, chosen)
    if len(ways) > 1:
        return page.say("ui-c-left-due", n=due - worth_of(chosen))
    over = worth_of(ways[0]) - due
    rest = ways[0] - chosen
    said = page.say("ui-c-with", cards=_named(page, rest).plain) if rest else page.say("ui-c-completes")
    return f"{said}, {page.say('ui-c-over', n=over)}" if over else said


def _invested_so_far(page: CraftsmenPage) -> Text:
    f = page.s.stack[-1]
    said = page.say("ui-c-invest", of=N_COLOURS)
    return Text(said) if not f.a else Text(page.say("ui-c-invested", n=f.a, of=N_COLOURS, sum=f.b))
