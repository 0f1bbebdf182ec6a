"""The painter of each game, by the game's name."""

from __future__ import annotations

from typing import Any, Final

from millrace.cli.barrage.painter import BarragePainter
from millrace.cli.craftsmen.painter import CraftsmenPainter
from millrace.cli.painter import Painter

PAINTERS: Final[dict[str, Painter[Any]]] = {
    painter.game.name: painter for painter in (BarragePainter(), CraftsmenPainter())
}
