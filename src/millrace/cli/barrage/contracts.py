"""The contracts on display and the national contracts, each with its reward in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.effects import contract_words
from millrace.cli.barrage.page import BarragePage
from millrace.cli.screen import CHOICE, QUIET, WIDTH, padded, rule
from millrace.games.barrage.numbers import A_CONTRACT, EMPTY
from millrace.kernel.bits import bits

_HALF: Final = WIDTH // 2
_GAP: Final = 2


def draw_contracts(page: BarragePage) -> list[Text]:
    """Two to a line: the display as it lies, then the national ones."""
    s = page.s
    left = " ".join(f"{letter}{pile.bit_count()}" for letter, pile in zip("GYR", s.piles, strict=False))
    lines = [rule(page.say("ui-contracts"), page.say("ui-contracts-note", left=left))]
    cells = [_cell(page, contract) for contract in [*s.display, *bits(s.national)]]
    for i in range(0, len(cells), 2):
        lines += _pair(cells[i : i + 2])
    return lines


def _pair(cells: list[Text]) -> list[Text]:
    """Side by side where both fit."""
    left = max(_HALF, cells[0].cell_len + _GAP)
    if len(cells) == 1 or left + cells[1].cell_len > WIDTH:
        return cells
    return [padded(cells[0], left).append_text(cells[1])]


def _cell(page: BarragePage, contract: int) -> Text:
    if contract == EMPTY:
        return Text("—", style=QUIET)
    number = page.numbers.get(A_CONTRACT + contract)
    out = Text().append("" if number is None else f"{number}) ", style=CHOICE)
    return out.append(contract_words(page, contract))
