"""The names of things as keys of the message files. No sentence stands here."""

from __future__ import annotations

from millrace.games.barrage.content.boards import BONUS_KEYS, HEAD_TILES, OBJECTIVE_KEYS, START_TILES
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import (
    CONDUIT_END,
    CONDUIT_SPACES,
    CONDUIT_VALUE,
    DAM_KEYS,
    HEADSTREAM_KEYS,
    SITE_BASIN,
    SITE_KEYS,
)
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.notation import ACTIONS, STRUCTURE_KEYS
from millrace.games.barrage.numbering import building_of, conduit_of, dam_of
from millrace.games.barrage.numbers import (
    BUILDING_SPACES,
    EMPTY,
    NEUTRAL,
    S_COMPANY,
    S_CONSTRUCTION,
    S_HELD,
    S_INCOME,
    S_LEFTOVERS,
    S_MAHIRI,
    S_MARGOT,
    S_RANK,
    S_TRACK,
    SITE_BUILDING,
    SITE_CONDUIT,
    SITE_HOUSE,
    SLOTS,
)
from millrace.games.barrage.state import State
from millrace.kernel.game import Message


def seat_name(s: State, seat: int) -> Message:
    """A participant goes by the company; before the draft by the chair."""
    if seat == NEUTRAL:
        return Message("neutral")
    if 0 <= seat < len(s.seats) and s.seats[seat].company != EMPTY:
        return company_name(s.seats[seat].company)
    return Message("seat", {"n": seat + 1})


def company_name(company: int) -> Message:
    return Message("company-" + COMPANIES[company].key)


def officer_name(officer: int) -> Message:
    return Message("officer-" + OFFICERS[officer].key)


def tile_name(tile: int) -> Message:
    return Message("tile-" + TILES[tile].key)


def contract_name(contract: int) -> Message:
    row = CONTRACTS[contract]
    kind = ("green", "yellow", "red", "national", "starting")[row.kind]
    return Message("contract-" + kind, {"key": row.key, "energy": row.requirement})


def structure_name(structure: int) -> Message:
    return Message("structure-" + STRUCTURE_KEYS[structure])


def space_name(space: int) -> Message:
    if space < BUILDING_SPACES:
        return Message("space-" + SPACES[space].key)
    i = space - BUILDING_SPACES
    return Message("space-private", {"building": building_name(i // SLOTS), "n": i % SLOTS + 1})


def building_name(building: int) -> Message:
    return Message("building-" + BUILDINGS[building].key)


def work_name(work: int) -> Message:
    row = WORKS[work]
    return Message("work", {"key": row.key, "excavators": row.excavators, "mixers": row.mixers})


def site_name(site: int) -> Message:
    """A building space: its key, its basin, and the value of a conduit."""
    basin = SITE_BASIN[site]
    if site < SITE_CONDUIT:
        return Message("site-base", {"key": SITE_KEYS[site], "basin": basin})
    if site < SITE_HOUSE:
        conduit = site - SITE_CONDUIT
        args: dict[str, int | str | Message] = {
            "key": SITE_KEYS[site],
            "basin": basin,
            "value": CONDUIT_VALUE[conduit],
            "end": CONDUIT_END[conduit],
        }
        return Message("site-conduit", args)
    if site < SITE_BUILDING:
        return Message("site-powerhouse", {"key": SITE_KEYS[site], "basin": basin})
    slot = (site - SITE_BUILDING) % SLOTS + 1
    return Message("site-building", {"building": building_name(building_of(site)), "n": slot})


def dam_name(dam: int) -> Message:
    return Message("dam", {"key": DAM_KEYS[dam]})


def head_name(head: int) -> Message:
    return Message("headstream", {"key": HEADSTREAM_KEYS[head]})


def system_name(system: int) -> Message:
    conduit = conduit_of(system)
    return Message(
        "system",
        {
            "dam": DAM_KEYS[dam_of(system)],
            "conduit": CONDUIT_SPACES[conduit].key,
            "basin": CONDUIT_END[conduit],
        },
    )


def source_name(s: State, source: int) -> Message:
    """Because of what: a component, an income, an ability, or the rules themselves."""
    if source < S_INCOME:
        return thing_name(s, source)
    if source < S_COMPANY:
        row = (source - S_INCOME) // 3
        return Message(
            "source-income", {"structure": structure_name(row), "place": (source - S_INCOME) % 3 + 1}
        )
    if source < S_CONSTRUCTION:
        return Message("source-ability", {"company": company_name(source - S_COMPANY)})
    if source < S_MAHIRI:
        return Message("source-construction", {"n": source - S_CONSTRUCTION + 1})
    if source < S_RANK:
        return Message("source-mahiri", {"n": source - S_MAHIRI + 1})
    plain = {
        S_RANK: "source-rank",
        S_TRACK: "source-track",
        S_LEFTOVERS: "source-leftovers",
        S_HELD: "source-held",
        S_MARGOT: "source-margot",
    }
    return Message(plain.get(source, "source-rules"))


def thing_name(s: State, action: int) -> Message:  # noqa: C901 - one line per kind
    """The component, place or amount an action number names."""
    kind = ACTIONS.kind_of(action)
    i = action - kind.first
    match kind.word:
        case "build":
            return structure_name(i)
        case "space":
            return space_name(i)
        case "site":
            return site_name(i)
        case "tile" | "copy":
            return tile_name(i)
        case "contract":
            return contract_name(i)
        case "officer":
            return officer_name(i)
        case "company":
            return company_name(i)
        case "head":
            return head_name(i)
        case "headstream":
            return Message(
                "headstream-tile",
                {"key": HEAD_TILES[i].key, "drops": "-".join(map(str, HEAD_TILES[i].drops))},
            )
        case "bonus":
            return Message("bonus-" + BONUS_KEYS[i])
        case "objective":
            return Message("objective-" + OBJECTIVE_KEYS[i])
        case "start":
            return Message("start-tile", {"dam": dam_name(START_TILES[i].dam), "level": START_TILES[i].level})
        case "first":
            return seat_name(s, i)
        case "system":
            return system_name(i)
        case "work":
            return work_name(i)
        case "use":
            return building_name(i)
        case "segment":
            return Message("segment", {"n": i})
        case "automa":
            return Message("automa-tile", {"n": i + 1})
        case _:
            return Message("amount", {"n": i})
