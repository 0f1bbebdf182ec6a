"""The end of a game of Barrage: points by source, and the energy that breaks ties."""

from __future__ import annotations

from rich.text import Text

from millrace.cli.barrage.page import Sheet
from millrace.cli.final_scores import final_table
from millrace.cli.history import Chronicle
from millrace.games.barrage.state import State


def draw_ending(sheet: Sheet, chronicle: Chronicle[State]) -> list[Text]:
    start = sheet.game.start_points(sheet.s)
    points = [{"points-start": start[seat], **chronicle.points(seat)} for seat in range(len(start))]
    return final_table(sheet, points, [("ui-points-tie", [p.energy for p in sheet.s.seats])])
