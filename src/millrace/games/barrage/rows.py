"""Options as rows: kind, place on the board, and the words an action usually has."""

from __future__ import annotations

from millrace.games.barrage.names import building_name, structure_name, thing_name, tile_name
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.places import place_of
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Row


def row(s: State, action: int) -> Row:
    """An option as a row. Where it means something special the question itself has the words."""
    kind = ACTIONS.kind_of(action)
    words = RULES.wording(s, action)
    if words is None:
        words = _usual(s, action, kind.word, action - kind.first)
    return Row(action, kind.word, place_of(action), words)


def _usual(s: State, action: int, word: str, i: int) -> Message:
    match word:
        case "skip":
            return Message("option-skip-other")
        case "pass" | "architect":
            return Message("option-" + word)
        case "build":
            return Message("option-build", {"structure": structure_name(i)})
        case "use":
            return Message("option-use", {"building": building_name(i)})
        case "copy":
            return Message("option-copy-tile", {"tile": tile_name(i)})
        case "engineers":
            return Message("option-engineers", {"n": i})
        case _:
            return thing_name(s, action)
