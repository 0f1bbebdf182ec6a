"""The end of a game of Barrage: points by source, and the energy that breaks ties."""

from __future__ import annotations

from rich.text import Text

from millrace.cli.barrage.page import BarragePage
from millrace.cli.final_scores import final_table
from millrace.cli.history import History
from millrace.games.barrage.state import State


def draw_ending(page: BarragePage, history: History[State]) -> list[Text]:
    start = page.game.start_points(page.s)
    points = [{"points-start": start[seat], **history.points(seat)} for seat in range(len(start))]
    return final_table(page, points, [("ui-points-tie", [p.energy for p in page.s.seats])])
