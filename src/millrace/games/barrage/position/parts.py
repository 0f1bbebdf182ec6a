"""Small readings that every part of a position needs."""

from __future__ import annotations

from typing import Final

from millrace.kernel.document import Place

MOST: Final = 999


def given(place: Place, key: str) -> bool:
    return place.has(key) and place.field(key).value is not None


def flag(place: Place, key: str) -> bool:
    return place.field(key).boolean() if place.has(key) else False


def number(place: Place, key: str, default: int, most: int = MOST) -> int:
    return place.field(key).integer(0, most) if place.has(key) else default


def read_set(place: Place, keys: list[str]) -> int:
    mask = 0
    for item in place.items():
        bit = 1 << item.index(keys)
        if mask & bit:
            raise item.refuse("stands here twice")
        mask |= bit
    return mask


def check_twice(place: Place, found: list[int], keys: list[str]) -> None:
    for i in found:
        if found.count(i) > 1:
            raise place.refuse(f"{keys[i]} stands here twice")


def within(place: Place, mask: int, first: int, after: int) -> None:
    if mask & ~(((1 << after) - 1) ^ ((1 << first) - 1)):
        raise place.refuse("only national contracts are expected here")
