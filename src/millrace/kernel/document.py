"""Reading documents from outside: every value is checked once, and every refusal names its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from millrace.kernel.errors import BadPosition

_SHOWN: Final = 12  # keys listed in a refusal


class Place:
    """A value in a document and the path that leads to it.

    >>> Place({"round": 2}).field("round").integer(1, 5)
    2
    """

    def __init__(self, value: object, path: str = "") -> None:
        self.value: Final = value
        self.path: Final = path

    def refuse(self, why: str) -> BadPosition:
        return BadPosition(self.path or "the document", why)

    def known(self, keys: Sequence[str]) -> None:
        """An object with no other keys than these."""
        for key in self.members():
            if key not in keys:
                raise self.field(key).refuse(f"unknown key; known are {', '.join(keys)}")

    def members(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.refuse("an object is expected")
        return self.value

    def has(self, key: str) -> bool:
        return key in self.members()

    def field(self, key: str) -> Place:
        path = f"{self.path}.{key}" if self.path else key
        return Place(self.members().get(key), path)

    def items(self, least: int = 0, most: int = 1000) -> list[Place]:
        if not isinstance(self.value, list):
            raise self.refuse("a list is expected")
        if not least <= len(self.value) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise self.refuse(f"the list must have {wanted} entries, it has {len(self.value)}")
        return [Place(value, f"{self.path}[{i}]") for i, value in enumerate(self.value)]

    def integer(self, least: int, most: int) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.refuse("a whole number is expected")
        if not least <= self.value <= most:
            raise self.refuse(f"must be from {least} to {most}, is {self.value}")
        return self.value

    def boolean(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse("true or false is expected")
        return self.value

    def index(self, keys: Sequence[str]) -> int:
        """The number of a component given by its key."""
        if not isinstance(self.value, str) or self.value not in keys:
            shown = ", ".join(keys[:_SHOWN]) + (", ..." if len(keys) > _SHOWN else "")
            raise self.refuse(f"unknown: {str(self.value)[:40]!r}; known are {shown}")
        return keys.index(self.value)
