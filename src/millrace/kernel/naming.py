"""Names for numbers: what a game's constants are called, for programs that look at them."""

from __future__ import annotations

from collections.abc import Mapping


def names_of(constants: Mapping[str, object], prefix: str) -> tuple[str, ...]:
    """The names of all constants with this prefix, in the order of their numbers, which leave no gap.

    >>> names_of({"E_BUILT": 1, "E_AUTOMA_TILES": 0, "N_EVENTS": 2}, "E_")
    ('automa-tiles', 'built')
    """
    found = {
        number: name.removeprefix(prefix).lower().replace("_", "-")
        for name, number in constants.items()
        if name.startswith(prefix) and isinstance(number, int)
    }
    assert sorted(found) == list(range(len(found))), f"the numbers of {prefix} have a gap"
    return tuple(found[number] for number in range(len(found)))
