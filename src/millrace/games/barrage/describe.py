"""Questions, options and events as keys of the message files. No sentence stands here."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.automa.drops import drops_on
from millrace.games.barrage.content.boards import BONUS_KEYS, HEAD_TILES, OBJECTIVE_KEYS, START_TILES
from millrace.games.barrage.content.buildings import ANY_CONTRACT, BUILDINGS
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
from millrace.games.barrage.content.tiles import TILE_PURSE, TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.notation import ACTIONS, STRUCTURE_KEYS
from millrace.games.barrage.numbers import (
    A_DROPS,
    A_ENGINEERS,
    A_EXCAVATORS,
    A_HEAD,
    A_PAY,
    A_SYSTEM,
    BASE,
    BUILDING_SPACES,
    CONDUIT,
    DROPS_ON,
    ELEVATION,
    EMPTY,
    N_SITES,
    NEUTRAL,
    OP_ARCHITECT,
    OP_BANK,
    OP_CONTRACT_ENERGY,
    OP_COPY,
    OP_CREDITS,
    OP_DEAL_ASIDE,
    OP_DEAL_AUTOMA_COMPANY,
    OP_DEAL_AUTOMA_ORDER,
    OP_DEAL_AUTOMA_TILE,
    OP_DEAL_BONUS,
    OP_DEAL_BUILDING,
    OP_DEAL_COMPANY,
    OP_DEAL_CONTRACT,
    OP_DEAL_FIRST,
    OP_DEAL_HEADSTREAM,
    OP_DEAL_NATIONAL,
    OP_DEAL_OBJECTIVE,
    OP_DEAL_OFFICER,
    OP_DEAL_REMOVED,
    OP_DEAL_SEAT_COMPANY,
    OP_DEAL_SEAT_CONTRACT,
    OP_DEAL_START_TILE,
    OP_DEAL_STARTING,
    OP_DEAL_TILE,
    OP_DEAL_WORK,
    OP_DRAFT_COMPANY,
    OP_DRAFT_CONTRACT,
    OP_DROP_ON_DAM,
    OP_DROPS,
    OP_ENERGY,
    OP_EXCAVATORS,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_FULFIL,
    OP_FULFIL_FREE,
    OP_INVEST_WORK,
    OP_LIMIT,
    OP_LOAN,
    OP_MACHINES,
    OP_MIXERS,
    OP_PAY,
    OP_PICK_COMPANY,
    OP_PICK_OFFICER,
    OP_PLACE_DROPS,
    OP_PRODUCE,
    OP_PRODUCE_AGAIN,
    OP_PRODUCE_MAY,
    OP_REFILL,
    OP_RETRIEVE_MACHINES,
    OP_RETRIEVE_SPLIT,
    OP_RETRIEVE_TILE,
    OP_ROTATE,
    OP_SITE,
    OP_TAKE_CONTRACT,
    OP_TAKE_PATENT,
    OP_TAKE_TILE,
    OP_TILE,
    OP_TURN,
    OP_USE_BUILDING,
    OP_VP,
    OP_WORK,
    PAY_RADIX,
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
from millrace.games.barrage.ops.buildings import half_of
from millrace.games.barrage.ops.construct import building_of, credits_due
from millrace.games.barrage.ops.deal import company_of, officer_of
from millrace.games.barrage.ops.produce import AGAIN, conduit_of, dam_of, energy_of
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Row
from millrace.kernel.stack import Effect, Frame

# Things ---------------------------------------------------------------------------------------------------


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


def source_name(s: State, seat: int, source: int) -> Message:
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
    del seat
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


# Questions ------------------------------------------------------------------------------------------------

_QUESTIONS: Final = {
    OP_DEAL_HEADSTREAM: "question-deal-headstream",
    OP_DEAL_BONUS: "question-deal-bonus",
    OP_DEAL_OBJECTIVE: "question-deal-objective",
    OP_DEAL_NATIONAL: "question-deal-national",
    OP_DEAL_CONTRACT: "question-deal-contract",
    OP_DEAL_START_TILE: "question-deal-start-tile",
    OP_DEAL_TILE: "question-deal-tile",
    OP_DEAL_COMPANY: "question-deal-company",
    OP_DEAL_OFFICER: "question-deal-officer",
    OP_DEAL_STARTING: "question-deal-starting",
    OP_DEAL_ASIDE: "question-deal-aside",
    OP_DEAL_FIRST: "question-deal-first",
    OP_DRAFT_COMPANY: "question-draft-company",
    OP_DRAFT_CONTRACT: "question-draft-contract",
    OP_PICK_COMPANY: "question-pick-company",
    OP_PICK_OFFICER: "question-pick-officer",
    OP_TURN: "question-turn",
    OP_SITE: "question-site",
    OP_TILE: "question-tile",
    OP_COPY: "question-copy",
    OP_PAY: "question-pay",
    OP_BANK: "question-bank",
    OP_TAKE_CONTRACT: "question-take-contract",
    OP_LIMIT: "question-limit",
    OP_PRODUCE: "question-produce",
    OP_PRODUCE_MAY: "question-produce-may",
    OP_PRODUCE_AGAIN: "question-produce-again",
    OP_DROPS: "question-drops",
    OP_FULFIL: "question-fulfil",
    OP_MACHINES: "question-machines",
    OP_PLACE_DROPS: "question-place-drops",
    OP_FLOW_DROPS: "question-flow-drops",
    OP_FREE_BUILD: "question-free-build",
    OP_INVEST_WORK: "question-work",
    OP_LOAN: "question-loan",
    OP_FULFIL_FREE: "question-fulfil-free",
    OP_TAKE_PATENT: "question-take-patent",
    OP_DROP_ON_DAM: "question-drop-on-dam",
    OP_REFILL: "question-refill",
    OP_RETRIEVE_TILE: "question-retrieve-tile",
    OP_RETRIEVE_MACHINES: "question-retrieve-machines",
    OP_RETRIEVE_SPLIT: "question-retrieve-split",
    OP_USE_BUILDING: "question-use-building",
    OP_ARCHITECT: "question-architect",
    OP_DEAL_WORK: "question-deal-work",
    OP_DEAL_BUILDING: "question-deal-building",
    OP_DEAL_REMOVED: "question-deal-removed",
    OP_DEAL_AUTOMA_COMPANY: "question-deal-automa-company",
    OP_DEAL_SEAT_COMPANY: "question-deal-seat-company",
    OP_DEAL_SEAT_CONTRACT: "question-deal-seat-contract",
    OP_DEAL_AUTOMA_ORDER: "question-deal-automa-order",
    OP_DEAL_AUTOMA_TILE: "question-deal-automa-tile",
}


def question(s: State) -> Message:
    """What is asked of the decider, with what the words need."""
    f = s.stack[-1]
    args: dict[str, int | str | Message] = {"seat": seat_name(s, f.seat)}
    if f.op in (OP_SITE, OP_TILE, OP_COPY, OP_FREE_BUILD):
        args["structure"] = structure_name(f.a)
    if f.op in (OP_TILE, OP_COPY):
        args["site"] = site_name(f.b)
    if f.op == OP_PAY:
        args["structure"] = structure_name(f.a // N_SITES)
        args["site"] = site_name(f.a % N_SITES)
    if f.op in (OP_TAKE_CONTRACT, OP_MACHINES, OP_PLACE_DROPS, OP_FLOW_DROPS, OP_FULFIL):
        args["n"] = f.a
    if f.op in (OP_PRODUCE, OP_PRODUCE_MAY):
        args["bonus"] = f.a
    if f.op == OP_INVEST_WORK:
        args["work"] = work_name(s.works[f.a])
    if f.op == OP_USE_BUILDING:
        args["building"] = building_name(building_of(f.b))
    if f.op == OP_DROPS:
        args["system"] = system_name(f.a)
    if f.op in (OP_DEAL_SEAT_COMPANY, OP_DEAL_SEAT_CONTRACT):
        args["seat"] = seat_name(s, f.b)
    return Message(_QUESTIONS[f.op], args)


# Options --------------------------------------------------------------------------------------------------


_PLACED: Final = (
    *("build", "space", "site", "head", "contract", "company", "officer", "tile", "copy", "system"),
    *("work", "use", "segment", "headstream", "bonus", "objective", "start", "automa"),
)

PLACES: Final = ACTIONS.places(_PLACED)


def key_of(action: int) -> str:
    """The key of the component, place or amount an action number names."""
    kind = ACTIONS.kind_of(action)
    return kind.keys[action - kind.first]


def place_of(source: int) -> str:
    """Where on the board a source is; empty for one that is no component with a place."""
    if source >= S_INCOME:
        return ""
    word = ACTIONS.kind_of(source).word
    return key_of(source) if word in _PLACED else ""


def row(s: State, action: int) -> Row:
    """An option as a row: kind, place on the board, and words."""
    kind = ACTIONS.kind_of(action)
    message = _option(s, s.stack[-1], action, kind.word, action - kind.first)
    return Row(action, kind.word, place_of(action), message)


def _option(s: State, f: Frame, action: int, word: str, i: int) -> Message:  # noqa: C901 - one case a kind
    match word:
        case "skip":
            return Message("option-skip-" + _SKIPS.get(f.op, "other"))
        case "pass":
            return Message("option-pass")
        case "build":
            return Message("option-build", {"structure": structure_name(i)})
        case "officer" if f.op == OP_TURN:
            return Message("option-copy-officer", {"officer": officer_name(i)})
        case "company" if f.op == OP_DRAFT_COMPANY:
            partner = next(officer_of(pair) for pair in s.pairs if company_of(pair) == i)
            return Message("option-pair", {"company": company_name(i), "officer": officer_name(partner)})
        case "tile" if f.op == OP_INVEST_WORK:
            return Message("option-invest-work")
        case "use":
            return Message("option-use", {"building": building_name(i)})
        case "architect":
            return Message("option-architect")
        case "copy":
            return Message("option-copy-tile", {"tile": tile_name(i)})
        case "pay":
            return _payment(s, f, i)
        case "drops":
            return Message("option-drops", {"n": i, "energy": energy_of(s, f.seat, f.a, i, f.b)})
        case "engineers":
            return Message("option-engineers", {"n": i})
        case "excavators":
            total = f.a if f.op == OP_MACHINES else half_of(s.seats[f.seat].wheel[f.a])
            return Message("option-machines", {"excavators": i, "mixers": total - i})
        case "system":
            bonus = f.a if f.op in (OP_PRODUCE, OP_PRODUCE_MAY) else AGAIN
            held = s.dam_drops[dam_of(i)]
            fee = s.conduit_owner[conduit_of(i)]
            args: dict[str, int | str | Message] = {
                "system": system_name(i),
                "drops": held,
                "energy": energy_of(s, f.seat, i, held, bonus),
            }
            if fee == f.seat:
                return Message("option-system", args)
            args["owner"] = seat_name(s, fee)
            return Message("option-system-fee", args)
        case _:
            return thing_name(s, action)


_SKIPS: Final = {
    OP_FULFIL: "fulfil",
    OP_PLACE_DROPS: "drops",
    OP_FLOW_DROPS: "drops",
    OP_FREE_BUILD: "build",
    OP_PRODUCE_MAY: "produce",
    OP_PRODUCE_AGAIN: "produce",
    OP_FULFIL_FREE: "fulfil",
    OP_INVEST_WORK: "invest",
    OP_REFILL: "refill",
    OP_USE_BUILDING: "use",
    OP_ARCHITECT: "architect",
}


def _payment(s: State, f: Frame, i: int) -> Message:
    p = s.seats[f.seat]
    excavators, mixers = i // PAY_RADIX, i % PAY_RADIX
    due = credits_due(p, f.a // N_SITES, f.a % N_SITES, TILE_PURSE[f.b & 31], i)
    return Message("option-pay", {"excavators": excavators, "mixers": mixers, "credits": due})


# Choices of an Automa -----------------------------------------------------------------------------------


def choice_name(s: State, thing: int) -> Message:
    """What an Automa chooses: a component, machines, or drops on headstreams."""
    if thing >= DROPS_ON:
        return Message("drops-on", {"heads": ", ".join(_heads(thing))})
    if A_PAY <= thing < A_SYSTEM:
        n = thing - A_PAY
        return Message("option-machines", {"excavators": n // PAY_RADIX, "mixers": n % PAY_RADIX})
    if A_EXCAVATORS <= thing < A_HEAD:
        n = thing - A_EXCAVATORS
        return Message("option-machines", {"excavators": n, "mixers": 1 - n})
    if A_DROPS <= thing < A_ENGINEERS:
        return Message("drops", {"n": thing - A_DROPS})
    return thing_name(s, thing)


def choice_places(thing: int) -> tuple[str, ...]:
    """Where what an Automa chooses is on the board."""
    if thing >= DROPS_ON:
        return tuple(dict.fromkeys(_heads(thing)))
    if A_SYSTEM <= thing < A_DROPS:
        system = thing - A_SYSTEM
        return DAM_KEYS[dam_of(system)], CONDUIT_SPACES[conduit_of(system)].key
    place = place_of(thing)
    return (place,) if place else ()


def _heads(thing: int) -> list[str]:
    """The headstreams of drops, each as often as it has some."""
    return [HEADSTREAM_KEYS[head] for head, n in enumerate(drops_on(thing)) for _ in range(n)]


# Effects --------------------------------------------------------------------------------------------------

_AMOUNTS: Final = {
    OP_CREDITS: "effect-credits",
    OP_VP: "effect-vp",
    OP_EXCAVATORS: "effect-excavators",
    OP_MIXERS: "effect-mixers",
    OP_MACHINES: "effect-machines",
    OP_ENERGY: "effect-energy",
    OP_CONTRACT_ENERGY: "effect-contract-energy",
    OP_ROTATE: "effect-rotate",
    OP_PLACE_DROPS: "effect-place-drops",
    OP_FLOW_DROPS: "effect-flow-drops",
    OP_TAKE_CONTRACT: "effect-take-contracts",
}
_AREA_KEYS: Final = ("area-mountain", "area-hill", "area-plain")


_PLAIN_EFFECTS: Final = {
    OP_TAKE_PATENT: "effect-take-patent",
    OP_DROP_ON_DAM: "effect-drop-on-dam",
    OP_RETRIEVE_TILE: "effect-retrieve-tile",
    OP_RETRIEVE_MACHINES: "effect-retrieve-machines",
    OP_LOAN: "effect-loan",
    OP_WORK: "effect-work",
}


def effect_text(effect: Effect) -> Message:
    """One part of a reward, an income or an action space."""
    op, a, b = effect
    if op in _AMOUNTS:
        return Message(_AMOUNTS[op], {"n": a})
    if op == OP_PRODUCE:
        return Message("effect-production", {"bonus": a})
    if op == OP_BANK:
        return Message("effect-bank")
    if op == OP_TAKE_TILE:
        return Message("effect-take-tile")
    if op in _PLAIN_EFFECTS:
        return Message(_PLAIN_EFFECTS[op])
    if op == OP_FULFIL_FREE:
        return (
            Message("effect-fulfil-any") if a == ANY_CONTRACT else Message("effect-fulfil-up-to", {"most": a})
        )
    assert op == OP_FREE_BUILD, f"effect of operation {op} has no words"
    if a == BASE:
        return Message("effect-free-base", {"areas": _areas(b)})
    if a == CONDUIT:
        return Message("effect-free-conduit", {"most": b})
    return Message("effect-free-elevation" if a == ELEVATION else "effect-free-powerhouse")


def _areas(mask: int) -> Message:
    """The areas of a mask, joined as a sentence joins them."""
    named = [Message(key) for area, key in enumerate(_AREA_KEYS) if mask >> area & 1]
    if len(named) == 1:
        return Message("areas-one", {"first": named[0]})
    if len(named) == 2:
        return Message("areas-two", {"first": named[0], "second": named[1]})
    return Message("areas-all")
