"""Chance: the dealer who answers for the seat CHANCE, and a small fast stream for random players."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final


class Dealer:
    """Answers chance's questions from a seed; the seed can be committed to before and revealed after.

    The n-th answer depends on the seed and n only, so no player can change a draw by playing differently.

    >>> Dealer("oak").choose(0, 6) == Dealer("oak").choose(0, 6)
    True
    """

    def __init__(self, seed: str, given: Sequence[int] = ()) -> None:
        """`given` are the first draws, by index, of a game whose own seed was never revealed."""
        self.seed: Final = seed
        self.given: Final = tuple(given)

    def commitment(self) -> str:
        """What may be published before the game: the seed cannot be found from it, but is checked by it."""
        return sha256(("millrace seed " + self.seed).encode()).hexdigest()

    def choose(self, n: int, among: int) -> int:
        """The index of the n-th draw among so many equal chances."""
        if n < len(self.given):
            return self.given[n]
        digest = sha256(f"millrace draw {n} {self.seed}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % among


class Stream:
    """A xorshift stream: the same numbers on every machine and build, for players who do not think.

    >>> rolls = Stream(1)
    >>> [rolls.below(6) for _ in range(5)] == [Stream(1).below(6)] + [rolls.below(6) for _ in range(4)]
    False
    """

    def __init__(self, seed: int) -> None:
        x = (seed * 2654435769 + 0x9E3779B9) & 0xFFFFFFFF
        self.x = x if x != 0 else 1
        for _ in range(4):  # seeds that differ in one bit start far apart
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return (x * n) >> 32
