"""The calendar, the town with its queues, and the market."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.craftsmen.page import (
    NONE,
    CraftsmenPage,
    building,
    capital,
    capital_cards,
    card_number,
    recipe,
)
from millrace.cli.screen import QUIET, SCREEN, STRONG, filled, padded, ruled
from millrace.games.craftsmen.content.board import QUEUE_OPEN, TOWN_KEYS, TRACK_SPACES, YEARS
from millrace.games.craftsmen.content.buildings import BUILD_COST, PRICE, TIER_KEYS
from millrace.games.craftsmen.names import tier_name, town_name

STAGES: Final = ("I", "II", "III", "IV", "V", "VI")
_SPACES: Final = ("g", "s", "r")
_ROWS: Final = 3
_GAP: Final = " · "
_BESIDE: Final = "  "
_CLOSED: Final = "✗  "


def draw_header(page: CraftsmenPage) -> list[Text]:
    """The season, phase and stage; then turn order, order-change track and tokens left."""
    view = page.view
    if view["year"]:
        season = page.say("season-" + str(view["season"]))
        when = [page.say("ui-c-year", n=view["year"], of=YEARS), season]
    else:
        when = [page.say("ui-phase-setup")]
    title = ruled(page.say("ui-c-title"), _GAP.join([*when, *phase_words(page)]))
    tokens = view["tokens"]
    pool = page.say("ui-c-pool", privilege=tokens["privilege"], work=tokens["work"])
    parts = [_discs(page, page.say("place-order"), view["order"], 0)]
    if len(view["seats"]) > 2:  # noqa: PLR2004 - two players have no such track
        parts.append(_discs(page, page.say("place-track"), view["track"], TRACK_SPACES))
    return [*title, *filled([*parts, Text(pool)], " │ ", 2, 1)]


def phase_words(page: CraftsmenPage) -> list[str]:
    """The stage whose actions run, or the phase."""
    stage, phase = page.view["stage"], page.view["phase"]
    if stage:
        return [page.say("event-stage", n=stage, town=town_name(stage - 1))]
    return [] if phase in ("start", "over") else [page.say(f"event-phase-{phase}")]


def _discs(page: CraftsmenPage, label: str, seats: list[int], spaces: int) -> Text:
    out = Text(label + ":")
    for seat in seats:
        out.append(" ").append_text(page.mark(seat - 1))
    return out.append(f" {NONE}" * (spaces - len(seats)), style=QUIET)


def draw_town(page: CraftsmenPage) -> list[Text]:
    """Three stages in each column: name, queue from left to right, assistants on the picture."""
    left, right = (_stages(page, range(first, first + _ROWS)) for first in (0, _ROWS))
    width = max(max(cell.cell_len for cell in left) + 2, SCREEN.width // 2)
    if width + max(cell.cell_len for cell in right) > SCREEN.width:
        width = max(cell.cell_len for cell in left) + 2
    rows = [padded(cell, width).append_text(other) for cell, other in zip(left, right, strict=True)]
    if max(row.cell_len for row in rows) > SCREEN.width:
        rows = left + right
    return [*ruled(page.say("ui-c-town"), page.say("ui-c-town-note")), *rows]


def _stages(page: CraftsmenPage, stages: range) -> list[Text]:
    names = {b: page.words.say(town_name(b)) for b in stages}
    width = max(map(len, names.values())) + 1
    return [_town(page, b, padded(name, width)) for b, name in names.items()]


def _town(page: CraftsmenPage, b: int, name: Text) -> Text:
    town = page.view["town"][TOWN_KEYS[b]]
    out = Text(f"{STAGES[b]:>3} ", style=QUIET).append_text(name)
    for space, discs in enumerate(town["queue"]):
        out.append(_SPACES[space], style=QUIET)
        if space < QUEUE_OPEN[len(page.view["seats"])]:
            out.append_text(page.marker(discs[0])).append("/", style=QUIET).append_text(page.marker(discs[1]))
        else:
            out.append(_CLOSED, style=QUIET)
        out.append(" ")
    pictures = [seat for seat, n in enumerate(town["picture"]) for _ in range(n)]
    if pictures:
        out.append("★")
        for seat in pictures:
            out.append_text(page.mark(seat))
    out.rstrip()
    return out


def draw_market(page: CraftsmenPage) -> list[Text]:
    """Two face-up cards of each tier with what they make, then the capital cards for all to see."""
    leads = [_lead(page, tier) for tier in range(3)]
    cards = [[_face_up(page, key) for key in page.view["market"][tier]["up"]] for tier in TIER_KEYS[:3]]
    width = max(lead.cell_len for lead in leads)
    column = max(first.cell_len for first, _ in cards)
    lines = ruled(page.say("ui-c-market"), page.say("ui-c-colours"))
    for lead, (first, second) in zip(leads, cards, strict=True):
        if width + column + second.cell_len + 2 * len(_BESIDE) <= SCREEN.width:
            first = padded(first, column)  # noqa: PLW2901 - the second cards stand below each other
        lines += filled([padded(lead, width), first, second], _BESIDE, width + len(_BESIDE), 0)
    return lines + _capital(page)


def _lead(page: CraftsmenPage, tier: int) -> Text:
    """A tier, what its cards cost to buy and to build, and what is left in the pile."""
    pile = page.view["market"][TIER_KEYS[tier]]["pile"]
    out = Text(" ").append(page.words.say(tier_name(tier)), style=STRONG)
    return out.append(f" {PRICE[tier]}/{BUILD_COST[tier]} ▤{pile}")


def _face_up(page: CraftsmenPage, key: str | None) -> Text:
    return Text(NONE, style=QUIET) if key is None else offered(page, card_number(key))


def offered(page: CraftsmenPage, card: int) -> Text:
    """A card with its recipe behind it."""
    return building(page, card).append(" " + recipe(page, card), style=QUIET)


def _capital(page: CraftsmenPage) -> list[Text]:
    view = page.view["capital"]
    up = Text(" ").append(page.say("ui-c-capital"), style=STRONG)
    for key in view["up"]:
        up.append(" ").append_text(Text(NONE, style=QUIET) if key is None else capital(key))
    lines = [up.append(f"{_GAP}{page.say('place-pile')} {view['pile']}")]
    for place in ("discards", "mayor"):
        if view[place]:
            cards = capital_cards(page, view[place])
            label = Text(f"{page.say('place-' + place)} {len(view[place])}:")
            lines += filled([label, *cards], " ", 8, 1)
    return lines
