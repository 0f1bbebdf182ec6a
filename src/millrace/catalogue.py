"""Which games there are, by name."""

from __future__ import annotations

from typing import Any, Final

from millrace.games.barrage.game import GAME as BARRAGE
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.kernel.game import Game

# every layer above treats a state as a sealed thing that only its game opens
GAMES: Final[dict[str, Game[Any]]] = {BARRAGE.name: BARRAGE, CRAFTSMEN.name: CRAFTSMEN}
