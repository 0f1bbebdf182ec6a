"""The end of any game: who won, and where everybody's points came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from millrace.cli.page import Page
from millrace.cli.screen import QUIET, STRONG, WIDTH, padded, rule

_LABEL: Final = 44
_CELL: Final = 14


def final_table(
    page: Page[Any],
    points: Sequence[dict[str, int]],
    ties: Sequence[tuple[str, list[int]]],
) -> list[Text]:
    """Points by seat and where they came from, the totals, what breaks ties, and who won."""
    width = min(_CELL, (WIDTH - _LABEL) // len(points))
    head = Text(" " * _LABEL)
    for seat in range(len(points)):
        name = Text().append_text(page.mark(seat)).append(" " + page.seat(seat))
        if name.cell_len >= width:
            name = page.mark(seat)
        head.append(" " * (width - name.cell_len)).append_text(name)
    lines = [rule(page.say("ui-final")), head]
    lines += [
        _row(page.say(key), [p.get(key, 0) for p in points], width)
        for key in page.game.points_rows
        if any(key in p for p in points)
    ]
    total = _row(page.say("ui-points-total"), page.game.scores(page.s), width)
    total.stylize(STRONG)
    lines.append(total)
    for key, numbers in ties:
        lines.append(_row(page.say(key), numbers, width))
        lines[-1].stylize(QUIET)
    winners = [page.seat(seat) for seat in page.game.winners(page.s)]
    won = page.say("ui-winners", n=len(winners), names=", ".join(winners))
    return [*lines, Text("★ " + won, style=STRONG)]


def _row(label: str, numbers: list[int], width: int) -> Text:
    out = padded("  " + label, _LABEL)
    for n in numbers:
        out.append(f"{n:>{width}}")
    return out
