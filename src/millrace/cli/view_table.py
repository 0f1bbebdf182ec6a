"""Any view as text: scalars in a line, rows of the same fields as a table, everything else indented.

A game may name the keys of its view: message `view-<key>`; `view-<key>-<value>` names a value of that key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeGuard

from rich.text import Text

from millrace.cli.screen import QUIET, SCREEN, STRONG, filled, padded, rule, wrapped
from millrace.kernel.game import Message
from millrace.words import Words

_STEP: Final = 2
_GAP: Final = " · "
_APART: Final = 2  # cells between two columns
_NARROWEST: Final = 8
_NONE: Final = "—"
_YES: Final = "✓"
_NO: Final = "✗"


def draw_view(words: Words, view: Mapping[str, object]) -> list[Text]:
    """What is one word in one line, then what takes a line each, then a part for each of the others."""
    short = [_pair(words, key, value) for key, value in view.items() if _is_scalar(value)]
    lines = filled(short, _GAP, _STEP, 0) if short else []
    parts: list[Text] = []
    for key, value in view.items():
        if _is_scalar(value):
            continue
        entry = _entry(words, key, name_of(words, key), value, 0)
        if len(entry) == 1:
            lines += entry
        else:
            parts += [rule(name_of(words, key)), *_body(words, key, value, 1)]
    return lines + parts


def name_of(words: Words, key: str) -> str:
    """What a key of the view is called; one without a message is its own name."""
    message = "view-" + key.replace("_", "-")
    if message in words:
        return words.say(Message(message))
    return key.replace("_", " ") if key.islower() and key.replace("_", "").isalpha() else key


def inline(words: Words, key: str, value: object) -> str:
    """A value in one line, however long: `G01, Y03`, `tile: HT6, drops: 0`."""
    if isinstance(value, Mapping):
        return (
            ", ".join(f"{name_of(words, str(k))}: {_nested(words, str(k), v)}" for k, v in value.items())
            or _NONE
        )
    if _is_list(value):
        return ", ".join(_nested(words, key, item) for item in value) or _NONE
    return _scalar(words, key, value)


def _nested(words: Words, key: str, value: object) -> str:
    text = inline(words, key, value)
    return f"({text})" if not _is_scalar(value) and value else text


def _scalar(words: Words, key: str, value: object) -> str:
    if value is None:
        return _NONE
    if isinstance(value, bool):
        return _YES if value else _NO
    message = f"view-{key}-{value}".replace("_", "-")
    return words.say(Message(message)) if message in words else str(value)


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_scalar(value: object) -> bool:
    return not isinstance(value, Mapping) and not _is_list(value)


def _pair(words: Words, key: str, value: object) -> Text:
    return Text(name_of(words, key) + " ", style=QUIET).append(inline(words, key, value), style=STRONG)


def _body(words: Words, key: str, value: object, indent: int) -> list[Text]:
    """A value below its title."""
    items = _items(value)
    if len(inline(words, key, value)) <= SCREEN.width - indent or not items:
        return wrapped(inline(words, key, value), indent)
    table = _table(words, items)
    if table is not None:
        drawn = table.across(indent) or table.downwards(indent)
        if drawn:
            return drawn
    if isinstance(value, Mapping):
        return [
            line
            for k, v in value.items()
            for line in _entry(words, str(k), name_of(words, str(k)), v, indent)
        ]
    if all(_is_scalar(item) for _, item in items):
        return wrapped(inline(words, key, value), indent)
    return [line for i, (_, v) in enumerate(items) for line in _entry(words, key, str(i + 1), v, indent)]


def _entry(words: Words, key: str, label: str, value: object, indent: int) -> list[Text]:
    """`label: value` if that fits in a line, else the label above the value."""
    text = inline(words, key, value)
    head = Text(" " * indent).append(label + ": ", style=QUIET)
    if _is_scalar(value) or head.cell_len + len(text) <= SCREEN.width:
        return wrapped(Text(label + ": ", style=QUIET).append(text), indent + _STEP, indent)
    return [head, *_body(words, key, value, indent + _STEP)]


def _items(value: object) -> list[tuple[str, object]]:
    """The parts of a list or mapping with what they are called there."""
    if isinstance(value, Mapping):
        return [(str(key), item) for key, item in value.items()]
    return [(str(i + 1), item) for i, item in enumerate(value)] if _is_list(value) else []


# Tables ---------------------------------------------------------------------------------------------------


class _Table(NamedTuple):
    """Rows of the same fields; `names` are those of the fields, `labels` those of the rows."""

    names: list[str]
    labels: list[str]
    cells: list[list[str]]

    def across(self, indent: int) -> list[Text]:
        """A line for each row; nothing if they do not fit."""
        columns = [
            ["", *self.labels],
            *([name, *cells] for name, cells in zip(self.names, zip(*self.cells, strict=True), strict=True)),
        ]
        widths = [max(map(len, column)) + _APART for column in columns]
        if sum(widths) + indent > SCREEN.width:
            return []
        rows = [list(row) for row in zip(*columns, strict=True)]
        return [_line(row, widths, indent, is_head=i == 0) for i, row in enumerate(rows)]

    def downwards(self, indent: int) -> list[Text]:
        """A line or more for each field, a column for each row; nothing if the columns were too narrow."""
        label = max(map(len, self.names)) + _APART
        width = (SCREEN.width - indent - label) // len(self.labels)
        if width < _NARROWEST:
            return []
        widths = [label, *[width] * len(self.labels)]
        lines = [_line(["", *self.labels], widths, indent, is_head=True)]
        for i, name in enumerate(self.names):
            columns = [[name], *(_within(row[i], width - 1) for row in self.cells)]
            lines += [
                _line([column[n] if n < len(column) else "" for column in columns], widths, indent)
                for n in range(max(map(len, columns)))
            ]
        return lines


def _table(words: Words, items: Sequence[tuple[str, object]]) -> _Table | None:
    """The table that rows of the same fields make, if they are such rows."""
    rows = [item for _, item in items if isinstance(item, Mapping)]
    if len(rows) < len(items) or len(rows) < _STEP or any(list(row) != list(rows[0]) for row in rows):
        return None
    fields = [str(key) for key in rows[0]]
    cells = [[inline(words, key, row[key]) for key in fields] for row in rows]
    return _Table(
        [name_of(words, key) for key in fields], [name_of(words, label) for label, _ in items], cells
    )


def _line(cells: Iterable[str], widths: Sequence[int], indent: int, *, is_head: bool = False) -> Text:
    out = Text(" " * indent)
    for i, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        style = STRONG if is_head else QUIET if i == 0 else ""
        out.append(padded(cell, width).plain, style=style)
    out.rstrip()
    return out


def _within(text: str, width: int) -> list[str]:
    """The text in lines of a column; a word that is too long for it is broken."""
    lines = [""]
    for word in text.split():
        rest = word
        if lines[-1] and len(lines[-1]) + 1 + len(rest) <= width:
            lines[-1] += " " + rest
            continue
        if lines[-1]:
            lines.append("")
        while len(rest) > width:
            lines[-1], rest = rest[:width], rest[width:]
            lines.append("")
        lines[-1] = rest
    return lines
