"""The Automa tiles: entries in the order in which they are tried, criteria column by column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from millrace.cli.barrage.menu import ENGINEER
from millrace.cli.barrage.page import BarragePage
from millrace.cli.screen import QUIET, STRONG, WIDTH, padded, rule, wrapped
from millrace.games.barrage.automa.placement import STEP_CRITERIA
from millrace.games.barrage.automa.words import entry_name, step_name
from millrace.games.barrage.content.automa import AUTOMA_TILES, AutomaTile, Column
from millrace.games.barrage.content.map import CONDUIT_SPACES, HEADSTREAM_KEYS
from millrace.games.barrage.numbers import EMPTY

_ENTRY: Final = WIDTH // 2
_COLUMN: Final = WIDTH // 3
DASHED: Final = "┄"  # the turn goes on after it


def automa_line(page: BarragePage) -> list[Text]:
    """Which tiles lie there, in one line; nothing without Automas."""
    s = page.s
    if s.top == EMPTY:
        return []
    args: dict[str, int] = {"top": s.top + 1, "left": s.deck.bit_count()}
    if s.criteria == EMPTY:
        return wrapped(Text(page.say("ui-automa-first", **args), style=QUIET), 2, 1)
    return wrapped(Text(page.say("ui-automa-line", criteria=s.criteria + 1, **args), style=QUIET), 2, 1)


def draw_automa(page: BarragePage) -> list[Text]:
    """The two visible tiles in full: the upper one will be flipped and give the criteria of the next turn."""
    s = page.s
    if s.top == EMPTY:
        return wrapped(page.say("ui-no-automa"))
    note = page.say("ui-stack-note", left=s.deck.bit_count(), gone=s.discards.bit_count())
    lines = [rule(page.say("ui-automa-tiles"), note)]
    lines += [_title(page, "ui-entries-of", s.top), *draw_entries(page, s.top)]
    lines += [_title(page, "ui-criteria-next", s.top), *draw_criteria(page, s.top)]
    if s.criteria != EMPTY:
        lines += [_title(page, "ui-criteria-last", s.criteria), *draw_criteria(page, s.criteria)]
    return lines


def _title(page: BarragePage, key: str, tile: int) -> Text:
    return Text(" " + page.say(key, n=tile + 1), style=STRONG)


def draw_entries(page: BarragePage, tile: int) -> list[Text]:
    """The action side, two columns read downwards."""
    cells = [entry_cell(page, tile, i) for i in range(len(AUTOMA_TILES[tile].entries))]
    if any(cell.cell_len >= _ENTRY for cell in cells):
        return [line for cell in cells for line in wrapped(cell, 8, 0)]
    half = -(-len(cells) // 2)
    rows = [padded(cells[i], _ENTRY) for i in range(half)]
    for i, cell in enumerate(cells[half:]):
        rows[i].append_text(cell)
    for row in rows:
        row.rstrip()
    return rows


def entry_cell(page: BarragePage, tile: int, index: int) -> Text:
    """` 3 2♙  construction: base`; a dashed one wears its frame."""
    entry = AUTOMA_TILES[tile].entries[index]
    frame = DASHED if entry.is_dashed else " "
    out = Text(f" {index + 1} {entry.engineers}{ENGINEER}{frame} ")
    return out.append(page.words.say(entry_name(entry)))


def draw_criteria(page: BarragePage, tile: int) -> list[Text]:
    """The criteria side: three columns, each with its three criteria and its code, then the letters."""
    row = AUTOMA_TILES[tile]
    columns = [
        [page.say("ui-column-" + key), *criteria_words(page, column), code_words(page, key, column.code)]
        for key, column in columns_of(row)
    ]
    lines: list[Text] = []
    for i in range(max(map(len, columns))):
        lines += _cells([column[i] for column in columns], is_title=i == 0)
    letters = " ".join(HEADSTREAM_KEYS[head] for head in row.headstreams)
    return [*lines, Text(f" {page.say('ui-letters', letters=letters)}", style=QUIET)]


def columns_of(row: AutomaTile) -> tuple[tuple[str, Column], ...]:
    return (("dams", row.dams), ("conduits", row.conduits), ("houses", row.houses))


def criteria_words(page: BarragePage, column: Column) -> list[str]:
    """`1 linked to an own powerhouse`, in the order in which they are applied."""
    names = [page.words.say(step_name(STEP_CRITERIA + number)) for number in column.criteria]
    return [f"{i + 1} {name}" for i, name in enumerate(names)]


def code_words(page: BarragePage, key: str, code: int) -> str:
    """Where the scan begins: a conduit by its letter, everything else by its basin."""
    if key == "conduits":
        return page.say("ui-code-conduit", code=CONDUIT_SPACES[code].key[1:])
    return page.say("ui-code-basin", n=code)


def _cells(texts: Sequence[str], *, is_title: bool) -> list[Text]:
    """Three texts side by side, each wrapped within its column."""
    columns = [_within(text, _COLUMN - 2) for text in texts]
    lines: list[Text] = []
    for i in range(max(map(len, columns))):
        line = Text()
        for column in columns:
            cell = padded(" " + column[i] if i < len(column) else "", _COLUMN)
            line.append(cell.plain, style=QUIET if is_title else "")
        line.rstrip()
        lines.append(line)
    return lines


def _within(text: str, width: int) -> list[str]:
    """The text broken into lines of a column; all but the first are indented."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines[-1].strip() else lines[-1] + word
        if len(longer) > width and lines[-1].strip():
            lines.append("  " + word)
        else:
            lines[-1] = longer
    return lines
