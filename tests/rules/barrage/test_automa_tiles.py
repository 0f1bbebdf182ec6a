"""The twenty Automa tiles, both sides, against what is printed on them (A1.1, A4.3, A6.1).

An entry reads: what | engineers, VP, dashed. A column reads: name and placement code: its three criteria.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from millrace.games.barrage.content.automa import (
    AUTOMA_TILES,
    BANK,
    CONSTRUCT,
    FLOWING,
    MACHINERY,
    OFFICE,
    PATENT,
    PRODUCTION,
    UP,
    WAITING,
    WORKS,
    WORKSHOP,
    AutomaTile,
    Column,
    Entry,
)
from millrace.games.barrage.numbers import BASE, BUILDING, CONDUIT, HILL, MOUNTAIN

COLOURS: Final = ("green", "yellow", "red")
STRUCTURES: Final = ("base", "elevation", "conduit", "powerhouse", "building")
AREAS: Final = {1 << MOUNTAIN: " in the mountains", 1 << HILL: " in the hills"}
CRITERIA: Final = (
    "best conduit",
    "own powerhouse",
    "most water",
    "red border",
    "upstream powerhouse",
    "downstream dam",
    "strongest",
    "second strongest",
    "dam own first",
    "powerhouse own first",
    "dam opponent first",
    "powerhouse opponent first",
    "own dam",
    "plains",
    "basin 5",
    "basin 6",
    "basin 7",
    "feeds own",
    "avoids opponent",
)

PRINTED: Final = {
    1: """
        production -2 green | 1
        2 waiting drops | 1 dashed
        base | 2
        elevation | 2
        external work 123 | 2
        workshop 1 | 1
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 1: best conduit, own powerhouse, upstream powerhouse
        conduits 1A: strongest, dam own first, powerhouse own first
        powerhouses 5: feeds own, best conduit, own dam
        headstreams ABCD
    """,
    2: """
        production -2 green | 1
        1 flowing drop | 1 dashed
        base in the hills | 2
        powerhouse | 2
        workshop 2 | 1 -2 VP
        external work 231 | 2
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 2: best conduit, own powerhouse, red border
        conduits 1B: strongest, dam own first, powerhouse own first
        powerhouses 6: feeds own, best conduit, own dam
        headstreams BCDA
    """,
    3: """
        production -1 green | 1
        contract office green | 1 dashed
        base | 2
        patent base | 1 -2 VP
        external work 321 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 3: best conduit, own powerhouse, downstream dam
        conduits 2A: strongest, powerhouse own first, dam own first
        powerhouses 7: avoids opponent, best conduit, own dam
        headstreams CDAB
    """,
    4: """
        production -1 green | 1
        base in the mountains | 2
        machinery 1 excavator | 1 -2 VP
        external work 123 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 4: best conduit, own powerhouse, most water
        conduits 2B: strongest, powerhouse own first, dam own first
        powerhouses 11: avoids opponent, best conduit, own dam
        headstreams DABC
    """,
    5: """
        production +0 green | 2
        2 waiting drops | 1 dashed
        elevation | 2
        conduit | 2
        workshop 3 | 2 -5 VP
        external work 231 | 2
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 6: best conduit, own powerhouse, upstream powerhouse
        conduits 3A: powerhouse own first, dam own first, strongest
        powerhouses 5: basin 5, best conduit, own dam
        headstreams DCBA
    """,
    6: """
        production +0 green | 2
        1 flowing drop | 1 dashed
        elevation | 2
        base | 2
        external work 321 | 2
        workshop 1 | 1
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 7: best conduit, own powerhouse, red border
        conduits 3B: powerhouse own first, dam own first, strongest
        powerhouses 6: basin 6, best conduit, own dam
        headstreams CBAD
    """,
    7: """
        production +0 yellow | 2
        contract office yellow | 1 dashed
        elevation | 2
        powerhouse | 2
        patent elevation | 1 -2 VP
        external work 123 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 8: best conduit, own powerhouse, downstream dam
        conduits 4A: powerhouse own first, dam own first, strongest
        powerhouses 7: basin 7, best conduit, own dam
        headstreams BADC
    """,
    8: """
        production +0 yellow | 2
        contract office yellow | 1 dashed
        elevation | 2
        powerhouse | 2
        machinery 1 mixer | 1 -3 VP
        external work 231 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 9: best conduit, own powerhouse, most water
        conduits 4B: powerhouse own first, dam own first, strongest
        powerhouses 12: plains, best conduit, own dam
        headstreams CBAD
    """,
    9: """
        production +0 green | 2
        2 waiting drops | 1 dashed
        conduit of 3 or more | 2
        elevation | 2
        workshop 2 | 1 -2 VP
        external work 321 | 2
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 1: red border, best conduit, own powerhouse
        conduits 5A: dam own first, powerhouse own first, strongest
        powerhouses 8: best conduit, own dam, feeds own
        headstreams ABCD
    """,
    10: """
        production +0 green | 2
        1 flowing drop | 1 dashed
        conduit | 2
        powerhouse | 2
        external work 123 | 2
        workshop 3 | 2 -5 VP
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 2: red border, best conduit, own powerhouse
        conduits 5B: dam own first, powerhouse own first, strongest
        powerhouses 9: best conduit, own dam, feeds own
        headstreams BCDA
    """,
    11: """
        production +1 green | 2
        contract office green | 1 dashed
        conduit | 2
        patent conduit | 1 -2 VP
        external work 231 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 3: downstream dam, own powerhouse, best conduit
        conduits 6A: dam own first, powerhouse own first, strongest
        powerhouses 9: best conduit, own dam, feeds own
        headstreams CDAB
    """,
    12: """
        production +0 red | 2
        contract office red | 1 dashed
        conduit of 4 or more | 2
        machinery 2 excavator | 2 -4 VP
        external work 321 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 4: downstream dam, own powerhouse, best conduit
        conduits 6B: dam own first, powerhouse own first, strongest
        powerhouses 10: best conduit, own dam, feeds own
        headstreams DABC
    """,
    13: """
        production +1 yellow | 2
        2 waiting drops | 1 dashed
        powerhouse | 2
        base | 2
        workshop 1 | 1
        external work 123 | 2
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 6: red border, own powerhouse, best conduit
        conduits 7A: dam opponent first, second strongest, powerhouse own first
        powerhouses 10: best conduit, own dam, feeds own
        headstreams DCBA
    """,
    14: """
        production +1 yellow | 2
        1 flowing drop | 1 dashed
        powerhouse | 2
        conduit | 2
        workshop 2 | 1 -2 VP
        external work 231 | 2
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 7: red border, own powerhouse, best conduit
        conduits 7B: dam opponent first, second strongest, powerhouse own first
        powerhouses 11: best conduit, own dam, feeds own
        headstreams CBAD
    """,
    15: """
        production +1 green | 2
        powerhouse | 2
        patent powerhouse | 1 -2 VP
        external work 321 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 8: most water, best conduit, own powerhouse
        conduits 8A: powerhouse opponent first, second strongest, dam opponent first
        powerhouses 11: best conduit, own dam, feeds own
        headstreams BADC
    """,
    16: """
        production +0 red | 2
        contract office red | 1 dashed
        powerhouse | 2
        machinery 1 mixer | 1 -3 VP
        external work 123 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 9: most water, best conduit, own powerhouse
        conduits 8B: powerhouse opponent first, second strongest, dam opponent first
        powerhouses 12: own dam, best conduit, feeds own
        headstreams CBAD
    """,
    17: """
        production +2 green | 2
        2 waiting drops | 1 dashed
        base | 2
        building down | 1
        workshop 1 | 1
        machinery 1 of choice | 1 -3 VP
        bank | 1 +1 VP
        dams 5: upstream powerhouse, best conduit, red border
        conduits 9A: second strongest, dam own first, powerhouse own first
        powerhouses 8: own dam, best conduit, feeds own
        headstreams ABCD
    """,
    18: """
        production +2 yellow | 2
        2 waiting drops | 1 dashed
        base | 2
        building down | 1
        external work 321 | 2
        machinery 1 excavator, 1 mixer | 2 -5 VP
        workshop 1 | 1
        bank | 1 +1 VP
        dams 10: upstream powerhouse, best conduit, downstream dam
        conduits 9B: second strongest, dam own first, powerhouse own first
        powerhouses 11: own dam, best conduit, feeds own
        headstreams CBAD
    """,
    19: """
        production +2 yellow | 2
        conduit | 2
        building up | 1
        patent building | 1 -2 VP
        machinery 1 excavator, 1 mixer | 2 -5 VP
        workshop 1 | 1
        bank | 1 +1 VP
        dams 5: upstream powerhouse, best conduit, most water
        conduits 10A: second strongest, powerhouse own first, dam own first
        powerhouses 12: own dam, best conduit, feeds own
        headstreams CDAB
    """,
    20: """
        production +2 green | 2
        powerhouse | 2
        building up | 1
        machinery 1 excavator, 1 mixer | 2 -5 VP
        external work 231 | 2
        workshop 1 | 1
        bank | 1 +1 VP
        dams 10: upstream powerhouse, best conduit, most water
        conduits 10B: second strongest, powerhouse own first, dam own first
        powerhouses 12: own dam, best conduit, feeds own
        headstreams DABC
    """,
}


def drops(entry: Entry) -> str:
    plural = "s" if entry.a > 1 else ""
    return f"{entry.a} {'waiting' if entry.kind == WAITING else 'flowing'} drop{plural}"


def machines(entry: Entry) -> str:
    counts = (("excavator", entry.a >> 4), ("mixer", entry.a & 15), ("of choice", entry.b))
    return "machinery " + ", ".join(f"{n} {kind}" for kind, n in counts if n)


def order(entry: Entry) -> str:
    return "external work " + "".join(str((entry.a >> 2 * i & 3) + 1) for i in range(3))


def limit(entry: Entry) -> str:
    """The restriction of a construction entry."""
    if entry.a == BUILDING:
        return " up" if entry.b == UP else " down"
    if not entry.b:
        return ""
    if entry.a == CONDUIT:
        return f" of {entry.b} or more"
    assert entry.a == BASE
    return AREAS[entry.b]


WHAT: Final[dict[int, Callable[[Entry], str]]] = {
    PRODUCTION: lambda entry: f"production {entry.a:+d} {COLOURS[entry.b]}",
    WAITING: drops,
    FLOWING: drops,
    OFFICE: lambda entry: f"contract office {COLOURS[entry.a]}",
    CONSTRUCT: lambda entry: STRUCTURES[entry.a] + limit(entry),
    WORKSHOP: lambda entry: f"workshop {entry.a}",
    MACHINERY: machines,
    PATENT: lambda entry: f"patent {STRUCTURES[entry.a]}",
    WORKS: order,
    BANK: lambda entry: "bank",  # noqa: ARG005
}


def line(entry: Entry) -> str:
    vp = f" {entry.vp:+d} VP" if entry.vp else ""
    return f"{WHAT[entry.kind](entry)} | {entry.engineers}{vp}{' dashed' if entry.is_dashed else ''}"


def column(name: str, code: str, found: Column) -> str:
    return f"{name} {code}: " + ", ".join(CRITERIA[number] for number in found.criteria)


def written(tile: AutomaTile) -> list[str]:
    """A tile as PRINTED writes it."""
    conduit = tile.conduits.code
    return [
        *(line(entry) for entry in tile.entries),
        column("dams", str(tile.dams.code), tile.dams),
        column("conduits", f"{conduit // 2 + 1}{'AB'[conduit % 2]}", tile.conduits),
        column("powerhouses", str(tile.houses.code), tile.houses),
        "headstreams " + "".join("ABCD"[head] for head in tile.headstreams),
    ]


@pytest.mark.parametrize("number", sorted(PRINTED))
def test_tile_is_as_printed(number: int) -> None:
    printed = [text.strip() for text in PRINTED[number].strip().splitlines()]

    assert written(AUTOMA_TILES[number - 1]) == printed


def test_there_are_twenty_tiles() -> None:
    """Clauses: A1.1."""
    assert len(AUTOMA_TILES) == len(PRINTED) == 20


def test_entries_that_are_printed_on_many_tiles() -> None:
    """Every tile begins with a production and ends with the bank; patents always cost the same (R-83)."""
    lines = [line(entry) for tile in AUTOMA_TILES for entry in tile.entries]

    assert all(line(tile.entries[0]).startswith("production") for tile in AUTOMA_TILES)
    assert all(line(tile.entries[-1]) == "bank | 1 +1 VP" for tile in AUTOMA_TILES)
    assert [text for text in lines if text.startswith("patent")] == [
        "patent base | 1 -2 VP",
        "patent elevation | 1 -2 VP",
        "patent conduit | 1 -2 VP",
        "patent powerhouse | 1 -2 VP",
        "patent building | 1 -2 VP",
    ]
    assert sum(text.endswith("dashed") for text in lines) == 16
