"""What is wrong with a game, and what the books of any game must say."""

from __future__ import annotations

from typing import Protocol, TypeVar

from millrace.kernel.stack import Core, Event

S_contra = TypeVar("S_contra", bound=Core, contravariant=True)


class Wrong(Exception):  # noqa: N818 - what is wrong with a game
    """A sum that does not add up, or a game that does not end."""


def require(holds: bool, what: str) -> None:  # noqa: FBT001 - reads as a sentence
    if not holds:
        raise Wrong(what)


class Books(Protocol[S_contra]):
    """What must hold at a table, and what its events told."""

    def book(self, s: S_contra, event: Event) -> None: ...

    def check(self, s: S_contra) -> None:
        """The table is whole and holds what was told."""
        ...

    def check_end(self, s: S_contra) -> None:
        """So is the table of a finished game."""
        ...
