"""Events, consequences and refusals of any game in words, each with its cause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from rich.text import Text

from millrace.cli.history import Paragraph
from millrace.cli.page import Page
from millrace.cli.screen import QUIET, STRONG, wrapped
from millrace.kernel.game import Reason
from millrace.kernel.stack import CHANCE, NOBODY, Event

_BULLET: Final = "• "


def sentence(page: Page[Any], event: Event) -> tuple[str, str]:
    """What happened, and because of what; the second is empty where the rules themselves are the cause."""
    told = page.game.told(page.s, event)
    cause = page.words.say(told.source) if page.game.has_cause(event) else ""
    return page.words.say(told.message), cause


def told_line(page: Page[Any], event: Event) -> Text:
    said, cause = sentence(page, event)
    return Text(said).append(f" ← {cause}" if cause else "", style=QUIET)


def summary(page: Page[Any], paragraphs: Sequence[Paragraph], is_dull: Callable[[Event], bool]) -> list[Text]:
    """What happened since the last question: a block of text per turn or phase, without what is dull."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        if paragraph.seat == CHANCE:
            continue  # the setup lies on the table
        events = [event for _, event in paragraph.happenings if not is_dull(event)]
        lines += wrapped(opening(page, paragraph.seat).append_text(block(page, events)), 2, 0)
    return lines


def block(page: Page[Any], events: list[Event]) -> Text:
    """Sentences in a row: the same one again is counted, the same cause again is not repeated."""
    out = Text()
    before: tuple[int, str] = (NOBODY, "")
    same = [(event[1], sentence(page, event)) for event in events]
    for (seat, (said, cause)), run in groupby(same):
        n = len(list(run))
        out.append(". " if out else "").append(said)
        out.append(" " + page.say("ui-times", n=n) if n > 1 else "", style=STRONG)
        if cause and (seat, cause) != before:
            out.append(f" ← {cause}", style=QUIET)
        before = (seat, cause)
    return out


def opening(page: Page[Any], seat: int) -> Text:
    """The mark of whose turn it was, or of the rules' own course."""
    return Text("≈ ") if seat == NOBODY else Text().append_text(page.mark(seat)).append(" ")


def heading(page: Page[Any], paragraph: Paragraph) -> list[Text]:
    """The line above a paragraph of the log; a phase announces itself."""
    if paragraph.seat == CHANCE:
        return [Text(page.say("ui-phase-setup"), style=STRONG)]
    if paragraph.seat == NOBODY:
        return []
    name = page.say("ui-turn-of", seat=page.seat(paragraph.seat))
    return [opening(page, paragraph.seat).append(name, style=STRONG)]


def bullet(text: Text) -> list[Text]:
    return wrapped(Text(_BULLET).append_text(text), 4, 2)


def tell_consequences(page: Page[Any], action: int) -> list[Text]:
    """What an offered action would cause up to the next question, and what would be asked then."""
    game = page.game
    foreseen = game.foresee(page.s, game.decider(page.s), action)
    ahead = foreseen.after
    lines = [line for event in foreseen.events for line in bullet(told_line(page, event))]
    if ahead is None:
        then = page.say("ui-then-others")
    elif game.decider(ahead) == CHANCE:
        then = page.say("ui-then-draw")
    elif game.is_over(ahead):
        then = page.say("ui-then-over")
    else:
        then = page.say("ui-then", question=page.words.say(game.question(ahead)))
    return [*lines, *wrapped(Text("→ " + then, style=QUIET), 4, 2)]


def tell_reason(page: Page[Any], reason: Reason) -> list[Text]:
    """Why something cannot be done, with the clause that says so."""
    out = Text().append("✗ ", style="bold red").append(page.words.say(reason.message))
    if reason.clause:
        out.append(f" [{reason.clause}]", style=QUIET)
    return wrapped(out, 2, 0)
