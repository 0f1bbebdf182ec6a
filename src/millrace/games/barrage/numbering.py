"""What the numbers that stand for two things are made of: systems, pairs, slots of private buildings."""

from __future__ import annotations

from millrace.games.barrage.numbers import FIRST_PRIVATE, PILE_SIZE, SITE_BUILDING, SLOTS


def dam_of(system: int) -> int:
    return system >> 1


def conduit_of(system: int) -> int:
    """The conduit space of the dam's basin on the system's side."""
    return system >> 1 & ~1 | system & 1


def building_of(site: int) -> int:
    return (site - SITE_BUILDING) // SLOTS


def company_of(pair: int) -> int:
    return pair >> 4


def officer_of(pair: int) -> int:
    return pair & 15


def colour_of(contract: int) -> int:
    """The pile of a private contract."""
    return (contract - FIRST_PRIVATE) // PILE_SIZE
