"""The end of any game: who won, and where everybody's points came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from millrace.cli.page import Page
from millrace.cli.screen import QUIET, SCREEN, STRONG, padded, rule
from millrace.rooms.protocol import Standing

_LABEL: Final = 44
_CELL: Final = 14
_START: Final = "points-start"


def final_table(
    page: Page[Any], standings: Sequence[Standing], ties: Sequence[tuple[str, list[int]]]
) -> list[Text]:
    """Points by seat and where they came from, then by round or year, what breaks ties, and who won."""
    by_seat = sorted(standings, key=lambda standing: standing.seat)
    width = min(_CELL, (SCREEN.width - _LABEL) // len(by_seat))
    lines = [rule(page.say("ui-final")), _head(page, len(by_seat), width)]
    for key in page.game.points_rows:
        lines += _row(page.say(key), [standing.sources.get(key, 0) for standing in by_seat], width)
    lines += _row(page.say("ui-points-total"), [standing.points for standing in by_seat], width, STRONG)
    for period in sorted({period for standing in by_seat for period in standing.periods}):
        label = page.say(page.game.period_key, n=period) if period else page.say(_START)
        lines += _row(label, [standing.periods.get(period, 0) for standing in by_seat], width, QUIET)
    for key, numbers in ties:
        lines += _row(page.say(key), numbers, width, QUIET)
    winners = [page.seat(standing.seat - 1) for standing in by_seat if standing.winner]
    won = page.say("ui-winners", n=len(winners), names=", ".join(winners))
    return [*lines, Text("★ " + won, style=STRONG)]


def _head(page: Page[Any], seats: int, width: int) -> Text:
    out = Text(" " * _LABEL)
    for seat in range(seats):
        name = Text().append_text(page.mark(seat)).append(" " + page.seat(seat))
        if name.cell_len >= width:
            name = page.mark(seat)
        out.append(" " * (width - name.cell_len)).append_text(name)
    return out


def _row(label: str, numbers: list[int], width: int, style: str = "") -> list[Text]:
    """A line of the table, unless it says nothing of anybody."""
    if not any(numbers):
        return []
    out = padded("  " + label, _LABEL)
    for n in numbers:
        out.append(f"{n:>{width}}")
    out.stylize(style)
    return [out]
