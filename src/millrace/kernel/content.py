"""The digest of a game's content: every table of its modules, every field of every row, none by hand."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from types import ModuleType
from typing import Final

from millrace.kernel.errors import RulesError

_FIELDS: Final[dict[type, list[str]]] = {}  # of every class of rows met so far


def content_digest(*modules: ModuleType) -> str:
    """The same on every build and machine; another one as soon as anything in a table changes.

    Tables are the names in capitals. What cannot be compared by value, such as a function, is refused.
    """
    ordered = sorted(modules, key=lambda module: module.__name__)
    text = "\n".join([line for module in ordered for line in _lines(module)])
    return sha256(text.encode()).hexdigest()[:16]


def _lines(module: ModuleType) -> Iterable[str]:
    name = module.__name__.rpartition(".")[2]
    for table, value in sorted(vars(module).items()):
        if table.isupper() and not isinstance(value, type):
            yield f"{name}.{table} = {written(value, table)}"


def written(value: object, where: str) -> str:
    """A value of a table as text: plain values, tuples and lists of them, dictionaries, and rows.

    >>> written((1, "oak", None), "TREES")
    "(1, 'oak', None)"
    """
    if value is None or isinstance(value, (bool, int, str)):
        return repr(value)
    fields = fields_of(value)
    if fields:
        parts = [f"{field}={written(getattr(value, field), f'{where}.{field}')}" for field in fields]
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, (tuple, list)):
        return f"({', '.join([written(item, where) for item in value])})"
    if isinstance(value, dict):
        pairs = sorted([(written(key, where), written(item, where)) for key, item in value.items()])
        return f"{{{', '.join([f'{key}: {item}' for key, item in pairs])}}}"
    raise RulesError(f"{where} holds a {type(value).__name__}: content is made of plain values and rows")


def fields_of(row: object) -> list[str]:
    """The names of a row's fields, however its class keeps them; none for a tuple, a list or a dictionary.

    Rows of one class have the same fields, so only the first is looked into: Python reads every field of an
    object more slowly from then on if anybody has seen its `__dict__`.
    """
    found = _FIELDS.get(type(row))
    if found is None:
        found = _FIELDS[type(row)] = _look_into(row)
    return found


def _look_into(row: object) -> list[str]:
    """A NamedTuple declares them, slots do, and so does a compiled class; a plain object has a dictionary."""
    found = set(getattr(row, "__dict__", {}))
    for of_class in type(row).__mro__:
        for declared in ("_fields", "__slots__", "__mypyc_attrs__"):
            found.update(vars(of_class).get(declared, ()))
    return sorted(found)
