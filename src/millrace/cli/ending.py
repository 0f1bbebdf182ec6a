"""The end: who won, and where everybody's points came from."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.chronicle import POINTS, Chronicle
from millrace.cli.sheet import QUIET, STRONG, Sheet, padded, rule
from millrace.games.barrage.content.companies import START_VP, START_VP_AUTOMA
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import PERSON

_LABEL: Final = 44
_CELL: Final = 14


def draw_ending(sheet: Sheet, chronicle: Chronicle) -> list[Text]:
    seats = range(len(sheet.s.seats))
    points = [chronicle.points(seat) for seat in seats]
    head = Text(" " * _LABEL)
    for seat in seats:
        name = Text().append_text(sheet.mark(seat)).append(" " + sheet.seat(seat))
        name.truncate(_CELL - 1, overflow="ellipsis")
        head.append(" " * (_CELL - name.cell_len)).append_text(name)
    start = [START_VP if p.level == PERSON else START_VP_AUTOMA for p in sheet.s.seats]
    lines = [rule(sheet.say("ui-final")), head, _row(sheet.say("ui-points-start"), start)]
    lines += [
        _row(sheet.say("ui-points-" + key), [p.get(key, 0) for p in points])
        for key in POINTS
        if any(key in p for p in points)
    ]
    total = _row(sheet.say("ui-points-total"), GAME.scores(sheet.s))
    total.stylize(STRONG)
    energy = _row(sheet.say("ui-points-tie"), [p.energy for p in sheet.s.seats])
    energy.stylize(QUIET)
    winners = [sheet.seat(seat) for seat in GAME.winners(sheet.s)]
    won = Text("★ " + sheet.say("ui-winners", n=len(winners), names=", ".join(winners)), style=STRONG)
    return [*lines, total, energy, won]


def _row(label: str, numbers: list[int]) -> Text:
    out = padded("  " + label, _LABEL)
    for n in numbers:
        out.append(f"{n:>{_CELL}}")
    return out
