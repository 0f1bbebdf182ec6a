"""A turn or an income of an Automa on the screen: a heading, then its explanation step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from millrace.cli.barrage.page import BarragePage
from millrace.cli.screen import CHOICE, QUIET, STRONG, wrapped
from millrace.games.barrage.automa.explain import TurnExplanation
from millrace.games.barrage.automa.telling import steps_of, turn_name
from millrace.kernel.game import Explained, ExplainedStep, Message

NO: Final = "✗ "
YES: Final = "✓ "
# kind of step: its mark, the style of the mark, the style of the words, the indents
_LOOKS: Final = {
    "tried": (NO, "red", "", (4, 2)),
    "performed": (YES, CHOICE, STRONG, (4, 2)),
    "considered": ("· ", "", "", (8, 6)),
    "narrowed": ("· ", "", "", (8, 6)),
    "note": ("· ", "", "", (8, 6)),
    "chosen": ("→ ", CHOICE, STRONG, (8, 6)),
}


def tell_turn(page: BarragePage, turn: TurnExplanation) -> list[Text]:
    return _told(page, turn.seat, turn_name(page.s, turn), steps_of(page.s, turn))


def tell_explained(page: BarragePage, one: Explained) -> list[Text]:
    return _told(page, one.seat, one.message, one.steps)


def _told(page: BarragePage, seat: int, message: Message, steps: Sequence[ExplainedStep]) -> list[Text]:
    head = Text().append_text(page.mark(seat)).append(" ").append(page.words.say(message), style=STRONG)
    return wrapped(head, 2, 0) + [line for step in steps for line in _step(page, step)]


def _step(page: BarragePage, step: ExplainedStep) -> list[Text]:
    mark, mark_style, style, (rest, first) = _LOOKS[step.kind]
    out = Text().append(mark, style=mark_style).append(page.words.say(step.message), style=style)
    if step.clause:
        out.append(f" [{step.clause}]", style=QUIET)
    return wrapped(out, rest, first)
