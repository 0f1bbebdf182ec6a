"""The river map from the headstreams to the exits, in fourteen lines of four columns.

A basin is drawn as its water meets it: powerhouses, upper base space, lower base space; the conduits stand
beside. Columns follow the rivers, so water always runs straight down.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.page import BarragePage
from millrace.cli.screen import CHOICE, QUIET, STRONG, WIDTH, padded
from millrace.games.barrage.content.boards import HEAD_TILES
from millrace.games.barrage.content.map import (
    AREAS,
    CONDUIT_SPACES,
    DAM_KEYS,
    FLOWS_TO,
    HEADSTREAM_KEYS,
    HOUSE_SITES,
    SITE_KEYS,
    SITE_RED,
)
from millrace.games.barrage.numbers import A_HEAD, A_SITE, EMPTY, N_HEADSTREAMS, SITE_CONDUIT, SITE_HOUSE
from millrace.games.barrage.ops.water import capacity

_COLUMN: Final = WIDTH // N_HEADSTREAMS
_DAM: Final = 13  # B5U+3 G3 ●●●●
_WIDE_DAM: Final = 15
DROP: Final = "●"
ROOM: Final = "○"
FREE: Final = "·"
LEGAL: Final = "◇"
RED: Final = "+3"
WATER: Final = "bold #5DB8E6"
_RED: Final = "bold #FF7A86"
_AREA_KEYS: Final = ("area-mountain", "area-hill", "area-plain")


def draw_map(page: BarragePage) -> list[Text]:
    """The whole map, one text per line."""
    lines = [_row([_headstream(page, head) for head in range(N_HEADSTREAMS)])]
    lines += _basins(page, (1, 2, 3, 4), (1, 1, 1, 1))
    lines += _basins(page, (0, 5, 6, 7), (1, 1, 1, 1))
    lines += _basins(page, (8, 9, 10), (1, 1, 2))
    return lines + _basins(page, (11, 12), (2, 2))


def _row(cells: list[Text], spans: tuple[int, ...] = (1, 1, 1, 1)) -> Text:
    out = Text()
    for cell, span in zip(cells, spans, strict=True):
        out.append_text(padded(cell, span * _COLUMN))
    out.rstrip()
    return out


def _basins(page: BarragePage, basins: tuple[int, ...], spans: tuple[int, ...]) -> list[Text]:
    """One row of basins; where the row has no basin (0), the legend stands beside the river."""
    height = 1 + max(len(_basin(page, b)) for b in basins if b)
    cells = [
        _legend(page) if b == 0 else [_head(page, b, span * _COLUMN - 1), *_basin(page, b)]
        for b, span in zip(basins, spans, strict=True)
    ]
    return [_row([cell[i] if i < len(cell) else Text() for cell in cells], spans) for i in range(height)]


def _head(page: BarragePage, basin: int, width: int) -> Text:
    out = Text().append("──", style=QUIET)
    out.append("▼", style=WATER)
    out.append(f" {basin} ", style=STRONG)
    out.append(page.say(_AREA_KEYS[AREAS[basin]]) + " ", style=QUIET)
    return out.append("─" * (width - out.cell_len), style=QUIET)


def _basin(page: BarragePage, basin: int) -> list[Text]:
    lines: list[Text] = []
    if HOUSE_SITES[basin]:
        lines.append(Text("  ").join([_house(page, site) for site in HOUSE_SITES[basin]]))
    upper = 2 * basin - 2
    if upper < len(DAM_KEYS):
        width = _WIDE_DAM if len(DAM_KEYS[upper]) > len("B5U") else _DAM
        for i in (upper, upper + 1):
            line = padded(_dam(page, i), width)
            lines.append(line.append(" ").append_text(_conduit(page, i)))
    if FLOWS_TO[basin] < 0:
        lines[-1].append("  ▼", style=WATER).append(" " + page.say("ui-exit"), style=QUIET)
    return lines


def _dam(page: BarragePage, dam: int) -> Text:
    s = page.s
    out = _space(page, dam, s.dam_owner[dam], "" if s.dam_level[dam] == 0 else str(s.dam_level[dam]))
    if s.dam_owner[dam] != EMPTY:
        held = s.dam_drops[dam]
        out.append(" " + DROP * held, style=WATER)
        out.append(ROOM * (capacity(s, dam) - held), style=QUIET)
    return out


def _conduit(page: BarragePage, conduit: int) -> Text:
    space = CONDUIT_SPACES[conduit]
    owner = page.s.conduit_owner[conduit]
    out = Text(space.key + " ")
    out.append(str(space.value), style=STRONG)
    out.append(f"▸{space.end} ")
    return out.append_text(_owner(page, SITE_CONDUIT + conduit, owner, ""))


def _house(page: BarragePage, site: int) -> Text:
    return _space(page, site, page.s.house_owner[site - SITE_HOUSE], "")


def _space(page: BarragePage, site: int, owner: int, level: str) -> Text:
    """Key, red border, owner: `B5U+3 G2`. The border is flagged while it still costs something."""
    out = Text(SITE_KEYS[site])
    if SITE_RED[site]:
        out.append(RED, style=_RED)
    elif site < SITE_CONDUIT:
        out.append("  ")
    return out.append(" ").append_text(_owner(page, site, owner, level))


def _owner(page: BarragePage, site: int, owner: int, level: str) -> Text:
    is_legal = A_SITE + site in page.numbers
    if owner == EMPTY:
        return Text(LEGAL, style=CHOICE) if is_legal else Text(FREE, style=QUIET)
    out = Text().append_text(page.mark(owner, level))
    return out.append(LEGAL, style=CHOICE) if is_legal else out


def _headstream(page: BarragePage, head: int) -> Text:
    """The letter, the drops that wait, and the tile's drops by round, the present round in brackets."""
    s = page.s
    out = Text("  ")
    out.append(HEADSTREAM_KEYS[head], style=STRONG)
    if A_HEAD + head in page.numbers:
        out.append(LEGAL, style=CHOICE)
    out.append(" " + DROP * s.head_drops[head], style=WATER)
    if s.head_tiles[head] != EMPTY:
        drops = HEAD_TILES[s.head_tiles[head]].drops
        tile = " ".join(f"[{n}]" if i + 1 == s.round else str(n) for i, n in enumerate(drops))
        out.append(f" ({tile})", style=QUIET)
    return out


def _legend(page: BarragePage) -> list[Text]:
    keys = ("ui-legend-drop", "ui-legend-neutral", "ui-legend-red", "ui-legend-conduit")
    lines: list[Text] = []
    for key in keys:
        line = Text().append("  ║ ", style=WATER)
        line.append(page.say(key), style=QUIET)
        lines.append(line)
    return lines
