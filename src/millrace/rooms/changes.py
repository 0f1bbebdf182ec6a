"""What changed between two documents, as a list of `[path, value]`.

`[path]` alone: nothing stands there any more. A list that became longer or shorter is given whole. A place
holds values of one type: 1 never becomes true. The client has the same rule: `client/src/lib/changes.ts`.
"""

from __future__ import annotations

from typing import Any

from millrace.rooms.protocol import Change

_GONE = object()


def changes(old: object, new: object) -> list[Change]:
    """How to make the new document from the old one.

    >>> changes({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3], "c": {}})
    [[['b', 1], 3], [['c'], {}]]
    >>> changes({"a": 1}, {})
    [[['a']]]
    """
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:  # noqa: ANN401 - any document
    if old is new or (type(old) is type(new) and old == new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            _compare(old.get(key, _GONE), value, [*path, key], found)
        found.extend([[*path, key]] for key in old if key not in new)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            _compare(old[i], value, [*path, i], found)
    else:
        found.append([path, new])


def changed(document: object, made: list[Change]) -> object:
    """The document after the changes; the old one is left as it was.

    >>> changed({"a": 1, "b": [1, 2]}, [[["b", 1], 3], [["a"]]])
    {'b': [1, 3]}
    """
    for change in made:
        document = _at(document, change[0], change)
    return document


def _at(document: Any, path: list[str | int], change: Change) -> object:  # noqa: ANN401 - any document
    if not path:
        return change[1]
    key, rest = path[0], path[1:]
    copy = document.copy()
    if not rest and len(change) == 1:
        del copy[key]
    elif isinstance(copy, dict):
        copy[key] = _at(copy.get(key), rest, change)
    else:
        copy[key] = _at(copy[key], rest, change)
    return copy
