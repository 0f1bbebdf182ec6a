"""Events, consequences and refusals in words, each with its cause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from millrace.cli.chronicle import Paragraph
from millrace.cli.sheet import QUIET, STRONG, Sheet, wrapped
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    A_AUTOMA_TILE,
    E_AUTOMA_CHOSEN,
    E_AUTOMA_ELIGIBLE,
    E_AUTOMA_KEPT,
    E_AUTOMA_SYSTEM,
    E_AUTOMA_TILES,
    E_AUTOMA_TRIED,
    E_CLEARED,
    E_DEALT,
    E_PHASE,
    E_RETURN,
    E_WORK_LEAVES,
)
from millrace.kernel.game import Reason
from millrace.kernel.stack import CHANCE, NOBODY, Event

_BULLET: Final = "• "
_PLAIN: Final = "source-rules"  # a cause that says nothing
_TIDYING: Final = (E_RETURN, E_CLEARED, E_WORK_LEAVES)  # goes without saying at the end of a round
# what an Automa weighed before it acted: `why` tells it
_WEIGHED: Final = (E_AUTOMA_TRIED, E_AUTOMA_ELIGIBLE, E_AUTOMA_KEPT, E_AUTOMA_CHOSEN, E_AUTOMA_SYSTEM)


def sentence(sheet: Sheet, event: Event) -> tuple[str, str]:
    """What happened, and because of what; the second is empty where the rules themselves are the cause."""
    told = GAME.told(sheet.s, event)
    cause = "" if told.source.key == _PLAIN else sheet.words.say(told.source)
    return sheet.words.say(told.message), cause


def told_line(sheet: Sheet, event: Event) -> Text:
    said, cause = sentence(sheet, event)
    return Text(said).append(f" ← {cause}" if cause else "", style=QUIET)


def tell_summary(sheet: Sheet, paragraphs: Sequence[Paragraph]) -> list[Text]:
    """What happened since the last question: one block of text per turn or phase."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        if paragraph.seat == CHANCE or _says_nothing(paragraph):
            continue  # the setup lies on the table
        events = [event for _, event in paragraph.happenings if not _goes_without_saying(event)]
        lines += wrapped(_opening(sheet, paragraph.seat).append_text(_block(sheet, events)), 2, 0)
    return lines


def _block(sheet: Sheet, events: list[Event]) -> Text:
    """Sentences in a row: the same one again is counted, the same cause again is not repeated."""
    out = Text()
    before: tuple[int, str] = (NOBODY, "")
    same = [(event[1], sentence(sheet, event)) for event in events]
    for (seat, (said, cause)), run in groupby(same):
        n = len(list(run))
        out.append(". " if out else "").append(said)
        out.append(" " + sheet.say("ui-times", n=n) if n > 1 else "", style=STRONG)
        if cause and (seat, cause) != before:
            out.append(f" ← {cause}", style=QUIET)
        before = (seat, cause)
    return out


def _goes_without_saying(event: Event) -> bool:
    """Tidying up, what an Automa weighed, and the tile that its turn names anyway."""
    is_tile = event[0] == E_DEALT and event[3] >= A_AUTOMA_TILE
    return is_tile or event[0] in _TIDYING or event[0] in _WEIGHED


def _says_nothing(paragraph: Paragraph) -> bool:
    """A phase in which nothing has happened yet."""
    return len(paragraph.happenings) == 1 and paragraph.happenings[0].event[0] == E_PHASE


def _opening(sheet: Sheet, seat: int) -> Text:
    """The mark of whose turn it was, or of the rules' own course."""
    return Text("≈ ") if seat == NOBODY else Text().append_text(sheet.mark(seat)).append(" ")


def tell_log(sheet: Sheet, paragraphs: Iterable[Paragraph], *, is_whole: bool = True) -> list[Text]:
    """A heading per turn or phase, one line per event, every cause; the whole has all that Automas weigh."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        if paragraph.seat == CHANCE:
            lines.append(Text(sheet.say("ui-phase-setup"), style=STRONG))
        elif paragraph.seat != NOBODY:
            lines.append(
                _opening(sheet, paragraph.seat).append(
                    sheet.say("ui-turn-of", seat=sheet.seat(paragraph.seat)), style=STRONG
                )
            )
        weighed = [event for _, event in paragraph.happenings if event[0] in _WEIGHED]
        for _, event in paragraph.happenings:
            if is_whole or event[0] not in _WEIGHED:
                lines += _bullet(told_line(sheet, event))
            if event[0] == E_AUTOMA_TILES and weighed and not is_whole:
                lines += _bullet(Text(_weighed_words(sheet, weighed), style=QUIET))
    return lines


def _weighed_words(sheet: Sheet, weighed: Sequence[Event]) -> str:
    """How much an Automa weighed, in one line."""
    counts = {
        "tried": sum(event[0] == E_AUTOMA_TRIED for event in weighed),
        "sites": sum(event[0] == E_AUTOMA_ELIGIBLE for event in weighed),
        "systems": sum(event[0] == E_AUTOMA_SYSTEM for event in weighed),
    }
    return sheet.say("ui-weighed", **counts)


def _bullet(text: Text) -> list[Text]:
    return wrapped(Text(_BULLET).append_text(text), 4, 2)


def tell_consequences(sheet: Sheet, action: int) -> list[Text]:
    """What an offered action would cause up to the next question, and what would be asked then."""
    lines: list[Text] = []
    for event in GAME.consequences(sheet.s, action):
        lines += _bullet(told_line(sheet, event))
    ahead = GAME.clone(sheet.s)
    GAME.apply(ahead, action)
    if GAME.decider(ahead) == CHANCE:
        then = sheet.say("ui-then-draw")
    elif GAME.is_over(ahead):
        then = sheet.say("ui-then-over")
    else:
        then = sheet.say("ui-then", question=sheet.words.say(GAME.question(ahead)))
    return [*lines, *wrapped(Text("→ " + then, style=QUIET), 4, 2)]


def tell_reason(sheet: Sheet, reason: Reason) -> list[Text]:
    """Why something cannot be done, with the clause that says so."""
    out = Text().append("✗ ", style="bold red").append(sheet.words.say(reason.message))
    if reason.clause:
        out.append(f" [{reason.clause}]", style=QUIET)
    return wrapped(out, 2, 0)
