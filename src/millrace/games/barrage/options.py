"""What a table of Barrage may be made with."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.kernel.options import YES, ChairKind, Exclusion, Flag, OneOf, OptionTable, Seats, Setting

CHOICE_KEYS: Final[tuple[str, ...]] = ("draft", "random", "free")  # in the order of DRAFT, RANDOM, FREE

_INTRODUCTORY: Final = Setting("introductory", (YES,))
_SMALL: Final = "the introductory game has no Automa and no Leeghwater Project"
_DEALT: Final = "the introductory game deals its companies by turn order"

OPTIONS: Final = OptionTable(
    "barrage",
    Seats(2, 4, 4),
    flags=(Flag("introductory"), Flag("leeghwater")),
    choices=(OneOf("choice", CHOICE_KEYS, "draft"),),
    chair_kinds=(ChairKind("automa", "automas", LEVEL_KEYS[1:], "medium", 3),),
    exclusions=(
        Exclusion(_INTRODUCTORY, Setting("automas", (YES,)), _SMALL, "B15.1.5"),
        Exclusion(_INTRODUCTORY, Setting("leeghwater", (YES,)), _SMALL, "B15.1.5"),
        Exclusion(_INTRODUCTORY, Setting("choice", CHOICE_KEYS[1:]), _DEALT, "B15.1.1"),
    ),
)
