"""Where on the board a component is: places go by the keys of what stands there."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbers import S_INCOME

_PLACED: Final = (
    *("build", "space", "site", "head", "contract", "company", "officer", "tile", "copy", "system"),
    *("work", "use", "segment", "headstream", "bonus", "objective", "start", "automa"),
)

PLACES: Final = ACTIONS.places(_PLACED)


def key_of(action: int) -> str:
    """The key of the component, place or amount an action number names."""
    kind = ACTIONS.kind_of(action)
    return kind.keys[action - kind.first]


def place_of(source: int) -> str:
    """Where on the board a source is; empty for one that is no component with a place."""
    if source >= S_INCOME:
        return ""
    word = ACTIONS.kind_of(source).word
    return key_of(source) if word in _PLACED else ""
