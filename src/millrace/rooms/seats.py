"""The seats of a table: who sits there, and who plays."""

from __future__ import annotations

from collections.abc import Sequence

from millrace.rooms.new_table import NewChair
from millrace.rooms.protocol import Chair
from millrace.rooms.terms import BOT, PERSON


class Sitter:
    """One seat."""

    def __init__(self, chair: NewChair) -> None:
        self.chair = chair
        self.person: str | None = None
        self.name = ""
        self.stand_in = ""  # the bot that plays in place of the person
        self.resigned = False

    def copy(self) -> Sitter:
        other = Sitter(self.chair)
        other.person, other.name = self.person, self.name
        other.stand_in, other.resigned = self.stand_in, self.resigned
        return other

    @property
    def is_person(self) -> bool:
        return self.chair.kind == PERSON

    @property
    def player(self) -> str:
        """The bot that plays here now, if one does."""
        return self.chair.level if self.chair.kind == BOT else self.stand_in

    @property
    def is_free(self) -> bool:
        return self.is_person and self.person is None

    @property
    def awaits(self) -> str | None:
        """The person who has to answer for this seat, if one has."""
        return None if self.stand_in else self.person

    def sit(self, person: str, name: str, *, is_further: bool) -> None:
        """A further seat of somebody who sits already is for one who plays at the same browser."""
        self.person, self.name = person, name
        if is_further:
            self.chair = NewChair(PERSON, name=name)

    def get_up(self) -> None:
        self.person, self.name = None, ""
        self.chair = NewChair(PERSON)

    def shown(self, *, here: bool, may_replace: bool) -> Chair:
        return Chair(
            kind=self.chair.kind,
            level=self.chair.level,
            name=self.name,
            stand_in=self.stand_in,
            here=here,
            resigned=self.resigned,
            may_replace=may_replace,
        )


def people_playing(sitters: Sequence[Sitter]) -> int:
    """How many people are in the game, absent ones included, those who gave up not."""
    return sum(sitter.is_person and not sitter.resigned for sitter in sitters)
