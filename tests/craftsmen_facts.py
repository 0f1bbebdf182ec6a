"""Facts of the Craftsmen box, written down apart from the engine's content to hold it against."""

from __future__ import annotations

from typing import Final, NamedTuple


class Fact(NamedTuple):
    """A building type; `copies` are the colours of the upper and lower halves, * marks a house."""

    tier: str
    inputs: str
    good: str
    vp: int
    copies: str


BUILDINGS: Final = {
    "sawmill": Fact("sawmill", "", "wood", 0, "vg gb br rv vb gr"),
    "mine": Fact("basic", "", "iron_ore", 0, "vv gg bb rr"),
    "flax_plantation": Fact("basic", "", "flax", 0, "vv gg bb rr"),
    "wheat_farm": Fact("basic", "", "wheat", 0, "vv gg bb rr"),
    "pasture": Fact("basic", "", "cow", 0, "vv gg bb rr"),
    "apiary": Fact("basic", "", "wax", 0, "vv gg bb rr"),
    "vineyard": Fact("basic", "", "grapes", 0, "vv gg bb rr"),
    "cooperage": Fact("extended", "wood", "barrel", 1, "gv vr* rb"),
    "paper_mill": Fact("extended", "wood", "paper", 1, "bv* gb rg"),
    "ropery": Fact("extended", "flax", "rope", 1, "bv vr rg*"),
    "weaver": Fact("extended", "flax", "cloth", 1, "vg gb* br"),
    "tannery": Fact("extended", "cow", "leather", 1, "rv* bg gr"),
    "butcher": Fact("extended", "cow", "meat", 1, "gv vb* br"),
    "smelter": Fact("extended", "iron_ore", "iron", 1, "vb rv bg*"),
    "mill": Fact("extended", "wheat", "flour", 1, "vg gr* rb"),
    "armourer": Fact("advanced", "iron leather", "weapons", 4, "gv* br"),
    "toolmaker": Fact("advanced", "iron wood", "tools", 3, "bg* rv"),
    "tailor": Fact("advanced", "cloth leather", "clothes", 4, "gb* vr"),
    "bookbinder": Fact("advanced", "paper leather", "books", 4, "gb rv*"),
    "chandler": Fact("advanced", "wax rope", "candles", 3, "bv* rg"),
    "winery": Fact("advanced", "grapes barrel", "wine", 3, "vb gr*"),
    "brewery": Fact("advanced", "wheat barrel", "beer", 3, "vg rb*"),
    "bakery": Fact("advanced", "flour wood", "bread", 3, "vg* br"),
}

# Bonus tokens: points, and the building types of the line.
BONUS: Final = {
    "weapons": (5, "mine smelter pasture tannery armourer"),
    "tools": (4, "mine smelter sawmill toolmaker"),
    "clothes": (5, "flax_plantation weaver pasture tannery tailor"),
    "books": (5, "sawmill paper_mill pasture tannery bookbinder"),
    "candles": (4, "apiary flax_plantation ropery chandler"),
    "wine": (4, "vineyard sawmill cooperage winery"),
    "beer": (4, "wheat_farm sawmill cooperage brewery"),
    "bread": (4, "wheat_farm mill sawmill bakery"),
}

# All of one colour and value are four cards; capital cards a to d are the same.
CAPITAL: Final = [
    f"{colour}-{value}{copy}"
    for colour in ("violet", "green", "blue", "red")
    for value in (1, 2, 3)
    for copy in "abcd"
]


def cards_of(tier: str) -> list[str]:
    """The keys of all cards of a tier."""
    return [
        f"{key}-{i + 1}"
        for key, fact in BUILDINGS.items()
        if fact.tier == tier
        for i in range(len(fact.copies.split()))
    ]


def marked(tier: str) -> list[str]:
    """The keys of the cards of a tier with the house mark."""
    return [
        f"{key}-{i + 1}"
        for key, fact in BUILDINGS.items()
        if fact.tier == tier
        for i, copy in enumerate(fact.copies.split())
        if "*" in copy
    ]
