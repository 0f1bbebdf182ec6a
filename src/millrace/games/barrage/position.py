"""Positions as documents: written by hand or saved from any moment. `docs/positions.md` describes the form.

Whatever is left out has the value it has at the start; whatever contradicts the box is refused by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from millrace.games.barrage.content.boards import BONUS_KEYS, HEAD_TILES, OBJECTIVE_KEYS
from millrace.games.barrage.content.companies import (
    COMPANIES,
    PIECES,
    START_CREDITS,
    START_EXCAVATORS,
    START_MIXERS,
    START_VP,
)
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import HOUSE_BASIN, SITE_AREA, SITE_BASIN, SITE_KEYS
from millrace.games.barrage.content.officers import MAHIRI, OFFICERS
from millrace.games.barrage.content.spaces import CONSTRUCTION_ENGINEERS, MAHIRI_COST, SPACES
from millrace.games.barrage.content.tiles import ADVANCED, BASIC, BASIC_JOKER, PATENT_PILES, TILES
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import (
    BANK,
    BASE,
    BLOCKED,
    CONDUIT,
    EMPTY,
    ENGINEERS,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    N_HEADSTREAMS,
    NEUTRAL,
    NO_OFFICER,
    OP_ACTIONS,
    OP_END_ROUND,
    OP_END_TURN,
    OP_FINAL,
    OP_SCORING,
    OP_TURN,
    OP_WATER,
    PILE_SIZE,
    POWERHOUSE,
    ROUNDS,
    S_RULES,
    SEGMENTS,
    SITE_CONDUIT,
    SITE_HOUSE,
)
from millrace.games.barrage.ops.deal import company_of, officer_of
from millrace.games.barrage.ops.wheel import filled, tile_in, tiles_on_wheel
from millrace.games.barrage.pending import read_stack, write_stack
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.setup import new_table
from millrace.games.barrage.state import Seat, State
from millrace.games.barrage.view import owner_view, segment_view, space_view
from millrace.kernel.bits import bits
from millrace.kernel.document import Place
from millrace.kernel.stack import NOBODY

_MOST: Final = 999
_PILE_KEYS: Final = ("green", "yellow", "red", "I", "II", "III")
_CONTRACT_KEYS: Final = [contract.key for contract in CONTRACTS]
_TILE_KEYS: Final = [tile.key for tile in TILES]
_OFFICER_KEYS: Final = [officer.key for officer in OFFICERS[:-1]]
_COMPANY_KEYS: Final = [company.key for company in COMPANIES]
_SPACE_KEYS: Final = [space.key for space in SPACES]
_HEAD_KEYS: Final = [tile.key for tile in HEAD_TILES]

_FIELDS: Final = [
    "millrace",
    "game",
    "players",
    "introductory",
    "round",
    "order",
    "objective",
    "bonus",
    "headstreams",
    "national",
    "display",
    "piles",
    "patents",
    "aside",
    "pairs",
    "offers",
    "map",
    "spaces",
    "seats",
    "turn",
    "stack",
]
_SEAT_FIELDS: Final = [
    "company",
    "officer",
    "copies",
    "credits",
    "excavators",
    "mixers",
    "vp",
    "energy",
    "engineers",
    "banked",
    "constructions",
    "activations",
    "tiles",
    "wheel",
    "contracts",
    "fulfilled",
    "passed",
]


# Writing --------------------------------------------------------------------------------------------------


def write_position(s: State) -> dict[str, object]:
    """The state in full, with the pending frames."""
    return {
        "millrace": "position",
        "game": "barrage",
        "players": len(s.seats),
        "introductory": bool(s.is_introductory),
        "round": s.round,
        "order": [seat + 1 for seat in s.order],
        "objective": _key(OBJECTIVE_KEYS, s.objective),
        "bonus": [_key(BONUS_KEYS, t) for t in s.bonus],
        "headstreams": [
            {"tile": _key(_HEAD_KEYS, s.head_tiles[h]), "drops": s.head_drops[h]}
            for h in range(N_HEADSTREAMS)
        ],
        "national": _names(_CONTRACT_KEYS, s.national),
        "display": [_key(_CONTRACT_KEYS, c) for c in s.display],
        "piles": {key: _pile_names(i, s.piles[i]) for i, key in enumerate(_PILE_KEYS)},
        "patents": [_key(_TILE_KEYS, t) for t in s.patents],
        "aside": _names(_OFFICER_KEYS, s.aside),
        "pairs": [_write_pair(pair) for pair in s.pairs],
        "offers": [_CONTRACT_KEYS[c] for c in s.offers],
        "map": _write_map(s),
        "spaces": {SPACES[i].key: space_view(v) for i, v in enumerate(s.spaces) if v > 0},
        "seats": [_write_seat(p) for p in s.seats],
        "stack": write_stack(s.stack),
    }


def _key(keys: tuple[str, ...] | list[str], i: int) -> str | None:
    return None if i == EMPTY else keys[i]


def _names(keys: list[str], mask: int) -> list[str]:
    return [keys[i] for i in bits(mask)]


def _pile_names(pile: int, mask: int) -> list[str]:
    if pile < 3:
        return _names(_CONTRACT_KEYS, mask << FIRST_PRIVATE + pile * PILE_SIZE)
    return _names(_TILE_KEYS, mask)


def _write_pair(pair: int) -> dict[str, object]:
    officer = officer_of(pair)
    partner = _OFFICER_KEYS[officer] if officer < len(_OFFICER_KEYS) else None
    return {"company": _COMPANY_KEYS[company_of(pair)], "officer": partner}


def _write_map(s: State) -> dict[str, object]:
    found: dict[str, object] = {}
    for d, owner in enumerate(s.dam_owner):
        if owner != EMPTY:
            found[SITE_KEYS[d]] = {
                "owner": owner_view(owner),
                "level": s.dam_level[d],
                "drops": s.dam_drops[d],
            }
    for c, owner in enumerate(s.conduit_owner):
        if owner != EMPTY:
            found[SITE_KEYS[SITE_CONDUIT + c]] = {"owner": owner + 1}
    for h, owner in enumerate(s.house_owner):
        if owner != EMPTY:
            found[SITE_KEYS[SITE_HOUSE + h]] = {"owner": owner + 1}
    return found


def _write_seat(p: Seat) -> dict[str, object]:
    return {
        "company": _key(_COMPANY_KEYS, p.company),
        "officer": _key(_OFFICER_KEYS, p.officer),
        "copies": _key(_OFFICER_KEYS, p.ability) if p.ability != p.officer else None,
        "credits": p.credits,
        "excavators": p.excavators,
        "mixers": p.mixers,
        "vp": p.vp,
        "energy": p.energy,
        "engineers": p.engineers,
        "banked": p.banked,
        "constructions": p.constructions,
        "activations": p.activations,
        "tiles": _names(_TILE_KEYS, p.tiles),
        "wheel": [segment_view(segment) for segment in p.wheel],
        "contracts": _names(_CONTRACT_KEYS, p.hand),
        "fulfilled": _names(_CONTRACT_KEYS, p.fulfilled),
        "passed": bool(p.has_passed),
    }


# Reading --------------------------------------------------------------------------------------------------


def read_position(document: Mapping[str, object]) -> State:
    """The state a document describes, checked; BadPosition names what cannot stand."""
    doc = Place(dict(document))
    doc.known(_FIELDS)
    if doc.field("millrace").value != "position":
        raise doc.field("millrace").refuse("must be 'position'")
    if doc.field("game").value != "barrage":
        raise doc.field("game").refuse("must be 'barrage'")
    n = doc.field("players").integer(2, 4)
    is_introductory = doc.field("introductory").boolean() if doc.has("introductory") else False
    s = new_table(n, is_introductory=is_introductory)
    s.stack = []
    s.round = doc.field("round").integer(0, ROUNDS) if doc.has("round") else 1
    _read_order(doc, s)
    _read_boards(doc, s)
    for seat, place in enumerate(doc.field("seats").items(n, n)):
        _read_seat(place, s, seat)
    _read_map(doc, s)
    _read_spaces(doc, s)
    for seat, place in enumerate(doc.field("seats").items(n, n)):
        _settle_engineers(place, s, seat)
    _read_draft(doc, s)
    _read_piles(doc, s)
    _check_box(doc, s)
    _read_pending(doc, s)
    return s


def _read_order(doc: Place, s: State) -> None:
    n = len(s.seats)
    s.order = list(range(n))
    if doc.has("order"):
        place = doc.field("order")
        s.order = [item.integer(1, n) - 1 for item in place.items(0, n)]
        if s.order and sorted(s.order) != list(range(n)):
            raise place.refuse("every seat must stand in the turn order once")


def _read_boards(doc: Place, s: State) -> None:
    s.objective = doc.field("objective").index(OBJECTIVE_KEYS) if _given(doc, "objective") else 0
    if doc.has("objective") and doc.field("objective").value is None:
        s.objective = EMPTY
    s.bonus = list(range(ROUNDS))
    if doc.has("bonus"):
        place = doc.field("bonus")
        s.bonus = [
            EMPTY if item.value is None else item.index(BONUS_KEYS) for item in place.items(ROUNDS, ROUNDS)
        ]
        _check_twice(place, [t for t in s.bonus if t != EMPTY], list(BONUS_KEYS))
    s.head_tiles = list(range(N_HEADSTREAMS))
    if doc.has("headstreams"):
        place = doc.field("headstreams")
        for h, item in enumerate(place.items(N_HEADSTREAMS, N_HEADSTREAMS)):
            item.known(("tile", "drops"))
            s.head_tiles[h] = item.field("tile").index(_HEAD_KEYS) if _given(item, "tile") else EMPTY
            s.head_drops[h] = item.field("drops").integer(0, _MOST) if item.has("drops") else 0
        _check_twice(place, [t for t in s.head_tiles if t != EMPTY], _HEAD_KEYS)
    if doc.has("national"):
        s.national = _read_set(doc.field("national"), _CONTRACT_KEYS)
        _within(doc.field("national"), s.national, FIRST_NATIONAL, FIRST_PRIVATE)
    if doc.has("display"):
        for slot, item in enumerate(doc.field("display").items(6, 6)):
            s.display[slot] = EMPTY if item.value is None else item.index(_CONTRACT_KEYS)
            if s.display[slot] != EMPTY and (s.display[slot] - FIRST_PRIVATE) // PILE_SIZE != slot // 2:
                raise item.refuse(f"place {slot + 1} of the display is for {_PILE_KEYS[slot // 2]} contracts")
    if doc.has("patents"):
        for slot, item in enumerate(doc.field("patents").items(3, 3)):
            s.patents[slot] = EMPTY if item.value is None else item.index(_TILE_KEYS)
            if s.patents[slot] != EMPTY and not ADVANCED >> s.patents[slot] & 1:
                raise item.refuse("only advanced tiles lie in the patent office")
    if doc.has("aside"):
        s.aside = _read_set(doc.field("aside"), _OFFICER_KEYS)


def _given(place: Place, key: str) -> bool:
    return place.has(key) and place.field(key).value is not None


def _read_set(place: Place, keys: list[str]) -> int:
    mask = 0
    for item in place.items():
        bit = 1 << item.index(keys)
        if mask & bit:
            raise item.refuse("stands here twice")
        mask |= bit
    return mask


def _within(place: Place, mask: int, first: int, after: int) -> None:
    if mask & ~(((1 << after) - 1) ^ ((1 << first) - 1)):
        raise place.refuse("only national contracts are expected here")


def _check_twice(place: Place, found: list[int], keys: list[str]) -> None:
    for i in found:
        if found.count(i) > 1:
            raise place.refuse(f"{keys[i]} stands here twice")


def _read_seat(place: Place, s: State, seat: int) -> None:
    place.known(_SEAT_FIELDS)
    p = s.seats[seat]
    p.company = place.field("company").index(_COMPANY_KEYS) if _given(place, "company") else EMPTY
    p.officer = place.field("officer").index(_OFFICER_KEYS) if _given(place, "officer") else NO_OFFICER
    p.ability = p.officer
    if _given(place, "copies"):
        p.ability = place.field("copies").index(_OFFICER_KEYS)
        if p.officer != MAHIRI or p.ability == MAHIRI:
            raise place.field("copies").refuse("only Mahiri copies, and never herself")
    is_seated = p.company != EMPTY
    p.credits = _number(place, "credits", START_CREDITS if is_seated else 0)
    p.excavators = _number(place, "excavators", START_EXCAVATORS if is_seated else 0)
    p.mixers = _number(place, "mixers", START_MIXERS if is_seated else 0)
    p.vp = place.field("vp").integer(-_MOST, _MOST) if place.has("vp") else START_VP if is_seated else 0
    p.energy = _number(place, "energy", 0)
    p.constructions = _number(place, "constructions", 0, len(CONSTRUCTION_ENGINEERS))
    p.activations = _number(place, "activations", 0, len(MAHIRI_COST))
    p.has_passed = int(place.field("passed").boolean()) if place.has("passed") else 0
    p.hand = _read_set(place.field("contracts"), _CONTRACT_KEYS) if place.has("contracts") else 0
    p.fulfilled = _read_set(place.field("fulfilled"), _CONTRACT_KEYS) if place.has("fulfilled") else 0
    if place.has("wheel"):
        _read_wheel(place.field("wheel"), p)
    _read_tiles(place, s, p)


def _number(place: Place, key: str, default: int, most: int = _MOST) -> int:
    return place.field(key).integer(0, most) if place.has(key) else default


def _read_wheel(place: Place, p: Seat) -> None:
    for i, item in enumerate(place.items(SEGMENTS, SEGMENTS)):
        if item.value is None:
            continue
        item.known(("tile", "excavators", "mixers"))
        tile = item.field("tile").index(_TILE_KEYS) if _given(item, "tile") else EMPTY
        p.wheel[i] = filled(tile, _number(item, "excavators", 0, 31), _number(item, "mixers", 0, 31))
        if i == 0 and p.wheel[i]:
            raise item.refuse("the open segment is empty between actions")


def _read_tiles(place: Place, s: State, p: Seat) -> None:
    """The basic tiles and Anton's must be somewhere; by default what is not on the wheel is at hand."""
    on_wheel = tiles_on_wheel(p)
    if sum(1 for segment in p.wheel if tile_in(segment) != EMPTY) != on_wheel.bit_count():
        raise place.field("wheel").refuse("a technology tile lies on the wheel twice")
    due = 0
    if p.company != EMPTY:
        due = BASIC | (BASIC_JOKER if s.is_introductory else 0)
        if OFFICERS[p.officer].tile != EMPTY:
            due |= 1 << OFFICERS[p.officer].tile
    p.tiles = _read_set(place.field("tiles"), _TILE_KEYS) if place.has("tiles") else due & ~on_wheel
    if p.tiles & on_wheel:
        raise place.field("tiles").refuse(
            f"{_names(_TILE_KEYS, p.tiles & on_wheel)[0]} is on the wheel already"
        )
    held = p.tiles | on_wheel
    if due & ~held:
        raise place.field("tiles").refuse(
            f"{_names(_TILE_KEYS, due & ~held)[0]} is missing, at hand or on the wheel"
        )
    if held & ~due & ~ADVANCED:
        raise place.field("tiles").refuse(
            f"{_names(_TILE_KEYS, held & ~due & ~ADVANCED)[0]} does not belong to this seat"
        )


def _read_map(doc: Place, s: State) -> None:
    if not doc.has("map"):
        return
    place = doc.field("map")
    for key in place.members():
        item = place.field(key)
        if key not in SITE_KEYS:
            raise item.refuse("there is no such building space")
        site = SITE_KEYS.index(key)
        if site < SITE_CONDUIT:
            _read_dam(item, s, site)
        else:
            item.known(("owner",))
            _put(item, s, CONDUIT if site < SITE_HOUSE else POWERHOUSE, site)
    for seat, p in enumerate(s.seats):
        for structure, built in enumerate((p.bases, p.elevations, p.conduits, p.houses)):
            if built > PIECES[structure]:
                name = STRUCTURE_KEYS[structure]
                raise place.refuse(
                    f"seat {seat + 1} has {built} pieces of {name}, the box has {PIECES[structure]}"
                )


def _read_dam(item: Place, s: State, site: int) -> None:
    item.known(("owner", "level", "drops"))
    level = _number(item, "level", 1, 3)
    if level == 0:
        raise item.field("level").refuse("a dam has level 1 to 3")
    s.dam_level[site] = level
    if item.field("owner").value == "neutral":
        if site % 2 == 0 or level != SITE_AREA[site] + 1 or NEUTRAL in _owners_in_area(s, site):
            raise item.refuse(
                "neutral dams: one per area on a lower space, level 1 mountains, 2 hills, 3 plains"
            )
        s.dam_owner[site] = NEUTRAL
        most = level
    else:
        seat = _put(item, s, BASE, site)
        s.seats[seat].elevations += level - 1
        officer = s.seats[seat].officer
        most = max(
            level,
            OFFICERS[officer].level_3_capacity if level == 3 else 0,
            4 if level == 3 and officer == MAHIRI else 0,
        )
    s.dam_drops[site] = _number(item, "drops", 0)
    if s.dam_drops[site] > most:
        raise item.field("drops").refuse(f"the dam holds at most {most}")


def _owners_in_area(s: State, site: int) -> list[int]:
    return [owner for d, owner in enumerate(s.dam_owner) if SITE_AREA[d] == SITE_AREA[site]]


def _put(item: Place, s: State, structure: int, site: int) -> int:
    """One piece of a company on the map, checked against its neighbours."""
    seat = item.field("owner").integer(1, len(s.seats)) - 1
    p = s.seats[seat]
    basin = 1 << SITE_BASIN[site]
    if structure == BASE:
        if p.base_basins & basin:
            raise item.refuse(f"seat {seat + 1} has two bases in basin {SITE_BASIN[site]} (B5.4.1)")
        p.base_basins |= basin
        p.bases += 1
        s.dam_owner[site] = seat
    elif structure == CONDUIT:
        p.conduits += 1
        s.conduit_owner[site - SITE_CONDUIT] = seat
    else:
        if p.house_basins & basin:
            raise item.refuse(f"seat {seat + 1} has two powerhouses in basin {SITE_BASIN[site]} (B5.4.4)")
        p.house_basins |= 1 << HOUSE_BASIN[site - SITE_HOUSE]
        p.houses += 1
        s.house_owner[site - SITE_HOUSE] = seat
    return seat


def _read_spaces(doc: Place, s: State) -> None:
    if not doc.has("spaces"):
        return
    place = doc.field("spaces")
    for key in place.members():
        item = place.field(key)
        i = Place(key, item.path).index(_SPACE_KEYS)
        item.known(("seat", "engineers"))
        if s.spaces[i] == BLOCKED or i == BANK:
            raise item.refuse("nobody can stand here: the space is closed, or it is the bank (use 'banked')")
        seat = item.field("seat").integer(1, len(s.seats)) - 1
        n = item.field("engineers").integer(1, ENGINEERS) if item.has("engineers") else SPACES[i].engineers
        s.spaces[i] = 1 + seat * 16 + n


def _settle_engineers(place: Place, s: State, seat: int) -> None:
    """Twelve engineers in all: at hand, on spaces, on the company board, with Mahiri, in the bank."""
    p = s.seats[seat]
    placed = sum(cell - 1 & 15 for cell in s.spaces if cell > 0 and cell - 1 >> 4 == seat)
    placed += sum(CONSTRUCTION_ENGINEERS[: p.constructions]) + p.activations
    p.banked = _number(place, "banked", 0)
    left = ENGINEERS - placed - p.banked
    if place.has("engineers"):
        p.engineers = place.field("engineers").integer(0, ENGINEERS)
        if not place.has("banked"):
            p.banked = left - p.engineers
            left = p.engineers
    else:
        p.engineers = left
    if p.engineers != left or p.banked < 0 or left < 0:
        raise place.field("engineers").refuse(
            f"the engineers of seat {seat + 1} do not add up to {ENGINEERS}"
        )


def _read_draft(doc: Place, s: State) -> None:
    if doc.has("pairs"):
        for item in doc.field("pairs").items(0, 4):
            item.known(("company", "officer"))
            officer = item.field("officer").index(_OFFICER_KEYS) if _given(item, "officer") else 15
            s.pairs.append(item.field("company").index(_COMPANY_KEYS) << 4 | officer)
    if doc.has("offers"):
        s.offers = [item.index(_CONTRACT_KEYS) for item in doc.field("offers").items(0, 4)]
        for item, contract in zip(doc.field("offers").items(), s.offers, strict=True):
            if contract >= FIRST_NATIONAL:
                raise item.refuse("only starting contracts are offered in the draft")


def _read_piles(doc: Place, s: State) -> None:
    """By default a pile holds what lies nowhere else."""
    given = doc.field("piles") if doc.has("piles") else Place({})
    given.known(_PILE_KEYS)
    contracts, tiles = _contracts_out(s), _tiles_out(s)
    for i, key in enumerate(_PILE_KEYS):
        if i < 3:
            first = FIRST_PRIVATE + i * PILE_SIZE
            s.piles[i] = ((1 << PILE_SIZE) - 1) & ~(contracts >> first)
            keys = _CONTRACT_KEYS[first : first + PILE_SIZE]
        else:
            s.piles[i] = 0 if s.is_introductory else PATENT_PILES[i - 3] & ~tiles
            keys = _TILE_KEYS
        if given.has(key):
            mask = _read_set(given.field(key), keys)
            if mask & ~s.piles[i]:
                raise given.field(key).refuse(
                    f"{_pile_names(i, mask & ~s.piles[i])[0]} cannot lie in this pile"
                )
            s.piles[i] = mask


def _contracts_out(s: State) -> int:
    mask = s.national
    for c in [*s.display, *s.offers]:
        if c != EMPTY:
            mask |= 1 << c
    for p in s.seats:
        mask |= p.hand | p.fulfilled
    return mask


def _tiles_out(s: State) -> int:
    mask = 0
    for tile in s.patents:
        if tile != EMPTY:
            mask |= 1 << tile
    for p in s.seats:
        mask |= p.tiles | tiles_on_wheel(p)
    return mask


def _check_box(doc: Place, s: State) -> None:
    """Nothing stands in two places: contracts, advanced tiles, companies, officers."""
    contracts = [*bits(s.national), *(c for c in s.display if c != EMPTY), *s.offers]
    tiles = [t for t in s.patents if t != EMPTY]
    companies = [company_of(pair) for pair in s.pairs]
    officers = [officer_of(pair) for pair in s.pairs if officer_of(pair) < len(_OFFICER_KEYS)] + bits(s.aside)
    for p in s.seats:
        contracts += bits(p.hand) + bits(p.fulfilled)
        tiles += bits((p.tiles | tiles_on_wheel(p)) & ADVANCED)
        companies += [p.company] if p.company != EMPTY else []
        officers += [p.officer] if p.officer != NO_OFFICER else []
    for found, keys in (
        (contracts, _CONTRACT_KEYS),
        (tiles, _TILE_KEYS),
        (companies, _COMPANY_KEYS),
        (officers, _OFFICER_KEYS),
    ):
        for i in found:
            if found.count(i) > 1:
                raise doc.refuse(f"{keys[i]} is in two places")
    if s.is_introductory and tiles:
        raise doc.refuse("the introductory game has no advanced tiles (B15.1.3)")


def _read_pending(doc: Place, s: State) -> None:
    """The frames as saved, or the beginning of a seat's turn."""
    if doc.has("stack"):
        if doc.has("turn"):
            raise doc.field("turn").refuse("give either a turn or a stack")
        read_stack(doc.field("stack"), s)
        return
    for seat, p in enumerate(s.seats):
        if p.company == EMPTY or p.officer == NO_OFFICER:
            raise doc.field("seats").refuse(f"seat {seat + 1} needs a company and an officer")
    if s.round == 0 or not s.order:
        raise doc.field("turn").refuse("a turn needs a round and a turn order")
    seat = doc.field("turn").integer(1, len(s.seats)) - 1 if doc.has("turn") else s.order[0]
    if s.seats[seat].has_passed:
        raise doc.field("turn").refuse(f"seat {seat + 1} has passed")
    s.ask(OP_END_ROUND if s.round < ROUNDS else OP_FINAL, NOBODY, S_RULES)
    s.ask(OP_SCORING, NOBODY, S_RULES)
    s.ask(OP_WATER, NOBODY, S_RULES)
    s.ask(OP_ACTIONS, NOBODY, S_RULES, (s.order.index(seat) + 1) % len(s.order))
    s.ask(OP_END_TURN, seat, S_RULES)
    s.ask(OP_TURN, seat, S_RULES)
    if not RULES.legal(s):
        raise doc.field("turn").refuse(f"seat {seat + 1} has nothing to do")
