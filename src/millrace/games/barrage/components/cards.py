"""What stands on the card of every component: its name, what it does, and the clauses that say so."""

from __future__ import annotations

from typing import Final, NamedTuple

from millrace.games.barrage.automa.words import criterion_name, entry_name
from millrace.games.barrage.content.automa import AUTOMA_TILES, Column
from millrace.games.barrage.content.boards import BONUS_KEYS, HEAD_TILES, OBJECTIVE_KEYS
from millrace.games.barrage.content.buildings import BUILDINGS, SLOT_FEWEST
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS, NATIONAL, STARTING
from millrace.games.barrage.content.map import (
    CONDUIT_END,
    CONDUIT_SPACES,
    CONDUIT_VALUE,
    HEADSTREAM_KEYS,
    SITE_AREA,
    SITE_BASIN,
    SITE_RED,
)
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import (
    BANKING,
    MACHINERY,
    PATENT,
    PRIVATE,
    SPACES,
    TURBINE,
    WATER,
    WORKSHOP,
)
from millrace.games.barrage.content.spaces import CONTRACT as OFFICE
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.names import (
    building_name,
    company_name,
    contract_name,
    head_name,
    officer_name,
    site_name,
    space_name,
    tile_name,
    work_name,
)
from millrace.games.barrage.numbering import building_of
from millrace.games.barrage.numbers import (
    BUILDING_SPACES,
    OP_CONTRACT_ENERGY,
    OP_FLOW_DROPS,
    OP_FULFIL_FREE,
    OP_TAKE_PATENT,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
    SLOTS,
)
from millrace.games.barrage.ops.prices import BASE_COST, ELEVATION_COST, EXCAVATORS_PER_VALUE
from millrace.kernel.game import Message


class Card(NamedTuple):
    name: Message
    text: tuple[Message, ...]
    clauses: tuple[str, ...]


# Action spaces --------------------------------------------------------------------------------------------

_CLOSED: Final = {3: "B2.1.10", 4: "B2.1.9"}  # by the fewest participants a space is open for


def space_card(space: int) -> Card:
    row = SPACES[space]
    text, clauses = _space_action(space)
    if row.section != BANKING:
        text += (Message("card-space-engineers", {"n": row.engineers}),)
    clauses += ("B4.2.1",)
    if row.red:
        text += (Message("card-space-border", {"n": row.cost}),)
        clauses += ("B4.2.2",)
    elif row.cost:
        text += (Message("card-space-credits", {"n": row.cost}),)
        clauses += ("B4.2.3",)
    if row.fewest in _CLOSED:
        text += (Message("card-space-fewest", {"fewest": row.fewest}),)
        clauses += (_CLOSED[row.fewest],)
    return Card(space_name(space), text, clauses)


def _space_action(space: int) -> tuple[tuple[Message, ...], tuple[str, ...]]:
    row = SPACES[space]
    op, a, _ = row.effects[0]
    if row.section == TURBINE:
        return (Message("card-space-turbine", {"bonus": a}),), ("B6.2.1", "B7.1.1", "B7.1.4")
    if row.section == WATER and op == OP_FLOW_DROPS:
        return (Message("card-space-flowing"),), ("B6.3.2", "B8.1.3")
    if row.section == WATER:
        return (Message("card-space-waiting"),), ("B6.3.1", "B8.2.1")
    if row.section == BANKING:
        return (Message("card-space-bank"),), ("B6.4.1", "B6.4.2")
    if row.section == WORKSHOP:
        return (Message("card-space-workshop", {"n": a}),), ("B6.5.1", "B5.3.3")
    if row.section == MACHINERY:
        return (Message("card-space-machinery"),), ("B6.5.2",)
    if row.section == OFFICE:
        return (Message("card-space-contract", {"n": a}),), ("B6.6.1" if a == 1 else "B6.6.2", "B7.4.6")
    if row.section == PATENT:
        return (Message("card-space-patent"),), ("B6.7.1", "B6.7.2")
    if row.section == PRIVATE:
        building = building_name((space - BUILDING_SPACES) // SLOTS)
        return (Message("card-space-private", {"building": building}),), ("L2.6", "L2.7")
    return (Message("card-space-works"),), ("L3.1", "L3.2", "L3.3")


# The map --------------------------------------------------------------------------------------------------


def excavators_at(site: int) -> int:
    """What a base or a conduit costs there (B5.4); 0 for what is built with mixers."""
    if site < SITE_CONDUIT:
        return BASE_COST[SITE_AREA[site]]
    return EXCAVATORS_PER_VALUE * CONDUIT_VALUE[site - SITE_CONDUIT] if site < SITE_HOUSE else 0


def elevation_at(site: int) -> int:
    """The mixers for each level above the base there (B5.4); 0 where there is none."""
    return ELEVATION_COST[SITE_AREA[site]] if site < SITE_CONDUIT else 0


def site_card(site: int) -> Card:
    text, clauses = _site_use(site)
    if SITE_RED[site]:
        text += (Message("card-site-border"),)
    return Card(site_name(site), text, clauses)


def _site_use(site: int) -> tuple[tuple[Message, ...], tuple[str, ...]]:
    basin = SITE_BASIN[site]
    if site < SITE_CONDUIT:
        cost = Message("card-site-base", {"excavators": excavators_at(site), "mixers": elevation_at(site)})
        return (cost, Message("card-site-one-base")), ("B5.4.1", "B5.4.2", "B1.2.5", "B8.1.3")
    if site < SITE_HOUSE:
        conduit = site - SITE_CONDUIT
        value = CONDUIT_VALUE[conduit]
        args: dict[str, int | str | Message] = {
            "excavators": excavators_at(site),
            "basin": basin,
            "end": CONDUIT_END[conduit],
            "value": value,
        }
        return (Message("card-site-conduit", args), Message("card-site-fee")), ("B5.4.3", "B1.3.1", "B7.1.7")
    if site < SITE_BUILDING:
        house = Message("card-site-powerhouse", {"basin": basin})
        return (house, Message("card-site-one-powerhouse")), ("B5.4.4", "B7.1.1", "B11.1.1")
    building = Message("card-site-building", {"building": building_name(building_of(site))})
    fewest = SLOT_FEWEST[(site - SITE_BUILDING) % SLOTS]
    closed = (Message("card-space-fewest", {"fewest": fewest}),) if fewest in _CLOSED else ()
    return (building, *closed), ("L2.2", "L2.3", "L2.4")


def head_card(head: int) -> Card:
    """A headstream flows into the basin of its own place."""
    text = (Message("card-headstream", {"basin": head + 1}),)
    return Card(head_name(head), text, ("B3.3.1", "B8.1.2", "B8.2.1"))


def head_tile_card(tile: int) -> Card:
    row = HEAD_TILES[tile]
    drops = "-".join(map(str, row.drops))
    name = Message("headstream-tile", {"key": row.key, "drops": drops})
    return Card(name, (Message("card-head-tile", {"drops": drops}),), ("B3.3.1", "B3.3.2"))


# Tiles ----------------------------------------------------------------------------------------------------


def contract_card(contract: int) -> Card:
    row = CONTRACTS[contract]
    fulfil = Message("card-contract-fulfil", {"energy": row.requirement})
    if row.kind == NATIONAL:
        return Card(
            contract_name(contract),
            (fulfil, Message("card-contract-national")),
            ("B7.3.1", "B6.6.4", "B7.3.5"),
        )
    if row.kind == STARTING:
        return Card(
            contract_name(contract),
            (fulfil, Message("card-contract-starting")),
            ("B7.3.1", "B2.2.5", "B7.4.6"),
        )
    return Card(
        contract_name(contract), (fulfil, Message("card-contract-private")), ("B7.3.1", "B6.6.1", "B7.4.6")
    )


_TILE_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "BASIC_base": ("B5.2.5",),
    "BASIC_elevation": ("B5.2.5",),
    "BASIC_conduit": ("B5.2.5",),
    "BASIC_powerhouse": ("B5.2.5",),
    "BASIC_building": ("L4.1",),
    "BASIC_joker": ("B5.2.5", "B15.1.2"),
    "A1_base": ("B13.2.1",),
    "A1_elevation": ("B13.2.2",),
    "A1_conduit": ("B13.2.3",),
    "A1_powerhouse": ("B13.2.4", "B5.5.1"),
    "A1_building": ("L4.2",),
    "A1_joker": ("B13.2.5",),
    "A2_base": ("B13.3.1", "B7.3.8"),
    "A2_elevation": ("B13.3.2",),
    "A2_conduit": ("B13.3.3",),
    "A2_powerhouse": ("B13.3.4",),
    "A2_building": ("L4.3",),
    "A2_joker": ("B13.3.5",),
    "A3_base": ("B13.4.1", "B5.5.1"),
    "A3_elevation": ("B13.4.2",),
    "A3_conduit": ("B13.4.3", "B7.3.8"),
    "A3_powerhouse": ("B13.4.4",),
    "A3_building": ("L4.4",),
    "A3_joker": ("B13.4.5", "B13.1.4"),
    "SP_anton": ("B12.6.1", "B12.6.2", "B12.6.4"),
    "SP_leslie": ("L6.3.1", "L6.3.2"),
}
_COMPANY_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "usa": ("B11.2.1", "B11.2.2", "B11.2.3", "B11.2.6"),
    "germany": ("B11.4.1", "B11.4.2", "B11.4.3", "B11.4.4"),
    "italy": ("B11.3.1", "B11.3.2"),
    "france": ("B11.5.1", "B11.5.2", "B11.5.3"),
    "netherlands": ("L5.1", "L5.2"),
}
_OFFICER_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "wilhelm": ("B12.1.1",),
    "graziano": ("B12.2.1",),
    "viktor": ("B12.3.1", "B12.3.2"),
    "jill": ("B12.4.1", "B12.4.2", "B12.4.3", "B12.4.4"),
    "solomon": ("B12.5.1", "B12.5.2", "B12.5.3"),
    "anton": ("B12.6.1", "B12.6.2", "B12.6.4", "B12.6.5"),
    "mahiri": ("B12.7.1", "B12.7.2", "B12.7.3", "B12.7.4", "B12.7.5"),
    "simone": ("L6.1.1", "L6.1.2", "L6.1.3", "L6.1.4"),
    "tommaso": ("L6.2.1", "L6.2.2", "L6.2.3"),
    "leslie": ("L6.3.1", "L6.3.2", "L6.3.3"),
    "margot": ("L6.4.1",),
}
_BONUS_CLAUSES: Final = ("B14.1.1", "B14.1.2", "B14.1.3", "B14.1.4", "B14.1.5", "B14.1.6", "L7.1", "L7.2")
_OBJECTIVE_CLAUSES: Final = ("B14.2.1", "B14.2.3", "B14.2.2", "B14.2.4", "B14.2.5", "B14.2.6")


def tile_card(tile: int) -> Card:
    key = TILES[tile].key
    return Card(tile_name(tile), (Message(f"tile-{key}-effect"),), _TILE_CLAUSES[key])


def company_card(company: int) -> Card:
    key = COMPANIES[company].key
    text = (Message("card-company"), Message(f"company-{key}-ability"))
    return Card(company_name(company), text, ("B3.2.1", "B11.1.1", *_COMPANY_CLAUSES[key]))


def officer_card(officer: int) -> Card:
    key = OFFICERS[officer].key
    return Card(officer_name(officer), (Message(f"officer-{key}-ability"),), _OFFICER_CLAUSES[key])


_SPECIAL: Final = (OP_FULFIL_FREE, OP_TAKE_PATENT, OP_CONTRACT_ENERGY)


def work_card(work: int) -> Card:
    row = WORKS[work]
    text = (Message("card-work", {"excavators": row.excavators, "mixers": row.mixers}),)
    special = any(effect[0] in _SPECIAL for effect in row.rewards)
    return Card(work_name(work), text, ("L3.2", "L3.3", "L3.5") if special else ("L3.2", "L3.3"))


def building_card(building: int) -> Card:
    text = (Message(f"building-{BUILDINGS[building].key}-text"), Message("card-building-slot"))
    return Card(building_name(building), text, ("L2.2", "L2.6", "L2.7", "L2.9", "L2.10"))


def bonus_card(bonus: int) -> Card:
    key = BONUS_KEYS[bonus]
    text = (Message(f"bonus-{key}-text"), Message("card-bonus"))
    return Card(Message(f"bonus-{key}"), text, (_BONUS_CLAUSES[bonus], "B9.3.3", "B9.3.4", "B9.3.5"))


def objective_card(objective: int) -> Card:
    key = OBJECTIVE_KEYS[objective]
    text = (Message(f"objective-{key}-text"), Message("card-objective"))
    clauses = (_OBJECTIVE_CLAUSES[objective], "B10.1.1", "B10.1.2", "B10.1.5")
    return Card(Message(f"objective-{key}"), text, clauses)


# Automa tiles ---------------------------------------------------------------------------------------------


def automa_card(tile: int) -> Card:
    """Both sides: the entries in their order, then the three columns and the letters."""
    row = AUTOMA_TILES[tile]
    text = [
        Message(
            "card-automa-dashed" if entry.is_dashed else "card-automa-entry",
            {"entry": entry_name(entry), "n": entry.engineers},
        )
        for entry in row.entries
    ]
    text.append(_column("card-automa-dams", row.dams, row.dams.code))
    text.append(_column("card-automa-conduits", row.conduits, CONDUIT_SPACES[row.conduits.code].key[1:]))
    text.append(_column("card-automa-powerhouses", row.houses, row.houses.code))
    order = ", ".join(HEADSTREAM_KEYS[head] for head in row.headstreams)
    text.append(Message("card-automa-headstreams", {"order": order}))
    name = Message("automa-tile", {"n": tile + 1})
    return Card(name, tuple(text), ("A4.1", "A4.3", "A4.4", "A4.6", "A6.1.3", "A6.1.4"))


def _column(key: str, column: Column, code: int | str) -> Message:
    first, second, third = (criterion_name(criterion) for criterion in column.criteria)
    return Message(key, {"first": first, "second": second, "third": third, "code": code})
