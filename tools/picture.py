"""Makes the picture of the README: a moment of a solo game as the terminal draws it, written as SVG."""

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from millrace.bots import BOTS, answer_of
from millrace.cli.barrage.page import BarragePage, open_words
from millrace.cli.barrage.screen import draw_moment
from millrace.cli.screen import WIDTH, show
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import OP_TURN
from millrace.kernel.table import Table

ROUND = 3
PICTURE = Path(__file__).resolve().parents[1] / "docs" / "screens" / "terminal.svg"


def moment() -> BarragePage:
    """The person's first turn of round 3 against a high Automa, played so far by the greedy player."""
    table = Table(GAME, GAME.parse_options({"players": 2, "automas": ["high"]}), "picture")
    player = BOTS["greedy"](1)
    while table.state.round < ROUND or table.state.stack[-1].op != OP_TURN:
        action = answer_of(player, GAME, table.state)
        table.play(GAME.decider(table.state), action)
    numbers = {action: i + 1 for i, action in enumerate(GAME.legal(table.state))}
    return BarragePage(table.state, open_words("en"), ["Anna", "Automa (high)"], numbers)


def main() -> int:
    console = Console(width=WIDTH, record=True, file=StringIO(), markup=False, emoji=False, highlight=False)
    show(console, draw_moment(moment(), [], is_new=True))
    svg = console.export_svg(title="millrace play barrage")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no font is fetched from anywhere
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg.replace("Fira Code", "DejaVu Sans Mono"), encoding="utf-8")
    print(PICTURE.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
