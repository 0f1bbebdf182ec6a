"""One participant's part of the state."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.numbers import EMPTY, ENGINEERS, NO_OFFICER, SEGMENTS

SEAT_CELLS: Final = 32 + SEGMENTS


class Seat:
    """One participant: company board, supply, wheel and contracts. Sets are bit masks."""

    __slots__ = (  # plain Python: smaller and faster to clone than a dictionary for each
        "ability",
        "activations",
        "again",
        "architect",
        "as_automa",
        "banked",
        "base_basins",
        "bases",
        "buildings",
        "company",
        "conduits",
        "constructions",
        "credits",
        "elevations",
        "elsewhere",
        "energy",
        "engineers",
        "excavators",
        "fulfilled",
        "hand",
        "has_moved",
        "has_passed",
        "house_basins",
        "houses",
        "level",
        "mixers",
        "officer",
        "on_officer",
        "tiles",
        "used",
        "vp",
        "wheel",
        "works",
    )

    def __init__(
        self,
        company: int,
        officer: int,
        ability: int,
        level: int,
        as_automa: int,
        credits_: int,
        excavators: int,
        mixers: int,
        vp: int,
        energy: int,
        engineers: int,
        banked: int,
        constructions: int,
        activations: int,
        on_officer: int,
        elsewhere: int,
        architect: int,
        again: int,
        has_moved: int,
        bases: int,
        elevations: int,
        conduits: int,
        houses: int,
        buildings: int,
        base_basins: int,
        house_basins: int,
        used: int,
        works: int,
        tiles: int,
        hand: int,
        fulfilled: int,
        has_passed: int,
        wheel: list[int],
    ) -> None:
        self.company = company
        self.officer = officer
        self.ability = ability  # the officer whose ability is in force: the own one, Mahiri's copy, or none
        self.level = level  # PERSON, or the level of an Automa
        self.as_automa = as_automa  # 1 while a person's turn is played by the Automa procedure (A7.4.8)
        self.credits = credits_
        self.excavators = excavators
        self.mixers = mixers
        self.vp = vp
        self.energy = energy
        self.engineers = engineers
        self.banked = banked  # engineers standing in the bank
        self.constructions = constructions  # construction spaces in use this round
        self.activations = activations  # of Mahiri's or Margot's spaces this round
        self.on_officer = on_officer  # engineers standing on the officer tile
        self.elsewhere = elsewhere  # of an Automa: on the company board, or beside a full section
        self.architect = architect  # 1 while the architect is among the engineers at hand
        self.again = again  # 1 when the architect has earned another turn
        self.has_moved = has_moved  # 1 once a turn of this round has begun
        self.bases = bases  # pieces on the map
        self.elevations = elevations
        self.conduits = conduits
        self.houses = houses
        self.buildings = buildings  # private buildings activated
        self.base_basins = base_basins  # basins with an own base
        self.house_basins = house_basins
        self.used = used  # private buildings whose spaces were used this round
        self.works = works  # external works fulfilled
        self.tiles = tiles  # technology tiles in the personal supply
        self.hand = hand  # face-up contracts
        self.fulfilled = fulfilled
        self.has_passed = has_passed
        self.wheel = wheel  # segment 0 is open; each holds tile + 1, excavators << 6, mixers << 12

    def clone(self) -> Seat:
        return Seat(
            self.company,
            self.officer,
            self.ability,
            self.level,
            self.as_automa,
            self.credits,
            self.excavators,
            self.mixers,
            self.vp,
            self.energy,
            self.engineers,
            self.banked,
            self.constructions,
            self.activations,
            self.on_officer,
            self.elsewhere,
            self.architect,
            self.again,
            self.has_moved,
            self.bases,
            self.elevations,
            self.conduits,
            self.houses,
            self.buildings,
            self.base_basins,
            self.house_basins,
            self.used,
            self.works,
            self.tiles,
            self.hand,
            self.fulfilled,
            self.has_passed,
            self.wheel[:],
        )

    def dump(self) -> list[int]:
        return [
            self.company,
            self.officer,
            self.ability,
            self.level,
            self.as_automa,
            self.credits,
            self.excavators,
            self.mixers,
            self.vp,
            self.energy,
            self.engineers,
            self.banked,
            self.constructions,
            self.activations,
            self.on_officer,
            self.elsewhere,
            self.architect,
            self.again,
            self.has_moved,
            self.bases,
            self.elevations,
            self.conduits,
            self.houses,
            self.buildings,
            self.base_basins,
            self.house_basins,
            self.used,
            self.works,
            self.tiles,
            self.hand,
            self.fulfilled,
            self.has_passed,
            *self.wheel,
        ]


def load_seat(c: list[int]) -> Seat:
    """The seat that `dump` wrote."""
    return Seat(
        c[0],
        c[1],
        c[2],
        c[3],
        c[4],
        c[5],
        c[6],
        c[7],
        c[8],
        c[9],
        c[10],
        c[11],
        c[12],
        c[13],
        c[14],
        c[15],
        c[16],
        c[17],
        c[18],
        c[19],
        c[20],
        c[21],
        c[22],
        c[23],
        c[24],
        c[25],
        c[26],
        c[27],
        c[28],
        c[29],
        c[30],
        c[31],
        c[32:],
    )


def empty_seat(level: int) -> Seat:
    """A chair before anybody has a company."""
    cells = [0] * SEAT_CELLS
    p = load_seat(cells)
    p.company = EMPTY
    p.officer = p.ability = NO_OFFICER
    p.level = level
    p.engineers = ENGINEERS
    return p
