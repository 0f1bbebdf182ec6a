"""Positions: piles and stacks, and that nothing stands in two places."""

from __future__ import annotations

from millrace.games.barrage.content.tiles import ADVANCED
from millrace.games.barrage.numbering import company_of, officer_of
from millrace.games.barrage.numbers import EMPTY, FIRST_PRIVATE, N_AUTOMA_TILES, NO_OFFICER, PILE_SIZE
from millrace.games.barrage.ops.wheel import tiles_on_wheel
from millrace.games.barrage.position.parts import given, read_set
from millrace.games.barrage.position.write import (
    COMPANY_KEYS,
    CONTRACT_KEYS,
    OFFICER_KEYS,
    TILE_KEYS,
    WORK_KEYS,
    pile_names,
)
from millrace.games.barrage.state import State
from millrace.games.barrage.view.document import PILE_KEYS
from millrace.kernel.bits import bits
from millrace.kernel.document import Place


def read_automa(doc: Place, s: State) -> None:
    """The Automa tiles by their printed numbers; what is named nowhere lies in the stack."""
    if not s.deck:
        if given(doc, "automa"):
            raise doc.field("automa").refuse("nobody here is an Automa")
        return
    place = doc.field("automa") if given(doc, "automa") else Place({"entries": 1}, "automa")
    place.known(("entries", "criteria", "discards", "priority"))
    s.top = _automa_tile(place, "entries")
    s.criteria = _automa_tile(place, "criteria")
    s.priority = _automa_tile(place, "priority")
    if place.has("discards"):
        for item in place.field("discards").items(0, N_AUTOMA_TILES):
            s.discards |= 1 << item.integer(1, N_AUTOMA_TILES) - 1
    if s.criteria != EMPTY:
        s.discards |= 1 << s.criteria
    if s.top != EMPTY and s.discards >> s.top & 1:
        raise place.field("entries").refuse("this tile lies on the discard pile")
    s.deck &= ~s.discards
    if s.top != EMPTY:
        s.deck &= ~(1 << s.top)


def _automa_tile(place: Place, key: str) -> int:
    return place.field(key).integer(1, N_AUTOMA_TILES) - 1 if given(place, key) else EMPTY


def read_piles(doc: Place, s: State) -> None:
    """By default a pile holds what lies nowhere else."""
    given = doc.field("piles") if doc.has("piles") else Place({})
    given.known(PILE_KEYS)
    contracts, tiles, works = _contracts_out(s), _tiles_out(s), _works_out(s)
    for i, key in enumerate(PILE_KEYS):
        if i < 3:
            first = FIRST_PRIVATE + i * PILE_SIZE
            s.piles[i] = ((1 << PILE_SIZE) - 1) & ~(contracts >> first)
            keys = CONTRACT_KEYS[first : first + PILE_SIZE]
        elif i < 6:
            s.piles[i] &= ~tiles
            keys = TILE_KEYS
        else:
            s.piles[i] &= ~works
            keys = WORK_KEYS
        if given.has(key):
            mask = read_set(given.field(key), keys)
            if mask & ~s.piles[i]:
                raise given.field(key).refuse(
                    f"{pile_names(i, mask & ~s.piles[i])[0]} cannot lie in this pile"
                )
            s.piles[i] = mask


def _contracts_out(s: State) -> int:
    mask = s.national
    for c in [*s.display, *s.offers, *s.under]:
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


def _works_out(s: State) -> int:
    mask = 0
    for work in s.works:
        if work != EMPTY:
            mask |= 1 << work
    for p in s.seats:
        mask |= p.works
    return mask


def check_box(doc: Place, s: State) -> None:
    """Nothing stands in two places: contracts, advanced tiles, companies, officers."""
    contracts = [*bits(s.national), *(c for c in s.display if c != EMPTY), *s.offers, *s.under]
    works = [work for work in s.works if work != EMPTY]
    tiles = [t for t in s.patents if t != EMPTY]
    companies = [company_of(pair) for pair in s.pairs]
    officers = [officer_of(pair) for pair in s.pairs if officer_of(pair) < len(OFFICER_KEYS)] + bits(s.aside)
    for p in s.seats:
        contracts += bits(p.hand) + bits(p.fulfilled)
        tiles += bits((p.tiles | tiles_on_wheel(p)) & ADVANCED)
        works += bits(p.works)
        companies += [p.company] if p.company != EMPTY else []
        officers += [p.officer] if p.officer != NO_OFFICER else []
    for found, keys in (
        (contracts, CONTRACT_KEYS),
        (tiles, TILE_KEYS),
        (works, WORK_KEYS),
        (companies, COMPANY_KEYS),
        (officers, OFFICER_KEYS),
    ):
        for i in found:
            if found.count(i) > 1:
                raise doc.refuse(f"{keys[i]} is in two places")
    if s.is_introductory and tiles:
        raise doc.refuse("the introductory game has no advanced tiles (B15.1.3)")
