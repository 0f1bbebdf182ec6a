"""Where goods go: the ships, the granary, and the bonus tokens of the production lines."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from millrace.cli.craftsmen.page import CraftsmenPage
from millrace.cli.screen import QUIET, SCREEN, STRONG, filled, padded, ruled
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, MAJORITY, N_SHIPS

_SHIP: Final = 23  # what a hold takes
_GOOD: Final = 14


def draw_ships(page: CraftsmenPage) -> list[Text]:
    """Four or two holds side by side: bonuses for most markers, then good, value, older and newer marker."""
    beside = min(N_SHIPS, SCREEN.width // _SHIP // 2 * 2)
    lines = ruled(page.say("ui-c-ships"), page.say("ui-c-ships-note"))
    for first in range(0, N_SHIPS, beside):
        lines += _side_by_side([_hold(page, ship) for ship in range(first, first + beside)])
    return lines


def _side_by_side(holds: list[list[Text]]) -> list[Text]:
    lines = [Text() for _ in range(max(map(len, holds)))]
    for hold in holds:
        for i, line in enumerate(lines):
            row = hold[i] if i < len(hold) else Text()
            line.append_text(padded(row, SCREEN.width // len(holds)))
    for line in lines:
        line.rstrip()
    return lines


def _hold(page: CraftsmenPage, ship: int) -> list[Text]:
    head = Text(" ").append(page.say("ship", n=ship + 1), style=STRONG)
    head.append(": " + " ".join(f"+{n}" for n in MAJORITY[ship]), style=QUIET)
    return [head, *(_row(page, row) for row in page.view["ships"][ship])]


def _row(page: CraftsmenPage, row: dict[str, Any]) -> Text:
    out = (
        Text(" ").append_text(padded(page.good(GOOD_KEYS.index(row["good"])), _GOOD)).append(f"{row['vp']} ")
    )
    for owner in row["slots"]:
        out.append("[", style=QUIET).append_text(page.marker(owner)).append("]", style=QUIET)
    return out


def draw_granary(page: CraftsmenPage) -> list[Text]:
    """Rows of two markers, then the bonus tokens; those that are taken with who has them."""
    rows = [
        Text(page.good(GOOD_KEYS.index(key)) + " ")
        .append_text(page.marker(markers[0]))
        .append("/", style=QUIET)
        .append_text(page.marker(markers[1]))
        for key, markers in page.view["granary"].items()
    ]
    tokens = [Text(page.say("place-bonus") + ":", style=STRONG)]
    for token in BONUS_TOKENS:
        owner = page.view["bonus"][GOOD_KEYS[token.good]]
        tokens.append(Text(f"{page.good(token.good)} +{token.vp}"))
        if owner is not None:
            tokens[-1].append(" ").append_text(page.marker(owner))
    return [
        *ruled(page.say("place-granary"), page.say("ui-c-granary-note")),
        *filled(rows, "   ", 1),
        *filled(tokens, "  ", 6, 1),
    ]
