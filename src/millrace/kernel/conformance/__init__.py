"""Tests every game must pass; imported by tests and by anyone adding a game.

Every check plays one whole game with answers drawn from a seed and raises AssertionError with a sentence.
"""

from __future__ import annotations

from typing import Final, TypeVar

from millrace.kernel.conformance.logs import (
    check_deals,
    check_refusals,
    check_replay,
    check_snapshots,
    check_undo,
)
from millrace.kernel.conformance.playing import BOUND, final_state, play_out, play_table
from millrace.kernel.conformance.showing import (
    Disguise,
    check_foresight,
    check_openness,
    check_places,
    check_redeal,
    check_views,
    check_words,
)
from millrace.kernel.conformance.values import (
    check_asking,
    check_clone,
    check_dump,
    check_end,
    check_notation,
    check_options,
    check_position,
)
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import Core

__all__ = [
    "BOUND",
    "CHECKS",
    "Disguise",
    "check_asking",
    "check_clone",
    "check_conformance",
    "check_deals",
    "check_dump",
    "check_end",
    "check_foresight",
    "check_notation",
    "check_openness",
    "check_options",
    "check_places",
    "check_position",
    "check_redeal",
    "check_refusals",
    "check_replay",
    "check_snapshots",
    "check_undo",
    "check_views",
    "check_words",
    "final_state",
    "play_out",
    "play_table",
]

S = TypeVar("S", bound=Core)

CHECKS: Final = (
    check_end,
    check_options,
    check_asking,
    check_clone,
    check_dump,
    check_position,
    check_notation,
    check_words,
    check_places,
    check_foresight,
    check_redeal,
    check_openness,
    check_replay,
    check_refusals,
    check_undo,
    check_snapshots,
    check_deals,
)


def check_conformance(
    game: Game[S], options: Options, seed: int, disguise: Disguise[S] | None = None
) -> None:
    """Every check for one game; views need to know what is hidden, so they are checked with a disguise."""
    for check in CHECKS:
        check(game, options, seed)
    if disguise is not None:
        check_views(game, options, seed, disguise)
