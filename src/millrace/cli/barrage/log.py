"""Events of Barrage in words; what an Automa weighs is folded unless somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from millrace.cli.barrage.page import BarragePage
from millrace.cli.history import Paragraph
from millrace.cli.screen import QUIET
from millrace.cli.telling import bullet, heading, summary, told_line
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_KEPT,
    E_AUTOMA_NONE,
    E_AUTOMA_PICKS,
    E_AUTOMA_PREFERS,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_AUTOMA_WEIGHS,
    E_CLEARED,
    E_DEALT,
    E_PHASE,
    E_RETURN,
    E_WORK_LEAVES,
)
from millrace.kernel.stack import Event

_TIDYING: Final = (E_RETURN, E_CLEARED, E_WORK_LEAVES)  # goes without saying at the end of a round
# what an Automa weighed before it acted: `why` tells it
_WEIGHED: Final = (
    *(E_AUTOMA_TRIED, E_AUTOMA_ELIGIBLE, E_AUTOMA_KEPT, E_AUTOMA_CHOSEN, E_AUTOMA_SYSTEM),
    *(E_AUTOMA_WEIGHS, E_AUTOMA_PREFERS, E_AUTOMA_PICKS, E_AUTOMA_NONE),
)


def tell_summary(page: BarragePage, paragraphs: Sequence[Paragraph]) -> list[Text]:
    """What happened since the last question: one block of text per turn or phase."""
    return summary(page, [p for p in paragraphs if not _says_nothing(p)], _goes_without_saying)


def _goes_without_saying(event: Event) -> bool:
    """Tidying up, what an Automa weighed, and the tile that its turn names anyway."""
    is_tile = event[0] == E_DEALT and event[3] >= A_AUTOMA_TILE
    return is_tile or event[0] in _TIDYING or event[0] in _WEIGHED


def _says_nothing(paragraph: Paragraph) -> bool:
    """A phase in which nothing has happened yet."""
    return len(paragraph.happenings) == 1 and paragraph.happenings[0].event[0] == E_PHASE


def tell_log(page: BarragePage, paragraphs: Iterable[Paragraph], *, is_whole: bool = True) -> list[Text]:
    """A heading per turn or phase, one line per event, every cause; the whole has all that Automas weigh."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        lines += heading(page, paragraph)
        weighed = [event for _, event in paragraph.happenings if event[0] in _WEIGHED]
        for _, event in paragraph.happenings:
            if is_whole or event[0] not in _WEIGHED:
                lines += bullet(told_line(page, event))
            if event[0] == E_AUTOMA_TILES and weighed and not is_whole:
                lines += bullet(Text(_weighed_words(page, weighed), style=QUIET))
    return lines


def _weighed_words(page: BarragePage, weighed: Sequence[Event]) -> str:
    """How much an Automa weighed, in one line."""
    counts = {
        "tried": sum(event[0] == E_AUTOMA_TRIED for event in weighed),
        "sites": sum(event[0] == E_AUTOMA_ELIGIBLE for event in weighed),
        "systems": sum(event[0] == E_AUTOMA_SYSTEM for event in weighed),
    }
    return page.say("ui-weighed", **counts)
