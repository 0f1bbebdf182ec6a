"""What a table may be made with."""

from __future__ import annotations

from typing import Final

from ferry.content import AUTUMN, SEASON_KEYS, SUMMER
from millrace.kernel.options import YES, Exclusion, Flag, OneOf, OptionTable, Seats, Setting

OPTIONS: Final = OptionTable(
    "ferry",
    Seats(2, 4, 3),
    flags=(Flag("fog"),),
    choices=(OneOf("season", SEASON_KEYS, SEASON_KEYS[AUTUMN]),),
    exclusions=(
        Exclusion(
            Setting("fog", (YES,)),
            Setting("season", (SEASON_KEYS[SUMMER],)),
            "there is no fog in summer",
            "F9",
        ),
    ),
)
