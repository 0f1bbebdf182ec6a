"""Sets of small numbers as bit masks."""

from __future__ import annotations


def bits(mask: int) -> list[int]:
    """The numbers in a mask, ascending.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
