"""The calendar, the town with its queues, and the market."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.craftsmen.leaf import NONE, Leaf, building, capital, capital_cards, card_number, recipe
from millrace.cli.page import QUIET, STRONG, WIDTH, filled, padded, rule
from millrace.games.craftsmen.content.board import QUEUE_OPEN, TOWN_KEYS, TRACK_SPACES, YEARS
from millrace.games.craftsmen.content.buildings import BUILD_COST, PRICE, TIER_KEYS
from millrace.games.craftsmen.names import tier_name, town_name

_STAGES: Final = ("I", "II", "III", "IV", "V", "VI")
_SPACES: Final = ("g", "s", "r")
_HALF: Final = WIDTH // 2
_ROWS: Final = 3
_GAP: Final = " · "
_BESIDE: Final = "  "
_CLOSED: Final = "✗  "


def draw_header(leaf: Leaf, announced: str) -> list[Text]:
    """The season and what was announced last; then turn order, order-change track and tokens left."""
    look = leaf.look
    if look["year"]:
        season = leaf.say("season-" + str(look["season"]))
        when = [leaf.say("ui-c-year", n=look["year"], of=YEARS), season]
    else:
        when = [leaf.say("ui-phase-setup")]
    title = rule(leaf.say("ui-c-title"), _GAP.join([*when, *filter(None, [announced])]))
    tokens = look["tokens"]
    pool = leaf.say("ui-c-pool", privilege=tokens["privilege"], work=tokens["work"])
    parts = [_discs(leaf, leaf.say("place-order"), look["order"], 0)]
    if len(look["seats"]) > 2:  # noqa: PLR2004 - two players have no such track
        parts.append(_discs(leaf, leaf.say("place-track"), look["track"], TRACK_SPACES))
    return [title, *filled([*parts, Text(pool)], " │ ", 2, 1)]


def _discs(leaf: Leaf, label: str, seats: list[int], spaces: int) -> Text:
    out = Text(label + ":")
    for seat in seats:
        out.append(" ").append_text(leaf.mark(seat - 1))
    return out.append(f" {NONE}" * (spaces - len(seats)), style=QUIET)


def draw_town(leaf: Leaf) -> list[Text]:
    """Three stages in each column: name, queue from left to right, assistants on the picture."""
    left, right = (_stages(leaf, range(first, first + _ROWS)) for first in (0, _ROWS))
    width = max(max(cell.cell_len for cell in left) + 2, _HALF)
    if width + max(cell.cell_len for cell in right) > WIDTH:
        width = max(cell.cell_len for cell in left) + 2
    rows = [padded(cell, width).append_text(other) for cell, other in zip(left, right, strict=True)]
    if max(row.cell_len for row in rows) > WIDTH:
        rows = left + right
    return [rule(leaf.say("ui-c-town"), leaf.say("ui-c-town-note")), *rows]


def _stages(leaf: Leaf, stages: range) -> list[Text]:
    names = {b: leaf.words.say(town_name(b)) for b in stages}
    width = max(map(len, names.values())) + 1
    return [_town(leaf, b, padded(name, width)) for b, name in names.items()]


def _town(leaf: Leaf, b: int, name: Text) -> Text:
    town = leaf.look["town"][TOWN_KEYS[b]]
    out = Text(f"{_STAGES[b]:>3} ", style=QUIET).append_text(name)
    for space, discs in enumerate(town["queue"]):
        out.append(_SPACES[space], style=QUIET)
        if space < QUEUE_OPEN[len(leaf.look["seats"])]:
            out.append_text(leaf.marker(discs[0])).append("/", style=QUIET).append_text(leaf.marker(discs[1]))
        else:
            out.append(_CLOSED, style=QUIET)
        out.append(" ")
    pictures = [seat for seat, n in enumerate(town["picture"]) for _ in range(n)]
    if pictures:
        out.append("★")
        for seat in pictures:
            out.append_text(leaf.mark(seat))
    out.rstrip()
    return out


def draw_market(leaf: Leaf) -> list[Text]:
    """Two face-up cards of each tier with what they make, then the capital cards for all to see."""
    leads = [_lead(leaf, tier) for tier in range(3)]
    cards = [[_face_up(leaf, key) for key in leaf.look["market"][tier]["up"]] for tier in TIER_KEYS[:3]]
    width = max(lead.cell_len for lead in leads)
    column = max(first.cell_len for first, _ in cards)
    lines = [rule(leaf.say("ui-c-market"), leaf.say("ui-c-colours"))]
    for lead, (first, second) in zip(leads, cards, strict=True):
        if width + column + second.cell_len + 2 * len(_BESIDE) <= WIDTH:
            first = padded(first, column)  # noqa: PLW2901 - the second cards stand below each other
        lines += filled([padded(lead, width), first, second], _BESIDE, width + len(_BESIDE), 0)
    return lines + _capital(leaf)


def _lead(leaf: Leaf, tier: int) -> Text:
    """A tier, what its cards cost to buy and to build, and what is left in the pile."""
    pile = leaf.look["market"][TIER_KEYS[tier]]["pile"]
    out = Text(" ").append(leaf.words.say(tier_name(tier)), style=STRONG)
    return out.append(f" {PRICE[tier]}/{BUILD_COST[tier]} ▤{pile}")


def _face_up(leaf: Leaf, key: str | None) -> Text:
    return Text(NONE, style=QUIET) if key is None else offered(leaf, card_number(key))


def offered(leaf: Leaf, card: int) -> Text:
    """A card with its recipe behind it."""
    return building(leaf, card).append(" " + recipe(leaf, card), style=QUIET)


def _capital(leaf: Leaf) -> list[Text]:
    look = leaf.look["capital"]
    up = Text(" ").append(leaf.say("ui-c-capital"), style=STRONG)
    for key in look["up"]:
        up.append(" ").append_text(Text(NONE, style=QUIET) if key is None else capital(key))
    parts = [up, Text(f"{leaf.say('place-pile')} {look['pile']}")]
    for place in ("discards", "mayor"):
        if look[place]:
            cards = Text(" ").join(capital_cards(leaf, look[place]))
            parts.append(Text(f"{leaf.say('place-' + place)} {len(look[place])}: ").append_text(cards))
    return filled(parts, _GAP, 6, 0)
