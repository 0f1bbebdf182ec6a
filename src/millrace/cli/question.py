"""The pending question of any game in words, with its options numbered in the engine's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from millrace.cli.page import Page
from millrace.cli.screen import CHOICE, QUIET, STRONG, WIDTH, padded, printable, wrapped

_INDENT: Final = 4


def asked(page: Page[Any]) -> list[Text]:
    """The question in words, with the mark and the name of who is asked."""
    seat = page.s.stack[-1].seat
    out = Text().append_text(page.mark(seat)).append(" ")
    out.append(page.words.say(page.game.question(page.s)), style=STRONG)
    if page.names[seat]:
        out.append(f"  ({printable(page.names[seat])})", style=QUIET)
    return wrapped(out, 2, 0)


def listed(page: Page[Any], hint: Callable[[int], str], most_columns: int = 2) -> list[Text]:
    """One option to a line with its notation; short ones share a line. `hint` tells more about an action."""
    cells = [_option(page, action, number, hint(action)) for action, number in page.numbers.items()]
    widest = max((cell.cell_len for cell in cells), default=0)
    columns = min(len(cells), most_columns, WIDTH // (widest + 1))
    if columns > 1:
        height, width = -(-len(cells) // columns), WIDTH // columns
        rows = [Text() for _ in range(height)]
        for i, cell in enumerate(cells):
            rows[i % height].append_text(padded(cell, width))
        for row in rows:
            row.rstrip()
        return rows
    return [line for cell in cells for line in wrapped(cell, _INDENT, 0)]


def _option(page: Page[Any], action: int, number: int, hint: str) -> Text:
    row = page.game.row(page.s, action)
    out = Text().append(f"{number:>2}) ", style=CHOICE).append(page.words.say(row.message))
    if hint:
        out.append(": " + hint)
    return out.append(f"  {page.game.notate(action)}", style=QUIET)
