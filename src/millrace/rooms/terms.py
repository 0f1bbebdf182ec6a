"""The terms of a table: what it was made with. They never change."""

from __future__ import annotations

from msgspec import Struct

from millrace.bots import BOTS
from millrace.catalogue import GAMES
from millrace.kernel.errors import ConfigError
from millrace.kernel.game import Options
from millrace.kernel.options import SEATS, OptionTable
from millrace.rooms.new_table import NewChair, NewTable
from millrace.rooms.protocol import Pace

PERSON = "person"
BOT = "bot"
USUAL_BOT = "greedy"


class Terms(Struct, frozen=True):
    """`options` and `chairs` as the table was made; chairs may change until the game begins."""

    id: str
    game: str
    options: Options
    chairs: list[NewChair]
    seed: str
    seed_chosen: bool = False
    host: str = ""
    name: str = ""
    public: bool = False
    pace: Pace = "live"


def agreed(new: NewTable) -> tuple[Options, list[NewChair]]:
    """The options in full and the chairs in order; ConfigError names what does not fit."""
    if new.game not in GAMES:
        raise ConfigError(f"there is no game '{new.game}': this Millrace plays {', '.join(sorted(GAMES))}")
    table = GAMES[new.game].options
    own = [kind.kind for kind in table.chair_kinds]
    chairs = sorted((usual(chair, table) for chair in new.chairs), key=lambda chair: chair.kind in own)
    if all(chair.kind != PERSON for chair in chairs):
        raise ConfigError("at least one chair must be for a person: make one of them 'person'")
    raw: dict[str, object] = dict(new.options)
    for kind in table.chair_kinds:
        if kind.key in raw:
            raise ConfigError(f"{kind.key}: seats of this kind are given as chairs")
        raw[kind.key] = [chair.level for chair in chairs if chair.kind == kind.kind]
    if SEATS in raw:
        raise ConfigError(f"{SEATS}: the chairs say how many play")
    return table.parse(raw | {SEATS: len(chairs)}), chairs


def usual(chair: NewChair, table: OptionTable) -> NewChair:
    """The chair with its level filled in; ConfigError if this game has no such chair."""
    levels = {PERSON: ("",), BOT: tuple(BOTS)}
    default = {PERSON: "", BOT: USUAL_BOT}
    for kind in table.chair_kinds:
        levels[kind.kind] = kind.levels
        default[kind.kind] = kind.default
    if chair.kind not in levels:
        raise ConfigError(f"{table.game} has no chair '{chair.kind}': it knows {', '.join(levels)}")
    level = chair.level or default[chair.kind]
    if level not in levels[chair.kind]:
        known = ", ".join(filter(None, levels[chair.kind])) or "no level at all"
        raise ConfigError(f"a chair '{chair.kind}' has no level '{level}': it knows {known}")
    if chair.name and chair.kind != PERSON:
        raise ConfigError(f"a chair '{chair.kind}' has no name: leave it out, or make it a '{PERSON}'")
    return NewChair(chair.kind, level, chair.name)
