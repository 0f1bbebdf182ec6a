"""The chairs of a table: who sits there, and who plays."""

from __future__ import annotations

from collections.abc import Sequence

from millrace.server.wire import BotName, Chair, Level, NewChair


class Sitter:
    """One chair."""

    def __init__(self, chair: NewChair) -> None:
        self.person: str | None = None
        self.name = ""
        self.stand_in: BotName | None = None  # plays in place of the person
        self.resigned = False
        self.set_up(chair)

    def set_up(self, chair: NewChair) -> None:
        self.kind = chair.kind
        self.bot: BotName | None = chair.bot if chair.kind == "bot" else None
        self.level: Level | None = chair.level if chair.kind == "automa" else None

    def as_set(self) -> NewChair:
        return NewChair(self.kind, bot=self.bot or "greedy", level=self.level or "medium")

    @property
    def player(self) -> BotName | None:
        """The bot that plays here now, if one does."""
        return self.bot or self.stand_in

    @property
    def is_free(self) -> bool:
        return self.kind == "person" and self.person is None

    @property
    def awaits(self) -> str | None:
        """The person who has to answer for this seat, if one has."""
        return None if self.stand_in else self.person

    def sit(self, person: str, name: str) -> None:
        self.person, self.name = person, name

    def get_up(self) -> None:
        self.person, self.name = None, ""

    def shown(self, *, here: bool, may_replace: bool) -> Chair:
        return Chair(
            kind=self.kind,
            name=self.name,
            bot=self.player,
            level=self.level,
            here=here,
            resigned=self.resigned,
            may_replace=may_replace,
        )


def people_playing(sitters: Sequence[Sitter]) -> int:
    """How many people are in the game, absent ones included, those who gave up not."""
    return sum(sitter.kind == "person" and not sitter.resigned for sitter in sitters)
