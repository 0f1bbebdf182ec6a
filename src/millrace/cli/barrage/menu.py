"""What every menu of a board needs: the number of an option, and the price of an action space."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.page import BarragePage
from millrace.cli.screen import CHOICE
from millrace.games.barrage.content.spaces import Space
from millrace.games.barrage.numbers import SURCHARGE

ENGINEER: Final = "♙"
CREDIT: Final = "¤"


def numbered(page: BarragePage, action: int) -> Text:
    """`12)` for what is on offer, blanks for what is not."""
    number = page.numbers.get(action)
    return Text("    ") if number is None else Text().append(f"{number:>2}) ", style=CHOICE)


def price(space: Space) -> str:
    """Engineers, credits of the action symbol, and the surcharge of a red border: `3♙5+3¤`."""
    text = f"{space.engineers}{ENGINEER}"
    if space.printed:
        text += str(space.printed)
    if space.red:
        text += f"+{SURCHARGE}"
    return text + CREDIT if space.cost else text
