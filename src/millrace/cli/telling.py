"""Events, turns with their reasons, consequences and refusals of any game in words, each with its cause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from rich.text import Text

from millrace.cli.page import Page
from millrace.cli.paragraphs import Happening, Paragraph, happenings
from millrace.cli.screen import CHOICE, QUIET, STRONG, wrapped
from millrace.kernel.game import Reason
from millrace.kernel.stack import CHANCE, Event
from millrace.rooms import telling
from millrace.rooms.protocol import Explained, Step, Told

NO: Final = "✗ "
YES: Final = "✓ "
_BULLET: Final = "• "
# kind of step: its mark, the style of the mark, the style of the words, the indents
_LOOKS: Final = {
    "tried": (NO, "red", "", (4, 2)),
    "performed": (YES, CHOICE, STRONG, (4, 2)),
    "considered": ("· ", "", "", (8, 6)),
    "narrowed": ("· ", "", "", (8, 6)),
    "note": ("· ", "", "", (8, 6)),
    "chosen": ("→ ", CHOICE, STRONG, (8, 6)),
}


def tell_events(page: Page[Any], events: Sequence[Event]) -> list[Happening]:
    """Events of the engine, as whoever looks may know them."""
    return list(happenings(telling.told(page.game, page.s, events)))


def told_line(page: Page[Any], happening: Happening) -> Text:
    cause = happening.cause
    out = Text(page.tell(happening.told.said))
    return out.append(f" ← {page.tell(cause)}" if cause else "", style=QUIET)


def bullet(text: Text) -> list[Text]:
    return wrapped(Text(_BULLET).append_text(text), 4, 2)


# What happened --------------------------------------------------------------------------------------------


def summary(
    page: Page[Any], paragraphs: Sequence[Paragraph], goes_without_saying: Callable[[Told], bool]
) -> list[Text]:
    """What happened since the last question: a block of text per turn or phase, without what is dull."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        found = [h for h in paragraph.happenings if not goes_without_saying(h.told)]
        if found and not paragraph.is_setup:  # the set-up lies on the table
            lines += wrapped(_opening(page, paragraph.seat).append_text(_block(page, paragraph, found)), 2, 0)
    return lines


def _block(page: Page[Any], paragraph: Paragraph, found: Sequence[Happening]) -> Text:
    """Sentences in a row: the same one again is counted, the same cause again is not repeated."""
    out = Text()
    before: tuple[int, object] = (0, None)
    for (seat, said, cause), run in groupby(found, lambda h: (h.told.seat, h.told.said, h.cause)):
        same = list(run)
        n = len(same)
        out.append(". " if out else "").append(page.tell(said))
        out.append(" " + page.say("ui-times", n=n) if n > 1 else "", style=STRONG)
        if cause and (seat, cause) != before:
            out.append(f" ← {page.tell(cause)}", style=QUIET)
        before = (seat, cause)
        if paragraph.turn is not None and same[0] is paragraph.names_turn:
            for step in _steps(paragraph.turn, "performed"):
                out.append(". " + page.tell(step.said))
    return out


def _opening(page: Page[Any], seat: int) -> Text:
    """The mark of whose turn it was, or of the rules' own course."""
    return Text().append_text(page.mark(seat - 1)).append(" ") if seat else Text("≈ ")


def log(page: Page[Any], paragraphs: Sequence[Paragraph], *, is_whole: bool) -> list[Text]:
    """A heading per turn, one line per event with its cause; the whole has all that was weighed."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        lines += _heading(page, paragraph)
        turn = paragraph.turn
        for happening in paragraph.happenings:
            lines += bullet(told_line(page, happening))
            if turn is not None and happening is paragraph.names_turn:
                lines += tell_steps(page, turn) if is_whole else _weighed(page, turn)
    return lines


def _heading(page: Page[Any], paragraph: Paragraph) -> list[Text]:
    """The line above a paragraph; a phase announces itself."""
    if paragraph.is_setup:
        return [Text(page.say("ui-phase-setup"), style=STRONG)]
    if not paragraph.seat:
        return []
    name = page.say("ui-turn-of", seat=page.seat(paragraph.seat - 1))
    return [_opening(page, paragraph.seat).append(name, style=STRONG)]


# Turns with their reasons ---------------------------------------------------------------------------------


def _steps(turn: Explained, *kinds: str) -> list[Step]:
    return [step for step in turn.steps if step.kind in kinds]


def _weighed(page: Page[Any], turn: Explained) -> list[Text]:
    """What was done, and how much was weighed for it, in one line."""
    weighed = len(_steps(turn, "considered", "narrowed"))
    said = page.say("ui-weighed", tried=len(_steps(turn, "tried")), weighed=weighed)
    done = [line for step in _steps(turn, "performed") for line in _step(page, step)]
    return [*bullet(Text(said, style=QUIET)), *done]


def tell_turn(page: Page[Any], turn: Explained) -> list[Text]:
    head = _opening(page, turn.seat).append(page.tell(turn.said), style=STRONG)
    return [*wrapped(head, 2, 0), *tell_steps(page, turn)]


def tell_steps(page: Page[Any], turn: Explained) -> list[Text]:
    return [line for step in turn.steps for line in _step(page, step)]


def _step(page: Page[Any], step: Step) -> list[Text]:
    mark, mark_style, style, (rest, first) = _LOOKS[step.kind]
    out = Text().append(mark, style=mark_style).append(page.tell(step.said), style=style)
    if step.clause:
        out.append(f" [{step.clause}]", style=QUIET)
    return wrapped(out, rest, first)


# What would happen ----------------------------------------------------------------------------------------


def consequences(page: Page[Any], path: Sequence[int]) -> list[Text]:
    """What answers would cause, and what would be asked then; or why one of them cannot be given."""
    game, seat = page.game, page.game.decider(page.s)
    ahead = page.s
    events: list[Event] = []
    for action in path:
        if ahead is None or game.decider(ahead) != seat:
            break
        if action not in game.legal(ahead):
            return tell_reason(page, game.why_not(ahead, action))
        foreseen = game.foresee(ahead, seat, action)
        events += foreseen.events
        ahead = foreseen.after
    lines = [line for told in tell_events(page, events) for line in bullet(told_line(page, told))]
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
    out = Text().append(NO, style="bold red").append(page.words.say(reason.message))
    if reason.clause:
        out.append(f" [{reason.clause}]", style=QUIET)
    return wrapped(out, 2, 0)
