"""The pending question of any game in words, with its options numbered in the engine's order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from millrace.cli.page import Page
from millrace.cli.screen import CHOICE, QUIET, SCREEN, STRONG, filled, padded, printable, wrapped

_INDENT: Final = 4
_GAP: Final = "  "  # before a notation
BETWEEN: Final = ";"  # two answers in one line


def asked(page: Page[Any]) -> list[Text]:
    """The question in words, with the mark and the name of who is asked."""
    seat = page.s.stack[-1].seat
    out = Text().append_text(page.mark(seat)).append(" ")
    out.append(page.words.say(page.game.question(page.s)), style=STRONG)
    if page.names[seat]:
        out.append(f"  ({printable(page.names[seat])})", style=QUIET)
    return wrapped(out, 2, 0)


def option(page: Page[Any], path: Sequence[int], said: str = "", hint: str = "") -> Text:
    """An option in words with its notation; `said` instead of the words of the game, `hint` behind them."""
    out = Text(said or page.words.say(page.game.row(page.s, path[0]).message))
    out.append(f": {hint}" if hint else "")
    notation = f"{BETWEEN} ".join(page.game.notate(action) for action in path)
    return out.append(_GAP + notation, style=QUIET)


def listed(options: Sequence[Text], most_columns: int = 2) -> list[Text]:
    """One option to a line with its number; short ones share a line."""
    cells = [Text().append(f"{i + 1:>2}) ", style=CHOICE).append_text(text) for i, text in enumerate(options)]
    widest = max((cell.cell_len for cell in cells), default=0)
    columns = min(len(cells), most_columns, SCREEN.width // (widest + 1))
    if columns > 1:
        height, width = -(-len(cells) // columns), SCREEN.width // columns
        rows = [Text() for _ in range(height)]
        for i, cell in enumerate(cells):
            rows[i % height].append_text(padded(cell, width))
        for row in rows:
            row.rstrip()
        return rows
    return [line for cell in cells for line in _wrapped(cell)]


def _wrapped(cell: Text) -> list[Text]:
    """An option in lines that fit the screen; its notation is not broken."""
    at = cell.plain.rfind(_GAP)
    if cell.cell_len <= SCREEN.width or at < _INDENT:
        return wrapped(cell, _INDENT, 0)
    return filled([*cell[:at].split(" "), cell[at + len(_GAP) :]], " ", _INDENT, 0)
